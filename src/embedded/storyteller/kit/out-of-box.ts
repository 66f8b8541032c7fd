import type { Brief } from '../../../engine.ts'
import { withoutRest } from '../language/people/in-memory.ts'
import { nameInBox } from '../language/people/name-box.ts'
import { signedName } from '../language/people/names-kept.ts'
import { readRelation, type Role } from '../language/people/relations.ts'
import { isGivenName, relationGender } from '../../../contract/gender.ts'
import { known } from '../language/grammar/dictionary.ts'
import { care, isCareful } from '../language/spelling/accent-model.ts'
import { bare, contract } from '../language/grammar/text.ts'

/** What was written around the name tells what they are, where the relation does not. */
export function outOfBox(written: Brief): Brief {
  const signed = { ...written, senderName: signedName(written.senderName, isCareful(care(written.specialMemory))) }
  const brief = asToy(withoutUnborn(withoutRank(withSecond(signed))))
  const alone = withoutRest(brief.recipientName)
  if (alone !== brief.recipientName)
    return outOfBox({
      ...brief,
      recipientName: alone,
      recipientRelation: `${brief.recipientRelation}, que en paz descanse`,
    })
  // 'Marcela y yo': who gives it is beside whoever it is for anyway
  const besideGiver = /^([^,&+]+?)\s+[ye] yo\s*$/iu.exec(brief.recipientName)?.[1]
  if (besideGiver && !/ [ye] /iu.test(besideGiver)) return outOfBox({ ...brief, recipientName: besideGiver })
  // 'Lore, Ximena y yo'
  const withGiver = brief.recipientName.replace(/(?<= [ye] )yo\s*$/iu, brief.senderName.trim())
  if (withGiver !== brief.recipientName && brief.senderName.trim())
    return outOfBox({ ...brief, recipientName: withGiver })
  const box = nameInBox(brief.recipientName) ?? kinAndName(brief)
  const years = /\p{L}.*\((\d{1,2})(?: años)?\)/u.exec(brief.recipientName)?.[1]
  const aged = years ? { ...brief, recipientRelation: `${brief.recipientRelation}, ${years} años` } : brief
  if (!box) return aged
  const isRelation = !box.relation || readRelation(brief.recipientRelation).role !== 'other'
  const age = / de \d{1,2} (?:años|añitos)/u.exec(` ${box.relation}`)?.[0] ?? ''
  return {
    ...aged,
    recipientName: box.name,
    recipientRelation: isRelation ? `${aged.recipientRelation}${age}` : box.relation,
  }
}

/** 'mi abuela, y también para mi abuelo Paco': both are who it is for, where one word says what both are. */
function withSecond(brief: Brief): Brief {
  // 'Vera y su hermanito Noé': both by name
  const names = brief.recipientName.replace(THEIR_KIN, '$1 $2')
  if (names !== brief.recipientName) return { ...brief, recipientName: names }
  const second = secondIn(brief)
  return second?.both
    ? { ...brief, recipientName: `${brief.recipientName.trim()} y ${second.name}`, recipientRelation: second.both }
    : brief
}

/** Who else the relation says it is for, and what the two are together; null where nobody is, or the name box has them. */
export function secondIn({
  recipientName,
  recipientRelation,
}: Pick<Brief, 'recipientName' | 'recipientRelation'>): { name: string; both: string | null } | null {
  const [, my = '', one = '', other = '', name = ''] = SECOND.exec(recipientRelation) ?? []
  if (!name || / [ye] |,/iu.test(recipientName) || bare(recipientName).includes(bare(name))) return null
  const [{ role }, second] = [readRelation(one), readRelation(other)]
  const all = ALL_OF[role]
  const isAlike = second.role === role || (role === 'child' && second.role === 'sibling')
  const areWomen = relationGender(one) === 'f' && relationGender(other) === 'f'
  // a neighbour is told of as a friend, and is no «amigo» by that
  const isCalledSo = role !== 'friend' || [one, other].every((word) => /^amig/iu.test(word))
  const both = all && isAlike && isCalledSo ? `${my.toLowerCase()}s ${areWomen ? all[0] : all[1]}` : null
  return second.role === 'other' ? null : { name, both }
}

const THEIR_KIN =
  /^(\s*\p{Lu}\p{L}+ [ye]) (?:su|mi) (?:herman|prim|hij|ahijad|sobrin|niet|espos|marid|novi|mujer|bebé)[A-Za-zÀ-ỹ]* (\p{Lu}\p{L}+\s*)$/u
const SECOND =
  /^\s*([Mm]i|[Nn]uestr[oa]) (\p{L}+)[\s,(]+(?:(?:pero|es|va) )*(?:(?:y|e|también|tambien|además|igual|para) )+(?:mi|su|nuestr[oa]|el|la) (\p{L}+) ((?:don |doña )?\p{Lu}\p{L}+)[\s).]*$/u
const ALL_OF: Partial<Record<Role, readonly [string, string]>> = {
  child: ['hijas', 'hijos'],
  grandchild: ['nietas', 'nietos'],
  nephew: ['sobrinas', 'sobrinos'],
  godchild: ['ahijadas', 'ahijados'],
  sibling: ['hermanas', 'hermanos'],
  cousin: ['primas', 'primos'],
  grandparent: ['abuelas', 'abuelos'],
  parent: ['mamás', 'papás'],
  uncle: ['tías', 'tíos'],
  friend: ['amigas', 'amigos'],
}

/** 'Sargento Primero (r) Adalberto Mosquera', of one's own father: nobody at home calls him by his rank. */
function withoutRank(brief: Brief): Brief {
  const [, name = ''] = RANK.exec(brief.recipientName) ?? []
  return name && FAMILY.has(readRelation(brief.recipientRelation).role) ? { ...brief, recipientName: name } : brief
}

/** 'yo, de niña le decía así a mi oso': a toy, and nobody who has an age. */
function asToy(brief: Brief): Brief {
  const [, toy = ''] = TOY.exec(brief.recipientRelation) ?? OF_CHILDHOOD.exec(brief.recipientRelation) ?? []
  if (!toy) return brief
  const { recipientAge: _, ...rest } = brief
  const stuffed = /peluche|trapo|tela|felpa/iu.test(toy)
    ? toy
    : `${toy} de ${/^muñec/iu.test(toy) ? 'trapo' : 'peluche'}`
  return { ...rest, recipientRelation: `mi ${stuffed.toLowerCase()}`, recipientKind: 'animal' }
}

const TOY =
  /(?<![A-Za-zÀ-ỹ])(?:mi|el) ((?:osito|oso|muñec(?:it)?[oa]|peluche|(?:conej(?:it)?o|perrito|elefant(?:it)?e)(?= de (?:peluche|trapo|felpa|tela)))(?: de (?:peluche|trapo|felpa|tela))?)(?=\s*$)(?<=(?: |^)(?:a|es|era|mi|el) [^,]*)/iu

/** 'de niña le decía así a mi conejo': no animal lives so long. */
const OF_CHILDHOOD =
  /(?<![A-Za-zÀ-ỹ])(?:de (?:niñ|chic|chiquit)[oa]|cuando era)(?![A-Za-zÀ-ỹ])[^.]* (?:mi|el) (conej(?:it)?o|perrito|elefant(?:it)?e)\s*$/iu

/** 'Lía y Teo y la que viene': the story is of those who are here, and of whom is waited for where their name is said. */
function withoutUnborn(brief: Brief): Brief {
  const [all = ''] = ON_THE_WAY.exec(brief.recipientName) ?? []
  const rest = brief.recipientName.replace(all, '').trim()
  // 'Nora, Blas y la bebé en camino': two are left
  const recipientName = / [ye] /u.test(rest) ? rest : contract(rest.replace(/, (?=\p{Lu}[^,]*$)/u, ' y '))
  return all && /\p{L}{2}/u.test(rest) ? { ...brief, recipientName } : brief
}

const ON_THE_WAY =
  /\s*(?:,|,? [ye]) (?:el|la|quien|otr[oa]|un[oa]?|el beb[eé]|la beb[eé]|el beb[eé]) ?(?:que (?:viene|va a nacer|esperamos|est[aá] por nacer)(?: en camino)?|en camino|por nacer)\s*$/iu
export const RANK =
  /^\s*(?:(?:general|coronel|mayor|capit[aá]n|teniente|subteniente|sargento|cabo|comandante|almirante|vicealmirante|comisario|inspector|subinspector)(?: (?:primero|segundo|mayor|de [A-Za-zÀ-ỹ]+))?\.?\s*(?:\([A-Za-zÀ-ỹ]+\.?\)\s*)?)(\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+){0,2})\s*$/iu
const FAMILY: ReadonlySet<Role> = new Set<Role>([
  'child', 'grandchild', 'nephew', 'godchild', 'sibling', 'cousin', 'grandparent', 'parent', 'uncle', 'partner', 'inlaw',
]) // oxfmt-ignore

/** 'Hermano Efraín', 'mi suegra Socorro', of whom «mi hermano», «mi suegra» was said, and any 'tía doña Mary': nobody calls theirs so. */
function kinAndName({ recipientName, recipientRelation }: Brief): { name: string; relation: string } | null {
  const ofRespect = OF_RESPECT.exec(recipientName)
  const [, kin = '', name = ''] = ofRespect ?? KIN_NAMED.exec(recipientName) ?? MINE_NAMED.exec(recipientName) ?? []
  const [first = ''] = name.split(' ')
  const isName = ofRespect !== null || /^\p{Lu}/u.test(name) || isGivenName(first) || !known(first)
  return name !== '' &&
    isName &&
    !FONDLY_SAID.test(first) &&
    readRelation(kin).role === readRelation(recipientRelation).role
    ? { name, relation: '' }
    : null
}

/** 'mi suegra querida' has no name. */
const FONDLY_SAID =
  /^(?:querid|hermos|lind|bell|bonit|preciosa|amad|ador|favorit|preferid|consentid|chul|chiquit|pequeñ|polític|mayor|menor|grande|gemel|melliz|maravillos|[uú]nic|postiz|incondicional|especial|guap|d[eé]l? alma|del$|de$)/iu
const KIN_NAMED =
  /^\s*(?:(?:mi|nuestr[oa]|el|la) )?(herman[oa]|hij[oa]|niet[oa]|sobrin[oa]|ahijad[oa]|espos[oa]|novi[oa]|cuñad[oa]|suegr[oa]|yerno|nuera|consuegr[oa]) (\p{Lu}[A-Za-zÀ-ỹ]+(?: \p{Lu}[A-Za-zÀ-ỹ]+)?)\s*$/iu
/** Not 'Jefe Pedro', a title. */
const MINE_NAMED =
  /^\s*(?:mi|nuestr[oa]) (amig[oa]|vecin[oa]|jef[ea]|compañer[oa]) (\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)\s*$/u
const OF_RESPECT =
  /^\s*(?:(?:mi|nuestr[oa]|el|la) )?([A-Za-zÀ-ỹ]+),? ((?:do(?:n|ña)|(?:la )?señora|(?:el )?señor) \p{Lu}[A-Za-zÀ-ỹ]+(?: \p{Lu}[A-Za-zÀ-ỹ]+)?)\s*$/iu
