import { expect, test } from 'vitest'
import { EMPTY_DRAFT } from './draft.ts'
import { understandingQuery } from './understanding-query.ts'

const draft = { ...EMPTY_DRAFT, recipientName: 'Leo', recipientRelation: 'mi hijo de 4 años' }
const keyOf = (change: Partial<typeof draft>) => understandingQuery({ ...draft, ...change }, 'review').queryKey

test('what is asked ahead is what the review asks for, whatever style is chosen in between', () => {
  expect(keyOf({ illustrationStyle: 'comic' })).toEqual(keyOf({}))
  expect(keyOf({ admiration: 'su risa' })).not.toEqual(keyOf({}))
})

test('years that were written are left to the reading, an age that was chosen is not', () => {
  expect(keyOf({}).at(2)).not.toHaveProperty('recipientAge', '2-4')
  expect(keyOf({ recipientAge: '5-7' }).at(2)).toHaveProperty('recipientAge', '5-7')
})
