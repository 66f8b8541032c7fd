import { expect, test } from 'vitest'
import { fineTraitsInWords } from './look-prose.ts'
import { FINE_TRAITS, type Look, type Trait } from './look-traits.ts'

const PLAIN: Look = {
  skin: '#8a5a3a',
  hair: '#1e1815',
  hairType: 'rizado',
  hairLength: 'largo',
  glasses: true,
  beard: 'ninguna',
  clothes: '#2a7f62',
}
const told = (look: Partial<Look>) => fineTraitsInWords({ ...PLAIN, ...look }, (colour) => `<${colour}>`)

test('of a look that says no more than the main traits nothing more is told', () => {
  expect(told({})).toEqual([])
  expect(told({ jaw: 0, freckles: 0, covering: 'ninguna', mark: 'ninguna', fringe: 'ninguno' })).toEqual([])
})

/** Not what a look says by itself. */
const uncommon = (trait: Trait) =>
  trait.kind === 'colour'
    ? '#123456'
    : trait.kind === 'flag'
      ? true
      : trait.kind === 'words'
        ? trait.of.at(-1)
        : trait.to

test('every trait that is said is told', () => {
  const silent = Object.entries(FINE_TRAITS).filter(([name, trait]) => {
    const besides: Partial<Look> = { mark: 'lunar', covering: 'gorra' }
    return told({ ...besides, [name]: uncommon(trait) }).join() === told(besides).join()
  })
  expect(silent).toEqual([])
})

test('a face is told as people say it', () => {
  expect(
    told({
      haircut: 'dos trenzas',
      parting: 'centro',
      faceShape: 'corazón',
      eyeSize: 2,
      eyeTilt: -1,
      eyeColour: '#4e8fb8',
      glassesShape: 'de gato',
      covering: 'gorra',
      coveringColour: '#c23b31',
      mark: 'lunar',
      markPlace: 'mejilla izquierda',
    }),
  ).toEqual([
    'peinado: dos trenzas',
    'raya en medio',
    'cara en forma de corazón',
    'ojos grandes',
    'ojos algo caídos',
    'ojos de color <#4e8fb8>',
    'montura: gafas de gato',
    'lleva gorra de color <#c23b31>',
    'una seña suya: lunar en la mejilla izquierda',
  ])
})

test('what is not worn or not there is not told', () => {
  expect(
    told({ glasses: false, glassesShape: 'redondas', glassesColour: '#000000', coveringColour: '#c23b31' }),
  ).toEqual([])
  expect(told({ hairType: 'calvo', fringe: 'recto', haircut: 'calva' })).toEqual([])
  expect(told({ mark: 'brackets', markPlace: 'frente' })).toEqual(['una seña suya: brackets'])
})
