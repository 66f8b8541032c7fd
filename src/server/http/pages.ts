import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ErrorBody } from '../../contract/errors.ts'
import {
  type Installation,
  KEYED_PAGES,
  type PageFiles,
  PAGES,
  PROBLEM_ID,
  type RenderCheckout,
  type RenderGift,
  type RenderPages,
} from '../../contract/pages.ts'
import type { Parcel } from '../../contract/gifts.ts'
import type { ShownCheckout } from '../../contract/simulated-checkout.ts'
import { allowInline, type InlineSources, inlineSources } from './security.ts'
import { PUBLIC_READS, underTerms } from './terms.ts'

/** Where the built web application lies. */
export const WEB_ROOT = join(import.meta.dirname, '../../../dist/web')
/** Built files whose name carries a digest of their content. */
const HASHED = /[\\/]assets[\\/]/
const MEDIA_TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml; charset=utf-8',
}
const SHELL = '/app.html'

type Page = { type: string; etag: string; inline: InlineSources; plain: Buffer; brotli: Buffer }
export type Pages = {
  /** By path: `/index.html`, `/app.html`, `/robots.txt`… */
  ready: ReadonlyMap<string, Page>
  /** The simulated provider's page as it stands now. */
  renderCheckout: (checkout: ShownCheckout | null) => Promise<string>
  /** What somebody receives, by its token. */
  renderGift: (parcel: Parcel | null, token: string) => Promise<string>
}
type Renderers = { renderPages: RenderPages; renderCheckout: RenderCheckout; renderGift: RenderGift }

/** Renders the built pages once, with this installation's own name, price and address. */
export async function openPages(root: string, installation: Installation): Promise<Pages> {
  const built = join(root, '../pages')
  const { renderPages, renderCheckout, renderGift } = (await import(
    pathToFileURL(join(built, 'render.js')).href
  )) as Renderers
  const files = JSON.parse(await readFile(join(built, 'files.json'), 'utf8')) as PageFiles
  const rendered = Object.entries(await renderPages(files, installation))
  return {
    ready: new Map(await Promise.all(rendered.map(async ([path, text]) => [path, await toPage(path, text)] as const))),
    renderCheckout: (checkout) => renderCheckout(files, installation, checkout),
    renderGift: (parcel, token) => renderGift(files, installation, parcel, token),
  }
}

/** Serves the built web application: its files, prerendered pages where there are some, the application's shell elsewhere. */
export async function servePages(app: FastifyInstance, root: string, { ready }: Pages): Promise<void> {
  await underTerms(app, PUBLIC_READS, async (scope) => {
    await scope.register(fastifyStatic, {
      root,
      wildcard: false,
      index: false,
      preCompressed: true,
      cacheControl: false,
      // Each file is a route, to be made at each start; nobody asks for a compressed one by its name.
      globIgnore: ['**/*.br', '**/*.gz', ...[...ready.keys()].map((path) => path.slice(1))],
      setHeaders(reply, path) {
        reply.header('cache-control', HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'public, no-cache')
      },
    })
  })
  const options = { schema: { hide: true }, config: { terms: PUBLIC_READS } }
  const serve = (path: string, page: Page) =>
    app.get(path, options, (request, reply) => {
      if (KEYED_PAGES.includes(path))
        reply.header('x-robots-tag', 'noindex, nofollow').header('referrer-policy', 'no-referrer')
      return sendPage(request, reply, page)
    })
  const shell = ready.get(SHELL)
  if (!shell) throw new Error(`the build has no ${SHELL}`)
  for (const path of PAGES) serve(path, ready.get(path === '/' ? '/index.html' : `${path}.html`) ?? shell)
  for (const [path, page] of ready) if (extname(path) !== '.html') serve(path, page)
}

/** The shell draws the 404 page; its status says it to machines. */
export function sendNotFoundPage(request: FastifyRequest, reply: FastifyReply, pages: Pages): FastifyReply {
  const shell = pages.ready.get(SHELL)
  return shell ? sendPage(request, reply.status(404), shell) : reply.status(404).send()
}

/** An error as a page, for whoever opened a call or a file in their browser. The shell draws it. */
export function sendProblemPage(reply: FastifyReply, pages: Pages, body: ErrorBody): FastifyReply {
  const told = `<script type="application/json" id="${PROBLEM_ID}">${JSON.stringify(body).replaceAll('<', '\\u003c')}</script>`
  const html = pages.ready.get(SHELL)?.plain.toString() ?? '</head>'
  return reply.type(MEDIA_TYPES['.html'] ?? '').send(html.replace('</head>', () => `${told}</head>`))
}

function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page): FastifyReply {
  reply.headers({ 'cache-control': 'no-cache', etag: page.etag, vary: 'accept-encoding' })
  allowInline(reply, page.inline)
  if (reply.statusCode === 200 && request.headers['if-none-match'] === page.etag) return reply.status(304).send()
  const brotli = /\bbr\b/.test(request.headers['accept-encoding'] ?? '')
  if (brotli) reply.header('content-encoding', 'br')
  return reply.type(page.type).send(brotli ? page.brotli : page.plain)
}

async function toPage(path: string, text: string): Promise<Page> {
  const plain = Buffer.from(text)
  return {
    type: MEDIA_TYPES[extname(path)] ?? 'application/octet-stream',
    inline: inlineSources(text),
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    plain,
    brotli: await promisify(brotliCompress)(plain),
  }
}
