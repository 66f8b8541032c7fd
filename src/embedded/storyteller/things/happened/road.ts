/** On the way: wheels, rails and what stops them. How such a section is written says `happenings.ts`. */
export const ROAD = String.raw`
se (?:nos |me |le )?(?:poncho|pincho|revento) (?:la|una|el) (?:llanta|goma|rueda|caucho|neumatico)|nos (?:ponchamos|pinchamos)\b
  < ¡Psss! Una llanta perdía el aire.
  = @ se bajaron a mirarla.
  ! Psss.
sin (?:gasolina|nafta|bencina)\b|en pana\b|(?:camion|auto|carro|coche|camioneta|bus|vocho|combi|montacargas|citroneta|micro) (?:que )?se (?:nos )?(?:descompuso|averio|accidento|malogro)|se (?:nos |me |le )?(?:descompuso|averio|accidento|quedo|murio|malogro) (?:el|la) (?:camion|auto|carro|coche|camioneta|bus|vocho|combi|montacargas|citroneta|micro)
  < El motor se quedó callado.
  < Las ruedas dieron todavía una vuelta, y media, y nada más.
  < Sin motor se oía todo lo demás.
  = @ se miraron, y luego miraron el camino.
ambulancia\b
  < Adentro todo iba en su gancho, en su cajón o en su bolsa.
  < Por la ventana, la calle pasaba rápido.
(?:durm|dorm)\w+ (?:\w+ ){0,2}en (?:los|el|un|una|la|mi|su) (?:camion(?:es)?|trailer|carro|coche|auto|camioneta|bus)\b
  < El asiento hacía de cama.
  < Los vidrios se iban empañando.
(?:direccionales|intermitentes|balizas)\b
  < Tic, tac, tic, tac, hacía la luz, y se veía y no se veía.
(?:autobus|bus|omnibus|micro|alsa|tren) nocturno\b|tra[ns]{1,2}bordo\b
  < Afuera pasaban luces, y luego ninguna.
  < El asiento se echaba para atrás todo lo que podía.
(?:varad[oa]s?|parad[oa]s? en el trafico|embotellamiento|trancon|atasco)\b
  < Las ruedas no daban ni media vuelta.
  < Por la ventana se veía siempre lo mismo.
perd\w+ (?:el|nuestro) (?:ultimo )?(?:bus|autobus|camion|tren|avion|vuelo|colectivo|micro|metro|omnibus|bondi)\b|(?:el|nuestro) (?:bus|autobus|camion|tren|avion|vuelo|micro) (?:que )?se nos fue
  < Primero se miró para un lado, y luego para el otro.
  = @ se miraron, y luego miraron otra vez el reloj.
(?:nos perdimos|se perdieron)\b(?! (?:el|la|los|las|un|una|de) )
  < Todo se parecía a todo.
  < Por aquí no era. Por allá, tampoco.
  < Lo que parecía conocido, de cerca no lo era.
  < Cada vuelta llevaba a otra vuelta.
  = @ miraron para un lado y luego para el otro.
(?:aprend|ensen)\w+ (?:\w+ ){0,4}(?:bici(?:cleta)?)\b|rueditas|sin rueditas
  < Un pie[ de &] en el pedal, y el otro todavía en el suelo.
  < Luego el otro pie dejaba el suelo también.
  < La cadena hacía rrrr, y el aire daba en la cara.
  ! Rin, rin.
(?<!(?:aprend|ensen)\w+ .*)(?<!casco )(?:en|de) (?:la |su |mi |una |tu |(?:la )?misma )?bici(?:cleta)?\b
  < Los pedales daban vueltas y vueltas.
  < La cadena hacía rrrr, y el aire daba en la cara.
  ! Rin, rin.
monopatin|patineta|patinete|scooter|skate\b
  < Un pie[ de &] en la tabla. El otro empujaba.
  < Un empujón, otro empujón, y los dos pies arriba.
  < Trac, trac, trac, hacían las ruedas en las juntas.
  ! Trac, trac, trac.
pista de hielo|patin\w+ (?:en|sobre) (?:el )?hielo
  < El hielo brillaba, y por los pies subía el frío.
  < Un pie se iba para delante, y el otro lo pensaba.
  = @ dejaron rayas en el hielo.
(?:ensen|aprend)\w+ (?:\w+ )?a patinar|patin(?:amos|ando|abamos|aba|o|ar)\b|en patines
  < Primero se apretaban bien los cordones.
  < Un pie empujaba, y el otro rodaba.
  < Rrrr, hacían las ruedas.
(?:aprend|ensen)\w+ (?:\w+ ){0,3}(?:manejar|conducir)
  < El asiento, más cerca. El espejo, un poco más arriba.
  < La llave daba media vuelta, y todo temblaba.
  < Las manos[ de &] no soltaban el volante.
manej(?:ar|aba|abas|amos|ando|o|aste)\b(?! (?:la|el|todo|muy) )|conduc(?:ir|ia|iendo)\b
  < Las manos no soltaban el volante.
  < El motor zumbaba, y el camino venía hacia el vidrio.
(?:ver|vimos|mirar|viendo) (?:pasar )?(?:el|los|al) tren(?:es)?\b(?! de)
  < Primero se oía lejos.
  < El suelo temblaba un poco, como tiembla cuando pasa un tren.
  < Pasaba un vagón, y otro, y otro.
(?:en|tomamos|sub\w+ al) (?:el |un |su )?(?:metro|subte)\b(?! de)
  < Las puertas se cerraban con un pitido.
  < El vagón se mecía, y había que agarrarse.
  < Una estación, y otra, y otra.
(?:en|tomamos|sub\w+ al) (?:el |un |su )?(?:tren|tranvia)\b(?! de (?:juguete|madera))
  < El vagón se mecía, y lo de afuera corría para atrás.
  < Por la ventanilla pasaba un árbol, y otro, y otro.
  < Tacatán, tacatán, hacían las ruedas.
  = @ miraban por la misma ventanilla.
  ! Tacatán, tacatán.
(?:en|sub\w+ al) (?:el |un )?avion\b(?! de)|primer vuelo
  < El cinturón hizo clic.
  < El avión corría, corría, y de pronto el suelo quedó abajo.
  < Por la ventanilla, las nubes parecían suelo.
(?:en|al|del) (?:el )?aeropuerto
  < Las puertas se abrían y se cerraban solas.
  < Pasaban maletas, maletas y más maletas.
  < Una voz iba nombrando ciudades.
anden(?:es)?\b
  < Una voz iba nombrando ciudades.
  < Las maletas rodaban, trrr, trrr.
toc\w+ (?:la|el) (?:bocina|claxon)\b
  < Una mano apretaba: ¡pi, piii!
  ! ¡Pi, piii!
claxon\b
  ! ¡Pi, piii!
sidecar|en (?:la |su |una |mi )?(?:moto|motoneta|motocicleta|mototaxi)\b|en el mototaxi
  < El motor zumbaba, y el viento empujaba la cara.
  < En cada curva se inclinaba todo.
  < Atrás había que agarrarse fuerte.
  ! Rrrun, rrrun.
en el balde de|en la (?:caja|batea|parte de atras) de la (?:camioneta|troca|pickup)
  < Cada bache se sentía hasta en los dientes.
  < El viento se llevaba las palabras.
(?:llev\w+|sub\w+|fuimos|ibamos|viaj\w+|volv\w+|recorr\w+|excursion|paseo|viaje) (?:\w+ ){0,6}(?:en|a) (?:el |un |su |mi |nuestro |la |una )?(?:\w+ de la )?(?:carro|coche|auto|camioneta|troca|furgoneta|vocho|taxi|bus|buses|camion|colectivo|micro|autobus|fiat|fusca|combi)\b|en (?:un|el|su) (?:seat|vocho|renault|fiat|peugeot|tsuru|datsun|simca|fusca|citroneta|citroen|escarabajo)\b
  < Las puertas se cerraban, ¡pum!, ¡pum!
  < El motor zumbaba, y el camino se iba quedando atrás.
  < Por la ventana pasaba un árbol, y otro, y otro.
rueda de la fortuna|noria\b
  < La canasta subía de espaldas, meciéndose.
  < Desde lo más alto, todo se veía chiquito.
  = @ miraron hacia abajo, y luego otra vez hacia arriba.
montana rusa
  < Los carritos subían despacio, tac, tac, tac.
  < Arriba hubo un momento de silencio.
  < Y luego, ¡fiuuu!, todo para abajo.
(?:encerrad|atrapad|atorad|atascad|qued|trab)\w+ (?:\w+ ){0,3}(?:elevador|ascensor)\b|(?:elevador|ascensor) (?:que )?se (?:nos )?(?:qued|par|trab|ator|descomp)\w*
  < El elevador se había quedado entre dos pisos.
  < Se apretó un botón, y luego otro, y luego todos.
(?:qued|dej)\w+ (?:\w+ )?encerrad[oa]s\b
  < La puerta no se abría.
  < Se probó la manija para un lado y para el otro.
(?:viaje|ir|fuimos) (?:a|en|con) (?:la )?mochila|de mochila\b
  < Las mochilas pesaban más en la espalda que en el suelo.
(?:dormi\w*|noche) (?:\w+ ){0,3}en (?:la|una|el) (?:estacion|terminal|central|aeropuerto)
  < Las luces no se apagaban.
  < Una voz anunciaba salidas a otros lugares.
  < La maleta hacía de almohada.
tractor\b
  < El motor hacía toc, toc, toc.
  < El asiento brincaba con cada piedra.
viaj(?:e|amos|aste)\b(?! (?:de regreso|al pasado))
  < Con cada kilómetro, lo de siempre quedaba más lejos.
  < Los letreros decían otros nombres.
  < Lo de cerca pasaba rápido; lo de lejos, despacio.
camin(?:amos|ando|ata)\b(?! de puntitas)|a pie\b|senderismo|peregrinacion
  < Un paso, y otro, y otro.
  < El camino sonaba bajo los zapatos.
autodromo|carreras? de (?:autos|coches|carros|motos)
  < Los motores se oían antes de verse.
  < ¡Ñiiiaun!, pasaban, y ya no estaban.
  < Las cabezas iban de un lado al otro.
  ! ¡Ñiiiaun!
`
