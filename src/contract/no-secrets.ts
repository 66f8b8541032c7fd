/** What sounds private and is nobody's secret. Tables of signs: no dictionary, no schema library. */

/** 'entre un infarto y un esguince': other people's, at work. */
const BETWEEN_TWO = /(?<![A-Za-zÀ-ỹ])entre (?:un|una) [A-Za-zÀ-ỹ]+ y (?:un|una|otr[oa]) [A-Za-zÀ-ỹ]+/giu
/** What was played, seen or read, and happened to nobody: 'una obra sobre un divorcio'. */
const FICTION =
  /(?<![A-Za-zÀ-ỹ])(?:obra(?: de teatro)?|pel[ií]cula|pel[ií]|telenovela|radionovela|novela|serie|sketch|obrita)s? (?:(?:sobre|acerca de|que trataba de|que iba de|de|del|con) (?:un|una|el|la|l[oa]s|unos|unas)? ?)[A-Za-zÀ-ỹ]+/giu
export const AMOUNT =
  '(?:\\$ ?\\d[\\d.,]*(?: ?mil)?(?: (?:pesos|mxn|usd))?|(?:\\d{1,3}[.,]?\\d{3}|(?<=(?:mand|pag|prest|deb|gan|cobr|deposit|transfir|cuest|cost)[A-Za-zÀ-ỹ]* (?:[A-Za-zÀ-ỹ]+ ){0,2})\\d{3}|\\d+ mil(?:es)?|\\d+ millon(?:es)?|mil|dos mil|tres mil|cinco mil|diez mil|(?:[A-Za-zÀ-ỹ]+ )?cientos?) ?(?:pesos|euros?|€|d[oó]lares|dlls|usd|soles|varos|lucas|pes[oi]tos|reais|quetzales|bol[ií]vares|mxn)|\\d[\\d.,]* ?€|\\d+ lucas)'
const BOUGHT =
  '(?:bici(?:cleta)?|chan(?:cl|clet)a|sandalia|zapato|zapatilla|bota|guitarra|tambor|flauta|piano|pelota|bal[oó]n|muñeca|juguete|peluche|mochila|gorra|sombrero|blusa|camis(?:a|eta)|playera|falda|vestido|suéter|abrigo|chamarra|bufanda|reloj|anillo|collar|pulsera|perfume|libro|cuaderno|l[aá]mpara|silla|mesa|olla|sart[eé]n|plancha|taza|florero|planta|pastel|torta|pizza|hamburguesa|helado|sandwich|caf[eé]|cámara|licuadora|paraguas)'
/** Money of a game, the price of a thing, what a child is paid for a morning's work, what was found and given back: nobody's affairs. */
const PLAY_MONEY = new RegExp(
  `${AMOUNT} (?:fals[oa]s|de (?:mentir[A-Za-zÀ-ỹ]*|juguete|chocolate|broma|papel)|del? (?:monopoly|turista|banco imaginario)|imaginari[oa]s)|(?<=pag(?:[oóa]|aron|aba|an) (?:el d[ií]a|la jornada|la mañana|su (?:d[ií]a|trabajo|ayuda))[:,]? )(?:con |de )?${AMOUNT}|${AMOUNT}(?= por (?:cada|quitar|arrancar|barrer|lavar|sacar|cuidar|cargar|juntar|recoger)[A-Za-zÀ-ỹ]*)|(?:cartera|billetera|monedero|bolsa|bolso|sobre|maleta|mochila)(?: [A-Za-zÀ-ỹ]+){0,3} (?:con|de) ${AMOUNT}|(?<=(?<!(?:deb|prest|rob|empeñ|vend)[A-Za-zÀ-ỹ]* (?:[A-Za-zÀ-ỹ]+ ){0,2}|[A-Za-zÀ-ỹ])una? ${BOUGHT} de )${AMOUNT}(?! (?:al|a la|por|cada)(?![A-Za-zÀ-ỹ]))|(?<=(?:devolv|devuelv|regres)[A-Za-zÀ-ỹ]+ (?:l[oa]s )?)${AMOUNT}`,
  'giu',
)
export const SUBJECT =
  '(?:matem[A-Za-zÀ-ỹ]+|mates?|[aá]lgebra|c[aá]lculo|geometr[A-Za-zÀ-ỹ]+|estad[ií]stica|qu[ií]mica|f[ií]sica|biolog[A-Za-zÀ-ỹ]+|historia|geograf[A-Za-zÀ-ỹ]+|ciencias|ingl[eé]s|franc[eé]s|lat[ií]n|lengua(?:je)?|filosof[A-Za-zÀ-ỹ]+|literatura)'
export const COURSE =
  '(?:(?:el|la) (?:curso|año|grado|semestre|materia|asignatura|examen(?! (?:de (?:manejo|conducir|manejar|conducción)|psicot[eé]cnico)))|(?:(?:dos|tres|cuatro|cinco|varias|muchas|\\d+) )?(?:materias|asignaturas|ex[aá]menes)|primero|segundo|tercero|(?:primera|segunda|tercera) evaluaci[oó]n|(?:dos|tres|cuatro|cinco|\\d+)(?=[\\s!]*(?:[,.;]|$)))'
/** 'reprobó mate y estudió todo el verano': what was failed once and is made up for shames nobody. */
const MADE_UP_FOR = new RegExp(
  `(?<![A-Za-zÀ-ỹ])(?=suspend|reprob|jal|repiti|perdi)(?<!(?:est[ea]|ahora|hoy|otra vez|de nuevo)(?![A-Za-zÀ-ỹ])[^.;]*)(?:(?:(?:suspendi|reprob|jal)[oó]|suspendieron|reprobaron) (?:en )?(?:(?:la|las|el|los|su) )?(?:${SUBJECT}|${COURSE})|repiti[oó] (?:el |de )?(?:curso|año|grado)|perdi[oó] el año)(?![A-Za-zÀ-ỹ])(?=[^.;]* y (?:se )?(?:estudi(?:[oó]|aba)|(?:levant|desvel|qued|pus)[A-Za-zÀ-ỹ]+ (?:a estudiar|estudiando)|repas(?:[oó]|aba)|aprendi[oó]|aprob[oó]|recuper[oó]|pas[oó] (?:el examen|(?:todo )?el verano (?:estudi|repas|con [^.;]*(?:pizarra|libros|cuadernos?|tablas))))(?!\\p{L}| (?:poco|nada)))|(?<=(?<![A-Za-zÀ-ỹ])(?:nadie|ningun[oa]) )(?:repiti[oó] (?:el |de )?(?:curso|año|grado)|perdi[oó] el año|reprob[oó] [A-Za-zÀ-ỹ]+)`,
  'giu',
)
const ANIMAL = '(?:perr|gat|cachorr|conej|lor|gallin|burr)(?:it)?'
/** And nobody besides. */
const ALONE =
  '(?!\\p{L}|[^.;]*(?<![A-Za-zÀ-ỹ])(?:igual|tambi[eé]n|lo mismo|como (?:yo|él|ella|[mst]us?|mis?|a)|y (?:él|ella|yo|al?|[ts]us?|mis?))(?![A-Za-zÀ-ỹ]))'
/** 'un perro nos siguió y lo adoptamos', 'la perra es adoptada': the animal is who was found, or who is it. */
const ADOPTED_ANIMAL = new RegExp(
  `(?<=(?<![A-Za-zÀ-ỹ])(?:(?:(?:encontr|hall|rescat|recog|apareci|lleg[oó])[A-Za-zÀ-ỹ]* (?:a )?una? ${ANIMAL}([oa])|(?:un|una|el|la|es[ea]) ${ANIMAL}([oa]) nos (?:per)?sigui[oó])(?: (?!y |al |con |mi |su |ni[ñe]|beb|hij|chic)[A-Za-zÀ-ỹ]+){0,4},? y |(?:^|[.;,] |y )(?:al|a la) ${ANIMAL}([oa]) )(?:nos )?)l\\1\\2\\3 adoptamos${ALONE}|(?<=(?:^|[.,;:(]\\s*|(?<![A-Za-zÀ-ỹ])(?:y|que|porque|pero|aunque) )(?:el|la|su|mi|tu|nuestr[oa]) ${ANIMAL}([oa])(?: (?!y |él|ella|que)[A-Za-zÀ-ỹ]+)? )(?:es|era|fue) adoptad\\4${ALONE}|(?<=(?<![A-Za-zÀ-ỹ])una? ${ANIMAL}([oa]) que )(?:(?:es|era|fue) adoptad\\5|adoptamos)${ALONE}`,
  'giu',
)
/** What somebody made of it, and nothing besides. */
const SHOP = '(?!groser|tonter|porquer|griter|loter)[A-Za-zÀ-ỹ]{3,}er[ií]a'
const ACHIEVED = `(?:(?:lleva|dirige|atiende) (?:ella |él )?(?:sol[oa] )?(?:la|el|las|su|un|una) (?:${SHOP}|tienda|negocio|taller|cuentas|empresa|local|puesto|restaurante|consultorio|escuela|granja|finca|fonda|cocina)|(?:abri[oó]|mont[oó]|puso) (?:un|una|su) (?:propi[oa] )?(?:${SHOP}|tienda|negocio|taller|empresa|local|restaurante|consultorio|escuela|fonda)|(?:se )?(?:recibi|gradu|titul)[oó] de|termin[oó] (?:la (?:carrera|prepa(?:ratoria)?|secundaria|primaria|universidad|facultad|escuela)|sus estudios)|aprendi[oó] a (?:nadar|manejar|conducir|leer|escribir|coser|bailar|tejer|cocinar|pintar)|sac[oó] (?:adelante (?:a )?(?:la casa|su (?:casa|familia|negocio)|sus (?:[A-Za-zÀ-ỹ]+ )?hij[oa]s)|su (?:carrera|t[ií]tulo))|cri[oó] (?:sol[oa] )?a sus (?:[A-Za-zÀ-ỹ]+ )?(?:hij|niñ)[oa]s|levant[oó] (?:sol[oa] )?su (?:casa|negocio))`
/** 'se separó con 50 años y ahora lleva las cuentas': what somebody made of it is what is praised. */
const STARTED_AGAIN = new RegExp(
  `(?<![A-Za-zÀ-ỹ])se (?:separ|divorci)[oó] (?:con|a los) [\\p{L}\\d]+(?: años)?(?=(?: sin haber (?:[A-Za-zÀ-ỹ]+ ){1,8}?|,? )y (?:(?:ahora|hoy|ella|él|sol[oa]) )*${ACHIEVED}(?![A-Za-zÀ-ỹ])(?: (?!y |pero |con |que |otr)[A-Za-zÀ-ỹ]+){0,6}[\\s!]*(?:[.;]|$))`,
  'giu',
)

/** Deeds that anybody may be teased for. */
const HABIT =
  '(?:cant|bail|cocin|manej|conduc|estacion|aparc|dibuj|ronc|silb|chifl|pint|teje|cuenta|escrib|peg|toc|jueg|nad|parque|roba|tararea|ensaya|r[ií]e|sonr|(?:se )?(?:peina|mira al espejo))'
/** 'canta fatal y no lo sabe', 'ronca y ni se entera', 'silba y cree que nadie lo nota': who is teased for a habit keeps no secret. */
const UNAWARE = new RegExp(
  `((?<![A-Za-zÀ-ỹ])(?:${HABIT}[A-Za-zÀ-ỹ]*(?: [A-Za-zÀ-ỹ]+){0,4}?|[A-Za-zÀ-ỹ]+ (?:fatal|horrible|p[eé]sim[oa]|mal[ií]simo|espantoso|desafinad[oa])),?) (?:(?:y|pero|aunque) (?:[eé]l |ella )?(?:todav[ií]a |a[uú]n )?(?:no (?:l[oa] |se )?(?:sabe|acepta|entera|da cuenta)|ni (?:l[oa] |se )?(?:sabe|entera|cuenta se da))|(?:(?:y|pero|cuando) (?:se )?(?:cree|piensa|jura) que|cuando) nadie (?:l[oae]s? |se )?(?:nota|ve|oye|escucha|mira|da cuenta))(?=[\\s!]*(?:[,.;]|$)| y )`,
  'giu',
)

/** 'canta fatal y no lo sabe' → 'canta fatal' */
export const withoutUnaware = (text: string): string => text.replace(UNAWARE, '$1')

const PARENTS = '(?:sus|mis|tus|nuestros) (?:pap[aá]s|padres|viejos)'
/** Words for a secret in a sense that is none. */
const OTHERWISE_MEANT = new RegExp(
  `(?<![A-Za-zÀ-ỹ])(?:${[
    // what is fetched and eaten: 'paramos por gorditas'
    'por (?:(?:un|una|unos|unas|dos|tres) )?(?:gorditas|negritos)(?<=(?<![A-Za-zÀ-ỹ])(?:par(?:a|ó|é|ar|amos)|pas(?:a|ó|é|ar|amos)|ir|fui|fue|fuimos|vamos|volvimos|form|desvi|fila|cola)[A-Za-zÀ-ỹ]* (?:[A-Za-zÀ-ỹ]+ ){0,2}por (?:[A-Za-zÀ-ỹ]+ )?[A-Za-zÀ-ỹ]+)',
    // a loan on their word alone, of the money that a house begins with
    '(?<=prest(?:[óo]|aste|aron) (?:(?:el )?dinero |la plata |la lana )?para (?:el enganche|la entrada|la inicial|el pie) de (?:mi|nuestr[oa]|la|el) (?:casa|piso|departamento|depa),? )sin papeles(?:,? (?:ni|sin) (?:nada|firm|recibo|contrato|inter[eé]s|pregunt|aval|pagar[eé])[A-Za-zÀ-ỹ]*)+',
    '(?:frijol(?:es)?|tortas?|pastel(?:es)?|pollos?|chiles|salsas?|peras|arroz|ciruelas|pasas|conejo|bizcochos?|torrijas|sopa|pan) borrach[oa]s?',
    'trasplant[A-Za-zÀ-ỹ]+ (?:[A-Za-zÀ-ỹ]+ ){0,3}(?:plant|suculent|cact|[aá]rbol|macet|tomat|orqu[ií]d|helech|geran|lechug|alm[aá]cig|esquej|bons[aá]i)[A-Za-zÀ-ỹ]*',
    'pilas? (?:recargables? )?(?:(?:doble|triple) a|aaa?)',
    // a toy, of which something is missing
    '(?:peluche|muñec[oa]|oso|osito|robot|t[ií]tere|marioneta|soldadit[oa]|estatua|figurita)s?(?! y )(?: (?!y )[A-Za-zÀ-ỹ]+){0,4} (?:le faltan?|sin|perdi[oó]) (?:un|una|dos|el|la|las?|los) (?:ojos?|brazos?|piernas?|patas?|orejas?|manos?|dedos?)',
    '(?:signo|ascendente|luna|sol|hor[oó]scopo|tr[oó]pico|muy|bien)(?: (?:de|en|es))* c[aá]ncer',
    // a jail in a game or at a fair
    '(?:monopoly|turista(?: mundial)?|la oca|parch[ií]s|tablero|kerm[eé]s+)[^.;]{0,30} (?:ca|met|mand|encerr|fu|termin|acab)[A-Za-zÀ-ỹ]* (?:[A-Za-zÀ-ỹ]+ ){0,2}c[aá]rcel',
    'c[aá]rcel (?:de (?:sillas|cart[oó]n|cojines|almohadas|mentir[A-Za-zÀ-ỹ]*|juguete|cobijas|s[aá]banas|la kerm[eé]s+)|del (?:amor|monopoly|juego))',
    'casi (?:me|te|le|nos|les) d(?:a|aba|an|io|ió|ieron) (?:un |el )?(?:infarto|derrame|embolia)(?! y (?:estuv|qued|l[oae]s?|me|nos|te)(?:[A-Za-zÀ-ỹ]*))',
    '(?:final|partido|penal|susto|vista|paisaje|bajada|curva|gol|cierre)(?:es|s)? de infarto',
    '(?:un|el|del|al|su|este|aquel) internado',
    'ex[ -]?(?:jef|alumn|compañer[oa]s?(?! (?:de vida|sentimental))|profesor|profe|maestr|vecin|coleg|entrenador|presidente|alcalde|futbolista|jugador|bomber|capit[aá]n|soldado|marin|docente|rector|conductor)[A-Za-zÀ-ỹ]*',
    // a quarrel that is none
    `${PARENTS} (?:siempre |ya |se |nos |me )*grit[A-Za-zÀ-ỹ]+ (?:los? )?(?:gol(?:es|azo)?|viva|bravo|bingo|loter[ií]a|sorpresa|felices|como locos|(?:de|con) (?:alegr[ií]a|emoci[oó]n|felicidad|gusto|risa|contentos))`,
    `${PARENTS} (?:siempre |ya |se |nos )*(?:discut|pele)[A-Za-zÀ-ỹ]+ (?:sobre |por )?(?:qui[eé]n (?:hac|cocin|cant|bail|gan|prepar|manej)[A-Za-zÀ-ỹ]*|el (?:control|domin[oó]|crucigrama|f[uú]tbol)|(?:de|por) f[uú]tbol|el [uú]ltimo|la [uú]ltima|la receta|las cartas)`,
    '(?:comer|jugar|cocinar|hablar|trabajar|cada|todo)(?![A-Za-zÀ-ỹ])[^.;]{2,40}? es siempre una sorpresa',
    '(?:nos|me|l[oa]s?) abandon[oó] (?:el|la|mi|su|nuestr[oa]) (?:coche|carro|auto|cami[oó]n|bus|moto|motor|suerte|señal|gps|bater[ií]a|gu[ií]a|internet|wifi|voz|inspiraci[oó]n|troca|camioneta|combi|taxi|lancha)',
    'perd[A-Za-zÀ-ỹ]+ la mano(?= (?:en el (?:truco|mus|p[oó]ker|tute|domin[oó]|conqui[aá]n|juego)|de (?:truco|p[oó]ker|mus|cartas|domin[oó])|del juego)(?![A-Za-zÀ-ỹ]))',
    'deudas? de (?:abrazos|besos|risas|cafés?|favores|tacos|cervezas)',
    'sonda (?:voyager|espacial|lunar|juno|cassini|marciana|a marte)',
    '(?:es|era|soy|trabaja (?:de|como)|estudia para|quiere ser|va a ser) (?:una? )?(?:buen[oa]? |gran )?psiquiatra(?! de (?:mi|su|tu)(?![A-Za-zÀ-ỹ]))',
    '(?:hace|hac[ií]a|enseña|estudia|practica|residente de|especialidad en|profesora? de) cirug[ií]as?',
  ].join('|')})(?![A-Za-zÀ-ỹ])`,
  'giu',
)

/** The text without what only sounds private. */
export const withoutNoSecrets = (text: string): string =>
  [BETWEEN_TWO, PLAY_MONEY, FICTION, MADE_UP_FOR, STARTED_AGAIN, ADOPTED_ANIMAL, OTHERWISE_MEANT].reduce(
    (rest, harmless) => rest.replace(harmless, ''),
    withoutUnaware(text),
  )
