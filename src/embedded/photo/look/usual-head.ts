import type { HairSeen } from './evidence.ts'
import FITS from './look-fits.json' with { type: 'json' }
import type { CutMeasures } from './measure-cut.ts'
import type { HairMeasures } from './measure-hair.ts'
import type { Patches } from './measure-patches.ts'
import type { SkinMeasures } from './measure-skin.ts'

const SHORT: HairMeasures = {
  area: 0.35,
  crown: { share: 0.6, bare: 0.3, seen: 1 },
  front: null,
  jaw: 0.01,
  below: { area: 0, seen: 1 },
  lowest: -0.5,
  halo: 0,
  middle: [0.2, 0.01, 0.01],
  lit: [0.3, 0.01, 0.01],
  natural: 1,
  fringe: null,
  coherence: 0.72,
  texture: 0.15,
}
const CUT: CutMeasures = {
  line: Array<number>(13).fill(1.6),
  dome: { bare: 0, rough: 3, seen: 1, light: 0.35, tint: 0.6 },
  top: 0.3,
  temples: [0.3, 0.3],
}
const SKIN = { saturation: 0.1, white: 0.95, lit: 0.75, eyeWhite: 0.7, colour: [0.75, 0.04, 0.06] } as SkinMeasures
/** What the networks see of most people, and how most people's hair runs and falls. */
const USUAL = {
  runs: FITS.curly.mean.slice(42, 63),
  insideAround: FITS.curly.mean.slice(63, 255),
  width: FITS.curly.mean.slice(255, 260),
  grain: FITS.curly.mean.slice(260),
  fall: FITS.short.mean.slice(13, 39),
  beside: FITS.short.mean.slice(231, 279),
  bearded: FITS.short.mean[279] ?? 0,
  insideFace: new Float32Array(12 * 12 * 128),
  face: { expression: { yaw: 0 } } as HairSeen['face'],
  across: 300,
  relief: { lips: 0.75, red: 0.05, nose: 1, shine: 0.06, iris: 0.44 },
  patches: { forehead: { tone: [0.06, 0.07] } } as Patches,
}

const BROWS: [number, number, number] = [0.2, 0.01, 0.01]

/** A head with short hair of which all but `hair` and the skin's `lightness` is usual: for tests, and for what fits must keep. */
export function usualHead(hair: Partial<HairMeasures>, lightness = 0.8): HairSeen {
  return { ...USUAL, strands: { ...SHORT, ...hair }, cut: CUT, skin: SKIN, brows: BROWS, lightness }
}

/** Cropped, in all directions and without shine: curly, whatever the skin. */
export const CROPPED = { coherence: 0.5, texture: 0.3, lit: [0.22, 0.01, 0.01] } satisfies Partial<HairMeasures>
