import { expect, test } from 'vitest'
import { STYLES } from '../../../contract/styles.ts'
import { createBuffers } from '../buffers/buffers.ts'
import { characterOf } from '../planning/cast.ts'
import { mannerOf } from '../scene/manners.ts'
import { drawFigure } from '../figures/figure.ts'
import type { Pose } from '../figures/poses/pose.ts'
import { POSES } from '../figures/poses/poses.ts'
import { bodyOf } from '../figures/proportions.ts'
import { skeletonOf } from '../figures/skeleton.ts'

/** Toys, whose legs lie before them, cover none to the knee. */
const LEGGED = STYLES.filter((style) => style !== 'funko')

test.each(LEGGED)('a skirt lies over both thighs of who sits on the ground with the legs to one side: %s', (style) => {
  const girl = characterOf('Alba', { age: 'child', feminine: true }, null, 'lap', null)
  const character = {
    ...girl,
    look: { ...girl.look, skin: '#ff0000' },
    outfit: { ...girl.outfit, garment: 'dress' as const, colour: '#00c800', pattern: 'plain' as const },
  }
  const body = bodyOf(character, mannerOf(style).figure)
  const [side, height] = [500, 420]
  for (const id of ['lean-back', 'hug-knees'] as const) {
    const g = createBuffers(side, side)
    const pose: Pose = { ...POSES[id], left: { to: [-0.3, 0.2] }, right: { to: [-0.3, 0.2] } }
    drawFigure(g, { character, pose, x: 200, y: 440, height, style })
    const bytes = g.canvases.albedo.data()
    const { hip, legs } = skeletonOf(body, pose)
    const unit = height / body.total
    const covered = (['left', 'right'] as const).flatMap((leg) =>
      [0.35, 0.55, 0.75].filter((t) => {
        const at = ([0, 1] as const).map((i) => (hip[i] + (legs[leg].joint[i] - hip[i]) * t) * unit)
        const j = (Math.round(440 + at[1]!) * side + Math.round(200 + at[0]!)) * 4
        return bytes[j + 1]! > bytes[j]! + 40
      }),
    )
    expect([id, covered]).toEqual([id, [0.35, 0.55, 0.75, 0.35, 0.55, 0.75]])
  }
})
