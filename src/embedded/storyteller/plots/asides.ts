import type { Beat } from '../kit/kit.ts'
import { contract, escaped, splitSentences, upperFirst } from '../language/grammar/text.ts'
import { IDLE } from '../things/in-use.ts'
import { inNeutralWords, livedThrough, withReason } from './remembered-day.ts'
import { givingWay } from './redone.ts'
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
  const named = chapter === 5 ? withItsName(stage, told) : told
  const said = chapter < 3 ? named : [...inNeutralWords(stage, named)]
  return stage.isTiny ? said : uncrowded(stage, said)
}

/** 'ahí está el dibujo' → 'ahí está el dibujo de los tamales': where it is seen last, it says of what it is. */
function withItsName({ keep: { el, of } }: Stage, text: readonly Beat[]): Beat[] {
  const beats = text.flat(9 as 1)
  const last = beats.findLastIndex((beat) => typeof beat === 'string' && beat.includes(el))
  if (last < 0 || of === null || !/^(?:el dibujo|la copia)$/u.test(el)) return beats
  return beats.with(
    last,
    contract((beats[last] as string).replace(new RegExp(`${el}(?![^.]* ${el})(?=[.,:])`, 'u'), `${el} de ${of}`)),
  )
}

/** A thing that does nothing of itself is told of without what it would do; in the second chapter it is near them. */
function withoutIdle({ star, isTiny, soft }: Stage, chapter: number, text: readonly Beat[]): Beat[] {
  const beats = text.flat(9 as 1)
  const at = beats.findIndex((beat) => JSON.stringify(beat ?? null).includes(IDLE))
  const told = beats.map((beat) => active(beat, star.un))
  const near = `${upperFirst(star.near)}.`
  return chapter !== 2 || at < 0 || star.near === ''
    ? told
    : // a small child's chapters are short
      [...told.slice(0, at + 1), isTiny ? soft(near) : near, ...told.slice(at + 1)]
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
  if (stage.isTiny && !stage.inMemory && (chapter === 4 || (chapter === 2 && stage.second)))
    return withSecond(stage, chapter, text)
  if (stage.company.length > 0 && (chapter === 2 || chapter === 4)) return withCompany(stage, chapter, text)
  // a small child's is done once, in the fourth
  const isLater = stage.isTiny && !stage.inMemory && stage.second === null
  if (chapter === 2) return withDone(isLater ? { ...stage, done: null } : stage, text)
  if (stage.isTiny && chapter === 3) return livedThrough(stage, text, at('asides written'))
  return stage.isTiny || chapter !== 3 ? [...text] : withWholeDay(stage, text, at('asides 3'))
}

/** A habit is seen before anybody speaks of it, and once more in the last chapter. */
function withGag(stage: Stage, chapter: number, text: readonly Beat[]): Beat[] {
  const { gag } = stage
  if (chapter !== 1 && chapter !== 5) return [...text]
  const aside = (chapter === 1 ? gag?.seen : gag?.back) ?? bodyOf(stage, chapter) ?? (chapter === 5 && stage.caught())
  if (!aside) return [...text]
  const at = gag || chapter === 1 ? placeOf(stage, chapter, text) : text.length - 1
  // who gives is there from the beginning
  const others = text.map((beat) => (JSON.stringify(beat ?? null).includes(stage.s.name) ? beat : givingWay(beat)))
  return [...others.slice(0, at), { soft: [aside] }, ...others.slice(at)]
}

/** Of a dog or a cat that is missed: it had a body, and its people know where. Nothing in it sounds as if it came back. */
function bodyOf({ r, s, inMemory, pick }: Stage, chapter: number): string | null {
  if (!inMemory || (r.species !== 'dog' && r.species !== 'cat')) return null
  return chapter === 1
    ? pick(
        `De ${r.name} se asomaba primero el hocico, y detrás venía todo lo demás, hasta la cola.`,
        `Donde estaba ${r.name}, siempre había un pelo en la ropa de alguien.`,
      )
    : pick(
        `Sin pensarlo, ${s.name} ${s.v('bajó')} la mano a la altura de un lomo, y ahí la ${s.v('dejó')} un momento.`,
        `Al cruzar la puerta, ${s.name} ${s.v('bajó')} la vista un momento, por costumbre.`,
      )
}

const holds = (part: string) => (beat: Beat) => typeof beat === 'string' && beat.includes(part)

/** After the favourite; in the last chapter once the giver has spoken. */
function placeOf({ star, s }: Stage, chapter: number, text: readonly Beat[]): number {
  const last = text.length - 1
  const after = (at: number) => (at < 0 || at >= last ? last : at + 1)
  const at = text.findLastIndex((beat) => holds(s.name)(beat) && (beat as string).startsWith('—'))
  // after what was said to it
  if (chapter === 5) return after(at >= 0 && isAnswer(text[at + 1]) ? at + 1 : at)
  return after(text.findIndex(holds(star.un)))
}

/** What is liked second comes along, and has its part before the first helps. */
function withSecond({ star, second, done, soft }: Stage, chapter: number, text: readonly Beat[]): Beat[] {
  if (!second) return chapter === 4 && done ? beforeHelp(star, text, done) : [...text]
  const place = placeBeside(star, text)
  if (chapter === 2)
    return [
      ...text.slice(0, place),
      `Y también ${second.un}. ${upperFirst(second.sound)}.`,
      done && !isDoneWith([star, second], done) && soft(done),
      ...text.slice(place),
    ]
  return beforeHelp(star, text, soft(`${upperFirst(second.helps[0])}.`))
}

/** Behind what tells where the star is on the way, else before the chapter's last beat. */
function placeBeside({ near, el }: Stage['star'], text: readonly Beat[]): number {
  const told = near === '' ? el : near.toLowerCase()
  const at = text.findIndex((beat) =>
    JSON.stringify(beat ?? null)
      .toLowerCase()
      .includes(told),
  )
  return at < 0 ? text.length - 1 : at + 1
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

/** Of several each has what is liked: what is another's than the star's is there too, and has its part before the star helps. */
function withCompany({ star, company, soft }: Stage, chapter: number, text: readonly Beat[]): Beat[] {
  const [owner = ''] = star.helps[0].split(' ', 1)
  const other =
    (star.alive ? company.at(-1) : company.find(({ helps: [help] }) => !help.startsWith(owner))) ?? company[0]!
  if (chapter === 4) return beforeHelp(star, text, soft(`${upperFirst(other.helps[0])}.`))
  const place = placeBeside(star, text)
  const told = other.alive ? `${other.un} ${other.does[0]}` : (other.brought ?? other.near)
  return [...text.slice(0, place), soft(`${upperFirst(told)}.`), ...text.slice(place)]
}

/** What is liked second is brought along: where it is on the way, and nothing that calls for an answer. */
function broughtAlong({ alive, un, does, brought = '' }: Stage['beside'][number], near: string): string | null {
  if (alive) return `${['Tampoco faltaba', 'Cerca andaba', 'Con todos venía'][un.length % 3]} ${un}, que ${does[0]}.`
  // a beast watches over the first already
  const isSaid = / vigila/u.test(brought) && / vigila/u.test(near)
  return isSaid ? null : `${upperFirst(brought)}.`
}

const isAnswer = (beat: Beat) => isSpeech(beat) || JSON.stringify(beat ?? '').startsWith('{"soft"')
const isSpeech = (beat: Beat) => JSON.stringify(beat ?? '').includes('"—')

/** One of them tells by itself of what is liked to be done. */
const isDoneWith = (things: Stage['beside'], done: string | null) =>
  things.some(
    ({ about, helps: [help] }) =>
      (about !== '' && done?.includes(` a ${about}`) && (DOING.test(help) || isOfVerb(about, help))) ||
      // 'se puso a coser', told of whoever sits down to sew
      / a \p{L}+r(?![A-Za-zÀ-ỹ])/u.exec(done ?? '')?.some((sitting) => help.includes(sitting)),
  )

/** What is liked to be done is done, and so is what is liked second. */
function withDone({ star, beside, done, isTiny, inMemory, r, s, soft }: Stage, text: readonly Beat[]): readonly Beat[] {
  const [besides] = isTiny ? [] : beside
  const who = inMemory ? s : r
  const beats = text.flat(9 as 1).filter(Boolean)
  const near = star.near.toLowerCase()
  const isNear = (beat: Beat) =>
    near === '' ? JSON.stringify(beat).includes(star.el) : JSON.stringify(beat).toLowerCase().includes(near)
  const quiet = beats.findIndex((beat, i) => i + 1 < beats.length && isNear(beat) && !isSpeech(beats[i + 1]))
  const at = quiet < 0 ? beats.findIndex((beat, i) => i + 1 < beats.length && isNear(beat)) : quiet
  const place = at < 0 ? beats.length - 1 : at + 1
  const before = beats[place - 1]
  const isNearest = before === `${upperFirst(star.near)}.`
  // one of them: several in a row are a list
  const told =
    done && !isDoneWith([star], done)
      ? done
      : besides && (besides.alive || besides.brought)
        ? byTheirs(broughtAlong(besides, near), who)
        : null
  if (!told) return text
  // what only fills gives way to it, but an answer stays with its question
  const others = beats.map((beat) => (isSpeech(beat) ? beat : givingWay(beat)))
  const whose = `${upperFirst(who.name)} `
  if (isNearest && told !== done && [before, told].every((sentence) => sentence.startsWith(whose))) {
    const both = inOne(before, told, whose)
    return both ? [...others.slice(0, place - 1), both, ...others.slice(place)] : text
  }
  return [...others.slice(0, place), soft(told), ...others.slice(place)]
}

/** 'Vega llevaba la linterna, y había traído pan'; 'llevaba el libro bajo el brazo, y una vela por si oscurecía'; null of two that nobody says in one breath. */
export function inOne(first: string, second: string, whose: string): string | null {
  const [one, two] = [first, second].map((sentence) => sentence.slice(whose.length)) as [string, string]
  const [verb = ''] = two.split(' ', 1)
  if ([one, two].every((told) => told.startsWith('no '))) return null
  if (!one.startsWith(`${verb} `)) return `${first.slice(0, -1)}, y ${two}`
  return /^llevaban?$/u.test(verb) ? `${first.slice(0, -1)}, y ${two.slice(verb.length + 1)}` : null
}

/** 'Chelo llevaba una planta de Chelo' → 'una planta suya', 'la radio de Chelo' → 'su radio'; null where that may be a picture of them. */
export function byTheirs(told: string | null, { name }: Pick<Stage['r'], 'name'>): string | null {
  const whose = `${upperFirst(name)} `
  if (!told?.startsWith(whose)) return told
  const said = told
    .slice(whose.length)
    .replace(
      new RegExp(`(?<![A-Za-zÀ-ỹ])(del|el|la|l[oa]s) ([A-Za-zÀ-ỹ]+) de ${escaped(name)}(?![A-Za-zÀ-ỹ])`, 'u'),
      (_, the: string, noun: string) => `${the === 'del' ? 'de ' : ''}su${the.endsWith('s') ? 's' : ''} ${noun}`,
    )
    .replace(
      new RegExp(
        `(?<![A-Za-zÀ-ỹ])(un|una) (?!(?:foto|dibujo|retrato|postal) )([A-Za-zÀ-ỹ]+) de ${escaped(name)}(?![A-Za-zÀ-ỹ])`,
        'u',
      ),
      (_, a: string, noun: string) => `${a} ${noun} ${a === 'una' ? 'suya' : 'suyo'}`,
    )
  return said.includes(` de ${name}`) ? null : whose + said
}

const DOING = /(?:pus|bail|cant|solt|(?:hizo|hicieron) sonar)/u
/** 'tocar la guitarra' was done where somebody 'tocó la guitarra'. */
const isOfVerb = (doing: string, help: string) =>
  new RegExp(
    `(?<![A-Za-zÀ-ỹ])${/^(\p{L}{2,})[aeií]r(?![A-Za-zÀ-ỹ])/u.exec(doing)?.[1] ?? '-'}(?:[oóe]|aron|ieron|yó|yeron)(?![A-Za-zÀ-ỹ])`,
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
