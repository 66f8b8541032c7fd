/**
 * `node scripts/build-server.ts FOLDER PROGRAM…`: bundles programs of the server, each with the threads that it starts,
 * into one flat folder, each under the name of its source. A start then reads a few files instead of more than a thousand
 * modules. What lies beside the sources (migrations, typefaces, networks) is read there.
 */
import { rename, rm } from 'node:fs/promises'
import { basename, dirname, join, relative, resolve, sep } from 'node:path'
import { build, type Plugin } from 'vite'

const ROOT = join(import.meta.dirname, '..')
/** Modules that run in threads of their own. */
const THREADS = [
  'src/embedded/illustrator/worker.ts',
  'src/embedded/storyteller/worker.ts',
  'src/server/book/print/worker.ts',
  'src/server/sound/worker.ts',
]
/** Packages with files of their own beside their code: native, WebAssembly, threads, pages. */
const EXTERNAL = [
  '@electric-sql/pglite',
  '@fastify/static',
  '@fastify/swagger-ui',
  '@myriaddreamin/typst-ts-node-compiler',
  '@napi-rs/canvas',
  '@resvg/resvg-js',
  'pdfjs-dist',
  'piscina',
  'sharp',
]
/** As Node chooses between the forms of a package. */
const CONDITIONS = ['node', 'module-sync']
const PLACE = /new URL\('(\.[^']+\.ts)', import\.meta\.url\)|import\.meta\.(url|dirname)/g

const [folder, ...programs] = process.argv.slice(2)
// The folder is replaced as a whole: without a name it would be the project's own.
if (!folder || programs.length === 0) throw new Error('usage: node scripts/build-server.ts FOLDER PROGRAM…')
const place = join(ROOT, folder)
// Beside its place, and moved there as a whole: a program may be starting.
const beside = `${place}.${process.pid}`
await build({
  configFile: false,
  root: ROOT,
  logLevel: 'warn',
  publicDir: false,
  plugins: [placesOfSources()],
  resolve: { conditions: CONDITIONS, mainFields: ['main'] },
  ssr: { noExternal: true, external: EXTERNAL, resolve: { conditions: CONDITIONS } },
  build: {
    ssr: true,
    target: 'node24',
    outDir: beside,
    minify: false,
    sourcemap: true,
    rolldownOptions: {
      input: Object.fromEntries([...programs, ...THREADS].map((path) => [nameOf(path), join(ROOT, path)])),
      // A trace names the sources, which lie beside the program: the maps hold no second copy of them.
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js', sourcemapExcludeSources: true },
    },
  },
})
await rm(place, { recursive: true, force: true })
await rename(beside, place)

/** A module's own place is that of its source, and that of a thread's module is its bundle. */
function placesOfSources(): Plugin {
  return {
    name: 'places-of-sources',
    // Of what somebody wrote, not of what the compiler has made of it.
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('.ts') || id.includes('node_modules') || !code.includes('import.meta')) return null
      return {
        code: code.replaceAll(PLACE, (_, thread: string | undefined, kind: string | undefined) => {
          if (kind === 'dirname') return `(import.meta.dirname + '/${fromFolder(dirname(id))}')`
          if (kind === 'url') return `new URL('${fromFolder(id)}', import.meta.url).href`
          const path = relative(ROOT, resolve(dirname(id), thread ?? ''))
          if (!THREADS.includes(path)) throw new Error(`${path} is not among the modules of threads`)
          return `new URL('${nameOf(path)}.js', import.meta.url)`
        }),
        map: null,
      }
    },
  }
}

function fromFolder(path: string): string {
  return relative(place, path).split(sep).join('/')
}

function nameOf(path: string): string {
  const name = basename(path, '.ts')
  return name === 'worker' ? `${basename(dirname(path))}-worker` : name
}
