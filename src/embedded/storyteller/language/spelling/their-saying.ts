import { isNounForm, known } from '../grammar/dictionary.ts'
import { finiteForm } from '../grammar/finite.ts'
import { accentsInContext } from './accents.ts'
import { restoreAccents } from './word-accents.ts'
import { upperFirst } from '../grammar/text.ts'

/** 'siempre dice: el que pregunta no se equivoca', 'y avisa: estoy brava' */
export const SAYING =
  /((?<!(?<![A-Za-zÀ-ỹ])lo)(?:^|\s)(?:dice[ns]?|dec[ií]as?|repite[ns]?|dij[oe]|(?:avis|anunci|grit|contest)(?:a[ns]?|aba[ns]?|ó)|(?:respond|advert|adviert)(?:en?|ía|ió))(?: (?:siempre|a tod[oa]s|mucho))?: )(?!que )([^.;:“”‘’«»]{6,80})(?=$|[.;])/giu

/** 'Su frase: “a mí nadie me cuenta”' → 'siempre dice: “A mí nadie me cuenta”': the form's heading says nothing; 'dice tlailer' → 'dice “tlailer”'. */
export const withTheirSaying = (habit: string): string =>
  habit
    // nothing but what they say
    .replace(
      /^\s*[“"«]([^“”"«»]{2,60}?)[”"»][.\s]*$/u,
      (_, said: string) => `siempre dice: “${upperFirst(said.trim())}”`,
    )
    .replace(
      /^\s*(?:(?:su|la) )?(?:frase|dicho|lema|refr[aá]n|muletilla|latiguillo|expresi[oó]n|grito de guerra|pregunta|respuesta|palabra)(?: (?:favorit[oa]|preferid[oa]|c[eé]lebre|de siempre|de batalla|para todo))?(?: (?:es|era)(?=:? ?[“"¿¡]))?:? ?(?:[“"]([^“”":.]+)[”"]|(?<=[:] ?)([^“”":.]+)|([¿¡][^“”":.]+[?!]))[.\s]*$/iu,
      (_, marked?: string, bare?: string, asked?: string) =>
        `siempre dice: “${upperFirst((marked ?? bare ?? asked ?? '').trim())}”`,
    )
    // 'ya mero llego (y no ha salido de bañarse)'
    .replace(COMING, (_, said: string, and: string) => `dice “${said}”${and.startsWith('y') ? '' : ','} ${and}`)
    // 'no dice buenas noches dice buenas muuuu'
    .replace(/^(\s*no dice )([^,“”"]{2,40}?),? (dice )([^,“”".]{2,60}?)[.\s]*$/iu, '$1“$2”, $3“$4”')
    .replace(/^\s*su palabra (?:favorita|preferida|para todo) (?:es|era) (\p{Ll}{3,})[.\s]*$/iu, 'siempre dice: “$1”')
    // 'le dice vamos morena': called to it
    .replace(
      /(?<=(?:^|[,.;]| y) ?les? dicen? )((?:vamos|[áa]ndale|dale|[oó]rale|arriba|venga|tranquil[oa]s?|c[aá]lmate|buen[oa]s (?:d[ií]as|noches|tardes)|mi (?:rein|amor|viej|negr|niñ|cielo|vida)[A-Za-zÀ-ỹ]*)(?: (?!(?:al?|cada|cuando|con|todas?|todos|en|antes|siempre|hasta|tambi[eé]n|incluso|aun|aunque|y|pero|porque|si|sin|desde|por)(?![A-Za-zÀ-ỹ]))[A-Za-zÀ-ỹ]+){0,3})(?=[\s.!,]*$|,? (?:al?|hasta|tambi[eé]n|incluso|aun|aunque|cuando|porque) )/giu,
      (said: string) => `“${said.replace(/^(vamos|[áa]ndale|dale|[oó]rale|venga) (?=[A-Za-zÀ-ỹ]+$)/iu, '$1, ')}”`,
    )
    .replace(SAID_WHOLE, (said) => `“${speltSaid(said)}”`)
    .replace(ONE_WORD, (all, lead: string, word: string) =>
      (
        known(word.toLowerCase())
          ? isNounForm(word.toLowerCase()) && !NO_SAYING.test(word)
          : finiteForm(word.toLowerCase()) === null
      )
        ? `${lead}“${word}”`
        : all,
    )

const COMING =
  /^\s*((?:ya|ahorita|ahora|enseguida|al rato) (?:(?:mero|merito|casi|mismo|ya) )*(?:voy|llego|salgo|vengo|acabo|termino|vuelvo|regreso|bajo|subo|estoy (?:llegando|saliendo|en camino|list[oa])|me (?:levanto|duermo|baño|visto))(?: (?:para all[aá]|saliendo|llegando))?)\s*[,.…(]+\s*((?:y|pero) (?:(?:todav[ií]a|a[uú]n) )?(?:no|nunca) (?:(?:se )?ha |se (?:mueve|levanta|viste|baña)|llega|sale|viene|aparece|termina|empieza)[^()]*?)\)?[\s.]*$/iu

/** 'empieza con te cuento rápido', 'a todos les dice que le vaya bonito': no verb is told there. */
const SAID_WHOLE =
  /(?<=(?<![A-Za-zÀ-ỹ])(?:empieza|empezaba|comienza|abre|termina|saluda)(?: todo| siempre)? con )(?:(?:no )?(?:te|me|les?) [A-Za-zÀ-ỹ]+|f[ií]jate|im[aá]g[ií]nate|no sabes|adivina|oye)(?: [^\s,.;]+){0,4}(?=[\s.]*$)|(?<=(?<![A-Za-zÀ-ỹ])dice[ns]? )que (?:le|te|les) vaya (?:bonito|bien)(?: [^\s,.;]+){0,2}(?=[\s.]*$)/giu

/** Of several words; one alone may be of their own spelling. */
export const speltSaid = (said: string) =>
  /\p{L} \p{L}/u.test(said) ? accentsInContext(said.replace(/\p{L}+/gu, (word) => restoreAccents(word))) : said

/** What is told, and not the word for it: 'dice groserías', 'dice misa'. */
const NO_SAYING = /s$|^(?:verdad|mentira|misa|todo|nada|algo|mucho|poco|poes[ií]a|bien|mal|as[ií])$/iu
/** 'dice tlailer', 'dice murciégalo en vez de murciélago': a word of their own. */
const ONE_WORD =
  /(?<=^\s*(?:(?:siempre|todav[ií]a|a[uú]n|ella|él) )?)(dice[ns]? )(\p{Ll}{3,})(?=[\s.!]*$| (?:en (?:vez|lugar) de|por) )/iu
