import type { PictureRequest } from '../../engine.ts'
import type { ScenePlan } from './plan.ts'
import type { ActionId, PlaceId, Time, Weather } from './scene.ts'
import { nameOf } from './lexicon/names.ts'
import { isCarried } from './staging/carry.ts'
import { shownThings } from './staging/things.ts'

/** Spanish alternative text: who is seen, what they do, where and when, and with what. */
export function altText(plan: ScenePlan, { brief, chapter }: PictureRequest): string {
  const cover = plan.subject === 'cover' ? 'Portada: ' : ''
  const people = isCarried(plan)
    ? `${brief.recipientName}, en brazos de ${brief.senderName},`
    : `${brief.recipientName} y ${brief.senderName} ${ACTION_WORDS[plan.action]}`
  const companion = plan.companion?.role === 'friend' ? [plan.companion.object] : []
  const names = [...companion, ...shownThings(plan).map(({ id }) => id)].map(nameOf).filter((name) => name !== null)
  const seen = names.length > 0 ? ` Con ${names.length > 1 ? LIST.format(names) : names[0]}.` : ''
  const scene = `${cover}${people} ${PLACE_WORDS[plan.place]}, ${TIME_WORDS[plan.time]}${WEATHER_WORDS[plan.weather]}.${seen}`
  return chapter ? `${scene} Ilustración del capítulo «${chapter.title}».` : scene
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

const WEATHER_WORDS: Record<Weather, string> = {
  clear: '',
  rain: ', bajo la lluvia',
  snow: ', bajo la nieve',
  fog: ', entre la niebla',
  wind: ', con viento',
  rainbow: ', bajo el arcoíris',
}

const TIME_WORDS: Record<Time, string> = {
  dawn: 'al amanecer',
  day: 'a plena luz del día',
  afternoon: 'por la tarde',
  sunset: 'al atardecer',
  night: 'de noche',
}

const PLACE_WORDS: Record<PlaceId, string> = {
  bedroom: 'en el dormitorio',
  'living-room': 'en la sala de casa',
  kitchen: 'en la cocina',
  school: 'en la escuela',
  library: 'en la biblioteca',
  workshop: 'en el taller',
  theatre: 'en el escenario',
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
