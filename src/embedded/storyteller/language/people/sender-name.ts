import { nameGender } from '../../../../contract/gender.ts'
import { articleOfCollective } from './collective.ts'
import { DIMINUTIVE } from '../grammar/gender.ts'
import { lowerCommonWords } from './names.ts'
import { smallDon, titled } from './person-names.ts'
import { contract } from '../grammar/text.ts'
import { restoreAccents } from '../spelling/word-accents.ts'
import type { Role } from './relations.ts'

/** Who signed only 'yo'. */
export const NAMELESS = 'Alguien que te quiere'

const SHOP =
  /^(?:kiosc?o|tienda|tiendita|taller|panader[ií]a|farmacia|coop|cooperativa|papeler[ií]a|restaurante|fonda|cafeter[ií]a|cl[ií]nica|gimnasio|ferreter[ií]a|florer[ií]a|carnicer[ií]a|verduler[ií]a|veterinaria|peluquer[ií]a|consultorio|despacho|guardia|hotel|hostal|bar|biblioteca|fundaci[oó]n)(?= )/iu

/** What they all are, and behind a mark their names, where each has one. */
const ALL_NAMED =
  /^((?:[Tt]|[Ss])us (?:(?:dos|tres|cuatro|cinco|seis|siete|\d) )?\p{L}+(?: del? [^:,]+(?=:))?)(?:: |, (?=\p{Lu}\p{L}+(?:, \p{Lu}\p{L}+)* [ye] \p{Lu}\p{L}+$))(\p{Lu}\p{L}+(?:, \p{Lu}\p{L}+)* [ye] \p{Lu}\p{L}+$)?/u

const GROUP =
  '(?:mamá|mami|papá|papi|madre|padre|apoderad[oa]|vecin[oa]|compañer[oa]|(?:ex)?alumn[oa]|emplead[oa]|chic[oa]|muchach[oa]|niñ[oa]|amig[oa]|profe|maestr[oa]|enfermer[oa]|doctor[ae]?|abuel[oa]|hij[oa]|niet[oa]|t[ií][oa])s'
/** 'Mamás y papás de 2.º B', 'Vecinas y vecinos': two kinds of people, who are no names. */
const TWO_GROUPS = new RegExp(`^(?:l[oa]s )?(${GROUP}) y (?:l[oa]s )?(${GROUP})(?=$| del? )`, 'iu')
const withThe = (group: string) => `${/(?:as|mis|madres|mamás)$/u.test(group) ? 'las' : 'los'} ${group}`

/** 'las mamás y los papás de 2.º B'; not «Abuelos y tíos», who are those of whom it is for. */
function twoGroups(signature: string): string | null {
  const [all = '', one = '', other = ''] = TWO_GROUPS.exec(signature) ?? []
  const of = signature.slice(all.length)
  const isTheirs =
    of === '' && /^(?:abuel|hij|niet|t[ií])|^(?:pap[áa]|padre)s\n(?:amig|vecin|compañer)/imu.test(`${one}\n${other}`)
  return all === '' || isTheirs ? null : `${withThe(one.toLowerCase())} y ${withThe(other.toLowerCase())}${of}`
}

/** The sender's name inside a sentence: 'Clara', 'su papá', 'la tía Chayo', 'todos en la oficina'. */
export function senderName(signed: string): string {
  // 'Jimena, tu nuera', '6to Grado', 'Coop. de la escuela'
  const spelt = signed.replace(/(?<=^(?:[TtSs]u|[Ll]a|[Ee]l) )\p{Ll}{5,}(?![A-Za-zÀ-ỹ])/gu, (word) =>
    restoreAccents(word),
  )
  const signature = (/^\d/.test(spelt) ? spelt.replace(/\p{L}{3,}/gu, lowerCommonWords) : spelt)
    .replace(/, tu(s?) /giu, ', su$1 ')
    .replace(/(?<=\p{L}{2})\. (?=\p{Ll})/gu, ' ')
    .replace(/(?<=^l[oa]s de [A-Za-zÀ-ỹ]+),? (?=turno )/iu, ' del ')
  if (signature === NAMELESS || /^ya sab[eé]s (?:qui[eé]n|cu[aá]l)/iu.test(signature))
    return 'alguien que guarda bien los secretos'
  // 'Sus hijos: Marta, Raúl y Toño', 'Tus padres, Íñigo y Bea', 'Peña los del bar'
  const [, all = '', names = ''] = ALL_NAMED.exec(signature) ?? []
  if (all) return [lowerCommonWords(all.replace(/^[ts]u/iu, 'su')), names].filter(Boolean).join(' ')
  if (/^(?:peña|grupo|equipo) l[ao]s /iu.test(signature)) return senderName(signature.replace(/^\p{L}+ /u, ''))
  const groups = twoGroups(signature)
  if (groups) return groups
  // 'Hijos de Paco', 'Mamás de 2do B'
  const [, others = ''] =
    /^((?:hij|niet|mam[áa]|pap[áa]|amig|padre|madre)(?:[oa]s|s)) de (?=[A-Za-zÀ-ỹ]|\d)/iu.exec(signature) ?? []
  if (others)
    return `${/[oée]s$|pap/iu.test(others) ? 'los' : 'las'} ${signature.replace(/^\p{L}+/u, (word) => word.toLowerCase())}`
  // 'Kiosco El Rulo': who is there gives it, and no shop speaks
  const shop = SHOP.exec(signature)?.[0]
  if (shop && !signature.includes(',')) {
    const the = /(?:a|coop|ci[oó]n)$/iu.test(shop) ? 'la' : 'el'
    return `la gente ${contract(`de ${the} ${signature.charAt(0).toLowerCase()}${signature.slice(1)}`)}`
  }
  const article = articleOfCollective(signature.split(' ')[0]!)
  if (article && signature.includes(' '))
    return `${article} ${lowerCommonWords(signature.charAt(0).toLowerCase() + signature.slice(1))}`
  if (
    /^(?:apoderad|vecin|compañer|alumn|exalumn|amig|emplead|chic|muchach|enfermer|voluntari)[oa]s(?= )/iu.test(
      signature,
    )
  )
    return `${/^[A-Za-zÀ-ỹ]+os /iu.test(signature) ? 'los' : 'las'} ${lowerCommonWords(signature.charAt(0).toLowerCase() + signature.slice(1))}`
  if (/^tod[oa]s$/i.test(signature)) return signature.toLowerCase()
  // 'Los niños y yo': 'yo' gives no name
  if (/^mis? .* y yo$/iu.test(signature)) return 'toda la familia'
  if (/ y yo$/iu.test(signature)) return senderName(signature.replace(/ y yo$/iu, ' y compañía'))
  if (
    /^(?:abuelos|abuelitos|tíos|tios|padres|papás|padrinos|herman[oa]s|prim[oa]s|niet[oa]s|hij[oa]s|sobrin[oa]s),? /iu.test(
      signature,
    )
  )
    return `sus ${lowerCommonWords(signature).replace(/^\p{L}/u, (first) => first.toLowerCase())}`
  // 'Abuelos', who sign with what they are
  if (
    /^(?:l[oa]s (?=hij|niet|sobrin|ahijad))?(?:(?:bis)?abuel(?:it)?[oa]s|t[ií][oa]s|padres|papás|mamás|padrinos|madrinas|herman[oa]s|prim[oa]s|(?:bis)?niet[oa]s|hij[oa]s|sobrin[oa]s|ahijad[oa]s)$/iu.test(
      signature,
    )
  )
    return `sus ${signature.toLowerCase().replace(/^l[oa]s /u, '')}`
  if (/^vuestr[oa]s? /i.test(signature)) return lowerCommonWords(signature.replace(/^vuestr[oa]/i, 'su'))
  if (/^(?:tus?|sus?) /i.test(signature))
    return lowerCommonWords(signature.replace(/^[ts]u/i, 'su').replace(/ y tu(s?) /giu, ' y su$1 ')).replace(
      /^(su) (\p{L}+)$/u,
      (all, su: string, word: string) => (DIMINUTIVE.test(word.toLowerCase()) ? `${su} ${word.toLowerCase()}` : all),
    )
  if (/^(?:sobrin|niet|hij|herman|ñañ|prim|suegr|cuñad|ahijad|vecin)[ao]s? \p{Lu}/iu.test(signature))
    return `su ${lowerCommonWords(signature).replace(/^Ñañ/u, 'ñañ')}`
  // 'mamá de Vale'
  if (
    /^(?:mam[áa]|pap[áa]|t[ií][ao]|abuel[oa]|padrino|madrina|amig[oa]) de(?: la| los?)? [A-Za-zÀ-ỹ]/iu.test(signature)
  )
    return `${nameGender(signature) === 'm' ? 'el' : 'la'} ${signature.replace(/^\p{L}+/u, (word) => word.toLowerCase())}`
  if (
    /^(mam[áa]|pap[áa]|mami|papi|ma|pa|abuel[ao]|abue|abu|yay[ao]|nan[ao]|titi|tit[ao]|abuelit[ao]|t[ií][ao]|madrina|padrino|hij[ao]|herman[ao])$/i.test(
      signature,
    )
  )
    return `su ${signature.toLowerCase()}`
  // 'Tía y madrina' may be one woman
  const pair =
    /^(?!(?:madrina y .*a|padrino y .*o|.*a y madrina|.*o y padrino)$)(mam[áai]|pap[áai]|abuel(?:it)?[ao]|ma|pa|yay[ao]|tata|nonn?[ao]|lel[ao]|t[ií][ao]|madrina|padrino) y (?:la |el |tu |su )?(mam[áai]|pap[áai]|abuel(?:it)?[ao]|ma|pa|yay[ao]|tata|nonn?[ao]|lel[ao]|t[ií][ao]|madrina|padrino|herman[oa]s?)$/i.exec(
      signature,
    )
  if (pair) return `su ${pair[1]!.toLowerCase()} y su${pair[2]!.endsWith('s') ? 's' : ''} ${pair[2]!.toLowerCase()}`
  // 'un amigo', 'una vecina que te quiere'
  if (/^una? (?:amig|vecin|compañer|alumn|client|coleg|admirador)/iu.test(signature))
    return lowerCommonWords(signature.replace(/^una?/iu, 'su'))
  if (/^una? /iu.test(signature)) return signature.replace(/^U/u, 'u')
  if (/^(mi|mis)\s/i.test(signature)) return lowerCommonWords(signature.replace(/^mi/i, 'su'))
  if (/^(el|la|los|las|tod[oa]s?)\s/i.test(signature))
    // 'todos en la oficina' are said to be there as 'todos los de la oficina'
    return lowerCommonWords(signature.replace(/ tu(s?) /i, ' su$1 ')).replace(
      /^(tod[oa]s) en (?=l[ao]s? )/u,
      '$1 los de ',
    )
  if (
    /^(t[ií][ao]|tit[ao]|titi|non[ao]|abue|abu|yay[ao]|lel[ao]|abuel[ao]|bisabuel[ao]|abuelit[ao]|madrina|padrino)\s/i.test(
      signature,
    )
  )
    return lowerCommonWords(signature)
      .replace(/ y (?=(?:t[ií]o|abuel(?:it)?o|padrino|tito|yayo) \p{Lu})/gu, ' y el ')
      .replace(/ y (?=(?:t[ií]a|abuel(?:it)?a|madrina|tita|yaya) \p{Lu})/gu, ' y la ')
      .replace(/^\p{L}+/u, (word) => `${word.endsWith('o') || nameGender(signature) === 'm' ? 'el' : 'la'} ${word}`)
  // 'mamá Karina' has no article, and is no name
  if (/^(?:mam[áai]|pap[áai]) \p{Lu}[^,]*$/iu.test(signature) && !/ [ye] /u.test(signature))
    return signature.replace(/^\p{L}/u, (first) => first.toLowerCase())
  // 'Mami Flor y papi Wil'
  if (/^(?:mam[áai]|pap[áai]) \p{Lu}[A-Za-zÀ-ỹ]+ y (?:mam[áai]|pap[áai]) \p{Lu}/iu.test(signature))
    return signature.replace(/(?<![A-Za-zÀ-ỹ])(?:Mam|Pap)(?=[áai] \p{Lu})/gu, (word) => word.toLowerCase())
  const each = titled(signature, true)
  return each === smallDon(signature) ? titled(signature, false) : each
}

/** 'Mis hermanos y yo', written to a father: his children. */
export function siblings(signature: string, role: Role): string | null {
  // 'Hermanos Luna', of whom the father is told: they are one another's
  const [, own = ''] = /^(?:l[oa]s )?(herman[oa]s|prim[oa]s) \p{Lu}/iu.exec(signature) ?? []
  if (own && role !== (/^h/iu.test(own) ? 'sibling' : 'cousin'))
    return `${/os$/iu.test(own) ? 'los' : 'las'} ${signature.replace(/^l[oa]s /iu, '').replace(/^\p{L}+/u, (word) => word.toLowerCase())}`
  if (!/^(?:mis? )?herman[oa]s? y yo$/iu.test(signature)) return null
  return { parent: 'sus hijos', grandparent: 'sus nietos', uncle: 'sus sobrinos' }[role as string] ?? null
}
