import type { Arc } from '../kit/kit.ts'
import { upperFirst } from '../language/text.ts'

/** A court of household objects accuses the hero of hoarding affection. Witness, evidence, verdict. */
export const trial: Arc = {
  id: 'trial',
  suits: ({ r }) => {
    if (r.role === 'pet' || r.age === 'small' || r.age === 'older' || r.age === 'elder') return 0
    return ['friend', 'colleague', 'sibling', 'cousin', 'inlaw', 'partner'].includes(r.role) ? 3 : 1
  },
  title: ({ r, pick }) =>
    pick(`El juicio contra ${r.name}`, `El Paraguas contra ${r.name}`, `${r.name} ante el Tribunal de las Cosas`),
  cover: ({ s, w }) => ({
    place: 'una sala de tribunal llena de muebles y objetos que miran',
    time: 'a media tarde',
    action: `sonríe en el banquillo, con ${s.name} como defensa`,
    objects: ['un paraguas', 'una tetera con peluca', 'un mazo', w.guide.un],
  }),
  chapters: [
    ({ r, s, fav, pick, opt }) => ({
      title: pick('La citación', 'Se hace saber', 'Un paraguas muy serio'),
      text: [
        pick(
          `La citación llegó dentro de una taza, doblada bajo la bolsita de té.`,
          `A las nueve y cinco, el paraguas de la entrada carraspeó, se abrió solo y leyó en voz alta:`,
          `La citación venía pegada en el espejo del baño, con letra de cerrajero:`,
        ),
        pick(
          `«Se cita a ${r.name} ante el Tribunal de las Cosas, por posesión de una cantidad exagerada de cariño ajeno».`,
          `«Que comparezca ${r.name}. Motivo: en esta casa ha aparecido cariño sin recibo, y en cantidad sospechosa».`,
        ),
        pick(
          `—${r.spoken('No he', 'No hemos')} hecho nada —${r.v('dijo')} ${r.name}.`,
          `—Debe de ser un error —${r.v('dijo')} ${r.name}, con la tostada en la mano.`,
        ),
        pick(
          `—Eso dicen todos —contestó el Paraguas, que hacía de fiscal, y sacó una lista—. Saludos que se alargan. Llamadas sin motivo. Tardes enteras dedicadas, según los vecinos, a una sola cosa: ${fav.all}.`,
          `—Las pruebas hablan —contestó el Paraguas, que hacía de fiscal, y desplegó una lista—. Favores sin factura. Visitas que no querían irse. Y una afición que consta en todas partes: ${fav.all}.`,
        ),
        `—¿Y la defensa? —preguntó la Tetera, que presidía.`,
        `—Aquí —${s.v('dijo')} ${s.full}. ${s.n('Acababa', 'Acababan')} de llegar, sin aliento y con una carpeta.`,
        opt(
          pick(
            `En los bancos se sentaron los cojines. Hubo que pedir silencio a las cucharas, que siempre están de broma.`,
            `El público fue llegando: dos cojines, una lámpara de pie, las tazas del domingo. Las cucharas se reían por todo.`,
          ),
        ),
        opt(`El Reloj tomaba nota de todo. Con retraso, pero de todo.`),
        opt(`—Esto va para largo —murmuró una alfombra.`),
      ],
      scene: {
        place: 'una sala convertida en tribunal, llena de muebles',
        time: 'por la mañana',
        action: `escucha a un paraguas muy serio, mientras ${s.name} ${s.v('llega')} con una carpeta`,
        objects: ['un paraguas', 'una tetera', 'una carpeta', 'un reloj'],
      },
    }),
    ({ r, fav, w, w2, plant, turn, pick, opt }) => ({
      title: pick('Primer testigo', 'La verdad y nada más', 'Habla el testigo'),
      text: [
        pick(
          `—Que pase el primer testigo —dijo la Tetera. Y entró ${w.guide.un}.`,
          `—¡Testigos! —dijo la Tetera, y levantó la tapa. Solo había uno: ${w.guide.un}.`,
        ),
        `—¿Conoce a ${r.name}?`,
        pick(
          `—De ${w.land}, señoría. Estábamos en las últimas, y entonces alguien se puso a hablar ${fav.about}. ${w.back}.`,
          `—Mucho, señoría. En ${w.land} nos estábamos apagando, y una tarde se oyó hablar ${fav.about}. ${w.back}.`,
        ),
        `El Paraguas protestó, sin decir de qué.`,
        `—Es que lo suyo es muy triste —le explicó un cojín a otro—. ${plant('el Paraguas')}.`,
        turn(
          { intro: 'En la puerta de la sala, el Perchero pedía documentos.', o: 'el Perchero' },
          pick(
            `—¿Algún antecedente? —preguntó la Tetera. El Reloj buscó en el libro gordo. En la página de ${r.name} no había más que manchas de café y una flor seca.`,
            `La Tetera pidió el expediente. Venía en blanco, salvo una huella de mermelada. Constó en acta que era de fresa.`,
          ),
        ),
        opt(
          w2
            ? `Como prueba se aportó ${w2.token.un}. Nadie supo de qué, pero quedaba bien en la mesa.`
            : `Como prueba se aportó una servilleta doblada. El público hizo «oh».`,
        ),
        opt(`${r.name} ${r.v('quiso')} decir algo, pero su defensa ${r.le} hizo una seña: todavía no.`),
        opt(`Olía a ${w.scent}, y eso que la ventana estaba cerrada.`),
      ],
      scene: {
        place: 'una sala de tribunal',
        time: 'a mediodía',
        action: `escucha desde el banquillo la declaración de ${w.guide.un}`,
        objects: ['una tetera', 'un paraguas', ...w.objects],
      },
    }),
    ({ r, s, memory, pick, opt }) => ({
      title: pick('La prueba A', 'Lo que había en la carpeta', 'Un papel decisivo'),
      text: [
        pick(
          `—La defensa presenta la prueba A —${s.v('dijo')} ${s.name}, y ${s.v('abrió')} la carpeta.`,
          `—Con la venia —${s.v('dijo')} ${s.name}—. Que la prueba hable por sí misma.`,
        ),
        pick(
          `En la carpeta había un solo papel, escrito a mano. Lo leyó el Reloj, que por una vez llegó a tiempo:`,
          `De la carpeta salió un papel, uno solo, con letra de persona. El Reloj se aclaró la cuerda y leyó:`,
        ),
        `«${memory.note}»`,
        memory.echo(),
        pick(
          `No se oyó ni una cuchara. La alfombra pidió un pañuelo y, como no tenía nariz, se lo pasó a los cojines.`,
          `La Tetera se puso a silbar, que en una tetera es lo más parecido a llorar.`,
        ),
        pick(
          `—¿Y esto qué demuestra? —preguntó el Paraguas, con la voz un poco menos tiesa.`,
          `—Protesto —dijo el Paraguas, pero tan bajito que nadie se lo tuvo en cuenta—. ¿Y eso qué prueba?`,
        ),
        pick(
          `—Que el cariño no se robó —${s.v('dijo')} ${s.name}—. Se ganó. Aquí están la fecha y el lugar.`,
          `—Prueba el origen —${s.v('dijo')} ${s.name}—. Todo ese cariño se lo fueron dando, y esta es una de las veces.`,
        ),
        opt(
          `—Que conste —dijo la Tetera.`,
          `—Consta —dijo el Reloj, y dio la una, aunque eran las dos y cuarto, de la emoción.`,
        ),
        opt(`${r.name} ${r.v('miraba')} el papel como se mira una casa en la que se ha sido feliz.`),
        opt(`Al fondo, el Perchero se quitó el sombrero.`),
      ],
      scene: {
        place: 'una sala de tribunal en silencio',
        time: 'a primera hora de la tarde',
        action: `mira con emoción un papel que ${s.v('muestra')} ${s.name} al tribunal`,
        objects: ['un papel escrito a mano', 'una carpeta', 'un reloj', ...memory.objects],
      },
    }),
    ({ r, s, quality, deed, pick, soft, opt }) => ({
      title: pick('El Paraguas', 'Turno del fiscal', 'Careo'),
      text: [
        pick(
          `—No me convencen —dijo el Paraguas, y se cerró de golpe—. Yo llevo once años junto a la puerta. A mí solo se me mira cuando llueve.`,
          `—No y no —dijo el Paraguas, y se cerró con un chasquido—. Once años junto a la puerta. ¿Saben cuántas veces se me ha preguntado cómo estoy? Solo se me mira cuando llueve.`,
        ),
        soft(`Ah, se oyó en la sala. Conque era eso.`),
        pick(
          `La defensa podía haber llamado a otro testigo. No hizo falta. Bastaba dejar que todos vieran lo que ${s.name} ${s.v('admira')} de ${r.name}: ${quality.what}.`,
          `En la última hoja de la carpeta, ${s.name} ${s.v('había')} escrito lo que más ${s.v('admira')} de ${r.name}: ${quality.what}. Pero eso no se lee: eso se demuestra.`,
        ),
        ...deed('el Paraguas'),
        pick(
          `Entonces, muy despacio, se abrió. Por dentro era azul, con estrellas. Nadie lo había visto nunca por dentro.`,
          `Una gota rodó por la varilla. Afuera hacía sol.`,
        ),
        opt(`—Retiro los cargos —dijo en voz baja—. O mejor: los comparto.`),
        opt(`La Tetera dio dos golpes con la cucharita. Silencio. Iba a haber sentencia.`),
      ],
      scene: {
        place: 'una sala de tribunal',
        time: 'a media tarde',
        action: 'camina hacia un paraguas triste junto a la puerta, que empieza a abrirse',
        objects: ['un paraguas azul con estrellas', 'una tetera', 'cojines'],
      },
    }),
    ({ r, s, w, trait, confession, pick, soft, opt }) => ({
      title: pick('La sentencia', 'Visto para sentencia', 'Culpable'),
      text: [
        `—Este tribunal —dijo la Tetera— declara a ${r.name} ${r.n('culpable', 'culpables')}.`,
        soft(`(Gritos. Un cojín se desmayó).`),
        pick(
          `—Hay exceso de cariño, con todas las agravantes. Se ${r.le} condena a seguir así hasta nuevo aviso. Y no habrá nuevo aviso.`,
          `—El cariño estaba ahí, y en cantidades industriales. La pena es seguir exactamente igual, de por vida.`,
        ),
        trait ? `—Se toma nota, además, de que ${r.name} ${trait.still} —leyó el Reloj—. Es una orden.` : null,
        soft(
          pick(
            `Hubo aplausos hasta en el cajón de los cubiertos. ${upperFirst(w.guide.el)} lanzó al aire ${w.token.un}.`,
            `En el cajón de los cubiertos se armó un escándalo. ${upperFirst(w.guide.el)} sacó ${w.token.un} y ${w.token.g === 'f' ? 'la' : 'lo'} agitó como una bandera.`,
          ),
        ),
        confession(`${s.v('dijo')} ${s.name}, ya en la escalera del tribunal`),
        pick(
          `—Eso no lo ${s.spoken('dijiste', 'dijeron')} en el juicio —${r.v('dijo')} ${r.name}.`,
          `—¿Y eso por qué no constaba en acta? —${r.v('preguntó')} ${r.name}.`,
        ),
        `—Había que guardar algo para la apelación.`,
        pick(
          `Se fueron a celebrarlo. Y aunque no caía una gota, se llevaron el Paraguas.`,
          `Y se fueron todos a celebrarlo, con el Paraguas abierto de par en par, aunque no caía una gota.`,
        ),
        opt(`La fiesta duró hasta las once. El Reloj, muy considerado, fingió que eran las nueve.`),
        opt(`Desde entonces, el Paraguas sale a pasear los días de sol. Dice que está en libertad condicional.`),
      ],
      scene: {
        place: 'la plaza del pueblo, a la salida de un tribunal',
        time: 'al atardecer',
        action: `celebra la sentencia con ${s.name} bajo un paraguas azul con estrellas`,
        objects: ['un paraguas azul con estrellas', w.token.un, 'confeti'],
      },
    }),
  ],
}
