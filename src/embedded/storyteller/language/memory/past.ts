import { infinitivesOf, isEntry, isNounForm } from '../grammar/dictionary.ts'
import { finiteForm } from '../grammar/finite.ts'
import { unlessSurelyPlain } from '../spelling/accent-model.ts'
import { unaccentedPasts } from './past-told.ts'
import { ONES_OWN } from '../spelling/verb-accents.ts'

/**
 * Restores the accent of past forms in memories: 'cuando me regalo la bici' → 'regaló',
 * 'nos llevo al mar' → 'llevó'. Only where no other verb says that it is the present, and nobody says 'yo'.
 */
export const inThePast = (whole: string): string => unlessSurelyPlain(whole, past(whole))

function past(whole: string): string {
  // quoted speech is not changed
  const isNow = /[“‘]/u.test(whole) && isPresent(whole.replace(/[“‘][^”’]*[”’]/gu, ' '))
  return whole.replace(/(?:^|(?<=[”’]))[^“‘]+/gu, (said) => {
    // 'lo pinto de morado y ahora se sienta ahí': what still is tells nothing of what was
    const [, then = said, since = ''] = SINCE.exec(said) ?? []
    return isNow ? told(said, true) : unaccentedPasts(told(then, false)) + since
  })
}

const SINCE =
  /^(.{12,}?)((?:[,;.]| y| pero)+ (?:y )?(?:ahora|hoy|desde entonces|hasta la fecha|todavía|aún)(?![A-Za-zÀ-ỹ]).*)$/isu

/** `isNow`: around what is quoted the present is told. */
function told(said: string, isNow: boolean): string {
  const text = firstPersonPast(said)
  // 'yo le enseñé y a los tres meses me gano': what the giver did is past, too
  const others = text.replace(
    /(?<![A-Za-zÀ-ỹ])yo (?:[A-Za-zÀ-ỹ]+ ){0,2}[A-Za-zÀ-ỹ]+(?:[éí]|aba|ía|iba)(?![A-Za-zÀ-ỹ])|(?<![A-Za-zÀ-ỹ])yo (?:[A-Za-zÀ-ỹ]+ )?iba(?![A-Za-zÀ-ỹ])/giu,
    '',
  )
  if (isNow || /(?<![A-Za-zÀ-ỹ])(?<!fui )yo(?![A-Za-zÀ-ỹ])(?! [A-Za-zÀ-ỹ]+ndo)/iu.test(others) || isPresent(text))
    return text
  return text.replace(I_DID, firstPast)
}

/** 'le arme una cama', 'me quede atorado', 'yo le enseñe': where the past is told, and nothing wishes it. */
function firstPersonPast(text: string): string {
  const isPast = (text.match(/\p{L}+/gu) ?? []).some((word) => PAST_TENSES.test(finiteForm(word)?.tense ?? ''))
  if (!isPast) return LATER.test(text) ? text : text.replace(OPENS, firstPast)
  const first = text.replace(FIRST_DID, firstPast)
  return isToldBefore(first) && !LATER.test(first) ? first.replace(FIRST_CAME, firstPast) : first
}

/** 'la vez que llegue empapada y me prestó su saco' */
const FIRST_CAME =
  /(?<=(?:^|(?<![A-Za-zÀ-ỹ])(?:vez|día|noche|tarde|mañana) (?:en )?que |^cuando |(?<![A-Za-zÀ-ỹ])(?:y|yo) )(?:yo |no |me )?)(?:llegue|entre(?= (?:al?|en|corriendo|llorando)(?![A-Za-zÀ-ỹ]))|choque|regrese|desperte|quede|olvide|equivoque|gradue|tropece|opere|vomite|saque(?= (?:un|una|\d+)(?![A-Za-zÀ-ỹ])))(?![A-Za-zÀ-ỹ])/giu
/** 'cuando cante con ella en el carro': so a memory begins. */
const OPENS =
  /(?<=^(?:cuando|la (?:primera |última )?vez que|el día que|una vez|la (?:noche|tarde|mañana) que) (?:yo )?(?:l[aeo]s? )?)[A-Za-zÀ-ỹ]{3,}e(?= )/iu
/** Who speaks or waits there may mean what is still to come. */
const LATER =
  /(?<![A-Za-zÀ-ỹ])(?:dij|dec|ped|pid|promet|quer|quis|quier|esper|rog|rez|so[ñn])[A-Za-zÀ-ỹ]*|(?<![A-Za-zÀ-ỹ])(?:para|hasta|antes de|ojalá|sin) (?:que|cuando)(?![A-Za-zÀ-ỹ])/iu

const PAST_TENSES = /^(?:preterite|imperfect)$/
const FIRST_DID =
  /(?<=(?:^|[,.;] |(?<![A-Za-zÀ-ỹ])y )(?:yo )?(?:(?:le|les|lo|te|os|me|nos) ))[A-Za-zÀ-ỹ]{3,}e(?![A-Za-zÀ-ỹ])|(?<=(?:^|[,.;] )(?:yo )?)[A-Za-zÀ-ỹ]{3,}e(?= (?:al|a la|a casa|tarde|corriendo|llorando|con el|con la)(?![A-Za-zÀ-ỹ]))/gu

/** 'le regale su primer balón' → 'le regalé': never after 'que', which may want it as it is. */
const I_DID =
  /(?<=(?:^|, |(?<![A-Za-zÀ-ỹ])(?:y|cuando|(?:vez|día|noche|tarde|mañana) (?:en )?que) )(?:le|les|lo|la|los|las|te|os) )[A-Za-zÀ-ỹ]{3,}e(?![A-Za-zÀ-ỹ])/giu

function firstPast(word: string, at: number, text: string): string {
  // 'te diste la vuelta' is past as it is
  if (WISHED.test(text.slice(0, at)) || PAST_TENSES.test(finiteForm(word)?.tense ?? '')) return word
  // 'la tarde' is one
  const article = /(?:^|\s)l[ao]s? $/iu.test(text.slice(0, at))
  const first = `${word.slice(0, -1)}é`
  // 'me gradue', which no dictionary has
  const isSubjunctive = infinitivesOf(infinitivesOf(word).length > 0 ? word : first).some((infinitive) =>
    infinitive.endsWith('ar'),
  )
  return isSubjunctive && !(article && isEntry(word)) && finiteForm(first)?.tense === 'preterite' ? first : word
}

/** 'quiere que me quede y le arme un barco' */
const WISHED =
  /(?<![A-Za-zÀ-ỹ])(?:quier(?:o|es?|en)|quer[eé]s|pid[eo][ns]?|para|ojalá(?= que)) (?:[A-Za-zÀ-ỹ]+ )?que(?![A-Za-zÀ-ỹ])/iu

const isToldBefore = (text: string) =>
  (text.match(/\p{L}+/gu) ?? []).some(
    (word) => finiteForm(word)?.tense === 'preterite' && finiteForm(word)?.person === 3,
  )

/** 'me espera', 'siempre canta', 'es': a verb in the present that cannot be a noun. */
function isPresent(text: string): boolean {
  const told = text.replace(/(?<![A-Za-zÀ-ỹ])(?:dij|dec|grit|pregunt|contest)[A-Za-zÀ-ỹ]+ que .*$/iu, '')
  return (
    [...told.matchAll(/(?<=(?<![A-Za-zÀ-ỹ])(?:me|te|se|nos|os|le|les|siempre|nunca|no) )[A-Za-zÀ-ỹ]+/gu)].some(
      ([word]) => {
        const form = finiteForm(word)
        return form?.tense === 'present' && form.person !== 1 && !isWished(word, form.infinitive)
      },
    ) ||
    hasHabit(told) ||
    // 'su mamá trabaja hasta tarde y le ayudo'
    [...told.matchAll(KIN_DOES)].some(([word]) => finiteForm(word)?.tense === 'present' && !isNounForm(word))
  )
}

const KIN_DOES =
  /(?<=(?<![A-Za-zÀ-ỹ])(?:mi|tu|su) (?:mam[áa]|pap[áa]|herman[oa]|abuel[oa]|espos[oa]|marido|mujer|hij[oa]) )[A-Za-zÀ-ỹ]{3,}(?= (?:hasta|en|mucho|todo|tod[oa]s|muy|de|los|las|desde)(?![A-Za-zÀ-ỹ]))/giu

/** 'la canta conmigo': no noun is spelt so. */
const hasHabit = (text: string) =>
  [...text.matchAll(/(?<=(?<![A-Za-zÀ-ỹ])l[ao]s? )[A-Za-zÀ-ỹ]{3,}[ae](?![A-Za-zÀ-ỹ])/gu)].some(([word]) => {
    const form = finiteForm(word)
    return form?.tense === 'present' && form.person === 3 && !isWished(word, form.infinitive) && !isNounForm(word)
  })

/** 'que lo cuidara', 'que lo cuide' */
const isWished = (word: string, infinitive: string) =>
  (word.endsWith('e') && infinitive.endsWith('ar')) ||
  (/(?:ara|iera|iese)[sn]?$/u.test(word) && !infinitive.endsWith('arar'))

/** 'desde entonces le llevo tarta todos los años': it goes on. */
const EVER_SINCE =
  /(?<![A-Za-zÀ-ỹ])desde entonces(?![A-Za-zÀ-ỹ])[^.]*(?<![A-Za-zÀ-ỹ])(?:tod[oa]s l[oa]s (?:años|días|meses|semanas|domingos|veranos|navidades)|cada|siempre)(?![A-Za-zÀ-ỹ])/iu

/** What one does oneself: 'me desmayo', 'me enojo' may be told in the present. */
const ONESELF =
  /^(?:desmayar|enojar|enfadar|asustar|levantar|quedar|callar|casar|llamar|imaginar|extrañar|emocionar|cansar|alegrar)$/

/** 'llevo' → 'llevó', where that is a form of a verb. */
function pastIn(word: string, at: number, text: string): string {
  const third = `${word.slice(0, -1)}ó`
  // 'lo extraño tanto que no puedo ver la jaula'
  if (
    EVER_SINCE.test(text) ||
    /^(?: [A-Za-zÀ-ỹ]+){0,4} (?:todavía|aún|hasta hoy|a diario|hoy en día)(?![A-Za-zÀ-ỹ])/iu.test(
      text.slice(at + word.length),
    ) ||
    /(?<![A-Za-zÀ-ỹ])que no (?:puedo|quiero|sé|tengo)(?![A-Za-zÀ-ỹ])/iu.test(text.slice(at).split('.')[0]!)
  )
    return word
  const form = finiteForm(word)
  // 'me abrazo a su foto'
  if (text.startsWith('abrazo a ', at) && text.slice(0, at).endsWith('me ')) return word
  if (form && ONESELF.test(form.infinitive) && /(?<![A-Za-zÀ-ỹ])(?:me|te) $/iu.test(text.slice(0, at))) return word
  const isBoth = form?.person === 1 && form.tense === 'present' && finiteForm(third)?.tense === 'preterite'
  // 'salgo' is of «salir», whatever else it may be of
  return isBoth && infinitivesOf(word).every((infinitive) => infinitive.endsWith('ar')) ? third : word
}

/** 'cruzo el mar sola': told of whom is admired, it is a past without its accent; 'admiro su calma' is the giver's. */
export function pastAtHead(said: string): string {
  const text = said
    .replace(LEFT_ALONE, '$1ó')
    .replace(DONE_BY_THEM, (word) =>
      ONES_OWN.test(word) || OF_GIVER.test(word) || STILL_SO.test(said) ? word : pastIn(word, 0, ''),
    )
  const [head, ...clauses] = text.split(/(?<=[,.;:] |\()/u)
  const isTheirs = !/(?<![A-Za-zÀ-ỹ])(?:yo|me|mis?|conmigo)(?![A-Za-zÀ-ỹ])/iu.test(text)
  // 'no afloja nunca, laburo toda la vida de noche'
  const told = isTheirs
    ? [pastOf(head!), ...clauses.map((clause) => (isNounForm(clause.split(' ')[0]!) ? clause : pastOf(clause)))].join(
        '',
      )
    : pastOf(text)
  // 'manejó de noche y nunca llego tarde'; where accents were typed each is as it was meant
  const isPast = !/[áéíóú]/iu.test(said) && (told.match(/\p{L}+/gu) ?? []).some(isTheirPast)
  return isTheirs || isPast ? told.replace(isPast ? AND_ALWAYS : AND_NEVER, asTheirs) : told
}

/** 'quedo viuda': no one is quiet in it. */
const LEFT_ALONE = /^(\s*qued)o(?= (?:viud|hu[eé]rfan)[oa](?![A-Za-zÀ-ỹ]))/iu

const isTheirPast = (word: string) => {
  const form = finiteForm(word.toLowerCase())
  return form?.person === 3 && form.tense === 'preterite' && !isNounForm(word.toLowerCase())
}
const asTheirs = (word: string) => pastOf(`${word} a`).slice(0, -2)

/** 'que siempre llego tarde y nunca se enfada': what they do today tells nothing of whose the first is. */
const STILL_SO =
  /^\s*que siempre [A-Za-zÀ-ỹ]+o [^.;]*(?<![A-Za-zÀ-ỹ])y (?:ella |él )?(?:nunca|no) (?:se|me) [A-Za-zÀ-ỹ]+[ae](?![A-Za-zÀ-ỹ])/iu

/** 'me cambio la vida', 'nos saco adelante', 'cómo educo a sus hijos': of whom is admired nobody says what they do themselves. */
const DONE_BY_THEM =
  /(?<=(?<!(?<![A-Za-zÀ-ỹ])(?:yo|si) (?:no |ya |siempre |nunca )?)(?<![A-Za-zÀ-ỹ])(?:me|nos|se|c[oó]mo(?! yo)|que (?:nunca|jamás|siempre)|y (?:después|despues|luego)) (?:l[aeo]s? )?)(?!como|cuando|abrazo a )[A-Za-zÀ-ỹ]{3,}o(?= [A-Za-zÀ-ỹ]|$|[.,;])|(?<=^\s*(?:(?:que|lo (?:mucho|bien|duro|fuerte) que) )(?:no |ya |nunca |siempre |s[ií] )?)(?!como|cuando)[A-Za-zÀ-ỹ]{3,}o(?=$|[.,;]| (?!tan |m[aá]s |menos )[A-Za-zÀ-ỹ]| \d)/giu

/** 'trabaja de madrugada y no falto a la escuela' */
const AND_ALWAYS =
  /(?<=(?<![A-Za-zÀ-ỹ])(?:y|pero|,)(?: que)? (?:no|nunca|siempre|jam[aá]s) )[A-Za-zÀ-ỹ]{3,}o(?= [A-Za-zÀ-ỹ])/giu
const AND_NEVER = /(?<=(?<![A-Za-zÀ-ỹ])y (?:no|nunca) )[A-Za-zÀ-ỹ]{3,}o(?= [A-Za-zÀ-ỹ])/giu

function pastOf(text: string): string {
  const [word = ''] =
    /^[A-Za-zÀ-ỹ]{3,}o(?= (?:joven|viud[oa]|niñ[oa]|chic[oa]|toda|el|la|l[oa]s|a|sola|solo|de|un|una|sus?|todo|dos|tres|cuatro|cinco|\d+|en|con|sin|por|para|desde|hasta) ?)/iu.exec(
      text,
    ) ?? []
  const third = `${word.slice(0, -1)}ó`
  const isTheirs =
    word !== '' && !/(?<![A-Za-zÀ-ỹ])(?:yo|me|mis?|conmigo)(?![A-Za-zÀ-ỹ])/iu.test(text) && !OF_GIVER.test(word)
  const low = word.toLowerCase()
  if (!isTheirs || finiteForm(low)?.person !== 1 || finiteForm(third.toLowerCase())?.tense !== 'preterite') return text
  return (word === word.toUpperCase() ? third.toUpperCase() : third) + text.slice(word.length)
}

const OF_GIVER =
  /^(?:admiro|quiero|amo|adoro|creo|siento|valoro|agradezco|extraño|recuerdo|respeto|envidio|aprecio|veo|pienso|digo|tengo|espero|disfruto|necesito|llevo|como|cuando|celebro|aplaudo)$/iu
