import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'

const ROOT = join(import.meta.dirname, '../..')
const FOLDER = join(ROOT, 'node_modules/.cache/chromium')
const UNPACK = `await (await import('@sparticuz/chromium')).default.executablePath()`

/** How long another process may take to unpack it. */
const PATIENCE_MS = 120_000

/**
 * The browser of the journeys. It is unpacked once for this checkout: by one process at a time, beside its
 * place, and moved there as a whole, because the package writes into the temporary folder whatever others
 * do, and a program that is still being written cannot be run.
 */
export async function chromiumPath(): Promise<string> {
  const { version } = createRequire(import.meta.url)(packageFile()) as { version: string }
  const place = join(FOLDER, version)
  const program = join(place, 'chromium')
  if (existsSync(program)) return program
  await mkdir(FOLDER, { recursive: true })
  const lock = new DatabaseSync(join(FOLDER, 'lock'), { timeout: PATIENCE_MS })
  try {
    lock.exec('BEGIN EXCLUSIVE')
    if (!existsSync(program)) await unpack(place)
    return program
  } finally {
    lock.close()
  }
}

async function unpack(place: string): Promise<void> {
  const beside = await mkdtemp(`${place}.`)
  try {
    const args = ['--input-type=module', '--eval', UNPACK]
    await promisify(execFile)(process.execPath, args, { cwd: ROOT, env: { ...process.env, TMPDIR: beside } })
    await rename(beside, place)
  } finally {
    await rm(beside, { recursive: true, force: true })
  }
}

/** The package does not export its own description, which lies two folders above its entry. */
function packageFile(): string {
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium')
  return join(dirname(entry), '../../package.json')
}
