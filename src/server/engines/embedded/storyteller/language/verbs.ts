import { hasGenders, infinitivesOf, isEntry, known } from './dictionary.ts'
import { bare } from './text.ts'

/** Who is the subject of a verb: reads one finite form, finds the first one of an answer. */

export type Tense = 'present' | 'preterite' | 'imperfect' | 'other'

export type Finite = {
  infinitive: string
  person: 1 | 2 | 3
  plural: boolean
  tense: Tense
  /** Set where the form itself tells how the sender addresses the recipient. */
  address?: 'vos' | 'vosotros'
}

type Row = [infinitive: string, person: 1 | 2 | 3, plural: boolean, tense: Tense, forms: string]

/** Verbs whose paradigm the dictionary lists as bare forms, and forms that an ending would mislead. */
const ROWS: Row[] = [
  ['ser', 1, false, 'present', 'soy'],
  ['ser', 1, false, 'preterite', 'fui'],
  ['ser', 1, true, 'present', 'somos'],
  ['ser', 1, true, 'preterite', 'fuimos'],
  ['ser', 1, true, 'imperfect', 'éramos'],
  ['ser', 2, false, 'present', 'eres'],
  ['ser', 2, false, 'preterite', 'fuiste'],
  ['ser', 2, false, 'imperfect', 'eras'],
  ['ser', 3, false, 'present', 'es'],
  ['ser', 3, false, 'preterite', 'fue'],
  ['ser', 3, false, 'imperfect', 'era'],
  ['ser', 3, false, 'other', 'sea será sería fuera'],
  ['ser', 3, true, 'present', 'son'],
  ['ser', 3, true, 'preterite', 'fueron'],
  ['ser', 3, true, 'imperfect', 'eran'],
  ['ir', 1, false, 'present', 'voy'],
  ['ir', 1, true, 'present', 'vamos'],
  ['ir', 1, true, 'imperfect', 'íbamos'],
  ['ir', 2, false, 'present', 'vas'],
  ['ir', 2, false, 'imperfect', 'ibas'],
  ['ir', 3, false, 'present', 'va'],
  ['ir', 3, false, 'imperfect', 'iba'],
  ['ir', 3, false, 'other', 'vaya'],
  ['ir', 3, true, 'present', 'van'],
  ['ir', 3, true, 'imperfect', 'iban'],
  ['haber', 1, false, 'present', 'he'],
  ['haber', 1, true, 'present', 'hemos'],
  ['haber', 2, false, 'present', 'has'],
  ['haber', 3, false, 'present', 'ha'],
  ['haber', 3, false, 'other', 'haya'],
  ['haber', 3, true, 'present', 'han'],
  ['estar', 1, false, 'present', 'estoy'],
  ['estar', 1, false, 'preterite', 'estuve'],
  ['estar', 1, true, 'present', 'estamos'],
  ['estar', 1, true, 'preterite', 'estuvimos'],
  ['estar', 2, false, 'present', 'estás'],
  ['estar', 2, false, 'preterite', 'estuviste'],
  ['estar', 2, false, 'imperfect', 'estabas'],
  ['estar', 3, false, 'present', 'está'],
  ['estar', 3, false, 'preterite', 'estuvo'],
  ['estar', 3, false, 'imperfect', 'estaba'],
  ['estar', 3, false, 'other', 'esté'],
  ['estar', 3, true, 'present', 'están'],
  ['estar', 3, true, 'preterite', 'estuvieron'],
  ['estar', 3, true, 'imperfect', 'estaban'],
  ['dar', 1, false, 'present', 'doy'],
  ['dar', 1, false, 'preterite', 'di'],
  ['dar', 1, true, 'present', 'damos'],
  ['dar', 1, true, 'preterite', 'dimos'],
  ['dar', 2, false, 'present', 'das'],
  ['dar', 2, false, 'preterite', 'diste'],
  ['dar', 2, false, 'imperfect', 'dabas'],
  ['dar', 3, false, 'present', 'da'],
  ['dar', 3, false, 'preterite', 'dio'],
  ['dar', 3, false, 'imperfect', 'daba'],
  ['dar', 3, false, 'other', 'dé'],
  ['dar', 3, true, 'present', 'dan'],
  ['dar', 3, true, 'preterite', 'dieron'],
  ['dar', 3, true, 'imperfect', 'daban'],
  ['ver', 1, false, 'preterite', 'vi'],
  ['ver', 1, true, 'preterite', 'vimos'],
  ['ver', 2, false, 'present', 'ves'],
  ['ver', 2, false, 'preterite', 'viste'],
  ['ver', 3, false, 'present', 've'],
  ['ver', 3, false, 'preterite', 'vio'],
  ['ver', 3, true, 'present', 'ven'],
  ['ver', 3, true, 'preterite', 'vieron'],
  ['saber', 1, false, 'present', 'sé'],
  ['jugar', 3, false, 'present', 'juega'],
  ['jugar', 2, false, 'present', 'juegas'],
  ['jugar', 3, true, 'present', 'juegan'],
  ['jugar', 3, false, 'preterite', 'jugó'],
  ['jugar', 1, true, 'imperfect', 'jugábamos'],
  ['jugar', 1, true, 'preterite', 'jugamos'],
  ['jugar', 3, false, 'imperfect', 'jugaba'],
  ['jugar', 3, true, 'preterite', 'jugaron'],
  ['jugar', 2, false, 'preterite', 'jugaste'],
  ['jugar', 2, false, 'imperfect', 'jugabas'],
  ['andar', 3, false, 'present', 'anda'],
  ['andar', 2, false, 'present', 'andas'],
  ['andar', 3, true, 'present', 'andan'],
  ['andar', 3, false, 'imperfect', 'andaba'],
  ['andar', 2, false, 'imperfect', 'andabas'],
  ['ser', 2, false, 'other', 'seas'],
  ['estar', 2, false, 'other', 'estés'],
  ['haber', 2, false, 'other', 'hayas'],
  ['ir', 2, false, 'other', 'vayas'],
  ['poder', 3, false, 'present', 'puede'],
  ['poder', 2, false, 'present', 'puedes'],
  ['poder', 3, true, 'present', 'pueden'],
  ['poder', 3, false, 'imperfect', 'podía'],
  ['poder', 3, false, 'other', 'pueda'],
  ['oler', 3, false, 'present', 'huele'],
  ['oler', 2, false, 'present', 'hueles'],
  ['oler', 3, true, 'present', 'huelen'],
  ['reír', 3, false, 'preterite', 'rio'],
]

const TABLE = new Map<string, Finite>()
for (const [infinitive, person, plural, tense, forms] of ROWS)
  for (const form of forms.split(' ')) TABLE.set(form, { infinitive, person, plural, tense })
for (const [form, infinitive, address] of [
  ['sos', 'ser', 'vos'],
  ['sois', 'ser', 'vosotros'],
  ['fuisteis', 'ser', 'vosotros'],
  ['erais', 'ser', 'vosotros'],
  ['vais', 'ir', 'vosotros'],
  ['ibais', 'ir', 'vosotros'],
  ['habéis', 'haber', 'vosotros'],
  ['estáis', 'estar', 'vosotros'],
  ['estuvisteis', 'estar', 'vosotros'],
  ['dais', 'dar', 'vosotros'],
  ['disteis', 'dar', 'vosotros'],
] as const)
  TABLE.set(form, {
    infinitive,
    person: 2,
    plural: address === 'vosotros',
    tense: form.endsWith('steis') ? 'preterite' : /^(erais|ibais)$/.test(form) ? 'imperfect' : 'present',
    address,
  })

/** Strong preterites: stem by infinitive; 'hizo' is the one whose consonant changes. */
export const STRONG: Record<string, string> = {
  hacer: 'hic', tener: 'tuv', decir: 'dij', querer: 'quis', poner: 'pus', venir: 'vin', poder: 'pud', saber: 'sup',
  traer: 'traj', estar: 'estuv', andar: 'anduv', caber: 'cup', conducir: 'conduj', deshacer: 'deshic', mantener: 'mantuv',
  proponer: 'propus', componer: 'compus', detener: 'detuv', sostener: 'sostuv', obtener: 'obtuv', traducir: 'traduj',
  suponer: 'supus', intervenir: 'intervin', contener: 'contuv', entretener: 'entretuv', distraer: 'distraj', atraer: 'atraj',
} // oxfmt-ignore

for (const [infinitive, stem] of Object.entries(STRONG)) {
  const third = stem.replace(/hic$/, 'hiz') + 'o'
  const put = (form: string, person: 1 | 2 | 3, plural = false) =>
    TABLE.set(form, { infinitive, person, plural, tense: 'preterite' })
  put(`${stem}e`, 1)
  put(`${stem}iste`, 2)
  put(third, 3)
  put(`${stem}imos`, 1, true)
  put(`${stem}${stem.endsWith('j') ? 'eron' : 'ieron'}`, 3, true)
}

/** Words that look like verb forms but, in these answers, are not. */
const NEVER = new Set(
  `para sobre entre como cada una uno este esta estos estas ese esa esos esas cerca tarde nada media hasta desde bajo ahora
  mientras siempre pero porque cuando otra otro toda todo todas todos poca mucha mucho linda buena risa jamás nunca casi quizá
  antes después luego juntos juntas solo sola gracias vez veces casa mesa cosa hora fuera dentro menos tras ante sin contra
  según durante salvo excepto además así tan más muy bien mal aquí ahí allí ayer hoy tanto tanta cuarto vida obra alas ojos manos
  gato perro oso coche tren sala cara copa falda hada sopa capa taza barba mamá papá ambos cierto cierta triste alegre grande
  fuerte valiente listo lista loco loca tranquilo tranquila dulce llena lleno limpia sano sana seguro segura completa completo
  libre atento atenta amable increíble divertida divertido primera primero pequeña madre padre gente noche leche calle parte suerte`
    .split(/\s+/)
    .filter(Boolean),
)

const NOT_FINITE = /(ando|iendo|yendo|ándo\p{L}+|iéndo\p{L}+|yéndo\p{L}+)$/u

/** Reads one word as a finite verb form; null where it is none. The dictionary vouches for the infinitive. */
export function finiteForm(word: string): Finite | null {
  const form = word.toLowerCase()
  const listed = TABLE.get(form)
  if (listed) return listed
  // 'París' is a city, not a form of 'parir': callers lower the first word of an answer themselves
  if (word !== form) return null
  if (NEVER.has(form) || form.length < 2 || form.length > 24 || NOT_FINITE.test(form) || isInfinitive(form)) return null
  const vos = voseo(form)
  if (vos) return vos
  const infinitive = infinitivesOf(form)[0]
  return infinitive ? byEnding(form, infinitive) : null
}

function voseo(form: string): Finite | null {
  const match = /^(\p{L}+)(ás|és|ís)$/u.exec(form)
  if (!match) return null
  const infinitive = match[1] + { ás: 'ar', és: 'er', ís: 'ir' }[match[2] as 'ás' | 'és' | 'ís']
  if (!known(infinitive) || !(infinitivesOf(infinitive).length > 0 || /^(jugar|poder|saber)$/.test(infinitive)))
    return null
  return { infinitive, person: 2, plural: false, tense: 'present', address: 'vos' }
}

function byEnding(form: string, infinitive: string): Finite | null {
  const make = (person: 1 | 2 | 3, plural: boolean, tense: Tense): Finite => ({ infinitive, person, plural, tense })
  if (/(ad|id)[oa]s?$/.test(form) && !new RegExp(`^${infinitive.slice(0, -2)}[oa]s?$`).test(form)) return null
  if (/(abais|íais|áis|éis|ís|steis)$/.test(form))
    return {
      ...make(2, true, form.endsWith('steis') ? 'preterite' : /(abais|íais)$/.test(form) ? 'imperfect' : 'present'),
      address: 'vosotros',
    }
  if (/(ábamos|íamos)$/.test(form)) return make(1, true, 'imperfect')
  if (form.endsWith('mos')) return make(1, true, /[ai]mos$/.test(form) ? 'preterite' : 'present')
  if (/(aste|iste|íste)$/.test(form) && !infinitive.startsWith(form.slice(0, -1))) return make(2, false, 'preterite')
  if (/(abas|ías)$/.test(form)) return make(2, false, 'imperfect')
  if (/(aban|ían)$/.test(form)) return make(3, true, 'imperfect')
  if (/(aron|eron)$/.test(form)) return make(3, true, 'preterite')
  if (/(aba|ía)$/.test(form)) return make(3, false, 'imperfect')
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

const CLITICS = '(?:se|lo|la|los|las|le|les|me|te|nos|os)'
const INFINITIVE = new RegExp(`^(\\p{L}*[aeií]r)${CLITICS}{0,2}$`, 'u')
const NOT_INFINITIVES = new Set(
  `lugar mar ayer mujer hogar altar collar bar par azucar amor calamar dolar taller alfiler primer tercer radar solar celular pilar bazar
  telar palomar olivar caracter jaguar familiar particular popular militar escolar mayor menor mejor peor interior exterior similar singular
  titular auxiliar muscular circular espectacular peculiar nuclear lunar placer deber pesar saber lider cualquier poder haber alquiler cadaver`
    .split(/\s+/)
    .filter(Boolean),
)

/** True for an infinitive, with or without pronouns attached to it. */
export function isInfinitive(word: string): boolean {
  const form = word.toLowerCase()
  const stem =
    INFINITIVE.exec(form)?.[1] ??
    INFINITIVE.exec(
      form
        .normalize('NFD')
        .replace(/\u0301/g, '')
        .normalize('NFC'),
    )?.[1]
  if (!stem || stem.length < 2 || form.length > 24) return false
  if (NOT_INFINITIVES.has(bare(form))) return /^(saber|poder|deber)$/.test(form)
  return (
    /^(ser|ir|ver|dar|estar|haber|jugar|reír|oír|andar|caer|poder|saber)$/.test(stem) ||
    (known(stem) && infinitivesOf(stem).length > 0)
  )
}

/** Adverbs, pronouns and links that may stand before the verb of a clause. */
export const BEFORE_VERB = new Set(
  `no nunca siempre jamás también tampoco ya casi todo todos todas hasta se me te nos os le les lo la los las y e ni pero aunque cuando si porque
  que solo sólo muchas veces a mucho muy bien cada día todavía aún nadie tanto así ahora hoy aquel aquella ese esa una un el vez tarde noche
  mientras como donde usted ustedes vos tú vosotros vosotras él ella ellos ellas yo nosotros nosotras juntos juntas además`
    .split(/\s+/)
    .filter(Boolean),
)

const DETERMINERS =
  /^(el|la|los|las|un|una|unos|unas|mi|mis|su|sus|tu|tus|nuestro|nuestra|nuestros|nuestras|aquel|aquella|esa|ese|cada|mucha|mucho|gran|buena|buen|primer|primera|última|de|del|al|en|con|por|para|a|sin|y|e|muy|tan|más)$/
const CALLS_FOR_ME = /^(yo|no|me|te|se|le|les|lo|nunca|siempre|que|cuando|si)$/
const CLITIC_WORDS = /^(me|te|se|nos|os|le|les|lo|la|los|las|no|nunca|siempre|que)$/

export type FiniteAt = Finite & { index: number; word: string }

/**
 * The first finite verb of a clause. A word right after an article or a preposition is a noun, unless
 * the article can only be a pronoun there (before a past form: «la llevamos»).
 */
export function firstFinite(tokens: readonly string[]): FiniteAt | null {
  for (let index = 0; index < tokens.length; index++) {
    const word = tokens[index]!.toLowerCase()
    const before = tokens[index - 1]?.toLowerCase() ?? ''
    const form = finiteForm(index === 0 ? word : tokens[index]!)
    if (!form) continue
    if (BEFORE_VERB.has(word) && !TABLE.has(word)) continue
    // 'calvo', 'zurdo' are no first persons unless something calls for one
    if (form.person === 1 && !form.plural && form.tense === 'present' && hasGenders(word) && !CALLS_FOR_ME.test(before))
      continue
    if (word === 'fuera' || word === 'di' || (word === 'vino' && /^(el|un|de|del|con)$/.test(before))) continue
    if (/^(la|los|las|lo)$/.test(before)) {
      const pronoun = form.tense === 'preterite' || form.tense === 'imperfect' || (before === 'lo' && form.person !== 1)
      if (!pronoun || !isClauseStart(tokens, index - 1)) continue
    } else if (DETERMINERS.test(before) && !CLITIC_WORDS.test(before)) {
      if (!/^(y|e)$/.test(before)) continue
    }
    return { ...form, index, word }
  }
  return null
}

function isClauseStart(tokens: readonly string[], index: number): boolean {
  return index <= 0 || BEFORE_VERB.has(tokens[index - 1]!.toLowerCase()) || index < 3
}

const LINKS = /^(y|e|ni|pero|aunque|cuando|si|porque|que|mientras|como|donde|encima|luego|después|entonces|sino)$/
const COPULAS = /^(ser|estar|parecer)$/

/** Every place (by word) where a finite verb stands at the head of a clause or of one coordinated with it. */
export function verbPositions(clause: string): number[] {
  const pieces = [...clause.matchAll(/\p{L}+/gu)]
  const tokens = pieces.map(([word]) => word.toLowerCase())
  const found: number[] = []
  let open = true
  pieces.forEach((piece, index) => {
    const word = tokens[index]!
    if (/[,;:]\s*$/.test(clause.slice(0, piece.index))) open = true
    if (LINKS.test(word)) {
      open = true
      return
    }
    if (!open || (BEFORE_VERB.has(word) && !TABLE.has(word))) return
    if (finiteForm(word) && !isNominal(tokens, index, found)) found.push(index)
    open = false
  })
  return found
}

/** 'es exigente pero justa', 'tiene paciencia y calma': what follows the first verb may be an adjective or a noun. */
function isNominal(tokens: readonly string[], index: number, verbs: readonly number[]): boolean {
  const first = verbs[0]
  const before = tokens[index - 1] ?? ''
  if (first === undefined || (BEFORE_VERB.has(before) && !LINKS.test(before))) return false
  const word = tokens[index]!
  if (hasGenders(word) && COPULAS.test(finiteForm(tokens[first]!)?.infinitive ?? '')) return true
  const complement =
    /^(a|al|el|la|los|las|un|una|mi|mis|tu|tus|su|sus|con|por|para|en|como|todo|todos|todas|bien|mal|mejor|muy|más|siempre|que)$/
  const parallel = LINKS.test(before) && index - 2 === first
  return isEntry(word) && !parallel && !complement.test(tokens[index + 1] ?? '')
}

/** 'le faltan dos dientes', 'le da miedo la oscuridad', 'no le gusta el mar': who feels it is the indirect object. */
export function isFelt(clause: string): boolean {
  // 'le huelen los pies': a plural verb whose subject comes after it
  if (/^(?:(?:no|siempre|nunca|todavía|ya) )*le \p{L}+n (?:los|las|dos|tres|much[oa]s|tod[oa]s) /iu.test(clause))
    return true
  return /^(?:(?:no|siempre|nunca|solo|ya|todavía) )*les? (?:(?:encanta|gusta|fascina|falta|sobra|cuesta|huele|cruje|entra|pica|truena|cambia|baila|rechina|chifla|encrespa|cabe|sienta|duele|brilla|tiembla|importa|molesta|asusta|aterra|crece|sale|queda|suda|late|ruge|apasiona|preocupa|emociona)n?|dan? (?:mucho |mucha |un poco de )?(?:miedo|pánico|risa|vergüenza|pena|hipo|sueño|cosquillas|asco|alergia|frío|terror|hambre|ternura|nervios))(?!\p{L})/iu.test(
    clause,
  )
}
