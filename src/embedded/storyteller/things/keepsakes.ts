/** A thing of a memory: small enough for a hand, and kept since. */
export type Keepsake = {
  /** 'una concha' */
  un: string
  /** 'la concha' */
  el: string
  lo: 'lo' | 'la'
  /** What it does when it is needed: two predicates in the preterite, for its `el`; each brings that day back. */
  wakes: readonly [string, string]
}

export function keepsake(un: string, el: string, first: string, second: string): Keepsake {
  return { un, el, lo: un.startsWith('una ') ? 'la' : 'lo', wakes: [first, second] }
}

/** Things that memories name, by their words without accents. */
export const NAMED: readonly (readonly [RegExp, Keepsake])[] = [
  [
    /medalla/,
    keepsake(
      'una medalla',
      'la medalla',
      'sonó contra un botón, tin, como aquel día',
      'brilló como si acabaran de colgarla',
    ),
  ],
  [
    /trofeo|\bcopa\b/,
    keepsake('una copa abollada', 'la copa', 'sonó a aplauso lejano', 'brilló por el lado sin abolladura'),
  ],
  [
    /paraguas/,
    keepsake('un paraguas', 'el paraguas', 'se abrió solo, con un flap', 'soltó una gota de aquella lluvia'),
  ],
  [
    /cacahuate/,
    keepsake(
      'un cacahuate',
      'el cacahuate',
      'crujió como aquella tarde en las gradas',
      'soltó su olor a sal y a partido',
    ),
  ],
  [
    /papita|papas fritas/,
    keepsake('una bolsita de papas', 'la bolsita', 'crujió como aquel día', 'soltó su olor a sal'),
  ],
  [
    /croqueta|ñoqui|noqui/,
    keepsake(
      'un tenedor',
      'el tenedor',
      'sonó contra el plato, tin, como entonces',
      'brilló igual que en aquella mesa',
    ),
  ],
  [
    /jamon/,
    keepsake('un moño de regalo', 'el moño', 'olió, no se sabe cómo, a jamón', 'se desató solo, como aquella noche'),
  ],
  [
    /torta|taco|tamal/,
    keepsake(
      'una servilleta doblada',
      'la servilleta',
      'soltó un olor a comal que dio hambre a todos',
      'se desdobló, y tenía la mancha de aquella noche',
    ),
  ],
  [
    /galleta|pastel|\bpan\b|receta/,
    keepsake(
      'una cuchara de palo',
      'la cuchara',
      'olió a masa y a azúcar, como aquel día',
      'sonó contra la mesa, toc, toc, como entonces',
    ),
  ],
  [
    /bici|rueditas/,
    keepsake(
      'un timbre de bicicleta',
      'el timbre',
      'hizo rin, igual que aquella tarde',
      'brilló como si le diera otra vez el sol de aquella calle',
    ),
  ],
  [
    /moto\b/,
    keepsake(
      'un espejo de moto',
      'el espejo',
      'enseñó por un segundo aquella calle',
      'brilló como brillaba al pasar por la avenida',
    ),
  ],
  [
    /guitarra/,
    keepsake(
      'una púa de guitarra',
      'la púa',
      'sonó sola, una nota nada más, la de entonces',
      'vibró como vibraba aquella noche',
    ),
  ],
  [
    /goma|llanta|pinch/,
    keepsake(
      'una tuerca',
      'la tuerca',
      'rodó un poquito y sonó como aquella noche',
      'brilló como brillaba en la carretera',
    ),
  ],
  [
    /bebe\b|cuna|cargue|dedo/,
    keepsake(
      'una pulserita de hilo',
      'la pulserita',
      'se puso tibia, como una mano muy pequeña',
      'apretó un poquito, como aprieta un dedo',
    ),
  ],
  [
    /hospital|naci/,
    keepsake('una mantita doblada', 'la mantita', 'se puso tibia, como el primer día', 'olió a recién llegado'),
  ],
  [
    /medias?\b|calcet/,
    keepsake(
      'un par de calcetines',
      'el par',
      'se movió como si tuviera los pies adentro',
      'se puso tibio, como recién quitado',
    ),
  ],
  [
    /carta\b|\bnota\b|papelito|servilleta/,
    keepsake('un papelito doblado', 'el papelito', 'se desdobló solo, con cuidado', 'crujió como aquel día'),
  ],
  [
    /helado|paleta/,
    keepsake(
      'un palito de paleta',
      'el palito',
      'olió a vainilla, como aquella tarde',
      'se puso frío, igual que entonces',
    ),
  ],
  [
    /globo/,
    keepsake(
      'un hilo de globo',
      'el hilo',
      'se levantó en el aire, como si arriba siguiera el globo',
      'jaló hacia arriba, igual que aquel día',
    ),
  ],
  [
    /cobija|manta/,
    keepsake('un pedacito de cobija', 'el pedacito de cobija', 'se puso tibio, como entonces', 'olió a casa'),
  ],
  [
    /caja de zapatos|\bcaja\b/,
    keepsake('una caja de zapatos', 'la caja', 'se abrió sola, despacio', 'sonó por dentro, como aquella vez'),
  ],
  [
    /estrella|luciern/,
    keepsake(
      'un frasco vacío',
      'el frasco',
      'se encendió por dentro, con una luz pequeña',
      'soltó el poco de aquella noche que guardaba todavía',
    ),
  ],
  [/caracol(?!e)|concha/, keepsake('una concha', 'la concha', 'sonó como el mar', 'soltó un olor a sal')],
  [
    /nieve|muñeco de nieve/,
    keepsake('un guante', 'el guante', 'soltó un copo, uno solo', 'se puso frío, como aquella mañana'),
  ],
]
