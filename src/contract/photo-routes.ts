import { z } from './zod.ts'
import { idSchema, wholeNumber } from './ids.ts'
import { findingsSchema, seenLookSchema } from './looks.ts'
import { combineSchema, photoFieldsSchema, photoSchema } from './photos.ts'
import { drawLooksSchema, readLookFieldsSchema } from './sitters.ts'
import type { RouteName } from './paths.ts'
import { byId, type Schemas } from './route-parts.ts'

const photoAnswer = z.object({ photo: photoSchema, findings: findingsSchema.optional() })

/** Photos, and the looks of those on them. */
export const photoRoutes = {
  uploadPhoto: {
    summary: 'Upload a photo',
    form: photoFieldsSchema,
    response: photoAnswer,
  },
  addPhoto: {
    summary: 'Add a photo to the library',
    form: photoFieldsSchema,
    response: photoAnswer,
  },
  readLook: {
    summary: 'How the person on a photo looks, and where it does not show, how they are likely to; nothing is stored',
    form: readLookFieldsSchema,
    response: seenLookSchema,
  },
  drawLooks: {
    summary: 'The heads of looks, side by side as a story in this style draws them; nothing is stored',
    body: drawLooksSchema,
    produces: 'image/webp',
  },
  listPhotos: {
    summary: 'The photo library, newest first',
    query: z.object({ before: idSchema.optional(), limit: wholeNumber(100).default(60) }),
    response: z.array(photoSchema),
  },
  getPhoto: { summary: 'One photo', params: byId, response: photoSchema },
  getPhotoImage: {
    summary: 'The photo itself, its thumbnail or the face on it',
    params: byId,
    query: z.object({ size: z.enum(['full', 'thumbnail', 'face']).default('full') }),
    produces: 'image/jpeg',
  },
  deletePhoto: {
    summary: 'Delete a photo',
    params: byId,
    response: z.object({ id: z.number().int() }),
  },
  combinePhotos: {
    summary: 'Make one picture out of two photos',
    body: combineSchema,
    response: z.object({ imageUrl: z.string() }),
  },
} as const satisfies Partial<Record<RouteName, Schemas>>
