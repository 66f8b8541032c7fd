import type { FileStore } from '../src/server/files/files.ts'

export type CountedFiles = FileStore & {
  /** Has a visit's files there: whoever it is, by day and number, and which of the template's they are. */
  fill(day: number): void
  /** How many of the visits' files have not been removed. */
  left(): number
}

const VISIT = /\/d(\d+)-(\d+)-(.+)$/

/**
 * The files of copied visits as one bit each, because what is measured is which of them go and not how fast a disk is;
 * the template's own lie in `real`.
 */
export function countFiles(real: FileStore, { days, stories }: { days: number; stories: number }): CountedFiles {
  const visits = new Uint32Array((days + 1) * stories)
  const names = new Map<string, number>()
  const find = (key: string) => {
    const [, day, number, name] = VISIT.exec(key) ?? []
    if (!day || !number || !name) return null
    return { visit: Number(day) * stories + Number(number) - 1, bit: names.get(name) }
  }
  return {
    ...real,
    async put(key, data, contentType) {
      const name = key.slice(key.indexOf('/') + 1)
      if (!names.has(name) && name.endsWith('.jpg')) names.set(name, 2 ** names.size)
      await real.put(key, data, contentType)
    },
    async stat(key) {
      const found = find(key)
      if (!found) return real.stat(key)
      return ((visits[found.visit] ?? 0) & (found.bit ?? 0)) === 0 ? null : { size: 1, etag: key }
    },
    async remove(keys) {
      const others: string[] = []
      for (const key of keys) {
        const found = find(key)
        if (!found) others.push(key)
        else if (found.bit) visits[found.visit] = (visits[found.visit] ?? 0) & ~found.bit
      }
      if (others.length > 0) await real.remove(others)
    },
    fill(day) {
      visits.fill(2 ** names.size - 1, day * stories, (day + 1) * stories)
    },
    left() {
      let left = 0
      for (let bits of visits) for (; bits !== 0; bits &= bits - 1) left++
      return left
    },
  }
}
