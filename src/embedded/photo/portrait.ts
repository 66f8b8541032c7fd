import { type Canvas, createCanvas } from '@napi-rs/canvas'
import sharp from 'sharp'
import type { Style } from '../../contract/styles.ts'
import type { ImageBytes } from '../../engine.ts'
import type { Rgb } from '../../contract/colour.ts'
import { luma, oklab, rgb } from '../colour.ts'
import { byColour, solid } from './ground.ts'
import { outline } from './face/landmarks.ts'
import type { Person } from './face/person.ts'
import { inside } from './face/regions.ts'
import { fromSquare, sampleSquare, type Pixels, type Square } from './pixels/pixels.ts'
import { type Sitter, studyPhoto, type Study } from './sitter.ts'

/** How a style paints a portrait before its own pass goes over it. */
type Manner = {
  /** Behind the person: middle and rim. */
  backdrop: [string, string]
  /** Steps of light and shadow; 0 keeps them smooth. */
  steps: number
  /** Strength of the drawn line, 0 to 1. */
  line: number
  colourfulness: number
  /** Radius of the filter that removes detail, in pixels. */
  brush: number
}

const MANNERS: Record<Style, Manner> = {
  infantil: { backdrop: ['#fbe6c0', '#f0b98a'], steps: 5, line: 0.35, colourfulness: 1.25, brush: 7 },
  ghibli: { backdrop: ['#d9eef2', '#8fc0b8'], steps: 0, line: 0.3, colourfulness: 1.2, brush: 5 },
  pixar: { backdrop: ['#ffdca0', '#d9814e'], steps: 0, line: 0, colourfulness: 1.25, brush: 5 },
  anime: { backdrop: ['#dff0ff', '#8fb4ea'], steps: 4, line: 0.7, colourfulness: 1.25, brush: 7 },
  funko: { backdrop: ['#fff2c8', '#f2b84b'], steps: 5, line: 0.3, colourfulness: 1.3, brush: 7 },
  realista: { backdrop: ['#a98a63', '#4e3a2a'], steps: 0, line: 0, colourfulness: 1.1, brush: 3 },
  acuarela: { backdrop: ['#fdfaf2', '#cfe3e6'], steps: 0, line: 0.4, colourfulness: 1.2, brush: 5 },
  comic: { backdrop: ['#ffe14d', '#f59a23'], steps: 4, line: 1, colourfulness: 1.35, brush: 5 },
  retro: { backdrop: ['#f3e3bd', '#d9a05b'], steps: 4, line: 0.6, colourfulness: 0.95, brush: 7 },
  dibujo: { backdrop: ['#fbf8f1', '#e9e3d6'], steps: 0, line: 0.9, colourfulness: 0.35, brush: 3 },
}

/** Below this height of the square stands the body. */
const SHOULDERS = 0.5

/**
 * Head and shoulders from a photo, square, painted in the manner of a style, for a frame in a picture.
 * The person keeps the photo's own colours; the background gives way to a painted one. Without a face it is the
 * photo's middle. `side` in pixels.
 */
export async function paintPortrait(photo: ImageBytes, style: Style, side = 384): Promise<Canvas> {
  const manner = MANNERS[style]
  const posed = pose(await studyPhoto(photo), side, manner)
  const smooth = await sharp(posed, { raw: { width: side, height: side, channels: 3 } })
    .median(manner.brush)
    .median(manner.brush)
    .modulate({ saturation: manner.colourfulness })
    .removeAlpha()
    .raw()
    .toBuffer()
  const drawn = manner.line > 0 ? await lines(posed, side) : null
  const canvas = createCanvas(side, side)
  const context = canvas.getContext('2d')
  const image = context.createImageData(side, side)
  for (let i = 0; i < side * side; i++) {
    const ink = drawn ? 1 - drawn[i]! * manner.line * 0.85 : 1
    const step = stepped(smooth, i, manner.steps)
    for (let channel = 0; channel < 3; channel++) image.data[i * 4 + channel] = smooth[i * 3 + channel]! * step * ink
    image.data[i * 4 + 3] = 255
  }
  context.putImageData(image, 0, 0)
  return canvas
}

/** The square round the person before the style's backdrop; three bytes a pixel. */
function pose({ pixels: photo, sitter }: Study, side: number, { backdrop }: Manner): Uint8ClampedArray {
  const square = sitter
    ? within(photo, ...sitter.frame.at(0, 0.02), sitter.frame.width * 2.25, sitter.frame.angle)
    : within(photo, photo.width / 2, photo.height * 0.45, Infinity, 0)
  const colours = sampleSquare(photo, square, side, 0, 255)
  const shown = sitter ? shownOf(photo, sitter, square, side, colours) : null
  const [middle, rim] = [rgb(backdrop[0]), rgb(backdrop[1])]
  const output = new Uint8ClampedArray(side * side * 3)
  for (let i = 0; i < side * side; i++) {
    const [u, v] = [((i % side) + 0.5) / side, (Math.floor(i / side) + 0.5) / side]
    const at = i * 3
    const kept = isOutside(photo, square, u, v) ? 0 : (shown?.[i] ?? 1)
    const away = Math.min(1, Math.hypot(u - 0.5, v - 0.42) * 1.5)
    for (let channel = 0; channel < 3; channel++) {
      const wall = middle[channel]! + (rim[channel]! - middle[channel]!) * away
      output[at + channel] = wall + (colours[at + channel]! - wall) * kept
    }
  }
  return output
}

/** How far each pixel of the square is the person, 0 to 1. */
function shownOf(photo: Pixels, sitter: Sitter, square: Square, side: number, colours: Float32Array): Float32Array {
  const face = outline(sitter.landmarks, 'oval')
  const standsOut = byShade((colour) => sitter.person.standsOut(colour))
  const values = Float32Array.from({ length: side * side }, (_, i) => {
    const [u, v] = [((i % side) + 0.5) / side, (Math.floor(i / side) + 0.5) / side]
    const [x, y] = fromSquare(square, u, v)
    const present = presence(sitter.person, x, y, square.side / side)
    // The mask is trained on heads with air around them and loses the shoulders of close-ups.
    const isOwn = () => (v > SHOULDERS && standsOut(colours, i * 3)) || inside(face, x, y)
    return present === 1 || isOwn() ? 1 : present
  })
  return byColour(solid({ side, values }), colours, photo, sitter).values
}

function isOutside(photo: Pixels, square: Square, u: number, v: number): boolean {
  const [x, y] = fromSquare(square, u, v)
  return x < 0 || y < 0 || x >= photo.width || y >= photo.height
}

/** Remembers a question about colours by coarse shade, thirty-two steps a channel; takes a pixel of a picture. */
function byShade(asked: (colour: Rgb) => boolean) {
  const known: (boolean | undefined)[] = []
  return (pixels: Float32Array, at: number): boolean => {
    const [red, green, blue] = [pixels[at]! >> 3, pixels[at + 1]! >> 3, pixels[at + 2]! >> 3]
    return (known[(red << 10) | (green << 5) | blue] ??= asked([red * 8 + 4, green * 8 + 4, blue * 8 + 4]))
  }
}

/** The square that lies wholly in the photo, as near as can be; turned upright a little where there is room. */
function within(photo: Pixels, x: number, y: number, wanted: number, tilt: number): Square {
  // Scans and screenshots often have a thin dark border.
  const inset = 0.012 * Math.min(photo.width, photo.height)
  const room = Math.min(photo.width, photo.height) - 2 * inset
  // A tilted head stays a little tilted: straightened wholly it looks pasted.
  const turned = tilt * 0.6
  const spread = Math.abs(Math.cos(turned)) + Math.abs(Math.sin(turned))
  const fits = wanted * spread <= room
  const side = fits ? wanted : Math.min(wanted, room)
  const half = (side * (fits ? spread : 1)) / 2 + inset
  return {
    x: Math.min(photo.width - half, Math.max(half, x)),
    y: Math.min(photo.height - half, Math.max(half, y)),
    side,
    angle: fits ? turned : Math.round(tilt / (Math.PI / 2)) * (Math.PI / 2),
  }
}

/** The mask softened over its coarse cells, and sharpened again to a painted edge. */
function presence(person: Person, x: number, y: number, pixel: number): number {
  const { mask } = person
  const [near, far] = [2 * pixel, 4 * pixel]
  const sum =
    mask(x - near, y - far) + mask(x + far, y - near) + mask(x + near, y + far) + mask(x - far, y + near) + mask(x, y)
  return Math.min(1, Math.max(0, (sum / 5 - 0.3) / 0.4))
}

/** What to multiply a pixel with so that lightness falls into soft steps. */
function stepped(picture: Uint8Array, i: number, steps: number): number {
  if (steps === 0) return 1
  const lightness = oklab([picture[i * 3]!, picture[i * 3 + 1]!, picture[i * 3 + 2]!])[0]
  const position = lightness * steps
  const rise = position - Math.floor(position)
  const edge = Math.min(1, Math.max(0, (rise - 0.5) / 0.4 + 0.5))
  const level = (Math.floor(position) + edge) / steps
  // Part of the way: steps that are seen, features that are kept.
  return Math.min(1.35, Math.max(0.5, (0.6 * lightness + 0.4 * level + 0.02) / (lightness + 0.02)))
}

/** Ink where the picture is darker than its surroundings (extended difference of Gaussians), 0 to 1. */
async function lines(picture: Uint8ClampedArray, side: number): Promise<Float32Array> {
  const raw = { raw: { width: side, height: side, channels: 3 as const } }
  const blurred = (sigma: number) => sharp(picture, raw).blur(sigma).removeAlpha().raw().toBuffer()
  const [fine, coarse] = await Promise.all([blurred(Math.max(0.3, (1.1 * side) / 384)), blurred((3.2 * side) / 384)])
  return Float32Array.from({ length: side * side }, (_, i) => {
    const darker = lumaAt(coarse, i) - lumaAt(fine, i)
    return Math.min(1, Math.max(0, (darker - 0.02) * 11))
  })
}

function lumaAt(bytes: Uint8Array, i: number): number {
  return luma([bytes[i * 3]!, bytes[i * 3 + 1]!, bytes[i * 3 + 2]!])
}
