import { setImmediate } from 'node:timers/promises'
import { hurtOf } from '../../contract/hurts.ts'
import { privateFact } from '../../contract/private-facts.ts'
import { isShopNote } from '../../contract/shop-notes.ts'
import { isShopOrder } from '../../contract/shop-orders.ts'
import type { Brief } from '../../engine.ts'
import { loadDictionary } from './language/grammar/dictionary.ts'
import { createEmbeddedWriter } from './storyteller.ts'
import { readAnswers } from './understanding.ts'

/** Nothing in it is private or said to the shop, so that each pattern is tried. */
const BRIEF: Brief = {
  senderName: 'Ana',
  recipientName: 'Leo',
  recipientRelation: 'mi hermano mayor',
  favoriteThing: 'los barcos de papel',
  specialMemory: 'la tarde que fuimos al río y volvimos caminando, ya de noche',
  admiration: 'que ayuda a todos sin que se lo pidan',
  extraTrait: 'silba cuando piensa',
  illustrationStyle: 'infantil',
}

/**
 * Reads the answers of a brief and tells its story to nobody. V8 compiles a pattern when it is first run, and for speed
 * when it is run again: two thirds of a second in all, for which the first giver would wait, and all others with them.
 * The largest have a turn of the event loop each.
 */
export async function warmUp(): Promise<void> {
  await loadDictionary()
  for (const test of [privateFact, hurtOf, isShopOrder, isShopNote]) {
    for (let run = 0; run < 2; run++) {
      test(BRIEF.specialMemory)
      await setImmediate()
    }
  }
  readAnswers(BRIEF)
  await setImmediate()
  for await (const _ of createEmbeddedWriter().write(BRIEF, { seed: 'warm' })) await setImmediate()
}
