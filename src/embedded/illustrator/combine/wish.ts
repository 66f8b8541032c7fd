import type { Style } from '../../../contract/styles.ts'
import { unaccented } from '../lexicon/unaccented.ts'
import { findPlace, findTime } from '../lexicon/scene-words.ts'
import type { Random } from '../../random.ts'
import type { PlaceId, Time } from '../scene/scene.ts'
import type { particles } from '../scenery/particles.ts'
import type { MountId } from './mounts.ts'

/** What a prompt asks for, as far as it can be read; the rest is chosen by chance. */
export type Wish = {
  mount: MountId
  place: PlaceId
  time: Time
  style: Style
  /** The style was asked for: the photos are painted in it, too. */
  isPainted: boolean
  air: Parameters<typeof particles>[1] | null
  festive: boolean
}

/** The first pattern that matches decides; a frame that is named goes before a mood, a mood before a place. */
const MOUNTS: readonly (readonly [MountId, RegExp])[] = [
  ['gold', /marco|dorad|\boro\b|elegan|antigu|museo|cuadro|retrato|solemne/],
  ['wreath', /redond|circul|medallon|corona|guirnalda/],
  ['hearts', /corazon|\bamor|te quier|beso|enamorad|novi[oa]s?\b|abraz|san valentin/],
  ['gold', /boda|casamiento|aniversario|bautizo|graduacion/],
  ['balloons', /cumple|fiesta|globos|celebr|feria|carnaval/],
  ['pine', /navidad|nochebuena|reyes magos|invierno|nieve|nevad/],
  ['planets', /espacio|planeta|galaxia|\bluna\b|estrella|cohete|astronaut|universo/],
  ['bubbles', /bajo el (agua|mar)|fondo del mar|submarin|buce|sirena|\bpeces\b|burbuja/],
  ['wreath', /primavera|\bflor|jardin|mariposa|pradera|campo\b|prado/],
]

const STYLES: readonly (readonly [Style, RegExp])[] = [
  ['acuarela', /acuarela/],
  ['comic', /comic|historieta|tebeo|superh/],
  ['dibujo', /lapiz|carboncillo|\bdibuj/],
  ['anime', /anime|manga/],
  ['ghibli', /ghibli/],
  ['retro', /retro|vintage/],
  ['realista', /oleo|pintura clasica/],
  ['pixar', /\b3d\b|pixar/],
]

const PLACES: Partial<Record<MountId, readonly PlaceId[]>> = {
  hearts: ['garden', 'park', 'lake'],
  gold: ['living-room', 'garden', 'library'],
  balloons: ['park', 'garden', 'fair'],
  pine: ['snow'],
  planets: ['space'],
  bubbles: ['underwater'],
}
const ANY_PLACE: readonly PlaceId[] = ['garden', 'countryside', 'lake', 'park', 'village', 'mountain']

export function wishOf(prompt: string, chance: Random): Wish {
  const words = unaccented(prompt)
  const find = <T>(rules: readonly (readonly [T, RegExp])[]) => rules.find(([, pattern]) => pattern.test(words))?.[0]
  const named = findPlace(prompt)?.value
  const mount = find(MOUNTS) ?? (named === 'sky' ? 'balloons' : named === 'snow' ? 'pine' : 'line')
  const style = find(STYLES)
  const festive = /fiesta|cumple|celebr|feria|boda|navidad|feliz|aniversario/.test(words)
  return {
    mount,
    place: named ?? chance.pick(PLACES[mount] ?? ANY_PLACE),
    time: findTime(prompt)?.value ?? (/magi|estrella|suen|brill/.test(words) ? 'night' : 'afternoon'),
    style: style ?? 'infantil',
    isPainted: style !== undefined,
    air: airOf(words, festive),
    festive,
  }
}

function airOf(words: string, festive: boolean): Wish['air'] {
  if (/nieve|invierno|navidad|nevad/.test(words)) return 'snow'
  if (festive) return 'confetti'
  if (/otono|viento/.test(words)) return 'leaves'
  if (/magi|estrella|suen|brill|hada/.test(words)) return 'sparkles'
  return /amor|flor|primavera|corazon/.test(words) ? 'petals' : null
}
