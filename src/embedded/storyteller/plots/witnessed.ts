import type { Kit } from '../kit/kit.ts'
import { upperFirst } from '../language/text.ts'

/** What no act tells is said, where `o` needs to hear it: what whoever knows them admires, in their own words. */
export function witnessed({ r, s, pick, inMemory, quality }: Kit, o: string): string {
  const [name, sender] = [r.name, upperFirst(s.name)]
  if (inMemory)
    return `${sender} ${s.v('contó')} lo que más ${s.v('admiraba')} de ${name}: ${quality.what}. También con ${o} había sido así.`
  return pick(
    `${sender} le ${s.v('contó')} a ${o} lo que más ${s.v('admiraba')} de ${name}: ${quality.what}. Mientras tanto, ${name} ${r.v('hizo')} sitio a su lado para ${o}.`,
    `${upperFirst(o)} quiso saber cómo ${r.v('era')} ${name}. ${sender} ${s.v('empezó')} por lo que más ${s.v('admiraba')}: ${quality.what}. Y ${o} se acercó un poco más a ${name}.`,
  )
}
