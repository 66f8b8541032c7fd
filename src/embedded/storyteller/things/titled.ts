import { hasGenders, isNounForm } from '../language/grammar/dictionary.ts'
import { finiteForm } from '../language/grammar/finite.ts'
import { nounGender } from '../language/grammar/gender.ts'
import { bare, contract, words } from '../language/grammar/text.ts'
import { isPerson, isRole, TIME } from '../language/memory/kinds-of-words.ts'
import { isKinWord } from '../language/people/names.ts'
import { withThe } from './drawn.ts'
import { wasNotThere } from './happenings.ts'
import { type NounClass, nounClassOf } from './nouns.ts'
import { singularOf } from './singular.ts'
import { weightsOf } from './turned-on.ts'

/**
 * By what its giver would call a remembered day, as people call what befell them: 'lo de los tamales', 'lo de la clase de
 * álgebra'; by what it turns on most, else by the weekday of all its weeks; null where no noun of it is sure.
 */
export function calledAfter(there: string, whose: RegExp | null, isFree: (noun: string) => boolean): string | null {
  const named = [...there.matchAll(NAMED)].flatMap(({ index, groups }) => {
    const { the = '', noun: word = '', of = '' } = groups!
    const noun = singularOf(word)
    const isOpen = isNounForm(word) && !hasGenders(word) && !finiteForm(word) && nounGender(noun) !== null
    const before = bare(there.slice(0, index))
    const isSure = isOpen && isSaid(noun) && isFree(noun) && !wasNotThere(before) && !SOLD.test(before)
    return isSure
      ? [{ noun, the: withThe(word, the) + ofWhat(of), isWhere: /(?:^| )(?:en|desde) $/u.test(before) }]
      : []
  })
  const weights = weightsOf(there, new Set(named.map(({ noun }) => noun)), whose)
  const weight = (noun: string) => weights.get(noun) ?? 0
  // 'el toro por los cuernos' is no day of horns
  const [most] = named
    .filter(({ noun, isWhere }) => isWhere || weight(noun) > 0)
    .toSorted((one, other) => weight(other.noun) - weight(one.noun))
  const [week] =
    /(?<![A-Za-zÀ-ỹ])los (?:lunes|martes|miércoles|jueves|viernes|sábados|domingos)(?![A-Za-zÀ-ỹ])/iu.exec(there) ?? []
  const called = most?.the ?? week?.toLowerCase()
  return called ? contract(`lo de ${called}`) : null
}

const NAMED =
  /(?<![A-Za-zÀ-ỹ])(?<the>el|la|l[oa]s|una?|un[oa]s|mis?|sus?|nuestr[oa]s?|aquell?[oa]?s?|del|al|dos|tres|cuatro|cinco|seis|\d{1,3}) (?<noun>\p{Ll}{4,})(?![A-Za-zÀ-ỹ])(?<of> (?:de|del|de la) \p{Ll}{4,}(?![A-Za-zÀ-ỹ]))?/giu

const isSaid = (noun: string) =>
  !isPerson(noun) &&
  !isRole(noun) &&
  !isKinWord(noun) &&
  !TIME.test(noun) &&
  !SAYS_LITTLE.test(noun) &&
  !UNCALLED.has(nounClassOf(noun))

/** Given up, and no merry tale. */
const SOLD = /(?:^| )(?:vend|empen|remat|hipotec|rob|estrell|choc)\w* $/u
const UNCALLED: ReadonlySet<NounClass | null> = new Set(['people', 'hour', 'body', 'animal'] as const)
/** Nobody calls a day by it. */
const SAYS_LITTLE =
  /^(?:cosa|manera|forma|parte|lado|vida|mundo|gente|grupo|persona|culpa|pena|dolor|verdad|razón|vergüenza|emoción|gracia|idea|nombre|cuenta|resto|punto|lugar|sitio|final|medio|mitad|resultado|número|edad|cuerpo|cabeza|sangre|espalda|hombro|pecho|corazón|boca|cara|mano|dedo|pierna|brazo|rodilla|cintura|barriga|panza|ojo|oreja|nariz|pelo|diente|garganta|voz|cuatro|siete|alegr[ií]a|energía|amor|cariño|orgullo|sueldo|dinero|plata|peso|sol|deuda|problema|motivo|caso|favor|miedo|susto|llanto|lágrima|gris|centro|fondo|suelo|piso|aire|cielo|frente|orilla|esquina|pueblo|ciudad|barrio|país|calle|casa|cuarto|cama|puerta|alguien|nadie|todo|nada|curso|mayor|menor|segundo|primero|último|parecer|deber|poder|ser|carrera|trabajo|pasado|futuro|apellido|palabra|noticia|diagnóstico|tratamiento|hospital|clínica|entierro|funeral|velorio|pelea|discusión)$|(?:dad|eza|ncia|tud|miento)$/u

/** ' de insectos': what more it is called by, where that is a thing and nobody. */
function ofWhat(of: string): string {
  const [last = ''] = words(of).slice(-1)
  const noun = singularOf(last)
  return isNounForm(last) && nounGender(noun) !== null && isSaid(noun) && !finiteForm(last) ? of : ''
}
