import { contract } from '../../language/text.ts'
import { of, type Parts } from '../named.ts'
import { thing } from '../prop.ts'

/** Who and what is looked forward to. */
export const DEAR = {
  people: (named) =>
    thing(
      [`un retrato ${of(named)} con marco de madera`, 'el retrato', 'toc', 'madera y a casa', `estar con ${named.all}`],
      [
        'parecía a punto de soltar la risa',
        'se torcía un poquito, para que alguien se acercara a enderezarlo',
        'seguía con la mirada a quien pasaba, y a nadie le molestaba',
      ],
      [
        'les recordó a todos por quién lo hacían, y siguieron',
        'cambió de mano en mano, y a cada quien se le ablandó la cara',
      ],
    ),
  feast: ({ one, the, all }) =>
    thing(
      [`${one} fuera de calendario`, the, 'tin, tin', 'cocina en día de fiesta', `celebrar ${all}`],
      [
        'llegaba siempre con más gente de la que se esperaba',
        'se quedaba un rato más, aunque ya fuera tarde',
        'no dejaba que le movieran la fecha',
      ],
      ['llegó antes de tiempo, y no faltó nadie', 'hizo sitio en la mesa, y se sentaron hasta los más serios'],
    ),
  hour: ({ all }) =>
    thing(
      [
        `un reloj de pared que vivía para ${all}`,
        'el reloj',
        'tin, tan',
        'madera y a cuerda',
        `disfrutar sin prisa ${contract(`de ${all}`)}`,
      ],
      [
        'se detenía un poquito cuando la cosa se ponía buena',
        'daba las campanadas con mucha educación',
        'no se adelantaba ni se atrasaba jamás',
      ],
      ['dio la hora, y supieron todos que era esa', 'se detuvo, y hubo tiempo de sobra para hacerlo bien'],
    ),
} satisfies Parts
