import { upperFirst } from '../language/text.ts'
import { plot } from './plot.ts'
import { LOST_ROOMS, SURVEYORS } from './props/shrinking-house.ts'

/** The home of two loses a room an hour, until only as much of it is left as two need. */
export const shrinkingHouse = plot({
  id: 'shrinking-house',
  shape: 'subtraction',
  suits: ({ r, s }) => (r.role === 'partner' && !r.several && !s.several && r.age !== 'small' ? 6 : 0),
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
      `La casa que se encogió`,
      `Donde caben ${r.name} y ${s.name}`,
      `Un metro cuadrado`,
      `Todo lo que cabe en ${last.in}`,
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
    ({ r, s, fav, star, joke, pick, when, soft }, { first, surveyor }) => ({
      title: pick('Faltaba un cuarto', 'A las nueve de la mañana', 'Menos metros'),
      text: [
        pick(
          `Un sábado preguntaron desde el pasillo: —¿Alguien movió ${first.el}? —Nadie. Ya no estaba, y quien preguntaba era ${s.full}.`,
          `A las nueve todavía había ${first.un}. A las nueve y cinco, en su lugar, había pared. Lo notó antes que nadie ${s.full}.`,
          `La casa amaneció más corta. Donde empezaba ${first.el}, se acababa todo. —Ven a ver esto —se oyó. Era ${s.full}.`,
        ),
        pick(
          `${r.name} ${r.v('contó')} las puertas. ${r.v('volvió')} a contarlas. Faltaba una, y no era la más fea.`,
          `${r.name} ${r.v('tocó')} la pared nueva. Estaba tibia, como quien acaba de acomodarse.`,
        ),
        pick(
          `Ante la duda, se salva lo importante. Lo más importante para ${r.name} es esto: ${fav.all}. Se puso a salvo primero.`,
          `—¿Qué sacamos antes? —${s.v('preguntó')} ${s.name}, aunque ya lo ${s.v('sabía')}. Lo que más ${r.le} gusta a ${r.name}, claro: ${fav.all}.`,
          `Hicieron la lista de lo que no se podía perder. En el primer renglón iba lo que más ${r.le} gusta a ${r.name}: ${fav.all}.`,
        ),
        pick(
          `Al centro de lo que quedaba llevaron ${star.un}. ${upperFirst(star.el)} ${star.does[0]}.`,
          `Por lo pronto, en mitad de la sala, pusieron a salvo ${star.un}.`,
          `Y en los brazos, o de la mano, según se mire, rescataron ${star.un}, que ${star.does[0]}.`,
        ),
        when(joke, soft(pick(`(Con menos espacio se iba a notar más lo que ya se sabe: ${joke}).`))),
        pick(
          `Llamaron a quien mide casas. Vino ${surveyor.un}, midió y frunció la boca. —Se está encogiendo —dijo—. Un cuarto por hora.`,
          `A las diez llegó ${surveyor.un}, que sacó ${surveyor.thing} y no tardó nada. —Cada hora van a tener un cuarto menos —dijo—. Lo siento. O no sé.`,
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
    ({ r, s, star, needed, pick, opt, soft }, { surveyor, second, last }) => ({
      title: pick('Cosas que no cabían', 'Cuarto por hora', 'Lo que se fue quedando afuera'),
      text: [
        pick(
          `A las once se fue ${second.el}. Con ${second.what} hicieron una torre afuera. Nadie derramó una lágrima.`,
          `La siguiente en irse fue toda una parte de la casa: ${second.el}. ${upperFirst(second.what)} terminaron en la banqueta, con un letrero: «Se regala».`,
        ),
        pick(
          `Salieron también la mesa grande, el sillón de las visitas y tres enojos viejos que estaban detrás.`,
          `Hubo que decidir. ¿La vajilla o las fotos? ¿La televisión o el sol de la tarde? Se decidió de una sola mirada.`,
        ),
        needed(surveyor.o),
        pick(
          `${upperFirst(star.el)} ${star.does[1]}. De eso no se discutió: se quedaba.`,
          `En todo el apretón, ${star.el} ${star.does[2]}, como si siempre hubiera habido sitio.`,
          `—¿Y ${star.el}? —preguntó ${surveyor.o}. Se quedaba, por supuesto. ${upperFirst(star.does[1])}.`,
        ),
        pick(
          `A las seis, la casa era un cuarto. ${r.name} ${r.v('estornudó')} y ${s.name} ${s.v('dijo')} salud sin moverse de donde estaba.`,
          `Por la tarde ya se cocinaba desde la cama. El arroz quedó mejor que nunca.`,
          `Ya no se podía pasar sin pedir permiso, ni pedir permiso sin dar un beso.`,
        ),
        pick(
          `A la medianoche quedaba solamente ${last.in}. Entraron de lado.`,
          `Y al dar las doce, de toda la casa no quedó más que ${last.in}. Cabían. De puro milagro, pero cabían.`,
        ),
        soft(
          pick(
            `—No pises mi pie —se oyó. —Es el mío —contestaron. Hubo que averiguarlo.`,
            `${upperFirst(surveyor.o)} quiso pasar a medir. Ya no cupo.`,
          ),
        ),
        opt('El foco quedó tan cerca que se podía apagar con un suspiro.'),
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
    ({ r, s, place, there, air, keep, recall, star, pick, opt }, { last }) => ({
      title: pick('Lo que había al fondo', 'Un metro cuadrado', 'Más adentro'),
      text: [
        pick(
          `Al fondo de ${last.in}, detrás de los abrigos y los frascos, todavía quedaba algo. Quedaba ${there}, y ahí no faltaba ni un metro.`,
          `Cuando ya no hubo para dónde hacerse, la pared del fondo cedió. No daba al vecino. Daba a otra parte, y era grande: ${there}.`,
          `En lo más chico de la casa cabía lo más grande que tenían: ${there}.`,
        ),
        air[0],
        pick(
          `Eso no se había encogido nada.`,
          `Se enderezaron. Ahí se podía estirar los brazos.`,
          `—Pensé que esto también se había perdido —${s.v('dijo')} ${s.name}.`,
        ),
        pick(
          `En el suelo estaba ${keep.un}. ${r.name} ${keep.lo} ${r.v('levantó')}: pesaba lo mismo que entonces.`,
          `Algo crujió debajo del pie de ${r.name}. Era ${keep.un}, que ahí seguía.`,
          `${r.name} ${r.v('palpó')} en lo oscuro y ${r.v('encontró')} ${keep.un}.`,
        ),
        recall(),
        pick(
          `Con eso habían empezado, pensándolo bien. Todo lo demás vino después, y a plazos.`,
          `Entonces tampoco tenían más que un metro. Y les sobraba.`,
          `Se les había olvidado que la casa era eso. Lo otro eran paredes.`,
        ),
        opt(pick('Nadie tenía prisa por volver a agacharse.', 'Hasta el eco tenía un cuarto para él solo.')),
      ],
      view: {
        place: place ?? 'un lugar amplio, lleno de luz dorada, al fondo de un ropero',
        time: 'de noche',
        weather: 'con luz dorada',
        seen: 'desde entre unos abrigos',
        recipient: `levanta ${keep.un} del suelo`,
        sender: 'estira los brazos y se ríe',
        objects: [keep.un, star.un, 'abrigos colgados'],
      },
    }),
    ({ r, star, keep, act, pick, soft }, { surveyor, last }) => ({
      title: pick('La casa de al lado', 'Demasiado espacio', 'La visita de la una'),
      text: [
        pick(
          `A la una tocaron a la puerta de ${last.in}. Era ${surveyor.o}, con ${surveyor.thing} colgando. No venía a medir.`,
          `Alguien lloraba afuera, entre los muebles. Era ${surveyor.o}.`,
        ),
        pick(
          `—Mi casa tiene once cuartos —dijo ${surveyor.o}—. En cada uno hay eco. Nunca se ha encogido ni un poquito.`,
          `—${surveyor.alone} —dijo ${surveyor.o}—. Y aquí nadie se queja. ¿Cómo se hace?`,
        ),
        act(surveyor.o),
        soft(
          pick(
            `Cupieron tres. Nadie supo cómo, y nadie preguntó.`,
            `—Aquí no hay eco —dijo ${surveyor.o}, con la boca llena de asombro.`,
          ),
        ),
        pick(
          `Entonces ${keep.el} ${pick(...keep.wakes)}. Se oyó un crujido largo, de madera que se despereza: la casa se estaba estirando.`,
          `${r.name} ${r.v('colgó')} ${keep.el} de un clavo, en la pared del fondo. ${upperFirst(keep.el)} ${pick(...keep.wakes)}, y la pared dio un paso atrás. Y otro.`,
        ),
        pick(
          `Para que las demás se animaran, ${star.el} ${pick(...star.helps)}. Fueron volviendo: la cocina, la sala, el pasillo con su cuadro.`,
          `Y ${star.el} ${pick(...star.helps)}. Una por una regresaron las puertas, un poco avergonzadas.`,
        ),
      ],
      view: {
        place: 'una casa que se estira entre muebles amontonados',
        time: 'de madrugada',
        weather: 'con luna grande',
        seen: 'desde la puerta',
        recipient: `cuelga ${keep.un} en una pared`,
        sender: `le acerca una taza a ${surveyor.o}`,
        objects: [keep.un, star.un, surveyor.thing, 'una taza'],
        pose: 'comfort',
      },
    }),
    ({ s, star, keep, praise, pick }, { surveyor, last }) => ({
      title: pick('Medidas finales', 'Con todos sus cuartos', 'El tamaño justo'),
      text: [
        pick(
          `Al día siguiente, la casa medía lo de siempre. La mitad de los muebles ya no quiso entrar, y nadie les rogó.`,
          `La medida final, según ${surveyor.o}: «Lo que haga falta». Firmó y se quedó a desayunar.`,
        ),
        pick(
          `Con el espacio que sobró hicieron lo único urgente: ${star.together}. ${upperFirst(star.el)} eligió el rincón.`,
          `En el cuarto que menos se usaba pusieron un letrero: «Aquí, solamente ${star.together}». Y a ${star.el}, a cargo.`,
        ),
        pick(
          `Por la noche, teniendo la casa entera, se fueron a sentar a ${last.in}. Entraron de lado.`,
          `Sobraban cuartos para decirlo. ${upperFirst(s.name)} ${s.v('escogió')} el más chico.`,
          `Y ya muy tarde, con la frente contra la frente:`,
        ),
        praise(`${s.v('dijo')} ${s.name}`),
        pick(
          `De ${surveyor.o} se sabe que cambió su casa de once cuartos por una de dos. Dice que por fin encuentra las cosas, y a alguien.`,
          `A veces ${surveyor.o} pasa a medir. Mide la mesa, se sienta y ya no mide más.`,
        ),
        pick(
          `Y al fondo de ${last.in}, en su clavo, está ${keep.el}. De noche, la casa se inclina un poquito hacia ese lado.`,
          `De un clavo, donde se tocan todas las paredes, cuelga ${keep.el}. Es lo que sostiene el techo.`,
        ),
      ],
      view: {
        place: 'una casa con las ventanas encendidas',
        time: 'de noche',
        weather: 'con luna y estrellas',
        seen: 'desde la calle',
        recipient: `mira ${keep.un} en la pared`,
        sender: 'apoya la frente, muy cerca',
        objects: [keep.un, star.un, 'un clavo', 'una ventana encendida'],
        pose: 'hug',
      },
    }),
  ],
})
