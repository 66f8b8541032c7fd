import { agreeingList, isAdjectival } from './adjectives.ts'
import { type Reader, toTheirFace } from './to-their-face.ts'
import { namedFirst } from '../people/names-kept.ts'
import type { Person } from '../people/person.ts'
import { withoutVocative } from '../people/vocative.ts'
import { isForeign } from '../spelling/foreign.ts'
import { withoutHedge } from '../spelling/shorthand.ts'
import { lowerFirst, sentences } from '../spelling/tidy.ts'
import { clarityOf, QUOTED } from '../sureness.ts'
import { upperFirst, withoutEnd, words } from '../grammar/text.ts'
import { clauseFrom } from '../grammar/clause-start.ts'
import { hasGenders } from '../grammar/dictionary.ts'
import { finiteForm, isSubjunctive } from '../grammar/finite.ts'
import { startsClause } from '../turned/quality-parts.ts'

/** What the sender admires, in the sender's own mouth. */
export type Quality = {
  /** The answer as it was given, as whole sentences. */
  own: string
  /** As it was given, said of them after a colon: 'que sin decir nada sabe lo que necesito', 'su paciencia'. */
  told: string
  /** Said to them: 'tu paciencia', 'que nunca te rindes'; null where it is not plain, and `told` is said of them. */
  toYou: string | null
  /** How sure the reading is, 0 to 1. */
  sure: number
}

const OPENERS: readonly RegExp[] = [
  /^(?!les? (?:encanta|gusta)n?(?![A-Za-zÀ-ỹ]))(?:yo |me |nos |le |les |lo que (?:yo )?más (?:le |te )?)?(?:admir(?:o|a|amos)|encantan?|gustan?|valor(?:o|amos))(?![A-Za-zÀ-ỹ])(?: mucho| muchísimo)?(?: de (?:él|ella|ti|vos|usted|\p{Lu}[A-Za-zÀ-ỹ]+))?(?: es| son)?\s*/iu,
  /^(?:de (?:él|ella|ti|vos|usted))\s+/i,
  /^(?:porque|por(?! (?:las? (?:noches?|mañanas?|tardes?)|fin|eso|lo menos)(?![A-Za-zÀ-ỹ]))|es que)\s+/iu,
  /^(?:(?:pos|pues|pucha|o sea|oye|bueno|mir[aá])(?:,|(?= (?:que|q|es que) )))\s*/iu,
  // 'todo, es muy trabajadora', 'muchas cosas, pero sobre todo su risa'
  /^(?:(?:de )?tod[oa]|(?:muchas|mil|tantas) cosas|no s[eé])\s*[,.:;]\s*(?:(?:pero|y|sobre todo|más que nada|en especial)\s+)*(?=(?:que|es|su|tiene|siempre|nunca|el|l[ao](?! (?:quier[oa]?|quer(?:o|emos)|am(?:o|amos)|ador(?:o|amos)|admir(?:o|amos)|extrañ(?:o|amos)|respet(?:o|amos))(?![A-Za-zÀ-ỹ])))(?![A-Za-zÀ-ỹ]) [^,;:]+$)/iu,
  /^(?:sobre todo|más que nada),? (?=(?:que|su|la|el|lo) )/iu,
  // 'no sé cómo le hace para llegar a todo': how they do it is admired
  /^(?:la verdad,? )?(?:yo )?no s[eé] (?=c[oó]mo (?!dec|expl|pon|expres|agrad|llam|se ))/iu,
  /^(?:(?:lo|la|los|las|te) (?:admir(?:o|amos)|respet(?:o|amos)|valor(?:o|amos)|quier(?:o|emos)|quer(?:o|emos)|am(?:o|amos)|aprecio) (?:mucho )?(?:porque|por))\s+/i,
]

/** `clarity` is 1 for words that were confirmed. */
export function readQuality(raw: string, reader: Reader, clarity = clarityOf(raw)): Quality {
  const own = sentences(raw)
  if (isForeign(raw)) return { own, told: own, toYou: null, sure: QUOTED }
  const { recipient } = reader
  let text = withoutVocative(lowerFirst(withoutHedge(own)), recipient.name)
  for (const opener of [...OPENERS, ...OPENERS]) text = text.replace(opener, '')
  if (!recipient.several) {
    text = text.replace(/^(?:él|ella) (?!mism|sol)/iu, '')
    text = namedFirst(upperFirst(text), recipient.name)?.rest ?? text
  }
  text = text.replace(/^(?:que )?(?:usted(?:es)?|vos|tú) (?!les? |l[oa]s? |se )/iu, '')
  if (words(text).length === 0) text = own
  // 'luchona', which no dictionary has, was written small
  if (/^\p{Ll}/u.test(raw.trim())) text = text.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())
  const isNamed = recipient.several && namesIn(recipient).some((name) => holds(text, name))
  const told = ofTheirCharge(
    agreeing(asAdmired(isNamed ? withoutEnd(own) : lowerFirst(withoutEnd(text)), recipient), recipient),
    reader.relation,
  )
  const toYou = isNamed ? null : toTheirFace(told, reader)
  return { own, told, toYou, sure: toYou === null ? QUOTED : clarity }
}

/** 'Leo es muy noble y Ana muy lista': of each by name, and to none of them. */
const namesIn = ({ name }: Person) => name.match(/\p{Lu}\p{L}+/gu) ?? []
const holds = (text: string, name: string) => new RegExp(`(?<![A-Za-zÀ-ỹ])${name}(?![A-Za-zÀ-ỹ])`, 'iu').test(text)

/** 'no lo presionó nunca', from the family of whom she teaches: 'que a Leo no lo presionó nunca'. */
function ofTheirCharge(told: string, relation = ''): string {
  const [, child = ''] =
    / de (?:mi|nuestr[oa]) (?:hij|niet|niñ|sobrin|bebé|peque)[A-Za-zÀ-ỹ]* (\p{Lu}\p{L}+)\s*$/u.exec(relation) ?? []
  const [, verb = ''] = /^que (?:(?:no|nunca|siempre|jamás) )?l[oa] (\p{L}+)/u.exec(told) ?? []
  return child && finiteForm(verb)?.tense === 'preterite' ? told.replace(/^que /u, `que a ${child} `) : told
}

/** 'muy honrada' → 'que es muy honrada', 'siempre sabe' → 'que siempre sabe', 'paciencia' → 'su paciencia'; 'su risa' stays. */
function asAdmired(said: string, { v }: Person): string {
  if (/^(?:él|ella|ell[oa]s) /iu.test(said)) return `que ${said}`
  // 'lo comparten todo', and no 'lo valiente que es'
  const [, done = ''] = /^lo ([A-Za-zÀ-ỹ]+)(?! que(?![A-Za-zÀ-ỹ]))/iu.exec(said) ?? []
  if (finiteForm(done.toLowerCase())?.person === 3 && !isAdjectival(done) && !hasGenders(done)) return `que ${said}`
  if (/^(?:que|c[oó]mo|lo|cuando|si|aunque) /iu.test(said))
    return said.replace(/^como (?=\p{L}+[ae](?: |$))|(?<=^c[oó]mo .* y )como (?=\p{L}+[ae](?: |$))/gu, 'cómo ')
  if (hasItDone(said)) return `que ${said}`
  // 'incluso ahora, que camina despacio, no falta', 'un tipo derecho'
  if (AT_ANY_TIME.test(said) && words(said.toLowerCase()).some((word) => finiteForm(word)?.person === 3))
    return `que ${said}`
  if (SOMEBODY.test(said) || GOOD_SOMEBODY.test(said)) return `que ${v('es')} ${said}`
  const [first = ''] = words(said)
  const isAdjective = isAdjectival(first) && !/^(?:amor|corazón|es[eao]s?)$/u.test(first)
  if (/^(?:muy|bien|súper|tan) [A-Za-zÀ-ỹ]+(?:[oae]s?|l|r|z)(?![A-Za-zÀ-ỹ])/iu.test(said))
    return `que ${v('es')} ${said}`
  if (isAdjective && /^\p{L}+(?:$|,? | y )/u.test(said) && !startsClause(said)) return `que ${v('es')} ${said}`
  if (doesItself(said)) return `que ${said}`
  if (ABSTRACT.test(said)) return `su ${said}`
  return startsClause(said) && !/^(?:no sé|(?:me|nos) gust|(?:me |nos )?(?:gust|encant|fascin))/u.test(said)
    ? `que ${said}`
    : said
}

/** 'su palabra vale más que un papel', 'tu risa llena la casa'; 'su risa franca', 'su don para cantar' and 'su casa llena de gente' do nothing. */
function doesItself(said: string): boolean {
  const [, does = '', next = ''] = OF_THEIRS.exec(said) ?? []
  // 'su corazón firme' is no wish; a past is no noun
  const form = finiteForm(does)
  const isDoing = /^(?:llena|valían?)$/u.test(does) || (form?.person === 3 && !isSubjunctive(does, form.infinitive))
  return isDoing && (does.endsWith('ía') || !hasGenders(does) || ITS_OBJECT.test(next))
}
const OF_THEIRS = /^[ts]us? \p{L}+ (?!(?:para|como|sobre|entre|cuando|bajo|hasta|sin)(?!\p{L}))(\p{L}+)(?: (\p{L}+))?/u
const ITS_OBJECT = /^(?:el|la|l[oa]s|una?|mis?|nuestr[oa]s?|cualquier|tod[oa]s?)$/u

/** 'esa risa que tiene contagia a todos', 'la familia que tiene lo adora': what they have does it; 'el negocio que tiene es suyo' is no less a clause. */
function hasItDone(said: string): boolean {
  const [, rest = ''] = HAS.exec(said) ?? []
  const [first = '', next = ''] = rest.split(' ')
  return rest !== '' && (clauseFrom(rest.split(' '), 0) >= 0 || (finiteForm(first)?.person === 3 && DOES.test(next)))
}
const HAS =
  /^(?:el|la|es[ea]) [A-Za-zÀ-ỹ]+(?: (?:tan|m[aá]s) [A-Za-zÀ-ỹ]+)? que (?:tiene|ten[ií]a|tuvo) (?:(?:en|con|por) (?:(?:el|la|l[oa]s|sus?|mis?) )?[A-Za-zÀ-ỹ]+ )?((?!para |sobre |entre |como |cuando )[^.,;:!?…“”]+)/iu
const DOES = /^(?:al?|el|la|l[oa]s|una?|sus?|mis?|nos|tod[oa]s?|much[oa]s?|trabajo|vida|paz|alegr[ií]a)$/iu

const AT_ANY_TIME =
  /^(?:incluso|a[uú]n (?:ahora|hoy|con|en|siendo|cuando)|hasta (?:cuando|ahora|hoy|en|con)|ni (?:cuando|siquiera|en|con)|desde que) /iu
const SOMEBODY =
  /^(?:(?:un|una) (?:(?:gran|buen|verdader|tremend|excelente|s[uú]per)[oa]? )?|(?:el|la) (?:mejor|m[aá]s gran) |la (?=persona m[aá]s ))(?:tip[oa]|hombre|mujer|persona|ser human[oa]|señora?|caballero|dama|amig[oa]|herman[oa]|compañer[oa]|vecin[oa]|padre|madre|pap[aá]|mam[aá]|abuel[oa]|t[ií][oa]|hij[oa]|espos[oa]|jef[ea]|profe(?:sora?)?|maestr[oa]|doctora?|líder|chic[oa]|muchach[oa]|niñ[oa]|trabajadora?|perr[oa]|gat[oa])(?=,? [A-Za-zÀ-ỹ])|^una? (?:(?:gran|verdader|tremend)[oa]? )?(?:guerrer[oa]|luchadora?|campe[oó]n|campeona|crack|genio|genia)(?![A-Za-zÀ-ỹ])/iu

/** 'buen parcero', 'gran papá': what they are, and no 'buen humor', which they have. */
const GOOD_SOMEBODY =
  /^(?:buen[oa]?|gran|excelente|tremend[oa]) (?:(?:parcer|compañer|amig|herman|prim|niet|sobrin|suegr|cuñad|abuel|maestr|vecin|espos|emplead|chic|muchach|tip|soci|jef)[oa]?|parce|pana|carnal|cuate|compa|causa|pata|pap[aá]|mam[aá]|padre|madre|t[ií][oa]|hij[oa]|gente|persona|hombre|mujer|ser humano|profe(?:sora?)?|doctora?|pareja|novi[oa]|colega|líder)(?![A-Za-zÀ-ỹ])/iu

/** 'que es terco y grande', of a cousin who is a woman. */
const agreeing = (told: string, person: Person) =>
  told.replace(/(?<=^que (?:es|era|está) ).+$/u, (how) => (isRowOfWords(how) ? agreeingList(how, person) : how))

/** An adjective, and others that do nothing: 'muy terco y grande'. */
const isRowOfWords = (how: string) =>
  how.split(/,? [ye] |, /u).every((item) => {
    const word = item.replace(/^(?:muy|bien|tan|súper|bastante) /iu, '')
    return /^\p{L}+$/u.test(word) && (isAdjectival(word) || finiteForm(word) === null)
  })

/** What somebody has, by itself: 'paciencia', 'alegría y paciencia'. */
const ABSTRACT =
  /^(?:paciencia|alegría|bondad|ternura|fortaleza|fuerza|constancia|generosidad|honestidad|inteligencia|valentía|humildad|nobleza|lealtad|creatividad|dulzura|perseverancia|disciplina|responsabilidad|simpatía|sencillez|sonrisa|risa|energía)(?![A-Za-zÀ-ỹ])(?! que )/u
