import type { Arc } from '../kit/kit.ts'
import { emptyChair } from './empty-chair.ts'
import { endlessMonday } from './endless-monday.ts'
import { firstGifts } from './first-gifts.ts'
import { fiveLetters } from './five-letters.ts'
import { lighthouse } from './lighthouse.ts'
import { littleDoor } from './little-door.ts'
import { lostAfternoons } from './lost-afternoons.ts'
import { lostYawn } from './lost-yawn.ts'
import { museum } from './museum.ts'
import { nightShift } from './night-shift.ts'
import { nose } from './nose.ts'
import { plantedTree } from './planted-tree.ts'
import { returningDay } from './returning-day.ts'
import { roofInspector } from './roof-inspector.ts'
import { roofRepublic } from './roof-republic.ts'
import { secretReport } from './secret-report.ts'
import { starRecipe } from './star-recipe.ts'
import { thumpThump } from './thump-thump.ts'
import { twoCaptains } from './two-captains.ts'

/** Every arc; an arc is one file here and one line in this list. */
export const ARCS: readonly Arc[] = [
  emptyChair,
  endlessMonday,
  firstGifts,
  fiveLetters,
  lighthouse,
  littleDoor,
  lostAfternoons,
  lostYawn,
  museum,
  nightShift,
  nose,
  plantedTree,
  returningDay,
  roofInspector,
  roofRepublic,
  secretReport,
  starRecipe,
  thumpThump,
  twoCaptains,
]
