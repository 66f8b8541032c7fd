import type { Favourite } from '../language/favourite.ts'
import { bare, contract } from '../language/text.ts'
import { CREATURES } from './creatures.ts'
import { HOUSEHOLD } from './household.ts'
import { PASTIMES } from './pastimes.ts'
import { type Prop, type PropRow, thing } from './prop.ts'
import { TABLES } from './tables.ts'

const ROWS: readonly PropRow[] = [...CREATURES, ...TABLES, ...PASTIMES, ...HOUSEHOLD]

/** The favourite as one thing on the stage; what no row knows is a box that bears its name. */
export function propOf({ items, quote, whole }: Favourite): Prop {
  const said = bare(items.map(({ text }) => text).join(', '))
  return (
    named(said) ??
    (quote ? named(bare(quote)) : null) ??
    boxOf(items[0]!.kind === 'clause' || quote ? whole : items[0]!.text)
  )
}

/** The thing that is named first. */
function named(text: string): Prop | null {
  return (
    ROWS.map(([test, prop], order) => ({ prop, order, at: text.search(test) }))
      .filter(({ at }) => at >= 0)
      .sort((a, b) => a.at - b.at || a.order - b.order)[0]?.prop ?? null
  )
}

/** It says what is in it, in the giver's own words, and never opens before it must. */
function boxOf(label: string): Prop {
  const words = label.split(' ').length <= 6 ? `en la que decía «${label}»` : 'con una etiqueta escrita a mano'
  return thing(
    [contract(`una caja ${words}`), 'la caja', 'toc', 'cosa querida', 'abrir la caja'],
    [
      'pesaba justo lo que pesan las cosas que importan',
      'no se dejaba olvidar en ninguna parte',
      'se calentaba un poquito cuando alguien leía lo que decía la tapa',
    ],
    [
      'se abrió por fin, y era verdad todo lo que prometía la tapa',
      'empezó a brillar por las orillas, y con esa luz bastó',
    ],
  )
}
