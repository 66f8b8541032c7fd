import type { Delivery } from '../../../contract/purchases.ts'
import { Icon } from '../../ui/icon.tsx'
import { useConfig } from '../shell/config.ts'

/** The actual state of the book and of the e-mail. */
export function MailNotice({ delivery, email }: { delivery: Delivery; email: string | null }) {
  const { supportEmail, mail } = useConfig()
  const to = email ? <b className="wrap-anywhere">{email}</b> : 'quien lo compró'
  return (
    <p
      className="mt-4 inline-flex max-w-136 items-start gap-[0.6rem] text-left text-[1.15rem] text-balance"
      role="status"
    >
      <Icon
        name={delivery.state === 'stuck' || delivery.state === 'mail_failed' ? 'warning' : 'mail'}
        className="mt-0.5"
      />
      <span>{words()}</span>
    </p>
  )

  function words() {
    switch (delivery.state) {
      case 'preparing':
        return mail ? (
          <>Estamos encuadernando tu libro. En cuanto esté, lo enviaremos a {to}.</>
        ) : (
          <>Estamos encuadernando tu libro. En cuanto esté, lo descargas aquí.</>
        )
      case 'ready':
        return mail ? <>Tu libro está listo. Lo estamos enviando a {to}.</> : <>Tu libro está listo: descárgalo aquí.</>
      case 'sent':
        return mail ? (
          <>Lo enviamos también a {to}</>
        ) : (
          <>El correo para {to} está escrito, pero esta instalación no envía correo: descarga aquí tu libro.</>
        )
      case 'mail_failed':
        return <>No pudimos enviarlo a {to}. Tu libro está aquí: descárgalo y guarda este enlace.</>
      case 'stuck':
        return (
          <>
            Algo se atascó al preparar tu libro y ya estamos avisados. Tu compra está guardada
            {supportEmail ? <>: escríbenos a {supportEmail} si quieres saber cómo va.</> : '.'}
          </>
        )
      default:
        return null
    }
  }
}
