import { BRIEF_FIELDS } from '../../../contract/brief-fields.ts'
import type { Brief } from '../../../contract/brief.ts'

type Age = NonNullable<Brief['recipientAge']>
type Occasion = NonNullable<Brief['occasion']>
type Variant = NonNullable<Brief['variant']>
type Said = Pick<Brief, 'recipientName' | 'recipientRelation' | 'extraTrait'>
type Kind = Brief['recipientKind'] | null
type Chosen = {
  recipientAge: Age | null
  recipientKind: Kind
  occasion: Occasion | null
  variant: Variant | null
  readings: Brief['readings'] | null
}

/** Whose age nobody asks for: chosen so, or plain from the relation. */
export function isAnimal({
  recipientRelation,
  recipientKind,
}: Pick<Said, 'recipientRelation'> & { recipientKind: Kind }) {
  return recipientKind ? recipientKind === 'animal' : ANIMAL.test(bare(recipientRelation))
}

const ANIMAL =
  /^(?:(?:mis?|nuestr[oa]s?|el|la|los|las|un|una) )?(?:perr|gat|conej|cachorr|caball|yegua|poni|tortug|periquit|lor[oa]|pez|peces|hamster|canari|huron|mascota)/

/** The recipient's age where relation, name or answers leave no doubt of it; «mi hijo» may be three or thirty. */
export function impliedAge({ recipientName, recipientRelation, extraTrait }: Said): Age | null {
  const who = bare(`${recipientRelation} ${recipientName}`)
  const ages = /\b(\d{1,2}(?:(?:, | y )\d{1,2})+) anos\b/
    .exec(who)?.[1]
    ?.split(/, | y /)
    .map((age) => ageOf(Number(age)))
  if (ages) return ages.every((age) => age === ages[0]) ? (ages[0] ?? null) : null
  const years = /\b(\d{1,2}) (?:anos|anitos|anios|primaveras)\b/.exec(who) ?? /\bcumple (\d{1,2})\b/.exec(who)
  const told = years ?? /^(?:(?:ya )?tiene|cumple|va a cumplir) (\d{1,2})(?: anos| anitos)?\b/.exec(bare(extraTrait))
  if (told) return ageOf(Number(told[1]))
  if (/\b\d{1,2} mes(?:es|ecitos)\b|\bbebes?\b|\bbebit[oa]s?\b|\brecien nacid[oa]s?\b/.test(who)) return 'bebe'
  if (/\bquinceaneras?\b|\badolescentes?\b/.test(who)) return '12-17'
  if (/\b(?:bis)?abuel[oa]s?\b|\b(?:bis)?abuelit[oa]s?\b|\byay[oa]s?\b/.test(who)) return 'mayor'
  const grown =
    /^(?:mis? |nuestr[oa]s? )?(?:espos[oa]|marido|mujer|novi[oa]|pareja|prometid[oa]|jef[ae]|suegr[oa]|cunad[oa]|yerno|nuera|compadre|comadre|soci[oa])s?\b/
  return grown.test(who) ? 'adulto' : null
}

/** Why it is given, where relation or name say it: somebody has died, is born, or has a birthday. */
export function impliedOccasion({
  recipientName,
  recipientRelation,
}: Pick<Said, 'recipientName' | 'recipientRelation'>) {
  const who = bare(`${recipientRelation} . ${recipientName}`)
  return OCCASIONS.find(([said]) => said.test(who))?.[1] ?? null
}

const OCCASIONS: readonly (readonly [RegExp, Occasion])[] = [
  [
    /\bque en paz descansen?\b|\bq\.? ?e\.? ?p\.? ?d\b|\bya no esta(?: con nosotr[oa]s| conmigo| aqui)\b|\bque ya no esta$|\b(?:fallecid|difunt|finad)[oa]s?\b|\b(?:fallecio|murio)\b(?! de (?:risa|hambre|sueno))|\bse (?:nos|me) adelanto\b|\best[ae] en el cielo\b/,
    'en-recuerdo',
  ],
  [
    /\brecien nacid[oa]s?\b|\bviene en camino\b|\bpor nacer\b|\bnacio (?:ayer|hoy|hace (?:poco|unos dias))\b/,
    'nacimiento',
  ],
  [/\b(?:que |va a )?cumple (?:\d{1,2}|anos)\b|\bcumpleaner[oa]\b/, 'cumpleanos'],
]

/** Years in full, as one of the brief's ages. */
function ageOf(years: number): Age {
  if (years < 2) return 'bebe'
  if (years < 18) return years < 5 ? '2-4' : years < 8 ? '5-7' : years < 12 ? '8-11' : '12-17'
  return years < 65 ? 'adulto' : 'mayor'
}

/** The Spanish of where the browser is from, by its languages and then by its time zone; null where neither tells. */
export function variantOf(languages: readonly string[], timeZone: string): Variant | null {
  const region = languages.map((language) => /^es-(?:[a-z]{4}-)?([a-z]{2})\b/i.exec(language)?.[1]?.toUpperCase())
  const spoken = region.flatMap((code) => (code ? (VARIANTS_OF_REGION[code] ?? []) : []))[0]
  return spoken ?? VARIANTS_OF_ZONE.find(([zone]) => zone.test(timeZone))?.[1] ?? null
}

const VARIANTS_OF_REGION: Partial<Record<string, Variant>> = {
  ...Object.fromEntries(BRIEF_FIELDS.variant.of.map((variant) => [variant.slice(3), variant])),
  UY: 'es-AR',
}

const VARIANTS_OF_ZONE: readonly (readonly [RegExp, Variant])[] = [
  [/^(?:Europe\/Madrid|Atlantic\/Canary|Africa\/Ceuta)$/, 'es-ES'],
  [/^America\/(?:Argentina\/.+|Buenos_Aires|Montevideo)$/, 'es-AR'],
  [/^America\/Bogota$/, 'es-CO'],
  [/^America\/(?:Santiago|Punta_Arenas|Coyhaique)$/, 'es-CL'],
  [/^America\/Lima$/, 'es-PE'],
  [/^America\/(?:Mexico_City|Monterrey|Merida|Cancun|Chihuahua|Hermosillo|Mazatlan|Tijuana|Matamoros)$/, 'es-MX'],
]

let local: Variant | null | undefined

function localVariant(): Variant | null {
  local ??= variantOf(navigator.languages, new Intl.DateTimeFormat().resolvedOptions().timeZone)
  return local
}

/** The draft with the choices that follow from what was already said; what was chosen or left out stays so. */
export function withImplied<Draft extends Said & Chosen>(draft: Draft): Draft {
  return {
    ...draft,
    recipientAge: draft.recipientAge ?? (draft.readings?.age === null || isAnimal(draft) ? null : impliedAge(draft)),
    occasion: draft.occasion ?? (draft.readings?.occasion === null ? null : impliedOccasion(draft)),
    variant: draft.variant ?? localVariant(),
  }
}

function bare(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .trim()
}
