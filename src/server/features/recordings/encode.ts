import { randomUUID } from 'node:crypto'
import type { ErrorCode } from '../../../contract/errors.ts'
import { RECORDING_MESSAGES } from '../../../contract/recording-limits.ts'
import type { Ctx } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { type EncodedSound, SoundError, type SoundRefusal } from '../../sound/sound.ts'
import { storeFile } from '../files/reserve.ts'

const BUSY_SECONDS = 10
const REFUSALS: Record<SoundRefusal, [ErrorCode, string]> = {
  format: ['unsupported', RECORDING_MESSAGES.unsupported],
  damaged: ['invalid', RECORDING_MESSAGES.damaged],
  long: ['too_large', RECORDING_MESSAGES.tooLong],
  silent: ['invalid', RECORDING_MESSAGES.silent],
  busy: ['unavailable', RECORDING_MESSAGES.busy],
}

/** A recording as it is kept. @throws AppError unsupported, invalid, too_large, unavailable */
export async function encodeSound(ctx: Ctx, wav: Uint8Array, signal?: AbortSignal): Promise<EncodedSound> {
  try {
    return await ctx.deps.soundEncoder.encode(wav, signal)
  } catch (error) {
    if (!(error instanceof SoundError)) throw error
    const [code, message] = REFUSALS[error.refusal]
    throw new AppError(code, message, undefined, error.refusal === 'busy' ? { retryAfterSeconds: BUSY_SECONDS } : {})
  }
}

/**
 * Stores a voice message, to be claimed by the row that is to name it. Answers its key; null where there is none.
 *
 * @throws AppError unsupported, invalid, unavailable
 */
export async function storeVoiceMessage(
  ctx: Ctx,
  folder: 'dedications' | 'thanks',
  wav: Uint8Array | null,
  signal: AbortSignal,
): Promise<string | null> {
  if (!wav) return null
  const { data, mediaType } = await encodeSound(ctx, wav, signal)
  const key = `${folder}/${randomUUID()}.mp3`
  await storeFile(ctx, key, data, mediaType)
  return key
}
