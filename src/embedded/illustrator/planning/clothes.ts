import type { Look } from '../../../contract/looks.ts'
import { colourAfter, tokens } from '../lexicon/colour-words.ts'
import { findObjects } from '../lexicon/objects.ts'
import { findObject } from '../objects/catalogue.ts'
import type { Character, Garment } from '../scene/character.ts'
import type { ScenePlan, WornPiece } from '../scene/plan.ts'

type Cast = ScenePlan['cast']
type Wear = (character: Character, colour: string | undefined) => Character

/** A piece of clothing: its names, where on the body it is seen, and how it is put on and taken off. */
type Piece = {
  names: RegExp
  on: 'head' | 'trunk' | 'legs'
  wear: Wear
  leave?: Wear
  feminine?: true
  /** Everybody wears some: without a colour nothing is asked for. */
  usual?: true
}

const PIECES: readonly Piece[] = [
  { ...garment('dress', '(?<=(?:un|el|su|con) )vestid(?:o|ito)|vestid(?:o|ito)s?(?! de)'), feminine: true },
  garment('t-shirt', 'camisetas?|playeras?|remeras?|poleras?'),
  garment('jumper', String.raw`jers[eé]is|jersey|su[eé]ter(?:es)?|chompas?|pul[oó]ver(?:es)?`),
  garment('hoodie', 'sudaderas?'),
  garment('shirt', 'camisas?|blusas?'),
  garment('dungarees', 'petos?|overol(?:es)?|jardinero'),
  garment('coat', 'abrigos?|gabardinas?'),
  garment('pyjamas', 'pijamas?|piyamas?'),
  legs('shorts', String.raw`pantal[oó]n(?:es)? cortos?|shorts?|bermudas?`),
  { ...legs('trousers', String.raw`pantal[oó]n(?:es)?|vaqueros?|jeans`), usual: true },
  {
    names: named('zapatos?|zapatillas?|tenis|botas?'),
    on: 'legs',
    usual: true,
    wear: ({ outfit, ...character }, colour) => ({
      ...character,
      outfit: { ...outfit, shoes: colour ?? outfit.shoes },
    }),
  },
  {
    names: named('vestid[oa]s? de|ropa'),
    on: 'trunk',
    usual: true,
    wear: ({ outfit, ...character }, colour) => ({
      ...character,
      outfit: { ...outfit, colour: colour ?? outfit.colour, pattern: 'plain' },
    }),
  },
  {
    names: named('bufandas?'),
    on: 'trunk',
    wear: ({ outfit, ...character }, colour) => ({
      ...character,
      outfit: { ...outfit, scarf: true, accent: colour ?? outfit.accent },
    }),
    leave: ({ outfit, ...character }) => ({ ...character, outfit: { ...outfit, scarf: false } }),
  },
  {
    names: named('(?:gafas|lentes|anteojos|espejuelos)(?! de )'),
    on: 'head',
    wear: (character, colour) => looking(character, { glasses: true, ...(colour && { glassesColour: colour }) }),
    leave: (character) => looking(character, { glasses: false }),
  },
  covering('gorra', 'gorras?|cachuchas?'),
  covering('gorro', 'gorros?'),
  covering('sombrero', 'sombreros?(?! de copa)'),
]

/** What the wish has them wear, and their pieces as it names them; who nobody named is the recipient. */
export function clothed(
  cast: Cast,
  { asked, unwanted }: { asked: string; unwanted: string },
  names: Names,
): { cast: Cast; clothes: WornPiece[] } {
  let dressed = cast
  const clothes: WornPiece[] = []
  for (const clause of withSubjects(clausesOf(asked), names))
    for (const { piece, words } of piecesIn(clause)) {
      const colour = colourAfter(clause, words)
      const roles = piece.usual && !colour ? [] : wearersOf(clause, piece, dressed, names)
      for (const role of roles) dressed = put(dressed, role, piece.wear, colour?.colour)
      clothes.push({ words: [words, colour?.words].filter(Boolean).join(' '), on: roles.length > 0 ? piece.on : null })
    }
  for (const clause of withSubjects(clausesOf(unwanted), names))
    for (const { piece, words } of piecesIn(clause)) {
      const { leave } = piece
      // «Sin gafas» is said of everybody.
      const named = wearersOf(clause, piece, dressed, names)
      const roles: (keyof Cast)[] = !leave ? [] : isSaidOf(clause, names) ? named : ['recipient', 'sender']
      if (leave) for (const role of roles) dressed = put(dressed, role, leave, undefined)
      clothes.push({ words, on: roles.length > 0 ? piece.on : null })
    }
  return { cast: dressed, clothes }
}

/** «Ana | con un vestido»: who was named last is who the words are about. */
function withSubjects(clauses: readonly string[], names: Names): string[] {
  let subject = ''
  return clauses.map((clause) => {
    if (!isSaidOf(clause, names)) return `${subject} ${clause}`
    subject = [names.recipient, names.sender].filter((name) => isNamed(clause, name)).join(' ')
    return clause
  })
}

function put(cast: Cast, role: keyof Cast, wear: Wear, colour: string | undefined): Cast {
  const character = cast[role]
  return character ? { ...cast, [role]: wear(character, colour) } : cast
}

/** A wish without what is to be worn: a dress that somebody wears does not stand about besides. */
export function withoutClothes(text: string): string {
  return piecesIn(text).reduce((rest, { words }) => rest.replaceAll(words, ' '), text)
}

/** The pieces that a clause names, of two names for the same words the longer. */
function piecesIn(clause: string): { piece: Piece; words: string }[] {
  let rest = clause
  return PIECES.flatMap((piece) => {
    const words = piece.names.exec(rest)?.[0]
    if (words === undefined) return []
    rest = rest.replaceAll(words, ' ')
    return [{ piece, words }]
  })
}

export const clausesOf = (text: string): string[] => text.split(/[.,;:\n!?¡¿]+|\s+(?=(?:con|sin)\s)|\s+[ye]\s+/u)

export type Names = { sender: string; recipient: string }

/** An animal has no clothes; «los dos» have the same. */
function wearersOf(clause: string, { feminine }: Piece, cast: Cast, names: Names): (keyof Cast)[] {
  const both = /(?<![A-Za-zÀ-ỹ])(?:l[oa]s dos|amb[oa]s)(?![A-Za-zÀ-ỹ])/iu.test(clause)
  const named = (['recipient', 'sender'] as const).filter((role) => both || isNamed(clause, names[role]))
  if (named.length > 0) return named.filter((role) => cast[role] !== null)
  if (findObjects(clause, 4).some(({ object }) => findObject(object)?.alive)) return []
  if (!cast.recipient) return ['sender']
  return [feminine && !cast.recipient.feminine && cast.sender.feminine ? 'sender' : 'recipient']
}

const isNamed = (clause: string, name: string) => tokens(clause).includes(tokens(name)[0] ?? '')

const isSaidOf = (clause: string, { sender, recipient }: Names) => isNamed(clause, sender) || isNamed(clause, recipient)

function named(words: string): RegExp {
  return new RegExp(String.raw`(?<![A-Za-zÀ-ỹ])(?:${words})(?![A-Za-zÀ-ỹ])`, 'iu')
}

function garment(kind: Garment, words: string): Piece {
  return {
    names: named(words),
    on: 'trunk',
    wear: ({ outfit, ...character }, colour) => ({
      ...character,
      outfit: {
        ...outfit,
        garment: kind,
        ...(colour && { colour, pattern: 'plain' }),
        ...(colour && kind === 'pyjamas' && { legColour: colour }),
      },
    }),
  }
}

function legs(kind: 'shorts' | 'trousers', words: string): Piece {
  return {
    names: named(words),
    on: 'legs',
    wear: ({ outfit, ...character }, colour) => ({
      ...character,
      outfit: {
        ...outfit,
        legwear: kind,
        legColour: colour ?? outfit.legColour,
        // Under a dress or a coat nobody sees them.
        garment: outfit.garment === 'dress' || outfit.garment === 'dungarees' ? 't-shirt' : outfit.garment,
      },
    }),
  }
}

function covering(kind: NonNullable<Look['covering']>, words: string): Piece {
  return {
    names: named(words),
    on: 'head',
    wear: (character, colour) => looking(character, { covering: kind, ...(colour && { coveringColour: colour }) }),
    leave: (character) => looking(character, { covering: 'ninguna' }),
  }
}

function looking(character: Character, change: Partial<Look>): Character {
  return { ...character, look: { ...character.look, ...change } }
}
