/** A deed for whom chapters are short: what is done, and what comes of it where there is room. */
export function inBrief(deed: readonly string[]): { done: string[]; after: string[] } {
  const [act = '', ...after] = deed
  // 'y preguntó:' is not done before it is said
  const unfinished = act.endsWith(':') ? 1 : 0
  return { done: [act, ...after.slice(0, unfinished)], after: after.slice(unfinished) }
}
