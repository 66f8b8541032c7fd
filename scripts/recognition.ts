/**
 * Makes a sheet to recognise people by: their photographs with letters, and their heads as the product draws them with
 * numbers, shuffled, all in one style and in the same clothes.
 *
 *   node scripts/recognition.ts people.json photos out/recognition                      infantil
 *   node scripts/recognition.ts people.json photos out/recognition comic,acuarela 7     several styles; another shuffle
 *
 * `people.json` has `faces`, each with `id` (a file `id.jpg` of the folder `photos`), `person` (`mujer`, `hombre`, `niña`,
 * `niño`) and `age` (`mayor` makes it an elder): what the giver would have told. Into the last folder go `photos.png`, for each style `heads-STYLE.png`, and
 * `key.json`, which somebody who is asked must not see: the letter of each number.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { STYLES, type Style } from '../src/contract/styles.ts'
import { drawHeads } from '../src/embedded/illustrator/painting/draw-heads.ts'
import { completeLook } from '../src/embedded/illustrator/planning/complete-look.ts'
import { readPhoto } from '../src/embedded/photo/photo.ts'

type Told = { id: string; person?: string; age?: string }

const CLOTHES = '#7d8590'
const [COLUMNS, SIDE, CAPTION] = [5, 260, 34]

const { positionals } = parseArgs({ allowPositionals: true })
const [people, photos, out, styles = 'infantil', seed = '1'] = positionals
if (!people || !photos || !out) throw new Error('recognition.ts PEOPLE PHOTOS OUT [STYLES] [SEED]')
const chosen = STYLES.filter((style) => styles.split(',').includes(style))
if (chosen.length === 0) throw new Error(`no style among ${STYLES.join(', ')}`)
const told = (JSON.parse(readFileSync(people, 'utf8')) as { faces: Told[] }).faces
mkdirSync(out, { recursive: true })

const heads: Parameters<typeof drawHeads>[0]['heads'][number][] = []
for (const one of told) {
  const person = personOf(one)
  const look = completeLook(await readPhoto(readFileSync(join(photos, `${one.id}.jpg`))), person)
  heads.push({ look: { ...look, clothes: CLOTHES }, person })
}
const order = shuffled(heads.length, Number(seed))
const portraits = told.map(({ id }) =>
  sharp(join(photos, `${id}.jpg`))
    .rotate()
    .resize(SIDE, SIDE, { fit: 'contain', background: '#ffffff' })
    .png()
    .toBuffer(),
)
await writeSheet('photos.png', await Promise.all(portraits), letter)
for (const style of chosen) await writeSheet(`heads-${style}.png`, await drawn(style), (i) => `${i + 1}`)
writeFileSync(
  join(out, 'key.json'),
  JSON.stringify(Object.fromEntries(order.map((of, i) => [i + 1, { letter: letter(of), id: told[of]!.id }])), null, 2),
)

function personOf({ person = '', age }: Told): Parameters<typeof completeLook>[1] {
  const isChild = person.startsWith('niñ')
  return {
    age: isChild ? 'child' : age === 'mayor' ? 'elder' : 'adult',
    feminine: person === 'mujer' || person === 'niña',
  }
}

function drawn(style: Style): Promise<Uint8Array[]> {
  return Promise.all(order.map((of) => drawHeads({ heads: [heads[of]!], style, side: SIDE, columns: 1 })))
}

async function writeSheet(name: string, tiles: readonly Uint8Array[], caption: (i: number) => string): Promise<void> {
  const [width, height] = [COLUMNS * SIDE, Math.ceil(tiles.length / COLUMNS) * (SIDE + CAPTION)]
  const placed = tiles.flatMap((input, i) => {
    const [left, top] = [(i % COLUMNS) * SIDE, Math.floor(i / COLUMNS) * (SIDE + CAPTION)]
    const words = `<svg width="${SIDE}" height="${CAPTION}"><text x="${SIDE / 2}" y="25" font-size="26" font-family="sans-serif" text-anchor="middle">${caption(i)}</text></svg>`
    return [
      { input: Buffer.from(input), left, top },
      { input: Buffer.from(words), left, top: top + SIDE },
    ]
  })
  await sharp({ create: { width, height, channels: 3, background: '#ffffff' } })
    .composite(placed)
    .png()
    .toFile(join(out!, name))
}

/** A, B … Z, AA, AB … */
function letter(i: number): string {
  const last = String.fromCodePoint(65 + (i % 26))
  return i < 26 ? last : letter(Math.floor(i / 26) - 1) + last
}

/** Fisher and Yates' shuffle by a linear congruential generator (Numerical Recipes' constants). */
function shuffled(count: number, start: number): number[] {
  const order = Array.from({ length: count }, (_, i) => i)
  let state = start
  for (let i = count - 1; i > 0; i--) {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    const other = Math.floor((state / 2 ** 32) * (i + 1))
    ;[order[i], order[other]] = [order[other]!, order[i]!]
  }
  return order
}
