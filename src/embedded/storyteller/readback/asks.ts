import type { Understanding } from '../../../contract/readings.ts'
import type { Brief } from '../../../engine.ts'
import type { Reading } from '../kit/reading.ts'
import { isSure } from '../language/sureness.ts'

/** What is better asked than guessed: at most three questions, those first that change the story most. */
export function asksOf(brief: Brief, { r, s, age, inMemory }: Reading): Understanding['asks'] {
  const { readings = {} } = brief
  const name = brief.recipientName.trim()
  if (!name || !brief.recipientRelation.trim()) return []
  const asks: Understanding['asks'] = []
  const ask = (key: Understanding['asks'][number]['key'], question: string) => {
    if (readings[key] === undefined) asks.push({ key, question })
  }
  if (!isSure(inMemory) && inMemory > 0.3) ask('occasion', `¿Es un cuento en recuerdo de ${name}?`)
  if (!isSure(age.sure) && r.role !== 'pet' && AGES_VARY.has(r.role))
    ask('age', r.several ? '¿Qué edad tienen, más o menos?' : `¿Qué edad tiene ${name}, más o menos?`)
  if (r.gender === null && !r.several && r.role !== 'pet') ask('gender', `En el cuento, ¿${name} es «ella» o «él»?`)
  if (!isSure(r.sure.relation)) ask('relation', `¿Qué es ${name} de ti?`)
  if (
    NEEDS_SENDER.has(r.role) &&
    s.gender === null &&
    !s.several &&
    s.kin === null &&
    !/^(?:su|el|la)(?:\s|$)/iu.test(s.name)
  )
    ask('senderGender', `Y quien firma, ¿«ella» o «él»?`)
  return asks.slice(0, 3)
}

/** 'mi hijo' may be three or thirty. */
const AGES_VARY = new Set(['child', 'grandchild', 'nephew', 'godchild', 'sibling', 'cousin', 'student', 'other'])
/** Where the story says 'su mamá' or 'su papá'. */
const NEEDS_SENDER = new Set([
  'child',
  'grandchild',
  'nephew',
  'godchild',
  'sibling',
  'cousin',
  'student',
  'grandparent',
  'parent',
  'uncle',
])
