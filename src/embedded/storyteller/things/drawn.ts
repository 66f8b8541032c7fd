import { isPerson } from '../language/memory/kinds-of-words.ts'
import { isNounForm } from '../language/grammar/dictionary.ts'
import { finiteForm, isDone } from '../language/grammar/finite.ts'
import { nounGender } from '../language/grammar/gender.ts'
import { isInfinitive } from '../language/grammar/infinitive.ts'
import { bare, contract } from '../language/grammar/text.ts'
import { wasNotThere } from './happenings.ts'
import { type NounClass, nounClassOf } from './nouns.ts'
import { BLAND, COUNTED, isThing, OTHER_BEFORE, OTHER_THING } from './portable.ts'
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
  'machine',
] as const)
/** Furniture and glass that nobody keeps in a pocket. */
const SEEN_TOO =
  /^(?:espejo|colchón|telón|maniquí|caballito|muñec[oa]|t[ií]tere|marioneta|carretilla|hamaca|mecedora|cuna|escalera|pizarr[oó]n|estufa|horno|comal|piñata|cortina|sill[oó]n|puerta|encomienda|paquete|neum[aá]tico|llanta|televisor|tele|computadora?|ordenador|port[aá]til|tarro|curita|tirita|reposera|tumbona|toga|bocina|claxon)$/u

/** Words of another sense too ('guagua' is a baby), and what looks like nothing. */
const UNDRAWN =
  /^(?:guagua|doña|pap[aá]s?|alegr[ií]a|causa|vac[ií]o|completo|factura|raya|bajo|cuatro|cuerno|cajón|batería|órgano|triángulo|platillo|mono|premio|dulce|once|lonche|merienda|cena|comida|almuerzo|desayuno|banquete|sobremesa|asado|barbacoa|parrillada|pan|arroz|carne|verdura|fruta|crema|salsa|chile|nieve|ropa|animal|bicho|cría|medias?|maquillaje|perfume|sobre|pieza|liga|copa|radio|rosa|dado|diente|clavo|venda|foto|fotografía|dibujo|tenis|vaso|cruceros?|tuna|pollo|costal|rama|bigote)$/u

const NAMED =
  /(?<![A-Za-zÀ-ỹ])(?<the>el|la|l[oa]s|una?|un[oa]s|sus?|mis?|nuestr[oa]s?|aquell?[oa]?s?|dos|tres|cuatro|cinco|seis|siete|ocho|diez|doce|\d{1,3}|del|al) (?:(?:últim|primer|mism)[oa]s? )?(?<noun>\p{Ll}{3,})(?![A-Za-zÀ-ỹ])|(?<![A-Za-zÀ-ỹ])en (?<ridden>bici|bicicleta|moto|patineta|patines)(?![A-Za-zÀ-ỹ])|(?<![A-Za-zÀ-ỹ])(?:con|entre) (?=(?<among>\p{Ll}{3,}s)(?![A-Za-zÀ-ỹ]))|(?<![A-Za-zÀ-ỹ])(?<verb>\p{Ll}{2,}) (?=(?<bareNoun>\p{Ll}{3,})(?![A-Za-zÀ-ỹ]))/gu
const WITH_NOUNS =
  /^(?:comprar|pelar|traer|convidar|invitar|regalar|dar|hacer|preparar|vender|comer|pedir|llevar|usar|ser|freír|cocinar|amasar|repartir|desayunar|almorzar|merendar|cenar|mandar|sacar|poner|volar)$/u

/** What can be drawn of a memory: `the` with what makes it another thing, weighed `by` the noun that something is done with. */
export type Drawable = { noun: string; the: string; by: string }

/** All of it where nobody can keep the thing itself, in the order of the memory. */
export function drawablesIn(there: string): Drawable[] {
  const built = [...madeIn(there), ...heldIn(there), ...carriedIn(there)]
  const whole = candidatesIn(there)
  // of a day with nothing else it turned on what broke
  const seen = built.length + whole.length > 0 ? whole : candidatesIn(there, SEEN_TOO, MISSED)
  return [...built, ...seen.map((one) => ({ ...one, by: one.noun }))]
}

/** 'la campana' → 'un dibujo de la campana', 'una campana de papel'; what was written or drawn already is copied. */
export function asDrawn({ noun, the }: Drawable): { drawn: string; cut: string } {
  const isF = noun === 'cometa' || nounGender(noun) === 'f'
  const made = COPIED.test(noun) ? 'una copia' : 'un dibujo'
  return { drawn: contract(`${made} de ${the}`), cut: `${isF ? 'una' : 'un'} ${noun} de papel` }
}
const COPIED =
  /^(?:mapa|croquis|plano|cart(?:a|ita)|not(?:a|ita)|recado|lista|papelito|dibujo|dibujito|receta|foto|fotografía|retrato|letrero|cartel|poema)$/u

/** `furniture` is what else counts as seen; `failed` is said before what went wrong, and is not. */
export function candidatesIn(there: string, furniture = SEEN_TOO, failed = FAILED): Omit<Drawable, 'by'>[] {
  return [...there.matchAll(NAMED)].flatMap(({ index, groups }) => {
    const { the = '', noun: said = '', verb = '', bareNoun = '', among = '', ridden = '' } = groups!
    const word = said || bareNoun || among || ridden
    const noun = singularOf(word)
    const [before, after] = [bare(there.slice(0, index)), there.slice(there.indexOf(word, index))]
    const kind = nounClassOf(noun)
    const isSock = /^medias? de (?!l)/u.test(after)
    if (!isSock && (UNDRAWN.test(word) || UNDRAWN.test(noun) || BLAND.test(noun))) return []
    if (!SEEN.has(kind) && oneOf(word) === null && !furniture.test(noun)) return []
    if (/^\p{L}+ de[l ]* ?(?:la )?\p{Lu}/u.test(after) || OTHER_THING.test(bare(after))) return []
    if (OTHER_BEFORE.test(`${before}${the} ${bare(word)}`) && !/toc\w* $/u.test(before)) return []
    if (wasNotThere(before) || AS.test(before) || (PLAYED.test(before) && /^(?:oso|vaca|pato|burro)$/u.test(noun)))
      return []
    // 'y ella la dibujó'
    if (/^l[oa]s?$/u.test(the) && isDone(word) && !isNounForm(word)) return []
    // 'tocó la puerta una vecina'
    if (/^(?:puerta|ventana)$/u.test(noun) && /(?:toc|golpe|abr|cerr|llam|cruz)\w*(?: a)? $/u.test(before)) return []
    if (isFigure(before, noun, kind) || isGone(before, kind)) return []
    if (GOES.has(kind) && failed.test(before) && !CARED_FOR.test(bare(after))) return []
    // 'el señor del camión': of that nothing is told
    if (/^(?:del|al)$/u.test(the) && kind !== 'animal' && !(the === 'al' && BOARDED.test(before))) return []
    if (bareNoun && !isTaken(verb, bareNoun, noun)) return []
    if (among && !FOOD.has(kind)) return []
    return [{ noun, the: theOf(word, the) + lookOf(after) }]
  })
}

/** 'se subió solito al' */
const BOARDED = /(?:^| )(?:sub|trep|mont)\w*(?: \w+)? $/u

/** 'convidó galletas', 'hacer tortillas', 'volar cometa' */
const isTaken = (verb: string, word: string, noun: string) =>
  (word !== noun ||
    verb.startsWith('vol') ||
    (FOOD.has(nounClassOf(noun)) && !/^(?:d[aeio]|haz|hac|hiz|hic)/u.test(verb))) &&
  (WITH_NOUNS.test(isInfinitive(verb) ? verb : (finiteForm(verb)?.infinitive ?? '')) || verb === 'comiendo')

const FOOD: ReadonlySet<NounClass | null> = new Set(['bite', 'dish'] as const)

/** 'cargar bultos de papa', 'entre cajones de mandarinas': so much of it is seen. */
const HEAPED =
  /(?<![A-Za-zÀ-ỹ])(?<heap>bultos?|sacos?|costal(?:es)?|caj(?:ón|ones)|[hg]uacal(?:es)?|canast[ao]s?|barreños?|racimos?|fuentes?) de (?<what>\p{Ll}{3,})(?![A-Za-zÀ-ỹ])/gu

function heldIn(there: string): Drawable[] {
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
        by: singularOf(heap),
      },
    ]
  })
}

/** 'me llevaba en la canasta de la bicicleta': on that. */
const CARRIED =
  /(?<![A-Za-zÀ-ỹ])en (?:el|la|su) (?<part>parrilla|canasta|canastilla|barra|manubrio|sidecar) de (?:la|su) (?<ridden>bici(?:cleta)?|cicla|moto|motocicleta)(?![A-Za-zÀ-ỹ])/gu
const carriedIn = (there: string): Drawable[] =>
  [...there.matchAll(CARRIED)].map(({ groups }) => ({
    noun: groups!['ridden']!,
    the: `la ${groups!['ridden']!}`,
    by: groups!['part']!,
  }))

/** 'montamos una cabaña', 'me pintaba los huesos', 'hicimos un hotel de insectos': what came of it is seen, whatever it is called. */
const BUILT =
  /(?<![A-Za-zÀ-ỹ])(?<verb>(?:[Pp]int|[Aa]rm|[Mm]ont|[Cc]onstru)\p{Ll}+|[Hh](?:ic|iz|ac)\p{Ll}+(?= una? (?:hotel|cas(?:it)?a|cabaña|castillo|cohete|nave|nido|carpa|puente|muñec[oa]|volcán|robot|fuerte|refugio|comedero|barco|trineo|columpio)(?![A-Za-zÀ-ỹ])))(?: (?:entre|juntos|juntas|con|ell[oa]s?|él|tod[oa]s))? (?<the>el|la|l[oa]s|una?|un[oa]s) (?<noun>(?!del )\p{Ll}{3,})(?![A-Za-zÀ-ỹ])(?<of> (?:de|con) (?:arena|nieve|clases|sábanas|cobijas|mantas|cojines|almohadas|cartón|papel|madera|cajas|palos|piedras|sillas|campaña|insectos|bichos|pájaros|hormigas|muñecas|indios|agua)(?![A-Za-zÀ-ỹ]))?/gu
/** Of that nothing is seen, or it is somebody's body. */
const UNSEEN =
  /^(?:puntos?|rayas?|l[ií]neas?|bigotes?|l[ií]o|relajo|desorden|desastre|esc[aá]ndalo|bronca|pleito|drama|equipo|grupo|negocio|empresa|plan|pol[eé]mica|número|numerito|circo|show|cara|u[nñ]as?|labios?|pelo|cabello|boca|ojos?|pestañas?|guardia|viaje|vida|día|tarde|noche|semana|mes|año|cosas?|resto|historia|cuento|fiestas?|futuro|mundo|casa|cuarto|pieza)$|(?:ción|sión|dad|ncia|eza|miento)$/u

function madeIn(there: string): Drawable[] {
  return [...there.matchAll(BUILT)].flatMap(({ index, groups }) => {
    const { the = '', noun: word = '', of = '' } = groups!
    const verb = groups!['verb']!.toLowerCase()
    const [noun, before] = [singularOf(word), bare(there.slice(0, index))]
    const infinitive = isInfinitive(verb) ? verb : finiteForm(verb)?.infinitive
    if (!/^(?:pintar|armar|montar|construir|hacer)$/u.test(infinitive ?? '')) return []
    // a house of blankets is seen
    if (
      (UNSEEN.test(noun) && !(noun === 'casa' && of !== '')) ||
      UNDRAWN.test(noun) ||
      BLAND.test(noun) ||
      !isNounForm(word) ||
      wasNotThere(before)
    )
      return []
    // a room that was painted is a place
    if (nounClassOf(noun) === 'place' && of === '' && !/^(?:cabaña|casita|castillo|hotel)$/u.test(noun)) return []
    // what is seen anyway was counted
    if (SEEN.has(nounClassOf(noun)) || oneOf(word) !== null) return []
    return [{ noun, the: theOf(word, the) + of.replace(/^ con /u, ' de '), by: noun }]
  })
}

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

/** 'se nos rompió el ascensor', 'perdimos el bus': what did not go, unless more is done with it. */
const GOES: ReadonlySet<NounClass | null> = new Set(['wheels', 'rail', 'boat', 'air', 'machine'] as const)
const MISSED = /(?:^| )(?:perd(?:i|io|imos|ieron)|se (?:(?:me|nos|le|les) )?fue\w*) $/u
const FAILED = new RegExp(
  `${MISSED.source}|(?:^| )se (?:(?:me|nos|le|les) )?(?:var|romp|descomp|malogr|dan|averi|estrope|fund|ca[iy]|apag)\\w* $`,
  'u',
)
const CARED_FOR = /^[^.;]*(?<![a-z])(?:l[oa]s? (?:empuj|arregl|repar|remolc|jal|carg)|(?:empuj|remolc)\w+(?![a-z]))/u

/** Feared, hurt, eaten or given up: nobody wants to see it again. */
const isGone = (before: string, kind: NounClass | null) =>
  FEARED.test(before) ||
  (kind === 'animal' && HURT.test(before)) ||
  (kind !== 'bite' && kind !== 'dish' && kind !== 'cold' && SOLD.test(before))
const FEARED = /(?:^| )(?:mied|temia|temor|terror|fobia|panic|alergi|asco|odiab)\w*(?: (?:a|de|por|con))? $/u
const HURT =
  /(?:^| )(?:(?:atropell|sacrific|enterr|caz|desplum|degoll|com|cen|almorz|asa|cocin|guis)\w*|mat(?:o|e|ar|aron|amos|aban?)|mur(?:io|ieron)|carne(?: de)?|(?:fue|fueron) al cielo|llor(?:e|o|aron|amos|ando|aba|abamos) (?:por|con la muerte de))(?: a)? $/u
const SOLD = /(?:^| )(?:vend|empen|remat|hipotec|rob|estrell|choc)\w* $/u

/** What makes it another thing, and its colour: ' fúnebre', ' de chocolate', ' roja'. */
function lookOf(after: string): string {
  const [, of = '', low = ''] = /^\p{L}+ (de )?(\p{Ll}{3,})(?![A-Za-zÀ-ỹ])/u.exec(after) ?? []
  if (of)
    return !COUNTED.test(low) && isThing({ word: low, low }) && !isPerson(low) && !SERVED.test(low) ? ` de ${low}` : ''
  return low !== '' && LOOK.test(low) && isNounForm(low.replace(/a(?=s?$)/u, 'o')) && !isDone(low) ? ` ${low}` : ''
}
const LOOK =
  /^(?:(?:roj|amarill|blanc|negr|morad|dorad|platead|rosad|cieg|fij|marin|\p{Ll}{2,}(?:[^u]ic|[áéíó]\p{Ll}{0,2}ic|ari))[oa]|azul|verde|gris|caliente|ambulante|\p{Ll}{3,}(?:i|st|r|n|ur|v)al|(?:pol|escol|famili|milit)ar)(?:e?s)?$/u
/** 'nos dio galletas de postre' */
const SERVED = /^(?:postre|almuerzo|comida|cena|desayuno|merienda|lonche|once|premio|despedida|sorpresa|almohada)$/u

/** 'una llanta' → 'la llanta', '40 tamales' → 'los tamales' */
function theOf(word: string, the: string): string {
  const isMany = word.endsWith('s') && singularOf(word) !== word
  const isF =
    /^cometas?$/u.test(word) ||
    /^(?:la|las|una|unas|nuestras?|aquellas?)$/u.test(the) ||
    (!/^(?:el|los|un|unos|del|al)$/u.test(the) && nounGender(singularOf(word)) === 'f')
  return `${isMany ? (isF ? 'las' : 'los') : isF ? 'la' : 'el'} ${word}`
}
