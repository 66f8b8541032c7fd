import { shareLink } from '../gifts/share-link.ts'

/** Passes a guestbook's link on by the device's own sheet, or copies it where there is none. */
export function sendInvitation(url: string, recipientName: string): Promise<void> {
  return shareLink(url, {
    title: `Unas palabras para ${recipientName}`,
    text: `Estoy preparando un libro para ${recipientName}. Deja aquí unas palabras:`,
  })
}
