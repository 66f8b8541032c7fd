import { eq } from 'drizzle-orm'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { safeReturnPath } from '../../../contract/accounts.ts'
import { MESSAGES } from '../../../contract/messages.ts'
import { routes } from '../../../contract/routes.ts'
import type { Ctx } from '../../context.ts'
import { users } from '../../db/schema/accounts.ts'
import { AppError } from '../../errors.ts'
import { goneSignal } from '../../http/event-stream.ts'
import { handle } from '../../http/handle.ts'
import { readUpload } from '../../http/read-upload.ts'
import { sendFile } from '../../http/send-file.ts'
import { recordEvent } from '../../security-events.ts'
import { exportAccount } from './export.ts'
import { webHeaders } from '../../http/identity.ts'
import { requireMember } from '../../sessions/member.ts'
import { presentUser, type UserRow } from './present.ts'
import { deleteAccount, setProfilePicture, updateProfile } from './writes.ts'

export function accountRoutes(app: FastifyInstance): void {
  handle(app, routes.getUser, async (ctx) => presentUser(await currentUser(ctx)))

  handle(app, routes.login, async (ctx, { query, request, reply }) => {
    const next = safeReturnPath(query.next)
    const signInPage = `/ingresar?next=${encodeURIComponent(next)}`
    if (!ctx.deps.settings.OIDC_ISSUER) return reply.redirect(signInPage, 302)
    const started = await ctx.deps.auth.api
      .signInSocial({
        // The landing page does not load the user; the library does.
        body: { provider: 'oidc', callbackURL: next === '/' ? '/mis-cuentos' : next, errorCallbackURL: signInPage },
        headers: webHeaders(request),
        returnHeaders: true,
      })
      .catch((error: unknown) => {
        request.log.error({ err: error }, 'the OpenID Connect provider cannot be reached')
        return null
      })
    if (!started?.response.url) return reply.redirect(`${signInPage}&error=unavailable`, 302)
    passCookies(reply, started.headers)
    return reply.redirect(started.response.url, 302)
  })

  handle(
    app,
    routes.logout,
    async (ctx, { request, reply }) => {
      if (ctx.who.userId !== null && !ctx.who.anonymous) {
        const { headers } = await ctx.deps.auth.api.signOut({ headers: webHeaders(request), returnHeaders: true })
        passCookies(reply, headers)
        recordEvent(ctx, 'sign_out', { userId: ctx.who.userId })
      }
      return reply.redirect('/', 302)
    },
    { config: { sameOrigin: true } },
  )

  handle(app, routes.updateUser, async (ctx, { body }) =>
    presentUser(await updateProfile(ctx, requireMember(ctx), body)),
  )

  handle(app, routes.setProfilePicture, async (ctx, { request }) => {
    const userId = requireMember(ctx)
    const { data } = await readUpload(request, routes.setProfilePicture.form)
    return presentUser(await setProfilePicture(ctx, userId, data, goneSignal(request)))
  })

  handle(app, routes.getProfilePicture, async (ctx, { request, reply }) => {
    const { image } = await currentUser(ctx)
    if (!image?.startsWith('profiles/')) throw new AppError('not_found', MESSAGES.pictureNotFound)
    return sendFile(ctx, request, reply, { key: image, contentType: 'image/jpeg' })
  })

  handle(app, routes.deleteAccount, async (ctx, { body }) => {
    await deleteAccount(ctx, requireMember(ctx), body.password)
    return { deleted: true as const }
  })

  handle(app, routes.exportAccount, async (ctx, { reply }) => {
    const zip = await exportAccount(ctx, requireMember(ctx))
    return reply.type('application/zip').header('content-disposition', 'attachment; filename="mis-datos.zip"').send(zip)
  })
}

async function currentUser(ctx: Ctx): Promise<UserRow> {
  const [user] = await ctx.db
    .select()
    .from(users)
    .where(eq(users.id, requireMember(ctx)))
  if (!user) throw new AppError('unauthorized', MESSAGES.loginRequired)
  return user
}

function passCookies(reply: FastifyReply, headers: Headers): void {
  for (const cookie of headers.getSetCookie()) reply.header('set-cookie', cookie)
}
