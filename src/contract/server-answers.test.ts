import { expect, test } from 'vitest'
import type { z } from 'zod'
import { userSchema } from './accounts.ts'
import { pictureVersionSchema, workshopSchema } from './changes.ts'
import { configSchema } from './config.ts'
import { DEFAULT_CONFIG } from './default-config.ts'
import { errorSchema } from './errors.ts'
import { storyEventSchema } from './events.ts'
import { seenLookSchema } from './looks.ts'
import { FINDING_TEXTS, PHOTO_FINDINGS } from './photo-findings.ts'
import { combineSchema, PHOTO_RELATIONS, photoFieldsSchema, photoSchema } from './photos.ts'
import { solvedSchema } from './proofs.ts'
import { DELIVERY_STATES, deliverySchema, verificationSchema } from './purchases.ts'
import { readinessSchema } from './readiness.ts'
import { routes } from './routes.ts'
import { generatedTextSchema, paragraphSchema, storySchema, storySummarySchema } from './stories.ts'
import { MESSAGES, tooLong } from './messages.ts'

const AT = '2026-11-22T12:00:00.000Z'
const USER = {
  id: 'u1',
  username: 'ana',
  email: 'ana@correo.mx',
  firstName: null,
  lastName: null,
  bio: null,
  profileImageUrl: null,
  twoFactor: false,
  createdAt: AT,
  updatedAt: AT,
}
const PART = { paragraphNumber: 5, content: 'Uno\n\nDos', imageUrl: null }
const PARAGRAPH = { id: 3, storyId: 7, paragraphNumber: 1, paragraphText: 'Uno', imagePrompt: 'El mar', imageUrl: null }
const SUMMARY = {
  storyId: 7,
  storyTitle: 'El mar',
  recipientName: 'Mateo',
  coverImageUrl: null,
  createdAt: AT,
  paragraphsCount: 5,
  dedication: 'Para ti',
}
const PHOTO = {
  id: 1,
  userId: 'u1',
  photoUrl: '/api/photos/1/image',
  personRelation: 'mascota',
  description: null,
  uploadedAt: AT,
}
const LOOK = {
  skin: '#e0ac7e',
  hair: '#3a2618',
  hairType: 'rizado',
  hairLength: 'medio',
  glasses: true,
  beard: 'barba',
  clothes: '#c0472f',
  findings: ['dark'],
}
const VERSION = { id: 1, subject: 5, imageUrl: '/api/pictures/1', wish: '', inUse: true }
const REDO = '0190b1de-1111-7222-8333-944455556666'
const WORKSHOP = {
  storyTitle: 'El mar',
  dedication: '',
  redrawsLeft: 0,
  versions: [VERSION],
  redrawing: [{ subject: 0, redo: REDO, wish: 'de noche' }],
}
const CHALLENGE = {
  parameters: {
    algorithm: 'PBKDF2/SHA-256',
    cost: 1_000_000,
    expiresAt: 2_000_000_000,
    keyLength: 64,
    keyPrefix: 'a0'.repeat(64),
    keySignature: 'a0'.repeat(64),
    nonce: 'a0'.repeat(32),
    salt: 'a0'.repeat(32),
  },
  signature: 'a0'.repeat(64),
}
const SOLVED = { challenge: CHALLENGE, solution: { counter: 4_294_967_295, derivedKey: 'a0'.repeat(64) } }

/** Whole answers, field by field as the pages read them. */
const ANSWERS: readonly (readonly [string, z.ZodType, object])[] = [
  ['a user', userSchema, USER],
  ['an installation', configSchema, DEFAULT_CONFIG],
  [
    'another installation',
    configSchema,
    { ...DEFAULT_CONFIG, engines: { text: 'ai', image: 'ai' }, payments: 'stripe' },
  ],
  ['a photo', photoSchema, PHOTO],
  ['an uploaded photo', routes.uploadPhoto.response, { photo: PHOTO, findings: ['small'] }],
  ['a look', seenLookSchema, LOOK],
  ['a story', storySchema, { ...SUMMARY, parts: [PART, { ...PART, paragraphNumber: 1 }] }],
  [
    'a story on the shelf',
    storySummarySchema,
    { ...SUMMARY, illustrationStyle: 'comic', bought: true, complete: false, occasion: 'en-recuerdo' },
  ],
  ['a written story', generatedTextSchema, { storyId: 7, title: 'El mar', paragraphs: [PARAGRAPH] }],
  ['a paragraph', paragraphSchema, { ...PARAGRAPH, paragraphNumber: 5 }],
  ['what can be changed', workshopSchema, WORKSHOP],
  ['a verification', verificationSchema, { verified: true, customerEmail: 'ana@correo.mx' }],
  [
    'a delivery',
    deliverySchema,
    {
      state: 'sent',
      email: 'ana@correo.mx',
      sharePath: '/delivery/7',
      cover: { illustrationStyle: 'comic', senderName: 'Ana', occasion: 'reyes' },
      own: true,
    },
  ],
  ['a fault', errorSchema, { code: 'invalid', message: 'No', fields: { email: 'No' }, requestId: 'r1' }],
  ['readiness', readinessSchema, { status: 'ready', database: 'ok', files: 'failed' }],
  ['unreadiness', readinessSchema, { status: 'draining', database: 'failed', files: 'ok' }],
  ['failure', readinessSchema, { status: 'failed', database: 'failed', files: 'ok' }],
  ['health', routes.getHealth.response, { status: 'ok' }],
  ['a challenge', routes.getChallenge.response, { challenge: CHALLENGE }],
  ['a solved challenge', solvedSchema, SOLVED],
  ['a proof', routes.proveWork.response, { proven: true }],
  ['an illustration', routes.illustrateParagraph.response, { imageUrl: '/api/pictures/1' }],
  ['a cover', routes.generateCover.response, { coverImageUrl: '/api/pictures/1' }],
  ['a combination', routes.combinePhotos.response, { imageUrl: '/api/photos/1/image' }],
  ['a begun story', routes.beginStory.response, { storyId: 7 }],
  ['a story that is drawn', routes.illustrateStory.response, { storyId: 7 }],
  ['a checkout', routes.createCheckoutSession.response, { url: 'https://pay.example' }],
  ['a deleted story', routes.deleteStory.response, { id: 7 }],
  ['a deleted photo', routes.deletePhoto.response, { id: 7 }],
  ['a deleted account', routes.deleteAccount.response, { deleted: true }],
  ['a shared story', routes.shareStory.response, { sent: true }],
  ['progress', storyEventSchema, { type: 'progress', progress: 100, message: 'Cosiendo' }],
  ['first progress', storyEventSchema, { type: 'progress', progress: 0, message: '' }],
  ['a streamed part', storyEventSchema, { type: 'story_part', storyId: 7, storyTitle: 'El mar', part: PART }],
  ['the end of a stream', storyEventSchema, { type: 'complete', storyId: 7 }],
  ['a failed stream', storyEventSchema, { type: 'error', message: 'No' }],
  ['a refusal', storyEventSchema, { type: 'error', message: 'No', refused: true }],
]

test.each(ANSWERS)('%s reaches the page whole, and nothing beside it', (_, schema, answer) => {
  expect(schema.parse({ ...answer, secret: 'x' })).toEqual(answer)
})

test.each<[string, z.ZodType, object]>([
  ['progress beyond its end', storyEventSchema, { type: 'progress', progress: 101, message: '' }],
  ['progress below nothing', storyEventSchema, { type: 'progress', progress: -1, message: '' }],
  ['a sixth chapter', storySchema, { ...SUMMARY, parts: [{ ...PART, paragraphNumber: 6 }] }],
  ['a chapter 0', storySchema, { ...SUMMARY, parts: [{ ...PART, paragraphNumber: 0 }] }],
  ['a paragraph 0', paragraphSchema, { ...PARAGRAPH, paragraphNumber: 0 }],
  ['a paragraph 6', paragraphSchema, { ...PARAGRAPH, paragraphNumber: 6 }],
  ['a picture of a sixth chapter', pictureVersionSchema, { ...VERSION, subject: 6 }],
  ['a picture below the cover', pictureVersionSchema, { ...VERSION, subject: -1 }],
  ['fewer redraws than none', workshopSchema, { ...WORKSHOP, redrawsLeft: -1 }],
  ['a combination without words', combineSchema, { photoId1: 1, photoId2: 2, prompt: ' ' }],
  ['a challenge too dear', solvedSchema, { ...SOLVED, challenge: withParameters({ cost: 1_000_001 }) }],
  ['a challenge for nothing', solvedSchema, { ...SOLVED, challenge: withParameters({ cost: 0 }) }],
  ['a key of no length', solvedSchema, { ...SOLVED, challenge: withParameters({ keyLength: 0 }) }],
  ['a key too long', solvedSchema, { ...SOLVED, challenge: withParameters({ keyLength: 65 }) }],
  ['a long salt', solvedSchema, { ...SOLVED, challenge: withParameters({ salt: 'a'.repeat(65) }) }],
  ['a salt that is no number', solvedSchema, { ...SOLVED, challenge: withParameters({ salt: 'aq' }) }],
  ['a salt after something', solvedSchema, { ...SOLVED, challenge: withParameters({ salt: 'qa' }) }],
  ['another algorithm', solvedSchema, { ...SOLVED, challenge: withParameters({ algorithm: 'none' }) }],
  ['a counter below 0', solvedSchema, { ...SOLVED, solution: { ...SOLVED.solution, counter: -1 } }],
  ['a counter of 33 bits', solvedSchema, { ...SOLVED, solution: { ...SOLVED.solution, counter: 2 ** 32 } }],
])('%s is refused', (_, schema, value) => expect(schema.safeParse(value).success).toBe(false))

function withParameters(change: object): object {
  return { ...CHALLENGE, parameters: { ...CHALLENGE.parameters, ...change } }
}

test('a photo is of one of the people that the specification names, or of a role in the wizard', () => {
  const relations = 'yo madre padre hijo hija hermano hermana abuelo abuela amigo amiga mascota otro'.split(' ')
  expect(PHOTO_RELATIONS).toEqual([...relations, 'combinada', 'sender', 'recipient'])
  const description = ` ${'a'.repeat(300)} `
  expect(photoFieldsSchema.parse({ personRelation: 'yo', description })).toEqual({
    personRelation: 'yo',
    description: description.trim(),
  })
  expect(photoFieldsSchema.parse({ personRelation: 'sender' })).toEqual({ personRelation: 'sender' })
  const wrong = photoFieldsSchema
    .safeParse({ description: 'a'.repeat(301) })
    .error?.issues.map(({ message }) => message)
  expect(wrong).toEqual([MESSAGES.photoRelationRequired, tooLong(300)])
})

test('combining takes exactly two photos and some words, else the data are incomplete', () => {
  expect(combineSchema.parse({ photoId1: 1, photoId2: 2, prompt: ` ${'a'.repeat(2_000)} ` })).toEqual({
    photoId1: 1,
    photoId2: 2,
    prompt: 'a'.repeat(2_000),
  })
  const { issues = [] } = combineSchema.safeParse({}).error ?? {}
  expect(issues.map(({ message }) => message)).toEqual(Array.from({ length: 3 }, () => MESSAGES.combineIncomplete))
  for (const [prompt, message] of [
    ['', MESSAGES.combineIncomplete],
    ['a'.repeat(2_001), tooLong(2_000)],
  ])
    expect(combineSchema.safeParse({ photoId1: 1, photoId2: 2, prompt }).error?.issues[0]?.message).toBe(message)
})

test('a delivery is in one of the states that its page has words for', () => {
  for (const state of DELIVERY_STATES) expect(state).toMatch(/^[a-z_]+$/)
  expect(new Set(DELIVERY_STATES).size).toBe(8)
})

test('whatever is found in a photo, kind words say what would help', () => {
  for (const finding of PHOTO_FINDINGS) expect(FINDING_TEXTS[finding]).toMatch(/^(No hemos|Hay|La cara|La foto).+\.$/)
})
