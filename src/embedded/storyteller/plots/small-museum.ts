import type { Role } from '../language/people/relations.ts'
import { contract, upperFirst } from '../language/grammar/text.ts'
import { plot } from './plot.ts'
import { EXHIBITS, NIGHTWATCH, PREMISES } from './props/small-museum.ts'

/** A museum opens for one day, of all that somebody does and nobody has noticed; its watchman has never been in a showcase. */
export const smallMuseum = plot({
  id: 'small-museum',
  shape: 'tour',
  has: /^(?:el|la) (?:cinta|servilleta|pieza)$/,
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
  hears: ({ guard }) => guard.o,
  wonders: ({ guard: { o } }) => [
    `De esa sala no había ficha, y ${o} preguntó qué era.`,
    `${upperFirst(o)} se sabía todas las piezas menos esa, y hubo que contársela.`,
    `${upperFirst(o)} preguntó qué había que decir a quien viniera a ver aquello.`,
    `Para cuidar bien una pieza hay que saber de dónde viene, y ${o} lo preguntó.`,
  ],
  title: ({ r, pick }) =>
    pick(
      `El museo de ${r.name}`,
      contract(`Sala de ${r.name}, entrada libre`),
      `Tres salas para ${r.name}`,
      `Lo que nadie anotó de ${r.name}`,
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
    ({ r, s, fav, star, pick }, { guard, where }) => ({
      title: pick('Entrada libre', 'Sala uno', 'Abierto solo hoy'),
      text: [
        pick(
          `En ${where.in} apareció un museo que el día anterior no estaba. En la puerta, con unas tijeras y un listón rojo, ${s.v('esperaba')} ${s.full}.`,
          `Una mañana abrió un museo muy pequeño en ${where.in}. El letrero decía: «Abierto solo hoy». Las entradas las ${s.v('daba')} ${s.full}.`,
          `Hay museos de cuadros, de barcos y de dinosaurios. El que abrió ese día en ${where.in} era distinto. Lo ${s.v('inauguraba')} ${s.full}.`,
        ),
        pick(
          `—¿De qué es? —${r.v('preguntó')} ${r.name}. Encima de la puerta estaba escrito: «Museo de ${r.name}».`,
          `${r.name} ${r.v('miró')} el folleto y ${r.v('tuvo')} que mirarlo otra vez, porque decía: «Museo de ${r.name}».`,
        ),
        pick(
          `La primera sala era la de los gustos. Toda la pared hablaba de lo que más ${r.le} gusta a ${r.name}: ${fav.all}.`,
          `La sala uno, con marcos dorados, era la de lo que más ${r.le} gusta a ${r.name}: ${fav.all}.`,
          `«Sala uno», decía la flecha. «Lo que más ${r.le} gusta a ${r.name}». Y adentro no se hablaba de otra cosa: ${fav.all}.`,
        ),
        pick(
          `En el centro de la sala, sin vitrina, ${star.present}. ${star.el} ${star.does[0]}.`,
          `La pieza principal de la sala era ${star.un}. ${star.el} ${star.does[0]}.`,
        ),
        pick(
          `De cuidar el museo se encargaba ${guard.un}, que ${guard.way}.`,
          `Junto a la puerta, en una silla, estaba ${guard.un}, que ${guard.way}.`,
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
    ({ r, s, star, needed, pick, soft }, { first, guard, second }) => ({
      title: pick('Sala dos', 'Cosas pequeñas', 'Lo que nadie anotó'),
      text: [
        pick(
          `La sala dos era la de las cosas pequeñas, las que no salen en los periódicos. En la primera vitrina había ${first.un}. La ficha decía: «${first.card}».`,
          `En la segunda sala había que acercarse para ver bien, porque todo era pequeño. La primera pieza era ${first.un}. «${first.card}», decía la ficha.`,
        ),
        soft(
          pick(
            `—Pero si eso no es nada —${r.v('dijo')} ${r.name}. Para quien lo recibió había sido mucho, y por eso estaba en una vitrina.`,
            `A ${r.name} ${r.le} sorprendió que alguien hubiera guardado eso. —Hay cosas que uno hace sin darse cuenta —explicó ${guard.o}—, pero los demás sí se dan cuenta.`,
            `—De eso ya no se acuerda nadie —${r.v('dijo')} ${r.name}. Debajo de la ficha, a lápiz, alguien había escrito: «Yo sí».`,
          ),
        ),
        pick(
          `En la vitrina de al lado había ${second.un}. «${second.card}», decía la ficha.`,
          `Después venía ${second.un}, con esta explicación: «${second.card}».`,
        ),
        pick(
          `${star.el} ${star.does[1]}, y los visitantes creyeron que era parte de la visita.`,
          `${star.el} ${star.does[2]}, y eso que en los museos hay que portarse bien.`,
        ),
        needed(guard.o),
        pick(
          `Al fondo había una cortina y un letrero: «Sala tres. Pieza única». ${guard.o} levantó la cortina.`,
          `—Falta la sala tres, que es la más importante —dijo ${guard.o}. Y ${s.name} ${s.v('pidió')} entrar con ${r.name}.`,
          `La última sala estaba detrás de una cortina. —Esa es idea de ${s.name} —dijo ${guard.o}, y no quiso contar más.`,
        ),
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
    ({ r, s, star, keep, air, place, there, recall, pick }, { guard }) => ({
      title: pick('Sala tres', 'Pieza única', 'Detrás de la cortina'),
      text: [
        pick(
          `Detrás de la cortina se acababan los cuadros y las vitrinas. Ahí estaba ${there}.`,
          `La sala tres no tenía paredes. ${r.name} ${r.v('dio')} un paso, y ahí estaba ${there}.`,
          `Parecía un cuadro, pero se podía entrar. ${r.name} y ${s.name} entraron. Era ${there}.`,
        ),
        air[0],
        pick(
          `En esa sala no había ningún letrero de «No tocar». Hasta ${guard.o} entró a mirar.`,
          `Los visitantes se quedaron del otro lado. Solo entró, con permiso, ${guard.o}.`,
          `También entró, de puntitas, ${guard.o}.`,
        ),
        pick(
          `Lo único que se podía llevar era ${keep.un}. ${r.name} ${keep.lo} ${r.v('levantó')}, y no sonó ninguna alarma.`,
          `En el mejor lugar de la sala había ${keep.un}. ${r.name} ${keep.lo} ${r.v('levantó')} con el mismo cuidado con que se levanta una joya.`,
        ),
        recall(),
        pick(
          'Por eso el museo necesitaba una tercera sala: porque de eso no había copia.',
          `De todo el museo, eso era lo que más valía. ${r.name} ${r.v('tomó')} ${keep.el}, y volvieron a pasar la cortina sin hablar.`,
          `${r.name} ${r.v('salió')} con ${keep.el} en ${r.n('la mano', 'las manos')}. Era la única pieza que se prestaba.`,
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
    ({ r, s, star, keep, act, pick, soft }, { guard }) => ({
      title: pick('La vitrina vacía', 'Quien cuidaba el museo', 'La última ronda'),
      text: [
        pick(
          `A las cinco ya se iban los visitantes. ${guard.o} lloraba delante de una vitrina vacía. —Es la mía —dijo—. ${guard.alone}.`,
          `Los visitantes ya se iban, y quedaba una vitrina, vacía. La miraba ${guard.o}. —${guard.alone} —dijo—. De mí no se hace un museo.`,
        ),
        act(guard.o),
        soft(
          pick(
            `—Eso sí es de museo —dijo ${guard.o}, y se acercó al vidrio.`,
            `A ${guard.o} ya no le pareció tan vacía la vitrina.`,
          ),
        ),
        pick(
          `Entonces ${r.name} ${r.v('mostró')} ${keep.el}, y ${guard.o} se acordó de algo suyo: ${guard.day}. ${upperFirst(s.name)} lo ${s.v('escribió')} en una ficha.`,
          `${r.name} ${r.v('puso')} ${keep.el} junto al vidrio. —Yo también tengo algo así —dijo ${guard.o}, y contó que ${guard.day}. ${upperFirst(s.name)} lo ${s.v('escribió')} en una ficha.`,
        ),
        pick(
          `Luego ${pick(...star.helps)}. Los visitantes volvieron a entrar, leyeron la ficha y preguntaron de quién era. —Mía —dijo ${guard.o}.`,
          `Después ${pick(...star.helps)}. La gente volvió a entrar, y leyó la ficha.`,
        ),
      ],
      view: {
        place: 'una sala de museo con una vitrina vacía',
        time: 'por la tarde',
        weather: 'con luz naranja en la puerta',
        seen: 'desde el otro lado del vidrio',
        recipient: `pone ${keep.un} junto a una vitrina vacía`,
        sender: 'llama con la mano a los visitantes',
        objects: [keep.un, star.un, 'una vitrina', guard.thing],
        pose: 'give',
      },
    }),
    ({ r, s, star, keep, praise, pick }, { guard }) => ({
      title: pick('Hora de cerrar', 'El libro de visitas', 'La última sala'),
      text: [
        pick(
          `A las seis se cerró el museo. En el libro de visitas, la última página decía: «Ahora yo también tengo vitrina». La firmaba ${guard.o}.`,
          `El museo solo duraba un día, y cupo en dos cajas. ${guard.o} ayudó a guardarlo todo, y se fue con la cabeza muy alta.`,
          `Cuando cerraron, ${guard.o} pidió una entrada, de recuerdo. Llevaba el número uno.`,
        ),
        pick(
          `La visita siguió afuera, sin horario, con lo mejor: ${star.together}.`,
          `La entrada de ${r.name} valía también por una tarde libre. Se gastó entera en ${star.together}.`,
        ),
        ...praise({
          lead: pick(
            `Ya en la calle, ${s.name} ${s.v('explicó')} por qué ${s.v('había')} hecho ese museo.`,
            `Faltaba una explicación, y ninguna ficha podía darla. La ${s.v('dio')} ${s.name}.`,
            `En las fichas no había cabido lo más importante. ${upperFirst(s.name)} lo ${s.v('dijo')} de viva voz.`,
          ),
          asks: guard.o,
          when: 'Con la llave ya en la mano',
        }),
        pick(
          `A veces ${guard.o} pasa a saludar, y siempre trae ${guard.brings}.`,
          `Ahora ${guard.o} cuida un museo grande, y a todo el mundo le habla del pequeño.`,
        ),
        pick(
          `De las tres salas queda abierta la última. La ${r.v('cuida')} ${r.name}, y su única pieza es ${keep.el}.`,
          `Donde mejor da la luz, ${r.name} ${r.v('tiene')} ${keep.el}, sin vitrina y con permiso de tocar. La entrada es libre.`,
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
