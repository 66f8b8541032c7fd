import type { Brief } from '../../engine.ts'
import { answersOf } from './kit/answers.ts'
import { outOfBox } from './kit/out-of-box.ts'
import { readBrief } from './kit/reading.ts'
import { loadDictionary } from './language/grammar/dictionary.ts'
import { cleanName } from './language/people/names.ts'
import { isSure } from './language/sureness.ts'
import { unwantedWords } from './language/left-out/unwanted.ts'
import { toldRelation } from './readback/relation-words.ts'

/**
 * The brief as any writer may be told it: its answers without what is private, hurts, passes or is said to the shop, in
 * the words that were confirmed where there are any; empty where nothing of an answer is told. Names and relation are
 * told alone, and what was surely read of what stood around them in fields of their own. Of an order to the shop, only
 * the words are told that the giver asks to find nowhere.
 */
export async function tellable(brief: Brief): Promise<Brief> {
  await loadDictionary()
  const { favourite, memory, admiration } = answersOf(brief)
  const unwanted = unwantedWords([
    brief.recipientRelation,
    brief.favoriteThing,
    brief.specialMemory,
    brief.admiration,
    brief.extraTrait,
  ])
  const told = ({ said, isLeftOut }: typeof favourite) => (isLeftOut ? '' : said)
  const { r, s, relation, age, inMemory, occasion, trait } = readBrief(brief)
  const isAged = age.band !== null && isSure(age.sure) && r.role !== 'pet'
  return {
    ...brief,
    recipientName: cleanName(outOfBox(brief).recipientName) || brief.recipientName,
    recipientRelation: toldRelation(relation),
    senderName: s.signature,
    ...(isAged && { recipientAge: age.band! }),
    ...(isSure(inMemory) ? { occasion: 'en-recuerdo' as const } : occasion && { occasion }),
    favoriteThing: told(favourite),
    specialMemory: told(memory),
    admiration: told(admiration),
    extraTrait: trait?.said ?? '',
    ...(unwanted.length > 0 && { unwanted }),
  }
}
