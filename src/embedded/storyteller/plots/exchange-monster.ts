import { upperFirst } from '../language/text.ts'
import { plot } from './plot.ts'
import { HABITS, MONSTERS, WORDS } from './props/exchange-monster.ts'

/** A monster comes from under the bed, on exchange for five days, to learn what children do. */
export const exchangeMonster = plot({
  id: 'exchange-monster',
  shape: 'visitor',
  suits: ({ r }) =>
    r.band === '5-7' || r.band === '8-11'
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
  title: ({ r, pick }, { monster }) =>
    pick(
      `${r.name} y el monstruo de intercambio`,
      `${monster.name} vive debajo de la cama`,
      `Cinco días con ${monster.name}`,
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
    ({ r, s, fav, star, joke, pick, when, opt, soft }, { monster }) => ({
      title: pick('El huésped', 'Lunes', 'Algo tocó desde abajo'),
      text: [
        pick(
          `El lunes por la noche, se oyó toc, toc. Venía de debajo de la cama de ${r.name}.`,
          `Debajo de la cama se oyó un estornudo educado. Y luego una voz: —¿Se puede?`,
          `Primero salió una maleta peluda. Detrás de la maleta venía alguien.`,
        ),
        pick(
          `Era ${monster.un}. Se llamaba ${monster.name} y traía una carta muy formal: «Alumno de intercambio. Cinco días. Come de todo».`,
          `—Buenas noches. Yo soy ${monster.name}, de intercambio —dijo ${monster.un}—. Vengo a aprender qué hacen los niños. En mi escuela nadie lo sabe.`,
        ),
        pick(
          `Llegó corriendo con una linterna, por el ruido, ${s.full}. Vio la maleta, vio los colmillos y ${s.v('dijo')} lo único que se dice en estos casos: —¿Ya cenaste?`,
          `—¿Con quién hablas? —preguntaron desde el pasillo. Y ahí se ${s.v('quedó')}, con la linterna en alto, ${s.full}. Luego ${s.v('fue')} por otra almohada.`,
        ),
        pick(
          `—Pregunta uno —leyó ${monster.o} en su libreta—: ¿qué es lo que más gusta aquí? ${r.name} lo ${r.v('dijo')} sin pensar: ${fav.all}.`,
          `Para la tarea tenía que apuntar lo que más ${r.le} gusta a ${r.name}. Apuntó: ${fav.all}. Lo subrayó con la uña.`,
          `Lo primero que aprendió fue lo más importante de ${r.name}, o sea, lo que más ${r.le} gusta: ${fav.all}.`,
        ),
        pick(
          `Y como para que se entendiera mejor, en ese momento apareció ${star.un}. ${upperFirst(star.el)} ${star.does[0]}.`,
          `—¿Y eso? —preguntó ${monster.o}. Era ${star.un}, que ${star.does[0]}. El monstruo se escondió detrás de su maleta.`,
          `En el cuarto estaba ${star.un}. ${upperFirst(monster.o)} hizo una reverencia, por si mandaba.`,
        ),
        when(
          joke,
          soft(
            pick(
              `La segunda nota de su libreta decía: «Importante. ${upperFirst(joke)}. Preguntar si todos los niños».`,
              `También apuntó, con signos de admiración, que ${joke}.`,
            ),
          ),
        ),
        opt(
          pick(
            `Esa noche ${monster.o} durmió abajo, por costumbre. Roncaba como un refrigerador.`,
            'Debajo de la cama olía a pelo mojado y a menta.',
          ),
        ),
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
    ({ r, s, star, needed, pick, opt, soft }, { monster, first, second }) => ({
      title: pick('Martes y miércoles', 'Cosas que aprendió', 'Apuntes'),
      text: [
        pick(
          `El martes tocaba ${first.what}. ${first.went}.`,
          `Martes: ${first.what}. ${first.went}. En la libreta puso: «Difícil, pero bonito».`,
        ),
        pick(
          `El miércoles fue el turno de ${second.what}. ${second.went}.`,
          `—Hoy, ${second.what} —${r.v('dijo')} ${r.name}, que ya ${r.v('era')} quien mejor enseñaba. ${second.went}.`,
        ),
        needed(monster.o),
        pick(
          `Con ${star.el} no hubo que explicarle nada: ${star.does[1]}, y ${monster.o} aplaudió con las cuatro orejas.`,
          `Lo que mejor se le dio fue estar con ${star.el}, que ${star.does[2]}. Se entendieron enseguida.`,
          `${upperFirst(star.el)} ${star.does[1]}. ${upperFirst(monster.o)} quiso hacer lo mismo y rompió una lámpara.`,
        ),
        pick(
          `${upperFirst(s.name)} ${s.v('enseñó')} una cosa también: a decir «perdón» sin meter la cabeza en la maleta.`,
          `Para la cena, ${s.name} ${s.v('puso')} otro plato. Era el de ${monster.o}, que se comió la sopa, la cuchara y un pedacito de mantel.`,
        ),
        pick(
          `Pero esa noche, debajo de la cama, se oyó un ruido nuevo: ${monster.cry}. Era ${monster.o}, que quería ver su casa.`,
          `Luego se apagó la luz, y ${monster.o} dijo muy bajito: —¿Y qué hacen los niños cuando les falta su casa?`,
        ),
        soft(
          pick(
            `—Pensar en algo —${r.v('dijo')} ${r.name}—. En algo muy bueno. —¿Y dónde queda? —preguntó ${monster.o}.`,
            `${r.name} lo ${r.v('pensó')}. No es fácil de explicar. Es más fácil ir.`,
          ),
        ),
        opt('La vecina preguntó por el perro nuevo. Nadie la corrigió.'),
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
    ({ r, s, place, there, air, keep, recall, star, pick }, { monster }) => ({
      title: pick('Jueves', 'Debajo de la cama', 'El camino de los monstruos'),
      text: [
        pick(
          `Los monstruos conocen un camino: se entra por debajo de la cama y se sale donde uno quiera. Esa vez salieron donde ${r.name} ${r.v('quiso')}: ${there}.`,
          `—Por aquí —dijo ${monster.o}, y levantó la orilla de la colcha. Gatearon un poquito. Del otro lado estaba ${there}.`,
          `Debajo de la cama había una puerta bajita. ${r.name} ${r.v('pensó')} muy fuerte a dónde ir. Y al abrirla se vio ${there}.`,
        ),
        air[0],
        pick(
          `${upperFirst(s.name)} también ${s.v('cupo')} por la puerta. Apenitas.`,
          `${upperFirst(monster.o)} no tocó nada. Miraba con todos los ojos.`,
          `Nadie dijo «cuidado». Nadie dijo «ya es tarde».`,
        ),
        pick(
          `Ahí, donde se había quedado, estaba ${keep.un}. ${r.name} ${keep.lo} ${r.v('levantó')} y se ${keep.lo} ${r.v('enseñó')} a ${monster.o}.`,
          `—¡Mira! —${r.v('dijo')} ${r.name}. En el suelo había ${keep.un}.`,
        ),
        recall(),
        pick(
          `—Ah —dijo ${monster.o}—. Entonces, cuando algo les falta, vienen aquí.`,
          `${upperFirst(monster.o)} escribió una sola palabra en su libreta. Era «esto».`,
          `Y ya no se oyó más aquel ruido triste.`,
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
      title: pick('Viernes', 'El examen', 'La maestra de abajo'),
      text: [
        pick(
          `El viernes vino por ${monster.name} su maestra, una monstrua altísima con sombrero. —A ver —dijo—, asusta a alguien.`,
          `El último día era el examen. De debajo de la cama salió una monstrua altísima, con sombrero y regla. —Enséñame qué aprendiste —ordenó—. Di «${word}».`,
        ),
        pick(
          `${upperFirst(monster.o)} abrió la boca. No salió nada. Se puso de color gris y empezó a temblar.`,
          `Se le olvidó todo. Hasta su nombre. Dos lágrimas verdes cayeron en la maleta.`,
        ),
        act(monster.o),
        soft(
          pick(
            `—Eso —dijo ${monster.o}, y respiró—. Eso es lo que aprendí.`,
            `La maestra bajó la regla. —¿Qué fue eso? —preguntó—. En nuestra escuela no lo damos.`,
          ),
        ),
        pick(
          `Entonces ${keep.el} ${pick(...keep.wakes)}. La monstrua se quitó el sombrero, despacio: hacía cien años que no veía algo así.`,
          `${r.name} ${r.v('sacó')} ${keep.el}. ${upperFirst(keep.el)} ${pick(...keep.wakes)}, y a la maestra se le ablandó hasta la regla.`,
        ),
        pick(
          `Y ${star.el} ${pick(...star.helps)}. Por la puerta de abajo se asomaron veinte monstruos más, a ver si quedaba lugar.`,
          `${upperFirst(star.el)} ${pick(...star.helps)}. —¡Aprobado! —gritaron desde debajo de la cama.`,
        ),
        soft(
          pick(
            `En vez de «${word}», ${monster.o} dijo «gracias». Le salió perfecto.`,
            `—Diez —dijo la maestra—. Y la mitad del diez es de ${r.name}.`,
          ),
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
      title: pick('Sábado', 'La despedida', 'La maleta peluda'),
      text: [
        pick(
          `El sábado hubo que hacer la maleta. No cerraba: llevaba una almohada, nueve dibujos y medio mantel.`,
          `Cinco días son poquísimos. ${upperFirst(monster.o)} dobló el pijama en cuatro, como le ${r.v('había')} enseñado ${r.name}.`,
        ),
        pick(
          `Todavía alcanzó la mañana para lo mejor de todo: ${star.together}. ${upperFirst(star.el)} no quería que se acabara.`,
          `Antes de irse pidió una última clase, y fue esta: ${star.together}. Con ${star.el}, claro.`,
        ),
        pick(
          `—¿Y con quién vas a practicar ahora? —preguntó ${monster.o}. ${upperFirst(s.name)} ${s.v('abrazó')} a ${r.name} y ${s.v('contestó')} otra cosa.`,
          `Luego la maleta se fue por debajo de la cama y el cuarto se quedó grande. ${upperFirst(s.name)} ${s.v('se sentó')} en la cama, junto a ${r.name}.`,
        ),
        praise(`${s.v('dijo')} ${s.name}`),
        pick(
          `A veces llega una carta por abajo. Huele a menta y dice: «Aquí ya todos quieren ir».`,
          `Ahora, en la escuela de los monstruos, hay una clase nueva. Se llama ${r.name}.`,
          `Si de noche se oye un ronquido debajo de la cama, no es nada. Es ${monster.name}, que vino de visita.`,
        ),
        pick(
          `Y en la mesita, donde llega la luz de la luna, está ${keep.el}. Es la llave del camino de abajo.`,
          `Junto a la cama, del lado de la puerta bajita, ${r.name} ${r.v('dejó')} ${keep.el}. Por si alguien quiere volver.`,
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
