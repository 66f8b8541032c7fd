import type { Buffers } from '../buffers/buffers.ts'
import { circle, curve, limb, merge, Path2D, type Point, polygon, rectangle, smooth } from '../buffers/paths.ts'
import { adjust, luma } from '../colour.ts'
import { type Character, isGrown, type Outfit } from './character.ts'
import type { Body } from './proportions.ts'
import type { Skeleton } from './skeleton.ts'

export type GarmentContext = {
  g: Buffers
  character: Character
  body: Body
  bones: Skeleton
  back: boolean
  seated: boolean
}

/** Light trim on dark cloth, dark trim on light cloth. */
export function trimOf(colour: string): string {
  return luma(colour) > 0.62 ? adjust(colour, -0.24, 1.25, 8) : '#fff4e2'
}

const LOOSE: Record<Outfit['garment'], number> = {
  't-shirt': 1.06,
  jumper: 1.2,
  hoodie: 1.24,
  shirt: 1.1,
  dress: 1.9,
  dungarees: 1.08,
  coat: 1.5,
  pyjamas: 1.16,
}

/** The trunk's cloth from the neck to its hem, and everything sewn onto it. */
export function drawTrunk(context: GarmentContext): void {
  const { g, character, body, bones, back } = context
  const { outfit, look } = character
  const n = bones.neck
  const neckWidth = body.neck
  g.shape(
    limb(
      [n[0] + bones.turn * 0.03, n[1] - 0.18],
      [n[0] + bones.turn * 0.015, n[1] - 0.05],
      [n[0], n[1] + 0.1],
      [neckWidth * 0.92, neckWidth * 0.95, neckWidth * 1.1],
    ),
    { fill: adjust(look.skin, -0.07, 1.12, -5), shade: 0.3, line: 0.7 },
  )
  const path = trunkPath(context)
  g.shape(path, { fill: outfit.colour, shade: 0.85 })
  g.clip(path, () => {
    drawPattern(context, hemOf(context))
    if (outfit.garment === 'dungarees' && !back) bib(context)
    if ((outfit.garment === 'shirt' || outfit.garment === 'coat' || outfit.garment === 'pyjamas') && !back)
      buttons(context)
    folds(context)
    // The chin's shadow, and the arms' at both sides.
    g.tone(circle(n[0] + bones.turn * 0.05, n[1] - 0.03, 0.3, 0.15), -0.55, 0.7)
  })
  if (outfit.garment === 'dress' && isGrown(character)) belt(context)
  if (!back) collar(context)
  if (outfit.scarf) scarf(context)
}

function hemOf({ character, body, bones, seated }: GarmentContext): number {
  const { garment } = character.outfit
  const drop =
    garment === 'dress'
      ? seated
        ? 0.16
        : body.leg * (isGrown(character) ? 0.55 : 0.5)
      : garment === 'coat'
        ? seated
          ? 0.12
          : body.leg * 0.36
        : 0.1
  return bones.hip[1] + drop
}

function trunkPath(context: GarmentContext): Path2D {
  const { character, body, bones, seated } = context
  const { hip, chest, shoulders, lean } = bones
  const { garment } = character.outfit
  const loose = LOOSE[garment] * (seated && garment === 'dress' ? 0.85 : 1)
  const grown = isGrown(character)
  const waisted = garment === 'dress' || (character.feminine && grown && garment !== 'coat' && garment !== 'hoodie')
  const tummy = character.age === 'baby' ? 1.16 : character.age === 'elder' ? 1.06 : 1
  const narrow = 1 - 0.2 * Math.abs(bones.turn)
  const waist = body.shoulder * narrow * (waisted ? 0.74 : 0.93) * tummy
  const hips = body.hip * narrow * loose * (waisted && garment !== 'dress' ? 1.08 : 1)
  const hem = hemOf(context)
  const waistAt: Point = [chest[0] + (hip[0] - chest[0]) * 0.62, chest[1] + (hip[1] - chest[1]) * 0.62]
  const [l, r] = [shoulders.left, shoulders.right]
  const w = body.armWidth
  const p = new Path2D()
  p.moveTo(chest[0] - body.neck * 1.15, chest[1] - 0.015)
  p.bezierCurveTo(
    chest[0] - body.shoulder * 0.5,
    chest[1] + 0.005,
    l[0] - w * 0.3,
    l[1] - w * 1.25,
    l[0] - w * 0.85,
    l[1] - w * 0.35,
  )
  p.bezierCurveTo(l[0] - w * 1.05, l[1] + w * 1.4, waistAt[0] - waist, waistAt[1] - 0.2, waistAt[0] - waist, waistAt[1])
  p.bezierCurveTo(
    waistAt[0] - waist,
    waistAt[1] + 0.12,
    hip[0] - hips * 0.98,
    hem - (hem - waistAt[1]) * 0.45,
    hip[0] - hips,
    hem,
  )
  p.bezierCurveTo(hip[0] - hips * 0.5, hem + 0.05, hip[0] + hips * 0.5, hem + 0.05, hip[0] + hips, hem)
  p.bezierCurveTo(
    hip[0] + hips * 0.98,
    hem - (hem - waistAt[1]) * 0.45,
    waistAt[0] + waist,
    waistAt[1] + 0.12,
    waistAt[0] + waist,
    waistAt[1],
  )
  p.bezierCurveTo(
    waistAt[0] + waist,
    waistAt[1] - 0.2,
    r[0] + w * 1.05,
    r[1] + w * 1.4,
    r[0] + w * 0.85,
    r[1] - w * 0.35,
  )
  p.bezierCurveTo(
    r[0] + w * 0.3,
    r[1] - w * 1.25,
    chest[0] + body.shoulder * 0.5,
    chest[1] + 0.005,
    chest[0] + body.neck * 1.15,
    chest[1] - 0.015,
  )
  p.closePath()
  void lean
  return p
}

function drawPattern({ g, character, bones, body, back }: GarmentContext, hem: number): void {
  const { outfit } = character
  const [x, top] = bones.chest
  const trim = outfit.garment === 'pyjamas' ? adjust(outfit.colour, 0.14, 0.7) : trimOf(outfit.colour)
  const turn = bones.turn
  if (outfit.pattern === 'stripes')
    for (let y = top + 0.17; y < hem + 0.05; y += 0.125) {
      const band = new Path2D()
      band.moveTo(x - 1, y)
      band.quadraticCurveTo(x, y + 0.06, x + 1, y)
      band.lineTo(x + 1, y + 0.05)
      band.quadraticCurveTo(x, y + 0.11, x - 1, y + 0.05)
      g.paint(band, trim, { opacity: 0.92 })
    }
  if (outfit.pattern === 'dots' || outfit.pattern === 'hearts') {
    const path = new Path2D()
    for (let y = top + 0.1, row = 0; y < hem + 0.1; y += 0.115, row++)
      for (let dx = -1.2 + (row % 2) * 0.075; dx < 1.2; dx += 0.15) {
        if (outfit.pattern === 'dots') {
          path.moveTo(x + dx + 0.024, y)
          path.arc(x + dx, y, 0.024, 0, 7)
        } else {
          path.moveTo(x + dx, y + 0.03)
          path.bezierCurveTo(x + dx - 0.06, y - 0.01, x + dx - 0.03, y - 0.045, x + dx, y - 0.015)
          path.bezierCurveTo(x + dx + 0.03, y - 0.045, x + dx + 0.06, y - 0.01, x + dx, y + 0.03)
        }
      }
    g.paint(path, trim, { opacity: 0.95 })
  }
  if (outfit.pattern === 'checks') {
    const dark = adjust(outfit.colour, -0.13, 1.1)
    const across = new Path2D()
    const down = new Path2D()
    for (let d = -1.2; d < 1.2; d += 0.14) down.rect(x + d, top - 0.1, 0.05, hem - top + 0.3)
    for (let y = top; y < hem + 0.1; y += 0.14) across.rect(x - 1.3, y, 2.6, 0.05)
    g.paint(down, dark, { opacity: 0.5 })
    g.paint(across, dark, { opacity: 0.5 })
  }
  if (outfit.pattern === 'yoke')
    for (const [k, sign] of [
      [0.28, 1],
      [0.42, -1],
    ] as const) {
      const y = top + body.torso * k
      const zigzag = new Path2D()
      zigzag.moveTo(x - 1, y)
      for (let dx = -1, i = 0; dx < 1; dx += 0.085, i++) zigzag.lineTo(x + dx + 0.085, y + (i % 2 ? 0 : sign * 0.055))
      g.stroke(zigzag, trim, 0.024, { ink: 0.4 })
    }
  if (outfit.pattern === 'star' && !back) {
    const cx = x + turn * 0.1
    const cy = top + body.torso * 0.46
    const points = Array.from({ length: 10 }, (_, i): Point => {
      const r = (i % 2 ? 0.07 : 0.155) * (body.shoulder / 0.29)
      const a = (i / 10) * Math.PI * 2 - Math.PI / 2
      return [cx + Math.cos(a) * r, cy + Math.sin(a) * r]
    })
    g.paint(smooth(points, true, 0.15), trim, { line: 0.5 })
  }
  if (outfit.garment === 'jumper' || outfit.garment === 'hoodie') ribbing(g, outfit.colour, bones.hip[0], hem)
}

function ribbing(g: Buffers, colour: string, x: number, hem: number): void {
  const y = hem - 0.055
  const band = new Path2D()
  band.moveTo(x - 1, y)
  band.quadraticCurveTo(x, y + 0.07, x + 1, y)
  band.lineTo(x + 1, y + 0.25)
  band.lineTo(x - 1, y + 0.25)
  band.closePath()
  g.paint(band, adjust(colour, -0.055, 1.05), { line: 0.6 })
  const ribs = new Path2D()
  for (let dx = -0.7; dx < 0.7; dx += 0.036) {
    ribs.moveTo(x + dx, y + 0.035)
    ribs.lineTo(x + dx, y + 0.15)
  }
  g.stroke(ribs, adjust(colour, -0.1), 0.008, { opacity: 0.7 })
}

function bib({ g, character, bones, body }: GarmentContext): void {
  const { legColour } = character.outfit
  const x = bones.chest[0] + bones.turn * 0.05
  const y = bones.chest[1]
  const w = body.shoulder * 0.6
  for (const s of [-1, 1]) {
    g.shape(
      limb(
        [bones.chest[0] + s * w * 0.95, y],
        [x + s * w * 0.85, y + body.torso * 0.2],
        [x + s * w * 0.76, y + body.torso * 0.42],
        [0.036, 0.036, 0.036],
      ),
      { fill: legColour, shade: 0.3, line: 0.7, keepDepth: true },
    )
  }
  g.shape(rectangle(x - w, y + body.torso * 0.34, w * 2, body.torso, 0.05), {
    fill: legColour,
    shade: 0.6,
    line: 0.8,
    keepDepth: true,
  })
  g.shape(rectangle(x - w * 0.5, y + body.torso * 0.52, w, body.torso * 0.24, 0.035), {
    fill: adjust(legColour, 0.04),
    shade: 0.3,
    line: 0.6,
    keepDepth: true,
  })
  for (const s of [-1, 1])
    g.shape(circle(x + s * w * 0.76, y + body.torso * 0.41, 0.03), {
      fill: '#f3c552',
      shade: 0.3,
      line: 0.6,
      keepDepth: true,
    })
}

function buttons({ g, character, bones, body }: GarmentContext): void {
  const x = bones.chest[0] + bones.turn * 0.09
  const seam = curve(
    x,
    bones.chest[1],
    x + bones.turn * 0.03,
    bones.chest[1] + body.torso * 0.5,
    bones.hip[0] + bones.turn * 0.09,
    bones.hip[1] + 0.6,
  )
  g.ink(seam, 0.75)
  g.toneStroke(seam, -0.3, 0.03, 0.7)
  for (let i = 0; i < 4; i++)
    g.paint(
      circle(x - 0.035, bones.chest[1] + body.torso * (0.24 + i * 0.22), 0.018),
      trimOf(character.outfit.colour),
      { line: 0.4 },
    )
}

/** Cloth hangs: soft folds from the armpits and at the hem, darker away from the light. */
function folds({ g, character, bones, body }: GarmentContext): void {
  const { hip, chest } = bones
  const [lx] = g.localLight()
  const dark = lx > 0 ? -1 : 1
  g.tone(
    smooth([
      [chest[0] + dark * body.shoulder * 0.82, chest[1] + 0.1],
      [chest[0] + dark * body.shoulder * 1.5, chest[1]],
      [hip[0] + dark * body.hip * 2.8, hip[1] + 0.5],
      [hip[0] + dark * body.hip * 0.9, hip[1] + 0.3],
      [hip[0] + dark * body.hip * 0.62, hip[1] - body.torso * 0.16],
      [hip[0] + dark * body.shoulder * 0.62, hip[1] - body.torso * 0.5],
    ]),
    -0.34,
    0.55,
  )
  for (const s of [-1, 1]) {
    const fold = curve(
      chest[0] + s * body.shoulder * 0.86,
      chest[1] + body.torso * 0.36,
      hip[0] + s * body.hip * 0.6,
      hip[1] - body.torso * 0.3,
      hip[0] + s * body.hip * 0.3,
      hip[1] - body.torso * 0.22,
    )
    g.toneStroke(fold, -0.28, 0.03, 0.6)
    g.ink(fold, 0.4, 0.45)
  }
  if (character.outfit.garment !== 'dress') return
  for (let i = -2; i <= 2; i++) {
    const pleat = curve(
      hip[0] + i * body.hip * 0.26,
      hip[1] - body.torso * 0.24,
      hip[0] + i * body.hip * 0.5,
      hip[1] + 0.1,
      hip[0] + i * body.hip * 0.76,
      hip[1] + body.leg * 0.56,
    )
    g.ink(pleat, 0.5, 0.6)
    g.toneStroke(pleat, -0.28, 0.028, 0.7)
  }
}

function belt({ g, character, bones, body }: GarmentContext): void {
  const y = bones.chest[1] + (bones.hip[1] - bones.chest[1]) * 0.64
  const x = (bones.chest[0] + bones.hip[0]) / 2
  const w = body.shoulder * (1 - 0.2 * Math.abs(bones.turn)) * 0.72
  g.shape(limb([x - w, y], [x, y + 0.04], [x + w, y], [0.032, 0.034, 0.032]), {
    fill: adjust(character.outfit.colour, -0.13, 1.1),
    shade: 0.4,
    line: 0.7,
  })
}

function collar({ g, character, bones, body }: GarmentContext): void {
  const { outfit } = character
  const [x, y] = bones.chest
  const t = bones.turn * 0.05
  switch (outfit.garment) {
    case 'hoodie':
      g.shape(
        smooth([
          [x - 0.28, y - 0.045],
          [x - 0.1, y + 0.04],
          [x + t, y + 0.12],
          [x + 0.1, y + 0.04],
          [x + 0.28, y - 0.045],
          [x + 0.17, y + 0.14],
          [x + t, y + 0.235],
          [x - 0.17, y + 0.14],
        ]),
        { fill: adjust(outfit.colour, -0.04), shade: 0.7 },
      )
      for (const s of [-1, 1])
        g.stroke(curve(x + t + s * 0.05, y + 0.18, x + t + s * 0.06, y + 0.34), '#fff4e2', 0.022, { ink: 0.5 })
      return
    case 'shirt':
    case 'coat':
    case 'pyjamas':
      for (const s of [-1, 1])
        g.shape(
          smooth(
            [
              [x + t, y + 0.08],
              [x + s * 0.08, y - 0.04],
              [x + s * 0.19, y - 0.015],
              [x + s * 0.18, y + 0.095],
            ],
            true,
            0.4,
          ),
          { fill: adjust(outfit.colour, outfit.garment === 'coat' ? -0.06 : 0.05), shade: 0.4, line: 0.8 },
        )
      return
    case 'dress':
      if (!isGrown(character)) {
        for (const s of [-1, 1])
          g.shape(circle(x + t + s * 0.085, y + 0.035, 0.095, 0.06, s * 0.35), {
            fill: '#fffaf0',
            shade: 0.3,
            line: 0.7,
          })
        return
      }
      g.shape(
        smooth(
          [
            [x - body.neck * 1.1, y - 0.02],
            [x + t, y + 0.11],
            [x + body.neck * 1.1, y - 0.02],
            [x + t, y - 0.02],
          ],
          true,
          0.4,
        ),
        { fill: adjust(character.look.skin, -0.03), shade: 0.2, line: 0.7 },
      )
      return
    default:
      g.shape(
        limb(
          [x - body.neck * 1.25, y - 0.02],
          [x + t, y + 0.065],
          [x + body.neck * 1.25, y - 0.02],
          [0.028, 0.034, 0.028],
        ),
        { fill: adjust(outfit.colour, -0.08, 1.08), shade: 0.3, line: 0.7 },
      )
  }
}

function scarf({ g, character, bones }: GarmentContext): void {
  const colour = character.outfit.accent
  const [x, y] = bones.chest
  g.shape(limb([x - 0.15, y + 0.05], [x - 0.22, y + 0.25], [x - 0.17, y + 0.48], [0.07, 0.08, 0.085]), {
    fill: adjust(colour, -0.04),
    shade: 0.7,
  })
  g.shape(
    smooth([
      [x - 0.26, y - 0.08],
      [x, y - 0.12],
      [x + 0.26, y - 0.08],
      [x + 0.29, y + 0.06],
      [x, y + 0.13],
      [x - 0.29, y + 0.06],
    ]),
    { fill: colour, shade: 0.8 },
  )
  for (let i = -2; i <= 2; i++)
    g.stroke(curve(x + i * 0.1, y - 0.08, x + i * 0.115, y + 0.1), '#fff3dd', 0.02, { opacity: 0.7 })
}

/** Trousers, shorts or bare legs with their socks, and shoes. */
export function drawLegs(context: GarmentContext): void {
  const { g, character, body, bones, seated } = context
  const { outfit, look } = character
  const bare = outfit.garment === 'dress' || outfit.legwear !== 'trousers'
  const order = bones.turn > 0 ? (['left', 'right'] as const) : (['right', 'left'] as const)
  const w = body.legWidth
  for (const side of order) {
    const root = bones.hips[side]
    const { joint, end } = bones.legs[side]
    if (bare) {
      g.shape(limb(root, joint, end, [w * 1.15, w * 0.82, w * 0.62]), {
        fill: look.skin,
        shade: 0.6,
        line: 0.85,
      })
      if (!isGrown(character))
        g.shape(limb(root, joint, end, [w, w * 0.86, w * 0.74], { from: 0.76, to: 0.98 }), {
          fill: '#fdf6ea',
          shade: 0.4,
          line: 0.6,
        })
    }
    shoe(context, side)
    if (outfit.legwear === 'shorts' && outfit.garment !== 'dress')
      g.shape(limb(root, joint, end, [w * 1.5, w * 1.42, w * 1.34], { to: 0.52, flat: true }), {
        fill: outfit.legColour,
        shade: 0.7,
      })
    else if (!bare) {
      g.shape(limb(root, joint, end, [w * 1.5, w * 1.14, w * 1.02], { to: 0.92, flat: true }), {
        fill: outfit.legColour,
        shade: 0.8,
      })
      for (const k of [-0.2, 0.4]) {
        const fold = curve(
          joint[0] - w * 0.8,
          joint[1] + w * k,
          joint[0] - w * 0.1,
          joint[1] + w * (k + 0.3),
          joint[0] + w * 0.45,
          joint[1] + w * k,
        )
        g.toneStroke(fold, -0.3, w * 0.18, 0.6)
        g.ink(fold, 0.4, 0.5)
      }
    }
  }
  if (!seated && (!bare || outfit.legwear === 'shorts')) {
    const { left, right } = bones.hips
    g.shape(merge([limb(left, [(left[0] + right[0]) / 2, left[1] - 0.02], right, [w * 1.2, w * 1.25, w * 1.2])]), {
      fill: outfit.legColour,
      shade: 0.5,
      line: 0,
    })
  }
  if (outfit.garment === 'dress' && seated) lap(context)
}

/** A skirt over seated knees. */
function lap({ g, character, body, bones }: GarmentContext): void {
  const { left, right } = bones.legs
  const w = body.legWidth * 1.7
  const y = Math.max(left.joint[1], right.joint[1]) + w * 0.4
  const path = smooth(
    [
      [bones.hip[0] - body.hip, bones.hip[1] - 0.1],
      [left.joint[0] - w, left.joint[1] - w * 0.5],
      [left.joint[0] - w * 0.8, y + 0.12],
      [(left.joint[0] + right.joint[0]) / 2, y + 0.08],
      [right.joint[0] + w * 0.8, y + 0.12],
      [right.joint[0] + w, right.joint[1] - w * 0.5],
      [bones.hip[0] + body.hip, bones.hip[1] - 0.1],
    ],
    true,
    0.5,
  )
  g.shape(path, { fill: adjust(character.outfit.colour, -0.015), shade: 0.9 })
}

function shoe({ g, character, body, bones }: GarmentContext, side: 'left' | 'right'): void {
  const { end, joint } = bones.legs[side]
  const way = bones.turn > 0.28 ? 1 : bones.turn < -0.28 ? -1 : side === 'left' ? -1 : 1
  const colour = character.outfit.shoes
  const k = body.foot
  const flat = Math.abs(bones.turn) <= 0.28
  const length = flat ? 1.25 : 1.75
  const swing = Math.atan2(end[0] - joint[0], end[1] - joint[1])
  const raised = end[1] < -k * 0.9
  g.at(
    end[0],
    end[1],
    () => {
      const p = new Path2D()
      p.moveTo(-way * k * 0.78, -k * 0.6)
      p.bezierCurveTo(-way * k * 0.98, k * 0.1, -way * k * 0.9, k * 0.52, -way * k * 0.7, k * 0.52)
      p.lineTo(way * k * length * 0.8, k * 0.52)
      p.bezierCurveTo(
        way * k * length * 1.08,
        k * 0.5,
        way * k * length * 1.02,
        -k * 0.22,
        way * k * length * 0.62,
        -k * 0.36,
      )
      p.bezierCurveTo(way * k * 0.8, -k * 0.46, way * k * 0.72, -k * 0.55, way * k * 0.62, -k * 0.74)
      p.closePath()
      g.shape(p, { fill: colour, shade: 0.7 })
      g.clip(p, () =>
        g.paint(
          rectangle(-k * 2.2, k * 0.3, k * 4.4, k * 0.4),
          luma(colour) > 0.7 ? adjust(colour, -0.18) : '#fff6e6',
          { opacity: 0.9, line: 0.4 },
        ),
      )
      const lace = polygon(
        [
          [way * k * 0.3, -k * 0.5],
          [way * k * 0.72, -k * 0.28],
        ],
        false,
      )
      g.stroke(lace, trimOf(colour), k * 0.12, { opacity: 0.85 })
    },
    raised ? -swing * 0.8 : 0,
  )
}
