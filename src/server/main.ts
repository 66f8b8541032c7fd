import { existsSync } from 'node:fs'
import { loadEnvFile } from 'node:process'
import { LockedError } from './db/lock.ts'
import { serve } from './serve.ts'
import { readSettings, SettingsError } from './settings.ts'
import { drainOnSignals } from './signals.ts'

if (existsSync('.env')) loadEnvFile('.env')
try {
  drainOnSignals(await serve(readSettings(process.env)))
} catch (error) {
  if (!(error instanceof SettingsError) && !(error instanceof LockedError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
}
