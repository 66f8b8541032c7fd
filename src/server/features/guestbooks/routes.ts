import type { FastifyInstance } from 'fastify'
import { routes } from '../../../contract/routes.ts'
import { goneSignal } from '../../http/event-stream.ts'
import { handle } from '../../http/handle.ts'
import { ONE_CLICK, oneClickRoutes } from '../../http/one-click.ts'
import { readForm } from '../../http/read-upload.ts'
import { sendFile } from '../../http/send-file.ts'
import { dedicationPhoto, dedicationSound } from '../stories/dedications.ts'
import { ownedStory, readableStory } from '../stories/policy.ts'
import { leaveEntry, withdrawEntry } from './leave.ts'
import { heldEntry, invited } from './policy.ts'
import { presentGuestbook, presentInvitation, presentOwn } from './present.ts'
import { stopTelling } from './tell.ts'
import { arrangeEntries, changeGuestbook, closeGuestbook, deleteEntry, openGuestbook } from './writes.ts'

export function guestbookRoutes(app: FastifyInstance): void {
  handle(app, routes.getGuestbook, async (ctx, { params }) =>
    presentGuestbook(ctx, (await ownedStory(ctx, params.storyId)).id),
  )
  handle(app, routes.openGuestbook, async (ctx, { params: { storyId }, body }) => {
    await openGuestbook(ctx, await ownedStory(ctx, storyId), body)
    return presentGuestbook(ctx, storyId)
  })
  handle(app, routes.changeGuestbook, async (ctx, { params: { storyId }, body }) => {
    await changeGuestbook(ctx, await ownedStory(ctx, storyId), body)
    return presentGuestbook(ctx, storyId)
  })
  handle(app, routes.closeGuestbook, async (ctx, { params: { storyId } }) => {
    await closeGuestbook(ctx, await ownedStory(ctx, storyId))
    return presentGuestbook(ctx, storyId)
  })
  handle(app, routes.arrangeEntries, async (ctx, { params: { storyId }, body }) => {
    await arrangeEntries(ctx, await ownedStory(ctx, storyId), body)
    return presentGuestbook(ctx, storyId)
  })
  handle(app, routes.deleteEntry, async (ctx, { params: { storyId, entryId } }) => {
    await deleteEntry(ctx, await ownedStory(ctx, storyId), entryId)
    return presentGuestbook(ctx, storyId)
  })
  handle(app, routes.getDedicationPhoto, async (ctx, { params: { storyId, entryId }, request, reply }) =>
    sendFile(ctx, request, reply, await dedicationPhoto(ctx, await readableStory(ctx, storyId), entryId)),
  )
  handle(app, routes.getDedicationSound, async (ctx, { params: { storyId, entryId }, request, reply }) =>
    sendFile(ctx, request, reply, await dedicationSound(ctx, await readableStory(ctx, storyId), entryId)),
  )

  handle(app, routes.getInvitation, async (ctx, { params }) => presentInvitation(await invited(ctx, params.token)))
  handle(app, routes.leaveEntry, async (ctx, { params: { token }, request }) => {
    const { fields, ...files } = await readForm(request, routes.leaveEntry.form)
    return presentOwn(await leaveEntry(ctx, token, { ...fields, ...files }, goneSignal(request)), fields.secret)
  })
  oneClickRoutes(app, (scope) =>
    handle(
      scope,
      routes.stopGuestbookMail,
      async (ctx, { params: { token } }) => {
        await stopTelling(ctx, token)
        return { stopped: true as const }
      },
      ONE_CLICK,
    ),
  )
  handle(app, routes.readOwnEntries, async (ctx, { body }) => {
    const found = await Promise.all(
      body.secrets.map(async (secret) => ({ secret, entry: await heldEntry(ctx, secret) })),
    )
    return found.flatMap(({ secret, entry }) => (entry ? [presentOwn(entry, secret)] : []))
  })
  handle(app, routes.withdrawEntry, async (ctx, { body }) => {
    await withdrawEntry(ctx, body.secret)
    return { withdrawn: true as const }
  })
}
