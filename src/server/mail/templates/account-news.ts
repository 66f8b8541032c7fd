import { DATE_LOCALE } from '../../../contract/constants.ts'
import type { MailContent } from '../mail.ts'
import { action, paragraph, renderFrame, rights } from './frame.ts'

/** `canReply`: whether an answer reaches somebody. */
type Mail = { productName: string; username: string; url: string; now: Date; canReply: boolean }

const WORDS = {
  password: {
    subject: 'Tu contraseña cambió',
    text: 'La contraseña de tu cuenta es otra desde ahora, y las demás sesiones se cerraron.',
  },
  email: {
    subject: 'El email de tu cuenta cambió',
    text: 'Tu cuenta tiene otra dirección de correo desde ahora. Avisamos a la de antes y a la nueva.',
  },
  second_factor_on: {
    subject: 'Activaste la verificación en dos pasos',
    text: 'Desde ahora, además de tu contraseña, te pediremos un código de tu aplicación.',
  },
  second_factor_off: {
    subject: 'Verificación en dos pasos desactivada',
    text: 'Desde ahora basta tu contraseña para entrar en tu cuenta.',
  },
  backup_codes: {
    subject: 'Tus códigos de respaldo son otros',
    text: 'Los códigos de respaldo que tenías ya no sirven: valen solo los nuevos.',
  },
  device: {
    subject: 'Alguien ingresó desde un navegador nuevo',
    text: 'Entraron en tu cuenta desde un navegador donde no habías ingresado antes.',
  },
} as const
export type AccountNews = keyof typeof WORDS

export function isAccountNews(kind: string): kind is AccountNews {
  return Object.hasOwn(WORDS, kind)
}

const WAS_YOU = 'Si fuiste tú, no hagas nada.'
const WAS_NOT_YOU = 'Si no fuiste tú, elige otra contraseña ahora mismo: así se cierran todas las sesiones.'
/** A link for a new password would go to the other address. */
const WAS_NOT_YOUR_ADDRESS = 'Si no fuiste tú, ingresa con tu nombre de usuario y cambia la contraseña cuanto antes'
const OR_REPLY = ', o responde a este correo y lo arreglamos contigo'
const REASON = 'Recibes este correo porque tienes una cuenta con nosotros. Estos avisos no se pueden desactivar.'

/** What a member is told of their account, so that they notice what they did not do. */
export function accountNewsMail({ productName, username, url, now, canReply }: Mail, news: AccountNews): MailContent {
  const { subject, text } = WORDS[news]
  const year = now.getFullYear()
  const greeting = `Hola, ${username}:`
  const moment = now.toLocaleString(DATE_LOCALE, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })
  const said = `${text} Fue el ${moment} (hora universal).`
  const [wasNotYou, label] =
    news === 'email'
      ? [`${WAS_NOT_YOUR_ADDRESS}${canReply ? OR_REPLY : ''}.`, 'Ingresar']
      : [WAS_NOT_YOU, 'Elegir otra contraseña']
  const html = renderFrame({
    productName,
    year,
    preview: said,
    title: subject,
    body: [paragraph(greeting), paragraph(said), paragraph(`${WAS_YOU} ${wasNotYou}`), action(label, url)],
    reason: REASON,
  })
  const parts = [subject, greeting, said, `${WAS_YOU} ${wasNotYou}`, url, REASON, rights(productName, year)]
  return { subject, html, text: parts.join('\n\n') }
}
