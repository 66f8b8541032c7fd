import type { Ask } from '../../../contract/readings.ts'
import type { Brief } from '../../../engine.ts'
import { DEFAULT_VARIANT } from '../../../contract/brief-fields.ts'
import { isGivenName } from '../../../contract/gender.ts'
import { known } from '../language/dictionary.ts'
import { bare } from '../language/text.ts'

/** A name among the favourites that may be a team, somebody who sings or somebody of the house. */

type Open = { name: string; choices: NonNullable<Ask['choices']> }

/** Teams that are called like something else, by the country where nobody takes them for it. */
const TEAMS: Record<NonNullable<Brief['variant']>, RegExp> = {
  'es-MX': /^(?:america|tigres|chivas|pumas|santos|leon|toros|atlas)$/u,
  'es-AR': /^(?:river|racing|boca|tigre|independiente|huracan|colon|talleres|estudiantes)$/u,
  'es-CO': /^(?:nacional|america|millonarios)$/u,
  'es-ES': /^(?:rayo|sevilla|valencia|barcelona|zaragoza|betis)$/u,
}
const OF_SPORT = /futbol|partido|hincha|cancha|equipo|liga|gol|estadio|club|camiseta/u

/** Null where what it is was said ('su perra Lola', 'la música de Lola') or is plain where the giver lives. */
export function openName({
  favoriteThing: favourite,
  recipientName,
  senderName,
  variant = DEFAULT_VARIANT,
}: Brief): Open | null {
  const people = `${recipientName} ${senderName}`
  const items = favourite.split(/\s*,\s*(?:y\s+)?|\s+[ye]\s+/u)
  for (const [i, item] of items.entries()) {
    const name = item.trim().replace(/[.!]+$/u, '')
    if (bare(people).includes(bare(name).replace(/^(?:el|la) /u, ''))) continue
    const said = (value: string) =>
      items
        .map((each, at) => (at === i ? value : each))
        .join(', ')
        .replace(/, (?=[^,]*$)/u, ' y ')
    if (isTeamElsewhere(name, variant) && !OF_SPORT.test(bare(favourite)) && /\p{Lu}/u.test(name)) {
      const plain = name.replace(/^(?:el|la|los|las) /iu, '')
      return {
        name: plain,
        choices: [
          { value: said(`los partidos de ${plain}`), label: 'Un equipo' },
          { value: said(`los viajes a ${plain}`), label: 'Un lugar' },
          { value: said(name), label: 'Otra cosa' },
        ],
      }
    }
    if (i > 0 && /^\p{Lu}\p{Ll}{2,}$/u.test(name) && isGivenName(name) && !known(name.toLowerCase())) {
      return {
        name,
        choices: [
          { value: said(`la música de ${name}`), label: 'Alguien que canta' },
          { value: said(`los programas de ${name}`), label: 'Alguien de la tele' },
          { value: said(`estar con ${name}`), label: 'Alguien de casa' },
        ],
      }
    }
  }
  return null
}

function isTeamElsewhere(name: string, variant: NonNullable<Brief['variant']>): boolean {
  const key = bare(name).replace(/^(?:el|la|los|las) /u, '')
  return !TEAMS[variant].test(key) && Object.values(TEAMS).some((team) => team.test(key))
}
