import { contract, countWords } from '../language/grammar/text.ts'
import { nounGender } from '../language/grammar/gender.ts'
import { isInfinitive } from '../language/grammar/infinitive.ts'
import { ofTheirKind, type Species } from '../language/people/animals.ts'
import { MADE_OF, MODEL } from './class-of.ts'
import { AT_HOUR, type Choose, SAUCED, withoutPlace } from './named.ts'
import { sharedOf } from './company.ts'
import { MADE_BY_HAND } from './handled.ts'
import { type Prop, theOf } from './prop.ts'
import { USES } from './uses.ts'
import type { Use } from './uses-in-hand.ts'
import {
  AT_REST,
  BESIDE_IT,
  BY_BABIES,
  BY_BEASTS,
  BY_NEWBORNS,
  BY_SMALL,
  HEARD_BY_NEWBORNS,
  HUGGED,
  IN_IT,
  ON_IT,
  KEPT,
  PUT_DOWN,
  REMEMBERED,
  SLEPT_ON,
} from './uses-of-others.ts'
import { jokedOf } from './jokes.ts'
import { DIRTY, isHummed, KINDS } from './kinds-of-use.ts'
import { nounClassOf } from './nouns.ts'
import { CARRIED, TABLETOP, TRAVELS } from './sizes.ts'
import { doneHere } from './gear.ts'
import { shuffled } from './shuffled.ts'
import { singularOf } from './singular.ts'
import { whatOf } from './what-of-it.ts'

/** Who has it in use. */
export type User = {
  name: string
  isMany: boolean
  /** They are there, and can hold, read and play: no animal and no baby. */
  hasHands: boolean
  isQuiet?: boolean
  /** Small: few words, and what is heard. */
  isSmall?: boolean
  /** Days or weeks old. */
  isNewborn?: boolean
  isPet?: boolean
  /** Of what kind, where it is an animal. */
  species?: Species | null
  /** Who liked it has died, and it is their giver who has it: shown, and never played in their stead. */
  isKept?: boolean
}

/** Stands where a thing does nothing of itself: the sentence in which it would is not told (`asides.ts`). */
export const IDLE = '¤'

/** What needs no place, no hour and nobody else: wherever a story has come to, it can be done for a while. */
export const ANYWHERE =
  /^(?:bailar|cantar|dibujar|pintar|colorear|leer|tejer|bordar|coser|contar (?:cuentos|chistes|historias)|tocar|silbar|chiflar|aplaudir|rapear|recitar|rezar|platicar|charlar|conversar|chismear|(?:discutir|hablar) (?:de|sobre) (?!\p{Lu}|sus? |cuando)\p{L}+|armar(?! la? )|hacer (?:punto|ganchillo|caras|muecas|preguntas|trampa|slime|pulseras)|perseguir su cola)(?= |$)/u

/** Where, when and for whom it is done else: 'en las fiestas del pueblo', 'con su abuela'. */
export const ELSEWHERE =
  /(?<! (?:al?|con|del?|entre)) (?:en|por|desde|mientras|hasta|todo|toda|tod[oa]s|l[oa]s (?:lunes|martes|miércoles|jueves|viernes|sábados|domingos)|para|\p{L}+[aei]ndo|con (?:su|sus|la|las|los|el)|a las? (?:\d|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce)) .*$/u

/** How lines of `USES` end that speak of what is liked. */
const SPEAKS_OF_IT = /\{habló\|hablaron\} (?:un buen rato )?de &.*$/u
const TRICK =
  /^(?:dar (?:volteretas|maromas|saltos)|hacer (?:berrinches|volteretas|malabares|coreografías|trenzas|trucos|magia|imitaciones|muecas|caras)|saltar|trepar|imitar|jugar al?|silbar|trenzar|peinar|doblar)(?![A-Za-zÀ-ỹ])/u
const TELLS_HOW = /\{(?:contó\|contaron|explicó\|explicaron)\} cómo/u
const AND_SPEAKS_OF_IT = / y \{habló\|hablaron\} (?:un buen rato )?de &.*$/u

/** The thing in use: what is told of it on the way, and what is done with it when it helps; who is alive does as they do. */
export function inUse(prop: Prop, user: User, pick: Choose, told: Set<string>): Prop {
  const doing = SAUCED.test(prop.together) ? prop.together : prop.together.replace(ELSEWHERE, '')
  /** First what nothing before it does in this story, and then what does not end like it. */
  const drawn = (lines: readonly string[], of = pick): string => {
    const again = (line: string) => Number(told.has(line)) * 2 + Number(told.has(endOf(line)))
    const line = shuffled(lines, of).toSorted((one, other) => again(one) - again(other))[0] ?? ''
    told.add(line).add(endOf(line))
    return line
  }
  const isItself = prop.about.includes(prop.el.split(' ')[1]!)
  const isDoing = isInfinitive(prop.about.split(' ')[0]!)
  const [clitic, itself] = prop.el.startsWith('la ') ? ['la', 'ella'] : ['lo', 'él']
  /** Whose telling ends in what it is about: how it is done, of itself by a pronoun, and of nothing by nothing. */
  const ended = (line: string): string => {
    if (user.isQuiet && line.includes('cómo es eso')) return line.replace(TELLS_HOW, '{mostró|mostraron} cómo')
    if (!prop.about || user.isQuiet) return line.replace(AND_SPEAKS_OF_IT, '')
    if (/^(?:ver|mirar) /u.test(prop.about) && !user.isKept)
      return line.replace(SPEAKS_OF_IT, '{contó|contaron} lo último que {vio|vieron}, de principio a fin')
    const [, the = '', place] = /^una postal de(l?) (.+)$/u.exec(prop.un) ?? []
    if (place && !user.isKept && SPEAKS_OF_IT.test(line))
      return `@ {dejó|dejaron} ^ a un lado, {cerró|cerraron} los ojos y {fue|fueron} diciendo por dónde se llega a ${the && 'el '}${place}, y quien oía los cerró también, y llegó`
    if (isDoing && !user.isKept && SPEAKS_OF_IT.test(line))
      // a trick of the hands or of the body is learnt on the spot, and of all else it is told
      return !TRICK.test(prop.about) || sharedOf(prop.about)
        ? '@ {dejó|dejaron} ^ a un lado y {contó|contaron} lo mejor de &, y por un rato fue como estar ahí'
        : '@ {dejó|dejaron} ^ a un lado y le {enseñó|enseñaron} a quien estaba más cerca a &, paso a paso, y al tercer intento ya le salía'
    return isItself ? line.replace(SPEAKS_OF_IT, (said) => said.replace('&', itself)) : line
  }
  const filled = (line: string, el = prop.el, isFirst = false) =>
    contract(
      ended(line)
        .replaceAll('@', user.name)
        // who has a name is hugged and lent as anybody is
        .replace(/(?<!(?<![A-Za-zÀ-ỹ])(?:con|de|a|en|por|ante) )\^/gu, /^\p{Lu}/u.test(el) ? 'a ^' : '^')
        .replaceAll('^', el)
        .replace(' en el par ', ' con el par ')
        .replace(
          /(?<![A-Za-zÀ-ỹ])el par de (\p{Ll}+)(?![A-Za-zÀ-ỹ])/u,
          (_, noun: string) => `${nounGender(singularOf(noun)) === 'f' ? 'las' : 'los'} ${noun}`,
        )
        .replace(/ salió (?=l[oa]s )/u, ' salieron ')
        .replaceAll('~', clitic)
        .replace('#', whatOf(prop, doing, isFirst).replace(` de ${user.name}`, ''))
        .replace('%', again(prop, doing))
        .replace('&', prop.about)
        .replace('$', prop.sound)
        .replace(/\{(.*?)\|(.*?)\}/gu, (_, one: string, many: string) => (user.isMany ? many : one)),
    )
  if (prop.alive && !prop.isStill) {
    const [first, second, third] = [1, 2, 3].map(() => drawn(prop.does))
    const help = `${prop.el} ${drawn(prop.helps)}`
    return { ...prop, does: [first!, second!, third!], helps: [help, help] }
  }
  const use = usedAs(prop, user, doing)
  const asked = prop.detail && ASKED_OF.has(useOf(prop, doing)) && user.hasHands && !user.isKept && !user.isSmall
  const deed =
    user.isPet || user.isKept || (!user.hasHands && !prop.together.startsWith('dormir')) ? null : doneHere(prop)
  const own = user.isPet ? ofTheirKind(use.helps, user.species ?? null) : use.helps
  const fit = deed ? [deed] : asked ? [answered(prop)] : own
  const onTheWay = drawn(use.near)
  const near = filled(onTheWay)
  const brought = filled(
    use.brought ? drawn(use.brought) : onTheWay,
    prop.un
      .replace(/,? (?:con (?:muchas? )?(?:ganas|cara|curiosidad)|que ).*$/u, '')
      .replace(', en miniatura', ' en miniatura'),
    true,
  )
  const helping = drawn(fit)
  // by all of its name where it helps, if no more is said of it
  const help = filled(
    helping,
    prop.el === 'la tele' ||
      helping.startsWith('preguntaron') ||
      helping.includes(' a ^ la pieza') ||
      helping.includes('#') ||
      (helping.includes('&') && !isItself) ||
      (helping.includes('%') && !prop.isTool)
      ? prop.el
      : wholeName(prop, user.name),
  )
  return { ...prop, does: [IDLE, IDLE, IDLE], near, brought, helps: [help, help] }
}

/** What has no use of its own, or one that says little: there its own story is told. */
const ASKED_OF: ReadonlySet<keyof typeof USES> = new Set(['held', 'toyed', 'run', 'sailed', 'flown'] as const)

/** 'el balero que le talló su abuelo': which one it is. */
function answered({ el, detail }: Prop): string {
  const [article = ''] = el.split(' ', 1)
  const [the, was] = article.endsWith('s') ? [article, 'eran'] : [/^(?:el|la)$/u.test(article) ? article : 'el', 'era']
  return `preguntaron por ^, y @ {contestó|contestaron} que ${was} ${the} ${detail}`
}

/** With a bracelet in hand one makes another; a fan is taken apart itself. */
function again({ el }: Prop, doing: string): string {
  const [, verb = '', what = '', more = ''] = /^(\p{L}+r) (?:un[oa]s? |l[oa]s? )?(\p{L}+)(.*)$/u.exec(doing) ?? []
  if (what === '' || singularOf(what) !== el.split(' ')[1]) return doing
  const isF = el.startsWith('la ')
  if (MAKING.test(verb)) return `${verb} ${isF ? 'otra' : 'otro'}`
  return more === '' ? `${verb}${isF ? 'la' : 'lo'}` : doing
}
const MAKING = /^(?:hacer|tejer|coser|bordar|armar|dibujar)$/u

/** 'la caja de herramientas', 'el mate amargo': as it entered, without its day. */
function wholeName({ un, el, about }: Prop, whose: string): string {
  const noun = `${el.split(' ').slice(0, 2).join(' ')} `
  const isName = (the: string) =>
    the.startsWith(noun) && countWords(the) <= 8 && !the.includes(whose) && !/,| que | con (?:cara|ganas)/u.test(the)
  return (
    [withoutPlace(about).replace(AT_HOUR, ''), theOf(un).replace(/,? (?:en miniatura|de juguete)$/u, '')].find(
      isName,
    ) ?? el
  )
}

/** 'y hubo que quedarse a escuchar', whatever was played */
const endOf = (line: string) => line.split(', ').at(-1)!

function usedAs(prop: Prop, { hasHands, isSmall, isNewborn, isPet, isKept }: User, doing: string): Use {
  if (prop.alive) return AT_REST
  const kind = prop.isStill ? 'held' : useOf(prop, doing)
  if (isKept) return kind === 'eaten' && doing === '' ? PUT_DOWN : (REMEMBERED[kind] ?? KEPT)
  if (isPet && !prop.isLarge && kind !== 'told' && SLEPT_ON.test(prop.together)) return ON_IT
  if (isPet)
    return {
      near: prop.isLarge ? ['@ {pensaba|pensaban} mucho en ^'] : ['@ {vigilaba|vigilaban} ^ sin que se notara'],
      helps: LAIN_ON.test(prop.el)
        ? IN_IT
        : prop.isLarge || kind === 'told'
          ? BESIDE_IT
          : (BY_BEASTS[kind] ?? BY_BEASTS.held!),
    }
  if (isNewborn || (isSmall && !hasHands))
    return {
      near: HEARD.has(kind) ? ['se oía ^'] : ['@ {buscaba|buscaban} con los ojos ^'],
      helps: isNewborn
        ? HEARD.has(kind)
          ? HEARD_BY_NEWBORNS
          : BY_NEWBORNS
        : (BY_BABIES[prop.deed ? 'told' : kind] ?? HUGGED),
    }
  if (kind === 'joked') return jokedOf(prop.about)
  if (!isSmall) return USES[kind]
  const small = BY_SMALL[kind]
  // in bed or in the bath nothing is carried so that it stays flat
  return { near: small && kind !== 'told' ? USES[kind].near : ['@ no {soltaba|soltaban} ^'], helps: small ?? HUGGED }
}

/** What is there for the ear. */
const HEARD: ReadonlySet<keyof typeof USES> = new Set([
  'heard',
  'aired',
  'recorded',
  'sounded',
  'radio',
  'ticked',
  'switched',
  'hummed',
] as const)

function useOf(prop: Prop, doing: string): keyof typeof USES {
  // a tool is worn where it is used
  const kinds = prop.isTool || ANYWHERE.test(doing) ? KINDS.filter(([, , use]) => use !== 'worn') : KINDS
  if (
    /^el reloj(?![A-Za-zÀ-ỹ])/u.test(prop.el) &&
    / (?:de sol|digital|inteligente|deportivo|electr[oó]nico)/u.test(prop.un)
  )
    return 'held'
  if (DIRTY.test(prop.un)) return 'smelt'
  if (/^(?:armar|construir) .* dentro de /u.test(prop.about) && !prop.isStandIn) return 'built'
  if (/ dentro de una? /u.test(prop.un)) return 'held'
  const known = kinds.find(([plan, el]) => plan.test(prop.together) && el.test(prop.el))?.[2]
  if (known === 'eaten' && /^(?:hacer|preparar|hornear|cocinar) /u.test(prop.together)) return 'cooked'
  if (known) return known === 'heard' && !isHummed(whatOf(prop, doing, true)) ? 'aired' : known
  const noun = prop.el.replace(/^\S+ /u, '')
  const isRidden =
    /^(?:andar|montar(?! (?:l[oa]s )?(?:maqueta|modelo|mueble|lego|puz|rompe|escenario))|patinar|pedalear|dar una vuelta|salir en)(?![A-Za-zÀ-ỹ])/u.test(
      prop.together,
    )
  const kind = nounClassOf(noun)
  if (kind && TRAVELS.has(kind) && !(isRidden && CARRIED.test(noun)))
    return kind === 'boat' ? 'sailed' : kind === 'air' ? 'flown' : 'run'
  if (isRidden) return 'ridden'
  if (doing.startsWith('ver ')) return 'told'
  if (/^quedarse \p{L}+ndo /u.test(prop.together)) return 'held'
  if (kind === 'machine' && isInfinitive(doing.split(' ')[0]!) && TABLETOP.test(noun)) return 'operated'
  // 'el pulpo de peluche': nobody learns to play with it
  const isPlaything =
    prop.together.startsWith('jugar con ') && !noun.startsWith('caja ') && (MADE_OF.test(noun) || MODEL.test(noun))
  if (
    kind === 'toy' ||
    isPlaything ||
    /^\p{Lu}/u.test(prop.el) ||
    /^(?:tromp|p[ei]rinol|muñec|t[ií]ter|peluch)/u.test(noun)
  )
    return 'toyed'
  if (doing.startsWith('jugar a')) return 'gamed'
  if (ANYWHERE.test(doing) || prop.together.startsWith('jugar con ')) return 'done'
  if (MADE_BY_HAND.test(doing)) return 'made'
  return isInfinitive(doing.split(' ')[0]!) ? 'taught' : 'held'
}

/** What a beast lies on or gets into. */
const LAIN_ON =
  /^(?:el|la) (?:caja|hamaca|sill[oó]n|sof[aá]|cobija|manta|cama|ropa|mont[oó]n|s[aá]bana|almohada|coj[ií]n|alfombra|bolsa|balde|cubeta)(?![A-Za-zÀ-ỹ])/u
