import { setImmediate } from 'node:timers/promises'
import { beforeEach, expect, test } from 'vitest'
import type { StoredFile } from '../../http/send-file.ts'
import { createPrintQueue, MOST_OF_ONE, MOST_WAITING, type PrintWish } from './print-queue.ts'

type Printing = { key: string; end: () => void; fail: (error: Error) => void }

let queue: ReturnType<typeof createPrintQueue>
/** What is being printed, in the order of beginning. */
let printing: Printing[]
let begun: string[]

beforeEach(() => {
  queue = createPrintQueue()
  printing = []
  begun = []
})

function wish(storyId: number, key: string, values: Partial<PrintWish> = {}): PrintWish {
  const print = () => {
    const { promise, resolve, reject } = Promise.withResolvers<StoredFile>()
    const leave = () => void (printing = printing.filter((other) => other.key !== key))
    const end = () => (leave(), resolve({ key, contentType: 'application/pdf' }))
    printing.push({ key, end, fail: (error) => (leave(), reject(error)) })
    begun.push(key)
    return promise
  }
  return { storyId, ownerId: `owner of ${storyId}`, edition: 'muestra', key, isPaid: false, print, ...values }
}
const ask = (...of: Parameters<typeof wish>) => queue.ask(wish(...of)).then(({ key }) => key)

async function endAll(): Promise<void> {
  for (; printing.length > 0; await setImmediate()) printing[0]?.end()
}

test('two are printed at once, but one of a story, paid books first, then whoever waits the longest for a turn', async () => {
  const asked = [
    ask(1, 'a'),
    ask(1, 'a epub', { edition: 'epub' }),
    ask(2, 'b'),
    ask(3, 'c'),
    ask(4, 'd', { isPaid: true }),
    ask(5, 'e', { isPaid: true }),
  ]
  expect(printing.map(({ key }) => key)).toEqual(['a', 'b'])
  await endAll()
  expect(await Promise.all(asked)).toEqual(['a', 'a epub', 'b', 'c', 'd', 'e'])
  expect(begun).toEqual(['a', 'b', 'd', 'e', 'c', 'a epub'])
})

test('a newer book takes the place of an older one that waits; equal ones are printed once', async () => {
  const asked = [ask(1, 'old'), ask(1, 'newer'), ask(1, 'newer'), ask(2, 'other'), ask(1, 'newest'), ask(1, 'old')]
  for (let change = 0; change < 200; change++) asked.push(ask(1, `change ${change}`))
  await endAll()
  const keys = await Promise.all(asked)
  expect(begun).toEqual(['old', 'other', 'change 199'])
  expect([keys[0], keys[5], keys[3]]).toEqual(['old', 'old', 'other'])
  expect(new Set([keys[1], keys[2], keys[4], ...keys.slice(6)])).toEqual(new Set(['change 199']))
})

test('what nobody asks for any more is not begun; what others ask for, or has begun, goes on', async () => {
  const [gone, away] = [new AbortController(), new AbortController()]
  const running = [queue.ask(wish(1, 'a'), gone.signal), queue.ask(wish(2, 'b'))]
  const left = queue.ask(wish(3, 'left'), gone.signal)
  const shared = [queue.ask(wish(4, 'shared'), away.signal), queue.ask(wish(4, 'shared'))]
  const reason = new Error('hung up')
  gone.abort(reason)
  away.abort(reason)
  for (const asked of [running[0], left, shared[0]]) await expect(asked).rejects.toBe(reason)
  await expect(queue.ask(wish(5, 'late'), gone.signal)).rejects.toBe(reason)
  expect(printing.map(({ key }) => key)).toEqual(['a', 'b'])
  await endAll()
  expect(await Promise.all([running[1], shared[1]])).toMatchObject([{ key: 'b' }, { key: 'shared' }])
  expect(begun).toEqual(['a', 'b', 'shared'])
})

test('what fails keeps nobody waiting, and is asked for anew', async () => {
  const [failing, next] = [ask(1, 'a'), ask(1, 'b')]
  printing[0]?.fail(new Error('no paper'))
  await expect(failing).rejects.toThrow('no paper')
  await endAll()
  expect(await next).toBe('b')
  const again = ask(1, 'a')
  await endAll()
  expect(await again).toBe('a')
})

test('a full queue says when to come back, and still takes paid books and newer ones', async () => {
  const asked = Array.from({ length: 2 + MOST_WAITING }, (_, story) => ask(story, `book ${story}`))
  await expect(ask(99, 'one more')).rejects.toMatchObject({ code: 'unavailable', retryAfterSeconds: 20 })
  const taken = [ask(MOST_WAITING, 'newer'), ask(98, 'paid', { isPaid: true })]
  await endAll()
  expect(await Promise.all(taken)).toEqual(['newer', 'paid'])
  expect(begun.slice(0, 3)).toEqual(['book 0', 'book 1', 'paid'])
  await Promise.all(asked)
})

test('owners are served in turn, and none of them fills the queue with samples', async () => {
  const robot = { ownerId: 'robot' }
  const asked = Array.from({ length: 2 + MOST_OF_ONE }, (_, story) => ask(story, `robot ${story}`, robot))
  await expect(ask(90, 'one more', robot)).rejects.toMatchObject({ code: 'unavailable', retryAfterSeconds: 20 })
  asked.push(ask(91, 'ana 1', { ownerId: 'ana' }), ask(92, 'ana 2', { ownerId: 'ana' }), ask(93, 'bob'))
  asked.push(ask(94, 'paid', { ...robot, isPaid: true }))
  await endAll()
  await Promise.all(asked)
  expect(begun.slice(0, 7)).toEqual(['robot 0', 'robot 1', 'paid', 'ana 1', 'bob', 'robot 2', 'ana 2'])
  expect(begun).toHaveLength(asked.length)
})
