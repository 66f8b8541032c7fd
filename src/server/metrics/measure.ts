import type { Histogram } from 'prom-client'
import type { BookPrinter } from '../book/book.ts'
import { EngineError, type Illustrator, type Narrator, type Writer } from '../../engine.ts'
import { MailError, type Mailer } from '../mail/mail.ts'
import type { Payments } from '../payments/payments.ts'
import type { Metrics } from './metrics.ts'

type Outside = {
  writer: Writer
  illustrator: Illustrator
  narrator: Narrator | null
  printer: BookPrinter
  payments: Payments
  mailer: Mailer
}

/** The same engines, printer, payments and mail, with what they take and how they end counted. */
export function measured<D extends Outside>(deps: D, metrics: Metrics): D {
  const { printer, payments, mailer } = deps
  const pay = <Args extends unknown[], T>(call: string, work: (...args: Args) => Promise<T>) =>
    timed(metrics.paymentCalls, { call }, work, (error) => (error ? 'failed' : 'done'))
  return {
    ...deps,
    writer: measuredWriter(deps.writer, metrics),
    illustrator: measuredIllustrator(deps.illustrator, metrics),
    narrator: deps.narrator && measuredNarrator(deps.narrator, metrics),
    printer: {
      ...printer,
      print: (book, edition, signal) =>
        timed(
          metrics.books,
          { edition },
          () => printer.print(book, edition, signal),
          (error) => (error ? 'failed' : 'done'),
        )(),
    },
    payments: {
      ...payments,
      createPromotion: pay('promotion', (request) => payments.createPromotion(request)),
      createSession: pay('create', (request) => payments.createSession(request)),
      getSession: pay('get', (id) => payments.getSession(id)),
      refund: pay('refund', (...args) => payments.refund(...args)),
    },
    mailer: {
      ...mailer,
      send: timed(metrics.mails, {}, (message, signal) => mailer.send(message, signal), mailOutcome),
    },
  }
}

function measuredWriter(writer: Writer, { engineCalls }: Metrics): Writer {
  return {
    ...writer,
    async *write(brief, options) {
      const end = engineCalls.startTimer({ engine: writer.id, call: 'write' })
      let outcome = 'cancelled'
      try {
        yield* writer.write(brief, options)
        outcome = 'done'
      } catch (error) {
        outcome = engineOutcome(error)
        throw error
      } finally {
        end({ outcome })
      }
    },
  }
}

function measuredIllustrator(illustrator: Illustrator, { engineCalls }: Metrics): Illustrator {
  const engine = illustrator.id
  const sheet = illustrator.sheet?.bind(illustrator)
  return {
    ...illustrator,
    ...(sheet && { sheet: timed(engineCalls, { engine, call: 'sheet' }, sheet, engineOutcome) }),
    illustrate: timed(
      engineCalls,
      { engine, call: 'illustrate' },
      (request, options) => illustrator.illustrate(request, options),
      engineOutcome,
    ),
    combine: timed(
      engineCalls,
      { engine, call: 'combine' },
      (request, options) => illustrator.combine(request, options),
      engineOutcome,
    ),
  }
}

function measuredNarrator(narrator: Narrator, { engineCalls }: Metrics): Narrator {
  const read = timed(
    engineCalls,
    { engine: narrator.id, call: 'narrate' },
    (text: string, options: Parameters<Narrator['read']>[1]) => narrator.read(text, options),
    engineOutcome,
  )
  return { ...narrator, read }
}

function engineOutcome(error: unknown): string {
  if (error === undefined) return 'done'
  return error instanceof EngineError ? error.failure : 'cancelled'
}

function mailOutcome(error: unknown): string {
  if (error === undefined) return 'sent'
  return error instanceof MailError && error.permanent ? 'refused' : 'deferred'
}

/** `outcomeOf` gets the error that was thrown, or undefined. */
function timed<Label extends string, Args extends unknown[], T>(
  histogram: Histogram<Label | 'outcome'>,
  labels: Partial<Record<Label, string>>,
  work: (...args: Args) => Promise<T>,
  outcomeOf: (error: unknown) => string,
): (...args: Args) => Promise<T> {
  return async (...args) => {
    const end = histogram.startTimer(labels as never)
    try {
      const result = await work(...args)
      end({ outcome: outcomeOf(undefined) } as never)
      return result
    } catch (error) {
      end({ outcome: outcomeOf(error) } as never)
      throw error
    }
  }
}
