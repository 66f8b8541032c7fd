import { afterAll, beforeEach } from 'vitest'
import type { Ctx } from '../src/server/context.ts'
import type { PurchaseRow } from '../src/server/db/schema/purchases.ts'
import type { StoryRow } from '../src/server/db/schema/stories.ts'
import type { Owned } from '../src/server/features/stories/policy.ts'
import type { MailMessage } from '../src/server/mail/mail.ts'
import type { Visitor } from './idle-app.ts'
import { type IdleShop, openIdleShop } from './idle-shop.ts'

/** What a test begins with, and what it has brought about so far. */
type Delivery = {
  ana: Visitor
  /** A whole story of hers, bought. */
  story: Owned<StoryRow>
  /** What the printer gives. */
  book: Buffer
  /** The editions that were printed. */
  printed: string[]
  sent: MailMessage[]
}

type IdleDelivery = Pick<IdleShop, 't' | 'again'> & {
  /** As it is in the test that runs. */
  state: Delivery
  /** A purchase of that story, paid unless told otherwise. */
  buy: (values?: Partial<PurchaseRow>) => Promise<PurchaseRow>
  /** The same shop whose mail server refuses every message so. */
  fails: (reason: Error) => Ctx
  /** The same shop without an address for questions. */
  unsupported: (ctx?: Ctx) => Ctx
}

/** A shop whose printer and mailer only note what they are asked, with somebody's story bought before each test. */
export async function openIdleDelivery(): Promise<IdleDelivery> {
  const { t, buy, again } = await openIdleShop({ SUPPORT_EMAIL: 'ayuda@cuentos.example' })
  const state = await begin()
  t.deps.printer = {
    async print(_, edition) {
      state.printed.push(edition)
      return { data: state.book, mediaType: 'application/pdf' }
    },
    printGiftCard: () => Promise.reject(new Error('no gift card is printed here')),
    close: () => Promise.resolve(),
  }
  t.deps.mailer = { ...t.deps.mailer, send: async (message) => void state.sent.push(message) }

  beforeEach(async () => {
    await t.clear()
    Object.assign(state, await begin())
  })
  afterAll(() => t[Symbol.asyncDispose]())

  async function begin(): Promise<Delivery> {
    const ana = await t.visitor()
    const whole = { status: 'complete', storyContent: 'x', storyTitle: 'El mar', boughtAt: new Date() } as const
    const story = await t.story(ana, whole, { chapters: 5, pictures: true })
    return { ana, story, book: Buffer.from('%PDF-1.7 a book'), printed: [], sent: [] }
  }

  return {
    t,
    again,
    state,
    buy(values = {}) {
      const paid = { status: 'paid', paidAt: new Date(), paidAmount: 8_000 } as const
      return buy({ storyId: state.story.id, userId: state.ana.who.userId, ...paid, ...values })
    },
    fails(reason) {
      const mailer = { ...t.deps.mailer, send: () => Promise.reject(reason) }
      return { ...t.ctx, deps: { ...t.deps, mailer } }
    },
    unsupported(ctx = t.ctx) {
      const settings = { ...ctx.deps.settings, SUPPORT_EMAIL: undefined }
      return { ...ctx, deps: { ...ctx.deps, settings } }
    },
  }
}
