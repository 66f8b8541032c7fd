import { isDone } from '../language/finite.ts'
import { bare } from '../language/text.ts'
import { nounClassOf } from './nouns.ts'

/** What stays of a day whose things no hand keeps, and two ways in which it brings that day back: predicates for its `el`. */
type Relic = { un: string; wakes: readonly [string, string] }

/**
 * Words of a memory without accents, each whole; what was left of it; how it wakes. After '~' a place, of which less
 * is known than of what was done there; after '!' a game, whose pieces tell it from any other day.
 */
const TABLE = `
metrocable|teleferico|funicular / un tiquete doblado / se meció, como quien cuelga de un cable / hizo clac, como al cerrar la puerta
tren|trenes|trenecito|vagon|metro|tranvia / un boleto de tren / hizo clac, como cuando lo picaron / tembló un poco, como tiembla todo cuando pasa un tren
bondi|colectivo|micro|autobus|bus|buses|busetas?|guagua|chepe|transmilenio|combi / un boleto muy doblado / hizo clac, como si alguien lo picara / crujió como recién cortado del rollo
avion|aeropuerto|vuelo / una etiqueta de maleta / se agitó como si hubiera viento de pista / zumbó bajito, como zumba un avión de lejos
llantas?|nafta|gasolina|embrague|ponch(?:ada|o la llanta) / una tuerca / rodó en redondo y se quedó de pie / sonó a camino, con piedras y todo
mudanza|nos mudamos / un rollo de cinta / dio un tirón, rrras, como al cerrar una caja / rodó hasta quedar en medio
remolque|tractor|trailer|falcon|el 147|conducir|manejando|trancon|carro|coche|auto|vocho|camion|camioneta|troca|furgoneta|taxi|claxon|aventon / un llavero / tintineó, como cuando alguien dice «vámonos» / giró despacio hasta apuntar hacia delante
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
lavadora|lavanderia|centrifugado / un calcetín / dio una vuelta y luego otra / salió tibio, como recién lavado
elevador|ascensor / un botón dorado / se encendió y dijo ding / bajó y volvió a subir
serenata|boleros?|cant[oa]\\w*|cancion\\w*|banda|karaoke / un cancionero / se abrió en la página que todos se sabían / dio el tono, bajito
bail\\w+ / un disco / dio una vuelta, y se oyó la pieza / marcó el compás, tac, tac
lluvia de estrellas|perseidas|estrellas fugaces|eclipse / una piedrita negra / cruzó el aire, y dejó una raya de luz / brilló como si acabara de caer de muy arriba
llov\\w+|lluvia|aguacero|aguasero|garua|diluvi\\w+|tormenta / una gota de aquella lluvia / se hizo grande, y sonó a charco / cayó, plin, y volvió a subir
nev(?:aba|o|ada|adas|ando|ar)|nieve|granizo / un guante / se cerró despacio, como quien aprieta una mano / soltó un poco de escarcha
apagon|se fue la luz|sin luz / una vela / se encendió sola / hizo una sombra grande en la pared, y nadie se asustó
acamp\\w+|campamento|carpa|casa de campana|tienda de campana|a oscuras / una linterna / alumbró un círculo en el que cabían todos / parpadeó dos veces, que era la señal
feria|rueda de la fortuna|montana rusa|carrusel|circo|cabalgata|carroza / un boleto de feria / giró en el aire, y se oyó un organillo / brilló de tres colores
sidra|ano nuevo|nochevieja|brind\\w+|uvas / un corcho / saltó, paf, hasta el techo / rodó hasta quedar en medio de todos
navidad|nochebuena / una estrella de cartón / dio vueltas sobre sí misma, y brilló / se encendió por las cinco puntas
boda|nos casamos|bautizo|bautismo|comunion / una cinta blanca / se desató sola / se enredó en las manos de todos
gelatinas?|flan / un molde / tembló, como tiembla lo recién desmoldado / dio la vuelta solo, sin que se cayera nada
pastel|tarta / una velita de pastel / se encendió sola / tembló como antes de pedir un deseo
hot ?cakes|sandwich\\w*|pancakes|brownies / una servilleta con olor a $ / se desdobló, y salió olor a recién hecho / se ató sola por las cuatro puntas
cocin(?:amos|aba|abamos|ar|ando|o|aste|aron)|hornea\\w+|sarten|comal / una cuchara de palo / soltó el olor de aquella cocina / dio dos golpes en el aire, que es como se llama a comer
!arbol(?:ito)? de navidad / una esfera / giró despacio, y se vio en ella la sala entera / brilló con las luces de entonces
!domino / una ficha de dominó / cayó de pie, toc, sobre la mesa / se dio la vuelta sola, y era el doble seis
!ajedrez|peon|peones|jaque / un peón de ajedrez / avanzó dos casillas, sin que nadie lo tocara / se plantó muy derecho, como quien defiende a una reina
!loteria / una carta de lotería / se dio la vuelta sola, y casi se oyó cantarla / se puso en su lugar, y la tabla quedó llena
!(?<=jug\\w{1,6} (?:a |al )?(?:las |la )?)(?:truco|cartas|baraja|chinchon|conquian|mus|brisca|tute|rummy|burako|uno|escoba)(?! de la) / una baraja / se barajó sola, sin que se cayera una carta / enseñó la carta que faltaba
cafe|cafecito|tinto|(?<!jaque )mate|aguapanela|agua de panela|atole|champurrado|chocolate caliente / una taza / echó un hilo de humo / se entibió sola, como recién servida
graduacion|gradu\\w+|birrete / un diploma / se desenrolló solo, y se oyó un aplauso / hizo tac, como al cerrar una carrera
~salon|escuela|colegio|examen|cole|secu|prepa|uni / un lápiz mordido / subrayó algo en el aire / rodó hasta quien lo necesitaba
~oficina|turno|guardia|servidor|facturas / un clip / se enganchó solo a lo que seguía / dio un saltito y se quedó de pie
nacio|naci|recien nacid[oa]|su dedo|el dedo / una pulsera diminuta / se apretó un poquito, como un dedo chico / dio una vuelta sobre sí misma
~carretera|autopista|ruta / un llavero / tintineó, como cuando alguien dice «vámonos» / giró despacio hasta apuntar hacia delante
desfile / un banderín / ondeó, y no soplaba nadie / se desenrolló entero, como en los desfiles
teatro|obra de teatro|pastorela|funcion|cine|concierto|escenario / un programa doblado / se abrió en la página de siempre / crujió como cuando se apagan las luces
~cama|siesta / una sábana doblada / se desdobló sola, y olía a limpio / hizo una carpa en la que cabían todos
guia telefonica|seccion amarilla|directorio / una página de la guía / pasó sola, de la A a la Z, y volvió / crujió con todos sus nombres
tesis / una página de la tesis / se alisó sola, hasta la última nota / crujió como una página ochenta y cuatro
columpio / una cuerda de columpio / fue y vino, fue y vino / se tensó, como cuando alguien se sube
kayak|remando|remar|boya / un remo / dio una brazada en el aire / soltó un poco de agua, de la de entonces
barca|lancha|velero|bote(?! de) / una cuerda de barca / se enredó sola en un nudo de los buenos / tiró de quien lo llevaba, como tira una barca
misa|iglesia|capilla|sermon|virgen / una estampita / olió a cera y a domingo / se puso de pie, sin que nadie la tocara
cosimos|cosio|coser|cosia\\w*|cosiendo|costura|bord(?:ar|aba\\w*|o|amos|ando|ado|ados) / una aguja con hilo / dio una puntada en el aire, y otra / brilló, y el hilo hizo un dibujo
de abejas? / una antena de alambre / tembló, y se oyó un zumbido / hizo bzzz, muy seria
carpint\\w+|aserr\\w+ / una astilla de madera / olió a taller recién abierto / se puso suave, como lijada por muchas manos
venado|alebrije|lunares / un pincel / dibujó un lunar en el aire, y luego otro / soltó una gota del color de entonces
pejelagarto|iguana|lagartija / una piedra tibia / se entibió, como al sol / rodó hasta el mejor sitio
peinado|peinar\\w*|peino|pasadores / un pasador / se abrió y se cerró, clic / brilló entre los dedos, como entonces
simulacro|hacer ranas / una rana de papel / dio un brinco, y luego otro / se quedó quieta, lista para saltar
lucha libre|mistico|estadio|porra / un boleto de estadio / se agitó, y se oyó gritar a la gente / brilló como las luces de la cancha
ultrasonido|ecografia|estornud\\w+|la panza|la barriga|baby shower / un zapatito de lana / dio una patadita en el aire / cupo en un dedo, y lo abrazó
vals|chambelan|xv / una cinta de vestido / dio una vuelta, un, dos, tres / se enredó y se soltó sola
~excursion|camino de santiago|sendero|caminamos|caminando|trayecto|14 km|refugio|pirineos|nevado|kilometros / un cordón de bota / se hizo un nudo, y se soltó / se estiró hacia donde había que ir
inund\\w+|cubetazos / una cubeta / sonó a gota, y a otra gota / se volcó, y ya no quedaba nada
lena|fogon|fogata|callejon / un tizón frío / se puso rojo un momento / olió a leña de aquella noche
closet|ropero|armario / un gancho de ropa / se meció, como cuando alguien se esconde entre los abrigos / giró despacio y señaló la puerta
diente / un diente de leche / brilló en la palma / sonó, tic, como al caer en un vaso
generala|cubilete / un dado / rodó, y cayó en seis / giró sobre una punta, sin caerse
~moto|motocicleta / un llavero / tintineó, como cuando alguien dice «vámonos» / giró despacio hasta apuntar hacia delante
concurso|certamen / un moño de concurso / se desenrolló hasta el suelo / brilló como cuando dicen los nombres
maqueta / una ventanita de cartón / se abrió, y adentro había luz / se cerró con cuidado, para que no se volara nada
disfraz\\w*|disfrac\\w*|nos disfraz\\w+ / un antifaz / guiñó un ojo, o eso pareció / miró a todos, uno por uno
persiana / una cinta de persiana / subió sola, de un tirón / hizo tracatrac, como al abrir
pintar|pintamos|pintando|pintura|brocha / una brocha / dio un brochazo en el aire, del color de aquel día / salpicó un poco, sin querer
zoologico|acuario|museo|planetario / un boleto de entrada / se cortó por la raya, como en la puerta / brilló por el lado que dice «conserve»
abanicos? / un abanico / se abrió de golpe, y corrió un fresco / se cerró, clac, y mandó callar
barr(?:er|iendo|ia|iamos|io|imos) / una escoba / barrió un rincón ella sola / se plantó en la puerta, muy derecha
trenz\\w+ / una liga de pelo / se estiró y dio un brinco / se anudó sola, en un moño perfecto
estir\\w+ la masa|amas\\w+ / un rodillo / rodó de ida y vuelta, sin que nadie lo empujara / olió a harina y a horno
inflador|pinch\\w+ / un parche / se pegó solo donde hacía falta / hizo pfff, y se quedó en su sitio
reprob\\w+|parcial / una hoja de examen / se dobló sola hasta ser un avión / perdió de pronto todos los tachones
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
const NOT = /(?:^| )(?:no|ni|sin|nunca|como|parecia) (?:\w+ )?$/u

const EATEN: ReadonlySet<string | null> = new Set(['bite', 'dish', 'cold', 'drink'])

/** Other things too, or whole meals, or animals that are still alive. */
const NO_FOOD =
  /^(?:papas?|premios?|vac[ií]o|alegr[ií]a|nieves?|mora|polos?|once|dulces?|pulpo|caracol(?:es)?|cangrejo|pavos?|pollos?|cerdo|cordero|concha|cuernos?|castañas?|semillas?|nu[eé]z|nueces|palitos?|barrita|snack|conserva|manjar|crema|hongos?|mango|picante|callos?|mote|carne|sobremesa|banquete|fruta|kinder|completos?|factura|causa|vida|golosinas?|merienda|comida|cena|almuerzo|desayuno|lonche|pescad(?:o|ito)s?|truchas?|salm[oó]n|tuna|coco|lima|cana|raya|submarino|nube|botana|gallo|bola|cereal|locro|media|cielo|miel|agua|leche|t[eé]|mate|vinos?|cervezas?|birras?|chelas?|vermut?|vermú|mezcal|tequila|ron|pisco|aguardiente|whisky|ginebra|gin|fernet|licor|c[oó]ctel|micheladas?|pulque|teta|mamila|biber[oó]n|chupete|malta|jamaica|soda|cava|champán|sidra|jugo|tinto|muña)$/u

const glassOf = (drink: string): Relic => ({
  un: `un vasito de ${drink}`,
  wakes: ['se llenó solo, hasta el borde', 'tintineó, como cuando se brinda'],
})

const napkinOf = (food: string): Relic => ({
  un: `una servilleta con olor a ${food}`,
  wakes: ['se desdobló, y salió olor a recién hecho', 'se ató sola por las cuatro puntas'],
})

/** The first that is eaten or drunk. */
function eatenIn(memory: string): (Relic & { at: number; rank: number }) | null {
  for (const { 0: word, index: at } of memory.matchAll(/(?<!\p{L})\p{Ll}{3,}/gu))
    if (EATEN.has(nounClassOf(word)) && !NO_FOOD.test(word) && !isDone(word))
      return { at, rank: 0, ...(nounClassOf(word) === 'drink' ? glassOf(word) : napkinOf(word)) }
  return null
}

/** Of the first thing or doing that `memory` names and that leaves something behind which `isFree`; null where none does. */
export function relicOf(memory: string, isFree: (un: string) => boolean = () => true): Relic | null {
  const text = withoutNames(memory)
  const key = bare(text)
  const eaten = eatenIn(text)
  return (
    [
      ...ROWS.map((row) => ({ ...row, at: key.search(row.test) })).map((row) => ({
        ...row,
        un: row.un.replace('$', () => row.test.exec(key)?.[0] ?? ''),
      })),
      ...(eaten ? [eaten] : []),
    ]
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
