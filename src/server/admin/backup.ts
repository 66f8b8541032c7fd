import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream, existsSync } from 'node:fs'
import { mkdtemp, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import type { Ctx } from '../context.ts'
import { secretPath } from '../secret.ts'
import { type Command, CommandError } from './command.ts'
import { FORMAT, type Manifest, schemaDigest, type StoredJob, tableNames } from './archive.ts'
import { makeKey, type Seal, sealFor } from './sealed.ts'
import { fileKeys, readJobs, readRows } from './snapshot.ts'

/** Everything that an installation cannot make anew, in one file that only its owner can read. */
export const backupCommand: Command = {
  usage: 'FILE',
  summary: 'write database and files into one archive, while the product runs; encrypted for BACKUP_RECIPIENT, if set',
  async run(ctx, { words: [path] }) {
    if (!path) throw new CommandError('backup needs the name of the file to write')
    const target = resolve(path)
    if (existsSync(target)) throw new CommandError(`${target} is there already: nothing is overwritten`)
    const seal = sealFor(ctx.deps.settings.BACKUP_RECIPIENT)
    const { manifest, bytes } = await writeBackup(ctx, target, seal)
    const rows = Object.values(manifest.tables).reduce((sum, { rows }) => sum + rows, 0)
    const lines = [
      `Wrote ${target}: ${rows} rows, ${manifest.files} files, ${manifest.jobs} jobs under way, ${bytes} bytes.`,
      ...(manifest.missing.length > 0 ? [`${manifest.missing.length} files were not in the store any more.`] : []),
      ctx.deps.settings.BACKUP_RECIPIENT
        ? `It is encrypted for ${ctx.deps.settings.BACKUP_RECIPIENT}.`
        : 'Keep it as safe as the database: it holds what people told and showed us.',
    ]
    return { text: lines.join('\n'), json: { path: target, bytes, ...manifest } }
  },
}

/** Kept on another machine: the public key here encrypts and cannot decrypt. */
export const backupKeyCommand: Command = {
  usage: 'FILE',
  summary: 'make the key that opens encrypted backups; run it where they will be restored, and keep the file there',
  async run(_ctx, { words: [path] }) {
    if (!path) throw new CommandError('backup-key needs the name of the file to write')
    const target = resolve(path)
    if (existsSync(target)) throw new CommandError(`${target} is there already: nothing is overwritten`)
    const recipient = await makeKey(target)
    return { text: `Wrote ${target}. Set BACKUP_RECIPIENT=${recipient}`, json: { path: target, recipient } }
  },
}

/** The file is whole or not there. */
async function writeBackup(ctx: Ctx, target: string, seal: Seal): Promise<{ manifest: Manifest; bytes: number }> {
  const folder = await mkdtemp(join(dirname(target), '.backup-'))
  const part = join(folder, 'archive.zip')
  try {
    const dumped = await dumpDatabase(ctx, folder)
    const manifest = await writeArchive(ctx, folder, part, dumped, seal)
    await rename(part, target)
    return { manifest, bytes: (await stat(target)).size }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

type Dump = { tables: Manifest['tables']; jobs: StoredJob[]; keys: string[] }

/** One moment of the whole database. Rows are written to temporary files first, because the embedded database serves nothing else meanwhile. */
function dumpDatabase(ctx: Ctx, folder: string): Promise<Dump> {
  return ctx.db.transaction(
    async (tx) => {
      const tables: Manifest['tables'] = {}
      for (const name of tableNames()) {
        const hash = createHash('sha256')
        let rows = 0
        const lines = async function* () {
          for await (const line of readRows(tx, name)) {
            rows++
            hash.update(`${line}\n`)
            yield `${line}\n`
          }
        }
        await pipeline(lines, createWriteStream(join(folder, name), { mode: 0o600 }))
        tables[name] = { rows, sha256: hash.digest('hex') }
      }
      return { tables, jobs: await readJobs(tx), keys: await fileKeys(tx) }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

async function writeArchive(
  ctx: Ctx,
  folder: string,
  path: string,
  { tables, jobs, keys }: Dump,
  seal: Seal,
): Promise<Manifest> {
  const { AUTH_SECRET, DATA_DIR } = ctx.deps.settings
  const ownSecret = AUTH_SECRET || !existsSync(secretPath(DATA_DIR)) ? null : await readFile(secretPath(DATA_DIR))
  const zip = new ZipFile()
  const output = zip.outputStream as Readable
  zip.on('error', (error) => output.destroy(error as Error))
  const sealed = await seal(output)
  const missing: string[] = []
  for (const name of Object.keys(tables)) zip.addFile(join(folder, name), `database/${name}.jsonl`)
  zip.addBuffer(Buffer.from(JSON.stringify(jobs)), 'jobs.json')
  if (ownSecret) zip.addBuffer(ownSecret, 'auth-secret')
  for (const key of keys) {
    addLater(zip, `files/${key}`, async () => {
      const data = await ctx.deps.files.read(key)
      if (!data) missing.push(key)
      return Buffer.from(data ?? [])
    })
  }
  const manifest: Manifest = {
    format: FORMAT,
    id: randomUUID(),
    madeAt: ctx.now().toISOString(),
    schema: await schemaDigest(),
    tables,
    jobs: jobs.length,
    files: keys.length,
    missing,
  }
  // Last in the archive, because it counts the others.
  addLater(zip, 'manifest.json', async () => Buffer.from(JSON.stringify(manifest, null, 2)))
  zip.end()
  await pipeline(sealed, createWriteStream(path, { mode: 0o600, flags: 'wx' }))
  return manifest
}

/** Read when its turn in the archive has come, so that one file at a time is in memory. */
function addLater(zip: ZipFile, name: string, read: () => Promise<Buffer>): void {
  zip.addReadStreamLazy(name, { compress: !name.startsWith('files/') }, (give) => {
    read().then(
      (data) => give(null, Readable.from([data], { objectMode: false })),
      (error: unknown) => give(error, null as never),
    )
  })
}
