import { bare } from '../language/text.ts'
import { sectionsOf } from './sections.ts'

/** What kind of thing happened in a memory: what is true of every one of its kind. */
export type Happening = {
  /** Said by the narrator after the giver's own words. */
  tells: readonly string[]
  /** A sound for little ones. */
  sound: string | null
}

/** Of these nothing is told but the giver's own words. */
const HUSHED =
  /muri(?:o|eron)(?! de (?:la )?risa)|fallec|velorio|entierro|funeral|cancer|tumor|quimio|accident|operaci|operad|operaron|cirugi|urgencias|terapia intensiva|divorci|separa(?:mos|ron|ste)|terremoto|temblor|incendi|inundaci|huracan|robaron|asalt|guerra|aborto|perdimos (?:a|al) |(?:dejar\w* de )?pele(?:ar|aba|aban|aron|amos)|grito(?:s|neo)|enferm[oa]s?(?= |$|,)|enfermedad/

/**
 * A happening by the words that surely say it, without accents, first what is rarest; then what is true of every such
 * one. After '!' its sound.
 */
const KINDS = sectionsOf(String.raw`
(?:me|nos|se|te) (?:cas(?:e|amos|aste|aron|o)(?= |$|,))|(?:nuestra|dia de la|en la|en su|en mi) boda
  De una boda quedan las fotos, y lo que las fotos no alcanzaron a ver.
  Decir que sí tarda muy poco. Lo demás es seguir diciéndolo.
pedi(?:ste|o|da)? (?:la )?mano|pedi(?:ste|o)? matrimonio
  Decir que sí tarda muy poco. Lo demás es seguir diciéndolo.
naci(?:o|ste|eron|miento)(?= |$|,)|el parto|dio a luz
  Desde ese día hubo en el mundo una persona más, y se notaba.
  Nacer es llegar sin maleta y que ya estén esperando.
  ! ¡Hola, hola!
castillos? de arena|castillos? en la arena
  A los castillos de arena, el mar siempre los quiere ver de cerca.
  ! Pum, pum, otra torre.
nos conocimos|te conoci(?= |$|,)|te vi por
  Antes de ese día eran dos desconocidos. Duró poquísimo.
primera vez|primer (?:dia|paso|diente|viaje|gol|beso|trabajo|concierto)|primera (?:palabra|cita|noche|clase)|primeros pasos
  Las primeras veces no avisan. Cuando uno se da cuenta, ya pasaron.
  De las segundas veces nadie lleva la cuenta. De esa, sí.
(?:me|nos|se|te) (?:cai|caimos|caiste|cayo|cayeron|resbale|resbalo|resbalaste|resbalamos|tropece|tropezo|tropezaste)(?! (?:al|a la|bien|mal|el|la|los|las|un|una|mi|tu|su|dos|tres|todo|gordo)(?= ))(?= |$|,)
  El suelo, ese día, llegó antes de tiempo.
  De las caídas se cuenta siempre más lo de después.
  ! ¡Pum! Y arriba.
(?:me|nos|se|te) (?:perdi|perdimos|perdieron|perdiste)(?= |$|,)|se perdio(?= (?:en|por|entre|cuando|y|de)|$|,)|perdid[oa]s? (?:en|por)(?= )
  Los caminos equivocados también llegan a alguna parte.
  Perderse y que a uno lo encuentren ocupan el mismo recuerdo.
  ! ¿Dónde está? ¡Aquí está!
perd(?:i|io|imos|iste|ieron) (?:un|una|el|la|su|mi|tu|los|las) (?:zapat|tenis|bot|llav|maletas?|boletos?|gorr|lentes|celular|movil|anillo|munec|chancl|cartera)\w*
  Lo que se pierde así acaba teniendo mejor historia que lo que se guarda.
sin gasolina|se (?:nos |me |le |te )?(?:descompuso|poncho|pincho|averio)|ponchad|pinchad|nos quedamos (?:tirad|varad|botad)|se (?:nos )?quedo el (?:auto|carro|coche)|(?:en|llego la|vino la|llamamos (?:a )?la|una) grua(?= |$|,)
  Lo que se descompone lejos de casa se cuenta mucho mejor que lo que llega a tiempo.
  Hay viajes que empiezan de verdad cuando algo deja de funcionar.
(?:se|nos) (?:fue|quedamos sin|quedaron sin|corto) (?:la )?luz|apagon|a oscuras
  A oscuras todo el mundo tiene la misma edad.
  Sin luz se oye mejor lo que se dice.
  ! ¡Clic! ¿Quién apagó?
llov(?:ia|io|iendo)|aguacero|diluvi|empapad|la lluvia(?! de (?:estrellas|meteor|ideas|papel|confeti|arroz|flores|petalos))|una tormenta
  Sin el agua, ese día se habría olvidado como los demás.
  La lluvia no pregunta si viene bien.
  ! Plin, plin, plin, hacía el agua.
bail(?:amos|aste|abamos|aba|o|aron|aban|ar|e)(?= |$|,)
  Los pasos se olvidan. Con quién se dieron, no.
  Quien baila no mira el reloj.
  ! Un, dos. Un, dos.
cant(?:amos|aste|abamos|aba|o|aron|aban|ar)(?= |$|,)|karaoke|mananitas|serenata
  Las canciones guardan el lugar de quien las cantó.
  Se puede olvidar la letra. La tonada se acuerda sola.
  ! La, la, la.
gol(?:es)?(?= |$|,)|penal|(?:el|un|aquel|su|primer) partido|la final(?= .*(?:gol|penal|cancha|futbol|equipo|\d-\d))
  Un partido se acaba cuando pitan. Si es bueno, ni así.
  El marcador se olvida. El salto que se dio, no.
  ! ¡Gol!
gan(?:o|amos|aste|aron) (?:el|la|un|una|su)|medalla|trofeo|primer lugar|campeon|premio
  Se gana una vez y se cuenta muchas.
  Hay premios que no caben en una repisa.
graduacion|gradu(?:o|aste|amos|aron)
  Ese día fue la foto. Lo otro, lo largo, ya estaba hecho.
festival|obra de teatro|(?:su|mi|tu|el) recital|pastorela|actuacion
  En un festival se mira siempre a una sola persona.
aprend(?:i|io|iste|imos|iera)(?= |$|,)|ensen(?:o|aste|e|aba|abas|amos)(?= |$|,)(?! (?:el|la|los|las|un|una|su|mi)(?= ))|rueditas|(?:lo|la|te|le) solte
  Hay cosas que se aprenden una sola vez, y esa fue la vez.
  Enseñar es saber en qué momento soltar.
(?:me|nos|lo|la|te) esper(?:aba|abas|aste|o|amos|aban|abamos)(?= |$|,)|esperando (?:a|en|afuera|que)(?= )
  Esperar a alguien ya es estar un poco con quien viene.
  Los relojes, cuando se espera, cuentan cada minuto dos veces.
despedi(?:mos|da|ste|rme|rte|r)|(?:se fue|te fuiste|me fui) a (?:vivir|estudiar|trabajar)|(?:dejaste|dejo|deje|dejamos) en el aeropuerto
  De una despedida se recuerda siempre la última vez que alguien volteó.
  Hay adioses que duran más que la visita.
llor(?:aba|abas|o|amos|aste|aron|abamos|ando|ar)(?= |$|,)|lagrimas
  Hay cosas que los ojos cuentan primero.
  A cada lágrima le llega tarde o temprano un pañuelo.
(?:nos|se|me|te|le) (?:reimos|rio|reia|reiamos|reiste|rieron)|carcajad|ataque de risa|muertos? de (?:la )?risa|de tanto reir
  Una risa así no se explica: se contagia.
  Hay risas que no se acaban; se quedan esperando a la siguiente.
  ! ¡Ja, ja, ja!
(?:una|de|la) bromas?(?= |$|,)|travesura|a escondidas
  Una travesura se hace en un minuto y se cuenta durante años.
  Hay culpables a los que se les acaba celebrando.
sorpresa|sin avisar|de repente (?:aparec|lleg)|aparec(?:iste|io) (?:en|con|de)
  Una sorpresa solo sirve una vez. Por eso se recuerda entera.
  ! ¡Sorpresa!
cumple|pastel|pinata|velitas|la fiesta
  Una fiesta dura lo que tarda en irse el último, y ahí quedaba alguien.
  De las fiestas se olvida la hora. Lo demás se guarda.
navidad|nochebuena|reyes magos|ano nuevo|las uvas
  Esa fecha vuelve cada año. Así, ninguna otra vez.
regal(?:o|aste|aron|e|amos) |de regalo|me (?:dio|diste|trajo|trajiste) (?:un|una|mi|su|tu) (?!abrazo|beso|susto|consejo|miedo|pena|risa|cafe|papa|mama)
  Los regalos que duran no siempre traían moño.
  Se da en un momento. Se recibe muchas veces.
cos(?:ia|io|iste|er)(?= |$|,)|tej(?:ia|io|iste|er)(?= |$|,)
  Lo que alguien hace a mano tarda, y por eso queda.
construi|armamos|armando|hicimos (?:un|una) (?:casa|cueva|carpa|nave|munec)
  Lo que se arma entre varios siempre lleva una pieza que nadie entiende.
  Hacerlo duró poco. Haberlo hecho, no se ha acabado.
  ! Pum, pum, pum. ¡Listo!
cocin(?:amos|aste|abamos|ando|aba|ar)|hornea|amas(?:amos|ando|aba)|(?:hicimos|hacer|haciamos|preparamos|haciendo) (?:\w+ )?(?:galletas|croquetas|pan|tamales|pasteles|pizza|empanadas|tortillas|sopa|noquis|hallacas|arepas|bunuelos|bizcocho|tarta|mole)
  Toda receta tiene un paso que no viene escrito.
  En una cocina nadie está de visita: a todos les toca algo.
  ! Chup, chup, hacía la olla.
comimos|comernos|comiamos|cenamos|desayun|nos invito|chocolate caliente|helado(?= |$|,)|churros|tacos
  Del hambre de ese día no quedó nada. Del sabor, todo.
  Hay bocados que se terminan y se siguen contando.
  ! ¡Ñam, ñam!
pesca(?:r|ndo|mos)(?= |$|,)|anzuelo
  Pescar es una manera de callarse en compañía.
nad(?:ar|amos|aste|abamos|ando|aba)(?= |$|,)|chapuzon|nos metimos al (?:mar|agua|rio)
  El agua siempre está fría hasta que deja de estarlo.
  ! ¡Chaf, chaf!
bici(?:cleta)?(?= |$|,)|patines|patineta|monopatin
  Hay equilibrios que no se olvidan.
  ! Rin, rin.
manej(?:ar|aba|amos|ando)|conducir|al volante
  Al volante se aprende sobre todo a frenar.
estrellas|eclipse|las perseidas|la luna(?= |$|,)(?! de)
  Las estrellas de entonces siguen en su lugar. Tampoco tienen prisa.
subimos (?:al|a la|hasta) (?:cerro|montana|volcan|monte|mirador|cima|torre|piramide)|escal(?:amos|ar)|la cima|caminatas?
  Los pies se quejan un día. Luego presumen durante años.
pelicula|vimos (?:la|una|juntos|juntas)|viendo (?:la |una )?(?:tele|serie|novela|coco|peli)
  La película casi siempre se olvida. Con quién se vio, no.
platic(?:amos|ando)|convers|charl(?:amos|ando)|hablamos (?:hasta|toda|de|por|hora)|me conto|nos conto|contarnos|toda la noche
  Hay conversaciones que se dejan abiertas, como un libro boca abajo.
llamad|telefono|videollamada|me llam(?:o|aste)|audio(?= |$|,|s)|mensaje
  Hay voces que no cuelgan.
(?:una|la|tu|su|mi) carta|postal(?= |$|,)
  Una carta se escribe una vez y se abre todas las que haga falta.
susto|miedo|asust(?:o|aste|amos|e|ada|ado)
  Los miedos, contados entre dos, se hacen más chicos.
  ! ¡Uuuh!
me (?:\w+ )?(?:cuidaste|ayudaste|acompanaste|esperaste|defendiste|abrazaste|prestaste|consolaste|escuchaste|sostuviste)|no soltaste mi mano|no me soltaste
  Acompañar se dice rápido. Hacerlo es quedarse.
abraz(?:o|amos|aste|ada|arme|arte|aron)(?= |$|,)
  Un abrazo no tiene principio ni final: se está dentro o se está fuera.
  ! ¡Muac!
dormid[oa]s?(?= |$|,)|durmi(?:o|endo|eron|eramos|mos)|siesta|desvel
  A quien duerme se le mira con más calma.
  ! Shhh. Shhh.
albergue|adopta(?:mos|ste|r)|cachorr|caja de zapatos|recogi(?:mos|ste) de|(?:lo|la) trajimos
  Nadie escoge del todo a un animal. La mitad la escoge él.
mudanza|nos mudamos|casa nueva|departamento nuevo
  Una casa empieza el día en que todavía no hay dónde sentarse.
viaj(?:e|amos|ar|aste)(?= |$|,)|vacaciones|luna de miel|excursion|paseo(?= a| al|,|$)
  De los viajes se vuelve con más de lo que se llevaba.
  Hay maletas que nunca se deshacen del todo.
explot(?:o|aron)|experimento|volcan de
  Los experimentos que salen mal son los que se cuentan bien.
  ! ¡Pum!
jug(?:amos|abamos|ando|aba|abas)(?= |$|,)
  Las reglas de un juego se olvidan. Quién hacía trampa, no.
`).map(([words, lines]) => ({
  words: new RegExp(`(?<![\\p{L}])(?:${words})`, 'u'),
  tells: lines.filter((line) => !line.startsWith('! ')),
  sound: after('! ', lines)[0] ?? null,
}))

function after(mark: string, lines: readonly string[]): string[] {
  return lines.filter((line) => line.startsWith(mark)).map((line) => line.slice(mark.length))
}

const happenedIn = (told: string) => bare(told.replace(/[“"‘][^”"’]*[”"’]/gu, ' '))

/** A day of which nobody makes a tale: illness, a quake, a death. */
export const isHard = (told: string): boolean => HUSHED.test(happenedIn(told))

/** The rarest thing that `told` surely tells; null where it tells none, or one of which nobody makes a tale. */
export function happeningIn(told: string): Happening | null {
  // what somebody said in it has not happened
  const key = happenedIn(told)
  if (HUSHED.test(key)) return null
  return (
    KINDS.find(({ words }) => {
      const found = words.exec(key)
      return (
        found !== null &&
        !/(?:^| )(?:no|ni|sin|nunca|jamas|casi|en vez de|en lugar de) (?:\w+ )?$/u.test(key.slice(0, found.index))
      )
    }) ?? null
  )
}
