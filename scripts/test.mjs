import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'
import { become, ensureBuilt, ensureInstalled, ENV, NODE, ROOT } from './prepare.mjs'

/** What a run writes at most, with room to spare. Bytes. */
const WRITTEN = 4 * 2 ** 30

// With arguments, only the tests that they select: the static checks are of the whole.
const selection = process.argv.slice(2)

ensureInstalled({ tools: true })
ensureBuilt('web', 'server', 'doubles')
const checked = selection.length === 0 ? checkBeside() : 0

let verdict = null
const vitest = become(['node_modules/vitest/vitest.mjs', 'run', '--allowOnly=false', ...selection], {
  ipc: true,
  // Each worker loads the same packages: what one has compiled, the next reads.
  env: { ...ENV, TMPDIR: ownFolder(), NODE_COMPILE_CACHE: join(ROOT, 'node_modules/.cache/compiled') },
  // A status says little by itself: a library that ends the process decides it, too.
  exitCode: async (status) => (verdict === 'green' ? status : status || 1) || (await checked),
})
vitest.on('message', (message) => {
  verdict = message.verdict ?? verdict
})

/** Many tests wait: what needs no more than a processor is done meanwhile. Resolves with its status. */
async function checkBeside() {
  const checks = spawn(NODE, ['scripts/static.mjs', '--aside'], {
    cwd: ROOT,
    env: ENV,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const chunks = []
  for (const output of [checks.stdout, checks.stderr]) output.on('data', (chunk) => chunks.push(chunk))
  const [status] = await once(checks, 'close')
  process.stderr.write(Buffer.concat(chunks))
  return status ?? 1
}

/**
 * The temporary folder of this run, gone at its end. In memory where there is plenty: a database is a thousand small
 * files, and to find room for new ones among those just removed takes ext4 more of the processor than to fill them.
 */
function ownFolder() {
  const folder = mkdtempSync(join(hasMemory() ? '/dev/shm' : tmpdir(), 'cuentos-'))
  // PostgreSQL, which may run as somebody else, has its data below.
  chmodSync(folder, 0o711)
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }))
  return folder
}

/** Whether files can be kept, and programs run, in memory. */
function hasMemory() {
  if (process.platform !== 'linux' || freemem() < 2 * WRITTEN) return false
  const mount = readFileSync('/proc/mounts', 'utf8').match(/^\S+ \/dev\/shm tmpfs (\S+)/m)
  if (!mount || /\b(ro|noexec)\b/.test(mount[1])) return false
  const { bavail, bsize } = statfsSync('/dev/shm')
  return bavail * bsize >= WRITTEN
}
