import { circle, curve, rectangle, smooth } from '../buffers/paths.ts'
import { adjust } from '../../colour.ts'
import { garland } from '../scenery/garland.ts'
import type { Scenery } from '../scenery/scenery.ts'
import { castShadow, opening } from './ornaments.ts'
import type { Opening } from './opening.ts'

/** Two prints pegged to a cord across the picture, with bulbs or bunting along it. */
export function onLine(scenery: Scenery): Opening[] {
  const { g, width, height, unit, palette } = scenery
  const sag = height * 0.045
  const top = height * 0.085
  const cord = (x: number) => top + 4 * sag * (x / width) * (1 - x / width)
  g.distance = 196
  garland(scenery, -width * 0.02, top, width * 1.02, top, sag, palette.night ? 'bulbs' : 'bunting', 17)
  const size = Math.min(width * 0.345, height * 0.55)
  const prints: Opening[] = [
    { x: width * 0.295, y: 0, width: size, height: size * 1.25, turn: -0.035 },
    { x: width * 0.705, y: 0, width: size, height: size * 1.25, turn: 0.03 },
  ]
  return prints.map((spot, i) => {
    const y = cord(spot.x) + size * (0.72 + i * 0.02)
    const placed = { ...spot, y }
    g.at(
      spot.x,
      y,
      () => {
        print(scenery, size)
        for (const side of [-1, 1]) g.at(side * size * 0.3, -size * 0.74, () => peg(scenery, unit * 0.022), side * 0.05)
      },
      spot.turn,
    )
    return placed
  })
}

/** Two prints that a bunch of balloons each carries. */
export function onBalloons(scenery: Scenery): Opening[] {
  const { g, width, height, unit, random } = scenery
  const size = Math.min(width * 0.33, height * 0.5)
  const prints: Opening[] = [
    { x: width * 0.29, y: height * 0.595, width: size, height: size / 0.86, turn: -0.05 },
    { x: width * 0.71, y: height * 0.575, width: size, height: size / 0.86, turn: 0.045 },
  ]
  const colours = ['#f25c54', '#ffc93f', '#4fb0c6', '#7bc86c', '#f78fb3', '#9b7ede']
  for (const [i, spot] of prints.entries()) {
    const knotY = spot.y - size * 0.7
    const bunch = [-1.9, 1.9, -0.95, 0.95, 0].map((offset, k) => ({
      x: spot.x + offset * unit * 0.075,
      y: height * (0.115 + Math.abs(offset) * 0.035) + random.bell() * unit * 0.01,
      colour: colours[(k + i * 3) % colours.length] ?? '#f25c54',
    }))
    g.distance = 188
    for (const { x, y } of bunch)
      g.stroke(curve(x, y, x * 0.4 + spot.x * 0.6, (y + knotY) / 2, spot.x, knotY), '#f4efe6', unit * 0.0028, {
        ink: 0.5,
        solid: true,
      })
    for (const { x, y, colour } of bunch) g.at(x, y, () => balloon(scenery, unit * 0.078, colour))
    g.at(
      spot.x,
      spot.y,
      () => {
        print(scenery, size, 1 / 0.86)
        g.at(0, -size * 0.68, () => peg(scenery, unit * 0.024))
      },
      spot.turn,
    )
  }
  return prints
}

/** White paper with a broad lower edge, as instant cameras make it; its opening at the origin. */
function print(scenery: Scenery, size: number, tall = 1.25): void {
  const { g } = scenery
  const paper = rectangle(-size * 0.56, -size * (tall / 2 + 0.06), size * 1.12, size * (tall + 0.24), size * 0.02)
  castShadow(scenery, paper)
  g.as('object', 204, () => g.shape(paper, { fill: '#fffaf0', shade: 0.22 }))
  g.distance = 206
  opening(scenery, rectangle(-size / 2, (-size * tall) / 2, size, size * tall, size * 0.008))
}

function peg({ g }: Scenery, size: number): void {
  g.as('object', 212, () => {
    g.shape(rectangle(-size * 0.42, -size * 0.7, size * 0.84, size * 2.4, size * 0.2), { fill: '#d9a566', shade: 0.8 })
    g.shape(rectangle(-size * 0.5, size * 0.05, size, size * 0.3, size * 0.1), {
      fill: '#8d8f98',
      shade: 0.7,
      line: 0.7,
    })
  })
}

function balloon({ g }: Scenery, radius: number, colour: string): void {
  g.as('object', 192, () => {
    g.shape(
      smooth(
        [
          [0, radius * 1.1],
          [-radius * 0.16, radius * 1.32],
          [radius * 0.16, radius * 1.32],
        ],
        true,
        0.2,
      ),
      { fill: adjust(colour, -0.08), shade: 0.5, line: 0.8 },
    )
    g.shape(circle(0, 0, radius * 0.94, radius * 1.14), { fill: colour, shade: 1 })
    g.tone(circle(-radius * 0.36, -radius * 0.48, radius * 0.17, radius * 0.28, 0.5), 0.9, 0.75)
  })
}
