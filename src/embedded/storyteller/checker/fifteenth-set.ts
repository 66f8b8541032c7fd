import type { SaidAnswers } from './said-answers.ts'

/** Sixty more, written after the mends for the fourteenth set and before anything was mended for these. */
export const FIFTEENTH_SET: SaidAnswers = {
  favourites: [
    {
      to: ['Amaia', 'hija'],
      said: 'Su monopatín nuevo y su gato Pirata',
      right: ['de su monopatín nuevo y de su gato Pirata'],
    },
    {
      to: ['Goyo', 'abuelo'],
      said: 'echarse su dominó con los compadres en la plaza',
      right: ['de echarse su dominó con los compadres en la plaza'],
    },
    {
      to: ['Celeste', 'pareja'],
      said: 'antes las fiestas, ahora las plantas y dormir temprano',
      right: [
        'de las plantas y de dormir temprano',
        'de las plantas y de dormir temprano «Antes las fiestas, ahora las plantas y dormir temprano»',
      ],
    },
    {
      to: ['Ian', 'hijo'],
      said: 'los volcanes!! sabe como se llaman todos',
      right: ['de los volcanes', 'de los volcanes «¡Los volcanes! Sabe como se llaman todos»'],
    },
    { to: ['Blanca', 'suegra'], said: 'coser para fuera', right: ['de coser para fuera'] },
    {
      to: ['Pancho', 'mi mejor amigo'],
      said: 'las motos viejas, el rock y la cerveza bien fría',
      right: ['de las motos viejas, del rock y de la cerveza bien fría'],
    },
    { to: ['Frida', 'perrita'], said: 'q le tiren el frisbee', right: ['de que le tiren el frisbee'] },
    { to: ['Martín', 'alumno'], said: 'NO PARA DE LEER MANGA', right: ['de leer manga'] },
    {
      to: ['Sonsoles', 'madre'],
      said: 'vosotros sabéis que lo mío son los bizcochos',
      right: ['de las cosas dulces «Vosotros sabéis que lo mío son los bizcochos»'],
    },
    { to: ['Emi', 'sobrina'], said: 'mi collar de perlas', right: ['del collar de perlas de Clara'] },
    {
      to: ['Lautaro', 'hermano'],
      said: 'la birra, el fútbol 5 de los martes y Charly García',
      right: ['de la birra, del fútbol 5 de los martes y de Charly García'],
    },
    {
      to: ['Elisa y Tere', 'amigas'],
      said: '¿A quién no le gusta un buen chisme con café?',
      right: ['de un buen chisme con café'],
    },
    {
      to: ['Noa', 'nieta'],
      said: 'brincar en los charcos aunque la regañen',
      right: ['de brincar en los charcos', 'de brincar en los charcos «Brincar en los charcos aunque la regañen»'],
    },
  ],
  memories: [
    {
      to: ['Amaia', 'hija'],
      said: 'perdimos el avión por ir a mirar un caracol',
      right: ['¿Te acuerdas? Perdimos el avión por ir a mirar un caracol.'],
    },
    {
      to: ['Goyo', 'abuelo'],
      said: 'me decia que las estrellas eran agujeritos del cielo y yo le creia',
      right: ['Me decía que las estrellas eran agujeritos del cielo y yo le creía.'],
    },
    {
      to: ['Celeste', 'pareja'],
      said: 'la tercera cita, en la que te quedaste dormida en el cine',
      right: ['¿Te acuerdas de la tercera cita, en la que te quedaste dormida en el cine?'],
    },
    {
      to: ['Ian', 'hijo'],
      said: 'Su primera palabra no fue mamá ni papá: fue "moto"',
      right: ['Su primera palabra no fue mamá ni papá: fue “moto”.'],
    },
    {
      to: ['Blanca', 'suegra'],
      said: 'el vestido de novia me lo hizo ella, puntada a puntada, y no me cobró ni un café',
      right: ['El vestido de novia me lo hizo ella, puntada a puntada, y no me cobró ni un café.'],
    },
    {
      to: ['Pancho', 'mi mejor amigo'],
      said: 'cuando se nos murió el coche en Real de Catorce y nos tocó dormir con las cabras',
      right: [
        '¿Te acuerdas de cuando se nos murió el coche en Real de Catorce y nos tocó dormir con las cabras?',
        'Cuando se nos murió el coche en Real de Catorce y nos tocó dormir con las cabras.',
      ],
    },
    {
      to: ['Frida', 'perrita'],
      said: 'EL DIA Q SE COMIO EL PASTEL DE CUMPLEAÑOS DE MI MAMA',
      right: ['El día que se comió el pastel de cumpleaños de mi mamá.'],
    },
    {
      to: ['Martín', 'alumno'],
      said: 'leyó su poema con las piernas temblando, y al final aplaudimos de pie',
      right: ['Leyó su poema con las piernas temblando, y al final aplaudimos de pie.'],
    },
    {
      to: ['Sonsoles', 'madre'],
      said: 'Mamá, ¿te acuerdas de la gotera de la cocina y del concierto de cacerolas?',
      right: ['Mamá, ¿te acuerdas de la gotera de la cocina y del concierto de cacerolas?'],
    },
    {
      to: ['Emi', 'sobrina'],
      said: 'nos pintamos las uñas de diez colores y tu mamá casi se infarta',
      right: ['¿Te acuerdas? Nos pintamos las uñas de diez colores y tu mamá casi se infarta.'],
    },
    {
      to: ['Lautaro', 'hermano'],
      said: 'te fuiste a vivir afuera y me dejaste tu colección de discos con una nota',
      right: [
        '¿Te acordás? Te fuiste a vivir afuera y me dejaste tu colección de discos con una nota.',
        '¿Te acuerdas? Te fuiste a vivir afuera y me dejaste tu colección de discos con una nota.',
      ],
    },
    {
      to: ['Elisa y Tere', 'amigas'],
      said: 'nuestra graduación, las 3 con el mismo vestido sin saberlo',
      right: ['¿Se acuerdan de nuestra graduación, las 3 con el mismo vestido sin saberlo?'],
    },
    {
      to: ['Noa', 'nieta'],
      said: 'hicimos un pastel y le pusimos sal en vez de azúcar. Nos lo comimos igual!',
      right: [
        '¿Te acuerdas? Hicimos un pastel y le pusimos sal en vez de azúcar. ¡Nos lo comimos igual!',
        'Hicimos un pastel y le pusimos sal en vez de azúcar. ¡Nos lo comimos igual!',
      ],
    },
    {
      to: ['Álex', 'tío'],
      said: 'aquel gol tuyo al Betis, aunque fuera en el patio',
      right: ['¿Te acuerdas de aquel gol tuyo al Betis, aunque fuera en el patio?'],
    },
  ],
  admirations: [
    {
      to: ['Amaia', 'hija'],
      said: 'que le gusta ser diferente',
      right: ['que le gusta ser diferente'],
      toYou: ['que te gusta ser diferente'],
    },
    {
      to: ['Goyo', 'abuelo'],
      said: 'todavia trabaja el campo con sus manos a los 82',
      right: ['que todavía trabaja el campo con sus manos a los 82'],
      toYou: ['que todavía trabajas el campo con tus manos a los 82'],
    },
    {
      to: ['Celeste', 'pareja'],
      said: 'tu forma de decir las verdades sin que duelan',
      right: ['su forma de decir las verdades sin que duelan'],
      toYou: ['tu forma de decir las verdades sin que duelan', null],
    },
    {
      to: ['Ian', 'hijo'],
      said: 'Es muy observador, se fija en todo!',
      right: ['que es muy observador, se fija en todo'],
      toYou: ['que eres muy observador, te fijas en todo'],
    },
    {
      to: ['Blanca', 'suegra'],
      said: 'jamás se ha metido en nuestro matrimonio',
      right: [
        'que jamás se ha metido en nuestro matrimonio',
        '«jamás se ha metido en nuestro matrimonio», con esas palabras',
      ],
      toYou: ['que jamás te has metido en nuestro matrimonio'],
    },
    {
      to: ['Pancho', 'mi mejor amigo'],
      said: 'es compa de verdad, de los q llegan',
      right: ['que es compa de verdad, de los que llegan'],
      toYou: ['que eres compa de verdad, de los que llegan'],
    },
    { to: ['Frida', 'perrita'], said: 'paciente', right: ['su paciencia'], toYou: ['tu paciencia'] },
    {
      to: ['Martín', 'alumno'],
      said: 'su curiosidad, que no se cansa nunca',
      right: ['su curiosidad, que no se cansa nunca'],
      toYou: ['tu curiosidad, que no se cansa nunca'],
    },
    {
      to: ['Sonsoles', 'madre'],
      said: 'sacaste cuatro hijos adelante y aún te sobró cariño para los vecinos',
      right: ['que sacó cuatro hijos adelante y aún le sobró cariño para los vecinos'],
      toYou: ['que sacaste cuatro hijos adelante y aún te sobró cariño para los vecinos'],
    },
    {
      to: ['Lautaro', 'hermano'],
      said: 'bancás a todos sin decir nada',
      right: ['que banca a todos sin decir nada'],
      toYou: ['que bancás a todos sin decir nada'],
    },
    {
      to: ['Elisa y Tere', 'amigas'],
      said: 'su complicidad, llevan 30 años y no se cansan',
      right: [
        'su complicidad, llevan 30 años y no se cansan',
        '«su complicidad, llevan 30 años y no se cansan», con esas palabras',
      ],
      toYou: ['su complicidad, llevan 30 años y no se cansan', null],
    },
    {
      to: ['Noa', 'nieta'],
      said: 'cuando ve a alguien triste va y se sienta a su lado',
      right: ['que cuando ve a alguien triste va y se sienta a su lado'],
      toYou: ['que cuando ves a alguien triste vas y te sientas a su lado', null],
    },
  ],
  traits: [
    {
      to: ['Amaia', 'hija'],
      said: 'duerme con los calcetines puestos',
      right: ['Amaia duerme con los calcetines puestos'],
    },
    {
      to: ['Goyo', 'abuelo'],
      said: 'Sordo del oido izquierdo (o eso dice)',
      right: ['Goyo es sordo del oído izquierdo (o eso dice)'],
    },
    {
      to: ['Celeste', 'pareja'],
      said: 'te quedas dormida a los 5 min de cualquier peli',
      right: ['Celeste se queda dormida a los 5 minutos de cualquier peli'],
    },
    {
      to: ['Ian', 'hijo'],
      said: 'a todo responde "porque sí"',
      right: ['Ian a todo responde “porque sí”', 'a todo, Ian responde “porque sí”'],
    },
    {
      to: ['Blanca', 'suegra'],
      said: 'laca a prueba de huracanes',
      right: ['Blanca tiene laca a prueba de huracanes'],
    },
    {
      to: ['Pancho', 'mi mejor amigo'],
      said: 'panza cervecera y piernas de popote',
      right: [
        'Pancho tiene panza cervecera y piernas de popote',
        'Pancho tiene una panza cervecera y piernas de popote',
      ],
    },
    { to: ['Frida', 'perrita'], said: 'coja de una pata', right: ['Frida es coja de una pata'] },
    {
      to: ['Martín', 'alumno'],
      said: 'nunca trae lápiz y siempre lo presta',
      right: ['Martín nunca trae lápiz y siempre lo presta'],
    },
    {
      to: ['Sonsoles', 'madre'],
      said: 'cuando te enfadas hablas en gallego',
      right: ['cuando se enfada, Sonsoles habla en gallego'],
    },
    { to: ['Emi', 'sobrina'], said: 'RUBIA CON RULOS', right: ['Emi es rubia con rulos'] },
    {
      to: ['Lautaro', 'hermano'],
      said: 'No hay foto en la que salga con los ojos abiertos',
      right: [
        'Lautaro tiene algo que, en palabras de Clara, es así: «no hay foto en la que salga con los ojos abiertos»',
        'Lautaro tiene algo que, en palabras de Clara, es así: «No hay foto en la que salga con los ojos abiertos»',
      ],
    },
    {
      to: ['Noa', 'nieta'],
      said: 'se le ponen los cachetes colorados si alguien la mira',
      right: ['a Noa se le ponen los cachetes colorados si alguien la mira'],
    },
  ],
  people: [
    {
      to: ['amaia', 'hija (7 añitos)'],
      from: 'tu aita',
      right: { name: ['Amaia'], role: ['child'], age: ['small'], from: ['su aita'] },
    },
    {
      to: ['Abuelo Goyo', 'bisabuelo de mis hijos'],
      from: 'Marcela',
      right: { name: ['el abuelo Goyo'], role: ['grandparent', 'other'], age: ['elder'], from: ['Marcela'] },
    },
    {
      to: ['Celeste', 'prometida'],
      from: 'Fede 💍',
      right: { name: ['Celeste'], role: ['partner'], age: ['adult'], from: ['Fede'] },
    },
    {
      to: ['Ian Mateo', 'hijo menor'],
      from: 'Papá y mamá',
      right: { name: ['Ian Mateo'], role: ['child'], age: ['small'], from: ['su papá y su mamá'] },
    },
    {
      to: ['Frida', 'la perrita de mi abuela'],
      from: 'Lolo',
      right: { name: ['Frida'], role: ['pet'], age: ['adult'], from: ['Lolo'] },
    },
    {
      to: ['Martín G.', 'mi alumno de 6to'],
      from: 'Miss Karla',
      right: { name: ['Martín G'], role: ['student'], age: ['older'], from: ['la miss Karla'] },
    },
    {
      to: ['Las del grupo', 'amigas de la prepa'],
      from: 'Lichi',
      right: { name: ['las del grupo'], role: ['friend'], age: ['adult'], from: ['Lichi'] },
    },
    {
      to: ['Tío Álex', 'hermano de mi mamá'],
      from: 'tus sobris',
      right: { name: ['el tío Álex'], role: ['uncle', 'other'], age: ['adult'], from: ['sus sobris'] },
    },
    {
      to: ['LUCIANA VALENTINA', 'recién nacida, primera nieta'],
      from: 'abuela Mirta y abuelo Cacho',
      right: {
        name: ['Luciana Valentina'],
        role: ['grandchild'],
        age: ['small'],
        from: ['la abuela Mirta y el abuelo Cacho'],
      },
    },
  ],
}
