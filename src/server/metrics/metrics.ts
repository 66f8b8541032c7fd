import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

const CALL_SECONDS = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 300]
const ANSWER_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** What one process counts, in a registry of its own. Labels are kinds and routes: never ids, never what people wrote. */
export function createMetrics() {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  return {
    registry,
    requests: new Histogram({
      name: 'cuentos_request_seconds',
      help: 'Time to answer, by route; waits for a job count until they end, event streams until they are open.',
      labelNames: ['method', 'route', 'status'] as const,
      buckets: ANSWER_SECONDS,
      registers,
    }),
    streams: new Gauge({ name: 'cuentos_event_streams', help: 'Event streams that are open.', registers }),
    jobRuns: new Histogram({
      name: 'cuentos_job_run_seconds',
      help: 'Attempts at a job: done, failed (it is tried again), postponed or interrupted (another process takes it up).',
      labelNames: ['job', 'outcome'] as const,
      buckets: CALL_SECONDS,
      registers,
    }),
    jobsGivenUp: new Counter({
      name: 'cuentos_jobs_given_up_total',
      help: 'Jobs whose last attempt failed.',
      labelNames: ['job'] as const,
      registers,
    }),
    engineCalls: new Histogram({
      name: 'cuentos_engine_call_seconds',
      help: 'Calls to engines; the outcome is done, cancelled, or how it failed.',
      labelNames: ['engine', 'call', 'outcome'] as const,
      buckets: CALL_SECONDS,
      registers,
    }),
    engineCost: new Counter({
      name: 'cuentos_engine_cost_usd_total',
      help: 'What calls to models cost, by list prices.',
      labelNames: ['model', 'kind'] as const,
      registers,
    }),
    books: new Histogram({
      name: 'cuentos_book_seconds',
      help: 'Books that were set.',
      labelNames: ['edition', 'outcome'] as const,
      buckets: CALL_SECONDS,
      registers,
    }),
    paymentCalls: new Histogram({
      name: 'cuentos_payment_call_seconds',
      help: 'Calls to the payment provider.',
      labelNames: ['call', 'outcome'] as const,
      buckets: CALL_SECONDS,
      registers,
    }),
    mails: new Histogram({
      name: 'cuentos_mail_seconds',
      help: 'Messages handed to the mail server: sent, deferred (tried again) or refused.',
      labelNames: ['outcome'] as const,
      buckets: CALL_SECONDS,
      registers,
    }),
    securityEvents: new Counter({
      name: 'cuentos_security_events_total',
      help: 'What the log calls security: sign-ins, changes to accounts, refusals.',
      labelNames: ['event'] as const,
      registers,
    }),
    limited: new Counter({
      name: 'cuentos_rate_limited_total',
      help: 'Requests turned away because somebody asked too often.',
      labelNames: ['limit'] as const,
      registers,
    }),
  }
}

export type Metrics = ReturnType<typeof createMetrics>
