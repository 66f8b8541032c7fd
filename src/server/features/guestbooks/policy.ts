import { eq } from 'drizzle-orm'
import { GUESTBOOK_MESSAGES } from '../../../contract/guestbook-messages.ts'
import type { Ctx } from '../../context.ts'
import { type EntryRow, guestbookEntries, type GuestbookRow, guestbooks } from '../../db/schema/guestbooks.ts'
import { type StoryRow, stories } from '../../db/schema/stories.ts'
import { AppError } from '../../errors.ts'
import { digestToken } from '../../link-tokens.ts'

declare const held: unique symbol
/** An entry whose secret the caller has. Only this file makes one. */
export type HeldEntry = EntryRow & { readonly [held]: true }

export type Invited = { guestbook: GuestbookRow; story: StoryRow; isOver: boolean }

/**
 * What a guestbook's link opens. An unknown token and a closed link look alike; of one whose day has passed it says so.
 *
 * @throws AppError not_found
 */
export async function invited(ctx: Ctx, token: string): Promise<Invited> {
  const [found] = await ctx.db
    .select({ guestbook: guestbooks, story: stories })
    .from(guestbooks)
    .innerJoin(stories, eq(stories.id, guestbooks.storyId))
    .where(eq(guestbooks.tokenDigest, digestToken(token)))
  if (!found || found.guestbook.closedAt !== null) throw new AppError('not_found', GUESTBOOK_MESSAGES.notFound)
  return { ...found, isOver: isOver(found.guestbook, ctx.now()) }
}

/** @throws AppError not_found, and conflict where its day has passed */
export async function openInvitation(ctx: Ctx, token: string): Promise<Invited> {
  const found = await invited(ctx, token)
  if (found.isOver) throw new AppError('conflict', GUESTBOOK_MESSAGES.over)
  return found
}

export function isOver({ closesAt }: Pick<GuestbookRow, 'closesAt'>, now: Date): boolean {
  return closesAt.getTime() <= now.getTime()
}

/** The entry that was left under a secret, whatever has become of its link; null where there is none. */
export async function heldEntry(ctx: Ctx, secret: string): Promise<HeldEntry | null> {
  const [entry] = await ctx.db
    .select()
    .from(guestbookEntries)
    .where(eq(guestbookEntries.secretDigest, digestToken(secret)))
  return (entry as HeldEntry | undefined) ?? null
}
