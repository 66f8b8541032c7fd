import type { Draft } from '../wizard/draft.ts'
import type { Relation } from './relations.ts'

type People = Pick<Draft, 'senderName' | 'recipientName' | 'recipientRelation'> & { relation: Relation }

/** What is missing in the first step, in the order in which it is asked; null where nothing is. */
export function missingInWelcome({ senderName, recipientName, relation, recipientRelation }: People): string | null {
  if (!senderName.trim()) return 'Por favor, ingresa tu nombre'
  if (!recipientName.trim()) return 'Por favor, ingresa el nombre del destinatario'
  if (!relation) return 'Por favor, selecciona la relación con el destinatario'
  if (relation === 'otro' && !recipientRelation.trim()) return 'Por favor, especifica la relación con el destinatario'
  return null
}

/** What is missing in the second step. */
export function missingInAnswers(draft: Pick<Draft, 'favoriteThing' | 'specialMemory' | 'admiration'>): string | null {
  if (!draft.favoriteThing.trim()) return 'Por favor, describe la cosa favorita'
  if (!draft.specialMemory.trim()) return 'Por favor, describe un recuerdo especial'
  if (!draft.admiration.trim()) return 'Por favor, describe qué admiras de esa persona'
  return null
}
