import { ANSWERS_AT_HAND, cached } from '../language/grammar/cache.ts'
import { isDone } from '../language/grammar/finite.ts'
import { bare, escaped, splitSentences, words } from '../language/grammar/text.ts'
import { isAside, isHard, isOfNoDay, withCarParks } from './happenings.ts'
import { withoutFigures } from './locutions.ts'
import { isTitle } from './scene-place.ts'
import { PLACE_SENSES, SENSES } from './sense-lines.ts'

/** Of a thing that the memory names, what such a thing always is: 'Olía a pan.'; and in which of its sentences it is named. */
export type Sensed = { line: string; sentence: number }

/**
 * What surely was smelt, heard or felt of the things of a remembered day, in its order and each line once: 'volvíamos por la
 * playa con el pan' → 'Se oían las olas.', 'Olía a pan.'. Nothing of what is denied, wished, compared, told of, spoilt or of
 * another day, and nothing of a hard day.
 */
export const sensedIn = cached(ANSWERS_AT_HAND, (memory: string): readonly Sensed[] => {
  const key = bare(memory)
  if (isHard(memory) || GRAVE.test(key)) return []
  const all = splitSentences(memory)
  const found = all.flatMap((sentence, i) =>
    sensesOf(sentence, bare(all.slice(0, i).join(' ')), i === 0 && isTitle(all)).map(({ line, at }) => ({
      line,
      at,
      sentence: i,
    })),
  )
  return found
    .filter(({ line }, i) => found.findIndex((other) => other.line === line) === i)
    .filter(({ line }) => !(IN_CARE.test(key) && /^Olía|vapor|motor/u.test(line)))
    .map(({ line, sentence }) => ({ line, sentence }))
})

/** What is so of the place itself, where its memory is no hard one; the day may still say more. */
export function sensedOf(place: string | null, memory: string): readonly Sensed[] {
  const [, noun = ''] = words(place ?? '')
  const line = PLACE_SENSES.find(({ test }) => test.test(bare(noun)))?.line
  if (line === undefined || isHard(memory) || GRAVE.test(bare(memory))) return []
  if (isOfKind(noun, memory) || / taller del? /u.test(memory) || (noun === 'parque' && NOT_BY_DAY.test(memory)))
    return []
  return [{ line, sentence: splitSentences(memory).findIndex((one) => one.includes(noun)) }]
}

/** 'escuela de baile', 'jardín de niños', 'parque acuático', 'campo santo': another place. */
const OF_KIND =
  'de (?!(?:mi|su|l[ao]s?|tren|trenes|autobuses)(?!\\p{L})|\\p{Lu})\\p{L}+|del? (?:r[ií]o|lago)|al aire|santo|infantil|\\p{L}{3,}(?:al|ic[oa]|ero|ad[oa]|iente)'
export const isOfKind = (noun: string, memory: string) =>
  new RegExp(`(?<!\\p{L})${escaped(noun)} (?:${OF_KIND})(?!\\p{L})`, 'u').test(memory)
const NOT_BY_DAY = /noche|madrugada|cohete|fuegos|concierto|luna|estrellas|linterna|llov|lluvia/iu

/** Where somebody hungers, dies or is ill, nobody listens to anything else; in a hospital nothing smells good. */
const GRAVE =
  /(?<![a-z])(?:hambre|pobreza|miseria|muri\w*|muerte|fallec\w*|entierr\w*|enterr\w*|enferm(?!er)\w*|fiebre|vomit\w*|nausea\w*|asco|apest\w*|podrid\w*|carcel|(?:que|un|el|al|nuestro) (?:bebe )?perdimos|perdimos (?:un|el|al|nuestro) bebe|ultima vez que lo vi)(?! de (?:la )?risa)(?![a-z])/u
const IN_CARE = /(?<![a-z])(?:hospital|clinica|urgencias|sanatorio|no nos alcanz\w+)(?![a-z])/u

/** Each in another place. */
const APART =
  /(?<![a-z])(?:videollamadas?|zoom|skype|facetime|por (?:telefono|whats\w*|video|internet)|avion|helicoptero)(?![a-z])/u

function sensesOf(sentence: string, before: string, isTitled: boolean): { line: string; at: number }[] {
  const said = withCarParks(withoutFigures(sentence)).replace(/[“"‘«][^”"’»]*[”"’»]/gu, (all) =>
    all.replace(/\p{L}/gu, '·'),
  )
  const key = bare(said)
  if (LATER.test(key) || APART.test(key) || isOfNoDay(key.replace(/como si nada/u, ' '), 0)) return []
  if (!isTitled && !isPast(said)) return []
  return SENSES.flatMap(({ test, lines }) => {
    const hit = test.exec(key)
    if (hit === null) return []
    const noun = hit.groups?.['noun'] ?? ''
    const at = hit.index + Math.max(0, hit[0].lastIndexOf(noun))
    if (isUnsure(said.slice(0, hit.index), before) || SPOILT.test(key.slice(hit.index + hit[0].length))) return []
    // as it is typed
    const typed = key.length === said.length ? said.slice(at, at + noun.length).toLowerCase() : noun
    return lines.map((line) => ({ line: line.replace('{n}', typed), at }))
  }).toSorted((one, other) => one.at - other.at)
}

/** What comes later or goes on today is of another day. */
const LATER =
  /^[¿¡ ]*(?:y )?(?:todavia|hoy|ahora|aun|desde (?:entonces|ese|aquel)|por eso|meses|anos|al (?:otro|ano|mes)|siempre que|ojala|quier\w+|voy|vamos|algun)(?![a-z])/u

const isPast = (sentence: string) =>
  words(sentence.toLowerCase()).some((word) => isDone(word) || /[aií]mos$/u.test(word))

/** Spoilt, lost, forgotten or sold behind it, in its clause. */
const SPOILT =
  /^[^,.;]{0,40}(?<![a-z])(?:ech\w+ a perder|pudr\w+|podrid\w+|agri\w+|crud[oa]s?|vomit\w+|olvid\w+|falt\w+|vend(?:io|imos|ieron)|rob(?:o|aron)|cerrad[oa]s?|apagad[oa]s?|vaci[oa]s?|de (?:juguete|plastico|carton|mentira|peluche|papel)|imaginari[oa]s?|nunca llego|se l[oa]s? (?:comi\w+|rob\w+)|se (?:me |le |nos |les )?cay\w+|desde (?:arriba|lejos|la (?:ventan\w+|carretera))|no (?:salio|quedo|llego|sono|prend\w+|funcion\w+))(?![a-z])/u

/** What its own clause denies, wishes, asks for or only compares, and what is told of or shown. */
function isUnsure(said: string, before: string): boolean {
  const near = said.replace(ONCE, ' ')
  return isAside(`${before} ${bare(near)}`.replace(TO_BUY, ' ')) || NOT_SO.test(bare(clauseOf(near)))
}

/** 'para ir a comprar pan': they go and buy it. */
const TO_BUY = /(?<![a-z])(?:para|a) (?=ir a $)/gu

/** 'si no había plata, nos sentábamos': what follows was done. */
const ONCE = /(?<![a-z])(?:si|cuando|como|aunque) (?![^,.;]*(?:hubier|hubies|pudier|fuera|fuese|tuvier))[^,.;]*, /gu

const NOT_SO =
  /(?<![a-z])(?:no|ni|sin|nunca|jamas|nadie|casi|si|ojala|iba[ns]? a(?! (?:comprar|buscar|ver|pescar|nadar|correr|bailar))|quer\w+|quis\w+|gust\w+|encant\w+|odi\w+|prefer\w+|so[nñ](?:e|o|aba|amos)|promet\w+|imagin\w+|invent\w+|como (?:un|una|el|la)|parec\w+|igual que|dicen|dizque|cuent\w+|historias?|cuentos?|pelicula|foto|fotos|dibuj\w+|pint(?:o|amos|aba) (?:un|una|el|la)|disfra[zc]\w*|en vez|lejos|antes de|despues de|hasta que|falt\w*|ped(?:ia|ian|iamos)|pid(?:io|ieron)|extran\w+|vend\w+|rob(?:o|aron)|olvid\w+|perd\w+|hablar\w*|hablab\w+|telefono|whatsapp|video\w*|tele|television)(?![a-z])/u

/** From what was last done on: 'no teníamos gato, esperamos comiendo ' → 'esperamos comiendo '. */
function clauseOf(said: string): string {
  const parts = said.split(/(?<=[,;:] | y | pero )/u)
  let own = ''
  for (const part of parts.toReversed()) {
    own = part + own
    if (words(part).some(isDone)) break
  }
  return own
}

/** The same thing: 'Se oía el agua.', 'Se oía el mar.'; 'Chasqueaba un fuego.', 'Chasqueaba el fuego.' */
export const isAlike = (one: string, other: string) => {
  const [first, second] = [one, other].map(thingOf)
  return first === second
}
const thingOf = (line: string) =>
  bare(line)
    .replace(/^.*(?:mar|olas|agua)\.$/u, 'se oia el agua')
    .replace(/^.* (?:fuego|lluvia|cantar|musica)\.$/u, (all) => all.slice(all.lastIndexOf(' ')))
