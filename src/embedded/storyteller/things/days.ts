import { contract } from '../language/grammar/text.ts'
import { type Doing, isBare, momentsOf } from './happenings.ts'
import { type Keepsake, keepsakeOf } from './keepsakes.ts'
import { airOf } from './places.ts'
import { occasionIn } from './remembered.ts'
import { shuffled } from './shuffled.ts'

/** A remembered day as it is lived again. Only what was surely read is in it; where nothing was, it has no sentences. */
export type Day = {
  /** What is seen, heard and smelt there, whatever happens: at most two sentences. */
  air: readonly string[]
  /** What was done there, step by step: first what is rarest, at most two. */
  doings: readonly Doing[]
  /** What was felt when it had happened, at most two. */
  felt: readonly string[]
  keep: Keepsake
  /** Of what happened, for little ones. */
  sound: string
  /** What it is called where its place is not known: 'aquella noche', 'el día del burro', 'aquel tiempo'. */
  called: string
}

type Told = {
  memory: string
  place: string | null
  /** What the favourite is called on the stage: no two things have one name. */
  star: string
  /** Things that the plot has of its own, bare of accents: none of them is kept too. */
  taken?: RegExp | undefined
  pick: <T>(options: readonly T[]) => T
}

/** 'una chispa de la azotea': of all lights, this day's. */
const ofDay = (keep: Keepsake, whence: string): Keepsake =>
  keep.un.includes(' de ') ? keep : { ...keep, un: contract(`${keep.un} de ${whence}`) }

export function dayOf({ memory, place, star, taken, pick }: Told): Day {
  const air = isBare(memory) ? [] : airOf(place)
  const when = occasionIn(memory)
  const keep = keepsakeOf(memory, pick, { star, taken })
  const { doings, after, sound } = momentsOf(memory, pick)
  const steps = doings.flatMap((doing) => doing.steps)
  const called =
    when ?? calledAfter(memory, keep.isImage || keep.isRelic || keep.el.startsWith('el par ') ? null : keep.el)
  return {
    // what is known of the deed tells more than what is known of the place
    air: shuffled(air, pick)
      .filter((line) => !steps.includes(line))
      .slice(0, steps.length > 1 ? 1 : 2),
    doings,
    felt: after,
    keep: keep.isImage ? ofDay(keep, called) : keep,
    sound: sound ?? '',
    called,
  }
}

/** A day is called after the thing that is kept of it: 'el día del cartel'; what was done again and again had no day of its own, and what is done still is no bygone time: 'los martes'. */
function calledAfter(memory: string, thing: string | null): string {
  if (memory === '') return 'un día de los buenos'
  const [, la, season] = SEASON.exec(itsOwn(memory)) ?? []
  if (season && lasts(memory)) return `${la === 'la' ? 'aquella' : 'aquel'} ${season.toLowerCase()}`
  const [, those, each] = /(?<!\p{L})(?:tod[oa]s (l[oa]s \p{L}+)|(cada \p{L}+))/iu.exec(memory) ?? []
  const custom = goesOn(memory) && (those ?? each)
  if (custom) return custom.toLowerCase()
  if (lasts(memory) || (HABIT.test(memory) && !ONCE.test(memory)))
    return thing && !BLAND.test(thing) ? contract(`el tiempo de ${thing}`) : 'aquel tiempo'
  return thing && !BLAND.test(thing) && !thing.endsWith('s') ? contract(`el día de ${thing}`) : 'aquel día'
}

/** Too much of every day to tell one from another. */
const BLAND =
  /^(?:el|la|los|las) (?:ropa|agua|mesa|ruta|papel|nevera|bote|tapa|caja|bolsa|olla|plato|hilo|toalla|taza|cubeta|balde|sillas?|foto|pan|bata|botón|piso|suelo|puerta|casa|flor|lonche|sopa|auto|carro|coche|bus|camiseta|vestido|cama|zapatos?|chancla|coca|navaja|periódico|pizza|arroz|chocolate|pastel|cart[oó]n|madera|tela|pl[aá]stico|lana|vidrio|estambre|cinta)(?: |$)/u

/** 'todo el invierno', 'el primer mes', 'tres días': what is remembered went on, and is no one day. */
export const lasts = (memory: string) => LASTED.test(itsOwn(memory)) && !ONE_DAY.test(memory)

/** 'todos los martes sale al balcón': what is done still is no bygone time. */
export const goesOn = (memory: string) => lasts(memory) && !HABIT.test(memory) && !ONCE.test(memory)

/** 'un letrero que hizo toda la semana': how long that took, and not what is remembered. */
const itsOwn = (memory: string) =>
  memory.replace(/(?<=(?<!\p{L})una? \p{L}+) que [^,.;]*?tod[oa] (?:el|la) \p{L}+/giu, '')

const SEASON = /(?<!\p{L})tod[oa] (el|la) (invierno|verano|otoño|primavera|año|mes|semana|temporada)(?!\p{L})/iu
const NUMBER = '(?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|quince|\\d+|unos|varios|muchos|unas|varias|muchas)'
const UNITS = 'd[ií]as|noches|semanas|meses|años'
const LASTED = new RegExp(
  `(?<![\\p{L}\\d])(?:(?<!en )tod[oa] (?:el|la) (?:invierno|verano|otoño|primavera|año|mes|semana|temporada)|(?:el|la|l[oa]s) primer(?:os|as?)? (?:${NUMBER} )?(?:mes|semana|${UNITS})|tod[oa]s l[oa]s (?:${UNITS}|tardes|mañanas|lunes|martes|miércoles|jueves|viernes|sábados|domingos|veranos|inviernos)|(?<!(?:desde|ahora|todav[ií]a|hoy)[^.;]{0,24})cada (?:d[ií]a|noche|tarde|mañana|semana|mes|año|verano|invierno|lunes|martes|miércoles|jueves|viernes|sábado|domingo|enero|diciembre)|(?<!(?<!\\p{L})(?:hace|hac[ií]a|l[oa]s|como|con|de|ten\\p{L}+|cumpl\\p{L}+|a|sus|mis|otr[oa]s|cada) )${NUMBER} (?:${UNITS})(?! (?:despu[eé]s|antes|m[aá]s tarde|tarde|\\p{L}+ndo(?:l[oae]s?)?(?!\\p{L}))))(?!\\p{L})`,
  'iu',
)
const ONE_DAY =
  /(?<!\p{L})(?:(?:un|ese|aquel|otro) (?:d[ií]a|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo)|(?:una|esa|aquella|otra) (?:vez|noche|tarde|mañana)|(?:el d[ií]a|la (?:noche|tarde|mañana|vez)) (?:que|de|del|en que))(?!\p{L})/iu

const HABIT =
  /\p{L}(?:aba|abas|ábamos|aban|(?<!\bd|todav)(?:ía|ías)|íamos|ían)(?!\p{L})|(?<!\p{L})iba[sn]?(?!\p{L})|íbamos/u
const ONCE =
  /\p{L}{2}(?:ó|aron|ieron|aste|iste|(?<![áí]b)(?<!í)[ai]mos|é|í)(?!\p{L})|(?<!\p{L})(?:fue|fui|hizo|dijo|vino|trajo|puso|quiso|dio|vio)(?!\p{L})/u
