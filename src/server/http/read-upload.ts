import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { MESSAGES } from '../../contract/messages.ts'
import { MAX_RECORDING_BYTES, RECORDING_MESSAGES } from '../../contract/recording-limits.ts'
import { AppError } from '../errors.ts'
import { hasZeroByte } from './zero-bytes.ts'

/**
 * Reads a multipart body: one file named `photo`, and the text fields of the schema.
 *
 * @throws AppError invalid, where the file or a field is missing or wrong, or the body is not whole
 */
export async function readUpload<Fields extends z.ZodObject>(
  request: FastifyRequest,
  schema: Fields,
): Promise<{ data: Buffer; fields: z.output<Fields> }> {
  const { data, raw } = await readParts(request, PHOTO)
  return { data: required(data, PHOTO), fields: parseFields(raw, schema) }
}

/** The same, where there may be no file. @throws AppError invalid */
export async function readForm<Fields extends z.ZodObject>(
  request: FastifyRequest,
  schema: Fields,
): Promise<{ data: Buffer | null; fields: z.output<Fields> }> {
  const { data, raw } = await readParts(request, PHOTO)
  return { data: data?.length ? data : null, fields: parseFields(raw, schema) }
}

/**
 * Reads a multipart body of one file named `sound`.
 *
 * @throws AppError invalid or too_large
 */
export async function readSound(request: FastifyRequest): Promise<Buffer> {
  return required((await readParts(request, SOUND)).data, SOUND)
}

type Kind = { name: 'photo' | 'sound'; maxBytes?: number; one: string; missing: string; tooLarge: string }

const PHOTO: Kind = {
  name: 'photo',
  one: MESSAGES.photoOne,
  missing: MESSAGES.photoRequired,
  tooLarge: MESSAGES.photoTooLarge,
}
const SOUND: Kind = {
  name: 'sound',
  maxBytes: MAX_RECORDING_BYTES,
  one: RECORDING_MESSAGES.one,
  missing: RECORDING_MESSAGES.required,
  tooLarge: RECORDING_MESSAGES.tooLong,
}

type Parts = { data: Buffer | null; raw: Record<string, unknown> }

async function readParts(request: FastifyRequest, { name, maxBytes, one, tooLarge }: Kind): Promise<Parts> {
  let data: Buffer | null = null
  const raw: Record<string, unknown> = {}
  try {
    for await (const part of request.parts(maxBytes === undefined ? {} : { limits: { fileSize: maxBytes } })) {
      if (part.type === 'field') raw[part.fieldname] = part.value
      else if (part.fieldname !== name || data) throw new AppError('invalid', one)
      else data = await part.toBuffer()
    }
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE')
      throw new AppError('too_large', tooLarge)
    throw explain(error)
  }
  if (hasZeroByte(raw)) throw new AppError('invalid', MESSAGES.unkeepable)
  return { data, raw }
}

function required(data: Buffer | null, { name, missing }: Kind): Buffer {
  if (!data?.length) throw new AppError('invalid', missing, { [name]: missing })
  return data
}

function parseFields<Fields extends z.ZodObject>(raw: Parts['raw'], schema: Fields): z.output<Fields> {
  const fields = schema.safeParse(raw)
  if (!fields.success) {
    const byField: Record<string, string> = {}
    for (const { path, message } of fields.error.issues) byField[path.join('.')] ??= message
    throw new AppError('invalid', Object.values(byField)[0] ?? MESSAGES.invalidRequest, byField)
  }
  return fields.data
}

/** Ours and Fastify's own errors are known; whatever else a parser of bytes throws is about the bytes. */
function explain(error: unknown): unknown {
  const { statusCode } = error as { statusCode?: number }
  return error instanceof AppError || statusCode ? error : new AppError('invalid', MESSAGES.uploadTorn)
}
