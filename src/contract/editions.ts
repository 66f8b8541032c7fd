/** Editions of the book; `muestra` is what anybody gets until the story is bought. */
export const EDITIONS = ['digital', 'muestra', 'imprenta', 'cuadernillo', 'epub'] as const
export type Edition = (typeof EDITIONS)[number]

/** What an edition's file is called after its title. */
export const EDITION_ENDINGS: Record<Edition, string> = {
  digital: '.pdf',
  muestra: '.pdf',
  imprenta: ' (para imprenta).pdf',
  cuadernillo: ' (cuadernillo para coser).pdf',
  epub: '.epub',
}
