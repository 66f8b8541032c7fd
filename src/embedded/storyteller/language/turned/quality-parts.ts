import { clauseFrom, isLed, isOftenDone } from '../grammar/clause-start.ts'
import { isNounForm } from '../grammar/dictionary.ts'
import { finiteForm, isSubjunctive } from '../grammar/finite.ts'
import { TABLE } from '../grammar/paradigms.ts'
import { upperFirst } from '../grammar/text.ts'
import { lowerFirst } from '../spelling/tidy.ts'

/** An answer about what is admired, in the parts of which each can be said by itself. */

export type Part = {
  /** What joins it to the part before it. */
  lead: '' | ', ' | ' y ' | ', y ' | ' pero ' | '. ' | '. y '
  text: string
}

const JOINT = /\s*([.;:!?…]+|,)\s+(?:(?:y|e)\s+)?|\s+(y|e|pero)\s+/giu
const SPOKEN = /[“‘«][^“”‘’«»]*[”’»]|\([^()]*\)/gu

/** 'es buen papá, trabaja y me hace reír' → three; what subordinates, and a list of nouns or adjectives, stays whole. */
export function partsOf(answer: string): Part[] {
  const kept: string[] = []
  const whole = answer.replace(SPOKEN, (spoken) => `\ue002${kept.push(spoken) - 1}\ue002`)
  const back = (text: string) => text.replace(/\ue002(\d+)\ue002/gu, (_, at: string) => kept[Number(at)]!).trim()
  const parts: Part[] = []
  let [from, lead]: [number, Part['lead']] = [0, '']
  for (const { 0: joint, 1: mark, index } of whole.matchAll(JOINT)) {
    const [before, after] = [whole.slice(from, index), whole.slice(index + joint.length)]
    const isColon = mark === ':' && OWNED.test(before.trim()) && startsClause(after)
    if (mark === ':' && !isColon) continue
    const isStop = mark !== undefined && mark !== ','
    if (!isStop && !isApart(before, after, joint)) continue
    parts.push({ lead, text: back(before) })
    lead = leadOf(joint, mark)
    from = index + joint.length
  }
  return [...parts, { lead, text: back(whole.slice(from)) }].filter(({ text }) => text !== '')
}

function leadOf(joint: string, mark: string | undefined): Part['lead'] {
  const isAnd = /[ye]/iu.test(joint)
  if (mark !== undefined && mark !== ',') return isAnd ? '. y ' : '. '
  if (/pero/iu.test(joint)) return ' pero '
  return isAnd ? (mark ? ', y ' : ' y ') : ', '
}

const HELD =
  /^(?:que )?(?:si|cuando|aunque|a pesar de que|apesar de que|mientras|como|en cuanto|cada vez que|siempre que|desde que|(?:siendo|teniendo|estando|viviendo|trabajando))(?!\p{L})/iu

const IS_WISHED = /(?<!\p{L})(?:logr|consig|hizo|hace|hac[ií]a|quier|pid|dej)\p{L}* que [^.;]*$/iu
const isWished = (after: string) => {
  const [, verb = ''] = /^(?:(?:ahora|hoy|ya|por fin|no|se|l[oa]s?|les?) )*(\p{L}+)/iu.exec(after) ?? []
  const form = finiteForm(verb.toLowerCase())
  return form?.person === 3 && isSubjunctive(verb, form.infinitive)
}
const LEADS_TO_NEXT =
  /\s[ye] (?:si|cuando) [^,.;]{2,40}$|(?<!\p{L})(?:el|la|l[oa]s) (?:d[ií]as?|ve(?:z|ces)|tardes?|noches?) (?:en )?que [^,.;]{2,24}$/iu

/** True where what stands behind the joint is said by itself, and what stands before it is whole. */
function isApart(before: string, after: string, joint: string): boolean {
  const words = wordsOf(before)
  // 'sube la loma, así llegue morado': though it were so
  if (isConceded(after)) return false
  // 'si uno se cae, el otro lo levanta': what leads waits for what it leads to
  if (HELD.test(before.trim()) && joint.includes(',') && !isManner(before) && verbsOf(words) < 2) return false
  // '…y si no sé, lo investigamos', 'los días que está, está entero'
  if (joint.includes(',') && LEADS_TO_NEXT.test(before)) return false
  // 'logró que los que no querían leer, ahora lean': what was wished for stands behind the comma
  if (joint.includes(',') && IS_WISHED.test(before) && isWished(after)) return false
  // 'que cuando llueve y truena'
  if (HELD.test(before.trim()) && !joint.includes(',')) return false
  // 'su letra, que parece de imprenta'
  if (/^\s*,\s*$/u.test(joint) && OWNED.test(before.trim()) && /^que /iu.test(after)) return false
  // 'su curiosidad y que cuando algo le sale mal lo apunta'
  if (/^que /iu.test(after) && /^\s+[ye]\s+$/iu.test(joint) && OWNED.test(before.trim()) && verbsOf(words) === 0)
    return true
  // 'brinca y brinca'
  if (/^\s+[ye]\s+$/iu.test(joint) && words.at(-1)?.toLowerCase() === wordsOf(after)[0]?.toLowerCase()) return false
  if (HELD.test(after) && !isManner(after))
    return (
      !/^\s+[ye]\s+$/iu.test(joint) &&
      (verbsOf(wordsOf(after)) > 1 || (SI_WE.test(after) && verbsOf(wordsOf(after)) > 0))
    )
  // 'trabaja, cocina y canta'
  const [alone = ''] = /^\p{L}+(?=\s*(?:,|$)|\s+[ye]\s)/iu.exec(after) ?? []
  if (isDeed(alone) && startsClause(before.trim())) return true
  return (
    isManner(after) ||
    startsClause(after) ||
    (joint.includes(',') && /^(?:el modo|la (?:forma|manera))(?!\p{L})/iu.test(after) && OWNED.test(before.trim()))
  )
}

/** 'si salimos diez, él va último' */
const SI_WE = /^(?:si|cuando) (?:\p{L}+ )?\p{L}+[aei]mos(?!\p{L})/iu

/** 'así llegue morado', 'aunque', with its verb in the subjunctive. */
function isConceded(text: string): boolean {
  const [, done = ''] = /^\s*así (?:(?:no|se|me|nos|les?|l[oa]s?) )*(\p{L}+)/iu.exec(text) ?? []
  const form = finiteForm(done.toLowerCase())
  return form?.person === 3 && (form.tense === 'other' || done.endsWith(form.infinitive.endsWith('ar') ? 'e' : 'a'))
}

/** 'cómo cuida a todos', 'lo bueno que es'; not 'como su padre'. */
function isManner(text: string): boolean {
  if (/^\s*lo \p{L}+ que (?:es|eres|sos|son|sois|eran?|eras)(?!\p{L})/iu.test(text)) return true
  const [, done = ''] = /^\s*c[oó]mo (?:(?:no|se|me|nos|les?|l[oa]s?) )*(\p{L}+)/iu.exec(text) ?? []
  const form = finiteForm(done.toLowerCase())
  return form !== null && form.tense !== 'other' && !/^(?:su|si|un)$/iu.test(done)
}

/** 'la carcajada que tiene', and then 'se oye hasta la calle': the laugh is. */
export const isOfThing = (text: string, before: string | undefined) =>
  before !== undefined && OWNED.test(before) && OF_THINGS.test(text)
const OF_THINGS =
  /^(?:siempre |nunca )?(?:se (?:l[ae]s? )?(?:oye|escucha|nota|contagia|siente|pega)n?(?=[\s.!]*$| (?:a|al|hasta|desde|en|por|cuando|de|más|todo|lejos|mucho)(?!\p{L}))|se ven? (?:a|al|hasta|desde|en|de)(?!\p{L})|(?:suena|retumba|resuena|contagia|llena|alegra|ilumina)n?(?!\p{L}))/iu

/** 'la ternura, el modo en que saluda': one thing after another that is somebody's. */
const OWNED = /^(?:sus?|tus?|la|el) (?!que |de )\p{L}/iu

/** 'que …', 'nunca se queja', 'le da pena': said of whom is admired. */
export function startsClause(text: string): boolean {
  if (/^(?:es |son )?que (?!no es )/iu.test(text)) return true
  // 'lo que promete lo cumple'
  if (SO_THEY_DO.test(text)) return true
  const words = wordsOf(text.split(/[,.;:]/u, 1)[0]!)
  const from = AND_SO.exec(text) ? wordsOf(AND_SO.exec(text)![0]).length : 0
  if (clauseFrom(words, from) >= 0) return true
  // 'en todos lados hace amigos', 'con ella nadie pasaba miedo'
  if (/^(?:en|con|a|por|desde|sin|para|al|hasta)$/iu.test(words[from] ?? ''))
    return words
      .slice(0, from + 7)
      .some(
        (word, i) =>
          i > from + 1 && !/^(?:de|del|que|quien)$/iu.test(words[i - 1]!) && isVerb(word) && !isLed(words, i),
      )
  // 'da confianza', 'vive sin prisa', 'saca puros dieces', 'brinca y brinca'
  const [first = '', next = '', third = ''] = words.slice(from).map((word) => word.toLowerCase())
  return (
    isVerb(first) ||
    (finiteForm(first)?.person === 3 &&
      ((isOftenDone(first) && next !== '' && !/^(?:y|e|de|del)$/u.test(next)) || (next === 'y' && third === first)))
  )
}

/** One word that is a deed far oftener than a thing. */
export const isDeed = (word: string) => isOftenDone(word.toLowerCase()) || DEEDS.test(word)
const DEEDS =
  /^(?:escucha|aconseja|apoya|acompaña|perdona|enseña|anima|consuela|corre|lucha|estudia|madruga|cose|teje|lee)n?$/iu

const SO_THEY_DO = /^lo que \p{L}+ (?:no )?lo \p{L}+/iu

/** 'aun así llega', 'aun enferma reía', 'además cocina' */
export const AND_SO = /^(?:aun así|aun \p{L}+[oa]s?|así|además|también|encima|por eso|a veces|una vez) /iu

const isVerb = (word: string) => {
  const form = finiteForm(word)
  return form?.person === 3 && (TABLE.has(word) || !isNounForm(word))
}

const wordsOf = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? []

/**
 * How many verbs stand in it by themselves, of which only the first is brought in by what it begins with. Not those of
 * 'que usa audífonos', nor 'hace dos meses'.
 */
const verbsOf = (words: readonly string[]) =>
  words.filter(
    (word, i) =>
      i > 0 &&
      (isVerb(word.toLowerCase()) ||
        (/^(?:se|me|nos|les?)$/iu.test(words[i - 1]!) && finiteForm(word)?.person === 3)) &&
      !/^(?:que|quien|quienes|donde)$/iu.test(words[i - 1]!) &&
      !(/^hac(?:e|ía)$/iu.test(word) && SPAN.test(words[i + 1] ?? '')),
  ).length
const SPAN = /^(?:\d+|un|una|dos|tres|cuatro|cinco|seis|ocho|diez|poco|mucho|unos|unas|años|tiempo)$/iu

/** The parts as one line after a colon, each as `said` says it; 'que' stands again where the answer had it or a thing goes before. */
export function joinedParts(parts: readonly Part[], said: readonly string[]): string {
  const [first, second] = parts
  // 'no se rinde, se cae y vuelve a subir': the second says why, and is none of a row
  const isContrast =
    /^(?:que )?(?:no|nunca|jamás) /iu.test(first!.text) &&
    !/^(?:que )?(?:no|nunca|jamás|ni) /iu.test(second?.text ?? '')
  const isListed = parts.length > 2 && parts.at(-1)!.lead.endsWith(' y ') && !isContrast
  return said.reduce((line, each, i) => {
    if (i === 0) return each
    const { lead, text } = parts[i]!
    const isQue = /^(?:también |además )?que /iu.test(text)
    const wasThing = OWNED.test(said[i - 1]!) || isManner(said[i - 1]!)
    const bare = isQue ? lowerFirst(each) : lowerFirst(each.replace(/^que /iu, ''))
    // 'no nada más dice las cosas, las hace'
    if (lead === ', ' && /(?<!\p{L})no (?:nada más|solo|sólo|solamente|nomás|únicamente) [^,.]*$/iu.test(line))
      return `${line}, sino ${each}`
    if (lead === '. y ') return `${line}. Y ${bare}`
    if (
      lead === ', ' &&
      opensAlike(
        line
          .split(/[,;:.] /u)
          .at(-1)!
          .replace(/^que /iu, ''),
        bare,
      )
    )
      return `${line}, ${bare}`
    // 'su calma, nunca grita': a thing, and what is said of it; 'es honesto, devolvió una cartera': two sentences
    const isAfterThing = i === 1 && wasThing && /^que /iu.test(each) && !isQue
    if (
      lead === '. ' ||
      (lead === ', ' &&
        (isAfterThing || HELD.test(bare) || SO_THEY_DO.test(bare) || (/^que /iu.test(each) && !isQue && !isListed)))
    )
      return `${line}. ${upperFirst(bare)}`
    if (lead === ', ') return `${line}, ${isListed ? bare : each}`
    if (lead === ' pero ') return `${line}, pero ${bare}`
    if (wasThing && /^que (?:cuando|si|aunque)(?!\p{L})/iu.test(text)) return `${line}${lead}que ${bare}`
    // 'es luchona y nunca la vimos rendirse': who says it is who does it
    return line + lead + (wasThing || (line.startsWith('que ') && isGivers(bare)) ? lowerFirst(each) : bare)
  }, '')
}

const isGivers = (said: string) => {
  const [, verb = ''] = /^(?:(?:no|nunca|jamás|siempre|te|me|se|nos|les?|l[oa]s?) )*(\p{L}+)/iu.exec(said) ?? []
  return finiteForm(verb)?.person === 1
}

/** 'todo lo toca, todo lo quiere ver': a row of its own making. */
export function opensAlike(one: string, other: string): boolean {
  const first = /^(?:todo|nada|siempre|nunca|ya|nadie)(?!\p{L})/u.exec(one)?.[0]
  return first !== undefined && first === /^\p{L}+/u.exec(other)?.[0]
}

/** 'de Ana que defiende a todos, y de Leo que es noble' → 'de Ana, que defiende a todos; y de Leo, que es noble' */
export const ofEach = (told: string, names: readonly string[]) =>
  names.reduce(
    (text, name) =>
      text
        .replace(new RegExp(`, ((?:y )?de (?:\\p{Lu}\\p{L}+ )?${name})(?=,? (?:que|cómo|lo|la|el|su) )`, 'gu'), '; $1')
        .replace(
          new RegExp(`(?<=(?<!\\p{L})de (?:\\p{Lu}\\p{L}+ )?${name}) (?=(?:que|cómo|lo|la|el|su) )`, 'gu'),
          ', ',
        ),
    told,
  )
