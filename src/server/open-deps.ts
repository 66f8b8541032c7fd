import { join } from 'node:path'
import type { Logger } from 'pino'
import { createBookPrinter } from './book/printer.ts'
import { openDatabase } from './db/open.ts'
import type { Deps } from './deps.ts'
import { createEmbeddedIllustrator } from './engines/embedded/illustrator/illustrator.ts'
import { createEmbeddedWriter } from './engines/embedded/storyteller/storyteller.ts'
import { createAuth } from './features/accounts/auth.ts'
import { openFeed } from './features/generation/feed.ts'
import { illustrateJob, writeJob } from './features/generation/jobs.ts'
import { sweepJob } from './features/files/jobs.ts'
import { retentionJob } from './features/retention/jobs.ts'
import type { FileStore } from './files/files.ts'
import { createLocalFiles } from './files/local.ts'
import { createS3Files } from './files/s3.ts'
import type { Job } from './jobs/job.ts'
import { openQueue } from './jobs/queue.ts'
import type { Mailer } from './mail/mail.ts'
import { createOutboxMailer } from './mail/outbox.ts'
import { createSmtpMailer } from './mail/smtp.ts'
import type { Settings } from './settings.ts'

/** Every durable job of the product. */
export const JOBS = [writeJob, illustrateJob, sweepJob, retentionJob] as unknown as readonly Job[]

/** Opens all that the settings ask for. */
export async function openDeps(settings: Settings, secret: string, log: Logger): Promise<Deps> {
  const database = await openDatabase(settings, (error) => log.error({ err: error }, 'database'))
  const illustrator = createEmbeddedIllustrator()
  const printer = createBookPrinter()
  const mailer = openMailer(settings)
  return {
    settings,
    database,
    queue: await openQueue(database, JOBS, log),
    files: openFiles(settings),
    writer: createEmbeddedWriter(),
    illustrator,
    photoReader: illustrator,
    moderator: null,
    judge: null,
    printer,
    payments: { id: 'simulated' } as never,
    mailer,
    feed: await openFeed(database),
    async close() {
      await Promise.all([illustrator.close(), printer.close(), mailer.close()])
      await database.close()
    },
    auth: createAuth({ settings, secret, db: database.db, mailer, log }),
  }
}

function openFiles(settings: Settings): FileStore {
  if (!settings.S3_BUCKET) return createLocalFiles(join(settings.DATA_DIR, 'files'))
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
