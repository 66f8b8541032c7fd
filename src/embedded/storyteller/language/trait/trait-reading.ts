import { secondToThird } from '../turned/from-you.ts'
import type { TraitClass } from './trait-classes.ts'

/** The extra trait. It turns the plot once and comes back at the end. */
export type Trait = {
  cls: TraitClass
  /** A whole clause for the narrator: 'Rosa siempre pierde los lentes', 'a Iker le faltan dos dientes'. */
  fact: string
  /** The answer as the story says it, for finding it again. */
  said: string
  /** How sure the reading is, 0 to 1. */
  sure: number
}

export const turned = (text: string) => secondToThird(text) ?? text

export type Make = (said: string, fact: string) => Trait
