import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import { random } from '../../random.ts'
import { layOver } from './finish.ts'
import type { Planes } from './planes.ts'

/** What an illustrator leaves round a drawing: tape, trials of the colours used, doodles, a smudge. */
export function sketchbook(out: Uint8ClampedArray, planes: Planes): void {
  const { width, height, palette, skins, seed } = planes
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  const chance = random(seed + 31)
  const u = Math.min(width, height) / 1024
  const left = chance.chance(0.5)
  const colours = [...skins, palette.flowers[0], palette.flowers[1], palette.leaf[1], palette.sky[0]]
  trials(context, colours.slice(0, 6), left ? 26 * u : width - 62 * u, height * 0.3, u, chance)
  doodles(context, left ? width - 46 * u : 46 * u, height * chance.between(0.3, 0.55), u, chance)
  for (const [x, y, turn] of [
    [0.06, 0.035, -0.5],
    [0.94, 0.035, 0.5],
  ] as const)
    tape(context, width * x, height * y, turn + chance.between(-0.08, 0.08), u)
  layOver(out, canvas.data())
}

/** Little patches of crayon, one below the other. */
function trials(
  context: SKRSContext2D,
  colours: readonly string[],
  x: number,
  y: number,
  u: number,
  chance: ReturnType<typeof random>,
): void {
  colours.forEach((colour, i) => {
    context.strokeStyle = colour
    context.globalAlpha = 0.75
    context.lineWidth = 3.2 * u
    context.beginPath()
    for (let k = 0; k < 7; k++) {
      const top = y + i * 46 * u + k * 4.4 * u
      context.moveTo(x + chance.between(-2, 2) * u, top + 5 * u)
      context.lineTo(x + (34 + chance.between(-4, 4)) * u, top - 5 * u)
    }
    context.stroke()
  })
}

/** A star, a heart and a spiral in pencil. */
function doodles(context: SKRSContext2D, x: number, y: number, u: number, chance: ReturnType<typeof random>): void {
  context.strokeStyle = '#57525c'
  context.globalAlpha = 0.55
  context.lineWidth = 2 * u
  context.beginPath()
  const turn = chance.between(0, 1)
  for (let i = 0; i <= 5; i++) {
    const a = turn + (i * 4 * Math.PI) / 5
    context.lineTo(x + Math.cos(a) * 17 * u, y + Math.sin(a) * 17 * u)
  }
  context.stroke()
  context.beginPath()
  const [hx, hy] = [x + chance.between(-8, 8) * u, y + 74 * u]
  context.moveTo(hx, hy + 15 * u)
  context.bezierCurveTo(hx - 26 * u, hy - 4 * u, hx - 10 * u, hy - 22 * u, hx, hy - 6 * u)
  context.bezierCurveTo(hx + 10 * u, hy - 22 * u, hx + 26 * u, hy - 4 * u, hx, hy + 15 * u)
  context.stroke()
  context.beginPath()
  for (let a = 0; a < 15; a += 0.2)
    context.lineTo(x + Math.cos(a) * a * 1.25 * u, y + 150 * u + Math.sin(a) * a * 1.25 * u)
  context.stroke()
}

/** A strip of paper tape that holds the sheet. */
function tape(context: SKRSContext2D, x: number, y: number, turn: number, u: number): void {
  context.save()
  context.translate(x, y)
  context.rotate(turn)
  context.globalAlpha = 0.72
  context.fillStyle = '#ead9a8'
  context.beginPath()
  const [w, h] = [74 * u, 17 * u]
  context.moveTo(-w, -h)
  context.lineTo(w, -h)
  for (let i = 0; i <= 6; i++) context.lineTo(w + (i % 2 ? -5 : 0) * u, -h + (i / 6) * h * 2)
  context.lineTo(-w, h)
  for (let i = 0; i <= 6; i++) context.lineTo(-w + (i % 2 ? 5 : 0) * u, h - (i / 6) * h * 2)
  context.fill()
  context.restore()
}
