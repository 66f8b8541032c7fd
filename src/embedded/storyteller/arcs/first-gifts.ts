import { inBrief } from '../kit/in-brief.ts'
import type { Arc } from '../kit/kit.ts'
import { isSmallest } from '../language/person.ts'
import { upperFirst } from '../language/text.ts'

/** For a baby or a very small child: visitors come with gifts that fit in no box. Nobody to beat but a shy wind. */
export const firstGifts: Arc = {
  id: 'first-gifts',
  suits: ({ r }) => (r.baby && isSmallest(r) ? 6 : 0),
  title: ({ r, pick }) =>
    pick(
      `${r.name} y los regalos que no caben en una caja`,
      `La noche en que todos vinieron a ver a ${r.name}`,
      `${r.name} y la visita del viento`,
    ),
  cover: ({ s, w }) => ({
    place: 'un cuarto con una cuna junto a la ventana',
    time: 'de noche, con luna',
    action: `sonríe desde la cuna, junto a ${s.name}, ante una fila de visitas con regalos`,
    objects: ['una cuna', 'regalos que brillan', 'una luna', w.guide.un],
  }),
  chapters: [
    ({ r, s, fav, w, pick, soft, opt }) => ({
      title: pick('Se corre la voz', 'Una fila en la ventana', 'La noticia'),
      text: [
        pick(
          `Lo supo un gorrión y se lo contó al farol. El farol, a la luna. Y la luna, a todo el mundo:`,
          `La luna se asomó a una ventana y vio algo tan bonito que se lo contó a todo el mundo:`,
        ),
        `—¡Ahí ${r.v('vive')} ${r.name}! Y lo que más ${r.le} gusta es esto: ${fav.all}.`,
        pick(
          `Y vinieron todos, en fila, con regalos de los que no caben en una caja.`,
          `Llegaron las visitas, una, dos y tres. Traían regalos de los que no caben en una caja.`,
        ),
        soft(
          pick(
            `—Pasen. Pero de puntitas —${s.v('dijo')} ${s.name}.`,
            `—Hay sitio para todos. Pero bajito —${s.v('dijo')} ${s.name}.`,
          ),
        ),
        `Primero entró ${w.guide.un}.`,
        soft(`Olía a ${w.scent}.`),
        opt(`Los demás, detrás, de puntitas. Hasta un elefante.`),
      ],
      scene: {
        place: 'un cuarto con una cuna y la ventana abierta',
        time: 'de noche, con luna',
        action: `mira desde la cuna la fila de visitas que llega, y ${s.name} ${s.v('abre')} la ventana`,
        objects: ['una cuna', 'una luna', 'un pájaro', w.guide.un],
      },
    }),
    ({ r, w, trait, plant, pick, soft, opt }) => ({
      title: pick('El primer regalo', 'Algo que suena', 'Qué trajo la visita'),
      text: [
        `—Traigo un sonido —dijo ${w.guide.el}. Era ${w.sound}. Dio dos vueltas y se quedó a vivir en el móvil de la cuna.`,
        `${r.name} ${r.v('se rio')}.`,
        soft(
          pick(
            `Un gorrión trajo una pluma. El farol, un poquito de luz. La luna se trajo a sí misma, y se sentó en la ventana.`,
            `Una pluma, dijo el gorrión. Una lucecita, dijo el farol. La luna dijo: vengo yo, que soy redonda.`,
          ),
        ),
        trait && `—¿Y esto? —preguntó el reloj—. Ah, esto ya venía puesto: ${trait.fact}.`,
        `Faltaba la última visita, que no se animaba a entrar: el Viento.`,
        soft(`${plant('el Viento')}.`),
        opt(
          pick(
            `Todo brillaba un poco. Todo brillaba bajito.`,
            `Y el cuarto, que era pequeño, se hizo grande por dentro.`,
          ),
        ),
        opt(`Tic, tac, dijo el reloj. Bajito.`),
      ],
      scene: {
        place: 'un cuarto con una cuna',
        time: 'de noche, con una luz pequeña',
        action: `ríe en la cuna ante ${w.guide.un}, que le enseña un regalo que brilla`,
        objects: ['una cuna', 'un móvil de cuna', ...w.objects],
      },
    }),
    ({ r, s, memory, pick, soft, opt }) => ({
      title: pick('El regalo escrito', 'El papel debajo de la almohada', 'Para cuando sepa leer'),
      text: [
        `—${s.spoken('Falta el mío', 'Falta el nuestro')} —${s.v('dijo')} ${s.name}. Y ${s.v('leyó')} un papel, muy bajito:`,
        `«${memory.note}»`,
        pick(
          `El elefante de la fila se secó un ojo con la oreja, que para eso la tiene tan grande.`,
          `La luna se inclinó un poco más, para no perderse ni una letra. Por poco se cae dentro.`,
        ),
        pick(
          `—Un recuerdo —explicó el farol—. Se regala, y entonces es de dos.`,
          `—Un recuerdo —explicó el farol—. Pesa menos que una pluma.`,
        ),
        `${upperFirst(s.name)} lo ${s.v('puso')} debajo de la almohada.`,
        soft(`${r.name} no ${r.v('sabía')} leer. Pero ${r.v('puso')} la mano justo encima.`),
        opt(`Afuera, algo suspiró entre las hojas. Era el Viento, que lo había oído.`),
        opt(`Shh.`),
      ],
      scene: {
        place: 'un cuarto con una cuna, a la luz de la luna',
        time: 'de noche',
        action: `escucha a ${s.name}, que ${s.v('lee')} un papel junto a la cuna`,
        objects: ['una cuna', 'un papel', 'un elefante', 'una luna', ...memory.objects],
      },
    }),
    ({ r, s, quality, deed, pick, soft, opt }) => {
      const { done, after } = inBrief(deed('el Viento'))
      return {
        title: pick('El último de la fila', 'El Viento', 'Quien no se atrevía'),
        text: [
          pick(
            `Uuuh, hacía el Viento, dando vueltas a la casa. Uuuh. Quería entrar y no quería.`,
            `Uuuh, uuuh. El Viento tocaba la ventana con un dedo y salía corriendo.`,
          ),
          `Pero ${r.name} ya ${r.v('tenía')} eso que ${s.name} ${s.v('notó')} desde el primer día: ${quality.what}.`,
          ...done,
          soft(...after),
          pick(
            `Y el Viento entró. Despacito, despacito. Se hizo brisa.`,
            `Y el Viento entró de puntitas, y sopló un flequillo sin despertar a nadie.`,
          ),
          opt(`—No rompí nada —dijo.`),
        ],
        scene: {
          place: 'un cuarto con la ventana abierta y las cortinas al vuelo',
          time: 'de noche',
          pose: 'wave',
          action: 'extiende la mano hacia el Viento, una figura azul y transparente en la ventana',
          objects: ['una ventana abierta', 'cortinas', 'una cuna', 'hojas que vuelan'],
        },
      }
    },
    ({ r, s, fav, w, trait, confession, pick, soft, opt }) => ({
      title: pick('Lo que se quedó', 'Cuando se fueron todos', 'Los regalos, por la mañana'),
      text: [
        `El regalo del Viento fue el mejor: se llevó una risa de ${r.name} y la repartió.`,
        soft(`${w.back}.`),
        soft(
          pick(
            `—${r.n('Se va', 'Se van')} a acordar siempre —${s.v('dijo')} ${s.name}—. Aunque no lo ${r.n('sepa', 'sepan')}.`,
            `—Esto no se olvida —${s.v('dijo')} ${s.name}—. Se guarda más adentro.`,
          ),
        ),
        soft(`El farol, por no molestar, bajó la luz.`),
        confession(`${s.v('susurró')} después`),
        trait ? `Y ${r.name} ${trait.still}.` : null,
        soft(`Por la mañana solo quedaban una cuna, una ventana y ${w.token.un}.`),
        soft(
          pick(
            `Pero ${r.name} ${r.v('miraba')} al aire y se reía${r.n('', 'n')}. Los regalos que no caben en una caja se quedan flotando.`,
            `Pero si alguien hablaba ${fav.about}, todo el cuarto sonreía.`,
          ),
        ),
        opt(`Y debajo de la almohada, doblado, esperaba el papel.`),
      ],
      scene: {
        place: 'un cuarto con una cuna y una ventana con sol',
        time: 'al amanecer',
        action: `duerme con una sonrisa mientras ${s.name} ${s.v('sube')} la manta`,
        objects: ['una cuna', w.token.un, 'un sol en la ventana'],
      },
    }),
  ],
}
