import { isForeign } from '../language/spelling/foreign.ts'
import type { Favourite } from '../language/favourite/favourite.ts'
import { isInfinitive } from '../language/grammar/infinitive.ts'
import { isPerson } from '../language/memory/kinds-of-words.ts'
import { isNounForm } from '../language/grammar/dictionary.ts'
import { contract, countWords } from '../language/grammar/text.ts'
import { anythingOf, type Asked, drawingOf } from './anything.ts'
import { carriedPaper } from './carried-paper.ts'
import { classOf, WILD } from './class-of.ts'
import { asItIs } from './conditions.ts'
import { type Shared, sharedOf } from './company.ts'
import { danceNight, doingOf, hasGear, planned } from './doings.ts'
import { doneTo } from './done-to.ts'
import {
  CHASED,
  DANCED_WITH,
  GATHERED,
  GOING,
  handledIn,
  HOUR_OF,
  isPlayer,
  LAIN_ON,
  LYING,
  MADE_BY_HAND,
  madeByThem,
  ownIn,
  PLAYED,
  PLAYING,
  watchedIn,
} from './handled.ts'
import { glossed, withMaterial } from './glossed.ts'
import { isHue, tinted } from './hues.ts'
import { bearerOf, isPartOfIt } from './its-parts.ts'
import { isClub, nounClassOf } from './nouns.ts'
import { GIVEN, onAnyDay } from './named.ts'
import { onTelevision } from './parts/heard.ts'
import { PARTS } from './parts/parts.ts'
import { isPicture, type Prop, thing } from './prop.ts'
import { inUse } from './in-use.ts'
import { LOUD, OF_PLANTS, thingIn, UNSEEN } from './mentioned.ts'
import { likedBy, withBeside } from './liked-by.ts'
import { BY_WHOM, oneOfTheirs } from './one-of-theirs.ts'
import { onePerThing } from './one-per-thing.ts'
import { sized } from './sized.ts'
import { isAlcohol } from './sober.ts'
import { SUNG_TO_THEM, tuneOf } from './sung.ts'
import { doneAs, HELPING, LESSON } from './roles.ts'
import { rowOf } from './rows.ts'
import {
  andThen,
  asNamed,
  besidesOf,
  called,
  doneBy,
  drawing,
  isOther,
  isSameNoun,
  ofItsKind,
  ofName,
  owned,
  setOff,
  stagedWords,
  standing,
  togetherOf,
  withRadio,
} from './shaped.ts'
import { asWritten } from './as-written.ts'
import { infinitiveIn, namedIn, objectOf, partsOf, withoutWhose, wordsOnward } from './staged.ts'

/**
 * The favourite on the stage: every part of it that is surely known, in the order of the answer; else the one thing
 * that its grammar tells.
 */
export function propsOf(fav: Favourite, asked: Asked): Prop[] {
  const told = new Set<string>()
  // what only stands for a liking never comes before a thing that is liked
  const staged = withNamed(propsIn(oneOfTheirs(fav) ?? fav, asked), fav.whole, asked).filter(
    (prop) => !(asked.isSober && isAlcohol(prop)),
  )
  const inOrder = (staged.length > 0 ? staged : [drawingOf(asked.name, '', '')]).map((prop) => sized(prop, asked))
  const found = / (?:por|en) (?:ese|este) orden(?![A-Za-zÀ-ỹ])/iu.test(fav.whole)
    ? inOrder
    : inOrder.toSorted((one, other) => standing(one) - standing(other))
  const isMissed = asked.isPet && asked.user?.isKept
  const user = asked.user ?? { name: asked.name, isMany: asked.isMany ?? false, hasHands: true }
  const usedBy = (prop: Prop) => {
    const one = user.isMany && !user.isKept && !fav.isPlain ? likedBy(prop, fav.whole, asked.names ?? []) : null
    return one ? { ...user, name: one, isMany: false } : user
  }
  const stage = (prop: Prop) => ({
    ...prop,
    un: setOff(prop.un),
    together: andThen(contract(planned(doneBy(prop, asked))), fav.whole),
    ...(isMissed && isInfinitive(prop.about.split(' ')[0]!) && { about: asked.name }),
  })
  return found.map((prop) => {
    const used = inUse(stage(prop), usedBy(prop), asked.pick, told)
    return { ...used, together: onAnyDay(used.together) }
  })
}

/** 'hacer pan. La masa madre se llama Rocío': what has a name of its own is dear, and comes first. */
const CALLED =
  /(?<![A-Za-zÀ-ỹ])(?:[Uu]na?|[Ee]l|[Ll]a|[Ss]us?) (?<noun>\p{Ll}{3,}(?: \p{Ll}{3,}){0,2}?),? (?:que |a(?:l| la| quien) que )?(?:se llama|le dicen?|l[oa] llaman?) (?<name>\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)*)/gu
const GREETED = '@ {presentó|presentaron} a'
/** 'su finca, tiene gallinas': what is there. */
const KEPT_THERE = /(?<![A-Za-zÀ-ỹ])(?:tiene|hay|cría)n? ((?!que )[^.;()]+)/iu

/** Before what only stands for a liking, what else the answer says there is of it. */
function withNamed(props: Prop[], whole: string, asked: Asked): Prop[] {
  const isSeen = props.some((prop) => !prop.isStandIn && !isPicture(prop) && !prop.deed)
  const named = [...whole.matchAll(CALLED)].flatMap(({ groups }): Prop[] => {
    const { noun = '', name = '' } = groups!
    const [said, kind] = [namedIn(`su ${noun}`), nounClassOf(noun)]
    if (!said || isPerson(said.head) || noun.startsWith('que ') || props.some(({ un }) => un.includes(name))) return []
    const own = `${said.the.split(' ')[0]} ${noun}`
    if (kind === null && isNounForm(said.head))
      return [
        { ...thing([`${own} ${name}`, said.the, 'toc', '']), deed: `${GREETED} ${name}, ${own}, y hubo que saludar` },
      ]
    if (kind === null || UNSEEN.has(kind) || (kind === 'animal' && isSeen)) return []
    const its = PARTS[kind](ofName(said, kind, `su ${noun} ${name}`), asked.pick)
    return [called(its, said, `su ${noun}, que se llama ${name}`)]
  })
  const there = isSeen || named.length > 0 ? '' : (KEPT_THERE.exec(whole)?.[1] ?? '')
  const kept = there
    .split(/, | y /u)
    .filter((one) => /^(?:animal|plant|tree)$/u.test(nounClassOf(namedIn(one)?.own ?? '') ?? ''))
    .flatMap((one) => knownOf(one, asked) ?? [])
  return [...named, ...kept, ...props]
}

function propsIn(fav: Favourite, question: Asked): Prop[] {
  const asked = { ...question, said: fav.whole }
  if (asked.isUnknown || (isForeign(fav.whole) && nounClassOf(fav.whole) === null))
    return [drawingOf(asked.name, '', '')]
  if (fav.isWords) return [stagedWords(fav.typed, asked)]
  const parts = partsOf(fav)
    // 'los vinilos viejos, sobre todo los de Mecano': those
    .map((part) => part.replace(BY_WHOM, '$1'))
    .map((part) => withMaterial(withoutWhose(part, asked.names ?? []), fav.whole))
    .filter((part, i, all) => !isPartOfIt(part, all.slice(0, i), fav.whole))
    // 'los velorios no, las bodas sí': those
    .filter((part, _, all) => !part.endsWith(' no') || !all.some((other) => other.endsWith(' sí')))
    .map((part) => part.replace(/^((?:el|la|l[oa]s) \p{L}.*) sí$/u, '$1'))
    // 'la escoba, barre todo el día': no game of cards
    .map((part) => (/(?<![A-Za-zÀ-ỹ])barr/iu.test(fav.whole) ? part.replace(/^la escoba$/u, 'las escobas') : part))
    // 'sus plantas, tiene la azotea llena de cactus': those
    .map((part) => (/^(?:sus|las) plantas$/u.test(part) ? (OF_PLANTS.exec(fav.whole)?.[1] ?? part) : part))
    .flatMap(withBeside)
    // 'los camiones, sobre todo el verde': a green one
    .filter((part) => !(isHue(part) && isOneOf(part, fav.all)))
    // 'el pan dulce, en especial los cuernitos': those
    .filter((_, i, all) => !(all[i + 1] && isOneOf(all[i + 1]!, fav.all) && knownOf(all[i + 1]!, asked)))
    // 'las muñecas. Su preferida es una muñeca de trapo': that one
    .filter((part, i, all) => !all.slice(i + 1).some((later) => isSameNoun(part, later)))
    // 'los dinosaurios, sobre todo el cuello largo': what they have, and nothing beside them
    .filter((part) => !isOneOf(part, fav.all) || knownOf(part, asked))
  if (parts.some((part) => knownOf(part, asked))) {
    const all = parts.flatMap((part) => knownOf(part, asked) ?? besidesOf(fav, part, asked.name) ?? [])
    return onePerThing(
      withRadio(tinted(ofItsKind(all, fav), fav.whole), asked).map((prop) => asWritten(prop, asked.said)),
    )
  }
  const named = namedIn(parts[0] ?? '')
  const mentioned = named
    ? undefined
    : wordsOnward(fav)
        .map((word) => thingIn(word, asked))
        .find((prop) => prop !== null)
  if (mentioned) return [mentioned]
  if (named && LOUD.test(fav.whole)) return [PARTS.music(named, asked.pick)]
  return [anythingOf(named, parts[0] ?? '', asked.name)]
}

const isOneOf = (part: string, all: string) =>
  ['sobre todo', 'especialmente', 'en especial'].some((most) => all.includes(`, ${most} ${part}`))

function knownOf(said: string, asked: Asked): Prop | null {
  const prop = staged(said, asked)
  if (prop?.un === `un dibujo de ${asked.name}`) return prop
  const about = infinitiveIn(said) ?? (/^(?:el|la|l[oa]s) (?!.* que )/u.test(said) ? said : (namedIn(said)?.all ?? ''))
  return prop && about.startsWith(prop.about) && countWords(about) < 10 ? { ...prop, about } : prop
}

function staged(said: string, asked: Asked): Prop | null {
  // 'las mates' are no drink
  const part = said.replace(/^las mates(?![A-Za-zÀ-ỹ])/u, 'las matemáticas')
  // 'ayudar a Clara a hacer pan': what is made, and with whom
  const helped = HELPING.exec(part)?.[1]
  if (helped) return withDone(knownOf(helped, asked), part)
  const saidToBe = glossed(part, asked)
  if (saidToBe) return saidToBe
  const prop = readOf(part, asked)
  const infinitive = infinitiveIn(part)
  const named = infinitive ? objectOf(infinitive)?.named : namedIn(part)
  if (!prop || !named) return prop
  const whole = asked.said ?? part
  if (
    /^(?:oír|escuchar) /u.test(prop.together) &&
    prop.together.endsWith(` ${named.all}`) &&
    nounClassOf(named.own) === 'instrument'
  ) {
    if (isPlayer(named, whole, asked)) return staged(`tocar ${named.all}`, asked)
    // what is listened to is heard of those who play it
    if (infinitive !== null) return { ...PARTS.noise(named, asked.pick), together: infinitive }
  }
  const made = infinitive === null && madeByThem(named, whole)
  if (made)
    return {
      ...(made.what === named.own ? prop : staged(`${named.all.split(' ')[0]} ${made.what}`, { ...asked, said: '' })!),
      together: `${made.verb} ${made.what}`,
    }
  const itself = asItIs(prop, { named, part, said: whole, kind: classOf(named, part), isAsked: infinitive !== null })
  if (infinitive === null) {
    const detail = ITS_OWN.exec(part)?.[1]
    return { ...called(owned(itself, part, asked), named, whole), ...(detail && { detail }) }
  }
  // 'tocar la guacharaca que le regaló su tío': that one
  const given = GIVEN.test(part) ? namedIn(part) : null
  return given && given.the === itself.el ? { ...itself, un: given.one } : itself
}

/** What tells it from others, in words that hold whoever says them. */
const ITS_OWN =
  /^(?:el|la|l[oa]s|sus?|una?) \p{L}+ ((?:del año de (?:la|el) .+|que (?:le|les) (?:hizo|hicieron|tall|regal|tej|bord|cos|arm|pint|tra[ej]|dej|hered|compr|dio|prest)[A-Za-zÀ-ỹ]* (?:su|la|el|sus|las|los) (?!.*(?:mi|me|yo|nos)(?![A-Za-zÀ-ỹ])).+))$/u

/** What is done with somebody has the tool of what is done, or else room for two. */
function sharedIn(infinitive: string, asked: Asked): Prop | null {
  const shared = sharedOf(infinitive) ?? doneToThem(infinitive, asked)
  // 'ver a River' is watching them play
  if (
    !shared ||
    (/^(?:ver|mirar|seguir)(?: jugar)? al? /u.test(infinitive) && isClub(namedIn(shared.who ?? '')?.own ?? ''))
  )
    return null
  const alone = shared.alone === null ? null : readOf(shared.alone, asked)
  const prop =
    alone && !alone.isStandIn
      ? { ...alone, together: infinitive }
      : (amongThem(infinitive, asked) ?? doingOf(infinitive, asked))
  // 'dormir encima de su papá': a blanket of his
  return prop.un === 'una cobija' && shared.who ? { ...prop, un: contract(`una cobija de ${shared.who}`) } : prop
}

/** 'peinarlo': they are not seen doing it; 'rascarle la panza' is done with what we know. */
function doneToThem(infinitive: string, { isPet, pick }: Asked): Shared | null {
  const alone = infinitive.replace(/^(\p{L}+[aeií]r)l[aeo]s?(?= |$)/u, '$1')
  return isPet ||
    alone === infinitive ||
    MADE_BY_HAND.test(alone) ||
    SUNG_TO_THEM.test(infinitive) ||
    rowOf(infinitive) ||
    doneTo(infinitive, pick)
    ? null
    : { alone, who: null }
}

/** 'el box en la tele', 'oír el béisbol por radio': who likes it watches or listens, and does not play. */
const ON_AIR =
  /^((?:ver|mirar|seguir|oír|escuchar) )?(.+?) (?:en|por) (?:(?:la|el|su) )?(tele(?:visi[oó]n)?|tv|radio)(?![A-Za-zÀ-ỹ])/iu

function onAir(part: string, pick: Asked['pick']): Prop | null {
  const [, verb = '', what = '', by = ''] = ON_AIR.exec(part) ?? []
  const named = namedIn(what)
  if (!named || (infinitiveIn(part) !== null && verb === '')) return null
  return by.toLowerCase() === 'radio'
    ? { ...PARTS.radio({ ...named, head: '' }, pick), together: `oír ${named.all}` }
    : onTelevision(named)
}

/** 'jugar en el patio con los conejos', 'ponerles nombre a las gaviotas': who is there while it is done. */
const AMONG =
  /^(?:(?:jugar|correr|pasear|caminar|platicar|hablar|conversar|charlar|estar) (?:.* )?con|(?:(?:hablar|cantar|leer|silbar)les?|(?:dar|echar|tirar|llevar|poner)les?(?: (?:de comer|pan|ma[ií]z|nombres?|agua|comida|migas|lechuga|zanahorias?))) al?) ((?:el|la|l[oa]s|sus?) [^,]+)$/u
function amongThem(infinitive: string, asked: Asked): Prop | null {
  const [, them = ''] = AMONG.exec(infinitive.replace(/ al (?=\p{L}+$)/u, ' a el ')) ?? []
  const named = them === '' ? null : namedIn(them)
  // the one that lives in no house is a toy
  const isToy = named !== null && !/^l[oa]s /u.test(them) && WILD.test(named.own)
  const prop = named && !isToy && classOf(named, them) === 'animal' ? knownOf(them, asked) : null
  return prop?.alive ? { ...prop, together: infinitive } : null
}

function readOf(part: string, asked: Asked): Prop | null {
  const aired = onAir(part, asked.pick)
  if (aired) return aired
  const infinitive = infinitiveIn(part)
  const own = infinitive && ownIn(part)
  if (own) return { ...(knownOf(own, asked) ?? anythingOf(namedIn(own), own, asked.name)), together: infinitive }
  // 'el fútbol, es portero'
  const keeper =
    /f[uú]tbol/u.test(part) && /(?<![A-Za-zÀ-ỹ])(?:porter|arquer)[oa](?![A-Za-zÀ-ỹ])/u.exec(asked.said ?? '')?.[0]
  if (keeper) {
    const worn = /(?<![A-Za-zÀ-ỹ])(?:l[oa]s|sus) guantes(?: \p{Ll}+s(?![A-Za-zÀ-ỹ]))?/iu.exec(asked.said ?? '')?.[0]
    const gloves = worn && namedIn(worn.toLowerCase().replace(/^l[oa]s/u, 'sus'))
    return {
      ...doingOf(`ser ${keeper}`, asked),
      ...(gloves && { un: gloves.one, el: gloves.the }),
      together: infinitive && !infinitive.startsWith('ser ') ? infinitive : `jugar de ${keeper}`,
    }
  }
  const shared = infinitive && sharedIn(infinitive, asked)
  if (shared) return shared
  if (part.startsWith('jugar de ') || !hasGear(part)) {
    const known = doneAs(part, asked.said ?? '')
      .map((done) => knownOf(done, asked))
      .find((prop) => prop && !prop.isStandIn)
    if (known) return known
  }
  // 'ver partidos del Cali'
  const match = / ?partidos? de(?:l (?=\p{Lu})| )((?:l[oa]s? )?\p{Lu}.*)$/u.exec(part)?.[1]
  const club = match && namedIn(/^l[oa]s? /u.test(match) ? match : `el ${match}`)
  if (club && classOf(club, club.all) === 'team') return PARTS.team(club, asked.pick)
  // 'su clase de cerámica': what is learnt there, or its drawing; no class stands anywhere
  const lesson = LESSON.exec(part)
  if (lesson) {
    const taught = lesson[2] ? knownOf(namedIn(lesson[2])?.all ?? lesson[2], asked) : null
    const going = contract(`ir a ${lesson[1]!}`)
    return taught && !taught.isStandIn
      ? { ...taught, together: going }
      : drawingOf(`${asked.name} en ${lesson[1]!}`, going, going)
  }
  const bearer = infinitive === null ? bearerOf(part) : null
  const whole = bearer && knownOf(bearer, asked)
  if (whole && !whole.isStandIn) return { ...whole, about: part }
  const paper = infinitive === null ? carriedPaper(part) : null
  if (paper) return paper
  const dancing = infinitive === null ? danceNight(part) : null
  if (dancing) return dancing
  const instead = infinitive && handledIn(infinitive)
  if (instead)
    return { ...(knownOf(instead, asked) ?? anythingOf(namedIn(instead), instead, asked.name)), together: infinitive }
  // 'juntar caracoles en la playa': shells; 'estampillas' is a verb's form too, and here its noun
  const gathered = infinitive && GATHERED.exec(infinitive)
  const tin = gathered && (objectOf(infinitive)?.named ?? namedIn(`${gathered[2] ? 'las' : 'los'} ${gathered[1]}`))
  if (tin) return { ...PARTS.collection(tin, asked.pick), together: infinitive }
  // 'bailar tambor', 'cantar con su guitarra'
  const played = infinitive && namedIn(/^(?:bailar|cantar) (?:con )?(.+)$/u.exec(infinitive)?.[1] ?? '')
  const held = played && nounClassOf(played.own)
  if (held && DANCED_WITH.has(held)) return { ...PARTS[held](played, asked.pick), together: infinitive }
  const on = LYING.exec(part)
  const lain = on && namedIn(part.slice(on[0].length))
  const where = lain && nounClassOf(lain.own)
  // 'dormir encima de la ropa recién lavada'
  if (where && LAIN_ON.has(where)) return { ...PARTS[where](lain, asked.pick), together: infinitive ?? part }
  // a microphone is for who sings, and not for whom it is sung
  if (infinitive && SUNG_TO_THEM.test(infinitive)) return tuneOf(infinitive)
  const named = namedIn(part)
  const listed = rowOf(part.replace(/, (?:el|la|l[oa]s) .*$/u, ''))
  const row = listed && named && isOther(named, listed, infinitive) ? null : listed
  const dance = /(?<![A-Za-zÀ-ỹ])bailar (\p{L}+)/u.exec(infinitive ?? '')?.[1]
  if (row)
    return {
      ...drawing(asNamed(row, named), infinitive),
      // 'bailar danzón'
      ...(infinitive && row.el === 'el micrófono' && { isTool: true as const }),
      ...(dance && nounClassOf(dance) === 'music' && row.el === 'el disco' && { un: `un disco de ${dance}` }),
      together: infinitive && !infinitive.startsWith('ser ') ? infinitive : togetherOf(row, named, asked.pick),
    }
  const going = infinitive && (GOING.exec(infinitive)?.[1] ?? watchedIn(infinitive))
  if (going) return withDone(knownOf(going, asked), infinitive)
  const its = HOUR_OF.exec(part)?.[1]
  const kept = its && nounClassOf(its)
  if (kept && !UNSEEN.has(kept)) return knownOf(its, asked)
  const kind = named && classOf(named, part)
  if (kind === 'sport' && infinitive && /^(?:ver|mirar) (?!.* (?:en|desde|con|de (?:sus?|mis?)) )/u.test(infinitive))
    return onTelevision(named!, infinitive)
  if (
    kind &&
    !(kind === 'place' && infinitive && !/^(?:ir|ver|mirar|visitar|recorrer) /u.test(infinitive)) &&
    !(infinitive && PLAYING.test(infinitive) && !PLAYED.has(kind))
  )
    return { ...PARTS[kind](ofName(named, kind, part), asked.pick), ...(infinitive && { together: infinitive }) }
  if (infinitive === null) return null
  const done = doneTo(infinitive, asked.pick)
  const isGone = CHASED.test(infinitive) && (!done?.alive || asked.user?.isKept)
  return done && !isGone ? done : (amongThem(infinitive, asked) ?? doingOf(infinitive, asked))
}

const withDone = (prop: Prop | null, together: string) => prop && { ...prop, together }
