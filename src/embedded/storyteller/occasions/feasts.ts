import type { Told } from './custom.ts'

/** Days that everybody's calendar knows. */
export const FEASTS: Record<'cumpleanos' | 'navidad' | 'reyes', Told> = {
  cumpleanos: {
    customs: [
      {
        objects: ['una caja de velas de cumpleaños', 'un pastel de cumpleaños con velas'],
        tell: ({ name }) => [
          `Faltaban pocos días para el cumpleaños de ${name}. Ya había una caja de velas, y las velas se contaban a escondidas. Faltaba qué contar cuando se apagaran.`,
          `El día del cumpleaños se encendieron todas las velas. Y cuando se apagaron, el humo olía a deseo recién pedido.`,
        ],
      },
      {
        objects: ['globos de colores', 'un pastel de cumpleaños con velas'],
        tell: ({ name }) => [
          `Se acercaba el cumpleaños de ${name}. Se notaba en las voces bajitas y en un globo que asomaba por donde no debía. Había otra sorpresa, mejor escondida.`,
          `En el cumpleaños hubo pastel, hubo globos y hubo quien cantó desafinando. Y antes de soplar las velas, se pidió silencio y se leyó esta historia.`,
        ],
      },
      {
        objects: ['un calendario', 'un pastel de cumpleaños con velas'],
        tell: ({ name }) => [
          `En el calendario había una fecha encerrada en un círculo, y el círculo en otro círculo. Era el cumpleaños de ${name}, y los días que faltaban ya se contaban con los dedos de una mano. Alcanzaban, justo, para escribir algo.`,
          `El cumpleaños de los dos círculos llegó por fin. Se cantó, se sopló y se pidió un deseo. Este cuento estaba ahí desde temprano, guardando un lugar junto al pastel.`,
        ],
      },
      {
        objects: ['un rollo de papel de regalo', 'un libro sin envolver'],
        tell: ({ name }) => [
          `¿Qué se le da por su cumpleaños a quien ya tiene casi todo? Quienes quieren a ${name} llevaban días pensándolo, y el papel de regalo seguía en su rollo. Lo que se les ocurrió no se podía envolver.`,
          `El día del cumpleaños hubo algo que no hizo falta envolver. Se abre por la primera página, y sirve para todos los años que faltan.`,
        ],
      },
      {
        objects: ['media guirnalda de papel', 'una guirnalda de papel y un pastel con velas'],
        tell: ({ name }) => [
          `Media guirnalda de papel ya estaba hecha. La otra media todavía se estaba recortando: faltaba poco para el cumpleaños de ${name}. Mientras se recorta, se cuentan cosas.`,
          `El cumpleaños empezó en cuanto se colgó la última banderita. Duró lo que duran los buenos cumpleaños: un poco más de lo previsto.`,
        ],
      },
      {
        objects: ['una vela de cumpleaños', 'un pastel de cumpleaños con velas'],
        tell: ({ name }) => [
          `Cumplir años se hace sin querer; celebrarlos, no. Para el cumpleaños de ${name} ya se ensayaba la canción, con la puerta cerrada. Lo demás no se ensayó: se fue escribiendo.`,
          `El día del cumpleaños, la canción salió como salen todas: cada cual por su lado y juntos al final. Después se leyó este cuento, y nadie desafinó.`,
        ],
      },
      {
        objects: ['un mantel de fiesta doblado', 'una mesa de fiesta con un pastel'],
        tell: ({ name }) => [
          `Ya estaban contados los platos y las sillas para el cumpleaños de ${name}. Había de todo, menos sobremesa: esa había que inventarla.`,
          `En el cumpleaños alcanzaron los platos y las sillas. La sobremesa fue este cuento, y nadie se levantó antes del final.`,
        ],
      },
      {
        objects: ['una cámara de fotos', 'una foto de cumpleaños en un marco'],
        tell: ({ name }) => [
          `De cada cumpleaños queda una foto en la que alguien sale con los ojos cerrados. Del próximo de ${name} se quería guardar algo más.`,
          `La foto del cumpleaños salió movida, como siempre. Lo demás está aquí contado, y nadie parpadea.`,
        ],
      },
      {
        objects: ['una tarjeta de cumpleaños', 'un pastel de cumpleaños con velas'],
        tell: ({ name }) => [
          `Para el cumpleaños de ${name} se empezó a escribir una tarjeta. No cupo todo por delante, y tampoco por detrás.`,
          `El día del cumpleaños hubo tarjetas de tres renglones. Esta historia es la larga.`,
        ],
      },
      {
        objects: ['un molde de pastel', 'un pastel de cumpleaños con velas'],
        tell: ({ name }) => [
          `Para el pastel de cumpleaños de ${name} ya estaban medidas las tazas de harina. Lo único que faltaba era qué contar mientras subía.`,
          `En el cumpleaños, del pastel no quedó ni una miga. Queda este cuento, del que se puede repetir.`,
        ],
      },
      {
        objects: ['unos gorros de papel', 'unos gorros de papel y un pastel con velas'],
        tell: ({ name }) => [
          `Para el cumpleaños de ${name} se doblaban gorros de papel: uno por cabeza y dos de repuesto. Con el papel que sobró hubo para otra idea.`,
          `En el cumpleaños, los gorros duraron hasta el pastel. Esta historia está hecha del mismo papel y dura más.`,
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
          `Eran los días de antes de Navidad. El árbol tenía todas las luces puestas y una sola rama vacía, la más alta. Ahí tenía que ir algo que no pesara.`,
          `En Nochebuena, la rama más alta dejó de estar vacía. Allí quedó colgada, con un hilo rojo, esta historia, doblada en cuatro. No pesa nada y brilla muchísimo.`,
        ],
      },
      {
        objects: ['un árbol de Navidad', 'una estrella en lo alto de un árbol de Navidad'],
        tell: () => [
          `Ya olía a Navidad: a pino, a canela y a papel de regalo. Faltaban la estrella en lo alto del árbol y, debajo, un paquete distinto a los demás.`,
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
      {
        objects: ['una lista larga', 'una mesa de Navidad con velas'],
        tell: () => [
          `Antes de cada Navidad se hace una lista de lo que no puede faltar en la mesa. La de este año terminaba con algo que no se come.`,
          `En Nochebuena no faltó nada de la lista. Lo último que se sirvió fue esta historia, y hubo quien pidió repetir.`,
        ],
      },
      {
        objects: ['una tarjeta de Navidad', 'una tarjeta de Navidad en la rama de un árbol'],
        tell: () => [
          `En una tarjeta de Navidad caben tres renglones y una firma. Esta vez hacía falta mucho más papel.`,
          `Aquella Navidad, la tarjeta tuvo muchas páginas. Se leyó junto al árbol, cuando ya todo lo demás estaba abierto.`,
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
          `Se acercaba la noche de Reyes. Ya había unos zapatos muy limpios y, al lado, un poco de pasto para los camellos. En los zapatos quedaba lugar para algo que no se compra.`,
          `La mañana de Reyes no quedaba ni una hebra de pasto. Y en los zapatos había algo que no traía etiqueta: esta historia, recién contada.`,
        ],
      },
      {
        objects: ['una lista de deseos', 'tres coronas doradas'],
        tell: ({ name }) => [
          `Los Reyes Magos ya tenían la lista hecha. Había en ella un solo renglón difícil, el de ${name}: no era cosa de comprar, sino de contar.`,
          `La noche de Reyes, el renglón difícil quedó tachado. Al lado dejaron este cuento y tres firmas que nadie sabe descifrar.`,
        ],
      },
      {
        objects: ['tres vasos de leche', 'tres vasos vacíos y un libro con un moño'],
        tell: ({ name }) => [
          `Para la noche de Reyes ya estaban listos tres vasos de leche, uno por corona, y una carta muy corta: «Para ${name}, algo que se pueda contar».`,
          `La mañana de Reyes, los tres vasos estaban vacíos. La carta tenía respuesta, y era bastante más larga.`,
        ],
      },
      {
        objects: ['un camello de cartón', 'un camello de cartón y unas hojas de papel'],
        tell: () => [
          `Rumbo a la noche de Reyes, los camellos cargaban cajas, y el más pequeño, solo unas hojas de papel.`,
          `La mañana de Reyes había huellas de camello en la puerta. El más pequeño había dejado aquí su carga, ya con todas las letras.`,
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
