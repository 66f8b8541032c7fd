import type { Arc } from '../kit/kit.ts'
import { upperFirst } from '../language/text.ts'

/** For a baby or a very small child: visitors come with gifts that fit in no box. Nobody to beat but a shy wind. */
export const firstGifts: Arc = {
  id: 'first-gifts',
  suits: ({ r }) => (r.baby && r.role !== 'pet' ? 5 : 0),
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
    ({ r, s, fav, w, pick, opt }) => ({
      title: pick('Se corre la voz', 'Una fila en la ventana', 'La noticia'),
      text: [
        pick(
          `La noticia salió por la ventana y se la contó a un gorrión. El gorrión se la contó al farol. El farol, a la luna. Y la luna, a todo el mundo:`,
          `Una noche, la luna se asomó a una ventana y vio algo tan bonito que se lo contó a todo el mundo:`,
        ),
        `—¡Ahí ${r.v('vive')} ${r.name}!`,
        `—¿Y qué ${r.le} gusta? —preguntó el gorrión.`,
        `—Mira cómo se ${r.le} ponen los ojos —dijo la luna—. ${upperFirst(fav.all)}. Eso es lo que más.`,
        pick(
          `Así que, de una en una, empezaron a llegar las visitas. Hicieron fila en la ventana. Traían regalos. Pero eran regalos raros: de los que no caben en una caja.`,
          `Y vinieron todos. Se pusieron en fila en la ventana, calladitos. Cada cual traía un regalo. Pero eran regalos raros: de los que no caben en una caja.`,
        ),
        `${upperFirst(s.name)} ${s.v('abrió')} la ventana y ${s.v('dijo')}:`,
        pick(`—Pasen. Pero de puntillas.`, `—Hay sitio para todos. Pero bajito.`),
        `En el primer puesto de la fila estaba ${w.guide.un}. Olía a ${w.scent}.`,
        opt(`Los demás entraron detrás, de puntillas. Hasta un elefante.`),
      ],
      scene: {
        place: 'un cuarto con una cuna y la ventana abierta',
        time: 'de noche, con luna',
        action: `mira desde la cuna la fila de visitas que llega, y ${s.name} ${s.v('abre')} la ventana`,
        objects: ['una cuna', 'una luna', 'un pájaro', w.guide.un],
      },
    }),
    ({ r, w, w2, plant, turn, pick, opt }) => ({
      title: pick('El primer regalo', 'Algo que suena', 'Qué trajo la visita'),
      text: [
        `—Traigo un sonido —dijo ${w.guide.el}, y lo dejó suelto. Era ${w.sound}. Dio dos vueltas y se quedó a vivir en el móvil de la cuna.`,
        `${r.name} ${r.v('se rio')}.`,
        pick(
          `—En ${w.land} nos hace falta esa risa —suspiró ${w.guide.el}—. Allí ${w.now}.`,
          `—Qué risa tan buena —suspiró ${w.guide.el}—. En ${w.land} ya no tenemos. Allí ${w.now}.`,
        ),
        `Y se puso a la cola otra vez, por si había que esperar. Porque faltaba una visita, la última, que no se animaba a entrar: el Viento. ${plant('el Viento')}.`,
        turn(
          { intro: 'El reloj de la pared, muy serio, anunció que eran horas de cerrar.', o: 'el reloj' },
          `El gorrión trajo una pluma. El farol, un poquito de luz para las noches muy negras. La luna no trajo nada: se trajo a sí misma, y se sentó en el alféizar.`,
        ),
        opt(
          w2
            ? `Alguien dejó también, sin decir quién, ${w2.token.un}.`
            : `Alguien dejó también, sin decir quién, ${w.token.un}.`,
        ),
        opt(
          pick(
            `Todo brillaba un poco. Todo brillaba bajito.`,
            `Y el cuarto, que era pequeño, se hizo grande por dentro.`,
          ),
        ),
        opt(`Tic, tac, decía el reloj. Pero lo decía en voz baja.`),
      ],
      scene: {
        place: 'un cuarto con una cuna',
        time: 'de noche, con una luz pequeña',
        action: `ríe en la cuna ante ${w.guide.un}, que le enseña un regalo que brilla`,
        objects: ['una cuna', 'un móvil de cuna', ...w.objects],
      },
    }),
    ({ r, s, memory, pick, opt }) => ({
      title: pick('El regalo escrito', 'El papel debajo de la almohada', 'Para cuando sepa leer'),
      text: [
        `—${s.spoken('Falta el mío', 'Falta el nuestro')} —${s.v('dijo')} ${s.name}.`,
        `Y no ${s.v('sacó')} una pluma, ni un sonido, ni una luz. ${s.n('Sacó', 'Sacaron')} un papel escrito a mano, y lo ${s.v('leyó')} muy bajito:`,
        `«${memory.note}»`,
        memory.echo(),
        pick(
          `Nadie respiró. El elefante de la fila se secó un ojo con la oreja, que para eso la tiene tan grande.`,
          `La luna se inclinó un poco más, para no perderse ni una letra. Por poco se cae dentro.`,
        ),
        pick(
          `—Eso es un recuerdo —explicó el farol al gorrión—. Se le regala a quien quieres, para que sea de dos.`,
          `—Un recuerdo —explicó el farol al gorrión—. Pesa menos que una pluma y dura más que un farol.`,
        ),
        `${upperFirst(s.name)} lo ${s.v('dobló')} en cuatro y lo ${s.v('puso')} debajo de la almohada.`,
        opt(`—¿Y sirve de algo? —preguntó el gorrión. El farol dijo que para todo.`),
        opt(`${r.name} no ${r.v('sabía')} leer. Pero ${r.v('puso')} la mano justo encima.`),
        opt(`Afuera, algo suspiró entre las hojas. Era el Viento, que lo había oído.`),
      ],
      scene: {
        place: 'un cuarto con una cuna, a la luz de la luna',
        time: 'de noche',
        action: `escucha a ${s.name}, que ${s.v('lee')} un papel junto a la cuna`,
        objects: ['una cuna', 'un papel', 'un elefante', 'una luna', ...memory.objects],
      },
    }),
    ({ r, s, quality, deed, pick, soft, opt }) => ({
      title: pick('El último de la fila', 'El Viento', 'Quien no se atrevía'),
      text: [
        pick(
          `El Viento llevaba toda la noche dando vueltas a la casa. Quería entrar y no quería. Golpeaba la ventana y se escondía.`,
          `Uuuh, hacía el Viento, dando vueltas a la casa. Uuuh. Tocaba el cristal con un dedo y salía corriendo.`,
        ),
        soft(
          pick(
            `—Es que rompo las cosas —decía—. Apago las velas. Despierto a la gente. Mejor me voy.`,
            `—Es que no sé entrar despacio —decía—. Siempre se me caen las macetas. Mejor miro desde aquí.`,
          ),
        ),
        soft(`El gorrión se metió debajo de la manta. La luna cerró un ojo.`),
        `Pero ${r.name}, que ${r.v('cabía')} en dos brazos, ya ${r.v('tenía')} dentro eso que ${s.name} ${s.v('notó')} desde el primer día: ${quality.what}. Y se notó.`,
        ...deed('el Viento'),
        pick(
          `Y el Viento entró. Despacito, como se entra en una habitación donde alguien duerme. Se hizo brisa.`,
          `Y el Viento, que sabía aullar, aprendió esa noche a soplar un flequillo sin despertar a nadie.`,
        ),
        opt(`—No rompí nada —dijo, sin poder creerlo.`),
      ],
      scene: {
        place: 'un cuarto con la ventana abierta y las cortinas al vuelo',
        time: 'de noche',
        pose: 'wave',
        action: 'extiende la mano hacia el Viento, una figura azul y transparente en la ventana',
        objects: ['una ventana abierta', 'cortinas', 'una cuna', 'hojas que vuelan'],
      },
    }),
    ({ r, s, fav, w, trait, confession, pick, soft, opt }) => ({
      title: pick('Lo que se quedó', 'Cuando se fueron todos', 'Los regalos, por la mañana'),
      text: [
        `El regalo del Viento fue el mejor: se llevó una risa de ${r.name} y la repartió. ${w.back}.`,
        soft(
          pick(
            `Luego, de una en una, las visitas se fueron. De puntillas. Hasta las que no sabían.`,
            `Al clarear, las visitas se pusieron el sombrero y se fueron por donde habían venido. La más grande, la última, por si acaso.`,
          ),
        ),
        soft(`—Mañana no ${r.n('se va', 'se van')} a acordar —dijo la luna.`),
        pick(
          `—${r.n('Se va', 'Se van')} a acordar siempre —${s.v('dijo')} ${s.name}—. Aunque no lo ${r.n('sepa', 'sepan')}.`,
          `—Esto no se olvida —${s.v('dijo')} ${s.name}—. Se guarda más adentro, donde no hacen falta palabras.`,
        ),
        `El farol, por no molestar, bajó la luz.`,
        confession(`${s.v('susurró')} después ${s.name}, y ${s.v('subió')} la manta`),
        trait ? `Y ${r.name} ${trait.still}. Ese regalo ya venía puesto.` : null,
        `Por la mañana, quien entraba en el cuarto solo veía una cuna, una ventana y ${w.token.un}. Nada más.`,
        pick(
          `Pero ${r.name} ${r.v('miraba')} al aire y se reía${r.n('', 'n')}. Porque los regalos que no caben en una caja se quedan flotando.`,
          `Pero si alguien hablaba ${fav.about}, todo el cuarto sonreía.`,
        ),
        opt(`Y debajo de la almohada, doblado en cuatro, seguía esperando el papel. Esperará lo que haga falta.`),
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
