/**
 * What the start and test commands need first, on a machine that has only npm: the packages and the
 * built web application. Runs on any Node from 20; everything else runs on the Node from the packages.
 */
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))
/** Node as npm brings it for this machine: an optional dependency for each platform. */
const NODE_PACKAGE = join(ROOT, 'node_modules', nodePackage(process.platform, process.arch))
const NODE_DIR = join(NODE_PACKAGE, 'bin')
export const NODE = join(NODE_DIR, process.platform === 'win32' ? 'node.exe' : 'node')
export const ENV = { ...process.env, PATH: `${NODE_DIR}${delimiter}${process.env.PATH ?? ''}` }

const SHARED_INPUTS = ['src/contract', 'scripts', 'package-lock.json']
const WEB_INPUTS = [...SHARED_INPUTS, 'src/web', 'public', 'index.html', 'vite.config.ts']
const SERVER_INPUTS = [
  ...SHARED_INPUTS,
  'src/server',
  'src/embedded',
  'src/engine.ts',
  'src/niceness.ts',
  'src/threads.ts',
]
const DOUBLES_INPUTS = [...SERVER_INPUTS, 'test/doubles']
const DOUBLES = 'node_modules/.cache/doubles'

/**
 * Installs exactly what the lock file says, unless it is there: what runs the product and builds its pages and, with
 * `tools`, what only tests, checks and benches need (a browser, a PostgreSQL server, linters).
 */
export function ensureInstalled({ tools = false } = {}) {
  const stamp = join(ROOT, 'node_modules/.installed')
  const lock = digest(readFileSync(join(ROOT, 'package-lock.json')))
  const [installed, set] = existsSync(NODE) && existsSync(stamp) ? readFileSync(stamp, 'utf8').split(' ') : []
  const current = installed === lock
  if (current && (set === 'all' || !tools)) return
  // `npm ci` begins with an empty folder; `npm install` adds what is missing and leaves the lock file as it is.
  const verb = current ? ['install', '--no-save', '--prefer-offline'] : ['ci']
  run(
    'npm',
    [...verb, tools ? '--include=dev' : '--omit=dev', '--no-audit', '--no-fund', '--loglevel=error'],
    process.env,
  )
  dropHeaders()
  writeFileSync(stamp, `${lock} ${tools ? 'all' : 'running'}`)
}

/** Node's package brings 64 MB of C headers, and nothing here is compiled. */
function dropHeaders() {
  rmSync(join(NODE_PACKAGE, 'include'), { recursive: true, force: true })
}

function nodePackage(platform, arch) {
  const os = platform === 'win32' ? 'win' : platform
  // The name without «bin» is somebody else's.
  return `${os === 'darwin' && arch === 'arm64' ? 'node-bin' : 'node'}-${os}-${arch}`
}

/** All that is built: where it lies, what it is made from, and by which script. */
const BUILDS = {
  web: { folder: 'dist/web', inputs: WEB_INPUTS, build: ['scripts/build-web.ts'] },
  server: {
    folder: 'dist/server',
    inputs: SERVER_INPUTS,
    build: ['scripts/build-server.ts', 'dist/server', 'src/server/main.ts'],
  },
  /** The programs of the server that only tests start. */
  doubles: {
    folder: DOUBLES,
    inputs: DOUBLES_INPUTS,
    build: ['scripts/build-server.ts', DOUBLES, 'test/doubles/quick-server.ts', 'test/doubles/crashing-server.ts'],
  },
}

/** Builds what is named, each unless nothing it is made from has changed. */
export function ensureBuilt(...names) {
  if (!names.every(isBuilt)) run(NODE, ['scripts/build.mjs', ...names], ENV)
}

/**
 * For whoever sees to it that nobody else builds at the same time: `scripts/build.mjs`. Several may be built side by side;
 * where one fails, the process ends with 1 after the others.
 */
export async function build(name) {
  if (isBuilt(name)) return
  const wanted = inputsOf(name)
  const building = spawn(NODE, BUILDS[name].build, { cwd: ROOT, env: ENV, stdio: ['ignore', 2, 2] })
  const [status] = await once(building, 'exit')
  if (status === 0) writeFileSync(stampOf(name), wanted)
  else process.exitCode = 1
}

function isBuilt(name) {
  const stamp = stampOf(name)
  return (
    existsSync(join(ROOT, BUILDS[name].folder)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === inputsOf(name)
  )
}

function stampOf(name) {
  return join(ROOT, `${BUILDS[name].folder}.built`)
}

function inputsOf(name) {
  return digest(BUILDS[name].inputs.flatMap((path) => fingerprints(join(ROOT, path))).join('\n'))
}

/** Runs a command to its end, with its output going where ours goes; ends this process where it fails. */
export function run(command, args, env) {
  const { status } = spawnSync(command, args, {
    cwd: ROOT,
    env,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  })
  if (status !== 0) process.exit(status ?? 1)
}

/**
 * Runs the Node from the packages for as long as this process lives, passing signals on, and ends as it
 * ends: with its status, or with what `exitCode` makes of it, at once or later; with 1 where a signal ended it.
 */
export function become(args, { ipc = false, env = ENV, exitCode = (status) => status } = {}) {
  const child = spawn(NODE, args, {
    cwd: ROOT,
    env,
    stdio: ['inherit', 'inherit', 'inherit', ...(ipc ? ['ipc'] : [])],
  })
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  // npm dies of a signal without passing it on: whoever ended npm meant us.
  const parent = process.ppid
  if (process.env.npm_lifecycle_event) {
    setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 500).unref()
  }
  child.on('exit', async (code, signal) => process.exit(await exitCode(code ?? (signal ? 1 : 0))))
  return child
}

function fingerprints(path) {
  if (!existsSync(path)) return []
  const stats = statSync(path)
  if (path.endsWith('.test.ts')) return []
  if (!stats.isDirectory()) return [`${path} ${stats.size} ${stats.mtimeMs}`]
  return readdirSync(path).flatMap((name) => fingerprints(join(path, name)))
}

function digest(content) {
  return createHash('sha256').update(content).digest('hex')
}
