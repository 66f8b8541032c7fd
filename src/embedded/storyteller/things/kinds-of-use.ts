import type { USES } from './uses.ts'

/** How a thing is used, by what it is and what is done with it; what stands first is found first. */
export const KINDS: readonly (readonly [plan: RegExp, el: RegExp, use: keyof typeof USES])[] = [
  [/^/u, /^(?:la|el) (?:foto|postal|póster|dibujo|retrato|cartel|boleto|mapa)(?![A-Za-zÀ-ỹ])/u, 'told'],
  [/^(?:cantar|arrullar)l[ae]s?(?= |$)/u, /^/u, 'hummed'],
  [/^/u, /^la tele(?![A-Za-zÀ-ỹ])/u, 'screened'],
  [/^mandar /u, /^/u, 'sent'],
  [/^/u, /^el remo(?![A-Za-zÀ-ỹ])/u, 'taught'],
  [/^/u, /^el ábaco(?![A-Za-zÀ-ỹ])/u, 'counted'],
  [/^/u, /^el rosario(?! de (?:chistes|an[eé]cdotas|historias|cuentos|quejas))(?![A-Za-zÀ-ỹ])/u, 'prayed'],
  [/^/u, /^(?:el peluche|el títere|la marioneta)(?![A-Za-zÀ-ỹ])/u, 'toyed'],
  [/^/u, /^la cámara/u, 'photographed'],
  [/^(?:ver|mirar) /u, /^el celular/u, 'watched'],
  [/^contar (?:los )?chistes/u, /^el libro/u, 'joked'],
  [/sudoku/u, /^/u, 'numbered'],
  [/sopas? de letras/u, /^/u, 'searched'],
  [/rubik/iu, /^el cubo/u, 'twisted'],
  [/^/u, /^los zapatos de baile/u, 'shod'],
  [/^/u, /^la raqueta(?![A-Za-zÀ-ỹ])/u, 'swung'],
  [/^/u, /^el espejo(?![A-Za-zÀ-ỹ])/u, 'mirrored'],
  [/^jugar a(?:l| la) .+ (?:de|con) (?:tap|chap|corchol|mesa)/u, /^/u, 'gamed'],
  [
    /v[oó]le|handball|balon(?:mano|cesto)|b[aá]s[qk]uet|waterpolo|rugby/u,
    /^(?:la|el) (?:pelota|balón)(?![A-Za-zÀ-ỹ])/u,
    'passed',
  ],
  [/^/u, /^(?:la|el) (?:pelota|balón)(?![A-Za-zÀ-ỹ])/u, 'thrown'],
  [/^/u, /^(?:la|el) radio(?![A-Za-zÀ-ỹ])/u, 'radio'],
  [/^(?:bailar|hacer zumba)/u, /disco|radio/u, 'danced'],
  [/^cantar/u, /micrófono/u, 'sung'],
  [/^/u, /^(?:la grabación|el audio)(?![A-Za-zÀ-ỹ])/u, 'recorded'],
  [/^/u, /^(?:el|la) (?:disco|vinilo|cd|casete|playlist)(?![A-Za-zÀ-ỹ])/u, 'heard'],
  // of some nobody says what is done with it
  [
    /^(?:$|comer|probar|cenar|desayunar|ir por|roer|sentarse a la mesa|morder|vender|hacer|preparar|hornear|cocinar)/u,
    /^(?:el|la) (?:plato|puñado|vaso|pan|torta|pastel|galleta|empanada|tamal|arepa|tortilla)(?![A-Za-zÀ-ỹ])/u,
    'eaten',
  ],
  [/^(?:comer|probar|cenar|desayunar|roer|sentarse a la mesa|morder)/u, /^/u, 'eaten'],
  [
    /^(?:tomar|beber|$)/u,
    /^(?:el|la) (?:taza de|mate(?![A-Za-zÀ-ỹ])|terer[eé]|biber[oó]n|vaso de (?:terer[eé]|leche|atole|chocolate|colacao|agua))/u,
    'sipped',
  ],
  [/^/u, /^(?:el|la) (?:taza|vaso) de/u, 'drunk'],
  [/^(?:tomar(?! fotos| el sol)|beber|brindar)/u, /^/u, 'drunk'],
  [/^/u, /^(?:el|la) (?:sonaj|maraca|cascabel)/u, 'shaken'],
  [/^tocar /u, /^/u, 'played'],
  [/^/u, /^(?:el|la) (?:rompecabezas|puzz?le)/u, 'pieced'],
  [/^(?:armar|construir|montar) /u, /^(?:el|la) (?:cubo|maqueta|modelo)/u, 'built'],
  [/^volar /u, /^/u, 'flown'],
  [/^saltar charcos/u, /^/u, 'splashed'],
  [/^ordenar |^pegar /u, /^/u, 'collected'],
  [
    /^/u,
    /^(?:el|la) (?:libro|novela|cuento|revista|cómic|manga|historieta|atlas|periódico|diario)(?![A-Za-zÀ-ỹ])/u,
    'read',
  ],
  [/^(?:oír|escuchar) /u, /^/u, 'sounded'],
  [/^mirar por /u, /^/u, 'looked'],
  [/^resolver/u, /^/u, 'solved'],
  [/^jugar (?!con )/u, /tabl|baraja|ficha|cartón|caja|juego|dados|domin|canica|bolita|metra/u, 'gamed'],
  [/^ver jugar/u, /^la camiseta/u, 'cheered'],
  [/^patinar/u, /^el par /u, 'skated'],
  [/^taparse con/u, /^/u, 'wrapped'],
  [/^(?!dibujar|leer|pintar|improvisar)/u, /^(?:el|la) (?:cuaderno|libreta|agenda|diario)(?![A-Za-zÀ-ỹ])/u, 'noted'],
  [
    /^$/u,
    /^(?:el|la) (?:martillo|destornillador|desarmador|alicate|serrucho|taladro|herramienta|caja de herramientas)(?![A-Za-zÀ-ỹ])/u,
    'worked',
  ],
  [/globos? terr[aá]queo/u, /^/u, 'spun'],
  [/^improvisar /u, /^/u, 'improvised'],
  [
    /^leer /u,
    /^(?:el|la) (?:poema|verso|cart(?:a|ita)|not(?:a|ita)|recado|dedicatoria|receta|telegrama|oración|lista|papelito)(?![A-Za-zÀ-ỹ])/u,
    'unfolded',
  ],
  [/^/u, /^el reloj de arena/u, 'turned'],
  [/^/u, /^el (?:reloj|despertador|metrónomo)(?![A-Za-zÀ-ỹ])/u, 'ticked'],
  [
    /^/u,
    /^(?:el|la) (?:bolso|bolsa|bolsita|mochila|morral|carriel|cartera|maleta|maletín|canasto|costurero|neceser|estuche|cofre|lonchera|bandolera|riñonera|alforja|capazo|talega|jigra|chuspa)(?! de (?:agua|aire|valores|clientes|chistes|trabajo|dormir|basura|té)(?![A-Za-zÀ-ỹ]))(?![A-Za-zÀ-ỹ])/u,
    'opened',
  ],
  [
    /^/u,
    /^(?:el|la) (?:ventilador(?! de techo)|secador|secadora|licuadora|batidora|aspiradora|tostadora|extractor)(?![A-Za-zÀ-ỹ])/u,
    'switched',
  ],
  [
    /^/u,
    /^(?:el|la) (?:camiseta|gorr|sombrero|bufanda|boina|cachucha|chaleco|chamarra|chaqueta|playera|poncho|ruana|abrigo|suéter|mandil|delantal|máscara|corona|capa|vestido(?!.*coser)|par de (?:zap|bot|ten))/u,
    'worn',
  ],
  [/^(?:cuidar|regar)/u, /^(?!.*regadera)/u, 'grown'],
  [/^encender/u, /^/u, 'lit'],
]
/** Nobody shows it off. */
export const DIRTY = / (?:suci[oa]s?|apestos[oa]s?|sudad[oa]s?|hediond[oa]s?|olios[oa]s?|sin lavar)(?![A-Za-zÀ-ỹ])/u

/** What is sung to somebody. */
export const TUNE =
  /^(?:canci|sinton|nanas?(?![A-Za-zÀ-ỹ])|himno|melod|tonad|arrull|bolero|copla|vals|ronda|marcha|corrido|huayno)/u

/** What has a tune that one hums: a song, what is danced or sung by many, somebody's songs; no mass, no opera and no noise. */
export const isHummed = (heard: string) =>
  TUNE.test(heard) ||
  /^(?:algo de |(?:el |la |l[oa]s )?\p{Lu})/u.test(heard) ||
  /^(?:una |el |la |l[oa]s |sus? )?(?:canci|cumbia|salsa|ranchera|balada|bachata|merengue|vallenato|tango|milonga|mambo|danz[oó]n|pasodoble|marinera|cueca|zamba|chacarera|joropo|son(?:es)?(?![A-Za-zÀ-ỹ])|pasillo|norteñ|villancico|serenata|nueva ola|trova|pop(?![A-Za-zÀ-ỹ]))/iu.test(
    heard,
  )
