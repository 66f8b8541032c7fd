import { NO_TOPIC } from './favourite-phrases.ts'
import { bare } from '../grammar/text.ts'

/** `weak` words usually lead to another; `pet` is only what an animal likes. */
type Topic = readonly [topic: string, kind: 'weak' | 'pet' | 'sport' | 'usual', test: RegExp]

/** What a long answer may be about, and the words, without accents, that tell it. */
const TOPICS: readonly Topic[] = [
  ['los dinosaurios', 'usual', /dinosaur|tiranosaur|t-?rex|fosil|triceratop|velociraptor|prehistor/],
  [
    'las estrellas',
    'usual',
    /espaci(?:o|al)|\bestrellas?\b|planeta|\bluna\b|astronaut|cohete|astronom|marcian|galax|universo|\bnasa\b|meteorit|constelac|telescop/,
  ],
  [
    'el mar',
    'usual',
    /\bmar\b|ballena|delfin|playa|\bolas?\b|surf|sirena|\bpeces\b|\bpez\b|pulpo|tiburon|buce|oceano|caracol(?:a|es de mar)|cangrej|arrecife|orcas?\b|foca/,
  ],
  [
    'el agua',
    'usual',
    /nadar|natacion|piscina|alberca|pileta|\bagua\b|clavad|waterpolo|chapote|lluvia|charcos?|\brios?\b/,
  ],
  ['la pesca', 'usual', /pesca|pescar|\bcana de pescar|anzuelo|trucha/],
  [
    'las plantas',
    'usual',
    /plantas?\b|plantit|jardin|\bflor(?:es)?\b|cactus|orquide|\brosas?\b|suculenta|geranio|helecho|bonsai|girasol|margarita|tulipan|semilla|maceta|bugambilia/,
  ],
  [
    'la vida del campo',
    'usual',
    /huert|sembrar|tomate|gallina|\bgranja|\bcampo\b|vacas?\b|cosech|rancho|tractor|ovej|cabras?\b|cerdit/,
  ],
  [
    'el bosque',
    'usual',
    /bosque|\barbol(?:es)?\b|hongos?\b|setas?\b|naturaleza|acampar|campament|cabañas?\b|cabanas?\b|fogata|\bpinos?\b|scout/,
  ],
  [
    'los caminos de montaña',
    'usual',
    /montan|escalar|escalada|sender|excurs|alpinis|volcan|\bcerros?\b|trekking|hiking|caminar|caminat|andar a pie|pasear|paseos?\b/,
  ],
  ['la nieve', 'usual', /nieve|esqui|snowboard|patinaje sobre hielo|trineo|pingüin|pinguin|polar|invierno|\bhielo\b/],
  ['los pájaros', 'usual', /pajar|\baves?\b|loros?\b|colibri|paloma|canario|\bpericos?\b|aguila|buho|lechuza|avistar/],
  [
    'los bichos',
    'usual',
    /insect|hormig|abeja|mariposa|escarabaj|bichos?\b|araña|arana|catarina|mariquita|oruga|luciernag|caracoles|lombri|lagartij|iguana/,
  ],
  ['los caballos', 'usual', /caball|yegua|\bponis?\b|equitaci|montar a|jinete|charr|unicornio/],
  ['los gatos', 'usual', /\bgat(?:o|a|os|as|itos?|itas?)\b|felin|michi/],
  ['los perros', 'usual', /\bperr(?:o|a|os|as|itos?|itas?)\b|cachorr|canin|labrador|\bhusky|chihuahua/],
  [
    'los animales',
    'usual',
    /animal|conejo|leon|tigre|\bosos?\b|elefant|\bzoo|tortuga|\bpandas?\b|mascota|jirafa|\bmonos?\b|capibara|carpincho|koala|zorro|lobo|venado|erizo|ardilla|hamster|rinoceront|hipopotam|\bburros?\b|llamas?\b|nutria/,
  ],
  [
    'el fútbol',
    'usual',
    /futbol|\bfut\b|cascarit|\bla cancha|\bclub atlas|\batlas\b|\bbarca\b|\bbetis|atletico|\bchivas|\btigres\b(?! del)|balon|\bgol(?:es)?\b|porter|seleccion mexicana|champions|barcelona|real madrid|pumas|chivas|\bamerica\b|boca|river|messi|penal|mundial/,
  ],
  [
    'el deporte',
    'sport',
    /basquet|baloncesto|petanca|\bbolos\b|pelota|beisbol|tenis|voleibol|voley|deport|padel|gimnas|karate|ejercicio|crossfit|boxeo|lucha libre|luchador|rugby|atletis|correr|maraton|golf|yoga|pilates|\bjudo|taekwondo|esgrima|hockey|pesas|spinning|running|gimnasio|\bgym\b/,
  ],
  ['las ruedas y el viento en la cara', 'usual', /bici|patin|monopatin|skate|triciclo|cicl/],
  ['los trenes', 'usual', /\btren(?:es)?\b|locomotora|vagon|metro\b|tranvia/],
  [
    'los motores',
    'usual',
    /coche|carro|\bcamion|colectivos?\b|\bbondis?\b|\bmotos?\b|grua|carrit|autobus|formula|mecanic|volante|rueda|manejar|conducir|\bautos?\b|bomber|ambulanc|excavador/,
  ],
  ['volar', 'usual', /avion|volar\b|helicopt|drone|piloto|aeropuert|globos?\b|paracaid|papalote|\bcometas?\b/],
  ['los barcos', 'usual', /barco|velero|navega|\bremar\b|kayak|pirata|capitan|submarino|marinero|canoa/],
  ['construir cosas', 'usual', /\blegos?\b|rubik|bloques|construi|construcc|rompecabez|puzzl|maquet|armar|arquitect/],
  [
    'los videojuegos',
    'usual',
    /videojueg|minecraft|\bfifa\b|among us|brawl|roblox|nintendo|zelda|\bmario\b|fortnite|\bxbox|play ?station|pokemon|consola|program(?:ar|aci)|comput|\bsims\b|esports|\bla play\b|\bgamer|juegos de rol|\bswitch\b/,
  ],
  [
    'los inventos',
    'usual',
    /robot|ciencia|experiment|electronic|invento|maquina|laboratorio|quimica|fisica|matematic|numeros|ingenier/,
  ],
  [
    'los juegos de mesa',
    'usual',
    /ajedrez|domino|\btruco\b|\bmus\b|brisca|canasta|cartas\b|juegos? de mesa|damas\b|parchis|loteria|\bdados\b|monopoly|\buno\b|sudoku|crucigram|sopas? de letras|adivinanz|acertij|poker|bingo/,
  ],
  [
    'jugar',
    'weak',
    /juguet|muñec|munec|peluche|jugar|\bjuegos?\b|disfraz|carrusel|burbujas|columpio|escondid|canicas|barbie|bluey|paw patrol|peppa|caricatur|dibujos animados/,
  ],
  [
    'las aventuras mágicas',
    'usual',
    /magi[ac]|hadas?\b|brujas?\b|princesa|castillo|dragon|harry potter|hechi|\breyes? magos|superher|batman|spider|marvel|heroes?|star wars|guerra de las galaxias|monstruo|vampir|fantasma|halloween|misterio|detectiv/,
  ],
  [
    'el baile',
    'usual',
    /bail|danza|ballet|\bsalsa\b|cumbia|flamenco|tango|milonga|bachata|reggaet|zumba|coreograf|folclor|\bkpop|k-pop/,
  ],
  [
    'las canciones',
    'usual',
    /cant(?:a|ar|o)\b|cancion|karaoke|\bcoros?\b|bolero|rancher|opera|zarzuela|\bcoplas?\b|jotas?\b|serenata|mariachi/,
  ],
  [
    'la música',
    'usual',
    /music|guitarra|piano|violin|\brock|\brap\b|hip ?hop|\btrap\b|electronica|rammstein|bach\b|metallica|concierto|tambor|jazz|beatles|bateria|flauta|trompeta|orquesta|coldplay|taylor swift|shakira|luis miguel|juan gabriel|queen\b|bad bunny|mozart|banda\b|disco|vinil|ukelele|acordeon|instrument/,
  ],
  [
    'los libros',
    'usual',
    /libro|\bleer\b|lectura|cuentos?\b|novela(?!s? turc)(?!s? corean)|biblioteca|historias\b|\bcomics?\b|manga\b|enciclop|filosof|\bhistoria\b/,
  ],
  ['las palabras', 'usual', /escribir|poesia|poema|poeta|diario\b|cartas? de amor|caligraf|periodis|blog/],
  ['el cine', 'usual', /pelicula|\bpelis?\b|\bcine|netflix|hollywood|disney|ghibli|palomitas/],
  [
    'las historias de la tele',
    'usual',
    /telenovel|novelas? (?:turc|corean)|\bserie|\btele\b|television|teatro|anime|actuar|actriz|comedia|circo|payas/,
  ],
  ['los colores', 'usual', /pint|dibuj|\bcolor|acuarel|\barte\b|museo|frida|crayon|plastilina|manualid/],
  ['las fotos', 'usual', /\bfotos?\b|fotograf|camara|selfie|album/],
  [
    'los hilos',
    'usual',
    /\btej|tejid|costur|coser|bordar|bordad|croche|estambre|\blanas?\b|\bhilos?\b|patchwork|moda\b|(?<!roba \p{L}+ )ropa\b|vestidos/u,
  ],
  [
    'las manos que arreglan',
    'usual',
    /artesan|alfarer|ceramica|carpinter|madera|arreglar|reparar|herramient|\bbarro\b|taller|joyer|origami|restaurar|antig/,
  ],
  ['el café', 'usual', /\bcafe|\bte\b|capuchin|espresso|infusion|cafeter/],
  [
    'las cosas dulces',
    'usual',
    /chocolate|pastel|helado|\bdulces?\b|gallet(?:a|it)|reposter|hornear|postre|gelatina|caramelo|chuches?\b|chucheri|golosin|gomitas|\bflan\b|turron|\bpan dulce|donas?\b|croissant|azucar|chicle|alfajor|brigadeir|tarta|bizcocho|rosquilla|bunuelo|buñuelo|churro|magdalena|torrija/,
  ],
  [
    'la fruta',
    'usual',
    /\bfrutas?\b|mangos?\b|sandia|fresas?\b|naranja|platano|manzana|\buvas?\b|limon|aguacate|jamaica|mandarina|durazno|cereza/,
  ],
  [
    'la buena cocina',
    'usual',
    /cocin|\bcomer\b|comida|tacos?\b|pizza|\bpan\b|queso|\bmole\b|empanada|paella|arepa|(?<!(?:donde|que|cuando|se) )\bvino\b|cervez|tortill|sushi|croqueta|hamburgues|receta|sopas?\b|\bchile|asado|parrill|pasta\b|espagueti|tamal|pozole|ceviche|restaurante|desayun|papas fritas|milanesa|arroz/,
  ],
  ['los premios', 'pet', /hueso|premio|salchich|jamon|atun|\bpollo|\bcarne|zanahoria|pienso|\blatas?\b/],
  [
    'las siestas',
    'usual',
    /dormir|siesta|\bcama\b|sofa|\bmantas?\b|cobija|descans|hamaca|no hacer nada|pijama|\bsonar\b|almohada|flojear/,
  ],
  ['la luz', 'weak', /\bsol\b|verano|atardecer|amanecer|ventana|\bcielo\b|nubes?\b|arcoiris|luz\b/],
  [
    'la familia',
    'weak',
    /famil|niet[oa]s|\bhij[oa]s|herman[oa]|primos|papa\b|mama\b|abuel|domingos?\b|sobremesa|carino/,
  ],
  [
    'las risas entre amigos',
    'weak',
    /amig|platic|convers|\brisas?\b|reir|bromas?|chistes?|charlar|chism|memes|hacer enojar|molestar/,
  ],
  [
    'las fiestas',
    'usual',
    /fiesta|navidad|cumpleañ|cumplean|regalo|carnaval|feria|piñata|pinata|dia de muertos|halloween|confeti/,
  ],
  [
    'los viajes',
    'weak',
    /viaj|\bpueblos?\b|ciudad|carretera|turism|pasaporte|conocer lugares|mochile|maleta|aventura|mapas?\b|paris|japon|italia/,
  ],
  [
    'los hallazgos',
    'weak',
    /compras|mercado|tiendas?\b|zapatos|bolsos?|maquill|perfume|coleccion|monedas|estampas|sellos|tesoro|piedras|minerales/,
  ],
  ['los mimos', 'usual', /abraz|rasquen|rasc|panza|acarici|mimos|apapach|caricias|cosquillas|calorcit/],
  [
    'las cosas bien hechas',
    'weak',
    /trabaj|oficina|negocio|estudiar|ensenar|escuela|juntas\b|excel|correos|ordenar|limpi|orden\b/,
  ],
  ['los palos y las correas', 'pet', /musculos|correas|collares|pelota vieja|palos?\b/],
]

/** What a long answer is about, in a few words; the earliest word decides. */
export function topicOf(text: string, pet: boolean): string {
  const key = bare(text)
  const [found] = TOPICS.map(([topic, kind, test], order) => ({ topic, kind, order, at: key.search(test) }))
    .filter(({ at, kind }) => at >= 0 && (pet || kind !== 'pet'))
    .sort((a, b) => Number(a.kind === 'weak') - Number(b.kind === 'weak') || a.at - b.at || a.order - b.order)
  // a dog's ball is no sport
  if (pet && found?.kind === 'sport') return 'las pelotas'
  return found?.topic ?? NO_TOPIC
}
