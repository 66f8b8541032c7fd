import { bathSea } from './bath-sea.ts'
import { betweenFloors } from './between-floors.ts'
import { eminence } from './eminence.ts'
import { firstDate } from './first-date.ts'
import { fullBed } from './full-bed.ts'
import { goodManners } from './good-manners.ts'
import { lastBus } from './last-bus.ts'
import { nightRepairs } from './night-repairs.ts'
import { openMailbox } from './open-mailbox.ts'
import { owedStreet } from './owed-street.ts'
import type { Plot } from './plot.ts'
import { seatBeside } from './seat-beside.ts'
import { sixNames } from './six-names.ts'
import { slowRace } from './slow-race.ts'
import { somethingBig } from './something-big.ts'
import { swappedSounds } from './swapped-sounds.ts'
import { tallTower } from './tall-tower.ts'
import { whereIs } from './where-is.ts'
import { wholeDay } from './whole-day.ts'

/** Every plot; a plot is one file here and one line in this list. */
export const PLOTS: readonly Plot[] = [
  bathSea,
  betweenFloors,
  eminence,
  firstDate,
  fullBed,
  goodManners,
  lastBus,
  nightRepairs,
  openMailbox,
  owedStreet,
  seatBeside,
  sixNames,
  slowRace,
  somethingBig,
  swappedSounds,
  tallTower,
  whereIs,
  wholeDay,
]
