import type { Canvas } from '@napi-rs/canvas'
import type { Rgb } from '../../../contract/colour.ts'
import type { Buffers } from '../buffers/buffers.ts'
import { bytes, keepShape } from '../buffers/scratch.ts'
import type { Point } from '../buffers/paths.ts'
import type { Light } from '../places/place.ts'
import type { Palette } from '../scenery/palette.ts'

/** The buffers as plain bytes, one entry a pixel (albedo: four), with what the passes must know besides. */
export type Planes = {
  width: number
  height: number
  count: number
  albedo: Uint8Array
  shade: Uint8Array
  line: Uint8Array
  /** Ink of facial features alone. */
  features: Uint8Array
  /** Ink without facial features: what gives forms their volume. */
  contour: Uint8Array
  depth: Uint8Array
  subject: Uint8Array
  glow: Uint8Array
  palette: Palette
  lights: readonly Light[]
  sun: Point
  seed: number
  indoor: boolean
  /** Skin colours of the people shown. */
  skins: readonly string[]
  /** Colours of their hair and clothes. */
  worn: readonly string[]
  /** Colours that were told of things and animals. */
  told: readonly string[]
}

export type PlaneContext = Pick<Planes, 'palette' | 'lights' | 'sun' | 'seed' | 'indoor' | 'skins' | 'worn' | 'told'>

/** Reads the four canvases into planes. */
export function readPlanes({ width, height, canvases }: Buffers, context: PlaneContext): Planes {
  const count = width * height
  const albedo = bytes(count * 4)
  albedo.set(canvases.albedo.data())
  const planes = {
    width,
    height,
    count,
    albedo,
    shade: bytes(count),
    line: bytes(count),
    features: bytes(count),
    contour: bytes(count),
    depth: bytes(count),
    subject: bytes(count),
    glow: bytes(count),
    ...context,
  }
  const [shades, lines, depths] = [wordsOf(canvases.shade), wordsOf(canvases.line), wordsOf(canvases.depth)]
  for (let y = 0; y < height; y++) readRow(planes, shades, lines, depths, y * width)
  return keepShape('planes', planes)
}

function readRow(planes: Planes, shades: Uint32Array, lines: Uint32Array, depths: Uint32Array, start: number): void {
  const { width, shade, line, features, contour, depth, subject, glow } = planes
  for (let i = start; i < start + width; i++) {
    shade[i] = shades[i]!
    const word = depths[i]!
    depth[i] = word
    subject[i] = word >>> 8
    glow[i] = word >>> 16
    const ink = lines[i]!
    if (ink === 0) continue
    const all = ink >>> 24
    const feature = ink & 255
    line[i] = all
    features[i] = feature
    contour[i] = all > feature ? all - feature : 0
  }
}

/** The pixels of a canvas, four bytes each in one number: red is the lowest. */
function wordsOf(canvas: Canvas): Uint32Array {
  const data = canvas.data()
  return new Uint32Array(data.buffer, data.byteOffset, data.length >> 2)
}

/** Whether a pixel of four bytes has this colour, but for so much of all three channels together. */
export function isNear(pixels: Uint8Array | Uint8ClampedArray, j: number, [r, g, b]: Rgb, away: number): boolean {
  return Math.abs(pixels[j]! - r) + Math.abs(pixels[j + 1]! - g) + Math.abs(pixels[j + 2]! - b) < away
}

export function clamp(v: number): number {
  return v < 0 ? 0 : v > 255 ? 255 : v
}
