import { contract } from '../../language/text.ts'
import { of, type Parts } from '../named.ts'
import { thing } from '../prop.ts'

/** Who and what is looked forward to. */
export const DEAR = {
  people: (named) =>
    thing(
      [`la risa ${of(named)}`, `la risa ${of(named)}`, 'ja, ja', 'casa', `estar con ${named.all}`],
      ['se oía antes de que llegara nadie', 'se contagiaba de cuarto en cuarto', 'volvía en los momentos justos'],
      ['se oyó al fondo, y todos supieron hacia dónde', 'les recordó a todos por quién lo hacían, y siguieron'],
    ),
  feast: ({ one, the, all }) =>
    thing(
      [`${one} fuera de calendario`, the, 'tin, tin', 'cocina en día de fiesta', `celebrar ${all}`],
      [
        'llegaba siempre con más gente de la que se esperaba',
        'se quedaba un rato más, aunque ya fuera tarde',
        'no dejaba que le movieran la fecha',
      ],
      [
        'llegó antes de tiempo, y no faltó nadie',
        'hizo sitio en la mesa, y se sentaron hasta los que andaban peleados',
      ],
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
