import { inPieces, json, writeText, type Answer, type Ask } from './answers.ts'
import { sse } from './openai.ts'

/** Anthropic's message format. */
export async function anthropic(ask: Ask): Promise<Answer | undefined> {
  if (!ask.path.endsWith('/messages')) return undefined
  const text = await writeText(ask)
  const model = String(ask.body['model'])
  const message = { id: 'msg_1', type: 'message', role: 'assistant', model }
  const stop_reason = ask.wrong === 'refusal' ? 'refusal' : 'end_turn'
  if (!ask.body['stream'])
    return json({
      ...message,
      content: [{ type: 'text', text }],
      stop_reason,
      usage: { input_tokens: 1_250, output_tokens: 300 },
    })
  return sse(async function* () {
    yield {
      type: 'message_start',
      message: { ...message, content: [], stop_reason: null, usage: { input_tokens: 1_250, output_tokens: 1 } },
    }
    yield { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } }
    if (ask.wrong !== 'refusal')
      for await (const piece of inPieces(text, ask))
        yield { type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text: piece } }
    yield { type: 'content_block_stop', index: 0 }
    yield { type: 'message_delta', delta: { stop_reason, stop_sequence: null }, usage: { output_tokens: 2_300 } }
    yield { type: 'message_stop' }
  })
}

export function anthropicError(code: string): unknown {
  return { type: 'error', error: { type: code, message: 'The double fails' } }
}
