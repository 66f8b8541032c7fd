import type { Told } from './custom.ts'

/** Days of a family's own. */
export const FAMILY: Record<'madre' | 'padre' | 'aniversario' | 'nacimiento', Told> = {
  madre: {
    customs: [
      {
        objects: ['un ramo de claveles', 'un ramo de claveles'],
        tell: () => [
          `Faltaba poco para el día de mamá. En un vaso con agua, escondido detrás de una cortina, se abría sin prisa un ramo de claveles.`,
          `El día de mamá, los claveles salieron por fin de detrás de la cortina. Con ellos iba esta historia, que no necesita agua y no se marchita.`,
        ],
      },
      {
        objects: ['una bandeja con el desayuno', 'una bandeja con el desayuno y una flor'],
        tell: () => [
          `Se acercaba el día de mamá, y había quien caminaba de puntillas con una bandeja vacía, ensayando un desayuno.`,
          `El día de mamá hubo pan un poco quemado, una flor en un vaso y esta historia al lado de la taza. Fue lo único que no se enfrió.`,
        ],
      },
      {
        objects: ['una tarjeta en blanco', 'un ramo de claveles'],
        tell: () => [
          `En las tarjetas del día de mamá se escribe siempre lo mismo, y siempre es verdad. Esta vez había una tarjeta en blanco, y mucho que escribir.`,
          `El día de mamá no hubo tarjeta: hubo cuento. Se leyó una vez en voz alta y otra, más despacio, a solas.`,
        ],
      },
      {
        objects: ['una silla con un cojín', 'una silla con un cojín y una flor'],
        tell: () => [
          `Una vez al año manda el calendario: el día de mamá, quien siempre está de pie se sienta. Faltaba encontrar cómo lograrlo.`,
          `El día de mamá, la mejor silla estuvo ocupada desde el desayuno. Con un cuento en las manos nadie se levanta a lavar platos.`,
        ],
      },
    ],
    small: () => [
      [`Venía el día de mamá, y en un vaso había una flor.`, `Y la flor del vaso se abrió. Olía a abrazo de mamá.`],
    ],
  },
  padre: {
    customs: [
      {
        objects: ['una corbata de papel', 'una corbata de papel'],
        tell: () => [
          `Se acercaba el Día del Padre. Entre los calcetines, donde nadie mira, había una corbata de papel pintada a mano.`,
          `El Día del Padre, la corbata de papel salió de entre los calcetines. No combinaba con nada, y por eso quedó perfecta. Con ella venía esta historia, hecha a la medida.`,
        ],
      },
      {
        objects: ['un regalo envuelto', 'un regalo con moño'],
        tell: () => [
          `Faltaba poco para el Día del Padre, y se hablaba en clave: «el paquete», «la sorpresa», «que no se entere».`,
          `El Día del Padre se abrió por fin el paquete, que tenía más cinta que papel. Dentro estaba esta historia. Nadie tuvo que explicar para quién era.`,
        ],
      },
      {
        objects: ['una caja de tornillos', 'un libro con moño'],
        tell: () => [
          `Por el Día del Padre, casi todos los años, se regala algo que al final arregla papá. Esta vez hacía falta una cosa que no necesitara tornillos.`,
          `El Día del Padre no hubo nada que armar. El cuento venía completo, y lo único que hacía falta era sentarse.`,
        ],
      },
      {
        objects: ['un álbum de fotos', 'un álbum de fotos'],
        tell: () => [
          `Se acercaba el Día del Padre, y salieron las fotos viejas. Faltaban muchas: de lo mejor nunca hay foto. De ahí salió la idea.`,
          `El Día del Padre quedó completo el álbum. Lo que no salía en ninguna foto estaba aquí, contado.`,
        ],
      },
    ],
    small: () => [
      [
        `Venía el Día del Padre, y entre los calcetines había una corbata de papel.`,
        `Y la corbata de papel salió de los calcetines. ¡Tarán! Era para papá.`,
      ],
    ],
  },
  aniversario: {
    customs: [
      {
        objects: ['un calendario', 'una mesa con velas y flores'],
        tell: () => [
          `Era la semana del aniversario. En el calendario, la fecha llevaba un círculo rojo, y dentro del círculo no cabía una palabra más.`,
          `El día del aniversario se puso el mantel de las fechas grandes. En medio, donde otros ponen las flores, estaba esta historia.`,
        ],
      },
      {
        objects: ['un ovillo de lana roja', 'un ovillo de lana roja'],
        tell: () => [
          `Ya venía el aniversario. Cuánto mide lo vivido no se sabe: si cada día fuera un nudo, haría falta un hilo larguísimo.`,
          `Llegó el aniversario, y nadie acabó de contar los nudos del hilo. Se leyó este cuento, que es uno más.`,
        ],
      },
      {
        objects: ['un álbum de fotos', 'un álbum de fotos'],
        tell: () => [
          `Un aniversario se puede contar en años, en desayunos o en llaves perdidas. Para este se eligió contarlo en un cuento.`,
          `El día del aniversario se hizo la suma, y faltaban páginas. Por eso este cuento se sigue escribiendo.`,
        ],
      },
      {
        objects: ['dos copas boca abajo', 'dos copas y un ramo de flores'],
        tell: () => [
          `Ya venía el aniversario, con su brindis de siempre y su pregunta de todos los años: qué se dice a quien ya lo sabe todo.`,
          `Llegó el aniversario y las copas se pusieron boca arriba. Antes del brindis se leyó este cuento, y después ya no hizo falta decir nada más.`,
        ],
      },
    ],
    small: () => [
      [`Venía un aniversario, y en la mesa había dos velas.`, `Y las dos velas se quedaron encendidas un ratito más.`],
    ],
  },
  nacimiento: {
    customs: [
      {
        objects: ['unos zapatitos tejidos de bebé', 'una caja con zapatitos de bebé'],
        tell: ({ name, baby, v }) => [
          baby
            ? `Todo era nuevo desde que ${v('estaba')} ahí ${name}. De un hilo colgaban dos zapatitos tejidos, tan chicos que cabían en una nuez.`
            : `La familia crecía, y alrededor de ${name} aparecían por todas partes zapatitos tejidos, tan chicos que cabían en una nuez.`,
          `Los zapatitos tejidos servirán una temporada. Esta historia, muchas: se guardó en una caja, con la fecha en la tapa, para cuando haga falta.`,
        ],
      },
      {
        objects: ['unos zapatitos de bebé', 'unos zapatitos de bebé'],
        tell: () => [
          `Eran días de andar de puntillas y de doblar ropa muy pequeña. Dos zapatitos, uno junto al otro, esperaban a que les crecieran los pies.`,
          `De los primeros días siempre se guarda algo: una pulsera, unos zapatitos, una fotografía movida. De estos se guarda, además, una historia.`,
        ],
      },
    ],
    small: ({ name, baby }) => [
      [
        baby
          ? `Dos zapatitos colgaban de un hilo. Eran de ${name}.`
          : `De un hilo colgaban dos zapatitos, chiquititos.`,
        `Y los dos zapatitos bailaban en su hilo.`,
      ],
      [`Dos zapatitos. ¡Qué pies tan pequeños!`, `Y los zapatitos se durmieron: uno, y luego el otro.`],
    ],
  },
}
