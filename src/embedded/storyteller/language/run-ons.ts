import { hasGenders, isNounForm, known } from './dictionary.ts'
import { finiteForm } from './finite.ts'

/** 'boca los canarios y baldear', 'tejer ella les hace gorros': things that are liked, and what is said of them, get their commas. */
export const listed = (text: string): string =>
  text
    .replace(/^(\p{L}+[aeií]r) (?=(?:ella|él) (?:les?|nos|se|me|l[oa]s?) )/iu, '$1, ')
    .replace(BESIDE_ANOTHER, (word: string, after: string, ...rest: unknown[]) => {
      const [at, whole] = [Number(rest.at(-2)), String(rest.at(-1))]
      const noun = word.trim().toLowerCase()
      const isThing =
        (isNounForm(noun) || !known(noun)) &&
        !LEADS.test(noun) &&
        !/[aeií]r$/u.test(noun) &&
        finiteForm(noun)?.tense !== 'imperfect'
      const isDated = TIME.test(whole.slice(at + word.length))
      return isThing && !isDated ? `${word}, ` : `${word}${after}`
    })

/** A thing without a joint before the next of a list. */
const BESIDE_ANOTHER =
  /(?<=^|[,] |^(?:el|la|l[oa]s|sus?) )\p{L}{3,}( )(?=(?:el|la|l[oa]s) \p{L}+(?: (?:el|la|l[oa]s) \p{L}+)* [ye] )/giu
/** 'el fútbol los domingos' */
const TIME =
  /^ (?:el|la|l[oa]s) (?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bados?|domingos?|d[ií]as?|tardes?|noches?|mañanas?|fin(?:es)?|veranos?|inviernos?|vacaciones|semanas?|mes(?:es)?|años?)(?!\p{L})/iu

/** 'saluda a todo mundo no le tiene pena a nadie', 'es muy curiosa pregunta todo': clauses that nothing parts get a comma. */
export function partedByCommas(raw: string): string {
  const cased = raw === raw.toUpperCase() ? raw.toLowerCase() : raw
  // 'sabe quién llega quién se va'
  const text = cased.replace(/(?<=(?<!\p{L})qui[eé]n [^,.;]{3,40}) (?=qui[eé]n )/giu, ', ')
  const tokens = [...text.matchAll(/\p{L}+/gu)]
  let said = false
  const at: number[] = []
  for (const [i, { 0: word, index }] of tokens.entries()) {
    const before = tokens[i - 1]
    const isBeside = before !== undefined && text.slice(before.index + before[0].length, index) === ' '
    if (
      said &&
      isBeside &&
      i > 1 &&
      isEnd(tokens, i - 1) &&
      !SUBORDINATE.test(text.slice(0, index).replace(FOR_ALL, '')) &&
      startsClause(text, tokens, i)
    )
      at.push(index)
    said ||= isDone(word)
  }
  return at.toReversed().reduce((parted, index) => `${parted.slice(0, index - 1)}, ${parted.slice(index)}`, text)
}

/** A clause within a clause: what follows may belong to it. */
const SUBORDINATE =
  /(?<=^|[\p{L}.!?;,] )(?:que|q|k|cuando|como|donde|quien(?:es)?|si|porque|aunque|para|hasta|mientras)(?!\p{L})/iu
/** 'lista para todo' */
const FOR_ALL = / para tod[oa]s?(?= )/iu
/** 'muy curiosa': no noun follows. */
const INTENSE = /(?<!\p{L})(?:muy|bien|tan|súper|re) \p{L}+ $/iu

/** After these a verb goes on. */
const LEADS =
  /^(?:que|y|e|o|u|ni|pero|aunque|porque|cuando|como|si|donde|quien|quienes|mientras|hasta|para|por|sin|con|de|del|a|al|en|lo|la|las|los|el|uno?|una|algun[oa]|ningun[oa]|su|sus|mi|tu|se|me|te|le|les|nos|os|no|ya|siempre|nunca|también|tampoco|más|muy|tan|casi|eso|esto|él|ella|nadie|alguien|cada|otra|otro|así|luego|entonces|cómo|qué|quién|todavía|aún|enseguida|pronto|después|antes|hoy|ahora|además|igual|\p{L}+mente|\p{Lu}.*)$/u

const isDone = (word: string) => {
  const form = finiteForm(word.toLowerCase())
  return form?.person === 3 && form.tense !== 'other'
}

/** A noun or an adjective may end a clause, and so may 'todo' after its verb; an adverb leads on. */
function isEnd(tokens: readonly RegExpMatchArray[], i: number): boolean {
  const word = tokens[i]![0]
  if (/^todo$/iu.test(word)) return i > 0 && (isDone(tokens[i - 1]![0]) || /^para$/iu.test(tokens[i - 1]![0]))
  return !LEADS.test(word) && (isNounForm(word) || hasGenders(word))
}

/** A verb of them, at once or after 'no', 'se', 'le': 'no le tiene pena', 'se defienden'. */
function startsClause(text: string, tokens: readonly RegExpMatchArray[], from: number): boolean {
  let i = from
  while (CLITIC.test(tokens[i]?.[0] ?? '')) i++
  const word = tokens[i]?.[0] ?? ''
  const form = word === word.toLowerCase() ? finiteForm(word) : null
  if (form?.person !== 3 || (form.tense !== 'present' && form.tense !== 'imperfect') || hasGenders(word)) return false
  return (
    i > from ||
    (!isNounForm(word) && !/[ae]d[oa]s?$/u.test(word)) ||
    (OFTEN_DONE.test(word) && INTENSE.test(text.slice(0, tokens[from]!.index)))
  )
}

const CLITIC = /^(?:no|nunca|siempre|se|les?)$/u
/** Nouns as well, but after a clause without a joint they are what somebody does. */
const OFTEN_DONE = /^(?:pregunta|ayuda|abraza|juega|cuenta|trabaja|comparte|marcha|sueña)n?$/u
