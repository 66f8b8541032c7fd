import { z } from 'zod'
import type { GiftRow } from '../../db/schema/gifts.ts'
import { defineQueue } from '../../jobs/job.ts'

/** Where the message of a gift whose day has come waits; a round is sent once. */
export const giftMailQueue = defineQueue({
  name: 'gift-mail',
  input: z.object({ storyId: z.number().int(), round: z.number().int() }),
  key: ({ storyId, round }) => `${storyId}-${round}`,
})

const giftNewsSchema = z.object({
  storyId: z.number().int(),
  round: z.number().int(),
  news: z.enum(['sent', 'failed', 'opened']),
})
export type GiftNews = z.output<typeof giftNewsSchema>

/** What a giver is written about a gift that was to be mailed, or that somebody untied. */
export const giftNewsQueue = defineQueue({
  name: 'gift-news',
  input: giftNewsSchema,
  key: ({ storyId, round, news }) => `${storyId}-${round}-${news}`,
})

export function isToSend({
  email,
  mailedAt,
  mailProblem,
  mailStopped,
  closedAt,
}: Pick<GiftRow, 'email' | 'mailedAt' | 'mailProblem' | 'mailStopped' | 'closedAt'>): boolean {
  return email !== null && mailedAt === null && mailProblem === null && !mailStopped && closedAt === null
}

/** Whoever received it was sent an address that opens nothing any more. */
export function isOutdated({
  mailedAt,
  mailedDigest,
  tokenDigest,
}: Pick<GiftRow, 'mailedAt' | 'mailedDigest' | 'tokenDigest'>): boolean {
  return mailedAt !== null && mailedDigest !== null && mailedDigest !== tokenDigest
}
