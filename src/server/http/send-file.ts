import type { FastifyReply, FastifyRequest } from 'fastify'
import { MESSAGES } from '../../contract/messages.ts'
import type { Ctx } from '../context.ts'
import { AppError } from '../errors.ts'
import type { ByteRange } from '../files/files.ts'

export type StoredFile = {
  key: string
  contentType: string
  /** The name that it is saved under. */
  filename?: string
  /** A drawing: its address always gives these very bytes, and the browser that shows it may keep them for itself. */
  immutable?: boolean
  /** The format depends on the request's Accept header. */
  negotiated?: boolean
}

/** Streams a private file, with ETag and ranges. */
export async function sendFile(
  ctx: Ctx,
  request: FastifyRequest,
  reply: FastifyReply,
  file: StoredFile,
): Promise<FastifyReply> {
  const info = await ctx.deps.files.stat(file.key)
  if (!info) throw new AppError('not_found', MESSAGES.pictureNotFound)
  if (file.immutable) reply.header('cache-control', 'private, max-age=31536000, immutable')
  reply
    .header('etag', info.etag)
    .header('accept-ranges', 'bytes')
    .header('vary', file.negotiated ? 'cookie, accept' : 'cookie')
    .type(file.contentType)
  if (file.filename) reply.header('content-disposition', contentDisposition(file.filename))
  if (request.headers['if-none-match']?.split(/,\s*/).includes(info.etag)) return reply.status(304).send()

  const range = readRange(request.headers.range, request.headers['if-range']?.toString(), info)
  if (range === 'unsatisfiable') {
    return reply.status(416).header('content-range', `bytes */${info.size}`).type('text/plain').send('')
  }
  const stream = await ctx.deps.files.stream(file.key, range ?? undefined)
  if (!stream) throw new AppError('not_found', MESSAGES.pictureNotFound)
  if (!range) return reply.header('content-length', info.size).send(stream)
  return reply
    .status(206)
    .header('content-range', `bytes ${range.start}-${range.end}/${info.size}`)
    .header('content-length', range.end - range.start + 1)
    .send(stream)
}

/** One range of `bytes=a-b`, `a-` or `-n`; several at once are answered with the whole, as RFC 9110 allows. */
function readRange(
  header: string | undefined,
  ifRange: string | undefined,
  { size, etag }: { size: number; etag: string },
): ByteRange | 'unsatisfiable' | null {
  const match = header?.match(/^bytes=(\d*)-(\d*)$/)
  if (!match || (ifRange && ifRange !== etag) || (!match[1] && !match[2])) return null
  const start = match[1] ? Number(match[1]) : Math.max(0, size - Number(match[2]))
  const end = match[1] && match[2] ? Math.min(Number(match[2]), size - 1) : size - 1
  return start > end || start >= size ? 'unsatisfiable' : { start, end }
}

/** RFC 6266: the name in UTF-8, and a plain one for clients that cannot read it. */
function contentDisposition(filename: string): string {
  const plain =
    filename
      .normalize('NFKD')
      .replace(/[^\w. -]/g, '')
      .trim() || 'cuento.pdf'
  const encoded = encodeURIComponent(filename).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16)}`)
  return `inline; filename="${plain}"; filename*=UTF-8''${encoded}`
}
