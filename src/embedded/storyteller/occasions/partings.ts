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
      {
        objects: ['unas sillas en fila', 'un diploma y un ramo'],
        tell: () => [
          `Para la graduación ya había sillas reservadas, flores reservadas y un discurso de los de siempre. Se reservó también un rato para otra cosa.`,
          `La graduación duró lo que duran los discursos. El rato reservado fue para este cuento, que no pone calificaciones.`,
        ],
      },
      {
        objects: ['un cuaderno abierto', 'un cuaderno con un listón'],
        tell: () => [
          `Se acercaba una graduación. En el último cuaderno quedaban unas hojas limpias, y daba lástima dejarlas así.`,
          `El día de la graduación, al último cuaderno ya no le quedaban hojas limpias. Lo que hay en ellas no entraba en ningún examen.`,
        ],
      },
      {
        objects: ['una cámara de fotos', 'una foto de graduación en un marco'],
        tell: () => [
          `En las fotos de graduación todas las sonrisas son del mismo día. Para la que se acercaba se buscó algo que hablara también de los demás.`,
          `De la graduación quedó una foto, y con ella se guardó esta historia, que es de los otros días.`,
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
          `Para la despedida ya había pañuelos de sobra, así que se pensó en otra cosa.`,
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
      {
        objects: ['un reloj de pared', 'un reloj de pared y un libro con un listón'],
        tell: () => [
          `Una despedida tiene hora, y siempre llega antes de lo que se quería. Para esta se preparó algo que pudiera leerse sin mirar el reloj.`,
          `El día de la despedida nadie miró el reloj hasta el final del cuento. Luego se dijo «hasta pronto», y era en serio.`,
        ],
      },
      {
        objects: ['unas hojas sueltas', 'unas hojas atadas con un listón'],
        tell: () => [
          `Para la despedida se juntaron frases. Las había cortas, las había tachadas, y las había de las que se dicen una sola vez.`,
          `En la despedida se leyeron todas, ya puestas en orden: eran este cuento. Nadie dijo adiós. Se dijo «hasta pronto».`,
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
        tell: ({ name }) => [`El calendario no marcaba ninguna fiesta, y aun así había un regalo para ${name}.`, null],
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
      {
        objects: ['una hoja en blanco', 'una hoja escrita'],
        tell: ({ name }) => [
          `Lo que se guarda para una fiesta a veces se olvida; lo de ${name} no quiso esperar a ninguna.`,
          null,
        ],
      },
      {
        objects: ['un calendario', 'un calendario con un día marcado'],
        tell: ({ name }) => [`Un día sin nombre en el calendario se quedó con el de ${name}.`, null],
      },
      {
        objects: ['unas velas sin encender', 'unas velas encendidas'],
        tell: ({ name }) => [
          `Ni santo, ni aniversario, ni ninguna fiesta: se trataba de ${name}, y con eso había motivo de sobra.`,
          null,
        ],
      },
      {
        objects: ['una caja pequeña', 'una caja abierta'],
        tell: ({ name }) => [`Este es un regalo de los que no esperan a ninguna fiesta, y es para ${name}.`, null],
      },
      {
        objects: ['una mesa despejada', 'una mesa con un libro'],
        tell: ({ name }) => [
          `Entre cualquier fiesta y la siguiente hay muchos días sueltos, y uno de ellos fue para ${name}.`,
          null,
        ],
      },
      {
        objects: ['un cajón abierto', 'un libro con un listón'],
        tell: ({ name }) => [
          `No se cumplía nada ni había ninguna fiesta; había, eso sí, muchas ganas de hablar de ${name}.`,
          null,
        ],
      },
      {
        objects: ['una guirnalda guardada', 'una guirnalda colgada'],
        tell: ({ name }) => [
          `Las guirnaldas seguían guardadas, sin ninguna fiesta a la vista. Este regalo para ${name} se hizo igual.`,
          null,
        ],
      },
      {
        objects: ['una pluma y un tintero', 'una hoja escrita'],
        tell: ({ name }) => [
          `Se buscó una fecha para darle esto a ${name}. No había ninguna fiesta en todo el mes, y se dejó de buscar.`,
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
