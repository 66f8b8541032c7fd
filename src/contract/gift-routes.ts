import { z } from './zod.ts'
import {
  GIFT_EDITIONS,
  giftChangeSchema,
  giftPictureSchema,
  giftRecordingSchema,
  giftSchema,
  parcelSchema,
  tokenSchema,
} from './gifts.ts'
import { giftDedicationSchema } from './guestbooks.ts'
import { receivedThanksSchema, thanksFieldsSchema } from './thanks.ts'
import { chapterSchema, narrationSchema, recordingSchema } from './recordings.ts'
import type { RouteName } from './paths.ts'
import { byStoryId, pictureQuery, type Schemas } from './route-parts.ts'

const thanksParams = byStoryId.extend({ thanksId: z.uuid() })
const byChapter = byStoryId.extend({ chapter: chapterSchema })
/** `v` tells browsers one recording from the next. */
const soundQuery = z.object({ v: z.string().max(20).optional() })

/** A bought story as a gift: its wrapped page, its giver’s voice, the thanks for it. */
export const giftRoutes = {
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
  getNarration: {
    summary: 'How it stands with the narrator of a story',
    params: byStoryId,
    response: narrationSchema,
  },
  startNarration: {
    summary: 'Have a narrator read the chapters of a bought story that its giver has not recorded; once at a time',
    params: byStoryId,
    response: narrationSchema,
  },
  sendThanks: {
    summary: 'Answer the giver of a gift that can be opened: words, a reaction, a voice message; one `id` is kept once',
    params: tokenSchema,
    form: thanksFieldsSchema,
    withoutFile: true,
    response: z.object({ sent: z.literal(true) }),
  },
  listThanks: {
    summary: 'What was answered to the giver of a story, newest first',
    params: byStoryId,
    response: z.array(receivedThanksSchema),
  },
  deleteThanks: {
    summary: 'Delete an answer to a gift; those that are left',
    params: thanksParams,
    response: z.array(receivedThanksSchema),
  },
  getThanksSound: {
    summary: 'The voice message of an answer to the giver of a story',
    params: thanksParams,
    produces: 'audio/mpeg',
  },
  getParcelDedicationSound: {
    summary: 'The voice message beside one of the dedications of a gift that can be opened',
    params: giftDedicationSchema,
    produces: 'audio/mpeg',
  },
  getParcelDedicationPhoto: {
    summary: 'The photo beside one of the dedications of a gift that can be opened',
    params: giftDedicationSchema,
    produces: 'image/jpeg',
  },
} as const satisfies Partial<Record<RouteName, Schemas>>
