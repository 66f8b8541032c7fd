import type { Favourite } from '../language/favourite.ts'
import { isNounForm } from '../language/dictionary.ts'
import { countWords } from '../language/text.ts'
import type { Named } from './named.ts'
import { type Prop, thing } from './prop.ts'

export type Asked = { pick: <T>(options: readonly T[]) => T }

/** Nobody knows yet, and says so. */
const UNKNOWN = /^(?:pues |la verdad )?(?:todavía|aún|no (?:lo )?s(?:é|e|abemos)|por ahora|antes )/iu

/** True of an answer that tells that its giver does not know: nothing of it is told. */
export const isUnknown = ({ quote, whole }: Favourite) => quote !== null && UNKNOWN.test(whole)

/** What no hand holds. */
const ABSTRACT =
  /(?:dad|tad|ción|sión|eza|ncia|miento|ismo|tud|umbre)$|^(?:yo|ratos?|vida|amor|paz|cosas?|todo|gusto|tiempo|plan(?:es)?|chismes?|gente)$/u

/**
 * A favourite of no known kind, in the words `said` of it. What has an article and can be held is itself; all else, which may be a person, a
 * team, a wish or a town, is talked of by its own name.
 */
export function anythingOf(named: Named | null, said: string): Prop {
  if (named && isHeld(named, said)) return itself(named)
  const about = named && isNamed(named) && countWords(named.all) <= 6 ? ` sobre ${named.all}` : ''
  return thing(
    [
      `una conversación${about}${about ? '' : ' de las que no se acaban'}`,
      'la conversación',
      'bla, bla',
      'café y a sobremesa',
      about ? `hablar${about}` : 'conversar sin prisa',
    ],
    [
      'volvía sola en cuanto había un silencio',
      'hacía brillar los ojos de quien la empezaba',
      'iba de boca en boca y no se gastaba',
    ],
    [
      'volvió a empezar, y uno por uno se acercaron todos a opinar',
      'dio una vuelta más y llegó, sin querer, a la respuesta',
    ],
  )
}

const isNamed = ({ own, head }: Named) => /^\p{Lu}/u.test(own) || isNounForm(head) || own.includes(' ')

const isHeld = ({ all, own, head }: Named, said: string) =>
  all !== own &&
  !own.split(' ').some((word) => ABSTRACT.test(word)) &&
  (/^\p{Lu}/u.test(own) ? /^sus? /iu.test(said) : isNounForm(head) && head.length > 3)

const itself = ({ one, the, all }: Named) =>
  thing(
    [`${one} de toda la vida`, the, 'toc', 'casa', `pasar un buen rato con ${all}`],
    [
      'estaba siempre donde tenía que estar',
      'tenía su lugar, y nadie se lo discutía',
      'no se cambiaba por nada del mundo',
    ],
    [
      'apareció justo donde hacía falta, y con eso se resolvió',
      'sirvió para lo que nadie había pensado, y por ahí se pudo seguir',
    ],
  )
