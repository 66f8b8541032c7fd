import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { PAGES } from '../../contract/pages.ts'

/** Built files whose name carries a digest of their content. */
const HASHED = /[\\/]assets[\\/]/

/** Serves the built web application: its files, prerendered pages where there are some, the application's shell elsewhere. */
export async function servePages(app: FastifyInstance, root: string): Promise<void> {
  await app.register(fastifyStatic, {
    root,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, path) {
      reply.header('cache-control', HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'public, no-cache')
    },
  })
  const shell = existsSync(join(root, 'app.html')) ? 'app.html' : 'index.html'
  for (const page of PAGES) {
    const prerendered = page === '/' ? 'index.html' : `${page.slice(1)}.html`
    const file = existsSync(join(root, prerendered)) ? prerendered : shell
    app.get(page, { schema: { hide: true } }, (_request, reply) => sendPage(reply, root, file))
  }
}

/** The shell draws the 404 page; its status says it to machines. */
export async function sendNotFoundPage(reply: FastifyReply, root: string): Promise<FastifyReply> {
  const shell = existsSync(join(root, 'app.html')) ? 'app.html' : 'index.html'
  return reply
    .status(404)
    .type('text/html; charset=utf-8')
    .send(await readFile(join(root, shell)))
}

function sendPage(reply: FastifyReply, root: string, file: string): FastifyReply {
  return reply.header('cache-control', 'no-cache').sendFile(file, root, { cacheControl: false })
}
