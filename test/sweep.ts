/**
 * All rows for `npm run gallery -- --check`, each n-th for the gate: for tests that draw, where a row takes a second, and
 * for whole stories by the thousand, where most of what breaks one breaks all. Who asks several times of the same rows
 * begins each time with another, the `first`, so that no row is left out.
 */
export function sweep<T>(rows: readonly T[], n: number, first = 0): T[] {
  return rows.filter((_, index) => process.env['npm_lifecycle_event'] === 'gallery' || index % n === first % n)
}
