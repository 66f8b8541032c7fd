import type { Look } from '../../src/contract/looks.ts'

/** Somebody with nothing remarkable, for tests that change one thing. */
export const PLAIN_LOOK: Look = {
  skin: '#c98e63',
  hair: '#4a2f20',
  hairType: 'liso',
  hairLength: 'corto',
  haircut: 'raya al lado',
  glasses: false,
  beard: 'ninguna',
  clothes: '#3f8fa8',
}
