import type { Style } from '../../../contract/styles.ts'
import type { Buffers } from '../buffers/buffers.ts'
import type { Random } from '../../random.ts'
import type { Box } from '../scene/layout.ts'
import type { Palette } from './palette.ts'

/** What every function that draws a background is given. */
export type Scenery = {
  g: Buffers
  palette: Palette
  random: Random
  style: Style
  /** Pixels. */
  width: number
  height: number
  /** The picture's own measure: sizes are given as shares of it. */
  unit: number
  /** Where the sky has drawn its sun or moon, in pixels of the place: clouds leave it free, light and rays come from it. */
  sun?: readonly [x: number, y: number]
  /** Where people will stand, in pixels of the place: no house or lamp behind them has its foot lower. */
  floor?: number
  /** Where heads will come, in pixels of the place, so that no cloud is painted just above one. */
  heads?: readonly { x: number; y: number; radius: number }[]
  /** Where heads are, in pixels of the page, once they are drawn: no leaf goes before one. */
  faces?: readonly Box[]
}
