import { isGivenName } from '../../../../contract/gender.ts'
import { hasGenders, isNounForm, known } from '../grammar/dictionary.ts'
import { finiteForm, isDone } from '../grammar/finite.ts'
import { TABLE } from '../grammar/paradigms.ts'
import { homographs } from '../grammar/homographs.ts'
import { sameCase } from '../grammar/text.ts'
import { ASKED, askedAndAnswered } from './asked.ts'
import { certainDeeds, isOwn } from './certain-deeds.ts'
import { thirdPast } from './verb-accents.ts'
import { noun } from './word-accents.ts'

/** Accents that the words around make certain, whatever else is told beside them. */
export function certainAccents(text: string): string {
  return (
    askedAndAnswered(certainDeeds(homographs(text)))
      .replace(/(?<=(?<!\p{L})(?:no|yo|ya) )se(?= (?:d[oó]nde|c[oó]mo|cu[aá]ndo|cu[aá]nto|qui[eé]n)(?!\p{L}))/giu, 'sé')
      .replace(/(?<=[,.;] )llegue(?= (?:muert|tarde|empapad|cansad|mojad|llorand)\p{L}*)/gu, 'llegué')
      .replace(WHOSE_GIFT, (word, name?: string) => (name === undefined || isGivenName(name) ? thirdPast(word) : word))
      .replace(/(?<!(?<!\p{L})(?:yo|mis? \p{L}+|me) )(?<!\p{L})saco(?= (?:adelante|\d+ \p{L}+)(?!\p{L}))/giu, (word) =>
        sameCase(word, 'sacó'),
      )
      .replace(ONCE_SOMEBODY, thirdPast)
      // 'le toco vender el carro', 'peso 2,600 al nacer'
      .replace(
        /(?<=(?<!\p{L})(?:me|te|le|nos|les) )toco(?= \p{L}+[aeií]r(?:me|te|se|nos|l[aeo]s?)?(?!\p{L}))/giu,
        'tocó',
      )
      .replace(
        /(?<!(?<!\p{L})(?:el|un|su|mi|tu|de|del|al|con|cada|yo) )(?<!\p{L})peso(?= (?:como |casi |apenas |solo )?(?:\d[.,]\d|\p{L}+ al nacer|\d+ al nacer|\d+ ?(?:kilos?|kg|gramos|gr)(?!\p{L})))/giu,
        (word) => sameCase(word, 'pesó'),
      )
      .replace(SO_BADLY, thirdPast)
      // 'tapados con una sabana': no plain of Africa
      .replace(
        /(?<=(?<!\p{L})(?:con|bajo|su|mi|una|misma|debajo de la|entre las|las|unas) (?:la |una |mi |su )?)sabana(?=s?(?! african| de bogot)(?!\p{L}))/giu,
        (word) => sameCase(word, 'sábana'),
      )
      // 'por si alguien no llevo'
      .replace(/(?<=(?<!\p{L})(?:alguien|nadie) (?:no |se |le |lo |la |me |nos )*)\p{Ll}{3,}o(?!\p{L})/gu, (word) =>
        finiteForm(word)?.person === 1 && finiteForm(`${word.slice(0, -1)}ó`)?.person === 3
          ? `${word.slice(0, -1)}ó`
          : word,
      )
      .replace(ONCE, (word) => (hasGenders(word.toLowerCase()) ? word : thirdPast(word)))
      .replace(DID_IT, thirdPast)
      .replace(DID_TO_ME, (word, at: number, whole: string) => (isOwn(word, at, whole) ? word : thirdPast(word)))
      // 'me desafio a que', 'aullo toda la noche': a form of no word, and of one verb's past
      .replace(
        /(?<=^|[.,;] |(?<!\p{L})(?:me|te|se|nos|les?|l[oa]s?|que|y|cuando|no) )\p{L}{3,}o(?!\p{L})/giu,
        (word) => {
          const low = word.toLowerCase()
          return !known(low) && finiteForm(`${low.slice(0, -1)}ó`)?.tense === 'preterite'
            ? `${word.slice(0, -1)}ó`
            : word
        },
      )
      // 'la niña que cuide diez años'
      .replace(
        /(?<=(?<!\p{L})(?:el|la) (?:niñ[oa]|señora?|beb[eé]|chic[oa]|muchach[oa]) que )cuide(?= \p{L}|\s*\d)/giu,
        'cuidé',
      )
      .replace(
        /(?<!\p{L})tu(?= (?:puedes|eres|sabes|tienes|vas|quieres|estás|haces|dices|debes|serás|podrás)(?!\p{L}))/giu,
        (tu) => sameCase(tu, 'tú'),
      )
      .replace(
        /(?<=(?<!\p{L})pregunt(?:o|ó|é|aba|aban|aron) )que(?= (?:me |se |le |lo |la |nos )?(?!si(?!\p{L}))(\p{L}+))/gu,
        (que, next: string) => (finiteForm(next) ? 'qué' : que),
      )
      .replace(CARED_FOR, thirdPast)
      .replace(BY_THEMSELVES, (all, verb: string) => (thirdPast(verb) === verb ? all : `${thirdPast(verb)} él `))
      // 'luego el también hizo su examen': who does it, and no noun
      .replace(HIM_TOO, (el: string, verb: string) =>
        TABLE.has(verb.toLowerCase()) || (finiteForm(verb) && !isNounForm(verb)) ? sameCase(el, 'él') : el,
      )
      .replace(NOBODY_AFTER, thirdPast)
      // 'si toca madrugar el madruga': no noun stands there
      .replace(
        /(?<!(?<!\p{L})(?:con|de|por|para|en|a|y|todo|sobre) )(?<!\p{L})el(?= (\p{Ll}{4,}a)(?=[.,;]|$| (?:y|con|en|la|l[oa]s|todo|como|cuando|hasta|siempre)(?!\p{L})))/gu,
        (el, verb: string) =>
          finiteForm(verb)?.person === 3 &&
          finiteForm(verb)?.tense === 'present' &&
          known(verb) &&
          !isNounForm(verb) &&
          !hasGenders(verb)
            ? 'él'
            : el,
      )
      .replace(
        /(?<!(?<!\p{L})(?:el|la|un|una|del|al|su) )(?<!\p{L})asta(?= (?:la|el|las|los|que|donde|hoy|tarde|muy)(?!\p{L}))/gu,
        'hasta',
      )
      .replace(
        /(?<=(?<!\p{L})(?:al?|el|del?|un|en|jugar|jugando|jugábamos|jugaba|jugamos) )domino(?!\p{L})/gu,
        'dominó',
      )
      .replace(
        /(?<=\p{L}(?:ó|io|aba|ía) )el(?= (?:y|cuando|porque|pero|también|antes|para|después|sin)(?!\p{L})|[,.;]|$)/gu,
        'él',
      )
      .replace(TIMES, 'vez')
      .replace(
        /(?<=\p{L} )te(?=$|[.,;!?)])|(?<=(?<!\p{L})(?:el|un|su|del|al|tomar|taza de) )te(?= (?:de|con|helado|frío|verde|negro|chai|caliente|y)(?!\p{L}))|(?<=(?<!\p{L})(?:el|un|su|del|al|tomar|taza de) )te(?= (?:en|por|cuando|sin|antes|a(?! \p{L}+(?:[ai]do|cho|sto|rto)(?!\p{L}))|para (?:mis?|tus?|sus?|dos|todos|\p{L}+[aeií]r))(?!\p{L}))/gu,
        'té',
      )
      .replace(/(?<=(?<!\p{L})l[ao]s? )frío(?= en(?!\p{L}))/gu, 'frió')
      .replace(/(?<=(?<!\p{L})(?:somos|otras|mis|nuestras|todas las) )mamas(?!\p{L})/gu, 'mamás')
      .replace(/(?<!\p{L})america(?!\p{L})/gu, 'América')
      // 'haciendo fila en la notaria'
      .replace(/(?<=(?<!\p{L})en (?:la|una) (?:notar|secretar|comisar))ia(?!\p{L})/gu, 'ía')
      // 'nunca ha dicho que fue lo que hizo'
      .replace(
        /(?<=(?<!\p{L})(?:dicho|dijo|sab\p{L}+|sup\p{L}+|cont(?:ó|ado)) )que(?= (?:es|era|fue) lo que(?!\p{L}))/gu,
        'qué',
      )
      .replace(
        /(?<=(?<!\p{L})(?:me|te|le|nos|les) )quedo(?= (?:un|una|bien|mal|buen|bonit|ric[oa]|perfect|padr|chul|chiquit|grand|hermos|horribl|riqu|delicios|espantos|quemad|salad|crud|dur|precios|lind|chuec)\p{L}*)/gu,
        'quedó',
      )
      .replace(ASKED_OF, (word) => sameCase(word, ASKED[word.toLowerCase()]!))
      .replace(
        /(?<=(?<!\p{L})(?:explic|pregunt|averigu|adivin)\p{L}+ (?:a |en |de )?)donde(?= (?:se |me |lo |la |le |nos )?(\p{L}+))/gu,
        (donde, next: string) => (isDone(next) || (finiteForm(next) && !isNounForm(next)) ? 'dónde' : donde),
      )
      .replace(
        /(?<=(?:, |(?<!\p{L})(?:y|pero) ))el(?= (?:feliz|contento|triste|serio|tranquilo|calladito|dormido|tan|muy|encantado)(?=$|[ ,.;]))/gu,
        'él',
      )
      .replace(YES, (_, before: string, si: string) => before + sameCase(si, 'sí'))
      // 'ella los levanto', 'la maestra lo dejo': who did it stands there
      .replace(THEY_DID_IT, thirdPast)
      .replace(
        /(?<=(?<!\p{L})(?:aunque|que|cuando) (?:\p{L}+ )?)este(?= (?:mal|bien|(?:medio|muy|tan|todo) \p{L}+[oa]|\p{L}+(?:a|ie|ye)ndo|triste|prohibid[oa]|enferm[oa]|cansad[oa]|lejos|aquí|en)(?!\p{L}))/giu,
        (word) => sameCase(word, 'esté'),
      )
      // 'así dice el que se quieren'
      .replace(
        /(?<=(?<!\p{L})(?:dice|dijo|decía|cree|creía|jura|juraba) )el(?= que (?:se |no |l[oa]s? |les? )*(\p{L}+n)(?!\p{L}))/gu,
        (el, verb: string) => (finiteForm(verb)?.plural ? 'él' : el),
      )
      .replace(NOUN, noun)
      .replace(THE_NOUN, noun)
      .replace(NOUN_GIVEN, (word: string) => noun(word))
  )
}

/** 'una vez guardo un colchón'; 'un día entero' is how long */
const ONCE =
  /(?<=(?<!\p{L})(?:una vez|un día|una noche|una tarde|el otro día|aquella vez|aquel día|anoche|ayer) (?:se |me |nos |le |les )*)\p{L}{3,}o(?!\p{L})/giu

/** 'nos la compro mi suegra': who did it stands behind. */
const DID_IT = /(?<=(?<!\p{L})(?:nos|me|le|se) l[ao]s? )\p{L}{3,}o(?= (?:mi|su|el|la|un|una) \p{L})/giu

/** 'me enseño a nadar': nobody does so to themselves. */
const DID_TO_ME =
  /(?<=(?<!\p{L})(?:me|nos) )(?:enseñ|regal|prest|cont|salv|abraz(?!o a )|esper|invit|mand|apret|llev(?=o (?:al?|en) )|(?:dej|desarm|quebr|ray)(?=o (?:el|la|los|las|un|una) ))o(?= )/gu

/** 'la cambio el solo viendo un video', 'lo pinto el mismo' */
const BY_THEMSELVES =
  /(?<=(?<!\p{L})(?:me|te|se|nos|les?|l[oa]s?) )(\p{L}{3,}o) el (?=(?:solo|solito|mismo)(?=$|[.,;!]| (?:y|con|sin|en|para|porque|desde|tod[oa]s?|\p{L}+ndo)(?!\p{L})))/giu
const HIM_TOO = /(?<!\p{L})el(?= (?:también|tampoco) (?:(?:no|me|te|se|nos|les?|l[oa]s?) )*(\p{L}+))/giu

/** 'la primera ves', 'la ves que': no verb stands there. */
const TIMES =
  /(?<=(?<!\p{L})(?:una|otra|cada|tal|alguna|primera|última|segunda|esa|aquella) )ves(?!\p{L})|(?<=^[Ll]a )ves(?= (?:en )?que(?!\p{L}))/gu

/** 'no lo invito nadie' */
const NOBODY_AFTER = /(?<=(?<!\p{L})no (?:l[oae]s? |me |te |nos |se )?)\p{L}{3,}o(?= nadie(?!\p{L}))/giu

/** 'no sé donde', 'sabe cuales son' */
const ASKED_OF =
  /(?<=(?<!\p{L})(?:sé|sabe|sabes|sepa[ns]?|sabía|saben|saber|supo|supe|supimos|decir|(?<=(?<!\p{L})a )ver) (?:a |de |en |con |por )?)(?:donde|cual(?:es)?|cuantos?|cuantas?|quien|quienes)(?!\p{L})|(?<=(?<!\p{L})(?:no|yo) sé )(?:como|cuando)(?!\p{L})|(?<=(?<!\p{L})(?:a|para|por) ver )como(?= (?:era|eran|es|son|funciona\p{L}*|estaba\p{L}*)(?!\p{L}))/giu

/** 'no podía ser difícil. si es difícil': a whole sentence that no other clause answers. */
const YES = /(^|[.!?…] )(si)(?= (?:\p{L}+ ){0,3}\p{L}+(?:[.!]|$))/giu

/** 'una lampara', 'la camara': a noun must stand there, and the word is none as it is. */
const NOUN =
  /(?<=(?<!\p{L})(?:un|una|su|sus|mi|mis|tu|esa|ese) )\p{L}{4,}(?!\p{L})|(?<=(?<!\p{L})(?:la|las|el|los) )\p{L}{3,}[ae]ras?(?!\p{L})|(?<=(?<!\p{L})(?:el|del|al) )\p{L}{3,}on(?!\p{L})|(?<=(?<!\p{L})(?:sin|con|al|del|en|por|sobre) )\p{L}{4,}(?!\p{L})/gu
/** 'la lluvia y el trafico', 'todo el publico': a noun, of which nothing is done to anything behind it. */
const THE_NOUN =
  /(?<=(?<!\p{L})(?:el|del|al|este|ese|mucho|cada) )\p{Ll}{5,}o(?=[.,;:!?)]|$| (?!(?:al?|el|la|l[oa]s|un|una|mis?|sus?|todo|tod[oa]s|con|tan|m[aá]s|de \p{L}+[aeií]r)(?!\p{L})))/gu
/** 'le da el triangulo y…': a verb stands before it already, so none follows. */
const NOUN_GIVEN =
  /(?<=(?<!\p{L})(?:d[ai]\p{L}*|toc\p{L}+|us\p{L}+|llev\p{L}+|tra\p{L}+|quier\p{L}+|tien\p{L}+|sab\p{L}+|pon\p{L}+|compr\p{L}+|pag\p{L}+|\p{L}+[aei]r|ve|vio|hac\p{L}+|es|en|por|para|de|desde|hasta) (?:el|la) )\p{Ll}{5,}(?=$|[.,;!?)]| (?:y|que|de|del|con|para|en)(?!\p{L}))/gu

const THEY_DID_IT =
  /(?<=(?<!(?<!\p{L})(?:a|con|de|para|por|en|sin|según|contra|hacia) )(?<!\p{L})ella (?:(?:no|ni|ya|hasta|también) )*(?:(?:me|nos|se|les?|l[oa]s?) )?)\p{L}{3,}o(?= |$|[,.;])|(?<=(?<!(?<!\p{L})(?:a|con|de|para|por|en|sin) )(?<!\p{L})(?:el|la|mi|su|tu) (?!(?:vez|día|noche|tarde|mañana|vida|año|lunes|martes|miércoles|jueves|viernes|sábado|domingo) )\p{L}{3,} (?:(?:no|ni|ya|hasta|también) )*(?:me|nos|se|les?|l[oa]s?) )(?<!(?:que|y|cuando) (?:me|nos|se|les?|l[oa]s?) )\p{L}{3,}o(?= |$|[,.;])/gu

/** 'la señora que cuido a mi abuela': who did it is named before. */
const CARED_FOR =
  /(?<=(?<!\p{L})(?:el|la) (?!(?:vez|día|noche|tarde|ropa|cosa) )\p{L}+ que (?:me |nos |le |les |se |l[oa]s? )?)\p{L}{3,}o(?= (?:a|de) (?:mis?|nuestr[oa]s?)(?!\p{L}))/giu

/** 'una vez el señor del camión lo dejo tocar' */
const ONCE_SOMEBODY =
  /(?<=(?<!\p{L})(?:una vez|un día|una noche|una tarde) (?:el|la|mi|su|un|una) [^,.;]{2,30} (?:l[aoe]s?|me|nos|se) )\p{L}{3,}o(?!\p{L})/giu
/** 'con lo mal que lo paso antes' */
const SO_BADLY =
  /(?<=(?<!\p{L})lo (?:mal|bien|dur[oa]|feo) que l[oa] )paso(?= (?:antes|de (?:niñ|chic|jov|cachorr|pequeñ)\p{L}*)(?!\p{L}))/giu

/** 'que le regalo el tío Edgar', 'que le firmo Isabel': who did it stands behind; to somebody it is done with «a». */
const WHOSE_GIFT =
  /(?<=(?<!\p{L})que (?:le|les|me|nos|se) (?:l[oa]s? )?)\p{L}{3,}o(?= (?:el|la|los|mi|su|tu|nuestr[oa]) (?:t[ií][oa]|abuel(?:it)?[oa]|prim[oa]|herman(?:it)?[oa]|non[oa]|yay[oa]|marido|mujer|mam[áa]|pap[áa]|madrina|padrino|suegr[oa]|vecin[oa]|maestr[oa]|profe|padre|madre|novi[oa]|espos[oa]|hij[oa]|niet[oa]|señora?|do(?:n|ña)|jef[ea])(?!\p{L}))|(?<=(?<!\p{L})que (?:le|les|me|nos) )(?:regal|compr|mand|firm|prest|dej|enseñ|dedic|bord|pint|dibuj)o(?= (\p{Lu}\p{Ll}{2,})(?!\p{L}))/gu
