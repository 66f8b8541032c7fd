export const DAY_MS = 86_400_000

/** Seconds until a day has passed since `first`, at least one: when the first of a day's turns is free again. */
export function secondsUntilNextDay(first: Date | null, now: Date): number {
  return Math.max(1, Math.ceil(((first?.getTime() ?? now.getTime()) + DAY_MS - now.getTime()) / 1_000))
}
