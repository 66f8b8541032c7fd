/**
 * What is checked without running anything, all at once: each by itself leaves a core idle. Each has its output to itself;
 * one that fails fails all. With `--aside` they take of the processor only what others leave.
 */
import { spawn } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { ENV, ROOT } from './prepare.mjs'

const CHECKS = ['formatted', 'lint', 'types', 'unused']
/** A second thread of what reads types works out most of them anew: half as much again for the processor. */
const ONE_THREAD = { GOMAXPROCS: '1' }

if (process.argv.includes('--aside')) setPriority(constants.priority.PRIORITY_LOW)
const statuses = await Promise.all(CHECKS.map((name) => execute('npm', ['run', '--silent', name])))
process.exitCode = statuses.every((status) => status === 0) ? 0 : 1

function execute(command, args) {
  const child = spawn(command, args, {
    cwd: ROOT,
    env: { ...ENV, ...ONE_THREAD },
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
