import {
  ANIMAL_EARS,
  ANIMAL_SIZES,
  ANIMALS,
  type Coat,
  COAT_PATTERNS,
  earsOf,
  USUAL_COATS,
} from '../../../contract/coats.ts'
import { capital, type Option } from './look-questions.ts'
import type { Swatch } from './look-colours.ts'

/** One question about an animal: a colour among swatches, or one of a few animals. */
export type CoatQuestion =
  | { legend: string; trait: 'colour' | 'second'; options?: undefined }
  | { legend: string; options: readonly Option<Coat>[]; trait?: undefined }

/** All that can be asked of this animal, one tap each. */
export function coatQuestions(coat: Coat): readonly CoatQuestion[] {
  const ears = earsOf(coat.animal)
  return [
    { legend: 'Color', trait: 'colour' },
    {
      legend: 'Dibujo del pelo',
      options: COAT_PATTERNS.map((pattern) => option(coat, { pattern }, pattern === 'manto' ? 'Lomo oscuro' : pattern)),
    },
    ...(coat.pattern === 'liso' ? [] : [{ legend: 'Segundo color', trait: 'second' } as const]),
    ...(ears.length === 0
      ? []
      : [
          {
            legend: 'Orejas',
            options: ANIMAL_EARS.filter((one) => ears.includes(one)).map((one) => option(coat, { ears: one }, one)),
          },
        ]),
    { legend: 'Tamaño', options: ANIMAL_SIZES.map((size) => option(coat, { size }, size)) },
    { legend: 'Qué animal es', options: ANIMALS.map((animal) => option(coat, asAnimal(coat, animal), animal)) },
  ]
}

function option(coat: Coat, change: Partial<Coat>, label: string): Option<Coat> {
  const look = { ...coat, ...change }
  return { label: capital(label), chosen: JSON.stringify(look) === JSON.stringify(coat), look }
}

/** The same colours, with ears that it can have. */
function asAnimal({ ears }: Coat, animal: Coat['animal']): Partial<Coat> {
  const may = earsOf(animal)
  return { animal, ears: may.length === 0 || may.includes(ears) ? ears : USUAL_COATS[animal].ears }
}

const COATS: readonly Swatch[] = [
  { value: '#2b2624', label: 'negro' },
  { value: '#4f3424', label: 'café oscuro' },
  { value: '#7d5233', label: 'café' },
  { value: '#b8682f', label: 'rojizo' },
  { value: '#d98a42', label: 'naranja' },
  { value: '#d2a463', label: 'dorado' },
  { value: '#ead7b4', label: 'crema' },
  { value: '#f3efe8', label: 'blanco' },
  { value: '#adadad', label: 'gris claro' },
  { value: '#6f7075', label: 'gris' },
]

/** The swatches, and among them what is none of them: the colour of the photo, or the one that is kept. */
export function coatSwatches(trait: 'colour' | 'second', coat: Coat, seen: Coat | null): readonly Swatch[] {
  const others = [
    ...(seen ? [{ value: seen[trait], label: 'como en la foto' }] : []),
    { value: coat[trait], label: 'el de ahora' },
  ]
  return others.reduceRight<readonly Swatch[]>(
    (all, other) => (all.some(({ value }) => value === other.value) ? all : [other, ...all]),
    COATS,
  )
}
