import { setTimeout as sleep } from 'node:timers/promises'
import { CHAPTERS } from '../../../src/contract/constants.ts'
import type { WrongAnswer } from './faults.ts'
import { blank, paint } from './picture.ts'
import { tellStory } from './story.ts'

/** A request as a double sees it, whatever the provider's format. */
export type Ask = {
  path: string
  method: string
  headers: Record<string, string>
  /** JSON, or the text fields of a form. */
  body: Record<string, unknown>
  /** The whole body as text, pictures excluded. */
  text: string
  /** Pictures that came along. */
  images: number
  wrong: WrongAnswer | undefined
  /** Address under which this double is reached. */
  origin: string
  latency: Latency
  /** The caller left before it had its answer. */
  isAbandoned: boolean
}

/** Milliseconds that answers take; a story's are spread over its stream, whose second half waits for `restOfStory`. */
export type Latency = {
  story?: number
  restOfStory?: Promise<void>
  sheet?: number
  picture?: number
  judge?: number
  moderation?: number
}

export type Answer = {
  status?: number
  headers?: Record<string, string>
  /** A stream that throws is cut off in the middle. */
  body: string | Buffer | AsyncIterable<string>
}

export const json = (body: unknown, status = 200, headers: Record<string, string> = {}): Answer => ({
  status,
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
})

class Cut extends Error {}

/** The text that a model would write: what it understands, a story, its missing chapters, or a judge's answers. */
export async function writeText(ask: Ask): Promise<string> {
  if (ask.wrong === 'empty') return ''
  if (ask.text.includes('das un veredicto')) {
    await sleep(ask.latency.judge ?? 0)
    return JSON.stringify(judgement(ask.wrong === 'bad_verdict'))
  }
  if (ask.text.includes('Di lo que entiendes'))
    return ask.wrong === 'broken_json' ? '{"sentences": [' : JSON.stringify(reading())
  if (ask.text.includes('Revisa este cuento en recuerdo'))
    return JSON.stringify({
      faults: ask.wrong === 'spoken_as_living' ? [{ chapter: 3, fault: 'Habla en presente.' }] : [],
    })
  const story = tellStory(unescapeJson(ask.text))
  const from = Number(ask.text.match(/los capítulos (\d) a/)?.[1] ?? 1)
  let chapters = story.chapters.slice(from - 1)
  if (ask.wrong === 'four_chapters') chapters = chapters.slice(0, CHAPTERS - from)
  if (ask.wrong === 'english') chapters = chapters.map((chapter) => ({ ...chapter, paragraphs: ENGLISH }))
  if (ask.wrong === 'too_short') chapters = chapters.map((chapter) => ({ ...chapter, paragraphs: ['Y ya está.'] }))
  const whole = JSON.stringify(from > 1 || ask.text.includes('empezado') ? { chapters } : { ...story, chapters })
  if (ask.wrong === 'fenced') return `\`\`\`json\n${whole}\n\`\`\``
  return ask.wrong === 'broken_json' ? `${whole.slice(0, whole.length * 0.6)}]]}` : whole
}

const ENGLISH = Array.from(
  { length: 3 },
  () =>
    'That morning the lantern woke up with the light on and she knew that the day was not going to be like the others, so they walked to the window and they sang for the sea until it answered with a song of its own.',
)

function reading() {
  const words = { key: null, value: null, sure: null }
  return {
    sentences: [
      [
        { ...words, text: 'Tiene ' },
        { text: 'cuatro años', key: 'age', value: '2-4', sure: 1.4 },
        { ...words, text: ' y le gustan ' },
        { text: 'los faros', key: 'favorite', value: 'los faros', sure: 0.6 },
        { ...words, text: '. Otra vez, ' },
        { text: 'los faros', key: 'favorite', value: 'los faros', sure: 1 },
        { text: ', y es martes.', key: 'occasion', value: 'martes', sure: 1 },
      ],
    ],
    asks: [{ key: 'gender', question: '¿Es niña o niño?' }],
  }
}

function judgement(isBad: boolean) {
  const features = ['both_people', 'no_strangers', 'no_text', 'hair', 'skin', 'clothes', 'well_formed', 'serene']
  return Object.fromEntries(
    features.map((feature) => {
      const ok = !(isBad && feature === 'hair')
      return [feature, { ok, note: ok ? '' : 'El pelo de A debería ser rizado' }]
    }),
  )
}

/** The text in pieces, spread over the story's latency; cut off in the middle where that is the fault. */
export async function* inPieces(text: string, ask: Ask): AsyncGenerator<string> {
  const pieces = text.match(/[\s\S]{1,160}/g) ?? []
  const pause = (ask.latency.story ?? 0) / Math.max(1, pieces.length)
  for (const [index, piece] of pieces.entries()) {
    if (ask.wrong === 'cut' && index > pieces.length * 0.55) throw new Cut()
    if (pause > 0) await sleep(pause)
    if (index * 2 > pieces.length) await ask.latency.restOfStory
    yield piece
  }
}

/** The bytes that a model would draw for this prompt. */
export async function drawPicture(ask: Ask, prompt: string): Promise<Buffer> {
  await sleep((prompt.startsWith('Hoja de personajes') ? ask.latency.sheet : ask.latency.picture) ?? 0)
  switch (ask.wrong) {
    case 'blank':
      return blank()
    case 'not_an_image':
      return Buffer.from('<html>502 Bad Gateway</html>')
    case 'wrong_shape':
      return paint(prompt, 700, 1536)
    case 'tiny':
      return paint(prompt, 96, 64)
    default:
      return paint(prompt)
  }
}

/** A request's text carries JSON inside JSON: undo one level so that the data can be read. */
function unescapeJson(text: string): string {
  return text.replaceAll('\\n', '\n').replaceAll('\\"', '"').replaceAll('\\\\', '\\')
}
