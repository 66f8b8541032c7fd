import { agreeingList, isAdjectival } from './adjectives.ts'
import { isImpersonal, isOthers, tokensOf } from '../grammar/clause-subject.ts'
import { hasGenders, isNounForm } from '../grammar/dictionary.ts'
import { finiteForm, isSubjunctive } from '../grammar/finite.ts'
import { isInfinitive } from '../grammar/infinitive.ts'
import { type Finite, TABLE } from '../grammar/paradigms.ts'
import { type Address, secondForm } from '../grammar/verb-forms.ts'
import { upperFirst } from '../grammar/text.ts'
import { mayBeSaid } from '../spelling/said-aloud.ts'
import { lowerFirst } from '../spelling/tidy.ts'
import type { Person } from '../people/person.ts'

/** `several`: the sender is more than one; `relation`: as it was written. */
export type Reader = { recipient: Person; sender: string; several: boolean; address: Address; relation?: string }

/**
 * What is admired, as it is said to whom it is admired in: only one plain clause, or a row of them, of which every word
 * is known to turn. All else is null: it is said of them, as it was typed.
 */
export function toTheirFace(told: string, { recipient, address }: Reader): string | null {
  if (isSaidToThem(told, address)) return told
  if (NAMES_THEM.test(told) || SPEAKS_TO_ONE.test(told) || mayBeSaid(told) || /[«“"(:;]/u.test(told)) return null
  if (recipient.several) return address === 'ustedes' && isOfSeveral(told) ? told : null
  const [first = '', ...further] = told.split(/(?<=[.!]) (?=\p{Lu})/u)
  if (further.length > 0) return sentencesToThem(first, further, address)
  return /[.!] /u.test(told) ? null : sentenceToThem(told, recipient, address)
}

/** 'Nunca se queja. Simplemente está': all of its sentences turn, or none; of what is said later they surely do it. */
function sentencesToThem(first: string, further: readonly string[], address: Address): string | null {
  const all = [first, ...further].map((sentence, i) => {
    const [, said = '', end = ''] = /^(.*?)([.!]*)$/su.exec(sentence)!
    if (/[.!] /u.test(said) || (i > 0 && OTHERS_DEED.test(said))) return null
    const parts = said
      .split(JOINT)
      .map((part, at) =>
        at % 2 === 1 ? part : clause(i > 0 && at === 0 ? lowerFirst(part) : part, address, i + at > 0),
      )
    if (parts.includes(null)) return null
    return (i > 0 ? upperFirst(parts.join('')) : parts.join('')) + end
  })
  return all.includes(null) ? null : all.join(' ')
}

/** 'Me cuidó su hermana': who did it may stand behind. */
const OTHERS_DEED =
  /^(?:(?:no|nunca|siempre|también|ya) )*(?:me|nos|les?) [A-Za-zÀ-ỹ]+ (?:el|la|l[oa]s|una?|mis?|sus?|nuestr[oa]s?) /iu

function sentenceToThem(told: string, recipient: Person, address: Address): string | null {
  // 'aunque nunca tuvo hijos, nos crio a cuatro'
  const [, hard = '', deed = ''] = /^aunque ([^,]+), (.+)$/u.exec(told) ?? []
  if (hard !== '') {
    const [one, other] = [clause(hard, address, false), sentenceToThem(deed, recipient, address)]
    return one !== null && other !== null ? `aunque ${one}, ${other}` : null
  }
  const parts = told.split(JOINT)
  if (parts.length > MOST) return null
  const adjectives = toAdjectives(parts, recipient, address)
  if (adjectives !== null) return adjectives
  let said = ''
  for (const [i, part] of parts.entries()) {
    if (i % 2 === 1) said += part
    else {
      const turned = thing(part, address) ?? clause(part, address, i > 0) ?? (i > 0 ? more(part, said) : null)
      if (turned === null) return null
      said += turned
    }
  }
  return isRow(parts) ? said : null
}

const JOINT = /(,? [ye] |, )/u
const MOST = 7

/** 'él me dijo', 'ella sola', 'la quiero mucho': told of them, in a way that no form of theirs takes. */
const NAMES_THEM =
  /(?<![A-Za-zÀ-ỹ])(?:él|ell[ao]s?|sí|consigo|m[ií]r(?:a|á|e|é|en|ad)l[oa]s?|l[oa]s? (?:quiero|queremos|amo|amamos|ador(?:o|amos)|admir(?:o|amos)|extraño|respet(?:o|amos)))(?![A-Za-zÀ-ỹ])/iu
const SPEAKS_TO_ONE =
  /(?<![A-Za-zÀ-ỹ])(?:te|ti|tus?|vos|os|contigo|usted|ustedes|vuestr[oa]s?|uno|una persona)(?![A-Za-zÀ-ỹ])/iu

/** 'nunca te rindes', 'tu paciencia conmigo': who typed it was speaking to them, and no third does anything in it. */
function isSaidToThem(told: string, address: Address): boolean {
  const forms = tokensOf(told).flatMap((word, i, all) =>
    // 'sus plantas', 'es buenas': things, and how they are
    !TABLE.has(word.toLowerCase()) &&
    !/^(?:me|nos|le|no)$/iu.test(all[i - 1] ?? '') &&
    (isNounForm(word.toLowerCase()) || hasGenders(word.toLowerCase()))
      ? []
      : (finiteForm(word.toLowerCase()) ?? []),
  )
  const [first] = forms
  if (address === 'usted')
    return /(?<![A-Za-zÀ-ỹ])(?:a|con|de|en|por|que|como) usted(?![A-Za-zÀ-ỹ])|^usted(?![A-Za-zÀ-ỹ])/iu.test(told)
  if (address !== 'tú' && address !== 'vos') return false
  if (/^(?:que )?tus? /iu.test(told)) return true
  // 'que espera aunque llegues tarde', 'que te escucha aunque digas tonterías': whoever comes, or speaks
  const [, done = ''] = /^que (?:(?:no|nunca|siempre|jamás|también|ya|te|se) )*([A-Za-zÀ-ỹ]+)/iu.exec(told) ?? []
  if (finiteForm(done.toLowerCase())?.person === 3) return false
  const isTheirs = forms.some(({ person, plural }) => person === 2 && !plural)
  // 'siempre te escucha', 'cuando lo necesitas ahí está': said of anybody
  return (
    isTheirs && first?.person !== 3 && !/^(?:que )?(?:si|cuando) (?!me |nos )/iu.test(told) && !NAMES_THEM.test(told)
  )
}

/** Whom one calls «ustedes» is spoken to in the form in which they are spoken of. */
const isOfSeveral = (told: string) => {
  const [first] = tokensOf(told).flatMap((word) => finiteForm(word.toLowerCase()) ?? [])
  return (
    !/(?<![A-Za-zÀ-ỹ])(?:un[oa]|otr[oa]|cada)(?![A-Za-zÀ-ỹ])/iu.test(told) &&
    (first?.plural === true || /^sus? /iu.test(told))
  )
}

/** 'su risa y que nunca se queja' is a row; 'su risa, nunca se queja' is two sentences. */
const isRow = (parts: readonly string[]) =>
  parts.every(
    (part, i) =>
      i % 2 === 0 || part !== ', ' || !isThing(parts[i - 1]!) || isThing(parts[i + 1]!) || !isClause(parts[i + 1]!),
  ) &&
  parts.every((part, i) => i === 0 || i % 2 === 1 || !isThing(parts[0]!) || !isClause(part) || /^que /iu.test(part))

const isThing = (part: string) => /^(?:sus?|el|la|l[oa]s|lo|c[oó]mo) /iu.test(part)
const isClause = (part: string) => clause(part, 'tú', true) !== null

/** 'valiente y generosa' → 'que eres valiente y generosa' */
function toAdjectives(parts: readonly string[], { gender, ...person }: Reader['recipient'], address: Address) {
  const words = parts.filter((_, i) => i % 2 === 0)
  const isAll = words.every((word) => {
    const bare = word.replace(/^(?:muy|bien|tan|súper|bastante) /iu, '')
    return /^\p{L}+$/u.test(bare) && bare !== 'persona' && (isAdjectival(bare) || /(?:os[oa]|ona|ón)$/u.test(bare))
  })
  return isAll ? `que ${ARE[address]} ${agreeingList(parts.join(''), { gender, ...person })}` : null
}
const ARE = { tú: 'eres', vos: 'sos', usted: 'es', ustedes: 'son', vosotros: 'sois' } as const

/** 'su paciencia', 'la imaginación que tiene', 'lo educado que es', 'cómo cuida a sus plantas' */
function thing(part: string, address: Address): string | null {
  const isYou = address === 'tú' || address === 'vos'
  const [, owned = ''] = /^su(s? [^,]+)$/u.exec(part) ?? []
  if (owned) return isBare(owned) ? (isYou ? `tu${owned.replace(ONES_OWN, 'te')}` : `su${owned}`) : null
  const [, what = '', has = ''] = /^((?:la|el|l[oa]s|lo) (?:\p{L}+ )?\p{L}+ que) (tiene|es)$/u.exec(part) ?? []
  if (what) return isYou ? `${what} ${secondForm(has, finiteForm(has)!, address)}` : part
  const [, how = '', does = ''] =
    /^((?:la|el) \p{L}+ con (?:la|el) que|(?:la (?:forma|manera)|el modo) en que|cómo) (.+)$/u.exec(part) ?? []
  const done = does ? (clause(`que ${does}`, address, true)?.replace(/^que /u, '') ?? null) : null
  return done === null ? null : `${how} ${done}`
}

/** 'su manera de reírse' */
const ONES_OWN = /(?<=(?<![A-Za-zÀ-ỹ])(?:de|para|por|al|sin) (?:no |siempre |nunca )?\p{L}*[aeií]r)se(?![A-Za-zÀ-ỹ])/gu

/** What somebody has, in words of which none does anything: 'paciencia infinita con los niños'. */
const isBare = (words: string) =>
  tokensOf(words)
    .slice(1)
    .every((word, i, all) => {
      const low = word.toLowerCase()
      if (SUBORDINATE.test(low) || /^(?:sus?|suy[oa]s?|se|les?|lo)$/u.test(low)) return false
      const form = finiteForm(low)
      return (
        form === null || isNounForm(low) || hasGenders(low) || /^(?:de|del|con|en|al?|el|la)$/u.test(all[i - 1] ?? '')
      )
    })

/** What goes on with the one before it: 'cuida a sus plantas, a sus gatos y a mí', 'es muy luchona y cariñosa'. */
function more(part: string, before: string): string | null {
  const [, to = '', many = '', owned = ''] = /^(a |con |de )su(s?) (\p{L}+)$/u.exec(part) ?? []
  const [, your = ''] = (owned && /(?<![A-Za-zÀ-ỹ])([ts]u)s? \p{L}+(?:,? [ye] |, )$/u.exec(before)) || []
  return your
    ? `${to}${your}${many} ${owned}`
    : !mayBeDone(part) && !doesToMany(tokensOf(part)) && isRest(tokensOf(part), 0, false, true)
      ? part
      : null
}

/** 'limpia casas': of no clean houses is it said. */
const doesToMany = ([first = '', next = '']: readonly string[]) =>
  /[ae]$/u.test(first) && hasGenders(first) && next.endsWith('s') && isNounForm(next)

/** 'es alegre y ayuda', 'su sonrisa, despierta contenta', 'y siempre la extrañó': a deed, for all that is known. */
const mayBeDone = (part: string) => finiteForm(FIRST_DONE.exec(part)?.[1]?.toLowerCase() ?? '')?.person === 3
const FIRST_DONE = /^(?:(?:no|nunca|siempre|jamás|también|ya) (?:l[oa]s? )?)*([A-Za-zÀ-ỹ]+)/iu

const SUBORDINATE =
  /^(?:que|cuando|si|aunque|mientras|porque|donde|como|pues|quien|quienes|cómo|qué|cuánto|apenas|pero|sino|ni|hasta|así)$/u
const LEAD = /^(?:no|nunca|siempre|jamás|también|ya|todo|después|luego|hoy|además|igual|\p{L}+mente)$/u

/** 'nunca se rinde' → 'nunca te rindes'. `isLater`: it goes on from another, so that its verb needs to be sure. */
function clause(part: string, address: Address, isLater: boolean): string | null {
  const tokens = tokensOf(part)
  let at = /^que$/iu.test(tokens[0] ?? '') ? 1 : 0
  const isYou = address === 'tú' || address === 'vos'
  const moved = new Map<number, string>()
  while (LEAD.test(tokens[at] ?? '')) at++
  const [, deed = '', nobody = '', unasked = ''] =
    /^(.+) sin que (nadie )?se (l[oa]s? pid[A-Za-zÀ-ỹ]+)$/u.exec(part) ?? []
  const asked = deed ? clause(deed, address, isLater) : null
  if (asked !== null) return `${asked} sin que ${nobody}${isYou ? 'te' : 'se'} ${unasked}`
  // 'no le da miedo nada' is felt by them; 'le echa ganas' is done to nobody
  const [, lead = '', felt = ''] = FELT.exec(part) ?? []
  if (felt) return isRest(tokensOf(felt), 0, false, isYou) ? lead + (isYou ? 'te' : 'le') + felt : null
  let own = false
  if (tokens[at] === 'le' && DONE_TO_NOBODY.test(finiteForm(tokens[at + 1] ?? '')?.infinitive ?? '')) at++
  for (; /^(?:se|me|nos)$/u.test(tokens[at] ?? ''); at++) {
    if (tokens[at] === 'se') {
      own = true
      moved.set(at, 'te')
    }
  }
  const verb = tokens[at]
  const form = verb === undefined || verb !== verb.toLowerCase() ? null : formOf(tokens, at)
  if (!verb || form?.person !== 3 || form.plural || form.tense === 'other') return null
  if (isImpersonal(tokens, at) || isOthers(tokens, at) || NOBODYS.test(form.infinitive)) return null
  if (own && SEEN.test(form.infinitive)) return null
  if (isLater && THINGS_DO.test(form.infinitive) && !isTheirOwn(form.infinitive, tokens, at)) return null
  const isLed = at > (/^que$/iu.test(tokens[0]!) ? 1 : 0) || /^que$/iu.test(tokens[0]!)
  // 'ayuda incondicional', 'es alegre y limpia': no verb for certain
  const next = tokens[at + 1] ?? ''
  const isSure = TABLE.has(verb) || verb === 'para' || !(isNounForm(verb) || hasGenders(verb)) || OBJECT.test(next)
  if (!isLed && !isSure) return null
  if (isLater && !isLed && hasGenders(verb) && !OBJECT.test(next)) return null
  // 'me hace sentir': what is done to the giver; 'hace que …' is another's
  moved.set(at, secondForm(verb, form, address))
  if (!isRest(tokens, at + 1, true, isYou)) return null
  if (!isYou) return part
  for (let i = at + 1; i < tokens.length; i++) {
    const word = tokens[i]!
    if (/^sus?$/u.test(word)) moved.set(i, word === 'su' ? 'tu' : 'tus')
    if (/[aeií]rse$/u.test(word)) moved.set(i, word.replace(/se$/u, 'te'))
  }
  let i = -1
  return part.replace(/\p{L}+/gu, (word) => moved.get((i += 1)) ?? word)
}

/** 'no para de cantar' */
const formOf = (tokens: readonly string[], at: number): Finite | null =>
  tokens[at] === 'para' && tokens[at + 1] === 'de' && isInfinitive(tokens[at + 2] ?? '')
    ? { ...finiteForm('deja')!, infinitive: 'parar' }
    : finiteForm(tokens[at]!)

const FELT = /^((?:que )?(?:(?:no|nunca|ya) )?)le( dan? (?:miedo|pena|risa|vergüenza|flojera|igual)(?![A-Za-zÀ-ỹ]).*)$/u
const DONE_TO_NOBODY = /^(?:echar|poner|meter|tener)$/u
/** Verbs of which somebody else, or nobody, may be the subject; and those behind which comes what was said. */
const NOBODYS =
  /^(?:haber|llover|nevar|doler|costar|importar|gustar|encantar|faltar|sobrar|tocar|parecer|pasar|bastar|alcanzar|ocurrir|decir|contestar|contar|responder|gritar|preguntar|morir|nacer|fallecer)$/u
/** What a smell, a song or a loaf does as well: 'sale bien el pan', 'huele a canela', 'suena en la radio'. */
const THINGS_DO =
  /^(?:oler|sonar|salir|salar|quedar|faltar|sobrar|saber|brillar|crecer|durar|funcionar|servir|caer|caber|llegar|rendir|arder|empezar|acabar|terminar|romper)$/u
/** 'sale a correr', 'llega temprano', 'sabe escuchar': somebody does. */
function isTheirOwn(infinitive: string, tokens: readonly string[], at: number): boolean {
  const next = tokens[at + 1] ?? ''
  const then = tokens[at + 2] ?? ''
  if (/^(?:saber|salir|salar|llegar)$/u.test(infinitive) && isInfinitive(next === 'a' ? then : next)) return true
  if (infinitive === 'saber') return next !== 'a' && !/^(?:rico|bien|mal|dulce|mejor)$/u.test(next)
  if (infinitive === 'llegar')
    return (
      !tokens.slice(at + 1).some((word) => /^(?:el|la|l[oa]s|sus?)$/u.test(word)) || /^(?:a|al|de|con|en)$/u.test(next)
    )
  return /^(?:se|me)$/u.test(tokens[at - 1] ?? '') && /^(?:quedar|servir|rendir|caer)$/u.test(infinitive)
}
const SEEN = /^(?:ver|oír|oir|notar|escuchar|sentir|decir|contagiar|poder|deber|saber|tratar|llamar)$/u
const OBJECT = /^(?:a|al|el|la|l[oa]s|una?|sus?|mis?|tod[oa]s?|con|en|por|de|mucho|muy|bien|cada)$/u

/** The words behind a verb, where nobody comes in who might do anything, or whose anything might be. */
function isRest(tokens: readonly string[], from: number, hasVerb: boolean, isYou: boolean): boolean {
  let isOther = false
  for (let i = from; i < tokens.length; i++) {
    const word = tokens[i]!
    const low = word.toLowerCase()
    const before = tokens[i - 1]?.toLowerCase() ?? ''
    if (SUBORDINATE.test(low) || /^(?:se|les?|me|nos|te|yo|lo|nadie|alguien|cada)$/u.test(low)) {
      // 'a nadie', 'lo bueno'
      const isThing = low === 'lo' && hasGenders(tokens[i + 1] ?? '')
      if (!isThing && (low !== 'nadie' || before !== 'a')) return false
    }
    // 'ayuda a Ana con su tarea': whose it is
    if (/^(?:sus?|suy[oa]s?)$/u.test(low) && ((isOther && isYou) || !hasVerb || low.startsWith('suy'))) return false
    if (/[aeií]rse$/u.test(low) && ((isOther && isYou) || !isInfinitive(low.slice(0, -2)))) return false
    if (/[aeií]r(?:l[aeo]s?)$/u.test(low) && isInfinitive(low.replace(/l[aeo]s?$/u, ''))) return false
    if (low.endsWith('ndose')) return false
    const isNamed = word !== low
    if (
      isNamed ||
      (low.length > 2 && isNounForm(low) && !TIMES.test(low)) ||
      /^(?:gente|todos|todas|demás|mundo|otros)$/u.test(low)
    )
      isOther = true
    if (DETERMINER.test(before) || /^(?:de|del|con|en|al?|por|para|sin|muy|tan|más)$/u.test(before)) continue
    const form = finiteForm(low)
    if (form === null || hasGenders(low) || low.endsWith('mente')) continue
    // 'tiene fuerza'; 'de madrugada, igual llega' may be done
    if (!isNounForm(low) || (i > from && !hasGenders(before) && isDeed(form, low))) return false
  }
  return true
}
const isDeed = ({ person, plural, tense, infinitive }: Finite, word: string) =>
  person === 3 && !plural && tense !== 'other' && !isSubjunctive(word, infinitive)
const TIMES = /^(?:ve(?:z|ces)|días?|noches?|tardes?|mañanas?|años?|mes(?:es)?|horas?|rato|vida)$/u
const DETERMINER = /^(?:el|la|l[oa]s|una?|un[oa]s|mis?|sus?|nuestr[oa]s?|est[ea]s?|es[ea]s?|tod[oa]s?|cada)$/u
