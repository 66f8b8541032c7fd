import { expect, it } from 'vitest'
import { loadDictionary } from '../language/grammar/dictionary.ts'
import { readFavourite } from '../language/favourite/favourite.ts'
import { isSure } from '../language/sureness.ts'
import { inUse } from './in-use.ts'
import { propsOf } from './props.ts'

await loadDictionary()

const liked = (answer: string) => readFavourite(answer, 'Clara', (text) => text)
const propsFor = (answer: string, isKept = false) =>
  propsOf(liked(answer), {
    pick: ([first]) => first!,
    name: 'Lía',
    user: isKept ? { name: 'Clara', isMany: false, hasHands: true, isKept } : undefined,
  })
const LIA = { name: 'Lía', isMany: false, hasHands: true }
const starOf = (answer: string) => propsFor(answer)[0]!

it.each([
  'que le hagan piojito',
  'que la dejen en paz',
  'que lo saquen a pasear y le tiren palos',
  'que le avisen cuando hay luna',
  'me esconde las llaves',
  'nos despierta a las seis con la tele',
  'lo que suene a vacaciones',
])('%s bears no sign', (answer) => {
  expect(propsFor(answer).map(({ un }) => un)).toEqual(['un retrato de Lía'])
})

it.each([
  ['que la abracen y la pelota', ['la pelota', 'abrazarla']],
  ['que le silben y el sonajero', ['el sonajero', 'silbarle']],
  ['que lo arrullen bajito y el abanico', ['el abanico', 'arrullarlo bajito']],
  ['que le tarareen de noche y las nubes', ['las nubes', 'tararearle de noche']],
])('%s is a wish, and a thing beside it', (answer, [thing, wish]) => {
  const { items } = liked(answer)
  expect(items[0]!.text).toBe(thing)
  expect(propsFor(answer).some(({ together }) => together === wish)).toBe(true)
})

it.each([
  ['que le hablen suave y mirar el ventilador', ['mirar el ventilador', 'que le hablen suave']],
  ['que lo carguen, dormir en hamaca y la luz', ['dormir en hamaca', 'la luz', 'que lo carguen']],
  ['que la lleven a nadar y bailar', ['que la lleven a nadar y bailar']],
  ['que lo dejen gritar y correr', ['que lo dejen gritar y correr']],
])('%s: what they do is no part of what is done to them', (answer, items) =>
  expect(liked(answer).items.map(({ text }) => text)).toEqual(items),
)

it.each([
  ['su camión', 'una foto del camión de Lía', ''],
  ['el tractor de su padre', 'una foto del tractor de su padre', ''],
  ['su guitarra', 'la guitarra de Lía', 'tocar la guitarra'],
])('%s of somebody missed is shown, and driven by nobody', (answer, un, together) => {
  const [prop] = propsFor(answer, true)
  expect([prop!.un, prop!.together]).toEqual([un, together])
})

it.each([
  ['los viajes a Mompox', 'viajar a Mompox'],
  ['las excursiones a Cocuy', 'ir de excursión a Cocuy'],
  ['los paseos al lago', 'ir de paseo al lago'],
  ['las vacaciones en Tela', 'ir de vacaciones en Tela'],
])('%s is set out for', (answer, together) => expect(starOf(answer).together).toBe(together))

it.each([
  'que le rasquen la espalda y las patas',
  'que le cuenten chistes y las noticias',
  'que le den papilla y la leche tibia',
  'que la tapen y la mimen',
  'que le cepillen el pelo y la cola',
])('%s is one wish', (answer) => expect(liked(answer).items).toHaveLength(1))

it.each([
  'me hace reír como nadie',
  'siempre me escucha con paciencia',
  'nos cuida a todos',
  'me da paz',
  'que me entiende sin hablar',
  'la forma en que me mira',
  'nunca me juzga y me apoya en todo',
  'me ayuda en todo',
  'siempre nos espera',
  'me recibe con cariño',
  'me enseñó a ser buena',
])('%s is what they are to whoever gives, and asked for again', (answer) =>
  expect(isSure(liked(answer).sure)).toBe(false),
)

it.each([
  'me pide cuentos de piratas',
  'me roba las papas',
  'me gusta cómo baila, la salsa',
  'nos gana siempre al dominó',
  'me canta boleros',
  'me enseña trucos de magia',
  'me ayuda a pintar',
  'nos recibe con empanadas',
  'nos espera con mate',
  'que me calle',
  'hacer reír a sus primos',
])('%s may be what they like', (answer) => expect(isSure(liked(answer).sure)).toBe(true))

it.each([
  'quejarse de los semáforos',
  'criticar la tele',
  'hablar de su moto',
  'reírse de la licuadora que hace ruido',
  'discutir del reloj de la plaza',
])('%s shows nothing of what is only spoken of', (answer) => {
  const { un } = starOf(answer)
  expect(un).toMatch(/^una foto de Lía \p{L}+ndo/u)
})

it.each([
  ['ver trenes', 'un tren en miniatura'],
  ['cuidar de las plantas', 'una planta'],
  ['tocar el violín', 'un violín'],
  ['robarse los calcetines', 'un calcetín'],
  ['regar las macetas', 'una maceta'],
])('%s is seen by what it is done to', (answer, un) => expect(starOf(answer).un).toBe(un))

it.each([
  ['juntar relojes que no funcionan', 'juntar relojes que no funcionan'],
  ['escribir cartas que no se mandan', 'escribir cartas que no se mandan'],
  ['ver películas que dan miedo', 'ver películas que dan miedo'],
  ['dormir los sábados hasta las once', 'dormir hasta las once'],
  ['dormir hasta tarde', 'dormir hasta tarde'],
  ['la hamburguesa doble con queso sin cebolla', 'comer una hamburguesa doble con queso sin cebolla'],
  ['comer tacos al pastor sin piña', 'comer tacos al pastor sin piña'],
])('%s keeps what makes it theirs', (answer, together) => expect(starOf(answer).together).toBe(together))

it.each([
  ['juntar piedras que encuentra en el río', 'juntar piedras'],
  ['leer los cuentos que escribió su abuelo', 'leer los cuentos'],
  ['leer novelas los viernes hasta que amanece', 'leer novelas'],
  ['jugar al ajedrez hasta que gana', 'jugar al ajedrez'],
  ['cantar canciones viejas en la ducha sin parar', 'cantar canciones viejas'],
])('%s is planned without what only its giver can say', (answer, together) =>
  expect(starOf(answer).together).toBe(together),
)

it.each([
  ['el ajedrez de los martes', 'un tablero de ajedrez'],
  ['el dominó de los viernes', 'un juego de dominó'],
  ['las empanadas de los sábados', 'un plato de empanadas'],
  ['la paella de los domingos', 'un plato de paella'],
  ['los boleros de los domingos', 'un disco de boleros'],
  ['el café de las cuatro', 'una taza de café'],
  ['las fresas de su jardín', 'un plato de fresas de su jardín'],
  ['los tamales de su tía', 'un plato de tamales de su tía'],
  ['el pan de muerto', 'un plato de pan de muerto'],
])('%s is on the stage as a thing alone', (answer, un) => expect(starOf(answer).un).toBe(un))

it.each([
  ['el pan de yema', 'un plato de pan de yema'],
  ['el mole de su abuela', 'un plato del mole de su abuela'],
  ['los crucigramas del domingo', 'un crucigrama del domingo'],
  ['los discos de los Panchos', 'un disco de Los Panchos'],
  ['el dulce de leche', 'un plato de dulce de leche'],
])('%s keeps its own tail', (answer, un) => expect(starOf(answer).un).toBe(un))

it.each([
  ['la radio de onda corta', 'Lía encendió la radio de onda corta'],
  ['el mate dulce', 'Lía ofreció mate dulce'],
  ['la hamburguesa sin cebolla', 'Lía repartió una hamburguesa sin cebolla'],
  ['nadar en el río en invierno', 'Lía se puso el gorro de natación y dio diez brazadas, como si hubiera agua'],
  ['reparar cosas que nadie usa', 'Lía abrió la caja de herramientas y arregló lo que andaba flojo'],
])('%s has all of its name where it helps', (answer, help) =>
  expect(propsFor(answer)[0]!.helps[0].replace('subió el volumen de', 'encendió')).toContain(help),
)

it.each([
  ['la quena. La toca en la plaza', 'tocar la quena'],
  ['el acordeón, lo toca de oído', 'tocar el acordeón'],
  ['el acordeón. Lo toca su papá', 'oír el acordeón'],
  ['la quena', 'oír la quena'],
])('%s is played by who is said to play it', (answer, together) => expect(starOf(answer).together).toBe(together))

it('says once what it is', () => {
  const [radio] = propsFor('la radio de pilas', true)
  expect(radio!.helps[0].match(/radio/gu)).toHaveLength(1)
})

it.each([
  ['su taller y los tangos', ['el disco', 'la postal']],
  ['las novelas turcas y el mate', ['el mate', 'la tele']],
  ['su laguna y las mandarinas', ['el plato de mandarinas', 'el frasco']],
])('%s has a picture only after what is there itself', (answer, els) =>
  expect(propsFor(answer).map(({ el }) => el)).toEqual(els),
)

it('needs no third person where it helps', () => {
  const answers = ['la paella', 'el café', 'la guitarra', 'los boleros', 'el ajedrez', 'la radio', 'armar maquetas']
  for (const answer of answers) expect(starOf(answer).helps.join(' ')).not.toMatch(/todos|nadie/u)
})

it.each([
  ['el dominó de los jueves', 'jueves'],
  ['el pan de la tarde', 'tarde'],
  ['el café de las cinco', 'cinco'],
  ['la paella de los domingos', 'domingos'],
])('%s helps as it entered, without its day', (answer, day) => {
  const { helps, near } = inUse(starOf(answer), LIA, ([first]) => first!, new Set())
  expect(`${near} ${helps[0]}`).not.toContain(day)
})

it.each([
  ['la caja de herramientas', 'la caja de herramientas'],
  ['el mate amargo', 'mate amargo'],
])('%s helps by all of its name', (answer, name) => {
  expect(inUse(starOf(answer), LIA, ([first]) => first!, new Set()).helps[0]).toContain(name)
})

it.each([
  ['que le canten la sintonía del noticiero', 'la sintonía del noticiero'],
  ['la oreja del conejo', 'un conejo'],
  ['la panza de su perro', 'el perro de Lía'],
  ['las manos de su abuela', 'un dibujo de las manos de su abuela'],
  ['el árbol de mango', 'una rama de un árbol de mango'],
  ['el bonsái', 'un bonsái'],
  ['los camiones de basura, sobre todo el verde que pasa los martes', 'un camión de basura verde en miniatura'],
  ['las películas de Cantinflas', 'una tele portátil con una película de Cantinflas'],
  ['la novela de las cinco', 'una tele portátil con la novela de las cinco'],
  ['los globos, en especial el rojo', 'un globo rojo'],
  ['las gatas, sobre todo la negra', 'una gata negra'],
  // many, of which no colour is said so
  ['las uvas, sobre todo la verde', 'un plato de uvas'],
  ['los dulces, sobre todo el rojo', 'un puñado de dulces'],
  ['los trenes, sobre todo el que va a Toledo', 'un tren en miniatura'],
  ['los globos rojos', 'un globo rojo'],
])('%s is there itself, or as its picture', (answer, un) => expect(starOf(answer).un).toBe(un))

it.each([
  ['el bingo de los jueves', 'jugar al bingo'],
  ['la novela turca de las cinco', 'ver la novela turca'],
  ['las canciones de saludo', 'cantar canciones de saludo'],
  ['ver “El club de los jueves”', 'ver “El club de los jueves”'],
])('%s is planned for any day', (answer, together) => expect(starOf(answer).together).toBe(together))

it('leaves where it is what an animal that is missed looked out of', () => {
  const user = { name: 'Clara', isMany: false, hasHands: true, isKept: true as const }
  const [prop] = propsOf(liked('la ventana de la cocina'), {
    pick: ([first]) => first!,
    name: 'Michi',
    isPet: true,
    user,
  })
  expect(prop!.un).toBe('una foto de la ventana de la cocina')
})
