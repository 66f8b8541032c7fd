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
import type { Guestbook, Invitation } from '../contract/guestbooks.ts'
import type { StorySummary } from '../contract/stories.ts'
import { CheckoutSummary } from './features/checkout/checkout-summary.tsx'
import { Editions } from './features/delivery/editions.tsx'
import { GenerationError } from './features/generation/generation-error.tsx'
import { IDLE } from './features/generation/generation.ts'
import { GenerationProgress } from './features/generation/generation-progress.tsx'
import { FamilyPanel } from './features/guestbooks/family-panel.tsx'
import { GuestbookPage } from './features/guestbooks/guestbook-page.tsx'
import { guestbookQuery, invitationQuery, ownEntriesQuery } from './features/guestbooks/queries.ts'
import { invitationText } from './features/guestbooks/send-invitation.ts'
import { StoryCard } from './features/library/story-card.tsx'
import { configQuery } from './features/shell/config.ts'
import { userQuery } from './features/shell/user.ts'
import { Likeness } from './features/wizard/likeness.tsx'

const STORY = 7
const TOKEN = 'x'
const CLOSES = '2026-12-24T18:00:00.000Z'
const GUESTBOOK: Guestbook = {
  state: 'none',
  path: null,
  closesAt: CLOSES,
  timeZone: 'America/Mexico_City',
  toldByMail: true,
  entries: [],
}
const INVITATION: Invitation = {
  state: 'open',
  recipientName: 'El abuelo',
  senderName: 'Clara',
  style: 'acuarela',
  closesAt: CLOSES,
  timeZone: 'America/Mexico_City',
}
const SUMMARY: StorySummary = {
  storyId: STORY,
  storyTitle: 'El mar',
  recipientName: 'El abuelo',
  coverImageUrl: null,
  createdAt: CLOSES,
  paragraphsCount: 5,
  illustrationStyle: 'acuarela',
  bought: false,
  complete: true,
}

/** The words of a component, as they stand on its page. */
async function wordsOf(component: RouteComponent, invitation = INVITATION): Promise<string> {
  const queryClient = new QueryClient()
  queryClient.setQueryData(configQuery.queryKey, DEFAULT_CONFIG)
  queryClient.setQueryData(userQuery.queryKey, null)
  queryClient.setQueryData(guestbookQuery(STORY).queryKey, GUESTBOOK)
  queryClient.setQueryData(invitationQuery(TOKEN).queryKey, invitation)
  queryClient.setQueryData(ownEntriesQuery(TOKEN).queryKey, [])
  const root = createRootRoute()
  const routeTree = root.addChildren([createRoute({ getParentRoute: () => root, path: '/at/$token', component })])
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: [`/at/${TOKEN}`] }) })
  await router.load()
  const html = renderToStaticMarkup(
    createElement(
      QueryClientProvider,
      { client: queryClient },
      // As in the app, whose router is another.
      createElement(RouterProvider as unknown as React.ComponentType<{ router: unknown }>, { router }),
    ),
  )
  return html.replaceAll(/<[^>]*>/g, '').replaceAll(/\s+/g, ' ')
}

const likenessOf = (name: string) => () =>
  createElement(Likeness, {
    name,
    picture: null,
    image: new Blob(),
    confirmed: null,
    photographed: {},
    earlier: null,
    advice: '',
    isDoubtful: false,
    figure: () => null,
    editor: () => null,
    onKeep: () => undefined,
  })

test.each<[string, RouteComponent, string]>([
  ['the question of a likeness', likenessOf('Mi abuela'), '¿Así es tu abuela?'],
  ['the question of one’s own likeness', likenessOf('yo'), '¿Así eres?'],
  ['the shelf', () => createElement(StoryCard, { story: SUMMARY }), 'Creado para el abuelo'],
  [
    'the checkout',
    () => createElement(CheckoutSummary, { story: { ...SUMMARY, parts: [] }, brief: undefined, hasCard: false }),
    'Creado para el abuelo',
  ],
  [
    'the page of a story that is being made',
    () => createElement(GenerationProgress, { state: IDLE, name: 'El abuelo' }),
    'Estamos cosiendo el cuento del abuelo',
  ],
  [
    'the panel for relatives',
    () => createElement(FamilyPanel, { storyId: STORY, names: { recipientName: 'El abuelo' } }),
    'quienes quieren al abuelo:',
  ],
  ['an invitation’s page', GuestbookPage, 'Clara le regala un libro hecho para el abuelo.'],
])('%s says a name as a sentence does', async (_page, component, said) => {
  expect(await wordsOf(component)).toContain(said)
})

test('an invitation says for whom, and nothing is given to somebody who has died', async () => {
  expect(invitationText({ recipientName: 'El abuelo' })).toMatch(/^Estoy preparando un libro para el abuelo\. /)
  const remembered = { ...INVITATION, occasion: 'en-recuerdo' } as const
  expect(invitationText(remembered)).toMatch(/^Estoy preparando un libro en recuerdo del abuelo\. /)
  const words = await wordsOf(GuestbookPage, remembered)
  expect(words).toContain('Clara prepara un libro hecho en recuerdo del abuelo.')
})

test('a failed generation says whom to ask, with and without an address', async () => {
  const words = await wordsOf(() => createElement(GenerationError, { missing: false, storyId: null }))
  expect(words).toContain('Por favor, intenta nuevamente o contacta soporte si el problema persiste.')
})

test('the edition that is being made says so, and only that one', async () => {
  const words = await wordsOf(() =>
    createElement(Editions, { downloading: 'imprenta', onDownload: () => Promise.resolve() }),
  )
  expect(words.split('Se está preparando…')).toHaveLength(2)
  expect(words).toContain('Versión para imprentaSe está preparando…')
})
