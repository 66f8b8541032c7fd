import { upperFirst } from '../language/text.ts'
import { plot } from './plot.ts'
import { WORKS, DOUBTERS } from './props/something-big.ts'

/** Building together: it falls down, somebody doubts, and one piece is missing. */
export const somethingBig = plot({
  id: 'something-big',
  shape: 'building',
  suits: ({ r }) => (r.baby || r.band === '2-4' || r.role === 'pet' ? 0 : 4),
  set: ({ pick }) => ({
    work: pick(...WORKS),
    doubter: pick(...DOUBTERS),
    day: pick('el sábado', 'el domingo'),
  }),
  title: ({ r, s, pick }, { work }) =>
    pick(
      `${upperFirst(work.el)} de ${r.name}`,
      `Lo que hicieron ${r.name} y ${s.name}`,
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
    ({ r, s, fav, star, joke, pick, when, soft }, { work, day }) => ({
      title: pick('El plano en la servilleta', 'Una idea demasiado grande', 'Primero, los clavos'),
      text: [
        pick(
          `La idea salió en el desayuno, dibujada en una servilleta. Era ${work.un}. —De verdad —dijo la servilleta, o casi.`,
          `Hay ideas que no caben en la mesa. Esta era así: ${work.un}.`,
          `—¿Y si hacemos ${work.un}? Nadie supo después quién lo había dicho primero.`,
          `Todo empezó con una raya en un papel. La raya pidió otra. Al final de la tarde ya se veía que iba a ser ${work.un}.`,
          `Faltaba algo en la cuadra, y nadie sabía qué. Un día se supo: faltaba ${work.un}.`,
        ),
        pick(
          `De este lado de la mesa, con el lápiz, ${r.name}. Del otro, con la cinta de medir, ${s.full}.`,
          `El equipo se formó en un minuto. De un lado, ${r.name}. Del otro, ${s.full}.`,
          `Se repartieron los cargos. De la obra, ${r.name}. De lo demás, que era casi todo, ${s.full}.`,
          `Quien dibujaba y quien sostenía. Así quedaron, de una punta y de otra del papel, ${r.name} y ${s.full}.`,
          `Contrataron a la única cuadrilla disponible: ${r.name} y, con un lápiz en la oreja, ${s.full}.`,
        ),
        pick(
          `Como toda obra necesita un motivo, el suyo quedó escrito con lápiz en la pared: ${fav.all}. Y debajo pusieron, de mascota oficial, ${star.un}.`,
          `En la lista de lo indispensable, antes que los clavos, apuntaron lo que más ${r.le} gusta a ${r.name}: ${fav.all}. Por eso ${star.un} tuvo su lugar desde el primer día.`,
          `Antes de medir nada se dijo para qué era. Era para celebrar lo que más ${r.le} gusta a ${r.name}: ${fav.all}. Por capataz quedó ${star.un}.`,
          `En la primera página del proyecto, donde va el lema, ${r.name} ${r.v('puso')} lo suyo: ${fav.all}. Encima, para que no volara la hoja, ${star.un}.`,
          `Ninguna obra se empieza sin un amuleto. Como a ${r.name} lo que más ${r.le} gusta es esto, ${fav.all}, el amuleto fue ${star.un}.`,
        ),
        when(
          joke,
          soft(
            pick(
              `(En el reglamento hubo que poner un aviso: ${joke}).`,
              `Nada de esto cambió lo de todos los días: ${joke}.`,
            ),
          ),
        ),
        pick(
          `Juntaron ${work.of}. Con eso y con ganas se ha construido casi todo.`,
          `El material era el mejor que había en la casa: ${work.of}.`,
        ),
        pick(
          `—Lo estrenamos ${day} —${s.v('dijo')} ${s.name}. Era martes. Sobraba tiempo. Eso creían.`,
          `La fecha quedó en la pared, subrayada: ${day}.`,
          `Se avisó a los vecinos: ${day}, sin falta. Los vecinos empezaron a apostar.`,
          `Había que terminar antes de que cambiara el tiempo. ${upperFirst(day)}, decidieron.`,
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
    ({ s, star, needed, pick }, { work, doubter }) => ({
      title: pick('Se cayó', 'La primera prueba', 'No se va a poder'),
      text: [
        pick(
          `La primera prueba fue un desastre muy bonito: ${work.el} ${work.first}.`,
          `A la primera, ${work.el} ${work.first}. A la segunda, lo mismo, pero con más público.`,
        ),
        pick(
          `Al ruido llegó ${doubter.un}. —Eso no va a servir —dijo.`,
          `En la reja estaba ${doubter.un}, con cara de haberlo dicho antes. —No se va a poder.`,
          `Desde la banqueta, con los brazos cruzados, opinaba ${doubter.un}. —Eso no lo aguanta ni el suelo.`,
          `—Ya lo veía venir —dijo una voz. Era la de ${doubter.un}.`,
        ),
        needed(doubter.o),
        pick(
          `Había que volver a empezar. ${upperFirst(star.el)} ${star.does[1]}, y eso dio ánimos.`,
          `Recogieron los pedazos. ${upperFirst(star.el)} ${star.does[2]}, como si nada.`,
          `Volvieron al papel. ${upperFirst(star.el)} ${star.does[1]}, y con eso se acabó el mal rato.`,
          `Contaron lo que servía: casi todo. ${upperFirst(star.el)} ${star.does[2]}. Se podía seguir.`,
        ),
        pick(
          `Clavaron, amarraron y midieron dos veces. Al anochecer ya se tenía en pie. Solo quedaba un hueco, ${work.hole}.`,
          `Esta vez lo hicieron despacio. Y quedó casi entero. Casi: faltaba una pieza, una nada más, ${work.hole}.`,
          `A la segunda, ya con experiencia, quedó de pie. Le faltaba un solo pedazo, y no era cualquiera: iba ${work.hole}.`,
          `Trabajaron hasta que no se veían las manos. Estaba todo menos una cosa. El hueco estaba ${work.hole}.`,
        ),
        pick(
          `—${s.spoken('Creo que sé', 'Creemos saber')} de dónde es esa pieza —${s.v('dijo')} ${s.name}, muy bajito.`,
          `${upperFirst(s.name)} ${s.v('metió')} la mano en el hueco y ${s.v('sonrió')}. —Ya sé —se oyó—. Esa no se compra.`,
          `—Esa pieza no la venden —${s.v('dijo')} ${s.name}—. Hay que ir por ella a donde está.`,
          `${upperFirst(s.name)} ${s.v('cerró')} los ojos y ${s.v('midió')} el hueco de memoria. Ahí hacía falta un día entero, y no uno cualquiera.`,
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
    ({ r, place, there, air, keep, recall, star, pick }) => ({
      title: pick('Donde estaba la pieza', 'Un viaje corto', 'Lo que no se compra'),
      text: [
        pick(
          `Había que ir por ella. No llevaron llaves ni dinero. Bajaron por una escalera que la casa no tenía el día anterior, y al fondo estaba ${there}.`,
          `Dejaron las herramientas y salieron por la puerta de atrás. Pero atrás no estaba el patio de siempre. Estaba otra cosa: ${there}.`,
        ),
        air[0],
        pick(
          'Caminaron sin hacer ruido, como quien entra donde duerme alguien.',
          'Todo estaba tal como lo habían dejado.',
          `Ahí no había planos. Todo estaba ya hecho, y bien.`,
          `Nadie sacó la cinta de medir. Hay lugares que no se miden.`,
        ),
        pick(
          `Y ahí, esperando su turno, estaba ${keep.un}. ${r.name} ${keep.lo} ${r.v('tomó')} con las dos manos. Eso faltaba.`,
          `Entonces ${r.name} ${r.v('encontró')} ${keep.un}. No hizo falta probar: era la pieza.`,
          `No hubo que buscar. ${r.name} ${r.v('bajó')} la vista, y ahí estaba ${keep.un}, como si hubiera oído que hacía falta.`,
          `${r.name} ${r.v('miró')} un rato lo que acababa de encontrar: ${keep.un}. Eso era.`,
        ),
        recall(),
        pick(
          `Fue como clavar el último clavo: algo, por dentro, dejó de moverse.`,
          `Con los recuerdos pasa lo que con las tablas: unos sostienen a los otros.`,
          `De eso estaban hechas, sin saberlo, todas las demás piezas.`,
          `Se entendió entonces por qué nada cabía en ese hueco. Era para eso.`,
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
    ({ r, star, keep, act, pick, opt }, { work, doubter, day }) => ({
      title: pick('Antes del estreno', upperFirst(day), 'La última pieza'),
      text: [
        pick(
          `Llegó ${day}, con media cuadra mirando. Y en la primera fila, con los brazos cruzados, ${doubter.o}.`,
          `El día del estreno sopló un viento malo, y todo tembló. Y en su rincón, lejos de todos, estaba ${doubter.o}.`,
        ),
        pick(
          `—Una vez quise hacer algo así —dijo ${doubter.o}—. Se me cayó. Nadie me ayudó a levantarlo.`,
          `—¿Y si se cae? —dijo ${doubter.o}—. A mí se me cayó uno. Por eso ya no hago nada.`,
          `—Yo iba a hacer uno —dijo ${doubter.o}—. Tengo los planos en un cajón. Ya ni lo abro.`,
          `—No es que no se pueda —dijo por fin ${doubter.o}—. Es que yo no pude.`,
        ),
        act(doubter.o),
        opt(
          pick(
            `Después de eso, ${doubter.o} pidió un martillo.`,
            `Y ${doubter.o} preguntó, en voz baja, dónde había que sostener.`,
          ),
        ),
        pick(
          `${r.name} ${r.v('puso')} ${keep.el} en su hueco, ${work.hole}. Y ${keep.el} ${pick(...keep.wakes)}.`,
          `Faltaba lo último. ${upperFirst(keep.el)} entró ${work.hole} como si hubiera nacido ahí, y ${pick(...keep.wakes)}.`,
          `Con mucho tiento, ${r.name} ${r.v('llevó')} ${keep.el} hasta su sitio. Apenas lo tocó, ${keep.el} ${pick(...keep.wakes)}.`,
          `La última pieza fue ${keep.el}. No hizo falta pegamento: ${keep.el} ${pick(...keep.wakes)}, y ya era parte de todo.`,
        ),
        pick(
          `${upperFirst(star.el)} ${pick(...star.helps)}. Y ${work.el} ${work.flies}.`,
          `Hubo un crujido. Luego, ${star.el} ${pick(...star.helps)}, y ${work.el} ${work.flies}.`,
          `Fue la señal. ${upperFirst(star.el)} ${pick(...star.helps)}. Y entonces, delante de todos, ${work.el} ${work.flies}.`,
          `Alguien contó hasta tres. ${upperFirst(star.el)} ${pick(...star.helps)}, y al tres ${work.el} ${work.flies}.`,
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
    ({ s, star, keep, praise, pick, opt }, { work, doubter }) => ({
      title: pick('Lo que sigue en pie', 'Inauguración', 'Con firma y todo'),
      text: [
        pick(
          `Celebraron ahí mismo, entre retazos. ${upperFirst(doubter.o)} llevó limonada y una idea para el año siguiente.`,
          `Esa noche hubo cena de obra: pan, queso y las manos sin lavar. ${upperFirst(doubter.o)} repartió las servilletas. En todas venía un dibujo.`,
        ),
        pick(
          `${upperFirst(star.el)} tuvo silla propia, y el brindis fue con una promesa: ${star.together} más a menudo.`,
          `A ${star.el} le dieron un puesto fijo. El sueldo se paga en ratos: ${star.together}.`,
          `Los premios de la obra se entregaron ahí mismo. El de ${star.el} fue el mejor: ${star.together}, cuantas veces se quiera.`,
          `—¿Y ahora qué hacemos? —preguntó alguien. Lo que se hace después de algo grande: ${star.together}. ${upperFirst(star.el)} ya estaba en eso.`,
        ),
        pick(
          'Cuando se fue la gente, faltaba firmar.',
          'Quedaba una cosa por clavar, y esa iba con palabras.',
          'Ya con las manos lavadas, alguien pidió la palabra.',
          'Faltaba inaugurar lo más importante, y para eso no hay tijeras.',
        ),
        praise(`${s.v('dijo')} ${s.name}`),
        opt(
          pick(
            `${upperFirst(work.el)} sigue ahí. Rechina un poco cuando cambia el tiempo, como todo lo que está vivo.`,
            `Desde entonces lleva tres remiendos y un parche. Está mejor que nunca.`,
            `Pasa gente de otros barrios a preguntar cómo se hizo. Se les explica lo de la pieza, y no lo creen.`,
            `El proyecto siguiente ya está en la servilleta. Es más grande.`,
          ),
        ),
        pick(
          `Y ${work.hole}, donde pega primero el sol, está ${keep.el}. Es lo más chico de todo, y lo que no deja que se caiga.`,
          `De noche, cuando no se ve nada más, brilla un poco un punto ${work.hole}. Es ${keep.el}, en su lugar.`,
          `Si algún día hay que desarmarlo, hay una orden: que lo último en bajar sea ${keep.el}.`,
          `Quien se acerca mucho puede verlo, ${work.hole}, bien ajustado: ${keep.el}. Ahí empezó todo.`,
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
