import type { Edition } from './editions.ts'

/** What an edition's file is called after its title. */
export const EDITION_ENDINGS: Record<Edition, string> = {
  digital: '.pdf',
  muestra: '.pdf',
  imprenta: ' (para imprenta).pdf',
  cuadernillo: ' (cuadernillo para coser).pdf',
  epub: '.epub',
}
