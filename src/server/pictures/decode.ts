import { availableParallelism } from 'node:os'
import PQueue from 'p-queue'
import sharp, { type Sharp } from 'sharp'
import type { Header } from './header.ts'
import { isHeic, readHeader } from './read-header.ts'

/** The largest and smallest that are decoded, in pixels. */
export type Bounds = {
  pixels: number
  least: number
}

/** `scans`: nobody's camera makes so many. `busy`: too many pictures wait to be decoded. */
export type PictureRefusal = 'format' | 'heic' | 'animated' | 'scans' | 'pixels' | 'side' | 'shape' | 'small' | 'busy'

export class PictureError extends Error {
  override name = 'PictureError'
  readonly refusal: PictureRefusal
  constructor(refusal: PictureRefusal, detail: string) {
    super(`${refusal} (${detail})`)
    this.refusal = refusal
  }
}

/** A row of pixels is held many times over while a picture is made smaller, however few rows there are. */
const MAX_SIDE = 16_384
const MAX_SHAPE = 8
/** A progressive picture has about ten, and its thumbnail one. */
const MAX_SCANS = 100
const SECONDS = 20

const CORES = availableParallelism()
/** Each holds its bytes meanwhile. */
const MOST_WAITING = 12 * CORES
/** A picture takes up to 320 MB while it is decoded: never more at once than there are cores. */
const queue = new PQueue({ concurrency: CORES })

type Decode<T> = (open: () => Sharp, header: Header) => Promise<T>

/**
 * The one door for pictures that a stranger sends: checked by their header before anything is decoded, then decoded in
 * turn, each within some seconds. `open` gives the picture anew each time. With `mayWait`, the caller is never turned away;
 * whoever leaves (`signal`) gives up their place.
 *
 * @throws PictureError, the signal's reason, and whatever `decode` throws, an error of the decoder for a damaged picture among it
 */
export async function decodePicture<T>(
  bytes: Uint8Array,
  bounds: Bounds,
  decode: Decode<T>,
  { mayWait = false, signal }: { mayWait?: boolean; signal?: AbortSignal | undefined } = {},
): Promise<T> {
  const header = checkedHeader(bytes, bounds)
  const open = () =>
    sharp(header.data, { limitInputPixels: bounds.pixels, failOn: 'truncated', animated: false }).timeout({
      seconds: SECONDS,
    })
  if (!mayWait && queue.size >= MOST_WAITING) throw new PictureError('busy', `${queue.size} wait`)
  return queue.add(() => decode(open, header), { ...(signal && { signal }) })
}

/**
 * For pictures of our own whose work is as long. What is left out is small: a photo has at most 2048 pixels a side by then,
 * and whatever asks for it, the decoder's threads (four a process) work on no more at once.
 */
export function inTurn<T>(decode: () => Promise<T>): Promise<T> {
  return queue.add(decode)
}

function checkedHeader(bytes: Uint8Array, { pixels, least }: Bounds): Header {
  const header = readHeader(bytes)
  if (!header) throw new PictureError(isHeic(bytes) ? 'heic' : 'format', `${bytes.length} bytes`)
  const { width, height, isAnimated, scans } = header
  const [short, long] = [Math.min(width, height), Math.max(width, height)]
  const checks: [boolean, PictureRefusal][] = [
    [isAnimated, 'animated'],
    [width * height > pixels, 'pixels'],
    [long > MAX_SIDE, 'side'],
    [short < least, 'small'],
    [long > short * MAX_SHAPE, 'shape'],
    [scans > MAX_SCANS, 'scans'],
  ]
  const refusal = checks.find(([isIt]) => isIt)?.[1]
  if (refusal) throw new PictureError(refusal, `${width}×${height}`)
  return header
}
