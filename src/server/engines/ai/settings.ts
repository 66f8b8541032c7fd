/** The slice of the settings that hosted and self-hosted engines need. */

const AI_PROVIDERS = ['openai', 'google', 'anthropic', 'compatible', 'fal', 'replicate', 'bfl', 'elevenlabs'] as const
export type AiProvider = (typeof AI_PROVIDERS)[number]

export type ProviderAccess = {
  apiKey?: string
  /** As the provider's own package takes it, e.g. `http://localhost:11434/v1`. */
  baseURL?: string
}

/** Keys and addresses; a provider that is absent is not configured. */
export type AiSettings = { providers: Partial<Record<AiProvider, ProviderAccess>> }

/** One model of one provider; `id` is `provider:model`, as settings, logs and usage rows write it. */
export type ModelRef = { provider: AiProvider; model: string; id: string }

export function toModelRef({ provider, model }: { provider: AiProvider; model: string }): ModelRef {
  return { provider, model, id: `${provider}:${model}` }
}

/** Reads one `provider:model`, whose model may itself hold colons and slashes. Throws with one clear line. */
export function parseModel(entry: string): ModelRef {
  const colon = entry.indexOf(':')
  const provider = AI_PROVIDERS.find((name) => name === entry.slice(0, colon))
  const model = entry.slice(colon + 1).trim()
  if (colon < 1 || !provider || !model)
    throw new Error(`"${entry}" is not "provider:model" with provider one of ${AI_PROVIDERS.join(', ')}`)
  return toModelRef({ provider, model })
}
