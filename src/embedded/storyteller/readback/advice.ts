import type { Advice } from '../../../contract/readings.ts'
import type { Brief } from '../../../engine.ts'
import { privateFact } from '../../../contract/private-facts.ts'
import { isShopOrder } from '../../../contract/shop-orders.ts'
import { isForeign, withoutForeign } from '../language/foreign.ts'
import { sentencesOf } from '../language/clauses.ts'
import { isPermitted } from '../language/of-them.ts'
import { withoutRest } from '../language/in-memory.ts'
import { isPassing, withoutPassing } from '../language/passing.ts'
import { isOwnGift, isUnnamedBond } from '../language/open-bond.ts'
import { nameInBox } from '../language/name-box.ts'
import { cleanName } from '../language/names.ts'
import { leftOutOf } from '../language/left-out.ts'
import { furtherAdvice } from './advice-further.ts'
import { type Answers, cutOf, isOfAnimal } from '../kit/answers.ts'
import { readBrief } from '../kit/reading.ts'
import { RANK } from '../kit/out-of-box.ts'
import { lastLineIn, promisedIn } from '../language/promised.ts'
import { saysNothing } from '../language/says-nothing.ts'
import { holds, unwantedIn } from '../language/unwanted.ts'
import { bare, upperFirst } from '../language/text.ts'
import { sentences } from '../language/tidy.ts'
import {
  WANTED_HERE,
  WHY_INSTEAD,
  WHY_LAST_LINE,
  WHY_LEFT_OUT,
  WHY_PERMITTED,
  WHY_UNWANTED,
  whyLeftOut,
} from './why-left-out.ts'

/** What may be better said: one advice a field at most, each a line and an example; nothing of an answer that is not there yet. */

type Told = 'favoriteThing' | 'specialMemory' | 'admiration' | 'extraTrait'
const TOLD: readonly Told[] = ['favoriteThing', 'specialMemory', 'admiration', 'extraTrait']

const EXAMPLES: Record<Told, string> = {
  favoriteThing: 'armar rompecabezas los domingos',
  specialMemory: 'la tarde que se fue la luz y contamos cuentos con una vela',
  admiration: 'que siempre encuentra algo bueno en los demás',
  extraTrait: 'canta mientras lava los platos',
}

const WITHOUT: Record<Told, string> = {
  favoriteThing: 'Así no lo contamos: con algo concreto, su mundo tendrá un lugar en el cuento.',
  specialMemory: 'Así no lo contamos: basta un momento pequeño, dónde fue y qué pasó.',
  admiration: 'Así no lo contamos: basta una sola cosa que haga de verdad.',
  extraTrait: 'Así no lo contamos, y está bien: también puedes dejarlo vacío.',
}

const OTHER_LANGUAGE = 'El cuento va en español: así se queda fuera; dilo en español y lo contamos.'
const PARTLY_SO = 'Lo que está en otro idioma se queda fuera: dilo en español y lo contamos.'
const PASSING = 'Es algo de estos días: aquí va mejor algo que haga siempre.'

const OWNED_WHY = 'Es un personaje con dueño: el cuento lo nombra, y ningún dibujo lo muestra.'
/** Characters that somebody owns. */
const OWNED =
  /(?<!\p{L})(?:harry potter|hogwarts|bluey|peppa pig|frozen|spider-?man|batman|superman|h[uú]lk|iron man|mickey|minnie|moana|rapunzel|paw patrol|patrulla canina|pok[eé]mon|pikachu|star wars|hello kitty|stitch|simba|shrek|dragon ball|goku|naruto|mario bros|sonic|toy story|my little pony|barbie|elsa y anna|bob esponja|scooby doo|totoro)(?!\p{L})|(?<=, |^(?:el |la |ver )?(?:pel[ií]cula (?:de )?)?)Encanto(?=,| y |$)/iu

export function adviceOn(brief: Brief, { trait } = readBrief(brief)): Advice[] {
  const wrong = adviceOnFaults(brief)
  const taken = new Set(wrong.map(({ field }) => field))
  // one advice a field: what is wrong goes first
  const found = [...wrong, ...furtherAdvice(brief).filter(({ field }) => !taken.has(field) && !!taken.add(field))]
  const isUnheard = trait === null && brief.extraTrait.trim() !== '' && brief.readings?.trait !== null
  return isUnheard && !taken.has('extraTrait') ? [...found, UNTOLD] : found
}

/** Of what stands where a habit was asked for, and is none. */
const UNTOLD: Advice = {
  field: 'extraTrait',
  kind: 'note',
  why: 'El cuento no lo dice: si ha de quedar, su lugar es la dedicatoria del libro.',
  example: EXAMPLES.extraTrait,
}

function adviceOnFaults(brief: Brief): Advice[] {
  const answers = [brief.recipientRelation, ...TOLD.map((field) => brief[field])]
  return [
    ...onNames(brief),
    ...onRelation(brief),
    ...TOLD.flatMap((field) => {
      const advice = onAnswer(field, brief, unwantedIn(answers))
      return advice ? [{ field, example: EXAMPLES[field], ...advice }] : []
    }),
  ]
}

const NO_NAME = /^(?:(?:soy )?yo(?: mero| mism[oa])?(?:,? ja(?:ja)*)?|nadie|x+|n\/?a|[ée]l|ella|t[uú])[\s.!]*$/iu

/** What a relation tells besides it is not told, and its giver is told so. */
function onRelation({ recipientRelation }: Brief): Advice[] {
  if (isUnnamedBond(recipientRelation))
    return [
      {
        field: 'recipientRelation',
        kind: 'note',
        why: 'Si aún no tiene nombre, el cuento no se lo pone: así no compromete a nadie.',
      },
    ]
  const kind = privateFact(recipientRelation)
  if (FLAT.test(recipientRelation)) return [{ field: 'recipientRelation', ...WHY_LEFT_OUT.address }]
  if (kind === null || kind === 'school') return []
  // of whom the book is for, it cannot leave them out
  const why = kind === 'ex' && /^\s*(?:mi )?ex/iu.test(recipientRelation) ? { why: OF_AN_EX } : {}
  return [{ field: 'recipientRelation', ...WHY_LEFT_OUT[kind], ...why }]
}

const OF_AN_EX = 'El cuento se queda con lo bonito que vivieron: pedirle que vuelva va mejor aparte.'

/** 'el vecino del 302' */
const FLAT = /(?<!\p{L})vecin[oa]s? del? (?:\p{L}+\.? )?\d{3,}\p{L}?(?!\p{L})/iu

function onNames(brief: Brief): Advice[] {
  const giver = onGiver(brief.senderName.trim()) ?? onHiddenGiver(brief) ?? onShop(brief)
  const recipient = onRecipient(brief)
  return [
    ...(giver ? [{ field: 'senderName', kind: 'name', ...giver } as const] : []),
    ...(recipient ? [{ field: 'recipientName', kind: 'name', ...recipient } as const] : []),
  ]
}

type Line = Pick<Advice, 'why' | 'example'>

function onGiver(name: string): Line | null {
  const plain = name.replace(TEASED, '').trim()
  if (plain !== name && plain !== '')
    return { why: 'Firmada así, la broma saldría en la portada: mejor con tu nombre.', example: plain }
  if (NO_NAME.test(name))
    return { why: 'Así se leería «de yo»: pon tu nombre, o cómo te dice de cariño.', example: 'Tu mamá' }
  const living = name.replace(/(?:,| y| e)\s+[^,]+?\s+(?:desde el cielo|\(?q\.?\s?e\.?\s?p\.?\s?d\.?\)?)/iu, '')
  if (living !== name && living !== '')
    return {
      why: 'Firmaría también quien ya no está: déjalo si así lo quieren.',
      example: living.replace(/, (?=[^,]+$)/u, ' y '),
    }
  if (
    /^(?:(?:tus?|el|la) )?(?:gord[oa]|bb|beb[eé]|nen[ae]|negr[oa]|flac[oa]|chaparr[oa]|amor|ya sabes qui[eé]n|adivina|an[oó]nim[oa](?:,? (?:por favor|porfa\p{L}*|gracias))?)$/iu.test(
      name,
    )
  )
    return { why: 'Así firmará la portada: si la verán más personas, pon mejor tu nombre.', example: 'Sol' }
  return null
}

/** 'la fea (jaja)', 'el loco' */
const TEASED =
  /,?\s+(?:(?:la|el) (?:fe[oa]|gord[oa]|loc[oa]|tont[oa]|pelon|pel[oó]n|pelona|bruj[oa]|floj[oa]|enan[oa]|negad[oa]|amargad[oa]|metiche|inc[oó]mod[oa]))?\s*\(?\s*(?:(?<=(?:fe[oa]|gord[oa]|loc[oa]|tont[oa]|pel[oó]n|pelona|bruj[oa]|floj[oa]|enan[oa]|negad[oa]|amargad[oa]|metiche|inc[oó]mod[oa])[\s(]*)(?:j[aei]){2,}\p{L}*|(?<=(?:fe[oa]|tont[oa]|floj[oa]|enan[oa]|amargad[oa]))(?=$))\s*\)?$/iu

/** 'Kiosco El Rulo', where one person speaks. */
function onShop(brief: Brief): Line | null {
  const said = [brief.specialMemory, brief.admiration, brief.favoriteThing, brief.extraTrait].join('. ')
  return SHOP.test(brief.senderName.trim()) &&
    /^\s*mi (?!familia)/iu.test(brief.recipientRelation) &&
    /(?<!\p{L})(?:m[ií]|me|yo|conmigo)(?!\p{L})/iu.test(said) &&
    !/(?<!\p{L})(?:nos|nosotr[oa]s|nuestr[oa]s?)(?!\p{L})/iu.test(said)
    ? { why: 'Aquí habla una sola persona: firma también con tu nombre.', example: 'Beto, del mostrador' }
    : null
}

const SHOP =
  /^(?:el |la )?(?:kiosco|quiosco|tienda|tiendita|abarrotes|taller|panader[ií]a|pasteler[ií]a|farmacia|fonda|taquer[ií]a|bar|caf[eé]|cafeter[ií]a|restaurante?|estudio|despacho|cl[ií]nica|empresa|almac[eé]n|peluquer[ií]a|est[eé]tica|barber[ií]a|ferreter[ií]a|florer[ií]a|librer[ií]a|papeler[ií]a|carnicer[ií]a|verduler[ií]a|gimnasio)(?!\p{L})/iu

/** 'su papá no tiene que saber que yo se lo regalé' */
function onHiddenGiver(brief: Brief): Line | null {
  const said = [brief.favoriteThing, brief.specialMemory, brief.admiration, brief.extraTrait].join('. ')
  return HIDDEN.test(said)
    ? {
        why: 'La portada dirá quién regala: si no ha de saberse, firma de otro modo.',
        example: 'Alguien que te quiere',
      }
    : null
}

const HIDDEN =
  /(?<!\p{L})(?:no tiene[ns]? (?:por )?qu[eé] saber|que no sepa[ns]?|no sabe[ns]?|no se entere[ns]?|no debe[ns]? saber)(?: \p{L}+)? (?:que )?(?:(?:yo |fui yo|soy yo|es de mi parte|qui[eé]n)|[^.]{0,20}(?:yo se l[oa] (?:reg|di|mand|env|compr)|de mi parte|qui[eé]n l[oa] (?:reg|mand|env)))/iu

function onRecipient({ recipientName, recipientRelation, senderName }: Brief): Line | null {
  const name = withoutRest(recipientName.trim())
  const box = nameInBox(name)
  const either = / [ou] \p{Lu}/u.test(box?.name ?? '')
  if (box && !either) return { why: 'Aquí va solo el nombre: así, entero, saldría en la portada.', example: box.name }
  if (either || /^\p{Lu}\p{L}+ [ou] \p{Lu}\p{L}+$/u.test(name))
    return { why: 'Son dos nombres: imprímelo así, o espera y pon el que elijan.', example: name.split(' ')[0] }
  if (COMMON_NAME.test(name))
    return { why: `El cuento dirá «${name}»: ¿cómo se llama? Con su nombre será más suyo.`, example: 'Lupita' }
  const fond = name.split(/\s+[ye]\s+/u).find((part, _, all) => all.length > 1 && FOND_NAME.test(part.trim()))
  if (fond)
    return {
      why: `El cuento dirá «${upperFirst(fond.replace(/^mi /iu, ''))}»: pon mejor su nombre, o un apodo que le guste.`,
      example: name.replace(fond, 'Lupita'),
    }
  if (NO_NAME.test(name))
    return {
      why: 'El cuento lo dirá muchas veces: pon su nombre, o como le digan en casa.',
      example:
        isOwnGift({ recipientName, recipientRelation }) && senderName.trim()
          ? senderName.trim()
          : calledBy(recipientRelation),
    }
  const [first = '', second = ''] = name.split(/\s*\/\s*/u)
  if (first && second)
    return { why: 'Son dos nombres y la portada lleva uno: elige el que diría su cuento.', example: second }
  const within = /^(.+?)\s*\(([^()]+)\)$/u.exec(name)
  // 'Osvaldo (mi yerno)' says what is said below, and is read as the name
  if (within && isSaidToo(within[2]!, recipientRelation)) return null
  if (within)
    return { why: `El cuento dirá «${cleanName(name)}»: deja aquí solo el nombre que prefieras.`, example: within[1]! }
  if (/^\p{L}\.?$/u.test(name))
    return { why: 'Una sola letra parecería una errata en la portada: pon su nombre.', example: 'Sol' }
  if (/^(?:mi )?(?:amor|vida|cielo|rey|reina|gord[oa]|bb|peque|princesa)$/iu.test(name))
    return { why: 'El cuento lo dirá en cada página: ¿y si usas su nombre?', example: 'Sol' }
  if (
    /^\p{Lu}\p{L}+(?: \p{Lu}\p{L}+){2,}$/u.test(name) &&
    !RANK.test(name) &&
    !/^(?:mar[ií]a|jos[eé]|juan|l[oa]s|familia|el|la|don|doña) /iu.test(name)
  )
    return {
      why: 'El nombre completo suena a documento: con el de pila basta.',
      example: capitalised(first.split(' ')[0]!),
    }
  return null
}

const isSaidToo = (within: string, relation: string) =>
  bare(relation).trim() !== '' &&
  bare(within).replace(/^mi /u, '').startsWith(bare(relation).replace(/^mi /u, '').trim())

/** 'Mi nena', 'Mamá', 'mi viejo querido': what they are, and no name. */
const COMMON_NAME =
  /^(?:(?:mi|la|el|nuestr[oa]) (?:tata|nana|abuel\p{L}+|hij(?:it)?[oa]|herman(?:it)?[oa]|niet(?:ecit)?[oa]|sobrin(?:it)?[oa]|espos[oa]|novi[oa]|amig[oa])|(?:(?:mi|la|el|nuestr[oa]) )?(?:mam[aái]|mamita|pap[aái]|papito|padre|madre|jefecit[oa]|viej(?:it)?[oa]|nen[ea]|niñ[oa]|beb[eé]|bebit[oa]|muñec[oa]|chiquit[oa]|negrit[oa]|flaquit[oa]|chaparrit[oa]|pequeñ[oa]|enan[oa]))(?: (?:querid[oa]|hermos[oa]|bell[oa]|lind[oa]|amad[oa]|precios[oa]|ador\p{L}+|chiquit[oa]|chul[oa]|bonit[oa]|de mi (?:vida|alma|coraz[oó]n)))*[^\p{L}]*$/iu

/** 'mi gorda' beside another name. */
const FOND_NAME =
  /^(?:mi|la|el) (?:gord(?:it)?[oa]|flac(?:it)?[oa]|negr(?:it)?[oa]|amor(?:cito)?|vida|cielo|rey|reina|viej(?:it)?[oa]|chaparr(?:it)?[oa]|nen[ea]|beb[eé]|princesa|muñec[oa]|corazón|señora?|mujer|marido)$/iu

const capitalised = (word: string) => upperFirst(word.toLowerCase())

/** 'mi abuela' → 'Abuela': what the giver may call them. */
function calledBy(relation: string): string {
  const [word = ''] = relation.replace(/^\s*(?:mis?|nuestr[oa]s?|el|la)\s+/iu, '').match(/\p{L}+/u) ?? []
  return word ? upperFirst(word.toLowerCase()) : 'Lupita'
}

/** What may be better said of one answer; its example is the field's own where none is better. */
function onAnswer(field: Told, brief: Brief, unwanted: RegExp | null): Omit<Advice, 'field'> | null {
  const said = brief[field].trim()
  if (said === '') return null
  if (saysNothing(said)) return { kind: 'nothing-said', why: WITHOUT[field] }
  const animal = isOfAnimal(brief)
  if (lastLineIn([said]) !== null) return WHY_LAST_LINE
  if (promisedIn([said]).instead.length > 0) return WHY_INSTEAD
  const { out: cut } = cutOf(ANSWER_OF[field], said, brief)
  // what was asked of us in so many words is answered, though nothing of it is left to cut
  const out = cut ?? (ASKS.test(said) ? leftOutOf(said, { animal, memory: field === 'specialMemory' }) : null)
  if (unwantedIn([said]) !== null) return WHY_UNWANTED
  if (unwanted && holds(unwanted, out ? out.rest : said)) return WANTED_HERE
  if (isPermitted(said)) return WHY_PERMITTED
  if (out)
    return {
      ...(isWhole(out.rest) && { example: sentences(out.rest) }),
      // what was asked of us is answered before what we would have left out unasked
      ...whyLeftOut(cutAway(said, out.rest), isShopOrder(said) ? 'order' : out.kind),
    }
  const own = withoutForeign(said, { list: field === 'favoriteThing' })
  if (own !== said) {
    const example = translated(said) ?? (own || undefined)
    return { kind: 'other-language', why: own ? PARTLY_SO : OTHER_LANGUAGE, ...(example && { example }) }
  }
  if (OWNED.test(said)) return { kind: 'note', why: OWNED_WHY, example: undefined }
  const asked = ANSWER_OF[field]
  return asked !== 'memory' && isPassing(said, asked) && withoutPassing(said, asked) !== said
    ? { kind: 'passing', why: asked === 'admiration' ? WITHOUT[field] : PASSING }
    : null
}

const ASKS = /(?<!\p{L})(?:pon|pong|cuent[ae]n|dig[ao])\p{L}*(?!\p{L})/iu

const ANSWER_OF: Record<Told, keyof Answers> = {
  favoriteThing: 'favourite',
  specialMemory: 'memory',
  admiration: 'admiration',
  extraTrait: 'trait',
}

/** The clauses of which nothing stays. */
const cutAway = (said: string, rest: string) =>
  sentencesOf(said)
    .map(
      ({ clauses, end }) =>
        clauses
          .filter(({ text }) => !bare(rest).includes(bare(text)))
          .map(({ text }) => text)
          .join(', ') + end,
    )
    .join('')

/** What stays of an answer is an example where nothing more is to be said of it. */
const isWhole = (rest: string) => rest !== '' && !saysNothing(rest) && !isForeign(rest) && !isPassing(rest, 'trait')

/** The answers that people most often leave in English. */
const SPANISH: Record<string, string> = {
  'her smile': 'su sonrisa', 'his smile': 'su sonrisa', 'her laugh': 'su risa', 'his laugh': 'su risa', 'her kindness': 'su bondad', 'his kindness': 'su bondad', 'her heart': 'su corazón', 'his heart': 'su corazón',
} // oxfmt-ignore

const translated = (said: string): string | undefined => SPANISH[said.toLowerCase().replace(/[.!]+$/u, '')]
