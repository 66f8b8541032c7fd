import type { Person } from '../language/person.ts'
import { bare } from '../language/text.ts'
import { CRAFT } from './acts-craft.ts'
import { HEART } from './acts-heart.ts'
import { LIGHT } from './acts-light.ts'
import { METTLE } from './acts-mettle.ts'
import { NEAR } from './acts-near.ts'
import { PLAIN, PLAIN_CRADLE, PLAIN_PET, WAYS } from './acts-ways.ts'
import { SHARED } from './acts-shared.ts'
import type { Act, Family } from './family.ts'

/** Those that a few words tell exactly stand before those that many words may mean. */
export const FAMILIES: readonly Family[] = [...WAYS, ...SHARED, ...NEAR, ...HEART, ...LIGHT, ...METTLE, ...CRAFT]

/** The family of what is said to be admired: of those that it names, the one named first. */
export function familyOf(said: string): Family | null {
  const key = bare(said).replace(BESIDE, ' ')
  // 'nos enseñó a ser unidos': what was taught, or learnt, is what they are
  const taught = key.replace(/(?:(?:me|nos|les?) ensen|aprend)\w+ (?:siempre )?a (?:ser |estar )?/gu, ' ')
  return (taught === key ? null : nearest(taught)) ?? nearest(key)
}

function nearest(key: string): Family | null {
  return (
    FAMILIES.map((family, order) => ({ family, order, at: key.search(family.test) }))
      .filter(({ at }) => at >= 0)
      .sort((a, b) => a.at - b.at || a.order - b.order)[0]?.family ?? null
  )
}

/** What is said without meaning it: 'la verdad sacó adelante a los cuatro', '50 años (bueno, 48)', or says only how one knows: 'nunca la oímos quejarse'. */
const BESIDE =
  /\([^)]*\)|\b(?:la |lo |los |las )?(?:escuch|oi|vi|ve)\w* (?=quejar)|sin preguntar(?: nada)?|(?:y )?ni pregunta\b|no pregunta\b|^(?:(?:pues|bueno|es que|en serio|de verdad|la verdad(?: es)?(?: que)?),? )+(?=\w)/g

/** What whoever is admired for `said` does: acts of its family, else what anybody good does. */
export function actsOf(said: string, r: Person): readonly Act[] {
  const family = familyOf(said)
  if (r.role === 'pet') return family?.pet ?? PLAIN_PET
  return r.baby ? (family?.cradle ?? PLAIN_CRADLE) : anywhere(family?.acts ?? PLAIN, r)
}

/** What an act brings along that a story may lack: an hour, a weather, a wall, a dish. */
const OWN_SCENE =
  /(?:de la (?:mañana|madrugada|tarde)|noche|anochec|madrugada|amanec|oscur|pared(?!es)|\bfila\b|corrían|caminaban|lluv|llov|\bcamino\b|\bcalle\b|patio|escalera|techo|a calentar|\bolla\b|horno|\bplato|\bpuerta\b|andén|cena\b|comiendo|cerro|cuesta|viento|frío|regaño|firmara|\bpan\b|pelota|zapato|agujeta|suéter|silla)/u

/** Those that can be done wherever a story has come to, where there are two of them. */
function anywhere(acts: readonly Act[], r: Person): readonly Act[] {
  const free = acts.filter((act) => !OWN_SCENE.test(act(r, '')))
  return free.length > 1 ? free : acts
}
