/**
 * What is checked without running anything; with `--build`, everything is built beside it. All at once: each by itself
 * leaves a core idle. Each has its output to itself; one that fails fails all.
 */
import { spawn } from 'node:child_process'
import { ENV, NODE, ROOT } from './prepare.mjs'

const CHECKS = ['formatted', 'lint', 'types', 'unused']
/** A second thread of what reads types works out most of them anew: half as much again for the processor. */
const ONE_THREAD = { GOMAXPROCS: '1' }

const programs = CHECKS.map((name) => ['npm', ['run', '--silent', name], { ...ENV, ...ONE_THREAD }])
if (process.argv.includes('--build')) programs.push([NODE, ['scripts/build.mjs', 'web', 'server', 'doubles'], ENV])
const statuses = await Promise.all(programs.map((program) => execute(...program)))
process.exitCode = statuses.every((status) => status === 0) ? 0 : 1

function execute(command, args, env) {
  const child = spawn(command, args, {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  })
  const chunks = []
  for (const output of [child.stdout, child.stderr]) output.on('data', (chunk) => chunks.push(chunk))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (status) => {
      process.stderr.write(Buffer.concat(chunks))
      if (status !== 0) process.stderr.write(`${[command, ...args].join(' ')} failed\n`)
      resolve(status)
    })
  })
}
