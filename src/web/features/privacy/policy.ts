import type { Config } from '../../../contract/config.ts'

/** The notice with this installation's own facts in the places of `{{these}}`. */
export function fillPolicy(markdown: string, config: Config): string {
  const facts: Record<string, string> = {
    productName: config.productName,
    retentionDays: String(config.retentionDays),
    engines: enginesFact(config.engines),
    payments: paymentsFact(config.payments),
    contact: contactFact(config.supportEmail),
  }
  return markdown.replaceAll(/\{\{(\w+)\}\}/g, (mark, name: string) => facts[name] ?? mark)
}

function enginesFact({ text, image }: Config['engines']): string {
  const own = 'nuestro propio motor, que funciona en este mismo servidor'
  const hosted =
    'un servicio de inteligencia artificial contratado por nosotros, que lo usa solo para responder a ese encargo'
  if (text === 'embedded' && image === 'embedded') {
    return `El texto y las ilustraciones los hace ${own}. **Ni tus respuestas ni tus fotos salen de aquí.**`
  }
  if (text === 'embedded') {
    return `El texto lo escribe ${own}. Para las ilustraciones, las fotos y la descripción de cada escena se envían a ${hosted}.`
  }
  if (image === 'embedded') {
    return `Las ilustraciones las dibuja ${own}: **tus fotos no salen de aquí.** Para el texto, los nombres y tus respuestas se envían a ${hosted}.`
  }
  return `Para escribir y dibujar, los nombres, tus respuestas y las dos fotos se envían a ${hosted}.`
}

function paymentsFact(payments: Config['payments']): string {
  return payments === 'stripe'
    ? 'lo cobra Stripe en su propia página. Allí escribes los datos de tu tarjeta; nosotros nunca los vemos. Stripe recibe tu correo y el importe.'
    : 'en esta instalación los pagos son simulados. No se cobra nada y ningún dato de tarjeta se guarda ni se envía.'
}

function contactFact(email: string | null): string {
  return email
    ? `Para cualquier cosa sobre tus datos, escríbenos a [${email}](mailto:${email}).`
    : 'Para cualquier cosa sobre tus datos, responde al correo con el que te enviamos el cuento.'
}
