import { ANSWER_DEFAULTS, MAX_ANSWER_LENGTH, MAX_NAME_LENGTH, MAX_RELATION_LENGTH } from './constants.ts'
import { MESSAGES, tooLong, unsupportedText } from './messages.ts'
import { DEFAULT_STYLE, STYLES } from './styles.ts'
import { hasUnsupportedText } from './text.ts'

/*
 * Every field of a brief and what it must be, in one list: the schema, the draft, the form's checks and the moderator's
 * reading are made of it. A page should not wait for a schema library before it can be written on, so there is none here.
 */

/** Trimmed words of at most `max` characters. `required` is said where they are missing; others are empty by default. */
type Words = { kind: 'words'; max: number; required?: string; default?: '' }
/** One of a few; `unknown` is said of anything else. */
type Choice = { kind: 'choice'; of: readonly string[]; default?: string; unknown?: string }
/** The id of a photo, how a person or an animal looks, or what was confirmed of what was understood. */
type Other = { kind: 'photo' | 'look' | 'coat' | 'readings' }
export type Field = Words | Choice | Other

export const BRIEF_FIELDS = {
  senderName: { kind: 'words', max: MAX_NAME_LENGTH, required: MESSAGES.senderNameRequired },
  recipientName: { kind: 'words', max: MAX_NAME_LENGTH, required: MESSAGES.recipientNameRequired },
  recipientRelation: { kind: 'words', max: MAX_RELATION_LENGTH, required: MESSAGES.recipientRelationRequired },
  favoriteThing: { kind: 'words', max: MAX_ANSWER_LENGTH, required: MESSAGES.favoriteThingRequired },
  specialMemory: { kind: 'words', max: MAX_ANSWER_LENGTH, required: MESSAGES.specialMemoryRequired },
  admiration: { kind: 'words', max: MAX_ANSWER_LENGTH, required: MESSAGES.admirationRequired },
  extraTrait: { kind: 'words', max: MAX_ANSWER_LENGTH, default: '' },
  illustrationStyle: { kind: 'choice', of: STYLES, default: DEFAULT_STYLE, unknown: MESSAGES.styleUnknown },
  senderPhotoId: { kind: 'photo' },
  recipientPhotoId: { kind: 'photo' },
  /** Grammatical gender of the recipient, asked only where the relation does not tell it. */
  recipientGender: { kind: 'choice', of: ['f', 'm'] },
  /** Of the giver; told where their name does not tell it. */
  senderGender: { kind: 'choice', of: ['f', 'm'] },
  /** Sets the register, the length and how old the recipient is drawn. */
  recipientAge: { kind: 'choice', of: ['bebe', '2-4', '5-7', '8-11', '12-17', 'adulto', 'mayor'] },
  recipientKind: { kind: 'choice', of: ['una', 'varias', 'animal'] },
  occasion: {
    kind: 'choice',
    of: [
      'cumpleanos',
      'navidad',
      'reyes',
      'madre',
      'padre',
      'aniversario',
      'nacimiento',
      'graduacion',
      'despedida',
      'porque-si',
      'en-recuerdo',
    ],
  },
  /** The Spanish that the story is told in; {@link DEFAULT_VARIANT} where it is not said. */
  variant: { kind: 'choice', of: ['es-MX', 'es-AR', 'es-CL', 'es-CO', 'es-PE', 'es-ES'] },
  senderLook: { kind: 'look' },
  recipientLook: { kind: 'look' },
  /** Where an animal receives the story. */
  recipientCoat: { kind: 'coat' },
  readings: { kind: 'readings' },
} as const satisfies Record<string, Field>

export const DEFAULT_VARIANT = 'es-MX'

export type BriefField = keyof typeof BRIEF_FIELDS
type FieldOf<Kind extends Field['kind']> = {
  [Name in BriefField]: (typeof BRIEF_FIELDS)[Name]['kind'] extends Kind ? Name : never
}[BriefField]
export type AnswerField = FieldOf<'words'>
export type PhotoField = FieldOf<'photo'>
export type ChoiceField = FieldOf<'choice'>

export const BRIEF_FIELD_NAMES = Object.keys(BRIEF_FIELDS) as BriefField[]

/** The fields of a kind, in the order of the list. */
export function fieldsOf<Kind extends Field['kind']>(kind: Kind): FieldOf<Kind>[] {
  return BRIEF_FIELD_NAMES.filter((name): name is FieldOf<Kind> => BRIEF_FIELDS[name].kind === kind)
}

/** All that a person wrote in a brief, what they said again of it included. */
export function answersIn({
  readings,
  ...answers
}: Readonly<Record<AnswerField, string>> & {
  readings?: Readonly<Record<string, string | null | undefined>> | undefined
}): string[] {
  const again = Object.values(readings ?? {}).flatMap((words) => words ?? [])
  return [...fieldsOf('words').map((name) => answers[name]), ...again]
}

/** What is wrong with an answer, in Spanish, or null where it is good. */
export function answerProblem(name: AnswerField, value: string): string | null {
  const { max, required }: Words = BRIEF_FIELDS[name]
  const text = value.trim()
  if (required && text === '') return required
  if (text.length > max) return tooLong(max)
  return hasUnsupportedText(text) ? unsupportedText : null
}

/** Empty answers that a generation call may leave out are filled before validation. */
export function fillAnswers<T extends Partial<Record<AnswerField, unknown>>>(brief: T): T {
  const filled = { ...brief }
  for (const name of fieldsOf('words')) {
    const field: Words = BRIEF_FIELDS[name]
    const value = FILLINGS[name] ?? field.default
    const given = filled[name]
    const isEmpty = given === undefined || given === null || (typeof given === 'string' && given.trim() === '')
    if (isEmpty && value !== undefined) Object.assign(filled, { [name]: value })
  }
  return filled
}

const FILLINGS: Partial<Record<AnswerField, string>> = ANSWER_DEFAULTS
