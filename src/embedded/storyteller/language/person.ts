import { isSeveral, nameGender, relationGender, type Gender } from '../../../contract/gender.ts'
import { pluralVerb } from './conjugate.ts'
import { articleOfCollective, isCollective } from './collective.ts'
import { known } from './dictionary.ts'
import { DIMINUTIVE } from './gender.ts'
import { cleanName, lowerCommonWords, nicknamed } from './names.ts'
import { readRelation, type Age, type Role, type Species } from './relations.ts'
import { bare, list, upperFirst } from './text.ts'

/** Who the story is for, and who gives it: name, number, age and what they are to each other. */

export type Person = {
  name: string
  /** Null where neither name, relation, answers nor the form told it: wording must then need none. */
  gender: Gender | null
  plural: boolean
  /** More than one, also where the name is one noun: 'el equipo de ventas'. */
  several: boolean
  role: Role
  age: Age
  baby: boolean
  species: Species | null
  /** A verb in the third person singular, made to agree in number: v('corrió'). */
  v: (form: string) => string
  /** One of two wordings, by number: n('Llegas', 'Llegan'). */
  n: (one: string, many: string) => string
  /** One of two wordings in their own mouth, or said to them: a team is one thing that says «we». */
  spoken: (one: string, many: string) => string
  /** One of three wordings, by gender: g('la niña', 'el niño', 'la criatura'). */
  g: (feminine: string, masculine: string, neutral: string) => string
  le: 'le' | 'les'
}

export type Sender = Person & {
  /** 'Clara, su mamá': only before a stop, a raya or a colon. */
  full: string
  /** As the sender would sign. */
  signature: string
  /** 'su mamá', 'su amiga'…; null where the relation or a doubtful gender gives none. */
  kin: string | null
}

function grammar(gender: Gender | null, plural: boolean, several: boolean) {
  return {
    several,
    spoken: (one: string, many: string) => (several ? many : one),
    v: (form: string) => (plural ? pluralVerb(form) : form),
    n: (one: string, many: string) => (plural ? many : one),
    g: (feminine: string, masculine: string, neutral: string) =>
      gender === 'f' ? feminine : gender === 'm' ? masculine : neutral,
    le: plural ? ('les' as const) : ('le' as const),
  }
}

/** The single names inside «Ana, Luz y Sol». */
export function partsOfName(name: string): string[] {
  return name.split(/,\s*|\s+(?:y|e)\s+/).filter(Boolean)
}

function genderOf(name: string, relationText: string, plural: boolean): Gender | null {
  const fromRelation = relationGender(relationText)
  if (!plural) return fromRelation ?? nameGender(name)
  if (/^las\s/i.test(name)) return 'f'
  const parts = partsOfName(name)
  if (parts.length > 1) return parts.every((part) => nameGender(part) === 'f') ? 'f' : 'm'
  return fromRelation ?? 'm'
}

/** 'Profe Carmen', 'Tía Tere': spoken of, they have an article; 'Don Ernesto' and 'Mamá Coco' have none. */
const TITLED =
  /^(?:profe|profesora?|maestr[oa]|doctora?|señora?|señorita|seño|miss|titi|t[ií][ao]|tit[oa]|abuel[oa]|abuelit[oa]|abue?|yay[oa]|madrina|padrino|prim[oa]|suegr[oa]|nuera|yerno|cuñad[oa]|comadre|compadre|vecin[oa]|enfermer[oa]|entrenadora?|coach|chef|capitán|capitana|jef[ea]|licenciad[oa]|ingenier[oa]|arquitect[oa]|psicólog[oa]|padre)\s+\p{Lu}/iu

function withArticle(name: string): string {
  const masculine =
    /^(?:profesor|maestro|doctor|señor|primo|tío|tio|tito|yayo|abuelo|abuelito|padrino|suegro|yerno|cuñado|compadre|vecino|enfermero|entrenador|capitán|jefe|licenciado|ingeniero|arquitecto|psicólogo|padre)\s/i.test(
      name,
    )
  const given = nameGender(name.replace(/^\S+\s+/, ''))
  const article = masculine || (/^(?:profe|coach|chef)\s/i.test(name) && given !== 'f') ? 'el' : 'la'
  const spelt = name.replace(/^\S+/, (title) => title.toLowerCase().replace(/^ti([ao])$/, 'tí$1'))
  return `${article} ${lowerCommonWords(spelt)}`
}

/** 'Hermanos García', 'Abuelitos', 'equipo de enfermería' → with their article; any other name as it is. */
function ofMany(name: string): string {
  const [, head = ''] =
    /^(familia|equipo|grupo|clase|curso|sala|coro|banda|pandilla|herman[oa]s|prim[oa]s|abuel(?:it)?[oa]s|hij[oa]s|niet[oa]s|sobrin[oa]s|t[ií][oa]s|padres|papás|suegr[oa]s|amig[oa]s|gemel[oa]s|melliz[oa]s)(?:\s|$)/iu.exec(
      name,
    ) ?? []
  if (!head) return name
  const article = articleOfCollective(head) ?? (head.endsWith('as') ? 'las' : 'los')
  return `${article} ${lowerCommonWords(name)}`
}

/** 'Don Ernesto' inside a sentence: 'don Ernesto'. */
const smallDon = (name: string) => name.replace(/(?<!\p{L})(?:Don|Doña)(?= \p{Lu})/gu, (don) => don.toLowerCase())

/** 'Ing. Herrera', 'mi jefe': the relation tells which of the two titles it is. */
function professionOf(name: string, gender: Gender | null): string {
  return gender ? name.replace(/^(licenciad|ingenier|arquitect)[oa](?= )/iu, `$1${gender === 'f' ? 'a' : 'o'}`) : name
}

/** Of several, each with an article of their own: 'la señora Ruiz y el señor Ruiz'. */
function titled(name: string, plural: boolean): string {
  if (!plural) return TITLED.test(name) ? withArticle(name) : smallDon(name)
  const parts = partsOfName(name)
  return parts.length > 1 && parts.every((part) => TITLED.test(part)) ? list(parts.map(withArticle)) : smallDon(name)
}

/** 'tu aita', 'tus sobris': what was typed small after an article is no name, though no dictionary knows it. */
function asTyped(name: string, raw: string): string {
  const [, article, word] = /^\s*(tus?|sus?|mis?|el|la|los|las|tod[oa]s?)\s+(\p{Ll}[\p{L}-]*)/iu.exec(raw) ?? []
  if (!article || !word || !/^\p{Ll}/u.test(word)) return name
  return (
    name
      .replace(/(?<=^\S+ )\p{L}+/u, (found) =>
        bare(found) === bare(word) && !(known(upperFirst(word)) && !known(word)) ? found.toLowerCase() : found,
      )
      // 'tu equipo de básquet'
      .replace(/(?<= de )\p{Lu}\p{L}+/gu, (found) =>
        raw.includes(` de ${found.toLowerCase()}`) && !known(found) ? found.toLowerCase() : found,
      )
  )
}

/** `hint` is what the form or the answers tell about the gender, where they do. */
export function readRecipient(rawName: string, rawRelation: string, hint: Gender | null = null): Person {
  const relation = readRelation(rawRelation)
  let name = nicknamed(rawName) ?? (cleanName(rawName) || 'Alguien')
  if (!nicknamed(rawName) && /^(los|las|el|la|mis?)\s/i.test(name))
    name = asTyped(lowerCommonWords(name), rawName).replace(/^mis /, 'los ').replace(/^mi /, 'su ')
  name = ofMany(professionOf(name, hint ?? relationGender(rawRelation)))
  const collective = isCollective(name)
  const plural = isSeveral(name, rawRelation) && !collective
  const gender = plural ? genderOf(name, rawRelation, true) : (hint ?? genderOf(name, rawRelation, false))
  const { role, age, baby, species } = relation
  return {
    name: titled(name, plural),
    gender,
    plural,
    role,
    age,
    baby,
    species,
    ...grammar(gender, plural, plural || collective),
  }
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

const KIN_NAME =
  /^(mam|pap[aá]|pap[ií]|mami|abuel|t[ií][ao]\b|yay|nan[ao]\b|abue\b|madrina|padrino|hij|herman|niet|sobrin|prim[ao]\b)/i

/** 'Tus nietos', 'Todos en la oficina': a description is signed as one, a name as a name. */
function signatureOf(name: string): string {
  const article = articleOfCollective(name.split(' ')[0]!)
  if (article && name.includes(' ')) return `${upperFirst(article)} ${lowerCommonWords(name)}`
  return /^(tu|tus|mi|mis|sus?|vuestr[oa]s?|el|la|los|las|tod[oa]s?)\s/i.test(name)
    ? upperFirst(lowerCommonWords(name))
    : name
}

/** The sender's name inside a sentence: 'Clara', 'su papá', 'la tía Chayo', 'todos en la oficina'. */
function senderName(signed: string): string {
  // 'Jimena, tu nuera', '6to Grado'
  const signature = (/^\d/.test(signed) ? signed.replace(/\p{L}{3,}/gu, lowerCommonWords) : signed).replace(
    /, tu(s?) /giu,
    ', su$1 ',
  )
  if (/^yo$/i.test(signature)) return 'alguien que guarda bien los secretos'
  if (/^tod[oa]s$/i.test(signature)) return signature.toLowerCase()
  // 'Los niños y yo': whoever says 'yo' has no name in the story
  if (/^mis? .* y yo$/iu.test(signature)) return 'toda la familia'
  if (/ y yo$/iu.test(signature)) return senderName(signature.replace(/ y yo$/iu, ' y compañía'))
  if (
    /^(?:abuelos|abuelitos|tíos|tios|padres|papás|padrinos|herman[oa]s|prim[oa]s|niet[oa]s|hij[oa]s|sobrin[oa]s) /iu.test(
      signature,
    )
  )
    return `sus ${lowerCommonWords(signature)}`
  if (/^vuestr[oa]s? /i.test(signature)) return lowerCommonWords(signature.replace(/^vuestr[oa]/i, 'su'))
  if (/^(?:tus?|sus?) /i.test(signature))
    return lowerCommonWords(signature.replace(/^[ts]u/i, 'su').replace(/ y tu(s?) /giu, ' y su$1 ')).replace(
      /^(su) (\p{L}+)$/u,
      (all, su: string, word: string) => (DIMINUTIVE.test(word.toLowerCase()) ? `${su} ${word.toLowerCase()}` : all),
    )
  if (/^(?:sobrin|niet|hij|herman|prim|suegr|cuñad|ahijad|vecin)[ao]s? \p{Lu}/iu.test(signature))
    return `su ${lowerCommonWords(signature)}`
  // 'mamá de Vale'
  if (/^(?:mam[áa]|pap[áa]|t[ií][ao]|abuel[oa]|padrino|madrina|amig[oa]) de(?: la| los?)? \p{L}/iu.test(signature))
    return `${nameGender(signature) === 'm' ? 'el' : 'la'} ${signature.replace(/^\p{L}+/u, (word) => word.toLowerCase())}`
  if (
    /^(mam[áa]|pap[áa]|mami|papi|ma|pa|abuel[ao]|abue|abu|yay[ao]|nan[ao]|titi|tit[ao]|abuelit[ao]|t[ií][ao]|madrina|padrino|hij[ao]|herman[ao])$/i.test(
      signature,
    )
  )
    return `su ${signature.toLowerCase()}`
  const pair =
    /^(mam[áai]|pap[áai]|abuel(?:it)?[ao]|ma|pa|yay[ao]|tata|non[ao]) y (?:la |el |tu |su )?(mam[áai]|pap[áai]|abuel(?:it)?[ao]|ma|pa|yay[ao]|tata|non[ao]|t[ií][ao]|herman[oa]s?)$/i.exec(
      signature,
    )
  if (pair) return `su ${pair[1]!.toLowerCase()} y su ${pair[2]!.toLowerCase()}`
  if (/^(mi|mis)\s/i.test(signature)) return lowerCommonWords(signature.replace(/^mi/i, 'su'))
  if (/^(el|la|los|las|tod[oa]s?)\s/i.test(signature))
    // 'todos en la oficina' are said to be there as 'todos los de la oficina'
    return lowerCommonWords(signature.replace(/ tu(s?) /i, ' su$1 ')).replace(
      /^(tod[oa]s) en (?=l[ao]s? )/u,
      '$1 los de ',
    )
  if (
    /^(t[ií][ao]|tit[ao]|titi|tata|non[ao]|abue|abu|yay[ao]|lel[ao]|abuel[ao]|bisabuel[ao]|abuelit[ao]|madrina|padrino)\s/i.test(
      signature,
    )
  )
    return lowerCommonWords(signature)
      .replace(/ y (?=(?:t[ií]o|abuel(?:it)?o|padrino|tito|yayo) \p{Lu})/gu, ' y el ')
      .replace(/ y (?=(?:t[ií]a|abuel(?:it)?a|madrina|tita|yaya) \p{Lu})/gu, ' y la ')
      .replace(/^(\p{L}+)/u, (word) => (word.endsWith('o') || word === 'tata' ? `el ${word}` : `la ${word}`))
  if (
    /^(profe|profesora?|maestr[oa]|doctora?|señora?|señorita|seño|miss|licenciad[oa]|ingenier[oa]|arquitect[oa]|padre)\s/i.test(
      signature,
    )
  )
    return `${nameGender(signature.replace(/^\S+\s+/, '')) === 'm' || /^(profesor|maestro|doctor|señor|licenciado|ingeniero|arquitecto|padre)\s/i.test(signature) ? 'el' : 'la'} ${lowerCommonWords(signature)}`
  return smallDon(signature)
}

/** 'Mis hermanos y yo': to a father, his children. */
function siblings(signature: string, role: Role): string | null {
  if (!/^(?:mis? )?herman[oa]s? y yo$/iu.test(signature)) return null
  return { parent: 'sus hijos', grandparent: 'sus nietos', uncle: 'sus sobrinos' }[role as string] ?? null
}

export function readSender(signed: string, recipient: Person, rawRelation: string): Sender {
  // 'Yo, tu marido'
  const rawName = signed.replace(/^\s*yo,?\s+(?=(?:tus?|mam[áa]|pap[áa]|el|la)(?!\p{L}))/iu, '')
  const signature = upperFirst(
    nicknamed(rawName) ?? asTyped(signatureOf(cleanName(rawName) || 'Alguien'), rawName),
  ).replace(/ Yo$/u, ' yo')
  // 'Tu papá, que te adora' signs so; the story calls him his papá
  const nickname = nicknamed(rawName)
  const name =
    nickname ??
    siblings(signature, recipient.role) ??
    senderName(signature.replace(/,? que (?:te|os|los|las|le|les|la|lo) .*$/iu, ''))
  const plural = /\s(y|e)\s|,/.test(name) || /^(los|las|todos|todas|sus)\s/i.test(name)
  const gender = /^(las|la|su (mam|abuela|abuelita|t[ií]a|hija|hermana|madrina))/i.test(name)
    ? 'f'
    : /^su (pap|abuelo|t[ií]o|hijo|hermano|padrino)/i.test(name)
      ? 'm'
      : EPICENE.test(signature)
        ? null
        : nameGender(signature)
  const several = plural || isCollective(name)
  const kin = kinOf(name, signature, gender, several, recipient, rawRelation)
  return {
    name,
    signature,
    gender,
    plural,
    role: 'other',
    age: senderAge(name, recipient),
    baby: false,
    species: null,
    kin,
    full: kin ? `${name}, ${kin}` : name,
    ...grammar(gender, plural, several),
  }
}

/** Nicknames after a thing or an animal, that anybody may have. */
const EPICENE =
  /^(?:pollo|pollito|oso|osito|coco|gallo|bicho|bichito|piojo|pulpo|topo|moco|chango|churro|taco|rayo|cielo|tesoro|sapo|conejo|ratón|peque)$/i

/** 'la abuela Nena', and whoever has a grandchild, are old; everybody else is grown up. */
function senderAge(name: string, recipient: Person): Age {
  if (/(?<!\p{L})(?:bis)?(?:abuel|abue(?!\p{L})|yay[ao]|lel[ao](?!\p{L}))/iu.test(name)) return 'elder'
  const named = /(?<!\p{L})(?:t[ií][ao]|tit[aoi]|mam|pap|padrin|madrin|herman|prim[ao]|profe|maestr)/iu.test(name)
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
  if (KIN_NAME.test(signature) || /^(su|sus|el|la|los|las|tod[oa]s?|alguien)(?:\s|$)/i.test(name) || plural) return null
  const another = / de (?:mis?|nuestr[oa]s?|sus?|una?) \p{L}/u.test(bare(rawRelation))
  if (recipient.role === 'pet') return another ? null : 'su persona favorita'
  const pair = MIRROR[recipient.role]
  const uneven =
    /(^|\s)(jef|soci|equipo|client|vecin|gerent|director|compadr|comadr|madrastr|padrastr|nana(?= |$))/.test(
      bare(rawRelation),
    )
  if (!pair || !gender || uneven) return null
  return `su ${pair[gender === 'f' ? 0 : 1]}`
}

export function namesOf(person: Person): string {
  return list(partsOfName(person.name))
}
