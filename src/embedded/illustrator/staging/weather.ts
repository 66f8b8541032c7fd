import { circle, curve, Path2D } from '../buffers/paths.ts'
import { alpha, mix } from '../../colour.ts'
import { type Box, overlap } from '../scene/layout.ts'
import type { ScenePlan } from '../scene/plan.ts'
import { INDOORS } from '../scene/scene.ts'
import { particles } from '../scenery/particles.ts'
import type { Scenery } from '../scenery/scenery.ts'

/** What lies between the place and the people: mist over the ground, a rainbow in the sky, moving air. */
export function paintFarWeather(scenery: Scenery, plan: ScenePlan): void {
  if (INDOORS.has(plan.place) || plan.place === 'underwater' || plan.place === 'space') return
  if (plan.weather === 'rainbow') rainbow(scenery, plan.side)
  if (plan.weather === 'fog') mist(scenery, [0.42, 0.54, 0.66, 0.78], 0.62)
  if (plan.weather === 'rain') puddles(scenery)
  if (plan.weather === 'wind') gusts(scenery)
}

/** What the air is full of, before everything but the faces. */
export function paintWeather(scenery: Scenery, plan: ScenePlan, faces: readonly Box[]): void {
  const { g, palette } = scenery
  if (INDOORS.has(plan.place)) return
  g.subject = 'scenery'
  switch (plan.weather) {
    case 'snow':
      particles(scenery, 'snow', plan.place === 'snow' ? 60 : 150, 0, 1, faces)
      return
    case 'rain':
      return rain(scenery, faces)
    case 'wind':
      particles(scenery, 'leaves', 44, 0.08, 0.92, faces)
      return
    case 'fog':
      return mist(scenery, [0.97], 0.5)
    case 'clear':
      if (palette.night && plan.place !== 'space' && plan.place !== 'underwater')
        particles(scenery, 'fireflies', 26, 0.35, 0.95, faces)
      return
    default:
  }
}

/** Seven bands that fade towards the ground. */
function rainbow({ g, width, height, unit }: Scenery, side: 1 | -1): void {
  const x = width * (0.5 + side * 0.16)
  const [radius, band] = [unit * 0.72, unit * 0.026]
  const bands = ['#e8453c', '#f28c38', '#f7d046', '#6cbf5a', '#3fa3d8', '#4a62c4', '#8a56b8']
  g.distance = 6
  bands.forEach((colour, i) => {
    const r = radius - i * band
    const arc = new Path2D()
    arc.arc(x, height * 0.78, r, Math.PI, Math.PI * 2)
    g.stroke(
      arc,
      g.linear(0, height * 0.78 - radius, 0, height * 0.74, [
        [0, alpha(colour, 0.82)],
        [0.6, alpha(colour, 0.6)],
        [1, alpha(colour, 0)],
      ]),
      band * 1.08,
      { glow: 0.5 },
    )
  })
}

/** Layers of mist, thicker lower down, that hide what is far. */
function mist({ g, random, width, height, palette }: Scenery, levels: readonly number[], opacity: number): void {
  const colour = mix(palette.fog, palette.sky[2], 0.35)
  for (const level of levels) {
    const y = height * level
    const deep = height * 0.2
    g.albedo.fillStyle = g.linear(0, y - deep, 0, y + deep, [
      [0, alpha(colour, 0)],
      [0.5, alpha(colour, opacity)],
      [1, alpha(colour, 0)],
    ])
    g.albedo.fillRect(0, y - deep, width, deep * 2)
    for (let i = 0; i < 5; i++) {
      const x = width * random()
      const reach = width * random.between(0.14, 0.3)
      g.albedo.fillStyle = g.radial(0, 0, 0, 1, [
        [0, alpha(colour, opacity * 0.8)],
        [1, alpha(colour, 0)],
      ])
      g.albedo.save()
      g.albedo.translate(x, y + height * random.between(-0.04, 0.04))
      g.albedo.scale(reach, height * 0.06)
      g.albedo.fillRect(-1, -1, 2, 2)
      g.albedo.restore()
    }
  }
}

function rain(scenery: Scenery, faces: readonly Box[]): void {
  const { g, random, width, height, unit, palette } = scenery
  for (const [count, long, thick, opacity] of [
    [150, 0.03, 0.0018, 0.4],
    [70, 0.07, 0.003, 0.6],
  ] as const) {
    const drops = new Path2D()
    for (let i = 0; i < count; i++) {
      const [x, y] = [random() * width * 1.15, random() * height]
      const length = unit * long * random.between(0.7, 1.3)
      if (isBefore(faces, { left: x - length * 0.28, top: y, right: x, bottom: y + length })) continue
      drops.addPath(curve(x, y, x - length * 0.28, y + length))
    }
    g.stroke(drops, palette.night ? '#a9c4ee' : '#ffffff', unit * thick, { opacity })
  }
  const splashes = new Path2D()
  for (let i = 0; i < 46; i++) {
    const [x, y, r] = [random() * width, height * random.between(0.84, 0.99), unit * random.between(0.006, 0.014)]
    splashes.addPath(curve(x - r, y, x - r * 0.6, y - r * 0.9))
    splashes.addPath(curve(x + r, y, x + r * 0.6, y - r * 0.9))
  }
  g.stroke(splashes, '#ffffff', unit * 0.0022, { opacity: 0.6 })
}

/** Wet ground gives back the sky. */
function puddles({ g, random, width, height, unit, palette }: Scenery): void {
  g.distance = 116
  for (let i = 0; i < 5; i++) {
    const [x, y] = [width * (0.08 + 0.21 * i + random.between(-0.04, 0.04)), height * random.between(0.86, 0.975)]
    const r = unit * random.between(0.06, 0.12)
    g.shape(circle(x, y, r, r * 0.2), { fill: mix(palette.sky[1], '#ffffff', 0.25), shade: 0.2, line: 0.6 })
    g.stroke(curve(x - r * 0.5, y - r * 0.04, x, y - r * 0.09, x + r * 0.4, y - r * 0.04), '#ffffff', unit * 0.0025, {
      opacity: 0.8,
    })
  }
}

function isBefore(faces: readonly Box[], box: Box): boolean {
  return faces.some((face) => overlap(face, box) > 0)
}

/** Long curls of moving air. */
function gusts({ g, random, width, height, unit }: Scenery): void {
  g.distance = 116
  const curl = unit * 0.03
  for (let i = 0; i < 7; i++) {
    const [x, y] = [random.between(-0.1, 0.8) * width, random.between(0.08, 0.7) * height]
    const length = unit * random.between(0.25, 0.5)
    const path = curve(x, y, x + length * 0.4, y - unit * 0.05, x + length * 0.7, y + unit * 0.05, x + length, y)
    path.bezierCurveTo(
      x + length + curl,
      y - curl,
      x + length + curl * 0.4,
      y - curl * 2,
      x + length - curl * 0.3,
      y - curl,
    )
    g.stroke(path, '#ffffff', unit * 0.0035, { opacity: 0.55 })
  }
}
