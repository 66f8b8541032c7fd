import { difference } from '../../colour.ts'
import { createBuffers, releaseBuffers } from '../buffers/buffers.ts'
import type { PictureObject } from './drawing/object.ts'

const SIDE = 64
/** This share of what is drawn must be in the colour before a thing is said to have it. */
const ENOUGH = 0.2
const known = new Map<string, boolean>()

/** Whether a thing can be drawn in a colour that is asked for: the same thing in two colours must look different. */
export function takesColour(object: PictureObject): boolean {
  const told = known.get(object.id)
  if (told !== undefined) return told
  const [one, other] = [pixelsOf(object, '#7d4bb5'), pixelsOf(object, '#3f9a55')]
  let [drawn, changed] = [0, 0]
  for (let i = 0; i < one.length; i += 4) {
    if (one[i + 3]! < 128) continue
    drawn++
    if (difference([one[i]!, one[i + 1]!, one[i + 2]!], [other[i]!, other[i + 1]!, other[i + 2]!]) > 0.1) changed++
  }
  const takes = changed > drawn * ENOUGH
  known.set(object.id, takes)
  return takes
}

function pixelsOf(object: PictureObject, colour: string): Uint8ClampedArray {
  const buffers = createBuffers(SIDE * 2, SIDE)
  const y = object.uses[0] === 'flies' ? SIDE / 2 : SIDE - 4
  object.draw(buffers, { x: SIDE, y, height: SIDE - 8 }, { facing: 1, colour })
  const pixels = Uint8ClampedArray.from(buffers.canvases.albedo.data())
  releaseBuffers(buffers)
  return pixels
}
