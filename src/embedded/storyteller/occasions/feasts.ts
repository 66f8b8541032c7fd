import type { Told } from './custom.ts'

/** Days that everybody's calendar knows. */
export const FEASTS: Record<'cumpleanos' | 'navidad' | 'reyes', Told> = {
  cumpleanos: {
    customs: [
      {
        objects: ['una caja de velas de cumpleaños', 'un pastel de cumpleaños con velas'],
        tell: ({ name }) => [
          `Faltaban pocos días para el cumpleaños de ${name}. En la cocina ya había una caja de velas, y alguien las contaba a escondidas.`,
          `Mientras tanto, en la cocina, las velas esperaban en su caja, muy derechas.`,
          `El día del cumpleaños se encendieron todas las velas. Y cuando se apagaron, el humo olía a deseo recién pedido.`,
        ],
      },
      {
        objects: ['globos de colores', 'un pastel de cumpleaños con velas'],
        tell: ({ name }) => [
          `Se acercaba el cumpleaños de ${name}. Se notaba en las voces bajitas, en las puertas que se cerraban de pronto y en un globo que asomaba por detrás de una cortina.`,
          `En casa, sin hacer ruido, alguien batía la masa de un pastel.`,
          `Y llegó el cumpleaños. Hubo pastel, hubo globos y hubo quien cantó desafinando. Y antes de partir el pastel, alguien pidió silencio y leyó esta historia.`,
        ],
      },
      {
        objects: ['un calendario', 'un pastel de cumpleaños con velas'],
        tell: ({ name }) => [
          `En el calendario había una fecha encerrada en un círculo, y el círculo en otro círculo. Era el cumpleaños de ${name}, y los días que faltaban ya se contaban con los dedos de una mano.`,
          `En casa alguien tachó otro día del calendario. Con el de hoy ya eran menos.`,
          `El cumpleaños de los dos círculos llegó por fin. Se cantó, se sopló y se pidió un deseo. Este cuento estaba ahí desde temprano, guardando un lugar junto al pastel.`,
        ],
      },
      {
        objects: ['un regalo envuelto', 'un regalo con moño'],
        tell: ({ name }) => [
          `¿Qué se regala por su cumpleaños a quien ya tiene casi todo? Quienes quieren a ${name} lo pensaron mucho. Al final se les ocurrió esto.`,
          `El papel del regalo de cumpleaños se quedó esperando sobre la cama, junto a las tijeras.`,
          `El día del cumpleaños hubo un regalo que no hizo falta envolver. Se abre por la primera página, y sirve para todos los años que faltan.`,
        ],
      },
      {
        objects: ['globos de colores', 'un pastel de cumpleaños con velas'],
        tell: ({ name }) => [
          `De lado a lado de la sala colgaba media guirnalda de papel. La otra media todavía se estaba recortando: faltaba poco para el cumpleaños de ${name}.`,
          `Alguien, mientras tanto, recortaba banderitas. Le quedaban chuecas y le gustaban así.`,
          `El cumpleaños empezó en cuanto se colgó la última banderita. Duró lo que duran los buenos cumpleaños: hasta que a todo el mundo le dolieron los pies.`,
        ],
      },
    ],
    small: ({ name }) => [
      [`Venía un día grande, grande: el cumpleaños de ${name}.`, `¡Y llegó el cumpleaños! ¿Y la luz? ¡Fu! Y a soñar.`],
      [
        `Un globo. Otro globo. ¿Para qué? Para el cumpleaños de ${name}.`,
        `Un globo se fue volando, despacito. Feliz cumpleaños, ${name}.`,
      ],
      [
        `Sh. Es sorpresa. Ya viene el cumpleaños de ${name}.`,
        `¡Sorpresa! ¡Feliz cumpleaños, ${name}! Y un besito dulce, dulce.`,
      ],
    ],
  },
  navidad: {
    customs: [
      {
        objects: ['un árbol de Navidad', 'un árbol de Navidad con luces'],
        tell: () => [
          `Eran los días de antes de Navidad. En la sala había un árbol con todas las luces puestas y una sola rama vacía, la más alta.`,
          `En la sala, mientras tanto, las luces del árbol se encendían y se apagaban, como quien cuenta las horas.`,
          `En Nochebuena, la rama más alta dejó de estar vacía. Allí quedó colgada, con un hilo rojo, esta historia, doblada en cuatro. No pesa nada y brilla muchísimo.`,
        ],
      },
      {
        objects: ['un árbol de Navidad', 'una estrella en lo alto de un árbol de Navidad'],
        tell: () => [
          `En casa ya olía a Navidad: a pino, a canela y a papel de regalo. Solo faltaba poner la estrella en lo alto del árbol.`,
          `Mientras tanto, al pie del árbol, los regalos se hacían los dormidos.`,
          `Aquella Navidad, la estrella subió por fin a lo alto del árbol. Y debajo, entre los regalos, había uno sin papel ni moño: esta historia.`,
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
          `Se acercaba la noche de Reyes. Junto a la ventana ya había unos zapatos bien lustrados y, al lado, un poco de hierba para los camellos.`,
          `Lejos, muy lejos, tres camellos echaron a andar sin ninguna prisa.`,
          `La mañana de Reyes no quedaba ni una hebra de hierba. Y en los zapatos había algo que no traía etiqueta: esta historia, recién contada.`,
        ],
      },
      {
        objects: ['una carta', 'tres coronas doradas'],
        tell: ({ name }) => [
          `Alguien había escrito a los Reyes Magos y había dejado el sobre donde se dejan esos sobres. Pedía una sola cosa, y era para ${name}.`,
          `En alguna parte, tres Reyes leían lo que alguien pedía y se rascaban, los tres a la vez, la corona.`,
          `La noche de Reyes, el sobre desapareció de su sitio. En su lugar dejaron este cuento y tres firmas que nadie sabe descifrar.`,
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
