/** The names after the first: «Lola, Mateo y Ana» is Lola with two others. */
export function company(name: string): string[] {
  return name
    .trim()
    .split(/\s*,\s*|\s+(?:y|e|&|\+)\s+/u)
    .filter(Boolean)
    .slice(1)
}
