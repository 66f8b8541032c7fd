import { upperFirst } from '../language/grammar/text.ts'
import { plot } from './plot.ts'

/** Neighbours, each with something that is kept for somebody who has died. */
const NEIGHBOURS = [
  { o: 'el panadero', door: 'la panadería', keeps: 'una bolsa de pan con un nombre escrito' },
  { o: 'la florista', door: 'la tienda de flores', keeps: 'una maceta envuelta en papel' },
  { o: 'el zapatero', door: 'la zapatería', keeps: 'un par de zapatos que parecían nuevos' },
  { o: 'la bibliotecaria', door: 'la biblioteca', keeps: 'un libro envuelto en papel' },
]

/** In memory: the street of somebody who has died still owes them things, and each of them is a story. */
export const owedStreet = plot({
  id: 'owed-street',
  shape: 'farewell',
  inMemory: true,
  suits: ({ r }) => (r.role === 'pet' || r.baby ? 0 : 4),
  set: ({ pick }) => {
    const first = pick(...NEIGHBOURS)
    return { first, second: pick(...NEIGHBOURS.filter((one) => one !== first)) }
  },
  title: ({ r, pick }) =>
    pick(`La calle de ${r.name}`, `Lo que la calle guarda de ${r.name}`, `Por donde ${r.v('pasaba')} ${r.name}`),
  cover: ({ keep }) => ({
    place: 'una calle de casas bajas con macetas',
    time: 'al atardecer',
    weather: 'con luz dorada',
    seen: 'desde una esquina',
    recipient: 'sonríe desde una fotografía en una ventana',
    sender: `camina despacio con ${keep.un} en la mano`,
    objects: ['macetas', keep.un, 'una fotografía con marco', 'una ventana'],
    pose: 'walk',
  }),
  chapters: [
    ({ r, s, fav, star, pick, opt }) => ({
      title: pick('La lista', 'Salir a la calle', 'Una lista corta'),
      text: [
        pick(
          `Era una lista de tres renglones, y cada renglón era un lugar de la calle donde todavía se hablaba de ${r.name}.`,
          `La lista tenía tres renglones, y en cada renglón, un lugar. Los tres estaban en una calle donde se acordaban mucho de ${r.name}.`,
        ),
        pick(
          `La ${s.v('había')} hecho, con su mejor letra, ${s.full}. —De hoy no pasa —${s.v('dijo')}.`,
          `—${s.spoken('Hoy voy', 'Hoy vamos')} a los tres —${s.v('dijo')}, buscando las llaves, ${s.full}.`,
        ),
        pick(
          `La calle sabía muchas cosas de ${r.name}. Sabía, por ejemplo, lo que más ${r.le} gustaba: ${fav.all}.`,
          `En esa calle todos podían decir, sin pensarlo, lo que más ${r.le} gustaba a ${r.name}: ${fav.all}.`,
        ),
        pick(
          `Por eso no fue raro encontrar, junto a la primera puerta, ${star.un}. Alguien más se acordaba.`,
          `Y en el primer escalón, como si esperara compañía, ${star.present}. ${upperFirst(star.el)} ${star.does[0]}. ${upperFirst(s.name)} ${s.v('sonrió')} por primera vez en muchos días.`,
        ),
        pick(
          `—Hay que ir —${s.v('dijo')} ${s.name}. Y ${s.v('siguió')} calle abajo.`,
          `Había que empezar por alguna parte. ${upperFirst(s.name)} ${s.v('respiró')} hondo y ${s.v('caminó')}.`,
        ),
        opt(pick('Era una tarde clara, buena para caminar.', 'El sol daba en una sola banqueta.')),
      ],
      view: {
        place: 'una calle de casas bajas con macetas',
        time: 'por la tarde',
        weather: 'con sol',
        seen: 'desde el umbral de una casa',
        recipient: 'se ve en una fotografía con marco, en la ventana',
        sender: `lee una lista junto a ${star.un}`,
        objects: [star.un, 'macetas', 'una lista escrita a mano'],
        pose: 'read',
      },
    }),
    ({ r, s, star, needed, pick, opt, soft }, { first }) => ({
      title: pick('El primer renglón', upperFirst(first.door), 'Lo que estaba guardado'),
      text: [
        pick(
          `El primer renglón decía: «${upperFirst(first.door)}». ${upperFirst(first.o)} abrió antes de que sonara el timbre.`,
          `Primero había que pasar por ${first.door}. Ahí estaba ${first.o}, mirando hacia la puerta como quien espera.`,
        ),
        pick(
          `—Tengo algo de ${r.name} —dijo. Y de debajo del mostrador sacó ${first.keeps}.`,
          `—Sabía que alguien iba a venir —dijo, y trajo ${first.keeps}.`,
        ),
        pick(`—¿Cuánto se debe? —${s.v('preguntó')} ${s.name}.`, `${upperFirst(s.name)} ${s.v('buscó')} la cartera.`),
        pick(
          `—Aquí se paga con una historia —dijo ${first.o}—. Pero esta vez la pongo yo.`,
          `—Eso no se cobra —dijo ${first.o}—. Lo mejor viene ahora.`,
        ),
        pick(
          `Y contó cómo ${r.v('saludaba')} ${r.name}, con el gesto y todo. Se rieron. Hacía días que nadie se reía ahí.`,
          `Y empezó a contar de ${r.name}, con las manos y con la voz. La risa llegó por sorpresa, y la dejaron pasar.`,
        ),
        needed(first.o, `${upperFirst(s.name)} también ${s.v('quiso')} contar algo.`),
        pick(
          `Al salir, ${star.el} ${star.does[1]}. Como siempre.`,
          `Afuera, ${star.el} ${star.does[2]}, igual que cualquier otro día.`,
        ),
        soft(pick('La puerta hizo tilín al cerrarse.', 'Quedaban dos renglones.')),
        opt(
          pick(
            'En la pared había un calendario del año anterior que nadie quería cambiar.',
            'En la pared, junto al reloj, había una fotografía de la calle en otros tiempos.',
          ),
        ),
      ],
      view: {
        place: first.door,
        time: 'por la tarde',
        weather: 'con sol en los cristales',
        seen: 'desde el mostrador',
        recipient: 'se ve en una fotografía con marco, en la pared',
        sender: `recibe ${first.keeps}`,
        objects: [first.keeps, star.un, 'una fotografía con marco'],
        pose: 'give',
      },
    }),
    ({ r, s, place, there, air, keep, recall, star, pick, opt, soft }, { first }) => ({
      title: pick('El segundo renglón', 'Donde fue aquello', 'Lejos de las tiendas'),
      text: [
        pick(
          `El segundo renglón no era ninguna tienda. Decía: «${upperFirst(there)}».`,
          `El segundo renglón no llevaba a ninguna puerta. Decía solamente: «${upperFirst(there)}».`,
        ),
        pick(
          `${upperFirst(s.name)} ${s.v('dobló')} la esquina, y ${first.o}, que había cerrado un momento, fue también. Y ahí seguía todo, como si no hubiera pasado el tiempo.`,
          `No hizo falta caminar mucho. ${upperFirst(first.o)} quiso ir también, para hacer compañía.`,
        ),
        air[0],
        pick(
          `En el suelo había ${keep.un}. ${upperFirst(s.name)} ${keep.lo} ${s.v('levantó')} con cuidado.`,
          `Y ahí, donde nadie había vuelto a buscar, había ${keep.un}. ${upperFirst(s.name)} ${keep.lo} ${s.v('miró')} un buen rato antes de levantar${keep.lo}.`,
        ),
        recall(),
        pick(
          `Por un momento volvió todo: la misma luz, el mismo ruido, y ${r.name} en medio de todo.`,
          `Casi se oían los pasos de ${r.name}, un poco más adelante.`,
        ),
        soft(
          pick(
            `${upperFirst(s.name)} ${s.v('tardó')} en irse. No había ninguna prisa.`,
            `Antes de irse, ${s.name} ${s.v('dio')} las gracias. No hacía falta decir a quién.`,
          ),
        ),
        opt('El viento movió una cortina en alguna ventana.'),
        opt('El segundo renglón no se tachó. Se subrayó.'),
      ],
      view: {
        place: place ?? 'un lugar con luz dorada',
        time: 'por la tarde',
        weather: 'con luz dorada',
        seen: 'desde unos pasos atrás',
        recipient: 'sonríe en la luz de aquel día',
        sender: `levanta del suelo ${keep.un}`,
        objects: [keep.un, star.un, 'una luz dorada'],
        pose: 'look',
      },
    }),
    ({ r, s, star, keep, act, pick, opt, soft }, { second }) => ({
      title: pick('El último renglón', upperFirst(second.door), 'Lo que se aprende'),
      text: [
        pick(
          `El último renglón llevaba a ${second.door}. La puerta estaba cerrada, y hubo que entrar por el patio. Adentro, a oscuras, estaba ${second.o}.`,
          `Faltaba ${second.door}. La puerta estaba apenas entornada. ${upperFirst(second.o)} llevaba semanas sin ver a nadie.`,
        ),
        pick(
          `—No sé hablar de ${r.name} en pasado —dijo ${second.o}—. Por eso no abro.`,
          `—Si abro, se va a notar más la falta que ${r.v('hace')} ${r.name} —dijo ${second.o}.`,
        ),
        pick(
          `${upperFirst(s.name)} ${s.v('puso')} ${keep.el} en la mesa.`,
          `Entonces ${s.name} ${s.v('mostró')} lo que ${s.v('traía')}, que era ${keep.el}.`,
        ),
        act(second.o),
        pick(
          `—Así era —dijo ${second.o}—. Y yo nunca ${r.le} di las gracias.`,
          `—Y yo que creía que eso se había acabado —dijo ${second.o}.`,
        ),
        pick(
          `${pick(...star.helps)}. ${upperFirst(second.o)} quiso ver mejor, y abrió la puerta de par en par.`,
          `Luego ${pick(...star.helps)}. Para verlo hacía falta luz, y ${second.o} abrió la puerta de par en par. Entró la tarde.`,
        ),
        soft(
          pick(
            'Había polvo, y flores secas, y una silla para las visitas.',
            'Olía a cerrado. Diez minutos después olía a café.',
          ),
        ),
        opt(
          pick(
            'La gente que pasaba empezó a entrar. Cada quien traía una historia.',
            `Entre todos, el nombre de ${r.name} se dijo muchas veces.`,
          ),
        ),
        opt('La luz llegó hasta el fondo.'),
      ],
      view: {
        place: second.door,
        time: 'al atardecer',
        weather: 'con luz que entra por la puerta',
        seen: 'desde adentro, a contraluz',
        recipient: 'se ve en una fotografía con marco, sobre la mesa',
        sender: `pone sobre la mesa ${keep.un}`,
        objects: [keep.un, star.un, 'una mesa', 'una fotografía con marco'],
        pose: 'comfort',
      },
    }),
    ({ r, s, star, keep, praise, pick, opt, soft }, { first, second }) => ({
      title: pick('La lista, entera', 'Toda la calle', 'De vuelta'),
      text: [
        pick(
          `Volvieron por la banqueta del sol ${s.name}, ${first.o} y ${second.o}, y en cada puerta se les sumaba alguien.`,
          `De regreso, en cada puerta se les sumaba alguien. ${upperFirst(first.o)} traía una silla; ${second.o}, otra.`,
        ),
        pick(
          `Sacaron una mesa a la calle, y ${star.el} tuvo el mejor lugar. Era la hora de lo que más ${r.le} gustaba a ${r.name}: ${star.together}.`,
          `Sacaron sillas para todos y un buen lugar para ${star.el}. Era lo que ${r.name} ${r.v('habría')} querido hacer con una tarde así: ${star.together}.`,
        ),
        pick(
          'Cuando se hizo un silencio, nadie tuvo prisa por llenarlo.',
          'Entonces se hizo un silencio, de los buenos.',
        ),
        ...praise({}),
        soft(pick('Nadie contestó. No hacía falta.', 'Se levantó un vaso, y luego todos.')),
        opt('Cantaron un poco, mal y con ganas.'),
        pick(
          `La lista se quedó pegada en una puerta, con sus tres renglones, y nadie la ha quitado.`,
          `Al final de la lista, ${s.name} ${s.v('añadió')} un renglón más: «Volver el domingo».`,
        ),
        pick(
          `Lo que ${r.name} ${r.v('dejó')} en esa calle no se acaba: se reparte.`,
          `Hay calles que se llaman de una manera y se conocen por otra. Esa se conoce por ${r.name}.`,
        ),
        pick(
          `En la ventana, donde todavía da la luz, está ${keep.el}. Y cuando pasa el viento, algo de aquel día sale a la calle.`,
          `Esa noche, ${s.name} ${s.v('puso')} ${keep.el} donde se ve al despertar. Y por la mañana ahí estaba, lo primero de todo.`,
        ),
      ],
      view: {
        place: 'una calle con una mesa larga y faroles',
        time: 'al anochecer',
        weather: 'con las primeras estrellas',
        seen: 'desde un balcón',
        recipient: 'se ve en una fotografía con marco, en la ventana',
        sender: `pone ${keep.un} en la ventana, entre los vecinos`,
        objects: [keep.un, star.un, 'una mesa larga', 'faroles'],
        pose: 'celebrate',
      },
    }),
  ],
})
