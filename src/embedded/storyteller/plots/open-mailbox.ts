import { upperFirst } from '../language/text.ts'
import { plot } from './plot.ts'
import { CARRIERS, WRITERS } from './props/open-mailbox.ts'

/** Letters without a stamp: the favourite begins, the house goes on, and whoever brings them has a last week. */
export const openMailbox = plot({
  id: 'open-mailbox',
  shape: 'letters',
  suits: ({ r }) =>
    r.role === 'pet' || r.baby || r.band === '2-4' ? 0 : r.age === 'elder' || r.role === 'parent' ? 6 : 4,
  set: ({ pick }) => {
    const first = pick(...WRITERS)
    const second = pick(...WRITERS.filter((writer) => writer !== first))
    return {
      carrier: pick(...CARRIERS),
      first,
      second,
      third: pick(...WRITERS.filter((writer) => writer !== first && writer !== second)),
    }
  },
  title: ({ r, star, pick }, { carrier }) =>
    pick(
      `El buzón de ${r.name}`,
      `Cartas sin estampilla para ${r.name}`,
      `La semana en que ${star.el} escribió`,
      `${r.name} y el último viaje de ${carrier.o}`,
    ),
  cover: ({ star, keep }, { carrier }) => ({
    place: 'una puerta con un buzón rojo del que salen sobres',
    time: 'por la mañana',
    weather: 'con sol y un poco de viento',
    seen: 'desde la acera',
    recipient: `abre un sobre enorme, junto a ${star.un}`,
    sender: 'atrapa cartas en el aire',
    objects: ['un buzón rojo', star.un, keep.un, carrier.bag],
    pose: 'read',
  }),
  chapters: [
    ({ r, s, fav, star, joke, pick, when, soft }, { carrier }) => ({
      title: pick('Lunes: una carta', 'De mi mayor consideración', 'Sin estampilla y sin remitente'),
      text: [
        pick(
          `En el buzón no caía nada desde hacía un año, fuera de un folleto de colchones. El lunes cayó una carta. La trajo ${carrier.un}, que venía sonriendo.`,
          `El lunes, ${carrier.un} tocó dos veces. —Carta —dijo, y se le notaba que llevaba mucho sin decirlo.`,
          `La primera llegó el lunes. Se la disputaron el viento y ${carrier.un}, y la entregaron entre los dos.`,
          `Llevaba meses sin sonar la tapa del buzón. El lunes sonó, y afuera seguía ${carrier.un}, con la mano en alto.`,
          `—¿Vive aquí alguien que conteste? —preguntó el lunes ${carrier.un}. Traía una sola carta y la traía con las dos manos.`,
        ),
        pick(
          `En el sobre decía: «${upperFirst(r.name)}, urgente». A leerla ${s.v('se sentó')} también ${s.full}.`,
          `Era para ${r.name}. Por encima del hombro, sin disimular, la ${s.v('leía')} ${s.full}.`,
          `La letra temblaba de importancia. Era para ${r.name}. En voz alta la ${s.v('leyó')} ${s.full}.`,
          `Iba dirigida a ${r.name}, sin calle ni número. Quien ${s.v('encontró')} el abrecartas fue ${s.full}.`,
          `El nombre estaba subrayado tres veces: ${r.name}. Y muy cerca, con ganas de saber, ${s.full}.`,
        ),
        pick(
          `«De mi mayor consideración», empezaba. «Tengo entendido que lo que más ${r.le} gusta a ${r.name} es esto: ${fav.all}. Como parte interesada, quería decir que el gusto es mutuo».`,
          `«Por la presente», decía, «se hace constar lo que más ${r.le} gusta a ${r.name}: ${fav.all}. Se agradece. Nadie lo había agradecido por escrito».`,
          `«Seré breve», decía. «Lo que más ${r.le} gusta a ${r.name}, según mis informes, es esto: ${fav.all}. Es lo más bonito que se ha dicho de mí».`,
          `«Me permito escribir», decía, «por un asunto que nos une: lo que más ${r.le} gusta a ${r.name}, que es esto: ${fav.all}. Soy parte».`,
          `La carta no daba rodeos. «Sé lo que más ${r.le} gusta a ${r.name}», decía: ${fav.all}. «Se me nota la alegría hasta en la letra».`,
        ),
        pick(
          `No traía firma. Pero en la otra punta de la mesa estaba ${star.un}, que ${star.does[0]}, con una mancha de tinta.`,
          `En lugar de firma había una huella que olía a ${star.smell}. Y ahí, junto al tintero, ${star.un}, como quien no ha escrito nada.`,
          `¿De quién era? Buscaron por la casa. Junto a la ventana, muy sospechosamente, ${star.un}. ${upperFirst(star.el)} ${star.does[0]}.`,
          `El remitente no andaba lejos. Detrás de la cortina esperaba ${star.un}, que ${star.does[0]}.`,
          `Nadie preguntó quién la había escrito. Sobre la mesa, secándose la tinta, estaba ${star.un}.`,
        ),
        when(
          joke,
          soft(
            pick(
              `Había una posdata: «Y en cuanto a que ${joke}, no tengo quejas».`,
              `«P. D.: Estoy al tanto de todo», decía. «Incluso de que ${joke}».`,
            ),
          ),
        ),
        pick(
          `Era de mala educación no contestar. Así que ${r.name} ${r.v('buscó')} papel.`,
          `Hay cartas que piden respuesta sin pedirla. ${r.name} ${r.v('contestó')} esa misma tarde, y ${r.v('cerró')} el sobre con la lengua.`,
          `Había que poner algo, y pronto, antes de que saliera el correo. ${r.name} ${r.v('mordió')} la pluma y ${r.v('empezó')} por la fecha.`,
          `${r.name} ${r.v('escribió')} la respuesta tres veces. La cuarta ${r.le} gustó.`,
        ),
      ],
      view: {
        place: 'una cocina con sobres y un tintero en la mesa',
        time: 'por la mañana',
        weather: 'con sol en la ventana',
        seen: 'desde el otro lado de la mesa',
        recipient: `abre una carta, frente a ${star.un}`,
        sender: 'se asoma para leer',
        objects: ['un sobre', star.un, 'un tintero', 'una mesa'],
        pose: 'read',
      },
    }),
    ({ r, s, star, needed, pick, opt, soft }, { carrier, first, second, third }) => ({
      title: pick('Martes: once cartas', 'Correspondencia atrasada', 'Todo el mundo tiene algo que decir'),
      text: [
        pick(
          `La noticia no tardó. El martes llegaron once cartas, y ${carrier.o} las subió silbando.`,
          `El martes el buzón no podía cerrar. ${upperFirst(carrier.o)} hizo dos viajes, cantando.`,
          `Al día siguiente ya no fue una. Fueron once, y ninguna traía estampilla. ${upperFirst(carrier.o)} hizo como que no lo veía.`,
          `El martes ya eran tantas que ${carrier.o} llegó empujando una carretilla.`,
          `Por la calle se supo que ahí se contestaba. El martes ${carrier.o} tocó tres veces, y las tres con un montón.`,
        ),
        pick(
          `Una era de ${first.by}, que ${first.says}.`,
          `La primera la firmaba ${first.by}. En resumen, ${first.says}.`,
        ),
        pick(`En otra, ${second.by} ${second.says}.`, `Con buena letra y alguna falta, ${second.by} ${second.says}.`),
        soft(
          pick(
            `Por último, ${third.by} ${third.says}.`,
            `Y al fondo, arrugada, una de ${third.by}, que ${third.says}.`,
          ),
        ),
        needed(carrier.o),
        pick(
          `${r.name} ${r.v('contestó')} todas. ${upperFirst(s.name)} ${s.v('ponía')} las comas y ${star.el}, en medio, ${star.does[1]}.`,
          `Contestaron hasta las nueve. ${upperFirst(star.el)} ${star.does[2]}, y eso también contaba como ayuda.`,
          `Hubo que contestar. Las letras eran de ${r.name}; los dibujos del sobre, de ${s.name}; y ${star.el} ${star.does[1]}.`,
          `Les dieron las diez contestando. Cada tanto ${star.el} ${star.does[2]}, y había que empezar el renglón otra vez.`,
          `${r.name} ${r.v('escribía')}, ${s.name} ${s.v('pegaba')} los sobres. ${upperFirst(star.el)} ${star.does[1]}, que también es una manera de firmar.`,
        ),
        soft(
          pick(
            `—Nunca había pesado tanto —dijo ${carrier.o}, acariciando la bolsa.`,
            `${upperFirst(carrier.o)} pidió permiso para quedarse mientras cerraban los sobres. Hacía años que no veía cerrar uno.`,
          ),
        ),
        opt('La lengua les supo a pegamento toda la tarde. Es el sabor de la cortesía.'),
      ],
      view: {
        place: 'una sala llena de cartas abiertas',
        time: 'por la tarde',
        weather: 'con sol bajo en la ventana',
        seen: 'desde lo alto de un librero',
        recipient: `escribe cartas, con ${star.un} al lado`,
        sender: 'dibuja flores en los sobres',
        objects: ['cartas', star.un, carrier.bag, 'un tintero'],
        pose: 'sit',
      },
    }),
    ({ r, s, place, there, air, keep, recall, star, pick }) => ({
      title: pick('Miércoles: una que no era carta', 'El sobre grande', 'Doblado en cuatro'),
      text: [
        pick(
          `El miércoles llegó solo un sobre, grande y tibio. Adentro no había papel. Había otra cosa, doblada en cuatro: ${there}.`,
          `La del miércoles no se leía. Se abría, y se entraba. Al romper el sobre salió, desdoblándose hasta el techo, ${there}.`,
          `El tercer día, el sobre no traía letras por ningún lado. Al despegarlo se vio, como por la rendija de una puerta, ${there}.`,
          `El miércoles hubo que firmar de recibido, porque aquello venía certificado. Dentro, apretado para que cupiera, estaba ${there}.`,
          `Ese día no hubo montón. Hubo un sobre sin pegar, y en cuanto le dio el aire se abrió solo: era ${there}.`,
        ),
        air[0],
        pick(
          `No hizo falta mirar el remitente. Ese dobladillo era de ${s.name}.`,
          `Así no dobla las cosas nadie más que ${s.name}.`,
          `En el remitente no decía nada, y con eso bastó. Era cosa de ${s.name}.`,
          `${upperFirst(s.name)} no ${s.v('dijo')} nada. Tampoco ${s.v('se hizo')} de nuevas.`,
        ),
        pick(
          `Al abrirlo del todo, con mucho cuidado, se salió una cosa: ${keep.un}. ${r.name} ${keep.lo} ${r.v('dejó')} sobre la mesa, encima de todas las cartas.`,
          `En el fondo del sobre quedaba ${keep.un}. ${r.name} ${keep.lo} ${r.v('sacó')} con dos dedos, como se saca lo que ya se conoce.`,
          `Y de una esquina, donde se pega la estampilla, se desprendió ${keep.un}. ${r.name} ${keep.lo} ${r.v('atrapó')} antes de que tocara el suelo.`,
        ),
        recall(),
        pick(
          `Hay cosas que no se pueden mandar por correo. Esa llegó entera.`,
          `Se quedaron adentro del sobre hasta que empezó a enfriarse la orilla.`,
          `Ninguna carta de once páginas habría dicho tanto.`,
          `Eso no se contesta. Se guarda.`,
          `Por ese rato, el correo entero podía darse por bien pagado.`,
        ),
      ],
      view: {
        place: place ?? 'un sobre abierto del que sale luz dorada',
        time: 'por la tarde',
        weather: 'con luz dorada',
        seen: 'desde adentro de un sobre',
        recipient: `saca de un sobre ${keep.un}`,
        sender: 'espera con las manos abiertas',
        objects: [keep.un, star.un, 'un sobre enorme'],
      },
    }),
    ({ r, star, keep, act, pick, soft }, { carrier }) => ({
      title: pick('Jueves: ninguna', 'La bolsa vacía', 'Última entrega'),
      text: [
        pick(
          `El jueves no hubo silbido. Debajo del buzón, en el escalón, con la bolsa doblada en las rodillas, estaba ${carrier.o}.`,
          `El jueves dieron las once y no tocó nadie. Al abrir la puerta encontraron ahí mismo, mirándose las manos, a ${carrier.o}.`,
          `Llegó el jueves, y el buzón amaneció vacío. En la banqueta, sin gorra, estaba ${carrier.o}.`,
          `El jueves se oyó un suspiro del otro lado de la puerta. Era ${carrier.o}, y no traía bolsa.`,
          `A media mañana del jueves, con el ánimo por el suelo, seguía junto al buzón ${carrier.o}.`,
        ),
        pick(
          `—Mañana quitan esta ruta —dijo ${carrier.o}—. Sus cartas no cuentan. No traen estampilla.`,
          `—Ya no hay quien escriba —dijo ${carrier.o}—. Lo de estos días fue muy bonito, pero sin estampilla no vale.`,
          `—Me mandaron un oficio —dijo ${carrier.o}—. Que una calle que no paga timbres no necesita quien la camine.`,
          `—Van a poner una máquina —dijo ${carrier.o}—. Las máquinas no saben leer los sobres en voz alta.`,
          `—Es mi última semana —dijo ${carrier.o}—. Lo firmaron ayer, con una letra horrible.`,
        ),
        act(carrier.o),
        soft(
          pick(
            `—En treinta años de puertas —dijo ${carrier.o}—, nadie se había ocupado de mí.`,
            `${upperFirst(carrier.o)} desdobló la bolsa. Algo se le había enderezado por dentro.`,
          ),
        ),
        pick(
          `Una estampilla, al fin y al cabo, es una prueba de que alguien pagó por querer. ${r.name} ${r.v('apretó')} ${keep.el} contra el primer sobre, y ${keep.el} ${pick(...keep.wakes)}. Quedó la marca. Nadie ha visto otra igual.`,
          `¿No había estampilla? La hubo. ${upperFirst(keep.el)} ${pick(...keep.wakes)}, y dejó en el papel una señal que no se borraba.`,
          `«Con esto», ${r.v('dijo')} ${r.name}, y ${r.v('puso')} ${keep.el} sobre el montón de sobres. ${upperFirst(keep.el)} ${pick(...keep.wakes)}, y todos quedaron sellados de una vez.`,
          `Entonces ${keep.el} ${pick(...keep.wakes)}, y cada sobre del montón amaneció sellado, con una marca que ninguna oficina tiene.`,
          `${r.name} ${r.v('pasó')} ${keep.el} por encima de las cartas, una por una. Y ${keep.el} ${pick(...keep.wakes)}. Estampilla más clara no se ha visto.`,
        ),
        pick(
          `Luego ${star.el} ${pick(...star.helps)}. Y de cada puerta de la calle salió alguien con un sobre.`,
          `Faltaba avisar a la cuadra: ${star.el} ${pick(...star.helps)}. A mediodía había fila frente al buzón.`,
          `Lo siguiente fue cosa de ${star.el}, que ${pick(...star.helps)}. Antes de comer ya nadie cabía en la banqueta.`,
          `Y ${star.el} ${pick(...star.helps)}. Salieron cartas hasta de las casas deshabitadas.`,
          `Para que se supiera, ${star.el} ${pick(...star.helps)}. Hubo quien escribió por primera vez desde la escuela.`,
        ),
        soft(
          pick(
            'Contaron ciento siete. La ruta se queda mientras haya cien.',
            `${upperFirst(carrier.o)} sacó el silbato. Se oyó hasta la oficina central.`,
          ),
        ),
      ],
      view: {
        place: 'una puerta con un escalón y un buzón rojo',
        time: 'a mediodía',
        weather: 'con sol y viento que mueve los sobres',
        seen: 'desde dentro del buzón',
        recipient: `sella un sobre con ${keep.un}, frente a ${carrier.un}`,
        sender: 'reparte sobres a los vecinos',
        objects: [keep.un, star.un, 'un buzón rojo', carrier.bag],
        pose: 'give',
      },
    }),
    ({ r, s, star, keep, praise, pick }, { carrier, first }) => ({
      title: pick('Viernes: dos renglones', 'La última de la semana', 'Entréguese en mano'),
      text: [
        pick(
          `El viernes hubo reparto, con silbato y todo. ${upperFirst(carrier.o)} dejó un paquete de respuestas y aceptó un café de pie, por la prisa.`,
          `El viernes ${carrier.o} pasó dos veces: una para entregar y otra nada más para saludar.`,
          `El viernes, ${carrier.o} estrenó campana.`,
          `El viernes el buzón amaneció pintado. ${upperFirst(carrier.o)} tenía azul en las uñas.`,
          `El viernes llegó otro oficio. Este empezaba por «disculpe», y ${carrier.o} lo leyó cantando.`,
        ),
        pick(
          `Con ${star.el} hubo que llegar a un acuerdo por escrito: menos cartas y más ratos para ${star.together}.`,
          `${upperFirst(star.el)} mandó una sola línea. Proponía, para el sábado, ${star.together}. Se aceptó por unanimidad.`,
          `De ${star.el} llegó una tarjeta con una propuesta que nadie pudo rechazar: ${star.together}.`,
          `En el mismo correo, ${star.el} pedía respuesta urgente a una invitación: ${star.together}. Se contestó con los zapatos puestos.`,
          `A ${star.el} se le respondió en persona, y con hechos: ${star.together}.`,
        ),
        pick(
          `La última de la semana no venía en el correo. ${upperFirst(s.name)} la ${s.v('traía')} en la mano, y ${s.v('prefirió')} no leerla.`,
          `Faltaba una. Eran dos renglones. ${upperFirst(s.name)} ${s.v('dobló')} el papel y ${s.v('habló')} de memoria.`,
          `Y la mejor de todas no llevaba sobre.`,
          `Quedaba una sin abrir, y esa no era de papel.`,
          `La carta de ${s.name} se había escrito tantas veces que ya no hacía falta escribirla.`,
        ),
        praise(`${s.v('dijo')} ${s.name}`),
        pick(
          `En esa calle se escribe ahora bastante. ${upperFirst(first.by)} es de lo más cumplido.`,
          `El buzón ya no se cierra con llave. Tiene mucho que tragar y digiere bien.`,
          `Desde entonces, si alguien en la cuadra no sabe cómo decir algo, busca un sobre.`,
          `Hay noches en que el buzón ronca. Es de lo lleno que está.`,
          `Los niños de la cuadra juegan a ser ${carrier.o}. Se pelean por el silbato.`,
        ),
        pick(
          `Y en el fondo del buzón, donde no se ve, vive ${keep.el}. Toda carta que entra ${keep.lo} toca primero. Por eso llegan tibias.`,
          `Sobre el escritorio de ${r.name}, para sellar lo que valga la pena, está ${keep.el}.`,
          `Al lado de la puerta, junto al buzón, cuelga de un hilo ${keep.el}. Es la estampilla de la casa.`,
          `Hay un cajón para las cartas importantes. En el fondo, debajo de todas, está ${keep.el}.`,
          `Y cuando el buzón suena sin que haya venido nadie, es ${keep.el}, que ${r.name} ${r.v('dejó')} ahí de guardia.`,
        ),
      ],
      view: {
        place: 'una entrada con un buzón rojo y macetas',
        time: 'al atardecer',
        weather: 'con cielo despejado',
        seen: 'desde la calle',
        recipient: `pone ${keep.un} junto al buzón`,
        sender: 'dobla un papel y da un abrazo',
        objects: [keep.un, star.un, 'un buzón rojo', 'una caja de zapatos con cartas'],
        pose: 'hug',
      },
    }),
  ],
})
