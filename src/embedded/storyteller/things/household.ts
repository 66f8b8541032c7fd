import { creature, type PropRow, thing } from './prop.ts'

/** What babies and animals like best, which nobody would call a hobby. */
export const HOUSEHOLD: readonly PropRow[] = [
  [
    /columpi/,
    thing(
      ['un columpio de cuerdas largas', 'el columpio', 'ñic, ñac', 'parque', 'ir a los columpios'],
      [
        'se mecía solo, aunque no hubiera viento',
        'subía hasta donde se ven los techos',
        'guardaba siempre un turno más',
      ],
      ['subió tan alto que desde ahí se vio todo', 'fue y vino, y en cada vuelta se trajo a alguien'],
    ),
  ],
  [
    /legos?(?= |$)/,
    thing(
      ['una caja de legos que sonaba a lluvia', 'la caja de legos', 'tac, tac', 'plástico nuevo', 'armar legos'],
      [
        'tenía dentro todo lo que todavía no existe',
        'dejaba piezas por donde pasaba',
        'perdía siempre la pieza más chiquita',
      ],
      ['dio la pieza que faltaba, tac', 'se volcó, y con lo que salió se armó un puente'],
    ),
  ],
  [
    /pat(?:o|ito)s?(?= |$)/,
    creature(
      ['un pato amarillo', 'el pato', 'cuac', 'agua y a pluma', 'jugar con el pato'],
      [
        'se sacudía el agua encima de todos',
        'caminaba de lado a lado, muy formal',
        'metía el pico donde no lo llamaban',
      ],
      ['nadó derecho, y todos lo siguieron en fila', 'graznó tan fuerte que se abrieron las ventanas'],
    ),
  ],
  [
    /zapatos?(?= |$)/,
    thing(
      ['un zapato sin su par', 'el zapato', 'tap', 'cuero y a calle', 'buscar el otro zapato'],
      ['aparecía cada día en otro cuarto', 'tenía la agujeta mordida', 'se hacía el perdido cuando más falta hacía'],
      ['marcó el paso, tap, tap, y nadie se perdió', 'enseñó por dónde había venido, huella por huella'],
    ),
  ],
  [
    /cajas?(?= |$)(?! de)/,
    thing(
      ['una caja de cartón vacía', 'la caja', 'pum', 'cartón', 'meterse en la caja'],
      [
        'era más grande por dentro que por fuera',
        'guardaba el calor de quien se sentaba en ella',
        'servía de barco, de casa y de silencio',
      ],
      ['se abrió de par en par, y cupieron todos', 'hizo de puente, de escalón y de techo, en ese orden'],
    ),
  ],
  [
    /salchich|huesos?(?= |$)|premios?(?= |$)|galletas? de perro|pollo(?= |$)|alpiste/,
    thing(
      ['un platito con algo que olía muy bien', 'el platito', 'clin', 'lo mejor de la cocina', 'comer algo rico'],
      ['sonaba en el suelo como una campana', 'amanecía siempre limpio', 'se corría solo hacia donde había gente'],
      ['sonó, clin, y acudieron todos a la vez', 'soltó un olor que llegó hasta donde hacía falta'],
    ),
  ],
  [
    /atun(?= |$)/,
    thing(
      ['una lata de atún recién abierta', 'la lata de atún', 'clin', 'mar y a cocina', 'comer atún'],
      ['sonaba en el suelo como una campana', 'quedaba siempre limpia', 'se corría sola hacia donde había gente'],
      ['sonó, clin, y acudieron todos a la vez', 'soltó un olor que llegó hasta donde hacía falta'],
    ),
  ],
  [
    /panza|barriga|pancita/,
    thing(
      ['un cepillo de rascar panzas', 'el cepillo', 'ras, ras', 'siesta', 'rascar una panza con calma'],
      ['encontraba siempre el punto exacto', 'se ponía al alcance de la mano', 'hacía que una pata se moviera sola'],
      ['rascó justo donde hacía falta, y se acabó el mal humor', 'fue de panza en panza, y no quedó nadie serio'],
    ),
  ],
  [
    /slime/,
    thing(
      ['un slime de los que se estiran y no se rompen', 'el slime', 'plop', 'jabón', 'jugar con el slime'],
      [
        'se estiraba hasta donde alcanzaban los brazos',
        'se pegaba a lo que más le gustaba',
        'volvía siempre a su forma',
      ],
      ['se estiró de un lado al otro e hizo de puente', 'pegó lo que estaba suelto, y quedó firme'],
    ),
  ],
  [
    /burbujas|espuma|pompas/,
    thing(
      ['una burbuja que no se reventaba', 'la burbuja', 'plop', 'jabón', 'hacer burbujas'],
      ['subía, bajaba y volvía a subir', 'enseñaba el mundo de cabeza', 'se posaba en la punta de las narices'],
      ['brilló con todos los colores, y se vio el camino', 'creció hasta que cupieron todos adentro, y los llevó'],
    ),
  ],
  [
    /sol(?= |$)/,
    thing(
      ['un rayo de sol que entraba de lado', 'el rayo', 'tin', 'cortina tibia', 'tomar el sol'],
      [
        'se corría por el suelo a lo largo del día',
        'calentaba el mejor lugar y luego el de al lado',
        'hacía bailar el polvo',
      ],
      ['entró por la rendija y alumbró justo ahí', 'se alargó hasta el rincón más frío'],
    ),
  ],
  [
    /(?:chupon|chupete|cobij\w*|mantita|frazad\w*|trapito)$/,
    thing(
      ['una cobija con una punta mordida', 'la cobija', 'fuf', 'casa', 'taparse con la cobija'],
      [
        'llegaba arrastrando una esquina',
        'sabía doblarse en forma de abrazo',
        'tapaba siempre un poquito más de lo que parecía',
      ],
      ['se estiró hasta taparlos a todos', 'cayó encima, suave, y se acabó el frío'],
    ),
  ],
  [
    /cosquill/,
    thing(
      ['una pluma de las que hacen cosquillas', 'la pluma', 'pff', 'almohada', 'hacer cosquillas'],
      ['flotaba hasta dar con una oreja', 'aterrizaba donde más risa daba', 'no se estaba quieta ni en el bolsillo'],
      ['hizo cosquillas a quien no quería reírse, y se rio', 'voló delante, de risa en risa, hasta llegar'],
    ),
  ],
]
