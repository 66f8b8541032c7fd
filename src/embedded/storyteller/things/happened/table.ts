/** What is cooked, eaten and drunk; `$` is the word itself. How such a section is written says `happenings.ts`. */
export const TABLE = String.raw`
(?:quem(?:o|aron|aste|e|amos)|(?:salio|salieron|quedo) quemad[oa]s?)\b(?= |$|,|\.)(?! (?:la mano|los? dedos?|la lengua))
  < Salía humo.
  < Olía a quemado.
ceviches?\b|cebiches?\b
  < El cuchillo hacía tac, tac, tac en la cebolla.
  < El limón caía, y el pescado se iba poniendo blanco.
picarones\b
  < La masa caía en el aceite, con su agujero en medio.
  < Chisporroteaba, y se le daba la vuelta.
  < La miel bajaba en un hilo.
torrijas\b
  < El pan se empapaba de leche, por un lado y por el otro.
  < En la sartén chisporroteaba.
  < Encima iba el azúcar.
(?:hicimos|hacer|haciamos|hizo|hacia|hace|preparamos|haciendo|preparar) (?:\w+ ){0,2}(?:tamales|hallacas|humitas|nacatamales)\b
  < La hoja se abría sobre la mano.
  < Una cucharada de masa, y en medio el relleno.
  < La hoja se doblaba por un lado, por el otro, y listo.
  = @ tenían los dedos llenos de masa.
  ! Plas, plas, hacía la masa.
(?:hicimos|hacer|haciamos|hizo|hacia|hace|preparamos|haciendo) (?:\w+ )?(?:tortillas|arepas|pupusas|gorditas)\b|ech\w+ tortillas\b
  < Una bolita de masa rodaba entre las manos.
  < Plas, plas, y la bolita ya era plana.
  < Luego iba al fuego, y luego la siguiente.
  = @ tenían los dedos llenos de masa.
  ! Plas, plas, hacía la masa.
(?:hicimos|hacer|haciamos|hizo|hacia|hace|preparamos|haciendo|horne\w+) (?:\w+ )?(?:galletas|alfajores)\b
  < La masa se estiraba sobre la mesa.
  < Se cortaba una galleta, y otra, y otra.
  < En el horno empezaba a oler.
  = @ tenían los dedos llenos de masa.
(?:hicimos|hacer|haciamos|hizo|hacia|hace|preparamos|haciendo|horne\w+|prepar\w+) (?:\w+ )?(?:pastel(?:es)?|tortas?(?! (?:fritas|ahogada|de (?:barro|lodo|arena)))|bizcocho|tarta|keke|queque|ponque|brownies?|cupcakes|muffins)\b
  < Los huevos se rompían en la orilla, crac.
  < La cuchara daba vueltas, y la masa se ponía lisa.
  < En el horno empezaba a oler.
noquis\b
  < La masa se hacía un rollo largo, y el rollo, pedacitos.
  < Cada pedacito rodaba por el tenedor.
  = @ tenían los dedos llenos de harina.
pizzas?\b(?<=(?:hicimos|hacer|haciamos|hizo|hacia|preparamos|haciendo) (?:\w+ )?pizzas?)
  < La masa se estiraba, y volvía a encogerse.
  < Encima, la salsa; encima de la salsa, el queso.
  = @ tenían los dedos llenos de harina.
amas(?:amos|ando|aba|abamos|o|ar)\b|(?:hicimos|hacer|haciamos|hizo|hacia|hace|preparamos|haciendo) (?:\w+ )?(?:pan|empanadas|strudel)\b
  < La harina flotaba un poquito en el aire.
  < La masa se doblaba, se apretaba y se volvía a doblar.
  = @ tenían los dedos llenos de masa.
  ! Plas, plas, hacía la masa.
(?:hicimos|hacer|haciamos|hizo|hacia|preparamos|haciendo) (?:\w+ )?(?:croquetas|bunuelos|churros|tortas fritas|milanesas|sopaipillas|hot ?cakes|panqueques|pancakes|crepas)\b
  < En la sartén algo chisporroteaba.
  < Se doraba un lado, y luego el otro.
(?:hicimos|hacer|haciamos|hizo|hacia|preparamos|haciendo|cocin\w+) (?:\w+ )?mole\b
  < Los chiles tostados picaban en la nariz.
  < Todo se molía, hasta lo dulce.
  < La cuchara de palo daba vueltas despacio.
  ! Chup, chup, hacía la olla.
(?:hicimos|hacer|haciamos|hizo|hacia|preparamos|haciendo) (?:\w+ )?(?:sopa|caldo|pozole|guiso|ajiaco|sancocho|locro|lentejas|frijoles|mermelada|mazamorra|paella|dulce de leche)\b
  < La cuchara daba vueltas y vueltas.
  < Subía el vapor, y olía más con cada vuelta.
  < La olla hacía chup, chup.
  ! Chup, chup, hacía la olla.
cocin(?:amos|abamos|ando|aba|ar)\b
  < El cuchillo hacía toc, toc, toc en la tabla.
  < La cuchara daba una vuelta, y otra.
  < Olía a lo que se estaba cocinando.
carne asada|parrillada|(?:el|los|un|del|hac\w+|hizo) asados?\b|asador\b
  < Las brasas estaban rojas por debajo.
  < Algo chirriaba sobre el fuego.
  < Se le daba la vuelta, y chirriaba otra vez.
  = @ olían a humo.
sopl(?:aste|o|amos|aron|ar|aba) (?:las|sus) (?:\w+ )?vel
  < Las llamas temblaban, todas juntas.
  < Las mejillas se inflaban, y ¡fuuu!
  < Olía a velitas recién apagadas.
  ! ¡Fuuu!
flan\b
  < El flan temblaba en su plato.
croquetas?\b
  < Por fuera, una croqueta era igual a la otra.
  < Un mordisco por aquí, y otro por allá.
helados?\b
  < El helado se derretía por un lado, y luego por el otro.
  < Una gota fría se iba corriendo hasta los dedos.
nieves? de (?!lejos|cerca|verdad|l[ao]s?\b)\w+
  < La nieve se derretía por un lado, y luego por el otro.
  < Una gota fría se iba corriendo hasta los dedos.
vend(?:iamos|imos|ia|io|iste) (?:\w+ ){0,2}\w+s en\b(?<!limonada en)
  < Las monedas pasaban de una mano a otra.
  < Lo que había para vender se iba acabando, de a poquito.
limonada\b
  < El limón se apretaba, y saltaba el jugo.
  < El azúcar daba vueltas en el fondo.
  < Un vaso, otro vaso, otro vaso.
(?:tom\w+|hac\w+|hizo|hicimos|prepar\w+|serv\w+|sirvi\w+|invit\w+|ceb\w+) (?:el |un |su |unos |de )?mates?\b(?! de)
  < El agua caliente caía en un hilito.
  < Frrr, hacía el último sorbo.
(?:tom\w+|hac\w+|hizo|hicimos|prepar\w+|serv\w+|sirvi\w+|invit\w+) (?:el |un |su |unos |de )?(?:cafe|cafecito|chocolate caliente|atole|tinto)\b(?! (?:helado|frio))
  < De la taza salía un hilo de humo.
  < El calorcito llegaba hasta las manos.
(?:nos|me|les?) (?:ofrecio|dab\w+|di\w+|regal\w+|compr\w+|tra[ij]\w+|escond\w+) (?:\w+ ){0,2}(?:caramelos|dulces|chocolates|paletas|bombones|chupetines)
  < El papelito crujía al abrirse.
  < Lo dulce se hacía chiquito en la boca.
  < En los bolsillos, los papelitos seguían crujiendo.
(?:dab|di|dimos|dio|daba)\w* (?:\w+ )?de comer a (?:los|las|unos) (?:patos|patitos|gansos|cisnes)|(?:patos|patitos)\b(?<=(?:pan|maiz|migas) a (?:los|las) (?:patos|patitos))
  < Una mano se abría, y la comida caía al agua.
  < Cuac, cuac: venía un pato, y otros detrás, en fila.
  < Tragaban rápido y pedían más.
  ! Cuac, cuac.
(?:dab|di|dimos|dio|daba)\w* (?:\w+ )?de comer a (?:los|las|unos|sus) (?:palom|pajar|gallin|pollit|pollo|guajolot|pav|loro|peric|gaviot|cotorr)\w*
  < Una mano se abría, llena de comida.
  < Primero se acercaba un pico, con cuidado. Detrás venían más.
(?:dab|di|dimos|dio|daba)\w* (?:\w+ )?de comer a (?:los|las|unos|sus) (?:perr|gat|caball|burr|vac|cabr|chiv|oveja|borreg|llam|alpac|cerd|puerc|conej|venad|mono|ardill)\w*
  < Una mano se abría, llena de comida.
  < Primero se acercaba un hocico, con cuidado.
se com(?:io|ieron) (?:el|la|los|las|un|una|todo|toda) (?:\w+ )?(?:pastel|torta|tarta|galletas?|pollo|jamon|sandwich|pan|carne|cena|comida|zapato|tarea|helado)
  < Un mordisco, y luego otro.
  < Se oía masticar.
  ! ¡Ñam, ñam!
(?<=(?:^| )(?:com(?:e|er|i|ia|ian|io|imos|iamos|iendo|iste|pr\w+)|cen\w+|desayun\w+|prepar\w+|trajo|traia|hizo|hacia|hicimos|sirv\w+|serv\w+|invit\w+|merend\w+)(?: \w+){0,4} )(?:sopa|caldo|caldito|pozole|cocido|lentejas|ajiaco|menudo)\b
  < La tapa se levantaba, y salía el vapor.
  < Olía a $.
  < Había que soplarle a la cuchara.
(?<=(?:^| )(?:por|com(?:e|er|i|ia|ian|io|imos|iamos|iendo|iste|pr\w+)|cen\w+|desayun\w+|prepar\w+|trajo|traia|hizo|hacia|hicimos|sirv\w+|serv\w+|invit\w+|merend\w+|pid\w+|dispar\w+|pago|pas\w+)(?: \w+){0,4} )(?:anticuchos|pollo a la brasa|pizzas?|tacos|tamales|empanadas|trucha|churros|galletas|pan|bunuelos|hot cakes|chilaquiles|chocolate|palomitas|arroz|elotes|esquites|panqueques|asado|arepas|tortas|milanesas|hornado|completos|hamburguesas|hot dogs|perros calientes|marraqueta|tortilla)\b
  < Olía a $.
cen(?:amos|ando)\b|com(?:imos|iamos) (?:tod[oa]s|junt[oa]s|en familia)|(?:el almuerzo|la cena|la comida) de (?:navidad|nochebuena|fin de ano|ano nuevo|\w+)
  < Un bocado, y luego otro.
picnic|dia de campo
  < La manta se extendía en el suelo.
  < Encima iba quedando todo lo de la canasta.
se com(?:io|ieron) (?:el|la|los|las|un|una|mi|mis|su|sus)\b
  < Un mordisco, y luego otro.
  < Se oía masticar.
  ! ¡Ñam, ñam!
brind(?:amos|aron)\b(?! (?:su|un|una|apoyo))
  < Los vasos se juntaron en el aire.
(?:tir|derram|ech|volc|ca)\w+ (?:\w+ ){0,3}(?:cerveza|cafe|vino|refresco|agua|jugo|leche|sopa|tinto) (?:\w+ )?encima|(?:le|te|me) (?:tir|derram|volc)\w+ (?:\w+ )?(?:cerveza|cafe|vino|refresco|jugo|leche|sopa)
  < El vaso se inclinó.
  < Una gota cayó primero, y las demás fueron detrás.
  ! ¡Chaf!
te de (?:manzanilla|tila|canela|hierbabuena|yerbabuena|limon|menta|hierbas)
  < De la taza salía un hilo de humo.
  < Había que soplarle.
desayun(?:o|amos|abamos|aba|ando)\b
  < Las tazas echaban humo.
  < El pan crujía.
`
