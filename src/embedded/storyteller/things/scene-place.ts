import { finiteForm } from '../language/grammar/finite.ts'
import { isNounForm } from '../language/grammar/dictionary.ts'
import { bare, splitSentences, upperFirst, words } from '../language/grammar/text.ts'
import { nounGender } from '../language/grammar/gender.ts'
import { withCarParks, wasNotThere } from './happenings.ts'
import { singularOf } from './singular.ts'
import { isPerson } from '../language/memory/kinds-of-words.ts'
import { type NounClass, nounClassOf } from './nouns.ts'
import { isOfOthersIn } from './owners.ts'

/**
 * The near place in which a remembered day surely happened, as it is typed, and whose or of what it is: 'nos quedamos en
 * la azotea' → 'la azotea', 'en mi salón' → 'el salón', 'frente a la casa de mi tía' → 'la casa de la tía'; else what
 * they rode in: 'me llevaba en su taxi' → 'el taxi'. Null where only a town is named, where a place is only mentioned or
 * passed, and where there are several.
 */
export function scenePlaceIn(told: string, whose: RegExp | null = null): string | null {
  const said = withCarParks(told).replace(/[“"‘«][^”"’»]*[”"’»]/gu, (words) => words.replace(/\p{L}/gu, '·'))
  const sentences = splitSentences(said)
  const found = sentences.flatMap((sentence, i) =>
    placesIn(sentence, whose, i === 0 && isTitle(sentences)).map((place) => ({ ...place, i })),
  )
  const [first, ...others] = found
  if (!first) return sentences.map((sentence) => rideIn(sentence, whose)).find((ride) => ride !== null) ?? null
  // of a day that begins in a town, what comes later is elsewhere; not where somebody else only left for it
  if (first.i > 0 && TOWN.test(sentences[0]!.replace(LEFT_FOR, '')) && (MOVED.test(said) || !SHORE.test(first.noun)))
    return null
  const isAlone = others.every(
    ({ noun, i }) => noun === first.noun || i > first.i || (BY_THE_SEA.test(noun) && BY_THE_SEA.test(first.noun)),
  )
  return isAlone ? first.place : null
}

const TOWN =
  /(?<![A-Za-zÀ-ỹ])(?:(?:en|al?) (?:(?:[Ll]a|[Ee]l|[Ll]os|[Ll]as) )?\p{Lu}\p{L}{2,}|concurso|torneo|campeonato|festival|competencia|boda|fiesta|final|carrera(?![A-Za-zÀ-ỹ]))/u
/** 'cuando su mamá viajó a España' */
const LEFT_FOR =
  /(?<![A-Za-zÀ-ỹ])(?:su|mi)s? (?:mam[aá]|pap[aá]|papás|padres?|madre|herman[oa]|marido|espos[oa])(?: se)? (?:viaj|fu|mud|march|emigr)\p{Ll}+ a \p{Lu}\p{L}+/gu
const MOVED = /(?<![A-Za-zÀ-ỹ])(?:regres|volv|vuelta|luego|despu[eé]s|al otro d[ií]a|al d[ií]a siguiente)/iu
const SHORE = /^(?:mar|playa|orilla|islita|puerto|muelle|malecón|nieve)$/u

/** One place: 'en la playa … se metió al mar'. */
const BY_THE_SEA = /^(?:mar|playa|orilla)$/u

type Found = { place: string; noun: string }

function placesIn(sentence: string, whose: RegExp | null, isTitled: boolean): Found[] {
  const found: Found[] = []
  for (const hit of sentence.matchAll(AT)) {
    const {
      at = '',
      l = '',
      the = l && 'el',
      on = '',
      noun = '',
      look = '',
      inside = '',
      name = '',
      town = '',
    } = hit.groups!
    const before = sentence.slice(0, hit.index)
    const rest = sentence.slice(hit.index + hit[0].length)
    if (!isNear(noun) || NO_SCENE.test(noun) || NO_PLACE.test(rest)) continue
    if (/^puente$/iu.test(noun) && OF_FEAST.test(inside + name + rest)) continue
    // 'en el techo del carro'
    if (noun === 'techo' && nounClassOf(inside.split(' ').at(-1)!) === 'wheels') continue
    const [plain, clause] = [bare(before).replace(LACKED, ''), clauseOf(before)]
    if (wasNotThere(plain) || !isThere(bare(at), noun, plain) || ONLY_SAID.test(bare(clause))) continue
    if (DOORS.test(on) && !SCHOOLS.test(noun)) continue
    // 'con vista al río', 'me vine a Lima a la universidad'
    if (
      bare(at) === 'a' &&
      (/ vistas? $/u.test(plain) || (SCHOOLS.test(noun) && / a (?:la )?\p{Lu}\p{L}+ $/u.test(before)))
    )
      continue
    if ((on.startsWith('fondo') && WATERS.test(noun)) || (noun === 'puesto' && look !== '' && !isSold(look.slice(4))))
      continue
    if (SCHOOLS.test(noun) && (AGES.test(plain) || (bare(at) === 'en' && the === ''))) continue
    if (SINCE.test(plain) || !(isTitled || isPast(sentence)) || isToday(clause)) continue
    if (isOfOthersIn(plain, whose) && !TOOK_ALONG.test(bare(clause))) continue
    const isIndoors = INDOORS.test(noun)
    const owner =
      inside === ''
        ? ''
        : /^ (?:del señor|de la señora)$/u.test(inside) && name
          ? inside + name
          : ofWhom(inside, isIndoors)
    if (owner === null) continue
    // 'el parque de María luisa': all of a name
    const more = FIRST_OF_TWO.test(name) ? SECOND_NAME.exec(rest)?.[1] : undefined
    // 'el departamento de mi hija Julieta': hers, and not called so
    const named = inside !== '' && owner === '' ? '' : more ? `${name} ${upperFirst(more)}` : name
    const of = owner + (isIndoors || owner !== '' ? '' : named || (OUT.test(noun) ? town.replace(/ en /u, ' de ') : ''))
    const full = noun === 'casa' && of === '' ? of + (name || town).replace(/ en /u, ' de ') : of
    // whose house it is has to be said, and what stops there
    if ((noun === 'casa' && full === '') || (NAMELESS.test(noun) && look + full + on === '')) continue
    const where = STEPS.test(noun) && full === '' ? (IN_TOWN.exec(before)?.[1] ?? '') : ''
    found.push({
      place: `${articleOf(noun, on === '' ? the : '')} ${noun}${look}${full}${where && ` de ${where}`}`,
      noun,
    })
  }
  return found
}

/** Typed without its second capital. */
const FIRST_OF_TWO = /(?<![A-Za-zÀ-ỹ])(?:María|Maria|Juan|José|Jose|Ana|Luis|Miguel|Rosa|Eva)$/u
const SECOND_NAME =
  /^ (luisa|cristina|eugenia|elena|teresa|isabel|antonieta|victoria|auxiliadora|carlos|pablo|manuel|antonio|jos[eé]|mar[ií]a|ignacio|bosco|diego|gabriel|martín|francisco|ángel|rosa)(?![A-Za-zÀ-ỹ])/u

const PROPER =
  '(?:(?:[Ll]a|[Ee]l|[Ll]os|[Ll]as) )?\\p{Lu}[A-Za-zÀ-ỹ]+(?: (?:(?:de|del|de la|de los|de las) )?\\p{Lu}[A-Za-zÀ-ỹ]+)*'
/** What stands in a place, or is a part of it: 'en la cola del banco' is in the bank. */
const PARTS =
  'suelo|piso|cola|fila|banca|mesa|barra|mostrador|balanza|sillón|sofá|cama|butaca|fondo|medio|mitad|centro|hall|vestíbulo|recepción|recreo|puerta|reja|verja|portón|entrada|salida'
const AT = new RegExp(
  `(?<![A-Za-zÀ-ỹ])(?<at>a (?:conocer|ver|tocar)|[Ee]n|[Aa]|pa|para|[Pp]or|[Dd]esde|hasta|[Ff]rente a|[Ee]nfrente de|[Aa]?[Ff]uera de|[Dd]ebajo de|[Aa]bajo de|[Bb]ajo|[Ss]ub[A-Za-zÀ-ỹ]+|[Bb]aj[A-Za-zÀ-ỹ]+|[Cc]ont(?:ar|aba|amos|ábamos|ó)|[Aa]tend[A-Za-zÀ-ỹ]+(?: junt[oa]s)?)(?:(?<=a|de)(?<l>l)| (?<the>el|la|los|las|un|una|mis?|sus?|nuestr[oa]|aquell?a?|es[ea]))? ` +
    `(?<on>(?:${PARTS}) de(?:l| la| su| mi) )?(?<noun>(?![A-Za-zÀ-ỹ]+r (?:el|l[ao]s?)(?![A-Za-zÀ-ỹ]))\\p{Ll}{3,}|(?:Palacio|Teatro|Estadio|Auditorio|Parque|Museo|Mercado|Hospital|Foro|Registro|Nevado|Cuesta|Plaza|Cerro|Avenida|Alameda|Laguna|Puente|Terminal|Oxxo|Starbucks|Walmart|Sanborns|Vips)(?![A-Za-zÀ-ỹ]))` +
    `(?<look> (?:(?<=puesto )de \\p{Ll}+|(?<=(?:estación|pista|tienda|campo|cancha|parque) )de (?!noche|madrugada|tarde|mañana|camino|repente|pronto|nuevo|regreso|vuelta|rodillas|mam|pap|abuel|tí|mis?\\b|su|la|los?\\b|el)\\p{Ll}{4,}|rural|infantil|juvenil|municipal|pesquero|forestal|central|escuela|militar|techad[oa]|abandonad[oa]|del? (?:espera|clases|descanso|actos|baile|juntas|autobuses|ciencias|diversiones|fiestas|mango|mangos|limón|naranjo|aguacate)(?![A-Za-zÀ-ỹ]))(?![A-Za-zÀ-ỹ]))?` +
    `(?<inside> (?:del|de la|de su|de mi|de nuestr[oa]) \\p{Ll}+(?![A-Za-zÀ-ỹ]))?(?<name> (?:(?:de|del|de la|de los|de las) )?${PROPER})?(?![A-Za-zÀ-ỹ])(?=(?<town> en ${PROPER})?)`,
  'gu',
)

const isNear = (noun: string) => nounClassOf(noun) === 'place' || FURTHER.test(noun)

const FURTHER =
  /^(?:acuario|playa|mar|orilla|parque|zoológico|estadio|feria|cine|teatro|auditorio|circo|museo|rancho|hospital|clínica|aeropuerto|mercado|plaza|cocina|terraza|patio|jardín|río|lago|bosque|alberca|piscina|cancha|biblioteca|living|portal|juzgado|escenario|presa|zócalo|tianguis|albergue|milpa|pasillo|corredor|vereda|azotea|costanera|malecón|muelle|balcón|banqueta|acera|andén|vestidor|gradas?|taller|huerta|huerto|llano|establo|gallinero|tejado|techo|cochera|garaje|zaguán|quincho|cuarto|salón|sala|comedor|elevador|ascensor|cubierta|laguna|rocódromo|santuario|bodega|oficina|cubículo|súper|pizzería|chifa|fondita|parada|paradero|central|cafetería|volcán|escaleras?|escalones|árbol|islita|skatepark|fogata|hoguera|campamento|carpa|estacionamiento|aparcamiento|parqueadero|costa|metro|metrocable|ruta|arenal|caseta|nieve|puesto|banco|facultad|instituto|cole|prepa|primaria|secundaria|kínder|guardería|gimnasio|vestuario|camerino|pensión|discoteca|consultorio|farmacia|verdulería|frutería|panadería|pastelería|carnicería|pollería|pescadería|tortillería|papelería|heladería|lavandería|zapatería|taquería|juguetería|dulcería|florería|floristería|cevichería|Palacio|Teatro|Estadio|Auditorio|Parque|Museo|Mercado|Hospital|Foro|Registro|Nevado|Cuesta|Plaza|Cerro|Avenida|Alameda|Laguna|Puente|Terminal|Oxxo|Starbucks|Walmart|Sanborns|Vips)$/u

/** Alone these say nothing of where it was: a «puesto» is a job, a «banco» a bench. */
const NAMELESS = /^(?:parada|puesto|banco)$/u

/** 'puesto de jugos', and no 'puesto de jefe' or 'de socorro' */
const isSold = (what: string) => {
  if (!what.endsWith('s')) return SOLD.has(nounClassOf(what))
  return !isPerson(what) && !isPerson(singularOf(what)) && !/^(?:primeros|ventas|finanzas|\p{L}+dor[ae]s)$/u.test(what)
}
const SOLD: ReadonlySet<NounClass | null> = new Set([
  'bite',
  'dish',
  'drink',
  'cold',
  'cloth',
  'wear',
  'plant',
] as const)

/** 'a la salida del instituto' is there; 'a la salida del metro' is anywhere. */
const DOORS = /^(?:puerta|reja|verja|portón|entrada|salida)(?![A-Za-zÀ-ỹ])/u

/** 'montaña rusa', 'un cuarto de hora', 'en cuarto grado' */
const NO_PLACE =
  /^ (?:rusa|de hora|grado|b[aá]sico|medio|semestre|año|curso|de (?:primaria|secundaria|b[aá]sica|eso))(?![A-Za-zÀ-ỹ])/iu

/** 'el Puente de Mayo', 'el puente del Pilar': a long weekend. */
const OF_FEAST =
  /^ (?:(?:de|del|de la|de los|de las|por) )?(?:(?:\d+|[A-Za-zÀ-ỹ]+) de )?(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|pilar|inmaculada|pur[ií]sima|constituci[oó]n|todos los santos|santos|difuntos|muertos|s(?:an|anta|anto) [A-Za-zÀ-ỹ]+|reyes|semana santa|carnaval(?:es)?|navidad|año nuevo|corpus|asunci[oó]n|hispanidad|raza|independencia|revoluci[oó]n|bandera|patria|fiestas|trabajo|trabajador)(?![A-Za-zÀ-ỹ])/iu

/** 'cuando yo estaba en la universidad', 'al entrar a la prepa': an age, and no place where anything happened. */
const AGES =
  /(?<![a-z])(?:(?:entr|ingres)(?:ar|e|o|amos|aba|abamos)|est(?:aba[ns]?|abamos|uv\w+)|estudi\w+|curs\w+|ib(?:a|as|an|amos)) (?:\w+ )?(?:en|a)?$/u
/** 'sin nafta en la ruta': that alone was not there. */
const LACKED = /(?<![a-z])sin (?!\w+[aei]r(?:se|l[aeo]s?)? )\w+ $/u
const SCHOOLS = /^(?:escuela|cole|colegio|instituto|prepa|primaria|secundaria|kínder|guardería|universidad|facultad)$/u

/** What is no scene of its own: under one's feet, on wheels, or a whole town. */
const NO_SCENE =
  /^(?:piso|suelo|arena|mesa|cama|sofá|sillón|coche|carro|auto|camioneta|tren|avión|bus|autobús|camión|moto|taxi|metrobús|micro|combi|bondi|colectivo|ciudad|pueblo|país|mundo|frontera|centro|norte|sur|lugar|lado|camino|facebook|internet|panteón|cementerio|uci|funeraria|baño|tina)$/u

/** 'la cocina de Cádiz': no kitchen is called so. */
const INDOORS =
  /^(?:cocina|sala|salón|cuarto|baño|comedor|patio|pasillo|corredor|balcón|azotea|techo|garaje|cochera|living|colegio|oficina|cubículo|bodega|estacionamiento|aparcamiento|parqueadero|portal|banqueta|acera|vereda|milpa|santuario)$/u
/** 'la costa en San Bernardo' → 'la costa de San Bernardo' */
const OUT = /^(?:playa|costa|costanera|malecón|zócalo|escaleras?|escalones)$/u

/** Where somebody stands at an edge and looks from it, or up to where somebody goes. */
const LOOKOUT = /^(?:balcón|azotea|muelle|puente|techo|escenario|banqueta|acera|vereda|gradas?|paradero|parada)$/u
const STEPS = /^(?:escaleras|escalones)$/u
const CLIMBED = /^(?:escaleras|escalones|cerro|volcán|monte|montaña)$/u
const WATERS = /^(?:mar|lago|río|laguna|playa|nieve)$/u
const IN_TOWN = /(?<![A-Za-zÀ-ỹ])(?:a|en) (\p{Lu}\p{L}{2,})/u
const UNDER = /^(?:árbol|puente|escaleras?|carpa)$/u
const WALKED = /(?:camin|pase|corr|anduv|and[aá]b|recorr|sub[ií]|baj[aáeéoó])\w*(?: \w+){0,2} $/u

/** By what stands before it: 'pasaba por la escuela', 'hasta la casa' and 'jugábamos a la peluquería' are no scenes. */
function isThere(at: string, noun: string, before: string): boolean {
  if (LEFT.test(before) || AMONG.test(before)) return false
  // 'bajo el árbol', and 'bajo las escaleras' of who went down
  if (/^(?:sub|baj|cont)/.test(at)) return CLIMBED.test(noun) || (at === 'bajo' && UNDER.test(noun))
  if (at.toLowerCase().startsWith('atend')) return /^(?:puesto|tienda|quiosco|kiosco|bodega)$/u.test(noun)
  if (/^a \w/.test(at)) return WATERS.test(noun) && /(?:llev|fu|traj|sal)\w*(?: \w+){0,3} $/u.test(before)
  if (noun === 'escalera' && at === 'a') return false
  if (at === 'en') return !ACQUIRED.test(before)
  if (at === 'por') return WALKED.test(before)
  if (at === 'desde') return LOOKOUT.test(noun)
  if (at === 'hasta') return SHORE.test(noun)
  if (/^(?:debajo|abajo)/.test(at)) return UNDER.test(noun)
  if (noun === 'árbol' || noun === 'fogata' || noun === 'hoguera') return false
  // 'me peinaba para el colegio': for it, and somewhere else
  if (/^(?:pa|para)$/.test(at) && !GOING.test(before)) return false
  return !/^(?:a|pa|para)$/.test(at) || !(ACQUIRED.test(before) || THROWN.test(before))
}

const GOING =
  /(?:^| )(?:fui|fue|fuimos|fueron|iba[ns]?|ibamos|ir(?:me|nos|se|te)?|(?:sal|sac|sub|corr|arranc|camin|carg|llev|vin|jal|escap|baj|trep|mud|pas|tir|viaj|volv)\w+|part(?!icip)\w+|(?:tom|agarr|cog)\w+)(?: \w+){0,3} $/u
/** 'volvimos a la casa', 'antes de ir a la escuela', 'cerca de' */
const LEFT =
  /(?:volv\w+|vuelta|regres\w+|camino|rumbo|antes de (?:ir|llegar)|despues de (?:ir|salir)|sal\w+ (?:corriendo )?(?:de|para ir)|pasando|pasar|pas(?:o|aba)) (?:\w+ )?$/u
/** 'unos gafetes que enmicó en la papelería', 'lo buscamos hasta en el patio' */
const AMONG = /un[oa]?s? \w+ que [^,.;]*$|busc\w+(?: \w+){0,4} $|(?:^| )hasta $/u
/** 'mojarras compradas en el mercado', 'mi mamá trabajaba en la fábrica': beside the story. */
const ACQUIRED = /(?:(?<!de )(?:trabaj|viv)\w+|compr\w+(?: \w+){0,3}) (?:\w+ )?$/u
/** 'se le voló la gorra al mar', 'jugábamos a la peluquería' */
const THROWN =
  /(?:(?:ca(?:yo|ian?|imos)|vol(?:o|aron)|tir(?:o|aron)|avent(?:o|aron))(?: \w+){0,3}|jug\w+|(?:olas?|ped\w+|dec\w+|dij\w+|mir\w+|da\w+|dio|grit\w+)) (?:\w+ )?$/u
/** 'porque mi mamá trabajaba en': beside the story. */
const ONLY_SAID =
  /(?:^| )(?:porque|ya que|mientras|donde|habia|habiamos|habian|hubiera|llamad[oa]s?|famos[oa]s?)(?= |$)/u
/** 'Por eso en la casa le decimos': of today. */
const SINCE = /(?:^|[.;,] )(?:por eso|desde (?:entonces|eso|ahi|ese dia)|hasta (?:hoy|la fecha))(?: \w+){0,4} $/u

/** Whose or of what it is: ' de la tía', ' de la primaria'; '' where it says nothing, null where nobody knows whose. */
function ofWhom(inside: string, isIndoors: boolean): string | null {
  const [, link = '', noun = ''] = /^ (del|de \p{L}+) (\p{L}+)$/u.exec(inside)!
  const the = /^del?(?: la)?$/u.test(link) ? link : nounGender(noun) === 'm' ? 'del' : 'de la'
  if (KIN.test(noun)) return isIndoors ? '' : ` ${the} ${noun}`
  if (WHOLE.test(noun) || (nounClassOf(noun) === 'place' && !NO_SCENE.test(noun))) return ` ${the} ${noun}`
  if (/^(?:micro|cami[oó]n|autob[uú]s|bus|tren|taxi|combi)$/u.test(noun)) return ` ${the} ${noun}`
  return ''
}

const KIN =
  /^(?:abuel[oa]s?|abuelit[oa]s?|t[ií][oa]|madrina|padrino|suegr[oa]|comadre|compadre|vecin[oa]|prim[oa]|herman[oa]|señora|maestr[oa])$/u
const WHOLE =
  /^(?:escuela|primaria|secundaria|prepa|kínder|cole|colegio|instituto|academia|universidad|facultad|empresa|edificio|barrio|pueblo|hospital|aeropuerto|lago|río|mercado|casa|iglesia|esquina|desierto)$/u

const articleOf = (noun: string, the: string) => {
  if (/^l[oa]s$/u.test(the)) return the
  if (STEPS.test(noun)) return noun === 'escalones' ? 'los' : 'las'
  if (/^(?:el|un)$/u.test(the)) return 'el'
  if (/^(?:la|una|aquella|esa|nuestra)$/u.test(the)) return 'la'
  return nounGender(noun) === 'f' ? 'la' : 'el'
}

const clauseOf = (before: string) => before.split(/, |: | y (?!\p{Lu})| que | pero /u).at(-1)!

const isPast = (sentence: string) =>
  // 'nos reímos' is both
  words(sentence).some(
    (word) => /[aií]mos$/u.test(word) || /^(?:preterite|imperfect)$/u.test(finiteForm(word.toLowerCase())?.tense ?? ''),
  )

/** 'Sus bodas de oro en el bar. Mi abuelo dio un discurso': what is told behind it was there. */
export const isTitle = ([first = '', ...others]: readonly string[]) =>
  (TIMES_AT.test(first) && !AFAR.test(bare(first))) ||
  (others.length > 0 &&
    FEAST.test(bare(first)) &&
    ![first, ...others].some((sentence) => AFAR.test(bare(sentence))) &&
    isPast(others[0]!) &&
    !words(first).some((word) => finiteForm(word.toLowerCase()) !== null && !isNounForm(word.toLowerCase())))

/** 'Los domingos en la cocina haciendo pan', 'una tarde de lluvia en su patio': when and where, side by side. */
const TIMES_AT =
  /^(?:el|la|l[oa]s|es[ao]s|aquell[oa]s|una?)? ?(?:domingos?|lunes|martes|miércoles|jueves|viernes|sábados?|tardes?|mañanas?|noches?|madrugadas?|veranos?|inviernos?|navidad(?:es)?|días?)(?: (?:de|con) (?:[A-Za-zÀ-ỹ]+ )?[A-Za-zÀ-ỹ]+)? en (?:el|la|los|las|su|mi|nuestr[oa]) /iu

const FEAST =
  /^(?:el|la|l[oa]s|su|sus|mi|mis|nuestr[oa]s?|una?) (?:bodas?|fiestas?|cumple(?:anos)?|bautizo|graduacion|posada|verbena|kermes|feria|baile|quinceanera|aniversario)(?![a-z])/u
/** Missed, wished, or seen and heard of only afterwards. */
const AFAR =
  /(?<![a-z])(?:no|nunca|jamas|fotos?|fotografias?|videos?|suen\w*|cartas?|postal\w*|telefono|llamada|tele|television|pantalla|zoom)(?![a-z])/u

/** 'el chofer lo dejó tocar la bocina en la terminal': both were there. */
const TOOK_ALONG =
  /(?:^| )(?:me|nos|l[oa]s?) (?:dej\w+ (?!ayer )(?=\w+[aei]r(?:se|me|nos|l[aeo]s?)? )|(?:llev|sub|invit|ensen|recib)\w+ )(?:\w+ )*$/u

/** 'lo tenemos en la sala', 'está en la terraza' */
const isToday = (clause: string) =>
  /(?<![A-Za-zÀ-ỹ])(?:tenemos|tengo|tiene|tienen|está|están|vive|viven|duerme|duermen|guardo|guarda|guardamos|trabaja|cuelga|sigue)(?![A-Za-zÀ-ỹ])/u.test(
    clause,
  )

const RIDE =
  /(?<![A-Za-zÀ-ỹ])(?:en|a)(?:l| (?:la parte de atrás de(?:l| )|la caja de(?:l| )|el asiento de atrás de(?:l| ))?(?<the>el|la|su|mi|nuestro|nuestra|un|una)?) ?(?<noun>taxi|mototaxi|coche|carro|auto|camioneta|troca|vocho|combi|tráiler|locomotora|lancha|Ford|Chevy|Tsuru|tsuru|Vocho|Datsun|Renault|Fiat|Jetta|Nissan)(?<look> (?:azul|roj[oa]|blanc[oa]|verde|amarill[oa]|viej[oa]|de \p{Ll}+))?(?![A-Za-zÀ-ỹ])/gu
const RODE =
  /(?<![A-Za-zÀ-ỹ])(?:me|nos|l[oa]s?) (?:llev|sub|pase|monta|met)\w*|(?<![A-Za-zÀ-ỹ])(?:\p{L}+(?:[áéí]bamos|íamos|[ai]mos)|fuimos)(?![A-Za-zÀ-ỹ])/u

/** 'me llevaba en el taxi': what both of them were in, and no way home. */
function rideIn(sentence: string, whose: RegExp | null): string | null {
  for (const { 0: all, index, groups } of sentence.matchAll(RIDE)) {
    const { the = '', noun = '', look = '' } = groups!
    const before = sentence.slice(0, index)
    const clause = clauseOf(before)
    if (!RODE.test(clause) || MOVED.test(before) || wasNotThere(bare(before)) || ONLY_SAID.test(bare(clause))) continue
    if (isOfOthersIn(bare(`${before}${sentence.slice(index + all.length)}`), whose) || !isPast(sentence)) continue
    return `${articleOf(noun, the)} ${noun}${look.startsWith(' de ') ? '' : look}`
  }
  return null
}
