import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Config } from '../contract/config.ts'
import {
  NOTICE_PATHS,
  NOTICES,
  type NoticePath,
  type RenderCheckout,
  type RenderGift,
  type RenderPages,
  PARCEL_ID,
} from '../contract/pages.ts'
import type { Style } from '../contract/styles.ts'
import { SIMULATED_CHECKOUT_PATH } from '../contract/simulated-checkout.ts'
import { API_ROOT } from '../contract/paths.ts'
import { GIFT_CARD_PAGE } from '../contract/gift-cards.ts'
import { giftPath, type Parcel } from '../contract/gifts.ts'
import { parcelQuery } from './features/gifts/queries.ts'
import { renderGiftHead, renderHead } from './head.ts'
import { renderManifest } from './manifest.ts'
import { WrappingPicture } from './features/gifts/wrapping-picture.tsx'
import { createQueryClient } from './query-client.ts'
import { createAppRouter } from './router.tsx'
import { configQuery } from './features/shell/config.ts'
import { fillNotice } from './features/notices/notices.ts'
import { noticeQuery } from './features/notices/queries.ts'
import { simulatedCheckoutQuery } from './features/simulated-checkout/queries.ts'
import { userQuery } from './features/shell/user.ts'

/** Everything that a visitor, a search engine or a messenger reads before any script runs. */
export const renderPages: RenderPages = async (files, installation) => {
  const { config, baseUrl, embedConfig } = installation
  const settings = embedConfig ? embed(config) : ''
  const prerender = async (path: '/' | NoticePath) => {
    const { title, body } = await renderBody(path, files.notices, config)
    const head = renderHead({ path, title, ...installation })
    return insert(files.page, {
      '<!--first-->': preloadFirst(body),
      '<!--head-->': head,
      '<!--body-->': body,
      '<!--config-->': settings,
    })
  }
  const wizard = await renderBody('/create', files.notices, config)
  const notices: Record<string, string> = {}
  for (const path of NOTICE_PATHS) {
    notices[`${path}.html`] = await prerender(path)
    notices[NOTICES[path].file] = fillNotice(files.notices[path], config)
  }
  return {
    ...notices,
    '/index.html': await prerender('/'),
    '/create.html': insert(files.wizard, {
      '<!--head-->': renderHead({
        path: '/create',
        title: `Crea tu cuento · ${config.productName.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}`,
        ...installation,
      }),
      // The content security policy forbids inline styles; the style sheet knows where the thread begins.
      '<!--body-->': wizard.body.replaceAll(/ style="[^"]*"/g, ''),
      '<!--config-->': settings,
    }),
    '/app.html': insert(files.app, { '<!--config-->': settings }),
    '/manifest.webmanifest': renderManifest(config.productName),
    '/robots.txt': robots(baseUrl),
    '/sitemap.xml': sitemap(baseUrl),
  }
}

export const renderCheckout: RenderCheckout = async (files, { config }, checkout) => {
  const queryClient = createQueryClient()
  queryClient.setQueryData(simulatedCheckoutQuery.queryKey, checkout)
  const { title, body } = await render(`${SIMULATED_CHECKOUT_PATH}/${checkout?.id ?? '-'}`, queryClient, config)
  const head = `<title>${title}</title>\n    <meta name="robots" content="noindex" />`
  return insert(files.still, { '<!--head-->': head, '<!--body-->': body })
}

/** A parcel to untie; whoever runs no script reads the book under it. */
export const renderGift: RenderGift = async (files, { config, baseUrl }, parcel, token) => {
  const queryClient = createQueryClient()
  queryClient.setQueryData<Parcel | null>(parcelQuery(token).queryKey, parcel)
  const { title, body } = await render(giftPath(token), queryClient, config)
  return insert(files.gift, {
    '<!--head-->': renderGiftHead(baseUrl, config.productName, title, parcel),
    // The content security policy forbids inline styles.
    '<!--body-->': body.replaceAll(/ style="[^"]*"/g, ''),
    '<!--config-->': `${embed(config)}${parcel ? block(PARCEL_ID, parcel) : ''}`,
  })
}

/** The picture of a gift's wrapping as SVG; `npm run wrappings` keeps it in `public/wrapping`. */
export function renderWrapping(style: Style): string {
  return renderToStaticMarkup(<WrappingPicture style={style} />)
}

async function renderBody(path: string, notices: Record<NoticePath, string>, config: Config) {
  const queryClient = createQueryClient()
  for (const notice of NOTICE_PATHS) queryClient.setQueryData(noticeQuery(notice).queryKey, notices[notice])
  return render(path, queryClient, config)
}

async function render(path: string, queryClient: QueryClient, config: Config) {
  queryClient.setQueryData(configQuery.queryKey, config)
  queryClient.setQueryData(userQuery.queryKey, null)
  const router = createAppRouter(createMemoryHistory({ initialEntries: [path] }))
  await router.load()
  const html = renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  const title = /<title>([^<]*)<\/title>/.exec(html)
  if (!title) throw new Error(`${path} was rendered without a title`)
  return { title: title[1] ?? '', body: html.replace(title[0], '') }
}

/** Asks for the picture that is seen first, where there is one, before the typefaces and the pictures further down. */
function preloadFirst(body: string): string {
  const first = /<source type="image\/avif" srcSet="([^"]+)" sizes="([^"]+)"\/><img [^>]*fetchPriority="high"/.exec(
    body,
  )
  if (!first) return ''
  const [, sources = '', sizes = ''] = first
  return `<link rel="preload" as="image" type="image/avif" imagesrcset="${sources}" imagesizes="${sizes}" fetchpriority="high" />\n    `
}

/** A data block, which a content security policy lets stand: nothing in it is run. */
function embed(config: Config): string {
  return block('config', config)
}

function block(id: string, data: object): string {
  return `<script type="application/json" id="${id}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`
}

function insert(template: string, parts: Record<string, string>): string {
  let page = template
  for (const [mark, text] of Object.entries(parts)) page = page.replace(mark, () => text)
  return page
}

function robots(baseUrl: string): string {
  const closed = [
    API_ROOT,
    '/preview',
    '/generate',
    '/checkout/',
    '/delivery/',
    '/tarjeta/',
    '/story/',
    '/mis-cuentos',
    '/mis-fotos',
  ]
  return ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), `Sitemap: ${baseUrl}/sitemap.xml`, ''].join(
    '\n',
  )
}

function sitemap(baseUrl: string): string {
  const urls = ['/', '/create', GIFT_CARD_PAGE, ...NOTICE_PATHS].map(
    (path) => `  <url><loc>${baseUrl}${path}</loc></url>`,
  )
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n')
}
