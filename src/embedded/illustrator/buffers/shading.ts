import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Path2D, Point } from './paths.ts'

/** What draws into the shade buffer: the roundness of forms, lights and shadows on them, and shadows under them. */
export function createShading(shade: SKRSContext2D) {
  /** A form as round as told (0: flat) about a middle grey; `light` is only asked where it is round. */
  function form(path: Path2D, round: number, base: number, light: () => Point): void {
    if (round > 0) {
      const [x0, y0, x1, y1] = path.getBounds()
      const [lx, ly] = light()
      const [cx, cy] = [(x0 + x1) / 2, (y0 + y1) / 2]
      const extent = (Math.abs(lx) * (x1 - x0) + Math.abs(ly) * (y1 - y0)) / 2
      const ramp = shade.createLinearGradient(cx + lx * extent, cy + ly * extent, cx - lx * extent, cy - ly * extent)
      ramp.addColorStop(0, grey(base + 52 * round))
      ramp.addColorStop(0.42, grey(base))
      ramp.addColorStop(1, grey(base - 84 * round))
      shade.fillStyle = ramp
    } else shade.fillStyle = grey(base)
    shade.fill(path)
  }

  /** Light (value up to 1) or shadow (down to −1) on a surface. */
  function tone(path: Path2D, value: number, opacity = 1): void {
    shade.fillStyle = toneColour(value, opacity)
    shade.fill(path)
  }

  function toneStroke(path: Path2D, value: number, lineWidth: number, opacity = 1): void {
    shade.strokeStyle = toneColour(value, opacity)
    shade.lineWidth = lineWidth
    shade.stroke(path)
  }

  /** A soft shadow on the ground, in the shade buffer alone. */
  function contactShadow(x: number, y: number, radiusX: number, radiusY: number, strength = 0.75): void {
    shade.save()
    shade.translate(x, y)
    shade.scale(radiusX, radiusY)
    const ramp = shade.createRadialGradient(0, 0, 0, 0, 0, 1)
    ramp.addColorStop(0, `rgba(20,20,20,${strength})`)
    ramp.addColorStop(0.55, `rgba(20,20,20,${strength * 0.55})`)
    ramp.addColorStop(1, 'rgba(20,20,20,0)')
    shade.fillStyle = ramp
    shade.fillRect(-1, -1, 2, 2)
    shade.restore()
  }

  return { form, tone, toneStroke, contactShadow }
}

function grey(value: number): string {
  const v = Math.max(0, Math.min(255, Math.round(value)))
  return `rgb(${v},${v},${v})`
}

function toneColour(value: number, opacity: number): string {
  const v = Math.round(128 + value * 127)
  return `rgba(${v},${v},${v},${opacity})`
}
