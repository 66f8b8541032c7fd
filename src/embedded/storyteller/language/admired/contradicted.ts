import { bare } from '../grammar/text.ts'

const NO_LONGER =
  '(?:odia|odian|detesta|detestan|no soporta|no soportan|ya no (?:le|les) gustan?|ya no quiere|no (?:le|les) gustan? nada)'

/** The sentence of another answer that takes back what is liked: 'el ballet', and 'ah y odia el ballet'; null where none does. */
export function takenBack(favourite: string, answer: string): string | null {
  const liked = bare(favourite).match(/\p{L}{4,}/gu) ?? []
  return (
    (answer.match(/[^.!?;]+[.!?;]*/gu) ?? []).find((sentence) => {
      const said = new RegExp(`(?<!\\p{L})${NO_LONGER} (?:(?:a |el |la |los |las |su |sus ))?(\\p{L}+)`, 'u').exec(
        bare(sentence),
      )
      return said !== null && liked.some((word) => word === said[1])
    }) ?? null
  )
}
