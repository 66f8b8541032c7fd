import { type Clause, joined, sentencesOf } from '../grammar/clauses.ts'
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
  '(?: años| añitos)?(?: de casad[oa]s)?(?: (?:el|la|en|este|hoy|ya|mi|nuestr[oa])(?: [A-Za-zÀ-ỹ]+){1,2})?[\\s.!]*$'
const FEAST =
  '(?:cumple(?:años)?|boda|bautizo|santo|aniversario|jubilaci[oó]n|graduaci[oó]n|despedida|comuni[oó]n|primer año|cabo de año|regalo|navidad|nochebuena|reyes|d[ií]a del? [A-Za-zÀ-ỹ]+)'
const BOOK = '(?:cuento|libr(?:o|ito)|relato|portada|dedicatoria)'

/** Before a verb that depends on another, or forbids. */
const UNDER = '(?<![A-Za-zÀ-ỹ])(?:que|no|ni) (?:(?:me|nos|se|les?|l[oa]s?) )*'

/** What is done to a book that is made, and to nothing else without its being named. */
const MAKE =
  '(?:p[oó]n(?:er|gan)|qu[ií]t(?:ar|en)|c[aá]mbi(?:ar|en)|escr[ií]b(?:ir|an)|incl[uú](?:ir|yan)|menci[oó]n(?:ar|en)|inv[eé]nt(?:ar|en)|dib[uú]j(?:ar|en)|[uú]s(?:ar|en)|s[aá](?:car|quen)|el[ií]j(?:an)|agr[eé]g(?:ar|uen)|d[eé]j(?:ar|en)|c[oó]rrij(?:an)|acort(?:ar|en)|h[aá]gan|cu[eé]nt(?:en)|d[ií]gan)'

/** What it is made of, and how much each weighs. */
const SIGNS: readonly (readonly [number, RegExp])[] = [
  // what they shall do; a refusal names what shall stand nowhere, and is read elsewhere
  [
    SURELY,
    new RegExp(
      `(?<![A-Za-zÀ-ỹ])(?<!${UNDER})(?!\\p{L}+rl)(?:${MAKE}l[oa]s?(?! a )|${MAKE}le (?:otro |un )?(?:nombre|final|t[ií]tulo)|(?:poned|quitad|contad|cambiad|escribid)l[oa]s?|f[ií]jense (?:ustedes|si)|(?:av[ií]s|m[aá]nd)enme (?:si|por|el|la))(?![A-Za-zÀ-ỹ])`,
      'iu',
    ),
  ],
  // 'cambien lo que haga falta', 'mejor elijan una'
  [
    SURELY,
    new RegExp(
      `^\\s*(?:(?:y|pero|mejor|por favor|eso s[ií]|nada m[aá]s|as[ií] que|solo|s[oó]lo),? )*${MAKE} (?:(?:lo|el|la) que (?:les|gusten|quieran|sirva|falte|haga falta|crean|puedan)|(?:el|un) (?:nombre|final|t[ií]tulo)|algo|otr[oa]|cualquier|como (?:gusten|quieran)|que (?:él|ella|el|la|es|fue))(?![A-Za-zÀ-ỹ])`,
      'iu',
    ),
  ],
  // what the giver would like
  [
    SURELY,
    sign(
      `(?:prefiero|preferimos|preferir[ií]a(?:mos)?|quisiera|quisi[eé]ramos|(?:me|nos) (?:gustar[ií]a|encantar[ií]a)) que (?:en el ${BOOK}|(?:el|la) (?:${BOOK}|final|personaje|dibujo)(?! del? )|no haya|(?:no )?(?:es[oa] |esto )?(?:salga|aparezca|termin|acab|sea)n?(?! siempre| as[ií])|no (?:se (?:hable|mencione|note|diga)|l[oa]s? pongan)|l[oa] pongan|quede clar[oa])`,
      'les (?:pido|pedimos|ruego|encargo|encargamos|aclaro)(?: (?:que|mucho|por favor|disculpas|el cuento|un favor)|(?=[\\s.!]*$))',
      'ojal[aá] (?:les (?:sirva|guste)|quede (?:bonit|lind|bien)[oa]?|(?:l[oa]s? )?puedan (?:poner|usar|incluir|hacer))',
      'espero que (?:les (?:sirva|guste|ayude)|se entienda|sirva|quede (?:bonit|lind|bien)[oa]?|le guste(?=[\\s.!]*$))',
      'espero (?:que )?est[eé]n bien(?=[\\s.!]*$)',
    ),
  ],
  [ALMOST, sign('(?:quiero|queremos) que (?:se |l[oae]s? )*(?!sep)[A-Za-zÀ-ỹ]+[aei]n?', '(?:la idea|la intenci[oó]n|lo importante|lo [uú]nico) es que')],
  [ALMOST, sign('les (?:digo|cuento|dejo|explico|aviso|comento)', '(?:creo|me imagino|supongo) que (?:con )?(?:eso|esto)')],
  // what they are to know, or to forgive
  [
    SURELY,
    sign(
      '(?:ya )?(?:se (?:l[oa] )?imaginar[aá]n?|sabr[aá]n (?:ustedes|entender)|imag[ií]n[ae]n?se)(?=[\\s!.]*$)',
      'como (?:comprender|entender|imaginar)[aá]n?',
      'ya (?:se (?:l[oa]s? )?)?saben(?=[\\s!.]*$)',
      'no soy (?:de|muy de|buen[oa]|muy buen[oa]) (?:para |con )?(?:escribir|estas cosas|esto|las palabras)',
      'escribiendo esto|al escribir esto',
      'ustedes (?:ver[aá]n|sabr[aá]n|dir[aá]n|decid[ae]n|elij[ae]n)(?= (?:mejor|si|qu[eé]|c[oó]mo|cu[aá]l)|[\\s!.]*$)',
      'por si (?:les (?:sirve|ayuda)|(?:sirve|ayuda)(?=[\\s!.]*$)|l[oa]s? (?:quieren|pueden) (?:poner|usar|incluir))',
      'no me (?:maten|juzguen|regañen|hagan caso)',
      'lo dem[aá]s (?:l[oa] dejo|se los? dejo|ya|invént?enl[oa])',
      '(?:dejo|dejamos|queda)(?: [A-Za-zÀ-ỹ]+){0,2} en sus manos|a su criterio|como (?:quer[aá]is|ustedes quieran)',
      `no hace falta que (?:el ${BOOK}|salga|aparezca|l[oa]s? (?:pong|menci))`,
      `si (?:quieren|pueden|se puede|les parece|gustan),? (?:(?:no )?(?:l[oa]s? )?(?:${MAKE}|ponen|quitan|cambian|usan)|que (?:el|la|se|salga))`,
      '(?:salga|aparezca|poner|incluir)[^.;]* si (?:se puede|pueden)',
    ),
  ],
  [SURELY, /^\s*para que (?:se (?:den|hagan) una idea|sepan(?= (?:que|qui[eé]n|c[oó]mo|qu[eé])|[\s.!]*$))/iu],
  [ALMOST, sign('no (?:vayan a (?:creer|pensar)|crean|piensen) que', 'cuando l[oa] (?:lea|reciba)n?', 'no (?:me|nos) (?:ofend(?:o|emos)|enoj(?:o|amos)|enfad(?:o|amos))', 'entre nos', '(?:esto|eso) l[ea]s? va a (?:gustar|encantar|emocionar|sorprender)')],
  [SURELY, /^\s*saludos (?:desde|a tod|cordial|de (?:la|parte))/iu],
  [SURELY, /^\s*que (?:s[ií] )?salgan?(?: en [^,;]*)?[\s!.]*$/iu],
  [ALMOST, sign('(?:les mando|adjunto|subo|les env[ií]o) (?:l[oa]s? |una? |mis? )?fotos?', 'foto[^.;]* no (?:l[oa]s? )?(?:encontr[eé]|tengo|tenemos)')],
  [SURELY, /^\s*(?:perd[oó]n(?:en)?|disculp(?:a|e|en|ad)) (?:que|por|si|la|el|lo|las)(?![A-Za-zÀ-ỹ])/iu],
  [SURELY, sign('no s[eé] (?:si (?:sirve|va|cabe|se entiende|es lo que)|qu[eé] m[aá]s (?:poner|decir|contar)|c[oó]mo (?:explicar|poner|decir|contar)l[oa])')],
  [ALMOST, sign('s[eé] que (?:suena|parece|es) (?:muy |medio |un poco )?(?:rar|tont|poc|mucho)[A-Za-zÀ-ỹ]*', 'si (?:pueden|se puede|les parece|gustan)(?=[\\s!.]*$)')],
  [ALMOST, sign('si (?:l[oae]s? |se )?(?:matan|ponen|dibujan|usan|incluyen|quitan|cambian|acortan)')],
  [ALMOST, /^\s*(?:(?:una? |hago (?:una )?)?aclaraci[oó]n|aclaro que|aclaramos que|(?:nota|ojo|aviso|antes que nada|p\.?\s?d\.?)(?=\s*(?:[:,;.]|$| para (?:la|el|ustedes))))(?![A-Za-zÀ-ỹ])/iu],
  // whom it is from and for, and when it is given
  [
    SURELY,
    new RegExp(
      `^\\s*(?:(?:y|pero|ah|esto|(?:el|este) ${BOOK}),? )*(?:es|va|ser[aá]|ser[ií]a|va a ser) (?:un regalo (?:(?:de|para) (?:su |el |la )?${FEAST}|para (?:mi|mis|su|sus) )|para (?:regal|d[aá]r(?:sel|l)|le[eé]r(?:sel|l)|entreg|sorprenderl)[A-Za-zÀ-ỹ]+|para (?:su|el|la|un) ${FEAST})(?![A-Za-zÀ-ỹ])`,
      'iu',
    ),
  ],
  [
    SURELY,
    sign(
      `se l[oa]s? (?:damos|doy|dar[eé]|daremos|regal(?:o|amos|aremos)|entreg(?:o|amos|aremos)) (?:a|en|el|por|para|entre) (?:(?:su|el|la) )?(?:${FEAST}|\\d+|(?:pr[oó]xim[oa] )?(?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo))`,
      `por eso (?:el|este) (?:regalo|${BOOK})(?=[\\s.!]*$)`,
    ),
  ],
  [SURELY, /^\s*(?:esto l[oa] escrib(?:e|o|imos)|l[oa] (?:escribo|cuento) yo|lo firma(?:n|mos)?)(?![A-Za-zÀ-ỹ])/iu],
  [ALMOST, sign('(?:los )?regalos se (?:dan|entregan|abren)', 'soy (?:su|la|el) (?:madrina|padrino|t[ií][oa]|mam[aá]|pap[aá]|hij[oa]|herman[oa]|abuel[oa])(?=[\\s,.]*$)')],
  [SURELY, new RegExp(`^\\s*(?:(?:y|ah),? )*(?:el|este|la) (?:${BOOK}|regalo) (?:sea|ser[ií]a|debe|tiene que|es (?:para|sorpresa|de parte)|va (?:para|dirigid|dedicad)[oa]?|no (?:debe|tiene que|puede ser))(?![A-Za-zÀ-ỹ])`, 'iu')],
  [HARDLY, sign(`(?:en|del?|para|con) (?:el|la|este) ${BOOK}`, 'le[eé]rl[oa]', 'el final sea', 'va a llorar', 'no (?:me|nos) (?:molesta|importa)')],
  [ALMOST, sign('(?:me|nos) (?:contar|dir|avisar)[aá]n', 'se l[oa]s? digo', 'l[oa] digo por(?: si|que)')],
  [SURELY, /^\s*lo del? [^,.;]{3,30} es (?:verdad|cierto|real)[\s.!]*$/iu],
  [SURELY, /^\s*¡?hola(?: a tod[oa]s)?[\s!.]*$/iu],
  [ALMOST, /^\s*¡?(?:hola|buen[oa]s(?: d[ií]as| tardes| noches)?|buen d[ií]a|qu[eé] tal)[\s!.]*$/iu],
  [SURELY, /^\s*¡?(?:mil |muchas |much[ií]simas )?gracias (?:a ustedes|de antemano|por (?:su (?:trabajo|ayuda|atenci[oó]n|tiempo)|hacer|leer)[^,;]*)[\s.!]*$/iu],
  [ALMOST, /^\s*¡?(?:(?:mil |muchas |much[ií]simas )?gracias|por favor|porfa[A-Za-zÀ-ỹ]*)[\s.!]*$/iu],
] // oxfmt-ignore

/** 'Cumple 50 el animal.', a sentence of its own as a form is filled in; 'tiene siete' may be of hens. */
const AGE = new RegExp(
  `^\\s*(?:ya |hoy |pronto |apenas |este año )*(?:(?:cumplen?|cumplir[aá]n?|va a cumplir) (?:ya |los |sus )*${COUNT}|tiene (?:ya )?${COUNT} (?:años|añitos)|tiene ${COUNT} por si)${SHORTLY}`,
  'iu',
)

/** What stands between quotation marks, and behind who says it, is said to somebody of the memory. */
const SPOKEN = /[“"«][^“”"«»]*[”"»]/gu
const SAYING =
  /(?<![A-Za-zÀ-ỹ])(?:dij(?:o|e|eron|imos)|dec[ií](?:a[ns]?|amos)|dice[ns]?|diciendo|grit(?:[oó]|a|aba[ns]?|aron)|pid(?:i[oó]|en?|ieron)|ped[ií](?:a[ns]?)?|repet[ií]a|contest(?:[oó]|a)|respond(?:e|i[oó]|[ií]a)|pregunt[oó]|mand(?:[oó]|aba))(?![A-Za-zÀ-ỹ])/iu

const SAYS = new RegExp(`^\\s*(?:(?:me|nos|les?) )?${SAYING.source}`, 'u')

/** What is weak by itself is weighed `atEnd` alone, where an answer begins or ends. */
function weightOf(said: string, atEnd = true): number {
  const open = said.replace(SPOKEN, '“”').replace(/(?<![A-Za-zÀ-ỹ])q(?![A-Za-zÀ-ỹ])/giu, 'que')
  if (SAYING.test(open)) return 0
  const found = SIGNS.filter(([, test]) => test.test(open)).map(([own]) => own)
  return found.includes(SURELY) || atEnd ? found.reduce((sum, own) => sum + own, 0) : Math.max(0, ...found)
}

/** 'no sé cómo explicarlo, tiene una luz': what follows stands without it. */
const MODEST = /^\s*(?:no s[eé]|hola|para que|imag[ií]n)/iu

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
  if (SAYING.test(all.replace(SPOKEN, '“”'))) return [...clauses]
  if (!isAlone && AGE.test(all)) return []
  const atEnd = ends.first || ends.last
  const weights = clauses.map(({ lead, text }) => weightOf(lead.replace(/^[\s,]+/u, '') + text, atEnd))
  // 'Muchas gracias.'
  const isFarewell = ends.last && !isAlone && words(all).length <= 3
  const whole = weightOf(all, atEnd) + (isFarewell ? HARDLY : 0)
  if (whole < SURELY && !weights.some((weight) => weight >= SURELY)) return [...clauses]
  const at = Math.max(
    weights.findIndex((weight) => weight >= ALMOST),
    0,
  )
  const before = beforeRemark(clauses[at]!.text)
  const kept = [...clauses.slice(0, at), ...(before ? [{ ...clauses[at]!, text: before }] : [])]
  if (kept.length > 0) return kept
  const isModest = MODEST.test(clauses[at]!.text) && weights.every((weight, i) => i <= at || weight === 0)
  const from = clauses.findIndex((clause, i) => i > at && weights[i] === 0 && (isModest || isTold(clause)))
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
    // '¡Espérenme! gritaba …'
    if (SAYS.test(sentences[i + 1]?.clauses[0]?.text ?? '')) return sentence
    const ends = { first: i === 0, last: i === sentences.length - 1 }
    return { ...sentence, clauses: told(sentence.clauses, ends) }
  })
  const isSame = kept.every(({ clauses }, i) => clauses.length === sentences[i]!.clauses.length && clauses.every((one, at) => one.text === sentences[i]!.clauses[at]!.text)) // oxfmt-ignore
  return isSame && open === text ? text : (isSame ? open : joined(kept)).replace(DANGLING, '').trim()
}

const isRemark = ({ clauses }: { clauses: readonly Clause[] }) =>
  told(clauses, { first: true, last: false }).length < clauses.length
