import type { Arc } from '../kit/kit.ts'
import { isSmallest } from '../language/person.ts'
import { upperFirst } from '../language/text.ts'

/** No villain but the weather: a country is founded on a roof, with a flag, a law, a treasure and one rainy night. */
export const roofRepublic: Arc = {
  id: 'roof-republic',
  suits: ({ r }) => {
    if (r.role === 'pet' || r.baby || r.age === 'elder') return 0
    if (r.age === 'older') return 4
    // no borders and papers for the smallest
    if (r.age === 'small') return isSmallest(r) ? 0 : 1
    return ['sibling', 'cousin'].includes(r.role) ? 2 : 0
  },
  title: ({ r, pick }) =>
    pick(
      `La República de ${r.name}`,
      `El país más pequeño del mundo, fundado por ${r.name}`,
      `${r.name} y la bandera de la azotea`,
    ),
  cover: ({ s, w }) => ({
    place: 'una azotea con una tienda de sábanas',
    time: 'al atardecer',
    pose: 'celebrate',
    action: `planta una bandera junto a ${s.name}`,
    objects: ['una bandera', 'una tienda de sábanas', ...w.objects],
  }),
  chapters: [
    ({ byAge, r, s, fav, w, pick, soft, opt }) => ({
      title: pick('Se funda un país', 'Cuatro sábanas y una escoba', 'Capital: la azotea'),
      text: [
        pick(
          `El sábado por la mañana, con cuatro sábanas, una escoba y bastante cinta adhesiva, ${r.name} ${r.v('fundó')} un país.`,
          `Los países grandes tardan siglos en hacerse. El de ${r.name} tardó lo que tarda en secarse la ropa.`,
        ),
        pick(
          `Estaba en la azotea. Limitaba al norte con las macetas, al sur con los calcetines tendidos, y al este y al oeste con el cielo.`,
          `Ocupaba la azotea entera. Tenía macetas por cordillera, calcetines tendidos por bosque y, por techo, todo el cielo.`,
        ),
        pick(
          `—¿Hay que pagar para entrar? —${s.v('preguntó')} ${s.full}, desde la escalera.`,
          `—¿Se puede, o hay que pedir visado? —${s.v('preguntó')} ${s.full}, con la cabeza asomada por la trampilla.`,
        ),
        pick(
          `—Hay que traer algo. Y hay que saber el himno.`,
          `—Se paga con algo que se quiera mucho. Y cantando el himno.`,
        ),
        `El himno trataba ${fav.prep('de')}, y no rimaba. ${upperFirst(s.name)} lo ${s.v('cantó')} entero, y ${s.v('se ganó')} el pasaporte número dos.`,
        byAge({
          small: soft(
            pick('Flap, flap, flap, aplaudieron las sábanas.', 'Clap, clap, hicieron las pinzas de la ropa.'),
          ),
          older: null,
          adult: null,
        }),
        `Esa misma tarde llegó una visita oficial: ${w.guide.un}. Traía maleta diplomática.`,
        pick(
          `—Embajada de ${w.land} —dijo—. Solicito ayuda urgente.`,
          `—Buenas tardes. Vengo de ${w.land}, a pie y sin merendar —dijo—. ¿Aquí se ayuda?`,
        ),
        opt(`Venía oliendo a ${w.scent}, y se sacudió los pies antes de cruzar la frontera.`),
        opt(
          byAge({
            small: `Hubo recepción con galletas y un discurso muy corto: «Hola».`,
            older: `Hubo recepción con galletas y una rueda de prensa a la que no fue nadie.`,
            adult: `Hubo recepción con café, y nadie mencionó que al día siguiente era lunes.`,
          }),
        ),
      ],
      scene: {
        place: 'una azotea con ropa tendida y una tienda de sábanas',
        time: 'un sábado por la mañana',
        pose: 'build',
        action: `planta una escoba como bandera mientras ${s.name} ${s.v('sube')} por la escalera`,
        objects: ['una escoba', 'sábanas tendidas', 'macetas', w.guide.un],
      },
    }),
    ({ r, w, w2, plant, trait, turn, pick, soft, opt }) => ({
      title: pick('La bandera', 'Relaciones exteriores', 'Un tratado'),
      text: [
        `—En ${w.land} ${w.now} —explicó ${w.guide.el}—. La culpa es de la Tormenta, que va de tejado en tejado. ${plant('la Tormenta')}.`,
        soft(
          pick(
            `—Entonces hay que firmar un tratado —${r.v('dijo')} ${r.name}—. Y antes, una bandera.`,
            `—Para ayudar a otro país, primero hay que parecer un país —${r.v('dijo')} ${r.name}, y ${r.v('cortó')} un trozo de sábana.`,
          ),
        ),
        trait
          ? `¿Y qué se pone en una bandera? Lo que no tiene ningún otro país. Con plumón azul quedó escrito: «${trait.card}».`
          : `¿Y qué se pone en una bandera? Después de mucho discutir, quedó blanca. Así cabía todo lo que viniera después.`,
        turn(
          {
            intro: 'La puerta de la frontera la guardaba una paloma notaria, que no se la abría a nadie.',
            o: 'la paloma',
          },
          `${upperFirst(w.guide.el)} saludó a la bandera con mucho respeto, y el tratado se firmó con mermelada, que es lo que había.`,
        ),
        opt(
          w2
            ? `Como regalo entre naciones, se intercambiaron una pinza de la ropa y ${w2.token.un}.`
            : `Como regalo entre naciones, se intercambiaron una pinza de la ropa y un apretón de manos.`,
        ),
        opt(`A lo lejos se oía ${w.sound}. También, un trueno que todavía no había decidido nada.`),
        opt(pick(`Se aprobó por unanimidad que los lunes no existían.`, `Se nombró ministra de Defensa a la escoba.`)),
      ],
      scene: {
        place: 'una azotea con una bandera',
        time: 'por la tarde, con nubes a lo lejos',
        pose: 'paint',
        action: `firma un tratado con ${w.guide.un} bajo una bandera dibujada con plumón`,
        objects: ['una bandera', 'un frasco de mermelada', 'nubes de tormenta', w.objects[0]],
      },
    }),
    ({ byAge, r, s, memory, pick, soft, opt }) => ({
      title: pick('El tesoro nacional', 'Lo que hay que salvar', 'Una caja de zapatos'),
      text: [
        pick(
          `Todo país tiene un tesoro. El de la azotea cabía en una caja de zapatos: era lo que ${s.v('había')} traído ${s.name} al cruzar la frontera.`,
          `El tesoro nacional no era de oro. Era una caja de zapatos, y dentro estaba lo que ${s.v('había')} traído ${s.name} al cruzar la frontera.`,
        ),
        soft(
          pick(
            `Al anochecer, con el primer trueno, hubo que decidir qué se salvaba. Las galletas, por supuesto. La bandera. Y la caja.`,
            `Cuando el cielo se puso morado, se declaró el estado de emergencia. Se salvó lo importante: la bandera, las galletas y la caja.`,
          ),
        ),
        pick(
          `${r.name} la ${r.v('abrió')} debajo de una sábana, con la linterna. Dentro había un papel:`,
          `A la luz de la linterna, y con mucho cuidado, ${r.name} ${r.v('levantó')} la tapa. No eran monedas. Era un papel:`,
        ),
        `«${memory.note}»`,
        memory.echo(),
        pick(
          `—Esto no es un tesoro —${r.v('dijo')} al rato—. Esto es la Constitución.`,
          `Afuera sonó un trueno. Debajo de la sábana, con aquel papel en la mano, nadie lo oyó.`,
        ),
        pick(
          `${r.name} ${r.v('guardó')} el papel en el bolsillo de la camisa, que es donde los países pequeños guardan lo importante.`,
          `El papel pasó a un bolsillo con botón. Desde aquel momento, el país tuvo caja fuerte.`,
        ),
        opt(
          pick(
            `La linterna, que andaba baja de pilas, alumbró de pronto como una lámpara de salón.`,
            `Debajo de aquella sábana cabían dos. Aquella noche cupo una república entera.`,
          ),
        ),
        byAge({
          small: soft(
            pick('Plin, plin, plin, hizo la lluvia. Y después: ¡brum!', '¡Brum!, dijo el cielo. Y otra vez: ¡brum!'),
          ),
          older: null,
          adult: null,
        }),
        opt(`Empezó a llover. Primero una gota, para avisar. Luego, todas las demás.`),
        opt(`—¿Y si nos rendimos? —preguntó un calcetín. Nadie le hizo caso: era extranjero.`),
      ],
      scene: {
        place: 'debajo de una tienda de sábanas en la azotea',
        time: 'al anochecer, con lluvia',
        action: 'lee un papel con una linterna, delante de una caja de zapatos abierta',
        objects: ['una linterna', 'una caja de zapatos', 'gotas de lluvia', ...memory.objects],
      },
    }),
    ({ r, s, quality, deed, pick, opt }) => ({
      title: pick('La Tormenta', 'Ley número uno', 'La noche de la lluvia'),
      text: [
        pick(
          `La Tormenta aterrizó en la frontera norte, entre las macetas. Era altísima y chorreaba.`,
          `Llegó la Tormenta, y no llamó. Puso un pie en las macetas y otro en los calcetines. Era altísima y chorreaba.`,
        ),
        pick(
          `—Este tejado también es mío —tronó—. Todos lo son.`,
          `—¿Quién ha puesto aquí una frontera? —tronó—. Yo no me limpio los pies por nadie.`,
        ),
        pick(
          `La república tenía una sola ley, que ${s.name} ${s.v('había')} escrito en la primera página de la Constitución pensando en ${r.name}: ${quality.what}. Y una ley está para cumplirse, sobre todo cuando llueve.`,
          `En la primera página de la Constitución, de puño y letra de ${s.name}, decía lo mejor que tenía aquel país, que era lo mejor de ${r.name}: ${quality.what}. Ese era todo el ejército.`,
        ),
        ...deed('la Tormenta'),
        pick(
          `El trueno siguiente se quedó en bostezo. Los rayos, en guiños.`,
          `La Tormenta se escurrió el pelo, miró la tienda de sábanas y preguntó si quedaban galletas.`,
        ),
        opt(
          `—¿Y cómo se hace para entrar? —dijo, mucho más bajito.`,
          pick(
            `Le dieron el pasaporte número tres. Tuvo que aprenderse el himno.`,
            `Firmó en el registro con un relámpago pequeñito. Pasaporte número tres.`,
          ),
        ),
      ],
      scene: {
        place: 'una azotea bajo la lluvia',
        time: 'de noche, con rayos',
        action: 'mira con asombro a una tormenta gigante con cara, que chorrea entre las macetas',
        objects: ['una nube de tormenta con cara', 'macetas', 'una bandera', 'sábanas'],
      },
    }),
    ({ r, s, fav, w, trait, confession, pick, soft, opt }) => ({
      title: pick('Domingo', 'Fiesta nacional', 'Un país con sol'),
      text: [
        pick(
          `Amaneció tan limpio que daban ganas de pedir perdón por pisarlo. Llegó un telegrama de ${w.guide.el}: «${w.back}».`,
          `Por la mañana, el cielo estaba recién lavado y olía a sábana. Llegó un telegrama de ${w.guide.el}: «${w.back}».`,
        ),
        soft(`Con el telegrama venía ${w.token.un}. Se declaró patrimonio nacional.`),
        pick(
          `${upperFirst(s.name)} ${s.v('subió')} con chocolate caliente y ${s.v('enseñó')} el pasaporte, aunque nadie se lo había pedido.`,
          `${upperFirst(s.name)} ${s.v('llegó')} con una bandeja de churros y el pasaporte entre los dientes.`,
        ),
        confession(`${s.v('dijo')} ${s.name} desde el trono, que era un cubo`),
        trait
          ? `Se leyó el parte del día: «${upperFirst(r.name)} ${trait.still}. La bandera no se toca».`
          : `Se leyó el parte del día: «Sin novedad en la frontera. Calcetines, secos».`,
        soft(
          pick(
            `Y se pasaron la mañana hablando ${fav.about}, que en ese país es asunto de Estado.`,
            `Luego hubo sesión del parlamento. Tema único: ${fav.all}. Se aprobó repetir.`,
          ),
        ),
        pick(
          `Las sábanas hubo que devolverlas. El país, no. Está en el mismo sitio, y cabe en un bolsillo.`,
          `Si alguien pregunta dónde queda esa república, hay que subir la escalera y saberse el himno.`,
        ),
        opt(`Limita al norte con las macetas, y al este y al oeste con el cielo.`),
      ],
      scene: {
        place: 'una azotea con ropa tendida',
        time: 'un domingo de sol por la mañana',
        action: `toma chocolate caliente con ${s.name} bajo la bandera`,
        objects: ['una bandera', 'tazas de chocolate', w.token.un, 'macetas'],
      },
    }),
  ],
}
