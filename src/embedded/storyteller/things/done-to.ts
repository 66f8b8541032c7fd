import { heldOf } from './anything.ts'
import { classOf } from './class-of.ts'
import { hasGear, planned } from './doings.ts'
import { LIGHT, MADE, PLAYED, PLAYING, SHOWN, SPOKEN_OF } from './handled.ts'
import { UNSEEN } from './mentioned.ts'
import type { Choose } from './named.ts'
import { PARTS } from './parts/parts.ts'
import type { Prop } from './prop.ts'
import { rowOf } from './rows.ts'
import { ofName } from './shaped.ts'
import { objectOf } from './staged.ts'

/** The thing that something is done to, where it is one to be seen. */
export function doneTo(infinitive: string, choose: Choose): Prop | null {
  if (hasGear(infinitive) || SPOKEN_OF.test(infinitive)) return null
  // carved or drawn, it does not live
  const isLikeness = /^(?:tallar|esculpir|modelar|moldear|grabar|fotografiar|filmar) /u.test(infinitive)
  const object = objectOf(planned(LIGHT.exec(infinitive)?.[1] ?? infinitive))
  // 'rascarle la panza'
  const touched = object ? null : rowOf(infinitive.replace(/^\p{L}+ (?:el|la|l[oa]s|sus?) /u, ''))
  if (!object) return touched && { ...touched, together: infinitive }
  const row = rowOf(object.named.all)
  if (row && isLikeness && row.alive) return null
  if (row) return { ...row, together: infinitive }
  const kind = classOf(object.named, infinitive) ?? object.kind
  if (isLikeness && (kind === 'animal' || kind === 'collection')) return null
  // tracks are built, and a river is swum in: that is seen, and not where
  const isWhere = kind === 'place' || (kind === 'craft' && / en (?:el|la|su) /u.test(infinitive))
  if (isWhere && !/^(?:ir|ver|mirar|visitar|recorrer) /u.test(infinitive)) return null
  if (kind && !(UNSEEN.has(kind) && !SHOWN.test(infinitive)) && !(PLAYING.test(infinitive) && !PLAYED.has(kind)))
    return { ...PARTS[kind](ofName(object.named, kind, infinitive), choose), together: infinitive }
  const held = kind === null && MADE.test(infinitive) && !LIGHT.test(infinitive) ? heldOf(object.named) : null
  return held && { ...held, together: infinitive }
}
