/** Colours as drawings use them: parsing, CSS text, mixing. */
import { fromOklab, type Lab, type Rgb, toOklab } from '../contract/colour.ts'

/** Anything that names a colour: `#rgb`, `#rrggbb`, `rgb(…)`, or 0–255 numbers. */
export type ColourLike = string | Rgb

/** Reads a colour; what cannot be read is mid grey. */
export function rgb(colour: ColourLike): Rgb {
  if (typeof colour !== 'string') return colour
  if (colour.startsWith('#')) {
    const digits = colour.length === 4 ? colour.slice(1).replace(/./g, '$&$&') : colour.slice(1)
    return [0, 2, 4].map((at) => Number.parseInt(digits.slice(at, at + 2), 16)) as Rgb
  }
  const numbers = (colour.match(/[\d.]+/g) ?? []).map(Number)
  return [numbers[0] ?? 128, numbers[1] ?? 128, numbers[2] ?? 128]
}

/** CSS text of a colour. */
export function css(colour: Rgb, opacity = 1): string {
  const [r, g, b] = colour.map((v) => Math.max(0, Math.min(255, Math.round(v))))
  return opacity >= 1 ? `rgb(${r},${g},${b})` : `rgba(${r},${g},${b},${opacity})`
}

/** `#rrggbb`. */
export function hex(colour: ColourLike): string {
  return `#${rgb(colour)
    .map((v) =>
      Math.max(0, Math.min(255, Math.round(v)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

/** The colour with an opacity, as CSS text. */
export function alpha(colour: ColourLike, opacity: number): string {
  return css(rgb(colour), opacity)
}

export function oklab(colour: ColourLike): Lab {
  return toOklab(rgb(colour))
}

/** Perceptual mix, from `first` (0) to `second` (1), as CSS text. */
export function mix(first: ColourLike, second: ColourLike, share: number): string {
  const p = oklab(first)
  const q = oklab(second)
  return css(fromOklab(p.map((v, i) => v + ((q[i] ?? 0) - v) * share) as Lab))
}

/** Shifts lightness (−1…1), multiplies chroma and turns the hue by degrees. */
export function adjust(colour: ColourLike, lightness = 0, chroma = 1, hue = 0): string {
  const [l, a, b] = oklab(colour)
  const turn = (hue * Math.PI) / 180
  const cos = Math.cos(turn) * chroma
  const sin = Math.sin(turn) * chroma
  return css(fromOklab([Math.max(0, Math.min(1, l + lightness)), a * cos - b * sin, a * sin + b * cos]))
}

/** Luma from 0 (black) to 1 (white). */
export function luma(colour: ColourLike): number {
  const [r, g, b] = rgb(colour)
  return (0.299 * r + 0.587 * g + 0.114 * b) / 255
}

/** How different two colours look: 0 is equal, 0.1 clearly different, 1 black against white. */
export function difference(first: ColourLike, second: ColourLike): number {
  const p = oklab(first)
  const q = oklab(second)
  return Math.hypot(p[0] - q[0], (p[1] - q[1]) * 1.6, (p[2] - q[2]) * 1.6)
}
