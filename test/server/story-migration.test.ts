import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { drizzle as drizzleLite } from 'drizzle-orm/pglite'
import { migrate as migrateLite } from 'drizzle-orm/pglite/migrator'
import { Client } from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import type { Db } from '../../src/server/db/db.ts'
import { stories } from '../../src/server/db/schema/stories.ts'
import { execute } from '../golden.ts'

const MIGRATIONS = join(import.meta.dirname, '../../src/server/db/migrations')
const LOOK = {
  skin: '#E0ac7e',
  hair: '#3a2618',
  hairType: 'liso',
  hairLength: 'corto',
  glasses: false,
  beard: 'ninguna',
  clothes: '#c0472f',
}

type Empty = { db: Db; run: (statement: string) => Promise<unknown>; migrate: (folder: string) => Promise<void> }

/** An empty database, of the kind that this project tests. */
async function emptyDatabase(): Promise<Empty> {
  const golden = inject('golden')
  if ('dir' in golden) {
    const lite = await PGlite.create()
    onTestFinished(() => lite.close())
    const db = drizzleLite(lite)
    return {
      db: db as unknown as Db,
      run: (statement) => lite.exec(statement),
      migrate: (migrationsFolder) => migrateLite(db, { migrationsFolder }),
    }
  }
  const name = `migrated_${process.pid}`
  await execute(golden.adminUrl, `create database ${name}`)
  const client = new Client({ connectionString: golden.templateUrl.replace(/[^/]+$/, name) })
  await client.connect()
  onTestFinished(async () => {
    await client.end()
    await execute(golden.adminUrl, `drop database ${name}`)
  })
  const db = drizzle(client)
  return {
    db: db as unknown as Db,
    run: (statement) => client.query(statement),
    migrate: (migrationsFolder) => migrate(db, { migrationsFolder }),
  }
}

/** The migrations as they were when there was but this many. */
async function firstMigrations(count: number): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'cuentos-migrations-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await cp(MIGRATIONS, folder, { recursive: true })
  const path = join(folder, 'meta/_journal.json')
  const journal = JSON.parse(await readFile(path, 'utf8')) as { entries: unknown[] }
  await writeFile(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }))
  return folder
}

test('stories of the first release keep their answers, looks and photos', async () => {
  const { db, run, migrate: migrateTo } = await emptyDatabase()
  await migrateTo(await firstMigrations(1))
  const look = `'${JSON.stringify(LOOK)}'`
  await run(`
    insert into users (id, name, email) values ('ana', 'Ana', 'ana@correo.mx');
    insert into photos (user_id, person_relation, file_key, thumbnail_key, width, height)
      values ('ana', 'sender', 'k', 't', 640, 800);
    insert into stories (user_id, sender_name, recipient_name, recipient_relation, favorite_thing, special_memory, admiration,
        extra_trait, sender_photo_id, recipient_photo_id, illustration_style, recipient_gender, sender_look, recipient_look,
        brief_digest, seed, updated_at)
      values
        ('ana', 'Clara', 'Ñandú «ü» 👩🏽‍🚀\\n"', 'mi hijo', 'el mar', E'un viaje\\na la playa', 'su calma', 'canta', 1, null,
          'acuarela', 'f', ${look}, ${look}, 'd', 's', '2026-01-02T03:04:05Z'),
        ('ana', 'Clara', 'Mateo', 'hijo', 'aventuras', 'momentos especiales', 'su alegría', default, null, null, default, null,
          null, 'null', 'd', 's', default)`)
  await migrateTo(MIGRATIONS)

  const [whole, bare] = await db.select().from(stories).orderBy(stories.id)
  expect(whole).toMatchObject({ senderPhotoId: 1, recipientPhotoId: null, updatedAt: new Date('2026-01-02T03:04:05Z') })
  expect(whole?.brief).toStrictEqual({
    senderName: 'Clara',
    recipientName: 'Ñandú «ü» 👩🏽‍🚀\\n"',
    recipientRelation: 'mi hijo',
    favoriteThing: 'el mar',
    specialMemory: 'un viaje\na la playa',
    admiration: 'su calma',
    extraTrait: 'canta',
    illustrationStyle: 'acuarela',
    recipientGender: 'f',
    senderLook: LOOK,
    recipientLook: LOOK,
  })
  expect(bare?.brief).toStrictEqual({
    senderName: 'Clara',
    recipientName: 'Mateo',
    recipientRelation: 'hijo',
    favoriteThing: 'aventuras',
    specialMemory: 'momentos especiales',
    admiration: 'su alegría',
    extraTrait: '',
    illustrationStyle: 'infantil',
  })
})
