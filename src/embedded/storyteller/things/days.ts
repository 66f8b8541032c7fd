import { isHard, senseOf } from './happenings.ts'
import { type Keepsake, keepsakeOf } from './keepsakes.ts'
import { isOneDay } from './lasting.ts'

/** A remembered day as it is lived again. Only what was surely read is in it; where nothing was, its giver's words carry it alone. */
export type Day = {
  /** What surely was seen, heard or smelt: a sentence or none. */
  air: readonly string[]
  keep: Keepsake
  /** It surely was one day, and may be called so. */
  isOneDay: boolean
}

type Told = {
  memory: string
  /** What the favourite is called on the stage: no two things have one name. */
  star: string
  /** Things that the plot has of its own, bare of accents: none of them is kept too. */
  taken?: RegExp | undefined
  /** Who remembers, and writes. */
  giver: string
  whose?: RegExp
  /** For whom something is made where the memory names no small thing. */
  who?: 'tiny' | 'pet' | 'quiet' | 'anybody'
  choose?: <T>(options: readonly T[]) => T
}

export function dayOf({ memory, whose, who = 'anybody', ...about }: Told): Day {
  const sense = senseOf(memory)
  return {
    air: sense === null ? [] : [sense],
    keep: keepsakeOf(memory, {
      ...about,
      whose: whose ?? null,
      who: who === 'anybody' && isHard(memory) ? 'quiet' : who,
    }),
    isOneDay: isOneDay(memory),
  }
}
