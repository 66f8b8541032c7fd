import { upperFirst } from '../language/grammar/text.ts'
import { plot } from './plot.ts'
import { LOST_ROOMS, SURVEYORS } from './props/shrinking-house.ts'

/** The home of two loses a room an hour, until only as much of it is left as two need. */
export const shrinkingHouse = plot({
  id: 'shrinking-house',
  shape: 'subtraction',
  suits: ({ r, s }) =>
    r.role === 'partner' && !r.several && !s.several && r.age !== 'small' && r.band !== '12-17' ? 6 : 0,
  set: ({ pick }) => {
    const first = pick(...LOST_ROOMS)
    return {
      surveyor: pick(...SURVEYORS),
      first,
      second: pick(...LOST_ROOMS.filter((room) => room !== first)),
      last: pick(
        { in: 'la alacena', place: 'una alacena con frascos y un foco' },
        { in: 'el ropero', place: 'un ropero lleno de abrigos, con la puerta entornada' },
        { in: 'el hueco de la escalera', place: 'el hueco de una escalera con una lámpara' },
      ),
    }
  },
  title: ({ r, s, pick }, { last }) =>
    pick(
      `${r.name}, ${s.name} y la casa que se encogió`,
      `Donde caben ${r.name} y ${s.name}`,
      `Un metro cuadrado para ${r.name}`,
      `${r.name} y todo lo que cabe en ${last.in}`,
    ),
  cover: ({ star, keep }, { surveyor }) => ({
    place: 'una casa muy pequeñita, con la chimenea a la altura de la mano',
    time: 'al atardecer',
    weather: 'con luz dorada',
    seen: 'desde la calle',
    recipient: `se asoma por la única ventana, junto a ${star.un}`,
    sender: 'saca un brazo por la puerta y saluda',
    objects: [star.un, keep.un, surveyor.thing, 'una casa chiquita'],
    pose: 'wave',
  }),
  chapters: [
    ({ r, s, fav, star, pick, soft }, { first, surveyor }) => ({
      title: pick('Faltaba un cuarto', 'Una pared de más', 'Menos metros'),
      text: [
        pick(
          `Un sábado, a la hora del café, faltaba un cuarto. Donde tenía que estar ${first.el} había una pared. Quien chocó con ella fue ${s.full}.`,
          `—¿Dónde está ${first.el}? —${s.v('preguntó')} una mañana ${s.full}. En su lugar solo había una pared.`,
          `La casa amaneció más pequeña. Donde antes estaba ${first.el}, ahora solo había una pared, y delante de ella, con cara de no entender nada, ${s.v('estaba')} ${s.full}.`,
        ),
        soft(
          pick(
            `${r.name} ${r.v('contó')} las puertas dos veces. Era verdad: faltaba una.`,
            `${r.name} ${r.v('tocó')} la pared nueva, y la pared se movió un poquito hacia dentro. La casa se estaba encogiendo.`,
          ),
        ),
        pick(
          `Para no pensar en qué iba a desaparecer después, hablaron de lo que más ${r.le} gusta a ${r.name}: ${fav.all}.`,
          `Había algo que no se podía perder, y era lo que más ${r.le} gusta a ${r.name}: ${fav.all}.`,
          `Lo primero era no perder lo que más ${r.le} gusta a ${r.name}: ${fav.all}.`,
        ),
        pick(
          `Por eso lo primero que llevaron al centro de la casa fue ${star.un}. ${star.el} ${star.does[0]}.`,
          `Así que en mitad de la casa, a salvo, pusieron ${star.un}. ${star.el} ${star.does[0]}.`,
        ),
        pick(
          `Llamaron a quien sabe medir casas, y vino ${surveyor.un}. —Sí, se está encogiendo —dijo—. Cada hora va a desaparecer una habitación.`,
          `Antes del mediodía vino a medir ${surveyor.un}. —Esta casa pierde una habitación cada hora —dijo—. A medianoche no va a quedar casi nada.`,
        ),
      ],
      view: {
        place: 'una sala con una pared donde antes había una puerta',
        time: 'por la mañana',
        weather: 'con sol en la ventana',
        seen: 'desde el techo',
        recipient: `toca una pared con asombro, junto a ${star.un}`,
        sender: 'señala donde había una puerta',
        objects: [star.un, surveyor.thing, 'cajas', 'un cuadro torcido'],
        pose: 'point',
      },
    }),
    ({ r, s, star, needed, pick }, { last, second, surveyor }) => ({
      title: pick('Un cuarto por hora', 'Lo que ya no cabía', 'Cada vez más cerca'),
      text: [
        pick(
          `A la hora siguiente desapareció ${second.el}, y ${second.what} esperaron en la calle, con un letrero: «Ahora volvemos».`,
          `Una hora más tarde se fue ${second.el}. ${upperFirst(second.what)} tuvieron que esperar en el pasillo, y luego ya no hubo pasillo.`,
        ),
        pick(
          'Después se fueron las esquinas, que son lo que más espacio ocupa. Hubo que pasar de lado, y nadie se quejó.',
          'Tuvieron que elegir qué se quedaba y qué se iba. Y resultó que querían quedarse con lo mismo.',
        ),
        needed(surveyor.o),
        pick(
          `Cuanto más chica era la casa, más cerca estaban. ${star.el} ${star.does[1]}, y ya nadie se lo perdía.`,
          `En medio de todo, ${star.el} ${star.does[2]}, y desde cualquier rincón se veía muy bien.`,
        ),
        pick(
          `A las seis solo quedaba un cuarto. ${r.name} ${r.v('estornudó')} en una punta y ${s.name} ${s.v('dijo')} «salud» desde la otra, sin levantar la voz.`,
          'Por la tarde ya se podía cocinar sin levantarse de la cama. La cena quedó riquísima.',
        ),
        pick(
          `A medianoche no quedaba más que ${last.in}. Entraron de lado, y cupieron.`,
          `Y al dar las doce, de toda la casa solo quedó ${last.in}. Ahí casi no había lugar, pero cupieron.`,
        ),
      ],
      view: {
        place: 'una banqueta llena de muebles frente a una casa muy angosta',
        time: 'por la tarde',
        weather: 'con sol bajo',
        seen: 'desde la banqueta de enfrente',
        recipient: `carga una silla, junto a ${star.un}`,
        sender: 'mete la panza para pasar por la puerta',
        objects: [star.un, surveyor.thing, 'muebles en la calle', 'una casa angosta'],
        pose: 'walk',
      },
    }),
    ({ r, s, star, keep, air, place, there, recall, pick }, { last }) => ({
      title: pick('Lo que había al fondo', 'Un metro cuadrado', 'Más adentro'),
      text: [
        pick(
          `Se recargaron en la pared del fondo, la última que quedaba, y cedió como una puerta. Del otro lado estaba ${there}.`,
          `Al fondo de ${last.in}, detrás de todo, quedaba algo que no se había encogido ni un centímetro: ${there}.`,
        ),
        air[0],
        pick(
          `Ahí sobraba lugar. ${r.name} y ${s.name} pudieron por fin estirar los brazos.`,
          `Ahí había aire de sobra, y ${s.name} ${s.v('respiró')} con alivio.`,
        ),
        pick(
          `En mitad de todo había ${keep.un}. ${r.name} ${keep.lo} ${r.v('levantó')}. Tenía el mismo tamaño de siempre.`,
          `${s.name} ${s.v('iba')} a dar un paso y ${s.v('se detuvo')}: a sus pies había ${keep.un}. ${r.name} ${keep.lo} ${r.v('recogió')}.`,
        ),
        recall(),
        pick(
          'Entonces se dieron cuenta: la casa se había quedado sin nada, y no les faltaba nada.',
          'Así fue como supieron qué era lo que sostenía la casa. No eran las paredes.',
          `De todo lo que habían tenido, eso era lo único que no se podía encoger. ${r.name} ${r.v('guardó')} ${keep.el}.`,
        ),
      ],
      view: {
        place: place ?? 'un lugar amplio, lleno de luz dorada, al otro lado de una pared',
        time: 'de noche',
        weather: 'con luz dorada',
        seen: 'desde una rendija',
        recipient: `levanta ${keep.un} del suelo`,
        sender: 'estira los brazos y se ríe',
        objects: [keep.un, star.un, 'una pared entreabierta'],
      },
    }),
    ({ r, star, keep, act, pick, soft }, { surveyor }) => ({
      title: pick('La visita de la una', 'Demasiado espacio', 'Sillas vacías'),
      text: [
        pick(
          `A la una de la madrugada, toc, toc. Era ${surveyor.o}, con los ojos mojados. —Pasé por la calle y oí risas —dijo—. ${surveyor.alone}.`,
          `Alguien lloraba afuera, muy bajito. Era ${surveyor.o}. —A mí me sobra casa —dijo—. ${surveyor.alone}.`,
        ),
        act(surveyor.o),
        soft(
          pick(
            `—Así que esto le faltaba a mi casa —dijo ${surveyor.o}.`,
            `${surveyor.o} respiró, y no se oyó ningún eco.`,
          ),
        ),
        pick(
          `Entonces ${r.name} ${r.v('mostró')} ${keep.el}, y ${surveyor.o} quiso saber de qué día era. —Eso no cabe en un metro cuadrado —dijo al oírlo, y corrigió la medida. La casa se estiró.`,
          `${r.name} le ${r.v('mostró')} ${keep.el}. ${surveyor.o} sacó ${surveyor.thing} y volvió a medir: dos personas, una visita y un día entero. Las paredes dieron un paso atrás.`,
        ),
        pick(
          `Luego ${pick(...star.helps)}. —Para esto hace falta una sala —dijo ${surveyor.o}, y volvió la sala. Y detrás, la cocina.`,
          `Luego ${pick(...star.helps)}. —Anoto que aquí se necesita espacio para estar a gusto —dijo ${surveyor.o}. Fueron volviendo las puertas, un poco avergonzadas.`,
        ),
      ],
      view: {
        place: 'una casa que se estira entre muebles amontonados',
        time: 'de madrugada',
        weather: 'con luna grande',
        seen: 'desde la puerta',
        recipient: `deja ${keep.un} al fondo, contra la pared`,
        sender: `le acerca una taza a ${surveyor.o}`,
        objects: [keep.un, star.un, surveyor.thing, 'una taza'],
        pose: 'comfort',
      },
    }),
    ({ s, star, keep, praise, pick }, { last, surveyor }) => ({
      title: pick('El tamaño justo', 'Con todos sus cuartos', 'La última medida'),
      text: [
        pick(
          'A la mañana siguiente la casa medía lo mismo que siempre. Contaron las puertas dos veces, por si acaso, y no faltaba ninguna.',
          `—Ahora sí tiene el tamaño justo —dijo ${surveyor.o}, y se quedó a desayunar.`,
        ),
        pick(
          `Con tanto espacio otra vez, hicieron lo que más ganas tenían de hacer: ${star.together}.`,
          `Les sobraba casa para lo que quisieran, y quisieron ${star.together}.`,
        ),
        ...praise({
          lead: pick(
            `Por la noche, aunque tenían la casa entera, se fueron a sentar a ${last.in}. Ahí ${s.v('habló')} ${s.name}.`,
            `Había muchos cuartos para decirlo, y ${s.name} ${s.v('eligió')} el más chico: ${last.in}.`,
            `Ya muy tarde, frente con frente, ${s.name} ${s.v('dijo')} algo para lo que no hace falta espacio.`,
          ),
          asks: surveyor.o,
          when: 'En el desayuno',
        }),
        pick(
          `${surveyor.o} ya no cena sin compañía: los sábados trae una silla de las que le sobraban.`,
          `A veces ${surveyor.o} viene a medir. Mide la mesa, mide la sopa y se queda.`,
          `En los planos de ${surveyor.o}, desde aquel día, todas las casas tienen una silla de más.`,
        ),
        pick(
          `Al fondo de ${last.in} está ${keep.el}. Si la casa vuelve a encogerse, ya saben lo que no pueden perder.`,
          `En ${last.in}, donde casi nadie mira, quedó ${keep.el}. Por eso es el lugar más grande de la casa.`,
        ),
      ],
      view: {
        place: 'una casa con las ventanas encendidas',
        time: 'de noche',
        weather: 'con luna y estrellas',
        seen: 'desde la calle',
        recipient: `mira ${keep.un} de cerca`,
        sender: 'apoya la frente, muy cerca',
        objects: [keep.un, star.un, 'una ventana encendida'],
        pose: 'hug',
      },
    }),
  ],
})
