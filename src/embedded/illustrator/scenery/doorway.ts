import { adjust, mix } from '../../colour.ts'
import { circle, rectangle } from '../buffers/paths.ts'
import { blobCluster } from './foliage.ts'
import { lightCone } from './light-cone.ts'
import type { Scenery } from './scenery.ts'

/** An open door in the back wall: the next room with its own wall and a picture, its light falling on our floor. */
export function doorway(scenery: Scenery, x: number, floorY: number, side: 1 | -1): void {
  const { g, height, unit, palette } = scenery
  const [w, h] = [unit * 0.25, unit * 0.52]
  const frame = palette.night ? '#8f8fc0' : '#c89a6a'
  const beyond = palette.night ? '#f2c583' : mix('#f7dfae', palette.sky[2], 0.25)
  const door = palette.night ? '#6d6296' : '#a8794f'
  g.distance = 8
  g.shape(rectangle(x - w / 2, floorY - h, w, h), {
    fill: g.linear(0, floorY - h, 0, floorY, [
      [0, beyond],
      [1, adjust(beyond, -0.05)],
    ]),
    shade: 0.1,
    glow: palette.night ? 0.35 : 0,
  })
  g.paint(rectangle(x - w / 2, floorY - h * 0.1, w, h * 0.1), adjust(beyond, -0.16))
  g.shape(rectangle(x - side * w * 0.12 - w * 0.13, floorY - h * 0.76, w * 0.26, h * 0.2, 2), {
    fill: '#8a5a35',
    shade: 0.4,
  })
  g.paint(rectangle(x - side * w * 0.12 - w * 0.1, floorY - h * 0.74, w * 0.2, h * 0.16, 1), '#8fb7a0')
  const plant = x + side * w * 0.24
  blobCluster(scenery, [[plant, floorY - h * 0.3, w * 0.15]], palette.leaf)
  g.shape(rectangle(plant - w * 0.1, floorY - h * 0.22, w * 0.2, h * 0.15, [2, 2, 8, 8]), {
    fill: '#c2683f',
    shade: 0.8,
  })
  g.distance = 16
  for (const s of [-1, 1])
    g.shape(rectangle(x + (s * w) / 2 - unit * 0.014, floorY - h - unit * 0.014, unit * 0.028, h + unit * 0.016, 2), {
      fill: frame,
      shade: 0.6,
    })
  g.shape(rectangle(x - w / 2 - unit * 0.014, floorY - h - unit * 0.026, w + unit * 0.028, unit * 0.028, 2), {
    fill: frame,
    shade: 0.6,
  })
  // The leaf, opened into our room and seen from its narrow side.
  const leaf = rectangle(x + side * (w / 2 + unit * 0.055) - unit * 0.04, floorY - h * 0.985, unit * 0.08, h * 1.03, 3)
  g.shape(leaf, { fill: door, shade: 0.9 })
  g.shape(circle(x + side * (w / 2 + unit * 0.078), floorY - h * 0.46, unit * 0.01), {
    fill: '#e8c468',
    shade: 0.5,
    line: 0.6,
  })
  g.distance = 42
  lightCone(
    scenery,
    { left: x - w / 2, right: x + w / 2, y: floorY },
    { left: x - w * 0.9 - side * w * 0.5, right: x + w * 0.9 - side * w * 0.5, y: height },
    0.32,
    palette.night ? '#ffd898' : '#fff3c8',
  )
}
