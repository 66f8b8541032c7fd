/** What is said to those who make the book, and not of whom it is for. */

import { isShopOrder } from './shop-orders.ts'

const NOTE =
  /(?<![A-Za-zÀ-ỹ])(?:perd[oó]n(?:en)?(?= (?:la|el|si|que|por (?:la|el|escribir))(?![A-Za-zÀ-ỹ]))|disculp(?:a|e|en)(?= (?:la|el|si|que|por))|no s[eé] si (?:poner[A-Za-zÀ-ỹ]*|cabe|se puede|va|vaya|sirve|est[aá] bien|me expliqu|me explico|quepa)|p[oó]ngan(?:le|l[oa]|se)?(?<!(?<![A-Za-zÀ-ỹ])que les? pongan(?![^.,;]*(?:portada|cuento|libro|dibujo|dedicatoria|nombre|p[aá]gina|historia|final|foto|letra|t[ií]tulo)))|p[oó]ngale|poned(?:le|l[oa]s?)?(?= (?:que|su|al?|l[oa]s?|por) )|qu(?:iero|eremos) que el (?:cuento|libro)|(?:el )?otro (?:libro|cuento) que (?:ped|compr)[A-Za-zÀ-ỹ]+|usa (?:el pronombre )?elle|por favor (?:que|en|no|si|pon[A-Za-zÀ-ỹ]*|incluy[A-Za-zÀ-ỹ]+|agreg[A-Za-zÀ-ỹ]+)|(?:si|que) (?:se )?pued[A-Za-zÀ-ỹ]+ (?:poner|incluir|agregar|salir)|en el cuento (?:que )?(?:no )?(?:salga|aparezca|haya)|que (?:no )?salgan? (?:en el cuento|la mam[aá]|el pap[aá])|(?:el|este) (?:libro|cuento|regalo) es para|es para (?:su|el|la) (?:[A-Za-zÀ-ỹ]+ )?(?:añito|cumple(?:años)?|bautizo|graduaci[oó]n|baby shower)|qu(?:eremos|iero) que (?:lo |la )?(?:sepa|sienta|lea)|ya sabes? (?:cu[aá]l|qui[eé]n|c[oó]mo)|ustedes (?:pueden|sabr[aá]n|ver[aá]n)|lo dejo a su criterio|no s[eé] qu[eé] m[aá]s (?:poner|decir)|gracias de antemano|ya l[oa]s? (?:puse|dije|escrib[ií]) (?:arriba|antes|abajo)|porfa(?:vor)?,? (?:que|en|no|si|pon[A-Za-zÀ-ỹ]*)|(?:es|para) (?:el |un )?(?:amigo (?:invisible|secreto)|intercambio)(?= |[,.;]|$)|(?:tope|presupuesto)(?: m[aá]ximo)? (?:de )?(?:\$ ?)?\d+ ?(?:€|\$|euros|pesos|soles|usd|mxn)?(?=[,.; ]|$)(?! años)|(?:(?:me|nos) llega(?:r[aá])?|llegar[aá]) (?:antes del?|a tiempo|para el)|l[oa] (?:necesito|necesitamos|ocupo) (?:ya|para|urgente|hoy|antes)|(?:es |me )?urg(?:e|ente)|(?:llega|llegar[ií]a|llegan|alcanza a llegar) (?:para|antes de(?:l| )) ?(?:este|el|la|esa?) |en la foto (?:salgo|salimos|sale)|dib[uú]jen(?:me|nos|l[oa]s?)|por favor de (?:usted|t[uú]|vos)|no alcanz(?:o|amos) a poner(?:l[oa]s?)?|(?:consulta|pregunta):|(?:llega|llegue|llegan|llegar[aá]?|entreg[A-Za-zÀ-ỹ]+|env[ií][A-Za-zÀ-ỹ]+) (?:[^,.;]{0,12} )?(?:antes del?|para el|el) (?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo|d[ií]a \d|\d)|s[ií] porfa|factur(?:a|ar|en) (?:a nombre|con|por favor|de la empresa)|soy la (?:mam[aá]|mam[ií]|abuela|t[ií]a):|soy (?:la|el) (?:madre|padre|mam[aá]|pap[aá]) (?:delegad[oa]|representante|vocal)|(?:lloro|llor[eé]|llorando|estoy llorando) (?:[A-Za-zÀ-ỹ]+ )?escrib[A-Za-zÀ-ỹ]+|es de parte de tod[oa]s|si puede ser(?= (?:sin|con|en|que|para)(?![A-Za-zÀ-ỹ]))|sin (?:el )?(?:precio|ticket|recibo|factura)(?=[\s!]*(?:[,.;]|$)| en (?:la|el) )|(?<=(?:^|[.,;] )¡?)ojo,? que|cuando se l[oa] (?:demos|entreguemos|regalemos)|ponel[oa]s?(?= con | como | que )|a ver si (?:se da cuenta|aprende|capta|entiende|se entera)|escribo yo|(?:corr[ií]jan|corregid|corrijan|corrige) (?:lo que|las? falt)|mi español (?:es|no es|est[aá])|el (?:libro|cuento) lo (?:quiero|necesito|queremos)|se l[oa] (?:vamos|voy|va|van) a leer(?! (?:la mente|los labios|las cartas))|no se l[oa] (?:vayan a )?(?:digan|cuenten)(?=[\s.!]*$)|(?:ha|han|he|hemos|puse|pusimos|puso|pusieron) (?:puesto |cooperado |pagado |aportado )?(?:[A-Za-zÀ-ỹ]+ )?(?:dinero|lana|plata|pasta|guita|parte) (?:para|de) (?:el|este) (?:cuento|libro|regalo)|(?:ha|han|he|hemos) (?:cooperado|pagado|aportado|contribuido) (?:para|con) (?:el|este) (?:cuento|libro|regalo)|(?:coopera|cooper[oó]|cooperaron|pag[oó]|pagaron) (?:(?:para|por|con) )?(?:el|este) (?:cuento|libro)|(?:una )?rifa que hici[A-Za-zÀ-ỹ]+|(?<=[.?!] )an[oó]nimo(?=[\s.!]*$))(?![A-Za-zÀ-ỹ])/iu

/** Said to whoever reads the order, in a clause of its own. */
const COURTESY =
  /^[\s,¡]*(?:(?:hola|buen[oa]s (?:d[ií]as|tardes|noches)|(?:muchas |mil )?gracias|saludos|porfa(?:vor)?|por favor|(?:que )?dios (?:me )?l[eo]s bendiga|bendiciones)[\s.,!]*)+$/iu

/** 'que nos suba el sueldo': wished of them, and nothing that they are. */
const WISH =
  /^(?:que|ojal[aá](?: que)?) (?:nos|me) (?:suba|pague|invite|compre|regale|aumente|d[eé])n?(?![A-Za-zÀ-ỹ])/iu

/** Who gives wonders how it will be taken, or cannot find the words. */
const HESITATES =
  /(?<![A-Za-zÀ-ỹ])(?:no s[eé] (?:si|c[oó]mo) (?:le|les|te|l[oa]) (?:va(?:ya)?n? a (?:gustar|parecer|caer|tomar)|guste|parezca|caiga|tome)|(?:igual|quiz[aá]s?|a lo mejor|tal vez|capaz) (?:que )?(?:es|suena|parece|le parece) (?:muy |medio |algo |un poco )?(?:rar[oa]|cursi|tont[oa]|much[oa]|demasiado)|no s[eé] c[oó]mo (?:poner|decir|escribir|explicar|expresar)(?:l[oa]|le|les|l[oe]s)?|no (?:encuentro|tengo|hallo) (?:las )?palabras|siento que (?:no|nunca|casi no) (?:se )?(?:l[eo]s?|te) (?:digo|he dicho|decimos|demuestro)|(?:nunca|casi nunca|no) (?:se )?(?:l[eo]s?|te) (?:digo|he dicho|dije) (?:que )?(?:l[oa]s? |te )?(?:quiero|amo|queremos|cu[aá]nto)|me (?:cuesta|da pena|da verg[uü]enza) (?:decir|escribir|poner)(?:l[eo]s?|l[oa])?)(?![A-Za-zÀ-ỹ])/iu

export const hesitates = (text: string): boolean => HESITATES.test(text)

/** 'la foto que subí es vieja' */
const OF_A_PHOTO =
  /(?<![A-Za-zÀ-ỹ])(?:la|las|mis?) fotos? que (?:les )?(?:sub[ií]|mand[eé]|envi[eé]|puse|adjunt[eé]|anex[eé])(?![A-Za-zÀ-ỹ])/iu

/** 'Son niña y niño', 'son cuates más bien': of whom it is for, as a form is filled in. */
export const WHO_THEY_ARE =
  /(?<=^|[.,;]\s*)(?:son|es) (?:(?:l[oa]s dos|ambos|una?|dos) )?(?:(?:niñ[oa]s?|hombres?|mujer(?:es)?|varon(?:es|cito)?|niñ[oa] y niñ[oa]|un niño y una niña|una niña y un niño)|(?:cuates|gemel[oa]s|melliz[oa]s|triates|trilliz[oa]s)(?: m[aá]s bien| en realidad)?)(?=\s*(?:[.,;]|$))/iu

export const isShopNote = (text: string): boolean =>
  NOTE.test(text) ||
  WHO_THEY_ARE.test(text) ||
  OF_A_PHOTO.test(text) ||
  COURTESY.test(text) ||
  WISH.test(text.trim()) ||
  isShopOrder(text)
