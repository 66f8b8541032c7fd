import { z } from './zod.ts'
import { tokenSchema } from './gifts.ts'
import {
  arrangementSchema,
  entryFieldsSchema,
  entryParamsSchema,
  guestbookChangeSchema,
  guestbookDaySchema,
  guestbookSchema,
  invitationSchema,
  ownEntrySchema,
  ownSecretSchema,
  ownSecretsSchema,
} from './guestbooks.ts'
import type { RouteName } from './paths.ts'
import { byStoryId, type Schemas } from './route-parts.ts'

/** What relatives leave for a story. */
export const guestbookRoutes = {
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
    summary: 'Change the day until which a guestbook takes words, or whether its giver is told of them by mail',
    params: byStoryId,
    body: guestbookChangeSchema,
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
    summary: 'Delete what a relative left, its photo and voice message included',
    params: entryParamsSchema,
    response: guestbookSchema,
  },
  getDedicationPhoto: {
    summary: 'The photo beside a dedication; of those that are not in the book, for its giver alone',
    params: entryParamsSchema,
    produces: 'image/jpeg',
  },
  getDedicationSound: {
    summary: 'The voice message beside a dedication; of those that are not in the book, for its giver alone',
    params: entryParamsSchema,
    produces: 'audio/mpeg',
  },
  getInvitation: {
    summary: 'For whom a guestbook’s link takes words, and until when',
    params: tokenSchema,
    response: invitationSchema,
  },
  leaveEntry: {
    summary:
      'Leave words for a story, or change those left under the same secret; with a photo, a voice message, both or neither',
    params: tokenSchema,
    form: entryFieldsSchema,
    withoutFile: true,
    response: ownEntrySchema,
  },
  stopGuestbookMail: {
    summary: 'Ask for no more messages about a story’s guestbook; what its giver’s mail program calls to unsubscribe',
    params: tokenSchema,
    response: z.object({ stopped: z.literal(true) }),
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
} as const satisfies Partial<Record<RouteName, Schemas>>
