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
          `Y llegó el cumpleaños. Hubo pastel, hubo globos y hubo quien cantó desafinando. Pero el mejor regalo ya estaba dado: era esta historia.`,
        ],
      },
    ],
    small: ({ name }) => [
      `Venía un día grande, grande: el cumpleaños de ${name}.`,
      `¡Y llegó el cumpleaños! Una vela, dos velas, ¡fu! Y a soñar.`,
    ],
  },
  navidad: {
    customs: [
      {
        objects: ['un árbol de Navidad', 'un árbol de Navidad con luces'],
        tell: () => [
          `Eran los días de antes de Navidad. En la sala había un árbol con todas las luces puestas y una sola rama vacía, la más alta.`,
          `En la sala, mientras tanto, las luces del árbol se encendían y se apagaban, como quien cuenta las horas.`,
          `En Nochebuena, la rama más alta dejó de estar vacía. Alguien colgó allí, con un hilo rojo, el recuerdo de esta aventura. No pesa nada y brilla muchísimo.`,
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
      `Era Navidad. El árbol tenía luces: una roja, una verde, una azul.`,
      `Y el árbol se fue durmiendo: la azul, la verde, la roja. Feliz Navidad.`,
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
          `Alguien había escrito a los Reyes Magos y había dejado el sobre donde se dejan esos sobres. Pedía una sola cosa: un cuento para ${name}.`,
          `En alguna parte, tres Reyes leían lo que alguien pedía y se rascaban, los tres a la vez, la corona.`,
          `La noche de Reyes, el sobre desapareció de su sitio. En su lugar dejaron este cuento y tres firmas que nadie ha sabido descifrar.`,
        ],
      },
    ],
    small: () => [
      `Venía la noche de Reyes. Clop, clop, clop: tres camellos, despacito.`,
      `Clop, clop, clop. Los camellos ya se iban. Y en los zapatos, un regalo.`,
    ],
  },
}
