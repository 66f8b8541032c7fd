/** Downloads the optional network that finds hair in photos, and keeps it only where it is the one that was tried. */
import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** As MediaPipe's own build names it; Apache-2.0, by Google. */
const SOURCE = 'https://storage.googleapis.com/mediapipe-assets/hair_segmentation.tflite'
const SHA256 = 'd2c940c4fd80edeaf38f5d7387d1b4235ee320ed120080df67c663e749e77633'
const TARGET = 'models/hair_segmentation.tflite'

const answer = await fetch(SOURCE, { signal: AbortSignal.timeout(60_000) })
if (!answer.ok) throw new Error(`${SOURCE} answers ${answer.status}`)
const bytes = Buffer.from(await answer.arrayBuffer())
const sha256 = createHash('sha256').update(bytes).digest('hex')
if (sha256 !== SHA256) throw new Error(`${SOURCE} has changed: sha256 ${sha256}, not ${SHA256}; nothing was kept`)
mkdirSync(dirname(TARGET), { recursive: true })
writeFileSync(TARGET, bytes)
console.log(`${TARGET}: ${bytes.length} bytes from ${SOURCE} (MediaPipe, Apache-2.0), sha256 ${sha256}`)
console.log(`Set HAIR_MODEL=${TARGET}`)
