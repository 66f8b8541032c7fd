import { and, asc, eq, gt, gte, isNotNull, isNull, lte, min, or } from 'drizzle-orm'
import { GUESTBOOK_MESSAGES } from '../../../contract/guestbook-messages.ts'
import { routes } from '../../../contract/routes.ts'
import { type Ctx, enqueue, transact } from '../../context.ts'
import { DAY_MS } from '../../day.ts'
import { users } from '../../db/schema/accounts.ts'
import { type EntryRow, guestbookEntries, type GuestbookRow, guestbooks } from '../../db/schema/guestbooks.ts'
import { stories, type StoryRow } from '../../db/schema/stories.ts'
import { AppError } from '../../errors.ts'
import { digestToken, mintToken, unsealed } from '../../link-tokens.ts'
import { MailError } from '../../mail/mail.ts'
import { buyerOf } from '../purchases/reads.ts'
import { messageHost } from '../purchases/rules.ts'
import { lockStory } from '../stories/lock.ts'
import { guestbookMailQueue } from './queues.ts'

/** At a time; the others follow. */
const MOST_DUE = 500

/** Within the transaction that holds the story and stores the words. */
export async function noteUntold(ctx: Ctx, { storyId, id }: EntryRow): Promise<void> {
  await ctx.db
    .update(guestbooks)
    .set({ untoldFrom: id })
    .where(and(eq(guestbooks.storyId, storyId), isNull(guestbooks.untoldFrom)))
}

/** Queues a message about every guestbook with words of which its giver was not told, at most one a day each. */
export async function queueTelling(ctx: Ctx): Promise<void> {
  const due = await ctx.db
    .select({ storyId: guestbooks.storyId, round: guestbooks.toldRound })
    .from(guestbooks)
    .where(and(isNotNull(guestbooks.untoldFrom), eq(guestbooks.tellingStopped, false), isRested(ctx)))
    .limit(MOST_DUE)
  for (const guestbook of due) await enqueue(ctx, guestbookMailQueue, guestbook)
}

/**
 * Writes to a story's giver that words were left. A crash between sending and recording it sends the same message again
 * under the same Message-ID; what was taken back meanwhile is not told of.
 */
export async function tellGiver(ctx: Ctx, storyId: number, round: number, signal: AbortSignal): Promise<void> {
  const [due] = await ctx.db
    .select({ guestbook: guestbooks, story: stories })
    .from(guestbooks)
    .innerJoin(stories, eq(stories.id, guestbooks.storyId))
    .where(and(eq(guestbooks.storyId, storyId), eq(guestbooks.toldRound, round), isRested(ctx)))
  const { untoldFrom, tellingStopped } = due?.guestbook ?? {}
  if (!due || untoldFrom == null || tellingStopped) return
  const left = await ctx.db
    .select({ author: guestbookEntries.author, id: guestbookEntries.id })
    .from(guestbookEntries)
    .where(and(isNew(storyId), gte(guestbookEntries.id, untoldFrom)))
    .orderBy(asc(guestbookEntries.id))
  const giver = await giverOf(ctx, due.story)
  const last = left.at(-1)
  const told =
    giver && last ? await send(ctx, due, giver, [...new Set(left.map(({ author }) => author))], signal) : false
  await settle(ctx, storyId, round, last?.id ?? untoldFrom, told)
}

/** @throws AppError not_found */
export async function stopTelling(ctx: Ctx, token: string): Promise<void> {
  const stopped = await ctx.db
    .update(guestbooks)
    .set({ tellingStopped: true })
    .where(eq(guestbooks.stopDigest, digestToken(token)))
    .returning({ storyId: guestbooks.storyId })
  if (stopped.length === 0) throw new AppError('not_found', GUESTBOOK_MESSAGES.notFound)
}

function isRested(ctx: Ctx) {
  return or(isNull(guestbooks.toldAt), lte(guestbooks.toldAt, new Date(ctx.now().getTime() - DAY_MS)))
}

/** What its giver has not put into the book or left out of it. */
function isNew(storyId: number) {
  return and(eq(guestbookEntries.storyId, storyId), eq(guestbookEntries.status, 'waiting'))
}

type Giver = { email: string; path: string }

/** Whoever bought the story, or the member who makes it, where their address is known to be theirs. */
async function giverOf(ctx: Ctx, { id, userId }: StoryRow): Promise<Giver | null> {
  const buyer = await buyerOf(ctx, id)
  if (buyer) return buyer
  const [member] = await ctx.db
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.isAnonymous, false), eq(users.emailVerified, true)))
  return member ? { email: member.email, path: `/preview/${id}` } : null
}

/** False where the mail server refuses it for good. */
async function send(
  ctx: Ctx,
  { guestbook, story }: { guestbook: GuestbookRow; story: StoryRow },
  { email, path }: Giver,
  authors: string[],
  signal: AbortSignal,
): Promise<boolean> {
  const { BASE_URL, PRODUCT_NAME } = ctx.deps.settings
  const token = await stopToken(ctx, guestbook)
  const { guestbookMail } = await import('../../mail/templates/guestbook.ts')
  const content = guestbookMail({
    productName: PRODUCT_NAME,
    recipientName: story.brief.recipientName,
    occasion: story.brief.occasion,
    authors,
    url: BASE_URL + path,
    year: ctx.now().getFullYear(),
  })
  signal.throwIfAborted()
  const messageId = `guestbook-${story.id}-${guestbook.toldRound}@${messageHost(BASE_URL)}`
  const unsubscribeUrl = BASE_URL + routes.stopGuestbookMail.path.replace(':token', token)
  try {
    await ctx.deps.mailer.send({ ...content, messageId, to: email, unsubscribeUrl }, signal)
    return true
  } catch (error) {
    if (!(error instanceof MailError) || !error.permanent) throw error
    ctx.log.warn({ storyId: story.id }, 'words that were left cannot be told of by mail')
    return false
  }
}

/** The same in every message, so that the oldest one still stops them. */
async function stopToken(ctx: Ctx, { storyId, sealedStop }: GuestbookRow): Promise<string> {
  const kept = sealedStop === null ? null : await unsealed(ctx, sealedStop)
  if (kept !== null) return kept
  const { tokenDigest: stopDigest, sealedToken } = await mintToken(ctx)
  await ctx.db.update(guestbooks).set({ stopDigest, sealedStop: sealedToken }).where(eq(guestbooks.storyId, storyId))
  const minted = await unsealed(ctx, sealedToken)
  if (minted === null) throw new Error('a token that was just sealed cannot be read')
  return minted
}

/** Words that came in while the message was on its way wait for the next one. */
async function settle(ctx: Ctx, storyId: number, round: number, upTo: number, told: boolean): Promise<void> {
  await transact(ctx, async (ctx) => {
    if (!(await lockStory(ctx, storyId))) return
    const [later] = await ctx.db
      .select({ first: min(guestbookEntries.id) })
      .from(guestbookEntries)
      .where(and(isNew(storyId), gt(guestbookEntries.id, upTo)))
    await ctx.db
      .update(guestbooks)
      .set({ untoldFrom: later?.first ?? null, toldRound: round + 1, ...(told && { toldAt: ctx.now() }) })
      .where(and(eq(guestbooks.storyId, storyId), eq(guestbooks.toldRound, round)))
  })
}
