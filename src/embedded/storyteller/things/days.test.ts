import { beforeAll, expect, it } from 'vitest'
import { loadDictionary } from '../language/grammar/dictionary.ts'
import { dayOf } from './days.ts'
import { placeIn } from './remembered.ts'
import { wakesOf } from './wakes.ts'

beforeAll(loadDictionary)

const called = (memory: string) => dayOf({ memory, place: null, star: '', pick: (options) => options[0]! }).called

it.each([
  ['no quería bajarse del burro y le prestaba su llavero', 'el tiempo del llavero'],
  ['le ponía curitas a las gallinas', 'el tiempo de la curita'],
  ['siempre metía un burro que hablaba', 'aquel tiempo'],
  ['vino con un cartel y mi nombre mal escrito', 'el día del cartel'],
  ['me dejaba un fósforo junto a la hornalla', 'aquel tiempo'],
  ['la noche que nos reímos tanto', 'aquella noche'],
  ['no había calefacción ni un mango', 'aquel tiempo'],
  ['nos reímos mucho', 'aquel día'],
  ['llevaba un letrero que hizo toda la semana y se mojó', 'el día del letrero'],
  ['todos los martes sale al balcón', 'los martes'],
  ['de niños hacíamos una casita con una sábana', 'el tiempo de la sábana'],
  ['aprendió a silbar en el patio, todo el invierno', 'aquel invierno'],
  ['le enseñé a marcar y el primer mes sólo se le oía la tos', 'aquel tiempo'],
  ['se vino a mi casa quince días y me hizo caldo', 'aquel tiempo'],
  ['le tocó la banda a un señor que cumplía sus 90 años', 'aquel día'],
  ['le escribió a su mamá, que viene cada quince días', 'aquel día'],
  ['tres días después apareció en la azotea', 'aquel día'],
  ['le tocaron la bocina, estuvo tres días contándolo', 'el día de la bocina'],
  ['', 'un día de los buenos'],
  ['el día de todos los santos hicimos un barrilete', 'el día de todos los santos'],
  ['el día de todos mis males', 'aquel día'],
])('«%s» is called «%s»', (memory, name) => expect(called(memory)).toBe(name))

it.each([
  ['fundió en Dolores. Pasamos la noche ahí', 'Dolores'],
  ['nos llevó a Acapulco en camión y volvimos', 'Acapulco'],
  ['cuando fuimos a Chalma caminando y se le rompió', 'Chalma'],
  ['nos llevaba en el balde de la camioneta a Baños y se le olvidaba uno en la gasolinera', 'Baños'],
  ['nos fuimos en camión a ver a Caifanes', null],
  ['me llevó al circo por mi cumpleaños', 'el circo'],
  ['me peinaba antes de ir a la escuela', null],
  ['se escondió porque no quería ir a la escuela', null],
  ['nos contaba de cuando cruzaba el río para ir a la escuela', null],
  ['llegamos con mojarras compradas en el mercado', null],
  ['le compré un telescopio usado en la Lagunilla y subimos a la azotea', 'la azotea'],
])('«%s» was in %s', (memory, place) => expect(placeIn(memory)).toBe(place))

const kept = (memory: string) => dayOf({ memory, place: null, star: '', pick: (options) => options[0]! }).keep.un

it.each([
  ['me llevaba a Cartagena en micro y me compraba palmeras', 'un boleto'],
  ['se quedó con nosotros hasta las tres y mandó traer tamales', 'una hoja de tamal'],
  ['me tapó tres penales seguidos en la plaza', 'un silbato'],
  ['llovía tanto que no salimos', 'una gota de lluvia'],
  ['faltó una pieza y la hizo con cartón y pintura', 'una pieza de rompecabezas'],
  ['armaba el pesebre con un tren que daba la vuelta', 'una figurita del pesebre'],
  ['donde don Chepe nos correteó con la escoba', 'una escoba'],
  ['no quería bajarse del burro del bisabuelo', 'una hoja de calendario'],
  ['nació y pesó lo que una bolsa de arroz', 'una mantita'],
  ['le regaló su navaja y lloraron hasta los perros', 'una navaja'],
  ['nos enseñó a hacer ñoquis los 29', 'un tenedor'],
  ['nos quedamos encerradas en el elevador dos horas', 'un botón dorado'],
  ['cuando nos llevó a conocer el mar', 'una caracola'],
  ['ella me dejó la noticia en una lonchera', 'una lonchera'],
  ['le enseñé a andar en monopatín', 'un monopatín'],
  ['cuando me enseñó a hacer mole', 'una cuchara de palo'],
  ['le saqué las rueditas y arrancó sola', 'un timbre de bici'],
  ['se quitó la chamarra para dármela', 'una chamarra'],
  ['nunca tuvimos perro y nos reíamos', 'una hoja de calendario'],
  ['nos reímos mucho', 'una hoja de calendario'],
  ['nos reímos mucho y nadie lo grabó', 'una hoja de calendario'],
  ['nos caímos y me hizo jurar que no le contara a la mamá', 'una hoja de calendario'],
  ['sale todos los martes al balcón', 'una hoja de calendario'],
  ['cada domingo me llama y me canta', 'una hoja de calendario'],
  ['todos los martes sale a saludar a los del camión y ellos le pitan', 'un claxon'],
  ['me hizo un pastel y le puso sal en vez de azúcar', 'un salero'],
  ['se fue la luz en la oficina y nos acabamos un pastel', 'una caja de pastel'],
  ['nos conocimos haciendo fila en la notaría', 'un papelito de turno'],
  ['hicimos en el juego la casa de sus abuelos', 'un bloque'],
  ['se anotó en la secundaria para adultos', 'un cuaderno'],
  ['aprendió sin ruedines en el pueblo', 'un timbre de bici'],
  ['me puso como veinte broches en la cabeza', 'un broche'],
  ['los domingos me peinaba en el patio con limón', 'un peine'],
  ['pegó stickers en el computador y tuvo una mariposa en la cámara', 'un sticker'],
  ['nos reímos mucho y no tenemos ni una foto', 'una hoja de calendario'],
  ['fuimos al rancho y nos corretearon los guajolotes', 'una pluma'],
  ['estuvimos en Cerro Muriano tres fines de semana', 'una hoja de calendario'],
  ['una lluvia de estrellas en Villa de Leyva', 'una estrella chiquita'],
  ['la guerra de bombas de agua en la finca', 'un globo sin inflar'],
  ['la llevé a patinar a la pista de hielo', 'un cordón de patín'],
  ['voló cometa en Villa El Salvador', 'un hilo de papalote'],
  ['enterró la chancla en el jardín', 'una chancla'],
  ['se rió porque estornudó el perro', 'un pañuelo'],
  ['dio sus primeros pasitos agarrado del repasador', 'un repasador'],
  ['le puso un buzón para que le escribiera recaditos', 'un buzón'],
  ['cuando reprobé mate se sentó conmigo a estudiar', 'un cuaderno'],
  ['aprendimos a manejar en la playa de estacionamiento de un súper', 'una llave'],
  ['pidió mariachi por teléfono y cantaron en altavoz', 'un teléfono'],
  ['llegó con torta envuelta en servilleta bordada', 'una servilleta bordada'],
  ['se puso la bolsa de las empanadas en la cabeza', 'una bolsa de empanadas'],
  ['se nos pinchó la bici camino a la playa', 'un parche'],
  ['se cortó el dedo y no lloró', 'una hoja de calendario'],
  ['me trajo un diente de león', 'una hoja de calendario'],
  ['armamos un conejo de nieve', 'un guante'],
  ['hicimos sopa de pato y brindamos', 'una cuchara de palo'],
  ['me peiné con cola de caballo y la fiesta empezó', 'una hoja de calendario'],
  ['pescamos una gripe en el lago', 'una piedra lisa'],
  ['me dejó plantada y al otro día trajo tulipanes', 'un tulipán'],
  ['nos hicimos patos con la cuenta', 'una hoja de calendario'],
  ['bailamos como patos mojados', 'una hoja de calendario'],
  ['la tarde en que hicimos volar tu cometa', 'una cometa'],
  ['hicimos un avión de papel', 'un avión de papel'],
  ['se comió el pastel de mi hermana', 'una migaja'],
  ['las tardes de radio y mate', 'un mate'],
  ['me sirvió tres platos de cocido', 'una cuchara'],
  ['el jarrón lo rompí yo', 'una hoja de calendario'],
  // a part of what nobody keeps
  ['nos llevaba en el balde de la camioneta a Baños', 'una llave'],
  ['prendió los focos del auto y bailamos', 'una llave'],
  ['mordió el cable de la compu', 'una hoja de calendario'],
  ['le hicieron jaque mate en 4 y nos invitó unos churros', 'un peón de ajedrez'],
  ['atendimos sentadas en cubetas', 'una cubeta'],
  // the thing itself, with what tells it from another
  ['perdió una chancla en la playa', 'una caracola'],
  ['me dio una semilla y le salió un árbol', 'una semilla'],
  ['llegó en chancletas a sacar cajas', 'una chancleta'],
  ['sacó una bolsa de naranjas y nos sentó', 'una bolsa de naranjas'],
  ['me compró unas huarachitas en la plaza', 'una hoja de calendario'],
  ['le puso el suéter rosa de su hermana', 'un suéter rosa'],
  ['me agarró los lentes', 'un par de lentes'],
  ['traía sombrero y botas en la boda', 'un sombrero'],
  ['nos hizo de abejas con una cortina amarilla', 'una cortina amarilla'],
  // verbs that only their accent tells from a thing
  ['mi marido la bajó en brazos y la sacó de ahí', 'una hoja de calendario'],
  // a verb, a game, a phone, what hurts
  ['y saco el asador a las tres', 'una hoja de calendario'],
  ['me ganó jugando a las cartas', 'una baraja'],
  ['trajo una botella de tequila y pozole', 'una cuchara'],
  // what is large, was eaten or done leaves no thing
  ['nos armó la cuna con madera de un ropero', 'un pedacito de madera'],
  ['nos mecía en la cuna', 'una hoja de calendario'],
  ['hicimos el volcán y explotó antes de tiempo', 'un frasquito de bicarbonato'],
  // no row of a place speaks where the word means another thing, and no photograph where nobody took one
  ['hicimos una carrera de sapos en el zaguán', 'una hoja de calendario'],
  ['tiró una fila de sillas y el portero le aplaudió', 'una hoja de calendario'],
  ['comimos buñuelos hasta reventar', 'una hoja de calendario'],
  ['nos tomamos una foto en la azotea', 'una foto'],
  // what the memory names, in its own word
  ['el gato caminó por el teclado y mandó un correo', 'una tecla'],
  ['la cotorra gritó gol en plena misa', 'una pluma'],
  ['regalamos volantes en todo el barrio', 'un volante'],
  ['le di una naranja al chofer', 'una naranja'],
  ['nadó hasta la boya roja y volvió', 'una toalla'],
  ['enterré mis gafas en la arena', 'un par de gafas'],
  ['se le plantó enfrente a un toro', 'una hoja de calendario'],
  ['vendieron collares en la feria bajo una sombrilla verde', 'una sombrilla verde'],
  ['se le olvidó la poesía en el acto', 'una hoja con un poema'],
  ['nos quedamos en el cuarto frío contando chistes', 'un pedacito de hielo'],
  ['vivimos juntas la luna de miel', 'una hoja de calendario'],
])('of «%s» stays %s', (memory, un) => expect(kept(memory)).toBe(un))

const airIn = (memory: string) => dayOf({ memory, place: 'el parque', star: '', pick: (options) => options[0]! }).air

it('has no air of a place where it was no day for a tale', () => {
  expect(airIn('nos abrazamos en el parque')).toHaveLength(1)
  expect(airIn('el temblor del 19, nos abrazamos en el parque')).toEqual([])
})

it.each([
  ['anillo', /infl|calor|crujió/u],
  ['guante', /infl|crujió/u],
  ['casco', /infl|calor|crujió/u],
  ['almohada', /crujió|brilló/u],
  ['piedra', /crujió/u],
  ['bocina', /marcha|lucecita/u],
  ['parche', /clic|brilló|reflejo/u],
  ['paraguas', /clic|reflejo/u],
])('wakes no %s as no such thing wakes', (noun, never) =>
  expect(wakesOf(noun).filter((wake) => never.test(wake))).toEqual([]),
)
