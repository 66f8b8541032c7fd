import { polygon, curve, limb } from '../buffers/paths.ts'
import { adjust, mix, alpha } from '../../colour.ts'
import { type Stage, type PlaceOptions } from './place.ts'
import { frameLeaves, branch } from '../scenery/foreground.ts'
import { land, ridgePts, yAt } from '../scenery/ground.ts'
import { grass, path, stone } from '../scenery/wayside.ts'
import { particles } from '../scenery/particles.ts'
import { bush, flowers, mushroom } from '../scenery/flowers.ts'
import { blobCluster, trunk } from '../scenery/foliage.ts'
import { type Scenery } from '../scenery/scenery.ts'
import { sky } from '../scenery/sky.ts'

export function drawForest(scenery: Scenery, o: PlaceOptions): Stage {
  const { g, palette, random, width, height, unit } = scenery
  const glow = palette.night ? '#9fd0ff' : palette.halo
  sky(scenery, { sunX: 0.5 + o.side * 0.12, sunY: 0.26, sunR: palette.night ? 0.07 : 0.06, stars: 90 })
  g.albedo.fillStyle = g.linear(0, height * 0.2, 0, height * 0.75, [
    [0, alpha(palette.fog, 0)],
    [0.6, alpha(mix(palette.fog, palette.leaf[3], 0.3), 0.85)],
    [1, alpha(palette.fog, 0.9)],
  ])
  g.albedo.fillRect(0, 0, width, height)
  for (let L = 0; L < 3; L++) {
    const fade = 0.72 - L * 0.24
    g.distance = 30 + L * 24
    const gy = 0.64 + L * 0.055
    const pts = ridgePts(scenery, gy, 0.018, 6, 0.15)
    const n = 11 - L * 3
    for (let i = 0; i < n; i++) {
      const x = ((i + random.between(0.1, 0.9)) / n) * width
      if (L === 2 && Math.abs(x / width - 0.5) < 0.2) continue
      const w = unit * (0.011 + L * 0.008) * random.between(0.8, 1.3)
      trunk(
        scenery,
        x,
        yAt(pts, x) + unit * 0.02,
        height * 0.85,
        w,
        mix(palette.trunk, palette.fog, fade),
        random.between(-0.03, 0.03),
      )
      if (L > 0) {
        const bx = x + random.bell() * unit * 0.03
        for (const s of [-1, 1])
          if (random.chance(0.6))
            g.shape(
              limb(
                [bx, height * 0.32],
                [bx + s * unit * 0.05, height * 0.27],
                [bx + s * unit * 0.11, height * 0.19],
                [w * 0.5, w * 0.4, w * 0.2],
              ),
              {
                fill: mix(palette.trunk, palette.fog, fade),
                shade: 0.7,
              },
            )
      }
    }
    // canopy
    const bl: [number, number, number][] = []
    for (let i = 0; i < 9; i++)
      bl.push([
        ((i + random()) / 9) * width * 1.05,
        height * (0.02 + 0.05 * L * random()) + (Math.abs(i / 8 - 0.5) > 0.25 ? height * 0.07 : -height * 0.02),
        unit * random.between(0.1, 0.16),
      ])
    blobCluster(
      scenery,
      bl,
      palette.leaf.map((q) => mix(q, palette.fog, fade * 0.85)),
      { dens: 0.35, line: 0.7 },
    )
    g.distance += 4
    land(scenery, pts, mix(L === 2 ? palette.closer : palette.middle, palette.fog, fade * 0.8), { line: 0.7 })
    for (let i = 0; i < 5 - L; i++) {
      const x = random() * width
      bush(
        scenery,
        x,
        yAt(pts, x) + unit * 0.015,
        unit * random.between(0.08, 0.13),
        palette.leaf.map((q) => mix(q, palette.fog, fade * 0.8)),
      )
    }
  }
  g.albedo.save()
  g.albedo.globalCompositeOperation = 'lighter'
  const lx = (0.5 + o.side * 0.12) * width
  for (let i = 0; i < 6; i++) {
    const a = random.between(-0.42, 0.42)
    const w = random.between(0.012, 0.04)
    g.albedo.fillStyle = g.linear(0, 0, 0, height * 0.85, [
      [0, alpha(glow, palette.night ? 0.12 : 0.2)],
      [1, alpha(glow, 0)],
    ])
    g.albedo.fill(
      polygon([
        [lx + a * width * 0.25, -10],
        [lx + a * width * 0.25 + w * width, -10],
        [lx + a * width * 1.1 + w * width * 3.4, height * 0.85],
        [lx + a * width * 1.1 - w * width, height * 0.85],
      ]),
    )
  }
  g.albedo.restore()
  g.distance = 120
  const p5 = ridgePts(scenery, 0.81, 0.014, 6, 0.12)
  land(scenery, p5, palette.near)
  path(
    scenery,
    width * (0.5 + o.side * 0.05),
    yAt(p5, width * 0.5),
    width * 0.5,
    height * 1.05,
    unit * 0.04,
    unit * 0.3,
    -o.side * unit * 0.1,
    mix(palette.path, palette.near, palette.night ? 0.45 : 0.12),
  )
  grass(
    scenery,
    p5,
    unit * 0.0,
    unit * 0.2,
    360,
    [adjust(palette.near, 0.07, 1.1, 8), adjust(palette.near, -0.05), palette.leaf[1], palette.leaf[2]],
    0.026,
  )
  for (let i = 0; i < 5; i++) {
    const x = (i < 3 ? random.between(0.04, 0.26) : random.between(0.76, 0.97)) * width
    mushroom(
      scenery,
      x,
      height * random.between(0.86, 0.95),
      unit * random.between(0.035, 0.07),
      palette.night ? '#b65a8a' : random.pick(['#e2523f', '#e8853d', '#d9486b']),
    )
  }
  flowers(scenery, p5, unit * 0.03, unit * 0.16, 14, 0.011)
  for (const s of [-1, 1]) stone(scenery, width * (0.5 + s * 0.42), height * 0.93, unit * 0.07)
  const lights = palette.night
    ? [
        {
          x: width * 0.5,
          y: height * 0.7,
          radius: unit * 0.5,
          colour: [255, 214, 140] as [number, number, number],
          strength: 0.5,
        },
      ]
    : []
  return {
    castX: 0.5 - o.side * 0.08,
    sky: [{ x: 0.5 * width, y: 0.2 * height, height: 0.12 * height }],
    lights,
    sun: [lx, 0.26 * height],
    seat: 'log',
    front: (faces) => {
      g.distance = 236
      for (const [x, w, ln] of [
        [0.0, 0.048, -0.03],
        [1.0, 0.056, 0.03],
      ] as const) {
        const tc = mix(palette.shadowLeaf, palette.trunk, 0.35)
        trunk(scenery, x * width, height * 1.03, height * 1.1, w * unit * 1.25, tc, ln)
        for (let i = 0; i < 3; i++)
          g.stroke(
            curve(
              x * width + (x ? -1 : 1) * unit * 0.01 * i,
              height * (0.2 + i * 0.2),
              x * width + (x ? -1 : 1) * unit * (0.02 + 0.01 * i),
              height * (0.28 + i * 0.2),
              x * width + (x ? -1 : 1) * unit * 0.012,
              height * (0.36 + i * 0.2),
            ),
            adjust(tc, 0.06),
            unit * 0.004,
            { ink: 0.5 },
          )
        blobCluster(
          scenery,
          [
            [x * width, height * 0.98, unit * 0.07],
            [x * width + (x ? -1 : 1) * unit * 0.07, height * 1.01, unit * 0.05],
          ],
          [palette.shadowLeaf, adjust(palette.shadowLeaf, 0.05), palette.leaf[0], palette.leaf[1]],
        )
      }
      frameLeaves(
        scenery,
        'bl',
        0.26,
        [palette.shadowLeaf, adjust(palette.shadowLeaf, 0.05), adjust(palette.shadowLeaf, 0.09)],
        'fern',
      )
      frameLeaves(
        scenery,
        'br',
        0.26,
        [palette.shadowLeaf, adjust(palette.shadowLeaf, 0.05), adjust(palette.shadowLeaf, 0.09)],
        'fern',
      )
      branch(scenery, o.side > 0, 0.06, 0.5, [palette.shadowLeaf, adjust(palette.shadowLeaf, 0.07), palette.leaf[0]])
      if (palette.night || palette.golden) particles(scenery, 'fireflies', 34, 0.3, 0.95, faces)
    },
  }
}
