import type { Arc } from '../kit/kit.ts'
import { upperFirst } from '../language/text.ts'

/** In memory of somebody, a pet as well: a tree is planted, and a year goes by under it, season by season. */
export const plantedTree: Arc = {
  id: 'planted-tree',
  inMemory: true,
  suits: ({ r }) => (r.role === 'pet' || r.baby ? 6 : 3),
  title: ({ r, pick }) => pick(`El árbol de ${r.name}`, `Un árbol para ${r.name}`, `Cuatro estaciones para ${r.name}`),
  cover: ({ s }) => ({
    place: 'un jardín con un árbol joven y una banca',
    time: 'al amanecer, con luz suave',
    action: `${s.name} ${s.v('riega')} un árbol joven del que cuelga una cinta`,
    objects: ['un árbol joven', 'una regadera', 'una banca de madera'],
  }),
  chapters: [
    ({ r, s, fav, pick, soft, opt }) => ({
      title: pick('Un hoyo pequeño', 'Lo que se hace con las manos', 'La pala'),
      text: [
        pick(
          `Hay días en que las palabras no alcanzan. Para esos días están las manos.`,
          `Cuando no se sabe qué decir, ayuda hacer un hoyo en la tierra. No muy grande.`,
        ),
        pick(
          `Por eso, una mañana, ${s.name} ${s.v('salió')} con una pala y con un árbol tan chico que cabía debajo del brazo.`,
          `Así que ${s.name} ${s.v('compró')} el árbol más chico del vivero, el que nadie miraba, y lo ${s.v('llevó')} a casa en el asiento de adelante.`,
        ),
        `—Es para ${r.name} —${s.v('dijo')}, aunque no había nadie para oírlo. O sí: había un gorrión.`,
        soft(
          pick(
            `Buscar el sitio llevó toda la mañana. Tenía que dar el sol, pero no demasiado. Tenía que oírse la casa, pero de lejos.`,
            `El sitio no se eligió a la ligera: con sol por la tarde, con sombra al mediodía y con vista a la puerta.`,
          ),
        ),
        `Al tapar las raíces, ${s.name} ${s.v('puso')} en la tierra lo que más ${r.le} gustaba en el mundo, dicho en voz baja para que agarrara: ${fav.all}.`,
        soft(
          pick(
            `Luego ${s.v('echó')} agua. La tierra se la bebió de un trago, como quien llevaba rato esperando.`,
            `Después ${s.v('apretó')} la tierra con las dos manos. Estaba fría por arriba y tibia por abajo.`,
          ),
        ),
        `En la rama más alta, que no era muy alta, quedó atada una cinta. Ya era el árbol de ${r.name}.`,
        opt(`El gorrión se posó en la cinta, la probó con el pico y dio el visto bueno.`),
        opt(`No se veía gran cosa. Un palito con cuatro hojas. Pero así empieza todo lo que dura.`),
      ],
      scene: {
        place: 'un jardín con tierra removida',
        time: 'por la mañana',
        action: `${s.name} ${s.v('planta')} un árbol pequeño con una cinta atada a una rama`,
        objects: ['una pala', 'un árbol joven', 'una regadera'],
      },
    }),
    ({ r, s, trait, pick, opt }) => ({
      title: pick('El invierno', 'Ninguna hoja', 'Por fuera no se ve'),
      text: [
        pick(
          `Llegó el frío y el árbol se quedó sin hojas, una detrás de otra, hasta la última.`,
          `En noviembre el viento se llevó las cuatro hojas. En diciembre se llevó hasta las ganas de mirar.`,
        ),
        pick(
          `—Se está acabando —${s.v('dijo')} ${s.name}, y ${s.v('puso')} la palma en el tronco, que era del grueso de un dedo.`,
          `${upperFirst(s.name)} ${s.v('salía')} cada tarde a mirarlo. Era un palito en medio de un jardín sin nadie.`,
        ),
        pick(
          `Por la calle pasaba una jardinera vieja, con la bufanda hasta la nariz. Se asomó por encima de la reja.`,
          `Del otro lado de la reja se paró un jardinero viejo, de los que hablan poco y miran mucho.`,
        ),
        pick(
          `—No se está acabando —dijo—. Está trabajando. En invierno todo pasa por abajo, donde no se ve.`,
          `—¿Eso? Eso está más despierto que yo —dijo—. En invierno crecen las raíces. Por fuera no se nota.`,
        ),
        trait
          ? `Aquella noche, al calor de la cocina, todos se acordaron de lo mismo: ${trait.fact}. Y se rieron, por primera vez en muchas semanas.`
          : `Aquella noche, al calor de la cocina, alguien contó una historia de ${r.name}. Y se rieron, por primera vez en muchas semanas.`,
        pick(
          `Era una risa pequeña, todavía con frío. Pero era una raíz.`,
          `La pena y la risa cabían en la misma cocina. Nadie se lo había dicho, pero cabían.`,
        ),
        opt(`Desde ese día ${s.name} ${s.v('dejó')} de contar las hojas que faltaban.`),
        opt(`Antes de dormir, ${s.v('miró')} por la ventana. La cinta seguía atada, y se movía como quien saluda.`),
      ],
      scene: {
        place: 'un jardín en invierno con un árbol sin hojas',
        time: 'al atardecer, con frío',
        action: `${s.name} ${s.v('toca')} el tronco de un árbol joven sin hojas`,
        objects: ['un árbol sin hojas', 'una reja', 'una bufanda'],
      },
    }),
    ({ r, s, memory, pick, opt }) => ({
      title: pick('La primera hoja', 'Primavera', 'Un papel entre las ramas'),
      text: [
        pick(
          `Una mañana de marzo apareció una hoja. Una sola, arrugada como un recién nacido.`,
          `La primera hoja salió sin avisar, un martes, del lado de la casa.`,
        ),
        pick(
          `${upperFirst(s.name)} la ${s.v('descubrió')} desde la cocina y ${s.v('salió')} sin zapatos.`,
          `${upperFirst(s.name)} ${s.v('tuvo')} que acercarse mucho para creerlo.`,
        ),
        pick(
          `Al lado de la hoja ${s.v('colgó')} otra: una de papel, escrita a mano, con el recuerdo que más ${s.n('cuidaba', 'cuidaban')}:`,
          `Y como una hoja sola se aburre, ${s.v('colgó')} a su lado otra, de papel. La ${s.v('había')} escrito en invierno, con buena letra:`,
        ),
        `«${memory.note}»`,
        pick(
          `El viento la leyó primero. Se nota cuando el viento lee: va más despacio.`,
          `La hoja de papel y la hoja verde se movieron a la vez, como si se conocieran de antes.`,
        ),
        pick(
          `Debajo del árbol, por un momento, fue otra vez entonces, y ahí ${r.v('estaba')} ${r.name}, tal como entonces.`,
          `Por un momento el jardín fue el de entonces, con todo lo suyo, y ${r.name} ${r.v('estaba')} en el medio.`,
        ),
        opt(`Duró lo que dura un recuerdo cuando se le deja abierta la puerta.`),
        opt(`El gorrión de siempre trajo una rama. Le había gustado el sitio.`),
      ],
      scene: {
        place: 'un jardín en primavera, bajo un árbol con hojas nuevas',
        time: 'por la mañana, con sol suave',
        // where no place is told there is nothing to see of that day
        action: memory.place
          ? `sonríe junto a ${s.name} en aquel día que se recuerda`
          : `${s.name} ${s.v('lee')} una hoja escrita a mano bajo un árbol con hojas nuevas`,
        objects: ['un árbol con hojas nuevas', 'una hoja escrita a mano', ...memory.objects],
      },
    }),
    ({ r, s, fav, quality, pick, opt }) => ({
      title: pick('La sombra', 'El verano', 'Sitio para todos'),
      text: [
        pick(
          `En verano el árbol ya daba sombra. Poca, pero de buena calidad.`,
          `Con el calor, el árbol estrenó sombra. Cabía una persona sentada, y otra si se apretaban.`,
        ),
        pick(
          `Empezó a venir gente. Venían a preguntar por el árbol y se quedaban a hablar ${fav.about}.`,
          `La gente pasaba, veía la cinta y preguntaba. Y de una pregunta se llegaba siempre al mismo sitio: a hablar ${fav.about}.`,
        ),
        `—¿Y cómo ${r.v('era')} ${r.name}? —preguntó un día la niña de la casa de al lado.`,
        pick(
          `${upperFirst(s.name)} ${s.v('se quedó')} mirando las hojas. Hay muchas maneras de contestar a eso, y solo una que se dice de corrido.`,
          `Para contestar a eso hacían falta mil tardes, o una sola frase. ${upperFirst(s.name)} ${s.v('eligió')} la frase.`,
        ),
        `—Lo que más ${s.spoken('admiré', 'admiramos')} siempre de ${r.name} —${s.v('dijo')} ${s.name}— es esto: ${quality.what}.`,
        pick(
          `La niña lo pensó. Luego miró hacia arriba, a las ramas, y dijo que ya entendía por qué crecía así.`,
          `La niña asintió, muy seria, y se lo guardó, como se guardan las cosas que uno va a usar de mayor.`,
        ),
        pick(
          `Y el árbol, que llevaba todo aquello en la raíz, sacó ese día tres hojas más.`,
          `Esa tarde la sombra llegó un palmo más lejos.`,
        ),
        opt(`Alguien trajo una banca. Alguien, un vaso de agua. Nadie trajo prisa.`),
      ],
      scene: {
        place: 'un jardín con un árbol que da sombra y una banca',
        time: 'una tarde de verano',
        pose: 'sit',
        action: `${s.name} ${s.v('habla')} con una niña a la sombra de un árbol con una cinta`,
        objects: ['un árbol', 'una banca de madera', 'un vaso de agua'],
      },
    }),
    ({ r, s, pick, opt, soft }) => ({
      title: pick('Las semillas', 'Otoño, otra vez', 'Un bolsillo lleno'),
      text: [
        pick(
          `Cuando volvió el otoño, las hojas se cayeron otra vez. Pero ya nadie se asustó.`,
          `El segundo otoño llegó igual que el primero, con su viento y su prisa. Lo que había cambiado era el árbol.`,
        ),
        pick(
          `Entre las hojas del suelo había semillas. Eran lisas, oscuras, y cabían veinte en una mano cerrada.`,
          `Al barrer las hojas aparecieron las semillas, brillantes como botones.`,
        ),
        pick(
          `${upperFirst(s.name)} las ${s.v('juntó')} en un frasco y ${s.v('escribió')} un nombre en la etiqueta: ${r.name}.`,
          `${upperFirst(s.name)} ${s.v('se llenó')} los bolsillos. En casa las ${s.v('guardó')} en sobres, y en cada sobre ${s.v('escribió')}: «De parte de ${r.name}».`,
        ),
        soft(
          pick(
            `Repartieron una a cada persona que había tenido a ${r.name} cerca. Y otra a quien le habría gustado.`,
            `Una fue para la vecina. Otra, para la niña. Otra viajó por correo a una ciudad con mar.`,
          ),
        ),
        pick(`—¿Y prende? —preguntaban todos.`, `—¿Y si no prende? —preguntó alguien, con la semilla en la palma.`),
        pick(
          `—Por fuera no se ve —${s.v('contestaba')} ${s.name}—. Pero prende.`,
          `—Prende —${s.v('dijo')} ${s.name}—. Lo que se siembra con un nombre, prende.`,
        ),
        `Ya hay árboles de ${r.name} en siete patios, en una escuela y en la orilla de un camino. No se parecen mucho entre sí. Solo en la sombra.`,
        pick(
          `Y en el primero de todos, en la rama más alta, sigue atada la cinta.`,
          `En el jardín, mientras tanto, el gorrión tiene ya tres nidos que atender.`,
        ),
        opt(`Debajo siempre hay alguien sentado, contando algo.`),
      ],
      scene: {
        place: 'un jardín en otoño, bajo un árbol con una cinta',
        time: 'una tarde dorada de otoño',
        action: `${s.name} ${s.v('junta')} semillas en un frasco bajo un árbol`,
        objects: ['un frasco con semillas', 'hojas secas', 'un árbol'],
      },
    }),
  ],
}
