import { type Gender, nameGender } from '../../../../contract/gender.ts'
import { actingGiver, signer } from '../../../../contract/said-names.ts'
import { isCollective } from './collective.ts'
import {
  coupleKin,
  goByNames,
  groupAndNames,
  intimateGender,
  isOf,
  kindAndWhich,
  kinOfRecipient,
  shortestCalled,
} from './giver-called.ts'
import { cleanName, isKinWord, nicknamed, withoutSurname } from './names.ts'
import { FURTHER, INLAWS } from './mirrored-kin.ts'
import { namedAmong } from './one-of-them.ts'
import { partsOfName } from './person-names.ts'
import { grammar, type Person } from './person.ts'
import type { Age, Role } from './relations.ts'
import { NAMELESS, senderName, siblings } from './sender-name.ts'
import { plainlySigned } from './signed-for.ts'
import { calledBy, WED, whichOf } from './sender-voice.ts'
import { bare, upperFirst } from '../grammar/text.ts'

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

/** What the sender is to the recipient: [feminine, masculine]. */
const MIRROR: Partial<Record<Role, readonly [string, string]>> = {
  child: ['mamá', 'papá'],
  grandchild: ['abuela', 'abuelo'],
  nephew: ['tía', 'tío'],
  godchild: ['madrina', 'padrino'],
  sibling: ['hermana', 'hermano'],
  cousin: ['prima', 'primo'],
  student: ['maestra', 'maestro'],
  grandparent: ['nieta', 'nieto'],
  parent: ['hija', 'hijo'],
  uncle: ['sobrina', 'sobrino'],
  friend: ['amiga', 'amigo'],
  colleague: ['compañera', 'compañero'],
}

const KIN_BESIDE =
  /^\s*\p{Lu}[A-Za-zÀ-ỹ]+ \((mam[áai]|pap[áai]|abuel[oa]|abuelit[oa]|madrina|padrino|t[ií][oa])\)\s*$/iu

const GODCHILD = ['ahijada', 'ahijado'] as const

const KIN_NAME =
  /^(mam|pap[aá]|pap[ií]|mami|abuel|t[ií][ao]\b|yay|nan[ao]\b|abue\b|madrina|padrino|hij|herman|niet|sobrin|prim[ao]\b)/i

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

function kinOf(
  name: string,
  signature: string,
  gender: Gender | null,
  plural: boolean,
  recipient: Person,
  rawRelation: string,
): string | null {
  if (plural && /^\p{Lu}/u.test(name)) return kinOfAll(name, gender, recipient, rawRelation)
  if (
    KIN_NAME.test(signature) ||
    KIN_NAME.test(name.replace(/^(?:el|la) /iu, '')) ||
    /^(?:[Ss]us?|(?:[Ee]l|[Ll]a)(?! \p{Lu})|[Ll][oa]s|[Tt]od[oa]s?|[Aa]lguien)(?:\s|$)/u.test(name) ||
    plural
  )
    return null
  const another = / de (?:mis?|nuestr[oa]s?|sus?|una?) \p{L}/u.test(bare(rawRelation))
  // whose favourite person they are no animal says
  if (recipient.role === 'pet') return null
  const pair =
    recipient.role === 'uncle' && /(?<![A-Za-zÀ-ỹ])(?:madrin|padrin)/u.test(bare(rawRelation))
      ? GODCHILD
      : MIRROR[recipient.role]
  const uneven =
    /(^|\s)(jef|soci|equipo|client|vecin|gerent|director|compadr|comadr|madrastr|padrastr|hijastr|hermanastr|nana(?= |$))/.test(
      bare(rawRelation),
    )
  const inlaw = INLAWS.find(([theirs]) => theirs.test(bare(rawRelation)))?.[1]
  if (inlaw && gender && !another) return `su ${inlaw[gender === 'f' ? 0 : 1]}`
  const kin = pair && gender ? pair[gender === 'f' ? 0 : 1] : ''
  // 'Rodrigo el padrino', who is the brother of one of the two alone
  const signedAs = SIGNED_AS.exec(signature)?.[1]
  if (signedAs && !signedAs.endsWith(` ${kin}`)) return signedAs
  const mutual = gender && MUTUAL.exec(bare(rawRelation))?.[1]
  if (mutual)
    return mutual === 'vecin' ? `su vecin${gender === 'f' ? 'a' : 'o'}` : `su com${gender === 'f' ? 'adre' : 'padre'}`
  if (CHOSEN.test(bare(rawRelation)) && gender) return gender === 'f' ? 'su hija' : 'su hijo'
  // 'mi marido', of whom nobody knows whether it is his wife or his husband who gives: the name is warmer than «su pareja»
  if (recipient.role === 'partner') return !gender && WED.test(rawRelation) ? null : coupleKin(gender, rawRelation)
  if (!pair || !gender || uneven || (recipient.several && isOfTwoKinds(rawRelation))) return null
  const further = FURTHER.find(([theirs]) => theirs.test(bare(rawRelation)))?.[1]
  if (further) return `su ${further[gender === 'f' ? 0 : 1]}`
  // 'mi mejor amigo' has one in who says it
  if (/^(?:(?:mi|el|la) )?mejor amig[oa](?![A-Za-zÀ-ỹ])/u.test(bare(rawRelation))) return `su mejor ${kin}`
  return `su ${kin}${recipient.role === 'sibling' ? twin(rawRelation, gender) : whichOf(recipient.role, rawRelation)}`
}

/** 'Fer, Luis y Toño', to «nuestro papá», are his children; null where one may be a spouse or a stranger, and of 'Pau y Dani', whose gender nobody knows. */
function kinOfAll(name: string, gender: Gender | null, { role, several }: Person, relation: string): string | null {
  const names = namedAmong(name)
  const areNames = names.length === partsOfName(name).length && names.every(isNamed)
  const isOfEach = (GIVEN_BY_PAIRS.has(role) || OURS.test(relation)) && !OF_NOT_ALL.test(relation)
  const isPlain = !ANOTHER_WORD.test(bare(relation)) && !(several && isOfTwoKinds(relation))
  const pair = MIRROR[role]
  if (!pair || !areNames || !isOfEach || !isPlain) return null
  if (names.every((one) => nameGender(one) === 'f')) return `sus ${pair[0]}s`
  return gender === 'm' && names.some((one) => nameGender(one) === 'm') ? `sus ${pair[1]}s` : null
}
const OURS = /^\s*(?:nuestr[oa]s? |(?:el |la )?herman(?:it)?[oa]s? (?:mayor|menor)(?![A-Za-zÀ-ỹ]))/iu
const isNamed = (one: string) => /^(?:la |el )?\p{Lu}/u.test(one) && !one.toLowerCase().split(' ').some(isKinWord)
/** Of a bare «mamá» or «hermana» one of two who sign is the wife or the husband as often as not. */
const GIVEN_BY_PAIRS: ReadonlySet<Role> = new Set<Role>(['child', 'grandchild', 'nephew', 'friend', 'colleague'])
/** Of one of them, or of somebody else: 'mi hija', 'hija de nuestros vecinos', 'sobrina de Tomás' */
const OF_NOT_ALL =
  /(?<![A-Za-zÀ-ỹ])(?:[Mm]is?|[Ss]us?)(?![A-Za-zÀ-ỹ])| de (?:nuestr|una? (?!años?)|l[oa]s? |(?:don |doña )?\p{Lu})| del /u
const ANOTHER_WORD = /(?<![A-Za-zÀ-ỹ])(?:bisniet|ahijad|padrin|madrin|vecin|jef|equipo|alumn|hijastr|cunad)/u

/** 'mi hermana gemela', 'mi carnal, somos cuates (gemelos)' */
function twin(rawRelation: string, gender: Gender): string {
  const [kind] = /(?<![A-Za-zÀ-ỹ])(?:gemel|melliz)(?=[oa]s?(?![A-Za-zÀ-ỹ]))/iu.exec(rawRelation) ?? []
  return kind ? ` ${kind.toLowerCase()}${gender === 'f' ? 'a' : 'o'}` : ''
}

const SIGNED_AS = /^\p{Lu}\p{L}+,? ((?:el|la) (?:padrino|madrina|compadre|comadre|vecin[oa]|herman[oa]|prim[oa]))$/u

/** What two people are to each other alike. */
const MUTUAL = /^(?:mi |el |la )?(vecin|comadr|compadr)[A-Za-zÀ-ỹ]*(?: del? .*)?$/u
/** 'mi padrastro pero para mí es mi papá' */
const CHOSEN = /(?:padrastr|madrastr).*(?<![A-Za-zÀ-ỹ])(?:es|como) mi (?:pap|mam)/u

/** 'mi hermano y mi cuñada', to whom nobody is the same */
function isOfTwoKinds(rawRelation: string): boolean {
  const kinds = [...bare(rawRelation).matchAll(KINDS)].map(([kind]) => kind)
  return new Set(kinds).size > 1
}
const KINDS =
  /(?<![A-Za-zÀ-ỹ])(?:hij(?!astr)|niet|sobrin|herman|prim|cunad|tio|tia|abuel|suegr|yerno|nuera|amig|espos|novi|mama|papa|padre|madre|compadre|comadre|colega|companer|vecin)/gu
