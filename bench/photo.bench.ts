/** What reading a photo and painting a portrait cost in milliseconds of processor time, on drawn faces (or on the photos named as arguments). */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { STYLES } from '../src/contract/styles.ts'
import { drawFace } from '../test/photo/drawn-face.ts'
import { warmUp } from '../src/embedded/illustrator/painting/warm-up.ts'
import { readPhoto } from '../src/embedded/photo/photo.ts'
import { paintPortrait } from '../src/embedded/photo/portrait.ts'

const SKINS = ['#f2d3bd', '#c68c5f', '#452a1c']
const { positionals: paths } = parseArgs({ allowPositionals: true })
const named = paths.map((path) => readFileSync(path))
const photos =
  named.length > 0
    ? named
    : SKINS.map((skin) => drawFace({ skin, hair: '#221813', wall: '#99aabb', clothes: '#2a6fb0' }))

// As the server's threads do before anybody comes.
await warmUp()

const reading: number[] = []
const painting: number[] = []
// Three photos in turn, so that the two that are remembered are never the one that is asked for.
for (let round = 0; round < 4; round++) {
  for (const photo of photos) {
    reading.push(await timed(() => readPhoto(photo)))
    painting.push(await timed(() => paintPortrait(photo, STYLES[(round * 3) % STYLES.length]!)))
  }
}
console.table({
  'read a photo': { first: reading[0], median: median(reading.slice(photos.length)) },
  'paint its portrait': { first: painting[0], median: median(painting.slice(photos.length)) },
})
console.log(`memory of the process: ${Math.round(process.memoryUsage.rss() / 1e6)} MB`)

async function timed(action: () => Promise<unknown>): Promise<number> {
  const start = process.cpuUsage()
  await action()
  const { user, system } = process.cpuUsage(start)
  return Math.round((user + system) / 1000)
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
}
