import { isNotNull, isNull, sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  serial,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { StoryEvent } from '../../../contract/events.ts'
import { STYLES } from '../../../contract/styles.ts'
import type { JudgeAnswer, Scene, WishOutcome } from '../../../engine.ts'
import { briefColumn } from './stored-brief.ts'
import { users } from './accounts.ts'
import { photos } from './photos.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/**
 * `writing` until all chapters are stored, `illustrating` while pictures are being drawn that the
 * story was asked to have, `written` where nobody asked for them yet, then `complete`; or `failed`.
 */
const STORY_STATUSES = ['writing', 'written', 'illustrating', 'complete', 'failed'] as const
export type StoryStatus = (typeof STORY_STATUSES)[number]

export const stories = pgTable(
  'stories',
  {
    id: serial('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    brief: briefColumn('brief').notNull(),
    senderPhotoId: integer('sender_photo_id').references(() => photos.id, { onDelete: 'set null' }),
    recipientPhotoId: integer('recipient_photo_id').references(() => photos.id, { onDelete: 'set null' }),

    storyTitle: text('story_title'),
    /** The sender's own words at the book's beginning; empty for none. */
    dedication: text('dedication').notNull().default(''),
    storyContent: text('story_content'),
    coverPictureId: integer('cover_picture_id'),

    status: text('status', { enum: STORY_STATUSES }).notNull().default('writing'),
    /** Why a story failed, in Spanish, for the person. */
    failure: text('failure'),
    /** It was refused, and will be again unless something is changed. */
    refused: boolean('refused').notNull().default(false),
    /** Pictures are drawn as soon as their chapter exists. */
    illustrated: boolean('illustrated').notNull().default(false),
    /** Names one wish to generate; see `generationSchema`. */
    attempt: uuid('attempt'),
    /** Digest of the answers: an equal wish attaches to a story that is still being made. */
    briefDigest: text('brief_digest').notNull(),
    /** What engines derive their randomness from. */
    seed: text('seed').notNull(),
    /** Both people in words, and the cover, as the writer gave them. */
    characters: text('characters').notNull().default(''),
    /** The writer's own name of the plot, where it tells from plots: its customer is told another next time. */
    plot: text('plot'),
    coverPrompt: text('cover_prompt'),
    coverScene: jsonb('cover_scene').$type<Scene>(),
    /** The number of the newest entry of the story's event log. */
    lastSeq: integer('last_seq').notNull().default(0),
    progress: integer('progress').notNull().default(0),
    /** Work waits until then, because an engine's provider said when to retry. Ignored once it has passed. */
    postponedUntil: moment('postponed_until'),
    /** Set once a purchase was paid; withdrawn by a refund. */
    boughtAt: moment('bought_at'),
    /** Why a paid story could not be delivered, for the operator. */
    flag: text('flag'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('stories_user').on(table.userId, table.id),
    uniqueIndex('stories_attempt').on(table.userId, table.attempt).where(isNotNull(table.attempt)),
    index('stories_under_way')
      .on(table.userId, table.briefDigest)
      .where(sql`${table.status} in ('writing', 'illustrating')`),
    index('stories_unfinished')
      .on(table.updatedAt)
      .where(sql`${table.status} in ('writing', 'illustrating')`),
    index('stories_unbought').on(table.createdAt).where(isNull(table.boughtAt)),
    index('stories_sender_photo').on(table.senderPhotoId),
    index('stories_recipient_photo').on(table.recipientPhotoId),
    index('stories_flagged').on(table.id).where(isNotNull(table.flag)),
  ],
)

export const paragraphs = pgTable(
  'paragraphs',
  {
    id: serial('id').primaryKey(),
    storyId: integer('story_id')
      .notNull()
      .references(() => stories.id, { onDelete: 'cascade' }),
    paragraphNumber: integer('paragraph_number').notNull(),
    /** Title, blank line, text; see `splitChapter`. */
    paragraphText: text('paragraph_text').notNull(),
    imagePrompt: text('image_prompt').notNull(),
    scene: jsonb('scene').$type<Scene>().notNull(),
    pictureId: integer('picture_id'),
  },
  (table) => [uniqueIndex('paragraphs_story_number').on(table.storyId, table.paragraphNumber)],
)

const PICTURE_STATUSES = ['waiting', 'ready', 'failed'] as const

/** Every illustration that was ever asked for; the story and its paragraphs point at those in use. */
export const pictures = pgTable(
  'pictures',
  {
    id: serial('id').primaryKey(),
    storyId: integer('story_id')
      .notNull()
      .references(() => stories.id, { onDelete: 'cascade' }),
    /** 0 is the cover, 1 to 5 the chapters. */
    subject: integer('subject').notNull(),
    status: text('status', { enum: PICTURE_STATUSES }).notNull().default('waiting'),
    /** Why it failed, in Spanish, for the person. */
    failure: text('failure'),
    /** It was refused, and will be again unless something is changed. */
    refused: boolean('refused').notNull().default(false),
    imagePrompt: text('image_prompt').notNull(),
    style: text('style', { enum: STYLES }).notNull(),
    senderPhotoId: integer('sender_photo_id').references(() => photos.id, { onDelete: 'set null' }),
    recipientPhotoId: integer('recipient_photo_id').references(() => photos.id, { onDelete: 'set null' }),
    /** Whether anybody asked for it; what is drawn unasked waits for what was asked for. */
    asked: boolean('asked').notNull().default(true),
    /** Names one wish to have another picture in a finished one's place; null for the first. */
    redo: uuid('redo'),
    /** What that other picture should show, in the person's words. */
    wish: text('wish').notNull().default(''),
    /** What the picture shows of the wish, where the engine that drew it knows. */
    wishOutcome: jsonb('wish_outcome').$type<WishOutcome>(),
    /** What its text names and it does not show, where the engine that drew it knows. */
    undrawn: jsonb('undrawn').$type<string[]>(),
    /** Digest of all that was asked for: equal wishes are drawn once. */
    requestDigest: text('request_digest').notNull(),
    /** Null until it is ready. */
    fileKey: text('file_key'),
    width: integer('width'),
    height: integer('height'),
    alt: text('alt'),
    focusX: real('focus_x'),
    focusY: real('focus_y'),
    /** Which engine drew it, and what the judge said of it, where there is one. */
    model: text('model'),
    verdicts: jsonb('verdicts').$type<JudgeAnswer[]>(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('pictures_request').on(table.storyId, table.subject, table.requestDigest),
    index('pictures_waiting')
      .on(table.createdAt)
      .where(sql`${table.status} = 'waiting'`),
    index('pictures_sender_photo').on(table.senderPhotoId).where(isNotNull(table.senderPhotoId)),
    index('pictures_recipient_photo').on(table.recipientPhotoId).where(isNotNull(table.recipientPhotoId)),
    index('pictures_file').on(table.fileKey).where(isNotNull(table.fileKey)),
  ],
)

/** The printed books that are kept for a story. */
export const bookFiles = pgTable(
  'book_files',
  {
    key: text('key').primaryKey(),
    storyId: integer('story_id')
      .notNull()
      .references(() => stories.id, { onDelete: 'cascade' }),
  },
  (table) => [index('book_files_story').on(table.storyId)],
)

/** Paid pictures that a job keeps until it has ended. */
export const draftFiles = pgTable(
  'draft_files',
  {
    key: text('key').primaryKey(),
    storyId: integer('story_id')
      .notNull()
      .references(() => stories.id, { onDelete: 'cascade' }),
  },
  (table) => [index('draft_files_story').on(table.storyId)],
)

/**
 * Both people in a style, drawn from their photos: the reference for all pictures, where the illustrator makes such a sheet.
 * Stored with the story and used again whenever a picture is drawn anew.
 */
export const sheets = pgTable(
  'sheets',
  {
    id: serial('id').primaryKey(),
    storyId: integer('story_id')
      .notNull()
      .references(() => stories.id, { onDelete: 'cascade' }),
    status: text('status', { enum: PICTURE_STATUSES }).notNull().default('waiting'),
    style: text('style', { enum: STYLES }).notNull(),
    senderPhotoId: integer('sender_photo_id').references(() => photos.id, { onDelete: 'set null' }),
    recipientPhotoId: integer('recipient_photo_id').references(() => photos.id, { onDelete: 'set null' }),
    /** Digest of style and photos: one sheet for each. */
    requestDigest: text('request_digest').notNull(),
    /** Null until it is ready, and where the engine that answered needs none. */
    fileKey: text('file_key'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('sheets_request').on(table.storyId, table.requestDigest),
    index('sheets_sender_photo').on(table.senderPhotoId).where(isNotNull(table.senderPhotoId)),
    index('sheets_recipient_photo').on(table.recipientPhotoId).where(isNotNull(table.recipientPhotoId)),
    index('sheets_file').on(table.fileKey).where(isNotNull(table.fileKey)),
  ],
)

/** What streams send, numbered by story: a reader that knows a number continues behind it. */
export const storyEvents = pgTable(
  'story_events',
  {
    storyId: integer('story_id')
      .notNull()
      .references(() => stories.id, { onDelete: 'cascade' }),
    seq: integer('seq').notNull(),
    event: jsonb('event').$type<StoryEvent>().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.storyId, table.seq] }),
    // Retention forgets the logs of finished stories.
    index('story_events_created').on(table.createdAt),
  ],
)

export type StoryRow = typeof stories.$inferSelect
export type ParagraphRow = typeof paragraphs.$inferSelect
export type PictureRow = typeof pictures.$inferSelect
export type SheetRow = typeof sheets.$inferSelect
