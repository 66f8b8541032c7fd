import { queryOptions } from '@tanstack/react-query'
import { fieldsOf } from '../../../contract/brief-fields.ts'
import type { READING_PURPOSES } from '../../../contract/readings.ts'
import { call } from '../../call.ts'
import type { Draft } from './draft.ts'
import { withImplied } from './implied.ts'

type Answers = Parameters<typeof call<'readAnswers'>>[1]['body']

/** What is understood of the draft's answers. The same answers are asked about once, in whatever style they are drawn. */
export function understandingQuery(draft: Draft, purpose: (typeof READING_PURPOSES)[number]) {
  const body = answersOf(draft)
  return queryOptions({
    queryKey: ['understanding', purpose, body],
    queryFn: ({ signal }) => call('readAnswers', { query: { purpose }, body, signal }),
  })
}

function answersOf(draft: Draft): Answers {
  // An age that follows from the answers is read more exactly from them.
  const said = { ...draft, variant: withImplied(draft).variant }
  const fields = [...fieldsOf('words'), ...fieldsOf('choice')]
    .filter((name) => name !== 'illustrationStyle')
    .map((name) => [name, said[name] ?? undefined])
  return Object.fromEntries(fields) as Answers
}
