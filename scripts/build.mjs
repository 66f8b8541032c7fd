/**
 * `npm run build`: builds what is named, the web application and the server unless something is, each unless nothing it is
 * made from has changed, all side by side; one process at a time, so that others who need it find it built.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { build, ROOT } from './prepare.mjs'

/** How long another process may take. */
const PATIENCE_MS = 300_000

const cache = join(ROOT, 'node_modules/.cache')
mkdirSync(cache, { recursive: true })
// Held until this process ends, however it ends.
const lock = new DatabaseSync(join(cache, 'build.lock'), { timeout: PATIENCE_MS })
lock.exec('BEGIN EXCLUSIVE')
const named = process.argv.slice(2)
await Promise.all((named.length > 0 ? named : ['web', 'server']).map(build))
lock.close()
