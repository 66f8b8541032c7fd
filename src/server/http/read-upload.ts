import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { MESSAGES } from '../../contract/messages.ts'
import { AppError } from '../errors.ts'

/**
 * Reads a multipart body: one file named `photo`, and the text fields of the schema.
 *
 * @throws AppError invalid, where the file or a field is missing or wrong
 */
export async function readUpload<Fields extends z.ZodObject>(
  request: FastifyRequest,
  schema: Fields,
): Promise<{ data: Buffer; fields: z.output<Fields> }> {
  let data: Buffer | null = null
  const raw: Record<string, unknown> = {}
  for await (const part of request.parts()) {
    if (part.type === 'field') raw[part.fieldname] = part.value
    else if (part.fieldname !== 'photo' || data) throw new AppError('invalid', MESSAGES.photoOne)
    else data = await part.toBuffer()
  }
  if (!data?.length) throw new AppError('invalid', MESSAGES.photoRequired, { photo: MESSAGES.photoRequired })
  const fields = schema.safeParse(raw)
  if (!fields.success) {
    const byField: Record<string, string> = {}
    for (const { path, message } of fields.error.issues) byField[path.join('.')] ??= message
    throw new AppError('invalid', Object.values(byField)[0] ?? MESSAGES.invalidRequest, byField)
  }
  return { data, fields: fields.data }
}
