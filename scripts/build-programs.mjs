import { ensureDoublesBuilt, ensureServerBuilt } from './prepare.mjs'

// Before the tests that start a server.
ensureServerBuilt()
ensureDoublesBuilt()
