/**
 * Draws what stands for the product elsewhere: the installed app's icons, the picture that messengers show beside a link
 * (`public/og.jpg`) and the README's ten covers, both made of the sample pages: `npm run icons`.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import sharp, { type Sharp } from 'sharp'
import { STYLES } from '../src/contract/styles.ts'

const PUBLIC = join(import.meta.dirname, '../public')
const FONTS = join(import.meta.dirname, '../node_modules/@expo-google-fonts')
const fontFiles = [
  `${FONTS}/sansita-swashed/SansitaSwashed_600SemiBold.ttf`,
  `${FONTS}/alegreya-sans/400Regular/AlegreyaSans_400Regular.ttf`,
]

const icon = await readFile(join(PUBLIC, 'icon.svg'), 'utf8')
// A maskable icon may be cut to any shape: cloth to the edges, the book inside the safe circle.
const maskable = icon
  .replace(/rx="13"/, '')
  .replace(/viewBox="0 0 64 64"/, 'viewBox="-8 -8 80 80"')
  .replace('<rect width="64" height="64"', '<rect x="-8" y="-8" width="80" height="80"')
for (const [name, svg, size] of [
  ['icon-192.png', icon, 192],
  ['icon-512.png', icon, 512],
  ['icon-maskable-512.png', maskable, 512],
  ['apple-touch-icon.png', maskable, 180],
] as const) {
  await writeFile(join(PUBLIC, name), render(svg, size))
}

await writeFile(join(PUBLIC, 'favicon.ico'), toIco([16, 32, 48]))

const plate = await sharp(join(PUBLIC, 'samples/cuento-1-960.avif')).resize(620, 413).jpeg({ quality: 92 }).toBuffer()
await sharp(render(linkPicture(plate), 1200))
  .jpeg({ quality: 83, mozjpeg: true })
  .toFile(join(PUBLIC, 'og.jpg'))

await (await tenCovers()).toFile(join(PUBLIC, '../docs/product.jpg'))

/** The sample books' covers, five in a row. */
async function tenCovers(): Promise<Sharp> {
  const [width, height, gap] = [360, 240, 12]
  const covers = await Promise.all(
    STYLES.map(async (style, i) => ({
      input: await sharp(join(PUBLIC, `samples/${style}-portada-960.avif`))
        .resize(width, height)
        .png()
        .toBuffer(),
      left: gap + (i % 5) * (width + gap),
      top: gap + Math.floor(i / 5) * (height + gap),
    })),
  )
  const size = { width: 5 * (width + gap) + gap, height: 2 * (height + gap) + gap }
  const sheet = sharp({ create: { ...size, channels: 3, background: '#faf6ec' } })
  return sheet.composite(covers).jpeg({ quality: 83, mozjpeg: true })
}

/** For what asks for `/favicon.ico` alone, search engines among them: PNGs in an icon directory (Microsoft, 1995). */
function toIco(sides: readonly number[]): Buffer {
  const pictures = sides.map((side) => render(icon, side))
  const [head, entry] = [6, 16]
  const directory = Buffer.alloc(head + entry * sides.length)
  directory.writeUInt16LE(1, 2)
  directory.writeUInt16LE(sides.length, 4)
  let offset = directory.length
  for (const [i, picture] of pictures.entries()) {
    const at = head + entry * i
    directory.writeUInt8(sides[i] ?? 0, at)
    directory.writeUInt8(sides[i] ?? 0, at + 1)
    directory.writeUInt16LE(1, at + 4)
    directory.writeUInt16LE(32, at + 6)
    directory.writeUInt32LE(picture.length, at + 8)
    directory.writeUInt32LE(offset, at + 12)
    offset += picture.length
  }
  return Buffer.concat([directory, ...pictures])
}

function render(svg: string, width: number): Buffer {
  const font = { fontFiles, loadSystemFonts: false }
  return new Resvg(svg, { fitTo: { mode: 'width', value: width }, font }).render().asPng()
}

/** Green cloth, the open book with its thread, and the promise. */
function linkPicture(plate: Buffer): string {
  const star = 'M33 13l4.4 13.200L51 22l-8 11 8 11-13.6-4.200L33 53l-4.4-13.200L15 44l8-11-8-11 13.6 4.200z'
  const moon = 'M106 20a17 17 0 1 0 8 24 14 14 0 1 1-8-24z'
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 1200 630">
  <defs><pattern id="print" width="132" height="132" patternUnits="userSpaceOnUse">
    <path d="${star}" fill="#0f5554"/><path d="${moon}" fill="#0f5554"/><circle cx="99" cy="99" r="3" fill="#0f5554"/>
  </pattern></defs>
  <rect width="1200" height="630" fill="#0a4645"/><rect width="1200" height="630" fill="url(#print)"/>
  <g fill="#fbf5e9" font-family="Sansita Swashed" font-size="84" font-weight="600">
    <text x="64" y="190">Crea</text><text x="64" y="276">cuentos</text><text x="64" y="362">mágicos</text>
    <text x="64" y="448">en minutos</text>
  </g>
  <text x="66" y="516" fill="#d3e3d5" font-family="Alegreya Sans" font-size="32">Un libro sobre quien más quieres</text>
  <g transform="rotate(1.5 850 300)">
    <rect x="524" y="90" width="652" height="445" rx="8" fill="#b3261f"/>
    <image x="540" y="106" width="620" height="413" xlink:href="data:image/jpeg;base64,${plate.toString('base64')}"/>
    <path d="M540 112v400" stroke="#e5594b" stroke-width="7" stroke-dasharray="20 12" stroke-linecap="round"/>
  </g>
  <path d="M540 530c10 70-120 70-220 40s-140 0-80 24 60-50-10-44-120 30-170 56" fill="none" stroke="#e5594b"
    stroke-width="6" stroke-linecap="round"/>
</svg>`
}
