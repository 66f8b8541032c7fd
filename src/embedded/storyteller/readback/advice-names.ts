import { privateFact } from '../../../contract/private-facts.ts'
import type { Advice } from '../../../contract/readings.ts'
import type { Brief } from '../../../engine.ts'
import { RANK, secondIn } from '../kit/out-of-box.ts'
import { withoutRest } from '../language/people/in-memory.ts'
import { nameInBox } from '../language/people/name-box.ts'
import { cleanName } from '../language/people/names.ts'
import { isOwnGift, isUnnamedBond } from '../language/people/open-bond.ts'
import { bare, upperFirst } from '../language/grammar/text.ts'
import { why as whyOf } from './why-left-out.ts'

/** What may be better said of who gives, who receives and what they are to each other. */

const NO_NAME = /^(?:(?:soy )?yo(?: mero| mism[oa])?(?:,? ja(?:ja)*)?|nadie|x+|n\/?a|[ée]l|ella|t[uú])[\s.!]*$/iu

/** What a relation tells besides it is not told, and its giver is told so. */
export function onRelation({ recipientRelation }: Brief): Advice[] {
  if (isUnnamedBond(recipientRelation))
    return [
      {
        field: 'recipientRelation',
        kind: 'note',
        why: 'Si aún no tiene nombre, el cuento no se lo pone: así no compromete a nadie.',
      },
    ]
  const kind = privateFact(recipientRelation)
  const said = recipientRelation.trim()
  if (FLAT.test(said)) return [{ field: 'recipientRelation', ...whyOf(said, 'address') }]
  if (kind === null || kind === 'school') return []
  // of whom the book is for, it cannot leave them out
  const why = kind === 'ex' && /^\s*(?:mi )?ex/iu.test(recipientRelation) ? { why: OF_AN_EX } : {}
  return [{ field: 'recipientRelation', ...whyOf(said, kind), ...why }]
}

const OF_AN_EX = 'El cuento se queda con lo bonito que vivieron: pedirle que vuelva va mejor aparte.'

/** 'el vecino del 302' */
const FLAT = /(?<![A-Za-zÀ-ỹ])vecin[oa]s? del? (?:[A-Za-zÀ-ỹ]+\.? )?\d{3,}[A-Za-zÀ-ỹ]?(?![A-Za-zÀ-ỹ])/iu

export function onNames(brief: Brief): Advice[] {
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
    /^(?:(?:tus?|el|la) )?(?:gord[oa]|bb|beb[eé]|nen[ae]|negr[oa]|flac[oa]|chaparr[oa]|amor|ya sabes qui[eé]n|adivina|an[oó]nim[oa](?:,? (?:por favor|porfa[A-Za-zÀ-ỹ]*|gracias))?)$/iu.test(
      name,
    )
  )
    return { why: 'Así firmará la portada: si la verán más personas, pon mejor tu nombre.', example: 'Sol' }
  return null
}

/** 'la fea (jaja)', 'el loco' */
const TEASED =
  /,?\s+(?:(?:la|el) (?:fe[oa]|gord[oa]|loc[oa]|tont[oa]|pelon|pel[oó]n|pelona|bruj[oa]|floj[oa]|enan[oa]|negad[oa]|amargad[oa]|metiche|inc[oó]mod[oa]))?\s*\(?\s*(?:(?<=(?:fe[oa]|gord[oa]|loc[oa]|tont[oa]|pel[oó]n|pelona|bruj[oa]|floj[oa]|enan[oa]|negad[oa]|amargad[oa]|metiche|inc[oó]mod[oa])[\s(]*)(?:j[aei]){2,}[A-Za-zÀ-ỹ]*|(?<=(?:fe[oa]|tont[oa]|floj[oa]|enan[oa]|amargad[oa]))(?=$))\s*\)?$/iu

/** 'Kiosco El Rulo', where one person speaks. */
function onShop(brief: Brief): Line | null {
  const said = [brief.specialMemory, brief.admiration, brief.favoriteThing, brief.extraTrait].join('. ')
  return SHOP.test(brief.senderName.trim()) &&
    /^\s*mi (?!familia)/iu.test(brief.recipientRelation) &&
    /(?<![A-Za-zÀ-ỹ])(?:m[ií]|me|yo|conmigo)(?![A-Za-zÀ-ỹ])/iu.test(said) &&
    !/(?<![A-Za-zÀ-ỹ])(?:nos|nosotr[oa]s|nuestr[oa]s?)(?![A-Za-zÀ-ỹ])/iu.test(said)
    ? { why: 'Aquí habla una sola persona: firma también con tu nombre.', example: 'Beto, del mostrador' }
    : null
}

const SHOP =
  /^(?:el |la )?(?:kiosco|quiosco|tienda|tiendita|abarrotes|taller|panader[ií]a|pasteler[ií]a|farmacia|fonda|taquer[ií]a|bar|caf[eé]|cafeter[ií]a|restaurante?|estudio|despacho|cl[ií]nica|empresa|almac[eé]n|peluquer[ií]a|est[eé]tica|barber[ií]a|ferreter[ií]a|florer[ií]a|librer[ií]a|papeler[ií]a|carnicer[ií]a|verduler[ií]a|gimnasio)(?![A-Za-zÀ-ỹ])/iu

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
  /(?<![A-Za-zÀ-ỹ])(?:no tiene[ns]? (?:por )?qu[eé] saber|que no sepa[ns]?|no sabe[ns]?|no se entere[ns]?|no debe[ns]? saber)(?: [A-Za-zÀ-ỹ]+)? (?:que )?(?:(?:yo |fui yo|soy yo|es de mi parte|qui[eé]n)|[^.]{0,20}(?:yo se l[oa] (?:reg|di|mand|env|compr)|de mi parte|qui[eé]n l[oa] (?:reg|mand|env)))/iu

function onRecipient({ recipientName, recipientRelation, senderName }: Brief): Line | null {
  const name = withoutRest(recipientName.trim())
  const other = secondIn({ recipientName, recipientRelation })
  if (other?.both === null)
    return {
      why: `Si también es para ${other.name}, pon los dos nombres: así salen los dos.`,
      example: `${name} y ${other.name}`,
    }
  const box = nameInBox(name)
  const either = / [ou] \p{Lu}/u.test(box?.name ?? '')
  if (box && !either) return { why: 'Aquí va solo el nombre: así, entero, saldría en la portada.', example: box.name }
  if (either || /^\p{Lu}\p{L}+ [ou] \p{Lu}\p{L}+$/u.test(name))
    return { why: 'Son dos nombres: imprímelo así, o espera y pon el que elijan.', example: name.split(' ')[0] }
  if (COMMON_NAME.test(name) && !CALLED_SO.test(recipientRelation))
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

/** 'se llama Magdalena pero todos le decimos Nena' */
const CALLED_SO =
  /(?<![A-Za-zÀ-ỹ])(?:se llama [A-Za-zÀ-ỹ]+|le (?:dicen|decimos|digo|llamamos|dice)|l[ao] (?:llamamos|llamo|llaman))(?![A-Za-zÀ-ỹ])/iu

const isSaidToo = (within: string, relation: string) =>
  bare(relation).trim() !== '' &&
  bare(within).replace(/^mi /u, '').startsWith(bare(relation).replace(/^mi /u, '').trim())

/** 'Mi nena', 'Mamá', 'mi viejo querido': what they are, and no name. */
const COMMON_NAME =
  /^(?:(?:mi|la|el|nuestr[oa]) (?:tata|nana|abuel[A-Za-zÀ-ỹ]+|hij(?:it)?[oa]|herman(?:it)?[oa]|niet(?:ecit)?[oa]|sobrin(?:it)?[oa]|espos[oa]|novi[oa]|amig[oa])|(?:(?:mi|la|el|nuestr[oa]) )?(?:mam[aái]|mamita|pap[aái]|papito|padre|madre|jefecit[oa]|viej(?:it)?[oa]|nen[ea]|niñ[oa]|beb[eé]|bebit[oa]|muñec[oa]|chiquit[oa]|negrit[oa]|flaquit[oa]|chaparrit[oa]|pequeñ[oa]|enan[oa]))(?: (?:querid[oa]|hermos[oa]|bell[oa]|lind[oa]|amad[oa]|precios[oa]|ador[A-Za-zÀ-ỹ]+|chiquit[oa]|chul[oa]|bonit[oa]|de mi (?:vida|alma|coraz[oó]n)))*[^A-Za-zÀ-ỹ]*$/iu

/** 'mi gorda' beside another name. */
const FOND_NAME =
  /^(?:mi|la|el) (?:gord(?:it)?[oa]|flac(?:it)?[oa]|negr(?:it)?[oa]|amor(?:cito)?|vida|cielo|rey|reina|viej(?:it)?[oa]|chaparr(?:it)?[oa]|nen[ea]|beb[eé]|princesa|muñec[oa]|corazón|señora?|mujer|marido)$/iu

const capitalised = (word: string) => upperFirst(word.toLowerCase())

/** 'mi abuela' → 'Abuela': what the giver may call them. */
function calledBy(relation: string): string {
  const [word = ''] = relation.replace(/^\s*(?:mis?|nuestr[oa]s?|el|la)\s+/iu, '').match(/\p{L}+/u) ?? []
  return word ? upperFirst(word.toLowerCase()) : 'Lupita'
}
