import { parseArgs, type ParseArgsConfig } from 'node:util'
import type { Ctx } from '../context.ts'

/** What a command found or did: for a person, and for a program. */
export type Report = {
  text: string
  json: unknown
  /** The command worked and found a problem. */
  failed?: boolean
}

export type Command = {
  /** The words behind the command's name, e.g. `ID [--to ADDRESS]`. */
  usage: string
  summary: string
  /** Beside `--json`, which every command knows. */
  options?: Options
  run(ctx: Ctx, args: Args): Promise<Report>
}

type Options = NonNullable<ParseArgsConfig['options']>

export type Args = { words: string[]; options: Record<string, unknown> }

/** A mistake of whoever typed the command: the message is all they need. */
export class CommandError extends Error {
  override name = 'CommandError'
}

/** @throws CommandError for an option that the command does not know, or one without its value */
export function readArgs(argv: readonly string[], options: Options = {}): Args {
  try {
    const { positionals, values } = parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: { ...options, json: { type: 'boolean' } },
    })
    return { words: positionals, options: { ...values } }
  } catch (error) {
    // The message says which option, and how to write it.
    if (error instanceof TypeError && 'code' in error) throw new CommandError(error.message)
    throw error
  }
}
