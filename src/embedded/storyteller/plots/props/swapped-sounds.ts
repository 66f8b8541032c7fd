/** Who keeps the sounds of a whole town: `o` is talked to, `un` is met, `where` is gone to. */
export const KEEPERS = [
  {
    un: 'un campanero con las cejas llenas de polvo',
    o: 'el campanero',
    where: 'el campanario',
    inside: 'una escalera de caracol',
  },
  {
    un: 'una relojera con la lupa puesta',
    o: 'la relojera',
    where: 'la relojería',
    inside: 'cien relojes de todos los tamaños',
  },
  {
    un: 'un afinador de pianos muy despeinado',
    o: 'el afinador',
    where: 'el taller del afinador',
    inside: 'unos pianos sin tapa',
  },
]

/** What sounded otherwise on that morning. */
export const MORNINGS = [
  {
    first: 'el despertador mugió como una vaca',
    second: 'La tetera ladró dos veces',
    kept: 'la tetera',
    keeps: 'sus ladridos',
  },
  {
    first: 'el gallo de la esquina hizo rin, rin, como un teléfono',
    second: 'Los zapatos, al pisar, maullaban',
    kept: 'un zapato',
    keeps: 'su maullido',
  },
  {
    first: 'al abrir la llave del agua se oyó un aplauso',
    second: 'El timbre de la puerta gritó «¡gol!»',
    kept: 'el timbre',
    keeps: 'su grito de gol',
  },
  {
    first: 'el camión de la basura pasó cantando una ópera',
    second: 'El pan tostado saltó con un estornudo',
    kept: 'el tostador',
    keeps: 'su estornudo',
  },
]
