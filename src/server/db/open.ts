import type { Settings } from '../settings.ts'
import type { Database } from './db.ts'
import { openEmbedded } from './embedded.ts'
import { openServer } from './server.ts'

/** Opens the database that the settings ask for, with its schema up to date. */
export function openDatabase(
  settings: Pick<Settings, 'DATABASE_URL' | 'DATA_DIR' | 'DATABASE_CONNECTIONS'>,
  onError: (error: Error) => void,
): Promise<Database> {
  return settings.DATABASE_URL
    ? openServer(settings.DATABASE_URL, onError, settings.DATABASE_CONNECTIONS)
    : openEmbedded(settings.DATA_DIR)
}
