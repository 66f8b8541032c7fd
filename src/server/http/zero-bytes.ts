import type { FastifyInstance } from 'fastify'
import { MESSAGES } from '../../contract/messages.ts'
import { AppError } from '../errors.ts'

/** Refuses U+0000 in whatever is sent: no database keeps it, and nobody types it. */
export function refuseZeroBytes(app: FastifyInstance): void {
  app.addHook('preValidation', (request, _reply, done) => {
    const sent = [request.params, request.query, request.body]
    done(sent.some(hasZeroByte) ? new AppError('invalid', MESSAGES.unkeepable) : undefined)
  })
}

/** Whether a zero byte is in a text, or in any text of what was parsed from JSON, however deep that is. */
export function hasZeroByte(value: unknown): boolean {
  const open = [value]
  while (open.length > 0) {
    const next = open.pop()
    if (typeof next === 'string' && next.includes('\0')) return true
    // Bytes are read by whoever knows what they are.
    if (next === null || typeof next !== 'object' || ArrayBuffer.isView(next)) continue
    for (const [key, inner] of Object.entries(next)) {
      if (key.includes('\0')) return true
      open.push(inner)
    }
  }
  return false
}
