import { isPerson } from '../language/memory/kinds-of-words.ts'
import { isNounForm } from '../language/grammar/dictionary.ts'
import { finiteForm, isDone } from '../language/grammar/finite.ts'
import { nounGender } from '../language/grammar/gender.ts'
import { isInfinitive } from '../language/grammar/infinitive.ts'
import { bare, contract } from '../language/grammar/text.ts'
import { wasNotThere } from './happenings.ts'
import { type NounClass, nounClassOf } from './nouns.ts'
import { BLAND, isThing, OTHER_BEFORE, OTHER_THING } from './portable.ts'
import { oneOf } from './portable-words.ts'
import { singularOf } from './singular.ts'

/** What is larger than a hand, eaten, alive, lost or somebody's own is kept as a drawing: 'un dibujo de la campana'. */
const SEEN: ReadonlySet<NounClass | null> = new Set([
  'animal',
  'wheels',
  'boat',
  'air',
  'instrument',
  'bite',
  'dish',
  'cold',
  'wear',
  'cloth',
] as const)

/** Words of another sense too, and what looks like nothing. */
const UNDRAWN =
  /^(?:doña|pap[aá]s?|alegr[ií]a|causa|vac[ií]o|completo|factura|raya|bajo|cuatro|cuerno|cajón|batería|órgano|triángulo|platillo|mono|premio|dulce|once|lonche|merienda|cena|comida|almuerzo|desayuno|banquete|sobremesa|asado|barbacoa|parrillada|pan|arroz|carne|verdura|fruta|crema|salsa|chile|nieve|ropa|animal|bicho|cría|medias?|maquillaje|perfume|sobre|pieza|liga|copa|radio|rosa|dado|diente|clavo|venda|foto|fotografía|dibujo|tenis|vaso|cruceros?|tuna|pollo|costal|rama|bigote)$/u

const NAMED =
  /(?<!\p{L})(?<the>el|la|l[oa]s|una?|un[oa]s|sus?|mis?|nuestr[oa]s?|aquell?[oa]?s?|dos|tres|cuatro|del|al) (?<noun>\p{Ll}{3,})(?!\p{L})|(?<!\p{L})en (?<ridden>bici|bicicleta|moto|patineta|patines)(?!\p{L})|(?<!\p{L})(?<verb>\p{Ll}{2,}) (?=(?<bareNoun>\p{Ll}{3,})(?!\p{L}))/gu
const WITH_NOUNS =
  /^(?:comprar|traer|convidar|invitar|regalar|dar|hacer|preparar|vender|comer|pedir|llevar|usar|ser|freír|cocinar|amasar|repartir|desayunar|merendar|sacar|poner|volar)$/u

/** The thing that a memory turns on where nobody can keep it itself; null where it names none. */
export function drawnOf(there: string, isFree: (noun: string) => boolean): string | null {
  const found = candidatesIn(there).filter(({ noun }) => isFree(noun))
  const weight = ({ noun, more }: Candidate) => found.filter((one) => one.noun === noun).length + more
  const [first] = found.toSorted((one, other) => weight(other) - weight(one))
  return first ? contract(`un dibujo de ${first.the}`) : null
}

/** `more`: what lives is seen before anything else, and what was only ridden in after it. */
type Candidate = { noun: string; the: string; more: number }

function candidatesIn(there: string): Candidate[] {
  return [...there.matchAll(NAMED)].flatMap(({ index, groups }) => {
    const { the = '', noun: said = '', verb = '', bareNoun = '', ridden = '' } = groups!
    const word = said || bareNoun || ridden
    const noun = singularOf(word)
    const [before, after] = [bare(there.slice(0, index)), there.slice(there.indexOf(word, index))]
    const kind = nounClassOf(noun)
    const isSock = /^medias? de (?!l)/u.test(after)
    if (!isSock && (UNDRAWN.test(word) || UNDRAWN.test(noun) || BLAND.test(noun))) return []
    if (!SEEN.has(kind) && oneOf(word) === null) return []
    if (/^\p{L}+ de[l ]* ?(?:la )?\p{Lu}/u.test(after) || OTHER_THING.test(bare(after))) return []
    if (OTHER_BEFORE.test(`${before}${the} ${bare(word)}`) && !/toc\w* $/u.test(before)) return []
    if (wasNotThere(before) || AS.test(before) || (PLAYED.test(before) && /^(?:oso|vaca|pato|burro)$/u.test(noun)))
      return []
    if (isFigure(before, noun, kind) || isGone(before, kind)) return []
    // 'el señor del camión': of that nothing is told
    if (/^(?:del|al)$/u.test(the) && kind !== 'animal') return []
    if (bareNoun && !isTaken(verb, bareNoun, noun)) return []
    const more = ` ${before}`.endsWith(' en ') ? -0.5 : kind === 'animal' && !/it[oa]$/u.test(noun) ? 0.5 : 0
    return [{ noun, the: theOf(word, the) + lookOf(after), more }]
  })
}

/** 'convidó galletas', 'hacer tortillas', 'volar cometa' */
const isTaken = (verb: string, word: string, noun: string) =>
  (word !== noun || verb.startsWith('vol')) &&
  WITH_NOUNS.test(isInfinitive(verb) ? verb : (finiteForm(verb)?.infinitive ?? ''))

/** 'como un caballo', 'para la cicla', 'hice el oso': not there. */
const AS = /(?:^| )(?:como|color|para|por|hasta|(?:fotos?|historias?) de) $/u
const PLAYED = /(?:^| )(?:hac|hic|hiz|pag)\w+ $/u

/** 'siempre fui la oveja', 'le dicen la hormiga', 'mi tía la gata', 'cambiamos la llanta con el gato' */
const isFigure = (before: string, noun: string, kind: NounClass | null) =>
  (kind === 'animal' && (BEING.test(before) || CALLED.test(before))) ||
  (noun === 'gato' && /llanta|rueda|neumatic|goma |ponch|pinch/u.test(before))
const BEING =
  /(?:^| )(?:fui|fue|fuimos|fuiste|fueron|era[ns]?|eramos|soy|sos|eres|es|son|somos|ser|sido)(?: (?:siempre|como|tambien))? $/u
const CALLED =
  /(?:^| )(?:(?:dic|dec|dij|llam|apod|conoc)\w*|(?:ti|herman|prim|cunad|abuel|amig|vecin|comadr|compadr)\w{0,5}) $/u

/** Feared, hurt, eaten or given up: nobody wants to see it again. */
const isGone = (before: string, kind: NounClass | null) =>
  FEARED.test(before) ||
  (kind === 'animal' && HURT.test(before)) ||
  (kind !== 'bite' && kind !== 'dish' && kind !== 'cold' && SOLD.test(before))
const FEARED = /(?:^| )(?:mied|temia|temor|terror|fobia|panic|alergi|asco|odiab)\w*(?: (?:a|de|por|con))? $/u
const HURT =
  /(?:^| )(?:(?:atropell|sacrific|enterr|caz|desplum|degoll|com|cen|almorz|asa|cocin|guis)\w*|mat(?:o|e|ar|aron|amos|aban?)|carne(?: de)?)(?: a)? $/u
const SOLD = /(?:^| )(?:vend|empen|remat|hipotec|rob|estrell|choc)\w* $/u

/** What makes it another thing, and its colour: ' fúnebre', ' de chocolate', ' roja'. */
function lookOf(after: string): string {
  const [, of = '', low = ''] = /^\p{L}+ (de )?(\p{Ll}{3,})(?!\p{L})/u.exec(after) ?? []
  if (of) return isThing({ word: low, low }) && !isPerson(low) && !SERVED.test(low) ? ` de ${low}` : ''
  return low !== '' && LOOK.test(low) && isNounForm(low.replace(/a(?=s?$)/u, 'o')) && !isDone(low) ? ` ${low}` : ''
}
const LOOK =
  /^(?:(?:roj|amarill|blanc|negr|morad|dorad|platead|rosad|cieg|fij|marin|\p{Ll}{2,}(?:[^u]ic|[áéíó]\p{Ll}{0,2}ic|ari))[oa]|azul|verde|gris|caliente|ambulante|\p{Ll}{3,}(?:i|st|r|n|ur|v)al|(?:pol|escol|famili|milit)ar)(?:e?s)?$/u
/** 'nos dio galletas de postre' */
const SERVED = /^(?:postre|almuerzo|comida|cena|desayuno|merienda|lonche|once|premio|despedida|sorpresa|almohada)$/u

function theOf(word: string, the: string): string {
  const isMany = word.endsWith('s') && singularOf(word) !== word
  const isF =
    /^cometas?$/u.test(word) ||
    /^(?:la|las|una|unas|nuestras?|aquellas?)$/u.test(the) ||
    (!/^(?:el|los|un|unos|del|al)$/u.test(the) && nounGender(singularOf(word)) === 'f')
  return `${isMany ? (isF ? 'las' : 'los') : isF ? 'la' : 'el'} ${word}`
}
