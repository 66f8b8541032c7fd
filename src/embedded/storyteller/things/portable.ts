import { ANSWERS_AT_HAND, cached } from '../language/grammar/cache.ts'
import { isNounForm, known } from '../language/grammar/dictionary.ts'
import { finiteForm, isDone } from '../language/grammar/finite.ts'
import { nounGender } from '../language/grammar/gender.ts'
import { isKinWord } from '../language/people/names.ts'
import { isPerson } from '../language/memory/kinds-of-words.ts'
import { bare } from '../language/grammar/text.ts'
import { wasNotThere } from './happenings.ts'
import { nounClassOf } from './nouns.ts'
import { isFruit, isMadeOf, oneOf, USED_UP } from './portable-words.ts'
import { onePhrase, singularOf } from './singular.ts'
import { cameToBe, TURNS } from './turned-on.ts'

/** Of these nobody has one, and of many nobody keeps one. */
const PAIRS = /^(?:lentes|anteojos|gafas|tijeras|audífonos|auriculares|binoculares|tirantes|pinzas)$/u

/** Worn to see with. */
const NEEDED = /^(?:lentes|anteojos|gafas)(?! (?:de (?:sol|buceo|buzo|nadar|juguete|carton|papel)|oscur|negr))/u

/** By such a thing alone nobody knows one day from another. */
export const BLAND = /^(?:bolsa|hoja|botella|sobre|media|lona|palo|caja|costal|lata|banda|cuento|pasaje)$/u

/** 'metió un poco en una botella': by what is in it. */
const FILLED = /(?<![a-z])(?:met|guard|ech|llen)\w+(?: \w+){0,4} en una?$/u

const SUNG = /(?<![A-Za-zÀ-ỹ])(?:cant|toc|bail|escuch|tarare)[A-Za-zÀ-ỹ]+ (?:la de )?\p{Lu}[^,.;:!?]*$/u

/** 'usaba la escoba de micrófono', 'con su maleta de almohada': what it served as. */
const SERVED_AS =
  /^(?:almohada|micr[oó]fono|sombrero|escudo|bast[oó]n|bandera|tambor|mesa|pizarr[oó]n|paraguas|espada)$/u

const MATERIAL = /^(?:cartón|papel|hilo|lona|tiza|gis|madera|cuerda|cinta|piedra)$/u

/** What is carried in it, made of it or for it hurts or is nobody's business. */
const NOT_OF =
  /^(?:vino|tequila|mezcal|moscatel|ron|champán|sidra|cervezas?|ron|whisky|vodka|aguardiente|pisco|muertos?|difuntos?|pastillas|cigarros|orina|sangre|basura)$/u

/** 'pesó lo que una bolsa de frijol', 'del tamaño de una moneda': it was not there. */
const COMPARED = /(?:lo|mas|menos|igual) que (?:una?|el|la)?$|tamano de(?:l| una?| la)$|(?:parecia|cabia en) una?$/u

/** 'un tazón de cocido': eaten since. */
const SERVED = /^(?:canast[ao]|cesta|plat(?:o|ito)|taz[oó]n|taza|vaso|vasito|jarr[ao]|cuchara)$/u

/** What nobody takes it from: 'los focos del auto', 'el balde de la camioneta', 'el cable de la compu'. */
const PART_OF =
  /^(?:autos?|carros?|coches?|vochos?|camionetas?|trocas?|pickup|cami[oó]n(?:es)?|bus(?:es)?|autob[uú]s(?:es)?|micro|trenes|tren|metro|motos?|bicis?|bicicletas?|lanchas?|barcos?|avi[oó]n|casa|edificio|compu|computadora?|ordenador|tele|televisor|nevera|refri|refrigerador|celulares|celular|celu|cel|teléfono|telefono|móvil|movil)$/u

const NO_NOUN =
  /^(?:se|no|si|sí|yo|él|me|te|nos|les?|nuevo|regreso|vuelta|repente|golpe|pie|lado|noche|día|madrugada|tarde|mañana|pronto|verdad|memoria|lejos|cerca|frente|espaldas|niñ[oa]s?|chic[oa]s?|pequeñ[oa]|regalo|recuerdo|rodillas|hecho|ahí|aquí|allá|atrás|arriba|abajo|adentro|afuera|tod[oa]s?|cada|ella|ellos|ellas|nadie|alguien|antes|después|inmediato|acuerdo|paso|tanto|puro|más|la|lo|los|las|un|una|mis?|tus?|sus?|que|quien|camino|prisa|milagro|mil|cien|quinient[oa]s)$/u

const LOOK =
  /^(?:roj|amarill|blanc|negr|morad|dorad|platead|rosad|viej|vieij|chiquit|pequeñ|rot|tejid|bordad|remendad|arrugad|usad|estampad|floread|rayad)[oa]s?$|^(?:azul|verde|gris|café|rosa|naranja|gigante|brillante|marrón|celeste)(?:e?s)?$/u

const DETERMINED =
  /^(?:un|una|unos|unas|el|la|los|las|mis?|tus?|sus?|nuestr[oa]s?|aquell?[oa]?s?|es[eao]s?|dos|tres|cuatro|tant[oa]s|cinco|seis|siete|ocho|nueve|diez|doce|trece|catorce|quince|veinte|veinti[A-Za-zÀ-ỹ]+|treinta|cuarenta|cincuenta|cien|\d+|otr[oa]s?|mism[oa]s?|más|much[oa]s|pur[oa]s|vari[oa]s|propi[oa]s?|primer[oa]?s?|últim[oa]s?|nuev[oa]s?)$/u
/** 'traía sombrero', 'pidió velas' */
const HAD =
  /^(?:elevar|encumbrar|remontar|empinar|coger|buscar|cortar|llevar|usar|poner|tener|intercambiar|pedir|juntar|coleccionar|prender)$/u
const isHad = (verb: string) => HAD.test(verb) || TURNS.test(verb)

/** 'agarrado del repasador', 'abrazada a la cubeta': what hands hold on to. */
const HELD = /(?:agarr|colg|abraz|prend)[a-z]+ (?:del?|al?)(?: l[ao]s?)?$/u

/** Another thing than its noun, with what stands before or after it. */
export const OTHER_THING =
  /^(?:cepillo de (?:dientes|dentadura)|bandeja (?:de entrada|paisa)|carrito (?!de (?:madera|juguete|carreras|control|lata|carton))del? |piedra,? papel|palito de (?:agua|limon|frutilla|fresa|coco)|libros? de (?:texto)|pinzas? de|camara (?:fria|de frio|lenta)|red(?:es)? social|caja de (?:cambios|la|una)|carta de motivacion|bolsa de valores|taza de bano|tapa de|copa (?:del? |america|libertadores|mundial)|mapa de|flor de (?:la |piel)|llave de (?:agua|paso)|media (?:hora|noche|vuelta|luna)|sobre (?:el|la|los|las|un|una|todo|mi|tu|su)|cinturon (?:de seguridad|puesto)|canas? de azucar|lista de|hojas? (?:de vida|de calculo|de excel)|tenis de mesa|bigotes? (?!postiz|de )|notas? musical|figura de|concha de su|naranja(?:s)? (?:claro|oscuro|fosfo)|volante(?!s))/u
export const OTHER_BEFORE =
  /(?:^| )(?:d\w+ (?:la|mucha) lata|jug\w+ (?:a )?(?:las |la )?(?:cartas|pelota|cometa)|al tenis|(?:tom|beb|ped|echa)\w+ (?:una|unas|las|dos|tres) canas?|el tenis|la disco|en (?:el|la|una|esa|su|mi|nuestra) pieza|en (?:la|su|mi) (?:bolsa|caja|mochila|cartera)|a la carta|al pie de la carta|en la red|hasta (?:el|la|l[oa]s) \w+|con todo (?:el|la) \w+|(?:fractur|torc|quebr|lastim|luxa|rompi)\w+ la muneca|toc\w* (?:el|la) (?:silbato|campana|bocina|timbre|corneta)|para (?:\w+ )?un[oa]?s? \w+|(?:pe|d|pas)\w+ (?:el|su) telefono|(?:sac|buen|mejor|mal|misma|ultima|primer)\w* (?:las? |una? )?notas?)$/u

/** A small thing of a memory: as one of it ('una pulsera roja', 'una de las canicas'), as just named ('la pulsera roja'), and in short. */
export type Portable = { un: string; the: string; el: string; noun: string; f: boolean }

/** 'ese radio', 'la sartén': of the gender that its giver gave it. */
const genderIn = (memory: string, noun: string) => {
  const [, f, m] =
    new RegExp(
      `(?<![A-Za-zÀ-ỹ])(?:(la|una|esa|esta|aquella)|(el|un|ese|este|aquel|del|al)) ${noun}(?![A-Za-zÀ-ỹ])`,
      'iu',
    ).exec(memory) ?? []
  return f ? 'f' : m ? 'm' : nounGender(noun)
}

/** All the small things that `memory` names as being there, in its order; none that was said, lacked or compared. */
export const portablesIn = cached(ANSWERS_AT_HAND, (memory): readonly Portable[] => {
  const found: Portable[] = []
  const tokens = [...memory.matchAll(/([^\p{L}\p{N}]*)([\p{L}\p{N}]+)/gu)].map(
    ({ 1: gap = '', 2: word = '', index }) => ({
      word,
      low: word.toLowerCase(),
      isParted: /[^\s]/u.test(gap),
      at: index + gap.length,
    }),
  )
  for (const [i, { word, low, isParted, at }] of tokens.entries()) {
    const before = tokens.slice(Math.max(0, i - 4), i).map(({ low: each }) => bare(each))
    if (/^(?:seis|blanco)$/u.test(low) && before.at(-1) === 'doble' && /domin|fich|jug|partida/u.test(bare(memory))) {
      const both = low === 'seis' ? 'con dos seises' : 'toda blanca'
      found.push({ un: `una ficha ${both}`, the: `la ficha del doble ${low}`, el: 'la ficha', noun: low, f: true })
      continue
    }
    const isNoun = /^(?:un|una|el|su|mi)$/u.test(before.at(-1) ?? '')
    const noun = isDone(low) && !isNoun ? null : (oneOf(low) ?? gathered(low, before.join(' ')) ?? madeThing(tokens, i))
    if (noun === null || /^\p{Lu}/u.test(word)) continue
    const after = bare(
      tokens
        .slice(i, i + 3)
        .map(({ low: each }) => each)
        .join(' '),
    )
    if (isMoney(noun, low, before.join(' '), after)) continue
    // 'cantamos Un beso y una flor'
    if (SUNG.test(memory.slice(0, at))) continue
    if (before.some((each) => /^(?:no|ni|sin|nunca|ningun\w*|como|falt\w+)$/u.test(each))) continue
    // 'todavía traigo ese dibujo': of that day
    const isThat = /^(?:es[ea]|aquel|aquella)$/u.test(before.at(-1) ?? '')
    if (COMPARED.test(before.join(' '))) continue
    if (
      !isThat &&
      wasNotThere(bare(memory.slice(0, at))) &&
      !cameToBe(bare(memory.slice(at)), nounGender(noun) === 'f')
    )
      continue
    if (OTHER_THING.test(after) || OTHER_BEFORE.test([...before, bare(low)].join(' '))) continue
    const last = isParted ? '' : (tokens[i - 1]?.low ?? '')
    // 'la hizo con cartón': what it was made of
    if (last === 'con' && MATERIAL.test(noun)) continue
    // 'las escaleras de la piedra': of another thing
    const isHeld = HELD.test(before.join(' '))
    const isBeside = BESIDE.test(before.join(' '))
    const isCarried = isFruit(noun) && CARRIED.test(before.join(' '))
    if (
      !isHeld &&
      !isBeside &&
      !` ${before.join(' ')}`.endsWith(' par de') &&
      !isCarried &&
      !ONE_OF.test(before.join(' ')) &&
      OF_ANOTHER.test(before.join(' '))
    )
      continue
    // 'y saco el asador': a verb
    const isOfVerb = isHad(finiteForm(last)?.infinitive ?? last)
    const isVerb = finiteForm(low) !== null && !DETERMINED.test(last) && last !== 'con' && !isOfVerb
    const isWrapped = /envuelt[oa]s? en$/u.test(before.join(' '))
    const isMany = low.endsWith('s') && singularOf(low) !== low
    const isLed =
      isHeld ||
      (PAIRS.test(low) && last === 'de') ||
      isCarried ||
      DETERMINED.test(last) ||
      (/^(?:en|con)$/u.test(last) && isMany) ||
      (last === 'en' && isWrapped)
    if (isVerb || !(isLed || isOfVerb || DOING.test(last))) continue
    const more = restOf(tokens, i)
    if (
      more === null ||
      (SERVED.test(noun) && / de (?!palo|madera|plata|metal|barro|peltre|mimbre|paja|palma)/u.test(more)) ||
      (PAIRS.test(low) && !/(?:^| )(?:par de|con (?:mis|sus|l[oa]s)|l[oa]s|mis|sus)$/u.test(before.join(' ')))
    )
      continue
    const isToldApart = tokens[i + 1]?.low === 'que' && !tokens[i + 1]!.isParted
    if (more === '' && BLAND.test(noun) && !isToldApart && !FILLED.test(bare(memory.slice(0, at)).trimEnd())) continue
    if (isFruit(noun) && !isMadeOf(more.replace(' de ', '')) && EATEN.test(bare(memory))) continue
    // a kite, and no comet
    const f =
      /^(?:una|la)$/u.test(last) ||
      (!/^(?:un|el)$/u.test(last) && (/^(?:cometa|credencial|señal)$/u.test(noun) || genderIn(memory, noun) === 'f'))
    const [a, the] = f ? ['una', 'la'] : ['un', 'el']
    // of several one is kept
    const isOne = singularOf(low) === low || !low.endsWith('s')
    if (PAIRS.test(low)) {
      const both = `el par de ${low}`
      // whoever needs them to see would miss them
      if (!NEEDED.test(after)) found.push({ un: `un par de ${low}`, the: both, el: both, noun, f: false })
      continue
    }
    const oneOfThem = `${f ? 'una de las' : 'uno de los'} ${low}${more}`
    const phrase = onePhrase(noun + more)
    found.push({
      un: isOne ? `${a} ${phrase}` : oneOfThem,
      the: isOne ? `${the} ${phrase}` : oneOfThem,
      el: `${the} ${oneOf(low) === null ? phrase : noun}`,
      noun,
      f,
    })
  }
  return found
})

/** '200 mangos', 'un billete de 20', 'unas monedas': what was paid; a chocolate coin and a train ticket are kept. */
const isMoney = (noun: string, low: string, before: string, after: string) =>
  (noun === 'mango' &&
    /(?:^| )(?:[1-9]\d+|\p{L}+(?:cient[oa]s|enta|einte)|cien|mil|quinientos|ni|ningun)$/u.test(before)) ||
  (/^(?:moneda|billete)$/u.test(noun) &&
    (low.endsWith('s') ||
      /^\p{L}+ (?:de (?:a )?)?(?:\d|cien|mil|\p{L}*einte|\p{L}+enta|pesos?)/u.test(after) ||
      /(?:^| )(?:pag|cost|cuest|cambi)\w+/u.test(before)) &&
    !/(?:^| )(?:encontr|enterr|desenterr|tesoro)/u.test(before) &&
    !/^\p{L}+ (?:antigua|vieja|de (?:oro|plata|la suerte|\p{L}*[ae]l|tren|avion|metro|bus|autobus|loteria|chocolate|carton|papel|madera|juguete))/u.test(
      after,
    ))

/** 'pizzas de cartón', 'un elefante de plastilina': whatever it is made like, it is a thing. */
function madeThing(tokens: readonly { low: string; isParted: boolean }[], i: number): string | null {
  const [{ low } = { low: '' }, of, what] = tokens.slice(i, i + 3)
  if (of?.low !== 'de' || of.isParted || !what || !isMadeOf(what.low) || UNMADE.test(low)) return null
  return isNounForm(low) || nounClassOf(low) !== null || !known(low) ? singularOf(low) : null
}

/** Of that there is no one, or it is too large. */
const UNMADE =
  /^(?:piernas?|brazos?|manos?|cabezas?|pies?|ojos?|orejas?|nariz|narices|dedos?|caras?|casas?|puertas?|mesas?|camas?|cajas?|techos?|pisos?|paredes|pared|bancos?|bancas?|escaleras?|barcos?|pedazos?|trozos?|montón|montones|rollos?|hojas?|horno|carpintero|olor|avión|cosas?|algo|todo|fábrica|fabrica|muebles?|muros?|tiendas?)$/u

/** 'encima de la camisa' */
const BESIDE =
  /(?:encima|debajo|abajo|arriba|dentro|adentro|detras|atras|enfrente|al lado) del?(?: (?:la|los|las|sus?|mis?|una?))?$/u
/** 'cuál de los treinta relojes' */
const ONE_OF = /(?:^| )(?:un[oa]|cual) de l[oa]s(?: \w+)?$/u
/** 'una camioneta de naranjas' */
const CARRIED =
  /(?:camion|camioneta|troca|carreta|carretilla|canasta|canasto|costal|huacal|cubeta|bolsa|puesto|red|reja) de$/u
const GATHERED = /(?:^| )(?:di|dio|dieron|(?:regal|recog|junt|cosech|rega[rbmn]|ponia|traj)\w*)(?: |$)/
const gathered = (low: string, before: string) =>
  USED_UP.test(singularOf(bare(low))) && (CARRIED.test(before) || GATHERED.test(before)) ? singularOf(low) : null
const OF_ANOTHER = /(?:^| )(?:del?|de (?:la|los|las|sus?|mis?|una?))$/u
/** 'poniendo carteles' */
const DOING =
  /^(?:pon|vend|compr|hac|arm|junt|repart|reparti|ley|recog|cort|busc|carg|llev|amuebl|pint|tej)(?:i?endo|ando|iendo|yendo)$/u
/** Somebody ate, peeled or pressed it. */
const EATEN =
  /(?<![a-z])(?:com(?:i|e|er\w*|en|ia|ian|imos|io|ieron|iendo)|pel(?:o|aba|amos|ando|aron)|mord\w+|chup\w+|prob\w+|desayun\w+|almorz\w+|cen(?:amos|aron|aba|o)|part(?:io|imos|ieron)|exprim\w+|licu\w+|agua de|jugo|sopa|mermelada|dulce de|postre|pay|pastel)(?![a-z])/

/** 'un casete de noventa minutos' */
export const COUNTED =
  /^(?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|quince|veint[A-Za-zÀ-ỹ]+|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|cien|mil|medio|media)$/u

/** What is said of it that tells it from others: ' de naranjas', ' azul'; null of what nobody keeps. */
function restOf(tokens: readonly { low: string; word: string; isParted: boolean }[], i: number): string | null {
  const [next, of] = [tokens[i + 1], tokens[i + 2]]
  if (!next || next.isParted) return ''
  if (LOOK.test(next.low)) return ` ${next.low}`
  const whole =
    next.low === 'del'
      ? of
      : next.low === 'de' && /^(?:las?|los|el|su|mi|un|una)$/u.test(of?.low ?? '')
        ? tokens[i + 3]
        : null
  if (whole && PART_OF.test(whole.low)) return null
  if (next.low !== 'de' || !of || of.isParted) return ''
  if (SERVED_AS.test(of.low) || COUNTED.test(of.low)) return ''
  // 'naranjas de Saturno'
  if (/^\p{Lu}/u.test(of.word) && isFruit(oneOf(tokens[i]!.low) ?? '')) return null
  // 'la bolsa de las empanadas'
  const [whose, thing] = [of.low, tokens[i + 3]]
  if (/^l[oa]s$/u.test(whose) && thing && PART_OF.test(thing.low)) return null
  if (/^l[oa]s$/u.test(whose) && thing && isThing(thing) && !isPerson(thing.low)) return ` de ${thing.low}`
  if (NOT_OF.test(of.low)) return null
  if (/^(?:casa|un(?:a|os|as)?)$/u.test(of.low)) return ''
  if (!isThing(of) || isPerson(of.low)) return ''
  // 'de hilo azul'
  const look = thing && !thing.isParted && LOOK.test(thing.low) ? ` ${thing.low}` : ''
  return ` de ${of.low}${look}`
}

export const isThing = ({ word, low }: { word: string; low: string }) =>
  word === low && (isNounForm(low) || nounClassOf(low) !== null || !known(low)) && !NO_NOUN.test(low) && !isKinWord(low)
