import { ensureBuilt } from './prepare.mjs'

// Before the tests and measurements that start a server.
ensureBuilt('server', 'doubles')
