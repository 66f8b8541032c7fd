import { afterAll, expect, test } from 'vitest'
import { BRIEF } from '../../../test/factories.ts'
import type { WriterEvent } from '../../engine.ts'
import { createLocalStoryteller } from './storyteller.ts'
import { tellable } from './tellable.ts'
import { createStoryteller } from './thread.ts'

const storyteller = createStoryteller()
afterAll(() => storyteller.close())

async function collect(events: AsyncIterable<WriterEvent>): Promise<WriterEvent[]> {
  const all: WriterEvent[] = []
  for await (const event of events) all.push(event)
  return all
}

test('a thread tells, reads and clears answers as it would be done here', async () => {
  const options = { seed: '7' }
  expect(await collect(storyteller.writer.write(BRIEF, options))).toEqual(
    await collect(createLocalStoryteller().writer.write(BRIEF, options)),
  )
  expect(await storyteller.answerReader.read(BRIEF, {})).toEqual(
    await createLocalStoryteller().answerReader.read(BRIEF, {}),
  )
  const told = { ...BRIEF, recipientName: 'Leo 💛', senderName: 'Ana (la vecina)' }
  expect(await storyteller.tellable(told)).toEqual(await tellable(told))
})

test('the event loop turns while the thread works', async () => {
  let turns = 0
  const turning = setInterval(() => (turns += 1), 1)
  await storyteller.warm()
  clearInterval(turning)
  expect(turns).toBeGreaterThan(5)
})

test('nobody waits for an answer that is not wanted any more; what cannot be told says so, and the next one is told', async () => {
  const stop = new AbortController()
  const reading = storyteller.answerReader.read(BRIEF, { signal: stop.signal })
  stop.abort(new Error('left'))
  await expect(reading).rejects.toThrow('left')
  const wrong = storyteller.answerReader.read({ ...BRIEF, specialMemory: 7 as never }, {})
  await expect(wrong).rejects.toThrow(/^telling failed: TypeError at .+\.ts/)
  expect((await collect(storyteller.writer.write(BRIEF, { seed: '7' }))).length).toBe(6)
})

test('where too many wait, the next is turned away and can ask again', async () => {
  const stop = new AbortController()
  const asked = Array.from({ length: 300 }, () => storyteller.answerReader.read(BRIEF, { signal: stop.signal }))
  await expect(storyteller.answerReader.read(BRIEF, {})).rejects.toMatchObject({
    failure: 'unavailable',
    message: 'telling: too many jobs wait',
  })
  stop.abort(new Error('left'))
  const next = storyteller.answerReader.read(BRIEF, {})
  const failures = (await Promise.allSettled(asked)).map((one) => one.status === 'rejected' && String(one.reason))
  expect(failures.filter((failure) => failure === 'Error: left').length).toBe(201)
  // who left keeps nobody from being read
  expect(await next).toHaveProperty('advice')
})

test('a thread that is closed tells so', async () => {
  const closed = createStoryteller()
  await closed.close()
  await expect(closed.answerReader.read(BRIEF, {})).rejects.toThrow('telling: the engine is closed')
})
