import { upperFirst } from '../language/grammar/text.ts'
import { plot } from './plot.ts'
/** Where she landed, and how that sounded. */
const FALLEN = [
  { on: 'encima de la ropa tendida', sound: 'Se oyó un plof muy suave' },
  { on: 'en una maceta', sound: 'Se oyó un golpe, y luego un «¡ay!»' },
  { on: 'en la cubeta del agua', sound: 'Se oyó un chapuzón' },
]

/** Who comes by to complain that it is dark. */
const HELPERS = [
  { un: 'un búho con una linterna', el: 'el búho', says: 'que sin luna no encontraba su árbol' },
  { un: 'un gato muy elegante', el: 'el gato', says: 'que sin luna no había techos bonitos' },
  { un: 'una rana que cantaba bajito', el: 'la rana', says: 'que sin luna no se acordaba de la canción' },
]

/** How she is taken up again. */
const WAYS = [
  { by: 'una escalera larguísima', thing: 'una escalera', how: 'por la escalera' },
  { by: 'diez globos atados a una silla', thing: 'una silla con globos', how: 'en la silla' },
  { by: 'un globo hecho con una sábana', thing: 'un globo', how: 'en el globo' },
]

/** The moon falls into a yard, and does not dare to go up again until she knows what she is good for. */
export const moonYard = plot({
  id: 'moon-yard',
  shape: 'planet',
  has: /^(?:el|la) (?:cubeta|balde|escalera)$/,
  suits: ({ r }) =>
    r.role === 'pet' || r.role === 'colleague' || r.baby || r.band === '2-4'
      ? 0
      : r.band === '5-7'
        ? 6
        : r.band === '8-11'
          ? 5
          : r.band === null && r.age === 'small'
            ? 4
            : 0,
  set: ({ pick }) => ({ fallen: pick(...FALLEN), helper: pick(...HELPERS), way: pick(...WAYS) }),
  hears: () => 'la luna',
  wonders: () => [
    'La luna quiso saber qué era aquello.',
    'De aquello la luna no se acordaba, y preguntó.',
    'Aquello la luna no lo había visto nunca tan de cerca, y preguntó.',
    'La luna esperaba, con la cobija en los hombros, a que le explicaran qué veía.',
  ],
  title: ({ r, pick }) =>
    pick(
      `${r.name} y la luna en el patio`,
      `${r.name}, la noche que se cayó la luna`,
      `${r.name} y la luna con curita`,
    ),
  cover: ({ star, keep }, { way }) => ({
    place: 'un patio de noche, iluminado por una luna caída en el suelo',
    time: 'de noche',
    weather: 'con el cielo sin luna',
    seen: 'desde lo alto de un muro',
    recipient: `se agacha junto a la luna, con ${star.un}`,
    sender: 'acerca una cobija',
    objects: [star.un, keep.un, 'una luna con una curita', way.thing],
    pose: 'comfort',
  }),
  chapters: [
    ({ r, s, fav, star, pick }, { fallen }) => ({
      title: pick('Un golpe en el patio', 'Se cayó la luna', 'La noche más oscura'),
      text: [
        pick(
          `Era de noche, y ${r.name} todavía no ${r.v('tenía')} sueño. A su lado, con un cuento abierto, ${s.v('estaba')} ${s.full}.`,
          `Una noche, ${r.name} ${r.v('miraba')} la luna por la ventana. A su lado, sin ninguna prisa, ${s.v('estaba')} ${s.full}.`,
          `Ya era tarde, y la luz de ${r.name} seguía encendida. En el borde de la cama ${s.v('estaba')} ${s.full}.`,
        ),
        pick(
          `Hablaban de lo que más ${r.le} gusta a ${r.name}: ${fav.all}.`,
          `Antes de dormir tocaba hablar de lo que más ${r.le} gusta a ${r.name}: ${fav.all}.`,
          `Primero hablaron un buen rato de lo que más ${r.le} gusta a ${r.name}: ${fav.all}.`,
        ),
        pick(
          `Entonces faltó la luz de afuera. ${fallen.sound}, del lado del patio. Hacia allá fueron ${r.name} y ${s.name}.`,
          `De pronto todo se puso oscuro. ${fallen.sound} en el patio. ${r.name} y ${s.name} salieron a mirar.`,
          `Fue como si apagaran el cielo. ${fallen.sound}. ${r.name} y ${s.name} corrieron al patio con una linterna.`,
        ),
        pick(
          `¿Y qué había ahí, ${fallen.on}? La luna, nada menos. Parpadeaba. —Disculpen —dijo—. No vi el borde.`,
          `¡Era la luna! Se había caído ${fallen.on}, y tenía la cara muy triste. —Perdón por el ruido —dijo.`,
          `${fallen.on} había algo redondo y blanco. Era la luna, que se había caído del cielo. —Ay —dijo—, qué vergüenza.`,
        ),
        pick(
          `—No te preocupes —${s.v('dijo')} ${s.name}. La taparon con una cobija, y ${r.name} le ${r.v('puso')} una curita en el borde.`,
          `${r.name} le ${r.v('puso')} una curita, y ${s.name} ${s.v('trajo')} una cobija para que la luna no pasara frío.`,
          `Lo primero fue la cobija, que ${s.v('trajo')} ${s.name}. Lo segundo, una curita donde le dolía. Se la ${r.v('pegó')} ${r.name}, y no se notaba casi nada.`,
        ),
        pick(
          `Y ahí cerca, como si también hubiera salido a ver, ${star.present}. ${star.el} ${star.does[0]}.`,
          `No era lo único que había en el patio: junto a la puerta ${star.present}. ${star.el} ${star.does[0]}.`,
          `A la luz de la luna, que era poca, se vio algo más: junto a la pared ${star.present}. ${star.el} ${star.does[0]}.`,
        ),
      ],
      view: {
        place: 'un patio con macetas y ropa tendida',
        time: 'de noche',
        weather: 'con el cielo sin luna',
        seen: 'desde la puerta del patio',
        recipient: `se asoma a ver la luna en el suelo, junto a ${star.un}`,
        sender: 'alumbra con una linterna',
        objects: [star.un, 'una luna en el suelo', 'una linterna'],
        pose: 'look',
      },
    }),
    ({ r, s, star, needed, pick, soft }, { helper }) => ({
      title: pick('La luna no quiere subir', 'Visitas a oscuras', 'Una luna con curita'),
      text: [
        pick(
          `${upperFirst(s.name)} le ${s.v('preguntó')} cómo se había caído. —Me distraje —dijo la luna—. Miraba las ventanas y me incliné demasiado.`,
          `Le dieron leche calientita, y la luna contó lo que había pasado: se había asomado demasiado para ver a ${r.name}.`,
          `La llevaron a la cocina, y la luna explicó lo que había pasado. Estaba mirando a ${r.name}, se acercó un poco más, y otro poco, y se cayó.`,
        ),
        pick(
          `—Pues hay que volver a subirte —${r.v('dijo')} ${r.name}. Pero la luna dijo que no. —Allá arriba hace frío, y nadie me necesita —dijo.`,
          `—Vamos a llevarte a tu lugar —${r.v('dijo')} ${r.name}. La luna se hizo más chiquita. —No quiero —dijo—. Arriba solo estoy yo, y nadie pregunta por mí.`,
          `—Mañana te subimos —${s.v('dijo')} ${s.name}. La luna se tapó con la cobija. —Yo no quiero volver —dijo—. A esa hora todo el mundo duerme, y alumbro para nadie.`,
        ),
        pick(
          `En ese momento llegó ${helper.un}. Venía a decir ${helper.says}.`,
          `Toc, toc. Era ${helper.un}. Venía a decir ${helper.says}.`,
          `A alguien más le hacía falta la luna: a ${helper.un}. Venía a decir ${helper.says}.`,
          `Por la puerta asomó la cabeza ${helper.un}. Venía a decir ${helper.says}.`,
        ),
        soft(
          pick(
            `—¿Ves? Sí te necesitan —${s.v('dijo')} ${s.name}. La luna no estaba segura.`,
            'Era una razón muy buena. Pero la luna seguía sin querer subir.',
            '—Será solo por hoy —dijo la luna.',
          ),
        ),
        needed('la luna', `La luna llevaba mucho tiempo mirando desde arriba, y quiso saber más de ${r.name}.`),
        pick(
          `${star.el} ${star.does[1]}, y la luna, por primera vez, sonrió un poquito.`,
          `Cerca de la cobija, ${star.el} ${star.does[2]}. La luna se asomó y brilló un poquito más.`,
          `Entonces ${star.el} ${star.does[1]}. A la luna se le escapó una risita de las que alumbran.`,
        ),
        pick(
          `—Ven —${s.v('dijo')} ${s.name}—. Te vamos a enseñar para qué sirve tu luz.`,
          `—Espera —${s.v('dijo')} ${s.name}—. Falta que veas un día de cerca.`,
          `—Nos falta mostrarte una cosa —${s.v('dijo')} ${s.name}. Y le ${s.v('tendió')} la mano a la luna.`,
        ),
      ],
      view: {
        place: 'una cocina con una luna sentada a la mesa',
        time: 'de noche',
        weather: 'con la ventana muy oscura',
        seen: 'desde el otro lado de la mesa',
        recipient: `le ofrece algo caliente a la luna, junto a ${star.un}`,
        sender: 'abre la puerta a una visita',
        objects: [star.un, 'una luna con una curita', helper.un],
        pose: 'sit',
      },
    }),
    ({ r, s, star, keep, air, place, there, recall, pick }) => ({
      title: pick('Un día guardado', 'Lo que vio la luna', 'Muy de cerca'),
      text: [
        pick(
          `La luna hizo un rayito de luz en el suelo, y por ese rayo caminaron. Al final estaba ${there}.`,
          `Siguieron el último rayito que le quedaba a la luna. Llevaba adonde ${s.name} ${s.v('quería')}: ${there}.`,
          `Cerraron los ojos, y cuando ${s.name} ${s.v('dijo')} «ya», los abrieron. Delante de la luna estaba ${there}.`,
        ),
        air[0],
        pick(
          'La luna miraba con la boca abierta. Desde arriba todo se ve más chiquito.',
          '—Desde allá arriba se veía muy chiquito —dijo la luna.',
          'A la luna se le olvidó hasta parpadear.',
          '—¿Y esto estaba aquí abajo todo el tiempo? —dijo la luna.',
        ),
        pick(
          `Ahí mismo había ${keep.un}. ${r.name} ${keep.lo} ${r.v('levantó')} para que la luna ${keep.lo} viera.`,
          `La luz de la luna se detuvo encima de una cosa: era ${keep.un}. ${r.name} ${keep.lo} ${r.v('levantó')} muy alto.`,
          `En el suelo había ${keep.un}. ${r.name} ${keep.lo} ${r.v('tomó')} y se ${keep.lo} ${r.v('mostró')} a la luna.`,
        ),
        recall(),
        pick(
          `—Eso ya pasó, y todavía da luz —${s.v('dijo')} ${s.name}. La luna no contestó, pero brilló un poquito.`,
          `—¿Y eso pasó mientras yo alumbraba para otro lado? —dijo la luna. ${upperFirst(s.name)} le ${s.v('prometió')} que la próxima vez le avisarían. Y ${r.name} ${r.v('se llevó')} ${keep.el}.`,
          `—Yo creía que la luz se acababa —dijo la luna. ${upperFirst(s.name)} ${s.v('dijo')} que no: la de un día así, no.`,
          `La luna se quedó callada. Estaba empezando a entender para qué sirve alumbrar. Y ${r.name} ${r.v('se llevó')} ${keep.el}.`,
        ),
      ],
      view: {
        place: place ?? 'un lugar lleno de luz dorada al final de un rayo de luna',
        time: 'de noche',
        weather: 'con luz dorada',
        seen: 'desde un rayo de luna',
        recipient: `levanta ${keep.un} para que la luna ${keep.lo} vea`,
        sender: 'lleva a la luna de la mano',
        objects: [keep.un, star.un, 'un rayo de luna'],
        pose: 'look',
      },
    }),
    ({ r, star, keep, act, pick }, { way }) => ({
      title: pick('La luna tiene miedo', 'Hacia arriba', 'La subida'),
      text: [
        pick(
          `Para devolver la luna al cielo consiguieron ${way.by}. La luna miró hacia arriba y se asustó. —¿Y si me vuelvo a caer? —dijo.`,
          `${upperFirst(way.by)}: eso hizo falta para llegar al cielo. Pero la luna cerró los ojos. —No puedo —dijo—. Está altísimo.`,
          `Para la subida prepararon ${way.by}. A la luna le tembló todo el borde. —Tengo miedo —dijo.`,
        ),
        act('la luna', 'fear'),
        pick(
          'El susto se fue haciendo chiquito. —Está bien —dijo la luna—. Voy a intentarlo.',
          'Con eso, la luna se volvió un poco más redonda y un poco más valiente.',
          'La luna respiró hondo y volvió a mirar el cielo.',
          'El cielo seguía igual de alto, pero a la luna ya no se lo pareció tanto.',
        ),
        pick(
          `Pero con el susto se le había ido el brillo. ${r.name} ${r.v('levantó')} ${keep.el}. —¿En cada casa hay un día así? —preguntó la luna. Le entraron tantas ganas de alumbrarlos que se encendió entera.`,
          `Le faltaba brillo. ${r.name} le ${r.v('mostró')} ${keep.el}. La luna miró las casas. —Debajo de tantos techos debe de haber muchos días así —dijo, y de las ganas se puso blanca, blanca.`,
          `Estaba medio apagada. Entonces ${r.name} ${r.v('mostró')} ${keep.el}, y la luna se acordó de lo que había visto. —Si no alumbro, ¿quién va a encontrar algo así? —dijo. Y alumbró.`,
        ),
        pick(
          `Entonces ${pick(...star.helps)}. A la luna se le quitó el último miedo: empezó a subir ${way.how}, y no paró hasta su lugar.`,
          `Antes de subir, ${pick(...star.helps)}. La luna quiso verlo desde más alto. Subió un poco ${way.how}, y otro poco, y sin darse cuenta llegó a su lugar.`,
          `Luego ${pick(...star.helps)}. La luna se rio, y con la risa se le olvidó el miedo. Subió ${way.how}, cada vez más alto, hasta su lugar.`,
        ),
      ],
      view: {
        place: 'un cielo oscuro por encima de los tejados',
        time: 'de noche',
        weather: 'con muchas estrellas',
        seen: 'desde el suelo',
        recipient: `levanta ${keep.un} hacia la luna`,
        sender: `sostiene ${way.thing}`,
        objects: [keep.un, star.un, way.thing, 'una luna con una curita'],
        pose: 'give',
      },
    }),
    ({ r, s, star, keep, praise, pick, soft }, { helper }) => ({
      title: pick('Luz en la ventana', 'Buenas noches, luna', 'Otra vez arriba'),
      text: [
        pick(
          `La luna no se cayó nunca más. Todas las noches busca a ${r.name}, y alumbra por ahí primero.`,
          `Esa misma noche, ${helper.el} fue quien más miró hacia arriba. Ahí estaba la luna, en su lugar y bien agarrada.`,
          `En todos los techos hubo fiesta esa noche. ${helper.el} no quiso irse hasta muy tarde.`,
          'La luna todavía lleva la curita. Quien mira con cuidado la puede ver.',
        ),
        pick(
          `Al día siguiente durmieron hasta tarde, y todavía hubo tiempo de sobra para ${star.together}.`,
          `Por ayudar a la luna, ${r.name} ${r.v('pudo')} elegir lo primero del día siguiente, y fue ${star.together}.`,
          `De premio, el día siguiente fue entero para ${star.together}.`,
          `Aunque el día siguiente, por el desvelo, empezó tarde, alcanzó de sobra para ${star.together}.`,
        ),
        ...praise({
          lead: pick(
            `A la hora de dormir, ${s.name} ${s.v('se acercó')} al oído de ${r.name}.`,
            `Luego ${s.name} ${s.v('arropó')} a ${r.name}. La luna se asomó un poquito, para oír.`,
            `Faltaba lo que se dice antes de dormir. ${upperFirst(s.name)} lo ${s.v('dijo')} muy bajito, y la luna escuchó.`,
          ),
          asks: 'la luna',
          when: 'A la hora de dormir',
        }),
        soft(
          pick(
            'La luna, que lo había oído todo, brilló un poco más.',
            'Desde arriba, la luna guiñó un ojo.',
            'A la luna se le puso un borde de color de rosa.',
          ),
        ),
        pick(
          `En una ventana ${r.v('tiene')} ${r.name} ${keep.el}. Por las noches, la luna pasa por ahí, ${keep.lo} toca con un rayito y sigue su camino.`,
          `${r.name} ${r.v('puso')} ${keep.el} en la ventana, para que la luna ${keep.lo} viera y no se sintiera sola. Desde arriba se ve muy bien.`,
          `Junto a la cama de ${r.name} está ${keep.el}. Algunas noches brilla un poquito, y es que la luna anda cerca.`,
          `Si la luna tarda en salir, ${r.name} ${r.v('acerca')} ${keep.el} a la ventana. Nunca falla.`,
        ),
      ],
      view: {
        place: 'un cuarto con la luna en la ventana',
        time: 'de noche',
        weather: 'con luna llena',
        seen: 'desde la ventana',
        recipient: `se acuesta y mira ${keep.un} junto a la ventana`,
        sender: 'arropa y habla bajito',
        objects: [keep.un, star.un, 'una ventana con luna'],
        pose: 'sleep',
      },
    }),
  ],
})
