import { beforeAll, expect, it } from 'vitest'
import { loadDictionary } from './dictionary.ts'
import { withoutSplices } from './splices.ts'

beforeAll(loadDictionary)

it.each([
  [
    'Se quedó dormida y no la quise despertar, todavía me lo reclama.',
    'Se quedó dormida y no la quise despertar. Todavía me lo reclama.',
  ],
  [
    'Cuando nació Andrés ella le enseñó a dormir, lo envolvía como taquito',
    'Cuando nació Andrés, ella le enseñó a dormir. Lo envolvía como taquito',
  ],
  ['El día que la conocí me agarró el dedo', 'El día que la conocí, me agarró el dedo'],
  [
    'Cuando le dije que quería estudiar no me contestó, pero lloró',
    'Cuando le dije que quería estudiar, no me contestó, pero lloró',
  ],
  ['Lo que pasó allí se queda allí', 'Lo que pasó allí se queda allí'],
  ['Dijo: “Toma, ñaña, me voy”, y se rio', 'Dijo: “Toma, ñaña, me voy”, y se rio'],
  ['Se levantó, abrió la puerta y se fue', 'Se levantó, abrió la puerta y se fue'],
  // whose deed it is nobody knows
  ['Cuando prendió la primera colonia una señora salió', 'Cuando prendió la primera colonia una señora salió'],
])('%s', (said, parted) => expect(withoutSplices(said)).toBe(parted))
