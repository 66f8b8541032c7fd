/**
 * `npm run audit`: what is known against the packages that we ship, and whether they and the lock file are what their
 * makers signed. Needs the registry; run it daily, and before each release. The gate of each change is without a network.
 *
 * Asks about the project in the current folder, as npm does. Ends with 0 where nothing is wrong, 1 where something is (a vulnerability of `high` or more, a wrong signature, a package
 * without a digest), and 2 where the registry did not answer, so that nothing is known.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const GRAVE = ['high', 'critical']
const PATIENCE_MS = 180_000

const wrong = [...packagesWithoutDigest()]
const unknown = []

const audit = ask(['audit', '--omit=dev'])
if (!audit?.metadata?.vulnerabilities) unknown.push('what is known against the packages')
for (const { name, severity, via } of Object.values(audit?.vulnerabilities ?? {})) {
  const why = via.map((cause) => (typeof cause === 'string' ? `by ${cause}` : `${cause.title} (${cause.url})`))
  const line = `${severity}: ${name}: ${why.join('; ')}`
  if (GRAVE.includes(severity)) wrong.push(line)
  else console.log(line)
}

const signatures = ask(['audit', 'signatures'])
if (!Array.isArray(signatures?.invalid)) unknown.push('who signed the packages')
for (const { name, version } of signatures?.invalid ?? []) wrong.push(`${name} ${version}: its signature is wrong`)

for (const line of wrong) console.error(line)
for (const line of unknown) console.error(`NOT KNOWN: the registry was asked and did not answer ${line}.`)
if (wrong.length + unknown.length === 0) console.log('Nothing grave is known against the packages; all are as signed.')
process.exitCode = wrong.length > 0 ? 1 : unknown.length > 0 ? 2 : 0

/** npm's answer; null where it got none. It ends with an error for findings and for faults alike. */
function ask(args) {
  const { stdout } = spawnSync('npm', [...args, '--json'], { encoding: 'utf8', timeout: PATIENCE_MS })
  try {
    return JSON.parse(stdout)
  } catch {
    return null
  }
}

function packagesWithoutDigest() {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  return Object.entries(packages)
    .filter(([path, { integrity, link, optional }]) => path && !link && !optional && !integrity)
    .map(([path]) => `${path}: the lock file holds no digest of it`)
}
