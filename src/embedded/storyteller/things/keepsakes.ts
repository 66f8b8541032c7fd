import { nounGender } from '../language/grammar/gender.ts'
import { bare, escaped, splitSentences, words } from '../language/grammar/text.ts'
import { withoutFigures } from './locutions.ts'
import { asDrawn, type Drawable, drawablesIn } from './drawn.ts'
import { isHard } from './happenings.ts'
import { type Made, madeFor, NO_FEATHER, type Way } from './made.ts'
import { type Portable, portablesIn } from './portable.ts'
import { thingOnceIn } from './scene-nouns.ts'
import { scenePlaceIn } from './scene-place.ts'
import { isOfKind } from './sensed.ts'
import { singularOf } from './singular.ts'
import { detailOf, TOUCHED, TURNED_ON, weightsOf, withNamed } from './turned-on.ts'
import { isElsewhere } from './gone-since.ts'

/** A thing of a memory: small enough for a hand, and kept since. */
export type Keepsake = {
  /** 'una concha', 'una de las canicas' */
  un: string
  /** Where it was just named: 'la pulsera roja'; of several, and of none that is named, the same as `un`. */
  the: string
  /** 'la concha' */
  el: string
  lo: 'lo' | 'la'
  /** What its giver wrote: nothing was said of the day. */
  isWritten: boolean
  /** How its giver made it while they told of the day, which names no such thing; null of a thing of the memory. */
  made: Way | null
  /** More than one hand holds. */
  isLarge: boolean
  /** What of the memory it is, or shows: 'las canicas', 'las gallinas'; null where it is of nothing that was named. */
  of: string | null
}

/** What its giver wrote on, where nothing was said of the day; the first of which nothing else in the story has the name. */
const WRITTEN = ['un sobre', 'una tarjeta', 'un papel'] as const

type About = {
  star?: string
  /** Words for the recipient and the giver, bare of accents: what is theirs is nobody else's. */
  whose?: RegExp | null
  /** What the plot has of its own. */
  taken?: RegExp | undefined
  giver: string
  /** For whom something is made. */
  who?: 'tiny' | 'pet' | 'quiet' | 'anybody'
  choose?: <T>(options: readonly T[]) => T
}

/** A small thing that `memory` names as being there, that is not the star, and that is still there; else one that its giver makes. */
export function keepsakeOf(
  memory: string,
  { star = '', taken, giver, whose = null, who = 'anybody', choose = ([first]) => first! }: About,
): Keepsake {
  const isFree = (el: string) => el !== star && !taken?.test(bare(el))
  // what somebody said is no thing that was there
  const there = withNamed(ofItself(withoutFigures(withoutReasons(memory))).replace(/[“"‘«][^”"’»]*[”"’»]/gu, ' '))
  // of «el par de patines» no «patín» is kept beside
  const stars = new Set(words(star).map(stemOf))
  const [things, elsewhere] = parted(
    portablesIn(there).filter((one) => isFree(one.el) && !stars.has(stemOf(one.noun))),
    (one) => (one.noun !== 'silla' || PAINTED.test(bare(there))) && !isElsewhere(there, one, whose),
  )
  const drawables = [...elsewhere.map(drawableOf), ...drawablesIn(there)].filter(
    ({ noun }) =>
      !stars.has(stemOf(noun)) &&
      !/^(?:diente|silla)$/u.test(noun) &&
      !isUnloved(bare(there), bare(noun)) &&
      !isSulkedWith(there, noun),
  )
  const weights = weightsOf(
    there,
    new Set([...things.map(({ noun }) => noun), ...drawables.map(({ by }) => by)]),
    whose,
  )
  // of a few words with one thing in them it is that
  const isAlone = weights.size === 1 && words(there).length <= FEW
  // 'un perro que parecía una berenjena': its giver stays with it
  const told = (noun: string) =>
    new RegExp(`(?<![A-Za-zÀ-ỹ])${noun} que (?:parec|se parec|quedó|salió)`, 'u').test(there) ? 0.5 : 0
  const weight = (noun: string) =>
    (isAlone ? Math.max(ALONE, weights.get(noun) ?? 0) : (weights.get(noun) ?? 0)) + told(noun)
  const [kept] = things
    .filter(({ noun }) => !isSulkedWith(there, noun) && weight(noun) >= (weights.size === 1 ? HELD : TOUCHED))
    .toSorted((one, other) => weight(other.noun) - weight(one.noun))
  const least = isHard(memory) ? HANDED : TURNED_ON
  const [seen] = (who === 'pet' ? [] : drawables)
    .filter(({ by }) => weight(by) >= least)
    .toSorted((one, other) => weight(other.by) - weight(one.by))
  // a thing itself is better than a drawing, and than one of the lorry that carried it
  const isLoad = kept !== undefined && singularOf(words(seen?.the ?? '').at(-1) ?? '') === kept.noun
  if (kept && (isLoad || weight(kept.noun) + NEARLY >= weight(seen?.by ?? ''))) {
    const detail = detailOf(there, kept.the)
    return {
      un: kept.un + detail,
      the: kept.the + detail,
      el: kept.el,
      lo: kept.f ? 'la' : 'lo',
      isWritten: false,
      made: null,
      isLarge: LARGE.test(kept.noun) || BOX_OF.test(kept.un),
      of: /^un[oa] de (l[oa]s \p{L}+)/u.exec(kept.un)?.[1] ?? kept.el,
    }
  }
  if (memory !== '') {
    // of a thread that is spoken of no other thread is made
    const [ofStar = [], ofBoth = []] = [star, `${star} ${memory}`].map((text) => bare(text).split(/[^a-z]+/u))
    const isNamed = (un: string) => (un.endsWith(' de papel') ? ofStar : ofBoth).includes(bare(elOf(un).slice(3)))
    const place = scenePlaceIn(memory, whose)
    const thing =
      seen && !(place && weight(seen.by) <= 1 && isElsewhereThan(there, seen.noun, place))
        ? drawnThere(there, seen, place)
        : null
    const { un, way }: Made =
      thing && who !== 'tiny' && BIRD.test(seen!.noun) && !NO_FEATHER.test(bare(there)) && isFree('la pluma')
        ? { un: `una pluma de ${seen!.noun}`, way: 'found' }
        : thing && FOLDED.test(seen!.noun) && isFree(elOf(thing.cut))
          ? { un: thing.cut, way: 'cut' }
          : thing && isFree(elOf(thing.drawn))
            ? { un: thing.drawn, way: 'drawn' }
            : thing && isFree(elOf(thing.cut))
              ? { un: thing.cut, way: 'cut' }
              : madeFor(there, {
                  who,
                  isFree: (each) => isFree(elOf(each)) && !isNamed(each),
                  shown: isFree('el dibujo')
                    ? ((place && !ILL.test(place) ? place : null) ?? thingOnceIn(memory, whose)?.the ?? null)
                    : null,
                  choose,
                })
    // of the water park the story knows no more than «el parque»
    const shown =
      place !== null && shownIn(un) === place && isOfKind(place.replace(/^\p{L}+ /u, ''), memory) ? null : shownIn(un)
    return {
      un,
      the: un,
      // a large thing's model is not the thing
      el: un === thing?.cut ? un.replace(/^una /u, 'la ').replace(/^un /u, 'el ') : elOf(un),
      lo: un.startsWith('una ') ? 'la' : 'lo',
      isWritten: false,
      made: way,
      isLarge: false,
      of: shown ?? (thing && words(seen!.the).length <= 4 ? seen!.the : null),
    }
  }
  // of a day of which nothing was said there is only what lies beside it, on a paper
  const one = WRITTEN.find((each) => isFree(elOf(each))) ?? WRITTEN[0]
  const un = giver === 'Alguien' ? one : `${one} con la letra de ${giver}`
  const isF = one.startsWith('una ')
  return { un, the: un, el: elOf(one), lo: isF ? 'la' : 'lo', isWritten: true, made: null, isLarge: false, of: null }
}

/** Of a day there nobody keeps the house. */
const ILL = /(?:hospital|clínica|consultorio|juzgado)/u

/** 'alquilamos una furgoneta. … en la playa': the day turns on where it was. */
const isElsewhereThan = (there: string, noun: string, place: string) =>
  !splitSentences(there).some((sentence) => sentence.includes(noun) && sentence.includes(words(place)[1] ?? ''))

/** 'andar en bici en la plaza': the place is drawn with the thing. */
const isInPlace = (there: string, noun: string, place: string) =>
  new RegExp(
    `(?<![A-Za-zÀ-ỹ])${noun}[A-Za-zÀ-ỹ]*[^.,;:]* en [A-Za-zÀ-ỹ]+ ${escaped(words(place)[1] ?? '')}(?![A-Za-zÀ-ỹ])`,
    'u',
  ).test(there)

const drawnThere = (there: string, seen: Drawable, place: string | null) =>
  asDrawn({
    ...seen,
    the: seen.the + detailOf(there, seen.the) + (place && isInPlace(there, seen.noun, place) ? ` en ${place}` : ''),
  })

/** 'a la luz de una vela', 'con la sombra de un palo': what gives it is there. */
const ofItself = (there: string) =>
  there.replace(
    /(?<![A-Za-zÀ-ỹ])(?:la luz|la sombra|el mango|la punta|el sonido|el ruido) de(?:l(?= )| (?=(?:el|la|l[oa]s|una?|sus?|mis?) ))/gu,
    (all) => (all.endsWith('del') ? 'el' : ''),
  )

/** 'Es que se conocieron porque él le preguntó la hora': of another day. */
const withoutReasons = (memory: string) =>
  splitSentences(memory)
    .filter((sentence, i) => i === 0 || !bare(sentence).startsWith('es que '))
    .join(' ')

/** Somebody only sits on one, unless it was worked on. */
const PAINTED = /(?<![a-z])(?:pint|lij|barniz|tapiz)\w+ (?:la|una|su|esa|mi|nuestra) silla(?!s| de )/

/** 'iba brava todo el camino con los audífonos puestos': nobody keeps that of the day. */
const isSulkedWith = (there: string, noun: string) => {
  const key = bare(there)
  return SULKING.test(key.slice(0, Math.max(0, key.search(new RegExp(`(?<![a-z])${bare(noun)}`, 'u')))))
}
const SULKING =
  /(?<![a-z])(?:(?:enojad|enfadad|brav|furios|molest|amurrad|enfurrunad|emberrinchad|cabread)[oa]s?|de malas|de mal humor|de mala gana|a reganadientes)(?![a-z])(?:(?! (?:y|e|pero|hasta|aunque|por) )[^,.;])*$/u

/** 'cucharita' → 'cuchara': of a small one too. */
const stemOf = (word: string) => singularOf(word).replace(/c?it([oa])$/u, '$1')

/** In somebody's hands it is kept; drawn only where more is done with it, and on a hard day where it was given, made or found. */
const HANDED = 1.25
/** Enough of the only thing that is named. */
const HELD = 0.25
const NEARLY = 0.75
const ALONE = TURNED_ON
const FEW = 12

function parted<T>(all: readonly T[], isOf: (one: T) => boolean): [T[], T[]] {
  return [all.filter(isOf), all.filter((one) => !isOf(one))]
}

/** 'se tragó una carta un canario', 'la papaya no le gusta': nobody wants to see it again. */
const isUnloved = (key: string, noun: string) =>
  new RegExp(
    `(?<![a-z])trag\\w+ (?:\\w+ )?${noun}|(?<![a-z])${noun}s? no (?:l[ae]|me|nos|les) gust|no (?:le|me|nos|les) gust\\w+ (?:nada )?(?:el|la|los|las) ${noun}`,
  ).test(key)

/** 'uno de los botones' → 'los botones' */
const drawableOf = ({ noun, the }: Portable): Drawable => ({
  noun,
  the: the.replace(/^un[oa] de /u, '').replace(/^el par de (\p{L}+)$/u, pairOf),
  by: noun,
})

const pairOf = (_: string, noun: string) => `${nounGender(noun) === 'f' ? 'las' : 'los'} ${noun}`

/** It comes out of no envelope, and two hands lift it. */
const LARGE =
  /^(?:guitarr(?:a|[oó]n)|requinto|tiple|acorde[oó]n|bandone[oó]n|concertina|violonchelo|chelo|tambor|bombo|timbal|tuba|tromb[oó]n|saxof[oó]n|guacharaca|silla|banquito|olla|cubeta|balde|caldero|perol|paila|vaporera|metate|costal|cazo|cacerola|sart[eé]n|maleta|mochila|manta|cobija|cobertor|colcha|frazada|s[aá]bana|telescopio|escoba|pala|rastrillo|azad[oó]n|regadera|manguera|sombrilla|paraguas|bast[oó]n|vestido|abrigo|traje|disfraz)$/u

/** 'un dibujo de la quesadilla' → 'la quesadilla' */
function shownIn(un: string): string | null {
  const [, l = '', thing = ''] = /^un(?:a copia| dibujo) de(l?) (.+)$/u.exec(un) ?? []
  const of = l === '' ? thing : `el ${thing}`
  return /^(?:el|la|l[oa]s) /u.test(of) && words(of).length <= 4 ? of : null
}

/** Better of paper than on it. */
const FOLDED =
  /^(?:corona|sombrero|barquito|flor|estrella|cometa|papalote|abanico|m[aá]scara|antifaz|mariposa|pez|rana|sapo|grulla|farol|guirnalda|mo[ñn]o)$/u

/** Of these a feather lies about. */
const BIRD = /^(?:gallina|gallo|pollito|pato|patito|paloma|loro|guajolote|pavo|ganso|canario|perico|gaviota)$/u

const BOX_OF = /caja de (?:microondas|refri\p{L}*|nevera|lavadora|tele\p{L}*|estufa|mudanza)$/u

const elOf = (un: string) =>
  un.replace(/^(un|una) (\p{L}+).*$/u, (_, a: string, noun: string) => `${a === 'una' ? 'la' : 'el'} ${noun}`)
