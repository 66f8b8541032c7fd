import { adjust } from '../../colour.ts'
import { circle, limb, Path2D, type Point } from '../buffers/paths.ts'
import { isGrown, type Outfit } from '../scene/character.ts'
import { collar, scarf } from './collars.ts'
import { belt, bib, buttons, folds } from './garment-details.ts'
import type { GarmentContext } from './garment.ts'
import { drawPattern } from './patterns.ts'

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
  // No cloth is drawn below the ground for a seated figure.
  return seated ? Math.min(bones.hip[1] + drop, -0.04) : bones.hip[1] + drop
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
