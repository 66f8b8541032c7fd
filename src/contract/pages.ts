import type { Config } from './config.ts'
import type { Parcel } from './gifts.ts'
import type { ShownCheckout } from './simulated-checkout.ts'

/** The addresses of the product's pages; anything else is a 404. `:x` stands for one segment. */
export const PAGES = [
  '/',
  '/create',
  '/preview',
  '/preview/:storyId',
  '/generate',
  '/checkout/:storyId',
  '/delivery/:storyId',
  '/dedicatorias/:token',
  '/tarjeta',
  '/tarjeta/:token',
  '/privacidad',
  '/terminos',
  '/ayuda',
  '/legacy',
  '/mis-cuentos',
  '/story/:id',
  '/mis-fotos',
  '/ingresar',
] as const

/** Pages whose address is a key: no search engine lists them, and no other site is told of them. */
export const KEYED_PAGES: readonly string[] = ['/dedicatorias/:token', '/tarjeta/:token']

/** Pages of plain words: where each notice is read, and where its Markdown lies. */
export const NOTICES = {
  '/privacidad': { file: '/privacy-policy.md', title: 'Nota de privacidad' },
  '/terminos': { file: '/terms.md', title: 'Términos de uso y compra' },
  '/ayuda': { file: '/help.md', title: 'Ayuda' },
} as const
export type NoticePath = keyof typeof NOTICES
export const NOTICE_PATHS = Object.keys(NOTICES) as NoticePath[]

/** What prerendered pages must know of where they are served. */
export type Installation = {
  config: Config
  /** Public address without a slash at its end, e.g. `https://cuentos.example`. */
  baseUrl: string
  /** Puts the settings into the pages, so that the app need not ask for them. Not where they are only assumed. */
  embedConfig: boolean
}

/** What the web's build leaves for rendering its pages again. */
export type PageFiles = {
  /** The app's own page, with `<!--config-->` where its settings go. */
  app: string
  /** The app's own page with the wizard's files beside it, `<!--head-->` and `<!--body-->`: the wizard's first step stands before the app does. */
  wizard: string
  /** The app's own page with the gift's files beside it, `<!--head-->`, `<!--body-->` and `<!--config-->`. */
  gift: string
  /** A page that the server draws and no script changes, with `<!--head-->` and `<!--body-->`. */
  still: string
  /** A page that runs without the app, with `<!--head-->`, `<!--config-->` and `<!--body-->`. */
  page: string
  /** In Markdown, with `{{names}}` for what differs by installation. */
  notices: Record<NoticePath, string>
}

/** Renders pages, by path on the server: `/index.html`, `/app.html`, `/robots.txt`… */
export type RenderPages = (files: PageFiles, installation: Installation) => Promise<Record<string, string>>

/** Renders the simulated provider's page; of no session, it says so. */
export type RenderCheckout = (
  files: Pick<PageFiles, 'still'>,
  installation: Pick<Installation, 'config'>,
  checkout: ShownCheckout | null,
) => Promise<string>

/** Renders what somebody receives, by its token; null where the link opens nothing. */
export type RenderGift = (
  files: Pick<PageFiles, 'gift'>,
  installation: Pick<Installation, 'config' | 'baseUrl'>,
  parcel: Parcel | null,
  token: string,
) => Promise<string>

/** The element of a gift's page that holds what the link shows, as JSON. */
export const PARCEL_ID = 'parcel'

/** The element of a page that holds an error as JSON, where a call was opened as a page. */
export const PROBLEM_ID = 'problem'
