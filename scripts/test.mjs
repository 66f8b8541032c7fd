import { become, ensureBuilt, ensureInstalled, ENV, run } from './prepare.mjs'

ensureInstalled()
run('npm', ['run', '--silent', 'static'], ENV)
ensureBuilt()
become(['node_modules/vitest/vitest.mjs', 'run', ...process.argv.slice(2)])
