import { type Gender, isGivenName, nameGender, relationGender } from '../../../../contract/gender.ts'
import { isCollective } from './collective.ts'
import { cleanName, isKinWord } from './names.ts'
import { partsOfName } from './person-names.ts'
import type { Role } from './relations.ts'
import { bare, upperFirst } from '../grammar/text.ts'

/** The shortest form of who gives that says who it is, and what they are, said once beside it. */
export type Called = { name: string; kin: string | null }

/** Whom nobody is told to respect goes by the name: 'su nuera Karla', 'su engreída Fiorella'; not 'su segunda mamá Lety'. */
const OF_KIN = new RegExp(
  '^(su (?!(?:(?!del? )\\p{Ll}+ ){0,3}(?:mam|pap|madre|padre|ma |pa |abu|bisa|yay|nan[oa]|non|tata|lel|t[ií][oa]|tit|padrin|madrin|suegr|profe|maestr|miss|seño|doctor|jef|direct|licenciad|ingenier|coach|entrenador|pastor|famil|equipo|gente|perr|gat))' +
    '(?:\\p{Ll}+ ){0,3}\\p{Ll}+(?<! (?:del?|en|con|y|el|la))),? ((?:(?:el|la) )?\\p{Lu}[A-Za-zÀ-ỹ]+(?: \\p{Lu}[A-Za-zÀ-ỹ]+)*)$',
  'u',
)

/** 'su hermano el mediano', 'su tía la loca': which of them, everybody there knows. */
const WHICH = /^(su \p{Ll}+) (?:el|la) (?!del?(?![A-Za-zÀ-ỹ]))\p{Ll}+$/u

/** What lovers and parents call each other, and nobody else calls them: 'gorda', 'viejo', 'amorcito'. */
const INTIMATE =
  /^su (?:(?:gord|flac|viej|negr|chaparr|priet|nen|muñec|enan|pelon|pelad|fe|loc|chul|os|cos)(?:it)?[oae]s?|chiquit[oa]|beb[eé]|bb|amor(?:cito)?|vida|cielo|coraz[oó]n|cariño|tesoro|princesa|reina|rey|peque|peor es nada)(?: (\p{Lu}[A-Za-zÀ-ỹ]+))?$/iu

/** 'su chinita', 'su osita': between two who love each other any word that says no tie. */
const isPetName = (name: string) =>
  isKinWord(name.replace(/^su /u, '')) || /^su (?:señor|prometid|enamorad|compañer)/u.test(name)
    ? null
    : /^su \p{Ll}+$/u.exec(name)

/**
 * 'su hermana pequeña Bea' → 'Bea', 'su hermana pequeña'; 'su gorda' of a husband → 'su esposa'; null where what was
 * signed is as short as it can be. `mirror` is what they are to such a recipient, in both genders.
 */
export function shortestCalled(
  name: string,
  gender: Gender | null,
  to: { role: Role; relation: string; name: string },
  mirror: readonly [string, string] | undefined,
): Called | null {
  const intimate = INTIMATE.exec(name) ?? (to.role === 'partner' ? isPetName(name) : null)
  const decent = intimate && decentKin(gender, to, mirror)
  if (decent) return intimate[1] ? { name: intimate[1], kin: decent } : { name: decent, kin: null }
  const [, kin = '', own = ''] = OF_KIN.exec(name) ?? []
  if (own) return isOf(to.name, own) ? null : { name: own, kin }
  const [, head = ''] = WHICH.exec(name) ?? []
  return head ? { name: head, kin: null } : null
}

/** It is one word of that name: 'Carmen', of 'Carmen Rosa'. */
export const isOf = (name: string, own: string) =>
  bare(name)
    .split(/[\s,]+/u)
    .includes(bare(own))

/** 'Los papás de Mateo', who give it to Mateo → 'Tus papás'; null of any other's. */
export function kinOfRecipient(signed: string, { name: recipient, role }: { name: string; role: Role }): string | null {
  const [, given = '', theirs = '', whose] = NAME_AND_KIN.exec(signed) ?? []
  if (theirs && (whose ? isOf(recipient, whose) && role === ROLE_OF[theirs.charAt(0)] : role !== 'pet'))
    return /^[mp]/iu.test(theirs) ? `Tu ${theirs}` : `${upperFirst(theirs)} ${given}`
  const [, kin = '', own = ''] = KIN_OF.exec(signed) ?? []
  return own && isOf(recipient, own) ? `${/s$/iu.test(kin) ? 'Tus' : 'Tu'} ${kin}` : null
}
/** 'Nico, papá de Fermín', 'Nico, tu papá': as a child calls them. */
const NAME_AND_KIN =
  /^\s*(\p{Lu}[A-Za-zÀ-ỹ]+),? (?:tu |(?=.* de ))(mam[áai]|pap[áai]|abuel(?:it)?[oa]|t[ií][oa])(?: de (\p{Lu}[A-Za-zÀ-ỹ]+))?\s*$/u
/** Who gives to «la maestra Sofía» may be the mother of another Sofía. */
const ROLE_OF: Readonly<Record<string, Role>> = { m: 'child', p: 'child', a: 'grandchild', t: 'nephew' }
const KIN_OF =
  /^\s*(?:(?:l[oa]s?|el) )?((?:mam|pap)[áai]s?|padres|abuel(?:it)?[oa]s?|t[ií][oa]s?|padrinos?|madrinas?|herman[oa]s?|prim[oa]s?|amig[oa]s|compañer[oa]s) de (\p{Lu}[A-Za-zÀ-ỹ]+)\s*$/iu

const kinOf = (gender: Gender, [she, he]: readonly [string, string]) => `su ${gender === 'f' ? she : he}`

/** 'mi esposo' is given something by 'su esposa', 'mi hijo' by 'su papá'; null where the relation does not say it. */
function decentKin(
  gender: Gender | null,
  { role, relation }: { role: Role; relation: string },
  mirror: readonly [string, string] | undefined,
): string | null {
  return role === 'partner' ? coupleKin(gender, relation) : mirror && gender ? kinOf(gender, mirror) : null
}

/** 'su esposa', to 'mi marido', 'su polola', to 'mi pololo'; 'su pareja' where no gender is known. */
export function coupleKin(gender: Gender | null, relation: string): string {
  if (!gender) return 'su pareja'
  if (/(?<![A-Za-zÀ-ỹ])(?:espos[oa]|marido|mujer|señora|viej(?:it)?[oa])(?![A-Za-zÀ-ỹ])/iu.test(relation))
    return kinOf(gender, ['esposa', 'esposo'])
  const [, stem = null] = /(?<![A-Za-zÀ-ỹ])(novi|polol|enamorad|prometid)[oa](?![A-Za-zÀ-ỹ])/iu.exec(relation) ?? []
  return stem === null ? 'su pareja' : kinOf(gender, [`${stem.toLowerCase()}a`, `${stem.toLowerCase()}o`])
}

/** A gender that the word itself has: 'su gorda', 'su viejo'; null of 'su amor'. */
export function intimateGender(name: string): Gender | null {
  const [, end] = (INTIMATE.test(name) && /^su \p{Ll}+([oa])(?= |$)/u.exec(name)) || []
  return end === 'a' && !name.startsWith('su vida')
    ? 'f'
    : end === 'o' && !/^su (?:cielo|tesoro|cariño)/u.test(name)
      ? 'm'
      : null
}

/** 'tu hermano, el mediano', 'tu nieto consentido, Beto' → of one person both halves; none of 'tu hija Ana, Luis', 'tu hermana, Pedro', who are two. */
export function kindAndWhich(signed: string): readonly string[] {
  const [, kind = '', which = '', name = ''] = WHICH_OF_THEM.exec(signed) ?? []
  const gender = relationGender(kind) ?? relationGender(kind.replace(/^\s*\p{L}+/u, 'nuestra'))
  const isNamed = kind.split(' ').slice(2).some(isGivenName)
  const isOne = gender ? nameGender(name) === gender : INTIMATE.test(kind.replace(/^\p{L}+/u, 'su'))
  return name && (isNamed || !isOne) ? [] : [kind, which]
}
const WHICH_OF_THEM =
  /^\s*([TtSs]u (?:\p{Ll}+ ){0,3}\p{Ll}+), ((?:el|la) (?:median|mayor|menor|chic|grande|pequeñ|chiquit|consentid)[A-Za-zÀ-ỹ]*|(\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?))\s*$/u

/** 'El equipo de Bodega: Karen, Nico y la Jose' → the group and its names; null of any other signature. */
export function groupAndNames(signed: string): { group: string; names: string } | null {
  const [, group = '', names = ''] =
    /^\s*(?![tsm]us )([^:]*[A-Za-zÀ-ỹ]{3}[^:]*):\s*(\p{Lu}[^:]* [ye] [^:]+)$/iu.exec(signed) ?? []
  return group ? { group: cleanName(group), names: cleanName(names) } : null
}

/** Three or fewer are called by their names, unless they sign as one thing: 'Tano, Lucho y Seba', 'el equipo de Bodega'. */
export const goByNames = (group: string, names: string): boolean =>
  !isCollective(group) && partsOfName(names).length <= 3

/** 'las torrijas de mi suegra', of a husband: his mother's. */
export const ofTheirParents = (said: string, isSpain: boolean): string =>
  said.replace(/(?<![A-Za-zÀ-ỹ])mi(s?) suegr(?:it)?([oa])s?(?![A-Za-zÀ-ỹ])/giu, (_, many: string, end: string) => {
    const [she, he] = isSpain ? ['madre', 'padre'] : ['mamá', 'papá']
    return `su${many} ${end === 'a' ? she : he}${many}`
  })
