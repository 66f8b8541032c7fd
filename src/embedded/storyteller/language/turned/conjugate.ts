import {
  comparesOnly,
  isDoneBesideOne,
  isImpersonal,
  isOthers,
  isReflexive,
  mayBeOthers,
  SECOND_SUBJECT,
  tokensOf,
} from '../grammar/clause-subject.ts'
import { type Address, pluralForm, secondForm } from '../grammar/verb-forms.ts'
import { finiteForm } from '../grammar/finite.ts'
import { tailOf } from './tails.ts'
import { isWhollyTurned } from './wholly-turned.ts'
import { BEFORE_VERB, isFelt, verbPositions } from '../grammar/verbs.ts'
import { mapWords } from '../grammar/text.ts'

/** Moves a clause from one grammatical person to another; null where there is doubt. */

function withTail(head: string, tail: string, address: Address): string | null {
  const said = thirdToSecond(head, address)
  return said && said + tail
}

/** 'nunca se rinde' → 'nunca te rindes', 'nunca te rendís'; null when there is doubt. */
export function thirdToSecond(clause: string, address: Address): string | null {
  if (address === 'usted') return clause
  if (address === 'ustedes' || address === 'vosotros') return null
  const [, deed, unasked] = /^(.+?)( sin que (?:nadie )?se l[oa]s? \p{L}+)$/iu.exec(clause) ?? []
  if (deed && unasked) return withTail(deed, unasked.replace(' se ', ' te '), address)
  // 'hace que todo parezca posible': the subordinate clause stays
  const [, cause, effect] =
    /^((?:\p{L}+ )*(?:hace|logra|consigue))( que (?!.*(?<!\p{L})(?:sus?|él|ella|les?|lo)(?!\p{L})).+)$/iu.exec(
      clause,
    ) ?? []
  if (cause && effect) return withTail(cause, effect, address)
  const [, lead, felt, done] = BEFALLEN_FIRST.exec(clause) ?? []
  if (lead && felt && done) {
    const said = finiteForm(tokensOf(felt)[0]!)?.person === 3 ? thirdToSecond(done, address) : null
    return said && `${lead}te ${felt}${said}`
  }
  const cut = tailOf(clause, address)
  if (cut) return withTail(cut.head, cut.tail, address)
  // 'nos sacó adelante ella sola', 'se ríe de ella misma': no more than the verb says already
  const plain = clause
    .replace(/(?<!(?<!\p{L})(?:a|con|de|en|para|por) )(?<!\p{L})(?:él|ella) (?=sol(?:o|a|ito|ita)(?!\p{L}))/gu, '')
    .replace(/(?<=(?<!\p{L})(?:de|a|con|en|por|para|sobre|consigo) )(?:él|ella)(?= mism[oa](?!\p{L}))/gu, 'sí')
  if (plain !== clause) return thirdToSecond(plain, address)
  const tokens = tokensOf(clause)
  if (isDoneBesideOne(clause)) return null
  // somebody is already spoken to in it, or it says what it would be like
  if (/(?<!\p{L})(?:te|ti|tus?|vos)(?!\p{L})| como (?:que|si) /iu.test(clause)) return null
  if (saysMixed(tokens)) return null
  // 'me aguantaste cuando me fue mal'
  if (tokens.some((word) => /(?:aste|iste)$/iu.test(word) && finiteForm(word.toLowerCase())?.person === 2)) return null
  // 'hasta a lo que no le gusta', 'le da su lugar a todos': whose it is
  if (/(?<!\p{L})que (?:no |más |siempre )*les? (?:gust|encant|import|interes|cuest|duel)/iu.test(clause)) return null
  if (/(?<!\p{L})les? \p{L}+ su \p{L}+ a (?:tod|cada|quien|l[oa]s)/iu.test(clause)) return null
  if (/(?<!\p{L})(él|ella|ellos|ellas|usted|si|porque)(?!\p{L})/iu.test(clause)) return null
  if (isFelt(clause))
    return clause
      .replace(/(?<!\p{L})le(?!\p{L})/u, 'te')
      .replace(/(?<=^(?:no |nunca )?te \p{L}+ que (?:no )?)l[eoa](?= \p{L}+n(?!\p{L}))/u, 'te')
      .replace(/(?<!\p{L})su(?=s?\s)/gu, 'tu')
      .replace(/(?<=\p{L}[aeií]r)se(?!\p{L})/gu, 'te')
  // 'es auténtica y no le importa el qué dirán': a second subject comes in
  if (/(?<=\p{L}\s)(?:no )?les? \p{L}+/iu.test(clause) && !/^(?:no |siempre |nunca )*les? /iu.test(clause)) return null
  const verbs = verbPositions(clause).filter(
    (i) => finiteForm(tokens[i]!)?.person === 3 && !isImpersonal(tokens, i) && !isOthers(tokens, i),
  )
  if (verbs.length === 0 || verbs[0]! > (LED_BY.test(clause) ? 8 : 4) || verbs.some((i) => mayBeOthers(tokens, i)))
    return null
  if (
    !comparesOnly(clause) &&
    /(?<!(?<!\p{L})l[oa]s? )(?<!\p{L})que(?!\p{L})(?! no sin )/iu.test(clause) &&
    !isOursBehind(clause)
  )
    return null
  // 've lo que nadie ve', 'sabe qué necesita cada uno', 'aunque se esté quemando la casa': a second subject
  if (SECOND_SUBJECT.test(clause)) return null
  // 'cuando ve a alguien triste se sienta a su lado': whose side it is
  if (
    /(?<!\p{L})(?:alguien|nadie|cada uno|la gente|los demás|otr[oa]s?|un niño|una niña)(?!\p{L}).*(?<!\p{L})sus?(?!\p{L})/iu.test(
      clause,
    )
  )
    return null
  const forms = new Map(verbs.map((i) => [i, finiteForm(tokens[i]!)!]))
  // 'pase lo que pase está ahí': the first verb is not the recipient's
  const opening = tokens[verbs[0]!]!
  if (/^(?:pase|sea|venga|digan|diga|llueva|truene|haga)$/i.test(opening) && / lo que | o /.test(clause)) return null
  if ([...forms.values()].some((form) => form.plural)) return null
  // 'cuando se cae dice…': the verb that was not found would stay behind
  if (/^(?:cuando|si|aunque|mientras|donde) /i.test(clause) && verbs.length < 2) return null
  // 'y aun así siempre llega': a verb that would stay behind
  const behind = tokens.some(
    (word, i) =>
      !forms.has(i) &&
      /^(?:siempre|nunca|no|ya|también|se)$/i.test(tokens[i - 1] ?? '') &&
      !isOthers(tokens, i) &&
      !isImpersonal(tokens, i) &&
      finiteForm(word)?.person === 3 &&
      !BEFORE_VERB.has(word.toLowerCase()),
  )
  if (behind || !isWhollyTurned(clause, new Set(verbs))) return null
  return mapWords(clause, (word, i) => {
    const form = forms.get(i)
    const low = word.toLowerCase()
    if (form) return secondForm(low, form, address)
    if (isReflexive(low)) return word.replace(/se$/, 'te')
    if (low === 'se' && verbs.some((v) => v > i && v - i <= 2)) return 'te'
    // 'se ríe de sí misma'
    if (low === 'sí' && /^mism[oa]$/i.test(tokens[i + 1] ?? '')) return address === 'vos' ? 'vos' : 'ti'
    // 'a todos les habla por su nombre': it is theirs
    if (/^sus?$/.test(low) && /^nombres?$/.test(tokens[i + 1] ?? '') && tokens[i - 1] === 'por') return word
    return (
      { su: 'tu', sus: 'tus', consigo: 'contigo', suyo: 'tuyo', suya: 'tuya', suyos: 'tuyos', suyas: 'tuyas' }[low] ??
      word
    )
  })
}

/** 'cuando algo le sale mal lo apunta': what befalls them, and then what they do. */
const BEFALLEN_FIRST =
  /^((?:cuando|si|aunque) (?:no )?(?:algo |nada |todo )?(?:no )?)le (\p{L}+(?: (?:algo|nada|todo|mal|bien|fatal|miedo|pena|risa|vergüenza|difícil|igual))?,? )(.+)$/iu

const LED_BY = /^(?:con|sin|a|al|en|por|de|desde|hasta) /iu

/** 've cosas que los demás pasamos de largo': what stands behind is done by the giver alone. */
function isOursBehind(clause: string): boolean {
  const [, behind = '', ...more] = clause.split(/(?<!\p{L})que /iu)
  const forms = tokensOf(behind).map((word) => finiteForm(word.toLowerCase()))
  return (
    more.length === 0 &&
    forms.some((form) => form?.person === 1 && form.plural) &&
    !forms.some((form) => form?.person === 3) &&
    !/(?<!\p{L})(?:se|les?|l[oa]s? \p{L}+mos|sus?)(?!\p{L})/iu.test(behind)
  )
}

/** 'nunca la vi rendirse', 'agarro fuerza y puso': the giver is in it, or a past that lacks its accent. */
function saysMixed(tokens: readonly string[]): boolean {
  return tokens.some((token, i) => {
    const form = finiteForm(token)
    if (form?.person !== 1 || form.plural) return false
    const before = tokens[i - 1] ?? ''
    const isObject = /^l[aoe]s?$/i.test(before) && (form.tense === 'preterite' || /^(?:vi|veo)$/i.test(token))
    const isUnaccented =
      i === 0 &&
      tokens.length > 1 &&
      form.tense === 'present' &&
      token.endsWith('o') &&
      finiteForm(`${token.slice(0, -1)}ó`)?.tense === 'preterite'
    return isObject || isUnaccented
  })
}

/** 'nunca se rinde' → 'nunca se rinden'; 'le faltan dos dientes' → 'les faltan dos dientes'. */
export function thirdToPlural(clause: string): string {
  const tokens = tokensOf(clause)
  const dative = isFelt(clause)
  const at = new Set(
    verbPositions(clause).filter((i) => {
      const form = finiteForm(tokens[i]!)
      // 'esperan al que se demora'
      const before = tokens.slice(Math.max(0, i - 4), i).join(' ')
      const isOfOne = /(?<!\p{L})(?:al que|a un[oa]|a alguien|a cada un[oa])(?: (?:no|se|les?|l[oa]s?))*$/iu.test(
        before,
      )
      return form?.person === 3 && !form.plural && !isImpersonal(tokens, i) && !isOfOne
    }),
  )
  return mapWords(clause, (word, i) => {
    if (dative && word === 'le') return 'les'
    return !dative && at.has(i) ? pluralForm(word) : word
  })
}
