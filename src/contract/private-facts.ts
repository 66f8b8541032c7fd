/** What somebody may not want to see printed, by its kind. Tables of signs: no dictionary, no schema library. */

import { AMOUNT, COURSE, SUBJECT, withoutNoSecrets } from './no-secrets.ts'
import { OTHERS_AFFAIRS, sign } from './others-affairs.ts'

const TELEPHONE =
  /(?:\+?\d[\s().-]?){8,}|(?<![A-Za-zÀ-ỹ])(?:me|te|nos|les?) (?:dio|dej[oó]|pas[oó]) su (?:whats[A-Za-zÀ-ỹ]*|cel[A-Za-zÀ-ỹ]*|tel[eé]fono|n[uú]mero|correo)(?![A-Za-zÀ-ỹ])/iu

const ADDRESS =
  /(?<![A-Za-zÀ-ỹ])(?:(?:calle|av(?:enida)?\.?|calz(?:ada)?\.?|carrera|cra\.?|blvd\.?|bulevar|priv(?:ada)?\.?|colonia|col\.|depto\.?|departamento|piso|edificio|manzana|lote)\s+(?!\d+(?!\s*(?:#|n[uú]m|no\.|n\.?[º°]|-|\d)))(?:(?!(?:con|a l[ao]s?|hace|que|durante|por|cuando|desde|hasta|unos|unas|como|casi)\s)[A-Za-zÀ-ỹ\d .]){1,30}\s*(?:#|n[uú]m(?:ero)?\.?|no\.|n\.?[º°])?\s*\d+(?!\d|\s*(?:de la (?:noche|tarde|mañana|madrugada)|[ap]\.?m|hrs?|horas?|minutos?|d[ií]as?|años?|veces|k|km|kil[oó]metros?|metros?|personas?)(?![A-Za-zÀ-ỹ]))|(?:int|interior)\.?\s*\d+|[A-Za-zÀ-ỹ]{4,} \d{1,4},?\s+(?:int|interior|depto|departamento|piso|col|colonia|apto|puerta)(?![A-Za-zÀ-ỹ])|(?<![A-Za-zÀ-ỹ])viv[eo]n?\s+en\s+[A-Za-zÀ-ỹ]{4,}(?:\s+[A-Za-zÀ-ỹ]+)?\s+\d{2,4}(?!\d| (?:años|personas|kil)|[A-Za-zÀ-ỹ])|(?:su|mi|tu|nuestra|la) direcci[oó]n(?: (?:es|exacta)(?![A-Za-zÀ-ỹ])|[\s.!]*$)|(?:su|mi|tu|nuestra) direcci[oó]n:|c\.?p\.?\s*\d{4,5}|\S+@\S+\.[A-Za-zÀ-ỹ]{2,})/iu

/** 'el colegio Cervantes': its name, not that there is one. */
const SCHOOL =
  /(?<![A-Za-zÀ-ỹ])(?:[Cc]olegio|[Ee]scuela|[Pp]rimaria|[Ss]ecundaria|[Kk][ií]nder|[Gg]uarder[ií]a|[Ii]nstituto|[Ll]iceo|COLEGIO|ESCUELA|PRIMARIA|SECUNDARIA|K[IÍ]NDER|GUARDER[IÍ]A|INSTITUTO|LICEO)((?:\s+(?:de(?:l| la| los| las)?|DE(?:L| LA| LOS| LAS)?))?\s+(?!(?:NI|Y|E|CON|SIN|PARA|POR|AL?|EN|AUNQUE|MIENTRAS|SI|CERCA|JUNTO|LEJOS|AHORA|LUEGO|TAMBI[EÉ]N|CORRIENDO|TAN|ES[EA]|EST[EA]|NO|QUE|CUANDO|LES?|L[OA]S?|EL|SE|ME|NOS|TE|ES|ERA|FUE|PERO|PORQUE|DONDE|TOD[OA]S?|SUS?|MIS?|UNA?|HASTA|DESDE|SIEMPRE|NUNCA|YA|COMO|MUY|CADA|ANTES|DESPU[EÉ]S|HACE)(?![A-Za-zÀ-ỹ]))\p{Lu}[\p{L}.]+(?:\s+(?:(?:de(?:l| la)?|DE(?:L| LA)?|y|Y)\s+)?\p{Lu}[\p{L}.]+)*)/u

const LIMB = 'dedos?|piernas?|brazos?|ojos?|pechos?|senos?|riñ[oó]n|pulm[oó]n|pies?|manos?|orejas?|[uú]tero|matriz'

/** Where somebody looked otherwise than always: no ailment. */
const AT_FIRST =
  '(?! (?:con|sin|disfrazad|vestid|peinad|afeitad|rapad|de (?:lejos|uniforme|traje|payaso|santa)|por (?:la (?:barba|voz|m[aá]scara|ropa)|el (?:casco|disfraz|uniforme|corte|pelo))|en (?:la|esa|una) foto|al (?:principio|verme|llegar)|cuando (?:me (?:cort|rap|quit|puse|pint|vio)|llegu|volv|regres|baj)|porque (?:tra[ií]|llevaba|ven[ií]a|iba|me (?:cort|rap|quit|puse))))'

const DIAGNOSIS = sign(
  `s[ií]ndrome de [A-Za-zÀ-ỹ]+|autis(?:mo|ta)|asperger|tdah?|d[eé]ficit de atenci[oó]n|diab[eé]tic[oa]s?|diabetes|(?:bomba de )?insulina|epilep(?:sia|tic[oa]|ptic[oa])|c[aá]ncer|leucemia|tumor|quimio(?:s|terapias?)?|alzh?eimer|demencia|parkinson|esclerosis|depresi[oó]n|ansiedad|bipolar|esquizofrenia|anorexia|bulimia|vih|sida|par[aá]lisis|discapacidad|dislexia|insuficiencia [A-Za-zÀ-ỹ]+|aborto|(?:con|una|tuv[A-Za-zÀ-ỹ]+|la) depre|alcoh[oó]lic[oa]|alcoholismo|adicci[oó]n|drogadict[oa]|(?:centro de|(?:est[aá]|estuvo|estaba|sali[oó]|sale|entr[oó]|intern[oó]|ingres[oó]|meti[oó]) (?:[A-Za-zÀ-ỹ]+ )?(?:en|de|a)) rehabilitaci[oó]n(?! (?:de|por|para) (?:la |el |su )?(?:rodilla|cadera|espalda|pierna|brazo|mano|hombro|tobillo))|trastorno [A-Za-zÀ-ỹ]+|tea|necesidades especiales|le cuesta (?:mucho )?(?:relacionarse|hablar|socializar)|(?:casi )?(?:ya )?(?:casi )?no (?:me|nos) reconoc(?:e|[ií]a|i[oó])${AT_FIRST}|ya (?:casi )?no (?:siempre )?(?:se acuerda|se acordaba|recuerda|recordaba) (?:bien )?(?:de )?(?:l[oa]s|sus|nuestr[oa]s) (?:nombres|caras|cosas|palabras|cumpleaños|historias|hij[oa]s|niet[oa]s)|(?:ya )?(?:se le |se te )?(?:est[aá](?:n|s)?|va(?:n|s)?|anda) (?:se le )?olvid[aá]nd(?:o|ole|osele|ol[oa]s)(?! de (?:la|el|l[oa]s) (?:llaves|lentes|cartera|celular))|(?:casi )?ya (?:casi )?no (?:me|nos) conoc(?:e|[ií]a|i[oó])|tartamud[A-Za-zÀ-ỹ]+|se (?:traba|trababa)(?! la| con la)|se inyecta|se pincha(?: (?:(?:[eé]l|ella) sol(?:it)?[oa]|(?:[^.;]{0,30} )?(?:la insulina|la glucosa|el az[uú]car|(?:tres|cuatro) veces al d[ií]a)))|se pica (?:el|su) ded[A-Za-zÀ-ỹ]+|psiqui[aá]tr[A-Za-zÀ-ỹ]+|psiquiatra|anexad[oa]s?|en (?:un|el) anexo|ya se (?:le|te) olvidan (?:l[oa]s|nuestr[oa]s|mis) (?:nombres|caras|palabras)|lo de las (?:pastillas|drogas)|antidepresiv[A-Za-zÀ-ỹ]+|(?:se (?:le )?olvida|ya no se acuerda) de (?:mi nombre|nosotr[oa]s|qui[eé]n|su nombre|sus (?:hij|niet)[oa]s|todo)|pierde la memoria|ya no (?:siempre )?sabe qui[eé]n (?:soy|es|somos)|(?:hace|lleva|llev[aá]s|llevas|cumpl[A-Za-zÀ-ỹ]+) (?:ya )?(?:\\d+|un|una|dos|tres|cuatro|cinco|seis) (?:años?|mes(?:es)?|d[ií]as|semanas?) (?:que no |sin )(?:toma|beb|chupa|consum)[A-Za-zÀ-ỹ]*|(?:ya )?no (?:toma|bebe|fuma mota|consume)(?: (?:nada|alcohol))? desde(?! (?:la (?:cena|mañana|comida)|el (?:desayuno|almuerzo)|ayer|anoche|las ))|convulsi[A-Za-zÀ-ỹ]+|doble a|(?:va|iba|fue|entr[oó]|est[aá]|grupo|juntas?|reuni[oó]n(?:es)?|sesi[oó]n(?:es)?) (?:a|en|de) (?:l[oa]s )?aa|alcoh[oó]licos an[oó]nimos|se (?:le |te )?olvida(?:ba|n)? (?:mi|nuestr[oa]s?) nombres?|(?:ya )?no (?:siempre )?(?:sabe|recuerda|se acuerda de) c[oó]mo (?:me|nos) llam[A-Za-zÀ-ỹ]+|en (?:el|los) vicios?|(?:llev[oó]|lleva|llevas|llevamos) (?:ya )?(?:\\d+|un|una|dos|tres|cuatro|cinco|seis) (?:años?|mes(?:es)?|d[ií]as|semanas?) (?:limpi|sobri)[oa]s?|(?:dej[oó]|dejaste|ha dejado|logr[oó] dejar) (?:de )?(?:beber|drogarse|consumir|el alcohol|el trago|la bebida|tomar(?=[\\s!]*(?:[,.;]|$)| (?:hace|desde|alcohol|y|por completo|cuando)(?![A-Za-zÀ-ỹ])))|(?:va|fue|iba|empez[oó]|entr[oó]|est[aá]|sigue) (?:a |en |yendo a |con )*(?:la )?terapia(?! de (?:pareja|parejas))|(?:va|fue|iba|yendo) (?:al|a la|con (?:el|la|un|una)) (?:psic[oó]log[oa]|terapeuta)|(?:tu|su|mi) (?:psic[oó]log[oa]|terapeuta)`,
)

/** An ailment, a loss of the body's, or what is taken against it. */
const AILMENT = sign(
  `(?:por|para) (?:el az[uú]car|las? (?:diabetes|ci[aá]tica|presi[oó]n|reumas?|artritis|migrañas?)|el reuma|los nervios(?= |[,.;]|$))|(?:est[aá]|sigue|lleva) limpi[oa] (?:desde|hace|\\d+|un|dos|tres)|hernias?|pr[oó]tesis|marcapasos|(?:hemo)?di[aá]lisis|trasplant[A-Za-zÀ-ỹ]+|bypass|radioterapia|radiaciones|mastectom[A-Za-zÀ-ỹ]+|amput[A-Za-zÀ-ỹ]+|tanque de ox[ií]geno|sonda|bolsita de (?:colostom[ií]a|orina)|lupus|fibromialgia|cirrosis|hepatitis|endometriosis|miomas?|quistes?|pr[oó]stata|hemorroides|menopausia|tiroides|artrosis|artritis|apnea|hipertensi[oó]n|presi[oó]n alta|az[uú]car alta|enfisema|miastenia|paranoia|trombosis|aneurisma|metástasis|metastasis|ataques? de (?:p[aá]nico|ansiedad|asma|epilepsia|nervios)|crisis (?:de (?:p[aá]nico|ansiedad|nervios)|nerviosa)|(?:se )?(?:le|me) (?:iba|va|fue|cortaba|corta|acababa|faltaba|falta)n? (?:la respiraci[oó]n|el aire|el aliento)(?! (?:de|por) (?:la |tanta )?risa)|ya (?:casi )?no (?:camina|puede (?:caminar|moverse|hablar|tragar)|se puede (?:mover|levantar|parar))|(?:se |me |nos )?qued(?:[oó]|é|aste) (?:ciego|ciega|sord[oa]|paral[ií]tic[oa]|inv[aá]lid[oa]|parapl[eé]jic[oa])|(?:sus|mis|las|tus) (?:pastillas|medicinas|medicamentos|inyecciones) (?:de|para|del) (?:la|el|l[oa]s|su|dormir|presi[oó]n)|se (?:infart[oó]|intox[A-Za-zÀ-ỹ]+)`,
)
/** What somebody could not leave, or is ashamed of now. */
const ADDICTION = sign(
  '(?:sal|entr|ingres|intern|estuv|estab|anduv|est[aá]|viv[ií]|sac|dej|llev|met|visit)[A-Za-zÀ-ỹ]* (?:[A-Za-zÀ-ỹ]+ )?(?:en|del?|al?) (?:un |una |la |el )?(?:anexo(?! (?:de|del|[a-d]|\\d+)(?![A-Za-zÀ-ỹ]))|(?:cl[ií]nica|centro|granja|casa) (?:de|para) (?:(?:des)?intox|adicc|adict|rehab)[A-Za-zÀ-ỹ]*|tutelar|correccional)|desintoxica(?:ci[oó]n|d[oa]s?|rse|ndo)|comunidad terap[eé]utica|proyecto hombre|reca[ií]das?|reca(?:[ií]|y[oó]|iste)(?! (?:en|sobre) (?:[eé]l|ella|m[ií]|nosotr|sus?|la|mis?))|(?:sal|sac|dej|ca[ií]|cay|consum|and|met|prob)[A-Za-zÀ-ỹ]* (?:en |de |a |con )?(?:l?as? )?(?:drogas?|coca[ií]na|(?<=la )hero[ií]na|metanfetaminas?)|(?:me|l[oa]|nos|te) sac(?:ó|aste|aron) (?:del trago|de la bebida|del vicio|del alcohol)|lud[oó]pat[A-Za-zÀ-ỹ]*|(?:años|[eé]poca|tiempos?|meses|cuando) (?:en )?(?:que )?(?:yo |[eé]l |ella )?(?:jug(?:u?é|aba|ó)|apost(?:é|aba|ó)) m[aá]s de la cuenta|(?:jug(?:u?é|aba|aste|ó|ando)|apost(?:é|aba|aste|ó|ando)) (?:demasiado dinero|hasta lo que no|lo que no (?:ten[ií]a|hab[ií]a)|la (?:casa|quincena|renta|hipoteca)|el sueldo|los ahorros)|(?:años|[eé]poca|tiempos?|cuando) (?:en )?(?:que )?(?:yo |[eé]l |ella )?apost(?:aba|é|ó)(?= (?:todo|much|dinero)|[\\s!]*(?:[,.;]|$))|(?:(?:el |todo (?:el|su) )?dinero |la (?:casa|quincena|renta) |el sueldo |(?:los|sus|mis) ahorros )(?:que )?(?:perd[A-Za-zÀ-ỹ]+ )?(?:en|con) (?:las (?:maquinitas|tragamonedas|tragaperras|apuestas)|el (?:casino|juego(?! de(?![A-Za-zÀ-ỹ])))|los (?:caballos|gallos))|lo del? (?:casino|las (?:apuestas|maquinitas|tragaperras|drogas)|el juego)|(?:vicio|adicci[oó]n|adict[oa]|problemas?) (?:a|al|del|de|con el|por el) juego',
)
/** Whom a mind that fades no longer knows, and what is done to a child that is ill. */
const FADING = sign(
  `(?:ya (?:casi )?|casi (?:ya )?|(?:hay d[ií]as|a veces|algunos d[ií]as)(?: (?:en )?que)? (?:ya )?)no l[oae]s? reconoc(?:e|[ií]a)n?${AT_FIRST}(?! (?:nadie|ni (?:su|la|el)|de (?:tan|lo)|cuando se (?:disfraz|pint|maquill|pein|arregl|quit)[A-Za-zÀ-ỹ]*|con (?:peluca|barba|disfraz|el pelo))(?![A-Za-zÀ-ỹ]))(?: (?:algunos d[ií]as|a veces|todos los d[ií]as))?|(?:me|nos|l[oa]s?) confunde con su (?:mam[aá]|pap[aá]|madre|padre|espos[oa]|marido|difunt[oa])|pregunta por (?:su|mi) [A-Za-zÀ-ỹ]+ que (?:ya )?(?:muri|falleci)[oó]|me pregunta qui[eé]n soy(?! (?:por tel|en broma|de broma|jugando))|ya no sabe (?:qu[eé] d[ií]a es|d[oó]nde est[aá]|en qu[eé] año)`,
)
const TREATED = sign(
  'l[oa]s? (?:tienen|ten[ií]an|van) (?:que|a) (?:pinchar|inyectar)(?: (?:tod[oa]s (?:los|las)|cada) [A-Za-zÀ-ỹ]+(?: [A-Za-zÀ-ỹ]+)?)?|l[oa]s? (?:pinchan|inyectan)(?: (?:tod[oa]s (?:los|las)|cada) [A-Za-zÀ-ỹ]+)?|(?:sac|tom)[A-Za-zÀ-ỹ]+ (?:la )?sangre (?:cada|tod[oa]s (?:los|las)|una vez|dos veces)(?: [A-Za-zÀ-ỹ]+){1,2}|(?:piquet|pinchaz|inyecci)[A-Za-zÀ-ỹ]+ de (?:cada|tod[oa]s (?:los|las)) [A-Za-zÀ-ỹ]+|transfusi[A-Za-zÀ-ỹ]+|hemof[ií]li[A-Za-zÀ-ỹ]+|fibrosis|talasemia|cat[eé]ter|nebuliz[A-Za-zÀ-ỹ]+(?! para (?:las|los|sus|el|la|su) (?:orq|plant|flor|helech|ros))|asm[aá]tic[oa]|cardi[oó]pat[A-Za-zÀ-ỹ]+|escoliosis|se (?:le|me|te) (?:est[aá] |estaba )?ca(?:y[oó]|yendo) el (?:pelo|cabello)|pañal(?:es)? (?:de|para) adult[oa]s?|no (?:controla|aguanta|retiene) (?:la orina|el pip[ií]|la pip[ií])',
)
/** Where money or a key lies, or what opens a lock: whoever reads it knows it too. */
const SAVINGS =
  '(?:(?:el|su|la|los|sus|un|unos|todo el|parte del) )*(?:dinero|dinerito|billetes(?! (?:del?|en) (?:avi[oó]n|metro|tren|cami[oó]n|bus|loter[ií]a|monopoly|mentir|juguete))|ahorros|efectivo|joyas|aguinaldo|quincena|pensi[oó]n)(?: del? (?:la |el |su )?[A-Za-zÀ-ỹ]+| [A-Za-zÀ-ỹ]+)?'
const LAIR =
  '(?:debajo|bajo|entre|detr[aá]s|dentro|adentro|en (?:un|una|el|la|los|las|su|sus) (?:[A-Za-zÀ-ỹ]+ )?(?:colch[oó]n|costal|saco|latas?|frascos?|calcet[ií]n(?:es)?|ropero|cl[oó]set|armario|macetas?|refri(?:gerador)?|nevera|congelador|horno|biblia|libros?|zapatos?|brasier|sost[eé]n|caj(?:a|[oó]n)|ollas?|jarr[oó]n|botes?|tarros?|almohada|azucarero|harina|arroz))(?: del?(?: (?:la|el|los|las|su))? [A-Za-zÀ-ỹ]+)*'
const SAFETY = sign(
  `(?<!(?:reyes|rat[oó]n|pirata|jug)[^.;]*)(?:escond|ocult|entierr|enterr)[A-Za-zÀ-ỹ]+ ${SAVINGS} (?:en|debajo|bajo|entre|detr[aá]s|dentro|adentro)(?! (?:mis?|nuestr|tus?)(?![A-Za-zÀ-ỹ]))(?![^.;]*(?:pirat|jugand|jugar|monopoly|adivin))(?:(?: (?!y |pero )[A-Za-zÀ-ỹ]+){1,5})?|(?:guard|met|ten|tien|dej)[A-Za-zÀ-ỹ]* ${SAVINGS} ${LAIR}|(?:dej|escond|guard|pon|tien)[A-Za-zÀ-ỹ]+ (?:(?:la|una|las|su|sus) )?(?:copia de (?:la|su) )?llaves?(?: [A-Za-zÀ-ỹ]+){0,2} (?:debajo del?|bajo|detr[aá]s del?|en|encima del?) (?:(?:la|el|una|un) )?(?:maceta|tapete|felpudo|medidor|contador|buz[oó]n|piedra|marco|ladrillo)(?: de la (?:entrada|puerta))?|(?:su|la|mi) (?:clave|contraseña|pin|nip|c[oó]digo) (?:del?|de (?:la|el|su)) (?:celular|cel|tel[eé]fono|m[oó]vil|tarjeta|alarma|banco|cajero|caja fuerte|puerta|port[oó]n)(?! (?:es|era) una? (?:acertijo|adivinanza|canci[oó]n|chiste|beso|risa))`,
)
/** What of a body is missing. */
const MAIMED = sign(
  `(?:le|me) (?:falta|faltan|faltaba|faltaban|amputaron|cortaron|quitaron|extirparon) (?:un|una|dos|tres|cuatro|el|la|los|las|medio|media|parte de)s? (?:de (?:la|el) )?(?:${LIMB})(?![A-Za-zÀ-ỹ])|(?:le|me) sacaron (?:un|una|el|la|los|las) (?:pechos?|senos?|riñ[oó]n|pulm[oó]n|[uú]tero|matriz)(?! al? | del )(?![A-Za-zÀ-ỹ])|(?:perdi[oó]|perdiste|perd[ií]|sin) (?:un|una|dos|tres|la|el) (?:${LIMB})(?= (?:en|por|trabaj|de (?:chico|niñ|joven)|cuando)|[\\s!]*(?:[,.;]|$))`,
)
/** Letters that name an ailment, and are a word where they are small. */
const LETTERS =
  /(?<![A-Za-zÀ-ỹ])(?:(?<!lava )AA|TDAH?|TEA|TOC|TLP|TEPT|ELA|EPOC|ACV|VIH|VPH|HTA|EM|[LCDST][1-9](?:-?[LCDST]?[1-9])?)(?!\p{L}|\d)(?<=(?:AA|TDAH?|TEA|TOC|TLP|TEPT|ELA|EPOC|ACV|VIH|VPH|HTA)|(?:tiene|con|por) (?:la )?EM|(?:discos?|hernia|v[eé]rtebras?|columna|lumbar|cervical|discal)(?: \p{L}+)? [LCDST]\d.*)/u

/** Somebody else's illness: what the giver went through is theirs to tell. */
const ILLNESS = sign(
  '(?:ya )?no (?:nos|me|l[oa]s?) (?:re)?conoces?(?=[\\s!]*(?:[,.;]|$)| por| pero)|(?<!(?:qui[eé]n|alguien|nadie|si uno|quienes?|cuando uno|(?:del?|al?|el|la|l[oa]s|lo) que) )(?:est[aá]|estaba|estuvo|est[aá]s|estabas|estuviste|estuvieron|se puso|cay[oó]|sigue|anda) (?:muy |tan |gravemente )?enferm[oa]s?|(?:su|tu|la|esa|una) enfermedad|hospitalizad[oa]s?|internad[oa]s?|intubad[oa]s?|(?:estuvo|estuviste|estuvimos|estuvieron|estaba|estabas|est[aá]|pas[oó]|pasaste|pasamos) (?:[^,.;]{0,24} )?en (?:el hospital|la cl[ií]nica|urgencias|cuidados intensivos|terapia intensiva)|(?:reci[eé]n|fue|est[aá]|estaba) operad[oa]s?|(?:lo|la|los|las|te|le|me|nos) operaron|se oper[oó]|su operaci[oó]n|(?:est[aá]|estaba|estuvo|estabas) (?:muy |ya |bien |tan )?malit[oa]s?|en (?:el hospital|la cl[ií]nica) hasta (?:el|su) [uú]ltimo|cirug[ií]a|(?:en|la) (?:neo(?:natolog[ií]a|natal)?|uci|uti|ucin)(?= |[,.;]|$)|prematur[oa]|naci[oó] (?:de )?(?:5|6|7|8|seis|siete|ocho) meses|plan canguro|gramos al nacer|rehabilitaci[oó]n|infarto|derrame|embolia|(?:le|me|nos|te) (?:dio|dieron) (?:el |la )?(?:covid|neumon[ií]a)|(?:lo|la|me|te) (?:iban a|van a|tuvieron que) operar|(?:ponerme|poner(?:nos|te)|(?:me|nos) (?:pon[ií]a|puso)) (?:la|las|una|sus?) inyecci[oó]n(?:es)?|terapia intensiva|diagn[oó]stico|diagnosticaron',
)
/** Where a hospital is a place of work or of a birth. */
const AT_WORK_OR_BORN =
  /(?<![A-Za-zÀ-ỹ])(?:nac(?:i[oóe]|er|im)[A-Za-zÀ-ỹ]*|parto|dio a luz|guardias?|turnos?|trabaj[A-Za-zÀ-ỹ]+|pacientes|(?:enfermer|m[eé]dic|doctor|camiller|residente)[oa]?s? (?:en|del?))(?![A-Za-zÀ-ỹ])/iu

/** Somebody is or was in it; a building that is passed or flown over is no secret. */
/** A sense or a step that fails, and what helps it. */
const SENSES = sign(
  '(?:ya )?no (?:oye|o[ií]a|oyes|escucha(?:ba)?)(?= (?:bien(?! (?:el|la|l[oa]s) )|casi|nada(?! (?:de lo que|que))|mucho|de (?:un|el|los dos)|del (?:lado|o[ií]do|izquierd|derech)|por (?:un|el))(?![A-Za-zÀ-ỹ])|[\\s!]*(?:[,.;]|$)| y se hace)|(?:ya )?(?:casi no|no) (?:ve|ves|ve[ií]a)(?= (?:bien|casi|de (?:cerca|lejos|un|ningun)|por (?:un|el))(?![A-Za-zÀ-ỹ]))|ya (?:casi )?no (?:ve|ves|ve[ií]a)(?=[\\s!]*(?:[,.;]|$)| (?:pero|y|aunque|casi|nada|bien)(?![A-Za-zÀ-ỹ]))|casi no (?:ve|oye|escucha|ve[ií]a|o[ií]a|escuchaba)s?(?=[\\s!]*(?:[,.;]|$)| (?:pero|y|aunque|ya)(?![A-Za-zÀ-ỹ]))|(?:es|era|est[aá]|estaba|qued[oó]|anda) (?:medio |casi |un poco |algo |bien |muy |ya )?(?:sordomud|sord|cieg|inv[aá]lid)(?:it)?[oa]s?(?! (?:de amor|de ira|por))|sordera|ceguera|aparat(?:it)?os? (?:auditivos?|del? o[ií]dos?|para (?:o[ií]r|el o[ií]do)|en (?:el|los) o[ií]dos?)|aud[ií]fonos? (?:para|de) (?:la sordera|sord[oa]s?|o[ií]r (?:bien|mejor))|implantes? coclear(?:es)?|(?:trae|usa|lleva) (?:andador|muletas|oxígeno|un tanque de)',
)
/** A joke about what somebody wears where age or chance took something away. */
const WORN = sign(
  'se (?:quita|saca|pone) los dientes(?! (?:de|del|al rev[eé]s|como) )|(?<!una |mi |se me (?:perdi[oó]|cay[oó]|sali[oó]|olvid[oó]) la )dentadura(?: postiza)?|(?:los |sus |mis )?dientes postizos|(?:se le )?(?:cay[oó]|sali[oó]|vol[oó]|perdi[oó]) (?:la placa|el bisoñ[eé]|el peluqu[ií]n|la peluca(?! (?:de (?!su|mi|ella|él)|rosa|morada|verde|azul|roja|naranja|amarilla)))|peluqu[ií]n|bisoñ[eé]|ojo de vidrio',
)
const PRISON = sign(
  '(?<!(?:hasta|frente a|junto a|detr[aá]s de|al lado de|cerca de|encima de|sobre|contra|(?:muro|barda|techo|patio|museo)s? de) (?:la |una )?(?:vieja |antigua )?)c[aá]rcel|prisi[oó]n|reclusorio|penitenciar[A-Za-zÀ-ỹ]+|(?:est[aá]|estaba|estuvo|estuve|estoy|cay[oó]) pres[oa]|tras las rejas|libertad condicional|(?:sal|entr)[A-Za-zÀ-ỹ]+ del? penal|cuando salga libre',
)
/** Where a child was before it came to them. */
export const HOME =
  '(?:centro de (?:acogida|menores|protecci[oó]n)|casa (?:hogar|cuna|de acogida)|orfanat[A-Za-zÀ-ỹ]*|hospicio|hogar de (?:niñ[oa]s|menores|acogida|guarda)|familia sustituta|inclusa)(?! (?:de|para) (?:animales|perr|gat|mascotas))'
const FROM_HOME = new RegExp(
  `(?<![A-Za-zÀ-ỹ])(?:(?:tra[eíij]|lleg|sal|sac|ven|vin)[A-Za-zÀ-ỹ]* (?:[A-Za-zÀ-ỹ]+ ){0,2}?del?|(?:creci|se cri|recog|dieron|pusieron|viv[ií])[A-Za-zÀ-ỹ]* (?:[A-Za-zÀ-ỹ]+ ){0,2}?(?:en|del?)) (?:la |el |un |una )?${HOME}(?<!(?:perr|gat|cachorr|galg)[A-Za-zÀ-ỹ]*[^.;]{0,90})`,
  'iu',
)
const ADOPTION = sign(
  'lleg(?:[oó]|aste|aron) (?:a|con) (?:la casa|casa|la familia|nuestra (?:casa|familia|vida)|nosotr[oa]s) (?:(?:a los|de|con|cuando (?:ya )?ten[ií]an?) )?(?:ya )?(?:\\d+|un|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce) (?:años|añitos|meses)(?: de (?:edad|nacid[oa]))?(?! despu[eé]s| tarde| m[aá]s)|adoptiv[oa]s?|(?:familia de|en) acogida|(?:es|era|fue|eres|soy|sea) adoptad[oa]s?|adopci[oó]n|(?:lo|la|los|las|te) adoptamos|(?:padres|mam[aá]|madre|pap[aá]|padre) biol[oó]gic[oa]s?',
)
/** What nobody is ashamed of who has yet to learn it. */
const UNLETTERED = sign('no sab(?:e|ía) (?:leer|escribir)(?! (?:el|la|las|los|un|mapas|m[uú]sica))')
/** Whose child somebody is, in blood or not. */
const STEPFAMILY = sign(
  '(?:,? ?(?:pero|aunque) )?no (?:es |era |sea |somos |soy )?(?:(?:el|la|mi|su) )?(?:(?:mam[aá]|pap[aá]|padre|madre|herman[oa]s?|abuel[oa]|hij[oa]|t[ií][oa]|familia|parientes?) )?(?:biol[oó]gic[oa]s?|de sangre|carnal(?:es)?)(?![A-Za-zÀ-ỹ])|nunca (?:te|l[oa]s?|nos|me) reconoci[oó](?= pero|[\\s!]*(?:[,.;]|$))|de verdad no es mi (?:pap[aá]|mam[aá]|hij[oa])|que (?:yo |[eé]l |ella )?ya ten[ií]a(?=[\\s!]*(?:[,.;]|$)| (?:yo|él|ella|con)(?![A-Za-zÀ-ỹ]))|no (?:me|le|nos|te) dic(?:e|es|en) (?:pap[aá]|mam[aá])|(?:sin|no) ser (?:(?:su|el|la) (?:pap[aá]|padre|mam[aá]|madre|hij[oa])|(?:mi|tu) hij[oa])(?: [A-Za-zÀ-ỹ]+)?|aunque no (?:sea|es|eres|soy|fuera|seas) (?:(?:su|el|la) (?:pap[aá]|padre|mam[aá]|madre|hij[oa])|(?:mi|tu) hij[oa])(?: [A-Za-zÀ-ỹ]+)?',
)
const SECRET = sign(
  '(?:mam[aá]|pap[aá]|mi (?:madre|padre|jef[ea]|espos[oa]|marido|abuel[oa])) (?:todav[ií]a|a[uú]n|hasta (?:hoy|la fecha)|sigue) (?:piensa|cree|pensando|creyendo|jura) que|no se lo (?:he|hemos|has|han) (?:contado|dicho|platicado) a (?:los |las |mis? |sus? |nuestr[oa]s? )?[A-Za-zÀ-ỹ]+|s[oó]lo yo (?:lo )?s[eé](?: (?:que|lo que)(?: [\\p{L}\\d]+){1,12})?|(?<!que )(?:nunca|jam[aá]s|no) (?:se )?l[eo]s? (?:ha |he |hemos |han |hab[ií]a )?(?:dij|cont[oóeéa]|dich|contad|confes|revel)[A-Za-zÀ-ỹ]* (?:nada |eso |esto |lo nuestro )?(?:de (?:eso|esto) )?a (?:mis?|sus?|tus?|nuestr[oa]s?|la familia|nadie)(?: [A-Za-zÀ-ỹ]+)?(?! que (?:no|s[ií])(?![A-Za-zÀ-ỹ]))|(?:mi|su|tu|nuestr[oa])s? (?:mam[aá]|pap[aá]|padres?|madre|pap[aá]s|espos[oa]|marido|mujer|jef[ea]|abuel[oa]s?|suegr[oa]s?|herman[oa]s?|hij[oa]s?|novi[oa]|profe|maestr[oa]|t[ií][oa]s?|familia)(?: \\p{Lu}[A-Za-zÀ-ỹ]+)? (?:todav[ií]a |a[uú]n |(?:ni )?(?:ella|él) )?(?:no|nunca|jam[aá]s|ni) (?:l[oa] |se )?(?:(?:sabe|sab[ií]a|sospecha)n?(?= (?:que|nada|lo(?! [A-Za-zÀ-ỹ]+ que)|de)(?![A-Za-zÀ-ỹ])|[\\s!]*(?:[,.;)]|$))|supo|supieron|enter[oó]|enteraron|ha enterado|han enterado)|no tienen? (?:por )?qu[eé] (?:saber|enterarse)|si se entera(?:n|ra|ran)? (?:mi|su|tu|el|la|los|las|nuestr[oa])s?(?! de)|(?:eso|esto|que|ah[ií]) (?:se )?quede? entre (?:nosotr[oa]s|t[uú] y yo|ustedes y yo|ell[oa]s y yo)|(?:pero |y )(?:eso|esto) es (?:un )?secreto|(?:es |era |ser[aá] )?nuestro secreto|(?:me|nos|le|les|te) hi(?:zo|cieron|ciste|zo a [A-Za-zÀ-ỹ]+) jurar que no|(?:y |pero )?hasta (?:hoy|ahora|la fecha|el d[ií]a de hoy) (?:(?:ella|él|nadie|ninguno|todav[ií]a|mi [A-Za-zÀ-ỹ]+) )*(?:no )?(?:l[oa] )?(?:saben?(?=[\\s!]*(?:[,.;)]|$)| que| nada)|se (?:ha|han) enterado|se enteran?)|(?:juramos|prometimos) (?:que )?no (?:l[oae]s? )?(?:decir|contar|dir[ií]amos|contar[ií]amos)[A-Za-zÀ-ỹ]*|nadie (?:m[aá]s )?sabe que|nadie l[oa] supo|(?:es|era) el [uú]nico (?:de la familia )?que l[oa] sabe|nadie (?:m[aá]s )?(?:l[oa] )?sabe (?:nada )?de (?:eso|esto)|(?:jef[ea]|supervisora?|gerente|patr[oó]n|director[a]?|profe|maestr[oa]) (?:nunca|no) (?:l[oa] |se )?(?:supo|enter[oó])|sh{3,}|(?:todav[ií]a|a[uú]n) no (?:l[oae]s? )?sabe[ns]?|nadie (?:en [A-Za-zÀ-ỹ]+ [A-Za-zÀ-ỹ]+ )?(?:l[oa] )?sabe (?:todav[ií]a|a[uú]n)|de eso no se habla|(?:él|el|ella|ell[oa]s) no l[oa] saben?|no (?:l[oae]s? )?sabe[ns]? (?:todav[ií]a|a[uú]n)|no l[oa] sabe nadie|nadie (?:m[aá]s )?(?:l[oa] )?sab[ií]a lo nuestro|nadie (?:m[aá]s )?l[oa] sabe|de es[oa] no sabe nadie|se lo (?:van|vamos|voy|va) a (?:decir|contar)|le (?:dijo|dijeron|dijimos|dije) que (?:estoy|est[aá]|ando|anda) (?:trabajando|de viaje|lejos|viajando)',
)
/** What whoever gets the book is still to hear, and not from a page: a proposal, a child on the way, a journey, a party. */
const SURPRISE = sign(
  // 'cuando fui a pedir su mano' was long ago
  '(?<!(?<![A-Za-zÀ-ỹ])(?:fu[ie]|fuimos|fueron|vin[oe]|vinieron|iba|[ií]bamos|quis[eo]|atrev[ií][oó]?|anim[eéoó]|llegu?[eéoó]) (?:[A-Za-zÀ-ỹ]+ )?(?:a |para )?(?:[A-Za-zÀ-ỹ]+ )?)pedir(?:le|te|les)?(?: la)? (?:matrimonio|mano)(?! l[oa]s? (?:pidi|vi))|(?:le|te) (?:(?:voy a|quiero|pienso) )?(?:dar|pedir|entregar|proponer)[eé]? (?:el anillo|matrimonio|que (?:se|te) case)|(?:que|quieres|quer[eé]s|quiere) (?:te |se )?(?:cas(?:es|e|[eé]s)|casarte|casarse) conmigo|(?<!contó que |dijo que |supe que |estando )(?:estoy embarazada|estamos embarazad[oa]s)(?![A-Za-zÀ-ỹ])|(?:pronto|ya casi|en unos meses) (?:seremos|vamos a ser) (?:tres|cuatro|cinco|seis|pap[aá]s|padres|m[aá]s)|esperamos (?:un |una |nuestr[oa] )(?:primer )?(?:beb[eé]|hij[oa])|(?:le|les|te) (?:tengo|tenemos|preparo|preparamos|estamos preparando|estoy preparando|vamos a (?:hacer|dar|preparar)|voy a (?:hacer|dar|preparar)) (?:[A-Za-zÀ-ỹ]+ ){0,3}sorpresa|(?:l[oa]s?|te) (?:llevaremos|llevar[eé]|vamos a llevar|voy a llevar|llevamos) (?:de viaje |de sorpresa )?al? [^.;]{2,50}(?:no (?:l[oae]s? )?sabe|sorpresa)|(?:es|ser[aá]) (?:una )?sorpresa(?= |[,.;!]|$)(?! verl)|no sabe(?:n)? nada(?=[\\s!]*(?:[,.;]|$))(?! de)|(?:pero|y) (?:[eé]l |ella |ell[oa]s )?no (?:l[oa] )?sabe[ns]?(?=[\\s!.]*$)|se lo (?:dir[eé]|diremos|voy a decir|vamos a decir) con (?:este|el) (?:libro|cuento|regalo)',
)
/** What its giver asks us not to print. */
const REQUEST = sign(
  '(?:es[oa]|esto),? ni (?:mencion|nombr|dec|pon|cont)[A-Za-zÀ-ỹ]*l[oa]|(?:prefiero|preferimos|preferir[ií]a(?:mos)?|mejor) que (?:eso |esto )?no (?:se )?(?:salga|aparezca|mencione|diga|note|ponga|cuente|sepa|imprima|lea)n?(?=[\\s!]*(?:[.,;)]|$))|si (?:l[oa]s? )?pon(?:es|en|[eé]s|[ií]s|go)(?: es[oa]| esto)? me (?:mat|odi|deja de hablar)[A-Za-zÀ-ỹ]*|(?:s[aá]c|qu[ií]t|b[oó]rr)(?:a|á|e|en|ad)(?:n)?l[oa]s?(?= porfa| por favor|[\\s!)]*(?:[,.;]|$))|(?<!(?:dijo|decía|dice|gritó),? )no (?:l[oae]s? )?(?:digas|digan|dig[aá]is|cuenten|cont[eé]is|nombren|mencion(?:es|en)|saquen)(?= (?:la|el|lo|los|las|que|mi|su|es[oa]|esto)(?![A-Za-zÀ-ỹ])|(?<!(?<![A-Za-zÀ-ỹ])que no (?:l[oae]s? )?[A-Za-zÀ-ỹ]+)[\\s!)]*(?:[.;]|$))|no (?:me|le|les) gusta que se sepa|no quiere que (?:se|lo|la) (?:sepa|digan?|note)|(?:es[oa]|esto) (?:del? (?:l[ao]s? )?[A-Za-zÀ-ỹ]+ )?no(?: po| eh)?(?=[\\s!]*(?:[,.;]|$))|(?:mejor )?no (?:hace falta )?l[oa]s? pon(?:er|gas|gan|g[aá]is)|(?:mejor )?no (?:hace falta )?pon(?:er(?:l[oa]s?)?|gas|gan|g[aá]is)(?=[\\s!]*(?:[,.;)]|$)| (?:es[oa]|esto|esta parte|nada (?:de|sobre)|(?:mi|su|el|nuestr[oa]) (?:apellido|nombre|edad|direcci[oó]n|tel[eé]fono|fecha)|que (?:es|tiene|est[aá]|era|fue)|fotos?)(?![A-Za-zÀ-ỹ]))|no l[oa]s? (?:publiquen|impriman)|no quer(?:emos|[ií]a|ría|íamos) que se (?:diga|ponga|mencione|sepa|imprima)|no quiero que (?:se )?(?:diga|digan|ponga|pongan|mencionen|salga)(?: que| lo de| nada|[,.;]|$)',
)
const CONFIDENCE = sign(
  'lo de (?:mi|su|tu) (?:novi|ex|amante|embaraz)[A-Za-zÀ-ỹ]*|(?:me|le|nos|te) hi(?:zo|ciste) prometer que no|(?:nos|me) (?:da|daba|dio) (?:un poco de |algo de |un poquito de |tanta |mucha |una )?envidia(?! (?:de la )?(?:buena|sana))|(?:le|les) (?:tengo|tenemos|ten[ií]a) envidia|(?:que )?(?:nosotr[oa]s )?(?:llevamos|llevo|ya van) [^.;,]{1,30} intent[aá]ndol[oa]|(?:no|nunca) (?:hemos |he |ha |han )?(?:pud|pued|pod|logr)[A-Za-zÀ-ỹ]* (?:tener (?:hij[oa]s?|beb[eé]s?|un |familia)|ser (?:mam[aá]|madre|pap[aá]|padres?)|embarazar[A-Za-zÀ-ỹ]*|quedar (?:embarazad[oa]|encinta)|concebir)|no (?:va|voy|vamos|quiso|quisieron) (?:a (?:poder )?)?tener m[aá]s (?:hij|beb)[A-Za-zÀ-ỹ]+|(?:buscando|intentando tener|tratando de tener) (?:un |una |el |nuestr[oa] )?(?:beb[eé]|hij[oa]|embarazo)|fertilidad|in vitro|inseminaci[oó]n|(?:es|soy|somos|era) est[eé]ril(?:es)?|bisexual|homosexual|lesbiana|(?:sali[A-Za-zÀ-ỹ]* )?del cl[oó]set|(?:nosotr[oa]s )?no (?:tenemos|tengo|tuvimos|tuve) hijos(?! (?:conmigo|de otr))|(?:nunca )?(?:me|nos) he sentido (?:tan )?sol[oa]s?|(?:me|nos) siento (?:muy |bien |tan )?(?:sol[oa]|culpable|mal por)|(?:a veces )?(?:ya )?no s[eé] si (?:l[oae]s? )?(?:estoy|estamos) haciendo(?:lo|la)? (?:bien|mal)|(?:a veces )?(?:siento|creo|pienso) que (?:soy|no soy) (?:un |una |tan )?(?:mal|buen)[oa]? (?:mam[aá]|madre|pap[aá]|padre)|que no (?:se )?l[eo]s? (?:dij[A-Za-zÀ-ỹ]+|dir[ií][A-Za-zÀ-ỹ]*|cont[A-Za-zÀ-ỹ]+) (?:nada )?a (?:mis?|sus?|tus?|nadie)|no les? (?:digas|digan|cuentes|cuenten)(?! (?:mentiras|historias))|hicimos como si nada|cuando (?:me |te |le |nos )?pas[oó] lo del? (?!siempre|costumbre)(?:(?:mi|su|tu|la|los|las) )?[A-Za-zÀ-ỹ]+|pas(?:ando|a|[oó]) por (?:algo|un(?:a|os)? (?:[A-Za-zÀ-ỹ]+ )?(?:momento|etapa|[eé]poca|situaci[oó]n|tema|cosa|racha)) (?:muy |bien |tan )?(?:fuerte|dif[ií]cil|fe[oa]|dur[oa]|complicad[oa]|mal[oa]?)(?= con|,|\\.|$| y)|que no se enter[ea]n? (?:mi|su|tu|la|el|mis|sus|tus) [A-Za-zÀ-ỹ]+|que no quiero ni contar|(?:a|vuelt[oa]s? a|volvieron a) hablarse (?:otra vez|de nuevo)|nunca (?:se )?l[eo] (?:dijo|dijimos|dije|cont[oó]|contamos|cont[eé]) a nadie(?! que (?:no|s[ií])(?![A-Za-zÀ-ỹ]))|y (?:le|les) (?:decimos|hacemos creer) que|(?:sabe|conoce|guarda) (?:m[aá]s|todos los|muchos) secretos de (?:esta|la|mi|nuestra|su) (?:casa|familia|oficina)(?: que (?:el|la) [A-Za-zÀ-ỹ]+)?|(?:nos|me) (?:delat[oó]|balcone[oó]|ech[oó] de cabeza|acus[oó]|evidenci[oó]) con (?:la|el|mi|su|nuestr[oa]) (?:suegr|jef|vecin|cuñad|patron|director)[oa]?[A-Za-zÀ-ỹ]*',
)
/** Who was sent away from their work: of a day it is how the day came about. */
const DISMISSED = sign(
  '(?:l[oa]s?|te) (?:echaron|corrieron|despidieron|botaron) (?:de (?:la|su|una) (?:f[aá]brica|empresa|oficina|chamba|obra|planta|tienda|maquila|pega)|del? (?:su )?(?:trabajo|banco|empleo|taller|laburo|curro))',
)
/** In a day that they chose to tell, a part of the day. */
const TEARS = sign(
  '(?:l[oa]s?|te) (?:vi|vimos|encontr[eé]|encontramos|cach[eé]|o[ií]|o[ií]mos) (?:[A-Za-zÀ-ỹ]+ )?llor(?:ando|ar) (?:a escondidas|sol[oa]|en (?:el|la|su|un) (?:parqueadero|estacionamiento|baño|coche|carro|auto|oficina|pasillo|escaleras?|bodega|patio|cuarto|cocina|salita|vestidor|aula|sal[oó]n))|(?:llora|lloraba) a escondidas',
)
const INFIDELITY = sign(
  'tuvo (?:por fuera|fuera del matrimonio)|(?:and|est|viv|fue|cach|pill|descubr)[A-Za-zÀ-ỹ]* (?:todav[ií]a )?con (?:(?:la|el) )?otr[oa](?= (?:mujer|hombre|y|no|ni)(?![A-Za-zÀ-ỹ])|[\\s!]*(?:[,.;]|$))|(?:ten[ií]a|tiene|tuvo|ten[ií]as) (?:otra (?:familia|mujer)|(?:un |una )?(?:novi|enamorad)[oa] (?:secret|escondid)[oa])|(?:todav[ií]a|a[uú]n) (?:est[A-Za-zÀ-ỹ]+ )?casad[oa]|(?:estab|estuv)[A-Za-zÀ-ỹ]+ (?:todav[ií]a )?casad[oa] con|(?:la|lo|le) engañ(?:[oó]|aba|aste|aron)(?! (?:diciendo|como|para|con (?:un|el|la|l[oa]s) )(?![A-Za-zÀ-ỹ]))|infiel(?:es)?|infidelidad(?:es)?|(?:me|te|le|l[oa]|nos) (?:engañ[A-Za-zÀ-ỹ]+ con|pus[A-Za-zÀ-ỹ]+ (?:los )?cuernos|fue infiel)|lo (?:que hice|que pas[oó]|que hiciste) con \\p{Lu}[A-Za-zÀ-ỹ]+|(?:su|tu|mi) amante',
)
/** Said of people wherever it stands. */
const DIVORCE = sign(
  'divorci[A-Za-zÀ-ỹ]+|(?:la|mi|una) ruptura|(?:la|por la) custodia|pensi[oó]n alimenticia|se (?:dejaron|separaron) (?:sus|mis|los) (?:pap[aá]s|padres)|cuando (?:terminamos|cortamos|tronamos|me dej[oó]|nos dejamos)(?=[\\s!]*(?:[,.;]|$))',
)
const SEPARATION = sign(
  '(?:cuando|desde que|porque) (?:su|la) (?:mam[aá]|pap[aá]|madre|padre)(?: de ell[oa]s| de (?:él|ella))? (?:se (?:nos |les )?fue (?:a (?!trabajar|comprar|dormir|la (?:tienda|playa))[A-Za-zÀ-ỹ]+|de la casa|con otr)|l[oa]s (?:dej[oó]|abandon[oó]))|(?:se opon[ií]an?|no l[oa]s? aceptaban?)(?! (?:un|una|el|la) (?:regal|dulc|propin)[A-Za-zÀ-ỹ]*)|(?:est[aá]n?|estaban?|estamos|estuvieron|quedamos|quedaron|seguimos|siguen|andan) (?:muy |bien |re |todav[ií]a )?(?:pelead|distanciad|enemistad)[oa]s|(?:se|nos) pele(?:ó|aron|amos|an) (?:[^,.;]{0,16} )?(?:por (?:la herencia|el terreno|la casa|dinero|el dinero|la lana|plata)|a golpes)|(?:porque|desde que|cuando|aunque|y) (?:se|nos) pele(?:ó|aron|amos) con (?:las?|los?|el|sus?|mis?|mi|tu) [A-Za-zÀ-ỹ]+|(?:me|nos|l[oa]s?) corri(?:ó|eron) de (?:la |su )?casa|(?:me|nos) dej(?:ó|aron) plantad[oa]s?|(?:ya )?no (?:me|nos|le|les) (?:dirige|dirig[ií]a|dirigen) la palabra(?! hasta que)|termin(?:ó|o|aron|amos) con (?:el|la|su|mi) (?:polol|novi|pareja|espos)[A-Za-zÀ-ỹ]*|(?:dej|par)[A-Za-zÀ-ỹ]+ de (?:pelear|gritar|discutir|pegar)(?:se|nos|me|le)? (?:con|a|entre) (?:su|mi|tu|sus|mis|el|la|ellos)|(?:sus|mis|tus|nuestros) (?:pap[aá]s|padres|viejos) (?:siempre |ya |no |se |nos )*(?:pele|discut|grit)[A-Za-zÀ-ỹ]*|(?:l[oa]s?|te) ve(?:o|mos) (?:(?:s[oó]lo|solamente|nom[aá]s|cada|un|los) )*(?:fin(?:es)? de semana|findes?)|(?:l[oa]s?|te) ve(?:o|mos) (?:s[oó]lo |nom[aá]s )?cada (?:\\d+|ocho|quince|dos|tres|mes|semana|quincena)|(?:ya )?no se habla(?:ban?|n)?(?! (?:de|del|m[aá]s que))|(?<!(?<![A-Za-zÀ-ỹ])(?:un|una|el|la|todo el|dos|tres|medi[oa]|ese|toda la|esa) (?:rato|d[ií]as?|tardes?|noches?|mañanas?|horas?|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo|fin de semana|recreo|viaje|camino) (?:entera? |completa? )?)sin hablarse(?= |[,.;]|$)|(?<!(?:no|nunca|ni|jam[aá]s) )(?:me|te|se|nos) (?:ha |han |hab[ií]an? |est[aá]n? )?separ(?:[eéoó]|aste|amos|aron|ado|ando)(?! (?:de (?!(?:m[ií]|su|tu|la|el) (?:mam|madre|padre|pap|espos|mujer|novi|marid|pareja))[A-Za-zÀ-ỹ]+|del (?!padre|pap)|en(?! (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|se[pt]+iembre|octubre|noviembre|diciembre|(?:el )?(?:año )?\\d{4}|la (?:pandemia|cuarentena))(?![A-Za-zÀ-ỹ])(?! (?:cuando|porque) [^.;]*(?:estudi|trabaj)))|ni|un|(?:para|a) [A-Za-zÀ-ỹ]+r)(?![A-Za-zÀ-ỹ]))|nos divorciamos|(?:l[ao]s?|nos|me|te) dej[oó] por (?:otr|la|el|un)[A-Za-zÀ-ỹ]*|ya no viv[ií](?:amos|an|mos) junt[oa]s|(?:estuvieron|estuvimos|estuviste) separad[oa]s|est(?:[aá]n|amos|aban) separad[oa]s(?= desde| hace|[,.;]|$)|separaci[oó]n|(?:su|mi|tu|el|la) (?:pap[aá]|papi|padre|mam[aá]|mami|madre|marido|espos[oa]) (?:nos|l[oa]s?|me|te) (?:abandon[oó]|dej[oó](?= y | solo| sola|[,.;]|$))|(?:nos|l[oa]s?|me|te) abandon[oó]|dejaron de hablarse|(?:años|meses|tiempo) sin habl(?:arse|arle)|no nos hablamos|intent[aá]ndolo otra vez|(?:desde que|porque|cuando) (?:se (?:nos )?(?:fue|march[oó])|no est[aá]|ya no vive con nosotr[oa]s|nos dej[oó]) (?:su|mi|el|tu) (?:pap[aá]|padre|mam[aá]|madre|marido|espos[oa])|(?:su|mi|el|tu) (?:pap[aá]|padre|mam[aá]|madre|marido|espos[oa]) (?:se (?:nos )?fue(?= de (?:la )?casa|[,.;]|$)|no est[aá] en (?:nuestras?|su|mi) vidas?|ya no vive (?:con nosotr[oa]s|en casa))|no est[aá] en (?:nuestras?|su|mi) vidas?|(?:adelante|creci[A-Za-zÀ-ỹ]+|se cri[oó]|criarse) sin (?:su|mi|tu) (?:pap[aá]|mam[aá]|padre|madre)',
)
/** A quarrel of the giver's own that is over: in a day that they chose to tell it is a part of the day. */
const OUR_QUARREL = sign(
  'no (?:me|nos) aceptaban?(?! (?:un|una|el|la) (?:regal|dulc|propin)[A-Za-zÀ-ỹ]*)|(?:estuvimos|and[aá]bamos) (?:muy |bien |todav[ií]a )?(?:pelead|distanciad|enojad)[oa]s|(?:dejamos de|sin|(?:años|meses|tiempo) sin) hablar(?:nos|me)(?= |[,.;]|$)',
)
const EX = sign('(?:mi|su|tu|con la|con el) ex|ex ?-?(?:novi|espos|marid|pareja|mujer)[A-Za-zÀ-ỹ]*')
const MONEY = sign(
  `${AMOUNT}(?![A-Za-zÀ-ỹ])(?: (?:cada|al|a la|por) (?:quincena|mes|semana|año|d[ií]a|quincenal[A-Za-zÀ-ỹ]*))?|(?:gan|cobr|deb|prest)[A-Za-zÀ-ỹ]+ (?:[A-Za-zÀ-ỹ]+ )?(?:\\d[\\d.,]*|[A-Za-zÀ-ỹ]+) mil(?= (?:al|a la|por|cada)(?![A-Za-zÀ-ỹ])|[\\s!]*(?:[,.;]|$))|(?:la mitad|parte|todo) (?:del?|de su|de mi) sueldo|(?:con|del?|su|el|mi|un|puro) sueldo(?: de (?:la |el |un |una )?[A-Za-zÀ-ỹ]+| [A-Za-zÀ-ỹ]+)?(?=[\\s!]*(?:[,.;)]|$)| (?:nos|me|sac|mant|hic|y ))|(?:dinero|plata|lana|guita|pasta) no (?:hay|tenemos|tenga|tiene)|no (?:hay|tenemos|tiene) (?:ni )?(?:dinero|plata|lana|guita|feria|con qu[eé] (?:pagar|comer))|est[aá] (?:bien |muy |re )?(?:quebrad|arruinad|en la ruina|sin chamba|ahogad)[oa]?s?(?: de deudas)?|(?:me|nos|le|les) (?:debe|debes|deb[ií]a)n? (?:dinero|plata|lana|la renta)|hipoteca|(?:la|una|su|por) herencia|el testamento|(?:me|nos|le) prest[oó] (?:dinero|plata|lana)|` +
    'gana (?:muy |re )?poco|no (?:le|les|me|nos) pagan? (?:bien|casi nada|nada|lo justo)|(?:le|les) pagan (?:muy |re |tan )?(?:poco|mal)|sin que (?:les?|te|l[oa]) pag[A-Za-zÀ-ỹ]+|(?:ayuda(?:ba)?|coopera(?:ba)?) (?:hasta |mucho |a pagar )?(?:con )?(?:los recibos|los gastos|la renta|las deudas|las cuentas|el alquiler)(?: de la casa)?|deudas|(?:deb[eo]|debemos|deben) (?:[A-Za-zÀ-ỹ]+ ){1,2}(?:meses|mensualidades) de (?:renta|alquiler|colegiatura)|(?:debemos|debo|deben) (?:la (?:casa|renta)|el (?:coche|carro|auto)|dinero|plata|lana)|endeudad[oa]s?|no tiene[ns]? (?:ni )?(?:un|para) (?:mango|peso|centavo|duro|euro|real|quinto|comer)|embargad[oa]|embargaron|bancarrota|desahuci[A-Za-zÀ-ỹ]+|(?:es|son) (?:muy )?pobres?',
)
const PAPERS = sign(
  'sin visa(?! a (?:marte|la luna|j[uú]piter|otro planeta))|no (?:ten[ií]a|tengo|ten[ií]amos|tuvo) (?:la )?visa|cruz[A-Za-zÀ-ỹ]+ (?:todo )?un desierto|sin papeles|(?:no|nunca) (?:ten[ií]a|tiene|tuvo|tienes) papeles|indocumentad[oa]s?|de mojad[oa]s?|deport(?:ad[oa]s?|aron)|la migra|cruz[A-Za-zÀ-ỹ]+ (?:[^,.;]{0,16} )?(?:la frontera|el desierto|el r[ií]o bravo|al otro lado)|crossed (?:the border|[A-Za-zÀ-ỹ]+ (?:sol[oa]|alone)|alone|over)',
)
const BODILY = sign(
  '(?:cuando|si|cada que|siempre que) (?:mi|su|tu|nuestr[oa]) (?:pap[aá]|mam[aá]|padre|madre|abuel[oa]|t[ií][oa]|espos[oa]|marido|herman[oa]|padrastro|jefe) (?:tomaba|beb[ií]a|llegaba (?:bien |muy )?tomad[oa])(?=[\\s!]*(?:[,.;]|$)| (?:[eé]l|ella|yo|me|nos|se|l[oa]s?|mucho|demasiado|de m[aá]s|y)(?![A-Za-zÀ-ỹ]))|(?:lleg|ven|vien|vin|volv|vuelv|and|regres)[A-Za-zÀ-ỹ]+ (?:bien |muy |medio |siempre |otra vez )?tomad[oa]s?(?! (?:del?|por|en|con)(?![A-Za-zÀ-ỹ]))|(?:del|el|por el) alcohol|el busto|liposucci[oó]n|b[oó]tox|(?:toma|tomaba|bebe|beb[ií]a) (?:mucho|demasiado)(?=[\\s!]*(?:[,.;]|$))|se le pasan? (?:l[oa]s (?:copas|tragos|cervezas)|la mano con (?:la|el|l[oa]s) (?:cerveza|vino|trago|tequila|alcohol|copa|ron)[A-Za-zÀ-ỹ]*)|escond[A-Za-zÀ-ỹ]+ (?:el|la|l[oa]s|su) (?:tequila|botella|vino|ron|cerveza|mezcal|trago)s?|(?:cervezas?|tragos?|copas|vinos?) aunque (?:[A-Za-zÀ-ỹ]+ )?se le (?:pas[ae]n?|suben?)|casi (?:ni|no) salimos (?:de la (?:cama|habitaci[oó]n|hamaca)|del (?:cuarto|hotel))|se (?:orin|me[oó]|meab|cag)[A-Za-zÀ-ỹ]*|se (?:hizo|hac[ií]a|hace) (?:pip[ií]|pis|pop[oó]|caca)|moj(?:a|aba|[oó]) la cama|enuresis|(?:la |su |mi |tu )?(?:tetas?|chichis?)|con todo al aire|borrach(?:[oa]s?|eras?)(?! de (?:amor|risa|sueño))|emborrach[A-Za-zÀ-ỹ]+|(?:se|me|nos) (?:puso|puse|pusimos|pon[ií]a) hasta (?:atr[aá]s|las (?:chanclas|manitas|trancas)|el gorro)|bien ped[oa]s?|(?:qué|una) peda',
)
/** Part of a pattern: with little on, of whoever it is. */
export const UNDRESS = 'en (?:calzones|calzoncillos|pelotas|bolas|cueros|paños menores|ropa interior)'
const UNDRESSED = sign(UNDRESS)
/** Nobody minds of a small child what all minds of whoever else was there: nobody else is, from the first word on. */
const OWN_UNDRESS = new RegExp(
  `^(?:(?:cuando|que|el día que|la vez que|una vez|un día|siempre|a veces|ya|le gusta|se) )*(?:sal|corr|bail|and|duerm|dorm|durm|jueg|jug|nad|met|sub|cant|lleg|salud|escap)(?:[aeó]|i[oó]|uvo|[aei]r) (?:(?:a|al|por|en|del?|la|el|toda|calle|casa|patio|jard[ií]n|parque|balc[oó]n|sala|cocina|mar|agua|r[ií]o|lluvia|puerta|corriendo|bailando|cantando|feliz|descalz[oa]) )*${UNDRESS}(?!\\p{L}|.*(?:tambi[eé]n|igual|${UNDRESS})| (?:yo|[ts]us?|mis?|el|la|l[oa]s|una?|nuestr[oa]s?|\\p{Lu}[A-Za-zÀ-ỹ]+)(?![A-Za-zÀ-ỹ]))`,
  'u',
)
/** 'salió en calzones', of a small child. */
export const isOwnUndress = (text: string): boolean =>
  OWN_UNDRESS.test(text.trim().replace(/^\p{Lu}/u, (first) => first.toLowerCase()))
const BULLYING = sign(
  'l[oa] pas(?:[oó]|aba|é|aste) (?:muy |re )?(?:fatal|mal|horrible|p[eé]simo)(?! de frío)|por (?:gord|fe|negr|moren|pobre|chaparr|tartamud)(?:it)?[oa]s?(?= |[,.;]|$)|bullying|l[oa] (?:ha|has|han) pasado (?:(?:muy|re|bastante|tan) )?mal|lo (?:que|q) (?:le|te|me) pasaba en (?:la escuela|el cole(?:gio)?|clase|el liceo|la secundaria)|(?:la|lo) pas(?:a|ó|o|aba) (?:muy |re )?mal en (?:el cole(?:gio)?|la escuela|la secundaria|clase)|acoso escolar|(?:lleg[oó]|vino|entr[oó]) sin (?:hablar|saber)(?: nada de)? (?:el )?(?:español|castellano|idioma|leer|escribir)|no (?:hablaba|sab[ií]a) (?:nada de )?(?:español|castellano)|(?:para que no )?(?!(?<=para que (?:mi|nuestr[oa]) [A-Za-zÀ-ỹ]+ no )se burlara(?:[\\s!]*(?:[,.;]|$)| de mi (?:disfraz|sombrero|peinado)(?![A-Za-zÀ-ỹ])))se (?:le )?burla(?:ban?|ran?|ron)(?: de (?:[eé]l|ella|m[ií]|ti|su))?|l[oae]s? (?:molestaban|molestaron|insultaban|hac[ií]an burla) (?:[A-Za-zÀ-ỹ]+ )?en|por gord[oa]|se quiso salir de la escuela|l[oa] (?:expulsaron|corrieron) de la(?! (?:cancha|cocina|fila|biblioteca|pista|alberca|piscina|tienda|fiesta|cantina|sala|misa)(?![A-Za-zÀ-ỹ]))',
)
/** How somebody does at school. */
const MARKS = sign(
  `reprob[oó](?=[\\s!]*(?:[,.;]|$))|(?:suspend(?:imos|iste|ieron)|reprob(?:amos|aste|aron)|suspendi[oó]|suspende|reprob[oó]|reprueba|(?:va|est[aá]|iba) reprobando|jal[oó]) (?:en )?(?:(?:la|las|el|los|su) )?(?:${SUBJECT}|${COURSE})|l[oa] suspendieron|repiti[oó] (?:el |de )?(?:curso|año|grado)|perdi[oó] el año|sac[oó] (?:un )?(?:cero|cuatro|cinco) en (?:${SUBJECT}|el examen)|va (?:muy |re )?mal en (?:la escuela|el cole(?:gio)?|clase|${SUBJECT})`,
)
const LOSS = sign(
  'perd(?:í|iste|i[oó]|imos) al? (?:(?:la|mi|su|nuestr[oa]) )?(?:niñ[oa]|beb[eé]|bebit[oa]) (?:a l[oa]s|de) (?:[A-Za-zÀ-ỹ]+|\\d+) (?:meses|semanas)|(?:l[oa]|te) (?:tuvimos|tuve|tuvieron|tocó|hubo) que (?:dormir|sacrificar)|sacrificarl[oa]|(?:él|ella) (?:se )?(?:muri[oó]|falleci[oó]) (?:a l[oa]s (?:\\d+|pocos|pocas|dos|tres|cuatro|cinco)|al (?:d[ií]a|mes|otro)|a la semana|(?:es[ae]|la) (?:misma )?(?:noche|d[ií]a|semana))|se (?:nos |me )?l[oa] llev[oó] (?:el|la|un|una) (?:covid|c[aá]ncer|virus|pandemia|infarto|enfermedad|leucemia)(?: en el \\d+)?|no (?:nos|me) pud(?:imos|e) despedir|se muri[oó] (?:de noche|dormid[oa]|en paz|solit[oa])|perd(?:í|iste|i[oó]|imos) (?:el|un|mi|su|nuestr[oa]) (?:embarazo|beb[eé]|hij[oa])|perder a (?:(?:su|mi|nuestr[oa]|un|una|la|el) )?(?:primer[oa]? |[uú]nic[oa] )?(?:beb[eé]|bebit[oa]|hij[oa]|niñ[oa])s?(?! de vista)|enterr[A-Za-zÀ-ỹ]+ a (?:dos|tres|(?:su|mi|tu|nuestr[oa])s?|un|una) (?:hij|beb|niet)[A-Za-zÀ-ỹ]+|(?:un[oa]?|dos|tres|cuatro|varias|\\d+) p[eé]rdidas?|abort[A-Za-zÀ-ỹ]+|perdimos (?:a )?(?:un|otr[oa]|al|nuestr[oa]|dos) (?:primer )?(?:beb[A-Za-zÀ-ỹ]+|hij[oa])|(?:s[oó]lo|apenas) (?:estuvo|vivi[oó]) (?:con nosotr[oa]s )?(?:\\d+|un[oa]s?|dos|tres) (?:horas?|d[ií]as?|semanas?)|a \\p{Lu}[A-Za-zÀ-ỹ]+ se le muri[oó]|hace \\d+ (?:d[ií]as|semanas|meses) y (?:todav[ií]a|a[uú]n|sigo)',
)
/** The giver's own grief: it is theirs, and no story of whom they miss. */
/** Somebody of the family who has died, named in passing. */
const BEREAVED = sign(
  '(?:perdimos|perdi[oó]|perdieron|perd[ií]) a (?:su|mi|nuestr[oa]|la|el) (?:mam|pap|madre|padre|abuel|herman|espos|marid|mujer)[A-Za-zÀ-ỹ]*(?: (?:hace|en) [^,.;]{1,12}?(?:años?|meses|semanas|\\d{4}))?|(?:cuando|desde que|porque|aunque) (?:se )?(?:muri[oó]|falleci[oó]|falt[oó]) (?:su|mi|la|el|nuestr[oa]) (?:mam|pap|madre|padre|abuel|herman|espos|marid|mujer)[A-Za-zÀ-ỹ]*',
)
/** An animal that was to be put down. */
const PUT_DOWN = sign('l[oa]s? (?:iban?|quer[ií]an?|ten[ií]an que|mandaron) (?:a )?(?:dormir|sacrificar)')
const GRIEF = sign(
  '(?:l[oa]s?|te) (?:extraño|extrañamos|extraña(?:ba)?|echo de menos|echamos de menos|lloro|lloramos) (?:tanto|tant[ií]simo|demasiado|horrores|un chingo|tanto tanto|much[ií]simo|a diario|todos los d[ií]as|cada d[ií]a|cada noche)|(?:(?:todav[ií]a|a[uú]n|ya) )?no (?:puedo|podemos|soporto|soportamos|he podido|hemos podido|logro) (?:ver|o[ií]r|escuchar|entrar|pasar|mirar|hablar|ni (?:ver|entrar)|superar|dormir|volver|creer|abrir|tirar|guardar|regalar) (?:su|sus|la|el|l[oa]s|a|de|que|en|por|ni)(?![A-Za-zÀ-ỹ])|no (?:l[oa]s?|te) (?:supero|hemos superado|he superado|acabo de superar)|no (?:me|nos) (?:repongo|reponemos|recupero|hago a la idea)|se (?:me|nos) (?:parte|rompe|encoge|hace pedazos) el (?:alma|coraz[oó]n)|(?:me|nos) (?:duele|doli[oó]) (?:mucho|tanto|hasta (?:hoy|el alma)|todav[ií]a|much[ií]simo)|(?:me|nos) hace (?:mucha|tanta|demasiada|much[ií]sima) falta(?! (?:en|aqu[ií]|su|un|una|para)(?![A-Za-zÀ-ỹ]))|(?:me|nos) (?:quit[oó]|quitaron|arrebat[A-Za-zÀ-ỹ]+) (?:la vida|al? )|(?:todav[ií]a|a[uú]n|sigo|seguimos) (?:lloro|lloramos|llorando|le lloro|de luto|sin creer[A-Za-zÀ-ỹ]*|esper[aá]ndol[oa])(?![A-Za-zÀ-ỹ])|(?:lloro|llor[eé]|lloramos) (?:todas las noches|cada noche|cada vez|todos los d[ií]as|a diario|por (?:él|ella) )|(?:desde que (?:se fue|muri[oó]|no est[aá]|falta) )?(?:ya )?nada (?:es|ha sido) (?:lo mismo|igual)|la casa (?:est[aá]|se siente|qued[oó]) (?:muy |tan |bien )?(?:vac[ií]a|sola|callada)|no sabes (?:la falta|cu[aá]nto) (?:que )?(?:me|nos|te)|ojal[aá] (?:estuviera|siguiera|pudiera)',
)
const VIOLENCE = sign(
  'suicid[A-Za-zÀ-ỹ]+|quit(?:ar(?:se|me|te)|[oó]|arse) la vida|(?:intent|trat)[A-Za-zÀ-ỹ]+ (?:de )?(?:matar|cortar)(?:se|me|te)(?= |[,.;]|$)|la noche que (?:me|se) (?:quis[eo]|quer[ií]a) (?:matar|morir)|no (?:quer[ií]a|quise) (?:seguir viviendo|vivir m[aá]s)|se (?:corta|cortaba|lastima|lastimaba) (?:los brazos|las piernas|la piel|las venas)|huyendo de (?:mi|su|tu|nuestro) (?:pap[aá]|padre|padrastro|espos|marid|ex)[A-Za-zÀ-ỹ]*(?! (?:disfrazad|que jug|jugand|con (?:la )?(?:manguera|escoba|m[aá]scara)))|orden de (?:restricci[oó]n|alejamiento)|(?:nos|me|le|les) (?:robaron|saquearon|balacearon|secuestr[A-Za-zÀ-ỹ]+|amenaz[A-Za-zÀ-ỹ]+)(?! (?:(?:las?|los?|mis?|el) (?!casa|vida|dinero)[A-Za-zÀ-ỹ]+|una? (?:sonrisa|risa|beso|c[aá]mara)|(?:la|el) (?:show|foto|atenci[oó]n|idea))(?![A-Za-zÀ-ỹ]))|(?:balacera|secuestr[oó]|se meti[oó] a robar|le dispararon)|(?:me|nos) asaltaron|l[oa]s? (?:mataron|asesinaron|atropell(?:ó|aron)|acuchillaron|balearon)(?! (?:a|de) )|muri[oó] (?:atropellad|balead|asesinad)[oa]|maltrat(?:o|aba|aban|[oó])|(?:marido|espos[oa]|pap[aá]|padre|mam[aá]|madre|jef[ea]|novi[oa]) (?:le|l[oa]s?|nos|me) (?:grit|humill|insult)aba|(?:mi|su|tu|nuestr[oa]) (?:pap[aá]|padre|padrastro|mam[aá]|madre|madrastra|espos[oa]|marido|t[ií][oa]|abuel[oa]|ex|novi[oa]) (?:nos|me|l[aeo]s?) (?:peg|golpe)[oó](?=[\\s!]*(?:[,.;]|$)| (?:y|pero|porque|a todos|muy|mucho|esa|ese)(?![A-Za-zÀ-ỹ]))|(?<!se )(?:nos|me|le|l[oa]) (?:golpeaba|golpeara|pegara|pegaba)n?(?! (?:al?|la|el|un|una|risa|susto|gritos?)(?![A-Za-zÀ-ỹ]))|violencia|abus(?:o|aba) sexual[A-Za-zÀ-ỹ]*|(?:el|un|por) fraude|en juicio|juicio (?:con|contra|por)|denunci(?:[oó]|ar) a|(?:la|una) denuncia|malos pasos|(?:l[oa]s?|nos|me) (?:detuvieron|arrestaron)|(?:por|de|el) acoso|pensi[oó]n (?:alimenticia|de (?:mi|su|l[oa]s) hij)|(?:nos|me|le) rob[oó] (?:en|dinero|a)(?![A-Za-zÀ-ỹ])|(?:nos|me|le) rob[oó](?=[\\s!]*(?:[,.;]|$))',
)

export type PrivateFact =
  | 'address'
  | 'telephone'
  | 'school'
  | 'diagnosis'
  | 'illness'
  | 'prison'
  | 'safety'
  | 'adoption'
  | 'stepfamily'
  | 'request'
  | 'secret'
  | 'surprise'
  | 'confidence'
  | 'infidelity'
  | 'separation'
  | 'ex'
  | 'money'
  | 'papers'
  | 'bodily'
  | 'bullying'
  | 'marks'
  | 'loss'
  | 'violence'
  | 'grief'
  | 'bereaved'

/** The most private kinds first. */
const SIGNS: readonly (readonly [PrivateFact, RegExp])[] = [
  ['address', ADDRESS],
  ['telephone', TELEPHONE],
  ['prison', PRISON],
  ['adoption', ADOPTION],
  ['adoption', FROM_HOME],
  ['safety', SAFETY],
  ['stepfamily', STEPFAMILY],
  ['infidelity', INFIDELITY],
  ['request', REQUEST],
  ['secret', SECRET],
  ['surprise', SURPRISE],
  ['confidence', CONFIDENCE],
  ['confidence', TEARS],
  ['confidence', DISMISSED],
  ['papers', PAPERS],
  ...OTHERS_AFFAIRS,
  ['loss', LOSS],
  ['bereaved', BEREAVED],
  ['violence', VIOLENCE],
  ['grief', GRIEF],
  ['bodily', BODILY],
  ['bodily', UNDRESSED],
  ['bodily', WORN],
  ['bullying', BULLYING],
  ['bullying', UNLETTERED],
  ['marks', MARKS],
  ['separation', DIVORCE],
  ['separation', SEPARATION],
  ['separation', OUR_QUARREL],
  ['ex', EX],
  ['money', MONEY],
  ['diagnosis', ADDICTION],
  ['diagnosis', DIAGNOSIS],
  ['diagnosis', FADING],
  ['diagnosis', TREATED],
  ['diagnosis', AILMENT],
  ['diagnosis', MAIMED],
  ['diagnosis', SENSES],
  ['diagnosis', LETTERS],
  ['school', SCHOOL],
  ['illness', ILLNESS],
]

/** What is no secret of an animal's: it may be adopted and wet a rug, and its owners' divorce stays theirs. */
const NOT_OF_ANIMALS: readonly RegExp[] = [
  ADOPTION,
  FROM_HOME,
  SAFETY,
  TREATED,
  BODILY,
  UNDRESSED,
  SEPARATION,
  BULLYING,
  SENSES,
  MAIMED,
]
/** What anybody may tell of a day that they chose: a bed in a hospital, a death, tears, a quarrel long made up. */
const OF_A_DAY: readonly RegExp[] = [ILLNESS, BEREAVED, TEARS, OUR_QUARREL, DISMISSED]

/**
 * The first private fact that a text holds, the most private kinds first; null where there is none. `memory`: of a day
 * that its giver chose to tell; 'te operaron y comimos gelatina' is 'illness', and of a day null.
 */
export function privateFact(said: string, { animal = false, small = false, memory = false } = {}): PrivateFact | null {
  const text = withoutNoSecrets(said)
  if (animal && PUT_DOWN.test(text)) return 'violence'
  const none = [
    ...(animal ? NOT_OF_ANIMALS : []),
    ...(small ? [UNLETTERED] : []),
    ...(small && isOwnUndress(text) ? [UNDRESSED] : []),
    ...(memory ? OF_A_DAY : []),
  ]
  if (AT_WORK_OR_BORN.test(text)) none.push(ILLNESS)
  return SIGNS.find(([, test]) => !none.includes(test) && test.test(text))?.[0] ?? null
}

const SCHOOLS = new RegExp(SCHOOL, 'gu')

/** 'en el colegio Cervantes' → 'en el colegio'. */
export function withoutSchoolName(text: string): string {
  return text.replace(SCHOOLS, (school: string, name: string) => school.slice(0, school.length - name.length))
}
