import { isSure, isTrait, type Trait, type ValueOf } from './look-traits.ts'

/*
 * How an animal looks, as {@link Look} says it of people: one list that the schema, the draft and the page are made of.
 * The words are Spanish because people read them as they stand.
 */

/** Those that are drawn with a coat of their own. */
export const ANIMALS = ['perro', 'gato', 'conejo', 'caballo', 'hámster'] as const
export const COAT_PATTERNS = ['liso', 'pecho claro', 'manchas', 'atigrado', 'motas', 'antifaz', 'manto'] as const
export const ANIMAL_EARS = ['paradas', 'dobladas', 'caídas'] as const
export const ANIMAL_SIZES = ['pequeño', 'mediano', 'grande'] as const

export const COAT_TRAITS = {
  animal: { kind: 'words', of: ANIMALS },
  /** What most of the coat has. */
  colour: { kind: 'colour' },
  /** What the pattern is drawn in; of a plain coat nothing. */
  second: { kind: 'colour' },
  pattern: { kind: 'words', of: COAT_PATTERNS },
  ears: { kind: 'words', of: ANIMAL_EARS },
  size: { kind: 'words', of: ANIMAL_SIZES },
} as const satisfies Record<string, Trait>

/** How an animal looks: found in the photo, confirmed or corrected by the sender. */
export type Coat = { [Name in keyof typeof COAT_TRAITS]: ValueOf<(typeof COAT_TRAITS)[Name]> }
export type CoatTrait = keyof Coat
export type Animal = Coat['animal']
export const COAT_NAMES = Object.keys(COAT_TRAITS) as CoatTrait[]

/** A coat that a photo shows, and how sure each trait is: the share of such readings that are right. */
export type SeenCoat = Coat & { sure: { readonly [Name in CoatTrait]?: number | undefined } }

/** How each of them is where nobody has said anything else. */
export const USUAL_COATS: Record<Animal, Coat> = {
  perro: usual('perro', '#d99a55', '#fff3df', 'pecho claro', 'caídas'),
  gato: usual('gato', '#e8954a', '#b5682c', 'atigrado', 'paradas'),
  conejo: usual('conejo', '#c9b39c', '#fffaf2', 'pecho claro', 'paradas'),
  caballo: usual('caballo', '#a8642f', '#fff4e4', 'liso', 'paradas'),
  hámster: usual('hámster', '#e0a35c', '#fff6e8', 'pecho claro', 'paradas'),
}

function usual(animal: Animal, colour: string, second: string, pattern: Coat['pattern'], ears: Coat['ears']): Coat {
  return { animal, colour, second, pattern, ears, size: 'mediano' }
}

/** Ears of which there is more than one kind. */
export function earsOf(animal: Animal): readonly Coat['ears'][] {
  if (animal === 'perro') return ANIMAL_EARS
  if (animal === 'gato') return ['paradas', 'dobladas']
  return animal === 'conejo' ? ['paradas', 'caídas'] : []
}

/** What is drawn of a coat and what the photo leaves doubts about. */
export function doubtsOfCoat({ sure, ...coat }: SeenCoat): CoatTrait[] {
  return COAT_NAMES.filter((name) => isShown(name, coat) && !isSure(sure[name]))
}

function isShown(name: CoatTrait, { animal, pattern }: Coat): boolean {
  if (name === 'second') return pattern !== 'liso'
  // Of the others all are much of a size.
  if (name === 'size') return animal === 'perro'
  return name !== 'ears' || earsOf(animal).length > 0
}

/** The coat in a stored value; null where it is none. */
export function toCoat(value: unknown): Coat | null {
  if (typeof value !== 'object' || value === null) return null
  const given = value as Partial<Record<CoatTrait, unknown>>
  const isWhole = COAT_NAMES.every((name) => isTrait(COAT_TRAITS[name], given[name]))
  return isWhole ? (Object.fromEntries(COAT_NAMES.map((name) => [name, given[name]])) as Coat) : null
}

/** A coat in Spanish words for a prompt; `nameColour` says `#rrggbb` as the prompt does. */
export function coatInWords(coat: Coat, nameColour: (colour: string) => string): string[] {
  const [colour, second] = [nameColour(coat.colour), nameColour(coat.second)]
  return [
    coat.animal,
    PATTERN_WORDS[coat.pattern].replace('COLOR', colour).replace('OTRO', second),
    earsOf(coat.animal).length > 0 ? `orejas ${coat.ears}` : '',
    coat.size === 'mediano' ? '' : `de tamaño ${coat.size}`,
  ].filter(Boolean)
}

const PATTERN_WORDS: Record<Coat['pattern'], string> = {
  liso: 'pelaje liso de color COLOR',
  'pecho claro': 'pelaje de color COLOR, con el pecho y las patas de color OTRO',
  manchas: 'pelaje de color COLOR, con manchas grandes de color OTRO',
  atigrado: 'pelaje atigrado de color COLOR, con rayas de color OTRO',
  motas: 'pelaje de color COLOR, con motas de color OTRO',
  antifaz: 'pelaje de color COLOR, con la cara, las orejas y las patas de color OTRO',
  manto: 'pelaje de color COLOR, con el lomo de color OTRO',
}
