import { GLASSES_SHAPES, HAIR_LENGTHS, HAIR_TYPES, HAIRCUT_KINDS, HAIRCUTS } from '../../../contract/look-words.ts'
import type { Look } from '../../../contract/looks.ts'
import type { ColourTrait } from './look-colours.ts'

/** What a tap makes of a look, and whether it is so already. */
export type Option<Shown = Look> = { label: string; chosen: boolean; look: Shown }
/** One question about a look: a colour among swatches, or one of a few heads. */
export type Question =
  | { legend: string; trait: ColourTrait; options?: undefined }
  | { legend: string; options: readonly Option[]; trait?: undefined }

type Named<Value> = {
  [Name in keyof Look]-?: NonNullable<Look[Name]> extends Value ? (string extends Look[Name] ? never : Name) : never
}[keyof Look]
type WordTrait = Exclude<Named<string>, ColourTrait>
type AmountTrait = 'freckles' | 'ageLines' | 'earsOut'
type StepTrait = Exclude<Named<number>, AmountTrait>

/** One of some words; where nothing has been said, none is chosen, unless one of them is that there is nothing. */
export function words<Name extends WordTrait>(
  look: Look,
  legend: string,
  trait: Name,
  of: readonly NonNullable<Look[Name]>[],
): Question {
  const now = look[trait] ?? of.find((word) => word === 'ninguna')
  return {
    legend,
    options: of.map((word) => ({
      label: word === 'ninguna' || word === 'ninguno' ? 'Nada' : capital(word),
      chosen: word === now,
      look: { ...look, [trait]: word },
    })),
  }
}

/** One tap goes to an end or back to the middle. */
export function steps(
  look: Look,
  legend: string,
  trait: StepTrait,
  labels: readonly [string, string, string],
): Question {
  return {
    legend,
    options: labels.map((label, index) => ({
      label,
      chosen: Math.sign(look[trait] ?? 0) === index - 1,
      look: { ...look, [trait]: (index - 1) * 2 },
    })),
  }
}

export function amounts(look: Look, legend: string, trait: AmountTrait, labels: readonly string[]): Question {
  return {
    legend,
    options: labels.map((label, index) => ({
      label,
      chosen: look[trait] === index || (look[trait] === undefined && index === 0 && trait === 'earsOut'),
      look: { ...look, [trait]: index },
    })),
  }
}

export function dimples(look: Look): Question {
  return {
    legend: 'Hoyuelos',
    options: [false, true].map((dimpled) => ({
      label: dimpled ? 'Con hoyuelos' : 'Sin hoyuelos',
      chosen: (look.dimples ?? false) === dimpled,
      look: { ...look, dimples: dimpled },
    })),
  }
}

export function hairTypes(look: Look): Question {
  return {
    legend: 'Pelo',
    options: HAIR_TYPES.map((hairType) => ({
      label: hairType === 'calvo' ? 'Sin pelo' : capital(hairType),
      chosen: look.hairType === hairType,
      look: { ...uncut(look), hairType },
    })),
  }
}

export function hairLengths(look: Look): Question {
  return {
    legend: 'Largo',
    options: HAIR_LENGTHS.map((hairLength) => ({
      label: capital(hairLength),
      chosen: look.hairLength === hairLength,
      look: { ...uncut(look), hairLength },
    })),
  }
}

/** The cuts of hair of this kind and length. */
export function haircuts(look: Look): Question {
  const fitting = HAIRCUTS.filter((haircut) => {
    const { types, length } = HAIRCUT_KINDS[haircut]
    const isOfType = types.some((type) => type === look.hairType)
    return isOfType && (look.hairType === 'calvo' || length === look.hairLength)
  })
  return {
    legend: 'Corte',
    options: fitting.map((haircut) => ({
      // a saved look keeps its word; readers in Mexico have another
      label: capital(haircut.replace('flequillo', 'fleco')),
      chosen: look.haircut === haircut,
      look: { ...look, haircut },
    })),
  }
}

/** Other hair is cut otherwise. */
function uncut({ haircut: _, ...look }: Look): Look {
  return look
}

export function glasses(look: Look): Question {
  const { glassesShape: now = GLASSES_SHAPES[0] } = look
  return {
    legend: 'Lentes',
    options: [
      { label: 'Sin lentes', chosen: !look.glasses, look: { ...look, glasses: false } },
      ...GLASSES_SHAPES.map((glassesShape) => ({
        label: capital(glassesShape),
        chosen: look.glasses && now === glassesShape,
        look: { ...look, glasses: true, glassesShape },
      })),
    ],
  }
}

export function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
