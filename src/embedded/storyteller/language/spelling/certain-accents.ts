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
      .replace(
        /(?<=(?<![A-Za-zÀ-ỹ])(?:no|yo|ya) )se(?= (?:d[oó]nde|c[oó]mo|cu[aá]ndo|cu[aá]nto|qui[eé]n)(?![A-Za-zÀ-ỹ]))/giu,
        'sé',
      )
      .replace(/(?<=[,.;] )llegue(?= (?:muert|tarde|empapad|cansad|mojad|llorand)[A-Za-zÀ-ỹ]*)/gu, 'llegué')
      .replace(WHOSE_GIFT, (word, name?: string) => (name === undefined || isGivenName(name) ? thirdPast(word) : word))
      .replace(
        /(?<!(?<![A-Za-zÀ-ỹ])(?:yo|mis? [A-Za-zÀ-ỹ]+|me) )(?<![A-Za-zÀ-ỹ])saco(?= (?:adelante|\d+ [A-Za-zÀ-ỹ]+)(?![A-Za-zÀ-ỹ]))/giu,
        (word) => sameCase(word, 'sacó'),
      )
      .replace(ONCE_SOMEBODY, thirdPast)
      // 'el rector lloro': no noun stands behind another, and whoever is named did it
      .replace(SOMEBODY_DID, (word) => (hasGenders(word) ? word : thirdPast(word)))
      // 'le toco vender el carro', 'peso 2,600 al nacer'
      .replace(
        /(?<=(?<![A-Za-zÀ-ỹ])(?:me|te|le|nos|les) )toco(?= [A-Za-zÀ-ỹ]+[aeií]r(?:me|te|se|nos|l[aeo]s?)?(?![A-Za-zÀ-ỹ]))/giu,
        'tocó',
      )
      .replace(
        /(?<!(?<![A-Za-zÀ-ỹ])(?:el|un|su|mi|tu|de|del|al|con|cada|yo) )(?<![A-Za-zÀ-ỹ])peso(?= (?:como |casi |apenas |solo )?(?:\d[.,]\d|[A-Za-zÀ-ỹ]+ al nacer|\d+ al nacer|\d+ ?(?:kilos?|kg|gramos|gr)(?![A-Za-zÀ-ỹ])))/giu,
        (word) => sameCase(word, 'pesó'),
      )
      .replace(SO_BADLY, thirdPast)
      // 'tapados con una sabana': no plain of Africa
      .replace(
        /(?<=(?<![A-Za-zÀ-ỹ])(?:con|bajo|su|mi|una|misma|debajo de la|entre las|las|unas) (?:la |una |mi |su )?)sabana(?=s?(?! african| de bogot)(?![A-Za-zÀ-ỹ]))/giu,
        (word) => sameCase(word, 'sábana'),
      )
      // 'por si alguien no llevo'
      .replace(
        /(?<=(?<![A-Za-zÀ-ỹ])(?:alguien|nadie) (?:no |se |le |lo |la |me |nos )*)\p{Ll}{3,}o(?![A-Za-zÀ-ỹ])/gu,
        (word) =>
          finiteForm(word)?.person === 1 && finiteForm(`${word.slice(0, -1)}ó`)?.person === 3
            ? `${word.slice(0, -1)}ó`
            : word,
      )
      .replace(ONCE, (word) => (hasGenders(word.toLowerCase()) ? word : thirdPast(word)))
      .replace(DID_IT, thirdPast)
      .replace(DID_TO_ME, (word, at: number, whole: string) => (isOwn(word, at, whole) ? word : thirdPast(word)))
      // 'me desafio a que', 'aullo toda la noche': a form of no word, and of one verb's past
      .replace(
        /(?<=^|[.,;] |(?<![A-Za-zÀ-ỹ])(?:me|te|se|nos|les?|l[oa]s?|que|y|cuando|no) )[A-Za-zÀ-ỹ]{3,}o(?![A-Za-zÀ-ỹ])/giu,
        (word) => {
          const low = word.toLowerCase()
          return !known(low) && finiteForm(`${low.slice(0, -1)}ó`)?.tense === 'preterite'
            ? `${word.slice(0, -1)}ó`
            : word
        },
      )
      // 'la niña que cuide diez años'
      .replace(
        /(?<=(?<![A-Za-zÀ-ỹ])(?:el|la) (?:niñ[oa]|señora?|beb[eé]|chic[oa]|muchach[oa]) que )cuide(?= [A-Za-zÀ-ỹ]|\s*\d)/giu,
        'cuidé',
      )
      .replace(
        /(?<![A-Za-zÀ-ỹ])tu(?= (?:puedes|eres|sabes|tienes|vas|quieres|estás|haces|dices|debes|serás|podrás)(?![A-Za-zÀ-ỹ]))/giu,
        (tu) => sameCase(tu, 'tú'),
      )
      .replace(
        /(?<=(?<![A-Za-zÀ-ỹ])pregunt(?:o|ó|é|aba|aban|aron) )que(?= (?:me |se |le |lo |la |nos )?(?!si(?![A-Za-zÀ-ỹ]))(\p{L}+))/gu,
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
        /(?<!(?<![A-Za-zÀ-ỹ])(?:con|de|por|para|en|a|y|todo|sobre) )(?<![A-Za-zÀ-ỹ])el(?= (\p{Ll}{4,}a)(?=[.,;]|$| (?:y|con|en|la|l[oa]s|todo|como|cuando|hasta|siempre)(?![A-Za-zÀ-ỹ])))/gu,
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
        /(?<!(?<![A-Za-zÀ-ỹ])(?:el|la|un|una|del|al|su) )(?<![A-Za-zÀ-ỹ])asta(?= (?:la|el|las|los|que|donde|hoy|tarde|muy)(?![A-Za-zÀ-ỹ]))/gu,
        'hasta',
      )
      .replace(
        /(?<=(?<![A-Za-zÀ-ỹ])(?:al?|el|del?|un|en|jugar|jugando|jugábamos|jugaba|jugamos) )domino(?![A-Za-zÀ-ỹ])/gu,
        'dominó',
      )
      .replace(
        /(?<=\p{L}(?:ó|io|aba|ía) )el(?= (?:y|cuando|porque|pero|también|antes|para|después|sin)(?![A-Za-zÀ-ỹ])|[,.;]|$)/gu,
        'él',
      )
      .replace(TIMES, 'vez')
      .replace(
        /(?<=\p{L} )te(?=$|[.,;!?)])|(?<=(?<![A-Za-zÀ-ỹ])(?:el|un|su|del|al|tomar|taza de) )te(?= (?:de|con|helado|frío|verde|negro|chai|caliente|y)(?![A-Za-zÀ-ỹ]))|(?<=(?<![A-Za-zÀ-ỹ])(?:el|un|su|del|al|tomar|taza de) )te(?= (?:en|por|cuando|sin|antes|a(?! \p{L}+(?:[ai]do|cho|sto|rto)(?![A-Za-zÀ-ỹ]))|para (?:mis?|tus?|sus?|dos|todos|\p{L}+[aeií]r))(?![A-Za-zÀ-ỹ]))/gu,
        'té',
      )
      // 'tomar el te galés': how it is stands behind, and nothing that is done
      .replace(
        /(?<=(?<![A-Za-zÀ-ỹ])(?:el|un|su|del|al|mi|tu|toma[A-Za-zÀ-ỹ]*|taza de|bebe|beber) )te(?= (\p{Ll}+))/giu,
        (te, how: string) => (hasGenders(how) && !how.endsWith('a') && finiteForm(how) === null ? 'té' : te),
      )
      .replace(/(?<=(?<![A-Za-zÀ-ỹ])l[ao]s? )frío(?= en(?![A-Za-zÀ-ỹ]))/gu, 'frió')
      .replace(/(?<=(?<![A-Za-zÀ-ỹ])(?:somos|otras|mis|nuestras|todas las) )mamas(?![A-Za-zÀ-ỹ])/gu, 'mamás')
      .replace(/(?<![A-Za-zÀ-ỹ])america(?![A-Za-zÀ-ỹ])/gu, 'América')
      // 'haciendo fila en la notaria'
      .replace(/(?<=(?<![A-Za-zÀ-ỹ])en (?:la|una) (?:notar|secretar|comisar))ia(?![A-Za-zÀ-ỹ])/gu, 'ía')
      // 'nunca ha dicho que fue lo que hizo'
      .replace(
        /(?<=(?<![A-Za-zÀ-ỹ])(?:dicho|dijo|sab[A-Za-zÀ-ỹ]+|sup[A-Za-zÀ-ỹ]+|cont(?:ó|ado)) )que(?= (?:es|era|fue) lo que(?![A-Za-zÀ-ỹ]))/gu,
        'qué',
      )
      .replace(
        /(?<=(?<![A-Za-zÀ-ỹ])(?:me|te|le|nos|les) )quedo(?= (?:un|una|bien|mal|buen|bonit|ric[oa]|perfect|padr|chul|chiquit|grand|hermos|horribl|riqu|delicios|espantos|quemad|salad|crud|dur|precios|lind|chuec)[A-Za-zÀ-ỹ]*)/gu,
        'quedó',
      )
      .replace(ASKED_OF, (word) => sameCase(word, ASKED[word.toLowerCase()]!))
      .replace(
        /(?<=(?<![A-Za-zÀ-ỹ])(?:explic|pregunt|averigu|adivin)[A-Za-zÀ-ỹ]+ (?:a |en |de )?)donde(?= (?:se |me |lo |la |le |nos )?(\p{L}+))/gu,
        (donde, next: string) => (isDone(next) || (finiteForm(next) && !isNounForm(next)) ? 'dónde' : donde),
      )
      .replace(
        /(?<=(?:, |(?<![A-Za-zÀ-ỹ])(?:y|pero) ))el(?= (?:feliz|contento|triste|serio|tranquilo|calladito|dormido|tan|muy|encantado)(?=$|[ ,.;]))/gu,
        'él',
      )
      .replace(YES, (_, before: string, si: string) => before + sameCase(si, 'sí'))
      // 'ella los levanto', 'la maestra lo dejo': who did it stands there
      .replace(THEY_DID_IT, thirdPast)
      .replace(
        /(?<=(?<![A-Za-zÀ-ỹ])(?:aunque|que|cuando) (?:[A-Za-zÀ-ỹ]+ )?)este(?= (?:mal|bien|(?:medio|muy|tan|todo) [A-Za-zÀ-ỹ]+[oa]|[A-Za-zÀ-ỹ]+(?:a|ie|ye)ndo|triste|prohibid[oa]|enferm[oa]|cansad[oa]|lejos|aquí|en)(?![A-Za-zÀ-ỹ]))/giu,
        (word) => sameCase(word, 'esté'),
      )
      // 'así dice el que se quieren'
      .replace(
        /(?<=(?<![A-Za-zÀ-ỹ])(?:dice|dijo|decía|cree|creía|jura|juraba) )el(?= que (?:se |no |l[oa]s? |les? )*(\p{L}+n)(?![A-Za-zÀ-ỹ]))/gu,
        (el, verb: string) => (finiteForm(verb)?.plural ? 'él' : el),
      )
      .replace(NOUN, noun)
      .replace(THE_NOUN, noun)
      .replace(NOUN_GIVEN, (word: string) => noun(word))
  )
}

/** 'una vez guardo un colchón'; 'un día entero' is how long */
const ONCE =
  /(?<=(?<![A-Za-zÀ-ỹ])(?:una vez|un día|una noche|una tarde|el otro día|aquella vez|aquel día|anoche|ayer) (?:se |me |nos |le |les )*)[A-Za-zÀ-ỹ]{3,}o(?![A-Za-zÀ-ỹ])/giu

/** 'nos la compro mi suegra': who did it stands behind. */
const DID_IT =
  /(?<=(?<![A-Za-zÀ-ỹ])(?:nos|me|le|se) l[ao]s? )[A-Za-zÀ-ỹ]{3,}o(?= (?:mi|su|el|la|un|una) [A-Za-zÀ-ỹ])/giu

/** 'me enseño a nadar': nobody does so to themselves. */
const DID_TO_ME =
  /(?<=(?<![A-Za-zÀ-ỹ])(?:me|nos) )(?:enseñ|regal|prest|cont|salv|abraz(?!o a )|esper|invit|mand|apret|llev(?=o (?:al?|en) )|(?:dej|desarm|quebr|ray)(?=o (?:el|la|los|las|un|una) ))o(?= )/gu

/** 'la cambio el solo viendo un video', 'lo pinto el mismo' */
const BY_THEMSELVES =
  /(?<=(?<![A-Za-zÀ-ỹ])(?:me|te|se|nos|les?|l[oa]s?) )([A-Za-zÀ-ỹ]{3,}o) el (?=(?:solo|solito|mismo)(?=$|[.,;!]| (?:y|con|sin|en|para|porque|desde|tod[oa]s?|[A-Za-zÀ-ỹ]+ndo)(?![A-Za-zÀ-ỹ])))/giu
const HIM_TOO = /(?<![A-Za-zÀ-ỹ])el(?= (?:también|tampoco) (?:(?:no|me|te|se|nos|les?|l[oa]s?) )*([A-Za-zÀ-ỹ]+))/giu

/** 'la primera ves', 'la ves que': no verb stands there. */
const TIMES =
  /(?<=(?<![A-Za-zÀ-ỹ])(?:una|otra|cada|tal|alguna|primera|última|segunda|esa|aquella) )ves(?![A-Za-zÀ-ỹ])|(?<=^[Ll]a )ves(?= (?:en )?que(?![A-Za-zÀ-ỹ]))/gu

/** 'no lo invito nadie' */
const NOBODY_AFTER =
  /(?<=(?<![A-Za-zÀ-ỹ])no (?:l[oae]s? |me |te |nos |se )?)[A-Za-zÀ-ỹ]{3,}o(?= nadie(?![A-Za-zÀ-ỹ]))/giu

/** 'no sé donde', 'sabe cuales son' */
const ASKED_OF =
  /(?<=(?<![A-Za-zÀ-ỹ])(?:sé|sabe|sabes|sepa[ns]?|sabía|saben|saber|supo|supe|supimos|decir|(?<=(?<![A-Za-zÀ-ỹ])a )ver) (?:a |de |en |con |por )?)(?:donde|cual(?:es)?|cuantos?|cuantas?|quien|quienes)(?![A-Za-zÀ-ỹ])|(?<=(?<![A-Za-zÀ-ỹ])(?:no|yo) sé )(?:como|cuando)(?![A-Za-zÀ-ỹ])|(?<=(?<![A-Za-zÀ-ỹ])(?:a|para|por) ver )como(?= (?:era|eran|es|son|funciona[A-Za-zÀ-ỹ]*|estaba[A-Za-zÀ-ỹ]*)(?![A-Za-zÀ-ỹ]))/giu

/** 'no podía ser difícil. si es difícil': a whole sentence that no other clause answers. */
const YES = /(^|[.!?…] )(si)(?= (?:[A-Za-zÀ-ỹ]+ ){0,3}[A-Za-zÀ-ỹ]+(?:[.!]|$))/giu

/** 'una lampara', 'la camara': a noun must stand there, and the word is none as it is. */
const NOUN =
  /(?<=(?<![A-Za-zÀ-ỹ])(?:un|una|su|sus|mi|mis|tu|esa|ese) )[A-Za-zÀ-ỹ]{4,}(?![A-Za-zÀ-ỹ])|(?<=(?<![A-Za-zÀ-ỹ])(?:la|las|el|los) )[A-Za-zÀ-ỹ]{3,}[ae]ras?(?![A-Za-zÀ-ỹ])|(?<=(?<![A-Za-zÀ-ỹ])(?:el|del|al) )[A-Za-zÀ-ỹ]{3,}on(?![A-Za-zÀ-ỹ])|(?<=(?<![A-Za-zÀ-ỹ])(?:sin|con|al|del|en|por|sobre) )[A-Za-zÀ-ỹ]{4,}(?![A-Za-zÀ-ỹ])/gu
/** 'la lluvia y el trafico', 'todo el publico': a noun, of which nothing is done to anything behind it. */
const THE_NOUN =
  /(?<=(?<![A-Za-zÀ-ỹ])(?:el|del|al|este|ese|mucho|cada) )\p{Ll}{5,}o(?=[.,;:!?)]|$| (?!(?:al?|el|la|l[oa]s|un|una|mis?|sus?|todo|tod[oa]s|con|tan|m[aá]s|de \p{L}+[aeií]r)(?![A-Za-zÀ-ỹ])))/gu
/** 'le da el triangulo y…': a verb stands before it already, so none follows. */
const NOUN_GIVEN =
  /(?<=(?<![A-Za-zÀ-ỹ])(?:d[ai][A-Za-zÀ-ỹ]*|toc[A-Za-zÀ-ỹ]+|us[A-Za-zÀ-ỹ]+|llev[A-Za-zÀ-ỹ]+|tra[A-Za-zÀ-ỹ]+|quier[A-Za-zÀ-ỹ]+|tien[A-Za-zÀ-ỹ]+|sab[A-Za-zÀ-ỹ]+|pon[A-Za-zÀ-ỹ]+|compr[A-Za-zÀ-ỹ]+|pag[A-Za-zÀ-ỹ]+|\p{L}+[aei]r|ve|vio|hac[A-Za-zÀ-ỹ]+|es|en|por|para|de|desde|hasta) (?:el|la) )\p{Ll}{5,}(?=$|[.,;!?)]| (?:y|que|de|del|con|para|en)(?![A-Za-zÀ-ỹ]))/gu

const THEY_DID_IT =
  /(?<=(?<!(?<![A-Za-zÀ-ỹ])(?:a|con|de|para|por|en|sin|según|contra|hacia) )(?<![A-Za-zÀ-ỹ])ella (?:(?:no|ni|ya|hasta|también) )*(?:(?:me|nos|se|les?|l[oa]s?) )?)[A-Za-zÀ-ỹ]{3,}o(?= |$|[,.;])|(?<=(?<!(?<![A-Za-zÀ-ỹ])(?:a|con|de|para|por|en|sin) )(?<![A-Za-zÀ-ỹ])(?:el|la|mi|su|tu) (?!(?:vez|día|noche|tarde|mañana|vida|año|lunes|martes|miércoles|jueves|viernes|sábado|domingo) )[A-Za-zÀ-ỹ]{3,} (?:(?:no|ni|ya|hasta|también) )*(?:me|nos|se|les?|l[oa]s?) )(?<!(?:que|y|cuando) (?:me|nos|se|les?|l[oa]s?) )[A-Za-zÀ-ỹ]{3,}o(?= |$|[,.;])/gu

/** 'la señora que cuido a mi abuela': who did it is named before. */
const CARED_FOR =
  /(?<=(?<![A-Za-zÀ-ỹ])(?:el|la) (?!(?:vez|día|noche|tarde|ropa|cosa) )[A-Za-zÀ-ỹ]+ que (?:me |nos |le |les |se |l[oa]s? )?)[A-Za-zÀ-ỹ]{3,}o(?= (?:a|de) (?:mis?|nuestr[oa]s?)(?![A-Za-zÀ-ỹ]))/giu

/** 'una vez el señor del camión lo dejo tocar' */
const ONCE_SOMEBODY =
  /(?<=(?<![A-Za-zÀ-ỹ])(?:una vez|un día|una noche|una tarde) (?:el|la|mi|su|un|una) [^,.;]{2,30} (?:l[aoe]s?|me|nos|se) )[A-Za-zÀ-ỹ]{3,}o(?![A-Za-zÀ-ỹ])/giu
const SOMEBODY_DID =
  /(?<=(?<!(?<![A-Za-zÀ-ỹ])(?:con|de|del|para|por|en|sin|como|a|es|era|fue) )(?<![A-Za-zÀ-ỹ])(?:el|la) (?:chofer|conductora?|rectora?|directora?|profe|profesora?|maestr[oa]|señora?|niñ[oa]|doctora?|médic[oa]|enfermer[oa]|cura|padre|entrenadora?|porter[oa]|capit[aá]n|polic[ií]a|vecin[oa]|novi[oa]|jef[ea]|carter[oa]|panader[oa]|cociner[oa]|meser[oa]|camarer[oa]|taxista|árbitr[oa]|juez|alcalde(?:sa)?|dueñ[oa]|viejit[oa]|señorit[oa]|muchach[oa]|chic[oa]) (?:(?:no|ya|hasta|casi|también) )?)(?!modelo)\p{Ll}{3,}o(?=$|[.,;!?]| (?:y|con|en|a|al|de|por|cuando|porque|como|much[oa]|tod[oa]|m[aá]s|el|la|l[oa]s|un|una)(?![A-Za-zÀ-ỹ]))/gu
/** 'con lo mal que lo paso antes' */
const SO_BADLY =
  /(?<=(?<![A-Za-zÀ-ỹ])lo (?:mal|bien|dur[oa]|feo) que l[oa] )paso(?= (?:antes|de (?:niñ|chic|jov|cachorr|pequeñ)[A-Za-zÀ-ỹ]*)(?![A-Za-zÀ-ỹ]))/giu

/** 'que le regalo el tío Edgar', 'que le firmo Isabel': who did it stands behind; to somebody it is done with «a». */
const WHOSE_GIFT =
  /(?<=(?<![A-Za-zÀ-ỹ])que (?:le|les|me|nos|se) (?:l[oa]s? )?)[A-Za-zÀ-ỹ]{3,}o(?= (?:el|la|los|mi|su|tu|nuestr[oa]) (?:t[ií][oa]|abuel(?:it)?[oa]|prim[oa]|herman(?:it)?[oa]|non[oa]|yay[oa]|marido|mujer|mam[áa]|pap[áa]|madrina|padrino|suegr[oa]|vecin[oa]|maestr[oa]|profe|padre|madre|novi[oa]|espos[oa]|hij[oa]|niet[oa]|señora?|do(?:n|ña)|jef[ea])(?![A-Za-zÀ-ỹ]))|(?<=(?<![A-Za-zÀ-ỹ])que (?:le|les|me|nos) )(?:regal|compr|mand|firm|prest|dej|enseñ|dedic|bord|pint|dibuj)o(?= (\p{Lu}\p{Ll}{2,})(?![A-Za-zÀ-ỹ]))/gu
