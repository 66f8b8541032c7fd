import { readRelation, type Role } from './relations.ts'

/** 'para mi hermana Luz que cumple 40', 'mi perra Lola', where only a name was asked for. */
const BOX = /^\s*(?:[Pp]ara )?([Mm]i|[Nn]uestr[oa]) (\p{Ll}+) (\p{Lu}\p{L}+)(.*)$/u
/** 'Don Joaquín, mi papá', 'Andrea mi jefa' */
const BEHIND = /^\s*(\p{Lu}.*?)(?<! [ye])(?:,|(?<=\p{L}))\s+(?:(mi|nuestr[oa]) (\p{Ll}+))\s*$/u
/** 'mi gorda hermosa (se llama Paola)', 'Alonsito, ay perdón Alonso, ya no le gusta': the name that is meant. */
const MEANT =
  /\((?:se llama|es|su nombre es) (\p{Lu}[\p{L} ]+?)\)\s*$|(?<!\p{L})(?:perd[oó]n|digo|mejor dicho)[\s,.:]+(\p{Lu}\p{L}+)(?:[\s,.]+(?:ya |no |que |porque ).*)?$/u

/** Nobody is called «la hija Sharon»; «la tía Luz» is. */
const NO_TITLE: ReadonlySet<Role> = new Set([
  'child',
  'grandchild',
  'nephew',
  'godchild',
  'sibling',
  'cousin',
  'partner',
  'pet',
])

/** The name within and what they are to the giver, empty where that is not said; null where the box holds a name as names are written. */
export function nameInBox(written: string): { name: string; relation: string } | null {
  const [, called, corrected = called] = MEANT.exec(written) ?? []
  if (corrected) return { name: corrected, relation: '' }
  const [, own = '', whose = '', what = ''] = BEHIND.exec(written) ?? []
  if (own && readRelation(what).role !== 'other') return { name: own, relation: `${whose} ${what}` }
  const [, mine = '', kin = '', name = '', rest = ''] = BOX.exec(written) ?? []
  const isMore = /^\s*para /iu.test(written) || /^,? (?:que|por|en|de) /u.test(rest)
  const { role } = readRelation(kin)
  return name && (isMore || (NO_TITLE.has(role) && !rest.trim())) && role !== 'other'
    ? { name, relation: `${mine.toLowerCase()} ${kin}${/ que cumple \d+/u.exec(rest)?.[0] ?? ''}` }
    : null
}
