import { direct } from '../../src/embedded/illustrator/planning/director.ts'
import { characterOf } from '../../src/embedded/illustrator/planning/cast.ts'
import type { ScenePlan } from '../../src/embedded/illustrator/scene/plan.ts'

/** Pablo and Nora, a child, do something quiet on a clear day, seen whole; a test says what it needs besides. */
export function quietPlan(seed: string, change: Partial<ScenePlan> & Pick<ScenePlan, 'place' | 'action'>): ScenePlan {
  const { place, action } = change
  return {
    ...direct('quiet', { page: 3, place, action, pair: true, remembers: false }, seed),
    subject: 3,
    time: 'day',
    weather: 'clear',
    moods: { sender: null, recipient: null },
    before: [],
    camera: 'full',
    side: 1,
    cast: {
      sender: characterOf('Pablo', { age: 'adult', feminine: false }, null, `${seed} sender`, null),
      recipient: characterOf('Nora', { age: 'child', feminine: true }, null, `${seed} recipient`, null),
    },
    others: [],
    shoulders: false,
    companion: null,
    things: [],
    remembers: false,
    portraits: false,
    seed,
    ...change,
  }
}
