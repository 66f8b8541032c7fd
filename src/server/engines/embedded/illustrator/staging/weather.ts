import { curve, Path2D } from '../buffers/paths.ts'
import type { ScenePlan } from '../plan.ts'
import { INDOORS } from '../scene.ts'
import { particles } from '../scenery/particles.ts'
import type { Scenery } from '../scenery/scenery.ts'

/** What the air is full of. */
export function paintWeather(scenery: Scenery, plan: ScenePlan): void {
  const { g, random, width, height, unit, palette } = scenery
  if (INDOORS.has(plan.place)) return
  g.subject = 'scenery'
  switch (plan.weather) {
    case 'snow':
      if (plan.place !== 'snow') particles(scenery, 'snow', 120, 0, 1)
      return
    case 'rain': {
      const drops = new Path2D()
      for (let i = 0; i < 110; i++) {
        const x = random() * width * 1.1
        const y = random() * height
        const length = unit * random.between(0.02, 0.05)
        drops.addPath(curve(x, y, x - length * 0.25, y + length))
      }
      g.stroke(drops, palette.night ? '#a9c4ee' : '#ffffff', unit * 0.002, { opacity: 0.55 })
      return
    }
    case 'wind':
      particles(scenery, 'leaves', 26, 0.15, 0.9)
      return
    case 'clear':
      if (palette.night && plan.place !== 'space') particles(scenery, 'fireflies', 22, 0.35, 0.95)
      return
    default:
  }
}
