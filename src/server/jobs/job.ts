import type { z } from 'zod'

export type JobRun = {
  /** Aborted when the process drains or another worker has taken the job over: check before each step. */
  signal: AbortSignal
  /** 0 on the first attempt. */
  attempt: number
  /** How often it was postponed before; never, where it is left out. */
  postponed?: number
}

/** Thrown by a job that has nothing to do before then: it is queued anew, and counts as no failure. */
export class Postponed extends Error {
  readonly delaySeconds: number

  constructor(delayMs: number) {
    super(`postponed by ${Math.ceil(delayMs / 1000)} s`)
    this.name = 'Postponed'
    this.delaySeconds = Math.max(1, Math.ceil(delayMs / 1000))
  }
}

/** Where jobs of a kind wait. Known to those who ask for the work, apart from those who do it. */
export type JobQueue<Input extends object = object> = {
  name: string
  /** Ids only. */
  input: z.ZodType<Input>
  /** Jobs of equal key are not queued twice while one waits or runs. */
  key: (input: Input) => string
}

export function defineQueue<Input extends object>(queue: JobQueue<Input>): JobQueue<Input> {
  return queue
}

/** A durable job, run with the application's context. Running it twice must do no harm. */
export type Job<Context, Input extends object = object> = JobQueue<Input> & {
  /** How many run at the same time in one process. */
  concurrency: number
  retryLimit: number
  /** Seconds before the first retry; doubles with each. */
  retryDelay: number
  /** Seconds; no retry waits longer. */
  retryDelayMax: number
  /** Cron expression, for a job that runs by the clock (in UTC). Its input is empty. */
  schedule?: string
  run: (ctx: Context, input: Input, run: JobRun) => Promise<void>
  /** After the last attempt has failed. */
  failed?: (ctx: Context, input: Input) => Promise<void>
}

type Defaults = Pick<Job<unknown>, 'concurrency' | 'retryLimit' | 'retryDelay' | 'retryDelayMax'>
const DEFAULTS: Defaults = { concurrency: 2, retryLimit: 5, retryDelay: 1, retryDelayMax: 300 }

export function defineJob<Context, Input extends object>(
  job: Omit<Job<Context, Input>, keyof Defaults> & Partial<Defaults>,
): Job<Context, Input> {
  return { ...DEFAULTS, ...job }
}
