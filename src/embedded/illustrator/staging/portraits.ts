import type { Canvas, Image } from '@napi-rs/canvas'
import { curve, type Point, rectangle } from '../buffers/paths.ts'
import { boxAround, type Layout, overlap } from '../scene/layout.ts'
import type { Stage } from '../places/place.ts'
import type { ScenePlan } from '../scene/plan.ts'
import { cameo } from '../scenery/frames.ts'
import type { Scenery } from '../scenery/scenery.ts'

type Pictures = { sender: Picture | null; recipient: Picture | null }

type Picture = Canvas | Image
/** Hangs one picture where it covers nobody and returns how to draw it; null where there is no room of its kind. */
type Hang = (picture: Picture, index: number) => (() => void) | null

/**
 * Finds places for the painted photographs: on cords beside a cover's title, on the wall, or pinned wherever
 * nobody is covered. `front` draws what hangs before everything.
 */
export function hangPortraits(
  scenery: Scenery,
  plan: ScenePlan,
  stage: Stage,
  layout: Layout,
  pictures: Pictures,
): { hung: number; front: () => void } {
  const shown = [pictures.sender, pictures.recipient].filter((picture) => picture !== null)
  const first: Hang | null =
    plan.subject === 'cover' ? onCord(scenery, layout) : stage.wall ? onWall(scenery, stage.wall, layout) : null
  const last = pinned(scenery, plan, layout)
  const draws = shown.map((picture, i) => first?.(picture, i) ?? last(picture, i)).filter((draw) => draw !== null)
  return { hung: draws.length, front: () => draws.forEach((draw) => draw()) }
}

/** Painted at once: what comes later stands before the wall. */
function onWall(scenery: Scenery, wall: NonNullable<Stage['wall']>, layout: Layout): Hang {
  const { g, unit } = scenery
  return (picture, i) => {
    const wishes: Point[] = [0, -1, 1, -2, 2].map((k) => [
      wall.x + (i - 0.5 + k * 0.6) * wall.size * 2.7,
      wall.y + wall.size + (i ? unit * 0.03 : 0),
    ])
    const spot = layout.settle(wishes, wall.size * 2.3, wall.size * 2.3, 0)
    if (!spot) return null
    g.distance = 34
    cameo(scenery, picture, spot[0], spot[1] - wall.size, wall.size * 0.88, wall.size, { frame: i ? 'wood' : 'gold' })
    return () => undefined
  }
}

function onCord(scenery: Scenery, layout: Layout): Hang {
  const { g, width, height, unit } = scenery
  return (picture, i) => {
    const edge = i ? -1 : 1
    for (const r of [unit * 0.105, unit * 0.085]) {
      const wishes: Point[] = [0.5, 0.46, 0.42, 0.38, 0.56].map((y) => [
        i ? width - r * 1.85 : r * 1.85,
        height * y + r * 1.2,
      ])
      // The cord goes before nobody's face, and nothing hangs before the cord.
      const cordTo = ([at, foot]: Point) => boxAround(at, foot - r * 2.4, r * 0.5, foot)
      const clear = wishes.filter((wish) => layout.kept.every((other) => overlap(cordTo(wish), other) === 0))
      const spot = layout.settle(clear, r * 2.4, r * 2.5, 0.05)
      if (!spot) continue
      for (const box of [boxAround(spot[0], spot[1], r * 2.2, r * 2.4), cordTo(spot)]) layout.keep(box)
      return () => {
        const [x, y] = [spot[0], spot[1] - r * 1.2]
        g.distance = 148
        const cord = curve(x, y - r * 1.1, x - edge * r * 0.06, y / 2, x - edge * r * 0.1, -10)
        g.stroke(cord, '#e9d9b8', unit * 0.004, { line: 0.6, solid: true })
        const frame = WREATHED.has(scenery.style) ? 'flowers' : 'gold'
        cameo(scenery, picture, x, y, r * 0.87, r, { frame, turn: edge * 0.04 })
      }
    }
    return null
  }
}

const WREATHED: ReadonlySet<string> = new Set(['infantil', 'ghibli', 'acuarela', 'retro'])

/** In a corner, or wherever there is room, smaller if need be. */
function pinned(scenery: Scenery, plan: ScenePlan, layout: Layout): Hang {
  const { width, height, unit } = scenery
  return (picture, i) => {
    const corner = plan.side * (i ? 1 : -1)
    for (const size of [0.15, 0.125, 0.1, 0.08].map((share) => share * unit)) {
      const wishes: Point[] = [1, 0.86, 0.72, 0.58, 0.44].flatMap((out) =>
        [corner, -corner].flatMap((side) =>
          [0.17, 0.3, 0.42, 0.54, 0.7].map((y): Point => [
            width * 0.5 + side * (width * 0.5 - size * 1.1) * out,
            height * y + size * 0.7,
          ]),
        ),
      )
      const spot = layout.settle(wishes, size * 1.25, size * 1.5, 0)
      if (!spot) continue
      layout.keep(boxAround(spot[0], spot[1], size * 1.25, size * 1.5))
      return () => snapshot(scenery, picture, spot[0], spot[1] - size * 0.75, size, corner * 0.09)
    }
    return null
  }
}

/** A print with a white edge, held by a strip of tape. */
function snapshot({ g }: Scenery, picture: Picture, x: number, y: number, size: number, turn: number): void {
  g.distance = 226
  const paper = rectangle(-size * 0.56, -size * 0.6, size * 1.12, size * 1.36, size * 0.03)
  const window = rectangle(-size * 0.47, -size * 0.5, size * 0.94, size * 0.94, 2)
  g.at(
    x,
    y,
    () => {
      g.as('object', g.distance, () => g.shape(paper, { fill: '#fffaf0', shade: 0.3 }))
      g.as('photo', g.distance, () => g.shape(window, { fill: '#cccccc', shade: 0, line: 0.8 }))
      g.albedo.save()
      g.albedo.clip(window)
      g.albedo.drawImage(picture, -size * 0.47, -size * 0.5, size * 0.94, size * 0.94)
      g.albedo.restore()
      g.shape(rectangle(-size * 0.16, -size * 0.7, size * 0.32, size * 0.15, 2), {
        fill: '#f2c879',
        shade: 0.2,
        line: 0.6,
      })
    },
    turn,
  )
}
