import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openServer } from '../../src/server/db/server.ts'
import { createTestApp } from '../create-test-app.ts'
import { eventually } from '../eventually.ts'

/** By this a connection of the pool is known. */
const ASKED = 'of the pool'

test('a connection that breaks is told of, but no more once the database was closed', async () => {
  await using t = await createTestApp()
  const url = new URL(t.deps.settings.DATABASE_URL ?? '')
  await using way = await openOneWay(Number(url.port))
  const far = new URL(url)
  far.port = String(way.port)
  far.searchParams.set('application_name', 'closing')
  const errors: Error[] = []
  const database = await openServer(far.href, (error) => errors.push(error), 2)
  const endOne = () =>
    t.ctx.db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'closing' and state = 'idle' and query like ${`%${ASKED}%`} limit 1`)
  const ofThePool = () => database.db.execute(sql.raw(`select '${ASKED}'`))

  await Promise.all([ofThePool(), ofThePool()])
  await endOne()
  await eventually(() => expect(errors).toHaveLength(1))

  way.hearNothingMore()
  await database.close()
  const open = way.open()
  expect(open).toBeGreaterThan(0)
  await endOne()
  await eventually(() => expect(way.open()).toBeLessThan(open))
  // What was written to the client's socket is read in the loop's next turn.
  await nextTurn()
  await nextTurn()
  expect(errors).toHaveLength(1)
})

/** A way to the server on which it can be kept from hearing that the pool's connections go. */
async function openOneWay(to: number) {
  const sockets = new Set<Socket>()
  let isDeaf = false
  const server = createServer({ allowHalfOpen: true }, (near) => {
    const far = connect(to, '127.0.0.1')
    let isOfPool = false
    sockets.add(near).add(far)
    near.on('data', (data) => {
      isOfPool ||= data.includes(ASKED)
      if (!isOfPool || !isDeaf) far.write(data)
    })
    near.on('end', () => {
      if (!isOfPool || !isDeaf) far.end()
    })
    far.on('data', (data) => near.write(data))
    far.on('end', () => near.end())
    for (const socket of [near, far]) socket.on('error', () => {})
    near.on('close', () => sockets.delete(near) && sockets.delete(far))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    hearNothingMore: () => void (isDeaf = true),
    open: () => sockets.size / 2,
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
