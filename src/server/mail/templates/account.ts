import type { MailContent } from '../mail.ts'
import { action, paragraph, renderFrame, rights } from './frame.ts'

type AccountMail = { productName: string; username: string; url: string; year: number }

/** A link with which a forgotten password is replaced. */
export function passwordResetMail(mail: AccountMail): MailContent {
  return accountMail(mail, {
    subject: 'Elige una contraseña nueva',
    text: 'Pediste cambiar tu contraseña. Este enlace sirve una sola vez y durante una hora:',
    label: 'Cambiar contraseña',
    reason: 'Si no fuiste tú, no hagas nada: tu contraseña sigue siendo la misma.',
  })
}

/** A link that proves that the address is theirs. */
export function confirmEmailMail(mail: AccountMail): MailContent {
  return accountMail(mail, {
    subject: 'Confirma tu correo',
    text: 'Un toque y sabremos que esta dirección es tuya. Así podrás recuperar tu cuenta y tus cuentos:',
    label: 'Confirmar correo',
    reason: 'Si no creaste una cuenta, no hagas nada: sin confirmar, no sirve.',
  })
}

type Words = { subject: string; text: string; label: string; reason: string }

function accountMail({ productName, username, url, year }: AccountMail, words: Words): MailContent {
  const { subject, text, label, reason } = words
  const greeting = `Hola, ${username}:`
  const html = renderFrame({
    productName,
    year,
    preview: text,
    title: subject,
    body: [paragraph(greeting), paragraph(text), action(label, url)],
    reason,
  })
  return { subject, html, text: [subject, greeting, text, url, reason, rights(productName, year)].join('\n\n') }
}
