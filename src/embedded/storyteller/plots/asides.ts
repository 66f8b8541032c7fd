import type { Beat } from '../kit/kit.ts'
import { bare, countWords, list, upperFirst, words } from '../language/grammar/text.ts'
import type { Stage } from './stage.ts'

/** What the answers add to every plot beside its own beats. */
export function withAsides(
  stage: Stage,
  chapter: number,
  text: readonly Beat[],
  at: (part: string) => Pick<Stage, 'pick'>,
): Beat[] {
  const told = withGag(stage, chapter, asided(stage, chapter, text, at))
  return stage.isTiny ? told : uncrowded(stage, told)
}

/** What is liked may be named so often in a chapter; after that, what only fills it speaks of something else. */
const OFTEN = 2

function uncrowded({ star }: Stage, beats: readonly Beat[]): Beat[] {
  const noun = star.el.replace(/^\S+ /u, '')
  const told = beats.flat(9 as 1)
  let named = told.filter((beat) => typeof beat === 'string' && beat.includes(noun)).length
  return told.map((beat) => {
    if (!beat || typeof beat !== 'object' || Array.isArray(beat)) return beat
    const [texts = []] = Object.values<string[]>(beat)
    if (!texts.some((text) => text.includes(noun))) return beat
    named += 1
    return named > OFTEN ? { spare: texts } : beat
  })
}

function asided(
  stage: Stage,
  chapter: number,
  text: readonly Beat[],
  at: (part: string) => Pick<Stage, 'pick'>,
): readonly Beat[] {
  if (stage.isTiny && stage.r.plural && !stage.inMemory && (chapter === 2 || chapter === 4))
    return withSecond(stage, chapter, text)
  if (stage.company.length > 0 && (chapter === 2 || chapter === 4)) return withCompany(stage, chapter, text)
  if (chapter === 4 && !stage.isTiny) return withOther(stage, text)
  if (chapter === 1) return withBeside(stage, text, at('asides 1'))
  if (chapter === 2) return withDone(stage, text)
  if (stage.isTiny && chapter === 3) return livedThrough(stage, text)
  return stage.isTiny || chapter !== 3 ? [...text] : withWholeDay(stage, text, at('asides 3'))
}

/** Told where there is room left. */
const givingWay = (beat: Beat): Beat =>
  beat && typeof beat === 'object' && 'soft' in beat ? { optional: beat.soft } : beat

/** A habit is seen before anybody speaks of it, and comes back in the last chapter, where it serves. */
function withGag(stage: Stage, chapter: number, text: readonly Beat[]): Beat[] {
  const { gag, joke } = stage
  const said = text.map((beat) => (joke ? alwaysSaid(beat, joke) : beat))
  if (!gag || (chapter !== 1 && chapter !== 5)) return said
  // the same words twice in a row are no joke
  const [, words] = /«([^»]+)»/u.exec(gag.seen) ?? []
  if (chapter === 1 && ((words && joke.includes(words)) || isSaidAgain(gag.seen, joke))) return said
  const at = placeOf(stage, chapter, said)
  // who gives is there from the beginning
  const others = said.map((beat) => (JSON.stringify(beat ?? null).includes(stage.s.name) ? beat : givingWay(beat)))
  return [...others.slice(0, at), { soft: [chapter === 1 ? gag.seen : gag.back] }, ...others.slice(at)]
}

/** 'Traía lo suyo: tirantes', before 'lleva tirantes': what is named is named once. */
function isSaidAgain(seen: string, joke: string): boolean {
  const [, what = ''] = /(?:: |lleva(?:ba|ban|n)? |traía[ns]? |palabras con )([^:.]+)\.$/u.exec(seen) ?? []
  return what !== '' && joke.endsWith(what.replace(/^(?:una?|un[oa]s|el|la|l[oa]s) /u, ''))
}

const holds = (part: string) => (beat: Beat) => typeof beat === 'string' && beat.includes(part)

/** Before what names it or, where nothing does, after the favourite; in the last chapter once the giver has spoken. */
function placeOf({ joke, star, s }: Stage, chapter: number, text: readonly Beat[]): number {
  const last = text.length - 1
  const after = (at: number) => (at < 0 || at >= last ? last : at + 1)
  if (chapter === 5) return after(text.findLastIndex((beat) => holds(s.name)(beat) && (beat as string).startsWith('—')))
  const named = joke ? text.findIndex(holds(joke)) : -1
  return named >= 0 ? named : after(text.findIndex(holds(star.un)))
}

/** What names the habit gives no way: nothing later says it again. */
const alwaysSaid = (beat: Beat, joke: string): Beat =>
  beat && typeof beat === 'object' && 'soft' in beat && beat.soft.some((line) => line.includes(joke))
    ? beat.soft.join(' ')
    : beat

/** Of two small ones each has what is liked: the second comes along, and helps. */
function withSecond({ second, soft }: Stage, chapter: number, text: readonly Beat[]): Beat[] {
  if (!second) return [...text]
  const told =
    chapter === 4
      ? soft(`También ${second.el} ${second.helps[0]}.`)
      : `Y también ${second.un}. ${upperFirst(second.sound)}.`
  return [...text.slice(0, -1), told, ...text.slice(-1)]
}

/** Of several each has what is liked: the others' comes too, and does its part. */
function withCompany({ star, company, soft }: Stage, chapter: number, text: readonly Beat[]): Beat[] {
  const at = text.findIndex((beat) => JSON.stringify(beat ?? null).includes(star.el))
  const place = at < 0 || chapter === 4 ? text.length - 1 : at + 1
  const each = (of: 'does' | 'helps') => upperFirst(`${list(company.map((one) => `${one.el} ${one[of][0]}`))}.`)
  const came = `con ${star.el} ${company.length > 1 ? 'habían' : 'había'} venido también ${list(company.map(({ un }) => un))}`
  // who has not come does nothing
  const told = chapter === 4 ? [soft(each('helps'))] : [`${upperFirst(came)}.`, soft(each('does'))]
  return [...text.slice(0, place), ...told, ...text.slice(place)]
}

/** What is liked second is used too, right after the first. */
function withOther({ star, beside: [other], soft }: Stage, text: readonly Beat[]): Beat[] {
  const at = text.findLastIndex((beat) => JSON.stringify(beat ?? null).includes(star.el))
  if (!other || at < 0) return [...text]
  return [...text.slice(0, at + 1), soft(`También ${other.el} ${other.helps[0]}.`), ...text.slice(at + 1)]
}

/** What else one who is alone likes comes with the star, in the same breath; where the chapter is full already, only its plan tells of it. */
function withBeside({ star, beside }: Stage, text: readonly Beat[], { pick }: Pick<Stage, 'pick'>): readonly Beat[] {
  const things = list(beside.map(({ un }) => un))
  const withStar = `Y con ${star.el}, ${things}.`
  const near = pick(`Al lado, ${things}.`, withStar, `Y muy cerca, ${things}.`)
  const beats = text.flat(9 as 1).filter(Boolean)
  const at = beats.findIndex((beat) => typeof beat === 'string' && beat.toLowerCase().includes(star.un.toLowerCase()))
  if (beside.length === 0 || at < 0) return text
  const [before = '', after] = splitAfter(beats[at] as string, star)
  // where something is near already
  const comes = after && !/(?:lado|cerca)(?!\p{L})/u.test(before) ? near : withStar
  return beats.with(at, [before, comes, after].filter(Boolean).join(' '))
}

/** Where the sentence of the star ends, and the next names it again; what speaks of it without its name stays with it. */
function splitAfter(beat: string, { un, el }: Stage['star']): string[] {
  const from = beat.toLowerCase().indexOf(un.toLowerCase()) + un.length
  const rest = beat.startsWith('. ', from) ? beat.slice(from + 2) : ''
  return rest.toLowerCase().startsWith(el) ? [beat.slice(0, from + 1), upperFirst(rest)] : [beat]
}

const isSpeech = (beat: Beat) => JSON.stringify(beat ?? '').includes('"—')

/** What is liked to be done is done. */
function withDone({ star, done, soft }: Stage, text: readonly Beat[]): readonly Beat[] {
  if (!done) return text
  const beats = text.flat(9 as 1).filter(Boolean)
  const at = beats.findIndex(
    (beat, i) => i + 1 < beats.length && JSON.stringify(beat).includes(star.el) && !isSpeech(beats[i + 1]),
  )
  const place = at < 0 ? beats.length - 1 : at + 1
  return [...beats.slice(0, place), soft(done), ...beats.slice(place)]
}

/**
 * The remembered day as a scene: what was there and how such a thing is done, then what happened, in one piece, what was
 * felt, and the thing that is left of it. What the plot says of itself in between is said only where little is known of the day.
 */
function livedThrough(stage: Stage, text: readonly Beat[]): Beat[] {
  const { air, felt, keep, recall, retold, isTiny, inMemory, there } = stage
  const said = recall()
  const { lead, told, after, doings, sound, isNote } = retold()
  const beats = text.flat(9 as 1).filter((beat) => Boolean(beat))
  const [opening, ...rest] = beats
  const isScene = (beat: Beat) => typeof beat === 'string' && (beat === air[0] || beat === said)
  const isWhere = (beat: Beat) => typeof beat === 'string' && beat.includes(there)
  const found = rest.findIndex((beat) => typeof beat === 'string' && beat.includes(keep.un))
  const at = rest.indexOf(said)
  if (at < 0) return [...text]
  const isBefore = found >= 0 && found < at
  const [between, left] = isBefore ? [rest.slice(0, found), rest.slice(found, at)] : [rest.slice(0, at), []]
  // whoever is small looks at little
  const steps = doings.flatMap((doing) => doing.steps).slice(0, isTiny ? 2 : Infinity)
  const isMuch = air.length + steps.length + felt.length > 1
  const plain = between.filter((beat) => !isScene(beat)).map((beat) => (isMuch && !isWhere(beat) ? spared(beat) : beat))
  const place = isTiny && steps.length > 1 ? '' : air.join(' ')
  const isHeard = steps.some((step) => bare(step).includes(words(bare(sound))[0] ?? ''))
  const seen = steps.join(' ')
  const scene: Beat[] = [place, !isTiny || countWords(told) <= ROOMY ? seen : softly(seen)]
  const both = doings.flatMap((doing) => (doing.both ? [softly(doing.both)] : [])).slice(0, 1)
  // a note lies beside the thing
  if (isNote) return [opening, ...scene, ...plain, ...left, said, ...rest.slice(at + 1)]
  const isSpeech = told.startsWith('—')
  // a gesture of whoever misses them is no sound
  const [heard, gesture] = inMemory ? ['', sound] : [isHeard ? '' : sound, '']
  return [
    opening,
    ...plain,
    ...scene,
    ...both,
    isSpeech && lead,
    [isSpeech ? '' : lead, told, heard].filter(Boolean).join(' '),
    after,
    gesture,
    ...felt.map(softly),
    ...left,
    ...rest.slice(at + 1),
  ]
}

/** Beside so many words of what is told a little one hears what was done in any case. */
const ROOMY = 20

const softly = (line: string): Beat => line !== '' && { soft: [line] }

const spared = (beat: Beat): Beat =>
  typeof beat === 'string' ? { spare: [beat] } : beat && 'soft' in beat ? { spare: beat.soft } : beat

/** The day as a scene, and room for those who do not want to leave it. */
function withWholeDay(stage: Stage, text: readonly Beat[], { pick }: Pick<Stage, 'pick'>): Beat[] {
  const { r, s, inMemory } = stage
  const told = livedThrough(stage, text)
  return inMemory
    ? told
    : [
        ...told,
        // where little is known of the day
        {
          spare: [
            // a beast says nothing, and who has it is elsewhere
            r.role === 'pet'
              ? `${r.name} ${r.v('se quedó')} ahí un rato más de la cuenta, sin ganas de irse.`
              : pick(
                  `${r.name} y ${s.name} se quedaron ahí un rato más de la cuenta, sin ganas de irse.`,
                  `Nadie dijo «ya es hora» hasta que lo dijeron al mismo tiempo ${r.name} y ${s.name}.`,
                  `${r.name} y ${s.name} se miraron. Un ratito más, decían los ojos. Y fue un ratito más.`,
                  `A ${r.name} y a ${s.name} se les olvidó que aquello ya había pasado.`,
                ),
          ],
        },
      ]
}
