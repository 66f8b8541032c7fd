import type { Arc } from '../kit/kit.ts'
import { upperFirst } from '../language/text.ts'

/** It begins with the memory: a day from the past rings the bell, with a suitcase, because it is fading. */
export const returningDay: Arc = {
  id: 'returning-day',
  memoryChapter: 1,
  favouriteChapter: 3,
  suits: ({ r }) => {
    if (r.role === 'pet' || r.age === 'small') return 0
    return ['friend', 'sibling', 'cousin', 'partner', 'parent', 'uncle'].includes(r.role) ? 3 : 1
  },
  title: ({ r, pick }) =>
    pick(
      `El día que volvió a buscar a ${r.name}`,
      `${r.name} y el día con maleta`,
      `Un día llamó a la puerta de ${r.name}`,
    ),
  cover: ({ s }) => ({
    place: 'la puerta de una casa de pueblo',
    time: 'al atardecer, con luz dorada',
    action: `saluda en la puerta, junto a ${s.name}, a un señor hecho de luz que trae una maleta`,
    objects: ['una maleta', 'una puerta abierta', 'luz dorada'],
  }),
  chapters: [
    ({ r, s, memory, pick, opt }) => ({
      title: pick('Alguien con maleta', 'El timbre', 'Visita inesperada'),
      text: [
        pick(
          `Llamaron a la puerta. ${r.name} ${r.v('abrió')}, y no era el cartero, ni la vecina, ni nadie que trajera una factura. Era un día.`,
          `No todos los días llaman al timbre. Aquel llamó dos veces y, en efecto, era un día: con su mañana, su tarde y su noche.`,
          `A las seis y media sonó el timbre en casa de ${r.name}. Era un día. Un día entero, de los de antes.`,
        ),
        pick(
          `Venía un poco despeinado y traía una maleta.`,
          `Traía la ropa de entonces y una maleta atada con una cuerda.`,
        ),
        `—¿${r.spoken('Se acuerda', 'Se acuerdan')} de mí? —preguntó.`,
        pick(
          `Como nadie contestaba enseguida, abrió la maleta y enseñó su documento. Estaba escrito con la letra de ${s.name}:`,
          `Y por si hacía falta una prueba, sacó del bolsillo su documento, que llevaba la letra de ${s.name}:`,
        ),
        `«${memory.note}»`,
        memory.echo('el documento'),
        pick(
          `—¡Eres tú! —${r.v('dijo')} ${r.name}. Y el día entró hasta la cocina, como quien conoce la casa.`,
          `—¡Pero si ${r.spoken('creí', 'creímos')} que ya no volvías! —${r.v('dijo')} ${r.name}. El día se limpió los zapatos en el felpudo y fue derecho a su silla.`,
        ),
        opt(
          pick(
            `Olía igual. Hasta la luz que le salía por las mangas era la misma.`,
            `No había crecido nada. Los días buenos se quedan siempre de la misma estatura.`,
          ),
        ),
        opt(
          `—Pero qué delgado estás —${r.v('dijo')} ${r.name}.`,
          `—De eso venía a hablar —contestó el día, y se sentó en la orilla de la silla, para no molestar.`,
        ),
      ],
      scene: {
        place: 'la sala de una casa, con la puerta abierta',
        time: 'al caer la tarde',
        action: 'saluda en la puerta a un señor hecho de luz que enseña un papel y una maleta',
        objects: ['una maleta', 'una puerta abierta', ...memory.objects],
      },
    }),
    ({ r, w, plant, turn, pick, opt }) => ({
      title: pick('Un día que se borra', 'Antes de medianoche', 'El problema de los días'),
      text: [
        pick(
          `—Me estoy borrando —explicó el día, y enseñó una esquina: se veía la pared a través—. Les pasa a los días que nadie cuenta en voz alta. Primero se va el color de los zapatos. Luego, quién dijo qué.`,
          `—Se me está yendo la tinta —explicó el día, y levantó una mano: se veía la pared a través—. Nos pasa cuando nadie nos cuenta. Hoy se me olvida un color; mañana, una voz.`,
        ),
        `—¿Y ${pick('eso dónde se arregla', 'dónde lo arreglan')}? —${r.v('preguntó')} ${r.name}.`,
        pick(
          `—En el Archivo de los Días Para Siempre. Cierra a medianoche, y se llega por ${w.land}. Pero está la Archivera. ${plant('la Archivera')}.`,
          `—En el Archivo de los Días Para Siempre. Hay que pasar por ${w.land} y llegar antes de las doce. Lo malo es la Archivera. ${plant('la Archivera')}.`,
        ),
        turn(
          { intro: 'La primera puerta la guardaba un perro de piedra.', o: 'el perro de piedra' },
          pick(
            `${r.name} ya ${r.v('tenía')} el abrigo puesto y la maleta en la mano. Pesaba lo que pesa un sábado.`,
            `${r.name} no ${r.v('hizo')} más preguntas. ${r.n('Apagó', 'Apagaron')} la luz de la cocina y ${r.v('tomó')} la maleta por el asa.`,
          ),
        ),
        opt(
          `—¿Qué llevas aquí dentro? —${r.v('preguntó')} por el camino.`,
          `—Lo de siempre: una risa, un olor, dos o tres frases. Un día no necesita más equipaje.`,
        ),
        opt(
          pick(
            `Por la calle, los demás días del año miraban pasar la maleta con un poco de envidia.`,
            `En los balcones había otros días, asomados. Un domingo saludó con el pañuelo.`,
          ),
        ),
        opt(
          `Empezaba a hacer frío, y el día, que era de otra temperatura, iba dejando un rastro tibio en la banqueta.`,
        ),
      ],
      scene: {
        place: 'una calle con farolas',
        time: 'de noche',
        action: 'camina con una maleta junto a un señor hecho de luz, medio transparente',
        objects: ['una maleta', 'farolas', 'un reloj'],
      },
    }),
    ({ r, fav, w, w2, byAge, pick, soft, opt }) => ({
      title: pick('Una parada en el camino', 'Camino del Archivo', 'Una hora bien usada'),
      text: [
        `A mitad del camino estaba ${w.land}. Olía a ${w.scent}, y ${w.guide.un} barría la entrada con cara de pocos amigos.`,
        `—Cerrado —dijo—. Aquí ${w.now}.`,
        soft(pick(`El día miró a ${r.name} de reojo.`, `Al día se le escapó media sonrisa.`)),
        `—¿Esto no es lo que más ${r.le} gusta? —dijo el día—. ${upperFirst(fav.all)}. Me acuerdo: ya ${r.le} gustaba entonces.`,
        soft(
          byAge({
            older: `${r.name} ${r.v('miró')} el reloj: faltaba una hora. Y una hora, bien usada, es muchísimo. Así que ${r.v('dejó')} la maleta en el suelo y ${r.v('se puso')} a ayudar.`,
            adult: `${r.name} ${r.v('miró')} el reloj. No había tiempo. Precisamente por eso ${r.v('dejó')} la maleta en el suelo y ${r.v('se puso')} a ayudar.`,
          }),
        ),
        pick(
          `Nadie se quedaba allí por gusto desde hacía años, y a los sitios como aquel no los despierta la prisa: los despierta el gusto. Se notó enseguida. ${w.back}.`,
          `Lo que le faltaba a aquel sitio no era maña: era alguien que disfrutara estando allí. Y eso, a ${r.name}, se ${r.le} notaba a la legua. ${w.back}.`,
        ),
        opt(
          w2
            ? `${upperFirst(w.guide.el)} dio las gracias con ${w2.token.un} y con ${w.token.un}, que era todo lo que tenía en los bolsillos.`
            : `${upperFirst(w.guide.el)} dio las gracias con ${w.token.un}, que era todo lo que tenía en los bolsillos.`,
        ),
        opt(`El día no dijo nada. Pero se le había puesto otra vez un poco de color en las mejillas.`),
        opt(`A lo lejos dio la media. Había que correr.`),
      ],
      scene: {
        place: w.land,
        time: 'de noche, a la luz de los faroles',
        pose: 'give',
        action: `ayuda con gusto a ${w.guide.un}, mientras espera un señor hecho de luz`,
        objects: ['una maleta', ...w.objects],
      },
    }),
    ({ r, s, memory, quality, deed, pick, soft, opt }) => ({
      title: pick('La Archivera', 'Medianoche menos tres', 'La ventanilla'),
      text: [
        pick(
          `La Archivera tenía los lentes en la punta de la nariz y un sello que decía «NO».`,
          `Detrás de la ventanilla estaba la Archivera, con la nariz larga, los lentes en la punta y un sello que decía «NO».`,
        ),
        memory.isGreat
          ? `—Días grandes traen todos —dijo sin levantar la vista—. Aquí no se guarda lo grande, sino lo que alguien viene a buscar.`
          : pick(
              `—¿Terremoto? ¿Coronación? ¿Eclipse? —preguntó sin levantar la vista—. Entonces es un día corriente. Los corrientes no se guardan.`,
              `—¿Salió en los periódicos? ¿Lo estudian en la escuela? —preguntó, sin levantar la vista—. Pues es un día corriente, y los corrientes no se guardan.`,
            ),
        soft(
          pick(
            `El día se encogió. Ya casi no se le veían los pies.`,
            `El día se miró las manos. Se le transparentaban hasta los dedos.`,
          ),
        ),
        pick(
          `Pero aquel día venía bien acompañado. Quien lo ${r.v('traía')} de la mano ${r.v('era')} ${r.name}, de quien ${s.name} ${s.v('admira')} precisamente esto: ${quality.what}.`,
          `Solo que ese día venía con ${r.name}, y lo que ${s.name} más ${s.v('admira')} de ${r.name} es justo lo que allí hacía falta: ${quality.what}.`,
        ),
        ...deed('la Archivera'),
        pick(
          `El sello cambió de palabra él solo. Ahora decía «PARA SIEMPRE».`,
          `La Archivera se quitó los lentes. Sin lentes, por lo visto, se veía mucho mejor.`,
        ),
        opt(`Dieron las doce. El día, de pronto, pesaba otra vez lo que debe pesar un día.`),
      ],
      scene: {
        place: 'una biblioteca inmensa con una ventanilla',
        time: 'a medianoche menos tres minutos',
        action: 'mira con asombro la ventanilla de una archivera severa con un sello en la mano',
        objects: ['un sello enorme', 'una maleta', 'estantes con cajas'],
      },
    }),
    ({ r, s, w, trait, confession, pick, opt }) => ({
      title: pick('Donde se guardan los días', 'La copia', 'Otra vez aquel día'),
      text: [
        pick(
          `—Se archiva el original —dijo la Archivera—. Pero la copia va a casa. ¿A qué nombre la pongo?`,
          `—El original se queda aquí, en sitio seco —dijo la Archivera—. Y hay una copia para llevar. ¿Quién la va a cuidar?`,
        ),
        pick(
          `No hizo falta contestar. En la puerta del Archivo, en zapatillas y con el abrigo encima, ${s.v('esperaba')} ${s.name}.`,
          `La respuesta estaba en la puerta del Archivo, en zapatillas y con el abrigo encima: ${s.v('era')} ${s.name}.`,
        ),
        `—También llamaron a ${s.spoken('mi', 'nuestra')} puerta —${s.v('dijo')}—. El mismo día. La misma maleta.`,
        pick(
          `Volvieron caminando despacio y contándoselo todo en voz alta, cada cual su parte. A cada palabra, el día se ponía más nítido.`,
          `Volvieron por el camino largo. Cada cual contaba un trozo. A cada trozo, el día recuperaba un color.`,
        ),
        confession(`${s.v('dijo')} ${s.name}, ya en la esquina`),
        trait ? `${r.name}, mientras tanto, ${trait.still}. Eso también se archivó.` : null,
        pick(
          `La copia está en la cocina, a la vista de todos. Y se ha hecho un trato: contarla una vez al año, por lo menos.`,
          `Dicen que los días corrientes no se guardan. Este sí. Está en la cocina, y cada mañana da un poco de luz.`,
        ),
        opt(`Y el de hoy, por si acaso, ya va haciendo la maleta.`),
      ],
      scene: {
        place: 'una calle del pueblo, camino de casa',
        time: 'en plena noche, con luz cálida',
        action: `camina y ríe con ${s.name} junto a un señor hecho de luz con una maleta`,
        objects: ['una maleta', w.token.un, 'una ventana encendida'],
      },
    }),
  ],
}
