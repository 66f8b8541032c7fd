import { circle, polygon, rectangle } from '../buffers/paths.ts'
import { adjust, mix } from '../../colour.ts'
import type { PictureObject } from '../objects/drawing/object.ts'
import { INDOORS, type PlaceId } from '../scene/scene.ts'
import type { Scenery } from '../scenery/scenery.ts'

/** Small things that lie on the ground as a matter of course. */
const ON_THE_GROUND = new Set(
  `ball beach-ball basketball volleyball rugby tennis baseball bowling boxing-glove skates ice-skate skateboard
  running-shoe hiking-boot shoes sand-bucket suitcase basket backpack toolbox treasure-chest gift drum robot doll
  teddy-bear blocks yarn yo-yo pumpkin mushroom clover rose marigold flowers plant maple-leaf spiral-shell mermaid
  chestnut lotus bubbles guitar violin shield superhero anchor pinata umbrella-with-rain star heart feather balloon
  candle lamp lantern sled book paints broom trophy bucket watering-can shoe sock
  stone box paper-bag blanket cushion seedling pennant pot`.split(/\s+/),
)

/** Cups, clocks and ice creams stand on something; nobody puts them on the floor. */
export function wantsPedestal(object: PictureObject): boolean {
  return !object.alive && object.height < 0.5 && object.uses[0] !== 'flies' && !ON_THE_GROUND.has(object.id)
}

/** A little table in rooms, a stump among trees, a crate elsewhere: `height` pixels from the foot to its top. */
export function drawPedestal(
  scenery: Scenery,
  place: PlaceId,
  x: number,
  foot: number,
  width: number,
  height: number,
): void {
  const { g } = scenery
  g.contactShadow(x, foot, width * 0.62, Math.max(scenery.unit * 0.008, height * 0.12), 0.8)
  if (INDOORS.has(place) || place === 'sky' || place === 'space') sideTable(scenery, x, foot, width, height)
  else if (WOODED.has(place)) stump(scenery, x, foot, width, height)
  else crate(scenery, x, foot, width, height)
}

const WOODED: ReadonlySet<PlaceId> = new Set<PlaceId>([
  'forest',
  'jungle',
  'mountain',
  'river',
  'lake',
  'countryside',
  'park',
  'garden',
  'snow',
  'cave',
])

function sideTable({ g, palette }: Scenery, x: number, foot: number, width: number, height: number): void {
  const wood = palette.night ? mix('#b9824f', '#39407c', 0.3) : '#c08a55'
  const leg = width * 0.09
  for (const side of [-1, 0, 1])
    g.shape(
      polygon([
        [x + side * width * 0.28 - leg / 2, foot - height * 0.95],
        [x + side * width * 0.28 + leg / 2, foot - height * 0.95],
        [x + side * width * 0.4 + leg * 0.4, foot],
        [x + side * width * 0.4 - leg * 0.4, foot],
      ]),
      { fill: adjust(wood, -0.07), shade: 0.6, line: 0.8 },
    )
  g.shape(circle(x, foot - height, width / 2, height * 0.1), { fill: wood, shade: 0.5 })
}

function stump({ g, palette }: Scenery, x: number, foot: number, width: number, height: number): void {
  g.shape(
    polygon([
      [x - width * 0.42, foot - height],
      [x + width * 0.42, foot - height],
      [x + width * 0.46, foot - height * 0.2],
      [x + width * 0.56, foot],
      [x - width * 0.56, foot],
      [x - width * 0.46, foot - height * 0.2],
    ]),
    { fill: palette.trunk, shade: 1 },
  )
  const top = circle(x, foot - height, width * 0.43, height * 0.14)
  g.shape(top, { fill: adjust(palette.trunk, 0.16), shade: 0.4 })
  for (const k of [0.35, 0.66]) g.ink(circle(x, foot - height, width * 0.43 * k, height * 0.14 * k), 0.5)
}

function crate({ g, palette }: Scenery, x: number, foot: number, width: number, height: number): void {
  const wood = palette.night ? mix('#b9824f', '#39407c', 0.3) : '#bd8a55'
  g.shape(rectangle(x - width / 2, foot - height, width, height, 3), { fill: adjust(wood, -0.08), shade: 0.7 })
  for (const k of [0, 0.36, 0.72])
    g.shape(rectangle(x - width / 2, foot - height + height * k, width, height * 0.26, 2), {
      fill: wood,
      shade: 0.5,
      line: 0.8,
    })
}
