import { bathSea } from './bath-sea.ts'
import { betweenFloors } from './between-floors.ts'
import { bigSoup } from './big-soup.ts'
import { clockStrike } from './clock-strike.ts'
import { cornerGazette } from './corner-gazette.ts'
import { drawnMap } from './drawn-map.ts'
import { eminence } from './eminence.ts'
import { exchangeMonster } from './exchange-monster.ts'
import { firstDate } from './first-date.ts'
import { fullBed } from './full-bed.ts'
import { goodManners } from './good-manners.ts'
import { houseParade } from './house-parade.ts'
import { lastBus } from './last-bus.ts'
import { litWindow } from './lit-window.ts'
import { lostHuman } from './lost-human.ts'
import { moonYard } from './moon-yard.ts'
import { nightRadio } from './night-radio.ts'
import { nightRepairs } from './night-repairs.ts'
import { nightShift } from './night-shift.ts'
import { nightToBed } from './night-to-bed.ts'
import { openMailbox } from './open-mailbox.ts'
import { owedStreet } from './owed-street.ts'
import { paperBoat } from './paper-boat.ts'
import type { Plot } from './plot.ts'
import { reverseExam } from './reverse-exam.ts'
import { seatBeside } from './seat-beside.ts'
import { sharedSong } from './shared-song.ts'
import { shrinkingHouse } from './shrinking-house.ts'
import { shySeed } from './shy-seed.ts'
import { sixNames } from './six-names.ts'
import { slowRace } from './slow-race.ts'
import { slowTrain } from './slow-train.ts'
import { smallMuseum } from './small-museum.ts'
import { somethingBig } from './something-big.ts'
import { stormDoor } from './storm-door.ts'
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
  bigSoup,
  clockStrike,
  cornerGazette,
  drawnMap,
  eminence,
  exchangeMonster,
  firstDate,
  fullBed,
  goodManners,
  houseParade,
  lastBus,
  litWindow,
  lostHuman,
  moonYard,
  nightRadio,
  nightRepairs,
  nightShift,
  nightToBed,
  openMailbox,
  owedStreet,
  paperBoat,
  reverseExam,
  seatBeside,
  sharedSong,
  shrinkingHouse,
  shySeed,
  sixNames,
  slowRace,
  slowTrain,
  smallMuseum,
  somethingBig,
  stormDoor,
  swappedSounds,
  tallTower,
  upstreamLamp,
  warmSpot,
  whereIs,
  whoBegan,
  wholeDay,
]
