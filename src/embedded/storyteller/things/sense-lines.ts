/**
 * A thing or a doing as a memory names it, bare of accents, and what of it is so to whoever is there: a sentence for each
 * sense. '{n}' is the noun as its giver wrote it. A row says how the thing stands there, so that no word of two senses is
 * taken for the other, and nothing that is only owned or spoken of is heard.
 */
const ROWS = `
# water
(?<!vistas? )(?:(?:en|por|junto a|frente a|ver|vimos|vio|vieron|conoc\\w+|mostr\\w+|ensen\\w+|mir\\w+) el|al|orillas? del) mar(?! del? | muerto) / Se oía el mar. / Olía a sal.
(?:en|a|por|de) la playa(?! de est) / Se oían las olas.
(?<!(?:hac|hic|hiz)\\w* )(?:una|la|las|unas) olas?(?! de (?:gente|calor|frio|robos)) / Se oía el mar. / Olía a sal.
(?:llen[oa]s? de|en la|con) arena(?! movediza) / Había arena por todas partes.
(?:(?:en|por|cruz\\w+|junto a) (?:el|un)|al|orillas? del) (?:rio|riachuelo|arroyo)(?! de (?:janeiro|la plata|gente)| negro| cuarto) / Se oía correr el agua.
(?:en|a|junto a|bajo|cruz\\w+) (?:la|una) (?:quebrada|cascada|catarata) / Se oía caer el agua.
(?:en el|al|en la|a la|junto al|junto a la|orillas? del|orillas? de la) (?:lago|laguna) / Se oía el agua en la orilla.
(?:remando|remamos|remaba|remar|(?:en|subi\\w+ a) (?:la|el|una?)) (?:lancha|bote|barca|canoa|trajinera|velero|kayak|panga|chalupa) / El agua golpeaba despacito.
de la trajinera|(?:qued|pas|estuv)\\w+mos flotando(?! (?:en el aire|en (?:una|las) nube|de )) / El agua golpeaba despacito.
pesc(?:ar|aba\\w*|amos|ando)(?! (?:un|una|el|la) (?:resf|grip|catarro|pulmon)\\w+) / Se oía el agua.
(?:nad(?:ar|aba\\w*|amos|ando)|clav\\w+|tir\\w+|salt\\w+|met\\w+) (?:\\w+ ){0,3}(?:a|en) la (?:piscina|alberca|pileta) / Se oía chapotear.
(?:salt\\w+|pis\\w+|brinc\\w+) (?:en )?(?:los )?charcos / Salpicaban los charcos.
(?:en el|llen[oa]s? de|hasta las? \\w+ de) (?:barro|lodo) / Olía a tierra mojada.
# weather
(?:en plena|en medio de (?:la|una)|cayo una|habia una|hubo una) (?:tormenta|tempestad)(?! de (?:ideas|arena)) / Sonaba la tormenta.
(?:cayo|agarro|pillo|cogio|sorprendio|empezo|vino|solto) (?:\\w+ )?(?:un|el|la) (?:aguacero|chaparron|lluvia|diluvio|palo de agua)|lloviendo / Sonaba la lluvia.
(?:bajo|debajo de|con|abri\\w+) (?:el|un) (?:mismo |solo )?paraguas / Sonaba la lluvia sobre el paraguas.
(?:en|por|sobre|con) la nieve(?! de)|munecos? de nieve|bolas de nieve / La nieve crujía al pisar.
(?:cont(?:ar|ando|amos|abamos)|mir(?:ar|ando|amos|abamos)) (?:las )?estrellas / Arriba había muchas estrellas.
por (?:el|un) telescopio / Arriba había muchas estrellas.
(?:vimos|ver|viendo) amanecer / El cielo se iba aclarando.
(?:vimos|ver|viendo|mir\\w+) (?:el|la) (?:atardecer|puesta de sol) / El cielo se ponía naranja.
en el balcon / Abajo se veía la calle.
en la azotea / Desde ahí se veían los techos.
en el aeropuerto / Rodaban las maletas.
# what is eaten and drunk
(?:con|compr\\w+|com(?:i\\w*|er)|cen(?:amos|aba\\w*)|desayun\\w+|merend\\w+|hac\\w+|hic\\w+|hizo|horne\\w+|amas\\w+|llev\\w+|tra[ij]\\w+|dej\\w+|sac\\w+|repart\\w+|invit\\w+|parti\\w+) (?:me |nos |le |les )?(?:el |un |su |con )?pan(?! (?:comido|duro|viejo|congelado|molido|de molde))|(?:en|a) la panaderia / Olía a pan.
(?:compr\\w+|com(?:i\\w*|er)|cen(?:amos|aba\\w*)|desayun\\w+|merend\\w+|hac\\w+|hic\\w+|hizo|horne\\w+|prepar\\w+|cocin\\w+|sirvi\\w+|compart\\w+|invit\\w+|asa(?:ba|mos|ndo)\\w*|calent\\w+|repart\\w+|llev\\w+|traj\\w+|sac(?:o|amos|aron|aba\\w*)|dandole|(?:fui\\w*|fue|ib\\w+|sal\\w+|ir) por|tom(?:amos|aba\\w*|ando)|fre\\w+|fri\\w+) (?:me |nos |le |les )?(?:(?:el|la|los|las|una?|unos|unas|sus?|\\d+|unas? cuantas?|cuarenta|dos|tres|cuatro|veinte|cien|mil) )?(?<noun>tamales|arepas?|empanadas?|tortillas?|quesadillas?|pupusas|humitas|pizzas?|hallacas|elotes?|esquites|choclos?|corundas|anticuchos|tacos|milanesas?|croquetas|hamburguesas?|asado|choripan(?:es)?|pozole|mole|ajiaco|sancocho|puchero|locro|guiso|lentejas|frijoles|porotos|cocido|paella|panqueques|hotcakes|tostadas|galletas|galletitas|pollo asado|carne asada|papas fritas|palomitas|canchita|pochoclo|crispetas|cabritas|torrijas|chocolate|marraquetas?|hallullas?|bolillos|medialunas|almojabanas|pandebonos?|croissants|churros|bunuelos|picarones|sopaipillas)(?! de (?:juguete|plastilina|papel|barro|agua)) / Olía a {n}.
(?:tom\\w+|sirvi\\w+|prepar\\w+|hac\\w+|hizo|hic\\w+|com(?:i\\w*|er)|invit\\w+|llev\\w+|traj\\w+) (?:me |nos |le |les )?(?:la |el |una |un |su |plato de |taza de ){0,2}(?<noun>sopa|sopita|caldo|caldito|cazuela)(?! (?:de letras|fria)) / Olía a {n}. / Subía un vapor caliente.
(?:tom(?:ar|aba\\w*|amos|ando|o)|sirvi\\w+|prepar\\w+|hac\\w+|hizo|hic\\w+|invit\\w+|llev\\w+|traj\\w+|ofrec\\w+|colaba) (?:me |nos |le |les )?(?:un |el |su |nuestro |una taza de ){0,2}(?:cafe|cafecito|tintico)(?! internet| helado| frio)|en (?:un|el) cafe(?! internet) / Olía a café.
(?:(?:tom(?:ar|aba\\w*|amos|ando)|ceb(?:o|aba\\w*|ando|ar)|invit(?:o|aba)|convid(?:o|aba)|con) (?:\\w+ )?|y )(?:el |unos |un )?mates?(?! (?:cosido|de coca)) / El mate humeaba.
(?:compr\\w+|com(?:i\\w*|er)|invit\\w+|un|una|unos|unas) (?:me |nos |le )?(?:un |una |unos |unas )?(?:raspadillas?|raspados?|helados?|granizados?|cholados?|(?<=com\\w+ (?:\\w+ )?)paletas?)(?! de (?:pintor|transito)) / Los dedos se enfriaban.
(?:pel\\w+|com(?:i\\w*|er)|cosech\\w+|recog\\w+|junt\\w+|exprim\\w+) (?:\\w+ )?(?<noun>naranjas?|mandarinas?|guayabas?|mangos?|duraznos?|fresas|frutillas|limones|melon|pina|sandias?) / Olía a {n}.
sopl\\w+ (?:\\w+ )?vel(?:as?|itas?) / Olía a velas recién apagadas.
amas(?:aba\\w*|amos|ando|o)(?! (?:una )?fortuna) / La masa se pegaba a los dedos.
# what is heard
(?:por|en|con|oy\\w+|escuch\\w+|oi\\w+|prend\\w+|poni\\w+|pus\\w+) (?:la|su|una) radio(?! patrulla| taxi) / Sonaba la radio, bajito.
(?:por|en|con|oy\\w+|escuch\\w+|oi\\w+|prend\\w+|poni\\w+|pus\\w+) (?:el|un) radio / Sonaba el radio, bajito.
toc(?:o|aba\\w*|amos|ando) (?:el|la|su|una?|mi) (?:guitarra|acordeon|piano|violin|flauta|armonica|charango|quena|cajon|ukelele|bandoneon|clarinete|trompeta|marimba|arpa) / La música se oía muy cerca.
toc(?:o|aba\\w*|amos|ar|ando) (?:la|una|su) campana / Sonaba la campana.
toc(?:o|aba\\w*|amos|aron|ar|ando) (?:la|una|su) (?<noun>bocina|corneta) / Sonaba la {n}.
(?:viaj\\w+|fu\\w+|iba\\w*|ibamos|llev\\w+|subi\\w+) (?:\\w+ ){0,3}(?:en|al) (?:el |un )?tren(?! de)|en el tren(?! de) / Sonaban las ruedas del tren.
(?:en|subi\\w+ al|al) (?:el )?teleferico|en (?:el )?metrocable / La cabina se mecía en el aire.
(?<!(?:ponch|pinch|descomp|malogr|var|averi).*)(?:viaj(?:amos|aba\\w*)|fuimos|ibamos|nos llev\\w+|me llev\\w+|subimos|paseamos) (?:\\w+ ){0,3}(?:en|al) (?:el |un |la |una |su )?(?:bus|autobus|colectivo|bondi|micro|combi|camion|camioneta|taxi|carro|coche|auto|vocho|moto|furgoneta|caravana|guagua)(?!.*(?:ponch|pinch|descomp|malogr|var(?:amos|ad)|averi|quedamos)) / Se oía el motor.
(?:and\\w+|mont\\w+|pase\\w+|pedale\\w+|llev\\w+|aprend\\w+|ensen\\w+|salia\\w*|saliamos|iba\\w*|ibamos|fuimos) (?:\\w+ ){0,5}(?:en|la|su) (?:\\w+ de (?:la|su) )?(?<noun>bici|bicicleta|cicla)(?! estatica) / Se oía la cadena de la {n}.
(?:en|baj\\w+ del|mont\\w+ (?:en )?(?:el|su)) (?:el |su )?triciclo / Se oían las ruedas del triciclo.
(?<!hielo.*)(?:en|con|sobre) (?:los |sus |unos )?patines(?!.*hielo) / Se oían las ruedas de los patines.
(?:mont\\w+|subi\\w+|baj\\w+|pase\\w+|cabalg\\w+|llev\\w+|fuimos|ibamos) (?:\\w+ ){0,2}(?:a|en|al|del) (?:el |un |una |la )?(?:caballo|yegua|burro|burrito|mula)(?! de (?:madera|palo|juguete)) / Se oían los cascos.
(?:a|con|junto a) la vaca / Se oía respirar a la vaca.
cant(?:o|aba|aban|aron) (?:un|el|los) gallos? / Cantaba un gallo.
(?:ladr(?:o|aba|aban|aron)) / Se oía ladrar.
silb(?:o|aba|aban|amos|abamos)(?! (?:el viento|por lo)) / Se oía silbar.
(?:por|con|tir\\w+|revent\\w+|lanz\\w+|oy\\w+|sona\\w+) (?:los |unos )?(?<noun>cohetes|petardos|cuetes|voladores)(?! (?:de|espacial)) / Se oían {n}.
en las? (?:gradas?|tribunas?)(?=.*(?<![a-z])(?:partido|gol|goles|final)(?![a-z])) / Se oía gritar a la gente.
(?:pate\\w+|bot(?:aba\\w*|ando)|jug\\w+ (?:a |con )) ?(?:la |una |el |un )?(?:pelota|balon)(?! de (?:papel|trapo|playa)) / Se oía la pelota.
jug\\w+ (?:al? |con |una? )?(?:el |l )?domino / Sonaban las fichas sobre la mesa.
jug\\w+ (?:a |con )?(?:las |la )?(?:cartas|baraja|naipes|brisca|escoba|truco|conquian) / Sonaban las cartas al barajar.
cos\\w+ (?:\\w+ )?(?:a|en|con) (?:la |su )?maquina / Se oía la máquina de coser.
(?:leia|lei|leimos|leer|leyo|leyendo|leiamos)(?: \\w+){0,2} (?:el )?periodico / Crujían las hojas del periódico.
(?:leia|lei|leimos|leyo|leyendo|leiamos)(?: (?!por |en )\\w+){0,2} (?:libros?|cuentos?) / Se oían pasar las páginas.
(?:en el|durante el) recreo / Se oía gritar en el patio.
en (?:el |la |una |plena )(?:autovia|autopista|carretera|arcen|banquina|acotamiento|berma) / De vez en cuando pasaba un coche.
en (?:la|una|el|un) (?:combi|micro|bus|colectivo|bondi|flota|buseta)|en (?:el )?transmilenio / Se oía el motor.
en (?:el )?(?:metro|tranvia|subte)(?! cuadrado) / El vagón se mecía.
(?:ver|viendo|mir(?:ar|ando|abamos|aba)) (?:pasar )?(?:a )?(?:los |el )?trenes / Pasaba un tren.
(?:ver|viendo|mir(?:ar|ando|abamos|aba)) (?:pasar |despegar |aterrizar )?(?:a )?(?:los )?aviones / Pasaba un avión.
(?:las|unas|sus|con|a las|entre) (?<noun>gallinas|ovejas|cabras) / Se oía a las {n}.
de comer a los patos|con los patos / Se oía a los patos.
afin\\w+ (?:la|su|una) guitarra / Sonaban las cuerdas, una por una.
nad(?:ar|aba\\w*|amos|ando)(?! en dinero) / Se oía chapotear.
escrib\\w+ a maquina / Sonaban las teclas.
en (?:el|un|la|una|mi|su) (?:bar|cantina|chifa|fonda|restaurante?|cafeteria)(?! cerrad) / Se oían platos y vasos.
(?:en|por) el bosque(?! de (?:chapultepec|tlalpan)) / Olía a bosque.
# what is felt and seen
(?:hac(?:ia\\w*|iendo)|hizo) (?:l?as |unas |una |dos |sus )?trenzas?|pein\\w+ [^,.;]{0,30}trenzas|trenz(?:aba|o|ando) / Los dedos iban y venían por el pelo.
(?:tej(?:ia\\w*|iendo|imos)|bord(?:aba\\w*|ando|amos)) / El hilo corría entre los dedos.
(?:vol(?:ar|aba\\w*|amos|ando)|encumbr\\w+|elev\\w+|remont\\w+) (?:un |una |el |la |unos |unas |los |las )?(?:cometas?|papalotes?|volantin(?:es)?|barriletes?|papagayos?|chiringas?)(?!.* hilo) / El hilo tiraba de la mano.
columpi(?:aba\\w*|ando|amos|arse|arnos)|(?:en|subi\\w+ a|empuj\\w+ en)l? (?:el |un |los )?columpios? / El columpio iba y venía.
en (?:la|una|su) hamaca / La hamaca iba y venía.
(?:trep|subi)\\w+ (?:\\w+ )?(?:al|a un|a los|a la copa del) arbol(?:es)? / La corteza raspaba un poco las manos.
(?:con|de) (?:una |la |las |dos |sus )?linternas? / La linterna hacía un redondel de luz.
a la luz de (?:las |una |la )?velas?|(?<!(?:pastel|torta|tarta|bizcocho|queque) )con (?:una|la) vela|(?:prend|encend)\\w+ (?:una |unas |la |las |dos )?velas? / La llama temblaba un poco.
(?:con|bajo|debajo de) (?:la|una|su) (?:misma )?(?<noun>cobija|manta|frazada|cobertor|ruana) / La {n} daba calor.
(?:junto al|frente al|alrededor del|cerca del|junto a la|alrededor de la) (?:fuego|fogon|fogata|hoguera|lumbre) / Chasqueaba el fuego.
# what grows
(?:reg(?:aba\\w*|abamos|o|amos|ando|ar)) (?:\\w+ )?(?:plantas|matas|macetas|flores|jardin|huerta|huerto|rosas|tomates|plantitas) / Olía a tierra mojada.
(?:en|por) (?:el|la|mi|su) (?:huerto|huerta|milpa|chacra) / Olía a tierra.
(?:en|sobre) (?:el|la) (?:pasto|cesped|grama) / Olía a pasto.
(?:en (?:el|la|un|una)|al) (?:establo|corral|ordeno)(?! de (?:bebe|juegos)) / Olía a establo.
(?:hic|constru|arm|lij|serruch)\\w+ [^,.]{0,30}(?:de|con) madera / Olía a madera.
(?:al lado de|junto a|entre|cosech\\w+) los tomates / Olía a tomate.
pint(?:amos|aba\\w*|abamos|ando|aron|o) (?:\\w+ )?(?:el|la|las|los|mi|su) (?:pared|paredes|cuarto|casa|pieza|reja|cocina|sala|muro|habitacion|dormitorio|barda) / Olía a pintura.
`

export const SENSES = ROWS.trim()
  .split('\n')
  .filter((row) => !row.startsWith('#'))
  .map((row) => row.split(' / '))
  .map(([named = '', ...lines]) => ({ test: new RegExp(`(?<![a-z])(?:${named})(?![a-z])`, 'u'), lines }))

/** What such a place is like to whoever stands in it, at any hour, by its noun, bare of accents. */
const PLACES = `
cocina / El aire estaba tibio.
hospital|clinica / Olía a limpio.
capilla|iglesia|parroquia / Olía a cera.
escuela|cole|colegio|primaria|secundaria|kinder|guarderia / Olía a lápices.
biblioteca / Olía a papel.
bosque / Olía a bosque.
llano|campo|potrero|cerro|loma / El viento movía la hierba.
jardin|huerta|huerto|milpa|chacra / Olía a tierra.
parque / Se oían unos pájaros.
gallinero / Se oía cacarear.
establo|corral / Olía a establo.
estacion|terminal|anden / Se oía un motor a lo lejos.
cine / Olía a palomitas.
taller / Olía a madera y a metal.
`
export const PLACE_SENSES = PLACES.trim()
  .split('\n')
  .map((row) => row.split(' / '))
  .map(([nouns = '', line = '']) => ({ test: new RegExp(`^(?:${nouns})$`, 'u'), line }))
