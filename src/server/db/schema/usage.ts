import { bigint, bigserial, date, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { stories } from './stories.ts'

/** Every call to an engine that costs money. Outlives its story: it is what the provider will bill. */
export const engineCalls = pgTable(
  'engine_calls',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    storyId: integer('story_id').references(() => stories.id, { onDelete: 'set null' }),
    kind: text('kind', { enum: ['text', 'image', 'judge', 'moderation', 'speech'] }).notNull(),
    model: text('model').notNull(),
    inputTokens: integer('input_tokens'),
    outputTokens: integer('output_tokens'),
    images: integer('images'),
    /** Millionths of a US dollar, by list prices. */
    costMicroUsd: bigint('cost_micro_usd', { mode: 'number' }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  (table) => [index('engine_calls_story').on(table.storyId), index('engine_calls_created').on(table.createdAt)],
)

/** What each day (in UTC) has cost or has set aside for calls under way. */
export const budgetDays = pgTable('budget_days', {
  day: date('day', { mode: 'string' }).primaryKey(),
  microUsd: bigint('micro_usd', { mode: 'number' }).notNull(),
})

/** What all processes know about the way to each provider, e.g. `openai/image`: see `engines/ai/lane-state.ts`. */
export const engineLanes = pgTable('engine_lanes', {
  name: text('name').primaryKey(),
  closedUntil: timestamp('closed_until', { withTimezone: true, mode: 'date' }),
  failures: integer('failures').notNull().default(0),
  /** When the last calls were or will be made, in milliseconds since 1970. */
  turns: jsonb('turns').$type<readonly number[]>().notNull().default([]),
})
