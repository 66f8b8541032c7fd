import { upperFirst } from '../language/grammar/text.ts'
import { plot } from './plot.ts'
import { FAMES, MAYORS, TRUE_GUESTS } from './props/eminence.ts'

/** Mistaken for somebody famous by a whole town; its museum of that life is wrong but for one room. */
export const eminence = plot({
  id: 'eminence',
  shape: 'mistaken-identity',
  has: /^(?:el|la) (?:foto)$/,
  suits: ({ r }) =>
    r.role === 'pet' || r.baby || r.band === '2-4' || r.several
      ? 0
      : r.band === '12-17' || r.role === 'friend' || r.role === 'colleague' || r.role === 'teacher'
        ? 6
        : 3,
  set: ({ pick }) => ({
    fame: pick(...FAMES),
    mayor: pick(...MAYORS),
    guest: pick(...TRUE_GUESTS),
    town: pick('Santa Espera', 'San Casi del Monte', 'Villa Equis'),
  }),
  hears: ({ mayor }) => mayor.o,
  wonders: ({ mayor: { o } }) => [
    `Aquella sala no tenía letrero, y ${o} preguntó qué era.`,
    `${upperFirst(o)} se sabía de memoria todo el museo, menos aquello.`,
    `En el programa no venía esa sala, y ${o} preguntó por ella.`,
    `A ${o} había que explicarle aquello, para que saliera de su error.`,
  ],
  title: ({ r, pick }, { town }) =>
    pick(`${town} espera a ${r.name}`, `${r.name} y la confusión de ${town}`, `Con ustedes, ${r.name}`),
  cover: ({ star, keep }, { fame, mayor }) => ({
    place: 'una plaza de pueblo con banderines y una banda de música',
    time: 'a mediodía',
    weather: 'con sol',
    seen: 'desde el balcón del ayuntamiento',
    recipient: `saluda desde una alfombra roja, junto a ${star.un}`,
    sender: 'carga las maletas y aguanta la risa',
    objects: [star.un, keep.un, fame.prop, mayor.un],
    pose: 'wave',
  }),
  chapters: [
    ({ r, s, fav, star, pick, soft }, { fame, mayor, town }) => ({
      title: pick('Por fin en el pueblo', 'Una bienvenida exagerada', `Parada en ${town}`),
      text: [
        pick(
          `El autobús paró un buen rato en ${town}. ${r.name} ${r.v('bajó')} a estirar las piernas. Detrás, con las bolsas, ${s.v('bajó')} ${s.full}. Y entonces empezó a tocar una banda.`,
          `Era solo una parada para comprar agua. Pero cuando en ${town} ${r.v('se bajó')} ${r.name}, y detrás ${s.full}, la plaza entera se puso a aplaudir.`,
          `En ${town} no conocían a nadie. Por eso se extrañaron tanto al bajar del autobús ${r.name} y, un paso más atrás, ${s.full}. ¡Había alfombra roja!`,
        ),
        pick(
          `—¡Por fin! —dijo ${mayor.un}—. ¡Tenemos aquí a ${fame.title}!`,
          `Se adelantó ${mayor.un} y dijo con mucha emoción: —Le damos la bienvenida a ${fame.title}.`,
          `Entre la gente se abrió paso ${mayor.un}. —Es un honor —dijo—. ¡Por fin llegó ${fame.title}!`,
        ),
        soft(
          pick(
            `Era un error, claro. ${r.name} ${r.v('quiso')} explicarlo, pero la música tocaba tan fuerte que no se oyó nada.`,
            `—${s.spoken('Creo', 'Creemos')} que se confunden —${s.v('dijo')} ${s.name}. Pero todos aplaudieron más fuerte, porque les pareció modestia.`,
            `—¿Es a mí? —${r.v('preguntó')} ${r.name}, y ${r.v('miró')} hacia atrás, por si venía alguien importante. No venía nadie.`,
          ),
        ),
        pick(
          `Para el libro de honor preguntaron lo que más ${r.le} gusta a ${r.name}, y esa fue la única respuesta verdadera de la tarde: ${fav.all}.`,
          `—Para el programa de fiestas, ¿qué es lo que más ${r.le} gusta? —preguntó ${mayor.o}. A eso sí podían contestar: ${fav.all}.`,
        ),
        pick(
          `El pueblo no perdió el tiempo. Al rato, en el lugar de honor, con moño y todo, ya ${star.present}. ${star.el} ${star.does[0]}.`,
          `En cuanto se supo, todo el pueblo se puso a arreglar la plaza. Entre flores y banderines ${star.present}. ${star.el} ${star.does[0]}.`,
        ),
      ],
      view: {
        place: 'una plaza de pueblo con alfombra roja',
        time: 'a mediodía',
        weather: 'con sol y confeti',
        seen: 'desde la banda de música',
        recipient: `descubre ${star.un} al final de la alfombra`,
        sender: 'sostiene las bolsas con cara de sorpresa',
        objects: [star.un, mayor.un, 'una alfombra roja', 'una tuba'],
        pose: 'stand',
      },
    }),
    ({ r, s, star, needed, pick, soft, opt }, { fame, mayor }) => ({
      title: pick('Nadie cree la verdad', 'Agenda de una celebridad', 'El acto oficial'),
      text: [
        pick(
          `Lo primero que tenía que hacer la visita era ${fame.asked}. Como no hubo manera de negarse, ${r.name} lo ${r.v('hizo')} lo mejor posible. ${fame.passes}.`,
          `—Ahora toca ${fame.asked} —anunció ${mayor.o}. Todo el pueblo miraba a ${r.name}, que no ${r.v('quiso')} desilusionar a nadie. ${fame.passes}.`,
        ),
        soft(
          pick(
            `—La verdad es que no sabemos nada de ${fame.in} —${s.v('insistía')} ${s.name}. Y el pueblo aplaudía, porque creía que era una broma.`,
            `Tres veces ${s.v('intentó')} ${s.name} decir la verdad. A la tercera ${s.le} dieron una medalla por la sencillez.`,
            `${upperFirst(s.name)} ${s.v('explicó')} otra vez que era una confusión, pero cuanto más lo ${s.v('explicaba')}, más aplausos había.`,
          ),
        ),
        pick(
          `Por suerte ${star.el} ${star.does[1]}, y la gente, por mirar, se olvidó de hacer preguntas.`,
          `Menos mal que ${star.el} ${star.does[2]}: la gente se ponía a mirar, y eso daba un respiro.`,
          `Y mientras ${r.name} ${r.v('saludaba')}, ${star.el} ${star.does[1]}. En las fotos quedó muy bien.`,
        ),
        needed(
          mayor.o,
          pick(
            `Entre aplauso y aplauso, ${mayor.o} quiso saber más de ${r.name}.`,
            `Lejos del micrófono hablaron de ${r.name}.`,
          ),
        ),
        pick(
          `Pero al fondo de la plaza había alguien que no aplaudía. Cada vez que se hablaba de ${fame.in}, se escondía un poco más en su silla.`,
          `Solo una persona estaba triste, en la última fila. ${r.name} ${r.v('se dio')} cuenta de que, si alguien decía «${fame.in}», esa persona agachaba la cabeza.`,
          `Entonces ${r.name} ${r.v('vio')} algo que nadie más vio: entre la gente, alguien se tapaba la cara cada vez que se hablaba de ${fame.in}.`,
        ),
        opt(`—Tenemos que encontrar a quien esperaban de verdad —${s.v('dijo')} ${s.name}.`),
      ],
      view: {
        place: 'una plaza con tarima y sillas',
        time: 'por la tarde',
        weather: 'con sol',
        seen: 'desde la última fila',
        recipient: `inaugura ${fame.prop} ante el público`,
        sender: 'trata de explicar algo a los aplausos',
        objects: [star.un, fame.prop, 'collares de flores', 'un micrófono'],
        pose: 'point',
      },
    }),
    ({ r, star, keep, air, place, there, recall, pick }, { fame, mayor, town }) => ({
      title: pick('El museo equivocado', 'La última sala', 'Lo único verdadero'),
      text: [
        pick(
          `Luego tocaba ver un museo con la vida de ${fame.title}. Nada era de ${r.name}, ni la cuna ni los diplomas. Solo en la última sala había algo de verdad: ${there}.`,
          `La visita terminaba en un museo de doce salas, y en once se equivocaban de persona. En la última, no. Ahí estaba ${there}.`,
          `En ${town} había hasta un museo con la vida de ${fame.title}. Nada de lo que mostraban era de ${r.name}, hasta que abrieron la última puerta. Ahí estaba, sin ningún error, ${there}.`,
        ),
        air[0],
        pick(
          `En el centro, sin vitrina y sin cordón, había ${keep.un}. ${r.name} ${keep.lo} ${r.v('tomó')}, y no sonó ninguna alarma.`,
          `Sobre una mesa, sin ningún letrero, había ${keep.un}. ${r.name} ${keep.lo} ${r.v('levantó')}, y nadie dijo «no se toca».`,
        ),
        recall(),
        pick(
          `—Esta sala no la hicimos nosotros —dijo ${mayor.o}, con la boca abierta. Y empezó a sospechar que se habían confundido.`,
          'La gente del pueblo se miró. Había llegado alguien a quien valía la pena recibir, y no era quien esperaban.',
          `—Entonces no es ${fame.title} —murmuró ${mayor.o}—. Pero es alguien a quien quieren mucho.`,
          `${mayor.o} tragó saliva. Por fin comprendía que se habían equivocado de persona.`,
        ),
      ],
      view: {
        place: place ?? 'una sala de museo llena de luz dorada',
        time: 'por la tarde',
        weather: 'con luz dorada',
        seen: 'desde detrás de un cordón rojo',
        recipient: `levanta ${keep.un} con cuidado`,
        sender: 'se detiene y mira de cerca',
        objects: [keep.un, star.un, 'un cordón rojo'],
      },
    }),
    ({ r, s, star, keep, act, pick, soft }, { fame, guest, mayor }) => ({
      title: pick('Quien no quería salir', 'La persona que esperaban', 'El discurso'),
      text: [
        pick(
          `A la hora del discurso, al fondo de la plaza quedaba una silla vacía. Detrás de una cortina estaba, encogida, la visita de verdad: ${guest.un}.`,
          `Faltaba el discurso. Debajo de la tarima asomaban dos pies. ${r.name} ${r.v('se agachó')} a mirar, y ahí estaba la visita de verdad: ${guest.un}.`,
          `Detrás de un telón se oyó un suspiro. Ahí se escondía la visita de verdad: ${guest.un}.`,
        ),
        pick(
          `—Sé mucho de ${fame.in} —dijo ${guest.o}—, pero me da miedo hablar.`,
          `—Ensayé el discurso cien veces, y en ninguna había gente —dijo ${guest.o}.`,
          `—Venía en el mismo autobús —confesó ${guest.o}—. Vi a tanta gente que me agaché.`,
        ),
        act(guest.o, 'fear'),
        soft(pick(`—Así me da menos miedo —dijo ${guest.o}.`, `A ${guest.o} se le pasó el susto, o la mitad.`)),
        pick(
          `${r.name} le ${r.v('enseñó')} ${keep.el} y le ${r.v('contó')} de dónde venía. —Si eso se puede contar, lo mío también —dijo ${guest.o}, y subió a la tarima.`,
          `Entonces ${r.name} ${r.v('mostró')} ${keep.el}. Por mirar${keep.lo}, ${guest.o} se olvidó de la gente, y subió a la tarima.`,
          `${r.name} ${r.v('puso')} ${keep.el} junto al micrófono. —Si me tiembla la voz, miro ahí —dijo ${guest.o}, y subió.`,
        ),
        pick(
          `La gente no callaba. Entonces ${pick(...star.helps)}. Se hizo un silencio, ${guest.o} habló de ${fame.in}, y nadie se quiso ir.`,
          `Para darle ánimo, ${pick(...star.helps)}. —Ahora sí —dijo ${guest.o}. Y habló de ${fame.in} una hora entera.`,
          `La plaza era puro ruido. ${pick(...star.helps)}. Todos voltearon. Entonces ${guest.o} dijo la primera palabra sobre ${fame.in}. Las demás salieron solas.`,
        ),
        soft(
          `—¿Y entonces quién es la otra visita? —preguntó ${mayor.o}. —${r.n('Es', 'Son')} ${s.calls} —${s.v('contestó')} ${s.name}, con mucho orgullo.`,
        ),
      ],
      view: {
        place: 'una tarima con telón y micrófono',
        time: 'al atardecer',
        weather: 'con faroles de papel',
        seen: 'desde detrás del telón',
        recipient: `le ofrece ${keep.un} a ${guest.un}`,
        sender: 'aparta el telón',
        objects: [keep.un, star.un, 'un micrófono', 'un telón'],
        pose: 'give',
      },
    }),
    ({ r, s, star, keep, praise, pick, soft }, { fame, guest, mayor, town }) => ({
      title: pick('Fe de erratas', 'Nadie se equivocó tanto', 'Perdón por la confusión'),
      text: [
        pick(
          `Antes de la despedida, ${mayor.o} pidió perdón por la confusión y mandó poner en la plaza una placa con dos nombres: el de ${guest.o} y el de ${r.name}.`,
          `El pueblo reconoció su error, pero nadie quiso quitar los adornos. —Llegaron por equivocación —dijo ${mayor.o}—, y ahora son de la casa.`,
          `—Nos equivocamos de persona, pero no de fiesta —dijo ${mayor.o}. Y hubo baile en honor de ${r.name} y de ${guest.o}.`,
        ),
        pick(
          `De regreso, en lugar de otro acto oficial, quedaron en ${star.together}.`,
          `Después de tantos discursos, lo que daba gusto era ${star.together}.`,
        ),
        ...praise({
          lead: pick(
            `En el autobús, lejos de los micrófonos, ${s.name} ${s.v('dijo')} el único discurso que faltaba. Era para ${r.name}.`,
            `Cuando se fue el último vecino, ${s.name} ${s.v('quiso')} decirle a ${r.name} algo que no era ninguna equivocación.`,
            `Ya no había música ni aplausos. Por eso se oyó tan bien lo que ${s.name} ${s.v('tenía')} que decir.`,
          ),
          asks: mayor.o,
          when: 'Antes de que saliera el autobús',
        }),
        soft(
          pick(
            `De vez en cuando llega una carta de ${guest.o}. Habla de ${fame.in}, y al final siempre dice: «Gracias por encontrarme».`,
            `Cada año, en ${town}, celebran el Día de la Equivocación, y ${guest.o} da el discurso sin que le tiemble la voz.`,
            `En ${town}, ${guest.o} tiene ahora una escuela de ${fame.in}. En la primera fila hay siempre sillas guardadas.`,
          ),
        ),
        pick(
          `De aquel museo, ${r.name} ${r.v('se llevó')} una sola cosa: ${keep.el}.`,
          `${r.name} no ${r.v('tiene')} museo, ni falta que hace. Con ${keep.el} basta, y eso sí es de verdad.`,
        ),
      ],
      view: {
        place: 'un autobús de noche con luces cálidas',
        time: 'de noche',
        weather: 'con estrellas en la ventana',
        seen: 'desde el asiento de enfrente',
        recipient: `mira ${keep.un} en la palma de la mano`,
        sender: 'recarga la cabeza y sonríe',
        objects: [keep.un, star.un, 'collares de flores', 'una ventana'],
        pose: 'sit',
      },
    }),
  ],
})
