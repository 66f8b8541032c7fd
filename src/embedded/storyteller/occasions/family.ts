import type { Told } from './custom.ts'

/** Days of a family's own. */
export const FAMILY: Record<'madre' | 'padre' | 'aniversario' | 'nacimiento', Told> = {
  madre: {
    customs: [
      {
        objects: ['un ramo de claveles', 'un ramo de claveles'],
        tell: () => [
          `Faltaba poco para el Día de la Madre. En un vaso con agua, escondido detrás de una cortina, se abría sin prisa un ramo de claveles.`,
          `Detrás de la cortina, mientras tanto, se abrió otro clavel. Ya iban cinco.`,
          `El Día de la Madre, los claveles salieron por fin de detrás de la cortina. Con ellos iba esta historia, que no necesita agua y no se marchita.`,
        ],
      },
      {
        objects: ['una bandeja con el desayuno', 'una bandeja con el desayuno y una flor'],
        tell: () => [
          `Se acercaba el Día de la Madre, y en la casa había quien caminaba de puntillas con una bandeja vacía, ensayando un desayuno.`,
          `Mientras tanto, en la cocina, alguien ensayaba un desayuno. Ya había quemado dos panes.`,
          `El Día de la Madre hubo pan un poco quemado, una flor en un vaso y esta historia al lado de la taza. Fue lo único que no se enfrió.`,
        ],
      },
      {
        objects: ['una carta', 'un ramo de claveles'],
        tell: () => [
          `Para el Día de la Madre se escribe siempre lo mismo, y siempre es verdad. Esta vez alguien quiso escribirlo más largo.`,
          `La tarjeta del Día de la Madre seguía en blanco. Es que no cabía.`,
          `El Día de la Madre no hubo tarjeta: hubo cuento. Se leyó una vez en voz alta y otra, más despacio, a solas.`,
        ],
      },
      {
        objects: ['una bandeja con el desayuno', 'una bandeja con el desayuno y una flor'],
        tell: () => [
          `Una vez al año manda el calendario: por el Día de la Madre, quien siempre está de pie se sienta. Faltaba encontrar cómo lograrlo.`,
          `En casa, mientras tanto, alguien acomodó el mejor cojín en la mejor silla.`,
          `El Día de la Madre, la mejor silla estuvo ocupada desde el desayuno. Con un cuento en las manos nadie se levanta a lavar platos.`,
        ],
      },
    ],
    small: () => [
      [`Venía el Día de la Madre, y en un vaso había una flor.`, `Y la flor del vaso se abrió. Olía a abrazo de mamá.`],
    ],
  },
  padre: {
    customs: [
      {
        objects: ['una corbata de papel', 'una corbata de papel'],
        tell: () => [
          `Se acercaba el Día del Padre. En un cajón, entre los calcetines, alguien había escondido una corbata de papel pintada a mano.`,
          `En el cajón de los calcetines, mientras tanto, la corbata de papel esperaba sin arrugarse.`,
          `El Día del Padre, la corbata de papel salió del cajón. No combinaba con nada, y por eso quedó perfecta. Con ella venía esta historia, hecha a la medida.`,
        ],
      },
      {
        objects: ['un regalo envuelto', 'un regalo con moño'],
        tell: () => [
          `Faltaba poco para el Día del Padre, y en la casa se hablaba en clave: «el paquete», «la sorpresa», «que no se entere».`,
          `En casa, mientras tanto, alguien envolvía algo con demasiada cinta.`,
          `El Día del Padre se abrió por fin el paquete, que tenía más cinta que papel. Dentro estaba esta historia. Nadie tuvo que explicar para quién era.`,
        ],
      },
      {
        objects: ['un regalo envuelto', 'un regalo con moño'],
        tell: () => [
          `Por el Día del Padre, casi todos los años, se regala algo que al final arregla papá. Esta vez se buscó un regalo que no necesitara tornillos.`,
          `Las instrucciones del regalo del Día del Padre cabían en una línea: «Léase en voz alta».`,
          `El Día del Padre no hubo nada que armar. El regalo venía completo, y lo único que hacía falta era sentarse.`,
        ],
      },
      {
        objects: ['un álbum de fotos', 'un álbum de fotos'],
        tell: () => [
          `Se acercaba el Día del Padre, y alguien sacó las fotos viejas. Faltaban muchas: de lo mejor nunca hay foto. De ahí salió la idea.`,
          `Las fotos viejas seguían en la mesa. Cada quien, al pasar, se quedaba mirando una.`,
          `El Día del Padre quedó completo el álbum. Lo que no salía en ninguna foto estaba aquí, contado.`,
        ],
      },
    ],
    small: () => [
      [
        `Venía el Día del Padre, y en un cajón había una corbata de papel.`,
        `Y la corbata de papel salió del cajón. ¡Tarán! Era para papá.`,
      ],
    ],
  },
  aniversario: {
    customs: [
      {
        objects: ['un calendario', 'una mesa con velas y flores'],
        tell: () => [
          `Era la semana del aniversario. En el calendario de la cocina, la fecha llevaba un círculo rojo, y dentro del círculo no cabía una palabra más.`,
          `En la cocina, el círculo rojo del calendario esperaba su día.`,
          `El día del aniversario se puso el mantel de las fechas grandes. En medio, donde otros ponen las flores, estaba esta historia.`,
        ],
      },
      {
        objects: ['un regalo envuelto', 'un ramo de flores'],
        tell: () => [
          `Se acercaba el aniversario, y hacía falta un regalo que no se pudiera guardar en un cajón. En las tiendas no lo tenían.`,
          `El regalo del aniversario, mientras tanto, se iba haciendo solo, sin que nadie se diera cuenta.`,
          `Y llegó el aniversario. Ya no hubo que buscar más: el regalo era este, y se abre cada vez que alguien lo lee en voz alta.`,
        ],
      },
      {
        objects: ['un álbum de fotos', 'un álbum de fotos'],
        tell: () => [
          `Un aniversario se puede contar en años, en desayunos o en llaves perdidas. Para este se eligió contarlo en un cuento.`,
          `La cuenta del aniversario seguía abierta: en desayunos, ya era muy larga.`,
          `El día del aniversario se hizo la suma. Sobraban años y faltaban páginas, así que se dejaron unas en blanco.`,
        ],
      },
      {
        objects: ['una mesa con velas y flores', 'un ramo de flores'],
        tell: () => [
          `Ya venía el aniversario, con su mesa reservada desde siempre y su pregunta de todos los años: qué se regala a quien ya comparte todo.`,
          `Dos copas, mientras tanto, esperaban boca abajo a que llegara el aniversario.`,
          `Llegó el aniversario y las copas se pusieron boca arriba. Antes del brindis, se leyó esto.`,
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
            ? `En casa todo era nuevo desde que ${v('estaba')} ahí ${name}. En la puerta del cuarto colgaban dos zapatitos tejidos, tan chicos que cabían en una nuez.`
            : `Acababa de nacer alguien en la familia, y en casa de ${name} había por todas partes zapatitos tejidos, tan chicos que cabían en una nuez.`,
          `Mientras tanto, dos zapatitos tejidos se balanceaban de su hilo.`,
          `Los zapatitos tejidos servirán una temporada. Esta historia, muchas: se guardó en una caja, con la fecha en la tapa, para cuando haga falta.`,
        ],
      },
      {
        objects: ['unos calcetines de bebé', 'unos zapatitos de bebé'],
        tell: () => [
          `Fue en los primeros días de alguien muy nuevo, cuando en casa nadie sabía si era de noche o de mañana y todo el mundo andaba en calcetines.`,
          `En casa, mientras tanto, todo el mundo andaba en calcetines para no hacer ruido.`,
          `De los primeros días siempre se guarda algo: una pulsera, un zapatito, una fotografía movida. En esta casa se guarda, además, esta historia.`,
        ],
      },
    ],
    small: ({ name, baby }) => [
      [
        baby
          ? `En la puerta colgaban dos zapatitos, chiquititos. Eran de ${name}.`
          : `Había nacido alguien. En la puerta colgaban dos zapatitos, chiquititos.`,
        `Y los dos zapatitos, chiquititos, se quedaron cuidando la puerta.`,
      ],
    ],
  },
}
