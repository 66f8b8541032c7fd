import { noiseTile } from './noise.ts'
import { compose } from './compose.ts'
import { paper } from './finish.ts'
import type { Planes } from './planes.ts'
import { sketchbook } from './sketchbook.ts'

const PAPER = [251, 248, 241] as const
const GRAPHITE = [52, 48, 54] as const

/** Coloured pencil and graphite on grained paper: people in full colour, the background fading into the paper. */
export function dibujo(planes: Planes): Uint8ClampedArray {
  const { width, height, count } = planes
  const lit = compose(planes, {
    shade: 0.7,
    light: 0.9,
    drop: 0.4,
    dropFrom: 58,
    dropR: 14,
    dropDy: 9,
    ao: 0.2,
    aoR: 6,
  })
  const out = new Uint8ClampedArray(count * 4)
  const tooth = noiseTile(512, 2, 2, 81, 0.95)
  const wobble = noiseTile(512, 64, 3, 83)
  const edge = noiseTile(512, 128, 4, 84)
  const hatch = (x: number, y: number, [across, down]: Hatching, share: number): number => {
    const t = (y & 511) * 512 + (x & 511)
    const v = x * across + y * down + (wobble[t]! - 0.5) * 1.6
    const k = (Math.abs(v - Math.floor(v) - 0.5) * 2 - (1 - share)) / 0.4
    return k <= 0 ? 0 : Math.min(1, k)
  }
  const scale = height / 1024
  const angles = [0.62, 0.86, 1.1]
  const strokesAt = angles.map((angle) => hatching(angle, 4.6 * scale + 1))
  const shadowAt = angles.map((angle) => hatching(angle + 0.95, 5 * scale + 1))
  const sheet = sheetOf(width, height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      const t = (y & 511) * 512 + (x & 511)
      const near = planes.subject[i]! >= 60
      const fade = near ? 1 : vignetteAt(sheet, x, y, edge[t]!)
      const way = (planes.depth[i]! >> 4) % 3
      const grain = 0.55 + tooth[t]! * 0.62
      const light = (0.3 * lit[i * 4]! + 0.59 * lit[i * 4 + 1]! + 0.11 * lit[i * 4 + 2]!) / 255
      const strokes = 0.5 + 0.5 * hatch(x, y, strokesAt[way]!, 0.8)
      const distance = near ? 1 : 0.3 + Math.min(0.2, planes.depth[i]! / 500)
      const cover = Math.min(0.98, distance * strokes * grain * (near ? 1.16 : 1) * (0.55 + (1 - light) * 0.75)) * fade
      const shadow = Math.max(0, (128 - planes.shade[i]!) / 128)
      const dark = shadow > 0.1 ? hatch(x, y, shadowAt[way]!, Math.min(0.75, shadow * 1.3)) * 0.42 * grain * fade : 0
      for (let c = 0; c < 3; c++) {
        // Colour is kept for people and things; a place is sketched in graphite.
        const own = near ? lit[i * 4 + c]! : light * 160 + lit[i * 4 + c]! * 0.34 + 20
        const pigment = Math.min(255, own * 1.02 + 4)
        const v = PAPER[c]! + (pigment - PAPER[c]!) * cover
        out[i * 4 + c] = v + (GRAPHITE[c]! - v) * dark
      }
      out[i * 4 + 3] = 255
    }
  contours(planes, out, tooth, edge, sheet)
  sketchbook(out, planes)
  paper(out, width, height, 0.035, 4, 87)
  return out
}

type Hatching = readonly [across: number, down: number]

function hatching(angle: number, pitch: number): Hatching {
  return [Math.cos(angle) / pitch, Math.sin(angle) / pitch]
}

/** How far columns and rows lie from the middle, to the power of the rounded rectangle that is drawn on. */
type Sheet = { across: Float64Array; down: Float64Array }

function sheetOf(width: number, height: number): Sheet {
  return {
    across: Float64Array.from({ length: width }, (_, x) => (Math.abs(x / width - 0.5) * 2) ** 3.4),
    down: Float64Array.from({ length: height }, (_, y) => (Math.abs(y / height - 0.52) * 2) ** 3.4),
  }
}

/** 1 in the middle of the sheet, 0 towards its irregular edge. */
function vignetteAt({ across, down }: Sheet, x: number, y: number, noise: number): number {
  const power = across[x]! + down[y]!
  if (power < INNER) return 1
  const d = power ** (1 / 3.4) + (noise - 0.5) * 0.3
  return Math.max(0, Math.min(1, (1.0 - d) / 0.16))
}

/** Below this no noise brings the edge. */
const INNER = 0.69 ** 3.4

/** Two slightly offset contours of varying pressure. */
function contours(planes: Planes, out: Uint8ClampedArray, tooth: Float32Array, edge: Float32Array, sheet: Sheet): void {
  const { width, height, line, subject } = planes
  const shake = [noiseTile(512, 40, 3, 85), noiseTile(512, 40, 3, 86)] as const
  for (const [reach, pressure, seed] of [
    [1.2, 1, 0],
    [4, 0.38, 130],
  ] as const)
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) {
        const t = ((y + seed) & 511) * 512 + ((x + seed) & 511)
        const sx = Math.max(0, Math.min(width - 1, Math.round(x + (shake[0][t]! - 0.5) * reach * 2)))
        const sy = Math.max(0, Math.min(height - 1, Math.round(y + (shake[1][t]! - 0.5) * reach * 2)))
        const ink = line[sy * width + sx]!
        if (ink === 0) continue
        const near = subject[sy * width + sx]! >= 60
        const fade = near ? 1 : 0.62 * vignetteAt(sheet, x, y, edge[(y & 511) * 512 + (x & 511)]!)
        const strength =
          (ink / 255) *
          pressure *
          fade *
          Math.min(1, 0.5 + shake[0][(t + 999) & 262143]! * 0.9) *
          Math.max(0.35, Math.min(1, tooth[t]! * 1.9))
        const j = (y * width + x) * 4
        for (let c = 0; c < 3; c++) out[j + c]! += (GRAPHITE[c]! - out[j + c]!) * strength
      }
}
