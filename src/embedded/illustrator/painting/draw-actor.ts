import type { Buffers } from '../buffers/buffers.ts'
import type { Held } from '../figures/arms.ts'
import { type Anchors, anchorsOf, drawFigure } from '../figures/figure.ts'
import { drawWheelchair, isInWheelchair } from '../figures/wheelchair.ts'
import type { Stage } from '../places/place.ts'
import type { Scenery } from '../scenery/scenery.ts'
import { drawSeat } from '../scenery/seats.ts'
import type { Actor } from '../staging/actors.ts'
import type { Frame } from '../staging/composition.ts'
import { seatHeightOf } from '../staging/people.ts'

export function seatUnder(scenery: Scenery, stage: Stage, actors: readonly Actor[], frame: Frame): void {
  const xs = actors.map(({ placement }) => placement.x)
  const middle = (Math.min(...xs) + Math.max(...xs)) / 2
  const width = Math.max(...xs) - Math.min(...xs) + frame.adult * 0.55
  drawSeat(
    scenery,
    stage.seat ?? 'towel',
    middle,
    frame.floorY + frame.unit * 0.01,
    width,
    seatHeightOf(actors, frame.floorY),
  )
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
