/** The relations that the four-step flow offers; `otro` opens a free text field. */
export const RELATIONS = ['mamá', 'papá', 'abuelo', 'abuela', 'hijo', 'hija', 'amigo', 'amiga', 'otro'] as const
export type Relation = (typeof RELATIONS)[number] | ''

/** What the select shows for a relation in words. */
export function relationOf(words: string): Relation {
  if (words === '') return ''
  return RELATIONS.find((relation) => relation !== 'otro' && relation === words) ?? 'otro'
}

/** Who is whose, in a sentence that reads one way only; nothing while something is missing. */
export function relationSaidBack(answers: { recipientName: string; recipientRelation: string }): string {
  const name = answers.recipientName.trim()
  const relation = answers.recipientRelation.trim().replace(/^mis? /i, '')
  return name && relation ? `${name} es tu ${relation}.` : ''
}
