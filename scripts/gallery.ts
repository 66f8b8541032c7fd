/**
 * Draws whole books and writes an HTML page and PNG contact sheets into `out/gallery`.
 *
 *   npm run gallery                      ten styles, six briefs, six pictures each
 *   npm run gallery -- infantil,comic    some styles
 *   npm run gallery -- infantil bruno    one brief
 *   npm run gallery -- --check           draws nothing to look at: all that tests ask of drawings and of whole stories,
 *                                        of which the gate asks a sample
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { STYLES, type Style } from '../src/contract/styles.ts'
import { createEmbeddedIllustrator } from '../src/embedded/illustrator/illustrator.ts'
import type { Brief, Chapter, PersonPhoto, StoryHead, WriterEvent } from '../src/engine.ts'
import { createLocalStoryteller } from '../src/embedded/storyteller/storyteller.ts'

const OUT = join(import.meta.dirname, '..', 'out', 'gallery')
/** A folder with `adult.jpg` and `child.jpg`; without it, people look as their names and the seed have it. */
const PHOTOS = process.env['GALLERY_PHOTOS']
const [WIDTH, HEIGHT] = [1536, 1024]

const BRIEFS: Record<string, Omit<Brief, 'illustrationStyle'> & { photos?: [string | null, string | null] }> = {
  bruno: {
    senderName: 'mamá',
    recipientName: 'Bruno',
    recipientRelation: 'bebé de dos años',
    favoriteThing: 'su triciclo amarillo y los patos',
    specialMemory: 'la tarde en el parque que dimos de comer a cinco patos',
    admiration: 'su risa',
    extraTrait: 'aplaude cuando está contento',
    photos: ['adult.jpg', 'child.jpg'],
  },
  hermanos: {
    senderName: 'papá',
    recipientName: 'Nora y Teo',
    recipientRelation: 'mis hijos',
    favoriteThing: 'su bicicleta roja y trepar a los árboles',
    specialMemory: 'el día en la playa que encontramos una tortuga',
    admiration: 'que se cuidan el uno al otro',
    extraTrait: 'inventan palabras',
  },
  pareja: {
    senderName: 'Luis',
    recipientName: 'Marta',
    recipientRelation: 'mi esposa',
    favoriteThing: 'viajar, el café y los gatos negros',
    specialMemory: 'cuando remamos en el lago y bailamos bajo la lluvia',
    admiration: 'que nunca se rinde',
    extraTrait: 'se ríe hasta de los lunes',
    photos: ['adult.jpg', null],
  },
  abuela: {
    senderName: 'Alba',
    recipientName: 'Carmen',
    recipientRelation: 'mi abuela',
    favoriteThing: 'sus tres gatos y las rosas amarillas',
    specialMemory: 'la tarde que hicimos pan en la cocina y le soplamos las velas de la tarta',
    admiration: 'su paciencia para enseñarme',
    extraTrait: 'va en su silla de ruedas a todas partes',
    photos: ['child.jpg', null],
  },
  perro: {
    senderName: 'Diego',
    recipientName: 'Trufa',
    recipientRelation: 'mi perra',
    favoriteThing: 'su pelota azul y correr por la nieve',
    specialMemory: 'el fin de semana en la montaña junto a la hoguera',
    admiration: 'que siempre me espera',
    extraTrait: 'ronca',
  },
  clase: {
    senderName: 'los niños de la clase de segundo',
    recipientName: 'Pilar',
    recipientRelation: 'nuestra maestra',
    favoriteThing: 'los dinosaurios y su guitarra verde',
    specialMemory: 'la excursión a la granja, cuando vimos dos caballos blancos',
    admiration: 'que nos escucha a todos',
    extraTrait: 'nos cuenta cuentos al oído',
  },
}

const { positionals, values } = parseArgs({ allowPositionals: true, options: { check: { type: 'boolean' } } })
if (values.check) process.exit(checkDrawings())
const [styles, briefs] = positionals
const chosenStyles = STYLES.filter((style) => styles?.split(',').includes(style) ?? true)
const chosenBriefs = briefs?.split(',') ?? Object.keys(BRIEFS)

mkdirSync(OUT, { recursive: true })
const illustrator = createEmbeddedIllustrator()
const figures: string[] = []
for (const name of chosenBriefs) {
  const { photos = [null, null], ...answers } = BRIEFS[name]!
  for (const style of chosenStyles)
    figures.push(await drawBook(name, { ...answers, illustrationStyle: style }, style, photos))
}
await illustrator.close()
writeFileSync(join(OUT, 'index.html'), page(figures))
console.log(join(OUT, 'index.html'))

/** Runs the tests of drawings and stories whole: `test/sweep.ts` knows by npm's name for this script. Answers their status. */
function checkDrawings(): number {
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'embedded', '--project', 'unit']
  const swept = ['embedded', 'server/book/layout.test.ts']
  const checks = [['scripts/tools.mjs'], [...vitest, ...swept.map((path) => `src/${path}`)]]
  return checks.map((args) => spawnSync(process.execPath, args, { stdio: 'inherit' }).status ?? 1).find(Boolean) ?? 0
}

async function drawBook(
  name: string,
  brief: Brief,
  style: Style,
  files: [string | null, string | null],
): Promise<string> {
  const { head, chapters } = await tell(brief, name)
  const photos = { sender: photo(files[0]), recipient: photo(files[1]) }
  const started = performance.now()
  const pictures = await Promise.all(
    [null, ...chapters].map((chapter) =>
      illustrator.illustrate(
        {
          subject: chapter?.number ?? 'cover',
          brief,
          head,
          chapter,
          earlier: chapters.filter(({ number }) => number < (chapter?.number ?? 0)).map(({ scene }) => scene),
          imagePrompt: chapter?.imagePrompt ?? head.cover.imagePrompt,
          style,
          width: WIDTH,
          height: HEIGHT,
          photos,
          sheet: null,
        },
        { seed: name },
      ),
    ),
  )
  console.log(`${name} ${style}: ${Math.round(performance.now() - started)} ms`)
  for (const { alt, undrawn } of pictures) if (undrawn) console.log(`  not drawn: ${undrawn.join(', ')} (${alt})`)
  const names = pictures.map((_, i) => `${name}-${style}-${i === 0 ? 'cover' : i}.jpg`)
  pictures.forEach((picture, i) => writeFileSync(join(OUT, names[i]!), picture.data))
  await contactSheet(
    pictures.map(({ data }) => data),
    join(OUT, `sheet-${name}-${style}.png`),
  )
  const images = pictures.map(
    (picture, i) => `<img loading="lazy" src="${names[i]}" alt="${picture.alt.replaceAll('"', '&quot;')}">`,
  )
  return `<h2>${head.title} · ${style}</h2><div>${images.join('')}</div>`
}

/** Two columns, three rows, in reading order. */
async function contactSheet(pictures: Uint8Array[], file: string): Promise<void> {
  const [w, h, gap] = [600, 400, 8]
  const tiles = await Promise.all(pictures.map((data) => sharp(data).resize(w, h).toBuffer()))
  await sharp({ create: { width: w * 2 + gap * 3, height: h * 3 + gap * 4, channels: 3, background: '#f4efe6' } })
    .composite(
      tiles.map((input, i) => ({ input, left: gap + (i % 2) * (w + gap), top: gap + Math.floor(i / 2) * (h + gap) })),
    )
    .png()
    .toFile(file)
}

async function tell(brief: Brief, seed: string): Promise<{ head: StoryHead; chapters: Chapter[] }> {
  const chapters: Chapter[] = []
  let head: StoryHead | undefined
  const events: AsyncIterable<WriterEvent> = createLocalStoryteller().writer.write(brief, { seed })
  for await (const event of events) {
    if (event.type === 'head') head = event.head
    else chapters.push(event.chapter)
  }
  if (!head) throw new Error('the storyteller gave no head')
  return { head, chapters }
}

function photo(file: string | null): PersonPhoto | null {
  const path = file && PHOTOS && join(PHOTOS, file)
  return path && existsSync(path) ? { image: readFileSync(path), face: null } : null
}

function page(books: string[]): string {
  return `<!doctype html><meta charset="utf-8"><title>Galería</title><style>body{font-family:sans-serif;background:#f4efe6;margin:2rem}div{display:grid;grid-template-columns:repeat(auto-fill,minmax(360px,1fr));gap:8px}img{width:100%;display:block;border-radius:4px}</style>${books.join('\n')}`
}
