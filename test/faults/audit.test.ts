import { spawn } from 'node:child_process'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'

const SCRIPT = join(import.meta.dirname, '../../scripts/audit.mjs')
const ADVISORIES = '/-/npm/v1/security/advisories/bulk'
const ID = { name: 'linterna', version: '1.0.0' }
const DIGEST = `sha512-${Buffer.alloc(64, 7).toString('base64')}`
const KNOWN = [
  {
    id: 1,
    url: 'https://example.com/advisory',
    title: 'Everything is open',
    severity: 'high',
    vulnerable_versions: '*',
  },
]

type World = {
  /** What the registry knows against packages; null of one that takes no questions. */
  advisories?: object | null
  /** What npm says of signatures; it looks their keys up at a place of its own, which no test can stand in for. */
  signatures?: object | null
  integrity?: string | null
}

/** `npm run audit` in a project of one package. */
async function audit({ advisories = {}, signatures = { invalid: [], missing: [] }, integrity = DIGEST }: World = {}) {
  await using stack = new AsyncDisposableStack()
  const project = await mkdtemp(join(tmpdir(), 'cuentos-audit-'))
  stack.defer(() => rm(project, { recursive: true, force: true }))
  const registry = createServer((request, response) => {
    if (advisories && request.url === ADVISORIES) {
      request.resume().on('end', () => response.end(JSON.stringify(advisories)))
    } else response.writeHead(request.method === 'POST' ? 405 : 404).end('{}')
  })
  await new Promise<void>((resolve) => registry.listen(0, '127.0.0.1', resolve))
  stack.defer(() => void registry.close())

  const root = { name: 'proyecto', version: '0.0.0', dependencies: { [ID.name]: ID.version } }
  const locked = { version: ID.version, ...(integrity && { integrity }) }
  const packages = { '': root, [`node_modules/${ID.name}`]: locked }
  await writeFile(join(project, 'package.json'), JSON.stringify(root))
  await writeFile(join(project, 'package-lock.json'), JSON.stringify({ ...root, lockfileVersion: 3, packages }))
  await writeFile(join(project, 'signatures.json'), signatures ? JSON.stringify(signatures) : '')
  const npm = `#!/bin/sh\ncase "$*" in "audit signatures"*) cat signatures.json ;; *) PATH="$REST" exec npm "$@" ;; esac\n`
  await writeFile(join(project, 'npm'), npm)
  await chmod(join(project, 'npm'), 0o755)

  const rest = process.env['PATH'] ?? ''
  const child = spawn(process.execPath, [SCRIPT], {
    cwd: project,
    env: {
      ...process.env,
      PATH: `${project}${delimiter}${rest}`,
      REST: rest,
      npm_config_registry: `http://127.0.0.1:${(registry.address() as AddressInfo).port}/`,
      npm_config_fetch_retries: '0',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const told = (await Promise.all([text(child.stdout), text(child.stderr)])).join('')
  return { code: await exited, told }
}

test('all is well where nothing is known, and every package has its digest and its signature', async () => {
  const told = 'Nothing grave is known against the packages; all are as signed.\n'
  expect(await audit()).toEqual({ code: 0, told })
})

test('a grave vulnerability fails the audit', async () => {
  const told = `high: ${ID.name}: Everything is open (https://example.com/advisory)\n`
  expect(await audit({ advisories: { [ID.name]: KNOWN } })).toEqual({ code: 1, told })
})

test('a wrong signature fails the audit', async () => {
  const told = `${ID.name} ${ID.version}: its signature is wrong\n`
  expect(await audit({ signatures: { invalid: [ID], missing: [] } })).toEqual({ code: 1, told })
})

test('a package whose digest the lock file does not hold fails the audit', async () => {
  const told = `node_modules/${ID.name}: the lock file holds no digest of it\n`
  expect(await audit({ integrity: null })).toEqual({ code: 1, told })
})

test('what was not answered is not taken for good news', async () => {
  const unanswered = 'NOT KNOWN: the registry was asked and did not answer'
  expect(await audit({ advisories: null })).toEqual({
    code: 2,
    told: `${unanswered} what is known against the packages.\n`,
  })
  expect(await audit({ signatures: null })).toEqual({ code: 2, told: `${unanswered} who signed the packages.\n` })
})
