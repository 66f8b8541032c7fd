import { hasGenders, infinitivesOf, isNounForm } from '../grammar/dictionary.ts'
import { finiteForm, isDone } from '../grammar/finite.ts'
import { isInfinitive } from '../grammar/infinitive.ts'
import { thirdPast } from './verb-accents.ts'

/**
 * Pasts that one word beside them makes certain: an age, «conmigo», an «hasta que» that came true, a generic «te»:
 * 'a los 58 termino el secundario' → 'terminó', 'espero hasta que me salió' → 'esperó'.
 */
export const certainDeeds = (text: string): string =>
  text
    .replace(AT_AN_AGE, (word) => thirdPast(word))
    .replace(THAN_ME, thirdPast)
    .replace(ALONE_DID, (word) => (word === 'creo' ? word : word === 'bajo' ? 'bajó' : thirdPast(word)))
    .replace(UNTIL_IT_WAS, (word, after: string) => (isDone(after) ? thirdPast(word) : word))
    .replace(WITH_GIVER, (word, joint: string | undefined) =>
      joint !== undefined && isNounForm(word.toLowerCase()) ? word : thirdPast(word),
    )
    .replace(CALLS_THAT, thirdPast)
    .replace(DONE_TO_ME, (word, at: number, whole: string) =>
      isOwn(word, at, whole) || (MAY_BE_OWN.test(whole.slice(at)) && !hasPast(text)) ? word : thirdPast(word),
    )
    .replace(WENT_DOWN, (word, after: string) => (hasPast(text) && !hasVerb(after) ? 'bajó' : word))
    .replace(LOWERED, (word) => (hasPast(text) ? 'bajó' : word))
    .replace(/(?<=(?<![A-Za-zÀ-ỹ])(?:me|te|se|le|nos|les) )cayo(?![A-Za-zÀ-ỹ])/giu, 'cayó')
    .replace(GIVER_ONCE, ones)
    .replace(AT_THEIR_AGE, (word) => (isNounForm(word) ? word : ones(word)))
    .replace(WHEN_GIVER, (word, after: string) => (nextIsPast(after) ? ones(word) : word))
    .replace(FUTURE, (word) =>
      word.length > 5 && isInfinitive(word.slice(0, -1)) && infinitivesOf(word).length < 2
        ? `${word.slice(0, -1)}é`
        : word,
    )

const NUMBER =
  '(?:\\d{1,3}|(?:veinti|dieci)[A-Za-zÀ-ỹ]+|(?:treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa)(?: y [A-Za-zÀ-ỹ]+)?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|veinte)'
/** 'a los cincuenta y ocho termino'; 'a los 8 me canso' may be of every time. */
const AT_AN_AGE = new RegExp(
  `(?<=(?<![A-Za-zÀ-ỹ])a (?:los|sus) ${NUMBER}(?: años)? (?:se |nos |ya |no |l[oae]s? )?)(?!años)\\p{Ll}{3,}o(?![A-Za-zÀ-ỹ])`,
  'giu',
)
/** Nothing that was waited for came after what is done now. */
const UNTIL_IT_WAS =
  /(?<![A-Za-zÀ-ỹ])[A-Za-zÀ-ỹ]{3,}o(?= hasta que (?:no |(?:me|te|se|nos|les?|l[oa]s?) )*([A-Za-zÀ-ỹ]+[óo])(?![A-Za-zÀ-ỹ]))/giu
/** 'fue el único que bajo los once pisos', 'fuiste la primera que me hablo' */
const ALONE_DID =
  /(?<=(?<![A-Za-zÀ-ỹ])fu(?:e|iste|i[oó]) (?:el|la) (?:[uú]nic|primer|[uú]ltim)[oa] (?:que|q) (?:(?:no|me|te|se|nos|les?|l[oa]s?) )*)\p{Ll}{3,}o(?![A-Za-zÀ-ỹ])/giu
/** 'lloro más que yo': nobody outdoes themselves. */
const THAN_ME =
  /(?<!(?<![A-Za-zÀ-ỹ])(?:yo|el|un|del|al) )(?<![A-Za-zÀ-ỹ])[A-Za-zÀ-ỹ]{3,}o(?= (?:m[aá]s|menos|mejor|peor) (?:[A-Za-zÀ-ỹ]+ )?que yo(?![A-Za-zÀ-ỹ]))/giu
/** Nobody says of themselves that they do it «conmigo». */
const WITH_GIVER =
  /(?<=(?:^|[.;] |(?<![A-Za-zÀ-ỹ])(?:que|cuando|no|nunca|siempre|solo|s[oó]lo|se|él|ella|l[oa]s?|le) |(, |(?<![A-Za-zÀ-ỹ])(?:y|pero) )))[A-Za-zÀ-ỹ]{3,}o(?= conmigo(?! mism)(?![A-Za-zÀ-ỹ]))/giu
/** 'te llama para avisarte que te mando un audio': whoever calls has sent it. */
const CALLS_THAT =
  /(?<=(?<![A-Za-zÀ-ỹ])(?:te|me|nos|les?) (?:llama|avisa|escribe|marca|habla|timbra|dice|cuenta|jura)(?: [^.,;]{0,25})? que (?:ya )?(?:te|(?:me|nos|les?)(?= (?:mand|envi)o (?:una?|el|la) ))(?: l[oa]s?)? )[A-Za-zÀ-ỹ]{3,}o(?![A-Za-zÀ-ỹ])/giu

/** 'me saco de la cuneta', 'me llevo de la mano': what nobody does to themselves; 'me saco el sombrero' is one's own. */
const DONE_TO_ME = new RegExp(
  `(?<=(?<![A-Za-zÀ-ỹ])me )(?:${[
    'saco(?= (?:de(?! encima| onda| la (?:manga|cabeza))|del|a (?:bailar|pasear|caminar|comer|cenar|la (?:calle|pista)|flote)|adelante|cargad[oa]|en brazos|una sonrisa|la lengua))',
    'llevo(?= (?:de(?:l brazo| la mano| paseo| viaje| vacaciones| caballito| vuelta| regreso| pesca| compras)|en (?:brazos|hombros|ancas)|cargad[oa]|abrazad[oa]|dormid[oa]|cargando|arrastrando|hasta (?:el|la|mi|su)|a (?:conocer|urgencias)))',
    'quito(?= (?:el (?:miedo|fr[ií]o|hambre|dolor|hipo|susto)|la (?:pena|tristeza|vergüenza|soledad)|las ganas de llorar))',
    'tomo(?= (?:la foto(?! con)|la mano|las manos|del? (?:brazo|la mano|los hombros)|en (?:sus )?brazos|por (?:sorpresa|la cintura|los hombros)|la temperatura))',
    'subo(?= (?:(?:a|en) (?:sus |los )?hombros|a caballito|en brazos|cargando))',
    'bajo(?= (?:en brazos|cargando))',
    'levanto(?= (?:del (?:piso|suelo)|en brazos|el (?:ánimo|castigo)))',
    'cambio(?= (?:la vida|los? pañal(?:es)?)(?![A-Za-zÀ-ỹ]))',
    'paso(?= (?:a (?:buscar|recoger)(?= (?:al?|en|con|por) )|el (?:bal[oó]n|micr[oó]fono|brazo)|la (?:pelota|bola|sal|receta))(?![A-Za-zÀ-ỹ]))',
    'llamo(?= (?:a las|por tel[eé]fono|llorando|de madrugada|desde|para))',
  ].join('|')})(?![A-Za-zÀ-ỹ])`,
  'giu',
)
/** 'con su café me quito el frío' may be of every day. */
const MAY_BE_OWN = /^(?:tomo|quito el (?:fr[ií]o|hambre|dolor|hipo))(?![A-Za-zÀ-ỹ])/iu
/** 'yo me saco de problemas', 'todavía me quito el frío con su cobija' */
const IS_OWN = /(?<![A-Za-zÀ-ỹ])(?:yo|todav[ií]a|a[uú]n|siempre|hoy|ahora|cada) (?:no |ya |me )*$/iu
const IS_WHEN = /(?<![A-Za-zÀ-ỹ])cuando (?:no |ya |me )*$/iu
/** 'cuando me saco de la cuneta' was once; 'cuando me saco de problemas, le llamo' is what is still done. */
export function isOwn(word: string, at: number, whole: string): boolean {
  const before = whole.slice(0, at)
  if (!IS_WHEN.test(before)) return IS_OWN.test(before)
  const others = words(`${before} ${whole.slice(at + word.length)}`).filter(
    (other) => !isNounForm(other) && !hasGenders(other),
  )
  return !others.some(isDone) && others.some((other) => finiteForm(other)?.tense === 'present')
}

/** 'hasta que bajo el agua': what ended it is told, and no other verb stands there. */
const WENT_DOWN = /(?<=(?<![A-Za-zÀ-ỹ])hasta que (?:ya )?)bajo(?= ((?:el|la|los|las|su|mi) [A-Za-zÀ-ỹ]+[^.,;]*))/giu
/** What somebody lowers, or goes down, and nothing is under; 'bajo la mirada de todos' is under it. */
const LOWERED =
  /(?<=(?<![A-Za-zÀ-ỹ])(?:y|cuando|que|ya|no|él|ella|se|le|nos|les) )bajo(?= (?:el (?:volumen|precio|vidrio)|la (?:cabeza|voz|guardia|ventanilla)|l[oa]s? (?:persianas?|escaleras (?:corriendo|rodando|en|con|de)|gradas corriendo))(?![A-Za-zÀ-ỹ])(?! (?:de|del) ))/giu
const hasPast = (text: string) => words(text).some((word) => isDone(word) && !isNounForm(word))
const hasVerb = (text: string) =>
  words(text).some((word) => finiteForm(word) !== null && !isNounForm(word) && !hasGenders(word))
const words = (text: string) => (text.match(/\p{L}+/gu) ?? []).map((word) => word.toLowerCase())

/** 'anoche le cante una', 'una vez lo toque' */
const GIVER_ONCE =
  /(?<=(?<!(?<![A-Za-zÀ-ỹ])(?:que|ojal[áa]|para|si) )(?<![A-Za-zÀ-ỹ])(?:una vez|la (?:primera|última) vez(?: que)?|anoche|ayer|el otro día) (?:(?:yo|no|le|les|l[oa]s?|me) )+)\p{Ll}{4,}e(?![A-Za-zÀ-ỹ])/giu
/** 'cuando tenía 7 la lleve al trabajo' */
const AT_THEIR_AGE =
  /(?<=(?<![A-Za-zÀ-ỹ])cuando (?:(?:yo|él|ella) )?(?:tenía|cumplió|era|estaba)(?: (?!que |l[aeo]s? )[A-Za-zÀ-ỹ\d]+){1,4},? (?:me |(?:l[aeo]s? )))\p{Ll}{4,}e(?![A-Za-zÀ-ỹ])/giu
/** 'cuando regrese me tenía el caldo', 'una vez que lo necesite se vino' */
const WHEN_GIVER =
  /(?<=(?:^|[.,;] |(?<![A-Za-zÀ-ỹ])(?:y|pero) )(?:cuando|apenas|(?:una|la) vez q(?:ue)?|(?:el d[ií]a|la (?:noche|tarde|mañana)) q(?:ue)?) (?:(?:yo|no|me|le|les|l[oa]s?) )*)\p{Ll}{4,}e(?= ([^.;]*))/giu
/** Of the verbs behind it, the first. */
function nextIsPast(after: string): boolean {
  const form = words(after)
    // 'se vino': no wine
    .filter((word, i, all) => (!isNounForm(word) && !hasGenders(word)) || (word === 'vino' && all[i - 1] === 'se'))
    .map((word) => finiteForm(word))
    .find((found) => found !== null)
  return /^(?:preterite|imperfect)$/u.test(form?.tense ?? '')
}

/** 'lleve' → 'llevé', where no other verb is spelt so. */
function ones(word: string): string {
  const first = `${word.slice(0, -1)}é`
  const verbs = infinitivesOf(word)
  const isWished =
    finiteForm(word)?.tense !== 'preterite' && verbs.length > 0 && verbs.every((verb) => verb.endsWith('ar'))
  return isWished && finiteForm(first)?.tense === 'preterite' ? first : word
}

/** 'yo les dejare el suyo': no other form is spelt so. */
const FUTURE = /(?<=(?<![A-Za-zÀ-ỹ])(?:yo|no|nunca|siempre|ya|te|me|les?|l[oa]s?) )\p{Ll}+[aei]re(?![A-Za-zÀ-ỹ])/gu
