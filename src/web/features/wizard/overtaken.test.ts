import { expect, test } from 'vitest'
import { EMPTY_DRAFT } from './draft.ts'
import { isGiverDoubtful, overtakenGiver, overtakenRecipient } from './overtaken.ts'

const chosen = {
  ...EMPTY_DRAFT,
  recipientName: 'Alex',
  senderName: 'Fer',
  recipientGender: 'm',
  recipientKind: 'una',
  recipientAge: '5-7',
  senderGender: 'f',
} as const

test('what changed words leave open stays chosen, what they say is forgotten', () => {
  expect(overtakenRecipient({ ...chosen, recipientRelation: 'mi peque' })).toEqual({})
  expect(overtakenRecipient({ ...chosen, recipientRelation: 'mi abuela' })).toEqual({
    recipientGender: null,
    recipientKind: null,
    recipientAge: null,
  })
  expect(overtakenGiver(chosen)).toEqual({})
  expect(overtakenGiver({ ...chosen, senderName: 'Fernanda' })).toEqual({ senderGender: null })
})

test.each(['Fer', 'Ing. Robles', 'Álex'])('how «%s» is named is asked', (name) =>
  expect(isGiverDoubtful(name)).toBe(true),
)
test.each(['', 'yo', 'tus nietos', 'tu padre', 'El equipo de ventas', 'Ana y Fer', 'tu mami Karla'])(
  'how «%s» is named is plain, or nobody’s',
  (name) => expect(isGiverDoubtful(name)).toBe(false),
)
