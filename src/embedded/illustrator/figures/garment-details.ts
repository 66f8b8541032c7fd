import { adjust } from '../../colour.ts'
import { circle, curve, limb, rectangle, smooth } from '../buffers/paths.ts'
import { type GarmentContext, trimOf } from './garment.ts'

export function bib({ g, character, bones, body }: GarmentContext): void {
  const { legColour } = character.outfit
  const x = bones.chest[0] + bones.turn * 0.05
  const y = bones.chest[1]
  const w = body.shoulder * 0.6
  for (const s of [-1, 1]) {
    g.shape(
      limb(
        [bones.chest[0] + s * w * 0.95, y],
        [x + s * w * 0.85, y + body.torso * 0.2],
        [x + s * w * 0.76, y + body.torso * 0.42],
        [0.036, 0.036, 0.036],
      ),
      { fill: legColour, shade: 0.3, line: 0.7, keepDepth: true },
    )
  }
  g.shape(rectangle(x - w, y + body.torso * 0.34, w * 2, body.torso, 0.05), {
    fill: legColour,
    shade: 0.6,
    line: 0.8,
    keepDepth: true,
  })
  g.shape(rectangle(x - w * 0.5, y + body.torso * 0.52, w, body.torso * 0.24, 0.035), {
    fill: adjust(legColour, 0.04),
    shade: 0.3,
    line: 0.6,
    keepDepth: true,
  })
  for (const s of [-1, 1])
    g.shape(circle(x + s * w * 0.76, y + body.torso * 0.41, 0.03), {
      fill: '#f3c552',
      shade: 0.3,
      line: 0.6,
      keepDepth: true,
    })
}

export function buttons({ g, character, bones, body }: GarmentContext): void {
  const x = bones.chest[0] + bones.turn * 0.09
  const seam = curve(
    x,
    bones.chest[1],
    x + bones.turn * 0.03,
    bones.chest[1] + body.torso * 0.5,
    bones.hip[0] + bones.turn * 0.09,
    bones.hip[1] + 0.6,
  )
  g.ink(seam, 0.75)
  g.toneStroke(seam, -0.3, 0.03, 0.7)
  for (let i = 0; i < 4; i++)
    g.paint(
      circle(x - 0.035, bones.chest[1] + body.torso * (0.24 + i * 0.22), 0.018),
      trimOf(character.outfit.colour),
      { line: 0.4 },
    )
}

/** Cloth hangs: soft folds from the armpits and at the hem, darker away from the light. */
export function folds({ g, character, bones, body }: GarmentContext): void {
  const { hip, chest } = bones
  const [lx] = g.localLight()
  const dark = lx > 0 ? -1 : 1
  g.tone(
    smooth([
      [chest[0] + dark * body.shoulder * 0.82, chest[1] + 0.1],
      [chest[0] + dark * body.shoulder * 1.5, chest[1]],
      [hip[0] + dark * body.hip * 2.8, hip[1] + 0.5],
      [hip[0] + dark * body.hip * 0.9, hip[1] + 0.3],
      [hip[0] + dark * body.hip * 0.62, hip[1] - body.torso * 0.16],
      [hip[0] + dark * body.shoulder * 0.62, hip[1] - body.torso * 0.5],
    ]),
    -0.34,
    0.55,
  )
  for (const s of [-1, 1]) {
    const fold = curve(
      chest[0] + s * body.shoulder * 0.86,
      chest[1] + body.torso * 0.36,
      hip[0] + s * body.hip * 0.6,
      hip[1] - body.torso * 0.3,
      hip[0] + s * body.hip * 0.3,
      hip[1] - body.torso * 0.22,
    )
    g.toneStroke(fold, -0.28, 0.03, 0.6)
    g.ink(fold, 0.4, 0.45)
  }
  if (character.outfit.garment !== 'dress') return
  for (let i = -2; i <= 2; i++) {
    const pleat = curve(
      hip[0] + i * body.hip * 0.26,
      hip[1] - body.torso * 0.24,
      hip[0] + i * body.hip * 0.5,
      hip[1] + 0.1,
      hip[0] + i * body.hip * 0.76,
      hip[1] + body.leg * 0.56,
    )
    g.ink(pleat, 0.5, 0.6)
    g.toneStroke(pleat, -0.28, 0.028, 0.7)
  }
}

export function belt({ g, character, bones, body }: GarmentContext): void {
  const y = bones.chest[1] + (bones.hip[1] - bones.chest[1]) * 0.64
  const x = (bones.chest[0] + bones.hip[0]) / 2
  const w = body.shoulder * (1 - 0.2 * Math.abs(bones.turn)) * 0.72
  g.shape(limb([x - w, y], [x, y + 0.04], [x + w, y], [0.032, 0.034, 0.032]), {
    fill: adjust(character.outfit.colour, -0.13, 1.1),
    shade: 0.4,
    line: 0.7,
  })
}
