import { asc, eq } from 'drizzle-orm'
import { type Guestbook, guestbookPath, type Invitation, type OwnEntry } from '../../../contract/guestbooks.ts'
import type { Ctx } from '../../context.ts'
import { type EntryRow, guestbookEntries, type GuestbookRow, guestbooks } from '../../db/schema/guestbooks.ts'
import { unsealed } from '../../link-tokens.ts'
import { dedicationPaths } from '../stories/present.ts'
import { type Invited, isOver } from './policy.ts'

/** As the giver of a story sees it. */
export async function presentGuestbook(ctx: Ctx, storyId: number): Promise<Guestbook> {
  const [guestbook] = await ctx.db.select().from(guestbooks).where(eq(guestbooks.storyId, storyId))
  const token = guestbook?.closedAt === null ? await unsealed(ctx, guestbook.sealedToken) : null
  const entries = await entryRows(ctx, storyId)
  const paths = dedicationPaths(storyId)
  return {
    state: stateOf(guestbook, ctx.now()),
    path: token && guestbookPath(token),
    closesAt: guestbook?.closesAt.toISOString() ?? null,
    timeZone: guestbook?.timeZone ?? null,
    toldByMail: guestbook?.tellingStopped !== true,
    entries: entries.map(({ id, author, line, memory, photoKey, soundKey, status }) => ({
      id,
      author,
      line,
      memory,
      photoUrl: photoKey && paths.photo(id),
      soundUrl: soundKey && paths.sound(id),
      status,
    })),
  }
}

/** All that was left for a story, in the order of its book. */
export function entryRows(ctx: Ctx, storyId: number): Promise<EntryRow[]> {
  return ctx.db
    .select()
    .from(guestbookEntries)
    .where(eq(guestbookEntries.storyId, storyId))
    .orderBy(asc(guestbookEntries.position), asc(guestbookEntries.id))
}

export function presentInvitation({ guestbook, story, isOver }: Invited): Invitation {
  const { recipientName, senderName, occasion, illustrationStyle } = story.brief
  return {
    state: isOver ? 'over' : 'open',
    recipientName,
    senderName,
    ...(occasion && { occasion }),
    style: illustrationStyle,
    closesAt: guestbook.closesAt.toISOString(),
    timeZone: guestbook.timeZone,
  }
}

export function presentOwn({ author, line, memory, photoKey, soundKey }: EntryRow, secret: string): OwnEntry {
  return { secret, author, line, memory, hasPhoto: photoKey !== null, hasSound: soundKey !== null }
}

function stateOf(guestbook: GuestbookRow | undefined, now: Date): Guestbook['state'] {
  if (!guestbook) return 'none'
  if (guestbook.closedAt !== null) return 'closed'
  return isOver(guestbook, now) ? 'over' : 'open'
}
