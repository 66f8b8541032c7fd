import { ELSEWHERE, HOMONYMS } from './homonyms.ts'
import { NOT_THINGS, RENAMED } from './not-things.ts'
import { plain } from './stem.ts'

/** Takes out of a text what it names but does not mean: dislikes, names of people and pets, figures of speech. */
export function meant(text: string): string {
  // `té` would lose its accent and become a pronoun.
  const withoutNames = text
    .replace(
      /(?<![A-Za-zÀ-ỹ])té(?![A-Za-zÀ-ỹ])|(?<=(?<![A-Za-zÀ-ỹ])(?:preparar|tomar|beber|tomando|servir|hacer|un) )te(?=\s*(?:$|[.,;!]|y |con |verde|rojo|negro|de ))/giu,
      'infusión',
    )
    // In the sky they are masculine; those with a string are not.
    .replace(/(?<![A-Za-zÀ-ỹ])(un|el|del|al|aquel|este|ese) cometa(?![A-Za-zÀ-ỹ])/giu, '$1 cometa del cielo')
    .replace(QUOTED_NAME, ' ')
    .replace(CALLED, ' ')
  const words = withoutNames
    .split(/(?<=\s)/)
    .map((word, i, all) => (isName(word, i, all) ? ' | ' : word))
    .join('')
  const things = RENAMED.reduce((rest, [said, thing]) => rest.replace(said, thing), literally(words))
  return NOT_THINGS.reduce((rest, words) => rest.replace(words, ' '), things)
}

/** The same, with names left in: places are called by them. */
export function literally(text: string): string {
  const wanted = plain(text)
    .replace(ICE, 'helado de ')
    .replace(DISLIKED, ' ')
    .replace(REFUSED, ' ')
    .replace(WITHOUT, ' ')
  const elsewhere = ELSEWHERE.flatMap(([word, context]) => (context.test(wanted) ? [word] : []))
  return [...SAYINGS, ...HOMONYMS, ...elsewhere].reduce((rest, saying) => rest.replace(saying, ' '), wanted)
}

/** «perrita Luna», «se llama Nube»: the name says nothing about what is seen. */
const CALLED =
  /\b(?:se llama(?:ba)?|llamad[oa]s?|de nombre|apodad[oa]|le dec[ií]a(?:mos|n)?|le llama(?:mos|n|ban|ba)?)\s+[«"]?\p{Lu}?\p{L}+(?:\s+\p{Lu}\p{L}+)*/gu
const QUOTED_NAME = /[«"“](\p{Lu}\p{L}*)[»"”]/gu

/** Words that are written large and mean the thing all the same. */
const LARGE_THINGS =
  /^(navidad|navidades|formula|dia|muertos|nochebuena|nochevieja|halloween|lego|legos|playstation|play|nintendo|switch|xbox|minecraft|fortnite|roblox|pokemon|harry|potter|disney|barbie|netflix|youtube|beatles|abba|elvis|spiderman|batman|superman|frozen|elsa|marvel|star|wars|real|madrid|barca|boca|river|juniors|reyes|magos|papa|noel|santa|claus|san|antonio|juan|fallas|mundial|nba|nasa|mafalda|mozart|beethoven|chopin|mario|kart|zelda|monopoly|scrabble|catan|ratoncito|perez|saturno|vespa|fernando|alonso|hogwarts|caribe|playmobil|quijote|principito|carnaval|aurora|boreal|betis|ano|nuevo)$/

const OFTEN_NAMES =
  /^(luna|sol|rosa|margarita|violeta|coco|leon|estrella|paloma|canela|nube|perla|lobo|reina|princesa|rey|azucena|kiwi|mora|trufa|chispa|copito|galleta|nieve|miel|olivia|flor|iris|jazmin|mar|marina|vega|alba|aurora|gala|zoe)$/

/** Large in the middle of a sentence, or first and set off by a comma before «mi», «su», «nuestra»: a name. */
function isName(word: string, index: number, all: readonly string[]): boolean {
  const bare = word.trim().replace(/[^\p{L}]/gu, '')
  if (!/^\p{Lu}\p{Ll}/u.test(bare) || LARGE_THINGS.test(plain(bare))) return false
  const before = all[index - 1]?.trim() ?? ''
  if (index > 0 && !/[.!?:¡¿(«"-]$/.test(before)) return true
  // Things are named with an article or in the plural; bare and singular at the start stands a name.
  if (OFTEN_NAMES.test(plain(bare))) return true
  return /,\s*$/.test(word) && /^(mi|su|nuestr[oa]|la|el|tu)$/.test(all[index + 1]?.trim() ?? '')
}

/** In Mexico an ice: by its flavour, by who sells it, and one of it. */
const ICE =
  /\bnieves? de (?=(?:limon|mango|coco|fresas?|vainilla|chocolate|guanabana|mamey|tamarindo|tuna|nuez|zapote|queso|garrafa|sabor(?:es)?|piña|naranja|mandarina|sandia|melon|guayaba|maracuya|pistache|cajeta|cafe|leche|rompope|aguacate|durazno|zarzamora|grosella|petalos|rosas|jamaica|chamoy|chicle|pepino|arrayan|ciruela|uva)\b)|(?<=\b(?:com\w+|chup\w+|lam\w+|compr\w+|pid\w+|vend\w+|antoj\w+|puesto de|carrito de|carro de) (?:una |unas |su |mi |la |las )?)nieves?\b(?! de)|(?<=\bpor )(?:(?:una|unas) )?nieves?\b(?! de)|\b(?:una|unas) nieves?\b(?! de| (?:blanca|fina|espesa|recien))/g

/** From a dislike to the end of its clause. */
const DISLIKED = new RegExp(
  [
    String.raw`\b(?:`,
    [
      String.raw`no (?:le|me|te|les|nos) (?:gust|interes|agrad|apetec|llam|va)\w*`,
      // Who did not want to get off the swing was on it.
      String.raw`no (?:quis|queri)\w+(?! (?:baj|sal|solt|dej|separ|irse|irnos|irme)\w*)`,
      String.raw`no (?:com|beb|quier|aguant|pued|toler|soport|sab|tien|hay|necesit|us|juega|hac|ve)\w*`,
      String.raw`(?:odi|detest|aborrec)\w+`,
      String.raw`(?:ni|excepto|menos|salvo|nada de|nunca|jamas|en vez de|en lugar de|contra(?! (?:la|el|mi|tu|su) (?:puerta|pared|viento|pecho|cristal|ventana|suelo|hombro|espalda|corriente|reloj)))`,
      String.raw`(?:alergi\w+|fobia|panico|miedo|terror|asco|vertigo)(?: (?:a|al|de|del|por|los|las|la|el))*`,
      String.raw`(?:le|me|les) (?:da|dan|daba|daban) (?:miedo|asco|panico|terror|pena)`,
      String.raw`(?:le|me|les) (?:asusta|asustan|molesta|molestan)`,
    ].join('|'),
    String.raw`)\b[^.,;:|]*?(?=[.,;:|]|\b(?:pero|aunque|sino|y si|y le|y me|y ama|y adora|y disfruta|y prefiere|le encant\w+|ador\w+|prefier\w+)\b|$)`,
  ].join(''),
  'g',
)

/** «El tequila no, el mezcal sí»: a few words, and then the refusal. */
const REFUSED = /(?<=^|[.,;:|])\s*[a-zñ]+(?: [a-zñ]+){0,4}? (?:no|tampoco|jamas|nunca)(?=\s*(?:[.,;:|]|$|pero\b))/g

/** «Sin azúcar y con canela»: only what stands next is missing. */
const WITHOUT = /\bsin (?:(?:un|una|el|la|los|las|su|sus|mi|mis|tu|tus|ningun|ninguna) )?[a-zñ]+(?: ni [a-zñ]+)*/g

/** Figures of speech whose words name things that nobody sees. */
const SAYINGS: readonly RegExp[] = [
  /\b(?:arm|mont)(?:o|aron|aba|aban|amos|ar|an|a) (?:un |una |el |la |tal )?(?:relajo|lio|escandalo|bronca|jaleo|berrinche|rollo|drama|numerito|revuelo)\b/g,
  /\b(?<!disfraz\w* )(?<!vest\w* )(?:como|(?:tan|mas|menos|mejor|peor|igual)(?: de)?(?: \w+)? que|(?:tan \w+ )como) (?:un|una|unos|unas|el|la|los|las) \w+(?: de \w+)?/g,
  /\bmas buen[oa]s? que el pan\b/g,
  /\b(?:es|eres|sos|era|son|ser|siendo) (?:un|una|mi|el|la) (?:\w+ )?(?:sol|angel|cielo|tesoro|joya|estrella|roca|faro|luz|leon|leona|fiera|tigre|toro|maquina|crack|bombon|perla|princesa|principe|reina|rey|heroe|heroina|ejemplo|brujula|ancla|pilar|superheroe|regalo|flor|artista|mago|maga|libro abierto|torbellino|terremoto|gigante|lobo|zorro|aguila|hormiga|pulpo|gallina|santo|burro|mula|rata|cabra|foca|vaca|perro|cerdo|mono|lince|toro|buho|oso|osa)\b/g,
  /\b(?:media naranja|corazon de (?:oro|leon|melon|piedra)|manos de oro|manitas de plata|ojo de halcon|vista de aguila|memoria de (?:elefante|pez)|piel de gallina|raton de biblioteca|cabeza de familia|sangre azul|pata de la familia)\b/g,
  /\b(?:en las|por las) nubes\b|\bnube de \w+|\bla luz de (?:mi|su|sus|mis)\b|\bestrella de (?:mi|su|la) (?:vida|familia|casa)/g,
  /\bluna de miel de (?:su|sus)\b|\ba caballo entre\b|\btren de vida\b|\bpan comido\b|\bpasar? pagina\b|\bmeter? la pata\b|\btomar? el pelo\b|\bdar? la lata\b|\bhac\w+ la pelota\b|\bech\w+ (?:una|la) mano\b|\bde carne y hueso\b|\bde pura cepa\b/g,
  /\bgran corazon\b|\b(?:buen|su|mi|tu|el|todo|con) (?:\w+ )?corazon\b|\bcorazon (?:tan )?(?:grande|enorme|bueno|noble|inmenso|gigante|de)\b/g,
  // Verbs that look like nouns, and creatures of the sea with names from the land.
  /(?<!\b(?:el|los|del|un|buen|su|mi|de|con|tomar|beber|catar|probar|comprar|elaborar) )\bvino\b(?! (?:tintos?|blancos?|rosados?))/g,
  /\bse (?:casa|casan|vela|llama|pinta|planta)\b|\b(?:vela|velan|velaba) (?:su|sus|mi|tu|el|por)\b|\bplanta(?:n|ba|ron)? (?:una?|la|el|su|cara) (?:bandera|escoba|beso|cara|tienda|bronca)\b|\bmodales de \w+|\b(?:me|te|le|nos|les|os) (?:llama|llamo|cura|cuenta|cuento|para|sobra|pinta)\b|\bcuento (?:con|contigo|los dias)\b|\bhac\w+ el pino\b|\b(?:muy|tan|que) mon[oa]s?\b/g,
  // What somebody left behind, or was made like, is not there itself.
  /\b(?:huellas?|rastros?|sombras?|ruidos?|forma|tamaño) de (?:un |una |el |la |los |las |unos |unas )?\w+/g,
  /\ben pelotas\b|\buña y carne\b|\bhasta las narices\b|\bpor los pelos\b/g,
  /\b(?:caballitos?|estrellas?|lobos?|erizos?) de mar\b/g,
  /\bvestid[oa]s? de(?! flores)\b|\bdisfraz\w* de(?= la\b)/g,
  // A colour after its noun: «la pelota naranja», never «recoger naranjas» or «de rosas».
  /(?<=\b(?!(?:del?|las?|los|el|una?|un[ao]s|y|e|o|con|sus?|mis?|tus?|al?|por|en|para|dos|tres|que|como|muchas|tantas|come|olia) )(?![a-zñ]*(?:r|ndo|ba|ban|mos|ron|ste) )[a-zñ]+ )(?:rosas?|naranjas?|violetas?)\b/g,
  /\bmano (?:dura|amiga)\b|\bojos? (?:de|color) \w+|\bcolor \w+|\bde color(?:es)?\b|\b(?:rosa|naranja|violeta|turquesa|lila) (?:claro|oscuro|fucsia)\b/g,
  /\bcomo (?:pez en el agua|dos gotas de agua|perro y gato|anillo al dedo|oro en pano)\b/g,
  /\bdia de (?:la madre|el padre|del padre|los enamorados)\b|\bsemana santa\b/g,
  /\bfuera de serie\b|\ben serie\b|\bde pelicula\b|\bde cuento\b|\bde ensueño\b|\bde libro\b|\bde cine\b|\bde locos?\b|\bde (?:hierro|acero|plomo|fuego)\b/g,
]
