import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  type RouteComponent,
  RouterProvider,
} from '@tanstack/react-router'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DEFAULT_CONFIG } from '../contract/default-config.ts'
import type { Gift } from '../contract/gifts.ts'
import type { Delivery } from '../contract/purchases.ts'
import { ForgottenForm } from './features/accounts/forgotten-form.tsx'
import { CheckoutPage } from './features/checkout/checkout-page.tsx'
import { DeliveryProblem } from './features/delivery/delivery-problem.tsx'
import { MailNotice } from './features/delivery/mail-notice.tsx'
import { OrderPage } from './features/gift-cards/order-page.tsx'
import { giftQuery } from './features/gifts/giver-queries.ts'
import { GivingPanel } from './features/gifts/giving-panel.tsx'
import { WrappingForm } from './features/gifts/wrapping-form.tsx'
import { Price } from './features/landing/price.tsx'
import { configQuery } from './features/shell/config.ts'
import { userQuery } from './features/shell/user.ts'

const STORY = 7
const DELIVERY: Delivery = {
  state: 'preparing',
  email: 'elena@correo.mx',
  sharePath: null,
  cover: { illustrationStyle: 'acuarela', senderName: 'mamá' },
  own: true,
}
const GIFT: Gift = {
  path: null,
  closed: false,
  line: '',
  opensAt: null,
  timeZone: null,
  email: null,
  mail: 'none',
  openedAt: null,
}

const noticeIn = (state: Delivery['state']) => () =>
  createElement(MailNotice, { delivery: { ...DELIVERY, state }, email: DELIVERY.email })
const problem = (kind: 'missing' | 'unverified' | 'awaiting' | 'unknown') => () =>
  createElement(DeliveryProblem, { kind, storyId: STORY })
const panel = () => createElement(GivingPanel, { storyId: STORY, style: 'acuarela' })

/** Whatever tells somebody that a message will come to them, or lies in their mailbox. */
const PROMISE = /enviamos|enviaremos|enviará|enviando|escribimos|recibirás|por correo|tu correo/i

/** The words of a page, as it is with and without mail. */
async function wordsOf(component: RouteComponent, mail: boolean, gift = GIFT): Promise<string> {
  const queryClient = new QueryClient()
  queryClient.setQueryData(configQuery.queryKey, { ...DEFAULT_CONFIG, mail, cash: true })
  queryClient.setQueryData(userQuery.queryKey, null)
  queryClient.setQueryData(giftQuery(STORY).queryKey, gift)
  const root = createRootRoute()
  const routeTree = root.addChildren([createRoute({ getParentRoute: () => root, path: '/at/$storyId', component })])
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: [`/at/${STORY}`] }) })
  await router.load()
  const html = renderToStaticMarkup(
    createElement(
      QueryClientProvider,
      { client: queryClient },
      // As in the app, whose router is another.
      createElement(RouterProvider as unknown as React.ComponentType<{ router: unknown }>, { router }),
    ),
  )
  return html.replaceAll(/<[^>]*>/g, ' ')
}

test.each<[string, RouteComponent]>([
  ['the landing page’s price', () => createElement(Price, { price: '$100.00' })],
  ['a forgotten password', () => createElement(ForgottenForm, { onSignIn: () => undefined })],
  ['the checkout', CheckoutPage],
  ['a gift card’s order', OrderPage],
  ['a book that is being bound', noticeIn('preparing')],
  ['a book that is ready', noticeIn('ready')],
  ['a book that was sent', noticeIn('sent')],
  ['a book without its link', problem('missing')],
  ['a payment that could not be confirmed', problem('unverified')],
  ['a payment at a shop', problem('awaiting')],
  ['a link that opens nothing', problem('unknown')],
  ['a gift’s tag', () => createElement(WrappingForm, { storyId: STORY, gift: GIFT, onDone: () => undefined })],
])('%s speaks of messages only where some are sent', async (_page, component) => {
  expect(await wordsOf(component, true)).toMatch(PROMISE)
  const silent = await wordsOf(component, false)
  expect(silent.trim()).not.toBe('')
  expect(silent).not.toMatch(PROMISE)
})

test.each(['planned', 'sent'] as const)('a gift whose message is %s is passed on by its giver', async (mail) => {
  const gift = { ...GIFT, email: 'leo@correo.mx', mail }
  expect(await wordsOf(panel, true, gift)).toMatch(/enviamos|enviando/)
  const silent = await wordsOf(panel, false, gift)
  expect(silent).toContain('dale tú el enlace')
  expect(silent).not.toMatch(PROMISE)
})

test.each(['failed', 'outdated'] as const)('a gift whose message is %s is offered to be sent again', async (mail) => {
  const again = /Intentarlo otra vez|Enviar el enlace nuevo/
  const gift = { ...GIFT, email: 'leo@correo.mx', mail }
  expect(await wordsOf(panel, true, gift)).toMatch(again)
  expect(await wordsOf(panel, false, gift)).not.toMatch(again)
})
