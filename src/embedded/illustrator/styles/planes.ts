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
  const [a, s, l, d] = [canvases.albedo, canvases.shade, canvases.line, canvases.depth].map((canvas) => canvas.data())
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
  for (let i = 0, j = 0, k = 0; i < count; i++, j += 4, k += 3) {
    planes.albedo[k] = a![j]!
    planes.albedo[k + 1] = a![j + 1]!
    planes.albedo[k + 2] = a![j + 2]!
    planes.shade[i] = s![j]!
    planes.features[i] = l![j]!
    planes.line[i] = l![j + 3]!
    planes.depth[i] = d![j]!
    planes.subject[i] = d![j + 1]!
    planes.glow[i] = d![j + 2]!
  }
  return { width, height, count, ...planes, ...context }
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
