import { isGivenName, isSeveral, nameGender } from '../../../../contract/gender.ts'
import { isKinWord } from './names.ts'
import { readRelation, type Role } from './relations.ts'
import { upperFirst } from '../grammar/text.ts'

/** 'para mi hermana Luz que cumple 40', 'mi perra Lola', where only a name was asked for. */
const BOX = /^\s*(?:(?:[Pp]ara|[Aa]) )?([Mm]i|[Nn]uestr[oa]) (\p{Ll}+) (\p{Lu}\p{L}+)(.*)$/u
/** 'Don Joaquín, mi papá', 'Andrea mi jefa' */
const BEHIND = /^\s*(\p{Lu}.*?)(?<! [ye])(?:,|(?<=[A-Za-zÀ-ỹ]))\s+(?:(mi|nuestr[oa]) (\p{Ll}+))\s*$/u
/** 'mi padre, Julián', 'nuestra mejor amiga, Sofi', 'papá, Ramón' */
const BEFORE =
  /^\s*(?:([Mm]i|[Nn]uestr[oa]|[Ee]l|[Ll]a) )?(\p{L}+(?: \p{Ll}+){0,2}),\s*((?:la |el |[Dd]on |[Dd]oña )?\p{Lu}\p{L}*\.?(?: \p{Lu}\p{L}*)*)\s*$/u
/** 'mis hijos: Ana y Leo' */
const EACH =
  /^\s*(?:[Mm]is|[Nn]uestr[oa]s) (?:\p{Ll}+(?: \p{Ll}+)?[,:]|papás|padres|hij[oa]s|herman[oa]s|niet[oa]s|sobrin[oa]s|ahijad[oa]s|melliz[oa]s|gemel[oa]s|perr[oa]s|gat[oa]s|viejos) (\p{Lu}\p{L}+(?:, \p{Lu}\p{L}+)* [ye] \p{Lu}\p{L}+)\s*$/u
/** 'Toño, el de la tienda', 'Luz, de 8 años', 'Dra. Paz, la pediatra' */
const DESCRIBED = /^\s*(\p{Lu}[^,]*?),\s*((?:mi|nuestr[oa]|el|la|de|que|su|una?)\s\p{Ll}[^,]*|de \d[^,]*)$/u
/** 'mi gorda hermosa (se llama Paola)', 'Alonsito, ay perdón Alonso, ya no le gusta': the name that is meant. */
const MEANT =
  /\((?:se llama|es|su nombre es) (\p{Lu}[\p{L} ]+?)\)\s*$|(?<![A-Za-zÀ-ỹ])(?:perd[oó]n|digo|mejor dicho)[\s,.:]+(\p{Lu}\p{L}+)(?:[\s,.]+(?:ya |no |que |porque ).*)?$/u

/** A name, and then what is said of it in clauses. */
const TALKED_ON =
  /^\s*(\p{Lu}\p{L}+(?: (?:[oyue] )?\p{Lu}\p{L}+)*)[\s,.…(;:-]+(?:\p{Ll}+[\s,.…]+)*(?:digo|perd[oó]n|no|se|es|todav[ií]a|a[uú]n|porque|pero|que|cuando|nadie)(?![A-Za-zÀ-ỹ]).*(?:\p{L}+n|no|sabe|decid[A-Za-zÀ-ỹ]+|llama)(?![A-Za-zÀ-ỹ]).*$/su

/** 'mi catira Oriana', 'mi causa Piero': what only the giver calls them so, before a name that people are given. */
const MY_OWN = /^\s*(?:[Mm]i|[Nn]uestr[oa]) (\p{Ll}+) (\p{Lu}\p{Ll}+)((?: \p{Lu}\p{Ll}+)?)\s*$/u
/** 'nuestra Lola', 'mi Lola, la peque' */
const OURS = /^\s*(?:[Mm]i|[Nn]uestr[oa]) (?=\p{Lu}\p{Ll}+(?:,|$))/u

/** 'mi angelito Samuel', 'mi princesa Sofía': a fond word before a name. */
const FONDLY =
  /^\s*(?:[Mm]i|[Nn]uestr[oa]) (?:[Áá]ngel|[Aa]ngelit|[Nn]iñ|[Pp]rinces|[Rr]ein|[Rr]ey|[Cc]iel|[Tt]esor|[Bb]eb|[Ss]olecit|[Ee]strellit|[Pp]equeñ|[Gg]ord(?:it)?|[Ff]lac(?:it)?|[Nn]egr(?:it)?|[Vv]iej(?:it)?)[\p{Ll}]* (\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?)\s*$/u

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
  const [, fondly = ''] = FONDLY.exec(written) ?? []
  if (fondly) return { name: fondly, relation: '' }
  const bare = written.replace(OURS, '')
  if (bare !== written && bare.includes(',')) return nameInBox(bare)
  const [, called, corrected = called] = MEANT.exec(written) ?? []
  if (corrected) return { name: corrected, relation: '' }
  // 'Emilio o Julián, mis papás... digo mi hermana y mi cuñado no se deciden'
  const [, alone = ''] = TALKED_ON.exec(written) ?? []
  if (alone) return { name: alone, relation: '' }
  // 'el Gordo, mi hermano'
  const [, nickname = '', theirs = ''] =
    /^\s*((?:[Ee]l|[Ll]a) \p{Lu}\p{Ll}+),\s+((?:mi|nuestr[oa]) \p{Ll}+)\s*$/u.exec(written) ?? []
  if (nickname && readRelation(theirs).role !== 'other') return { name: nickname, relation: theirs }
  const [, own = '', whose = '', what = ''] = BEHIND.exec(written) ?? []
  if (own && readRelation(what).role !== 'other') return { name: own, relation: `${whose} ${what}` }
  return inApposition(written) ?? afterMine(written) ?? ofMyOwn(written)
}

function ofMyOwn(written: string): { name: string; relation: string } | null {
  const [, word = '', given = '', more = ''] = MY_OWN.exec(written) ?? []
  const [, name = ''] =
    /^\s*(\p{Lu}\p{Ll}+),? (?:mi|nuestr[oa]) (?:flac|gord|negr|viej|chin|chapar|niñ|nen|princes|rein)\p{Ll}+\s*$/u.exec(
      written,
    ) ?? []
  if (name) return { name, relation: '' }
  const isKnown = !/^(?:beb[eé]|peque)$/u.test(word) && readRelation(word).role !== 'other'
  const isName = isKnown || isGivenName(given) || nameGender(given) !== null
  return isName && !isKinWord(word) ? { name: given + more, relation: '' } : null
}

/** Two things said of one person with a comma between; what they are to the giver is of the first or the second. */
function inApposition(written: string): { name: string; relation: string } | null {
  const [, each = ''] = EACH.exec(written) ?? []
  if (each) return { name: each, relation: '' }
  if (!/,/u.test(written) || isSeveral(written, '')) return null
  const [, whose = 'mi', what = '', name = ''] = BEFORE.exec(written) ?? []
  const { role } = readRelation(what)
  if (name && role !== 'other') {
    const kin = what.toLowerCase()
    return {
      name: TITLED_KIN.test(kin) ? `${upperFirst(kin)} ${name}` : name,
      relation: `${whose.toLowerCase()} ${kin}`,
    }
  }
  const [, own = '', told = ''] = DESCRIBED.exec(written) ?? []
  const isSaid = readRelation(told).role !== 'other' || /\d/u.test(told)
  return own ? { name: own, relation: isSaid ? told : '' } : null
}

/** 'la abuela, Carmen' is called «abuela Carmen»; nobody calls theirs «padre Julián». */
const TITLED_KIN = /^(?:abuel(?:it)?[oa]|t[ií][oa]|madrina|padrino)$/u

function afterMine(written: string): { name: string; relation: string } | null {
  const [, mine = '', kin = '', name = '', rest = ''] = BOX.exec(written) ?? []
  // 'a mi peluquero Jonathan'
  const isLed = /^\s*(?:para|a) /iu.test(written)
  const isMore = isLed || /^,? (?:que|por|en|de) /u.test(rest)
  const { role } = readRelation(kin)
  return name && (isMore || (NO_TITLE.has(role) && !rest.trim())) && (role !== 'other' || isLed)
    ? { name, relation: `${mine.toLowerCase()} ${kin}${/ que cumple \d+/u.exec(rest)?.[0] ?? ''}` }
    : null
}
