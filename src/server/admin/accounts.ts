import { and, eq, or } from 'drizzle-orm'
import type { Ctx } from '../context.ts'
import { sessions, users } from '../db/schema/accounts.ts'
import { switchOffTwoFactor } from '../features/credentials/two-factor.ts'
import { recordEvent } from '../security-events.ts'
import { type Command, CommandError } from './command.ts'

/** What members cannot do for themselves. */
export const accountCommands: Record<string, Command> = {
  'second-factor-off': {
    usage: 'ADDRESS|USERNAME',
    summary: 'let a member in with the password alone, who lost telephone and backup codes; be sure that it is them',
    async run(ctx, { words: [name = ''] }) {
      const member = await findMember(ctx, name)
      if (!member.on) throw new CommandError('That member has no second factor')
      await switchOffTwoFactor(ctx, member.id)
      return { text: 'Switched off. They can set up another in their account.', json: { userId: member.id } }
    },
  },
  'sign-out': {
    usage: 'ADDRESS|USERNAME',
    summary: 'end all sessions of a member',
    async run(ctx, { words: [name = ''] }) {
      const { id } = await findMember(ctx, name)
      const ended = await ctx.db.delete(sessions).where(eq(sessions.userId, id)).returning({ id: sessions.id })
      recordEvent(ctx, 'sessions_ended', { userId: id })
      return { text: `Ended: ${ended.length}. They sign in anew.`, json: { userId: id, ended: ended.length } }
    },
  },
}

async function findMember({ db }: Ctx, name: string) {
  const wanted = name.trim().toLowerCase()
  const [member] = await db
    .select({ id: users.id, on: users.twoFactorEnabled })
    .from(users)
    .where(and(eq(users.isAnonymous, false), or(eq(users.email, wanted), eq(users.username, wanted))))
  if (!member) throw new CommandError('No member has that address or name')
  return member
}
