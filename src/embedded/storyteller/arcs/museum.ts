import type { Arc, Beat } from '../kit/kit.ts'
import { upperFirst } from '../language/text.ts'

/** No opponent to beat: a museum devoted to the recipient, one room after another, and a guard about to give up. */
export const museum: Arc = {
  id: 'museum',
  favouriteChapter: 2,
  suits: ({ r }) => {
    if (r.role === 'pet' || r.age === 'small' || r.age === 'older') return 0
    return ['grandparent', 'parent', 'teacher', 'uncle', 'colleague', 'inlaw'].includes(r.role) ? 3 : 1
  },
  title: ({ r, pick }) => pick(`El museo de ${r.name}`, `Sala por sala: ${r.name}`, `${r.name} entra gratis`),
  cover: ({ s, w }) => ({
    place: 'la entrada de un museo pequeño con farolas',
    time: 'al atardecer',
    action: `entra en un museo del brazo de ${s.name}`,
    objects: ['cuadros con marco dorado', 'una entrada', ...w.objects],
  }),
  chapters: [
    ({ r, s, pick, opt, trait }) => ({
      title: pick('Un museo en la esquina', 'Entrada general', 'Abierto hasta las siete'),
      text: [
        pick(
          `En la esquina donde siempre hubo una mercería apareció, un martes, un museo.`,
          `El museo no estaba el lunes. El martes, sí, con su puerta giratoria y su señor de uniforme.`,
          `Hay calles que uno conoce de memoria. Por eso a ${r.name} ${r.le} extrañó tanto encontrar allí un museo.`,
        ),
        pick(
          `—¿Cuánto cuesta? —${r.v('preguntó')} ${r.name} en la ventanilla.`,
          `—¿Se puede visitar? —${r.v('preguntó')} ${r.name} en la ventanilla, por curiosidad.`,
        ),
        pick(
          `—¿Nombre? —dijo el guardia, sin levantar la cabeza. Y al oírlo, se puso de pie tan rápido que se le cayó la gorra—. ¡Pero si es su museo!`,
          `—Dígame su nombre para el registro —dijo el guardia. Cuando lo oyó, se le escurrió el lápiz—. ¡Ay! Y yo aquí, sin planchar. ¡Si es su museo!`,
        ),
        `Y era verdad. Encima de la puerta, en letras de bronce, decía: «Museo de ${r.name}». Debajo, más pequeño: «Colección permanente».`,
        trait
          ? `En el folleto venía una advertencia: «Se ruega no corregir. ${trait.card}».`
          : `En el folleto venía una advertencia: «Se ruega tocar las obras».`,
        pick(`—Debe de haber un error —${r.v('dijo')} ${r.name}.`, `—No puede ser —${r.v('dijo')} ${r.name}.`),
        pick(
          `—Eso dicen en todos los museos que valen la pena —contestó el guardia.`,
          `—Lo mejor es pasar —contestó el guardia, y levantó el cordón.`,
        ),
        opt(`El guardia se llamaba Anselmo y llevaba al cuello la llave de la última sala.`),
        opt(`La entrada era de cartulina azul. Alguien la había pagado ya: en el reverso se leía «${s.signature}».`),
      ],
      scene: {
        place: 'una calle de la ciudad, a la entrada de un museo',
        time: 'a media tarde',
        action: 'habla en la ventanilla con un guardia de uniforme al que se le cae la gorra',
        objects: ['una ventanilla', 'una entrada azul', 'letras de bronce'],
      },
    }),
    ({ r, fav, w, w2, plant, turn, pick, opt }) => ({
      title: pick('Sala primera', 'Una estatua que habla', 'Se ruega tocar'),
      text: [
        pick(
          `En la sala primera estaba lo que más ${r.le} gusta en el mundo: ${fav.all}. La sala entera era ${w.land}.`,
          `La sala primera no necesitaba explicación: ${fav.all}. Al abrir la puerta se entraba en ${w.land}.`,
        ),
        `Sobre un pedestal, ${w.guide.un} hacía de estatua, muy mal.`,
        pick(
          `—Algo anda torcido —susurró—. Aquí ${w.now}.`,
          `—Menos mal que viene alguien —susurró—. De un tiempo a esta parte, ${w.now}.`,
        ),
        `—Es por la última puerta —explicó Anselmo, el guardia—. ${plant('esa puerta')}.`,
        turn(
          { intro: 'Entre sala y sala había un arco de seguridad con opiniones propias.', o: 'el arco' },
          pick(
            `${r.name} ${r.v('se quedó')} un rato en la sala primera. Nadie mete prisa a nadie en su propio museo.`,
            `Había un banco para mirar con calma. ${r.name} ${r.v('se sentó')}, y el banco crujió de contento.`,
          ),
        ),
        opt(
          w2
            ? `En un rincón, sin cartel, se exponía ${w2.token.un}. «Donación reciente», dijo Anselmo, y no quiso decir de quién.`
            : `En un rincón, sin cartel, había una silla muy usada. «Es de quien viene siempre», dijo Anselmo, y no quiso decir quién.`,
        ),
        opt(`Olía a ${w.scent}. De fondo, muy bajito, se oía ${w.sound}.`),
        opt(`Un letrero pedía silencio. Otro, más pequeño, pedía que no se le hiciera caso.`),
      ],
      scene: {
        place: `${w.land}, dentro de un museo`,
        time: 'a media tarde',
        action: `mira con asombro a ${w.guide.un} que hace de estatua sobre un pedestal`,
        objects: ['un pedestal', 'un marco dorado', ...w.objects],
      },
    }),
    ({ r, s, memory, pick, opt }) => ({
      title: pick('Sala segunda', 'Un cuadro con ventana', 'La obra más visitada'),
      text: [
        pick(
          `En la sala segunda había un solo cuadro. Delante, en el suelo, la madera estaba gastada, como delante de los altares.`,
          `La sala segunda era casi toda silencio. Un solo cuadro, una luz, y en el suelo, delante, la marca de muchos pies.`,
        ),
        pick(
          `—Es la obra más visitada —dijo Anselmo—. Viene siempre la misma visita.`,
          `—Por este cuadro preguntan mucho —dijo Anselmo—. Bueno, preguntar, pregunta siempre la misma visita.`,
        ),
        pick(
          `El cuadro, de lejos, era dorado. De cerca se movía. Y debajo, en la cartela, con la letra de ${s.name}, decía:`,
          `No era un paisaje ni un retrato. Era una ventana, y dentro corría el aire. En la cartela, escrito por ${s.name}, se leía:`,
        ),
        `«${memory.note}»`,
        memory.echo('la cartela'),
        ...pick<Beat[]>(
          [
            `${r.name} ${r.v('acercó')} la mano. El guardia, que estaba allí para impedirlo, miró al techo.`,
            `La mano entró hasta la muñeca. Allí dentro seguía siendo aquel día, y hacía buena temperatura.`,
            opt(`Al sacar la mano, traía en la manga un poco de aquella luz.`),
          ],
          [
            `${r.name} ${r.v('dio')} un paso atrás, luego dos adelante. Hay cuadros que se miran; otros lo miran a uno.`,
            `No había cristal. Del otro lado seguía siendo aquel día, con su temperatura y todo.`,
          ],
        ),
        opt(
          `El cuadro estaba un poco torcido, y Anselmo quiso enderezarlo. «Así —${r.v('dijo')} ${r.name}—. Era así».`,
        ),
        opt(`El reloj del museo, por respeto, se saltó un minuto.`),
      ],
      scene: {
        place: 'una sala de museo con un solo cuadro enorme',
        time: 'al caer la tarde',
        pose: 'point',
        action: 'mete la mano en un cuadro dorado que se mueve como una ventana',
        objects: ['un cuadro con marco dorado', 'una cartela escrita a mano', ...memory.objects],
      },
    }),
    ({ r, s, quality, deed, pick, soft, opt }) => ({
      title: pick('La última puerta', 'Sala cerrada', 'La llave que no sirve'),
      text: [
        pick(
          `La última puerta era estrecha, verde y terca. Anselmo probó la llave. La puerta ni se inmutó.`,
          `Al fondo quedaba una puerta estrecha y verde, sin cartel. Anselmo probó la llave, por costumbre. La puerta no se dio por enterada.`,
        ),
        soft(
          pick(
            `—Doce años así —dijo, y se sentó en el suelo con la gorra en las rodillas—. Si hoy no se abre, cierran el museo. No he sabido cuidarlo.`,
            `—Llevo doce años probando —dijo, y apoyó la frente en la madera—. Mañana vienen a cerrar. Un museo no puede tener una sala que nadie ha visto.`,
          ),
        ),
        pick(
          `Encima del dintel, casi borrada, había una inscripción. Era lo que ${s.name} ${s.v('diría')} si hubiera que resumir el museo entero: ${quality.what}.`,
          `En el marco, a lápiz y en letra pequeña, alguien había dejado una pista. Era de ${s.name}, y decía lo mejor de ${r.name}: ${quality.what}.`,
        ),
        ...deed('la puerta'),
        pick(
          `Se oyó un clic. No venía de la cerradura: venía de más adentro.`,
          `La puerta se abrió hacia dentro, como un abrazo. La llave, en el cuello de Anselmo, tintineó de asombro.`,
        ),
        opt(`—Conque no era una cerradura —dijo Anselmo, poniéndose la gorra muy derecha.`),
        opt(`Olía a pintura fresca.`),
      ],
      scene: {
        place: 'una sala de museo, ante una puerta verde',
        time: 'al anochecer',
        action: 'mira con asombro una puerta verde y estrecha, junto a un guardia muy triste',
        objects: ['una puerta verde', 'una llave', 'una gorra de guardia'],
      },
    }),
    ({ byAge, r, s, fav, w, trait, confession, pick, soft, opt }) => ({
      title: pick('La sala por llenar', 'Última sala', 'Marcos vacíos'),
      text: [
        pick(
          `La última sala era blanca, enorme y llena de marcos vacíos. «Obra en curso», decía el cartel.`,
          `No había nada en la última sala. O mejor: había sitio. Cien marcos vacíos y un cartel: «Obra en curso».`,
        ),
        `Y en el centro, subiéndose a una escalera para colgar el primero, ${s.v('estaba')} ${s.full}.`,
        soft(
          pick(
            `—Justo a tiempo —${s.v('dijo')}—. Falta casi todo.`,
            `—Marcos sobran —${s.v('dijo')}—. Lo que falta son manos.`,
          ),
        ),
        `${r.name} ${r.v('sujetó')} el marco por una esquina.`,
        confession(`${s.v('dijo')} ${s.name}, con un martillo en la mano`),
        soft(`En la sala primera se oyó un aplauso: ${lower(w.back)}.`),
        trait ? `Anselmo lo apuntó en el catálogo: «${upperFirst(r.name)} ${trait.still}. Pieza única».` : null,
        `Se quedaron hasta muy tarde, colgando marcos y hablando ${fav.about}. ${upperFirst(w.token.un)} acabó en una vitrina, con su luz y su letrero.`,
        pick(
          `El museo sigue en la esquina. Abre todos los días. La entrada es gratis para quien sepa el nombre.`,
          `Anselmo ya no quiere jubilarse. Dice que ahora viene lo mejor: los marcos que faltan.`,
        ),
        opt(
          byAge({
            adult: `Y en el primero de todos, el que colgaron juntos, aún no hay nada. Pero ya brilla.`,
            elder: `—¿Tantos? —${r.v('preguntó')} ${r.name}, contando los marcos. Anselmo fue a buscar más.`,
          }),
        ),
      ],
      scene: {
        place: 'una sala blanca de museo llena de marcos vacíos',
        time: 'de noche, con luz cálida',
        pose: 'point',
        action: `sube con ${s.name} a una escalera para colgar un marco vacío`,
        objects: ['marcos vacíos', 'una escalera', w.token.un],
      },
    }),
  ],
}

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
