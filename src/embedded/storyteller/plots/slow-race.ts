import { upperFirst } from '../language/grammar/text.ts'
import { plot } from './plot.ts'
import { CHAMPIONS, COURSES, OUT } from './props/slow-race.ts'

/** A contest that is won by whoever arrives last; the champion has never found anybody still there. */
export const slowRace = plot({
  id: 'slow-race',
  shape: 'contest',
  has: /^(?:el|la) (?:reloj|silla|foto)$/,
  // nobody at work is praised for being slow
  suits: ({ r }) =>
    r.role === 'pet' || r.role === 'colleague' || r.baby || r.band === '2-4' ? 0 : r.age === 'elder' ? 5 : 4,
  set: ({ pick }) => ({
    champion: pick(...CHAMPIONS),
    course: pick(...COURSES),
    out: pick(...OUT),
    judge: pick(
      { un: 'una jueza con un reloj de arena', o: 'la jueza' },
      { un: 'un juez que medía el tiempo con un calendario', o: 'el juez' },
    ),
  }),
  hears: ({ judge }) => judge.o,
  wonders: ({ judge: { o } }) => [
    `Para aceptar el motivo, ${o} tenía que saber cuál era.`,
    `${upperFirst(o)} preguntó qué motivo era ese.`,
    `En esa carrera todo motivo se anota, y ${o} sacó el lápiz.`,
    `Un motivo así había que explicárselo a ${o}, que no había visto otro igual.`,
  ],
  title: ({ r, pick }, { course }) =>
    pick(
      `${r.name} y la carrera más lenta del mundo`,
      `${r.name} ${r.v('llega')} sin prisa`,
      `${r.name}, sin prisa hasta ${course.goal}`,
      `Una meta para ${r.name}`,
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
    ({ r, s, fav, star, pick }, { champion, course, judge }) => ({
      title: pick('La carrera al revés', 'Gana quien llega después', 'En sus marcas'),
      text: [
        pick(
          `En un pueblo hay cada año una carrera muy especial, porque gana quien llega después de todos los demás. La meta está en ${course.goal}.`,
          `Casi todas las carreras se ganan corriendo. Pero hay un pueblo en el que gana quien más tarda en llegar a ${course.goal}.`,
          `—En sus marcas, listos… ¡despacio! —gritan una vez al año en un pueblo muy tranquilo. En esa carrera gana quien llega más tarde a ${course.goal}.`,
        ),
        pick(
          `Ese año hubo dos números nuevos. El siete era el de ${r.name}. El ocho, el de ${s.full}.`,
          `La idea de participar fue de ${s.full}. La de ganar fue de ${r.name}.`,
          `Ese año se inscribió un equipo nuevo: ${r.name} y, con la merienda en la mochila, ${s.full}.`,
        ),
        pick(
          `Solo había una regla: nadie puede detenerse sin un buen motivo. —¿Cuál es el suyo? —preguntó ${judge.un}. El de ${r.name} era lo que más ${r.le} gusta: ${fav.all}.`,
          `La regla la leyó ${judge.un}: solo se puede descansar por algo que de verdad guste. Para ${r.name} eso era fácil, porque lo que más ${r.le} gusta es esto: ${fav.all}.`,
          `—Está prohibido detenerse, menos por algo que guste mucho —dijo ${judge.un}. Y lo que más ${r.le} gusta a ${r.name} es esto: ${fav.all}.`,
        ),
        pick(
          `Y el primer motivo no estaba lejos: junto a la salida ${star.present}. ${star.el} ${star.does[0]}.`,
          `Y estaba bien cerca: en la salida ${star.present}. ${star.el} ${star.does[0]}.`,
          `Como para recordarlo, en la salida ${star.present}. ${star.el} ${star.does[0]}.`,
        ),
        pick(
          `También se preparaba ${champion.un}. Llevaba ${champion.years} ganando siempre.`,
          `El rival más difícil era ${champion.un}. Nadie le ganaba desde hacía ${champion.years}.`,
          `A un lado estiraba las piernas ${champion.un}. Llevaba ${champion.years} llegando después de todos.`,
          `A ganar venía también ${champion.un}. Tenía ${champion.years} de copas en su casa.`,
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
    ({ r, s, star, needed, pick, soft }, { champion, course, judge, out }) => ({
      title: pick('A paso de caracol', 'Motivos para detenerse', 'El sendero'),
      text: [
        pick(
          `${out}. A mediodía, de tantos como habían salido esa mañana, ya solo quedaban en el camino ${r.name}, ${s.name} y ${champion.o}.`,
          `${out}. Poco a poco los demás fueron llegando a la meta, o sea, perdiendo. Detrás quedaban ${r.name}, ${s.name} y ${champion.o}.`,
        ),
        needed(champion.o),
        pick(
          `${star.el} ${star.does[1]}, y ${r.name} y ${s.name} se detuvieron. —Es un buen motivo —dijo ${judge.o}—. Pueden mirar todo lo que quieran.`,
          `${star.el} ${star.does[1]}. —Aquí hay que parar —${r.v('dijo')} ${r.name}. ${champion.o}, al ver tanta quietud, empezó a preocuparse.`,
          `Más adelante tuvieron que detenerse, porque ${star.el} ${star.does[2]}. Eso no se podía mirar con prisa.`,
          `En una curva, ${star.el} ${star.does[1]}. ${upperFirst(judge.o)} miró la regla, miró aquello y guardó el silbato: estaba permitido quedarse.`,
        ),
        soft(
          pick(
            `Pero ${champion.o} sabía mucho de lentitud: se entretuvo un cuarto de hora acomodando ${champion.tool.replace(/^una? /u, 'su ')}.`,
            `Mientras tanto, ${champion.o} se agachó a saludar a una hormiga, y la conversación fue larga.`,
            `${champion.o} daba un paso adelante y otro atrás, que también está permitido.`,
          ),
        ),
        pick(
          `—${s.spoken('Yo sé', 'Sabemos')} dónde hay un motivo mejor que todos los demás para detenerse —${s.v('dijo')} ${s.name}—. Está aquí cerca, ${course.lies}.`,
          `Entonces ${s.name} ${s.v('señaló')} un sendero que nadie más había visto, ${course.lies}. —Vamos por ahí —${s.v('propuso')}—. Se tarda mucho más, y vale la pena.`,
          `—Hay un camino más lento todavía —${s.v('dijo')} ${s.name}—. Empieza ahí mismo, ${course.lies}.`,
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
    ({ r, s, star, keep, air, place, there, recall, pick }, { judge }) => ({
      title: pick('La parada más larga', 'El mejor motivo', 'Fuera del camino'),
      text: [
        pick(
          `Por donde fueron no se llegaba a la meta. Se llegaba a otra parte: ${there}.`,
          `Dieron la vuelta por donde no pasaba nadie y llegaron adonde ${s.name} ${s.v('quería')} llegar. Ahí estaba ${there}.`,
          `Caminaron tan despacio que los adelantó su propia sombra. Cuando levantaron la cabeza, ahí estaba ${there}.`,
          `Donde terminó el desvío no había público ni banderines: apareció ${there}.`,
        ),
        air[0],
        pick(
          `Ahí nadie tenía prisa. Hasta ${judge.o}, que venía detrás a vigilar, se sentó a mirar.`,
          `Ya nadie pensaba en la carrera. ${judge.o}, que iba detrás con el reglamento, lo cerró.`,
          `${upperFirst(judge.o)} llegó después a contar los minutos, y se le olvidó contarlos.`,
          `Ni siquiera ${judge.o} miró la hora.`,
        ),
        pick(
          `En el suelo, a un lado, había ${keep.un}. Con prisa se habría pasado de largo; ${r.name} ${keep.lo} ${r.v('levantó')}.`,
          `Como iban despacio, ${r.name} ${r.v('pudo')} ver lo que había en el suelo: ${keep.un}. Y ${keep.lo} ${r.v('levantó')}.`,
          `Quien va despacio encuentra cosas. ${r.name} ${r.v('encontró')} ${keep.un}, a un paso del camino.`,
        ),
        recall(),
        pick(
          `—Motivo aceptado —dijo ${judge.o}, y hasta se le humedecieron los ojos. ${r.name} ${r.v('guardó')} ${keep.el} y volvieron al camino.`,
          `Se quedaron todo el tiempo que quisieron. Luego ${r.name} ${r.v('guardó')} ${keep.el}, y volvieron a la carrera sin ninguna prisa.`,
          `Cuando por fin se fueron de ahí, ${r.name} ${r.v('llevaba')} en ${r.n('la mano', 'las manos')} ${keep.el}. La meta podía esperar un poco más.`,
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
    ({ r, s, star, keep, act, pick, soft }, { champion, course }) => ({
      title: pick('A dos pasos de la meta', 'Quien siempre ganaba', 'La meta vacía'),
      text: [
        pick(
          `A dos pasos de la meta se había sentado ${champion.o}. —Ya no quiero ganar —dijo—. En ${champion.years}, siempre que llego ya se fueron todos.`,
          `Ya se veía la meta, y en mitad del camino estaba ${champion.o}, que no quería seguir. —En ${champion.years} no me esperó nadie —dijo—. Gano, y no hay a quién contárselo.`,
          `A un metro de la raya, ${champion.o} no daba el último paso. —Del otro lado nunca hay nadie —dijo—. Llevo ${champion.years} comprobándolo.`,
        ),
        act(champion.o),
        soft(
          pick(
            `—Prefiero llegar con alguien —dijo ${champion.o}, y echó a andar.`,
            `—Pues ahora sí hay con quién llegar —dijo ${champion.o}, y miró hacia la meta.`,
          ),
        ),
        pick(
          `Pero en la meta ya estaban guardando las sillas. ${r.name} ${r.v('levantó')} ${keep.el}. —¡Esperen! ¡Falta lo mejor: por qué tardamos tanto! —${s.v('gritó')} ${s.name}. Y alguien volvió a abrir su silla.`,
          `La gente ya se iba cuando ${r.name} ${r.v('mostró')} ${keep.el}. Una señora preguntó qué era. Al oír que era el motivo de la parada más larga de la carrera, se sentó en el suelo a que se lo contaran.`,
          `La meta se estaba quedando sin gente. Entonces ${r.name} ${r.v('levantó')} ${keep.el}, y ${s.name} ${s.v('empezó')} a contar por qué venían tan tarde. Quienes estaban más cerca se detuvieron a oír.`,
        ),
        pick(
          `Cuando ${s.name} ${s.v('acabó')} de contarlo, ${pick(...star.helps)}. Quienes ya se iban volvieron a ver, y ${r.name}, ${s.name} y ${champion.o} cruzaron la raya a la vez, entre aplausos.`,
          `Luego ${pick(...star.helps)}. Ya no se fue nadie, y quienes faltaban cruzaron la raya a la vez. —Por fin hay quien lo vea —dijo ${champion.o}.`,
          `Ahí mismo ${pick(...star.helps)}. Para ver aquello volvió todo el pueblo, y ${champion.o} cruzó la raya del brazo de ${r.name} y ${s.name}.`,
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
    ({ r, s, star, keep, praise, pick }, { champion, judge }) => ({
      title: pick('El podio', 'Empate', 'Sin ninguna prisa'),
      text: [
        pick(
          `Habían cruzado a la vez, así que al podio subieron a la vez. La copa era de chocolate, y ${judge.o} la partió en pedazos iguales.`,
          `Como cruzaron a la vez, hubo que poner un podio más ancho. ${champion.o} pidió una foto, la primera en ${champion.years}.`,
          `Eran ${r.name}, ${s.name} y ${champion.o} en un podio para una sola persona. Nadie se cayó, y ${judge.o} repartió la copa, que era de chocolate.`,
        ),
        pick(
          `El premio era tiempo, todo el que no habían gastado corriendo, y alcanzó para ${star.together}.`,
          `Para después quedaba lo mejor, sin ninguna prisa: ${star.together}.`,
          `La tarde era larga, y se la gastaron en esto: ${star.together}.`,
        ),
        ...praise({
          lead: pick(
            `De camino a casa, ${s.name} ${s.v('se detuvo')} una vez más. Había un buen motivo.`,
            `De vuelta a casa hubo todavía otra parada. La ${s.v('pidió')} ${s.name}, porque hay cosas que no se dicen caminando.`,
            `Ya de noche, ${s.name} ${s.v('pidió')} un momento. El motivo ${r.v('era')} ${r.name}.`,
          ),
          asks: judge.o,
          when: 'Antes de bajar del podio',
        }),
        pick(
          `Desde entonces hay otra regla en la carrera: siempre se queda alguien a esperar a quien llega después. La propuso ${champion.o}.`,
          `${upperFirst(champion.o)} enseña ahora a perder el tiempo, y tiene la clase llena.`,
          `Ahora, cuando alguien llega a esa meta, lo primero que ve es a ${champion.o}, con una silla libre al lado.`,
          `Al año siguiente nadie se fue de la meta hasta que llegaron todos. ${champion.o} llevó las sillas.`,
        ),
        pick(
          `De aquella carrera, ${r.name} ${r.v('guarda')} ${keep.el}, que sigue siendo un buen motivo para detenerse.`,
          `Al pasar por delante de ${keep.el}, que ${r.v('guarda')} ${r.name}, todo el mundo anda un poco más despacio.`,
          `${r.name} ${r.v('puso')} ${keep.el} al lado del reloj de su casa. Desde ese día, el reloj se atrasa un poquito, y a nadie le molesta.`,
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
