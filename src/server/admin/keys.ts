import type { Provider, Settings } from '../settings.ts'
import { type Finding, reasonOf } from './findings.ts'

const PATIENCE_MS = 10_000

type Question = { part: string; url: string; headers: Record<string, string>; setting: string }

/** Asks whoever gave us a key whether it is still good, by a call that costs nothing. */
export async function checkKeys(settings: Settings): Promise<Finding[]> {
  const questions = [
    ...paymentQuestions(settings),
    ...Object.entries(settings.providers).flatMap(([name, access]) => engineQuestions(name as Provider, access)),
  ]
  const answers = await Promise.all(questions.map(ask))
  return [...answers.flat(), ...(await checkOidc(settings)), ...unasked(settings)]
}

function paymentQuestions({ STRIPE_SECRET_KEY, STRIPE_API_URL }: Settings): Question[] {
  if (!STRIPE_SECRET_KEY) return []
  const url = `${(STRIPE_API_URL ?? 'https://api.stripe.com').replace(/\/$/, '')}/v1/balance`
  const headers = { authorization: `Bearer ${STRIPE_SECRET_KEY}` }
  return [{ part: 'stripe', url, headers, setting: 'STRIPE_SECRET_KEY' }]
}

function engineQuestions(
  provider: Provider,
  { apiKey = '', baseURL }: { apiKey?: string; baseURL?: string },
): Question[] {
  const bearer = { authorization: `Bearer ${apiKey}` }
  const known: Partial<Record<Provider, { base: string; headers: Record<string, string> }>> = {
    openai: { base: 'https://api.openai.com/v1', headers: bearer },
    anthropic: {
      base: 'https://api.anthropic.com/v1',
      headers: { 'x-api-key': apiKey, 'anthropic-version': '2023-06-01' },
    },
    google: { base: 'https://generativelanguage.googleapis.com/v1beta', headers: { 'x-goog-api-key': apiKey } },
    ...(baseURL && { compatible: { base: baseURL, headers: apiKey ? bearer : {} } }),
  }
  const access = known[provider]
  if (!access) return []
  const url = `${(baseURL ?? access.base).replace(/\/$/, '')}/models`
  return [{ part: provider, url, headers: access.headers, setting: `${provider.toUpperCase()}_API_KEY` }]
}

async function ask({ part, url, headers, setting }: Question): Promise<Finding[]> {
  try {
    const { status } = await fetch(url, { headers, signal: AbortSignal.timeout(PATIENCE_MS) })
    if (status === 401 || status === 403) {
      return [
        {
          part,
          state: 'wrong',
          what: `the key is refused (${status})`,
          advice: `Put a key that is in force into ${setting}.`,
        },
      ]
    }
    if (status >= 500) return [{ part, state: 'warning', what: `it answers ${status}`, advice: 'Ask again later.' }]
    return [{ part, state: 'ok', what: 'the key is taken' }]
  } catch (error) {
    return [{ part, state: 'wrong', what: reasonOf(error), advice: `Can ${new URL(url).host} be reached from here?` }]
  }
}

async function checkOidc({ OIDC_ISSUER }: Settings): Promise<Finding[]> {
  if (!OIDC_ISSUER) return []
  const url = `${OIDC_ISSUER.replace(/\/$/, '')}/.well-known/openid-configuration`
  const [found] = await ask({ part: 'oidc', url, headers: {}, setting: 'OIDC_ISSUER' })
  return [found?.state === 'ok' ? { ...found, what: 'the provider describes itself' } : (found as Finding)]
}

/** Keys that no call without costs can try, and secrets that can only be looked at. */
function unasked({ providers, STRIPE_WEBHOOK_SECRET, AUTH_SECRET }: Settings): Finding[] {
  const found: Finding[] = []
  for (const provider of ['fal', 'replicate', 'bfl'] as const) {
    if (providers[provider]) found.push({ part: provider, state: 'ok', what: 'there is a key; it was not tried' })
  }
  if (STRIPE_WEBHOOK_SECRET && !STRIPE_WEBHOOK_SECRET.startsWith('whsec_')) {
    const advice = 'Copy the signing secret of the webhook from Stripe: it begins with whsec_.'
    found.push({ part: 'stripe', state: 'warning', what: 'STRIPE_WEBHOOK_SECRET looks like something else', advice })
  }
  if (AUTH_SECRET && new Set(AUTH_SECRET).size < 12) {
    const advice = 'Make one: openssl rand -base64 48'
    found.push({ part: 'settings', state: 'wrong', what: 'AUTH_SECRET can be guessed', advice })
  }
  return found
}
