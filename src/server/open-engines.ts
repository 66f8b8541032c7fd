import { createAiAnswerReader } from './engines/ai/answer-reader.ts'
import { createAiIllustrator } from './engines/ai/illustrator.ts'
import { createAiJudge } from './engines/ai/judge.ts'
import { judged } from './engines/ai/judged.ts'
import { createLanes } from './engines/ai/lanes.ts'
import type { AiDeps } from './engines/ai/call.ts'
import { createAiNarrator } from './engines/ai/narrator.ts'
import { createAiModerator } from './engines/ai/moderator.ts'
import { createAiWriter } from './engines/ai/writer.ts'
import { parseModel, toModelRef, type AiProvider, type AiSettings } from './engines/ai/settings.ts'
import type { AnswerReader, Brief, Illustrator, Judge, Moderator, Narrator, Writer } from '../engine.ts'
import { firstIllustrator, firstWriter, type OnFailure } from './engines/fallback.ts'

type ModelName = { provider: 'embedded' } | { provider: AiProvider; model: string }

/** The settings that choose engines, as the environment gives them. */
export type EngineSettings = AiSettings & {
  TEXT_MODEL: readonly ModelName[]
  IMAGE_MODEL: readonly ModelName[]
  JUDGE_MODEL?: string | undefined
  MODERATION_MODEL?: string | undefined
  VOICE_MODEL?: string | undefined
  VOICE_NAME?: string | undefined
}

/** The longest Retry-After that a call waits for; shorter where another engine follows. Milliseconds. */
const PATIENCE_MS = 5_000
const LAST_PATIENCE_MS = 120_000

export type Engines = {
  writer: Writer
  illustrator: Illustrator
  judge: Judge | null
  moderator: Moderator | null
  reviewReader: AnswerReader | null
  narrator: Narrator | null
}

/** A brief without what no model shall be told of it. */
type Tellable = (brief: Brief, signal?: AbortSignal) => Promise<Brief>

/** Builds the engines that the settings ask for; each list is an order of fallback. */
export function openEngines(
  settings: EngineSettings,
  embedded: { writer: Writer; illustrator: Illustrator } | null,
  { onFailure, tellable, ...shared }: Partial<AiDeps> & { onFailure?: OnFailure; tellable?: Tellable } = {},
): Engines {
  const deps: AiDeps = { lanes: createLanes(), ...shared }
  const patient = (list: readonly unknown[], index: number): AiDeps => ({
    patienceMs: index < list.length - 1 ? PATIENCE_MS : LAST_PATIENCE_MS,
    ...deps,
  })
  const judge = settings.JUDGE_MODEL ? createAiJudge(settings, parseModel(settings.JUDGE_MODEL), deps) : null
  const moderator = settings.MODERATION_MODEL
    ? createAiModerator(settings, parseModel(settings.MODERATION_MODEL), deps)
    : null
  const writers = settings.TEXT_MODEL.map((name, index) =>
    name.provider === 'embedded'
      ? own(embedded).writer
      : discreetWriter(createAiWriter(settings, toModelRef(name), patient(settings.TEXT_MODEL, index)), tellable),
  )
  const illustrators = settings.IMAGE_MODEL.map((name, index) => {
    if (name.provider === 'embedded') return own(embedded).illustrator
    const illustrator = createAiIllustrator(settings, toModelRef(name), patient(settings.IMAGE_MODEL, index))
    return discreetIllustrator(judge ? judged(illustrator, judge, onFailure) : illustrator, tellable)
  })
  return {
    writer: only(writers) ?? firstWriter(writers, onFailure),
    illustrator: only(illustrators) ?? firstIllustrator(illustrators, onFailure),
    judge,
    moderator,
    reviewReader: discreetReader(reviewReaderOf(settings, deps), tellable),
    narrator: settings.VOICE_MODEL
      ? createAiNarrator(settings, parseModel(settings.VOICE_MODEL), deps, settings.VOICE_NAME)
      : null,
  }
}

function discreetWriter(writer: Writer, tellable: Tellable | undefined): Writer {
  if (!tellable) return writer
  return {
    ...writer,
    async *write(brief, options) {
      yield* writer.write(await tellable(brief, options.signal), options)
    },
  }
}

/** A sheet is asked for by its presence, so that there is none here where the illustrator makes none. */
function discreetIllustrator(illustrator: Illustrator, tellable: Tellable | undefined): Illustrator {
  if (!tellable) return illustrator
  return {
    ...illustrator,
    ...(illustrator.sheet && {
      sheet: async (request, options) =>
        (await illustrator.sheet?.({ ...request, brief: await tellable(request.brief, options.signal) }, options)) ??
        null,
    }),
    illustrate: async (request, options) =>
      illustrator.illustrate({ ...request, brief: await tellable(request.brief, options.signal) }, options),
  }
}

function discreetReader(reader: AnswerReader | null, tellable: Tellable | undefined): AnswerReader | null {
  if (!reader || !tellable) return reader
  return { ...reader, read: async (brief, options) => reader.read(await tellable(brief, options.signal), options) }
}

/** By the model that is asked first for stories, where that is a hosted one. */
function reviewReaderOf(settings: EngineSettings, deps: AiDeps): AnswerReader | null {
  const [first] = settings.TEXT_MODEL
  if (!first || first.provider === 'embedded') return null
  return createAiAnswerReader(settings, toModelRef(first), { patienceMs: 0, ...deps })
}

function own<T>(embedded: T | null): T {
  if (!embedded) throw new Error('The embedded engine is not at hand here: name hosted models only')
  return embedded
}

function only<T>(list: readonly T[]): T | undefined {
  return list.length === 1 ? list[0] : undefined
}
