import { infinitivesOf, isEntry, isNounForm } from '../grammar/dictionary.ts'
import { finiteForm } from '../grammar/finite.ts'

/**
 * Verbs whose accent only their subject or their adverb tells: 'llore yo' → 'lloré yo', 'gano él' → 'ganó él',
 * 'te cuidare' → 'te cuidaré'. What may be wished or feared ('para que no llore yo', 'como si me cuidara') stays.
 */
export function verbAccents(text: string): string {
  return text
    .replace(BEFORE_THEM, (word, at: number, whole: string) =>
      isTheNext(whole.slice(at + word.length)) || isItsThing(word, whole.slice(0, at)) ? word : thirdPast(word),
    )
    .replace(BEFORE_ME, (word, at: number, whole: string) => firstPast(word, whole.slice(0, at)))
}

/** 'me aguanto y no me soltó', 'sacó adelante la casa y nunca me lo saco en cara', 'me subió y toque el claxon': of one day. */
export const coordinatedPast = (text: string): string =>
  toldOfOthers(text)
    .replace(WENT_AND_DID, (word) => word.replace(/ía$/u, 'ió'))
    .replace(AND_THEN_IT, thirdPast)
    .replace(BESIDE_A_PAST, (word) => (ONES_OWN.test(word) ? word : thirdPast(word)))
    .replace(IN_A_TIME, (word) => firstPast(word, ''))
    .replace(I_AFTER_A_PAST, (word: string, at: number, whole: string) =>
      LED.test(whole.slice(0, at)) || /^entre (?!al? )/iu.test(whole.slice(at)) ? word : firstPast(word, ''),
    )

/** 'lo subieron y no hablo en todo el camino': of a day in which the giver was not, nothing is their deed. */
function toldOfOthers(text: string): string {
  const words = (text.match(/\p{L}+/gu) ?? []).map((word) => word.toLowerCase())
  const forms = words.map((word) => finiteForm(word))
  const isOwn = words.some((word, i) => OWN.test(word) || (forms[i]?.person === 1 && !word.endsWith('o')))
  // 'el dominó' is a game
  const isPast = (tense: string) =>
    forms.some((form, i) => form?.person === 3 && form.tense === tense && !isNounForm(words[i]!))
  if (isOwn || (!isPast('preterite') && !isPast('imperfect'))) return text
  const said = text.replace(ALL_THE_SAME, (word) =>
    SAID_BESIDE.test(word) || infinitivesOf(word).some((verb) => verb.endsWith('er')) ? word : thirdPast(word),
  )
  return isPast('preterite')
    ? said.replace(
        /(?<=(?<![A-Za-zÀ-ỹ])(no|nunca|se|(?<!(?<![A-Za-zÀ-ỹ])que )les?|y) )\p{Ll}{3,}o(?!\p{L}|(?<!(?<![A-Za-zÀ-ỹ])se \p{L}+) con (?:él|ella|ell[oa]s)(?![A-Za-zÀ-ỹ]))/gu,
        (word, before: string) =>
          (before === 'y' && isEntry(word)) || SAID_BESIDE.test(word) ? word : thirdPast(word),
      )
    : said
}
/** 'trabajaba de noche y aun así no falto a clases', 'tenía tres trabajos y nunca abandono la escuela'; 'y nunca peleo con ella' is the giver. */
const ALL_THE_SAME =
  /(?<=(?<![A-Za-zÀ-ỹ])(?:(?:y|pero|ni) (?:no|nunca|jam[aá]s)|(?:aun as[ií]|igual|por fin|as[ií] y todo)(?: (?:no|nunca))?) (?:(?:se|les?|l[oa]s?) )?)\p{Ll}{3,}o(?!\p{L}| con (?:él|ella|ell[oa]s)(?![A-Za-zÀ-ỹ]))/gu
/** 'fue la mejor, no exagero': what the giver says of saying it. */
const SAID_BESIDE = /^(?:exagero|dudo|olvido|invento|niego|espero)$/u
const OWN = /^(?:yo|me|mis?|mí|nos|conmigo|nosotr[oa]s|nuestr[oa]s?|\p{L}+[aeiáéí](?:me|nos))$/u

/** 'su padre salía a pedir toallas y volvió': it was «salia» for «salió», since nobody comes back once from each time. */
const WENT_AND_DID =
  /(?<=(?:^|[.;!?] )(?![^.;!?]*(?<![A-Za-zÀ-ỹ])(?:siempre|cada|cuando|mientras|nunca|tod[oa]s|de repente|un d[ií]a|una vez)(?![A-Za-zÀ-ỹ]))[^.,;!?]*)(?<![A-Za-zÀ-ỹ])(?:sal|sub|abr|ped|part|recib|decid|corr|met|volv)ía(?= [^.,;!?]*? y (?:(?:se|me|nos|les?|l[oa]s?) )?(?:volvió|[A-Za-zÀ-ỹ]{3,}(?<!hab|pod|quer|sab)ó|vino|trajo|dijo|hizo|puso)(?![A-Za-zÀ-ỹ]))/giu

/** 'agarro mi pedazo torcido, lo cosió': whoever did the second did the first. */
const AND_THEN_IT =
  /(?<![A-Za-zÀ-ỹ])[A-Za-zÀ-ỹ]{3,}o(?= (?:mis?|el|la|l[oa]s|una?) [A-Za-zÀ-ỹ]+(?: [A-Za-zÀ-ỹ]+)?(?:,(?: y)?|[^,.;]{0,40} y) (?:me |se )?l[oa]s? [A-Za-zÀ-ỹ]+ó(?![A-Za-zÀ-ỹ]))|(?<=, |(?<![A-Za-zÀ-ỹ])y )(?:tard|demor|dur)o(?= (?:como |casi )?(?:\d+|una?|dos|tres|cuatro|cinco|seis|och?o|diez) (?:minutos?|horas?|d[ií]as?|semanas?|mes(?:es)?|años?)(?![A-Za-zÀ-ỹ]))/giu

const BESIDE_A_PAST =
  /(?<=(?<![A-Za-zÀ-ỹ])(?:me|nos) (?:l[oa]s? )?)[A-Za-zÀ-ỹ]{3,}o(?=[^.,;]{0,40} (?:y|pero) (?:(?:no |nunca )?(?:me|nos|se|l[eoa]s?) \p{L}+ó|(?:yo )?(?:dije|fui|hice|supe|\p{L}{3,}é))(?![A-Za-zÀ-ỹ]))|(?<=\p{L}ó(?![A-Za-zÀ-ỹ])[^.;]{0,60} (?:y|pero|ni) (?:no |nunca )?(?:me|nos) (?:l[oa]s? )?)[A-Za-zÀ-ỹ]{3,}o(?![A-Za-zÀ-ỹ])/gu

/** 'estuvo conmigo todo el año que prepare mi examen' */
const IN_A_TIME =
  /(?<=\p{L}(?:ó|uvo|izo)(?![A-Za-zÀ-ỹ])[^.;!?]* (?:año|mes|semestre|verano|tiempo) (?:en )?que (?:me )?)[A-Za-zÀ-ỹ]{3,}e(?= (?:mis?|el|la|l[oa]s)(?![A-Za-zÀ-ỹ]))/gu

const I_AFTER_A_PAST =
  /(?<=\p{L}ó(?![A-Za-zÀ-ỹ])[^.;!?]* y (?:me |no |l[oa]s? )?)[A-Za-zÀ-ỹ]{3,}e(?= (?:el|la|l[oa]s|un|una|mi|su)(?![A-Za-zÀ-ỹ]))|(?<=\p{L}(?:ó|aron|ieron)(?![A-Za-zÀ-ỹ])[^.;!?]*(?: y| pero|,) yo (?:no )?(?:(?:me|les?|l[oa]s?) )?)[A-Za-zÀ-ỹ]{3,}e(?![A-Za-zÀ-ỹ])|(?<=\p{L}ó(?![A-Za-zÀ-ỹ])[^.;!?]*(?<!(?<![A-Za-zÀ-ỹ])para) cuando (?:me |yo )?)[A-Za-zÀ-ỹ]{3,}e(?![A-Za-zÀ-ỹ])/gu

/** What the giver does themselves, in the present: 'me acuerdo'. */
export const ONES_OWN =
  /^(?:desmayo|quejo|calmo|comparo|confundo|acuerdo|desespero|rindo|arrepiento|animo|aburro|sorprendo|conmuevo|admiro|pregunto|llamo|río|rio|siento|duermo|quedo|levanto|despierto|acuesto|canso|caso|enojo|caigo|pongo|voy|baño|visto|muero|divierto|encuentro|porto|pierdo|equivoco|olvido|como|peino|alegro|imagino|preocupo|emociono|asusto|mareo|enfermo|parezco|asomo|escondo|subo|bajo|creo|gano|tomo|trago|fijo|sé|sueño)$/u

/** 'gano él', 'nos llevo ella'; not 'la fiesta de grado ella' */
const BEFORE_THEM =
  /(?<!(?<![A-Za-zÀ-ỹ])(?:del?|al?|en|con|por|para|sin|el|un|este|ese|mi|tu|su) )(?<![A-Za-zÀ-ỹ])[A-Za-zÀ-ỹ]{3,}o(?= (?:él|ella|usted)(?![A-Za-zÀ-ỹ]))/giu

/** 'cuando prestó servicio ella se fue': a noun behind its verb. */
export const isItsThing = (word: string, before: string): boolean => {
  const [, last = ''] =
    /(?<!(?<![A-Za-zÀ-ỹ])(?:el|la|l[oa]s|una?|del?|al|mis?|tus?|sus?|est[ea]|es[ea]) )(?<![A-Za-zÀ-ỹ])([A-Za-zÀ-ỹ]+) $/iu.exec(
      before,
    ) ?? []
  return isNounForm(word.toLowerCase()) && finiteForm(last.toLowerCase()) !== null
}

/** 'si lloro ella me abraza': what they do stands behind them. */
function isTheNext(after: string): boolean {
  const [, verb = '', by = ''] =
    /^ (?:él|ella|usted) (?:(?:no|ya|siempre|también|se|me|te|nos|les?|l[oa]s?) )*([A-Za-zÀ-ỹ]+)(?: ([A-Za-zÀ-ỹ]+))?/iu.exec(
      after,
    ) ?? []
  const form = finiteForm(verb.toLowerCase())
  return form?.person === 3 && form.tense === 'present' && by !== 'yo'
}

/** 'no lloró ella, llore yo' */
const BEFORE_ME = /(?<![A-Za-zÀ-ỹ])[A-Za-zÀ-ỹ]{3,}e(?= yo(?![A-Za-zÀ-ỹ]))/giu

/** After these, and at most a pronoun or two, a verb in -e is wished or doubted. */
const WISHED =
  /(?<![A-Za-zÀ-ỹ])(?:que|cuando|ojalá|quizás?|aunque|mientras|hasta|donde|como|si|vez|antes)(?: (?:no|ya|también|solo|me|te|se|nos|os|le|les|lo|la|los|las))* $/iu

const LED = /(?<![A-Za-zÀ-ỹ])(?:que|ojalá|quizás?|aunque|si)(?![A-Za-zÀ-ỹ])/iu

function firstPast(word: string, before: string): string {
  const first = `${word.slice(0, -1)}é`
  const isPast = finiteForm(first)?.tense === 'preterite' && infinitivesOf(word).every((verb) => verb.endsWith('ar'))
  if (!isPast || WISHED.test(before)) return word
  // 'que tú cantes y llore yo': wished as well, unless the past is told around it
  return LED.test(before) && !isToldInThePast(before) ? word : first
}

function isToldInThePast(text: string): boolean {
  return (text.match(/\p{L}+/gu) ?? []).some((word) =>
    /^(?:preterite|imperfect)$/.test(finiteForm(word.toLowerCase())?.tense ?? ''),
  )
}

/** 'como ella', 'solo él': the word before the pronoun is no verb. */
const NO_VERB =
  /^(?:admiro|como|solo|todo|cuando|pero|bajo|luego|primero|mismo|algo|tanto|mucho|poco|sino|junto|dentro|(?:[rlpf]|cr|gu|fr)io)$/i

/** 'se quedo': no first person goes with 'se'. */
export function thirdPast(word: string): string {
  const third = `${word.slice(0, -1)}ó`
  if (NO_VERB.test(word) || finiteForm(word)?.person !== 1) return word
  return finiteForm(third)?.tense === 'preterite' && infinitivesOf(third).length > 0 ? third : word
}
