import { z } from './zod.ts'
import { MAX_DESCRIPTION_LENGTH, MAX_PROMPT_LENGTH } from './constants.ts'
import { MAX_ID } from './ids.ts'
import { MESSAGES, tooLong } from './messages.ts'

export const LIBRARY_RELATIONS = [
  'yo',
  'madre',
  'padre',
  'hijo',
  'hija',
  'hermano',
  'hermana',
  'abuelo',
  'abuela',
  'amigo',
  'amiga',
  'mascota',
  'otro',
] as const

/** Who is on a photo: a library relation, a role of the wizard, or a combination of two photos. */
export const PHOTO_RELATIONS = [...LIBRARY_RELATIONS, 'combinada', 'sender', 'recipient'] as const

export const photoSchema = z.object({
  id: z.number().int(),
  /** Of a member, or of the identity that a visitor without an account has. */
  userId: z.string(),
  photoUrl: z.string(),
  personRelation: z.enum(PHOTO_RELATIONS),
  description: z.string().nullable(),
  uploadedAt: z.iso.datetime(),
})
export type Photo = z.output<typeof photoSchema>

/** The text fields of an upload; the file travels beside them as `photo`. */
export const photoFieldsSchema = z.object({
  personRelation: z.enum(PHOTO_RELATIONS, { error: MESSAGES.photoRelationRequired }),
  description: z.string().trim().max(MAX_DESCRIPTION_LENGTH, tooLong(MAX_DESCRIPTION_LENGTH)).optional(),
})

const photoNumber = z
  .int({ error: MESSAGES.combineIncomplete })
  .min(1, MESSAGES.combineIncomplete)
  .max(MAX_ID, MESSAGES.combineIncomplete)

export const combineSchema = z.object({
  photoId1: photoNumber,
  photoId2: photoNumber,
  prompt: z
    .string({ error: MESSAGES.combineIncomplete })
    .trim()
    .min(1, MESSAGES.combineIncomplete)
    .max(MAX_PROMPT_LENGTH, tooLong(MAX_PROMPT_LENGTH)),
})
