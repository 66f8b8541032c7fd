import { nounClassOf } from './nouns.ts'
import { isPicture, type Prop } from './prop.ts'

/** One of several by its colour alone: 'los camiones, sobre todo el verde'. */

/** 'verde' of 'el verde que pasa los martes' */
export const hueOf = (part: string): string | null => {
  const own = /^(?:el|la) (\p{L}+)(?= |$)/u.exec(part)?.[1] ?? ''
  return own !== '' && nounClassOf(own) === 'hue' ? own : null
}

/** The first of them in the colour that is liked above the others. */
export function tinted([first, ...others]: readonly Prop[], said: string): Prop[] {
  const hue = hueOf(/, (?:sobre todo|especialmente|en especial) ((?:el|la) \p{L}+)/u.exec(said)?.[1] ?? '')
  if (!first) return []
  const isTinted = hue !== null && !first.isStandIn && !isPicture(first) && /^una? [^,]+$/u.test(first.un)
  return [isTinted ? { ...first, un: `${first.un} ${hue}` } : first, ...others]
}
