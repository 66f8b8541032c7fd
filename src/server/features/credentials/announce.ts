import { eq } from 'drizzle-orm'
import type { Ctx } from '../../context.ts'
import { users } from '../../db/schema/accounts.ts'
import type { SecurityEvent } from '../../security-events.ts'
import type { AccountNews } from '../../mail/templates/account-news.ts'
import { queueAccountMail } from './account-mail.ts'

const NEWS: Partial<Record<SecurityEvent, AccountNews>> = {
  password_changed: 'password',
  password_reset: 'password',
  email_changed: 'email',
  second_factor_on: 'second_factor_on',
  second_factor_off: 'second_factor_off',
  backup_codes_renewed: 'backup_codes',
}

/** A member, with an address of theirs. */
type Before = { userId: string; email: string }

/** Tells a member of a change to how they sign in: at the new address and, where that is another, at the old one. */
export async function announceChange(ctx: Ctx, event: SecurityEvent | undefined, before: Before | null): Promise<void> {
  const news = event && NEWS[event]
  if (!news || !before) return
  const member = await memberOf(ctx, before.userId)
  if (!member || (news === 'email' && member.email === before.email)) return
  for (const email of new Set([member.email, before.email])) await tell(ctx, { userId: member.id, email }, news)
}

/** Tells a member that somebody has signed in where they had not before; not where the account itself is younger than `begun`. */
export async function announceDevice(ctx: Ctx, userId: string, begun: Date): Promise<void> {
  const member = await memberOf(ctx, userId)
  if (member && member.createdAt < begun) await tell(ctx, { userId: member.id, email: member.email }, 'device')
}

function tell({ db, deps: { queue } }: Ctx, to: Before, kind: AccountNews): Promise<void> {
  return queueAccountMail({ db, queue }, { ...to, kind })
}

/** The member with the address of now; null where there is none. */
export async function beforeChange(ctx: Ctx, userId: string | null | undefined): Promise<Before | null> {
  const member = userId ? await memberOf(ctx, userId) : null
  return member && { userId: member.id, email: member.email }
}

/** Whose address a link confirms; the library checks the link itself. */
export async function ownerOfAddress(ctx: Ctx, email: string): Promise<string | undefined> {
  const [user] = await ctx.db.select({ id: users.id }).from(users).where(eq(users.email, email))
  return user?.id
}

async function memberOf(ctx: Ctx, userId: string) {
  const [user] = await ctx.db
    .select({
      id: users.id,
      email: users.email,
      isAnonymous: users.isAnonymous,
      createdAt: users.createdAt,
    })
    .from(users)
    .where(eq(users.id, userId))
  return user && !user.isAnonymous ? user : null
}
