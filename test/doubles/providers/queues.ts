import { randomUUID } from 'node:crypto'
import { drawPicture, json, type Answer, type Ask } from './answers.ts'

/** Providers that take an order, are asked how it goes, and hand out an address: fal, Replicate, Black Forest Labs. */
export function createQueues() {
  const files = new Map<string, Buffer>()
  // Only the very first order makes its caller wait for a second look, so that tests stay quick.
  const patient = new Set<string>()
  const isPending = (provider: string) => patient.size < patient.add(provider).size
  const orders = new Map<string, { file: string | null; wrong: Ask['wrong'] }>()

  const store = (ask: Ask, picture: Buffer) => {
    const name = `${randomUUID()}.png`
    files.set(name, picture)
    return `${ask.origin}/files/${name}`
  }
  const order = async (ask: Ask, prompt: string) => {
    const id = randomUUID()
    const isGood = ask.wrong !== 'refusal' && ask.wrong !== 'empty'
    orders.set(id, { file: isGood ? store(ask, await drawPicture(ask, prompt)) : null, wrong: ask.wrong })
    return id
  }

  async function fal(ask: Ask): Promise<Answer> {
    if (ask.wrong === 'refusal')
      return json({ detail: [{ loc: ['body', 'prompt'], msg: 'flagged', type: 'content_policy_violation' }] }, 422)
    if (ask.wrong === 'empty') return json({ images: [], has_nsfw_concepts: [] })
    const url = store(ask, await drawPicture(ask, String(ask.body['prompt'])))
    return json({ images: [{ url, width: 1536, height: 1024, content_type: 'image/png' }], has_nsfw_concepts: [false] })
  }

  async function replicate(ask: Ask): Promise<Answer> {
    const id = ask.path.split('/').at(-1) ?? ''
    const known = orders.get(id)
    const urls = (id: string) => ({ get: `${ask.origin}/replicate/v1/predictions/${id}` })
    if (!known) {
      const input = ask.body['input'] as { prompt?: string }
      const started = await order(ask, input.prompt ?? '')
      return json({ id: started, status: 'starting', output: null, error: null, urls: urls(started) }, 201)
    }
    if (known.wrong === 'refusal')
      return json({ id, status: 'failed', output: null, error: 'NSFW content detected', urls: urls(id) })
    return isPending('replicate')
      ? json({ id, status: 'processing', output: null, error: null, urls: urls(id) })
      : json({ id, status: 'succeeded', output: known.file ? [known.file] : null, error: null, urls: urls(id) })
  }

  async function bfl(ask: Ask): Promise<Answer> {
    if (ask.method === 'POST') {
      const id = await order(ask, String(ask.body['prompt']))
      return json({ id, polling_url: `${ask.origin}/bfl/v1/get_result?id=${id}`, cost: 6 })
    }
    const id = new URL(ask.path, ask.origin).searchParams.get('id') ?? ''
    const known = orders.get(id)
    if (!known) return json({ id, status: 'Task not found', result: null })
    if (known.wrong === 'refusal') return json({ id, status: 'Content Moderated', result: null })
    if (isPending('bfl')) return json({ id, status: 'Pending', result: null })
    return known.file
      ? json({ id, status: 'Ready', result: { sample: known.file, seed: 7 } })
      : json({ id, status: 'Error', result: null })
  }

  return {
    fal,
    replicate,
    bfl,
    file(path: string): Answer | undefined {
      const body = files.get(path.split('/').at(-1) ?? '')
      return body && { headers: { 'content-type': 'image/png' }, body }
    },
  }
}
