import type { Kit } from '../kit/kit.ts'
import { list, upperFirst } from '../language/grammar/text.ts'

type Telling = {
  /** Who is there, and does not know it yet. */
  o: string
  /** How the plot says it itself, with `@` where it stands; none where it has no way of its own. */
  told: readonly string[]
  isTiny: boolean
  pick: <T>(options: readonly T[]) => T
}

/** A fact that no story can show: said once, where somebody has a reason to say it or to ask. */
export function factTold({ s, trait, inMemory }: Kit, { o, told, isTiny, pick }: Telling): string {
  const fact = trait!.fact
  const own = told.length > 0 && !isTiny ? told : framesOf()
  return pick(own).replace('@', () => fact)

  function framesOf(): readonly string[] {
    if (isTiny) return [`—¿Y qué más? —quiso saber ${o}. ${upperFirst(fact)}.`]
    if (inMemory)
      return [
        `${upperFirst(list([o, s.name]))} se acordaron entonces de una cosa: @.`,
        `—¿Y se acuerda…? —empezó ${o}. ${upperFirst(s.name)} se ${s.v('acordaba')}: @.`,
      ]
    return [
      `—¿Y qué más hay que saber? —preguntó ${o}. Se lo ${s.v('dijo')} ${s.name}: @.`,
      `${upperFirst(o)} quiso saber algo más, y ${s.name} no ${s.v('tuvo')} que pensarlo: @.`,
    ]
  }
}
