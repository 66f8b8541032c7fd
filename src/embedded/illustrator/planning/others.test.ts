import { expect, test } from 'vitest'
import type { Brief } from '../../../engine.ts'
import { castOf } from './cast.ts'
import { othersOf } from './others.ts'

const BRIEF: Brief = {
  senderName: 'Ana',
  recipientName: 'Leo',
  recipientRelation: 'mi hijo',
  favoriteThing: '',
  specialMemory: '',
  admiration: '',
  extraTrait: '',
  illustrationStyle: 'infantil',
}
const NOBODY = { sender: null, recipient: null }

function company(change: Partial<Brief>): string[] {
  const brief = { ...BRIEF, ...change }
  const { kinship, ...cast } = castOf(brief, NOBODY, 'test')
  return othersOf(brief, { cast, kinship }, NOBODY, 'test').map(
    ({ role, character: { name, age, feminine } }) => `${role} ${name || '?'} ${age} ${feminine ? 'f' : 'm'}`,
  )
}

test.each<[Partial<Brief>, string[]]>([
  [{}, []],
  [{ recipientName: 'Lola y Mateo', recipientRelation: 'mis hijos' }, ['recipient Mateo child m']],
  [
    { recipientName: 'Lola, Mateo y Ana', recipientRelation: 'mis nietos' },
    ['recipient Mateo child m', 'recipient Ana child f'],
  ],
  [{ senderName: 'mamá y papá' }, ['sender papá adult m']],
  [{ senderName: 'Diego y su mamá', recipientRelation: 'maestra de mi hijo' }, ['sender su mamá adult f']],
  [
    { senderName: 'los niños de segundo', recipientName: 'Carmen', recipientRelation: 'nuestra maestra' },
    ['sender ? child f', 'sender ? child f'],
  ],
  [{ recipientName: 'Toby y Luna', recipientRelation: 'mis perros' }, []],
])('who else is drawn: %j', (change, others) => {
  expect(company(change)).toEqual(others)
})

test.each<[string, boolean]>([
  ['va en silla de ruedas', true],
  ['vuela en su silla de ruedas azul', true],
  ['ya no usa silla de ruedas', false],
  ['me empuja cuando voy en mi silla de ruedas', false],
])('a recipient of whom is said «%s» is drawn in a wheelchair: %s', (extraTrait, wheels) => {
  const { sender, recipient } = castOf({ ...BRIEF, extraTrait }, NOBODY, 'test')
  expect(recipient?.wheels === true).toBe(wheels)
  expect(sender.wheels === true).toBe(extraTrait.includes('mi silla'))
})
