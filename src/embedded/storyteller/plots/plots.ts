import { fullBed } from './full-bed.ts'
import type { Plot } from './plot.ts'

/** Every plot; a plot is one file here and one line in this list. */
export const PLOTS: readonly Plot[] = [fullBed]
