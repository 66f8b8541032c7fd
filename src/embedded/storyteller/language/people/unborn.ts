import { partsOfName } from './person-names.ts'
import { bare } from '../grammar/text.ts'

const WAITED_FOR =
  /(?<![A-Za-zÀ-ỹ])(?:futur[oa] (?:beb|hij|niet|sobrin|ahijad|herman|prim)[A-Za-zÀ-ỹ]*|por nacer|en camino|(?<!(?:mes|ano|semana|verano|lunes|martes|viernes|sabado|domingo) )que (?:viene|va a nacer|esperamos)|(?:aun|todavia) no (?:ha )?(?:nac[A-Za-zÀ-ỹ]+|tiene nombre)|(?:aun|todavia) sin (?:nombre|nacer)|nacera|nace (?:en|el|a fines|a finales)|esta por nacer)(?![A-Za-zÀ-ỹ])/u
const IN_THE_WOMB =
  /(?<![A-Za-zÀ-ỹ])(?:ecografia|ultrasonido|(?:oimos|escuchamos) (?:el|su) corazon|semanas de embarazo|la panza de|la barriga de)(?![A-Za-zÀ-ỹ])/u
const BORN = /(?<![A-Za-zÀ-ỹ])(?:nacio|naciste|nacieron|cumple|cumplio)(?![A-Za-zÀ-ỹ])/u

/** Whether the recipient is not born yet, 0 to 1: 1 where name or relation say so, between where a memory may mean it. */
export function readUnborn({ name, relation }: { name: string; relation: string }, memory: string): number {
  // 'Leo, Vega y el que viene en camino': of several, of whom some are born
  const others = partsOfName(name).filter((part) => part && !WAITED_FOR.test(bare(part)))
  if (others.length > 0 && WAITED_FOR.test(bare(name)) && /,|\s[ye]\s/u.test(name)) return 0
  const who = bare(`${relation} . ${name}`)
  if (WAITED_FOR.test(who)) return 1
  const isBaby = /(?<![A-Za-zÀ-ỹ])beb/u.test(who)
  return isBaby && IN_THE_WOMB.test(bare(memory)) && !BORN.test(bare(memory)) ? 0.5 : 0
}
