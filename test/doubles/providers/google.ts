import { drawPicture, inPieces, json, writeText, type Answer, type Ask } from './answers.ts'
import { sse } from './openai.ts'

/** Gemini's format: text streamed, pictures inline. */
export async function google(ask: Ask): Promise<Answer | undefined> {
  if (ask.path.includes(':streamGenerateContent')) return stream(ask)
  if (!ask.path.includes(':generateContent')) return undefined
  const config = ask.body['generationConfig'] as { responseModalities?: string[] } | undefined
  if (!config?.responseModalities?.includes('IMAGE')) return json(candidate([{ text: await writeText(ask) }]))
  if (ask.wrong === 'refusal') return json({ candidates: [{ finishReason: 'IMAGE_SAFETY' }], usageMetadata: USAGE })
  if (ask.wrong === 'empty') return json(candidate([]))
  const picture = await drawPicture(ask, promptOf(ask))
  return json(candidate([{ inlineData: { mimeType: 'image/png', data: picture.toString('base64') } }]))
}

export function googleError(status: number, code: string): unknown {
  return { error: { code: status, message: 'The double fails', status: code } }
}

const USAGE = { promptTokenCount: 1_300, candidatesTokenCount: 1_680, totalTokenCount: 2_980 }

function candidate(parts: unknown[], finishReason?: string) {
  return {
    candidates: [{ content: { role: 'model', parts }, ...(finishReason ? { finishReason } : {}), index: 0 }],
    usageMetadata: USAGE,
  }
}

async function stream(ask: Ask): Promise<Answer> {
  const text = await writeText(ask)
  return sse(async function* () {
    if (ask.wrong === 'refusal') {
      yield { promptFeedback: { blockReason: 'PROHIBITED_CONTENT' }, usageMetadata: USAGE }
      return
    }
    for await (const piece of inPieces(text, ask)) yield candidate([{ text: piece }])
    yield candidate([{ text: '' }], 'STOP')
  })
}

function promptOf(ask: Ask): string {
  const contents = ask.body['contents'] as { parts?: { text?: string }[] }[] | undefined
  return contents?.flatMap(({ parts }) => parts ?? []).find(({ text }) => text)?.text ?? ''
}
