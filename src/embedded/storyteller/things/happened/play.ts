/** Games, and what is learnt by doing. How such a section is written says `happenings.ts`. */
export const PLAY = String.raw`
jug\w+ (?:a las )?cartas\b|al (?:truco|mus|conquian)\b|a la (?:baraja|brisca)\b
  < La baraja se partía en dos, y rrrr, volvía a ser una.
  < Las cartas pasaban de mano en mano.
  < Una carta caía en la mesa, boca arriba.
  = @ miraban sus cartas, y luego la cara de enfrente.
domino\b
  < Las fichas daban vueltas boca abajo.
  < Toc: una ficha. Toc: la que le tocaba.
ajedrez|jaque mate
  < Cada pieza esperaba en su cuadrito.
  < Una mano levantaba un peón y tardaba en soltarlo.
loteria\b
  < Se oía el nombre de una carta.
  < Los ojos buscaban, y un frijol caía en su casilla.
a(?:l| las) (?:escondidas|escondidillas|escondite)\b
  < Se oía contar: uno, dos, tres.
  < Detrás de algo, una respiración se aguantaba.
  < Los pasos se acercaban y se alejaban.
  ! Uno, dos, tres…
jug\w+ (?:a los |a |al |con el |a la )?(?:videojuegos|nintendo|xbox|play|mario\b|minecraft)
  < Los botones sonaban clic, clic, clic.
  < En la pantalla todo corría.
(?:basquet|basquetbol|baloncesto)\b
  < El balón botaba, pum, pum, pum.
  < Los tenis rechinaban.
  < El balón rodaba por el aro, como pensándolo.
jug\w+ (?:\w+ ){0,2}(?:al? (?:futbol|pelota)|a la pelota|futbol)|(?:un|el) partido de futbol
  < La pelota iba de pie en pie.
  < Pasaba de largo, y había que correr por ella.
  ! ¡Pum!
(?<=(?:campeonato|torneo|carreras?|jug\w+) (?:\w+ ){0,3})(?:tapitas|chapitas|corcholatas)\b
  < Un dedo empujaba, y la tapita salía disparada.
  < Rodaba, daba vueltas y se quedaba quieta.
beisbol|batear|jonron|(?:primer|su|un) hit\b
  < La pelota venía, y el bate la esperaba.
  < ¡Toc!, y los ojos se iban para arriba.
(?:saltar?|brinc\w+) (?:\w+ )?(?:cuerda|soga|lazo|reata)
  < La cuerda pasaba por arriba, y luego por abajo.
  < Tac, tac, sonaba contra el suelo.
trompos?\b
  < El cordel daba vueltas alrededor, bien apretado.
  < Un tirón, y el trompo zumbaba en el suelo.
canicas|bolitas
  < Un ojo cerrado, el pulgar listo, y ¡tic!
  < La canica rodaba y rodaba.
cosquillas\b
  < Los dedos caminaban por las costillas.
  ! ¡Ja, ja, ja!
guerra de almohadas
  < Las almohadas iban y venían.
  < ¡Puf!, hacían al caer.
  ! ¡Puf! ¡Puf!
(?:avion\w*|barquit?o?s?|avioncit\w+) de papel
  < Un doblez por aquí, otro por allá.
  < Al final, el papel tenía punta.
rompecabezas|puzle
  < Cada pieza buscaba su hueco.
  < Una giraba, probaba y no entraba. Otra sí.
(?:arm|desarm|mont|arregl|repar|constru)\w+ (?:\w+ ){0,2}(?:radios?|robot|licuadora|mueble|reloj|legos?|maqueta|compu\w*|cuna|estante|carrito|motor|tele|(?:carro|coche|auto)(?! (?:nuevo|rojo)))\b
  < Los tornillos cabían en una mano.
  < Una pieza entraba a la primera, y otra no.
  < Se apretaba por aquí, y se aflojaba por allá.
(?:constru|hicimos|hizo|arm)\w* (?:\w+ ){0,2}(?:casita|casa|cabana|refugio|fuerte) (?:en|de) (?:el |un )?(?:arbol|madera|tablas|ramas)
  < Una tabla se sostenía, y el martillo hacía toc, toc.
  < Se probaba con un pie, y luego con los dos.
globos? aerostaticos?
  < Sonaba un soplido largo de fuego.
  < Y lo redondo se despegaba del suelo.
algodon(?<=(?:sembr|plant|germin|pus)\w* .*)
  < El algodón bebía el agua.
  < Cada mañana había que mirar si algo asomaba.
(?:tortas?|pastel(?:es)?|bolas?|guerra|jug\w+) (?:de|con|en) (?:el )?(?:barro|lodo)\b
  < El lodo se metía entre los dedos.
  ! Plop. Plop.
malabares
  < Una cosa volaba, otra caía en la mano, y a volar otra vez.
(?:salir|salia|echar|salio|echo) humo
  < El humo subía en un hilito, y luego en dos.
(?:aprend|ensen)\w+ (?:\w+ ){0,3}silbar
  < Los labios se hacían chiquitos.
  < Primero salía aire, y luego un hilito de sonido.
  ! Fiu, fiu.
(?:amarr|at|abroch)\w+ (?:\w+ ){0,2}(?:agujetas|cordones|zapatos|pasadores)
  < Una orejita, otra orejita.
  < Una pasaba por debajo, y un jalón.
(?:ensen|aprend)\w+ (?:\w+ ){0,3}(?:leer|escribir)\b
  < Las letras se juntaban de dos en dos.
le(?:ia|ias|yo|iste|imos|iamos|er|erme|ernos|yendo|ern?os) (?:\w+ ){0,2}(?:cuentos?|libros?|poemas?|historias?)\b
  < Cada página sonaba al pasar.
  < La voz cambiaba cuando cambiaba quien hablaba.
cont\w+ (?:\w+ ){0,3}(?:cuentos|historias|leyendas) de (?:espantos?|miedo|terror|fantasmas|aparecidos|monstruos)
  < La voz se hacía cada vez más bajita.
  < Y cuando más bajita era, ¡ahí venía lo peor!
  < Los pies se escondían debajo de lo que hubiera.
cont\w+ (?:\w+ ){0,2}(?:cuentos?|historias?|leyendas?)\b
  < La voz subía, bajaba y se quedaba esperando.
  < Entre una palabra y otra, no se oía nada.
(?:me|te|nos) ca(?:i|iste|imos)\b
  < El suelo estaba más cerca de lo que parecía.
  ! ¡Pum!
(?:arregl|repar|compon)\w+ (?:\w+ )?(?:bici|bicicletas?|triciclo)\b
  < Una rueda giraba en el aire, tic, tic, tic.
  < Los dedos se ponían negros.
penal(?:es|ti)?\b
  < La pelota esperaba en su punto.
  < Cuatro pasos para atrás, y a correr.
  ! ¡Pum!
`
