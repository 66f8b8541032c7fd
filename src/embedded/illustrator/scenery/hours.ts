import { mix } from '../../colour.ts'
import type { Time } from '../scene/scene.ts'

type Three = [string, string, string]
type Four = [string, string, string, string]
type Five = [string, string, string, string, string]

/** The colours of a background at one time of day, from the sky down to the foreground. */
export type Hour = {
  /** Zenith, middle, horizon. */
  sky: Three
  sun: string
  halo: string
  cloud: string
  cloudShadow: string
  /** Ground by distance. */
  far: string
  farther: string
  middle: string
  closer: string
  near: string
  /** Leaves in front of everybody, nearly a silhouette. */
  shadowLeaf: string
  /** From shadow to light. */
  leaf: Four
  pine: string
  trunk: string
  path: string
  flowers: Five
  water: Three
  sand: string
  snow: string
  wall: Four
  roof: Three
  window: string
  light: string
  shadow: string
  fog: string
}

const BASE: Record<Exclude<Time, 'afternoon'>, Hour> = {
  day: {
    sky: ['#3f9fd8', '#8fd0ee', '#f4f0d2'],
    sun: '#fff3b8',
    halo: '#fff0b0',
    cloud: '#fffdf6',
    cloudShadow: '#b9d3e6',
    far: '#a3cbd0',
    farther: '#8dbdb8',
    middle: '#a9cd74',
    closer: '#79b45a',
    near: '#4f9a4d',
    shadowLeaf: '#1f5a45',
    leaf: ['#2f7d4a', '#4fa050', '#8cc152', '#c6dc6a'],
    pine: '#2c6f57',
    trunk: '#7a5238',
    path: '#f0d9a4',
    flowers: ['#f25c54', '#ffd23f', '#fff7ea', '#f78fb3', '#7b6bd6'],
    water: ['#2d8fc0', '#5cc0d6', '#bfe9e4'],
    sand: '#f3d9a0',
    snow: '#f6fbff',
    wall: ['#fff4e0', '#ffe2c2', '#f9d8cf', '#e8efe0'],
    roof: ['#d9613f', '#c9503a', '#e2794a'],
    window: '#7fb6cf',
    light: '#fff4c9',
    shadow: '#2d4a86',
    fog: '#dcebe6',
  },
  sunset: {
    sky: ['#5a6bb5', '#f2927a', '#ffdf95'],
    sun: '#fff0b5',
    halo: '#ffb765',
    cloud: '#ffe2c4',
    cloudShadow: '#c97f96',
    far: '#b98aa6',
    farther: '#a2788f',
    middle: '#d9b062',
    closer: '#a9a14e',
    near: '#6c8744',
    shadowLeaf: '#2d4440',
    leaf: ['#4c6b3c', '#7f8f3f', '#c7a445', '#f0c95f'],
    pine: '#3e5a4e',
    trunk: '#6d4334',
    path: '#f8d6a0',
    flowers: ['#f2545b', '#ffc13f', '#fff0d8', '#f58aa0', '#8d5fb4'],
    water: ['#4a6fae', '#d98e8c', '#ffdca0'],
    sand: '#f5cd94',
    snow: '#ffeede',
    wall: ['#ffe9c9', '#ffd3a6', '#f5c3ac', '#efdcc0'],
    roof: ['#b94b3a', '#a8453d', '#cf6a42'],
    window: '#ffd977',
    light: '#ffd591',
    shadow: '#5a2f6e',
    fog: '#f7cfa8',
  },
  dawn: {
    sky: ['#79b4dd', '#f6c5c8', '#fff0c4'],
    sun: '#fff6d2',
    halo: '#ffd9a0',
    cloud: '#fff3ee',
    cloudShadow: '#d8aebf',
    far: '#b6bdd6',
    farther: '#9fb1c2',
    middle: '#b8d09a',
    closer: '#86b789',
    near: '#569678',
    shadowLeaf: '#235454',
    leaf: ['#3a7d62', '#62a374', '#a5c983', '#dfe29a'],
    pine: '#3a7166',
    trunk: '#7b5546',
    path: '#f7dfbd',
    flowers: ['#f2727f', '#ffd567', '#fffaf0', '#f7a7c0', '#9a86d8'],
    water: ['#5aa3c8', '#f3c3bd', '#fff0cc'],
    sand: '#f6dcb4',
    snow: '#fff5f2',
    wall: ['#fff2e4', '#ffdfcd', '#f6d2d0', '#e9ece2'],
    roof: ['#cf6454', '#bd5550', '#dd7f62'],
    window: '#ffe39c',
    light: '#ffe7c0',
    shadow: '#5c4b8e',
    fog: '#f6e2da',
  },
  night: {
    sky: ['#0f1a47', '#27478d', '#6f95c4'],
    sun: '#fff7dc',
    halo: '#a9c8f5',
    cloud: '#6e8cc4',
    cloudShadow: '#2b4384',
    far: '#34568f',
    farther: '#2b4a80',
    middle: '#2b6377',
    closer: '#23566a',
    near: '#1c4a58',
    shadowLeaf: '#0c2338',
    leaf: ['#173f50', '#225861', '#347a70', '#5ba184'],
    pine: '#17435a',
    trunk: '#43405c',
    path: '#8ea6b8',
    flowers: ['#e8798b', '#f5cf70', '#dfe9ff', '#c08fd8', '#7f9cf0'],
    water: ['#173a74', '#2f66a6', '#8fb4dc'],
    sand: '#7f8fb0',
    snow: '#c9dcf8',
    wall: ['#7f86b2', '#7a7fa6', '#8d80a8', '#7b8fae'],
    roof: ['#4f4378', '#473d70', '#5b4a80'],
    window: '#ffd873',
    light: '#cfe0ff',
    shadow: '#0a1440',
    fog: '#4a6fae',
  },
}

/** A warm clear afternoon lies between midday and sunset, nearer to midday. */
function between(first: Hour, second: Hour, share: number): Hour {
  const blended = Object.entries(first).map(([key, value]) => {
    const other = second[key as keyof Hour]
    return [
      key,
      Array.isArray(value)
        ? value.map((colour, i) => mix(colour, other[i]!, share))
        : mix(value, other as string, share),
    ]
  })
  return Object.fromEntries(blended) as Hour
}

export const HOURS: Record<Time, Hour> = {
  ...BASE,
  afternoon: {
    ...between(BASE.day, BASE.sunset, 0.32),
    sky: ['#4c9fd2', '#a5d3df', '#ffe6b4'],
    light: '#ffe6ad',
    halo: '#ffe2a0',
  },
}
