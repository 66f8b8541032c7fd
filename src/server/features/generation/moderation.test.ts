import { expect, test } from 'vitest'
import { MESSAGES } from '../../../contract/messages.ts'
import type { Ctx } from '../../context.ts'
import type { StoryRow } from '../../db/schema/stories.ts'
import type { Chapter, Moderator, StoryHead, Verdict } from '../../../engine.ts'
import { reviewBrief, reviewDrawn, reviewPhotos, reviewTexts, wordsOf } from './moderation.ts'

type Seen = Parameters<Moderator['review']>[0]

function moderated(verdict: Verdict = { ok: true }): { ctx: Ctx; seen: Seen[] } {
  const seen: Seen[] = []
  const moderator: Moderator = {
    review(input) {
      seen.push(input)
      return Promise.resolve(verdict)
    },
  }
  return { ctx: { deps: { moderator } } as Ctx, seen }
}

const image = Buffer.from('a')
const photos = { sender: { image, face: Buffer.from('face') }, recipient: null }
const story = {
  brief: {
    senderName: 'Clara',
    recipientName: 'Mateo',
    recipientRelation: 'hijo',
    favoriteThing: 'el mar',
    specialMemory: 'un viaje',
    admiration: 'su calma',
    extraTrait: 'canta',
  },
  seed: 'x',
} as StoryRow

test('all that a person wrote and uploaded is looked at, and nothing else', async () => {
  const { ctx, seen } = moderated()
  await reviewBrief(ctx, story, photos, {})
  await reviewTexts(ctx, ['a wish'], {})
  await reviewPhotos(ctx, { sender: null, recipient: { image, face: null } }, {})
  await reviewDrawn(ctx, image, {})
  expect(seen).toEqual([
    { texts: ['Clara', 'Mateo', 'hijo', 'el mar', 'un viaje', 'su calma', 'canta'], images: [image] },
    { texts: ['a wish'] },
    { images: [image] },
    { images: [image] },
  ])
})

test('what is refused is told in the moderator’s words; of a drawn picture, in ours', async () => {
  const { ctx } = moderated({ ok: false, reason: 'Así no' })
  const refusal = { failure: 'refused', message: 'refused by moderation' }
  await expect(reviewTexts(ctx, ['x'], {})).rejects.toMatchObject({ ...refusal, userMessage: 'Así no' })
  await expect(reviewDrawn(ctx, image, {})).rejects.toMatchObject({ ...refusal, userMessage: MESSAGES.pictureRefused })
  const nobody = { deps: { moderator: null } } as Ctx
  await expect(reviewTexts(nobody, ['x'], {})).resolves.toBeUndefined()
})

test('of what was written, all words are looked at that are shown or drawn from', () => {
  const scene = { place: 'x', time: 'x', action: 'x', objects: [] }
  const chapter: Chapter = { number: 1, title: 'El faro', paragraphs: ['Uno.', 'Dos.'], imagePrompt: 'Un faro', scene }
  const head: StoryHead = { title: 'El mar', characters: 'Ana', cover: { imagePrompt: 'Un barco', scene } }
  expect(wordsOf(chapter)).toEqual(['El faro', 'Uno.', 'Dos.', 'Un faro'])
  expect(wordsOf(head)).toEqual(['El mar', 'Un barco'])
})
