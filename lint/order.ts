/** Folders and files of `root` from the lowest layer to the highest, and which features a feature may import. */
export type Order = { root: string; layers: string[][]; features: Record<string, string[]> }

/** Where a file stands: its layer and the entry of the layer that names it; `feature` is null outside features/NAME/. */
type Place = { path: string; layer: number; entry: string; feature: string | null }

/** By the longest entry that names the file or a folder it is in; null outside the root, where other rules hold. */
export function placeOf({ root, layers }: Order, path: string): Place | null {
  if (!path.startsWith(`${root}/`)) return null
  const inside = path.slice(root.length + 1)
  const [entry = ''] = layers
    .flat()
    .filter((name) => inside === name || inside.startsWith(`${name}/`))
    .toSorted((a, b) => b.length - a.length)
  const layer = layers.findIndex((entries) => entries.includes(entry))
  return { path: inside, layer, entry, feature: /^features\/([^/]+)\//.exec(inside)?.[1] ?? null }
}

/** Imports go down; files of one layer that stand in no folder may import each other. */
export function layerProblem({ root }: Order, from: Place, to: Place): string | null {
  const missing = [from, to].find(({ layer }) => layer === -1)
  if (missing) return `${root}/${missing.path} has no place in the layers of .oxlintrc.json.`
  if (from.entry === to.entry || to.layer < from.layer) return null
  if (to.layer === from.layer && [from, to].every(({ entry }) => entry.endsWith('.ts'))) return null
  return `${to.entry} does not lie below ${from.entry}: imports flow down.`
}

/** `features/jobs.ts`, which lists the jobs of all, stands above them. */
export function featureProblem({ features }: Order, from: Place, to: Place): string | null {
  if (from.entry !== 'features' || to.entry !== 'features' || from.feature === to.feature) return null
  if (from.feature === null) return null
  if (to.feature !== null && features[from.feature]?.includes(to.feature)) return null
  return `The feature ${from.feature} may not import ${to.feature ?? to.path}.`
}
