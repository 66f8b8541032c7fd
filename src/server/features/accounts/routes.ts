import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { User } from '../../../contract/accounts.ts'
import { MESSAGES } from '../../../contract/messages.ts'
import { routes } from '../../../contract/routes.ts'
import { users } from '../../db/schema/accounts.ts'
import { AppError } from '../../errors.ts'
import { handle } from '../../http/handle.ts'
import { requireMember } from './policy.ts'

export function accountRoutes(app: FastifyInstance): void {
  handle(app, routes.getUser, async (ctx) => {
    const [user] = await ctx.db
      .select()
      .from(users)
      .where(eq(users.id, requireMember(ctx)))
    if (!user) throw new AppError('unauthorized', MESSAGES.loginRequired)
    return presentUser(user)
  })
}

function presentUser(row: typeof users.$inferSelect): User {
  return {
    id: row.id,
    username: row.displayUsername ?? row.username ?? row.name,
    email: row.email,
    firstName: row.firstName,
    lastName: row.lastName,
    bio: row.bio,
    profileImageUrl: row.image,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}
