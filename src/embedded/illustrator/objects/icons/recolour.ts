import { fromOklab, toOklab, toOklch, type Rgb } from '../../../../contract/colour.ts'
import { rgb } from '../../../colour.ts'

/** Below this chroma a colour counts as grey. */
const GREY = 0.045
const BINS = 24
/** Where less of a drawing than this is coloured, its light greys are what is turned. */
const COLOURED = 0.3

/**
 * Turns the main colour of an RGBA drawing into another, shade by shade; its other colours stay. Each of its colours is
 * computed once.
 */
export function recolour(data: Uint8ClampedArray, wanted: string): void {
  const isMain = mainColour(data)
  const main = { lightness: 0, chroma: 0, count: 0 }
  eachColour(data, (colour, count) => {
    const { lightness, chroma, hue } = toOklch(colour)
    if (!isMain(lightness, chroma, hue)) return
    main.lightness += lightness * count
    main.chroma += chroma * count
    main.count += count
  })
  if (main.count === 0) return
  const [mean, meanChroma] = [main.lightness / main.count, main.chroma / main.count]
  const [l, a, b] = toOklab(rgb(wanted))
  const turned = new Map<number, Rgb>()
  eachColour(data, (colour) => {
    const { lightness, chroma, hue } = toOklch(colour)
    if (!isMain(lightness, chroma, hue)) return
    const share = meanChroma > GREY ? Math.min(1.2, chroma / meanChroma) : 1
    const shade = Math.max(0.12, Math.min(0.97, l + (lightness - mean) * 0.9))
    turned.set(keyOf(colour), fromOklab([shade, a * share, b * share]))
  })
  for (let i = 0; i < data.length; i += 4) {
    if (data[i + 3] === 0) continue
    const other = turned.get(keyOf([data[i]!, data[i + 1]!, data[i + 2]!]))
    if (other) data.set(other, i)
  }
}

/** What of a drawing is its main colour: the hue that covers most of it, or its light greys where little is coloured. */
function mainColour(data: Uint8ClampedArray): (lightness: number, chroma: number, hue: number) => boolean {
  const bins = Array.from({ length: BINS }, () => 0)
  let [all, coloured] = [0, 0]
  eachColour(data, (colour, count) => {
    const { chroma, hue } = toOklch(colour)
    all += count
    if (chroma < GREY) return
    coloured += count
    bins[Math.floor((hue / 360) * BINS) % BINS]! += count
  })
  if (coloured < all * COLOURED) return (lightness, chroma) => chroma < GREY && lightness > 0.35
  const peak = (bins.indexOf(Math.max(...bins)) + 0.5) * (360 / BINS)
  return (_, chroma, hue) => chroma >= GREY && Math.abs(((hue - peak + 540) % 360) - 180) < 40
}

/** Every opaque colour of a drawing, and how many pixels have it. */
function eachColour(data: Uint8ClampedArray, visit: (colour: Rgb, count: number) => void): void {
  const counts = new Map<number, number>()
  for (let i = 0; i < data.length; i += 4) {
    if (data[i + 3]! < 40) continue
    const key = keyOf([data[i]!, data[i + 1]!, data[i + 2]!])
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  for (const [key, count] of counts) visit([key >> 16, (key >> 8) & 255, key & 255], count)
}

const keyOf = ([r, g, b]: Rgb) => (r << 16) | (g << 8) | b
