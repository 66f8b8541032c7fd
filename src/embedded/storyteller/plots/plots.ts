import { firstDate } from './first-date.ts'
import { fullBed } from './full-bed.ts'
import { lastBus } from './last-bus.ts'
import { owedStreet } from './owed-street.ts'
import type { Plot } from './plot.ts'
import { seatBeside } from './seat-beside.ts'
import { goodManners } from './good-manners.ts'
import { bathSea } from './bath-sea.ts'
import { betweenFloors } from './between-floors.ts'
import { openMailbox } from './open-mailbox.ts'
import { tallTower } from './tall-tower.ts'
import { wholeDay } from './whole-day.ts'
import { nightRepairs } from './night-repairs.ts'
import { eminence } from './eminence.ts'
import { sixNames } from './six-names.ts'
import { slowRace } from './slow-race.ts'
import { somethingBig } from './something-big.ts'
import { swappedSounds } from './swapped-sounds.ts'
import { whereIs } from './where-is.ts'

/** Every plot; a plot is one file here and one line in this list. */
export const PLOTS: readonly Plot[] = [
  seatBeside,
  goodManners,
  bathSea,
  betweenFloors,
  openMailbox,
  tallTower,
  wholeDay,
  nightRepairs,
  eminence,
  sixNames,
  firstDate,
  fullBed,
  lastBus,
  owedStreet,
  slowRace,
  somethingBig,
  swappedSounds,
  whereIs,
]
