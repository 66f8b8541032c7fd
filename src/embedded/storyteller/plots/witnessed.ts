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
    `${name} ${r.v('se sentó')} junto a ${o} y ${r.v('esperó')}, sin preguntar nada. —Con ${name} se puede contar —le ${s.v('dijo')} ${s.name} a ${o}—, y hay una cosa que conviene saber: ${quality.what}.`,
    `A ${o} ya no le quedaban ganas de nada. Entonces ${s.name} le ${s.v('habló')} de ${name}, y de lo que más ${s.v('admiraba')}: ${quality.what}. ${name} no ${r.v('dijo')} nada. Le ${r.v('tendió')} la mano a ${o}, y juntos siguieron.`,
  )
}
