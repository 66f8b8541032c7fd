import { bare, words } from '../language/text.ts'
import { sectionsOf } from './sections.ts'
import { shuffled } from './shuffled.ts'

/** What a day has by what was done in it: seen, heard and felt, whoever did it, once or every Sunday. */
export type Moments = {
  /** Before what happened is told. */
  before: readonly string[]
  /** After it. */
  after: readonly string[]
  /** What both did, `@`, where they did it together. */
  both: string | null
  /** A sound for little ones. */
  sound: string | null
}

/** Of these nothing is told but the giver's own words. */
const HUSHED =
  /muri(?:o|eron)(?! de (?:la )?risa)|fallec|velorio|entierro|funeral|cancer|tumor|quimio|accident|operaci|operad|operaron|cirugi|urgencias|terapia intensiva|divorci|separa(?:mos|ron|ste)|terremoto|temblor|incendi|inundaci|huracan|robaron|asalt|guerra|aborto|perdimos (?:a|al) |(?:dejar\w* de )?pele(?:ar|aba|aban|aron|amos)|grito(?:s|neo)|enferm[oa]s?(?= |$|,)|enfermedad/

/**
 * A happening by the words that surely say it, without accents, first what is rarest; then what is seen, heard and felt
 * of it, after '<' before it is told; `$` is the word itself. After '=' what two who do it do, after '!' its sound.
 */
const KINDS = sectionsOf(String.raw`
(?:me|nos|se|te) (?:cas(?:e|amos|aste|aron|o)(?= |$|,))|(?:nuestra|dia de la|en la|en su|en mi) boda
  < Olía a flores y a ropa recién planchada.
  Alguien, en la segunda fila, lloraba de contento.
  El ramo temblaba un poco, y las manos también.
pedi(?:ste|o|da)? (?:la )?mano|pedi(?:ste|o)? matrimonio
  < El corazón se oía más que la calle.
  La respuesta tenía dos letras, y ya venía en camino.
naci(?:o|ste|eron|miento)(?= |$|,)|el parto|dio a luz
  < Había un silencio grande, y luego un llanto muy chico.
  Aquella vida recién llegada cabía en dos manos.
  ! ¡Hola, hola!
primer[ao]?s? pas(?:os|itos)|empezo a caminar|aprendio a caminar|camino sol
  < El suelo quedaba lejísimos, y alrededor había brazos abiertos.
  Un pie iba delante, y el otro se lo pensaba.
  ! Un pie, otro pie, ¡y otro!
primera palabra|dijo (?:mama|papa|agua)(?= |$|,)
  < Primero era un ruidito, de los que se hacen con los labios.
  Nadie respiraba, por si la palabra venía otra vez.
castillos? (?:de|en la) arena
  < La arena mojada se quedaba entre los dedos.
  Cada torre tenía su foso, y el mar ya venía a verlo.
  = @ hicieron una torre más, por si acaso.
  ! Pum, pum, otra torre.
nos conocimos|te conoci(?= |$|,)|te vi por
  < Había más gente alrededor, pero no se notaba.
  Las manos no sabían dónde ponerse.
(?:me|nos|se|te) (?:cai|caimos|caiste|cayo|cayeron|resbale|resbalo|resbalaste|resbalamos|tropece|tropezo|tropezaste)(?! (?:al|a la|bien|mal|el|la|los|las|un|una|mi|tu|su|dos|tres|todo|gordo)(?= ))(?= |$|,)
  Hubo un silencio chiquito, y luego respiraron todos.
  Las rodillas tenían tierra, y las palmas también.
  ! ¡Pum! Y arriba.
(?:me|nos|se|te) (?:perdi|perdimos|perdieron|perdiste)(?= |$|,)|se perdio(?= (?:en|por|entre|cuando)|$|,)|perdid[oa]s? (?:en|por)(?= )
  < Todo era demasiado grande y no se parecía a nada conocido.
  Un nombre se oía cada vez más cerca.
  ! ¿Dónde está? ¡Aquí está!
(?:perd(?:i|io|imos|iste|ieron)|se (?:le |nos |me )?perdio) (?:un|una|el|la|su|mi|tu|los|las) \w+
  Ya habían buscado debajo, detrás y hasta en los bolsillos.
sin gasolina|se (?:nos |me |le |te )?(?:descompuso|poncho|pincho|averio)|ponchad|pinchad|(?:nos )?quedamos (?:tirad|varad|botad|en pana)|se (?:nos )?quedo el (?:auto|carro|coche)|(?:en|llego la|vino la|llamamos (?:a )?la|una) grua(?= |$|,)
  < El motor hacía un ruido que no prometía nada bueno.
  Los demás pasaban de largo, y el viento de cada uno los despeinaba.
(?:se|nos) (?:fue|quedamos sin|quedaron sin|corto) (?:la )?luz|apagon|a oscuras|(?:una|la) linternas?(?= |$|,)
  < Estaba tan oscuro que las voces parecían más grandes.
  En la pared, las sombras se movían a su antojo.
  = @ se buscaron a tientas, y se encontraron por la risa.
  ! ¡Clic! ¿Quién apagó?
llov(?:ia|io|iendo)|aguacero|diluvi|empapad|la lluvia(?! de (?:estrellas|meteor|ideas|papel|confeti|arroz|flores|petalos))|(?:una|la) tormenta
  < Llovía, y el agua sonaba en todo lo que tocaba. Olía a tierra mojada.
  Escurría el pelo, escurría la ropa, y daba igual.
  = @ corrieron un poco, y luego ya para qué.
  ! Plin, plin, plin, hacía el agua.
nev(?:aba|o|ada)(?= |$|,)|nieve(?= |$|,)
  < Todo estaba blanco, y los pasos crujían.
  El aliento salía en nubecitas.
  = @ atraparon un copo con la lengua, o eso creyeron.
bail(?:amos|aste|abamos|aba|o|aron|aban|ar|e|ando)(?= |$|,)|el vals
  < La música se metía por los pies, y el suelo se movía un poquito, al compás.
  Una vuelta, otra vuelta, y también daba vueltas lo demás.
  = @ perdieron el paso, y lo volvieron a encontrar.
  ! Un, dos. Un, dos.
cant(?:amos|aste|abamos|aba|o|aron|aban|ar|ando)(?= |$|,)|karaoke|mananitas|serenata
  < Una voz empezaba, y las otras la alcanzaban a la mitad.
  Donde faltaba la letra, se tarareaba.
  = @ desafinaron a la vez, que es casi afinar.
  ! La, la, la.
conciertos?(?= |$|,)|recital
  < El suelo retumbaba hasta en el estómago.
  Antes de la primera nota se callaron todos a la vez.
  = @ gritaron la misma canción, cada quien con su letra.
brindis|brind(?:amos|aron|ar|e|o)(?= |$|,)
  < Las copas se juntaban, tin, tin, y nadie quería beber primero.
  Antes de las palabras hubo un silencio, y se oyó tragar saliva.
xv anos|quinceanera|los quince
  < El vestido llenaba la puerta entera.
  Las velas temblaban un poco, y las piernas también.
de pinta|nos volamos|pellas|la chancha|nos rateamos
  < Las mochilas pesaban menos que nunca.
  Cada vez que sonaba un timbre, daba risa.
gol(?:es)?(?= |$|,)|penal|(?:el|un|aquel|su|primer) partido|la final(?= .*(?:gol|penal|cancha|futbol|equipo|\d-\d))|estadio
  < Olía a pasto, y se oía el rebote antes que los gritos.
  El grito tardaba en acabarse, y se abrazaban hasta los que no se conocían.
  = @ se levantaron al mismo tiempo.
  ! ¡Gol!
gan(?:o|amos|aste|aron) (?:el|la|un|una|su)|medalla|trofeo|primer lugar|campeon|premio
  < El corazón iba más aprisa que las manos.
  Los aplausos sonaban como lluvia en un techo.
graduacion|gradu(?:o|aste|amos|aron)
  < Los nombres se oían de uno en uno, por la bocina.
  Entre tantos nombres, uno sonaba más fuerte.
festival|obra de teatro|pastorela|actuacion|(?:en|de) (?:la|una) obra
  < Detrás del telón se oían pasos y risitas.
  Desde la última fila se buscaba una sola cara.
aprend(?:i|io|iste|imos|iera)(?= |$|,)|ensen(?:o|aste|e|aba|abas|amos)(?= |$|,)(?! (?:el|la|los|las|un|una|su|mi)(?= ))|rueditas|(?:lo|la|te|le) solte
  < Al principio no salía, y «otra vez», decía una voz sin cansarse.
  Las manos miraban lo que hacían las otras manos.
  Y entonces, sin que nadie supiera cómo, salió.
(?:me|nos|lo|la|te) esper(?:aba|abas|aste|o|amos|aban|abamos)(?= |$|,)|esperando (?:a|en|afuera|que)(?= )
  < Cada ruido de la calle hacía levantar la cabeza.
  El reloj avanzaba como si cargara piedras.
despedi(?:mos|da|ste|rme|rte|r)|(?:se fue|te fuiste|me fui) a (?:vivir|estudiar|trabajar)|(?:dejaste|dejo|deje|dejamos) en el aeropuerto
  < Nadie quería ser el primero en mirar el reloj.
  Las manos se soltaban despacio, dedo por dedo.
llor(?:aba|abas|o|amos|aste|aron|abamos|ando|ar)(?= |$|,)|lagrimas
  Los ojos brillaban, y una manga servía de pañuelo.
(?:nos|se|me|te|le) (?:reimos|rio|reia|reiamos|reiste|rieron)|carcajad|ataque de risa|muertos? de (?:la )?risa|de tanto reir
  La risa había empezado bajito, por la nariz.
  Cuando parecía que ya, alguien volvía a empezar.
  Dolía la panza, y nadie quería que se acabara.
  ! ¡Ja, ja, ja!
(?:una|de|la) bromas?(?= |$|,)|travesura|a escondidas
  < Se oían pasos de puntillas.
  Alguien aguantaba la risa detrás de una puerta.
sorpresa|sin avisar|de repente (?:aparec|lleg)|aparec(?:iste|io) (?:en|con|de)
  < Del otro lado de la puerta se aguantaba la respiración.
  ! ¡Sorpresa!
disfra[cz]\w*|halloween|noche de brujas
  < El disfraz picaba un poco en el cuello.
  En el espejo no se sabía quién era quién.
se comio|se comieron
  En el plato no quedaba nada. Alrededor de la boca, sí.
  ! ¡Ñam, ñam!
cumple|pastel|pinata|velitas|la fiesta|torta de
  < Olía a velas recién apagadas.
  Alguien quería un pedazo de la orilla, y alguien tenía ya crema en la nariz.
navidad|nochebuena|reyes magos|ano nuevo|las uvas
  < Las luces se prendían y se apagaban, y había más abrazos que sillas.
pein(?:aba|o|aste|ar|arme|ado|abas)(?= |$|,)|trenz\w+
  < El peine bajaba despacio, desde arriba hasta la punta.
  Un jaloncito, perdón, y otro jaloncito.
cos(?:ia|io|iste|er|imos)(?= |$|,)|tej(?:ia|io|iste|er|imos|iendo)(?= |$|,)|bord(?:aba|o|ar|amos)
  < El hilo iba detrás de la aguja, sin perderla de vista.
  Las puntadas eran chiquitas, una detrás de otra.
pint(?:amos|aste|o|abamos|ando|ar|aba)(?= |$|,)
  < Olía a pintura fresca.
  Había gotas de color en el suelo, en los codos y en una nariz.
  = @ acabaron con la misma mancha en la cara.
arregl(?:o|aste|amos|e|ando|ar|aba)(?= |$|,)|repar(?:o|aste|amos|ar)|compuso
  < Las piezas estaban en fila, cada una esperando su turno.
  Hubo un clic muy pequeño, y lo que no servía volvió a servir.
construi|arm(?:o|aste|amos|ando|abamos)(?= |$|,)|hicimos (?:un|una) (?:casa|cueva|carpa|nave|munec)
  < Había piezas por todo el suelo.
  Unas manos sostenían y otras apretaban.
  = @ dieron un paso atrás, para verlo completo.
  ! Pum, pum, pum. ¡Listo!
hornea|amas(?:amos|ando|aba)|(?:hicimos|hacer|haciamos|hizo|hacia|preparamos|haciendo) (?:\w+ )?(?:galletas|pan|pasteles|pizza|empanadas|tortillas|noquis|bunuelos|bizcocho|tarta|tamales|hallacas|arepas)
  < La masa se pegaba en los dedos, y había harina hasta en las cejas.
  Olía tan bien que nadie salía de la cocina.
  = @ probaron antes de tiempo, y luego otra vez antes de tiempo.
  ! Plas, plas, hacía la masa.
cocin(?:amos|aste|abamos|ando|aba|ar|o)(?= |$|,)|(?:hicimos|hacer|haciamos|preparamos|haciendo) (?:\w+ )?(?:croquetas|sopa|mole|caldo|asado|paella)
  < El vapor empañaba la ventana, y la olla hacía chup, chup.
  Una cuchara iba de boca en boca, para probar.
  = @ probaron antes de tiempo, y luego otra vez antes de tiempo.
  ! Chup, chup, hacía la olla.
helados?(?= |$|,)|paletas?(?= |$|,)
  El helado goteaba más aprisa de lo que se comía.
  = @ se cambiaron el sabor a la mitad.
  ! ¡Ñam, ñam!
(?:cafe|cafecito|chocolate caliente|mate|atole|tinto)(?= |$|,)
  < Olía a $, y de la orilla subía un hilito de humo.
  Las manos se calentaban alrededor.
(?:mole|anticuchos|pollo a la brasa|pizzas?|chocolate|tacos|caldo|sopa|tamales|empanadas|croquetas|trucha|arroz|churros|galletas|tortillas|pancakes|pan|asado|arepas|tarta|torta)(?= |$|,)
  < Olía a $, y daba hambre.
  Los dedos se chupaban uno por uno.
  ! ¡Ñam, ñam!
comimos|comernos|comiamos|cenamos|desayun|nos invito
  < De los platos subía un humo que hacía cerrar los ojos.
  ! ¡Ñam, ñam!
pesca(?:r|ndo|mos)(?= |$|,)|anzuelo
  < El agua estaba tan quieta que daba pena hablar.
  De pronto la línea se tensaba, y nadie respiraba.
  = @ se dijeron todo por señas.
nad(?:ar|amos|aste|abamos|ando|aba)(?= |$|,)|chapuzon|nos metimos al (?:mar|agua|rio)|alberca|piscina|pileta
  < El agua estaba fría, y entraba primero por los pies.
  Las patadas hacían más ruido que avance. Y de pronto el agua sostenía.
  = @ salieron con los dedos arrugados.
  ! ¡Chaf, chaf!
(?:al|el|en el|del) mar(?= |$|,)|playa|olas(?= |$|,)
  < El mar iba y venía, y cada ola llegaba con su ruido.
  < Olía a sal, y la espuma borraba una raya y dibujaba otra.
  < Desde lejos ya se oía, como alguien muy grande que respira.
  Había sal en los labios, y arena en los zapatos de todo el mundo.
  = @ se quitaron los zapatos, y la primera ola les llegó a las rodillas.
  ! Shhh, hacía el mar.
(?<=(?:al|el|del|un) )rio(?= |$|,)|lago|laguna|presa(?= |$|,)|cascada
  < Olía a piedra mojada, y el agua hablaba sola.
bici(?:cleta)?(?= |$|,)|patines|patineta|monopatin
  < Las ruedas se iban para un lado y luego para el otro.
  El viento silbaba en las orejas.
  = @ dieron una vuelta más, y esa tampoco fue la última.
  ! Rin, rin.
manej(?:ar|aba|amos|ando|o|aste)(?= |$|,)|conduc(?:ir|io|ia|iendo)|al volante
  < Las manos apretaban el volante, y el camino se iba abriendo.
  Los letreros decían cada vez menos kilómetros.
(?:el|un|del|su|mi) (?:carro|coche|auto|taxi|bondi|colectivo|micro|autobus|bus|vocho)(?= |$|,)|la (?:troca|camioneta)
  < Se oía el motor, y olía un poco a gasolina y mucho a camino.
(?<!\w)(?:trenes|tren|metro|tranvia)(?= |$|,)
  < El suelo temblaba un poco, como tiembla un tren.
  Por la ventanilla los postes corrían para atrás.
  = @ pegaron la frente al vidrio.
(?<!\w)(?:un |la |el |los |su )?(?:caballos?|burros?|mulas?|yeguas?)(?= |$|,)(?! a)
  < Se oían unos cascos, sin ninguna prisa.
  El lomo se movía como una barca.
claxon|bocina(?= |$|,)|pit(?:o|aba|aron)(?= |$|,)
  < Se oía venir un ruido grande por la calle.
  El pecho hacía pum, mitad susto y mitad gusto.
  ! ¡Pi, piii!
terner[oa]|vacas?(?= |$|,)|borreg[oa]s?|chiv[oa]s?|corderos?|gallinas?|conejos?
  < Olía a pasto y a paja.
  Un aliento tibio hacía cosquillas en la mano.
sidecar|(?:la|su|una|en) moto(?= |$|,)
  < El motor se sentía hasta en los dientes.
  El viento empujaba la cara, y por delante no había más que camino.
as(?:amos|aron|aba|abamos|ando|o)(?= (?:el|la|los|las|un|una|\w+s)(?= |$))|parrilla|carne asada
  < El humo se metía en los ojos y en la ropa.
  Había que soplar antes de morder, y nadie soplaba bastante.
enterr(?:amos|o|aron|e)(?= (?:un|una|el|la|unas|unos))|tesoro
  < Se miraba a un lado y al otro, por si alguien espiaba.
  El hoyo se tapaba con las dos manos, y encima quedaba una seña.
reg(?:ar|arlas|arlos|aba|abamos|amos)(?= |$|,)
  < El agua caía como una lluvia chiquita, y olía a tierra mojada.
  En cada hoja quedaba temblando una gota.
(?:cierre de mes|las cuentas|inventario)
  < Había papeles hasta en las sillas.
alojam|posada|nos (?:dio|dieron) (?:once|de comer|de cenar|techo)|nos hosped
  < Una puerta que no conocían se abrió antes de que tocaran dos veces.
  Olía a pan y a leña, y la casa ajena ya no parecía ajena.
estrellas|eclipse|las perseidas|la luna(?= |$|,)(?! de)
  < Estaba oscuro, y había más estrellas que cielo.
  Un dedo señalaba arriba, y luego otro, y ya se había ido.
  = @ pidieron cada quien lo suyo, sin decirlo.
fogata|acamp\w+|campamento|campismo|casa de campana|malvavisco
  < El fuego tronaba, y con cada trueno saltaba una chispa.
  Las caras se veían anaranjadas, y más allá todo era grillos.
  = @ acercaron las manos al fuego.
subimos (?:al|a la|hasta) (?:cerro|montana|volcan|monte|mirador|cima|torre|piramide)|escal(?:amos|ar)|la cima|caminatas?|excursion
  < Las piernas pesaban, y el aire era de los que se respiran hasta el fondo.
  Arriba el viento despeinaba a todos por igual.
  = @ se sentaron en la misma piedra, sin aire y sin quejas.
rueda de la fortuna|montana rusa|la feria|parque de diversiones|carrusel|disney
  < Sonaban tres músicas a la vez, y olía a azúcar tostada.
  Las luces daban vueltas, y el estómago también.
  = @ pidieron otra vuelta antes de que se acabara esa.
  ! ¡Yuju!
zoologico|acuario|circo
  < Todo el mundo señalaba algo con el dedo.
pelicula|al cine|vimos (?:la|una|juntos|juntas)|viendo (?:la |una )?(?:tele|serie|novela|coco|peli)
  < La luz de la pantalla pintaba las caras.
  En lo mejor, nadie se acordaba de parpadear.
  = @ se taparon los ojos en la misma parte.
platic(?:amos|ando)|convers|charl(?:amos|ando)|hablamos (?:hasta|toda|de|por|hora)|me conto|nos conto|contarnos|toda la noche
  < Las tazas ya se habían enfriado, y nadie lo notaba.
  «¿Y luego?», decía una voz, y la otra seguía.
(?:una|la|tu|su|mi) carta|postal(?= |$|,)
  El papel crujía, y había renglones que se leían dos veces.
susto|miedo|asust(?:o|aste|amos|e|ada|ado)
  Cualquier ruido parecía otra cosa.
  Con una mano en la otra, el miedo se hacía chico.
  ! ¡Uuuh!
(?:hospital|fiebre|yeso|brazo roto|me rompi)(?= |$|,)
  < Las horas pasaban de puntillas.
  Había una silla junto a la cama, y nunca estaba vacía.
examen(?= |$|,)|tarea|estudi(?:amos|ando|abamos)(?= |$|,)|estudiar (?=para|hasta|con )
  < Había una lámpara encendida y un lápiz mordido.
  Una hoja, otra hoja, y otra más.
le(?:ia|yo|iste|imos|iamos|er|erme|yendo)(?= |$|,)|cuentos?(?= |$|,)
  < Las páginas sonaban al pasar.
  Cada personaje tenía su voz, y una era muy ronca.
abraz(?:o|amos|aste|ada|arme|arte|aron)(?= |$|,)
  Los brazos llegaban antes que las palabras.
  ! ¡Muac!
dormid[oa]s?(?= |$|,)|durmi(?:o|endo|eron|eramos|mos)|siesta|desvel
  Se oía respirar, despacio y parejo, y nadie se movía.
  ! Shhh. Shhh.
albergue|adopta(?:mos|ste|r)|cachorr|caja de zapatos|recogi(?:mos|ste) de|(?:lo|la) trajimos
  < Dos ojos miraban desde abajo, sin saber todavía.
  La nariz estaba fría, y lo demás, calientito.
mudanza|nos mudamos|casa nueva|departamento nuevo
  < Las voces hacían eco en los cuartos vacíos.
  Había cajas hasta en la escalera, y nadie encontraba los vasos.
  = @ cenaron en el suelo, con una caja por mesa.
sembr\w+|plant(?:o|amos|aste|ar|aba)(?= |$|,)|huerto
  < La tierra se metía debajo de las uñas.
  El agua se la bebía el suelo de un trago.
viaj(?:e|amos|ar|aste|o)(?= |$|,)|vacaciones|luna de miel|paseo(?= a| al|,|$)
  < Las maletas estaban a reventar.
  < Por la ventanilla todo se iba quedando atrás, sin despedirse.
  Todo lo que pasaba por la ventanilla pasaba por primera vez.
  = @ contaron los postes hasta perder la cuenta.
explot(?:o|aron)|experimento|volcan de
  < Estaban todos dos pasos más atrás, por si acaso.
  Había humo, y ojos muy abiertos.
  ! ¡Pum!
jug(?:amos|abamos|ando|aba|abas|ar)(?= |$|,)|escondidas
  < Las reglas se decían aprisa y cambiaban a la mitad.
  Nadie quería perder, y menos que se acabara.
  = @ pidieron la revancha al mismo tiempo.
primera vez|primer (?:dia|viaje|beso|trabajo)|primera (?:cita|noche|clase)
  < Todo olía a nuevo.
  Las rodillas temblaban un poco, como siempre que algo empieza.
me (?:\w+ )?(?:cuidaste|cuido|ayudaste|ayudo|acompanaste|acompano|defendiste|defendio|abrazaste|consolaste|consolo|escuchaste|sostuviste)|no soltaste mi mano|no me solt
  Todo lo demás podía esperar, y esperó.
(?:las|los|a) (?:dos|tres|cuatro|cinco|2|3|4|5) (?:de la manana|am)(?= |$|,)|madrugada
  < Era esa hora en que no hay nadie despierto, y había alguien.
(?<!antes (?:de )?que )amanec(?:er|ia|io)
  < Apenas empezaba a clarear.
atardec|anochec|puesta de sol
  < El cielo cambiaba de color cada minuto.
`).map(([said, lines]) => ({
  test: new RegExp(`(?<![\\p{L}])(?:${said})`, 'u'),
  before: after('< ', lines),
  after: lines.filter((line) => !/^[!<=] /u.test(line)),
  both: after('= ', lines)[0] ?? null,
  sound: after('! ', lines)[0] ?? null,
}))

function after(mark: string, lines: readonly string[]): string[] {
  return lines.filter((line) => line.startsWith(mark)).map((line) => line.slice(mark.length))
}

const happenedIn = (told: string) => bare(told.replace(/[“"‘][^”"’]*[”"’]/gu, ' '))

/** A day of which nobody makes a tale: illness, a quake, a death. */
export const isHard = (told: string): boolean => HUSHED.test(happenedIn(told))

/** What `told` surely had, of the two rarest things that it tells; nothing of a day of which nobody makes a tale. */
export function momentsOf(told: string, pick: <T>(options: readonly T[]) => T): Moments {
  // what somebody said in it has not happened
  const key = happenedIn(told)
  const kinds = HUSHED.test(key)
    ? []
    : KINDS.flatMap(({ test, ...kind }) => {
        const found = test.exec(key)
        return found && !NOT.test(key.slice(0, found.index)) ? [{ ...kind, word: wordAt(told, key, found) }] : []
      }).slice(0, 2)
  const said = (lines: readonly string[], word: string, most: number) => {
    const drawn = new Set(shuffled(lines, pick).slice(0, most))
    // what was felt last is told last
    return lines.filter((line) => drawn.has(line)).map((line) => line.replace('$', word))
  }
  const [first, second] = kinds.map(({ before, word }) => said(before, word, 1)[0])
  return {
    before: [first, first && second && isAlike(first, second) ? undefined : second].filter(
      (line) => line !== undefined,
    ),
    after: kinds.flatMap(({ after, word }) => said(after, word, 2)).slice(0, 2),
    both: kinds.find(({ both }) => both)?.both ?? null,
    sound: kinds.find(({ sound }) => sound)?.sound ?? null,
  }
}

/** 'El motor hacía…', 'Se oía el motor…' */
const isAlike = (one: string, other: string) =>
  words(bare(one)).some((word) => word.length > 4 && words(bare(other)).includes(word))

/** 'no fuimos nunca a la ': what is denied of the same clause. */
const NOT =
  /(?:^| )(?:no|ni|sin|nunca|jamas|casi|en vez de|en lugar de) (?:(?!(?:y|pero|hasta|porque|que|cuando) )\w+ ){0,3}$/u

/** As the memory spells it, where nothing before it was left out. */
const wordAt = (told: string, key: string, { 0: word, index }: RegExpExecArray) =>
  bare(told) === key ? told.slice(index, index + word.length).toLowerCase() : word
