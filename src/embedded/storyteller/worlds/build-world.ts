import type { FavouriteItem } from '../language/favourite-item.ts'
import { NO_TOPIC } from '../language/favourite.ts'
import { nounGender } from '../language/gender.ts'
import { contract, upperFirst } from '../language/text.ts'
import { thing, type World } from './world.ts'

/** `x` is the thing itself, null where no noun says it. */
type Parts = { de: string; x: string | null }

/** Worlds for a favourite that no table knows: each is made of the favourite's own name. */
const BUILDS: ((parts: Parts) => Omit<World, 'id' | 'topic'>)[] = [
  ({ de }) => ({
    land: `la Provincia ${de}`,
    setting: 'un pueblo',
    guide: thing('un cartero que nunca se perdía', 'el cartero'),
    token: thing('un sobre lacrado', 'el sobre'),
    trail: 'sobres diminutos',
    scent: 'tinta de sello',
    sound: 'un timbre impaciente',
    now: 'ya nadie se escribe, y las noticias se quedan dormidas en los buzones',
    back: 'Se abrió un buzón, se abrieron todos, y las noticias salieron volando a casa de su dueño',
    objects: ['buzones', 'un cartero', 'sobres que vuelan'],
  }),
  ({ de }) => ({
    land: `el Museo Secreto ${de}`,
    setting: 'una biblioteca',
    guide: thing('un guardia de bigote medio dormido', 'el guardia'),
    token: thing('una llave sin puerta', 'la llave'),
    trail: 'lucecitas',
    scent: 'cera y a misterio',
    sound: 'un tintineo de llaves',
    now: 'las salas se han ido vaciando, porque lo que nadie nombra se borra',
    back: 'Alguien dijo un nombre en voz alta, se encendió una vitrina, y luego todas las demás',
    objects: ['vitrinas', 'un guardia de bigote', 'una llave antigua'],
  }),
  ({ de }) => ({
    land: `la Isla ${de}`,
    setting: 'una isla',
    guide: thing('un farero con calcetines de lana', 'el farero'),
    token: thing('una piedra que brillaba un poco', 'la piedra'),
    trail: 'piedritas brillantes',
    scent: 'viento de otra parte',
    sound: 'una sirena de barco',
    now: 'todo se ha soltado del fondo, y cada noche amanece un poco más lejos',
    back: 'La isla echó el ancla, bostezó y volvió a salir en todos los mapas',
    objects: ['una isla', 'un faro', 'piedras que brillan'],
  }),
  ({ de, x }) => ({
    land: `el Planeta ${de}`,
    setting: 'el espacio, entre estrellas',
    guide: thing('un astronauta jubilado', 'el astronauta'),
    token: thing('una moneda de otro mundo', 'la moneda'),
    trail: 'chispas de colores',
    scent: 'aire nuevo',
    sound: 'una radio muy lejana',
    now: x === null ? 'se está borrando lo que más se quiere' : `se está borrando lo que más se quiere: ${x}`,
    back: 'Lo que se había borrado volvió a su sitio, y traía su propia luz',
    objects: ['un planeta de colores', 'un astronauta', 'chispas'],
  }),
  ({ de }) => ({
    land: `el Gran Congreso ${de}`,
    setting: 'un teatro',
    guide: thing('una presidenta del tamaño de un pulgar', 'la presidenta'),
    token: thing('una campanilla de oro', 'la campanilla'),
    trail: 'papelitos de colores',
    scent: 'flores y a discurso',
    sound: 'un aplauso tímido',
    now: 'nadie se pone de acuerdo, y llevan siete años sin pasar del punto uno',
    back: 'Sonó la campanilla, se aprobó el punto uno por unanimidad, y hubo merienda para todos',
    objects: ['una campanilla', 'un gran salón', 'papelitos de colores'],
  }),
]

/** A world for any favourite at all, named after it. */
export function buildWorld(item: FavouriteItem, pick: <T>(options: readonly T[]) => T): World {
  // 'la Provincia de que la abracen' is no name for a place
  const de =
    item.text === NO_TOPIC ||
    (item.kind === 'clause' && item.text.startsWith('que ')) ||
    item.text.split(' ').length > (item.kind === 'infinitive' ? 3 : 5)
      ? 'de las Cosas Queridas'
      : contract(`de ${titled(item.text.replace(/^sus? (\p{L}+)/u, ownless))}`)
  return {
    id: 'built',
    topic: 'sus cosas favoritas',
    ...pick(BUILDS)({ de, x: item.kind === 'clause' ? null : item.text }),
  }
}

/** 'su balcón' → 'el balcón': the name of a place does not say whose. */
const ownless = (all: string, noun: string) =>
  all.startsWith('sus ')
    ? `${nounGender(noun) === 'f' ? 'las' : 'los'} ${noun}`
    : `${nounGender(noun) === 'f' ? 'la' : 'el'} ${noun}`

/** 'el ventilador' → 'el Ventilador': in the name of a place the words that mean something have capitals. */
function titled(text: string): string {
  return text.replace(/(?<!\p{L})\p{Ll}{3,}/gu, (word) =>
    /^(?:más|del|los|las|con|por|que|sus?|mis?|sin|unas?|unos|para|sobre|entre|desde|hasta)$/.test(word)
      ? word
      : upperFirst(word),
  )
}
