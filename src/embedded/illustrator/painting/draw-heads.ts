import type { Look } from '../../../contract/looks.ts'
import type { Style } from '../../../contract/styles.ts'
import { drawFigure } from '../figures/figure.ts'
import type { Pose } from '../figures/poses/pose.ts'
import { bodyOf } from '../figures/proportions.ts'
import { characterOf, type Person } from '../planning/cast.ts'
import type { Expression } from '../scene/expressions.ts'
import { mannerOf } from '../scene/manners.ts'
import { drawSquares } from './draw-squares.ts'

type HeadsRequest = {
  /** From left to right and downwards. */
  heads: readonly { look: Look; person: Person; expression?: Expression }[]
  style: Style
  /** Pixels of a head's square. */
  side: number
  columns: number
  /** Of the heads; see {@link Pose}. */
  turn?: number
  view?: Pose['view']
}

const STANDING: Pose = {
  left: { to: [-0.12, 0.98] },
  right: { to: [0.12, 0.98] },
  feet: { left: { to: [-0.12, 1] }, right: { to: [0.12, 1] } },
}

/** Each head with its shoulders, as a story in this style draws them; WebP. */
export async function drawHeads(request: HeadsRequest): Promise<Uint8Array> {
  const { heads, style, side, columns } = request
  const people = heads.map(({ look, person }) => characterOf('', person, look, 'head', null))
  return drawSquares({
    style,
    side,
    columns,
    count: people.length,
    skins: people.map(({ look }) => look.skin),
    worn: people.flatMap(({ look, outfit }) => [look.hair, outfit.colour, outfit.legColour]),
    draw(g, i, x, y) {
      const character = people[i]!
      const { total } = bodyOf(character, mannerOf(style).figure)
      const unit = side * HEAD
      drawFigure(g, {
        character,
        pose: {
          ...STANDING,
          expression: heads[i]!.expression ?? 'happy',
          turn: request.turn ?? 0,
          ...(request.view && { view: request.view }),
        },
        x: x + side / 2,
        y: y + side * TOP + total * unit,
        height: total * unit,
        style,
      })
    },
  })
}

/** Height of the head, and where it begins, in sides of the square. */
const HEAD = 0.56
const TOP = 0.22
