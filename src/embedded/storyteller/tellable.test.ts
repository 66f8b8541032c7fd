import { expect, test } from 'vitest'
import type { Brief } from '../../engine.ts'
import { tellable } from './tellable.ts'
import { PLAIN } from '../../../test/storyteller/briefs.ts'

const plain: Brief = { ...PLAIN, extraTrait: 'silba en los pasillos' }

test.each([
  ['no quiero nada cursi ni de princesas porfa, y no mencionen a su mamá', ['cursi', 'princesas', 'mamá']],
  ['OJO tuvo un infarto, que no salga nada de hospital ni de corazón', ['hospital', 'corazón']],
  ['no quiero q sea triste', ['triste']],
])('of «%s», a writer is told what to leave out, and not the order', async (order, unwanted) => {
  const told = await tellable({ ...plain, extraTrait: `silba en los pasillos. ${order}` })
  expect(told.unwanted).toEqual(unwanted)
  expect(told.extraTrait).toBe('Silba en los pasillos')
})

test('where nothing is forbidden, nothing is said of it', async () => {
  const told = await tellable({ ...plain, extraTrait: 'dice que no quiere nada con los lunes' })
  expect(told).not.toHaveProperty('unwanted')
})

test('what stands around a name and a relation is told as what it says, and nothing private of it', async () => {
  const told = await tellable({
    ...plain,
    recipientName: 'Nico, de 6 años',
    recipientRelation: 'mi sobrino con autismo, cumple 6 este sábado',
    senderName: 'Tu tía Bea, depto 301',
  })
  expect(told).toMatchObject({
    recipientName: 'Nico',
    recipientRelation: 'mi sobrino',
    senderName: 'Tu tía Bea',
    recipientAge: '5-7',
    occasion: 'cumpleanos',
  })
})

test('who has died is told as remembered', async () => {
  const told = await tellable({ ...plain, recipientName: 'Ramón (QEPD)', recipientRelation: 'mi abuelo' })
  expect(told).toMatchObject({ recipientName: 'Ramón', recipientRelation: 'mi abuelo', occasion: 'en-recuerdo' })
})
