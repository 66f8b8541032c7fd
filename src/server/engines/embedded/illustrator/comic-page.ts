import type { Checkpoint } from './draw-picture.ts'
import { createBuffers, releaseBuffers } from './buffers/buffers.ts'
import { polygon } from './buffers/paths.ts'
import { adjust, type Rgb } from './colour.ts'
import { anchorsOf, drawFigure, type Placement } from './figures/figure.ts'
import { mirrored, type Pose } from './figures/pose.ts'
import { POSES } from './figures/poses.ts'
import { FIGURE_STYLES } from './figures/proportions.ts'
import { paintScene, type Portraits } from './paint-scene.ts'
import type { ScenePlan } from './plan.ts'
import { random } from './random.ts'
import { paletteFor } from './scenery/palette.ts'
import { comic } from './styles/comic.ts'
import { readPlanes } from './styles/planes.ts'

type Panel = { left: number; top: number; width: number; height: number }
export type Page = { pixels: Uint8ClampedArray; focus: [number, number] }

const PAPER: Rgb = [251, 248, 240]
const INK: Rgb = [18, 14, 26]

/** A page of a comic: the scene in a large panel, both faces in two small ones; a cover is one panel. */
export async function comicPage(
  plan: ScenePlan,
  width: number,
  height: number,
  portraits: Portraits,
  checkpoint: Checkpoint,
): Promise<Page> {
  const [main, ...small] = panelsOf(plan, width, height)
  const pixels = new Uint8ClampedArray(width * height * 4)
  for (let i = 0; i < width * height; i++) pixels.set([...PAPER, 255], i * 4)
  const painting = paintScene(plan, 'comic', main!.width, main!.height, portraits)
  await checkpoint()
  paste(pixels, width, comic(painting.planes), main!)
  await checkpoint()
  const people = [plan.cast.recipient ?? plan.cast.sender, plan.cast.sender]
  small.forEach((panel, i) => paste(pixels, width, comic(closeUp(plan, people[i]!, panel, i)), panel))
  for (const panel of [main!, ...small]) border(pixels, width, height, panel)
  return { pixels, focus: [main!.left + painting.focus[0], main!.top + painting.focus[1]] }
}

function panelsOf(plan: ScenePlan, width: number, height: number): Panel[] {
  const short = Math.min(width, height)
  const margin = Math.round(short * 0.026)
  const gutter = Math.round(short * 0.02)
  const inner = { width: width - margin * 2, height: height - margin * 2 }
  if (plan.subject === 'cover') return [{ left: margin, top: margin, ...inner }]
  if (width < height * 1.15) {
    const mainHeight = Math.round(inner.height * 0.7)
    const half = Math.floor((inner.width - gutter) / 2)
    const top = margin + mainHeight + gutter
    const rest = height - margin - top
    return [
      { left: margin, top: margin, width: inner.width, height: mainHeight },
      { left: margin, top, width: half, height: rest },
      { left: margin + half + gutter, top, width: inner.width - half - gutter, height: rest },
    ]
  }
  const column = Math.round(inner.width * 0.25)
  const mainWidth = inner.width - column - gutter
  const upper = Math.round((inner.height - gutter) * 0.5)
  // The column stands on the side of the open air, away from the people.
  const columnLeft = plan.side === 1 ? margin + mainWidth + gutter : margin
  return [
    { left: plan.side === 1 ? margin : margin + column + gutter, top: margin, width: mainWidth, height: inner.height },
    { left: columnLeft, top: margin, width: column, height: upper },
    { left: columnLeft, top: margin + upper + gutter, width: column, height: inner.height - upper - gutter },
  ]
}

/** A face that fills its panel, before rays in one colour. */
function closeUp(plan: ScenePlan, character: Placement['character'], { width, height }: Panel, index: number) {
  const g = createBuffers(width, height)
  const palette = paletteFor(plan.time, plan.weather, 'comic')
  const chance = random(`${plan.seed} ${plan.subject} ${index}`)
  g.light = palette.lightDirection
  g.lineWidth = (3 * Math.max(width, height)) / 512
  const ground = index === 0 ? '#ffd23f' : adjust(palette.sky[1], 0.04, 1.1)
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
  const head = Math.min(width, height) * 0.72
  const base = POSES[chance.pick(['stand', 'relaxed', 'wave', 'proud'] as const)] as Pose
  const towards: Pose = {
    ...base,
    turn: plan.side * -0.3,
    tilt: plan.side * -0.07,
    expression: EXPRESSIONS[plan.action] ?? 'happy',
  }
  const pose: Pose = index === 0 ? towards : mirrored(towards)
  const placement: Placement = {
    character,
    pose,
    x: width / 2,
    y: 0,
    height: head * FIGURE_STYLES.comic.heads[character.age],
    style: 'comic',
  }
  const [x, y] = anchorsOf(placement).head
  g.distance = 180
  drawFigure(g, { ...placement, x: width - x, y: height * 0.55 - y })
  const seed = Math.floor(chance() * 1e6)
  const planes = readPlanes(g, {
    palette,
    lights: [],
    sun: [width / 2, -height],
    seed,
    indoor: true,
    skins: [character.look.skin],
  })
  releaseBuffers(g)
  return planes
}

const EXPRESSIONS: Partial<Record<ScenePlan['action'], Pose['expression']>> = {
  point: 'wonder',
  look: 'wonder',
  search: 'wonder',
  run: 'laugh',
  jump: 'laugh',
  dance: 'laugh',
  celebrate: 'laugh',
  'play-ball': 'laugh',
  hug: 'tender',
  comfort: 'tender',
  sleep: 'sleep',
  climb: 'brave',
  sing: 'laugh',
}

function paste(page: Uint8ClampedArray, pageWidth: number, pixels: Uint8ClampedArray, panel: Panel): void {
  for (let y = 0; y < panel.height; y++)
    page.set(
      pixels.subarray(y * panel.width * 4, (y + 1) * panel.width * 4),
      ((panel.top + y) * pageWidth + panel.left) * 4,
    )
}

/** An ink line round a panel, a little uneven. */
function border(page: Uint8ClampedArray, width: number, height: number, panel: Panel): void {
  const thick = Math.max(2, Math.min(width, height) * 0.0058)
  const wave = (t: number, phase: number) => Math.sin(t * 0.011 + phase) * thick * 0.18
  const [right, bottom] = [panel.left + panel.width, panel.top + panel.height]
  for (let y = Math.max(0, Math.floor(panel.top - thick)); y < Math.min(height, bottom + thick); y++)
    for (let x = Math.max(0, Math.floor(panel.left - thick)); x < Math.min(width, right + thick); x++) {
      const across = Math.min(Math.abs(x - panel.left + wave(y, 0)), Math.abs(x - right + wave(y, 2)))
      const down = Math.min(Math.abs(y - panel.top + wave(x, 4)), Math.abs(y - bottom + wave(x, 1)))
      const strength = Math.max(0, Math.min(1, thick / 2 + 0.5 - Math.min(across, down)))
      if (strength === 0) continue
      const j = (y * width + x) * 4
      for (let c = 0; c < 3; c++) page[j + c]! += (INK[c]! - page[j + c]!) * strength
    }
}
