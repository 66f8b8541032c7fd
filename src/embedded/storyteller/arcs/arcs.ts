import type { Arc } from '../kit/kit.ts'
import { emptyChair } from './empty-chair.ts'
import { firstGifts } from './first-gifts.ts'
import { nose } from './nose.ts'
import { plantedTree } from './planted-tree.ts'
import { secretReport } from './secret-report.ts'
import { thumpThump } from './thump-thump.ts'

/** Every arc; an arc is one file here and one line in this list. */
export const ARCS: readonly Arc[] = [emptyChair, firstGifts, nose, plantedTree, secretReport, thumpThump]
