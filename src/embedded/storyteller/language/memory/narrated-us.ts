import { isNounForm } from '../grammar/dictionary.ts'
import { finiteForm } from '../grammar/finite.ts'
import { isBySomebody } from './narrated-subject.ts'
import type { Rememberers } from './narrated-text.ts'
import { isBefalling } from './narrated-words.ts'

/** Who 'us' are in a memory. */

/** 'y un guardia nos corrigió': who did it stands before it. */
const BY_ANOTHER =
  /(?<=^|[,.;] |(?<!\p{L})(?:y|pero|cuando|que|porque) )(?:el|la|l[oa]s|una?|unos|unas|mi|su|otr[oa]) (?!(?:tarde|noche|mañana|día|vez|verano|domingo)(?!\p{L}))\p{Ll}+(?: del? (?:l[oa]s? )?\p{Ll}+)? nos(?= )/giu

/** 'el conserje les abrió': whom, nothing has said; not 'bailaron como si nadie los viera'. */
export const pointsAtUs = (text: string) =>
  [...text.matchAll(/(?<!\p{L})(?:les|(l[oa]s)) (\p{L}+)/giu)].some(
    ({ 1: article, 2: next = '', index }) =>
      (article === undefined || (finiteForm(next) !== null && !isNounForm(next))) &&
      !/\p{L}(?:aron|ieron|eron|aban|ían)(?!\p{L})/u.test(text.slice(0, index)),
  )

/** 'nos llevó', and not 'nos fuimos', 'se nos varó', 'nos agarró la lluvia', 'para que nos cantara', 'un guardia nos corrigió' */
export const isDoneToUs = (text: string, { r }: Rememberers): boolean => {
  const said = text.replace(BY_ANOTHER, '')
  return [...said.matchAll(/(?<!\p{L})(?<!se |(?:para|hasta) que )nos (?:l[oa]s? )?(\p{L}+)/giu)].some(
    ({ 0: all, 1: verb = '', index }) => {
      const form = finiteForm(verb.toLowerCase())
      const behind =
        said
          .slice(index + all.length)
          .toLowerCase()
          .match(/\p{L}+/gu) ?? []
      return !isBySomebody(behind) && form?.person === 3 && form.plural === r.plural && !isBefalling(form.infinitive)
    },
  )
}
