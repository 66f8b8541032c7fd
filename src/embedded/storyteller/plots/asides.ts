import type { Beat } from '../kit/kit.ts'
import { contract, list, splitSentences, upperFirst } from '../language/grammar/text.ts'
import { IDLE } from '../things/in-use.ts'
import type { Prop } from '../things/prop.ts'
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
function withoutIdle({ star }: Stage, chapter: number, text: readonly Beat[]): Beat[] {
  const beats = text.flat(9 as 1)
  const at = beats.findIndex((beat) => JSON.stringify(beat ?? null).includes(IDLE))
  const told = beats.map((beat) => active(beat, star.un))
  return chapter !== 2 || at < 0 || star.near === ''
    ? told
    : [...told.slice(0, at), told[at], `${upperFirst(star.near)}.`, ...told.slice(at + 1)]
}

/** Up to the sentence in which a thing would do something; where it enters, it enters. */
function active(beat: Beat, un: string): Beat {
  if (Array.isArray(beat)) return beat.map((each) => active(each, un))
  if (beat && typeof beat === 'object') {
    const [[kind, texts]] = Object.entries(beat) as [[string, string[]]]
    const told = texts.map((each) => active(each, un)).filter((text): text is string => typeof text === 'string')
    return told.length > 0 ? ({ [kind]: told } as Beat) : null
  }
  if (typeof beat !== 'string' || !beat.includes(IDLE)) return beat
  const told = splitSentences(beat).map((sentence) => (sentence.includes(un) ? sentence.replace(DOES, '') : sentence))
  const idle = told.findIndex((sentence) => sentence.includes(IDLE))
  return idle === 0 ? null : told.slice(0, idle < 0 ? told.length : idle).join(' ')
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
  if (stage.isTiny && !stage.inMemory && (chapter === 4 || (chapter === 2 && stage.r.plural)))
    return withSecond(stage, chapter, text)
  if (stage.company.length > 0 && chapter === 2) return withCompany(stage, text)
  if (chapter === 1) return withBeside(stage, text)
  // a small child's is done once, in the fourth
  const isLater = stage.isTiny && !stage.inMemory && stage.second === null
  if (chapter === 2) return withDone(isLater ? { ...stage, done: null } : stage, text, at('asides 2'))
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

/** What is liked second comes along, and has its part before the first helps. */
function withSecond({ star, second, done, soft }: Stage, chapter: number, text: readonly Beat[]): Beat[] {
  if (!second) return chapter === 4 && done ? beforeHelp(star, text, done) : [...text]
  if (chapter === 2)
    return [...text.slice(0, -1), `Y también ${second.un}. ${upperFirst(second.sound)}.`, ...text.slice(-1)]
  return beforeHelp(star, text, soft(`${upperFirst(second.helps[0])}.`))
}

/** Right before the star helps. */
function beforeHelp({ helps: [help] }: Stage['star'], text: readonly Beat[], told: Beat): Beat[] {
  const at = text.findIndex((beat) =>
    JSON.stringify(beat ?? null)
      .toLowerCase()
      .includes(help.toLowerCase()),
  )
  const place = at < 0 ? text.length - 1 : at
  return [...text.slice(0, place), told, ...text.slice(place)]
}

/** Of several each does what is liked with theirs. */
function withCompany({ star, company, soft }: Stage, text: readonly Beat[]): Beat[] {
  const near = star.near === '' ? star.el : star.near.toLowerCase()
  const at = text.findIndex((beat) =>
    JSON.stringify(beat ?? null)
      .toLowerCase()
      .includes(near),
  )
  const place = at < 0 ? text.length - 1 : at + 1
  return [...text.slice(0, place), ...company.map(used).map((one) => soft(`${upperFirst(one)}.`)), ...text.slice(place)]
}

/** What else is liked is there with the star, and where it can be in the same sentence; where the chapter is full already, only its plan tells of it. */
function withBeside({ star, beside, company }: Stage, text: readonly Beat[]): readonly Beat[] {
  const others = [...beside, ...company].map(({ un }) => un)
  const beats = text.flat(9 as 1).filter(Boolean)
  const at = beats.findIndex((beat) => typeof beat === 'string' && beat.toLowerCase().includes(star.un.toLowerCase()))
  if (others.length === 0 || at < 0) return text
  const beat = beats[at] as string
  const from = beat.toLowerCase().indexOf(star.un.toLowerCase())
  const all = [star.un, ...others]
  if (all.every(isOne) && THERE.test(beat.slice(0, from)) && beat.startsWith('.', from + star.un.length))
    return beats.with(at, `${beat.slice(0, from)}${list(all)}${beat.slice(from + star.un.length)}`)
  const [before, after] = splitAfter(beat, star)
  const are = /^una? /u.test(others[0]!) ? 'había' : others.length > 1 ? 'estaban' : 'estaba'
  return beats.with(at, [before, `Al lado ${are} ${list(others)}.`, after].filter(Boolean).join(' '))
}

/** 'una taza de té', and not 'un disco de cumbia y salsa'. */
const isOne = (un: string) => !/,| [ye] /u.test(un)
/** What one thing does is said of more that stand behind it. */
const THERE = /(?<!\p{L})(?:había|estaba|esperaba|aparec(?:ió|ido)|encontr\p{L}+|descubrieron|pusieron|tenía)(?:, [^,.]+,)? $/u

/** Where the sentence of the star ends, and the next names it again; what speaks of it without its name stays with it. */
function splitAfter(beat: string, { un, el }: Stage['star']): string[] {
  const from = beat.toLowerCase().indexOf(un.toLowerCase()) + un.length
  const rest = beat.startsWith('. ', from) ? beat.slice(from + 2) : ''
  return rest.toLowerCase().startsWith(el) ? [beat.slice(0, from + 1), upperFirst(rest)] : [beat]
}

const isSpeech = (beat: Beat) => JSON.stringify(beat ?? '').includes('"—')

/** What is liked to be done is done, and so is what is liked second. */
function withDone(
  { star, beside, alsoLiked, done, isTiny, inMemory, r, s, soft }: Stage,
  text: readonly Beat[],
  { pick }: Pick<Stage, 'pick'>,
): readonly Beat[] {
  const isDoneAnyway = [star, ...beside].some(
    ({ about, helps: [help] }) =>
      about !== '' && done?.includes(` a ${about}`) && (DOING.test(help) || isOfVerb(about, help)),
  )
  const opening = pick('Un rato después,', 'Al rato,', 'Como había tiempo,')
  // one thing is done on the way, and no more; of an animal what it likes to do
  const [other] = (isTiny || (r.role === 'pet' && done) ? [] : beside).map(used)
  const who = inMemory ? s : r
  const speaks = isTiny || r.role === 'pet' ? null : `${who.name} ${who.v('habló')}`
  const beats = text.flat(9 as 1).filter(Boolean)
  const near = star.near.toLowerCase()
  const isNear = (beat: Beat) =>
    near === '' ? JSON.stringify(beat).includes(star.el) : JSON.stringify(beat).toLowerCase().includes(near)
  const quiet = beats.findIndex((beat, i) => i + 1 < beats.length && isNear(beat) && !isSpeech(beats[i + 1]))
  const at = quiet < 0 ? beats.findIndex((beat, i) => i + 1 < beats.length && isNear(beat)) : quiet
  const place = at < 0 ? beats.length - 1 : at + 1
  // 'Vega llevaba la linterna. / Un rato después probó las croquetas.'
  const before = beats[place - 1]
  const isOfSame =
    typeof before === 'string' && before.startsWith(`${upperFirst(who.name)} `) && /^[^.!?]+\.$/u.test(before)
  const told = [
    other &&
      soft(`${opening} ${isOfSame && other.startsWith(`${who.name} `) ? other.slice(who.name.length + 1) : other}.`),
    // what is done next is not talked of first
    !other &&
      speaks &&
      alsoLiked &&
      !done?.includes(alsoLiked) &&
      soft(`${opening} ${speaks} ${contract(`de ${alsoLiked}`)} con muchas ganas.`),
    !other && done && !isDoneAnyway && soft(done),
  ].filter(Boolean)
  if (told.length === 0) return text
  return [...beats.slice(0, place), ...told, ...beats.slice(place)]
}
/** On the way there are only a few yet. */
const used = ({ helps: [help] }: Prop) =>
  help
    .replace(BEFORE_ALL, '')
    .replace(/ d(io|ieron) a probar /u, (_, ends) => (ends === 'io' ? ' probó ' : ' probaron '))
const BEFORE_ALL =
  /, y (?:tod[oa]s|nadie|(?:no )?hubo|alcanzó|a cada quien|los demás|entre todos|salpicó) .*$|(?<= brind(?:ó|aron)) por todos$/u
const DOING = /(?:pus|bail|cant|solt)/u
/** 'tocar la guitarra' was done where somebody 'tocó la guitarra'. */
const isOfVerb = (doing: string, help: string) =>
  new RegExp(
    `(?<!\\p{L})${/^(\p{L}{2,})[aeií]r(?!\p{L})/u.exec(doing)?.[1] ?? '-'}(?:[oóe]|aron|ieron|yó|yeron)(?!\\p{L})`,
    'u',
  ).test(help)

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
