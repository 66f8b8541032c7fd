/** With what somebody answers a gift besides words: the sign, and how it is read out. */
export const REACTIONS = ['corazon', 'abrazo', 'lagrimas', 'risa', 'asombro', 'aplauso'] as const
export type Reaction = (typeof REACTIONS)[number]

export const REACTION_SIGNS: Record<Reaction, { sign: string; name: string }> = {
  corazon: { sign: '❤️', name: 'Me encantó' },
  abrazo: { sign: '🤗', name: 'Un abrazo' },
  lagrimas: { sign: '🥹', name: 'Me emocioné' },
  risa: { sign: '😂', name: 'Me reí mucho' },
  asombro: { sign: '🤩', name: 'Qué maravilla' },
  aplauso: { sign: '👏', name: 'Un aplauso' },
}

export const MAX_THANKS_LENGTH = 500
export const MAX_SIGNATURE_LENGTH = 60
/** To one gift: a whole class may answer. */
export const MAX_THANKS = 60
