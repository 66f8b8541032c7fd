import { upperFirst } from '../language/text.ts'
import { plot } from './plot.ts'

/** Who edits the paper of the animals of a street. */
const EDITORS = [
  {
    un: 'una paloma que había vivido en una imprenta',
    o: 'la paloma',
    alone: 'Todos leen las noticias, y nadie me ha preguntado nunca cómo amanecí',
  },
  {
    un: 'un gato gordo que dictaba sin abrir los ojos',
    o: 'el gato gordo',
    alone: 'Treinta años de portadas, y ni una foto en que salga acompañado',
  },
  { un: 'una urraca con tres relojes', o: 'la urraca', alone: 'Todo lo que sé es de otros. Mío no tengo nada' },
]

/** Short news of every day. */
const NEWS = [
  'el camión de la basura cambia de horario; protestas en toda la banqueta',
  'se extravió un olor a pollo; se gratificará',
  'una hormiga cargó doce veces su peso y pidió que no se le diera importancia',
  'el poste de la esquina, lleno; se habilita el de enfrente',
  'llovió para todos, con excepción de los de debajo del toldo',
  'un globo visitó el segundo piso y no quiso hacer declaraciones',
]

/** A newspaper that the animals of a street put out for a week, and its best reporter. */
export const cornerGazette = plot({
  id: 'corner-gazette',
  shape: 'newspaper',
  suits: ({ r }) => (r.role === 'pet' ? 6 : 0),
  set: ({ pick }) => {
    const first = pick(...NEWS)
    return {
      first,
      second: pick(...NEWS.filter((one) => one !== first)),
      editor: pick(...EDITORS),
      paper: pick('El Hocico', 'La Voz de la Esquina', 'El Clarín del Patio', 'Ecos de la Cuadra'),
    }
  },
  title: ({ r, pick }, { paper }) =>
    pick(
      `${r.name}, corresponsal de «${paper}»`,
      `Última hora con ${r.name}`,
      `${r.name} en primera plana`,
      `«${paper}», edición especial`,
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
    ({ r, s, fav, star, joke, pick, when, opt, soft }, { editor, paper, first }) => ({
      title: pick('Primera plana', 'Lunes: presentación', 'Se busca corresponsal'),
      text: [
        pick(
          `Los animales de la cuadra tienen periódico. Se llama «${paper}», sale con el sol y se lee con la nariz. Lo dirigía ${editor.un}.`,
          `«${paper}» no se imprime. Se deja en las esquinas, al alcance de cualquier nariz. La redacción la llevaba ${editor.un}, y hacía falta gente.`,
          `Cada mañana, antes que nadie, ${editor.un} ponía en la banqueta un ejemplar de «${paper}». Las letras eran huellas y los acentos, pulgas.`,
        ),
        pick(
          `El puesto de corresponsal se lo dieron a ${r.name}, que ${r.v('vive')} con una fuente muy bien informada: ${s.full}.`,
          `Un lunes se incorporó ${r.name}. Cubriría la casa entera, y en la casa, al personaje principal: ${s.full}.`,
          `Buscaban a alguien con olfato. ${r.v('llegó')} ${r.name}, sin currículum y con referencias de una sola persona: ${s.full}.`,
        ),
        pick(
          `En «Gustos y tendencias» apareció esa misma semana lo que más ${r.le} gusta: ${fav.all}. Se agotó la edición.`,
          `Su primera nota llevaba este encabezado: «Lo mejor del mundo, según ${r.name}». Y abajo, en negritas: ${fav.all}.`,
          `Para la ficha de personal ${r.le} preguntaron por sus temas. Tenía uno, y lo dominaba: ${fav.all}.`,
        ),
        pick(
          `La foto que acompañaba la nota era de ${star.un}. ${upperFirst(star.el)} ${star.does[0]}.`,
          `De enviado especial llevaba a ${star.un}. ${upperFirst(star.sound)}, se oía por los pasillos.`,
          `Y en el escritorio, a manera de pisapapeles, ${star.un}, que ${star.does[0]}.`,
        ),
        when(
          joke,
          soft(
            pick(
              `(Fe de erratas: donde dice «costumbre rara», debe decir que ${joke}).`,
              `En «Sociales» se supo al fin: ${joke}.`,
            ),
          ),
        ),
        opt(pick(`En otras noticias, ${first}.`, `Abajo, en chiquito: ${first}.`)),
      ],
      view: {
        place: 'una banqueta con un periódico lleno de huellas',
        time: 'por la mañana',
        weather: 'con sol',
        seen: 'desde arriba',
        recipient: `olfatea un periódico, junto a ${star.un}`,
        sender: 'abre la puerta en pantuflas',
        objects: [star.un, editor.un, 'un periódico'],
        pose: 'search',
      },
    }),
    ({ r, star, needed, pick, opt }, { editor, first, second }) => ({
      title: pick('Clasificados', 'Martes y miércoles', 'Cartas al director'),
      text: [
        pick(
          `El martes la sección de clasificados no cabía en la banqueta. «Cambio hueso por compañía». «Se renta rayo de sol, de tres a cinco».`,
          `El martes todo el mundo puso anuncio. «Vendo hoyo, casi nuevo». «Busco a quien me rasque donde no llego».`,
          `El martes hubo avisos de toda clase: «Doy clases de siesta». «Perdí la pelota debajo del mueble; sigue ahí; la veo».`,
        ),
        pick(
          `Las noticias duras las cubría ${r.name}: ${first}. Y además, ${second}.`,
          `De última hora: ${second}. ${r.name} ${r.v('llegó')} al lugar de los hechos antes que nadie.`,
        ),
        needed(editor.o),
        pick(
          `${upperFirst(star.el)} ${star.does[1]}, y con eso se llenó media página.`,
          `En el suplemento salió ${star.el} a todo color: ${star.does[2]}.`,
        ),
        pick(
          `Pero faltaba la historia grande. —Quiero algo que no se haya dicho —pidió ${editor.o}—. Algo que huela a verdad.`,
          `—Todo esto dura un día —dijo ${editor.o}, mirando la banqueta—. ¿No tienes nada que dure?`,
          `—El domingo cerramos —avisó ${editor.o}—. Nadie guarda un periódico. Salvo que traiga algo que valga la pena.`,
        ),
        opt('Un caracol entregó su columna. Era de la semana pasada.'),
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
    ({ r, place, there, air, keep, recall, star, pick }) => ({
      title: pick('Reportaje especial', 'Jueves: en el lugar de los hechos', 'Investigación'),
      text: [
        pick(
          `Hay noticias que están enterradas. ${r.name} ${r.v('siguió')} un rastro viejo, muy viejo y todavía tibio, hasta donde empezaba. Era ${there}.`,
          `El jueves ${r.name} no ${r.v('cubrió')} nada de la calle. ${r.v('bajó')} la nariz y ${r.v('caminó')} hacia atrás, por el tiempo, hasta ${there}.`,
          `Un buen reportaje se hace en el sitio. Y el sitio, cuando por fin lo encontró la nariz, era ${there}.`,
        ),
        air[0],
        pick(
          `Todo confirmado por dos fuentes: la izquierda y la derecha de la nariz.`,
          `No hubo que preguntar a testigos. Olía a cierto.`,
          `Ahí la noticia seguía fresca.`,
        ),
        pick(
          `La prueba estaba a la vista: ${keep.un}. ${r.name} ${keep.lo} ${r.v('llevó')} consigo, sin morder.`,
          `Entre una cosa y otra asomaba ${keep.un}. Un corresponsal sabe cuándo ha dado con algo.`,
          `${r.name} ${r.v('encontró')} ${keep.un}, y ${r.v('se echó')} un momento al lado.`,
        ),
        recall(),
        pick(
          `Con eso se podía llenar el periódico un año. O no decir nada, y que se entendiera.`,
          `No era una noticia de ayer. Era de las que pasan una vez y se quedan pasando.`,
          `De eso no hay fotos buenas. Hay un olor, y basta.`,
        ),
      ],
      view: {
        place: place ?? 'una calle antigua llena de luz dorada',
        time: 'por la tarde',
        weather: 'con luz dorada',
        seen: 'desde detrás de un árbol',
        recipient: `se echa junto a ${keep.un}`,
        sender: 'sonríe en aquel recuerdo',
        objects: [keep.un, star.un],
        pose: 'look',
      },
    }),
    ({ r, star, keep, act, pick, soft }, { editor, paper }) => ({
      title: pick('No sale la edición', 'Viernes sin periódico', 'Paren las prensas'),
      text: [
        pick(
          `El viernes no hubo periódico. Detrás de una maceta, sobre un montón de números viejos, estaba ${editor.o}.`,
          `El viernes la banqueta amaneció en blanco. ${upperFirst(editor.o)} no había salido de debajo de la banca.`,
          `Se paró la edición. ${upperFirst(editor.o)} miraba la pared.`,
        ),
        pick(`—${editor.alone} —dijo ${editor.o}.`, `—No es la edición —explicó ${editor.o}—. ${editor.alone}.`),
        act(editor.o),
        soft(
          pick(
            `Eso ocurrió en exclusiva, y sin que nadie tomara nota.`,
            `${upperFirst(editor.o)} se sacudió la tristeza como se sacude el agua.`,
          ),
        ),
        pick(
          `Entonces ${r.name} ${r.v('puso')} en medio de la banqueta ${keep.un}. Y ${keep.el} ${pick(...keep.wakes)}. Vinieron todos a leer.`,
          `La portada fue ${keep.el}, sin una sola palabra. Y ${keep.el} ${pick(...keep.wakes)}.`,
        ),
        pick(
          `Para repartirla, ${star.el} ${pick(...star.helps)}. En media hora lo sabía la colonia entera.`,
          `${upperFirst(star.el)} ${pick(...star.helps)}. «${paper}» nunca había tenido tanta gente en la banqueta.`,
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
    ({ r, s, star, keep, praise, pick }, { editor, paper }) => ({
      title: pick('Cartas de los lectores', 'Edición del domingo', 'Última página'),
      text: [
        pick(
          `El domingo «${paper}» salió con suplemento. ${upperFirst(editor.o)} firmó por primera vez con su nombre.`,
          `«${paper}» no cerró. ${upperFirst(editor.o)} contrató a dos hormigas y a un grillo nocturno.`,
          `La edición del domingo pesaba más que las otras. Era de contenta.`,
        ),
        pick(
          `En la agenda de la semana, un solo compromiso: ${star.together}. Asistirá ${star.el}.`,
          `Anuncio de página entera: «${upperFirst(star.together)}. Entrada libre. Lleva ${star.el} quien quiera».`,
          `A ${r.name} ${r.le} pagaron la exclusiva en especie: ${star.together}. ${upperFirst(star.el)} lo da por bueno.`,
        ),
        pick(
          `Y en la sección de cartas había una que no venía de un animal.`,
          `La última carta llegó por debajo de la puerta. La letra era de persona.`,
          `Faltaba la entrevista pendiente. Fue en el suelo, nariz con nariz.`,
        ),
        praise(`${s.v('dijo')} ${s.name}`),
        pick(
          `${upperFirst(editor.o)} desayuna ahora en compañía, y de eso hay foto.`,
          `Desde entonces, cuando alguien se queda atrás en la banqueta, los demás se sientan a esperar. Es la línea editorial.`,
        ),
        pick(
          `Los periódicos se tiran. De ese se guardó la portada: está junto al plato de ${r.name}, y es ${keep.el}.`,
          `Y en el archivo, que es un rincón de la cama de ${r.name}, hay una sola pieza: ${keep.un}.`,
          `Si alguien pregunta por la noticia del año, ${r.name} ${r.v('va')} a su rincón y ${r.v('vuelve')} con ella. Es ${keep.el}.`,
        ),
      ],
      view: {
        place: 'un rincón de casa con un plato y una cama de mascota',
        time: 'por la tarde',
        weather: 'con sol en la ventana',
        seen: 'desde el suelo',
        recipient: `descansa con ${keep.un} entre las patas`,
        sender: 'se sienta en el suelo a su lado',
        objects: [keep.un, star.un, 'un plato'],
        pose: 'sit',
      },
    }),
  ],
})
