import type { SaidAnswers } from './said-answers.ts'

/** Sixty more, written after the mends for the fifteenth set and before anything was mended for these. */
export const SIXTEENTH_SET: SaidAnswers = {
  favourites: [
    {
      to: ['Aura', 'hija'],
      said: 'las princesas y los dinosaurios por igual',
      right: ['de las princesas y de los dinosaurios por igual'],
    },
    {
      to: ['Chuyita', 'abuela'],
      said: 'Su rosario de las 6 y luego el cafecito',
      right: ['de su rosario de las 6 y luego el cafecito', 'de su rosario de las 6 y del cafecito'],
    },
    {
      to: ['Emilio', 'novio'],
      said: 'ver el fut los domingos y que nadie le hable',
      right: ['de ver el fut los domingos y de que nadie le hable'],
    },
    { to: ['Pau', 'mejor amiga'], said: 'las pelis coreanas 🎬🍜', right: ['de las pelis coreanas'] },
    {
      to: ['Benja', 'hijo'],
      said: 'los bomberos. Duerme con el casco puesto',
      right: ['de los bomberos «Los bomberos. Duerme con el casco puesto»'],
    },
    { to: ['Otilia', 'vecina'], said: 'regar y barrer la banqueta', right: ['de regar y de barrer la banqueta'] },
    { to: ['Manu', 'cuñado'], said: 'le apasiona la astronomía desde niño', right: ['de la astronomía desde niño'] },
    { to: ['Lola', 'gata'], said: 'MI TECLADO', right: ['del teclado de Clara'] },
    { to: ['Vera', 'sobrina'], said: 'q le haga trenzas de espiga', right: ['de que le haga trenzas de espiga'] },
    {
      to: ['Rolando', 'jefe'],
      said: 'el golf, los buenos libros y llegar antes que todos',
      right: ['del golf, de los buenos libros y de llegar antes que todos'],
    },
    {
      to: ['Tono y Bel', 'padres'],
      said: 'bailar pasodobles en la plaza del pueblo',
      right: ['de bailar pasodobles en la plaza del pueblo'],
    },
    {
      to: ['Gaspar', 'nieto'],
      said: 'no sé si los trenes o las grúas... las grúas!',
      right: ['de los trenes y de las grúas', 'de los trenes «No sé si los trenes o las grúas… ¡las grúas!»'],
    },
    {
      to: ['Mirna', 'tía'],
      said: 'comprar zapatos que luego no se pone',
      right: ['de comprar zapatos que luego no se pone'],
    },
  ],
  memories: [
    {
      to: ['Aura', 'hija'],
      said: 'la noche que nos quedamos despiertas contando gotas en la ventana',
      right: ['¿Te acuerdas de la noche que nos quedamos despiertas contando gotas en la ventana?'],
    },
    {
      to: ['Chuyita', 'abuela'],
      said: 'cuando me escondia los dulces en la bolsa del mandil para q mi mama no los viera',
      right: ['Cuando me escondía los dulces en la bolsa del mandil para que mi mamá no los viera.'],
    },
    {
      to: ['Emilio', 'novio'],
      said: 'Te caíste del kayak y lo primero que dijiste fue "salva el sándwich"',
      right: ['¿Te acuerdas? Te caíste del kayak y lo primero que dijiste fue “salva el sándwich”.'],
    },
    {
      to: ['Pau', 'mejor amiga'],
      said: 'el interrail del 2012, sin un duro y felices',
      right: ['El interrail del 2012, sin un duro y felices.'],
    },
    {
      to: ['Benja', 'hijo'],
      said: 'dio sus primeros pasos persiguiendo una gallina',
      right: ['Dio sus primeros pasos persiguiendo una gallina.'],
    },
    {
      to: ['Otilia', 'vecina'],
      said: 'cuando murio mi papa usted me trajo sopa todos los dias',
      right: ['¿Se acuerda? Cuando murió mi papá usted me trajo sopa todos los días.'],
    },
    {
      to: ['Manu', 'cuñado'],
      said: 'la despedida en Gandía, lo que pasó allí se queda allí',
      right: ['La despedida en Gandía, lo que pasó allí se queda allí.'],
    },
    {
      to: ['Lola', 'gata'],
      said: 'Apareciste en la ventana un martes de lluvia y decidiste que vivías aquí.',
      right: ['¿Te acuerdas? Apareciste en la ventana un martes de lluvia y decidiste que vivías aquí.'],
    },
    {
      to: ['Vera', 'sobrina'],
      said: 'su primera vez en el teatro: se levantó y gritó "cuidado, el lobo!"',
      right: ['Su primera vez en el teatro: se levantó y gritó “¡cuidado, el lobo!”.'],
    },
    { to: ['Rolando', 'jefe'], said: 'me dio una segunda oportunidad', right: ['Me dio una segunda oportunidad.'] },
    {
      to: ['Tono y Bel', 'padres'],
      said: 'nos llevabais a la playa con la tortilla aún caliente',
      right: ['¿Os acordáis? Nos llevabais a la playa con la tortilla aún caliente.'],
    },
    {
      to: ['Gaspar', 'nieto'],
      said: 'Hicimos un avión de papel y voló hasta el balcón de enfrente. La vecina nos lo devolvió con un caramelo dentro.',
      right: [
        '¿Te acuerdas? Hicimos un avión de papel y voló hasta el balcón de enfrente. La vecina nos lo devolvió con un caramelo dentro.',
        'Hicimos un avión de papel y voló hasta el balcón de enfrente. La vecina nos lo devolvió con un caramelo dentro.',
      ],
    },
    {
      to: ['Mirna', 'tía'],
      said: 'me tapaste cuando rompí el florero de la abuela, y nunca dijiste nada',
      right: ['¿Te acuerdas? Me tapaste cuando rompí el florero de la abuela, y nunca dijiste nada.'],
    },
    {
      to: ['Lisandro', 'papá'],
      said: 'las tardes de radio y mate, vos cebando y yo haciendo la tarea',
      right: [
        'Las tardes de radio y mate, vos cebando y yo haciendo la tarea.',
        '¿Te acordás? Las tardes de radio y mate, vos cebando y yo haciendo la tarea.',
      ],
    },
  ],
  admirations: [
    {
      to: ['Aura', 'hija'],
      said: 'que no se rinde hasta que le sale',
      right: ['que no se rinde hasta que le sale'],
      toYou: ['que no te rindes hasta que te sale', null],
    },
    {
      to: ['Chuyita', 'abuela'],
      said: 'reza por todos, hasta por los q le caen mal',
      right: ['que reza por todos, hasta por los que le caen mal'],
      toYou: ['que rezas por todos, hasta por los que te caen mal', null],
    },
    {
      to: ['Emilio', 'novio'],
      said: 'tu calma cuando yo exploto',
      right: ['«tu calma cuando yo exploto», con esas palabras'],
      toYou: ['tu calma cuando yo exploto', null],
    },
    {
      to: ['Pau', 'mejor amiga'],
      said: 'Se come el mundo.',
      right: ['que se come el mundo'],
      toYou: ['que te comes el mundo'],
    },
    {
      to: ['Benja', 'hijo'],
      said: 'con lo chiquito que es y ya cuida a su hermanita',
      right: ['que con lo chiquito que es y ya cuida a su hermanita'],
      toYou: [null],
    },
    {
      to: ['Otilia', 'vecina'],
      said: 'generosa y chismosa a partes iguales jeje',
      right: [
        'que es generosa y chismosa a partes iguales',
        '«generosa y chismosa a partes iguales», con esas palabras',
      ],
      toYou: ['que eres generosa y chismosa a partes iguales', null],
    },
    {
      to: ['Manu', 'cuñado'],
      said: 'dejó de fumar a la primera, eso no lo hace cualquiera',
      right: ['que dejó de fumar a la primera, eso no lo hace cualquiera'],
      toYou: ['que dejaste de fumar a la primera, eso no lo hace cualquiera'],
    },
    { to: ['Lola', 'gata'], said: 'Su dignidad.', right: ['su dignidad'], toYou: ['tu dignidad'] },
    {
      to: ['Vera', 'sobrina'],
      said: 'que pregunta antes de abrazar',
      right: ['que pregunta antes de abrazar'],
      toYou: ['que preguntas antes de abrazar'],
    },
    {
      to: ['Rolando', 'jefe'],
      said: 'su liderazgo y que siempre da la cara por el equipo',
      right: ['su liderazgo y que siempre da la cara por el equipo'],
      toYou: ['tu liderazgo y que siempre das la cara por el equipo'],
    },
    {
      to: ['Tono y Bel', 'padres'],
      said: 'os queréis como el primer día',
      right: ['que se quieren como el primer día'],
      toYou: ['que os queréis como el primer día'],
    },
    {
      to: ['Lisandro', 'papá'],
      said: 'laburaste toda la vida y nunca te quejaste',
      right: ['que laburó toda la vida y nunca se quejó'],
      toYou: ['que laburaste toda la vida y nunca te quejaste'],
    },
  ],
  traits: [
    { to: ['Aura', 'hija'], said: 'baila hasta en el dentista', right: ['Aura baila hasta en el dentista'] },
    {
      to: ['Chuyita', 'abuela'],
      said: 'no oye nada pero se entera de todo',
      right: ['Chuyita no oye nada pero se entera de todo'],
    },
    {
      to: ['Emilio', 'novio'],
      said: 'eres el único ser humano que le pone kétchup al arroz',
      right: ['Emilio es el único ser humano que le pone kétchup al arroz'],
    },
    { to: ['Pau', 'mejor amiga'], said: 'torpona', right: ['Pau es torpona'] },
    {
      to: ['Benja', 'hijo'],
      said: 'su pijama de Spiderman, no se lo quita ni para el cole',
      right: [
        'Benja tiene algo que, en palabras de Clara, es así: «su pijama de Spiderman, no se lo quita ni para el cole»',
      ],
    },
    { to: ['Otilia', 'vecina'], said: 'Siempre en bata y con tubos', right: ['Otilia va siempre en bata y con tubos'] },
    {
      to: ['Manu', 'cuñado'],
      said: 'cuenta los chistes y se rie solo',
      right: ['Manu cuenta los chistes y se ríe solo'],
    },
    { to: ['Lola', 'gata'], said: 'bizca', right: ['Lola es bizca'] },
    { to: ['Vera', 'sobrina'], said: 'le da risa cuando la regañan', right: ['a Vera le da risa cuando la regañan'] },
    {
      to: ['Rolando', 'jefe'],
      said: 'Corbatas horribles, una para cada día del mes',
      right: [
        'Rolando tiene corbatas horribles, una para cada día del mes',
        'Rolando lleva corbatas horribles, una para cada día del mes',
      ],
    },
    {
      to: ['Tono y Bel', 'padres'],
      said: 'discuten por el mando y se duermen los dos a los 5 minutos',
      right: ['Tono y Bel discuten por el mando y se duermen los dos a los 5 minutos'],
    },
    {
      to: ['Gaspar', 'nieto'],
      said: 'tiene un amigo imaginario q se llama Tomate',
      right: ['Gaspar tiene un amigo imaginario que se llama Tomate'],
    },
  ],
  people: [
    {
      to: ['aura maría', 'hija de en medio'],
      from: 'tu mamá que te ama',
      right: { name: ['Aura María'], role: ['child'], age: ['small'], from: ['su mamá'] },
    },
    {
      to: ['Abue Chuyita', 'mi segunda mamá (abuela)'],
      from: 'Lalo y Mafer',
      right: {
        name: ['Abue Chuyita', 'la abue Chuyita'],
        role: ['grandparent', 'parent'],
        age: ['elder'],
        from: ['Lalo y Mafer'],
      },
    },
    {
      to: ['Emilio', 'mi crush'],
      from: 'anónimo',
      right: { name: ['Emilio'], role: ['other'], age: ['adult'], from: ['anónimo', 'Anónimo'] },
    },
    {
      to: ['Lola', 'gata adoptada'],
      from: 'Edu y Sam',
      right: { name: ['Lola'], role: ['pet'], age: ['adult'], from: ['Edu y Sam'] },
    },
    {
      to: ['Vera', 'hija de mi hermano'],
      from: 'Tía Lu',
      right: { name: ['Vera'], role: ['other'], age: ['small'], from: ['la tía Lu'] },
    },
    {
      to: ['Lic. Rolando Paz', 'mi jefe directo'],
      from: 'Recepción',
      right: {
        name: ['Lic. Rolando Paz', 'el licenciado Rolando Paz'],
        role: ['colleague'],
        age: ['adult'],
        from: ['Recepción'],
      },
    },
    {
      to: ['Toñi y Belarmino', 'mis padres'],
      from: 'Vuestros hijos',
      right: { name: ['Toñi y Belarmino'], role: ['parent'], age: ['adult'], from: ['sus hijos'] },
    },
    {
      to: ['GASPAR', '1er nieto'],
      from: 'Tata Hugo',
      right: { name: ['Gaspar'], role: ['grandchild'], age: ['small'], from: ['el tata Hugo'] },
    },
    {
      to: ['Tía Mirna', 'tía de cariño'],
      from: 'la Güerita',
      right: { name: ['la tía Mirna'], role: ['uncle'], age: ['adult'], from: ['la Güerita'] },
    },
  ],
}
