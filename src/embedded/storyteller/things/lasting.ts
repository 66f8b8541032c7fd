/** It surely was one day: 'un domingo nos perdimos'; nights, years and what was done again and again are none. */
export const isOneDay = (memory: string): boolean =>
  ONCE.test(memory) &&
  !lasts(memory) &&
  !/(?<![A-Za-zÀ-ỹ])(?:noches?|madrugadas?|veranos?|años|siempre|cada)(?![A-Za-zÀ-ỹ])/iu.test(memory) &&
  // 'En 2001 armó un taller'
  !/^En (?:el )?(?:19|20)\d\d(?!\d)/u.test(memory)

/** 'todo el invierno', 'el primer mes', 'tres días', 'me mandaba… los grababa…': what is remembered went on, and is no one day. */
export const lasts = (memory: string) =>
  (LASTED.test(itsOwn(memory)) || /(?:(?:mand|envi|grab|llam|escrib|compr)(?:aba|ía)[^;]*){2}/u.test(memory)) &&
  !ONE_DAY.test(memory)

/** 'un letrero que hizo toda la semana': how long that took, and not what is remembered. */
const itsOwn = (memory: string) =>
  memory.replace(/(?<=(?<![A-Za-zÀ-ỹ])una? [A-Za-zÀ-ỹ]+) que [^,.;]*?tod[oa] (?:el|la) [A-Za-zÀ-ỹ]+/giu, '')

const NUMBER = '(?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|quince|\\d+|unos|varios|muchos|unas|varias|muchas)'
const UNITS = 'd[ií]as|noches|semanas|meses|años'
const LASTED = new RegExp(
  `(?<![\\p{L}\\d])(?:(?<!en )tod[oa] (?:el|la) (?:invierno|verano|otoño|primavera|año|mes|semana|temporada)|(?:el|la|l[oa]s) primer(?:os|as?)? (?:${NUMBER} )?(?:mes|semana|${UNITS})|tod[oa]s l[oa]s (?:${UNITS}|tardes|mañanas|lunes|martes|miércoles|jueves|viernes|sábados|domingos|veranos|inviernos)|(?<!(?<![A-Za-zÀ-ỹ])(?:hace|hac[ií]a|con|de|a|en|como|casi|pas[oó]|ten[A-Za-zÀ-ỹ]+|(?:cumpl|falt|qued|llev[aá]b|tard)[A-Za-zÀ-ỹ]+|cada) )(?:un mes|una semana|una temporada)(?! (?:despu[eé]s|antes|m[aá]s tarde|tarde|de novi|para|en [A-Za-zÀ-ỹ]+r(?![A-Za-zÀ-ỹ])))|(?<!(?:desde|ahora|todav[ií]a|hoy)[^.;]{0,24})cada (?:d[ií]a|noche|tarde|mañana|semana|mes|año|verano|invierno|lunes|martes|miércoles|jueves|viernes|sábado|domingo|enero|diciembre)|(?<!(?<![A-Za-zÀ-ỹ])(?:hace|hac[ií]a|l[oa]s|como|con|de|ten[A-Za-zÀ-ỹ]+|cumpl[A-Za-zÀ-ỹ]+|a|sus|mis|otr[oa]s|cada) )${NUMBER} (?:${UNITS})(?! (?:despu[eé]s|antes|m[aá]s tarde|tarde|[A-Za-zÀ-ỹ]+ndo(?:l[oae]s?)?(?![A-Za-zÀ-ỹ]))))(?![A-Za-zÀ-ỹ])`,
  'iu',
)
const ONE_DAY =
  /(?<![A-Za-zÀ-ỹ])(?:(?:un|ese|aquel|otro) (?:d[ií]a|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo)|(?:una|esa|aquella|otra) (?:vez|noche|tarde|mañana)|(?:el d[ií]a|la (?:noche|tarde|mañana|vez)) (?:que|de|del|en que))(?![A-Za-zÀ-ỹ])/iu

const ONCE =
  /\p{L}{2}(?:ó|aron|ieron|aste|iste|(?<![áí]b)(?<!í)(?<!(?<![A-Za-zÀ-ỹ])(?:pr|r|tr|gr|rac|últ|próx))[ai]mos|(?<!(?<![A-Za-zÀ-ỹ])(?:as|ah|aqu|all|caf|beb|porqu))[éí])(?![A-Za-zÀ-ỹ])|(?<![A-Za-zÀ-ỹ])(?:fue|fui|hizo|dijo|vino|trajo|puso|quiso|dio|vio)(?![A-Za-zÀ-ỹ])/u
