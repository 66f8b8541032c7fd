/**
 * The four aligned buffers that every drawing goes into, so that each style can read the same picture
 * in its own way:
 *
 * - `albedo`: flat colour, opaque;
 * - `shade`: grey, 128 is neutral, darker is form shadow, lighter is light;
 * - `line`: ink in alpha; facial features are red, contours black;
 * - `depth`: distance in red (0 far … 255 near), subject class in green, glow in blue.
 */
import { type Canvas, type CanvasGradient, createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import { type Raster, type ShapeOptions, type StrokeOptions, SUBJECT, type Paint, type Subject } from './options.ts'
import { isMerged, type Path2D, type Point } from './paths.ts'
import { createShading } from './shading.ts'

export type Buffers = ReturnType<typeof createBuffers>

/** Empty buffers of the given size, in pixels. */
export function createBuffers(width: number, height: number) {
  const canvases = { albedo: plane(), shade: plane(), line: plane(), depth: plane() }
  const contexts = Object.values(canvases).map((canvas) => canvas.getContext('2d'))
  const [albedo, shade, line, depth] = contexts as [SKRSContext2D, SKRSContext2D, SKRSContext2D, SKRSContext2D]
  shade.fillStyle = 'rgb(128,128,128)'
  shade.fillRect(0, 0, width, height)
  depth.fillStyle = 'rgb(0,0,0)'
  depth.fillRect(0, 0, width, height)
  for (const context of contexts) {
    context.lineCap = 'round'
    context.lineJoin = 'round'
  }

  const shading = createShading(shade)
  const state = {
    /** Unit-ish vector towards the light. */
    light: [-0.6, -0.8] as Point,
    /** Width of a normal contour in pixels of the whole picture. */
    lineWidth: 2.4,
    /** Distance of what is drawn next, 0 (far) to 255 (near). */
    distance: 0,
    subject: 'scenery' as Subject,
    /** How far a broad nib lies across the line, in line widths; none draws even strokes. */
    nib: undefined as Point | undefined,
    /** Forms of the scenery smaller than this many pixels are left out. */
    smallest: 0,
    /** How much forms round: 0 is flat, 1 is usual. */
    volume: 1,
    /** Ink colour: black for contours, `#f00` for facial features. */
    inkColour: '#000',
  }

  function plane(): Canvas {
    return createCanvas(width, height)
  }

  function each(action: (context: SKRSContext2D) => void): void {
    for (const context of contexts) action(context)
  }

  /** Draws in a frame moved to (x, y), turned and scaled. */
  function at(x: number, y: number, draw: () => void, turn = 0, scaleX = 1, scaleY = Math.abs(scaleX)): void {
    each((context) => {
      context.save()
      context.translate(x, y)
      if (turn !== 0) context.rotate(turn)
      if (scaleX !== 1 || scaleY !== 1) context.scale(scaleX, scaleY)
    })
    draw()
    each((context) => context.restore())
  }

  /** Draws only inside the path. */
  function clip(path: Path2D, draw: () => void): void {
    each((context) => {
      context.save()
      context.clip(path)
    })
    draw()
    each((context) => context.restore())
  }

  /** Draws with another distance and subject, then goes back. */
  function as(subject: Subject, distance: number, draw: () => void): void {
    const before = { subject: state.subject, distance: state.distance }
    Object.assign(state, { subject, distance })
    draw()
    Object.assign(state, before)
  }

  /** Direction towards the light in the present frame, of length 1. */
  function localLight(): Point {
    const m = albedo.getTransform()
    const determinant = m.a * m.d - m.b * m.c || 1
    const [lx, ly] = state.light
    const x = (m.d * lx - m.c * ly) / determinant
    const y = (-m.b * lx + m.a * ly) / determinant
    const n = Math.hypot(x, y) || 1
    return [x / n, y / n]
  }

  function distanceColour(glow = 0): string {
    return `rgb(${Math.round(state.distance)},${SUBJECT[state.subject]},${Math.round(glow * 255)})`
  }

  /** Pixels of `k` line widths in the present frame, finer with distance. */
  function pen(k: number): number {
    const m = albedo.getTransform()
    const scale = Math.sqrt(Math.abs(m.a * m.d - m.b * m.c)) || 1
    const far = state.distance >= 120 ? 1 : 0.5 + (state.distance / 120) * 0.5
    return (state.lineWidth * k * far) / scale
  }

  /** What a hand that simplifies leaves out of a place. */
  function isLeftOut(path: Path2D): boolean {
    if (state.smallest === 0 || state.subject !== 'scenery') return false
    const [x0, y0, x1, y1] = path.getBounds()
    const m = albedo.getTransform()
    return Math.max(x1 - x0, y1 - y0) * Math.sqrt(Math.abs(m.a * m.d - m.b * m.c)) < state.smallest
  }

  function punch(path: Path2D): void {
    line.globalCompositeOperation = 'destination-out'
    line.fillStyle = '#000'
    line.fill(path)
    line.globalCompositeOperation = 'source-over'
  }

  function strokeInk(path: Path2D, k: number, opacity = 1): void {
    line.globalAlpha = opacity
    line.strokeStyle = state.inkColour
    line.lineWidth = pen(k)
    if (state.nib && state.subject !== 'scenery') strokeNib(path, state.nib)
    else line.stroke(path)
    line.globalAlpha = 1
  }

  /** Two strokes side by side: across the nib they swell, along it they stay thin. */
  function strokeNib(path: Path2D, [x, y]: Point): void {
    const wide = line.lineWidth
    line.lineWidth = wide * 0.72
    for (const way of [-0.5, 0.5]) {
      line.translate(x * wide * way, y * wide * way)
      line.stroke(path)
      line.translate(-x * wide * way, -y * wide * way)
    }
  }

  /** A solid form: colour, shading by the light, contour and distance. */
  function shape(path: Path2D, options: ShapeOptions): void {
    if (isLeftOut(path)) return
    albedo.globalAlpha = options.opacity ?? 1
    albedo.fillStyle = options.fill
    albedo.fill(path)
    albedo.globalAlpha = 1
    const round = (options.shade ?? 0.6) * state.volume
    shading.form(path, round, options.base ?? 128, localLight)
    const width = options.line ?? 1
    if (width === 0) punch(path)
    else if (isMerged(path)) {
      strokeInk(path, width * 1.5, options.lineOpacity)
      punch(path)
    } else {
      punch(path)
      strokeInk(path, width, options.lineOpacity)
    }
    if (!options.keepDepth) {
      depth.fillStyle = distanceColour(options.glow)
      depth.fill(path)
    }
  }

  /** A mark on a surface: colour without a silhouette of its own, ink only if asked. */
  function paint(path: Path2D, fill: Paint, options: { opacity?: number; line?: number; glow?: number } = {}): void {
    if (isLeftOut(path)) return
    albedo.globalAlpha = options.opacity ?? 1
    albedo.fillStyle = fill
    albedo.fill(path)
    albedo.globalAlpha = 1
    if (options.line) strokeInk(path, options.line)
    if (options.glow !== undefined) {
      depth.fillStyle = distanceColour(options.glow)
      depth.fill(path)
    }
  }

  /** A line of colour, `lineWidth` in pixels of the present frame. */
  function stroke(path: Path2D, colour: Paint, lineWidth: number, options: StrokeOptions = {}): void {
    if (isLeftOut(path)) return
    albedo.globalAlpha = options.opacity ?? 1
    albedo.strokeStyle = colour
    albedo.lineWidth = lineWidth
    albedo.stroke(path)
    albedo.globalAlpha = 1
    if (options.line) {
      const contour = pen(options.line)
      line.strokeStyle = '#000'
      line.lineWidth = lineWidth + contour
      line.stroke(path)
      line.globalCompositeOperation = 'destination-out'
      line.lineWidth = Math.max(0.01, lineWidth - contour)
      line.stroke(path)
      line.globalCompositeOperation = 'source-over'
    }
    if (options.ink) strokeInk(path, options.ink)
    if (options.solid) {
      for (const [context, colourOf] of [
        [depth, distanceColour(options.glow)],
        [shade, 'rgb(128,128,128)'],
      ] as const) {
        context.strokeStyle = colourOf
        context.lineWidth = lineWidth
        context.stroke(path)
      }
    }
  }

  /** A raster with alpha, in all four buffers. */
  function raster(art: Raster, x: number, y: number, w: number, h: number, glow = 0): void {
    albedo.drawImage(art.image, x, y, w, h)
    line.globalCompositeOperation = 'destination-out'
    line.drawImage(art.silhouette, x, y, w, h)
    line.globalCompositeOperation = 'source-over'
    if (art.line) line.drawImage(art.line, x, y, w, h)
    const mask = createCanvas(art.silhouette.width, art.silhouette.height)
    const context = mask.getContext('2d')
    context.drawImage(art.silhouette, 0, 0)
    context.globalCompositeOperation = 'source-in'
    context.fillStyle = distanceColour(glow)
    context.fillRect(0, 0, mask.width, mask.height)
    depth.drawImage(mask, x, y, w, h)
    if (art.shade) shade.drawImage(art.shade, x, y, w, h)
  }

  /** A linear gradient between two points of the present frame. */
  function linear(x0: number, y0: number, x1: number, y1: number, stops: [number, string][]): CanvasGradient {
    return withStops(albedo.createLinearGradient(x0, y0, x1, y1), stops)
  }

  function radial(x: number, y: number, inner: number, outer: number, stops: [number, string][]): CanvasGradient {
    return withStops(albedo.createRadialGradient(x, y, inner, x, y, outer), stops)
  }

  return Object.assign(state, {
    width,
    height,
    canvases,
    albedo,
    shade,
    line,
    depth,
    each,
    at,
    clip,
    as,
    localLight,
    pen,
    punch,
    ink: (path: Path2D, k = 1, opacity = 1) => strokeInk(path, k, opacity),
    shape,
    paint,
    tone: shading.tone,
    toneStroke: shading.toneStroke,
    stroke,
    contactShadow: shading.contactShadow,
    raster,
    linear,
    radial,
  })
}

/** Gives the canvases' memory back at once; nothing can be drawn or read any more. */
export function releaseBuffers({ canvases }: Buffers): void {
  for (const canvas of Object.values(canvases)) Object.assign(canvas, { width: 1, height: 1 })
}

function withStops(gradient: CanvasGradient, stops: [number, string][]): CanvasGradient {
  for (const [at, colour] of stops) gradient.addColorStop(at, colour)
  return gradient
}
