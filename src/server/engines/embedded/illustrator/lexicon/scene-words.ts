import type { ActionId, PlaceId, Time, Weather } from '../scene.ts'
import { findPursuits } from './pursuits.ts'
import { literally } from './sense.ts'
import { plain } from './stem.ts'
import { inThirdPerson } from './verbs.ts'
import { NAMED_PLACES } from './words/named-places.ts'

/** What a text says about one side of a scene. */
export type Found<T> = {
  value: T
  /** What the text says for it. */
  words: string
  /** 0 to 1. */
  confidence: number
}

type Rule<T> = readonly [value: T, pattern: RegExp, confidence: number]

/** Where the text is set: the surest word wins, of equally sure ones the first in the text. */
export function findPlace(text: string): Found<PlaceId> | null {
  return surest([...PLACE_RULES, ...NAMED_RULES], text.replace(VIEW, ' '))
}

export function findTime(text: string): Found<Time> | null {
  return surest(TIME_RULES, text)
}

export function findWeather(text: string): Found<Weather> | null {
  return surest(WEATHER_RULES, text)
}

/** What the people do together. */
export function findAction(text: string): Found<ActionId> | null {
  const said = literally(text).replace(NOT_DONE, ' no ')
  const another = literally(inThirdPerson(text)).replace(NOT_DONE, ' no ')
  // «Las meriendas» are eaten like one.
  const one = said.replace(/(?<=[a-zñ]{4}[aeo])s\b/g, '')
  const hits = [said, another, one].flatMap((version) => hitsOf(ACTION_RULES, version))
  return surestOf([...hits, ...findPursuits(said)])
}

/** «No duerma», «no me canso»: that is not done. Who does not stop dancing dances. */
const NOT_DONE =
  /\bno (?:(?:me|te|se|nos|le|les|lo|la|los|las) )*(?!par|dej|ces|solo|pud|pod|pued|hac|habi|hay|hubo)[a-zñ]+/g

/** Real places by what they look like. */
const NAMED_RULES: readonly Rule<PlaceId>[] = Object.entries(NAMED_PLACES).map(([place, names]) => [
  place as PlaceId,
  new RegExp(`\\b(?:${names.split(/,\s*/).map(plain).join('|')})\\b`),
  0.7,
])

/** What is seen through a window is not where one is. */
const VIEW =
  /ventan\p{L}*(?: abiert\p{L}+)? (?:sobre|al|a|hacia|que dan? a|con vistas a)(?: la| el| los| las| un| una)? \p{L}+/giu

type Hit<T> = Found<T> & { at: number }

function surest<T>(rules: readonly Rule<T>[], text: string): Found<T> | null {
  return surestOf(hitsOf(rules, literally(text)))
}

function hitsOf<T>(rules: readonly Rule<T>[], said: string): Hit<T>[] {
  return rules.flatMap(([value, pattern, confidence]) => {
    const match = pattern.exec(said)
    return match ? [{ value, words: match[0].trim(), confidence, at: match.index }] : []
  })
}

function surestOf<T>(hits: readonly Hit<T>[]): Found<T> | null {
  const best = hits.toSorted((a, b) => b.confidence - a.confidence || a.at - b.at)[0]
  return best ? { value: best.value, words: best.words, confidence: best.confidence } : null
}

const PLACE_RULES: readonly Rule<PlaceId>[] = [
  ['underwater', /\b(bajo el (agua|mar)|fondo del (mar|oceano)|submarin\w*|arrecife\w*|buce\w+|coral\w*)\b/, 0.95],
  ['island', /\b(islas?|islote\w*|atolon)\b/, 0.9],
  ['sea', /\b(alta mar|mar adentro|en (el |un )?(barco|velero|bote|lancha|crucero)|naveg\w+|oceano\w*|a bordo)\b/, 0.9],
  ['beach', /\b(playas?|orilla del mar|costas?|malecon|dunas|muelle|puerto|bahia|cala|caribe|balneario)\b/, 0.9],
  ['beach', /\b(mar|olas|castillos? de arena|conchas|palmeras)\b/, 0.75],
  [
    'space',
    /\b(espacio( exterior)?|planetas?|marte|galaxias?|orbita|nave espacial|cohetes?|astronautas?|via lactea|en la luna|a la luna|saturno|cometa halley)\b/,
    0.85,
  ],
  [
    'sky',
    /\b(en (el|los) cielos?|sobre las nubes|entre (las )?nubes|globo aerostatico|en globo|por el aire|volando|por los cielos|en parapente)\b/,
    0.85,
  ],
  ['castle', /\b(castillos?(?! de arena)|reinos?|palacios?|torreon|almenas|fortalezas?|alcazar|trono)\b/, 0.85],
  [
    'snow',
    /\b(nieve|nevad[ao]s?|nevaba|nevo|esqui\w*|trineos?|polo (norte|sur)|glaciar\w*|iglu|hielo|muñecos? de nieve|antartida|laponia|bariloche)\b/,
    0.85,
  ],
  [
    'mountain',
    /\b(montañas?|sierras?|pirineos|andes|cumbres?|cimas?|picos|cerros?|volcan\w*|montes?|colinas?|laderas?|refugio de montaña|alpes|aconcagua|picos de europa)\b/,
    0.85,
  ],
  ['cave', /\b(cuevas?|grutas?|cavernas?|cenotes?|minas?)\b/, 0.85],
  ['desert', /\b(desiertos?|sahara|camellos|atacama)\b/, 0.85],
  // They stand on balconies, too.
  ['desert', /\bcactus\b/, 0.6],
  ['jungle', /\b(selvas?|jungla|amazon\w+|amazonas|manglar\w*|lianas)\b/, 0.9],
  [
    'forest',
    /\b(bosques?|bosquecillo|arboledas?|pinar\w*|hayedo|setas|robledal\w*|entre (los )?(arboles|pinos))\b/,
    0.85,
  ],
  ['lake', /\b(lagos?|lagunas?|embalse|pantano|estanques?|en (la |una )?(barca|barquita|balsa|trajinera))\b/, 0.88],
  ['river', /\b(rios?|arroyos?|riachuelos?|cascadas?|cataratas?|orillas del \w+|canoa|kayak)\b/, 0.85],
  [
    'fair',
    /\b(ferias?|norias?|tiovivo|carrusel|calesita|parque de (atracciones|diversiones)|circo|verbenas?|montaña rusa|kermes|algodon de azucar|rueda de la fortuna)\b/,
    0.92,
  ],
  ['market', /\b(mercados?|mercadillos?|tianguis|puestos|rastro|bazar)\b/, 0.88],
  ['station', /\b(estacion( de (tren|trenes|autobuses))?|anden\w*|terminal|vias del tren|aeropuertos?)\b/, 0.85],
  [
    'stadium',
    /\b(estadios?|cancha|campo de futbol|partidos?(?! de (?!futbol|liga|copa|basquet|baloncesto|beisbol|rugby))|gradas|futbol|tribuna|pista de atletismo|mundial)\b/,
    0.82,
  ],
  ['stadium', /\bgol(es|azos?)?\b/, 0.78],
  [
    'theatre',
    /\b(teatros?|escenarios?|conciertos?|funcion(es)?|opera|auditorio|telon|camerino|tablao|recital(es)?|obra de teatro)\b/,
    0.85,
  ],
  ['library', /\b(bibliotecas?|librerias?|estanterias?|entre libros)\b/, 0.9],
  [
    'school',
    /\b(escuelas?|colegios?|cole|clases?|aulas?|patio del (cole|colegio|recreo)|universidad|guarderia|kinder|instituto|pizarra)\b/,
    0.82,
  ],
  [
    'workshop',
    /\b(taller(es)?|garajes?|cochera|carpinteria|banco de trabajo|laboratorio|estudio de pintura|fragua)\b/,
    0.85,
  ],
  ['kitchen', /\b(cocinas?|horno|fogones?|cocinando|cocinar|amasa\w*|horne\w*|recetas?|guisa\w*)\b/, 0.8],
  [
    'bedroom',
    /\b(dormitorios?|habitacion(es)?|cuarto|camas?|recamara|(mi|su|la|tu) pieza\b|antes de dormir|literas?|alcoba|almohadas?)\b/,
    0.82,
  ],
  [
    'living-room',
    /\b(salon|sala( de estar)?|sofas?|chimenea|living|comedor|sillon(es)?|en casa|desvan|atico|junto al fuego|tele)\b/,
    0.76,
  ],
  [
    'farm',
    /\b(granjas?|establo|gallinero|corral(es)?|rancho|estancia|tambo|tractor\w*|vacas|hacienda|masia|caserio|finca)\b/,
    0.88,
  ],
  [
    'countryside',
    /\b(campos?|praderas?|prados?|valles?|trigal\w*|viñedos?|olivar\w*|girasoles|campiña|llanuras?|pampa|dehesa|maizal|milpa|senderos?|caminos?)\b/,
    0.74,
  ],
  [
    'park',
    /\b(parques?(?! de (atracciones|diversiones))|columpios?|tobogan\w*|hamacas|plaza de juegos|alameda|plazoleta|kiosco|retiro|chapultepec)\b/,
    0.84,
  ],
  ['bedroom', /\b(?:le(?:er|ia|yendo|yo)\w*|cuentos?|nanas?|cantaba|cantar)\b[^.;]*\bdorm\w+/, 0.8],
  [
    'garden',
    /\b(jardin(es)?|patios?|huert[ao]s?|macetas?|rosales?|terraza|balcon|invernadero|porche|rosaleda|flores)\b/,
    0.78,
  ],
  [
    'village',
    /\b(pueblos?|pueblito|aldeas?|plaza( del pueblo| mayor)?|campanario|callejon(es)?|fiestas del pueblo|zocalo|ermita|barrio)\b/,
    0.76,
  ],
  [
    'city',
    /\b(ciudad(es)?|calles?|avenidas?|rascacielos|madrid|barcelona|sevilla|valencia|bilbao|buenos aires|mexico|cdmx|guadalajara|monterrey|rosario|bogota|lima|santiago|paris|londres|roma|nueva york|tokio|lisboa|semaforos?|metro|azoteas?|azotea|tejados?|museos?)\b/,
    0.72,
  ],
]

const TIME_RULES: readonly Rule<Time>[] = [
  [
    'dawn',
    /\b(amanec\w*|alba|aurora|madrug\w*|al despuntar|primera luz|salida del sol|sal(e|io|ia) el sol|canto del gallo)\b/,
    0.95,
  ],
  [
    'sunset',
    /\b(atardec\w*|anochec\w*|ocaso|puestas? de(l)? sol|crepusculo|caida del sol|se (pon\w+|ocult\w+) el sol|hora dorada)\b/,
    0.95,
  ],
  [
    'night',
    /\b(noches?|nochebuena|nochevieja|medianoche|estrellad\w*|bajo (la luna|las estrellas)|luna llena|antes de dormir|hoguera|fogata|fuegos artificiales|luciernagas?|estrellas|telescopio)\b/,
    0.9,
  ],
  [
    'afternoon',
    /\b(por la tarde|tardes?(?! o temprano)|merienda\w*|sobremesa|siesta|despues de comer|a media tarde|once de la tarde|onces)\b/,
    0.85,
  ],
  ['day', /\b(mañanas?|mediodia|desayun\w*|de dia|a plena luz|almuerzo|verano|soleado|recreo|bajo el sol)\b/, 0.7],
]

const WEATHER_RULES: readonly Rule<Weather>[] = [
  ['rainbow', /\barco ?iris\b/, 0.97],
  [
    'rain',
    /\b(lluvias?|llov\w*|lluev\w*|lluvios\w+|chaparron\w*|aguacero\w*|tormentas?|charcos?|diluvi\w+|chubasquero|impermeable|llovizn\w+|botas de (agua|lluvia))\b/,
    0.9,
  ],
  ['snow', /\b(nev(o|aba|ando|ar|ada|adas)|nieva|nieve(?! de)|copos?|ventisca|nevisca)\b/, 0.9],
  ['fog', /\b(nieblas?|neblina|brumas?|brumos\w+)\b/, 0.95],
  [
    'wind',
    /\b(vientos?|ventoso|brisas?|vendaval|ventolera|(volar|remontar) (cometas?|barriletes?|papalotes?|volantin\w*)|hojas (al viento|volando))\b/,
    0.88,
  ],
  ['clear', /\b(soleado|sol radiante|cielo (azul|despejado)|hacia sol|dia de sol|sin nubes)\b/, 0.8],
]

const ACTION_RULES: readonly Rule<ActionId>[] = [
  // What people of stories do between the great deeds.
  ['hug', /\ba los brazos de\b/, 0.9],
  ['cook', /\b(llena\w* un tazon|saca\w* del horno|se inclina\w* sobre un tazon|delantal)\b/, 0.86],
  ['celebrate', /\bplanta\w* (una|la|su) (bandera|escoba)\b/, 0.72],
  ['sit', /\btoma\w* (una taza|algo caliente|juntos)\b/, 0.84],
  ['search', /\b(desplieg|desdobl)\w+ (un|el|su|medio) (\w+ )?mapa\b/, 0.72],
  ['wave', /\b(abr\w+ la puerta|da\w* la bienvenida)\b/, 0.6],
  ['look', /\bescuch(a|an|aba|aban|ando)\b/, 0.6],
  ['give', /\b(trae\w* (un|una|su)|extiend\w+ la mano)\b/, 0.55],
  ['walk', /\b(entra(n|ban)? (en|a)|lleg(a|an|aron) (a|al|hasta))\b/, 0.54],
  ['stand', /\b(habla(n|ba|ban|ndo)?|cuenta(n)? lo que|presenta(n)? a|sonrie(n)?|ayuda(n)?)\b/, 0.52],
  ['hug', /\b(abraz\w+|se funden en|achuch\w+|apapach\w+|estrech\w+ (entre|en) (sus|los) brazos)\b/, 0.95],
  [
    'hold-hands',
    /\b((de|por) la mano|(agarr|cog|tom)\w+ la mano|tomad[oa]s de la mano|cogid[oa]s de la mano|mano en mano|agarrad[oa]s)\b/,
    0.94,
  ],
  [
    'swim',
    // «Nada» is first of all a pronoun: it swims only with a place to swim in.
    /\b(nad(an|ar|amos|aba|aban|ando|aron)|(?<!\b(no|ni|sin|casi|de) ([a-z]+ ){0,6})nad[ao] (en|por|con|hacia|hasta|entre|bajo|junto a) (el|la|los|las|un|una|su)\b|buce\w+|chapote\w+|zambull\w+|se bañ\w+|chapuz\w+|bañarse)\b/,
    0.9,
  ],
  [
    'climb',
    /\b(trep\w+|escal(a|an|ar|amos|aba|aban|ando|aron|o|ada)|subi\w* (a|al|por|la|el) (\w+ )?(arbol\w*|montañ\w*|cim\w*|cumbre|colina|cerro|ladera|torre)|suben (a|al|por|la|el) \w+)\b/,
    0.88,
  ],
  [
    'ride',
    /\b(cabalg(?!atas? de)\w+|mont(a|an|ar|amos|aba|aban|ando|ados|adas|aron|o|ado) (a|en|sobre) \w+|galop\w+|a lomos|pedale\w+|en bici\w*|a caballo|jinetes?|al trote)\b/,
    0.88,
  ],
  [
    'fly',
    /\b(vuel(a|an|o)|vol(ar|aba|aban|aron|ando|amos)|surc\w+ (el|los) (cielo|cielos|aire)|despeg\w+|planea(n|ba|ban|ndo)? sobre|flota(n|ban|ndo)? (en|por) el aire|en globo)\b/,
    0.82,
  ],
  [
    'dance',
    /\b(ballet|(clases?|curso|academia|noche) de (salsa|bachata|zumba|merengue|kizomba|swing|claque)|bail\w+|danz\w+|vals|sevillanas|tango|giran al ritmo)\b/,
    0.9,
  ],
  [
    'sing',
    /\b(cant(a|an|ar|amos|aba|aban|ando|aron|o|aste)|karaoke|tarare\w+|canturre\w+|a coro|villancicos?)\b/,
    0.85,
  ],
  [
    'play-music',
    /\b(toc(a|an|ar|amos|aba|aban|ando) (la|el|su|una?|juntos)( \w+)? ?(guitarra|piano|violin|tambor|flauta|bateria|acordeon|trompeta|saxofon|bandoneon|arpa|ukelele|charango|violonchelo|instrumento)?|rasgue\w+|afina\w+ (la|el|su))\b/,
    0.8,
  ],
  [
    'play-ball',
    /\b(futbol|(jueg|jug|pate|chut|lanz|bot|persig|entren|cabece)\w+ ([a-z]+ ){0,4}(balon|pelota)|pelotazo|gol|golazo|baloncesto|basquet\w*|voley\w*|chut\w+|partidos?|penaltis?|tenis|cancha|cascarita|picadito|beisbol)\b/,
    0.8,
  ],
  [
    'cook',
    /\b(cocin(a|an|ar|amos|aba|aban|ando|aron|o)|amas(a|an|ar|ando|aban|amos)|horne\w+|prepar\w+ (un|una|el|la|los|las) (\w+ )?(pastel|tarta|torta|cena|comida|sopa|galletas|receta|masa|bizcocho|tortilla|empanadas|tamales|asado)|bat(en|ir|iendo) (la|los) (masa|huevos)|recetas?|guis\w+|rem(ueven|over) (la )?(olla|cazuela))\b/,
    0.88,
  ],
  [
    'eat',
    /\b(com(e|en|er|imos|ian|iendo|ieron) (un|una|unos|unas|el|la|los|las|juntos|helado|pizza|tacos|churros)?|merend\w+|merienda|picnic|desayun\w+|cen(a|an|ar|amos|aban|ando)|almuerz\w+|sabore\w+|prueb\w+ (un|una|el|la) (?!vez|dia)|comparten (un|una|el|la) (pastel|tarta|torta|pizza|helado|merienda|cena|pan)|tom(a|an|ar|ando|aba|aban|amos) (un |una |el |la )?(cafe|mate|helado|te|chocolate)|brind\w+)\b/,
    0.8,
  ],
  [
    'paint',
    /\b(pint(a|an|ar|amos|aba|aban|ando|aron|o)|dibuj(a|an|ar|amos|aba|aban|ando|aron|o)|colore\w+|acuarelas?|pinceladas?|pinceles)\b/,
    0.85,
  ],
  [
    'build',
    /\b(constru\w+|levant(an|ar|aron|aban|ando) (un|una|el|la) (castillo|casa|torre|cabaña|muñeco|fuerte|carpa|tienda)|arm(an|ar|aron|aban|ando) (un|una|el|la)|castillos? de arena|muñecos? de nieve|repar\w+|arregl\w+|mont(an|ar|aron) (la|una) (tienda|cabaña|maqueta)|clav(an|ar|ando)|lego)\b/,
    0.82,
  ],
  [
    'plant',
    /\b(plant(an|ar|amos|aron|aban|ando|o) |siembr\w+|sembr\w+|rieg\w+|reg(ar|aban|ando|amos)|cav(an|ar|aron)|cosech\w+|trasplant\w+|cuid\w+ (el|las|sus|la) (jardin|plantas|huert\w+|flores))/,
    0.84,
  ],
  [
    'read',
    /\b(le(e|en|er|emos|ia|ian|yendo|yeron|yo|imos) ?|lecturas?|hoje\w+|cuento antes de dormir|pasa(n)? las paginas|historias en voz alta|un cuento al oido|contar cuentos)\b/,
    0.8,
  ],
  // Who watches a match plays none.
  [
    'look',
    /\b(ver|viendo|veia[ns]?|vimos|vieron|mirar|mirando|miraba[ns]?) (el |la |los |las |un |una )?(\w+ )?(partid\w+|futbol|tele\w*|series?|pelis?|peliculas?)\b/,
    0.84,
  ],
  ['look', /\b(al cine|a ver (?!si))/, 0.62],
  ['look', /\b(vigil(a|an|aba|aban|ar|o|ando))\b/, 0.8],
  [
    'sleep',
    /\b(duerm\w+|dorm(ir|ia|ian|ido|idos|imos)|sueñ(an|a) (bajo|en la|profund)\w*|siestas?|acurruc\w+|se (queda|quedan|quedo|quedaron) dormid\w+|arrop\w+|bostez\w+)\b/,
    0.78,
  ],
  [
    'celebrate',
    /\b(celebr\w+|festej\w+|festiv(o|a|os|as|idad\w*)\b|fiestas?|cumpleaños|soplar? (las |la )?velas?|sopl\w+|confeti|brindis|aplaud\w+|boda|nos casamos|victoria|piñatas?|graduacion|año nuevo|navidad|nochebuena|nochevieja|fin de año)\b/,
    0.8,
  ],
  [
    'give',
    /\b(regal(a|an|ar|o|aron|amos|ando|aba)\w* |entreg\w+|ofrec\w+|le da (un|una|el|la|su)|obsequi\w+|abr(ir|en|ieron|iendo) (los |el |un )?regalos?|le tiende|dan de comer)/,
    0.82,
  ],
  [
    'comfort',
    /\b(consuel\w+|consol\w+|sec(a|o|ar) (las|sus) lagrimas|acompañ\w+ en|calm(a|ar|o|aba)|anim(a|ar|o|aba) a|no tengas miedo|apoy(a|an|o|aron|aba|ar) a|a su lado en|abraz\w+ cuando)\b/,
    0.72,
  ],
  // Tears are of joy, too: anything else that they do says more.
  [
    'comfort',
    /\b(?<!\b(?:los|las) dos )llor(a|aba|o|ar|ando|aron|aban)\b(?! de (?:alegria|risa|emocion|felicidad))/,
    0.55,
  ],
  [
    'celebrate',
    /\bgan(o|aron|amos|ando|ar|e) (el|la|las|los|un|una|boca|river|españa|argentina)\b(?! (tiempo|vida|confianza))/,
    0.78,
  ],
  ['swim', /\b(natacion|piscina|pileta|alberca)\b/, 0.58],
  [
    'build',
    /\b(trastear|trastea\w*|sold(ar|ando|aba)|atornill\w+|mont(ar|an|aba|ando|o|aron) (el|un|la|una|los) (mueble\w*|armario|cuna|estanteria|maqueta|tienda|litera|cama|mesa)|bricolaje|manualidades)\b/,
    0.74,
  ],
  [
    'climb',
    /\bsub(ir|e|en|ia|io|ieron|iendo) (a |al |por )(?:la |el |los |las )?(?!coche|tren|metro|bus|autobus|avion|barco|carro|auto|taxi|noria|escenario|caballo|ascensor|sofa|columpio|piso|casa|cama|mesa|moto|globo|buque|podio|bote)\w+/,
    0.64,
  ],
  ['look', /\b(vi|viste|vio|vieron|vimos|veia[ns]?|ver) (?!(?:que|como|a|si|en|lo|el mundo)\b)\w+/, 0.6],
  ['whisper', /\b(susurr\w+|al oido|secretos?|en voz baja|cuchiche\w+|murmur\w+)\b/, 0.84],
  [
    'search',
    /\b(busc\w+|rastre\w+|huellas?|explor\w+|tesoros?|investig\w+|sigue(n)? (el|la|las|los) (rastro|pistas?|huellas?|mapa)|lupa|persig\w+|encontr\w+ (el|la|una?) (camino|pista|mapa|llave|tesoro)|setas)\b/,
    0.76,
  ],
  ['jump', /\b(salt(a|an|ar|amos|aba|aban|ando|aron|o|ito|itos)|brinc\w+|rebot\w+|charcos)\b/, 0.84],
  [
    'run',
    /\b(corr(e|en|er|emos|ia|ian|iendo|ieron|io)|carreras?(?! de (?!obstaculos|relevos|sacos))|maraton|huy\w+|a toda prisa|persecucion|echan a correr)\b/,
    0.82,
  ],
  [
    'wave',
    /\b(salud(a|an|ar|o|aron|ando|aba)|se desp(ide|iden|idio|idieron|edir)|dic(e|en) adios|despedidas?|agita(n)? la mano|bienvenid\w+)\b/,
    0.82,
  ],
  [
    'point',
    /\b(señal(a|an|ar|o|aron|ando|aba)|apunta(n)? (a|hacia|con)|descubr\w+|muestr(a|an)|mostr(ar|o|aba)|enseñ(a|o|aba|arle) (a|el|la|como)|mir(a|en), ?(alli|ahi))\b/,
    0.7,
  ],
  [
    'look',
    /\b(mir(a|an|ar|amos|aba|aban|ando|aron|o)|asombr\w+|observ\w+|contempl\w+|admir(a|an|ar|ando|aban) (el|la|las|los)|ven (el|la|las|los|una?)|ver (el|la|las|los|una?)|viendo|asom(a|an|aron)|contar estrellas|telescopio)\b/,
    0.68,
  ],
  [
    'sit',
    /\b(sentad\w+|se (sienta|sientan|sento|sentaron|sentaban)|descans\w+|reposa\w*|(?<!detras? del )sofa|banco del parque|mecedora|charl(a|an|ar|aban|ando)|convers\w+|jugar al (ajedrez|mus|domino|parchis))\b/,
    0.7,
  ],
  [
    'walk',
    /\b(camin(a|an|ar|amos|aba|aban|ando|aron|ata)|(?<!\b(?:el|un|del|al|su|mi|este) )camino(?! (?:al?|del?)\b)|pase(a|an|ar|amos|aba|aban|ando|aron|o|os|ito)|recorr\w+|senderismo|and(a|an|ar|ando|aban) por|viaj\w+|excursion\w*|rutas?|trekking|caminatas?|avanz\w+|vuelven a casa|de regreso)\b/,
    0.66,
  ],
]
