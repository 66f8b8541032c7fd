import { existsSync } from 'node:fs'
import { loadEnvFile } from 'node:process'
import { closeToOthers, DataDirError } from './data-dir.ts'
import { LockedError } from './db/lock.ts'
import { serve } from './serve.ts'
import { readSettings, SettingsError } from './settings.ts'
import { drainOnSignals } from './signals.ts'

/** The first page goes first. */
const WARM_AFTER_MS = 2_000

if (existsSync('.env')) loadEnvFile('.env')
try {
  const settings = readSettings(process.env)
  closeToOthers(settings.DATA_DIR)
  const served = await serve(settings)
  drainOnSignals(served)
  setTimeout(() => void served.warm(), WARM_AFTER_MS).unref()
} catch (error) {
  if (![SettingsError, LockedError, DataDirError].some((known) => error instanceof known)) throw error
  process.stderr.write(`${error instanceof Error ? error.message : ''}\n`)
  process.exit(1)
}
