import { isAdjectival } from './adjectives.ts'
import { isNounForm } from '../grammar/dictionary.ts'
import { finiteForm } from '../grammar/finite.ts'
import { TABLE } from '../grammar/paradigms.ts'
import { butApart, partedByCommas } from '../spelling/run-ons.ts'
import { mayBeSaid } from '../spelling/said-aloud.ts'
import { withSpeech } from '../spelling/speech.ts'
import { pastAtHead } from '../memory/past.ts'
import { inSpiteOf } from './hardship.ts'
import { praisedPast } from './praised-past.ts'
import { startsClause } from '../turned/quality-parts.ts'
import { countWords, list } from '../grammar/text.ts'
import { lowerFirst } from '../spelling/tidy.ts'

/** 'el pobre trabaja mucho': said with love, and no praise. */
const PITY =
  /(?<![A-Za-zÀ-ỹ])(?:el|la|l[oa]s) pobres?(?:cit[oa]s?)?,? (?=(?:(?:no|nunca|siempre|se|me|nos|l[eoa]s?) )*[A-Za-zÀ-ỹ]+)|(?<=^|, )pobre(?:cit[oa])?,? (?=(?:no|nunca|siempre|trabaja|se) )/giu

/** 'nunca se queja, bueno si se queja pero poquito': half taken back, with a wink. */
const HALF_TAKEN_BACK =
  /(?<!(?<![A-Za-zÀ-ỹ])(?:es|era|muy|tan|más|re|bien|súper|lo|un|el|eres|sos))[\s,.;…(]+bueno,? (?:s[ií]|no|casi|a veces|no siempre|no tanto|tanto como|cuando quiere|(?:al?|con|en|por|de) [^.;,]* s[ií])(?![A-Za-zÀ-ỹ])[^.;]*$/iu

/** 'lo trata a mi papá': whom it is done to is named, and not said twice. */
const DOUBLED =
  /(?<![A-Za-zÀ-ỹ])l[oa]s? ([A-Za-zÀ-ỹ]+)(?= a (?:mis?|sus?|tus?|nuestr[oa]s?) (?:mam|pap|madre|padre|abuel|herman|hij|niet|bisniet|perr|gat|amig|espos|novi|t[ií][oa]|prim|sobrin|vecin|alumn|pacient|suegr|cuñad|famili|gente|compañer)[A-Za-zÀ-ỹ]*)/giu

/** 'siempre sabe que decir' */
const WHAT_TO =
  /(?<=(?<![A-Za-zÀ-ỹ])sab[A-Za-zÀ-ỹ]+ )que(?= [A-Za-zÀ-ỹ]+[aeií]r(?:me|nos|les?|l[oa]s?)?(?![A-Za-zÀ-ỹ]))/giu

/** 'nomás dice a ver qué tenemos y…' */
const SAYS_LET_US_SEE = /(?<![A-Za-zÀ-ỹ])(dic(?:e|es|en|ía)) (a ver qué [A-Za-zÀ-ỹ]+mos)(?= [ye] |[,.;]|$)/giu

/**
 * What is said beside what is admired: of what the giver wishes ('ojalá yo…'), of how it was learnt, of what is
 * conceded first ('todavía está chiquita pero…', 'aunque perdimos a su mamá…'), of what is not named ('le falta una').
 */
const BESIDE: readonly RegExp[] = [
  /(?<=[A-Za-zÀ-ỹ][.,;]? )[.,;]?\s*(?:pero |y )?(?:ojal[aá](?: yo)?|qui[eé]n pudiera|yo soy (?:el|la) que|(?:nos enteramos|me enter[eé])(?![^.;]* (?:de|que|cu[aá]nt[oa]s?)(?![A-Za-zÀ-ỹ])))(?![A-Za-zÀ-ỹ])[^.;]*/giu,
  /^(?:pues )?(?:(?:todav[ií]a|a[uú]n|apenas) (?:es|est[aá]|tiene|cumple)(?![A-Za-zÀ-ỹ])|no hace (?:nada|mucho)(?![A-Za-zÀ-ỹ]))[^.,;]*?,? pero (?:ya )?(?:se (?:le )?(?:ve|nota) que )?/iu,
  /^(?:a ?pesar de (?:que|q)|aunque|aun cuando|desde que) (?:[^,.;]*? )?(?:perd(?:imos|i[oó])|muri[oó]|falleci[oó]|se (?:nos )?fue)(?![A-Za-zÀ-ỹ])[^,.;]*?(?: hace (?:\d+|[A-Za-zÀ-ỹ]+) (?:a[nñ]os?|meses))?(?:,|(?= (?:se|siempre|nunca|sigue|es|no se|le|nos) ))\s*/iu,
  /[.,;]\s*naci[oó] (?:de|a las|con) \d+ semanas(?![A-Za-zÀ-ỹ])/giu,
  /(?<=^|[.;]\s*)es[aeo] es su (?:virtud|defecto|problema|pecado)[^.;]*?(?:,? pero |(?=[.;]|$))/giu,
  /,? y eso que yo(?![A-Za-zÀ-ỹ])[^.;]*/giu,
  // '…, yo no sé'
  /[,;.] ?(?:y )?yo(?: no s[eé])?(?=[\s.!]*$)/giu,
  // 'duerme toda la noche el angelito'
  /(?<=.{12}),? (?:el|la) (?:muy )?(?:angelit|condenad|pobrecit|bandid|canij|desgraciad|mald[iy]t|pill|malandr|jodid|cochin|loquill|diablit)[oa](?=[\s.!]*$)/iu,
  // 'se adapta a todo ese gordo, mejor que yo'
  /(?<=.{8}[A-Za-zÀ-ỹ])(?<!(?<![A-Za-zÀ-ỹ])(?:a|de|con|como|en|para|por|es|era|que|y|o)),? (?:es[ea]|est[ea]) (?:gord|negr|flac|flaqu|loc|nen|chic|chiquit|muchach|viej|cabr|pib|enan|hombre|mujer|tip|morr|chamac|chin|guagu|pelad|chaval|crí)[A-Za-zÀ-ỹ]*(?=[\s.!]*(?:$|[,;.]))/giu,
  // 'sin quejarse, o eso dice su mamá'
  /(?:, (?:o )?| o )(?:al menos |por lo menos )?(?:eso|as[ií]|seg[uú]n) (?:me |nos )?(?:dicen?|dijo|dijeron|cuentan?|cree[nm]?o?s?|creo|parece)(?! mucho| todo)(?![A-Za-zÀ-ỹ])[^.,;]*/giu,
  // 'lo generoso y esas piernas jajaja mentiras (no tan mentiras)'
  /(?:(?<=[.,;…!])|(?<=(?:ja|je|ji){2}[A-Za-zÀ-ỹ]{0,6}))\s*\(?(?:(?:es|son) )?(?:mentiras?|bromas?|ntc|no es cierto)\s*\(?no tan[^)]*\)?[\s.!)]*$/giu,
  // 'lo tierno que es jajaja mentira'; of a row its last is taken back
  /(?<!(?:,| y) .{0,80})(?<=(?:[.;…!]|(?:ja|je|ji){2}[A-Za-zÀ-ỹ]{0,6}))\s*\(?(?:(?:es|son) )?(?:mentiras?|bromas?|ntc|no es cierto)[\s.!)]*$/giu,
  /[.;,…]\s*eso[\s.!]*$/giu,
  /,? (?:con todo y q(?:ue)?|aunque|y eso q(?:ue)?) le falt[ae] un[oa](?=[.,;]|$)/giu,
]

/** 'generosa. amable. siempre sonriente': one list, whatever its stops. */
function asList(text: string): string {
  const items = text.split(/\s*[.;]+\s+/u).map((item) => item.replace(/[\s.;]+$/u, ''))
  const isList =
    items.length > 1 && items.every((item) => item !== '' && countWords(item) <= 3 && !startsClause(lowerFirst(item)))
  return isList ? list(items.map((item, i) => (i === 0 ? item : lowerFirst(item)))) : text
}

/** 'trabajadora toda su vida', 'simpático, saluda a todo el mundo': what they are, with the verb that was left out. */
function withVerb(said: string): string {
  const [, adjective = '', rest = ''] = /^((?:muy |bien )?\p{L}+)(,? .+)$/u.exec(said) ?? []
  if (!isAdjectival(adjective.replace(/^.* /u, ''))) return said
  if (/^ toda (?:su|la) vida(?![A-Za-zÀ-ỹ])/u.test(rest)) return `que ha sido ${adjective}${rest}`
  const clause = /^, (.+)$/u.exec(rest)?.[1] ?? ''
  return startsClause(clause) && !clause.startsWith('que ') ? `que es ${adjective} y ${clause}` : said
}

/** 'es re bueno con mi abuela le hace las compras': but for what may be said by somebody in it. */
const parted = (said: string) => (mayBeSaid(said) ? said : partedByCommas(deedApart(dearApart(said))))

/** 'es un guerrero mi gordo y ríe' → 'es un guerrero, mi gordo, y ríe' */
const dearApart = (said: string) =>
  said.replace(DEAR, (_, is: string, dear: string, next = '') => `${is}, ${dear}${next && `, ${next} `}`)
const DEAR =
  /^((?:(?:que|q) )?(?:es|era) (?:un|una|el mejor|la mejor|muy|lo m[aá]ximo)(?: [^\s,.;:]+){0,4}?(?<!(?<![A-Za-zÀ-ỹ])(?:de|del|con|como|a|al|para|pa|por|que|y|e|ni|en|sin|o|muy|un|una))) (mi (?:gord|flac|flaqu|negr|chiquit|viej|rein|rey|niñ|amor|cielo|beb|pr[ií]nc|coraz[oó]n|vida|muñec|chin|peque|cachorr|enan|nen)[A-Za-zÀ-ỹ]*)(?=\s*(?:[,.;!]|$)| y )(?: (y) ?)?/iu

/** 'es trabajador y buen papá se levanta a las cuatro': whoever was called so does it. */
const deedApart = (said: string) =>
  said.replace(CALLED_GOOD, (all: string, clitics: string, verb: string, what = '') => {
    const form = finiteForm(verb.toLowerCase())
    const isDeed =
      form?.person === 3 && !form.plural && (clitics !== '' || what !== '' || TABLE.has(verb) || !isNounForm(verb))
    return isDeed ? `,${all}` : all
  })
const CALLED_GOOD =
  /(?<=^(?:(?:que|q) )?(?:es|era) [^,.;]*?(?<![A-Za-zÀ-ỹ])(?:buen|buena|gran|excelente) (?:pap[aá]|mam[aá]|padre|madre|hij[oa]|amig[oa]|herman[oa]|abuel[oa]|compañer[oa]|maestr[oa]|cociner[oa]|vecin[oa]|espos[oa]|jef[ea]|t[ií][oa]|persona)) ((?:(?:se|nos|me|les?|siempre|nunca|jam[aá]s|no) )*)([A-Za-zÀ-ỹ]+)( (?:el|la|l[oa]s|una?)(?![A-Za-zÀ-ỹ]))?/giu

/** What is admired as its giver would have written it with more care; all else of it stays. */
export const admiredWords = (said: string): string => inSpiteOf(withCare(inOneBreath(said)))

/** 'la paciencia!!! con 27 niños', 'nunca olvidó un cumpleaños, eramos 26', 'nunca gritó y mire que le dimos motivos' */
const inOneBreath = (said: string): string =>
  said
    .replace(/(?<=[A-Za-zÀ-ỹ])\s*!+\s*(?=(?:con|para|ante|hasta|sin) (?!es[eoa]|est[eoa]|él|ell|mí|nosotr))/gu, ' ')
    .replace(
      /(?<=(?<![A-Za-zÀ-ỹ])(?:no|nunca|jam[aá]s) (?:se |le |nos )?(?:olvid|grit|perd|peg)[^.;]+), (?=(?:[eé]ramos|somos|fuimos) (?:\d|(?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|muchos|un mont[oó]n)(?![A-Za-zÀ-ỹ])))/giu,
      ', y eso que ',
    )
    .replace(/,? y mir[ae] que (?=les? [A-Za-zÀ-ỹ]+)/giu, ', y eso que ')

const withCare = (said: string): string =>
  withVerb(
    asList(
      pastAtHead(
        praisedPast(butApart(withSpeech(parted(withoutBeside(said.replace(HALF_TAKEN_BACK, '').replace(PITY, '')))))),
      ),
    ),
  )
    .replace(WHAT_TO, 'qué')
    .replace(/(?<=(?<![A-Za-zÀ-ỹ])a ver )que(?= [A-Za-zÀ-ỹ]+mos(?![A-Za-zÀ-ỹ]))/giu, 'qué')
    .replace(SAYS_LET_US_SEE, '$1: “$2”')
    .replace(/(?<![A-Za-zÀ-ỹ])el que (?=dir[aá]n(?![A-Za-zÀ-ỹ]))/giu, 'el qué ')
    .replace(/(?<=(?<![A-Za-zÀ-ỹ])d(?:i|io|imos|oy|a|amos) cuenta) (?=que(?![A-Za-zÀ-ỹ]))/giu, ' de ')
    .replace(DOUBLED, (all, verb: string) => (finiteForm(verb.toLowerCase())?.person === 3 ? verb : all))

/** Without what is said beside what is admired; all stays where nothing else was said. */
const withoutBeside = (said: string): string =>
  // 'la imaginación, que no pelean': two things
  BESIDE.reduce(
    (text, beside) => {
      const rest = text
        .replace(beside, '')
        .replace(/\s*[,;]\s*(?=[.;])/gu, '')
        .replace(/^[\s.,;]+|[\s,;]+$/gu, '')
      return countWords(rest) > 1 ? rest : text
    },
    said.replace(
      /^((?:la|el|su) [A-Za-zÀ-ỹ]+), (?=que (?:no |se |nunca |siempre |le |nos |me )*([A-Za-zÀ-ỹ]+n)(?![A-Za-zÀ-ỹ]))/iu,
      (all, thing: string, verb: string) => (finiteForm(verb.toLowerCase())?.plural ? `${thing} y ` : all),
    ),
  )
