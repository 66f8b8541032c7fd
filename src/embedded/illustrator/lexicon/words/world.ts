/** Spanish words for vehicles, tools, clothes, plants and things of the house, by object. */
export const WORLD: Record<string, string> = {
  bicycle:
    'bicicleta, bici, ciclismo, montar en bici, andar en bici, pasear en bici, ciclista, bici de montaña, pedalear, andar en bicicleta, baica, cleta, btt',
  tricycle: 'triciclo, andar en triciclo, montar en triciclo',
  car: 'coche, carro, auto, camioneta, nave coche, autito de colección, fiat, seiscientos, dos caballos coche, cuatro por cuatro, todoterreno, jeep, caravana, automóvil, furgoneta, coche antiguo, autito, carrito, viaje en coche, escarabajo volkswagen, vocho, conducir, manejar, coches, cochecito, fitito, cuatro latas, autitos, coches clásicos, autos antiguos',
  'racing-car':
    'coche de carreras, fórmula 1, carros de carreras, autos de carrera, rally, karting, karts, coches de carreras, carreras de autos, carreras de coches, fernando alonso, f1, checo pérez, hot wheels',
  motorcycle: 'moto, motocicleta, harley, quad, vespa, motos, motero, viajar en moto, motociclismo',
  taxi: 'taxi, taxista, remís',
  tram: 'tranvía',
  'motor-scooter': 'motoneta, ciclomotor, vespino, motillo',
  train:
    'tren, metro, subte, vagón, funicular, cercanías, trencito, trenes a escala, tren de vapor, locomotora, trenes eléctricos, ferrocarril, trenecito, viajar en tren, maquinista, estación de tren, trenes de juguete, vías del tren, tren eléctrico',
  bus: 'autobús, bondi, pesero, combi, ómnibus, buseta, camión de pasajeros, guagua urbana, camión urbano, colectivo, guagua, micro, autocar, colectivero, bus',
  truck:
    'camión, troca, pickup, camioneta de carga, tráiler de carga, ranchera coche, camión de basura, camión de la basura, tráiler, camionero, grúa, volquete, camiones',
  'fire-engine': 'camión de bomberos, bombero, bombera, coche de bomberos, autobomba',
  'police-car': 'policía, coche de policía, patrulla',
  ambulance: 'ambulancia',
  tractor:
    'tractor, granja, granjero, cosechadora, agricultor, excavadora, tractores, retroexcavadora, campo de trigo, cosecha',
  plane:
    'avión, avioneta, piloto, avión de papel, viajar en avión, volar en avión, viajar, viaje, aeropuerto, viajes, viajera, viajero, dar la vuelta al mundo, azafata, aeroplano, nuestro primer viaje, viajar por el mundo, avioncito',
  helicopter: 'helicóptero',
  'hot-air-balloon':
    'globo aerostático, viaje en globo, vuelo en globo, volar en globo, globos aerostáticos, paseo en globo, montar en globo',
  boat: 'barco, velero, navegar, lancha, barquito de papel, vela deportiva, barco de vela, regata, marinero, barquito, crucero, barco velero, ferri, capitán de barco, navegación',
  canoe: 'canoa, kayak, piragua, piragüismo, rafting',
  'rowing-boat': 'barca, barca de remos, bote, bote de remos, remar, lancha de remos, góndola, trajinera',
  oar: 'remo, remos',
  lighthouse: 'faro, farero',
  map: 'mapa, explorar, explorador, atlas, aventura, expedición, aventurero, explorar el mundo, exploradora, mapas antiguos, geografía',
  globe: 'globo terráqueo, mundo, bola del mundo',
  compass: 'brújula',
  tent: 'acampar, acampamos, acampábamos, fuerte con almohadas, castillo de mantas, castillo de sábanas, castillo de cojines, castillo de almohadas, fuerte de mantas, fuerte de sábanas, cabaña de sábanas, cabaña con sábanas, camping, tienda de campaña, carpa, acampada, casa de campaña, campamento, ir de campamento, noche de acampada, boy scout, scouts, dormir en carpa',
  fire: 'hoguera, fogata, fogón, chimenea, fuego, san juan, lumbre, junto al fuego, noche de san juan, hoguera de san juan',
  'tree-house':
    'casa del árbol, casita del árbol, casa en el árbol, cabaña en el árbol, trepar a los árboles, trepar árboles, casita en el árbol, subir a los árboles',
  house:
    'casa de la abuela, casa con jardín, cabaña, casa del pueblo, casa de campo, nuestra primera casa, nuestra nueva casa, construir una casa, casa de madera, casa nueva, mudanza, pintar la casa, casita',
  tree: 'árbol, plantar un árbol, roble, encina, ombú, jacarandá, plantar árboles, nogal, higuera, ceiba, árboles, almendro, castaño de indias, olmo, la sombra del árbol',
  'palm-tree': 'palmera, isla tropical, caribe, cocotero',
  pine: 'pino, abeto, bosque de pinos, pinar, bosque',
  cactus: 'cactus, nopal, suculenta, cardón, saguaro',
  plant:
    'planta, jardín, jardinería, maceta, cuidar plantas, plantas, jardinera, regar las plantas, sus macetas, potus, monstera, bonsái, regar, semilla, invernadero, aloe vera, cuidar el jardín',
  flowers:
    'flor, ramo de flores, flores silvestres, flores del campo, ramo, tulipán, amapola, margarita, lavanda, primavera, hortensia, clavel, geranio, jazmín, bugambilia, buganvilla, violetas, lirio, camelia, florista, florería, ramito, peonía, azalea, magnolia, orquídea, dalia, malvón, flores amarillas, azahar, floristería, floricultura',
  hibiscus: 'hibisco, flor de jamaica, obelisco flor',
  rose: 'rosa, rosal, rosas rojas, rosas, rosaleda',
  sunflower: 'girasol',
  clover: 'trébol, trébol de cuatro hojas, trébol de la suerte',
  'maple-leaf': 'hoja de otoño, hojas secas, otoño, hojas caídas, hojas de los árboles',
  mushroom: 'seta, hongo, champiñón, buscar setas, níscalo, rovellón, callampa, boletus, recoger setas',
  'umbrella-with-rain':
    'paraguas, lluvia, saltar charcos, charco, saltar en los charcos, botas de agua, botas de lluvia, bajo la lluvia, llover, impermeable, katiuskas',
  'beach-umbrella':
    'sombrilla, playa, ir a la playa, días de playa, tomar el sol, vacaciones en la playa, chiringuito, balneario',
  volcano: 'volcán',
  suitcase: 'maleta, equipaje, vacaciones, valija, hacer la maleta, veraneo',
  clock: 'reloj, reloj antiguo, relojero, relojes',
  comet: 'cometa del cielo, cometa halley',
  alarm: 'despertador',
  key: 'llave, llave antigua, llave mágica',
  candle: 'vela, velas, candela, velitas',
  torch: 'linterna',
  lantern: 'farol, farolito',
  lamp: 'bombilla, lámpara, inventar, inventor, invento, inventos',
  broom: 'escoba mágica, escoba voladora',
  basket:
    'cesta, canasto, picnic, pícnic, merienda en el campo, día de campo, merendar en el campo, ir de picnic, romería, canasta de mimbre',
  bucket: 'cubeta, balde, cubo de agua, tobo, cubo de zinc',
  'watering-can': 'regadera de lata, regadera de jardín, regadera del huerto, regadera de la huerta',
  toolbox:
    'herramienta, caja de herramientas, bricolaje, martillo, carpintería, carpintero, taller, arreglar cosas, mecánico, construir cosas, manitas, taller de carpintería, serrucho, taladro, arreglar grifos, montar muebles, destornillador, electricista, plomero, albañil, fontanero, reparar, chapuzas, carpintera',
  engine: 'engranaje, mecánica, ingeniero, ingeniera, ingeniería',
  microscope:
    'microscopio, ciencia, científico, laboratorio, biología, investigación, científica, experimentos, bióloga',
  'test-tube': 'química, experimento de química, probeta, pociones, poción',
  stethoscope:
    'médico, doctor, enfermera, estetoscopio, doctora, médica, medicina, pacientes, estudiar medicina, cirujana, cirujano, ambulatorio, veterinaria, veterinario, enfermero, pediatra',
  laptop:
    'ordenador, computadora, portátil, programar, informática, internet, programación, programadora, youtube, computación, informático, programador',
  phone: 'teléfono, llamadas, llamada de los domingos, videollamada, videollamadas',
  abacus: 'matemáticas, números, contar números, ábaco',
  headphones: 'audífonos, auriculares, podcast, cascos de música',
  sunglasses: 'gafas de sol, lentes de sol, anteojos de sol',
  hat: 'sombrero, sombrero de copa, chistera',
  cap: 'gorra, cachucha, visera',
  dress:
    'vestido, traje de gitana, traje de flamenca, traje de faralaes, traje de china poblana, traje de noche, falda, huipil, vestidito, coser vestidos, moda, ropa bonita, vestidos, vestido de flores, vestidos de flores, desfiles de moda',
  scarf: 'bufanda, bufandas de lana',
  coat: 'abrigo',
  shoe: 'zapato, zapatos, zapato viejo, mocasín, zapatito',
  sock: 'calcetín, calcetines, medias de colores, calcetas, media de los días especiales, calcetín viejo',
  shoes: 'tacón, zapatos de tacón, tacones',
  kimono: 'kimono',
  jewel:
    'joya, collar, piedra preciosa, diamante, joyería, gema, pulsera, mineral, piedras preciosas, minerales, collares, coleccionar minerales',
  lipstick: 'maquillaje, pintalabios, labial, maquillarse',
  fan: 'abanico',
  heart: 'corazón',
  couch: 'sofá, sillón, mecedora, sillón del abuelo, sillón orejero, tardes de sofá, sofá y manta, sofá con manta',
  keyboard: 'teclado, teclado de la computadora, teclado del ordenador',
  bed: 'cama, siesta, saltar en la cama, dormir la siesta, almohada, guerra de almohadas, dormir, echarse la siesta, siestas, pijamada',
  bathtub: 'bañera, baño de espuma',
  'baby-bottle':
    'biberón, mamadera, mamila, chupete, nacimiento, recién nacido, cuando naciste, el día que nació, el día que naciste, tu nacimiento',
  bell: 'campana, campanario, cencerro',
  feather: 'pluma de ave, plumas',
  coins: 'moneda, monedas antiguas, numismática, coleccionar monedas, hucha, alcancía',
  stamps:
    'sello postal, filatelia, cuadro, cuadro con marco, museo, museo de arte, coleccionar sellos, álbum de sellos, estampillas, timbres postales',
  newspaper:
    'periódico, leer el periódico, leer la prensa, diario del domingo, crucigrama, sudoku, crucigramas, sopa de letras, prensa',
  tv: 'televisión, tele, televisor, ver la tele, series, netflix',
  rainbow: 'arcoíris, arco iris',
  cloud: 'nube, nubes, algodón de azúcar',
  snowflake: 'copo de nieve, frozen, elsa',
  'water-wave': 'ola, olas del mar, saltar olas, las olas',
  anchor: 'ancla',
  bow: 'arco y flecha, tiro con arco, arquería',
  boomerang: 'bumerán',
  'shopping-bags': 'compras, ir de compras, mercadillo, rebajas, ir de tiendas, shopping, tianguis',
  lotus: 'loto, yoga, meditar, meditación, flor de loto, pilates',
  fountain: 'fuente, deseo en la fuente, pedir un deseo en la fuente, fuente de la plaza, fuente de piedra',
}
