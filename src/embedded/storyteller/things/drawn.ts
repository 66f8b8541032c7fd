import { isPerson } from '../language/memory/kinds-of-words.ts'
import { isNounForm } from '../language/grammar/dictionary.ts'
import { finiteForm, isDone } from '../language/grammar/finite.ts'
import { nounGender } from '../language/grammar/gender.ts'
import { isInfinitive } from '../language/grammar/infinitive.ts'
import { bare, contract } from '../language/grammar/text.ts'
import { wasNotThere } from './happenings.ts'
import { type NounClass, nounClassOf } from './nouns.ts'
import { BLAND, isThing, OTHER_BEFORE, OTHER_THING } from './portable.ts'
import { isFruit, oneOf } from './portable-words.ts'
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
/** Furniture and glass that nobody keeps in a pocket. */
const SEEN_TOO = /^(?:espejo|carretilla|hamaca|mecedora|cuna|escalera|pizarr[oó]n|estufa|horno|comal|piñata)$/u

/** Words of another sense too, and what looks like nothing. */
const UNDRAWN =
  /^(?:doña|pap[aá]s?|alegr[ií]a|causa|vac[ií]o|completo|factura|raya|bajo|cuatro|cuerno|cajón|batería|órgano|triángulo|platillo|mono|premio|dulce|once|lonche|merienda|cena|comida|almuerzo|desayuno|banquete|sobremesa|asado|barbacoa|parrillada|pan|arroz|carne|verdura|fruta|crema|salsa|chile|nieve|ropa|animal|bicho|cría|medias?|maquillaje|perfume|sobre|pieza|liga|copa|radio|rosa|dado|diente|clavo|venda|foto|fotografía|dibujo|tenis|vaso|cruceros?|tuna|pollo|costal|rama|bigote)$/u

const NAMED =
  /(?<!\p{L})(?<the>el|la|l[oa]s|una?|un[oa]s|sus?|mis?|nuestr[oa]s?|aquell?[oa]?s?|dos|tres|cuatro|del|al) (?<noun>\p{Ll}{3,})(?!\p{L})|(?<!\p{L})en (?<ridden>bici|bicicleta|moto|patineta|patines)(?!\p{L})|(?<!\p{L})(?:con|entre) (?=(?<among>\p{Ll}{3,}s)(?!\p{L}))|(?<!\p{L})(?<verb>\p{Ll}{2,}) (?=(?<bareNoun>\p{Ll}{3,})(?!\p{L}))/gu
const WITH_NOUNS =
  /^(?:comprar|traer|convidar|invitar|regalar|dar|hacer|preparar|vender|comer|pedir|llevar|usar|ser|freír|cocinar|amasar|repartir|desayunar|almorzar|merendar|cenar|mandar|sacar|poner|volar)$/u

/**
 * The thing that a memory turns on where nobody can keep it itself, drawn, and as one of it cut out of paper; null where
 * it names none.
 */
export function drawnOf(
  there: string,
  isFree: (noun: string) => boolean,
  isQuiet = false,
): { drawn: string; cut: string } | null {
  const all = [...candidatesIn(there), ...heldIn(there), ...madeIn(there)]
  const found = all.filter(({ noun, isHanded }) => isFree(noun) && (isHanded || !isQuiet))
  const weight = ({ noun, more }: Candidate) => found.filter((one) => one.noun === noun).length + more
  const [first] = found.toSorted((one, other) => weight(other) - weight(one))
  if (!first) return null
  const isF = first.noun === 'cometa' || nounGender(first.noun) === 'f'
  return { drawn: contract(`un dibujo de ${first.the}`), cut: `${isF ? 'una' : 'un'} ${first.noun} de papel` }
}

/**
 * `more`: what was given, shared or made is seen before what lives, that before anything else, and a vehicle after it.
 * `isHanded`: it was, and so is told of on a hard day too.
 */
type Candidate = { noun: string; the: string; more: number; isHanded: boolean }

function candidatesIn(there: string): Candidate[] {
  return [...there.matchAll(NAMED)].flatMap(({ index, groups }) => {
    const { the = '', noun: said = '', verb = '', bareNoun = '', among = '', ridden = '' } = groups!
    const word = said || bareNoun || among || ridden
    const noun = singularOf(word)
    const [before, after] = [bare(there.slice(0, index)), there.slice(there.indexOf(word, index))]
    const kind = nounClassOf(noun)
    const isSock = /^medias? de (?!l)/u.test(after)
    if (!isSock && (UNDRAWN.test(word) || UNDRAWN.test(noun) || BLAND.test(noun))) return []
    if (!SEEN.has(kind) && oneOf(word) === null && !SEEN_TOO.test(noun)) return []
    if (/^\p{L}+ de[l ]* ?(?:la )?\p{Lu}/u.test(after) || OTHER_THING.test(bare(after))) return []
    if (OTHER_BEFORE.test(`${before}${the} ${bare(word)}`) && !/toc\w* $/u.test(before)) return []
    if (wasNotThere(before) || AS.test(before) || (PLAYED.test(before) && /^(?:oso|vaca|pato|burro)$/u.test(noun)))
      return []
    if (isFigure(before, noun, kind) || isGone(before, kind)) return []
    // 'el señor del camión': of that nothing is told
    if (/^(?:del|al)$/u.test(the) && kind !== 'animal') return []
    if (bareNoun && !isTaken(verb, bareNoun, noun)) return []
    if (among && !FOOD.has(kind)) return []
    const isHanded = HANDED.test(before)
    const isRoad = kind === 'wheels' && !ridden
    const more =
      ` ${before}`.endsWith(' en ') || isRoad
        ? -0.5
        : isHanded
          ? 0.75
          : kind === 'animal' && !/it[oa]$/u.test(noun)
            ? 0.5
            : 0
    return [{ noun, the: theOf(word, the) + lookOf(after), more, isHanded }]
  })
}

/** 'convidó galletas', 'hacer tortillas', 'volar cometa' */
const isTaken = (verb: string, word: string, noun: string) =>
  (word !== noun ||
    verb.startsWith('vol') ||
    (FOOD.has(nounClassOf(noun)) && !/^(?:d[aeio]|haz|hac|hiz|hic)/u.test(verb))) &&
  WITH_NOUNS.test(isInfinitive(verb) ? verb : (finiteForm(verb)?.infinitive ?? ''))

const FOOD: ReadonlySet<NounClass | null> = new Set(['bite', 'dish'] as const)

/** 'cargar bultos de papa', 'entre cajones de mandarinas': so much of it is seen. */
const HEAPED =
  /(?<!\p{L})(?<heap>bultos?|sacos?|costal(?:es)?|caj(?:ón|ones)|[hg]uacal(?:es)?|canast[ao]s?|barreños?|racimos?|fuentes?) de (?<what>\p{Ll}{3,})(?!\p{L})/gu

function heldIn(there: string): Candidate[] {
  return [...there.matchAll(HEAPED)].flatMap(({ index, groups }) => {
    const { heap = '', what = '' } = groups!
    const before = bare(there.slice(0, index))
    const one = singularOf(what)
    if (wasNotThere(before) || AS.test(before) || !(FOOD.has(nounClassOf(one)) || isFruit(one) || what === 'agua'))
      return []
    return [
      {
        noun: what === 'agua' ? singularOf(heap) : one,
        the: `${theOf(heap, '')} de ${what}`,
        more: 0,
        isHanded: HANDED.test(before),
      },
    ]
  })
}

/** 'montamos una cabaña', 'me pintaba los huesos': what came of it is seen, whatever it is called. */
const BUILT =
  /(?<!\p{L})(?<verb>(?:pint|arm|mont|constru)\p{Ll}+)(?: (?:entre|juntos|juntas|con|ell[oa]s?|él|tod[oa]s))? (?<the>el|la|l[oa]s|una?|un[oa]s) (?<noun>(?!del )\p{Ll}{3,})(?!\p{L})(?<of> de (?:arena|nieve|clases|sábanas|cobijas|mantas|cojines|almohadas|cartón|papel|madera|cajas|palos)(?!\p{L}))?/gu
/** Of that nothing is seen, or it is somebody's body. */
const UNSEEN =
  /^(?:l[ií]o|relajo|desorden|desastre|esc[aá]ndalo|bronca|pleito|drama|equipo|grupo|negocio|empresa|plan|pol[eé]mica|número|numerito|circo|show|cara|u[nñ]as?|labios?|pelo|cabello|boca|ojos?|pestañas?|guardia|viaje|vida|día|tarde|noche|semana|mes|año|cosas?|resto|historia|cuento|fiestas?|futuro|mundo|casa|cuarto|pieza)$|(?:ción|sión|dad|ncia|eza|miento)$/u

function madeIn(there: string): Candidate[] {
  return [...there.matchAll(BUILT)].flatMap(({ index, groups }) => {
    const { verb = '', the = '', noun: word = '', of = '' } = groups!
    const [noun, before] = [singularOf(word), bare(there.slice(0, index))]
    const infinitive = isInfinitive(verb) ? verb : finiteForm(verb)?.infinitive
    if (!/^(?:pintar|armar|montar|construir)$/u.test(infinitive ?? '')) return []
    if (UNSEEN.test(noun) || UNDRAWN.test(noun) || BLAND.test(noun) || !isNounForm(word) || wasNotThere(before))
      return []
    // a room is seen after all else
    const isPlace = nounClassOf(noun) === 'place' && !/^(?:cabaña|casita|castillo)$/u.test(noun)
    // what is seen anyway was counted
    if (SEEN.has(nounClassOf(noun)) || oneOf(word) !== null) return []
    return [{ noun, the: theOf(word, the) + of, more: isPlace ? -0.25 : 0.75, isHanded: true }]
  })
}

/** 'sacó las tortas', 'nos regaló caramelos': given, shared, made or found. */
const HANDED =
  /(?<![a-z])(?:dio|dieron|regal\w+|traj\w+|sac(?:o|aron|amos)|repart\w+|compart\w+|convid\w+|prepar\w+|cocin\w+|amas\w+|encontr\w+|cosi(?:o|eron)|tej\w+)(?: (?!que |en |por )\w+){0,2} $/u

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
  /(?:^| )(?:(?:atropell|sacrific|enterr|caz|desplum|degoll|com|cen|almorz|asa|cocin|guis)\w*|mat(?:o|e|ar|aron|amos|aban?)|carne(?: de)?|(?:fue|fueron) al cielo|llor(?:e|o|aron|amos|ando|aba|abamos) (?:por|con la muerte de))(?: a)? $/u
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
