import { hasGenders, isNounForm, known } from '../grammar/dictionary.ts'
import { finiteForm } from '../grammar/finite.ts'
import { isInfinitive } from '../grammar/infinitive.ts'

/** What is dropped where people speak or type in haste: 'ha llorao', 'cuando yo tenía 9', 'se escuchaba nomás los grillos'. */
export const withDropped = (text: string): string =>
  text
    .replace(/(?<![A-Za-zÀ-ỹ])(c)uñao(?=s?(?![A-Za-zÀ-ỹ]))/giu, '$1uñado')
    .replace(SPOKEN_PAST, (all: string, stem: string, s: string) =>
      !known(all.toLowerCase()) && (isInfinitive(`${stem}ar`) || hasGenders(`${stem}ado`)) ? `${stem}ado${s}` : all,
    )
    .replace(YEARS_OLD, (all: string, next?: string) =>
      next === undefined ||
      /^(?:me|nos|se|no|l[aeo]s?|les|mi|mis|su|el|y|ya|yo|él|ella|nuestr[oa]|fui)$/iu.test(next) ||
      isDeed(next)
        ? `${all} años`
        : all,
    )
    // 'su zapatos', 'mi padres'; 'su paraguas' is one
    .replace(/(?<=(?<![A-Za-zÀ-ỹ])(?:mi|su))(?= (crocs|jeans|\p{Ll}{4,}s)(?![A-Za-zÀ-ỹ]))/gu, (_, many: string) =>
      isMany(many) ? 's' : '',
    )
    .replace(HEARD, (verb) => `${verb}n`)
    .replace(PO, (_, next = '') => (next === ' si' ? `,${next}` : next))

const isDeed = (word: string) => !isNounForm(word.toLowerCase()) && mayBePast(word.toLowerCase())

/** 'aprendió', and what is it without its accent: 'aprendio', 'saco'. */
export const mayBePast = (low: string): boolean =>
  [low, low.replace(/o$/u, 'ó')].some((form) => /^(?:preterite|imperfect)$/u.test(finiteForm(form)?.tense ?? ''))

/** 'nunca ha llorao', 'estaba cansao': no such word stands behind these. */
const SPOKEN_PAST =
  /(?<=(?<![A-Za-zÀ-ỹ])(?:h[ae]|has|hemos|han|hab[ií]a[ns]?|haber(?:l[aeo]s?|se|me|nos)?|está[ns]?|estaba[ns]?|estuvo|qued[oó]|quedaron|lleg[oó]|llegaron|sali[oó]|naci[oó]|anda|andaba|es|era|son|eran|muy|tan|todo) )(\p{Ll}+)ao(s?)(?![A-Za-zÀ-ỹ])/gu

const isMany = (word: string) =>
  /^(?:crocs|jeans)$/u.test(word) ||
  (isNounForm(word) &&
    isNounForm(word.slice(0, -1)) &&
    finiteForm(word) === null &&
    !/^(?:menos|entonces|antes|lejos|dos|tres|seis)$|^(?:pasa|para|porta|guarda|saca|toca|abre|lava|rompe|salva|limpia|quita|cuenta|corta|cumple|mata|espanta|pisa|tapa|cubre|caza|rasca|trota)[A-Za-zÀ-ỹ]{4,}s$/u.test(
      word,
    ))

/** 'cuando yo tenía 9 me llevó': years, where nothing follows that would be counted. */
const YEARS_OLD =
  /(?<=(?<![A-Za-zÀ-ỹ])cuando (?:yo |él |ella |mi \p{L}+ |\p{Lu}\p{L}+ )?(?:ten[ií]a|tenías|tuve) )\d{1,2}(?=$|[.,;!?)]|,? (\p{L}+))(?! a[ñn]os?(?![A-Za-zÀ-ỹ]))/gu

/** 'se escuchaba nomás los grillos' → 'se escuchaban' */
const HEARD =
  /(?<=(?<![A-Za-zÀ-ỹ])se )(?:escuchaba|o[ií]a|ve[ií]a)(?= (?:nom[aá]s|s[oó]lo|solamente|apenas) (?:l[oa]s|mis|tus|sus) (?!(?:lunes|martes|jueves|viernes|domingos|s[aá]bados|d[ií]as|noches|tardes)(?![A-Za-zÀ-ỹ]))[A-Za-zÀ-ỹ]+s(?![A-Za-zÀ-ỹ]))/gu

/** 'es bueno po', 'todavía nada po si tiene doce días': of Chile, and said for nothing. */
const PO =
  /(?<=\p{L}{3,})(?<!(?<![A-Za-zÀ-ỹ])(?:ya|s[ií]|no|r[ií]o|del?|el|al)),? po(?:(?=\s*(?:[.,;!?]|$)| (?:y|pero|porque|que)(?![A-Za-zÀ-ỹ]))|( si)(?![A-Za-zÀ-ỹ]))/gu
