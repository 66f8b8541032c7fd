import { finiteForm } from '../language/grammar/finite.ts'
import { isSmallest, type Person } from '../language/people/person.ts'

/** Where no family is sure, whoever is met has heard what is admired, in the giver's own words, and sees that it is so. */

const MOST = 16

/** Of who says it, or of whom it is said to: no stranger may repeat it. */
const OF_GIVER =
  /(?<![A-Za-zÀ-ỹ])(?:yo|me|m[ií]|mis|nos|nosotr[oa]s|nuestr[oa]s?|conmigo|te|ti|tus?|vos|os|usted(?:es)?|él|ell[ao]s?|su(?:yo|ya)s?|quien|esto|eso)(?![A-Za-zÀ-ỹ])/iu

/** 'me deja el desayuno puesto' is of anybody without its «me». */
const TO_GIVER = /(?<![A-Za-zÀ-ỹ])(?:me|nos) (?=[A-Za-zÀ-ỹ]+ (?:el|la|l[oa]s|una?|un[oa]s|a [A-Za-zÀ-ỹ]+r) )/giu

/** 'que maneja camión', 'su manera de ver la vida', 'lo pilas que es', as it may be told anywhere; null where it is no such thing. */
export function reported(told: string): string | null {
  const [first = ''] = told.replace(TO_GIVER, '').split(/\s*(?:[.,;:!?…«»“”"'(]|—)/u)
  const said = first.trim()
  // 'siempre llega tarde, pero con pan' is not the half of it
  if (/^[^.;!?]*?[,;:]\s*(?:pero|sino|aunque|salvo|hasta)\s/u.test(told)) return null
  const all = said.split(' ')
  if (all.length < 3 || all.length > MOST || OF_GIVER.test(said.replace(/^su /u, ''))) return null
  if (/^(?:su |l[oa]s? ).+/u.test(said)) return said
  const verb = all.slice(1).find((word) => finiteForm(word.toLowerCase()))
  return /^que (?!si |cuando |aunque )/u.test(said) && verb && finiteForm(verb)!.person === 3 ? said : null
}

/** What is done and what comes of it, as `Act`s are written; none where what is admired cannot be reported. */
export function byReport(told: string, r: Person): readonly string[] {
  const said = reported(told)
  if (said === null) return []
  const isClause = said.startsWith('que ')
  const heard = isClause ? `le habían contado de @ ${said}` : `le habían hablado de @ y de ${said}`
  if (r.baby) return [`A & ${heard}. ¿Sería verdad? @ [abrió] mucho los ojos. Era verdad.`]
  if (r.role === 'pet')
    return [
      `A & ${heard}, y no lo creía. @ [miró] de frente, como quien no tiene nada que demostrar. & pidió perdón por dudarlo.`,
    ]
  if (isSmallest(r)) return [`A & ${heard}. ¿Sería verdad? @ [tomó] su mano. ¡Sí que era verdad!`]
  return [
    ...(/(?<!\p{L})(?:no|nunca|jamás|sin)(?!\p{L})/u.test(said)
      ? []
      : [
          `A & ${heard}, y quiso saber cómo se hace. @ se lo [enseñó] sin guardarse nada, desde el principio y a su manera. A la tercera, & ya sabía por dónde se empieza.`,
        ]),
    `A & ${heard}, y no lo creía del todo. @ no [presumió] de nada: [hizo] lo de siempre, como siempre. & lo vio con sus propios ojos, que es como se creen esas cosas, y se le quitó un peso.`,
    `A & ${heard}. «¿Y es verdad?», preguntó. @ [se encogió] de hombros, como si fuera lo más natural, y [se puso] a su lado para lo que hiciera falta. Era verdad, y a & le quitó un peso.`,
  ]
}
