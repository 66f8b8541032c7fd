import { adjust } from '../../colour.ts'
import { circle, limb } from '../buffers/paths.ts'
import { isGrown } from '../scene/character.ts'
import { collar, scarf } from './collars.ts'
import { belt, bib, buttons, folds } from './garment-details.ts'
import type { GarmentContext } from './garment.ts'
import { closed } from './outline.ts'
import { drawPattern, ribbing } from './patterns.ts'

/** The trunk's cloth from the neck to its hem, and everything sewn onto it. */
export function drawTrunk(context: GarmentContext): void {
  const { g, character, body, bones, back, trunk } = context
  const { outfit, look } = character
  const n = bones.neck
  const neckWidth = body.neck
  const { head } = bones
  g.shape(
    limb(
      [n[0] + (head[0] - n[0]) * 0.4, n[1] - 0.18],
      [n[0] + bones.turn * 0.015, n[1] - 0.05],
      [n[0], n[1] + 0.1],
      [neckWidth * 0.92, neckWidth * 0.95, neckWidth * 1.1],
    ),
    { fill: adjust(look.skin, -0.07, 1.12, -5), shade: 0.3, line: 0.7 },
  )
  const path = closed(trunk.cloth, 0, 0.14)
  g.shape(path, { fill: outfit.colour, shade: 0.85 })
  g.clip(path, () => {
    drawPattern(context, trunk.cloth)
    if (outfit.garment === 'jumper' || outfit.garment === 'hoodie') ribbing(context, trunk.cloth)
    if (outfit.garment === 'dungarees' && !back) bib(context)
    if ((outfit.garment === 'shirt' || outfit.garment === 'coat' || outfit.garment === 'pyjamas') && !back)
      buttons(context)
    folds(context)
    // The chin's shadow.
    g.tone(circle(n[0] + bones.turn * 0.05, n[1] - 0.03, 0.3, 0.15), -0.55, 0.7)
  })
  if (outfit.garment === 'dress' && isGrown(character)) belt(context)
  if (!back) collar(context)
  if (outfit.scarf) scarf(context)
}
