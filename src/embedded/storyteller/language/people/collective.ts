/** Collective nouns: 'el equipo de ventas' takes a singular verb in narration and «nosotros» in its own speech. */

const NOUN =
  'familia|equipo|equipazo|grupo|clase|curso|salón|salita|sala|banda|pandilla|peña|cuadrilla|palomilla|gallada|muchachada|tribu|manada|tropa|oficina|[áa]rea|departamento|sección|turno|plantilla|empresa|directiva|club|coro|orquesta|elenco|comité|comisión|junta|comunidad|vecindario|vecindad|asociación|personal|staff|gente|mesa|redacción|escuela|colegio|hinchada|brigada|parroquia|tripulación|dotación|promo|promoción|generación'

const NAMED = new RegExp(
  `^(?:(?:el|la|su|tu|mi|nuestr[oa]|tod[oa] (?:el|la|su|tu|mi|nuestr[oa]|est[ea])) )?(?:${NOUN})(?= |$)`,
  'iu',
)

/** '6to Grado', '3.º B', 'cuarto A' */
const CLASSROOM =
  /^(?:(?:el|la) )?(?:\d+ ?(?:[.º°ªa-z]{0,4})|primero|segundo|tercero|cuarto|quinto|sexto) ?(?:grado|año|[A-F])?$/iu

/** True for a singular name that means several people. */
export function isCollective(name: string): boolean {
  return NAMED.test(name) || CLASSROOM.test(name) || /^tod[oa] (?:el|la) (?!mundo)[A-Za-zÀ-ỹ]/iu.test(name)
}

const ARTICLES: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:familia|clase|sal(?:it)?a|banda|pandilla|peña|cuadrilla|palomilla|gallada|muchachada|tribu|tropa|oficina|[áa]rea|sección|hinchada|tripulación)$/iu,
    'la',
  ],
  [/^(?:equipo|equipazo|grupo|curso|salón|departamento|coro|club|comité|turno|personal)$/iu, 'el'],
]

/** 'Familia Ruiz' → 'la'; null where the word is no collective that goes without its article. */
export function articleOfCollective(word: string): string | null {
  return ARTICLES.find(([test]) => test.test(word))?.[1] ?? null
}
