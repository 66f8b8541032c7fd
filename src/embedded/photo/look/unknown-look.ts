import type { Look } from '../../../engine.ts'

/** A friendly look for a photo in which nobody is found; the person corrects it. */
export const UNKNOWN_LOOK: Look = {
  skin: '#dcb08e',
  hair: '#4e3524',
  hairType: 'liso',
  hairLength: 'corto',
  glasses: false,
  beard: 'ninguna',
  clothes: '#547ea4',
}
