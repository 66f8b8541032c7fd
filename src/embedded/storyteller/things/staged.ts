import { ANSWERS_AT_HAND, cached } from '../language/grammar/cache.ts'
import type { Favourite } from '../language/favourite/favourite.ts'
import { restoreAccents } from '../language/spelling/word-accents.ts'
import { hasGenders, isEntry, isNounForm, known } from '../language/grammar/dictionary.ts'
import { finiteForm } from '../language/grammar/finite.ts'
import { isLoan, likedGender } from '../language/grammar/gender.ts'
import { isInfinitive } from '../language/grammar/infinitive.ts'
import { bare, contract, countWords, withoutEnd, words } from '../language/grammar/text.ts'
import { lowerFirst } from '../language/spelling/tidy.ts'
import { SHOES } from './class-of.ts'
import { planned } from './doings.ts'
import { OF_VERB, whichOnes } from './handled.ts'
import { AT_HOUR, FULL_NAME, GIVEN, type Named, withoutPlace } from './named.ts'
import { type NounClass, nounClassOf } from './nouns.ts'
import { onePhrase, singularOf } from './singular.ts'

/** 'a Mateo los insectos', of several. */
const TO_ONE = /^a (?:\p{Lu}[A-Za-zÀ-ỹ]+|él|ella) (?=[A-Za-zÀ-ỹ])/iu
/** What stands before the thing itself: that it is liked, and what one does with it. */
const LIKED =
  /^(?:(?:que )?(?:le|les|lo|la) (?:[A-Za-zÀ-ỹ]+ )?(?:gustan?|encantan?|fascinan?) (?:mucho )?|(?:ella |él )?(?:es|era) feliz con |con (?=el|la|los|las|sus?)|siempre |sobre todo |más (?=el |la |los |las )|también )/iu
const DOING =
  /^(?:(?:jugar|ver|mirar|tomar|tomarse|beber|comer|comerse|hacer|preparar|hornear|cocinar|ir|andar|montar|practicar|tocar|armar|buscar|acariciar|pasear|oír|escuchar|leer|coleccionar|juntar|guardar|cuidar|regar|cultivar|arreglar|reparar|manejar|conducir|tejer|coser|vender|regañar|presta|prestar|vio|vieron)(?: (?:al?|en|por|de|con|su))? )(?=(?:el|la|los|las|un|una|unos|unas|sus?|mucho|[A-Za-zÀ-ỹ]+)(?: |$))/iu
const ARTICLE =
  /^(?:el|la|los|las|un|una|unos|unas|sus?|mis?|tus?|nuestr[oa]s?|vuestr[oa]s?|lo|al|del|mucho|mucha|muchos|muchas|todos los|todas las)\s+/iu

/** 'papá la radio', 'a la mayor le gusta dibujar', 'oli bailar': of several, whose each thing is. */
const WHOSE =
  /^(?:a )?(?:(?:mi|la|el|su) )?(?:mam[áai]|pap[áai]|mayor|menor|chic[oa]|grande|pequeñ[oa]|ella|él|otr[oa])(?: le (?:gustan?|encantan?))?,? (?=(?:el|la|los|las|sus?) [A-Za-zÀ-ỹ]|[A-Za-zÀ-ỹ]+[aei]r(?![A-Za-zÀ-ỹ]))/iu

/** Without the name of one of `names` before what that one likes. */
export function withoutWhose(part: string, names: readonly string[]): string {
  const [first = ''] = words(part)
  const isName = first.length > 2 && names.some((name) => bare(name).startsWith(bare(first).slice(0, 4)))
  const rest = isName ? part.slice(part.indexOf(first) + first.length).trim() : part
  return isName && /^(?:(?:el|la|los|las|sus?) [A-Za-zÀ-ỹ]|[A-Za-zÀ-ỹ]+[aei]r(?![A-Za-zÀ-ỹ]))/iu.test(rest)
    ? rest
    : part.replace(WHOSE, '')
}

/** 'el dominó, todas las tardes después de la siesta', 'los geranios a las 6 am', 'hacer ají para todos los domingos' */
const WHEN =
  /(?<!(?:^| )(?:al?|con|del?|entre|por|sobre))(?:^|,? )(?:(?:para|durante|en) )?(?:tod[oa]s l[oa]s|cada) \p{L}+.*$| a las? (?:\d+|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce)(?![A-Za-zÀ-ỹ]).*$/u

/** 'las manzanas, solo rojas', 'las llaves, cualquier llavero': which of them, and no other thing. */
const ONLY = /^(?:s[oó]lo|cualquier|solamente|nomás|únicamente|nada más|siempre|nunca|cada|menos|excepto|sin) /iu

/** 'los trenes, sobre todo el Roca': its name says nothing of what it is, and it is one of those. */
const isOneOfThem = (all: string, text: string): boolean =>
  /^(?:el|la|l[oa]s) \p{Lu}/u.test(text) && /, (?:sobre todo|especialmente|en especial) $/u.test(all.split(text)[0]!)

/** What an answer names, part by part: as it was read, or else what each of its clauses begins with. */
export function partsOf(fav: Favourite): string[] {
  const named = fav.items
    .filter(({ text }) => !isOneOfThem(fav.all, text))
    .map(({ kind, text }) => (kind === 'clause' ? wishedDone(text) : text))
  const parts = named.filter((part) => part !== null)
  if (parts.length === named.length)
    return parts.map((part) => part.replace(TO_ONE, '').replace(WHEN, '')).filter((part) => !ONLY.test(part))
  return (
    withoutEnd(fav.whole)
      .replace(/\([^)]*\)/gu, ' ')
      // what follows «que» tells of the thing before it, and names no other
      .replace(
        /(\p{L}),? (?:que|aunque|porque) (?!\p{L}+ (?:gust|encant))(?:ya |todavía |aún |ahora |no |nunca |siempre |casi )?(?:sí )?(?:que )?\p{L}+(?: [\p{Ll}\d]+)*/gu,
        '$1',
      )
      .split(/[,.;!?¡¿]+|:(?!\d)|\s+(?:y|e|pero|aunque|porque|que)\s+/u)
      .map((part) =>
        part
          .trim()
          .replace(/^y /iu, '')
          .replace(/^[aA] \p{Lu}\p{L}+ (?=[A-Za-zÀ-ỹ])/u, '')
          .replace(/^.*(?<![A-Za-zÀ-ỹ])les? (?:gustan?|encantan?) (?:mucho )?(?=[A-Za-zÀ-ỹ])/iu, '')
          .replace(LIKED, ''),
      )
      .filter((part) => part !== '' && part.replace(WHEN, '') !== '' && !ONLY.test(part))
      .map((part) => lowerFirst(part).replace(WHEN, ''))
  )
}

/** 'que le soplen la nuca' → 'soplarle la nuca': what others do with them; null for any other wish. */
function wishedDone(wish: string): string | null {
  const [, clitic = '', verb = '', rest = ''] =
    /^que (l[aeo]s?) (\p{Ll}+n)((?: .*)?)$/u.exec(wish) ??
    // 'que su abuela le cante', 'que Clara le cuente cosas de cuando era niña'
    /^que (?:(?:sus?|el|la) \p{Ll}+ )?(?:\p{Lu}\p{L}+ |(?<=(?:sus?|el|la) \p{Ll}+ ))(l[aeo]s?) (\p{Ll}+)((?: .*)?)$/u.exec(
      wish.replace(/ (?:de )?cuando .*$/u, ''),
    ) ??
    []
  const form = verb ? finiteForm(verb) : null
  return form?.person === 3
    ? `${form.infinitive}${clitic}${rest.replace(/ [ye] (?:l[aeo]s?|que|\p{L}+[aei]r) .*$/u, '')}`
    : null
}

/** 'andar en bici de noche': of no bicycle is it said. */
const BY_NIGHT =
  /(?<=^(?:bici|bicicleta|cicla|moto|motocicleta|patineta|skate|tren|carro|coche|auto)) (?:de|por la) (?:noche|madrugada|día|mañana|tarde)$/u

/** 'oír los programas de radio de la madrugada' → its noun as one, as many and with its article; null for what is no noun. */
export const namedIn = cached(ANSWERS_AT_HAND, (part): Named | null => {
  const object =
    isInfinitive(words(part)[0] ?? '') || DOING.test(part) ? part.replace(DOING, '').replace(BY_NIGHT, '') : part
  if (isInfinitive(words(object)[0] ?? '')) return null
  const article = ARTICLE.exec(object)?.[0].trim().toLowerCase() ?? ''
  // 'hacer hallacas con Clara': with whom, and no dish of theirs
  const alone = object === part ? object : object.replace(/ con \p{Lu}\p{L}+.*$/u, '')
  const own = trimmed(
    alone
      .replace(/^sus? \d{1,3} (?=\p{Ll}{3,}s(?![A-Za-zÀ-ỹ]))/u, 'sus ')
      .replace(ARTICLE, '')
      .replace(/^(?:buen[oa]s?|buen|gran|grandes) (?=[A-Za-zÀ-ỹ])/u, ''),
  ).replace(/(?<![A-Za-zÀ-ỹ])\p{Ll}{4,}/gu, (word) =>
    isNounForm(word) || isEntry(singularOf(word)) ? word : accented(word),
  )
  const head = words(own)[0] ?? ''
  if (
    head === '' ||
    /^\d/u.test(head) ||
    STOPS.test(head) ||
    (NO_HEAD.test(head) &&
      !(article === 'el' && /^uno$/iu.test(own)) &&
      (!(own.includes(' ') || isName(head)) || nounClassOf(own) === null)) ||
    (article === '' && isVerb(head))
  )
    return null
  const named = /^\p{Lu}/u.test(own)
  const single = withoutPlace(own.replace(AT_HOUR, ''))
  // 'su Willys rojo' is one already
  const one = ONE.test(article) ? single : onePhrase(single)
  const many =
    /^(?:los|las|unos|unas|sus|muchos|muchas)$/u.test(article) ||
    (!ONE.test(article) && head.endsWith('s') && singularOf(head) !== head)
  // 'radios viejos', 'su Toyota rojo': masculine where its giver lives
  const described = /^(?:(?:su|mi)s?)?$/u.test(article) ? (words(own)[1] ?? '') : ''
  const isHis = hasGenders(described) && /os?$/u.test(described)
  const f =
    /^(?:la|las|una|unas|muchas?)$/u.test(article) ||
    (!/^(?:el|los|un|unos)$/u.test(article) &&
      !isHis &&
      (likedGender(head) === 'f' || /^(?:cometas?|singer)$/iu.test(head) || head.endsWith('madre') || head === 'van') &&
      !/^(?:pirata|astronauta|ninja|atleta|artista|tata)s?$/iu.test(head))
  const sounded = /^(?:agua|águila|hada|arpa|área|aula|ancla)$/u.test(singularOf(head))
  // 'su xbox': of which nobody has told whether it is a «la»
  const isUnsure = /^(?:su|mi)$/u.test(article) && !many && !named && !known(head) && !isLoan(head) && !nounClassOf(own)
  const the = isUnsure ? 'su' : many ? (f ? 'las' : 'los') : f && !sounded ? 'la' : 'el'
  const pair = PAIRS.test(head) || (many && (head === 'tenis' || SHOES.test(head)))
  return {
    own,
    all: named && article === '' ? own : `${the} ${own}`,
    // 'la caja del router', 'su máquina': there is one of it
    one: pair
      ? `${/^sus?$/u.test(article) || GIVEN.test(object) ? 'el' : 'un'} par de ${own}`
      : !many &&
          (/^(?:sus?|mi)$/u.test(article) ||
            (/^(?:el|la)$/u.test(article) && (OWNED.test(own.replace(AT_HOUR, '')) || GIVEN.test(object))))
        ? `${the} ${one}`
        : `${f && !sounded ? 'una' : 'un'} ${one}`,
    the: pair
      ? `el par de ${head}`
      : `${isUnsure ? 'su' : f && !sounded ? 'la' : 'el'} ${SHORT.exec(one)?.[0] ?? FULL_NAME.exec(one)?.[0] ?? words(one)[0]!}`,
    head: singularOf(head),
  }
})

/** An article of one. */
const ONE = /^(?:el|la|un|una|al|del|su|mi)$/u
/** Whose it is, or where; 'el camión de la basura' is any of its kind. */
const OWNED =
  / de(?:l| la| l[oa]s| sus?| \p{Lu}\p{Ll}+$)(?![A-Za-zÀ-ỹ])(?! (?:basura|mar|noche|mañana|tarde|calle|selva|año)(?![A-Za-zÀ-ỹ]))/u

/** There is no one of them. */
const PAIRS =
  /^(?:gafas|lentes|anteojos|tijeras|pantalones|binoculares|audífonos|auriculares|pinzas|botas|patines|rollers|zapatillas|sandalias|guantes|pantuflas|castañuelas|maracas)$/u

/** 'lampara', which is a form of a verb too, where it names a thing. */
const accented = (word: string) =>
  Array.from(word, (letter, i) => word.slice(0, i) + `${letter}\u0301`.normalize('NFC') + word.slice(i + 1)).find(
    (form) => isNounForm(form) && /[áéíóú]/u.test(form),
  ) ?? restoreAccents(word)

/** 'cumple', 'mandar': nothing that has an article. */
const isVerb = (word: string) =>
  isInfinitive(word) || (finiteForm(word.toLowerCase()) !== null && !isNounForm(word.toLowerCase()))

/** Up to a verb or a relative: what is the thing, and not what is told of it. */
function trimmed(phrase: string): string {
  const tokens = phrase.split(/\s+/u)
  // a second noun begins with its article: 'la máquina de coser la Singer'
  const end = tokens.findIndex(
    (token, i) =>
      i > 0 &&
      ((STOPS.test(token) &&
        !`${tokens[i - 1]!} ${token}`.endsWith('nta y') &&
        !(isName(token) && isName(tokens[i - 1]!))) ||
        i > 7 ||
        (/^(?:el|la|los|las)$/iu.test(token) && !/^(?:de|a|en|con|para|por|tod[oa]s)$/iu.test(tokens[i - 1]!))),
  )
  const kept = (end < 0 ? tokens : tokens.slice(0, end)).join(' ')
  // 'mapas del metro de ciudades donde no ha estado': of those, and of no others
  // and 'videos de gente que restaura muebles': of no others either
  const thing = (
    /^donde$/iu.test(tokens[end] ?? '') ? kept.replace(/ (?:de|en) \p{Ll}+$/u, '') : kept.replace(/ de gente$/u, '')
  ).replace(ASIDE, '')
  return contract(
    withoutEnd(
      thing.replace(
        /(?: (?:de|del|con|en|a|al|sin|por|para|la|el|los|las|sus?|una?|quien|después|antes|luego|siempre|primero))+$/u,
        '',
      ),
    ),
  )
}

/** 'café oyendo la radio', 'ropa a su hermana', 'croquetas en cualquier sitio', 'cielo con el telescopio' */
const ASIDE =
  /(?<! [A-Za-zÀ-ỹ]+[ai]d[oa]s?) (?:[A-Za-zÀ-ỹ]+(?:ando|iendo|yendo)|(?:sentad|acostad|parad|tirad|recargad|trepad|descalz)[oa]s?|(?:a|con) (?:el|la|los|las|sus?|mis?|una?)|al (?:cuello|hombro|cinto|lado|[A-Za-zÀ-ỹ]+ de)|a [A-Za-zÀ-ỹ]+[aei]r|(?:después|antes) de [A-Za-zÀ-ỹ]+|en (?:cualquier|verano|invierno|otoño|primavera|navidad|tod[oa]s?|el|la|l[oa]s|sus?))(?= |$).*$/iu

/** What stands before a noun, or for one. */
const NO_HEAD =
  /^(?:cada|uno|una|unos|unas|el|la|los|las|un|tres|dos|cuatro|cinco|en|de|con|por|para|sin|al|del|a|toc[ao]|hacer|nomás|puro|pura|ella|él|ahí|aquí|allá|todo|tod[oa]s|demás|caras?|manos?|pies?|panza|nariz|orejas?|boca|cachetes?)$/iu

const isName = (word: string) => /^\p{Lu}\p{Ll}/u.test(word)

const STOPS =
  /^(?:que|cuando|donde|aunque|pero|porque|si|no|ya|se|le|les|lo|nos|me|te|es|son|está|están|tiene|trae|vio|vieron|siempre|nunca|ahora|y|o|sobre|fue|mientras|hasta|desde|todo|todavía|aún|también|hoy|así|muy|bien|más|ni|es[ao]s?|mi|mis|tu|tus|conmigo|gusta|gustan|según|mejor|llamad[oa]s?)$/iu

/** 'camión de la basura': with what tells it from another, where that is all of it; else its noun alone. */
const SHORT =
  /^\p{L}+ de (?!sus? |(?:mil|cien|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez)$)(?:(?:la|los|las) )?(?!(?:las?|los)(?![A-Za-zÀ-ỹ]))\p{Ll}+$/u

/** 'no hacer nada', 'dibujar ojos' */
export const infinitiveIn = cached(ANSWERS_AT_HAND, (part): string | null => {
  const text = part.replace(/^(?:a|de) /u, '')
  const [first = '', second = ''] = words(text)
  const isDoing = isInfinitive(first) || (/^no$/iu.test(first) && isInfinitive(second))
  if (!isDoing) return null
  const cut = whichOnes(text)
    ? -1
    : text.search(
        / (?:(?:con |a |de |por |en )?(?:mis?|tus?|conmigo|nosotros)(?= |$)|(?:(?<! a )que|cuando|mientras|donde|aunque|porque|hasta(?! (?:tarde|(?:el|las?) [\p{L}\d]+)$)|si) )/u,
      )
  const short =
    cut > 0
      ? text
          .slice(0, cut)
          .replace(
            /(?: (?:al?|de|en|con))?(?: todo)?(?: (?:al?|de|en|con|por|sin|para|hasta|desde))?(?: (?:lo|la|los|las|el))?(?: [ye])?$/u,
            '',
          )
      : text
  const doing = countWords(short) <= 9 ? short : planned(short)
  return countWords(doing) <= 9 &&
    !/^(?:no )?(?:saber|hacer|tener|decir|ir)$/iu.test(short) &&
    !/(?<![A-Za-zÀ-ỹ])(?:me|nos|te|(?:al?|con|de|para|por) (?:él|ella|ellos|ellas|eso))(?![A-Za-zÀ-ỹ])/iu.test(short)
    ? lowerFirst(withoutEnd(doing))
    : null
})

/** Of an answer in whole sentences, what begins at each of its words: 'que le rasquen la panza' → 'panza'. */
export function wordsOnward(fav: Favourite): string[] {
  const said = words(fav.whole.replace(/(?<![A-Za-zÀ-ỹ])(?:no|sin|nunca|ni) [A-Za-zÀ-ỹ]+(?: [A-Za-zÀ-ỹ]+)?/giu, ''))
  return said.map((_, i) => lowerFirst(said.slice(i, i + 3).join(' ')))
}

/** 'robarse los calcetines' → the socks; null for what is done to nothing that has a name. */
export function objectOf(infinitive: string): { named: Named; kind: NounClass | null } | null {
  if (/ (?:rico|bien|sano|mucho|fuera|tarde|temprano|juntos|juntas)$/u.test(infinitive)) return null
  // 'ver pasar el tren'
  const named = namedIn(
    infinitive.replace(
      /^(?:no )?(?:(?:ver|mirar|oír|escuchar) (?=\p{L}+[aei]r ))?\p{L}+ (?:(?:al?|con|de|en) (?=[A-Za-zÀ-ỹ]))?/u,
      '',
    ),
  )
  return named && { named, kind: OF_VERB.find(([test]) => test.test(infinitive))?.[1] ?? null }
}
