import type { Coat } from '../../../../contract/coats.ts'
import type { Buffers } from '../../buffers/buffers.ts'
import { circle, type Path2D } from '../../buffers/paths.ts'
import { adjust, luma } from '../../../colour.ts'
import { blob, eye } from './drawing.ts'
import type { ObjectOptions } from './object.ts'

/** The colours of an animal's parts. */
export type Wear = {
  body: string
  /** Of what is drawn on the body; of a plain coat nothing is. */
  mark: string
  pattern: Coat['pattern']
  /** Chest and belly, feet, and round the nose. */
  chest: string
  feet: string
  muzzle: string
  ear: string
  tailTip: string
  ears: Coat['ears']
  /** Lines and eyes that are seen on this coat. */
  line: string
  iris: string | undefined
}

/** How an animal of which nothing is known is drawn: pale chest, feet and muzzle, and ears of their own colour. */
type Usual = { colour: string; pale: string; ear: (colour: string) => string; pattern: Coat['pattern'] }

export function wearOf({ coat, colour }: ObjectOptions, usual: Usual): Wear {
  if (!coat) {
    const body = colour ?? usual.colour
    const pale = { chest: usual.pale, feet: usual.pale, muzzle: usual.pale, tailTip: usual.pale }
    return { body, mark: adjust(body, -0.14), ...pale, ear: usual.ear(body), pattern: usual.pattern, ...ON_LIGHT }
  }
  const { colour: body, second, pattern, ears } = coat
  const lighter = adjust(body, 0.045)
  const [dark, light] = luma(body) < luma(second) ? [body, second] : [second, body]
  const known = { mark: second, pattern, ears, line: luma(body) < 0.3 ? '#c2ab9a' : LINE }
  const iris = luma(pattern === 'antifaz' ? second : body) < 0.3 ? '#a8752c' : undefined
  switch (pattern) {
    case 'pecho claro':
      return {
        body,
        chest: second,
        feet: second,
        muzzle: second,
        ear: adjust(body, -0.05),
        tailTip: second,
        ...known,
        iris,
      }
    case 'antifaz':
      return { body, chest: lighter, feet: second, muzzle: second, ear: second, tailTip: second, ...known, iris }
    case 'manto':
      // The dark lies above, whichever there is more of.
      return {
        body: light,
        chest: light,
        feet: light,
        muzzle: light,
        ear: dark,
        tailTip: dark,
        ...known,
        mark: dark,
        line: LINE,
        iris,
      }
    default: {
      const ear = pattern === 'manchas' ? second : adjust(body, -0.05)
      return { body, chest: lighter, feet: body, muzzle: lighter, ear, tailTip: body, ...known, iris }
    }
  }
}

/** A mask and a saddle go with a tail of their colour. */
export function tailOf({ pattern, mark, body }: Wear): string {
  return pattern === 'antifaz' || pattern === 'manto' ? mark : body
}

const LINE = '#4a2b22'
const ON_LIGHT = { ears: 'caídas', line: LINE, iris: undefined } as const

type Part = { left: number; top: number; right: number; bottom: number }

/** What a coat's pattern puts on a part of the body, within its outline. */
export function markings(b: Buffers, outline: Path2D, wear: Wear, part: Part): void {
  const paint = PAINTERS[wear.pattern]
  if (paint) b.clip(outline, () => paint(b, wear.mark, part))
}

type Painter = (b: Buffers, mark: string, part: Part) => void

const PAINTERS: Partial<Record<Coat['pattern'], Painter>> = {
  manchas: patches,
  atigrado: stripes,
  motas: spots,
  manto: saddle,
}

function patches(b: Buffers, mark: string, { left, top, right, bottom }: Part): void {
  const [w, h] = [right - left, bottom - top]
  for (const [x, y, r] of [
    [0.24, 0.2, 0.25],
    [0.72, 0.62, 0.2],
    [0.95, 0.08, 0.16],
  ] as const) {
    const [cx, cy, rx, ry] = [left + x * w, top + y * h, r * w, r * h * 1.15]
    b.paint(
      blob([cx - rx, cy, cx - rx * 0.5, cy - ry, cx + rx * 0.7, cy - ry * 0.8, cx + rx, cy + ry * 0.3, cx, cy + ry]),
      mark,
    )
  }
}

function stripes(b: Buffers, mark: string, { left, top, right, bottom }: Part): void {
  const [w, h] = [right - left, bottom - top]
  for (let i = 0; i < 6; i++) {
    const x = left + w * (0.1 + i * 0.155)
    const long = h * (i % 2 ? 0.42 : 0.56)
    b.paint(
      blob([
        x - w * 0.03,
        top - h * 0.05,
        x + w * 0.035,
        top - h * 0.05,
        x + w * 0.02,
        top + long * 0.6,
        x - w * 0.02,
        top + long,
      ]),
      mark,
      { opacity: 0.85 },
    )
  }
}

/** So many that a Dalmatian is one; spread by the golden ratio. */
const SPOTS = 22
const GOLDEN = 0.618

function spots(b: Buffers, mark: string, { left, top, right, bottom }: Part): void {
  const [w, h] = [right - left, bottom - top]
  for (let i = 0; i < SPOTS; i++) {
    const r = Math.min(w, h) * (0.035 + 0.03 * ((i * 7) % 3))
    b.paint(circle(left + w * ((i * GOLDEN) % 1), top + h * ((i + 0.5) / SPOTS), r, r * 0.85), mark)
  }
}

function saddle(b: Buffers, mark: string, { left, top, right, bottom }: Part): void {
  const [w, h] = [right - left, bottom - top]
  const low = (share: number) => top + h * share
  b.paint(
    blob([
      left - 4,
      top - 8,
      right + 4,
      top - 8,
      right + 2,
      low(0.3),
      right - w * 0.25,
      low(0.52),
      left + w * 0.45,
      low(0.5),
      left + w * 0.12,
      low(0.62),
      left - 4,
      low(0.4),
    ]),
    mark,
  )
}

/** An eye that is seen on a dark coat too. */
export function eyeOn(b: Buffers, wear: Wear, x: number, y: number, radius: number, iris?: string): void {
  const bright = wear.iris
  if (!bright) return eye(b, x, y, radius, ...(iris ? ([iris] as const) : []))
  b.paint(circle(x, y, radius * 1.35, radius * 1.5), bright)
  eye(b, x, y, radius * 0.86)
}
