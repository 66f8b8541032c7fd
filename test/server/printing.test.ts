import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { BookPrinter } from '../../src/server/book/book.ts'
import type { Paragraph } from '../../src/contract/stories.ts'
import { printQueueOf } from '../../src/server/features/stories/print-queue.ts'
import type { TestClient } from '../client.ts'
import { createTestApp } from '../create-test-app.ts'
import { BRIEF } from '../factories.ts'

const CHANGES = 12

async function toldStory(client: TestClient, favoriteThing: string): Promise<number> {
  const events = await client.stream('/api/stories/generate', {
    body: { ...BRIEF, favoriteThing, attempt: randomUUID() },
  })
  const last = events.at(-1)?.event
  return last?.type === 'complete' ? last.storyId : 0
}

/** Prints what it is told to, and only then. */
function heldPrinter() {
  const printed: string[] = []
  const gate = Promise.withResolvers<void>()
  const printer: BookPrinter = {
    async print({ chapters }) {
      const text = chapters[0]?.paragraphs[0] ?? ''
      printed.push(text)
      await gate.promise
      return { data: Buffer.from(text), mediaType: 'application/pdf' }
    },
    printGiftCard: () => Promise.reject(new Error('no gift card is printed here')),
    close: () => Promise.resolve(),
  }
  return { printed, printer, open: () => gate.resolve() }
}

test('a story that is changed again and again is printed as it was and as it is; whoever hung up, not at all', async () => {
  const { printed, printer, open } = heldPrinter()
  await using t = await createTestApp({ deps: { printer } })
  const ana = t.visitor()
  const [changed, other, left] = [
    await toldStory(ana, 'el mar'),
    await toldStory(ana, 'la nieve'),
    await toldStory(ana, 'el viento'),
  ]
  const queue = printQueueOf(printer)
  const queued: (AbortSignal | undefined)[] = []
  const queueBook = queue.ask.bind(queue)
  queue.ask = (wish, signal) => {
    queued.push(signal)
    return queueBook(wish, signal)
  }
  const asked: Promise<string>[] = []
  const ask = async (storyId: number, signal: AbortSignal | null = null) => {
    const headers = { cookie: [...ana.cookies].map(([name, value]) => `${name}=${value}`).join('; ') }
    asked.push(fetch(`${t.url}/api/stories/${storyId}/pdf`, { headers, signal }).then((response) => response.text()))
    await expect.poll(() => queued.length).toBe(asked.length)
  }
  await ask(changed)
  await ask(other)
  const gone = new AbortController()
  await ask(left, gone.signal)
  let [chapter] = await ana.json<Paragraph[]>('GET', `/api/stories/${changed}/paragraphs`)
  for (let change = 1; change <= CHANGES && chapter; change++) {
    const paragraphText = `Título\n\nCambio ${change}`
    const wish = { paragraphText, editedFrom: chapter.paragraphText }
    chapter = await ana.json<Paragraph>('PATCH', `/api/paragraphs/${chapter.id}`, wish)
    await ask(changed)
  }
  gone.abort()
  await expect(asked[2]).rejects.toThrow('aborted')
  await expect.poll(() => queued[2]?.aborted).toBe(true)
  open()
  const [first, , , ...rest] = await Promise.all(asked.with(2, Promise.resolve('')))
  expect(first).not.toContain('Cambio')
  expect(new Set(rest)).toEqual(new Set([`Cambio ${CHANGES}`]))
  expect(printed).toEqual([first, expect.stringContaining('la nieve'), `Cambio ${CHANGES}`])
})
