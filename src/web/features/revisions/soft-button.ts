/** Tools stand back behind the words that they change. */
export const SOFT = 'font-medium text-ink-2 hover:text-ink'
