import type { Look } from '../../../engine.ts'
import { clamp } from '../pixels/statistics.ts'
import { SPREADS, USUAL } from './face-fits.ts'
import type { Expression, FaceMeasures } from './measure-face.ts'

type Step =
  | 'jaw'
  | 'eyeSize'
  | 'eyeTilt'
  | 'eyeGap'
  | 'brows'
  | 'browArch'
  | 'noseWidth'
  | 'noseLength'
  | 'mouthWidth'
  | 'lips'
type FaceTrait = Step | 'faceShape'
type FaceReading = { look: Pick<Look, FaceTrait>; sure: Partial<Record<FaceTrait, number>> }

const MEASURE_OF: Record<Step, keyof FaceMeasures> = {
  jaw: 'jaw',
  eyeSize: 'eyeArea',
  eyeTilt: 'eyeTilt',
  eyeGap: 'eyeGap',
  brows: 'browHeight',
  browArch: 'browArch',
  noseWidth: 'noseWidth',
  noseLength: 'noseLength',
  mouthWidth: 'mouthWidth',
  lips: 'lipHeight',
}
/** Deviations from most people's face from which a trait is drawn a step further: sooner than it is seen, as in a caricature. */
const [NOTICED, STRIKING] = [0.7, 1.5]
/** A head turned or nodded further hides what its proportions are. */
const [TURNED, NODDED] = [25, 25]

/** What makes the face differ from most people's; what does not, or cannot be seen, is left out. */
export function readFace({ face, expression }: { face: FaceMeasures; expression: Expression }): FaceReading {
  if (expression.yaw > TURNED || Math.abs(expression.pitch) > NODDED) return { look: {}, sure: {} }
  const by = (name: keyof FaceMeasures) => deviations(name, face[name], expression)
  const steps = (Object.entries(MEASURE_OF) as [Step, keyof FaceMeasures][])
    .map(([trait, measure]) => ({ trait, by: by(measure), own: SPREADS[measure].own }))
    .filter((read) => Math.abs(read.by) >= NOTICED)
  const faceShape = shapeOf(by('length'), by('jaw'), by('chin'))
  return {
    look: {
      ...Object.fromEntries(steps.map(({ trait, by }) => [trait, Math.sign(by) * (Math.abs(by) >= STRIKING ? 2 : 1)])),
      ...(faceShape ? { faceShape } : {}),
    },
    sure: Object.fromEntries(steps.map(({ trait, by, own }) => [trait, shareOfSameSign(by, own)])),
  }
}

/** How many deviations from most people's a proportion is, once the photo's expression is taken away. */
function deviations(name: keyof FaceMeasures, value: number, { smile, open, pitch, yaw }: Expression): number {
  const { mean, deviation, adds } = SPREADS[name]
  const added =
    adds[0] * (smile - USUAL.smile) +
    adds[1] * (open - USUAL.open) +
    adds[2] * (pitch - USUAL.pitch) +
    adds[3] * (yaw - USUAL.yaw)
  return (value - added - mean) / deviation
}

function shapeOf(length: number, jaw: number, chin: number): Look['faceShape'] {
  if (length > 1) return 'alargada'
  if (jaw > 0.7 && chin > 0.7) return 'cuadrada'
  if (chin < -0.9 && jaw < 0.3) return 'corazón'
  if (length < -0.9) return 'redonda'
  return undefined
}

/**
 * Of faces that measure so, the share that truly differ to this side: where `own` of a spread is the person's, what they
 * have is normal about `own` times what was measured, with the variance own × (1 − own).
 */
function shareOfSameSign(by: number, own: number): number {
  return normal((own * Math.abs(by)) / Math.sqrt(own * (1 - own)))
}

/** The normal distribution up to `z`, to 0.01 (Page 1977). */
function normal(z: number): number {
  return clamp(1 / (1 + Math.exp(-(1.5976 * z + 0.070565 * z ** 3))), 0, 1)
}
