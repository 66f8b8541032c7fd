import { expect, test } from 'vitest'
import { readCut } from './cut.ts'
import type { CutMeasures } from './measure-cut.ts'

const line = (left: number, middle: number, right: number) => [
  ...Array<number>(4).fill(left),
  ...Array<number>(5).fill(middle),
  ...Array<number>(4).fill(right),
]
const HAIRY: CutMeasures = {
  line: line(1.5, 1.7, 1.5),
  dome: { bare: 0.05, rough: 4, seen: 1, light: 0.4, tint: 0.5 },
  top: 0.5,
  temples: [0.8, 0.7],
}
const BARE: CutMeasures = {
  line: line(2.2, 2.2, 2.2),
  dome: { bare: 0.95, rough: 1, seen: 1, light: 1, tint: 0.9 },
  top: -0.1,
  temples: [0, 0.1],
}

const read = (by: Partial<CutMeasures>, hair: Partial<Parameters<typeof readCut>[1]> = {}) =>
  readCut({ ...HAIRY, ...by }, { hairType: 'liso', hairLength: 'corto', texture: 0.2, coherence: 0.65, ...hair })

test.each([
  [{ line: line(0.3, 0.4, 0.3) }, { fringe: 'recto', haircut: 'flequillo corto' }],
  [{ line: line(1.5, 1, 0.4) }, { fringe: 'ladeado', parting: 'izquierda', haircut: 'raya al lado' }],
  [{ line: line(1.4, 1.7, 1.9) }, { fringe: 'ninguno', parting: 'derecha', haircut: 'raya al lado' }],
  [{ top: 0.8 }, { haircut: 'tupé', hairline: 'recta' }],
  [{ temples: [0.1, 0] }, { haircut: 'degradado' }],
  [{ line: line(2.1, 2.2, 2.1) }, { haircut: 'hacia atrás', hairline: 'entradas' }],
  [{ line: line(1.4, 1.4, 1.4) }, { haircut: 'flequillo corto' }],
  [{ dome: { bare: 0.4, rough: 1.3, seen: 1, light: 0.8, tint: 1 } }, { haircut: 'rapado' }],
] as const)('%j is short hair cut %j', (by, cut) => {
  expect(read(by as Partial<CutMeasures>)).toMatchObject(cut)
})

test('waves and rough strands are tousled, and curls over bare sides stand on top', () => {
  expect(read({}, { hairType: 'ondulado' }).haircut).toBe('revuelto')
  expect(read({}, { texture: 0.5, coherence: 0.6 }).haircut).toBe('revuelto')
  expect(read({ temples: [0.1, 0.2] }, { hairType: 'rizado' }).haircut).toBe('rizos arriba')
})

test('longer hair says its fringe, and a bald head whether there is hair round it', () => {
  expect(read({ line: line(0.3, 0.4, 0.3) }, { hairLength: 'medio' }).haircut).toBe('melena con flequillo')
  expect(read({ line: line(0.6, 1.4, 0.6) }, { hairLength: 'medio' })).toEqual({
    fringe: 'abierto',
    parting: 'centro',
    haircut: 'melena a capas',
  })
  expect(read({ line: line(0.6, 1.4, 0.6) }, { hairLength: 'largo' }).haircut).toBeUndefined()
  expect(read({}, { hairType: 'rizado' }).haircut).toBeUndefined()
  expect(readCut(BARE, { hairType: 'calvo', hairLength: 'corto', texture: 0, coherence: 0 })).toEqual({
    haircut: 'calva',
  })
  expect(read({}, { hairType: 'calvo' })).toEqual({ haircut: 'coronilla' })
})

test('a photo that ends at the forehead says nothing of the cut', () => {
  expect(read({ dome: { ...HAIRY.dome, seen: 0.3 } })).toEqual({})
})
