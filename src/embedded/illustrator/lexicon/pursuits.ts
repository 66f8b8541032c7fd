import { findObjects } from './objects.ts'
import { FOOD } from './words/food.ts'
import type { ActionId } from '../scene/scene.ts'

/** What a verb does to a thing of this kind: «hacer» tamales is to cook, «hacer» a kite is not. */
type Pursuit = { action: ActionId; verb: RegExp; things: ReadonlySet<string>; confidence: number }

const DRINKS = ['coffee', 'teapot', 'mate', 'juice', 'glass-of-milk', 'wine-glass']

const PURSUITS: readonly Pursuit[] = [
  {
    action: 'cook',
    verb: /\b(?:hac|hag|hic|hiz|prepar|elabor|amas|horne)[a-zñ]*\b/g,
    things: new Set(Object.keys(FOOD).filter((id) => !DRINKS.includes(id))),
    confidence: 0.85,
  },
  {
    action: 'eat',
    verb: /\b(?:com(?:e[nrs]?|emos|iendo|i[ao]n?|imos|ieron|iamos|erse)|cen(?:ar|aba|ando|amos)|desayun|merend|zamp|devor|compart|tom)[a-zñ]*\b/g,
    things: new Set(Object.keys(FOOD)),
    confidence: 0.78,
  },
  {
    action: 'play-music',
    verb: /\b(?:toc|ensay)[a-zñ]+\b/g,
    things: new Set('guitar piano drum violin trumpet saxophone flute harp accordion maracas'.split(' ')),
    confidence: 0.82,
  },
  {
    action: 'play-ball',
    verb: /\b(?:jug|jueg)[a-zñ]+\b/g,
    things: new Set('ball beach-ball basketball volleyball tennis baseball rugby'.split(' ')),
    confidence: 0.8,
  },
]

/** How many words after its verb a thing may stand. */
const REACH = 5

/** What people do, read from a verb and the kind of thing that follows it. */
export function findPursuits(said: string): { value: ActionId; words: string; confidence: number; at: number }[] {
  return PURSUITS.flatMap(({ action, verb, things, confidence }) =>
    [...said.matchAll(verb)].flatMap((match) => {
      const clause = said.slice(match.index + match[0].length).split(/[.,;:|]/, 1)[0]!
      const after = clause.trim().split(/\s+/).slice(0, REACH).join(' ')
      const thing = findObjects(after, 1)[0]
      if (!thing || !things.has(thing.object)) return []
      return [{ value: action, words: `${match[0]} ${thing.words}`, confidence, at: match.index }]
    }),
  )
}
