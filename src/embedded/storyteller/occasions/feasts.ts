import type { Told } from './custom.ts'

/** Days that everybody's calendar knows. */
export const FEASTS: Record<'cumpleanos' | 'navidad' | 'reyes', Told> = {
  cumpleanos: {
    customs: [
      {
        objects: ['una caja de velas de cumpleaños', 'un pastel de cumpleaños con velas'],
        tell: ({ name }) => [
          `Faltaban pocos días para el cumpleaños de ${name}. Ya había una caja de velas, y las velas se contaban a escondidas.`,
          `El día del cumpleaños se encendieron todas las velas. Y cuando se apagaron, el humo olía a deseo recién pedido.`,
        ],
      },
      {
        objects: ['globos de colores', 'un pastel de cumpleaños con velas'],
        tell: ({ name }) => [
          `Se acercaba el cumpleaños de ${name}. Se notaba en las voces bajitas y en un globo que asomaba por donde no debía.`,
          `En el cumpleaños hubo pastel, hubo globos y hubo quien cantó desafinando. Y antes de soplar las velas, se pidió silencio y se leyó esta historia.`,
        ],
      },
      {
        objects: ['un calendario', 'un pastel de cumpleaños con velas'],
        tell: ({ name }) => [
          `En el calendario había una fecha encerrada en un círculo, y el círculo en otro círculo. Era el cumpleaños de ${name}, y los días que faltaban ya se contaban con los dedos de una mano.`,
          `El cumpleaños de los dos círculos llegó por fin. Se cantó, se sopló y se pidió un deseo. Este cuento estaba ahí desde temprano, guardando un lugar junto al pastel.`,
        ],
      },
      {
        objects: ['un rollo de papel de regalo', 'un libro sin envolver'],
        tell: ({ name }) => [
          `¿Qué se le da por su cumpleaños a quien ya tiene casi todo? Quienes quieren a ${name} llevaban días pensándolo, y el papel de regalo seguía en su rollo.`,
          `El día del cumpleaños hubo algo que no hizo falta envolver. Se abre por la primera página, y sirve para todos los años que faltan.`,
        ],
      },
      {
        objects: ['media guirnalda de papel', 'una guirnalda de papel y un pastel con velas'],
        tell: ({ name }) => [
          `Media guirnalda de papel ya estaba hecha. La otra media todavía se estaba recortando: faltaba poco para el cumpleaños de ${name}.`,
          `El cumpleaños empezó en cuanto se colgó la última banderita. Duró lo que duran los buenos cumpleaños: hasta que a todo el mundo le dolieron los pies.`,
        ],
      },
      {
        objects: ['una vela de cumpleaños', 'un pastel de cumpleaños con velas'],
        tell: ({ name }) => [
          `Cumplir años se hace sin querer; celebrarlos, no. Para el cumpleaños de ${name} ya se ensayaba la canción, con la puerta cerrada.`,
          `El día del cumpleaños, la canción salió como salen todas: cada cual por su lado y juntos al final. Después se leyó este cuento, y nadie desafinó.`,
        ],
      },
    ],
    small: ({ name }) => [
      [
        `Venía un día grande, grande: el cumpleaños de ${name}.`,
        `Falta dormir una vez. Y luego, ¡fu! Feliz cumpleaños, ${name}.`,
      ],
      [
        `Un globo. Otro globo. ¿Para qué? Para el cumpleaños de ${name}.`,
        `Un globo se fue volando, despacito. Feliz cumpleaños, ${name}.`,
      ],
      [
        `Sh. Es sorpresa. Ya viene el cumpleaños de ${name}.`,
        `Mañana, ¡sorpresa! Feliz cumpleaños, ${name}. Y un besito dulce, dulce.`,
      ],
      [
        `¿Una vela? ¿Para qué? ¡Ya casi es el cumpleaños de ${name}!`,
        `¡Fu! Adiós, luz. Y el cumpleaños se fue a dormir.`,
      ],
    ],
  },
  navidad: {
    customs: [
      {
        objects: ['un árbol de Navidad', 'un árbol de Navidad con luces'],
        tell: () => [
          `Eran los días de antes de Navidad. El árbol tenía todas las luces puestas y una sola rama vacía, la más alta.`,
          `En Nochebuena, la rama más alta dejó de estar vacía. Allí quedó colgada, con un hilo rojo, esta historia, doblada en cuatro. No pesa nada y brilla muchísimo.`,
        ],
      },
      {
        objects: ['un árbol de Navidad', 'una estrella en lo alto de un árbol de Navidad'],
        tell: () => [
          `Ya olía a Navidad: a pino, a canela y a papel de regalo. Solo faltaba poner la estrella en lo alto del árbol.`,
          `Aquella Navidad, la estrella subió por fin a lo alto del árbol. Y debajo, entre los paquetes, había uno sin papel ni moño: esta historia.`,
        ],
      },
      {
        objects: ['una caja de esferas de Navidad', 'un árbol de Navidad con esferas'],
        tell: () => [
          `Cada Navidad se abre la misma caja y salen las mismas cosas brillantes, menos una, que siempre se rompe. Este año había que poner otra en su lugar.`,
          `Aquella Navidad, en lugar de lo que se rompió, quedó esta historia. No brilla, pero es la que más se mira.`,
        ],
      },
    ],
    small: () => [
      [
        `Era Navidad. El árbol tenía luces: una roja, una verde, una azul.`,
        `Y el árbol se fue durmiendo: la azul, la verde, la roja. Feliz Navidad.`,
      ],
    ],
  },
  reyes: {
    customs: [
      {
        objects: ['unos zapatos junto a la ventana', 'un regalo junto a unos zapatos'],
        tell: () => [
          `Se acercaba la noche de Reyes. Ya había unos zapatos muy limpios y, al lado, un poco de pasto para los camellos.`,
          `La mañana de Reyes no quedaba ni una hebra de pasto. Y en los zapatos había algo que no traía etiqueta: esta historia, recién contada.`,
        ],
      },
      {
        objects: ['una lista de deseos', 'tres coronas doradas'],
        tell: ({ name }) => [
          `Los Reyes Magos ya tenían la lista hecha. Había en ella un solo renglón difícil, y era el de ${name}.`,
          `La noche de Reyes, el renglón difícil quedó tachado. Al lado dejaron este cuento y tres firmas que nadie sabe descifrar.`,
        ],
      },
    ],
    small: () => [
      [
        `Venía la noche de Reyes. Clop, clop, clop: tres camellos, despacito.`,
        `Clop, clop, clop. Los camellos ya se iban. Y en los zapatos, un regalo.`,
      ],
    ],
  },
}
