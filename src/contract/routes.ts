import { z } from 'zod'
import { chapterChangeSchema, storyChangeSchema, workshopSchema } from './changes.ts'
import { briefSchema, generationSchema } from './brief.ts'
import { passwordAgainSchema, profileSchema, userSchema } from './accounts.ts'
import { configSchema } from './config.ts'
import { readinessSchema } from './readiness.ts'
import { findingsSchema, seenLookSchema } from './looks.ts'
import { combineSchema, photoFieldsSchema, photoSchema } from './photos.ts'
import { CHALLENGE_PATH, challengeSchema, solvedSchema } from './proofs.ts'
import { checkoutSchema, checkoutSessionSchema, deliverySchema, EDITIONS, verificationSchema } from './purchases.ts'
import {
  generatedTextSchema,
  illustrateSchema,
  paragraphSchema,
  shareSchema,
  storySchema,
  storySummarySchema,
} from './stories.ts'

/**
 * Every call between browser and server. `body` is JSON; `form` lists the text fields of a multipart
 * body whose file travels as `photo`; a route without `response` answers bytes or an event stream.
 */
export type Route = {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  path: string
  summary: string
  params?: z.ZodObject
  query?: z.ZodType
  body?: z.ZodType
  form?: z.ZodObject
  response?: z.ZodType
  /** Media type of an answer that is not JSON. */
  produces?: string
}

const id = z.coerce.number().int().positive().max(2_147_483_647)
const byId = z.object({ id })
const byStoryId = z.object({ storyId: id })
const photoAnswer = z.object({ photo: photoSchema, findings: findingsSchema.optional() })

export const routes = {
  getConfig: { method: 'GET', path: '/api/config', summary: 'What this installation is', response: configSchema },
  getHealth: {
    method: 'GET',
    path: '/api/health',
    summary: 'Answers as long as the process lives',
    response: z.object({ status: z.literal('ok') }),
  },
  getReady: {
    method: 'GET',
    path: '/api/ready',
    summary:
      'Whether this process can do its work: 200 while the database answers and it is not about to end, else 503',
    response: readinessSchema,
  },

  getChallenge: {
    method: 'GET',
    path: CHALLENGE_PATH,
    summary: 'A proof of work to bring before what costs money; null where none is asked for',
    response: z.object({ challenge: challengeSchema.nullable() }),
  },
  proveWork: {
    method: 'POST',
    path: CHALLENGE_PATH,
    summary: 'Bring a solved challenge: good for one story',
    body: solvedSchema,
    response: z.object({ proven: z.literal(true) }),
  },

  getUser: { method: 'GET', path: '/api/auth/user', summary: 'The signed-in user', response: userSchema },
  login: {
    method: 'GET',
    path: '/api/login',
    summary: 'Leads to the page (or the provider) where one signs in',
    query: z.object({ next: z.string().max(500).optional() }),
  },
  logout: { method: 'GET', path: '/api/logout', summary: 'Ends the session and leads to the landing page' },
  updateUser: {
    method: 'PATCH',
    path: '/api/account',
    summary: 'Change one’s names and words about oneself',
    body: profileSchema,
    response: userSchema,
  },
  setProfilePicture: {
    method: 'POST',
    path: '/api/account/picture',
    summary: 'Change one’s picture',
    form: z.object({}),
    response: userSchema,
  },
  getProfilePicture: {
    method: 'GET',
    path: '/api/account/picture',
    summary: 'One’s picture',
    query: z.object({ v: z.string().max(100).optional() }),
    produces: 'image/jpeg',
  },
  deleteAccount: {
    method: 'DELETE',
    path: '/api/account',
    summary: 'Delete one’s account with everything in it',
    body: passwordAgainSchema,
    response: z.object({ deleted: z.literal(true) }),
  },
  exportAccount: {
    method: 'GET',
    path: '/api/account/export',
    summary: 'Everything that is kept of oneself, as a zip',
    produces: 'application/zip',
  },
  deleteStory: {
    method: 'DELETE',
    path: '/api/stories/:id',
    summary: 'Delete a story',
    params: byId,
    response: z.object({ id: z.number().int() }),
  },
  listStories: {
    method: 'GET',
    path: '/api/auth/stories',
    summary: 'The signed-in user’s stories, newest first',
    query: z.object({ before: id.optional(), limit: z.coerce.number().int().min(1).max(100).default(50) }),
    response: z.array(storySummarySchema),
  },

  uploadPhoto: {
    method: 'POST',
    path: '/api/photos/upload',
    summary: 'Upload a photo',
    form: photoFieldsSchema,
    response: photoAnswer,
  },
  addPhoto: {
    method: 'POST',
    path: '/api/photos',
    summary: 'Add a photo to the library',
    form: photoFieldsSchema,
    response: photoAnswer,
  },
  readLook: {
    method: 'POST',
    path: '/api/photos/look',
    summary: 'How the person on a photo looks; the photo is not stored',
    form: z.object({}),
    response: seenLookSchema,
  },
  listPhotos: {
    method: 'GET',
    path: '/api/photos',
    summary: 'The photo library, newest first',
    query: z.object({ before: id.optional(), limit: z.coerce.number().int().min(1).max(100).default(60) }),
    response: z.array(photoSchema),
  },
  getPhoto: { method: 'GET', path: '/api/photos/:id', summary: 'One photo', params: byId, response: photoSchema },
  getPhotoImage: {
    method: 'GET',
    path: '/api/photos/:id/image',
    summary: 'The photo itself, its thumbnail or the face on it',
    params: byId,
    query: z.object({ size: z.enum(['full', 'thumbnail', 'face']).default('full') }),
    produces: 'image/jpeg',
  },
  deletePhoto: {
    method: 'DELETE',
    path: '/api/photos/:id',
    summary: 'Delete a photo',
    params: byId,
    response: z.object({ id: z.number().int() }),
  },
  combinePhotos: {
    method: 'POST',
    path: '/api/photos/combine',
    summary: 'Make one picture out of two photos',
    body: combineSchema,
    response: z.object({ imageUrl: z.string() }),
  },

  generateStory: {
    method: 'POST',
    path: '/api/stories/generate',
    summary: 'Write and illustrate a story; answers lines prefixed `data:`',
    body: generationSchema,
    produces: 'text/event-stream',
  },
  streamStory: {
    method: 'GET',
    path: '/api/stories/generate-sse',
    summary: 'Write and illustrate a story; answers an event stream that can be resumed',
    query: generationSchema,
    produces: 'text/event-stream',
  },
  generateText: {
    method: 'POST',
    path: '/api/stories/generate-text',
    summary: 'Write a story, without its illustrations',
    body: generationSchema,
    response: generatedTextSchema,
  },
  findAttempt: {
    method: 'GET',
    path: '/api/stories/attempts/:attempt',
    summary: 'The story that a wish to generate has become; null until there is one',
    params: z.object({ attempt: z.uuid() }),
    response: z.object({ storyId: z.number().int().nullable() }),
  },
  followStory: {
    method: 'GET',
    path: '/api/stories/:storyId/events',
    summary: 'What happens to a story while it is made; answers an event stream that can be resumed',
    params: byStoryId,
    produces: 'text/event-stream',
  },
  illustrateParagraph: {
    method: 'POST',
    path: '/api/paragraphs/:id/illustrate',
    summary: 'Draw a paragraph’s illustration',
    params: byId,
    body: illustrateSchema,
    response: z.object({ imageUrl: z.string() }),
  },
  generateCover: {
    method: 'POST',
    path: '/api/stories/:storyId/generate-cover',
    summary: 'Draw the cover',
    params: byStoryId,
    body: illustrateSchema.omit({ imagePrompt: true }),
    response: z.object({ coverImageUrl: z.string() }),
  },
  listParagraphs: {
    method: 'GET',
    path: '/api/stories/:storyId/paragraphs',
    summary: 'A story’s paragraphs in order',
    params: byStoryId,
    response: z.array(paragraphSchema),
  },
  changeParagraph: {
    method: 'PATCH',
    path: '/api/paragraphs/:id',
    summary: 'Change a chapter’s words',
    params: byId,
    body: chapterChangeSchema,
    response: paragraphSchema,
  },
  changeStory: {
    method: 'PATCH',
    path: '/api/stories/:id',
    summary: 'Change a story’s title or dedication',
    params: byId,
    body: storyChangeSchema,
    response: workshopSchema,
  },
  getWorkshop: {
    method: 'GET',
    path: '/api/stories/:storyId/workshop',
    summary: 'What can be changed in a story: the versions of its pictures, its title and dedication',
    params: byStoryId,
    response: workshopSchema,
  },
  choosePicture: {
    method: 'POST',
    path: '/api/pictures/:id/choose',
    summary: 'Put one of a picture’s versions in its place',
    params: byId,
    response: workshopSchema,
  },
  getStory: { method: 'GET', path: '/api/stories/:id', summary: 'One story', params: byId, response: storySchema },
  shareStory: {
    method: 'POST',
    path: '/api/stories/:storyId/share',
    summary: 'Send a bought story’s link by e-mail, with a note from the sender',
    params: byStoryId,
    body: shareSchema,
    response: z.object({ sent: z.literal(true) }),
  },
  getBrief: {
    method: 'GET',
    path: '/api/stories/:storyId/brief',
    summary: 'The answers that a story was made from',
    params: byStoryId,
    response: briefSchema,
  },
  getPicture: {
    method: 'GET',
    path: '/api/pictures/:id',
    summary: 'An illustration, in full or `w` pixels wide',
    params: byId,
    query: z.object({
      w: z.coerce
        .number()
        .pipe(z.union([z.literal(320), z.literal(640), z.literal(960)]))
        .optional(),
    }),
    produces: 'image/jpeg',
  },
  getPdf: {
    method: 'GET',
    path: '/api/stories/:id/pdf',
    summary: 'The book: a sample until the story is bought',
    params: byId,
    query: z.object({ edition: z.enum(EDITIONS).optional() }),
    produces: 'application/pdf',
  },

  createCheckoutSession: {
    method: 'POST',
    path: '/api/stories/:storyId/create-checkout-session',
    summary: 'Begin the purchase of a story',
    params: byStoryId,
    body: checkoutSchema,
    response: checkoutSessionSchema,
  },
  verifyCheckoutSession: {
    method: 'GET',
    path: '/api/checkout-sessions/:sessionId/verify',
    summary: 'Whether a checkout session was paid',
    params: z.object({ sessionId: z.string().min(1).max(300) }),
    response: verificationSchema,
  },
  getDelivery: {
    method: 'GET',
    path: '/api/stories/:storyId/delivery',
    summary: 'How far the delivery of a story is',
    params: byStoryId,
    response: deliverySchema,
  },
} as const satisfies Record<string, Route>

export type RouteName = keyof typeof routes
