import type { Brief, Coat, Look, Scene } from '../../engine.ts'
import { coatInWords } from '../../contract/coats.ts'
import { fineTraitsInWords } from '../../contract/look-prose.ts'
import { polish } from './kit/compose.ts'
import type { ChapterDraft, Kit } from './kit/kit.ts'
import { thirdToPlural } from './language/turned/conjugate.ts'
import type { Person } from './language/people/person.ts'
import { inThePresent } from './language/grammar/tense.ts'
import { contract, list } from './language/grammar/text.ts'
import { holds } from './language/left-out/unwanted.ts'

/** A person in the words of a picture's plan; no gender where none is known. */
function describe(person: Person): string {
  if (person.several) return person.name
  return `${person.name}, ${looks(person)}`
}

function looks({ role, species, age, band, baby, g }: Person): string {
  if (role === 'pet') {
    if (species === 'dog') return g('una perrita', 'un perro', 'un perro')
    if (species === 'cat') return g('una gata', 'un gato', 'un gato')
    return 'una mascota muy querida'
  }
  if (baby) return 'que es un bebé'
  if (band === '2-4') return g('una niña de unos tres años', 'un niño de unos tres años', 'de unos tres años')
  if (band === '12-17') return g('una adolescente', 'un adolescente', 'de unos quince años')
  if (age === 'small') return g('una niña pequeña', 'un niño pequeño', 'de unos seis años')
  if (age === 'older') return g('una niña de unos diez años', 'un niño de unos diez años', 'de unos diez años')
  if (age === 'elder')
    return g('una mujer mayor de mirada viva', 'un hombre mayor de mirada viva', 'una persona mayor de mirada viva')
  return g('una mujer', 'un hombre', 'una persona adulta')
}

/** Both people, as every picture must show them, with what is known of how they look. */
export function charactersOf({ r, s }: Kit, brief: Brief): string {
  return `${withLook(describe(r), brief.recipientLook, brief.recipientCoat)} ${withLook(`${describe(s)}${s.kin ? `, ${s.kin}` : ''}`, brief.senderLook)}`
}

function withLook(who: string, look: Look | undefined, coat?: Coat): string {
  const words = [coat && list(coatInWords(coat, (colour) => colour)), look && lookInWords(look)].filter(Boolean)
  return `${who}${words.length > 0 ? `: ${words.join('; ')}` : ''}.`
}

function lookInWords(look: Look): string {
  const { hairType, hairLength, hair, skin, glasses, beard, clothes } = look
  return list([
    hairType === 'calvo' ? 'sin pelo' : `pelo ${hairLength} y ${hairType} (${hair})`,
    `piel ${skin}`,
    ...(glasses ? ['con lentes'] : []),
    ...(beard === 'ninguna' ? [] : [`con ${beard}`]),
    ...fineTraitsInWords(look, (colour) => colour),
    `ropa de color ${clothes}`,
  ])
}

/**
 * A picture shows what is: 'una cafetera que hablaba por el pico' speaks now. Comparisons belong to the prose:
 * 'un triceratops del tamaño de un gato' would bring a cat.
 */
function pictured(text: string): string {
  return inThePresent(text).replace(
    / del tamaño de una? \p{L}+| con (?:patas de alambre|(?:tres|cuatro|seis|ocho) patas)| de leer(?=$|,| a | que )| salchicha(?: larguísim[oa])?| con bigotes de hierba| que parec[A-Za-zÀ-ỹ]+ una? \p{L}+/gu,
    '',
  )
}

/** 'abre la puerta y encuentra a Sam, que…' of several people: the verbs of the main clause agree, the others stay. */
function agreed(action: string, r: Person): string {
  if (!r.plural) return action
  const [main = '', ...rest] = action.split(/(?=,| mientras | que | del que )/u)
  return thirdToPlural(main) + rest.join('')
}

/** In memory of somebody it is the sender who acts. */
const isBySender = (s: Person, action: string) => action.startsWith(`${s.name} `)

/** The chapter's plan with its subject said, and its contractions made: 'Mateo lee un papel…'. */
export function sceneOf({ r, s, unwanted }: Kit, draft: ChapterDraft['scene']): Scene {
  const isGivers = isBySender(s, draft.action)
  const action = pictured(isGivers ? draft.action : agreed(draft.action, r))
  return {
    place: contract(draft.place),
    time: draft.time,
    action: contract(isGivers ? action : `${r.name} ${action}`),
    ...(draft.pose && { pose: draft.pose }),
    ...(draft.memoryPlace !== undefined && { memoryPlace: draft.memoryPlace }),
    objects: [...new Set(draft.objects.map((object) => contract(pictured(object))))].filter(
      (object) => !unwanted || !holds(unwanted, object),
    ),
  }
}

/** The air of each page, from the cover to the fifth chapter. */
const MOODS = [
  'acogedor y mágico, de cubierta de cuento',
  'de curiosidad: algo acaba de empezar',
  'de aventura y descubrimiento',
  'íntimo y emocionado',
  'de asombro, con una luz que vence a la sombra',
  'de alegría tranquila y cariño',
] as const

/** Whole sentences: who does what, where, when, with whom, among what, in which mood. `page` 0 is the cover. */
export function imagePromptOf(kit: Kit, scene: Scene, page: number): string {
  const { r, s } = kit
  const bySender = isBySender(s, scene.action)
  const subject = bySender ? s : r
  const action = scene.action.slice(subject.name.length + 1)
  const who = describe(subject)
  const isSeen = !bySender && scene.action.includes(s.name.replace(/^el /, ''))
  const sender = isSeen ? ` También se ve a ${describe(s)}.` : ''
  const memory =
    scene.memoryPlace && !scene.place.includes(scene.memoryPlace)
      ? `, donde se abre como una ventana el recuerdo: ${scene.memoryPlace}`
      : ''
  return polish(
    `${who}${who === subject.name ? '' : ','} ${action}. Lugar: ${scene.place}${memory}, ${scene.time}.${sender} Alrededor se ven ${list(scene.objects.slice(0, 5))}. Ambiente ${MOODS[page]}.`,
  )
}
