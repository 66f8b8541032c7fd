import { creature, type Prop, type PropRow, thing } from './prop.ts'

/** What is put on the floor to be eaten. */
const treat = (un: string, el: string, smell: string, together: string): Prop =>
  thing(
    [un, el, 'clin', smell, together],
    [
      'sonaba como una campanita, clin, clin',
      'giraba sobre una orilla, como una moneda',
      'echaba un humito que olía muy bien',
    ],
    ['sonó como una campana enorme', 'giró tan rápido que zumbaba'],
  )

/** What babies and animals like best, which nobody would call a hobby. */
export const HOUSEHOLD: readonly PropRow[] = [
  [
    /columpi/,
    thing(
      ['un columpio de cuerdas largas', 'el columpio', 'ñic, ñac', 'madera y a cuerda', 'ir a los columpios'],
      [
        'se mecía solo, sin viento',
        'hacía ñic al ir y ñac al volver',
        'daba vueltas para un lado y luego para el otro',
      ],
      ['subió más alto que nunca', 'tomó tanto impulso que dio la vuelta entera'],
    ),
  ],
  [
    /legos?(?= |$)/,
    thing(
      ['una caja de legos que sonaba a lluvia', 'la caja de legos', 'tac, tac', 'plástico nuevo', 'armar legos'],
      [
        'juntaba una pieza con otra, tac',
        'sacaba una pieza y la volvía a guardar',
        'hacía una torre, la deshacía y hacía otra',
      ],
      ['sacó todas sus piezas y armó una torre altísima', 'sonó como un aguacero de piezas'],
    ),
  ],
  [
    /pat(?:o|ito)s?(?= |$)/,
    creature(
      ['un pato amarillo', 'el pato', 'cuac', 'agua y a pluma', 'jugar con el pato'],
      ['sacudía la cola', 'caminaba de lado a lado', 'daba tres pasos y hacía cuac'],
      ['graznó con todas sus fuerzas', 'aleteó hasta levantar el vuelo'],
    ),
  ],
  [
    /zapatos?(?= |$)/,
    thing(
      ['un zapato sin su par', 'el zapato', 'tap', 'cuero', 'buscar el otro zapato'],
      ['caminaba solo, tap, tap', 'arrastraba un cordón', 'se volteaba boca arriba'],
      ['zapateó con todas sus fuerzas, tap, tap, tap', 'dio el salto más alto que puede dar un zapato'],
    ),
  ],
  [
    /cajas?(?: de carton| vacias?| grandes?)*$/,
    thing(
      ['una caja de cartón vacía', 'la caja', 'pum', 'cartón', 'meterse en la caja'],
      ['abría y cerraba sus tapas', 'avanzaba dando saltos, pum, pum', 'hacía eco por dentro'],
      ['sonó como un tambor, pum, pum, pum', 'se abrió de golpe, con las cuatro tapas en alto'],
    ),
  ],
  [/salchichas?$/, treat('un platito de salchichas', 'el platito', 'salchicha', 'comer salchichas')],
  [/huesos?(?= |$)/, treat('un platito con un hueso', 'el platito', 'hueso', 'roer un hueso')],
  [
    /premios?(?= |$)|galletas? de perro/,
    treat('un platito de galletas de perro', 'el platito', 'galleta', 'comer galletas de perro'),
  ],
  [/pollo$/, treat('un platito de pollo', 'el platito', 'pollo', 'comer pollo')],
  [/alpiste/, treat('un platito de alpiste', 'el platito', 'semillas', 'comer alpiste')],
  [/atun(?= |$)/, treat('una lata de atún recién abierta', 'la lata de atún', 'mar', 'comer atún')],
  [
    /(?:rasc\w+ )?(?:la |su |una )?(?:panza|barriga|pancita|guata)/,
    thing(
      ['un cepillo de rascar panzas', 'el cepillo', 'ras, ras', 'jabón', 'rascar una panza con calma'],
      ['rascaba el aire, ras, ras', 'caminaba sobre sus cerdas', 'daba vueltas panza arriba'],
      ['rascó a toda velocidad, ras, ras, ras', 'giró como un remolino'],
    ),
  ],
  [
    /slime/,
    thing(
      ['un slime de los que se estiran y no se rompen', 'el slime', 'plop', 'jabón', 'jugar con el slime'],
      ['se estiraba y se encogía', 'hacía burbujas, plop, plop', 'temblaba como gelatina'],
      ['se estiró hasta medir diez metros', 'botó como una pelota enorme'],
    ),
  ],
  [
    /agua$/,
    thing(
      ['un balde de agua, lleno hasta el borde', 'el balde de agua', 'chap', 'agua fresca', 'jugar con el agua'],
      ['salpicaba un poquito, chap', 'hacía olas chiquitas', 'dejaba caer una gota, plic, y luego otra'],
      ['salpicó hacia los dos lados, chap', 'hizo una ola enorme, sin vaciarse'],
    ),
  ],
  [
    /burbujas|espuma|pompas/,
    thing(
      ['una burbuja que no se reventaba', 'la burbuja', 'plop', 'jabón', 'hacer burbujas'],
      ['subía, bajaba y volvía a subir', 'se ponía azul, luego rosa, luego verde', 'temblaba sin reventarse'],
      ['creció como un globo', 'brilló con todos los colores a la vez'],
    ),
  ],
  [
    /globos?(?= |$)(?! aerost| terr)/,
    thing(
      ['un globo atado con un hilo', 'el globo', 'pof', 'fiesta', 'jugar con los globos'],
      ['subía, bajaba y volvía a subir', 'chocaba despacito y rebotaba', 'se bamboleaba en su hilo'],
      ['subió más alto que nunca', 'se hizo enorme, sin reventarse'],
    ),
  ],
  [
    /sol(?= |$)/,
    thing(
      ['un rayo de sol', 'el rayo', 'tin', 'tarde de verano', 'tomar el sol'],
      ['se estiraba como un gato', 'hacía bailar el polvo', 'calentaba un poquito aquí y un poquito allá'],
      ['brilló con todas sus fuerzas', 'alumbró como a mediodía'],
    ),
  ],
  [
    /(?:chupon|chupete)$/,
    thing(
      ['un chupón con su cadenita', 'el chupón', 'chup', 'leche', 'dormirse con el chupón'],
      ['se mecía en su cadenita', 'daba saltitos, como de goma', 'daba vueltas en redondo'],
      ['hizo chup más fuerte que nunca', 'giró en su cadenita como un trompo'],
    ),
  ],
  [
    /(?:cobij\w*|mantita|frazad\w*|trapito)$/,
    thing(
      ['una cobija con una punta mordida', 'la cobija', 'fuf', 'jabón', 'taparse con la cobija'],
      ['se arrastraba por una punta', 'se doblaba y se desdoblaba', 'ondeaba como una bandera'],
      ['se extendió como una vela', 'se infló de aire calentito'],
    ),
  ],
  [
    /cosquill/,
    thing(
      ['una pluma de las que hacen cosquillas', 'la pluma', 'pff', 'almohada', 'hacer cosquillas'],
      ['flotaba de un lado a otro', 'bajaba despacito y volvía a subir', 'se esponjaba y se alisaba'],
      ['subió, bajó y dio tres vueltas seguidas', 'voló como un remolino de cosquillas'],
    ),
  ],
]
