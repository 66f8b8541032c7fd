import { ensureInstalled } from './prepare.mjs'

// First in the scripts that check and measure.
ensureInstalled({ tools: true })
