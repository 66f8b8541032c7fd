import { beforeAll, expect, it } from 'vitest'
import { createTeller } from '../../../../test/storyteller/teller.ts'
import type { Brief } from '../../../engine.ts'
import { loadDictionary } from '../language/grammar/dictionary.ts'
import { byTheirs } from './asides.ts'

beforeAll(loadDictionary)
const teller = createTeller()

const brief: Brief = {
  senderName: 'Clara',
  recipientName: 'Noa',
  recipientRelation: 'mi amiga',
  recipientAge: 'adulto',
  favoriteThing: 'el libro de recetas y el mate amargo',
  specialMemory: 'la tarde en que llovió y bailamos',
  admiration: 'su paciencia',
  extraTrait: '',
  illustrationStyle: 'acuarela',
}
const chapterOf = (number: number, plot: string, more: Partial<Brief> = {}) =>
  teller
    .tell({ ...brief, ...more }, '1', plot)
    .chapter(number)
    .paragraphs.join('\n')

it.each(['storm-door', 'something-big', 'reverse-exam'])('says who has brought what is met on the way: %s', (plot) =>
  expect(chapterOf(1, plot)).toMatch(
    /(?:Lo había llevado Noa(?:, por si acaso)?\.|descubrieron|encontrar|Como material)/u,
  ),
)

it('says of nothing that is at home, alive or larger than they are that it was brought', () => {
  expect(chapterOf(1, 'moon-yard')).not.toContain('había llevado')
  expect(chapterOf(1, 'storm-door', { favoriteThing: 'los perros' })).not.toContain('había llevado')
  expect(chapterOf(1, 'something-big', { favoriteThing: 'el piano de cola' })).not.toMatch(/había llevado Noa.*piano/u)
})

it('has what is liked second used on the way, and only brought along by who remembers', () => {
  expect(chapterOf(2, 'storm-door')).toMatch(/ofreció mate amargo/u)
  expect(chapterOf(2, 'storm-door')).not.toContain('para la primera pausa')
})

it.each([
  ['Chelo llevaba una planta de Chelo sin tirar ni una hoja.', 'Chelo llevaba una planta suya sin tirar ni una hoja.'],
  ['Chelo llevaba la radio de Chelo.', 'Chelo llevaba su radio.'],
  ['Chelo llevaba una foto del camión de Chelo.', 'Chelo llevaba una foto de su camión.'],
  ['Chelo llevaba un dibujo de Chelo.', null],
  ['Chelo llevaba una vela de Rosa.', 'Chelo llevaba una vela de Rosa.'],
])('whose it is is said by no name twice: %s', (told, said) => expect(byTheirs(told, { name: 'Chelo' })).toBe(said))
