import type { Canvas, CanvasGradient, Image } from '@napi-rs/canvas'

/** What a drawing may say about a shape, a stroke or a raster that goes into the buffers. */

export type Paint = string | CanvasGradient

/** What a pixel belongs to; the number is stored in the depth buffer's green. */
export const SUBJECT = { scenery: 0, object: 90, photo: 170, person: 255 } as const
export type Subject = keyof typeof SUBJECT

export type ShapeOptions = {
  fill: Paint
  /** How much the shape is rounded by the light, 0 (flat) to about 1.2. */
  shade?: number
  /** Grey of the shade buffer in the middle; 128 is neutral. */
  base?: number
  /** Outline's width in line widths; 0 for none. */
  line?: number
  lineOpacity?: number
  /** Light of its own, 0 to 1. */
  glow?: number
  opacity?: number
  /** Leave the depth buffer as it is. */
  keepDepth?: boolean
}

export type StrokeOptions = {
  /** Contour on both sides of the stroke, in line widths. */
  line?: number
  /** One ink line along the stroke, in line widths. */
  ink?: number
  /** True where the stroke is a thing of its own, with its own distance. */
  solid?: boolean
  opacity?: number
  glow?: number
}

/** A raster with its silhouette, shading and ink, all of one size. */
export type Raster = { image: Canvas | Image; silhouette: Canvas; shade?: Canvas; line?: Canvas }
