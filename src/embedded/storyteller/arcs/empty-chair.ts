import type { Arc } from '../kit/kit.ts'
import { upperFirst } from '../language/text.ts'

/** In memory of somebody: the chair that nobody moves, a table to which each brings a story, and what stays of them. */
export const emptyChair: Arc = {
  id: 'empty-chair',
  inMemory: true,
  favouriteChapter: 2,
  suits: ({ r }) => (r.role === 'pet' || r.baby ? 0 : 3),
  title: ({ r, pick }) =>
    pick(`La silla de ${r.name}`, `Un lugar en la mesa para ${r.name}`, `Lo que se cuenta de ${r.name}`),
  cover: ({ s }) => ({
    place: 'una sala con una silla vacía junto a la ventana',
    time: 'al atardecer, con luz dorada',
    pose: 'sit',
    action: `${s.name} ${s.v('mira')} una fotografía con marco, al lado de una silla vacía`,
    objects: ['una silla', 'una fotografía con marco', 'flores en un vaso'],
  }),
  chapters: [
    ({ r, s, pick, opt, trait }) => ({
      title: pick('Junto a la ventana', 'La silla', 'Un domingo en silencio'),
      text: [
        pick(
          `En la casa había una silla que nadie movía. Estaba junto a la ventana, un poco girada hacia la luz, como la ${r.v('dejaba')} siempre ${r.name}.`,
          `Junto a la ventana había una silla. No era la más bonita ni la más cómoda, pero era la de ${r.name}, y todavía guardaba la forma de las tardes largas.`,
          `Hay sillas que tienen nombre, aunque nadie se lo haya puesto. La de la ventana se llamaba ${r.name}.`,
        ),
        pick(
          `Encima del mueble, dentro de su marco, ${r.name} ${r.v('sonreía')}. Era una fotografía de un día cualquiera, de esos que uno no sabe que va a necesitar.`,
          `A su lado, en una repisa, estaba la fotografía. Alguien le quitaba el polvo todos los días, con el borde de la manga.`,
        ),
        trait
          ? `Todos lo recordaban: ${trait.fact}.`
          : `La luz entraba, daba la vuelta a la silla y se quedaba un rato.`,
        pick(
          `Aquel domingo ${s.name} ${s.v('entró')} sin encender la radio, ${s.v('se sentó')} en el suelo, al lado de la silla, y ${s.v('esperó')} sin saber bien qué.`,
          `Aquel domingo, ${s.name} ${s.v('puso')} flores en un vaso, ${s.v('buscó')} dónde dejarlas y las ${s.v('dejó')} ahí, al pie de la silla.`,
        ),
        pick(
          `Hay ausencias que hacen ruido. Aquella no. Aquella se acomodaba en la tarde, despacio, y no molestaba a nadie.`,
          `Extrañar es eso: mirar una silla y verla llena.`,
        ),
        pick(
          `—Habría que llamar a los demás —${s.v('dijo')} ${s.name} por fin—. Esto no se hace a solas.`,
          `Entonces se ${s.v('levantó')} y ${s.v('empezó')} a llamar por teléfono, un número detrás de otro. —Vengan —${s.v('decía')}—. Y traigan lo que se acuerden.`,
        ),
        opt(
          `Afuera, en la calle, se oyó una bicicleta que pasaba y un perro que la saludaba. La tarde seguía siendo la tarde.`,
        ),
        opt(`El reloj de la pared, por una vez, no tuvo prisa.`),
      ],
      scene: {
        place: 'una sala con una silla vacía junto a la ventana',
        time: 'una tarde de domingo',
        pose: 'sit',
        action: `${s.name} ${s.v('espera')} en el suelo, junto a una silla vacía`,
        objects: ['una silla', 'una fotografía con marco', 'una ventana'],
      },
    }),
    ({ r, s, fav, pick, opt }) => ({
      title: pick('Cada quien trajo algo', 'La mesa larga', 'Un plato de más'),
      text: [
        pick(
          `Empezaron a llegar antes de las seis. Traían sillas plegables, platos tapados y los ojos un poco brillantes.`,
          `Llegaron de dos en dos, hablando bajito en la escalera. Uno traía pan. Otra, una caja de zapatos llena de fotos.`,
        ),
        pick(
          `Alguien puso un plato de más, por costumbre. Nadie lo quitó.`,
          `Al poner la mesa sobró un lugar. No lo recogieron: le dieron la mejor vista.`,
        ),
        pick(
          `—¿Por dónde se empieza? —preguntó alguien.`,
          `Al principio nadie sabía por dónde empezar. Se oían las cucharas.`,
        ),
        `—Por lo que más ${r.le} gustaba en el mundo —${s.v('dijo')} ${s.name}—: ${fav.all}.`,
        pick(
          `Fue como abrir una puerta. Todos tenían algo que contar, y todos querían contarlo primero.`,
          `Y ya no hubo silencio. Una historia tiraba de la otra, como las cerezas.`,
        ),
        `Hablaron ${fav.about} hasta que se enfrió la sopa. La calentaron, y se volvió a enfriar.`,
        pick(
          `Alguien se rio tan fuerte que se tapó la boca, con susto. —No pasa nada —${s.v('dijo')} ${s.name}—. Aquí se puede.`,
          `Hubo quien lloró un poco y hubo quien se rio un poco, y hubo quien hizo las dos cosas con la misma servilleta.`,
        ),
        opt(`Desde la repisa, la fotografía parecía escuchar.`),
        opt(`Las historias, todas juntas, no cabían ya en la mesa.`),
      ],
      scene: {
        place: 'un comedor con una mesa larga y un lugar vacío',
        time: 'al anochecer, con luz cálida',
        pose: 'sit',
        action: `${s.name} ${s.v('habla')} en una mesa larga, junto a un lugar vacío y una fotografía`,
        objects: ['una mesa con platos', 'una fotografía con marco', 'pan'],
      },
    }),
    ({ r, s, memory, pick, opt }) => ({
      title: pick('La hoja doblada', 'Lo que estaba escrito', 'Para no olvidarlo'),
      text: [
        pick(
          `Cuando recogieron los platos, ${s.name} ${s.v('sacó')} del bolsillo una hoja doblada en cuatro.`,
          `Ya era de noche cuando ${s.name} ${s.v('pidió')} que apagaran la luz grande y dejaran solo la lámpara. ${s.n('Traía', 'Traían')} una hoja doblada en cuatro.`,
        ),
        pick(
          `La ${s.v('había')} escrito a mano, despacio, para que no se perdiera ni una palabra. Y la ${s.v('leyó')} como se lee lo que importa, sin levantar la vista:`,
          `La letra se torcía un poco hacia el final, donde cuesta más escribir. ${upperFirst(s.v('leyó'))} así:`,
        ),
        `«${memory.note}»`,
        pick(
          `Nadie dijo nada. La cortina se movió apenas, como cuando alguien abre una puerta en otra parte de la casa.`,
          `Hubo un silencio ancho, de los que caben muchos dentro.`,
        ),
        pick(
          `Y por un momento aquello volvió a estar entero sobre la mesa, con su luz, con su ruido, y con ${r.name} en el medio.`,
          `Por un momento fue otra vez entonces. Se habría podido tocar.`,
        ),
        pick(
          `—Otra vez —pidió una voz pequeña. Y ${s.name} la ${s.v('leyó')} otra vez, porque hay cosas que se dicen dos veces.`,
          `Después la hoja pasó de mano en mano, con mucho cuidado, hasta dar la vuelta completa.`,
        ),
        opt(`Nadie preguntó cuántos años habían pasado. Los recuerdos no llevan esa cuenta.`),
        opt(`La hoja quedó apoyada en la fotografía, y ahí sigue.`),
      ],
      scene: {
        place: 'una sala con una lámpara encendida y una fotografía',
        time: 'de noche, con luz de lámpara',
        // where no place is told there is nothing to see of that day
        action: memory.place
          ? `sonríe junto a ${s.name} en aquel día que se recuerda`
          : `${s.name} ${s.v('lee')} una hoja escrita a mano, junto a una lámpara`,
        objects: ['una fotografía con marco', 'una hoja escrita a mano', ...memory.objects],
      },
    }),
    ({ r, s, quality, pick, opt }) => ({
      title: pick('Lo mejor de todo', 'La pregunta', 'Lo que dejó dicho sin decirlo'),
      text: [
        pick(
          `—¿Y qué fue lo mejor? —preguntó la voz más pequeña de la mesa—. De todo, todo.`,
          `Quien preguntó fue la persona más pequeña de la mesa, con la barbilla en el mantel: —¿Y qué era lo mejor de ${r.name}?`,
        ),
        pick(
          `${upperFirst(s.name)} ${s.v('miró')} la silla antes de contestar.`,
          `Todos miraron a ${s.name}. ${s.n('Tardó', 'Tardaron')} un poco, como quien busca las llaves sabiendo muy bien dónde están.`,
        ),
        `—Lo que más ${s.spoken('admiré', 'admiramos')} siempre de ${r.name} —${s.v('dijo')}— es esto: ${quality.what}.`,
        pick(
          `Lo ${s.v('dijo')} en voz alta y sin prisa, para que llegara a todos los rincones.`,
          `No se le quebró la voz. O solo un poco, al final, donde nadie lo tuvo en cuenta.`,
        ),
        pick(
          `Los demás dijeron que sí con la cabeza. Cada quien había aprendido algo de ${r.name}, y al mirarse se dieron cuenta: uno tenía un gesto; otra, una palabra; otro, unas ganas que no sabía de dónde le venían.`,
          `Entonces empezaron a notarlo. Había un gesto repetido en una mano, una palabra en otra boca, una manera de mirar que ya había estado antes en esa casa.`,
        ),
        pick(
          `—O sea que algo se queda —dijo la voz pequeña.`,
          `—Entonces no se fue todo —dijo la voz pequeña, muy seria.`,
        ),
        pick(
          `—Lo mejor —${s.v('contestó')} ${s.name}—. Lo mejor se queda.`,
          `—Todo no —${s.v('contestó')} ${s.name}—. Lo mejor se quedó.`,
        ),
        opt(`En la ventana se había encendido la primera estrella. O era la luz de enfrente. Daba igual: era luz.`),
      ],
      scene: {
        place: 'un comedor con una mesa larga y una silla vacía',
        time: 'de noche, con velas',
        pose: 'point',
        action: `${s.name} ${s.v('mira')} con cariño una silla vacía junto a la ventana`,
        objects: ['una silla', 'velas encendidas', 'una fotografía con marco'],
      },
    }),
    ({ r, s, fav, pick, soft, opt }) => ({
      title: pick('La silla, otra vez', 'Por turnos', 'Los domingos'),
      text: [
        pick(
          `Antes de irse, alguien preguntó si no sería mejor guardar la silla.`,
          `Ya con los abrigos puestos, alguien hizo la pregunta que nadie se atrevía a hacer: qué iban a hacer con la silla.`,
        ),
        pick(
          `—No —${s.v('dijo')} ${s.name}—. Las sillas son para sentarse.`,
          `—Usarla —${s.v('dijo')} ${s.name}—. Para eso está junto a la ventana.`,
        ),
        pick(
          `Se sentó primero la persona más pequeña. Los pies no le llegaban al suelo. Desde ahí se veía la calle, el árbol y un pedazo de cielo bastante bueno.`,
          `Se fueron sentando por turnos, un ratito cada quien. Desde ahí se entendían muchas cosas: la luz, la hora, el pedazo de cielo.`,
        ),
        pick(
          `Desde entonces, los domingos, quien llega primero se sienta en la silla de ${r.name}, y la paga con una historia.`,
          `Ahora la silla tiene una sola regla: quien se sienta en ella, cuenta algo de ${r.name}.`,
        ),
        `Se habla ${fav.about}, se ríe, se calla un rato. Y nunca falta quien diga el nombre en voz alta, que es la manera más sencilla de hacer sitio.`,
        soft(
          pick(
            `${upperFirst(s.name)} ${s.v('cambia')} las flores del vaso y ${s.v('abre')} un poco la ventana.`,
            `${upperFirst(s.name)} ${s.v('guarda')} la hoja en el cajón de arriba, el que no se atasca.`,
          ),
        ),
        pick(
          `Lo que se ama no se guarda en un cajón: se sienta a la mesa con los demás.`,
          `Porque lo que se cuenta no se va. Se queda junto a la ventana, donde mejor da la luz.`,
        ),
        opt(`Y la fotografía, desde la repisa, sonríe igual que aquel día.`),
      ],
      scene: {
        place: 'una sala con una silla junto a la ventana',
        time: 'por la mañana, con sol',
        pose: 'sit',
        action: `${s.name} ${s.v('cambia')} las flores de un vaso, junto a una silla bañada de sol`,
        objects: ['una silla', 'flores en un vaso', 'una fotografía con marco'],
      },
    }),
  ],
}
