import sharp from 'sharp'
import { z } from 'zod'
import { EngineError, type ImageBytes, type Moderator, type Verdict } from '../../../engine.ts'
import { callModel, type AiDeps } from './call.ts'
import { retryAfter } from './failures.ts'
import { accessTo } from './models.ts'
import type { AiSettings, ModelRef } from './settings.ts'

const TIMEOUT_MS = 20_000
const OPENAI_URL = 'https://api.openai.com/v1'
/** Longest side of a picture that is sent for review, in pixels. */
const REVIEW_SIDE = 512

/** What is said to the person, by the category that weighs most. Never what exactly was found. */
const REASONS: readonly [category: RegExp, text: string, image: string][] = [
  [
    /sexual/,
    'Este cuento es para regalar a todas las edades y hay algo en los textos que no encaja. Prueba a contarlo con otras palabras.',
    'No podemos usar una de las imágenes en un cuento para todas las edades. Prueba con otra foto, vestida y de cara.',
  ],
  [
    /self-harm/,
    'Hay algo en los textos que no podemos convertir en cuento. Si lo estás pasando mal, habla con alguien de confianza; y cuando quieras, cuéntanos un recuerdo alegre.',
    'No podemos usar una de las imágenes en un cuento. Prueba con otra foto.',
  ],
  [
    /violence|illicit/,
    'Hay algo en los textos demasiado duro para un cuento infantil. Prueba a contarlo de una forma más amable.',
    'Una de las imágenes es demasiado dura para un cuento infantil. Prueba con otra foto.',
  ],
  [
    /hate|harassment/,
    'Hay palabras en los textos que pueden herir a alguien. Prueba a decirlo con cariño.',
    'No podemos usar una de las imágenes en un cuento. Prueba con otra foto.',
  ],
]
const OTHER = [
  'Hay algo en los textos que no podemos usar en un cuento. Prueba con otras palabras.',
  'No podemos usar una de las imágenes en un cuento. Prueba con otra foto.',
] as const

const answerSchema = z.object({
  results: z.array(z.object({ flagged: z.boolean(), categories: z.record(z.string(), z.boolean().nullish()) })).min(1),
})

/**
 * Reviews texts and pictures with OpenAI's moderation endpoint, or a compatible server's. Without an answer it
 * throws, so that nothing passes unreviewed.
 */
export function createAiModerator(settings: AiSettings, ref: ModelRef, deps: AiDeps): Moderator {
  if (ref.provider !== 'openai' && ref.provider !== 'compatible')
    throw new EngineError('bad_request', `${ref.id}: moderation is spoken by openai and compatible only`)
  return {
    async review({ texts = [], images = [] }, { signal, onUsage }) {
      const text = texts.filter((text) => text.trim() !== '').join('\n\n')
      // The endpoint takes a single picture a request.
      const inputs = [
        ...(text ? [[{ type: 'text', text }]] : []),
        ...(await Promise.all(images.map(async (image) => [await toInput(image)]))),
      ]
      const verdicts = await Promise.all(
        inputs.map((input) =>
          callModel(deps, {
            ref,
            kind: 'moderation',
            estimateMicroUsd: 0,
            timeoutMs: TIMEOUT_MS,
            signal,
            onUsage,
            run: async (signal) => ({
              value: await ask(settings, ref, input, signal),
              usage: { model: ref.id, kind: 'moderation', costMicroUsd: 0 },
            }),
          }),
        ),
      )
      return verdicts.find(({ ok }) => !ok) ?? { ok: true }
    },
  }
}

type Input = { type: string }[]

async function ask(settings: AiSettings, ref: ModelRef, input: Input, signal: AbortSignal): Promise<Verdict> {
  const { apiKey, baseURL = ref.provider === 'openai' ? OPENAI_URL : undefined } = accessTo(settings, ref)
  // A self-hosted server's key, and what people wrote for it, go to nobody else.
  if (!baseURL) throw new EngineError('auth', `${ref.id}: ${ref.provider.toUpperCase()}_BASE_URL is not set`)
  const response = await fetch(`${baseURL}/moderations`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${apiKey}` },
    body: JSON.stringify({ model: ref.model, input }),
    signal,
  })
  if (!response.ok) throw failureOf(response, ref)
  const answer = answerSchema.safeParse(await response.json().catch(() => null))
  if (!answer.success) throw new EngineError('bad_output', `${ref.id}: bad_output (moderation answer)`)
  const flagged = answer.data.results.filter((result) => result.flagged)
  if (flagged.length === 0) return { ok: true }
  const categories = flagged.flatMap((result) =>
    Object.entries(result.categories).flatMap(([name, isIt]) => (isIt ? [name] : [])),
  )
  return { ok: false, reason: reasonFor(categories, input[0]?.type !== 'text') }
}

function reasonFor(categories: readonly string[], isImage: boolean): string {
  const found = REASONS.find(([pattern]) => categories.some((category) => pattern.test(category)))
  const [text, image] = found ? [found[1], found[2]] : OTHER
  return isImage ? image : text
}

function failureOf(response: Response, ref: ModelRef): EngineError {
  const { status } = response
  const wait = retryAfter(Object.fromEntries(response.headers), undefined, Date.now())
  const failure =
    status === 401 || status === 403
      ? 'auth'
      : status === 429
        ? 'rate_limited'
        : status < 500
          ? 'bad_request'
          : 'unavailable'
  return new EngineError(
    failure,
    `${ref.id}: ${failure} (status ${status})`,
    wait === undefined ? {} : { retryAfterMs: wait },
  )
}

async function toInput(image: ImageBytes) {
  const small = await sharp(image)
    .rotate()
    .resize({ width: REVIEW_SIDE, height: REVIEW_SIDE, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 80 })
    .toBuffer()
  return { type: 'image_url', image_url: { url: `data:image/jpeg;base64,${small.toString('base64')}` } }
}
