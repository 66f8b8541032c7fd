import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createElement as h, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { SimulatedSession } from '../db/schema/simulated-sessions.ts'
import { formatMoney } from '../../contract/money.ts'
import type { Card, CardProblems } from './simulated-card.ts'
import { SIMULATED_CHECKOUT_PATH } from './simulated.ts'

export const SIMULATED_CSS = readFileSync(join(import.meta.dirname, 'simulated-page.css'), 'utf8')
export const SIMULATED_CSS_PATH = `${SIMULATED_CHECKOUT_PATH}/checkout.css`
/** The shop's typefaces, as the sheet asks for them. */
export const SIMULATED_FONTS: Record<string, Buffer> = Object.fromEntries(
  ['alegreya-sans-400-core', 'alegreya-sans-700-core', 'sansita-swashed-600-core'].map((face) => [
    `${face}.woff2`,
    readFileSync(join(import.meta.dirname, `../../web/styles/fonts/${face}.woff2`)),
  ]),
)
export const SIMULATED_FONTS_PATH = `${SIMULATED_CHECKOUT_PATH}/fonts`
/** A knot of thread, where there is nothing to pay. */
const KNOT =
  'M14 150c60 10 104-6 132-40 30-36 74-70 108-44 30 24 8 70-30 70-42 0-60-54-26-80 38-28 92-4 92 38 0 36-40 54-70 36M290 130c34 26 72 28 116 12'

const FIELDS = ['number', 'expiry', 'cvc', 'name'] as const
const FORGOTTEN = 'Los datos de la tarjeta se comprueban y se olvidan: no se guardan ni se envían a nadie.'

export type CheckoutPage = {
  session: SimulatedSession
  shop: string
  problems?: CardProblems
  /** Kept after a mistake; number and code of the card are typed again. */
  typed?: Pick<Card, 'expiry' | 'name'>
  codeProblem?: string
  typedCode?: string
}

/** The provider's page as whole HTML; it needs no script and no inline style. */
export function renderCheckoutPage(page: CheckoutPage): string {
  const { session } = page
  const open = session.status === 'open'
  return document(
    `Pagar · ${page.shop}`,
    h('header', { className: 'notice', role: 'note' }, h('strong', null, 'Pago simulado. '), 'No se cobra nada.'),
    h('main', null, summary(page), open ? payment(page) : closed(session)),
  )
}

/** For a session that does not exist. */
export function renderMissingPage(shop: string): string {
  return document(
    `Pago no encontrado · ${shop}`,
    h(
      'main',
      { className: 'alone' },
      h(
        'section',
        { className: 'panel' },
        h('svg', { viewBox: '0 0 420 190', 'aria-hidden': true }, h('path', { d: KNOT })),
        h('h1', null, 'No encontramos este pago'),
        h('p', null, 'Puede que el enlace esté incompleto. No se cobró nada.'),
        h('a', { className: 'pay', href: '/' }, 'Volver al inicio'),
      ),
    ),
  )
}

function document(title: string, ...body: ReactNode[]): string {
  const head = h(
    'head',
    null,
    h('meta', { charSet: 'utf-8' }),
    h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    h('meta', { name: 'robots', content: 'noindex' }),
    h('meta', { name: 'color-scheme', content: 'light dark' }),
    h('title', null, title),
    h('link', { rel: 'stylesheet', href: SIMULATED_CSS_PATH }),
  )
  return `<!doctype html>${renderToStaticMarkup(h('html', { lang: 'es' }, head, h('body', null, ...body)))}`
}

function summary({ session, shop, codeProblem, typedCode }: CheckoutPage): ReactNode {
  const price = { amount: session.amount, currency: session.currency }
  const total = { ...price, amount: session.amount - session.discount }
  return h(
    'section',
    { className: 'summary', 'aria-labelledby': 'what' },
    h(
      'a',
      { className: 'back', href: session.cancelUrl },
      h('span', { 'aria-hidden': true }, '← '),
      'Cancelar y volver',
    ),
    h(
      'div',
      { className: 'what' },
      session.coverUrl &&
        h('img', { src: session.coverUrl, alt: `Portada de ${session.title}`, width: 480, height: 320 }),
      h('div', null, h('p', { className: 'shop' }, shop), h('h1', { id: 'what' }, session.title)),
    ),
    h('p', { className: 'price' }, formatMoney(total)),
    h(
      'dl',
      null,
      line('Libro en PDF, 5 páginas', formatMoney(price)),
      session.code && line(`Código ${session.code}`, `−${formatMoney({ ...price, amount: session.discount })}`),
      line('Total', formatMoney(total), 'total'),
    ),
    session.status === 'open' && codeForm(session, codeProblem, typedCode),
  )
}

function line(what: string, how: string, className?: string): ReactNode {
  return h('div', { className }, h('dt', null, what), h('dd', null, how))
}

function codeForm(session: SimulatedSession, problem: string | undefined, typed: string | undefined): ReactNode {
  const action = `${SIMULATED_CHECKOUT_PATH}/${session.id}/code`
  if (session.code) {
    return h(
      'form',
      { method: 'post', action },
      h('input', { type: 'hidden', name: 'code', value: '' }),
      h('button', { className: 'quiet' }, `Quitar ${session.code}`),
    )
  }
  return h(
    'form',
    { method: 'post', action, className: 'codes', noValidate: true },
    field('code', 'Código promocional', { defaultValue: typed, maxLength: 40, autoComplete: 'off' }, problem),
    h('button', { className: 'quiet' }, 'Aplicar'),
  )
}

function payment({ session, problems = {}, typed }: CheckoutPage): ReactNode {
  const total = { amount: session.amount - session.discount, currency: session.currency }
  const free = total.amount === 0
  return h(
    'section',
    { className: 'panel', 'aria-labelledby': 'how' },
    h('h2', { id: 'how' }, free ? 'No hay nada que pagar' : 'Pagar con tarjeta'),
    Object.keys(problems).length > 0 &&
      h('p', { className: 'alert', role: 'alert' }, 'No pudimos hacer el pago. Revisa los datos de la tarjeta.'),
    h('p', { className: 'email' }, h('span', null, 'Email'), session.email),
    !free &&
      h(
        'p',
        { className: 'hint' },
        'No escribas una tarjeta real. Para pagar usa ',
        h('code', null, '4242 4242 4242 4242'),
        '; para ver un rechazo, ',
        h('code', null, '4000 0000 0000 0002'),
        '.',
      ),
    h(
      'form',
      // What is wrong is said by the server, in Spanish, whatever language the browser speaks.
      { method: 'post', action: `${SIMULATED_CHECKOUT_PATH}/${session.id}/pay`, autoComplete: 'off', noValidate: true },
      !free && cardFields(problems, typed),
      h('button', { className: 'pay' }, `Pagar ${formatMoney(total)}`),
    ),
    !free && h('p', { className: 'small' }, FORGOTTEN),
  )
}

function cardFields(problems: CardProblems, typed: CheckoutPage['typed']): ReactNode {
  const digits = { inputMode: 'numeric', required: true } as const
  const [first] = FIELDS.filter((name) => problems[name])
  return h(
    'div',
    { className: 'card' },
    field(
      'number',
      'Número de tarjeta',
      { ...digits, placeholder: '4242 4242 4242 4242', maxLength: 23, autoFocus: first === 'number' },
      problems.number,
    ),
    field(
      'expiry',
      'Caducidad',
      { ...digits, placeholder: 'MM / AA', maxLength: 9, defaultValue: typed?.expiry, autoFocus: first === 'expiry' },
      problems.expiry,
    ),
    field('cvc', 'CVC', { ...digits, placeholder: '123', maxLength: 4, autoFocus: first === 'cvc' }, problems.cvc),
    field(
      'name',
      'Nombre en la tarjeta',
      { required: true, maxLength: 80, defaultValue: typed?.name, autoFocus: first === 'name' },
      problems.name,
    ),
  )
}

function field(
  name: string,
  label: string,
  attributes: Record<string, string | number | boolean | undefined>,
  problem: string | undefined,
): ReactNode {
  const problemId = `${name}-problem`
  const invalid = problem && { 'aria-invalid': true, 'aria-describedby': problemId }
  return h(
    'div',
    { className: `field ${name}` },
    h('label', { htmlFor: name }, label),
    h('input', { id: name, name, type: 'text', ...attributes, ...invalid }),
    problem && h('p', { className: 'problem', id: problemId }, problem),
  )
}

function closed(session: SimulatedSession): ReactNode {
  const paid = session.status === 'complete'
  const href = paid ? session.successUrl.replaceAll('{CHECKOUT_SESSION_ID}', session.id) : session.cancelUrl
  return h(
    'section',
    { className: 'panel' },
    h('h2', null, paid ? 'Este pago ya está hecho' : 'Este pago caducó'),
    h('p', null, paid ? 'Tu cuento te espera.' : 'Vuelve a la compra para empezar otra vez. No se cobró nada.'),
    h('a', { className: 'pay', href }, paid ? 'Ver mi cuento' : 'Volver a la compra'),
  )
}
