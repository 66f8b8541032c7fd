import type { PictureRequest } from '../../../engine.ts'
import type { ScenePlan } from '../scene/plan.ts'
import type { ActionId, PlaceId, Time, Weather } from '../scene/scene.ts'
import { nameOf } from '../lexicon/names.ts'
import { findObject } from '../objects/catalogue.ts'
import { namesOf } from './company.ts'
import { tellsPlace } from './reading.ts'
import { isCarried, isRowing, isWading, lovedHere, shoulderRide } from '../scene/situations.ts'

/** Spanish alternative text: who is seen, what they do, where and when, and with what of the things that were painted. */
export function altText(plan: ScenePlan, request: PictureRequest, shown: ReadonlySet<string>): string {
  const { brief, chapter } = request
  // Where the memory has no place of its own nobody was there where it is shown.
  const isThere = plan.remembers && tellsPlace(request)
  const opening = plan.subject === 'cover' ? 'Portada: ' : isThere ? 'El recuerdo: ' : ''
  const [recipient, sender] = [spokenOf(brief.recipientName), spokenOf(brief.senderName)]
  const ride = shoulderRide(plan)
  const people = isAlone(plan)
    ? `${sender} recuerda a ${recipient}`.replace(' a el ', ' al ')
    : isCarried(plan)
      ? `${recipient}, en brazos de ${sender},`.replace(' de el ', ' del ')
      : ride
        ? `${ride.above === 'sender' ? sender : recipient}, a hombros de ${ride.above === 'sender' ? recipient : sender},`.replace(
            ' de el ',
            ' del ',
          )
        : `${LIST.format([...[recipient, sender].flatMap(namesOf), ...plan.others.flatMap(({ called }) => called ?? [])])} ${deedWords(plan, shown)}`
  const companion = plan.companion?.role === 'friend' ? [plan.companion.object] : []
  const names = [...new Set([...companion, ...plan.things.map(({ object }) => object)])]
    .filter((object) => shown.has(object))
    .map(nameOf)
    .filter((name) => name !== null)
  const seen = names.length > 0 ? ` Con ${LIST.format(names)}.` : ''
  const scene = `${opening}${upperFirst(people)} ${PLACE_WORDS[plan.place]}, ${TIME_WORDS[plan.time]}${WEATHER_WORDS[plan.weather]}.${seen}`
  return chapter ? `${scene} Ilustración del capítulo «${chapter.title}».` : scene
}

/** Neither the recipient nor the animal that they are is in the picture. */
const isAlone = (plan: ScenePlan) => plan.cast.recipient === null && !lovedHere(plan)

/** «Tus hijos», «Mi tío Beto», «Mamá y papá», as somebody else says it: «sus hijos», «su tío Beto», «su mamá y su papá». */
export function spokenOf(name: string): string {
  const trimmed = name.trim()
  if (/^yo$/i.test(trimmed)) return 'alguien especial'
  return trimmed
    .replace(/(^|\s(?:y|e)\s|,\s*)(tu|mi)(s?)(?=\s)/giu, '$1su$3')
    .replace(/(^|\s(?:y|e)\s)(?:nuestr|vuestr)[oa](s?)(?=\s)/giu, '$1su$2')
    .replace(
      /(^|\s(?:y|e)\s)((?:bis)?(?:abuel[oa]|abuelit[oa])s?|mam[áai]|mami|pap[áai]|papi|t[ií][oa]s?|herman[oa]s?|hij[oa]s?|niet[oa]s?|prim[oa]s?|padrinos?|madrina)(?=$|\s(?:y|e)\s)/giu,
      (_, before: string, kin: string) => `${before}${/s$/i.test(kin) ? 'sus' : 'su'} ${kin.toLowerCase()}`,
    )
    .replace(/^(El|La|Los|Las|Tod[oa]s)(?=\s)/u, (word) => word.toLowerCase())
}

/** What they do, with what it is done with. */
export function deedWords(
  { action, place, things }: Pick<ScenePlan, 'action' | 'place' | 'things'>,
  shown: ReadonlySet<string>,
): string {
  const mount = things.find(({ object }) => shown.has(object) && findObject(object)?.seat)?.object
  if (isRowing({ action, things })) return 'reman en una barca'
  if (action === 'ride' && mount === 'tricycle') return 'van en triciclo'
  if (action === 'ride' && mount === 'bicycle') return 'van en bicicleta'
  if (action === 'ride' && mount === 'plane') return 'vuelan en avión'
  if (action === 'ride' && mount === 'hot-air-balloon') return 'van en globo'
  if (action === 'build' && shown.has('sand-bucket')) return 'hacen un castillo de arena'
  if (action === 'build' && shown.has('snowman')) return 'hacen un muñeco de nieve'
  if (isWading({ action, place })) return 'juegan en el agua'
  return ACTION_WORDS[action]
}

function upperFirst(text: string): string {
  return text.charAt(0).toLocaleUpperCase('es') + text.slice(1)
}

const LIST = new Intl.ListFormat('es', { type: 'conjunction' })

const ACTION_WORDS: Record<ActionId, string> = {
  stand: 'sonríen',
  walk: 'caminan',
  run: 'corren',
  jump: 'saltan',
  dance: 'bailan',
  wave: 'saludan',
  point: 'señalan algo maravilloso',
  look: 'miran con asombro',
  search: 'exploran',
  read: 'leen',
  sit: 'descansan',
  eat: 'meriendan',
  cook: 'cocinan',
  hug: 'se abrazan',
  'hold-hands': 'van de la mano',
  give: 'se hacen un regalo',
  'play-ball': 'juegan',
  'play-music': 'hacen música',
  sing: 'cantan',
  paint: 'pintan',
  build: 'construyen',
  plant: 'cuidan las plantas',
  swim: 'nadan',
  fly: 'vuelan',
  ride: 'cabalgan',
  climb: 'trepan',
  sleep: 'descansan',
  celebrate: 'celebran',
  comfort: 'se hacen compañía',
  whisper: 'se cuentan un secreto',
}

export const WEATHER_WORDS: Record<Weather, string> = {
  clear: '',
  rain: ', bajo la lluvia',
  snow: ', bajo la nieve',
  fog: ', entre la niebla',
  wind: ', con viento',
  rainbow: ', bajo el arcoíris',
}

export const TIME_WORDS: Record<Time, string> = {
  dawn: 'al amanecer',
  day: 'a plena luz del día',
  afternoon: 'por la tarde',
  sunset: 'al atardecer',
  night: 'de noche',
}

export const PLACE_WORDS: Record<PlaceId, string> = {
  bedroom: 'en el dormitorio',
  'living-room': 'en la sala de casa',
  kitchen: 'en la cocina',
  school: 'en la escuela',
  library: 'en la biblioteca',
  hall: 'en una gran sala',
  workshop: 'en el taller',
  theatre: 'en el escenario',
  bathroom: 'en el baño',
  lift: 'en el ascensor',
  bus: 'a bordo, entre los asientos',
  stadium: 'en la cancha',
  garden: 'en el jardín',
  park: 'en el parque',
  village: 'en el pueblo',
  city: 'en la ciudad',
  market: 'en el mercado',
  station: 'en la estación',
  fair: 'en la feria',
  farm: 'en la granja',
  countryside: 'en el campo',
  forest: 'en el bosque',
  jungle: 'en la selva',
  mountain: 'en la montaña',
  snow: 'en la nieve',
  desert: 'en el desierto',
  cave: 'en una cueva',
  river: 'junto al río',
  lake: 'junto al lago',
  beach: 'en la playa',
  island: 'en una isla',
  underwater: 'bajo el mar',
  sea: 'en el mar',
  sky: 'entre las nubes',
  space: 'en el espacio',
  castle: 'ante un castillo',
}
