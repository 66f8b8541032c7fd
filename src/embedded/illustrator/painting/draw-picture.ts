import sharp from 'sharp'
import type { Style } from '../../../contract/styles.ts'
import type { Picture, PictureRequest } from '../../../engine.ts'
import { altText } from '../planning/alt-text.ts'
import type { Checkpoint } from './checkpoint.ts'
import { comicPage } from './comic-page.ts'
import type { Page } from './page.ts'
import { paintScene, type Portraits } from './paint-scene.ts'
import { looksOf, portraitOf, type Readings } from './people-photos.ts'
import type { ScenePlan } from '../scene/plan.ts'
import { outcomeOf } from '../planning/outcome.ts'
import { planScene } from '../planning/planner.ts'
import { undrawnOf } from '../planning/undrawn.ts'
import { PASSES } from '../styles/passes.ts'

/** Plans, paints, passes and encodes one picture of a story. */
export async function drawPicture(
  request: PictureRequest,
  readings: Readings,
  seed: string,
  checkpoint: Checkpoint,
): Promise<Picture> {
  const { width, height, style, photos } = request
  const plan = planScene(request, looksOf(request, readings), seed)
  const portraits = plan.portraits
    ? { sender: await portraitOf(photos.sender, style), recipient: await portraitOf(photos.recipient, style) }
    : { sender: null, recipient: null }
  await checkpoint()
  const { pixels, focus, shown } =
    style === 'comic'
      ? await comicPage(plan, width, height, portraits, checkpoint)
      : await paintPage(plan, style, width, height, portraits, checkpoint)
  await checkpoint()
  const wish = outcomeOf(request, plan, shown)
  const undrawn = undrawnOf(request, plan, shown)
  const data = await encode(pixels, width, height)
  return {
    data,
    width,
    height,
    alt: altText(plan, request, shown),
    focus: [focus[0] / width, focus[1] / height],
    ...(wish && { wish }),
    ...(undrawn.length > 0 && { undrawn }),
  }
}

async function paintPage(
  plan: ScenePlan,
  style: Style,
  width: number,
  height: number,
  portraits: Portraits,
  checkpoint: Checkpoint,
): Promise<Page> {
  const { planes, focus, shown } = paintScene(plan, style, width, height, portraits)
  await checkpoint()
  return { pixels: PASSES[style](planes), focus, shown }
}

/** Full chroma: contours between saturated colours stay clean. */
async function encode(pixels: Uint8ClampedArray, width: number, height: number): Promise<Uint8Array> {
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .jpeg({ quality: 90, chromaSubsampling: '4:4:4' })
    .toBuffer()
}
