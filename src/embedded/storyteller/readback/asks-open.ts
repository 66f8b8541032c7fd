import type { Brief } from '../../../engine.ts'
import { bare, words } from '../language/grammar/text.ts'
import { finiteForm } from '../language/grammar/finite.ts'

/** What was answered and still tells too little: where somebody was, the same thing thrice, the praise of one of two. */

/** 'estuvo en la obra del puente', 'fuimos a la playa': where, and nothing of what happened there. */
export function isBarePresence(memory: string): boolean {
  const said = memory.trim().replace(/[.!…]+$/u, '')
  const [all = '', rest = ''] = PRESENT.exec(said) ?? []
  return (
    all !== '' &&
    words(said).length <= 9 &&
    !words(rest).some((word) => /(?:ando|iendo)$/u.test(word) || (finiteForm(word.toLowerCase()) && TELLS.test(word)))
  )
}

const PRESENT =
  /^(?:pues |bueno,? )?(?:una vez (?:que )?|la vez que |cuando |el d[ií]a que )?(?:(?:nos|se|me) )?(?:estuv[A-Za-zÀ-ỹ]+|fuimos|fue|fueron|vinieron|vino|trabaj(?:[oó]|amos|aron)|viajamos|viaj[oó]|paseamos) (?:junt[oa]s )?(?:en|a|al|de|por) ((?:(?! y | que | donde | cuando )[^,.;:])+)$/iu
/** Past forms, which a place's own words seldom are. */
const TELLS = /(?:[óé]|aron|ieron|amos|imos|aba|ían?)$/u

/** 'el carro, el carro y el carro' → 'el carro'; null where more than one thing was said. */
export function saidOver(favourite: string): string | null {
  const things = favourite
    .split(/\s*[,.;]\s*(?:y\s+)?|\s+y\s+/iu)
    .map((thing) => thing.trim().replace(/[!…]+$/u, ''))
    .filter((thing) => thing !== '')
  const [first = ''] = things
  return things.length > 1 && things.every((thing) => bare(thing) === bare(first)) ? first.toLowerCase() : null
}

/** Of several by name, who is praised and who is not; null where all are, or all together. */
export function onlyPraised({ recipientName, admiration }: Brief): { praised: string; others: string } | null {
  const names = recipientName.split(/\s*,\s*(?:y\s+)?|\s+[ye]\s+/u).filter((name) => /^\p{Lu}\p{L}+$/u.test(name))
  if (names.length < 2 || TOGETHER.test(admiration)) return null
  const has = (name: string) => bare(admiration).includes(bare(name).slice(0, 4))
  const praised = names.filter(has)
  const others = names.filter((name) => !has(name))
  return praised.length > 0 && others.length > 0 ? { praised: listOf(praised), others: listOf(others) } : null
}

const listOf = (names: readonly string[]) => names.join(', ').replace(/, (?=[^,]*$)/u, ' y ')

const TOGETHER =
  /(?<![A-Za-zÀ-ỹ])(?:l[oa]s (?:dos|tres|cuatro)|ambos|ambas|junt[oa]s|ell[oa]s|entre s[ií]|cada (?:un[oa]|quien)|se (?:cuidan|quieren|apoyan|ayudan)|son|est[aá]n|tienen|el otro|la otra)(?![A-Za-zÀ-ỹ])/iu
