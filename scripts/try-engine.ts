/**
 * Makes one story with real models from the command line, so that an operator can judge them before switching:
 *
 *   OPENAI_API_KEY=… npm run try-engine -- --text openai:gpt-5.6-luna --image openai:gpt-image-2
 *
 * Options: --text, --image, --judge, --moderation (as the settings of those names take them), --style, --sender-photo,
 * --recipient-photo, --out. Prints timings, costs and files. Keys and addresses come from the environment.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { PICTURE_HEIGHT, PICTURE_WIDTH } from '../src/contract/constants.ts'
import { briefSchema } from '../src/contract/brief.ts'
import { STYLES } from '../src/contract/styles.ts'
import { EngineError, type Chapter, type PersonPhoto, type StoryHead, type Usage } from '../src/engine.ts'
import { createEmbeddedIllustrator } from '../src/embedded/illustrator/illustrator.ts'
import { createLocalStoryteller } from '../src/embedded/storyteller/storyteller.ts'
import { openEngines } from '../src/server/open-engines.ts'
import { preparePhoto } from '../src/server/features/photos/prepare.ts'
import { readSettings, SettingsError } from '../src/server/settings.ts'

const USAGE = `npm run try-engine -- [--text MODELS] [--image MODELS] [--judge MODEL] [--moderation MODEL]
  [--style STYLE] [--sender-photo FILE] [--recipient-photo FILE] [--out FOLDER]

Makes one story with the models named (provider:model, or several with commas between them as an order of fallback;
the embedded engines where none is named) and prints timings, costs and files. Keys come from the environment.
Styles: ${STYLES.join(', ')}.`

const values = readOptions()

const brief = briefSchema.parse({
  senderName: 'Carmen',
  recipientName: 'Leo',
  recipientRelation: 'mi nieto',
  favoriteThing: 'los dinosaurios y las linternas',
  specialMemory: 'la noche en que se fue la luz y contamos estrellas en la azotea',
  admiration: 'que pregunta por todo y nunca se ríe de nadie',
  extraTrait: 'siempre lleva una piedra en el bolsillo',
  illustrationStyle: values.style,
})
const embedded = { writer: createLocalStoryteller().writer, illustrator: createEmbeddedIllustrator() }
const style = brief.illustrationStyle
const started = performance.now()
const usages: Usage[] = []
const options = { seed: 'try-engine', onUsage: (usage: Usage) => void usages.push(usage) }

await main().catch((error: unknown) => tellFailure('nothing more is made', error))
await embedded.illustrator.close()
report()

async function main(): Promise<void> {
  const engines = openChosen()
  const photos = { sender: await photo(values['sender-photo']), recipient: await photo(values['recipient-photo']) }
  await mkdir(values.out, { recursive: true })

  const images = [photos.sender, photos.recipient].flatMap((found) => (found ? [found.image] : []))
  const verdict = await engines.moderator?.review({ texts: Object.values(brief).map(String), images }, options)
  if (verdict) log(verdict.ok ? 'moderation: fine' : `moderation: ${verdict.reason}`)
  if (verdict?.ok === false) return

  let sheet: Promise<Uint8Array | null> = Promise.resolve(null)
  let head: StoryHead | undefined
  const drawSheet = async (characters: string) => {
    const drawn = (await engines.illustrator.sheet?.({ brief, style, photos, characters }, options)) ?? null
    if (drawn) await save('sheet.jpg', drawn)
    return drawn
  }
  const drawOrTell = (head: StoryHead, chapter: Chapter | null) =>
    draw(head, chapter).catch((error: unknown) => tellFailure(chapter ? `picture ${chapter.number}` : 'cover', error))
  const draw = async (head: StoryHead, chapter: Chapter | null) => {
    const { imagePrompt } = chapter ?? head.cover
    const subject = chapter?.number ?? 'cover'
    const size = { width: PICTURE_WIDTH, height: PICTURE_HEIGHT }
    const request = { subject, brief, head, chapter, imagePrompt, style, ...size, photos, sheet: await sheet } as const
    const drawn = await engines.illustrator.illustrate(request, options)
    await save(`${subject}.jpg`, drawn.data)
    for (const { feature, ok, note } of drawn.verdicts ?? []) if (!ok) log(`  judge on ${subject}: ${feature}: ${note}`)
  }

  const pictures: Promise<void>[] = []
  const text: string[] = []
  for await (const event of engines.writer.write(brief, options)) {
    if (event.type === 'head') {
      head = event.head
      log(`head: «${head.title}»`)
      text.push(`# ${head.title}`, head.characters)
      sheet = drawSheet(head.characters)
      pictures.push(drawOrTell(head, null))
    } else if (head) {
      const { number, title, paragraphs, imagePrompt } = event.chapter
      log(`chapter ${number}: «${title}», ${paragraphs.join(' ').split(/\s+/).length} words`)
      text.push(`## ${title}`, ...paragraphs, `> ${imagePrompt}`)
      pictures.push(drawOrTell(head, event.chapter))
    }
  }
  await save('story.md', Buffer.from(text.join('\n\n')))
  await Promise.all(pictures)
}

function readOptions() {
  const options = {
    text: { type: 'string' },
    image: { type: 'string' },
    judge: { type: 'string' },
    moderation: { type: 'string' },
    style: { type: 'string', default: 'acuarela' },
    'sender-photo': { type: 'string' },
    'recipient-photo': { type: 'string' },
    out: { type: 'string', default: join('out', 'try-engine') },
    help: { type: 'boolean', short: 'h' },
  } as const
  try {
    const { values } = parseArgs({ options })
    if (values.help) leave(0)
    if (!STYLES.some((style) => style === values.style)) leave(1, `There is no style "${values.style}".`)
    return values
  } catch (error) {
    return leave(1, (error as Error).message)
  }
}

function leave(code: number, problem?: string): never {
  if (problem) console.error(`${problem}\n\n${USAGE}`)
  else console.log(USAGE)
  process.exit(code)
}

/** What an operator can mend is told in a line or two; anything else is a bug. */
function tellFailure(what: string, error: unknown): void {
  const isFile = error instanceof Error && 'code' in error && 'path' in error
  if (!(error instanceof EngineError) && !(error instanceof SettingsError) && !isFile) throw error
  const kind = error instanceof EngineError ? error.userMessage : undefined
  console.error(`${what}: ${error.message}${kind ? `\n${kind}` : ''}`)
  process.exitCode = 1
}

function openChosen() {
  const settings = readSettings({
    ...process.env,
    ...(values.text && { TEXT_MODEL: values.text }),
    ...(values.image && { IMAGE_MODEL: values.image }),
    ...(values.judge && { JUDGE_MODEL: values.judge }),
    ...(values.moderation && { MODERATION_MODEL: values.moderation }),
  })
  return openEngines(settings, embedded, { onFailure })
}

function onFailure(id: string, error: EngineError): void {
  log(`${id} failed: ${error.message}`)
}

/** Prepared as an upload is: upright, without metadata, the face cut out. */
async function photo(path: string | undefined): Promise<PersonPhoto | null> {
  return path ? preparePhoto(await readFile(path), embedded.illustrator) : null
}

async function save(name: string, data: Uint8Array): Promise<void> {
  const path = join(values.out, name)
  await writeFile(path, data)
  log(`${path} (${Math.ceil(data.length / 1024)} KB)`)
}

function log(line: string): void {
  console.log(`${((performance.now() - started) / 1000).toFixed(1).padStart(6)} s  ${line}`)
}

function report(): void {
  console.log(`\n${'model'.padEnd(44)} calls   tokens in  tokens out       USD`)
  for (const [name, calls] of Map.groupBy(usages, ({ model, kind }) => `${model} (${kind})`)) {
    const sum = (pick: (usage: Usage) => number | undefined) =>
      calls.reduce((total, usage) => total + (pick(usage) ?? 0), 0)
    const columns = [calls.length, sum(({ inputTokens }) => inputTokens), sum(({ outputTokens }) => outputTokens)]
    const [count = '', input = '', output = ''] = columns.map(String)
    const cost = dollars(sum(({ costMicroUsd }) => costMicroUsd))
    console.log(`${name.padEnd(44)} ${count.padStart(5)} ${input.padStart(11)} ${output.padStart(11)} ${cost}`)
  }
  const total = usages.reduce((sum, { costMicroUsd }) => sum + costMicroUsd, 0)
  console.log(`${'total, by list prices'.padEnd(74)} ${dollars(total)}`)
}

function dollars(microUsd: number): string {
  return (microUsd / 1_000_000).toFixed(4).padStart(9)
}
