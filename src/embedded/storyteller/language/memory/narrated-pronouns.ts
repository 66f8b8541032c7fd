import { infinitivesOf, isNounForm, known } from '../grammar/dictionary.ts'
import { nounGender } from '../grammar/gender.ts'
import { isInfinitive } from '../grammar/infinitive.ts'
import { infinitiveOf, isOnesOwn, verbOf } from './narrated-helping.ts'
import { type Clause, CLITIC, PREPOSITION, SUBORDINATES } from './narrated-clauses.ts'
import type { Deed } from './narrated-doer.ts'
import { called, isOneGiver, type Telling, type Word } from './narrated-text.ts'
import { isCount, objectOf } from './narrated-verbs.ts'
import { ANIMAL, DATIVE, DETERMINED, isAllSaid, isHelping, isOneself, isPerson, isToAnother } from './narrated-words.ts'
import { isKinWord } from '../people/names.ts'
import type { Person } from '../people/person.ts'

/** 'me agarró fuerte la mano' */
const HOW = /^(?:fuerte|bien|muy|siempre|mucho|despacio|despacito|bajito|luego|también|solo|hasta|así)$/u

/** 'nos llevó hasta la puerta': no more than how far. */
const TO_A_PLACE = /^(?:llevar|acompañar|arrastrar|cargar|seguir|mandar|subir|bajar)$/u

/** The pronouns that lead to a verb; false in doubt. */
export function turnClitics(
  clause: Clause,
  { doer }: Deed,
  words: Word[],
  telling: Telling,
  isBehind: boolean,
): boolean {
  const { start, at, form } = clause
  const lows = words.map(({ low }) => low)
  for (let i = start; i < at; i++) {
    const word = words[i]!
    if (/^(?:me|te|nos|os)$/u.test(word.low)) {
      const turned = turnClitic(i, { doer, form, at, lows, words, isBehind, link: clause.link }, telling)
      if (turned === null) return false
      word.out = turned.clitic
      if (turned.name)
        nameBehind(verbOf(clause, lows), words, turned.name, turned.clitic.startsWith('le') || turned.clitic === 'se')
    } else if (/^l[eao]s?$/u.test(word.low) && CLITIC.test(word.low)) {
      const turned = turnTheirs(i, { doer, form, at, lows, words, isBehind, link: clause.link }, telling)
      // 'la mordió un perro': 'a Rosa la mordió un perro'
      if (turned.name && turned.clitic === '' && isBehind) {
        words[start]!.lead = `a ${turned.name}`
        continue
      }
      word.out = turned.clitic
      if (turned.name) nameBehind(at, words, turned.name, turned.clitic.startsWith('le') || turned.clitic === 'se')
    }
  }
  return true
}

/** 'le dio aventón a Ernesto', 'le trenzaba el pelo a Eugenia', 'le enseñó a Iker a conducir' */
function nameBehind(at: number, words: Word[], name: string, isGiven: boolean): void {
  let target = at
  const bare = isGiven ? words.slice(at + 1, at + 3).findIndex((word) => !isBare(word)) : 0
  // 'le hacía a Clara arroz con leche'
  const isLong =
    bare > 0 &&
    /^(?:con|de|del|al|a)$/u.test(words[at + bare + 1]?.low ?? '') &&
    !DETERMINED.test(words[at + bare + 2]?.low ?? '')
  if (bare !== 0 && !isLong) target = at + (bare < 0 ? words.slice(at + 1, at + 3).length : bare)
  else if (
    isGiven &&
    /^(?:el|la|los|las|un|una)$/u.test(words[at + 1]?.low ?? '') &&
    isAlone(at + 2, words) &&
    // 'le llegó a Emma una ola a los pies'
    !(words[at + 3]?.low === 'a' && DETERMINED.test(words[at + 4]?.low ?? ''))
  )
    target = at + 2
  words[target]!.tail = [words[target]!.tail, `a ${name}`].filter(Boolean).join(' ')
}

const isBare = ({ gap, low, isName }: Word) =>
  gap === ' ' &&
  !isName &&
  (isNounForm(low) || !known(low)) &&
  !PREPOSITION.test(low) &&
  !CLITIC.test(low) &&
  !isInfinitive(low) &&
  !SUBORDINATES.test(low) &&
  !/^(?:después|antes|luego|dentro|fuera|delante|encima|debajo|y|e|o|ni|el|la|los|las|un|una|unos|unas|mis?|sus?|tus?|todo|cuando|como|que|más|nada|algo|fuerte|bien|afuera|adentro|arriba|abajo|cerca|lejos|enfrente|detrás|encima|alrededor|junto|dos|tres|cuatro|cinco|“|\d.*)$/u.test(
    low,
  )

/** A noun of which no more is said. */
function isAlone(i: number, words: readonly Word[]): boolean {
  const [noun, next] = [words[i], words[i + 1]]
  if (!noun || noun.gap !== ' ' || noun.isName || !isNounForm(noun.low) || ADJECTIVE.test(noun.low)) return false
  return (
    next === undefined ||
    next.gap !== ' ' ||
    (/^(?:y|con|en|por|para|cuando|porque|desde|hasta|todos|todas|cada|al?)$/u.test(next.low) && !next.isName)
  )
}
const ADJECTIVE =
  /^(?:mism[oa]|primer[oa]?|segund[oa]|últim[oa]|gran|buen[oa]?|mejor|peor|otr[oa]|sol[oa]|viej[oa]|nuev[oa])$/u

type Around = {
  doer: Deed['doer']
  form: Clause['form']
  at: number
  lows: readonly string[]
  words: readonly Word[]
  isBehind: boolean
  link: string
}

function turnClitic(
  i: number,
  { doer, form, at, lows, words, isBehind }: Around,
  telling: Telling,
): { clitic: string; name?: string } | null {
  const { r, s } = telling.people
  const low = lows[i]!
  const whose = low === 'me' ? 'giver' : /^(?:te|os)$/u.test(low) ? 'recipient' : 'both'
  if (low === 'os' && !r.several) return null
  if (whose === 'both') telling.isTold = true
  // 'para que no me asuste': not as it is told of the past
  if (form.tense === 'present' && form.person === 3 && !/(?:[ai]e?ra|[ai]e?se)n?$/u.test(lows[at]!)) return null
  if (doer === whose) return { clitic: 'se' }
  if (whose === 'giver' && !isOneGiver(telling.people)) return null
  // 'me había olvidado los anteojos'
  if (form.infinitive === 'haber' && whose === 'giver' && isOnesOwn(infinitiveOf(lows[at + 1] ?? '')))
    return { clitic: 'se' }
  // 'para que no me asustara'
  if (doer === 'other' && form.tense === 'other' && isOneself(form.infinitive)) return { clitic: 'se' }
  const person: Person = whose === 'giver' ? s : r
  // 'me dijo a mí'; not 'me tiró y se quedó junto a mí'
  const isSaid = lows
    .slice(at + 1, at + 4)
    .some((word, k, all) => word === 'a' && /^(?:mí|ti|vos)$/u.test(all[k + 1] ?? ''))
  // after what both did nothing tells whom another did it to
  const isEither = telling.isPaired && telling.last === 'both' && doer === 'other'
  // 'nos dio clases', said by several: to them, unless that is said already
  const isOfSeveral = whose === 'both' && s.several && doer === 'recipient'
  const isToThem = isOfSeveral && !telling.named.has('giver') && !isAllSaid(lows.slice(at + 1))
  if (isOfSeveral) telling.named.add('giver')
  const isKnown = whose === 'both' ? !isToThem : (telling.named.has(whose) && !isEither) || isSaid
  const name = () => {
    if (whose === 'both') return isToThem ? { name: s.name } : {}
    return { name: called(whose, telling, false) }
  }
  if (i + 1 < at && /^l[oa]s?$/u.test(lows[i + 1]!)) return { clitic: 'se', ...(!isKnown && name()) }
  // 'le enseñó a la familia': several who are one word
  const isOneWord = isToThem && !s.plural
  const le = !isOneWord && (whose === 'both' || person.plural) ? 'les' : 'le'
  const given = () => ({ clitic: le, ...(!isKnown && name()) })
  // 'se me cayó'
  if (lows[i - 1] === 'se' && i - 1 >= 0) return given()
  // 'me trajo en taxi dos ollas': what is given stands after how
  const isAfterHow = lows[at + 1] === 'en' && isNounForm(lows[at + 2] ?? '') && DETERMINED.test(lows[at + 3] ?? '')
  const next = isBehind
    ? ''
    : isAfterHow
      ? lows[at + 3]!
      : (lows
          .slice(at + 1)
          // 'me esperó hasta que llegó': until then, and nothing was given
          .find(
            (word, k, all) =>
              !HOW.test(word) || (word === 'hasta' && (TO_A_PLACE.test(form.infinitive) || all[k + 1] === 'que')),
          ) ?? '')
  // 'el día que me conoció me preguntó': that is the next verb's
  const behind = /^(?:me|te|se|nos|les?|él|ell[ao]s?|yo|nosotr[oa]s)$/u.test(next) ? '' : next
  const main = verbOf({ form, at }, lows)
  const isLed = main !== at
  const verb = isLed ? (infinitiveOf(lows[main]!) ?? infinitivesOf(lows[main]!)[0] ?? lows[main]!) : form.infinitive
  // 'nos reunió a todos', 'nos juntaba a todos los primos'
  if (whose === 'both' && lows[main + 1] === 'a' && /^tod[oa]s$/u.test(lows[main + 2] ?? '')) {
    const isNamed = /^l[ao]s$/u.test(lows[main + 3] ?? '') && !/^(?:dos|tres|cuatro)$/u.test(lows[main + 4] ?? '')
    return { clitic: isNamed ? '' : DATIVE.test(verb) ? 'les' : lows[main + 2] === 'todas' ? 'las' : 'los' }
  }
  // 'nos metía a los nueve nietos'
  if (
    whose === 'both' &&
    /^a l[ao]s$/u.test(lows.slice(main + 1, main + 3).join(' ')) &&
    isCount(lows[main + 3] ?? '') &&
    /^(?!mañana|tarde|noche)\p{L}{3,}$/u.test(lows[main + 4] ?? '') &&
    isNounForm(lows[main + 4]!)
  )
    return { clitic: DATIVE.test(verb) ? 'les' : '' }
  // 'nos pusieron amonestaciones': nothing that is put does it
  const object = IN_IT.test(lows.slice(main + 1, main + 6).join(' '))
    ? 'le'
    : objectOf(verb, isLed || verb === 'poner' ? (lows[main + 1] ?? '') : behind, lows[main + 2] ?? '')
  // 'me cuidó al niño': somebody else stands behind it
  if (
    object === null ||
    (/^(?:cuidar|mirar|ver|atender|buscar|querer)$/u.test(form.infinitive) &&
      /^al?$/u.test(next) &&
      isSomebody(main + 2, words))
  )
    return null
  // 'nos contó uno por uno': and told us nothing
  const isCounted = verb === 'contar' && /^un[oa] (?:por|a) un[oa]$/u.test(lows.slice(main + 1, main + 4).join(' '))
  if (object === 'le' && !isCounted) return given()
  if (whose === 'both' && !isToThem) return { clitic: areAllWomen(doer, lows, telling) ? 'las' : 'los' }
  if (isKnown && person.gender !== null && doer !== 'other')
    return { clitic: `${person.gender === 'f' ? 'la' : 'lo'}${person.plural ? 's' : ''}` }
  return { clitic: '', ...name() }
}

/** 'nos sacó' of two women, or of women alone. */
function areAllWomen(doer: Deed['doer'], lows: readonly string[], { people: { r, s } }: Telling): boolean {
  if (lows.some((low) => /^(?:juntas|solas|todas|nosotras)$/u.test(low))) return true
  if (lows.some((low) => /^(?:juntos|solos|todos|nosotros)$/u.test(low))) return false
  // 'la familia' is no woman
  const isOfWomen =
    (s.gender === 'f' && (s.plural || !s.several)) ||
    (s.several && /^(?:sus|las|tus|tod[oa]s las) \p{L}+as(?!\p{L})/iu.test(s.name))
  return isOfWomen && (doer === 'recipient' ? s.several : r.gender === 'f')
}

/** 'lo llevé', 'se le cayó': whoever it is for, who has not been named yet. */
function turnTheirs(
  i: number,
  { doer, form, at, lows, words, link }: Around,
  telling: Telling,
): { clitic: string; name?: string } {
  const { r } = telling.people
  const clitic = lows[i]!
  const kept = { clitic }
  const isMeant = telling.named.has('recipient') && !(telling.isPaired && telling.last !== 'recipient')
  if (isMeant || telling.isSpokenTo || doer === 'recipient' || clitic.endsWith('s') !== r.plural) return kept
  const after = lows.slice(at + 1, at + 6)
  // 'el señor lo dejó subirse', who has not been named
  const isLet =
    /^(?:dejar|hacer)$/u.test(form.infinitive) &&
    /^l[oa]s?$/u.test(clitic) &&
    isInfinitive(after[0]?.replace(/se$/u, '') ?? '')
  if (isLet && i === at - 1 && !telling.named.has('recipient')) {
    telling.isMet = true
    return { clitic: '', name: called('recipient', telling, false) }
  }
  if (isHelping(form.infinitive) && after.slice(0, 2).some(isInfinitive)) return kept
  if (lows[at + 1] === 'que' || link === 'que') return kept
  telling.isMet = true
  if (clitic.startsWith('le')) {
    // 'a un niño nuevo se le bajó el azúcar'
    if (isToAnother(lows.slice(0, i))) return kept
    // 'hicimos un pastel y le pusimos sal'
    if (
      i > 0 &&
      lows.slice(0, i).includes('un') &&
      /^(?:poner|echar|quitar|agregar|meter|cambiar|añadir)$/u.test(form.infinitive)
    )
      return kept
    // 'le dimos de comer a los patos': to them, and not to a third
    const fed = after.find(
      (word, k) => ANIMAL.test(word) && /(?:^| )(?:al|a (?:l[ao]s?|el|un[oa]?s?))$/u.test(after.slice(0, k).join(' ')),
    )
    if (fed !== undefined) return { clitic: fed.endsWith('s') ? 'les' : 'le' }
    const isToSomebody = after.some((word, k) => /^al?$/u.test(word) && isSomebody(k + at + 2, words))
    // 'le presenté a mi papá': one to the other
    if (isToSomebody && form.infinitive !== 'presentar') return kept
    // 'vimos un erizo y le hicimos una casa'
    if (lows.slice(0, i).some((low, k) => /^una?$/u.test(low) && k + 2 < i && ANIMAL.test(lows[k + 1] ?? '')))
      return kept
    return { clitic, name: called('recipient', telling, false) }
  }
  // 'la perdimos', at the head of it all, is whoever is told of, whatever their name sounds like
  const isHead = i === 0 && telling.last === null
  const fits = isHead || (clitic.startsWith('lo') ? r.gender !== 'f' : r.gender !== 'm')
  // 'pedimos una pizza y la comimos': only where no thing of that gender has been told of before
  const isTold = telling.last !== null && telling.things.has(clitic.startsWith('lo') ? 'm' : 'f')
  const isThings =
    isTold ||
    lows
      .slice(0, i)
      .some(
        (low, k) =>
          /^(?:un|una|el|la|mi|su|nuestr[oa]|los|las)$/u.test(low) &&
          isNounForm(lows[k + 1] ?? '') &&
          nounGender(lows[k + 1]!) === (clitic.startsWith('lo') ? 'm' : 'f') &&
          !/^(?:en|a|de|por|para|con|desde|hasta)$/u.test(lows[k - 1] ?? '') &&
          !/^(?:noche|tarde|mañana|día|vez|verano|año)$/u.test(lows[k + 1]!),
      )
  // 'el señor la subió': nothing else of that gender has been told of
  const isOnly =
    doer === 'other' && (telling.last !== null || r.gender === null || clitic.startsWith('lo') !== (r.gender === 'm'))
  if (!fits || isThings || isOnly || /^(?:pasar|lograr|hacer|saber|creer|decir|meter)$/u.test(form.infinitive))
    return kept
  return { clitic: '', name: called('recipient', telling, false) }
}

/** 'me metió en la maleta un dibujo': what was put there stands behind the place. */
const IN_IT = /^en (?:el|la|los|las|mis?|sus?|un|una) \p{L}+ (?:un|una|unos|unas|dos|tres) /u

/** 'a mi papá', 'a la señora', 'al burro': and not a place. */
const isSomebody = (i: number, words: readonly Word[]) =>
  [0, 1, 2].some((more) => {
    const word = words[i + more]
    return (
      word !== undefined &&
      (isKinWord(word.low) ||
        isPerson(word.low) ||
        (more < 2 && isNounForm(word.low) && /\p{L}{3}(?:ista|[aei]dora?|[ae]nte)s?$/u.test(word.low)) ||
        (word.isName && more === 0))
    )
  })
