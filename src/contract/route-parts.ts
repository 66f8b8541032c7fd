import { z } from './zod.ts'
import { idSchema, wholeNumber } from './ids.ts'

/**
 * What travels with a call. `body` is JSON; `form` lists the text fields of a multipart body whose file
 * travels as `photo` or `sound`, and may be missing where `withoutFile` says so; a route without `response` answers
 * bytes or an event stream.
 */
export type Schemas = {
  summary: string
  params?: z.ZodObject
  query?: z.ZodType
  body?: z.ZodType
  form?: z.ZodObject
  withoutFile?: true
  response?: z.ZodType
  /** Media type of an answer that is not JSON. */
  produces?: string
}

export const byId = z.object({ id: idSchema })
export const byStoryId = z.object({ storyId: idSchema })

/** Of the smaller sizes of an illustration. */
const MAX_WIDTH = 960
export const pictureQuery = z.object({
  w: wholeNumber(MAX_WIDTH)
    .pipe(z.union([z.literal(320), z.literal(640), z.literal(960)]))
    .optional(),
})
