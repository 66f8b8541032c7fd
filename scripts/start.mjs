import { become, ensureBuilt, ensureInstalled } from './prepare.mjs'

ensureInstalled()
if (process.env.ROLE !== 'worker') ensureBuilt()
become(['src/server/main.ts'], { ipc: true })
