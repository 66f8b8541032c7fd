import type { Brief } from '../../engine.ts'
import { answersOf } from './kit/answers.ts'
import { loadDictionary } from './language/dictionary.ts'

/**
 * The brief as any writer may be told it: its answers without what is private, hurts, passes or is said to the shop, in
 * the words that were confirmed where there are any; empty where nothing of an answer is told.
 */
export async function tellable(brief: Brief): Promise<Brief> {
  await loadDictionary()
  const { favourite, memory, admiration, trait } = answersOf(brief)
  const told = ({ said, isLeftOut }: typeof favourite) => (isLeftOut ? '' : said)
  return {
    ...brief,
    favoriteThing: told(favourite),
    specialMemory: told(memory),
    admiration: told(admiration),
    extraTrait: told(trait),
  }
}
