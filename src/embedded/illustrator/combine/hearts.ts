import { Path2D } from '../buffers/paths.ts'
import type { Scenery } from '../scenery/scenery.ts'
import { bow, castShadow, opening } from './ornaments.ts'
import type { Opening } from './opening.ts'

/** Two hearts that lean on each other. */
export function inHearts(scenery: Scenery): Opening[] {
  const { g, width, height, unit } = scenery
  const size = Math.min(width * 0.42, height * 0.66)
  const spots: Opening[] = [
    { x: width * 0.3, y: height * 0.47, width: size, height: size, turn: -0.1 },
    { x: width * 0.7, y: height * 0.5, width: size, height: size, turn: 0.1 },
  ]
  const colours = ['#e8536b', '#f0858f']
  for (const [i, spot] of spots.entries())
    g.at(
      spot.x,
      spot.y,
      () => {
        castShadow(scenery, heart(size * 1.13))
        g.as('object', 204, () => {
          g.shape(heart(size * 1.13), { fill: colours[i] ?? '#e8536b', shade: 0.9 })
          g.shape(heart(size * 1.035), { fill: '#fff4ea', shade: 0.3, line: 0.7 })
        })
        g.distance = 206
        opening(scenery, heart(size * 0.985))
      },
      spot.turn,
    )
  g.as('object', 216, () => g.at(width * 0.5, height * 0.8, () => bow(scenery, unit * 0.045, '#c2364f')))
  return spots
}

/** A heart about the origin, `size` wide. */
function heart(size: number): Path2D {
  const path = new Path2D()
  const s = size / 2
  path.moveTo(0, s * 0.98)
  path.bezierCurveTo(-s * 0.28, s * 0.72, -s * 1.02, s * 0.3, -s, -s * 0.3)
  path.bezierCurveTo(-s * 0.98, -s * 0.8, -s * 0.28, -s * 1.02, 0, -s * 0.6)
  path.bezierCurveTo(s * 0.26, -s * 1.04, s * 0.98, -s * 0.86, s, -s * 0.3)
  path.bezierCurveTo(s * 1.02, s * 0.3, s * 0.28, s * 0.72, 0, s * 0.98)
  path.closePath()
  return path
}
