import { BLACK } from '../objects/animals/cat.ts'
import type { ScenePlan } from '../scene/plan.ts'

/** The colours that texts give to things and animals; a black cat has its own in its name. */
export function toldColours({ things, companion }: Pick<ScenePlan, 'things' | 'companion'>): string[] {
  const all = [companion, ...things].filter((one) => one !== null)
  return all
    .map(({ object, colour }) => (object === 'black-cat' ? BLACK : colour))
    .filter((colour) => colour !== undefined)
}
