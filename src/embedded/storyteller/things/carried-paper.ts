import { LETTER } from './class-of.ts'
import { namedIn } from './staged.ts'
import { type Prop, thing } from './prop.ts'

/** What is written on one paper, and carried: 'un poema que lleva doblado en la billetera' is no book. */
const PAPER = /^(?:poema|verso|cart(?:a|ita)|not(?:a|ita)|recado|dedicatoria|receta|telegrama|oración|lista|papelito)$/u
const CARRIED =
  / (?:lleva|guarda|carga|trae|tiene|conserva)(?: [A-Za-zÀ-ỹ]+){0,2} en (?:la|el|su|una?) (?:billetera|cartera|bolsill[oa]|monedero|bolso|bolsa|agenda|libreta|mochila|funda|biblia|cajón|mesita)/iu

/** The paper itself, unfolded and read; null of what is no such paper. */
export function carriedPaper(part: string): Prop | null {
  const named = namedIn(part)
  if (!named || !PAPER.test(named.head) || !(CARRIED.test(part) || LETTER.test(named.own))) return null
  return thing([named.one, named.the, 'fras', `leer ${named.all}`])
}
