import type { Address } from '../grammar/verb-forms.ts'
import { finiteForm } from '../grammar/finite.ts'
import { bare, words } from '../grammar/text.ts'
import { lowerFirst } from '../spelling/tidy.ts'

/** How the sender speaks to the recipient: read from the answers, «tú» (or «ustedes») where they do not tell. */
export type { Address }

/** A recipient named 'la doctora Ruiz' and remembered with 'me tomó la mano' is addressed as «usted», not «tú». */
const OF_RESPECT =
  /^(?:(?:el|la) )?(?:profesora?|maestr[oa]|doctora?|señora?|señorita|licenciad[oa]|ingenier[oa]|arquitect[oa]|padre|capitán|capitana|don|doña)(?= )/u

function spokenToWithRespect(memory: string, name: string): boolean {
  const [, verb = ''] = /^\P{L}*(?:me|nos|se (?:me|nos)) ([A-Za-zÀ-ỹ]+)/iu.exec(memory) ?? []
  const form = finiteForm(verb.toLowerCase())
  return OF_RESPECT.test(name) && form?.person === 3 && !form.plural
}

/** Those to whom one says «usted» unless the answers say otherwise. */
const isSuperior = ({ role, relation }: Whom, variant: string) =>
  // in Colombia to one's elders, in the Americas to who teaches one's child
  (variant === 'es-CO' && /^(?:parent|grandparent)$/u.test(role)) ||
  (role === 'teacher' &&
    / de (?:mi|nuestr[oa]|l[oa]s (?:niñ|chic|nen|peque|hij|chamac|chaval|pelad|mellis|mellizo|gemel)|\p{Lu})/u.test(
      relation,
    ) &&
    !/^es-(?:ES|AR)$/u.test(variant)) ||
  (role === 'inlaw' && /(?<![A-Za-zÀ-ỹ])(?:con)?suegr/iu.test(relation)) ||
  (role === 'colleague' && /(?<![A-Za-zÀ-ỹ])(?:jef[ea]|director|gerente|patr[oó]n)/iu.test(relation))

/** Whom the sender speaks to; `relation` as it was written. */
type Whom = { name: string; several: boolean; role: string; relation: string }

/** 'Doña Zoila', who is no kin. */
const isTitled = ({ name, role, relation }: Whom) =>
  /^(?:(?:el|la) )?(?:don|doña|licenciad[oa]|doctora?|ingenier[oa]) /iu.test(name) &&
  (!/^(?:parent|grandparent|partner|sibling|uncle|child|friend)$/u.test(role) ||
    /(?<![A-Za-zÀ-ỹ])vecin/iu.test(relation))

export function readAddress(written: readonly string[], whom: Whom, variant: string = 'es-MX'): Address {
  // what somebody said in it was said to somebody else
  const answers = written.map((answer) =>
    answer.replace(/[“"][^”"]*[”"]|(?<![A-Za-zÀ-ỹ])'[^']+'(?![A-Za-zÀ-ỹ])/gu, ' '),
  )
  const text = answers.join(' \n ')
  const key = bare(text)
  const forms = answers
    .flatMap((answer) => words(lowerFirst(answer)))
    .map((word) => finiteForm(word)?.address)
    .filter((address) => address !== undefined)
  const isOfSpain = variant === 'es-ES'
  if (/(?<![A-Za-zÀ-ỹ])(vosotr[oa]s|vuestr[oa]s?|os)(?![A-Za-zÀ-ỹ])/u.test(key) || forms.includes('vosotros'))
    return whom.several ? 'vosotros' : 'tú'
  if (whom.several) return isOfSpain && !/(?<![A-Za-zÀ-ỹ])ustedes(?![A-Za-zÀ-ỹ])/u.test(key) ? 'vosotros' : 'ustedes'
  if (/(?<![A-Za-zÀ-ỹ])usted(?![A-Za-zÀ-ỹ])/u.test(key)) return 'usted'
  if (/(?<![A-Za-zÀ-ỹ])vos(?![A-Za-zÀ-ỹ])/u.test(key) || forms.includes('vos')) return 'vos'
  const opening = answers.map((answer) => /^(?:(?:no|nunca|siempre|me|nos) )*([A-Za-zÀ-ỹ]+)/iu.exec(answer)?.[1] ?? '')
  const familiar =
    opening.some((verb) => finiteForm(verb.toLowerCase())?.person === 2) ||
    /(?<![A-Za-zÀ-ỹ])(?:te|ti|tus?|contigo)(?![A-Za-zÀ-ỹ])/u.test(key)
  if (familiar) return variant === 'es-AR' ? 'vos' : 'tú'
  if (isSuperior(whom, variant) || isTitled(whom) || spokenToWithRespect(answers[0] ?? '', whom.name)) return 'usted'
  return variant === 'es-AR' ? 'vos' : 'tú'
}

/** One of the wordings by how the sender addresses the recipient; vos and vosotros fall back where they are the same. */
export function addressed(
  address: Address,
  tu: string,
  usted: string,
  ustedes: string,
  vos: string = tu,
  vosotros: string = ustedes,
): string {
  return { tú: tu, usted, ustedes, vos, vosotros }[address]
}
