import type { Arc } from '../kit/kit.ts'
import { upperFirst } from '../language/text.ts'

/** Friends, colleagues, grown siblings: a comic case. Monday refuses to end. */
export const endlessMonday: Arc = {
  id: 'endless-monday',
  suits: ({ r }) => {
    if (r.role === 'colleague') return 5
    if (r.role === 'friend') return 3
    return ['sibling', 'cousin'].includes(r.role) && r.age === 'adult' ? 1 : 0
  },
  title: ({ r, pick }) =>
    pick(
      `${r.name} y el lunes que no quería irse`,
      `El caso del lunes interminable, por ${r.name}`,
      `Las once y diez de ${r.name}`,
    ),
  cover: ({ w, s }) => ({
    place: 'una sala con escritorios y un enorme reloj parado',
    time: 'un lunes por la mañana, a las once y diez',
    action: `mira el reloj con una lupa, junto a ${s.name}`,
    objects: ['un reloj detenido', 'una lupa', w.guide.un],
  }),
  chapters: [
    ({ r, s, fav, w, trait, pick, opt, soft }) => ({
      title: pick('Las once y diez', 'Un lunes sospechoso', 'Algo pasa con el reloj'),
      text: [
        pick(
          `A las once y diez de la mañana, el lunes decidió quedarse.`,
          `Todo empezó un lunes a las once y diez. Y siguió siendo lunes, y siguieron siendo las once y diez.`,
          `El lunes tenía cara de lunes, hora de lunes y olor a lunes. Lo único raro era que no se acababa.`,
        ),
        pick(
          `Al principio nadie lo notó: los lunes siempre parecen largos. Pero ${r.name} ${r.v('regó')} la planta dos veces, ${r.v('contestó')} cuarenta mensajes, ${r.v('miró')} el reloj… y las once y diez.`,
          `La sospecha vino despacio. ${r.name} ${r.v('vació')} la bandeja de entrada, ${r.v('ordenó')} los clips por tamaños, ${r.v('miró')} el reloj… y las once y diez.`,
        ),
        `—Esto no es normal —${r.v('dijo')}.`,
        pick(
          `—Nada de lo bueno empieza con algo normal —${s.v('contestó')} ${s.full}.`,
          `—Lo normal ya lo ${s.spoken('conozco', 'conocemos')} —${s.v('contestó')} ${s.full}—. Vamos a ver qué es.`,
        ),
        `En ese instante, debajo del escritorio, sonó ${w.sound}. Y salió ${w.guide.un}. Miró a un lado y a otro, como quien llega a una cita.`,
        `—Busco a quien más sabe ${fav.of} —anunció, y sacó una ficha—. Señas particulares: «${trait ? trait.card : 'No sabe decir que no a una aventura'}».`,
        soft(
          pick(
            `Toda la sala señaló a ${r.name}. Incluso la planta.`,
            `Todas las sillas giraron a la vez y se quedaron mirando a ${r.name}.`,
          ),
        ),
        opt(`—Traición —${r.v('murmuró')}. Pero ya ${r.v('estaba')} buscando el abrigo.`),
      ],
      scene: {
        place: 'una sala con escritorios y un reloj parado',
        time: 'un lunes por la mañana, a las once y diez',
        action: `encuentra bajo el escritorio a ${w.guide.un}, mientras ${s.name} ${s.v('mira')} el reloj`,
        objects: ['un reloj detenido', 'una planta de oficina', w.objects[0]],
      },
    }),
    ({ r, w, w2, plant, turn, pick, soft, opt }) => ({
      title: pick('La puerta de Archivo', 'Pasillo a mano izquierda', 'El motivo'),
      text: [
        pick(
          `Cualquiera habría dicho que la puerta del fondo daba al archivo. Daba a ${w.land}. Olía a ${w.scent}. También olía a lunes.`,
          `Al fondo del pasillo había una puerta que nadie abría, porque todos creían que era la de contabilidad. Detrás estaba ${w.land}. Olía a ${w.scent}, y un poco a lunes.`,
        ),
        pick(
          `—El lunes se hartó —explicó ${w.guide.el}—. Todo el mundo habla mal de él, así que se encerró. ${plant('el lunes')}.`,
          `—Es por el lunes —explicó ${w.guide.el}—. Oyó lo que se dice de él en los ascensores, y ya no piensa terminar. ${plant('el lunes')}.`,
        ),
        soft(pick(`—Suena razonable —${r.v('admitió')} ${r.name}.`, `—Pobre —${r.v('dijo')} ${r.name}, sin querer.`)),
        `—Y mientras tanto nada avanza. Aquí ${w.now}.`,
        turn(
          {
            intro: 'En el pasillo cortaba el paso la Señorita Objeciones, con cuarenta formularios.',
            o: 'la Señorita Objeciones',
          },
          pick(
            `${r.name} ${r.v('observó')} la escena con ojo profesional. No ${r.v('sabía')} de qué profesión, pero profesional.`,
            `${r.name} ${r.v('sacó')} una libreta y ${r.v('escribió')}: «Culpable: lunes. Motivo: sentimientos». Era un caso delicado.`,
          ),
        ),
        opt(
          w2
            ? `Junto a la puerta, como prueba número uno, apareció ${w2.token.un}. Nadie supo explicarlo. Las mejores pruebas son así.`
            : `—Es por allá —dijo ${w.guide.el}—. Cuidado con el martes: está sin estrenar.`,
        ),
        opt(
          `A los lados del camino, formados en fila, esperaban los demás días de la semana. El viernes daba saltitos. El domingo, por supuesto, dormía.`,
        ),
      ],
      scene: {
        place: w.land,
        time: 'una mañana de lunes que no acaba',
        pose: 'read',
        action: `toma notas en una libreta junto a ${w.guide.el}`,
        objects: ['una libreta', ...w.objects],
      },
    }),
    ({ r, s, memory, pick, opt }) => ({
      title: pick('La prueba número dos', 'El sobre en el saco', 'Nada que declarar'),
      text: [
        pick(
          `Para ver al lunes había que pasar por la aduana. La aduana era una señora con un sello.`,
          `Antes del lunes estaba la aduana, y antes de la aduana, nada: no había fila. La atendía una señora con un sello.`,
        ),
        pick(
          `—¿Algo que declarar? Un recuerdo, por ejemplo. Sin un buen recuerdo nadie entra a ver al lunes: se deprimen.`,
          `—Los bolsillos, por favor. Para ver al lunes hay que llevar encima algo que alegre: un buen recuerdo, por lo menos.`,
        ),
        `${r.name} ${r.v('buscó')} en los bolsillos: un clip, un recibo, otro clip. Y un papelito que ${s.name}, a saber cuándo, ${s.n('había', 'habían')} puesto ahí. Decía:`,
        `«${memory.note}»`,
        memory.echo('el papelito'),
        opt(
          pick(
            `${r.name} ${r.v('intentó')} poner cara seria. No ${r.v('pudo')}. Se ${r.le} había metido la alegría en un ojo.`,
            `La señora leyó. Volvió a leer. Sacó un pañuelo del tamaño de un mantel.`,
          ),
        ),
        pick(
          `—Adelante —dijo la señora, y estampó el sello con muchísimo sentimiento—. Eso paga la entrada, la salida y la silla.`,
          `—Con esto pasa cualquiera —dijo la señora, y puso el sello muy flojito, para no arrugarlo.`,
        ),
        opt(`—Ojalá todos declararan cosas así —añadió—. Ayer alguien declaró una grapadora.`),
        opt(
          pick(
            `El papelito volvió al bolsillo. Pero al bolsillo bueno: el de adentro.`,
            `Del papelito se pidió una copia para el archivo. Fue concedida.`,
          ),
        ),
      ],
      scene: {
        place: 'una aduana diminuta en mitad de un camino de campo',
        time: 'la misma mañana de lunes',
        action: 'muestra un papelito a una señora con un sello enorme',
        objects: ['un sello enorme', 'un papelito', ...memory.objects],
      },
    }),
    ({ r, s, quality, deed, pick, soft, opt }) => ({
      title: pick('Cara a cara con el lunes', 'El acusado', 'La silla con ruedas'),
      text: [
        pick(
          `El lunes estaba sentado en una silla con ruedas, dando vueltas, de espaldas al mundo.`,
          `Encontraron al lunes al final de todo, en una silla con ruedas, mirando una pared. Daba vueltas muy despacio.`,
        ),
        `—¿Más quejas? —gruñó—. Hagan fila.`,
        soft(`—Ninguna —${r.v('dijo')} ${r.name}.`),
        `El lunes dejó de girar. Y en ese silencio de once y diez se notó lo que ${s.v('cuenta')} ${s.name} cuando alguien pregunta por ${r.name}: ${quality.what}.`,
        ...deed('el lunes'),
        pick(
          `—Es que nadie se alegra de verme —confesó, y de pronto ya no parecía un día tan grande.`,
          `—¿Sabe alguien lo que es que todos suspiren cuando uno llega? —dijo, con la corbata torcida.`,
        ),
        pick(
          `${r.name} ${r.v('acercó')} otra silla con ruedas. Dieron una vuelta. Luego, otra.`,
          `Y como hablando se va el rato, alguien contó un chiste, y el lunes contó otro. Era malísimo.`,
        ),
        opt(`Al rato, el lunes se estaba riendo.`),
      ],
      scene: {
        place: 'una sala de oficina vacía, con ventanas sobre la ciudad',
        time: 'por la mañana, a las once y diez',
        pose: 'sit',
        action: 'gira en una silla con ruedas junto al lunes, un señor de corbata torcida',
        objects: ['dos sillas con ruedas', 'un reloj detenido', 'una corbata torcida'],
      },
    }),
    ({ r, s, fav, w, trait, confession, pick, soft, opt }) => ({
      title: pick('Las once y once', 'Caso cerrado', 'Y por fin, martes'),
      text: [
        pick(
          `El reloj hizo tac. Las once y once.`,
          `Tac, hizo el reloj, después de mucho pensarlo. Eran las once y once.`,
        ),
        `${w.back}. Y el lunes, muy digno, recogió su sombrero y prometió volver, pero solo una vez por semana.`,
        `${s.name} ${s.v('esperaba')} junto al escritorio, con sillas de sobra y algo de comer.`,
        soft(
          pick(
            `—Culpable: nadie. Motivo: tristeza. Solución: compañía —${r.v('dictó')} ${r.name}.`,
            `—Caso cerrado —${r.v('dictó')} ${r.name}—. No faltaba un culpable. Faltaba una silla.`,
          ),
        ),
        confession(`${s.v('dijo')} ${s.name}, y ${s.v('pidió')} que constara en el expediente`),
        trait
          ? `Al final quedó una nota al margen: «${upperFirst(r.name)} ${trait.still}. No corregir».`
          : `Al final quedó una nota al margen: «Todo bien. Demasiado bien. No corregir».`,
        soft(`El resto del día lo pasaron hablando ${fav.about}. Sobre la mesa, ${w.token.un} hacía de pisapapeles.`),
        pick(`Fue, que conste, un lunes estupendo.`, `Y el martes, que esperaba su turno, tuvo que tocar dos veces.`),
        opt(`Cada lunes, a las once y diez, alguien acerca una silla de más. Por si acaso.`),
      ],
      scene: {
        place: 'la misma sala de oficina, ahora llena de luz',
        time: 'por la mañana, con sol',
        action: `brinda con ${s.name} junto al escritorio`,
        objects: ['un reloj', w.token.un, 'dos sillas con ruedas'],
      },
    }),
  ],
}
