import { ANSWERS_AT_HAND, cached } from '../grammar/cache.ts'
import { hasGenders, infinitivesOf, isEntry, isNounForm } from '../grammar/dictionary.ts'
import { finiteForm, isSubjunctive } from '../grammar/finite.ts'
import { isInfinitive } from '../grammar/infinitive.ts'
import { isOftenDone } from '../grammar/clause-start.ts'
import { TABLE } from '../grammar/paradigms.ts'
import { ACCENTED, sameCase } from '../grammar/text.ts'
import { outsideQuotes } from './outside-quotes.ts'
import { ASKED } from './asked.ts'
import { certainAccents } from './certain-accents.ts'
import { care, withAccents } from './accent-model.ts'
import { sureAccents } from './sure-accents.ts'
import type { Care } from './accent-signs.ts'
import { withFathers } from './fathers.ts'
import { coordinatedPast, thirdPast, verbAccents } from './verb-accents.ts'

/** Restores accents missing in typed text: by the word where one form is possible, by context where two are. */

/** 'siempre esta ahi' → 'siempre está ahí': no noun follows that a demonstrative could point at. */
const BEING =
  /(?<=(?<![A-Za-zÀ-ỹ])(?:siempre|nunca|no|ya|cuando|si|también|todo|casi|que) )esta(?= (?!vez|noche|tarde|mañana|semana|casa)[A-Za-zÀ-ỹ])|(?<![A-Za-zÀ-ỹ])esta(?= (?:(?:triste|feliz|mal|enferm[oa])(?=$|[.,;!?)]| (?:y|o|por|porque|cuando|sin))|[A-Za-zÀ-ỹ]+[ai]d[oa]s?|siempre|casi (?:siempre|nunca)|lejos|cerca|ahí|aquí|allí|al|en|con|de|para|(?:presente|consciente|alegre)(?= (?:en|aunque|para|siempre|cuando|y|hasta|con|por)(?![A-Za-zÀ-ỹ])|[.,;]|$)|loc[oa]|muy|bien|list[oa]|dispuest[oa]|pendiente|[A-Za-zÀ-ỹ]+[aei]ndo)(?![A-Za-zÀ-ỹ]))/giu

/** 'esta vida', 'esta mirada': nouns that end like what somebody is; 'siempre esta ocupada' is how. */
const isThing = (before: string, after: string) => {
  const [, next = ''] = /^ (\p{L}+[ai]da)(?![A-Za-zÀ-ỹ])/u.exec(after) ?? []
  if (/(?<![A-Za-zÀ-ỹ])(?:siempre|nunca|no|ya|cuando|si|también|todo|casi|que) $/iu.test(before))
    return /^(?:vida|mirada|llamada|jornada|temporada|velada|manada|camada|almohada|ensalada|limonada)$/u.test(next)
  return (
    (isEntry(next) || next === 'vida') &&
    !/^(?:parad|sentad|perdid|herid|acostad|dormid|caíd|tirad|metid|parid)a$/u.test(next)
  )
}

/** 'cuando estas triste', 'siempre estas': no plural follows that a demonstrative could point at. */
const YOU_ARE =
  /(?<=(?<![A-Za-zÀ-ỹ])(?:siempre|nunca|no|ya|cuando|si|también|todavía|te|tú|vos|donde) )estas(?=$|[.,;!?)]| (?![A-Za-zÀ-ỹ]+s(?![A-Za-zÀ-ỹ]))[A-Za-zÀ-ỹ])|(?<![A-Za-zÀ-ỹ])estas(?= (?:[A-Za-zÀ-ỹ]+[ai]d[oa]|[A-Za-zÀ-ỹ]+(?:a|ie|ye)ndo)(?![A-Za-zÀ-ỹ]))/giu

/** 'mi mamá paso con palomitas', 'su papá nos dejo', 'que la mamá llego': whose deed it is was said. */
const KIN_DID =
  /(?<=(?<!(?<![A-Za-zÀ-ỹ])(?:[Cc]on|[Dd]e|[Pp]ara|[Ss]in) )(?<![A-Za-zÀ-ỹ])(?:[Mm]i|[Tt]u|[Ss]u|[Nn]uestr[oa]|(?<!(?<![A-Za-zÀ-ỹ])(?:[Aa]|[Cc]on|[Dd]e|[Pp]ara|[Pp]or|[Ee]n|[Ss]in|[Cc]omo|[Yy]) )(?:[Ee]l|[Ll]a)) (?:mam[áa]|pap[áa]|madre|padre|abuel(?:it)?[oa]|herman(?:it)?[oa]|t[ií][oa]|prim[oa]|hij[oa]|espos[oa]|novi[oa])(?: \p{Lu}\p{Ll}+)? (?:no )?(?:se |me |nos |te |les? |l[oa]s? )?)(?!modelo de )[A-Za-zÀ-ỹ]{3,}o(?!\p{L}| a paso| tras | y \p{L}+(?=$|[.,;]))|(?<=(?<!(?<![A-Za-zÀ-ỹ])(?:[Aa]|[Cc]on|[Dd]e|[Pp]ara|[Pp]or|[Ee]n|[Ss]in|como|ni|mi|tu|su) )(?<![A-Za-zÀ-ỹ])(?:[Pp]ap[áa]|[Mm]am[áa]|[Tt][ií][oa]) \p{Lu}\p{Ll}+ (?:no )?(?:se |me |nos |te |les? |l[oa]s? )?)(?!camino|modelo de )\p{Ll}{3,}o(?!\p{L}| a paso| tras )/gu

/** 'durmió con el', 'terminó el arreglando todo': no noun follows that an article could go with. */
const HIM =
  /(?<=[A-Za-zÀ-ỹ] )el(?= (?:[yeo]|pero|en|porque|cuando|aunque|ya|s[ií] (?![A-Za-zÀ-ỹ]*o(?![A-Za-zÀ-ỹ]))[A-Za-zÀ-ỹ]+|si [A-Za-zÀ-ỹ]+(?:ó|aba|ía))(?![A-Za-zÀ-ỹ]))|(?<=(?<![A-Za-zÀ-ỹ])[Aa] )el(?= (?:(?:no|le|se|me|nos) [A-Za-zÀ-ỹ]|primero(?: que| y|$|[.,])|(?:l[oa]s?|el) [A-Za-zÀ-ỹ]))|(?<=(?<![A-Za-zÀ-ỹ])(?:con|de|para|por|sin|a|en|contra|hacia) )el(?= (?:y|cuando|porque|pero)(?![A-Za-zÀ-ỹ]))|(?<=[A-Za-zÀ-ỹ] )el(?=$|[.,;:!?)])|(?<=(?<![A-Za-zÀ-ỹ])(?:el|la|l[oa]s|una?) [A-Za-zÀ-ỹ\d]+ )el(?= mismo (?:con|sin) (?:el|la|l[oa]s|un|una) )|(?<=^|[.;,] |(?<![A-Za-zÀ-ỹ])(?:que|porque|aunque|cuando|y|pero|ni) )el(?= (?:(?:el|las|los) [A-Za-zÀ-ỹ]+|es|se|no(?! (?:rotund|definitiv|de )| [A-Za-zÀ-ỹ]+[aeií]r(?:se|l[aeo]s?|me|te|nos)?(?![A-Za-zÀ-ỹ]))|siempre|nunca|ni (?:siquiera|caso|idea|cuenta|pío|se|me|nos|les?|l[oa]s?|te)(?=$|[ .,;!])|me|te(?! para(?![A-Za-zÀ-ỹ]))|le|les|nos|ya|también|tampoco|está|tiene|era|fue|sabe|hace|solito|mismo(?= [A-Za-zÀ-ỹ])(?! (?:d[ií]a|año|mes|tiempo|lugar|sitio|[A-Za-zÀ-ỹ]+[oa]s? (?:que|de)))|dijo|dec[ií]a|lo(?= [A-Za-zÀ-ỹ]+[oó](?![A-Za-zÀ-ỹ]))|frío(?= (?:l[oa]s|un[oa]?s?|pap|huev|pl[aá]tan|tod)[A-Za-zÀ-ỹ]*)|iba|hizo|llegó|quería)(?![A-Za-zÀ-ỹ]))/giu
/** 'discuten por la música, ella salsa y el vallenato': to each their own, and to neither an article. */
const HIM_BESIDE_HER =
  /(?<=(?<![A-Za-zÀ-ỹ])(?:discut|pele)[A-Za-zÀ-ỹ]*n por [^,.;]+[,:] ella (?!(?:el|la|l[oa]s|una?|con|y|se|les?|lo) )[^,.;]{3,30} y )el(?= [^,.;]{3,30}$)|(?<=(?<![A-Za-zÀ-ỹ])(?:discut|pele)[A-Za-zÀ-ỹ]*n por [^,.;]+[,:] )el(?= \p{L}+ y ella (?!(?:el|la|l[oa]s|una?|con|y|se|les?|lo) )[A-Za-zÀ-ỹ]{3,}$)/gu
/** 'ella agua marina y el grupo 5', 'ella tejer y el pescar': she alone likes no two of them. */
const HE_TOO =
  /(?<=(?:^|[.,;:]\s*)ella )((?!(?:l[ao]s?|una?) )[A-Za-zÀ-ỹ]+)((?: (?!(?:y|e|el) )[A-Za-zÀ-ỹ\d]+){0,3},? y )el(?= ([A-Za-zÀ-ỹ]+)(?: [A-Za-zÀ-ỹ\d]+){0,2}\s*(?:[.,;]|$))/giu
/** 'ella cocina y el lava': each does theirs. */
const HE_DOES_TOO = /(?<=(?<![A-Za-zÀ-ỹ])ella ([A-Za-zÀ-ỹ]+)(?: [^,.;]{1,25})? y )el(?= ([A-Za-zÀ-ỹ]+)(?:$|[.,;]| ))/giu
const heDoesToo = (el: string, hers: string, his: string) => {
  const isDeed = [hers, his].every((word) => finiteForm(word.toLowerCase())?.person === 3)
  return isDeed && (isOftenDone(his.toLowerCase()) || !isNounForm(his.toLowerCase())) ? 'él' : el
}
const isBare = (word: string) => isNounForm(word) && !TABLE.has(word) && !isOftenDone(word) && !hasGenders(word)
const heToo = (all: string, first: string, between: string, next: string) => {
  const [hers, his] = [first.toLowerCase(), next.toLowerCase()]
  return (isInfinitive(hers) && isInfinitive(his)) || (isBare(hers) && isBare(his) && !SOMEBODY.test(his))
    ? `${first}${between}él`
    : all
}
/** Who may stand beside her. */
const SOMEBODY =
  /^(?:niñ|bebé|chic|hij|herman|prim|t[ií]o|abuel|niet|sobrin|pap|padre|novi|espos|marido|señor|vecin|amig|perr|gat|loro|caballo|profe|maestr|coro|público|resto|otro|grande|mayor|menor)/u
const HIM_DOING =
  /(?<=\p{L} )el(?= (?!(?:mando|bando|blando|contrabando|comando|estruendo|atuendo|reverendo|dividendo|fando)(?![A-Za-zÀ-ỹ]))\p{Ll}+(?:a|ie|ye)ndo(?![A-Za-zÀ-ỹ]))/gu

/** 'no sabia nadar', 'me hacia trenzas', 'tenia miedo': forms that are other words too, where a verb must stand. */
const IMPERFECT =
  /(?<=(?<![A-Za-zÀ-ỹ])(?:me|te|se|nos|os|le|les|lo|la|los|las|no|que|ya|siempre|cuando|si|desde|ningun[oa]|nadie|quién|nunca) )(?:sabia|hacia|servia)(?![A-Za-zÀ-ỹ])|(?<![A-Za-zÀ-ỹ])sabia(?= (?:\p{L}+[aeií]r(?:me|te|se|nos|l[aeo]s?)?|qu[eé]|c[oó]mo|d[oó]nde|cu[aá]ndo|si)(?![A-Za-zÀ-ỹ]))|(?<![A-Za-zÀ-ỹ])hacia(?= (?:ya |como |m[aá]s de )?(?:\d+|\p{L}+) (?:minutos?|horas?|d[ií]as?|semanas?|mes|meses|años?|rato|tiempo)(?![A-Za-zÀ-ỹ]))|(?<![A-Za-zÀ-ỹ])hacia(?= (?:milagros|maravillas|magia|reír|falta|frío|calor|todo|de todo|como|trenzas|tortillas|pan|pasteles|tamales|para (?:que|no|\p{L}+[aeií]r)|la (?:tarea|comida|cena)|de (?:comer|cenar|desayunar|todo))(?![A-Za-zÀ-ỹ]))|(?<=^|[.,;] |(?<![A-Za-zÀ-ỹ])(?:y|él|ella|también|pero|(?:mi|tu|su) \p{L}+) )hacia(?= (?:trampas?|muecas|bromas|chistes|sombras (?:chinescas|con|en la pared))(?![A-Za-zÀ-ỹ]))|(?<![A-Za-zÀ-ỹ])(?:tenia|venia|reia)(?![A-Za-zÀ-ỹ])/gu

/** 'me dijo si en la playa' */
const SAID_YES =
  /(?<=(?<![A-Za-zÀ-ỹ])dij(?:o|e|iste|eron) (?:que )?)si(?=\s*(?:[.,;!]|$)| (?:en (?:la|el|un)|por fin|frente|acepto|y)(?![A-Za-zÀ-ỹ]))/giu

/** 'si yo me saltaba un pedazo sabia': of a time of which all else is told so. */
const KNEW =
  /(?<=[A-Za-zÀ-ỹ](?:aba|ía)(?![A-Za-zÀ-ỹ]).*(?<!(?<![A-Za-zÀ-ỹ])(?:una?|la|su|muy|tan|más|es|era|eres|mujer|señora|persona|gente|abuela|mamá|vieja|maestra|bien) ))(?<![A-Za-zÀ-ỹ])(?:sabia|servia)(?=\s*(?:[.,;!]|$)| (?:que|cuando|todo|lo|el|la|c[oó]mo)(?![A-Za-zÀ-ỹ]))/giu

/** 'adivinar de quien es', 'se sabe de que línea es cada uno' */
const ASKING_WHICH =
  /(?<=(?<![A-Za-zÀ-ỹ])(?:sab(?:e|en|er|ía|ían)|adivin(?:ar?|an|aba)|averigu(?:ar?|an)|pregunt(?:ar?|an|aba)|entiende) (?:(?:a|de|con|en|por|para) )?)(?:quien|cual)(?= \p{L})|(?<=(?<![A-Za-zÀ-ỹ])(?:sab(?:e|en|er|ía|ían)|adivin(?:ar?|an|aba)|averigu(?:ar?|an)|pregunt(?:ar?|an|aba)|dic(?:e|en|es)) (?:a|de|con|en|para) )que(?= \p{L}+ (?:es|son|era|eran|va|viene|está)(?![A-Za-zÀ-ỹ]))/gu

/** '¿que pasó?', '¡que noche!' */
const ASKING = /(?<=¿)(?:que|como|cuando|donde|quien|cual)(?= )|(?<=¡)que(?= ([A-Za-zÀ-ỹ]+)([^!¡]*))/giu
/** '¡que siga la fiesta!', '¡que Dios te bendiga!', '¡que los cumplas feliz!': nobody wonders at it. */
function isWish(next: string, rest: string): boolean {
  if (WONDERED.test(next)) return false
  const words = [next, ...[...rest.matchAll(IN_WISH)].map(([word]) => word.toLowerCase())]
  return NO_WONDER.test(next) || finiteForm(next) !== null || words.some(isWished)
}
const WONDERED =
  /^(?:noche|risa|día|fiesta|alegría|aventura|locura|tarde|vergüenza|manera|pena|rabia|lind[oa]s?|buen[oa]?s?|bonit[oa]s?|divertid[oa]s?|viaje)$/u
const NO_WONDER =
  /^(?:el|la|l[oa]s?|una?s?|me|te|se|nos|les?|[mts][iu]s?|nuestr[oa]s?|dios|diosito|nunca|siempre|no|ya|tod[oa]s?|nadie|nada|cada|hoy|tú|vos|usted(?:es)?|ell[oa]s?|est[ea]|es[ea])$/u
const isWished = (word: string) => {
  const form = finiteForm(word)
  return (
    /^(?:vaya|sea|haya|esté|dé)[ns]?$/u.test(word) ||
    (form?.tense === 'present' && isSubjunctive(word.replace(/s$/u, ''), form.infinitive))
  )
}
/** 'qué noche de baile' wishes for no dance, nor does 'qué lindo que vengas'. */
const IN_WISH =
  /(?<!(?<![A-Za-zÀ-ỹ])(?:el|la|l[oa]s|una?|[mts][iu]s?|del?|al?|en|con|por|sin|y|tan|más|que) )(?<![A-Za-zÀ-ỹ])[A-Za-zÀ-ỹ]+/gu

/** What only the neighbours tell: 'siempre esta ahi', 'se quedo dormida', 'eres autentica', 'durmió con el'. */
export const accentsInContext = (text: string, typed = text): string => withCare(text, care(typed))

const withCare = (text: string, typed: Care): string =>
  outsideQuotes(text, (said) => withAccents(inContext(withFathers(said, typed)), typed).replace(COMES_HOME, asToday))

/** 'cuando llego me espera en la puerta': who comes home and who waits these days. */
const COMES_HOME =
  /(?<=(?<![A-Za-zÀ-ỹ])(?:cuando|cada (?:vez )?que|siempre que) )([A-Za-zÀ-ỹ]{3,})ó(?= (?:me|nos) (?:est[áa] )?([A-Za-zÀ-ỹ]+))/giu
const asToday = (word: string, stem: string, next: string): string =>
  finiteForm(next.toLowerCase())?.tense === 'present' ? `${stem}o` : word

const inContext = cached(ANSWERS_AT_HAND, (text): string =>
  coordinatedPast(sureAccents(certainAccents(workedAllTheirLife(verbAccents(text)))))
    .replace(
      /(?<=(?<![A-Za-zÀ-ỹ])(?:nunca|siempre|se|me|te|le|nos|lo|ya) )a(?= ([A-Za-zÀ-ỹ]+[ai]do)(?![A-Za-zÀ-ỹ]))/giu,
      'ha',
    )
    // 'felicita de tu', 'nos dejó a ella y a mi por ir'
    .replace(
      /(?<=(?<![A-Za-zÀ-ỹ])(?:trat|habl|felicit|salud|regañ|llam|escrib)[A-Za-zÀ-ỹ]* (?:[^.,;]{0,20} )?de )tu(?=\s*(?:$|[.,;!?)])| a(?:l)? )/giu,
      'tú',
    )
    .replace(
      /(?<=(?<![A-Za-zÀ-ỹ])a (?:ella|él|ell[oa]s|(?:mi|su|l[oa]s?) \p{L}+|\p{Lu}\p{L}+) y a )mi(?= (?:por|para|nos|en|con|cuando|porque|que|y|sin|al|como|hasta|de)(?![A-Za-zÀ-ỹ]))/gu,
      'mí',
    )
    // 'dejame a mi abu': whom it is said to
    .replace(
      /(?<=(?<![A-Za-zÀ-ỹ])d[eé]j[ae](?:n|)(?:me|l[oa]) a )mi(?= (?:abue?|abuel[oa]|mam[áai]|pap[áai]|t[ií][oa]|amor|vida)(?![A-Za-zÀ-ỹ]))/giu,
      'mí,',
    )
    .replace(/(?<=(?<![A-Za-zÀ-ỹ])(?:l[oa]s?|le|te|yo|no|nunca|jamás) )(?:oi|lei)(?![A-Za-zÀ-ỹ])/gu, (word) =>
      word.replace(/i$/u, 'í'),
    )
    // 'echada pa lante'
    .replace(/(?<![A-Za-zÀ-ỹ])(pa)['’ ](?=(?:lante|tr[aá]s|c[aá]|ll[aá]|rriba)(?![A-Za-zÀ-ỹ]))/giu, "$1'")
    .replace(/(?<=(?<![A-Za-zÀ-ỹ])Los )Angeles(?![A-Za-zÀ-ỹ])/gu, 'Ángeles')
    // 'le podes contar': no such form stands before an infinitive elsewhere
    .replace(
      /(?<![A-Za-zÀ-ỹ])(?:pod|ten|quer)es(?= (?:que [A-Za-zÀ-ỹ]+[aeií]r|[A-Za-zÀ-ỹ]+[aeií]r(?:l[aeo]s?|me|te|se|nos)?)(?![A-Za-zÀ-ỹ]))/giu,
      (word) => word.replace(/es$/u, 'és'),
    )
    // 'vos sabes bailar'; not 'vos eras chiquita', 'compartí con vos penas'
    .replace(
      /(?<=(?<![A-Za-zÀ-ỹ])(?<!(?<![A-Za-zÀ-ỹ])(?:con|para|de|a|por|sin|en|entre) )vos (?:(?:no|ya|me|te|se|nos|les?|l[oa]s?|siempre) )*)[A-Za-zÀ-ỹ]{2,}[ae]s(?![A-Za-zÀ-ỹ])/giu,
      (word) =>
        isInfinitive(`${word.toLowerCase().slice(0, -1)}r`) && finiteForm(word.toLowerCase())?.tense === 'present'
          ? word.replace(/[ae](?=s$)/iu, (vowel) => ACCENTED[vowel]!)
          : word,
    )
    .replace(ASKING, (word, next?: string, rest = '') =>
      next !== undefined &&
      (isWish(next.toLowerCase(), rest) || !(isNounForm(next.toLowerCase()) || hasGenders(next.toLowerCase())))
        ? word
        : sameCase(word, ASKED[word.toLowerCase()]!),
    )
    .replace(ASKING_WHICH, (word) => ASKED[word]!)
    .replace(/(?<=(?<![A-Za-zÀ-ỹ])se (?:(?:me|te|le|nos|les) )?)río(?![A-Za-zÀ-ỹ])/giu, 'rio')
    // one syllable, and so without an accent
    .replace(/(?<![A-Za-zÀ-ỹ])(r|cr|gu|l|f)ió(?![A-Za-zÀ-ỹ])/giu, '$1io')
    .replace(BEING, (word, at: number, whole: string) =>
      isThing(whole.slice(0, at), whole.slice(at + word.length)) ? word : sameCase(word, 'está'),
    )
    .replace(YOU_ARE, (word) => sameCase(word, 'estás'))
    .replace(/(?<![A-Za-zÀ-ỹ])aún (?=(?:así|ahora|hoy|cuando)(?![A-Za-zÀ-ỹ]))/giu, (word) => sameCase(word, 'aun '))
    .replace(
      /(?<![A-Za-zÀ-ỹ])se(?= que(?![A-Za-zÀ-ỹ]))|(?<=(?<![A-Za-zÀ-ỹ])(?:ya|no|yo) (?:l[oa] )?)se(?=$|[.,;!?)])/giu,
      (word) => sameCase(word, 'sé'),
    )
    // 'los papas de Leo', 'mis papas se separaron': no potatoes
    .replace(PARENTS, (word) => sameCase(word, 'papás'))
    .replace(/(?<=(?<![A-Za-zÀ-ỹ])[MmTtSs][iu]s )papas(?= (?:son|eran) \p{Lu}\p{Ll})/gu, 'papás')
    .replace(KIN_DID, thirdPast)
    // 'cuando Yesid presto servicio'
    .replace(
      /(?<=(?<![A-Za-zÀ-ỹ])(?:[Cc]uando|[Mm]ientras|[Pp]orque) \p{Lu}\p{Ll}+ (?:se |nos |les? |l[oa]s? )?)\p{Ll}{3,}o(?![A-Za-zÀ-ỹ])/gu,
      thirdPast,
    )
    .replace(
      /(?<=(?<![A-Za-zÀ-ỹ])(?:pero|el [A-Za-zÀ-ỹ]+|la [A-Za-zÀ-ỹ]+|un[oa]|él|ella|el otro|la otra) )si(?= (?:(?:me|te|se|nos|les?|l[oa]s?) )?[A-Za-zÀ-ỹ]+ó(?![A-Za-zÀ-ỹ])(?![^.]*,))/giu,
      'sí',
    )
    .replace(SAID_YES, 'sí')
    // 'un calcetín si y uno no', 'una noche si, otra no': what is and what is not
    .replace(
      /(?<=(?<![A-Za-zÀ-ỹ])(?:un[oa]?|un[oa]s|d[ií]a|noche|semana|mes|año|vez|un[oa]? [A-Za-zÀ-ỹ]+) )si(?= y (?:(?:un|otr)[oa]?s? )?(?:[A-Za-zÀ-ỹ]+ )?no(?=$|[.,;!]| [yp])|, (?:un|otr)[oa]?s? (?:[A-Za-zÀ-ỹ]+ )?no(?=$|[.,;!]))/giu,
      'sí',
    )
    // 'y si, me tradujo todo'
    .replace(/(?<=(?:^|[.!] )(?:y|pero) )si(?=, )/giu, 'sí')
    .replace(IT_WORKS, (si, at: number, whole: string) => (IS_ASKED_IF.test(whole.slice(0, at)) ? si : 'sí'))
    // 'lo que se de redes': no reflexive goes before 'de'
    .replace(/(?<=(?<![A-Za-zÀ-ỹ])(?:que|no|yo|lo) )se(?= de [A-Za-zÀ-ỹ])/giu, 'sé')
    // 'con el al lado'
    .replace(/(?<=(?<![A-Za-zÀ-ỹ])(?:con|a|de|para|sin|por) )el(?= al? )/giu, 'él')
    .replace(KNEW, (word) => IMPERFECTS[word.toLowerCase()]!)
    // 'tarde tres horas en sacarla': how long it took
    .replace(
      /(?<![A-Za-zÀ-ỹ])(?<!(?:un|una|la|cada|esa|aquella|más|muy|de|por la) )tarde(?= (?:como |casi |m[aá]s de )?(?:\d+|una?|dos|tres|cuatro|cinco|much[oa]s?|media|varias?|varios) (?:minutos?|horas?|d[ií]as?|semanas?|mes|meses|años?|rato) en [A-Za-zÀ-ỹ]+[aeií]r)/giu,
      (word) => sameCase(word, 'tardé'),
    )
    .replace(/(?<=(?<![A-Za-zÀ-ỹ])pregunt[A-Za-zÀ-ỹ]+ (?:por|en|de|con|para) )que(?![A-Za-zÀ-ỹ])/giu, 'qué')
    .replace(IMPERFECT, (word) => IMPERFECTS[word.toLowerCase()]!)
    .replace(HIM_BESIDE_HER, 'él')
    .replace(HE_TOO, heToo)
    .replace(HE_DOES_TOO, heDoesToo)
    .replace(HIM, (word) => sameCase(word, 'él'))
    .replace(HIM_DOING, 'él')
    // 'se la comió entera el solo'
    .replace(/(?<=\p{L}(?:aba|ía|ó) (?:\p{L}+ )?)el(?= sol(?:o|ito)(?! (?:de|hecho)(?![A-Za-zÀ-ỹ])))/gu, 'él')
    .replace(
      /(?<![A-Za-zÀ-ỹ])tu(?= (?:(?:y|que|qué|cu[aá]ndo|c[oó]mo|d[oó]nde|[A-Za-zÀ-ỹ]{2,}abas|[A-Za-zÀ-ỹ]{2,}ías|me|te|nos|no|siempre|nunca|eres|fuiste|muert[oa] de|[A-Za-zÀ-ỹ]+(?:ando|iendo))(?![A-Za-zÀ-ỹ])|[A-Za-zÀ-ỹ]{2,}[ai]ste(?![A-Za-zÀ-ỹ])))/giu,
      (word) => sameCase(word, 'tú'),
    )
    .replace(
      /(?<=(?<![A-Za-zÀ-ỹ])se |(?:^|[.;,] |(?<![A-Za-zÀ-ỹ])(?:que|cuando|y|pero) )(?:él|ella|usted|quien)(?: sol[oa]| mism[oa])? )[A-Za-zÀ-ỹ]+o(?![A-Za-zÀ-ỹ])/giu,
      thirdPast,
    )
    .replace(/(?<=\p{L} )(?<!(?<![A-Za-zÀ-ỹ])(?:por|como) )si(?=$|[.!)])/gu, 'sí')
    .replace(
      /(?<=(?<![A-Za-zÀ-ỹ])(?:es|eres|sos|era|muy|tan|más|súper) )[A-Za-zÀ-ỹ]{4,}[oa]s?(?![A-Za-zÀ-ỹ])/gu,
      described,
    ),
)

/** 'todo lo arregla con alambre y si jala': a condition of which nothing follows is none. */
const IT_WORKS =
  /(?<=\p{L} (?:y|pero) )si(?= (?:(?:le|les|nos|me) )?(?:jal|funcion|arranc|prend|serv|sirv|aguant|cumpl|rind|resist|qued)(?:an?|en?|aban?|ían?|ó|ió)(?: (?:bien|perfecto|mejor))?\s*(?:[.!…]|$))/gu
/** 'prueba a ver si prende y si jala': it is asked whether. */
const IS_ASKED_IF =
  /(?<![A-Za-zÀ-ỹ])(?:si|cuando|siempre que|ver|ve|vio|sab[A-Za-zÀ-ỹ]*|sé|pregunt[A-Za-zÀ-ỹ]*|pr[uo]e?b[A-Za-zÀ-ỹ]*|revis[A-Za-zÀ-ỹ]*|che[cq][A-Za-zÀ-ỹ]*|fij[A-Za-zÀ-ỹ]*|avis[A-Za-zÀ-ỹ]*|import[A-Za-zÀ-ỹ]*|cuid[A-Za-zÀ-ỹ]*)(?![A-Za-zÀ-ỹ])[^.!?]*$/iu

const PARENTS =
  /(?<=(?<![A-Za-zÀ-ỹ])(?:los|(?:mis|tus|sus|nuestros)(?= papas (?:se|me|nos|les?|no|y yo|[A-Za-zÀ-ỹ]+(?:ron|aban|ían))(?![A-Za-zÀ-ỹ]))) )papas(?![A-Za-zÀ-ỹ])/giu

/** 'que trabajo toda su vida', 'saco su carrera trabajando': what somebody else did; 'que trabajo toda mi vida' is the sender. */
function workedAllTheirLife(text: string): string {
  if (
    /(?<![A-Za-zÀ-ỹ])(?:yo|mis?|me|conmigo)(?![A-Za-zÀ-ỹ])/iu.test(text) ||
    !/(?<![A-Za-zÀ-ỹ])(?:sus?|se|les?)(?![A-Za-zÀ-ỹ])/iu.test(text)
  )
    return text
  return text
    .replace(LEFT_FOR, thirdPast)
    .replace(
      /(?<=(?<![A-Za-zÀ-ỹ])(?<!desde )que (?:siempre |nunca |no )?)[A-Za-zÀ-ỹ]{3,}o(?= (?:tod[oa]s? (?:sus?|l[ao]s?) |much[oa]s? |tant[oa]s? |muy |duro|desde |hasta |sol[oa] |como |en (?:el|la|los|las) |por (?:sus?|nosotros) |para (?:sus?|que) |a (?:sus?|mis?|tod[oa]s) ))|(?<!(?<![A-Za-zÀ-ỹ])(?:su|el|un|del|al) )(?<![A-Za-zÀ-ỹ])(?!llev|pas|esper)[A-Za-zÀ-ỹ]{3,}o(?= (?:(?:\d+|veint[A-Za-zÀ-ỹ]+|treinta|cuarenta|cincuenta) años|sus? [A-Za-zÀ-ỹ]+ [A-Za-zÀ-ỹ]+(?:a|ie|ye)ndo)(?![A-Za-zÀ-ỹ]))/giu,
      thirdPast,
    )
}

/** 'que dejo un laburo fijo para estudiar': what somebody gave up, and for what; nothing is said of doing it with or for them. */
const LEFT_FOR =
  /(?<=^que )(?:dej|cambi|renunci|abandon)o(?= (?:a )?(?:una?|el|la|l[oa]s|sus?|tod[oa]) (?:(?:buen|gran|[A-Za-zÀ-ỹ]+o?) )?(?:laburo|trabajo|pega|chamba|empleo|puesto|oficio|sueldo|carrera|oficina|vida|pa[ií]s|tierra|pueblo|ciudad|familia|negocio|empresa|estudios|sueños?)(?![A-Za-zÀ-ỹ])[^.,;]*? (?:para|por) [A-Za-zÀ-ỹ]+[aeií]r(?:se|nos)?(?![A-Za-zÀ-ỹ])(?!.*(?<![A-Za-zÀ-ỹ])(?:ella|él|ell[oa]s|estoy|voy|soy|tengo)(?![A-Za-zÀ-ỹ])))/giu

/** 'es autentica': an adjective stands there, and not the verb that is spelt without its accent. */
function described(word: string): string {
  if (hasGenders(word) || infinitivesOf(word).length === 0) return word
  const forms = word
    .split('')
    .flatMap((letter, i) =>
      'aeiou'.includes(letter) ? [word.slice(0, i) + ACCENTED[letter]! + word.slice(i + 1)] : [],
    )
  return forms.find((form) => hasGenders(form)) ?? word
}

const IMPERFECTS: Record<string, string> = {
  sabia: 'sabía',
  hacia: 'hacía',
  servia: 'servía',
  tenia: 'tenía',
  venia: 'venía',
  reia: 'reía',
}
