import { z } from './zod.ts'
import { chapterChangeSchema, storyChangeSchema, workshopSchema } from './changes.ts'
import { generationSchema, storyBriefSchema } from './brief.ts'
import { passwordAgainSchema, profileSchema, userSchema } from './accounts.ts'
import { configSchema } from './config.ts'
import { readinessSchema } from './readiness.ts'
import {
  GIFT_EDITIONS,
  giftChangeSchema,
  giftPictureSchema,
  giftRecordingSchema,
  giftSchema,
  parcelSchema,
  tokenSchema,
} from './gifts.ts'
import { giftCardOrderSchema, giftCardSchema } from './gift-cards.ts'
import {
  arrangementSchema,
  dedicationPhotoSchema,
  entryFieldsSchema,
  entryParamsSchema,
  guestbookDaySchema,
  guestbookSchema,
  invitationSchema,
  ownEntrySchema,
  ownSecretSchema,
  ownSecretsSchema,
} from './guestbooks.ts'
import { idSchema, wholeNumber } from './ids.ts'
import { lineOf, type Method, type MethodOf, type PathOf, type RouteName } from './paths.ts'
import { findingsSchema, seenLookSchema } from './looks.ts'
import { combineSchema, photoFieldsSchema, photoSchema } from './photos.ts'
import { challengeSchema, solvedSchema } from './proofs.ts'
import { EDITIONS } from './editions.ts'
import { checkoutSchema, checkoutSessionSchema, deliverySchema, verificationSchema } from './purchases.ts'
import {
  generatedTextSchema,
  illustrateSchema,
  paragraphSchema,
  shareSchema,
  storySchema,
  storySummarySchema,
} from './stories.ts'
import { receivedThanksSchema, thanksSchema } from './thanks.ts'
import { READING_PURPOSES } from './readings.ts'
import { chapterSchema, recordingSchema } from './recordings.ts'
import { drawLooksSchema, readLookFieldsSchema } from './sitters.ts'
import { ROUTE_TERMS, type Terms } from './terms.ts'
import { partialBriefSchema, understandingSchema } from './understanding.ts'

/**
 * What travels with a call. `body` is JSON; `form` lists the text fields of a multipart body whose file
 * travels as `photo` or `sound`, and may be missing where `withoutPhoto` says so; a route without `response` answers
 * bytes or an event stream.
 */
type Schemas = {
  summary: string
  params?: z.ZodObject
  query?: z.ZodType
  body?: z.ZodType
  form?: z.ZodObject
  withoutPhoto?: true
  response?: z.ZodType
  /** Media type of an answer that is not JSON. */
  produces?: string
}

export type Route = Schemas & Terms & { method: Method; path: string }

const byId = z.object({ id: idSchema })
const byStoryId = z.object({ storyId: idSchema })
const photoAnswer = z.object({ photo: photoSchema, findings: findingsSchema.optional() })

const byChapter = byStoryId.extend({ chapter: chapterSchema })
/** `v` tells browsers one recording from the next. */
const soundQuery = z.object({ v: z.string().max(20).optional() })

/** Of the smaller sizes of an illustration. */
const MAX_WIDTH = 960
const pictureQuery = z.object({
  w: wholeNumber(MAX_WIDTH)
    .pipe(z.union([z.literal(320), z.literal(640), z.literal(960)]))
    .optional(),
})

const schemas = {
  getConfig: { summary: 'What this installation is', response: configSchema },
  getHealth: {
    summary: 'Answers as long as the process lives',
    response: z.object({ status: z.literal('ok') }),
  },
  getReady: {
    summary:
      'Whether this process can do its work: 200 while the database answers and it is not about to end, else 503',
    response: readinessSchema,
  },

  getChallenge: {
    summary: 'A proof of work to bring before what costs money; null where none is asked for',
    response: z.object({ challenge: challengeSchema.nullable() }),
  },
  proveWork: {
    summary: 'Bring a solved challenge: good for one story',
    body: solvedSchema,
    response: z.object({ proven: z.literal(true) }),
  },

  getUser: { summary: 'The signed-in user', response: userSchema },
  login: {
    summary: 'Leads to the page (or the provider) where one signs in',
    query: z.object({ next: z.string().max(500).optional() }),
  },
  logout: { summary: 'Ends the session and leads to the landing page' },
  updateUser: {
    summary: 'Change one’s names and words about oneself',
    body: profileSchema,
    response: userSchema,
  },
  setProfilePicture: {
    summary: 'Change one’s picture',
    form: z.object({}),
    response: userSchema,
  },
  getProfilePicture: {
    summary: 'One’s picture',
    query: z.object({ v: z.string().max(100).optional() }),
    produces: 'image/jpeg',
  },
  deleteAccount: {
    summary: 'Delete one’s account with everything in it',
    body: passwordAgainSchema,
    response: z.object({ deleted: z.literal(true) }),
  },
  exportAccount: {
    summary: 'Everything that is kept of oneself, as a zip',
    produces: 'application/zip',
  },
  deleteStory: {
    summary: 'Delete a story, with the photos that it was made from where that is asked for',
    params: byId,
    query: z.object({ photos: z.enum(['keep', 'delete']).default('keep') }),
    response: z.object({ id: z.number().int() }),
  },
  listStories: {
    summary: 'The signed-in user’s stories, newest first',
    query: z.object({ before: idSchema.optional(), limit: wholeNumber(100).default(50) }),
    response: z.array(storySummarySchema),
  },

  listOwnStories: {
    summary: 'The newest stories of whoever asks, with an account or without',
    response: z.array(storySummarySchema),
  },

  uploadPhoto: {
    summary: 'Upload a photo',
    form: photoFieldsSchema,
    response: photoAnswer,
  },
  addPhoto: {
    summary: 'Add a photo to the library',
    form: photoFieldsSchema,
    response: photoAnswer,
  },
  readLook: {
    summary: 'How the person on a photo looks, and where it does not show, how they are likely to; nothing is stored',
    form: readLookFieldsSchema,
    response: seenLookSchema,
  },
  drawLooks: {
    summary: 'The heads of looks, side by side as a story in this style draws them; nothing is stored',
    body: drawLooksSchema,
    produces: 'image/webp',
  },
  listPhotos: {
    summary: 'The photo library, newest first',
    query: z.object({ before: idSchema.optional(), limit: wholeNumber(100).default(60) }),
    response: z.array(photoSchema),
  },
  getPhoto: { summary: 'One photo', params: byId, response: photoSchema },
  getPhotoImage: {
    summary: 'The photo itself, its thumbnail or the face on it',
    params: byId,
    query: z.object({ size: z.enum(['full', 'thumbnail', 'face']).default('full') }),
    produces: 'image/jpeg',
  },
  deletePhoto: {
    summary: 'Delete a photo',
    params: byId,
    response: z.object({ id: z.number().int() }),
  },
  combinePhotos: {
    summary: 'Make one picture out of two photos',
    body: combineSchema,
    response: z.object({ imageUrl: z.string() }),
  },

  generateStory: {
    summary: 'Write and illustrate a story; answers lines prefixed `data:`',
    body: generationSchema,
    produces: 'text/event-stream',
  },
  streamStory: {
    summary: 'Write and illustrate a story; answers an event stream that can be resumed',
    query: generationSchema,
    produces: 'text/event-stream',
  },
  beginStory: {
    summary: 'Begin to write a story, without its illustrations; answers at once, the text comes with its events',
    body: generationSchema,
    response: z.object({ storyId: z.number().int() }),
  },
  generateText: {
    summary: 'Write a story, without its illustrations',
    body: generationSchema,
    response: generatedTextSchema,
  },
  readAnswers: {
    summary: 'What is understood of the answers of a brief, as far as it is written; nothing is stored',
    query: z.object({ purpose: z.enum(READING_PURPOSES).default('review') }),
    body: partialBriefSchema,
    response: understandingSchema,
  },
  followStory: {
    summary: 'What happens to a story while it is made; answers an event stream that can be resumed',
    params: byStoryId,
    produces: 'text/event-stream',
  },
  illustrateStory: {
    summary: 'Ask for every picture that a story lacks; answers at once, the pictures come with its events',
    params: byStoryId,
    body: illustrateSchema.pick({ senderPhotoId: true, recipientPhotoId: true, illustrationStyle: true }),
    response: z.object({ storyId: z.number().int() }),
  },
  illustrateParagraph: {
    summary: 'Draw a paragraph’s illustration',
    params: byId,
    body: illustrateSchema,
    response: z.object({ imageUrl: z.string() }),
  },
  generateCover: {
    summary: 'Draw the cover',
    params: byStoryId,
    body: illustrateSchema.omit({ imagePrompt: true }),
    response: z.object({ coverImageUrl: z.string() }),
  },
  listParagraphs: {
    summary: 'A story’s paragraphs in order',
    params: byStoryId,
    response: z.array(paragraphSchema),
  },
  changeParagraph: {
    summary: 'Change a chapter’s words',
    params: byId,
    body: chapterChangeSchema,
    response: paragraphSchema,
  },
  changeStory: {
    summary: 'Change a story’s title or dedication',
    params: byId,
    body: storyChangeSchema,
    response: workshopSchema,
  },
  getWorkshop: {
    summary: 'What can be changed in a story: the versions of its pictures, its title and dedication',
    params: byStoryId,
    response: workshopSchema,
  },
  choosePicture: {
    summary: 'Put one of a picture’s versions in its place',
    params: byId,
    response: workshopSchema,
  },
  getStory: { summary: 'One story', params: byId, response: storySchema },
  shareStory: {
    summary: 'Send a bought story’s link by e-mail, with a note from the sender',
    params: byStoryId,
    body: shareSchema,
    response: z.object({ sent: z.literal(true) }),
  },
  getBrief: {
    summary: 'The answers that a story was made from, and which of its pictures come by themselves',
    params: byStoryId,
    response: storyBriefSchema,
  },
  getPicture: {
    summary: 'An illustration, in full or `w` pixels wide',
    params: byId,
    query: pictureQuery,
    produces: 'image/jpeg',
  },
  getPdf: {
    summary: 'The book: a sample until the story is bought',
    params: byId,
    query: z.object({ edition: z.enum(EDITIONS).optional() }),
    produces: 'application/pdf',
  },

  createCheckoutSession: {
    summary: 'Begin the purchase of a story',
    params: byStoryId,
    body: checkoutSchema,
    response: checkoutSessionSchema,
  },
  verifyCheckoutSession: {
    summary: 'Whether a checkout session was paid',
    params: z.object({ sessionId: z.string().min(1).max(300) }),
    response: verificationSchema,
  },
  getDelivery: {
    summary: 'How far the delivery of a story is',
    params: byStoryId,
    response: deliverySchema,
  },
  buyGiftCard: {
    summary: 'Begin the purchase of a gift card for one story; the same `id` is one card',
    body: giftCardOrderSchema,
    response: checkoutSessionSchema,
  },
  openBoughtGiftCard: {
    summary: 'Leads from the provider’s page to the card that was paid there',
    query: z.object({ session_id: z.string().min(1).max(300) }),
  },
  getGiftCard: {
    summary: 'A gift card: its words, its state, and its code while that can be used',
    params: tokenSchema,
    response: giftCardSchema,
  },
  getGiftCardSheet: {
    summary: 'A gift card with its code, to print',
    params: tokenSchema,
    produces: 'application/pdf',
  },
  getGift: {
    summary:
      'The wrapped page of a bought story, as its giver sees it; it is there from the first time it is asked for',
    params: byStoryId,
    response: giftSchema,
  },
  changeGift: {
    summary: 'Change the line on a gift’s tag, or the day from which it can be opened',
    params: byStoryId,
    body: giftChangeSchema,
    response: giftSchema,
  },
  renewGift: {
    summary: 'Give a gift another address; the one before opens nothing from then on',
    params: byStoryId,
    response: giftSchema,
  },
  closeGift: {
    summary: 'Close a gift’s address: it opens nothing until it is renewed',
    params: byStoryId,
    response: giftSchema,
  },
  getParcel: {
    summary: 'What a gift’s link shows: the wrapping, and from its day on the story',
    params: tokenSchema,
    response: parcelSchema,
  },
  openParcel: {
    summary: 'Say that a gift was untied; its giver hears of the first time',
    params: tokenSchema,
    response: z.object({ opened: z.literal(true) }),
  },
  stopGiftMail: {
    summary: 'Ask for no more messages about a gift; what mail programs call to unsubscribe',
    params: tokenSchema,
    response: z.object({ stopped: z.literal(true) }),
  },
  getParcelPicture: {
    summary: 'An illustration of a gift that can be opened, in full or `w` pixels wide',
    params: giftPictureSchema,
    query: pictureQuery,
    produces: 'image/jpeg',
  },
  getParcelBook: {
    summary: 'The book of a gift that can be opened',
    params: tokenSchema,
    query: z.object({ edition: z.enum(GIFT_EDITIONS).default('digital') }),
    produces: 'application/pdf',
  },
  getParcelRecording: {
    summary: 'A chapter in its giver’s voice, of a gift that can be opened',
    params: giftRecordingSchema,
    query: soundQuery,
    produces: 'audio/mpeg',
  },
  listRecordings: {
    summary: 'The chapters of a story that are recorded in its giver’s voice',
    params: byStoryId,
    response: z.array(recordingSchema),
  },
  keepRecording: {
    summary: 'Record a chapter of a bought story: a WAV file of one channel with 16 bits at 24 kHz, as `sound`',
    params: byChapter,
    form: z.object({}),
    response: z.array(recordingSchema),
  },
  getRecording: {
    summary: 'A chapter in its giver’s voice',
    params: byChapter,
    query: soundQuery,
    produces: 'audio/mpeg',
  },
  deleteRecording: {
    summary: 'Delete a chapter’s recording',
    params: byChapter,
    response: z.array(recordingSchema),
  },
  sendThanks: {
    summary: 'Answer the giver of a gift that can be opened, with words or a reaction; the same `id` is kept once',
    params: tokenSchema,
    body: thanksSchema,
    response: z.object({ sent: z.literal(true) }),
  },
  listThanks: {
    summary: 'What was answered to the giver of a story, newest first',
    params: byStoryId,
    response: z.array(receivedThanksSchema),
  },
  deleteThanks: {
    summary: 'Delete an answer to a gift; those that are left',
    params: byStoryId.extend({ thanksId: z.uuid() }),
    response: z.array(receivedThanksSchema),
  },
  getParcelDedicationPhoto: {
    summary: 'The photo beside one of the dedications of a gift that can be opened',
    params: dedicationPhotoSchema,
    produces: 'image/jpeg',
  },
  getGuestbook: {
    summary: 'What relatives left for a story, and the link by which they do, as its giver sees them',
    params: byStoryId,
    response: guestbookSchema,
  },
  openGuestbook: {
    summary: 'Give a story’s guestbook a new link, open until a day; one before opens nothing from then on',
    params: byStoryId,
    body: guestbookDaySchema,
    response: guestbookSchema,
  },
  changeGuestbook: {
    summary: 'Change the day until which a guestbook takes words',
    params: byStoryId,
    body: guestbookDaySchema,
    response: guestbookSchema,
  },
  closeGuestbook: {
    summary: 'Close a guestbook’s link: it opens nothing until there is a new one; what was left stays',
    params: byStoryId,
    response: guestbookSchema,
  },
  arrangeEntries: {
    summary: 'Order what relatives left, and take it into the book or out of it',
    params: byStoryId,
    body: arrangementSchema,
    response: guestbookSchema,
  },
  deleteEntry: {
    summary: 'Delete what a relative left, its photo included',
    params: entryParamsSchema,
    response: guestbookSchema,
  },
  getDedicationPhoto: {
    summary: 'The photo beside a dedication; of those that are not in the book, for its giver alone',
    params: entryParamsSchema,
    produces: 'image/jpeg',
  },
  getInvitation: {
    summary: 'For whom a guestbook’s link takes words, and until when',
    params: tokenSchema,
    response: invitationSchema,
  },
  leaveEntry: {
    summary: 'Leave words for a story, or change those left under the same secret; with a photo or without',
    params: tokenSchema,
    form: entryFieldsSchema,
    withoutPhoto: true,
    response: ownEntrySchema,
  },
  readOwnEntries: {
    summary: 'What was left under these secrets; of unknown ones nothing',
    body: ownSecretsSchema,
    response: z.array(ownEntrySchema),
  },
  withdrawEntry: {
    summary: 'Take back what was left under a secret, at any time',
    body: ownSecretSchema,
    response: z.object({ withdrawn: z.literal(true) }),
  },
} as const satisfies Record<RouteName, Schemas>

type Routes = {
  [Name in RouteName]: { method: MethodOf<Name>; path: PathOf<Name> } & Terms & (typeof schemas)[Name]
}

/** The calls that the server answers: method and path, terms and what travels, each from its table. */
export const routes = mintRoutes()

function mintRoutes(): Routes {
  const names = Object.keys(schemas) as RouteName[]
  return Object.fromEntries(
    names.map((name) => [name, { ...lineOf(name), ...ROUTE_TERMS[name], ...schemas[name] }]),
  ) as Routes
}
