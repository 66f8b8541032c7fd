import type { Ctx } from '../context.ts'
import { JOBS } from '../features/jobs.ts'
import type { Ran } from './ask.ts'
import { accountCommands } from './accounts.ts'
import { backupCommand, backupKeyCommand } from './backup.ts'
import { type Command, CommandError, readArgs } from './command.ts'
import { doctorCommand } from './doctor.ts'
import { mailCommands } from './mails.ts'
import { purchaseCommands } from './purchases.ts'
import { restoreCommand } from './restore.ts'

const COMMANDS: Record<string, Command> = {
  ...purchaseCommands,
  ...accountCommands,
  ...mailCommands,
  doctor: doctorCommand,
  backup: backupCommand,
  'backup-key': backupKeyCommand,
  restore: restoreCommand(JOBS),
}

const HELP: readonly string[] = ['', 'help', '--help', '-h']

/** Runs one command as typed; `--json` makes its output a program's. */
export async function runCommand(ctx: Ctx, argv: readonly string[]): Promise<Ran> {
  const [name = '', ...rest] = argv
  const command = COMMANDS[name]
  if (!command || rest.includes('--help')) return { output: help(), failed: !command && !HELP.includes(name) }
  try {
    const args = readArgs(rest, command.options)
    const report = await command.run(ctx, args)
    const output = args.options['json'] ? JSON.stringify(report.json, null, 2) : report.text
    return { output, failed: report.failed === true }
  } catch (error) {
    if (!(error instanceof CommandError)) throw error
    return { output: error.message, failed: true }
  }
}

function help(): string {
  const lines = Object.entries(COMMANDS).map(
    ([name, { usage, summary }]) => `  ${`${name} ${usage}`.trim()}\n      ${summary}`,
  )
  return ['npm run admin -- COMMAND [--json]', '', ...lines].join('\n')
}
