import type { Kit } from '../kit/kit.ts'
import { nounGender } from '../language/grammar/gender.ts'
import { isInfinitive } from '../language/grammar/infinitive.ts'
import { contract, list, words } from '../language/grammar/text.ts'
import { sharedOf } from '../things/company.ts'
import type { Prop } from '../things/prop.ts'
import { WISH } from './done-once.ts'

/** What a story ends with doing: one or two of what is liked, the star before all; UNSAID where nothing is surely done. */
export function planned(kit: Kit, said: string, star: Prop, others: readonly Prop[]): string {
  const named = (prop: Prop) => (WISH.test(said) ? namingThem(prop, kit.r.name) : prop)
  return planOf(
    [star, ...others.filter(isPlanned)]
      .filter(({ together }) => together !== '' && !WORK.test(together))
      .slice(0, 2)
      .map((prop) => theirKin(named(prop), kit).together),
  )
}

/** Stands where nothing is surely done with what is liked: no beat that holds it is told. */
export const UNSAID = '\u2205'

/** 'jugar a la pelota' and 'jugar una partida' are no one thing with two ends. */
const isAlike = (one: string, other: string) =>
  other !== '' &&
  [one, other].every((rest) => !isInfinitive(words(rest)[0] ?? '')) &&
  /^ (?:al?|con|por|en) /u.test(one) === /^ (?:al?|con|por|en) /u.test(other)

function planOf([one = UNSAID, other]: readonly string[]): string {
  if (other === undefined) return one
  const [verb = ''] = one.split(' ', 1)
  // 'comer pan dulce', 'comer tamales' → 'comer pan dulce y tamales'
  if (other.startsWith(`${verb} `) && isAlike(one.slice(verb.length), other.slice(verb.length)))
    return `${one} y ${other.slice(verb.length + 1)}`
  return one.includes(' y ') ? `${one}, y ${other}` : list([one, other])
}

/** 'peinarla', 'leerle cuentos': done to them, who are named, since somebody else was spoken of last. */
const namingThem = (prop: Prop, name: string): Prop => ({
  ...prop,
  together: prop.together
    .replace(/^(\p{L}+r)l[ao]s?(?= |$)/u, (_, verb: string) => `${plainInfinitive(verb)} a ${name}`)
    .replace(/^(\p{L}+rles?)((?: .*)?)$/u, (_, verb: string, what: string) => `${verb}${what} a ${name}`),
})

const plainInfinitive = (verb: string) => verb.replace(/ír$/u, 'ir')

/** 'hablar con su hermana', planned by two: whose she is. */
function theirKin(prop: Prop, { r, s, inMemory }: Kit): Prop {
  if (inMemory) return prop
  const [, noun = ''] = / su (\p{Ll}+)(?![A-Za-zÀ-ỹ])/u.exec(sharedOf(prop.together)?.who ? prop.together : '') ?? []
  const isGiver = `${s.name} ${s.kin ?? ''}`.includes(noun)
  if (noun === '' || isGiver || /^(?:familia|gente|equipo|pareja)$/u.test(noun)) return prop
  const the = nounGender(noun) === 'f' ? 'la' : 'el'
  return {
    ...prop,
    together: contract(prop.together.replace(/ su (\p{Ll}+(?: \p{Lu}\p{L}+)?)/u, ` ${the} $1 de ${r.name}`)),
  }
}

/** What nobody sets an afternoon for. */
const UNPLANNED =
  /^(?:regañ|ret|discut|quej|rob|pele|viajar|(?:ir|salir) de viaje)|(?:[aei]r)(?:me|nos|te|les?)(?: |$)/u
/** What is lived on is no feast. */
const WORK = /^(?:vender|trabajar|atender|despachar|cobrar|repartir)(?![A-Za-zÀ-ỹ])/u
const isPlanned = ({ together }: Prop) => !UNPLANNED.test(together) && !WORK.test(together)
