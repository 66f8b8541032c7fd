import { randomBytes } from 'node:crypto'
import { type Form, StripeRefusal } from './stripe-form.ts'

type Coupon = { id: string; object: 'coupon'; percent_off: number; duration: string; name: string | null }
export type StripePromotion = {
  id: string
  object: 'promotion_code'
  active: boolean
  code: string
  promotion: { type: 'coupon'; coupon: string }
  created: number
  expires_at: number | null
  max_redemptions: number | null
  times_redeemed: number
  metadata: Record<string, string>
}

type Discount = { coupon: string; promotion_code: string; percentOff: number }

/** What of `PromotionCodeCreateParams` and `CouponCreateParams` the shop may send, by the published parameters. */
const COUPON_PARAMS = ['id', 'percent_off', 'duration', 'name']
const CODE_PARAMS = ['promotion', 'code', 'max_redemptions', 'expires_at', 'metadata']

/** Coupons and promotion codes as Stripe keeps them; `seconds` is the time of now. */
export function createPromotions(seconds: () => number) {
  const coupons = new Map<string, Coupon>()
  const codes = new Map<string, StripePromotion>()

  function isUsable({ active, expires_at, max_redemptions, times_redeemed }: StripePromotion): boolean {
    const used = max_redemptions !== null && times_redeemed >= max_redemptions
    return active && !used && (expires_at === null || expires_at > seconds())
  }
  const shown = (promotion: StripePromotion) => ({ ...promotion, active: isUsable(promotion) })
  const usable = (code: string) =>
    [...codes.values()].find((one) => one.code.toLowerCase() === code.toLowerCase() && isUsable(one))

  return {
    codes,
    /** The answer to a request, or undefined where it is about something else. */
    route(method: string, path: string, form: Form): unknown {
      if (method === 'POST' && path === '/v1/coupons') return createCoupon(form)
      if (method === 'POST' && path === '/v1/promotion_codes') return createCode(form)
      if (method === 'GET' && path === '/v1/promotion_codes') return list(form)
      const [, id] = /^\/v1\/promotion_codes\/([^/]+)$/.exec(path) ?? []
      return method === 'POST' && id ? update(id, form) : undefined
    },
    /** Uses a code up, as the hosted page does; null where it takes nothing off. */
    redeem(code: string): Discount | null {
      const promotion = usable(code)
      if (!promotion) return null
      promotion.times_redeemed += 1
      return discountOf(promotion)
    },
    /** What a session that is made with a promotion takes off. */
    attach(id: string): Discount {
      const promotion = codes.get(id)
      if (!promotion)
        throw new StripeRefusal(400, {
          code: 'resource_missing',
          param: 'discounts[0][promotion_code]',
          message: `No such promotion code: '${id}'`,
        })
      if (!isUsable(promotion))
        throw new StripeRefusal(400, {
          param: 'discounts[0][promotion_code]',
          message: 'This promotion code cannot be redeemed.',
        })
      return discountOf(promotion)
    },
  }

  function discountOf({ id, promotion: { coupon } }: StripePromotion): Discount {
    return { coupon, promotion_code: id, percentOff: coupons.get(coupon)?.percent_off ?? 0 }
  }

  function createCoupon(form: Form): Coupon {
    knownOnly(form, COUPON_PARAMS)
    const id = text(form, 'id')
    if (coupons.has(id)) {
      throw new StripeRefusal(400, { code: 'resource_already_exists', param: 'id', message: 'Coupon already exists.' })
    }
    const percent = Number(text(form, 'percent_off'))
    if (!(percent > 0 && percent <= 100)) throw new StripeRefusal(400, { param: 'percent_off', message: 'Invalid' })
    const made: Coupon = {
      id,
      object: 'coupon',
      percent_off: percent,
      duration: text(form, 'duration'),
      name: text(form, 'name') || null,
    }
    coupons.set(id, made)
    return made
  }

  function createCode(form: Form): StripePromotion {
    knownOnly(form, CODE_PARAMS)
    const promotion = form['promotion'] as { type?: string; coupon?: string } | undefined
    const coupon = promotion?.coupon ?? ''
    if (promotion?.type !== 'coupon' || !coupons.has(coupon)) {
      throw new StripeRefusal(400, { code: 'resource_missing', param: 'promotion[coupon]', message: 'No such coupon' })
    }
    const code = text(form, 'code')
    if (!/^[A-Za-z0-9-]{1,500}$/.test(code)) throw new StripeRefusal(400, { param: 'code', message: 'Invalid code' })
    if (usable(code)) {
      throw new StripeRefusal(400, {
        param: 'code',
        message: 'An active promotion code with this code already exists.',
      })
    }
    const expires = Number(text(form, 'expires_at'))
    if (expires <= seconds()) throw new StripeRefusal(400, { param: 'expires_at', message: 'Must be in the future' })
    const made: StripePromotion = {
      id: `promo_${randomBytes(12).toString('hex')}`,
      object: 'promotion_code',
      active: true,
      code,
      promotion: { type: 'coupon', coupon },
      created: seconds(),
      expires_at: expires,
      max_redemptions: Number(text(form, 'max_redemptions')),
      times_redeemed: 0,
      metadata: (form['metadata'] ?? {}) as Record<string, string>,
    }
    codes.set(made.id, made)
    return made
  }

  function list(form: Form): unknown {
    knownOnly(form, ['code', 'active', 'limit'])
    const wanted = text(form, 'code').toLowerCase()
    const data = [...codes.values()].map(shown).filter(({ code, active }) => code.toLowerCase() === wanted && active)
    return { object: 'list', data, has_more: false, url: '/v1/promotion_codes' }
  }

  function update(id: string, form: Form): StripePromotion {
    knownOnly(form, ['active'])
    const promotion = codes.get(id)
    if (!promotion) throw new StripeRefusal(404, { code: 'resource_missing', message: 'No such promotion code' })
    promotion.active = text(form, 'active') === 'true'
    return shown(promotion)
  }
}

function knownOnly(form: Form, known: readonly string[]): void {
  const param = Object.keys(form).find((key) => !known.includes(key))
  if (param)
    throw new StripeRefusal(400, { code: 'parameter_unknown', param, message: `Received unknown parameter: ${param}` })
}

function text(form: Form, key: string): string {
  const value = form[key]
  return typeof value === 'string' ? value : ''
}
