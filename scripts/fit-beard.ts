import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { uprightFace } from '../src/embedded/photo/face/upright.ts'
import { beardEvidence } from '../src/embedded/photo/look/beard.ts'
import KNOWN from '../src/embedded/photo/look/beard-fit.json' with { type: 'json' }
import { fitted } from '../src/embedded/photo/look/fits.ts'
import { measureBeard } from '../src/embedded/photo/look/measure-beard.ts'
import { measureLowerFace } from '../src/embedded/photo/look/measure-lower-face.ts'
import { measurePatches } from '../src/embedded/photo/look/measure-patches.ts'
import { quantile } from '../src/embedded/photo/pixels/statistics.ts'
import { studyPhoto } from '../src/embedded/photo/sitter.ts'
import { fitLogistic, refitLogistic, rounded, type Fit } from './ridge.ts'

/**
 * Fits what tells a bearded face on portraits that were described by eye, and writes the weights:
 *
 *     node scripts/fit-beard.ts measure faces.json folder rows.json
 *     node scripts/fit-beard.ts fit rows.json
 *     node scripts/fit-beard.ts refit rows.json
 *
 * `faces.json` has `faces`, each with `id` (a file `id.jpg` of the folder) and `beard` (`ninguna` or another); of the rows
 * nothing can be seen any more. A fit is judged by ten folds of people: nobody is judged by a fit that knew them. The third
 * moves the fit towards people whom it does not know, where the rows of those whom it knows are gone.
 */
type Row = { id: string; bearded: boolean; values: number[] }

const OUT = new URL('../src/embedded/photo/look/beard-fit.json', import.meta.url)
const FOLDS = 10
/** How hard weights are held down; the first number is a fit of its own, and is held down less. */
const [HELD, FIRST_HELD] = [10, 10 / 64]
/** So many people hold a known fit where it is. */
const BEFORE = 300

const [task, file = '', folder = '', out = ''] = parseArgs({ allowPositionals: true }).positionals
if (task === 'measure') writeFileSync(out, JSON.stringify(await measured(file, folder)))
else if (task === 'fit' || task === 'refit')
  fitAll(JSON.parse(readFileSync(file, 'utf8')) as Row[], task === 'refit' ? KNOWN : null)
else throw new Error('measure FACES FOLDER ROWS, fit ROWS, or refit ROWS')

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

function fitAll(rows: readonly Row[], known: Fit | null): void {
  const logits = rows.map(() => 0)
  for (let fold = 0; fold < FOLDS; fold++) {
    const fit = fitRows(
      rows.filter((_, i) => i % FOLDS !== fold),
      known,
    )
    for (const [i, { values }] of rows.entries()) if (i % FOLDS === fold) logits[i] = fitted(fit, values)
  }
  const of = (bearded: boolean) => logits.filter((_, i) => rows[i]!.bearded === bearded)
  for (const line of [0, 0.5, 1, 1.5, 2, 2.5, 3]) {
    const [found, invented] = [of(true).filter((z) => z > line).length, of(false).filter((z) => z > line).length]
    console.log(`logit ${line}: ${found} of ${of(true).length} found, ${invented} of ${of(false).length} invented`)
  }
  console.log(`of the shaven, 99 % lie below ${quantile(of(false), 0.99).toFixed(2)}`)
  writeFileSync(OUT, JSON.stringify(rounded(fitRows(rows, known))))
}

function fitRows(rows: readonly Row[], known: Fit | null): Fit {
  const others = rows[0]!.values.length - 1
  const told = rows.map(({ bearded, values }) => ({ right: bearded ? 1 : 0, values }))
  const held = [FIRST_HELD, ...Array<number>(others).fill(HELD)]
  return known ? refitLogistic(known, told, held, BEFORE) : fitLogistic(told, held)
}
