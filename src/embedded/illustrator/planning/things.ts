import type { SeenCoat } from '../../../contract/coats.ts'
import type { PictureRequest } from '../../../engine.ts'
import { colourAfter } from '../lexicon/colour-words.ts'
import { countBefore } from '../lexicon/number-words.ts'
import { findObjects } from '../lexicon/objects.ts'
import { ROWS } from '../lexicon/action-rules.ts'
import { findAction, findPlace } from '../lexicon/scene-words.ts'
import { plain } from '../lexicon/stem.ts'
import { findObject } from '../objects/catalogue.ts'
import { objectOfCoat, wornCoat } from './animals.ts'
import { takesColour } from '../objects/takes-colour.ts'
import type { Companion, Thing } from '../scene/plan.ts'
import { clausesOf, withoutClothes } from './clothes.ts'
import { company } from './company.ts'
import { type Reading, shownOf, sure, SURE } from './reading.ts'
import { unwished, wished } from './wish.ts'

/** Which things and animals a picture shows. */

/** «Del tamaño de un pan»: nothing of the kind is there. */
const COMPARISON = /\s(del tamaño de|como una?|igual que|parecid[oa]s? a)\s.*$/i

/** What the texts name, each kind of thing once, and what of it a wish takes out. */
export function thingsOf(request: PictureRequest, { things }: Reading): { things: Thing[]; without: string[] } {
  const unwanted = new Set(unwished(request.redo))
  const named = [...clausesOf(withoutClothes(wished(request.redo))), ...things].flatMap((text) =>
    namedIn(text, request),
  )
  const { action, objects } = (request.chapter ?? request.head.cover).scene
  const here = new Set([action, ...objects].flatMap((text) => namedIn(text, request)).map(({ object }) => object))
  const favourite = namedIn(shownOf(request.brief, 'favoriteThing'), request).map(({ object }) => object)
  const loved = new Set(favourite.filter((object) => here.has(object)))
  const all = [...new Set(named.map(({ object }) => object))]
  // Of what a scene puts beside people, what is loved is seen before the rest.
  const kinds = wished(request.redo) ? all : all.toSorted((a, b) => Number(loved.has(b)) - Number(loved.has(a)))
  return {
    things: kinds.filter((kind) => !unwanted.has(kind)).map((kind) => merged(named, kind)),
    without: kinds.filter((kind) => unwanted.has(kind)),
  }
}

/** The first words for it, and the first colour that any of them gives it. */
function merged(named: readonly Thing[], kind: string): Thing {
  const same = named.filter(({ object }) => object === kind)
  return {
    ...same[0]!,
    colour: same.find(({ colour }) => colour !== undefined)?.colour,
    count: same.find(({ count }) => count !== undefined)?.count,
  }
}

/** The things of one text. */
export function namedIn(text: string, { brief, head }: Pick<PictureRequest, 'brief' | 'head'>): Thing[] {
  const said = withoutNames(text.replace(COMPARISON, ''), brief)
  return findObjects(said, 3)
    .filter(({ words, confidence }) => confidence >= SURE && (THING.test(words) || !isPlace(words)))
    .filter(({ object, words }) => !DEEDS[object]?.test(words))
    .map(({ object, words }) => coloured(ofTheStory(object, head), words, said))
}

/** Where the text that says what they do says that they row, they are in a boat. */
export function withBoat(things: readonly Thing[], texts: readonly string[]): Thing[] {
  const deciding = texts.find((text) => text && sure(findAction, [text]) !== null)
  const rows = deciding && ROWS.exec(plain(deciding))
  if (!rows) return [...things]
  const boat = things.find(({ object }) => object === 'rowing-boat')
  const rest = things.filter(({ object }) => !BOATS.has(object))
  return [boat ?? { object: 'rowing-boat', words: rows[0] }, ...rest]
}

const BOATS = new Set(['rowing-boat', 'canoe', 'boat', 'oar'])

/** With the colour that the text gives it, where it can be drawn so. */
function coloured(object: string, words: string, text: string): Thing {
  const said = colourAfter(text, words)
  const drawing = said && findObject(object)
  return {
    object,
    words,
    colour: drawing && takesColour(drawing) ? said.colour : undefined,
    count: countBefore(text, words),
  }
}

/** One kind under several names: where the story has chosen one, the others are not meant besides. */
const KINDS: readonly (readonly string[])[] = [
  ['sauropod', 't-rex', 'triceratops', 'pterosaur'],
  ['cat', 'black-cat'],
  ['ball', 'beach-ball'],
  ['car', 'racing-car'],
  ['boat', 'canoe'],
  ['skates', 'ice-skate'],
]

/** The dinosaur of this story, whatever dinosaur a phrase speaks of. */
function ofTheStory(object: string, head: PictureRequest['head']): string {
  const kind = KINDS.find((ids) => ids.includes(object))
  if (!kind) return object
  const { action, objects } = head.cover.scene
  const chosen = [action, ...objects]
    .flatMap((text) => findObjects(text, 6))
    .map((found) => found.object)
    .filter((id) => kind.includes(id))
  // The more particular name decides: a «dinosaurio triceratops» is a triceratops.
  return chosen.find((id) => id !== kind[0]) ?? object
}

/** Rosa, Luna and León are people here: their names, as they are written, are no things to draw, nor is «la maestra Lety» a teacher's cap. */
function withoutNames(text: string, { recipientName, senderName }: PictureRequest['brief']): string {
  const names = new Set(`${recipientName} ${senderName}`.match(/\p{Lu}\p{L}+/gu))
  return text
    .replace(TITLED, (title, name: string) => (names.has(name) ? '' : title))
    .replace(/\p{L}+/gu, (word) => (names.has(word) ? '' : word))
}

const TITLED = /(?<![A-Za-zÀ-ỹ])(?:[Mm]aestr[oa]|[Pp]rofe(?:sora?)?|[Dd]octora?)\s+(?=(\p{Lu}\p{L}+))/gu

/** Words that say a place and yet name a thing: who loves football loves the ball, who remembers the swing a swing. */
const THING =
  /\b(?:arena|macetas?|mantas|s[aá]banas|cojines|almohadas|cubo|columpi\w*|hamacas?|trineos?|esqui\w*|muñecos?|bolas|balon|pelota|f[uú]tbol|gol|partido|botines|real|atl[eé]tico|fc|tractor\w*|bicis?|cohetes?|nave|astronauta|canoa|kayak|globo|setas|cactus|surf|gafas|tesoro|fuerte|conchas|helado|paleta|polo|hornear|pan|galletas|pasteles|paella|arroz|tobog[aá]n|patin\w*|noria|tiovivo|carrusel|cuento|fuegos)\b/i

/** What is done with the whole body is seen in it: no shoe stands for running, no note in the air for dancing. */
const DEEDS: Partial<Record<string, RegExp>> = { 'running-shoe': /^corr/, notes: /^bail/ }

/** A place is drawn as a place, never as a thing beside the people. */
function isPlace(words: string): boolean {
  return (findPlace(words)?.confidence ?? 0) >= SURE
}

/** The recipient where it is an animal; else a small animal that the person loves, in every picture. */
export function companionOf(
  { brief, redo }: PictureRequest,
  pet: string | null,
  seen: SeenCoat | null,
): Companion | null {
  const described = pet ? (brief.recipientCoat ?? seen) : null
  const loved = withoutNames(`${shownOf(brief, 'favoriteThing')}. ${shownOf(brief, 'specialMemory')}`, brief)
  const own = described ? objectOfCoat(described) : pet && findObjects(pet, 1)[0]?.object
  const second = own
    ? findObjects(brief.recipientRelation, 4).find(({ object }) => object !== own && isSmallAnimal(object))?.object
    : undefined
  const friend = findObjects(loved, 6).find(({ object }) => isSmallAnimal(object))
  const object = own || friend?.object
  if (!object) return null
  const asked = withoutNames(wished(redo), brief)
  const told = [asked, loved]
    .flatMap((text) =>
      findObjects(text, 6).map(({ object: found, words }) => ({ found, ...coloured(found, words, text) })),
    )
    .filter(({ found }) => found === object)
  const colour = told.find((one) => one.colour !== undefined)?.colour
  return {
    object,
    role: own ? 'recipient' : 'friend',
    colour,
    coat: described ? wornCoat(described, colour) : undefined,
    second,
    count: own
      ? Math.min(3, 1 + company(brief.recipientName).length - (second ? 1 : 0))
      : (told.find(({ count }) => count !== undefined)?.count ??
        (told.some(({ words }) => isSeveral(words)) ? 2 : undefined)),
  }
}

/** «Los gatos negros»: how many is not told, but more than one. */
const isSeveral = (words: string) => /^\p{L}+[aeo]s(?![A-Za-zÀ-ỹ])/u.test(words)

function isSmallAnimal(id: string): boolean {
  const object = findObject(id)
  return object?.alive === true && object.height < 0.9 && object.uses[0] === 'stands'
}
