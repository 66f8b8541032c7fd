import { wordsOf } from '../language/people/animals.ts'
import { type Gag, gagOf } from '../deeds/gags.ts'
import type { Beat, Kit } from '../kit/kit.ts'
import { bare, splitSentences, words } from '../language/grammar/text.ts'
import { dayOf } from '../things/days.ts'
import { isGone, senseOf } from '../things/happenings.ts'
import type { Keepsake } from '../things/keepsakes.ts'
import { isPicture, type Prop } from '../things/prop.ts'
import { propsOf } from '../things/props.ts'
import type { Seen } from '../things/scene-nouns.ts'
import { scenePlaceIn } from '../things/scene-place.ts'
import { isAlike, type Sensed, sensedIn, sensedOf } from '../things/sensed.ts'
import { dayIn } from '../things/when.ts'
import { answerToPraise } from './answered.ts'
import { deedAtNeed } from './deed.ts'
import { doneOnce } from './done-once.ts'
import { favouriteTold } from './favourite-told.ts'
import { inSense } from './in-sense.ts'
import { dayNamed, namedFor } from './named-day.ts'
import { planned } from './plan.ts'
import { praised, type Praising } from './praise.ts'
import { recalled, type Retold, retold } from './retold.ts'
import { seenOn } from './seen-on.ts'
import { caughtBy, traitTold } from './trait-told.ts'

/** What a plot is told with: the kit, and the answers as they stand on a stage. */
export type Stage = Kit & {
  /** The favourite itself, as one thing of its kind. */
  star: Prop & { /** 'había un tren', 'estaba su tren': that it is there, after where. */ present: string }
  /** The next of what is liked that can be seen, where more than one thing is: two small ones have one each. */
  second: Prop | null
  /** What else one who is alone likes, as itself and no more: it comes with the star. */
  beside: readonly Prop[]
  /** What is liked to be done, done once; null where it cannot be done anywhere. */
  done: string | null
  caught: () => string | null
  /** What else is liked and seen, of several who are not small: each one's own. */
  company: readonly Prop[]
  /** A thing that the memory names, or the paper it is written on: found where it was, and what resolves chapter four. */
  keep: Keepsake
  /** Who lifts it and shows it: of a baby, who gives. */
  holder: { name: string; v: (verb: string) => string }
  /** What surely was seen, heard or smelt where the memory was: a sentence or none. */
  air: readonly string[]
  /** What more of its things surely was smelt, heard or felt, and in which sentence of it they are named. */
  senses: readonly Sensed[]
  /** 'la cocina', 'la laguna de Monte'; null where it is not sure. */
  place: string | null
  /** Where it surely happened: 'la azotea'; else when, or the day alone: 'un martes de lluvia'. */
  there: string
  /** Words for the two of them, bare of accents. */
  whose: RegExp
  /** What else of the memory surely was there, in its own nouns. */
  seen: readonly Seen[]
  /** The thing that `there` is, where it is one. */
  opener: Seen | null
  /** The giver is not where the memory is told: their voice comes from that day. */
  isAway: boolean
  /** `there` is a day or a memory, in no place. */
  isNowhere: boolean
  /** What is remembered surely was one day, and may be called so. */
  isOneDay: boolean
  /** What happened that day, where `keep` was just found: told of both, or in the giver's own words; once. */
  recall: () => string
  /** The same in its parts, and where in them the steps stand. */
  retold: () => Retold
  /** What the recipient does because they are as they are admired to be, where `o` needs it; see `deed.ts`. */
  act: ReturnType<typeof deedAtNeed>
  /** What is admired, in the giver's mouth, and what the recipient says to it; `tag` is the 'dijo Clara' inside the line. */
  praise: (told: Praising) => Beat[]
  /** A habit that is heard, or worn: before anybody speaks of it, and at the end; null where the trait is told only. */
  gag: Gag | null
  /** The giver tells the trait, whole, to its owner or else to `o`; `lead` is what the plot has just told of them. */
  needed: (o: string, lead?: string) => Beat
  /** A small child, who hears few words, sounds and refrains. */
  isTiny: boolean
}

/** What is put in no small hand, or is too heavy for it. */
const HARMS =
  ' (?:vela|velita|tizon|fosforo|cerillo|navaja|cuchillo|aguja|tijera|clavo|anzuelo|alfiler|silla|olla|sarten|cazo|escoba|pala|maleta|guitarra|acordeon|telescopio|celular|celu|notebook)$'

/** 'la cobija azul, que olía a casa', 'una pelota con ganas de jugar': the thing alone. */
const plainly = (un: string) =>
  un.replace(/,? (?:con (?:muchas? )?(?:ganas|cara|curiosidad)|(?<!de l[oa]s )que (?!guardaba)).*$|, .*$/u, '')

/** What is heard. */
const SOUND =
  /(?:^|[^A-Za-zÀ-ỹ])(?:o[ií]|oy[óe]|son[óa]|ruido|vo(?:z|ces)|cant|canci|zumb|aplau|grit|silb|suspir|anunci|rechin|call|hablando|golpe|cruj|chirr|chisporr|tintin|trueno|pit(?:ó|aba)|salpic|chasque|chapote|golpea|hojas|páginas|(?:notas?|eco|tac|toc|clic|clin|ding|plop)(?![A-Za-zÀ-ỹ]))/iu

/** What is seen. */
const LOOKED_AT = /estrellas|linterna|llama|humeaba|[Pp]asaba|iba y venía|cielo|calle|techos/u

/** It can stand beside the first; a mass or a nap cannot. */
const isSeen = ({ isStandIn, un }: Prop) =>
  !isStandIn && !/^(?:el|la) (?:misa|siesta|recreo|novena)(?![A-Za-zÀ-ỹ])/u.test(un)

/** It is elsewhere, or cannot be seen. */
const isSpokenOf = (prop: Prop) => prop.isStandIn || isPicture(prop)

/** 'en el cerro … En el patio nos dio sopa': what is smelt or heard is so where the scene is; of 'aquella noche' the hour is said. */
function isOfPlace(line: string, told: string, place: string | null, there: string): boolean {
  if (line.includes('noche')) return !/noche|madrugada/u.test(there)
  if (place === null || !/^Olía a (?!quemado)|gente|agua/u.test(line)) return true
  const noun = words(place)[1] ?? place
  return splitSentences(told).some((sentence) => sentence.includes(noun) && senseOf(sentence) === line)
}

const chooser =
  (part: Kit) =>
  <T>(options: readonly T[]): T =>
    part.pick(...options)

/** Words for the recipient and the giver, bare of accents: what is theirs is nobody else's. */
function wordsFor({ r, s }: Kit): RegExp {
  const kin: Partial<Record<Kit['r']['role'], string>> = {
    parent: 'mama|papa|mami|papi|jefa|jefe|viejo|vieja',
    grandparent: 'abuel',
    child: 'nin[oa]|hij[oa]',
    grandchild: 'niet[oa]',
    nephew: 'sobrin[oa]',
    godchild: 'ahijad[oa]',
    uncle: 'ti[oa]',
    sibling: 'herman[oa]',
    cousin: 'prim[oa]',
    partner: 'novi[oa]',
    friend: 'amig[oa]|comadre|compadre',
    inlaw: 'suegr[oa]|cunad[oa]|nuera|yerno|consuegr[oa]|concun[oa]',
    teacher: 'maestr[oa]|profe|miss|entrenador',
    colleague: 'companer[oa]|colega|jef[ea]',
    other: 'vecin[oa]|padrin[oa]|madrina',
  }
  const named = [r.name, s.name, s.signature, s.kin ?? '']
    .flatMap(words)
    .map(bare)
    .filter((word) => word.length > 3)
  return new RegExp(`^(?:${[kin[r.role], r.species && wordsOf(r.species), ...named].filter(Boolean).join('|')})`)
}

/** Of the plot: its things, bare of accents, and who is there to be told and why they must, once that is chosen. */
type Own = {
  has?: RegExp | undefined
  hearer?: () => string | null
  wonders?: () => readonly string[]
  isAway?: boolean
}

const isTinyOf = ({ inMemory, r }: Kit) => !inMemory && r.role !== 'pet' && (r.baby || r.band === '2-4')

type Liked = Pick<Stage, 'star'> & { others: readonly Prop[] }

/** What is liked, as it stands on the stage of a plot: one thing before all others. */
export function likedOn(kit: Kit, plotId: string): Liked {
  const { r, s } = kit
  const fav = inSense(kit)
  const isTiny = isTinyOf(kit)
  const [star, ...others] = propsOf(fav, {
    pick: chooser(kit.at(`${plotId} star`)),
    isPet: r.role === 'pet',
    isBaby: r.baby,
    isChild: isTiny || r.age === 'small' || (r.age === 'older' && r.band !== '12-17'),
    isUnknown: kit.leftOut.has('favourite'),
    isSober: kit.sober,
    known: kit.said,
    // no article of theirs is a name: 'la abuela Carmen y el abuelo Tino'
    names: r.several ? words(r.name).filter((word) => /^(?!(?:El|La|Los|Las)$)\p{Lu}/u.test(word)) : [],
    name: r.name,
    isMany: r.plural,
    user: kit.inMemory
      ? { name: s.name, isMany: s.plural, hasHands: true, isKept: true }
      : {
          name: r.name,
          isMany: r.plural,
          isQuiet: kit.quiet,
          hasHands: r.role !== 'pet' && !r.baby,
          isSmall: isTiny,
          isNewborn: kit.newborn,
          isPet: r.role === 'pet',
          species: r.species,
        },
  })
  // no joke is made of what somebody missed liked
  const enters = kit.inMemory ? plainly(star!.un) : star!.un
  return {
    star: {
      ...star!,
      un: enters,
      together: planned(kit, fav.all, star!, others),
      present: `${/^un[oa]? /u.test(enters) ? 'había' : 'estaba'} ${enters}`,
    },
    others,
  }
}

const anyOf = (sources: readonly (string | false | undefined)[]) => {
  const all = sources.filter(Boolean).join('|')
  return all === '' ? undefined : new RegExp(all, 'u')
}

/** `plotId`: two plots for one customer choose apart. */
export function stageOf(
  kit: Kit,
  plotId: string,
  { has, hearer = () => null, wonders = () => [], isAway = false }: Own = {},
): Stage {
  const at = (part: string) => kit.at(`${plotId} ${part}`)
  const { memory, r, s, trait } = kit
  const whose = wordsFor(kit)
  const place = kit.leftOut.has('memory') ? null : scenePlaceIn(memory.told, whose)
  const isTiny = isTinyOf(kit)
  const { star, others } = likedOn(kit, plotId)
  const dayWithout = (gone: string) =>
    dayOf({
      memory: kit.leftOut.has('memory') ? '' : memory.told,
      star: star.el,
      taken: anyOf([
        has?.source,
        gone,
        isTiny && HARMS,
        kit.occasion?.objects.some((one) => /tarjeta/u.test(one)) && 'tarjeta',
      ]),
      giver: s.name,
      whose,
      who: kit.inMemory ? 'quiet' : r.role === 'pet' ? 'pet' : isTiny ? 'tiny' : 'anybody',
      choose: chooser(at('keep')),
    })
  const first = dayWithout('')
  const noun = first.keep.el.split(' ')[1] ?? ''
  // nobody finds what is told to have been lost
  const day = !first.keep.made && isGone(memory.told, noun) ? dayWithout(` ${bare(noun)}(?: |$)`) : first
  const { opener, seen } = seenOn(kit, place, [star.el, day.keep.made ? '' : day.keep.un], whose, has)
  const when = day.isOneDay ? 'aquel día' : 'entonces'
  const there = kit.leftOut.has('memory')
    ? 'una luz muy clara'
    : opener
      ? `${opener.the} de ${when}`
      : place === null
        ? // 'un recuerdo de Clara' would be one about her
          (dayIn(memory.told, day.isOneDay, whose, namedFor(kit)) ?? dayNamed(day, at('day named')))
        : // nobody has spoken of it yet
          /^\p{L}+ \p{L}+$/u.test(place)
          ? `${place} de ${when}`
          : place
  // what is not beside one who is alone has no part either
  const second = others.find((prop) => isSeen(prop) && (r.several || !isPicture(prop))) ?? null
  const company = r.several && !isTiny && r.role !== 'pet' ? others.filter(isSeen).slice(0, 2) : []
  const heard = (lines: readonly string[]) => (kit.hushed ? lines.filter((line) => !SOUND.test(line)) : lines)
  const senses = kit.leftOut.has('memory')
    ? []
    : [...sensedIn(memory.note), ...sensedOf(place, memory.note)].filter(
        ({ line }) => !(kit.hushed && SOUND.test(line)) && !(kit.sightless && LOOKED_AT.test(line)),
      )
  const heardBy = () => ({ isTiny, hearer: hearer(), wonders: wonders(), isAway })
  const gag = trait && !kit.inMemory && !isTiny ? gagOf(trait, r, chooser(at('gag'))) : null
  return {
    ...kit,
    fav: favouriteTold(kit, isAway),
    star,
    second,
    beside: r.several
      ? []
      : others
          .filter((prop) => !isSpokenOf(prop) && !prop.isTool && !prop.isLarge)
          .slice(0, isTiny ? 1 : 2)
          .map((prop) => ({ ...prop, un: plainly(prop.un) })),
    done: doneOnce(at('liked'), star.el),
    company,
    keep: isAway ? { ...day.keep, isWritten: false, made: null } : day.keep,
    holder: r.baby ? s : r,
    air: heard(day.air).filter(
      (line) =>
        isOfPlace(line, memory.told, place, there) &&
        // the waves say more than the water
        !(line.endsWith(' agua.') && senses.some((sense) => isAlike(sense.line, line))),
    ),
    senses,
    place,
    there,
    whose,
    // a beast of the memory may be the one it is told to
    seen: r.role === 'pet' ? seen.filter(({ isAlive, isSomebody }) => isSomebody || !isAlive) : seen,
    opener,
    isAway,
    isOneDay: day.isOneDay && !kit.leftOut.has('memory'),
    isNowhere: /^(?:una?|algo|aquel(?:la)?) /u.test(there),
    recall: () => recalled(at('recall'), day, heardBy()),
    retold: () => retold(at('recall'), day, heardBy()),
    act: deedAtNeed(at('act')),
    praise: (told) => [
      ...praised(at('praise'), told),
      // they speak once: what they are known for saying comes right behind
      gag?.back.startsWith('—') ? null : answerToPraise(at('praise answered')),
    ],
    gag,
    caught: () => (gag || isTiny ? null : caughtBy(at('trait caught'), hearer())),
    needed: (o, lead) => traitTold(at('trait told'), o, lead),
    isTiny,
  }
}
