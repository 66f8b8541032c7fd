import { bare, contract, splitSentences, words } from '../language/grammar/text.ts'
import { isKinWord } from '../language/people/names.ts'
import { finiteForm, isDone } from '../language/grammar/finite.ts'
import { isTown } from '../language/grammar/gazetteer.ts'
import { hasGenders } from '../language/grammar/dictionary.ts'
import { nounGender } from '../language/grammar/gender.ts'
import { isHard, wasNotThere } from './happenings.ts'
import { isOfOthersIn } from './owners.ts'
import { nounClassOf } from './nouns.ts'
import { singularOf } from './singular.ts'

/**
 * What stands where no place of a memory is sure: what it was of or when, as it is typed («el viaje a Tarma», «la noche
 * que llegó la perra», «un martes de lluvia»), else the town; null where none is told, since a place that nobody named is
 * what its giver can deny.
 */
export function dayIn(
  memory: string,
  isOneDay: boolean,
  theirs: RegExp | null,
  giver: string | null = null,
): string | null {
  const [when, town] = [whenIn(memory, theirs, giver), townIn(memory, theirs)]
  if (when !== null && !(town && (THAT.test(when) || when.endsWith(' de aquellos')))) return when
  if (!town) return null
  if (when)
    return `${when.replace(THAT, (that) => (that === 'aquel' ? 'un' : 'una')).replace(/ de aquellos$/u, '')} en ${town}`
  // 'en el Teide', 'en la Narvarte': a place, and no town
  if (/^(?:el|la) \p{Lu}/u.test(town)) return `${town} de ${isOneDay ? 'aquel día' : 'entonces'}`
  return isOneDay ? `un día en ${town}` : `algo que pasó en ${town}`
}

/** 'aquel martes': a day that nothing else is told of. */
const THAT = /^aquel(?:la)?(?= )/u

/** 'En el cumple de su abuela' → 'el cumple de la abuela', 'un domingo por la mañana' → the same; null where no time is plainly said. `theirs` are words for the two of the story; `giver` is by whom their own kin are named. */
export function whenIn(memory: string, theirs: RegExp | null = null, giver: string | null = null): string | null {
  // what comes later may have been on another day
  const [first = ''] = splitSentences(memory).map((one) =>
    one.replace(/^\p{Lu}(?=\p{Ll}* )/u, (letter) => letter.toLowerCase()),
  )
  const [occasion, frame] = isHard(memory) ? [] : [OCCASION.exec(first), FRAME.exec(first)?.groups]
  if (frame && isOf(frame['verb']!.toLowerCase())) return `${frame['head']!.toLowerCase()} que ${frame['rel']}`
  if (occasion) return occasionOf(occasion.groups!, theirs, giver)
  const named = isHard(memory) ? null : NAMED.exec(first)?.groups
  if (named) return named['what']!.toLowerCase()
  for (const hit of first.matchAll(TIME)) {
    const { the = '', day = '', of = '', whole, part, by } = hit.groups!
    const before = bare(first.slice(0, hit.index))
    if (NOT_THEN.test(before) || wasNotThere(before.replace(/(?<![a-z])sin \w+ $/u, ''))) continue
    if (part) {
      const weather = by ? ` de ${by.toLowerCase()}` : of
      const named = part.toLowerCase().replace(/^n(?=av|ocheb)/u, 'N')
      return weather || whole ? `una ${named}${weather || ' entera'}` : `aquella ${named}`
    }
    const isMany = /^(?:los|cada)$/iu.test(the)
    // 'el fútbol de los martes'
    if (isMany && (before.endsWith(' de ') || !WENT_ON.test(words(first).some(isDone) ? first : memory))) continue
    return of || isMany ? `un ${dayOf(day)}${of}${isMany ? ' de aquellos' : ''}` : `aquel ${dayOf(day)}`
  }
  return null
}

/** 'El día que se cayó el sistema en pleno cierre': up to what came to it, which is enough to know it by. */
const FRAME =
  /^(?:en )?(?<head>(?:el|la) (?:día|noche|tarde|mañana|madrugada|verano|invierno|año|fin de semana|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo)) (?:en )?que (?<rel>(?:se )?(?<verb>\p{Ll}+)(?: (?:el|la|los|las|un|una) \p{Ll}+(?: del? \p{Ll}+)?| de \p{Ll}+|(?<=cumplió) (?:los )?[\p{Ll}\d]+(?: años)?))(?=$|[,.]| (?:en|con|por|sin|y|ella|él|ellos|ellas|me|nos|se|l[oa]s?|le|yo|mis?|sus?|nuestr[A-Za-zÀ-ỹ]+|tod[A-Za-zÀ-ỹ]+|nadie|\p{Lu}\p{L}+)(?![A-Za-zÀ-ỹ]))/u
/** 'El eclipse. Preparamos…', 'el cierre de diciembre en que se cayó el sistema': by what its giver calls it. */
const NAMED =
  /^(?<what>(?:el|la) (?:eclipse|apagón|cierre(?= de (?:mes|año|caja|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)(?![A-Za-zÀ-ỹ]))|simulacro(?! de (?:temblor|terremoto|sismo))|mudanza|concierto|desfile|partido|función|baile|boda|fiesta)(?: de \p{Ll}{3,})?)(?:\.?$|:| en (?:el |la )?que(?![A-Za-zÀ-ỹ]))/u
const isOf = (verb: string) => finiteForm(verb)?.person === 3 && isDone(verb)

/** 'en Mar del Plata', 'nos fuimos a Tarma': where both of them were. */
function townIn(memory: string, theirs: RegExp | null): string | null {
  for (const sentence of splitSentences(memory).slice(0, 2))
    for (const { 0: all, index, groups } of sentence.matchAll(IN_TOWN)) {
      const before = sentence.slice(0, index)
      const isThere = groups!['at'] === 'en' ? !STAYS.test(before) : WENT.test(before)
      const end = index + all.length
      const isNamed = isTown(groups!['town']!) || isOtherPlace(groups!['town']!, before)
      if (!isThere || !isNamed || wasNotThere(bare(before)) || NOT_THEN.test(bare(before))) continue
      if (!isOfOthersIn(bare(`${before}${sentence.slice(end)}`), theirs))
        return groups!['at'] === 'al' ? `el ${groups!['town']!}` : groups!['town']!
    }
  return null
}
const IN_TOWN =
  /(?<![A-Za-zÀ-ỹ])(?<at>en|al?) (?<town>(?:(?:[Ll]a|[Ee]l|[Ll]os|[Ll]as) )?\p{Lu}\p{L}+(?: (?:(?:de|del|de la|de los) )?\p{Lu}\p{L}+)*)(?![A-Za-zÀ-ỹ])/gu
const WENT =
  /(?<![A-Za-zÀ-ỹ])(?:fuimos|íbamos|viajamos|llegamos|subimos|nos mudamos|(?:nos|me) llev(?:ó|aba|aron|aban)|l[oa]s? llev(?:é|amos)|viaje)(?: \p{Ll}+){0,2} $/u

/** 'en Pichidangui', 'me llevaba al Atanasio': what no list has is a place too, where neither a feast, a screen, a subject, a team, a car nor somebody is meant. */
const isOtherPlace = (name: string, before: string): boolean =>
  !NO_PLACE.test(bare(name)) &&
  !/(?<!\p{L})\p{Lu}{2,}$/u.test(name) &&
  !IN_NO_PLACE.test(bare(before)) &&
  !words(bare(name)).some((word) => nounClassOf(word) === 'wheels')
const NO_PLACE =
  /(?<![a-z])(?:navidad\w*|nochebuena|nochevieja|semana|ano|pascuas?|reyes|halloween|carnaval\w*|cuaresma|adviento|fiestas|patrias|dia|noche|facebook|whats ?app|instagram|insta|tik ?tok|you ?tube|netflix|zoom|meet|teams|excel|word|power|google|spotify|tinder|bumble|uber|internet|dios|cristo|jesus|virgen|senor|enero|febrero|marzo|abril|mayo|junio|julio|agosto|sep?tiembre|octubre|noviembre|diciembre|lunes|martes|miercoles|jueves|viernes|sabado|domingo|matematicas?|mates|historia|ingles|calculo|quimica|fisica|biologia|algebra|educacion|lengua|ciencias|primero|segundo|tercero|cuarto|quinto|sexto|primaria|secundaria|prepa|mundial|copa|liga|champions|eurovision|covid|pandemia|cuarentena|biblia|minecraft|roblox|fortnite|mario|play|playstation|xbox|nintendo|wii|uci|sunat|imss|don|dona|tio|tia|abuel\w+|mama|papa)(?![a-z])/u
const IN_NO_PLACE =
  /(?<![a-z])(?:jug\w+|cre\w+|confi\w+|fij\w+|convert\w+|convirti\w+|inspir\w+|gast\w+|inscrib\w+|enamor\w+|compr\w+|cant\w+|habl\w+)(?: \w+)? $/u
/** 'vive en', 'yo estudiaba en', 'pensar en': one of them alone, or now. */
const STAYS =
  /(?<![A-Za-zÀ-ỹ])(?:yo|pens[A-Za-zÀ-ỹ]+|soñ[A-Za-zÀ-ỹ]+|viv[A-Za-zÀ-ỹ]+|estudi[A-Za-zÀ-ỹ]+|trabaj[A-Za-zÀ-ỹ]+|est[aá]n?|naci[A-Za-zÀ-ỹ]+|nació|(?:se|me) qued[A-Za-zÀ-ỹ]+|hoy|ahora)(?: \p{Ll}+){0,2} $/u

const WEATHER = 'lluvia|sol|tormenta|nieve|frío|calor|viento|apagón|verano|invierno|otoño|primavera|playa|mercado'
const TIME = new RegExp(
  `(?<![A-Za-zÀ-ỹ])(?:(?<the>un|el|aquel|ese|los|cada) (?<day>lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bados?|domingos?|fin de semana|recreos?|veranos?|inviernos?|otoños?|día(?= de (?:${WEATHER})(?![A-Za-zÀ-ỹ])))` +
    `|(?:(?<whole>tod[oa] (?:la|una)) |una |aquella |esa |(?<=^(?:en )?)la |(?<=^en ))(?<part>mañana|tarde|noche|madrugada|navidad|nochebuena)(?: (?:por|con) (?:el|la|una?) (?<by>tormenta|lluvia|nieve|apagón)(?![A-Za-zÀ-ỹ]))?)` +
    `(?<of> de (?:${WEATHER})(?![A-Za-zÀ-ỹ])| (?:por|en|a|de) la (?:mañana|tarde|noche|madrugada)(?![A-Za-zÀ-ỹ]))?(?!\\p{L}| (?:siguiente|anterior|antes|que viene|próxim))`,
  'giu',
)
/** 'hasta el domingo', 'una semana después del lunes' */
const NOT_THEN = /(?:^| )(?:desde|hasta|para|hacia|antes d?e?|despues d?e?|que) $/u
const WENT_ON =
  /[A-Za-zÀ-ỹ](?:aba[ns]?|ía[ns]?|[áí]bamos|íamos)(?![A-Za-zÀ-ỹ])|(?<![A-Za-zÀ-ỹ])(?:eran?|éramos|iban?|íbamos)(?![A-Za-zÀ-ỹ])/iu

const dayOf = (day: string) =>
  singularOf(day.toLowerCase()).replace('sabado', 'sábado').replace('miercoles', 'miércoles')

/** What a memory begins with, and whose it was. */
const OCCASION =
  /^(?:(?:en|para|durante|cuando (?:fuimos a(?: ver)?|estuvo|vino|llegó|fue)) )?(?<the>el|la|l[oa]s|su|mi|nuestr[oa]|un|una) (?<what>primer día de (?:cole|colegio|escuela|clases|kínder|jardín|guardería|instituto|universidad|trabajo|playa)|fiestas? de (?:agosto|disfraces|fin de (?:año|curso))|viaje de novios|cumple(?:años)?|boda|fiesta|posada|kerm[eé]s|graduación|verbena|fiestas|viaje|paseo|excursión|(?<=la )(?:semi)?final|concurso|torneo|campeonato|carrera(?! de \p{Ll}+(?:[íi]a|ina|ura|ción|echo)(?![A-Za-zÀ-ỹ]))|recital|concierto|función|actuación|acto(?! de (?:amor|fe|valor|bondad|magia|amistad|respeto|rebeldía|justicia|cariño|generosidad|valentía|cobardía)(?![A-Za-zÀ-ỹ]))|novena|feria|[Cc]arnaval|audición|mudanza|campamento|entrevista|(?:primera|segunda|tercera) cita|primera (?:Navidad|Nochebuena)|noche del (?:temporal|temblor|terremoto|apagón|huracán)|luna de miel|mundial|alumbrados|noche de (?:San Juan|Reyes|Halloween)|bautizo|quinceañera|asado|desfile|día(?= (?:de su|de mi|del|de la) (?:boda|cumple(?:años)?|graduación|grado|examen|sustentación|defensa|bautizo|mudanza|estreno|temporal|temblor|terremoto|apagón)(?![A-Za-zÀ-ỹ])))(?![A-Za-zÀ-ỹ])(?<tail> (?:al?|del?|de l[oa]s?|contra|por) (?:(?:la|el|los|las) )?(?:\p{Lu}[\p{L}.]*|\d+\p{Ll}*)(?: (?:(?:de|del) )?\p{Lu}\p{L}*)*| de (?:fin de (?:curso|año)|sexto|primaria|secundaria|costumbres))?(?![A-Za-zÀ-ỹ])(?: (?<by>de (?:su|mi|la|nuestr[oa])|del) (?<whose>(?:año|mes|curso) (?:pasado|antepasado)|\p{Ll}+))?(?! y )(?=(?: (?<more>\p{Ll}+|\d+))?)/u

/** Of these «el» says nothing of whose they are. */
const ANYBODYS = /^(?:hij|espos|marid|mujer)/u

function occasionOf(
  { the = '', what = '', tail = '', by = '', whose, more = '' }: Record<string, string | undefined>,
  theirs: RegExp | null,
  giver: string | null,
): string {
  const said = what
  const isF = nounGender(said.split(' ').find((word) => !/^primera?$/u.test(word))!) === 'f'
  const isDefinite = /^(?:el|l[ao]s?)$/iu.test(the)
  const article = isDefinite ? the.toLowerCase() : isF ? 'la' : 'el'
  if (tail) return `${article} ${said}${tail.replace(/\.$/u, '')}`
  // 'la feria del pueblo vecino' is not the village's; a noun's own words are not cut
  const isCut = /^(?:del?|\d+)$/u.test(more) || (hasGenders(more) && !/^(?:tod|much|vari|junt|sol)[oa]s?$/u.test(more))
  // 'mi papá', of a friend, is no father of whom it is read to
  const isGivers = giver !== null && by === 'de mi' && isKinWord(whose ?? '')
  const isOfNobodyElse = whose !== undefined && (theirs?.test(bare(whose)) || ANYBODYS.test(bare(whose)))
  const isThe = /^(?:primer|segund|tercer)a? /u.test(said) || (isDefinite && !isOfNobodyElse)
  if (whose && !isOfNobodyElse && (!isCut || said === 'día')) {
    const of = `${article} ${said} ${nounGender(whose) === 'f' ? 'de la' : 'del'} ${whose}`
    return isGivers ? contract(`${of} de ${giver}`) : of
  }
  return `${isThe ? article : isF ? 'una' : 'un'} ${said}`
}
