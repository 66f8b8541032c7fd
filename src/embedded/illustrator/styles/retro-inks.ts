import { fromOklab, type Rgb } from '../../../contract/colour.ts'
import { luma, oklab, rgb } from '../../colour.ts'
import type { Time } from '../scene/scene.ts'
import type { Planes } from './planes.ts'

/** Inks of a poster, from light to dark; people are printed with inks of their own, the same at every hour. */
export const INKS: Record<Time, string[]> = {
  day: ['#f7ecd3', '#f2c14e', '#9cc7b4', '#e2714f', '#3f8f86', '#8a4f38', '#27405a'],
  afternoon: ['#f8ebcc', '#f2bb4e', '#a9c3a0', '#e0724c', '#4f8b78', '#88503a', '#2c3f56'],
  sunset: ['#f9e7c6', '#f3b043', '#ef8f68', '#cf4f41', '#5f8576', '#7f4636', '#382f50'],
  dawn: ['#f9eed9', '#f2c875', '#93bacb', '#e58b7d', '#5c9474', '#8a5544', '#324a66'],
  night: ['#f4e8ca', '#eebf5a', '#7fa3c4', '#d9694f', '#3a6796', '#6f4638', '#1b2648'],
}

export function inksFor({ palette, skins, worn, told }: Planes): Rgb[] {
  return [...INKS[palette.time].map((ink) => rgb(ink)), ...[...skins, ...worn, ...told].map(printed)].toSorted(
    (a, b) => luma(b) - luma(a),
  )
}

function printed(skin: string): Rgb {
  const [l, a, b] = oklab(skin)
  return fromOklab([l, a * 1.08, b * 1.12])
}

export type OwnInk = { colour: Rgb; ink: number }

/** Colours of people, each with the number of the ink that prints it. */
export function ownInks(colours: readonly string[], inks: Rgb[]): OwnInk[] {
  return colours.map((colour) => {
    const own = printed(colour).join()
    return { colour: rgb(colour), ink: inks.findIndex((ink) => ink.join() === own) }
  })
}
