import type { BRIEF_FIELDS, ChoiceField } from './brief-fields.ts'
import type { ReadingKey } from './readings.ts'

type Words<Name extends ChoiceField> = Record<(typeof BRIEF_FIELDS)[Name]['of'][number], string>

/** How a choice of the brief is called where it is offered and read back. */
export const AGE_WORDS: Words<'recipientAge'> = {
  bebe: 'Bebé',
  '2-4': '2 a 4 años',
  '5-7': '5 a 7 años',
  '8-11': '8 a 11 años',
  '12-17': '12 a 17 años',
  adulto: 'Persona adulta',
  mayor: 'Persona mayor',
}

/** The same of several. */
export const AGE_WORDS_OF_SEVERAL: Words<'recipientAge'> = {
  ...AGE_WORDS,
  bebe: 'Bebés',
  adulto: 'Personas adultas',
  mayor: 'Personas mayores',
}

export const OCCASION_WORDS: Words<'occasion'> = {
  cumpleanos: 'Cumpleaños',
  navidad: 'Navidad',
  reyes: 'Reyes Magos',
  madre: 'Día de la Madre',
  padre: 'Día del Padre',
  aniversario: 'Aniversario',
  nacimiento: 'Nacimiento',
  graduacion: 'Graduación',
  despedida: 'Despedida',
  'porque-si': 'Porque sí',
  'en-recuerdo': 'En su recuerdo',
}

export const VARIANT_WORDS: Words<'variant'> = {
  'es-MX': 'México',
  'es-AR': 'Argentina',
  'es-CL': 'Chile',
  'es-CO': 'Colombia',
  'es-PE': 'Perú',
  'es-ES': 'España',
}

export const KIND_WORDS: Words<'recipientKind'> = {
  una: 'Una persona',
  varias: 'Varias personas',
  animal: 'Un animal',
}

export const GENDER_WORDS: Words<'recipientGender'> = { f: 'Ella', m: 'Él' }

/** What may be chosen of what is understood; the rest is said in words. */
export const READING_CHOICES: Partial<Record<ReadingKey, Record<string, string>>> = {
  age: AGE_WORDS,
  gender: GENDER_WORDS,
  kind: KIND_WORDS,
  senderGender: GENDER_WORDS,
  occasion: OCCASION_WORDS,
}
