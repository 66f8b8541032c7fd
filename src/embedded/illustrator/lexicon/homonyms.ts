/** Words that are things or places elsewhere, and not here. Texts are lower case and without accents. */

const ABSTRACT =
  'calor|frio|ideas?|dudas?|trabajo|alegria|tristeza|risas?|amor|cariño|paz|paciencia|esperanza|felicidad|ilusion|imaginacion|sabiduria|energia|inspiracion|vida|bondad|ternura|gente|emociones|emocion|recuerdos|problemas|lagrimas|besos|abrazos|criticas|tranquilidad|calma|colores|sabores|dinero|fuerza|fe|locura|fantasia|soledad|exito|suerte|amistad|carcajadas|nervios'

const NATURE =
  'olas?|mar(?:es)?|lluvias?|tormentas?|montañas?|montes?|rios?|rayos?|torbellinos?|volcan(?:es)?|pozos?|fuentes?|semillas?|llamas?|chispas?|jardin(?:es)?|puentes?|nubes?|mundos?|cascadas?|torrentes?|bosques?|tesoros?|islas?|oasis|desiertos?|llaves?|arbol(?:es)?|tren(?:es)?'

const MEAT =
  'poll[oa]s?|pavos?|cerdos?|cochinillos?|corder[oa]s?|cabritos?|chivos?|conejos?|patos?|pulpos?|terneras?|vacas?|toros?|gallinas?|cangrejos?|langostas?|caracol(?:es)?|borregos?|puercos?|lechon(?:es)?|jabali(?:es)?|peces|gambas'

const CUISINE =
  'asad[oa]s?|frit[oa]s?|guisad[oa]s?|rellen[oa]s?|rostizad[oa]s?|empanizad[oa]s?|rebozad[oa]s?|estofad[oa]s?|al (?:horno|ajillo|pastor|curry|disco|chilindron|vapor)|a la (?:gallega|brasa|plancha|parrilla|naranja|cerveza|jardinera|feira)|en (?:salsa|mole|escabeche|pepitoria)|con (?:patatas?|papas?|arroz|mole|verduras)'

const DISHES =
  'carne|caldo|sopa|filetes?|muslos?|alitas?|chuletas?|pechugas?|costillas?|tacos?|empanadas?|croquetas?|queso|leche|huevos?|estofado|guiso|pata|piel|tamales?|milanesas?|fideos|arroz|lana|paella|hamburguesas?|nuggets|salchichas?'

/** What is taken out of every text. */
export const HOMONYMS: readonly RegExp[] = [
  // Waves of heat, rains of ideas, mountains of work: nature says how much there is of something.
  new RegExp(String.raw`\b(?:${NATURE}) de (?:(?:la|el|los|las|mi|tu|su|mucha?|pur[oa]) )?(?:${ABSTRACT})\b`, 'g'),
  // What is on the plate does not stand beside it alive.
  new RegExp(String.raw`\b(?:${MEAT}) (?:${CUISINE})\b`, 'g'),
  new RegExp(String.raw`(?<=\b(?:${DISHES}) (?:de|con) )(?:${MEAT})\b`, 'g'),
  // Titles: what is seen at the cinema, bare and in the singular, and works that are called by a thing.
  /(?<=\b(?:cine|pelis?|peliculas?)\b[^.,;:|]*\b(?:ver|viendo|vimos) )(?!(?:a|al|el|la|los|las|un|una|como|si|mi|tu|su|pelis|peliculas)\b)[a-zñ]*[^s\W]\b/g,
  /(?<=\b(?:pelis?|peliculas?|novelas?|serie|musical) (?:de )?(?:el |la |los )?)(?:coco|up|cars|titanic|grease|rey leon|bambi|dumbo|ratatouille|cats|tiburon|vaiana|mulan|rio)\b/g,
  /\b(?:juego de tronos|la isla de las tentaciones|la casa de papel|el señor de los anillos|el libro de la selva|las cronicas de narnia|cien años de soledad|la sombra del viento|el gato con botas|los juegos del hambre|la guerra de las galaxias|el lago de los cisnes|perdidos en el espacio|la ciudad de las bestias|la oreja de van gogh|el canto del loco|los hombres g|estrella galicia)\b/g,
  // Water, ice and machines make another thing of what they follow.
  /\b(?:motos?|esqui\w*|parques?|patin(?:es)?|bicis?|bicicletas?|cañon(?:es)?|pistolas?|bombas?|globos?) (?:de agua|acuatic[oa]s?|estatic[oa]s?)\b/g,
  // Parts and amounts: a quarter, a metre, a piece, a tin.
  /\bcuarto (?=de (?:hora|kilo|litro|siglo|baño)|cumpleaños|hij|niet|aniversario|piso|grado|puesto|curso)|\b(?:un|dos|tres|cuatro|cinco|diez|medio|al|cada|por|\d+) metros?\b(?! de (?:madrid|barcelona|londres|paris|nueva))|\bpieza (?=de (?:musica|pan|fruta|arte|carne|museo|teatro|ajedrez|repuesto))|\b(?:botes?|tambos?) (?=de (?!remos|vela|pesca|pedales|salvamento))|\bsala de (?:espera|partos|operaciones|urgencias|reuniones|profesores|juntas)\b/g,
  /\b(?:enfermedad|fase|paciente|cancer) terminal\b|\bplaza (?:fija|de garaje|de toros)\b|\bcarrera (?=de (?:medicina|derecho|enfermeria|magisterio|arquitectura|ingenieria|mi vida|musica))|\b(?:acab|termin|estudi|sac)\w* (?:la|una|mi|su|tu) carrera\b|\b(?:a costa de|de camino a|por el camino|camino de(?! santiago)|camino a)\b|(?<=\b(?:llev\w+|ten\w+|con) (?:\w+ ){1,3})puest[oa]s?\b/g,
  /\b(?:clases?|curso) (?=de (?!primaria|infantil|secundaria|parvulos|primero|segundo|sexto))|\bcompañer[oa]s? de (?:clase|cole|colegio|piso|instituto|universidad)\b|\bamig[oa]s? de la universidad\b/g,
  /\bpartid[oa]s? de (?=truco|mus|cartas|domino|ajedrez|parchis|rol|poker|chinchon|brisca|damas|catan)|\bdel? mundo mundial\b|\bdel mundo entero\b/g,
  // Verbs and nouns that sound like others.
  /\b(?:me|te|se|nos) rio\b|\b(?:el|un|de|del|al|este|aquel|nuestro|su|primer) vuelos?\b|\bcastillos? en el aire\b|\bel tiempo vuela\b|\bsalta a la vista\b|\bmonta\w* en colera\b|\bcorr\w+ (?:prisa|riesgos?|peligro)\b|\b(?:pag|debe|recib)\w* (?:las |unas |muchas )?facturas\b|\bhac\w+ el (?:payaso|pino|ganso|mono|indio|oso|tonto)\b|\bda\w* calabazas\b|\bpez gordo\b|\barbol genealogico\b|\bpat[oa]s? maread[oa]s?\b|\b(?:reina|rey|princesa|principe|estrella|joya) (?:de la casa|del hogar|de los \w+|del equipo|de la fiesta|de mi vida)\b/g,
  /\bnacimiento (?=de(?:l| un| una| la| el)? (?:rio|arroyo|amistad|sol|amor|equipo))/g,
  // The country, unless it has an article.
  /\b(?:a|en|hasta|desde|por|conocer|visitar|recorrer|viaje a|de viaje por) chile\b/g,
  // Terms of endearment.
  /\bmi (?:mayor |gran |mas preciado |pequeñ[oa] )?(?:tesoro|rey|reina|princesa|principe|universo|mundo|planeta|regalo|estrella|joya|heroe|heroina)\b(?! de juguete)|\b(?:mejor|mayor) regalo\b/g,
  // An animal's legs are no ducks, and a face like a seal's is no seal.
  /\bpatas\b|\b(?:bigotes?|cara|voz|nariz|andares) de (?:un |una )?(?:foca|morsa|pato|gato|perro|pez|oso|raton|pajaro|caballo|mono|lunes)\b/g,
  // Room for something.
  /\bespacios? (?=de |para |en |personal|public|comun|verde|segur|propi)|\b(?:un|su|mi|mucho|poco|dame|dar|tener|mas|nuestro) espacio\b(?! exterior)/g,
  // As far as the moon one loves; nobody goes there.
  /\b(?:hasta|de aqui a|ida y vuelta a|esta\w* en|vive\w* en|por) la luna\b(?: (?:y|ida y|de) (?:de )?vuelta)?/g,
]

/** Words that are not meant where a text speaks of something else as well. */
export const ELSEWHERE: readonly (readonly [word: RegExp, context: RegExp])[] = [
  [/\bsirenas?\b/g, /\b(?:bomber|polic|ambulanc|alarma)/],
  [/\b(?:sillon(?:es)?|sofas?|camas?|habitacion(?:es)?)\b/g, /\bhospital|\bclinica|\buci\b/],
  [
    /\b(?:pumas|leones|tigres|aguilas|bulls|chivas|lobos|halcones|potros|delfines|toros|canarios|cuervos|gallos|zorros)\b/g,
    /\b(?:camisetas?|rugby|futbol|liga|equipo|nba|partidos?|hinchas?|aficion\w*|estadio|forof\w+)\b/,
  ],
  [/\bcarr(?:o|ito)s?\b/g, /\b(?:mercado|super|supermercado|compra)\b/],
  [/\bescarabajos?\b/g, /\b(?:conduc\w+|manej\w+|volkswagen|coche|carro|carretera|matricula)\b/],
  [/\bmates\b/g, /\b(?:deberes|examen|cole|profe\w*|suspend\w+|aprob\w+|numer\w+|clase)\b/],
  [/\bsalsa\b/g, /\b(?:tomate|pasta|tacos?|chiles?|espagueti\w*|nachos|carne|albondigas|receta|cocin\w+|arroz)\b/],
  [/\b(?:caball(?:o|ito)|torre|reina|rey|alfil)(?:e?s)?\b(?! de ajedrez)/g, /\bajedrez\b/],
  [/\bfaros\b/g, /\b(?:coches?|carros?|autos?|camion(?:eta)?|taxi|motos?|bici)\b/],
  [/\bmerengue\b/g, /\b(?:limon|pastel|tarta|torta|fresas?)\b/],
  [/\bpatas?\b/g, /\b(?:mesa|silla|jamon)\b/],
  [/\bconchas?\b/g, /\b(?:panaderia|pan dulce|bolleria)\b/],
]
