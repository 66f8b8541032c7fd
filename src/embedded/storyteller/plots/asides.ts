import type { Beat } from '../kit/kit.ts'
import { contract, list, upperFirst } from '../language/grammar/text.ts'
import { IDLE } from '../things/in-use.ts'
import { inNeutralWords, livedThrough, withReason } from './remembered-day.ts'
import type { Stage } from './stage.ts'

/** What the answers add to every plot beside its own beats. */
export function withAsides(
  stage: Stage,
  chapter: number,
  text: readonly Beat[],
  at: (part: string) => Pick<Stage, 'pick'>,
): Beat[] {
  const whole = chapter === 4 ? withReason(stage, text, at('asides reason')) : text
  const told = withGag(stage, chapter, asided(stage, chapter, withoutIdle(stage, chapter, whole), at))
  const said = chapter < 3 ? told : [...inNeutralWords(stage, told)]
  return stage.isTiny ? said : uncrowded(stage, said)
}

/** A thing that does nothing of itself is told of without what it would do; in the second chapter it is near them. */
function withoutIdle(stage: Stage, chapter: number, text: readonly Beat[]): Beat[] {
  const beats = text.flat(9 as 1)
  const at = beats.findIndex((beat) => JSON.stringify(beat ?? null).includes(IDLE))
  const told = beats.map(active)
  const noun = stage.star.el.replace(/^\S+ /u, '')
  const isNamed = told.some((beat) => typeof beat === 'string' && beat.includes(noun))
  return chapter !== 2 || at < 0 || isNamed ? told : [...told.slice(0, at), nearThem(stage), ...told.slice(at + 1)]
}

function nearThem({ r, s, star, inMemory }: Stage): string {
  if (star.isStill) return `No muy lejos se veía ${star.el}.`
  if (inMemory) return `${upperFirst(s.name)} no ${s.v('soltaba')} ${star.el}.`
  if (r.role === 'pet' || r.baby) return contract(`Muy cerca de ${r.name} iba ${star.el}.`)
  return /^(?:comer|probar|tomar|beber|brindar)(?= |$)/u.test(star.together)
    ? `${upperFirst(r.name)} ${r.v('llevaba')} con mucho cuidado ${star.el}.`
    : `${upperFirst(r.name)} no ${r.v('soltaba')} ${star.el}.`
}

/** Up to the sentence in which a thing would do something; null where nothing stands before it. */
function active(beat: Beat): Beat {
  if (Array.isArray(beat)) return beat.map(active)
  if (beat && typeof beat === 'object') {
    const [[kind, texts]] = Object.entries(beat) as [[string, string[]]]
    const told = texts.map(active).filter((text): text is string => typeof text === 'string')
    return told.length > 0 ? ({ [kind]: told } as Beat) : null
  }
  if (typeof beat !== 'string' || !beat.includes(IDLE)) return beat
  const plain = beat.replace(DOES, '')
  const at = plain.indexOf(IDLE)
  if (at < 0) return plain
  const before = /^.*[.!?…] (?=[^.!?…]*$)/su.exec(plain.slice(0, at))?.[0].trim() ?? ''
  return before === '' ? null : before.replace(/—\.$/u, '.')
}

const DOES = new RegExp(`(?:, que|:) ${IDLE}(?=[.,])`, 'gu')

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
  if (stage.isTiny && chapter === 3) return livedThrough(stage, text, at('asides written'))
  return stage.isTiny || chapter !== 3 ? [...text] : withWholeDay(stage, text, at('asides 3'))
}

/** Told where there is room left. */
const givingWay = (beat: Beat): Beat =>
  beat && typeof beat === 'object' && 'soft' in beat ? { optional: beat.soft } : beat

/** A habit is seen before anybody speaks of it, and once more in the last chapter. */
function withGag(stage: Stage, chapter: number, text: readonly Beat[]): Beat[] {
  const { gag } = stage
  if (!gag || (chapter !== 1 && chapter !== 5)) return [...text]
  const at = placeOf(stage, chapter, text)
  // who gives is there from the beginning
  const others = text.map((beat) => (JSON.stringify(beat ?? null).includes(stage.s.name) ? beat : givingWay(beat)))
  return [...others.slice(0, at), { soft: [chapter === 1 ? gag.seen : gag.back] }, ...others.slice(at)]
}

const holds = (part: string) => (beat: Beat) => typeof beat === 'string' && beat.includes(part)

/** After the favourite; in the last chapter once the giver has spoken. */
function placeOf({ star, s }: Stage, chapter: number, text: readonly Beat[]): number {
  const last = text.length - 1
  const after = (at: number) => (at < 0 || at >= last ? last : at + 1)
  if (chapter === 5) return after(text.findLastIndex((beat) => holds(s.name)(beat) && (beat as string).startsWith('—')))
  return after(text.findIndex(holds(star.un)))
}

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

/** The day as a scene, and room for those who do not want to leave it. */
function withWholeDay(stage: Stage, text: readonly Beat[], { pick }: Pick<Stage, 'pick'>): Beat[] {
  const { r, s, inMemory } = stage
  const told = livedThrough(stage, text, { pick })
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
