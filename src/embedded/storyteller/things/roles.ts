import { infinitivesOf, isNounForm } from '../language/grammar/dictionary.ts'
import { nounGender } from '../language/grammar/gender.ts'
import { isInfinitive } from '../language/grammar/infinitive.ts'
import { contract } from '../language/grammar/text.ts'

/** What somebody does by what they are: 'ser bailarina de folclor', 'jugar de base en el barrio'. */

const BEING = /^ser (\p{L}+)(?: del? ((?:\p{L}+ de )?\p{L}+(?: \p{L}+)?))?(?=\s|,|$)/u
const PLACED = /^jugar de (\p{L}+)(?= |$)/u
/** Where a game is played and by whom: no game itself. */
const NO_GAME =
  /^(?:un|una|su|sus|(?:(?:su|la|el|mi|l[oa]s) )?(?:equipo|club|barrio|escuela|cole[A-Za-zÀ-ỹ]*|selecci[oó]n|clase|grupo|banda|iglesia))(?![A-Za-zÀ-ỹ])/u

const GAME =
  /(?<![A-Za-zÀ-ỹ])(f[uú]tbol(?: americano| sala)?|fut(?:bol)?|fulbito|b[aá]squet(?:bol)?|baloncesto|v[oó]l(?:ei|ey|i)(?:bol)?|handball|balonmano|b[eé]isbol|beis|s[oó]ftbol|rugby|hockey|waterpolo|pelota)(?![A-Za-zÀ-ỹ])/iu

/** By the noun of who does it, where its verb or thing is spelt otherwise. */
const DOES: readonly (readonly [RegExp, string])[] = [
  [/^bailar[ií]n/u, 'bailar'],
  [/^pintor/u, 'pintar'],
  [/^escult/u, 'esculpir'],
  [/^escrit/u, 'escribir'],
  [/^(?:act(?:or|riz))/u, 'actuar'],
  [/^(?:jinete|amazona)/u, 'montar a caballo'],
  [/^(?:pitcher|catcher|c[aá]tcher|short|bateador|lanzador)/u, 'el béisbol'],
  [/^baterist/u, 'la batería'],
  [/^ciclist/u, 'andar en bicicleta'],
  [/^coleccionist/u, 'coleccionar'],
]

/** What of the stage may stand for it, the surest first: 'ser guitarrista en una banda' → 'la guitarra'; empty for what is no role. `said` is all of the answer. */
export function doneAs(part: string, said: string): string[] {
  const [, role = '', of = ''] = BEING.exec(part) ?? []
  const placed = PLACED.exec(part)?.[1]
  const game = GAME.exec(part)?.[1] ?? GAME.exec(said)?.[1]
  const played = game ? [`el ${game.toLowerCase()}`] : []
  if (placed) return played
  if (role === '') return []
  const listed = DOES.find(([test]) => test.test(role))?.[1]
  const thing =
    of && !NO_GAME.test(of)
      ? /^(?:el|la|l[oa]s) /u.test(of)
        ? of
        : `${nounGender(of.split(' ')[0]!) === 'f' ? 'la' : 'el'} ${of}`
      : null
  if (listed === 'el béisbol' && game) return played
  if (listed && of && !isInfinitive(listed.split(' ')[0]!)) return [listed]
  if (listed) return thing && listed !== 'el béisbol' ? [contract(`${listed} ${of}`), thing, listed] : [listed]
  return [...(thing ? [thing] : []), ...derived(role), ...played]
}

/** 'nadadora' → 'nadar', 'cantante' → 'cantar', 'pianista' → 'el piano'. */
function derived(role: string): string[] {
  const [, stem = ''] = /^(\p{L}+[aei])dora?$/u.exec(role) ?? /^(\p{L}+a)nte$/u.exec(role) ?? []
  if (stem) return infinitivesOf(`${stem}r`).length > 0 || isInfinitive(`${stem}r`) ? [`${stem}r`] : []
  const [, root = ''] = /^(\p{L}{2,})ista$/u.exec(role) ?? []
  return root === ''
    ? []
    : ['o', 'a', 'e', 'ía', 'ón', '', 'is']
        .map((end) => root + end)
        // 'violín', 'saxofón'
        .concat(root.replace(/i(?=n$)/u, 'í').replace(/o(?=n$)/u, 'ó'))
        .filter((noun) => isNounForm(noun))
        .map((noun) => `${noun.endsWith('a') || noun.endsWith('ía') ? 'la' : 'el'} ${noun}`)
}

/** What somebody is helped with. */
export const HELPING =
  /^(?:ayudar(?:l[aeo]s?)?|acompañar|enseñar(?:les?)?) a (?:(?:la |el |su |l[oa]s |sus )?\p{L}+(?: \p{L}+){0,4}? )?a (\p{L}+[aei]r(?:se)?(?: .+)?)$/u

/** Where something is learnt or practised; a workshop is a place. */
export const LESSON =
  /^(?:(?:ir|asistir|entrar) a )?((?:(?:el|la|l[oa]s|sus?) )?(?:clases?|cursos?|leccion(?:es)?|lecci[oó]n|pr[aá]cticas?|entrenamientos?|ensayos?|sesion(?:es)?|sesi[oó]n|escuelita|academia)(?: del? ((?:\p{L}+)(?: (?!(?:l[oa]s|el|en|del?|con|al?|por|para|cada|tod[oa]s|que)(?![A-Za-zÀ-ỹ]))[A-Za-zÀ-ỹ]+)?))?)(?![A-Za-zÀ-ỹ])/u
