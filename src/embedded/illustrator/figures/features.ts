import type { Buffers } from '../buffers/buffers.ts'
import { type CanvasGradient } from '@napi-rs/canvas'
import type { Path2D } from '../buffers/paths.ts'

/** Ink of faces: kept in a channel of its own, so that styles can treat it apart from contours. */
const FEATURE = '#f00'

export type Pen = ReturnType<typeof featurePen>

/** Draws lines and dots of a face: colour into the albedo, feature ink into the line buffer. */
export function featurePen(g: Buffers) {
  /** A line of the given width in heads. */
  function line(path: Path2D, colour: string, width: number, ink = 1): void {
    g.albedo.strokeStyle = colour
    g.albedo.lineWidth = width
    g.albedo.stroke(path)
    if (ink <= 0) return
    g.line.globalAlpha = ink
    g.line.strokeStyle = FEATURE
    g.line.lineWidth = Math.max(width * 0.9, g.pen(0.5))
    g.line.stroke(path)
    g.line.globalAlpha = 1
  }
  function dot(path: Path2D, colour: string): void {
    g.albedo.fillStyle = colour
    g.albedo.fill(path)
    g.line.fillStyle = FEATURE
    g.line.fill(path)
  }
  function fill(path: Path2D, colour: string | CanvasGradient, opacity = 1): void {
    g.albedo.globalAlpha = opacity
    g.albedo.fillStyle = colour
    g.albedo.fill(path)
    g.albedo.globalAlpha = 1
  }
  /** A catch-light: white, free of ink and shadow. */
  function sparkle(path: Path2D, opacity = 1): void {
    fill(path, '#ffffff', opacity)
    g.punch(path)
    g.tone(path, 0.9)
  }
  /** Clears ink under a fresh surface such as the white of an eye. */
  function surface(path: Path2D, colour: string | CanvasGradient): void {
    fill(path, colour)
    g.punch(path)
    g.tone(path, 0.04, 1)
  }
  return { line, dot, fill, sparkle, surface }
}
