import { hasGenders, isEntry, isNounForm, known } from '../grammar/dictionary.ts'
import { TABLE } from '../grammar/paradigms.ts'
import { words } from '../grammar/text.ts'
import { lowerFirst } from '../spelling/tidy.ts'
import { finiteForm } from '../grammar/finite.ts'
import { isInfinitive } from '../grammar/infinitive.ts'
import { firstFinite } from '../grammar/verbs.ts'

/** 'me pide cuentos', 'sus muñecos: Pepe y Lalo': an answer that is more than a list of things is quoted unchanged. */
export function isTelling(core: string): boolean {
  // a wish for the story is no taste
  if (/(?<![A-Za-zÀ-ỹ])(?:por favor|(?:en|para) el cuento)(?![A-Za-zÀ-ỹ])/iu.test(core)) return true
  if (/[:;]|,\s+(?:por|con|en(?! especial)|sin|para|a|desde|hasta|según|como|muy|todo) /.test(core)) return true
  // the narrator cannot resolve whose mother it is
  if (/(?<=[A-Za-zÀ-ỹ]\s)(?:mis?|nuestr[oa]s?)(?![A-Za-zÀ-ỹ])/iu.test(core.replace(ON_MINE, ''))) return true
  if (words(core).some((word) => word.endsWith('nos') && isInfinitive(word.slice(0, -3)))) return true
  if (/(?<![A-Za-zÀ-ỹ])(?:nosotr[oa]s|vosotr[oa]s|mí|ti|contigo)(?![A-Za-zÀ-ỹ])/u.test(core)) return true
  if (saysI(core)) return true
  if (isOneNamed(core)) return true
  return core.split(/,\s*|\s+[ye]\s+/).some((part) => {
    // 'el cerro La Campana'
    if (
      TWO_THINGS.test(part.replace(/ (?:El|La|Los|Las) (?=\p{Lu})/u, ' ')) ||
      /(?<![A-Za-zÀ-ỹ])(?:no|ya|la verdad)$/iu.test(part)
    )
      return true
    const tokens = words(lowerFirst(part))
    if (/^(?:me|te|se|le|les|nos|os|yo|tú|vos|usted|no (?:l[aeo]s?|se|me|te)) /i.test(part)) return true
    const first = tokens[0]?.toLowerCase() ?? ''
    const next = tokens[1] ?? ''
    if (saysWhat(tokens) || HOW.test(part)) return true
    // 'las convierte en naves'
    if (first === 'lo' && finiteForm(next)?.person === 3 && !hasGenders(next)) return true
    if (/^l[ao]s?$/.test(first) && finiteForm(next)?.person === 3 && !isNounForm(next) && !hasGenders(next)) return true
    // 'la busca todas las noches', 'monta desde los seis'
    const [verb, after] = /^l[ao]s?$/.test(first) ? [next, tokens[2] ?? ''] : [first, next]
    if (finiteForm(verb) && !isInfinitive(verb) && ADVERBIAL.test(after)) return true
    // 'el karaoke, canta horrible'
    if (finiteForm(first)?.person === 3 && MANNER.test(next)) return true
    if (/^l[ao]s?$/.test(first) && finiteForm(next)?.person === 1 && !isNounForm(next)) return true
    if (NO_THING.test(part) || (!isInfinitive(first) && saysSomething(tokens))) return true
    return finiteForm(first) !== null && tokens.length > 1 && !isEntry(first)
  })
}

/** 'Gary, el caracol': one thing said twice. */
export const isOneNamed = (core: string): boolean =>
  /^\p{Lu}\p{L}+, (?:el|la|un|una|su) (?!.* [ye] )[^,]+$/u.test(core) &&
  !known(core.split(',')[0]!.toLowerCase()) &&
  !OF_ALL.test(core)

/** Clubs and games, which are nobody's own and are called nothing else. */
const OF_ALL =
  /^(?:boca|river|racing|v[eé]lez|peñarol|betis|millonarios|alianza|chivas|pumas|tigres|rayados|barcelona|barça|independiente|minecraft|roblox|fortnite|fifa|netflix|tiktok|youtube|shakira|bts),/iu

/** 'dormir en mi lado', 'robar mis calcetines': the possessive can be told in the third person. */
const ON_MINE =
  /(?<=(?<![A-Za-zÀ-ỹ])[A-Za-zÀ-ỹ]+[aei]r (?:(?:en|sobre|con|entre|bajo|encima de) )?)mis? (?!mam|pap|abuel|herman|hij|espos|novi|ti[ao]|prim)[A-Za-zÀ-ỹ]+/giu

/** 'su muñeca Pepa, no la suelta': a verb of its own, that no 'que' or 'cuando' has brought in. */
function saysSomething(tokens: readonly string[]): boolean {
  const verb = firstFinite(tokens)
  if (!verb || (verb.index === 0 && tokens.length === 1)) return false
  const led = tokens
    .slice(0, verb.index)
    .some((word) => /^(?:que|donde|cuando|como|cómo|quien|si|porque|mientras)$/i.test(word))
  return !led && (TABLE.has(verb.word) || (!isNounForm(verb.word) && !hasGenders(verb.word)))
}

/** 'lleva cuatro años', 'no deja que…', 'los suyos andaban': though 'lleva' and 'deja' are nouns too. */
function saysWhat(tokens: readonly string[]): boolean {
  const low = tokens.map((token) => token.toLowerCase())
  const led = low.findIndex((word) => /^(?:que|donde|cuando|como|cómo|quien|si|porque|mientras)$/.test(word))
  const own = led < 0 ? low : low.slice(0, led)
  const [first = '', second = ''] = low
  const form = finiteForm(first === 'no' ? second : first)
  if (form?.person === 3 && !isInfinitive(first) && (first === 'no' || GOVERNED.test(low[1] ?? ''))) return true
  return own.some((word, i) => {
    const tense = finiteForm(word)?.tense
    const isPast = (tense === 'imperfect' || tense === 'preterite') && !isNounForm(word) && !hasGenders(word)
    return i > 0 && (isPast || /^\p{L}{2,}aban$/u.test(word))
  })
}

const GOVERNED =
  /^(?:\d+|que|el|la|los|las|un|una|sus?|hasta|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|como|porque|puros?|puras?|unos|unas)$/

/** How a thing is had, and no other thing: 'frías', 'directo de la nevera'. */
export const HOW =
  /^(?:directo|recién|fr[ií][oa]s?|calientes?|calientit[oa]s?|tibi[oa]s?|crud[oa]s?|tostadit[oa]s?|bien [A-Za-zÀ-ỹ]+[oa]s?)(?![A-Za-zÀ-ỹ])/iu

/** True where a narrator can say it: nobody speaks of themselves in it, or to anybody. */
export function isTold(text: string): boolean {
  if (OWN.test(text) || /[?!¿¡«»“”()]/u.test(text)) return false
  const tokens = words(text)
  return !tokens.some((token, i) => {
    // 'llamarme'
    if (/(?:me|te|nos)$/iu.test(token) && isInfinitive(token.replace(/(?:me|te|nos)$/iu, ''))) return true
    const form = finiteForm(token)
    if (!form || form.person === 3) return false
    // 'las Chivas', of nobody: an article stands at the head; 'la prendemos' is done
    const isOurs = form.person === 1 && form.plural && !isNounForm(token)
    if (
      i === 1 &&
      !isOurs &&
      /^(?:el|la|l[oa]s)$/iu.test(tokens[0]!) &&
      (/^\p{Lu}/u.test(token) || !TABLE_FIRST.test(token))
    )
      return false
    // 'las frías', 'de velas'
    const before = tokens[i - 1] ?? ''
    const isNoun = (isNounForm(token) || hasGenders(token)) && !/^(?:yo|no|que|cuando|les?)$/iu.test(before)
    // 'coleccionar estampillas'
    return (
      !isNoun &&
      !isInfinitive(before) &&
      !/^(?:el|un|su|cualquier|ningún|algún|cada|otro|al|del|de|con|sin|en)$/iu.test(before)
    )
  })
}

/** What nobody calls a thing: 'la llevo los martes'. */
const TABLE_FIRST =
  /^(?:llevo|veo|dejo|tengo|busco|quiero|hago|pongo|traigo|doy|compro|ayudo|acompaño|escucho|espero|mando|conozco|digo|preparo|invito|recojo|cuido|regaño|despierto|baño|abrazo)$/u

const OWN =
  /(?<![A-Za-zÀ-ỹ])(?:me|mis?|mí|yo|nos|m[ií][oa]s?|nosotr[oa]s|nuestr[oa]s?|te|ti|tus?|tú|vos|os|conmigo|contigo|por favor|(?<!(?:del|un|al|de) )cuento)(?![A-Za-zÀ-ỹ])/iu

/** 'los cuentos que le cuento': the sender does something in it. */
function saysI(core: string): boolean {
  const tokens = words(core).map((word) => word.toLowerCase())
  return tokens.some(
    (word, i) =>
      (/^(?:yo|le|les|lo|te|os|que|cuando|no|siempre)$/.test(tokens[i - 1] ?? '') ||
        (/^(?:la|los|las)$/.test(tokens[i - 1] ?? '') &&
          /^(?:que|cuando|no|siempre)$/.test(tokens[i - 2] ?? '') &&
          !isNounForm(word))) &&
      finiteForm(word)?.person === 1 &&
      !hasGenders(word),
  )
}

/** 'los caballos la luna': no comma tells them apart, and what belongs to what is not sure. */
const TWO_THINGS =
  /^(?:el|la|los|las|sus?)(?: (?!(?:de|del|con|en|por|para|al?|sin|que|cuando|donde|como|tod[oa]s?|desde|hasta|sobre|entre|y|e|o)(?![A-Za-zÀ-ỹ]))[A-Za-zÀ-ỹ]+)+ (?:el|la|los|las|sus?) (?!(?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bados?|domingos?|fin(?:es)? de semana|noches|tardes|mañanas|veranos|inviernos|d[ií]as (?:fest|de|que))(?![A-Za-zÀ-ỹ]))[A-Za-zÀ-ỹ]/iu

/** What goes with a verb and with no noun. */
const MANNER =
  /^(?:mal|bien|horrible|feo|bonito|hermoso|precioso|lind[oa]|padre|fatal|pésimo|fuerte|bajito|recio|rico|delicioso|solo|sola)$/i
const ADVERBIAL = /^(?:desde|hasta|todas?|todos|cada|siempre|mucho|cuando|mientras)$/i

/** Pronouns, adverbs and exclamations that no article makes a thing of. */
const NO_THING =
  /^(?:(?:nomás|solo|sólo|yo|tú|él|ella|nosotr[oa]s|vosotr[oa]s|ustedes|ell[oa]s|nadie|algo|much[oa]s?|poc[oa]s?|vari[oa]s|siempre|nunca|también|además|ahora|ahorita|hoy|puro|pura|puros|puras|todavía|aún|ay|uf|wow|sí|quizás?|depende|más|menos|casi|según|ningun[oa]|cualquiera)|[A-Za-zÀ-ỹ]{4,}mente)(?![A-Za-zÀ-ỹ])/iu
