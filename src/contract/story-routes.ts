import { z } from './zod.ts'
import { chapterChangeSchema, storyChangeSchema, workshopSchema } from './changes.ts'
import { generationSchema, storyBriefSchema } from './brief.ts'
import { idSchema, wholeNumber } from './ids.ts'
import { EDITIONS } from './editions.ts'
import {
  generatedTextSchema,
  illustrateSchema,
  paragraphSchema,
  shareSchema,
  storySchema,
  storySummarySchema,
} from './stories.ts'
import { READING_PURPOSES } from './readings.ts'
import { partialBriefSchema, understandingSchema } from './understanding.ts'
import type { RouteName } from './paths.ts'
import { byId, byStoryId, pictureQuery, type Schemas } from './route-parts.ts'

/** Making, changing and reading stories. */
export const storyRoutes = {
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
} as const satisfies Partial<Record<RouteName, Schemas>>
