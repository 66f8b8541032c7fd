import { relationSaidBack } from './relations.ts'
import { expect, test } from 'vitest'
import { choose } from '../library/choose.ts'
import { missingInAnswers, missingInWelcome } from './checks.ts'
import { relationOf } from './relations.ts'

test('the first step asks for what is missing, one thing at a time', () => {
  const full = { senderName: 'Ana', recipientName: 'Leo', recipientRelation: 'hijo' }
  expect(missingInWelcome({ ...full, senderName: ' ', recipientName: '' }, 'hijo')).toEqual({
    senderName: 'Por favor, ingresa tu nombre',
  })
  expect(missingInWelcome({ ...full, recipientName: '' }, 'hijo')).toEqual({
    recipientName: 'Por favor, ingresa el nombre del destinatario',
  })
  expect(missingInWelcome({ ...full, recipientRelation: '' }, '')).toEqual({
    recipientRelation: 'Por favor, selecciona la relación con el destinatario',
  })
  expect(missingInWelcome({ ...full, recipientRelation: ' ' }, 'otro')).toEqual({
    recipientRelation: 'Por favor, especifica la relación con el destinatario',
  })
  expect(missingInWelcome(full, 'hijo')).toEqual({})
})

test('the second step asks for the three answers', () => {
  const full = { favoriteThing: 'el mar', specialMemory: 'un día', admiration: 'su risa' }
  expect(missingInAnswers({ ...full, favoriteThing: '', admiration: '' })).toEqual({
    favoriteThing: 'Por favor, describe la cosa favorita',
  })
  expect(missingInAnswers({ ...full, specialMemory: '' })).toEqual({
    specialMemory: 'Por favor, describe un recuerdo especial',
  })
  expect(missingInAnswers({ ...full, admiration: '' })).toEqual({
    admiration: 'Por favor, describe qué admiras de esa persona',
  })
  expect(missingInAnswers(full)).toEqual({})
})

test('words that the select does not offer are otro', () => {
  expect([relationOf(''), relationOf('mamá'), relationOf('mi vecina')]).toEqual(['', 'mamá', 'otro'])
})

test('a third chosen photo lets go of the first', () => {
  expect(choose(choose(choose([], 1), 2), 3)).toEqual([2, 3])
  expect(choose([2, 3], 2)).toEqual([3])
})

test.each([
  ['Leo', 'hijo', 'Leo es tu hijo.'],
  ['Rosa', 'mi vecina de toda la vida', 'Rosa es tu vecina de toda la vida.'],
  ['', 'hijo', ''],
  ['Leo', ' ', ''],
])('%s, %s: said back as who is whose', (recipientName, recipientRelation, said) =>
  expect(relationSaidBack({ recipientName, recipientRelation })).toBe(said),
)
