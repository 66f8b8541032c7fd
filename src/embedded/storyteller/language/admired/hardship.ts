import { thirdPast } from '../spelling/verb-accents.ts'
import { startsClause } from '../turned/quality-parts.ts'

const HARD =
  '(?:(?:se )?qued[oó] (?:(?:viud|hu[eé]rfan)[oa]|sin (?:pap[aá]|mam[aá]|padres?|madre|trabajo|casa|nada))|perdi[oó] (?:a (?:su|mi|nuestr)|todo(?![A-Za-zÀ-ỹ])|(?:el|su) (?:trabajo|empleo)|(?:la|su) casa|la vista)|(?:nunca|no) (?:tuvo|ten[ií]a) (?:hij[oa]s|estudios|dinero|plata|nada|pap[aá]|mam[aá]|padres?|madre|infancia)|(?:nunca|no) (?:pudo (?:estudiar|ir|terminar)|termin[oó] (?:la|el|sus)|fue a la (?:escuela|universidad))|creci[oó] sin|(?:lleg[oó]|vino|empez[oó]|sali[oó])(?: [A-Za-zÀ-ỹ]+){0,3} sin (?:nada|un (?:peso|centavo|duro|sol|mango)|conocer a nadie))(?![A-Za-zÀ-ỹ])'
/** 'quedó viuda joven y nunca se quejó': of one sentence, or the first. */
const HARD_FIRST = new RegExp(`^(?:que )?(${HARD}[^,.;:!?“”«»]*?),? (?:y|pero) ([^“”«»]+)$`, 'iu')
const BEGINS_HARD = new RegExp(`^(?:que )?${HARD}`, 'iu')

/** 'nunca tuvo hijos y nos crio a cuatro' → 'aunque nunca tuvo hijos, nos crio a cuatro': what somebody lost is not what is admired of them. */
export function inSpiteOf(said: string): string {
  const [, hard = '', rest = ''] = HARD_FIRST.exec(said) ?? []
  const deed = rest.replace(/^que /iu, '')
  // 'saco adelante a sus hermanos'
  const [first = ''] = deed.split(' ')
  return hard !== '' && (startsClause(deed) || thirdPast(first) !== first) && !BEGINS_HARD.test(deed)
    ? `aunque ${hard.charAt(0).toLowerCase()}${hard.slice(1)}, ${deed}`
    : said
}
