import type { ActionId } from '../scene/scene.ts'
import type { Rule } from './rules.ts'

const GIVING = 'd(?:a|an|ar|as|amos|ando|aba|abas|aban|abamos|i|io|iste|imos|ieron|oy)(?:me|te|les?|nos|se)?'

/** What a verb does with its own thing, where the verb alone says something else or nothing. */
const WITH_COMPLEMENTS: readonly Rule<ActionId>[] = [
  ['hug', new RegExp(String.raw`\b${GIVING} (?:[a-zñ]+ ){0,3}(?:besos?|besitos?|abrazos?|abrazote|achuchon)\b`), 0.95],
  ['hug', /\ben (?:mis|tus|sus) brazos\b|\bcosquillas\b/, 0.6],
  ['paint', /\bmanos? de pintura\b/, 0.9],
  [
    'hold-hands',
    /\b(?:agarr|cog|tom|apret|sostuv|sosten|sujet|estrech)[a-zñ]* (?:[a-zñ]+ ){0,2}(?:la|de la|mi|tu|su|las) manos?\b/,
    0.93,
  ],
  [
    'swim',
    /\b(?:met|tir|lanz|aventa?|ech|arroj|ca)[a-zñ]* (?:[a-zñ]+ ){0,2}(?:al|en el|en la|a la|a las|en las) (?:agua|rio|mar|lago|laguna|piscina|alberca|pileta|poza|arroyo|olas|cenote|estanque)\b|\b(?:tir|lanz|avent|ech)[a-zñ]* de cabeza\b|\bclavados?\b(?= (?:en|desde|al))/,
    0.86,
  ],
  [
    'build',
    /\b(?:hac(?!ia\b)|hic|hiz|levant|improvis|mont|arm|invent)[a-zñ]* (?:[a-zñ]+ ){0,2}(?:cas(?:a|ita)|cabañ(?:a|ita)|choza|fuerte|refugio|puente|presa|torres?|barc(?:o|ito)s?|columpio|carrito|maqueta|nido|cuna|castillo|comedero|avion(?:cito)? de papel|cohete|robot|pista|cueva de (?:mantas|sabanas))\b(?! de (?:mi|tu|su|campo|la|los|el))/,
    0.83,
  ],
  [
    'play-music',
    /\b(?:guitarra|piano|violin|tambor|flauta|bateria|acordeon|trompeta|saxofon|ukelele|charango|violonchelo|arpa|marimba)\b.*\b(?:notas|acordes|cuerdas|teclas|melodias?|cancion(?:es)?|rasgueos)\b|\b(?:notas|acordes|cuerdas|teclas|melodias?|arco)\b.*\b(?:guitarra|piano|violin|ukelele|charango|violonchelo|arpa)\b/,
    0.81,
  ],
  [
    'build',
    /\b(?:castillo|cabaña|casita|fuerte|torre|cueva|barco|cometa)(?: de [a-zñ]+)? que (?:hic|constru|arm|levant|mont|fabric)[a-zñ]*/,
    0.8,
  ],
  ['plant', /\bsemillas?\b/, 0.6],
  [
    'give',
    /\b(?:me|te|les?|nos|se l[oa]s?) tra(?:e|en|es|jo|je|jiste|jeron|jimos|ia|ias|ian) (?!a |al |de )[a-zñ]+/,
    0.6,
  ],
  ['give', /\b(?:ped|pid)[a-zñ]* (?:matrimonio|la mano)\b|\bmatrimonio con un anillo\b/, 0.7],
  [
    'climb',
    /\bsub[a-zñ]+ (?:[a-zñ]+ ){0,5}(?:acantilados?|peldaños?|laderas?|rocas?|muros?|cuerdas?|lianas?|arbol(?:es)?|cerros?|cumbres?|cimas?|volcan(?:es)?|tejados?|techos?|azoteas?)\b/,
    0.7,
  ],
  [
    'wave',
    /\b(?:agit|sacud|mov|mene)[a-zñ]* (?:el|la|los|las|un|una|su|sus) (?:manos?|brazos?|pañuelos?|bandera|sombrero|gorra|bufanda)\b|\badios con\b|\b(?:mand|lanz|tir)[a-zñ]* (?:un )?besos?\b/,
    0.84,
  ],
  [
    'comfort',
    /\b(?:acomod|ajust|abroch|pon|pus|sub|ech)[a-zñ]* (?:[a-zñ]+ ){0,2}(?:bufanda|abrigo|gorro|mantas?|cobijas?|cobertor|chamarra|campera|chaqueta|tirita|curita)\b/,
    0.74,
  ],
  ['celebrate', /\bchoc[a-zñ]* (?:las |los )?(?:vasos|copas|tazas|cinco|palmas|manos)\b/, 0.84],
  ['whisper', /\b(?:pid|hac|hiz)[a-zñ]* silencio\b|\bdedo (?:en|sobre) los labios\b/, 0.7],
  ['look', /\bpara verl[oa]s?\b|\boido (?:contra|pegado)\b/, 0.66],
  [
    'look',
    /\besper[a-zñ]+ (?:[a-zñ]+ ){0,3}(?:amanecer|atardecer|estrellas|cometa|eclipse|puesta de sol|luna)\b/,
    0.66,
  ],
  ['sleep', /\bqued[a-zñ]* (?:frit|roque|dormid|cuajad)[a-z]*\b/, 0.78],
  [
    'cook',
    /\b(?:pic|cort|rall|pel|machac|remov|remuev)[a-zñ]* (?:la |las |el |los )?(?:cebollas?|papas?|patatas?|verduras?|zanahorias?|tomates?|frutas?|manzanas?|ajos?|calabazas?|olla|cazuela|sopa|caldo)\b/,
    0.8,
  ],
  ['sit', /\b(?:cont|cuent)[a-zñ]* (?:[a-zñ]+ ){0,2}(?:historias?|chistes?|anecdotas?)\b/, 0.6],
  ['read', /\b(?:cont|cuent|invent)[a-zñ]* (?:[a-zñ]+ ){0,2}cuentos?\b/, 0.66],
  [
    'search',
    /\b(?:recog|recoj|recolect|junt|atrap|caz)[a-zñ]* (?:[a-zñ]+ ){0,2}(?:moras|castañas|conchas|caracol(?:es|as)|setas|hongos|flores|piedras|bellotas|piñas|luciernagas|mariposas|nueces|fresas|manzanas|naranjas|higos|cerezas)\b/,
    0.64,
  ],
  ['search', /\b(?:escondite|escondidas|escondidillas|busqueda)\b|\bnos perdi(?:mos|eron)\b/, 0.64],
  ['run', /\b(?:cru[zc]|lleg)[a-zñ]* (?:a )?la meta\b|\bnos echamos una carrera\b/, 0.8],
  ['walk', /\ba (?:caballito|hombros|upa|cuestas|tus espaldas)\b/, 0.57],
  [
    'give',
    new RegExp(
      String.raw`\b(?:me|te|les?|nos|se) ${GIVING} (?:el|la|los|las|un|una|unos|unas|tu|su|mi|tus|sus|mis) (?!manos?|vez|noticias?|gusto|miedo|risa|pena|tiempo|vueltas?|pasos?|lata|leccion|animos|razon|gracias|sustos?|alegrias?|vida|bienvenida|espalda|cuenta|sorpresa|besos?|abrazos?)[a-zñ]+`,
    ),
    0.62,
  ],
  [
    'give',
    /\b(?:sac|tra[ej]|tend|tiend|alcanz|acerc|guard)[a-zñ]* (?:[a-zñ]+ ){2,4}para (?:el|la|su|sus|mi|ti) [a-zñ]+/,
    0.54,
  ],
]

export const ACTION_RULES: readonly Rule<ActionId>[] = [
  ...WITH_COMPLEMENTS,
  // What people of stories do between the great deeds.
  ['hug', /\ba los brazos de\b/, 0.9],
  ['cook', /\b(llena\w* un tazon|saca\w* del horno|se inclina\w* sobre un tazon|delantal)\b/, 0.86],
  ['celebrate', /\bplanta\w* (una|la|su) (bandera|escoba)\b/, 0.72],
  ['sit', /\btoma\w* (una taza|algo caliente|juntos)\b/, 0.84],
  ['search', /\b(desplieg|desdobl)\w+ (un|el|su|medio) (\w+ )?mapa\b/, 0.72],
  ['wave', /\b(abr\w+ la puerta|da\w* la bienvenida)\b/, 0.6],
  ['look', /\bescuch(a|an|aba|aban|ando)\b/, 0.6],
  [
    'give',
    /\b(tra(?:e|es|en|jo|je|jiste|jeron|jimos|ia|ias|ian)(?:me|te|les?|nos)? (un|una|unos|unas|su|flores|pan|chocolate)\b|extiend\w+ la mano)\b/,
    0.55,
  ],
  ['walk', /\b(entra(n|ban)? (en|a)|lleg(a|an|aron) (a|al|hasta))\b/, 0.54],
  ['stand', /\b(habla(n|ba|ban|ndo)?|cuenta(n)? lo que|presenta(n)? a|sonrie(n)?|ayuda(n)?)\b/, 0.52],
  ['hug', /\b(abraz\w+|se funden en|achuch\w+|apapach\w+|estrech\w+ (entre|en) (sus|los) brazos)\b/, 0.95],
  [
    'hold-hands',
    /\b((de|por) la mano|(agarr|cog|tom)\w+ la mano|tomad[oa]s de la mano|cogid[oa]s de la mano|mano en mano|agarrad[oa]s)\b/,
    0.94,
  ],
  [
    'swim',
    // «Nada» is first of all a pronoun: it swims only with a place to swim in.
    /\b(nad(an|ar|amos|aba|aban|ando|aron)|(?<!\b(no|ni|sin|casi|de) ([a-z]+ ){0,6})nad[ao] (en|por|con|hacia|hasta|entre|bajo|junto a) (el|la|los|las|un|una|su)\b|buce\w+|chapote\w+|zambull\w+|se bañ\w+|chapuz\w+|bañarse)\b/,
    0.9,
  ],
  [
    'climb',
    /\b(trep\w+|escal(a|an|ar|amos|aba|aban|ando|aron|o|ada)|subi\w* (a|al|por|la|el) (\w+ )?(arbol\w*|montañ\w*|cim\w*|cumbre|colina|cerro|ladera|torre)|suben (por|la|el) \w+)\b/,
    0.88,
  ],
  [
    'ride',
    /\b(cabalg(?!atas? de)\w+|mont(a|an|ar|amos|aba|aban|ando|ados|adas|aron|o|ado) (a|en|sobre) \w+|galop\w+|a lomos|pedale\w+|ciclismo|en bici\w*|a caballo|jinetes?|al trote)\b/,
    0.88,
  ],
  [
    'fly',
    /\b((?<!\b(?:de papel|cometas?|globos?|papalotes?|barriletes?|drones?|pajar(?:o|ito)s?|gorra|sombrero|paraguas|techo|sombrilla)\b[^.;]{0,40})(?:vuel(a|an|o)|vol(ar|aba|aban|aron|ando|amos|o))\b(?! (?:juntos )?(?:un|una|la|el|su|sus|las|unas|mi|tu|tus|nuestra|nuestro|aquel|aquella)? ?(?:cometa|papalote|barrilete|volantin|pandorga|chichigua|drone?|avion(?:cito)?s? de papel))|surc\w+ (el|los) (cielo|cielos|aire)|despeg\w+|planea(n|ba|ban|ndo)? sobre|flota(n|ban|ndo)? (en|por) el aire|en globo)\b/,
    0.82,
  ],
  [
    'dance',
    /\b(ballet|(clases?|curso|academia|noche|en)\s+de (salsa|bachata|zumba|merengue|kizomba|swing|claque)|bail\w+|danz\w+|vals|sevillanas|tango|giran al ritmo)\b/,
    0.9,
  ],
  [
    'sing',
    /\b(cant(a|an|ar|amos|aba|aban|ando|aron|o|aste)|karaoke|tarare\w+|canturre\w+|a coro|villancicos?)\b/,
    0.85,
  ],
  [
    'play-music',
    /\b(toc(a|an|ar|amos|aba|aban|ando) (?!(?:la|el|su|una?) (?:puerta|timbre|cara|manos?|hombros?|frente|pelo|techo|fondo|suelo|agua|cielo|nariz|tema|loteria|madera|vez)\b)(la|el|su|una?|juntos)( \w+)? ?(guitarra|piano|violin|tambor|flauta|bateria|acordeon|trompeta|saxofon|bandoneon|arpa|ukelele|charango|violonchelo|instrumento)?|rasgue\w+|afina\w+ (la|el|su))\b/,
    0.8,
  ],
  [
    'play-ball',
    /\b(futbol|(jueg|jug|pate|chut|lanz|bot|persig|entren|cabece)\w+ ([a-z]+ ){0,4}(balon|pelota)|pelotazo|gol|golazo|baloncesto|basquet\w*|voley\w*|chut\w+|partidos?|penalt(?:y|i)s?|penal(?:es)?|tenis|cancha|cascarita|picadito|beisbol)\b/,
    0.8,
  ],
  [
    'cook',
    /\b((?<!\b(?:la|una|su|mi|tu|de|en|nuestra) )cocina|cocin(an|ar|amos|aba|aban|ando|aron|o)|amas(a|an|ar|ando|aban|amos)|horne\w+|prepar\w+ (un|una|el|la|los|las) (\w+ )?(pastel|tarta|torta|cena|comida|sopa|galletas|receta|masa|bizcocho|tortilla|empanadas|tamales|asado)|bat(en|ir|iendo) (la|los) (masa|huevos)|recetas?|guis\w+|rem(ueven|over) (la )?(olla|cazuela))\b/,
    0.88,
  ],
  [
    'eat',
    /\b(com(e|en|er|imos|ian|iendo|ieron) (un|una|unos|unas|el|la|los|las|juntos|helado|pizza|tacos|churros)?|merend\w+|merienda|picnic|desayun\w+|cen(a|an|ar|amos|aban|ando)|almuerz\w+|sabore\w+|prueb\w+ (un|una|el|la) (?!vez|dia)|comparten (un|una|el|la) (pastel|tarta|torta|pizza|helado|merienda|cena|pan)|tom(a|an|ar|ando|aba|aban|amos) (un |una |el |la )?(cafe|mate|helado|te|chocolate)|brind\w+)\b/,
    0.8,
  ],
  [
    'paint',
    /\b(pint(a|an|ar|amos|aba|aban|ando|aron|o)|dibuj(a|an|ar|amos|aba|aban|ando|aron|o)|colore\w+|acuarelas?|pinceladas?|pinceles)\b/,
    0.85,
  ],
  [
    'build',
    /\b(constru\w+|levant(an|ar|aron|aban|ando) (un|una|el|la) (castillo|casa|torre|cabaña|muñeco|fuerte|carpa|tienda)|arm(an|ar|aron|aban|ando) (un|una|el|la)|castillos? de arena|muñecos? de nieve|repar(?!t)\w+|arregl\w+|mont(an|ar|aron) (la|una) (tienda|cabaña|maqueta)|clav(an|ar|ando)|legos?)\b/,
    0.82,
  ],
  [
    'plant',
    /\b(plant(an|ar|amos|aron|aban|ando|o) |siembr\w+|sembr\w+|rieg\w+|reg(ar|aban|ando|amos)|cav(an|ar|aron)|cosech\w+|trasplant\w+|cuid\w+ (el|las|sus|la) (jardin|plantas|huert\w+|flores))/,
    0.84,
  ],
  [
    'read',
    /\b(le(?:e|en|er|emos|i|ia|ias|ian|iamos|iste|isteis|yendo|yeron|yo|imos)(?:me|te|les?|nos)?\b|lecturas?|hoje\w+|cuento antes de dormir|pasa(n)? las paginas|historias en voz alta|un cuento al oido|contar cuentos)\b/,
    0.8,
  ],
  // Who watches a match plays none.
  [
    'look',
    /\b(ver|viendo|veia[ns]?|vimos|vieron|mirar|mirando|miraba[ns]?) (el |la |los |las |un |una )?(\w+ )?(partid\w+|futbol|tele\w*|series?|pelis?|peliculas?)\b/,
    0.84,
  ],
  ['look', /\b(al cine|a ver (?!si))/, 0.62],
  // Who flies a kite stays on the ground.
  [
    'look',
    /\b(?:vuel(?:a|an|o)|vol(?:ar|aba|aban|aron|ando|amos|o)|remont\w+|eleva\w*) (?:juntos )?(?:un|una|la|el|su|sus|las|unas|mi|tu|tus|nuestra|nuestro|aquel|aquella)? ?(?:cometa|papalote|barrilete|volantin|pandorga|chichigua|drone?|avion(?:cito)?s? de papel)/,
    0.72,
  ],
  ['look', /\b(vigil(a|an|aba|aban|ar|o|ando))\b/, 0.8],
  [
    'sleep',
    /\b(duerm\w+|dorm(ir|ia|ian|ido|idos|imos)|sueñ(an|a) (bajo|en la|profund)\w*|siestas?|acurruc\w+|se (queda|quedan|quedo|quedaron) dormid\w+|arrop\w+|bostez\w+)\b/,
    0.78,
  ],
  [
    'celebrate',
    /\b(celebr\w+|festej\w+|festiv(o|a|os|as|idad\w*)\b|fiestas?|cumpleaños|sopl\w+ (?:[a-zñ]+ ){0,3}velas?|confeti|brindis|aplaud\w+|boda|nos casamos|victoria|piñatas?|graduacion|año nuevo|navidad|nochebuena|nochevieja|fin de año)\b/,
    0.8,
  ],
  [
    'give',
    /\b(regal(a|an|ar|o|aron|amos|ando|aba)\w* |entreg\w+|ofrec\w+|le da (un|una|el|la|su)|obsequi\w+|abr(ir|en|ieron|iendo) (los |el |un )?regalos?|le tiende|dan de comer)/,
    0.82,
  ],
  [
    'comfort',
    /\b(consuel\w+|consol\w+|sec(a|o|ar) (las|sus) lagrimas|acompañ\w+ en|calm(a|ar|o|aba)|anim(a|ar|o|aba) a|no tengas miedo|apoy(a|an|o|aron|aba|ar) a|a su lado en|abraz\w+ cuando)\b/,
    0.72,
  ],
  // Tears are of joy, too: anything else that they do says more.
  [
    'comfort',
    /\b(?<!\b(?:los|las) dos )llor(a|aba|o|ar|ando|aron|aban)\b(?! de (?:alegria|risa|emocion|felicidad))/,
    0.55,
  ],
  [
    'celebrate',
    /\bganamos\b|\bgan(o|aron|ando|ar|e) (el|la|las|los|un|una|boca|river|españa|argentina)\b(?! (tiempo|vida|confianza))/,
    0.78,
  ],
  ['swim', /\b(natacion|piscina|pileta|alberca)\b/, 0.58],
  [
    'build',
    /\b(trastear|trastea\w*|sold(ar|ando|aba)|atornill\w+|mont(ar|an|aba|ando|o|aron) (el|un|la|una|los) (mueble\w*|armario|cuna|estanteria|maqueta|tienda|litera|cama|mesa)|bricolaje|manualidades)\b/,
    0.74,
  ],
  [
    'climb',
    /\bsub(ir|e|en|ia|io|ieron|iendo) (a |al |por )(?!(?:(?:la|el|los|las|un|una|mi|tu|su) )?(?:coche|tren|metro|bus|autobus|avion|barco|carro|auto|taxi|noria|escenario|caballo|ascensor|sofa|columpio|piso|casa|cama|mesa|moto|globo|buque|podio|bote|bus)\b)\w+/,
    0.64,
  ],
  ['look', /\b(vi|viste|vio|vieron|vimos|veia[ns]?|ver) (?!(?:que|como|a|si|en|lo|el mundo)\b)\w+/, 0.6],
  ['whisper', /\b(susurr\w+|al oido|secretos?|en voz baja|cuchiche\w+|murmur\w+)\b/, 0.84],
  [
    'search',
    /\b(busc\w+|rastre\w+|huellas?|explor\w+|tesoros?|investig\w+|sigue(n)? (el|la|las|los) (rastro|pistas?|huellas?|mapa)|lupa|persig\w+ (?:el|la|las|los|un|una) (?:rastro|pistas?|huellas?|misterio)|encontr\w+ (el|la|una?) (camino|pista|mapa|llave|tesoro)|setas)\b/,
    0.76,
  ],
  ['jump', /\b(salt(a|an|ar|amos|aba|aban|ando|aron|o|ito|itos)|brinc\w+|rebot\w+|charcos)\b/, 0.84],
  [
    'run',
    /\b(corr(e|en|er|emos|ia|ian|iendo|ieron|io)|carreras?(?! de (?!obstaculos|relevos|sacos))|maraton|huy\w+|(?:nos|me|te) persig\w+|a toda prisa|persecucion|echan a correr)\b/,
    0.82,
  ],
  [
    'wave',
    /\b(salud(a|an|ar|o|aron|ando|aba)|se desp(ide|iden|idio|idieron|edir)|dic(e|en) adios|despedidas?|agita(n)? la mano|bienvenid\w+)\b/,
    0.82,
  ],
  [
    'point',
    /\b(señal(a|an|ar|o|aron|ando|aba)|apunta(n)? (a|hacia|con)|descubr\w+|muestr(a|an)|mostr(ar|o|aba)|enseñ(a|o|aba|arle) (a|el|la|como)|mir(a|en), ?(alli|ahi))\b/,
    0.7,
  ],
  [
    'look',
    /\b(mir(a|an|ar|amos|aba|aban|ando|aron|o)|asombr\w+|observ\w+|contempl\w+|admir(a|an|ar|ando|aban) (el|la|las|los)|ven (el|la|las|los|una?)|ver (el|la|las|los|una?)|viendo|asom(a|an|aron)|contar estrellas|telescopio)\b/,
    0.68,
  ],
  [
    'sit',
    /\b(sentad\w+|sentar(?:se|nos|me|te)?|se (sienta|sientan|sento|sentaron|sentaban)|descans\w+|reposa\w*|(?<!detras? del )sofa|banco del parque|mecedora|charl(a|an|ar|aban|ando)|convers\w+|jugar al (ajedrez|mus|domino|parchis))\b/,
    0.7,
  ],
  [
    'walk',
    /\b(camin(a|an|ar|amos|aba|aban|ando|aron|ata)|(?<!\b(?:el|un|del|al|su|mi|este) )camino(?! (?:al?|del?)\b)|pase(a|an|ar|amos|aba|aban|ando|aron|o|os|ito)|recorr\w+|senderismo|and(a|an|ar|ando|aban) por|viaj\w+|excursion\w*|rutas?|trekking|caminatas?|avanz\w+|vuelven a casa|de regreso)\b/,
    0.66,
  ],
]
