// oxlint-disable-next-line house/imports -- Vitest gives style sheets as empty modules; the test reads the file.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contrast, toHex } from '../../contract/colour.ts'

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
    const [one, other] = [colours[foreground], colours[background]]
    if (!one || !other) throw new Error('a colour is missing')
    expect(contrast(one, other)).toBeGreaterThanOrEqual(least)
  })
}

function readColours(css: string): Record<string, string> {
  const found = [...css.matchAll(/--([\w-]+): oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g)]
  return Object.fromEntries(
    found.map(([, name, lightness, chroma, hue]) => [
      name,
      toHex({ lightness: Number(lightness), chroma: Number(chroma), hue: Number(hue) }),
    ]),
  )
}
