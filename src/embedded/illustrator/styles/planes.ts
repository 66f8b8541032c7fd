import type { Canvas } from '@napi-rs/canvas'
import type { Buffers } from '../buffers/buffers.ts'
import type { Point } from '../buffers/paths.ts'
import type { Light } from '../places/place.ts'
import type { Palette } from '../scenery/palette.ts'

/** The buffers as plain bytes, one entry a pixel (albedo: three), with what the passes must know besides. */
export type Planes = {
  width: number
  height: number
  count: number
  albedo: Uint8Array
  shade: Uint8Array
  line: Uint8Array
  /** Ink of facial features alone. */
  features: Uint8Array
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
}

export type PlaneContext = Pick<Planes, 'palette' | 'lights' | 'sun' | 'seed' | 'indoor' | 'skins' | 'worn'>

/** Reads the four canvases into planes. */
export function readPlanes(buffers: Buffers, context: PlaneContext): Planes {
  const { width, height, canvases } = buffers
  const count = width * height
  const [albedo, shade, line, depth] = [canvases.albedo, canvases.shade, canvases.line, canvases.depth].map(wordsOf)
  const plane = (bytes = 1) => new Uint8Array(count * bytes)
  const planes = {
    albedo: plane(3),
    shade: plane(),
    line: plane(),
    features: plane(),
    depth: plane(),
    subject: plane(),
    glow: plane(),
  }
  readColours(albedo!, planes.albedo)
  readByte(shade!, planes.shade, 0)
  readByte(line!, planes.features, 0)
  readByte(line!, planes.line, 24)
  readByte(depth!, planes.depth, 0)
  readByte(depth!, planes.subject, 8)
  readByte(depth!, planes.glow, 16)
  return { width, height, count, ...planes, ...context }
}

/** The pixels of a canvas, four bytes each in one number: red is the lowest. */
function wordsOf(canvas: Canvas): Uint32Array {
  const bytes = canvas.data()
  return new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.length >> 2)
}

function readColours(words: Uint32Array, out: Uint8Array): void {
  for (let i = 0, k = 0; i < words.length; i++, k += 3) {
    const word = words[i]!
    out[k] = word
    out[k + 1] = word >>> 8
    out[k + 2] = word >>> 16
  }
}

function readByte(words: Uint32Array, out: Uint8Array, shift: number): void {
  for (let i = 0; i < words.length; i++) out[i] = words[i]! >>> shift
}

/** Ink without facial features: what gives forms their volume. */
export function contour(planes: Planes): Uint8Array {
  const { count, line, features } = planes
  const out = new Uint8Array(count)
  for (let i = 0; i < count; i++) out[i] = line[i]! > features[i]! ? line[i]! - features[i]! : 0
  return out
}

export function clamp(v: number): number {
  return v < 0 ? 0 : v > 255 ? 255 : v
}
