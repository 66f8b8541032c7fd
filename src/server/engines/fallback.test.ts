import { describe, expect, test } from 'vitest'
import { EngineError, type Illustrator, type Picture, type Writer, type WriterEvent } from '../../engine.ts'
import { firstIllustrator, firstWriter } from './fallback.ts'

const scene = { place: 'casa', time: 'de día', action: 'juegan', objects: [] }
const head = (title: string): WriterEvent => ({
  type: 'head',
  head: { title, characters: '', cover: { imagePrompt: '', scene } },
})
const chapter = (number: number): WriterEvent => ({
  type: 'chapter',
  chapter: { number, title: `${number}`, paragraphs: ['x'], imagePrompt: '', scene },
})

/** Writes `chapters` of a story, going on where it is told to if it can, then fails or not. */
function writer(
  id: string,
  { upTo = 5, error, resumes = true }: { upTo?: number; error?: Error; resumes?: boolean },
): Writer {
  return {
    id,
    async *write(_brief, { soFar }) {
      const from = resumes && soFar ? soFar.chapters.length : 0
      if (!(resumes && soFar)) yield head(id)
      for (let number = from + 1; number <= upTo; number++) yield chapter(number)
      if (error) throw error
    },
  }
}

async function read(writer: Writer): Promise<string[]> {
  const seen: string[] = []
  for await (const event of writer.write({} as Parameters<Writer['write']>[0], { seed: '' }))
    seen.push(event.type === 'head' ? event.head.title : `${event.chapter.number}`)
  return seen
}

const outage = new EngineError('unavailable', 'a: down')

const limited = (ms: number) => new EngineError('rate_limited', `${ms}`, { retryAfterMs: ms })

describe('firstWriter', () => {
  test('lets the next continue what one has begun', async () => {
    const failed: string[] = []
    const both = firstWriter([writer('a', { upTo: 2, error: outage }), writer('b', {})], (id) => failed.push(id))
    expect(await read(both)).toEqual(['a', '1', '2', '3', '4', '5'])
    expect(failed).toEqual(['a'])
  })

  test('starts again where the next cannot continue', async () => {
    const both = firstWriter([writer('a', { upTo: 2, error: outage }), writer('embedded', { resumes: false })])
    expect(await read(both)).toEqual(['a', '1', '2', 'embedded', '1', '2', '3', '4', '5'])
  })

  test('carries a refusal to nobody', async () => {
    const refused = new EngineError('refused', 'a: refused', { userMessage: 'Prueba otra cosa' })
    await expect(read(firstWriter([writer('a', { upTo: 0, error: refused }), writer('b', {})]))).rejects.toBe(refused)
  })

  test('leaves only free engines when the budget is spent', async () => {
    const spent = new EngineError('budget', 'spent')
    const broke = writer('a', { upTo: 0, error: spent })
    await expect(read(firstWriter([broke, writer('b', {})]))).rejects.toBe(spent)
    expect(await read(firstWriter([broke, writer('b', {}), writer('embedded', { resumes: false })]))).toContain(
      'embedded',
    )
  })

  test('a cancelled story is written by nobody else', async () => {
    const left = new DOMException('left', 'AbortError')
    await expect(read(firstWriter([writer('a', { upTo: 0, error: left }), writer('b', {})]))).rejects.toBe(left)
  })

  test('when all fail, the shortest wait is told', async () => {
    const all = firstWriter([
      writer('a', { upTo: 0, error: limited(90_000) }),
      writer('b', { upTo: 0, error: limited(5_000) }),
      writer('c', { upTo: 0, error: outage }),
    ])
    await expect(read(all)).rejects.toMatchObject({ retryAfterMs: 5_000 })
  })
})

describe('firstIllustrator', () => {
  const picture: Picture = { data: new Uint8Array(1), width: 1, height: 1, alt: '', focus: [0.5, 0.5] }
  const broken: Illustrator = {
    id: 'a',
    sheet: () => Promise.reject(outage),
    illustrate: () => Promise.reject(outage),
    combine: () => Promise.reject(outage),
  }
  const embedded: Illustrator = {
    id: 'embedded',
    illustrate: () => Promise.resolve(picture),
    combine: () => Promise.resolve(picture),
  }

  test('says who drew in the end', async () => {
    const both = firstIllustrator([broken, embedded])
    const request = {} as Parameters<Illustrator['illustrate']>[0]
    expect(await both.illustrate(request, { seed: '' })).toMatchObject({ model: 'embedded' })
    expect(await both.sheet?.({} as Parameters<NonNullable<Illustrator['sheet']>>[0], { seed: '' })).toBeNull()
  })

  test('has no sheet where no engine has one', () => {
    expect(firstIllustrator([embedded])).not.toHaveProperty('sheet')
  })
})
