import type { Coat } from '../../../contract/coats.ts'
import type { Style } from '../../../contract/styles.ts'
import { findObject } from '../objects/catalogue.ts'
import type { PictureObject } from '../objects/drawing/object.ts'
import { objectOfCoat } from '../planning/animals.ts'
import { drawSquares } from './draw-squares.ts'

type AnimalsRequest = { coats: readonly Coat[]; style: Style; side: number }

/** Each animal whole, side by side, as a story in this style draws it; WebP. */
export async function drawAnimals({ coats, style, side }: AnimalsRequest): Promise<Uint8Array> {
  return drawSquares({
    style,
    side,
    columns: coats.length,
    count: coats.length,
    skins: [],
    worn: coats.flatMap(({ colour, second }) => [colour, second]),
    draw(g, i, x, y) {
      const coat = coats[i]!
      const object = findObject(objectOfCoat(coat))
      if (!object) return
      const height = side * Math.min(TALLEST, WIDEST / object.aspect) * SIZES[coat.size]
      const foot = y + side * FOOT
      g.contactShadow(x + side / 2, foot, height * object.aspect * 0.45, side * 0.03, 0.6)
      object.draw(g, { x: x + side / 2, y: foot, height }, { facing: 1, coat, ...poseOf(object) })
    },
  })
}

/** The same way that they mostly have in pictures. */
function poseOf({ id }: PictureObject): { pose?: 'sitting' } {
  return id === 'dog' ? { pose: 'sitting' } : {}
}

/** Of the square. */
const TALLEST = 0.9
const WIDEST = 0.92
const FOOT = 0.95
const SIZES: Record<Coat['size'], number> = { pequeño: 0.72, mediano: 0.86, grande: 1 }
