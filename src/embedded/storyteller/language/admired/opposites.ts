import { bare } from '../grammar/text.ts'

/** Stems of what nobody is at once, unless a 'pero' says so. */
const OPPOSITES: readonly (readonly [RegExp, RegExp])[] = [
  [/^(?:tranquil|calmad|pacific)/u, /^(?:explosiv|acelerad|enojon)/u],
  [/^(?:callad|timid|reservad)/u, /^(?:platicador|hablador|parlanchin|extrovertid|escandalos)/u],
  [/^puntual/u, /^(?:impuntual|tardon)/u],
  [/^ordenad/u, /^desordenad/u],
  [/^paciente/u, /^impaciente/u],
  [/^(?:trabajador|hacendos)/u, /^(?:floj|vag[oa]|perezos)/u],
]

/** 'tranquilo, explosivo': two words of a list that no link sets against each other. */
export function areOpposed(trait: string): boolean {
  const said = bare(trait)
    .split(/\s*,\s*|\s+y\s+/u)
    .map((word) => word.trim())
  return OPPOSITES.some(([one, other]) => said.some((word) => one.test(word)) && said.some((word) => other.test(word)))
}
