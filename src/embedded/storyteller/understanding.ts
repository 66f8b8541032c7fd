import type { Chip, Piece, Understanding } from '../../contract/readings.ts'
import type { Brief } from '../../server/engines/engine.ts'
import { readFavourite } from './language/favourite.ts'
import { readRecipient } from './language/person.ts'
import { topicOf } from './worlds/worlds.ts'

/** What the answers say, read back: who receives the story and what they like. Needs the dictionary. */
export function readAnswers(brief: Brief): Understanding {
  return { sentences: [...whoIsIt(brief), ...likes(brief)], asks: [], advice: [] }
}

function whoIsIt({ recipientName, recipientRelation }: Brief): Piece[][] {
  const [name, relation] = [recipientName.trim(), recipientRelation.trim().replace(/^mi /iu, 'tu ')]
  if (!name || !relation) return []
  const chip: Chip = { key: 'relation', text: relation, sure: 0.9, source: 'recipientRelation', value: relation }
  return [[`${name} es `, chip, '.']]
}

function likes(brief: Brief): Piece[][] {
  if (brief.favoriteThing.trim() === '') return []
  const { le } = readRecipient(brief.recipientName, brief.recipientRelation)
  const { items, all, gusta } = readFavourite(brief.favoriteThing, brief.senderName, (text) => topicOf(text, false))
  if (items.length === 0 || items.some(({ kind }) => kind === 'clause')) return []
  const chip: Chip = { key: 'favorite', text: all, sure: 0.8, source: 'favoriteThing', value: all }
  return [[`${le === 'les' ? 'Les' : 'Le'} ${gusta === 'gustaban' ? 'gustan' : 'gusta'} `, chip, '.']]
}
