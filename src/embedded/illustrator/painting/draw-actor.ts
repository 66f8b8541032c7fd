import type { Buffers } from '../buffers/buffers.ts'
import type { Held } from '../figures/arms.ts'
import { type Anchors, anchorsOf, drawFigure } from '../figures/figure.ts'
import { drawWheelchair, isInWheelchair } from '../figures/wheelchair.ts'
import type { Stage } from '../places/place.ts'
import { type Box, boxAround } from '../scene/layout.ts'
import type { Scenery } from '../scenery/scenery.ts'
import { drawSeat } from '../scenery/seats.ts'
import type { Actor } from '../staging/actors.ts'
import type { Frame } from '../staging/composition.ts'
import { seatHeightOf } from '../staging/people.ts'

/** Where a bench or sofa under people stands; nothing else may stand behind it. */
export function seatBox(actors: readonly Actor[], frame: Frame): Box {
  const { middle, width, tall } = seatOf(actors, frame)
  // With the arms of a sofa, and its back as far as it is below the faces.
  const chins = actors
    .map(({ placement }) => anchorsOf(placement))
    .map(({ head, headRadius }) => head[1] + headRadius * 1.15)
  return boxAround(middle, frame.floorY, width * 1.3, Math.min(tall * 2, frame.floorY - Math.max(...chins)))
}

/** Whoever has a wheelchair has brought a seat and leaves room for it. */
function seatOf(actors: readonly Actor[], { adult, floorY }: Frame) {
  const seated = actors.filter(({ placement }) => !isInWheelchair(placement))
  const xs = (seated.length > 0 ? seated : actors).map(({ placement }) => placement.x)
  const middle = (Math.min(...xs) + Math.max(...xs)) / 2
  return { middle, width: Math.max(...xs) - Math.min(...xs) + adult * 0.55, tall: seatHeightOf(actors, floorY) }
}

export function seatUnder(scenery: Scenery, stage: Stage, actors: readonly Actor[], frame: Frame): void {
  const { middle, width, tall } = seatOf(actors, frame)
  drawSeat(scenery, stage.seat ?? 'towel', middle, frame.floorY + frame.unit * 0.01, width, tall)
  shadowsOn(scenery, actors)
}

/** Whoever sits presses a shadow into the seat. */
function shadowsOn({ g }: Scenery, actors: readonly Actor[]): void {
  for (const { placement } of actors) {
    const { hip, headRadius } = anchorsOf(placement)
    g.contactShadow(hip[0], hip[1] + headRadius * 0.1, headRadius * 1.5, headRadius * 0.5, 0.8)
  }
}

export function drawActor(g: Buffers, actor: Actor, distance: number, held: Held[], unit: number): Anchors {
  const { placement } = actor
  g.distance = distance
  const { x, y, height, pose } = placement
  const lifted = (pose.lift ?? 0) > 0.2
  if (!pose.roll && pose.seat !== 'astride')
    g.contactShadow(x, y, height * (lifted ? 0.14 : 0.19), Math.max(unit * 0.008, height * 0.026), lifted ? 0.5 : 0.85)
  if (!isInWheelchair(placement)) return drawFigure(g, placement, held)
  drawWheelchair(g, placement, 'behind')
  const anchors = drawFigure(g, placement, held)
  drawWheelchair(g, placement, 'before')
  return anchors
}
