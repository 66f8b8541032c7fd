import { isGivenName, nameGender } from './gender.ts'

/**
 * A giver of whom two things are said, as one: «la mamá, Luz Dary» is «mamá Luz Dary», «Arturo, trailero» is «Arturo».
 * What may as well be two givers («mamá, papá», «Ana, el abuelo») stays as it was signed.
 */
export function withoutApposition(signed: string): string {
  const [, all = '', names = ''] = ALL_OF_THEM.exec(signed) ?? []
  if (all) return `${all} ${names}`
  // 'Marta, su mamá, y Luis, su papá'; 'Arturo, trailero, y Rosa'
  const [, first = '', told = '', second = '', toldOfIt] = TWO.exec(signed) ?? []
  if (first) {
    const one = apposed(first, told)
    const other = toldOfIt === undefined ? !KIN.test(told) && second : apposed(second, toldOfIt)
    return one && other ? `${one} y ${other}` : signed
  }
  const [before = '', after = '', ...more] = signed.split(/\s*,\s*/u)
  return (more.length === 0 && !/ [ye] /u.test(after) && apposed(before, after)) || signed
}

/** 'tus hijas, Rosa y Marta' */
const ALL_OF_THEM =
  /^((?:[TtSs]us|[Mm]is|[Ll][oa]s) \p{Ll}+s(?: \p{Ll}+)?),\s+(\p{Lu}[\p{L} ]+(?:, \p{Lu}[\p{L} ]+)*,? [ye] (?:el |la )?\p{Lu}[\p{L} ]+)$/u
const TWO = /^([^,]+), ([^,]+),? [ye] ([^,]+)(?:, ([^,]+))?$/u

/** One of whom both are said, as they are called; null where they may be two. */
function apposed(before: string, after: string): string | null {
  if (isDescription(after) || isPlain(before, after) || isSameName(before, after)) return before
  if (!isGenderShared(before, after)) return null
  const isKin = KIN.test(before)
  if (!isKin && WORKS_AS.test(after)) return before
  // 'la mamá, Luz Dary', 'tu viejo, el Beto'
  if (isKin && CALLED.test(after) && !KIN.test(after))
    return `${before
      .replace(WHICH, '')
      .replace(PARENT, '')
      .replace(/^[pm]a[pm][áaií]/iu, capital)} ${after}`
  // 'Jimena, tu nuera', 'Lucho, tu hermano mayor'
  const isTold = WHOSE.test(after) || (KIN.test(after) && !CALLED_SO.test(after))
  return !isKin && isTold && !/\p{Lu}/u.test(after) ? before : null
}

/** 'Vero, la Vero nomás', 'Toño, nuestro Toño': the one name twice. */
const isSameName = (before: string, after: string) =>
  /^\p{Lu}\p{L}+$/u.test(before) &&
  new RegExp(`^(?:(?:el|la|[ts]u|mi|nuestr[oa]) )?${before}(?![A-Za-zÀ-ỹ])`, 'iu').test(after)

/** Nothing says that the one is a woman and the other a man. */
export function isGenderShared(one: string, other: string): boolean {
  const [first, second] = [nameGender(one), nameGender(other)]
  return !first || !second || first === second
}

/** 'mamá, papá', 'abuela Tere, abuelo Pepe', 'Ana, Luis': two, though no «y» stands between. */
export function areTwo(signed: string): boolean {
  const parts = signed.split(/\s*,\s*/u)
  return (
    parts.length === 2 &&
    !/ (?:y|e|and|&) /iu.test(signed) &&
    parts.every((part) => KIN.test(part) || (/\p{Lu}\p{L}+$/u.test(part) && nameGender(part) !== null))
  )
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const KIN_WORD =
  '(?:pap[áaií]|mam[áaií]|aita|aitona|amona|padre|madre|ap[áa]|am[áa]|marido|mujer|jef[ea]|profe|seño|pareja|tata|non[oa]|nonn[oa]|(?:hij|niet|bisniet|sobrin|ahijad|herman|prim|abuel|bisabuel|yay|nan|t[ií]|suegr|cuñad|novi|espos|amig|vecin|compañer|maestr|madrin|padrin|comadr|compadr|viej)(?:it)?[oae]|nuera|yerno)'
const KIN = new RegExp(
  `^(?:(?:tu|su|mi|nuestr[oa]|el|la) )?(?:mejor )?${KIN_WORD}(?: (?:(?:(?:el|la) )?(?:mayor|menor|chic[oa]|grande|pequeñ[oa]|median[oa])|favorit[oa]|preferid[oa]|del alma))?$`,
  'iu',
)
/** Words by which somebody may sign, and so somebody else: 'Ana, mamá'. */
const CALLED_SO = /^(?:pap|mam|ap[áa]|am[áa]|abuel|bisabuel|t[ií]|yay|nan|tata|non|aita|amona)/iu
/** 'tu hermano el chico', where his name follows. */
const WHICH = / (?:el|la) \p{L}+$/u
const PARENT = /^(?:el|la) (?=[pm]a[pm][áaií])/iu
const KIN_OF = new RegExp(`^(?:(?:el|la) )?${KIN_WORD} del? `, 'iu')
const CALLED = /^(?:(?:el|la|[Dd]on|[Dd]oña) )?\p{Lu}\p{Ll}+/u
const WHOSE = new RegExp(`^(?:(?:[ts]us?|mis?|nuestr[oa]s?) [A-Za-zÀ-ỹ]|(?:el|la) ${KIN_WORD}(?![A-Za-zÀ-ỹ]))`, 'iu')
/** 'el de las bromas', 'que te quiere', 'turno noche' */
const DESCRIBES =
  /^(?:(?:el|la|l[oa]s) (?:del?|que|m[aá]s|menor|mayor|chic[oa]|grande)(?![A-Za-zÀ-ỹ])|(?:que|del?|desde|exalumn[oa]|turno|sala|sal[oó]n|grupo|grado|curso|sucursal|secci[oó]n) )/iu

/** 'trailero', 'costurera de profesión', 'la de la tienda': what is said of who was named, and no name. */
export const isDescription = (said: string): boolean =>
  DESCRIBES.test(said.trim()) ||
  KIN_OF.test(said.trim()) ||
  (TRADE.test(said.trim()) && !isGivenName(said.trim().split(' ')[0]!))
const TRADE =
  /^(?:la |el |una? )?(?!(?:romer|herrer|guerrer|caballer|cabrer|barrer|river|oliver|quinter|monter|boter|oter|carrer|aguiler|ferrer|marrer)[oa])(?:[A-Za-zÀ-ỹ]{3,}(?:ero|era|eros|eras|ista|istas|[óo]log[oa]s?)|m[ée]dic[oa]|doctora?|maestr[oa]|profesora?|chofer|conductora?|vendedora?|pintora?|abogad[oa]|contadora?|arquitect[oa]|mec[áa]nic[oa]|electricista|polic[ií]a|soldad[oa]|taxista|comerciante|estudiante|jubilad[oa]|pensionad[oa]|cantante|m[úu]sic[oa]|agricultora?|pescadora?|veterinari[oa]|secretari[oa]|emplead[oa]|obrer[oa]|ama de casa|chef|entrenadora?)(?: (?:de|del|en|jubilad[oa]|retirad[oa]|pensionad[oa])(?![A-Za-zÀ-ỹ]).*)?$/iu

/** 'la monitora del autobús', 'el señor del kiosco'; no 'la gente', 'la banda' */
const WORKS_AS =
  /^(?:el|la) (?!gente)(?:\p{Ll}+(?:[dt]ora?|ante|ente)|señora?|chic[oa]|muchach[oa]|joven|encargad[oa]|jef[ea])(?: del? [^,]+)?$/u

/** Beside a name with its capital, small words that are nobody's name nor kin. */
const isPlain = (before: string, after: string) =>
  /\p{L} \p{Lu}|^\p{Lu}\p{Ll}+$/u.test(before) &&
  !KIN.test(before) &&
  !/\p{Lu}|\d/u.test(after) &&
  !/^(?:el|la|l[oa]s|una?|[ts]us?|mis?|tod[oa]s?|y|e) /iu.test(after) &&
  !after.split(' ').some((word) => isGivenName(word) || KIN.test(word) || /[oa]s$/u.test(word))
