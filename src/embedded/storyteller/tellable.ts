import type { Brief } from '../../engine.ts'
import { answersOf } from './kit/answers.ts'
import { loadDictionary } from './language/dictionary.ts'
import { unwantedWords } from './language/unwanted.ts'

/**
 * The brief as any writer may be told it: its answers without what is private, hurts, passes or is said to the shop, in
 * the words that were confirmed where there are any; empty where nothing of an answer is told. Of an order to the shop,
 * only the words are told that the giver asks to find nowhere.
 */
export async function tellable(brief: Brief): Promise<Brief> {
  await loadDictionary()
  const { favourite, memory, admiration, trait } = answersOf(brief)
  const unwanted = unwantedWords([
    brief.recipientRelation,
    brief.favoriteThing,
    brief.specialMemory,
    brief.admiration,
    brief.extraTrait,
  ])
  const told = ({ said, isLeftOut }: typeof favourite) => (isLeftOut ? '' : said)
  return {
    ...brief,
    favoriteThing: told(favourite),
    specialMemory: told(memory),
    admiration: told(admiration),
    extraTrait: told(trait),
    ...(unwanted.length > 0 && { unwanted }),
  }
}
