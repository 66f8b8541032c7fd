import { ANSWERS_AT_HAND, cached } from '../language/grammar/cache.ts'
import { bare, words } from '../language/grammar/text.ts'
import { ANYHOW } from './happened/anyhow.ts'
import { AROUND } from './happened/around.ts'
import { HOME } from './happened/home.ts'
import { MUSIC } from './happened/music.ts'
import { OUTDOORS } from './happened/outdoors.ts'
import { PLAY } from './happened/play.ts'
import { ROAD } from './happened/road.ts'
import { TABLE } from './happened/table.ts'
import { WATER } from './happened/water.ts'
import { withoutFigures } from './locutions.ts'
import { sectionsOf } from './sections.ts'
import { shuffled } from './shuffled.ts'

/** One thing that was done, whoever did it: only what nobody who was there can deny. */
export type Doing = {
  /** How it goes, in its order: what hands, feet and things do, at most three. */
  steps: readonly string[]
  /** What both did, `@`, where the giver says that they did it together, once. */
  both: string | null
  /** Where the memory tells it. */
  at: number
}

/** What a day has by what was done in it. */
type Moments = {
  /** First what is rarest, at most two. */
  doings: readonly Doing[]
  /** What is left of it in the ear or on the skin when it has happened, at most two. */
  after: readonly string[]
  /** A sound for little ones. */
  sound: string | null
}

/** Of these nothing is told but the giver's own words. */
const HUSHED =
  /muri(?:o|eron)(?! de (?:la )?risa)|fallec|velorio|entierro|funeral|cancer|tumor|quimio|accident(?!o (?:el|la) (?:carro|coche|auto|camioneta|bus|moto))|operaci|operad|operaron|cirugi|urgencias|terapia intensiva|divorci|separa(?:mos|ron|ste)|terremoto|temblor|incendi|inundaci|huracan|robaron|asalt|guerra(?! de (?:bomb|glob|almohad|agua|nieve|bolas|pintura|comida|papel|cosquillas))|aborto|perdimos (?:a|al) |(?:dejar\w* de )?pele(?:ar|aba|aban|aron|amos)|grito(?:s|neo)|enferm[oa]s?(?= |$|,)|enfermedad/

/**
 * A happening by the words that surely say it, without accents, first what is rarest. Then what is seen, heard and felt
 * of every such day, also of one that went wrong: after '<' the steps in which it is done, by whomever, so that a hand, a
 * foot or a thing does them, before it is told; then what is left of it; `$` is the word itself. After '=' what two who do it do, after '!' its sound.
 */
const KINDS = [PLAY, HOME, MUSIC, TABLE, OUTDOORS, WATER, ROAD, AROUND].flatMap(sectionsOf).map(kindOf)

/** Of what no kind knows. */
const ANY_KINDS = sectionsOf(ANYHOW).map(kindOf)

function kindOf([said, lines]: readonly [string, string[]]) {
  return {
    test: new RegExp(`(?<![\\p{L}])(?:${said})`, 'gu'),
    steps: after('< ', lines),
    after: lines.filter((line) => !/^[!<=] /u.test(line)),
    both: after('= ', lines)[0] ?? null,
    sound: after('! ', lines)[0] ?? null,
  }
}

function after(mark: string, lines: readonly string[]): string[] {
  return lines.filter((line) => line.startsWith(mark)).map((line) => line.slice(mark.length))
}

const happenedIn = (told: string) => bare(withCarParks(withoutFigures(told).replace(/[“"‘][^”"’]*[”"’]/gu, ' ')))

/** 'la playa de estacionamiento del estadio': no sea, and no match. */
export const withCarParks = (told: string) =>
  told.replace(
    /(?:playas? de )?(estacionamientos?|parqueaderos?|parking|aparcamientos?)(?: (?:del|de (?:la|el|los|las|una?)) \p{L}+)?/giu,
    '$1',
  )

/** A day of which nobody makes a tale: illness, a quake, a death. */
export const isHard = (told: string): boolean => HUSHED.test(happenedIn(told))

/** It was missed: of what had been meant to be seen there nothing is sure. */
const MISSED =
  /(?:no|nunca|ni) (?:alcanz|lleg)amos|(?:estaba|ya habian?|habian?) cerrad|se cancel|cancelaron|nos quedamos sin (?:ver|ir|entrar)|\ba ver\b.*\b(?:no (?:hab|sal|vimos|vio|hubo|apar|pas|se v)|nos quedamos dormid)/

/** A day of which nothing may be said but what its giver says. */
export const isBare = (told: string): boolean => isHard(told) || MISSED.test(happenedIn(told))

/** What `told` surely had, of the two rarest things that it tells; nothing of a day of which nobody makes a tale. */
export function momentsOf(told: string, pick: <T>(options: readonly T[]) => T): Moments {
  // what somebody said in it has not happened
  const key = happenedIn(told)
  const found = isBare(told) ? [] : knownIn(key)
  // of one thing said once a rarer kind has told
  const kinds = found.filter(({ at }, i) => !found.slice(0, i).some((rarer) => isWithin(at, rarer.at)))
  const [first, second] = kinds
    .filter(({ steps, both }) => steps.length > 0 || both)
    .map(({ steps, both, at }) => ({
      steps: someOf(steps, pick).map((line) => line.replace('$', wordAt(told, key, at))),
      both: isShared(key, at) ? both : null,
      at: at.index,
    }))
  const isMuch = first && first.steps.length > 1
  const others = second?.steps.filter((line) => !first!.steps.some((step) => isAlike(step, line))) ?? []
  return {
    doings: [
      ...(first ? [first] : []),
      // beside what is a scene already two steps tell it
      ...(second && others.length > 0 ? [{ ...second, steps: isMuch ? others.slice(0, 2) : others }] : []),
    ],
    after: [...new Set(kinds.flatMap(({ after }) => shuffled(after, pick)))].slice(0, 2),
    sound: kinds[0]?.sound ?? null,
  }
}

/** What a kind knows of a day; where none does, what holds of any. */
const knownIn = cached(ANSWERS_AT_HAND, (key) => {
  const known = foundIn(key, KINDS)
  return known.length > 0 ? known : foundIn(key, ANY_KINDS)
})

const foundIn = (key: string, kinds: typeof KINDS) =>
  kinds.flatMap(({ test, ...kind }) => {
    const at = firstOf(test, key)
    return at ? [{ ...kind, at }] : []
  })

/** Where a kind is first told as what was done. */
function firstOf(test: RegExp, key: string): RegExpExecArray | null {
  for (test.lastIndex = 0; ;) {
    const at = test.exec(key)
    if (!at || !isAside(key.slice(0, at.index))) return at
  }
}

/** So many steps of one thing are a scene. */
const STEPS = 3

/** Of more steps than a scene has, not the same in every book; in their order. */
function someOf(steps: readonly string[], pick: <T>(options: readonly T[]) => T): readonly string[] {
  const chosen = new Set(shuffled(steps, pick).slice(0, STEPS))
  return steps.filter((step) => chosen.has(step))
}

const isWithin = (one: RegExpExecArray, other: RegExpExecArray) =>
  one.index < other.index + other[0].length && other.index < one.index + one[0].length

/** 'El motor hacía…', 'Se oía el motor…' */
const isAlike = (one: string, other: string) =>
  words(bare(one)).some((word) => word.length > 4 && words(bare(other)).includes(word))

/** True where what follows these words, bare of accents, was no part of the day: denied, compared, wished, told or made up. */
export const isAside = (before: string): boolean => {
  const words = before.replace(STAYED, '')
  return NOT.test(words) || UNREAL.test(words) || REPORTED.test(words) || LATER.test(words)
}

/** 'Después contó la historia': of what came afterwards nothing is seen before it. */
const LATER =
  /[.;!?] (?:despues|luego|al otro dia|al dia siguiente|desde (?:entonces|ese dia|ahi)|todavia|hoy|ahora) [^.;!?]*$/u

/** 'no quería bajarse del burro': who does not want to leave it is there. */
const STAYED = /(?<= |^)no (?:se |me |nos |te )?(?:quer|quis)\w+ (?:(?:bajar|sal|solt|dej)\w*|ir(?:se)? de\b)/gu

/** 'no fuimos nunca a la ': what is denied of the same clause. */
const NOT =
  /(?:^| )(?:no|ni|sin|nunca|jamas|nadie|casi|en vez de|en lugar de) (?:(?!(?:y|pero|hasta|porque|que|cuando|aunque) )\w+ ){0,6}$/u

/** 'bufaba como un ', 'quería ir al ', 'dibujó una ' */
const UNREAL =
  /(?:^| )(?:como|parec\w+|igual que|historias? de|cuentos? de|pelicula de|fotos? de|disfra\w+ de|dibuj\w+|son(?:aba|o|amos) con|querr?i\w+|(?:antes|vispera) de|intent\w+|trat\w+ de|cre\w+ que|para (?:ir|poder)|(?:iba|ibas|iban|ibamos) a \w+[aei]r) (?:(?!(?:y|pero|porque|cuando) )\w+ ){0,3}$/u

/** 'nos contaba de cuando cruzaba el río ': it happened in what was said. */
const REPORTED =
  /(?:^| )(?:(?:cont|explic|pregunt|pens)(?:aba[ns]?|abamos|e|o|aste|aron|ar\w*|ando)|dec(?:ia[ns]?|iamos|ir\w*)|dij(?:e|o|iste|eron)) (?:(?:me|nos|le|les) )?(?:a (?:\w+ ){1,2})?(?:de |que |como |cuando )(?:\w+,? ){0,12}$/u

/** The clause in which it happened says that both were there. */
function isShared(key: string, { 0: word, index }: RegExpExecArray): boolean {
  const clause = `${key.slice(0, index)}${word}`.split(/[.,;:!?…]| (?:y|pero|porque|mientras) /u).at(-1)!
  return /^(?:tu|vos|usted) y yo /u.test(key) || (TOGETHER.test(clause) && !OTHERS.test(key))
}

/** 'fuimos', 'nos llevó', 'lo llevé'; what was done again and again was done in many ways. */
const TOGETHER =
  /(?:^| )(?:(?!(?:pri|mi|ra|tra|mis|ulti|inti|maxi|ani|estre)mos )\w*(?:(?<![ai]b|i)amos|(?<!i)imos)|nos (?:llev|met|sub|agarr|pill|cay|sorprend|pesc|invit)\w*(?:o|aste|iste|aron|ieron)|(?:lo|la|los|las|te) lleve|me llev(?:o|aste)|nuestr[oa]s? (?:primer[oa]? |ultim[oa] )?(?:cita|viaje|luna|excursion|paseo|verano|noche|tarde|mudanza|vacaciones))\b/u

/** 'tu papá y yo fuimos': the two may be others. */
const OTHERS = /(?:^| )(?:tu|su|mi|el|la) \w+ y (?:yo|a mi)\b|(?:^| )yo y (?:tu|su|mi) /u

/** As the memory spells it, where nothing before it was left out. */
const wordAt = (told: string, key: string, { 0: word, index }: RegExpExecArray) =>
  bare(withoutFigures(told)) === key ? told.slice(index, index + word.length).toLowerCase() : word
