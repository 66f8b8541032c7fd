import type { Problems } from '../../forms/resolvers.ts'
import type { Answers } from '../wizard/use-draft-form.ts'
import type { Relation } from './relations.ts'

/** What the first step still asks for: one thing at a time, in the order in which it is asked. */
export function missingInWelcome(
  { senderName, recipientName, recipientRelation }: Pick<Answers, 'senderName' | 'recipientName' | 'recipientRelation'>,
  relation: Relation,
): Problems<Answers> {
  if (!senderName.trim()) return { senderName: 'Por favor, ingresa tu nombre' }
  if (!recipientName.trim()) return { recipientName: 'Por favor, ingresa el nombre del destinatario' }
  if (recipientRelation.trim()) return {}
  const verb = relation === 'otro' ? 'especifica' : 'selecciona'
  return { recipientRelation: `Por favor, ${verb} la relación con el destinatario` }
}

/** What the second step still asks for. */
export function missingInAnswers({
  favoriteThing,
  specialMemory,
  admiration,
}: Pick<Answers, 'favoriteThing' | 'specialMemory' | 'admiration'>): Problems<Answers> {
  if (!favoriteThing.trim()) return { favoriteThing: 'Por favor, describe la cosa favorita' }
  if (!specialMemory.trim()) return { specialMemory: 'Por favor, describe un recuerdo especial' }
  if (!admiration.trim()) return { admiration: 'Por favor, describe qué admiras de esa persona' }
  return {}
}
