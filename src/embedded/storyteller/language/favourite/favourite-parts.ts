import type { Gender } from '../../../../contract/gender.ts'
import { hasGenders, isNounForm, known } from '../grammar/dictionary.ts'
import { finiteForm } from '../grammar/finite.ts'
import type { FavouriteItem } from './favourite-item.ts'
import { isLoan, likedGender, nounGender } from '../grammar/gender.ts'
import { isInfinitive } from '../grammar/infinitive.ts'
import { toldInfinitive } from '../people/sender-voice.ts'
import { bare, contract, upperFirst, withoutEnd, words } from '../grammar/text.ts'
import { lowerFirst } from '../spelling/tidy.ts'

export const thing = (text: string): FavouriteItem => ({ text, kind: 'noun', gender: 'm', plural: false })

const ARTICLE =
  /^(el|la|los|las|un|una|unos|unas|lo|mi|mis|tu|tus|su|sus|nuestro|nuestra|nuestros|nuestras|todo|toda|todos|todas|cada|cualquier|cualquiera|algún|alguna|algunos|algunas|otro|otra|otros|otras|varios|varias|muchos|muchas|ambos|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|\d+|ese|esa|esos|esas|aquel|aquella|vuestro|vuestra|vuestros|vuestras)$/

export function itemsOf(core: string, sender: string, led: boolean): FavouriteItem[] {
  // 'dibujar, sobre todo arcoíris y a su familia'
  if (MOSTLY.test(core)) return [readItem(core, sender)]
  // 'que le lea el periódico. Y los caramelos': the thing first, or it would be read too
  const [, wished = '', besides = ''] =
    /^(que [^.;]+)[.;]\s+(?:y )?(?:también )?((?:el|la|l[oa]s|sus?) [^.;,]+)[.\s]*$/iu.exec(core) ?? []
  if (wished) return [readItem(besides, sender), readItem(wished, sender)]
  const text = core
    .replace(/[.;/]\s*/g, ', ')
    .replace(/,?\s+y (?:luego|después|también|además) /giu, ' y ')
    .replace(/,?\s+(?:[ye]\s+)?(?:también|sobre todo|más que nada|especialmente|en especial)\s+/gi, ', ')
    .replace(/(?<=[A-Za-zÀ-ỹ]\s)(?:mucho|muchísimo)$/iu, '')
    .trim()
  const parts = text
    // 'con todo y ademanes' is one
    .split(/,\s*(?:y\s+)?|(?<!con todo|(?:trei|cuare|cincue|sese|sete|oche|nove)nta)\s+[ye]\s+(?!otra vez)/i)
    // 'es fan de los Tigres y de las carnitas': the second preposition went with the opener
    .map((part, i) => (i > 0 && led ? part.trim().replace(/^del /i, 'el ').replace(/^de /i, '') : part.trim()))
    .filter(Boolean)
  const infinitiveFirst = isInfinitive(words(parts[0] ?? '')[0] ?? '')
  const clauseFirst = /^(que|cuando|como|cómo|todo lo que|lo que)\s/i.test(parts[0] ?? '')
  // 'que le hagan caras y su jirafa'
  const [, wish = '', own = ''] =
    /^(que .+) y ((?:sus?|el|la|l[oa]s) [A-Za-zÀ-ỹ]+(?: del? (?:(?:la|l[oa]s|sus?) )?[A-Za-zÀ-ỹ]+)?)$/iu.exec(
      clauseFirst ? text : '',
    ) ?? []
  if (wish && (/^sus? [A-Za-zÀ-ỹ]+(?: de [A-Za-zÀ-ỹ]+)?$/iu.test(own) || isBesideWish(wish, own)))
    return [readItem(own, sender), readItem(wish, sender)]
  // 'que le canten y dormir en brazos'; 'que lo lleven a nadar y bailar' is one
  const [, asked = '', doing = ''] =
    /^(que .+?)(?:,|,? [ye]) ([A-Za-zÀ-ỹ]+[aeií]r(?:se)?(?:,? .+)?)$/iu.exec(clauseFirst ? text : '') ?? []
  if (asked && isInfinitive(words(doing)[0]!) && !words(asked).some(isInfinitive))
    return [...itemsOf(doing, sender, false), readItem(asked, sender)]
  if (clauseFirst) return [readItem(text, sender)]
  return (
    parts
      // 'jugar con muñecas y carritos': the second noun belongs to the infinitive
      .reduce<string[]>((out, part) => {
        const word = words(part)[0]?.toLowerCase() ?? ''
        // 'los cuentos de hadas y de dragones': what begins with a preposition belongs to what came before
        const joins =
          out.length > 0 &&
          (infinitiveFirst ||
            (!text.includes(',') && /(?<![A-Za-zÀ-ỹ])(?:con|de|a) \p{L}+$/u.test(out.at(-1)!)) ||
            /^(?:de|del|con|sin|para|por|en)$/.test(word)) &&
          !isInfinitive(word) &&
          !ARTICLE.test(word) &&
          !/^(?:\p{Lu}|que\s|cuando\s)/u.test(part)
        // 'su bici nueva, la roja'
        const pair =
          /^(?:sus|mis|tus|los|las) .*\p{Lu}\p{Ll}+$/u.test(out.at(-1) ?? '') && /^\p{Lu}\p{Ll}+$/u.test(part)
        if (pair) out[out.length - 1] += ` y ${part}`
        else if (
          out.length > 0 &&
          (isApposition(part) ||
            isNameOf(part, out.at(-1)!) ||
            isSaidOf(part, out.at(-1)!) ||
            WHEN.test(part) ||
            HOW_DONE.test(part) ||
            PRAISE.test(part) ||
            (isRelative(part) && ARTICLE.test(words(out.at(-1)!)[0] ?? '')))
        )
          out[out.length - 1] += `, ${part}`
        else if (joins) out[out.length - 1] += text.includes(`, ${part}`) ? `, ${part}` : ` y ${part}`
        else out.push(part)
        return out
      }, [])
      .filter((part) => !WHO_DOES.test(part))
      .map((part, i, all) => (all.some((other, j) => j !== i && PLAYED.test(bare(other))) ? asTeam(part) : part))
      .map((part, i) => readItem(part, sender, i > 0))
      .filter((item, i, all) => all.findIndex((other) => other.text === item.text) === i)
  )
}

/** 'que le canten bajito y la lluvia': nothing is sung, so the rain is liked too; 'que le rasquen la panza y las orejas' is one. */
const isBesideWish = (wish: string, own: string) =>
  /^que l[aeo]s? [A-Za-zÀ-ỹ]+n(?: (?:bajito|quedito|mucho|fuerte|seguido|despacio|despacito|de noche|en la noche|al oído|todo el día))*$/iu.test(
    wish,
  ) && isNounForm(words(own)[1]!.toLowerCase())

const PLAYED =
  /^(?:el |ver (?:el )?|jugar (?:al? )?)?(?:beis(?:bol)?|fut(?:bol)?|basquet(?:bol)?|baloncesto|rugby|hockey|voleibol)$/
const TEAMS =
  /^(l[oa]s) ([aá]guilas|leones|tigres|tiburones|cardenales|pumas|chivas|diablos|toros|gallos|zorros|charros|bravos|caribes|naranjeros|venados|tomateros|jaguares|halcones|lobos|cuervos|potros|rayos|broncos|cóndores|medias|rojos|dodgers|sultanes|algodoneros|cañeros|mayos|navegantes)( del? (?:la )?[A-Za-zÀ-ỹ]+)?$/iu
/** 'el béisbol, las águilas': beside a game, beasts in the plural are who plays it. */
const asTeam = (part: string) =>
  part.replace(
    TEAMS,
    (_, the: string, who: string, of = '') =>
      `${the} ${upperFirst(who.replace(/^aguilas$/iu, 'águilas'))}${(of as string).replace(/\p{L}+$/u, upperFirst)}`,
  )

/** 'gana ella', 'todo el que pasa puede mover una ficha': who does something, and no thing. */
const WHO_DOES =
  /^(?:(?:el|la|l[oa]s) )?[A-Za-zÀ-ỹ]+ (?:ella|ellas|ellos)(?![A-Za-zÀ-ỹ])|^tod[oa]s? (?:el|la|l[oa]s) que(?![A-Za-zÀ-ỹ])/iu

/** 'sus croquetas, insuperables': said of what stands before it. */
const PRAISE = /^\p{L}+(?:[ai]bles?|ísim[oa]s?|deliciosas?|riqu[A-Za-zÀ-ỹ]+)$/u

const MOSTLY = /^[A-Za-zÀ-ỹ]+[aeií]r(?: [^,]+)?,? sobre todo (?![A-Za-zÀ-ỹ]+[aeií]r(?![A-Za-zÀ-ỹ]))[^,.;]+$/iu

/** 'la mermelada, que hace en un perol', 'las moras, que siempre se come verdes'; not 'que le canten', which is what is liked. */
function isRelative(part: string): boolean {
  const [, word = ''] = /^que (?:nunca |siempre |casi |ya |no |l[aeo]s? |se |me |nos )*(\p{Ll}+)/u.exec(part) ?? []
  const form = finiteForm(word)
  return (
    form !== null &&
    form.tense !== 'other' &&
    !word.replace(/(?:n|mos)$/u, '').endsWith(form.infinitive.endsWith('ar') ? 'e' : 'a')
  )
}

/** 'el dominó, todas las tardes': when, and no other thing. */
const WHEN =
  /^(?:(?:todos los|cada|todas las) )(?:d[ií]as?|tardes?|noches?|mañanas?|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bados?|domingos?|semanas?|veranos?|año)(?![A-Za-zÀ-ỹ])/iu

/** 'todos a la vez', 'de dos en dos': how it is done, and no other thing. */
const HOW_DONE =
  /^(?:tod[oa]s?|l[oa]s dos|amb[oa]s|much[oa]s|vari[oa]s|un[oa]s?)? ?(?:a la vez|al mismo tiempo|junt[oa]s|revuelt[oa]s|de golpe|de una (?:vez|sentada)|de un jal[oó]n|en fila|de [A-Za-zÀ-ỹ]+ en [A-Za-zÀ-ỹ]+|a todas horas|sin [A-Za-zÀ-ỹ]+r(?:l[oa]s?|se)?|hasta (?:tarde|la madrugada|que [A-Za-zÀ-ỹ]+.*)|[A-Za-zÀ-ỹ]{4,}mente)(?:,? [A-Za-zÀ-ỹ]{4,}mente)?$|^(?:jam[aá]s|nunca) (?:de|con|en|el|la|l[oa]s|por) .+$|^si (?:no )?(?:se |le |hay |hace )?[A-Za-zÀ-ỹ]+(?: (?:también|tampoco|igual))?$/iu

/** 'la roja', 'la sin pelo', 'las dos cosas juntas': an apposition, not another item. */
function isApposition(part: string): boolean {
  if (/^(?:sol[oa]s?|sólo|puras?|puros?|es[ao]s? que) [A-Za-zÀ-ỹ]/iu.test(part)) return true
  const [article = '', next = '', ...rest] = words(part.toLowerCase())
  if (!/^(?:el|la|los|las)$/.test(article)) return false
  if (/^(?:dos|tres|cuatro)$/.test(next)) return /^(?:cosas|junt[oa]s|a)$/.test(rest[0] ?? 'a')
  // 'el karaoke, la de Rocío Dúrcal'
  if (/^(?:sin|con|del|de|que)$/.test(next)) return true
  return (
    rest.length === 0 &&
    /^(?:roj|blanc|negr|amarill|azul|verde|nuev|viej|pequeñ|grande|chiquit|últim|primer)[oae]?s?$/.test(next)
  )
}

/** 'su panga, la Conchita II': one of theirs, and what it is called. */
const isNameOf = (part: string, thing: string) =>
  /^(?:el|la) \p{Lu}[\p{L} ]+$/u.test(part) && /^(?:su|mi) \p{Ll}+$/u.test(thing)

/** 'el café de las 11, solo': a bare adjective of one, which agrees with what stands before it. */
function isSaidOf(part: string, thing: string): boolean {
  const [article = ''] = words(thing.toLowerCase())
  const end = /^(?:el|un)$/u.test(article) ? 'o' : /^(?:la|una)$/u.test(article) ? 'a' : null
  return end !== null && /^\p{Ll}+$/u.test(part) && part.endsWith(end) && hasGenders(part)
}

/** 'mi casco de la mina': the helmet is the giver's, and no mine. */
const MINE_OF = /(?<![A-Za-zÀ-ỹ])(mi|tu) (\p{Ll}+) de(?:l| la) (\p{Ll}+)(?=\s*(?:[,.;]|$|[ye] ))/gu

/** The sender's own 'mi', 'tu', 'conmigo', told by a narrator. */
export function told(text: string, sender: string): string {
  return contract(
    toldInfinitive(text, sender)
      .replace(HOW_I_DO, (all, how: string, verb: string) => {
        const does = thirdOf(verb)
        return does ? `${how}${does} ${sender}` : all
      })
      .replace(MINE_OF, '$1 $2 de $3')
      .replace(/(?<![A-Za-zÀ-ỹ])(mis?) (\p{L}+)/gu, (_, mine: string, noun: string) => {
        const the = nounGender(noun) === 'f' ? (mine === 'mi' ? 'la' : 'las') : mine === 'mi' ? 'el' : 'los'
        return `${the} ${noun} de ${sender}`
      })
      .replace(/(?<![A-Za-zÀ-ỹ])tus(?![A-Za-zÀ-ỹ])/gu, 'sus')
      .replace(/(?<![A-Za-zÀ-ỹ])tu(?![A-Za-zÀ-ỹ])/gu, 'su')
      .replace(/(?<![A-Za-zÀ-ỹ])conmigo(?![A-Za-zÀ-ỹ])/gu, `con ${sender}`)
      // several give, or one of those whom they live or work with
      .replace(
        /(?<![A-Za-zÀ-ỹ])con nosotr[oa]s(?![A-Za-zÀ-ỹ])/gu,
        / y |^(?:el|la|l[oa]s) /u.test(sender) ? `con ${sender}` : 'con los suyos',
      ),
  )
}

/** 'mirar cómo ordeño', 'oír cuando canto' */
const HOW_I_DO = /(?<![A-Za-zÀ-ỹ])((?:c[oó]mo|cuando|lo que) (?:l[oa]s? )?)([A-Za-zÀ-ỹ]{3,}o)(?![A-Za-zÀ-ỹ])/giu

/** 'ordeño' → 'ordeña', where both are surely forms of one verb. */
function thirdOf(first: string): string | null {
  const form = finiteForm(first)
  const stem = first.slice(0, -1)
  // 'tejo': from «tejer» more likely than from «tejar»
  const isOfFirst = form?.infinitive.endsWith('ar') && !known(`${stem}er`) && !known(`${stem}ir`)
  const third = stem + (isOfFirst ? 'a' : 'e')
  const told = finiteForm(third)
  const isOne = form?.person === 1 && !form.plural && form.tense === 'present'
  return isOne && told?.person === 3 ? third : null
}

/** Clubs whose name is a word too, and that are spoken of without an article. */
const CLUB = /^(?:boca|river|racing|vélez|peñarol|betis|millonarios|colo ?colo)$/iu

/** 'mate, boca, y las pelis' → 'mate, Boca, y las pelis': no mouth is liked without its article but among what is painted or kissed. */
export const withClubs = (typed: string): string =>
  OF_A_FACE.test(typed)
    ? typed
    : typed.replace(
        /(?<=^|[,.;] (?:[ye] )?| [ye] )(?:boca|river|racing|vélez|peñarol|betis|millonarios)(?=\s*(?:$|[.,;]| [ye] ))/gu,
        upperFirst,
      )
const OF_A_FACE =
  /(?<![A-Za-zÀ-ỹ])(?:ojos?|nariz|orejas?|manos?|pies|cara|lengua|dientes|labios?|u[ñn]as|cejas|mejillas?|barriga|panza|bes[A-Za-zÀ-ỹ]+)(?![A-Za-zÀ-ỹ])/iu

/** `isInside`: after the first, a capital is no sentence's but a name's. */
function readItem(raw: string, sender: string, isInside = false): FavouriteItem {
  if (CLUB.test(withoutEnd(raw))) return { ...thing(upperFirst(withoutEnd(raw))), kind: 'name' }
  if (isInside && /^\p{Lu}/u.test(raw) && !ARTICLE.test(words(raw)[0]!.toLowerCase()))
    return { ...thing(withoutEnd(raw)), kind: 'name' }
  const text = lowerFirst(withoutEnd(raw))
  const [first = '', second = ''] = words(text).map((word) => word.toLowerCase())
  if (/^(?:nada|no hacer nada)$/i.test(text))
    return { text: 'no hacer nada', kind: 'infinitive', gender: 'm', plural: false }
  if (/^(no|nunca)$/.test(first) && isInfinitive(second))
    return { text, kind: 'infinitive', gender: 'm', plural: false }
  if (isInfinitive(first)) return { text: told(text, sender), kind: 'infinitive', gender: 'm', plural: false }
  if (/^(que|cuando|como|cómo|lo)$/.test(first) || text.startsWith('todo lo que'))
    return { text, kind: /^(lo|todo)/.test(first) ? 'noun' : 'clause', gender: 'm', plural: false }
  return readNoun(text, first, second, sender)
}

function readNoun(text: string, first: string, second: string, sender: string): FavouriteItem {
  const article = ARTICLE.test(first)
  const head = article ? second : first
  const plural =
    /^(los|las|mis|tus|sus|unos|unas|todos|todas)$/.test(first) ||
    (!article && /[^s]s$/.test(head) && head.length > 3 && !/(is|us|ás|és|ós|x)$/.test(head))
  const gender: Gender = /^(la|las|una|unas|toda|todas|nuestra|nuestras)$/.test(first)
    ? 'f'
    : /^(el|los|un|unos|todo|todos)$/.test(first)
      ? /^(agua|águila|hada|arpa)$/.test(head)
        ? 'f'
        : 'm'
      : likedGender(head)
  const the = plural
    ? gender === 'f'
      ? 'las'
      : 'los'
    : gender === 'f' && !/^(agua|águila|hada|arpa|área|alma)$/.test(head)
      ? 'la'
      : 'el'
  if (/^(mi|mis)$/.test(first))
    return {
      text: contract(`${text.replace(MINE_OF, '$1 $2 de $3').replace(/^\S+/, the)} de ${sender}`),
      kind: 'noun',
      gender,
      plural,
    }
  if (/^(tu|tus)$/.test(first)) return { text: text.replace(/^tu/i, 'su'), kind: 'noun', gender, plural }
  if (/^(vuestr)/.test(first)) return { text: text.replace(/^vuestr[oa](s?)/i, 'su$1'), kind: 'noun', gender, plural }
  // 'los trocas', of what is surely feminine
  if (/^(?:el|los)$/.test(first) && SHE.test(head))
    return { text: text.replace(/^\S+/, plural ? 'las' : 'la'), kind: 'noun', gender: 'f', plural }
  if (article) return { text: text.replace(/^el (?=(fotos|series)\b)/, 'las '), kind: 'noun', gender, plural }
  // 'boca Juniors': a common word that belongs to a name
  if (/^\p{Ll}+ \p{Lu}\p{L}+$/u.test(text)) return { text: upperFirst(text), kind: 'name', gender, plural: false }
  // 'danzón', 'reguetón', which no dictionary has
  if (/^\p{Ll}{2,}ón$/u.test(text)) return { text: `el ${text}`, kind: 'noun', gender: 'm', plural: false }
  // 'spinning', 'karting'
  if (/^\p{Ll}{3,}ing$/u.test(text)) return { text: `el ${text}`, kind: 'noun', gender: 'm', plural: false }
  if (/^\p{Ll}/u.test(text) && isLoan(head)) return { text: `${the} ${text}`, kind: 'noun', gender, plural }
  if (/^\p{Lu}/u.test(text) || !known(head) || bare(head).length < 2)
    return { text: quoteLetter(text), kind: 'name', gender, plural: false }
  return { text: `${the} ${text}`, kind: 'noun', gender, plural }
}

/** What nobody says with 'los' but by a slip of the hand. */
const SHE =
  /^(?:trocas?|camionetas?|suculentas?|motos?|bicis?|ciclas?|plantas?|flores|novelas|pel[ií]culas|canciones|galletas|papas|muñecas|pizzas?|hamburguesas?|pupusas?|arepas|empanadas|playas?|monta[ñn]as|mariposas|gallinas|tortugas|ballenas|estrellas|cartas|motocicletas?|patinetas?|bicicletas?)$/u

/** A single letter is told as 'la letra …'. */
function quoteLetter(text: string): string {
  return /^\p{L}$/u.test(text) ? `la letra ${text.toUpperCase()}` : text
}
