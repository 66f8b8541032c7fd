/** The product's fixed numbers and limits, shared by browser and server. */

export const CHAPTERS = 5
export const PDF_PAGES = 5

export const WIZARD_STEPS = ['recipient', 'photos', 'personalization', 'style', 'review'] as const
export type WizardStep = (typeof WIZARD_STEPS)[number]
/** Percent shown by the wizard's progress bar, by step. */
export const WIZARD_PROGRESS: Record<WizardStep, number> = {
  recipient: 20,
  photos: 40,
  personalization: 60,
  style: 80,
  review: 100,
}
/** Generation progress, in percent, at which each of the three step indicators turns green. */
export const GENERATION_MILESTONES = [20, 60, 100] as const

export const PARAGRAPH_POLL_MS = 5_000
export const GENERATE_DELAY_MS = 1_000
export const PREVIEW_DELAY_MS = 100
export const CAROUSEL_ADVANCE_MS = 3_000
/** Zero-based: the carousel opens on the third slide. */
export const CAROUSEL_START = 2
export const TOAST_REMOVE_DELAY_MS = 1_000_000
export const MAX_SELECTED_PHOTOS = 2

/** Browser storage key of the wizard's draft. */
export const DRAFT_STORAGE_KEY = 'story-generator'

export const DATE_LOCALE = 'es-ES'

export const ACCEPTED_IMAGE_TYPES = ['image/jpeg', 'image/jpg', 'image/png', 'image/webp'] as const
export const MAX_UPLOAD_BYTES = 10 * 1024 * 1024
export const MAX_UPLOAD_PIXELS = 40_000_000
/** Longest side of a stored photo, in pixels. */
export const MAX_PHOTO_SIDE = 2048

/** Pixel size of every illustration, cover included (3:2). */
export const PICTURE_WIDTH = 1536
export const PICTURE_HEIGHT = 1024

/** Longest accepted answers, in UTF-16 code units. */
export const MAX_NAME_LENGTH = 80
export const MAX_RELATION_LENGTH = 80
export const MAX_ANSWER_LENGTH = 1_000
export const MAX_DESCRIPTION_LENGTH = 300
export const MAX_PROMPT_LENGTH = 2_000
export const MAX_WISH_LENGTH = 300
export const MAX_DEDICATION_LENGTH = 200
/** What fits on a cover's label or above a chapter. */
export const MAX_TITLE_LENGTH = 90
/** A chapter with its title, as long as a page of the book can hold. */
export const MAX_CHAPTER_LENGTH = 3_000

/** How often a story's pictures may be drawn anew, all together. */
export const MAX_REDRAWS = 12

/** What an empty answer is filled with before validation. */
export const ANSWER_DEFAULTS = {
  favoriteThing: 'aventuras',
  specialMemory: 'momentos especiales',
  admiration: 'su alegría',
  extraTrait: '',
} as const

export const DEFAULT_STORY_TITLE = 'Historia personalizada'
export const DEFAULT_PDF_NAME = 'cuento'
