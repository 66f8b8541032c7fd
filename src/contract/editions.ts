/** Editions of the book; `muestra` is what anybody gets until the story is bought. */
export const EDITIONS = ['digital', 'muestra', 'imprenta', 'cuadernillo', 'epub'] as const
export type Edition = (typeof EDITIONS)[number]
