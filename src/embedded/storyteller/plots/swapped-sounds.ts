import { upperFirst } from '../language/grammar/text.ts'
import { plot } from './plot.ts'
import { KEEPERS, MORNINGS } from './props/swapped-sounds.ts'

/** A day gone strange: every sound is in the wrong place, but for one. */
export const swappedSounds = plot({
  id: 'swapped-sounds',
  shape: 'strange-day',
  has: /^(?:el|la) (?:caja|cajita|abrigo)$/,
  isHeard: true,
  // no teenager is told of a teapot that barks
  suits: ({ r }) =>
    r.role === 'pet' || r.band === '5-7' || r.band === '8-11' || (r.band === null && r.age === 'small' && !r.baby)
      ? 6
      : 0,
  set: ({ star, pick }) => ({
    keeper: pick(...KEEPERS),
    morning: pick(...MORNINGS),
    wrong: pick(...['clin', 'cuac', 'tilín', 'fiu'].filter((sound) => !star.sound.includes(sound))),
  }),
  title: ({ r, pick }, { keeper }) =>
    pick(
      `${r.name} y el día de los ruidos cambiados`,
      `${r.name} y la caja de los ruidos`,
      `Lo que ${r.v('oyó')} ${r.name}`,
      `${r.name} y el secreto de ${keeper.where}`,
    ),
  cover: ({ star, keep }, { keeper }) => ({
    place: 'una calle de pueblo llena de notas de música',
    time: 'por la mañana',
    weather: 'con sol y viento',
    seen: 'desde la acera de enfrente',
    recipient: `levanta ${keep.un} frente a ${keeper.un}`,
    sender: 'se tapa las orejas y se ríe',
    objects: [star.un, keep.un, 'una caja abierta', 'notas de música que vuelan'],
    pose: 'point',
  }),
  chapters: [
    ({ r, s, fav, star, pick }, { morning, wrong }) => ({
      title: pick('Algo suena raro', `${upperFirst(wrong)}, hizo la mañana`, 'Un martes al revés'),
      text: [
        pick(
          `Aquella mañana todo sonaba mal: ${morning.first}. ${morning.second}. Y en la ventana, una paloma relinchó.`,
          `Un martes se cambiaron de lugar todos los ruidos. Primero ${morning.first}. ${morning.second}.`,
          `El día empezó muy raro, porque ${morning.first}. Luego fue peor. ${morning.second}.`,
        ),
        pick(
          `Primero lo ${r.v('oyó')} ${r.name}, y enseguida, ${s.full}. Nada sonaba como debe.`,
          `${r.name} ${r.v('aguzó')} el oído, y lo mismo ${s.v('hizo')} ${s.full}. Hasta la calle sonaba de otro modo.`,
          `A ${r.name} no ${r.le} pareció normal, y tampoco a ${s.full}.`,
        ),
        pick(
          `Para no oír aquello, hablaron de lo que más ${r.le} gusta a ${r.name}: ${fav.all}. Pero ahí ${star.present}, y en vez de ${star.sound} hacía ${wrong}.`,
          `Lo peor fue que también pasaba con lo que más ${r.le} gusta a ${r.name}: ${fav.all}. Apareció ${star.un}, y no hizo ${star.sound}, sino ${wrong}.`,
          `Les quedaba pensar en lo que más ${r.le} gusta a ${r.name}: ${fav.all}. Ahí ${star.present}, que no hacía ${star.sound}. Hacía ${wrong}.`,
        ),
        { spare: ['Hasta el reloj, en vez de dar la hora, croaba.'] },
        pick(
          `—Hay que averiguar qué pasó, para que ${star.el} vuelva a sonar como siempre —${s.v('dijo')} ${s.name}. Y se pusieron en camino.`,
          `Sonando así, ${star.el} no quería ni asomarse. Por eso ${r.name} y ${s.name} salieron a buscar su ruido de siempre.`,
          `Había que hacer algo, por ${star.el} y por todos. Así que salieron a buscar dónde se guardan los ruidos.`,
        ),
      ],
      view: {
        place: 'una cocina con la ventana abierta',
        time: 'por la mañana',
        weather: 'con sol en la ventana',
        seen: 'desde la mesa del desayuno',
        recipient: `escucha con asombro ${star.un}`,
        sender: 'se asoma por la ventana',
        objects: [star.un, 'una tetera', 'un despertador'],
        pose: 'look',
      },
    }),
    ({ r, s, star, needed, pick }, { keeper }) => ({
      title: pick('La caja volcada', `En ${keeper.where}`, 'De dónde salen los ruidos'),
      text: [
        pick(
          `Siguieron el ruido más fuerte de todos, que venía de ${keeper.where}.`,
          `Había mucho ruido en ${keeper.where}, así que entraron a ver.`,
        ),
        pick(
          `Adentro había ${keeper.inside} y una caja volcada. Al lado, con la cabeza entre las manos, había ${keeper.un}.`,
          `Junto a ${keeper.inside} encontraron una caja vacía y, recogiendo algo del suelo, a ${keeper.un}.`,
          `Detrás de ${keeper.inside} había una caja abierta. De la caja solo salían unas piernas: eran de ${keeper.un}.`,
        ),
        pick(
          `—Yo guardo todos los ruidos en esta caja —dijo ${keeper.o}—. Anoche tropecé, se cayeron todos, y los guardé tan rápido que ninguno quedó en su lugar.`,
          `—Aquí duermen los ruidos del mundo —explicó ${keeper.o}—. Se me volcó la caja, y ahora no sé cuál es de quién.`,
          `—Cuidado, que eso es un trueno y aquello un bostezo —dijo ${keeper.o}, que había volcado la caja de los ruidos y ya no sabía de quién era cada uno.`,
        ),
        needed(keeper.o),
        pick(
          `Para ordenarlos hacía falta uno que no se hubiera mezclado. Con uno verdadero, los demás recordarían cómo eran.`,
          `Para arreglarlo, según ${keeper.o}, hacía falta un solo ruido que nadie hubiera tocado nunca: los demás lo seguirían.`,
          `Para saber por dónde empezar, ${keeper.o} necesitaba un día entero bien guardado, con todos sus ruidos.`,
        ),
        pick(
          `${s.name} ${s.v('miró')} a ${r.name}, porque ${s.v('sabía')} dónde había uno.`,
          `—${s.spoken('Yo sé', 'Sabemos')} dónde hay uno —${s.v('dijo')} ${s.name}. Y se fueron a buscarlo.`,
          `—Ahora mismo lo traemos —${s.v('dijo')} ${s.name}, que ya ${s.v('sabía')} por dónde ir.`,
        ),
      ],
      view: {
        place: keeper.where,
        time: 'por la mañana',
        weather: 'con polvo en los rayos de sol',
        seen: 'desde lo alto',
        recipient: `se inclina junto a ${keeper.un} y una caja volcada`,
        sender: 'recoge del suelo una campanita',
        objects: ['una caja volcada', 'una campana', star.un, 'notas de música por el suelo'],
        pose: 'comfort',
      },
    }),
    ({ r, s, star, keep, air, place, there, recall, pick, soft }) => ({
      title: pick('Un ruido sin tocar', 'Donde todo sonaba bien', 'En silencio, y a oír'),
      text: [
        pick(
          `Caminaron hasta que los ruidos raros quedaron atrás. Donde por fin todo sonaba como debe, estaba ${there}.`,
          `Cerraron los ojos para oír mejor y siguieron un sonido que ${s.name} ${s.v('conocía')} muy bien. Al abrirlos, ahí estaba ${there}.`,
          `No estaba lejos. Dieron la vuelta a una esquina, y de pronto todo sonaba bien otra vez, porque ahí estaba ${there}.`,
        ),
        air[0],
        pick(
          'Ahí no se había mezclado ningún ruido.',
          `${upperFirst(s.name)} ${s.v('bajó')} la voz, para no estropear nada.`,
        ),
        pick(
          `A sus pies había ${keep.un}. ${r.name} ${keep.lo} ${r.v('levantó')} sin hacer ruido.`,
          `Había que llevarse algo de ahí. ${r.name} ${r.v('encontró')} ${keep.un}.`,
        ),
        recall(),
        soft(
          pick(
            'Nadie había tocado los ruidos de ese día. Seguían intactos porque los habían cuidado mucho.',
            `—Con esto basta —${s.v('dijo')} ${s.name}. Y volvieron de puntitas, para que no se cayera ni una nota.`,
            `Se quedaron un rato oyendo. Luego ${r.name} ${r.v('se llevó')} ${keep.el}, con muchísimo cuidado.`,
          ),
        ),
      ],
      view: {
        place: place ?? 'un lugar con luz dorada',
        time: 'por la tarde',
        weather: 'con luz dorada',
        seen: 'desde detrás de los dos',
        recipient: `recoge ${keep.un} y ${keep.lo} acerca al oído`,
        sender: 'cierra los ojos para oír',
        objects: [keep.un, star.un, 'una luz dorada'],
      },
    }),
    ({ star, keep, act, pick }, { keeper }) => ({
      title: pick('Uno por uno', 'La caja cerrada', 'Cada ruido a su casa'),
      text: [
        pick(
          `Cuando volvieron, ${keeper.o} había cerrado la caja. —Lo voy a hacer mal otra vez —dijo.`,
          `Encontraron a ${keeper.o} con el abrigo puesto. —Es mejor que los guarde alguien que no tropiece —dijo, mirándose los pies.`,
          `—Ya no toco nada más —dijo ${keeper.o}, con las manos escondidas en la espalda—. Todo se me cae.`,
        ),
        act(keeper.o, 'fear'),
        pick(
          `Con eso, ${keeper.o} respiró hondo y volvió a abrir la caja.`,
          `Después de eso, ${keeper.o} se arremangó y dijo: —Está bien. Vamos a probar otra vez.`,
          `Eso era lo que le hacía falta a ${keeper.o} para atreverse. Y abrió la caja otra vez.`,
        ),
        pick(
          `Junto a la caja pusieron ${keep.el}, y contaron de dónde venía. ${keeper.o} acercó la oreja y lo oyó todo, entero y en orden. Ya tenía con qué comparar.`,
          `Entonces le contaron lo de ${keep.el}, con todos sus ruidos. ${upperFirst(keeper.o)} escuchó. Ahí cada ruido estaba en su lugar. —Ah, iban así —dijo.`,
        ),
        pick(
          `El primer ruido que encontró a su dueño fue el de ${star.el}. Y ${pick(...star.helps)}. De ver tanto gusto, los demás volaron solos a su casa, el trueno a su nube y el crac a su galleta.`,
          `${keeper.o} alzó el primer ruido, y era el de ${star.el}. Entonces ${pick(...star.helps)}. —Todavía me sale bien —dijo ${keeper.o}. Los demás ruidos salieron por la ventana, cada cual con su dueño.`,
          `Primero salió de la caja el ruido de ${star.el}. Entonces ${pick(...star.helps)}. Con eso, ${keeper.o} fue repartiendo los demás sin mirar siquiera la lista.`,
        ),
      ],
      view: {
        place: keeper.where,
        time: 'a mediodía',
        weather: 'con un rayo de sol',
        seen: 'desde la mesa',
        recipient: `pone ${keep.un} en medio de la mesa, junto a ${keeper.un}`,
        sender: 'sostiene la tapa de una caja de la que salen notas de música',
        objects: [keep.un, star.un, 'una caja abierta', 'notas de música que vuelan'],
        pose: 'give',
      },
    }),
    ({ r, s, star, keep, praise, pick, soft }, { keeper, morning }) => ({
      title: pick('Casi todo en su lugar', 'Lo que se oye ahora', 'El primer silencio'),
      text: [
        pick(
          `De regreso, casi todo sonaba como siempre. ${upperFirst(star.el)} hizo ${star.sound}, y hubo aplausos.`,
          `Lo primero que se oyó a la mañana siguiente fue ${star.sound}. Era ${star.el}, con su voz de siempre.`,
        ),
        soft(
          pick(
            `Solo quedó un ruido cambiado. Era ${morning.kept}, que se quedó con ${morning.keeps} porque a todos les daba mucha risa.`,
            `De ${keeper.o} llegó una carta de disculpa, porque ${morning.kept} tenía que quedarse con ${morning.keeps}. A nadie le molestó.`,
          ),
        ),
        pick(
          `Para probar que todo sonaba bien, hicieron lo que más querían: ${star.together}.`,
          `Como ya se podía oír todo, la tarde fue para ${star.together}.`,
        ),
        ...praise({
          lead: pick(
            `Luego hubo un silencio de los buenos, y ${s.name} lo ${s.v('aprovechó')} para decir algo importante.`,
            `${upperFirst(s.name)} ${s.v('esperó')} a que no se oyera nada, porque ${s.v('quería')} que esto sí se oyera bien.`,
            `Cuando todo estuvo en silencio, ${s.name} ${s.v('habló')} muy cerca de ${r.name}.`,
          ),
          asks: keeper.o,
          when: 'Unos días después',
        }),
        pick(
          `En la ventana de ${r.name} está ${keep.el}. Si un día algo suena raro, basta con contar otra vez aquel día.`,
          `${r.name} ${r.v('tiene')} siempre cerca ${keep.el}. Con mirar${keep.lo} basta para que todo suene como debe.`,
          `Cuando hay demasiado ruido afuera, ${r.name} ${r.v('busca')} ${keep.el}, y por un rato no oye nada más.`,
        ),
      ],
      view: {
        place: 'una sala con una ventana abierta',
        time: 'al anochecer',
        weather: 'con las primeras estrellas en la ventana',
        seen: 'desde la ventana',
        recipient: `pone ${keep.un} en la ventana`,
        sender: 'abraza y escucha a su lado',
        objects: [keep.un, star.un, 'una ventana', 'una lámpara'],
        pose: 'hug',
      },
    }),
  ],
})
