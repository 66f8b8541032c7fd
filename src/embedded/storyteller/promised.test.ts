import { beforeAll, describe, expect, it } from 'vitest'
import type { Brief } from '../../engine.ts'
import { PLAIN } from '../../../test/storyteller/briefs.ts'
import { loadDictionary } from './language/grammar/dictionary.ts'
import { bare } from './language/grammar/text.ts'
import { beginStory } from './tell-story.ts'
import { readAnswers } from './understanding.ts'

beforeAll(loadDictionary)

const wholeOf = (brief: Brief, seed: string) => {
  const story = beginStory(brief, seed)
  const chapters = [1, 2, 3, 4, 5].map((number) => story.chapter(number))
  return [story.title, ...chapters.flatMap(({ title, paragraphs }) => [title, ...paragraphs])].join('\n')
}
const pageOf = (brief: Brief) =>
  readAnswers(brief)
    .sentences.map((pieces) => pieces.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join(''))
    .join('\n')

describe('what is promised of one box holds in all of them', () => {
  it.each<readonly [string, Partial<Brief>, RegExp]>([
    ['a person', { specialMemory: 'nos tomamos la foto todos, incluido el pesado de Ramiro (a Ramiro no lo nombren)', admiration: 'que perdonó a Ramiro y que nunca se rinde' }, /ramiro|pesado/],
    ['an event', { specialMemory: 'bailamos en la plaza hasta tarde, después del accidente', admiration: 'su fuerza (lo del accidente lo quitan)' }, /accident/],
    ['a word', { admiration: 'la cieguita más valiente, y su risa', extraTrait: 'la palabra cieguita es nuestra, mejor que en el libro diga que mira con las manos' }, /cieguit/],
    ['a thing that is liked', { favoriteThing: 'las motos, la cerveza y el mar', extraTrait: 'no mencionen la cerveza' }, /cervez/],
    ['who is forbidden by an order', { specialMemory: 'fuimos al río con su hermano y nadamos mucho', extraTrait: 'no mencionen a su hermano' }, /herman/],
  ])('%s', (_, answers, never) => {
    const brief = { ...PLAIN, ...answers }
    for (const seed of ['a', 'b', 'c']) expect(bare(wholeOf(brief, seed))).not.toMatch(never)
    expect(bare(pageOf(brief))).not.toMatch(never)
  }) // oxfmt-ignore
})

it('no half of a pair of brackets is left where its beginning was cut', () => {
  const specialMemory =
    'cuando me dejaron plantada en el altar (literal, soy la novia que sale en la foto) ella me abrió la tienda a las 11 de la noche, me sirvió una coca y no me preguntó nada'
  expect(pageOf({ ...PLAIN, specialMemory })).toContain(
    '«Me abrió la tienda a las once de la noche, me sirvió una coca y no me preguntó nada»',
  )
})

describe('what is asked for is done', () => {
  it('a word in the place of another', () => {
    const brief = {
      ...PLAIN,
      admiration: 'es terco y gordito. no le gusta que le digan gordito así que mejor pongan grande',
    }
    expect(wholeOf(brief, 'a')).not.toContain('gordit')
    expect(pageOf(brief)).toContain('terca y grande')
  })

  it('how a habit shall be told', () =>
    expect(pageOf({ ...PLAIN, extraTrait: 'mejor que en el libro diga que mira con las manos' })).toContain(
      'mira con las manos',
    ))

  it.each([
    ["la ultima frase que sea: 'te espero el domingo'", 'Te espero el domingo'],
    ['que termine con «siempre tuya»', 'Siempre tuya'],
    ['cierren con "hasta la vista, jefe" porfa', 'Hasta la vista, jefe'],
  ])('a last line: %s', (extraTrait, line) => {
    expect(
      wholeOf({ ...PLAIN, extraTrait }, 'a')
        .trimEnd()
        .endsWith(`«${line}»`),
    ).toBe(true)
    expect(readAnswers({ ...PLAIN, extraTrait }).advice.map(({ why }) => why)).toContain(
      'Recado recibido: será la última frase del cuento.',
    )
  })
})
