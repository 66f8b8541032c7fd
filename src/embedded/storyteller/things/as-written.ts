import { contract } from '../language/grammar/text.ts'
import type { Prop } from './prop.ts'

const ARTICLED = /(?<![A-Za-zÀ-ỹ])(?:el|del|al|un|este|ese|la|una|esta|esa)(?= ([A-Za-zÀ-ỹ]+))/giu

/** 'su radio … traía el radio': a noun with an article of its giver's is of that gender where they live. */
export function asWritten(prop: Prop, said: string): Prop {
  const [, article = '', noun = ''] = /^(el|la) (\p{L}+)/u.exec(prop.el) ?? []
  const other = article === 'el' ? 'la' : 'el'
  const written = [...said.matchAll(ARTICLED)].flatMap(([a, next = '']): string[] =>
    next.toLowerCase() === noun.toLowerCase() ? [/a$/iu.test(a) ? 'la' : 'el'] : [],
  )
  if (!noun || !written.includes(other) || written.includes(article)) return prop
  const turned = (text: string) =>
    contract(
      text
        .replace(/(?<![A-Za-zÀ-ỹ])del (?=[A-Za-zÀ-ỹ])/gu, 'de el ')
        .replace(/(?<![A-Za-zÀ-ỹ])al (?=[A-Za-zÀ-ỹ])/gu, 'a el ')
        .replace(new RegExp(`(?<![A-Za-zÀ-ỹ])${article} (?=${noun}(?![A-Za-zÀ-ỹ]))`, 'gu'), `${other} `)
        .replace(
          new RegExp(`(?<![A-Za-zÀ-ỹ])${article === 'el' ? 'un' : 'una'} (?=${noun}(?![A-Za-zÀ-ỹ]))`, 'gu'),
          other === 'el' ? 'un ' : 'una ',
        ),
    )
  return { ...prop, un: turned(prop.un), el: turned(prop.el), together: turned(prop.together) }
}
