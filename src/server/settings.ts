import { z } from 'zod'

/** The environment, parsed once. Nobody else reads `process.env`. */

const TEXT_PROVIDERS = ['embedded', 'openai', 'google', 'anthropic', 'compatible'] as const
const IMAGE_PROVIDERS = ['embedded', 'openai', 'google', 'compatible', 'fal', 'replicate', 'bfl'] as const
const PROVIDERS = ['openai', 'google', 'anthropic', 'compatible', 'fal', 'replicate', 'bfl', 'elevenlabs'] as const
export type Provider = (typeof PROVIDERS)[number]

/** An engine in order of preference, e.g. `openai:gpt-5.6` or `embedded`. */
type ModelName = { provider: 'embedded' } | { provider: Provider; model: string }

const text = z.string().trim()
const optional = text.optional().transform((value) => value || undefined)
const url = (protocols: RegExp) => optional.pipe(z.url({ protocol: protocols }).optional())
const integer = (fallback: number, min: number, max = Number.MAX_SAFE_INTEGER) =>
  text
    .default('')
    .transform((value) => (value === '' ? fallback : Number(value)))
    .pipe(z.number().int().min(min).max(max))

function models(allowed: readonly string[], fallback: string) {
  return text.default('').transform((value, context): ModelName[] =>
    (value || fallback)
      .split(',')
      .filter(Boolean)
      .map((entry) => {
        const [provider = '', ...rest] = entry.trim().split(':')
        const model = rest.join(':')
        if (!allowed.includes(provider) || (provider !== 'embedded' && !model)) {
          context.addIssue({
            code: 'custom',
            message: `"${entry.trim()}" is not one of ${allowed.join(', ')} followed by :model`,
          })
        }
        return provider === 'embedded' ? { provider } : { provider: provider as Provider, model }
      }),
  )
}

/** `openai/image=5,google/text=100`: calls a minute by provider and kind of call. */
const rates = text.default('').transform((value, context): Record<string, number> => {
  const entries = value.split(',').flatMap((entry) => {
    if (entry.trim() === '') return []
    const [, lane, limit] = entry.trim().match(RATE) ?? []
    if (!lane || !PROVIDERS.some((provider) => lane.startsWith(`${provider}/`))) {
      context.addIssue({ code: 'custom', message: `"${entry.trim()}" is not like openai/image=5` })
      return []
    }
    return [[lane, Number(limit)] as const]
  })
  return Object.fromEntries(entries)
})
const RATE = /^([a-z]+\/(?:text|image|judge|moderation|speech))=([1-9]\d{0,3})$/

/** `illustrate=4,write=2` */
function readConcurrency(value: string | undefined, context: z.RefinementCtx): Record<string, number> {
  const entries = (value ?? '').split(',').filter(Boolean)
  return Object.fromEntries(
    entries.map((entry) => {
      const match = entry.trim().match(/^([a-z-]+)=(\d{1,3})$/)
      if (!match) context.addIssue({ code: 'custom', message: `"${entry.trim()}" is not like illustrate=4` })
      return [match?.[1] ?? '', Number(match?.[2])]
    }),
  )
}

const environment = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).catch('development'),
  PORT: integer(3000, 0, 65_535),
  HOST: text.default('').transform((value) => value || '0.0.0.0'),
  BASE_URL: url(/^https?$/),
  DATA_DIR: text.default('').transform((value) => value || '.data'),
  TRUST_PROXY: optional,
  HSTS_SUBDOMAINS: optional.pipe(z.enum(['on', 'off']).optional()),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  DATABASE_URL: url(/^postgres(ql)?$/),
  ROLE: z.enum(['all', 'web', 'worker']).default('all'),
  DATABASE_CONNECTIONS: integer(12, 2, 1_000),
  JOB_CONCURRENCY: optional.transform(readConcurrency),
  METRICS_HOST: text.default('').transform((value) => value || '127.0.0.1'),
  METRICS_PORT: optional
    .transform((value) => (value === undefined ? undefined : Number(value)))
    .pipe(z.number().int().min(1).max(65_535).optional()),
  RATE_LIMITS: optional.pipe(z.enum(['on', 'off']).optional()),
  PROOF_OF_WORK: optional.pipe(z.enum(['on', 'off']).optional()),
  PRODUCT_NAME: text.default('').transform((value) => value || 'Cuentos Mágicos'),
  PRICE_CENTS: integer(10_000, 1, 100_000_000),
  PRICE_CURRENCY: text
    .toLowerCase()
    .regex(/^[a-z]{3}$/)
    .default('mxn'),
  TEASER_PRICE: text.default(''),
  RETENTION_DAYS: integer(30, 1, 3_650),
  SUPPORT_EMAIL: optional.pipe(z.email().optional()),
  LEGAL_NAME: optional,
  LEGAL_ADDRESS: optional,
  LEGAL_TAX_ID: optional,
  AUTH_SECRET: optional.pipe(z.string().min(32).optional()),
  AUTH_SECRET_PREVIOUS: optional.pipe(z.string().min(32).optional()),
  BACKUP_RECIPIENT: optional.pipe(
    z
      .string()
      .regex(/^age1[0-9a-z]{20,}$/)
      .optional(),
  ),
  OIDC_ISSUER: url(/^https?$/),
  OIDC_CLIENT_ID: optional,
  OIDC_CLIENT_SECRET: optional,
  TEXT_MODEL: models(TEXT_PROVIDERS, 'embedded'),
  IMAGE_MODEL: models(IMAGE_PROVIDERS, 'embedded'),
  JUDGE_MODEL: optional,
  MODERATION_MODEL: optional,
  VOICE_MODEL: optional,
  VOICE_NAME: optional,
  HAIR_MODEL: optional,
  DAILY_BUDGET_USD: optional
    .transform((value) => (value === undefined ? undefined : Number(value)))
    .pipe(z.number().nonnegative().optional()),
  ENGINE_CALLS_PER_MINUTE: rates,
  VISITOR_DAILY_STORIES: integer(20, 1),
  OTEL_EXPORTER_OTLP_ENDPOINT: url(/^https?$/),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: url(/^https?$/),
  OTEL_SDK_DISABLED: optional.transform((value) => value?.toLowerCase() === 'true'),
  PAYMENTS: optional.pipe(z.enum(['simulated', 'stripe']).optional()),
  STRIPE_SECRET_KEY: optional,
  STRIPE_WEBHOOK_SECRET: optional,
  STRIPE_API_URL: url(/^https?$/),
  STRIPE_METHODS: text
    .default('')
    .transform((value) => (value || 'card').split(',').map((method) => method.trim()))
    .pipe(z.array(z.enum(['card', 'oxxo'])).min(1)),
  SMTP_URL: url(/^smtps?$/),
  MAIL_FROM: optional,
  S3_BUCKET: optional,
  S3_ENDPOINT: url(/^https?$/),
  S3_REGION: text.default('').transform((value) => value || 'us-east-1'),
  S3_ACCESS_KEY_ID: optional,
  S3_SECRET_ACCESS_KEY: optional,
})

export type Settings = Omit<z.output<typeof environment>, 'PAYMENTS' | 'BASE_URL' | 'RATE_LIMITS' | 'PROOF_OF_WORK'> & {
  production: boolean
  RATE_LIMITS: 'on' | 'off'
  /** Whether a browser must compute for a moment before engines that cost money are set to work. */
  PROOF_OF_WORK: 'on' | 'off'
  BASE_URL: string
  PAYMENTS: 'simulated' | 'stripe'
  /** Keys and addresses of the AI providers that have any. */
  providers: Partial<Record<Provider, { apiKey?: string; baseURL?: string }>>
}

export class SettingsError extends Error {
  override name = 'SettingsError'
}

/** @throws SettingsError with one line that names every bad setting. */
export function readSettings(env: Record<string, string | undefined>): Settings {
  // The operator reads English; only people on the pages read Spanish.
  const parsed = environment.safeParse(env, { error: z.locales.en().localeError })
  if (!parsed.success) {
    throw new SettingsError(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; '))
  }
  const values = parsed.data
  const production = values.NODE_ENV === 'production'
  const settings: Settings = {
    ...values,
    production,
    BASE_URL: (values.BASE_URL ?? `http://localhost:${values.PORT}`).replace(/\/+$/, ''),
    RATE_LIMITS: values.RATE_LIMITS ?? (values.NODE_ENV === 'test' ? 'off' : 'on'),
    PROOF_OF_WORK: values.PROOF_OF_WORK ?? (values.NODE_ENV !== 'test' && costsMoney(values) ? 'on' : 'off'),
    PAYMENTS: values.PAYMENTS ?? (values.STRIPE_SECRET_KEY ? 'stripe' : 'simulated'),
    providers: readProviders(env),
  }
  const problem = conflictIn(settings, values.PAYMENTS)
  if (problem) throw new SettingsError(problem)
  return settings
}

function costsMoney({ TEXT_MODEL, IMAGE_MODEL }: Pick<Settings, 'TEXT_MODEL' | 'IMAGE_MODEL'>): boolean {
  return [...TEXT_MODEL, ...IMAGE_MODEL].some(({ provider }) => provider !== 'embedded')
}

function readProviders(env: Record<string, string | undefined>): Settings['providers'] {
  const providers: Settings['providers'] = {}
  for (const provider of PROVIDERS) {
    const apiKey = env[`${provider.toUpperCase()}_API_KEY`]?.trim()
    const baseURL = env[`${provider.toUpperCase()}_BASE_URL`]?.trim()
    if (apiKey || baseURL) providers[provider] = { ...(apiKey && { apiKey }), ...(baseURL && { baseURL }) }
  }
  return providers
}

/** What is wrong with the name of a judge, moderator or narrator, or the key that it lacks. */
function missingModel(
  settings: Settings,
  name: 'JUDGE_MODEL' | 'MODERATION_MODEL' | 'VOICE_MODEL',
  allowed: readonly Provider[],
): string | undefined {
  const value = settings[name]
  if (value === undefined) return undefined
  const provider = allowed.find((known) => value.startsWith(`${known}:`) && value.length > known.length + 1)
  if (!provider) return `${name}: "${value}" is not one of ${allowed.join(', ')} followed by :model`
  const variable = provider.toUpperCase()
  return settings.providers[provider] ? undefined : `${value} needs ${variable}_API_KEY or ${variable}_BASE_URL`
}

function isCompatibleAsked({ TEXT_MODEL, IMAGE_MODEL, JUDGE_MODEL, MODERATION_MODEL }: Settings): boolean {
  const names = [...TEXT_MODEL, ...IMAGE_MODEL].map(({ provider }) => provider)
  return (
    names.includes('compatible') || [JUDGE_MODEL, MODERATION_MODEL].some((value) => value?.startsWith('compatible:'))
  )
}

/** What is wrong in a combination of valid settings. */
function conflictIn(settings: Settings, payments: 'simulated' | 'stripe' | undefined): string | undefined {
  for (const name of [...settings.TEXT_MODEL, ...settings.IMAGE_MODEL]) {
    if (name.provider !== 'embedded' && !settings.providers[name.provider]) {
      return `${name.provider}:${name.model} needs ${name.provider.toUpperCase()}_API_KEY or ${name.provider.toUpperCase()}_BASE_URL`
    }
  }
  const missing =
    missingModel(settings, 'JUDGE_MODEL', ['openai', 'google', 'anthropic', 'compatible']) ??
    missingModel(settings, 'MODERATION_MODEL', ['openai', 'compatible']) ??
    missingModel(settings, 'VOICE_MODEL', ['openai', 'elevenlabs'])
  if (missing) return missing
  if (isCompatibleAsked(settings) && !settings.providers.compatible?.baseURL)
    return 'compatible: needs COMPATIBLE_BASE_URL: a key alone does not say where your server is'
  if (settings.STRIPE_METHODS.includes('oxxo') && settings.PRICE_CURRENCY !== 'mxn')
    return 'STRIPE_METHODS=oxxo needs PRICE_CURRENCY=mxn: the shops take nothing else'
  if (settings.PAYMENTS === 'stripe' && !settings.STRIPE_SECRET_KEY) return 'PAYMENTS=stripe needs STRIPE_SECRET_KEY'
  if (settings.PAYMENTS === 'stripe' && !settings.STRIPE_WEBHOOK_SECRET)
    return 'PAYMENTS=stripe needs STRIPE_WEBHOOK_SECRET'
  if (settings.OIDC_ISSUER && !settings.OIDC_CLIENT_ID) return 'OIDC_ISSUER needs OIDC_CLIENT_ID'
  if (settings.SMTP_URL && !settings.MAIL_FROM) return 'SMTP_URL needs MAIL_FROM'
  if (settings.ROLE !== 'all' && !settings.DATABASE_URL)
    return `ROLE=${settings.ROLE} needs DATABASE_URL: the embedded database serves one process`
  if (!settings.production) return undefined
  if (settings.PAYMENTS === 'simulated' && payments !== 'simulated') {
    return 'in production simulated payments must be asked for: set STRIPE_SECRET_KEY, or PAYMENTS=simulated'
  }
  if (!settings.AUTH_SECRET) return 'in production AUTH_SECRET (at least 32 characters) is needed'
  return undefined
}
