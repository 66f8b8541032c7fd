import { type Buffers, createBuffers, releaseBuffers } from '../buffers/buffers.ts'
import { polygon } from '../buffers/paths.ts'
import { adjust } from '../../colour.ts'
import type { Panel } from './page.ts'
import type { Character } from '../scene/character.ts'
import { anchorsOf, drawFigure, type Placement } from '../figures/figure.ts'
import { mirrored, type Pose } from '../figures/poses/pose.ts'
import { POSES } from '../figures/poses/poses.ts'
import { findObject } from '../objects/catalogue.ts'
import type { ObjectOptions, PictureObject } from '../objects/drawing/object.ts'
import type { ScenePlan } from '../scene/plan.ts'
import { paintOf } from '../scene/situations.ts'
import { random, type Random } from '../../random.ts'
import { paletteFor } from '../scenery/palette.ts'
import { type Planes, readPlanes } from '../styles/planes.ts'
import { mannerOf } from '../scene/manners.ts'
import { flies, postureIn } from '../staging/kinds-of-things.ts'
import { stagingOf } from '../staging/stagings.ts'

/** What a small panel shows: a face, or a thing of the scene from near. */
type Inset = { face: Character } | { thing: PictureObject }

/** From page to page another face, and another of the things that are shown. */
export function insetsOf(plan: ScenePlan, shown: ReadonlySet<string>): Inset[] {
  if (plan.subject === 'cover') return []
  const { sender, recipient } = plan.cast
  const faces = [...(recipient ? [recipient] : []), ...plan.others.map(({ character }) => character), sender]
  const turn = plan.subject % 2
  const first = faces[turn === 1 ? 0 : faces.length - 1]!
  const things = [...shown].map(findObject).filter((object) => object !== null)
  const thing = things[plan.subject % Math.max(1, things.length)]
  const other = faces.find((face) => face !== first)
  const second: Inset | null = thing ? { thing } : other ? { face: other } : null
  return second ? [{ face: first }, second] : [{ face: first }]
}

/** Paints a small panel: its subject before rays in one colour. */
export function paintInset(plan: ScenePlan, inset: Inset, { width, height }: Panel, index: number): Planes {
  const g = createBuffers(width, height)
  const palette = paletteFor(plan.time, plan.weather, 'comic')
  const chance = random(`${plan.seed} ${plan.subject} ${index}`)
  g.light = palette.lightDirection
  g.lineWidth = (3 * Math.max(width, height)) / 512
  rays(g, index === 0 ? '#ffd23f' : palette.night ? '#f08a5d' : adjust(palette.sky[1], 0.04, 1.1), index)
  g.distance = 180
  if ('face' in inset) drawFace(g, plan, inset.face, chance, index)
  else drawThing(g, plan, inset.thing)
  const planes = readPlanes(g, {
    palette,
    lights: [],
    sun: [width / 2, -height],
    seed: Math.floor(chance() * 1e6),
    indoor: true,
    skins: 'face' in inset ? [inset.face.look.skin] : [],
    worn: [],
    told: [],
  })
  releaseBuffers(g)
  return planes
}

function rays(g: Buffers, ground: string, index: number): void {
  const { width, height } = g
  g.albedo.fillStyle = ground
  g.albedo.fillRect(0, 0, width, height)
  const reach = Math.hypot(width, height)
  for (let i = 0; i < 18; i++) {
    const [a, b] = [(i / 18) * Math.PI * 2, ((i + 0.5) / 18) * Math.PI * 2]
    const ray = polygon([
      [width / 2, height * 0.58],
      [width / 2 + Math.cos(a) * reach, height * 0.58 + Math.sin(a) * reach],
      [width / 2 + Math.cos(b) * reach, height * 0.58 + Math.sin(b) * reach],
    ])
    g.paint(ray, adjust(ground, -0.06, 1.1, index === 0 ? -14 : 8))
  }
}

function drawFace(g: Buffers, plan: ScenePlan, character: Character, chance: Random, index: number): void {
  const { width, height } = g
  const head = Math.min(width, height) * 0.72
  const base = POSES[chance.pick(['stand', 'relaxed', 'proud'] as const)] as Pose
  const towards: Pose = {
    ...base,
    turn: plan.side * -0.3,
    tilt: plan.side * -0.07,
    // The face that the picture itself shows.
    expression:
      stagingOf(plan, undefined)[character === plan.cast.sender ? 'sender' : 'recipient'].expression ?? 'happy',
  }
  const pose: Pose = index === 0 ? towards : mirrored(towards)
  const placement: Placement = {
    character,
    pose,
    x: width / 2,
    y: 0,
    height: head * mannerOf('comic').figure.heads[character.age],
    style: 'comic',
  }
  const [x, y] = anchorsOf(placement).head
  drawFigure(g, { ...placement, x: width - x, y: height * 0.55 - y })
}

function drawThing(g: Buffers, plan: ScenePlan, object: PictureObject): void {
  const { width, height } = g
  const size = Math.min(height * 0.74, (width * 0.78) / object.aspect)
  const foot = height * 0.52 + size / 2
  const y = object.uses[0] === 'flies' ? foot - size / 2 : foot
  const facing = plan.side === 1 ? -1 : 1
  // What the picture has standing sits for its portrait.
  const pose = postureIn(plan) === 'sitting' ? 'idle' : 'sitting'
  const options: ObjectOptions = {
    facing,
    seed: plan.seed,
    ...paintOf(plan, object.id),
    ...(!flies(object) && { pose }),
  }
  g.as('object', g.distance, () => object.draw(g, { x: width / 2, y, height: size }, options))
}
