import { beforeAll, describe, expect, it } from 'vitest'
import { loadDictionary } from '../language/grammar/dictionary.ts'
import { doneIn } from './done-again.ts'

beforeAll(loadDictionary)

const first = (told: string, whose: RegExp | null = null, isMany = false) => {
  const [one] = doneIn(told, whose, isMany)
  return one ? one.ways[0]!.replaceAll('{o}', one.of).replaceAll('{un}', one.of) : null
}

describe('what a memory says was done is done again', () => {
  it.each([
    ['bailamos el danzón en la plaza', /bailaron el danzón/u],
    ['me enseñó a nadar en la presa de Valle', /brazadas/u],
    ['don Lupe lo dejó jalar la campana del tren', /cordón/u],
    ['hacíamos empanadas cada domingo', /hicieron empanadas en el aire/u],
    ['en el patio siempre cantaba coplas', /cantar/u],
    ['se bajó en la cuesta a empujarme a mí', /empujaron/u],
    ['jugamos a las cartas hasta que se fue la luz', /jugaron a las cartas/u],
    ['la excursión al cerro', /vuelta/u],
    ['perdió la camisa cuando jugamos al dominó', /al dominó/u],
  ])('«%s»', (told, way) => expect(first(told)).toMatch(way))

  it.each([
    'cantó el gallo y salimos',
    'los vecinos bailaban a las tres de la mañana',
    'no pudimos bailar en su boda',
    'soñaba con bailar en Roma',
    'decía que cantar es de valientes',
    'mi primo bailó con la novia',
    'el árbitro ganó tiempo',
    'corrieron a mi esposo del trabajo',
    'corrió a buscar un médico',
    'lloró cuando canté en la misa',
    'bailamos después del accidente',
    'cantó en el entierro de su madre',
  ])('nothing of «%s»', (told) => expect(first(told)).toBeNull())

  it('takes of several what several did, and who is named', () => {
    expect(first('corrieron por toda la playa', null, true)).not.toBeNull()
    expect(first('corrieron por toda la playa')).toBeNull()
    expect(first('Amalia cantaba en la azotea')).toBeNull()
    expect(first('Amalia cantaba en la azotea', /^amalia/u)).not.toBeNull()
  })
})
