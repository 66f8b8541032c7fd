import type { Look } from '../../../contract/looks.ts'

/** Ages that are built differently. */
const AGES = ['baby', 'child', 'teenager', 'adult', 'elder'] as const
export type Age = (typeof AGES)[number]

export type Garment = 't-shirt' | 'jumper' | 'hoodie' | 'shirt' | 'dress' | 'dungarees' | 'coat' | 'pyjamas'
type Legwear = 'trousers' | 'shorts' | 'skirt'
export type Pattern = 'plain' | 'stripes' | 'dots' | 'checks' | 'hearts' | 'yoke' | 'star'

export type Outfit = {
  garment: Garment
  colour: string
  pattern: Pattern
  legwear: Legwear
  legColour: string
  shoes: string
  /** Trim, scarf and socks. */
  accent: string
  scarf?: boolean
}

/** A person as every picture of one story shows them. */
export type Character = {
  name: string
  age: Age
  feminine: boolean
  look: Look
  haircut: NonNullable<Look['haircut']>
  iris: string
  /** Given as the look's; where it tells none, by chance. */
  freckles: number
  outfit: Outfit
  /** Moves in a wheelchair. */
  wheels?: true
  seed: string
}

export function isGrown(character: Character): boolean {
  return character.age === 'adult' || character.age === 'elder' || character.age === 'teenager'
}
