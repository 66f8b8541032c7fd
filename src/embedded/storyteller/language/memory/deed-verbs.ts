import { isNounForm } from '../grammar/dictionary.ts'
import { finiteForm } from '../grammar/finite.ts'
import { type Finite, TABLE } from '../grammar/paradigms.ts'

/** The verbs of a memory. */

const WE: Record<string, string> = {
  fuimos: 'fueron', éramos: 'eran', íbamos: 'iban', dimos: 'dieron', vimos: 'vieron', hemos: 'han', habíamos: 'habían', reímos: 'rieron', leímos: 'leyeron',
  oímos: 'oyeron', caímos: 'cayeron', sonreímos: 'sonrieron', freímos: 'frieron',
} // oxfmt-ignore

/** 'hubiéramos' → 'hubieran'; null of what is none such. */
export const weWere = (word: string): string | null =>
  word !== 'éramos' && /(?:á|é)(?:ra|se)mos$/u.test(word)
    ? word
        .replace(/á(?=(?:ra|se)mos$)/u, 'a')
        .replace(/é(?=(?:ra|se)mos$)/u, 'e')
        .replace(/mos$/u, 'n')
    : null

export const isCount = (word: string) =>
  /^(?:\d+|mil|un[oa]s?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|quince|veinte|treinta|cuarenta|cincuenta|cien)$/u.test(
    word,
  )

/** 'reímos', which is spelt as in the present. */
export const isWe = (word: string): boolean => word in WE

const BEFORE_NOUN =
  /^(?:el|la|los|las|un|una|unos|unas|de|del|al|mi|mis|tu|tus|su|sus|con|en|sin|por|para|muy|dos|tres|cada|más)$/u

/** 'querías', 'hacíamos': by the form without their person. */
function imperfectOf(word: string): Finite | null {
  const third = word.endsWith('ías') ? word.slice(0, -1) : word.replace(/íamos$/u, 'ía').replace(/ábamos$/u, 'aba')
  const form = third === word ? null : finiteForm(third)
  return form?.tense === 'imperfect'
    ? { ...form, person: word.endsWith('s') && !word.endsWith('mos') ? 2 : 1, plural: word.endsWith('mos') }
    : null
}

const MISSED: Readonly<Record<string, Finite>> = {
  estábamos: { infinitive: 'estar', person: 1, plural: true, tense: 'imperfect' },
  podíamos: { infinitive: 'poder', person: 1, plural: true, tense: 'imperfect' },
  andábamos: { infinitive: 'andar', person: 1, plural: true, tense: 'imperfect' },
}

/** A word that is a verb here, as it stands after `before`. */
export function deedOf(word: string, before: string): Finite | null {
  const form = finiteForm(word) ?? MISSED[word] ?? imperfectOf(word)
  if (!form) return null
  // 'las dos firmamos'
  if (form.person === 1 && form.plural && !isNounForm(word)) return form
  // 'la tarde', 'de vuelta'; not 'la cargué', 'los vimos'
  const isPast = form.tense === 'preterite' && (TABLE.has(word) || !/[aeo]s?$/u.test(word))
  const isDone = isPast || (form.person === 1 && form.plural) || (form.tense === 'imperfect' && !isNounForm(word))
  const isPronoun = /^(?:la|los|las)$/u.test(before) && isDone
  return BEFORE_NOUN.test(before) && !isPronoun && (isNounForm(word) || !isPast) ? null : form
}
