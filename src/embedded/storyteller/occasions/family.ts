import type { Told } from './custom.ts'

/** Days of a family's own. */
export const FAMILY: Record<'madre' | 'padre' | 'aniversario' | 'nacimiento', Told> = {
  madre: {
    customs: [
      {
        objects: ['un ramo de claveles', 'un ramo de claveles'],
        tell: () => [
          `Faltaba poco para el Día de las Madres. En un vaso con agua, escondido detrás de una cortina, se abría sin prisa un ramo de claveles. Con ellos tenía que ir algo que durara más.`,
          `El Día de las Madres, los claveles salieron por fin de detrás de la cortina. Con ellos iba esta historia, que no necesita agua y no se marchita.`,
        ],
      },
      {
        objects: ['una bandeja con el desayuno', 'una bandeja con el desayuno y una flor'],
        tell: () => [
          `Se acercaba el Día de las Madres, y alguien ensayaba cómo llevar una bandeja de puntitas, sin que sonara la cuchara. Junto al plato quedaba un hueco por llenar.`,
          `El Día de las Madres hubo en la bandeja pan un poco quemado, una flor en un vaso y, al lado, esta historia. Fue lo único que no se enfrió.`,
        ],
      },
      {
        objects: ['una tarjeta en blanco', 'un ramo de claveles'],
        tell: () => [
          `En las tarjetas del Día de las Madres se escribe siempre lo mismo, y siempre es verdad. Esta vez la tarjeta seguía en blanco, porque no cabía todo lo que había que decir.`,
          `El Día de las Madres no hubo tarjeta: hubo cuento. Se leyó una vez en voz alta y otra, más despacio, en silencio.`,
        ],
      },
      {
        objects: ['una silla con un cojín', 'una silla con un cojín y una flor'],
        tell: () => [
          `Se acercaba el Día de las Madres. La mejor silla ya tenía cojín nuevo, y solo faltaba algo bueno que leer en ella.`,
          `El Día de las Madres, la mejor silla estuvo ocupada desde el desayuno. Con un cuento en las manos nadie se levanta a lavar platos.`,
        ],
      },
      {
        objects: ['un delantal colgado', 'un delantal colgado y un libro con un moño'],
        tell: () => [
          `Para el Día de las Madres se hizo una promesa: ese día nadie preguntaría dónde están las cosas. Había que pensar qué decir en su lugar.`,
          `El Día de las Madres nadie preguntó dónde estaba nada. Se leyó este cuento de principio a fin, sin una sola interrupción.`,
        ],
      },
      {
        objects: ['un ramo a medio hacer', 'un ramo de flores atado con un listón'],
        tell: () => [
          `Se acercaba el Día de las Madres, y se juntaron recuerdos como se juntan flores: los mejores, en medio.`,
          `El Día de las Madres, los recuerdos ya estaban atados. El ramo era este cuento, y no le hizo falta florero.`,
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
          `Se acercaba el Día del Padre. Entre los calcetines, donde nadie mira, había una corbata de papel pintada a mano. Faltaba con qué acompañarla.`,
          `El Día del Padre, la corbata de papel salió de entre los calcetines. No combinaba con nada, y por eso quedó perfecta. Con ella venía esta historia, hecha a la medida.`,
        ],
      },
      {
        objects: ['un regalo envuelto', 'un regalo con moño'],
        tell: () => [
          `Faltaba poco para el Día del Padre, y se hablaba en clave: «el paquete», «la sorpresa», «que no se entere». De lo que había dentro no se dijo una palabra.`,
          `El Día del Padre se abrió por fin el paquete, que tenía más cinta que papel. Dentro estaba esta historia. Nadie tuvo que explicar para quién era.`,
        ],
      },
      {
        objects: ['una caja de tornillos', 'un libro con moño'],
        tell: () => [
          `Por el Día del Padre se regala casi siempre algo que hay que armar. Esta vez se buscaba una cosa que no llevara tornillos.`,
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
      {
        objects: ['una hoja y una pluma', 'unas hojas atadas con un moño'],
        tell: () => [
          `Faltaba poco para el Día del Padre. Se pensó en comprar algo, y al final se pensó en palabras, que cuestan más y no se gastan.`,
          `El Día del Padre llegaron las palabras, todas juntas y en orden. Se pueden usar a diario.`,
        ],
      },
      {
        objects: ['un sillón', 'un sillón con un libro en el brazo'],
        tell: () => [
          `Con el Día del Padre a la vuelta de la esquina, el mejor asiento ya tenía dueño; lo que no tenía era algo que leer.`,
          `El Día del Padre, el mejor asiento crujió como siempre. Después no se oyó más que este cuento.`,
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
          `Era la semana del aniversario. En el calendario, la fecha llevaba un círculo rojo, y dentro del círculo no cabía una palabra más. Hubo que buscar otro papel.`,
          `El día del aniversario se puso el mantel de las fechas grandes. En medio, donde otros ponen las flores, estaba esta historia.`,
        ],
      },
      {
        objects: ['un ovillo de lana roja', 'un ovillo de lana roja'],
        tell: () => [
          `Ya venía el aniversario, y alguien quiso hacer en un hilo rojo un nudo por cada día. El hilo se acabó mucho antes que los días. Lo que quedaba sin nudo había que contarlo.`,
          `Llegó el aniversario, y al hilo le faltaban casi todos los nudos. Se leyó este cuento, que guarda unos cuantos.`,
        ],
      },
      {
        objects: ['un álbum de fotos', 'un álbum de fotos'],
        tell: () => [
          `Un aniversario se puede medir en años, en desayunos o en fotos de un álbum. Ya venía este, y ninguna medida alcanzaba.`,
          `El día del aniversario, esta historia se guardó en el álbum. Detrás quedan páginas en blanco, para todo lo que falta.`,
        ],
      },
      {
        objects: ['dos copas boca abajo', 'dos copas y un ramo de flores'],
        tell: () => [
          `Ya venía el aniversario. Dos copas esperaban boca abajo, y con ellas la pregunta de todos los años: qué se le dice a quien ya lo sabe todo.`,
          `Llegó el aniversario y las copas se pusieron boca arriba. Antes del brindis se leyó este cuento, y después ya no hizo falta decir nada más.`,
        ],
      },
      {
        objects: ['dos sillas', 'dos sillas y una vela encendida'],
        tell: () => [
          `En vísperas del aniversario había con qué brindar y con qué bailar, y faltaba con qué acordarse.`,
          `En el aniversario se brindó y se bailó. Y con este cuento hubo de qué acordarse hasta muy tarde.`,
        ],
      },
      {
        objects: ['una carta a medio escribir', 'una carta terminada junto a unas flores'],
        tell: () => [
          `Para el aniversario se empezó una carta tres veces. A la cuarta dejó de parecer una carta.`,
          `El aniversario llegó antes que la firma. No hizo falta: por lo que contaba, ya se sabía de quién venía.`,
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
          `Eran días de andar de puntitas y de doblar ropa muy pequeña. Dos zapatitos, uno junto al otro, esperaban su turno.`,
          `De los primeros días siempre se guarda algo: una pulsera, unos zapatitos, una fotografía movida. De estos se guarda, además, una historia.`,
        ],
      },
      {
        objects: ['una manta de bebé nueva', 'una manta de bebé doblada sobre un libro'],
        tell: () => [
          `Eran los primeros días de todo: de una manta, de un sonajero y de un nombre que se decía bajito.`,
          `La manta y el sonajero de los primeros días ya no son nuevos. Esta historia tampoco, de tanto abrirla.`,
        ],
      },
      {
        objects: ['una puerta con un letrero de silencio', 'una puerta entreabierta'],
        tell: () => [
          `En los primeros días se habla en voz baja y se cuenta todo: las horas, los gramos, los bostezos. Alguna cosa merecía contarse mejor.`,
          `De los primeros días se olvida casi todo, por sueño. Lo que no debía olvidarse quedó en esta historia.`,
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
      [`Dos zapatitos. ¡Y qué pequeños!`, `Y los zapatitos se durmieron: uno, y luego el otro.`],
    ],
  },
}
