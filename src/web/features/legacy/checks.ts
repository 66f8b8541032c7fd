import type { Draft } from '../wizard/draft.ts'
import type { Relation } from './relations.ts'

type People = Pick<Draft, 'senderName' | 'recipientName' | 'recipientRelation'> & { relation: Relation }

/** The first thing that a step still asks for: where it is written, and what is said of it. */
export type Missing<Field extends string> = { field: Field; message: string }

/** What is missing in the first step, in the order in which it is asked; null where nothing is. */
export function missingInWelcome(
  people: People,
): Missing<'senderName' | 'recipientName' | 'relation' | 'recipientRelation'> | null {
  const { senderName, recipientName, relation, recipientRelation } = people
  if (!senderName.trim()) return { field: 'senderName', message: 'Por favor, ingresa tu nombre' }
  if (!recipientName.trim()) return { field: 'recipientName', message: 'Por favor, ingresa el nombre del destinatario' }
  if (!relation) return { field: 'relation', message: 'Por favor, selecciona la relación con el destinatario' }
  if (relation === 'otro' && !recipientRelation.trim())
    return { field: 'recipientRelation', message: 'Por favor, especifica la relación con el destinatario' }
  return null
}

/** What is missing in the second step. */
export function missingInAnswers(
  draft: Pick<Draft, 'favoriteThing' | 'specialMemory' | 'admiration'>,
): Missing<'favoriteThing' | 'specialMemory' | 'admiration'> | null {
  if (!draft.favoriteThing.trim()) return { field: 'favoriteThing', message: 'Por favor, describe la cosa favorita' }
  if (!draft.specialMemory.trim())
    return { field: 'specialMemory', message: 'Por favor, describe un recuerdo especial' }
  if (!draft.admiration.trim())
    return { field: 'admiration', message: 'Por favor, describe qué admiras de esa persona' }
  return null
}
