import { upperFirst } from '../language/text.ts'
import { plot } from './plot.ts'
import { CALLERS, HOSTS, STATIONS } from './props/night-radio.ts'

/** Past midnight a station that is on no dial tells of somebody who is listening; its only voice has never had a call. */
export const nightRadio = plot({
  id: 'night-radio',
  shape: 'broadcast',
  suits: ({ r }) =>
    r.role === 'pet' || r.age === 'small'
      ? 0
      : r.band === '12-17'
        ? 6
        : r.role === 'friend' || r.role === 'sibling' || r.role === 'cousin'
          ? 5
          : r.band === '8-11'
            ? 0
            : 3,
  set: ({ pick }) => {
    const first = pick(...CALLERS)
    return {
      station: pick(...STATIONS),
      host: pick(...HOSTS),
      first,
      second: pick(...CALLERS.filter((caller) => caller !== first)),
    }
  },
  title: ({ r, pick }, { station }) =>
    pick(
      `${station.name} transmite para ${r.name}`,
      `${r.name} al aire`,
      `La estación que no sale en el cuadrante`,
      `Después de las doce, ${r.name}`,
    ),
  cover: ({ star, keep }, { station }) => ({
    place: station.place,
    time: 'de noche',
    weather: 'con luces de la ciudad a lo lejos',
    seen: 'desde la azotea de enfrente',
    recipient: `se pone unos audífonos, junto a ${star.un}`,
    sender: 'gira la perilla de una radio vieja',
    objects: [star.un, keep.un, 'una radio vieja', 'una antena'],
    pose: 'look',
  }),
  chapters: [
    ({ r, s, fav, star, joke, pick, when, opt, soft }, { station, host }) => ({
      title: pick('Las doce y uno', 'Estática', 'Buenas noches a quien corresponda'),
      text: [
        pick(
          `A las doce y uno, entre dos estaciones, apareció una tercera. —Esto es ${station.name} —dijo una voz—. Y esta noche dedicamos el programa a ${r.name}.`,
          `La radio llevaba años sin funcionar. Una noche tosió, carraspeó y dijo: —Aquí ${station.name}, con un saludo para ${r.name}.`,
          `Primero fue pura estática. Luego, muy claro, un nombre: ${r.name}. Y después: —Gracias por sintonizar ${station.name}.`,
        ),
        pick(
          `La radio no había llegado sola hasta ahí. Esas cosas las ${s.v('hace')} ${s.full}.`,
          `—¿Oíste eso? —se oyó en la puerta. Con otro audífono, y ninguna gana de dormir, ${s.v('llegaba')} ${s.full}.`,
          `Al otro lado del cable, con el segundo audífono, ${s.v('escuchaba')} lo mismo ${s.full}.`,
        ),
        pick(
          `La voz sabía cosas. «A quien nos oye le gusta esto», dijo, y lo dijo sin equivocarse: ${fav.all}.`,
          `—Pasamos a los datos confirmados —siguió la voz—. Lo que más ${r.le} gusta: ${fav.all}. Lo demás está por verse.`,
          `No leía las noticias. Leía a ${r.name}. Empezó por lo que más ${r.le} gusta: ${fav.all}.`,
        ),
        when(
          joke,
          soft(
            pick(
              `—Nos informan también —añadió— que ${joke}. Seguiremos atentos.`,
              `En el reporte del tráfico dijeron una sola cosa: que ${joke}.`,
            ),
          ),
        ),
        pick(
          `Y en el cuarto, como salido de la bocina, estaba ${star.un}. ${upperFirst(star.el)} ${star.does[0]}.`,
          `Cuando voltearon, junto a la radio había ${star.un}, que ${star.does[0]}. Patrocinio de la estación, por lo visto.`,
        ),
        pick(
          `—Transmitimos desde ${station.from} —dijo la voz—. Si alguien quiere pasar, la puerta está abierta. Nunca ha pasado nadie.`,
          `Dieron la dirección dos veces: ${station.from}. —No se preocupen por la hora —dijo la voz—. Aquí siempre es tarde.`,
        ),
        opt(
          pick(
            'En la calle solo quedaban los semáforos, trabajando para nadie.',
            `El anuncio siguiente fue de ${host.sells}.`,
          ),
        ),
      ],
      view: {
        place: 'un cuarto con una radio vieja junto a la cama',
        time: 'a medianoche',
        weather: 'con luces de la ciudad en la ventana',
        seen: 'desde la ventana',
        recipient: `escucha con unos audífonos, junto a ${star.un}`,
        sender: 'se asoma por la puerta con el otro audífono',
        objects: [star.un, 'una radio vieja', 'unos audífonos', 'una lámpara'],
        pose: 'sit',
      },
    }),
    ({ r, s, star, needed, pick, opt, soft }, { station, first, second }) => ({
      title: pick('Llamadas del público', 'La ruta de la señal', 'Sin cortes comerciales'),
      text: [
        pick(
          `Siguieron la señal por calles que de día son otras. Donde se oía mejor, se daba vuelta.`,
          `Fueron detrás del volumen: una cuadra más fuerte, media cuadra menos. Así se llega a los lugares que no están.`,
          `La ciudad, sin gente, hacía eco. La radio iba en la mochila y hablaba sola.`,
        ),
        pick(
          `Por el camino entró la primera llamada, la de ${first.un}. Solo quería decir una cosa: que ${first.says}.`,
          `—Tenemos a alguien en la línea —dijo la voz. Era ${first.un}, para contar que ${first.says}.`,
        ),
        pick(
          `Luego llamó ${second.un}. Que ${second.says}, dijo, y que saludos a ${r.name}.`,
          `La segunda llamada fue la de ${second.un}, desde un teléfono público: que ${second.says}.`,
        ),
        needed(first.o),
        pick(
          `A la altura del puente, ${star.el} ${star.does[1]}. En la radio lo comentaron en vivo.`,
          `—Una nota de último minuto —dijeron—: ${star.el} ${star.does[2]}. Y así era, ahí mismo, delante de todos.`,
          `Con ${star.el} llamaban la atención, pero a esa hora no había a quién. ${upperFirst(star.el)} ${star.does[1]}.`,
        ),
        pick(
          `—¿Cómo saben todo eso? —${r.v('preguntó')} ${r.name}. ${upperFirst(s.name)} ${s.v('se encogió')} de hombros. Demasiado bien.`,
          `${r.name} no ${r.v('dijo')} nada en tres cuadras. Pocas veces pasa que alguien hable de uno, y hable bien.`,
        ),
        soft(
          pick(
            `Llegaron a ${station.from}. En la puerta, un foco rojo decía AL AIRE.`,
            `El foco rojo se veía desde la esquina. Debajo, una escalera.`,
          ),
        ),
        opt('Pasó una bicicleta sin luces, silbando la misma canción de la radio.'),
      ],
      view: {
        place: 'una calle vacía con semáforos y faroles',
        time: 'de madrugada',
        weather: 'con niebla ligera',
        seen: 'desde un puente',
        recipient: `camina con una radio en la mochila, junto a ${star.un}`,
        sender: 'señala un foco rojo a lo lejos',
        objects: [star.un, 'una radio', 'semáforos', 'un foco rojo'],
        pose: 'walk',
      },
    }),
    ({ r, place, there, air, keep, recall, star, pick }, { station }) => ({
      title: pick('Pieza del archivo', 'Lo que estaba grabado', 'La cinta'),
      text: [
        pick(
          `La escalera subía a un cuarto lleno de cintas. En una decía, con plumón: ${r.name}. La pusieron. Y en vez de sonar, se abrió: era ${there}.`,
          `—Ahora, una joya del archivo —dijo la voz. Sonó un clic, y el cuarto de las cintas ya no era un cuarto. Era ${there}.`,
          `En ${station.name} no guardan canciones. Guardan días. Sacaron uno de su caja, y alrededor apareció ${there}.`,
        ),
        air[0],
        pick(
          `Se oía hasta lo que entonces nadie oyó.`,
          `No había locutor. No hacía falta.`,
          `Era en vivo. De verdad en vivo.`,
        ),
        pick(
          `Entre las vueltas de la cinta venía enredada una cosa: ${keep.un}. ${r.name} ${keep.lo} ${r.v('soltó')} con cuidado.`,
          `Al lado de la máquina, como quien deja un separador, alguien había dejado ${keep.un}. ${r.name} ${keep.lo} ${r.v('tomó')}.`,
        ),
        recall(),
        pick(
          `Hay días que uno creía que se habían borrado. Alguien estaba grabando.`,
          `Nadie pidió que le bajaran. Nadie pidió que lo quitaran.`,
          `${r.name} no ${r.v('se quitó')} los audífonos. No siempre se puede decir por qué.`,
        ),
      ],
      view: {
        place: place ?? 'un cuarto de cintas que se abre a una luz dorada',
        time: 'de madrugada',
        weather: 'con luz dorada',
        seen: 'desde una cabina de vidrio',
        recipient: `sostiene ${keep.un} junto a una máquina de cintas`,
        sender: 'escucha con los ojos cerrados',
        objects: [keep.un, star.un, 'una máquina de cintas', 'cajas'],
      },
    }),
    ({ r, s, star, keep, act, pick, soft }, { host }) => ({
      title: pick('La cabina', 'Quien habla de noche', 'Se cae la señal'),
      text: [
        pick(
          `Detrás del vidrio, con el micrófono en la mano, estaba ${host.un}. No esperaba visitas. Tapó el micrófono y se puso a temblar.`,
          `La voz era de ${host.un}. En persona hablaba mucho más bajito.`,
        ),
        pick(
          `—${host.alone} —dijo—. Hablo de la gente porque nadie habla conmigo.`,
          `—Veinte años al aire —dijo ${host.o}—, y el teléfono no ha sonado nunca. Las llamadas las hago yo, cambiando la voz.`,
        ),
        act(host.o),
        soft(
          pick(
            `Se les había olvidado el foco rojo. Aquello salió al aire completo.`,
            `${upperFirst(host.o)} dejó el micrófono en la mesa. Estaba abierto.`,
          ),
        ),
        pick(
          `Entonces se fue la luz. Sin señal, sin nada. Pero ${keep.el} ${pick(...keep.wakes)}, y la aguja de la radio volvió a moverse.`,
          `Y justo ahí se cayó la antena. ${r.name} ${r.v('dejó')} ${keep.el} sobre la consola. ${upperFirst(keep.el)} ${pick(...keep.wakes)}, y todos los focos se prendieron de golpe.`,
        ),
        pick(
          `${upperFirst(star.el)} ${pick(...star.helps)}. En las ventanas de la ciudad se fue encendiendo una luz, y otra, y otra.`,
          `Lo demás fue cosa de ${star.el}: ${pick(...star.helps)}. Nadie apagó la radio esa noche.`,
        ),
        pick(
          `Y entonces sonó el teléfono de las emergencias. ${upperFirst(host.o)} miró a ${r.name}. ${r.name} se lo ${r.v('pasó')}.`,
          `Riiin. Era el teléfono. El de verdad. —Contesta —${s.v('dijo')} ${s.name}. Y contestó.`,
        ),
      ],
      view: {
        place: 'una cabina de radio con vidrio y consola',
        time: 'de madrugada',
        weather: 'con luces de la ciudad que se encienden',
        seen: 'desde detrás del vidrio',
        recipient: `deja ${keep.un} sobre la consola`,
        sender: `le pasa un teléfono a ${host.o}`,
        objects: [keep.un, star.un, 'un micrófono', 'un teléfono'],
        pose: 'give',
      },
    }),
    ({ r, s, star, keep, praise, pick }, { host, station }) => ({
      title: pick('Despedida y cierre', 'Cinco para las seis', 'Fuera del aire'),
      text: [
        pick(
          `A las cinco y media dieron la hora, el clima y las gracias. El clima: despejado.`,
          `Antes de cerrar, ${host.o} preguntó si ${r.name} quería poner la última. La ${r.v('puso')}.`,
          `El programa se alargó. No había corazón para colgarle a nadie.`,
        ),
        pick(
          `—La estación recomienda para hoy —dijeron—: ${star.together}. Y que no falte ${star.el}.`,
          `De premio, por venir desde tan lejos, les dieron el día libre. Ya se sabía en qué usarlo: ${star.together}, con ${star.el}.`,
        ),
        pick(
          `Faltaba una dedicatoria, y ${s.name} ${s.v('pidió')} el micrófono.`,
          `Ya con el foco apagado, ${s.name} ${s.v('habló')} sin micrófono.`,
          `De regreso, con la calle azul y los audífonos colgando:`,
        ),
        praise(`${s.v('dijo')} ${s.name}`),
        pick(
          `${station.name} ahora tiene dos líneas y un horario. ${upperFirst(host.o)} ya no cambia la voz.`,
          `Si una noche alguien recorre el cuadrante muy despacio, todavía oye a ${host.o}, que se ríe con alguien.`,
        ),
        pick(
          `Junto a la cama, al lado de la radio, está ${keep.el}. A las doce y uno, si hay silencio, se acuerda.`,
          `Y ${keep.el} está junto a la cama, donde se dejan los audífonos. Ahí hay buena señal.`,
        ),
      ],
      view: {
        place: 'una calle con la primera luz y una antena en una azotea',
        time: 'al amanecer',
        weather: 'con cielo azul claro',
        seen: 'desde una ventana',
        recipient: `camina a casa con ${keep.un} en la mano`,
        sender: 'camina a su lado, hablando',
        objects: [keep.un, star.un, 'unos audífonos', 'una antena'],
        pose: 'walk',
      },
    }),
  ],
})
