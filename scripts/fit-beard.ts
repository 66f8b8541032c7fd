import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { uprightFace } from '../src/embedded/photo/face/upright.ts'
import { beardEvidence } from '../src/embedded/photo/look/beard.ts'
import { fitted } from '../src/embedded/photo/look/fits.ts'
import { measureBeard } from '../src/embedded/photo/look/measure-beard.ts'
import { measureLowerFace } from '../src/embedded/photo/look/measure-lower-face.ts'
import { measurePatches } from '../src/embedded/photo/look/measure-patches.ts'
import { quantile } from '../src/embedded/photo/pixels/statistics.ts'
import { studyPhoto } from '../src/embedded/photo/sitter.ts'

/**
 * Fits what tells a bearded face on portraits that were described by eye, and writes the weights:
 *
 *     node scripts/fit-beard.ts measure faces.json folder rows.json
 *     node scripts/fit-beard.ts fit rows.json
 *
 * `faces.json` has `faces`, each with `id` (a file `id.jpg` of the folder) and `beard` (`ninguna` or another); of the rows
 * nothing can be seen any more. A fit is judged by ten folds of people: nobody is judged by a fit that knew them.
 */
type Row = { id: string; bearded: boolean; values: number[] }
type Fit = { weights: number[]; mean: number[]; deviation: number[] }

const OUT = new URL('../src/embedded/photo/look/beard-fit.json', import.meta.url)
const FOLDS = 10
/** How hard weights are held down; the first number is a fit of its own, and is held down less. */
const [HELD, FIRST_HELD] = [10, 10 / 64]
const FAR = 3

const [task, file = '', folder = '', out = ''] = parseArgs({ allowPositionals: true }).positionals
if (task === 'measure') writeFileSync(out, JSON.stringify(await measured(file, folder)))
else if (task === 'fit') fitAll(JSON.parse(readFileSync(file, 'utf8')) as Row[])
else throw new Error('measure FACES FOLDER ROWS, or fit ROWS')

async function measured(faces: string, photos: string): Promise<Row[]> {
  const rows: Row[] = []
  const told = JSON.parse(readFileSync(faces, 'utf8')) as { faces: { id: string; beard: string | null }[] }
  for (const { id, beard } of told.faces) {
    if (beard === null) continue
    const { pixels, sitter } = await studyPhoto(readFileSync(join(photos, `${id}.jpg`)))
    if (!sitter) continue
    const face = uprightFace(pixels, sitter.landmarks, sitter.frame)
    const seen = {
      beard: measureBeard(face, sitter.landmarks),
      patches: measurePatches(face),
      lower: measureLowerFace(face),
    }
    rows.push({ id, bearded: beard !== 'ninguna', values: beardEvidence(seen) })
  }
  return rows
}

function fitAll(rows: readonly Row[]): void {
  const logits = rows.map(() => 0)
  for (let fold = 0; fold < FOLDS; fold++) {
    const fit = fitRows(rows.filter((_, i) => i % FOLDS !== fold))
    for (const [i, { values }] of rows.entries()) if (i % FOLDS === fold) logits[i] = fitted(fit, values)
  }
  const of = (bearded: boolean) => logits.filter((_, i) => rows[i]!.bearded === bearded)
  for (const line of [0, 0.5, 1, 1.5, 2, 2.5, 3]) {
    const [found, invented] = [of(true).filter((z) => z > line).length, of(false).filter((z) => z > line).length]
    console.log(`logit ${line}: ${found} of ${of(true).length} found, ${invented} of ${of(false).length} invented`)
  }
  console.log(`of the shaven, 99 % lie below ${quantile(of(false), 0.99).toFixed(2)}`)
  writeFileSync(OUT, JSON.stringify(rounded(fitRows(rows))))
}

/** A logistic regression with a ridge, by Newton's steps. */
function fitRows(rows: readonly Row[]): Fit {
  const size = rows[0]!.values.length
  const columns = Array.from({ length: size }, (_, i) => rows.map(({ values }) => values[i]!))
  const mean = columns.map((column) => column.reduce((sum, value) => sum + value, 0) / rows.length)
  const deviation = columns.map((column, i) =>
    Math.max(1e-6, Math.sqrt(column.reduce((sum, value) => sum + (value - mean[i]!) ** 2, 0) / rows.length)),
  )
  const inputs = rows.map(({ values }) => [1, ...values.map((value, i) => hold((value - mean[i]!) / deviation[i]!))])
  const held = [1e-6, FIRST_HELD, ...Array.from({ length: size - 1 }, () => HELD)]
  let weights = held.map(() => 0)
  for (let step = 0; step < 12; step++) {
    const gradient = weights.map((weight, i) => held[i]! * weight)
    const curve = held.map((own, i) => Float64Array.from(held, (_, j) => (i === j ? own : 0)))
    for (const [n, input] of inputs.entries()) {
      const likely = 1 / (1 + Math.exp(-input.reduce((sum, value, i) => sum + value * weights[i]!, 0)))
      const [off, sway] = [likely - (rows[n]!.bearded ? 1 : 0), likely * (1 - likely)]
      for (const [i, value] of input.entries()) {
        gradient[i]! += off * value
        const row = curve[i]!
        for (let j = 0; j <= i; j++) row[j]! += sway * value * input[j]!
      }
    }
    const change = solved(curve, gradient)
    weights = weights.map((weight, i) => weight - change[i]!)
  }
  return { weights, mean, deviation }
}

/** Cholesky: the lower half of a positive matrix is overwritten by its root. */
function solved(matrix: readonly Float64Array[], right: readonly number[]): number[] {
  for (const [i, row] of matrix.entries())
    for (let j = 0; j <= i; j++) {
      let sum = row[j]!
      for (let k = 0; k < j; k++) sum -= row[k]! * matrix[j]![k]!
      row[j] = i === j ? Math.sqrt(sum) : sum / matrix[j]![j]!
    }
  const values = [...right]
  for (const [i, row] of matrix.entries()) {
    for (let k = 0; k < i; k++) values[i]! -= row[k]! * values[k]!
    values[i]! /= row[i]!
  }
  for (let i = values.length - 1; i >= 0; i--) {
    for (let k = i + 1; k < values.length; k++) values[i]! -= matrix[k]![i]! * values[k]!
    values[i]! /= matrix[i]![i]!
  }
  return values
}

function rounded({ weights, mean, deviation }: Fit): Fit {
  return { weights: short(weights), mean: short(mean), deviation: short(deviation) }
}

function hold(value: number): number {
  return Math.max(-FAR, Math.min(FAR, value))
}

function short(values: readonly number[]): number[] {
  return values.map((value) => Number(value.toFixed(4)))
}
