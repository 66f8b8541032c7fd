import { bare } from '../language/text.ts'

/** What stays of a day whose things no hand keeps, and two ways in which it brings that day back: predicates for its `el`. */
type Relic = { un: string; wakes: readonly [string, string] }

/**
 * Words of a memory without accents, each whole; what was left of it; how it wakes. After '~' a place, of which less
 * is known than of what was done there; after '!' a game, whose pieces tell it from any other day.
 */
const TABLE = `
mudanza|nos mudamos / un rollo de cinta / dio un tirón, rrras, como al cerrar una caja / rodó hasta quedar en medio
burros?|burrito|caballos?|yegua|mula / una herradura / dio un paso, clop, y luego otro / sonó a cascos, sin ninguna prisa
vacas?|cabras?|ovejas?|corderos?|borregos? / un cencerro / sonó una vez, como llamando a los suyos / se movió solo, y olió a campo
pez|peces|mojarra|dorado|trucha|pecera / un anzuelo sin punta / dio un tirón, como cuando pican / soltó una gota de agua
gallinas?|palomas?|patos?|guajolotes?|pavos?|flamingos?|flamencos|pajar\\w+|loros?|gallos? / una pluma / subió, dio una vuelta y bajó / se esponjó, como antes de echar a volar
perros?|perrit[oa]|cachorr[oa] / una correa / dio un tirón, como cuando alguien quiere salir / tintineó, y por poco se oye un ladrido
gatos?|gatit[oa] / un cascabel / rodó despacio y se detuvo donde quiso / sonó dos veces, como cuando viene alguien
mar|playa|olas?|bahia|cala / una caracola / sonó a mar, muy hondo / dejó caer un hilo de arena
(?<=(?:al|el|del|un) )rio|lago|laguna|albufera|arroyo|poza|acequia|pescar|pesco|pesca / una piedra lisa / se puso oscura y brillante, como recién sacada / sonó a agua que pasa
nadar|nado|alberca|pileta|piscina / una toalla / soltó una gota, luego otra / olió a agua y a sol de aquel día
(?:hi[cz]\\w+|haciendo|armamos|armaron|explot\\w+) (?:un |el |su )?volcan|volcan\\w* (?:y|que|de bicarbonato|de la feria) / un tubo de ensayo / hizo una burbuja, y luego otra / echó espuma otra vez, pero poquita
madera|ropero|tablas / un pedacito de madera / olió a taller recién abierto / se puso suave, como lijada por muchas manos
~(?<=(?:el|al|del|un|los|unos|por|en) )cerros?|montana|paramo|volcan|sierra|escalones / una piedra gris / pesó lo que pesa una cumbre, y se sostuvo / soltó un poco de polvo de allá arriba
~bosque|parque|campo|finca|rancho|monte|pasto|trajinera / una hoja seca / crujió como crujía aquel suelo / se puso verde un instante, por las orillas
plantaba|planto|sembr\\w+|regar|almendro|arbol|helecho|(?<!dia del? )jardin|huerto / una semilla / se abrió un poquito, por la mitad / echó un hilo verde
bici|bicicleta|cicla|rueditas|patineta|patines / un timbre de bici / sonó rin, y todos se hicieron a un lado / dio la vuelta solo, como bajando una cuesta
partido de futbol|el partido|la final(?= .*(?:gol|penal|cancha|futbol|equipo|\\d-\\d))|gol(?:es)?|penal|futbol|perdimos \\d+ a \\d+ / un silbato / pitó como para empezar otra vez / sonó corto y claro, y se oyó un aplauso
elevador|ascensor / un botón dorado / se encendió y dijo ding / bajó y volvió a subir
lluvia de estrellas|perseidas|estrellas fugaces|eclipse / una piedrita negra / cruzó el aire, y dejó una raya de luz / brilló como si acabara de caer de muy arriba
apagon|se fue la luz|sin luz / una vela / se encendió sola / hizo una sombra grande en la pared, y nadie se asustó
acamp\\w+|campamento|carpa|casa de campana|tienda de campana|a oscuras / una linterna / alumbró un círculo en el que cabían todos / parpadeó dos veces, que era la señal
navidad|nochebuena / una estrella de cartón / dio vueltas sobre sí misma, y brilló / se encendió por las cinco puntas
boda|nos casamos|bautizo|bautismo|comunion / una cinta blanca / se desató sola / se enredó en las manos de todos
pastel|tarta / una velita de pastel / se encendió sola / tembló como antes de pedir un deseo
cocin(?:amos|aba|abamos|ar|ando|o|aste|aron)|hornea\\w+|sarten|comal / una cuchara de palo / soltó el olor de aquella cocina / dio dos golpes en el aire, que es como se llama a comer
!arbol(?:ito)? de navidad / una esfera / giró despacio, y se vio en ella la sala entera / brilló con las luces de entonces
!domino / una ficha de dominó / cayó de pie, toc, sobre la mesa / se dio la vuelta sola, y era el doble seis
!ajedrez|peon|peones|jaque / un peón de ajedrez / avanzó dos casillas, sin que nadie lo tocara / se plantó muy derecho, como quien defiende a una reina
!loteria / una carta de lotería / se dio la vuelta sola, y casi se oyó cantarla / se puso en su lugar, y la tabla quedó llena
!(?<=jug\\w{1,6} (?:a |al )?(?:las |la )?)(?:truco|cartas|baraja|chinchon|conquian|mus|brisca|tute|rummy|burako|uno|escoba)(?! de la) / una baraja / se barajó sola, sin que se cayera una carta / enseñó la carta que faltaba
cafe|cafecito|tinto|(?<!jaque )mate|aguapanela|agua de panela|atole|champurrado|chocolate caliente / una taza / echó un hilo de humo / se entibió sola, como recién servida
nacio|naci|recien nacid[oa]|su dedo|el dedo / una pulsera diminuta / se apretó un poquito, como un dedo chico / dio una vuelta sobre sí misma
columpio / una cuerda de columpio / fue y vino, fue y vino / se tensó, como cuando alguien se sube
kayak|remando|remar|boya / un remo / dio una brazada en el aire / soltó un poco de agua, de la de entonces
barca|lancha|velero|bote(?! de) / una cuerda de barca / se enredó sola en un nudo de los buenos / tiró de quien lo llevaba, como tira una barca
cosimos|cosio|coser|cosia\\w*|cosiendo|costura|bord(?:ar|aba\\w*|o|amos|ando|ado|ados) / una aguja con hilo / dio una puntada en el aire, y otra / brilló, y el hilo hizo un dibujo
carpint\\w+|aserr\\w+ / una astilla de madera / olió a taller recién abierto / se puso suave, como lijada por muchas manos
peinado|peinar\\w*|peino|pasadores / un pasador / se abrió y se cerró, clic / brilló entre los dedos, como entonces
lena|fogon|fogata|callejon / un tizón frío / se puso rojo un momento / olió a leña de aquella noche
diente / un diente de leche / brilló en la palma / sonó, tic, como al caer en un vaso
generala|cubilete / un dado / rodó, y cayó en seis / giró sobre una punta, sin caerse
disfraz\\w*|disfrac\\w*|nos disfraz\\w+ / un antifaz / guiñó un ojo, o eso pareció / miró a todos, uno por uno
pintar|pintamos|pintando|pintura|brocha / una brocha / dio un brochazo en el aire, del color de aquel día / salpicó un poco, sin querer
trenz\\w+ / una liga de pelo / se estiró y dio un brinco / se anudó sola, en un moño perfecto
estir\\w+ la masa|amas\\w+ / un rodillo / rodó de ida y vuelta, sin que nadie lo empujara / olió a harina y a horno
inflador|pinch\\w+ / un parche / se pegó solo donde hacía falta / hizo pfff, y se quedó en su sitio
llantas?|neumaticos?|se (?:nos |le )?poncho|se (?:nos |le )?pincho|bencina|en pana / una tuerca / rodó hasta señalar el camino / se apretó sola, y todo quedó firme
~hospital|clinica|maternidad / una pulsera de papel / se cerró alrededor de una muñeca, sin apretar / se puso tibia, como una mano que no se suelta
~escuela|colegio|cole|kinder|salon|universidad|prepa / un lápiz mordido / escribió una palabra, una sola, y era un nombre / se sacó punta sin ayuda de nadie
~cine|teatro|circo|concierto|estadio|museo|acuario|zoologico|feria|partido / un boleto / se partió en dos, y cada mitad señaló a alguien / se puso nuevo, como antes de entrar
~aeropuerto|avion|vuelo / una etiqueta de maleta / dio un tirón, como si ya hubiera llegado a casa / cambió de ciudad, y la que puso era la buena
~tren|metro|autobus|colectivo|micro|bondi / un boleto / se partió en dos, y cada mitad señaló a alguien / se puso nuevo, como antes de subir
~carretera|ruta|autopista|camino|coche|carro|auto|vocho|camioneta|troca|taxi|moto|manejar|conducir|llanta / una llave / dio media vuelta en el aire, y algo arrancó / sonó contra nada, tin, como antes de un viaje
~oficina|trabajo|junta / un clip / se estiró hasta dibujar una flecha / sostuvo solo lo que nadie podía sostener
~iglesia|parroquia|capilla / una vela / se encendió sola / hizo una sombra grande en la pared, y nadie se asustó
~restaurante|cafeteria|fonda|taqueria|tacos|cena|cenamos|comimos|pizza|pizzeria / una servilleta / se desdobló, y olió a lo que había en aquella mesa / se dobló en forma de barco y navegó por el aire
~tienda|super|mercado|tianguis|compras / una canasta / se llenó sola, y alcanzó para todos / se meció, como colgada de un brazo
~cancha|entrenamiento|carrera|maraton / un cordón de zapato / se amarró solo, con doble nudo / se tensó, como antes de la salida
terner[oa]|becerr[oa] / un cencerro / sonó una vez, como llamando a los suyos / se movió solo, y olió a campo
claxon|bocina / una bocina / sonó, pi, piii, y todos levantaron la cabeza / hizo un ruido tan grande que se abrieron las ventanas
`
const ROWS = TABLE.trim()
  .split('\n')
  .map((row) => {
    const [said = '', un = '', first = '', second = ''] = row.split(' / ')
    const isPlace = said.startsWith('~')
    const isGame = said.startsWith('!')
    const test = new RegExp(`(?<![a-z])(?:${said.replace(/^[~!]/u, '')})(?![a-z])`, 'u')
    return { test, un, wakes: [first, second] as const, rank: isPlace ? 2 : isGame ? 0 : 1 }
  })
const NOT = /(?:^| )(?:(?:no|ni|sin|nunca|jamas) (?:\w+ ){0,3}|(?:como|parecia) (?:\w+ )?)$/u

/** Of the first thing or doing that `memory` names and that leaves something behind which `isFree`; null where none does. */
export function relicOf(memory: string, isFree: (un: string) => boolean = () => true): Relic | null {
  const text = withoutNames(memory)
  const key = bare(text)
  return (
    ROWS.map((row) => ({ ...row, at: key.search(row.test) }))
      .filter(({ at, un }) => at >= 0 && isFree(un) && !NOT.test(key.slice(0, at)))
      .sort((a, b) => a.rank - b.rank || a.at - b.at)[0] ?? null
  )
}

/** 'Cerro Muriano' is no hill; what is written in capitals from end to end names nothing by them. */
const withoutNames = (memory: string) =>
  memory === memory.toUpperCase()
    ? memory
    : memory.replace(/(?<=[\p{L},;] )(?!(?:Navidad|Nochebuena|Nochevieja|Año|Reyes)(?!\p{L}))\p{Lu}\p{Ll}+/gu, (name) =>
        '·'.repeat(name.length),
      )
