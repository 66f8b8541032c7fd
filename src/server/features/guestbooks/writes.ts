import { eq, notLike, or } from 'drizzle-orm'
import type { z } from 'zod'
import { GUESTBOOK_MESSAGES } from '../../../contract/guestbook-messages.ts'
import {
  type arrangementSchema,
  type guestbookChangeSchema,
  type guestbookDaySchema,
  MAX_CHOSEN,
  MAX_OPEN_DAYS,
} from '../../../contract/guestbooks.ts'
import { MESSAGES } from '../../../contract/messages.ts'
import { type Ctx, transact } from '../../context.ts'
import { DAY_MS } from '../../day.ts'
import { type EntryRow, guestbookEntries, guestbooks } from '../../db/schema/guestbooks.ts'
import type { StoryRow } from '../../db/schema/stories.ts'
import { AppError } from '../../errors.ts'
import { currentSeal, mintToken, resealed } from '../../link-tokens.ts'
import { type LockedStory, lockStory } from '../stories/lock.ts'
import type { Owned } from '../stories/policy.ts'
import { discardBooks } from '../stories/writes.ts'
import { discardEntry } from './leave.ts'
import { entryRows } from './present.ts'

type Day = z.output<typeof guestbookDaySchema>

/** Gives the guestbook a new link; one before opens nothing from then on. @throws AppError invalid, not_found */
export async function openGuestbook(ctx: Ctx, story: Owned<StoryRow>, day: Day): Promise<void> {
  const values = { ...dayValues(ctx, day), ...(await mintToken(ctx)), closedAt: null }
  await held(ctx, story, async (ctx, { id: storyId }) => {
    await ctx.db
      .insert(guestbooks)
      .values({ storyId, ...values, createdAt: ctx.now() })
      .onConflictDoUpdate({ target: guestbooks.storyId, set: values })
  })
}

/** Of a guestbook that was never opened, nothing changes. @throws AppError invalid, not_found */
export async function changeGuestbook(
  ctx: Ctx,
  story: Owned<StoryRow>,
  { closesAt, timeZone, toldByMail }: z.output<typeof guestbookChangeSchema>,
): Promise<void> {
  const values = {
    ...(closesAt !== undefined && timeZone !== undefined && dayValues(ctx, { closesAt, timeZone })),
    ...(toldByMail !== undefined && { tellingStopped: !toldByMail }),
  }
  if (Object.keys(values).length === 0) return
  await held(ctx, story, async (ctx, { id }) => {
    await ctx.db.update(guestbooks).set(values).where(eq(guestbooks.storyId, id))
  })
}

/** What was left stays; nothing more comes in. @throws AppError not_found */
export async function closeGuestbook(ctx: Ctx, story: Owned<StoryRow>): Promise<void> {
  await held(ctx, story, async (ctx, { id }) => {
    await ctx.db.update(guestbooks).set({ closedAt: ctx.now() }).where(eq(guestbooks.storyId, id))
  })
}

/**
 * Puts entries in an order, and takes them into the book or out of it. What came in meanwhile follows behind, and what is
 * gone meanwhile is passed over.
 *
 * @throws AppError conflict, where more are chosen than the book has room for; not_found
 */
export async function arrangeEntries(
  ctx: Ctx,
  story: Owned<StoryRow>,
  { entries: wanted }: z.output<typeof arrangementSchema>,
): Promise<void> {
  await held(ctx, story, async (ctx, story) => {
    const before = await entryRows(ctx, story.id)
    const places = new Map(wanted.map((entry, index) => [entry.id, { ...entry, index }]))
    const after = before
      .map((row) => ({ row, status: places.get(row.id)?.status ?? row.status }))
      .toSorted((a, b) => placeOf(a.row.id) - placeOf(b.row.id))
    if (after.filter(({ status }) => status === 'chosen').length > MAX_CHOSEN)
      throw new AppError('conflict', GUESTBOOK_MESSAGES.tooManyChosen)
    for (const [position, { row, status }] of after.entries())
      if (row.position !== position || row.status !== status)
        await ctx.db.update(guestbookEntries).set({ position, status }).where(eq(guestbookEntries.id, row.id))
    if (chosenIn(before) !== chosenIn(after.map(({ row, status }) => ({ ...row, status }))))
      await discardBooks(ctx, story)

    function placeOf(id: number): number {
      return places.get(id)?.index ?? wanted.length + before.findIndex((row) => row.id === id)
    }
  })
}

function chosenIn(entries: readonly Pick<EntryRow, 'id' | 'status'>[]): string {
  return entries.flatMap(({ id, status }) => (status === 'chosen' ? [id] : [])).join()
}

/** Whoever left it is not asked. @throws AppError not_found */
export async function deleteEntry(ctx: Ctx, story: Owned<StoryRow>, entryId: number): Promise<void> {
  await held(ctx, story, async (ctx, story) => {
    const entry = (await entryRows(ctx, story.id)).find(({ id }) => id === entryId)
    if (!entry) throw new AppError('not_found', GUESTBOOK_MESSAGES.entryNotFound)
    await discardEntry(ctx, story, entry)
  })
}

/** Seals anew with the secret in force what the one before has sealed; then that one can go. */
export async function resealGuestbooks(ctx: Ctx): Promise<void> {
  const seal = await currentSeal(ctx)
  if (seal === null) return
  const stale = await ctx.db
    .select({ storyId: guestbooks.storyId, sealedToken: guestbooks.sealedToken, sealedStop: guestbooks.sealedStop })
    .from(guestbooks)
    .where(or(notLike(guestbooks.sealedToken, `${seal}%`), notLike(guestbooks.sealedStop, `${seal}%`)))
  for (const { storyId, ...before } of stale) {
    const sealedToken = await resealed(ctx, before.sealedToken)
    const sealedStop = before.sealedStop === null ? null : await resealed(ctx, before.sealedStop)
    const values = { ...(sealedToken !== null && { sealedToken }), ...(sealedStop !== null && { sealedStop }) }
    if (Object.keys(values).length > 0)
      await ctx.db.update(guestbooks).set(values).where(eq(guestbooks.storyId, storyId))
  }
}

function dayValues(ctx: Ctx, { closesAt, timeZone }: Day) {
  const day = new Date(closesAt)
  const ahead = day.getTime() - ctx.now().getTime()
  if (ahead <= 0) throw dayError(GUESTBOOK_MESSAGES.dayPast)
  if (ahead > MAX_OPEN_DAYS * DAY_MS) throw dayError(GUESTBOOK_MESSAGES.dayFar)
  return { closesAt: day, timeZone }
}

function dayError(message: string): AppError {
  return new AppError('invalid', message, { closesAt: message })
}

function held(ctx: Ctx, { id }: Owned<StoryRow>, work: (ctx: Ctx, story: LockedStory) => Promise<void>): Promise<void> {
  return transact(ctx, async (ctx) => {
    const story = await lockStory(ctx, id)
    if (!story) throw new AppError('not_found', MESSAGES.storyNotFound)
    await work(ctx, story)
  })
}
