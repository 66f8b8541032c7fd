import { infinitivesOf } from '../language/grammar/dictionary.ts'
import { finiteForm } from '../language/grammar/finite.ts'
import { type Finite, STRONG } from '../language/grammar/paradigms.ts'
import { pluralForm, secondForm, thirdForm } from '../language/grammar/verb-forms.ts'

/** Forms of the first person as they are said to who used them: 'lloré' → 'lloraste', 'dormimos' → 'durmieron', 'dormisteis'. */

/** How several are spoken to. */
export type Many = 'ustedes' | 'vosotros'
type One = 'tú' | 'vos'

/** First person → [tú, vos]. */
const SINGULAR: Record<string, readonly [string, string]> = {
  soy: ['eres', 'sos'], estoy: ['estás', 'estás'], voy: ['vas', 'vas'], doy: ['das', 'das'], he: ['has', 'has'], sé: ['sabes', 'sabés'], veo: ['ves', 'ves'],
  tengo: ['tienes', 'tenés'], vengo: ['vienes', 'venís'], digo: ['dices', 'decís'], hago: ['haces', 'hacés'], pongo: ['pones', 'ponés'], salgo: ['sales', 'salís'],
  traigo: ['traes', 'traés'], oigo: ['oyes', 'oís'], caigo: ['caes', 'caés'], puedo: ['puedes', 'podés'], fui: ['fuiste', 'fuiste'], di: ['diste', 'diste'], vi: ['viste', 'viste'],
} // oxfmt-ignore

/** First person → [ustedes, vosotros]. */
const PLURAL: Record<string, readonly [string, string]> = {
  somos: ['son', 'sois'], estamos: ['están', 'estáis'], vamos: ['van', 'vais'], damos: ['dan', 'dais'], hemos: ['han', 'habéis'], vemos: ['ven', 'veis'],
  oímos: ['oyeron', 'oísteis'], caímos: ['cayeron', 'caísteis'], reímos: ['rieron', 'reísteis'], sonreímos: ['sonrieron', 'sonreísteis'], freímos: ['frieron', 'freísteis'],
  fuimos: ['fueron', 'fuisteis'], dimos: ['dieron', 'disteis'], vimos: ['vieron', 'visteis'], íbamos: ['iban', 'ibais'], éramos: ['eran', 'erais'],
} // oxfmt-ignore

/** Null where the form is not known for certain. `isPast`: 'bailamos' is told of a day that was. */
export function secondOf(
  word: string,
  form: Finite,
  { one, many, isPast }: { one: One; many: Many; isPast: boolean },
): string | null {
  const listed = form.plural ? PLURAL[word]?.[many === 'ustedes' ? 0 : 1] : SINGULAR[word]?.[one === 'tú' ? 0 : 1]
  if (listed) return listed
  return form.plural ? ofMany(word, form, many, isPast) : ofOne(word, form, one)
}

function ofOne(word: string, { infinitive, tense }: Finite, one: One): string | null {
  const second = { infinitive, person: 2, plural: false } as const
  if (tense === 'preterite') return secondForm(word, { ...second, tense }, 'tú')
  if (tense !== 'present' || !word.endsWith('o')) return null
  const isAr = infinitive.endsWith('ar')
  if (one === 'vos') return `${infinitive.slice(0, -2)}${isAr ? 'ás' : infinitive.endsWith('er') ? 'és' : 'ís'}`
  const stem = word
    .slice(0, -1)
    .replace(/zc$/u, 'c')
    .replace(/j$/u, infinitive.endsWith('ger') || infinitive.endsWith('gir') ? 'g' : 'j')
    .replace(/(?<=[ei])g$/u, infinitive.endsWith('guir') ? 'gu' : 'g')
  const said = `${stem}${isAr ? 'as' : 'es'}`
  return infinitivesOf(said).includes(infinitive) || finiteForm(said)?.infinitive === infinitive ? said : null
}

function ofMany(word: string, { infinitive, tense }: Finite, many: Many, isPast: boolean): string | null {
  if (tense === 'imperfect')
    return many === 'ustedes'
      ? word.replace(/ábamos$/u, 'aban').replace(/íamos$/u, 'ían')
      : word.replace(/ábamos$/u, 'abais').replace(/íamos$/u, 'íais')
  const strong = STRONG[infinitive]
  const isStrong = strong !== undefined && word === `${strong}imos`
  // 'comimos' is past, 'bailamos' and 'dormimos' may be both
  const isPreterite =
    isStrong || (word.endsWith('imos') && infinitive.endsWith('er')) || (!word.endsWith('emos') && isPast)
  if (many === 'vosotros') {
    if (isStrong) return `${strong}isteis`
    if (isPreterite)
      return word.replace(/amos$/u, 'asteis').replace(/[ií]mos$/u, (end) => (end === 'ímos' ? 'ísteis' : 'isteis'))
    return word
      .replace(/amos$/u, 'áis')
      .replace(/emos$/u, 'éis')
      .replace(/[ií]mos$/u, 'ís')
  }
  const second = { infinitive, person: 2, plural: false, tense: 'preterite' } as const
  const third = isPreterite
    ? thirdForm(word, second)
    : thirdForm(
        word
          .replace(/amos$/u, 'áis')
          .replace(/emos$/u, 'éis')
          .replace(/[ií]mos$/u, 'ís'),
        {
          ...second,
          plural: true,
          tense: 'present',
          address: 'vosotros',
        },
      )
  return third && (isPreterite ? pluralForm(third) : third)
}
