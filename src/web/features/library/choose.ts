import { MAX_SELECTED_PHOTOS } from '../../../contract/constants.ts'

/** Toggles a photo; a third one replaces the first chosen. */
export function choose(chosen: readonly number[], id: number): number[] {
  if (chosen.includes(id)) return chosen.filter((other) => other !== id)
  return [...chosen, id].slice(-MAX_SELECTED_PHOTOS)
}
