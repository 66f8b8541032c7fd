import { plot } from './plot.ts'

/** Who edits the paper of the animals of a street. */
const EDITORS = [
  {
    un: 'una paloma que había vivido en una imprenta',
    o: 'la paloma',
    alone: 'Se me terminaron las noticias, y sin noticias no soy más que una paloma',
  },
  {
    un: 'un gato gordo que dictaba con los ojos cerrados',
    o: 'el gato gordo',
    alone: 'Llevo años escribiendo de los demás, y a mí no me conoce nadie',
  },
  {
    un: 'una urraca con tres relojes',
    o: 'la urraca',
    alone: 'Sé todo lo que pasa en la calle, y a mi nido no viene nadie',
  },
]

/** Short news of every day, after 'que'. */
const NEWS = [
  'el camión de la basura cambiaba de horario, y los perros no estaban de acuerdo',
  'en el segundo piso olía a pollo, y nadie sabía por qué',
  'una hormiga había cargado doce veces su peso',
  'el pan había salido del horno antes de hora, y se había enterado hasta el último piso',
  'había llovido para todos, menos para los que estaban debajo del toldo',
  'un globo perdido había visitado todas las ventanas',
]

/** A newspaper that the animals of a street put out for a week, and its best reporter. */
export const cornerGazette = plot({
  id: 'corner-gazette',
  shape: 'newspaper',
  has: /^(?:el|la) (?:hoja|foto)$/,
  suits: ({ r }) => (r.role === 'pet' ? 6 : 0),
  isAway: true,
  set: ({ pick }) => {
    const first = pick(...NEWS)
    const second = pick(...NEWS.filter((one) => one !== first))
    return {
      first,
      second,
      third: pick(...NEWS.filter((one) => one !== first && one !== second)),
      editor: pick(...EDITORS),
      paper: pick('El Hocico', 'La Voz de la Esquina', 'El Clarín del Patio', 'Ecos del Barrio'),
    }
  },
  title: ({ r, pick }, { paper }) =>
    pick(
      `${r.name}, corresponsal de «${paper}»`,
      `Última hora con ${r.name}`,
      `${r.name} en primera plana`,
      `«${paper}», con ${r.name} en portada`,
    ),
  cover: ({ star, keep }, { editor }) => ({
    place: 'una banqueta con un periódico enorme extendido',
    time: 'por la mañana',
    weather: 'con sol y un poco de viento',
    seen: 'desde un balcón',
    recipient: `pisa un periódico enorme, junto a ${star.un}`,
    sender: 'lo mira desde la puerta con una taza',
    objects: [star.un, keep.un, editor.un, 'un periódico'],
    pose: 'stand',
  }),
  chapters: [
    ({ r, s, fav, star, pick, soft }, { editor, third, paper }) => ({
      title: pick('Se busca corresponsal', 'El periódico de la esquina', 'Primera plana'),
      text: [
        pick(
          `Los animales de una calle tenían un periódico. Se llamaba «${paper}», se dejaba en las esquinas y se leía con la nariz. Lo dirigía ${editor.un}, y le hacía falta ayuda.`,
          `En una calle había un periódico que solo leían los animales. Se llamaba «${paper}», y en lugar de letras llevaba olores. Lo dirigía ${editor.un}, y le hacía falta ayuda.`,
          `En una calle había un periódico que solo entendían los animales. Se llamaba «${paper}» y se dejaba en las esquinas. Lo dirigía ${editor.un}, y le hacía falta ayuda.`,
        ),
        pick(
          `Buscaban a alguien con buen olfato, y por eso le dieron el puesto a ${r.name}. Además, ${r.v('conocía')} a la mejor fuente de noticias: ${s.full}.`,
          `El puesto fue para ${r.name}, que siempre ${r.v('tenía')} algo que contar de ${s.full}.`,
        ),
        pick(
          `Su primera noticia fue lo mejor del mundo, o sea, lo que más ${r.le} gusta a ${r.name}: ${fav.all}. Se leyó en toda la calle.`,
          `La primera noticia trataba de lo que más ${r.le} gusta: ${fav.all}. Todos los perros de la calle movieron la cola al leerla.`,
          `La primera noticia que ${r.v('llevó')} ${r.name} trataba de lo que más ${r.le} gusta: ${fav.all}. Fue un éxito.`,
        ),
        pick(
          `Y era cierto: a la vista de todos ${star.present}. ${star.el} ${star.does[0]}.`,
          `Para que nadie lo dudara, ahí mismo ${star.present}. ${star.el} ${star.does[0]}.`,
        ),
        soft(pick(`En otras páginas decía que ${third}.`, `También era noticia que ${third}.`)),
      ],
      view: {
        place: 'una banqueta con un periódico lleno de huellas',
        time: 'por la mañana',
        weather: 'con sol',
        seen: 'desde arriba',
        recipient: `mira un periódico, junto a ${star.un}`,
        sender: 'abre la puerta en pantuflas',
        objects: [star.un, editor.un, 'un periódico'],
        pose: 'search',
      },
    }),
    ({ r, s, star, needed, pick, soft }, { editor, first, second }) => ({
      title: pick('Noticias de la semana', 'Un periódico en apuros', 'Hace falta una gran noticia'),
      text: [
        pick(
          `El martes, ${r.name} ${r.v('llegó')} antes que nadie a las noticias del día: que ${first}, y que ${second}.`,
          `${r.name} ${r.v('trabajó')} mucho toda la semana. El martes se supo que ${first}. El miércoles, que ${second}.`,
        ),
        soft(
          pick(
            'También había anuncios. «Cambio hueso por compañía», decía uno. Y otro: «Busco a quien me rasque donde no llego».',
            'En la página de anuncios, un gato alquilaba un rayo de sol de tres a cinco, y alguien sin nombre daba clases de siesta.',
          ),
        ),
        needed(
          editor.o,
          pick(
            `Una mañana, ${editor.o} pasó por la casa a preguntar por ${r.name}.`,
            `Entre noticia y noticia, ${editor.o} quiso saber más de ${r.name}.`,
          ),
        ),
        pick(
          `${star.el} ${star.does[1]}, y con eso se llenó media página.`,
          `Por la calle, ${star.el} ${star.does[2]}. Eso también salió en el periódico.`,
        ),
        pick(
          `Pero ${editor.o} tenía una preocupación. —Sin una noticia que dure —dijo—, el domingo se acaba el periódico.`,
          `—Nadie guarda un periódico de ayer —dijo ${editor.o}, con tristeza—. Necesitamos una noticia que no se olvide. Si no, el domingo cerramos.`,
          `${editor.o} se quedó mirando la portada en blanco. —Falta una noticia que no envejezca —dijo—, o este será el último número.`,
        ),
        pick(
          `${r.name} ${r.v('pensó')} en ${s.name}, ${r.v('bajó')} la nariz al suelo y ${r.v('empezó')} a buscar.`,
          `Entonces ${r.name} ${r.v('se acordó')} de un rastro muy viejo, y ${r.v('salió')} a seguirlo.`,
          `Entonces ${r.name} ${r.v('se acordó')} de algo de hace mucho, y ${r.v('salió')} a buscarlo.`,
        ),
      ],
      view: {
        place: 'una esquina con muchos animales leyendo el suelo',
        time: 'al mediodía',
        weather: 'con sol y nubes sueltas',
        seen: 'desde un poste',
        recipient: `corre de una esquina a otra, con ${star.un}`,
        sender: 'cruza sin ver el periódico',
        objects: [star.un, editor.un, 'una esquina'],
        pose: 'run',
      },
    }),
    ({ r, star, keep, air, place, there, recall, pick }) => ({
      title: pick('La gran noticia', 'Un rastro muy viejo', 'El reportaje'),
      text: [
        pick(
          `El rastro cruzaba la calle, daba la vuelta y llegaba a un lugar que ${r.name} no ${r.v('había')} olvidado. Ahí estaba ${there}.`,
          `${r.name} ${r.v('siguió')} el rastro. Cuando por fin ${r.v('levantó')} la nariz, delante estaba ${there}.`,
          `Era un rastro de antes, y olía como si fuera de hoy. Al final estaba ${there}.`,
          `La calle daba una vuelta que no daba nunca y llegaba a un lugar que ${r.name} no ${r.v('había')} olvidado. Ahí estaba ${there}.`,
        ),
        air[0],
        pick(
          `${r.name} ${r.v('respiró')} hondo. Los olores de aquel día seguían en su lugar.`,
          'No hizo falta preguntarle a nadie si era verdad. Olía a verdad.',
          'Aquello no era un rumor. Se notaba desde lejos.',
        ),
        pick(
          `La prueba de la noticia estaba en el suelo: ${keep.un}. ${r.name} ${keep.lo} ${r.v('olió')} por los cuatro lados.`,
          `Ahí mismo ${r.v('encontró')} ${r.name} la prueba que hacía falta: ${keep.un}.`,
        ),
        recall(),
        pick(
          `¡Esa sí que era una noticia! ${r.name} ${r.v('tomó')} ${keep.el} con mucho cuidado y ${r.v('volvió')} al periódico.`,
          `Después de olerlo todo, ${r.name} ${r.v('se llevó')} ${keep.el}, para mostrar la noticia a los demás.`,
          `${r.name} ${r.v('levantó')} ${keep.el} con cuidado: la portada ya tenía de qué hablar.`,
        ),
      ],
      view: {
        place: place ?? 'una calle antigua llena de luz dorada',
        time: 'por la tarde',
        weather: 'con luz dorada',
        seen: 'desde detrás de un árbol',
        recipient: `se queda junto a ${keep.un}`,
        sender: 'sonríe en aquel recuerdo',
        objects: [keep.un, star.un],
        pose: 'look',
      },
    }),
    ({ r, star, keep, act, pick }, { editor }) => ({
      title: pick('No sale el periódico', 'Quien lo escribía todo', 'Viernes en blanco'),
      text: [
        pick(
          `Pero ese día no hubo periódico. ${editor.o} estaba debajo de una banca, con la cabeza agachada. —${editor.alone} —dijo.`,
          `Al volver, ${r.name} ${r.v('encontró')} a ${editor.o} sobre un montón de periódicos viejos. —Ya no quiero escribir —dijo—. ${editor.alone}.`,
        ),
        act(editor.o),
        pick(
          `${editor.o} levantó la cabeza. Le habían vuelto las ganas de hacer un periódico.`,
          `${editor.o} se levantó: el domingo habría periódico.`,
          `Nadie había hecho eso nunca por ${editor.o}, que sacudió las patas y preguntó: —¿Y la gran noticia?`,
        ),
        pick(
          `Entonces ${r.name} ${r.v('puso')} ${keep.el} en medio de la calle. Uno tras otro se acercaron a oler, y cada cual se acordó de un día suyo. ¡Había noticias para un año!`,
          `${r.name} ${r.v('mostró')} ${keep.el}. A quien ${keep.lo} olía le venía a la nariz el mejor de sus días, y corría a contárselo a ${editor.o}. La portada ya estaba.`,
          `Entonces ${r.name} ${r.v('puso')} ${keep.el} en medio de la calle. Uno tras otro se acercaron a ver, y cada cual se acordó de un día suyo. ¡Ya había portada!`,
        ),
        pick(
          `Faltaba que se supiera en todas partes. ${pick(...star.helps)}. De las calles de al lado vinieron a ver qué pasaba. —Así se da una noticia —dijo ${editor.o}.`,
          `Luego ${pick(...star.helps)}. De todas partes vinieron a oler qué era aquello, y no quedó una nariz en la calle sin enterarse.`,
        ),
      ],
      view: {
        place: 'una banqueta con animales alrededor de un periódico',
        time: 'al atardecer',
        weather: 'con cielo naranja',
        seen: 'desde la banca',
        recipient: `deja ${keep.un} en medio de la banqueta`,
        sender: 'se acerca despacio, sin creerlo',
        objects: [keep.un, star.un, editor.un],
        pose: 'give',
      },
    }),
    ({ r, s, star, keep, praise, pick, soft }, { editor, paper }) => ({
      title: pick('Edición del domingo', 'La mejor noticia', 'Última página'),
      text: [
        pick(
          `El domingo, «${paper}» no cerró. Al contrario, hubo que hacer más ejemplares que nunca. En la primera página firmaba ${editor.o} y, debajo, ${r.name}, con una huella.`,
          `«${paper}» sigue saliendo todos los días. ${editor.o} tiene ahora ayudantes, y desayuna en compañía.`,
        ),
        pick(
          `A ${r.name} ${r.le} pagaron con lo que más ${r.le} gusta: ${star.together}.`,
          `Como premio, ${r.name} ${r.v('tuvo')} la tarde libre para ${star.together}.`,
          `En la agenda de ese día no había ninguna noticia. Decía solamente: ${star.together}.`,
        ),
        ...praise({
          lead: pick(
            `Por la noche, ${s.name} ${s.v('se sentó')} en el suelo, muy cerca de ${r.name}. También ${s.v('tenía')} una noticia.`,
            `La última noticia de la semana no salió en el periódico. Era de ${s.name}, y solo para ${r.name}.`,
          ),
          asks: editor.o,
          when: 'Para la última página',
        }),
        soft(
          pick(
            `A veces ${editor.o} viene a ver a ${r.name}, solo a saludar, y no lo publica.`,
            `Ahora, quien llega con una noticia pregunta primero por ${editor.o}.`,
          ),
        ),
        pick(
          `Los periódicos se tiran. Pero donde ${r.v('duerme')} ${r.name} está la noticia que no se olvida: ${keep.el}.`,
          `En su rincón, donde ${r.v('guarda')} lo más importante, ${r.name} ${r.v('tiene')} ${keep.el}. Es la única noticia que no se pone vieja.`,
          `Y si alguien pregunta cuál fue la mejor noticia, ${r.name} ${r.v('va')} a su rincón y ${r.v('vuelve')} con ella. Es ${keep.el}.`,
        ),
      ],
      view: {
        place: 'un rincón de casa con un plato y una cama de mascota',
        time: 'por la tarde',
        weather: 'con sol en la ventana',
        seen: 'desde el suelo',
        recipient: `descansa junto a ${keep.un}`,
        sender: 'se sienta en el suelo a su lado',
        objects: [keep.un, star.un, 'un plato'],
        pose: 'sit',
      },
    }),
  ],
})
