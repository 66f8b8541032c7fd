import { ensureDoublesBuilt, ensureServerBuilt } from './prepare.mjs'

// Before the tests and measurements that start a server.
ensureServerBuilt()
ensureDoublesBuilt()
