import { partsOfName } from '../language/people/person-names.ts'
import { list, upperFirst } from '../language/grammar/text.ts'
import { plot } from './plot.ts'
import { WORKS, DOUBTERS } from './props/something-big.ts'

/** Building together: it falls down, somebody doubts, and one piece is missing. */
export const somethingBig = plot({
  id: 'something-big',
  shape: 'building',
  has: /^(?:el|la) (?:cinta|servilleta|pieza|dibujo)$/,
  suits: ({ r }) => (r.baby || r.band === '2-4' || r.role === 'pet' ? 0 : 4),
  set: ({ pick }) => ({
    work: pick(...WORKS),
    doubter: pick(...DOUBTERS),
    day: pick('el sábado', 'el domingo'),
  }),
  hears: ({ doubter }) => doubter.o,
  wonders: ({ doubter: { o } }) => [
    `${upperFirst(o)} preguntó por qué tenía que ser justo esa pieza.`,
    `Para creerlo, ${o} tenía que saber de dónde salía.`,
    `${upperFirst(o)} miró alrededor y preguntó qué había pasado ahí.`,
    `${upperFirst(o)} no había oído hablar nunca de una pieza así, y hubo que explicárselo.`,
  ],
  title: ({ r, s, pick }, { work }) =>
    pick(
      `${upperFirst(work.el)} de ${r.name}`,
      `Lo que hicieron ${list([r.name, s.name].flatMap(partsOfName))}`,
      `${r.name} y la pieza que faltaba`,
    ),
  cover: ({ star, keep }, { work }) => ({
    place: work.place,
    time: 'por la tarde',
    weather: 'con viento y sol',
    seen: 'desde abajo',
    recipient: `construye ${work.un} con ${star.un} al lado`,
    sender: 'sostiene la escalera',
    objects: [work.un, star.un, keep.un, 'herramientas'],
    pose: 'build',
  }),
  chapters: [
    ({ r, s, fav, star, pick, opt }, { day, work }) => ({
      title: pick('El plano en la servilleta', 'Una idea muy grande', 'Primero, el dibujo'),
      text: [
        pick(
          `Un martes, ${r.name} ${r.v('dibujó')} algo en una servilleta. Era ${work.un}. —¿Y si hacemos ${work.un} de verdad? —${s.v('preguntó')} ${s.name}.`,
          `Todo empezó con un dibujo en una servilleta. Lo ${r.v('había')} hecho ${r.name}, y era ${work.un}.`,
          `—¿Y si construimos ${work.un}? —${s.v('preguntó')} un martes ${s.name}. ${r.name} ${r.v('hizo')} el dibujo en una servilleta, y quedó muy bien.`,
        ),
        pick(
          `De la obra ${r.v('se encargó')} ${r.name}. De ayudar, con más ganas que nadie, ${s.full}.`,
          `Para construir hace falta quien dibuje y quien sostenga. ${upperFirst(r.v('dibujaba'))} ${r.name}. ${upperFirst(s.v('sostenía'))} ${s.full}.`,
          `La cuadrilla tenía muchas ganas: ${r.name} y, con la cinta de medir, ${s.full}.`,
        ),
        pick(
          `Decidieron que sería en honor de lo que más ${r.le} gusta a ${r.name}: ${fav.all}.`,
          `Lo construían para celebrar lo que más ${r.le} gusta a ${r.name}: ${fav.all}. Eso fue lo primero que anotaron en el plano.`,
          `Había una buena razón para construirlo, y era lo que más ${r.le} gusta a ${r.name}: ${fav.all}.`,
        ),
        pick(
          `Para no olvidarlo, junto al plano ${star.present}. ${star.el} ${star.does[0]}.`,
          `En la obra, en el mejor lugar, ${star.present}. ${star.el} ${star.does[0]}.`,
          `A un lado de la obra ${star.present}. ${star.el} ${star.does[0]}.`,
        ),
        opt(
          pick(
            `Juntaron ${work.of}. —El estreno es ${day} —${s.v('dijo')} ${s.name}. Y se lo contaron a toda la calle.`,
            `Con ${work.of} ya tenían material de sobra. El estreno sería ${day}, y quedaron invitados los vecinos.`,
            `De material había ${work.of}. Y de fecha, ${day}, con toda la calle invitada.`,
          ),
        ),
      ],
      view: {
        place: work.place,
        time: 'por la mañana',
        weather: 'con sol',
        seen: 'desde el otro lado de la mesa',
        recipient: `dibuja ${work.un} en un papel, junto a ${star.un}`,
        sender: 'junta tablas y cuerdas',
        objects: ['un papel con un dibujo', 'un martillo', star.un],
        pose: 'paint',
      },
    }),
    ({ r, s, star, needed, pick }, { doubter, work }) => ({
      title: pick('Algo falla', 'La primera prueba', 'Falta una pieza'),
      text: [
        pick(
          `Trabajaron dos días, y la primera prueba salió mal: ${work.el} ${work.first}.`,
          `Al segundo día hicieron la primera prueba, y no funcionó: ${work.el} ${work.first}.`,
          `La primera prueba fue al segundo día. ${upperFirst(work.el)} ${work.first}.`,
        ),
        pick(
          `En ese momento pasaba ${doubter.un}. —Eso no se puede hacer —dijo—. Mejor déjenlo.`,
          `Desde la calle lo había visto ${doubter.un}. —No va a funcionar nunca —dijo, y se quedó a mirar.`,
          `Al otro lado de la reja miraba ${doubter.un}. —Así no —dijo, y no dijo cómo.`,
        ),
        needed(doubter.o),
        pick(
          `Hubo que empezar otra vez, y ${r.name} no ${r.v('esperó')} al día siguiente. Ahí cerca, ${star.el} ${star.does[1]}, y con esa compañía siguieron trabajando.`,
          `Daban ganas de rendirse, y nadie se rindió. ${upperFirst(star.el)} ${star.does[2]}, y con esa compañía empezaron otra vez.`,
          `No hubo discusión: a empezar de cero. ${upperFirst(star.el)} ${star.does[1]}, y el trabajo se hizo más corto.`,
        ),
        pick(
          `La segunda vez midieron todo dos veces. Quedó casi perfecto: solo había un hueco, ${work.hole}, y ninguna pieza servía.`,
          `La segunda vez salió mucho mejor. Solo faltaba una pieza, ${work.hole}, y ninguna de las que tenían entraba.`,
          `Al segundo intento encajó casi todo. Quedaba un hueco, ${work.hole}, y no había con qué llenarlo.`,
        ),
        pick(
          `—Ya ${s.spoken('sé', 'sabemos')} qué falta —${s.v('dijo')} ${s.name}, después de mirar el hueco un buen rato—. Y eso no se compra: se busca.`,
          `${upperFirst(s.name)} ${s.v('miró')} el hueco y ${s.v('sonrió')}. —Esa pieza existe —${s.v('dijo')}—. Y ${s.spoken('sé', 'sabemos')} dónde está.`,
          `—Esa pieza no la venden —${s.v('dijo')} ${s.name}—. Hay que ir a buscarla, y ${s.spoken('sé', 'sabemos')} por dónde.`,
        ),
      ],
      view: {
        place: work.place,
        time: 'al anochecer',
        weather: 'con viento',
        seen: 'desde la reja',
        recipient: `mira ${work.un} a medio hacer, con un hueco sin tapar`,
        sender: `le explica algo a ${doubter.un}`,
        objects: [work.un, star.un, 'tablas', 'un martillo'],
        pose: 'look',
      },
    }),
    ({ r, s, star, keep, air, place, there, recall, pick }, { doubter }) => ({
      title: pick('Donde estaba la pieza', 'Lo que no se compra', 'La pieza exacta'),
      text: [
        pick(
          `Bajaron por una escalera que el día anterior no estaba. Al fondo, detrás de una puerta, estaba ${there}.`,
          `${upperFirst(s.name)} ${s.v('abrió')} la puerta del cuarto de las herramientas. Pero adentro ya no había herramientas: estaba ${there}.`,
          `Salieron por la puerta de atrás. Del otro lado no había un patio: estaba ${there}.`,
        ),
        air[0],
        pick(
          `La pieza no podía andar lejos. ${upperFirst(doubter.o)}, que iba detrás, también buscaba.`,
          `Hasta ${doubter.o} fue a mirar, sin creer todavía en ninguna pieza.`,
          `Detrás iba ${doubter.o}, y miraba debajo de todo, por si la pieza estaba ahí.`,
        ),
        pick(
          `Entonces ${r.name} ${r.v('encontró')} la pieza. Era ${keep.un}, y el hueco parecía hecho para eso.`,
          `No hizo falta buscar mucho. ${r.name} ${r.v('bajó')} la vista, y ahí había ${keep.un}. Era justo lo que faltaba.`,
          `${r.name} ${r.v('señaló')} con el dedo. Ahí había ${keep.un}, del tamaño del hueco, ni más ni menos.`,
        ),
        recall(),
        pick(
          `—Con razón no servía ninguna otra —${s.v('dijo')} ${s.name}—. Había que venir hasta aquí.`,
          `Por eso no entraba ninguna otra pieza. Lo que construían necesitaba algo de ese día. Y ${r.name} ${r.v('llevó')} ${keep.el} de vuelta, con mucho cuidado.`,
          `${r.name} ${r.v('tomó')} ${keep.el} con cuidado, y volvieron a la obra. Ya tenían lo que faltaba.`,
        ),
      ],
      view: {
        place: place ?? 'un lugar con luz dorada',
        time: 'por la tarde',
        weather: 'con luz dorada',
        seen: 'desde lo alto de una escalera',
        recipient: `mide con los dedos ${keep.un}`,
        sender: 'señala alrededor',
        objects: [keep.un, star.un, 'una escalera'],
      },
    }),
    ({ r, star, keep, act, pick }, { doubter, work }) => ({
      title: pick('El estreno', 'La última pieza', 'El día señalado'),
      text: [
        pick(
          `El día del estreno, toda la calle salió a mirar. Solo ${doubter.o} estaba aparte. —Yo también construí algo una vez, y se me cayó delante de todos —dijo—. Nadie me ayudó a levantarlo.`,
          `El día del estreno vino media calle. En la última fila estaba ${doubter.o}. —No es que no se pueda —confesó por fin—. Es que una vez yo no pude.`,
          `Llegó el día del estreno, y ${doubter.o} no quiso acercarse. —Lo mío se vino abajo, y todos se rieron —dijo—. Desde entonces digo que no se puede.`,
        ),
        act(doubter.o, 'fear', 'named'),
        pick(
          `${r.name} ${r.v('puso')} ${keep.el} en el hueco. —¿Y eso aguanta? —preguntaron desde atrás. Aguantó.`,
          `Faltaba la pieza. ${r.name} ${r.v('colocó')} ${keep.el} en el hueco. No hizo falta ni un clavo ni una gota de pegamento.`,
          `Solo quedaba el hueco. ${r.name} ${r.v('probó')} con ${keep.el}, y entró a la primera.`,
        ),
        pick(
          `Luego ${pick(...star.helps)}. —Ahora sí se puede —dijo ${doubter.o}. Soltaron todo a la vez, y ${work.el} ${work.flies}.`,
          `Después ${pick(...star.helps)}. ${upperFirst(doubter.o)} empezó a contar, y a la cuenta de tres, ${work.el} ${work.flies}.`,
          `Entonces ${pick(...star.helps)}. Al verlo, ${doubter.o} soltó la última cuerda, y ${work.el} ${work.flies}.`,
        ),
      ],
      view: {
        place: work.place,
        time: 'por la tarde',
        weather: 'con viento fuerte',
        seen: 'desde el público',
        recipient: `coloca ${keep.un} en lo alto de ${work.un}`,
        sender: `sostiene una cuerda junto a ${doubter.un}`,
        objects: [work.un, keep.un, star.un, 'vecinos que aplauden'],
        pose: 'build',
      },
    }),
    ({ r, s, star, keep, praise, pick, opt }, { doubter, work }) => ({
      title: pick('Inauguración', 'Lo que sigue en pie', 'Para toda la calle'),
      text: [
        pick(
          `Hubo aplausos, limonada y algo de comer. ${doubter.o} ya tenía, en otra servilleta, el plano de lo que iban a construir el año siguiente.`,
          `Hubo fiesta, y ${doubter.o} contó tres veces cómo se había hecho.`,
          `Se aplaudió hasta que oscureció, y quien más aplaudió fue ${doubter.o}.`,
        ),
        pick(
          `Como una obra así merece descanso, después tocó lo mejor: ${star.together}.`,
          `El premio fue el mejor: ${star.together}.`,
          `Con las manos ya limpias, quedaba tiempo para lo mejor: ${star.together}.`,
        ),
        ...praise({
          lead: pick(
            `Cuando se fueron los vecinos, ${s.name} ${s.v('se quedó')} mirando lo que habían hecho, y luego ${s.v('miró')} a ${r.name}.`,
            `Solo faltaba firmar la obra. Antes, ${s.name} ${s.v('quiso')} decir algo.`,
            `Había que decir unas palabras de inauguración. Las ${s.v('dijo')} ${s.name}, cuando todos se callaron.`,
          ),
          asks: doubter.o,
          when: 'En plena fiesta',
        }),
        opt(
          pick(
            `De ${work.el} se habla todavía en toda la calle, y cada vez que se cuenta es un poco más grande.`,
            `La gente de otras calles viene a preguntar cómo se hace una obra así, y quien lo explica es ${doubter.o}.`,
            `En la calle ya preguntan qué será lo siguiente. ${upperFirst(doubter.o)} lleva siempre una servilleta limpia, por si acaso.`,
          ),
        ),
        pick(
          `Desde lejos no se nota, pero ${work.hole} está ${keep.el}. Fue lo último que se puso, y es lo primero que se mira.`,
          `Quien se fija descubre, ${work.hole}, la pieza que no se compra: ${keep.el}.`,
          `Si algún día hay que desarmarlo todo, lo último que se quitará será ${keep.el}.`,
        ),
      ],
      view: {
        place: work.place,
        time: 'al anochecer',
        weather: 'con cielo despejado',
        seen: 'desde una ventana alta',
        recipient: `mira ${keep.un}, ${work.hole}`,
        sender: 'abraza y sonríe a su lado',
        objects: [work.un, keep.un, star.un, 'lámparas de papel'],
        pose: 'hug',
      },
    }),
  ],
})
