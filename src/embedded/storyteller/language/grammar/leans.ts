import { hasGenders, isNounForm } from './dictionary.ts'
import { finiteForm } from './finite.ts'

/** Words that lean on what was said before them, or lead on to what comes after. */

const JOINT =
  '(?:como cuando|(?<!de vez en )cuando|y|e|o|ni|que|pero|porque|aunque|hasta|del?|con|en|por|al|los|las|sus?|muy)(?![A-Za-zÀ-ỹ])'

/** 'y nos decía', behind which nothing is said any more. */
const SAYS =
  '(?<!(?<![A-Za-zÀ-ỹ])(?:qu[eé]|c[oó]mo|cu[aá]ndo|qui[eé]n) )(?:me|te|nos|les?) (?:dec[ií]a[ns]?|dijo|dijeron|dijiste)(?![A-Za-zÀ-ỹ])'

/** 'aunque no tengan con qué', 'pregunta por qué': it ends so, whether it has its accent or not. */
const HAS = '(?<![A-Za-zÀ-ỹ])(?:tien|ten[gíe]|tuv|tra[ei]|hay|hab|hub|falt|pregunt)[A-Za-zÀ-ỹ]*'
const WHAT_WITH = `(?<!${HAS} (?:con|por|de|a))(?!(?<=${HAS}) (?:con|por|de|a) qu[eé][\\s,.]*$)`

/** What led on to words that are gone, or were never typed. */
export const HANGING_END = new RegExp(`${WHAT_WITH}(?:[\\s,;]+(?:${JOINT}|${SAYS}))+[\\s,.]*$`, 'iu')
/** As `HANGING_END`, of what was cut: there 'aun' is no 'aún', and nothing else may be left of it. */
export const DANGLING = new RegExp(
  `${WHAT_WITH}(?:(?:^|[\\s,.;]+)(?:${JOINT}|aun|incluso|sin|a|${SAYS}))+[\\s,.;]*$`,
  'iu',
)

/** 'yo sí' answers what is gone; 'la última tarde' leans on nothing, though 'la' is a pronoun elsewhere. */
export function leans(text: string): boolean {
  if (/^[A-Za-zÀ-ỹ]+ (?:sí|si|no|también|tampoco)[.!]*$/iu.test(text)) return true
  if (/^en (?:(?:la|el|su|mi) )?[A-Za-zÀ-ỹ]+ (?:sí|no)(?=$|[.,;])/iu.test(text)) return true
  if (/^lo (?:otro|demás|mismo)(?![A-Za-zÀ-ỹ])/iu.test(text)) return true
  const [, next = ''] = /^l[ao]s? ([A-Za-zÀ-ỹ]+)/iu.exec(text) ?? []
  // 'los viajes': a thing, though a verb is spelt like it
  if (/^l[oa]s [A-Za-zÀ-ỹ]+$/iu.test(text) && isNounForm(next.toLowerCase())) return false
  return (
    LEANS.test(text) &&
    !(
      next &&
      (isNounForm(next.toLowerCase()) || hasGenders(next.toLowerCase())) &&
      finiteForm(next.toLowerCase()) === null
    )
  )
}

/** Speaks of what was said before it: 'lo guardó', 'ahí le puso nombre', 'él se calló'. */
const LEANS =
  /^(?:(?:y|e) )?(?:no |ya |nunca |siempre )?(?:(?:él|el|ella|ellos|ellas) (?:se|me|le|lo|no)(?![A-Za-zÀ-ỹ])|(?:se )?l[aeo]s?(?= [A-Za-zÀ-ỹ]+[oóeéaáns](?![A-Za-zÀ-ỹ]))|(?:me|te|se|nos) l[aeo]s?(?= [A-Za-zÀ-ỹ])|te(?= )|eso|esto|ah[ií]|all[ií]|entonces|desde entonces|por eso|as[ií]|cuando|mientras|luego|despu[eé]s(?! de)|que ni|que casi|es otr[oa]$|est(?:amos|oy) (?:muy )?orgullos[oa]s?)(?![A-Za-zÀ-ỹ])/iu

/** 'Dos colectivos se tomaba', 'Tres horas esperaba': what was done stands before it, and why or by whom was said earlier. */
export function isFronted(text: string): boolean {
  const [, verb = ''] = FRONTED.exec(text.trim()) ?? []
  const form = finiteForm(verb.toLowerCase())
  return form?.person === 3 && !form.plural && (form.tense === 'imperfect' || form.tense === 'preterite')
}

const FRONTED =
  /^(?:hasta )?(?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|quince|veinte|\d+|much[oa]s|vari[oa]s|tant[oa]s) [A-Za-zÀ-ỹ]+s(?: [A-Za-zÀ-ỹ]+s)? (?:(?:se|me|nos|les?) )*([A-Za-zÀ-ỹ]+)(?![A-Za-zÀ-ỹ])/iu

/** '… y me dijo lea despacio': what somebody said tells no day where who said it is gone. */
export function isOnlySaid(told: string, rest: string): boolean {
  const at = told.indexOf(rest.slice(0, HEAD_LETTERS))
  return at > 0 && SAID_BEFORE.test(told.slice(0, at))
}
const HEAD_LETTERS = 20
const SAID_BEFORE =
  /(?<![A-Za-zÀ-ỹ])(?:dij(?:o|e|iste|imos|eron)|dec[ií]as?|pregunt(?:ó|o|aba|aste)|contest(?:ó|o|aba|aste)|grit(?:ó|o|aba|aste)|respondi(?:ó|o|ste))(?: que)?[\s:,“"'‘]*$/iu

/** 'la verdad', 'jaja': says nothing by itself. */
export const isFiller = ({ text }: { text: string }) => FILLER.test(text.trim())

const FILLER =
  /^(?:mira|pues|bueno|a ver|la verdad|la neta|oye|honestamente|sinceramente|ja(?:ja)+|mejor no|tengo much[oa]s|(?:pero )?(?:bueno,? )?as[ií] l[oa]s? (?:queremos|quiero|amamos|amo)|(?:(?:pero )?hay )?un[oa] que (?:nunca|no) .{0,24}olvid[A-Za-zÀ-ỹ]+)$/iu

/** 'nos compró unas botas': somebody's deed begins it. */
export const isDeed = (text: string) => {
  const form = finiteForm(/^\s*(?:nos |me |les? )?(\p{L}+)/u.exec(text)?.[1]?.toLowerCase() ?? '')
  return form !== null && form.person === 3
}
