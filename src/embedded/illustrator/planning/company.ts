/** The names after the first: «Lola, Mateo y Ana» is Lola with two others. */
export const company = (name: string): string[] => namesOf(name).slice(1)

/** The first of several names; null where only one is given. */
export function firstOf(name: string): string | null {
  const names = namesOf(name)
  return names.length > 1 ? names[0]! : null
}

/** All of several names, of one the whole. */
export function namesOf(name: string): string[] {
  return name
    .trim()
    .split(/\s*,\s*|\s+(?:y|e|&|\+)\s+/u)
    .filter(Boolean)
}
