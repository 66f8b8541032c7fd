import { expect, it } from 'vitest'
import { z } from 'zod'
import { readTsv } from '../../../../test/fixtures/read-tsv.ts'
import { readSaidSet, SAID_SETS } from '../../../../test/storyteller/said-answers.ts'
import { loadDictionary } from '../language/grammar/dictionary.ts'
import { readFavourite } from '../language/favourite/favourite.ts'
import { propsOf } from './props.ts'

await loadDictionary()

const propsFor = (answer: string) =>
  propsOf(
    readFavourite(answer, 'Clara', (text) => text),
    { pick: ([first]) => first!, name: 'Lía' },
  )

it.each([
  ['las gaviotas de papel', 'una gaviota de papel'],
  ['el café de olla', 'una taza de café de olla'],
  ['croquetas de jamón, las suyas', 'un plato de croquetas de jamón'],
  // a mandarín is somebody else
  ['las mandarinas', 'un plato de mandarinas'],
  // a portrait says nothing of what is liked
  ['que le rasquen la panza', 'un retrato de Lía'],
  ['que le canten bajito', 'una canción'],
  ['los chifles', 'un plato de chifles'],
  // nobody is a thing in the light
  ['los arqueros', 'una foto de los arqueros'],
  ['las capitanas', 'una foto de las capitanas'],
  ['las sirenas', 'una sirena'],
  ['los conciertos', 'un boleto de concierto'],
  ['su bici morada', 'la bici morada'],
  ['andar en cicla', 'una cicla'],
  ['pintar con acuarelas', 'una caja de acuarelas'],
  ['bailar tambor', 'un tambor'],
  ['sus patines de ruedas verdes', 'el par de patines de ruedas verdes'],
  ['su pato de hule', 'el pato de hule'],
  ['el biberón', 'un biberón'],
  ['el básquetbol', 'una pelota de básquetbol'],
  ['el chupete', 'un chupete'],
  ['su máquina de escribir verde, la tiene desde los 15', 'la máquina de escribir verde'],
  ['coser en su máquina', 'la máquina de coser'],
  ['los motores viejos', 'una foto de un motor viejo'],
  ['armar cosas con las cajas', 'una caja'],
  ['jugar micro en la cancha', 'una foto de Lía jugando micro en la cancha'],
  ['hacer trampa en el truco', 'una baraja de truco'],
  ['enterarse de todo', 'una foto de Lía enterándose de todo'],
  ['la palabra no', 'un retrato de Lía'],
  ['su barca verde', 'la barca verde'],
  ['el barca', 'una camiseta del Barca'],
  ['su lancha, la Esperanza', 'la lancha de Lía, en miniatura'],
  ['el futbol y los pumas', 'una pelota'],
  ['los pumas, el futbol', 'una camiseta de los Pumas'],
  ['las vacas de su abuelo Beto', 'una vaca de su abuelo Beto'],
  ['mis borregos', 'un borrego de Clara'],
  ['los pasillos de Carlota Jaramillo', 'un disco de pasillos de Carlota Jaramillo'],
  ['hacer casitas con las cobijas', 'una cobija'],
  ['ordeñar', 'un balde de ordeñar'],
  ['ser arquera', 'un par de guantes de arquera'],
  ['el anís', 'un vaso de anís'],
  ['los gusanos de gominola ácidos', 'un dibujo de los gusanos de gominola ácidos'],
  ['las gafas al cuello', 'un par de gafas'],
  ['ir al tianguis a buscar ropa', 'una bolsa del tianguis'],
  ['los volcanes', 'un volcán en miniatura'],
  ['el fútbol americano', 'un balón de fútbol americano'],
  ['los abrazos', 'un retrato de Lía'],
  // what somebody is, and what is learnt, by what it is done with
  ['ser violinista en una orquesta', 'un violín'],
  ['ser nadadora', 'un gorro de natación'],
  ['jugar de lateral en el equipo de hockey', 'una pelota de hockey'],
  ['jugar de lateral en su equipo', 'una foto de Lía jugando de lateral'],
  ['sus lecciones de guitarra', 'una guitarra'],
  ['las clases de alfarería de los jueves', 'una taza de barro'],
  ['ser maestra de boxeo', 'un guante de box'],
  ['dibujar historietas', 'un cuaderno lleno de historietas'],
  ['sus clases', 'una foto de Lía en sus clases'],
  // what a game is played with, where that is known
  ['el burako', 'un juego de burako'],
  ['el mahjong', 'un juego de mahjong'],
  ['la generala', 'un vaso con los dados de la generala'],
  ['el carrom', 'un tablero de carrom'],
  ['la jenga', 'una torre de jenga'],
  ['la brisca', 'una baraja de brisca'],
  ['el rummy', 'una caja de rummy'],
  ['ayudar a Clara a regar las plantas', 'una planta'],
  ['estar con sus nietos', 'una foto de Lía con sus nietos'],
  ['regatear en el mercado', 'una foto de Lía regateando en el mercado'],
  ['escuchar canciones con panderos de lata', 'un disco con la música de siempre'],
  ['las mates', 'un libro de matemáticas'],
  ['los lentes de fondo de botella', 'un par de lentes de fondo de botella'],
  ['las gomitas de durazno', 'un puñado de gomitas de durazno'],
  ['las escobas de palma', 'una escoba de palma'],
  ['la tranquilidad', 'un retrato de Lía'],
  ['su trabajo', 'un retrato de Lía'],
  ['Messi', 'una camiseta de Messi'],
  ['los crucigramas del domingo', 'un crucigrama del domingo'],
  ['las telenovelas turcas, se sabe todas', 'una tele portátil con una telenovela turca'],
  ['dormir encima de la ropa limpia', 'un montón de ropa limpia'],
  ['su perro Trueno', 'el perro Trueno'],
  ['los boleros viejitos', 'un disco de boleros viejitos'],
  ['el tractor de su abuelo', 'el tractor de su abuelo, en miniatura'],
  ['la lampara del pasillo, la mira horas', 'la lámpara del pasillo'],
  ['los líquenes', 'un liquen'],
  ['el olor de la lluvia', 'un dibujo de la lluvia'],
  ['el ruido del secador', 'una grabación del ruido del secador'],
  ['acampar con sus primos', 'una lámpara de acampar'],
  ['platicar en la banqueta', 'una foto de Lía platicando en la banqueta'],
  ['los botones de nácar', 'un puñado de botones de nácar'],
  ['la hora del recreo', 'un retrato de Lía'],
  ['aprender idiomas', 'un libro de idiomas'],
  ['el america (ni modo)', 'una camiseta del América'],
  ['Alianza Lima corazón', 'una camiseta de Alianza Lima'],
  ['LOS RAYADOS', 'una camiseta de los Rayados'],
  ['Harry Styles y las papas', 'un disco de Harry Styles'],
  ['bts', 'un disco de BTS'],
  ['sus plantas, tiene la azotea llena de cactus', 'un cactus'],
  ['el skate', 'un skate'],
  ['su novela de las 6', 'una tele portátil con la novela de las 6'],
  ['ver Pasapalabra sin que nadie hable', 'una tele portátil con Pasapalabra'],
  ['su títere de búho, se llama Profe', 'el títere de búho Profe'],
  ['sus macetas de geranios, les habla a cada una', 'una maceta de geranios'],
  ['su cobija amarilla que se llama Pupi', 'la cobija amarilla Pupi'],
  ['robarse los calcetines', 'un calcetín'],
  ['los dinosaurios, sobre todo el anquilosaurio', 'un anquilosaurio'],
  ['los dinosaurios, sobre todo el cuello largo', 'un dinosaurio de cuello muy largo'],
  ['A Mateo los trenes. A Lucas el agua', 'un tren en miniatura'],
  ['la Pelusa, su tlapalería', 'un dibujo de la Pelusa'],
  ['su Brasilia 82 que no la vende', 'la Brasilia 82'],
  ['los balones', 'un balón'],
  ['salir a regar el huertito', 'una regadera'],
  ['ver pasar el tren', 'un tren en miniatura'],
  ['juntar caracoles en la playa', 'un puñado de caracoles'],
  ['la hora del cuento', 'un cuento'],
  ['los chistes malos', 'un libro de chistes malos'],
  ['las montañas rusas', 'una montaña rusa en miniatura'],
  ['es fan de los Tigres', 'una camiseta de los Tigres'],
  ['spiderman', 'Spiderman'],
  ['los buenos libros', 'un libro'],
  ['su comadre Chole', 'una foto de su comadre Chole'],
  ['boca juniors', 'una camiseta de Boca Juniors'],
  ['el arcoíris', 'una foto del arcoíris'],
  ['el zyxwv', 'un dibujo del zyxwv'],
  // what is one's own, or of one place, is that one
  ['la caja del reloj', 'la caja del reloj'],
  ['el camión de la basura', 'un camión de la basura en miniatura'],
  ['mi gorro de la fábrica', 'el gorro de fábrica de Clara'],
  // one piece is in no basket, and one glass holds one
  ['una sopaipilla con pebre', 'una sopaipilla con pebre'],
  ['las limonadas de coco', 'un vaso de limonada de coco'],
  ['el café con pandebono', 'una taza de café'],
  // of whom it is done, and when
  ['preparar tamales con Rosario', 'un plato de tamales'],
  ['los atlas de países donde nunca va a vivir', 'un atlas'],
  ['los malvones', 'un malvón'],
  ['las corcholatitas', 'un puñado de corcholatitas'],
  ['el cerro El Ávila', 'una piedra del cerro'],
  ['los bebés', 'una foto de los bebés'],
  ['las canciones de cuna', 'un disco de canciones de cuna'],
  ['el trombón de su tío', 'el trombón de su tío'],
  ['la torta de miel', 'un plato de torta de miel'],
  ['el Atlas', 'una camiseta del Atlas'],
  ['el ascensor de la oficina', 'una foto del ascensor de la oficina'],
  ['el Santos, sufrido', 'una camiseta del Santos'],
  ['su tata Lucho', 'una foto de su tata Lucho'],
  // what is liked, and not who it is liked with; what it is done with
  ['sus amigas y el volibol', 'una pelota de volibol'],
  ['la gimnasia', 'un par de zapatillas de gimnasia'],
  ['disfrazarse de lo que sea', 'un disfraz'],
  ['construir cosas de madera', 'un cepillo de carpintero'],
  ['el fútbol, es portera', 'un par de guantes de portera'],
  ['bailar danzón', 'un disco de danzón'],
  ['el coro de la parroquia', 'un disco del coro de la parroquia'],
  ['el agua, se mete en la cubeta', 'un balde de agua'],
  ['el pan dulce, en especial los cuernitos', 'un plato de cuernitos'],
  ['que le hagan caras y su jirafa', 'la jirafa de Lía'],
  // the noun that was typed, and no other
  ['cantar boleros y tocar el güiro que le regaló su tío', 'el güiro'],
  ['dibujar en su cuadernito azul', 'el cuadernito azul'],
  ['los cachorros', 'un cachorro'],
  ['armar cometas', 'una cometa'],
  ['la gata del taller, que se llama Nube', 'la gata Nube'],
  ['el fútbol, es portero, con sus guantes rojos', 'el par de guantes rojos'],
  ['el brasero y su guitarra', 'la guitarra de Lía'],
  ['jugar al chinchón después de cenar', 'una baraja de chinchón'],
  ['el mate de las 7', 'un mate'],
])('stages %s as itself', (answer, un) => {
  expect(propsFor(answer)[0]!.un).toBe(un)
})

it.each([
  ['jugar Minecraft', 'jugar Minecraft'],
  ['Minecraft', 'jugar a Minecraft'],
  ['sus gallinas', 'dar de comer a las gallinas'],
  ['tomar el sol en la ventana', 'tomar el sol'],
  ['las películas de terror', 'ver películas de terror'],
  ['la cumbia', 'bailar'],
  ['el patinaje', 'patinar'],
  ['la natación', 'nadar'],
  ['el boxeo', 'boxear'],
  ['el skate', 'andar en skate'],
  ['los stickers', 'pegar los stickers'],
  ['hacer ají de gallina para todos los domingos', 'hacer ají de gallina'],
  ['Stray Kids', 'oír a Stray Kids'],
  ['el béisbol por la radio', 'oír el béisbol'],
  ['los autitos', 'jugar con los autitos'],
  ['los crucigramas', 'resolver crucigramas'],
  ['los tangos', 'oír tangos'],
  ['la astronomía', ''],
  ['las excavadoras', ''],
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
    'la foto',
  ])
})

it.each([
  ['tocar la guitarra', 'Lía tocó la guitarra de principio a fin, sin ninguna prisa'],
  ['dibujar barcos', 'Lía sacó el cuaderno y se puso a dibujar barcos, y hubo quien quiso aprender'],
  ['la paella', 'Lía repartió paella, y por un rato solo se oyó masticar'],
  ['su laguna', 'Lía destapó el frasco con agua de la laguna y dejó caer una gota en cada mano'],
])('%s is in use where it helps', (answer, helps) => expect(propsFor(answer)[0]!.helps[0]).toBe(helps))

it('nobody who is not there has it in hand', () => {
  const [prop] = propsOf(
    readFavourite('la guitarra', 'Clara', (text) => text),
    { pick: ([first]) => first!, name: 'Lía', user: { name: 'Clara', isMany: false, hasHands: true, isKept: true } },
  )
  expect([...prop!.does, ...prop!.helps].join(' ')).not.toContain('Lía')
})

it.each([
  ['jugar a la lotería los domingos con frijolitos', 'jugar a la lotería'],
  ['armar pistas para las bolitas con tubos de cartón y cinta, por todo el living', 'armar pistas'],
  ['nadar en el mar todo el año', 'nadar en el mar'],
  ['la paella de los domingos', 'comer la paella'],
])('plans %s in the verb that was typed, without its hour', (answer, together) =>
  expect(propsFor(answer)[0]!.together).toBe(together),
)

it('stages the tale of an hour and what is watered, and what is collected', () => {
  expect(propsFor('la hora del cuento y salir a regar el huertito').map(({ el }) => el)).toEqual([
    'el cuento',
    'la regadera',
  ])
  expect(propsFor('coleccionar estampillas')[0]!.un).toBe('un álbum de estampillas')
})

it('stages what is had beside a thing too', () => {
  expect(propsFor('las novelas turcas con su cafecito').map(({ el }) => el)).toEqual(['la taza de café', 'la tele'])
  // a hand of cards is played with them
  expect(propsFor('la lotería con frijolitos').map(({ el }) => el)).toEqual(['la tabla'])
})

it('takes a club and what stands behind it for two', () => {
  expect(propsFor('River, el mate amargo').map(({ el }) => el)).toEqual(['la camiseta', 'el mate'])
})

it('what is heard by radio comes out of one, and is of the gender that its giver wrote', () => {
  expect(propsFor('el ciclismo, lo escucha por radio').map(({ el }) => el)).toEqual(['la bicicleta', 'la radio'])
  expect(propsFor('su sartén, nadie toca la sartén')[0]!.el).toBe('la sartén')
  expect(propsFor('su radio vieja, siempre dice que el radio acompaña')[0]!.el).toBe('el radio')
})

it('stages every thing of several in their order, what is eaten after them', () => {
  expect(propsFor('los mapas viejos, las empanadas y tocar el ukelele').map(({ el }) => el)).toEqual([
    'el mapa',
    'el ukelele',
    'el plato de empanadas',
  ])
})

it.each(['el rummy', 'el parqués', 'la lotería', 'el catán', 'los juegos de mesa'])(
  '%s has no pieces that nobody named',
  (game) => expect(JSON.stringify(propsFor(game))).not.toMatch(/(?<!\p{L})(?:ficha|carta|naipe|dado)/u),
)

it('writes its words, and draws nobody, for less than one of ten favourites that people have written', () => {
  const said = [
    ...SAID_SETS.flatMap((name) => readSaidSet(name).answers)
      .filter(({ kind }) => kind === 'favourite')
      .map((answer) => answer.said),
    ...readTsv('answers/customers.tsv', z.looseObject({ favorite: z.string() })).map(({ favorite }) => favorite),
  ]
  const stars = said.map((answer) => propsFor(answer)[0]!)
  const unknown = stars.filter(({ isStandIn, about }) => isStandIn && about === '')
  expect(said.length).toBeGreaterThan(350)
  expect(stars.filter(({ un }) => un === 'una foto de Lía')).toEqual([])
  expect(unknown.length / said.length).toBeLessThan(0.08)
})
