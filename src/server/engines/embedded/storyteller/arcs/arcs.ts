import type { Arc } from '../kit.ts'
import { endlessMonday } from './endless-monday.ts'
import { lighthouse } from './lighthouse.ts'
import { littleDoor } from './little-door.ts'
import { lostAfternoons } from './lost-afternoons.ts'
import { nose } from './nose.ts'
import { tornMap } from './torn-map.ts'

/** Every arc; an arc is one file here and one line in this list. */
export const ARCS: readonly Arc[] = [endlessMonday, lighthouse, littleDoor, lostAfternoons, nose, tornMap]
