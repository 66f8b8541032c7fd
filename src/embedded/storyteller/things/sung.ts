import { TUNE } from './kinds-of-use.ts'
import { type Prop, thing } from './prop.ts'
import { namedIn } from './staged.ts'

/** Who sings is another. */
export const SUNG_TO_THEM = /^(?:cantar|arrullar|tocar)l[aeo]s?(?= |$)/u

/** 'cantarle bajito la sintonía del noticiero': it is heard, and seen by nobody. */
export function tuneOf(infinitive: string): Prop {
  const named = namedIn(infinitive.replace(/^\p{L}+ ?(?:(?:bajito|suavecito|quedito|despacito|mucho|al oído) ?)?/u, ''))
  const [un, el] = named && TUNE.test(named.own) ? [named.one, named.the] : ['una canción', 'la canción']
  return thing([un, el, 'la, la, la', infinitive])
}
