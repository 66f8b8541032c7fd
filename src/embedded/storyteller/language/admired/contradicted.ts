import { bare } from '../grammar/text.ts'

const NO_LONGER =
  /(?<![A-Za-zÀ-ỹ])(?:odian?|detestan?|no soportan?|ya no les? gustan?|ya no quiere|no les? gustan? nada) (?:(?:a|el|la|los|las|sus?) )?(\p{L}+)/u

/** The sentence of another answer that takes back what is liked: 'el ballet', and 'ah y odia el ballet'; null where none does. */
export function takenBack(favourite: string, answer: string): string | null {
  const liked = bare(favourite).match(/\p{L}{4,}/gu) ?? []
  return (
    (answer.match(/[^.!?;]+[.!?;]*/gu) ?? []).find((sentence) => {
      const said = NO_LONGER.exec(bare(sentence))
      return said !== null && liked.some((word) => word === said[1])
    }) ?? null
  )
}
