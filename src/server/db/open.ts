import type { Database } from './db.ts'
import { openEmbedded } from './embedded.ts'
import { openServer } from './server.ts'

/** Opens the database that the settings ask for, with its schema up to date. */
export function openDatabase(
  settings: { DATABASE_URL?: string | undefined; DATA_DIR: string; DATABASE_CONNECTIONS: number },
  onError: (error: Error) => void,
): Promise<Database> {
  return settings.DATABASE_URL
    ? openServer(settings.DATABASE_URL, onError, settings.DATABASE_CONNECTIONS)
    : openEmbedded(settings.DATA_DIR)
}
