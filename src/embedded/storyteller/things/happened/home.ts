/** At home: who is born, grows, sleeps; what hands make. How such a section is written says `happenings.ts`. */
export const HOME = String.raw`
(?<!\w (?:cuando|el dia que) )nac(?:io|iste|ieron|isteis)\b|el parto\b|dio a luz
  < Para quien acababa de llegar, todo era nuevo: hasta el aire.
  < Los ojos se abrían un poquito y se volvían a cerrar.
  < En la manta cabía todo, y sobraba manta.
ultrasonido|ecografia|ecos?\b(?= del bebe)
  < En la pantalla, una manchita se movía.
  < Pum, pum, pum, sonaba, muy rápido.
primer[ao]?s? pas(?:os|itos)|empezo a caminar|aprendio a caminar|camino sol[oa]\b
  < El suelo quedaba lejísimos.
  < Un pie iba delante, y el otro esperaba su turno.
  < Los brazos iban abiertos, como alas.
  ! Un pie, otro pie, ¡y otro!
se rio por primera vez|primera (?:risa|carcajada|sonrisa)
  < La boca se abrió un poquito.
  < Y salió una cosa nueva: una risa.
  ! ¡Ja!
primera vez que (?:la|lo|te) (?:banamos|bane)|(?:la|lo|te) (?:banamos|bane|banaba|banabamos)\b
  < El agua estaba tibia.
  < Un pie salía, y otro salpicaba.
  ! ¡Chaf, chaf!
primera palabra|(?:dijo|decir) \w+ por primera vez|primera vez que (?:me |nos )?dijo (?:mama|papa|agua|abu|tata)
  < La boca probaba una forma, y luego otra.
cabi(?:a|as) en (?:la palma|una mano|mi mano|las? dos manos)|primera vez que (?:te|la|lo) cargue|te tuve en brazos|(?:lo|la|te) cargue
  < En el hueco de un brazo cabía, y sobraba brazo.
  < Pesaba poquito, y estaba tibio lo que pesaba.
(?:agarr|apret|jal)\w+ (?:\w+ ){0,2}(?:barba|dedo|nariz|lentes|oreja|aretes?)\b
  < Una mano chiquita se abría y se cerraba.
se (?:le|te|me|nos) cayo (?:el|su|tu|mi|un) (?:\w+ )?diente
  < La lengua no dejaba de buscar el hueco.
primer dia de (?:clases|escuela|colegio|cole|kinder|preescolar|guarderia|primaria)|primer dia (?:en|del) (?:el |la )?(?:kinder|escuela|colegio|jardin|cole)
  < La puerta era más grande que otras puertas.
  < Sonó el timbre.
  < Había que soltar una mano.
(?:se|nos|les) (?:nos |le |les )?(?:fue|quedamos sin|quedaron sin|corto) (?:la )?luz|apagon|sin luz\b|a oscuras|no habia luz
  < Por un momento no se veía ni la propia mano.
  < Los ojos se iban acostumbrando, poco a poco.
  < Sin luz, se oía hasta lo más bajito.
cont\w+ (?:\w+ ){0,2}chistes
  < El chiste empezaba muy serio: había una vez.
  < Venía una pausa, larga, y luego el final.
cort\w+ (?:\w+ ){0,3}(?:pelo|cabello|flequillo|fleco)\b
  < Tris, tras, hacían las tijeras.
  < Un mechón cayó al suelo, y luego otro.
  < Se emparejaba de un lado, y faltaba del otro.
  ! Tris, tras.
(?:ten|tin|pint)\w+ (?:\w+ ){0,2}(?:pelo|cabello)\b
  < Había que esperar, con una toalla en los hombros.
  < Y luego el agua, hasta que saliera clara.
trenzas?\b
  < El peine bajaba desde arriba hasta las puntas.
  < Un mechón por encima, otro por debajo.
rap(?:amos|aron|o|aste|ar|arme|arlo|arla|arnos)\b
  < Un mechón cayó al suelo, y luego otro.
  < El aire se sentía en la cabeza entera.
pein(?:aba|o|aste|ar|arme|arla|arte|arlo|abas)\b
  < El peine bajaba desde arriba hasta las puntas.
  < En un nudo el peine se detenía, y empezaba otra vez.
  < El pelo se iba acomodando, mechón por mechón.
pint\w+ (?:\w+ ){0,2}las unas
  < Un dedo, otro dedo, hasta diez.
  < Y luego había que soplar.
maquill\w+\b
  < La brocha hacía cosquillas en los párpados.
afeit\w+|rasur\w+
  < La espuma hacía una barba blanca.
  < Debajo iba apareciendo una mejilla.
cos(?:ia|io|iste|er|imos|iamos|ias|iendo)\b|bord(?:aba|ar|o|amos|abamos|abas|ando)\b|(?:hizo|hacia|hiciste|hice) (?:\w+ ){0,2}(?:vestidos?|trajes?|disfraz|disfraces|faldita)
  < El hilo entraba en la aguja al segundo intento.
  < La aguja bajaba por aquí y subía por allá.
tej(?:ia|io|iste|er|imos|iamos|iendo|ias)\b
  < El hilo iba y venía, de un lado al otro.
  < Cada vuelta se apoyaba en la de antes.
pint(?:amos|aste|o|abamos|ando|ar|aba) (?:\w+ ){0,2}(?:cuarto|pared\w*|casa|barda|reja|cerca|mural|habitacion|puerta\w*|silla\w*|sala|cocina|fachada|recamara|pieza)\b
  < La brocha subía y bajaba.
  < Una gota de pintura se iba por su cuenta.
  < Olía a pintura fresca.
  = @ tenían pintura en las manos.
(?:ban|lav)\w+ (?:\w+ )?(?:al|a la|a) (?:perr|gat|cachorr)\w+
  < La espuma tapaba hasta las orejas.
  < Una sacudida, y el agua llegaba a la pared.
  ! ¡Splash!
lav\w+ (?:el|la|los|su) (?:coche|carro|auto|camioneta|troca|taxi)
  < La espuma bajaba por los vidrios.
  < El agua hacía ríos en el suelo.
escribi\w+ (?:\w+ )?cart(?:a|ita)s?\b
  < La letra iba despacio, renglón por renglón.
  < Y al final, un nombre.
le(?:ia|ias|yo|imos|iamos|er|iste) (?:\w+ )?(?:periodico|diario|prensa)\b
  < Las hojas crujían al dar la vuelta.
  < La voz iba renglón por renglón.
incubadora\b
  < Detrás del vidrio, todo era chiquito.
se levant\w+ de la mesa\b
  < Una silla se echó hacia atrás.
(?:envuelt|tapad|arropad|envolvi)\w* (?:en|con) (?:\w+ )?(?:cobija|frazada|manta|cobertor|colcha)s?\b
  < Debajo de la tela se iba juntando el calorcito.
repart\w+ (?:\w+ )?(?:cobijas|mantas|frazadas)\b
  < Una cobija pasaba de mano en mano, y luego otra.
(?:foco|letrero|luz|lampara|anuncio)\b(?: \w+){0,4} parpade\w+|parpade\w+ (?:el|la|un|una) (?:foco|letrero|luz|lampara|anuncio)\b
  < La luz se apagaba, se encendía y se volvía a apagar.
gate(?:ando|o|aba|ar)\b
  < Una mano, una rodilla, la otra mano, la otra rodilla.
  < El suelo pasaba muy cerca de la nariz.
  ! Pla, pla, pla.
(?:encend|prend|conect)\w+ (?:los audifonos|el implante)\b
  < Primero, un clic.
  < Y luego, todo lo demás, de golpe: hasta el aire sonaba.
sub\w+ (?:a|en|arriba de) (?:una|la) silla\b
  < Desde la silla, todo se veía de otra altura.
cont\w+ (?:las |sus )?monedas\b
  < Clin, una. Clin, otra. Clin, otra más.
termo (?:de|con) (?:cafe|consome|caldo|te|atole|chocolate|sopa)\b
  < El tapón dio vueltas, y salió el vapor.
zapatos en la mano\b
  < Los zapatos colgaban de dos dedos.
videollamadas?
  < Primero se veía un techo, luego una oreja.
  < En la pantalla cabía una cara.
(?:una|esa|su|tu) carta\b
  El papel crujía al desdoblarse.
(?:en|dentro de|adentro de|abrir|abri|abrio) (?:la|una|su) (?:lonchera|lunchera|fiambrera)
  < El broche hacía clic, y la tapa se levantaba.
(?:dentro|adentro|en el fondo) (?:de un|de una|del|de la) (?:cajon|canasto|cesto|caja|ropero|armario|closet|maleta|cobija\w*)|(?:atrapad|encerrad|escond|dorm)\w+ (?:\w+ )?en (?:el|la|un|una) (?:cajon|canasto|ropero|armario|closet|caja|maleta)
  < Adentro estaba oscuro y blandito.
  < Los ruidos llegaban bajitos.
(?:durmi|dorm|recost)\w+ (?:\w+ ){0,2}(?:encima de|en (?:mi|el|su|tu) (?:\w+ )?(?:pecho|panza|barriga|hombro|brazo)|sobre)
  < Debajo, algo tibio subía y bajaba, como una barca.
  < Pum, pum, se oía, muy cerca.
  ! Shhh. Shhh.
(?:primer|nuestro) beso|nos besamos|me beso\b|la bese\b
  < Las dos caras estaban tan cerca que no cabía nada en medio.
  < Primero se encontraron las narices.
(?:propuso|propuse|propusiste|pidio|pedi|pediste) (?:matrimonio|que nos casaramos|mi mano|su mano)
  < Primero hubo un silencio.
  < La pregunta era corta.
(?:en|sobre) (?:los|sus|mis|tus) hombros|a caballito|a cuestas
  < Desde ahí arriba se veía más lejos.
  < A cada paso, todo se mecía.
  ! Hop, hop, hop.
(?:pus|arm|adorn|decor)\w+ (?:el|nuestro) (?:arbolito|arbol|pino|pesebre|nacimiento|belen)
  < De una caja salía una cosa brillante, y de la cosa brillante, un nudo.
mudanza|nos mudamos|casa nueva|departamento nuevo
  < Había cajas por todas partes.
  < La cinta hacía rrras.
  = @ oían sus pasos en los cuartos vacíos.
carg(?:ar|amos|aron|ando|aba)\b(?! (?:el (?:celular|telefono)|la bateria|a |al |con ))
  < Las rodillas se doblaban, y la carga subía.
  < Un bulto, y otro, y otro.
slime\b
  < El slime se estiraba y se estiraba.
  < Se pegaba en una mano, y luego en las dos.
(?:burbujas|pompas) de jabon|(?:hicimos|hacer|haciamos|soplamos|hacia) (?:burbujas|pompas)
  < Un soplo despacito, y la burbuja crecía.
  < Las burbujas subían, y una por una hacían plop.
  ! Plop. Plop.
(?:mamila|biberon|mamadera|tetero)\b
  < La leche bajaba, bajaba.
  < Glu, glu, y un respiro.
  ! Glu, glu.
(?:dimos|di|dio|probo|probaste|comio) (?:\w+ ){0,3}por primera vez
  < La boca se abrió, se cerró y lo pensó.
  < La lengua salió a ver.
(?:escap|sal)\w+ de (?:la|su) (?:jaula|pecera|conejera|casita)
  < Primero se asomó un hocico.
  < Luego, lo demás.
(?:me|nos|te|le|les) (?:pas|da)\w+ (?:\w+ ){0,3}por (?:encima de )?la (?:barda|tapia|cerca|reja)\b
  < Primero asomaba una mano.
  < Después, lo que traía la mano.
se robo (?:el|la|un|una) (?!corazon|show|atencion)\w+
  < Primero llegó la nariz, por la orilla.
  < Luego hubo un tirón.
perr(?:o|a|it[oa])\b(?<=(?:regal|tra[ij]|adopt)\w* (?:\w+ ){0,4}\w+)
  < La nariz fue primero, y detrás todo lo demás.
  < Cuatro patas no sabían por dónde empezar.
mord(?:io|ia|iste) (?:el|la|los|las|un|una|su|mi|mis) \w+
  < Ñac, ñac, hicieron los dientes.
  ! Ñac, ñac.
espinas?\b(?<=(?:sac|quit)\w+ (?:\w+ )?espinas?)|astillas?\b
  < Había que no moverse.
  < Con dos uñas, muy despacio.
sala de espera|esper\w+ (?:\w+ ){0,4}(?:hospital|clinica)
  < El reloj de la pared iba despacio.
  < Se abría una puerta, y luego otra.
(?:me|nos|lo|la|te|le) esper(?:e|aba|abas|o|aste)s?\b(?! (?:un|una|el|la|que) )
  < Pasaban unos pasos, y luego otros.
(?:me |nos |le )?llam(?:aba|abas|o|aste)s? (?:\w+ ){0,2}por telefono|(?:una|la) llamada\b
  < El teléfono sonaba, y luego venía una voz muy cerca.
`
