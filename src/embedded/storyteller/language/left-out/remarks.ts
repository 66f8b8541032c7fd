import { type Clause, joined, sentencesOf } from '../grammar/clauses.ts'
import { infinitivesOf, isNounForm } from '../grammar/dictionary.ts'
import { DANGLING } from '../grammar/leans.ts'
import { upperFirst, words } from '../grammar/text.ts'
import { firstFinite } from '../grammar/verbs.ts'

/**
 * What a giver says to those who make the book, beside what they tell: no phrase proves it, and so whom it speaks to,
 * what it speaks of and where it stands are weighed together.
 */

const sign = (...said: string[]) => new RegExp(`(?<![A-Za-zÀ-ỹ])(?:${said.join('|')})(?![A-Za-zÀ-ỹ])`, 'iu')

/** By itself it is said to them. */
const SURELY = 3
const ALMOST = 2
const HARDLY = 1

const COUNT =
  '(?:\\d+|un|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieci[A-Za-zÀ-ỹ]+|veinti?[A-Za-zÀ-ỹ]*|(?:trei|cuare|cincue|sese|sete|oche|nove)nta|cien)'
const SHORTLY =
  '(?: años| añitos)?(?: de casad[oa]s)?(?: (?!(?:y|con|que|cuando)(?![A-Za-zÀ-ỹ]))[A-Za-zÀ-ỹ]+){0,4}[\\s.!]*$'
const FEAST =
  '(?:cumple(?:años)?|boda|bautizo|santo|aniversario|jubilaci[oó]n|graduaci[oó]n|despedida|comuni[oó]n|primer año|cabo de año|regalo|navidad|nochebuena|reyes|d[ií]a del? [A-Za-zÀ-ỹ]+)'
const BOOK = '(?:cuento|libr(?:o|ito)|relato|portada|dedicatoria)'

/** Before a verb that depends on another, or forbids. */
const UNDER = '(?<![A-Za-zÀ-ỹ])(?:que|no|ni) (?:(?:me|nos|se|les?|l[oa]s?) )*'

/** What it is made of, and how much each weighs. */
const SIGNS: readonly (readonly [number, RegExp])[] = [
  // what they shall do; a refusal names what shall stand nowhere, and is read elsewhere
  [
    SURELY,
    new RegExp(
      `(?<![A-Za-zÀ-ỹ])(?<!${UNDER})(?:\\p{L}*[áéíóú]\\p{L}*[ae]n(?:me|nos|les?|l[oa]s?|sel[oa]s?)|(?:p[oó]ng|inclúy|escríb|díg|hág|quít|cámbi|cuént|dibúj|mención)[ae]l[oae]s?|(?:poned|quitad|contad|inventad|cambiad)(?:l[oae]s?)?|(?:escribid|elegid)(?:l[oae]s?)?)(?![A-Za-zÀ-ỹ])`,
      'iu',
    ),
  ],
  // what the giver would like
  [
    SURELY,
    sign(
      '(?:prefiero|preferimos|preferir[ií]a(?:mos)?|quisiera|quisi[eé]ramos|(?:me|nos) (?:gustar[ií]a|encantar[ií]a)) que(?= (?:no|se|sea|salga|quede|haya|est[eé]|termine|acabe|terminara|saliera|aparezca|en el|el|la|l[oa]s|eso|esto))',
      'les (?:pido|pedimos|ruego|encargo|encargamos|aclaro|aviso|comento)',
      'ojal[aá] (?:les|se pueda|quede|salga|(?:l[oa]s? )?(?:puedan|sepan|pong|cuent)[A-Za-zÀ-ỹ]*)',
      '(?:la idea|la intenci[oó]n|lo importante|lo [uú]nico) es que',
      'espero (?:que (?:les|l[oa]|se entienda|sirva|quede|guste|salga|llegue|est[eé]n)|(?:que )?est[eé]n bien)',
    ),
  ],
  [ALMOST, sign('(?:quiero|queremos) que (?:se |l[oae]s? )*[A-Za-zÀ-ỹ]+[aei]n?')],
  [ALMOST, sign('les (?:digo|cuento|dejo|explico)', '(?:creo|me imagino|supongo) que (?:con )?(?:eso|esto)')],
  // what they are to know, or to forgive
  [
    SURELY,
    sign(
      '(?:ya )?(?:se (?:l[oa] )?imaginar[aá]n?|sabr[aá]n (?:ustedes|c[oó]mo|entender)|imag[ií]n[ae]n?se)',
      'como (?:comprender|entender|imaginar)[aá]n?',
      'ya (?:se (?:l[oa]s? )?)?saben(?=[\\s!.]*$)',
      'no (?:vayan a (?:creer|pensar)|crean|piensen) que',
      'no soy (?:de|muy de|buen[oa]|muy buen[oa]) (?:para |con )?(?:escribir|estas cosas|esto|las palabras)',
      '(?:escribiendo|escribir|le[eé]r) (?:esto|eso)',
      '(?:esto|eso) l[ea]s? va a [A-Za-zÀ-ỹ]+r',
      'cuando l[oa] (?:lea|vea|abra|reciba)n?',
      'usted(?:es)? (?:ver[aá]|sabr[aá]|dir[aá]|deci?d|elij|sabe)[A-Za-zÀ-ỹ]*',
      'para que (?:sepan|se den una idea|se hagan)',
      'por si (?:(?:l[oa]s?|les?|se) )*(?:hace falta|sirve|ayuda|quieren|pueden)',
      'no (?:me|nos) (?:ofend(?:o|emos)|enoj(?:o|amos)|molesta|importa si|enfad(?:o|amos))',
      'no me (?:maten|juzguen|regañen|hagan caso)',
      'lo dem[aá]s (?:l[oa] dejo|se los? dejo|ya|invént?enl[oa])',
      'en sus manos|a su criterio|como (?:quer[aá]is|ustedes quieran)',
      'entre nos',
      'no hace falta que (?:el cuento|se|salga|l[oa]|aparezca)',
    ),
  ],
  [SURELY, /^\s*saludos (?:desde|a tod|cordial|de (?:la|parte))/iu],
  [SURELY, /^\s*que (?:s[ií] )?salgan?(?: en [^,;]*)?[\s!.]*$/iu],
  [ALMOST, sign('(?:mand|adjunt|sub|env[ií])[A-Za-zÀ-ỹ]+ (?:l[oa]s? |una? |mis? )?fotos?', 'foto[^.;]* no (?:l[oa]s? )?(?:encontr[eé]|tengo|tenemos)')],
  [SURELY, /^\s*(?:perd[oó]n(?:en)?|disculp(?:a|e|en|ad)) (?:que|por|si|la|el|lo|las)(?![A-Za-zÀ-ỹ])/iu],
  [SURELY, sign('no s[eé] (?:si (?:sirve|va|cabe|se entiende|es lo que)|qu[eé] m[aá]s (?:poner|decir|contar)|c[oó]mo (?:explicar|poner|decir|contar)l[oa])')],
  [ALMOST, sign('s[eé] que (?:suena|parece|es) (?:muy |medio |un poco )?(?:rar|tont|poc|mucho)[A-Za-zÀ-ỹ]*', 'si (?:quieren|pueden|se puede|les parece|hay que|hace falta|gustan)')],
  [ALMOST, sign('si (?:l[oae]s? |se )?(?:matan|ponen|dibujan|usan|incluyen|quitan|cambian|acortan)')],
  [ALMOST, /^\s*(?:(?:una? |hago (?:una )?)?aclaraci[oó]n|aclaro|aclaramos|nota|ojo|aviso|antes que nada|p\.?\s?d\.?)(?![A-Za-zÀ-ỹ])/iu],
  // whom it is from and for, and when it is given
  [
    SURELY,
    sign(
      `(?:es|va|ser[aá]|ser[ií]a|va a ser) (?:un regalo (?:de|para)|para (?:regal|d[aá]r(?:sel|l)|le[eé]r(?:sel|l)|entreg|sorprend)[A-Za-zÀ-ỹ]+|para (?:su|el|la|un) ${FEAST}|para regalo)`,
      'se l[oa]s? (?:damos|doy|dar[eé]|daremos|regal(?:o|amos|aremos)|entreg(?:o|amos|aremos)) (?:a|en|el|por|para|entre|tod[oa]s)',
      '(?:esto )?l[oa] (?:escrib(?:e|o|imos)|cuento yo|firman?|firmamos)',
      `por eso (?:el|este) (?:regalo|${BOOK})`,
    ),
  ],
  [ALMOST, sign('(?:los )?regalos se (?:dan|entregan|abren)', 'soy (?:su|la|el) (?:madrina|padrino|t[ií][oa]|mam[aá]|pap[aá]|hij[oa]|herman[oa]|abuel[oa])')],
  [SURELY, new RegExp(`^\\s*(?:(?:y|ah),? )*(?:el|este|la) (?:${BOOK}|regalo) (?:es|sea|ser[ií]a|no|va|debe|tiene que|puede)(?![A-Za-zÀ-ỹ])`, 'iu')],
  [HARDLY, sign(`(?:en|del?|para|con) (?:el|la|este) ${BOOK}`, 'le[eé]rl[oa]', 'el final sea')],
  [ALMOST, sign('ustedes', '(?:me|nos) (?:contar|dir|avisar)[aá]n', 'se l[oa]s? digo', 'l[oa] digo por(?: si|que)')],
  [ALMOST, /^\s*lo del? [^,.;]{3,30} es (?:verdad|cierto|real)(?![A-Za-zÀ-ỹ])/iu],
  [ALMOST, /^\s*¡?(?:hola|buen[oa]s(?: d[ií]as| tardes| noches)?|buen d[ií]a|qu[eé] tal)(?![A-Za-zÀ-ỹ])(?!,? (?:fue|era))/iu],
  [ALMOST, /^\s*¡?(?:(?:mil |muchas |much[ií]simas )?gracias(?: (?:por|de|a ustedes)(?![A-Za-zÀ-ỹ])[^,;]*)?|por favor[^,;]*|porfa[A-Za-zÀ-ỹ]*)[\s.!]*$/iu],
] // oxfmt-ignore

/** 'Cumple 50 el animal.', a sentence of its own as a form is filled in; 'tiene siete' may be of hens. */
const AGE = new RegExp(
  `^\\s*(?:ya |hoy |pronto |apenas |este año )*(?:(?:cumplen?|cumpli[oó]|cumplir[aá]|va a cumplir|cumplimos|hacemos) (?:ya |los |sus )*${COUNT}|tiene (?:ya )?${COUNT} (?:años|añitos)|tiene ${COUNT} por si)${SHORTLY}`,
  'iu',
)

/** What stands between quotation marks, and behind who says it, is said to somebody of the memory. */
const SPOKEN = /[“"«][^“”"«»]*[”"»]/gu
const SAYING =
  /(?<![A-Za-zÀ-ỹ])(?:dij(?:o|e|eron|imos)|dec[ií](?:a[ns]?|amos)|dice[ns]?|diciendo|grit(?:[oó]|a|aba[ns]?|aron)|pid(?:i[oó]|en?|ieron)|ped[ií](?:a[ns]?)?|repet[ií]a|contest[oó]|pregunt[oó]|mand(?:[oó]|aba))(?![A-Za-zÀ-ỹ])/iu

function weightOf(said: string): number {
  const open = said.replace(SPOKEN, '“”').replace(/(?<![A-Za-zÀ-ỹ])q(?![A-Za-zÀ-ỹ])/giu, 'que')
  if (SAYING.test(open)) return 0
  return SIGNS.reduce((weight, [own, test]) => weight + (test.test(open) ? own : 0), isAskedOf(open) ? SURELY : 0)
}

/** 'cambien lo que haga falta', 'mejor elijan una' */
function isAskedOf(said: string): boolean {
  const [, word = ''] = /^\s*(?:(?:y|pero|mejor|eso s[ií]|nada m[aá]s|as[ií] que|solo|s[oó]lo),? )*([A-Za-zÀ-ỹ]{4,}[ae]n)(?![A-Za-zÀ-ỹ])/iu.exec(said) ?? [] // oxfmt-ignore
  const verbs = infinitivesOf(word.toLowerCase())
  return (
    verbs.length > 0 &&
    verbs.every((verb) => word.endsWith('en') === verb.endsWith('ar')) &&
    !isNounForm(word.toLowerCase())
  )
}

/** Surely said to the shop. */
export const isToShop = ({ text }: Clause) => weightOf(text) >= SURELY

/** 'un recuerdo: …', 'el recuerdo es la vez que…': what stands before it is none. */
const HEADING =
  /(?:^|[\s.,;:!])(?:(?:bueno|ahora s[ií]|y|pero|ah[ií] va)[,:]? )*(?:(?:un|el|mi|nuestro|otro) recuerdo(?: [A-Za-zÀ-ỹ]+)?(?: es|:| ser[ií]a)|les cuento:|recuerdo:|el momento(?: es|:))(?: que(?= el | la | una? ))?\s*(?=[A-Za-zÀ-ỹ¡¿“"«])/iu

/** What hangs on words that are gone. */
const HANGS = /^\s*(?:que|porque|pues|pero|aunque|es que|ya que|as[ií]|eso|por eso|luego|tambi[eé]n|tampoco|ni|y)(?![A-Za-zÀ-ỹ])/iu // oxfmt-ignore

/** Somebody did something in it. */
export const isTold = ({ lead, text }: Clause) =>
  !/^\s*(?:él|ella|ell[oa]s|no|les?|l[oa]s?|se|eso|as[ií])(?![A-Za-zÀ-ỹ])/iu.test(text) &&
  !HANGS.test(lead.replace(/^[\s,]+/u, '') + text) &&
  /^(?:preterite|imperfect)$/u.test(firstFinite(words(text))?.tense ?? '')

/** 'tocó así en la caja y pues ya se imaginará' → 'tocó así en la caja' */
function beforeRemark(text: string): string {
  const joints = [...text.matchAll(/,?\s+(?:y|pero|as[ií] que|por eso|entonces)\s+|\.{2,}\s*/giu)].toReversed()
  for (const { index } of joints) {
    const before = text.slice(0, index)
    if (weightOf(text.slice(index)) >= SURELY && weightOf(before) < ALMOST && firstFinite(words(before.toLowerCase())))
      return before
  }
  return ''
}

/** `ends`: the answer begins or ends with it. */
function told(clauses: readonly Clause[], ends: { first: boolean; last: boolean }): Clause[] {
  const all = clauses.map(({ lead, text }) => lead + text).join('')
  const isAlone = ends.first && ends.last
  if (!isAlone && AGE.test(all)) return []
  const weights = clauses.map(({ lead, text }, i) => {
    const weight = weightOf(lead.replace(/^[\s,]+/u, '') + text)
    const isAtEnd = clauses.length > 1 && i === clauses.length - 1 && ends.last
    return weight > 0 && isAtEnd ? weight + HARDLY : weight
  })
  const whole = weightOf(all) + ((ends.first || ends.last) && !isAlone ? HARDLY : 0)
  if (whole < SURELY && !weights.some((weight) => weight >= SURELY)) return [...clauses]
  const at = Math.max(
    weights.findIndex((weight) => weight >= ALMOST),
    0,
  )
  const before = beforeRemark(clauses[at]!.text)
  const kept = [...clauses.slice(0, at), ...(before ? [{ ...clauses[at]!, text: before }] : [])]
  if (kept.length > 0) return kept
  const from = clauses.findIndex((clause, i) => i > at && weights[i] === 0 && isTold(clause))
  return from < 0 ? [] : clauses.slice(from).map((clause, i) => (i > 0 ? clause : { ...clause, lead: '' }))
}

/** Of a day that is announced what stands behind that, where what stands before it is said to the shop. */
export function announced(text: string): string {
  const heading = HEADING.exec(text)
  const before = heading ? text.slice(0, heading.index) : ''
  const isOut = before.trim() === '' ? /les cuento/iu.test(heading?.[0] ?? '') : sentencesOf(before).some(isRemark)
  return heading && isOut ? upperFirst(text.slice(heading.index + heading[0].length)) : text
}

/** The answer without them; the same string where there are none. */
export function withoutRemarks(text: string): string {
  const open = text.replace(/\s*\(([^()]*)\)/gu, (aside, within: string) =>
    weightOf(within) + HARDLY >= SURELY ? '' : aside,
  )
  const sentences = sentencesOf(open)
  const kept = sentences.map((sentence, i) => {
    const ends = { first: i === 0, last: i === sentences.length - 1 }
    return { ...sentence, clauses: told(sentence.clauses, ends) }
  })
  const isSame = kept.every(({ clauses }, i) => clauses.length === sentences[i]!.clauses.length && clauses.every((one, at) => one.text === sentences[i]!.clauses[at]!.text)) // oxfmt-ignore
  return isSame && open === text ? text : (isSame ? open : joined(kept)).replace(DANGLING, '').trim()
}

const isRemark = ({ clauses }: { clauses: readonly Clause[] }) =>
  told(clauses, { first: true, last: false }).length < clauses.length
