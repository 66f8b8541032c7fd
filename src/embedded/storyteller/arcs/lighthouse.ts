import type { Arc } from '../kit/kit.ts'

/** A love story: two windows, a bay full of fog, ninety-nine steps and a lamp that nobody lights. */
export const lighthouse: Arc = {
  id: 'lighthouse',
  suits: ({ r, s }) => (r.role === 'partner' && !s.plural ? 4 : 0),
  title: ({ r, s, pick }) =>
    pick(
      `${r.name} y la luz de la otra orilla`,
      `El faro, la niebla y ${r.name}`,
      `Una luz para ${r.name}, de parte de ${s.name}`,
    ),
  cover: ({ s, w }) => ({
    place: 'un muelle junto a un faro encendido',
    time: 'de noche, con niebla',
    action: `camina con una linterna hacia ${s.name}`,
    objects: ['un faro', 'una linterna', w.token.un],
  }),
  chapters: [
    ({ r, s, fav, w, trait, pick, opt }) => ({
      title: pick('Dos ventanas', 'La niebla', 'A la misma hora'),
      text: [
        pick(
          `En aquella ciudad había dos ventanas que se encendían a la misma hora: la de ${r.name} y la de ${s.name}.`,
          `Todas las noches, ${s.name} encendía su ventana. Todas las noches, del otro lado de la bahía, ${r.name} encendía la suya. Era su manera de decir: aquí estoy.`,
          `Hay quien se da las buenas noches por teléfono. ${r.name} y ${s.name} se las daban por la ventana, con una lámpara, de orilla a orilla.`,
        ),
        pick(
          `Para ser feliz, a ${r.name} le bastaba poco: ${fav.all}.`,
          `Si a ${r.name} se le preguntaba por la felicidad, la respuesta era corta: ${fav.all}.`,
        ),
        trait
          ? `Y había un detalle que ${s.name} no cambiaría por nada: «${trait.card}».`
          : `Y, sin saberlo, tenía a alguien que en eso se fijaba con ternura.`,
        pick(
          `Una noche bajó la niebla. No una niebla cualquiera: una de las que borran. Borró el muelle, borró la luna, y del otro lado ya no se vio ninguna luz.`,
          `Un martes, sin embargo, entró la niebla por el puerto. Primero se tragó los barcos. Luego, las farolas. Y al final, la otra ventana.`,
        ),
        `En su lugar se oyó ${w.sound}, y en el umbral aparecieron ${w.trail}.`,
        `—Entonces voy yo —dijo ${r.name}.`,
        opt(`Hay quien espera a que se levante la niebla. Y hay quien se pone los zapatos.`),
      ],
      scene: {
        place: 'una sala con una ventana sobre la playa',
        time: 'al anochecer, con niebla',
        action: 'busca una luz en la otra orilla desde la ventana',
        objects: ['una ventana encendida', 'niebla sobre el agua', w.objects[0]],
      },
    }),
    ({ r, s, w, w2, plant, turn, pick, opt }) => ({
      title: pick('Por donde no se ve', 'Un guía inesperado', 'Las calles de la niebla'),
      text: [
        pick(
          `La niebla tiene calles, aunque nadie las ha contado. En la primera olía a ${w.scent}. En la segunda esperaba ${w.guide.un}.`,
          `La niebla olía a ${w.scent}. Y al doblar una esquina apareció ${w.guide.un}.`,
        ),
        pick(
          `—Tú buscas una luz —dijo—. Se te nota en la prisa. Pero mira antes ${w.land}. Aquí ${w.now}.`,
          `—Quien anda con esta niebla busca a alguien —dijo—. Hasta ${w.land} se ha quedado a oscuras. Allí ${w.now}.`,
        ),
        pick(
          `—¿De qué está hecha la niebla? —preguntó ${r.name}.`,
          `—¿Y de dónde sale tanta niebla? —preguntó ${r.name}.`,
        ),
        `—De palabras que nadie dijo a tiempo. Duerme arriba, en el faro. ${plant('la Niebla')}.`,
        turn(
          { intro: 'La verja del muelle la guardaba un pelícano.', o: 'el pelícano' },
          `La verja del muelle estaba cerrada. ${r.name} no buscó la llave: dijo en voz alta un nombre, el de ${s.name}, y la verja, que conocía esa manera de decirlo, se abrió.`,
        ),
        opt(
          w2
            ? `Entre las piedras brillaba ${w2.token.un}. Era justo la clase de cosa que a ${s.name} le iba a gustar, y eso, en medio de la niebla, ya era una dirección.`
            : `Echaron a andar con las manos por delante, como se anda siempre hacia lo que importa.`,
        ),
        opt(`Detrás, muy despacio, la niebla iba cerrando las calles.`),
      ],
      scene: {
        place: w.land,
        time: 'de noche, entre la niebla',
        action: `camina junto a ${w.guide.el} hacia un faro apagado`,
        objects: ['niebla', 'un faro', ...w.objects],
      },
    }),
    ({ r, s, memory, w, pick, opt }) => ({
      title: pick('Noventa y nueve escalones', 'Una carta en la escalera', 'El escalón cincuenta'),
      text: [
        pick(
          `El faro tenía noventa y nueve escalones. En el cincuenta, cuando las piernas preguntaban si de verdad hacía falta, había un sobre con la letra de ${s.name}.`,
          `Noventa y nueve escalones tiene el faro, y los primeros cuarenta y nueve se suben con las ganas. En el cincuenta había un sobre con la letra de ${s.name}.`,
        ),
        memory.voice === 'notebook'
          ? `${r.name} lo abrió. Era una hoja de cuaderno:`
          : pick(
              `${r.name} se sentó en el suelo de piedra y lo abrió:`,
              `El sobre no estaba cerrado. ${r.name} se sentó en la piedra y leyó:`,
            ),
        `«${memory.note}»`,
        memory.echo('la carta'),
        pick(
          `Hay recuerdos que uno visita. Este, en cambio, vino y se sentó en el escalón, hombro con hombro.`,
          `${r.name} leyó la carta hasta sabérsela. Después la leyó una vez más, por gusto.`,
        ),
        pick(
          `Y entendió algo sencillo: la luz que buscaba llevaba mucho tiempo encendida. Estaba ahí, doblada en cuatro, entre sus manos.`,
          `Entonces cayó en la cuenta: no iba hacia la luz. La llevaba encima desde hacía años, doblada en cuatro.`,
        ),
        opt(`En el reverso había solo una palabra: «Siempre».`),
        pick(
          `Los otros cuarenta y nueve escalones ni los contó.`,
          `Subió lo que faltaba de un tirón, con la carta en el bolsillo de la camisa.`,
        ),
        opt(`—Así se sube un faro —murmuró ${w.guide.el}, que resoplaba detrás—: de carta en carta.`),
      ],
      scene: {
        place: 'la escalera de un faro, junto al mar',
        time: 'a medianoche',
        action: 'lee una carta en un escalón de piedra',
        objects: ['una carta', 'escalones de piedra', ...memory.objects],
      },
    }),
    ({ r, s, quality, deed, pick, opt }) => ({
      title: pick('La lámpara apagada', 'Arriba', 'Lo que enciende un faro'),
      text: [
        pick(
          `Arriba, enroscada en la lámpara como un gato gris, dormía la Niebla.`,
          `La Niebla dormía arriba, enroscada en la lámpara, con la cola colgando por la escalera.`,
        ),
        pick(
          `—No se enciende —dijo, sin abrir los ojos—. Ya lo intentaron otros. Soplan, frotan, prometen. Y luego bajan.`,
          `—Cerrado por tristeza —murmuró, sin moverse—. Suben todos con la misma cerilla. Y todos se cansan.`,
        ),
        pick(
          `Pero ${r.name} no había subido con las manos vacías. Llevaba consigo lo que ${s.name} admira más que nada, lo que encendería cualquier faro: ${quality.what}.`,
          `Pero hay cosas que alumbran sin cerillas. ${s.name} conoce muy bien la de ${r.name}, y la admira desde el primer día: ${quality.what}.`,
        ),
        ...deed('la Niebla'),
        pick(
          `Entonces la lámpara parpadeó. Una vez. Dos. Como quien despierta y reconoce la casa.`,
          `Y donde había estado la Niebla quedó solo un vaho en el cristal. ${r.name} pasó la manga. Debajo había luz.`,
        ),
        opt(`—Era tan fácil —suspiró la Niebla, ya casi aire.`, `—No —dijo ${r.name}—. Pero valía la pena.`),
      ],
      scene: {
        place: 'lo alto de un faro, sobre la playa',
        time: 'en la hora más oscura de la noche',
        action: 'camina hacia una gran lámpara envuelta en niebla',
        objects: ['una lámpara enorme', 'niebla alrededor de la lámpara', 'cristales empañados'],
      },
    }),
    ({ r, s, fav, w, trait, confession, pick, soft, opt }) => ({
      title: pick('La misma orilla', 'Dos luces', 'Una sola ventana'),
      text: [
        `La luz cruzó la bahía de una zancada. ${w.back}.`,
        pick(
          `Y al otro lado, en el muelle, con una linterna en la mano y la niebla todavía en el pelo, estaba ${s.name}.`,
          `Alguien venía por el muelle con una linterna, tropezando con las cuerdas. Era ${s.name}, con la niebla todavía en el pelo.`,
        ),
        soft(
          pick(
            `Habían salido a buscarse. Se encontraron justo en la mitad.`,
            `Nadie había esperado en casa. Cada cual venía de su orilla, y así los caminos salen más cortos.`,
          ),
        ),
        confession(`dijo ${s.name}, cuando por fin hubo aire para decir algo`),
        `${r.name} traía en la mano ${w.token.un}. Caminaron a casa despacio, hablando ${fav.about}, y el faro les iba alumbrando los pies.`,
        trait ? `${r.name} ${trait.still}. Y ojalá que nunca cambie.` : null,
        pick(
          `Ahora, en aquella ciudad, a la hora de siempre, se enciende una sola ventana. Es más grande que las otras dos juntas.`,
          `Ya no hay dos ventanas que se saludan de lejos. Hay una, y se queda encendida hasta tarde.`,
        ),
        opt(`Y si alguna noche baja la niebla, nadie se asusta. Saben muy bien lo que hay que decir.`),
      ],
      scene: {
        place: 'un muelle en la playa, junto al faro',
        time: 'al amanecer',
        action: `abraza a ${s.name} a la luz de una linterna`,
        objects: ['una linterna', w.token.un, 'un faro encendido'],
      },
    }),
  ],
}
