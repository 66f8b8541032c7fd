// oxlint-disable-next-line no-restricted-imports -- Vitest gives style sheets as empty modules; the test reads the file.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const tokens = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')

/** WCAG 2.2: text, and what a control is recognised by. */
const TEXT = 4.5
const SHAPE = 3

const PAIRS: [foreground: string, background: string, least: number][] = [
  ...['paper', 'sheet', 'well', 'maize-soft', 'leaf-soft', 'danger-soft'].map(
    (paper) => ['ink', paper, TEXT] as [string, string, number],
  ),
  ...['paper', 'sheet', 'well', 'danger-soft'].map((paper) => ['ink-2', paper, TEXT] as [string, string, number]),
  ...['paper', 'sheet', 'well', 'danger-soft'].map((paper) => ['thread', paper, TEXT] as [string, string, number]),
  ['on-action', 'action', TEXT],
  ['on-action', 'action-deep', TEXT],
  ['on-cloth', 'cloth', TEXT],
  ['on-cloth', 'cloth-print', TEXT],
  ['on-cloth-2', 'cloth', TEXT],
  ['on-cloth-2', 'cloth-print', TEXT],
  ['on-cloth', 'cloth-red', TEXT],
  ['on-cloth', 'cloth-red-print', TEXT],
  ['on-endpaper', 'endpaper', TEXT],
  ['on-endpaper', 'endpaper-print', TEXT],
  ['on-maize', 'maize', TEXT],
  ['page-ink', 'page', TEXT],
  ['page-ink-2', 'page', TEXT],
  ['page-thread', 'page', TEXT],
  ['leaf', 'leaf-soft', TEXT],
  ['edge', 'sheet', SHAPE],
  ['edge', 'paper', SHAPE],
  ['focus', 'paper', SHAPE],
  ['focus', 'sheet', SHAPE],
]

const [day = '', night = ''] = tokens.split('@variant dark')
const light = readColours(day)
const lights = { light, dark: { ...light, ...readColours(night) } }

test('the dark has colours of its own for every ground and every ink', () => {
  const own = Object.keys(readColours(night))
  expect(['paper', 'sheet', 'well', 'ink', 'ink-2', 'edge', 'focus'].filter((name) => !own.includes(name))).toEqual([])
})

for (const [lamp, colours] of Object.entries(lights)) {
  test.each(PAIRS)(`${lamp}: %s on %s is at least %d to 1`, (foreground, background, least) => {
    expect(contrast(colours[foreground], colours[background])).toBeGreaterThanOrEqual(least)
  })
}

type Oklch = [lightness: number, chroma: number, hue: number]

function readColours(css: string): Record<string, Oklch> {
  const found = [...css.matchAll(/--([\w-]+): oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g)]
  return Object.fromEntries(found.map(([, name, ...parts]) => [name, parts.slice(0, 3).map(Number) as Oklch]))
}

function contrast(one: Oklch | undefined, other: Oklch | undefined): number {
  if (!one || !other) throw new Error('a colour is missing')
  const [dark = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (bright + 0.05) / (dark + 0.05)
}

/** Relative luminance of an OKLCH colour brought into sRGB; matrices from https://bottosson.github.io/posts/oklab. */
function luminance([lightness, chroma, hue]: Oklch): number {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const red = clamp(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s)
  const green = clamp(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s)
  const blue = clamp(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value))
}
