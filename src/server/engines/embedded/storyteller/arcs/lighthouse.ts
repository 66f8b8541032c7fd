import type { Arc } from '../kit.ts'

/** A love story: two windows, a lighthouse without lamp, and someone who writes letters. */
export const lighthouse: Arc = {
  id: 'lighthouse',
  suits: ({ r }) => (r.role === 'partner' ? 6 : 0),
  title: ({ r, pick }) =>
    pick(`${r.name} y la luz de la otra orilla`, `El faro, la niebla y ${r.name}`, `Una luz para ${r.name}`),
  chapters: [
    ({ r, s, fav, w, trait, pick, opt }) => ({
      title: pick('Dos ventanas', 'La niebla'),
      text: [
        pick(
          `En aquella ciudad había dos ventanas que se encendían a la misma hora: la de ${r.name} y la de ${s.name}.`,
          `Todas las noches, ${s.name} ${s.v('encendía')} su ventana. Todas las noches, del otro lado de la bahía, ${r.name} ${r.v('encendía')} la suya. Era su manera de decir: aquí estoy.`,
        ),
        `Para ser feliz, a ${r.name} ${r.le} bastaba poco: ${fav.all}.`,
        trait
          ? `Y había un detalle que ${s.name} no ${s.n('cambiaría', 'cambiarían')} por nada: ${trait.fact}.`
          : `Y, sin saberlo, ${r.v('tenía')} a alguien que en eso se fijaba con ternura.`,
        `Una noche bajó la niebla. No una niebla cualquiera: una de las que borran. Borró el muelle, borró la luna, y del otro lado ya no se vio ninguna luz.`,
        `En su lugar se oyó ${w.sound}, y en el umbral aparecieron ${w.trail}.`,
        `—Entonces voy yo —${r.v('dijo')} ${r.name}.`,
        opt(`Hay quien espera a que se levante la niebla. Y hay quien se pone los zapatos.`),
      ],
      scene: {
        place: 'una ventana frente a una bahía',
        time: 'al anochecer, con niebla',
        action: 'busca una luz en la otra orilla',
        objects: ['una ventana encendida', 'niebla sobre el agua', w.objects[0]],
      },
    }),
    ({ r, s, w, w2, pick, opt }) => ({
      title: pick('Por donde no se ve', 'Un guía inesperado'),
      text: [
        `La niebla tiene calles, aunque nadie las ha contado. En la primera olía a ${w.scent}. En la segunda esperaba ${w.guide.un}.`,
        `—Tú buscas una luz —dijo—. Se te nota en la prisa.`,
        `—La de ${s.name}.`,
        `—Sigue encendida. Lo que pasa es que la niebla se acostó encima. Y no solo de la tuya.`,
        `Le mostró entonces ${w.land}. ${w.lost}.`,
        pick(
          `—La niebla no es mala —explicó ${w.guide.el}—. Es lo que queda cuando la gente deja de decirse las cosas.`,
          `—¿Sabes de qué está hecha la niebla? —preguntó ${w.guide.el}—. De palabras que nadie dijo a tiempo.`,
        ),
        `${r.name} ${r.v('guardó')} silencio. Luego ${r.v('levantó')} la cara.`,
        `—¿Y dónde empieza?`,
        `—En el faro. Hace mucho que nadie sube.`,
        opt(
          w2
            ? `Entre las piedras brillaba ${w2.token.un}. ${r.name} ${w2.token.g === 'f' ? 'la' : 'lo'} ${r.v('recogió')}: a ${s.name} ${s.le} iba a gustar.`
            : `Echaron a andar, con las manos por delante, como se anda siempre hacia lo que importa.`,
        ),
      ],
      scene: {
        place: w.land,
        time: 'de noche, entre la niebla',
        action: `camina junto a ${w.guide.el}`,
        objects: ['niebla', ...w.objects],
      },
    }),
    ({ r, s, memory, w, trait, pick, opt }) => ({
      title: pick('Noventa y nueve escalones', 'Una carta en la escalera'),
      text: [
        `El faro tenía noventa y nueve escalones. En el cincuenta, cuando las piernas preguntaban si de verdad hacía falta, había un sobre con la letra de ${s.name}.`,
        `${r.name} ${r.v('se sentó')} a leer:`,
        `«${memory.note}»`,
        memory.echo(),
        pick(
          `Hay recuerdos que uno visita. Este, en cambio, vino y se sentó en el escalón, hombro con hombro.`,
          `${r.name} ${r.v('leyó')} el papel hasta sabérselo. Después lo ${r.v('leyó')} una vez más, por gusto.`,
        ),
        `Y ${r.v('entendió')} algo sencillo: la luz que ${r.v('buscaba')} llevaba mucho tiempo encendida. Estaba ahí, doblada en cuatro, entre sus manos.`,
        `Los otros cuarenta y nueve escalones ni los ${r.v('contó')}.`,
        opt(
          trait
            ? `En el reverso había una línea más: «${trait.card}. Y que no se le quite».`
            : `En el reverso había solo una palabra: «Siempre».`,
        ),
        opt(`—Así se sube un faro —murmuró ${w.guide.el}, que resoplaba detrás—: de carta en carta.`),
      ],
      scene: {
        place: 'la escalera de caracol de un faro',
        time: 'a medianoche',
        action: 'lee una carta en un escalón',
        objects: ['una carta', 'escalones de piedra', ...memory.objects],
      },
    }),
    ({ r, s, quality, deed, pick, opt }) => ({
      title: pick('La lámpara apagada', 'Arriba'),
      text: [
        `Arriba, enroscada en la lámpara como un gato gris, dormía la Niebla.`,
        `—No se enciende —dijo, sin abrir los ojos—. Ya lo intentaron otros. Soplan, tallan, prometen. Y luego bajan.`,
        `Abajo, la bahía era un hueco sin orillas.`,
        `Pero ${r.name} no había subido con las manos vacías. Llevaba lo que más ${s.v('admira')} ${s.name}, lo que encendería cualquier faro: ${quality.what}.`,
        ...deed('la Niebla'),
        pick(
          `Entonces la lámpara parpadeó. Una vez. Dos. Como quien despierta y reconoce la casa.`,
          `Y donde había estado la Niebla quedó solo un vaho en el cristal. ${r.name} lo ${r.v('limpió')} con la manga. Debajo había luz.`,
        ),
        opt(`—Era tan fácil —suspiró la Niebla, ya casi aire.`),
        opt(`—No —${r.v('dijo')} ${r.name}—. Pero valía la pena.`),
      ],
      scene: {
        place: 'lo alto de un faro',
        time: 'en la hora más oscura de la noche',
        action: 'se acerca a una gran lámpara envuelta en niebla',
        objects: ['una lámpara enorme', 'niebla con forma de gato', 'cristales empañados'],
      },
    }),
    ({ r, s, fav, w, trait, quality, pick, opt }) => ({
      title: pick('La misma orilla', 'Dos luces'),
      text: [
        `La luz cruzó la bahía de una zancada. ${w.back}.`,
        `Y al otro lado, en el muelle, con una linterna en la mano y la niebla todavía en el pelo, ${s.v('estaba')} ${s.name}.`,
        `—${s.n('Venía', 'Veníamos')} a buscarte —${s.v('dijo')}.`,
        `—Yo también.`,
        quality.toYou
          ? `—¿Y sabes qué pensaba por el camino? En lo que más admiro de ti: ${quality.toYou}.`
          : `Se quedaron así, sin decir nada, porque por fin estaba todo dicho.`,
        `${r.name} abrió la mano y ${s.le} mostró ${w.token.un}, que había traído de tan lejos. Caminaron a casa despacio, hablando ${fav.about}, y el faro, desde arriba, les iba alumbrando los pies.`,
        trait ? opt(`${r.name} ${trait.still}. Y ojalá que nunca cambie.`) : null,
        pick(
          `Ahora, en aquella ciudad, a la hora de siempre, se enciende una sola ventana. La de los dos.`,
          `Ya no hay dos ventanas que se saludan de lejos. Hay una, y se queda encendida hasta tarde.`,
        ),
        opt(`Y si alguna noche baja la niebla, nadie se asusta. Saben muy bien lo que hay que decir.`),
      ],
      scene: {
        place: 'un muelle junto al faro',
        time: 'al amanecer',
        action: `se reencuentra con ${s.name}`,
        objects: ['una linterna', w.token.un, 'un faro encendido'],
      },
    }),
  ],
}
