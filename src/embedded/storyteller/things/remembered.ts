import { memoryParts } from '../language/memory/memory-parts.ts'
import { isInfinitive } from '../language/grammar/infinitive.ts'
import { bare, words } from '../language/grammar/text.ts'
import { isAside, withCarParks } from './happenings.ts'
import { nounClassOf } from './nouns.ts'

/** What a memory says for certain of itself: where it was and when. */

/** As the answer names it: 'el acuario de Veracruz', 'el metro Portales'; null where it does not say. */
export function placeIn(told: string): string | null {
  const day = withCarParks(told).replace(BOUGHT, '$1').replace(OTHERS_PLACE, '')
  const place = (beside(day) ?? WAY.exec(day)?.[1] ?? memoryParts(day).place ?? placeNamed(day))
    ?.replace(
      / (?:en (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)|con (?:casco|uniforme|botas)(?: .*)?|por (?:primera|última) vez|por (?:mi|tu|su|el|la|nuestro) .*|de (?:chiquit|niñ|pequeñ|chic|bebé)\p{L}*|en (?:el )?\d{2,4}|contra .*|(?:a|para) \p{L}+[aei]r(?:l[aeo]s?|me|te|se|nos)?(?: .*)?)$/iu,
      '',
    )
    .replace(/ (?:y|de|con|que)$/u, '')
  // a journey is called after where it went, and not after the car
  if (place && VEHICLE.test(place) && occasionIn(told)) return null
  const isPlace = place && /^(?:el|la|los|las|\p{Lu})/u.test(place) && place.split(' ').length <= 5
  return isPlace && !CALENDAR.test(place) && !UNDERFOOT.test(place) ? place : null
}

/** 'porque mi mamá estaba trabajando en Italia', 'ahora está en Bogotá': where somebody else was, or they are now. */
const OTHERS_PLACE =
  /(?:[Aa]hora|[Hh]oy|[Yy]a) (?:está|vive|trabaja|anda|estudia) en [^,.;]*|,? (?:porque|ya que|mientras) (?:mi|tu|su|el|la) \p{L}+ (?:estaba|andaba|trabajaba|vivía) [^,.;]*/gu

/** 'mojarras compradas en el mercado', 'le compré un telescopio en la Lagunilla': where a thing came from, and not who it is told of. */
const BOUGHT =
  /((?:(?:comprad|pescad|robad|hech)[oa]s?|compr(?:é|ó|amos|aron)(?: \p{Ll}+){1,4})) en (?:el|la|los|las|un|una) \p{L}+/gu

/** 'nos llevaba en su moto a Tecolutla' */
const WAY =
  /(?<!\p{L})(?:nos (?:llev|sub)\p{L}+|[Ff]uimos|[Íí]bamos|[Vv]iajamos) en (?:(?!\p{Ll}+[aei]r )\p{Ll}+ ){1,6}?a (\p{Lu}\p{L}+(?: (?:del? )?\p{Lu}\p{L}+)*)/u

const VEHICLE = /^(?:el|la) (?:coche|carro|auto|camioneta|tren|avión|bus|autobús|camión|moto|taxi)$/u

/** 'en unos tacos afuera del metro Portales' → 'el metro Portales' */
function beside(told: string): string | null {
  const [, of = '', name = ''] =
    /(?:afuera|fuera|enfrente|frente|cerca|al lado|a la salida|a la entrada) (al|del|de la) (\p{Ll}+ \p{Lu}\p{L}+)/u.exec(
      told,
    ) ?? []
  return name ? `${of.endsWith('l') ? 'el' : 'la'} ${name}` : null
}

/** The first noun of a place that stands after a preposition: 'nos llevaba al muelle'. */
function placeNamed(told: string): string | null {
  for (const { 0: whole, 1: to = '', 2: noun = '', 3: of = '', index } of told.matchAll(WHERE)) {
    // 'a la montaña rusa'
    if (told.startsWith(' rusa', index + whole.length)) continue
    // 'ya no fui a la escuela'
    if (isAside(bare(told.slice(0, index)))) continue
    const article = /l$/iu.test(to) ? 'el' : (to.split(' ').at(-1) ?? '').toLowerCase()
    if (nounClassOf(noun) === 'place' || FURTHER.test(noun)) return `${article} ${noun}${of}`
  }
  return null
}

const WHERE =
  /(?<!\p{L})([Aa]l|(?:[Ee]n|a) (?:el|la|los|las)) (\p{Ll}+)( de (?:espera|clases|descanso|actos|baile|juntas|la escuela|la academia)| del (?:barrio|pueblo|hospital|aeropuerto|concierto)| \d{1,3}|(?: de(?: la)?)?(?: \p{Lu}\p{L}+){1,2})?(?!\p{L})/gu

/** Where something may happen that is no place of its own. */
const FURTHER =
  /^(?:panteón|cementerio|bondi|colectivo|micro|metro|bus|living|portal|juzgado|gasolinera|escenario|uci|presa)$/u

const DAYS = 'lunes|martes|miércoles|jueves|viernes|sábado|domingo'
const SPANS = `tarde|noche|madrugada|mañana|verano|invierno|otoño|primavera|viaje|${DAYS}`
const EVENTS =
  'excursión|paseo|cita|boda|casamiento|luna de miel|bautizo|bautismo|fiesta|cumple|cumpleaños|graduación|festival|concierto|partido|final|torneo|carrera|desfile|cierre|nevada|helada|temporal|tormenta|terremoto|apagón|intercambio|amigo secreto|mudanza|incidente|ultrasonido|ecografía|obra|función|muestra|navidad|navidades|nochebuena|halloween|vacaciones|pandemia|cuarentena|huracán|inundación'

/** Where one sits or lies, in whatever place that is. */
const UNDERFOOT = /^(?:el|la|los|las) (?:piso|suelo|arena|mesa|cama|sofá|sillón)$/u

/** Such a time says when it was wherever it stands. */
const CALENDAR =
  /^(?:(?:el|la|las) )?(?:navidad|navidades|nochebuena|halloween|pandemia|cuarentena|huracán|terremoto|luna de miel|desfile)/iu

const OPENING = new RegExp(
  `^(?:fue |cuando fue )?(el|la|los|las|un|una|nuestr[oa]s?|sus?|mis?|tus?)( primer| primera| último| última)? (día|vez|${SPANS}|${EVENTS})(?!\\p{L})((?: de (?:fin de (?:año|curso)|año nuevo|bodas|muertos)| de todos los santos| (?:del|de la|de los|de|al|a la|a) (?!(?:que|mis?|tus?|sus?|nuestr|los|las|el|la|tod[oa]s?)(?!\\p{L}))(?:san(?:ta|to)? )?\\p{L}+)?)(?!\\p{L})`,
  'iu',
)

const WITHIN = new RegExp(
  `(?<!\\p{L})(?:en|para|pal|durante|por)(?: (?:el|la|nuestra|una|mi|su))? ((?:${EVENTS}))(?!\\p{L})`,
  'iu',
)

/** When it was: 'aquella noche', 'la primera cita', 'el paseo a Chosica'; null where a day is all that is known. */
export function occasionIn(told: string): string | null {
  const when = timeIn(told)
  return when && HARD.test(when) ? null : when
}

/** Nobody goes back to that. */
const HARD = /pandemia|cuarentena|terremoto|huracán|inundación|temporal|helada/u

function timeIn(told: string): string | null {
  const [, det = '', order = '', noun = '', of = ''] = OPENING.exec(told) ?? []
  if (noun) {
    const extra = /^ (?:al?|a la|de) /u.test(of) && isInfinitive(words(of).at(-1) ?? '') ? '' : of
    const key = noun.toLowerCase()
    if (key === 'vez') return order ? `aquella${order} vez` : null
    if (key === 'día') return order || extra ? `${order ? `aquel${order} día` : 'el día'}${extra}` : null
    return `${articleOf(det, key, order + extra)}${order} ${capital(noun)}${extra}`
  }
  if (/^(?:cuando |el día que )?nos casamos/u.test(told)) return 'el día de la boda'
  const within = WITHIN.exec(told)
  const event = within?.[1] ?? ''
  if (event && (within!.index < 25 || CALENDAR.test(event)))
    return `${isFeminine(event) ? 'aquella' : 'aquel'} ${capital(event)}`.replace(/^(aquella) (\p{L}+s)$/u, '$1s $2')
  return null
}

/** 'un domingo' → 'aquel domingo'; 'nuestra primera cita' → 'la primera cita'. `more`: what tells it from another. */
function articleOf(det: string, noun: string, more: string): string {
  const f = isFeminine(noun)
  const many = noun.endsWith('s') && det.toLowerCase().endsWith('s') && !new RegExp(`^(?:${DAYS})$`, 'u').test(noun)
  const isSpan = new RegExp(`^(?:${SPANS})$`, 'u').test(noun)
  if (/^los$/iu.test(det) && isSpan) return 'aquellos'
  if (/^una?$/iu.test(det) || (more === '' && (isSpan || /^(?:el|la|los|las)$/iu.test(det))))
    return many ? `aquell${f ? 'as' : 'os'}` : f ? 'aquella' : 'aquel'
  return many ? (f ? 'las' : 'los') : f ? 'la' : 'el'
}

const isFeminine = (noun: string) =>
  /^(?:tarde|noche|madrugada|mañana|primavera|excursión|cita|boda|luna|fiesta|graduación|final|carrera|nevada|helada|tormenta|mudanza|ecografía|obra|función|muestra|navidad|navidades|vez|nochebuena|vacaciones|pandemia|cuarentena|inundación)/iu.test(
    noun,
  )

const capital = (noun: string) =>
  noun
    .toLowerCase()
    .replace(/^(?:navidad|nochebuena|halloween)/u, (name) => name.charAt(0).toUpperCase() + name.slice(1))

/** One person of several gives: 'mi esposo', 'me dijo'; what somebody else said in it is not theirs. */
export const isOfOne = (told: string) => OF_ONE.test(told.replace(/[“"‘][^”"’]*[”"’]/gu, ' '))
const OF_ONE =
  /(?<!\p{L})(?:mis?|me|yo|conmigo)(?!\p{L})|(?<!\p{L})(?!(?:ah|as|aqu|all|caf|beb|s)[éí](?!\p{L}))\p{L}+(?:é|í)(?!\p{L})/iu
