import { bare } from '../grammar/text.ts'

/** Separates the vocative from the sentence: 'nunca te enfadas, tío', 'mamá, su paciencia'. */

const ENDEARMENT =
  '(?:(?:mi|mis) )?(?:amor|vida|cielo|rey|reina|sol|corazón|cariño|tesoro|princesa|campeón|campeona|gord[oa]|gordit[oa]|flac[oa]|negr[oa]|bebé|niñ[oa]s?|hij[oa]s?|mij[oa]|mam[áai]|mami|pap[áai]|papi|ma|pa|má|pá|abuel[oa]s?|abuelit[oa]|abue|yay[oa]|nan[oa]|t[ií][oa]s?|herman[oa]|hermanit[oa]|herman[oa] mí[oa]|prim[oa]|amig[oa]s?|compadre|comadre|profe|maestr[oa]|seño|jef[ea]|bro|wey|güey|guey|boludo|che|man|colega|macho|chaval|pana|parce|chic[oa]s)'

const LEADING = new RegExp(`^${ENDEARMENT},\\s+(?=\\p{L})`, 'iu')
const TRAILING = new RegExp(`,\\s+${ENDEARMENT}$`, 'iu')

/** 'la más buena del mundo vieja'. */
const AFTER_WORLD = new RegExp(`(?<=(?<!\\p{L})(?:el|del) mundo) (?:viej[oa]|${ENDEARMENT})$`, 'iu')

/** 'tu fuerza, mamá, tu fuerza': said twice, and to whom in between. */
const WITHIN = new RegExp(`^(.+), ${ENDEARMENT}, \\1$`, 'iu')

/** The clause without whom it was said to; a list that ends in such a word ('su mamá, su papá') keeps it. */
export function withoutVocative(text: string, name: string): string {
  const [given = ''] = bare(name).split(' ')
  const parts = text.split(/,\s+/)
  if (parts.length > 1 && bare(parts[0]!) === given) return withoutVocative(parts.slice(1).join(', '), name)
  if (parts.length > 1 && bare(parts.at(-1)!) === given) return withoutVocative(parts.slice(0, -1).join(', '), name)
  return text.replace(LEADING, '').replace(TRAILING, '').replace(AFTER_WORLD, '').replace(WITHIN, '$1')
}
