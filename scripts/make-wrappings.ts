/**
 * Draws the pictures that messengers and e-mails show of a gift, one a style, into `public/wrapping`: `npm run wrappings`.
 * They are made of the parcel that the gift's page draws, as the last build has it.
 */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import sharp from 'sharp'
import { type Style, STYLES } from '../src/contract/styles.ts'

const ROOT = join(import.meta.dirname, '..')
const FOLDER = join(ROOT, 'public/wrapping')

const { renderWrapping } = (await import(join(ROOT, 'dist/pages/render.js'))) as {
  renderWrapping: (style: Style) => string
}
await mkdir(FOLDER, { recursive: true })
for (const style of STYLES) {
  const drawn = new Resvg(renderWrapping(style), { fitTo: { mode: 'width', value: 1200 } }).render().asPng()
  await sharp(drawn)
    .jpeg({ quality: 82, mozjpeg: true })
    .toFile(join(FOLDER, `${style}.jpg`))
}
