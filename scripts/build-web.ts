/**
 * Builds the web application into dist/web: the app itself, and pages that are read before (or without) any script.
 * What the server needs to render those pages again with its own settings goes to dist/pages.
 */
import { createHash } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Manifest } from 'vite'
import { compressFiles } from './build-compress.ts'
import { DEFAULT_CONFIG } from '../src/contract/default-config.ts'
import { NOTICES, type NoticePath, type PageFiles, type RenderPages } from '../src/contract/pages.ts'

const ROOT = join(import.meta.dirname, '..')
const WEB = join(ROOT, 'dist/web')
const PAGES = join(ROOT, 'dist/pages')
/** Rendered with the pages, for it carries the product's name. */
const MANIFEST = '<link rel="manifest" href="/manifest.webmanifest" />'
const LANDING = 'src/web/features/landing/landing-page.tsx'
const GIFT = 'src/web/features/gifts/gift-page.tsx'
const WIZARD = 'src/web/features/wizard/wizard-page.tsx'
const NOTICE = 'src/web/features/notices/notice-page.tsx'
const STATIC_PAGE = 'src/web/static-page.ts'
const BEFORE_PAINT = 'public/before-paint.js'
const LATE_TYPEFACES = 'src/web/late-typefaces.js'
const PAGE_STYLES = 'src/web/styles/page.css'
const STILL_STYLES = 'src/web/styles/simulated-checkout.css'

for (const folder of [WEB, PAGES]) await rm(folder, { recursive: true, force: true })
await build({ root: ROOT, logLevel: 'warn' })
await build({
  root: ROOT,
  logLevel: 'warn',
  publicDir: false,
  build: { ssr: 'src/web/prerender.tsx', outDir: PAGES, rolldownOptions: { output: { entryFileNames: 'render.js' } } },
  ssr: { noExternal: true },
  // Wherever it runs later, tests included.
  define: { 'process.env.NODE_ENV': '"production"' },
})

const manifest = JSON.parse(await readFile(join(WEB, '.vite/manifest.json'), 'utf8')) as Manifest
const shell = putLayersFirst(await readFile(join(WEB, 'index.html'), 'utf8'), manifest)
const files: PageFiles = {
  app: shell.replace('</head>', `  ${MANIFEST}\n    <!--config-->\n  </head>`),
  wizard: appPage(shell, manifest, WIZARD, await linkStyles(shell, manifest, 'wizard', [WIZARD])),
  gift: withoutNotice(appPage(shell, manifest, GIFT, await linkStyles(shell, manifest, 'gift', [GIFT]))),
  still: stillPage(shell, manifest),
  page: await pageTemplate(shell, manifest, await joinStyles(shell, manifest, [LANDING, NOTICE], PAGE_STYLES)),
  notices: {
    '/privacidad': await readNotice('/privacidad'),
    '/terminos': await readNotice('/terminos'),
    '/ayuda': await readNotice('/ayuda'),
  },
}
await mkdir(PAGES, { recursive: true })
await writeFile(join(PAGES, 'files.json'), JSON.stringify(files))

const { renderPages } = (await import(pathToFileURL(join(PAGES, 'render.js')).href)) as { renderPages: RenderPages }
const installation = { config: DEFAULT_CONFIG, baseUrl: 'http://localhost:3000', embedConfig: false }
for (const [path, content] of Object.entries(await renderPages(files, installation))) {
  await writeFile(join(WEB, path), content)
}
for (const leftover of [join(WEB, '.vite'), join(PAGES, '.vite')]) {
  await rm(leftover, { recursive: true, force: true })
}
await compressFiles(WEB)

function readNotice(path: NoticePath): Promise<string> {
  return readFile(join(ROOT, 'public', NOTICES[path].file), 'utf8')
}

/**
 * The sheet that orders the cascade's layers must be the first to load: `main.css`, which index.html itself links,
 * and which Vite puts after the sheets of the modules.
 */
function putLayersFirst(shell: string, manifest: Manifest): string {
  const layers = manifest['index.html']?.file
  const link = shell.match(/ *<link rel="stylesheet"[^>]*>\n/g)?.find((tag) => layers && tag.includes(layers))
  if (!link) throw new Error('index.html links no style sheet of its own')
  const others = shell.replace(link, '')
  const ordered = others.replace(/ *<link rel="stylesheet"/, (first) => `${link}${first}`)
  return ordered === others ? shell : ordered
}

/**
 * The app's page without the app: its own styles and its few lines of script, and hints to fetch the app on demand.
 * What comes before the first paint stands in the page itself: on a phone, each file fetched first is a wait of its own.
 */
async function pageTemplate(shell: string, manifest: Manifest, { styles, hints }: JoinedStyles): Promise<string> {
  const module = manifest[STATIC_PAGE]
  if (!module) throw new Error(`${STATIC_PAGE} is not in the build`)
  const modules = [...shell.matchAll(/<script type="module"[^>]* src="([^"]+)"><\/script>/g)].map(([, src]) => src)
  const head = [
    '<!--first-->',
    `<style>${styles}</style>`,
    ...hints,
    ...[...new Set([...modules, ...scriptsOf(manifest, WIZARD).map((file) => `/${file}`)])].map(
      (src) => `<link rel="app-module" crossorigin href="${src}">`,
    ),
    // What the page's script imports comes with it, not after it.
    ...scriptsOf(manifest, STATIC_PAGE)
      .filter((file) => file !== module.file)
      .map((file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`),
    `<script type="module" crossorigin src="/${module.file}"></script>`,
    MANIFEST,
    '<!--head-->',
    '<!--config-->',
  ]
  const scripts = await Promise.all([BEFORE_PAINT, LATE_TYPEFACES].map((file) => readFile(join(ROOT, file), 'utf8')))
  const script = `<script>${scripts.join('')}</script>`
  return withoutApp(shell)
    .replaceAll(/ *<link rel="preload"[^>]* as="font"[^>]*>\n/g, '')
    .replace('<script src="/before-paint.js"></script>', () => script)
    .replace('</head>', () => `${head.map((tag) => `  ${tag}\n  `).join('')}</head>`)
}

/** A page that no script changes, with a sheet of its own. */
function stillPage(shell: string, manifest: Manifest): string {
  const styles = manifest[STILL_STYLES]
  if (!styles) throw new Error(`${STILL_STYLES} is not in the build`)
  const head = [`<link rel="stylesheet" href="/${styles.file}">`, '<!--head-->']
  return withoutApp(shell).replace('</head>', `${head.map((tag) => `  ${tag}\n  `).join('')}</head>`)
}

/** The app's page with nothing of the app in it, and a place for a body. */
function withoutApp(shell: string): string {
  return withoutNotice(shell)
    .replace(/\s*<title>[^<]*<\/title>/, '')
    .replaceAll(/\s*<(script type="module"|link rel="(modulepreload|stylesheet)")[^>]*>(<\/script>)?/g, '')
    .replace('<div id="root"></div>', '<div id="root"><!--body--></div>')
}

/** What the app's page says to browsers that run no script is left out where the body is whole without one. */
function withoutNotice(page: string): string {
  return page.replaceAll(/\s*<noscript>.*?<\/noscript>/gs, '')
}

/** The app's page with a body of its own, which fetches the page's scripts together with the app, not after it. */
function appPage(shell: string, manifest: Manifest, page: string, styles: string[]): string {
  const scripts = scriptsOf(manifest, page).filter((file) => !shell.includes(file))
  const head = [
    ...scripts.map((file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`),
    MANIFEST,
    '<!--head-->',
    '<!--config-->',
  ]
  return (
    shell
      .replace(/\s*<title>[^<]*<\/title>/, '')
      .replaceAll(/\s*<link rel="stylesheet"[^>]*>/g, '')
      // The first paint waits for the styles, and looks right with the typefaces: both before the app.
      .replaceAll('<script type="module"', '<script type="module" fetchpriority="low"')
      .replace(/\s*<script type="module"/, (script) => `\n    ${styles.join('\n    ')}${script}`)
      .replace('</head>', `${head.map((tag) => `  ${tag}\n  `).join('')}</head>`)
      .replace('<div id="root"></div>', '<div id="root"><!--body--></div>')
  )
}

/** The scripts of a chunk: itself and everything that it imports. */
function scriptsOf(manifest: Manifest, key: string, seen = new Set<string>()): string[] {
  const chunk = manifest[key]
  if (!chunk || seen.has(key)) return []
  seen.add(key)
  return [...new Set([chunk.file, ...(chunk.imports ?? []).flatMap((next) => scriptsOf(manifest, next, seen))])]
}

/** Links one style sheet for a prerendered page, so that it waits for one file before it is painted. */
async function linkStyles(shell: string, manifest: Manifest, title: string, pages: string[]): Promise<string[]> {
  const { styles, hints } = await joinStyles(shell, manifest, pages)
  const name = `assets/${title}-${createHash('sha256').update(styles).digest('base64url').slice(0, 8)}.css`
  await writeFile(join(WEB, name), styles)
  return [`<link rel="stylesheet" href="/${name}">`, ...hints]
}

type JoinedStyles = { styles: string; hints: string[] }

/**
 * One style sheet for a prerendered page. Those that it is joined from are named, so that the app fetches none of them
 * again. `own` stands in for the app's first sheet, which is named for whoever needs the whole app after all.
 */
async function joinStyles(shell: string, manifest: Manifest, pages: string[], own?: string): Promise<JoinedStyles> {
  const ofApp = [...shell.matchAll(/<link rel="stylesheet"[^>]* href="\/([^"]+)">/g)].map(([, file]) => file ?? '')
  const [first = '', ...others] = [...new Set([...ofApp, ...pages.flatMap((page) => stylesOf(manifest, page))])]
  const begin = own ? manifest[own]?.file : first
  if (!begin) throw new Error(`${own} is not in the build`)
  const files = [begin, ...others]
  const contents = await Promise.all(files.map((file) => readFile(join(WEB, file), 'utf8')))
  return {
    styles: contents.join('\n'),
    hints: [
      ...files.map((file) => `<link rel="joined-stylesheet" href="/${file}">`),
      ...(own ? [`<link rel="app-stylesheet" href="/${first}">`] : []),
    ],
  }
}

/** The style sheets of a chunk and of everything that it imports. */
function stylesOf(manifest: Manifest, key: string, seen = new Set<string>()): string[] {
  const chunk = manifest[key]
  if (!chunk || seen.has(key)) return []
  seen.add(key)
  return [
    ...new Set([...(chunk.imports ?? []).flatMap((next) => stylesOf(manifest, next, seen)), ...(chunk.css ?? [])]),
  ]
}
