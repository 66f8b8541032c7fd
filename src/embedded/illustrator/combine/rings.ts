import { circle, curve, merge } from '../buffers/paths.ts'
import { adjust, alpha } from '../../colour.ts'
import type { Scenery } from '../scenery/scenery.ts'
import { around, blossom, bow, castShadow, leaf, opening } from './ornaments.ts'
import type { Opening } from './opening.ts'

/** Paints one round frame about the origin for an opening of this radius; `index` is 0 or 1. */
type Ring = (scenery: Scenery, radius: number, index: number) => void

/** Two round frames side by side; `share` is the opening's radius by the picture's height. */
export function inRings(share: number, ring: Ring): (scenery: Scenery) => Opening[] {
  return (scenery) => {
    const { g, width, height } = scenery
    const radius = Math.min(height * share, width * 0.175)
    return [
      { x: width * 0.29, y: height * 0.46 },
      { x: width * 0.71, y: height * 0.5 },
    ].map(({ x, y }, i) => {
      g.distance = 204
      g.at(x, y, () => ring(scenery, radius, i))
      return { x, y, width: radius * 2, height: radius * 2, turn: 0 }
    })
  }
}

function disc(scenery: Scenery, radius: number): void {
  scenery.g.distance = 206
  opening(scenery, circle(0, 0, radius))
}

/** Leaves and blossoms all round, thicker below. */
export function wreath(scenery: Scenery, radius: number): void {
  const { g, palette, random } = scenery
  castShadow(scenery, circle(0, 0, radius * 1.16))
  g.as('object', 204, () => {
    for (const [at, n] of [
      [1.16, 34],
      [1.05, 40],
    ] as const)
      around(scenery, n, radius * at, radius * at, (i) => {
        const turn = (i % 2 ? 0.9 : -0.9) + random.bell() * 0.4
        const colour = random.pick(palette.leaf.slice(at > 1.1 ? 0 : 1))
        g.at(0, 0, () => leaf(scenery, radius * random.between(0.2, 0.28), colour), turn)
      })
    g.shape(circle(0, 0, radius * 1.035), { fill: '#fff8ea', shade: 0.4, line: 0.7 })
  })
  disc(scenery, radius)
  g.as('object', 216, () => {
    const kinds = [...palette.flowers]
    around(
      scenery,
      15,
      radius * 1.1,
      radius * 1.1,
      (i) => {
        // Above there are leaves alone: blossoms there would draw attention away from the face.
        const low = Math.sin(0.2 + (i / 15) * Math.PI * 2)
        const size = radius * (0.09 + 0.055 * (low + 1)) * random.between(0.85, 1.15)
        g.at(0, 0, () => blossom(scenery, size, random.pick(kinds), i % 3 === 1 ? 9 : 5), random() * 6)
      },
      0.2,
    )
  })
}

/** Fir twigs with berries, golden balls and a red bow. */
export function pine(scenery: Scenery, radius: number): void {
  const { g, random } = scenery
  const greens = ['#1f5b43', '#2a7150', '#35855b', '#4a9a68']
  castShadow(scenery, circle(0, 0, radius * 1.18))
  g.as('object', 204, () => {
    for (const [at, n] of [
      [1.2, 46],
      [1.1, 50],
      [1.03, 46],
    ] as const)
      around(scenery, n, radius * at, radius * at, (i) => {
        const turn = (i % 2 ? 1 : -1) * 0.75 + random.bell() * 0.45
        g.at(0, 0, () => leaf(scenery, radius * random.between(0.2, 0.27), random.pick(greens), 0.13), turn)
      })
    g.shape(circle(0, 0, radius * 1.03), { fill: '#fff8ea', shade: 0.4, line: 0.7 })
  })
  disc(scenery, radius)
  g.as('object', 216, () => {
    around(
      scenery,
      11,
      radius * 1.12,
      radius * 1.12,
      (i) => {
        if (i % 3 === 2) return g.shape(circle(0, 0, radius * 0.085), { fill: '#e6b44c', shade: 1.1 })
        for (const [x, y] of [
          [0, -0.05],
          [0.055, 0.035],
          [-0.055, 0.035],
        ] as const)
          g.shape(circle(x * radius, y * radius, radius * 0.05), { fill: '#d23b3b', shade: 1, line: 0.8 })
      },
      0.35,
    )
    g.at(0, radius * 1.1, () => bow(scenery, radius * 0.17, '#c62f3d'))
  })
}

/** A planet: craters on the rim, and a ring or a moon. */
export function planet(scenery: Scenery, radius: number, index: number): void {
  const { g, random } = scenery
  const colour = index === 0 ? '#f2a65a' : '#7fa8e8'
  g.albedo.fillStyle = g.radial(0, 0, radius * 0.9, radius * 1.75, [
    [0, alpha(adjust(colour, 0.1), 0.55)],
    [1, alpha(colour, 0)],
  ])
  g.albedo.fillRect(-radius * 2, -radius * 2, radius * 4, radius * 4)
  g.as('object', 200, () => {
    if (index === 0)
      for (const [size, fill] of [
        [1.72, '#ffe0a8'],
        [1.56, '#e9b872'],
        [1.42, '#ffe9c4'],
      ] as const)
        g.shape(circle(0, 0, radius * size, radius * size * 0.3, -0.28), { fill, shade: 0.3, line: 0.8 })
    else g.shape(circle(radius * 1.22, -radius * 1.0, radius * 0.17), { fill: '#f3ead2', shade: 1 })
    g.shape(circle(0, 0, radius * 1.17), { fill: colour, shade: 1.1 })
    around(scenery, 13, radius * 1.09, radius * 1.09, () => {
      const size = radius * random.between(0.02, 0.05)
      g.shape(circle(0, 0, size, size * 1.3), { fill: adjust(colour, -0.1), shade: 0.5, line: 0.5 })
    })
    g.shape(circle(0, 0, radius * 1.02), { fill: adjust(colour, 0.14), shade: 0.3, line: 0.7 })
  })
  disc(scenery, radius)
}

/** A great bubble with small ones beside it. */
export function bubble(scenery: Scenery, radius: number, index: number): void {
  const { g, random } = scenery
  const small = merge(
    Array.from({ length: 9 }, () => {
      const angle = (index ? -0.6 : Math.PI + 0.6) + random.bell() * 1.1
      const far = radius * random.between(1.16, 1.5)
      return circle(Math.cos(angle) * far, Math.sin(angle) * far, radius * random.between(0.025, 0.075))
    }),
  )
  g.as('object', 204, () => {
    g.shape(small, { fill: '#dff6ff', shade: 0.5, line: 0.6, opacity: 0.75 })
    g.shape(circle(0, 0, radius * 1.085), { fill: '#c9eefb', shade: 0.5 })
    g.shape(circle(0, 0, radius * 1.03), { fill: '#f2fcff', shade: 0.3, line: 0.5 })
  })
  disc(scenery, radius)
  g.as('object', 216, () => {
    g.stroke(
      curve(-radius * 0.93, -radius * 0.25, -radius * 0.86, -radius * 0.78, -radius * 0.4, -radius * 0.9),
      '#ffffff',
      radius * 0.05,
      { opacity: 0.9, solid: true },
    )
    g.paint(circle(-radius * 0.2, -radius * 0.945, radius * 0.03), '#ffffff')
  })
}
