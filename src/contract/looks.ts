import { z } from './zod.ts'
import { type Coat, COAT_NAMES, COAT_TRAITS } from './coats.ts'
import { FINE_TRAITS, MAIN_TRAITS, type Look, type Trait, TRAIT_NAMES } from './look-traits.ts'
import { PHOTO_FINDINGS } from './photo-findings.ts'

export type { Look }

/** How a person looks, as requests and answers carry it; see {@link Look}. */
export const lookSchema = z.object(shape())

type Shape = {
  [Name in keyof Look]-?: undefined extends Look[Name]
    ? z.ZodOptional<z.ZodType<NonNullable<Look[Name]>, NonNullable<Look[Name]>>>
    : z.ZodType<Look[Name], Look[Name]>
}

function shape(): Shape {
  return Object.fromEntries([
    ...Object.entries(MAIN_TRAITS).map(([name, trait]) => [name, schemaOf(trait)]),
    ...Object.entries(FINE_TRAITS).map(([name, trait]) => [name, schemaOf(trait).optional()]),
  ]) as Shape
}

type CoatShape = { [Name in keyof Coat]: z.ZodType<Coat[Name], Coat[Name]> }

/** How an animal looks, as requests and answers carry it; see {@link Coat}. */
export const coatSchema = z.object(
  Object.fromEntries(COAT_NAMES.map((name) => [name, schemaOf(COAT_TRAITS[name])])) as CoatShape,
)

function schemaOf(trait: Trait): z.ZodType {
  switch (trait.kind) {
    case 'colour':
      return z.string().regex(/^#[0-9a-f]{6}$/i)
    case 'flag':
      return z.boolean()
    case 'words':
      return z.enum(trait.of)
    default:
      return z.number().int().min(trait.from).max(trait.to)
  }
}

/** What is to be said of a photo; none where it is good. */
export const findingsSchema = z.array(z.enum(PHOTO_FINDINGS))

/** Somebody too young for a beard or old enough for one; an animal has a coat instead. */
const SITTER_KINDS = ['child', 'grown', 'animal'] as const
export type SitterKind = (typeof SITTER_KINDS)[number]

const share = z.number().min(0).max(1)
/** A face of a photo, in shares of its width and height. */
const facePlaceSchema = z.object({ left: share, top: share, width: share, height: share })
export type FacePlace = z.output<typeof facePlaceSchema>

const seenCoatSchema = coatSchema.extend({ sure: z.partialRecord(z.enum(COAT_NAMES), share) })

/** The look that was seen in a photo, how sure each trait is (0 to 1), and what may have been hard to see. */
export const seenLookSchema = lookSchema.extend({
  sure: z.partialRecord(z.enum(TRAIT_NAMES), share).optional(),
  findings: findingsSchema.optional(),
  /** All faces that were found; the look is the first one's. */
  faces: z.array(facePlaceSchema).optional(),
  /** Who sat for it, where that is known. */
  sitter: z.enum(SITTER_KINDS).optional(),
  /** Of an animal that is drawn with one. */
  coat: seenCoatSchema.optional(),
})
export type SeenLook = z.output<typeof seenLookSchema>
