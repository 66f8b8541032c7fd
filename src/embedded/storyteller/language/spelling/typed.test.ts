import { beforeAll, expect, it } from 'vitest'
import { loadDictionary } from '../grammar/dictionary.ts'
import { withNumbersInWords } from '../grammar/numbers.ts'
import { isDerived } from './derived.ts'
import { listed } from './run-ons.ts'
import { withSpeech } from './speech.ts'
import { cleaned, sentences, tidy } from './tidy.ts'

beforeAll(loadDictionary)

const right = [
  'le llevaba un tecito y un panecito',
  'tomamos un cafecito con agüita de canela',
  'un besote y un abrazote de oso',
  'es un grandote con vocecita de niño',
  'los tacos de papa de mi tía',
  'Le encantan las croquetas de papa y la papa rellena.',
  'pelaba papa con la abuela',
  'viajó en remís y volvió en mototaxi',
  'me moría de roche delante de todos',
  'llegaron en bondi y se fueron en trajinera',
  'es una mujer muy berraca',
  'son adorables y admirables',
  'tocaba malambo en la plaza',
  'un arroyito detrás de la casa',
  'el garzón nos trajo otra cosa',
  'siempre lleva un abrigo, por si.',
  'guarda las cajas por si acaso',
  'le decía el tano del almacén',
  'dice también que canta',
  'te ayuda, si puede',
  'siempre viene, si lo llamas o le escribes',
  'es terca, si dice que no es no',
  'siempre dice la verdad',
  'no sabe esconder la verdad',
  'que me enseñó la verdad',
  'enfrenta la verdad',
  'siempre defendió la verdad',
  'le gusta la verdad',
  'su valentía para ver la verdad',
  'busca con paciencia la verdad',
  'enseña con su ejemplo la verdad',
  'ella valora mucho la verdad',
  'publicó en el diario la verdad',
  'lo suyo es perseguir la verdad',
  'el BB King',
  'trabaja en la FDS',
  'la DPS y la línea VD',
  'la TBM nueva',
  'mi perro aki',
  'Aki ladra',
  'vos eras chiquita y te caíste',
  'compartí con vos penas y alegrías',
  'vos apenas caminabas',
  'para vos flores',
  '¡que Dios te bendiga!',
  '¡que los cumplas feliz!',
  '¡que te vaya bien!',
  '¡que todo salga bien!',
  '¡que nunca te falte nada!',
  '¡que mi abuela viva cien años!',
  '¡que cumplas muchos más!',
  '¡que suerte tengas!',
  'vivía en Don Torcuato',
  'la plaza de Don Benito',
  'la película Don Gato',
  'la estancia Don Roberto',
  'un vasito y un pancito',
  'una casona con un risotto',
  'línea 1 hora y media',
  'mi peso no es tema',
  'que me diga la hora',
]
it.each(right)('what is right stays: %s', (typed) => {
  expect(withNumbersInWords(withSpeech(tidy(typed)))).toBe(typed)
})

it.each([
  ['el carro de papa', 'el carro de papá'],
  ['el día que papa lloró', 'el día que papá lloró'],
  ['con mi papa y con papa Luis', 'con mi papá y con papá Luis'],
  ['Recuerdo que mi papa cantó la canción', 'Recuerdo que mi papá cantó la canción'],
])('a father is told from what is eaten: %s', (typed, spelt) => expect(tidy(typed)).toBe(spelt))

it.each([
  ['la vdd es su risa', 'la verdad es su risa'],
  ['su manera de oírme la vdd', 'su manera de oírme, la verdad'],
  ['su paciencia conmigo la verdad', 'su paciencia conmigo, la verdad'],
  ['su amor por los animales la verdad', 'su amor por los animales, la verdad'],
  ['es mi mejor amiga la verdad', 'es mi mejor amiga, la verdad'],
  ['me gusta su cocina la verdad', 'me gusta su cocina, la verdad'],
  ['es muy buena la verdad', 'es muy buena, la verdad'],
  ['los fds vamos al parque', 'los fines de semana vamos al parque'],
  ['el fds pasado', 'el fin de semana pasado'],
  ['mi bb está aki y tmb su abuela', 'mi bebé está aquí y también su abuela'],
  ['vos no cantas ni me cuidas', 'vos no cantás ni me cuidas'],
  ['vos me cuidas', 'vos me cuidás'],
  ['¡que lindo es tenerte!', '¡qué lindo es tenerte!'],
  ['¡que viaje tan largo!', '¡qué viaje tan largo!'],
  ['¡que susto!', '¡qué susto!'],
  ['¡que noche de baile!', '¡qué noche de baile!'],
  ['me dijo Don Beto', 'me dijo don Beto'],
  ['hizo una maseta', 'hizo una maceta'],
  ['la gayeta de vainilla', 'la galleta de vainilla'],
  ['montaba como ginete', 'montaba como jinete'],
  ['es cabesona', 'es cabezona'],
  ['los calsones y un cafesito', 'los calzones y un cafecito'],
  ['un camionsito lleno de pansitos', 'un camioncito lleno de pancitos'],
  ['dnd tdos la quieren', 'donde todos la quieren'],
  ['ns como le hace', 'no sé cómo le hace'],
  ['no sé xq se ríe', 'no sé por qué se ríe'],
  ['un msj de voz y mil msjs', 'un mensaje de voz y mil mensajes'],
  ['ntp por eso', 'no te preocupes por eso'],
  ['vive cn nosotros xa siempre', 'vive con nosotros para siempre'],
  ['vende trailers y posters', 'vende tráilers y pósters'],
  ['trabaja en una optica', 'trabaja en una óptica'],
  ['su pacienca y su generosdad', 'su paciencia y su generosidad'],
  ['por su educasion y su dedicacon', 'por su educación y su dedicación'],
  ['le toco vender el carro', 'le tocó vender el carro'],
  ['peso 2,600 al nacer', 'pesó 2,600 al nacer'],
  ['peso 3 kilos y lloro poquito', 'pesó 3 kilos y lloró poquito'],
  ['fuimos a guatavita y a peñiscola', 'fuimos a Guatavita y a Peñíscola'],
  ['vos sabes bailar', 'vos sabés bailar'],
  ['lava los platos, tambien q cuida a mi abuela', 'lava los platos y también que cuida a mi abuela'],
  ['cose y borda, también que nos escucha', 'cose y borda, y también que nos escucha'],
  ['me paso a buscar a la escuela', 'me pasó a buscar a la escuela'],
  ['yo me paso a buscar a la nena', 'yo me paso a buscar a la nena'],
  ['las almojabanas calientes', 'las almojábanas calientes'],
  ['su perserverancia', 'su perseverancia'],
  ['dice “fíjate q” y “yo q sé”', 'dice “fíjate que” y “yo que sé”'],
  ['la letra q', 'la letra q'],
  ['fuimos al cajon del maipo con la mascara de blue demon', 'fuimos al Cajón del Maipo con la máscara de Blue Demon'],
  ['comimos un berlin y pan con merken', 'comimos un berlín y pan con merkén'],
  ['viajo a berlin con kuchen', 'viajo a Berlín con kuchen'],
  ['la seño marta y mi tia paloma con el señor leon', 'la seño Marta y mi tía Paloma con el señor León'],
  ['tiene ganas de preguntarme como me fue', 'tiene ganas de preguntarme cómo me fue'],
  ['nunca me regaño', 'nunca me regañó'],
  ['toca la bocina para avisar q ya llego', 'toca la bocina para avisar que ya llegó'],
  ['yo toco la bocina para avisar que ya llego', 'yo toco la bocina para avisar que ya llego'],
  ['adivina el asesino y descubre el truco', 'adivina al asesino y descubre el truco'],
  ['crió a tres y guió al grupo', 'crio a tres y guio al grupo'],
  ['no lloró ella llore yo', 'no lloró ella lloré yo'],
  ['si me enfermo ella me hace caldo', 'si me enfermo, ella me hace caldo'],
  ['ella le contestó primero termino la carta', 'ella le contestó primero termino la carta'],
  ['hacia trampa con las cartas', 'hacía trampa con las cartas'],
  ['sale pa uno y me dijo pa el agua tiene hambre', 'sale para uno y me dijo pa el agua tiene hambre'],
  ['perdimos el bus asi que volvimos a pie', 'perdimos el bus, así que volvimos a pie'],
  ['es así que lo quiero', 'es así que lo quiero'],
  ['es bueno, si no tiene plata inventa', 'es bueno: si no tiene plata, inventa'],
  ['tiene un carácter, si la provocas te responde', 'tiene un carácter: si la provocas, te responde'],
])('a slip is mended: %s', (typed, spelt) => expect(tidy(typed)).toBe(spelt))

it.each([
  ['nunca me dijo te lo dije', 'Nunca me dijo “te lo dije”'],
  ['jamás nos dijo te lo advertí', 'Jamás nos dijo “te lo advertí”'],
  ['me gusta que me diga dale nene', 'Me gusta que me diga “dale, nene”'],
  ['me dijo te extrañé mucho', 'Me dijo: “Te extrañé mucho”'],
  ['me dijo que me quería', 'Me dijo que me quería'],
])('what was said has its marks: %s', (typed, marked) => expect(withSpeech(sentences(typed))).toBe(marked))

it.each([
  ['era la 1am', 'era la una de la mañana'],
  ['tipo 3am', 'tipo tres de la mañana'],
  ['a las 5:30am', 'a las cinco y media de la mañana'],
  ['como 1 semana', 'como una semana'],
  ['mi tía 1 vez lloró', 'mi tía una vez lloró'],
  ['llevaba a 6', 'llevaba a seis'],
  ['se bajaron 3 a ayudarlo', 'se bajaron tres a ayudarlo'],
  ['en 4to A y en 1ero B', 'en 4.º A y en 1ero B'],
  ['mi 1er auto y la 2da casa', 'mi primer auto y la segunda casa'],
  ['nos pusieron 9.5 y se bajaron 3', 'nos pusieron 9.5 y se bajaron tres'],
  ['le dijeron 4.8', 'le dijeron 4.8'],
])('a number is told in words: %s', (typed, told) => expect(withNumbersInWords(tidy(typed))).toBe(told))

it.each([
  ['los aviones el mar y su gata', 'los aviones, el mar y su gata'],
  ['el café colado las novelas y su loro', 'el café colado, las novelas y su loro'],
  ['los trenes la leche con platano y su perro', 'los trenes, la leche con platano y su perro'],
  ['las suculentas el mate con miel y cantar', 'las suculentas, el mate con miel y cantar'],
  ['el pan de muerto el chocolate y la feria', 'el pan de muerto, el chocolate y la feria'],
  ['el café de olla los domingos y bailar', 'el café de olla los domingos y bailar'],
  ['el pan con todo el queso y la miel', 'el pan con todo el queso y la miel'],
  ['la abuela cocina las papas y los frijoles', 'la abuela cocina las papas y los frijoles'],
])('things that are liked have their commas: %s', (typed, parted) => expect(listed(typed)).toBe(parted))

it('a derivation is made of a word', () => {
  expect(['tecito', 'matecito', 'piececito', 'perrazo', 'vergüencita', 'besote'].filter(isDerived)).toHaveLength(6)
  expect(['guatavita', 'ermanito', 'corasoncito', 'optica'].filter(isDerived)).toEqual([])
})

it.each(['Aki', 'Aki Tanaka', 'BB', 'Dani Vd', 'Tb'])('a name is no shorthand: %s', (name) =>
  expect(cleaned(name, true)).toBe(name),
)
it('two of a name are joined', () => expect(cleaned('Ana & Luis', true)).toBe('Ana y Luis'))
