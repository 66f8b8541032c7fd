import type { SeenCoat } from '../../../contract/coats.ts'
import type { Look } from '../../../contract/looks.ts'
import type { Brief } from '../../../engine.ts'
import { fromOklab } from '../../../contract/colour.ts'
import { adjust, difference, css, luma, mix, oklab } from '../../colour.ts'
import type { Age, Character, Garment, Outfit, Pattern } from '../scene/character.ts'
import { type Kinship, kinshipOf } from './kinship.ts'
import { random, type Random } from '../../random.ts'
import { wheelsOf } from './wheels.ts'

/** `coat`: of the animal that receives the story, as a photo shows it. */
export type Looks = { sender: Look | null; recipient: Look | null; coat?: SeenCoat | null }

/** The two people of a story, the same in every picture: they follow from the brief, the looks and the seed alone. */
export function castOf(
  brief: Brief,
  found: Looks,
  seed: string,
): { sender: Character; recipient: Character | null; kinship: Kinship } {
  const kinship = kinshipOf(brief)
  const senderLook = brief.senderLook ?? found.sender
  const recipientLook = brief.recipientLook ?? found.recipient
  const wheels = wheelsOf(brief)
  const sender = onWheels(
    characterOf(brief.senderName, kinship.sender, senderLook, `${seed} sender`, null),
    wheels.sender,
  )
  if (kinship.pet) return { sender, recipient: null, kinship }
  const recipient = characterOf(brief.recipientName, kinship.recipient, recipientLook, `${seed} recipient`, sender)
  return { sender, recipient: onWheels(recipient, wheels.recipient), kinship }
}

const onWheels = (character: Character, wheels: boolean): Character =>
  wheels ? { ...character, wheels: true } : character

type Cut = Character['haircut']
export type Person = { age: Age; feminine: boolean }

/** A person on their own, as {@link castOf} would have them. */
export function characterOf(
  name: string,
  { age, feminine }: Person,
  given: Look | null,
  seed: string,
  other: Character | null,
): Character {
  const chance = random(`${seed} ${name}`)
  const look = drawable(given ?? inventedLook(chance, age, feminine, other), age)
  // What a look leaves open follows from the look alone: whoever confirmed it sees the same face in the book.
  const own = random(MAIN.map((trait) => look[trait]).join(' '))
  return {
    name,
    age,
    feminine,
    look,
    haircut: look.haircut ?? haircutOf(look, age, feminine, own.fork('hair')),
    iris: look.eyeColour ?? irisOf(look, own.fork('eyes')),
    freckles: look.freckles ?? frecklesOf(look, age, own.fork('freckles')),
    outfit: outfitOf(look, age, feminine, chance.fork('clothes'), other),
    seed,
  }
}

const MAIN = ['skin', 'hair', 'hairType', 'hairLength', 'glasses'] as const

function frecklesOf(look: Look, age: Age, chance: Random): number {
  const young = age === 'child' || age === 'teenager'
  return young && luma(look.skin) > 0.65 && chance.chance(0.4) ? 1 : 0
}

const SKINS = ['#f6d3b3', '#efc39c', '#e2ab80', '#c98e63', '#a9714a', '#84543a']
const HAIRS = ['#2a1c18', '#3b261c', '#5a3a26', '#7d4b2a', '#c99650']
const CLOTHES = ['#d9573f', '#3f8fa8', '#e9b23c', '#4c8c6a', '#9b5b8c', '#e07f5a', '#5a78b8', '#c95f7a']

function inventedLook(chance: Random, age: Age, feminine: boolean, other: Character | null): Look {
  // Without a photo, families look alike.
  const skin = other ? other.look.skin : chance.pick(SKINS)
  return {
    skin,
    // Hair has to be darker than the face, or the two cannot be told apart.
    hair: age === 'elder' ? '#dcd8d2' : chance.pick(HAIRS.filter((hair) => isApart(hair, skin))),
    hairType: chance.pick(
      age === 'elder' && !feminine ? (['liso', 'ondulado'] as const) : (['liso', 'ondulado', 'rizado'] as const),
    ),
    hairLength: feminine ? chance.pick(['medio', 'largo'] as const) : 'corto',
    glasses: age === 'elder' && chance.chance(0.7),
    beard:
      !feminine && (age === 'adult' || age === 'elder')
        ? chance.pick(['ninguna', 'ninguna', 'barba', 'bigote'] as const)
        : 'ninguna',
    clothes: chance.pick(CLOTHES),
  }
}

function isApart(hair: string, skin: string): boolean {
  return difference(hair, skin) > 0.13 && luma(hair) < luma(skin) - 0.1
}

/** Keeps colours within what a painting can show: skin and clothes light enough to be shaded. */
function drawable(look: Look, age: Age): Look {
  const [l, a, b] = oklab(look.skin)
  const skin = css(fromOklab([Math.max(0.36, Math.min(0.895, l)), a, b]))
  const hair =
    age === 'elder' && luma(look.hair) < 0.75 && look.hairType !== 'calvo'
      ? mix(look.hair, '#dedad4', luma(look.hair) > 0.45 ? 0.7 : 0.5)
      : look.hair
  const [cl] = oklab(look.clothes)
  const clothes = cl < 0.36 ? adjust(look.clothes, 0.4 - cl, 1.1) : look.clothes
  const beard = age === 'adult' || age === 'elder' || age === 'teenager' ? look.beard : 'ninguna'
  return { ...look, skin, hair, clothes, beard }
}

/** The cut of whom nobody has given one. */
function haircutOf({ hairType, hairLength }: Look, age: Age, feminine: boolean, chance: Random): Cut {
  if (hairType === 'calvo') return age === 'baby' ? 'pelusa' : 'coronilla'
  const curled = hairType === 'afro' || hairType === 'rizado'
  if (age === 'baby') return curled ? 'rizos cortos' : hairLength === 'corto' ? 'pelusa' : 'raya al lado'
  if (hairType === 'afro')
    return hairLength === 'corto' ? 'afro corto' : hairLength === 'medio' ? 'afro' : 'afro grande'
  if (hairType === 'rizado') {
    if (hairLength === 'corto' || (hairLength === 'medio' && !feminine)) return 'rizos cortos'
    return hairLength === 'largo' ? 'rizos largos' : 'rizos'
  }
  if (age === 'elder' && feminine && hairLength === 'largo') return 'moño'
  if (hairLength === 'corto') {
    if (feminine) return 'pixie'
    return hairType === 'ondulado' || age === 'child'
      ? chance.pick(['revuelto', 'raya al lado'] as const)
      : 'raya al lado'
  }
  if (hairLength === 'medio') {
    if (!feminine) return hairType === 'ondulado' ? 'melena a capas' : 'media melena'
    return hairType === 'ondulado' ? 'melena ondulada' : chance.pick(['media melena', 'melena con flequillo'] as const)
  }
  return hairType === 'ondulado' ? 'ondas largas' : 'melena larga'
}

function irisOf(look: Look, chance: Random): string {
  const fair = luma(look.hair) > 0.5 && luma(look.skin) > 0.6
  return fair ? chance.pick(['#4e8fb8', '#6a9a5b', '#5e88a8']) : chance.pick(['#6b4226', '#54341f', '#7a5a2c'])
}

function outfitOf(look: Look, age: Age, feminine: boolean, chance: Random, other: Character | null): Outfit {
  const garment = chance.pick(GARMENTS[age][feminine ? 'feminine' : 'masculine'])
  let colour = look.clothes
  // Grey and black cloth gets a hint of colour; two people never wear the same.
  const [, a, b] = oklab(colour)
  if (Math.hypot(a, b) < 0.03 && luma(colour) < 0.85) colour = mix(colour, chance.pick(CLOTHES), 0.5)
  if (other && difference(colour, other.outfit.colour) < 0.13)
    colour = adjust(colour, luma(colour) > 0.5 ? -0.1 : 0.12, 1.1, 70)
  if (difference(colour, look.skin) < 0.09) colour = adjust(colour, luma(colour) > 0.6 ? 0.1 : -0.1, 1.2, 24)
  const legs = ['#4a5a78', '#5d4a3a', '#3d5a5a', '#6a4a5e', '#8a6a44', '#39506e'].filter(
    // Trousers of the skin's colour look like bare legs.
    (leg) => difference(leg, colour) > 0.14 && difference(leg, look.skin) > 0.16,
  )
  const legColour =
    garment === 'pyjamas'
      ? colour
      : garment === 'dungarees'
        ? '#4a6fa0'
        : chance.pick(legs.length > 0 ? legs : ['#39506e'])
  return {
    garment,
    colour: garment === 'dungarees' && difference(colour, legColour) < 0.15 ? '#f2c14e' : colour,
    pattern: chance.pick(PATTERNS[garment]),
    legwear: age === 'child' && garment !== 'jumper' && chance.chance(0.5) ? 'shorts' : 'trousers',
    legColour,
    shoes: chance.pick(['#5b3b2e', '#c4533f', '#3f5468', '#f3eee4', '#7a5a3a']),
    accent: chance.pick(['#e7a13d', '#d9573f', '#4fa3a5', '#e8c468']),
    ...(age === 'elder' && chance.chance(0.35) && { scarf: true }),
  }
}

const GARMENTS: Record<Age, { feminine: Garment[]; masculine: Garment[] }> = {
  baby: { feminine: ['pyjamas', 'dress'], masculine: ['pyjamas', 'dungarees'] },
  child: {
    feminine: ['dress', 'dungarees', 't-shirt', 'jumper'],
    masculine: ['t-shirt', 'hoodie', 'dungarees', 'jumper'],
  },
  teenager: { feminine: ['t-shirt', 'hoodie', 'dress'], masculine: ['hoodie', 't-shirt', 'shirt'] },
  adult: { feminine: ['dress', 'jumper', 'shirt', 'coat'], masculine: ['shirt', 'jumper', 'hoodie', 't-shirt'] },
  elder: { feminine: ['coat', 'jumper', 'dress'], masculine: ['shirt', 'jumper', 'jumper'] },
}

const PATTERNS: Record<Garment, Pattern[]> = {
  't-shirt': ['star', 'stripes', 'plain'],
  jumper: ['yoke', 'stripes', 'plain'],
  hoodie: ['plain', 'star'],
  shirt: ['checks', 'plain', 'plain'],
  dress: ['dots', 'hearts', 'plain', 'dots'],
  dungarees: ['stripes', 'plain'],
  coat: ['plain'],
  pyjamas: ['dots', 'stripes', 'hearts'],
}
