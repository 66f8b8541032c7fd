import { readRelation } from './relations.ts'

/** 'para mi hermana Luz que cumple 40', 'mi perra Lola', where only a name was asked for. */
const BOX = /^\s*(?:[Pp]ara )?([Mm]i|[Nn]uestr[oa]) (\p{Ll}+) (\p{Lu}\p{L}+)(.*)$/u

/** The name within and what they are to the giver; null where the box holds a name as names are written. */
export function nameInBox(written: string): { name: string; relation: string } | null {
  const [, mine = '', kin = '', name = '', rest = ''] = BOX.exec(written) ?? []
  const isMore = /^\s*para /iu.test(written) || /^,? (?:que|por|en|de) /u.test(rest)
  const { role } = readRelation(kin)
  return name && (isMore || (role === 'pet' && !rest.trim())) && role !== 'other'
    ? { name, relation: `${mine.toLowerCase()} ${kin}${/ que cumple \d+/u.exec(rest)?.[0] ?? ''}` }
    : null
}
