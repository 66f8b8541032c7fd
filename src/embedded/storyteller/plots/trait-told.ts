import type { Beat, Kit } from '../kit/kit.ts'
import { contract, splitSentences, upperFirst } from '../language/grammar/text.ts'
import { partsOfName } from '../language/people/person-names.ts'
import { isOfOne } from '../things/remembered.ts'
import { unnamed } from './recall.ts'

/** The trait, whole and as it was typed, in its giver's mouth, to `o`, who is there and does not know it yet. */
export function traitTold({ r, s, trait, inMemory, pick }: Kit, o: string): Beat {
  if (!trait) return null
  const [who, isMany] = speakerOf(trait.said, s)
  const verb = (one: string) => (isMany ? s.v(one) : one)
  if (trait.isToThem)
    return inMemory
      ? line(trait.said, `${verb('dijo')} ${who}, como si hablara con ${r.name}`)
      : line(trait.said, `le ${verb('dijo')} ${who} a ${r.name}, y también lo oyó ${o}`)
  const told = `—${upperFirst(trait.said).replace(/\.$/u, '')}.`
  const lead = pick(
    `${upperFirst(who)} le ${verb('contó')} a ${o} algo muy de ${r.name}.`,
    `Y ${who} le ${verb('contó')} a ${o} una cosa de ${r.name}.`,
  )
  return [contract(lead), told]
}

/** Whoever says it is named after its first sentence. */
function line(said: string, tag: string): string {
  const [first = '', ...more] = splitSentences(said)
  const opened = `—${upperFirst(first.replace(/\.$/u, ''))} —${tag}`
  return more.length > 0 ? `${opened}—. ${more.join(' ').replace(/\.$/u, '')}.` : `${opened}.`
}

/** Who says it, and whether that is more than one: of several whose words say «me», one of them. */
function speakerOf(said: string, s: Kit['s']): readonly [string, boolean] {
  if (s.name === 'Alguien') return [unnamed(s), false]
  if (!s.several) return [s.name, false]
  const [first = '', ...others] = partsOfName(s.name)
  if (others.length > 0) {
    // 'sus amigas de la uni Ale, Dani y Kari': by her name
    const [, name] = /^(?:(?:sus|los|las|tod[oa]s) .*?)?((?:\p{Lu}\p{L}+ ?)+)$/u.exec(first) ?? []
    if (name || !/^(?:sus|los|las|tod[oa]s) /u.test(first)) return [name ?? first, false]
  }
  // 'sus nietos': one of them
  const one = unnamed(s)
  return isOfOne(said) || /^una? de /u.test(one) ? [one, false] : [s.name, true]
}
