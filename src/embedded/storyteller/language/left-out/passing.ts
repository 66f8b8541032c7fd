import { joined, sentencesOf } from '../grammar/clauses.ts'
import { finiteForm } from '../grammar/finite.ts'
import { leans } from '../grammar/leans.ts'

/** What happens now and not always, told where a lasting trait is asked for. */
const PASSING =
  /(?<![A-Za-zÀ-ỹ])(?:(?<=^\s*)\d{1,2} años(?= (?:ya|cumpl))|cumple el \d|(?:va a |ya )?cumpl(?:e|es|ís|ir[aá]?|i[oó]) (?:ya )?(?:\d+|un|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|quince|dieciocho|años)(?![A-Za-zÀ-ỹ])|est[aá] (?:muy |bien |un poco |re |super |s[uú]per )?(?:nervios[oa] (?:por|con)|emocionad[oa] (?:por|con)|enferm[oa]|embarazad[oa]|por [A-Za-zÀ-ỹ]+r|a punto|de viaje|de vacaciones|en ex[aá]menes)|estrena|(?<!desde )(?:este|esta|pr[oó]xim[oa]) (?:año|mes|semana|viernes|s[aá]bado|domingo|lunes|verano)|ayer|mañana (?:es|se|va|tiene)|(?<!hasta (?:el d[ií]a de )?|d[ií]a de )hoy(?! en d[ií]a| por hoy)|(?<!(?<![A-Za-zÀ-ỹ])(?:siempre|nunca|cuando|si|cada vez que|apenas) )se va(?= (?:a (?:vivir|estudiar|mudar|casar|jubilar|operar|ir|radicar|otr[oa])|del? (?:pa[ií]s|intercambio|viaje|vacaciones|erasmus|(?:la |su |mi )?(?:casa|empresa|oficina|escuela))|en (?:(?:ener|febrer|marz|abril|may|juni|juli|agost|se[pt]+iembr|octubr|noviembr|diciembr)[oe]?|unos|dos|tres|un mes|\d)|el (?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo|d[ií]a|mes|año|pr[oó]ximo|\d)|mañana|pronto|lejos)(?![A-Za-zÀ-ỹ])|[\s!]*(?:[,.;]|$))|se (?:casa|grad[uú]a|jubila|muda(?! de (?:ropa|zapatos|asiento|sill[oó]n))|opera)(?![A-Za-zÀ-ỹ])(?! por| al)|ahora mismo|en estos d[ií]as)(?![A-Za-zÀ-ỹ])/iu

/** 'se va a Canadá' */
const TO_A_PLACE = /(?<![A-Za-zÀ-ỹ])[Ss]e va a \p{Lu}/u
/** 'cada enero jura que este año aprende': of whoever always says so. */
const SAYS_ALWAYS =
  /(?<![A-Za-zÀ-ỹ])(?:dice|jura|promete|anuncia|avisa|asegura|repite|grita|insiste|pregunta)n?(?<=(?<![A-Za-zÀ-ỹ])(?:siempre|cada|tod[oa]s l[oa]s|diario)(?![A-Za-zÀ-ỹ])[^.;]*)(?: en)? (?:que|si|qu[eé]|qui[eé]n)(?![A-Za-zÀ-ỹ])[^.;]*/giu
const withoutSaid = (text: string) => text.replace(/[“‘«][^”’»]*[”’»]/gu, '“”').replace(SAYS_ALWAYS, '')
/** '…: hoy yo estaba en el cuarto': of what is always done, once. */
const INSTANCE = /:(?<=(?:\p{L}+,? ){3}\p{L}+:)\s*([^:.;!?“«]+)/gu

/** A mood or a punishment of these days, whatever was asked. */
const MOOD =
  /(?<![A-Za-zÀ-ỹ])(?:(?:est[aá]|anda) (?:castigad[oa]|de malas|enojad[oa] por|enyesad[oa])|(?:ahora|ahorita) (?:nada|no tiene|est[aá] castigad[oa])|por lo del yeso)(?![A-Za-zÀ-ỹ])/iu

/** What is liked this week, where something else was always liked. */
const FAD =
  /(?<![A-Za-zÀ-ỹ])(?:(?:ahora|ahorita|últimamente|ultimamente|estos d[ií]as) (?:est[aá]|anda|le dio|se la pasa|trae)(?![A-Za-zÀ-ỹ])|(?:la|el|hace una?) (?:semana|mes|año)(?: pasad[oa])? (?:era|fue|le gustaba|quería)(?![A-Za-zÀ-ỹ]))/iu
const EVER =
  /(?<![A-Za-zÀ-ỹ])(?:desde siempre|de siempre|desde (?:chic|peque|niñ)[A-Za-zÀ-ỹ]*|siempre|toda la vida)(?![A-Za-zÀ-ỹ])/iu

/** 'el hockey aunque este año no quiere ir': how things stand now, said beside the thing. */
const AT_PRESENT =
  /,?\s*(?:aunque|pero) (?:(?:ahora|ahorita|últimamente|ultimamente|este (?:año|mes|curso)|esta (?:semana|temporada)) (?:ya )?no|ya no (?:quiere|puede|va)) [^.;]*$/iu

/** 'el crucero que hicimos el mes pasado, no habla de otra cosa' */
const OF_LATE =
  /^(?:el|la|l[oa]s|su|un|una) [A-Za-zÀ-ỹ]+(?: [A-Za-zÀ-ỹ]+){0,3} (?:que|al?|del?) (?=.*(?<![A-Za-zÀ-ỹ])(?:(?:el|la|este|esta) (?:mes|semana|finde|verano|año|s[aá]bado|domingo)(?: pasad[oa])?|ayer|hace (?:poco|un mes|dos semanas|una semana))(?![A-Za-zÀ-ỹ]))(?=.*(?<![A-Za-zÀ-ỹ])(?:no (?:habla|para de hablar|deja de hablar)|s[oó]lo habla))/iu

/** 'cumple 15', 'se casa en mayo', alone where a quality is asked for: the age and the occasion read it. */
const EVENT =
  /^\s*(?:que )?(?:(?:ya|hoy|mañana) )?(?:(?:va a )?(?:cumpl(?:e|es|en|ir[aá]?|i[oó])) (?:ya )?(?:\d+|quince|dieciocho|cuarenta|cincuenta)(?: años)?|(?:va a )?(?:casarse|graduarse|jubilarse)|se (?:va a )?(?:casa|casar|grad[uú]a|graduar|jubila|jubilar))(?: (?:en|el|este|esta|hoy|mañana)(?: [A-Za-zÀ-ỹ]+){0,2})?[\s.!]*$/iu

type Asked = 'favourite' | 'trait' | 'admiration'

/** 'cumple 15 y está nerviosa por el vals'. */
export const isPassing = (text: string, asked: Asked): boolean =>
  (asked !== 'admiration' && MOOD.test(text)) ||
  // 'dice «hoy va a estar tranquilo»' is said always
  (asked === 'trait' && [PASSING, TO_A_PLACE].some((sign) => sign.test(withoutSaid(text)))) ||
  (asked === 'admiration' && EVENT.test(text)) ||
  (asked === 'favourite' && (FAD.test(text) || OF_LATE.test(text)))

/** 'y no le gustan', 'le da miedo': of what was said before it. */
const LEANS = /^(?:no )?les? (?:(?:gusta|encanta|fascina|choca|molesta)n?|dan? [A-Za-zÀ-ỹ]+)[\s.!]*$/iu

/** What of it lasts: its other clauses; empty where all of it passes. */
export function withoutPassing(text: string, asked: Asked): string {
  if (asked === 'admiration') return isPassing(text, asked) ? '' : text
  const lasting = asked === 'favourite' ? text.replace(AT_PRESENT, '') : text
  if (lasting !== text && lasting.trim()) return lasting
  if (asked === 'favourite' && OF_LATE.test(text)) return ''
  if (!isPassing(text, asked) || (asked === 'favourite' && !MOOD.test(text) && !EVER.test(text))) return text
  if (asked === 'trait')
    return habitsOf(text.replace(INSTANCE, (all, once: string) => (isPassing(once, asked) ? '' : all)))
  return text
    .split(
      /\s*[,;.]\s*(?:(?:y|pero) )?|\s+(?:pero|porque)\s+|\s+y\s+(?=(?:siempre|nunca|le|no|es|tiene|se|su|cumple|cumplió) )/iu,
    )
    .filter((clause) => clause && !isPassing(clause, asked) && !LEANS.test(clause))
    .join(', ')
}

/** 'Se muda a Leticia, cerca del río. Silba siempre' → 'Silba siempre': each sentence by itself, and none of what goes on about what passes. */
function habitsOf(text: string): string {
  let gone = ''
  const kept = sentencesOf(text).flatMap(({ clauses, end }) => {
    const own = clauses.filter((clause) => {
      const said = clause.text.trim()
      const isCut =
        isPassing(said, 'trait') ||
        (gone !== '' &&
          (LEANS.test(said) || leans(said.replace(TO_WHOM, '')) || (clause.lead !== '' && !isHabit(said, gone))))
      if (isCut) gone += said
      else if (clause.lead !== '') gone = ''
      return !isCut
    })
    return own.length > 0 ? [{ clauses: own, end }] : []
  })
  return joined(kept)
}

const TO_WHOM = /^(?:(?:no|siempre|nunca) )?les? /iu

/** 'cumple 10 y silba'; 'está nerviosa y no duerme' is of that day. */
const isHabit = (said: string, gone: string) =>
  /^(?:siempre|nunca|todo)(?![A-Za-zÀ-ỹ])/iu.test(said) ||
  // 'se muda en junio y va a estudiar diseño'
  (!/^(?:(?:no|se|les?|l[oa]s?) )*van? a [A-Za-zÀ-ỹ]+[aeií]r(?:[A-Za-zÀ-ỹ]{2,5})?(?![A-Za-zÀ-ỹ])/iu.test(said) &&
    !/(?<![A-Za-zÀ-ỹ])(?:est[aá]|anda)(?![A-Za-zÀ-ỹ])/iu.test(gone) &&
    finiteForm(/^(?:(?:no|se|les?|l[oa]s?) )*([A-Za-zÀ-ỹ]+)/iu.exec(said)?.[1]?.toLowerCase() ?? '')?.tense ===
      'present')
