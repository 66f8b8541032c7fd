import type { Arc } from '../kit/kit.ts'
import { upperFirst } from '../language/text.ts'

/** Grandparents, parents, aunts: the Office of Lost Afternoons, and the man who winds up the world. */
export const lostAfternoons: Arc = {
  id: 'lost-afternoons',
  suits: ({ r }) => {
    if (r.role === 'pet' || r.age === 'small' || r.age === 'older') return 0
    if (r.role === 'grandparent' || r.age === 'elder') return 4
    if (['parent', 'uncle', 'teacher', 'inlaw'].includes(r.role)) return 3
    return 1
  },
  title: ({ r, pick }) =>
    pick(
      `${r.name} y el cajón de las tardes`,
      `La tarde que ${r.v('guardó')} ${r.name}`,
      `${r.name} en la Oficina de las Tardes Perdidas`,
    ),
  cover: ({ w, s }) => ({
    place: 'una sala con una gran ventana',
    time: 'en una tarde dorada',
    action: `toma una taza junto a ${s.name}, con la tarde sentada a la mesa`,
    objects: ['tazas sobre la mesa', 'un reloj de pared', ...w.objects],
  }),
  chapters: [
    ({ byAge, r, s, fav, w, trait, pick, opt }) => ({
      title: pick('Las cinco menos algo', 'Una tarde que no llegaba', 'Falta una tarde'),
      text: [
        pick(
          `En casa de ${r.name}, las tardes llegaban siempre a las cinco: entraban sin tocar, se sentaban junto a la ventana y no tenían prisa.`,
          `Hay casas donde la tarde entra pidiendo permiso. En la de ${r.name}, entraba como de la familia.`,
          `La tarde tenía su silla en casa de ${r.name}: la de mimbre, junto a la ventana. Nadie más se sentaba ahí a las cinco.`,
        ),
        `Era la hora ${fav.prep('de')}. La mejor.`,
        trait
          ? `(En la puerta hay un cartelito con las señas de la casa: «${trait.card}». Luego hará falta recordarlo).`
          : `A esa hora, hasta el reloj bajaba la voz.`,
        pick(
          `Pero aquel jueves dieron las cinco y la tarde no llegó. Afuera había una luz blanca, sin dueño. Faltaba el olor a ${w.scent}. No se oía nada.`,
          `Un jueves, sin embargo, la tarde faltó. Dieron las cinco, dieron las cinco y diez, y en la ventana solo había una luz blanca. Ni olor a ${w.scent}, ni un ruido.`,
        ),
        `En el suelo, en cambio, había ${w.trail}. Salían por debajo de la puerta y se perdían calle abajo.`,
        pick(
          `—Pues habrá que ir por ella —${r.v('dijo')} ${r.name}, y ${r.v('se puso')} el abrigo bueno.`,
          `—Una tarde no se va sin decir adiós —${r.v('dijo')} ${r.name}, y ${r.v('buscó')} los zapatos de andar.`,
        ),
        opt(
          `Antes de salir, ${r.v('dejó')} una nota en la mesa para ${s.name}: «${r.spoken('Vuelvo', 'Volvemos')} con la tarde. Hay pan».`,
        ),
        opt(
          byAge({
            adult: `Porque una cosa es que se pierda una tarde, y otra, que alguien se preocupe.`,
            elder: `A cierta edad se pierden los lentes, las llaves y hasta los nombres. Pero una tarde entera, eso no se le deja pasar a nadie.`,
          }),
        ),
      ],
      scene: {
        place: 'una sala junto a la ventana',
        time: 'a las cinco de una tarde sin luz',
        action: `descubre ${w.trail} en el suelo`,
        objects: ['un reloj de pared', 'un abrigo colgado', w.objects[0]],
      },
    }),
    ({ r, w, w2, plant, turn, pick, soft, opt }) => ({
      title: pick('La oficina del fondo', 'Ventanilla única', 'Se atiende con calma'),
      text: [
        pick(
          `Al final de la calle había un letrero: «Oficina de las Tardes Perdidas». Atendía ${w.guide.un}.`,
          `El rastro terminaba en una puerta con un letrero: «Oficina de las Tardes Perdidas». En la ventanilla estaba ${w.guide.un}.`,
        ),
        `—Se ${r.spoken('me', 'nos')} ha perdido una tarde —${r.v('dijo')} ${r.name}—. Grande, dorada.`,
        soft(`—Ay. De esas ya no nos quedan.`),
        `La puerta del fondo daba a ${w.land}, y un cartel avisaba: «Atención: ${w.now}».`,
        `—Es culpa del señor de la Prisa —explicó ${w.guide.el}—. ${plant('ese señor')}.`,
        turn(
          { intro: 'Delante de la puerta hacía guardia un ujier con borlas.', o: 'el ujier' },
          pick(
            `${r.name} ${r.v('se remangó')} el abrigo, que es lo que se hace cuando por fin se sabe por dónde empezar.`,
            `${r.name} ${r.v('firmó')} el formulario en la casilla que decía «Me hago cargo», con muy buena letra.`,
          ),
        ),
        opt(
          w2
            ? `En el mostrador había ${w2.token.un}, sin reclamar. ${upperFirst(w.guide.el)} ${w2.token.g === 'f' ? 'la' : 'lo'} empujó con disimulo: en un viaje así, todo sirve.`
            : `—Por los frascos —dijo ${w.guide.el}, y encendió la luz.`,
        ),
        opt(
          `—Las tardes, con prisa, se encogen —añadió ${w.guide.el}—. La semana pasada nos trajeron una que cabía en un dedal.`,
        ),
        opt(`En la pared, el calendario llevaba tres meses en el mismo día, y no parecía importarle.`),
      ],
      scene: {
        place: 'una sala antigua llena de cajones',
        time: 'a media tarde',
        action: `habla en el mostrador con ${w.guide.un}`,
        objects: ['un mostrador de madera', 'cajones con etiquetas', w.objects[1]],
      },
    }),
    ({ r, s, memory, w, pick, opt }) => ({
      title: pick('El frasco número siete', 'Con letra conocida', 'Lo que alumbra'),
      text: [
        pick(
          `Había frascos hasta el techo. Unos guardaban siestas; otros, chubascos; uno, muy pequeño, el último bocado de un durazno.`,
          `Aquello era una despensa de horas. En un frasco había un domingo de lluvia; en otro, la siesta de un gato; en otro, una sobremesa.`,
        ),
        pick(
          `El séptimo frasco estaba tibio. Tenía un papel atado con hilo, y ${r.name} ${r.v('reconoció')} la letra desde lejos: era la letra de ${s.name}.`,
          `Uno de los frascos estaba tibio. ${r.name} le ${r.v('dio')} la vuelta: llevaba un papel atado con hilo, y aquella letra era la de ${s.name}.`,
        ),
        `«${memory.note}»`,
        memory.echo(),
        pick(
          `${r.name} no ${r.v('dijo')} nada. Hay recuerdos que no se cuentan: se les hace un lugar en la mesa, y ellos solos se sientan.`,
          `${r.name} ${r.v('se quedó')} un buen rato con el frasco entre las manos. No pesaba. Y, sin embargo, cómo llenaba.`,
          `${r.name} ${r.v('sopló')} el polvo de la tapa, aunque no tenía polvo. A veces hay que ocupar las manos en algo.`,
        ),
        pick(
          `—Este no estaba perdido —dijo en voz baja ${w.guide.el}—. A este venía alguien a cuidarlo.`,
          `—A este vienen a verlo —dijo en voz baja ${w.guide.el}—. Le quitan el polvo, le hablan, se ríen a solas.`,
        ),
        opt(
          `En la ficha del frasco, donde decía «Visitas», siempre decía lo mismo, con la misma letra: «${s.signature}».`,
        ),
        opt(
          `—${r.spoken('Lléveselo', 'Llévenselo')} —añadió—. Alumbra. Y donde ${r.spoken('va', 'van')} no hay lámparas.`,
        ),
      ],
      scene: {
        place: 'una biblioteca de frascos hasta el techo',
        time: 'por la tarde, en penumbra',
        action: 'mira con asombro un frasco tibio con una etiqueta escrita a mano',
        objects: ['frascos de vidrio', 'un papel atado con hilo', ...memory.objects],
      },
    }),
    ({ r, s, quality, deed, pick, soft, opt }) => ({
      title: pick('El señor de la Prisa', 'Quien daba cuerda', 'Doce relojes'),
      text: [
        pick(
          `Al fondo de todo, dándole cuerda al mundo, estaba el señor de la Prisa. Tenía seis relojes en cada brazo y ninguna silla.`,
          `El señor de la Prisa vivía detrás de los frascos. Le daba cuerda al mundo con las dos manos y llevaba seis relojes en cada brazo.`,
        ),
        `—No puedo parar —jadeó—. Si paro, se me hace tarde.`,
        soft(
          `—¿Tarde para qué? —${r.v('preguntó')} ${r.name}.`,
          `Nadie se lo había preguntado. Por si acaso, dio más cuerda.`,
        ),
        pick(
          `Y fue entonces cuando hizo falta eso que ${s.name} ${s.v('cuenta')} siempre de ${r.name}: ${quality.what}.`,
          `Con alguien así no valen los consejos. Pero ${r.name} ${r.v('tiene')} otra cosa, la que ${s.name} más ${s.v('admira')}: ${quality.what}.`,
        ),
        ...deed('el señor de la Prisa'),
        pick(
          `Un reloj se detuvo. Luego otro. Y en aquel silencio tan raro, el señor de la Prisa se sentó, por primera vez, en el suelo.`,
          `Se quitó un reloj. Se los quitó todos. Debajo tenía unas muñecas delgadas, como de niño.`,
        ),
        opt(`—Ah —dijo—. Conque esto era una tarde.`),
      ],
      scene: {
        place: 'una gran sala de relojes',
        time: 'al atardecer',
        action: 'mira con asombro a un hombrecito cargado de relojes',
        objects: ['docenas de relojes', 'una manivela enorme', 'un frasco que brilla'],
      },
    }),
    ({ r, s, fav, w, trait, confession, pick, soft, opt }) => ({
      title: pick('Las cinco en punto', 'La tarde completa', 'La silla de mimbre'),
      text: [
        `${w.back}. Y la tarde, la grande, la dorada, salió de su cajón, se sacudió el polvo y echó a andar hacia casa.`,
        `${r.name} ${r.v('abrió')} la puerta: ya estaba ahí. Y no había llegado sola.`,
        `—${s.spoken('Vi', 'Vimos')} la luz —${s.v('dijo')} ${s.full}.`,
        pick(
          `Pusieron la mesa. Hablaron ${fav.about}, y de todo, y de nada, que es de lo que más se disfruta hablar.`,
          `Se calentó el café dos veces. Hablaron ${fav.about}, y de todo, y de nada, y a nadie se le ocurrió mirar la hora.`,
        ),
        confession(`${s.v('dijo')} de pronto ${s.name}`),
        trait ? `${r.name} ${trait.still}. Hay cosas que ninguna oficina debería arreglar.` : null,
        soft(`En el alféizar brillaba un poco ${w.token.un}.`),
        pick(
          `Y a las cinco, y a las seis, y a las siete, siguió siendo la tarde.`,
          `Afuera daban las seis. Adentro, nadie las oyó.`,
        ),
        opt(`Dicen que aquel jueves fue el más largo del año. Nadie, que se sepa, se quejó.`),
      ],
      scene: {
        place: 'la sala de casa, con la mesa puesta junto a la ventana',
        time: 'en una tarde dorada',
        action: `conversa con ${s.name} y toma algo caliente`,
        objects: ['tazas sobre la mesa', w.token.un, 'luz dorada'],
      },
    }),
  ],
}
