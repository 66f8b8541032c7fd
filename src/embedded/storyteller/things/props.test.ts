import { expect, it } from 'vitest'
import { z } from 'zod'
import { readTsv } from '../../../../test/fixtures/read-tsv.ts'
import { readSaidSet, SAID_SETS } from '../../../../test/storyteller/said-answers.ts'
import { loadDictionary } from '../language/grammar/dictionary.ts'
import { readFavourite } from '../language/favourite/favourite.ts'
import { CREATURES } from './creatures.ts'
import { HOUSEHOLD } from './household.ts'
import { PASTIMES } from './pastimes.ts'
import type { Prop } from './prop.ts'
import { propsOf } from './props.ts'
import { TABLES } from './tables.ts'

await loadDictionary()

const propsFor = (answer: string) =>
  propsOf(
    readFavourite(answer, 'Clara', (text) => text),
    { pick: ([first]) => first!, name: 'Lía' },
  )

it.each([
  ['las gaviotas de papel', 'una gaviota de papel con ganas de jugar'],
  ['el café de olla', 'una taza de café de olla, muy caliente'],
  ['croquetas de jamón, las suyas', 'una canasta de croquetas de jamón'],
  // a mandarín is somebody else
  ['las mandarinas', 'una canasta de mandarinas'],
  ['que le rasquen la panza', 'un cepillo de rascar panzas'],
  ['que le canten bajito', 'una cajita de música'],
  ['el chisme con pan dulce', 'una canasta de pan dulce'],
  ['los chifles', 'una canasta de chifles'],
  // nobody is a thing in the light
  ['los arqueros', 'un retrato de los arqueros con marco de madera'],
  ['las capitanas', 'un retrato de las capitanas con marco de madera'],
  // of words from elsewhere the article that was written stands, and else the one that everybody says
  ['mangas', 'un manga con las esquinas gastadas'],
  ['la kayak', 'una kayak con el nombre pintado a mano'],
  ['kayak', 'un kayak con el nombre pintado a mano'],
  ['las sirenas', 'una sirena de cola plateada'],
  ['los conciertos', 'un tambor de concierto'],
  ['su bici morada', 'la bici morada, con ganas de rodar'],
  ['andar en cicla', 'una cicla con ganas de rodar'],
  ['pintar con acuarelas', 'una caja de acuarelas con un pincel muy fino'],
  ['bailar tambor', 'un tambor con mucho ritmo'],
  ['sus patines de ruedas verdes', 'un par de patines de ruedas verdes que se reconocía de lejos'],
  ['su pato de hule', 'el pato de hule, con ganas de jugar'],
  ['el biberón', 'un biberón de leche tibia'],
  ['el básquetbol', 'una pelota de básquetbol muy jugada'],
  ['el chupete', 'un chupón con su cadenita'],
  ['su máquina de escribir verde, la tiene desde los 15', 'la máquina de escribir verde'],
  ['coser en su máquina', 'una máquina de coser'],
  ['los motores viejos', 'un motor viejo que todavía andaba'],
  ['armar cosas con las cajas', 'una caja de cartón vacía'],
  ['jugar micro en la cancha', 'una caja de juegos con muchas ganas de jugar micro en la cancha'],
  ['hacer trampa en el truco', 'una baraja de truco'],
  ['enterarse de todo', 'un dibujo de Lía enterándose de todo'],
  ['la palabra no', 'un dibujo de la palabra «no»'],
  ['su barca verde', 'la barca verde, con el nombre pintado a mano'],
  ['el barca', 'una camiseta del Barca'],
  ['su lancha, la Esperanza', 'la lancha, con el nombre pintado a mano'],
  ['el futbol y los pumas', 'una pelota muy pateada'],
  ['los pumas, el futbol', 'una camiseta de los Pumas'],
  ['las vacas de su abuelo Beto', 'una vaca de su abuelo Beto, con cara de conocer a todo el mundo'],
  ['mis borregos', 'un borrego de Clara, con cara de conocer a todo el mundo'],
  ['los pasillos de Carlota Jaramillo', 'un disco de pasillos de Carlota Jaramillo'],
  ['hacer casitas con las cobijas', 'una cobija con una punta mordida'],
  ['ordeñar', 'un balde de ordeñar'],
  ['ser arquera', 'un par de guantes de arquera'],
  ['el anís', 'un vaso de anís, lleno hasta el borde'],
  ['los gusanos de gominola ácidos', 'un gusano de gominola ácido'],
  ['las gafas al cuello', 'un par de gafas que se reconocía de lejos'],
  ['ir al tianguis a buscar ropa', 'un puesto con su toldo de colores'],
  ['los volcanes', 'un volcán del tamaño de un perro'],
  ['el fútbol americano', 'un balón ovalado de costuras blancas'],
  ['los abrazos', 'un abrazo de los que no llevan prisa'],
  // what somebody is, and what is learnt, by what it is done with
  ['ser violinista en una orquesta', 'un violín que se sabía muchas canciones'],
  ['ser nadadora', 'un gorro de natación con muchas ganas de nadar'],
  ['jugar de lateral en el equipo de hockey', 'una pelota de hockey muy jugada'],
  ['jugar de lateral en su equipo', 'un dibujo de Lía jugando de lateral en su equipo'],
  ['sus lecciones de guitarra', 'una guitarra con una cuerda nueva'],
  ['las clases de alfarería de los jueves', 'una taza de barro'],
  ['ser maestra de boxeo', 'un guante de box'],
  ['dibujar historietas', 'un cuaderno lleno de historietas'],
  ['sus clases', 'un dibujo de Lía en sus clases'],
  // what a game is played with, where that is known
  ['el burako', 'una ficha de burako'],
  ['el mahjong', 'una ficha de mahjong'],
  ['la generala', 'un vaso con los dados de la generala'],
  ['el carrom', 'un tablero de carrom'],
  ['la jenga', 'una torre de jenga'],
  ['la brisca', 'una baraja de brisca'],
  ['el rummy', 'una caja de rummy con una esquina pegada'],
  ['ayudar a Clara a regar las plantas', 'una maceta con hojas nuevas'],
  ['estar con sus nietos', 'un sofá con sitio para todos'],
  ['regatear en el mercado', 'un monedero con muchas ganas de regatear en el mercado'],
  ['escuchar canciones con panderos de lata', 'un disco con la música de siempre'],
  ['las mates', 'un cuaderno de matemáticas con las esquinas dobladas'],
  ['los lentes de fondo de botella', 'un par de lentes de fondo de botella que se reconocía de lejos'],
  ['las gomitas de durazno', 'una bolsa de gomitas de durazno'],
  ['las escobas de palma', 'una escoba de palma'],
  ['la tranquilidad', 'un dibujo de la tranquilidad'],
  ['su trabajo', 'un dibujo del trabajo'],
  ['Messi', 'una camiseta de Messi'],
  ['los crucigramas del domingo', 'un crucigrama del domingo a medio hacer'],
  ['las telenovelas turcas, se sabe todas', 'una tele chiquita con un capítulo nuevo de las telenovelas turcas'],
  ['dormir encima de la ropa limpia', 'un montón de ropa limpia'],
  ['su perro Trueno', 'el perro Trueno, con cara de conocer a todo el mundo'],
  ['los boleros viejitos', 'un disco de boleros viejitos'],
  ['el tractor de su abuelo', 'el tractor de su abuelo, con todas las luces encendidas'],
  ['la lampara del pasillo, la mira horas', 'la lámpara del pasillo, con luz propia'],
  ['los líquenes', 'una maceta con líquenes'],
  ['el olor de la lluvia', 'un frasquito que guardaba el olor de la lluvia'],
  ['el ruido del secador', 'una cajita que guardaba el ruido del secador'],
  ['acampar con sus primos', 'una linterna de acampar'],
  ['platicar en la banqueta', 'un banquito de platicar'],
  ['los botones de nácar', 'una lata llena de botones de nácar'],
  ['la hora del recreo', 'un reloj de pared que vivía para la hora del recreo'],
  ['aprender idiomas', 'un cuaderno de idiomas con las esquinas dobladas'],
  ['el america (ni modo)', 'una camiseta del América'],
  ['Alianza Lima corazón', 'una camiseta de Alianza Lima'],
  ['LOS RAYADOS', 'una camiseta de los Rayados'],
  ['Harry Styles y las papas', 'un disco de Harry Styles'],
  ['bts', 'un disco de BTS'],
  ['sus plantas, tiene la azotea llena de cactus', 'una maceta con cactus'],
  ['el skate', 'un skate'],
  ['su novela de las 6', 'una tele chiquita con un capítulo nuevo de la novela de las 6'],
  ['ver Pasapalabra sin que nadie hable', 'una tele chiquita con un capítulo nuevo de Pasapalabra'],
  ['su títere de búho, se llama Profe', 'el títere de búho, con ganas de jugar'],
  ['sus macetas de geranios, les habla a cada una', 'una maceta con geranios'],
  ['su cobija amarilla que se llama Pupi', 'la cobija amarilla, que olía a casa'],
  ['robarse los calcetines', 'un calcetín que se reconocía de lejos'],
  ['los dinosaurios, sobre todo el anquilosaurio', 'un anquilosaurio de cola muy larga'],
  ['los dinosaurios, sobre todo el cuello largo', 'un dinosaurio de cuello muy largo'],
  ['A Mateo los trenes. A Lucas el agua', 'un tren pequeño de tres vagones'],
  ['la Pelusa, su tlapalería', 'un dibujo de la Pelusa'],
  ['su Brasilia 82 que no la vende', 'la Brasilia 82'],
  ['los balones', 'un balón que no sabía estarse en su sitio'],
  ['salir a regar el huertito', 'una regadera de lata, la del huertito'],
  ['ver pasar el tren', 'un tren pequeño de tres vagones'],
  ['juntar caracoles en la playa', 'una lata llena de caracoles'],
  ['la hora del cuento', 'un cuento con las esquinas gastadas'],
  ['los chistes malos', 'un cuaderno de chistes malos'],
  ['las montañas rusas', 'un vagón de las montañas rusas con una sola fila de asientos'],
  ['es fan de los Tigres', 'una camiseta de los Tigres'],
  ['spiderman', 'Spiderman, con ganas de jugar'],
  ['los buenos libros', 'un libro con la esquina doblada'],
  ['su comadre Chole', 'un retrato de su comadre Chole con marco de madera'],
  ['boca juniors', 'una camiseta de Boca Juniors'],
  ['el arcoíris', 'un pedacito de arcoíris'],
  ['el zyxwv', 'un dibujo del zyxwv'],
  // what is one's own, or of one place, is that one
  ['la caja del reloj', 'la caja del reloj'],
  ['el camión de la basura', 'un camión de la basura con todas las luces encendidas'],
  ['mi gorro de la fábrica', 'el gorro de fábrica de Clara, que se reconocía de lejos'],
  // one piece is in no basket, and one glass holds one
  ['una sopaipilla con pebre', 'una sopaipilla con pebre en su servilleta'],
  ['las limonadas de coco', 'un vaso de limonada de coco, lleno hasta el borde'],
  ['el café con pandebono', 'una taza de café, muy caliente'],
  // of whom it is done, and when
  ['preparar tamales con Rosario', 'una canasta de tamales'],
  ['los atlas de países donde nunca va a vivir', 'un atlas con las esquinas gastadas'],
  ['las corcholatitas', 'una lata llena de corcholatitas'],
  ['el cerro El Ávila', 'un cerro del tamaño de un perro'],
  ['los bebés', 'un retrato de los bebés con marco de madera'],
  ['las canciones de cuna', 'un disco de canciones de cuna'],
  ['el trombón de su tío', 'el trombón de su tío'],
  ['ponerse escuchando a los grillos', 'un dibujo de Lía escuchando a los grillos'],
  ['la torta de miel', 'un plato de torta de miel'],
  ['el Atlas', 'una camiseta del Atlas'],
  ['el ascensor de la oficina', 'el ascensor de la oficina'],
  ['el Santos, sufrido', 'una camiseta del Santos'],
  ['su tata Lucho', 'un retrato de su tata Lucho con marco de madera'],
  // what is liked, and not who it is liked with; what it is done with
  ['sus amigas y el volibol', 'una pelota de volibol muy jugada'],
  ['la gimnasia', 'una colchoneta de gimnasia'],
  ['disfrazarse de lo que sea', 'un baúl de disfraces'],
  ['construir cosas de madera', 'un cepillo de carpintero'],
  ['el fútbol, es portera', 'un par de guantes de portera'],
  ['bailar danzón', 'un disco de danzón, de los que no dejan sentarse'],
  ['el coro de la parroquia', 'un disco del coro de la parroquia'],
  ['el agua, se mete en la cubeta', 'un balde de agua, lleno hasta el borde'],
  ['el pan dulce, en especial los cuernitos, y el danzón', 'una canasta de cuernitos'],
  ['que le hagan caras y su jirafa', 'la jirafa, con ganas de jugar'],
])('stages %s as itself', (answer, un) => {
  expect(propsFor(answer)[0]!.un).toBe(un)
})

it.each([
  ['el redoblante', /desafin|canci/u],
  ['la tambora', /desafin|canci/u],
  ['el timbal', /desafin|canci/u],
  ['la marimba', /desafin/u],
  ['la flauta', /desafin/u],
  ['el ventilador', /brinc|salt/u],
  ['el casco de bombero', /brinc|salt|arrug/u],
  ['el ceviche', /hume/u],
  ['su cevichito del domingo', /hum[eo]/u],
  ['los patines', /fru|bandera/u],
  ['morder su jirafa de hule', /corri|olía/u],
  ['la lotería', /bandera|dobl/u],
  ['el telar', /sombra|brinc/u],
  ['el zyxwv', /brinc|salt|respir/u],
  ['los frisbees', /espaldas/u],
  ['la esgrima', /estir|calor/u],
  ['bañarse en la laguna', /ganas|brinc/u],
])('lets %s do nothing that its kind does not do', (answer, never) => {
  const [{ un, does, helps }] = propsFor(answer) as [Prop]
  expect([un, ...does, ...helps].filter((said) => never.test(said))).toEqual([])
})

it.each([
  ['jugar Minecraft', 'jugar Minecraft'],
  ['Minecraft', 'jugar a Minecraft'],
  ['sus gallinas', 'dar de comer a las gallinas'],
  ['tomar el sol en la ventana', 'tomar el sol en la ventana'],
  ['las películas de terror', 'ver las películas de terror'],
  ['la cumbia', 'bailar'],
  ['el patinaje', 'patinar'],
  ['la natación', 'nadar'],
  ['el boxeo', 'boxear'],
  ['el skate', 'andar en skate'],
  ['los stickers', 'pegar los stickers'],
  ['hacer ají de gallina para todos los domingos', 'hacer ají de gallina'],
  ['Stray Kids', 'oír a Stray Kids'],
  ['el béisbol por la radio', 'oír el béisbol por la radio'],
  ['los autitos', 'jugar con los autitos'],
  ['su mochila roja', ''],
  ['no sé, la tranquilidad', ''],
])('plans %s whole or not at all', (answer, together) => {
  expect(propsFor(answer)[0]!.together).toBe(together)
})

it('calls a thing by what stands before its degree', () => {
  expect(propsFor('la paella poco hecha')[0]!.el).toBe('el plato de paella')
})

it('stages no adjective of a thing as a thing of its own', () => {
  expect(propsFor('el café de las 11, solo y sin azúcar, y su nieto Leo').map(({ el }) => el)).toEqual([
    'la taza de café',
    'el retrato',
  ])
})

// right after «ayudaba como podía:», and the plot tells who came and what came of it
it('does nothing that needs anybody else', () => {
  const said = [...CREATURES, ...HOUSEHOLD, ...PASTIMES, ...TABLES].flatMap(([, { does, helps }]) => [
    ...does,
    ...helps,
  ])
  expect(said.filter((one) => /(?<!\p{L})(?:nadie|alguien|cualquiera|todos(?! los| sus))|[:.!]/u.test(one))).toEqual([])
})

it('stages the tale of an hour and what is watered, and what is collected', () => {
  expect(propsFor('la hora del cuento y salir a regar el huertito').map(({ el }) => el)).toEqual([
    'el libro',
    'la regadera',
  ])
  expect(propsFor('coleccionar estampillas')[0]!.un).toBe('una lata llena de estampillas')
})

it('stages what is had beside a thing too', () => {
  expect(propsFor('las novelas turcas con su cafecito').map(({ el }) => el)).toEqual(['la tele', 'la taza de café'])
  // a hand of cards is played with them
  expect(propsFor('la lotería con frijolitos').map(({ el }) => el)).toEqual(['la tabla'])
})

it('takes a club and what stands behind it for two', () => {
  expect(propsFor('River, el mate amargo').map(({ el }) => el)).toEqual(['la camiseta', 'el mate'])
})

it('draws what they draw', () => {
  expect(propsFor('pintar gatos')[0]!.helps.every((help) => help.includes('un gato'))).toBe(true)
  expect(propsFor('dibujar barcos')[0]!.un).toBe('un cuaderno lleno de dibujos de barcos')
  expect(propsFor('dibujar a su prima')[0]!.un).toBe('un cuaderno lleno de dibujos')
})

it('what is heard by radio comes out of one, and is of the gender that its giver wrote', () => {
  expect(propsFor('el ciclismo, lo escucha por radio').map(({ el }) => el)).toEqual(['la bicicleta', 'la radio'])
  expect(propsFor('su sartén, nadie toca la sartén')[0]!.el).toBe('la sartén')
  expect(propsFor('su radio vieja, siempre dice que el radio acompaña')[0]!.el).toBe('el radio')
})

it('stages every thing of several, in their order', () => {
  expect(propsFor('los mapas viejos, las empanadas y tocar el ukelele').map(({ el }) => el)).toEqual([
    'el mapa',
    'la canasta de empanadas',
    'el ukelele',
  ])
})

it.each(['el rummy', 'el parqués', 'la lotería', 'el catán', 'los juegos de mesa'])(
  '%s has no pieces that nobody named',
  (game) => expect(JSON.stringify(propsFor(game))).not.toMatch(/ficha|carta|naipe|dado/u),
)

it('knows more than nine of ten favourites that people have written', () => {
  const said = [
    ...SAID_SETS.flatMap((name) => readSaidSet(name).answers)
      .filter(({ kind }) => kind === 'favourite')
      .map((answer) => answer.said),
    ...readTsv('answers/customers.tsv', z.looseObject({ favorite: z.string() })).map(({ favorite }) => favorite),
  ]
  const unknown = said.filter((answer) => propsFor(answer)[0]!.el !== 'el sofá' && propsFor(answer)[0]!.isStandIn)
  expect(said.length).toBeGreaterThan(350)
  expect(unknown.length / said.length).toBeLessThan(0.08)
})
