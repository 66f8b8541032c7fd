import { MAX_SELECTED_PHOTOS } from '../../../contract/constants.ts'

/** Choosing a third photo lets go of the one that was chosen first; choosing a chosen one lets go of it. */
export function choose(chosen: readonly number[], id: number): number[] {
  if (chosen.includes(id)) return chosen.filter((other) => other !== id)
  return [...chosen, id].slice(-MAX_SELECTED_PHOTOS)
}
