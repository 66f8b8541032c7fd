import { upperFirst } from '../language/grammar/text.ts'
import { plot } from './plot.ts'
import { CHILLED, OBSERVERS, SIGNS } from './props/warm-spot.ts'

/** In memory: one corner of the town is three degrees warmer than it should be, and whoever measures weather asks why. */
export const warmSpot = plot({
  id: 'warm-spot',
  shape: 'measurement',
  inMemory: true,
  has: /^(?:el|la) (?:bufanda|hoja|lapiz)$/,
  suits: ({ r }) => (r.baby ? 2 : r.role === 'pet' ? 6 : 5),
  set: ({ pick }) => {
    const first = pick(...SIGNS)
    return {
      observer: pick(...OBSERVERS),
      first,
      second: pick(...SIGNS.filter((sign) => sign !== first)),
      cold: pick(...CHILLED),
    }
  },
  title: ({ r, pick }) =>
    pick(
      `El calor de ${r.name}`,
      `El rincón tibio de ${r.name}`,
      `La esquina de ${r.name}`,
      `Donde ${r.name} ${r.v('estuvo')}`,
    ),
  cover: ({ star, keep }, { observer }) => ({
    place: 'un rincón de la calle con una mancha de sol',
    time: 'por la mañana',
    weather: 'con frío y un rayo de sol',
    seen: 'desde la otra acera',
    recipient: 'sonríe en la luz de la pared',
    sender: `extiende la mano hacia el sol, junto a ${star.un}`,
    objects: [star.un, keep.un, observer.thing, 'una bufanda'],
    pose: 'look',
  }),
  chapters: [
    ({ r, s, fav, star, pick, opt, soft }, { observer }) => ({
      title: pick('Tres grados', 'Una medida que sobra', 'Aviso del tiempo'),
      text: [
        pick(
          `El termómetro marcaba tres grados de más, y siempre en la misma esquina. ${upperFirst(observer.un)} cambió de termómetro dos veces. Luego fue a preguntar a la casa de al lado, y a la puerta ${s.v('salió')} ${s.full}.`,
          `Aquella semana hacía el mismo frío en todas partes, menos en un rincón. A preguntar por ese rincón llegó ${observer.un}, y ${s.v('salió')} a la puerta ${s.full}.`,
          `—Perdón por la hora. ¿Aquí afuera calienta alguien? —dijo ${observer.un}, cargando ${observer.thing}. En la puerta, sin saber qué contestar, ${s.v('estaba')} ${s.full}.`,
        ),
        pick(
          `—¿De quién es este rincón? —preguntó ${observer.o}. No hubo que pensarlo: de ${r.name}.`,
          `El rincón ya era de alguien: de ${r.name}.`,
          `En el croquis, sobre la mancha tibia, ${s.name} ${s.v('escribió')} un nombre: «${upperFirst(r.name)}».`,
        ),
        pick(
          `—Necesito datos —dijo ${observer.o}, con el lápiz listo. El primero fue lo que más ${r.le} gustaba: ${fav.all}.`,
          `En la hoja había una línea para las causas probables. La primera fue lo que más ${r.le} gustaba a ${r.name}: ${fav.all}.`,
          `Para saber de dónde viene un calor hay que saber qué lo encendía. A ${r.name}, más que nada, ${r.le} gustaba esto: ${fav.all}.`,
        ),
        pick(
          `Salieron a ver. Y ahí, en mitad de lo tibio, ${star.present}. ${upperFirst(star.el)} ${star.does[0]}.`,
          `En el rincón, como si le tocara ese turno, ya esperaba ${star.un}, que ${star.does[0]}.`,
          `El rincón no estaba vacío. Ahí ${star.present}.`,
        ),
        soft(
          pick(
            `${upperFirst(observer.o)} se quitó un guante, probó el aire y se quitó el otro.`,
            `—Diecinueve aquí y dieciséis a un paso —dijo ${observer.o}. Y dio el paso, de ida y de vuelta.`,
          ),
        ),
        opt(pick('La calle olía a leña y a pan temprano.', 'Los demás cruzaban de prisa, con el cuello subido.')),
        opt(
          pick(
            'Todas las ventanas amanecían empañadas, menos una.',
            'Un rayo de sol llegaba hasta la pared y se quedaba más de lo normal.',
          ),
        ),
      ],
      view: {
        place: 'un rincón de calle con una pared clara',
        time: 'por la mañana',
        weather: 'con neblina y un rayo de sol',
        seen: 'desde la puerta de la casa',
        recipient: 'parece asomarse en el rayo de sol',
        sender: 'señala el rincón desde la puerta',
        objects: [star.un, observer.thing, 'una pared clara'],
        pose: 'point',
      },
    }),
    ({ r, s, star, needed, pick, opt, soft }, { observer, first, second }) => ({
      title: pick('Otras observaciones', 'Lo que ya sabía la calle', 'Causas probables'),
      text: [
        pick(
          `Había más indicios, y nadie los había juntado. ${upperFirst(first)}.`,
          `—¿Alguna otra cosa rara? —preguntó ${observer.o}. Pues sí: ${first}.`,
        ),
        pick(
          `Además, ${second}. ${upperFirst(observer.o)} lo anotó con signo de admiración, que en su oficio no se usa.`,
          `${upperFirst(second)}. Eso tampoco venía en los manuales.`,
        ),
        needed(observer.o, `A la hoja le faltaba un renglón: cómo ${r.v('era')} ${r.name}.`),
        pick(
          `${upperFirst(star.el)} ${star.does[1]}, y la aguja subió otra rayita.`,
          `El aparato se ponía contento cerca de ${star.el}, que ${star.does[2]}.`,
        ),
        pick(
          `La gente que pasaba fue dejando datos. Unos se acordaban de ${r.name}, otros preguntaban por qué ahí se les escapaba una sonrisa.`,
          `Los vecinos se detuvieron a opinar. Todos habían sentido algo al pasar. Todos pensaban que era cosa suya.`,
        ),
        pick(
          `—El calor se va en cuanto se apaga el fuego —dijo ${observer.o}—. Es ley. Este no se va.`,
          `${upperFirst(observer.o)} revisó las tablas. Según las tablas, eso debía haberse enfriado hacía mucho.`,
        ),
        soft(
          pick(
            `—¿Y si uno entra del todo? —${s.v('preguntó')} ${s.name}. Nadie lo había probado.`,
            `Faltaba medir el centro. Hasta entonces solo habían metido la mano.`,
          ),
        ),
        opt('Un gorrión se esponjó en la orilla y ya no quiso irse.'),
        opt(pick('Ahí estorbaba el abrigo.', 'El cielo estaba gris. La pared, no.')),
      ],
      view: {
        place: 'una calle con vecinos reunidos junto a una pared',
        time: 'a media mañana',
        weather: 'con cielo gris y una mancha de sol',
        seen: 'desde una ventana de enfrente',
        recipient: 'parece estar ahí, en la mancha de sol',
        sender: 'escucha a los vecinos con una libreta',
        objects: [star.un, observer.thing, 'una libreta', 'vecinos'],
        pose: 'stand',
      },
    }),
    ({ r, s, place, there, air, keep, recall, star, pick, opt }, { observer }) => ({
      title: pick('El centro', 'Un paso adentro', 'De dónde sale el calor'),
      text: [
        pick(
          `${upperFirst(s.name)} ${s.v('dio')} un paso, y otro. En el tercero ya no hacía frío, ni era la esquina. Era ${there}.`,
          `Bastó con ponerse justo en medio y cerrar los ojos. Al abrirlos, ahí estaba ${there}.`,
          `Lo tibio tenía fondo. ${upperFirst(s.name)} ${s.v('entró')} hasta ahí, y en el fondo estaba ${there}.`,
        ),
        air[0],
        pick(
          `—Así que de aquí sale —dijo ${observer.o}, que entró detrás.`,
          `No era el sol. El sol iba ahí a calentarse. Detrás, sin hacer ruido, entró ${observer.o}.`,
        ),
        pick(
          `En el punto exacto, donde los mapas ponen una cruz, había ${keep.un}. ${upperFirst(s.name)} ${keep.lo} ${s.v('levantó')} con cuidado.`,
          `Ahí seguía, sin enfriarse, ${keep.un}. ${upperFirst(s.name)} ${keep.lo} ${s.v('guardó')} entre las dos manos.`,
        ),
        recall(),
        pick(
          `Así que era eso. Lo que se quiere mucho tarda muchísimo en enfriarse. A lo mejor no se enfría.`,
          `Hay cosas que se acaban y siguen dando calor. La ciencia todavía no sabe cómo. ${upperFirst(s.name)}, sí.`,
          `Por un rato no ${r.v('faltó')} ${r.name}. No faltó nada.`,
        ),
        opt(
          pick(
            `${upperFirst(observer.o)} no anotó nada. Tenía el lápiz quieto.`,
            'Una hoja que venía cayendo se quedó un momento en el aire.',
          ),
        ),
        opt('El frío esperó en la banqueta, con mucha educación.'),
        opt('Se podía estar ahí sin decir nada, y así se quedaron.'),
      ],
      view: {
        place: place ?? 'un rincón lleno de luz dorada en mitad del frío',
        time: 'a mediodía',
        weather: 'con luz dorada',
        seen: 'desde muy cerca',
        recipient: 'sonríe en la luz de aquel día',
        sender: `guarda ${keep.un} entre las dos manos`,
        objects: [keep.un, star.un, 'una bufanda'],
        pose: 'look',
      },
    }),
    ({ r, s, star, keep, act, pick, opt, soft }, { cold }) => ({
      title: pick('Alguien con frío', 'Lugar para más', 'Bajo cero'),
      text: [
        pick(
          `Esa tarde bajó la temperatura de golpe. Por la calle venía ${cold.un}. Llevaba abrigo, y aun así temblaba.`,
          `Al oscurecer llegó a la esquina ${cold.un}. Temblaba, y no era por el frío de afuera.`,
        ),
        pick(
          `—En mi casa tampoco está ya quien la calentaba —dijo ${cold.o}.`,
          `—Se me apagó todo —dijo ${cold.o}, sin dar más explicaciones. No hacían falta.`,
        ),
        pick(
          `${upperFirst(s.name)} no ${s.v('dio')} consejos: ${s.v('habló')} de ${r.name}.`,
          `—Aquí cabe alguien más —${s.v('dijo')} ${s.name}, y ${s.v('habló')} de ${r.name}.`,
        ),
        act(cold.o),
        pick(
          `Entonces ${s.name} ${s.v('mostró')} ${keep.el}. ${upperFirst(cold.o)} dio un paso para ver${keep.lo}, y con ese paso ya estaba adentro de lo tibio.`,
          `${upperFirst(s.name)} le ${s.v('puso')} ${keep.el} en las manos y ${s.v('contó')} de quién era. A ${cold.o} le volvió el color.`,
        ),
        pick(
          `Luego ${pick(...star.helps)}. Vino gente de las otras esquinas, y tan cerca unos de otros nadie tenía frío.`,
          `Después ${pick(...star.helps)}. Se fueron abriendo ventanas para ver, y por ellas entró el calor a las casas.`,
        ),
        soft(
          pick(
            `—¿Hasta dónde llega ahora el calor? —preguntó ${cold.o}. Llegaba hasta la panadería.`,
            `Nadie tuvo que apretarse: cupieron todos.`,
          ),
        ),
        opt('Ya no salía vaho al hablar.'),
        opt(
          pick(
            'Los aparatos de todo el barrio marcaron lo mismo.',
            'Hasta el perro de la esquina se echó panza arriba.',
          ),
        ),
      ],
      view: {
        place: 'una esquina de barrio con luz en la pared',
        time: 'al atardecer',
        weather: 'con frío y una luz tibia',
        seen: 'desde un balcón',
        recipient: 'parece sonreír en la luz de la pared',
        sender: `ofrece ${keep.un} a ${cold.o}`,
        objects: [keep.un, star.un, cold.un, 'ventanas abiertas'],
        pose: 'give',
      },
    }),
    ({ r, s, star, keep, praise, pick, opt, soft }, { observer, cold }) => ({
      title: pick('El mapa oficial', 'Lo que dice el informe', 'Pronóstico para siempre'),
      text: [
        pick(
          `El informe de ${observer.o} salió en el boletín, en letra chiquita: «No es un error. No se corrija».`,
          `En el mapa oficial del tiempo hay desde entonces un punto que no tiene grados. Tiene un nombre: ${r.name}.`,
          `${upperFirst(observer.o)} guardó los aparatos. En el renglón de las causas escribió: «Cariño». Y no lo borró.`,
        ),
        pick(
          `Desde entonces se hace a menudo lo que a ${r.name} ${r.le} gustaba: ${star.together}. De vuelta se descansa en lo tibio, donde sigue ${star.el}.`,
          `Haga el tiempo que haga, hay quien se junta para ${star.together}. Antes se pasa por esa esquina, a calentarse las manos. Ahí sigue ${star.el}.`,
        ),
        pick(
          `Una noche, con la espalda contra la pared tibia, ${s.name} lo ${s.v('dijo')} en voz alta.`,
          `Faltaba decir de qué estaba hecho ese calor.`,
          `Cuando se fueron todos, quedaban unas palabras por decir. Las oyó la pared.`,
        ),
        ...praise({}),
        soft(
          pick('La aguja subió una rayita, la última, y ahí se quedó.', 'La pared contestó a su modo: siguió tibia.'),
        ),
        pick(
          `${upperFirst(cold.o)} pone ahí las manos al pasar. Ya no tiembla. Dice que es por el paseo.`,
          `En la esquina pusieron una banca. ${upperFirst(cold.o)} barre alrededor por las mañanas.`,
        ),
        opt(pick('Cuando hace mucho frío, se sabe a dónde ir.', 'El frío llega hasta ahí, se sienta un rato y se va.')),
        pick(
          `En casa, sobre la mesa, está ${keep.el}. Quien arrima la mano siente tres grados más.`,
          `En la ventana que da a la esquina, ${s.name} ${s.v('puso')} ${keep.el}. El vidrio, de ese lado, no se empaña.`,
        ),
      ],
      view: {
        place: 'una ventana que da a una esquina tibia',
        time: 'de noche',
        weather: 'con neblina afuera y luz adentro',
        seen: 'desde adentro de la casa',
        recipient: 'sonríe desde una fotografía con marco',
        sender: `pone ${keep.un} junto a la ventana`,
        objects: [keep.un, star.un, 'una ventana', 'una fotografía con marco'],
        pose: 'look',
      },
    }),
  ],
})
