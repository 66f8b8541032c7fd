import { upperFirst } from '../language/text.ts'
import { plot } from './plot.ts'
import { CHAMPIONS, COURSES, OUT } from './props/slow-race.ts'

/** A contest that is won by whoever arrives last; the champion has never found anybody still there. */
export const slowRace = plot({
  id: 'slow-race',
  shape: 'contest',
  suits: ({ r }) => (r.role === 'pet' || r.baby || r.band === '2-4' ? 0 : r.age === 'elder' ? 6 : 4),
  set: ({ pick }) => ({
    champion: pick(...CHAMPIONS),
    course: pick(...COURSES),
    out: pick(...OUT),
    judge: pick(
      { un: 'una jueza con un reloj de arena', o: 'la jueza' },
      { un: 'un juez que medía el tiempo con un calendario', o: 'el juez' },
    ),
  }),
  title: ({ r, pick }, { course }) =>
    pick(
      `${r.name} y la carrera más lenta del mundo`,
      `${r.name} ${r.v('llega')} al último`,
      `Sin prisa hasta ${course.goal}`,
      `La prisa de ${r.name}, que era ninguna`,
    ),
  cover: ({ star, keep }, { course, champion }) => ({
    place: course.place,
    time: 'por la tarde',
    weather: 'con sol y nubes redondas',
    seen: 'desde la orilla del camino',
    recipient: `da un paso muy corto, con ${star.un} al lado`,
    sender: 'saluda al público sin ninguna prisa',
    objects: [star.un, keep.un, champion.tool, 'un letrero que dice META'],
    pose: 'walk',
  }),
  chapters: [
    ({ r, s, fav, star, joke, pick, when, soft }, { champion, course, judge }) => ({
      title: pick('En sus marcas', 'Gana quien llega después', 'Salida, más o menos'),
      text: [
        pick(
          `Una vez al año se corre en ese pueblo la Carrera de los Lentos: gana quien llega después que nadie a ${course.goal}.`,
          `Hay carreras que se ganan corriendo. Esta no. En esta, quien llega primero a ${course.goal} barre el confeti de los demás.`,
          `El premio es para quien llegue al final de todos. Por eso, el día de la carrera, el pueblo entero camina como debajo del agua.`,
          `En ese pueblo el récord lo tiene una tortuga que se distrajo. Cada año se corre para ver quién tarda más en llegar a ${course.goal}.`,
          `—En sus marcas, listos… y cuando gusten —se grita ahí. Quien menos gusta, gana. La meta está en ${course.goal}.`,
        ),
        pick(
          `Ese año se apuntó un equipo nuevo. Con el número siete, ${r.name}; con el siete y medio, ${s.full}.`,
          `—¿Nombres? —preguntaron en la mesa. Y quedaron escritos dos, con la misma pluma: el de ${r.name} y el de ${s.full}.`,
          `La idea de apuntarse fue de ${s.full}. La de ganar fue de ${r.name}.`,
          `La inscripción era gratis y se tardaba una hora. La aguantaron sin quejarse ${r.name} y ${s.full}.`,
          `Salieron de casa con tiempo de sobra, y ahí ya se vio que tenían talento: ${r.name} y, cerrando con llave, ${s.full}.`,
        ),
        pick(
          `Solo había una regla: no se vale pararse sin un buen motivo. En la hoja preguntaban cuál era el suyo, y ${r.name} ${r.v('contestó')} con mucha calma: ${fav.all}.`,
          `—Está prohibido detenerse sin razón —advirtió ${judge.un}—. ¿Hay algo por lo que valga la pena? Lo hay, y se sabe desde hace tiempo. Para ${r.name} es esto: ${fav.all}.`,
          `El reglamento cabía en una servilleta: «Se vale parar, pero solo por gusto». Y el gusto de ${r.name} tiene nombre: ${fav.all}.`,
          `—¿Por qué cosa se puede parar? —preguntó ${judge.un} a cada quien. ${r.name} no ${r.v('tuvo')} que pensarlo: ${fav.all}.`,
          `En la casilla de «distracciones permitidas» cabía una sola respuesta. La de ${r.name} fue esta: ${fav.all}.`,
        ),
        pick(
          `Tal vez por eso, detrás de la raya de salida, esperaba ${star.un}. ${upperFirst(star.el)} ${star.does[0]}.`,
          `Y quién sabe cómo, entre los corredores ya estaba ${star.un}, que ${star.does[0]}.`,
          `De mascota del equipo iba ${star.un}. No era trampa: ${judge.o} revisó el reglamento por los dos lados.`,
          `El público señalaba algo junto a la valla. Era ${star.un}, en plena forma.`,
          `Les dieron un número de más. Lo llevó ${star.un}, que ${star.does[0]}.`,
        ),
        when(
          joke,
          soft(
            pick(
              `(En observaciones apuntaron: ${joke}. «Puede ayudar», puso alguien al lado).`,
              `—¿Alguna maña que declarar? —preguntó ${judge.o}. Pues sí: ${joke}.`,
            ),
          ),
        ),
        pick(
          `En el carril de junto bostezaba ${champion.un}, que llevaba ${champion.years} sin perder.`,
          `A la derecha calentaba, con mucha calma, ${champion.un}. Nadie le ganaba desde hacía ${champion.years}.`,
          `El rival se veía de lejos, sobre todo porque no se acercaba: ${champion.un}, con ${champion.years} de victorias.`,
        ),
      ],
      view: {
        place: course.place,
        time: 'por la mañana',
        weather: 'con sol',
        seen: 'desde la línea de salida',
        recipient: `espera en la salida, junto a ${star.un}`,
        sender: 'se amarra un zapato con toda calma',
        objects: [star.un, champion.tool, 'banderines', 'una raya de gis'],
        pose: 'stand',
      },
    }),
    ({ r, s, star, needed, pick, opt }, { champion, course, judge, out }) => ({
      title: pick('A paso de nube', 'Motivos para pararse', 'La estrategia del caracol'),
      text: [
        pick(
          `${out}. Antes de mediodía ya solo quedaban en el camino ${r.name}, ${s.name} y, siempre un poco más atrás, ${champion.o}.`,
          `${out}. Los demás se rindieron por aburrimiento. Al pasar ${course.past}, la carrera era entre ${r.name} y ${champion.o}.`,
          `${out}. Fue una lástima y fue una suerte, porque así se pudo oír el camino.`,
          `${out}. Uno tras otro fueron perdiendo, o sea, llegando. Quedaban ${r.name}, ${s.name} y ${champion.o}.`,
          `${out}. La competencia se puso seria: ya nadie avanzaba.`,
        ),
        pick(
          `${upperFirst(star.el)} ${star.does[1]}. Hubo que pararse a mirar. —Motivo bueno —apuntó ${judge.o}.`,
          `La primera parada fue por culpa de ${star.el}: ${star.does[1]}. Nadie con corazón habría pasado de largo.`,
          `Doce minutos se les fueron en ver cómo ${star.el} ${star.does[1]}. Doce minutos de ventaja, si se piensa bien.`,
          `Más adelante se detuvo ${star.el}, y hubo que acompañar. ${upperFirst(star.el)} ${star.does[2]}. Así no hay quien llegue.`,
          `Se pararon por ${star.el}, que ${star.does[1]}. ${upperFirst(judge.o)} lo dio por bueno: «Justificado».`,
        ),
        pick(
          `${upperFirst(champion.o)} sacó su arma secreta, ${champion.tool}, y perdió con ella un cuarto de hora.`,
          `Pero ${champion.o} sabía lo suyo. Con ${champion.tool} y un bostezo ganó casi una hora, o sea, la perdió.`,
          `—No está mal para ser de fuera —dijo ${champion.o}, y se puso a desenredar una sombra.`,
          `${upperFirst(champion.o)} se agachó a saludar a una hormiga. La conversación fue larga y el público aplaudió.`,
          `Al ver aquello, ${champion.o} dio un paso hacia atrás. Legal, según el artículo cuatro.`,
        ),
        needed(champion.o),
        pick(
          `—${s.spoken('Yo tengo', 'Nosotros tenemos')} un motivo mejor que todos —${s.v('dijo')} ${s.name}—. Está aquí cerca, ${course.lies}.`,
          `Fue entonces cuando ${s.name} ${s.v('señaló')} un sendero ${course.lies}. —Por ahí se tarda muchísimo.`,
          `${upperFirst(s.name)} ${s.v('se detuvo')} sin pedir permiso. Había un sendero, ${course.lies}, que ningún mapa traía.`,
          `—¿Y si nos perdemos un rato? —${s.v('propuso')} ${s.name}. El lugar para perderse estaba ${course.lies}.`,
          `A mitad de la recta ${s.name} ${s.v('dobló')} a la izquierda. Ahí, ${course.lies}, empezaba un camino sin huellas nuevas.`,
        ),
        opt(
          pick(
            `Olía a ${star.smell} y a tiempo de sobra.`,
            `El aire se quedó quieto, por no echarles a perder la carrera.`,
          ),
        ),
      ],
      view: {
        place: course.place,
        time: 'a mediodía',
        weather: 'con sol fuerte y sombras cortas',
        seen: 'desde el suelo, a la altura de una hormiga',
        recipient: `se agacha a mirar ${star.un}`,
        sender: 'señala un sendero escondido',
        objects: [star.un, champion.un, 'una hormiga', 'un sendero'],
        pose: 'look',
      },
    }),
    ({ r, place, there, air, keep, recall, star, pick, opt }, { judge }) => ({
      title: pick('El desvío', 'La parada larga', 'Motivo mayor'),
      text: [
        pick(
          `El sendero no llevaba a la meta. Llevaba a otra parte, que es mejor: ${there}.`,
          `Apartaron unas ramas, y ya no estaban en la carrera. Estaban en otro sitio: ${there}.`,
          `Se entraba de lado, sin ruido. Y adentro, enterito, sin haberse movido ni un paso, ${there}.`,
          `Caminaron tan despacio que alcanzaron el pasado. Era ${there}.`,
          `El camino se fue haciendo conocido. A la última curva ya no cabía duda: ${there}.`,
        ),
        air[0],
        pick(
          `Había tan poca prisa que hasta el polvo se tomaba su tiempo para caer.`,
          `Ahí las horas no corrían. Se sentaban.`,
          `Nadie miró el reloj. El reloj tampoco quería mirarlos.`,
          `El único apuro era el de una mariposa, y se le pasó.`,
          `Por fin un sitio donde nadie quería llegar antes.`,
        ),
        pick(
          `Al borde del sendero brillaba algo. ${r.name} ${r.v('se inclinó')}: era ${keep.un}, que seguía donde quedó.`,
          `En el suelo, donde nadie iba a pisar, había quedado ${keep.un}. ${r.name} ${keep.lo} ${r.v('levantó')} con dos dedos.`,
          `Y de pronto, en la palma de ${r.name}, sin que nadie supiera desde cuándo, estaba ${keep.un}.`,
          `Quien va despacio ve lo que hay: ${keep.un}, por ejemplo, que ${r.name} ${r.v('recogió')} como se recoge lo propio.`,
          `Ahí, esperando con más paciencia que ninguno, había ${keep.un}.`,
        ),
        recall(),
        pick(
          `Eso no se puede ver de pasada. Hay que pararse, y se pararon.`,
          `Se quedaron el rato que piden las cosas buenas, que siempre es un poco más.`,
          `De haber ido corriendo, habrían pasado de largo. Daba escalofrío pensarlo.`,
          `La meta podía esperar. Para eso son las metas.`,
          `Hay lugares de los que uno se va despacio sin que nadie le dé un premio.`,
        ),
        opt(
          pick(
            `${upperFirst(judge.o)} llegó a revisar, se sentó con ellos y no apuntó nada.`,
            `${upperFirst(judge.o)} se asomó entre las ramas, entendió todo y se quitó el sombrero.`,
          ),
        ),
        opt(
          pick(
            `${upperFirst(star.el)} esperó sin impaciencia, ${star.sound}, de cuando en cuando.`,
            `Hasta ${star.el} se acomodó, como quien sabe que va para largo.`,
          ),
        ),
      ],
      view: {
        place: place ?? 'un claro con luz dorada',
        time: 'por la tarde',
        weather: 'con luz dorada',
        seen: 'desde entre las ramas',
        recipient: `levanta del suelo ${keep.un}`,
        sender: 'se sienta sin prisa',
        objects: [keep.un, star.un, 'unas ramas'],
      },
    }),
    ({ r, star, keep, act, pick, opt }, { champion, course }) => ({
      title: pick('A dos pasos de la meta', 'Cuando ya no hay nadie', 'Lo que gana el último'),
      text: [
        pick(
          `A dos pasos de ${course.goal}, con la tarde cayendo, ${champion.o} se sentó y dijo que ya no quería ganar.`,
          `Cuando volvieron al camino, ${champion.o} estaba ahí, a dos pasos de ${course.goal}, sin dar ninguno.`,
          `La meta se veía ya, y junto a la meta, con la cabeza baja, ${champion.o}.`,
        ),
        pick(
          `—${upperFirst(champion.years)} llevo ganando —dijo—. ¿Y sabe alguien qué hay en la meta cuando uno llega después que nadie? Nada. Ya se fueron todos.`,
          `—Cuando llego, ya barrieron —dijo—. Ya apagaron la luz. Tengo ${champion.years} de copas y ni una foto.`,
          `—Es muy fácil llegar al final —dijo—. Lo difícil es que alguien espere. En ${champion.years} nunca ha esperado nadie.`,
          `—Aprendí a ir despacio porque nadie me llamaba —dijo—. Van ${champion.years}, y sigue sin llamar nadie.`,
          `—¿Para qué apurarse? —dijo—. Del otro lado de la raya, en ${champion.years}, no he visto una sola cara.`,
        ),
        act(champion.o),
        pick(
          `${upperFirst(champion.o)} se limpió la cara con la manga. —Eso no viene en el reglamento —dijo. Y se levantó.`,
          `Hacía ${champion.years} que a ${champion.o} no le pasaba algo así. Recogió sus cosas y dio un paso. Entero.`,
          `${upperFirst(champion.o)} guardó su número, miró la meta y dijo: «Pues vamos».`,
          `Algo se le movió a ${champion.o}, que en eso de moverse era muy prudente.`,
        ),
        pick(
          `Del otro lado, la gente ya doblaba las sillas. Entonces ${keep.el} ${pick(...keep.wakes)}, y uno por uno se volvieron a mirar.`,
          `El público iba camino de su casa. Pero ${keep.el} ${pick(...keep.wakes)}, y todos se acordaron de que faltaba alguien.`,
          `Ya habían apagado los focos. ${r.name} ${r.v('abrió')} la mano: ${keep.el} ${pick(...keep.wakes)}. Y la plaza entera se dio la vuelta.`,
          `Quedaban en la meta un perro y dos globos. Pero ${keep.el} ${pick(...keep.wakes)}, y de las casas volvió a salir gente.`,
          `Cerraban ya las cortinas cuando ${keep.el} ${pick(...keep.wakes)}. ${r.name} ${keep.lo} ${r.v('levantó')} para que se viera desde lejos.`,
        ),
        pick(
          `${upperFirst(star.el)} ${pick(...star.helps)}. Detrás regresó el pueblo, con las sillas.`,
          `Por si alguien no se enteraba, ${star.el} ${pick(...star.helps)}.`,
          `Lo demás lo hizo ${star.el}: ${pick(...star.helps)}.`,
          `Y ${star.el} ${pick(...star.helps)}. Nunca se había oído tanto ruido por alguien tan lento.`,
          `Entonces ${star.el} ${pick(...star.helps)}, y todos cruzaron la raya a la vez, que era imposible, y fue.`,
        ),
        opt(
          pick(
            `Por primera vez en ${champion.years}, alguien tomó la foto.`,
            'El confeti, que ya estaba barrido, se echó otra vez.',
          ),
        ),
      ],
      view: {
        place: `${course.place}, frente a una meta con banderines`,
        time: 'al atardecer',
        weather: 'con luz naranja',
        seen: 'desde la meta',
        recipient: `levanta ${keep.un} para que todos vuelvan`,
        sender: `le da el brazo a ${champion.un}`,
        objects: [keep.un, star.un, champion.tool, 'un letrero que dice META'],
        pose: 'celebrate',
      },
    }),
    ({ s, star, keep, praise, pick }, { champion, course, judge }) => ({
      title: pick('El podio', 'Empate', 'El último lugar, que es el bueno'),
      text: [
        pick(
          `Como hubo empate, en el podio cupieron todos, hombro con hombro. ${upperFirst(champion.o)} pidió la orilla.`,
          `La copa era de chocolate, y ${judge.o} la partió ahí mismo. A ${champion.o} le tocó el asa.`,
          `No hubo himno. Hubo sopa, que se enfría si uno corre y se enfría si uno no corre. ${upperFirst(champion.o)} sirvió.`,
          `La ceremonia empezó cuando llegó todo el mundo. Es decir, muy tarde, y a nadie le importó. ${upperFirst(champion.o)} llevó pan.`,
          `A falta de primer lugar se repartió el último, en rebanadas iguales. ${upperFirst(champion.o)} pidió la suya con mermelada.`,
        ),
        pick(
          `El premio se gastó esa misma semana, y se gastó bien: en ${star.together}, con ${star.el} de testigo.`,
          `Con ${star.el} en medio, brindaron por todo lo que conviene hacer despacio. Por ejemplo: ${star.together}.`,
          `A ${star.el} le colgaron una medalla. El mejor uso del tiempo ganado, dijo ${judge.o}, es este: ${star.together}.`,
          `Con todo lo que no corrieron juntaron varias horas, y las usaron así: ${star.together}. ${upperFirst(star.el)} lo encontró muy bien empleado.`,
          `De vuelta a casa había un solo plan, y no tenía prisa: ${star.together}, con ${star.el} a un lado.`,
        ),
        pick(
          `Ya de noche, volviendo a casa por el lado largo, salió lo importante.`,
          `Faltaba la entrega del premio de verdad, el que no se puede partir.`,
          `Y cuando ya nadie tenía que ir más lento que nadie:`,
          `Hay cosas que conviene decir parados. Se pararon.`,
          `A dos pasos de la puerta todavía hubo otra parada. Esa era de las obligatorias.`,
        ),
        praise(`${s.v('dijo')} ${s.name}`),
        pick(
          `Al año siguiente, ${course.goal} siguió con la luz prendida hasta que llegó el último. Ahora es regla.`,
          `Desde entonces el reglamento tiene un segundo artículo: «Siempre se queda alguien a esperar».`,
          `Del pueblo mandan la invitación cada año. Llega tarde, naturalmente.`,
          `${upperFirst(champion.o)} manda saludos. Vienen a pie.`,
          `La carrera siguiente la ganó un niño que se detuvo a atarse los zapatos de otro. Nadie protestó.`,
        ),
        pick(
          `En la repisa, donde otros tienen copas, está ${keep.el}. Cuando hay prisa, alguien ${keep.lo} mira, y se sienta un rato.`,
          `Los números se guardaron en un cajón. ${upperFirst(keep.el)} quedó a la vista, junto al reloj, que desde entonces se atrasa un poco.`,
          `Y sobre la mesa, sin prisa de ir a ninguna parte, brilla ${keep.el}.`,
          `No hay copa en esa casa. Hay ${keep.un} en un lugar donde le da el sol de la tarde, que es el más lento.`,
          `Para salir hay que pasar frente a la ventana, y en la ventana está ${keep.el}. Por eso nadie sale corriendo.`,
        ),
      ],
      view: {
        place: 'una plaza con focos de colores y una banca',
        time: 'de noche',
        weather: 'con luna',
        seen: 'desde el otro extremo de la banca',
        recipient: `muestra ${keep.un} en la palma de la mano`,
        sender: 'le pasa el brazo por los hombros',
        objects: [keep.un, star.un, 'una copa de chocolate', 'focos de colores'],
        pose: 'sit',
      },
    }),
  ],
})
