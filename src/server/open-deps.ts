import { createHmac } from 'node:crypto'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { watchClock } from './clock.ts'
import { createBookPrinter } from './book/print/printer.ts'
import type { Database } from './db/db.ts'
import { openDatabase } from './db/open.ts'
import type { Ctx, Deps } from './context.ts'
import { createEmbeddedIllustrator } from '../embedded/illustrator/illustrator.ts'
import { createStoryteller, type Storyteller } from '../embedded/storyteller/thread.ts'
import { queueAccountMail } from './features/credentials/account-mail.ts'
import { createAuth } from './features/credentials/auth.ts'
import type { Illustrator, Writer } from '../engine.ts'
import type { Engines } from './open-engines.ts'
import { openFeed } from './features/generation/feed.ts'
import { JOBS } from './features/jobs.ts'
import { simulatedNoticeQueue } from './features/purchases/queues.ts'
import { createChallenges } from './features/proofs/challenges.ts'
import { createBudget } from './features/usage/budget.ts'
import { createLaneStore } from './features/usage/lane-store.ts'
import type { FileStore } from './files/files.ts'
import { createLocalFiles } from './files/local.ts'
import { watchInstallation } from './metrics/gauges.ts'
import { measured } from './metrics/measure.ts'
import { createMetrics, type Metrics } from './metrics/metrics.ts'
import { type JobWatch, openQueue, type Queue } from './jobs/queue.ts'
import type { Mailer } from './mail/mail.ts'
import { createOutboxMailer } from './mail/outbox.ts'
import { createSmtpMailer } from './mail/smtp.ts'
import type { Payments } from './payments/payments.ts'
import { createSimulatedPayments } from './payments/simulated.ts'
import { type Settings, SettingsError } from './settings.ts'
import { createSoundEncoder } from './sound/encoder.ts'

/** Opens all that the settings ask for. The packages of a provider are loaded only where it is asked for. */
export async function openDeps(
  settings: Settings,
  secret: string,
  log: Logger,
  { storyteller = createStoryteller() }: { storyteller?: Storyteller } = {},
): Promise<Deps> {
  const database = await openDatabase(settings, (error) => log.error({ err: error }, 'database'))
  const embedded = {
    writer: storyteller.writer,
    illustrator: createEmbeddedIllustrator({ hairModel: settings.HAIR_MODEL, standBack: true }),
  }
  const engines: Engines = namesHosted(settings)
    ? await openHosted(settings, { ...embedded, storyteller }, database, log)
    : { ...embedded, judge: null, moderator: null, reviewReader: null, narrator: null }
  const printer = createBookPrinter({ standBack: true })
  const soundEncoder = createSoundEncoder({ standBack: true })
  const mailer = openMailer(settings)
  const metrics = createMetrics()
  const queue = await openQueue(database, JOBS, log, {
    watch: watchJobs(metrics),
    concurrency: concurrencyOf(settings),
  })
  const clock = watchClock((byMs) => {
    log.warn({ seconds: Math.round(byMs / 1_000) }, 'the clock was set')
    queue.forgetFuture().catch((error: unknown) => log.warn({ err: error }, 'job queue'))
  })
  const deps: Deps = {
    settings,
    database,
    queue,
    files: await openFiles(settings),
    ...engines,
    photoReader: embedded.illustrator,
    lookPainter: embedded.illustrator,
    answerReader: storyteller.answerReader,
    reviewPatience: 4_000,
    printer,
    soundEncoder,
    payments: await openPayments(settings, secret, database, queue),
    mailer,
    feed: await openFeed(database),
    clock,
    async warm() {
      await storyteller.warm()
      await embedded.illustrator.warm()
      await printer.warm()
    },
    async close() {
      clock.close()
      await Promise.all([storyteller, embedded.illustrator, printer, soundEncoder, mailer].map((part) => part.close()))
      await database.close()
    },
    auth: createAuth({
      settings,
      secret,
      db: database.db,
      log,
      mail: (mail) => queueAccountMail({ db: database.db, queue }, mail),
    }),
    challenges: settings.PROOF_OF_WORK === 'on' ? createChallenges(secret) : null,
    metrics,
  }
  watchInstallation(deps)
  return measured(deps, metrics)
}

type Embedded = { storyteller: Storyteller; writer: Writer; illustrator: Illustrator }

function namesHosted({ TEXT_MODEL, IMAGE_MODEL, JUDGE_MODEL, MODERATION_MODEL, VOICE_MODEL }: Settings): boolean {
  const names = [...TEXT_MODEL, ...IMAGE_MODEL]
  return (
    Boolean(JUDGE_MODEL ?? MODERATION_MODEL ?? VOICE_MODEL) || names.some(({ provider }) => provider !== 'embedded')
  )
}

async function openHosted(settings: Settings, embedded: Embedded, { db }: Database, log: Logger): Promise<Engines> {
  const [{ openEngines }, { createLanes }] = await Promise.all([
    import('./open-engines.ts'),
    import('./engines/ai/lanes.ts'),
  ])
  const { DAILY_BUDGET_USD: budgetUsd, ENGINE_CALLS_PER_MINUTE: perMinute } = settings
  return openEngines(settings, embedded, {
    lanes: createLanes({ store: createLaneStore(db), perMinute }),
    ...(budgetUsd !== undefined && { budget: createBudget(db, budgetUsd, log) }),
    tellable: (brief, signal) => embedded.storyteller.tellable(brief, signal),
    onFailure: (engine, error) => log.warn({ engine, err: error }, 'engine passed over'),
  })
}

function watchJobs({ jobRuns, jobsGivenUp }: Metrics): JobWatch {
  return {
    ran: (job, outcome, seconds) => jobRuns.observe({ job, outcome }, seconds),
    gaveUp: (job) => jobsGivenUp.inc({ job }),
  }
}

/** @throws SettingsError for a kind of job that there is not */
function concurrencyOf({ JOB_CONCURRENCY }: Settings): Record<string, number> {
  const known = JOBS.map((job) => job.name)
  const unknown = Object.keys(JOB_CONCURRENCY).find((name) => !known.includes(name))
  if (unknown) throw new SettingsError(`JOB_CONCURRENCY: "${unknown}" is not one of ${known.join(', ')}`)
  return JOB_CONCURRENCY
}

async function openPayments(
  settings: Settings,
  secret: string,
  { db }: Database,
  queue: Queue<Ctx>,
): Promise<Payments> {
  if (settings.PAYMENTS === 'simulated') {
    return createSimulatedPayments({
      db,
      baseUrl: settings.BASE_URL,
      webhookSecret: createHmac('sha256', secret).update('simulated webhooks').digest('hex'),
      notify: (notice) => queue.send(db, simulatedNoticeQueue, notice),
      now: () => new Date(),
    })
  }
  const { createStripePayments } = await import('./payments/stripe.ts')
  return createStripePayments({
    secretKey: settings.STRIPE_SECRET_KEY ?? '',
    webhookSecret: settings.STRIPE_WEBHOOK_SECRET ?? '',
    apiUrl: settings.STRIPE_API_URL,
    methods: settings.STRIPE_METHODS,
  })
}

async function openFiles(settings: Settings): Promise<FileStore> {
  if (!settings.S3_BUCKET) return createLocalFiles(join(settings.DATA_DIR, 'files'))
  const { createS3Files } = await import('./files/s3.ts')
  return createS3Files({
    bucket: settings.S3_BUCKET,
    endpoint: settings.S3_ENDPOINT,
    region: settings.S3_REGION,
    accessKeyId: settings.S3_ACCESS_KEY_ID,
    secretAccessKey: settings.S3_SECRET_ACCESS_KEY,
  })
}

function openMailer(settings: Settings): Mailer {
  const from = settings.MAIL_FROM ?? `${settings.PRODUCT_NAME} <cuentos@localhost>`
  return settings.SMTP_URL
    ? createSmtpMailer({ url: settings.SMTP_URL, from })
    : createOutboxMailer(join(settings.DATA_DIR, 'outbox'), from)
}
