import { randomUUID } from 'node:crypto'
import { RECORDING_MESSAGES } from '../../../contract/recording-limits.ts'
import type { Ctx } from '../../context.ts'
import type { ParagraphRow } from '../../db/schema/stories.ts'
import { EngineError, type CallOptions, type Narrator } from '../../../engine.ts'
import { defineJob } from '../../jobs/job.ts'
import { type EncodedSound, SoundError } from '../../sound/sound.ts'
import { storeFile } from '../files/reserve.ts'
import { whileWanted } from '../generation/wanted.ts'
import { recordingRows } from '../recordings/reads.ts'
import { textDigest } from '../recordings/rules.ts'
import { storyForWork } from '../stories/policy.ts'
import { paragraphRows } from '../stories/reads.ts'
import { createMeter } from '../usage/meter.ts'
import { narrateQueue } from './queues.ts'
import { narrationRow } from './reads.ts'
import { finalFailure, isUnread, spokenText } from './rules.ts'
import { endNarration, passChapter } from './writes.ts'

type Options = Omit<CallOptions, 'seed' | 'drafts'> & { signal: AbortSignal }

/** Reads a story's chapters one after the other; each is stored at once, and a run that is cut off goes on behind it. */
export const narrateJob = defineJob({
  ...narrateQueue,
  async run(ctx: Ctx, { storyId }, run) {
    const { narrator } = ctx.deps
    const isWanted = async () => (await narrationRow(ctx, storyId))?.status === 'reading'
    if (!(await isWanted())) return
    const story = await storyForWork(ctx, storyId)
    if (!narrator || !story?.boughtAt) return endNarration(ctx, storyId, RECORDING_MESSAGES.narratorFailed)
    const meter = createMeter(ctx, storyId)
    using wanted = whileWanted(ctx, storyId, run.signal, isWanted)
    try {
      for (const chapter of await paragraphRows(ctx, storyId)) {
        wanted.signal.throwIfAborted()
        await narrate(ctx, narrator, chapter, { signal: wanted.signal, onUsage: meter.onUsage })
      }
      await endNarration(ctx, storyId, null)
    } catch (error) {
      if (!wanted.isOver()) await endNarration(ctx, storyId, finalFailure(error, run))
    } finally {
      await meter.written()
    }
  },
  failed: (ctx, { storyId }) => endNarration(ctx, storyId, RECORDING_MESSAGES.narratorFailed),
})

async function narrate(ctx: Ctx, narrator: Narrator, row: ParagraphRow, options: Options): Promise<void> {
  const { storyId, paragraphNumber: chapter, paragraphText } = row
  const narration = await narrationRow(ctx, storyId)
  if (!narration || narration.nextChapter > chapter) return
  const recorded = (await recordingRows(ctx, storyId)).find((recording) => recording.chapter === chapter)
  if (!isUnread(recorded, paragraphText)) return passChapter(ctx, { storyId, chapter }, null)
  const { data, mediaType, seconds } = await encode(
    ctx,
    await narrator.read(spokenText(paragraphText), options),
    options,
  )
  const fileKey = `recordings/${randomUUID()}.mp3`
  await storeFile(ctx, fileKey, data, mediaType)
  const read = { storyId, chapter, fileKey, seconds, textDigest: textDigest(paragraphText), narrated: true }
  await passChapter(ctx, read, read)
}

/** @throws EngineError, for sound that is of no use or cannot be made into a recording now */
async function encode(ctx: Ctx, wav: Uint8Array, { signal }: Options): Promise<EncodedSound> {
  try {
    return await ctx.deps.soundEncoder.encode(wav, signal)
  } catch (error) {
    if (!(error instanceof SoundError)) throw error
    throw new EngineError(error.refusal === 'busy' ? 'unavailable' : 'bad_output', error.message)
  }
}
