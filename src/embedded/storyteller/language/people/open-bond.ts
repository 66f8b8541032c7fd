import type { Brief } from '../../../../engine.ts'
import { bare } from '../grammar/text.ts'

/** What somebody is to their giver, where the words do not say it. */

/** 'mi nena', 'mi muñeca': a daughter or a love, from who signs with a name alone. */
const PET_NAME = /^(?:mi |la |el )?(?:nen[ea]|bebe|bb|munec[oa]|bebit[oa]|chiquilla|chiquitit[oa])$/

/** 'mi niña linda', 'mi nena de mi vida' → 'mi niña', 'mi nena': what is said of everybody who is loved. */
export const withoutFondness = (relation: string): string =>
  relation.replace(
    /(?<=[A-Za-zÀ-ỹ] [A-Za-zÀ-ỹ]+)(?:,? (?:(?:muy |tan |m[aá]s )?(?:lind|bell|hermos|precios|querid|amad|ador(?:ad)?|chul|bonit|consentid|favorit|chiquit)[oa]|de mi (?:vida|alma|coraz[oó]n)))+[\s.!]*$/iu,
    '',
  )

/** 'mi nena', and neither name, age nor days of a child tell which she is. */
export function isPetName(brief: Brief): boolean {
  const { recipientRelation, recipientName, recipientAge, occasion, senderName, variant } = brief
  if (!PET_NAME.test(bare(withoutFondness(recipientRelation)).trim())) return false
  // in Argentina «mi nena» is nobody but one's daughter
  if (
    recipientAge ||
    occasion === 'nacimiento' ||
    (variant === 'es-AR' && bare(recipientName) !== bare(recipientRelation))
  )
    return false
  const said = bare([brief.favoriteThing, brief.specialMemory, brief.admiration, brief.extraTrait].join(' '))
  return !KIN_SIGNS.test(bare(senderName)) && !OF_A_CHILD.test(said) && !/\d/.test(recipientRelation)
}

/** 'mi vieja', 'el viejito': a mother or a wife, and the words do not say which. */
export const isOldOne = (relation: string): boolean =>
  /^(?:la |el |mi )?viej(?:it)?[ao]$/u.test(bare(withoutFondness(relation)).trim())

const KIN_SIGNS =
  /(?<![A-Za-zÀ-ỹ])(?:mam[ai]|mami|mamita|pap[ai]|papi|papito|madre|padre|abuel|abue|yay|ti[ao]|madrina|padrino)/u
const OF_A_CHILD =
  /(?<![A-Za-zÀ-ỹ])(?:jardin|kinder|preescolar|primaria|escuela|cole|colegio|guarderia|juguet|peluch|muñec|papilla|panal|chupon|chupete|dient|meses|nacio|gatea|sus primeros pasos|recreo|tarea|maestra|caricaturas)/u

/** 'mi novio?? o lo que sea', 'algo así como mi novia' */
export const isUnnamedBond = (relation: string): boolean =>
  /(?<![A-Za-zÀ-ỹ])(?:novi[oa]|pareja|amig[oa]|espos[oa])(?:\s*\?|[\s,]+(?:o (?:lo que sea|algo as[ií]|eso creo)|creo|supongo|es complicado|no s[eé] (?:qu[eé]|bien)))|(?:algo as[ií] como|casi|como) mi novi[oa]|(?:todav[ií]a |a[uú]n )?no s(?:é|abemos) (?:bien )?qu[eé] somos|es complicado/iu.test(
    relation,
  )

/** 'soy yo, me lo regalo' */
export const isOwnGift = ({
  recipientName,
  recipientRelation,
}: Pick<Brief, 'recipientName' | 'recipientRelation'>): boolean =>
  /(?<![A-Za-zÀ-ỹ])(?:soy yo|yo mism[oa]|me lo regalo|para mí|para mi mism[oa])(?![A-Za-zÀ-ỹ])/iu.test(
    `${recipientName}. ${recipientRelation}`,
  )
