import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { eventually } from '../eventually.ts'

const never = new Promise<never>(() => {})
const fail = (message: string) => () => Promise.reject(new Error(message))

test('whoever waits gets what comes in the end, or is told what was seen last, in time, and at once of a death', async () => {
  let looked = 0
  expect(await eventually(() => ++looked > 2 || fail('too early')())).toBe(true)

  await expect(eventually(fail('nothing there'), { withinMs: 200 })).rejects.toThrow('after 0.2 s still: nothing there')
  // Even where the one who is asked never answers.
  await expect(eventually(() => never, { withinMs: 200 })).rejects.toThrow('after 0.2 s still: there was no answer')

  const begunAt = performance.now()
  const ended = sleep(100).then(() => 'the server ended with 1')
  await expect(eventually(() => never, { ended })).rejects.toThrow(
    'the server ended with 1; seen last: there was no answer',
  )
  await expect(eventually(fail('refused'), { ended })).rejects.toThrow('the server ended with 1; seen last: refused')
  expect(performance.now() - begunAt).toBeLessThan(5_000)
})
