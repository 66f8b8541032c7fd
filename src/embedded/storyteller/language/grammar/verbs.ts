import { hasGenders, isEntry, isNounForm } from './dictionary.ts'
import { isOftenDone, ownVerbFrom } from './clause-start.ts'
import { finiteForm } from './finite.ts'
import { type Finite, TABLE } from './paradigms.ts'

/** Who is the subject of a verb: reads one finite form, finds the first one of an answer. */

/** Adverbs, pronouns and links that may stand before the verb of a clause. */
const BEFORE_VERB = new Set(
  `no nunca siempre jamás también tampoco ya casi todo todos todas hasta se me te nos os le les lo la los las y e ni pero aunque cuando si porque
  que solo sólo muchas veces a mucho muy bien cada día todavía aún nadie tanto así ahora hoy nomás aquel aquella ese esa una un el vez tarde noche apenas incluso hoy enseguida pronto luego después rápido igual solito solita
  mientras como donde ahí allí aquí usted ustedes vos tú vosotros vosotras él ella ellos ellas yo nosotros nosotras juntos juntas además`
    .split(/\s+/)
    .filter(Boolean),
)

const DETERMINERS =
  /^(el|la|los|las|un|una|unos|unas|mi|mis|su|sus|tu|tus|nuestro|nuestra|nuestros|nuestras|vuestro|vuestra|vuestros|vuestras|aquel|aquella|aquellos|aquellas|esa|ese|esas|esos|estas|estos|otras|otros|algún|ningún|ninguna|cada|mucha|mucho|gran|buena|buen|primer|primera|última|de|del|al|en|con|por|para|a|sin|y|e|muy|tan|más)$/

const CALLS_FOR_ME = /^(yo|no|me|te|se|le|les|lo|nunca|siempre|que|cuando|si)$/

const CLITIC_WORDS = /^(me|te|se|nos|os|le|les|lo|la|los|las|no|nunca|siempre|que)$/

/** 'no para de hablar': the one place where 'para' is a verb. */
const PARA: Finite = { infinitive: 'parar', person: 3, plural: false, tense: 'present' }

type FiniteAt = Finite & { index: number; word: string }

/**
 * The first finite verb of a clause. A word right after an article or a preposition is a noun, unless
 * the article can only be a pronoun there (before a past form: «la llevamos»).
 */
export function firstFinite(tokens: readonly string[]): FiniteAt | null {
  for (let index = 0; index < tokens.length; index++) {
    const word = tokens[index]!.toLowerCase()
    const before = tokens[index - 1]?.toLowerCase() ?? ''
    const stops = word === 'para' && /^(no|nunca|jamás)$/.test(before)
    const form = stops ? PARA : finiteForm(index === 0 ? word : tokens[index]!)
    if (!form) continue
    if (BEFORE_VERB.has(word) && !TABLE.has(word) && !stops) continue
    // 'calvo' is no first person unless something calls for one, nor are the 'frías' of 'manos frías' a second
    if (form.person === 1 && !form.plural && form.tense === 'present' && hasGenders(word) && !CALLS_FOR_ME.test(before))
      continue
    if (index > 0 && hasGenders(word) && !TABLE.has(word) && !BEFORE_VERB.has(before)) continue
    if (word === 'fuera' || word === 'di' || (word === 'vino' && /^(el|un|de|del|con)$/.test(before))) continue
    if (/^(la|los|las|lo)$/.test(before)) {
      // 'se la rifa', 'me lo pide': two pronouns in a row
      const second = /^(?:me|te|se|nos|os)$/i.test(tokens[index - 2] ?? '')
      const pronoun =
        second || form.tense === 'preterite' || form.tense === 'imperfect' || (before === 'lo' && form.person !== 1)
      // 'no los lastima': no article stands behind «no»
      const isDenied = index === 2 && /^(?:no|nunca|jamás)$/i.test(tokens[0]!) && form.person !== 1
      if (!isDenied && (!pronoun || !isClauseStart(tokens, index - 1))) continue
    } else if (DETERMINERS.test(before) && !CLITIC_WORDS.test(before)) {
      if (!/^(y|e)$/.test(before)) continue
    }
    // 'se viste de morado': what goes with 'se' is said of a third person
    const others = before === 'se' && form.person === 2 && !form.plural
    return { ...form, ...(others && { person: 3 as const }), index, word }
  }
  return null
}

function isClauseStart(tokens: readonly string[], index: number): boolean {
  return index <= 0 || BEFORE_VERB.has(tokens[index - 1]!.toLowerCase()) || index < 3
}

const LINKS =
  /^(y|e|ni|pero|aunque|cuando|si|porque|que|mientras|como|donde|dónde|cómo|cuándo|encima|luego|después|entonces|sino)$/

const COPULAS = /^(ser|estar|parecer)$/

/** Every place (by word) where a finite verb stands at the head of a clause or of one coordinated with it. */
export function verbPositions(clause: string): number[] {
  const pieces = [...clause.matchAll(/\p{L}+/gu)]
  const tokens = pieces.map(([word]) => word.toLowerCase())
  const found: number[] = []
  let open = true
  let isLed = false
  pieces.forEach((piece, index) => {
    const word = tokens[index]!
    if (found.some((at) => at >= index)) return
    if (/[,;:]\s*$/.test(clause.slice(0, piece.index))) {
      open = true
      // 'guarda secretos', 'ahorita ya me ayuda': forms that are nouns as well
      const at = ownVerbFrom(tokens, index)
      const isHere = at >= 0 && !/[,;:.]/.test(clause.slice(piece.index, pieces[at]!.index))
      if ((isHere && at > index + 1) || doesSeveral(tokens, index)) {
        found.push(Math.max(at, index))
        open = false
        return
      }
    }
    if (LINKS.test(word)) {
      open = true
      return
    }
    if (word === 'pese' && tokens[index + 1] === 'a') return
    // 'y todo lo compartía'
    if (word === 'todo' && tokens[index + 1] === 'lo') return
    if (open && (isLed ? !isObject(tokens, index) : PHRASE.test(word))) {
      const before = tokens[index - 1] ?? ''
      const isVerb = finiteForm(word) && !isNounForm(word) && !hasGenders(word) && !PHRASE.test(before)
      if (isLed && isVerb && !DETERMINERS.test(before)) found.push(index)
      // 'con ella una se sentía en casa': somebody else may be doing it
      open = !(isLed && (isVerb || (/^(?:una?|uno|el|l[ao]s?|mis?|sus?)$/.test(word) && !PHRASE.test(before))))
      isLed = true
      return
    }
    isLed = false
    if (!open || (BEFORE_VERB.has(word) && !TABLE.has(word))) return
    if (finiteForm(word) && !isNominal(tokens, index, found)) found.push(index)
    open = false
  })
  return found
}

/** What leads to a verb without doing it: 'sin saber leer se sabía todo', 'con puro hilo nos vistió'. */
const PHRASE = /^(?:con|sin|a|al|en|por|de|del|desde|hasta)$/

/** The pronoun of a verb, and no article. */
const isObject = (tokens: readonly string[], at: number) =>
  /^(?:me|te|se|nos|os|les?)$/.test(tokens[at]!) ||
  (/^l[ao]s?$/.test(tokens[at]!) && finiteForm(tokens[at + 1] ?? '') !== null && !isNounForm(tokens[at + 1]!))

/** 'guarda secretos', 'manda flores': no noun stands bare before a plural one. */
function doesSeveral(tokens: readonly string[], at: number): boolean {
  const [word, next = ''] = [tokens[at]!, tokens[at + 1]]
  const form = finiteForm(word)
  return (
    form?.person === 3 &&
    form.tense === 'present' &&
    !form.plural &&
    !hasGenders(word) &&
    next.endsWith('s') &&
    isNounForm(next) &&
    !hasGenders(next) &&
    !BEFORE_VERB.has(next)
  )
}

/** 'es exigente pero justa', 'tiene paciencia y calma': what follows the first verb may be an adjective or a noun. */
function isNominal(tokens: readonly string[], index: number, verbs: readonly number[]): boolean {
  const first = verbs[0]
  const before = tokens[index - 1] ?? ''
  // 'dulce y muy viva'
  if (/^(?:muy|tan|súper|bien|re)$/.test(before) && hasGenders(tokens[index]!)) return true
  // 'como una reina', 'camina como reina'
  if (/^un[ao]s?$|^un$/.test(before) && isNounForm(tokens[index]!)) return true
  if (before === 'como' && first !== undefined && isNounForm(tokens[index]!)) return true
  // 'cuando las papas queman'
  if (/^l[ao]s$/.test(before) && tokens[index]!.endsWith('s') && isNounForm(tokens[index]!)) return true
  // 'más de lo que habla'
  if (before === 'que' && tokens[index - 2] === 'lo') return false
  // 'está cerca aunque viva lejos'
  if (/^(?:aunque|cuando|si|mientras|porque)$/.test(before)) return false
  if (first === undefined || (BEFORE_VERB.has(before) && !LINKS.test(before))) return false
  const word = tokens[index]!
  if (TABLE.has(word)) return false
  if (hasGenders(word) && COPULAS.test(finiteForm(tokens[first]!)?.infinitive ?? '')) return true
  const complement =
    /^(a|al|el|la|los|las|un|una|mi|mis|tu|tus|su|sus|con|por|para|en|como|todo|todos|todas|bien|mal|mejor|muy|más|siempre|que|sin|fuerte|bajo|bajito|alto|rápido|lento|despacio|rico|feo|bonito|lindo|raro|duro|mucho|poco|tanto)$/
  // 'pinta, borda y cocina', 'guarda secretos y cura heridas'
  const parallel = verbs.includes(index - 1) || (LINKS.test(before) && verbs.includes(index - 2))
  if (!isEntry(word) || parallel || doesSeveral(tokens, index)) return false
  // 'trabaja de noche y canta'; not 'tiene calma y marcha'
  const last = finiteForm(tokens[verbs.at(-1)!]!)?.infinitive ?? ''
  const isLastOfDeeds = /^[ye]$/.test(before) && index === tokens.length - 1 && isOftenDone(word)
  return !complement.test(tokens[index + 1] ?? '') && (!isLastOfDeeds || GIVEN.test(last))
}

/** What is had or given is a noun, and so is what is joined to it. */
const GIVEN =
  /^(?:tener|dar|poner|haber|ser|ofrecer|pedir|mostrar|demostrar|sentir|traer|llevar|merecer|transmitir|contagiar|irradiar|inspirar|repartir|regalar|usar|ver)$/

/** 'le faltan dos dientes', 'le da miedo la oscuridad', 'no le gusta el mar': who feels it is the indirect object. */
export function isFelt(clause: string): boolean {
  // 'nunca le faltó el respeto a mi abuela'
  if (/(?<![A-Za-zÀ-ỹ])les? falt[A-Za-zÀ-ỹ]+ (?:el |al )?respeto/iu.test(clause)) return false
  // 'le huele la cabeza a los bebés'
  if (/^(?:siempre )?les? huele .+ a (?:l[oa]s|sus|mis|tod)/iu.test(clause)) return false
  if (
    /^(?:(?:no|siempre|nunca|a veces) )*les? (?:(?:gana|vence|rinde) (?:la|el)|(?:cae|va)n? (?:bien|mal|fatal|gord))(?=[A-Za-zÀ-ỹ]| |$)/iu.test(
      clause,
    )
  )
    return true
  // 'le huelen los pies': a plural verb whose subject comes after it
  if (/^(?:(?:no|siempre|nunca|todavía|ya) )*le [A-Za-zÀ-ỹ]+n (?:los|las|dos|tres|much[oa]s|tod[oa]s) /iu.test(clause))
    return true
  return /^(?:(?:no|siempre|nunca|solo|ya|todavía) )*les? (?:(?:encanta|gusta|fascina|falta|sobra|cuesta|huele|cruje|entra|pica|truena|cambia|baila|rechina|chifla|encrespa|cabe|sienta|duele|brilla|tiembla|importa|molesta|asusta|aterra|crece|sale|queda|suda|late|ruge|apasiona|preocupa|emociona|falla|aburre|estresa|choca|marea|irrita|revienta|repatea|enoja|desespera|hace falta|parece|pareció|parecía|(?:ha|había) (?:parecido|gustado|importado|costado|dolido|interesado|encantado)|chirría|salió|creció|quedó|faltó|tocó|costó|gustó|encantó)n?|hacen falta|vale(?=$|[.,;]| (?:lo que|todo|madres?|gorro|un (?:pepino|comino))(?![A-Za-zÀ-ỹ]))|(?:carga|tinca|cae)n? que|hacen? (?:daño|gracia|ilusión|bien|mal)|dan? (?:mucho |mucha |un poco de )?(?:miedo|pánico|risa|vergüenza|pena|hipo|sueño|cosquillas|asco|alergia|frío|terror|hambre|ternura|nervios|igual|lo mismo|flojera|coraje|curiosidad))(?![A-Za-zÀ-ỹ])/iu.test(
    clause,
  )
}

/** 'se le va el santo al cielo', 'siempre se le olvida todo': it befalls them; not 'se les acerca a los perros'. */
export function isBefallen(clause: string): boolean {
  return (
    /^(?:(?:no|siempre|nunca|solo|ya|todavía|a veces|cuando [^,]+?,?) )*se les? [A-Za-zÀ-ỹ]+/iu.test(clause) &&
    !/ se les? [A-Za-zÀ-ỹ]+ (?:a|al) (?![A-Za-zÀ-ỹ]+[aei]r)/iu.test(` ${clause}`)
  )
}
