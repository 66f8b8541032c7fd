import { createAnthropic } from '@ai-sdk/anthropic'
import { createBlackForestLabs } from '@ai-sdk/black-forest-labs'
import { createElevenLabs } from '@ai-sdk/elevenlabs'
import { createFal } from '@ai-sdk/fal'
import { createGoogle } from '@ai-sdk/google'
import { createOpenAI } from '@ai-sdk/openai'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { createReplicate } from '@ai-sdk/replicate'
import {
  extractJsonMiddleware,
  wrapLanguageModel,
  type generateText,
  type ImageModel,
  type LanguageModel,
  type SpeechModel,
} from 'ai'
import { EngineError } from '../../../engine.ts'
import { REFUSALS } from './failures.ts'
import type { AiSettings, ModelRef, ProviderAccess } from './settings.ts'

// The SDK prints warnings on unsupported options to the console; our capability table already knows them.
globalThis.AI_SDK_LOG_WARNINGS = false

/** The text model behind a reference. Throws an EngineError where the provider has none or no key is set. */
export function languageModel(settings: AiSettings, ref: ModelRef): LanguageModel {
  const model = openLanguageModel(settings, ref)
  // Some models wrap their JSON in a Markdown fence whatever they are told.
  return wrapLanguageModel({ model, middleware: extractJsonMiddleware() })
}

function openLanguageModel(settings: AiSettings, ref: ModelRef) {
  const access = accessTo(settings, ref)
  switch (ref.provider) {
    case 'openai':
      return createOpenAI(access)(ref.model)
    case 'google':
      return createGoogle(access)(ref.model)
    case 'anthropic':
      return createAnthropic(access)(ref.model)
    case 'compatible':
      return compatible(access).chatModel(ref.model)
    default:
      throw new EngineError('bad_request', `${ref.id}: this provider writes no text`)
  }
}

/** Nothing is stored at the provider where that can be said; little thinking is enough for a story or a verdict. */
export function textOptions(ref: ModelRef): NonNullable<Parameters<typeof generateText>[0]['providerOptions']> {
  if (ref.provider !== 'openai') return {}
  const thinks = /^(gpt-[5-9]|o\d)/.test(ref.model)
  return { openai: { store: false, ...(thinks ? { reasoningEffort: 'low', reasoningSummary: null } : {}) } }
}

/** The image model behind a reference. Throws an EngineError where the provider has none or no key is set. */
export function imageModel(settings: AiSettings, ref: ModelRef): ImageModel {
  const access = accessTo(settings, ref)
  switch (ref.provider) {
    case 'openai':
      return createOpenAI(access).image(ref.model)
    case 'google':
      return createGoogle(access).image(ref.model)
    case 'compatible':
      return compatible(access).imageModel(ref.model)
    case 'fal':
      return createFal(access).image(ref.model)
    case 'replicate':
      return createReplicate({ ...access, apiToken: access.apiKey }).image(ref.model)
    case 'bfl':
      return createBlackForestLabs({ ...access, fetch: bflFetch, pollTimeoutMillis: BFL_POLL_TIMEOUT_MS }).image(
        ref.model,
      )
    default:
      throw new EngineError('bad_request', `${ref.id}: this provider draws no pictures`)
  }
}

/** The voice behind a reference. Throws an EngineError where the provider has none or no key is set. */
export function speechModel(settings: AiSettings, ref: ModelRef): SpeechModel {
  const access = accessTo(settings, ref)
  switch (ref.provider) {
    case 'openai':
      return createOpenAI(access).speech(ref.model)
    case 'elevenlabs':
      return createElevenLabs({
        apiKey: access.apiKey,
        ...(access.baseURL && { fetch: fetchAt(access.baseURL) }),
      }).speech(ref.model)
    default:
      throw new EngineError('bad_request', `${ref.id}: this provider does not speak`)
  }
}

const ELEVENLABS_URL = 'https://api.elevenlabs.io'

/** ElevenLabs' package knows no other address than its own. */
function fetchAt(baseURL: string): typeof fetch {
  const base = baseURL.replace(/\/+$/, '')
  return (input, init) => {
    const { href } = new URL(input instanceof Request ? input.url : input)
    if (!href.startsWith(ELEVENLABS_URL)) throw new EngineError('bad_request', 'elevenlabs: an unknown address')
    return fetch(base + href.slice(ELEVENLABS_URL.length), init)
  }
}

const BFL_POLL_TIMEOUT_MS = 240_000
/** Key and address as every provider's package takes them; an address alone is enough for self-hosted servers. */
export function accessTo(settings: AiSettings, ref: ModelRef): { apiKey: string; baseURL?: string } {
  const access: ProviderAccess = settings.providers[ref.provider] ?? {}
  if (!access.apiKey && !access.baseURL)
    throw new EngineError('auth', `${ref.id}: ${ref.provider.toUpperCase()}_API_KEY is not set`)
  return { apiKey: access.apiKey ?? 'none', ...(access.baseURL ? { baseURL: access.baseURL } : {}) }
}

function compatible(access: { apiKey: string; baseURL?: string }) {
  if (!access.baseURL) throw new EngineError('auth', 'compatible: COMPATIBLE_BASE_URL is not set')
  return createOpenAICompatible({
    name: 'compatible',
    apiKey: access.apiKey,
    baseURL: access.baseURL,
    includeUsage: true,
    supportsStructuredOutputs: true,
  })
}

/** Black Forest Labs tells a refusal in the polled status, which its package takes for "not ready yet" or for a fault. */
async function bflFetch(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, init)
  if (!response.headers.get('content-type')?.includes('json')) return response
  const text = await response.clone().text()
  if (/"(?:status|state)"\s*:\s*"(?:Request|Content) Moderated"/.test(text))
    throw new EngineError('refused', 'bfl: refused (moderated)', { userMessage: REFUSALS.image })
  if (/"(?:status|state)"\s*:\s*"Task not found"/.test(text))
    throw new EngineError('unavailable', 'bfl: task not found')
  return response
}
