import { upperFirst } from '../language/grammar/text.ts'
import { plot } from './plot.ts'

/** Who joins, and what they play on. */
const PLAYERS = [
  { un: 'una tortuga con una cacerola', el: 'la tortuga', plays: '¡Clan, clan!' },
  { un: 'un pato con silbato', el: 'el pato', plays: '¡Fiu, fiu!' },
  { un: 'un ratón con dos cucharas', el: 'el ratón', plays: '¡Tiqui, tiqui!' },
  { un: 'una vaca con cencerro', el: 'la vaca', plays: '¡Tolón, tolón!' },
  { un: 'un oso con tambor', el: 'el oso', plays: '¡Pom, pom!' },
  { un: 'una gallina con maracas', el: 'la gallina', plays: '¡Chiqui, cha!' },
]

/** Who would like to, and does not dare. */
const SHY = [
  { un: 'una monita con una campanita', o: 'la monita' },
  { un: 'un conejo con una campanita', o: 'el conejo' },
  { un: 'un duende con una campanita', o: 'el duende' },
  { un: 'una osita con una campanita', o: 'la osita' },
]

/** A procession by day: it begins with one spoon, and everybody joins it but one. */
export const houseParade = plot({
  id: 'house-parade',
  shape: 'procession',
  has: /^(?:el|la) (?:cuchara|tambor|olla|campana|campanita|silbato)$/,
  suits: ({ r }) => (r.role !== 'pet' && (r.baby || r.band === '2-4') ? 6 : 0),
  set: ({ star, pick }) => {
    // beside a rubber duck no other duck walks
    const players = PLAYERS.filter(({ el }) => !star.el.includes(el.split(' ')[1]!))
    const first = pick(...players)
    const second = pick(...players.filter((one) => one !== first))
    return {
      first,
      second,
      third: pick(...players.filter((one) => one !== first && one !== second)),
      shy: pick(...SHY),
      march: pick(
        '¡Uno, dos, uno, dos!',
        '¡Pum, pum, a marchar!',
        '¡Tarará, por aquí va!',
        '¡Tan, tan, que ya nos vamos!',
      ),
    }
  },
  hears: ({ first }) => first.el,
  title: ({ r, pick }, { first, march }) =>
    pick(`El desfile de ${r.name}`, `${r.name} y ${first.un}`, `${march} Ahí va ${r.name}`, `La banda de ${r.name}`),
  cover: ({ star, keep }, { first, second }) => ({
    place: 'un pasillo de casa con un desfile muy alegre',
    time: 'por la mañana',
    weather: 'con sol en la ventana',
    seen: 'desde el suelo',
    recipient: `va adelante de un desfile, junto a ${star.un}`,
    sender: 'golpea una olla con una cuchara',
    objects: [first.un, second.un, star.un, keep.un],
    pose: 'walk',
  }),
  chapters: [
    ({ r, s, fav, star, pick, soft }, { march }) => ({
      title: pick('La primera cuchara', 'Un silencio muy largo', '¿Quién empieza?'),
      text: [
        pick(
          `Todo estaba muy callado. Callada la mesa. Callada la silla. Y en medio, ${r.name} y ${s.full}.`,
          `No se oía nada. Ni un pío. ${r.name} ${r.v('esperaba')}. Y también ${s.v('esperaba')}, con una cuchara, ${s.full}.`,
          `¿Quién hizo ruido? Nadie. ¿Quién quería ruido? ${r.name}. ¿Y quién tenía una olla? ${upperFirst(s.full)}.`,
        ),
        pick(
          `Iban a celebrar lo que más ${r.le} gusta a ${r.name}: ${fav.all}.`,
          `¿Qué se celebra? Lo que más ${r.le} gusta a ${r.name}: ${fav.all}.`,
          `Era la fiesta de lo que más ${r.le} gusta a ${r.name}: ${fav.all}.`,
        ),
        pick(
          `${upperFirst(star.sound)}, se oyó primero. ¡Era ${star.un}!`,
          `Y llegó ${star.un}. ${upperFirst(star.sound)}. Ya eran más.`,
          `Detrás de la cortina, ${star.sound}. ¿Quién es? ${upperFirst(star.un)}.`,
        ),
        soft('¿Había ganas? Muchas. ¿Había prisa? Ninguna. ¿Y los pies? ¡Listos!'),
        pick(
          `La cuchara dio en la olla, ¡tan! Y empezó el desfile. ${march}`,
          `Una olla. Una cuchara. ¡Tan, tan! ${march}`,
          `¡Tan! Se pusieron en fila, con ${r.name} en el mejor lugar. ${march}`,
        ),
      ],
      view: {
        place: 'una cocina con ollas y cucharas',
        time: 'por la mañana',
        weather: 'con sol en la ventana',
        seen: 'desde la puerta',
        recipient: `se ríe junto a ${star.un}`,
        sender: 'golpea una olla con una cuchara',
        objects: [star.un, 'una olla', 'una cuchara'],
        pose: 'sit',
      },
    }),
    ({ r, star, needed, pick, when, soft }, { first, second, third, march }) => {
      const known = needed(second.el, `${upperFirst(second.el)} miró a ${r.name}.`)
      return {
        title: pick('Y uno más', 'La fila crece', 'Por el pasillo'),
        text: [
          pick(
            `En el pasillo había ${first.un}. ¿Puede ir? ¡Claro! ${first.plays}`,
            `Se abrió una puerta. ¿Quién salió? ${upperFirst(first.un)}. ${first.plays}`,
            `Debajo de la mesa sonó algo. ${first.plays} Era ${first.un}.`,
          ),
          pick(
            `En la escalera, ${second.un}. ${second.plays} ${march}`,
            `Y de la tina salió ${second.un}. ${second.plays} ${march}`,
            `¿Y en el jardín? ${upperFirst(second.un)}. ${second.plays} ${march}`,
          ),
          when(
            known,
            known,
            pick(
              `Pisaron un charco. ¡Chac! Y otra vez. ¡Chac!`,
              `Dieron una vuelta entera a la mesa. Y otra. Y otra más.`,
              `El perro de al lado ladró dos veces, a compás.`,
            ),
          ),
          pick(
            `${upperFirst(star.el)} ${pick(...star.does)}. ¡Qué bien iba!`,
            `¿Y en medio? ${upperFirst(star.el)}: ${star.sound}, ${star.sound}.`,
          ),
          pick(
            `Y por último llegó ${third.un}. ${third.plays} ¡Qué ruido tan bonito!`,
            `Faltaba ${third.un}. ${third.plays} Ahora sí.`,
            `Y por la ventana entró ${third.un}. ${third.plays}`,
          ),
          soft(
            pick(
              `${first.plays} ${second.plays} ${third.plays} Y adelante, ${r.name}.`,
              `${upperFirst(first.el)}, ${second.el}, ${third.el}. Y delante de todos, ${r.name}.`,
            ),
          ),
        ],
        view: {
          place: 'un pasillo de casa con puertas abiertas',
          time: 'a media mañana',
          weather: 'con sol en el suelo',
          seen: 'desde el fondo del pasillo',
          recipient: `va adelante de la fila, con ${star.un}`,
          sender: 'marca el paso con una olla',
          objects: [first.un, second.un, third.un, star.un],
          pose: 'walk',
        },
      }
    },
    ({ r, place, there, air, keep, recall, star, pick }) => ({
      title: pick('A la vuelta de la esquina', 'Por aquí ya pasamos', 'La calle de los recuerdos'),
      text: [
        pick(
          `El desfile salió a la calle y dobló la esquina. ¿Y qué había? ${upperFirst(there)}.`,
          `Dieron la vuelta a la esquina. Y ahí, sin hacer ruido, estaba ${there}.`,
          `Todos se callaron. Iban pasando junto a algo muy querido: ${there}.`,
        ),
        air[0],
        pick(
          `En el camino esperaba ${keep.un}. ¡A ${r.n('la mano', 'las manos')} de ${r.name}!`,
          `¿Qué es eso? Es ${keep.un}. ${r.name} ${keep.lo} ${r.v('apretó')} fuerte.`,
          `Ahí, en el suelo, había ${keep.un}. ${r.name} ${keep.lo} ${r.v('agarró')} con ${r.n('los cinco dedos', 'todos los dedos')}.`,
        ),
        recall(),
        { spare: ['Pasaron muy despacito, de puntitas.'] },
        pick(
          `Un pasito sin ruido. Otro pasito. Y a seguir.`,
          `${upperFirst(star.el)} hizo ${star.sound}, muy bajito.`,
          `Otra vez, otra vez. ¡Tan, tan!`,
        ),
      ],
      view: {
        place: place ?? 'una calle dorada con banderitas',
        time: 'al mediodía',
        weather: 'con luz dorada',
        seen: 'desde muy cerca',
        recipient: `aprieta en la mano ${keep.un}`,
        sender: 'se agacha y sonríe',
        objects: [keep.un, star.un, 'banderitas'],
        pose: 'look',
      },
    }),
    ({ star, keep, holder, act, pick }, { shy, march }) => ({
      title: pick('Alguien se quedó atrás', '¿Y tú?', 'Falta uno'),
      text: [
        pick(
          `Alguien no venía: ${shy.un}. —Yo no sé tocar —dijo.`,
          `Faltaba alguien: ${shy.un}. —Me da vergüenza tocar —dijo.`,
          `¿Quién lloraba? ${upperFirst(shy.un)}. —Me va a salir mal —dijo.`,
        ),
        act(shy.o),
        pick(
          `Entonces ${holder.name} ${holder.v('levantó')} ${keep.el}. ¡Oh! ${upperFirst(shy.o)} abrió mucho los ojos.`,
          `Y ${holder.name} ${holder.v('levantó')} ${keep.el}. ${upperFirst(shy.o)} se acercó a ver.`,
          `${holder.name} ${holder.v('levantó')} ${keep.el}. ¿Quién se acercó? ${upperFirst(shy.o)}.`,
        ),
        pick(
          `${upperFirst(pick(...star.helps))}. ¡Y ${shy.o} ya se reía!`,
          `Y ${pick(...star.helps)}. ${upperFirst(shy.o)} no se perdía nada.`,
        ),
        pick(
          `De tanto mirar se le olvidó el susto. ¡Tin!, hizo la campanita. ${march}`,
          `¿Y la campanita? ¡Tin! Ya sonaba. ${march}`,
          `Y sin pensarlo nada, ${shy.o} tocó: ¡tin! ${march}`,
        ),
      ],
      view: {
        place: 'una banqueta con macetas y banderitas',
        time: 'por la tarde',
        weather: 'con nubes rosas',
        seen: 'desde la banqueta de enfrente',
        recipient: `le acerca ${keep.un} a ${shy.un}`,
        sender: 'espera con la olla en la mano',
        objects: [shy.un, keep.un, star.un],
        pose: 'give',
      },
    }),
    ({ r, star, keep, praise, pick, soft }, { first, second, third, shy }) => ({
      title: pick('Cada quien a su casa', 'Más bajito', 'Tan, tan'),
      text: [
        pick(
          `Adiós a ${first.el}. Adiós a ${second.el}. Adiós a ${third.el}. Cada vez más bajito.`,
          `Se fue ${first.el}. Se fue ${second.el}. Bostezó ${third.el}. Bajito, bajito.`,
          `¿Quién se duerme? ${upperFirst(first.el)}. ¿Quién más? ${upperFirst(second.el)}. Y ${third.el}, de pie.`,
        ),
        pick(`—¿Y mañana? —Mañana, ${star.together}. ¡Tan, tan!`, `Mañana, otro desfile. Y también ${star.together}.`),
        ...praise({
          asks: shy.o,
        }),
        soft(
          pick(
            `${upperFirst(shy.o)} soñó con tambores.`,
            `Y a la cama también ${r.name}. Sin ruido, sin ruido.`,
            `Tan, se oyó por última vez, muy bajito.`,
          ),
        ),
        pick(
          `¿Y qué cuida la cama sin hacer ruido? ${upperFirst(keep.el)}.`,
          `En la mesita, junto a la cama, quedó ${keep.el}. Tan, tan, sueña la casa.`,
          `Y junto a la cama, para el próximo desfile, está ${keep.el}.`,
        ),
      ],
      view: {
        place: 'un cuarto con una cama y una lámpara pequeña',
        time: 'de noche',
        weather: 'con luna en la ventana',
        seen: 'desde la puerta',
        recipient: `se duerme con ${keep.un} al lado`,
        sender: 'da un beso y apaga la luz',
        objects: [keep.un, star.un, 'una olla', 'una lámpara pequeña'],
        pose: 'sleep',
      },
    }),
  ],
})
