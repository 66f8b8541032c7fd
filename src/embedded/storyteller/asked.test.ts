import { expect, it } from 'vitest'
import { z } from 'zod'
import { several, readTsv } from '../../../test/fixtures/read-tsv.ts'
import { PLAIN } from '../../../test/storyteller/briefs.ts'
import { AGE_WORDS, OCCASION_WORDS, VARIANT_WORDS } from '../../contract/choice-words.ts'
import { briefSchema } from '../../contract/brief.ts'
import { loadDictionary } from './language/grammar/dictionary.ts'
import { readAnswers } from './understanding.ts'

await loadDictionary()

const none = z.literal('-')
const oneOf = (words: object) => z.union([none, z.enum(Object.keys(words) as [string, ...string[]])])

/** Orders with what a careful clerk asks and advises of them; `-` for nothing, and for an answer that leaves nothing open. */
const orders = readTsv(
  'answers/asked.tsv',
  z.strictObject({
    sender: z.string(),
    name: z.string(),
    relation: z.string(),
    age: oneOf(AGE_WORDS),
    occasion: oneOf(OCCASION_WORDS),
    variant: oneOf(VARIANT_WORDS),
    favorite: z.string(),
    memory: z.string(),
    admiration: z.string(),
    asks: several,
    advice: several,
  }),
)

const said = (cell: string) => (cell === '-' ? undefined : cell)

it.each(orders)('of $name, $relation: $favorite $memory $admiration, it is asked $asks and advised $advice', (row) => {
  const brief = briefSchema.parse({
    ...PLAIN,
    senderName: row.sender,
    recipientName: row.name,
    recipientRelation: row.relation,
    recipientAge: said(row.age),
    occasion: said(row.occasion),
    variant: said(row.variant),
    favoriteThing: said(row.favorite) ?? PLAIN.favoriteThing,
    specialMemory: said(row.memory) ?? PLAIN.specialMemory,
    admiration: said(row.admiration) ?? PLAIN.admiration,
  })
  const { asks, advice } = readAnswers(brief)
  expect({
    asks: asks.map(({ key }) => key),
    advice: advice.map(({ field, kind }) => `${field} ${kind}`),
  }).toEqual({
    asks: row.asks.filter((cell) => cell !== '-'),
    advice: row.advice.filter((cell) => cell !== '-'),
  })
  for (const { why } of advice) expect(why).toMatch(/^[^.]{20,85}\.$/)
})
