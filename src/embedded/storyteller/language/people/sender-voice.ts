import { isInfinitive } from '../grammar/infinitive.ts'
import { withoutRest } from './in-memory.ts'
import { isKinWord, withoutSurname } from './names.ts'
import type { Person } from './person.ts'
import type { Role } from './relations.ts'

/** 'hacerme trenzas' → 'hacerle trenzas a Clara'; 'quererme' → 'querer a Clara'. */
export function toldInfinitive(text: string, sender: string): string {
  // 'leernos cuentos': together, or to both
  const own = text
    .replace(HELPED, '$1r$2')
    .replace(/^(\p{L}+[aei]r)nos(?= (?!a |al |junt|entre))/u, (all, infinitive: string) =>
      isInfinitive(infinitive) ? infinitive : all,
    )
  return own.replace(/(?<![A-Za-zÀ-ỹ])(\p{L}+)me( [^,]+)?(?=,|$)/u, (all, infinitive: string, rest: string = '') => {
    if (!isInfinitive(infinitive)) return all
    // 'ganarme a las cartas'
    if (/^(?:ganar) a l/u.test(`${infinitive}${rest}`)) return `${infinitive}le a ${sender}${rest}`
    // 'querernos a todos': the object is already named; 'ayudarme a sembrar', 'acompañarme al mercado' have none yet
    if (/^ a(?:l| )/u.test(rest) && !isBeside(infinitive, rest)) return all
    // 'ganarme siempre' → 'ganarle a Clara': an indirect object
    if (
      /^ (?:siempre|a todo|en todo|mucho|seguido)$/u.test(rest) &&
      /^(?:ganar|hablar|cantar|cocinar|escribir|pegar|sonreír)$/u.test(infinitive)
    )
      return `${infinitive}le${rest} a ${sender}`
    const object = /^ (?:el|la|los|las|un|una|unos|unas|\p{L}+s|\p{L}+o|\p{L}+a)(?![A-Za-zÀ-ỹ])/u.test(rest)
    return object || (rest === '' && GIVEN.test(infinitive))
      ? `${infinitive}le${rest} a ${sender}`
      : `${infinitive} a ${sender}${rest}`
  })
}

/** 'ayudarnos a pintar': whom, is left open. */
const HELPED = /^((?:ayuda|acompaña|enseña))rnos( a \p{L}+[aei]r(?:se)?(?![A-Za-zÀ-ỹ]))/u

/** After whom comes what for, or where to. */
const isBeside = (infinitive: string, rest: string) =>
  /^ a (?:\p{L}+[aei]r(?:l[aeo]s?|se)?(?![A-Za-zÀ-ỹ]))/u.test(rest) ||
  (/^(?:acompañar|llevar|invitar|seguir|sacar|traer)$/u.test(infinitive) &&
    /^ a(?:l| l[oa]s?| sus?| \p{Ll}+$)/u.test(rest))

/** Nobody is cooked or read. */
const GIVEN =
  /^(?:cocinar|leer|escribir|cantar|contar|hablar|preparar|ganar|platicar|pegar|sonreír|llorar|gritar|chismear)$/u

/** No child calls its mother 'Rosa Elena' in what it says of her. */
export function calledBy(
  several: boolean,
  { name, several: areMany, gender, role }: Person,
  rawRelation: string,
): string {
  const [, kin = ''] = ELDER.exec(withoutRest(rawRelation).toLowerCase()) ?? []
  // of 'doña Nubia', 'la señora Nubia' her children say «mi mamá» too
  const isKin = name.split(' ').some((word) => isKinWord(word) && !/^(?:do(?:n|ña)|señora?)$/u.test(word))
  // 'mi vieja' may be his wife
  if (!kin || !gender || isKin || (kin.startsWith('viej') && role !== 'parent')) return withoutSurname(name, true)
  const [she, many] = [gender === 'f', areMany ? 's' : '']
  const plain = kin.startsWith('abue') ? (she ? 'abuela' : 'abuelo') : she ? 'mamá' : 'papá'
  const called = /^[mp]adre/u.test(kin) ? kin.replace(/s$/u, '') : plain
  return `${several ? `nuestr${she ? 'a' : 'o'}` : 'mi'}${many} ${called}${many}`
}

/** 'mi mamá que vive lejos', 'mi papá, que murió'; not 'mamá de mi novio', 'madre política', 'padre espiritual', 'papá suegro'. */
const ELDER =
  /^(?:mis? |nuestr[oa]s? )?((?:mam|pap)(?:[áaií]|it[oa]|ás)|madre|padres?|viej(?:it)?[oa]s?|abuel(?:it)?[oa]s?|abue)(?:[\s.]*$|,| (?:(?<=[mp]adres? )(?:(?:que|q|a quien|al que|cuando|cumple|ya|hoy|con)(?![A-Za-zÀ-ỹ])|(?:ador|querid|amad|lind|hermos|biol[oó]gic|adoptiv)[oa])|(?<![mp]adres? )(?!del? |pol[ií]tic|suegr|espiritual|postiz|padrin|madrin|t[ií][oa](?![A-Za-zÀ-ỹ])|amig|en (?:la fe|cristo)|[ye] |o )))/u

/** 'mi amiga de toda la vida', who has one in whoever says it. */
const FRIEND_SINCE =
  /(?<=^\s*(?:(?:mi|la|el|una?) )?amig[oa]) (?:de (?:toda la vida|siempre|la infancia|la niñez)|del alma)(?=\s*(?:$|[,.;(]))/iu

/** 'mi marido' */
export const WED = /(?<![A-Za-zÀ-ỹ])(?:espos[oa]|marido|mujer|señora)(?![A-Za-zÀ-ỹ])/iu

/** 'compañera de trabajo': without it «su compañero» is a partner; not 'compañera de clase de mi hija'. */
const MATE_OF =
  /(?<=(?:^|mi |el |la |ex)compañer[oa]s?) de (?:trabajo|oficina|laburo|chamba|pega|piso|cuarto|casa|clases?|curso|salón|colegio|escuela|universidad|uni|facultad|facu|equipo|turno|banda|coro|estudios|viajes?)(?![A-Za-zÀ-ỹ])(?! de (?:mis?|sus?|tus?|nuestr[oa]s?)(?![A-Za-zÀ-ỹ]))/iu

/** ' de toda la vida', ' de trabajo': what kind of friend or companion; '' where nothing is said of it. */
export const whichOf = (role: Role, relation: string): string =>
  (role === 'friend' ? FRIEND_SINCE : role === 'colleague' ? MATE_OF : null)?.exec(relation)?.[0].toLowerCase() ?? ''
