import { beforeAll, describe, expect, it } from 'vitest'
import { loadDictionary } from '../language/dictionary.ts'
import { spokenParts } from './spoken-parts.ts'

beforeAll(loadDictionary)

const PARTED: readonly (readonly [string, string[]])[] = [
  [
    '—Veníamos por el malecón con los tíos y se plantó delante de una estatua, la saludó y dijo “esta señora tiene frío”, porque llovía —contó Eva—. Mi marido soltó el paraguas.',
    [
      '—Veníamos por el malecón con los tíos —contó Eva.',
      '—Y se plantó delante de una estatua, la saludó y dijo “esta señora tiene frío”, porque llovía. Mi marido soltó el paraguas.',
    ],
  ],
  [
    '—Fue así —le contó Eva al chofer—. El camión se quedó sin frenos bajando la cuesta de San Juan. Papá metió primera y mis primos lloraban en la caja. Nadie se lastimó, pero todavía me tiemblan las rodillas.',
    [
      '—Fue así —le contó Eva al chofer—. El camión se quedó sin frenos bajando la cuesta de San Juan.',
      '—Papá metió primera y mis primos lloraban en la caja. Nadie se lastimó, pero todavía me tiemblan las rodillas.',
    ],
  ],
  // who says it is known before the second clause
  [
    '—Llegó con un gallo debajo del brazo y lo dejó en la cocina —dijo Eva.',
    ['—Llegó con un gallo debajo del brazo —dijo Eva—, y lo dejó en la cocina.'],
  ],
]

const WHOLE = [
  '—¡El viaje a Tulum! —dijo Eva.',
  '—Me acuerdo del día que llegó el circo y se escapó la cebra y todos corrimos detrás por la avenida hasta el puente —dijo Eva.',
  '—Le gustaban el pan de muerto y las calaveras de azúcar y los puestos del portal con sus manteles de papel picado morado —dijo Eva.',
  '—Me enseñó un nudo para amarrar la lancha, otro para la red y uno que él inventó para colgar la hamaca del corredor —dijo Eva.',
]

describe('what is said aloud', () => {
  it.each(PARTED)('is said in parts, to the letter: %s', (told, parts) => {
    expect(spokenParts(told, 3)).toEqual(parts)
  })

  it.each(WHOLE)('stays whole where no clause ends: %s', (told) => {
    expect(spokenParts(told, 3)).toEqual([told])
  })
})
