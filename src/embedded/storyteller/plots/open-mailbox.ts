import { upperFirst } from '../language/grammar/text.ts'
import { theOf } from '../things/prop.ts'
import { plot } from './plot.ts'
import { CARRIERS, WRITERS } from './props/open-mailbox.ts'

/** Letters without a stamp: the favourite begins, the house goes on, and whoever brings them has a last week. */
export const openMailbox = plot({
  id: 'open-mailbox',
  shape: 'letters',
  has: /^(?:el|la) (?:carta|nota|sobre|postal|gota|buzon|hoja)$/,
  suits: ({ r }) =>
    r.role === 'pet' || r.baby || r.band === '2-4' ? 0 : r.age === 'elder' || r.role === 'parent' ? 5 : 4,
  set: ({ pick }) => {
    const first = pick(...WRITERS)
    return { carrier: pick(...CARRIERS), first, second: pick(...WRITERS.filter((writer) => writer !== first)) }
  },
  hears: ({ carrier }) => carrier.o,
  wonders: ({ carrier: { o } }) => [
    `${upperFirst(o)} repartía desde siempre sobres cerrados, y preguntó qué traía ese.`,
    `${upperFirst(o)} había traído el sobre sin saber qué llevaba, y hubo que decírselo.`,
    `Era la primera vez que ${o} veía una carta por dentro, y hubo que explicársela.`,
    `${upperFirst(o)} preguntó de qué fecha venía un sobre así.`,
  ],
  title: ({ r, pick }, { carrier }) =>
    pick(
      `El buzón de ${r.name}`,
      `Cartas sin estampilla para ${r.name}`,
      `La semana de las cartas de ${r.name}`,
      `${r.name} y las cartas de ${carrier.o}`,
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
    ({ r, s, fav, star, pick, soft }, { carrier }) => ({
      title: pick('Lunes: una carta', 'Sin remitente', 'Una carta muy rara'),
      text: [
        pick(
          `El buzón llevaba un año vacío. Pero el lunes, ${carrier.un} tocó a la puerta con una carta en la mano.`,
          `El lunes tocó a la puerta ${carrier.un}. —Carta —dijo, y hubo que repetirlo, porque en ese buzón hacía años que no entraba ninguna.`,
          `El lunes sonó la tapa del buzón, que llevaba mucho tiempo en silencio. Afuera, con una carta en la mano, había ${carrier.un}.`,
          `Un buzón vacío aprende a esperar. Este esperó hasta un lunes, cuando ${carrier.un} le metió por fin una carta en la boca.`,
        ),
        pick(
          r.age === 'small' || r.role === 'pet' || r.species
            ? `En el sobre, sin estampilla, decía: «Para ${r.name}». La carta la ${s.v('leyó')} en voz alta ${s.full}.`
            : `En el sobre, sin estampilla, decía: «Para ${r.name}». ${r.name} ${r.v('leyó')} la carta en voz alta, y a oírla ${s.v('se acercó')} ${s.full}.`,
          `Era para ${r.name}, no decía de quién y no llevaba estampilla. A leerla ${s.v('se acercó')} también ${s.full}.`,
          `Para ${r.name}, decía el sobre, que venía sin estampilla. ${r.name} lo ${r.v('abrió')} enseguida. A su lado, para leer también, ${s.v('se puso')} ${s.full}.`,
        ),
        pick(
          `La carta daba las gracias por tanto cariño, y solo hablaba de lo que más ${r.le} gusta a ${r.name}: ${fav.all}.`,
          `«El cariño es mutuo», decía la carta. Y todo lo demás trataba de lo que más ${r.le} gusta a ${r.name}: ${fav.all}.`,
          `«Gracias por tanto cariño», decía la carta. Y hablaba de lo que más ${r.le} gusta a ${r.name}: ${fav.all}.`,
        ),
        pick(
          `¿Quién la había escrito? No hubo que buscar mucho: ahí cerca, con una mancha de tinta fresca, ${star.present}. ${star.el} ${star.does[0]}.`,
          `No venía firmada, pero se supo enseguida de quién era, porque ahí cerca, con una mancha de tinta, ${star.present}. ${star.el} ${star.does[0]}.`,
          `En lugar de firma había un borrón azul. No hubo que preguntar de quién era: ahí cerca, con otro borrón igual, ${star.present}. ${star.el} ${star.does[0]}.`,
        ),
        soft(
          pick(
            `Una carta así había que contestarla, y ${r.name} ${r.v('escribió')} la respuesta esa misma tarde.`,
            `A ${r.name} ${r.le} gustó tanto que ${r.v('contestó')} ese mismo día, por los dos lados de la hoja.`,
            `${r.name} ${r.v('contestó')} enseguida, y ${carrier.o} se llevó la respuesta pegada al pecho.`,
          ),
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
    ({ r, s, star, needed, pick, soft }, { carrier, first, second }) => ({
      title: pick('Martes: once cartas', 'Todo el mundo escribe', 'La bolsa llena'),
      text: [
        pick(
          `La noticia corrió por la calle: ahí contestaban. El martes llegaron once cartas, y ${carrier.o} tuvo que hacer dos viajes.`,
          `El martes, en lugar de una carta, ${carrier.o} trajo once. Ya sabía todo el mundo que ${r.name} ${r.v('contestaba')}.`,
          `Una carta llama a otra. El martes ${carrier.o} vació la bolsa en la mesa: once cartas, y todas para ${r.name}.`,
        ),
        pick(
          `Una era de ${first.by}, que ${first.says}.`,
          `La primera la mandaba ${first.by}, que ${first.says}.`,
          `Abrieron la de arriba. Era de ${first.by}, que ${first.says}.`,
        ),
        pick(
          `En otra, ${second.by} ${second.says}.`,
          `Otra venía de parte de ${second.by}, que ${second.says}.`,
          `La más arrugada era de ${second.by}, que ${second.says}.`,
        ),
        needed(carrier.o),
        pick(
          `Contestarlas llevó todo el día. ${r.name} ${r.v('ponía')} las palabras, y ${s.name}, los sobres. ${upperFirst(star.el)} ${star.does[1]}, y así daban ganas de seguir.`,
          `${r.name} las ${r.v('contestó')} todas. ${upperFirst(s.name)} ${s.v('cerraba')} los sobres. ${upperFirst(star.el)} ${star.does[1]}, y así trabajaron hasta la noche.`,
          `A todas había que contestarles, y ${r.name} ${r.v('escribió')} la tarde entera. ${upperFirst(s.name)} ${s.v('cerraba')} los sobres. De vez en cuando, ${star.el} ${star.does[2]}.`,
        ),
        soft(
          pick(
            `—Hacía años que la bolsa no pesaba tanto —dijo ${carrier.o}, con una sonrisa enorme.`,
            `${carrier.o} se quedó a mirar cómo cerraban los sobres. Hacía años que no veía tantos juntos.`,
            `${carrier.o} levantó el montón con las dos manos, a ver cuánto pesaba. Pesaba muchísimo.`,
          ),
        ),
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
    ({ r, s, star, keep, air, place, there, recall, pick }, { carrier }) => ({
      title: pick('Miércoles: un sobre grande', 'Una que no era carta', 'Lo que había en el sobre'),
      text: [
        pick(
          `El miércoles, ${carrier.o} trajo un solo sobre, grande y tibio, y se quedó a verlo abrir. Venía cerrado con tres vueltas de cordel. Al quitar la última apareció ${there}.`,
          `La carta del miércoles no se leía. Al abrir el sobre se abría también una puerta, y por ella entró también ${carrier.o}. Del otro lado estaba ${there}.`,
          `El miércoles el sobre era tan grande que lo abrieron en el suelo, con ayuda de ${carrier.o}. Adentro estaba ${there}.`,
        ),
        air[0],
        pick(
          `No traía remitente, pero ${r.name} ${r.v('miró')} a ${s.name} y ${r.v('supo')} de quién venía.`,
          `Ese sobre era de ${s.name}. Se notaba en que ${s.name} no ${s.v('miraba')} el sobre: ${s.v('miraba')} a ${r.name}.`,
          `Era cosa de ${s.name}, que no ${s.v('decía')} nada y ${s.v('esperaba')} a ver qué cara ${r.v('ponía')} ${r.name}.`,
        ),
        pick(
          `Del sobre se cayó ${keep.un}. ${r.name} ${keep.lo} ${r.v('levantó')} del suelo.`,
          `En el fondo del sobre quedaba algo más: ${keep.un}. ${r.name} ${keep.lo} ${r.v('sacó')} con cuidado.`,
          `Además de todo aquello, en el sobre venía ${keep.un}. ${r.name} ${keep.lo} ${r.v('puso')} a la luz.`,
        ),
        recall(),
        pick(
          'De todas las cartas de la semana, esa era la mejor. No hacía falta contestarla: bastaba con guardarla.',
          `Se quedaron mirando ${keep.el} un buen rato, y luego le hicieron lugar en la mesa.`,
          `Esa noche, el mejor lugar, junto al montón de cartas, fue para ${keep.el}.`,
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
    ({ r, s, star, keep, act, pick, soft }, { carrier }) => ({
      title: pick('Jueves: ninguna', 'Última entrega', 'La bolsa vacía'),
      text: [
        pick(
          `El jueves ${carrier.o} esperaba en el escalón, con la bolsa vacía. —Mañana quitan esta ruta —dijo—, porque las cartas sin estampilla no cuentan.`,
          `El jueves ${carrier.o} llegó sin ninguna carta y se sentó en el escalón. —Mañana quitan la ruta —explicó—. Dicen que una carta sin estampilla no cuenta.`,
          `El jueves no sonó la tapa del buzón. ${upperFirst(carrier.o)} se había sentado en el escalón. —Cierran la ruta —dijo—. Una carta sin estampilla no cuenta.`,
        ),
        act(carrier.o),
        soft(
          pick(
            `Eso le levantó el ánimo a ${carrier.o}. Pero seguían faltando las estampillas.`,
            `Y ${carrier.o} se levantó del escalón.`,
            `—Nunca me habían tratado así en una puerta —dijo ${carrier.o}.`,
          ),
        ),
        pick(
          `Entonces ${r.name} ${r.v('sacó')} ${keep.el}. —El sobre de ayer tampoco llevaba estampilla, y no hubo carta mejor —${s.v('dijo')} ${s.name}. Eso tenían que saberlo en la oficina.`,
          `Entonces ${r.name} ${r.v('señaló')} ${keep.el}. —El mejor sobre de la semana venía sin estampilla —${s.v('dijo')} ${s.name}. —Una ruta que trae algo así no se quita —dijo entonces ${carrier.o}—. Voy a ir a decírselo.`,
          `${r.name} ${r.v('salió')} al escalón con ${keep.el}. —Y pensar que aquello llegó en mi bolsa —dijo ${carrier.o}, con la espalda muy derecha—. Que lo sepan en la oficina.`,
        ),
        pick(
          `Delante de la puerta, ${pick(...star.helps)}. Los vecinos se acercaron a ver, ${s.name} ${s.v('explicó')} lo de la ruta, y en una hora la bolsa no cerraba de tantas cartas con estampilla.`,
          `Luego ${pick(...star.helps)}. Quien se detenía a mirar se enteraba de lo de la ruta, y volvía con una carta y su estampilla. —Así se salva una ruta —dijo ${carrier.o}.`,
          `Ahí, en plena puerta, ${pick(...star.helps)}. Salió media calle, ${s.name} ${s.v('repartió')} papel, y antes de la noche no quedaba vecino sin carta ni carta sin estampilla.`,
        ),
      ],
      view: {
        place: 'una puerta con un escalón y un buzón rojo',
        time: 'a mediodía',
        weather: 'con sol y viento que mueve los sobres',
        seen: 'desde dentro del buzón',
        recipient: `enseña ${keep.un} a ${carrier.un}`,
        sender: 'reparte sobres a los vecinos',
        objects: [keep.un, star.un, 'un buzón rojo', carrier.bag],
        pose: 'give',
      },
    }),
    ({ r, s, star, keep, praise, pick, soft }, { carrier, first }) => ({
      title: pick('Viernes', 'La última de la semana', 'Entréguese en mano'),
      text: [
        pick(
          `El viernes ${carrier.o} volvió a tocar, con la bolsa llena y la mejor noticia: la ruta se quedaba.`,
          `El viernes, ${carrier.o} leyó cantando una carta de la oficina de correos. Empezaba por «Disculpen», y la ruta seguía.`,
          `El viernes ${carrier.o} pasó dos veces: una para repartir y otra para dar la noticia de que la ruta se quedaba.`,
        ),
        pick(
          `Ya había un plan mejor que contestar cartas: ${star.together}.`,
          `Con la ruta a salvo, tocaba celebrarlo así: ${star.together}.`,
          `Esa tarde no se contestó ninguna carta. Tocaba ${star.together}.`,
        ),
        ...praise({
          lead: pick(
            `Solo faltaba una carta. Era de ${s.name}, y ${s.v('prefirió')} decirla en lugar de escribirla.`,
            `La mejor carta de la semana no llevaba sobre. ${upperFirst(s.name)} la ${s.v('sabía')} de memoria.`,
            `${upperFirst(s.name)} también ${s.v('había')} escrito una, pero a la hora de entregarla ${s.v('prefirió')} mirar a ${r.name} y decirla.`,
          ),
          asks: carrier.o,
          when: 'Con la última carta ya entregada',
        }),
        soft(
          pick(
            `En esa calle ahora se escribe mucho, y hasta ${theOf(first.by)} contesta el mismo día.`,
            `Desde entonces, si en esa calle alguien no sabe cómo decir algo, lo escribe. Y ${carrier.o} lo lleva.`,
            `Del buzón de ${r.name} se sabe que ya no espera: tiene la boca llena casi todos los días.`,
            `A ${carrier.o} le dieron una bolsa más grande, y ya la lleva llena.`,
          ),
        ),
        pick(
          `${r.name} ${r.v('tiene')} ${keep.el} junto al buzón, y siempre ${keep.lo} ${r.v('mira')} antes de abrir una carta.`,
          `${r.name} ${r.v('guarda')} juntas las cartas de aquella semana. Encima de todas está ${keep.el}.`,
          `De toda aquella semana, lo que está más a la vista es ${keep.el}. Al lado, el sobre, sin estampilla.`,
          `${r.name} ${r.v('tiene')} un cajón para las cartas y un lugar aparte, a la vista, para ${keep.el}.`,
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
