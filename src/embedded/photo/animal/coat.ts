import type { Animal, Coat, SeenCoat } from '../../../contract/coats.ts'
import { USUAL_COATS } from '../../../contract/coats.ts'
import { fromOklab, type Lab } from '../../../contract/colour.ts'
import { hex } from '../../colour.ts'
import { CELLS } from '../hair/cells.ts'
import { groupLabs } from '../pixels/clusters.ts'
import { chroma, middleLab, quantile } from '../pixels/statistics.ts'
import type { Subject } from './subject.ts'

/** One colour of a coat: how much of it has it, and where on the subject that is, 0 above and left to 1. */
type Part = { lab: Lab; share: number; down: number; pieces: number; largest: number }

/** Numbers only: the coat's colours, the commonest first, and how it changes from one place to the next. */
type CoatMeasure = { parts: readonly Part[]; bands: number }

const GROUPS = 6
/** Colours nearer than this are one colour in light and shadow. */
const ALIKE = 0.15
/** A smaller share is nose, collar, tongue and eyes. */
const SEEN = 0.07

export function measureCoat(subject: Subject): CoatMeasure {
  const inner = subject.map((lab, i) => (isInner(subject, i) ? lab : null))
  const groups = groupLabs(inner, GROUPS)
  const labsOf = (group: number) => inner.filter((lab, i): lab is Lab => lab !== null && groups[i] === group)
  const middles = Array.from({ length: GROUPS }, (_, group) => middleLab(labsOf(group)))
  const merged = merge(middles, groups)
  const all = merged.filter((group) => group >= 0).length
  const [top, bottom] = span(merged)
  const parts = [...new Set(merged.filter((group) => group >= 0))]
    .map((group) => {
      const own = merged.flatMap((other, i) => (other === group ? [i] : []))
      const down = own.reduce((sum, i) => sum + (Math.floor(i / CELLS) - top) / Math.max(1, bottom - top), 0)
      const pieces = piecesOf(own)
      return {
        lab: middleLab(own.map((i) => inner[i]!)),
        share: own.length / all,
        down: down / own.length,
        pieces: pieces.filter((size) => size > all * 0.001).length,
        largest: Math.max(0, ...pieces) / all,
      }
    })
    .filter(({ share }) => share >= SEEN)
    .toSorted((a, b) => b.share - a.share)
  return { parts, bands: bandsOf(inner) }
}

/** Not at the outline, where the ground shines through. */
function isInner(subject: Subject, i: number): boolean {
  return [i, i - 1, i + 1, i - CELLS, i + CELLS].every((at) => (subject[at] ?? null) !== null)
}

/** Each cell's group once those that are one colour in light and shadow are one. */
function merge(middles: readonly Lab[], groups: Int8Array): number[] {
  const into = middles.map((_, i) => i)
  const pairs = middles
    .flatMap((a, i) => middles.slice(i + 1).map((b, j) => ({ i, j: i + 1 + j, far: apart(a, b) })))
    .filter(({ far }) => far < ALIKE)
    .toSorted((a, b) => a.far - b.far)
  const sizes = middles.map((_, i) => groups.reduce((sum, group) => sum + Number(group === i), 0))
  const root = (i: number): number => (into[i] === i ? i : root(into[i]!))
  const middle = [...middles]
  for (const { i, j } of pairs) {
    const [a, b] = [root(i), root(j)]
    if (a === b || apart(middle[a]!, middle[b]!) >= ALIKE * 1.15) continue
    const all = sizes[a]! + sizes[b]!
    middle[a] = middle[a]!.map((value, k) => (value * sizes[a]! + middle[b]![k]! * sizes[b]!) / all) as Lab
    sizes[a] = all
    into[b] = a
  }
  return Array.from(groups, (group) => (group < 0 ? -1 : root(group)))
}

/** Shadow changes lightness, not what colour it is. */
function apart(a: Lab, b: Lab): number {
  return Math.hypot((a[0] - b[0]) * 0.75, (a[1] - b[1]) * 2, (a[2] - b[2]) * 2)
}

function span(merged: readonly number[]): [number, number] {
  const rows = merged.flatMap((group, i) => (group >= 0 ? [Math.floor(i / CELLS)] : []))
  return [quantile(rows, 0.02), quantile(rows, 0.98)]
}

function piecesOf(own: readonly number[]): number[] {
  const left = new Set(own)
  const sizes: number[] = []
  for (const start of own) {
    if (!left.delete(start)) continue
    const piece = [start]
    for (let at = 0; at < piece.length; at++)
      for (const step of [-1, 1, -CELLS, CELLS]) if (left.delete(piece[at]! + step)) piece.push(piece[at]! + step)
    sizes.push(piece.length)
  }
  return sizes
}

/** How much lightness goes up and down again within a few cells, where it does not merely change. */
function bandsOf(inner: readonly (Lab | null)[]): number {
  const waves = inner.flatMap((lab, i) => {
    if (!lab) return []
    return [3, 3 * CELLS].flatMap((step) => {
      const [before, after] = [inner[i - step], inner[i + step]]
      return before && after ? [Math.abs(lab[0] - (before[0] + after[0]) / 2) - Math.abs(before[0] - after[0]) / 2] : []
    })
  })
  return waves.length > 0 ? waves.reduce((sum, wave) => sum + Math.max(0, wave), 0) / waves.length : 0
}

/** The coat that a photo shows. `animal` is undefined where nobody has said what it is. */
export function readCoat({ parts, bands }: CoatMeasure, animal: Animal | undefined): SeenCoat {
  const usual = USUAL_COATS[animal ?? 'perro']
  const sure = { animal: animal ? 1 : 0, ears: usual.animal === 'gato' ? 0.97 : 0.6, size: 0.5 }
  const [main, second] = parts
  if (!main) return { ...usual, sure }
  const pattern = patternOf(parts, bands, usual.animal)
  const other = pattern === 'liso' || !second ? asPale(main.lab) : second.lab
  return {
    ...usual,
    colour: drawn(main.lab),
    second: pattern === 'atigrado' ? stripeOf(main.lab) : drawn(other),
    pattern,
    sure: { ...sure, colour: main.share > PLAIN ? 0.83 : 0.7, second: 0.8, pattern: 0.58 },
  }
}

/** Of 83 photos of dogs and cats; none is sure enough to be asserted. */
const PLAIN = 0.85
/** From here on a grey coat is a white one in shadow: few animals are of a pale grey. */
const WHITISH = 0.68
const GREYISH = 0.036

/** As people would name it: hair is full of little shadows and lights, which take its colour away. */
function drawn([lightness, a, b]: Lab): string {
  const isWhite = lightness > WHITISH && Math.hypot(a, b) < GREYISH
  if (isWhite) return hex(fromOklab([Math.min(0.97, WHITISH + (lightness - WHITISH) * 1.1 + 0.15), a * 0.7, b * 0.7]))
  return hex(fromOklab([lightness + (lightness > 0.4 ? 0.03 : 0), a * WARMTH, b * WARMTH]))
}

const WARMTH = 1.35

const asPale = ([lightness, a, b]: Lab): Lab => [Math.min(0.96, lightness + 0.25), a * 0.5, b * 0.5]
const stripeOf = ([lightness, a, b]: Lab): string =>
  hex(fromOklab([Math.max(0.18, lightness - 0.2), a * WARMTH, b * WARMTH]))

function patternOf(parts: readonly Part[], bands: number, animal: Animal): Coat['pattern'] {
  const [main, second] = parts
  if (animal === 'gato' && bands > 0.021) return 'atigrado'
  if (!main || !second) return 'liso'
  const [dark, light] = main.lab[0] < second.lab[0] ? [main, second] : [second, main]
  const isWhite = light.lab[0] > WHITISH && chroma(light.lab) < GREYISH + 0.01
  const contrast = light.lab[0] - dark.lab[0]
  if (contrast < 0.2) return 'liso'
  if (isWhite && dark === second && dark.pieces >= 7 && dark.largest < 0.09) return 'motas'
  if (second.share < 0.16)
    return isWhite && light === second && contrast > 0.4 && light.pieces < 5 ? 'pecho claro' : 'liso'
  if (isWhite) return light === main || light.share > 0.4 ? 'manchas' : 'pecho claro'
  return chroma(light.lab) > 0.04 && dark.down < light.down + 0.15 ? 'manto' : 'manchas'
}
