import { of, type Parts, to } from '../named.ts'
import { creature, thing } from '../prop.ts'

/** What goes by itself, on legs, wheels or wings. */
export const MOVING = {
  animal: ({ one, the, all }, choose) =>
    creature(
      [
        `${one} ${choose(['con cara de conocer a todo el mundo', 'que miraba de frente', 'con mucha curiosidad', 'que venía como de visita', 'con ganas de compañía'])}`.replace(
          /^((?:el|la) .+?) (?=que (?:miraba|venía))/u,
          '$1, ',
        ),
        the,
        'psst',
        'aire libre',
        `pasar la tarde con ${all}`,
      ],
      [
        'se quedaba cerca de quien más falta le hacía',
        'entraba sin llamar y salía por donde nadie esperaba',
        'dormía un poco en cada sitio, para probarlos todos',
        'se detenía de pronto, como quien oye algo',
        'no le quitaba los ojos a quien llevara algo de comer',
        'volvía siempre, sin que hiciera falta llamar',
      ],
      [
        'fue por delante, y donde se detuvo era justo ahí',
        'encontró por dónde, que de eso los animales saben más que nadie',
        'se puso en medio, y se acabaron las prisas',
        'miró fijo hacia un lado, y por ahí era',
      ],
    ),
  wheels: ({ one, the }) =>
    thing(
      [`${one} de ruedas muy gastadas`, the, 'brum', 'calle', `dar una vuelta en ${the}`],
      ['parecía a punto de arrancar', 'ronroneaba sin moverse de su sitio', 'se hacía a un lado para dejar pasar'],
      ['encendió una luz y alumbró el camino', 'arrancó a la primera, justo cuando hacía falta'],
    ),
  rail: (named) =>
    thing(
      [
        `un vagón ${of(named)} con una sola fila de asientos`,
        'el vagón',
        'chucu, chucu',
        'estación',
        `subirse ${to(named)}`,
      ],
      [
        'se detenía en todas partes, por si alguien quería subir',
        'guardaba libre el asiento de la ventanilla',
        'cerraba las puertas con mucha educación',
      ],
      ['abrió las puertas, y cupieron todos', 'llegó a su hora, que era justo esa, y los llevó hasta allí'],
    ),
  boat: ({ one, the }) =>
    thing(
      [`${one} con el nombre pintado a mano`, the, 'chap', 'agua y a madera', `salir en ${one}`],
      [
        'se mecía aunque no hubiera agua',
        'guardaba en el fondo un charquito, de recuerdo',
        'apuntaba siempre hacia donde quería irse',
      ],
      ['flotó con todos adentro, y no se mojó nadie', 'los llevó al otro lado, en dos viajes'],
    ),
  air: ({ one, the, all }) =>
    thing(
      [`${one} que no sabía quedarse abajo`, the, 'fiuuu', 'nube', `ver volar ${all}`],
      [
        'daba una vuelta sin que nadie la pidiera',
        'bajaba a saludar y volvía a subir',
        'dejaba en el aire una raya blanca',
      ],
      [
        'subió hasta donde se veía todo, y desde ahí marcó el camino',
        'pasó por encima de lo que no dejaba pasar a nadie',
      ],
    ),
} satisfies Parts
