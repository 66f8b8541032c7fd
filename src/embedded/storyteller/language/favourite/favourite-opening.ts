import { isNounForm } from '../grammar/dictionary.ts'
import { isInfinitive } from '../grammar/infinitive.ts'

/** What people say before, beside and after the thing itself. */

/** 'me encanta cómo le gustan los aviones', '¿a quién no le gustan?': what is exclaimed goes before the thing itself. */
export const DELIGHT =
  /^(?:me|nos) (?:encanta|gusta|fascina|da risa|divierte) (?:(?:c[oó]mo|que|lo mucho que) (?=(?:le|les|te) )|ver(?:l[aeo]s?|te) (?=[A-Za-zÀ-ỹ]+[aei]r(?![A-Za-zÀ-ỹ])))|^¿?a quién no (?:le|les) (?:gustan?|encantan?) /iu

const LIKES =
  '(?:encant|gust|fascin|chifl|apasion|flip|mol|pirr|cop|entusiasm|emocion|alucin|obsesion|divert|diviert)(?:an?|aban?|en?|ían?|ó|aron)|laten?|latían?|enloquecen?|vuelven? loc[oa]s?|ponen? feliz|hacen? feliz'
const LOVES =
  '(?:am|ador|disfrut|goz)(?:an?|as|ás|aba|abas|aban|amos)|prefieren?|prefieres|(?:vive|se muere|se pirra) por|no puede vivir sin|no (?:para|paras|deja|dejas) de|(?:es|son|eres|sos) (?:muy|súper|re|bien) de (?=[A-Za-zÀ-ỹ])|está obsesionad[oa] con|(?:es|son|eres|sos|era) (?:muy |un |una |súper |bien )?(?:fans?|fanátic[oa]s?|amantes?|apasionad[oa]s?|aficionad[oa]s?|adict[oa]s?|seguidor(?:a|es|as)?|loc[oa]s?)'
const FAVOURITE =
  '(?:mira,? )?(?:le|te) gustan muchas cosas,? pero lo que m[aá]s (?:le gusta )?(?:es|son)|(?:su|tu|la) (?:cosa |comida |actividad )?(?:favorit[oa]|preferid[oa]|pasión) (?:es|son)|(?:su|tu) gran pasión (?:es|son)|lo que (?:más )?(?:le|te|les|os) (?:gusta|encanta|hace feliz|divierte)(?: hacer)?(?: en el mundo| en la vida)? (?:es|son)|lo que más (?:disfruta|ama|quiere|hace|l[ao]s? hace feliz)s?(?: hacer)?(?: en el mundo| en la vida)? (?:es|son)|lo suyo (?:es|son)|es feliz con'
const MUCH = '(?:muchísimo|mucho|más|un montón|un mogollón|un buen|bastante|demasiado|con locura|sobre todo|de siempre)'

/** 'le re gustan mucho', 'ama', 'es fan de', 'lo que más le gusta es': what brings in the thing itself. */
export const OPENER = new RegExp(
  `^(?:(?:${FAVOURITE})|(?:a (?:él|ella|ellos|ellas|mi [A-Za-zÀ-ỹ]+|(?:(?:la |el )?[A-Za-zÀ-ỹ]+ )?\\p{Lu}[A-Za-zÀ-ỹ]+),? )?(?:que )?(?:siempre )?(?:le|les|te|me|nos|os)?\\s?(?:re|súper)?\\s?(?:${LIKES})|(?:(?:él|ella|ellos|ellas|vos|tú|usted|\\p{Lu}[A-Za-zÀ-ỹ]+) )?(?:siempre )?(?:${LOVES})(?: (?:de|a|por) (?=\\S))?)\\s*(?<=\\s)(?:${MUCH} )*(?:de (?=el |la |los |las |[A-Za-zÀ-ỹ]+[aei]r ))?(?:a \\p{Lu}[A-Za-zÀ-ỹ]+ )?`,
  'iu',
)

/** 'antes le gustaba coser, ahora le encanta bailar': a past clause before the present one. */
export const BEFORE =
  /^(?:(?:el|la|los|las) [^,]{2,30} no, (?:(?:el|la|los|las) [^,:;]{2,30} tampoco[,:;] )?|(?:antes|de (?:niñ[oa]|joven|chic[oa]|pequeñ[oa])|no le gusta[A-Za-zÀ-ỹ]* (?:casi )?nada)\s?[^,;.…]*[,;.…]+\s*(?:pero |bueno,? |y )?(?:(?:ahora|hoy|últimamente|de mayor|de grande|solo|sólo)\s+)?)/iu

/** Words that make the answer richer than the things it names. */
export const ASIDE =
  /\s*\(.*?\)\s*|,\s+(?:pero )?(?:el|la|los|las) [^,]+ (?:no|tampoco)$|,?\s+(?:pero|aunque|excepto|menos|salvo|porque|(?:sobre todo|especialmente|en especial)(?= (?:si|cuando|en|con|de|por|a|al|los? (?:míos?|suyos?|tuyos?|nuestros?)|las? (?:mías?|suyas?|tuyas?|nuestras?)|el (?:mío|suyo|tuyo|nuestro)|(?:el|la|los|las) (?:roj|blanc|negr|amarill|azul|verde|nuev|viej|pequeñ|grande|chiquit)[oae]?s?)(?![A-Za-zÀ-ỹ])))\s.*$|,?\s*(?:y\s+)?(?:no|nunca) (?:le|les|te) gustan?.*$/giu

/** '¡viajar! conocer lugares' → 'viajar, conocer lugares': what is exclaimed before more is one of several. */
export const aloud = (text: string) =>
  text
    .replace(/¡/g, '')
    .replace(/[\s,]*!+(?=\s*\p{L})/gu, ',')
    .replace(/!+/g, ' ')
    .replace(/,(?=[A-Za-zÀ-ỹ])/gu, ', ')
    .replace(/ {2,}/g, ' ')
    .replace(PARTED_AGAIN, '$1')
    .replace(OVER_AGAIN, (again, word: string) => (isInfinitive(word) || isNounForm(word) ? word : again))
    .trim()

/** 'el Cruz Azul, pobrecito', 'el Necaxa, ni modo': how it goes with it, and no other thing. */
export const PITIED =
  /,\s*(?:(?:el |la |l[oa]s )?pobre(?:cit[oa])?s?|sufrid[oa]s?|desgraciad[oa]s?|ni modo|qu[eé] remedio|qu[eé] (?:le|se le) (?:vamos|va) a hacer|l[aá]stima|qu[eé] l[aá]stima|por desgracia|para (?:su|mi|nuestra) desgracia|y sufre|aunque sufra|con todo y (?:todo|las derrotas)|qu[eé] pena|ya que|mala suerte|dios (?:l[aeo]s? )?(?:ayude|perdone)|ojal[aá])(?=\s*(?:[,.;]|$|[ye] ))/giu

/** 'viajar, viajar', 'perros perros': said over again, or twice by a slip; 'el payaso plim plim' is called so. */
const OVER_AGAIN = /(?<![A-Za-zÀ-ỹ])(\p{Ll}{3,}[rs])(?: \1)+(?![A-Za-zÀ-ỹ])/gu
/** 'fútbol, fútbol'; 'salsa, salsa verde' are two. */
const PARTED_AGAIN = /(?<![A-Za-zÀ-ỹ])(\p{L}{4,})(?:, \1)+(?!\p{L}| (?![ye] )\p{L})/gu
