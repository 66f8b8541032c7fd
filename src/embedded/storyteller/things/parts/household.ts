import { contract } from '../../language/text.ts'
import { type Named, of, type Parts, short } from '../named.ts'
import { type Prop, thing } from '../prop.ts'

const MACHINE = ({ one, the, all }: Named): Prop =>
  thing(
    [
      / (?:viej|antigu|rot)[oa]/u.test(one) ? `${one} que todavía andaba` : `${one} siempre a punto`,
      the,
      'rrrum',
      'casa',
      `pasar un buen rato con ${all}`,
    ],
    [
      'se ponía en marcha en cuanto se acercaba una mano conocida',
      'no se dejaba tocar por cualquiera',
      'no fallaba nunca, o nunca delante de nadie',
    ],
    ['arrancó al primer intento, y con eso se pudo', 'hizo en un minuto lo que a todos les llevaba la tarde'],
  )

/** What stands in a house or is worn. */
export const HOUSEHOLD_THINGS = {
  machine: MACHINE,
  tech: MACHINE,
  light: ({ one, the, all }) =>
    thing(
      [`${one} con luz propia`, the, 'tin', 'cuarto tibio', `quedarse mirando ${all}`],
      [
        'se encendía cuando alguien contaba algo bueno',
        'parpadeaba para decir que sí',
        'dibujaba sombras amables en la pared',
      ],
      ['se encendió, y se vio lo que nadie había visto', 'alumbró el último rincón, y ahí estaba la salida'],
    ),
  tool: ({ one, the, all }) =>
    thing(
      [`${one} con mucha historia`, the, 'toc', 'cajón y a casa', `pasar un buen rato con ${all}`],
      [
        'aparecía siempre donde hacía falta',
        'conocía de memoria una mano, una sola',
        'tenía su lugar, y nadie se lo discutía',
        'no pedía nada, y por eso todos se fijaban',
        'pasaba de mano en mano y volvía siempre a la misma',
        'hacía un ruido que todos en la casa reconocían',
      ],
      [
        'hizo su trabajo sin prisa y sin fallar, y se pudo seguir',
        'estaba justo donde hacía falta, que es lo que hacen las cosas buenas',
      ],
    ),
  craft: ({ all }) =>
    thing(
      [
        `una caja con todo lo necesario para ${all}`,
        `la caja ${contract(`de ${all}`)}`,
        'ras, ras',
        'taller',
        `dedicarse a gusto ${contract(`a ${all}`)}`,
      ],
      [
        'se abría sola en cuanto veía unas manos quietas',
        'guardaba siempre algo para la obra siguiente',
        'pedía paciencia a quien tenía prisa',
      ],
      ['tenía dentro, muy al fondo, la pieza que faltaba', 'dio con qué remendar lo roto, y quedó mejor'],
    ),
  wear: ({ one, the, all }) =>
    thing(
      [`${one} que se reconocía de lejos`, the, 'fru, fru', 'armario y a jabón', `lucir ${all}`],
      [
        'se hacía notar sin decir nada',
        'combinaba con todo y no se parecía a nada',
        'traía suerte a quien estaba cerca',
      ],
      [
        'se agitó en lo alto, y por eso supieron todos hacia dónde',
        'le quedó bien a quien menos se lo esperaba, y se acabó lo serio',
      ],
    ),
  cloth: ({ own, all, one, the }) =>
    thing(
      [
        ...(own.startsWith('ropa')
          ? ([`un montón de ${own}`, 'el montón'] as const)
          : ([`${one} que olía a casa`, the] as const)),
        'puf',
        'jabón y a sol',
        `descansar sobre ${all}`,
      ],
      [
        'guardaba el calor de quien se sentaba encima',
        'se hacía más alto cada vez que alguien miraba',
        'tapaba siempre un poquito más de lo que parecía',
      ],
      ['hizo de colchón, y nadie se lastimó', 'alcanzó para tapar a todos, y se acabó el frío'],
    ),
  collection: ({ own, all }) =>
    thing(
      [`una lata llena de ${own}`, `la lata de ${short(own)}`, 'cras', 'cajón antiguo', `ordenar ${all}`],
      [
        'sonaba a lluvia cuando alguien la movía',
        'tenía siempre sitio para lo siguiente',
        'guardaba en el fondo lo más valioso',
      ],
      [
        'se abrió, y entre todo aquello estaba la pieza que faltaba',
        'fue dejando algo suyo en cada esquina, y nadie se perdió',
      ],
    ),
  scent: ({ all, own }) =>
    thing(
      [
        `un frasquito que guardaba ${all}`,
        'el frasquito',
        'plop',
        own.replace(/^\p{L}+ (?:a|de|del) (?:(?:el|la|los|las) )?/u, ''),
        'destapar un rato el frasquito',
      ],
      [
        'se destapaba solo en los mejores momentos',
        'llenaba un cuarto entero con una gota',
        'hacía cerrar los ojos a quien pasaba',
      ],
      ['se destapó, y todos fueron detrás de aquello', 'soltó un poco, nada más, y se ablandaron los más serios'],
    ),
  hue: ({ all, own }) =>
    thing(
      [`un bote de pintura con ${all} dentro`, 'el bote', 'plas', 'pintura fresca', `pintarlo todo de ${own}`],
      [
        'manchaba un poquito todo lo que le gustaba',
        'no se acababa nunca, por más que lo usaran',
        'alegraba cualquier pared que tuviera cerca',
      ],
      ['se derramó en línea recta, y señaló el camino', 'pintó una raya de un lado al otro, y la siguieron'],
    ),
  body: (named) =>
    thing(
      [`un espejo chiquito hecho a la medida ${of(named)}`, 'el espejo', 'tin', 'jabón', `jugar con ${named.all}`],
      ['saludaba a quien se asomaba', 'se empañaba de risa', 'enseñaba siempre lo que más gusta mirar'],
      ['mandó un rayito de luz, y se vio por dónde', 'enseñó lo que había detrás, y ya nadie tuvo que buscar'],
    ),
} satisfies Parts
