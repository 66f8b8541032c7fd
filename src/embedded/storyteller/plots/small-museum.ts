import type { Role } from '../language/relations.ts'
import { upperFirst } from '../language/text.ts'
import { plot } from './plot.ts'
import { EXHIBITS, NIGHTWATCH, PREMISES } from './props/small-museum.ts'

/** A museum opens for one day, of all that somebody does and nobody has noticed; its watchman has never been in a showcase. */
export const smallMuseum = plot({
  id: 'small-museum',
  shape: 'tour',
  suits: ({ r }) =>
    r.role === 'pet' || r.age === 'small' || r.band === '8-11'
      ? 0
      : r.role === 'colleague' || r.role === 'teacher' || r.role === 'inlaw'
        ? 6
        : r.role === 'friend' || r.role === 'uncle' || r.role === 'other'
          ? 5
          : 3,
  set: ({ r, pick }) => {
    const things = EXHIBITS.filter(({ from }) => from === undefined || from === settingOf(r.role))
    const first = pick(...things)
    return {
      first,
      second: pick(...things.filter((thing) => thing !== first)),
      guard: pick(...NIGHTWATCH),
      where: pick(...PREMISES),
    }
  },
  title: ({ r, pick }) =>
    pick(
      `El museo de ${r.name}`,
      `Sala ${r.name}, entrada libre`,
      `Se ruega no tocar a ${r.name}`,
      `Lo que nadie apuntó de ${r.name}`,
    ),
  cover: ({ star, keep }, { where }) => ({
    place: `la entrada de un museo muy pequeño en ${where.in}`,
    time: 'por la mañana',
    weather: 'con sol en la vitrina',
    seen: 'desde la banqueta',
    recipient: `mira con asombro una vitrina donde está ${star.un}`,
    sender: 'sostiene abierta la puerta y hace una reverencia',
    objects: [star.un, keep.un, 'una vitrina', 'un cordón rojo'],
    pose: 'look',
  }),
  chapters: [
    ({ r, s, fav, star, joke, pick, when, soft }, { guard, where }) => ({
      title: pick('Entrada libre', 'Sala uno', 'Un cordón rojo'),
      text: [
        pick(
          `En ${where.in}, donde ayer no había nada, apareció un museo. Tenía cordón rojo y todo. En la puerta, repartiendo folletos, ${s.v('estaba')} ${s.full}.`,
          `Hay museos de cera, de oro y de dinosaurios. El que abrió esa mañana en ${where.in} era de otra cosa. Lo ${s.v('inauguraba')}, tijera en mano, ${s.full}.`,
          `El letrero decía: «Museo. Abierto solo hoy». Las entradas las ${s.v('cortaba')}, con mucha seriedad, ${s.full}.`,
        ),
        pick(
          `—¿De qué es? —${r.v('preguntó')} ${r.name}. En lugar de contestar, le dieron vuelta al letrero. Decía: «Colección ${r.name}».`,
          `${r.name} ${r.v('leyó')} el folleto dos veces. Decía «Colección permanente», y luego su nombre.`,
        ),
        pick(
          `La sala uno era la de los gustos. En la pared, en letras de molde, el principal: ${fav.all}.`,
          `«Sala uno», decía la flecha. «Lo que más ${r.le} gusta». Y debajo, enmarcado: ${fav.all}.`,
          `Se empezaba por lo que más ${r.le} gusta, que era también lo mejor iluminado: ${fav.all}.`,
        ),
        pick(
          `En el centro, como joya de la colección, estaba ${star.un}. ${upperFirst(star.el)} ${star.does[0]}.`,
          `Y sin vitrina, para que no se ofendiera, ${star.un}, que ${star.does[0]}.`,
          `La pieza mayor era ${star.un}. La ficha decía: «Préstamo de la vida diaria».`,
        ),
        when(
          joke,
          soft(
            pick(
              `Una ficha pequeña, junto al perchero, informaba que ${joke}. «Se estudia», añadía.`,
              `(La audioguía no lo quiso callar: ${joke}).`,
            ),
          ),
        ),
        pick(
          `De cuidar la sala se encargaba ${guard.un}, que ${guard.way}.`,
          `En una silla, junto a la puerta, vigilaba ${guard.un}. Se sabía que ${guard.way}.`,
        ),
      ],
      view: {
        place: 'una sala de museo pequeña con un cordón rojo',
        time: 'por la mañana',
        weather: 'con sol en la puerta',
        seen: 'desde la entrada',
        recipient: `lee un folleto con asombro, junto a ${star.un}`,
        sender: 'corta un listón con unas tijeras',
        objects: [star.un, 'un cordón rojo', 'un folleto', 'un letrero'],
        pose: 'read',
      },
    }),
    ({ r, star, needed, pick, opt }, { guard, first, second }) => ({
      title: pick('Sala dos', 'Piezas menores', 'Favor de no tocar'),
      text: [
        pick(
          `La sala dos era de cosas chicas, de las que no salen en los informes. Vitrina cuatro: ${first.un}. «${first.card}».`,
          `En la sala dos había que acercarse. Pieza cuatro, ${first.un}: «${first.card}».`,
        ),
        pick(
          `—Eso no es nada —${r.v('dijo')} ${r.name}. —Eso dicen todos los autores —contestó ${guard.o}.`,
          `${r.name} ${r.v('se rio')}: quién iba a guardar eso. Alguien lo había guardado. Y le había puesto luz.`,
        ),
        pick(
          `Pieza siete: ${second.un}. «${second.card}».`,
          `Luego venía ${second.un}, sobre terciopelo. La ficha era breve: «${second.card}».`,
        ),
        needed(guard.o),
        pick(
          `${upperFirst(star.el)} ${star.does[1]}, y los visitantes lo tomaron por parte del recorrido.`,
          `A media visita guiada, ${star.el} ${star.does[2]}. Hubo aplausos en tres idiomas.`,
          `Sonó ${star.sound}. Era ${star.el}, que en los museos no sabe estarse sin hacer nada.`,
        ),
        pick(
          `Al final había una cortina y, encima, un letrero: «Sala tres. Obra única».`,
          `Quedaba una puerta, custodiada por dos macetas. «Sala tres», decía. «No hay copia».`,
          `—La tres no se explica —avisó ${guard.o}, y levantó la cortina.`,
        ),
        opt('Una niña pidió que le midieran a ella también algo invisible.'),
      ],
      view: {
        place: 'una sala de museo con vitrinas iluminadas',
        time: 'a media mañana',
        weather: 'con luz de lámparas',
        seen: 'desde detrás de una vitrina',
        recipient: `se inclina sobre una vitrina, junto a ${star.un}`,
        sender: 'explica una pieza a los visitantes',
        objects: [star.un, first.un, second.un, 'una vitrina'],
        pose: 'look',
      },
    }),
    ({ r, s, place, there, air, keep, recall, star, pick, opt }, { guard }) => ({
      title: pick('Sala tres', 'Obra única', 'Detrás de la cortina'),
      text: [
        pick(
          `Detrás de la cortina no había vitrinas. Había, a tamaño natural, ${there}.`,
          `La sala tres no tenía paredes ni cordón. Tenía algo mejor, de tamaño natural: ${there}.`,
          `No era un cuadro, aunque lo pareció un segundo. Se podía entrar: era ${there}.`,
        ),
        air[0],
        pick(
          `Nadie leyó la ficha. No traía.`,
          `${upperFirst(s.name)} ${s.v('apagó')} la audioguía.`,
          `Ahí sí se podía tocar.`,
        ),
        pick(
          `Y en el suelo, donde en otros museos ponen una marca, estaba ${keep.un}. ${r.name} ${keep.lo} ${r.v('levantó')}, y no sonó ninguna alarma.`,
          `En un rincón, fuera de catálogo, había quedado ${keep.un}. ${r.name} ${r.v('extendió')} la mano.`,
          `La única pieza de la sala era ${keep.un}. ${r.name} ${keep.lo} ${r.v('reconoció')} a la primera.`,
        ),
        recall(),
        pick(
          `De eso no hay réplicas en la tienda.`,
          `Los restauradores habían dejado todo como estaba. No le sobraba ni un día.`,
          `Uno pasa, vive, se va, y resulta que era una obra.`,
        ),
        opt(
          pick(
            `${upperFirst(guard.o)} se volvió de espaldas, para no mirar lo que no era suyo.`,
            'La cortina se quedó quieta, del lado de afuera.',
          ),
        ),
      ],
      view: {
        place: place ?? 'una sala sin paredes, llena de luz dorada',
        time: 'a mediodía',
        weather: 'con luz dorada',
        seen: 'desde detrás de una cortina',
        recipient: `levanta del suelo ${keep.un}`,
        sender: 'se asoma entre la cortina',
        objects: [keep.un, star.un, 'una cortina'],
        pose: 'look',
      },
    }),
    ({ r, star, keep, act, pick, soft }, { guard }) => ({
      title: pick('La vitrina vacía', 'Ronda de las cinco', 'Fuera de catálogo'),
      text: [
        pick(
          `A las cinco, ${guard.o} dio su ronda y se detuvo frente a una vitrina vacía. Se le empañaron los lentes.`,
          `Faltaba cerrar, y no aparecía ${guard.o}. Estaba ante la única vitrina vacía, y lloraba sin hacer ruido.`,
        ),
        pick(
          `—${guard.alone} —dijo—. De lo mío no habría ni para una ficha.`,
          `—Esta la dejaron para mí —dijo—. Y no supe qué poner. ${guard.alone}.`,
        ),
        act(guard.o),
        soft(
          pick(
            `—Eso —dijo ${guard.o}—, eso sí cabría en una vitrina. Y se enderezó la gorra.`,
            `${upperFirst(guard.o)} no supo qué hacer con las manos. Hacía años que las tenía atrás.`,
          ),
        ),
        pick(
          `${r.name} ${r.v('puso')} un momento ${keep.el} en la vitrina vacía. ${upperFirst(keep.el)} ${pick(...keep.wakes)}, y se encendió una lámpara.`,
          `Entonces ${keep.el} ${pick(...keep.wakes)}. En el vidrio apareció un reflejo: la cara de ${guard.o}, muy bien enmarcada.`,
        ),
        pick(
          `Y ${star.el} ${pick(...star.helps)}. La gente volvió de la salida para verlo, con las entradas en la mano.`,
          `${upperFirst(star.el)} ${pick(...star.helps)}. Alrededor de la vitrina se hizo un corro, y alguien preguntó por el nombre de ${guard.o}.`,
        ),
      ],
      view: {
        place: 'una sala de museo con una vitrina vacía',
        time: 'por la tarde',
        weather: 'con luz naranja en la puerta',
        seen: 'desde el otro lado del vidrio',
        recipient: `pone ${keep.un} en una vitrina vacía`,
        sender: 'llama con la mano a los visitantes',
        objects: [keep.un, star.un, 'una vitrina', guard.thing],
        pose: 'give',
      },
    }),
    ({ r, s, star, keep, praise, pick }, { guard, where }) => ({
      title: pick('Hora de cerrar', 'La salida es por la tienda', 'El libro de visitas'),
      text: [
        pick(
          `A las seis se quitó el cordón. Un museo de un solo día se desmonta pronto: caben en dos cajas una vida y sus etiquetas.`,
          `En el libro de visitas ya no quedaban hojas. La última decía: «Volveré», con letra de ${guard.o}.`,
          `Cerraron con una llave de verdad. Mañana, en ${where.in}, no habría nada. Nada a la vista.`,
        ),
        pick(
          `En la tienda del museo vendían una sola cosa, y era gratis: ${star.together}. ${upperFirst(star.el)} ya estaba en la fila.`,
          `Todavía era temprano. La visita incluía algo más, según la entrada: ${star.together}. Con ${star.el}, por supuesto.`,
        ),
        pick(
          `Faltaba la explicación de la obra completa. La ${s.v('dio')} ${s.name}, en la banqueta, con la llave en la mano.`,
          `Y como ya no había audioguía, lo último lo ${s.v('dijo')} ${s.name} de viva voz.`,
          `Apagaron la última lámpara. A oscuras se dicen mejor las cosas.`,
        ),
        praise(`${s.v('dijo')} ${s.name}`),
        pick(
          `${upperFirst(guard.o)} cuida ahora un museo grande. A quien pregunta por la mejor pieza le cuenta de una que ya no está.`,
          `A veces ${guard.o} pasa a saludar. De calle parece otra persona. Trae ${guard.brings}.`,
        ),
        pick(
          `Del museo queda una pieza en exhibición permanente: ${keep.un}. Está en casa de ${r.name}, sin vidrio, y cuando le da la luz se acuerda.`,
          `Y la obra única viajó en el bolsillo de ${r.name}. Ahora ${keep.el} está sobre una mesa de todos los días, entre las llaves y el pan, con permiso de tocar.`,
        ),
      ],
      view: {
        place: 'la puerta de un museo pequeño que se cierra',
        time: 'al atardecer',
        weather: 'con cielo rosa',
        seen: 'desde la calle',
        recipient: `mira ${keep.un} en la palma de la mano`,
        sender: 'cierra con llave y sonríe',
        objects: [keep.un, star.un, 'dos cajas', 'una llave'],
        pose: 'look',
      },
    }),
  ],
})

const settingOf = (role: Role) =>
  role === 'colleague' || role === 'teacher' ? 'work' : role === 'friend' || role === 'other' ? null : 'home'
