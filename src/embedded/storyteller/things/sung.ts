import { type Prop, thing } from './prop.ts'
import { namedIn } from './staged.ts'

/** 'cantarle bajito la sintonía del noticiero': it is heard, and seen by nobody. */
export function tuneOf(infinitive: string): Prop {
  const named = namedIn(infinitive.replace(/^\p{L}+ ?(?:(?:bajito|suavecito|quedito|despacito|mucho|al oído) ?)?/u, ''))
  const [un, el] = named && TUNE.test(named.own) ? [named.one, named.the] : ['una canción', 'la canción']
  return thing([un, el, 'la, la, la', infinitive])
}
const TUNE = /^(?:canci|sinton|nanas?(?!\p{L})|himno|melod|tonad|arrull|bolero|copla|vals|ronda|marcha|corrido|huayno)/u
