import { forWhom } from '../../../contract/cover-line.ts'
import type { Invitation } from '../../../contract/guestbooks.ts'
import { shareLink } from '../gifts/share-link.ts'

type Names = Pick<Invitation, 'recipientName' | 'occasion'>

/** What an invitation says before its link, in the giver's voice. */
export function invitationText(names: Names): string {
  return `Estoy preparando un libro ${forWhom(names)}. Deja aquí unas palabras:`
}

/** Passes a guestbook's link on by the device's own sheet, or copies it where there is none. */
export function sendInvitation(url: string, names: Names): Promise<void> {
  return shareLink(url, { title: `Unas palabras ${forWhom(names)}`, text: invitationText(names) })
}
