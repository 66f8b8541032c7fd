import type { Point } from '../buffers/paths.ts'
import type { PictureObject } from '../objects/drawing/object.ts'
import { type Box, boxAround, overlap } from '../scene/layout.ts'
import { AFLOAT } from '../scene/scene.ts'
import { countOf } from '../scene/situations.ts'
import type { Scenery } from '../scenery/scenery.ts'
import { isLarge } from './kinds-of-things.ts'
import { headOf, type Settling } from './settling.ts'

/** From the middle outwards, in widths of the page; of an animal that looks in from the side the head is seen. */
const ALL_ACROSS = Array.from({ length: 23 }, (_, i) => (i % 2 ? -0.025 : 0.025) * (i + (i % 2)))

type Ground = Pick<
  Settling,
  'plan' | 'layout' | 'bodies' | 'ground' | 'metre' | 'shown' | 'stand' | 'settle' | 'everywhere'
> & { scenery: Pick<Scenery, 'width' | 'height' | 'unit'> }

/** Settles and draws what is larger than people. */
export function createLargeThings(settling: Ground, all: readonly PictureObject[]) {
  const { scenery, plan, layout, bodies, ground, metre, shown, stand, settle, everywhere } = settling
  const { width, height, unit } = scenery
  /** How tall the first of a kind is: the others are as tall. */
  const drawn = new Map<string, number>()
  /** Of what looks out over people. */
  const heads: Box[] = []

  /**
   * Puts it behind people, whole on the page and for the better part beside them; an animal for which there is no room
   * looks out over them.
   */
  function loom(object: PictureObject, i = 0): boolean {
    if (AFLOAT.has(plan.place)) return false
    const first = drawn.get(object.id)
    const most = first ?? Math.min(0.62 * height, object.height * metre * 0.85)
    const beside = [...layout.taken.slice(bodies.length), ...heads]
    // Further back it stands higher, and is seen over more of them.
    for (const back of object.alive ? [0, 0.045, 0.12, 0.2] : [0])
      for (const scale of first ? [0.96, 0.88, 0.78] : [1, 0.86, 0.74, 0.64])
        for (const dx of back > 0 ? ALL_ACROSS : [0.25, 0.3, 0.2, -0.28, 0.15, -0.22, 0.1]) {
          const [x, tall] = [width * (0.5 + plan.side * dx), most * scale]
          const facing = x > width / 2 ? -1 : 1
          const foot = ground - unit * (0.012 + back + 0.01 * i)
          const box = boxAround(x, foot, tall * object.aspect, tall)
          const part = back > 0 ? headOf(box, facing) : box
          if (tall < 0.22 * height || !layout.within(part) || (plan.portraits && back === 0)) continue
          if (object.alive && back === 0 && !facesAreFree(box, facing)) continue
          // An animal's head is on the side of the people.
          const limit = (object.alive ? 0.03 : 0.55) * tall * tall * object.aspect
          const before = back > 0 ? [...bodies, ...layout.kept] : bodies
          const hidden = before.reduce((sum, body) => sum + overlap(part, body), 0)
          if (hidden > limit || beside.some((other) => overlap(part, other) > 0)) continue
          if (back > 0) {
            heads.push(part)
            layout.keep(part)
          } else layout.take(part)
          drawn.set(object.id, tall)
          stand(object, x, foot, tall, facing)
          return true
        }
    return false
  }

  /** An animal beside people is behind nobody's face, and nobody's hand is before its own. */
  function facesAreFree(box: Box, facing: 1 | -1): boolean {
    const face = headOf(box, facing)
    return layout.kept.every((kept) => overlap(box, kept) === 0) && bodies.every((body) => overlap(face, body) === 0)
  }

  /** What is larger than people stands further off, never as a toy at their feet. */
  function farOff(): void {
    const across = [0.4, -0.4, 0.3, -0.3, 0.2, -0.2, 0]
    for (const object of all.filter(isLarge))
      for (let i = shown.has(object.id) ? 1 : 0; i < countOf(plan, object.id); i++) {
        if (loom(object, i)) continue
        const usual = Math.max(0.26 * unit, Math.min(0.5 * unit, object.height * metre * 0.7))
        const size = Math.min(usual, drawn.get(object.id) ?? usual)
        // As near as the people where there is room, else a step behind them.
        const feet = [ground - unit * (0.012 + 0.01 * i), ground - unit * (0.07 + 0.02 * i)]
        const wishes = feet.flatMap((foot) => across.map((dx): Point => [width * (0.5 + plan.side * dx), foot]))
        // Whoever is told of besides the first may be seen behind somebody.
        if (settle(object, wishes, size, { hidden: i > 0 ? 0.6 : 0.3 }) || !plan.remembers) continue
        // Further back the second would stand on the first one's back.
        settle(object, everywhere(i > 0 ? [0.02, 0.045] : [0.03, 0.08, 0.12, 0.16]), size, { hidden: 0.5 })
      }
  }

  return { loom, farOff }
}
