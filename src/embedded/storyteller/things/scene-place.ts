import { finiteForm } from '../language/grammar/finite.ts'
import { bare, splitSentences, words } from '../language/grammar/text.ts'
import { withCarParks, wasNotThere } from './happenings.ts'
import { nounClassOf } from './nouns.ts'
import { isOfOthersIn } from './owners.ts'

/**
 * The near place in which a remembered day surely happened, as it is typed: 'nos quedamos en la azotea' → 'la azotea';
 * null where only a town is named, where a place is only mentioned or passed, and where there are several.
 */
export function scenePlaceIn(told: string, whose: RegExp | null = null): string | null {
  const said = withCarParks(told).replace(/[“"‘«][^”"’»]*[”"’»]/gu, (words) => words.replace(/\p{L}/gu, '·'))
  const found = splitSentences(said).flatMap((sentence, i) =>
    placesIn(sentence, whose).map((place) => ({ ...place, i })),
  )
  const [first, ...others] = found
  if (!first) return null
  // of a day that begins in a town, what comes later is elsewhere
  if (first.i > 0 && TOWN.test(splitSentences(said)[0]!)) return null
  const isAlone = others.every(({ noun, i }) => noun === first.noun || i > first.i)
  return isAlone ? first.place : null
}

const TOWN = /(?<!\p{L})(?:en|de|del|a) (?:(?:[Ll]a|[Ee]l|[Ll]os|[Ll]as) )?\p{Lu}\p{L}{2,}/u

type Found = { place: string; noun: string }

function placesIn(sentence: string, whose: RegExp | null): Found[] {
  const found: Found[] = []
  for (const { 0: all, 1: to = '', 2: noun = '', 3: of = '', index } of sentence.matchAll(AT)) {
    const before = sentence.slice(0, index)
    if (!isNear(noun) || NO_SCENE.test(noun) || sentence.startsWith(' rusa', index + all.length)) continue
    if (wasNotThere(bare(before)) || LEFT.test(bare(before)) || ONLY_SAID.test(bare(clauseOf(before)))) continue
    if (isOfOthersIn(bare(before), whose) || !isPast(sentence) || isToday(clauseOf(before))) continue
    const article = /l$/iu.test(to) ? 'el' : to.split(' ').at(-1)!.toLowerCase()
    found.push({ place: `${article} ${noun}${INDOORS.test(noun) && /\p{Lu}/u.test(of) ? '' : of}`, noun })
  }
  return found
}

const AT =
  /(?<!\p{L})([Aa]l|(?:[Ee]n|a|pa|para) (?:el|la|los|las)) (\p{Ll}+)((?: de (?:espera|clases|descanso|actos|baile|juntas|la escuela|la primaria|la academia)| del (?:barrio|pueblo|hospital|aeropuerto|lago|r[ií]o|mercado)|(?: de(?: la)?)? \p{Lu}\p{L}+(?: (?:de )?\p{Lu}\p{L}+)*)?)(?!\p{L})/gu

const isNear = (noun: string) => nounClassOf(noun) === 'place' || FURTHER.test(noun)

const FURTHER =
  /^(?:acuario|playa|mar|parque|zoológico|estadio|feria|cine|teatro|circo|museo|rancho|hospital|aeropuerto|mercado|plaza|cocina|terraza|patio|jardín|río|lago|bosque|alberca|piscina|cancha|biblioteca|living|portal|juzgado|escenario|presa|zócalo|tianguis|albergue|milpa|pasillo|corredor|vereda|azotea|costanera|malecón|muelle|balcón|banqueta|acera|andén|vestidor|gradas?|taller|huerta|establo|gallinero|tejado|techo|cochera|garaje|zaguán|quincho|cuarto|sala|comedor|elevador|ascensor|cubierta|laguna|bordillo|rocódromo|santuario)$/u

/** What is no scene of its own: under one's feet, on wheels, or a whole town. */
const NO_SCENE =
  /^(?:piso|suelo|arena|mesa|cama|sofá|sillón|coche|carro|auto|camioneta|tren|avión|bus|autobús|camión|moto|taxi|metro|metrobús|micro|combi|bondi|colectivo|ciudad|pueblo|país|mundo|frontera|centro|norte|sur|lugar|lado|facebook|internet|panteón|cementerio|uci|funeraria|baño|tina)$/u

/** 'la cocina de Cádiz': no kitchen is called so. */
const INDOORS =
  /^(?:cocina|sala|cuarto|baño|comedor|patio|pasillo|corredor|balcón|azotea|techo|garaje|cochera|living|escuela|colegio)$/u

/** 'volvimos a la casa', 'antes de ir a la escuela', 'cerca de' */
const LEFT =
  /(?:(?:ca(?:yo|ian?|imos)|vol(?:o|aron)|tir(?:o|aron)|avent(?:o|aron))(?: \w+){0,3}|jug\w+|volv\w+|vuelta|regres\w+|camino|rumbo|antes de (?:ir|llegar)|despues de (?:ir|salir)|sal\w+ (?:corriendo )?(?:de|para ir)|(?:trabaj|estudi|viv)\w+|pasando|pasar|compr\w+(?: \w+){0,3}) (?:\w+ )?$/u
/** 'porque mi mamá trabajaba en': beside the story. */
const ONLY_SAID =
  /(?:^| )(?:porque|ya que|mientras|donde|habia|habiamos|habian|hubiera|llamad[oa]s?|famos[oa]s?)(?= |$)/u

const clauseOf = (before: string) => before.split(/, |: | y (?!\p{Lu})| que | pero /u).at(-1)!

const isPast = (sentence: string) =>
  // 'nos reímos' is both
  words(sentence).some(
    (word) => /[aií]mos$/u.test(word) || /^(?:preterite|imperfect)$/u.test(finiteForm(word.toLowerCase())?.tense ?? ''),
  )

/** 'lo tenemos en la sala', 'está en la terraza' */
const isToday = (clause: string) =>
  /(?<!\p{L})(?:tenemos|tengo|tiene|tienen|está|están|vive|viven|duerme|duermen|guardo|guarda|guardamos|trabaja|cuelga|sigue)(?!\p{L})/u.test(
    clause,
  )
