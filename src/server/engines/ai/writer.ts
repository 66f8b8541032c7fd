import { Output, streamText, type LanguageModelUsage } from 'ai'
import { CHAPTERS } from '../../../contract/constants.ts'
import {
  EngineError,
  type Brief,
  type Chapter,
  type StoryHead,
  type Usage,
  type WriteOptions,
  type Writer,
  type WriterEvent,
} from '../../../engine.ts'
import { callModel, isPassing, type AiDeps } from './call.ts'
import { REFUSALS } from './failures.ts'
import { languageModel, textOptions } from './models.ts'
import { costMicroUsd, estimateMicroUsd } from './prices.ts'
import { isInMemory } from './prompts/brief-data.ts'
import { continuationPrompt, repairPrompt, STORY_INSTRUCTIONS, STORY_PROMPT_VERSION } from './prompts/story.ts'
import { reviewInMemory } from './memory-review.ts'
import { relay } from './relay.ts'
import type { AiSettings, ModelRef } from './settings.ts'
import { chapterDefects, headDefects } from './story-check.ts'
import { tellInMemory } from './tell-in-memory.ts'
import { readChapter, readHead, restSchema, storySchema } from './story-schema.ts'

const TIMEOUTS = { totalMs: 240_000, firstChunkMs: 90_000, chunkMs: 45_000 }
/** Passing faults and one repair. */
const ATTEMPTS = 4

/** What is told so far, and what was wrong with the last try. */
type Progress = { head: StoryHead | null; chapters: Chapter[]; defects: string[]; repairs: number }

/**
 * A large language model that streams the story as structured data. Every complete part is checked before it is given
 * on; after a fault, only what is missing is asked for again, at most once because of its contents.
 */
export function createAiWriter(settings: AiSettings, ref: ModelRef, deps: AiDeps): Writer {
  return {
    id: ref.id,
    write: (brief, options) =>
      relay((emit, left) => write(settings, ref, deps, brief, withSignal(options, left), emit)),
  }
}

function withSignal(options: WriteOptions, left: AbortSignal): WriteOptions {
  return { ...options, signal: options.signal ? AbortSignal.any([options.signal, left]) : left }
}

async function write(
  settings: AiSettings,
  ref: ModelRef,
  deps: AiDeps,
  brief: Brief,
  { soFar, signal, onUsage }: WriteOptions,
  emit: (event: WriterEvent) => void,
): Promise<void> {
  const progress: Progress = {
    head: soFar?.head ?? null,
    chapters: [...(soFar?.chapters ?? [])],
    defects: [],
    repairs: 0,
  }
  if (progress.head && progress.chapters.length >= CHAPTERS) return
  const model = languageModel(settings, ref)
  const tellOn = (emit: (event: WriterEvent) => void) =>
    callModel<void>(deps, {
      ref,
      kind: 'text',
      promptVersion: STORY_PROMPT_VERSION,
      estimateMicroUsd: estimateMicroUsd(ref, 'text'),
      timeoutMs: TIMEOUTS.totalMs,
      attempts: ATTEMPTS,
      again: (failure) => (failure.failure === 'bad_output' ? progress.repairs++ < 1 : isPassing(failure)),
      signal,
      onUsage,
      run: async (signal) => ({ value: undefined, usage: await tell(ref, model, brief, progress, signal, emit) }),
    })
  if (!isInMemory(brief)) return tellOn(emit)
  const review = (chapters: readonly Chapter[]) =>
    reviewInMemory(settings, ref, deps, { brief, chapters }, { ...(signal && { signal }), ...(onUsage && { onUsage }) })
  return tellInMemory(progress, { tell: tellOn, review }, emit)
}

/** One call to the model: tells on from `progress` and moves it forward. */
async function tell(
  ref: ModelRef,
  model: ReturnType<typeof languageModel>,
  brief: Brief,
  progress: Progress,
  signal: AbortSignal,
  emit: (event: WriterEvent) => void,
): Promise<Usage> {
  const { head, chapters, defects } = progress
  const told = chapters.length
  const stop = new AbortController()
  let fault: unknown
  const stream = streamText({
    model,
    instructions: STORY_INSTRUCTIONS,
    prompt: head ? continuationPrompt(brief, head, chapters, defects) : repairPrompt(brief, defects),
    output: Output.object(head ? { schema: restSchema, name: 'capitulos' } : { schema: storySchema, name: 'cuento' }),
    abortSignal: AbortSignal.any([signal, stop.signal]),
    timeout: TIMEOUTS,
    maxRetries: 0,
    maxOutputTokens: ref.provider === 'compatible' ? 6_000 : 16_000,
    providerOptions: textOptions(ref),
    onError: ({ error }) => {
      fault ??= error
    },
  })
  // Its outcome is read below, where the stream itself has not failed first.
  const output = Promise.resolve(stream.output)
  output.catch(() => undefined)
  progress.defects = []
  const take = (draft: unknown, isWhole: boolean) => {
    const found = advance(progress, brief, draft, told, isWhole, emit)
    if (found.length === 0) return
    progress.defects = found
    stop.abort()
    throw new EngineError('bad_output', `${ref.id}: bad_output (${found.length} defects)`)
  }
  for await (const draft of stream.partialOutputStream) take(draft, false)
  signal.throwIfAborted()
  if (fault) throw fault
  if ((await stream.finishReason) === 'content-filter')
    throw new EngineError('refused', `${ref.id}: refused (content filter)`, { userMessage: REFUSALS.text })
  take(await output, true)
  if (progress.chapters.length < CHAPTERS) {
    progress.defects = [`Faltaban capítulos: llegaron ${progress.chapters.length} de ${CHAPTERS}.`]
    throw new EngineError('bad_output', `${ref.id}: bad_output (${progress.chapters.length} chapters)`)
  }
  return toUsage(ref, await stream.usage)
}

/**
 * Gives on what has become complete: the head once chapters have begun, a chapter once the next one has begun, all of
 * it when the story is whole. Returns the defects of the first part that must not be given on.
 */
function advance(
  progress: Progress,
  brief: Brief,
  draft: unknown,
  told: number,
  isWhole: boolean,
  emit: (event: WriterEvent) => void,
): string[] {
  const drafts = (draft as { chapters?: unknown[] } | undefined)?.chapters
  if (!progress.head && (isWhole || drafts !== undefined)) {
    const head = readHead(draft, brief)
    if (!head) return isWhole ? ['Faltaba el comienzo del cuento.'] : []
    const defects = headDefects(head, brief)
    if (defects.length > 0) return defects
    progress.head = head
    emit({ type: 'head', head })
  }
  const complete = Math.min((drafts?.length ?? 0) - (isWhole ? 0 : 1), CHAPTERS - told)
  while (progress.head && progress.chapters.length - told < complete) {
    const number = progress.chapters.length + 1
    const chapter = readChapter(drafts?.[number - 1 - told], number)
    const defects = chapter
      ? chapterDefects(chapter, progress.chapters, brief)
      : [`El capítulo ${number} estaba incompleto.`]
    if (!chapter || defects.length > 0) return defects
    progress.chapters.push(chapter)
    emit({ type: 'chapter', chapter })
  }
  return []
}

function toUsage(ref: ModelRef, usage: LanguageModelUsage): Usage {
  const { inputTokens, outputTokens } = usage
  return {
    model: ref.id,
    kind: 'text',
    ...(inputTokens === undefined ? {} : { inputTokens }),
    ...(outputTokens === undefined ? {} : { outputTokens }),
    costMicroUsd: costMicroUsd(ref, { inputTokens, outputTokens }),
  }
}
