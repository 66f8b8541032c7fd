import sharp from 'sharp'
import type { FacePlace } from '../../../contract/looks.ts'
import type { ImageBytes, Rect } from '../../../engine.ts'

/** Faces in shares of the upright photo that they were found in. */
export async function placesOf(photo: ImageBytes, faces: readonly Rect[]): Promise<FacePlace[]> {
  const { width: across, height: down } = await sharp(photo).metadata()
  return faces.map(({ left, top, width, height }) => {
    const [x, y] = [within(left, across), within(top, down)]
    return { left: x, top: y, width: within(left + width, across) - x, height: within(top + height, down) - y }
  })
}

function within(pixels: number, all: number): number {
  return Math.min(1, Math.max(0, pixels / all))
}
