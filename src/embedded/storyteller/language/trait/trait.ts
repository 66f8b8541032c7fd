import { withoutUnaware } from '../../../../contract/no-secrets.ts'
import { nounOf } from '../admired/adjective-nouns.ts'
import { hasGenders, isNounForm, known } from '../grammar/dictionary.ts'
import { finiteForm } from '../grammar/finite.ts'
import { inTheImperfect } from '../grammar/imperfect.ts'
import { leans } from '../grammar/leans.ts'
import { splitSentences, withoutEnd, words } from '../grammar/text.ts'
import { firstFinite, isFelt } from '../grammar/verbs.ts'
import { butApart, partedByCommas } from '../spelling/run-ons.ts'
import { lowerFirst, sentences, tidy } from '../spelling/tidy.ts'
import { startsClause } from '../turned/quality-parts.ts'

/** The extra trait: told whole, in its giver's own words and mouth. */
export type Trait = {
  /** As it was typed, spelt and without its last stop: 'Le ladra al ascensor, pero solo cuando baja'. */
  said: string
  /** False of 'su risa, que parece un hipo', which says nothing of anybody unless they are named. */
  isClause: boolean
  /** It speaks to the recipient: 'te comés las uñas'. */
  isTypedToThem: boolean
  /** The same, said to whoever has the habit: 'Siempre llevas gorra'; null where a word of it may not turn. */
  toYou: string | null
  /** How surely its words are Spanish as they stand, 0 to 1. */
  sure: number
}

/** Null where it is nothing that may be told: a secret, a wish of the giver's, something that hurts. */
export function readTrait(raw: string, clarity = 1): Trait | null {
  const said = withoutTender(
    partedByCommas(butApart(withoutEnd(sentences(tidy(raw)))))
      .replace(/^que (?=[A-Za-zÀ-ỹ])/iu, '')
      .replace(/‘([^‘’]*)’/gu, '“$1”'),
  )
  const own = withoutUnaware(said.replace(SPOKEN, ' '))
  if (said === '' || UNTOLD.some((sign) => sign.test(own))) return null
  return { said, isClause: startsClause(said), isTypedToThem: speaksToThem(own), toYou: null, sure: clarity }
}

/** 'terca', 'muy dormilona los lunes': how they are, and of how many; a participle may be how they only look, or once were. */
export function saysHow(said: string): 'es' | 'son' | null {
  const [, degree = '', typed = '', next = ''] =
    /^((?:muy|bien|medio|algo|s[uú]per|un (?:poco|poquito|tanto|pelín)) )?(?!un[oa]s? )([A-Za-zÀ-ỹ]{3,})(?=$|([.,;! ]))/iu.exec(
      said,
    ) ?? []
  const word = typed.toLowerCase()
  const form = finiteForm(word)
  // 'ronca', 'bizca'
  const isDone = degree === '' && (form?.person === 2 || (form?.person === 3 && (next === ' ' || isNounForm(word))))
  // 'cara de sueño', 'rizos rebeldes'
  const isNoun = degree === '' && (word.endsWith('s') || isNounForm(word.replace(/o$/u, 'a'))) && !nounOf(word)
  const isAdjective =
    LASTING.test(word) || (hasGenders(word) && !isNoun) || (/(?:ón|onas?|ones)$/u.test(word) && !known(word))
  if (!isAdjective || isDone || HOW_MUCH.test(word) || (/[ai]d[oa]s?$/u.test(word) && !LASTING.test(word))) return null
  // 'solo come arroz', 'tranquila en la cocina, canta'
  const rest = words(said.slice(degree.length + word.length).replace(BESIDE, ''))
  if (next === ' ' && rest.some((other) => finiteForm(other)?.person === 3)) return null
  return word.endsWith('s') ? 'son' : 'es'
}
const LASTING =
  /^(?:(?:despista|calla|atrevi|diverti|distraí|organiza|desordena|ordena|aloca|pesa|cuida|tími)d[oa]s?|inquiet[oa]s?|miopes?|puntual(?:es)?|impuntual(?:es)?|valientes?|bromistas?|felic?es|feliz|(?:celos|moren|rubi|travies)[oa]s?)$/u
const HOW_MUCH =
  /^(?:sol[oa]s?|tod[oa]s?|much[oa]s?|poc[oa]s?|otr[oa]s?|primer[oa]s?|cuart[oa]s?|tant[oa]s?|medi[oa]s?|amb[oa]s|tempran[oa]|seguid[oa]s?)$/u
const BESIDE =
  /(?<![A-Za-zÀ-ỹ])(?:(?:en|con|del?|por|para|al?) (?:(?:el|la|l[oa]s|sus?|mis?) )?[A-Za-zÀ-ỹ]+|(?:que|cuando|pero|si|porque|aunque|hasta) .*$)/giu

/** Of somebody who has died, what was typed as of today is said in the past. */
export const traitOfOld = (trait: Trait): Trait =>
  trait.isTypedToThem || firstFinite(words(lowerFirst(trait.said)))?.tense !== 'present'
    ? trait
    : { ...trait, said: inTheImperfect(lowerFirst(trait.said)) }

const SPOKEN = /“[^”]*”/gu

/** What somebody is ashamed or afraid of is told to no stranger, and nothing that leans on it; what they do all the same is, and that a thing, a beast or the weather frightens them. */
function withoutTender(raw: string): string {
  const said = raw.replace(SHY_OF_IT, '')
  const all = splitSentences(said)
  const at = all.findIndex((one, i) => isTender(one.replace(SPOKEN, ' '), all[i + 1]))
  if (at < 0) return said
  // 'Usa lentes. Le da pena.': of what was said before it
  if (ALONE.test(all[at]!)) return ''
  const after = all.slice(at + 1).map((one) => one.trim())
  const leaning = after.findIndex((one) => !standsAlone(one))
  return withoutEnd([...all.slice(0, at), ...after.slice(0, leaning < 0 ? after.length : leaning)].join(' ').trim())
}

/** 'se ríe y le sale un hipo, y le da pena': the laugh is dear to whoever tells it. */
const SHY_OF_IT =
  /(?=[ ,])(?<=^(?:(?:cuando|siempre|si) )*(?:se r[ií]e|sonr[ií]e|canta|baila|silba|tararea|estornuda|suspira|se emociona)(?![A-Za-zÀ-ỹ])[^.;]*?)(?:,? (?:y|pero|aunque)|,) (?:(?:luego|despu[eé]s|eso|ya) )?le da (?:[A-Za-zÀ-ỹ]+ )?(?:pena|vergüenza|apuro|roche)[\s.!]*$/iu

/** 'Se avergüenza de sus pies. Hornea pan.': of the second nobody could tell what stood before it. */
const standsAlone = (one: string) => {
  const [first = ''] = words(lowerFirst(one))
  const { person, tense } = finiteForm(first) ?? {}
  return person === 3 && tense === 'present' && !OF_THE_FEAR.test(first) && !leans(one) && !TENDER.test(one)
}
const OF_THE_FEAR =
  /^(?:llora|grita|tiembla|corre|huye|evita|duerme|prefiere|dice|pide|necesita|toma|tapa|cierra|suda|sufre|finge|puede|quiere|sabe|es|está|era|da|tiene|empieza|cree|piensa|odia|ve|pasa|parece|viene|ocurre|sucede)n?$/u

const isTender = (one: string, next = '') =>
  (TENDER.test(one) &&
    !/(?<![A-Za-zÀ-ỹ])(?:pero|aunque|igual|aun as[ií]|a[uú]n as[ií]|sin embargo|ya no|de risa)(?![A-Za-zÀ-ỹ])/iu.test(
      one,
    ) &&
    !(AFRAID.test(one) && (DOES_IT.test(one) || DOES_IT.test(`. ${next.trim()}`)))) ||
  AFRAID_OF_SOMEBODY.test(one)

const FEAR = '(?:miedo|p[aá]nico|terror|fobia|pavor)'
/** 'le da miedo el ascensor y sube nueve pisos cantando', 'tiene fobia a las arañas y las saca con un vaso': of a fear, what is done all the same. */
const AFRAID = new RegExp(`(?<![A-Za-zÀ-ỹ])${FEAR}(?![A-Za-zÀ-ỹ])`, 'iu')
const DOES_IT =
  /(?<=(?<![A-Za-zÀ-ỹ])y |\. )(?:siempre |ahí )?(?:l[oa]s? )?(?:saca|agarra|atrapa|rescata|cuida|sube|baja|cruza|camina|vuela|viaja|nada|cocina|llega)(?![A-Za-zÀ-ỹ])/iu
/** Whatever they do all the same. */
const AFRAID_OF_SOMEBODY = new RegExp(
  `(?<!(?<![A-Za-zÀ-ỹ])(?:no|nunca|ni|nadie|jam[aá]s|tampoco) (?:(?:se|les?|te) )?)(?<![A-Za-zÀ-ỹ])(?:dan?|tien(?:e|es|en)) (?:[A-Za-zÀ-ỹ]+ (?:de )?)?${FEAR} (?:(?:al?|de|por|que) )*(?:l[oa]s? )?(?:(?:el|su|mi|sus|mis) )?(?:pap[aá]|mam[aá]|padre|madre|padrastro|madrastra|espos[oa]|marido|mujer|novi[oa]|ex|herman[oa]|t[ií][oa]|abuel[oa]|suegr[oa]|jef[ea]|vecin[oa]|maestr[oa]|hombre|gente|muerte|morir|mor[ií]|dej(?:en?|ar)|abandon|quedar)[A-Za-zÀ-ỹ]*`,
  'iu',
)

const FEARED =
  '(?:(?:perr|gat|arañ|cucarach|palom|v[ií]bor|culebr|insect|bich|abej|avisp|sap|ran|gallin|gall|gans|pat|caball|vac|tor|murci[eé]lag|lagartij|hormig|maripos|polill|p[aá]jar|grill|mosc|mosquit|lob|os|medus|cangrej|glob|payas|botarg|muñec|m[aá]scar|fantasm|monstru|escaler|licuador|aspirador|secador|petard|ol|truen|ray|rel[aá]mpag|torment|lluvi)(?:it)?[oa]s?|(?:rat[oó]n|tibur[oó]n|alacr[aá]n|avi[oó]n|elevador|ascensor)(?:es)?|ratas?|serpientes?|cohetes?|mar|viento|granizo)'
const FEARED_THING = `(?:al?|de|por)? ?(?:el |la |l[oa]s |una? )?${FEARED}(?![A-Za-zÀ-ỹ])(?: (?:grandes?|chic[oa]s?|fuertes?|negr[oa]s?|blanc[oa]s?|el[eé]ctric[oa]s?))?`
/** 'los perros y las tormentas', and nobody beside them and no reason. */
const HARMLESS = `(?: (?:tremend[oa] |enorme )?${FEARED_THING}(?:(?:, | y (?:a )?| ni (?:a )?)${FEARED_THING})*(?=[\\s.!]*$| y (?:grita|brinca|corre|se (?:tapa|esconde|sube)|cruza)(?![A-Za-zÀ-ỹ])))`

const SO_MUCH =
  '(?:un poco de |un poquito de |algo de |much[oa] |muchísim[oa] |hart[oa] |bastante |tant[oa] |pur[oa] )?'
/** 'ni las serpientes le dan miedo' */
const NOT_EVEN = 'ni (?:el|la|l[oa]s|una?|sus?) (?:(?!(?:porque|que|si|cuando|y|pero) )[A-Za-zÀ-ỹ]+ ){0,3}[A-Za-zÀ-ỹ]+'
/** What one is sorry to do, and not ashamed of. */
const NO_SHAME =
  '(?!(?:tirar|desperdiciar|gastar|botar|molestar|ver|matar|pisar|cortar|arrancar|romper|quemar|dejar|despertar|vender|regalar|ir|irse|despedir|comerse|deshacer|interrumpir|regañar)(?:se|l[aeo]s?)?(?![A-Za-zÀ-ỹ]))'
const TENDER = new RegExp(
  `(?<!(?<![A-Za-zÀ-ỹ])(?:no|nunca|ni|nada|nadie|jam[aá]s|tampoco|a nadie|poc[oa]s? (?:cosas )?|(?:finge|simula|hace como) que|${NOT_EVEN}) ?(?:(?:se|les?|te) )?)(?<![A-Za-zÀ-ỹ])(?:(?:les?|te) d(?:a|an|aba|aban) ${SO_MUCH}(?:vergüenza(?! ajena)|apuro|roche|${FEAR}(?!${HARMLESS})|pena(?= (?:${NO_SHAME}[A-Za-zÀ-ỹ]+[aeií]r(?:se|l[aeo]s?)?(?![A-Za-zÀ-ỹ])|que l[aoe]s? (?:vea|mire|oiga|escuche|felicite|alabe|aplauda|abrace)|en público)|[\\s.!]*$))|(?:(?:les?|te) )?t(?:en(?:ía|ías|ían)|ien(?:e|es|en)) ${SO_MUCH}(?:${FEAR}(?!${HARMLESS})|vergüenza)|se (?:avergüenza|acompleja)n?)(?![A-Za-zÀ-ỹ])`,
  'iu',
)
const ALONE =
  /(?<=^|[.!?] )(?:eso )?(?:les?|te) d[A-Za-zÀ-ỹ]+ (?:[A-Za-zÀ-ỹ]+ (?:de )?)?(?:vergüenza|pena|apuro|roche|miedo)[\s.!]*$/iu

const UNTOLD: readonly RegExp[] = [
  // what somebody keeps to themselves, or has not got over
  /(?<![A-Za-zÀ-ỹ])(?:nadie (?:l[oa] )?(?:sabe|ve|oye)|(?:cree|piensa)n? que nadie|(?:en|un|su) secreto|no l[oa] saben?|deudas?|debe (?:dinero|plata|lana)|supera(?:do|r)|superó)(?![A-Za-zÀ-ỹ])/iu,
  /(?<![A-Za-zÀ-ỹ])(?:fum|tom|beb|vape|rob|emborrach)(?:a|e)n?(?![A-Za-zÀ-ỹ]).*a escondidas|a escondidas .*(?<![A-Za-zÀ-ỹ])(?:fum|tom|beb|vape|rob)(?:a|e)n?(?![A-Za-zÀ-ỹ])/iu,
  // a body that is laughed at
  /(?<![A-Za-zÀ-ỹ])(?<!dic[A-Za-zÀ-ỹ]* )(?:gord(?:it)?[oa]s?(?<!gord(?:it)?as(?= (?:de|con|y|los|para|cada)(?![A-Za-zÀ-ỹ])))|panz[oó]n[A-Za-zÀ-ỹ]*|panza|barriga|papada|celulitis|calv[oa]s?|pel[oó]na?|(?<!(?<![A-Za-zÀ-ỹ])(?:cant|bail|escrib|dibuj|cocin|toc|silb|chifl|ronc|pint|jueg|manej|nad|cos)[ae]n? (?:(?:muy|bien|bastante|re|tan|medio|horrible y) )?)fe[oa]s?)(?![A-Za-zÀ-ỹ])/iu,
  // what is asked or wanted of somebody
  /[¿?]|^(?:quiero|queremos|quisi[eé]ra|necesit|esper|ojal[aá])|(?<![A-Za-zÀ-ỹ])(?:que sepan?|que salgan?|tienen? que salir|por favor|porfa|no sé|no se (?:qu[eé]|si|c[oó]mo))(?![A-Za-zÀ-ỹ])/iu,
]

/** 'se te arruga la nariz cuando ríes', 'te comés las uñas'; «te escucha» may be said of anybody. */
const speaksToThem = (own: string): boolean =>
  !OF_ANYBODY.test(own) &&
  (/(?<![A-Za-zÀ-ỹ])(?:se te|tú|vos|tus?|contigo)(?![A-Za-zÀ-ỹ])/iu.test(own) ||
    firstFinite(words(own.toLowerCase()))?.person === 2 ||
    isFelt(own.toLowerCase().replace(/^((?:no |siempre |nunca )*)te /u, '$1le ')) !== isFelt(own.toLowerCase()))

/** 'si le robas una planta dice que así pega mejor': whoever it is who robs. */
const OF_ANYBODY =
  /^(?:si|cuando) (?!.*(?<![A-Za-zÀ-ỹ])(?:te|ti|tú|vos|tus?|contigo)(?![A-Za-zÀ-ỹ])).*(?<![A-Za-zÀ-ỹ])(?:dice|contesta|responde|asegura|jura|opina|explica)(?![A-Za-zÀ-ỹ])/iu
