import { deedOf } from './deed-verbs.ts'

/** How a memory begins, and whether anything is done in it. */

const TIMES =
  'noche|tarde|mañana|madrugada|verano|invierno|otoño|primavera|domingo|sábado|lunes|martes|miércoles|jueves|viernes|navidad|nochebuena|nochevieja|año|mes|semana|temporada|carnaval|año nuevo'

const EVENTS =
  '(?:xv|quince|\\d{1,2}) años|viaje|día|ida|visita|vuelo|función|torneo|examen|obra|baile|cita|boda|casamiento|matrimonio|fiesta|cumpleaños|cumple|concierto|recital|partido|final|graduación|excursión|paseo|clase|cena|comida|feria|cierre|mudanza|festival|carrera|bautizo|bautismo|comunión|posada|luna de miel|campamento|reunión|retiro|concurso|choque|gol|susto|presentación|exposición|salida|vez|regional|campeonato|competencia|desfile|pastorela|kermés|kermesse|asado|parcial|mili|semestre|rodaje|ensayo|show|serenata|procesión|romería|peregrinación|maratón|acampada|caminata|vacaciones|pijamada|entrega|ceremonia|temporada|entierro|velorio|juego|ultrasonido|ecografía|muestra|intercambio|misa|quince|quinceañera|cosecha|vendimia|pesca|crucero|interrail|erasmus|sermón|simulacro|inventario|corso|videollamada|cabalgata|riada|convivio|cabaña|refugio|camping|hostal|albergue|velada|mañanitas|verbena|guardia|turno|apertura|inauguración|llegada|despedida|reencuentro'
const WEATHERS =
  'temblor|terremoto|sismo|apagón|huracán|nevada|tormenta|lluvia|granizada|inundación|pandemia|cuarentena|eclipse|helada|ciclón|encierro|diluvio|aguacero|confinamiento'

const DONE_ON_IT =
  /^(?:nos )?(?:hicimos|dimos|tuvimos|echamos|aventamos|armamos|organizamos|vimos|vio|vivimos|oímos|escuchamos|ganamos|gané|ganó|jugamos|planeamos|soñamos)(?![A-Za-zÀ-ỹ])/iu

export const TIME_NOUN = new RegExp(`^(?:${TIMES}|día)$`, 'iu')
export const EVENT_NOUN = new RegExp(`^(?:${EVENTS}|${WEATHERS})$`, 'iu')
/** 'que hicimos a Guanajuato': what follows is still its name. */
export const isDoneOnIt = (text: string) => DONE_ON_IT.test(text)

/** Some word of it tells what was done. */
export const hasDeed = (text: string) => deedsIn(text) > 0

/** How many of its words tell what was done. */
export function deedsIn(text: string): number {
  const words = text.split(/[\s,.:;]+/u)
  return words.filter((word, i) => {
    const form = /^\p{Lu}/u.test(word) && i > 0 ? null : deedOf(word.toLowerCase(), words[i - 1]?.toLowerCase() ?? '')
    return form?.tense === 'preterite' || form?.tense === 'imperfect'
  }).length
}
