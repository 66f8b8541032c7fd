import type { Look } from '../../../contract/looks.ts'
import type { Buffers } from '../buffers/buffers.ts'
import type { Point } from '../buffers/paths.ts'
import type { Pen } from './features.ts'
import type { Features } from './expressions.ts'
import type { FaceKind } from '../scene/manner.ts'

export type EyeStyle = {
  width: number
  height: number
  /** Iris radii; none where the eye is a dot. */
  iris?: Point
  pupil?: number
  /** Thickness of the upper lid's line. */
  lid: number
  lashes: number
  brow: number
  browHeight: number
  shape: 'dot' | 'oval' | 'almond' | 'button'
}

export const EYE_STYLES: Record<FaceKind, EyeStyle> = {
  dot: { width: 0.044, height: 0.058, lid: 0.03, lashes: 0.018, brow: 0.024, browHeight: 0.17, shape: 'dot' },
  lid: { width: 0.036, height: 0.042, lid: 0.024, lashes: 0.016, brow: 0.018, browHeight: 0.15, shape: 'dot' },
  sketch: {
    width: 0.066,
    height: 0.076,
    iris: [0.034, 0.04],
    pupil: 1,
    lid: 0.018,
    lashes: 0.014,
    brow: 0.022,
    browHeight: 0.16,
    shape: 'oval',
  },
  gentle: {
    width: 0.084,
    height: 0.088,
    iris: [0.058, 0.074],
    pupil: 0.62,
    lid: 0.026,
    lashes: 0.016,
    brow: 0.024,
    browHeight: 0.18,
    shape: 'oval',
  },
  big: {
    width: 0.102,
    height: 0.108,
    iris: [0.078, 0.088],
    pupil: 0.56,
    lid: 0.028,
    lashes: 0.019,
    brow: 0.038,
    browHeight: 0.19,
    shape: 'oval',
  },
  anime: {
    width: 0.1,
    height: 0.142,
    iris: [0.08, 0.126],
    pupil: 0.46,
    lid: 0.034,
    lashes: 0.022,
    brow: 0.02,
    browHeight: 0.225,
    shape: 'oval',
  },
  button: { width: 0.118, height: 0.118, lid: 0, lashes: 0, brow: 0.03, browHeight: 0.2, shape: 'button' },
  real: {
    width: 0.078,
    height: 0.038,
    iris: [0.036, 0.036],
    pupil: 0.52,
    lid: 0.017,
    lashes: 0.01,
    brow: 0.03,
    browHeight: 0.105,
    shape: 'almond',
  },
  comic: {
    width: 0.086,
    height: 0.108,
    iris: [0.048, 0.06],
    pupil: 1,
    lid: 0.03,
    lashes: 0.02,
    brow: 0.04,
    browHeight: 0.18,
    shape: 'oval',
  },
  retro: { width: 0.044, height: 0.056, lid: 0.034, lashes: 0.018, brow: 0.026, browHeight: 0.16, shape: 'dot' },
}

export type EyeContext = {
  g: Buffers
  pen: Pen
  kind: FaceKind
  style: EyeStyle
  features: Features
  gaze: Point
  skin: string
  iris: string
  browColour: string
  lashes: boolean
  elder: boolean
  look: Look
}

export const INK = '#2b1c1c'
