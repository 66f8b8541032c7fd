import { hasGenders, isNounForm } from '../grammar/dictionary.ts'
import { finiteForm } from '../grammar/finite.ts'
import { isTown } from '../grammar/gazetteer.ts'
import { upperFirst } from '../grammar/text.ts'
import { isGivenName } from '../../../../contract/gender.ts'
import { isNobodysWord } from './strange-words.ts'

/** Names typed small, known by what leads to them: from one station to another, a make by whose it is, a family name that is a word by the first. */
export const namesLed = (text: string): string =>
  text
    .replace(FROM_TO, (all, lead: string, from: string, joint: string, to: string, at: number) =>
      isWay([from, to], text.slice(0, at)) ? `${lead}${inCapitals(from)}${joint}${inCapitals(to)}` : all,
    )
    .replace(IN, (place: string) =>
      finiteForm(place) !== null && !isNounForm(place) && !hasGenders(place) && !NO_PLACE.test(place)
        ? upperFirst(place)
        : place,
    )
    .replace(SURNAMED, (all, name: string, surname: string, at: number) =>
      (isGivenName(name) || (/^\p{Lu}/u.test(name) && /\p{L} $/u.test(text.slice(0, at)))) &&
      !/(?<![A-Za-zÀ-ỹ])a $/iu.test(text.slice(0, at)) &&
      !(name === name.toLowerCase() && (isNounForm(name) || finiteForm(name) !== null))
        ? `${upperFirst(name)} ${upperFirst(surname)}`
        : all,
    )
    .replace(FEASTS, (feast) =>
      feast.replace(/(?<![A-Za-zÀ-ỹ])(?!(?:del?|la|los)(?![A-Za-zÀ-ỹ]))[A-Za-zÀ-ỹ]+/gu, (word) =>
        upperFirst(word === 'dia' ? 'día' : word === 'sabado' ? 'sábado' : word),
      ),
    )
    .replace(OUR_LADY, 'Virgen')
    .replace(RIVER, (river: string) => upperFirst(ACCENTED[river] ?? river))
    .replace(STADIUM, (ground: string, at: number) =>
      (GROUNDS.test(ground) && FOOTBALL.test(text)) || (isNobodysWord(ground) && isAtMatch(text, at))
        ? upperFirst(ACCENTED[ground] ?? ground)
        : ground,
    )
    .replace(TEAM_BESIDE, upperFirst)
    .replace(THE_U, 'U')
    .replace(MODEL, upperFirst)
    .replace(DRIVEN, upperFirst)
    .replace(OF_MAKE, upperFirst)
    .replace(NICK, upperFirst)
    .replace(/(?<![A-Za-zÀ-ỹ])valentina(?![A-Za-zÀ-ỹ])/gu, 'Valentina')
    .replace(MADE_BY, (make: string) => (isNobodysWord(make) && !HOW.test(make) ? upperFirst(make) : make))

const WORDS =
  '(?!(?:el|la|l[oa]s|un|una|mis?|sus?|tus?|que|donde|muy|tan|m[aá]s)(?![A-Za-zÀ-ỹ]))[A-Za-zÀ-ỹ]{3,}(?: (?!(?:y|e|en|con|al?|por|para|que|de|hasta|desde)(?![A-Za-zÀ-ỹ]))[A-Za-zÀ-ỹ]{4,})?'
const END = '(?=$|[.,;:!?)]| (?:y|e|en|con|sin|a|por|para|que|cantando|cada|todos|los|nos|se|me|porque)(?![A-Za-zÀ-ỹ]))'
/** 'desde pino suarez hasta indios verdes', 'de tacuba a taxqueña' */
const FROM_TO = new RegExp(`(?<![A-Za-zÀ-ỹ])([Dd]esde |[Dd]e )(${WORDS})( hasta | a )(${WORDS})${END}`, 'gu')
const RIDE =
  /(?<![A-Za-zÀ-ỹ])(?:metro|micro|bus|camión|cami[oó]n|colectivo|tren|combi|bici|bicicleta|moto|caminando|caminamos|manejando|manej[oó]|subte|estaci[oó]n|l[ií]nea|boleto|viaj[A-Za-zÀ-ỹ]+|fuimos|fui|fueron|pedale[A-Za-zÀ-ỹ]+|ruta|recorri[A-Za-zÀ-ỹ]+)(?![A-Za-zÀ-ỹ])/iu
/** What is no place though one may go from it and to it. */
const NO_STOP =
  /(?<![A-Za-zÀ-ỹ])(?:siempre|hoy|ayer|mañana|ahora|aqu[ií]|all[aá]|ah[ií]|entonces|antes|después|chic[A-Za-zÀ-ỹ]+|niñ[oa]s?|chiquit[A-Za-zÀ-ỹ]+|viej[A-Za-zÀ-ỹ]*|joven[A-Za-zÀ-ỹ]*|pequeñ[A-Za-zÀ-ỹ]+|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|lunes|martes|miércoles|jueves|viernes|sábado|sabado|domingo|temprano|tarde|noche|d[ií]a|madrugada|arriba|abajo|principio|fin|final|inicio|cabo|rabo|casa|escuela|trabajo|cero|cien|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|primer[A-Za-zÀ-ỹ]*|prepa|kinder|kínder|primaria|secundaria|universidad|lado|punta|pies?|cabeza|orilla|extremo|vez|cuando|pared|puerta|esquina|mano|boca|oreja|todo|nada|mil|sol|tú|ti|mí|cocin[A-Za-zÀ-ỹ]+|[A-Za-zÀ-ỹ]+(?:[aei]r(?:me|te|se|nos|l[aeo]s?)?|ando|iendo))(?![A-Za-zÀ-ỹ])/iu
const isWay = (stops: readonly string[], before: string) =>
  !stops.some((stop) => NO_STOP.test(stop) || (finiteForm(stop) !== null && !isNounForm(stop) && !isTown(stop))) &&
  (stops.some((stop) => isTown(stop) || stop.split(' ').some((word) => isNobodysWord(word.toLowerCase()))) ||
    (RIDE.test(before) && stops.every((stop) => stop.includes(' '))))
const inCapitals = (stop: string) => stop.replace(/\p{L}+/gu, (word) => upperFirst(ACCENTED[word] ?? word))
/** 'le pide perdón a la virgen', 'la virgen de Luján': who is prayed to; not 'aceite virgen'. */
const OUR_LADY =
  /(?<=(?<![A-Za-zÀ-ỹ])(?:pid|ped|rez|reza|rog|rueg|prend|promet|promes|agrade|encom|confi|ofre|gracias|perd[oó]n|velas?|velitas?|altar|estampitas?|imagen|manda|devot)[A-Za-zÀ-ỹ]*(?: [^\s.,;]+){0,3} (?:a|de) la )virgen(?![A-Za-zÀ-ỹ])|(?<=(?<![A-Za-zÀ-ỹ])(?:la|una|su|mi) )virgen(?= del? (?:la |los )?\p{Lu})/gu

/** 'nadamos en el magdalena', 'el río cauca': under «el» these are rivers. */
const RIVER =
  /(?<=(?<![A-Za-zÀ-ỹ])(?:el|del|al)(?: r[ií]o)? |(?<![A-Za-zÀ-ỹ])r[ií]o )(?:magdalena|cauca|orinoco|amazonas|paran[aá]|ucayali|mara[nñ]ón|marañon|mantaro|r[ií]mac|urubamba|apur[ií]mac|usumacinta|grijalva|papaloapan|mapocho|maipo|biob[ií]o|ebro|duero|guadalquivir|manzanares|guaviare|putumayo|sinú|limay)(?![A-Za-zÀ-ỹ])/gu

const FOOTBALL =
  /(?<![A-Za-zÀ-ỹ])(?:gol(?:es|azo)?|partido|estadio|hinchas?|hinchada|tribuna|f[uú]tbol|cl[aá]sico|penal(?:ti)?)(?![A-Za-zÀ-ỹ])/iu
/** 'lo llevé al atanasio y gritaron el gol' */
const STADIUM =
  /(?<=(?<![A-Za-zÀ-ỹ])(?:llev[A-Za-zÀ-ỹ]+|fui|fue|fuimos|fueron|ir|iba|íbamos|entr[A-Za-zÀ-ỹ]+|gan[A-Za-zÀ-ỹ]+|vimos|estuv[A-Za-zÀ-ỹ]+|sal[A-Za-zÀ-ỹ]+) (?:por primera vez |todos |juntos )?(?:al|en el|del) )\p{Ll}{5,}(?=$|[.,;:!?)]| (?:y|a|por|con|en|cuando|para|que|se|me|nos)(?![A-Za-zÀ-ỹ]))/gu
/** What no dictionary has is a ground where they cry the goal beside it: 'salimos del laburo a ver el partido' tells of none. */
const isAtMatch = (text: string, at: number) =>
  !/ del $/iu.test(text.slice(0, at)) &&
  AT_MATCH.test(`${/[^.,;:!?]*$/u.exec(text.slice(0, at))![0]}${/^[^.,;:!?]*/u.exec(text.slice(at))![0]}`)
const AT_MATCH =
  /(?<![A-Za-zÀ-ỹ])(?:grit[A-Za-zÀ-ỹ]+ (?:(?:el|un|l[oa]s|cada|su) )?gol(?:es|azo)?|a la cancha)(?![A-Za-zÀ-ỹ])/iu
/** Words of every day, and grounds. */
const GROUNDS = /^(?:monumental|metropolitano|centenario|azteca|nacional|camp[ií]n|maracan[aá]|bernab[eé]u)$/u
/** 'el fútbol y el nacional' */
const TEAM_BESIDE =
  /(?<=(?<![A-Za-zÀ-ỹ])f[uú]tbol(?:, (?:y )?| y )(?:a |al |el )?)(?:nacional|junior|racing|river|boca|millonarios|chivas|toluca|necaxa|betis|sevilla|barcelona|universitario|olimpia|independiente)(?=$|[.,;:!?)]| y )/gu

/** 'es hincha de la u', 'estudia en la u': a club or a university, and no letter. */
const THE_U = /(?<=(?<![A-Za-zÀ-ỹ])[Ll]a )u(?![A-Za-zÀ-ỹ]| de (?!chile|conce|cat[oó]lica|deportes))/gu

const ACCENTED: Readonly<Record<string, string>> = {
  bolivar: 'bolívar', cardenas: 'cárdenas', martin: 'martín', peron: 'perón', simon: 'simón', parana: 'paraná', marañon: 'marañón', rimac: 'rímac', apurimac: 'apurímac', biobio: 'biobío', campin: 'campín', maracana: 'maracaná', bernabeu: 'bernabéu', via: 'vía', pio: 'pío',
} // oxfmt-ignore

/** 'murió en nazca': no verb stands behind «en» but as the name of a place. */
const IN =
  /(?<=(?<![A-Za-zÀ-ỹ])(?:muri[oóe]|nac[ií][A-Za-zÀ-ỹ]*|viv[ei][A-Za-zÀ-ỹ]*|viv[ií]a[A-Za-zÀ-ỹ]*|qued[A-Za-zÀ-ỹ]+|trabaj[A-Za-zÀ-ỹ]+|par(?:[oó]|amos|aron)|dorm[A-Za-zÀ-ỹ]+|cas[oó]|casamos|accident[A-Za-zÀ-ỹ]+|choc[A-Za-zÀ-ỹ]+|perdi[A-Za-zÀ-ỹ]+|conoc[A-Za-zÀ-ỹ]+|estudi[A-Za-zÀ-ỹ]+|lleg[A-Za-zÀ-ỹ]+|aterriz[A-Za-zÀ-ỹ]+|viaj[A-Za-zÀ-ỹ]+|est[aáu][A-Za-zÀ-ỹ]*) (?:\p{L}+ ){0,2}en )(?!\p{Ll}+o(?![A-Za-zÀ-ỹ]))\p{Ll}{4,}(?=$|[.,;:!?)]| (?:y|con|cuando|nos|se|me|que|por|para|hasta|desde|hac[eí][A-Za-zÀ-ỹ]*|durante|donde)(?![A-Za-zÀ-ỹ]))/gu
const NO_PLACE =
  /^(?:cuanto|tanto|torno|contra|medio|serio|vivo|vilo|vano|cueros|breve|suma|regla|espera|pausa|marcha|juego|venta|renta|para|sobre|entre|como|busca|ayunas|andas|volandas|llamas|quiebra|ciernes|cinta|subasta|prueba)$/u

/** 'Iván cruz', 'julio campos'; not 'le llevó a Ana flores' */
const SURNAMED =
  /(?<![A-Za-zÀ-ỹ])(\p{L}{3,}) (cruz|campos|torres|r[ií]os|castillo|vega|robles|palacios|fuentes|vargas|morales|rivera|herrera|guerrero|navarro|molina|escobar|cabrera|arroyo|pacheco|carrillo|montes|soto|paredes)(?=$|[.,;:!?)]| (?:y|que|con|en|se|me|nos|le|de|cant[A-Za-zÀ-ỹ]+|era|es|fue|dijo|a)(?![A-Za-zÀ-ỹ]))/gu

/** 'la noche de año nuevo', 'el viernes santo' */
const FEASTS =
  /(?<=(?<![A-Za-zÀ-ỹ])(?:de|en|cada|para|este|feliz|por) )año nuevo(?!\p{L}| (?:escolar|académico|con|en|de))|(?<![A-Za-zÀ-ỹ])(?:viernes santo|jueves santo|s[aá]bado de gloria|domingo de ramos|miércoles de ceniza|d[ií]a de (?:los )?muertos)(?![A-Za-zÀ-ỹ])|(?<=(?<![A-Za-zÀ-ỹ])(?:d[ií]a|fiesta|virgen) de la )candelaria(?![A-Za-zÀ-ỹ])/gu

/** 'su falcon verde', 'en su hilux', 'el jetta gris': right as they are typed, but for the capital. */
const MODEL =
  /(?<=(?<![A-Za-zÀ-ỹ])(?:mi|su|tu|un|el|del|al|este|ese|aquel|viejo|[Ff]ord|[Cc]hevrolet|[Nn]issan|[Tt]oyota|[Rr]enault|[Vv]olkswagen|[Ff]iat) )(?:falcon|corolla|hilux|sentra|jetta|aveo|corsa|clio|civic|megane|twingo|kangoo|berlingo|torino|chevy|mustang|camaro|duster|datsun|elantra|pathfinder|ranger|siena|astra|passat|caddy)(?![A-Za-zÀ-ỹ])/gu
/** 'choqué el tico', 'manejaba su gol': words of every day, and cars where they are driven. */
const DRIVEN =
  /(?<=(?<![A-Za-zÀ-ỹ])(?:choqu[eé]|choc[oó]|chocamos|manej[A-Za-zÀ-ỹ]+|estrell[A-Za-zÀ-ỹ]+|conduc[A-Za-zÀ-ỹ]+|arranc[A-Za-zÀ-ỹ]+) (?:el|su|mi|nuestro) )(?:tico|gol|polo|golf|palio|duna|spark|swift|matiz|march|pointer|platina|logan|sandero|picanto|tsuru|vitz|yaris|tiida|onix)(?![A-Za-zÀ-ỹ])/gu
/** 'su ford', 'un fiat 600' */
const OF_MAKE =
  /(?<=(?<![A-Za-zÀ-ỹ])(?:mi|su|tu|un|una|el|la|del|al|en|viejo) )(?:ford|fiat|mazda|dodge|chevrolet|renault|peugeot|citroen|hyundai|seat(?= \p{L})|vespa|italika|bajaj|gilera|zanella|opel|volvo|audi|bmw|kia)(?=$|[.,;:!?)]| )/gu
/** 'mi primo chucho', 'mi tía meche' */
const NICK =
  /(?<=(?<![A-Za-zÀ-ỹ])(?:mi|tu|su|el|la) (?:prim[oa]|t[ií][oa]|herman[oa]|cuñad[oa]|compadre|comadre|abuel[oa]|padrino|madrina|vecin[oa]|amig[oa]) )(?:chucho|nacho|memo|toño|lalo|quique|pepe|paco|pancho|lucho|moncho|meche|concha|lola|nena|tina|lupe|queta|cuca|coco|tito|tita|chela|pili|chayo|chano|goyo|neto|kike)(?=$|[.,;:!?)]| (?!de ))/gu

/** 'la bicicleta monark', 'su máquina facit': what no dictionary has, beside what has a make. */
const MADE_BY =
  /(?<=(?<![A-Za-zÀ-ỹ])(?:m[aá]quina(?: de (?:coser|escribir|tejer))?|licuadora|moto|motocicleta|carro|coche|auto|camioneta|cami[oó]n|tractor|guitarra|acorde[oó]n|teclado|piano|radio|televisor|c[aá]mara|reloj|bici|bicicleta|triciclo|cerveza|galletas|chocolates?|termo|cigarros|jab[oó]n|crema) )\p{Ll}{4,}(?=$|[.,;:!?)]| (?:y|que|con|en|de|roj|azul|verde|negr|blanc|viej|amarill|gris|del)[A-Za-zÀ-ỹ]*)/gu
const HOW =
  /^(?:mountainbike|enduro|vintage|scooter|cross|chopper|custom|t[aá]ndem|retro|diesel|clasic[A-Za-zÀ-ỹ]+)$|(?:ad|id|it|ic|os|ud|ot|ient|iv|er|al|an|in)[oa]s?$|ao$|(?:ble|ante|ente|ista|mente|ón|ona|izo|iza)s?$/u
