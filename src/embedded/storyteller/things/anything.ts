import { isNounForm } from '../language/grammar/dictionary.ts'
import { contract, countWords } from '../language/grammar/text.ts'
import { type Choose, GIVEN, type Named } from './named.ts'
import { MADE_OF } from './class-of.ts'
import type { User } from './in-use.ts'
import { SOFT } from './parts/toys.ts'
import { type Prop, standIn, thing } from './prop.ts'

/** `isUnknown`: nothing is surely liked. */
export type Asked = {
  pick: Choose
  isPet?: boolean
  isBaby?: boolean
  /** All of the answer. */
  said?: string
  isUnknown?: boolean
  /** What the other answers say of them. */
  known?: string
  names?: readonly string[]
  /** Whose favourite it is, as a narrator says it. */
  name: string
  isMany?: boolean
  isChild?: boolean
  /** A baby is on its way, or they are not of age: nobody drinks. */
  isSober?: boolean
  /** Who has it in use, where it is another than whose it is. */
  user?: User
}

/** What no hand holds. */
const ABSTRACT =
  /(?:dad|tad|ción|sión|eza|icia|ncia|miento|ismo|tud|umbre)(?:e?s)?$|^(?:yo|ratos?|vida|amor|paz|cosas?|todo|gusto|tiempo|plan(?:es)?|gente|orden|trabajo|compras?|éxito|silencio|respeto|humor|honor|juegos?|palabra|frase|letra|preguntas?|trampas?|abrazos?|pesca|caza|besos?|chismes?|sol|unión|calma|alegría|compañía|ternura|cariños?|mimos?|apapachos?|caricias|cosquillas?|risas?|sonrisas?|sueños?|siestas?|horas?|ganas|puntería|calidez|fe|cumplidos?|detalles?)$/u

/** What is felt, given or spent, by the noun that says it: 'la tranquilidad', 'los abrazos'; no picture shows it. */
export const isFelt = (about: string) => {
  const [noun = ''] = about.replace(/^(?:el|la|l[oa]s|sus?) /u, '').split(' ', 1)
  return ABSTRACT.test(noun) && !/^navidad/iu.test(noun)
}

/**
 * A favourite of no known kind, in the words `said` of it. What has an article and can be held is itself; all else, which may be a person, a
 * wish or a virtue, is a drawing of it and is talked of by its name; what has no name is on no stage, and they are drawn themselves.
 */
export function anythingOf(named: Named | null, said: string, name: string): Prop {
  if (named && isHeld(named, said)) return itself(named)
  const isNamed =
    named && (named.all === named.own || isNounForm(named.head) || /^(?:el|la|los|las|sus?) /iu.test(said))
  const word = /^la palabra (\p{L}+)$/u.exec(said)?.[1]
  const about = word ? `la palabra «${word}»` : isNamed && countWords(named.all) <= 6 ? named.all : null
  return drawingOf(about ?? name, '', about ?? '')
}

/** What no hand holds, and no stage has room for: drawn, and looked at. */
export const drawingOf = (drawn: string, together = '', about = drawn) => ({
  ...standIn([`un dibujo ${contract(`de ${drawn}`)}`, 'el dibujo', 'fras', together]),
  about,
})

/** What is made, kept or gathered, and no list knows: itself, where a hand can hold it. */
export const heldOf = (named: Named): Prop | null => (isHeld(named, named.all) ? itself(named) : null)

const isHeld = ({ all, own, head }: Named, said: string) =>
  all !== own &&
  // 'la nana Chela' is somebody
  !/^\p{Ll}+ \p{Lu}\p{L}+$/u.test(own) &&
  !own.split(' ').some((word) => ABSTRACT.test(word)) &&
  (/^\p{Lu}/u.test(own)
    ? /^sus? /iu.test(said)
    : ((/^sus? /iu.test(said) && isNounForm(head)) || GIVEN.test(said) || (MADE_OF.test(own) && isHandy(own))) &&
      head.length > 3)

/** Of cloth, of paper or small by its name: 'los muebles de madera' are carried by nobody. */
const isHandy = (own: string) =>
  SOFT.test(own) ||
  / de (?:papel|cart[oó]n|juguete|plastilina|azúcar)(?![A-Za-zÀ-ỹ])|^\p{L}+it[oa]s?(?![A-Za-zÀ-ỹ])/u.test(own)

const itself = ({ own, one, the }: Named) => thing([one, the, SOFT.test(own) ? 'fuf' : 'toc', ''])
