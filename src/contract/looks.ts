import { z } from 'zod'

const colour = z.string().regex(/^#[0-9a-f]{6}$/i)

export const HAIR_TYPES = ['liso', 'ondulado', 'rizado', 'afro', 'calvo'] as const
export const HAIR_LENGTHS = ['corto', 'medio', 'largo'] as const
export const BEARDS = ['ninguna', 'bigote', 'barba'] as const

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
