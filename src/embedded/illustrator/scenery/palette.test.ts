import { expect, test } from 'vitest'
import { STYLES } from '../../../contract/styles.ts'
import { oklab } from '../../colour.ts'
import { TIMES, WEATHERS } from '../scene/scene.ts'
import { paletteFor } from './palette.ts'

const chroma = (colour: Parameters<typeof oklab>[0]) => Math.hypot(...oklab(colour).slice(1))
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

test.each(STYLES)('%s: in every weather each hour has a sky of its own, the darkest at night', (style) => {
  for (const weather of WEATHERS) {
    const skies = TIMES.map((time) => paletteFor(time, weather, style).sky)
    expect(new Set(skies.map(String)).size).toBe(TIMES.length)
    const lightness = skies.map((sky) => mean(sky.map((colour) => oklab(colour)[0])))
    expect(lightness.indexOf(Math.min(...lightness))).toBe(TIMES.indexOf('night'))
  }
})

test.each(STYLES)('%s: rain and fog take colour out of the land at every hour, other weather none', (style) => {
  for (const time of TIMES) {
    const land = WEATHERS.map((weather) => mean(paletteFor(time, weather, style).leaf.map(chroma)))
    const clear = land[WEATHERS.indexOf('clear')]!
    const paler = WEATHERS.filter((_, i) => land[i]! < clear * 0.9)
    const alike = WEATHERS.filter((_, i) => land[i] === clear)
    expect([paler, alike]).toEqual([
      ['rain', 'fog'],
      ['clear', 'snow', 'wind', 'rainbow'],
    ])
  }
})

/** How far the horizon's colour lies from the zenith's. */
function rangeOf([zenith, , horizon]: ReturnType<typeof paletteFor>['sky']): number {
  const [high, low] = [oklab(zenith), oklab(horizon)]
  return Math.hypot(...high.map((value, i) => value - low[i]!))
}

test.each(STYLES)('%s: clouds bring zenith and horizon nearer each other at every hour', (style) => {
  for (const time of TIMES) {
    const [clear, rain] = (['clear', 'rain'] as const).map((weather) => rangeOf(paletteFor(time, weather, style).sky))
    expect(rain! / clear!).toBeLessThan(0.6)
  }
})
