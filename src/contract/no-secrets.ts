/** What sounds private and is nobody's secret. Tables of signs: no dictionary, no schema library. */

/** 'entre un infarto y un esguince': other people's, at work. */
const BETWEEN_TWO = /(?<!\p{L})entre (?:un|una) \p{L}+ y (?:un|una|otr[oa]) \p{L}+/giu
/** What was played, seen or read, and happened to nobody: 'una obra sobre un divorcio'. */
const FICTION =
  /(?<!\p{L})(?:obra(?: de teatro)?|pel[ií]cula|pel[ií]|telenovela|radionovela|novela|serie|sketch|obrita)s? (?:(?:sobre|acerca de|que trataba de|que iba de|de|del|con) (?:un|una|el|la|l[oa]s|unos|unas)? ?)\p{L}+/giu
export const AMOUNT =
  '(?:\\$ ?\\d[\\d.,]*(?: ?mil)?(?: (?:pesos|mxn|usd))?|(?:\\d{1,3}[.,]?\\d{3}|(?<=(?:mand|pag|prest|deb|gan|cobr|deposit|transfir|cuest|cost)\\p{L}* (?:\\p{L}+ ){0,2})\\d{3}|\\d+ mil(?:es)?|\\d+ millon(?:es)?|mil|dos mil|tres mil|cinco mil|diez mil|(?:\\p{L}+ )?cientos?) ?(?:pesos|euros?|€|d[oó]lares|dlls|usd|soles|varos|lucas|pes[oi]tos|reais|quetzales|bol[ií]vares|mxn)|\\d[\\d.,]* ?€|\\d+ lucas)'
const BOUGHT =
  '(?:bici(?:cleta)?|chan(?:cl|clet)a|sandalia|zapato|zapatilla|bota|guitarra|tambor|flauta|piano|pelota|bal[oó]n|muñeca|juguete|peluche|mochila|gorra|sombrero|blusa|camis(?:a|eta)|playera|falda|vestido|suéter|abrigo|chamarra|bufanda|reloj|anillo|collar|pulsera|perfume|libro|cuaderno|l[aá]mpara|silla|mesa|olla|sart[eé]n|plancha|taza|florero|planta|pastel|torta|pizza|hamburguesa|helado|sandwich|caf[eé]|cámara|licuadora|paraguas)'
/** Money of a game, the price of a thing, what a child is paid for a morning's work, what was found and given back: nobody's affairs. */
const PLAY_MONEY = new RegExp(
  `${AMOUNT} (?:fals[oa]s|de (?:mentir\\p{L}*|juguete|chocolate|broma|papel)|del? (?:monopoly|turista|banco imaginario)|imaginari[oa]s)|(?<=pag(?:[oóa]|aron|aba|an) (?:el d[ií]a|la jornada|la mañana|su (?:d[ií]a|trabajo|ayuda))[:,]? )(?:con |de )?${AMOUNT}|${AMOUNT}(?= por (?:cada|quitar|arrancar|barrer|lavar|sacar|cuidar|cargar|juntar|recoger)\\p{L}*)|(?:cartera|billetera|monedero|bolsa|bolso|sobre|maleta|mochila)(?: \\p{L}+){0,3} (?:con|de) ${AMOUNT}|(?<=(?<!(?:deb|prest|rob|empeñ|vend)\\p{L}* (?:\\p{L}+ ){0,2}|\\p{L})una? ${BOUGHT} de )${AMOUNT}(?! (?:al|a la|por|cada)(?!\\p{L}))|(?<=(?:devolv|devuelv|regres)\\p{L}+ (?:l[oa]s )?)${AMOUNT}`,
  'giu',
)
export const SUBJECT =
  '(?:matem\\p{L}+|mates?|[aá]lgebra|c[aá]lculo|geometr\\p{L}+|estad[ií]stica|qu[ií]mica|f[ií]sica|biolog\\p{L}+|historia|geograf\\p{L}+|ciencias|ingl[eé]s|franc[eé]s|lat[ií]n|lengua(?:je)?|filosof\\p{L}+|literatura)'
export const COURSE =
  '(?:(?:el|la) (?:curso|año|grado|semestre|materia|asignatura|examen(?! (?:de (?:manejo|conducir|manejar|conducción)|psicot[eé]cnico)))|(?:(?:dos|tres|cuatro|cinco|varias|muchas|\\d+) )?(?:materias|asignaturas|ex[aá]menes)|primero|segundo|tercero|(?:primera|segunda|tercera) evaluaci[oó]n|(?:dos|tres|cuatro|cinco|\\d+)(?=[\\s!]*(?:[,.;]|$)))'
/** 'reprobó mate y estudió todo el verano': what was failed once and is made up for shames nobody. */
const MADE_UP_FOR = new RegExp(
  `(?<!\\p{L})(?=suspend|reprob|jal|repiti|perdi)(?<!(?:est[ea]|ahora|hoy|otra vez|de nuevo)(?!\\p{L})[^.;]*)(?:(?:(?:suspendi|reprob|jal)[oó]|suspendieron|reprobaron) (?:en )?(?:(?:la|las|el|los|su) )?(?:${SUBJECT}|${COURSE})|repiti[oó] (?:el |de )?(?:curso|año|grado)|perdi[oó] el año)(?!\\p{L})(?=[^.;]* y (?:se )?(?:estudi(?:[oó]|aba)|(?:levant|desvel|qued|pus)\\p{L}+ (?:a estudiar|estudiando)|repas(?:[oó]|aba)|aprendi[oó]|aprob[oó]|recuper[oó]|pas[oó] (?:el examen|(?:todo )?el verano (?:estudi|repas|con [^.;]*(?:pizarra|libros|cuadernos?|tablas))))(?!\\p{L}| (?:poco|nada)))|(?<=(?<!\\p{L})(?:nadie|ningun[oa]) )(?:repiti[oó] (?:el |de )?(?:curso|año|grado)|perdi[oó] el año|reprob[oó] \\p{L}+)`,
  'giu',
)
const ANIMAL = '(?:perr|gat|cachorr|conej|lor|gallin|burr)(?:it)?'
/** And nobody besides. */
const ALONE =
  '(?!\\p{L}|[^.;]*(?<!\\p{L})(?:igual|tambi[eé]n|lo mismo|como (?:yo|él|ella|[mst]us?|mis?|a)|y (?:él|ella|yo|al?|[ts]us?|mis?))(?!\\p{L}))'
/** 'un perro nos siguió y lo adoptamos', 'la perra es adoptada': the animal is who was found, or who is it. */
const ADOPTED_ANIMAL = new RegExp(
  `(?<=(?<!\\p{L})(?:(?:(?:encontr|hall|rescat|recog|apareci|lleg[oó])\\p{L}* (?:a )?una? ${ANIMAL}([oa])|(?:un|una|el|la|es[ea]) ${ANIMAL}([oa]) nos (?:per)?sigui[oó])(?: (?!y |al |con |mi |su |ni[ñe]|beb|hij|chic)\\p{L}+){0,4},? y |(?:^|[.;,] |y )(?:al|a la) ${ANIMAL}([oa]) )(?:nos )?)l\\1\\2\\3 adoptamos${ALONE}|(?<=(?:^|[.,;:(]\\s*|(?<!\\p{L})(?:y|que|porque|pero|aunque) )(?:el|la|su|mi|tu|nuestr[oa]) ${ANIMAL}([oa])(?: (?!y |él|ella|que)\\p{L}+)? )(?:es|era|fue) adoptad\\4${ALONE}|(?<=(?<!\\p{L})una? ${ANIMAL}([oa]) que )(?:(?:es|era|fue) adoptad\\5|adoptamos)${ALONE}`,
  'giu',
)
/** What somebody made of it, and nothing besides. */
const SHOP = '(?!groser|tonter|porquer|griter|loter)\\p{L}{3,}er[ií]a'
const ACHIEVED = `(?:(?:lleva|dirige|atiende) (?:ella |él )?(?:sol[oa] )?(?:la|el|las|su|un|una) (?:${SHOP}|tienda|negocio|taller|cuentas|empresa|local|puesto|restaurante|consultorio|escuela|granja|finca|fonda|cocina)|(?:abri[oó]|mont[oó]|puso) (?:un|una|su) (?:propi[oa] )?(?:${SHOP}|tienda|negocio|taller|empresa|local|restaurante|consultorio|escuela|fonda)|(?:se )?(?:recibi|gradu|titul)[oó] de|termin[oó] (?:la (?:carrera|prepa(?:ratoria)?|secundaria|primaria|universidad|facultad|escuela)|sus estudios)|aprendi[oó] a (?:nadar|manejar|conducir|leer|escribir|coser|bailar|tejer|cocinar|pintar)|sac[oó] (?:adelante (?:a )?(?:la casa|su (?:casa|familia|negocio)|sus (?:\\p{L}+ )?hij[oa]s)|su (?:carrera|t[ií]tulo))|cri[oó] (?:sol[oa] )?a sus (?:\\p{L}+ )?(?:hij|niñ)[oa]s|levant[oó] (?:sol[oa] )?su (?:casa|negocio))`
/** 'se separó con 50 años y ahora lleva las cuentas': what somebody made of it is what is praised. */
const STARTED_AGAIN = new RegExp(
  `(?<!\\p{L})se (?:separ|divorci)[oó] (?:con|a los) [\\p{L}\\d]+(?: años)?(?=(?: sin haber (?:\\p{L}+ ){1,8}?|,? )y (?:(?:ahora|hoy|ella|él|sol[oa]) )*${ACHIEVED}(?!\\p{L})(?: (?!y |pero |con |que |otr)\\p{L}+){0,6}[\\s!]*(?:[.;]|$))`,
  'giu',
)

/** Deeds that anybody may be teased for. */
const HABIT =
  '(?:cant|bail|cocin|manej|conduc|estacion|aparc|dibuj|ronc|silb|chifl|pint|teje|cuenta|escrib|peg|toc|jueg|nad|parque|roba|tararea|ensaya|r[ií]e|sonr|(?:se )?(?:peina|mira al espejo))'
/** 'canta fatal y no lo sabe', 'ronca y ni se entera', 'silba y cree que nadie lo nota': who is teased for a habit keeps no secret. */
const UNAWARE = new RegExp(
  `((?<!\\p{L})(?:${HABIT}\\p{L}*(?: \\p{L}+){0,4}?|\\p{L}+ (?:fatal|horrible|p[eé]sim[oa]|mal[ií]simo|espantoso|desafinad[oa])),?) (?:(?:y|pero|aunque) (?:[eé]l |ella )?(?:todav[ií]a |a[uú]n )?(?:no (?:l[oa] |se )?(?:sabe|acepta|entera|da cuenta)|ni (?:l[oa] |se )?(?:sabe|entera|cuenta se da))|(?:(?:y|pero|cuando) (?:se )?(?:cree|piensa|jura) que|cuando) nadie (?:l[oae]s? |se )?(?:nota|ve|oye|escucha|mira|da cuenta))(?=[\\s!]*(?:[,.;]|$)| y )`,
  'giu',
)

/** 'canta fatal y no lo sabe' → 'canta fatal' */
export const withoutUnaware = (text: string): string => text.replace(UNAWARE, '$1')

const PARENTS = '(?:sus|mis|tus|nuestros) (?:pap[aá]s|padres|viejos)'
/** Words for a secret in a sense that is none. */
const OTHERWISE_MEANT = new RegExp(
  `(?<!\\p{L})(?:${[
    // what is fetched and eaten: 'paramos por gorditas'
    'por (?:(?:un|una|unos|unas|dos|tres) )?(?:gorditas|negritos)(?<=(?<!\\p{L})(?:par(?:a|ó|é|ar|amos)|pas(?:a|ó|é|ar|amos)|ir|fui|fue|fuimos|vamos|volvimos|form|desvi|fila|cola)\\p{L}* (?:\\p{L}+ ){0,2}por (?:\\p{L}+ )?\\p{L}+)',
    '(?:frijol(?:es)?|tortas?|pastel(?:es)?|pollos?|chiles|salsas?|peras|arroz|ciruelas|pasas|conejo|bizcochos?|torrijas|sopa|pan) borrach[oa]s?',
    'trasplant\\p{L}+ (?:\\p{L}+ ){0,3}(?:plant|suculent|cact|[aá]rbol|macet|tomat|orqu[ií]d|helech|geran|lechug|alm[aá]cig|esquej|bons[aá]i)\\p{L}*',
    'pilas? (?:recargables? )?(?:(?:doble|triple) a|aaa?)',
    // a toy, of which something is missing
    '(?:peluche|muñec[oa]|oso|osito|robot|t[ií]tere|marioneta|soldadit[oa]|estatua|figurita)s?(?! y )(?: (?!y )\\p{L}+){0,4} (?:le faltan?|sin|perdi[oó]) (?:un|una|dos|el|la|las?|los) (?:ojos?|brazos?|piernas?|patas?|orejas?|manos?|dedos?)',
    '(?:signo|ascendente|luna|sol|hor[oó]scopo|tr[oó]pico|muy|bien)(?: (?:de|en|es))* c[aá]ncer',
    // a jail in a game or at a fair
    '(?:monopoly|turista(?: mundial)?|la oca|parch[ií]s|tablero|kerm[eé]s+)[^.;]{0,30} (?:ca|met|mand|encerr|fu|termin|acab)\\p{L}* (?:\\p{L}+ ){0,2}c[aá]rcel',
    'c[aá]rcel (?:de (?:sillas|cart[oó]n|cojines|almohadas|mentir\\p{L}*|juguete|cobijas|s[aá]banas|la kerm[eé]s+)|del (?:amor|monopoly|juego))',
    'casi (?:me|te|le|nos|les) d(?:a|aba|an|io|ió|ieron) (?:un |el )?(?:infarto|derrame|embolia)(?! y (?:estuv|qued|l[oae]s?|me|nos|te)(?:\\p{L}*))',
    '(?:final|partido|penal|susto|vista|paisaje|bajada|curva|gol|cierre)(?:es|s)? de infarto',
    '(?:un|el|del|al|su|este|aquel) internado',
    'ex[ -]?(?:jef|alumn|compañer[oa]s?(?! (?:de vida|sentimental))|profesor|profe|maestr|vecin|coleg|entrenador|presidente|alcalde|futbolista|jugador|bomber|capit[aá]n|soldado|marin|docente|rector|conductor)\\p{L}*',
    // a quarrel that is none
    `${PARENTS} (?:siempre |ya |se |nos |me )*grit\\p{L}+ (?:los? )?(?:gol(?:es|azo)?|viva|bravo|bingo|loter[ií]a|sorpresa|felices|como locos|(?:de|con) (?:alegr[ií]a|emoci[oó]n|felicidad|gusto|risa|contentos))`,
    `${PARENTS} (?:siempre |ya |se |nos )*(?:discut|pele)\\p{L}+ (?:sobre |por )?(?:qui[eé]n (?:hac|cocin|cant|bail|gan|prepar|manej)\\p{L}*|el (?:control|domin[oó]|crucigrama|f[uú]tbol)|(?:de|por) f[uú]tbol|el [uú]ltimo|la [uú]ltima|la receta|las cartas)`,
    '(?:comer|jugar|cocinar|hablar|trabajar|cada|todo)(?!\\p{L})[^.;]{2,40}? es siempre una sorpresa',
    '(?:nos|me|l[oa]s?) abandon[oó] (?:el|la|mi|su|nuestr[oa]) (?:coche|carro|auto|cami[oó]n|bus|moto|motor|suerte|señal|gps|bater[ií]a|gu[ií]a|internet|wifi|voz|inspiraci[oó]n|troca|camioneta|combi|taxi|lancha)',
    'perd\\p{L}+ la mano(?= (?:en el (?:truco|mus|p[oó]ker|tute|domin[oó]|conqui[aá]n|juego)|de (?:truco|p[oó]ker|mus|cartas|domin[oó])|del juego)(?!\\p{L}))',
    'deudas? de (?:abrazos|besos|risas|cafés?|favores|tacos|cervezas)',
    'sonda (?:voyager|espacial|lunar|juno|cassini|marciana|a marte)',
    '(?:es|era|soy|trabaja (?:de|como)|estudia para|quiere ser|va a ser) (?:una? )?(?:buen[oa]? |gran )?psiquiatra(?! de (?:mi|su|tu)(?!\\p{L}))',
    '(?:hace|hac[ií]a|enseña|estudia|practica|residente de|especialidad en|profesora? de) cirug[ií]as?',
  ].join('|')})(?!\\p{L})`,
  'giu',
)

/** The text without what only sounds private. */
export const withoutNoSecrets = (text: string): string =>
  [BETWEEN_TWO, PLAY_MONEY, FICTION, MADE_UP_FOR, STARTED_AGAIN, ADOPTED_ANIMAL, OTHERWISE_MEANT].reduce(
    (rest, harmless) => rest.replace(harmless, ''),
    withoutUnaware(text),
  )
