import type { Ctx } from '../context.ts'

/** What a command found or did: for a person, and for a program. */
export type Report = {
  text: string
  json: unknown
  /** What was looked at is not well, though the command did its work. */
  failed?: boolean
}

export type Command = {
  /** The words behind the command's name, e.g. `ID [--to ADDRESS]`. */
  usage: string
  summary: string
  /** Options that take a value; all others are switches. */
  values?: readonly string[]
  run(ctx: Ctx, args: Args): Promise<Report>
}

export type Args = { words: string[]; options: Record<string, string | true> }

/** A mistake of whoever typed the command: the message is all they need. */
export class CommandError extends Error {
  override name = 'CommandError'
}

/** @throws CommandError */
export function readArgs(argv: readonly string[], values: readonly string[] = []): Args {
  const args: Args = { words: [], options: {} }
  for (let index = 0; index < argv.length; index++) {
    const word = argv[index] ?? ''
    if (!word.startsWith('--')) {
      args.words.push(word)
      continue
    }
    const [name = '', inline] = word.slice(2).split(/=(.*)/s)
    const takes = values.includes(name)
    const value = takes ? (inline ?? argv[++index]) : true
    if (value === undefined) throw new CommandError(`--${name} needs a value`)
    args.options[name] = value
  }
  return args
}
