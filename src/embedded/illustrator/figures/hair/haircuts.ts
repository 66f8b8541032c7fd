import type { Look } from '../../../../contract/looks.ts'
import { CURLED } from './curled.ts'
import type { CutPlan } from './cut-plan.ts'
import { LOOSE } from './loose.ts'
import { SHORT } from './short.ts'
import { TIED } from './tied.ts'

/** Every haircut that the contract names. */
export const HAIRCUTS: Record<NonNullable<Look['haircut']>, CutPlan> = { ...SHORT, ...CURLED, ...LOOSE, ...TIED }
