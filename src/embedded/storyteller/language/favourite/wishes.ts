import { finiteForm } from '../grammar/finite.ts'
import { isInfinitive } from '../grammar/infinitive.ts'

/** What somebody likes others to do. */

/** 'que juguemos juntos' → 'jugar con Clara': whoever wishes it does it too; null for any other clause. */
export function oursDone(text: string, sender: string): string | null {
  const [, verb = '', rest = ''] = /^que (\p{Ll}+mos)(?: junt[oa]s)?((?: (?:a|en|por|de) .+)?)$/u.exec(text) ?? []
  const form = verb ? finiteForm(verb) : null
  // 'juguemos' is spelt for its sound
  const spelt = verb
    .replace(/guemos$/u, 'gar')
    .replace(/quemos$/u, 'car')
    .replace(/cemos$/u, 'zar')
  if (!form && spelt !== verb && isInfinitive(spelt)) return `${spelt} con ${sender}${rest}`
  return form?.plural && form.person === 1 ? `${form.infinitive} con ${sender}${rest}` : null
}

const WISH =
  /^que (?:l[aeo]s?|se l[oa]s?) ([A-Za-zÀ-ỹ]+)(?= (?!(?:su|el|la) (?:abuel|mam|pap|t[ií][ao]|herman|maestr|prim|niet|hij))|$)/iu

function openly(all: string, verb: string): string {
  const form = finiteForm(verb)
  const isOpen = form && !form.plural && form.person !== 2 && !isInfinitive(verb)
  // 'que lo abracemos' → 'que lo abracen'
  const others = form?.plural && form.person === 1 ? verb.replace(/mos$/u, 'n') : null
  if (others && finiteForm(others)?.infinitive === form!.infinitive) return `${all.slice(0, -verb.length)}${others}`
  return isOpen ? `${all.slice(0, -verb.length)}${verb.replace(/é$/u, 'e')}n` : all
}

/** 'que le cuente de cuando era niña': only who gives was one then. */
const OWN_PAST = / cuando (?:yo )?(?:era|fui|tenía|estaba|iba|vivía|trabajaba)(?![A-Za-zÀ-ỹ])/u

/** A wish that leaves open who does it: 'que le lea' may be said of two. */
export const wished = (text: string, sender: string): string =>
  OWN_PAST.test(text) && WISH.test(text)
    ? text.replace(/^que /u, `que ${sender} `)
    : text.replace(WISH, (all, verb: string) => openly(all, verb))
