import { upperFirst } from '../language/grammar/text.ts'
import { slipsOut } from '../language/people/animals.ts'
import { plot } from './plot.ts'
import { FORGOTTEN, HOSTS, LONELY } from './props/six-names.ts'

/** An animal's secret day: the giver comes back too early, follows it, and learns how many names it has. */
export const sixNames = plot({
  id: 'six-names',
  shape: 'double-life',
  // whoever slips out of the window by day
  suits: ({ r }) => (r.role === 'pet' && slipsOut(r.species) ? 5 : 0),
  set: ({ pick }) => {
    const first = pick(...HOSTS)
    return {
      first,
      second: pick(...HOSTS.filter((host) => host !== first)),
      lonely: pick(...LONELY),
      forgotten: pick(...FORGOTTEN),
    }
  },
  title: ({ r, pick }, { first }) =>
    pick(
      `Lo que ${r.v('hace')} ${r.name} cuando no hay nadie`,
      `Los otros nombres de ${r.name}`,
      `${r.name}, alias ${first.called}`,
      `${r.name}, de nueve a seis`,
    ),
  cover: ({ star, keep }, { first }) => ({
    place: `una calle de barrio frente a ${first.place}`,
    time: 'por la mañana',
    weather: 'con sol y ropa tendida',
    seen: 'desde detrás de un poste',
    recipient: `va muy en serio por la acera, junto a ${star.un}`,
    sender: 'asoma la cabeza detrás de un poste',
    objects: [star.un, keep.un, 'un poste', 'una ventana abierta'],
    pose: 'walk',
  }),
  chapters: [
    ({ r, s, fav, star, pick }, { forgotten }) => ({
      title: pick('Las nueve y diez', 'La ventana abierta', 'Nadie en casa'),
      text: [
        pick(
          `La puerta se cerraba a las nueve. A las nueve y un minuto, ${r.name} ya ${r.v('dormía')} la siesta, y así hasta las seis. Eso ${s.v('creía')} ${s.full}.`,
          `De nueve a seis, ${r.name} no ${r.v('hacía')} nada. Dormir, tal vez. Mirar la pared. De eso no ${s.v('tenía')} la menor duda ${s.full}.`,
          `—Hasta la tarde —se oía todas las mañanas, y la puerta se cerraba. Y ${r.name} se ${r.v('quedaba')} en casa, según ${s.full}.`,
        ),
        pick(
          `Lo demás se sabía de memoria. Lo que más ${r.le} gusta, por ejemplo: ${fav.all}.`,
          `En esa casa se conocían los gustos de ${r.name}, y el primero de la lista es este: ${fav.all}.`,
          `De ${r.name} se creía saber todo. A qué hora ${r.v('come')}, dónde ${r.le} gusta que rasquen, y lo que más ${r.v('quiere')} en la vida: ${fav.all}.`,
        ),
        pick(
          `Pero un jueves, a ${s.name} se ${s.le} olvidaron ${forgotten}. Hubo que volver. Eran las nueve y diez.`,
          `Hasta el día en que se ${s.le} olvidaron ${forgotten}, y ${s.name} ${s.v('regresó')} a las nueve y diez.`,
        ),
        pick(
          `El rincón de ${r.name} estaba vacío y tibio. La ventana, abierta. Y faltaba también ${star.un}.`,
          `No había nadie. Faltaba ${r.name}, y con ${r.name} faltaba ${star.un}. Solo quedaba la ventana abierta y la cortina diciendo adiós.`,
          `La cocina estaba en silencio, y el sillón, vacío. Por la ventana se veía, ya en la otra banqueta, a ${r.name} y, muy cerca, ${star.un}.`,
        ),
        pick(
          `${upperFirst(s.name)} ${s.v('cerró')} despacio, ${s.v('se escondió')} detrás de un poste y ${s.v('empezó')} a caminar detrás.`,
          `No se podía gritar. Se podía, eso sí, caminar detrás, de poste en poste. Y eso ${s.v('hizo')} ${s.name}.`,
        ),
      ],
      view: {
        place: 'una calle de barrio con una ventana abierta',
        time: 'a las nueve de la mañana',
        weather: 'con sol tierno',
        seen: 'desde la ventana',
        recipient: `cruza la calle, junto a ${star.un}`,
        sender: 'se esconde detrás de un poste',
        objects: [star.un, 'una ventana abierta', 'un poste', 'huellas'],
        pose: 'walk',
      },
    }),
    ({ r, s, star, pick, opt }, { first, second }) => ({
      title: pick(`Buenos días, ${first.called}`, 'De poste en poste', 'Gente que se conoce'),
      text: [
        pick(
          `La primera parada fue ${first.place}. —¡${first.called}! —dijo ${first.o}, ${first.hails}.`,
          `En ${first.place} ya había quien esperara. —Ya llegó ${first.called} —dijo ${first.o}, ${first.hails}.`,
        ),
        pick(
          `¿${first.called}? Detrás del poste, ${s.name} ${s.v('miró')} a los lados. No había otro animal en la calle.`,
          `${upperFirst(s.name)} ${s.v('repitió')} el nombre en voz baja. ${first.called}. Y lo peor era que ${r.le} quedaba bien.`,
          `Así ${r.le} decían desde hacía años, contó ${first.o} a quien quisiera oír, ${first.why}.`,
        ),
        pick(
          `En ${second.place} pasó igual. —Ya era hora, ${second.called} —dijo ${second.o}, ${second.hails}.`,
          `Dos calles después venía ${second.place}. —${second.called}, mi vida —dijo ${second.o}, ${second.hails}.`,
        ),
        pick(
          `${upperFirst(star.el)} ${star.does[1]}, y también ahí había quien lo celebrara.`,
          `En todas partes conocían a ${star.el}, que ${star.does[2]}.`,
          `Para ${star.el} había siempre un rincón reservado. ${upperFirst(star.does[1])}.`,
        ),
        opt(
          pick(
            `El nombre de ${second.called} se lo había puesto ${second.o} ${second.why}.`,
            `Lo de ${second.called}, al parecer, es ${second.why}.`,
          ),
        ),
      ],
      view: {
        place: first.place,
        time: 'a media mañana',
        weather: 'con sol',
        seen: 'desde detrás de un poste',
        recipient: `recibe el saludo de ${first.o}`,
        sender: 'apunta algo en la palma de la mano',
        objects: [star.un, 'un poste', 'una puerta abierta', 'un letrero'],
        pose: 'sit',
      },
    }),
    ({ r, s, place, there, air, keep, recall, star, pick }) => ({
      title: pick('La parada sin nadie', 'Donde no saludan', 'El lugar de en medio'),
      text: [
        pick(
          `La siguiente parada no tenía puerta ni quien saludara. ${r.name} ${r.v('se echó')} ahí, con los ojos muy abiertos. Y a ${s.name} se ${s.le} fue el aire: era ${there}.`,
          `A la una en punto, ${r.name} ${r.v('dobló')} por donde no había nada. Bueno, nada no. Estaba ${there}, tal cual.`,
          `Después ya no hubo casas. Hubo una esquina que no sale en los mapas, y del otro lado, ${there}.`,
        ),
        air[0],
        pick(
          `${upperFirst(s.name)} ${s.v('salió')} de su escondite. Ya no hacía falta esconderse.`,
          `Se ${s.le} olvidó que aquello era en secreto. ${upperFirst(s.name)} ${s.v('caminó')} hasta ahí y ${s.v('se sentó')} en el suelo.`,
          `${r.name} no ${r.v('se sorprendió')}. ${r.v('se hizo')} a un lado, para que cupiera ${s.name}.`,
        ),
        pick(
          `En un rincón, donde nadie pisa, había ${keep.un}. ${r.name} ${keep.lo} ${r.v('olió')}, por si acaso.`,
          `${r.name} ${r.v('tenía')} ahí su tesoro, uno solo: ${keep.un}.`,
        ),
        recall(),
        pick(
          `Así que también ${r.v('se acordaba')}, todos los días, a la misma hora, sin que nadie lo supiera.`,
          `Y uno creyendo que los animales no guardan las fechas.`,
          `Cada quien tiene su lugar. El de ${r.name} era ese.`,
        ),
      ],
      view: {
        place: place ?? 'una esquina con pasto y luz dorada',
        time: 'a la una de la tarde',
        weather: 'con luz dorada',
        seen: 'desde el pasto',
        recipient: `cuida ${keep.un} entre el pasto`,
        sender: 'se sienta en el suelo, cerca',
        objects: [keep.un, star.un, 'pasto alto'],
        pose: 'sit',
      },
    }),
    ({ r, s, star, keep, needed, act, pick, soft }, { lonely }) => ({
      title: pick('La última visita', 'Quien no tenía nombre que dar', 'Antes de las seis'),
      text: [
        pick(
          `Quedaba una visita, la más larga. En ${lonely.place} esperaba ${lonely.un}.`,
          `La ronda terminaba en ${lonely.place}. Ahí estaba siempre ${lonely.un}.`,
        ),
        pick(
          `—Yo no ${r.le} puse nombre —dijo ${lonely.o}—, por si un día ya no ${r.n('vuelve', 'vuelven')}.`,
          `—¿${r.n('Vive', 'Viven')} con ${s.spoken('usted', 'ustedes')}? —preguntó ${lonely.o}, y la voz se le hizo chiquita—. Entonces ya no ${r.n('va', 'van')} a venir.`,
          `—${r.n('Es', 'Son')} la única visita que tengo —dijo ${lonely.o}, sin levantar la vista.`,
        ),
        act(lonely.o),
        soft(
          pick(
            `${upperFirst(s.name)} no ${s.v('dijo')} nada. Ya estaba dicho, en el idioma de los que no hablan.`,
            `—Así ${r.n('hace', 'hacen')} todos los días —dijo ${lonely.o}. Y levantó la cabeza.`,
          ),
        ),
        needed(lonely.o, `${lonely.o} quiso saber cómo ${r.v('era')} ${r.name} en su casa.`),
        pick(
          `Luego ${lonely.o} miró ${keep.el}, que había venido también, preguntó de dónde era, y ${s.name} se lo ${s.v('contó')}. —Entonces ${r.n('tiene', 'tienen')} casa —dijo, y sonó a alivio.`,
          `${r.name} ${r.v('dejó')} ${keep.el} delante de ${lonely.o}. ${upperFirst(s.name)} ${s.v('contó')} de dónde venía aquello. Los tesoros así se comparten.`,
        ),
        pick(
          `${pick(...star.helps)}. La calle entera salió a ver, y cada quien llamó a ${r.name} por un nombre distinto.`,
          `${upperFirst(pick(...star.helps))}. Salieron de todas las puertas a ver, y quienes tenían un nombre para ${r.name} se encontraron por primera vez.`,
        ),
        soft(
          pick(
            `—¿También ${r.v('pasa')} por ahí? —se preguntaban unos a otros. Y acercaron sillas.`,
            `Se contaron los nombres. Se rieron. Hubo café, y ${lonely.o} sacó lo que tenía guardado para las visitas.`,
          ),
        ),
      ],
      view: {
        place: lonely.place,
        time: 'por la tarde',
        weather: 'con luz naranja',
        seen: 'desde la calle',
        recipient: `se acerca a ${lonely.o}, con ${keep.un} al lado`,
        sender: 'saluda a los vecinos que llegan',
        objects: [keep.un, star.un, 'una mesita', 'vecinos'],
        pose: 'comfort',
      },
    }),
    ({ r, s, star, keep, praise, pick, soft }, { first, second, lonely }) => ({
      title: pick('Las seis en punto', '¿Qué tal el día?', 'Uno que no cabe en la placa'),
      text: [
        pick(
          `A las seis, ${s.name} ${s.v('corrió')} por el atajo, ${s.v('entró')} por la puerta y ${s.v('preguntó')}, como si nada: «¿Qué tal el día?». ${r.name} ${r.v('bostezó')}.`,
          `A las seis, con un atajo de por medio, la llave giró como siempre. Y en el sillón, como siempre, ${r.name}, con cara de haber dormido nueve horas.`,
        ),
        pick(
          `El secreto se quedó en casa. Lo sabía también ${star.el}, que no es de andar contando. Esa noche hubo tiempo para ${star.together}.`,
          `No se habló del asunto. Se hizo algo mejor: ${star.together}. Y ${star.el}, en medio.`,
        ),
        ...praise({
          lead: pick(
            `Pero antes de apagar la luz, ${s.name} ${s.v('tenía')} que decirlo.`,
            `Ya a oscuras, con un bulto tibio sobre los pies, ${s.name} lo ${s.v('dijo')} por fin.`,
          ),
          asks: first.o,
          when: 'Desde el otro lado de la ventana',
        }),
        soft(
          pick(
            `Los jueves, ahora, la ronda se hace con compañía. ${upperFirst(lonely.o)} pone dos lugares, y se usan los dos.`,
            `${upperFirst(lonely.o)} ya eligió nombre, y lo dice muy bajito.`,
            `En la calle pusieron una banca. Ahí se sientan ${first.o} y ${second.o}.`,
          ),
        ),
        pick(
          `${r.name} ${r.v('contesta')} a ${first.called}, a ${second.called} y a tres nombres más. A todos ${r.v('hace')} caso. Pero con uno solo ${r.v('sale')} corriendo.`,
          `A ${r.name} ${r.le} sobran nombres: no caben en una placa. Pero solo con uno ${r.v('corre')} hacia la puerta, y es el que se dice en casa.`,
          `A ${r.name} ${r.le} sobran nombres. Pero uno solo es el que se dice en casa, y a ese ${r.v('contesta')} siempre.`,
        ),
        pick(
          `En el rincón de ${r.name}, junto a la cobija, hay ahora algo que vino de lejos: ${keep.el}.`,
          `Junto al plato está ${keep.el}. No se toca. Se huele, de vez en cuando, y se entiende.`,
          `De noche, cuando no hay ronda, ${r.name} ${r.v('duerme')} con la nariz pegada a lo suyo. Es ${keep.el}, que todavía huele a aquel día.`,
          `De noche, cuando no hay ronda, ${r.name} ${r.v('duerme')} junto a lo suyo. Es ${keep.el}, y con eso basta.`,
        ),
      ],
      view: {
        place: 'una sala con una cobija en el rincón',
        time: 'de noche',
        weather: 'con luna en la ventana abierta',
        seen: 'desde el suelo',
        recipient: `descansa junto a ${keep.un}`,
        sender: 'acaricia y susurra algo',
        objects: [keep.un, star.un, 'una cobija', 'una ventana abierta'],
        pose: 'sleep',
      },
    }),
  ],
})
