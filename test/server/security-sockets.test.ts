import { createHash } from 'node:crypto'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { KEYED_PAGES, PAGES } from '../../src/contract/pages.ts'
import { createApp } from '../../src/server/app.ts'
import { createTestApp, type TestApp } from '../create-test-app.ts'

let t: TestApp

beforeAll(async () => {
  t = await createTestApp({ web: true })
})
afterAll(() => t[Symbol.asyncDispose]())

/** What the server answers to these very bytes, until it hangs up. */
async function speak(bytes: string): Promise<string> {
  const { hostname, port } = new URL(t.url)
  const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true })
  socket.on('error', () => {})
  socket.end(bytes)
  return text(socket)
}

const statuses = (answer: string) => [...answer.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status))
const head = (...lines: string[]) => [...lines, 'Host: localhost', '', ''].join('\r\n')

test('a second request hidden in the first is never answered', async () => {
  const hidden = head('GET /api/health HTTP/1.1')
  const disguises: Record<string, string> = {
    'both lengths':
      head('POST /api/nada HTTP/1.1', 'Content-Length: 6', 'Transfer-Encoding: chunked') + '0\r\n\r\nG' + hidden,
    'two lengths': head('POST /api/nada HTTP/1.1', 'Content-Length: 0', `Content-Length: ${hidden.length}`) + hidden,
    'a length with a sign': head('POST /api/nada HTTP/1.1', 'Content-Length: +0') + hidden,
    'an encoding that is none': head('POST /api/nada HTTP/1.1', 'Transfer-Encoding: xchunked') + hidden,
    'an encoding and another':
      head('POST /api/nada HTTP/1.1', 'Transfer-Encoding: chunked, identity') + '0\r\n\r\n' + hidden,
    'a folded header': head('POST /api/nada HTTP/1.1', 'Transfer-Encoding:', ' chunked') + '0\r\n\r\n' + hidden,
    'a space before the colon': head('POST /api/nada HTTP/1.1', 'Content-Length : 0') + hidden,
    'bare line feeds': `POST /api/nada HTTP/1.1\nHost: localhost\nContent-Length: 0\n\n${hidden}`,
    'a chunk of negative size': head('POST /api/nada HTTP/1.1', 'Transfer-Encoding: chunked') + '-1\r\n\r\n' + hidden,
    'a line break in a header': head('POST /api/nada HTTP/1.1', 'X-A: a\rTransfer-Encoding: chunked') + hidden,
  }
  for (const [name, bytes] of Object.entries(disguises)) {
    expect([name, statuses(await speak(bytes))]).toEqual([name, [400]])
  }
  // The very same second request, sent openly, is.
  expect(statuses(await speak(head('POST /api/nada HTTP/1.1', 'Content-Length: 0') + hidden))).toEqual([404, 200])
})

test('a request is not sent back to whoever made it', async () => {
  const answer = await speak(head('TRACE /api/config HTTP/1.1', 'X-Secret: hidden', 'Connection: close'))
  expect(statuses(answer)).toEqual([404])
  expect(answer).not.toContain('hidden')
})

test('heads and bodies without end are cut off', async () => {
  const long = head('GET /api/health HTTP/1.1', `X-A: ${'a'.repeat(20_000)}`)
  expect(statuses(await speak(long))).toEqual([431])
  expect(statuses(await speak(`GET /${'a'.repeat(20_000)} HTTP/1.1\r\n\r\n`))).toEqual([431])
  const body = JSON.stringify({ bio: 'a'.repeat(300_000) })
  const posted = head(
    'POST /api/stories/generate-text HTTP/1.1',
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
  )
  expect(statuses(await speak(posted + body))).toEqual([413])
  const chunks = `${'1'.repeat(4)}\r\n${'a'.repeat(0x1111)}\r\n`.repeat(80)
  const endless = head(
    'POST /api/stories/generate-text HTTP/1.1',
    'Content-Type: application/json',
    'Transfer-Encoding: chunked',
  )
  expect(statuses(await speak(endless + chunks))).toEqual([413])
})

test('who sends by drops is hung up on', async () => {
  const { server, ...app } = await createApp({ deps: t.deps, log: t.ctx.log, secret: 'x'.repeat(32) })
  const limits = [server.headersTimeout, server.requestTimeout, server.keepAliveTimeout, server.timeout]
  await app.close()
  // Node's own: 0 would mean for ever.
  for (const [index, most] of [15_000, 120_000, 75_000, 300_000].entries()) {
    expect(limits[index]).toBeGreaterThan(0)
    expect(limits[index]).toBeLessThanOrEqual(most)
  }
})

test('no address leads out of the web application’s folder', async () => {
  for (const path of [
    '/../package.json',
    '/assets/../../../package.json',
    '/..%2f..%2fpackage.json',
    '/%2e%2e/%2e%2e/package.json',
    '/assets/..%5c..%5c..%5cpackage.json',
    '/assets/%252e%252e/package.json',
    '//etc/passwd',
    '/assets/app.js%00.html',
    '/.env',
    '/.git/config',
    '/app.html/../../pages/files.json',
    '/api/pictures/..%2f..%2fauth-secret',
  ]) {
    const answer = await speak(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept: */*\r\nConnection: close\r\n\r\n`)
    expect([path, statuses(answer)[0] ?? 0]).toEqual([
      path,
      expect.toSatisfy((status: number) => status >= 400 && status < 500),
    ])
    expect(answer).not.toMatch(/cuentos-magicos|root:|AUTH_SECRET/)
  }
})

test('pages run no script but our files, stand in no frame, and say what they are', async () => {
  for (const path of [
    ...PAGES.map((page) => page.replaceAll(/\$\w+|:\w+/g, '1')),
    '/api/docs/',
    '/nada',
    '/simulated-checkout/x',
  ]) {
    const response = await fetch(t.url + path, { headers: { accept: 'text/html' } })
    const policy = response.headers.get('content-security-policy') ?? ''
    expect([path, policy]).toEqual([path, expect.stringContaining("default-src 'none'")])
    for (const wanted of ["frame-ancestors 'none'", "object-src 'none'", "base-uri 'none'", "script-src 'self'"])
      expect(policy).toContain(wanted)
    expect(policy).not.toMatch(/unsafe|https:(?!\/\/checkout\.stripe\.com)|\*|script-src[^;]*(data|blob):/)
    expect(response.headers.get('x-frame-options')).toBe('DENY')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    // An address that is a key is told to nobody, not even to another page of ours.
    const keyed = KEYED_PAGES.some((page) => page.replaceAll(/:\w+/g, '1') === path)
    expect(response.headers.get('referrer-policy')).toBe(keyed ? 'no-referrer' : 'same-origin')
    expect(response.headers.get('cross-origin-opener-policy')).toBe('same-origin')
    const html = await response.text()
    // What the policy would refuse is not in the page to begin with: what stands in it is known by its digest.
    const inline = /<(style)>(.*?)<\/style>|<(script)>(.*?)<\/script>/gs
    for (const [, style, styles, , script] of html.matchAll(inline)) {
      const digest = createHash('sha256')
        .update(style ? (styles ?? '') : (script ?? ''))
        .digest('base64')
      const directive = policy.split(';').find((part) => part.trim().startsWith(`${style ?? 'script'}-src `))
      expect(directive).toContain(`'sha256-${digest}'`)
    }
    const rest = html.replaceAll(inline, '')
    expect(rest).not.toMatch(/<script(?![^>]*\b(src=|type="application\/(ld\+)?json"))[^>]*>/)
    expect(rest).not.toMatch(/<[^>]+\son\w+=|<[^>]+\sstyle=|<style[\s>]|javascript:/i)
  }
})
