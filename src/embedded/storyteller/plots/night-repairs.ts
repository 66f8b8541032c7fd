import type { Prop } from '../things/prop.ts'
import { upperFirst } from '../language/grammar/text.ts'
import { plot } from './plot.ts'
import { CULPRITS, houseOf, SUSPECTS } from './props/night-repairs.ts'

/** Whose beast it is, it has no note. */
const leftBy = ({ alive }: Prop) => (alive ? 'Nadie sabía quién había abierto la puerta.' : 'No había ninguna nota.')

/** A mystery without a crime: every night somebody mends one thing, and leaves the favourite at one door. */
export const nightRepairs = plot({
  id: 'night-repairs',
  shape: 'mystery',
  has: /^(?:el|la) (?:lupa|linterna|libreta|timbre|hilo)$/,
  suits: ({ r }) =>
    r.role === 'pet' || r.baby || r.band === '2-4' ? 0 : r.role === 'teacher' || r.role === 'colleague' ? 6 : 4,
  set: ({ r, s, said, pick }) => ({
    // of a child who is given it by a class there is no office
    ...houseOf(
      r.role === 'colleague' && (r.age === 'small' || r.age === 'older') ? 'teacher' : r.role,
      `${s.name} ${said}`,
      pick,
    ),
    suspect: pick(...SUSPECTS),
    culprit: pick(...CULPRITS),
    clue: pick('un hilo azul', 'una miga de pan', 'una huella de talco', 'una gota de aceite'),
  }),
  hears: ({ suspect }) => suspect.o,
  wonders: ({ suspect: { o } }) => [
    `${upperFirst(o)} iba detrás, y preguntó qué hacía todo eso ahí guardado.`,
    `En la libreta del caso había que poner qué era aquello, y ${o} lo preguntó.`,
    `${upperFirst(o)} quiso saber qué era aquello, para guardarlo con tanto cuidado.`,
    `${upperFirst(o)} esperaba encontrar herramientas, y hubo que explicarle lo que veía.`,
  ],
  title: ({ r, pick }, { house }) =>
    pick(
      `${r.name} y el caso de las cosas arregladas`,
      `${r.name} y el misterio de ${house.in}`,
      `${r.name}, de noche, en ${house.in}`,
      `Lo que ${r.v('descubrió')} ${r.name}`,
    ),
  cover: ({ star, keep }, { house, clue }) => ({
    place: house.place,
    time: 'de noche',
    weather: 'con luna en las ventanas',
    seen: 'desde el fondo del pasillo',
    recipient: `alumbra el suelo con una linterna, junto a ${star.un}`,
    sender: 'sostiene una lupa y una libreta',
    objects: [star.un, keep.un, clue, 'una linterna'],
    pose: 'search',
  }),
  chapters: [
    ({ r, s, fav, star, pick, soft }, { clue, found, house }) => ({
      title: pick('No faltaba nada', 'El primer indicio', 'Amaneció arreglado'),
      text: [
        pick(
          `En ${house.in} pasó algo muy raro: ${found}. Nadie lo había pedido, y nadie había visto a nadie.`,
          `El lunes por la mañana, en ${house.in}, ${found}. Nadie sabía de quién era el arreglo. Era un misterio.`,
          `Los ladrones se llevan cosas. En ${house.in} pasó al revés: una noche entró alguien, no se llevó nada, y ${found}.`,
        ),
        pick(
          `El caso lo ${r.v('tomó')} ${r.name}. Para llevar la lupa y la libreta ${s.v('se ofreció')} ${s.full}.`,
          `De resolverlo ${r.v('se encargó')} ${r.name}. De anotarlo todo, con una libreta nueva, ${s.full}.`,
          `Lupa en mano, ${s.v('llegó')} ${s.full}. —Hay que investigar —${s.v('dijo')}. De las preguntas se ${r.v('encargó')} ${r.name}.`,
        ),
        pick(
          `En ${house.desk} esperaba ${star.un}. ${leftBy(star)} ${star.el} ${star.does[0]}.`,
          `Y eso no era todo. En ${house.desk}, en el lugar de ${r.name}, esperaba ${star.un}. ${leftBy(star)} ${star.el} ${star.does[0]}.`,
          `Y algo más estaba fuera de su lugar: en ${house.desk} ${star.present}. ${leftBy(star)} ${star.el} ${star.does[0]}.`,
        ),
        pick(
          `—Quien hizo esto conoce bien a ${s.calls} —${s.v('anotó')} ${s.name}. Sabía lo que más ${r.le} gusta a ${r.name}: ${fav.all}.`,
          `Esa fue la primera pista. Quien dejó aquello sabía lo que más ${r.le} gusta a ${r.name}: ${fav.all}.`,
          `De ahí sacaron una conclusión. Era alguien que sabía lo que más ${r.le} gusta a ${r.name}: ${fav.all}.`,
        ),
        soft(
          pick(
            `La segunda pista estaba en el suelo. Era ${clue}, y ${s.name} ${s.v('hizo')} un dibujo en la libreta.`,
            `Debajo de una silla encontraron otra pista: ${clue}.`,
            `En el suelo había quedado ${clue}. Quien arreglaba las cosas había pasado por ahí.`,
          ),
        ),
      ],
      view: {
        place: house.place,
        time: 'por la mañana',
        weather: 'con sol en las ventanas',
        seen: 'desde el suelo',
        recipient: `descubre con asombro ${star.un}`,
        sender: 'apunta en una libreta',
        objects: [star.un, clue, 'una libreta', 'una lupa'],
        pose: 'look',
      },
    }),
    ({ r, star, needed, pick, opt }, { house, second, suspect, third }) => ({
      title: pick('Sospechosos', 'La noche en vela', 'Una coartada muy buena'),
      text: [
        pick(
          `Y no fue la única noche. ${second}. ${third}. Cada mañana había que frotarse los ojos.`,
          `Al día siguiente hubo más. ${second}. ${third}. Alguien seguía trabajando de noche.`,
          `Cada noche se arreglaba algo. ${second}. ${third}.`,
        ),
        pick(
          `¿Y si era ${suspect.un}? Algo de lógica tenía: ${suspect.proof}. Fueron a preguntar y resultó que no, porque ${suspect.alibi}.`,
          `Primero sospecharon de ${suspect.un}, porque ${suspect.proof}. Pero no podía ser, porque ${suspect.alibi}.`,
          `Alguien dijo que seguramente era ${suspect.un}, porque ${suspect.proof}. Se lo preguntaron, y no podía ser: ${suspect.alibi}.`,
        ),
        needed(suspect.o, `${upperFirst(suspect.o)} quiso saber también algo de ${r.name}.`),
        pick(
          `Esa noche nadie se fue a dormir, y ${suspect.o} tampoco. Esperaron en ${house.in}, con una sola lámpara y algo caliente en las tazas. Al lado, ${star.el} ${star.does[1]}.`,
          `Había que pasar la noche en vela, y ${suspect.o} quiso ver también quién era. Llevaron tazas, cobijas y una sola lámpara. ${upperFirst(star.el)} ${star.does[1]}, y eso quitaba el sueño.`,
          `Entonces decidieron pasar la noche en ${house.in}, con una sola lámpara. Y ${suspect.o}, por curiosidad, se quedó también. ${upperFirst(star.el)} ${star.does[1]}.`,
        ),
        pick(
          `Crujió una tabla, y apagaron la lámpara. Alguien iba de puntitas, con una linterna, y abrió ${house.door}.`,
          `A la una de la madrugada se oyeron unos pasos. Apagaron la lámpara. Alguien pasó con una linterna y se metió por ${house.door}.`,
          `Justo cuando ya llegaba el sueño, se vio una linterna. Alguien entró por ${house.door} y la dejó abierta.`,
        ),
        opt(pick('Nadie respiró hasta que la luz estuvo lejos.', 'Se miraron a oscuras. Había que ir detrás.')),
      ],
      view: {
        place: house.place,
        time: 'de noche',
        weather: 'con luna',
        seen: 'desde detrás de un perchero',
        recipient: `espera detrás de un perchero, con ${star.un}`,
        sender: 'llena dos tazas sin hacer ruido',
        objects: [star.un, 'un perchero con abrigos', 'dos tazas', 'una linterna'],
        pose: 'sit',
      },
    }),
    ({ r, s, star, keep, air, place, there, recall, pick }, { house }) => ({
      title: pick('Del otro lado de la puerta', 'La última pista', 'Lo mejor guardado'),
      text: [
        pick(
          `Fueron detrás y empujaron ${house.door}. Pero del otro lado no había un cuarto. Estaba ${there}.`,
          `Sin hacer ruido, cruzaron ${house.door}, y se quedaron con la boca abierta. Ahí adentro estaba ${there}.`,
          `Detrás de ${house.door} se guardaban las cosas que nadie quiere perder. Entre todas ellas estaba ${there}.`,
        ),
        air[0],
        pick(
          'Ya nadie buscaba pistas ni pensaba en sospechosos.',
          'Se notaba que alguien cuidaba de todo aquello.',
          'Todo estaba como recién puesto. Ahí entraba alguien todos los días.',
          'La libreta se quedó abierta, sin que nadie apuntara nada.',
        ),
        pick(
          `La última pista estaba a la vista. Era ${keep.un}, y ${r.name} ${keep.lo} ${r.v('levantó')} con cuidado, como hacen los detectives.`,
          `A la vista, como si esperara, había ${keep.un}. ${r.name} ${keep.lo} ${r.v('miró')} con la lupa, por los cuatro lados.`,
          `La lupa se detuvo sola. Debajo había ${keep.un}, y ${r.name} no ${r.v('necesitó')} apuntar nada.`,
        ),
        recall(),
        pick(
          `—Entonces no solo arregla cosas —${s.v('dijo')} ${s.name}—. También cuida que esto no se pierda.`,
          `Quien arreglaba las cosas de ${house.in} cuidaba también de ese día, para que no se gastara. ${r.name} ${r.v('se llevó')} ${keep.el}. Había que dar con esa persona.`,
          `Con ${keep.el} en ${r.n('la mano', 'las manos')}, ${r.name} ${r.v('siguió')} la luz de la linterna. Había que darle las gracias a alguien.`,
        ),
      ],
      view: {
        place: place ?? 'un cuarto escondido lleno de luz dorada',
        time: 'de noche',
        weather: 'con luz dorada que sale por la puerta',
        seen: 'desde el umbral',
        recipient: `levanta ${keep.un} con dos dedos`,
        sender: 'guarda la libreta y se asoma',
        objects: [keep.un, star.un, 'una puerta entreabierta'],
      },
    }),
    ({ r, star, keep, act, pick, soft }, { culprit, clue, house }) => ({
      title: pick('La confesión', 'Con las manos en la masa', 'Lo único descompuesto'),
      text: [
        pick(
          `En lo oscuro se cayó una tuerca, y así dieron con ${culprit.un}. —Lo de ${house.desk} lo dejé yo, y también ${clue}, para que alguien me encontrara —dijo. Había algo que no lograba arreglar, y le quitaba el sueño: ${culprit.own}.`,
          `Al fondo encontraron, de rodillas, a ${culprit.un}. —Fui yo. De noche se oye todo, y sabía qué dejar para que alguien viniera —dijo. Casi llorando, mostró lo que no podía arreglar: ${culprit.own}.`,
          `La linterna era de ${culprit.un}. —Está bien, fui yo, y dejé pistas para que me encontraran —confesó. Con mucha pena sacó lo que no podía arreglar: ${culprit.own}.`,
        ),
        act(culprit.o, 'sorrow', 'named'),
        soft(
          pick(
            `—A mí no me ayudaba nadie —dijo ${culprit.o}.`,
            `—Qué distinta es la noche con alguien al lado —dijo ${culprit.o}.`,
            `Y ${culprit.o} hizo lugar en la mesa de trabajo.`,
          ),
        ),
        pick(
          `Luego ${r.name} ${r.v('mostró')} ${keep.el}, y se lo contaron todo. —Entre varios es otra cosa —dijo ${culprit.o}, y por fin pidió una mano. ${r.name} ${r.v('sostuvo')} ${culprit.it}. Una vuelta de tornillo, y clic.`,
          `${r.name} le ${r.v('mostró')} ${keep.el}. —Entonces ese día que yo cuidaba era de alguien —dijo ${culprit.o}, y ya no le costó pedir ayuda. Entre todos arreglaron ${culprit.it}.`,
          `Lo que faltaba era otra mano. ${r.name} ${r.v('dejó')} ${keep.el} a la vista y ${r.v('sostuvo')} ${culprit.it}. ${culprit.o} apretó un tornillo, y ¡funcionaba!`,
        ),
        pick(
          `Para celebrarlo, ${pick(...star.helps)}. Amanecía, y quien llegaba a ${house.in} daba por fin las gracias.`,
          `Y ${pick(...star.helps)}. —De haberlo sabido, dejo pistas antes —dijo ${culprit.o}. Amanecía, y la linterna ya no hacía falta.`,
          `Ya era de día cuando ${pick(...star.helps)}. A ${house.in} fue llegando gente, y cada cual traía su «gracias», guardado desde hacía semanas.`,
        ),
      ],
      view: {
        place: 'un taller escondido con herramientas colgadas',
        time: 'de madrugada',
        weather: 'con luna en un tragaluz',
        seen: 'desde un banco de trabajo',
        recipient: `sostiene ${culprit.own}, con ${keep.un} al lado`,
        sender: 'alumbra con la linterna',
        objects: [keep.un, star.un, culprit.un, 'herramientas'],
        pose: 'give',
      },
    }),
    ({ r, s, star, keep, praise, pick, soft }, { culprit, house }) => ({
      title: pick('Caso cerrado', 'El expediente', 'Lo que quedó del caso'),
      text: [
        pick(
          `El caso quedó cerrado. Desde entonces, en ${house.in}, cuando algo se rompe, la gente deja al lado una galleta y una nota que dice «gracias».`,
          `En el informe, ${s.name} ${s.v('escribió')}: «Misterio resuelto. Nadie se llevó nada». Y ${culprit.o} se quedó a desayunar.`,
          `Ya no hubo más misterio, y ${culprit.o} empezó a trabajar de día, en compañía y con las ventanas abiertas.`,
        ),
        pick(
          `A los detectives les dieron la tarde libre, y alcanzó para ${star.together}.`,
          `Como premio por resolver el caso, tuvieron tiempo de sobra para ${star.together}.`,
          `Y con el caso cerrado, todavía quedó tarde para ${star.together}.`,
        ),
        ...praise({
          lead: pick(
            `En la libreta quedaba una página en blanco. ${upperFirst(s.name)} la ${s.v('guardaba')} para ${r.name}, pero ${s.v('prefirió')} decirlo en voz alta.`,
            `Faltaba una última confesión, y esa era de ${s.name}.`,
            `Antes de guardar la libreta, ${s.name} ${s.v('quiso')} decir lo que ${s.v('había')} descubierto hacía mucho tiempo.`,
          ),
          asks: culprit.o,
          when: 'Antes de cerrar el caso',
        }),
        soft(
          pick(
            `A veces alguien afloja un tornillo a propósito, solo para que ${culprit.o} venga a tomar café.`,
            `De ${culprit.o} se sabe que ya tiene ayudante, y que ${culprit.it} no volvió a fallar.`,
            `${upperFirst(culprit.o)} puso un letrero en la puerta: «Se arregla casi todo. Para lo demás, se llama a alguien».`,
          ),
        ),
        pick(
          `De todas las pistas, ${r.name} ${r.v('conservó')} solo una. Está en ${house.desk}, donde le da la luz, y es ${keep.el}.`,
          `De las demás pruebas no quedó casi nada, porque lo más importante está con ${r.name}: es ${keep.el}. Ese día sigue bien cuidado.`,
          `${r.name} ${r.v('puso')} ${keep.el} donde se ve todos los días. Ahora ese día tiene quien lo cuide.`,
        ),
      ],
      view: {
        place: house.place,
        time: 'al amanecer',
        weather: 'con sol en las ventanas',
        seen: 'desde la puerta de entrada',
        recipient: `sostiene ${keep.un} a la luz`,
        sender: 'cierra la libreta y sonríe',
        objects: [keep.un, star.un, 'una bolsa de pan dulce', 'una libreta'],
        pose: 'look',
      },
    }),
  ],
})
