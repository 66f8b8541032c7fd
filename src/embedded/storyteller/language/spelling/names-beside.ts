import { isGivenName } from '../../../../contract/gender.ts'
import { hasGenders, isNounForm } from '../grammar/dictionary.ts'
import { finiteForm } from '../grammar/finite.ts'
import { upperFirst } from '../grammar/text.ts'
import { herName, NAMES_TOO } from './brands.ts'
import { mayBePast } from './dropped.ts'
import { namesLed } from './names-led.ts'
import { isNobodysWord } from './strange-words.ts'
import { restoreAccents } from './word-accents.ts'

/** Names typed small, known by the word that they stand beside: a make by its thing, a singer by the song, a pet by its kind. */
export const namesBeside = (text: string): string =>
  namesLed(text)
    .replace(MAKE, (make) => upperFirst(make))
    .replace(WHOSE_SONG, (all: string, first: string, last: string) =>
      isCalled(first) && !isSmallOne(last) && (finiteForm(last) === null || isNounForm(last))
        ? `${asName(first)} ${asName(last)}`
        : all,
    )
    .replace(WHOSE, nobodysWord)
    .replace(PET, (name) =>
      (isNounForm(name) || isNobodysWord(name)) &&
      !hasGenders(name) &&
      finiteForm(name)?.person !== 3 &&
      !KIND.test(name)
        ? upperFirst(name)
        : name,
    )
    .replace(COMPOUND, (all) => all.split(' ').map(asName).join(' '))
    .replace(NAMED_PLACE, (all: string, first: string, last?: string) =>
      (isCalled(first) || SURNAME.test(first)) && (last === undefined || isCalled(last) || SURNAME.test(last))
        ? all.split(' ').map(asName).join(' ')
        : all,
    )
    .replace(PARENT, (name, at: number, whole: string) =>
      NAMES_TOO.test(name)
        ? herName(name, whole.slice(0, at), whole.slice(at + name.length))
        : isGivenName(name) && finiteForm(name) === null
          ? asName(name)
          : name,
    )
    .replace(DEED_NAME, (name, next: string) => (mayBePast(next.toLowerCase()) ? upperFirst(name) : name))
    .replace(NICKNAME, (name) => (NO_NICKNAME.test(name) ? name : upperFirst(name)))
    .replace(
      /(?<=(?<![A-Za-zÀ-ỹ])galletas )oreo(?![A-Za-zÀ-ỹ])|(?<=(?<![A-Za-zÀ-ỹ])lor[oa] )(?:paco|pepe|pancho)(?![A-Za-zÀ-ỹ])/gu,
      (name) => upperFirst(name),
    )
    .replace(IS_HER, nobodysWord)
    .replace(THANKED, (name, at: number, whole: string) =>
      isCalled(name) || isCutOfAnother(name, whole.slice(0, at)) ? upperFirst(name) : name,
    )

const asName = (word: string) => restoreAccents(upperFirst(word))
const nobodysWord = (word: string) => (isNobodysWord(word) ? asName(word) : word)

/** 'julio' is a month, too, and 'lucho' what one does. */
const isCalled = (word: string) =>
  /^(?:julio|leo|lucho|lola|paco|rocío|rocio|josé|maría|maria|ana)$/u.test(word) ||
  (isGivenName(word) &&
    !NAMES_TOO.test(word) &&
    !/^(?:luna|sol|paz|mar|cielo|alma|reyes|mayo|abril|le[oó]n|papi|mami|abue|yaya|nana|tata)$/u.test(word))
const isSmallOne = (word: string) => /^(?:niñ|beb[eé]|pequeñ|chic|chiquit|pasad|próxim|proxim)/u.test(word)

const THING =
  'm[aá]quinas?(?: de (?:coser|escribir|afeitar|tejer))?|licuadora|batidora|cafetera|motos?|motocicleta|motoneta|carro|carrito|coche|auto|camioneta|cami[oó]n|tractor|guitarra|bajo|teclado|piano|[oó]rgano|bater[ií]a|radio|tele|televisor|celular|c[aá]mara|reloj|termo|zapatillas?|tenis|zapatos|bici|bicicleta|plumas?|lapiceros?|encendedor'
/** 'la moto honda', 'su camioneta ford': of these a word of every day is the make. */
const MAKE = new RegExp(
  `(?<=(?<![A-Za-zÀ-ỹ])(?:${THING}) )(?:honda|ford|fiat|mazda|dodge|jeep|vespa|bajaj|italika|fender|gibson|seiko|philips|sony|canon|nikon|puma|vans|converse|parker|stanley|brother)(?![A-Za-zÀ-ỹ])`,
  'gu',
)

const SONG =
  'boleros?|tangos?|rancheras?|baladas?|canci[oó]n(?:es)?|temas|discos?|vinilos?|m[uú]sica|cumbias?|salsas?|vallenatos?|valse?s|huaynos?|merengues?|bachatas?|rolas?|corridos?|coplas?|zambas?|milongas?|poemas?|versos|novelas?|cuentos?|libros?|pel[ií]culas?|conciertos?|recital(?:es)?'
const JOINT = '(?=$|[.,;:!?)]| (?:y|e|o|con|que|en|al?|cuando|por|l[oa]s|el|la|para)(?![A-Za-zÀ-ỹ]))'
/** 'los tangos de julio sosa', 'los cuentos de isabel allende' */
const WHOSE_SONG = new RegExp(`(?<=(?<![A-Za-zÀ-ỹ])(?:${SONG}) de )(\\p{Ll}{3,}) (\\p{Ll}{3,})${JOINT}`, 'gu')
/** 'las baladas de leonel', 'escuchando a sandra': what no dictionary knows. */
const WHOSE = new RegExp(
  `(?<=(?<![A-Za-zÀ-ỹ])(?:(?:boleros?|tangos?|rancheras?|baladas?|valse?s|vallenatos?|cumbias?|huaynos?|zambas?|poemas?|novelas?) de|escuch[A-Za-zÀ-ỹ]+ a|oyendo a|o[ií]r a) )\\p{Ll}{4,}${JOINT}`,
  'gu',
)

/** 'su gato pelusa', 'mi perro firulais'; not 'su perro salchicha', 'mi gato gris'. */
const PET = new RegExp(
  `(?<=(?<![A-Za-zÀ-ỹ])(?:mi|tu|su|nuestr[oa]) (?:gat|perr|cachorr|conej|burr|tortug|yegu|vac|lor|cotorr|gallin|pollit)(?:it)?[oa] |(?<![A-Za-zÀ-ỹ])(?:mi|tu|su|nuestro) (?:caballo|canario|h[aá]mster|pajarito|perico|ternero) )\\p{Ll}{3,}(?=$|[.,;:!?)]| (?:y|e|con|que|en|se|me|nos|le|cuando|porque)(?![A-Za-zÀ-ỹ]))`,
  'gu',
)
/** Breeds, coats, and what an animal is for. */
const KIND =
  /^(?:salchicha|labrador|pug|poodle|caniche|chihuahua|siam|persa|angora|pastor|bulldog|beagle|husky|golden|b[oó]xer|pit|schnauzer|york|malt[eé]s|d[aá]lmata|galgo|podenco|mast[ií]n|chow|shih|cocker|terrier|d[oó]berman|rottweiler|border|bich[oó]n|akita|mestiz|crioll|callejer|zaguate|sato|quiltro|gozque|chusc|gu[ií]a|polic[ií]a|guardi|lobo|lazarillo|robot|juguete|peluche|macho|hembra|adult|cachorr|beb[eé]|carey|calic[oó]|esfinge|sphynx|bengal|mont[eé]s|tigre|atigrad|naranja|caf[eé]|crema|miel|chocolate|canela|rosa|violeta|lila|turquesa|gris|marr[oó]n|plata|flauta|timbrad|australian|marina|tierra|carga|paso|carreras?|alaz[aá]n|percher[oó]n|tordo|pinto|gruñ|siempre|gigante|enorme|fiel(?![A-Za-zÀ-ỹ])|joven|elegante|adolescente|verde|parlanch|noble|d[oó]cil|azul|grande|fuerte|feroz|feliz|veloz|inteligente|valiente|obediente|consentid|chiquit|gord|flac|viej|negr|blanc|nunca|también|ya|todo|nada|muy|m[aá]s|cuando|como|donde|aunque|porque|pero|para|sobre|desde|hasta|mientras|hoy|ayer|anoche)/u

/** 'maria luisa', 'juan carlos': nobody's but a name. */
const COMPOUND =
  /(?<![A-Za-zÀ-ỹ])(?:mar[ií]a|Mar[ií]a|jos[eé]|José|juan|Juan|ana|Ana|luis|Luis|miguel|Miguel|carlos|Carlos|marco|rosa(?= mar[ií]a)|Rosa(?= mar[ií]a)|luz(?= (?:marina|mar[ií]a|dary|elena|stella))) (?:luisa|jos[eé]|luis|carlos|mar[ií]a|pedro|pablo|[aá]ngel|antonio|manuel|david|diego|miguel|andr[eé]s|felipe|fernanda|fernando|teresa|isabel|elena|cristina|alejandra|camila|paula|eugenia|laura|luc[ií]a|sof[ií]a|rosa|luz|bel[eé]n|jes[uú]s|rosario|marina|dary|stella|julia|ignacio|francisco|javier|alberto|enrique|eduardo|ram[oó]n|ra[uú]l)(?![A-Za-zÀ-ỹ])/gu

/** 'la plaza bolivar', 'el hospital de juan ramirez', 'el parque maria luisa' */
const NAMED_PLACE =
  /(?<=(?<![A-Za-zÀ-ỹ])(?:parque|plaza|calle|avenida|paseo|jardines|barrio|colonia|colegio|escuela|hospital|puente|teatro|estadio|jir[oó]n|metro|estación|biblioteca) (?:de )?)(\p{Ll}{4,})(?: (\p{Ll}{4,}))?(?=$|[.,;:!?)]| (?:y|con|que|en|al?|se|me|nos|los|l[ao]|cuando|porque|de \p{Lu}\p{L}+)(?![A-Za-zÀ-ỹ]))/gu
const SURNAME =
  /^(?:bol[ií]var|sucre|hidalgo|morelos|ju[aá]rez|madero|zapata|allende|o'?higgins|prat|belgrano|sarmiento|rivadavia|mitre|moreno|grau|bolognesi|cervantes|col[oó]n|ram[ií]rez|garc[ií]a|gonz[aá]lez|rodr[ií]guez|mart[ií]nez|l[oó]pez|hern[aá]ndez|p[eé]rez)$/u

/** 'papa pancho', 'mama rosa'; not 'papa frita'. */
const PARENT =
  /(?<=(?<![A-Za-zÀ-ỹ])(?<!(?<![A-Za-zÀ-ỹ])las? )(?:pap[aá]|mam[aá]|papi|mami|mamita|papito) )\p{Ll}{4,}(?=$|[.,;:!?)]| (?:no|ya|y|se|me|nos|les?|l[oa]s?|que|con|en|al?|\p{L}+(?:[oóa]|aba|ía))(?![A-Za-zÀ-ỹ]))/gu
/** 'papa lucho saco a bailar', 'tia meche me dijo'; not 'papa lucho contra todo'. */
const DEED_NAME =
  /(?<=(?<![A-Za-zÀ-ỹ])(?:pap[aá]|mam[aá]|t[ií][oa]|abuel(?:it)?[oa]|prim[oa]|compadre|comadre|herman[oa]) )(?:lucho|meche|moncho|quique|pacha|charo)(?= (?:(?:no|ya|se|me|nos|les?|l[oa]s?) )*(\p{L}+))/gu

/** 'le dicen el trueno' → 'el Trueno'; 'le dicen la verdad', 'le dicen el alma de la fiesta' stay. */
const NICKNAME =
  /(?<=(?<![A-Za-zÀ-ỹ])(?:les?|me|nos) (?:dicen|decimos|decían|decíamos|apodaron|apodan) (?:todos )?(?:el|la) )\p{Ll}{4,}(?=$|[.,;!?)]| (?:porque|por)(?![A-Za-zÀ-ỹ]))/gu
const NO_NICKNAME =
  /^(?:verdad|hora|precio|nombre|secreto|respuesta|resultado|mismo|misma|otr[oa]|noticia|contraseña|edad|peso|chiste|apellido|tema|lugar|camino|fecha|nota|clave|total|final|número|dirección|talla|mitad|santo|rest[oa])$/u
/** 'la bomba de suero es la paqui' */
const IS_HER = /(?<=(?<![A-Za-zÀ-ỹ])(?:es|era) (?:la|el) )\p{Ll}{4,}(?=$|[.,;!?)]| y )/gu

/** 'mi tío Edilberto…, le dijo gracias edil': what a name is cut to. */
const THANKED = /(?<=(?<![A-Za-zÀ-ỹ])(?:gracias|adi[oó]s|hola|chao|chau) )\p{Ll}{3,}(?![A-Za-zÀ-ỹ])/gu
const isCutOfAnother = (word: string, text: string) =>
  (text.match(/(?<=\p{L} )\p{Lu}\p{L}{4,}/gu) ?? []).some(
    (name) => name.toLowerCase().startsWith(word) && name.length > word.length + 1,
  )
