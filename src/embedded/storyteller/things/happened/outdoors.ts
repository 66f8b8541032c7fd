/** Under the sky: stars, fire, hills, animals, earth. How such a section is written says `happenings.ts`. */
export const OUTDOORS = String.raw`
pachamancas?\b|curantos?\b
  < La tierra echaba humo, y olía a hierbas.
(?:lluvia de estrellas|perseidas)(?!.*nubl)
  < Arriba, de pronto, se veía una raya de luz, y luego otra vez lo oscuro.
  = @ miraban hacia arriba.
(?:ver|veiamos|vimos|viendo|mirar|miramos|mirando|mirabamos|contar|contamos|contando|contabamos|bajo|con) (?:las |mil |muchas )?estrellas\b(?!.*nubl)
  < Arriba había más estrellas que cielo.
  = @ miraban hacia arriba.
fogata|hoguera
  < El fuego tronaba, y con cada trueno saltaba una chispa.
  = @ tenían la cara tibia y la espalda fría.
acamp(?:amos|o|aron|ar|ando)|(?:casa|casita|tienda) de campana|(?:cabana|casa|casita|cueva) (?:de|con) (?:sabanas|mantas|cobijas)|fuerte con almohadas
  < Debajo de la tela, las voces se oían más cerca.
  = @ tuvieron que agacharse para entrar.
fuegos artificiales
  < El cielo tronaba y se llenaba de colores.
  = @ miraban hacia arriba.
  ! ¡Pum! ¡Pum!
(?:vol|elev|encumbr|remont)\w+ (?:\w+ ){0,2}(?:papalotes?|cometas?|barriletes?|volantin\w*)|(?:papalote|cometa|barrilete|volantin) (?:que )?se (?:nos |le )?fue
  < El viento tiraba del hilo hacia arriba.
  = @ miraban hacia arriba.
sub(?:imos|io|ieron|iste|i) (?:al|a la|hasta|a lo alto) (?:\w+ ){0,2}(?:cerro|montana|volcan|monte|cima|nevado|sierra|acatenango|popo\w*|ajusco|tepozteco|teide|misti|chimborazo|cotopaxi|monserrate|piramide|torre)\b|escal(?:amos|o|aron)\b
  < Cuanto más arriba, más chico se veía lo de abajo.
  = @ miraron hacia abajo, y luego otra vez hacia arriba.
columpi\w+
  < El columpio iba y venía.
(?<=bajar\w* )del? (?:la )?(?:caballo|burr[oa]|mula|yegua|poni)|(?:mont\w+|sub\w+|pase\w+) (?:en |a |al )?(?:el |un |una |la |su |mi )?(?:caballo|burr[oa]|burrit[oa]|mula|yegua|poni)\b(?! de (?:madera|palo|juguete))|a caballo\b|en (?:un |una |su |el |la )?(?:sola )?(?:burro|mula|caballo|yegua|poni)\b|cabalg\w+
  < Se oían los cascos, uno tras otro.
  El lomo se movía como una barca.
orden(?:ar|amos|aba) (?:\w+ ){0,2}(?:vacas?|cabras?)
  < La leche sonaba al caer en la cubeta.
palomas\b
  < Las palomas caminaban moviendo la cabeza.
gallinas?\b
  < Se oía un cacareo, y luego otro.
sembr(?:amos|o|aba|aron|aste|ar)\b|plant(?:amos|o|aste|ar|aba) (?:un|una|el|la|los|las|flores|arbol\w*|su) 
  < Olía a tierra recién movida.
  = @ tenían tierra hasta en las uñas.
reg(?:ar|aba|abamos|amos|aste) (?:las|los|sus|la|el) (?:\w+ )?(?:plant\w+|flor\w*|macet\w*|jardin|huerto|rosas|malvon\w*)
  < En cada hoja quedaba temblando una gota.
(?:las|a las) (?:2|3|4|dos|tres|cuatro) (?:de la manana|de la madrugada|am)\b|3 ?am\b
  < Afuera todavía era de noche.
(?:al|el|ver|vimos|viendo) amanecer\b
  < Apenas empezaba a clarear.
(?:el|ver|vimos|un) atardecer\b|puesta de sol
  < El cielo cambiaba de color cada minuto.
frio (?:barbaro|horrible|tremendo|polar)|bajo cero
  < El aliento salía en nubecitas.
erupcion\b
  < La montaña tronaba por dentro.
(?<=(?:recog|cort|junt|busc|rob)\w* (?:las |unas |los |unos )?)(?:moras|naranjas|mandarinas|higos|manzanas|mangos|fresas|duraznos|guayabas|limones|ciruelas)\b
  < Los dedos olían a $.
tirolesa\b
  < El cable zumbaba.
corr(?:imos|io|iste|i) (?:\w+ ){0,3}(?:carrera|maraton)\b|(?:cruc|cruz)\w+ la meta
  < Los pasos golpeaban el suelo, uno tras otro.
`
