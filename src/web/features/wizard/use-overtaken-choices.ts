import { useEffect } from 'react'
import type { Draft } from './draft.ts'
import { draftStore } from './draft-store.ts'
import { overtakenGiver, overtakenRecipient } from './overtaken.ts'

/** Of whom the choices were made, over whatever is shown meanwhile. */
const chosenOf: { recipient?: string; giver?: string } = {}

/** Forgets choices that a changed name or relation has overtaken. */
export function useOvertakenChoices({ recipientName, recipientRelation, senderName }: Draft): void {
  useEffect(() => forgetOf('recipient', `${recipientName}\n${recipientRelation}`), [recipientName, recipientRelation])
  useEffect(() => forgetOf('giver', senderName), [senderName])
}

function forgetOf(who: keyof typeof chosenOf, words: string): void {
  const isAnother = chosenOf[who] !== undefined && chosenOf[who] !== words
  chosenOf[who] = words
  if (isAnother) draftStore.change(OVERTAKEN[who](draftStore.get()))
}

const OVERTAKEN = { recipient: overtakenRecipient, giver: overtakenGiver }
