import { upperFirst } from '../language/text.ts'
import { plot } from './plot.ts'
import { KEEPERS, MORNINGS } from './props/swapped-sounds.ts'

/** A day gone strange: every sound is in the wrong place, but for one. */
export const swappedSounds = plot({
  id: 'swapped-sounds',
  shape: 'strange-day',
  suits: ({ r }) => (r.baby || r.band === '2-4' ? 0 : r.role === 'pet' ? 5 : 4),
  set: ({ pick }) => ({
    keeper: pick(...KEEPERS),
    morning: pick(...MORNINGS),
    wrong: pick('clin', 'muu', 'cuac', 'tilín'),
  }),
  title: ({ r, pick }, { keeper }) =>
    pick(
      `${r.name} y el día de los ruidos cambiados`,
      `${r.name} y la caja de los ruidos`,
      `Lo que ${r.v('oyó')} ${r.name}`,
      `${r.name} y el secreto de ${keeper.where}`,
    ),
  cover: ({ star, keep }, { keeper }) => ({
    place: 'una calle de pueblo llena de notas de música',
    time: 'por la mañana',
    weather: 'con sol y viento',
    seen: 'desde la acera de enfrente',
    recipient: `levanta ${keep.un} frente a ${keeper.un}`,
    sender: 'se tapa las orejas y se ríe',
    objects: [star.un, keep.un, 'una caja abierta', 'notas de música que vuelan'],
    pose: 'point',
  }),
  chapters: [
    ({ r, s, fav, star, joke, you, pick, when }, { morning, wrong }) => ({
      title: pick('Algo suena raro', `${upperFirst(wrong)}, hizo la mañana`, 'Un martes al revés'),
      text: [
        pick(
          `Aquella mañana, ${morning.first}. ${morning.second}. Y afuera una paloma dijo, con toda claridad: «Próxima parada, Centro».`,
          `Empezó temprano: ${morning.first}. Después fue peor. ${morning.second}, y la escoba, al barrer, daba la hora.`,
          `Nadie se dio cuenta hasta que ${morning.first}. Entonces todo el mundo guardó silencio para oír mejor. ${morning.second}.`,
          `A eso de las ocho, ${morning.first}. ${morning.second}. El perro del vecino maulló, muy serio, y se metió a su casa a pensar.`,
          `Hubo que abrir la ventana para creerlo: ${morning.first}. ${morning.second}. Y el viento, al pasar, decía «con permiso».`,
        ),
        pick(
          `—¿${you('Oíste', 'Oyó', 'Oyeron', 'Oíste', 'Oísteis')} eso? —${s.v('preguntó')} ${s.full}.`,
          `—Eso no es normal —${s.v('dijo')} ${s.full}.`,
          `—Otra vez —${s.v('pidió')} ${s.full}, con la mano en la oreja. Y otra vez sonó mal.`,
          `—Sh —${s.v('dijo')} ${s.full}. Pero el «sh» salió con eco de tambor.`,
          `Quien primero ${s.v('pidió')} silencio fue ${s.full}. El silencio, ese día, también hacía ruido.`,
        ),
        pick(
          `Fueron a ver, antes que nada, lo que más ${r.le} importa a ${r.name}: ${fav.all}. Ahí estaba ${star.un}. Y en vez de hacer ${star.sound}, hacía ${wrong}.`,
          `Lo primero era lo primero, y para ${r.name} lo primero es esto: ${fav.all}. Ahí estaba ${star.un}, como todos los días. Solo que hacía ${wrong}. Nada de ${star.sound}: ${wrong}.`,
          `¿Y lo demás? ¿Y lo que de verdad ${r.le} importa a ${r.name}, que es esto: ${fav.all}? Tampoco se había salvado: ${star.un} abrió la mañana con un ${wrong} larguísimo, en lugar de ${star.sound}.`,
          `Lo grave no era eso. Lo grave estaba en lo que más ${r.le} gusta a ${r.name}: ${fav.all}. ${upperFirst(star.un)} abrió la boca, o lo que sea, y en vez de ${star.sound} salió ${wrong}.`,
          `Podía pasar con cualquier cosa, menos con lo preferido de ${r.name}: ${fav.all}. Y pasó. Ahí estaba ${star.un}, y en lugar de ${star.sound} se oía ${wrong}.`,
        ),
        when(
          joke,
          pick(
            `Lo único que seguía en su lugar era lo de siempre: ${joke}.`,
            `Por suerte había cosas que no cambian ni en un día así: ${joke}.`,
            `En medio de aquel escándalo, una costumbre seguía en pie: ${joke}.`,
            `Ni con los ruidos al revés se perdió lo principal: ${joke}.`,
          ),
        ),
        pick(
          `—Así no puede ser —${s.v('dijo')} ${s.name}, mirando ${star.el}—. Alguien tiene que saber qué pasó.`,
          `${upperFirst(star.el)} hizo ${wrong} otra vez, con mucha vergüenza. No había tiempo que perder.`,
          `—Hay que ir a reclamar —${s.v('dijo')} ${s.name}. Y ${star.el}, por si quedaban dudas, hizo ${wrong}.`,
          `Todos fingieron no haber oído. ${upperFirst(star.el)} lo agradeció con otro ${wrong}.`,
          `—Esto no se queda así —${r.v('dijo')} ${r.name}. Hasta ${star.el} se puso en camino.`,
        ),
      ],
      view: {
        place: 'una cocina con la ventana abierta',
        time: 'por la mañana',
        weather: 'con sol en la ventana',
        seen: 'desde la mesa del desayuno',
        recipient: `escucha con asombro ${star.un}`,
        sender: 'se asoma por la ventana',
        objects: [star.un, 'una tetera', 'un despertador'],
        pose: 'look',
      },
    }),
    ({ r, s, star, needed, pick, opt }, { keeper }) => ({
      title: pick('La caja volcada', `En ${keeper.where}`, 'De dónde salen los ruidos'),
      text: [
        pick(
          `Siguieron el ruido más raro de todos, que venía de ${keeper.where}. Por delante iba ${star.el}, que ${star.does[0]}.`,
          `Preguntando, preguntando, llegaron a ${keeper.where}. ${upperFirst(star.el)} ${star.does[1]}, y eso ayudó a no perder la calma.`,
          `Había que seguir las huellas de un ruido, que no dejan huella. Dieron con ${keeper.where} por casualidad, o porque ${star.el} lo supo antes que nadie.`,
          `Un trueno suelto, que lloraba como bebé, les señaló ${keeper.where}. ${upperFirst(star.el)} ya iba por delante.`,
          `Todos los ruidos perdidos venían del mismo lado. Venían de ${keeper.where}.`,
        ),
        pick(
          `Adentro había ${keeper.inside}, y en el suelo, con la cabeza entre las manos, ${keeper.un}.`,
          `Empujaron la puerta. Había ${keeper.inside} y, al fondo, junto a una caja volcada, ${keeper.un}.`,
          `Estaba abierto. Adentro no se movía nadie más que, detrás de una caja patas arriba, ${keeper.un}.`,
          `Entre ${keeper.inside}, buscando algo con una escoba, andaba ${keeper.un}.`,
          `No hubo que tocar. Salió a la puerta, pidiendo disculpas antes de que nadie dijera nada, ${keeper.un}.`,
        ),
        needed(keeper.o),
        pick(
          `—Se me cayó la caja de los ruidos —dijo ${keeper.o}—. Todos, por el suelo. Los guardé como pude, de noche y con prisa. Y ahora ninguno está en su sitio.`,
          `—Fue un tropezón —dijo ${keeper.o}—. Uno solo. Se regaron todos los ruidos del mundo, y yo los metí donde cupieron.`,
          `—Los tenía en orden alfabético —dijo ${keeper.o}—. Anoche abrí para quitarles el polvo, y salieron todos a la vez.`,
          `—Estornudé —dijo ${keeper.o}—. Eso fue todo. Y se mezclaron los ruidos de cien años.`,
          `—Soy quien guarda los ruidos cuando nadie los usa —dijo ${keeper.o}—. O quien los guardaba. Esta mañana no encontré ni el mío.`,
        ),
        pick(
          `—Para ordenarlos me hace falta uno que esté intacto. De ahí se afinan los demás. Pero ya no queda ninguno.`,
          `—Si alguien tuviera un ruido verdadero, de los que no se han tocado, con ese bastaría. Uno. Pero ¿quién guarda algo así?`,
          `—Se podría empezar por uno que siga en su sitio, y jalar de ahí como de una hebra. El problema es encontrarlo.`,
          `—Todo tiene arreglo con un ruido limpio para empezar —dijo ${keeper.o}—. Pero de esos ya no se fabrican.`,
          `—Hace falta uno bueno —dijo ${keeper.o}—. Uno que alguien haya cuidado sin saberlo.`,
        ),
        pick(
          `${upperFirst(s.name)} ${s.v('miró')} a ${r.name}, y ya no hubo que decir nada.`,
          `—${s.spoken('Yo sé', 'Nosotros sabemos')} dónde hay uno —${s.v('dijo')} ${s.name}.`,
          `—Uno sí queda —${s.v('dijo')} ${s.name}—. Por aquí.`,
          `—Cerca de casa —${s.v('dijo')} ${s.name}, despacio— queda uno.`,
          `A ${s.name} le volvió el color. Claro que quedaba uno.`,
        ),
        opt(
          pick(
            `${upperFirst(star.el)} olía a ${star.smell}. Eso, al menos, no había cambiado.`,
            'Olía a polvo y a susto.',
          ),
        ),
      ],
      view: {
        place: keeper.where,
        time: 'por la mañana',
        weather: 'con polvo en los rayos de sol',
        seen: 'desde lo alto',
        recipient: `se inclina junto a ${keeper.un} y una caja volcada`,
        sender: 'recoge del suelo una campanita',
        objects: ['una caja volcada', 'una campana', star.un, 'notas de música por el suelo'],
        pose: 'comfort',
      },
    }),
    ({ r, s, place, there, air, keep, recall, star, pick, opt, soft }) => ({
      title: pick('Un ruido sin tocar', 'Donde todo sonaba bien', 'En silencio, y a oír'),
      text: [
        pick(
          `Caminaron hasta que los ruidos raros se quedaron atrás. Y al dar la vuelta a una esquina que nunca habían visto, ahí estaba ${there}, sin que le faltara nada, como si no hubiera pasado el tiempo.`,
          `No fue lejos. Hay lugares a los que se llega cerrando los ojos y caminando tres pasos. Cuando los abrieron, estaban ahí: ${there}, otra vez.`,
          `Se oía desde lejos, muy claro. Siguieron el sonido hasta que se pudo ver de dónde venía: era ${there}.`,
          `Bastó con taparse los oídos y destapárselos. Alrededor, con su ruido de siempre, estaba ${there}.`,
        ),
        air[0],
        pick(
          `Para poder llevárselo, ${r.name} ${r.v('recogió')} ${keep.un} que estaba ahí desde entonces.`,
          `En el suelo, esperando, había ${keep.un}. ${r.name} ${keep.lo} ${r.v('levantó')} con cuidado, como se levanta algo lleno hasta el borde.`,
          `Lo que sonaba tan bien venía de ahí, de ${keep.un}. ${r.name} ${keep.lo} ${r.v('acercó')} al oído.`,
          `Medio escondido había ${keep.un}. ${r.name} lo ${r.v('supo')} por el sonido, antes de verlo.`,
        ),
        recall(),
        pick(
          `Se quedaron oyendo. Ese era: un ruido que nadie había tocado, porque entre todos lo cuidaban.`,
          `No hizo falta buscar más: de ${keep.el} salía un ruido que no se desafina.`,
          `Ahí estaba, sin un rasguño, el ruido de un buen día.`,
          `${upperFirst(s.name)} no ${s.v('dijo')} nada, por no encimarse.`,
        ),
        soft(
          pick(
            `El camino de regreso sonó a camino: pasos, hojas y, de cuando en cuando, ${star.sound}.`,
            `Cada cosa tenía ahí su ruido, y de ${keep.el} salía el suyo, que no se parece a ninguno.`,
          ),
        ),
        opt(
          pick(
            `Hasta ${star.el} guardó silencio.`,
            `${upperFirst(star.el)} hizo, muy bajito, ${star.sound}. Y esta vez le salió.`,
          ),
        ),
      ],
      view: {
        place: place ?? 'un lugar con luz dorada',
        time: 'por la tarde',
        weather: 'con luz dorada',
        seen: 'desde detrás de los dos',
        recipient: `recoge ${keep.un} y ${keep.lo} acerca al oído`,
        sender: 'cierra los ojos para oír',
        objects: [keep.un, star.un, 'una luz dorada'],
      },
    }),
    ({ star, keep, act, pick, soft }, { keeper }) => ({
      title: pick('Poco antes de las doce', 'Uno por uno', 'Silencio, por favor'),
      text: [
        pick(
          `Faltaban cinco minutos para las doce. Pero ${keeper.o} ya no quería intentarlo. —¿Y si se me caen otra vez? —dijo, y cerró la caja.`,
          `Volvieron corriendo. Y encontraron a ${keeper.o} con el abrigo puesto. —Me voy —dijo—. Que lo arregle alguien que no tropiece.`,
          `Ya estaba todo listo, menos ${keeper.o}, que no salía de debajo de la mesa. —Desde aquí no rompo nada —explicó.`,
        ),
        act(keeper.o),
        pick(
          `Después de eso, a ${keeper.o} ya no le temblaban las manos. Abrió la caja.`,
          `No hizo falta más. La caja volvió a abrirse, despacio, y fue ${keeper.o} quien la abrió.`,
          `${upperFirst(keeper.o)} tomó aire, quitó la tapa y miró adentro sin cerrar los ojos.`,
          `Ya con mejor cara, ${keeper.o} arrimó una silla a la caja.`,
          `—A ver, de una en una —dijo ${keeper.o}, y por primera vez le salió su propia voz.`,
        ),
        pick(
          `${upperFirst(star.el)} ${pick(...star.helps)}. Y ${keep.el}, en medio de la mesa, ${pick(...keep.wakes)}.`,
          `Entonces pusieron ${keep.el} en medio de la mesa, y ${keep.el} ${pick(...keep.wakes)}. ${upperFirst(star.el)} ${pick(...star.helps)}.`,
        ),
        pick(
          `Ese era el tono. Los ruidos levantaron la cabeza, como los perros cuando oyen su nombre, y salieron volando cada uno a su casa.`,
          `Con eso bastó. El rugido se fue con su león, el trueno con su nube y el crac con su galleta.`,
          `Primero se acomodó el más chiquito, un tic. Luego un tac. Y detrás, empujándose, todos los demás.`,
          `El relincho dejó de salir del timbre. La risa encontró su boca. El mar, que andaba en una cafetera, se fue a su casa.`,
          `Cada ruido reconoció su nombre. Los grillos, que son muchos, tardaron un poco más.`,
        ),
        soft(
          pick(
            `A las doce en punto, las campanas dijeron talán, y ${star.el} dijo ${star.sound}.`,
            `Las doce las dieron las campanas y no los gatos, y ${star.el} ya sonaba a ${star.el}.`,
          ),
        ),
      ],
      view: {
        place: keeper.where,
        time: 'a mediodía',
        weather: 'con un rayo de sol',
        seen: 'desde la mesa',
        recipient: `pone ${keep.un} en medio de la mesa, junto a ${keeper.un}`,
        sender: 'sostiene la tapa de una caja de la que salen notas de música',
        objects: [keep.un, star.un, 'una caja abierta', 'notas de música que vuelan'],
        pose: 'give',
      },
    }),
    ({ s, star, keep, praise, pick, opt }, { morning, keeper }) => ({
      title: pick('Casi todo en su lugar', 'Lo que se oye ahora', 'El primer silencio'),
      text: [
        pick(
          `El camino de regreso sonó a camino: pasos, hojas, una bicicleta. ${upperFirst(star.el)} hizo ${star.sound}, y dio gusto oírlo.`,
          `En casa, lo primero que se oyó fue ${star.sound}. Era ${star.el}, probando su voz de siempre.`,
          `—A ver —${s.v('pidió')} ${s.name} al llegar. Y ${star.el} hizo ${star.sound}, redondo y sin un error.`,
        ),
        pick(
          `Solo ${morning.kept} se quedó con ${morning.keeps}. Nadie quiso cambiárselo: a todos les daba demasiada risa.`,
          `Faltó arreglar una cosa: ${morning.kept}, que conserva ${morning.keeps} hasta el día de hoy. Que no se entere ${keeper.o}.`,
          `${upperFirst(keeper.o)} mandó pedir perdón por un detalle: ${morning.kept} tendría que seguir con ${morning.keeps}. Nadie se quejó.`,
          `Hubo un solo olvido. A estas alturas ${morning.kept} conserva ${morning.keeps}, y ya es de la familia.`,
          `Al final sobró un ruido. Era de ${morning.kept}, que prefirió quedarse con ${morning.keeps}.`,
        ),
        pick(
          'Luego llegó el silencio. Uno bueno, de los que se hacen para decir algo.',
          'Y cuando ya todo estuvo en orden, quedó un hueco de silencio, justo del tamaño de una frase.',
          `Esa noche se oía todo tan bien que daba lástima no decir algo que valiera la pena.`,
          `${upperFirst(s.name)} ${s.v('esperó')} a que no sonara nada. Tardó bastante.`,
        ),
        praise(`${s.v('dijo')} ${s.name}`),
        pick(
          `Desde entonces hay días para ${star.together}, y días para no hacer ruido.`,
          `Lo celebraron como se debe: con un rato para ${star.together}.`,
          `Y ya que todo volvía a sonar, aprovecharon para ${star.together}.`,
          `Para oír que todo estuviera bien, hicieron la prueba más larga: ${star.together}.`,
          `La tarde ya sonaba a lo que era, y se usó para lo mejor: ${star.together}.`,
        ),
        opt(
          pick(
            `${upperFirst(s.name)} ${s.v('guardó')} un poquito de aquel silencio en un cajón, por si acaso.`,
            `A ${keeper.o} le regalaron una caja nueva, con candado.`,
          ),
        ),
        pick(
          `En la ventana está ${keep.el}. Si un día algo suena raro, basta con acercar la oreja: ahí adentro todo sigue sonando como aquel día.`,
          `Y por las noches, cuando ya nada se mueve, todavía se oye un poquito. Viene de la repisa. Es ${keep.el}.`,
          `De todos los ruidos del mundo, el preferido de la casa es uno muy chiquito, que no se oye si uno no sabe. Lo hace ${keep.el}.`,
          `Cuando hay demasiado ruido afuera, en esa casa se ponen todos junto a ${keep.el}. Suena muy bajito, y gana.`,
          `Hay un ruido que no está en la caja ni hace falta que esté. Lo guarda ${keep.el}.`,
        ),
      ],
      view: {
        place: 'una sala con una ventana abierta',
        time: 'al anochecer',
        weather: 'con las primeras estrellas en la ventana',
        seen: 'desde la ventana',
        recipient: `pone ${keep.un} en la ventana`,
        sender: 'abraza y escucha a su lado',
        objects: [keep.un, star.un, 'una ventana', 'una lámpara'],
        pose: 'hug',
      },
    }),
  ],
})
