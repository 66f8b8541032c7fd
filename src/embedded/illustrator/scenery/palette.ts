import type { Style } from '../../../contract/styles.ts'
import type { Rgb } from '../../../contract/colour.ts'
import { adjust, type ColourLike, mix } from '../../colour.ts'
import type { Point } from '../buffers/paths.ts'
import type { Time, Weather } from '../scene/scene.ts'
import { HOURS, type Hour } from './hours.ts'

/** The colours of one picture, all related: they come from the hour, the weather and the style. */
export type Palette = Hour & {
  time: Time
  weather: Weather
  night: boolean
  /** High sun, neutral light. */
  high: boolean
  /** Low warm sun. */
  golden: boolean
  dawn: boolean
  ambient: Rgb
  /** Towards the light. */
  lightDirection: Point
}

/** How a style bends every colour: lightness added, chroma multiplied. */
const TEMPERAMENT: Record<Style, readonly [lightness: number, chroma: number]> = {
  infantil: [0.012, 1.1],
  ghibli: [-0.008, 1.08],
  pixar: [0, 1.12],
  anime: [0, 1.18],
  funko: [0.02, 1.05],
  realista: [-0.03, 0.8],
  acuarela: [0.05, 0.95],
  comic: [0, 1.26],
  retro: [0, 0.92],
  dibujo: [0.05, 0.8],
}

/** The palette of an hour and a weather in a style. */
export function paletteFor(time: Time, weather: Weather, style: Style): Palette {
  const [lightness, chroma] = TEMPERAMENT[style]
  const dull = weather === 'rain' || weather === 'fog'
  const temper = (colour: ColourLike) => {
    const toned = adjust(colour, lightness, chroma)
    return dull ? adjust(mix(toned, HOURS[time].fog, 0.22), -0.02, 0.72) : toned
  }
  const clear = mapColours({ ...HOURS[time], ...OWN_SKIES[style]?.[time] }, temper)
  const hour = dull ? overcast(clear, time) : clear
  const night = time === 'night'
  return {
    ...hour,
    time,
    weather,
    night,
    high: time === 'day' || time === 'afternoon',
    golden: time === 'sunset',
    dawn: time === 'dawn',
    ambient: AMBIENT[time],
    lightDirection: LIGHT[time],
  }
}

const AMBIENT: Record<Time, Rgb> = {
  dawn: [1, 0.97, 0.95],
  day: [1, 1, 1],
  afternoon: [1.02, 0.985, 0.95],
  sunset: [1, 0.93, 0.86],
  night: [0.8, 0.85, 1.02],
}

const LIGHT: Record<Time, Point> = {
  dawn: [0.68, -0.62],
  day: [-0.62, -0.78],
  afternoon: [-0.72, -0.64],
  sunset: [0.75, -0.55],
  night: [0.6, -0.8],
}

/** Styles whose name promises a sky of its own. */
const OWN_SKIES: Partial<Record<Style, Partial<Record<Time, Partial<Hour>>>>> = {
  anime: {
    day: { sky: ['#1766c8', '#57b6f2', '#d9f4ff'] },
    afternoon: { sky: ['#2f74d0', '#7cc0ee', '#ffe9bd'] },
    sunset: { sky: ['#3b4bb0', '#f0748a', '#ffd27a'] },
    dawn: { sky: ['#4f97e0', '#f9b4c8', '#fff0b8'] },
    night: { sky: ['#0a0f45', '#2c3fa6', '#8a7bd8'] },
  },
  ghibli: { day: { sky: ['#2f8fd6', '#77c3ee', '#d4eef0'] } },
  retro: {
    day: {
      sky: ['#9cc7b4', '#cfe0c8', '#f7ecd3'],
      far: '#9cc7b4',
      middle: '#f2c14e',
      closer: '#9cc7b4',
      near: '#3f8f86',
    },
    afternoon: {
      sky: ['#a9c9ae', '#e2dcb8', '#f8e6bd'],
      far: '#b6c79f',
      middle: '#f0b84e',
      closer: '#b9bf86',
      near: '#5f8f6f',
    },
    sunset: { sky: ['#ef8f68', '#f3b043', '#f9e7c6'], far: '#ef8f68' },
    dawn: { sky: ['#9cc3b8', '#f5cfb2', '#f9eed9'], far: '#e58b7d' },
    night: { sky: ['#1b2648', '#3a6796', '#7fa3c4'], far: '#3a6796' },
  },
}

function mapColours(hour: Hour, change: (colour: string) => string): Hour {
  const changed = Object.entries(hour).map(([key, value]) => [
    key,
    UNTOUCHED.has(key) ? value : Array.isArray(value) ? value.map(change) : change(value),
  ])
  return Object.fromEntries(changed) as Hour
}

/** Clouds from end to end, through which the sun is only a paler spot. */
function overcast(hour: Hour, time: Time): Hour {
  const cloud = time === 'night' ? '#2c3a66' : time === 'sunset' ? '#b9a4b0' : '#a9bac4'
  const sky = hour.sky.map((colour, i) => mix(colour, adjust(cloud, i * 0.035), 0.68)) as Hour['sky']
  return {
    ...hour,
    sky,
    sun: mix(sky[1], '#ffffff', 0.3),
    halo: mix(sky[1], '#ffffff', 0.2),
    cloud: mix(hour.cloud, cloud, 0.45),
  }
}

/** Light itself keeps its colour whatever the style. */
const UNTOUCHED = new Set(['sun', 'halo', 'light', 'shadow', 'fog', 'snow', 'window'])
