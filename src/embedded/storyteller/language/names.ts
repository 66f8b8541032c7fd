import { nameGender } from '../../../contract/gender.ts'
import { known } from './dictionary.ts'
import { bare, withoutEnd } from './text.ts'
import { cleaned } from './tidy.ts'

/** Names that people type without their accent. */
const ACCENTED: Record<string, string> = Object.fromEntries(
  `Lucía Sofía María José Andrés Martín Tomás Nicolás Jesús Ramón Raúl Inés Belén Rocío Noé Matías Elías Joaquín Sebastián Adrián Iván Julián Hernán
  Damián Fabián Germán Simón Agustín Valentín Benjamín Óscar Héctor Ángel Álvaro Víctor Ángela Mónica Verónica Bárbara Débora Salomé René
  Estefanía Mamá Papá Ángeles César Félix Cristóbal Efraín Moisés Isaías Jeremías Tobías Úrsula Verónica Íñigo Mía Sergi Ágata Tío Tía`
    .split(/\s+/)
    .filter(Boolean)
    .map((name) => [bare(name), name]),
)

/** Names that are also common words keep their capital after a kinship word: 'la tía Pilar'. */
const ALSO_WORDS =
  /^(pilar|luz|sol|mar|paz|rosa|consuelo|roc[ií]o|dolores|mercedes|nieves|alma|blanca|flor|le[oó]n|leo|clara|marta|linda|perla|alba|iris|violeta|margarita|gloria|victoria|esperanza|carmen|concha|lola|chayo|cruz|reyes|amparo|caridad|socorro|martina|ramona|lucero|estrella|aurora|celeste|azucena|dalia|jacinto|bruno|cándido|justo|severo|fe|trini|socorro)$/i

/** A name as it is printed: cased, accented, without characters that no name has. Any script. */
export function cleanName(raw: string): string {
  const text = withoutEnd(
    inFull(cleaned(called(raw)))
      .replace(/[^\p{L}\p{M}\p{N}\s.,&'’+ºª°-]/gu, '')
      .replace(/\s*[&+]\s*/g, ' y '),
  )
  return (
    text
      .split(' ')
      .filter(Boolean)
      .map((word, i, all) => {
        if (/^(y|e|de|del|la|las|los|familia|compañía)$/i.test(word) && i > 0) return word.toLowerCase()
        // 'Marisa, mamá de Iker'
        if (
          i > 0 &&
          /^(?:mam[áa]|pap[áa]|t[ií][ao]|abuel[ao]|madrina|padrino|herman[ao]|prim[ao]|amig[ao])$/i.test(word) &&
          /^de$/i.test(all[i + 1] ?? '')
        )
          return word
            .toLowerCase()
            .replace(/^(mam|pap)a$/, '$1á')
            .replace(/^tia$/, 'tía')
        const comma = word.endsWith(',') ? ',' : ''
        const core = comma ? word.slice(0, -1) : word
        // 'la Jose', 'tía Jose' is Josefa
        const isJosefa = /^(?:la|t[ií]a|abuela|hermana|prima|nieta|hija|sobrina|madrina)$/i.test(all[i - 1] ?? '')
        const accented = isJosefa && /^jose$/i.test(core) ? undefined : ACCENTED[bare(core)]
        if (accented && bare(core) === core.toLowerCase()) return accented + comma
        const oneCase =
          core === core.toLowerCase() || (core === core.toUpperCase() && core.length > 2 && !/\d/.test(core))
        return (oneCase ? core.toLowerCase().replace(/(^|[-'’])\p{L}/gu, (c) => c.toUpperCase()) : core) + comma
      })
      .join(' ')
      .replace(
        / y (su|tu|mi|los|las) (\p{L}+)/giu,
        (_, of: string, kin: string) => ` y ${of.toLowerCase()} ${lowerCommonWords(kin)}`,
      )
      // 'Emilia, su mamá humana'
      .replace(
        /, (su|tu|mi|la|el) (.+)$/iu,
        (_, article: string, rest: string) => `, ${article.toLowerCase()} ${lowerCommonWords(rest)}`,
      )
  )
}

/** 'Sra. Ofelia', 'Ma. Fernanda': abbreviations, written in full for reading aloud. */
const ABBREVIATED: Record<string, string> = {
  sr: 'Señor', sra: 'Señora', srta: 'Señorita', dr: 'Doctor', dra: 'Doctora', mtro: 'Maestro', mtra: 'Maestra', profa: 'Profesora', prof: 'Profesor', ma: 'María', fco: 'Francisco',
} // oxfmt-ignore

/** The stem of a title that goes by who bears it: 'Lic. Bety', 'Ing. Raúl'. */
const STEM_OF_TITLE: Record<string, string> = { lic: 'Licenciad', ing: 'Ingenier', arq: 'Arquitect' }

const inFull = (name: string) =>
  name
    .replace(
      /^(lic|ing|arq)\.\s?(?=(\p{L}+))/iu,
      (_, short: string, given: string) =>
        `${STEM_OF_TITLE[short.toLowerCase()]!}${(nameGender(given) ?? (/[^r][iy]$/i.test(given) ? 'f' : 'm')) === 'f' ? 'a' : 'o'} `,
    )
    .replace(
      /(?<!\p{L})(?:(sra?|srta|dra?|mtr[oa]|profa?|ma|fco)\.\s?|(sra?|srta|dra?|mtr[oa])\s)(?=\p{L})/giu,
      (_, short: string | undefined, bare: string) => `${ABBREVIATED[(short ?? bare).toLowerCase()]!} `,
    )

/** 'J. R. «Kike»', 'Enrique (Kike) Ruiz': the nickname in quotes or brackets. */
function called(raw: string): string {
  const nick = /^[^«"“‘(']*\p{L}[^«"“‘(']*[«"“‘('](\p{Lu}\p{L}+(?: \p{L}+)?)[»"”’)']/u.exec(raw)
  return nick ? nick[1]! : raw.replace(/(?<=\p{L}.*)\s*\([^()]*\)/gu, '')
}

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

/** Lowers the common words of a description («Los Gemelos», «Todos en la Oficina»), never the names in it. */
export function lowerCommonWords(text: string): string {
  let named = false
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
    return !named && known(word.toLowerCase()) && !ALSO_WORDS.test(word) ? word.toLowerCase() : word
  })
}

const NO_NAME =
  /^(?:de|del|la|el|los|las|mayor|menor|favorit[oa]s?|preferid[oa]s?|querid[oa]s?|patern[oa]|matern[oa]|polític[oa]|que|para|por|con|en|tus?|sus?|mis?|secret[oa]|enter[oa]|human[oa]|adoptiv[oa]|complet[oa]|loc[oa]|chiquit[oa]|pequeñ[oa])$/iu

const TITLE =
  /^(?:bisabuel[oa]s?|abuel[oa]s?|abuelit[oa]s?|abue|yay[oa]|tata|non[oa]|nan[oa]|t[ií][oa]s?|tit[oa]|titi|prim[oa]s?|herman[oa]s?|hermanit[oa]s?|niet[oa]s?|hij[oa]s?|sobrin[oa]s?|ahijad[oa]s?|padres?|madres?|padrino|madrina|profe|profesora?|maestr[oa]|doctora?|señora?|seño|miss|licenciad[oa]|ingenier[oa]|arquitect[oa]|psicólog[oa]|capitán|capitana|don|doña|compañer[oa]|vecin[oa]|amig[oa]s?|mam[áai]|pap[áai]|abu|jef[ea]|coach|entrenador|entrenadora|señorita|familia|suegr[oa]s?|cuñad[oa]s?|nuera|yerno|madrastra|padrastro|human[oa]s?|dueñ[oa]s?|espos[oa]|marido|mujer|novi[oa]s?|polol[oa]|pareja)$/iu
