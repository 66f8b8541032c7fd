import type { Point } from '../buffers/paths.ts'
import type { Expression } from '../scene/expressions.ts'

/** How the parts of a face make an expression; lengths in heads. */
export type Features = {
  brows: {
    /** How much both are raised, and the one of the picture's left besides. */
    up?: number
    one?: number
    /** Lift of the ends, downwards: worry raises the inner ones, anger lowers them. */
    inner?: number
    outer?: number
  }
  lids: {
    /** Closed in an arch, as laughing eyes are, or in a bow, as sleeping ones. */
    shut?: 'arch' | 'bow'
    /** Only the eye at the picture's left is shut. */
    wink?: true
    /** How much of the eye the upper lid covers, and whether the cheek pushes up the lower one. */
    upper?: number
    pushed?: true
    /** How much higher the eye is than usually, and how much smaller its iris. */
    wide?: number
    iris?: number
    /** Where they look, whatever they look at. */
    gaze?: Point
  }
  mouth: Mouth
  /** Strength of the blush, and what else is seen on the cheeks. */
  cheeks?: { blush?: number; on?: 'tears' | 'puffed' }
}

/** A shape and its half width in smiles; depth where it is open. */
type Mouth =
  | { shape: 'smile' | 'smirk' | 'frown' | 'wave' | 'slant'; width: number }
  | { shape: 'grin' | 'oval' | 'howl'; width: number; deep: number }

const RAISED = 0.035

export const FEATURES: Record<Expression, Features> = {
  happy: { brows: {}, lids: {}, mouth: { shape: 'smile', width: 1 } },
  laugh: {
    brows: { up: 0.012 },
    lids: { pushed: true },
    mouth: { shape: 'grin', width: 1.08, deep: 1.02 },
    cheeks: { blush: 1.3 },
  },
  wonder: {
    brows: { up: RAISED },
    lids: { wide: 1.2 },
    mouth: { shape: 'grin', width: 0.72, deep: 0.86 },
  },
  tender: {
    brows: { up: 0.01 },
    lids: { shut: 'arch' },
    mouth: { shape: 'smile', width: 0.84 },
    cheeks: { blush: 1.4 },
  },
  calm: { brows: { outer: 0.04 }, lids: { upper: 0.12 }, mouth: { shape: 'smile', width: 0.72 } },
  sleep: { brows: { outer: 0.045 }, lids: { shut: 'bow' }, mouth: { shape: 'smile', width: 0.34 } },
  yawn: {
    brows: { up: RAISED, inner: -0.03, outer: 0.03 },
    lids: { shut: 'bow' },
    mouth: { shape: 'oval', width: 0.86, deep: 1.35 },
  },
  sad: {
    brows: { inner: -0.05, outer: 0.045 },
    lids: { upper: 0.2, gaze: [0, 0.5] },
    mouth: { shape: 'frown', width: 0.66 },
    cheeks: { blush: 0 },
  },
  moved: {
    brows: { up: 0.016, inner: -0.045, outer: 0.03 },
    lids: { iris: 1.06 },
    mouth: { shape: 'smile', width: 0.9 },
    cheeks: { blush: 1.5, on: 'tears' },
  },
  fear: {
    brows: { up: 0.05, inner: -0.045, outer: 0.03 },
    lids: { wide: 1.26, iris: 0.62 },
    mouth: { shape: 'wave', width: 0.95 },
    cheeks: { blush: 0 },
  },
  cross: {
    brows: { up: -0.03, inner: 0.06, outer: -0.025 },
    lids: { upper: 0.24 },
    mouth: { shape: 'frown', width: 0.8 },
    cheeks: { blush: 0.6 },
  },
  brave: {
    brows: { inner: 0.04, outer: -0.012 },
    lids: {},
    mouth: { shape: 'smirk', width: 0.86 },
  },
  proud: {
    brows: { up: 0.045, inner: 0.012 },
    lids: { shut: 'bow' },
    mouth: { shape: 'smile', width: 1.12 },
  },
  sly: {
    brows: { one: 0.045, inner: 0.025 },
    lids: { wink: true },
    mouth: { shape: 'smirk', width: 1.05 },
  },
  shy: {
    brows: { inner: -0.03, outer: 0.02 },
    lids: { upper: 0.22, gaze: [0.75, 0.7] },
    mouth: { shape: 'wave', width: 0.55 },
    cheeks: { blush: 2.6 },
  },
  doubt: {
    brows: { one: 0.07, inner: 0.012 },
    lids: { gaze: [-0.6, -0.5] },
    mouth: { shape: 'slant', width: 0.72 },
  },
  intent: {
    brows: { up: -0.012, inner: 0.014 },
    lids: { upper: 0.12, gaze: [0.2, 0.6] },
    mouth: { shape: 'smile', width: 0.46 },
  },
  sing: { brows: { up: RAISED }, lids: { shut: 'arch' }, mouth: { shape: 'howl', width: 0.62, deep: 1.02 } },
  blow: {
    brows: { up: 0.03 },
    lids: {},
    mouth: { shape: 'oval', width: 0.3, deep: 0.42 },
    cheeks: { blush: 1.3, on: 'puffed' },
  },
}
