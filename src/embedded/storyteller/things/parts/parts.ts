import type { Choose, Named } from '../named.ts'
import type { NounClass } from '../nouns.ts'
import type { Prop } from '../prop.ts'
import { DEAR } from './dear.ts'
import { FOOD } from './food.ts'
import { HEARD } from './heard.ts'
import { HOUSEHOLD_THINGS } from './household.ts'
import { MOVING } from './moving.ts'
import { NATURE } from './nature.ts'
import { PLAYED } from './played.ts'

/** What a favourite of each class is, does and is good for; right for every member of the class. */
export const PARTS: Readonly<Record<NounClass, (named: Named, choose: Choose) => Prop>> = {
  ...FOOD,
  ...MOVING,
  ...NATURE,
  ...PLAYED,
  ...HEARD,
  ...HOUSEHOLD_THINGS,
  ...DEAR,
}
