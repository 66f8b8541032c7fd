import { relationGender } from '../../../contract/gender.ts'
import { finiteForm } from '../language/finite.ts'
import { hasOwnPronoun } from '../language/sender-voice.ts'
import { isNounForm } from '../language/dictionary.ts'

/** The giver's own words, said back to them: 'mi abuelo' → 'tu abuelo', 'me dijo' → 'te dijo'. */

const SAID_BACK: Record<string, string> = {
  me: 'te', mi: 'tu', mis: 'tus', mí: 'ti', conmigo: 'contigo', mío: 'tuyo', mía: 'tuya', míos: 'tuyos', mías: 'tuyas', nuestro: 'su', nuestra: 'su', nuestros: 'sus', nuestras: 'sus',
} // oxfmt-ignore

/** Null where the words speak of themselves by a verb ('fuimos', 'le dije') or already say 'you': they are then read back between quotation marks. */
export function saidBack(text: string): string | null {
  if (
    hasOwnPronoun(text) ||
    /(?<!\p{L})(?:te|ti|tus?|vos|contigo|os|vuestr[oa]s?|yo|nosotr[oa]s|nuestr[oa]s?|nos|doy|voy|soy|estoy|tengo|hago|digo|puedo|quiero|sé|he)(?!\p{L})/u.test(
      text.toLowerCase(),
    )
  )
    return null
  const tokens = text.match(/\p{L}+/gu) ?? []
  const saysI = tokens.some((word, i) => {
    const form = finiteForm(word)
    if (!form) return false
    const isNoun =
      isNounForm(word.toLowerCase()) &&
      /^(?:el|la|los|las|un|una|de|del|en|al|su|sus|mi|mis)$/iu.test(tokens[i - 1] ?? '')
    return (
      (form.person === 1 || form.person === 2) &&
      !isNoun &&
      (form.plural || form.tense !== 'present' || !isNounForm(word))
    )
  })
  if (saysI) return null
  return text.replace(/\p{L}+/gu, (word) => {
    const back = SAID_BACK[word.toLowerCase()]
    return back ?? word
  })
}

/** 'mi hijo' → 'tu hijo', 'nuestra hija' → 'su hija'; the rest as it was written. */
export function relationSaidBack(relation: string): string {
  return relation.replace(/(?<!\p{L})(?:mis?|nuestr[oa]s?)(?!\p{L})/giu, (word) => SAID_BACK[word.toLowerCase()]!)
}

/** Verbs and possessives by which a giver is spoken to: tú, vos, ustedes, vosotros. */
const SPOKEN_TO: Readonly<Record<string, readonly [string, string, string]>> = {
  admiras: ['admirás', 'admiran', 'admiráis'],
  escribiste: ['escribiste', 'escribieron', 'escribisteis'],
  Escribiste: ['Escribiste', 'Escribieron', 'Escribisteis'],
  firmas: ['firmás', 'firman', 'firmáis'],
  ti: ['vos', 'ustedes', 'vosotros'],
  te: ['te', 'les', 'os'],
  cuentas: ['contás', 'cuentan', 'contáis'],
  tu: ['tu', 'su', 'vuestro'],
  tus: ['tus', 'sus', 'vuestros'],
}

export type Spoken = 'tú' | 'vos' | 'ustedes' | 'vosotros'

/** As it is said to the giver: 'Lo que admiras' → 'Lo que admiran'. For our own sentences, never for theirs. */
export function saidTo(spoken: Spoken, text: string): string {
  const at = (['vos', 'ustedes', 'vosotros'] as const).findIndex((one) => one === spoken)
  return at < 0 ? text : text.replace(/\p{L}+/gu, (word) => SPOKEN_TO[word]?.[at] ?? word)
}

/** 'tu compañera' → 'su compañera', 'vuestra compañera': whose it is where several give. */
export const theirsOf = (spoken: Spoken, relation: string): string =>
  spoken === 'ustedes'
    ? relation.replace(/^tu(s?) /u, 'su$1 ')
    : spoken === 'vosotros'
      ? relation.replace(
          /^[ts]u(s?) ((?:mejor|gran|futur[oa]|querid[oa]) )?(\p{L}+)/u,
          (_, many: string, first = '', kin: string) => `${vuestro(kin, many)} ${first}${kin}`,
        )
      : relation

const vuestro = (kin: string, many: string) => `vuestr${relationGender(kin) === 'f' ? 'a' : 'o'}${many}`
