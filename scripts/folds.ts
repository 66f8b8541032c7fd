/** Folds of people, for the scripts that fit readings of photos: nobody is judged by a fit that knew their repository. */
export const FOLDS = 8

type Row = { told: { from: string } }
let folds: Map<string, number> | undefined

/** Repositories are dealt out to folds from the largest on, each to the fold that has fewest people. */
export function foldOf({ from }: Row['told'], rows: readonly Row[]): number {
  folds ??= dealtOut(rows.map(({ told }) => told.from.split(':')[0]!))
  return folds.get(from.split(':')[0]!)!
}

function dealtOut(sources: readonly string[]): Map<string, number> {
  const dealt = new Map<string, number>()
  const sizes = Array<number>(FOLDS).fill(0)
  const counted = Map.groupBy(sources, (source) => source)
  for (const [source, all] of [...counted].toSorted((a, b) => b[1].length - a[1].length)) {
    const least = sizes.indexOf(Math.min(...sizes))
    dealt.set(source, least)
    sizes[least]! += all.length
  }
  return dealt
}
