/** Colours: parsing, CSS text, and perceptual arithmetic in OKLab (Björn Ottosson, 2020). */

export type Rgb = [red: number, green: number, blue: number]
export type Lab = [lightness: number, a: number, b: number]
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

const toLinear = (v: number): number => {
  const u = v / 255
  return u <= 0.04045 ? u / 12.92 : ((u + 0.055) / 1.055) ** 2.4
}

const toGamma = (v: number): number => {
  const u = Math.max(0, Math.min(1, v))
  return 255 * (u <= 0.0031308 ? u * 12.92 : 1.055 * u ** (1 / 2.4) - 0.055)
}

export function oklab(colour: ColourLike): Lab {
  const [r, g, b] = rgb(colour).map(toLinear) as Rgb
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

export function fromOklab([lightness, a, b]: Lab): Rgb {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    toGamma(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    toGamma(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    toGamma(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ]
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
