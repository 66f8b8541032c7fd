import type { Person } from '../language/person.ts'
import type { Told } from './custom.ts'

const isFromWork = ({ role }: Person) => role === 'colleague' || role === 'teacher'

/** What somebody leaves behind, and days that nobody's calendar knows. */
export const PARTINGS: Record<'graduacion' | 'despedida' | 'porque-si', Told> = {
  graduacion: {
    customs: [
      {
        objects: ['un birrete', 'birretes que vuelan'],
        tell: () => [
          `Faltaba poco para la graduación. En el respaldo de una silla colgaba un birrete, practicando para el gran salto.`,
          `En el respaldo de la silla, mientras tanto, el birrete ensayaba su salto cuando nadie lo veía.`,
          `El día de la graduación, cuando volaron todos los birretes, uno voló más alto que los demás. Sabía una historia que los otros no sabían.`,
        ],
      },
      {
        objects: ['un marco vacío en la pared', 'un diploma con un listón'],
        tell: () => [
          `Se acercaba la graduación, y en la pared de la sala había un clavo nuevo, esperando un diploma.`,
          `El clavo de la pared, mientras tanto, se mantenía muy firme.`,
          `Llegó la graduación, y el clavo tuvo por fin su diploma. A un lado, en un marco más sencillo, se colgó esta historia. Dicen que también es un título.`,
        ],
      },
    ],
    small: () => [
      `Venía una graduación, y en una silla había un sombrero plano.`,
      `Y el sombrero plano voló. ¡Uuup! Y volvió.`,
    ],
  },
  despedida: {
    customs: [
      {
        suits: (r) => !isFromWork(r),
        objects: ['una maleta abierta', 'una maleta cerrada'],
        tell: () => [
          `Eran los días de antes de una despedida. Había una maleta abierta en el pasillo, y cada quien le metía algo a escondidas.`,
          `En el pasillo, mientras tanto, la maleta seguía abierta. Ya pesaba, y casi todo era cariño.`,
          `Luego la maleta se cerró, con esta historia entre la ropa doblada. Nadie dijo adiós. Se dijo «hasta pronto», que pesa menos y dura más.`,
        ],
      },
      {
        suits: isFromWork,
        objects: ['una caja de cartón con una planta', 'una caja de cartón con una planta y una taza'],
        tell: () => [
          `Eran los días de antes de una despedida. Sobre una mesa había una caja de cartón con una planta, y nadie se decidía a llenarla.`,
          `En su mesa, mientras tanto, la planta asomaba de la caja de cartón.`,
          `La caja de cartón se llenó por fin: la taza, la planta y, arriba del todo, esta historia. Nadie dijo adiós. Se dijo «hasta pronto», que pesa menos y dura más.`,
        ],
      },
    ],
    small: () => [
      `En el pasillo había una maleta abierta. Alguien iba a viajar.`,
      `Clic, hizo la maleta. Y nadie dijo adiós: dijeron «hasta prontito».`,
    ],
  },
  'porque-si': {
    customs: [
      {
        objects: ['un calendario', 'un calendario con un día marcado'],
        tell: () => [
          `No era cumpleaños de nadie, ni Navidad, ni día de nada. El calendario de la cocina tenía aquella semana en blanco.`,
          `En la cocina, el calendario seguía en blanco, sin sospechar nada.`,
          `Después alguien tomó un lápiz y marcó la fecha en el calendario de la cocina. ¿Por qué? Porque sí, que es la mejor de las razones.`,
        ],
      },
      {
        objects: ['un regalo sin moño', 'un regalo abierto'],
        tell: () => [
          `Esto no pasó en ninguna fiesta. Pasó porque sí, en unos días sin nombre en ningún calendario.`,
          `Seguía sin ser fiesta en ninguna parte.`,
          `No hubo velas ni moños. Hubo este cuento, regalado sin fecha y porque sí, que es como se regala lo que de verdad importa.`,
        ],
      },
    ],
    small: () => [`No era fiesta. No era cumpleaños. Era un día porque sí.`, `¿Y por qué tanta alegría? Porque sí.`],
  },
}
