import { clauseFrom, isLed, mayEnd, ownVerbFrom } from '../grammar/clause-start.ts'
import { isNounForm } from '../grammar/dictionary.ts'
import { finiteForm, isDone, isDoneBy } from '../grammar/finite.ts'

/** Commas that a phone leaves out, where what is said twice alike tells that they belong there. */

/** 'le pone ají a todo hasta a la palta', 'bailó con todos hasta con el cura': the same word leads both. */
const EVEN =
  /(?<=(?<![A-Za-zÀ-ỹ])(a|en|con|de) tod[oa]s?(?: el mundo| mundo)?) (?=hasta \1(?:l|(?= ))(?![A-Za-zÀ-ỹ]))/giu
/** 'no habla mal de nadie ni siquiera del jefe', 'saluda a todo el mundo incluido el guardia' */
const AMONG_ALL =
  /(?<=(?<![A-Za-zÀ-ỹ])(?:nadie|nada|ningun[oa])) (?=ni siquiera )|(?<=(?<![A-Za-zÀ-ỹ])tod[oa]s?(?: el mundo| mundo)?) (?=inclu(?:id[oa]s?|so) (?:al?|el|l[oa]s?|mis?|sus?|nuestr[oa]s?|yo) )/giu
const PLACE = 'en (?:el|la|l[oa]s|mis?|sus?) [A-Za-zÀ-ỹ]+'
/** 'en los calcetines en los libros hasta dentro del champú' */
const PLACES = new RegExp(
  `(?<![A-Za-zÀ-ỹ])${PLACE}(?:,? ${PLACE})+(?=,? (?:hasta|y|y hasta) (?:en|dentro|adentro|debajo|encima|atr[aá]s)(?![A-Za-zÀ-ỹ]))`,
  'giu',
)
/** 'si alguien queda afuera él lo elige' */
const IF_THEN =
  /(?<=(?:^|[.;] )(?:que )?si ([^,.;:!?“”]+)) (?=(él|ella|yo) (?:(?:no|siempre|se|me|nos|les?|l[oa]s?|te|ya) )*([A-Za-zÀ-ỹ]+))/giu

/** 'ya se gradúa gracias a Dios', 'llegó bendito Dios sana': cried out within what is told; not 'le da gracias a Dios', nor 'gracias a Dios y al cinturón'. */
const CRIED_OUT =
  /(?<=[A-Za-zÀ-ỹ]|\d)(?<!(?<![A-Za-zÀ-ỹ])(?:d[aio]|d[aá]n|dan|das|damos|daba[ns]?|dar|dio|dieron|dando|doy|demos|dij[oe]|dice[ns]?|decir|(?:dici|contest|respond|rep[ei]t|grit|exclam|susurr|murmur|suspir|re[zc]|desp[ie]d|salud)[A-Za-zÀ-ỹ]+|y|que|a|con|de|por|las|mil|infinitas|muchas|en|para|es|son|era|fue|pone[ns]?|pon[ií]an?)),? (gracias a dios|a dios gracias|bendito (?:sea )?dios|bendito sea el señor|dios mediante|si dios quiere|dios (?:lo|la|los|las|me l[oa]s?|nos l[oa]s?) (?:bendiga|guarde|cuide))(?! (?:por|que|de|y (?:al?|el|la|l[oa]s|mis?|sus?)|lo bendiga)(?![A-Za-zÀ-ỹ]))(?=$|[.,;:!?)]|( ))/giu

/** 'nadie daba un sol por él y mira': look at them now; 'se sentaba y mira' is nobody's tale. */
const AND_LOOK = /(?<=(?:^|[.;!?] )([^.;!?“”‘’]+)) (?=y (?:mir[ae]n?|m[ií]r[ae]n?l[oae]s?|ya ven?s?)\s*(?:[.!…]|$))/giu

const ROW_OF_WHOM =
  /(?<=[,:] )al? (?:(?:la|l[oa]s|sus?|mis?) )?[A-Za-zÀ-ỹ]+(?: al? (?:(?:la|l[oa]s|sus?|mis?) )?[A-Za-zÀ-ỹ]+){2,}(?=[,.;]|$)/giu

export const withCommas = (text: string): string =>
  text
    .replace(AND_LOOK, (gap, before: string) =>
      (before.match(/\p{L}+/gu) ?? []).some((word) => isDone(word) && (word.endsWith('aba') || !isNounForm(word)))
        ? ', '
        : gap,
    )
    .replace(CRIED_OUT, (_, cry: string, goesOn?: string) => `, ${cry}${goesOn ? ',' : ''}`)
    // 'a todos, al chofer al panadero a la maestra'
    .replace(ROW_OF_WHOM, (row) => (/ a \p{Ll}+r(?!\p{L})/u.test(row) ? row : row.replace(/ (?=al? )/giu, ', ')))
    .replace(SAYS_SO, (gap: string, last: string, who = '') =>
      who !== '' || /[ai]d[oa]s?$/iu.test(last) || (finiteForm(last) !== null && !isNounForm(last)) ? ', ' : gap,
    )
    .replace(EVEN, ', ')
    .replace(AMONG_ALL, ', ')
    .replace(PLACES, (places, at: number, whole: string) => {
      const rest = whole.slice(at + places.length)
      return places.replace(/,? (?=en )/giu, ', ') + (/^ hasta/iu.test(rest) ? ',' : '')
    })
    .replace(IF_THEN, (gap, condition: string, who: string, verb: string) => {
      const words = condition.match(/\p{L}+/gu) ?? []
      const isWhole = words.some((word) => finiteForm(word) !== null) && !isLed(words, words.length)
      // 'si no lo hago yo se enoja', 'si llega él se pone a cantar': who does the first
      const isTheirs = isDoneBy(who, verb) && (!isDoneBy(who, words.at(-1)!) || SOMEBODY.test(condition))
      return isWhole && !LEADS_ON.test(condition) && isTheirs && !isNounForm(verb) ? ', ' : gap
    })

/** 'hasta hoy me descuenta dice', 'era mi mate el culpable decía yo': who says so stands behind it. */
const SAYS_SO =
  /(?<=[A-Za-zÀ-ỹ]{3}[^.,;:!?“”]* (?<! lo que )(?!(?:no|que|l[oa]s?|me|te|se|nos|les?|como|seg[uú]n|nunca|siempre|nadie|quien) )([A-Za-zÀ-ỹ]{4,})) (?=(?:dice|dec[ií]a)(?: (yo|él|ella))?\s*(?:[.!]|$))/giu

const SOMEBODY = /(?<![A-Za-zÀ-ỹ])(?:alguien|algun[oa]|nadie|un[oa]) /iu
const LEADS_ON = /(?<![A-Za-zÀ-ỹ])(?:y|o|ni|que|como|de|con|a|para|por|sin|en|cuando|pero)$/iu

/** 'cuando se descompuso el carro saliendo de Zacatecas nos quedamos cuatro horas' → a comma behind the clause, where it surely ends. */
export const whenApart = (text: string): string =>
  text.replace(BORN, bornApart).replace(/(?<=^|[.!?…] )[Cc]uando [^.,;:!?…«»()“”‘’]+/gu, (span) => {
    const found = [...span.matchAll(/[\p{L}\p{N}]+/gu)]
    const words = found.map(([word], i) => (i === 0 ? word.toLowerCase() : word))
    const isDoneAt = (i: number) => i >= 0 && isDone(words[i]!)
    const first = clauseFrom(words, /^\p{Lu}/u.test(words[1] ?? '') ? 2 : 1)
    const next = words.findIndex((word, i) => {
      const at =
        i > Math.max(first, 3) && mayEnd(words[i - 1]!) && !isLed(words, i)
          ? (IS_WHO.test(word) ? clauseFrom : ownVerbFrom)(words, i)
          : -1
      const form = isDoneAt(at) ? finiteForm(words[at]!)! : null
      // whoever is named last may do the next: 'cuando vino mi abuela nos dio sopa'
      const before = words.slice(0, i).join(' ')
      const isOthers =
        form?.person === 1 ||
        IS_WHO.test(word) ||
        (AT_A_PLACE.test(before) && (form?.plural === true || !AT_WHOSE.test(before)))
      return form !== null && isOthers && !/^(?:y|e|o|ni|pero)$/iu.test(word) && !MAY_DO_IT.test(before)
    })
    return isDoneAt(first) && next > 0
      ? `${span.slice(0, found[next]!.index - 1)}, ${span.slice(found[next]!.index)}`
      : span
  })
/** 'cuando nació mi hijo se vino de Torreón': a newborn does nothing, so there the clause ends. */
const BORN =
  /(?<=(?<![A-Za-zÀ-ỹ])[Cc]uando (?:dio? a luz|naci(?:ó|eron) (?:mis?|tus?|sus?|nuestr[oa]s?|el|la|l[oa]s) (?:(?:primer|segund)[oa]? )?(?:hij|niet|beb|niñ|herman|sobrin|ahijad|prim|bisniet|gemel|melliz)[A-Za-zÀ-ỹ]+(?: (?:mayor|menor|\p{Lu}\p{Ll}+))?)) (?=((?:(?:no|ya|se|me|te|nos|les?|l[oa]s?) )*)(\p{Ll}+))/gu
const bornApart = (gap: string, clitics: string, verb: string) =>
  finiteForm(verb) !== null && (clitics !== '' || !isNounForm(verb)) ? ', ' : gap
/** 'cuando prestó servicio ella se fue' */
const IS_WHO = /^(?:ella|él|nosotr[oa]s)$/iu
/** 'en el coche de mi papá cantaba', 'vimos a mi equipo perdió': whoever is named there may do the next. */
const AT_WHOSE =
  /(?<![A-Za-zÀ-ỹ])(?:mi|tu|su|nuestr[oa]|el|la|al|del) (?:pap|mam|t[ií][oa]$|abuel|herman|prim[oa]|espos|marido|mujer|padr|madr|hij|niet|suegr|cuñad|amig|novi|vecin|maestr|profe|jef|equipo|perr[oa]|gat[oa])[A-Za-zÀ-ỹ]*(?<!s)$/iu
/** '… y la señora de la esquina nos trajo', '… andando a mi padre le salieron': who does it, or to whom it is done. */
const MAY_DO_IT =
  /(?<![A-Za-zÀ-ỹ])[ye] (?:al?|en|con|por) (?:(?:el|la|l[oa]s) )?[A-Za-zÀ-ỹ]+$|(?<![A-Za-zÀ-ỹ])[ye] (?:nosotr[oa]s|ell[oa]s|él|ella|tod[oa]s|yo|\p{Lu}[A-Za-zÀ-ỹ]+)$|(?<![A-Za-zÀ-ỹ])[ye] (?:el|la|l[oa]s|una?|mi|tu|su|mis|sus|nuestr[oa]) [A-Za-zÀ-ỹ]+(?: de(?:l| la| los| mi)? [A-Za-zÀ-ỹ]+)?$|(?<![A-Za-zÀ-ỹ])a(?:l| (?:mi|tu|su|la|los|las|mis|sus|nuestr[oa])) (?:pap|mam|padre|madre|abuel|herman|prim|t[ií][oa]|espos|marid|mujer|hij|niet|amig|novi|compañer|profe|maestr|perr|gat)[A-Za-zÀ-ỹ]*$/iu
const AT_A_PLACE =
  /(?<![A-Za-zÀ-ỹ])(?:al?|del?|en|por|con|sin|hasta|desde) (?:(?:el|la|l[oa]s|una?|mis?|tus?|sus?|nuestr[oa]s?|es[ea]|aquel(?:la)?|\d+|[A-Za-zÀ-ỹ]{3,6}) )?[A-Za-zÀ-ỹ]+$/iu
