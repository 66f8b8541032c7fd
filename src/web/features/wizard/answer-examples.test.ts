import { expect, test } from 'vitest'
import { answerExamples } from './answer-examples.ts'
import { EMPTY_DRAFT } from './draft.ts'

const offered = (given: Partial<typeof EMPTY_DRAFT>) =>
  Object.values(answerExamples({ ...EMPTY_DRAFT, ...given })).flat()

test.each([
  [{ recipientRelation: 'mi abuela' }, 'Los domingos en su casa'],
  [{ recipientRelation: 'mi mamá' }, 'La vez que me enseñó a nadar'],
  [{ recipientRelation: 'mi novio' }, 'El día que nos conocimos'],
  [{ recipientRelation: 'mi mejor amiga' }, 'Los cafés de los viernes'],
  [{ recipientRelation: 'mi perro' }, 'El día que llegó a casa'],
  [{ recipientRelation: 'mi hija', recipientAge: 'bebe' }, 'El día que nació'],
] as const)('%j is offered «%s», and nothing of a childhood', (recipient, example) => {
  expect(offered(recipient)).toContain(example)
  expect(offered(recipient)).not.toContain('La primera vez que montó en bicicleta')
  expect(offered(recipient)).not.toContain('Los dinosaurios')
})

test.each(['mi hijo', 'mi nieta', 'mi sobrino', ''])('%s is offered what children like', (recipientRelation) => {
  expect(offered({ recipientRelation })).toContain('Los dinosaurios')
})

test('a friend of eight years is a child', () => {
  expect(offered({ recipientRelation: 'mi mejor amiga', recipientAge: '8-11' })).toContain('Los dinosaurios')
})

test('of somebody who has died examples are told in the past, and of several nobody is one', () => {
  expect(offered({ recipientRelation: 'mi abuelo', occasion: 'en-recuerdo' })).toContain('Cómo cuidaba a los demás')
  expect(offered({ recipientRelation: 'mis nietos', recipientKind: 'varias' }).join()).not.toMatch(/montó|rinde|cuida/)
})
