import { queryOptions } from '@tanstack/react-query'
import { fieldsOf } from '../../../contract/brief-fields.ts'
import type { READING_PURPOSES } from '../../../contract/readings.ts'
import { call } from '../../call.ts'
import type { Draft } from './draft.ts'
import { withImplied } from './implied.ts'

type Answers = Parameters<typeof call<'readAnswers'>>[1]['body']

/** What is understood of the draft's answers. The same answers are asked about once. */
export function understandingQuery(draft: Draft, purpose: (typeof READING_PURPOSES)[number]) {
  const body = answersOf(draft)
  return queryOptions({
    queryKey: ['understanding', purpose, body],
    queryFn: ({ signal }) => call('readAnswers', { query: { purpose }, body, signal }),
  })
}

function answersOf(draft: Draft): Answers {
  const said = withImplied(draft)
  const fields = [...fieldsOf('words'), ...fieldsOf('choice')].map((name) => [name, said[name] ?? undefined])
  return Object.fromEntries(fields) as Answers
}
