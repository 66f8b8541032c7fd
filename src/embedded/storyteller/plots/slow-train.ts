import { list, upperFirst } from '../language/grammar/text.ts'
import { plot } from './plot.ts'
/** Who gets on, and what they say. */
const RIDERS = [
  { un: 'una vaca', el: 'la vaca', says: 'Muu' },
  { un: 'un pollito', el: 'el pollito', says: 'Pío, pío' },
  { un: 'un grillo', el: 'el grillo', says: 'Cri, cri' },
  { un: 'un perrito', el: 'el perrito', says: 'Guau' },
  { un: 'una gatita', el: 'la gatita', says: 'Miau' },
  { un: 'una ovejita', el: 'la ovejita', says: 'Bee' },
  { un: 'una ranita', el: 'la ranita', says: 'Croac' },
  { un: 'un búho', el: 'el búho', says: 'Uh, uh' },
  { un: 'una abejita', el: 'la abejita', says: 'Bzzz' },
]

/** Who waits at the end. */
const GIANTS = [
  { un: 'un gorila', el: 'el gorila', why: 'Tenía sueño, y la cama le quedaba lejísimos' },
  { un: 'una giganta', el: 'la giganta', why: 'Quería ir a dormir, y no sabía por dónde' },
  { un: 'un oso', el: 'el oso', why: 'Tenía sueño, y ya no podía caminar más' },
]

/** A small train at bedtime: at every station somebody sleepy gets on, and at the last there is no more track. */
export const slowTrain = plot({
  id: 'slow-train',
  shape: 'train-journey',
  suits: ({ r }) => (r.role !== 'pet' && (r.baby || r.band === '2-4') ? 6 : 0),
  set: ({ star, pick }) => {
    // what is liked is not met twice
    const riders = RIDERS.filter(({ el }) => !star.el.includes(el.replace(/^(?:el|la) (\p{L}+?)(?:it)?[oa]$/u, '$1')))
    const first = pick(...riders)
    return { first, second: pick(...riders.filter((one) => one !== first)), last: pick(...GIANTS) }
  },
  hears: ({ first }) => first.el,
  title: ({ r, pick }) =>
    pick(`El trenecito de ${r.name}`, `Tiqui, tiqui, ${r.name}`, `${r.name} ${r.v('viaja')} en trenecito`),
  cover: ({ star, keep }, { first }) => ({
    place: 'un tren muy pequeño que cruza un cuarto',
    time: 'de noche',
    weather: 'con luna en la ventana',
    seen: 'desde la alfombra',
    recipient: `viaja en un vagón, junto a ${star.un}`,
    sender: 'conduce un tren pequeño con una gorra',
    objects: [star.un, keep.un, 'un tren pequeño', first.un],
    pose: 'sit',
  }),
  chapters: [
    ({ r, s, fav, star, pick }) => ({
      title: pick('¡A bordo!', 'Sale el trenecito', 'Tiqui, tiqui, tac'),
      text: [
        pick(
          `Tiqui, tiqui, tac. Un trenecito llegó a buscar a ${r.name}. ¿Y quién llevaba el tren? ${upperFirst(s.full)}.`,
          `Por debajo de la puerta entró un trenecito. Al primer vagón se ${r.v('subió')} ${r.name}. Y lo ${s.v('llevaba')} ${s.full}.`,
          `¿Qué suena ahí? Un trenecito. ¿Quién viaja? ${r.name}. ¿Y quién toca la campana? ${s.full}.`,
          `Primero, una lucecita. Luego, un trenecito. ${r.name} se ${r.v('subió')} atrás. Delante, en la locomotora, ${s.full}.`,
        ),
        pick(
          `¿Y qué es lo que más ${r.le} gusta a ${r.name}? Esto: ${fav.all}.`,
          `En el tren ya sabían lo que más ${r.le} gusta a ${r.name}: ${fav.all}.`,
        ),
        pick(
          `Iba a bordo ${star.un}. ${star.sound}, hacía. ${star.el} ${star.does[0]}.`,
          `Y ahí venía ${star.un}. ${star.sound}, hacía. ${star.el} ${star.does[0]}.`,
          `En el segundo vagón viajaba ${star.un}. ${star.sound}, hacía por la ventanilla. ${star.el} ${star.does[0]}.`,
        ),
        pick(
          `—¡Nos vamos a dormir! —${s.v('dijo')} ${s.name}—. ¡Tiqui, tiqui, tac!`,
          `—¡Al País de los Sueños! —${s.v('dijo')} ${s.name}—. ¡Tiqui, tiqui, tac!`,
        ),
      ],
      view: {
        place: 'un cuarto con un tren pequeño junto a la cama',
        time: 'de noche',
        weather: 'con luna en la ventana',
        seen: 'desde la almohada',
        recipient: `viaja en un vagón, junto a ${star.un}`,
        sender: 'conduce con una gorra puesta',
        objects: [star.un, 'un tren pequeño', 'una cama'],
        pose: 'sit',
      },
    }),
    ({ r, s, star, beside, needed, pick, soft }, { first, second }) => ({
      title: pick(upperFirst(first.says), 'Sube uno, suben dos', 'Otra estación'),
      text: [
        pick(
          `Tiqui, tiqui, tac. Primera estación. ¿Quién sube? ¡${upperFirst(first.un)}! ${first.says}. Tenía sueño.`,
          `Tiqui, tiqui, tac. El tren paró. Subió ${first.un}, que bostezaba. ${first.says}.`,
          `Tiqui, tiqui, tac. ${first.says}, se oyó en la estación. Era ${first.un}, con su almohada.`,
        ),
        needed(first.el),
        pick(
          `Tiqui, tiqui, tac. Segunda estación. ¿Quién sube? ¡${upperFirst(second.un)}! ${second.says}. Tenía sueño, sueño, sueño.`,
          `Tiqui, tiqui, tac. Otra estación. Subió ${second.un}, que bostezaba a todo bostezar. ${second.says}.`,
          `Tiqui, tiqui, tac. ${second.says}, se oyó más adelante. Era ${second.un}, con su pijama.`,
        ),
        pick(
          `${star.el} ${star.does[1]}. A ${second.el} le gustó.`,
          `${star.sound}, hizo ${star.el}. Y ${first.el} se rio.`,
        ),
        soft('Por la ventana pasó una luz. Pasó un árbol. Pasó otra luz, más chiquita.'),
        pick(
          `Ya iban ${list([r.name, s.name, star.el, ...beside.map(({ el }) => el), first.el, second.el])}. Tiqui, tiqui, tac.`,
          '¿Caben todos? Caben todos. Tiqui, tiqui, tac.',
          'El trenecito iba lleno, lleno, lleno. Tiqui, tiqui, tac.',
        ),
      ],
      view: {
        place: 'una estación muy pequeña bajo las estrellas',
        time: 'de noche',
        weather: 'con estrellas',
        seen: 'desde el andén',
        recipient: `hace lugar en el vagón, junto a ${star.un}`,
        sender: 'toca una campanita',
        objects: [star.un, 'un tren pequeño', first.un, second.un],
        pose: 'sit',
      },
    }),
    ({ r, s, keep, air, place, there, recall, pick }) => ({
      title: pick('Una parada', 'Lo que se vio desde el tren', 'Muy despacito'),
      text: [
        pick(
          `Tiqui, tiqui, tac. El tren entró en un túnel. ¿Qué había al otro lado? ${upperFirst(there)}.`,
          `Después venía un túnel. Muy oscuro, muy oscuro. Y al salir, muy claro: ahí estaba ${there}.`,
          `El tren subió una cuesta. Uf, uf, uf. Y desde arriba se vio ${there}.`,
        ),
        air[0],
        pick(
          `Alto, alto. Junto a la vía había ${keep.un}. ${r.name} ${keep.lo} ${r.v('agarró')} muy fuerte.`,
          `El tren paró un ratito. Y en ${r.n('la mano', 'las manos')} de ${r.name} apareció ${keep.un}.`,
        ),
        recall(),
        pick(
          'Y el tren siguió, muy despacito. Tiqui… tiqui… tac.',
          'Un ratito más. Y luego, despacito, tiqui… tiqui… tac.',
          `—Adiós, adiós —${s.v('dijo')} ${s.name}. Y el tren siguió. Tiqui… tiqui… tac.`,
        ),
      ],
      view: {
        place: place ?? 'un lugar con luz dorada al salir de un túnel',
        time: 'por la tarde',
        weather: 'con luz dorada',
        seen: 'desde la ventanilla de un tren',
        recipient: `tiene en la mano ${keep.un}`,
        sender: 'detiene el tren y señala',
        objects: [keep.un, 'un tren pequeño', 'un túnel'],
        pose: 'look',
      },
    }),
    ({ star, keep, holder, act, pick }, { last }) => ({
      title: pick('Se acabó la vía', '¿Y la vía?', 'Alguien muy grande'),
      text: [
        pick(
          `Tiqui, tiqui… ¡ay! Se acabó la vía. Y en medio lloraba ${last.un}. ${last.why}.`,
          `Tiqui, tiqui… El tren se detuvo. No había más vía. Solo había ${last.un}. ${last.why}.`,
          `Tiqui, tiqui… ¿Y la vía? En medio de la vía había ${last.un}. ${last.why}.`,
        ),
        act(last.el),
        pick(
          `Entonces ${holder.name} ${holder.v('mostró')} ${keep.el}. ${upperFirst(last.el)} se puso de pie para mirar. ¡Debajo estaba la vía!`,
          `${holder.name} ${holder.v('mostró')} ${keep.el}. —¿A ver? —dijo ${last.el}, y se puso de pie. ¡Debajo estaba la vía!`,
          `Y ${holder.name} ${holder.v('levantó')} ${keep.el}. ${upperFirst(last.el)} dio un paso para mirar. ¡Estaba pisando la vía!`,
        ),
        pick(
          `—${star.sound} —hizo ${star.el}. Todos arriba, y ${last.el} también. Tiqui, tiqui, tac.`,
          `${star.sound}, ${star.sound}, hizo ${star.el}: hay lugar. ¿Cabía ${last.el}? Cabía.`,
          `¡Todos arriba! ¿También ${last.el}? También. ${star.sound}, hizo ${star.el}.`,
        ),
      ],
      view: {
        place: 'el final de una vía junto a un prado oscuro',
        time: 'de noche',
        weather: 'con estrellas',
        seen: 'desde el suelo',
        recipient: `levanta ${keep.un}, frente a ${last.un}`,
        sender: 'abre la puerta del vagón',
        objects: [keep.un, star.un, last.un, 'un tren pequeño'],
        pose: 'give',
      },
    }),
    ({ r, s, star, keep, praise, pick, soft }, { first, second, last }) => ({
      title: pick('El País de los Sueños', 'Todos dormidos', 'Shh'),
      text: [
        pick(
          `Última estación: a dormir. Se durmió ${last.el}. Se durmió ${second.el}. Se durmió ${first.el}.`,
          `Y llegaron al País de los Sueños, que está en la almohada. Bostezó ${first.el}, bostezó ${second.el}, bostezó ${last.el}.`,
          `Bajó ${first.el} en su estación. Bajó ${second.el} en la suya. Bajó ${last.el}, de puntitas. Buenas noches a todos.`,
        ),
        soft(
          pick(
            `${star.el} hizo ${star.sound} muy bajito, y luego nada.`,
            `${star.sound}, hizo bajito ${star.el}, y se durmió también.`,
          ),
        ),
        ...praise({
          asks: 'el trenecito',
        }),
        soft(
          pick(
            `${r.name} ${r.v('cerró')} los ojos. Tiqui… tiqui… tac.`,
            'Shh. El trenecito también se durmió. Tiqui… tiqui… tac.',
            `${upperFirst(s.name)} ${s.v('cerró')} despacito la última puerta. Tiqui… tiqui… tac.`,
          ),
        ),
        pick(
          `Muy cerca, al alcance de la mano, quedó ${keep.el}.`,
          `Y hasta mañana, cerca de la cama, se queda ${keep.el}.`,
          `El tren apagó las luces. Solo se quedó en vela ${keep.el}, que cuidaba a todos.`,
        ),
      ],
      view: {
        place: 'un cuarto en silencio con un tren pequeño parado junto a la cama',
        time: 'de noche',
        weather: 'con luna en la ventana',
        seen: 'desde la puerta',
        recipient: `duerme junto a ${star.un}`,
        sender: 'apaga la lámpara y habla bajito',
        objects: [keep.un, star.un, 'un tren pequeño', last.un],
        pose: 'sleep',
      },
    }),
  ],
})
