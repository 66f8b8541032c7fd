import type { SaidAnswers } from './said-answers.ts'

/** Sixty more, written together with the ninth set and first run after it. */
export const TENTH_SET: SaidAnswers = {
  favourites: [
    {
      to: ['Alma', 'hija'],
      said: 'Las princesas. Y también los zombis.',
      right: ['de las princesas y de los zombis', 'de las princesas «Las princesas. Y también los zombis»'],
    },
    {
      to: ['Jacinto', 'abuelo'],
      said: 'el dominó con los compadres y su copita de mezcal',
      right: ['del dominó con los compadres y de su copita de mezcal'],
    },
    { to: ['Leo', 'hijo'], said: 'tooodos los animales', right: ['de todos los animales', 'de tooodos los animales'] },
    {
      to: ['Marisol', 'mejor amiga'],
      said: 'ir a conciertos (sobre todo de Shakira)',
      right: [
        'de ir a conciertos (sobre todo de Shakira)',
        'de ir a conciertos «Ir a conciertos (sobre todo de Shakira)»',
      ],
    },
    { to: ['Greta', 'sobrina'], said: 'Frozen 2', right: ['de Frozen 2'] },
    {
      to: ['Emi y Fran', 'primos'],
      said: 'el fútbol, la play y molestar',
      right: ['del fútbol, de la play y de molestar'],
    },
    { to: ['Coco', 'mi conejo'], said: 'zanahorias', right: ['de las zanahorias'] },
    { to: ['Santi', 'pareja'], said: 'le gusta mucho andar en moto', right: ['de andar en moto'] },
    { to: ['Elvira', 'maestra'], said: 'la poesía de Benedetti', right: ['de la poesía de Benedetti'] },
    { to: ['Uriel', 'hermanito'], said: 'hot wheels', right: ['de los Hot Wheels', 'de Hot Wheels'] },
    { to: ['Nuria', 'madre'], said: 'el silencio, ja', right: ['del silencio'] },
    { to: ['Abril', 'nieta'], said: 'Su osita Pompón', right: ['de su osita Pompón'] },
    { to: ['Félix', 'compañero de oficina'], said: 'los memes y el viernes', right: ['de los memes y del viernes'] },
    {
      to: ['Rocío', 'ahijada'],
      said: 'quiere ser astronauta',
      right: ['de ser astronauta', 'de las estrellas «Quiere ser astronauta»'],
    },
    {
      to: ['Ernesto', 'suegro'],
      said: 'la milpa, los caballos, su sombrero',
      right: ['de la milpa, de los caballos y de su sombrero'],
    },
  ],
  memories: [
    {
      to: ['Alma', 'hija'],
      said: 'TE DISFRAZASTE DE CALABAZA Y NO TE LA QUERIAS QUITAR',
      right: ['¿Te acuerdas? Te disfrazaste de calabaza y no te la querías quitar.'],
    },
    {
      to: ['Jacinto', 'abuelo'],
      said: 'me dijo "mija, tú puedes con todo" y nunca se me olvidó',
      right: [
        'Me dijo ‘mija, tú puedes con todo’ y nunca se me olvidó.',
        'Me dijo “mija, tú puedes con todo” y nunca se me olvidó.',
      ],
    },
    {
      to: ['Leo', 'hijo'],
      said: 'ayer, cuando me trajo un diente de leon',
      right: ['Ayer, cuando me trajo un diente de león.'],
    },
    {
      to: ['Marisol', 'mejor amiga'],
      said: 'que vivimos juntas en un cuartito con goteras',
      right: ['¿Te acuerdas? Vivimos juntas en un cuartito con goteras.'],
    },
    {
      to: ['Greta', 'sobrina'],
      said: 'se comió la flor de la novia jajaja',
      right: ['Se comió la flor de la novia jajaja.', 'Se comió la flor de la novia.'],
    },
    {
      to: ['Emi y Fran', 'primos'],
      said: 'el campamento (el de los mosquitos)',
      right: ['¿Se acuerdan del campamento (el de los mosquitos)?', 'El campamento (el de los mosquitos).'],
    },
    {
      to: ['Coco', 'mi conejo'],
      said: 'el escape del 2022: tres horas detrás del sofá',
      right: ['El escape del 2022: tres horas detrás del sofá.'],
    },
    {
      to: ['Santi', 'pareja'],
      said: 'tu y yo en la terraza mirando los fuegos artificiales',
      right: [
        '¿Te acuerdas? Tú y yo en la terraza mirando los fuegos artificiales.',
        'Tú y yo en la terraza mirando los fuegos artificiales.',
      ],
    },
    {
      to: ['Elvira', 'maestra'],
      said: 'Cuando leyó mi cuento delante de toda la clase.',
      right: ['Cuando leyó mi cuento delante de toda la clase.'],
    },
    {
      to: ['Uriel', 'hermanito'],
      said: 'vino a mi cama porque habia tormenta y tenia miedo',
      right: ['Vino a mi cama porque había tormenta y tenía miedo.'],
    },
    {
      to: ['Nuria', 'madre'],
      said: '¿te acuerdas de la tortilla que se te cayó al suelo?',
      right: ['¿Te acuerdas de la tortilla que se te cayó al suelo?'],
    },
    { to: ['Abril', 'nieta'], said: 'su carita cuando vio el mar', right: ['Su carita cuando vio el mar.'] },
    {
      to: ['Félix', 'compañero de oficina'],
      said: 'la cena de navidad, no digo mas',
      right: ['La cena de Navidad, no digo más.', 'La cena de navidad, no digo más.'],
    },
    {
      to: ['Rocío', 'ahijada'],
      said: 'le regalé un telescopio en su cumple nº 8',
      right: ['Le regalé un telescopio en su cumple nº 8.'],
    },
    {
      to: ['Ernesto', 'suegro'],
      said: 'me aceptó como a una hija desde el primer domingo',
      right: ['Me aceptó como a una hija desde el primer domingo.'],
    },
  ],
  admirations: [
    {
      to: ['Alma', 'hija'],
      said: 'eres una niña muy lista y buena',
      right: ['que es una niña muy lista y buena'],
      toYou: ['que eres una niña muy lista y buena'],
    },
    {
      to: ['Jacinto', 'abuelo'],
      said: 'con 80 años sigue trabajando la tierra',
      right: ['que con 80 años sigue trabajando la tierra'],
      toYou: ['que con 80 años sigues trabajando la tierra', null],
    },
    { to: ['Leo', 'hijo'], said: 'SU CORAZON', right: ['su corazón'], toYou: ['tu corazón'] },
    {
      to: ['Marisol', 'mejor amiga'],
      said: 'tía, que siempre estás ahí',
      right: ['que siempre está ahí'],
      toYou: ['que siempre estás ahí'],
    },
    {
      to: ['Greta', 'sobrina'],
      said: 'hace lo que quiere y no pide permiso',
      right: ['que hace lo que quiere y no pide permiso'],
      toYou: ['que haces lo que quieres y no pides permiso'],
    },
    {
      to: ['Emi y Fran', 'primos'],
      said: 'la complicidad que tienen',
      right: ['la complicidad que tienen'],
      toYou: ['la complicidad que tienen', null],
    },
    {
      to: ['Coco', 'mi conejo'],
      said: 'nada, es un inútil adorable',
      right: ['«nada, es un inútil adorable», con esas palabras', 'que es un inútil adorable'],
      toYou: ['que eres un inútil adorable'],
    },
    { to: ['Santi', 'pareja'], said: 'cómo me mirás', right: ['cómo mira a Clara'], toYou: ['cómo me mirás'] },
    {
      to: ['Elvira', 'maestra'],
      said: 'su vocación, su paciencia infinita y que nunca se rindió con nosotros',
      right: ['«su vocación, su paciencia infinita y que nunca se rindió con nosotros», con esas palabras'],
      toYou: ['tu vocación, tu paciencia infinita y que nunca te rendiste con nosotros'],
    },
    {
      to: ['Uriel', 'hermanito'],
      said: 'que ya lee solito',
      right: ['que ya lee solito'],
      toYou: ['que ya lees solito'],
    },
    {
      to: ['Nuria', 'madre'],
      said: 'lo luchadora que has sido siempre',
      right: ['lo luchadora que ha sido siempre'],
      toYou: ['lo luchadora que has sido siempre'],
    },
    {
      to: ['Abril', 'nieta'],
      said: 'todo todo todo de ella',
      right: ['todo', '«todo todo todo de ella», con esas palabras'],
      toYou: ['todo', null],
    },
    {
      to: ['Félix', 'compañero de oficina'],
      said: 'Es un máquina con el Excel',
      right: ['que es un máquina con el Excel'],
      toYou: ['que eres un máquina con el Excel'],
    },
    {
      to: ['Rocío', 'ahijada'],
      said: 'Inteligente. Graciosa. Única.',
      right: ['que es inteligente, graciosa y única', '«Inteligente. Graciosa. Única»'],
      toYou: ['que eres inteligente, graciosa y única', null],
    },
    {
      to: ['Ernesto', 'suegro'],
      said: 'hombre de pocas palabras y corazón grande',
      right: ['que es hombre de pocas palabras y corazón grande'],
      toYou: ['que eres hombre de pocas palabras y corazón grande'],
    },
  ],
  traits: [
    {
      to: ['Alma', 'hija'],
      said: 'le faltan los dos dientes de adelante',
      right: ['a Alma le faltan los dos dientes de adelante'],
    },
    {
      to: ['Jacinto', 'abuelo'],
      said: 'siempre trae dulces en la bolsa del pantalon',
      right: ['Jacinto siempre trae dulces en la bolsa del pantalón'],
    },
    { to: ['Leo', 'hijo'], said: 'dice pisghetti', right: ['Leo dice pisghetti'] },
    {
      to: ['Marisol', 'mejor amiga'],
      said: 'usa las mismas botas desde 2010',
      right: ['Marisol usa las mismas botas desde 2010'],
    },
    { to: ['Greta', 'sobrina'], said: 'pelo azul!!', right: ['Greta tiene pelo azul'] },
    {
      to: ['Emi y Fran', 'primos'],
      said: 'uno habla y el otro come',
      right: ['Emi y Fran tienen algo que, en palabras de Clara, es así: «uno habla y el otro come»'],
    },
    { to: ['Coco', 'mi conejo'], said: 'una oreja caida', right: ['Coco tiene una oreja caída'] },
    { to: ['Santi', 'pareja'], said: 'ronca pero dice que no', right: ['Santi ronca pero dice que no'] },
    {
      to: ['Elvira', 'maestra'],
      said: 'lentes rojos y chal',
      right: ['Elvira tiene lentes rojos y chal', 'Elvira lleva lentes rojos y chal'],
    },
    { to: ['Uriel', 'hermanito'], said: 'no le gustan las verduras', right: ['a Uriel no le gustan las verduras'] },
    {
      to: ['Nuria', 'madre'],
      said: 'llegas siempre media hora antes',
      right: ['Nuria llega siempre media hora antes'],
    },
    { to: ['Abril', 'nieta'], said: 'Chimuela', right: ['Abril es chimuela'] },
    {
      to: ['Félix', 'compañero de oficina'],
      said: 'anda con los audífonos puestos todo el día',
      right: ['Félix anda con los audífonos puestos todo el día'],
    },
    {
      to: ['Rocío', 'ahijada'],
      said: 'asmática, pero corre como nadie',
      right: [
        'Rocío es asmática, pero corre como nadie',
        'Rocío tiene algo que, en palabras de Clara, es así: «asmática, pero corre como nadie»',
      ],
    },
    { to: ['Ernesto', 'suegro'], said: 'bigote de Zapata', right: ['Ernesto tiene bigote de Zapata'] },
  ],
}
