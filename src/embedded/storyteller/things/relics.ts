import { bare } from '../language/grammar/text.ts'
import { withCarParks } from './happenings.ts'

/** What stays of a day whose things no hand keeps, and two ways in which it brings that day back: predicates for its `el`. */
type Relic = {
  un: string
  wakes: readonly [string, string]
  /** Left of what was done, and not of where it was. */ isOfDeed: boolean
}

/**
 * Words of a memory without accents, each whole; what was left of it; how it wakes. After '~' a place, of which less
 * is known than of what was done there, and after '~~' the weather; after '!' what tells it from any other day, as a game's pieces do.
 */
const TABLE = `
(?:hac\\w+|hicimos|hizo|haci\\w+|prepar\\w+|cocin\\w+) (?:\\w+ )?(?:mole|sopa|caldo|pozole|guiso|ajiaco|sancocho|locro|mermelada|mazamorra|frijoles|lentejas|paella) / una cuchara de palo / dio tres vueltas en el aire, despacio / olió a olla recién destapada
(?:hac\\w+|hicimos|hizo|haci\\w+|prepar\\w+) (?:\\w+ )?(?:tamales|hallacas|humitas|nacatamales) / un cordel de cocina / se hizo un nudo, y olió a masa / se desató solo
(?:hac\\w+|hicimos|hizo|haci\\w+|prepar\\w+|horne\\w+) (?:\\w+ )?(?:galletas|pizzas?|pan|empanadas|strudel) / un rodillo / rodó de ida y vuelta / olió a harina
(?:hac\\w+|hicimos|hizo|haci\\w+|prepar\\w+|ech\\w+) (?:\\w+ )?(?:tortillas|arepas|pupusas|croquetas|bunuelos|hot ?cakes|panqueques|crepas|milanesas|torrijas) / una pala de cocina / dio la vuelta en el aire, limpiamente / chisporroteó un poquito
!(?:sal|salero) en (?:vez|lugar) de|(?:puso|puse|ech\\w+) (?:la )?sal(?= |$|[,.]) / un salero / se sacudió un poquito, chis, chis / dio media vuelta y volvió
(?:hac\\w+|hicimos|hizo|haci\\w+|prepar\\w+|horne\\w+) (?:\\w+ )?(?:pastel(?:es)?|tartas?|tortas?(?! frita)|bizcochos?) / un batidor / dio tres vueltas en el aire, despacio / sonó, clan, como en el fondo del tazón
!nos (?:acab|comi)\\w+ (?:\\w+ )?(?:el|la|un|una) (?:\\w+ )?(?:pastel|torta|tarta) / una caja de pastel / se abrió un poquito y se volvió a cerrar / olió a dulce
(?:ofrec\\w+|convid\\w+|compart\\w+|dio|daba) (?:\\w+ ){0,4}galletas? / una galleta / crujió un poquito / olió a recién horneada
comprar (?:el |un |unos )?pan(?:es)?(?! de)|por (?:el )?pan(?= |$|[,.]) / una bolsa de pan / crujió como recién traída / olió a recién horneado
pein(?:aba\\w*|ando\\w*) / un peine / pasó por el aire, de arriba abajo / sonó, rrrr, como cuando se pasa el dedo
broches|hebillas / un broche / se abrió y se cerró, clic / brilló como recién puesto
sandias? / una semilla de sandía / rodó un poquito y se detuvo / giró sobre una punta
(?:hac\\w+|hicimos|hizo|en la|una) (?:\\w+ )?(?:fila|cola)(?= (?:en|del|de l[oa]s?|para|por)(?! perro)(?= )|$|[,.]) / un papelito de turno / se enderezó de pronto / se dobló y se desdobló
(?:hi[cz]\\w+|hac\\w+|constru\\w+|arm\\w+) (?:\\w+ ){0,3}(?:en el juego|en minecraft)|minecraft / un bloque / giró sobre una esquina / encajó en el aire, toc
videojuegos?|nintendo|playstation|xbox|mario kart / un control de videojuego / encendió una lucecita / vibró, como cuando se gana
ecuacion(?:es)?|(?:anot|inscrib|apunt|met)\\w+ (?:en|a) la (?:secundaria|primaria|prepa|escuela|universidad)|las tablas(?= .*(?:profe|ensen|multipl)) / un cuaderno / pasó una hoja, y luego otra / se abrió, como para que alguien leyera
le(?:yo|ia\\w*|imos|er\\w*|yendo\\w*) (?:\\w+ )?cuentos? / un libro de cuentos / pasó una hoja, y luego otra / se abrió, como para que alguien leyera
le(?:yo|ia\\w*|imos|er\\w*|yendo\\w*) (?:\\w+ )?cuentos? / un separador de libro / se enderezó de pronto / se meció un poquito, de lado a lado
(?:salio|solto|zafo) la cadena / una cadena de bici / hizo trac, trac, como al pedalear / se enrolló y se desenrolló
(?:cort\\w+) (?:\\w+ ){0,3}(?:pelo|cabello|flequillo|fleco) / un peine / pasó por el aire, de arriba abajo / sonó, rrrr, como cuando se pasa el dedo
(?:caramelos?|dulces|paletas|bombones|chupetines) / un papelito de caramelo / crujió como recién abierto / brilló y dio una vuelta
se comi\\w+ (?:el|la) (?:\\w+ )?(?:pastel|torta|tarta) / una migaja / olió a dulce / rodó un poquito, con mucha dignidad
calcetines|calcetas|medias de lana / un calcetín / se estiró, como recién despierto / se dobló en bolita y rodó
(?:trae\\w*|trajo|pidio|vendi\\w+) tamales / una hoja de tamal / se desdobló, y olió a masa / se dobló en forma de barco
dibuj(?:amos|abamos|aba|abas|o|aste|ando|ar) / un lápiz de color / hizo una raya en el aire / dibujó un círculo chiquito
tej(?:er|io|ia\\w*|iendo|imos)|estambre|crochet|bufandas? / un ovillo de lana / rodó solo, y dejó un hilo detrás / dio dos vueltas y se quedó esperando
(?:hac\\w+|hicimos|hizo|prepar\\w+) (?:\\w+ ){0,4}(?:gorditas|quesadillas|sopes|tlacoyos|chipas?) / una pala de cocina / dio la vuelta en el aire, limpiamente / chispeó, como en el comal
~(?<!hech[oa]s? )(?:caldo|sopa|pozole) / una cuchara / tintineó, clin / brilló por la orilla
pesebre / una figurita del pesebre / se enderezó, muy seria / dio media vuelta y volvió
jonron\\w*|hit(?= |,|$)|bate(?:o|ar|amos)|beisbol / una pelota de béisbol / rodó en redondo y volvió / dio un brinco, y luego otro más alto
gelatinas? / un molde de gelatina / tembló un poquito, como lo que lleva adentro / sonó, tin, como recién lavado
flan(?:es)? / un molde de flan / tembló un poquito, como lo que lleva adentro / sonó, tin, como recién lavado
lasana|espagueti / un tenedor / rodó sobre sus dientes / dejó cuatro rayitas en el aire
pulseras / una pulsera / tintineó, tin, muy clarito / dio una vuelta, muy despacio
sabanas / una sábana doblada / se desdobló sola, y estaba tibia / se dobló otra vez, en cuatro
closet|ropero|armario / un gancho de ropa / se balanceó, ñic / dio una vuelta sobre su punta
niebla|cumbre|cima|erupcion / una piedra gris / rodó un poquito, como cuesta abajo / se entibió, como al sol
poner los cambios|palanca de cambios / una llave / dio media vuelta en el aire, como para arrancar / tintineó, clin
canasto de la ropa|cesto de la ropa / una pinza de ropa / se abrió y se cerró, clac / dio un saltito en el aire
ceviches?|cebiches? / un limón / soltó una gota / olió a recién cortado
tambor(?:es)?|candombe|batucada / un palo de tambor / dio dos golpes en el aire, toc, toc / marcó un compás, muy bajito
ambulancia / un rollo de venda / rodó en redondo y se quedó de pie / se desenrolló un poquito, y se volvió a enrollar
noquis / un tenedor / rodó sobre sus dientes / dejó cuatro rayitas en el aire
por telefono|altavoz|videollamadas? / un teléfono / encendió una lucecita / hizo rin, muy bajito
mariachis?(?!.*(?:por telefono|altavoz|video)) / un moño de mariachi / se abrió y se cerró, como un aplauso / dio una vuelta entera
karaoke / un micrófono / encendió una lucecita / sonó, tum, tum, como quien prueba
estornud\\w+ / un pañuelo / ondeó sin viento / se desdobló y se volvió a doblar
(?<!(?:vin\\w+|fu\\w+|ir\\w*|quer\\w+) (?:\\w+ ){0,3})estudi(?:ar|aba\\w*|abamos|amos|ando)|tareas?(?= |$|[,.])|reprob\\w+ / un cuaderno / pasó una hoja, y luego otra / se abrió, como para que alguien leyera
rudos?|luchador\\w*|lucha libre / una máscara de luchador / dio media vuelta y volvió / se enderezó, como antes de salir al ring
bomber\\w+ / un casco de bombero / brilló de lado a lado / se levantó solo, muy derecho
(?:ver|vimos|veiamos|mirar|mirando|contar|contaba\\w*|ensenaba|con|de) (?:las |la lluvia de )?estrellas|lluvia de estrellas / una estrella chiquita / parpadeó dos veces / brilló un poco más
serenata / una cuerda de guitarra / sonó una vez, muy clara / tembló como recién tocada
primer[ao]?s? pas(?:os|itos)|empezo a caminar / un zapatito / dio un paso, y luego otro / marcó el compás, tap, tap
limonada|limones|limoneros?|(?:un|el|cual|cada) limon / un limón / olió a recién cortado / rodó un poquito y se detuvo
estudi\\w+ con (?:una )?velas?|con velas?|a la luz de (?:una |las )?velas? / una vela / se encendió sola / hizo bailar su llama
(?:arm\\w+|desarm\\w+|arregl\\w+|repar\\w+) (?:\\w+ ){0,2}(?:radio|robot|licuadora|mueble|reloj|motor|compu\\w*) / un tornillo / giró sobre la punta, como un trompo / rodó en redondo, clin
(?:qued|dej)\\w+ (?:\\w+ )?encerrad[oa]s(?! en (?:el|un) (?:elevador|ascensor)) / una llave / dio media vuelta en el aire, clic / tintineó, clin
autodromo|carreras? de (?:autos|coches|carros|motos) / una bandera de cuadros / ondeó sola / dio un coletazo, como en la meta
campeonato|torneo / un programa del torneo / se abrió por en medio / se abanicó solo
festival|obra de teatro|pastorela|se presento(?! a)|(?<=(?:publico|escenario|auditorio|teatro|salon|obra)(?: .*)? )aplaudi\\w+|aplaudi\\w+(?= .*(?:publico|escenario|auditorio|teatro)) / un programa de mano / se abrió por en medio / se abanicó solo
verbena|kermes|feria(?! de ciencias)|fiesta (?:de|del|en) (?:un |el )?pueblo / un banderín de papel / ondeó sin viento / dio dos vueltas, como en un baile
(?:muneco|mono|bola)s? de nieve|(?:la|en|de|vimos|ver|conoc\\w+|toc\\w+) nieve(?! de)|nevo|nevaba / un guante / abrió los dedos y saludó / se puso frío por las puntas
~bus|omnibus|transmilenio / un boleto / se enderezó, como recién comprado / se dobló por la mitad
monopatin / un monopatín / rodó solo, trac, trac / dio una vuelta entera y frenó
skate / un skate / rodó solo, trac, trac / dio una vuelta entera y frenó
patineta / una patineta / rodó sola, trac, trac / dio una vuelta entera y frenó
patinete|scooter / un patinete / rodó solo, trac, trac / dio una vuelta entera y frenó
mudanza|nos mudamos / un rollo de cinta / dio un tirón, rrras, como al cerrar una caja / rodó en redondo y se quedó de pie
burros?|burrito|caballos?|yegua|mula / una herradura / dio un paso, clop, y luego otro / brilló como recién puesta
vacas?|cabras?|ovejas?|corderos?|borregos?|terner[oa]|becerr[oa] / un cencerro / sonó una vez, muy despacio / se movió solo, y olió a campo
pescar|pesco|pesca|pescamos|pescaron|pescando|mojarra|trucha / un corcho de pesca / dio un tirón, como cuando pican / se hundió en el aire y volvió a subir, plop
gallinas?|palomas?|patos?|guajolotes?|pavos?|flamingos?|flamencos|pajar\\w+|loros?|gallos? / una pluma / subió, dio una vuelta y bajó / se esponjó, como antes de echar a volar
pase(?:o|ar\\w*|amos|aba\\w*) (?:\\w+ ){0,3}perr(?:o|a|it[oa])s? / una correa / dio un tirón, como cuando hay prisa por salir / tintineó como antes de un paseo
gatos?|gatit[oa] / un cascabel / rodó despacio y se detuvo donde quiso / sonó dos veces, como con pasos de gato
mar|playa|olas?|bahia|cala / una caracola / sonó a mar, muy hondo / dejó caer un hilo de arena
(?<=(?:al|el|del|un) )rio|lago|laguna|albufera|arroyo|poza|acequia / una piedra lisa / se puso oscura y brillante, como recién sacada / sonó a agua que pasa
nadar|nado|sali\\w+ del agua|trampolin|alberca|pileta|piscina / una toalla / soltó una gota, luego otra / olió a agua y a sol
(?:bombas?|bombitas?|bombuchas?|globos?|guerra) (?:de|con|llen[oa]s? de) agua / un globo sin inflar / se estiró y se encogió, flop / se infló un poquito, y soltó una gota
(?:vol\\w+|remont\\w+|encumbr\\w+|elev\\w+) (?:un |una |el |la |las |los )?(?:cometas?|papalotes?|barriletes?|volantin(?:es)?) / un hilo de papalote / se tensó, como cuando sopla el viento / se levantó en el aire, derecho hacia arriba
(?:hi[cz]\\w+|haciendo|armamos|armaron|explot\\w+) (?:un |el |su )?volcan|volcan\\w* (?:y|que|de bicarbonato|de la feria|no explot\\w+) / un frasquito de bicarbonato / hizo una burbuja, y luego otra / soltó una espumita
avion(?:es|cito)? de papel / un avión de papel / planeó un poquito y aterrizó / movió las alas, como antes de volar
madera|(?<!las )tablas|carpint\\w+|aserr\\w+ / un pedacito de madera / olió a taller recién abierto / dio dos golpecitos, toc, toc
~(?<=(?:el|al|del|un|los|unos|por|en) )cerros?|montana(?! rusa)|paramo|volcan|sierra / una piedra gris / rodó un poquito, como cuesta abajo / se entibió, como al sol
~bosque|parque(?! (?:acuatico|de (?:diversiones|atracciones)))|monte|arbol|almendro|(?<!dia del? )jardin / una hoja seca / crujió como bajo una pisada / se puso verde un instante, por las orillas
semillas?|plantaba|(?<!se (?:(?:me|te|le|les|nos) )?)planto|sembr\\w+|regar|huerto / una semilla / se abrió un poquito, por la mitad / echó un hilo verde
bici|bicicleta|cicla|(?:sin )?(?:rueditas|ruedines|rodachines) / un timbre de bici / sonó una vez, rin / dio la vuelta solo, como bajando una cuesta
patines|patinar|patinamos|patinando|patinaje / un cordón de patín / se amarró solo, con doble nudo / dio una vuelta en el aire, y luego otra
partido de futbol|(?<!viendo )el partido|la final(?= .*(?:gol|penal|cancha|futbol|equipo|\\d-\\d))|gol(?:es)?|penal(?:es)?|futbol|perdimos (?:la final )?\\d+ a \\d+ / un silbato / pitó como para empezar otra vez / dio un saltito, como si alguien soplara
elevador|ascensor / un botón dorado / se encendió y dijo ding / subió, bajó y volvió a subir
pachamancas? / una piedra tibia / soltó un hilito de vapor / rodó un poquito y se detuvo
se (?:le |me )?(?:rompio|revento|quebro) una cuerda / una cuerda / sonó una vez, muy clara / tembló como recién tocada
(?:apagon|se fue la luz|sin luz)(?!.*(?:lampara|linterna|faros|focos|celular|elevador|ascensor)) / una vela / se encendió sola / hizo bailar su llama
acamp\\w+|campamento|carpa|casa de campana|tienda de campana|a oscuras / una linterna / alumbró un círculo muy redondo / parpadeó dos veces
navidad|nochebuena / una estrella de cartón / dio vueltas, y brilló / se encendió por las cinco puntas
boda|(?<!^(?:cuando|el (?:dia|ano) (?:en )?que) )(?:nos|se) casa(?:mos|ron)|bautizo|bautismo|comunion / una cinta blanca / se desató sola, y ondeó / se hizo un moño perfecto
(?:pastel(?:ito)?|tarta|torta)(?=.*(?:cumple|vela|sopl))|(?<=(?:cumple|vela|sopl).*)(?:pastel|tarta|torta) / una velita de pastel / se encendió sola / tembló como antes de un deseo
cocin(?:amos|aba|abamos|ar|ando|o|aste|aron)|hornea\\w+|sarten|comal / una cuchara de palo / olió como recién sacada de la olla / dio dos golpes en el aire, toc, toc
!arbol(?:ito)? de navidad / una esfera / giró despacio, y brilló / se encendió de todos los colores
!poemas?|poesias?|declam\\w+ / una hoja con un poema / se enderezó, como antes de empezar / crujió bajito, renglón por renglón
!tecl(?:a|ado)s? / una tecla / saltó dos veces, tac, tac / se hundió y volvió a subir
!pint\\w+ (?:\\w+ ){0,2}(?:las )?unas / un pincelito / pintó un punto en el aire / dejó una raya de color, muy derecha
!caracol(?:es)?(?! de mar)|babosas? / un caparazón de caracol / dejó un hilo de plata / giró sobre la punta, muy despacio
!piecitos? de (?:un[ao]? |la |esa )?(?:planta|mata|flor\\w*|rosal) / un piecito de planta / estiró una hoja / echó una raíz chiquita
!(?:esquejes?|gajitos?|gajos?|hijuelos?|patillas?) de (?:un[ao]? |la |esa |su )?(?:planta|mata|flor\\w*|rosal|cactus|malvon|geranio|suculenta) / un esqueje / estiró una hoja / echó una raíz chiquita
!(?:cuarto|camara) fri[oa]|congelador(?:a)? / un pedacito de hielo / brilló, y no se derretía / resbaló en redondo y volvió
!pericos?|cotorr(?:o|a)s?|guacamay\\w+|canarios? / una pluma / subió, dio una vuelta y bajó / se esponjó, como antes de echar a volar
~~rez(?:o|ar|aba\\w*|amos|abamos|ando)|rosario / un rosario / tintineó, cuenta por cuenta / se meció un poquito, de lado a lado
~~fiebre|calentura / un termómetro / brilló por la punta / bajó una rayita, y luego otra
!rompecabezas|(?:falt\\w+|hizo|perdi\\w+) (?:una|la) pieza / una pieza de rompecabezas / enseñó su lado pintado / encajó en el aire, tac
!domino / una ficha de dominó / cayó de pie, toc / se dio la vuelta sola, y era el doble seis
!ajedrez|peon|peones|jaque / un peón de ajedrez / avanzó dos casillas por el aire / dio dos pasitos, muy derecho
!loteria / una carta de lotería / se dio la vuelta sola / giró sobre una esquina
!burako|rummikub|mahjong / una ficha / cayó de pie, toc / se dio la vuelta sola
!(?<=jug\\w{1,6} (?:a |al )?(?:las |la )?)(?:truco|cartas|baraja|chinchon|conquian|mus|brisca|tute|uno|escoba)(?! de la) / una baraja / se barajó sola, sin que se cayera una carta / se abrió como un abanico
(?<!(?:reprob|exam|tarea|clase|matem|ayud|ensen).*)(?<=(?:un|el|del|de|con|y|tom\\w+|ceb\\w+|prepar\\w+) )mates?(?!.*(?:reprob|exam|tarea|estudi)) / un mate / echó un hilo de vapor / hizo frrr, como en el último sorbo
cafe|cafecito|tinto|aguapanela|agua de panela|atole|champurrado|chocolate caliente / una taza / echó un hilo de humo / se entibió, como recién servida
nacio|naci|recien nacid[oa]|(?:agarr|apret)\\w+ (?:de )?(?:mi|su|el|un) dedo / una mantita / se extendió sin ayuda de nadie / se entibió, como entre dos brazos
nacio|naci|recien nacid[oa]|(?:agarr|apret)\\w+ (?:de )?(?:mi|su|el|un) dedo / un gorrito / se esponjó un poquito / dio media vuelta y volvió
columpio / una argolla de columpio / fue y vino, fue y vino / hizo ñic, ñac
kayak|remando|remar / un remo / dio una brazada en el aire / soltó unas gotas de agua
barcas?|trajineras?|canoas?|balsas?|lanchas?|veleros?|bote(?! de) / una cuerda de barca / se hizo un nudo de los buenos / dio un tirón, como una barca en el muelle
cosimos|cosio|coser|cosia\\w*|cosiendo|costura|bord(?:ar|aba\\w*|o|amos|ando|ado|ados) / una aguja con hilo / dio una puntada en el aire, y otra / brilló, con el hilo dando vueltas
peinado|peinar\\w*|peino|pasadores / un pasador / se abrió y se cerró, clic / brilló como recién puesto
lena|fogon|fogata / un tizón / se puso rojo un momento / olió a leña
diente(?! de (?:leon|ajo))(?!.*trag) / un diente de leche / brilló como una perla / sonó, tic, como al caer en un vaso
generala|cubilete / un dado / rodó, y cayó en seis / giró sobre una punta
disfraz\\w*|disfrac\\w* / un retazo de disfraz / se infló como un traje chiquitito / dio una vuelta entera, como en un espejo
(?:pintar|pintamos|pintando|pint(?:o|aba|aste) (?:\\w+ ){0,2}(?:cuartos?|casa|pared(?:es)?|techo|recamara|barda|puerta))(?! (?:las unas|la cara|los labios|el pelo))|(?<!(?:mano|manita) de )pintura|brocha / una brocha / dio un brochazo en el aire / salpicó un poquito de color
trenz\\w+ / una liga de pelo / se estiró y dio un brinco / se anudó sola
estir\\w+ la masa / un rodillo / rodó de ida y vuelta / olió a harina
inflador|pinch\\w+ / un parche / se estiró y se alisó / hizo pfff
llantas?|neumaticos?|se (?:nos |le )?poncho|bencina|en pana / una tuerca / giró como un trompo / rodó en redondo y se detuvo, clin
~hospital|clinica|maternidad / una pulsera de papel / crujió un poquito / dio una vuelta, muy despacio
~escuela|colegio|cole|kinder|salon|universidad|prepa / un lápiz / hizo una raya en el aire / rodó un poquito y se detuvo
~cine|teatro|circo|concierto(?! de \\w+s(?![a-z]))|estadio|museo|acuario|zoologico|feria(?! de ciencias)|partido|parque (?:acuatico|de (?:diversiones|atracciones)) / un boleto / se enderezó, como recién comprado / brilló como recién impreso
~aeropuerto|avion(?! de papel)|vuelo / una etiqueta de maleta / dio un tirón, como en un viaje / dio vueltas en su cordón
~parada del? (?:camion|bus|micro|colectivo|bondi|autobus)|autobus|colectivo|micro|bondi / un boleto / se enderezó, como recién comprado / se dobló por la mitad
~(?<!un )tren|metro / un boleto / se enderezó, como recién comprado / vibró como sobre las vías
~carretera|ruta|autopista|coche|carro|auto|vocho|fiat|seat|renault|tsuru|camioneta|troca|taxi|moto|manejar|conducir / una llave / dio media vuelta en el aire, como para arrancar / tintineó, clin
~~aguacero|llovi(?:o|a|endo)|lluvia(?! de) / una gota de lluvia / tembló sin caerse / sonó, plic
~~examen(?:es)? / un lápiz / hizo una raya en el aire / rodó un poquito y se detuvo
~~(?:primer|primero) dia de (?:clases|jardin|insti\\w*|prescolar|preescolar|guarderia) / un lápiz / hizo una raya en el aire / rodó un poquito y se detuvo
~~luna de miel (?:en|a|por) |vacaciones / una etiqueta de maleta / dio un tirón, como en un viaje / dio vueltas en su cordón
~~mole|ajiaco|cocido|sancocho|guiso|puchero|locro|menudo|lentejas / una cuchara / tintineó, clin / brilló por la orilla
~~llor(?:o|e|aba|aban|amos|aron|ando|ar) / un pañuelo / ondeó sin viento / se desdobló y se volvió a doblar
~~esquiar|esquiamos|trineo / un guante / abrió los dedos y saludó / se puso frío por las puntas
~~cumpli(?:o|a|ste|mos) \\w+ anos / una velita de pastel / se encendió sola / tembló como antes de un deseo
~oficina|trabajo|junta / un clip / se estiró y se volvió a doblar / dio vueltas como un trompo
~iglesia|parroquia|capilla / una vela / se encendió sola / hizo bailar su llama
~restaurante|cafeteria|fonda|taqueria|pizzeria / una servilleta / se desdobló despacio / se dobló en forma de barco
~tienda|super|mercado|tianguis|compras / una bolsa de papel / crujió como recién traída / se infló y se desinfló
~cancha|entrenamiento|carrera(?! de (?!relevos|obstaculos))|maraton / un cordón de zapato / se amarró solo, con doble nudo / se tensó, como antes de la salida
claxon|bocina|(?:les?|l[oa]s?|nos|me) pit(?:an?|o|aron|aban?) / un claxon / sonó, pi, piii / dio un saltito
`
const ROWS = TABLE.trim()
  .split('\n')
  .map((row) => {
    const [said = '', un = '', first = '', second = ''] = row.split(' / ')
    const places = /^~*/u.exec(said)![0].length
    const isGame = said.startsWith('!')
    const test = new RegExp(`(?<![a-z])(?:${said.replace(/^(?:~+|!)/u, '')})(?![a-z])`, 'u')
    return { test, un, wakes: [first, second] as const, rank: isGame ? 0 : 1 + places, isOfDeed: places === 0 }
  })
const NOT =
  /(?:^| )(?:(?:no|ni|sin|nunca|jamas) (?:\w+ ){0,3}|(?:como(?! (?:\d+|dos|tres|cuatro|cinco|seis|diez|quince|veinte|treinta|cien|mil) )|parecia)(?: si \w+)? (?:\w+ )?)$/u

/** Of the first thing or doing that `memory` names and that leaves something behind which `isFree`; null where none does. */
export function relicOf(memory: string, isFree: (un: string) => boolean = () => true): Relic | null {
  const text = withoutNames(withCarParks(memory))
  const key = bare(text)
  return (
    ROWS.map((row) => ({ ...row, at: key.search(row.test) }))
      .filter(({ at, un }) => at >= 0 && isFree(un) && !NOT.test(key.slice(0, at)))
      .sort((a, b) => a.rank - b.rank || a.at - b.at)[0] ?? null
  )
}

/** 'Cerro Muriano' is no hill; what is written in capitals from end to end names nothing by them. */
const withoutNames = (memory: string) =>
  memory === memory.toUpperCase()
    ? memory
    : memory.replace(/(?<=[\p{L},;] )(?!(?:Navidad|Nochebuena|Nochevieja|Año|Reyes)(?!\p{L}))\p{Lu}\p{Ll}+/gu, (name) =>
        '·'.repeat(name.length),
      )
