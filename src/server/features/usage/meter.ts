import { sql } from 'drizzle-orm'
import type { Ctx } from '../../context.ts'
import { stories } from '../../db/schema/stories.ts'
import { engineCalls } from '../../db/schema/usage.ts'
import type { Usage } from '../../../engine.ts'

const MICRO = 1_000_000

/** Writes down what a story's calls cost, as they end. Await `written` before the work counts as done. */
type Meter = { onUsage: (usage: Usage) => void; written: () => Promise<void> }

export function createMeter(ctx: Ctx, storyId: number | null): Meter {
  const writing: Promise<void>[] = []
  return {
    onUsage: (usage) => {
      writing.push(record(ctx, storyId, usage))
    },
    async written() {
      await Promise.all(writing.splice(0))
    },
  }
}

/** Runs one piece of work that belongs to no story, and writes down what it cost. */
export async function metered<T>(ctx: Ctx, work: (onUsage: Meter['onUsage']) => Promise<T>): Promise<T> {
  const meter = createMeter(ctx, null)
  try {
    return await work(meter.onUsage)
  } finally {
    await meter.written()
  }
}

/** A row that cannot be written is logged with its figures; the story is not lost for it. */
async function record(ctx: Ctx, storyId: number | null, usage: Usage): Promise<void> {
  ctx.deps.metrics.engineCost.inc({ model: usage.model, kind: usage.kind }, usage.costMicroUsd / MICRO)
  try {
    // The story may have been deleted meanwhile: the call is billed all the same.
    const story = storyId === null ? null : sql`(select ${stories.id} from ${stories} where ${stories.id} = ${storyId})`
    await ctx.db.insert(engineCalls).values({ storyId: story, ...usage })
  } catch (error) {
    ctx.log.error({ err: error, usage }, 'engine usage')
  }
}
