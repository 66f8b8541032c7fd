import type { SaidAnswers } from './said-answers.ts'

/** Sixty more, written after the mends for the twelfth set and before anything was mended for these. */
export const THIRTEENTH_SET: SaidAnswers = {
  favourites: [
    {
      to: ['Olivia', 'nieta'],
      said: 'SUS CRAYOLAS Y SU CUADERNO DE HOJAS BLANCAS',
      right: ['de sus crayolas y de su cuaderno de hojas blancas'],
    },
    {
      to: ['Maxi', 'hermano'],
      said: 'el rugby, che, desde los 6 años no piensa en otra cosa',
      right: ['del rugby', 'del rugby «El rugby, che, desde los 6 años no piensa en otra cosa»'],
    },
    { to: ['Chabela', 'abuela'], said: 'rezarle a San Judas', right: ['de rezarle a San Judas'] },
    {
      to: ['Dante', 'hijo'],
      said: 'Los superhéroes. Ayer quería ser Batman y hoy quiere ser bombero.',
      right: ['de los superhéroes «Los superhéroes. Ayer quería ser Batman y hoy quiere ser bombero»'],
    },
    {
      to: ['Ainhoa', 'prima'],
      said: 'irse de cañas con las amigas y reírse de todo',
      right: ['de irse de cañas con las amigas y de reírse de todo'],
    },
    { to: ['Berta', 'jefa'], said: 'spinning', right: ['del spinning'] },
    {
      to: ['Ulises', 'mi perro viejito'],
      said: 'acostarse al sol y q nadie lo moleste',
      right: ['de acostarse al sol y de que nadie lo moleste'],
    },
    {
      to: ['Gina', 'pareja'],
      said: 'te encanta el olor de los libros nuevos ❤️',
      right: ['del olor de los libros nuevos'],
    },
    {
      to: ['Tadeo y Luciana', 'mis mellizos'],
      said: 'que les lea el mismo cuento todas las noches',
      right: ['de que les lea el mismo cuento todas las noches'],
    },
    {
      to: ['Eusebio', 'suegro'],
      said: 'los toros no, el fútbol tampoco: lo suyo es la huerta',
      right: ['de la huerta «Los toros no, el fútbol tampoco: lo suyo es la huerta»'],
    },
    {
      to: ['Kenia', 'amiga'],
      said: 'el skincare y las velas aromaticas',
      right: ['del skincare y de las velas aromáticas'],
    },
    { to: ['Facu', 'ahijado'], said: 'las figus del mundial', right: ['de las figus del mundial'] },
    {
      to: ['Rosalía', 'vecina'],
      said: '¿Lo que más le gusta? Sin duda, cuidar de los demás',
      right: ['de cuidar de los demás', 'de lo que más quiere «¿Lo que más le gusta? Sin duda, cuidar de los demás»'],
    },
  ],
  memories: [
    {
      to: ['Olivia', 'nieta'],
      said: 'cuando se le cayó el primer diente y me lo regaló a mi',
      right: ['Cuando se le cayó el primer diente y me lo regaló a mí.'],
    },
    {
      to: ['Maxi', 'hermano'],
      said: 'Vos me enseñaste a manejar en el descampado y chocamos contra el único árbol que había',
      right: ['¿Te acordás? Vos me enseñaste a manejar en el descampado y chocamos contra el único árbol que había.'],
    },
    {
      to: ['Chabela', 'abuela'],
      said: 'el olor de su cocina un domingo a las 11',
      right: ['El olor de su cocina un domingo a las 11.'],
    },
    {
      to: ['Dante', 'hijo'],
      said: 'aprendio a decir murcielago y lo repitio tres dias',
      right: ['Aprendió a decir murciélago y lo repitió tres días.'],
    },
    {
      to: ['Ainhoa', 'prima'],
      said: 'las noches en el pueblo contando estrellas desde el tejado',
      right: ['Las noches en el pueblo contando estrellas desde el tejado.'],
    },
    {
      to: ['Berta', 'jefa'],
      said: 'El día que defendió mi proyecto delante de todo el comité',
      right: ['El día que defendió mi proyecto delante de todo el comité.'],
    },
    {
      to: ['Gina', 'pareja'],
      said: 'dijiste que no, luego que sí, y luego nos reímos una hora',
      right: ['¿Te acuerdas? Dijiste que no, luego que sí, y luego nos reímos una hora.'],
    },
    {
      to: ['Tadeo y Luciana', 'mis mellizos'],
      said: 'se escondieron en el ropero y tardamos 2 horas en encontrarlos!!',
      right: ['¿Se acuerdan? Se escondieron en el ropero y tardamos 2 horas en encontrarlos.'],
    },
    {
      to: ['Eusebio', 'suegro'],
      said: 'Me recibió en su casa como a una hija. Yo estaba muerta de nervios y me sirvió tres platos de cocido sin preguntarme nada.',
      right: [
        'Me recibió en su casa como a una hija. Yo estaba muerta de nervios y me sirvió tres platos de cocido sin preguntarme nada.',
      ],
    },
    {
      to: ['Kenia', 'amiga'],
      said: 'nuestro road trip a baja california sin aire acondicionado',
      right: ['¿Te acuerdas de nuestro road trip a Baja California sin aire acondicionado?'],
    },
    {
      to: ['Facu', 'ahijado'],
      said: 'metiste un gol en contra y lo festejaste igual',
      right: [
        '¿Te acordás? Metiste un gol en contra y lo festejaste igual.',
        '¿Te acuerdas? Metiste un gol en contra y lo festejaste igual.',
      ],
    },
    {
      to: ['Rosalía', 'vecina'],
      said: 'cuando se fue la luz en todo el edificio y usted sacó las velas y el chocolate',
      right: ['¿Se acuerda de cuando se fue la luz en todo el edificio y usted sacó las velas y el chocolate?'],
    },
    {
      to: ['Ulises', 'mi perro viejito'],
      said: 'Lo encontré en una gasolinera, empapado. Me miró. Ya está.',
      right: ['Lo encontré en una gasolinera, empapado. Me miró. Ya está.'],
    },
    {
      to: ['Pili y Mili', 'tías'],
      said: 'vuestras peleas por quién hace mejor la tortilla',
      right: ['¿Os acordáis de vuestras peleas por quién hace mejor la tortilla?'],
    },
  ],
  admirations: [
    {
      to: ['Olivia', 'nieta'],
      said: 'no le cuesta nada hacer amigos',
      right: ['que no le cuesta nada hacer amigos'],
      toYou: ['que no te cuesta nada hacer amigos'],
    },
    {
      to: ['Maxi', 'hermano'],
      said: 'sos el tipo más noble que conozco',
      right: ['«sos el tipo más noble que conozco», con esas palabras'],
      toYou: ['que sos el tipo más noble que conozco'],
    },
    {
      to: ['Chabela', 'abuela'],
      said: 'ha enterrado a dos maridos y sigue cantando',
      right: ['que ha enterrado a dos maridos y sigue cantando'],
      toYou: ['que has enterrado a dos maridos y sigues cantando'],
    },
    { to: ['Dante', 'hijo'], said: 'su imaginacion!!', right: ['su imaginación'], toYou: ['tu imaginación'] },
    {
      to: ['Ainhoa', 'prima'],
      said: 'que es más maja que las pesetas',
      right: ['que es más maja que las pesetas'],
      toYou: ['que eres más maja que las pesetas', null],
    },
    {
      to: ['Berta', 'jefa'],
      said: 'exige mucho pero nunca humilla a nadie',
      right: ['que exige mucho pero nunca humilla a nadie'],
      toYou: ['que exiges mucho pero nunca humillas a nadie'],
    },
    {
      to: ['Gina', 'pareja'],
      said: 'cuando te enojas se te pasa en cinco minutos',
      right: ['que cuando se enoja se le pasa en cinco minutos'],
      toYou: ['que cuando te enojas se te pasa en cinco minutos'],
    },
    {
      to: ['Tadeo y Luciana', 'mis mellizos'],
      said: 'se cuidan el uno al otro',
      right: ['que se cuidan el uno al otro'],
      toYou: ['que se cuidan el uno al otro'],
    },
    {
      to: ['Eusebio', 'suegro'],
      said: 'Trabajador incansable, hombre de pocas palabras y gran corazón',
      right: [
        'que es trabajador incansable, hombre de pocas palabras y gran corazón',
        '«trabajador incansable, hombre de pocas palabras y gran corazón», con esas palabras',
      ],
      toYou: ['que eres trabajador incansable, hombre de pocas palabras y gran corazón', null],
    },
    {
      to: ['Kenia', 'amiga'],
      said: 'lo leal y lo intensa',
      right: ['lo leal y lo intensa'],
      toYou: ['lo leal y lo intensa', null],
    },
    {
      to: ['Rosalía', 'vecina'],
      said: 'Siempre hay un plato de más en su mesa',
      right: ['que siempre hay un plato de más en su mesa'],
      toYou: ['que siempre hay un plato de más en tu mesa', null],
    },
    {
      to: ['Pili y Mili', 'tías'],
      said: 'que no os calláis ni debajo del agua',
      right: ['que no se callan ni debajo del agua'],
      toYou: ['que no os calláis ni debajo del agua'],
    },
  ],
  traits: [
    { to: ['Olivia', 'nieta'], said: 'le faltan las dos paletas', right: ['a Olivia le faltan las dos paletas'] },
    {
      to: ['Maxi', 'hermano'],
      said: 'calvo desde los 25 (dice que es por la ducha)',
      right: ['Maxi es calvo desde los 25 (dice que es por la ducha)'],
    },
    {
      to: ['Chabela', 'abuela'],
      said: 'guarda las bolsas del súper dobladas en triángulo',
      right: ['Chabela guarda las bolsas del súper dobladas en triángulo'],
    },
    {
      to: ['Dante', 'hijo'],
      said: 'dice "espagueti" mal y no lo corregimos',
      right: ['Dante dice “espagueti” mal y no lo corregimos'],
    },
    { to: ['Ainhoa', 'prima'], said: 'no calla ni dormida', right: ['Ainhoa no calla ni dormida'] },
    {
      to: ['Berta', 'jefa'],
      said: 'Manda correos a las 3 de la mañana',
      right: ['Berta manda correos a las 3 de la mañana'],
    },
    {
      to: ['Ulises', 'mi perro viejito'],
      said: 'ya no oye pero huele el jamón a un kilometro',
      right: ['Ulises ya no oye pero huele el jamón a un kilómetro'],
    },
    {
      to: ['Gina', 'pareja'],
      said: 'tus pies helados en la cama',
      right: ['quien conoce a Gina no olvida sus pies helados en la cama'],
    },
    {
      to: ['Tadeo y Luciana', 'mis mellizos'],
      said: 'idénticos, solo los distingue un lunar',
      right: [
        'Tadeo y Luciana son idénticos, solo los distingue un lunar',
        'Tadeo y Luciana tienen algo que, en palabras de Clara, es así: «idénticos, solo los distingue un lunar»',
      ],
    },
    { to: ['Eusebio', 'suegro'], said: 'boina y bastón', right: ['Eusebio tiene boina y bastón'] },
    {
      to: ['Kenia', 'amiga'],
      said: 'llega 40 min tarde y siempre con café para todos',
      right: ['Kenia llega 40 minutos tarde y siempre con café para todos'],
    },
    {
      to: ['Facu', 'ahijado'],
      said: 'Es hincha fanático de River y llora cuando pierde',
      right: ['Facu es hincha fanático de River y llora cuando pierde'],
    },
  ],
  people: [
    {
      to: ['Mi Oli', 'nietecita'],
      from: 'Abu Nelly',
      right: { name: ['Oli', 'su Oli'], role: ['grandchild'], age: ['small'], from: ['la abu Nelly'] },
    },
    {
      to: ['ULISES', 'perro (labrador, 13 años)'],
      from: 'toda la familia Ortega',
      right: { name: ['Ulises'], role: ['pet'], age: ['adult'], from: ['toda la familia Ortega'] },
    },
    {
      to: ['Dr. Felipe Luna', 'el pediatra de mi hijo'],
      from: 'Marisa, mamá de Iker',
      right: { name: ['el doctor Felipe Luna'], role: ['other'], age: ['adult'], from: ['Marisa, mamá de Iker'] },
    },
    {
      to: ['Ana Lucía', 'mi hija, mi todo'],
      from: 'Ma',
      right: { name: ['Ana Lucía'], role: ['child'], age: ['small'], from: ['su ma'] },
    },
    {
      to: ['josé antonio', 'hermanastro'],
      from: 'Vale',
      right: { name: ['José Antonio'], role: ['sibling'], age: ['adult'], from: ['Vale'] },
    },
    {
      to: ['La tía Chata', 'tía abuela'],
      from: 'tus sobrinos nietos',
      right: { name: ['la tía Chata'], role: ['uncle'], age: ['elder', 'adult'], from: ['sus sobrinos nietos'] },
    },
    {
      to: ['Vicky', 'mi ex pero mejor amiga'],
      from: 'Iñaki',
      right: { name: ['Vicky'], role: ['friend'], age: ['adult'], from: ['Iñaki, su amigo', 'Iñaki'] },
    },
    {
      to: ['Nano', 'niño que cuido'],
      from: 'tu nana Chuy',
      right: { name: ['Nano'], role: ['other'], age: ['small'], from: ['su nana Chuy'] },
    },
    {
      to: ['Sra. Kim', 'suegra'],
      from: 'Paola & Jin',
      right: { name: ['la señora Kim'], role: ['inlaw'], age: ['adult'], from: ['Paola y Jin'] },
    },
  ],
}
