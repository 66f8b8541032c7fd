/** OKLCH: lightness 0 to 1, chroma, hue in degrees. Formulae: https://bottosson.github.io/posts/oklab/. */
export type Oklch = { lightness: number; chroma: number; hue: number }

export type Rgb = readonly [red: number, green: number, blue: number]

/** From sRGB bytes. */
export function toOklch([red, green, blue]: Rgb): Oklch {
  const [r, g, b] = [linear(red), linear(green), linear(blue)]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const aAxis = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const bAxis = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(aAxis, bAxis),
    hue: ((Math.atan2(bAxis, aAxis) * 180) / Math.PI + 360) % 360,
  }
}

/** `#rrggbb`; a colour outside sRGB loses chroma until it is inside, never hue or lightness. */
export function toHex({ lightness, chroma, hue }: Oklch): string {
  let [low, high] = [0, chroma]
  if (!inGamut(toLinearRgb({ lightness, chroma, hue }))) {
    for (let i = 0; i < 12; i++) {
      const middle = (low + high) / 2
      if (inGamut(toLinearRgb({ lightness, chroma: middle, hue }))) low = middle
      else high = middle
    }
    high = low
  }
  const bytes = toLinearRgb({ lightness, chroma: high, hue }).map((c) => Math.round(255 * encode(c)))
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

/** Contrast of two `#rrggbb` colours, 1 to 21 (WCAG 2.2, https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio). */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

/** The colour, darkened no more than it takes to stand out from each of the pale grounds by `ratio`. */
export function darkenTo(ratio: number, colour: Oklch, ...grounds: string[]): string {
  for (let lightness = colour.lightness; lightness > 0; lightness -= 0.005) {
    const hex = toHex({ ...colour, lightness })
    if (grounds.every((ground) => contrast(hex, ground) >= ratio)) return hex
  }
  return '#000000'
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((i) => linear(Number.parseInt(hex.slice(i, i + 2), 16)))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function toLinearRgb({ lightness, chroma, hue }: Oklch): Rgb {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

const inGamut = (rgb: Rgb) => rgb.every((c) => c >= -1e-4 && c <= 1 + 1e-4)

function linear(byte: number): number {
  const c = byte / 255
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4
}

function encode(c: number): number {
  const clamped = Math.min(1, Math.max(0, c))
  return clamped <= 0.0031308 ? 12.92 * clamped : 1.055 * clamped ** (1 / 2.4) - 0.055
}
