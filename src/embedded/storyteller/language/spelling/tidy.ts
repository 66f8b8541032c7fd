import { ANSWERS_AT_HAND, cached } from '../grammar/cache.ts'
import { care, isCareful } from './accent-model.ts'
import { accentsInContext } from './accents.ts'
import { accentsAlone, restoreAccents } from './word-accents.ts'
import { isGivenName } from '../../../../contract/gender.ts'
import { isEntry, isNounForm, known } from '../grammar/dictionary.ts'
import { withoutLaughter } from '../grammar/breaks.ts'
import { BRANDS, herName, HOW_THEY_ARE, NAMES_TOO, NO_NAME, SPELT, VERB_LIKE } from './brands.ts'
import { withSpokenMarks } from './spoken-marks.ts'
import { smallBehindColon } from './after-colon.ts'
import { isForeign } from './foreign.ts'
import { mended } from './misspelt.ts'
import { isNobodysWord, isSound, isStrange } from './strange-words.ts'
import { outsideQuotes } from './outside-quotes.ts'
import { withCommas } from './commas.ts'
import { agreeingDatives } from './datives.ts'
import { withDropped } from './dropped.ts'
import { namesBeside } from './names-beside.ts'
import { patronymics } from './patronymics.ts'
import { withShouts } from './shouted.ts'
import { withStops } from './run-ons.ts'
import { namedPlaces } from '../grammar/gazetteer.ts'
import { alsoWords, placed, PLACES } from '../grammar/places.ts'
import { withoutNumbering, withoutShorthand } from './shorthand.ts'
import { pairMarks, upperFirst, words } from '../grammar/text.ts'
import { finiteForm } from '../grammar/finite.ts'
import { isInfinitive } from '../grammar/infinitive.ts'

/** 'disney' → 'Disney', where only the name is a word; common words stay. */
function restoreCapital(word: string): string {
  if (word.length < 4 || word !== word.toLowerCase()) return word
  // what is eaten and drunk
  if (word === 'chile' || word === 'jamaica') return word
  const name = upperFirst(word)
  return BRANDS.test(word) || (!known(word) && known(name)) || isName(word) ? (SPELT[word] ?? name) : word
}

/** 'santi': a given name that is no other word; nobody drinks mate in such a form. Not 'papi', whom each has their own. */
const isName = (word: string) =>
  /^[a-z]+$/.test(word) &&
  isGivenName(word) &&
  (!known(word) || word === 'mateo') &&
  !/^(?:papi|mami|abue|yaya|nana|tata|chelo)$/.test(word)

/** Proper names of several words, often typed in lower case. */
const TITLES =
  /(?<![A-Za-zÀ-ỹ])(?:hombre araña|señor de los milagros|luis miguel|juan gabriel|vicente fernández|josé josé|rocío dúrcal|joan manuel serrat|carlos vives|iván cruz|violeta parra|mercedes sosa|los beatles|star wars|camino de santiago|halloween|baja california|quintana roo|san luis potosí|ciudad de méxico|santa fe|punta cana|semana santa|san sebastián|santa marta|las vegas|los [aá]ngeles azules|los ángeles|san francisco|isla mujeres|puerto escondido|puerto vallarta|bosques de palermo|hot wheels|paw patrol|peppa pig|toy story|my little pony|harry potter|dragon ball|one piece|hello kitty|super mario|mario kart|rock and roll|real madrid|boca juniors|river plate|alianza lima|atlético nacional|cruz azul|colo colo|racing club|atlético de madrid|san lorenzo|taylor swift|stray kids|one direction|peso pluma|natanael cano|harry styles|pedro infante|celia cruz|marc anthony|bad bunny|karol g|soda stereo|juego de tronos|game of thrones|baby shark|bob esponja|scooby doo|angry birds|plants vs zombies|among us|brawl stars|clash royale|free fire|call of duty|studio ghibli|santa claus|papá noel|candy crush|monster high|san fermín|nueva york|buenos aires|puerto rico|costa rica|santo domingo|la habana|el salvador|machu picchu|viña del mar|mar del plata|playa del carmen|parque de las leyendas|parque del retiro|parque simón bolívar|museo del oro|museo del prado|plaza de armas|plaza de mayo|paseo de la reforma)(?![A-Za-zÀ-ỹ])/giu

function titled(name: string): string {
  if (name !== name.toLowerCase() || /^(?:rock and roll|juego de tronos)$/.test(name)) return name
  return name.replace(/\p{L}+/gu, (word, at: number) =>
    at > 0 && /^(?:del?|las?|los|of|and|y)$/.test(word) ? word : upperFirst(word),
  )
}

/** Removes invisible characters, tags and markup. */
function withoutMarkup(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '')
    .replace(/<\/?[a-z!][^<>]*>/gi, ' ')
    .replace(/&(?:nbsp|amp|lt|gt|quot|#\d+);/gi, ' ')
    .replace(/[<>{}[\]*_#|`~^\\=]+/g, ' ')
    .replace(/\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u{fe0e}|\u{fe0f}|\u{20e3}/gu, ' ')
    .replace(/\p{Cc}+/gu, ' ')
}

/** Sentences that were written without their first capital or their final stop keep as they were; shouting is lowered. */
function calm(text: string): string {
  const letters = text.replace(/[^\p{L}]/gu, '')
  if (letters.length <= 3 || letters !== letters.toUpperCase() || letters === letters.toLowerCase()) return text
  return text.toLowerCase()
}

/** 'los trenes, TODOS los trenes': a capitalised word among others is lowered; initialisms stay. */
function withoutEmphasis(text: string): string {
  if (text === text.toUpperCase()) return text
  return text.replace(
    /(?<![A-Za-zÀ-ỹ])(?:\p{Lu}{3,}|NO|SÍ|SE|ES|YO|TÚ|MI|SU|TE|LE|ME|EL|LA(?! (?:a|y|en|con|para|cuando)(?![A-Za-zÀ-ỹ])|[.,;]|$)|LO|DE|EN|MUY|UN)(?![A-Za-zÀ-ỹ])/gu,
    (word, at: number) => {
      const small = /[.!?…]\s$/u.test(text.slice(0, at)) ? upperFirst(word.toLowerCase()) : word.toLowerCase()
      if (EMPHASIZED.test(word)) return known(restoreAccents(word.toLowerCase())) ? small : word
      const isShouted = word.length > 4 && known(word.toLowerCase()) && !WRITTEN_SO.test(text.slice(0, at))
      return isShouted ? small : word
    },
  )
}

/** 'una pancarta que decía VALENTINA': it stood there in such letters. */
const WRITTEN_SO = /(?<![A-Za-zÀ-ỹ])(?:dec[ií]a|pon[ií]a) $/iu

/** Short words that are shouted; any other of their length, 'AVE', is an initialism. */
const EMPHASIZED =
  /^(?:no|sí|es|yo|tú|mi|su|te|le|me|el|la|lo|de|en|muy|un|una|uno|tod[oa]|nada|sin|con|que|más|mas|pero|sol[oa]|bien|gran|amo|ama|cada|mil|algo|los|las|del|por|sus|mis|ese|esa|era|fue|son|hay|vez|casi|ella|él|tan|así|rosa|azul|rojo|gato|sol|mar|se|ah[ií]|as[ií]|aqu[ií]|all[ií])$/iu

/** 'san juan de los lagos' */
const SAINT =
  /(?<=(?<![A-Za-zÀ-ỹ])(?:a|en|del?|hasta|desde|por|al|el|colegio|escuela|hospital|barrio|colonia|plaza|parque|iglesia|parroquia|capilla|mercado|clínica|instituto) )(san|santa|santo) (juan|pedro|miguel|jos[eé]|luis|mar[ií]a|ana|rosa|cruz|fe|marta|clara|elena|isabel|antonio|felipe|mart[ií]n|crist[oó]bal|carlos|rafael|andr[eé]s|nicol[aá]s|domingo|tom[aá]s|vicente|salvador|isidro|roque|sebasti[aá]n|agust[ií]n|mateo|fernando|lorenzo|esteban|marcos|lucas|judas|blas|mart[ií]n de porres|joaqu[ií]n|ram[oó]n|in[eé]s|luc[ií]a|marta|carlos)(?![A-Za-zÀ-ỹ])/gu
/** 'San Cristobal' */
const SAINT_UNACCENTED =
  /(?<=(?<![A-Za-zÀ-ỹ])San(?:ta|to)? )(?:Cristobal|Nicolas|Jose|Andres|Martin|Tomas|Maria|Joaquin|Ramon|Sebastian|Agustin|Fermin|Benjamin|Ines|Lucia|Rosalia)(?![A-Za-zÀ-ỹ])/gu
/** 'es hincha del nacional', 'le va al atlas', 'partidos de river' */
const TEAM =
  /(?<=(?<![A-Za-zÀ-ỹ])(?:hinchas?|fan(?:átic[oa])?s?|aficionad[oa]s?|socios?|seguidor(?:a|es)?|camiseta) (?:del|de la|de los|de)(?: club)? |(?<![A-Za-zÀ-ỹ])le va[ns]? (?:al|a las|a la|a los) |(?<![A-Za-zÀ-ỹ])(?:partidos|jugador(?:es|as?)?) de(?: fútbol de)? |(?<![A-Za-zÀ-ỹ])(?:perdi[oó]|pierde|gan[oóa]|jug[oó]|juega|empat[oóa]) (?=hurac[aá]n(?=$|[.,;]| (?:y|con|contra|el|los|en la cancha)(?![A-Za-zÀ-ỹ]))))(?:hurac[aá]n|nacional|atlas|américa|santos|toluca|pachuca|necaxa|león|tigres|chivas|pumas|rayados|river|boca|racing|independiente|rosario|belgrano|talleres|estudiantes|colo|universitario|cristal|junior|millonarios|santa|medellín|cali|betis|sevilla|valencia|atleti|athletic|celta|osasuna|milagros|olimpia|saprissa|barcelona|emelec|liga|alianza)(?![A-Za-zÀ-ỹ])/gu

/** 'el ratón perez', 'la máscara del santo', 'terminó la prepa y luego derecho': names, where they stand so. */
const PROPER =
  /(?<=(?<![A-Za-zÀ-ỹ])(?:el|del|al) )canelo(?= (?:pele|box|gan|noque|[aá]lvarez)[A-Za-zÀ-ỹ]*)|(?<=(?<![A-Za-zÀ-ỹ])(?:peleas?|guantes|box) (?:del?|de el) )canelo(?![A-Za-zÀ-ỹ])|(?<=(?<![A-Za-zÀ-ỹ])(?:revistas?|suplemento|historietas?|c[oó]mics?) (?:de )?)(?:quijote|hola|caras|proceso|condorito|clarín|billiken|anteojito|patoruz[uú])(?=$|[.,;)]| (?:y|que|con|de|cada|los|todos|en)(?![A-Za-zÀ-ỹ]))|(?<=(?<![A-Za-zÀ-ỹ])(?:rat[oó]n(?:cito)?|m[aá]scara del|salsa) )(?:p[eé]rez|santo|valentina)(?![A-Za-zÀ-ỹ])|(?<=(?<![A-Za-zÀ-ỹ])(?:conciertos?|canciones|discos?|rolas?) de )[zZ]oe(?![A-Za-zÀ-ỹ])|(?<=(?<![A-Za-zÀ-ỹ])(?:gan[oó]|perdi[oó]|jug(?:ó|aba)) )(?:boca|chivas|pumas|rayados)(?![A-Za-zÀ-ỹ])|(?<=(?<![A-Za-zÀ-ỹ])(?:sos|eres|soy|somos) de(?:l)? )(?:racing|river|boca|chivas|pumas|rayados)(?![A-Za-zÀ-ỹ])|(?<=(?<![A-Za-zÀ-ỹ])(?:estudi[A-Za-zÀ-ỹ]+|carrera de|licenciatura en|titul[A-Za-zÀ-ỹ]+ (?:en|de)|prepa(?:ratoria)?(?: abierta)? y luego) )derecho(?![A-Za-zÀ-ỹ])/gu

/** Beside them 'boca' is a team. */
const RIVAL = /(?<![A-Za-zÀ-ỹ])(?:river|racing|bombonera|xeneizes?|riquelme|superclásico)(?![A-Za-zÀ-ỹ])/iu
/** 'los goles de boca', 'ver a boca': whose goals they are, and no mouth stands there without its article. */
const BOCA =
  /(?<=(?<![A-Za-zÀ-ỹ])(?:gol(?:es|azos?)?|camisetas?|remeras?|gorr[oa]s?|banderas?|bufandas?|pijamas?|camperas?|cancha|tribuna|partidos?|final|himno|escudo|hinchas?|fan(?:átic[oa])?s?|bostero) de |(?<![A-Za-zÀ-ỹ])(?:ver|veía[ns]?|veíamos|mirar|mira|alentar|alienta|seguir|sigue|aguantar|le gan[A-Za-zÀ-ỹ]+) a |(?<![A-Za-zÀ-ỹ])gol(?:es)? a |(?<![A-Za-zÀ-ỹ])(?:juega|jugaba|jugó|gana|ganó|ganaba|pierde|perdía|perdió) )boca(?! (?:abajo|arriba|abierta|cerrada|llena|a boca|del)(?![A-Za-zÀ-ỹ]))(?![A-Za-zÀ-ỹ])/gu

/** 'andar en Patineta', 'jugar Futbol': nobody's name, and a phone's capital. */
const PHONE_CAPITAL =
  /(?<=(?<![A-Za-zÀ-ỹ])(?:andar|jugar|montar|practicar|hacer|bailar|comer|tomar) (?:(?:en|al?|a l[oa]s?|el|la|l[oa]s) )?)\p{Lu}\p{Ll}{3,}(?!\p{L}| \p{Lu})/gu

/** 'la playa de zipolite', 'de haedo a luján', where no dictionary knows the word. */
const SOMEWHERE =
  /(?<=(?<![A-Za-zÀ-ỹ])(?:(?:playas?|r[ií]o|lago|laguna|sierra|ciudad|isla|puerto|feria|fiestas?|mercado|terminal|parque|cerro|barrio|colonia|balneario) de |(?:viaj[A-Za-zÀ-ỹ]+|fuimos|fueron|caminando|llev[oó]|llevaron|paseo|vacaciones|manej[A-Za-zÀ-ỹ]+|ir|fue|vamos|volv[A-Za-zÀ-ỹ]+|yendo|rumbo|llegando|mud[A-Za-zÀ-ỹ]+) (?:de \p{L}+ )?a |casetas? de |caminando de |viaje de |(?<!(?<![A-Za-zÀ-ỹ])(?:vivir|creer|pensar|andar|andaba|anda|montar|pasear|viajar|correr|ir|iba|subirse|regres[A-Za-zÀ-ỹ]+|volv[A-Za-zÀ-ỹ]+|lleg[A-Za-zÀ-ỹ]+|v[ie]n[A-Za-zÀ-ỹ]+|sal[A-Za-zÀ-ỹ]+|fue|fuimos|fueron|íbamos|anduv[A-Za-zÀ-ỹ]+|llev[A-Za-zÀ-ỹ]+|traj[A-Za-zÀ-ỹ]+|subi[A-Za-zÀ-ỹ]+|vuelta|paseo|viaje) (?:(?:[eé]l|ella|yo|tod[oa]s|sol[oa]) )?)en ))\p{Ll}{5,}(?![A-Za-zÀ-ỹ])/gu

/** 'el niño se llama hernan steven'; not 'se llama igual que yo' */
const IS_CALLED =
  /(?<=(?<![A-Za-zÀ-ỹ])(?:se llama(?:ba)?|de nombre|llamad[oa]|le (?:puse|pusimos|pusieron)(?: de nombre| por nombre)?) )\p{Ll}{3,}(?: \p{Ll}{3,})?(?=$|[.,;:!?)]| (?:y|que|por|pero|como|el|la|en|tiene|ya)(?![A-Za-zÀ-ỹ]))/giu

/** 'la tienda de don hernando'; not 'tiene el don de hablar' */
const TITLED = /(?<=(?<!(?<![A-Za-zÀ-ỹ])(?:el|un|su|mi|tu|ese|este|qué|gran) )(?<![A-Za-zÀ-ỹ])do(?:n|ña) )\p{Ll}{2,}/gu
/** 'con Doña Chela', 'me dijo Don Beto'; not 'el restaurante Don Beto', 'vivía en Don Torcuato', nor Don Quijote. */
const SMALL_DON =
  /(?<!(?<![A-Za-zÀ-ỹ])(?:\p{L}+(?:er[ií]a|ante)|tienda|tiendita|bar|café|mercado|fonda|hotel|plaza|hacienda|finca|ron|pollos?|tacos?|estancia|rancho|barrio|estación|colonia|calle|película|serie|ópera|[Ee]n|[Hh]asta|[Dd]esde) )(?<=\p{Ll},? )Do(?:n|ña)(?= \p{Lu})(?! (?:Quijote|Omar|Satur|Ramón|Torcuato|Benito|Gato|Francisco|Giovanni|Camilo|Juan Tenorio|Bosco)(?![A-Za-zÀ-ỹ]))/gu
/** 'mi tío chago', 'la profe marisol', 'mi sobrina yuli' */
const KIN_NAMED =
  /(?<=(?<![A-Za-zÀ-ỹ])(?:t[ií][oa]|abuel(?:it)?[oa]|prim[oa]|herman(?:it)?[oa]|sobrin[oa]|amig[oa]|hij(?:it)?[oa]|niet(?:it)?[oa]|compañer[oa]|cuñad[oa]|suegr[oa]|yerno|nuera|padrastro|madrastra|ahijad[oa]|vecin[oa]|novi[oa]|espos[oa]|madrina|padrino|profe|maestr[oa]|miss|seño|señora?|doctora?|compadre|comadre|coach|padre) )\p{Ll}{4,}(?![A-Za-zÀ-ỹ])/gu
/** 'una ternera que se llamaba canela', 'mi perro se llama bruno' */
const NAMED_SO =
  /(?<=(?<!(?<![A-Za-zÀ-ỹ])(?:eso|esto|lo que|cómo|así|también) )(?<![A-Za-zÀ-ỹ])se llama(?:ba)? )\p{Ll}{3,}(?=$|[.,;:!?)]| (?:y|porque|pero|en honor|por)(?![A-Za-zÀ-ỹ]))/gu
/** 'el castillo de loarre', 'contra quilmes', 'desde oberá': bare names, where no dictionary knows the word. */
const CASTLE =
  /(?<=(?<![A-Za-zÀ-ỹ])(?:(?:castillo|catedral|ermita|plaza|estadio|cancha|aeropuerto|estación|metro|termas|volcán|valle|cañón|pueblo|ruinas|hacienda|represa|embalse|puente|mirador|santuario|virgen|cataratas?|cascadas?|bahía|caleta|cabo|monte|desierto|salar|grutas|museo|nevado|alto|feria|carnaval) de|contra|desde|hasta|le ganamos a|le ganó a|le gan[oó] a|perdimos con) )\p{Ll}{5,}(?![A-Za-zÀ-ỹ])/gu
const calledSo = (word: string) =>
  isGivenName(word) || (!known(word) && !known(restoreAccents(word))) ? upperFirst(restoreAccents(word)) : word

/** One clean line: no emoji, shouting, doubled marks, stray quotes or missing accents. May be empty. */
export const tidy = cached(ANSWERS_AT_HAND, (raw): string => {
  // no rule of ours spells another language
  if (isForeign(raw)) return cleaned(raw)
  return outsideQuotes(
    cleaned(raw),
    (clean) => withCommas(spelt(clean)),
    (said) => (/ \S+ /u.test(said) ? accentsAlone(said) : said).replace(/\p{L}+/gu, restoreCapital),
  )
})

function spelt(clean: string): string {
  const named = smallBehindColon(alsoWords(namedPlaces(patronymics(withDropped(mended(clean))))))
    .replace(TITLES, titled)
    .replace(PLACES, placed)
    .replace(TEAM, (name) => upperFirst(restoreAccents(name)))
    .replace(PROPER, (name) => (/^perez$/u.test(name) ? 'Pérez' : /^zoe$/iu.test(name) ? 'Zoé' : upperFirst(name)))
    .replace(BOCA, 'Boca')
    .replace(RIVAL.test(clean) ? /(?<=(?<![A-Za-zÀ-ỹ])(?:a|de|con|contra|por) )boca(?![A-Za-zÀ-ỹ])/gu : /$^/u, 'Boca')
    .replace(PHONE_CAPITAL, (word) => (isGivenName(word) ? word : word.toLowerCase()))
    .replace(SMALL_DON, (don) => don.toLowerCase())
    .replace(TITLED, (name) => (/^(?:de|del|que|para|y)$/u.test(name) ? name : restoreAccents(upperFirst(name))))
    .replace(KIN_NAMED, (name, at: number, whole: string) =>
      NAMES_TOO.test(name)
        ? herName(name, whole.slice(0, at), whole.slice(at + name.length))
        : VERB_LIKE.test(name) || HOW_THEY_ARE.test(name) || finiteForm(name) !== null || isInfinitive(`${name}r`)
          ? name
          : calledSo(name),
    )
    .replace(/^.*$/su, namesBeside)
    .replace(NAMED_SO, (name) => (NO_NAME.test(name) || !isNounForm(name) ? name : upperFirst(name)))
    .replace(CASTLE, (name) => (isStrange(name) ? upperFirst(name) : name))
    .replace(IS_CALLED, (all) => all.split(' ').map(calledSo).join(' '))
    .replace(SAINT, (_, saint: string, name: string) => `${upperFirst(saint)} ${upperFirst(name)}`)
    .replace(SAINT_UNACCENTED, (name) => (name === 'Jose' ? 'José' : restoreAccents(name)))
    .replace(SOMEWHERE, (name) =>
      isNobodysWord(name) && !isCareful(care(clean)) ? restoreAccents(upperFirst(name)) : name,
    )
  const saysVos =
    /(?<![A-Za-zÀ-ỹ])(?:vos|sos|[A-Za-zÀ-ỹ]{2,}(?:ás|és)(?<!más|además|después|jamás|atrás|detrás|quizás))(?![A-Za-zÀ-ỹ])/iu.test(
      named,
    )
  return withStops(
    agreeingDatives(
      accentsInContext(
        named.replace(/\p{L}+/gu, (word, at: number) =>
          (saysVos && VOS_ORDER.test(word)) ||
          isTheirWord(word, named, at) ||
          isSound(word, named, at) ||
          isFaculty(word, named.slice(0, at))
            ? word
            : restoreCapital(
                WISHED.test(named.slice(0, at)) && word.endsWith('e')
                  ? word
                  : restoreAccents(word, /[\p{L}\p{N},;]\s*$/u.test(named.slice(0, at))),
              ),
        ),
        clean,
      ),
    ),
  )
    .replace(FOR_A_PLACE, 'para')
    .trim()
}

/** 'se fue pa España'; 'vení, pa Luis' calls a father. */
const FOR_A_PLACE = /(?<=\p{L} )(?<!(?<![A-Za-zÀ-ỹ])(?:mi|tu|su|el|al|del|a|y|con|de) )pa(?= \p{Lu}\p{Ll})/gu

/** 'el niño dijo aba por agua', 'decía asias': a word of their own, which is spelt like no other. */
const isTheirWord = (word: string, text: string, at: number) =>
  /(?<![A-Za-zÀ-ỹ])(?:dij[oe]|dice[ns]?|dec[ií]a[ns]?|diciendo) $/iu.test(text.slice(0, at)) &&
  /^(?:[.,;]|$| (?:por|en vez|en lugar) )/iu.test(text.slice(at + word.length)) &&
  !known(word.toLowerCase()) &&
  !isEntry(restoreAccents(word.toLowerCase()))

/** 'mi amiga de la facu', 'la mejor de su facu': nobody's name. */
const isFaculty = (word: string, before: string) =>
  word === 'facu' && /(?<![A-Za-zÀ-ỹ])(?:la|mi|tu|su|nuestra|esa|esta) $/iu.test(before)

/** 'aunque renegue': wished or conceded, and no past of the giver's. */
const WISHED =
  /(?<![A-Za-zÀ-ỹ])(?:aunque|ojalá|para que|sin que|antes de que|así) (?:(?:no|se|me|nos|les?|l[oa]s?) )*$/iu

/** 'portate', 'vení', 'decile': so orders who says «vos». */
const VOS_ORDER = /^[A-Za-zÀ-ỹ]{2,}[aei](?:te|me|nos|l[aeo]s?)$/iu

/** As `tidy`, with every word as it was spelt: «Nina» is a name, not a girl. A name keeps its capitals too. */
export function cleaned(raw: string, isName = false): string {
  let text = withSpokenMarks(withoutMarkup(withoutLaughter(withoutNumbering(raw))))
    .replace(/["„‟]([^"„‟]+)"/g, '“$1”')
    .replace(/["„‟]/g, '')
    .replace(/[«»]/g, (mark) => (mark === '«' ? '‘' : '’'))
    .replace(/\s[-–—]+\s(?=\S)/g, ', ')
    .replace(/^\s*[-–—•]+\s*/, '')
    .replace(/\s+/g, ' ')
    .trim()
  text = withoutShorthand(isName ? text : outsideQuotes(withShouts(calm(text)), withoutEmphasis), isName)
    .replace(/([!?])[!?]*\1/g, '$1')
    .replace(/([¡¿])[¡¿]*\1/g, '$1')
    .replace(/\.{2,}/g, '…')
    // 'a las 3 a. m.': its stops end no sentence
    .replace(/(?<=\d ?)([ap])\.\s?m\.?(?![A-Za-zÀ-ỹ])/giu, (_, half: string) => `${half.toLowerCase()}m`)
    .replace(/\s+([,.;:!?…])/g, '$1')
    .replace(/,(?=[,.;:!?…])/g, '')
    // 'siempre llega tarde eso sí'
    .replace(/(?<=[A-Za-zÀ-ỹ]) (?=eso s[ií] ?(?:$|[.!]))/giu, ', ')
    // 'nunca se enfada, bueno solo si haces trampas'
    .replace(
      /(?<=[,.] )bueno (?=(?:solo|sí|no|casi|a veces|cuando|menos)(?![A-Za-zÀ-ỹ]))|(?<=\()bueno (?=(?:el|la|l[oa]s?|mis?|sus?|s[ií]|no|tod[oa]s|tampoco|también|a veces|casi)(?![A-Za-zÀ-ỹ]))/giu,
      (word) => `${word.trim()}, `,
    )
    .replace(/([,;:])(?=[A-Za-zÀ-ỹ])/gu, '$1 ')
    .replace(/\p{L}{30,}/gu, (word) => word.replace(/(\p{L})\1{3,}/gu, '$1'))
  return text.trim()
}

/** An answer as whole sentences, to be quoted: its marks paired, a capital after each stop, no final stop. */
export function sentences(raw: string): string {
  return upperFirst(
    accentsInContext(pairMarks(tidy(raw))).replace(/(?<=[.!?] [¿¡]?)\p{Ll}/gu, (letter, at: number, text: string) =>
      isWithin(text.slice(0, at)) ? letter : letter.toUpperCase(),
    ),
  ).replace(/[.\s]+$/, '')
}

/** 'dice ¡vamos! hasta en misa': the mark ends what was shouted, and not the sentence. */
const isWithin = (before: string) => /[^.!?…] [¡¿][^¡¿!?]*[!?] $/u.test(before)

/** Lowers the first letter unless the word looks like a proper name or an initialism. */
export function lowerFirst(text: string): string {
  const first = words(text)[0] ?? ''
  // '“La gallina llegó primero”, decía ella'
  if ((first.length > 1 && first === first.toUpperCase()) || text.startsWith('“')) return text
  if (/^(?:Cicerón|Homero|Dios|Navidad|Reyes|Nochebuena|Halloween|Jesús|Jehová)(?![A-Za-zÀ-ỹ])/u.test(text)) return text
  if (
    /^(?:Real|Club|San|Santa|Puerto|Torre|Deportivo|Atlético|Inter|Cruz|Rayo|Don|Doña|Capitán|Súper|Señor) \p{Lu}/u.test(
      text,
    )
  )
    return text
  // 'Juan Gabriel': a name, though each could be a common word
  if (first.length > 3 && isEntry(first) && /^\p{Lu}\p{L}+ \p{Lu}/u.test(text)) return text
  // 'Tocás todo': no dictionary lists it
  const isVerb = !isGivenName(first) && finiteForm(first.toLowerCase()) !== null
  if (!known(first.toLowerCase()) && !isVerb && !/^(el|la|los|las|mi|su|tu)$/i.test(first)) return text
  return text.replace(/\p{L}/u, (letter) => letter.toLowerCase())
}
