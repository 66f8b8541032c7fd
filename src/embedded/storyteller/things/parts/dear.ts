import { contract } from '../../language/grammar/text.ts'
import { isRole } from '../../language/memory/narrated-words.ts'
import type { Named, Parts } from '../named.ts'
import { standIn, thing } from '../prop.ts'

/** What one sets out for. */
const OUTING = /^(?:viaje|paseo|excursi|p[ií]cnic|campament|d[ií]as? de campo|vacaci)/u

/** What comes every week. */
const DAY = /^(?:domingo|s[aá]bado|viernes|lunes|fines? de semana)/u

/** Who is always somebody's: 'la hermana Julia' would be a nun. */
const KIN =
  /^(?:el|la|(los|las)) (?=(?:herman|prim|t[ií][oa]s?(?!\p{L})|abuel|mam[áaiá]|pap[áaiá]|hij|niet|bisniet|bisabuel|sobrin|espos|novi|amig|comadre|compadre|madrina|padrino|suegr|cuñad|ahijad|compañer|tata|nona|nono|nana|yaya|yayo))/u
const theirs = ({ all }: Named) => all.replace(KIN, (_, many: string | undefined) => (many ? 'sus ' : 'su '))

/** Who and what is looked forward to. */
export const DEAR = {
  people: (named) =>
    standIn(
      [
        contract(`un retrato de ${theirs(named)} con marco de madera`),
        'el retrato',
        'toc',
        'madera y a casa',
        // whoever is known by a trade is looked at, and nobody's company
        isRole(named.own.toLowerCase()) ? '' : `estar con ${theirs(named)}`,
      ],
      [
        'parecía a punto de soltar la risa',
        'se ladeaba un poquito en su marco',
        'guiñaba un ojo y volvía a quedarse como estaba',
      ],
      ['sonrió de lado a lado del marco', 'se iluminó como si le diera el sol'],
    ),
  feast: ({ own, all }) =>
    OUTING.test(own)
      ? thing(
          [`una canasta de ${own}`, 'la canasta', 'cric', 'pan y a fruta', `ir de ${own}`],
          [
            'se bamboleaba, como quien ya quiere irse',
            'abría y cerraba la tapa',
            'hacía cric, cric a cada vuelta del camino',
          ],
          ['se abrió de par en par y soltó un olor a pan y a fruta', 'dio tres saltos sin que se le cayera nada'],
        )
      : DAY.test(own)
        ? thing(
            [
              `un calendario con ${all.replace(/^(?:el|la) (?=.*[^s]$)/u, 'cada ')} en rojo`,
              'el calendario',
              'fras',
              'papel y a desayuno',
              '',
            ],
            [
              'movía las hojas, fras, fras, como quien se abanica',
              'se saltaba una hoja y volvía atrás',
              'daba saltitos de impaciencia',
            ],
            [
              'soltó todas sus hojas de una vez, como si fueran confeti',
              'pasó todas las hojas de golpe, fras, fras, fras',
            ],
          )
        : thing(
            [`una guirnalda de ${own}`, 'la guirnalda', 'tin, tin', 'papel y a dulce', `celebrar ${all}`],
            [
              'hacía tin, tin con cada vuelta',
              'se mecía como si hubiera música',
              'brillaba un poquito, de un color y luego de otro',
            ],
            ['se encendió con todos sus colores', 'dio la vuelta más grande de su vida, tin, tin, tin'],
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
        'se saltaba un tictac, de pura emoción',
        'daba las campanadas muy bajito',
        'movía las manecillas como quien saluda',
      ],
      ['dio la hora con todas sus campanas', 'dio trece campanadas seguidas, tin, tan, tin, tan'],
    ),
} satisfies Parts
