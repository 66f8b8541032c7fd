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

/** A name as it is printed: cased, accented, without what no name holds. Any script. */
export function cleanName(raw: string): string {
  const text = withoutEnd(
    cleaned(called(raw))
      .replace(/[^\p{L}\p{M}\p{N}\s.,&'’+-]/gu, '')
      .replace(/\s*[&+]\s*/g, ' y '),
  )
  return text
    .split(' ')
    .filter(Boolean)
    .map((word, i) => {
      if (/^(y|e|de|del|la|las|los)$/i.test(word) && i > 0) return word.toLowerCase()
      const comma = word.endsWith(',') ? ',' : ''
      const core = comma ? word.slice(0, -1) : word
      const accented = ACCENTED[bare(core)]
      if (accented && bare(core) === core.toLowerCase()) return accented + comma
      const oneCase = core === core.toLowerCase() || (core === core.toUpperCase() && core.length > 2)
      return (oneCase ? core.toLowerCase().replace(/(^|[-'’])\p{L}/gu, (c) => c.toUpperCase()) : core) + comma
    })
    .join(' ')
}

/** 'J. R. «Kike»', 'Enrique (Kike) Ruiz': the name that people use stands in marks. */
function called(raw: string): string {
  const nick = /^[^«"“‘(']*\p{L}[^«"“‘(']*[«"“‘('](\p{Lu}\p{L}+(?: \p{L}+)?)[»"”’)']/u.exec(raw)
  return nick ? nick[1]! : raw
}

/** Lowers the common words of a description («Los Gemelos», «Todos en la Oficina»), never the names in it. */
export function lowerCommonWords(text: string): string {
  let named = false
  return text.replace(/\p{L}+/gu, (word) => {
    if (TITLE.test(word)) {
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
  /^(?:de|del|la|el|los|las|mayor|menor|favorit[oa]s?|preferid[oa]s?|querid[oa]s?|patern[oa]|matern[oa]|polític[oa]|que|para|por|con|en|tus?|sus?|mis?|secret[oa]|loc[oa]|chiquit[oa]|pequeñ[oa])$/iu

const TITLE =
  /^(?:abuel[oa]s?|abuelit[oa]s?|abue|yay[oa]|t[ií][oa]s?|tit[oa]|titi|prim[oa]s?|herman[oa]s?|hermanit[oa]s?|niet[oa]s?|hij[oa]s?|sobrin[oa]s?|ahijad[oa]s?|padres?|madres?|padrino|madrina|profe|profesora?|maestr[oa]|doctora?|señora?|seño|miss|don|doña|compañer[oa]|vecin[oa]|amig[oa]s?|mam[áa]|pap[áa]|jef[ea]|coach|entrenador|entrenadora)$/iu
