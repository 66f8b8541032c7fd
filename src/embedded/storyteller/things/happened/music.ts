/** Music and feasts. How such a section is written says `happenings.ts`. */
export const MUSIC = String.raw`
nos casamos\b|se casaron\b|el dia de (?:la|su|nuestra|tu|mi) boda\b
  < Un anillo entró despacio en un dedo, y luego el otro en el otro.
  < Se oyó un «sí», y enseguida otro «sí».
bautizo|bautismo|lo bautizamos|la bautizamos
  < El agua cayó en la frente, un chorrito.
serenata
  < Primero, una garganta que se aclara: ejem.
  < La primera nota salió bajita.
  < La canción subió por la pared, hasta la ventana.
  Cuando la canción se acababa, seguía un ratito en el aire.
  ! La, la, la.
bail(?:amos|aste|abamos|aba|abas|o|aron|aban|ando)\b|a bailar\b|el vals\b|(?:primer|nuestro|un) baile\b
  < Los pies buscaban el compás.
  < Un paso, otro paso y vuelta a empezar.
  = @ movían los pies, cada quien a su modo.
  ! Un, dos. Un, dos.
templ\w+ (?:los |el |un |sus? )?(?:tambor\w*|cueros?|lonjas?)\b
  < Los tambores miraban al fuego.
  < El cuero se calentaba y se iba estirando.
  < Un golpe de prueba, y luego otro más claro.
tambor(?:es)?\b|candombe\b|batucada\b|como percusion\b|la bateria\b(?<=toc\w+ la bateria)
  < Un golpe, y luego otro, y ya era un ritmo.
  < Se oía con las orejas y también con la panza.
  ! Pum, pum, tac.
baquetas\b
  < Las baquetas subían y bajaban.
  < El último golpe se quedaba en el aire.
(?:compus\w+|compuso|escribi\w+|invent\w+) (?:\w+ )?(?:vallenato|cancion|corrido|bolero|cumbia|zamba|copla|huayno|ranchera|tonada)\b
  < Una palabra buscaba otra que sonara parecido.
  < La melodía iba, venía y volvía al principio.
campaner[oa]\b|toc\w+ las? campanas?\b
  < Cada campanada se quedaba un rato en el aire.
zapate(?:o|aba|ar|amos|ando|aron)\b
  < Los pies golpeaban el suelo, taca, taca, tac.
  < El suelo contestaba.
  ! Taca, taca, tac.
en altavoz\b
  < Del teléfono salía la voz, un poco lejos y con ruido.
karaoke
  < En la pantalla, las palabras iban cambiando de color.
  < El micrófono esperaba en una mano.
  < La música llegaba a la parte que todo mundo se sabe.
cant(?:amos|abamos|aron|aban)\b
  < Una voz empezaba, y las otras se subían.
  < Las voces se juntaban en la misma canción.
  = @ cantaban lo mismo, cada quien con su voz.
  ! La, la, la.
cant(?:aste|abas|aba|o|ando|arme|arle|e)\b(?! (?:el gallo|bingo|victoria|las cartas|la loteria))
  < La primera nota salía bajita.
  < Después, la canción ya iba sola.
  Cuando la canción se acababa, seguía un ratito en el aire.
  ! La, la, la.
mariachi(?!.*(?:telefono|altavoz|video))
  < Sonaban las trompetas y los violines.
  < El guitarrón hacía temblar el aire.
(?:al|en el|en un|del|aquel|el|su primer|nuestro primer) concierto\b(?! de cacerolas)|recital\b
  < Las luces se apagaban.
  < Cuando empezaba la música, no se oía otra cosa.
  < La primera nota llegaba hasta la última fila.
(?:met|anot|marc)(?:i|iste|io|o|aste|imos|amos) (?:\w+ ){0,2}gol(?:es|azo)?\b|(?<!perd\w+ )(?:aquel|el|su|tu) (?:primer )?gol(?:azo)?\b
  ! ¡Gol!
(?:al|en el|del) estadio\b|(?:a|en) la cancha\b
  < Todas las caras miraban hacia el mismo lado.
  < Los ojos iban detrás de la jugada.
  = @ miraron el campo de una punta a la otra.
(?:vimos|vio|viendo|ver) (?:el|un|los) partidos?|en la final\b
  < Los ojos iban detrás de la jugada.
  < Cuando faltaba muy poco, no se movía ni el aire.
(?:campeonato|torneo|olimpiadas?)\b
  < Los pies no se quedaban quietos.
medalla
  < La medalla se mecía en su cinta.
graduacion|se graduo|te graduaste
  < Los nombres se oían de uno en uno.
  < Una mano recibió el papel, y la otra, un apretón.
disfra[cz](?:e|o|aste|amos|aron|ad[oa]s?)\b|(?:se|nos) visti(?:o|eron|mos) de (?!blanco|negro|largo|gala|novia|fiesta)
  < Un brazo por aquí, el otro por allá.
  Con el disfraz, hasta la sombra era otra.
(?:obra|funcion) (?:de teatro|escolar|de la escuela|del colegio|de navidad)|pastorela
  < Un paso al frente, y otro.
  < Del otro lado, las sillas no hacían ruido.
(?:festival|recital) (?:de|del) (?:\w+ ){0,2}(?:primavera|fin de (?:ano|curso)|escuela|cole\w*|teatro|navidad|danza|ballet|dia de \w+)|festival (?:escolar|de la escuela)
  < Terminaba un número, y atrás ya esperaba el siguiente.
  < Se abría paso la música, y luego los aplausos.
(?:una|la) (?:verbena|kermes|kermesse|feria)\b(?! (?:de|del) (?:ciencias?|libro|trabajo|empleo))|fiesta (?:de|del|en) (?:un |el |la )?(?:pueblo|barrio|calle|cuadra|patronal)
  < La música se oía desde antes de llegar.
  < Olía a cosas fritas y a azúcar.
las uvas\b(?! de(?: la)? parra)
  < Sonaban las campanadas, una por una.
  < Una uva, y otra, y otra, cada vez más aprisa.
parque acuatico
  < Las escaleras goteaban.
  < Y luego, ¡fiuuu!, para abajo, con agua y todo.
  ! ¡Fiuuu! ¡Chaf!
parque de diversiones|juegos mecanicos|carrusel|disney
  < Sonaban varias músicas a la vez.
  < Todo daba vueltas, menos el suelo.
(?:al|en el) circo\b
  < Arriba, la carpa se movía como si respirara.
  < Sonaba un redoble: tarará, tarará.
(?:al|en el|del) cine\b
  < Las luces se apagaban poco a poco.
  < En lo oscuro, la pantalla era lo único que brillaba.
  < Cric, crac, hacían las palomitas.
  = @ tenían la misma luz en la cara.
viendo (?:la |una |el )?(?:tele|serie|novela|coco|peli)|vimos (?:la |una |esa )?peli
  < La luz de la pantalla pintaba las caras.
  < El sillón se hundía siempre por el mismo lado.
toc(?:aba|abas|o|aste|amos|abamos|ando|ar) (?:el |la |su |una? )?(?:guitarra|violin|charango|ukelele|arpa)\b|saco la guitarra
  < Los dedos[ de &] buscaban su cuerda.
  < Primero sonaba una nota suelta, y luego tres seguidas.
  Cada nota se quedaba un ratito en el aire.
toc(?:aba|abas|o|aste|amos|abamos|ando|ar) (?:el |la |su |una? )?(?:piano|flauta|acordeon|marimba)\b
  < Los dedos[ de &] iban y venían.
  < Primero sonaba una nota suelta, y luego tres seguidas.
  Cada nota se quedaba un ratito en el aire.
fiesta sorpresa
  < La luz estaba apagada, y las voces también.
  < La puerta se abrió despacio.
  ! ¡Sorpresa!
abr(?:imos|io|iste|ieron|iendo|ir) (?:\w+ )?regalos?\b
  < El moño se soltaba de un tirón.
  < El papel crujía y se rasgaba.
pinatas?\b
  < La piñata subía, bajaba y se escapaba.
  < El palo cortaba el aire, ¡fiu!
  ! ¡Pum! ¡Crac!
pedir (?:dulces|calaverita)|dulce o truco|calaverita
  < Toc, toc, en una puerta; toc, toc, en la siguiente.
  < La bolsa pesaba cada vez más.
`
