import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { MESSAGES } from '../../../contract/messages.ts'
import type { Ctx } from '../../context.ts'
import { batched } from '../../db/batch.ts'
import { prepared } from '../../db/prepared.ts'
import { sessions } from '../../db/schema/accounts.ts'
import { guestbookEntries } from '../../db/schema/guestbooks.ts'
import {
  paragraphs,
  pictures,
  type ParagraphRow,
  type PictureRow,
  stories,
  type StoryRow,
} from '../../db/schema/stories.ts'
import { AppError } from '../../errors.ts'
import { recordEvent } from '../../security-events.ts'
import { isFresh } from '../../sessions/session.ts'
import type { ToldDedication, ToldParagraph, ToldStory } from './present.ts'

declare const owned: unique symbol
declare const readable: unique symbol
/** A row of which the caller was found to be the owner. Only this file makes one. */
export type Owned<T> = T & { readonly [owned]: true; readonly [readable]: true }
/** A row that the caller may read: as its owner, or by a verified purchase. */
export type Readable<T> = T & { readonly [readable]: true }

/** @throws AppError not_found, for a missing story and for somebody else's alike */
export async function ownedStory(ctx: Ctx, storyId: number): Promise<Owned<StoryRow>> {
  const story = await findStory(ctx, storyId)
  if (!story) throw new AppError('not_found', MESSAGES.storyNotFound)
  if (story.userId !== ctx.who.userId) throw foreign(ctx, { storyId })
  return story as Owned<StoryRow>
}

/** @throws AppError not_found */
export async function readableStory(ctx: Ctx, storyId: number): Promise<Readable<StoryRow>> {
  const story = await findStory(ctx, storyId)
  if (!story) throw new AppError('not_found', MESSAGES.storyNotFound)
  if (!mayRead(ctx, story)) throw foreign(ctx, { storyId })
  return story as Readable<StoryRow>
}

type WholeStory = ToldStory & { userId: string; paragraphs: ToldParagraph[]; dedications: ToldDedication[] }

/** The columns that reading a story takes, its paragraphs included. */
const WHOLE_STORY = {
  id: stories.id,
  userId: stories.userId,
  storyTitle: stories.storyTitle,
  recipientName: sql<string>`${stories}.brief ->> 'recipientName'`,
  coverPictureId: stories.coverPictureId,
  createdAt: stories.createdAt,
  dedication: stories.dedication,
  // Table names are written out, because in a query of one table drizzle leaves them away.
  paragraphs: sql<ToldParagraph[]>`(
    select coalesce(json_agg(json_build_object(
      'paragraphNumber', told.paragraph_number, 'paragraphText', told.paragraph_text, 'pictureId', told.picture_id
    ) order by told.paragraph_number), '[]')
    from ${paragraphs} as told where told.story_id = ${stories}.id)`,
  dedications: sql<ToldDedication[]>`(
    select coalesce(json_agg(json_build_object(
      'id', left_words.id, 'author', left_words.author, 'line', left_words.line, 'memory', left_words.memory,
      'photo', left_words.photo_key is not null, 'sound', left_words.sound_key is not null
    ) order by left_words.position, left_words.id), '[]')
    from ${guestbookEntries} as left_words where left_words.story_id = ${stories}.id and left_words.status = 'chosen')`,
}

/** @throws AppError not_found */
export async function readableWholeStory(ctx: Ctx, storyId: number): Promise<Readable<WholeStory>> {
  const [story] = await ctx.db.select(WHOLE_STORY).from(stories).where(eq(stories.id, storyId))
  if (!story) throw new AppError('not_found', MESSAGES.storyNotFound)
  if (!mayRead(ctx, story)) throw foreign(ctx, { storyId })
  return story as Readable<WholeStory>
}

/** Pairs of a session and a story of the session's user. */
const ownStoriesQuery = prepared((db) =>
  db
    .select({ ...WHOLE_STORY, token: sessions.token, expiresAt: sessions.expiresAt, sessionSince: sessions.createdAt })
    .from(sql`unnest(${sql.placeholder('tokens')}::text[], ${sql.placeholder('ids')}::int[]) as asked(token, id)`)
    .innerJoin(sessions, sql`${sessions.token} = asked.token`)
    .innerJoin(stories, sql`${stories.id} = asked.id and ${stories.userId} = ${sessions.userId}`)
    .prepare('own_stories'),
)
const findOwnStory = batched(
  (db, keys: string[]) => {
    const pairs = keys.map((key) => key.split(' '))
    return ownStoriesQuery(db).execute({ ids: pairs.map(([id]) => id), tokens: pairs.map(([, token]) => token) })
  },
  ({ id, token }) => `${id} ${token}`,
)

/**
 * The story, where this token is of its owner's session: session and story in one query. Null in all other
 * cases, permitted ones among them: then identify the caller first.
 */
export async function wholeStoryBySession(
  ctx: Ctx,
  token: string,
  storyId: number,
): Promise<Readable<WholeStory> | null> {
  const story = await findOwnStory(ctx.db, `${storyId} ${token}`)
  if (!story) return null
  const session = { expiresAt: story.expiresAt, createdAt: story.sessionSince }
  return isFresh(ctx.deps.settings, session, ctx.now()) ? (story as WholeStory as Readable<WholeStory>) : null
}

/** @throws AppError not_found */
export async function ownedParagraph(
  ctx: Ctx,
  paragraphId: number,
): Promise<{ paragraph: ParagraphRow; story: Owned<StoryRow> }> {
  const [paragraph] = await ctx.db.select().from(paragraphs).where(eq(paragraphs.id, paragraphId))
  if (!paragraph) throw new AppError('not_found', MESSAGES.storyNotFound)
  return { paragraph, story: await ownedStory(ctx, paragraph.storyId) }
}

/** @throws AppError not_found */
export async function readablePicture(ctx: Ctx, pictureId: number): Promise<Readable<PictureRow>> {
  const [row] = await ctx.db
    .select({ picture: pictures, userId: stories.userId, id: stories.id })
    .from(pictures)
    .innerJoin(stories, eq(stories.id, pictures.storyId))
    .where(eq(pictures.id, pictureId))
  if (!row) throw new AppError('not_found', MESSAGES.pictureNotFound)
  if (!mayRead(ctx, row)) throw foreign(ctx, { storyId: row.id, pictureId }, MESSAGES.pictureNotFound)
  return row.picture as Readable<PictureRow>
}

/** @throws AppError not_found */
export async function ownedPicture(
  ctx: Ctx,
  pictureId: number,
): Promise<{ picture: Owned<PictureRow>; story: Owned<StoryRow> }> {
  const [picture] = await ctx.db.select().from(pictures).where(eq(pictures.id, pictureId))
  if (!picture) throw new AppError('not_found', MESSAGES.storyNotFound)
  return { picture: picture as Owned<PictureRow>, story: await ownedStory(ctx, picture.storyId) }
}

/** For jobs and the command line, which act for the owner. Null where the story is gone. */
export async function storyForWork(ctx: Ctx, storyId: number): Promise<Owned<StoryRow> | null> {
  return ((await findStory(ctx, storyId)) as Owned<StoryRow> | undefined) ?? null
}

/** The same for several, in the order of their ids and locked until the transaction ends; missing ones are left out. */
export async function lockedForWork({ db }: Pick<Ctx, 'db'>, storyIds: readonly number[]): Promise<Owned<StoryRow>[]> {
  if (storyIds.length === 0) return []
  const rows = await db
    .select()
    .from(stories)
    .where(inArray(stories.id, [...storyIds]))
    .orderBy(asc(stories.id))
    .for('update')
  return rows as Owned<StoryRow>[]
}

/** For whoever holds the key of a gift, which `gifts` has checked; until it can be opened, its inside is kept back there. */
export async function givenStory(ctx: Ctx, storyId: number): Promise<Readable<StoryRow> | null> {
  return ((await findStory(ctx, storyId)) as Readable<StoryRow> | undefined) ?? null
}

/** A picture that the book of a readable story shows: none of those that its giver left aside. @throws AppError not_found */
export async function usedPicture(
  ctx: Ctx,
  story: Readable<StoryRow>,
  pictureId: number,
): Promise<Readable<PictureRow>> {
  const [picture] = await ctx.db
    .select()
    .from(pictures)
    .where(and(eq(pictures.id, pictureId), eq(pictures.storyId, story.id)))
  const isShown =
    story.coverPictureId === pictureId ||
    (await ctx.db.$count(paragraphs, and(eq(paragraphs.storyId, story.id), eq(paragraphs.pictureId, pictureId)))) > 0
  if (!picture || !isShown) throw new AppError('not_found', MESSAGES.pictureNotFound)
  return picture as Readable<PictureRow>
}

/** Answered like a missing one, but logged. */
function foreign(
  ctx: Ctx,
  what: { storyId: number; pictureId?: number },
  message: string = MESSAGES.storyNotFound,
): AppError {
  recordEvent(ctx, 'access_refused', { ...what, userId: ctx.who.userId })
  return new AppError('not_found', message)
}

function mayRead({ who }: Ctx, story: { id: number; userId: string }): boolean {
  return (who.userId !== null && story.userId === who.userId) || who.bought.has(story.id)
}

async function findStory(ctx: Ctx, storyId: number): Promise<StoryRow | undefined> {
  const [story] = await ctx.db.select().from(stories).where(eq(stories.id, storyId))
  return story
}
