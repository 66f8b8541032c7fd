import type { Brief } from '../../engine.ts'
import { tellStory } from './storyteller.ts'
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
 * Reads the answers of a brief and tells its story to nobody, twice: V8 compiles a pattern when it is first run, and for
 * speed when it is run again. The first giver would wait a second for it.
 */
export async function warmUp(): Promise<null> {
  for (const seed of ['first', 'second']) {
    readAnswers(BRIEF)
    await tellStory({ brief: BRIEF, seed })
  }
  return null
}
