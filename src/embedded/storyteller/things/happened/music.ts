/** Music, play and feasts. How such a section is written says `happenings.ts`. */
export const MUSIC = String.raw`
nos casamos\b
  Se oyó un «sí», y enseguida otro «sí».
bail(?:amos|aste|abamos|aba|abas|o|aron|aban|ando)\b(?!.* sin musica)|a bailar\b|el vals\b
  < La música se metía por los pies.
  Un paso, otro paso y vuelta a empezar.
  = @ movían los pies, cada quien a su modo.
  ! Un, dos. Un, dos.
karaoke
  < En la pantalla, las palabras iban cambiando de color.
cant(?:amos|abamos|aron|aban)\b
  < Las voces se juntaban en la misma canción.
  = @ cantaban lo mismo, cada quien con su voz.
  ! La, la, la.
cant(?:aste|abas|aba|o|ando|arme|arle|e)\b(?! (?:el gallo|bingo|victoria))|serenata
  Cuando la canción se acababa, seguía un ratito en el aire.
  ! La, la, la.
mariachi
  < Sonaban las trompetas y los violines.
(?:al|en el|en un|del|aquel|el|su primer) concierto\b(?! de cacerolas)|recital\b
  < Cuando empezó la música, no se oyó otra cosa.
(?:met|anot|marc)(?:i|iste|io|o|aste) (?:\w+ ){0,2}gol(?:es|azo)?\b|(?:aquel|el|su|tu) (?:primer )?gol(?:azo)?\b
  < La pelota cruzó la raya.
  ! ¡Gol!
(?:al|en el|del) estadio\b
  < Al final de los escalones aparecía, de pronto, el campo entero.
  = @ miraron el campo de una punta a la otra.
(?:vimos|vio|viendo|ver) el partido
  < La pelota iba de un lado al otro, y las cabezas también.
medalla
  < La medalla se mecía en su cinta.
graduacion|se graduo|te graduaste
  < Los nombres se oían de uno en uno.
disfra[cz](?:e|o|aste|amos|aron|ad[oa]s?)\b|(?:se|nos) visti(?:o|eron|mos) de (?!blanco|negro|largo|gala|novia|fiesta)
  Con el disfraz, hasta la sombra era otra.
las uvas\b(?! de(?: la)? parra)
  < Sonaban las campanadas, una por una.
parque de diversiones|juegos mecanicos|carrusel|disney
  < Sonaban varias músicas a la vez.
(?:al|en el) circo\b
  < Arriba, la carpa se movía como si respirara.
(?:al|en el|del) cine\b
  < En lo oscuro, la pantalla era lo único que brillaba.
  = @ tenían la misma luz en la cara.
viendo (?:la |una |el )?(?:tele|serie|novela|coco|peli)|vimos (?:la |una |esa )?peli
  < La luz de la pantalla pintaba las caras.
jug\w+ (?:a las )?cartas\b|al (?:truco|mus|conquian)\b|a la (?:baraja|brisca)\b
  < Las cartas pasaban de mano en mano.
  = @ miraban sus cartas, y luego la cara de enfrente.
domino\b
  < Las fichas sonaban al tocar la mesa.
ajedrez|jaque mate
  < Cada pieza esperaba en su cuadrito.
a(?:l| las) (?:escondidas|escondidillas|escondite)\b
  < Se oía contar: uno, dos, tres.
toc(?:aba|abas|o|aste|amos|abamos|ando|ar) (?:el |la |su |una? )?(?:guitarra|piano|violin|flauta|acordeon|charango|ukelele|marimba|arpa)\b|saco la guitarra
  Cada nota se quedaba un ratito en el aire.
jug\w+ (?:a los |a |al |con el )?(?:videojuegos|nintendo|xbox|play|mario\b)
  < Los botones sonaban clic, clic, clic.
(?:basquet|basquetbol|baloncesto)\b
  < El balón botaba, pum, pum, pum.
`
