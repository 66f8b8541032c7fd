import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type RouterHistory,
} from '@tanstack/react-router'
import { ErrorPage } from './features/errors/error-page.tsx'
import { NotFoundPage } from './features/errors/not-found-page.tsx'
import { AppShell } from './features/shell/app-shell.tsx'

const root = createRootRoute({ component: AppShell, notFoundComponent: NotFoundPage, errorComponent: ErrorPage })
const getParentRoute = () => root

const noticePage = lazyRouteComponent(() => import('./features/notices/notice-page.tsx'), 'NoticePage')

// Every page is a chunk of its own, fetched when its route is first wanted.
const tree = root.addChildren([
  createRoute({
    getParentRoute,
    path: '/',
    component: lazyRouteComponent(() => import('./features/landing/landing-page.tsx'), 'LandingPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/create',
    component: lazyRouteComponent(() => import('./features/wizard/wizard-page.tsx'), 'WizardPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/preview',
    component: lazyRouteComponent(() => import('./features/preview/preview-page.tsx'), 'PreviewPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/preview/$storyId',
    component: lazyRouteComponent(() => import('./features/preview/preview-page.tsx'), 'PreviewPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/generate',
    component: lazyRouteComponent(() => import('./features/generation/generation-page.tsx'), 'GenerationPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/checkout/$storyId',
    component: lazyRouteComponent(() => import('./features/checkout/checkout-page.tsx'), 'CheckoutPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/delivery/$storyId',
    validateSearch: (search: Record<string, unknown>): { session_id?: string } =>
      typeof search['session_id'] === 'string' ? { session_id: search['session_id'] } : {},
    component: lazyRouteComponent(() => import('./features/delivery/delivery-page.tsx'), 'DeliveryPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/regalo/$token',
    component: lazyRouteComponent(() => import('./features/gifts/gift-page.tsx'), 'GiftPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/tarjeta/{-$token}',
    component: lazyRouteComponent(() => import('./features/gift-cards/card-page.tsx'), 'CardPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/dedicatorias/$token',
    component: lazyRouteComponent(() => import('./features/guestbooks/guestbook-page.tsx'), 'GuestbookPage'),
  }),
  createRoute({ getParentRoute, path: '/privacidad', component: noticePage }),
  createRoute({ getParentRoute, path: '/terminos', component: noticePage }),
  createRoute({ getParentRoute, path: '/ayuda', component: noticePage }),
  createRoute({
    getParentRoute,
    path: '/legacy',
    component: lazyRouteComponent(() => import('./features/legacy/legacy-page.tsx'), 'LegacyPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/mis-cuentos',
    component: lazyRouteComponent(() => import('./features/library/stories-page.tsx'), 'StoriesPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/story/$id',
    component: lazyRouteComponent(() => import('./features/library/story-page.tsx'), 'StoryPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/mis-fotos',
    component: lazyRouteComponent(() => import('./features/library/photos-page.tsx'), 'PhotosPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/ingresar',
    component: lazyRouteComponent(() => import('./features/accounts/sign-in-page.tsx'), 'SignInPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/simulated-checkout/$sessionId',
    // Rendered by the server only where payments are simulated; not in the browser's bundle.
    component: lazyRouteComponent(
      () =>
        import.meta.env.SSR
          ? import('./features/simulated-checkout/simulated-checkout-page.tsx')
          : Promise.resolve({ SimulatedCheckoutPage: NotFoundPage }),
      'SimulatedCheckoutPage',
    ),
  }),
  createRoute({
    getParentRoute,
    path: '/dev/ui',
    component: lazyRouteComponent(
      () => (import.meta.env.DEV ? import('./features/dev/ui-page.tsx') : Promise.resolve({ UiPage: NotFoundPage })),
      'UiPage',
    ),
  }),
])

export function createAppRouter(history?: RouterHistory) {
  return createRouter({
    routeTree: tree,
    ...(history ? { history } : {}),
    defaultPreload: 'intent',
    // Prerendered pages leave scrolling to the browser; the router would write an inline script for it.
    scrollRestoration: !import.meta.env.SSR,
    // Search values stay the plain strings that are in the address: `session_id=12` is no number.
    parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
    stringifySearch: (search) => {
      const text = new URLSearchParams(search as Record<string, string>).toString()
      return text ? `?${text}` : ''
    },
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
