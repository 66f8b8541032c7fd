import type { FastifyInstance } from 'fastify'
import { MESSAGES } from '../../../contract/messages.ts'
import { routes } from '../../../contract/routes.ts'
import { AppError } from '../../errors.ts'
import { goneSignal } from '../../http/event-stream.ts'
import { handle } from '../../http/handle.ts'
import { readUpload } from '../../http/read-upload.ts'
import { sendFile } from '../../http/send-file.ts'
import { asSomebody } from '../../http/identity.ts'
import { requireMember } from '../../sessions/member.ts'
import { transact } from '../../context.ts'
import { spendProof } from '../proofs/writes.ts'
import { ownedPhoto, requireCombiningRoom } from './policy.ts'
import { presentPhoto } from './present.ts'
import { listPhotos } from './reads.ts'
import { addPhoto, combinePhotos, deletePhoto } from './writes.ts'

export function photoRoutes(app: FastifyInstance): void {
  handle(app, routes.uploadPhoto, async (ctx, { request, reply }) => {
    const { data, fields } = await readUpload(request, routes.uploadPhoto.form)
    return addPhoto(await asSomebody(ctx, request, reply), { data, ...fields }, goneSignal(request))
  })

  handle(app, routes.addPhoto, async (ctx, { request }) => {
    const userId = requireMember(ctx)
    const { data, fields } = await readUpload(request, routes.addPhoto.form)
    return addPhoto({ ...ctx, who: { ...ctx.who, userId } }, { data, ...fields }, goneSignal(request))
  })

  handle(app, routes.listPhotos, async (ctx, { query }) => listPhotos(ctx, requireMember(ctx), query))

  handle(app, routes.getPhoto, async (ctx, { params }) => presentPhoto(await ownedPhoto(ctx, params.id)))

  handle(app, routes.getPhotoImage, async (ctx, { params, query, request, reply }) => {
    const photo = await ownedPhoto(ctx, params.id)
    const key = { full: photo.fileKey, thumbnail: photo.thumbnailKey, face: photo.faceKey ?? photo.thumbnailKey }[
      query.size
    ]
    return sendFile(ctx, request, reply, { key, contentType: 'image/jpeg' })
  })

  handle(app, routes.combinePhotos, async (ctx, { body }) => {
    const userId = requireMember(ctx)
    if (body.photoId1 === body.photoId2) throw new AppError('invalid', MESSAGES.combineIncomplete)
    const photos = [await ownedPhoto(ctx, body.photoId1), await ownedPhoto(ctx, body.photoId2)] as const
    await requireCombiningRoom(ctx, userId)
    await transact(ctx, (ctx) => spendProof(ctx, userId))
    const combined = await combinePhotos({ ...ctx, who: { ...ctx.who, userId } }, photos, body.prompt)
    return { imageUrl: combined.photoUrl }
  })

  handle(app, routes.deletePhoto, async (ctx, { params }) => {
    await deletePhoto(ctx, await ownedPhoto(ctx, params.id))
    return { id: params.id }
  })
}
