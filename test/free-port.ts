import { createSocket } from 'node:dgram'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/** Below those that systems give to outgoing connections and to servers that ask for any port. */
const RANGE = { first: 16_000, last: 32_000 }
const TRIES = 200

/**
 * A port that nobody else is given while this process lives, in no other run of the suite on this machine
 * either: the UDP port of the same number is held as the sign that it is taken.
 *
 * @throws Error where none is found
 */
export async function freePort({ first, last } = RANGE): Promise<number> {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const port = randomInt(first, last + 1)
    if ((await claim(port)) && (await isFree(port))) return port
  }
  throw new Error(`no free port between ${first} and ${last} in ${TRIES} tries`)
}

async function claim(port: number): Promise<boolean> {
  const socket = createSocket('udp4')
  try {
    socket.bind({ port, address: '127.0.0.1', exclusive: true })
    await once(socket, 'listening')
    socket.unref()
    return true
  } catch {
    socket.close()
    return false
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer()
  try {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
    return true
  } catch {
    return false
  } finally {
    server.close()
  }
}
