import { bare } from '../language/text.ts'
import { type Keepsake, keepsake, NAMED } from './keepsakes.ts'

/** A remembered day as it is lived again: what is seen, heard and smelt there, and one thing of it. */
export type Day = {
  air: readonly [string, string]
  keep: Keepsake
  /** A sentence of what comes from that day, for a moment, into another place. */
  lingers: string
}

/** By the words of the memory, without accents: what is named first decides, but a loss before all. No sentence names anybody. */
const DAYS: readonly (readonly [RegExp, Day])[] = [
  [
    /murio|fallec|velorio|accident|terremoto|incendi/,
    {
      lingers: 'Hubo un silencio de los que acompañan.',
      air: ['La luz era baja y nadie levantaba la voz.', 'Había dos tazas en la mesa, y el vapor subía despacio.'],
      keep: keepsake('una vela pequeña', 'la vela', 'se encendió sin ayuda', 'dio una luz tibia, como aquella noche'),
    },
  ],
  [
    /acuario/,
    {
      lingers: 'Por un momento hubo reflejos de agua en todas las paredes.',
      air: [
        'La luz era azul y se movía en las paredes.',
        'El vidrio estaba frío, y del otro lado pasaban sombras enormes.',
      ],
      keep: keepsake(
        'un boleto azul',
        'el boleto',
        'se puso a brillar con luz de agua',
        'se mojó de una esquina, y olió a mar',
      ),
    },
  ],
  [
    /hospital|clinica|operac|\bnaci/,
    {
      lingers: 'Por un momento todos caminaron de puntitas, sin saber por qué.',
      air: [
        'El pasillo era largo y blanco, y olía a jabón.',
        'Alguien cruzó de puntitas, y una puerta se cerró sin ruido.',
      ],
      keep: keepsake('una mantita doblada', 'la mantita', 'se puso tibia, como el primer día', 'olió a recién llegado'),
    },
  ],
  [
    /playa|\bmar\b|\bolas?\b|isla|barco|ballena|la concha/,
    {
      lingers: 'De pronto, más de uno traía arena en los zapatos.',
      air: [
        'La arena estaba tibia, y una ola llegaba, hacía shh y se iba.',
        'Olía a sal y a crema de sol, y el viento se metía en las orejas.',
      ],
      keep: keepsake('una concha', 'la concha', 'sonó como el mar', 'soltó un olor a sal'),
    },
  ],
  [
    /alberca|piscina|pileta|nadar|\brio\b|lago|chapuz/,
    {
      lingers: 'En el suelo apareció una huella mojada, y luego otra.',
      air: ['El agua brillaba en pedacitos.', 'Se oía chapotear, y en el suelo había huellas mojadas.'],
      keep: keepsake(
        'un botón de traje de baño',
        'el botón',
        'se mojó sin que lo mojara nadie',
        'brilló como el agua de aquella tarde',
      ),
    },
  ],
  [
    /estadio|cancha|partido|torneo|\bgol/,
    {
      lingers: 'A lo lejos, quién sabe dónde, gritaron gol.',
      air: ['Las gradas sonaban como un tambor.', 'Olía a pasto, y un vendedor pasaba gritando entre las filas.'],
      keep: keepsake(
        'un boleto roto por la mitad',
        'el boleto',
        'sonó a gradas llenas',
        'tembló en la mano, como antes de un gol',
      ),
    },
  ],
  [
    /bail|cantar|cantamos|cancion|concierto|fiesta|quince|vals/,
    {
      lingers: 'Sin darse cuenta, varios llevaban ya el compás con el pie.',
      air: [
        'Sonaba una canción, y el suelo se movía un poquito con ella.',
        'Había luces de colores en las paredes, y un zapato olvidado en una silla.',
      ],
      keep: keepsake(
        'una cinta de música',
        'la cinta',
        'dio vueltas, y sonó aquella canción',
        'dio una nota, y todos la siguieron con el pie',
      ),
    },
  ],
  [
    /lluvi|llov|tormenta|charco|mojad|aguacero/,
    {
      lingers: 'Cayeron tres gotas, y no había ni una nube.',
      air: ['Llovía despacio, y olía a tierra mojada.', 'Las gotas hacían tin, tin, tin en una cubeta.'],
      keep: keepsake('un paraguas', 'el paraguas', 'se abrió solo, con un flap', 'soltó una gota de aquella lluvia'),
    },
  ],
  [
    /cocin|receta|comimos|desayun|cena\b|mesa\b|domingo/,
    {
      lingers: 'A todos, al mismo tiempo, les dio hambre de esa cocina.',
      air: ['La ventana estaba empañada y algo hervía a fuego lento.', 'Olía a cebolla, a pan y a gente esperando.'],
      keep: keepsake(
        'una cuchara de palo',
        'la cuchara',
        'olió a comida de aquel día',
        'sonó contra la mesa, toc, toc, como entonces',
      ),
    },
  ],
  [
    /navidad|nochebuena|cumple|piñata|pinata|regalo|reyes/,
    {
      lingers: 'Hubo un olor a velas recién apagadas, y ganas de pedir un deseo.',
      air: [
        'Había papel de colores por el suelo y velas recién sopladas.',
        'Todos hablaban al mismo tiempo, y alguien buscaba las tijeras.',
      ],
      keep: keepsake('una velita de pastel', 'la velita', 'se encendió sola', 'olió a deseo recién pedido'),
    },
  ],
  [
    /boda|casamos|casaron|bautiz|comunion|gradu/,
    {
      lingers: 'De quién sabe dónde cayó un pétalo blanco.',
      air: [
        'Había flores blancas y zapatos que apretaban.',
        'Alguien reía en la mesa de al lado, y una copa sonó, tin.',
      ],
      keep: keepsake('una flor seca', 'la flor', 'abrió un pétalo, como aquel día', 'olió a fiesta y a promesa'),
    },
  ],
  [
    /oficina|trabajo|proyecto|junta\b|turno|guardia/,
    {
      lingers: 'Una lámpara zumbó, y a nadie le pareció hora de irse.',
      air: [
        'Quedaba una sola luz encendida y zumbaba.',
        'Había vasos de café por todas partes, y afuera ya no pasaban coches.',
      ],
      keep: keepsake(
        'un clip doblado',
        'el clip',
        'sonó al caer, tic, como aquella madrugada',
        'brilló bajo la lámpara, igual que entonces',
      ),
    },
  ],
  [
    /escuela|colegio|clase|salon|insti|kinder|maestr/,
    {
      lingers: 'Se oyó una campana, y a todos les dieron ganas de salir al recreo.',
      air: [
        'Olía a gis, a mochila y a torta de otra persona.',
        'Sonó una campana, y se oyeron cien pasos en el pasillo.',
      ],
      keep: keepsake(
        'un lápiz mordido',
        'el lápiz',
        'escribió solo una palabra, y era la buena',
        'olió a recién afilado, como aquella mañana',
      ),
    },
  ],
  [
    /carretera|coche|carro|\bauto\b|moto\b|viaj|tren\b|autobus|camion\b|manej/,
    {
      lingers: 'En la cara se sintió un viento como de ventanilla abierta.',
      air: [
        'El viento entraba por la ventanilla, y la carretera no se acababa.',
        'Olía a gasolina y a naranja pelada.',
      ],
      keep: keepsake(
        'un mapa doblado al revés',
        'el mapa',
        'se desdobló solo por donde debía',
        'crujió como aquel día en el camino',
      ),
    },
  ],
  [
    /avion|aeropuerto|vuelo|disney|recogerte/,
    {
      lingers: 'Una voz, muy lejos, anunció una salida.',
      air: [
        'Se oían ruedas de maletas y una voz que anunciaba ciudades.',
        'Por la ventana, las nubes estaban a la altura de los ojos.',
      ],
      keep: keepsake(
        'un pase de abordar',
        'el pase',
        'se puso tibio, como entonces',
        'se dobló solo, hasta hacerse avión, y voló un poco',
      ),
    },
  ],
  [
    /montan|cerro|bosque|campament|fogata|volcan|sierra/,
    {
      lingers: 'El aire se puso frío y olió, de golpe, a pino.',
      air: ['El aire estaba frío y olía a pino.', 'Abajo, muy abajo, las casas parecían migas.'],
      keep: keepsake(
        'una piña de pino',
        'la piña',
        'se abrió, con un crujido, como junto al fuego',
        'soltó un olor a bosque',
      ),
    },
  ],
  [
    /nieve|nevad|hielo/,
    {
      lingers: 'Por un momento, a todos les salió el aliento en nubecitas.',
      air: ['Todo estaba blanco, y los pasos crujían.', 'El aliento salía en nubecitas.'],
      keep: keepsake('un guante', 'el guante', 'soltó un copo, uno solo', 'se puso frío, como aquella mañana'),
    },
  ],
  [
    /parque|columpio|jardin|arbol|picnic/,
    {
      lingers: 'La sombra de un árbol que ahí no estaba se movió en el suelo.',
      air: [
        'La sombra de un árbol se movía en el pasto.',
        'Un columpio iba y venía, aunque no tuviera a nadie encima.',
      ],
      keep: keepsake('una hoja guardada', 'la hoja', 'se puso verde otra vez', 'olió a pasto y a merienda'),
    },
  ],
  [
    /feria|circo|zoologico|\bzoo\b|teatro|cine|museo/,
    {
      lingers: 'Olió a palomitas, y parpadearon unas luces que nadie había puesto.',
      air: [
        'Había luces que se encendían de una en una y gente con prisa por llegar.',
        'Olía a palomitas, y a lo lejos sonaba una música.',
      ],
      keep: keepsake(
        'un boleto doblado',
        'el boleto',
        'se desdobló y olió a palomitas',
        'brilló como las luces de aquella noche',
      ),
    },
  ],
  [
    /estrella|luna|noche|luciern|azotea|madrugada/,
    {
      lingers: 'Cantó un grillo, uno solo, el de entonces.',
      air: [
        'Era de noche, y se oía un grillo que no se cansaba.',
        'Arriba había más estrellas de las que caben en una ventana.',
      ],
      keep: keepsake(
        'un frasco vacío',
        'el frasco',
        'se encendió por dentro, con una luz pequeña',
        'soltó el poco de aquella noche que guardaba todavía',
      ),
    },
  ],
  [
    /perr|gat[ao]s?\b|cachorr|mascota|adopt/,
    {
      lingers: 'Algo pequeño pasó corriendo entre los pies, y no había nadie.',
      air: [
        'Había huellas pequeñas por todo el suelo.',
        'Algo respiraba muy bajito, hecho bolita, en un rincón con sol.',
      ],
      keep: keepsake(
        'un cascabel',
        'el cascabel',
        'hizo tilín, igual que aquel día',
        'rodó hasta los pies, como entonces',
      ),
    },
  ],
]

const ANY: Day = {
  lingers: 'Hubo quien juró que esa risa ya la había oído.',
  air: [
    'La luz era la de entonces, un poco más dorada que las otras.',
    'Se oía, en algún lugar de cerca, una risa conocida.',
  ],
  keep: keepsake(
    'una piedrita lisa',
    'la piedrita',
    'se puso tibia, como la mano que la guardó',
    'brilló un momento, con la luz de entonces',
  ),
}

/** The day of a memory. A thing that the memory itself names is its keepsake. */
export function dayOf(memory: string): Day {
  const key = bare(memory)
  const day =
    DAYS.map(([test, of], order) => ({ of, at: order === 0 && test.test(key) ? -2 : key.search(test) }))
      .filter(({ at }) => at !== -1)
      .sort((a, b) => a.at - b.at)[0]?.of ?? ANY
  const named = NAMED.map(([test, keep]) => ({ keep, at: key.search(test) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)[0]
  return named ? { ...day, keep: named.keep } : day
}
