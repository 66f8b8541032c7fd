import type { PictureRequest } from '../../engine.ts'
import type { ScenePlan } from './plan.ts'
import type { PlaceId, Time } from './scene.ts'

/** Spanish alternative text: who is seen, what they do, where and when. */
export function altText(plan: ScenePlan, { brief, chapter }: PictureRequest): string {
  const both = `${brief.recipientName} y ${brief.senderName}`
  const place = PLACE_WORDS[plan.place]
  const start = plan.subject === 'cover' ? `Portada: ${both}` : both
  const seen = plan.things.length > 0 ? ` Se ven: ${plan.things.map(({ words }) => words).join(', ')}.` : ''
  const scene = `${start}, juntos ${place}, ${TIME_WORDS[plan.time]}.${seen}`
  return chapter ? `${scene} Ilustración del capítulo «${chapter.title}».` : scene
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
