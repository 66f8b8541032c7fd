import {
  EngineError,
  type CallOptions,
  type Chapter,
  type Illustrator,
  type StoryHead,
  type StorySoFar,
  type Writer,
  type WriterEvent,
} from '../../engine.ts'

/** Told of every engine that failed and was passed over; `error.message` is safe to log. */
export type OnFailure = (engineId: string, error: EngineError) => void

/**
 * The first writer that can, in order. What one has told, the next continues; one that cannot starts again with a new
 * head. A refusal ends the search: refused content is not sent to another provider.
 */
export function firstWriter(writers: readonly Writer[], onFailure?: OnFailure): Writer {
  return {
    id: ids(writers),
    async *write(brief, options) {
      const told: { head: StoryHead | null; chapters: Chapter[] } = {
        head: options.soFar?.head ?? null,
        chapters: [...(options.soFar?.chapters ?? [])],
      }
      const failures: EngineError[] = []
      for (const writer of writers) {
        if (!mayTry(writer.id, failures)) continue
        try {
          for await (const event of writer.write(brief, { ...options, ...soFar(told) })) {
            keep(told, event)
            yield event
          }
          return
        } catch (error) {
          failures.push(passOver(writer.id, error, onFailure))
        }
      }
      throw worst(failures)
    },
  }
}

function soFar({ head, chapters }: { head: StoryHead | null; chapters: Chapter[] }): { soFar?: StorySoFar } {
  return head ? { soFar: { head, chapters } } : {}
}

function keep(told: { head: StoryHead | null; chapters: Chapter[] }, event: WriterEvent): void {
  if (event.type === 'chapter') told.chapters.push(event.chapter)
  else {
    told.head = event.head
    told.chapters = []
  }
}

/** The first illustrator that can, in order; for the sheet, null where the one that can needs none. */
export function firstIllustrator(illustrators: readonly Illustrator[], onFailure?: OnFailure): Illustrator {
  const first = async <T>(draw: (illustrator: Illustrator) => Promise<T>): Promise<T> => {
    const failures: EngineError[] = []
    for (const illustrator of illustrators) {
      if (!mayTry(illustrator.id, failures)) continue
      try {
        return await draw(illustrator)
      } catch (error) {
        failures.push(passOver(illustrator.id, error, onFailure))
      }
    }
    throw worst(failures)
  }
  const sheet: NonNullable<Illustrator['sheet']> = (request, options: CallOptions) =>
    first(async (illustrator) => (illustrator.sheet ? illustrator.sheet(request, options) : null))
  return {
    id: ids(illustrators),
    free: illustrators.every(({ free }) => free),
    ...(illustrators.some((illustrator) => 'sheet' in illustrator) ? { sheet } : {}),
    illustrate: (request, options) =>
      first(async (illustrator) => ({ model: illustrator.id, ...(await illustrator.illustrate(request, options)) })),
    combine: (request, options) =>
      first(async (illustrator) => ({ model: illustrator.id, ...(await illustrator.combine(request, options)) })),
  }
}

function ids(engines: readonly { id: string }[]): string {
  if (engines.length === 0) throw new Error('An order of fallback needs at least one engine')
  return engines.map(({ id }) => id).join(',')
}

/** When the day's budget is spent, only engines that cost nothing are left. */
function mayTry(id: string, failures: readonly EngineError[]): boolean {
  return id === 'embedded' || !failures.some(({ failure }) => failure === 'budget')
}

/** Failures that concern the engine lead on to the next; refusals, cancellations and our own bugs do not. */
function passOver(id: string, error: unknown, onFailure: OnFailure | undefined): EngineError {
  if (!(error instanceof EngineError) || error.failure === 'refused') throw error
  onFailure?.(id, error)
  return error
}

/** The failure to report: a spent budget, else the shortest wait, else the last. */
function worst(failures: readonly EngineError[]): EngineError {
  const waits = failures.filter(({ retryAfterMs }) => retryAfterMs !== undefined)
  return (
    failures.find(({ failure }) => failure === 'budget') ??
    waits.toSorted((a, b) => (a.retryAfterMs ?? 0) - (b.retryAfterMs ?? 0))[0] ??
    failures.at(-1) ??
    new EngineError('unavailable', 'no engine was tried')
  )
}
