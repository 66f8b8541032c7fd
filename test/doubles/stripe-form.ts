import { Ajv, type ErrorObject } from 'ajv'
import sessionCreate from './stripe-session-create.json' with { type: 'json' }

export type Form = { [key: string]: string | Form | (string | Form)[] }

/** A refusal as Stripe words it. */
export class StripeRefusal extends Error {
  readonly status: number
  readonly body: { type: string; code?: string; param?: string; message: string }
  constructor(status: number, body: { type?: string; code?: string; param?: string; message: string }) {
    super(body.message)
    this.status = status
    this.body = { type: 'invalid_request_error', ...body }
  }
}

/** Reads `a[b][0][c]=d`: brackets nest, whole numbers make lists. */
export function parseForm(body: string): Form {
  const form: Form = {}
  for (const [path, value] of new URLSearchParams(body)) {
    const keys = path.split('[').map((key) => key.replace(/\]$/, ''))
    if (keys.some((key) => key === '__proto__')) continue
    let place: Form = form
    for (const key of keys.slice(0, -1)) place = (place[key] ??= {}) as Form
    place[keys.at(-1) ?? ''] = value
  }
  return asLists(form) as Form
}

function asLists(value: Form | string | (string | Form)[]): Form | string | (string | Form)[] {
  if (typeof value === 'string' || Array.isArray(value)) return value
  const entries = Object.entries(value).map(([key, inner]) => [key, asLists(inner)] as const)
  if (entries.length > 0 && entries.every(([key], index) => key === String(index) || key === '')) {
    return entries.map(([, inner]) => inner) as (string | Form)[]
  }
  return Object.fromEntries<string | Form | (string | Form)[]>(entries)
}

// Everything in a form is text: numbers and truth values are what can be read as such.
const ajv = new Ajv({ coerceTypes: true, allowUnionTypes: true, strict: false })
const validateCreate = ajv.compile(sessionCreate)

export type SessionParams = {
  mode?: string
  ui_mode?: string
  locale?: string
  customer_email?: string
  client_reference_id?: string
  success_url?: string
  cancel_url?: string
  expires_at?: number
  submit_type?: string
  allow_promotion_codes?: boolean
  discounts?: { promotion_code?: string }[]
  allowed_payment_method_types?: string[]
  metadata?: Record<string, string>
  payment_intent_data?: { metadata?: Record<string, string> }
  line_items?: {
    quantity?: number
    price_data?: {
      currency: string
      unit_amount?: number
      product_data?: { name: string; description?: string; images?: string[] }
    }
  }[]
}

/** Checks against the published parameters, then against what Stripe enforces beyond them. */
export function readSessionParams(form: Form, now: number): SessionParams {
  if (!validateCreate(form)) throw refusalOf(validateCreate.errors?.[0])
  const params = form as SessionParams
  if (!params.mode) throw missing('mode')
  if (!params.success_url) throw missing('success_url')
  if (!params.line_items?.length) throw missing('line_items')
  for (const [index, { price_data: price, quantity }] of params.line_items.entries()) {
    const at = `line_items[${index}]`
    if (!price) throw missing(`${at}[price_data]`)
    if (!price.product_data?.name) throw missing(`${at}[price_data][product_data][name]`)
    if (!Number.isInteger(price.unit_amount) || (price.unit_amount ?? -1) < 0) {
      throw invalid(`${at}[price_data][unit_amount]`, 'Invalid integer', 'parameter_invalid_integer')
    }
    if (!Number.isInteger(quantity) || (quantity ?? 0) < 1) throw invalid(`${at}[quantity]`, 'Invalid quantity')
    if (price.currency === 'mxn' && (price.unit_amount ?? 0) < 1_000) {
      throw invalid(at, 'The total amount due must add up to at least $10.00 mxn', 'amount_too_small')
    }
    for (const image of price.product_data.images ?? []) {
      if (!/^https?:\/\/\S{1,2040}$/.test(image))
        throw invalid(`${at}[price_data][product_data][images]`, 'Not a valid URL')
    }
  }
  if (params.customer_email && !/^[^\s@,;<>]+@[^\s@,;<>]+\.[^\s@,;<>]+$/.test(params.customer_email)) {
    throw invalid('customer_email', `Invalid email address: ${params.customer_email}`, 'email_invalid')
  }
  if (params.discounts && params.allow_promotion_codes !== undefined)
    throw invalid('discounts', 'You may only specify one of these parameters: allow_promotion_codes, discounts.')
  const ahead = (params.expires_at ?? now + 86_400) - now
  if (ahead < 1_800 || ahead > 86_400) {
    throw invalid('expires_at', 'The `expires_at` timestamp must be between 30 minutes and 24 hours from now.')
  }
  for (const [key, value] of Object.entries(params.metadata ?? {})) {
    if (key.length > 40 || value.length > 500) throw invalid(`metadata[${key}]`, 'Metadata is too long')
  }
  if (params.allowed_payment_method_types?.includes('oxxo') && params.line_items[0]?.price_data?.currency !== 'mxn') {
    throw invalid('allowed_payment_method_types', 'OXXO takes Mexican pesos alone')
  }
  return params
}

function missing(param: string): StripeRefusal {
  return new StripeRefusal(400, { code: 'parameter_missing', param, message: `Missing required param: ${param}.` })
}

function invalid(param: string, message: string, code?: string): StripeRefusal {
  return new StripeRefusal(400, { param, message, ...(code && { code }) })
}

function refusalOf(error: ErrorObject | undefined): StripeRefusal {
  const [root = '', ...rest] = (error?.instancePath ?? '').split('/').slice(1)
  const path = root + rest.map((key) => `[${key}]`).join('')
  const extra = error?.params as { additionalProperty?: string; missingProperty?: string } | undefined
  const named = (key: string) => (path ? `${path}[${key}]` : key)
  if (extra?.additionalProperty) {
    const param = named(extra.additionalProperty)
    return new StripeRefusal(400, { code: 'parameter_unknown', param, message: `Received unknown parameter: ${param}` })
  }
  if (extra?.missingProperty) {
    const param = named(extra.missingProperty)
    return missing(param)
  }
  return new StripeRefusal(400, { param: path, message: `Invalid ${path}: ${error?.message}` })
}
