import { type Beside, FOLDERS, FOREIGN_PACKAGES, SERVER_LAYERS } from './imports.ts'

/** What is wrong with a file's import of another, both as paths from the root; null where nothing is. */
export function importProblem(from: string, to: string): string | null {
  for (const [folder, beside] of Object.entries(FOLDERS)) {
    const [importer, imported] = [from, to].map((path) => inside(folder, path))
    if (!importer || !imported) continue
    if (!mayImport(beside, importer, imported)) return `${importer} may not import ${imported} (lint/imports.ts).`
  }
  // A test may bring in what stands above the layer that it tests.
  return /\.test\.tsx?$/.test(from) ? null : layerProblem(inside('src/server', from), inside('src/server', to))
}

/** What is wrong with a file's import of a package. */
export function packageProblem(from: string, name: string): string | null {
  const isForeign = Object.entries(FOREIGN_PACKAGES).some(([folder, names]) => inside(folder, from) && names.test(name))
  return isForeign ? `${name} is foreign here (lint/imports.ts).` : null
}

function inside(folder: string, path: string): string | null {
  return path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : null
}

function mayImport(beside: Beside, importer: string, imported: string): boolean {
  const [own] = Object.keys(beside)
    .filter((name) => isNamed(name, importer))
    .toSorted((a, b) => b.length - a.length)
  if (own === undefined || importer.split('/')[0] === imported.split('/')[0]) return true
  return beside[own]?.some((name) => isNamed(name, imported)) ?? false
}

function isNamed(name: string, path: string): boolean {
  if (!name.endsWith('*')) return path === name || path.startsWith(`${name}/`)
  const folder = name.slice(0, -1)
  return path.startsWith(folder) && !path.slice(folder.length).includes('/')
}

/** Imports go down; files of one layer that stand in no folder may import each other. */
function layerProblem(from: string | null, to: string | null): string | null {
  if (from === null || to === null) return null
  const [importer, imported] = [from, to].map(placeOf)
  if (!importer || !imported) return `${importer ? to : from} has no place in the layers of lint/imports.ts.`
  if (importer.entry === imported.entry || imported.layer < importer.layer) return null
  if (imported.layer === importer.layer && [importer, imported].every(({ entry }) => entry.endsWith('.ts'))) return null
  return `${imported.entry} does not lie below ${importer.entry}: imports flow down.`
}

/** By the longest entry that names the file or a folder it is in. */
function placeOf(path: string): { entry: string; layer: number } | undefined {
  return SERVER_LAYERS.flatMap((entries, layer) => entries.map((entry) => ({ entry, layer })))
    .filter(({ entry }) => isNamed(entry, path))
    .toSorted((a, b) => b.entry.length - a.entry.length)[0]
}
