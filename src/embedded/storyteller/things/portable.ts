import { isEntry, isNounForm, known } from '../language/grammar/dictionary.ts'
import { finiteForm, isDone } from '../language/grammar/finite.ts'
import { nounGender } from '../language/grammar/gender.ts'
import { isKinWord } from '../language/people/names.ts'
import { isPerson } from '../language/memory/kinds-of-words.ts'
import { restoreAccents } from '../language/spelling/word-accents.ts'
import { bare } from '../language/grammar/text.ts'
import { isAside } from './happenings.ts'
import { type NounClass, nounClassOf } from './nouns.ts'
import { onePhrase, singularOf } from './singular.ts'

/** Things that one hand lifts, whatever they are like, as one of each, without accents; none that wounds, is eaten or burns down, and no part of anybody. */
const WORDS = `
  anillo arete aro pendiente collar pulsera brazalete broche prendedor medalla dije cadenita gargantilla rosario
  escapulario camafeo reloj despertador cronometro brujula catalejo lupa binocular microscopio termometro llave
  llavero campana cascabel silbato cencerro sonaja sonajero maraca castañuela pandero pandereta armonica ocarina
  quena zampoña radio transistor microfono audifono auricular casete vinilo camara grabadora cartulina linterna
  lampara farol taza jarro jarra tazon cuchara cucharon tenedor palita colador rallador batidor pinza tetera cafetera
  termo cantimplora botella frasco corcho corcholata chapita rodillo molinillo delantal mandil servilleta fiambrera
  lonchera tupper topper bolsa morral mochila bolso alcancia hucha neceser estuche cartuchera cofre joyero sombrero
  gorra gorro boina chistera casco cachucha birrete turbante corona diadema moño lazo liston pasador peineta peine
  cepillo horquilla hebilla bufanda guante manopla chal rebozo ruana sarape manton pañuelo pañoleta pashmina camisa
  camiseta playera polera remera blusa sueter sudadera jersey chompa buzo chaleco chamarra chaqueta chumpa campera
  casaca cazadora abrigo gabardina falda vestido tutu uniforme guardapolvo pijama piyama mameluco babero bañador
  disfraz capa mascara antifaz zapato zapatilla tenis tacon bota botin sandalia chancla chancleta huarache chinela
  pantufla alpargata calcetin patin cordon agujeta suela corbata cinturon tirante boton lente anteojo gafa paraguas
  sombrilla baston abanico bordon cobija cobertor frazada manta colcha sabana almohada cojin toalla trapo muñeca
  muñeco peluche osito titere marioneta trompo canica yoyo balero perinola rehilete papalote cometa volantin
  barrilete pelota balon dado ficha naipe baraja carrito avioncito trenecito barquito camioncito libro cuaderno
  libreta agenda album revista historieta cancionero recetario partitura biblia novela diccionario carta recado
  tarjeta postal sobre telegrama boleto billete ticket diploma certificado pergamino copa foto fotografia dibujo cartel
  letrero pancarta bandera banderin escarapela calcomania sticker estampilla estampa cromo insignia lapiz lapicito
  pluma boligrafo plumon marcador crayola crayon gis tiza pincel brocha ovillo madeja dedal costurero tornillo tuerca
  clavo iman plumero perfume esponja piedra concha caracola coral fosil palito rama bellota castaña nuez flor rosa
  clavel margarita girasol tulipan orquidea violeta azucena alcatraz dalia geranio jazmin ramo ramillete cactus
  maceta suculenta trebol helecho plantita moneda trofeo angelito chupon chupete correa mapa croquis florero jarron
  alebrije baqueta periodico carton hoja repasador bugambilia buganvilia aguinaldo megafono snorkel caramañola notita
  mazo escoba telescopio celular celu movil notebook laptop guacharaca
`

const KNOWN = new Set(WORDS.trim().split(/\s+/u))
/** What is worn, played, covered with or worked with is lifted, but for what follows. */
const LIFTED: ReadonlySet<NounClass | null> = new Set(['wear', 'cloth', 'tool', 'instrument'] as const)
const NOT_LIFTED =
  /^(?:ropa|media|esmalte|labial|cuatro|bajo|caj[oó]n|tri[aá]ngulo|platillo|[oó]rgano|piano|teclado|bater[ií]a|arpa|contrabajo|tumbadora|marimba|gaita|herramienta|cuchillo|navaja|tijera|aguja|machete|anzuelo|serrucho|red|tinta|tapa|lima|cinta|cortina|alfombra|espejo|escalera|carretilla|mesa|mesita|cama|camita|cuna|ropero|armario|closet|estanter[ií]a|librero|repisa|puerta|ventana|pizarr[oó]n|pupitre|sill[oó]n|banco|butaca|taburete|mecedora|hamaca|lavabo|lavamanos|rodillo|pegamento|cuerda|caja|canasto|cesta|vaso|maqueta|soga)$/u
const isLifted = (one: string) => LIFTED.has(nounClassOf(one)) && !NOT_LIFTED.test(one)

const UNTILDED = new Set([...KNOWN].filter((word) => word.includes('ñ')).map(bare))

/** Of these nobody has one, and of many nobody keeps one. */
const PAIRS = /^(?:lentes|anteojos|gafas|tijeras|audífonos|auriculares|binoculares|tirantes|pinzas)$/u

/** By such a thing alone nobody knows one day from another. */
const BLAND = /^(?:bolsa|hoja|botella|sobre|media|lona)$/u

const MATERIAL = /^(?:cartón|papel|hilo|lona|tiza|gis|madera|cuerda|cinta|piedra)$/u

/** What is carried in it, made of it or for it hurts or is nobody's business. */
const NOT_OF =
  /^(?:vino|tequila|mezcal|cervezas?|ron|whisky|vodka|aguardiente|pisco|muertos?|difuntos?|pastillas|cigarros|orina|sangre|basura)$/u

/** 'pesó lo que una bolsa de frijol', 'del tamaño de una moneda': it was not there. */
const COMPARED = /(?:lo|mas|menos|igual) que (?:una?|el|la)?$|tamano de(?:l| una?| la)$|(?:parecia|cabia en) una?$/u

/** 'un tazón de cocido': eaten since. */
const SERVED = /^(?:platito|taz[oó]n|taza|vasito|jarr[ao]|cuchara)$/u

/** What nobody takes it from: 'los focos del auto', 'el balde de la camioneta', 'el cable de la compu'. */
const PART_OF =
  /^(?:autos?|carros?|coches?|vochos?|camionetas?|trocas?|pickup|cami[oó]n(?:es)?|bus(?:es)?|autob[uú]s(?:es)?|micro|trenes|tren|metro|motos?|bicis?|bicicletas?|lanchas?|barcos?|avi[oó]n|casa|edificio|compu|computadora?|ordenador|tele|televisor|nevera|refri|refrigerador|celulares)$/u

const NO_NOUN =
  /^(?:nuevo|regreso|vuelta|repente|golpe|pie|lado|noche|día|madrugada|tarde|mañana|pronto|verdad|memoria|lejos|cerca|frente|espaldas|niñ[oa]s?|chic[oa]s?|pequeñ[oa]|regalo|recuerdo|rodillas|hecho|ahí|aquí|allá|atrás|arriba|abajo|adentro|afuera|tod[oa]s?|cada|ella|ellos|ellas|nadie|alguien|antes|después|inmediato|acuerdo|paso|tanto|puro|más|la|lo|los|las|un|una|mis?|tus?|sus?|que|quien|camino|prisa|milagro|mil|cien|quinient[oa]s)$/u

const LOOK =
  /^(?:roj|amarill|blanc|negr|morad|dorad|platead|rosad|viej|vieij|chiquit|pequeñ|rot|tejid|bordad|remendad|arrugad|usad|estampad|floread|rayad)[oa]s?$|^(?:azul|verde|gris|café|rosa|naranja|gigante|brillante|marrón|celeste)(?:e?s)?$/u

const DETERMINED =
  /^(?:un|una|unos|unas|el|la|los|las|mis?|tus?|sus?|nuestr[oa]s?|aquell?[oa]?s?|es[eao]s?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|\d+|otr[oa]s?|mism[oa]s?|más|much[oa]s|pur[oa]s|vari[oa]s|propi[oa]s?)$/u
/** 'traía sombrero', 'sacó velas' */
const HAD =
  /^(?:traer|coger|recoger|buscar|cortar|tejer|pintar|llevar|usar|poner|vender|comprar|tener|regalar|dar|hacer|sacar|pedir|juntar|coleccionar|repartir|prender|escribir|sembrar|plantar|pegar)$/u

/** 'agarrado del repasador', 'abrazada a la cubeta': what hands hold on to. */
const HELD = /(?:agarr|colg|abraz|prend)[a-z]+ (?:del?|al?)(?: l[ao]s?)?$/u

/** What is done with a thing that somebody has in hand. */
const HANDLED =
  /^(?:traer|coger|recoger|tejer|pintar|llevar|usar|poner|tener|regalar|dar|hacer|sacar|escribir|prestar|guardar|sostener|cargar|dibujar|coser|agarrar|tomar|pasar|entregar|devolver|tapar|cubrir|envolver|abrigar|tocar|armar|repartir|volver|ayudar)$/u

/** Another thing than its noun, with what stands before or after it. */
const OTHER_THING =
  /^(?:cepillo de (?:dientes|dentadura)|carrito (?!de (?:madera|juguete|carreras|control|lata|carton))del? |camara (?:fria|de frio|lenta)|red(?:es)? social|caja de (?:cambios|la|una)|carta de motivacion|bolsa de valores|taza de bano|tapa de|copa (?:del? |america|libertadores|mundial)|mapa de|flor de (?:la |piel)|llave de (?:agua|paso)|media (?:hora|noche|vuelta|luna)|sobre (?:el|la|los|las|un|una|todo|mi|tu|su)|lista de|hojas? (?:de vida|de calculo|de excel)|tenis de mesa|figura de|concha de su|naranja(?:s)? (?:claro|oscuro|fosfo)|volante(?!s))/u
const OTHER_BEFORE =
  /(?:^| )(?:d\w+ (?:la|mucha) lata|jug\w+ (?:a )?(?:las |la )?(?:cartas|pelota|cometa)|al tenis|el tenis|en (?:la|su|mi) (?:bolsa|caja|mochila|cartera)|a la carta|al pie de la carta|en la red|hasta (?:el|la|l[oa]s) \w+|para (?:\w+ )?un[oa]?s? \w+)$/u

/** A small thing of a memory: as one of it ('una pulsera roja', 'una de las canicas'), as just named ('la pulsera roja'), and in short. */
export type Portable = { un: string; the: string; el: string; noun: string; f: boolean; weight: number }

/** All the small things that `memory` names as being there, in its order; none that was said, lacked or compared. */
export function portablesIn(memory: string): Portable[] {
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
    const noun = isDone(low) ? null : oneOf(low)
    if (noun === null || /^\p{Lu}/u.test(word)) continue
    const before = tokens.slice(Math.max(0, i - 4), i).map(({ low: each }) => bare(each))
    const after = bare(
      tokens
        .slice(i, i + 3)
        .map(({ low: each }) => each)
        .join(' '),
    )
    if (before.some((each) => /^(?:no|ni|sin|nunca|ningun\w*|como|falt\w+)$/u.test(each))) continue
    // 'todavía traigo ese dibujo': of that day
    const isThat = /^(?:es[ea]|aquel|aquella)$/u.test(before.at(-1) ?? '')
    if (COMPARED.test(before.join(' ')) || (!isThat && isAside(bare(memory.slice(0, at))))) continue
    if (OTHER_THING.test(after) || OTHER_BEFORE.test([...before, bare(low)].join(' '))) continue
    const last = isParted ? '' : (tokens[i - 1]?.low ?? '')
    // 'la hizo con cartón': what it was made of
    if (last === 'con' && MATERIAL.test(noun)) continue
    // 'las escaleras de la piedra': of another thing
    const isHeld = HELD.test(before.join(' '))
    if (!isHeld && /(?:^| )(?:del?|de (?:la|los|las|sus?|mis?|una?))$/u.test(before.join(' '))) continue
    // 'y saco el asador': a verb
    const isVerb = finiteForm(low) !== null && !DETERMINED.test(last)
    const isWrapped = /envuelt[oa]s? en$/u.test(before.join(' '))
    const isLed = isHeld || DETERMINED.test(last) || (last === 'en' && (low.endsWith('s') || isWrapped))
    if (isVerb || !(isLed || HAD.test(finiteForm(last)?.infinitive ?? last))) continue
    const more = restOf(tokens, i)
    if (
      more === null ||
      (SERVED.test(noun) && / de (?!palo|madera|plata|metal|barro|peltre)/u.test(more)) ||
      PAIRS.test(low)
    )
      continue
    if (more === '' && BLAND.test(noun)) continue
    // a kite, and no comet
    const f =
      /^(?:una|la)$/u.test(last) || (!/^(?:un|el)$/u.test(last) && (noun === 'cometa' || nounGender(noun) === 'f'))
    const [a, the] = f ? ['una', 'la'] : ['un', 'el']
    // of several one is kept
    const isOne = singularOf(low) === low || !low.endsWith('s')
    const oneOfThem = `${f ? 'una de las' : 'uno de los'} ${low}${more}`
    const phrase = onePhrase(noun + more)
    found.push({
      un: isOne ? `${a} ${phrase}` : oneOfThem,
      the: isOne ? `${the} ${phrase}` : oneOfThem,
      el: `${the} ${noun}`,
      noun,
      f,
      // 'escondida en el pantalón': in it lies what matters
      weight: /(?<!envuelt[oa]s?) en (?:el|la|l[oa]s|sus?|mis?)$/u.test(before.join(' '))
        ? -1
        : Number(
            tokens
              .slice(Math.max(0, i - 4), i)
              .some((each) => HANDLED.test(finiteForm(each.low)?.infinitive ?? each.low)),
          ),
    })
  }
  return found
}

/** The singular with its accents, where the list has it. */
function oneOf(low: string): string | null {
  const one = singularOf(low)
  if (baseOf(one).some((base) => KNOWN.has(base))) return one
  if (isEntry(one) && isLifted(one)) return one
  const key = one.replace(/[áéíóúü]/gu, (letter) => bare(letter))
  if (!KNOWN.has(key) && (isEntry(one) || !UNTILDED.has(key))) return null
  return isEntry(one) ? one : restoreAccents(one)
}

/** 'huarachita', 'florecita', 'barquito': what it is a small one of, whatever its ending. */
function baseOf(one: string): string[] {
  const [, stem = ''] = /^(\p{L}{3,}?)(?:ec|c)?it[oa]$/u.exec(one) ?? []
  if (stem === '') return []
  const plain = stem
    .replace(/qu$/u, 'c')
    .replace(/gu$/u, 'g')
    .replace(/c$/u, (last) => (one.includes('cit') ? 'z' : last))
  return [stem, plain].flatMap((each) => ['', 'a', 'o', 'e'].map((end) => each + end))
}

/** What is said of it that tells it from others: ' de naranjas', ' azul'; null of what nobody keeps. */
function restOf(tokens: readonly { low: string; word: string; isParted: boolean }[], i: number): string | null {
  const [next, of] = [tokens[i + 1], tokens[i + 2]]
  if (!next || next.isParted) return ''
  if (LOOK.test(next.low)) return ` ${next.low}`
  // 'la gorra del chofer'
  if (next.low === 'del' && of && nounClassOf(of.low) === 'people' && !isKinWord(of.low)) return ` del ${of.low}`
  const whole =
    next.low === 'del'
      ? of
      : next.low === 'de' && /^(?:las?|los|el|su|mi|un|una)$/u.test(of?.low ?? '')
        ? tokens[i + 3]
        : null
  if (whole && PART_OF.test(whole.low)) return null
  if (next.low !== 'de' || !of || of.isParted) return ''
  // 'la bolsa de las empanadas'
  const [whose, thing] = [of.low, tokens[i + 3]]
  if (/^l[oa]s$/u.test(whose) && thing && PART_OF.test(thing.low)) return null
  if (/^l[oa]s$/u.test(whose) && thing && isThing(thing) && !isPerson(thing.low)) return ` de ${thing.low}`
  if (NOT_OF.test(of.low) || /^un(?:a|os|as)?$/u.test(of.low)) return null
  if (!isThing(of) || isPerson(of.low)) return ''
  // 'de hilo azul'
  const look = thing && !thing.isParted && LOOK.test(thing.low) ? ` ${thing.low}` : ''
  return ` de ${of.low}${look}`
}

const isThing = ({ word, low }: { word: string; low: string }) =>
  word === low && (isNounForm(low) || nounClassOf(low) !== null || !known(low)) && !NO_NOUN.test(low) && !isKinWord(low)
