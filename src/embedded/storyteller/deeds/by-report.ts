import { finiteForm } from '../language/grammar/finite.ts'
import { isSmallest, type Person } from '../language/people/person.ts'

/** Where no family is sure, whoever is met has heard what is admired, in the giver's own words, and sees that it is so. */

const MOST = 16

/** Of who says it, or of whom it is said to: no stranger may repeat it. */
const OF_GIVER =
  /(?<![A-Za-zÀ-ỹ])(?:yo|me|m[ií]|mis|nos|nosotr[oa]s|nuestr[oa]s?|conmigo|te|ti|tus?|vos|os|usted(?:es)?|él|ell[ao]s?|su(?:yo|ya)s?|quien|esto|eso)(?![A-Za-zÀ-ỹ])/iu

/** 'me deja el desayuno puesto' is of anybody without its «me». */
const TO_GIVER = /(?<![A-Za-zÀ-ỹ])(?:me|nos) (?=[A-Za-zÀ-ỹ]+ (?:el|la|l[oa]s|una?|un[oa]s|a [A-Za-zÀ-ỹ]+r) )/giu

/** 'que maneja camión', 'su manera de ver la vida', as it may be told anywhere; null of what they are, have or once did. */
export function reported(told: string): string | null {
  const own = told.replace(TO_GIVER, '')
  const [first = '', next = ''] = own.split(/\s*(?:[.,;:!?…«»“”"'(]|—)/u)
  const said = first.trim()
  // 'siempre llega tarde, pero con pan' is not the half of it
  if (/^[^.;!?]*?[,;:]\s*(?:pero|sino|aunque|salvo|hasta)\s/u.test(told)) return null
  const all = said.split(' ')
  if (all.length < 3 || all.length > MOST || OF_GIVER.test(said.replace(/^su /u, ''))) return null
  if (WAY.test(said)) return said
  // 'que habla inglés, francés y chino'
  if (own[first.length] === ',' && !next.split(' ').some((word) => finiteForm(word)?.person === 3)) return null
  const forms = all.slice(1).flatMap((word) => finiteForm(word.toLowerCase()) ?? [])
  if (forms.some(({ infinitive, tense }) => tense !== 'present' || STATE.test(infinitive))) return null
  return /^que (?!si |cuando |aunque )/u.test(said) && forms[0]?.person === 3 ? said : null
}

const WAY =
  /^su (?:manera|forma|modo|arte|habilidad|facilidad|talento) (?:de|para) (?!(?:ser|estar|verse)(?!\p{L}))\p{L}+r(?:se)?(?!\p{L})/u
const STATE =
  /^(?:ser|estar|tener|haber|nacer|morir|parecer|lucir|ver|vivir|quedar|medir|pesar|cumplir|sufrir|padecer|luchar|perder|faltar|querer|poder|doler|gustar|sentir|esperar|necesitar|merecer|valer|ir)$/u

/** What is done and what comes of it, as `Act`s are written; none where what is admired cannot be reported. */
export function byReport(told: string, r: Person): readonly string[] {
  const said = reported(told)
  if (said === null) return []
  const isClause = said.startsWith('que ')
  const heard = isClause ? `le habían contado de @ ${said}` : `le habían hablado de @ y de ${said}`
  if (r.baby) return [`A & ${heard}. ¿Sería verdad? @ [abrió] mucho los ojos. Era verdad.`]
  if (r.role === 'pet')
    return [
      `A & ${heard}. @ [miró] de frente, como quien no tiene nada que demostrar. & lo vio, y se le quitó un peso.`,
    ]
  if (isSmallest(r)) return [`A & ${heard}. ¿Sería verdad? @ [tomó] su mano. ¡Sí que era verdad!`]
  return [
    ...(/(?<!\p{L})(?:no|nunca|jamás|sin)(?!\p{L})/u.test(said)
      ? []
      : [
          `A & ${heard}, y quiso saber cómo se hace. @ se lo [enseñó] sin guardarse nada, desde el principio y a su manera. A la tercera, & ya sabía por dónde se empieza.`,
        ]),
    `A & ${heard}, y quería verlo. @ no [presumió] de nada: [hizo] lo de siempre, como siempre. & lo vio con sus propios ojos, que es como más gusta, y se le quitó un peso.`,
    `A & ${heard}. «¿Y es verdad?», preguntó. @ [se encogió] de hombros, como si fuera lo más natural, y [se puso] a su lado para lo que hiciera falta. Era verdad, y a & le quitó un peso.`,
  ]
}
