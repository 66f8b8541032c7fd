/** What somebody may not want to see printed: an illness by its name, where a person lives, how to call them. */

const DIAGNOSIS =
  /(?<!\p{L})(?:s[ií]ndrome de \p{L}+|autis(?:mo|ta)|asperger|tdah?|d[eé]ficit de atenci[oó]n|diab[eé]tic[oa]|diabetes|epilep(?:sia|tic[oa]|ptic[oa])|c[aá]ncer|leucemia|tumor|quimio(?:terapia)?|alzh?eimer|demencia|parkinson|esclerosis|depresi[oó]n|ansiedad|bipolar|esquizofrenia|anorexia|bulimia|vih|sida|par[aá]lisis|discapacidad|dislexia|insuficiencia \p{L}+|infarto|derrame|embolia|aborto|alcoh[oó]lic[oa]|alcoholismo|adicci[oó]n|trastorno \p{L}+|tea)(?!\p{L})/iu

const ILLNESS =
  /(?<!\p{L})(?:enferm[oa]s?|enfermedad|hospital(?:izad[oa])?|operaci[oó]n|operaron|operad[oa]|terapia intensiva|diagn[oó]stico|diagnosticaron)(?!\p{L})/iu

const TELEPHONE = /(?:\+?\d[\s().-]?){8,}/u

const ADDRESS =
  /(?<!\p{L})(?:(?:calle|av(?:enida)?\.?|calz(?:ada)?\.?|carrera|cra\.?|blvd\.?|bulevar|privada|colonia|col\.|depto\.?|departamento|piso|edificio|manzana|lote)\s+[\p{L}\d .]{1,30}\s*(?:#|n[uú]m(?:ero)?\.?|no\.|n\.?[º°])?\s*\d+|c\.?p\.?\s*\d{4,5}|\S+@\S+\.\p{L}{2,})/iu

export type PrivateFact = 'diagnosis' | 'illness' | 'telephone' | 'address'

/** The first private fact that an answer holds, the most private kinds first; null where there is none. */
export function privateFact(text: string): PrivateFact | null {
  if (ADDRESS.test(text)) return 'address'
  if (TELEPHONE.test(text)) return 'telephone'
  if (DIAGNOSIS.test(text)) return 'diagnosis'
  return ILLNESS.test(text) ? 'illness' : null
}

/**
 * The answer without the clauses that hold a telephone or an address, and, where `diagnosis` is asked for, without a
 * named illness; empty where nothing else was said.
 */
export function withoutPrivate(text: string, { diagnosis }: { diagnosis: boolean }): string {
  const isPrivate = (clause: string) =>
    ADDRESS.test(clause) || TELEPHONE.test(clause) || (diagnosis && DIAGNOSIS.test(clause))
  if (!isPrivate(text)) return text
  const clauses = text.split(/\s*[,;.]\s*(?:(?:y|e|pero|aunque) )?|\s+(?:y|e|pero|aunque)\s+/u).filter(Boolean)
  return clauses.filter((clause) => !isPrivate(clause)).join(', ')
}
