import type { Told } from './custom.ts'

/** What somebody leaves behind, and days that nobody's calendar knows. Who leaves a teacher or a post is not said. */
export const PARTINGS: Record<'graduacion' | 'despedida' | 'porque-si', Told> = {
  graduacion: {
    customs: [
      {
        objects: ['ropa planchada en la puerta de un ropero', 'un diploma con un listón'],
        tell: () => [
          `Había una graduación que celebrar. En la puerta de un ropero colgaba ya la ropa del gran día, muy planchada.`,
          `En la graduación hubo fotos y hubo aplausos. Y al final, ya con los zapatos en la mano, se leyó esta historia.`,
        ],
      },
      {
        objects: ['un marco vacío en la pared', 'un diploma con un listón'],
        tell: () => [
          `Había una graduación que celebrar y, en la pared, un clavo nuevo, esperando qué sostener.`,
          `Llegó la graduación, y del clavo se colgó esta historia, en un marco sencillo. Dicen que también es un título.`,
        ],
      },
    ],
    small: () => [
      [`Venía una graduación, y en una silla había un sombrero plano.`, `Y el sombrero plano voló. ¡Uuup! Y volvió.`],
    ],
  },
  despedida: {
    customs: [
      {
        objects: ['una hoja y una pluma', 'un libro con un listón'],
        tell: () => [
          `Se acercaba una despedida, y nadie sabía cómo empezar el discurso.`,
          `El día de la despedida no hubo discurso: de tanto borrarlo se había convertido en esta historia, y se leyó entera. Al final se dijo «hasta pronto», que pesa menos que un adiós y dura más.`,
        ],
      },
      {
        objects: ['un pañuelo blanco', 'un pañuelo con un nudo'],
        tell: () => [
          `Se acercaba una despedida. Ya había pañuelos de sobra, así que se pensó en otra cosa.`,
          `El día de la despedida se usaron tres pañuelos, y uno fue de risa. Esta historia se leyó hasta el final, y luego se dijo «hasta pronto».`,
        ],
      },
      {
        objects: ['una tarjeta llena de letras', 'una tarjeta y un libro con un listón'],
        tell: () => [
          `Se acercaba una despedida. En la tarjeta ya no cabía una letra más, y todavía quedaba mucho por decir.`,
          `El día de la despedida se entregaron la tarjeta, tan llena que costaba leerla, y esta historia, donde cupo lo demás. Al final se dijo «hasta pronto», que pesa menos que un adiós.`,
        ],
      },
    ],
    small: () => [
      [
        `Hay que decir adiós con la mano. Así, así. Viene una despedida.`,
        `Adiós, no: hasta pronto. Y la mano hizo así, así.`,
      ],
    ],
  },
  'porque-si': {
    customs: [
      {
        objects: ['un calendario', 'un calendario con un día marcado'],
        tell: ({ name }) => [
          `El calendario no marcaba ninguna fiesta. Para ${name} se inventó una, y empezó con este cuento.`,
          null,
        ],
      },
      {
        objects: ['un regalo sin moño', 'un regalo abierto'],
        tell: ({ name }) => [`Para contar esto no hizo falta ninguna fiesta: bastó con pensar en ${name}.`, null],
      },
      {
        objects: ['un sobre sin fecha', 'un sobre abierto'],
        tell: ({ name }) => [
          `Hay regalos que llegan con fecha; este llegó sin ella, de tanto pensar en ${name}.`,
          null,
        ],
      },
      {
        objects: ['unas flores en un vaso', 'unas flores en un vaso'],
        tell: ({ name }) => [`No hacía falta un motivo para este cuento de ${name}: se hizo de puro gusto.`, null],
      },
      {
        objects: ['una silla junto a la ventana', 'un libro en una silla'],
        tell: ({ name }) => [
          `Todavía faltaba mucho para cualquier fiesta, pero quien piensa en ${name} no sabe esperar.`,
          null,
        ],
      },
    ],
    small: () => [
      [`No era cumpleaños. No era Navidad. Era un día porque sí.`, `¿Y por qué tanta alegría? Porque sí.`],
      [`¿Qué día es hoy? Un día cualquiera, porque sí.`, `Y mañana, otra vez. ¿Por qué? Porque sí.`],
    ],
  },
}
