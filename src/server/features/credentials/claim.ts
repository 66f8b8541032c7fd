import { eq } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import { transaction } from '../../db/transaction.ts'
import { users } from '../../db/schema/accounts.ts'
import { giftCards } from '../../db/schema/gift-cards.ts'
import { photos } from '../../db/schema/photos.ts'
import { purchases } from '../../db/schema/purchases.ts'
import { stories } from '../../db/schema/stories.ts'
import { lockStories } from '../stories/lock.ts'

/**
 * Moves all that a visitor made (stories under way and purchases in flight included) to the account that
 * they signed up for or in to, in one transaction. Doing it twice does nothing.
 */
export function claimForMember(db: Db, visitorId: string, memberId: string): Promise<void> {
  return transaction(db, async (tx) => {
    const own = await tx.select({ id: stories.id }).from(stories).where(eq(stories.userId, visitorId))
    await lockStories(
      { db: tx },
      own.map(({ id }) => id),
    )
    await tx.update(photos).set({ userId: memberId }).where(eq(photos.userId, visitorId))
    await tx.update(stories).set({ userId: memberId }).where(eq(stories.userId, visitorId))
    await tx.update(giftCards).set({ userId: memberId }).where(eq(giftCards.userId, visitorId))
    await tx.update(purchases).set({ userId: memberId }).where(eq(purchases.userId, visitorId))
    await tx.delete(users).where(eq(users.id, visitorId))
  })
}
