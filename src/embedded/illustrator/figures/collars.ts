import { circle, curve, limb, smooth } from '../buffers/paths.ts'
import { adjust } from '../../colour.ts'
import { isGrown } from '../scene/character.ts'
import { type GarmentContext } from './garment.ts'

/** In the frame of the neck: turned with the shoulders, narrow where they are seen from the side. */
function atNeck({ g, bones }: GarmentContext, draw: () => void): void {
  const narrowed = Math.hypot(bones.front, bones.side * 0.6)
  g.at(bones.chest[0], bones.chest[1], draw, bones.shoulderTilt, narrowed, 1)
}

export function collar(context: GarmentContext): void {
  atNeck(context, () => drawCollar(context))
}

export function scarf(context: GarmentContext): void {
  atNeck(context, () => drawScarf(context))
}

function drawCollar({ g, character, bones, body }: GarmentContext): void {
  const { outfit } = character
  const [x, y] = [0, 0]
  const t = bones.side * 0.09
  switch (outfit.garment) {
    case 'hoodie':
      g.shape(
        smooth([
          [x - 0.28, y - 0.045],
          [x - 0.1, y + 0.04],
          [x + t, y + 0.12],
          [x + 0.1, y + 0.04],
          [x + 0.28, y - 0.045],
          [x + 0.17, y + 0.14],
          [x + t, y + 0.235],
          [x - 0.17, y + 0.14],
        ]),
        { fill: adjust(outfit.colour, -0.04), shade: 0.7 },
      )
      for (const s of [-1, 1])
        g.stroke(curve(x + t + s * 0.05, y + 0.18, x + t + s * 0.06, y + 0.34), '#fff4e2', 0.022, { ink: 0.5 })
      return
    case 'shirt':
    case 'coat':
    case 'pyjamas':
      for (const s of [-1, 1])
        g.shape(
          smooth(
            [
              [x + t, y + 0.08],
              [x + s * 0.08, y - 0.04],
              [x + s * 0.19, y - 0.015],
              [x + s * 0.18, y + 0.095],
            ],
            true,
            0.4,
          ),
          { fill: adjust(outfit.colour, outfit.garment === 'coat' ? -0.06 : 0.05), shade: 0.4, line: 0.8 },
        )
      return
    case 'dress':
      if (!isGrown(character)) {
        for (const s of [-1, 1])
          g.shape(circle(x + t + s * 0.085, y + 0.035, 0.095, 0.06, s * 0.35), {
            fill: '#fffaf0',
            shade: 0.3,
            line: 0.7,
          })
        return
      }
      g.shape(
        smooth(
          [
            [x - body.neck * 1.1, y - 0.02],
            [x + t, y + 0.11],
            [x + body.neck * 1.1, y - 0.02],
            [x + t, y - 0.02],
          ],
          true,
          0.4,
        ),
        { fill: adjust(character.look.skin, -0.03), shade: 0.2, line: 0.7 },
      )
      return
    default:
      g.shape(
        limb(
          [x - body.neck * 1.25, y - 0.02],
          [x + t, y + 0.065],
          [x + body.neck * 1.25, y - 0.02],
          [0.028, 0.034, 0.028],
        ),
        { fill: adjust(outfit.colour, -0.08, 1.08), shade: 0.3, line: 0.7 },
      )
  }
}

function drawScarf({ g, character }: GarmentContext): void {
  const colour = character.outfit.accent
  const [x, y] = [0, 0]
  g.shape(limb([x - 0.15, y + 0.05], [x - 0.22, y + 0.25], [x - 0.17, y + 0.48], [0.07, 0.08, 0.085]), {
    fill: adjust(colour, -0.04),
    shade: 0.7,
  })
  g.shape(
    smooth([
      [x - 0.26, y - 0.08],
      [x, y - 0.12],
      [x + 0.26, y - 0.08],
      [x + 0.29, y + 0.06],
      [x, y + 0.13],
      [x - 0.29, y + 0.06],
    ]),
    { fill: colour, shade: 0.8 },
  )
  for (let i = -2; i <= 2; i++)
    g.stroke(curve(x + i * 0.1, y - 0.08, x + i * 0.115, y + 0.1), '#fff3dd', 0.02, { opacity: 0.7 })
}
