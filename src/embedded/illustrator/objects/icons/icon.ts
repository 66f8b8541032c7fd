import { readFileSync } from 'node:fs'
import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { Resvg } from '@resvg/resvg-js'
import type { Raster } from '../../buffers/options.ts'
import type { LongTailRow } from './long-tail.ts'
import type { PictureObject } from '../drawing/object.ts'
import { recolour } from './recolour.ts'

/** Pixels of a rasterised icon's side; the largest object of a picture is about as large. */
const SIDE = 384
/** From this opacity on a pixel belongs to the drawing. */
const COVERED = 40
/** About 2 MB each. */
const KEPT = 20

/** Where the drawing lies in its square, as fractions of the side. */
type Bounds = { left: number; top: number; right: number; bottom: number }
type Icon = Raster & { bounds: Bounds }

let bodies: Record<string, string> | undefined
const icons = new Map<string, Icon>()
/** Measured once: few things lie. */
const reaches = new Map<string, Bounds>()

/** A thing of the long tail: Noto's drawing with volume, light and ink of its own. */
export function iconObject(id: string, row: LongTailRow): PictureObject {
  const { left, top, right, bottom } = iconOf(row.icon).bounds
  return {
    id,
    aspect: (right - left) / (bottom - top),
    height: row.height,
    uses: row.uses,
    alive: row.alive,
    grip: [0.5, 0.7],
    draw(buffers, box, options) {
      const icon = iconOf(row.icon, options.colour)
      const scale = box.height / (bottom - top)
      const before = buffers.subject
      buffers.subject = 'object'
      const middle = options.tilt || row.uses[0] === 'flies' ? (top + bottom) / 2 : bottom
      const y = row.uses[0] === 'flies' ? box.y : box.y - (bottom - middle) * scale
      // Noto's animals look to the left.
      const turned = row.alive && options.facing === 1 ? -1 : 1
      buffers.at(
        box.x,
        y,
        () => buffers.raster(icon, -((left + right) / 2) * scale, -middle * scale, scale, scale, options.glow ?? 0),
        options.tilt ?? 0,
        turned,
        1,
      )
      buffers.subject = before
    },
  }
}

/** How far an icon reaches from its middle once it is turned by `tilt`, in heights of what is drawn in it. */
export function turnedReach({ icon }: LongTailRow, tilt: number): Bounds {
  const key = `${icon} ${tilt}`
  const reach = reaches.get(key) ?? measureReach(iconOf(icon), tilt)
  reaches.set(key, reach)
  return reach
}

function measureReach({ silhouette, bounds }: Icon, tilt: number): Bounds {
  const { data } = silhouette.getContext('2d').getImageData(0, 0, SIDE, SIDE)
  const [middleX, middleY] = [((bounds.left + bounds.right) / 2) * SIDE, ((bounds.top + bounds.bottom) / 2) * SIDE]
  const [cos, sin, tall] = [Math.cos(tilt), Math.sin(tilt), (bounds.bottom - bounds.top) * SIDE]
  const reach = { left: 0, top: 0, right: 0, bottom: 0 }
  for (let i = 0; i < SIDE * SIDE; i++) {
    if (data[i * 4 + 3]! < COVERED) continue
    const [dx, dy] = [((i % SIDE) + 0.5 - middleX) / tall, (Math.floor(i / SIDE) + 0.5 - middleY) / tall]
    const [x, y] = [dx * cos - dy * sin, dx * sin + dy * cos]
    reach.left = Math.min(reach.left, x)
    reach.right = Math.max(reach.right, x)
    reach.top = Math.min(reach.top, y)
    reach.bottom = Math.max(reach.bottom, y)
  }
  return reach
}

/** The icon, in its own colours or with its main one turned into another. */
function iconOf(name: string, colour?: string): Icon {
  const key = colour ? `${name} ${colour}` : name
  const known = icons.get(key)
  if (known) {
    icons.delete(key)
    icons.set(key, known)
    return known
  }
  bodies ??= JSON.parse(readFileSync(new URL('icons.json', import.meta.url), 'utf8')) as Record<string, string>
  const body = bodies[name]
  if (!body) throw new Error(`no icon ${name}`)
  const icon = model(body, colour)
  icons.set(key, icon)
  if (icons.size > KEPT) icons.delete(icons.keys().next().value!)
  return icon
}

function model(body: string, colour: string | undefined): Icon {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 128 128" width="${SIDE}" height="${SIDE}">${body}</svg>`
  const { pixels } = new Resvg(svg, { font: { loadSystemFonts: false } }).render()
  const cover = new Float32Array(SIDE * SIDE)
  const light = new Float32Array(SIDE * SIDE)
  for (let i = 0; i < cover.length; i++) {
    cover[i] = pixels[i * 4 + 3]!
    light[i] = 0.3 * pixels[i * 4]! + 0.59 * pixels[i * 4 + 1]! + 0.11 * pixels[i * 4 + 2]!
  }
  const bounds = boundsOf(cover)
  return {
    bounds,
    image: plane((data) => {
      // resvg's pixels are premultiplied.
      for (let i = 0; i < data.length; i += 4) {
        const part = pixels[i + 3] === 0 ? 0 : 255 / pixels[i + 3]!
        for (let channel = 0; channel < 3; channel++) data[i + channel] = pixels[i + channel]! * part
        data[i + 3] = pixels[i + 3]!
      }
      if (colour) recolour(data, colour)
    }),
    silhouette: plane((data) => {
      for (let i = 0; i < cover.length; i++) data[i * 4 + 3] = cover[i]!
    }),
    shade: shadePlane(cover, bounds),
    line: linePlane(cover, light),
  }
}

/** Thickness from the distance to the rim, lit from the upper left, and the light falling off downwards. */
function shadePlane(cover: Float32Array, bounds: Bounds): Canvas {
  const near = blurred(cover, 8)
  const wide = blurred(cover, 30)
  const middleX = ((bounds.left + bounds.right) / 2) * SIDE
  const middleY = ((bounds.top + bounds.bottom) / 2) * SIDE
  const reach = (Math.max(bounds.right - bounds.left, bounds.bottom - bounds.top) * SIDE) / 2
  return plane((data) => {
    for (let i = SIDE; i < cover.length - SIDE; i++) {
      if (cover[i] === 0) continue
      const slopeX = near[i + 1]! - near[i - 1]! + 2.4 * (wide[i + 1]! - wide[i - 1]!)
      const slopeY = near[i + SIDE]! - near[i - SIDE]! + 2.4 * (wide[i + SIDE]! - wide[i - SIDE]!)
      const away = ((i % SIDE) - middleX) * 0.6 + (Math.floor(i / SIDE) - middleY) * 0.8
      const grey = Math.max(30, Math.min(215, 128 + (slopeX * 0.6 + slopeY * 0.8) * 1.9 - (away / reach) * 30))
      data[i * 4] = data[i * 4 + 1] = data[i * 4 + 2] = grey
      data[i * 4 + 3] = cover[i]!
    }
  })
}

/** The outline, and the edges between light and dark within. */
function linePlane(cover: Float32Array, light: Float32Array): Canvas {
  const edge = blurred(cover, 2)
  return plane((data) => {
    for (let i = SIDE; i < cover.length - SIDE; i++) {
      const outline = Math.max(0, 1 - Math.abs(edge[i]! / 255 - 0.5) * 2.6) * 330
      const across = Math.hypot(light[i + 1]! - light[i - 1]!, light[i + SIDE]! - light[i - SIDE]!)
      data[i * 4 + 3] = Math.min(255, Math.max(outline, (across - 40) * 2.6))
    }
  })
}

function plane(fill: (data: Uint8ClampedArray) => void): Canvas {
  const canvas = createCanvas(SIDE, SIDE)
  const context = canvas.getContext('2d')
  const image = context.createImageData(SIDE, SIDE)
  fill(image.data)
  context.putImageData(image, 0, 0)
  return canvas
}

function boundsOf(cover: Float32Array): Bounds {
  let [left, top, right, bottom] = [SIDE, SIDE, 0, 0]
  for (let i = 0; i < cover.length; i++) {
    if (cover[i]! < COVERED) continue
    const [x, y] = [i % SIDE, Math.floor(i / SIDE)]
    left = Math.min(left, x)
    right = Math.max(right, x + 1)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y + 1)
  }
  return { left: left / SIDE, top: top / SIDE, right: right / SIDE, bottom: bottom / SIDE }
}

/** Box blur, twice, in both directions; outside is empty. */
function blurred(source: Float32Array, radius: number): Float32Array {
  let from = source
  for (let pass = 0; pass < 4; pass++) {
    const along = pass % 2 === 0 ? 1 : SIDE
    const across = pass % 2 === 0 ? SIDE : 1
    const to = new Float32Array(source.length)
    for (let line = 0; line < SIDE; line++) {
      let sum = 0
      for (let i = -radius; i < SIDE; i++) {
        if (i + radius < SIDE) sum += from[line * across + (i + radius) * along]!
        if (i - radius - 1 >= 0) sum -= from[line * across + (i - radius - 1) * along]!
        if (i >= 0) to[line * across + i * along] = sum / (2 * radius + 1)
      }
    }
    from = to
  }
  return from
}
