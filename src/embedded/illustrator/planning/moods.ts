import type { PictureRequest } from '../../../engine.ts'
import { findObjects } from '../lexicon/objects.ts'
import { findMood } from '../lexicon/scene-words.ts'
import { findObject } from '../objects/catalogue.ts'
import type { Expression } from '../scene/expressions.ts'
import type { ScenePlan } from '../scene/plan.ts'
import { wished } from './wish.ts'

type Asked = { brief: Pick<PictureRequest['brief'], 'senderName' | 'recipientName'>; redo?: PictureRequest['redo'] }
type Moods = ScenePlan['moods']
const ROLES = ['sender', 'recipient'] as const
type Role = (typeof ROLES)[number]
type Names = Record<Role, RegExp>

/** What the faces of both show, by the first text that says anything of them: a wish, then what tells the deed. */
export function moodsOf({ brief, redo }: Asked, texts: readonly string[]): Moods {
  const names = { sender: nameIn(brief.senderName), recipient: nameIn(brief.recipientName) }
  const read = [wished(redo), ...texts].map((text) => moodsIn(text, names))
  const of = (role: Role): Expression | null => read.find((moods) => moods[role] !== null)?.[role] ?? null
  return { sender: of('sender'), recipient: of('recipient') }
}

/** Clause by clause: whom one names it tells of, and so do those after it that name nobody; before any name, of both. */
function moodsIn(text: string, names: Names): Moods {
  const moods: Moods = { sender: null, recipient: null }
  let told: Role[] = ['sender', 'recipient']
  let waiting: Role[] = []
  for (const clause of text.split(CLAUSES)) {
    const subjects = ROLES.filter((role) => isSubject(clause, names[role]))
    if (subjects.length > 0) told = [...waiting, ...subjects]
    // «Leo y su mamá se ríen»: the first of the two stands alone before its verb.
    waiting = /^\s*(?:\p{L}+\s+)?\p{L}+\s*$/u.test(clause) ? subjects : []
    const mood = findMood(clause)?.value
    if (mood && (subjects.length > 0 || !isOfAnimal(clause))) for (const role of told) moods[role] ??= mood
  }
  return moods
}

const CLAUSES = /[,;.:]|(?<![A-Za-zÀ-ỹ])(?:mientras|y|pero|cuando)(?![A-Za-zÀ-ỹ])/u

/** A name before the verb is who does it; «mira a Leo» tells of somebody else. */
function isSubject(clause: string, name: RegExp): boolean {
  const at = clause.search(name)
  return (
    at >= 0 &&
    !/(?<![A-Za-zÀ-ỹ])(?:al?|con|del?|para|por|junto a|en)\s+(?:(?:su|mi|el|la)\s+)?$/u.test(clause.slice(0, at))
  )
}

const isOfAnimal = (clause: string) => findObjects(clause, 2).some(({ object }) => findObject(object)?.alive)

/** The name as a text writes it: «su mamá» of «mamá», the first of several. */
function nameIn(name: string): RegExp {
  const first = name.trim().split(/\s*,\s*|\s+(?:y|e|&)\s+/u)[0] ?? ''
  const bare = first.replace(/^(?:el|la|los|las|mi|su|tu)\s+/iu, '').replace(/[^\p{L}\p{N} ]/gu, '')
  return bare === '' ? /(?!)/u : new RegExp(`(?<![A-Za-zÀ-ỹ])${bare}(?![A-Za-zÀ-ỹ])`, 'iu')
}
