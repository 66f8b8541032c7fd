import { upperFirst } from '../language/grammar/text.ts'
import { plot } from './plot.ts'

/** Who notices, because it is their trade. */
const KEEPERS = [
  { un: 'un electricista con escalera de mano', o: 'el electricista', thing: 'una escalera de mano' },
  { un: 'la mujer que apaga los faroles del barrio', o: 'la farolera', thing: 'una pértiga' },
  { un: 'un cartero que hacía el último reparto', o: 'el cartero', thing: 'una bolsa de cartas' },
]

/** Where it was found that the light comes from nowhere. */
const TRIED = [
  'cortaron la corriente, y la luz siguió',
  'quitaron el foco, y la luz siguió',
  'cerraron las cortinas, y la luz las atravesó como si fueran aire',
  'bajaron la persiana, y la luz salió por las rendijas',
]

/** Who is lost in the dark outside. */
const OUTSIDE = [
  {
    un: 'una niña que había soltado una mano',
    o: 'la niña',
  },
  {
    un: 'un viajero con el mapa al revés',
    o: 'el viajero',
  },
  {
    un: 'un viejo que había olvidado a qué salió',
    o: 'el viejo',
  },
]

/** In memory: one window lights up every evening at the same hour, and nobody has touched the switch. */
export const litWindow = plot({
  id: 'lit-window',
  shape: 'window',
  inMemory: true,
  suits: () => 5,
  set: ({ pick }) => {
    const first = pick(...TRIED)
    return {
      keeper: pick(...KEEPERS),
      first,
      second: pick(...TRIED.filter((one) => one !== first)),
      lost: pick(...OUTSIDE),
      hour: pick('a las siete y diez', 'a las siete y media', 'al ponerse el sol', 'a la hora de la cena'),
    }
  },
  title: ({ r, pick }) =>
    pick(`La ventana de ${r.name}`, `La luz de ${r.name}`, `Quién enciende la ventana de ${r.name}`),
  cover: ({ star, keep }, { keeper }) => ({
    place: 'una calle oscura con una sola ventana encendida',
    time: 'al anochecer',
    weather: 'con cielo morado',
    seen: 'desde la otra banqueta',
    recipient: 'parece asomarse a la ventana',
    sender: `mira hacia arriba, junto a ${star.un}`,
    objects: [star.un, keep.un, keeper.thing, 'una ventana encendida'],
    pose: 'look',
  }),
  chapters: [
    ({ r, s, fav, star, pick, opt, soft }, { keeper, hour }) => ({
      title: pick('A su hora', 'La luz de arriba', 'Nadie tocó nada'),
      text: [
        pick(
          `La ventana se encendía sola, ${hour}. Lo vio primero ${keeper.un}, y tocó el timbre. ${upperFirst(s.v('bajó'))} a abrir ${s.full}.`,
          `—Disculpe, arriba se enciende sola una luz, todas las tardes, ${hour} —dijo ${keeper.un}. Al oírlo, ${s.v('subió')} a ver ${s.full}.`,
          `Todas las tardes, ${hour}, se encendía sola la ventana de arriba. Un día lo avisó ${keeper.un}, y ${s.v('subió')} a ver ${s.full}.`,
        ),
        pick(
          `Era el lugar de ${r.name}. Desde ahí se ve la calle entera.`,
          `En esa ventana, tantos años, ${r.v('había')} estado ${r.name}.`,
          `No hacía falta preguntar de quién era esa luz. Era de ${r.name}.`,
        ),
        pick(
          `Arriba no había nadie. Pero en todo se notaba lo que más ${r.le} gustaba a ${r.name}: ${fav.all}.`,
          `Nadie entraba ahí sin acordarse de lo que más ${r.le} gustaba a ${r.name}: ${fav.all}.`,
          `En el cuarto todo seguía hablando de lo que más ${r.le} gustaba a ${r.name}: ${fav.all}.`,
        ),
        pick(
          `Sobre el alféizar, con la luz de frente, ${star.present}. ${upperFirst(star.el)} ${star.does[0]}.`,
          `Junto al vidrio, como quien espera visita, ${star.present}. ${upperFirst(star.el)} ${star.does[0]}.`,
          `La luz caía toda sobre ${star.un}.`,
        ),
        soft(
          pick(
            `—Llevo años en esta calle —dijo ${keeper.o}—. Esto no es de cables.`,
            `${upperFirst(keeper.o)} se quitó la gorra. No supo por qué.`,
          ),
        ),
        opt(pick('Era una luz amarilla, de las de antes.', 'Una polilla daba vueltas, con mucho respeto.')),
        opt('Abajo, la gente caminaba un poco más despacio.'),
      ],
      view: {
        place: 'un cuarto con una ventana encendida sobre la calle',
        time: 'al anochecer',
        weather: 'con cielo morado',
        seen: 'desde la puerta del cuarto',
        recipient: 'parece estar junto al vidrio',
        sender: `se acerca a la ventana, junto a ${star.un}`,
        objects: [star.un, keeper.thing, 'una ventana encendida'],
        pose: 'look',
      },
    }),
    ({ r, s, star, needed, pick, soft }, { keeper, first, second }) => ({
      title: pick('Pruebas', 'Sin explicación', 'Lo que se intentó'),
      text: [
        pick(
          `Hicieron pruebas. El lunes ${first}. El martes ${second}. El miércoles ya nadie quiso probar nada.`,
          `Primero ${first}. Después ${second}. ${upperFirst(keeper.o)} bajó la voz, como si alguien durmiera.`,
          `Buscaron la razón sin encontrarla: ${first}. Y además ${second}.`,
        ),
        pick(
          `—¿Y a esa hora qué pasaba? —preguntó ${keeper.o}. A esa hora ${r.name} ${r.v('se asomaba')} a ver quién venía.`,
          `Lo que sí se averiguó es para qué servía. A esa hora, con esa luz, ${r.name} ${r.v('veía')} venir a los suyos.`,
          `A esa hora volvía todo el mundo. Y siempre, al doblar la esquina, se veía primero la ventana, y en la ventana a ${r.name}.`,
        ),
        needed(keeper.o, `Luego ${keeper.o} preguntó cómo ${r.v('era')} ${r.name} en lo de todos los días.`),
        pick(
          `${upperFirst(star.el)} ${star.does[1]}, y la luz subía un poquito.`,
          `Como en otro tiempo, ${star.el} ${star.does[2]}. La luz se ponía entonces de mejor color.`,
        ),
        soft(
          pick(
            `Los vecinos ya lo sabían. No habían dicho nada por no estropearlo.`,
            `Una panadera confesó que ponía el reloj en hora con esa ventana.`,
            `Se supo entonces que media calle buscaba esa luz con los ojos, al pasar, todos los días.`,
          ),
        ),
        pick(
          `—Falta una cosa, porque siempre se vio desde afuera —${s.v('dijo')} ${s.name}. Y ${s.v('se puso')} justo en medio de la luz.`,
          `Una tarde ${s.name} no ${s.v('miró')} la ventana. ${s.v('miró')} por ella.`,
          `Entonces ${s.name} ${s.v('hizo')} lo que nadie había hecho: ${s.v('apoyó')} la frente en el vidrio, a la hora exacta.`,
        ),
      ],
      view: {
        place: 'una fachada con una ventana encendida y vecinos abajo',
        time: 'al anochecer',
        weather: 'con las primeras estrellas',
        seen: 'desde un balcón',
        recipient: 'parece saludar desde arriba',
        sender: 'apoya la frente en el vidrio',
        objects: [star.un, keeper.thing, 'vecinos'],
        pose: 'stand',
      },
    }),
    ({ r, s, place, there, air, keep, recall, star, pick, opt }) => ({
      title: pick('Del otro lado del vidrio', 'Lo que se veía', 'Por la ventana'),
      text: [
        pick(
          `No se veía la calle. Se veía ${there}, tan cerca que el vidrio se empañó.`,
          `Abajo ya no se veía lo de siempre: estaba ${there}.`,
          `${upperFirst(s.name)} ${s.v('abrió')} la ventana, y al otro lado estaba ${there}.`,
        ),
        air[0],
        pick(`Todo seguía en su lugar.`, `De ahí venía la luz. Claro que de ahí venía.`),
        pick(
          `Del lado de allá, en el borde, había ${keep.un}. ${upperFirst(s.name)} ${s.v('alargó')} la mano y ${keep.lo} ${s.v('tomó')}.`,
          `Al alcance de los dedos quedó ${keep.un}. ${upperFirst(s.name)} ${keep.lo} ${s.v('pasó')} a este lado, con mucho cuidado.`,
          `Y en el alféizar, donde un momento antes no había nada, apareció ${keep.un}.`,
        ),
        recall(),
        pick(
          `Esa luz la ${r.v('había')} dejado encendida ${r.name}, para que se supiera volver.`,
          `Por un rato, ${r.name} ${r.v('estuvo')} otra vez ahí.`,
          `Hay ventanas que guardan a quien se asomó mucho a ellas. Esa guardaba a ${r.name}.`,
        ),
        { spare: ['El marco estaba tibio, como si alguien acabara de asomarse.'] },
        opt('La cortina se movió hacia allá, como queriendo ir.'),
        opt(pick('Del otro lado no había ninguna prisa.', 'De ese lado, la luz no parpadeaba.')),
      ],
      view: {
        place: place ?? 'una ventana abierta a una luz dorada',
        time: 'al anochecer',
        weather: 'con luz dorada',
        seen: 'desde el otro lado del vidrio',
        recipient: 'sonríe en la luz de aquel día',
        sender: `alcanza ${keep.un} con una mano`,
        objects: [keep.un, star.un, 'una ventana'],
        pose: 'look',
      },
    }),
    ({ r, s, star, keep, act, pick, opt, soft }, { lost }) => ({
      title: pick('Alguien en lo oscuro', 'Noche cerrada', 'Para quien no sabe volver'),
      text: [
        pick(
          `Esa noche no hubo luna, y por la calle venía ${lost.un}. Venía mirando al suelo, y por eso no vio la ventana.`,
          `Tarde, cuando ya no pasa nadie, pasó ${lost.un}. Iba tocando las paredes.`,
        ),
        pick(
          `—¿Queda alguien despierto? —preguntó ${lost.o}, sin mucha fe.`,
          `—Todas las puertas se parecen —dijo ${lost.o}.`,
        ),
        pick(
          `${upperFirst(s.name)} ${s.v('bajó')}, ${s.v('puso')} agua a hervir y ${s.v('habló')} de ${r.name}.`,
          `Al oírlo, ${s.name} ${s.v('salió')} a la calle con una lámpara. Por hacer compañía, ${s.v('habló')} de ${r.name}.`,
        ),
        act(lost.o),
        pick(
          `${upperFirst(s.name)} ${s.v('subió')} otra vez y ${s.v('puso')} ${keep.el} en el alféizar, al lado de la luz. En la casa de enfrente creyeron que era una señal y encendieron también. Detrás encendieron los de al lado, y los de más allá.`,
          `${upperFirst(s.name)} ${s.v('volvió')} arriba y ${s.v('dejó')} en el alféizar ${keep.el}. Los vecinos, que llevaban años mirando esa ventana, entendieron, y cada quien encendió la suya. La calle se vio entera.`,
        ),
        pick(
          `Ahí arriba ${pick(...star.helps)}. ${upperFirst(lost.o)} miró hacia arriba, y a la luz de tantas ventanas reconoció su calle.`,
          `Y en la ventana ${pick(...star.helps)}. ${upperFirst(lost.o)} se detuvo a mirar y vio por dónde era.`,
        ),
        soft(
          pick(
            `—Era para allá —dijo ${lost.o}, y se rio—. Todo el tiempo era para allá.`,
            `El camino que quedaba ya no era largo, y estaba todo encendido.`,
          ),
        ),
        opt(pick('No ladró ni un perro.', 'Se juntaron siete luces, y luego veinte.')),
      ],
      view: {
        place: 'una calle de noche con ventanas que se encienden',
        time: 'de noche',
        weather: 'sin luna y con muchas ventanas',
        seen: 'desde la esquina',
        recipient: 'parece sonreír en la ventana',
        sender: `señala el camino a ${lost.o}`,
        objects: [keep.un, star.un, lost.un, 'ventanas encendidas'],
        pose: 'point',
      },
    }),
    ({ r, s, star, keep, praise, pick, opt, soft }, { keeper, lost, hour }) => ({
      title: pick('Que no se apague', 'Se deja así', 'La luz de siempre'),
      text: [
        pick(
          `${upperFirst(keeper.o)} escribió en su informe: «Funciona. No tocar». Y firmó dos veces.`,
          `—No hay nada que arreglar —dijo ${keeper.o}, y guardó sus cosas.`,
          `En el plano del barrio, donde van los faroles, ${keeper.o} dibujó uno más, con su nombre: ${r.name}.`,
        ),
        pick(
          `Ahora, ${hour}, hay quien sube a ese cuarto a ${star.together}, como ${r.le} gustaba a ${r.name}.`,
          `Bajo esa luz sigue habiendo tiempo para ${star.together}. Nadie ha cambiado la costumbre.`,
        ),
        pick(
          `La primera noche de frío, ${s.name} ${s.v('abrió')} un poco la ventana y ${s.v('habló')} hacia afuera.`,
          `Faltaba decirlo, y ahí, con la luz en la cara, era más fácil.`,
          `Cuando la casa se quedó en silencio, ${s.name} ${s.v('habló')} hacia la ventana.`,
        ),
        ...praise({}),
        soft(
          pick('La luz parpadeó, una sola vez, como quien asiente.', 'Del otro lado de la calle se encendió otra luz.'),
        ),
        pick(
          `${upperFirst(lost.o)} manda postales. En todas dibuja una ventana.`,
          `Por esa calle ya no se pierde nadie, porque basta con mirar hacia arriba.`,
          `A los recién llegados se les explica así: «Todo derecho, hasta la ventana».`,
        ),
        opt(
          pick(
            'Un gato que no era de nadie duerme ahora debajo.',
            'Los domingos se encienden todas las ventanas a la vez, por gusto.',
          ),
        ),
        pick(
          `En el alféizar, donde más alumbra, está ${keep.el}. Se ve desde la esquina.`,
          `Quien pase ${hour} y mire hacia arriba verá, junto al vidrio, ${keep.el}.`,
          `Junto al vidrio ${s.name} ${s.v('puso')} ${keep.el}. Así, cuando se vuelve a casa, es lo primero que se ve.`,
        ),
      ],
      view: {
        place: 'una ventana encendida vista desde la calle',
        time: 'de noche',
        weather: 'con estrellas',
        seen: 'desde la calle',
        recipient: 'sonríe desde una fotografía con marco',
        sender: `pone ${keep.un} junto al vidrio`,
        objects: [keep.un, star.un, 'una ventana encendida', 'una fotografía con marco'],
        pose: 'look',
      },
    }),
  ],
})
