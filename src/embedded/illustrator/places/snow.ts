import { smooth, curve } from '../buffers/paths.ts'
import { mix } from '../../colour.ts'
import { WARM, type Stage, type PlaceOptions } from './place.ts'
import { land, ridgePts, yAt } from '../scenery/ground.ts'
import { mountains } from '../scenery/mountains.ts'
import { cabin } from '../scenery/cabin.ts'
import { particles } from '../scenery/particles.ts'
import { tree } from '../scenery/trees.ts'
import { type Scenery } from '../scenery/scenery.ts'
import { clouds } from '../scenery/clouds.ts'
import { sky, aurora } from '../scenery/sky.ts'

export function drawSnow(scenery: Scenery, o: PlaceOptions): Stage {
  const { g, palette, random, width, height, unit } = scenery
  sky(scenery, { sunX: 0.5 + o.side * 0.24, sunY: 0.22 })
  if (palette.night) aurora(scenery)
  clouds(scenery, 3, 0.12, 0.3)
  g.distance = 24
  mountains(scenery, 0.62, 0.36, mix(palette.far, '#8aa3d0', 0.4), true, 6)
  g.distance = 40
  const s1 = mix(palette.snow, palette.far, 0.25)
  land(scenery, ridgePts(scenery, 0.58, 0.035, 7), s1, { top: palette.snow })
  for (let i = 0; i < 16; i++) {
    const x = random() * width
    g.distance = 46
    tree(scenery, 'snowy', x, height * random.between(0.6, 0.65), unit * random.between(0.08, 0.14), { fade: 0.4 })
  }
  g.distance = 60
  const p3 = ridgePts(scenery, 0.67, 0.03, 7)
  land(scenery, p3, mix(palette.snow, palette.far, 0.14), { top: palette.snow })
  const hx = (0.5 - o.side * 0.34) * width
  g.distance = 70
  cabin(scenery, hx, height * 0.73, unit * 0.24)
  for (let i = 0; i < 7; i++) {
    const x = random() * width
    if (Math.abs(x / width - 0.5) < 0.17) continue
    g.distance = 78
    tree(scenery, 'snowy', x, yAt(p3, x) + unit * 0.07, unit * random.between(0.22, 0.36), { fade: 0.06 })
  }
  g.distance = 116
  const p5 = ridgePts(scenery, 0.8, 0.016, 6, 0.12)
  land(scenery, p5, mix(palette.snow, palette.shadow, palette.night ? 0.18 : 0.05), { top: palette.snow })
  for (let i = 0; i < 12; i++) {
    const y = height * random.between(0.83, 0.98),
      x = random() * width
    g.stroke(
      curve(x, y, x + unit * 0.07, y - unit * 0.014, x + unit * 0.15, y),
      mix(palette.snow, palette.shadow, 0.16),
      unit * 0.005,
      { opacity: 0.7, ink: 0.4 },
    )
  }
  return {
    castX: 0.5 - o.side * 0.02,
    sky: [{ x: 0.5 * width, y: 0.16 * height, height: 0.12 * height }],
    lights: [{ x: hx, y: height * 0.68, radius: unit * 0.34, colour: WARM, strength: palette.night ? 0.6 : 0.25 }],
    sun: [(0.5 + o.side * 0.24) * width, 0.22 * height],
    seat: 'snowy-log',
    front: () => {
      particles(scenery, 'snow', 190, 0, 1)
      g.distance = 236
      const b = smooth(
        [
          [-20, height * 1.05],
          [-20, height * 0.93],
          [width * 0.14, height * 0.955],
          [width * 0.3, height * 1.0],
          [width * 0.5, height * 1.05],
        ],
        true,
        0.4,
      )
      g.shape(b, { fill: palette.snow, shade: 0.4, line: 0.8 })
      tree(scenery, 'snowy', (0.5 + o.side * 0.49) * width, height * 1.02, unit * 0.62)
    },
  }
}
