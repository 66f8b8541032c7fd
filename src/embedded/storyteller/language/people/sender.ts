import { type Gender, nameGender } from '../../../../contract/gender.ts'
import { actingGiver, signer } from '../../../../contract/said-names.ts'
import { isCollective } from './collective.ts'
import {
  goByNames,
  groupAndNames,
  intimateGender,
  isOf,
  kindAndWhich,
  kinOfRecipient,
  shortestCalled,
} from './giver-called.ts'
import { cleanName, nicknamed, withoutSurname } from './names.ts'
import { grammar, type Person } from './person.ts'
import type { Age, Role } from './relations.ts'
import { NAMELESS, senderName, siblings } from './sender-name.ts'
import { plainlySigned } from './signed-for.ts'
import { calledBy } from './sender-voice.ts'
import { upperFirst } from '../grammar/text.ts'
import { kinOf, MIRROR } from './giver-kin.ts'

export type Sender = Person & {
  /** 'Clara, su mamá': only before a stop, a raya or a colon. */
  full: string
  /** As the sender would sign. */
  signature: string
  /** 'su mamá', 'su amiga'…; null where the relation or a doubtful gender gives none. */
  kin: string | null
  /** What they call the recipient: 'mi mamá'; the name where nothing else is sure. */
  calls: string
}

const KIN_BESIDE =
  /^\s*\p{Lu}[A-Za-zÀ-ỹ]+ \((mam[áai]|pap[áai]|abuel[oa]|abuelit[oa]|madrina|padrino|t[ií][oa])\)\s*$/iu

/** Who gives, as the story calls them: 'Bea' of «tu hermana pequeña, Bea», 'el equipo de Bodega' of «Equipo de Bodega: Karen y Nico». */
export function readSender(signed: string, recipient: Person, rawRelation: string, told: Gender | null = null): Sender {
  const plain = plainlySigned(signed)
  if (plain !== signed) {
    const read = readSender(plain, recipient, rawRelation, told)
    return plain.includes(', en nombre de ') ? read : { ...read, signature: upperFirst(signed.trim()) }
  }
  // 'tu nuera Pilar y Nacho', of whom each is somebody
  const [, younger = '', pair = ''] = YOUNGER_AND.exec(signed) ?? []
  if (younger)
    return {
      ...readSender(pair, recipient, rawRelation, told),
      signature: upperFirst(signed.trim()),
      full: `su ${younger} ${pair.trim()}`,
    }
  // 'Todo contabilidad', but not «Toda Ana»
  const [, end, team = ''] = WHOLE_TEAM.exec(signed.trim()) ?? []
  const isNamed = /^\p{Lu}/u.test(team) && nameGender(team) === (end === 'a' ? 'f' : 'm')
  if (team && !isNamed)
    return { ...readSender(`Equipo de ${team}`, recipient, rawRelation, told), signature: signed.trim() }
  const group = groupAndNames(signer(signed))
  if (group) return readGroup(group, recipient, rawRelation, told)
  const theirs = kinOfRecipient(signed, recipient)
  if (theirs) return { ...readSender(theirs, recipient, rawRelation, told), signature: upperFirst(signed.trim()) }
  const [kind = '', which = ''] = kindAndWhich(signed)
  const whole = readSigned(which ? `${kind} ${which}` : signed, recipient, rawRelation, told)
  const read = which ? { ...whole, signature: whole.signature.replace(` ${which}`, `, ${which}`) } : whole
  // 'sus sobrinas, las tremendas'
  if (read.several) return { ...read, ...withoutJest(read) }
  const [, spokenFor = ''] = IN_NAME_OF.exec(signed) ?? []
  if (spokenFor) return { ...read, full: `${read.name}, ${spokenFor.replace(IN_NAME, (said) => said.toLowerCase())}` }
  const gender = told ?? intimateGender(read.name) ?? read.gender
  const called = shortestCalled(read.name, gender, { ...recipient, relation: rawRelation }, MIRROR[recipient.role])
  if (!called) return read
  // 'tu comadre la Pame', to the baby of her comadre, whose comadre she is not
  if (recipient.age === 'small' && /^su com(?:ad|pad)re$/u.test(called.kin ?? ''))
    return { ...readSigned(called.name, recipient, rawRelation, told), signature: read.signature }
  const full = called.kin ? `${called.name}, ${called.kin}` : called.name
  return { ...read, ...grammar(gender, false, false), ...called, gender, full }
}

const YOUNGER_AND =
  /^\s*(?:[tsmTSM][uúi]|[Vv]uestr[oa]|[Nn]uestr[oa]) ((?:hij|niet|herman|prim|sobrin|ahijad|cuñad)(?:it)?[oa]|nuera|yerno) (\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)? [ye] \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)\s*$/u

const WHOLE_TEAM =
  /^tod([oa]) (?!(?:el|la|mi|tu|su|un|una|lo|(?:nuestr|est|es|tuy|suy|m[ií])[oae]|mundo|amor|cariño|coraz[oó]n|familia|equipo|grupo)(?![A-Za-zÀ-ỹ]))([A-Za-zÀ-ỹ]+(?: [^ ]+)?)$/iu

const withoutJest = ({ name, full }: Sender) => {
  const short = name.replace(/^(sus \p{Ll}+),? l[oa]s \p{Ll}+$/u, '$1')
  return { name: short, full: full.replace(name, short) }
}

/** 'Juliana, en nombre de los doce nietos' */
const IN_NAME_OF =
  /^\s*\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?,? ((?:en nombre|de parte) de (?:tod|l[oa]s|sus?|el|la)(?:[^,.:]|\.[ºª°])*[^\s,.:])\s*$/u

const IN_NAME = /^(?:en nombre|de parte) de(?: (?:tod[oa]s|l[oa]s))*/iu

/** They are called by their names where these are few, and else by what they are; at first by both. */
function readGroup(
  { group, names }: { group: string; names: string },
  recipient: Person,
  rawRelation: string,
  told: Gender | null,
): Sender {
  const isNamed = goByNames(group, names)
  const read = readSigned(isNamed ? names : group, recipient, rawRelation, told)
  const whole = isNamed ? senderName(group) : read.name
  const each = isNamed ? read.name : senderName(names)
  return {
    ...read,
    signature: `${upperFirst(group)}: ${names}`,
    kin: isNamed ? whole : read.kin,
    full: isNamed ? `${each}, ${whole}` : `${whole}, con ${each}`,
  }
}

function readSigned(signed: string, recipient: Person, rawRelation: string, told: Gender | null): Sender {
  // 'Vale (mamá)', 'Yo, tu marido'
  const kinBeside = KIN_BESIDE.exec(signed)?.[1]
  const rawName = withoutYo(signer(kinBeside ?? signed), recipient, told)
  const signature = upperFirst(cleanName(rawName) || 'Alguien').replace(/ Yo$/u, ' yo')
  // of who signs 'Luisa F.' the story says 'Luisa', but not where it is for a Luisa too
  const given = withoutSurname(signature, true)
  const called = given.split(' ').some((word) => isOf(recipient.name, word)) ? signature : given
  // 'Tu papá, que te adora' signs so; the story calls him his papá
  const name =
    nicknamed(rawName) ??
    nameOfGrandchild(signature, recipient.role) ??
    siblings(signature, recipient.role) ??
    senderName(
      (/^tod[oa]s /iu.test(called) ? called : actingGiver(called)).replace(
        /,? que (?:te|os|los|las|le|les|la|lo) .*$/iu,
        '',
      ),
    )
  const joined = /\s(y|e)\s|,/.test(name)
  const plural = joined || /^(?:(?:los|las|todos|todas|sus)\s|tod[oa]s$)/i.test(name) || isGroup(signature)
  const gender =
    /^(?:las (?!.* [ye] los )|sus (?!compas|coleg|camarad|pat[ao]s|[A-Za-zÀ-ỹ]+istas)(?:[A-Za-zÀ-ỹ]+as|mam[áai]s|madres)(?![A-Za-zÀ-ỹ]))/iu.test(
      name,
    )
      ? 'f'
      : joined
        ? (told ?? ofAll(name))
        : /^(?:la |su (?:mam|abuela|abuelita|t[ií]a|hija|hermana|madrina))/iu.test(name)
          ? 'f'
          : /^su (pap|abuelo|t[ií]o|hijo|hermano|padrino)/i.test(name)
            ? 'm'
            : EPICENE.test(signature)
              ? told
              : (told ?? (plural ? ofAll(name) : nameGender(signature)))
  const several = plural || isCollective(name)
  const trade = several ? undefined : TRADE_BESIDE.exec(signature)?.[1]
  const kin = trade ? null : kinOf(name, signature, gender, several, recipient, rawRelation)
  return {
    name,
    signature: called === signature || !/\.\s*$/u.test(rawName) ? signature : `${signature}.`,
    gender,
    plural,
    role: 'other',
    age: senderAge(name, recipient),
    band: null,
    baby: false,
    species: null,
    sure: { relation: kin ? 0.9 : 0.5, age: 0, gender: gender === null ? 0 : told ? 1 : 0.85 },
    kin,
    calls: calledBy(several, recipient, rawRelation),
    full: trade ? `${name}, ${trade}` : kin ? `${name}, ${kin}` : name,
    ...grammar(gender, plural, several),
  }
}

/** 'Pili, la cocinera del comedor': no teacher of whom she cooks for. */
const TRADE_BESIDE = /^\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?, ((?:el|la) \p{Ll}+ del? (?![tsm][ui]s? )\p{Ll}[^,]*)$/u

/** 'Tito', who writes to his grandmother, is called so. */
const nameOfGrandchild = (signature: string, role: Role) =>
  /^(?:Tit[oa]|Nan[oa]|Tata)$/u.test(signature) && YOUNGER_THAN.has(role) ? signature : null
const YOUNGER_THAN: ReadonlySet<Role> = new Set<Role>([
  'grandparent',
  'parent',
  'uncle',
  'inlaw',
  'teacher',
  'colleague',
  'partner',
])

/** Of several it is feminine where each of them is. */
const ofAll = (name: string): Gender | null =>
  name.split(/,\s*|\s+[ye]\s+/u).every((part) => nameGender(part) === 'f') ? 'f' : 'm'

/** 'Apoderados Sala Amarilla' */
const isGroup = (signature: string) =>
  /^(?:apoderad|vecin|compañer|coleg|alumn|exalumn|maestr|profe|amig|residente|jugador|soci|emplead|trabajador|chic|muchach|chav|pib|cabr|padre|madre|pap[áa]|mam[áa]|enfermer|voluntari)[A-Za-zÀ-ỹ]*s(?![A-Za-zÀ-ỹ])/iu.test(
    signature,
  )

/** 'Yo, tu marido' is he; 'yo' alone, and no name at all, is whoever the relation and the form make of it. */
function withoutYo(signed: string, recipient: Person, told: Gender | null): string {
  const rest = signed.replace(/^\s*(?:soy )?yo,?\s+(?=(?:tus?|mam[áa]|pap[áa]|el|la)(?![A-Za-zÀ-ỹ]))/iu, '')
  if (
    !/^\s*(?:(?:soy )?yo(?: mero| mism[oa])?|n\/?a|nadie|x+|an[oó]nim[oa],? (?:por favor|porfa[A-Za-zÀ-ỹ]*|gracias))?[\s.!]*$/iu.test(
      rest,
    )
  )
    return rest
  const pair = MIRROR[recipient.role]
  if (pair && told) return `Tu ${pair[told === 'f' ? 0 : 1]}`
  return recipient.role === 'pet' ? 'Tu familia' : NAMELESS
}

/** Nicknames after a thing or an animal, of either gender. */
const EPICENE =
  /^(?:pollo|pollito|oso|osito|coco|gallo|bicho|bichito|piojo|pulpo|topo|moco|chango|churro|taco|rayo|cielo|tesoro|sapo|conejo|ratón|peque)$/i

/** Old for a grandparent by name or by relation; adult otherwise. */
function senderAge(name: string, recipient: Person): Age {
  if (/(?<![A-Za-zÀ-ỹ])(?:bis)?(?:abuel|abue(?![A-Za-zÀ-ỹ])|yay[ao]|lel[ao](?![A-Za-zÀ-ỹ]))/iu.test(name))
    return 'elder'
  const named = /(?<![A-Za-zÀ-ỹ])(?:t[ií][ao]|tit[aoi]|mam|pap|padrin|madrin|herman|prim[ao]|profe|maestr)/iu.test(name)
  return recipient.role === 'grandchild' && !named ? 'elder' : 'adult'
}
