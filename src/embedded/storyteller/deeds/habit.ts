import type { Person } from '../language/people/person.ts'

/** What a habit is shown with: whose it is, and the words of the answer that its scenes need. */
type Shown = { r: Person; words: readonly string[] }
type Scene = (shown: Shown) => string

/**
 * What can be heard or seen of somebody at any moment: a saying, a sound, a thing worn or carried, what they are known
 * for doing. It is there before anybody speaks of it, and once more at the end; the scenes are right of everybody whose
 * habit has these words. `says` is what they say themselves once it is spoken of; of what `speaks` no beast has it.
 */
export type Habit = {
  test: RegExp
  speaks?: true
  says?: Scene
  seen: readonly [Scene, Scene]
  back: readonly [Scene, Scene]
}
