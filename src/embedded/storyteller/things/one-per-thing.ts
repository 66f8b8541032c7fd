import type { Prop } from './prop.ts'

/** Each thing once; of 'bailar salsa' and 'bailar cumbia', for which one record stands, both are done: 'bailar salsa y cumbia'. */
export function onePerThing(props: readonly Prop[]): Prop[] {
  const found: Prop[] = []
  for (const prop of props) {
    const at = found.findIndex(({ el }) => el === prop.el)
    if (at < 0) found.push(prop)
    else found[at] = { ...found[at]!, together: bothDone(found[at]!.together, prop.together) }
  }
  return found
}

function bothDone(one: string, other: string): string {
  const [verb = ''] = one.split(' ', 1)
  const rest = other.slice(verb.length + 1)
  const isAlike =
    one.includes(' ') &&
    other.startsWith(`${verb} `) &&
    !/ [ye] |^(?:al?|con|por|en) /u.test(rest) &&
    !one.includes(rest)
  return isAlike ? `${one} y ${rest}` : one
}
