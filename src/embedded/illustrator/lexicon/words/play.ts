/** Spanish words for toys, games, sports, music, arts and celebrations, by object. */
export const PLAY: Record<string, string> = {
  ball: 'balón de fútbol, cascarita, echar la cascarita, picadito, pichanga, fulbito, futbito, pachanga de fútbol, potrero, jueguitos con la pelota, hacer jueguitos, jueguito con la pelota, dominadas, golero, arquero, penaltis, penales, la selección, copa del mundo, copa américa, champions, cancha de fútbol, botines de fútbol, entrenar fútbol, messi, maradona, pumas, cruz azul, racing club, san lorenzo, colo colo, peñarol, futsal, fútbol sala, patear la pelota, partidito, fútbol, pelota de fútbol, balón, futbolista, gol, portero de fútbol, marcar un gol, real madrid, boca juniors, river plate, selección argentina, mundial de fútbol, atlético de madrid, chivas, ir a la cancha, partido, futbolito, mundial, barcelona fc, athletic, betis, club américa',
  'beach-ball': 'pelota, pelota de playa, pelota de colores, jugar a la pelota',
  basketball: 'baloncesto, básquetbol, básquet, balón de baloncesto, nba, encestar',
  volleyball: 'voleibol, vóley, vóleibol, balonmano, handball',
  tennis: 'tenis, raqueta, raqueta de tenis, pádel, frontón, pelota vasca',
  'ping-pong': 'ping pong, tenis de mesa, pimpón, ping-pong',
  baseball: 'béisbol, beisbol, softbol, bate',
  rugby: 'rugby, fútbol americano',
  bowling: 'bolos, jugar boliche, mesa de boliche, partida de bolos, bowling',
  golf: 'golf, minigolf',
  hockey: 'hockey',
  skis: 'esquí, esquiar, snowboard, estación de esquí, esquís',
  sled: 'trineo, tirarse en trineo',
  'ice-skate': 'patinaje sobre hielo, patinar sobre hielo, patín de hielo, patinaje artístico, pista de hielo',
  skates: 'patín, patinar, patinaje, patines, patines en línea, rollers, patines de cuatro ruedas',
  skateboard: 'monopatín, skate, skateboard, patineta, longboard',
  'kick-scooter': 'patinete, monopatín de manillar, scooter infantil, patín del diablo, monopatín con manubrio',
  swimming:
    'natación, nadar, piscina, alberca, pileta, chapuzón, buceo, bucear, snorkel, gafas de bucear, pelopincho, flotador, nado, aprender a nadar, tirarse de cabeza',
  surfboard: 'surf, surfear, tabla de surf, surfista, bodyboard, coger olas, kitesurf',
  'boxing-glove': 'boxeo, boxear, boxeador',
  judo: 'judo, kárate, karate, taekwondo, artes marciales, kimono de judo, aikido',
  'running-shoe':
    'correr, maratón, zapatillas de correr, running, atletismo, carrera popular, carrera de diez kilómetros, tenis deportivos, salir a correr, trotar, carrera de obstáculos',
  'hiking-boot':
    'senderismo, excursionismo, botas de montaña, trekking, rutas de montaña, camino de santiago, caminata, ruta por el monte, hacer rutas, alpinismo, montañismo, trepar montañas, escalada, escalar',
  'fishing-pole': 'pescar, pesca, caña de pescar, ir de pesca, pescador, trucha, pesca con mosca',
  trophy: 'trofeo, copa de campeón, campeonato, ganar la liga, ganar el torneo',
  medal: 'medalla',
  'flying-disc': 'frisbee, disco volador',
  kite: 'cometa, papalote, barrilete, papagayo de papel, volantín, volar cometas, cometas de colores, chichigua, pandorga, piscucha',
  balloon: 'globo, globo rojo, globos de colores, globos',
  'yo-yo': 'yoyó, yoyo',
  'teddy-bear': 'oso de peluche, osito de peluche, peluche, osito, muñeco de peluche, osita de peluche',
  doll: 'muñeca, barbie, muñequita, nancy muñeca, jugar a las casitas, muñeca de trapo, casa de muñecas, jugar a las muñecas',
  blocks:
    'lego, bloques, construcciones, juego de construcción, cubos de madera, playmobil, mis ladrillos, mecano, rasti',
  puzzle: 'puzle, puzzle, rompecabezas',
  chess: 'ajedrez, caballito de ajedrez, caballo de ajedrez, torneo de ajedrez, jugar al ajedrez, partidas de ajedrez',
  dice: 'juego de mesa, juegos de mesa, parchís, dominó, dados, oca juego, monopoly, lotería mexicana, la oca, ludo, generala, jenga, juego de la oca, scrabble, catan',
  cards:
    'baraja, naipes, jugar a las cartas, juego de cartas, partida de cartas, mus, truco, brisca, escoba del quince, jugar al mus, jugar al truco, conquián, chinchón, cartas de pokemon, cromos, tute, póker, canasta uruguaya, escoba de quince',
  'video-game':
    'videojuego, consola, play, playstation, nintendo, xbox, minecraft, mando de la consola, jugar a la play, fortnite, mario kart, roblox, mario bros, la switch, zelda, joystick, el fifa, gamer, la wii',
  robot: 'robot, robótica, transformer, androide',
  rocket:
    'cohete, astronauta, nave espacial, viajar al espacio, espacio, viaje espacial, cohete espacial, nasa, viaje a la luna, exploración espacial, naves espaciales',
  ufo: 'platillo volante, ovni, extraterrestre, marciano, alienígena, ovnis',
  planet: 'planeta, saturno, sistema solar, universo, galaxia, cosmos, los planetas, astronomía',
  telescope:
    'telescopio, mirar las estrellas, ver las estrellas, observar las estrellas, constelación, contar estrellas, lluvia de estrellas',
  star: 'estrella, lucero, estrella fugaz, estrellita, pedir un deseo',
  moon: 'luna, luna llena, mirar la luna, luna creciente, eclipse',
  guitar:
    'guitarra, guitarrista, cuatro venezolano, tocar el bajo, el bajo y la batería, bandurria, laúd, mandolina, vihuela, banjo, tololoche, guitarra española, guitarra eléctrica, bajo eléctrico, ukelele, ukulele, charango, requinto, tocar la guitarra, serenata, mariachi, rocanrol, rock, bulería, jarana, flamenco, flamenco puro, bolero',
  piano:
    'piano, pianista, teclado musical, piano de cola, órgano, tocar el piano, música clásica, beethoven, mozart, chopin',
  drum: 'tambor, tocar el cajón, cajón peruano, comparsa, murga, candombe, timbal, caja tambor, tamborín, batería musical, tocar la batería, percusión, bombo, tamborrada, batucada, bongó, batería, cajón flamenco, baterista, bombo legüero',
  violin: 'violín, violinista, viola, violonchelo, violoncelo, chelo, orquesta, cello, contrabajo',
  trumpet: 'trompeta, trombón, banda de música, tuba, corneta',
  saxophone: 'saxofón, saxo, jazz, clarinete',
  flute: 'flauta, flauta dulce, quena, flauta travesera, oboe',
  harp: 'arpa',
  accordion: 'acordeón, bandoneón, vallenato',
  maracas: 'maracas, salsa música, cumbia, salsa, bailar salsa, bailar cumbia, merengue baile',
  microphone:
    'cantar, cantante, karaoke, canción, coro, micrófono, concierto, cante, canturrear, cantar canciones, copla, ranchera, zarzuela, ópera',
  notes:
    'música, corrido norteño, corridos, cumbia rebajada, chacarera, zamba, cueca, joropo, son jarocho, huapango, rumba, pasodoble, rap, reguetón, hip hop, trap, k-pop, muñeira, sardanas, zumba, baile de salón, twerk, perrear, son cubano, bailar, baile, danza, melodía, tango, sevillanas, discoteca, musical, bailarín, bailaora, bailar flamenco, bailar tango, bailar sevillanas, jota aragonesa, samba, verbena, salsa y bachata, bachata, reguetón, merengue, bailes, milonga, sardana',
  'ballet-shoes': 'ballet, bailarina, zapatillas de ballet, danza clásica, tutú',
  record: 'vinilo, disco, tocadiscos, discos de vinilo, los beatles, beatles, discos viejos, elvis, abba, queen grupo',
  radio: 'radio, escuchar la radio, transistor',
  book: 'libro, leer, lectura, cuento, novela, biblioteca, cuento antes de dormir, cuentos, leer cuentos, poesía, poema, librería, harry potter, tebeo, cómic, historieta, manga, mafalda, club de lectura, lector, lectora, cuentacuentos, relato, literatura, mortadelo, leyenda, fábula, inventar cuentos, inventar historias, el principito, el quijote',
  'fountain-pen': 'escribir, escritor, pluma estilográfica, diario, escritora, escritura, escribir cartas, caligrafía',
  letter: 'carta de amor, carta, cartas de amor, postal, correspondencia, carta a los reyes',
  paints:
    'pintar, pintura, acuarela, pincel, óleo, arte, pintor, pintora, artista, paleta de pintor, pintar un cuadro, pintar cuadros, bellas artes, pintar acuarelas, mural, pintar al óleo',
  crayons:
    'dibujar, dibujo, lápices de colores, colorear, ceras, crayón, rotulador, garabato, lápiz, dibujos, mandala, pinturitas, plumones',
  clay: 'cerámica, plastilina, plastelina, alfarería, barro cocido, torno de alfarero, modelar arcilla',
  scissors: 'manualidad, manualidades, recortar, scrapbooking, papiroflexia, origami, tijeras',
  yarn: 'tejer, punto, lana, ovillo, ganchillo, crochet, croché, hacer punto, calceta, tejido, ovillo de lana, macramé, hacer ganchillo, tejer bufandas, amigurumi, tejer a crochet, agujas de tejer',
  sewing:
    'coser, costura, bordar, bordado, máquina de coser, hilo y aguja, modista, patchwork, punto de cruz, dedal, costurera, corte y confección',
  camera:
    'cámara de fotos, fotografía, cámara, hacer fotos, fotógrafo, sacar fotos, tomar fotos, fotografiar, fotógrafa, retratos, polaroid, fotografías antiguas',
  photo:
    'foto, nos tomamos una foto, nos hicimos una foto, nos sacamos una foto, nos tomaron una foto, nos sacaron una foto, foto vieja, foto antigua, retrato',
  notebook: 'cuaderno, libreta, bitácora',
  sheet:
    'página de diario, hoja doblada, servilleta doblada, papelito doblado, papelito, hoja de examen, tarjeta, folleto',
  ticket: 'boleto, boleto de cine, entrada de cine, billete de tren, billete de autobús, boletito',
  film: 'película, cine, serie de televisión, películas de disney, ver películas, pelis, peli, director de cine, star wars, disney, noche de cine, cinéfilo, ir al cine, cine clásico, telenovela, dibujos animados, películas de superhéroes',
  theatre:
    'teatro, actuar, disfraz, función de teatro, actor, actriz, máscaras, títere, marioneta, disfrazarse, payaso, carnaval, obra de teatro, guiñol, mascarada, títeres, improvisación, clown',
  circus: 'circo, malabares, carpa de circo, malabarista, trapecista',
  'ferris-wheel':
    'noria, feria, rueda de la fortuna, vuelta al mundo, parque de atracciones, feria de abril, parque de diversiones, rueda de chicago, feria del pueblo, disneyland, portaventura, kermés, montaña rusa',
  carousel: 'tiovivo, carrusel, calesita, caballitos, caballitos de feria',
  slide: 'tobogán, resbaladilla, resbalín, parque infantil, patio de juegos',
  swing: 'columpio, hamaca de plaza, columpiarse, hamacarse, balancín, columpios, hamacas, mecerse en el columpio',
  magic:
    'magia, mago, varita mágica, trucos de magia, hada, bruja, hechicera, varita, ilusionista, maga, hechicero, trucos de cartas, bruja buena, hogwarts',
  crown:
    'princesa, corona, rey, reina, príncipe, reyes magos, cabalgata de reyes, los reyes magos, noche de reyes, princesas',
  shield: 'caballero medieval, escudo, caballeros y castillos, castillo medieval, gladiador',
  castle: 'castillo, castillo de princesas',
  'pirate-flag': 'pirata, bandera pirata, barco pirata, piratas del caribe, corsario',
  'treasure-chest':
    'tesoro, cofre del tesoro, buscar tesoros, búsqueda del tesoro, cofre, isla del tesoro, mapa del tesoro',
  superhero:
    'superhéroe, spiderman, superman, batman, héroe, superheroína, capa de superhéroe, vengadores, hombre araña, superhéroes, marvel, avengers',
  mermaid: 'sirena, sirenita',
  gift: 'regalo, paquete sorpresa, regalos, sorpresa de cumpleaños, abrir regalos, obsequio, amigo invisible',
  party:
    'fiesta, fiesta sorpresa, confeti, celebración, fiesta de cumpleaños, fin de año, nochevieja, año nuevo, graduación de fiesta, quinceañera, fiestas',
  pinata: 'piñata, romper la piñata, posada',
  'christmas-tree':
    'navidad, armar el nacimiento, poner el nacimiento, poner el belén, armar el arbolito, la nochebuena, fiestas navideñas, árbol de navidad, nochebuena, papá noel, santa claus, pesebre, villancico, nacimiento navideño, belén, arbolito, decorar el árbol',
  pumpkin: 'calabaza, halloween, zapallo, ayote',
  fireworks: 'fuegos artificiales, cohetes de feria, pirotecnia, fallas, san juan fuegos, bengalas, castillo de fuegos',
  marigold: 'día de muertos, cempasúchil, ofrenda de muertos, día de los muertos, altar de muertos',
  ring: 'boda, anillo, casarse, nos casamos, pedida de mano, aniversario de bodas, bodas de oro, matrimonio, luna de miel, nuestra boda, bodas de plata, el día de la boda, compromiso',
  bubbles: 'burbuja, pompas de jabón, pompas, burbujas',
  snowman:
    'muñeco de nieve, muñecos de nieve, mono de nieve, nevada, bolas de nieve, guerra de bolas de nieve, jugar en la nieve, nieve',
  'sand-bucket':
    'castillo de arena, cubo y pala, castillos de arena, jugar con la arena, baldecito, cubo de playa, palita, arena',
  'graduation-cap':
    'graduación, birrete, licenciatura, maestra, maestro, profesor, profesora, universidad, docente, se graduó, profe, enseñar, graduarse, estudiar',
  backpack:
    'mochila, colegio, escuela, primer día de escuela, primer día de cole, cole, primer día de clase, volver al cole, guardería, jardín de infantes, kínder, preescolar',
}
