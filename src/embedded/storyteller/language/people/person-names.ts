import { type Gender, nameGender } from '../../../../contract/gender.ts'
import { articleOfCollective } from './collective.ts'
import { lowerCommonWords } from './names.ts'
import { list } from '../grammar/text.ts'

/** The single names inside «Ana, Luz y Sol». */
export function partsOfName(name: string): string[] {
  return name.split(/,\s*|\s+(?:y|e)\s+/).filter(Boolean)
}

/** 'Profe Carmen', 'Tía Tere': spoken of, they have an article; 'Don Ernesto' and 'Mamá Coco' have none. */
const TITLED =
  /^(?:profe|profa|inge|lic|arqui|profesora?|maestr[oa]|maistr[oa]|doctora?|señora?|señorita|seño|miss|titi|t[ií][ao]|tit[oa]|abuel[oa]|abuelit[oa]|abue?|yay[oa]|madrina|padrino|prim[oa]|suegr[oa]|nuera|yerno|cuñad[oa]|comadre|compadre|vecin[oa]|enfermer[oa]|entrenadora?|coach|chef|capitán|capitana|jef[ea]|licenciad[oa]|ingenier[oa]|arquitect[oa]|psicólog[oa]|padre|herman[oa]|niñ[oa])\s+\p{Lu}/iu

function withArticle(name: string, gender: Gender | null): string {
  const masculine =
    /^(?:profesor|maestro|maistro|doctor|señor|primo|tío|tio|tito|yayo|abuelo|abuelito|padrino|suegro|yerno|cuñado|compadre|vecino|enfermero|entrenador|capitán|jefe|licenciado|ingeniero|arquitecto|psicólogo|padre|hermano|niño)\s/i.test(
      name,
    )
  const given =
    /^(?:abue?|profe|inge|lic|arqui|coach|chef|jefe)\s/i.test(name) && gender
      ? gender
      : nameGender(name.replace(/^\S+\s+/, ''))
  const article =
    (masculine && !(/^jefe\s/i.test(name) && given === 'f')) ||
    (/^(?:profe|inge|lic|arqui|coach|chef)\s/i.test(name) && given !== 'f') ||
    (/^abue?\s/i.test(name) && given === 'm')
      ? 'el'
      : 'la'
  const spelt = name.replace(/^\S+/, (title) => title.toLowerCase().replace(/^ti([ao])$/, 'tí$1'))
  return `${article} ${lowerCommonWords(spelt)}`
}

/** 'Hermanos García', 'Abuelitos', 'equipo de enfermería' → with their article; any other name as it is. */
export function ofMany(name: string): string {
  const [, head = ''] =
    /^(familia|equipo|grupo|clase|curso|sala|coro|banda|pandilla|herman[oa]s|prim[oa]s|(?:bis)?abuel(?:it)?[oa]s|abues|abus|non[oa]s|nonit[oa]s|yay[oa]s|lel[oa]s|tatas|viej(?:it)?[oa]s|padrinos|madrinas|compadres|comadres|vecin[oa]s|profes|maestr[oa]s|señores|señoras|hij[oa]s|niet[oa]s|sobrin[oa]s|t[ií][oa]s|padres|papás|pap[ai]s|mamás|mamis|suegr[oa]s|amig[oa]s|gemel[oa]s|melliz[oa]s)(?:\s|$)/iu.exec(
      name,
    ) ?? []
  if (!head) return name
  const article = articleOfCollective(head) ?? (/(?<!^tat)as$/iu.test(head) ? 'las' : 'los')
  const rest = name.slice(head.length)
  // 'Nonos Tito y Nelly'
  const areNames = partsOfName(rest.trim()).length > 1 && /^ \p{Lu}/u.test(rest)
  return `${article} ${head.toLowerCase()}${areNames ? rest : lowerCommonWords(name).slice(head.length)}`
}

/** 'Don Ernesto', 'la doña Chela' inside a sentence: 'don Ernesto', 'doña Chela'. */
export const smallDon = (name: string) =>
  name.replace(/(?<![A-Za-zÀ-ỹ])(?:(?:[Ee]l|[Ll]a) )?([Dd]o(?:n|ña))(?= \p{Lu})/gu, (_, don: string) =>
    don.toLowerCase(),
  )

/** 'Ing. Herrera', 'mi jefe': the relation tells which of the two titles it is. */
export function professionOf(name: string, gender: Gender | null): string {
  return gender ? name.replace(/^(licenciad|ingenier|arquitect)[oa](?= )/iu, `$1${gender === 'f' ? 'a' : 'o'}`) : name
}

/** Of several, each with an article of their own: 'la señora Ruiz y el señor Ruiz'. */
export function titled(name: string, plural: boolean, gender: Gender | null = null): string {
  if (!plural) return TITLED.test(name) ? withArticle(name, gender) : smallDon(name)
  const parts = partsOfName(name)
  return parts.length > 1 && parts.every((part) => TITLED.test(part))
    ? list(parts.map((part) => withArticle(part, null)))
    : smallDon(name)
}
