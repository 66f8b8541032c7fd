import {
  BEARDS,
  COVERINGS,
  FACE_SHAPES,
  FRINGES,
  GLASSES_SHAPES,
  HAIR_LENGTHS,
  HAIR_TYPES,
  HAIRCUTS,
  HAIRLINES,
  MARK_PLACES,
  MARKS,
  NOSE_SHAPES,
  PARTINGS,
} from './look-words.ts'

/*
 * Every trait of a look and what it may be, in one list: the schema, the draft and the page where a look is retouched
 * are made of it. A page should not wait for a schema library, so there is none here.
 */

/** `#rrggbb`; yes or no; one of some words; whole steps, where 0 is how most people are. */
export type Trait =
  | { kind: 'colour' }
  | { kind: 'flag' }
  | { kind: 'words'; of: readonly string[] }
  | { kind: 'steps'; from: number; to: number }

const colour = { kind: 'colour' } as const
const flag = { kind: 'flag' } as const
/** From much less to much more than most people's. */
const steps = { kind: 'steps', from: -2, to: 2 } as const
/** From none to much. */
const amount = { kind: 'steps', from: 0, to: 2 } as const

const words = <const Words extends readonly string[]>(of: Words) => ({ kind: 'words', of }) as const

/** What is known of everybody. */
export const MAIN_TRAITS = {
  skin: colour,
  hair: colour,
  hairType: words(HAIR_TYPES),
  hairLength: words(HAIR_LENGTHS),
  glasses: flag,
  beard: words(BEARDS),
  clothes: colour,
} as const satisfies Record<string, Trait>

/** What makes a face one's own; absent where nobody has said and no photo has shown it. */
export const FINE_TRAITS = {
  haircut: words(HAIRCUTS),
  parting: words(PARTINGS),
  hairline: words(HAIRLINES),
  fringe: words(FRINGES),
  faceShape: words(FACE_SHAPES),
  /** Narrow to broad. */
  jaw: steps,
  eyeColour: colour,
  eyeSize: steps,
  /** Outer corners hanging to raised. */
  eyeTilt: steps,
  /** Close together to far apart. */
  eyeGap: steps,
  browColour: colour,
  /** Thin to thick. */
  brows: steps,
  /** Straight to arched. */
  browArch: steps,
  noseShape: words(NOSE_SHAPES),
  noseWidth: steps,
  noseLength: steps,
  mouthWidth: steps,
  /** Thin to full. */
  lips: steps,
  /** Small to large. */
  ears: steps,
  /** Close to the head to standing out. */
  earsOut: amount,
  glassesShape: words(GLASSES_SHAPES),
  glassesColour: colour,
  covering: words(COVERINGS),
  coveringColour: colour,
  freckles: amount,
  dimples: flag,
  ageLines: amount,
  mark: words(MARKS),
  markPlace: words(MARK_PLACES),
} as const satisfies Record<string, Trait>

const LOOK_TRAITS = { ...MAIN_TRAITS, ...FINE_TRAITS }

export type ValueOf<T extends Trait> = T extends { of: readonly (infer Word)[] }
  ? Word
  : T extends { kind: 'flag' }
    ? boolean
    : T extends { kind: 'steps' }
      ? number
      : string
type Values<Traits extends Record<string, Trait>> = { [Name in keyof Traits]: ValueOf<Traits[Name]> }

/** How a person looks: found in the photo, confirmed or corrected by the sender. Its traits are {@link LOOK_TRAITS}. */
export type Look = Values<typeof MAIN_TRAITS> & Partial<Values<typeof FINE_TRAITS>>
export type MainTrait = keyof typeof MAIN_TRAITS
type TraitName = keyof typeof LOOK_TRAITS
export const TRAIT_NAMES = Object.keys(LOOK_TRAITS) as TraitName[]

/** From this share of right readings on, what a photo shows is believed. */
const SURE = 0.95

export function isSure(sure: number | undefined): boolean {
  return (sure ?? 0) >= SURE
}

/** So little sure, it may be that there is no hair. */
export const HARDLY = 0.3

/** The main traits that a photo leaves doubts about. */
export function unsureTraits(sure: { readonly [Name in MainTrait]?: number | undefined }): MainTrait[] {
  return (Object.keys(MAIN_TRAITS) as MainTrait[]).filter((trait) => !isSure(sure[trait]))
}

/** Whether the mark lies on the skin, and so at a place of the face. */
export function isOnSkin({ mark }: Pick<Look, 'mark'>): boolean {
  return mark === 'lunar' || mark === 'cicatriz' || mark === 'mancha de nacimiento'
}

const COLOUR = /^#[\da-f]{6}$/i

/** True where the value can be this trait's. */
export function isTrait(trait: Trait, value: unknown): boolean {
  switch (trait.kind) {
    case 'colour':
      return typeof value === 'string' && COLOUR.test(value)
    case 'flag':
      return typeof value === 'boolean'
    case 'words':
      return typeof value === 'string' && trait.of.includes(value)
    default:
      return Number.isInteger(value) && Number(value) >= trait.from && Number(value) <= trait.to
  }
}

/** The look in a stored value; null where one of its main traits is missing. Anything else that is wrong is left out. */
export function toLook(value: unknown): Look | null {
  if (typeof value !== 'object' || value === null) return null
  const given = value as Partial<Record<TraitName, unknown>>
  const known = TRAIT_NAMES.filter((name) => isTrait(LOOK_TRAITS[name], given[name]))
  const whole = Object.keys(MAIN_TRAITS).every((name) => known.some((one) => one === name))
  return whole ? (Object.fromEntries(known.map((name) => [name, given[name]])) as Look) : null
}
