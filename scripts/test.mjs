import { become, ensureBuilt, ensureInstalled, ENV, run } from './prepare.mjs'

// With arguments, only the tests that they select: the static checks are of the whole.
const selection = process.argv.slice(2)

ensureInstalled({ tools: true })
if (selection.length === 0) {
  run('npm', ['run', '--silent', 'static'], ENV)
  run('npm', ['run', '--silent', 'unused'], ENV)
}
ensureBuilt()

let verdict = null
const vitest = become(['node_modules/vitest/vitest.mjs', 'run', '--allowOnly=false', ...selection], {
  ipc: true,
  // A status says little by itself: a library that ends the process decides it, too.
  exitCode: (status) => (verdict === 'green' ? status : status || 1),
})
vitest.on('message', (message) => {
  verdict = message.verdict ?? verdict
})
