/** On the way: wheels, rails and what stops them. How such a section is written says `happenings.ts`. */
export const ROAD = String.raw`
sin (?:gasolina|nafta|bencina)\b|(?:camion|auto|carro|coche|camioneta|bus|vocho|combi) (?:que )?se (?:nos )?(?:descompuso|averio)|se (?:nos |me |le )?(?:descompuso|averio|quedo|murio) (?:el|la) (?:camion|auto|carro|coche|camioneta|bus|vocho|combi)
  < El motor se quedó callado.
se (?:nos |me |le )?(?:poncho|pincho|revento) (?:la|una|el) (?:llanta|goma|rueda|caucho|neumatico)|nos (?:ponchamos|pinchamos)\b
  < La llanta se había quedado plana.
(?:nos perdimos|se perdieron)\b(?! (?:el|la|los|las|un|una|de) )
  < Todo se parecía a todo.
  = @ miraron para un lado y luego para el otro.
(?:aprend|ensen)\w+ (?:\w+ ){0,4}bici(?:cleta)?\b|rueditas
  < La bici se iba para un lado y luego para el otro.
  ! Rin, rin.
(?<!(?:aprend|ensen)\w+ .*)(?:en|de) (?:la |su |mi |una |tu )?bici(?:cleta)?\b
  < Los pedales daban vueltas y vueltas.
  ! Rin, rin.
pista de hielo|patin\w+ (?:en|sobre) (?:el )?hielo
  < El hielo brillaba, y por los pies subía el frío.
  = @ dejaron rayas en el hielo.
manej(?:ar|aba|abas|amos|ando|o|aste)\b(?! (?:la|el|todo|muy) )|conduc(?:ir|ia|iendo)\b
  < Las manos no soltaban el volante.
(?:ver|vimos|mirar|viendo) (?:pasar )?(?:el|los|al) tren(?:es)?\b(?! de)
  < El suelo temblaba un poco, como tiembla cuando pasa un tren.
(?:en|tomamos|sub\w+ al) (?:el |un |su )?(?:tren|metro|tranvia|subte)\b(?! de)
  < El vagón se mecía, y lo de afuera corría para atrás.
  = @ miraban por la misma ventanilla.
en (?:el |un )?avion\b(?! de)
  < Un zumbido parejo lo envolvía todo.
claxon\b
  ! ¡Pi, piii!
sidecar|en (?:la |su |una )?(?:moto|motoneta|motocicleta)\b
  < El motor zumbaba, y el viento empujaba la cara.
(?:llev\w+|fuimos|ibamos|viaj\w+|volv\w+|recorr\w+|excursion|paseo|viaje) (?:\w+ ){0,5}en (?:el |un |su |mi |nuestro |la |una )?(?:\w+ de la )?(?:carro|coche|auto|camioneta|troca|furgoneta|vocho|taxi|bus|buses|camion|colectivo|micro|autobus)\b|en un (?:seat|vocho|renault|fiat|peugeot|tsuru|datsun|simca)
  < El motor zumbaba, y el camino se iba quedando atrás.
rueda de la fortuna|noria\b
  < Desde lo más alto, todo se veía chiquito.
  = @ miraron hacia abajo, y luego otra vez hacia arriba.
montana rusa
  < Los carritos subían despacio, tac, tac, tac, y bajaban de golpe.
viaj(?:e|amos|aste)\b(?! (?:de regreso|al pasado))
  < Con cada kilómetro, lo de siempre quedaba más lejos.
`
