import { upperFirst } from '../language/grammar/text.ts'
import { plot } from './plot.ts'
import { HABITS, MONSTERS, WORDS } from './props/exchange-monster.ts'

/** A monster comes from under the bed, on exchange for five days, to learn what children do. */
export const exchangeMonster = plot({
  id: 'exchange-monster',
  has: /^la (?:servilleta|vela)$/,
  shape: 'visitor',
  // who sleeps in the next room
  suits: ({ r }) =>
    r.role === 'colleague' || r.role === 'friend'
      ? 0
      : r.band === '5-7' || r.band === '8-11'
        ? 6
        : r.band === null && r.age === 'small' && !r.baby && r.role !== 'pet'
          ? 4
          : 0,
  set: ({ pick }) => {
    const first = pick(...HABITS)
    return {
      monster: pick(...MONSTERS),
      first,
      second: pick(...HABITS.filter((habit) => habit !== first)),
      word: pick(...WORDS),
    }
  },
  hears: ({ monster }) => monster.o,
  wonders: ({ monster: { o } }) => [
    `${upperFirst(o)} sacó la libreta y preguntó qué se anotaba ahí.`,
    `De días buenos ${o} no sabía nada, y hubo que empezar por el principio.`,
    `En la libreta había que poner qué era aquello, y ${o} preguntó.`,
    `${upperFirst(o)} nunca había visto nada así, y quiso saberlo todo.`,
  ],
  title: ({ r, pick }, { monster }) =>
    pick(
      `${r.name} y ${monster.o} de intercambio`,
      `${monster.name}, debajo de la cama de ${r.name}`,
      `Cinco días de ${r.name} con ${monster.name}`,
      `Se hospeda un monstruo en casa de ${r.name}`,
    ),
  cover: ({ star, keep }, { monster }) => ({
    place: 'un cuarto con una cama y una maleta abierta',
    time: 'de noche',
    weather: 'con luna en la ventana',
    seen: 'desde el suelo',
    recipient: `saluda a ${monster.un}, junto a ${star.un}`,
    sender: 'se asoma por la puerta con una linterna',
    objects: [star.un, keep.un, monster.un, 'una maleta peluda'],
    pose: 'wave',
  }),
  chapters: [
    ({ r, s, fav, star, pick, opt, you }, { monster }) => ({
      title: pick('El huésped', 'Lunes', 'Toc, toc, debajo de la cama'),
      text: [
        pick(
          `El lunes por la noche se oyó toc, toc. No venía de la puerta: venía de debajo de la cama de ${r.name}.`,
          `Una noche, debajo de la cama de ${r.name}, alguien estornudó. Luego una voz muy educada preguntó: —¿Se puede?`,
          `Era de noche, y ${r.name} ya ${r.v('estaba')} en la cama, cuando de debajo salió una maleta peluda. Detrás de la maleta venía alguien.`,
        ),
        pick(
          `Era ${monster.un}. Se llamaba ${monster.name}. —Estoy de intercambio —dijo—. Vengo cinco días, a aprender cómo viven los niños.`,
          `Se asomó ${monster.un}. —Me llamo ${monster.name} —dijo—. Vengo cinco días con una tarea: aprender lo que hacen los niños.`,
        ),
        pick(
          `Al oír voces ${s.v('llegó')}, con una linterna, ${s.full}. ${s.v('alumbró')} a la visita de los pies a la cabeza y, en vez de gritar, le ${s.v('trajo')} una almohada.`,
          `—¿Con quién ${you('hablas', 'habla', 'hablan', 'hablás', 'habláis')}? —${s.v('preguntó')} desde el pasillo ${s.full}. Al ver quién era, ${s.v('fue')} por otra almohada.`,
        ),
        pick(
          `—¿Qué es lo que más ${r.le} gusta a ${r.name}? —leyó ${monster.o}, que traía una lista. La respuesta fue fácil: ${fav.all}.`,
          `La primera tarea era anotar lo que más ${r.le} gusta a ${r.name}. ${monster.o} sacó su libreta, y la respuesta fue fácil: ${fav.all}.`,
          `—¿Por dónde empiezo? —dijo ${monster.o}. Empezó por lo que más ${r.le} gusta a ${r.name}: ${fav.all}.`,
        ),
        pick(
          `${monster.o} quiso verlo con sus propios ojos, y no hubo que ir lejos, porque ahí mismo ${star.present}. ${star.el} ${star.does[0]}.`,
          `Para que lo entendiera mejor, ${r.name} le ${r.v('mostró')} ${star.un}. ${star.el} ${star.does[0]}.`,
          `Y como estaba ahí ${star.un}, ${monster.o} se acercó a mirar, muy despacito. ${star.el} ${star.does[0]}.`,
        ),
        opt(`Esa noche ${monster.o} durmió debajo de la cama, como los de su familia. Roncaba como un refrigerador.`),
      ],
      view: {
        place: 'un cuarto con una cama y una maleta abierta',
        time: 'de noche',
        weather: 'con luna en la ventana',
        seen: 'desde la puerta',
        recipient: `se asoma por la orilla de la cama, junto a ${star.un}`,
        sender: 'alumbra con una linterna',
        objects: [star.un, monster.un, 'una maleta peluda', 'una linterna'],
        pose: 'look',
      },
    }),
    ({ r, s, star, needed, pick, soft }, { first, monster, second }) => ({
      title: pick('Martes y miércoles', 'Lo que aprendió', 'Clases para monstruos'),
      text: [
        pick(
          `El martes, ${r.name} le ${r.v('enseñó')} una cosa que hacen los niños: ${first.what}. ${first.went}.`,
          `La primera clase fue el martes, y ${r.name} ${r.v('era')} quien enseñaba. Tocaba ${first.what}. ${first.went}.`,
        ),
        pick(
          `El miércoles tocó ${second.what}. ${second.went}.`,
          `—Hoy vamos a ${second.what.replace('arse ', 'arnos ')} —${r.v('dijo')} ${r.name} el miércoles. ${second.went}.`,
          `La clase del miércoles fue la de ${second.what}. ${second.went}.`,
        ),
        needed(monster.o, `En la libreta de ${monster.o} había una página entera para ${r.name}.`),
        pick(
          `Entre clase y clase, ${star.el} ${star.does[1]}, y ${monster.o} lo anotaba todo en su libreta.`,
          `A la hora del recreo, ${star.el} ${star.does[2]}. —¡Otra vez! —pedía ${monster.o}.`,
          `${star.el} ${star.does[1]}, y eso a ${monster.o} le hizo tanta gracia que se le movieron las orejas.`,
        ),
        soft(
          pick(
            `Para la cena, ${s.name} ${s.v('puso')} un plato más. ${monster.o} se comió la sopa, la cuchara y un pedacito de mantel.`,
            `${upperFirst(s.name)} también le ${s.v('enseñó')} algo: a dar las gracias antes de comerse la servilleta.`,
          ),
        ),
        pick(
          `Pero esa noche, debajo de la cama, se oyó ${monster.cry}. Era ${monster.o}. —Mi casa está muy lejos —dijo—. ¿Qué hacen los niños cuando están tristes?`,
          `Luego, ya con la luz apagada, se oyó ${monster.cry}. Era ${monster.o}: su casa estaba muy lejos. —¿Y qué hacen los niños cuando están tristes? —preguntó.`,
        ),
        pick(
          `—Nos acordamos de un día muy bueno —${r.v('contestó')} ${r.name}. ${monster.o} abrió mucho los ojos: quería verlo.`,
          `—Piensan en un día bonito —${s.v('dijo')} ${s.name}. ${monster.o} quiso saber por dónde se iba a un día así.`,
        ),
      ],
      view: {
        place: 'una cocina con la mesa puesta para uno más',
        time: 'por la tarde',
        weather: 'con sol en la ventana',
        seen: 'desde el otro lado de la mesa',
        recipient: `enseña algo a ${monster.un}, junto a ${star.un}`,
        sender: 'sirve otro plato',
        objects: [star.un, monster.un, 'un plato hondo', 'una libreta'],
        pose: 'explain',
      },
    }),
    ({ r, s, star, keep, air, place, there, recall, pick }, { monster }) => ({
      title: pick('Jueves', 'El camino de los monstruos', 'Por debajo de la cama'),
      text: [
        pick(
          `Los monstruos conocen un camino que empieza debajo de la cama y llega adonde uno quiera. El jueves lo siguieron, y fueron a dar adonde ${s.name} ${s.v('quería')}: ${there}.`,
          `—Yo sé ir —dijo el jueves ${monster.o}, y levantó la colcha. Entraron a gatas ${r.name}, ${s.name} y ${monster.o}. Al salir por el otro lado vieron ${there}.`,
          `Debajo de la cama había una puerta bajita. ${upperFirst(s.name)} ${s.v('pensó')} muy fuerte en un día, ${r.name} ${r.v('empujó')} la puerta, y del otro lado estaba ${there}.`,
        ),
        air[0],
        pick(
          `${monster.o} no tocó nada. Solo miraba, con los ojos muy abiertos.`,
          `—Qué bien se está aquí —dijo ${monster.o}, y se descalzó para no hacer ruido.`,
          `De tanto mirar, a ${monster.o} se le fue quitando la tristeza.`,
        ),
        pick(
          `Entre los pies de ${monster.o} había ${keep.un}. ${r.name} ${keep.lo} ${r.v('levantó')} para ver${keep.lo} de cerca.`,
          `—¡Mira! —${r.v('dijo')} ${r.name}. Ahí, como si nada, había ${keep.un}.`,
        ),
        recall(),
        pick(
          `—Ya entiendo —dijo ${monster.o}—. Cuando los niños están tristes, piensan en un día así, y se les pasa.`,
          `${monster.o} lo anotó en su libreta con letra grande: «Los niños guardan los días buenos». Y ${r.name} ${r.v('guardó')} ${keep.el}.`,
          `Y ${r.name} ${r.v('se llevó')} ${keep.el}, por si ${monster.o} se volvía a poner triste.`,
        ),
      ],
      view: {
        place: place ?? 'un lugar lleno de luz dorada detrás de una puerta bajita',
        time: 'por la noche',
        weather: 'con luz dorada',
        seen: 'desde una puerta muy bajita',
        recipient: `enseña ${keep.un} a ${monster.un}`,
        sender: 'sale gateando por una puerta bajita',
        objects: [keep.un, star.un, monster.un],
      },
    }),
    ({ r, star, keep, act, pick, soft }, { monster, word }) => ({
      title: pick('El examen', 'Viernes', 'La maestra de abajo'),
      text: [
        pick(
          `El viernes salió de debajo de la cama la maestra de ${monster.name}, altísima y con sombrero. —A ver ese «${word}» —dijo.`,
          `El último día hubo examen. Lo ponía la maestra de ${monster.name}, altísima y con sombrero. —Quiero oír un «${word}» —ordenó.`,
        ),
        pick(
          `Pero a ${monster.o} no le salió ni una letra. Se puso gris. —¿Y si no sirvo para asustar? —susurró.`,
          `${monster.o} abrió la boca y no salió nada. —No voy a poder —susurró después, con un temblor.`,
        ),
        act(monster.o, 'fear'),
        soft(pick(`Se le quitó el temblor. Ya solo faltaba la voz.`, `Con eso, ${monster.o} dejó de temblar.`)),
        pick(
          `Entonces ${r.name} ${r.v('mostró')} ${keep.el} y ${r.v('contó')} aquel día. La maestra se quitó el sombrero, y ya no parecía tan alta.`,
          `${r.name} le ${r.v('mostró')} ${keep.el} a la maestra y le ${r.v('contó')} aquel día. —A mí nunca me habían contado nada así —dijo ella, y se sentó.`,
        ),
        pick(
          `Y ${pick(...star.helps)}. A ${monster.o} se le olvidó el examen, y se le escapó un «${word}» enterito.`,
          `Luego ${pick(...star.helps)}. Tanto gusto no le cupo a ${monster.o} en el cuerpo, y salió por la boca: «${word}».`,
        ),
      ],
      view: {
        place: 'un cuarto con la cama levantada y una puerta bajita',
        time: 'por la tarde',
        weather: 'con luz naranja en la ventana',
        seen: 'desde lo alto de un ropero',
        recipient: `acerca ${keep.un} a ${monster.un}`,
        sender: 'aplaude desde la puerta',
        objects: [keep.un, star.un, monster.un, 'un sombrero alto'],
        pose: 'give',
      },
    }),
    ({ r, s, star, keep, praise, pick }, { monster }) => ({
      title: pick('La despedida', 'La maleta peluda', 'Sábado'),
      text: [
        pick(
          `El sábado hubo que hacer la maleta. No cerraba, porque ${monster.o} se llevaba una almohada, nueve dibujos y medio mantel.`,
          `Cinco días pasan muy rápido. El sábado, ${monster.o} dobló su pijama como le ${r.v('había')} enseñado ${r.name} y cerró la maleta.`,
        ),
        pick(
          `Antes de irse, ${monster.o} pidió una última clase, la de ${star.together}.`,
          `Y la mañana entera fue para ${star.together}.`,
        ),
        ...praise({
          lead: pick(
            `Luego la maleta desapareció debajo de la cama, y el cuarto se quedó muy callado. ${upperFirst(s.name)} ${s.v('se sentó')} junto a ${r.name}.`,
            `—¿Quién me va a enseñar ahora? —preguntó ${monster.o}. ${upperFirst(s.name)} le ${s.v('contestó')} que lo aprendido ya era suyo. Y cuando se fue la visita, ${s.v('abrazó')} a ${r.name}.`,
          ),
          asks: monster.o,
          when: 'Con la maleta ya cerrada',
        }),
        pick(
          `En la escuela de los monstruos hay ahora una clase nueva, que da ${monster.o}. La clase se llama ${r.name}.`,
          'De vez en cuando llega una carta por debajo de la cama. Huele a menta, y dice: «¿Cuándo puedo volver?».',
          `Y si una noche se oye un ronquido debajo de la cama, no hay que asustarse. Es ${monster.name}, que vino de visita.`,
        ),
        pick(
          `Para las noches difíciles, ${r.name} ${r.v('tiene')} ${keep.el}. Así, si alguien se pone triste, ya sabe por dónde se va a ese día.`,
          `Junto a la cama ${r.name} ${r.v('dejó')} ${keep.el}. Por ahí se vuelve a aquel día, si hace falta.`,
        ),
      ],
      view: {
        place: 'un cuarto con una cama y una mesita',
        time: 'de noche',
        weather: 'con luna en la ventana',
        seen: 'desde debajo de la cama',
        recipient: `mira ${keep.un} a la luz de la luna`,
        sender: 'abraza y habla bajito',
        objects: [keep.un, star.un, 'una cama', 'una carta'],
        pose: 'hug',
      },
    }),
  ],
})
