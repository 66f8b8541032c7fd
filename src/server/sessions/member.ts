import { MESSAGES } from '../../contract/messages.ts'
import type { Ctx } from '../context.ts'
import { AppError } from '../errors.ts'

/** The id of the signed-in member. @throws AppError unauthorized, for visitors without an account too */
export function requireMember({ who }: Ctx): string {
  if (who.userId === null || who.anonymous) throw new AppError('unauthorized', MESSAGES.loginRequired)
  return who.userId
}
