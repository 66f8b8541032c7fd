import { accentsInContext } from '../spelling/accents.ts'
import { finiteForm } from '../grammar/finite.ts'
import { inThePast } from './past.ts'

/** A memory typed where something else was asked for, and that where the memory was. */

const MEMORY =
  /^\s*(?:cuando|la vez (?:en )?que|el d[ií]a (?:en )?que|aquella|aquel|una vez|un d[ií]a)(?![A-Za-zÀ-ỹ])/iu
const LIKING =
  /^\s*(?:(?:le|les) (?:gusta|encanta|fascina)n?|(?:(?:el|la|los|las|sus?) )?[A-Za-zÀ-ỹ]+(?: [A-Za-zÀ-ỹ]+){0,3}(?:,| y |$))/iu

/** Sure only where each says what the other was asked: 'cuando se cayó al lago', 'los crucigramas y el mar'. */
export const areCrossed = (favourite: string, memory: string): boolean =>
  MEMORY.test(favourite) && isPast(favourite) && LIKING.test(memory) && !MEMORY.test(memory) && !isPast(memory)

const PRAISE = /^\s*(?:(?:que )?(?:es|son|tiene|siempre|nunca)(?![A-Za-zÀ-ỹ])|(?:muy|sus?) [A-Za-zÀ-ỹ])/iu

/** 'cuando sacó su primer pejerrey', 'es muy generoso': a memory where praise was asked for, and the praise in its place. */
export const arePraiseAndMemoryCrossed = (admiration: string, memory: string): boolean =>
  MEMORY.test(admiration) && isPast(admiration) && PRAISE.test(memory) && !MEMORY.test(memory) && !isPast(memory)

/** 'que es buena onda. ah y una vez nos correteó don Chepe': the praise, and the memory that was told beside it. */
export function memoryBeside(admiration: string): { admiration: string; memory: string } | null {
  const [, praise = '', memory = ''] =
    /^(.*?[A-Za-zÀ-ỹ]{3}.*?)[.;]\s*(?:ah,? |y |tambi[eé]n )*((?:una vez|la vez que|un d[ií]a|el d[ií]a que|cuando|de (?:niñ|chic|chiquit)[oa]s?)(?![A-Za-zÀ-ỹ]).*)$/isu.exec(
      admiration,
    ) ?? []
  return memory && isPast(memory) ? { admiration: praise, memory } : null
}

const isPast = (text: string) =>
  (inThePast(accentsInContext(text)).match(/\p{L}+/gu) ?? []).some((word) =>
    /^(?:preterite|imperfect)$/.test(finiteForm(word.toLowerCase())?.tense ?? ''),
  )
