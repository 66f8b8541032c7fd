/** It surely was one day: 'un domingo nos perdimos'; nights, years and what was done again and again are none. */
export const isOneDay = (memory: string): boolean =>
  ONCE.test(memory) &&
  !lasts(memory) &&
  !/(?<!\p{L})(?:noches?|madrugadas?|veranos?|años|siempre|cada)(?!\p{L})/iu.test(memory) &&
  // 'En 2001 armó un taller'
  !/^En (?:el )?(?:19|20)\d\d(?!\d)/u.test(memory)

/** 'todo el invierno', 'el primer mes', 'tres días', 'me mandaba… los grababa…': what is remembered went on, and is no one day. */
export const lasts = (memory: string) =>
  (LASTED.test(itsOwn(memory)) || /(?:(?:mand|envi|grab|llam|escrib|compr)(?:aba|ía)[^;]*){2}/u.test(memory)) &&
  !ONE_DAY.test(memory)

/** 'un letrero que hizo toda la semana': how long that took, and not what is remembered. */
const itsOwn = (memory: string) =>
  memory.replace(/(?<=(?<!\p{L})una? \p{L}+) que [^,.;]*?tod[oa] (?:el|la) \p{L}+/giu, '')

const NUMBER = '(?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|quince|\\d+|unos|varios|muchos|unas|varias|muchas)'
const UNITS = 'd[ií]as|noches|semanas|meses|años'
const LASTED = new RegExp(
  `(?<![\\p{L}\\d])(?:(?<!en )tod[oa] (?:el|la) (?:invierno|verano|otoño|primavera|año|mes|semana|temporada)|(?:el|la|l[oa]s) primer(?:os|as?)? (?:${NUMBER} )?(?:mes|semana|${UNITS})|tod[oa]s l[oa]s (?:${UNITS}|tardes|mañanas|lunes|martes|miércoles|jueves|viernes|sábados|domingos|veranos|inviernos)|(?<!(?:desde|ahora|todav[ií]a|hoy)[^.;]{0,24})cada (?:d[ií]a|noche|tarde|mañana|semana|mes|año|verano|invierno|lunes|martes|miércoles|jueves|viernes|sábado|domingo|enero|diciembre)|(?<!(?<!\\p{L})(?:hace|hac[ií]a|l[oa]s|como|con|de|ten\\p{L}+|cumpl\\p{L}+|a|sus|mis|otr[oa]s|cada) )${NUMBER} (?:${UNITS})(?! (?:despu[eé]s|antes|m[aá]s tarde|tarde|\\p{L}+ndo(?:l[oae]s?)?(?!\\p{L}))))(?!\\p{L})`,
  'iu',
)
const ONE_DAY =
  /(?<!\p{L})(?:(?:un|ese|aquel|otro) (?:d[ií]a|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo)|(?:una|esa|aquella|otra) (?:vez|noche|tarde|mañana)|(?:el d[ií]a|la (?:noche|tarde|mañana|vez)) (?:que|de|del|en que))(?!\p{L})/iu

const ONCE =
  /\p{L}{2}(?:ó|aron|ieron|aste|iste|(?<![áí]b)(?<!í)[ai]mos|é|í)(?!\p{L})|(?<!\p{L})(?:fue|fui|hizo|dijo|vino|trajo|puso|quiso|dio|vio)(?!\p{L})/u
