import { bathSea } from './bath-sea.ts'
import { betweenFloors } from './between-floors.ts'
import { eminence } from './eminence.ts'
import { exchangeMonster } from './exchange-monster.ts'
import { firstDate } from './first-date.ts'
import { fullBed } from './full-bed.ts'
import { goodManners } from './good-manners.ts'
import { lastBus } from './last-bus.ts'
import { lostHuman } from './lost-human.ts'
import { nightRadio } from './night-radio.ts'
import { nightRepairs } from './night-repairs.ts'
import { openMailbox } from './open-mailbox.ts'
import { owedStreet } from './owed-street.ts'
import type { Plot } from './plot.ts'
import { reverseExam } from './reverse-exam.ts'
import { seatBeside } from './seat-beside.ts'
import { shrinkingHouse } from './shrinking-house.ts'
import { sixNames } from './six-names.ts'
import { slowRace } from './slow-race.ts'
import { smallMuseum } from './small-museum.ts'
import { somethingBig } from './something-big.ts'
import { swappedSounds } from './swapped-sounds.ts'
import { tallTower } from './tall-tower.ts'
import { upstreamLamp } from './upstream-lamp.ts'
import { warmSpot } from './warm-spot.ts'
import { whereIs } from './where-is.ts'
import { whoBegan } from './who-began.ts'
import { wholeDay } from './whole-day.ts'

/** Every plot; a plot is one file here and one line in this list. */
export const PLOTS: readonly Plot[] = [
  bathSea,
  betweenFloors,
  eminence,
  exchangeMonster,
  firstDate,
  fullBed,
  goodManners,
  lastBus,
  lostHuman,
  nightRadio,
  nightRepairs,
  openMailbox,
  owedStreet,
  reverseExam,
  seatBeside,
  shrinkingHouse,
  sixNames,
  slowRace,
  smallMuseum,
  somethingBig,
  swappedSounds,
  tallTower,
  upstreamLamp,
  warmSpot,
  whereIs,
  whoBegan,
  wholeDay,
]
