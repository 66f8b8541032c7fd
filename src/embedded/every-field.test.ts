import { isDeepStrictEqual } from 'node:util'
import { expect, test } from 'vitest'
import { otherwise, wholeBrief } from '../../test/every-field.ts'
import { BRIEF } from '../../test/factories.ts'
import { BRIEF_FIELD_NAMES } from '../contract/brief-fields.ts'
import type { Brief, WriterEvent } from '../engine.ts'
import { castOf } from './illustrator/planning/cast.ts'
import { createLocalStoryteller } from './storyteller/storyteller.ts'

/** Answers that the language rules know how to say, about somebody who has grown up. */
const person: Brief = {
  ...wholeBrief({ senderPhotoId: 1, recipientPhotoId: 2 }),
  ...BRIEF,
  recipientKind: 'una',
  recipientAge: 'adulto',
}
/** Given with each picture instead. */
const OTHER_WAYS = ['illustrationStyle', 'senderPhotoId', 'recipientPhotoId']
const OF_ANIMALS = ['recipientKind', 'recipientCoat']
/** Whether and how people are drawn follows from these. */
const SEEN = [
  ...(['senderName', 'senderGender', 'senderLook', 'recipientName', 'recipientRelation', 'recipientGender'] as const),
  ...(['recipientAge', 'recipientKind', 'recipientLook'] as const),
] as readonly string[]

async function storyOf(brief: Brief): Promise<WriterEvent[]> {
  const told: WriterEvent[] = []
  for await (const event of createLocalStoryteller().writer.write(brief, { seed: 'seed' })) told.push(event)
  return told
}

const peopleOf = (brief: Brief) => castOf(brief, { sender: null, recipient: null }, 'seed')

test.each(BRIEF_FIELD_NAMES.filter((name) => !OTHER_WAYS.includes(name)))(
  'another %s makes another story, and other people where it tells of them',
  async (name) => {
    const brief: Brief = OF_ANIMALS.includes(name) ? { ...person, recipientKind: 'animal' } : person
    // What was confirmed of an answer goes before the answer, and ends when it is changed.
    const asked = name === 'readings' ? brief : { ...brief, readings: undefined }
    const story = await storyOf(asked)
    expect(await storyOf(asked)).toEqual(story)
    expect(await storyOf(otherwise(asked, name))).not.toEqual(story)
    const areOthers = !isDeepStrictEqual(peopleOf(otherwise(asked, name)), peopleOf(asked))
    expect(areOthers).toBe(SEEN.includes(name))
  },
)
