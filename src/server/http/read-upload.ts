import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { MAX_UPLOAD_BYTES } from '../../contract/constants.ts'
import { MESSAGES } from '../../contract/messages.ts'
import { MAX_RECORDING_BYTES, MAX_VOICE_MESSAGE_BYTES, RECORDING_MESSAGES } from '../../contract/recording-limits.ts'
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
  const { files, raw } = await readParts(request, [PHOTO])
  return { data: required(files.photo, PHOTO), fields: parseFields(raw, schema) }
}

/** The same, where there may be a photo, a voice message named `sound`, both or neither. @throws AppError invalid, too_large */
export async function readForm<Fields extends z.ZodObject>(
  request: FastifyRequest,
  schema: Fields,
): Promise<{ photo: Buffer | null; sound: Buffer | null; fields: z.output<Fields> }> {
  const { files, raw } = await readParts(request, [PHOTO, VOICE_MESSAGE])
  const [photo, sound] = [files.photo, files.sound].map((data) => (data?.length ? data : null))
  return { photo: photo ?? null, sound: sound ?? null, fields: parseFields(raw, schema) }
}

/**
 * Reads a multipart body of one file named `sound`.
 *
 * @throws AppError invalid or too_large
 */
export async function readSound(request: FastifyRequest): Promise<Buffer> {
  return required((await readParts(request, [SOUND])).files.sound, SOUND)
}

type Kind = { name: 'photo' | 'sound'; maxBytes: number; one: string; missing: string; tooLarge: string }

const PHOTO: Kind = {
  name: 'photo',
  maxBytes: MAX_UPLOAD_BYTES,
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
const VOICE_MESSAGE: Kind = {
  ...SOUND,
  maxBytes: MAX_VOICE_MESSAGE_BYTES,
  tooLarge: RECORDING_MESSAGES.messageTooLong,
}

type Files = Partial<Record<Kind['name'], Buffer>>
type Parts = { files: Files; raw: Record<string, unknown> }

/** At most one file of each kind. */
async function readParts(request: FastifyRequest, kinds: readonly [Kind, ...Kind[]]): Promise<Parts> {
  const files: Files = {}
  let [read] = kinds
  const raw: Record<string, unknown> = {}
  try {
    const limits = { fileSize: Math.max(...kinds.map(({ maxBytes }) => maxBytes)), files: kinds.length }
    for await (const part of request.parts({ limits })) {
      if (part.type === 'field') raw[part.fieldname] = part.value
      else {
        const kind = kinds.find(({ name }) => name === part.fieldname)
        if (!kind || files[kind.name]) throw new AppError('invalid', (kind ?? read).one)
        read = kind
        const data = await part.toBuffer()
        if (data.length > kind.maxBytes) throw new AppError('too_large', kind.tooLarge)
        files[kind.name] = data
      }
    }
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE')
      throw new AppError('too_large', read.tooLarge)
    throw explain(error)
  }
  if (hasZeroByte(raw)) throw new AppError('invalid', MESSAGES.unkeepable)
  return { files, raw }
}

function required(data: Buffer | undefined, { name, missing }: Kind): Buffer {
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
