import type { ActionId } from '../scene/scene.ts'
import { WITH_COMPLEMENTS } from './complement-rules.ts'
import type { Rule } from './rules.ts'

/** To row, or to be in a boat in which one does. */
export const ROWS =
  /\b(?:rem(?:a|an|ar|amos|aba|aban|abamos|ando|aron|aste|ado)\b|en (?:el |la |un |una |nuestra |su )?(?:barca|barquita|bote(?! de basura)|canoa|kayak|piragua|trajinera|gondola|balsa)\b)/

export const ACTION_RULES: readonly Rule<ActionId>[] = [
  ...WITH_COMPLEMENTS,
  // Who rows is in the boat, whatever falls into the water.
  ['ride', new RegExp(ROWS.source), 0.95],
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
  // A party is put up like a tent.
  [
    'celebrate',
    /\barm\w+ (?:un |una |la |el )?(?:parrandas?|fiestas?|fieston|pachangas?|rumbas?|jolgorio|farras?)\b/,
    0.86,
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
    /\bsub(ir|e|en|ia|io|ieron|iendo) (a |al |por )(?!(?:(?:la|el|los|las|un|una|mi|tu|su) )?(?:coche|camion\w*|caja|carretilla|carreola|trajinera|tren|metro|bus|autobus|avion|barco|carro|auto|taxi|noria|escenario|caballo|ascensor|sofa|columpio|piso|casa|cama|mesa|moto|globo|buque|podio|bote|bus)\b)\w+/,
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
