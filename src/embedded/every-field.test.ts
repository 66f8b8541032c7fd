import { expect, test } from 'vitest'
import { otherwise, wholeBrief } from '../../test/every-field.ts'
import { BRIEF } from '../../test/factories.ts'
import { BRIEF_FIELD_NAMES } from '../contract/brief-fields.ts'
import type { Brief, WriterEvent } from '../engine.ts'
import { castOf } from './illustrator/planning/cast.ts'
import { createEmbeddedWriter } from './storyteller/storyteller.ts'

/** Answers that the language rules know how to say. */
const brief = { ...wholeBrief({ senderPhotoId: 1, recipientPhotoId: 2 }), ...BRIEF }
/** Given with each picture instead. */
const OTHER_WAYS = ['illustrationStyle', 'senderPhotoId', 'recipientPhotoId']

async function made(brief: Brief): Promise<unknown[]> {
  const told: WriterEvent[] = []
  for await (const event of createEmbeddedWriter().write(brief, { seed: 'seed' })) told.push(event)
  return [told, castOf(brief, { sender: null, recipient: null }, 'seed')]
}

test.each(BRIEF_FIELD_NAMES.filter((name) => !OTHER_WAYS.includes(name)))(
  'another %s makes another story, or people who look otherwise',
  async (name) => {
    // What was confirmed of an answer goes before the answer, and ends when it is changed.
    const asked = name === 'readings' ? brief : { ...brief, readings: undefined }
    expect(await made(otherwise(asked, name))).not.toEqual(await made(asked))
  },
)
