import { cached, WORDS_AT_HAND } from './cache.ts'
import { infinitivesOf, isParticiple } from './dictionary.ts'
import { type Finite, TABLE, type Tense } from './paradigms.ts'
import { isInfinitive } from './infinitive.ts'

/** Words that look like verb forms but, in these answers, are not. */
const NEVER = new Set(
  `apenas acaso para sobre entre como cada una uno este esta estos estas ese esa esos esas cerca tarde nada media hasta desde bajo ahora
  mientras siempre pero porque cuando otra otro toda todo todas todos poca mucha mucho linda lindo buena risa jamás nunca casi quizá
  antes después luego juntos juntas solo sola gracias vez veces casa mesa cosa hora fuera dentro menos tras ante sin contra
  revés través francés inglés interés compás traspiés según durante salvo excepto además así tan más muy bien mal aquí ahí allí ayer hoy tanto tanta cuarto vida obra alas ojos manos
  gato perro oso coche tren sala cara copa falda hada sopa capa taza barba mamá papá afuera adentro arriba abajo papás mamás sofás unos unas ambos cierto cierta triste alegre grande
  fuerte valiente listo lista loco loca tranquilo tranquila dulce llena lleno limpia sano sana seguro segura completa completo
  igual iguales amante amantes libre atento atenta amable increíble divertida divertido primera primero pequeña madre padre gente noche leche calle parte suerte mío mía míos mías tuya tuyo suya suyo`
    .split(/\s+/)
    .filter(Boolean),
)

/** 'concentración', which the dictionary hangs on its verb, is what somebody has, and nothing that they do. */
const NOT_FINITE = /(ando|iendo|yendo|ándo[A-Za-zÀ-ỹ]+|iéndo[A-Za-zÀ-ỹ]+|yéndo[A-Za-zÀ-ỹ]+|[cs]ión|[cs]iones)$/u

/** Reads one word as a finite verb form; null where it is none. The dictionary vouches for the infinitive. */
export const finiteForm = cached(WORDS_AT_HAND, (word): Finite | null => {
  const form = word.toLowerCase()
  const listed = TABLE.get(form)
  if (listed) return listed
  // 'París' is a city, not a form of 'parir': callers lower the first word of an answer themselves
  if (word !== form) return null
  if (
    NEVER.has(form) ||
    form.length < 2 ||
    form.length > 24 ||
    (NOT_FINITE.test(form) && form !== 'mando') ||
    isInfinitive(form)
  )
    return null
  const vos = voseo(form)
  if (vos) return vos
  const infinitive = infinitivesOf(form)[0]
  // 'plegable' is how a bicycle is, though the dictionary hangs it on 'plegar'
  if (infinitive && /[ai]bles?$/.test(form) && !infinitive.endsWith('blar')) return null
  return (infinitive ? byEnding(form, infinitive) : null) ?? irregularFuture(form)
})

/** 'podría', 'habrá', 'dirán': futures and conditionals on a stem of their own, and of verbs that the dictionary lists bare. */
function irregularFuture(form: string): Finite | null {
  const [, stem, ending] = /^(\p{L}*r)(é|ás|á|emos|éis|án|ía|ías|íamos|íais|ían)$/u.exec(form) ?? []
  const infinitive = stem === undefined ? undefined : FUTURE_STEMS[stem]
  if (!infinitive) return null
  const plural = /(?:mos|is|n)$/.test(ending!)
  const person = /(?:é|emos|íamos)$/.test(ending!) ? 1 : ending!.endsWith('s') ? 2 : 3
  return { infinitive, person, plural, tense: 'other' }
}

const FUTURE_STEMS: Record<string, string> = {
  podr: 'poder', dir: 'decir', ir: 'ir', ser: 'ser', estar: 'estar', dar: 'dar', ver: 'ver', habr: 'haber', tendr: 'tener', har: 'hacer', vendr: 'venir', saldr: 'salir',
  pondr: 'poner', querr: 'querer', sabr: 'saber', valdr: 'valer', cabr: 'caber',
} // oxfmt-ignore

/** 'ella', 'canta'; not 'yo', 'canta'. */
export const isDoneBy = (subject: string, verb: string): boolean =>
  finiteForm(verb)?.person === (/^yo$/iu.test(subject) ? 1 : 3)

function voseo(form: string): Finite | null {
  const match = /^(\p{L}+)(ás|és|ís)$/u.exec(form)
  if (!match) return null
  const infinitive = match[1] + { ás: 'ar', és: 'er', ís: 'ir' }[match[2] as 'ás' | 'és' | 'ís']
  if (infinitivesOf(infinitive).length === 0 && !/^(jugar|poder|saber)$/.test(infinitive)) return null
  return { infinitive, person: 2, plural: false, tense: 'present', address: 'vos' }
}

const STRONG = /(?:poner|tener|venir|hacer|decir|ducir|traer)$/

function byEnding(form: string, infinitive: string): Finite | null {
  const make = (person: 1 | 2 | 3, plural: boolean, tense: Tense): Finite => ({ infinitive, person, plural, tense })
  if (isParticiple(form, infinitive)) return null
  if (/(abais|íais|áis|éis|ís|steis)$/.test(form))
    return {
      ...make(2, true, form.endsWith('steis') ? 'preterite' : /(abais|íais)$/.test(form) ? 'imperfect' : 'present'),
      address: 'vosotros',
    }
  if (/(ábamos|íamos)$/.test(form)) return make(1, true, 'imperfect')
  // 'hagamos', 'comamos' are wished
  if (form.endsWith('mos'))
    return make(1, true, (infinitive.endsWith('ar') ? /amos$/ : /[ií]mos$/).test(form) ? 'preterite' : 'present')
  if (/(aste|iste|íste)$/.test(form) && !infinitive.startsWith(form.slice(0, -1))) return make(2, false, 'preterite')
  if (/(abas|ías)$/.test(form)) return make(2, false, 'imperfect')
  if (/(aban|ían)$/.test(form)) return make(3, true, 'imperfect')
  if (/(aron|eron)$/.test(form)) return make(3, true, 'preterite')
  if (/(aba|ía)$/.test(form)) return make(3, false, 'imperfect')
  // 'descompuso', 'previne'
  const strong = STRONG.test(infinitive) && /(?:pus|tuv|vin|hi[cz]|dij|duj|traj)([eo])$/.exec(form)
  if (strong) return make(strong[1] === 'e' ? 1 : 3, false, 'preterite')
  if (/[éí]$/.test(form))
    return make(1, false, /r[éí]$/.test(form) && form.startsWith(infinitive) ? 'other' : 'preterite')
  if (form.endsWith('ó')) return make(3, false, 'preterite')
  if (/(rá|ría)$/.test(form)) return make(3, false, 'other')
  if (form.endsWith('n')) return make(3, true, 'present')
  if (form.endsWith('s')) return make(2, false, form.endsWith('rás') ? 'other' : 'present')
  if (form.endsWith('o')) return make(1, false, 'present')
  if (/[aeé]$/.test(form)) return make(3, false, 'present')
  return null
}

/** 'bajó', 'sacaba': a past, which no noun is spelt like but for its accent. */
export const isDone = (word: string): boolean => /^(?:preterite|imperfect)$/u.test(finiteForm(word)?.tense ?? '')

/** 'lean', 'venga': the present of a wish, which the tables tell from no other by its tense. */
export const isSubjunctive = (word: string, infinitive: string): boolean =>
  (infinitive.endsWith('ar') ? /en?$/u : /an?$/u).test(word)
