import { createHash } from 'node:crypto'
import sharp from 'sharp'

const cache = new Map<string, Promise<Buffer>>()

/** A picture whose colours and shapes come from the prompt; never blank, quick to make. */
export function paint(prompt: string, width = 768, height = 512): Promise<Buffer> {
  const key = createHash('sha256').update(`${prompt}|${width}x${height}`).digest('hex')
  let picture = cache.get(key)
  if (!picture) cache.set(key, (picture = render(key, width, height)))
  return picture
}

export function blank(width = 768, height = 512): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#fefefe' } })
    .png()
    .toBuffer()
}

function render(key: string, width: number, height: number): Promise<Buffer> {
  const byte = (index: number) => Number.parseInt(key.slice(index * 2, index * 2 + 2), 16)
  const circles = Array.from({ length: 8 }, (_, index) => {
    const [x, y, radius] = [(byte(index) / 255) * width, (byte(index + 8) / 255) * height, 40 + byte(index + 16)]
    return `<circle cx="${x}" cy="${y}" r="${radius}" fill="hsl(${byte(index + 20) * 1.4},60%,${35 + (byte(index) % 40)}%)"/>`
  })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="hsl(${byte(0) * 1.4},50%,70%)"/>${circles.join('')}</svg>`
  return sharp(Buffer.from(svg)).png({ compressionLevel: 1 }).toBuffer()
}
