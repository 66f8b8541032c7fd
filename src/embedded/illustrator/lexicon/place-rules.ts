import type { PlaceId, Time, Weather } from '../scene/scene.ts'
import type { Rule } from './rules.ts'
import { plain } from './stem.ts'
import { NAMED_PLACES } from './words/named-places.ts'

const COMMON_RULES: readonly Rule<PlaceId>[] = [
  ['underwater', /\b(bajo el (agua|mar)|fondo del (mar|oceano)|submarin\w*|arrecife\w*|buce\w+|coral\w*)\b/, 0.95],
  ['island', /\b(islas?|islote\w*|atolon)\b/, 0.9],
  ['sea', /\b(alta mar|mar adentro|naveg\w+|oceano\w*|a bordo)\b/, 0.9],
  // On lakes and rivers, too.
  ['sea', /\ben (el |un )?(barco|velero|bote|lancha|crucero)\b/, 0.8],
  ['beach', /\b(playas?|orilla del mar|costas?|malecon|dunas|muelle|puerto|bahia|cala|caribe|balneario)\b/, 0.9],
  // Whoever sits within sees no sea.
  [
    'living-room',
    /\b(?:interior|dentro) de (?:un |el |una |la )?(?:faro|molino|torre|casa|casita|cabaña|choza|refugio)\b/,
    0.94,
  ],
  ['beach', /\b(mar|olas|castillos? de arena|conchas|palmeras|faro)\b/, 0.75],
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
  [
    'castle',
    /\b(castillos?(?! de (?:arena|mantas|sabanas|almohadas|cojines|naipes|cartas|fuegos|carton))|reinos?|palacios?|torreon|almenas|fortalezas?|alcazar|trono)\b/,
    0.85,
  ],
  [
    'snow',
    /\b(nieve|nevad[ao]s?|nevaba|nevo|esqui(?:s|a\w*|e[ns]?|o)?|trineos?|polo (norte|sur)|glaciar\w*|iglu|(?<!\b(?:paletas?|polos?|cubos?|cubitos?|bolsa|con|de) (?:de )?)hielo|pista de hielo|muñecos? de nieve|antartida|laponia|bariloche)\b/,
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
  ['lake', /\b(lagos?|lagunas?|embalse|pantano|estanques?|trajineras?|en (la |una )?(barca|barquita|balsa))\b/, 0.88],
  ['river', /\b(rios?|arroyos?|riachuelos?|cascadas?|cataratas?|orillas del \w+|canoa|kayak)\b/, 0.85],
  [
    'fair',
    /\b(ferias?|norias?|tiovivo|carrusel|calesita|parque de (atracciones|diversiones)|circo|verbenas?|montaña rusa|kermes|algodon de azucar|rueda de la fortuna)\b/,
    0.92,
  ],
  [
    'market',
    /\b(mercados?|(?:al?|del?|en el) super(?:mercado)?|supermercados?|mercadillos?|tianguis|puestos|rastro|bazar)\b/,
    0.88,
  ],
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
    'hall',
    // Whoever stands before its door is in the street.
    /(?<!\b(?:entrada|salida|puertas?|camino|frente)\b[^,]{0,12})\b(?:tribunal|juzgado|ministerio|ministro|dentro de un museo|salas? (?:[a-zñ]+ ){0,2}(?:de museo|de tribunal|de oficina|de relojes|llena de cajones|con escritorios|de escritorios)|salon de (?:fiestas|actos|eventos))\b/,
    0.84,
  ],
  [
    'school',
    /\b(escuelas?|colegios?|cole|clases?|aulas?|patio del (cole|colegio|recreo)|recreo|universidad|guarderia|kinder|instituto|pizarra)\b/,
    0.82,
  ],
  [
    'workshop',
    /\b(taller(es)?|garajes?|cochera|carpinteria|banco de trabajo|laboratorio|estudio de pintura|fragua)\b/,
    0.85,
  ],
  // Whoever waits for one or gets off it is in the street.
  [
    'bus',
    /(?<!\b(?:parada|espera\w*|baja\w*|debajo|detras|delante|fuera|frente|junto)\b[^,]{0,14})\b(?:(?:interior|dentro|asientos?|pasillo|ventanilla|fondo) del? (?:un |el )?|(?:en|de) (?:el |un |nuestro )?|^(?:un |el )?)(?:auto)?bus(?:es)?\b/,
    0.84,
  ],
  // Within, it is as a bus is.
  ['bus', /\bvagon\b(?! de (?:carga|juguete))|\b(?:interior|dentro|asientos?|pasillo) del? (?:un |el )?tren\b/, 0.86],
  [
    'lift',
    /\b(?:(?:interior|dentro) del? (?:un |el )?|(?:en|de) (?:el |un )?|^(?:un |el )?)(?:elevador|ascensor)\b/,
    0.84,
  ],
  [
    'bathroom',
    /\b(?:(?:en|por) el baño|cuarto de baño|un baño (?:con|lleno)|bañera|tina (?:de baño|llena|vacia|blanca)|en la (?:tina|ducha|regadera)|lavabo|baño de (?:espuma|burbujas)|hora del baño|del baño)\b/,
    0.82,
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
    /\b(ciudad(es)?|calles?|avenidas?|rascacielos|madrid|barcelona|sevilla|valencia|bilbao|buenos aires|mexico|cdmx|guadalajara|monterrey|rosario|bogota|lima|santiago|paris|londres|roma|nueva york|tokio|lisboa|semaforos?|metro|azoteas?|tejados?|museos?|oxxo)\b/,
    0.72,
  ],
  // What says no more than within or without, where nothing else says where.
  [
    'hall',
    /\b(?:escaleras? de un edificio|descanso de una escalera|pasillo|cabina de radio|fuente de sodas|cafeteria|cafe con ventanas)\b/,
    0.55,
  ],
  ['workshop', /\brelojeria\b/, 0.6],
  ['kitchen', /\bpanaderia\b/, 0.55],
  ['living-room', /\b(?:mesa (?:enorme|con (?:un|mantel))|pared con|una casa que|cortina larga)\b/, 0.55],
  ['forest', /\bun claro (?:de|con) luz\b/, 0.55],
  ['countryside', /\bcarreteras?\b/, 0.55],
  ['garden', /\b(?:entrada de una casa|frente a una casa)\b/, 0.56],
  ['city', /\b(?:banquetas?|aceras?|parada de autobus|cabalgatas?|desfiles?|comparsas?)\b/, 0.57],
]

export const TIME_RULES: readonly Rule<Time>[] = [
  [
    'dawn',
    /\b(amanec\w*|alba|aurora|madrug\w*|antes (?:de )?que (?:aclar|claread?|amanec)\w*|(?:aclar|clare)aba el (?:dia|cielo)|al despuntar|primera luz|salida del sol|sal(e|io|ia) el sol|canto del gallo)\b/,
    0.95,
  ],
  [
    'sunset',
    /\b(atardec\w*|anochec\w*|ocaso|puestas? de(l)? sol|crepusculo|caida del sol|se (pon\w+|ocult\w+) el sol|hora dorada)\b/,
    0.95,
  ],
  [
    'night',
    /\b(noches?|nochebuena|nochevieja|medianoche|estrellad\w*|bajo (la luna|las estrellas)|luna llena|antes de dormir|hoguera|fogata|fuegos artificiales|luciernagas?|estrellas|telescopio|(?:la una|las (?:dos|tres|cuatro|[1-4])) de la mañana)\b/,
    0.9,
  ],
  [
    'afternoon',
    /\b(por la tarde|tardes?(?! o temprano)|merienda\w*|sobremesa|siesta|despues de comer|a media tarde|once de la tarde|onces)\b/,
    0.85,
  ],
  ['day', /\b(mañanas?|mediodia|desayun\w*|de dia|a plena luz|almuerzo|verano|soleado|recreo|bajo el sol)\b/, 0.7],
]

export const WEATHER_RULES: readonly Rule<Weather>[] = [
  ['rainbow', /\barco ?iris\b/, 0.97],
  [
    'rain',
    /\b(lluvias?(?! de (?:estrellas|confeti|ideas))|llov\w*|lluev\w*|lluvios\w+|chaparron\w*|aguacero\w*|tormentas?|charcos?|diluvi\w+|chubasquero|impermeable|llovizn\w+|botas de (agua|lluvia))\b/,
    0.9,
  ],
  ['snow', /\b(nev(o|aba|ando|ar|ada|adas)|nieva|nieve(?! de)|copos?|ventisca|nevisca)\b/, 0.9],
  ['fog', /\b(nieblas?|neblina|brumas?|brumos\w+)\b/, 0.95],
  [
    'wind',
    /\b(vientos?|ventoso|brisas?|vendaval|ventolera|(volar|remontar) (cometas?|barriletes?|papalotes?|volantin\w*)|hojas (al viento|volando))\b/,
    0.88,
  ],
  [
    'clear',
    /\b(soleado|soleada|ha(?:ga|ya) sol|sol radiante|cielo (azul|despejado)|hacia sol|dia de sol|sin nubes)\b/,
    0.8,
  ],
]

/** Real places by what they look like. */
const NAMED_RULES: readonly Rule<PlaceId>[] = Object.entries(NAMED_PLACES).map(([place, names]) => [
  place as PlaceId,
  new RegExp(`\\b(?:${names.split(/,\s*/).map(plain).join('|')})\\b`),
  0.7,
])

export const PLACE_RULES: readonly Rule<PlaceId>[] = [...COMMON_RULES, ...NAMED_RULES]
