import { isGivenName, nameGender } from '../../../../contract/gender.ts'
import { asTyped } from '../../../../contract/said-names.ts'
import { isNounForm, known } from '../grammar/dictionary.ts'
import { namedPlaces } from '../grammar/gazetteer.ts'
import { placed, PLACES } from '../grammar/places.ts'
import { bare, upperFirst, withoutEnd, words } from '../grammar/text.ts'
import { accented } from './names-kept.ts'
import { isNobodysWord } from '../spelling/strange-words.ts'
import { cleaned } from '../spelling/tidy.ts'
import { noun, restoreAccents } from '../spelling/word-accents.ts'
import { SURNAMES_BORNE } from './surnames.ts'

/** Names that are also common words keep their capital after a kinship word: 'la tía Pilar'. */
const ALSO_WORDS =
  /^(pilar|luz|sol|mar|paz|rosa|consuelo|roc[ií]o|dolores|mercedes|nieves|alma|blanca|flor|le[oó]n|leo|clara|marta|linda|perla|alba|iris|violeta|margarita|gloria|victoria|esperanza|carmen|concha|lola|chayo|cruz|reyes|amparo|caridad|socorro|martina|ramona|lucero|estrella|aurora|celeste|azucena|dalia|jacinto|bruno|cándido|justo|severo|fe|trini|socorro)$/i

/** A name as it is printed: as it was typed, titles in full, without characters that no name has. Any script. */
export function cleanName(raw: string): string {
  const text = withoutEnd(
    namedPlaces(
      inFull(asTyped(cleaned(oneOf(called(ofTheirs(raw.replace(BESIDE_NAME, '')))), true)))
        // 'los alumnos de 3ro B'
        .replace(/(?<=(?<!\d)\d)(?:e?ro|er|do|to|mo|a?vo|no)(?= [A-Za-zÀ-ỹ]$|$)/giu, '.º')
        .replace(/[^\p{L}\p{M}\p{N}\s.,:&'’+ºª°-]/gu, '')
        .replace(/\s*[&+]\s*/g, ' y ')
        .replace(/(?<=(?<![A-Za-zÀ-ỹ])(?:el|la|l[ao]s) )mas(?= [A-Za-zÀ-ỹ])/giu, 'más')
        // 'los de deposito'
        .replace(
          /(?<=^(?:(?:tod[oa]s )?l[oa]s (?:chic[oa]s |compañer[oa]s )?|la gente |el equipo )del? (?:la )?)\p{Ll}{4,}(?=$| )/giu,
          departmentOrName,
        )
        // 'los pibes del futbol': of a thing, not of somebody
        .replace(/(?<=^(?:l[oa]s|[tm]us?) [A-Za-zÀ-ỹ]+ (?:del|de la) )[A-Za-zÀ-ỹ]{5,}(?=$| )/giu, (word) =>
          word === word.toLowerCase() ? noun(restoreAccents(word)) : word,
        )
        // 'tu engreido Piero'
        .replace(/(?<=^[TtSs]us? (?:\p{Ll}+ )?)\p{Ll}{5,}(?=$| )/gu, (word) =>
          isGivenName(word) ? word : noun(restoreAccents(word)),
        )
        .replace(PLACES, placed),
    ),
  )
  // of kinship words alone the accent is sure
  return raisedNickname(text).replace(
    /(?<![A-Za-zÀ-ỹ])(?:([mp])(a)(m|p)a(s?)|(t)i([oa]s?))(?![A-Za-zÀ-ỹ])/giu,
    (word, m?: string, a?: string, p?: string, s?: string, t?: string, end?: string) => {
      if (t) return `${t}í${end}`
      return m!.toLowerCase() === p ? `${m}${a}${p}á${s}` : word
    },
  )
}

/** 'los de maria': no biscuits; whoever signs with their own name spells it so. */
const ofTheirs = (text: string) =>
  text.replace(/(?<=^(?:l[oa]s|la (?:casa|gente|familia)) de (?:la )?)\p{Ll}{4,}(?=$| )/gu, (word) => {
    const name = upperFirst(word)
    return accented(name) === name ? word : accented(name)
  })

/** 'deposito' → 'depósito'; 'valeria' → 'Valeria': what has its accent as a verb alone is a name. */
function departmentOrName(word: string): string {
  const right = noun(restoreAccents(word))
  const isVerb = right !== word && right.endsWith('ía') && !isNounForm(right)
  return isVerb ? upperFirst(word) : right
}

/** 'el pity' → 'el Pity', 'pancho y la cata' → '… la Cata': where a name was asked for, a word that is none is one, and so is a short one. */
const raisedNickname = (text: string) =>
  text.replace(
    /(?<=^| [ye] |, (?=.* [ye] ))([Ee]l|[Ll]a) (\p{Ll}{3,})(?=$| [ye] |, )/gu,
    (all, the: string, word: string) =>
      (isNobodysWord(word) || isGivenName(word) || NICKNAME.test(word)) && !isKinWord(word)
        ? `${the} ${upperFirst(word)}`
        : all,
  )
const NICKNAME =
  /^(?:(?:tan|galleg|turc|rus|polac|chin|chat|colorad|pelad|ñat|negr)(?:it)?[oa]|cata|rulo|colo|pancha|nacha|maca|mica|pepa|concha|cuca|beba|tota|poch[oa]|cach[oa])$/u

/** 'mis tres: Ana, Luz y Sol', 'mi jefa la Lic. Montoya': what they are, said before the name. */
const BESIDE_NAME =
  /^\s*(?:(?:mis|nuestr[oa]s|l[oa]s) [^:,]{2,30}:\s*(?=\p{Lu})|(?:mi|nuestr[oa]) [A-Za-zÀ-ỹ]+,? (?:el|la) (?=(?:lic|ing|arq|dra?|sra?|mtr[oa]|profa?)\.))/iu

/** 'Ximena A.', 'Raúl G', 'Patricia Gómez', 'Hugo 7 años': nobody who loves them calls them by a surname or an age. */
export const withoutSurname = (name: string, isGiver = false): string =>
  name
    .replace(/(?<=[A-Za-zÀ-ỹ]),? (?:de )?\d{1,2} (?:años?|añitos)$/iu, '')
    .replace(/^(\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?) \p{Lu}\.?$/u, (all, given: string) =>
      isGivenName(given.split(' ')[0]!) || nameGender(given) !== null ? given : all,
    )
    .replace(
      /^((?!El |La )\p{Lu}\p{Ll}+(?: (?:del? (?:la |los )?)?\p{Lu}\p{Ll}+)?)((?: (?:[DO]['’])?\p{Lu}\p{Ll}+){1,2})$/u,
      (all, given: string, family: string) =>
        nameGender(given) !== null &&
        !isKinWord(given.split(' ')[0]!) &&
        !SHOP.test(given) &&
        isFamily(family, isGiver, given)
          ? isGiver
            ? withoutSurname(given, true)
            : given
          : all,
    )

/** 'Panadería Roldán', 'Casa Robledo' */
const SHOP =
  /er[ií]a$(?<!^(?:Valeria|Eleuteria|Desideria|Silveria|Egeria|Iberia|Quiteria|Nieveria))|^(?:tienda|taller(?:es)?|farmacia|kios[ck]o|bar|caf[eé]|hotel|hostal|grupo|club|escuela|colegio|cl[ií]nica|veterinaria|gimnasio|estudio|casa|editorial|transportes|inmobiliaria|bodegas?|fundaci[oó]n)$/iu
const isFamily = (names: string, isGiver: boolean, given: string) =>
  // 'D’Angelo', 'O’Higgins'
  / [DO]['’]\p{Lu}/u.test(names) ||
  (SURNAMES.test(names) && !words(names).some((name) => isGivenName(name))) ||
  (isGiver && words(names).every((name) => isSurname(name, given.split(' ')[0]!) || isThird(name, given)))

/** 'Juan Ignacio Bertolotti': behind two given names comes no third one that nobody is given. */
const isThird = (name: string, given: string) =>
  / /u.test(given) &&
  [...given.split(' '), name].every((one) => isGivenName(one) === (one !== name)) &&
  !ALSO_WORDS.test(name) &&
  !RARE_GIVEN.test(name) &&
  !isSmallGiven(name)

/** Given to hardly anybody. */
const ALWAYS_BORNE = /^(?:garc[ií]a|l[oó]pez|ramos|silva|rojas|.{3,}ez)$/iu

/** Of givers also by its shape: no given name, it ends as none does, or is no word and ends in the letter of the other gender. */
function isSurname(name: string, given: string): boolean {
  if ((!isGivenName(name) || ALWAYS_BORNE.test(name)) && (SURNAMES_BORNE.has(bare(name)) || SURNAMES.test(` ${name}`)))
    return true
  const isGiven = isGivenName(given) || ALSO_WORDS.test(given) || !known(given.toLowerCase())
  if (!isGiven || isGivenName(name) || ALSO_WORDS.test(name)) return false
  const ofAnother = nameGender(given) === 'f' ? /[^k]o$/u : /[^kuyí]a$/u
  if (RARE_GIVEN.test(name) || isSmallGiven(name)) return false
  return ENDS_AS_NO_GIVEN.test(name) || (name.length > 4 && ofAnother.test(name) && !known(name.toLowerCase()))
}

/** 'Ana Itxaso', 'Juan Akira': they end as a surname may, or in the letter of the other gender. */
const RARE_GIVEN =
  /^(?:.*tx.*|Itsaso|Amaro|.+sha|Akira|Nikita|Gianluca|Borja|Mustafa|Attila|Aritza|Elia|Andrea|Nicola)$/iu

/** 'Rosarito', 'Socorrito' */
const isSmallGiven = (name: string) => {
  const [, stem] = /^(.{3,})it[oa]s?$/u.exec(name) ?? []
  return (
    stem !== undefined && ['o', 'io', 'a', ''].some((end) => isGivenName(stem + end) || ALSO_WORDS.test(stem + end))
  )
}
const ENDS_AS_NO_GIVEN =
  /^(?!Luján|.*atán$).{3,}(?:[^eiy]án|[cdlt]és)$|^.{2,}(?:ales|ares|ones|anes|enes|eros|illos|osas|uñez|egui|arri|berry|ielli|etti|otti|ucci|azzi|ossi|enko|sky)$/u

/** By its ending, or one of the commonest, and no given name. */
const SURNAMES =
  /^(?: (?:\p{L}+[eé]z|Garc[ií]a|Torres|Romero|Ruiz|Ortiz|Vargas|Castro|Silva|Rojas|Moreno|Mendoza|Herrera|Medina|Aguilar|Guerrero|Reyes|Ramos|Delgado|Navarro|Molina|Castillo|Contreras|Espinoza|Salazar|Su[aá]rez|D[ií]az))+$/u

/** 'Papi / Ramón' is called by the first; 'Ana/Luis' are two. */
const oneOf = (name: string) =>
  name
    .replace(/^\s*((?:pap[áai]|mam[áai]|abuel[oa]|abue|t[ií][oa]))\s*\/.*$/iu, '$1')
    .replace(/(?<=[A-Za-zÀ-ỹ])\s*\/\s*(?=[A-Za-zÀ-ỹ])/gu, ' y ')

/** 'Sra. Ofelia', 'Ma. Fernanda': abbreviations, written in full for reading aloud. */
const ABBREVIATED: Record<string, string> = {
  sr: 'Señor', sra: 'Señora', srta: 'Señorita', dr: 'Doctor', dra: 'Doctora', mtro: 'Maestro', mtra: 'Maestra', profa: 'Profesora', prof: 'Profesor', hno: 'Hermano', hna: 'Hermana', ma: 'María', fco: 'Francisco', fam: 'Familia',
} // oxfmt-ignore

/** The stem of a title that goes by who bears it: 'Lic. Bety', 'Ing. Raúl'. */
const STEM_OF_TITLE: Record<string, string> = { lic: 'Licenciad', ing: 'Ingenier', arq: 'Arquitect' }

const inFull = (name: string) =>
  name
    .replace(
      /^(lic|ing|arq)\.\s?(?=([A-Za-zÀ-ỹ]+))/iu,
      (_, short: string, given: string) =>
        `${STEM_OF_TITLE[short.toLowerCase()]!}${(nameGender(given) ?? (/[^r][iy]$/i.test(given) ? 'f' : 'm')) === 'f' ? 'a' : 'o'} `,
    )
    .replace(
      /(?<![A-Za-zÀ-ỹ])(?:(sra?|srta|dra?|mtr[oa]|profa?|hn[oa]|ma|fco|fam)\.\s?|(sra?|srta|dra?|mtr[oa]|fam)\s)(?=[A-Za-zÀ-ỹ])/giu,
      (_, short: string | undefined, bare: string) => `${ABBREVIATED[(short ?? bare).toLowerCase()]!} `,
    )

/** 'J. R. «Kike»', 'Enrique (Kike) Ruiz': the nickname in quotes or brackets. */
function called(raw: string): string {
  // 'Ramiro alias el Chato'
  const [, alias = ''] = ALIAS.exec(raw) ?? []
  if (alias) return alias
  // «Lechuga (Kevin)» is the name that they go by, and then their own
  const [, first = '', own = ''] = /^\s*(\p{L}+)\s*\((\p{Lu}\p{L}+)\)\s*$/u.exec(raw) ?? []
  if (own && isGivenName(own) && !isGivenName(first) && (isKinWord(first) || known(first.toLowerCase()))) return first
  // 'Bauti, Oli y Ramita (Ramiro)': of one of several
  const nick = /^[^«"“‘(',]*\p{L}[^«"“‘(',]*[«"“‘('](\p{Lu}\p{L}+(?: \p{L}+)?)[»"”’)']/u.exec(raw)
  // 'Papá Chuy (Jesús Alvarado)', 'Don Chuy (Jesús)': what the papers say
  const isOfPapers =
    nick !== null &&
    ((/ /u.test(nick[1]!) && isKinWord(/^\s*(\p{L}*)/u.exec(raw)![1]!)) || /^\s*do(?:n|ña) [A-Za-zÀ-ỹ]+ \(/iu.test(raw))
  return nick && !isOfPapers ? nick[1]! : raw.replace(/(?<=\p{L}.*)\s*\([^()]*\)/gu, '')
}

const ALIAS =
  /^\s*[A-Za-zÀ-ỹ][^,(]*?,?\s*\(?(?:alias|a\. ?k\. ?a\.|aka|m[aá]s conocid[oa] como|mejor conocid[oa] como|conocid[oa] como|le dicen|le decimos)\s+((?:el |la )?[A-Za-zÀ-ỹ]+(?: \p{Lu}[A-Za-zÀ-ỹ]+)?)\)?\s*$/iu

/** 'el Chapo', 'La Flaca', 'Los Herrera': typed with its capital, what follows the article is what somebody is called; null elsewhere. */
export function nicknamed(raw: string): string | null {
  const [, article, word] = /^\s*(el|la)\s+(\p{Lu}\p{Ll}+)\s*$/iu.exec(raw) ?? HOUSEHOLD.exec(raw) ?? []
  if (!article || !word || word[0] === word[0]!.toLowerCase() || TITLE.test(word) || NO_NICKNAME.test(word)) return null
  return `${article.toLowerCase()} ${word}`
}

/** A surname under a plural article; the words that end in -s are those that are surnames more often than not. */
const HOUSEHOLD =
  /^\s*([Ll]os)\s+(\p{Lu}\p{Ll}*[^s\s](?: \p{Lu}\p{Ll}+)?|Torres|Flores|Rojas|Morales|Robles|Ríos|Vargas|Salas|Rosas|Fuentes|Mendoza|Campos)\s*$/u

const NO_NICKNAME =
  /^(?:beb[eé]|niñ[oa]|perr[oa]|gat[oa]|equipo|grupo|clase|oficina|banda|pandilla|pareja|novi[oa]|espos[oa]|mujer|marido)$/iu

/**
 * Lowers articles, particles and kinship words, and the common words of a description in which each word was raised
 * («Todos En La Oficina»); what else was typed with a capital keeps it: «los Halcones», «la Güera».
 */
export function lowerCommonWords(text: string): string {
  let named = false
  const isAllRaised =
    /\s(?:En|La|Las|El|Los|De|Del|Y|Con|Por|Para|Sus?|Tus?|Mis?) /u.test(text) &&
    !/(?<![A-Za-zÀ-ỹ])\p{Ll}{4,}/u.test(text)
  return text.replace(/\p{L}+/gu, (word, at: number) => {
    // 'los de sexto A'
    if (/^[A-F]$/.test(word) && at > 0 && at + 1 === text.length) return word
    // 'el abuelo Tito': a name after a title
    if (
      TITLE.test(word) &&
      !(named && /^\p{Lu}\p{Ll}*$/u.test(word) && /^(?:tit[oai]|yay[oa]|nan[oa]|tata|non[oa])$/i.test(word))
    ) {
      named = true
      return ALSO_WORDS.test(word) ? word : word.toLowerCase()
    }
    // 'la abuela Nena', 'tus abuelos Pepe y Nena': what follows a title is a name, though it may be a word too
    if (named && /^(?:y|e)$/i.test(word)) return word.toLowerCase()
    named &&= !NO_NAME.test(word)
    if (SMALL.test(word)) return word.toLowerCase()
    return isAllRaised && !named && known(word.toLowerCase()) && !ALSO_WORDS.test(word) ? word.toLowerCase() : word
  })
}

/** Words that no name keeps a capital for inside a sentence. */
const SMALL = /^(?:y|e|de|del|la|el|los|las|en|con|por|para|tus?|sus?|mis?|tod[oa]s?|vuestr[oa]s?|nuestr[oa]s?)$/iu

const NO_NAME =
  /^(?:de|del|la|el|los|las|mayor|menor|favorit[oa]s?|preferid[oa]s?|querid[oa]s?|patern[oa]|matern[oa]|polític[oa]|que|para|por|con|en|tus?|sus?|mis?|secret[oa]|enter[oa]|human[oa]|adoptiv[oa]|complet[oa]|loc[oa]|chiquit[oa]|pequeñ[oa])$/iu

/** 'abuelita', 'jefa': how people stand to each other, or a title; not 'amor', 'cielo'. */
export const isKinWord = (word: string): boolean => TITLE.test(word)

const TITLE =
  /^(?:bisabuel[oa]s?|abuel[oa]s?|abuelit[oa]s?|abue|yay[oa]|tata|non[oa]|nan[oa]|t[ií][oa]s?|tit[oa]|titi|prim[oa]s?|herman[oa]s?|hermanit[oa]s?|(?:bis)?niet[oa]s?|hij[oa]s?|sobrin[oa]s?|ahijad[oa]s?|padres?|madres?|padrino|madrina|profe|profesora?|maestr[oa]|doctora?|señora?|seño|miss|licenciad[oa]|ingenier[oa]|arquitect[oa]|psicólog[oa]|capitán|capitana|don|doña|compañer[oa]|vecin[oa]|amig[oa]s?|mam[áai]s?|pap[áai]s?|abu|jef[ea]|coach|entrenador|entrenadora|señorita|familia|suegr[oa]s?|cuñad[oa]s?|nuera|yerno|madrastra|padrastro|human[oa]s?|dueñ[oa]s?|espos[oa]|marido|mujer|novi[oa]s?|polol[oa]|pareja|compadre|comadre|(?:sobrin|prim|ahijad|herman|niet|hij)it[oa]s?)$/iu
