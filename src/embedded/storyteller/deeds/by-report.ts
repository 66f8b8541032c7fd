import { finiteForm } from '../language/grammar/finite.ts'
import { isSmallest, type Person } from '../language/people/person.ts'
import { upperFirst } from '../language/grammar/text.ts'

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
  if (/^[^.;!?]*?[,;:]\s*(?:pero|sino|aunque|salvo|hasta)\s|^que (?:no|nunca|jamás) [^.;!?,]*[,;:]/u.test(told))
    return null
  const all = said.split(' ')
  if (all.length > MOST || OF_GIVER.test(said.replace(/^su /u, ''))) return null
  if (WAY.test(said) || THING.test(told)) return said
  if (all.length < 3) return null
  // 'que habla inglés, francés y chino'
  if (own[first.length] === ',' && !next.split(' ').some((word) => finiteForm(word)?.person === 3)) return null
  const forms = all.slice(1).flatMap((word) => finiteForm(word.toLowerCase()) ?? [])
  if (forms.some(({ infinitive, tense }) => tense !== 'present' || STATE.test(infinitive))) return null
  return /^que (?!si |cuando |aunque )/u.test(said) && forms[0]?.person === 3 ? said : null
}

const WAY =
  /^su (?:manera|forma|modo|arte|habilidad|facilidad|talento) (?:de|para) (?!(?:ser|estar|verse|besar|acariciar|abrazar|tocar|amar|mirar|mover|moverse|caminar|vestir|vestirse|dormir|roncar|comer|beber|llegar|gastar|gritar|regañar|mandar|enojarse|quejarse|perder|olvidar)(?!\p{L}))\p{L}+r(?:se)?(?!\p{L})/u
/** 'su café', 'esas uñas rojas': what anybody may speak of. */
const THING =
  /^(?:sus?|es[ea]s?|es[ao]s) (?:caf[eé]|t[eé]|mate|pan(?:es)?|sopas?|guisos?|caldos?|salsas?|tamales|tacos|arroz|arepas?|empanadas?|tortillas?|pasteles?|postres?|galletas?|comidas?|recetas?|plantas?|flores|rosas|jardín|huert[oa]|macetas?|historias?|cuentos?|chistes?|canci[oó]n(?:es)?|dibujos?|cuadros?|pinturas?|poemas?|versos|cartas?|tejidos|bordados|costuras?|lentes|anteojos|gafas|uñas|sombreros?|zapatos|vestidos?|corbatas?|guitarra|música|bailes?)(?: (?!(?:me|te|se|nos|mis?|tus?|que|es|son) )\p{Ll}+){0,3}$/u
const STATE =
  /^(?:ser|estar|tener|haber|nacer|morir|parecer|lucir|ver|vivir|quedar|medir|pesar|cumplir|sufrir|padecer|luchar|perder|faltar|querer|poder|doler|gustar|sentir|esperar|necesitar|merecer|valer|ir)$/u

/** What is done and what comes of it, as `Act`s are written; none where what is admired cannot be reported. `by`: 'su mamá le había contado'. */
export function byReport(told: string, r: Person, by = ''): readonly string[] {
  const said = reported(told)
  if (said === null) return []
  const whoTold = upperFirst(by || 'le habían contado')
  const isClause = said.startsWith('que ')
  const heard = isClause ? `${whoTold} a & una cosa de @: ${said}` : `${whoTold} cosas a &: de @ y de ${said}`
  if (r.baby) return [`${heard}. @ [abrió] mucho los ojos, y & vio que era así.`]
  if (r.role === 'pet')
    return [
      `${heard}. @ [miró] de frente, como quien no tiene nada que demostrar. & lo vio, y se le quitó un peso.`,
      `${heard}. & se acordó al ver a @, y se le escapó una sonrisa. Era la primera en mucho rato.`,
    ]
  if (isSmallest(r)) return [`${heard}. @ [sonrió], y & también. ¡Así era!`]
  if (!isClause)
    return [
      `${heard}. & se acordó en ese momento, y lo contó también, como quien da una buena noticia: con algo así en el mundo daban ganas de seguir.`,
      `${heard}. «Con razón», dijo & al ver a @, y ya no pensó tanto en lo suyo. Con una buena noticia, todo pesaba un poco menos.`,
    ]
  return [
    ...(/(?<!\p{L})(?:no|nunca|jamás|sin)(?!\p{L})/u.test(said)
      ? []
      : [
          `${heard}. & quiso saber cómo se hace. @ se lo [enseñó] sin guardarse nada, desde el principio y a su manera. A la tercera, & ya sabía por dónde se empieza.`,
        ]),
    `${heard}. & quería verlo. @ no [presumió] de nada: [hizo] lo de siempre, como siempre. & lo vio con sus propios ojos, que es como más gusta, y se le quitó un peso.`,
    `${heard}. & se acordó justo entonces, y lo dijo en voz alta. @ [se encogió] de hombros, como si fuera lo más natural. A & le pareció que, si eso era posible, lo suyo también.`,
    `${heard}. & no lo había olvidado. Lo repitió mirando a @, como quien cuenta una buena noticia, y al llegar al final ya hablaba de otro modo.`,
  ]
}

/** Where not even that may be repeated by a stranger: that somebody spoke well of them, and what it did. */
export function bySpeakingWell(r: Person, by: string): readonly string[] {
  const whoTold = upperFirst(by)
  if (r.baby) return [`${whoTold} a & lo mejor de @. @ [abrió] los ojos. Así era.`]
  if (r.role === 'pet')
    return [
      `${whoTold} a & lo mejor de @. & miró a @ un buen rato, y @ [miró] también. A & se le fue ablandando la cara.`,
      `& ya sabía de @: ${by} a & lo mejor. & se acordó, y le dio risa. Hacía mucho que nada le daba risa.`,
    ]
  if (isSmallest(r))
    return [`${whoTold} a & lo mejor de @. ¡Y así era!`, `& ya sabía de @ ¡cosas muy buenas! Y sonrió.`]
  return [
    `${whoTold} a & lo mejor de @, en voz baja, y & lo había ido repitiendo para sus adentros. Ahora, al mirar a @, se dio cuenta de que llevaba un buen rato sin pensar en lo suyo.`,
    `& levantó la cara y comparó: por un lado, lo que ${by} de @; por el otro, a quien tenía delante. Era igual. Con alguien así tan cerca, lo demás se veía de otro tamaño.`,
    `Lo que ${by} de @ a & no se olvida. & se acordó entonces, de principio a fin, y respiró hondo. Si había gente así, se podía con lo que fuera.`,
    `${whoTold} a & muchas cosas de @, y todas buenas. «No eran cuentos», dijo & al ver a @ de cerca, y se le quitó un peso.`,
  ]
}
