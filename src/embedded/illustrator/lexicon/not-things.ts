/** Words that would be things and are none where they stand. Only objects are read without them. */

const KIN =
  'prim[oa]|herman[oa]|hermanit[oa]|hij[oa]|hijit[oa]|abuel[oa]|abuelit[oa]|yay[oa]|ti[oa]|mama|papa|madre|amig[oa]|novi[oa]|niet[oa]|sobrin[oa]|madrina|suegra|cuñada|espos[oa]|mujer|perr[oa]|perrit[oa]|gat[oa]|gatit[oa]|maestra|profe|vecin[oa]|señora|señorita|doña|don|yegua|caballo|burr[oa]|tortuga|conej[oa]|beb[ea]|doctora|cachorr[oa]'

const GIVEN_NAMES =
  'luna|sol|rosa|margarita|violeta|coco|leon|estrella|paloma|canela|nube|perla|lobo|reina|princesa|rey|azucena|kiwi|mora|trufa|chispa|copito|galleta|nieves?|miel|olivia|flor|iris|jazmin|mar|marina|vega|alba|aurora|gala|belen|dalia|camelia|gema|mango|pancho|pelusa|osito|tigre|simba|chocolate|vainilla|churro|taco|nacho'

export const NOT_THINGS: readonly RegExp[] = [
  // Where something is done is a place: what grows there is seen anyway.
  /(?<=\b(?:en|por|desde|hacia) (?:el |un |su |mi |tu |nuestro |aquel |del )?)(?:jardin(?:es)?|huert[ao]s?|patios?)\b(?! (?:de|con) )/g,
  // What is written in the sand, on the blackboard or on the misted glass needs no pen.
  /\bescrib[a-zñ]*(?=[^.;:|]* (?:en|sobre|con) (?:la |el |las |los |un |una |su )?(?:arena|nieve|pizarra|pizarron|tiza|gis|vaho|cristal|espejo|pared|aire|espalda|movil|celular|ordenador|computadora|compu|maquina|piedra|lapiz|dedo|gises|crayolas|barro))/g,
  // Names that are written small: «mi prima rosa», «su perrita canela».
  new RegExp(String.raw`(?<=\b(?:${KIN}) )(?:${GIVEN_NAMES})\b`, 'g'),
  // After «haber» stands what was done: «hemos corrido», «había helado».
  /(?<=\b(?:he|has|ha|hemos|han|haber|habia[ns]?|habiamos) )[a-zñ]+(?:ado|ido)\b/g,
  /\b(?:se|me|te) (?:ha |he |has |habia )?cortado\b|(?<=\b(?:qued|est|muert|dej)\w* )(?:de )?helad[oa]s?\b/g,
  // How it rains.
  /\ba (?:cantaros|mares|raudales|chorros)\b/g,
  // What is printed on things, or what they look like.
  /(?<=\b(?:plumas?|boligrafos?|lapiz|lapices|lapiceros?|estuches?|mochilas?|loncheras?|tazas?|vasos?|gorr[oa]s?|camisetas?|playeras?|sabanas?|cobijas?|calcetin(?:es)?|pantuflas?|stickers?|calcomanias?) (?:de|con) (?:un |una )?)(?:unicornios?|dinosaurios?|dragon(?:es)?|gat(?:o|ito)s?|perr(?:o|ito)s?|os(?:o|ito)s?|conej(?:o|ito)s?|leon(?:es)?|ranas?|jirafas?|mariposas?|vacas?)\b/g,
  // Qualities.
  /\bpaciente\b|\b(?:son|eran|somos|fueron|muy|mas|tan) pacientes\b|(?<!\b(?:un|el|los|de|del|algun|pan) )dulce\b(?! de)|\bnumero\b|(?<!\b(?:un|mi|su|el|los|mis|sus|dos|tres) )cuy[oa]s?\b/g,
  // Points, spaces, diaries and fashions that nobody can take in the hand.
  /\ba punto\b|\bpuntos? (?:de (?!cruz)|final|fuerte|debil|en comun|y aparte|medio)|\b(?:hasta cierto|en su|al|en) punto\b|\bpuntos\b/g,
  /\b(?:a|de) diario\b|\b(?:a la|de|pasad[oa] de) moda\b|\b(?:me|te|le|nos|les|se) compran?\b|\ba ciencia cierta\b|\bcompromiso (?:con|social|politico)\b|\bdisco duro\b|\bjaque mate\b|\bmisa del? gallo\b|\bpavo de navidad\b|\borganos\b|\bdona\w* (?:sangre|organos)\b|\bmanejar? (?:la situacion|el dinero|el estres|el tiempo|las? \w*emociones)\b|\binvent\w* (?=(?:un |una |el |la |unos |unas )?(?:cuentos?|historias?|juegos?|canci\w+|palabras?|excusas?|recetas?|nombres?|mundos?|bailes?|idiomas?))/g,
  // Where a watch is worn; where something is pointed at; what lies at the bottom of a bag.
  /(?<=\b(?:mir[a-zñ]+|(?:reloj|pulsera)[a-zñ]* (?:de|en)|en|torc[a-zñ]+|tuerc[a-zñ]+) (?:su|la|mi|tu) )muñecas?\b(?! de )|\bpuntos? (?=del? (?:papel|mapa|camino|cielo|horizonte|vista|partida|encuentro|reunion))|\bcon [a-zñ]+ en el fondo\b/g,
  // By what people wear they are told from others; a necklace of crickets is of crickets.
  new RegExp(
    String.raw`(?<=\b(?:${KIN}|hombre|señor|muchach[oa]|niñ[oa]|chic[oa]|joven|vendedor[a]?|anciano|anciana) (?:del|de la|de los|de las|con el|con la|con los|con un|con una|con unas?) )(?:abrigos?|sombreros?|gorros?|gorras?|bufandas?|vestidos?|zapatos|botas|gafas|lentes|paraguas|delantal|chaqueta|falda|bata)\b`,
    'g',
  ),
  /\bcollar(?:es)? (?=del? (?!perlas|oro|plata|diamantes|cuentas|conchas|flores|macarrones|semillas|mi|su|la|abuel|mama))|\bcorrea y (?:el |su )?collar\b/g,
  // Foods in sayings, and sauces that nobody dances.
  /\bcom\w+ el coco\b|\bes la (?:pera|leche|bomba)\b|\bmala (?:leche|uva)\b|\bla guinda del? pastel\b|\bsalsas? (?=de |verde|roja|picante|bolo|carbonara|bechamel|brava|soja|barbacoa|tartara)|(?<=\b(?:en|con) )salsa\b/g,
  // Whose ball it is not: other games are played with others.
  /\bpartid[oa]s? (?=(?:de|al) (?:tenis|padel|basquet\w*|baloncesto|voley\w*|voleibol|rugby|beisbol|hockey|ping pong|golf|balonmano))|\bpartidos? politicos?\b/g,
  // «Jugo de portera» is played, not drunk. Carts are no cars.
  /\bjugo (?:al?|de (?:porter|defens|delanter|lateral|central|medio|titular|suplente)\w*|en (?:el|la|un|una))\b|\b(?:carritos?|carros?|coches?) (?:(?=de (?:los |las )?(?:helad|palet|tamal|elot|churr|hot|perrito|algodon))|de (?:los |las |la |el )?(?:bebe|compras?|super|golf|supermercado|fuego))/g,
  /\bmono (?:de (?:trabajo|esqui|moto)|vaquero)\b|\b(?:zapatillas?|tenis|ropa|sudadera) (?:de )?puma\b|\bgran canaria\b|\bislas canarias\b|\bsierra nevada\b|\bfuentes? de (?:horno|barro|cristal|datos|luz)\b/g,
]

/** Words that are called otherwise elsewhere, by what they are called here. */
export const RENAMED: readonly (readonly [said: RegExp, meant: string])[] = [
  // In Mexico they are worn.
  // There it carries people, too.
  [
    /\b(?:(?<=\bhoras de )|(?<=\bviajes? en )|(?<=\b(?:ibamos|fuimos|fui|iba|viajamos|viajaba|regresamos|venia|veniamos) en (?:el )?)|(?<=\bparadas? del? ))camion(?:es)?\b(?! de)/g,
    'colectivo',
  ],
  [/\b(?:unos|mis|sus|tus|estos|esos|los|pares? de) tenis\b(?! de mesa)/g, 'zapatillas de correr'],
]
