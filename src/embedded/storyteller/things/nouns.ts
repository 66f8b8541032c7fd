import { cached, WORDS_AT_HAND } from '../language/grammar/cache.ts'
import { bare } from '../language/grammar/text.ts'
import { singularOf } from './singular.ts'

/** What kind of thing a noun names: each has its part on a stage (`parts/`). */
export type NounClass = keyof typeof NOUNS

/** Everyday nouns of all countries, in the singular and without accents but where these tell two apart; '_' joins what belongs together. */
const NOUNS = {
  bite: `pancho garnacha completo_italiano champurrada tapas chocolate tejocote gansito chicken_nugget chicken_nuggets pinguino_de_chocolate palmera_de_chocolate submarino chocorramo anticuchos cheetos hot_cheetos doritos sabritas pan concha galleta galletita dona rosquilla factura medialuna croissant churro bunuelo magdalena alfajor
    marraqueta bolillo bizcocho ponquesito cupcake muffin brownie cuerno cuernito empanada empanadilla arepa
    almojabana pandebono pandeyuca humita tequeno saltena taco burrito sope gordita tlacoyo tamal
    torta_ahogada quesadilla nugget nuggets croqueta choripan completo sandwich bocadillo bocata montadito tostada
    tostado alita salchicha hot_dog hamburguesa salchipapa patacon tajada anticucho picaron sopaipilla calzone mango
    fresa frutilla uva manzana naranja mandarina chontaduro cereza durazno melocoton platano banana banano pera ciruela kiwi
    higo guayaba granadilla lulo lucuma chirimoya maracuya papaya pina sandia melon tuna mora frambuesa arandano limon
    aguacate palta toronja pomelo coco dulce caramelo chicle gomita bombon chocolatina turron alegria palanqueta
    obleita oblea chifle cocada mazapan malvavisco nube_de_azucar takis papita papa_frita patata_frita chip fritura
    palomita crispeta pochoclo cabrita nuez almendra cacahuate cacahuete mani pistacho castana avellana semilla pipa jicama pepino chayote pepinillo
    aceituna elote choclo mazorca fruta golosina botana aperitivo bocadito snack chicharron chocoramo cereal premio
    croqueta_de_perro merienda lonche once medianoche torrija hojaldre polvoron roscon rosca panettone pan_dulce
    pan_de_muerto pan_de_yuca huevo huevito kinder bola_de_queso palito barrita`,
  cold: `nieve_de_sabores granizado paleton gelato sorbete yogurt_helado polo chupichupi bolis paleta helado nieve raspado raspadilla raspao cholado
    barquillo`,
  dish: `encocado ceviche_de_carretilla bolon encebollado cazon guasacaca escabeche estofado pabellon hallaca fricase conserva kimchi tteokbokki caracol_a caracoles_a pincho pintxo tortilla cuy_chactado paella asado parrillada parrilla barbacoa carnita carne bistec milanesa pizza pasta espagueti fideo noqui lasana
    esquite sushi sopa caldo pozole mole enchilada chilaquil lenteja cocido sancocho ajiaco frijol poroto frejol arroz
    calamar gamba camaron marisco pescado pescadito jamon queso natilla flan pastel tarta torta ponque ponques queque mazamorra gelatina tiramisu
    arroz_con_leche arroz_con_pollo pipian guiso guisado puchero locro cazuela pastel_de_choclo curanto charquican
    ceviche cebiche aji_de_gallina lomo_saltado causa tacu_tacu pollo pavo cordero cerdo lechona bandeja_paisa
    mondongo tamal_de_olla baleada pupusa gallo_pinto mangu mofongo fritanga fabada migas gazpacho salmorejo
    tortilla tortilla_de_patata ensalada ensaladilla guacamole salsa_macha salsa_verde salsa_roja salsa_picante salsa_borracha salsa_mexicana salsa_valentina macarron tallarin espirali garbanzo alubia menestra chile aji picante comida cena almuerzo desayuno
    sobremesa banquete churrasco entrana vacio provoleta albondiga canelon raviol crepe panqueque hotcake hot_cake hot_cakes waffle
    mermelada miel yogur mantequilla crema dulce_de_leche cajeta arequipe manjar natillas avena pure papilla
    papa patata yuca camote calabaza nopal verdura brocoli rucula zanahoria tomate pimiento champinon seta setas
    huevo_frito atun sardina anchoa salmon trucha pulpo bacalao langosta ostra almeja mejillon hongo curry ramen
    kebab falafel hummus mac_and_cheese birria machaca cochinita cecina tasajo tinga menudo callo mollete totopo
    nacho boneless`,
  drink: `chicha guarapo tejate agua_de_jamaica matcha anis anisado chai copita boba starbucks bubble_tea te_de_burbujas rompope cafe cafecito cafelito tinto cortado cortadito capuchino latte te mate terere chocolate_caliente cocoa atole champurrado
    agua_de_panela aguapanela canelazo muna emoliente infusion manzanilla hierbabuena agua limonada horchata jamaica
    tepache pulque cerveza birra chela cana vino tinto_de_verano sangria vermut vermu sidra champan cava mezcal
    tequila ron pisco aguardiente whisky ginebra gin fernet licor coctel mojito michelada jugo zumo licuado batido
    malteada refresco gaseosa coca coca_cola cocacola coca-cola pepsi sprite sidral jarrito fanta inca_kola colacao leche biberon mamila tetero chupete mote
    malta kombucha agua_mineral soda caldito smoothie`,
  animal: `animal borrego borrega becerro becerra ternera novillo chiva cabrito mula oruga mosca abejorro libelula ciempies guajolote animalito perra perrita gata gatita chihuahua galgo labrador pug husky poodle schnauzer beagle pitbull dalmata perro perrito gato gatito gaviota caracol hormiga abeja mariposa lombriz grillo cigarra
    luciernaga cocuyo mariquita catarina vaquita_de_san_antonio arana escarabajo bicho insecto bug cochinilla
    cangrejo camaroncito medusa estrella_de_mar delfin ballena orca foca pinguino pez pececito tiburon raya tortuga
    rana sapo ajolote axolote salamandra lagartija iguana serpiente vibora cocodrilo camaleon dinosaurio mono mico
    chango gorila chimpance leon tigre pantera jaguar puma guepardo leopardo oso panda koala canguro jirafa elefante
    rinoceronte hipopotamo cebra camello llama alpaca vicuna guanaco oveja cabra chivo vaca toro ternero burro
    caballo yegua pony potro cerdito chancho cochinito gallina gallo pollito pato patito ganso pavo_real cisne
    pelicano garza aguila halcon condor buho lechuza tecolote pajaro pajarito canario perico periquito loro cotorra
    guacamaya colibri paloma gorrion jilguero zorzal cenzontle turpial ruisenor mirlo golondrina cuervo zorro lobo coyote mapache ardilla conejo conejito liebre
    erizo hamster cuy cobaya raton ratoncito murcielago zorrillo armadillo tlacuache comadreja nutria castor
    perezoso carpincho capibara ajolotito venado ciervo alce reno bufalo bisonte jabali unicornio dragon pegaso
    monstruo mascota ave felino herbivoro carnivoro cria cachorro`,
  wheels: `willys mercedes_benz bmw audi suzuki kawasaki ducati harley harley_davidson dodge renault falcon fiat fitito peugeot citroen citroneta chevrolet chevy ford volkswagen vocho bocho tsuru datsun toyota hyundai mazda nissan vespa siambretta zanella taunus twingo seat_600 van furgo furgoneta camper caravana tsuru jetta chevy civic corolla hilux mustang twingo renault_4 vocho autito buggy hot_wheel carro carrito coche auto camion camioncito camioneta troca pickup jeep moto motocicleta mototaxi motoneta vespa
    taxi bus autobus colectivo bondi micro guagua combi pesero buseta buseton trolebus trailer tractor excavadora
    retroexcavadora grua volqueta aplanadora ambulancia patrulla carreta carroza triciclo monociclo patineta
    patin_electrico scooter bicicleta bici cicla bmx monopatin go_kart karting cuatrimoto camion_de_basura
    camion_de_bomberos`,
  rail: `linea roller_coaster roller tren trenecito metro tranvia locomotora vagon ferrocarril subte teleferico funicular montana_rusa monorriel`,
  boat: `panga barco barquito velero lancha bote canoa kayak yate crucero submarino trajinera chalana piragua balsa remo 
    ferry barcaza`,
  air: `papagayo_de_papel avion avioncito avioneta helicoptero globo_aerostatico cohete nave dron parapente papalote cometa barrilete
    volantin ovni planeador transbordador`,
  instrument: `caja_vallenata tiple guitarra guitarron bajo ukelele charango cuatro requinto bandurria mandolina laud violin viola violonchelo chelo
    contrabajo arpa piano teclado organo acordeon bandoneon concertina armonica flauta quena zampona ocarina
    clarinete oboe fagot saxofon sax trompeta trombon tuba corneta gaita dulzaina tambor bombo bateria cajon
    tumbadora conga bongo timbal pandero pandereta maraca guiro castanuela marimba xilofono triangulo platillo
    campana campanita silbato kazoo bocina_de_camion caja_de_ritmo theremin zambomba`,
  music: `gaita_zuliana cha_cha_cha aguinaldo_navideno parranda_navidena jingle heavy heavy_metal k-pop kpop musica cancion ranchera bolero tango milonga cumbia vallenato salsa merengue bachata son son_jarocho huapango
    norteno nortena banda corrido mariachi reggaeton regueton trap rap hip_hop rock metal punk pop indie jazz blues
    soul funk electronica techno house reggae ska folk folclor folclore flamenco copla zarzuela opera sinfonia
    musica_clasica sevillana rumba samba bossa villancico nana arrullo himno balada trova disco vinilo cd casete
    concierto orquesta coro cantante grupo joropo pasillo huayno marinera cueca chacarera zamba chamame cuarteto
    candombe murga sonora timba mambo chachacha danzon pasodoble vals kpop k_pop estribillo playlist rola`,
  artist: `aitana rosalia shakira karol_g bad_bunny feid maluma peso_pluma natanael_cano taylor_swift harry_styles one_direction
    stray_kids bts blackpink beatles queen metallica selena juan_gabriel juanga jose_jose vicente_fernandez rocio_durcal
    luis_mi luis_miguel mana caifanes soda_stereo charly_garcia fito_paez andres_calamaro mercedes_sosa carlos_gardel
    julio_jaramillo silvio_rodriguez joaquin_sabina serrat camilo_sesto raphael julio_iglesias rocio_jurado alejandro_sanz marc_anthony
    celia_cruz ruben_blades hector_lavoe carlos_vives diomedes_diaz juanes lucha_reyes chabuca_granda pimpinela
    timbiriche bronco tigres_del_norte angeles_azules banda_ms grupo_frontera los_bukis bukis leo_dan jose_alfredo_jimenez
    pedro_infante jorge_negrete chavela_vargas natalia_lafourcade cafe_tacvba`,
  radio: `radio programa_de_radio programa_radial emisora estacion_de_radio podcast noticiero_de_radio radionovela
    partido_por_radio`,
  ball: `fulbito futbolito_de_barrio fut futbol futbolito futbol_sala pelota balon rugby americano futbol_americano basquetbol baloncesto basquet
    voleibol volibol bolibol voleybol voley ecuavoley handball balonmano beisbol softbol criquet tenis padel pimpon ping_pong squash fronton
    pelota_vasca badminton golf minigolf hockey waterpolo kickball quemados`,
  team: `bayern psg chelsea liverpool manchester_city manchester_united arsenal juventus milan inter napoli benfica porto ajax dortmund inter_miami galaxy lafc necaxa xolos tijuana queretaro gallos_blancos mazatlan emelec cerro_porteno libertad guarani caracas tachira deportivo_quito once_caldas cucuta bucaramanga cobreloa wanderers everton_de_vina san_lorenzo_de_almagro lanus banfield talleres belgrano gimnasia_y_esgrima colon union_de_santa_fe celta osasuna espanyol getafe cadiz malaga sporting real_oviedo defensor danubio motagua comunicaciones municipal herediano alajuelense atletico colo-colo la_u america alianza sultanes tomateros atleti real_madrid atletico_de_madrid barca barcelona betis real_betis sevilla valencia athletic zaragoza real_sociedad aguilas_del_america
    chivas guadalajara pumas rayados monterrey cruz_azul toluca santos pachuca atlas puebla boca boca_juniors river river_plate
    racing independiente san_lorenzo velez estudiantes rosario_central newells huracan nacional atletico_nacional millonarios junior
    deportivo_cali santa_fe colo_colo universidad_de_chile universidad_catolica alianza_lima universitario sporting_cristal penarol
    barcelona_sporting liga_de_quito saprissa olimpia motagua yanquis dodgers lakers vaqueros seleccion tri albiceleste messi leo_messi maradona cristiano_ronaldo ronaldo pele chicharito hugo_sanchez neymar mbappe`,
  sport: `polo_a_caballo running natacion patinaje patin atletismo maraton carrera gimnasia gimnasio crossfit pesa yoga pilates boxeo box lucha
    lucha_libre karate judo taekwondo esgrima tiro_con_arco arqueria surf surfing windsurf paddle esqui snowboard
    escalada alpinismo montanismo senderismo trekking ciclismo motocross automovilismo formula formula_1 nascar
    equitacion charreria rodeo jaripeo remo_olimpico buceo snorkel clavado trampolin salto parkour skate skateboard
    deporte entrenamiento spinning zumba baile ballet danza capoeira triatlon rally toros corrida rafting
    paracaidismo tejo bolos boliche petanca bocha`,
  game: `cacho rummikub mahjong mah_jong generala yahtzee dudo cubilete dado go shogi backgammon carrom catan tangram pirinola tresillo desconfio trabalenguas metegol taca_taca bolita_de_vidrio metra chinchon cinquillo burako burraco rummy cuarenta conga_de_cartas juego juego_de_mesa ajedrez damas domino parques parchis ludo serpientes_y_escaleras loteria bingo baraja naipe
    carta solitario conquian truco tute mus brisca escoba canasta poker uno jenga monopoly monopolio turista risk
    scrabble memorama rompecabezas puzzle crucigrama sudoku sopa_de_letras acertijo adivinanza trivial futbolin
    billar dardo canica trompo yoyo yo_yo balero perinola matatena rayuela avioncito_de_tiza bebeleche escondite
    escondidas atrapada cubo_de_rubik rubik gato_de_papel ahorcado sapo_de_fierro chiste broma`,
  screen: `lol play la_play steam videojuego minecraft roblox fortnite fifa nintendo switch consola playstation play_station xbox wii game_boy
    mario mario_bros mario_kart zelda pokemon tetris pacman candy_crush among_us sims animal_crossing call_of_duty
    free_fire brawl_stars clash_royale league_of_legends counter_strike valorant gta`,
  show: `tutorial teleserie anime_japones bluey peppa peppa_pig paw_patrol frozen pasapalabra friends chavo_del_ocho chavo la_rosa_de_guadalupe rosa_de_guadalupe meme simpson los_simpson simpsons serie telenovela novela novela_turca serie_turca pelicula peli cine caricatura dibujo_animado anime programa
    noticiero noticia documental concurso reality telediario comedia teatro obra musical circo
    magia netflix k_drama dorama capitulo temporada saga partido_viejo thriller western star_wars disney pixar
    programa tour_de_francia vuelta_a_espana giro_de_italia eurovision olimpiada juegos_olimpicos
    partido gol tiro_libre tiktok youtube instagram video canal streamer`,
  book: `libro lectura cuento novela_policiaca novela_historica poema poesia historieta comic manga revista periodico
    diario biblia enciclopedia diccionario atlas leyenda mito fabula biografia ensayo
    harry_potter condorito mafalda`,
  map: `mapa plano globo_terraqueo mapamundi brujula ruta itinerario gps`,
  plant: `malvon cilantro perejil rosal maceta planta plantita mata flor rosa orquidea girasol tulipan geranio suculenta cactus cactu nopal_de_maceta clavel
    violeta azucena alcatraz bugambilia buganvilla margarita lavanda helecho albahaca hierba romero menta musgo
    liquen hongo_de_bosque bonsai jazmin gardenia dalia hortensia begonia petunia crisantemo lirio amapola copihue
    cempasuchil nochebuena enredadera hiedra trebol brote tomate_de_huerto jitomate maiz`,
  garden: `huerto huerta jardin jardineria hortaliza milpa cafetal semillero`,
  tree: `arbol limonero naranjo manzano higuera olivo pino roble encina ceiba jacaranda ahuehuete sauce cipres cedro
    palmera palma araucaria ceibo eucalipto almendro cerezo mango_de_patio parota guayacan tabebuia ombu alerce guayabo bambu abeto arbolito arbol_de_navidad`,
  machine: `interruptor campana_extractora extractor_de_cocina aire_acondicionado motosierra maquina maquina_de_coser maquina_de_escribir singer lavadora licuadora batidora horno estufa asador ahumador
    smoker comal cafetera tostadora refrigerador nevera heladera ventilador radiador calefactor aspiradora secador
    secadora plancha motor tornos torno taladro compresor telescopio microscopio binocular reloj despertador
    reloj_de_pared elevador ascensor impresora telefono tocadiscos rocola`,
  light: `farol farolito veladora luciernaga_de_frasco quinque lampara linterna foco bombilla ampolleta vela velita proyector semaforo chimenea fogata fuego`,
  tool: `sello_de_fecha sello_de_goma sello_de_tinta fechador tupper topper rosario pileta_del_bano lavabo lavamanos tapa canasto herramienta martillo serrucho desarmador destornillador llave llave_inglesa pinza lima cepillo lija brocha
    rodillo pala rastrillo azadon regadera manguera tijera tijeras aguja dedal cuchillo navaja cuchara
    cuchara_de_palo cucharon sarten olla cazo cacerola tapa molcajete mortero termo taza vaso jarra escalera
    carretilla lupa catalejo lapiz pluma boligrafo boli pincel crayola plumon marcador tinta gis tiza cuaderno
    libreta agenda caja cesta canasto balde cubeta bolsa maleta mochila morral carriel bandolera rinonera alforja capazo talega jigra chuspa maletin paraguas silla sillon mecedora banco hamaca
    mesa cama almohada cojin alfombra cortina espejo peine cepillo_de_pelo navaja_suiza cana_de_pescar anzuelo red
    cuna ropero armario closet estanteria librero repisa puerta ventana pizarron pupitre banquito taburete butaca maqueta
    machete soga cuerda candado cinta pegamento boton tuerca tornillo iman `,
  craft: `costura bordado punto_de_cruz tejido crochet croche ganchillo gancho macrame ceramica alfareria barro carpinteria madera
    ebanisteria herreria soldadura mecanica electronica_casera jardineria_de_balcon reposteria panaderia cocina
    pintura dibujo acuarela caligrafia grabado escultura origami papiroflexia plastilina manualidad joyeria
    encuadernacion fotografia modelismo maquetas maqueta lego legos bloque pinata marioneta_de_hilo
    relojeria peluqueria maquillaje poncho scrapbook`,
  place: `monte quebrada pradera llano llanura canon bosquecito catarata cenote duna mirador costanera kiosco quiosco plazoleta potrero salar rambla biblioteca libreria paramo rincon planetario gasolinera banqueta vereda acera sala salon pasillo juzgado peluqueria prado paradero academia
    antejardin terreno hostal hotel cabana albergue pista rampa mar playa oceano rio lago laguna arroyo cascada montana cordillera cerro sierra volcan nevado glaciar desierto selva bosque
    campo rancho finca chacra quinta granja pueblo pueblito ciudad barrio calle plaza parque zocalo malecon muelle
    puerto isla cabo bahia valle caverna cueva casa casita departamento piso patio balcon terraza azotea
    cocina_de_casa cuarto recamara dormitorio bano tina banera pileta piscina alberca estadio cancha arena gradas
    iglesia templo museo acuario zoologico feria mercado tianguis mercadillo bazar rastro supermercado tienda ferreteria
    panaderia_de_la_esquina cafeteria bar cantina restaurante escuela colegio jardin_de_infantes universidad
    oficina taller laboratorio hospital aeropuerto estacion terminal carretera camino sendero puente faro castillo
    piramide ruina dolmen cementerio tejado paris roma londres nueva_york japon italia cancun oaxaca acapulco disneylandia disneyland columpio tobogan resbaladilla arenero`,
  sky: `luz luna sol estrella cielo nube lluvia nieve_de_verdad viento tormenta trueno rayo arcoiris arco_iris amanecer
    atardecer ocaso noche madrugada manana tarde otono invierno primavera verano frio calor ola marea niebla eclipse
    planeta galaxia universo espacio via_lactea cometa_de_cielo sombra charco silencio`,
  wear: `mandil tacon vestido falda pantalon jean camisa camiseta playera polera remera blusa sueter sudadera jersey chompa buzo
    chamarra chaqueta abrigo poncho_de_lana ruana bufanda gorro gorra sombrero boina casco_de_moto zapato 
    zapatilla bota sandalia huarache pantufla calcetin media calceta corbata mono_de_pelo delantal guante uniforme
    disfraz capa pijama bata traje tutu arete pendiente aro collar pulsera anillo brazalete broche prendedor
    cinturon bolso cartera lente anteojo gafa gafas lentes perfume labial pintalabios esmalte una_pintada
    maquillaje_de_fiesta mono_de_regalo mono_rojo pano_de_cabeza casco rebozo manton peineta chupon chupete_de_bebe`,
  cloth: `ropa cobija colcha manta sabana cobijita mantita trapito`,
  collection: `tapita tapa_de_botella tapa_de_gaseosa tapa_de_cerveza iman_de_nevera iman_de_refri estampita figu figus coleccion estampa cromo figurita lamina sticker calcomania moneda billete estampilla sello postal botella_vieja
    piedra piedrita roca mineral fosil concha_de_mar caracola cristal gema canica_de_vidrio llavero taza_de_viaje
    muneco figura miniatura carta_pokemon botones corcholata tapa_de_refresco chapita pin insignia boleto
    programa_de_mano foto autografo disco_viejo carrito_a_escala`,
  toy: `ula_ula hula_hula changuito_de_peluche peluche_de_la_infancia trapo_de_apego titere marioneta osita frisbee brujo bruja mago yoda baby_yoda grogu juguete muneca barbie peluche osito oso_de_peluche caballito titere_de_mano cubo sonajero sonaja mordedera
    gimnasio_de_bebe movil burbuja globo pistola_de_agua espada varita corona carpa casita_de_munecas
    trenecito_de_madera robot transformer capitan_america spiderman superheroe batman princesa hada sirena pirata astronauta ninja
    zombi heroe hombre_arana elsa rayo_mcqueen`,
  tech: `router modem computadora computador ordenador compu laptop portatil tablet ipad celular movil_nuevo telefono_celular excel
    powerpoint programacion codigo inteligencia_artificial robotica camara camara_de_fotos audifono auricular bocina
    parlante altavoz television televisor tele pantalla control_remoto satelite radioaficion onda_corta impresora_3d`,
  people: `portero portera arquero arquera bombero bombera capitan capitana piloto marinero marinera bailarin bailarina futbolista veterinario veterinaria dentista cientifico cientifica
    vaquero vaquera mesero mesera chofer cocinero cocinera costurera jardinero jardinera granjero granjera policia juez reportero reportera detective alcalde alcaldesa recien_nacido tata nona nono nana yaya yayo abue madrina padrino suegro suegra cunado cunada bisabuelo bisabuela bisnieto bisnieta ahijado ahijada senor senora doctor doctora maestro maestra profesor profesora profe entrenador entrenadora cartero panadero panadera enfermero enfermera payaso jefe jefa comadre compadre familia mamá papá mami papi nieto nieta hijo hija hermano hermana primo prima sobrino sobrina abuelo abuela tio tia amigo
    amiga companero companera vecino vecina alumno alumna nino nina bebe novio novia esposo esposa pareja equipo
    gente perro_de_la_casa visita cliente paciente`,
  feast: `navidad dia_de_muertos fiesta cumpleanos boda carnaval posada reyes halloween san_juan fallas feria_de_abril
    semana_santa pascua ano_nuevo domingo sabado viernes lunes vacacion vacaciones viaje paseo excursion picnic
    dia_de_campo campamento fin_de_semana quince aniversario`,
  hour: `puntualidad hora recreo siesta reloj_biologico descanso
    minuto momento rato`,
  body: `pie piecito mano manita dedo dedito ojo nariz oreja panza pancita barriga ombligo pelo cabello pelito pestana ceja diente cachete cosquilla`,
  scent: `olor aroma sabor`,
  noise: `grabacion audio ruido sonido voz risa tono canto ronroneo ladrido silbido eco tictac`,
  hue: `color amarillo rojo azul verde rosado morado naranja_de_color negro blanco mostaza turquesa violeta_de_color
    dorado plateado brillo glitter diamantina purpurina`,
  learn: `matematica matematicas numero numero_primo historia geografia quimica fisica biologia astronomia filosofia
    politica arte idioma ingles frances ciencia experimento economia derecho medicina psicologia arqueologia egipto
    mitologia gramatica ortografia palabra receta refran frase dato astrologia horoscopo tarot genealogia trueque
    negocio cosa_rara misterio estadistica planeta_del_sistema`,
} as const

const CLASS_OF = new Map<string, NounClass>()
for (const [kind, words] of entriesOf(NOUNS))
  for (const word of words.split(/\s+/)) CLASS_OF.set(word.replaceAll('_', ' '), kind)

function entriesOf(table: typeof NOUNS): (readonly [NounClass, string])[] {
  const kinds = Object.keys(table).filter((kind) => kind in table)
  return kinds.flatMap((kind) => (isNounClass(kind) ? [[kind, table[kind]] as const] : []))
}

function isNounClass(kind: string): kind is NounClass {
  return kind in NOUNS
}

/** True of a club by its name: 'el Atlas' is no book. */
export const isClub = (name: string) => NOUNS.team.split(/\s+/u).includes(bare(name).toLowerCase().replaceAll(' ', '_'))

/** The class of 'máquinas de coser verdes': by its first three words, two, or the first alone; null where none is known. */
export const nounClassOf = cached(WORDS_AT_HAND, (phrase): NounClass | null => {
  if (HOW.test(phrase)) return null
  const [first = '', ...tail] = phrase.toLowerCase().split(' ')
  const rest = tail.map(bare)
  const single = tail.map((word) => bare(singularOf(word)))
  const heads = [first, bare(first), bare(singularOf(first))]
  for (const more of [2, 1, 0])
    for (const head of heads) {
      const found =
        CLASS_OF.get([head, ...rest.slice(0, more)].join(' ')) ??
        CLASS_OF.get([head, ...single.slice(0, more)].join(' '))
      if (found) return found
    }
  return smallOf(first) ?? (isBuilt(bare(singularOf(first))) ? 'place' : null)
})

/** How one lies, and no club. */
const HOW = /^boca (?:abajo|arriba|del?|a)(?![A-Za-zÀ-ỹ])/iu

/** 'consultorio', 'aserradero', 'invernadero': where something is done or grown, by how the word ends. */
const BUILT =
  /^(?!(?:mone|come|bebe|escurri|aguja|here|verda|vence|pasa|paga|nada)dero)[A-Za-zÀ-ỹ]{3,}(?:adero|edero)$|^\p{L}{3,}(?:ltorio|vatorio|ratorio|natorio|mitorio|latorio)$/u
/** Buildings and plots of land that no ending tells. */
const LARGE = new Set(
  `vivero cochera garaje garage bodega vinedo establo corral barberia sembradio sotano atico desvan trapiche molino
  capilla hacienda palapa quincho fonda parcela ermita edificio mansion caballeriza granero estanque imprenta pulperia
  condominio rascacielos cobertizo galpon camposanto gallinero palomar conejera perrera
  hormiguero orquideario mariposario delfinario insectario rosaleda arboleda alameda naranjal maizal pinar olivar robledal
  encinar`.split(/\s+/u),
)

const isBuilt = (word: string) => LARGE.has(word) || BUILT.test(word)

/** 'tapitas' → 'tapa', 'florecita' → 'flor': what is small is of its class. */
function smallOf(word: string): NounClass | null {
  const [, small = '', vowel = ''] = /^(\p{L}{2,}?)(?:ec|c)?it([oa])s?$/u.exec(bare(word)) ?? []
  const stem = small.replace(/qu$/u, 'c').replace(/gu$/u, 'g')
  const found = [stem + vowel, stem, `${stem}e`].map((form) => CLASS_OF.get(form)).find(Boolean)
  return (stem && found) || null
}
