import { and, eq, or } from 'drizzle-orm'
import { users } from '../db/schema/accounts.ts'
import { switchOffTwoFactor } from '../features/credentials/two-factor.ts'
import { type Command, CommandError } from './command.ts'

/** What members cannot do for themselves. */
export const accountCommands: Record<string, Command> = {
  'second-factor-off': {
    usage: 'ADDRESS|USERNAME',
    summary: 'let a member in with the password alone, who lost telephone and backup codes; be sure that it is them',
    async run(ctx, { words: [name = ''] }) {
      const wanted = name.trim().toLowerCase()
      const [member] = await ctx.db
        .select({ id: users.id, on: users.twoFactorEnabled })
        .from(users)
        .where(and(eq(users.isAnonymous, false), or(eq(users.email, wanted), eq(users.username, wanted))))
      if (!member) throw new CommandError('No member has that address or name')
      if (!member.on) throw new CommandError('That member has no second factor')
      await switchOffTwoFactor(ctx, member.id)
      return { text: 'Switched off. They can set up another in their account.', json: { userId: member.id } }
    },
  },
}
