import { z } from './zod.ts'
import { BEARDS, HAIR_LENGTHS, HAIR_TYPES } from './look-words.ts'
import { PHOTO_FINDINGS } from './photo-findings.ts'

const colour = z.string().regex(/^#[0-9a-f]{6}$/i)

/** How a person looks: found in the photo, confirmed or corrected by the sender. Colours are `#rrggbb`. */
export const lookSchema = z.object({
  skin: colour,
  hair: colour,
  hairType: z.enum(HAIR_TYPES),
  hairLength: z.enum(HAIR_LENGTHS),
  glasses: z.boolean(),
  beard: z.enum(BEARDS),
  clothes: colour,
})

export type Look = z.output<typeof lookSchema>

/** What is to be said of a photo; none where it is good. */
export const findingsSchema = z.array(z.enum(PHOTO_FINDINGS))

/** The look that was seen in a photo, and what may have been hard to see. */
export const seenLookSchema = lookSchema.extend({ findings: findingsSchema.optional() })
export type SeenLook = z.output<typeof seenLookSchema>
