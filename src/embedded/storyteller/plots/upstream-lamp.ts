import { upperFirst } from '../language/grammar/text.ts'
import { plot } from './plot.ts'
import { BEARERS, FERRYMEN, RIVERS } from './props/upstream-lamp.ts'

/** In memory: on the night of the lamps one of them goes against the current, and the giver follows it. */
export const upstreamLamp = plot({
  id: 'upstream-lamp',
  shape: 'vigil',
  inMemory: true,
  has: /^(?:el|la) (?:vela|farol)$/,
  suits: ({ r }) => (r.baby ? 2 : r.role === 'pet' ? 6 : 5),
  set: ({ pick }) => ({ river: pick(...RIVERS), ferryman: pick(...FERRYMEN), bearer: pick(...BEARERS) }),
  title: ({ r, pick }) =>
    pick(
      `El farolito de ${r.name}`,
      `Río arriba, con ${r.name}`,
      `El farol de ${r.name}`,
      `Una luz que se llama ${r.name}`,
    ),
  cover: ({ star, keep }, { river }) => ({
    place: river.place,
    time: 'de noche',
    weather: 'con estrellas y muchas luces en el agua',
    seen: 'desde la orilla',
    recipient: 'sonríe en el reflejo del agua',
    sender: `pone en el agua un farol de papel, junto a ${star.un}`,
    objects: [star.un, keep.un, 'faroles de papel', 'un río'],
    pose: 'give',
  }),
  chapters: [
    ({ r, s, fav, star, pick, opt, soft }, { river, ferryman }) => ({
      title: pick('La noche de los faroles', 'Un nombre en el papel', 'A la orilla'),
      text: [
        pick(
          `Una noche al año, en ${river.en}, la gente echa al agua un farol de papel por cada persona que ya no está. Aquella noche ${s.v('bajó')} a la orilla ${s.full}.`,
          `En ${river.en} hay una noche para los que faltan. Se escribe un nombre en un farol y se deja ir. A esa orilla ${s.v('llegó')}, casi al último, ${s.full}.`,
          `Primero fue una luz, luego diez, luego el agua entera. Era la noche de los faroles, y entre la gente ${s.v('estaba')} ${s.full}.`,
        ),
        pick(
          `El farol era sencillo. En un lado llevaba ${r.n('el nombre', 'los nombres')} de ${r.name}. Al encenderlo, ${s.name} ${s.v('habló')} de lo que más ${r.le} gustaba: ${fav.all}.`,
          `Hay quien pone fechas. ${upperFirst(s.name)} ${s.v('puso')} el nombre, ${r.name}, y le ${s.v('habló')} al farol de lo que más ${r.le} gustaba: ${fav.all}.`,
          `«${r.name}», ${s.v('escribió')} ${s.name} con letra clara. Y para que el río supiera a quién llevaba, le ${s.v('contó')} lo que más ${r.le} gustaba: ${fav.all}.`,
        ),
        pick(
          `Cerca del agua, como si también hubiera venido a eso, ${star.present}. ${upperFirst(star.el)} ${star.does[0]}.`,
          `Ahí mismo, junto al agua, ${star.present}, que ${star.does[0]}.`,
          `Para no bajar con las manos vacías, ${s.name} ${s.v('traía')} ${star.un}.`,
        ),
        pick(
          `—Se suelta y ya, que el agua sabe —explicó ${ferryman.un}. Y ${s.name} lo ${s.v('soltó')}.`,
          `${upperFirst(ferryman.un)} encendió la mecha con mucho cuidado. Luego el farol tocó el agua, y ${s.name} ${s.v('abrió')} los dedos.`,
        ),
        pick(
          `Todos los faroles se fueron río abajo. El de ${r.name} dio una vuelta, se detuvo, y empezó a subir.`,
          `Los demás se iban con la corriente, en fila. El de ${r.name} no. El de ${r.name} iba al revés, despacito y muy derecho.`,
        ),
        soft(
          pick(
            `—Ese no es el camino —dijo ${ferryman.o}. Pero lo era.`,
            'La gente se fue quedando callada, mirándolo pasar.',
          ),
        ),
        opt(pick('En la orilla olía a cera y a pasto.', 'Un niño preguntó a dónde iba ese. Nadie supo decírselo.')),
        opt('Las estrellas, por no estorbar, se pusieron más atrás.'),
      ],
      view: {
        place: river.place,
        time: 'de noche',
        weather: 'con estrellas y faroles en el agua',
        seen: 'desde la orilla',
        recipient: 'se ve en el papel de un farol encendido',
        sender: 'suelta un farol en el agua',
        objects: [star.un, 'un farol de papel', 'luces en el agua', 'piedras'],
        pose: 'give',
      },
    }),
    ({ r, s, star, needed, pick, opt, soft }, { ferryman }) => ({
      title: pick('Contra la corriente', 'Por la orilla', 'Los que lo vieron pasar'),
      text: [
        pick(
          `${upperFirst(s.name)} ${s.v('empezó')} a caminar por la orilla, a la altura de la luz, ni más aprisa ni más despacio. Por el agua, en su barca, iba ${ferryman.o}.`,
          `No había más que seguirlo. ${upperFirst(s.name)} ${s.v('se quitó')} los zapatos y ${s.v('fue')} detrás, por donde el agua es bajita. ${upperFirst(ferryman.o)} desató su barca y fue también.`,
        ),
        pick(
          `A su paso se iban abriendo ventanas. —Ahí ${r.v('va')} ${r.name} —decían. Y cada quien se acordaba de algo.`,
          `En la primera curva, una vecina se asomó a su puerta. —Esa luz la conozco —dijo, y la miró con cariño.`,
          `De las casas salió gente a mirar, y nadie habló hasta que la luz pasó.`,
        ),
        needed(ferryman.o),
        pick(
          `${upperFirst(star.el)} ${star.does[1]}, y era de lo más natural, porque siempre había sido así.`,
          `En la orilla, ${star.el} ${star.does[2]}. La luz se detuvo, como si mirara.`,
          `Cerca, ${star.el} ${star.does[1]}. Así la orilla se hacía corta.`,
        ),
        pick(
          `Hubo un mal paso, todo de piedras. El farol lo libró sin mojarse. ${upperFirst(s.name)}, no. Y ${s.v('se rio')}, por primera vez aquella noche.`,
          `Donde el río se pone bravo, el farol tembló. No se apagó. Se quedó esperando a ${s.name}.`,
        ),
        pick(
          `—Nunca había visto uno así —dijo ${ferryman.o}, que remaba despacio, por si acaso—. Casi todos tienen prisa.`,
          `—¿Y a dónde va? —preguntó ${ferryman.o} desde su barca. ${upperFirst(s.name)} ya se lo ${s.v('imaginaba')}.`,
        ),
        soft(
          pick(
            'Los grillos iban dejando de cantar, de uno en uno, para oír el agua.',
            'La luna se metió en el río hasta las rodillas.',
          ),
        ),
        opt('Cada piedra de la orilla guardaba un poco de sol de la tarde.'),
        opt('Hacía un frío pequeño, de los que piden abrazo.'),
      ],
      view: {
        place: 'la orilla de un río entre árboles',
        time: 'de noche',
        weather: 'con luna',
        seen: 'desde una barca',
        recipient: 'parece sonreír en la luz del farol',
        sender: 'camina por la orilla, al paso de la luz',
        objects: [star.un, 'un farol de papel', 'una barca', 'ventanas encendidas'],
        pose: 'walk',
      },
    }),
    ({ s, place, there, air, keep, recall, star, pick, opt }, { ferryman }) => ({
      title: pick('Donde se detuvo', 'El remanso', 'Río arriba de todo'),
      text: [
        pick(
          `Donde el río empieza, la luz se quedó quieta. No había manantial ni piedra. Había, en el agua y fuera del agua, ${there}.`,
          `El farol entró en un remanso y ya no se movió. Alumbraba poco, y alcanzó para ver ${there}.`,
          `Ahí era. ${upperFirst(s.name)} lo ${s.v('supo')} antes de mirar. En la otra orilla, a tres pasos, estaba ${there}.`,
        ),
        air[0],
        pick(
          `Nadie había dicho que se pudiera volver. Tampoco que no.`,
          `El agua dejó de correr un momento, que es lo que el agua nunca hace.`,
          `${upperFirst(s.name)} ${s.v('respiró')} hondo. Todavía era el aire de ese día.`,
        ),
        pick(
          `Debajo de la luz, el farol traía algo desde el principio: ${keep.un}. ${upperFirst(s.name)} ${keep.lo} ${s.v('sacó')} con cuidado.`,
          `En la orilla, sin una gota encima, esperaba ${keep.un}. ${upperFirst(s.name)} ${keep.lo} ${s.v('apretó')} contra el pecho.`,
        ),
        recall(),
        pick(
          `No era una despedida. Las despedidas van río abajo.`,
          `Se puede llorar y estar en paz al mismo tiempo. Ahí se podía.`,
        ),
        opt(
          pick(
            `${upperFirst(ferryman.o)} se quitó el sombrero y esperó en su barca.`,
            'Un pez saltó y volvió a su lugar sin hacer ruido.',
          ),
        ),
        opt('Los demás faroles ya iban lejos. Ese no tenía a dónde ir: había llegado.'),
      ],
      view: {
        place: place ?? 'un remanso de río lleno de luz dorada',
        time: 'de noche',
        weather: 'con una luz dorada en el agua',
        seen: 'desde la otra orilla',
        recipient: 'sonríe en la luz de aquel día',
        sender: `sostiene ${keep.un} con las dos manos`,
        objects: [keep.un, star.un, 'un farol de papel'],
        pose: 'look',
      },
    }),
    ({ r, s, star, keep, act, pick, opt, soft }, { bearer }) => ({
      title: pick('Otro farol', 'La mecha', 'Quien no podía soltar'),
      text: [
        pick(
          `De bajada encontraron a ${bearer.un}. Tenía en los brazos un farol apagado y no lo soltaba.`,
          `En la orilla quedaba una sola persona: ${bearer.un}. Su farol estaba apagado.`,
        ),
        pick(`—Si lo suelto, se va —dijo ${bearer.o}.`, `—No enciende —dijo ${bearer.o}—. Será que todavía no quiero.`),
        pick(
          `${upperFirst(s.name)} ${s.v('se sentó')} a su lado y ${s.v('habló')} de ${r.name}.`,
          `Entonces ${s.name} ${s.v('habló')} de ${r.name}, sin prisa.`,
        ),
        act(bearer.o),
        pick(
          `Luego ${s.name} ${s.v('mostró')} ${keep.el}. —¿Y eso no se va? —preguntó ${bearer.o}. Eso se quedaba. Entonces pidió fuego, y encendió la mecha.`,
          `${upperFirst(s.name)} le ${s.v('prestó')} ${keep.el}. —Así que algo se queda —dijo ${bearer.o}. Y encendió su farol.`,
        ),
        pick(
          `Todavía faltaba soltarlo. Entonces ${pick(...star.helps)}. Y ${bearer.o}, sin darse cuenta, abrió las manos.`,
          `${upperFirst(pick(...star.helps))}. ${upperFirst(bearer.o)} se rio entre lágrimas, y el farol ya iba en el agua.`,
        ),
        soft(
          pick(
            `Lo miraron hasta que fue una luz más entre las otras.`,
            `El farol se fue despacio, y parecía que de vez en cuando miraba hacia atrás.`,
          ),
        ),
        opt('El río, de noche tan ancho, ya no lo parecía.'),
        opt('Ya no hacía tanto frío.'),
      ],
      view: {
        place: 'la orilla de un río con piedras planas',
        time: 'de noche',
        weather: 'con luna y dos luces en el agua',
        seen: 'desde el agua',
        recipient: 'parece estar ahí, en la luz del farol',
        sender: `acerca ${keep.un} a un farol apagado`,
        objects: [keep.un, star.un, bearer.un, 'un farol de papel'],
        pose: 'comfort',
      },
    }),
    ({ r, s, star, keep, praise, pick, soft, opt }, { bearer, ferryman }) => ({
      title: pick('Al amanecer', 'La luz que se quedó', 'De regreso'),
      text: [
        pick(
          `Amaneció. Los faroles de todos ya estaban en el mar, que es donde se juntan. El de ${r.name} seguía en el río, encendido a pleno sol.`,
          `Con la primera luz, el farol de ${r.name} se arrimó a la orilla, como se arrima una barca que llegó a donde iba.`,
        ),
        pick(
          `Para la vuelta había un plan que a ${r.name} ${r.le} habría gustado: ${star.together}.`,
          `Ese mismo día tocaba hacer algo por ${r.name}: ${star.together}.`,
        ),
        pick(
          `Antes de irse, ${s.name} le ${s.v('habló')} al agua.`,
          `Con los pies en el río, ${s.name} ${s.v('dijo')} lo que faltaba.`,
          `Faltaban unas palabras. Las oyeron el agua y ${bearer.o}.`,
        ),
        ...praise({}),
        soft(pick('El río lo repitió, piedra por piedra.', 'El farol creció un poco, como quien asiente.')),
        opt(
          pick('Las piedras de la orilla volvían a calentarse al sol.', 'El agua siguió su camino, un poco más clara.'),
        ),
        pick(
          `Desde entonces, en la noche de los faroles, ${s.name} ${s.v('baja')} con ${bearer.o} por el mismo camino, y ya no al último.`,
          `${upperFirst(ferryman.o)} cuenta a quien pregunta que hay luces que suben. Dice que lo vio.`,
        ),
        pick(
          `En la ventana, donde otros ponen una vela, está ${keep.el}. Alumbra lo mismo, y no se gasta.`,
          `${upperFirst(s.name)} ${s.v('volvió')} a casa con ${keep.el}. Su lugar es ahora la ventana, y por la mañana el vidrio amanece tibio.`,
        ),
      ],
      view: {
        place: 'la ventana de una casa frente a un río',
        time: 'al amanecer',
        weather: 'con cielo rosa',
        seen: 'desde adentro de la casa',
        recipient: 'sonríe desde una fotografía con marco',
        sender: `pone ${keep.un} junto a la ventana`,
        objects: [keep.un, star.un, 'una ventana', 'una fotografía con marco'],
        pose: 'look',
      },
    }),
  ],
})
