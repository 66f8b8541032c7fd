import { expect, test } from 'vitest'
import { answerProblem, fieldsOf } from './brief-fields.ts'
import { briefSchema } from './brief.ts'

const ANSWERS = [
  '',
  '   ',
  'Leo',
  '  Leo  ',
  'a'.repeat(80),
  'a'.repeat(81),
  'a'.repeat(1000),
  'ñ'.repeat(1001),
  'ロボット',
]

test.each(fieldsOf('words'))('%s: the form and the request refuse the same answers with the same words', (field) => {
  for (const answer of ANSWERS) {
    const parsed = briefSchema.shape[field].safeParse(answer)
    expect([answer, answerProblem(field, answer)]).toEqual([answer, parsed.error?.issues[0]?.message ?? null])
  }
})
