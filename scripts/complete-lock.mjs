/**
 * Names in the lock file every optional package of other platforms. npm leaves out those that the registry
 * at hand could not give when a package was added, and `npm ci` then refuses the whole lock file. And lays what only a tool
 * needs where that tool alone finds it. Run after adding a package: `npm run lock`.
 */
import { readFileSync, writeFileSync } from 'node:fs'

const PATH = new URL('../package-lock.json', import.meta.url)
const OS = {
  darwin: /darwin/,
  win32: /win32/,
  android: /android/,
  freebsd: /freebsd/,
  openharmony: /openharmony/,
  linux: /linux/,
}
const CPU = {
  arm64: /arm64|aarch64/,
  arm: /arm/,
  x64: /x64|x86_64/,
  ia32: /ia32/,
  riscv64: /riscv64/,
  ppc64: /ppc64/,
  s390x: /s390x/,
  loong64: /loong64/,
  wasm32: /wasm/,
}

const lock = JSON.parse(readFileSync(PATH, 'utf8'))
for (const [path, entry] of Object.entries({ ...lock.packages })) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    if (isLocked(path, name)) continue
    const os = keyOf(OS, name)
    const cpu = keyOf(CPU, name)
    const libc = os === 'linux' && (/musl/.test(name) ? 'musl' : /-gnu/.test(name) ? 'glibc' : undefined)
    lock.packages[`node_modules/${name}`] = {
      version: version.replace(/^[\^~]/, ''),
      ...(cpu && { cpu: [cpu] }),
      ...(entry.dev && { dev: true }),
      ...(libc && { libc: [libc] }),
      optional: true,
      ...(os && { os: [os] }),
    }
  }
}
// At the root they would be optional peers of Vite, and npm would install them, 22 MB, with the product.
nest(/^node_modules\/tsx$/, 'node_modules/migration-kit')
nest(/^node_modules\/(@esbuild\/[^/]+|esbuild)$/, 'node_modules/migration-kit/node_modules/tsx')
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)))
writeFileSync(PATH, `${JSON.stringify(lock, null, 2)}\n`)

function nest(names, parent) {
  const entries = Object.entries(lock.packages)
  lock.packages = Object.fromEntries(
    entries.map(([path, entry]) => [names.test(path) ? `${parent}/${path}` : path, entry]),
  )
}

function keyOf(patterns, name) {
  return Object.entries(patterns).find(([, pattern]) => pattern.test(name))?.[0]
}

/** Whether Node would find the package from this place. */
function isLocked(path, name) {
  const parts = path.split('/node_modules/')
  return (
    parts.some(
      (_, index) =>
        lock.packages[`${parts.slice(0, parts.length - index).join('/node_modules/')}/node_modules/${name}`],
    ) || Boolean(lock.packages[`node_modules/${name}`])
  )
}
