/** Relations as a select shows them: «mamá» is the value, «Mamá» the words. */
export function relationOptions(relations: readonly string[]): { value: string; label: string }[] {
  return relations.map((value) => ({ value, label: value.charAt(0).toLocaleUpperCase('es') + value.slice(1) }))
}
