import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { loadEnvFile } from 'node:process'
import { parseArgs } from 'node:util'
import { askServer, type Ran } from './admin/ask.ts'
import { closeToOthers, DataDirError } from './data-dir.ts'
import { LockedError } from './db/lock.ts'
import { readSettings, type Settings, SettingsError } from './settings.ts'

/** `npm run admin -- COMMAND`: by the running server where there is one, otherwise on the data itself. */

if (existsSync('.env')) loadEnvFile('.env')
const argv = fromHere(process.argv.slice(2))
try {
  const settings = readSettings(process.env)
  closeToOthers(settings.DATA_DIR)
  // A PostgreSQL server takes connections of both processes.
  const asked = settings.DATABASE_URL ? null : await askServer(settings.DATA_DIR, argv)
  tell(asked ?? (await runHere(settings, argv)))
} catch (error) {
  if (argv[0] === 'doctor') tell(await diagnose(error))
  else if (error instanceof SettingsError || error instanceof LockedError || error instanceof DataDirError)
    tell({ output: error.message, failed: true })
  else throw error
}

function tell({ output, failed }: Ran): void {
  ;(failed ? process.stderr : process.stdout).write(`${output}\n`)
  process.exitCode = failed ? 1 : 0
}

/** `doctor` reports the error that kept the product from opening. */
async function diagnose(error: unknown): Promise<Ran> {
  const { diagnoseStart } = await import('./admin/doctor.ts')
  return { output: await diagnoseStart(error, process.env), failed: true }
}

/** A server that runs the command may stand in another folder: files are named in full. */
function fromHere(argv: string[]): string[] {
  const [name = '', ...args] = argv
  if (!['backup', 'backup-key', 'restore'].includes(name)) return argv
  // Which options the command knows is its own affair.
  const options = { key: { type: 'string' } } as const
  const { positionals, values } = parseArgs({ args, options, strict: false })
  const given = Object.entries(values).flatMap(([option, value]) =>
    typeof value === 'string' ? [`--${option}`, resolve(value)] : [`--${option}`],
  )
  return [name, ...positionals.map((path) => resolve(path)), ...given]
}

/** Opens the whole application, which takes seconds: only where no server runs the command. */
async function runHere(settings: Settings, argv: readonly string[]): Promise<Ran> {
  const [{ runCommand }, { NOBODY }, { createLog }, { openDeps }, { authSecret }] = await Promise.all([
    import('./admin/run.ts'),
    import('./context.ts'),
    import('./log.ts'),
    import('./open-deps.ts'),
    import('./secret.ts'),
  ])
  const log = createLog('error')
  const deps = await openDeps(settings, authSecret(settings), log)
  try {
    return await runCommand({ who: NOBODY, db: deps.database.db, deps, log, now: () => new Date() }, argv)
  } finally {
    deps.feed.close()
    await deps.queue.drain(0)
    await deps.close()
  }
}
