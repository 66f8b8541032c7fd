import { expect, it } from 'vitest'
import { z } from 'zod'
import { fillAnswers } from '../../contract/brief-fields.ts'
import { briefSchema } from '../../contract/brief.ts'
import { readTsv } from '../../../test/fixtures/read-tsv.ts'
import { kitFor } from './kit/read-brief.ts'
import { loadDictionary } from './language/grammar/dictionary.ts'

await loadDictionary()

/** Memories as strangers wrote them, each as a careful writer tells it of both by their names. */
const days = readTsv(
  'answers/narrated.tsv',
  z.strictObject({ sender: z.string(), name: z.string(), relation: z.string(), memory: z.string(), told: z.string() }),
)

it.each(days)('$memory', ({ sender, name, relation, memory, told }) => {
  const brief = briefSchema.parse(
    fillAnswers({
      senderName: sender,
      recipientName: name,
      recipientRelation: relation,
      favoriteThing: 'el mar',
      specialMemory: memory,
      admiration: 'su paciencia',
      extraTrait: '',
    }),
  )
  expect(kitFor(brief, '1').memory.lived).toBe(told)
})

it('tells nothing of them where it is not said who was lost', () => {
  const brief = briefSchema.parse(
    fillAnswers({
      senderName: 'Sara',
      recipientName: 'Leo',
      recipientRelation: 'mi hijo',
      favoriteThing: 'el mar',
      specialMemory: 'se me escapó en la feria y lo encontré en la rueda',
      admiration: 'su paciencia',
      extraTrait: '',
    }),
  )
  expect(kitFor(brief, '1').memory.lived).toBeNull()
})
