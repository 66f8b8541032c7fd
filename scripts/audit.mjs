/**
 * `npm run audit`: what is known against the packages that we ship, and whether the lock file says exactly what they are.
 * Needs the registry; run it daily, and before each release. The gate of each change is without a network.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const { packages } = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'))
const unsure = Object.entries(packages).filter(
  ([path, { integrity, link, optional }]) => path && !link && !optional && !integrity,
)
for (const [path] of unsure) console.error(`${path}: the lock file holds no digest of it`)

const audit = ['audit', '--omit=dev', '--audit-level=moderate']
const calls = [audit, ['audit', 'signatures']].map((args) => spawnSync('npm', args, { stdio: 'inherit' }).status)
process.exitCode = unsure.length > 0 || calls.some((status) => status !== 0) ? 1 : 0
