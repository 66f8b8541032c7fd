import type { Buffers } from '../../buffers/buffers.ts'
import { circle, curve, limb, polygon, type Path2D, type Point, smooth } from '../../buffers/paths.ts'
import { adjust } from '../../../colour.ts'
import type { ObjectOptions, PictureObject } from './object.ts'

/**
 * A drawing of our own. `paint` works in a frame that is 100 units high whatever the size: the origin is
 * the middle of the foot, y runs downwards (the top is −100), and the thing looks to the right.
 */
export function drawing(
  about: Omit<PictureObject, 'draw'>,
  paint: (b: Buffers, options: ObjectOptions) => void,
): PictureObject {
  const flies = about.uses[0] === 'flies'
  return {
    ...about,
    draw(b, box, options) {
      const scale = box.height / 100
      b.as('object', b.distance, () =>
        b.at(
          box.x,
          box.y,
          () => (flies ? b.at(0, 50, () => paint(b, options)) : paint(b, options)),
          options.tilt ?? 0,
          scale * options.facing,
          scale,
        ),
      )
    },
  }
}

/** A colour that is lighter above and deeper below, as things in daylight are. */
export function lit(b: Buffers, colour: string, top: number, bottom: number, range = 0.07): CanvasGradient {
  return b.linear(0, top, 0, bottom, [
    [0, adjust(colour, range)],
    [1, adjust(colour, -range, 1.05)],
  ])
}
type CanvasGradient = ReturnType<Buffers['linear']>

/** A lively dark eye with two lights in it. */
export function eye(b: Buffers, x: number, y: number, radius: number, iris = '#2a1a16'): void {
  b.inkColour = '#f00'
  b.shape(circle(x, y, radius, radius * 1.18), { fill: iris, shade: 0, line: 0.5, keepDepth: true })
  b.inkColour = '#000'
  b.paint(circle(x - radius * 0.28, y - radius * 0.42, radius * 0.4), '#ffffff')
  b.paint(circle(x + radius * 0.32, y + radius * 0.5, radius * 0.2), 'rgba(255,255,255,0.75)')
}

/** A happy closed eye. */
export function closedEye(b: Buffers, x: number, y: number, radius: number): void {
  feature(b, curve(x - radius, y, x, y + radius * 1.1, x + radius, y), 1)
}

/** A line of a face: mouth, brow, whisker. */
export function feature(b: Buffers, path: Path2D, weight = 1, colour = '#4a2b22'): void {
  b.inkColour = '#f00'
  b.stroke(path, colour, 1.2 * weight, { ink: weight * 0.8 })
  b.inkColour = '#000'
}

/** A warm cheek. */
export function blush(b: Buffers, x: number, y: number, radius: number): void {
  b.paint(circle(x, y, radius, radius * 0.7), '#f0827a', { opacity: 0.38 })
}

/** A leg from hip to foot, with a paw or hoof; `step` moves the foot forwards. */
export function leg(
  b: Buffers,
  hip: Point,
  width: number,
  fill: string,
  options: { step?: number; paw?: string; pawLength?: number; lift?: number } = {},
): void {
  const { step = 0, paw, pawLength = 1.25, lift = 0 } = options
  const foot: Point = [hip[0] + step, -width * 0.45 - lift]
  const knee: Point = [hip[0] + step * 0.2 + 1, (hip[1] + foot[1]) / 2]
  b.shape(limb(hip, knee, foot, [width * 0.62, width * 0.48, width * 0.46]), { fill, shade: 0.7 })
  // The thigh grows out of the body: no line between them.
  b.punch(circle(hip[0], hip[1] - width * 0.1, width * 0.78))
  b.shape(circle(foot[0] + width * 0.22, foot[1] + width * 0.06, width * 0.56 * pawLength, width * 0.4), {
    fill: paw ?? fill,
    shade: 0.6,
    line: 0.9,
  })
}

/** Short strokes of ink and shade that say fur, feathers or bark. */
export function hatch(b: Buffers, marks: readonly (readonly [x: number, y: number, dx: number, dy: number])[]): void {
  for (const [x, y, dx, dy] of marks) {
    const path = curve(x, y, x + dx * 0.6 + dy * 0.15, y + dy * 0.5, x + dx, y + dy)
    b.ink(path, 0.6, 0.7)
    b.toneStroke(path, -0.25, 1.4, 0.6)
  }
}

/** A soft closed form through points given as x, y, x, y…; `tension` 0 gives straight sides. */
export function blob(coordinates: readonly number[], tension = 0.5): Path2D {
  return smooth(pairs(coordinates), true, tension)
}

/** A soft open line through points given as x, y, x, y… */
export function trail(coordinates: readonly number[]): Path2D {
  return smooth(pairs(coordinates), false)
}

/** A closed form with straight sides through points given as x, y, x, y… */
export function facet(coordinates: readonly number[]): Path2D {
  return polygon(pairs(coordinates))
}

function pairs(coordinates: readonly number[]): Point[] {
  return Array.from({ length: coordinates.length / 2 }, (_, i) => [coordinates[i * 2]!, coordinates[i * 2 + 1]!])
}
