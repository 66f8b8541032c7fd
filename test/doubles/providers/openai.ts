import { Ajv } from 'ajv'
import { spoken } from './speech.ts'
import { setTimeout as sleep } from 'node:timers/promises'
import published from '../openai-requests.json' with { type: 'json' }
import { drawPicture, inPieces, json, writeText, type Answer, type Ask } from './answers.ts'

const USAGE = { input_tokens: 1_200, output_tokens: 2_400, total_tokens: 3_600 }

// The fields of a form are text: numbers are what can be read as such.
const ajv = new Ajv({ coerceTypes: true, allowUnionTypes: true, strict: false })
const requests = Object.entries(published).map(([path, schema]) => [`/openai/v1/${path}`, ajv.compile(schema)] as const)

/** OpenAI's format, which self-hosted servers speak too. OpenAI itself refuses what its description does not know. */
export async function openai(ask: Ask): Promise<Answer | undefined> {
  const isPublished = requests.find(([path]) => path === ask.path)?.[1]
  if (isPublished && !isPublished({ ...ask.body })) return json(openaiError(400, 'unknown_parameter'), 400)
  if (ask.path.endsWith('/responses')) return responses(ask)
  if (ask.path.endsWith('/chat/completions')) return chat(ask)
  if (ask.path.endsWith('/images/generations') || ask.path.endsWith('/images/edits')) return images(ask)
  if (ask.path.endsWith('/moderations')) return moderations(ask)
  if (ask.path.endsWith('/audio/speech')) return speech(ask)
  return undefined
}

export function openaiError(status: number, code: string): unknown {
  return { error: { message: `The double says ${code}`, type: 'error', param: null, code } }
}

async function responses(ask: Ask): Promise<Answer> {
  const model = String(ask.body['model'])
  const text = await writeText(ask)
  const usage = { ...USAGE, input_tokens_details: { cached_tokens: 0 }, output_tokens_details: { reasoning_tokens: 0 } }
  const refused = ask.wrong === 'refusal'
  if (!ask.body['stream']) {
    const content = refused ? [{ type: 'refusal', refusal: 'No.' }] : [{ type: 'output_text', text, annotations: [] }]
    const message = { type: 'message', role: 'assistant', id: 'msg_1', content }
    return json({ id: 'resp_1', created_at: 1, model, output: [message], usage })
  }
  return sse(async function* () {
    yield { type: 'response.created', response: { id: 'resp_1', created_at: 1, model } }
    yield { type: 'response.output_item.added', output_index: 0, item: { type: 'message', id: 'msg_1' } }
    if (refused) yield { type: 'response.refusal.done', item_id: 'msg_1', refusal: 'No.' }
    else
      for await (const delta of inPieces(text, ask))
        yield { type: 'response.output_text.delta', item_id: 'msg_1', delta }
    yield { type: 'response.output_item.done', output_index: 0, item: { type: 'message', id: 'msg_1' } }
    yield { type: 'response.completed', response: { usage } }
  })
}

async function chat(ask: Ask): Promise<Answer> {
  const base = { id: 'chat_1', created: 1, model: String(ask.body['model']) }
  const text = await writeText(ask)
  const finish = ask.wrong === 'refusal' ? 'content_filter' : 'stop'
  const usage = { prompt_tokens: 1_200, completion_tokens: 2_400, total_tokens: 3_600 }
  if (!ask.body['stream'])
    return json({
      ...base,
      object: 'chat.completion',
      choices: [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: finish }],
      usage,
    })
  const chunk = (delta: object, finish_reason: string | null) => ({
    ...base,
    object: 'chat.completion.chunk',
    choices: [{ index: 0, delta, finish_reason }],
  })
  return sse(async function* () {
    if (finish === 'stop')
      for await (const content of inPieces(text, ask)) yield chunk({ role: 'assistant', content }, null)
    yield chunk({}, finish)
    yield { ...base, object: 'chat.completion.chunk', choices: [], usage }
  }, '[DONE]')
}

async function images(ask: Ask): Promise<Answer> {
  if (ask.wrong === 'refusal') return json(openaiError(400, 'moderation_blocked'), 400)
  if (ask.wrong === 'empty') return json({ created: 1, data: [] })
  const picture = await drawPicture(ask, String(ask.body['prompt']))
  const usage = {
    input_tokens: 2_000,
    output_tokens: 4_000,
    total_tokens: 6_000,
    input_tokens_details: { image_tokens: 1_500, text_tokens: 500 },
  }
  return json({ created: 1, data: [{ b64_json: picture.toString('base64') }], usage })
}

async function moderations(ask: Ask): Promise<Answer> {
  await sleep(ask.latency.moderation ?? 0)
  const flagged = ask.wrong === 'refusal'
  const categories = { violence: flagged, sexual: false, 'sexual/minors': false, hate: false, 'self-harm': false }
  const scores = Object.fromEntries(Object.entries(categories).map(([name, isIt]) => [name, isIt ? 0.97 : 0.001]))
  return json({
    id: 'modr_1',
    model: 'omni-moderation-latest',
    results: [{ flagged, categories, category_scores: scores }],
  })
}

function speech(ask: Ask): Answer {
  if (ask.wrong === 'refusal') return json(openaiError(400, 'content_policy_violation'), 400)
  if (ask.body['response_format'] !== 'pcm') return json(openaiError(400, 'invalid_value'), 400)
  return spoken(ask, String(ask.body['input']))
}

/** Server-sent events out of JSON values. */
export function sse(events: () => AsyncIterable<unknown>, last?: string): Answer {
  return {
    headers: { 'content-type': 'text/event-stream' },
    body: (async function* () {
      for await (const event of events()) {
        const name = (event as { type?: string }).type
        yield `${name ? `event: ${name}\n` : ''}data: ${JSON.stringify(event)}\n\n`
      }
      if (last) yield `data: ${last}\n\n`
    })(),
  }
}
