/**
 * Makes the landing page's sample books with the embedded engines, from invented people, and lays them down as small
 * responsive pictures (`public/samples`) with their texts (`samples.json`): `npm run samples`, or only some parts of them:
 * `npm run samples -- slides pages cards ghibli`.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { icons } from '@iconify-json/noto'
import sharp from 'sharp'
import { STYLES, type Style } from '../src/contract/styles.ts'
import type { Brief, Chapter, Picture, StoryHead } from '../src/engine.ts'
import { createEmbeddedIllustrator } from '../src/embedded/illustrator/illustrator.ts'
import { createLocalStoryteller } from '../src/embedded/storyteller/storyteller.ts'
import {
  type Focus,
  type SampleBook,
  type SamplePage,
  SAMPLE_WIDTHS,
  type Slide,
} from '../src/web/features/landing/samples.ts'
import { HERO, SAMPLE_BRIEFS } from './sample-briefs.ts'
import { laySamplePages } from './sample-pages.ts'

const ROOT = join(import.meta.dirname, '..')
const OUT = join(ROOT, 'public/samples')
const TEXTS = join(ROOT, 'src/web/features/landing/samples.json')
const STYLE_CARDS = join(ROOT, 'public/styles')
/** Drawn at twice the widest slot, so that scaling down smooths the lines. */
const SIZE = { width: 1536, height: 1024 }
/** Characters that fit a page of a book, and of the carousel. */
const EXCERPT_LENGTH = 330
const SLIDE_LENGTH = 215
const SLIDE_ICONS = ['sauropod', 'socks', 'teddy-bear', 'crescent-moon', 'sun-behind-cloud']

const writer = createLocalStoryteller().writer
const illustrator = createEmbeddedIllustrator({ workers: 2 })

type Told = { brief: Brief; head: StoryHead; chapters: Chapter[] }

const { positionals: parts } = parseArgs({ allowPositionals: true })
const wanted = (part: string) => parts.length === 0 || parts.includes(part)
const before = JSON.parse(await readFile(TEXTS, 'utf8')) as { slides: Slide[]; books: SampleBook[] }

await mkdir(OUT, { recursive: true })
const slides = wanted('slides') ? await makeSlides(await tell(HERO.brief, HERO.seed)) : before.slides
const books: SampleBook[] = []
for (const style of STYLES) {
  const old = before.books.find((book) => book.style === style)
  books.push(old && !wanted(style) ? old : await makeBook(style))
}
await writeFile(TEXTS, `${JSON.stringify({ slides, books }, null, 2)}\n`)
if (wanted('pages')) await makePages(await tell(HERO.brief, HERO.seed))
if (wanted('cards')) await makeStyleCards(await tell(HERO.brief, HERO.seed))
await illustrator.close()

async function tell(brief: Brief, seed: string): Promise<Told> {
  let head: StoryHead | undefined
  const chapters: Chapter[] = []
  for await (const event of writer.write(brief, { seed })) {
    if (event.type === 'head') head = event.head
    else chapters.push(event.chapter)
  }
  if (!head || chapters.length !== 5) throw new Error('the writer told no whole story')
  return { brief, head, chapters }
}

/** `subject` is `cover` or a chapter's number; `changes` alters what the chapter's picture shows. */
async function draw(told: Told, subject: 'cover' | number, seed: string, style: Style, changes?: Partial<Chapter>) {
  const { brief, head, chapters } = told
  const chapter = subject === 'cover' ? null : chapters[subject - 1]
  if (chapter === undefined) throw new Error(`there is no chapter ${subject}`)
  return illustrator.illustrate(
    {
      subject,
      brief: { ...brief, illustrationStyle: style },
      head,
      style,
      ...SIZE,
      sheet: null,
      chapter: chapter && { ...chapter, ...changes },
      // What is changed is another scene than the one that the prompt tells of.
      imagePrompt: changes?.scene ? '' : (chapter ?? head.cover).imagePrompt,
      photos: { sender: null, recipient: null },
    },
    { seed },
  )
}

async function lay(name: string, picture: Picture): Promise<string> {
  for (const width of SAMPLE_WIDTHS) {
    await sharp(picture.data)
      .resize(width)
      .avif({ quality: 46, effort: 6 })
      .toFile(join(OUT, `${name}-${width}.avif`))
  }
  await sharp(picture.data)
    .resize(480)
    .webp({ quality: 68, effort: 6 })
    .toFile(join(OUT, `${name}-480.webp`))
  return name
}

async function makeBook(style: Style): Promise<SampleBook> {
  const { brief, seed, pages } = SAMPLE_BRIEFS[style]
  const told = await tell({ ...brief, illustrationStyle: style }, seed)
  const cover = await draw(told, 'cover', seed, style)
  return {
    style,
    title: told.head.title,
    dedication: dedication(brief),
    cover: { picture: await lay(`${style}-portada`, cover), alt: cover.alt },
    pages: await Promise.all(pages.map((number) => makePage(told, number, seed, style))),
  }
}

async function makePage(told: Told, number: number, seed: string, style: Style): Promise<SamplePage> {
  const picture = await draw(told, number, seed, style)
  const chapter = told.chapters[number - 1]
  return {
    picture: await lay(`${style}-${number}`, picture),
    alt: picture.alt,
    title: chapter?.title ?? '',
    text: excerpt(chapter?.paragraphs ?? []),
  }
}

/** Cover, chapter 2 twice, chapter 3, the end: five pages of one book, no picture twice. */
async function makeSlides(told: Told): Promise<Slide[]> {
  const style = HERO.brief.illustrationStyle
  const [, second, third, , fifth] = told.chapters
  if (!second || !third || !fifth) throw new Error('the story is too short for the slides')
  const { quoted } = HERO
  const plan = [
    { subject: 'cover', title: told.head.title, subtitle: upperFirst(dedication(told.brief)), text: HERO.opening },
    { subject: 2, title: second.title, subtitle: 'Capítulo 2', text: quote(second, quoted.second) },
    {
      subject: 2,
      scene: HERO.again,
      title: second.title,
      subtitle: 'Capítulo 2, sigue',
      text: quote(second, quoted.again),
    },
    { subject: 3, title: third.title, subtitle: 'Capítulo 3', text: quote(third, quoted.third) },
    { subject: 5, title: fifth.title, subtitle: 'Final', text: quote(fifth, quoted.last) },
  ] as const
  const made: Slide[] = []
  for (const [index, page] of plan.entries()) {
    const changes = 'scene' in page ? { scene: page.scene } : {}
    const picture = await draw(told, page.subject, HERO.seed, style, changes)
    const focus = focusOf(picture)
    made.push({
      picture: await lay(`cuento-${index + 1}`, picture),
      alt: picture.alt,
      emoji: await layEmoji(SLIDE_ICONS[index] ?? ''),
      ...(focus && { focus }),
      title: page.title,
      subtitle: page.subtitle,
      text: page.text,
    })
  }
  return made
}

/** The pages of the PDF itself: what is bought, to be seen before it is paid for. */
async function makePages(told: Told): Promise<void> {
  const { illustrationStyle: style, senderName, recipientName } = HERO.brief
  const picture = (subject: 'cover' | number) => draw(told, subject, HERO.seed, style)
  await laySamplePages(join(OUT, 'pages'), {
    title: told.head.title,
    senderName,
    recipientName,
    style,
    cover: await picture('cover'),
    chapters: await Promise.all(
      told.chapters.map(async ({ number, title, paragraphs }) => ({
        title,
        paragraphs,
        picture: await picture(number),
      })),
    ),
  })
}

/** The wizard's style cards: the same scene by ten hands. */
async function makeStyleCards(told: Told): Promise<void> {
  await mkdir(STYLE_CARDS, { recursive: true })
  for (const style of STYLES) {
    const picture = await draw(told, 2, HERO.seed, style, { scene: HERO.card })
    const left = Math.round(Math.min(Math.max(picture.focus[0] * SIZE.width - 640, 0), SIZE.width - 1280))
    await sharp(picture.data)
      .extract({ left, top: 20, width: 1280, height: 960 })
      .resize(480, 360)
      .webp({ quality: 74, effort: 6 })
      .toFile(join(STYLE_CARDS, `${style}.webp`))
  }
}

async function layEmoji(name: string): Promise<string> {
  const icon = icons.icons[name]
  if (!icon) throw new Error(`there is no emoji ${name}`)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128">${icon.body}</svg>`
  await writeFile(join(OUT, `emoji-${name}.svg`), svg)
  return name
}

function quote({ paragraphs }: Chapter, from: number): string {
  return excerpt(paragraphs.slice(from), SLIDE_LENGTH)
}

/** Where a narrow frame must look, if not at the middle. */
function focusOf({ focus: [x] }: Picture): Focus | undefined {
  return x < 0.42 ? 'left' : x > 0.58 ? 'right' : undefined
}

function dedication({ recipientName, senderName }: Pick<Brief, 'recipientName' | 'senderName'>): string {
  return `para ${recipientName}, de ${senderName}`
}

function upperFirst(text: string): string {
  return text.charAt(0).toLocaleUpperCase('es') + text.slice(1)
}

/** Told, not said: a drop cap needs a letter, not a dash. */
function isTold(paragraph: string): boolean {
  return !/^[—«¡¿]/.test(paragraph)
}

/** Whole paragraphs from the first that is told, a line each, as many as fit; at least one. */
function excerpt(paragraphs: readonly string[], length = EXCERPT_LENGTH): string {
  let text = ''
  for (const paragraph of paragraphs.slice(Math.max(paragraphs.findIndex(isTold), 0))) {
    if (text && text.length + paragraph.length > length) break
    text += `${text && '\n'}${paragraph}`
  }
  return text
}
