import { answerExamples, type ExampleField } from './answer-examples.ts'
import { useDraft } from './draft-store.ts'
import { Examples } from './examples.tsx'

type Props = { name: ExampleField; value: string; onTake: (example: string) => void }

/** Example answers that fit whoever the story is for. */
export function FittingExamples({ name, ...props }: Props) {
  return <Examples examples={answerExamples(useDraft())[name]} {...props} />
}
