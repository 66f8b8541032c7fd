import type { Config } from '../../../contract/config.ts'
import { formatMoney } from '../../../contract/money.ts'

/** The notice with this installation's own facts in the places of `{{these}}`. */
export function fillNotice(markdown: string, config: Config): string {
  const facts: Record<string, string> = {
    productName: config.productName,
    retentionDays: String(config.retentionDays),
    engines: enginesFact(config.engines),
    payments: paymentsFact(config.payments),
    contact: contactFact(config),
    delivery: deliveryFact(config),
    ...(config.mail ? WITH_MAIL : WITHOUT_MAIL),
    seller: sellerFact(config),
    price: formatMoney(config.price),
  }
  return markdown.replaceAll(/\{\{(\w+)\}\}/g, (mark, name: string) => facts[name] ?? mark)
}

/** What is so where messages are sent, and what where none are. */
const WITH_MAIL = {
  lost: `- **No encuentro el correo.** Mira en «Promociones» y en el correo no deseado. Si al pagar escribiste mal tu dirección, el libro está igualmente en la página a la que volviste después de pagar.
- **Perdí el enlace.** Está en el correo de la compra. Si tienes cuenta, el libro está también en [tus cuentos](/mis-cuentos).`,
  giftMail: ', y si escribes su correo, se lo enviamos a esa hora',
  thanksStay: 'Te las enviamos por correo y quedan',
  wordsMail:
    'Te avisamos por correo cuando alguien deja palabras, como mucho una vez al día, y dejamos de hacerlo si lo pides en ese correo; junto a las palabras puedes pedirlo otra vez.',
  emailFor: 'ahí te enviamos el libro o la tarjeta, y te contamos si tu regalo salió, no llegó o se abrió',
  mailShare:
    '- **El correo:** el servicio que reparte nuestros mensajes recibe tu dirección y el correo con tu cuento, para entregarlo.',
}
const WITHOUT_MAIL: typeof WITH_MAIL = {
  lost: '- **Perdí la página.** En el navegador donde hiciste el cuento, el inicio lo muestra en «Tus cuentos en este navegador». Si tienes cuenta, está en [tus cuentos](/mis-cuentos).',
  giftMail: '',
  thanksStay: 'Quedan',
  wordsMail: '',
  emailFor: 'queda con tu compra',
  mailShare: '',
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

function contactFact({ supportEmail, mail }: Config): string {
  if (supportEmail) return `Para cualquier cosa, escríbenos a [${supportEmail}](mailto:${supportEmail}).`
  const self = 'Lo tuyo lo borras tú: cada foto y cada cuento, desde su página; la cuenta entera, desde «Tu cuenta».'
  return mail
    ? `Para cualquier cosa, responde al correo con el que te enviamos el cuento. ${self}`
    : `Esta instalación todavía no publica una dirección a la que escribir. ${self}`
}

function deliveryFact({ mail }: Config): string {
  return mail
    ? 'Lo descargas al momento y te enviamos una copia, con su enlace, al correo que escribiste al pagar.'
    : 'Lo descargas al momento, en la página a la que vuelves después de pagar. Esta instalación no envía correo: guarda esa página.'
}

/** Empty where the installation does not say who runs it. */
function sellerFact({ legal, productName }: Config): string {
  if (!legal) return ''
  const { name, address, taxId } = legal
  return [`${productName} es un servicio de **${name}**`, taxId && `identificación fiscal ${taxId}`, address]
    .filter(Boolean)
    .join(', ')
    .concat('.')
}
