import type { FastifyInstance } from 'fastify'
import { routes } from '../../../contract/routes.ts'
import { goneSignal } from '../../http/event-stream.ts'
import { handle } from '../../http/handle.ts'
import { readUpload } from '../../http/read-upload.ts'
import { uprightJpeg } from '../photos/prepare.ts'
import { placesOf } from './faces.ts'

/** Pixels of a head's square. */
const SIDES = { large: 256, small: 96 }

export function lookRoutes(app: FastifyInstance): void {
  handle(app, routes.readLook, async (ctx, { request }) => {
    const { data, fields } = await readUpload(request, routes.readLook.form)
    const gone = goneSignal(request)
    const { of, ...said } = fields
    const photo = await uprightJpeg(data, gone)
    const read = await ctx.deps.photoReader.read(photo, gone, of && { of, ...said })
    const { look, sure, findings, sitter, coat } = read
    return { ...look, sure, findings, sitter, coat, faces: await placesOf(photo, read.faces) }
  })

  handle(app, routes.drawLooks, async (ctx, { body: { size, ...asked }, request, reply }) => {
    const image = await ctx.deps.lookPainter.drawLooks({ ...asked, side: SIDES[size] }, goneSignal(request))
    return reply.type('image/webp').send(Buffer.from(image))
  })
}
