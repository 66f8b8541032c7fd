import type { Person } from '../language/people/person.ts'

/** What a habit is told with: whose it is, who gives, and the words of the answer that its scenes need. */
export type Shown = { r: Person; s: Person; words: readonly string[] }

/** A scene of one or two sentences. */
type Scene = (shown: Shown) => string

/**
 * Something that somebody always does, as a running joke. It is seen or heard before anybody speaks of it, whoever is
 * met has to do with it, and in the end it serves. The scenes are right of everybody whose habit has these words, need
 * no gender, and say nothing of when else it is done.
 */
export type Habit = {
  test: RegExp
  /** Somebody has to speak or walk for it. */
  speaks?: true
  /** Its test says itself when it is done. */
  anytime?: true
  /** Only of several. */
  together?: true
  seen: readonly [Scene, Scene]
  /** With `o`, whom they have just met. */
  met: readonly [(shown: Shown, o: string) => string, (shown: Shown, o: string) => string]
  back: readonly [Scene, Scene]
}
