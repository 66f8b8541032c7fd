/** Perceptual arithmetic on colours, in OKLab (https://bottosson.github.io/posts/oklab), and contrast by WCAG 2.2. */

/** sRGB, 0 to 255 each. */
export type Rgb = [red: number, green: number, blue: number]

/** OKLab: lightness 0 to 1; `a` and `b` are 0 for grey. */
export type Lab = [lightness: number, a: number, b: number]

/** OKLCH: lightness 0 to 1, chroma, hue in degrees. */
export type Oklch = { lightness: number; chroma: number; hue: number }

export function toOklab([red, green, blue]: Readonly<Rgb>): Lab {
  const [r, g, b] = [linear(red), linear(green), linear(blue)]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

/** Not rounded; what lies outside sRGB is cut off at its edge, channel by channel. */
export function fromOklab(lab: Readonly<Lab>): Rgb {
  const [r, g, b] = linearOf(lab)
  return [encode(r), encode(g), encode(b)]
}

export function toOklch(rgb: Readonly<Rgb>): Oklch {
  const [lightness, a, b] = toOklab(rgb)
  return { lightness, chroma: Math.hypot(a, b), hue: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360 }
}

/** `#rrggbb`; a colour outside sRGB loses chroma until it is inside, never hue or lightness. */
export function toHex({ lightness, chroma, hue }: Oklch): string {
  let [low, high] = [0, chroma]
  if (!inGamut(polar(lightness, chroma, hue))) {
    for (let i = 0; i < 12; i++) {
      const middle = (low + high) / 2
      if (inGamut(polar(lightness, middle, hue))) low = middle
      else high = middle
    }
    high = low
  }
  const bytes = fromOklab(polar(lightness, high, hue)).map(Math.round)
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

/** Contrast of two `#rrggbb` colours, 1 to 21 (https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio). */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((i) => linear(Number.parseInt(hex.slice(i, i + 2), 16)))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function polar(lightness: number, chroma: number, hue: number): Lab {
  const turn = (hue * Math.PI) / 180
  return [lightness, chroma * Math.cos(turn), chroma * Math.sin(turn)]
}

/** Linear light, 0 to 1 where the colour is inside sRGB. */
function linearOf([lightness, a, b]: Readonly<Lab>): Rgb {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

const inGamut = (lab: Lab) => linearOf(lab).every((c) => c >= -1e-4 && c <= 1 + 1e-4)

/** A power costs ten times a look into a table, and nearly all that is asked are whole bytes. */
function linear(byte: number): number {
  return (byte & 255) === byte ? LINEAR[byte]! : decode(byte)
}

function decode(byte: number): number {
  const c = byte / 255
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4
}

const LINEAR = Float64Array.from({ length: 256 }, (_, byte) => decode(byte))

function encode(light: number): number {
  const c = Math.min(1, Math.max(0, light))
  return 255 * (c <= 0.0031308 ? 12.92 * c : 1.055 * c ** (1 / 2.4) - 0.055)
}
