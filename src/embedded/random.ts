/** Deterministic chance: the same seed gives the same picture. */
export type Random = {
  /** 0 to 1, 1 excluded. */
  (): number
  between(low: number, high: number): number
  /** A whole number, both ends included. */
  integer(low: number, high: number): number
  pick<T>(choices: readonly T[]): T
  chance(probability: number): boolean
  /** Bell-shaped, −1 to 1. */
  bell(): number
  /** An independent stream that does not move this one. */
  fork(tag: string): Random
}

/** 32-bit FNV-1a. */
function hash(text: string): number {
  let h = 2166136261
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16777619)
  return h >>> 0
}

/** A mulberry32 stream. */
export function random(seed: number | string): Random {
  const start = typeof seed === 'string' ? hash(seed) : seed >>> 0
  let state = start
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  return Object.assign(next, {
    between: (low: number, high: number) => low + (high - low) * next(),
    integer: (low: number, high: number) => Math.floor(low + (high + 1 - low) * next()),
    pick: <T>(choices: readonly T[]): T => choices[Math.floor(next() * choices.length)] as T,
    chance: (probability: number) => next() < probability,
    bell: () => (next() + next() + next() - 1.5) / 1.5,
    fork: (tag: string) => random((hash(tag) ^ start) >>> 0),
  })
}
