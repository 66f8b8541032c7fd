import type { Scene } from '../../../engine.ts'
import type { Country } from '../language/countries/country-of.ts'
import type { Address } from '../language/people/address.ts'
import type { Favourite } from '../language/favourite/favourite.ts'
import type { Memory } from '../language/memory/memory.ts'
import type { Person } from '../language/people/person.ts'
import type { Sender } from '../language/people/sender.ts'
import type { Quality } from '../language/admired/quality.ts'
import type { Trait } from '../language/trait/trait.ts'
import type { Occasion } from '../occasions/occasion.ts'
import type { Limits } from './limits.ts'

/**
 * A paragraph that always stays, one that gives way when the chapter runs long, one that only fills it, one without
 * which it may be too short, or none.
 */
export type Beat =
  | string
  | { soft: string[] }
  | { optional: string[] }
  | { spare: string[] }
  | null
  | false
  | undefined
  | Beat[]

/** `action` is a predicate in the third person singular; its subject, the recipient, is added. */
export type ChapterDraft = { title: string; text: Beat[]; scene: Scene }

export type Arc = {
  id: string
  /** True where it is told in memory of somebody who has died; such a brief is told by no other. */
  inMemory?: true
  /** How well it suits a brief: 0 never, higher likelier. */
  suits: (kit: Kit) => number
  title: (kit: Kit) => string
  cover: (kit: Kit) => Scene
  /** The chapter in which the memory is read; 3 where it is not given. */
  memoryChapter?: number
  chapters: readonly [Write, Write, Write, Write, Write]
}

type Write = (kit: Kit) => ChapterDraft

/** Everything a writer of arcs may use. Names are short because they live inside prose. */
export type Kit = {
  /** Recipient. */
  r: Person
  /** Sender. */
  s: Sender
  fav: Favourite
  quality: Quality
  memory: Memory
  trait: Trait | null
  address: Address
  /** Why it is given: a frame around the story, whatever is told in it. */
  occasion: Occasion | null
  /** How long a chapter is for who will read it. */
  limits: Limits
  /** True where the recipient has died: `quality` and `trait` are then in the past. */
  inMemory: boolean
  /** True of a baby that did not live, or hardly a day: no life is told of them. */
  unlived: boolean
  /** True of a baby of days or weeks: it neither hugs nor laughs. */
  newborn: boolean
  /** True where a baby is on its way to them now or was just born, or they are not of age: no alcohol they like is told of. */
  sober: boolean
  /** All that the other answers say of them, as it was typed. */
  said: string
  /** True where noise hurts them or they hear none: no sound is told beside the memory. */
  hushed: boolean
  /** True where they hardly see, or do not read: nobody gives them letters and maps. */
  sightless: boolean
  /** True where they walk with a stick or hardly at all: nobody has them dance, run or bend. */
  unsteady: boolean
  /** True where they speak little: nobody has them lecture or declare. */
  quiet: boolean
  /** Whoever forgets does nothing by a name or from memory. */
  forgetful: boolean
  /** True where they live far from each other, or soon will: no story has them go home to one house or street, or promises to stay. */
  apart: boolean
  /** Its giver asks that nobody is given hope that parents, or the dead, come back together. */
  hopeless: boolean
  /** Somebody in it is ill, or being treated. */
  ailing: boolean
  /** Where who gives is from, as far as it was said; null where it was not. */
  country: Country | null
  /** To whom it is to be read besides: 'los hijos de Gusti'; null where nobody was named. */
  readTo: string | null
  /** True where they may have died and nobody has said so yet: nothing of the story is play. */
  mayHaveDied: boolean
  /** Answers that say nothing or shall not be told: what stands for them is ours, and nobody is made to say it. */
  leftOut: ReadonlySet<'favourite' | 'memory' | 'admiration' | 'trait'>
  /** What the giver asked to find nowhere in the book, as a test for bare text; null where they asked for no such thing. */
  unwanted: RegExp | null
  /** The words with which the giver asked the story to end; null where they asked for none. */
  lastLine: string | null
  /** 'Esta es la historia de Aitor, vecino de Nerea.', where no kinship stands beside the giver's name; null where it is not sure. */
  tie: string | null
  /** One of several wordings, chosen by the seed; every call draws, so it stands outside of `condition && …` (see `when`). */
  pick: <T>(...options: T[]) => T
  /** The same kit, whose draws are for one part of the story alone ('chapter 3'): no other part moves them. */
  at: (part: string) => Kit
  /** The beat where the condition holds, `otherwise` where not; all of them are drawn, so that those after it stay. */
  when: (condition: unknown, beat: Beat, otherwise?: Beat) => Beat
  /** Paragraphs that give way, together, when the sender's answers make the chapter long. */
  soft: (...paragraphs: string[]) => Beat
  /** Paragraphs that enter, together, only where there is room for them. */
  opt: (...paragraphs: string[]) => Beat
  /** A wording by how the sender addresses the recipient: tú, usted, ustedes, vos, vosotros. */
  you: (tu: string, usted: string, ustedes: string, vos?: string, vosotros?: string) => string
  /** What is said of the recipient, said to them: 'de su taller' → 'de tu taller', where they are a tú or a vos. */
  yours: (text: string) => string
  /** Answers that stand whole somewhere, however long: chapters may exceed their length by them. */
  quotes: Quote[]
}

/** An answer that stands whole in the story; what it has beyond `share` words lengthens its chapter. */
export type Quote = { text: string; share: number }
