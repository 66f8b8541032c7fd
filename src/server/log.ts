import { type DestinationStream, type Logger, pino } from 'pino'

/**
 * Structured logs without personal data: of an error only its kind, the first line of its message and
 * where it happened are kept. Queries' parameters, requests and causes carry what people wrote.
 */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = { level, base: null, serializers: { err: describeError } }
  return destination ? pino(options, destination) : pino(options)
}

function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return { name: typeof error }
  const code = (error as NodeJS.ErrnoException).code
  return {
    name: error.name,
    message: firstLine(error.message),
    ...(typeof code === 'string' && { code }),
    at: (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line)),
    ...(error.cause instanceof Error && {
      cause: { name: error.cause.name, code: (error.cause as NodeJS.ErrnoException).code },
    }),
  }
}

/** What may be kept of an error where only its name and message are kept. */
export function withoutDetails(error: unknown): Error {
  return new Error(error instanceof Error ? `${error.name}: ${firstLine(error.message)}` : 'unknown failure')
}

function firstLine(message: string): string {
  return message.split(/\n|params:/)[0]?.slice(0, 300) ?? ''
}
