/** All of them, in an order that `pick` draws. */
export function shuffled<T>(items: readonly T[], pick: <O>(options: readonly O[]) => O): T[] {
  const left = [...items]
  return items.map(() => {
    const next = pick(left)
    left.splice(left.indexOf(next), 1)
    return next
  })
}
