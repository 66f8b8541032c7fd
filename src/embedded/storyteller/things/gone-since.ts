import { bare } from '../language/grammar/text.ts'
import { isOfOthersIn, isOwnedByOthers } from './owners.ts'
import type { Portable } from './portable.ts'

/** Given to the giver, who has it still; lost, eaten or worn out since; somebody else's, or a part of something else. */
export function isElsewhere(memory: string, { un, noun, f }: Portable, whose: RegExp | null): boolean {
  const key = bare(memory)
  const named = new RegExp(`(?<![a-z])(?<!vendedora? de )${bare(noun).slice(0, -1)}`, 'g')
  const at = key.search(named)
  const before = at < 0 ? key : key.slice(0, at)
  const after = at < 0 ? '' : key.slice(at)
  const clause = before.split(/[.;]/).at(-1)!
  const isBack = BACK.test(after)
  const lo = (f ? 'la' : 'lo') + (un.startsWith('un par') || / de l[oa]s /.test(`${un} `) ? 's' : '')
  return (
    / (?:sub|escal|trep|baj)\w+ (?:a |por )?(?:el|la|los|las) $/.test(before) ||
    // 'me dejó la noticia en una lonchera', 'me las dio con el palillo': what was given is another thing
    (!/(?<!envuelt[oa]s?) en (?:el|la|los|las|una?|su) $| con (?:el|la|los|las|una?|su|dos|tres) $/.test(before) &&
      GIVEN.test(clause)) ||
    before.endsWith(' con todo y ') ||
    (/^(?:caldero|perol|paila|vaporera|metate)$/.test(noun) && COOKED_IN.test(before)) ||
    (!/ con (?:un|una|dos|tres|unos|unas) $/.test(before) && GIVEN_AWAY.test(clause)) ||
    (MADE_OF_IT.test(before) && OF_CLOTH.test(noun)) ||
    (/(?:tengo|guardo|conservo|traigo) /.test(key) &&
      new RegExp(`(?<![a-z])(?:tengo|guardo|conservo|traigo)(?: en)? (?:el|la|los|las|una?|mi|su) ${bare(noun)}`).test(
        key,
      )) ||
    heldStill(lo).test(key) ||
    givenAfter(lo).test(after) ||
    (!isBack &&
      [...key.matchAll(named)].some(
        ({ index }) => GONE.test(key.slice(0, index)) || GONE_AFTER.test(key.slice(index)),
      )) ||
    isOwnedByOthers(after, whose) ||
    isOfOthersIn(clause, whose) ||
    // 'jugar a la escoba' is with cards
    (/^(?:escoba|canasta)$/.test(noun) && /jug\w* a la $/.test(before)) ||
    // 'un muñeco de nieve': it is no more
    /^\w+ de (?:nieve|arena|hielo|humo|jabon)/.test(after) ||
    / en (?:la|el|su|mi) (?:oreja|cara|pata|pie|brazo|puerta|pared)/.test(after.slice(0, un.length + 24))
  )
}

const GIVEN =
  /(?<![a-z])(?:me|nos) (?:\w+ )?(?:dio|dieron|regal\w+|traj\w+|compr\w+|tejio|hicieron|sirvio|servia|puso|dej(?:o|aba)(?! \w+[aei]r )(?! (?:el|la) $)|mando|heredo|entrego|trajiste|diste)(?: (?!prest)\w+){0,6} ?$/
const COOKED_IN =
  /(?<![a-z])(?:cocin|hac|hic|hiz|guis|herv|hirv|prepar|mol|fre|fri)\w+(?: \w+){0,5} (?:en|con) (?:el|la|una?|mi|su) $/
const GIVEN_AWAY =
  /(?:^|[^a-z])(?<!(?:le|les|te) )(?:mand\w+(?! a (?:\w+ ){1,5}a \w+r )|envi\w+|entreg\w+|don(?:o|e|aron|ar|aba)|(?<!jug\w{1,5} a )vend(?!ed)\w+)(?: (?!en (?:el|la|los|las) |comprar? )[\w,]+){0,8} $/
const givenAfter = (lo: string) =>
  new RegExp(`(?<![a-z])(?:me|nos) ${lo} (?:dio|regal\\w+|trajo|entrego|mando|hizo|cosio|tejio)`)
const heldStill = (lo: string) =>
  new RegExp(
    `(?<![a-z])(?:todavia|aun|hasta hoy) ${lo} (?:tengo|guardo|traigo|uso|llevo|conservo)|${lo} (?:tengo|guardo|traigo|conservo)(?: todavia| aun| en )|${lo} (?:tiene|tenemos|cuelga)n?(?: \\w+)? en |que (?:aun|todavia) (?:tengo|guardo|traigo|uso|llevo|conservo)`,
  )
/** 'le hizo el traje con la frazada': it is a costume now. */
const MADE_OF_IT =
  /(?<![a-z])(?:hizo|hice|hicimos|hicieron|haciendo|hacia|cosi\w+|tejiendo|armando|confeccion\w+|arm(?:o|e|amos|aron)|constru\w+|fabric\w+)(?: \w+){1,6} (?:con|de) (?:el|la|los|las|una?|mi|su)s?(?: vieja?| mism[oa])? $/
const OF_CLOTH =
  /^(?:cortina|cobija|frazada|manta|s[aá]bana|colcha|mantel|vestido|falda|camisa|abrigo|blusa|toalla|funda|hamaca|caja|bolsa|tabla|rejilla|costal|lona|almohad[oó]n|bandera)$/u
const GONE =
  /(?<![a-z])se (?:nos |les? |me )qued(?:o|aron)(?: en casa| adentro)? (?:el|la|los|las|su|mi) $|(?<![a-z])(?:se (?:nos |le |me )vol(?:o|aron|aba)|se (?:nos |le |me )?(?:fue(?! volando)|quem|romp|descomp|acab(?!aron)|perd|com[ií])|perd|romp|rob(?!ot)|olvid|quem|pinch|ponch|com(?:i|e[nr]?(?![a-z]))|trag)\w*(?: \w+){0,5} $|(?<![a-z])(?:cort|recort|descos|destej|desarm|rasg|tiñ|tin)(?:o|io|e|i|imos|amos|aron|ieron)(?: (?!con |en )\w+){0,2} $|(?<![a-z])(?<!(?:me|nos) )dej(?:o|e|amos|aron) (?:su|mi|el|la) $/
const GONE_AFTER =
  /^\w+ (?:\w+ )?al? (?:la )?(?:mar|rio|lago|agua|pantano|pozo|water|inodoro|barranco)(?![a-z])|^\w+(?: \w+){0,8} (?:y |que )?(?:se |l[oa]s? )(?:(?:l[oa]s?|me|nos|le) )?(?:perd|romp|quem|comi|rob|tir|cay|acab|trag|llev|gast|pudr|sec|enterr|bot|cort|recort|descos|destej|desarm|rasg|derrit|fundi|deshi[cz]|desinfl|revent|explot|hund)(?:io|o|i|e|imos|amos|eron|aron)(?![a-z])(?! (?:sentad|dormid|encima|de ))/
/** 'la trajo de vuelta', 'lo encontró el señor', 'volvió con cinco' */
const BACK =
  /(?<![a-z])(?:(?:l[oa]s?|nos l[oa]s?) (?:\w+ (?:que )?)?(?:encontr|devolv|regres|rescat|recuper)\w+|l[oa]s? (?:trajo|trajeron|saco|sacaron|pesco|atrapo)(?![a-z])|(?:volvio|regreso|llego) con (?:otr[oa]s?|dos|tres|cuatro|cinco|seis|varias|varios)(?![a-z])|(?:regal|di|prest|consigui)\w+ (?:otr[oa]s?|dos|tres|cuatro|cinco)(?= [a-z]{0,3}[.,;]|[.,;]|$| y )|(?:de vuelta|volvio a aparecer|aparecio)(?![a-z]))/
