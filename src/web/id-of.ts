/** The id that an address names, written in digits alone; 0, which nothing has, for anything else. */
export function idOf(text: string | undefined): number {
  return /^[1-9]\d{0,9}$/.test(text ?? '') ? Number(text) : 0
}
