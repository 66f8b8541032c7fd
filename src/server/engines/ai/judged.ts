import {
  EngineError,
  type CallOptions,
  type Illustrator,
  type Judge,
  type JudgeAnswer,
  type Picture,
  type PictureRequest,
} from '../../../engine.ts'
import type { OnFailure } from '../fallback.ts'
import type { AiIllustrator } from './illustrator.ts'
import { FEATURES, type Feature } from './prompts/judge.ts'

/**
 * An illustrator whose pictures are judged: one that fails is drawn once more with its defects named, and the better of
 * the two stays. Where the judge fails, the picture is used unjudged.
 */
export function judged(illustrator: AiIllustrator, judge: Judge, onFailure?: OnFailure): Illustrator {
  return {
    ...illustrator,
    async illustrate(request, options) {
      const first = await review(await illustrator.illustrate(request, options), request, options)
      const defects = defectsOf(first)
      if (defects.length === 0) return first
      const second = await drawAgain(request, options, defects)
      return second && defectsOf(second).length < defects.length ? second : first
    },
  }

  async function review(picture: Picture, request: PictureRequest, options: CallOptions): Promise<Picture> {
    try {
      return { ...picture, verdicts: await judge.judge({ picture: picture.data, request }, options) }
    } catch (error) {
      report(error)
      return picture
    }
  }

  async function drawAgain(request: PictureRequest, options: CallOptions, defects: string[]): Promise<Picture | null> {
    try {
      const again = { ...options, seed: `${options.seed}/again` }
      return await review(await illustrator.illustrate(request, again, defects), request, options)
    } catch (error) {
      report(error)
      return null
    }
  }

  /** Engine failures are reported and passed over; cancellations and bugs are not. */
  function report(error: unknown): void {
    if (!(error instanceof EngineError)) throw error
    onFailure?.(illustrator.id, error)
  }
}

function defectsOf({ verdicts = [] }: Picture): string[] {
  return verdicts.filter(({ ok }) => !ok).map(describe)
}

function describe({ feature, note }: JudgeAnswer): string {
  return note || (FEATURES[feature as Feature] ?? feature)
}
