import { upperFirst } from '../language/text.ts'
import type { Arc } from '../kit.ts'

/** Grandparents, parents, aunts: the Office of Lost Afternoons. */
export const lostAfternoons: Arc = {
  id: 'lost-afternoons',
  suits: ({ r }) =>
    r.role === 'pet'
      ? 0
      : r.role === 'grandparent'
        ? 5
        : ['parent', 'uncle', 'teacher', 'inlaw'].includes(r.role)
          ? 4
          : r.age === 'elder'
            ? 4
            : ['sibling', 'cousin', 'other'].includes(r.role) && r.age === 'adult'
              ? 2
              : 0,
  title: ({ r, pick }) =>
    pick(
      `${r.name} y el cajón de las tardes`,
      `La tarde que ${r.v('guardó')} ${r.name}`,
      `${r.name} en la Oficina de las Tardes Perdidas`,
    ),
  chapters: [
    ({ r, s, fav, w, trait, pick, opt }) => ({
      title: pick('Las cinco menos algo', 'Una tarde que no llegaba'),
      text: [
        pick(
          `En casa de ${r.name}, las tardes llegaban siempre a las cinco: entraban sin tocar, se sentaban junto a la ventana y no tenían prisa.`,
          `Hay casas donde la tarde entra a pedir permiso. En la de ${r.name}, entraba como de la familia.`,
        ),
        `Era la hora ${fav.prep('de')}. La mejor.`,
        trait
          ? `(Conviene saber algo: ${trait.fact}. Luego hará falta recordarlo.)`
          : `A esa hora, hasta el reloj bajaba la voz.`,
        `Pero aquel jueves dieron las cinco y la tarde no llegó. Afuera había una luz blanca, sin dueño. Faltaba el olor a ${w.scent}. No se oía nada.`,
        `En el suelo, en cambio, había ${w.trail}. Salían por debajo de la puerta y se perdían calle abajo.`,
        `—Pues habrá que ir por ella —${r.v('dijo')} ${r.name}, y ${r.v('se puso')} el abrigo bueno.`,
        opt(`Antes de salir, ${r.v('dejó')} una nota en la mesa para ${s.name}: «Vuelvo con la tarde. Hay pan».`),
        opt(`Porque una cosa es que se pierda una tarde, y otra, que alguien se preocupe.`),
      ],
      scene: {
        place: 'una sala junto a la ventana',
        time: 'a las cinco de una tarde sin luz',
        action: `descubre ${w.trail} en el suelo`,
        objects: ['un reloj de pared', 'un abrigo colgado', w.objects[0]],
      },
    }),
    ({ r, w, w2, pick, opt }) => ({
      title: pick('La oficina del fondo', 'Ventanilla única'),
      text: [
        `Al final de la calle había un edificio estrecho, con un letrero: «Oficina de las Tardes Perdidas. Se atiende con calma».`,
        `Detrás del mostrador trabajaba ${w.guide.un}.`,
        `—Buenas noches —saludó—. O lo que sea. ¿Qué se ${r.le} perdió?`,
        `—Una tarde. Grande, dorada, con olor a ${w.scent}.`,
        `—Ay —dijo ${w.guide.el}—. De esas ya no nos quedan. ${r.n('Mire usted', 'Miren ustedes')}.`,
        `Y abrió la puerta del fondo, que daba a otro sitio. ${w.lost}.`,
        pick(
          `—Es que la gente tiene prisa —explicó—. Y las tardes, con prisa, se encogen.`,
          `—Alguien las apura —explicó—, y una tarde apurada se rompe.`,
        ),
        `${r.name} ${r.v('se remangó')} el abrigo.`,
        `—¿Por dónde se empieza?`,
        opt(
          w2
            ? `En el mostrador había ${w2.token.un}, sin reclamar. ${upperFirst(w.guide.el)} ${w2.token.g === 'f' ? 'la' : 'lo'} empujó con disimulo, como quien no quiere la cosa: en un viaje así, todo sirve.`
            : `—Por los frascos —dijo ${w.guide.el}, y encendió la luz.`,
        ),
      ],
      scene: {
        place: 'una oficina antigua llena de cajones',
        time: 'a una hora indecisa',
        action: `habla en el mostrador con ${w.guide.un}`,
        objects: ['un mostrador de madera', 'cajones con etiquetas', w.objects[1]],
      },
    }),
    ({ r, s, memory, w, trait, pick, opt }) => ({
      title: pick('El frasco número siete', 'Con letra conocida'),
      text: [
        `Había frascos hasta el techo. Unos guardaban siestas; otros, chubascos; uno, muy pequeño, el último bocado de un durazno.`,
        `El séptimo frasco estaba tibio. Tenía un papel atado con hilo, y ${r.name} ${r.v('reconoció')} la letra desde lejos: era la letra de ${s.name}.`,
        `«${memory.note}»`,
        memory.echo(),
        pick(
          `${r.name} no ${r.v('dijo')} nada. Hay recuerdos que no se cuentan: se les hace un lugar en la mesa, y ellos solos se sientan.`,
          `${r.name} ${r.v('se quedó')} un buen rato con el frasco entre las manos. No pesaba. Y, sin embargo, cómo llenaba.`,
        ),
        `—Este no estaba perdido —dijo en voz baja ${w.guide.el}—. Este alguien lo venía a cuidar.`,
        opt(
          `En la ficha del frasco, donde decía «Visitas», había un solo nombre, escrito muchas veces: ${s.signature}.`,
        ),
        opt(
          trait
            ? `Y más abajo, en «Señas de quien lo merece»: «${trait.card}».`
            : `—${r.n('Lléveselo', 'Llévenselo')} —añadió—. Alumbra.`,
        ),
      ],
      scene: {
        place: 'un cuarto con frascos hasta el techo',
        time: 'en penumbra, con un frasco que brilla',
        action: 'sostiene un frasco tibio con una etiqueta escrita a mano',
        objects: ['frascos de vidrio', 'un papel atado con hilo', ...memory.objects],
      },
    }),
    ({ r, s, quality, deed, pick, opt }) => ({
      title: pick('El señor de la Prisa', 'Quien daba cuerda'),
      text: [
        `Al fondo de todo, dándole cuerda al mundo, estaba el señor de la Prisa. Tenía seis relojes en cada brazo y ninguna silla.`,
        `—No puedo parar —jadeó—. Si paro, se me hace tarde.`,
        `—¿Tarde para qué? —${r.v('preguntó')} ${r.name}.`,
        `Nadie se lo había preguntado. Por si acaso, dio más cuerda.`,
        `Entonces hizo falta lo que más ${s.v('admira')} ${s.name} de ${r.name}: ${quality.what}.`,
        ...deed('el señor de la Prisa'),
        pick(
          `Un reloj se detuvo. Luego otro. Y en aquel silencio tan raro, el señor de la Prisa se sentó, por primera vez, en el suelo.`,
          `Se quitó un reloj. Se los quitó todos. Debajo tenía unas muñecas delgadas, como de niño.`,
        ),
        opt(`—Ah —dijo—. Conque esto era una tarde.`),
      ],
      scene: {
        place: 'una gran sala de relojes',
        time: 'a una hora que no avanza',
        action: 'se detiene ante un hombrecito cargado de relojes',
        objects: ['docenas de relojes', 'una manivela enorme', 'un frasco que brilla'],
      },
    }),
    ({ r, s, fav, w, trait, quality, pick, opt }) => ({
      title: pick('Las cinco en punto', 'La tarde completa'),
      text: [
        `${w.back}. Y la tarde, la grande, la dorada, salió de su cajón, se sacudió el polvo y echó a andar hacia casa.`,
        `Cuando ${r.name} ${r.v('abrió')} la puerta, ya estaba ahí, sentada junto a la ventana. Y no había llegado sola.`,
        `—${s.n('Vi', 'Vimos')} la luz —${s.v('dijo')} ${s.full}.`,
        `Pusieron la mesa. Hablaron ${fav.about}, y de todo, y de nada, que es de lo que más se disfruta hablar.`,
        quality.toYou
          ? `—¿${r.n('Sabes', 'Saben')} qué ${s.n('admiro', 'admiramos')} más de ${r.n('ti', 'ustedes')}? —${s.v('dijo')} de pronto ${s.name}—. ${upperFirst(quality.toYou)}.`
          : `A media charla, sin venir a cuento, ${s.name} ${r.le} ${s.v('tomó')} la mano.`,
        trait ? `${r.name} ${trait.still}. Hay cosas que ninguna oficina debería arreglar.` : null,
        `En el alféizar, ${w.token.el} brillaba un poco.`,
        pick(
          `Y a las cinco, y a las seis, y a las siete, siguió siendo la tarde.`,
          `Afuera daban las seis. Adentro, nadie las oyó.`,
        ),
        opt(`Dicen que aquel jueves fue el más largo del año. Nadie, que se sepa, se quejó.`),
      ],
      scene: {
        place: 'una mesa puesta junto a la ventana',
        time: 'en una tarde dorada',
        action: `conversa con ${s.name}`,
        objects: ['tazas sobre la mesa', w.token.un, 'luz dorada'],
      },
    }),
  ],
}
