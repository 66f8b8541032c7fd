import { type Animal, ANIMALS, type Coat, type SeenCoat } from '../../../contract/coats.ts'
import { isSure } from '../../../contract/look-traits.ts'
import { findObjects } from '../lexicon/objects.ts'

const OBJECTS: Record<Animal, string> = {
  perro: 'dog',
  gato: 'cat',
  conejo: 'rabbit',
  caballo: 'horse',
  hámster: 'hamster',
}

/** The drawing that wears it. */
export function objectOfCoat({ animal }: Pick<Coat, 'animal'>): string {
  return OBJECTS[animal]
}

/** What an animal is by the word that was said of it: undefined where that leaves it open, null of one without a coat. */
export function animalOf(word: string): Animal | null | undefined {
  const object = findObjects(word, 1)[0]?.object
  if (object === undefined) return undefined
  return ANIMALS.find((animal) => OBJECTS[animal] === object) ?? null
}

/** Who says that a dog is black knows it better than a photo that is not sure. */
export function wornCoat({ sure, ...coat }: Coat & Partial<Pick<SeenCoat, 'sure'>>, told: string | undefined): Coat {
  return told && sure && !isSure(sure.colour) ? { ...coat, colour: told } : coat
}
