/** Under the sky: stars, fire, hills, animals, earth. How such a section is written says `happenings.ts`. */
export const OUTDOORS = String.raw`
pachamancas?\b|curantos?\b
  < La tierra echaba humo, y olía a hierbas.
  < Se quitaba una capa de hojas, y debajo había otra.
(?:lluvia de estrellas|estrellas? fugac?z?(?:es)?|perseidas)(?!.*nubl)
  < Arriba, de pronto, se veía una raya de luz, y luego otra vez lo oscuro.
  < Había que esperar la siguiente sin parpadear.
  = @ miraban hacia arriba.
(?:ver|veiamos|vimos|viendo|mirar|miramos|mirando|mirabamos|contar|contamos|contando|contabamos|bajo|con) (?:las |mil |muchas )?estrellas\b(?!.*nubl)
  < Primero se veía una estrella, luego cinco.
  < Arriba había más estrellas que cielo.
  = @ miraban hacia arriba.
fogata|hoguera
  < Primero prendía lo chiquito, y luego lo grande.
  < El fuego tronaba, y con cada trueno saltaba una chispa.
  = @ tenían la cara tibia y la espalda fría.
(?:se (?:nos |les |le |me )?vol\w+|volo) (?:\w+ ){0,4}(?:la|el) (?:sombrilla|sombrero|gorra|carpa|paraguas|toldo|techo|lona|tienda)|(?:sombrilla|carpa|lona|sombrero|gorra) (?:que )?se (?:nos |les |le )?vol(?:o|aron)
  < El viento se metía por debajo y tiraba hacia arriba.
  ! ¡Fiuuu!
acamp\w+ en (?:la sala|el living|el patio|el salon|el cuarto|la azotea|la terraza|casa)|(?:carpa|casita|casa|tienda|campamento) (?:de campana )?en (?:la sala|el living|el salon|el cuarto|la recamara|el comedor)|(?:cabana|casa|casita|cueva|carpa|tienda) (?:de|con) (?:\w+ ){0,2}(?:sabanas|mantas|cobijas)|fuerte (?:con|de) (?:almohadas|cojines|sabanas)|casitas? con (?:una )?(?:sabanas?|mantas?|cobijas?)
  < La tela colgaba, y debajo quedaba un cuarto chiquito.
  < Se entraba a gatas.
  < Debajo de la tela, las voces se oían más cerca.
  = @ metieron primero la cabeza.
acamp(?:amos|o|aron|ar|ando)|(?:casa|casita|tienda) de campana(?!.*(?:sabana|cobij|frazada|manta|sillas))|(?:armamos|pusimos|en) (?:la|una) carpa\b(?! de circo)|campamento\b
  < Una varilla entraba aquí, la otra allá, y la tela se levantaba.
  < El cierre hacía zzzip.
  < Desde adentro, lo de afuera se oía más cerca.
  = @ metieron primero la cabeza.
  ! Zzzip.
fuegos artificiales
  < Una luz subía, subía y se quedaba callada.
  < Luego el cielo tronaba y se llenaba de colores.
  = @ miraban hacia arriba.
  ! ¡Pum! ¡Pum!
(?:vol|elev|encumbr|remont)\w+ (?:\w+ ){0,2}(?:papalotes?|cometas?|barriletes?|volantin\w*)|(?:papalote|cometa|barrilete|volantin) (?:que )?se (?:nos |le )?\w+|se (?:le|nos|me|te) \w+ (?:el|la|su) (?:papalote|cometa|barrilete|volantin)\b
  < El hilo se soltaba poco a poco.
  < El viento tiraba hacia arriba.
  < La cola daba coletazos.
  = @ miraban hacia arriba.
sub(?:imos|io|ieron|iste|i) (?:al|a la|hasta|a lo alto|el|la) (?:\w+ ){0,2}(?:cerro|montana(?! rusa)|volcan|monte|cima|nevado|sierra|acatenango|popo\w*|ajusco|tepozteco|teide|misti|chimborazo|cotopaxi|monserrate|piramide|torre)\b|escal(?:amos|o|aron)\b
  < Un paso, otro paso, y todavía faltaba.
  < Las piernas pesaban más que abajo.
  < Cuanto más arriba, más chico se veía lo de abajo.
  = @ miraron hacia abajo, y luego otra vez hacia arriba.
(?:hizo|hicimos|hacer|haciamos|arm\w+) (?:\w+ )?(?:barriletes?|papalotes?|cometas?|volantin\w*)\b
  < El papel se pegaba por las orillas.
  < Una vara cruzaba sobre la otra.
  < La cola se ponía al final.
se (?:partio|quebro|rompio) (?:la|una) rama\b
  < ¡Crac!, se oyó arriba.
  ! ¡Crac!
(?:ternero|ternera|becerro|becerra|potrillo|potranca|cordero|cabrito) (?:\w+ ){0,2}(?:se (?:puso|paro)|nacio|nacido|recien nacido)\b
  < Cuatro patas largas temblaban, y cada una tiraba para su lado.
abejas\b|colmenas?\b|panal(?:es)?\b
  < Se oía un zumbido parejo.
  < Una abeja salía, otra entraba, y ninguna chocaba.
  ! Bzzz, bzzz.
(?:pila|monton) de (?:arena|tierra)\b
  < Los pies se hundían.
  < Había que sacar uno, y luego el otro.
columpi\w+
  < Las piernas se estiraban, y luego se doblaban.
  < El columpio iba y venía.
  < Arriba, la panza se quedaba un momento en el aire.
resbaladilla|tobogan|resbaladera|rodadero
  < Un escalón, otro escalón, y arriba.
  < Y luego, ¡fiuuu!, para abajo.
(?<=bajar\w* )del? (?:la )?(?:caballo|burr[oa]|mula|yegua|poni)|(?:mont\w+|sub\w+|pase\w+) (?:en |a |al )?(?:el |un |una |la |su |mi )?(?:caballo|burr[oa]|burrit[oa]|mula|yegua|poni)\b(?! de (?:madera|palo|juguete))|a caballo\b|en (?:un |una |su |el |la )?(?:sola )?(?:burro|mula|caballo|yegua|poni)\b|cabalg(?!ata)\w+
  < Desde arriba, el suelo quedaba lejos.
  < Se oían los cascos, uno tras otro.
  El lomo se movía como una barca.
orden(?:ar|amos|aba) (?:\w+ ){0,2}(?:vacas?|cabras?)
  < La mano apretaba, y salía un chorrito.
  < La leche sonaba al caer en la cubeta.
palomas\b
  < Las palomas caminaban moviendo la cabeza.
  < Una levantaba el vuelo, y las demás esperaban.
gallinas?\b
  < Se oía un cacareo, y luego otro.
sembr(?:amos|o|aba|aron|aste|ar)\b(?!.* (?:algodon|frasco|vaso))|plant(?:amos|o|aste|ar|aba) (?:un|una|el|la|los|las|flores|arbol\w*|su) 
  < Se abría un hoyo en la tierra.
  < Luego la tierra volvía a su sitio, y las manos la apretaban.
  < Olía a tierra recién movida.
  = @ tenían tierra hasta en las uñas.
reg(?:ar|aba|abamos|amos|aste) (?:las|los|sus|la|el) (?:\w+ )?(?:plant\w+|flor\w*|macet\w*|jardin|huerto|rosas|malvon\w*)
  < La tierra se ponía oscura.
  < En cada hoja quedaba temblando una gota.
erupcion\b
  < La montaña tronaba por dentro.
volcan(?:es)? (?:de bicarbonato|de la feria)|(?:hicimos|hizo|haciendo) (?:un|el) volcan
  < Una cucharada de polvo, un chorrito de vinagre.
  < La espuma subía, subía y se salía.
(?<=(?:recog|cort|junt|busc|rob)\w* (?:las |unas |los |unos )?)(?:moras|naranjas|mandarinas|higos|manzanas|mangos|fresas|duraznos|guayabas|limones|ciruelas|jocotes|capulines|nisperos|cerezas|tunas)\b
  < Una mano bajaba la rama, y la otra buscaba entre las hojas.
  < La rama se soltaba, y las hojas temblaban.
  < Los dedos olían a $.
cort\w+ cafe\b|(?:la|de la) (?:cosecha|pisca|vendimia)\b
  < Las manos buscaban entre las hojas.
  < Un puñado a la canasta, y luego otro.
tirolesa\b|canopy
  < El arnés hizo clic.
  < El cable zumbaba.
corr(?:imos|io|iste|i) (?:\w+ ){0,3}(?:carrera|maraton)\b|(?:cruc|cruz)\w+ la meta
  < El número iba prendido en el pecho.
  < Los pasos golpeaban el suelo, uno tras otro.
(?:corretearon|correteo|correteaba|persigui\w+|salimos corriendo|salio corriendo|salieron corriendo|echamos a correr|corrio (?:como )?\d+)
  < Los pasos sonaban cada vez más seguidos.
  < El suelo pasaba rápido por debajo.
  ! Tac, tac, tac, tac.
(?:sub|trep)\w+ (?:al|a un|a los|en un|en el) arbol(?:es)?\b(?! de navidad)
  < Un pie en esta rama, una mano en la otra.
  < Las hojas rozaban la cara.
  < Desde arriba, todo lo de abajo se veía chiquito.
(?:sub|trep|escap|baj)\w+ (?:al|del|a un|a la|de la) (?:techo|tejado|azotea|barda)\b
  < Desde arriba, todo lo de abajo se veía chiquito.
vacas\b
  < Una vaca masticaba sin prisa.
  < Otra levantaba la cabeza y miraba.
mariposas?\b
  < Las alas se abrían y se cerraban.
  < Volaba una, y detrás otra, y otra.
castanas\b
  < Había que buscar con el pie, entre las hojas.
  < El erizo pinchaba, y adentro brillaba la castaña.
setas\b|hongos\b|niscalos\b
  < Había que mirar hacia abajo, entre las hojas.
  < Olía a tierra mojada.
(?:l[oa]|te) (?:encontr|recog|rescat)\w+ (?:\w+ ){0,3}(?:lluvia|calle|caja|basurero|carretera|refugio|perrera)|(?:l[oa]|te) adopt\w+
  < Dos ojos miraban desde abajo.
  < Una mano se acercó despacio, y una nariz la olió.
zoologico\b|parque de las leyendas|bioparque
  < Un animal dormía, otro masticaba, otro daba vueltas.
  < Detrás de una reja había siempre otra.
granja\b
  < Cada animal decía lo suyo, y todos a la vez.
`
