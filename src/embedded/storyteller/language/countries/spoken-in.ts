import { bare } from '../grammar/text.ts'
import type { Variant } from './variants.ts'

/** Words, sports and places, without accents, that those of one country write and those of the others do not. */
const SURELY: readonly (readonly [Variant, RegExp])[] = (
  [
    ['es-MX', 'platic\\w+|chamarra|alberca|tianguis|vocho|carnalita|carnala|pastorela|tacos? al pastor|cemitas?|guey|chido|camion de la escuela|milpa|posadas'],
    ['es-AR', 'bondis?|campera|heladera|pochoclos?|facu|(?:me|te|nos|se) (?:re )?banc(?:a|as|o|aste|aba|abas)|buchone\\w+|laburo|quilombo|se le canta|galletitas?|mate (?:amargo|cebado|lavado)|nona|sos|gesell|tilcara|boleta de la luz'],
    ['es-CO', 'arequipe|pandebonos?|guayos|sin afan|tinto bien cargado|parcer[oa]s?|aguapanela|agua de panela|busetas?|chocolate con queso|juicios[oa]s? con el estudio|medellin|barranquilla'],
    ['es-ES', 'el movil|gominolas?|mi yay[oa]|parchis|chipiona|betis|penalara|balonmano|rellano|chavales|zumos?|ordenador|patatas?|vosotr[oa]s|vuestr[oa]s?|pan con tomate'],
    ['es-CL', 'pololear|cachai|guaguita|tomar once|cabritas con'],
    ['es-PE', 'chifa|chompita|causa limena|tomar lonche'],
  ] as const
).map(([variant, said]) => [variant, whole(said)]) // oxfmt-ignore

/** Most answers have no word of any of them: one look tells. */
const ANY = whole(SURELY.map(([, { source }]) => source).join('|'))

function whole(said: string): RegExp {
  return new RegExp(`(?<![A-Za-zÀ-ỹ])(?:${said})(?![A-Za-zÀ-ỹ])`, 'u')
}

/** The country of who wrote `answers`, where they use a word of that one and of no other; else null. */
export function spokenIn(answers: readonly string[]): Variant | null {
  const key = bare(answers.join(' \n '))
  if (!ANY.test(key)) return null
  const found = SURELY.filter(([, said]) => said.test(key))
  return found.length === 1 ? found[0]![0] : null
}
