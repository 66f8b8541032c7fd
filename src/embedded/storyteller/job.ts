import type { Understanding } from '../../contract/readings.ts'
import type { Brief } from '../../engine.ts'
import type { StoryOrder, ToldStory } from './writer.ts'

/** What the storyteller's thread is asked, and what it answers. */
export type Job =
  | { kind: 'warm' }
  | { kind: 'tell'; order: StoryOrder }
  | { kind: 'read'; brief: Brief }
  | { kind: 'tellable'; brief: Brief }

export type JobResult = { warm: null; tell: ToldStory; read: Understanding; tellable: Brief }
