import type { Ask } from '../../../contract/readings.ts'
import type { Brief } from '../../../engine.ts'
import { DEFAULT_VARIANT } from '../../../contract/brief-fields.ts'
import { isGivenName } from '../../../contract/gender.ts'
import { known } from '../language/grammar/dictionary.ts'
import { bare } from '../language/grammar/text.ts'

/** A name among the favourites that may be a team, somebody who sings or somebody of the house. */

type Open = { name: string; choices: NonNullable<Ask['choices']> }

/** Teams that are called like something else, by the country where nobody takes them for it. */
const TEAMS: Record<NonNullable<Brief['variant']>, RegExp> = {
  'es-MX': /^(?:america|tigres|chivas|pumas|santos|leon|toros|atlas)$/u,
  'es-AR': /^(?:river|racing|boca|tigre|independiente|huracan|colon|talleres|estudiantes)$/u,
  'es-CO': /^(?:nacional|america|millonarios)$/u,
  'es-CL': /^(?:colo colo|universidad|palestino|everton)$/u,
  'es-PE': /^(?:alianza|universitario|cristal|melgar)$/u,
  'es-ES': /^(?:rayo|sevilla|valencia|barcelona|zaragoza)$/u,
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
  // 'los bomberos: Beto y Luz' says who they are
  if (favourite.includes(':')) return null
  const said = favourite === favourite.toUpperCase() ? favourite.toLowerCase() : favourite
  const items = said.split(/\s*,\s*(?:y\s+)?|\s+[ye]\s+/u)
  for (const [i, item] of items.entries()) {
    const name = item.trim().replace(/[.!]+$/u, '')
    if (bare(people).includes(bare(name).replace(/^(?:el|la) /u, ''))) continue
    const withIt = (value: string) =>
      items
        .map((each, at) => (at === i ? value : each))
        .join(', ')
        .replace(/, (?=[^,]*$)/u, ' y ')
    if (items.length === 1 && isMoreThanOne(name) && !OF_SPORT.test(bare(favourite))) return manyThings(name)
    if (isTeamElsewhere(name, variant) && !OF_SPORT.test(bare(favourite)) && /\p{Lu}/u.test(name)) {
      const plain = name.replace(/^(?:el|la|los|las) /iu, '')
      return {
        name: plain,
        choices: [
          { value: withIt(`los partidos de ${plain}`), label: 'Un equipo' },
          { value: withIt(`los viajes a ${plain}`), label: 'Un lugar' },
          { value: withIt(name), label: 'Otra cosa' },
        ],
      }
    }
    if (i > 0 && /^\p{Lu}\p{Ll}{2,}$/u.test(name) && isGivenName(name) && !known(name.toLowerCase())) {
      return {
        name,
        choices: [
          { value: withIt(`la música de ${name}`), label: 'Alguien que canta' },
          { value: withIt(`los programas de ${name}`), label: 'Alguien de la tele' },
          { value: withIt(`estar con ${name}`), label: 'Alguien de casa' },
        ],
      }
    }
  }
  return null
}

/** 'los tigres', written small and alone: a team, a band, a paper or what the word says. */
const MORE_THAN_ONE =
  /^(?:el|la|los|las) (?:estrella|tigres|america|aguilas?|leones|toros|santos|rayados|diablos|pumas|potros|bravos|universidad|nacional|temerarios|bukis)$/u
const isMoreThanOne = (name: string) => MORE_THAN_ONE.test(bare(name).toLowerCase())

const manyThings = (name: string): Open => ({
  name,
  choices: [
    { value: `los partidos de ${name}`, label: 'Un equipo' },
    { value: `la música de ${name}`, label: 'Un grupo o alguien que canta' },
    { value: name, label: 'Lo que dice la palabra' },
  ],
})

function isTeamElsewhere(name: string, variant: NonNullable<Brief['variant']>): boolean {
  const key = bare(name).replace(/^(?:el|la|los|las) /u, '')
  return !TEAMS[variant].test(key) && Object.values(TEAMS).some((team) => team.test(key))
}
