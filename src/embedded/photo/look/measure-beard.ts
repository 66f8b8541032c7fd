import type { Lab } from '../../../contract/colour.ts'
import { outline, type Landmarks } from '../face/landmarks.ts'
import { grown, inside } from '../face/regions.ts'
import { SIDE, type UprightFace } from '../face/upright.ts'
import { chroma, middleLab, toneOf } from '../pixels/statistics.ts'

/** A part of the face beside the cheek of its own side, so that light from one side does not count. */
type Contrast = {
  /** How much darker, as a share of the cheek's lightness. */
  dark: number
  /** Difference of tone; shadow keeps it, hair does not. */
  tint: number
  /** How much of the cheek's saturation is missing. */
  fade: number
  /** How many times as rough, as a logarithm. */
  rough: number
}

const PARTS = {
  lip: { right: [165, 92, 167], left: [391, 322, 393], radius: 0.022 },
  chin: { right: [199, 208, 201, 171], left: [199, 428, 421, 396], radius: 0.035 },
  chinSide: { right: [204, 211, 194, 32], left: [424, 431, 418, 262], radius: 0.035 },
  jaw: { right: [135, 136, 169, 210], left: [364, 365, 394, 430], radius: 0.035 },
} as const
const CHEEK = { right: [50, 101, 118], left: [280, 330, 347], radius: 0.045 } as const

export type BeardPart = keyof typeof PARTS
/** Right and left of each part, and the colour of them all, as photographed. */
export type BeardMeasures = Record<BeardPart, [right: Contrast, left: Contrast]> & { colour: Lab }

type Patch = { lab: Lab; texture: number }

/** Compares lip, chin and jaws with the cheeks above them. */
export function measureBeard(face: UprightFace, landmarks: Landmarks): BeardMeasures {
  const lips = grown(outline(landmarks, 'lips'), 1.25)
  const patch = (indices: readonly number[], radius: number) => patchOf(face, indices, radius, lips)
  const cheeks = { right: patch(CHEEK.right, CHEEK.radius), left: patch(CHEEK.left, CHEEK.radius) }
  const part = (name: BeardPart) => {
    const { right, left, radius } = PARTS[name]
    return { right: patch(right, radius), left: patch(left, radius) }
  }
  const parts = { lip: part('lip'), chin: part('chin'), chinSide: part('chinSide'), jaw: part('jaw') }
  const compared = ({ right, left }: { right: Patch; left: Patch }): [Contrast, Contrast] => [
    contrast(right, cheeks.right),
    contrast(left, cheeks.left),
  ]
  return {
    lip: compared(parts.lip),
    chin: compared(parts.chin),
    chinSide: compared(parts.chinSide),
    jaw: compared(parts.jaw),
    colour: middleLab([parts.chin, parts.chinSide].flatMap(({ right, left }) => [right.lab, left.lab])),
  }
}

function patchOf(face: UprightFace, indices: readonly number[], radius: number, lips: [number, number][]): Patch {
  const labs: Lab[] = []
  let texture = 0
  const reach = Math.max(1, Math.round(radius * face.unit))
  for (const index of indices) {
    const [middleX, middleY] = face.place(index).map(Math.round) as [number, number]
    for (let y = middleY - reach; y <= middleY + reach; y++) {
      for (let x = middleX - reach; x <= middleX + reach; x++) {
        if (x < 1 || y < 1 || x >= SIDE - 1 || y >= SIDE - 1) continue
        if ((x - middleX) ** 2 + (y - middleY) ** 2 > reach * reach || inside(lips, ...face.inPhoto(x, y))) continue
        labs.push(face.labs[y * SIDE + x]!)
        const [across, down] = [face.labs[y * SIDE + x + 1]![0], face.labs[(y + 1) * SIDE + x]![0]]
        texture += Math.hypot(across - face.labs[y * SIDE + x - 1]![0], down - face.labs[(y - 1) * SIDE + x]![0])
      }
    }
  }
  return labs.length === 0 ? { lab: [0.6, 0, 0], texture: 0 } : { lab: middleLab(labs), texture: texture / labs.length }
}

function contrast(part: Patch, cheek: Patch): Contrast {
  const [[a, b], [cheekA, cheekB]] = [toneOf(part.lab), toneOf(cheek.lab)]
  const rough = ({ texture, lab }: Patch) => texture / Math.max(0.1, lab[0]) + 0.004
  return {
    dark: 1 - part.lab[0] / Math.max(0.05, cheek.lab[0]),
    tint: Math.hypot(a - cheekA, b - cheekB),
    fade: 1 - saturation(part.lab) / Math.max(0.02, saturation(cheek.lab)),
    rough: Math.log(rough(part) / rough(cheek)),
  }
}

function saturation(lab: Lab): number {
  return chroma(lab) / Math.max(0.1, lab[0])
}
