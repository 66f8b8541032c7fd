import { small, upperFirst } from '../language/grammar/text.ts'
import { plot } from './plot.ts'
import { ISLANDS, WAVES, WHIRLED } from './props/bath-sea.ts'

/** No plug comes near a bath. */
const PLUGGED =
  /(?<![A-Za-zÀ-ỹ])(?:licuadora|batidora|secadora|tele(?:visi[oó]n)?|plancha|tablet|celular|aspiradora|ventilador|microondas|l[aá]mpara)s?(?![A-Za-zÀ-ỹ])/iu

/** A voyage for the smallest: the bath grows into a sea, and the way home is a towel. */
export const bathSea = plot({
  id: 'bath-sea',
  shape: 'voyage',
  suits: ({ r, fav }) => (r.role !== 'pet' && (r.baby || r.band === '2-4') && !PLUGGED.test(fav.all) ? 6 : 0),
  set: ({ pick }) => ({ island: pick(...ISLANDS), whirled: pick(...WHIRLED), wave: pick(...WAVES) }),
  title: ({ r, star, pick }, { whirled }) =>
    pick(
      `El mar de ${r.name}`,
      `${r.name} y ${whirled.un}`,
      `Chap, chap, ${r.name}`,
      `${r.name} en la tina, con ${star.el}`,
    ),
  cover: ({ star, keep }, { island, whirled }) => ({
    place: 'una tina blanca que flota en el mar',
    time: 'por la tarde',
    weather: 'con sol y olas pequeñas',
    seen: 'desde el agua',
    recipient: `va en la tina como en un barco, junto a ${star.un}`,
    sender: 'rema con un cepillo de espalda',
    objects: ['una tina blanca', star.un, keep.un, island.un, whirled.un],
    pose: 'sit',
  }),
  chapters: [
    ({ r, s, fav, star, pick, soft }, { wave }) => ({
      title: pick('Al agua', 'La tina', 'Primero un pie'),
      text: [
        pick(
          `Al agua, patos. Un pie. El otro pie. ${r.name}, en la tina. Y al borde de la tina, con la esponja, ${s.full}.`,
          `Hora del baño. Agua tibia, agua clara. Adentro, ${r.name}. Afuera, con las mangas mojadas, ${s.full}.`,
          `Tina tibia. Agüita clara. En el agua, ${r.name}. Y muy cerca, toalla en mano, ${s.full}.`,
        ),
        pick(
          `Una oreja. La otra oreja. Y a hablar de lo que más ${r.le} gusta a ${r.name}: ${fav.all}.`,
          `Entre la espuma hablaron de lo que más ${r.le} gusta a ${r.name}: ${fav.all}.`,
          `Una rodilla. La otra rodilla. ¿Y lo que más ${r.le} gusta? Esto: ${fav.all}.`,
        ),
        pick(
          `Plop. ¿Qué cayó al agua? ¡${upperFirst(star.un)}! ${upperFirst(star.sound)}.`,
          `${upperFirst(star.sound)}, se oyó entre la espuma. ¡${upperFirst(star.un)}! Plop.`,
          `Y de la espuma, despacito, salió ${star.un}. Plop.`,
        ),
        soft('Flic, flac, hacían los pies.'),
        pick(
          `El agua creció. Creció otro poquito. ${wave}.`,
          `Entonces la tina se movió. ¿Se movió? Se movió. ${wave}.`,
          `Se fueron las paredes. Se fue el jabón. ${wave}.`,
        ),
      ],
      view: {
        place: 'un baño con una tina llena de espuma',
        time: 'al final de la tarde',
        weather: 'con vapor en la ventana',
        seen: 'desde la puerta',
        recipient: `juega en la tina con ${star.un}`,
        sender: 'exprime una esponja',
        objects: ['una tina blanca', star.un, 'espuma', 'una toalla'],
        pose: 'sit',
      },
    }),
    ({ r, s, star, needed, pick, when }, { island, wave }) => {
      const known = needed(island.who.el, `${upperFirst(island.who.el)} no conocía a ${r.name}.`)
      return {
        title: pick('Todo el mar', 'Tierra a la vista', upperFirst(island.un)),
        text: [
          pick(
            `Ya no era una tina. Era un barco. Iban ${r.name}, ${s.name} y ${star.el}. ${wave}.`,
            `¡Qué mar tan grande! Y en medio, un barco blanco con patas. ${wave}.`,
            `${upperFirst(s.name)} ${s.v('remaba')} con el cepillo. Uno, dos. Uno, dos. ${wave}.`,
          ),
          pick(
            `${upperFirst(star.el)} ${pick(...star.does)}.`,
            `${upperFirst(star.sound)}, decía ${star.el}, que iba de capitán.`,
          ),
          pick(
            `¡Tierra! Era ${island.un}. Ahí vivía ${island.who.un}.`,
            `¿Qué es aquello? ${upperFirst(island.un)}. ¿Y quién saluda? ${upperFirst(island.who.un)}.`,
            `Pum, chocaron con ${island.un}. —¡Mi casa! —dijo ${island.who.un}.`,
          ),
          when(
            known,
            known,
            pick(
              `—¿Hay lugar? —preguntó ${island.who.el}, y se subió también.`,
              `${upperFirst(island.who.el)} les regaló tres burbujas: una grande, una mediana y una que hizo pop.`,
              `${upperFirst(island.who.el)} quería ir. Se hicieron a un ladito. ¡A bordo!`,
            ),
          ),
          pick(`Y otra vez al mar. ${wave}.`, `Adiós a ${island.el}. ${wave}.`, `Rema, rema, rema. ${wave}.`),
        ],
        view: {
          place: `el mar con ${island.un}`,
          time: 'por la tarde',
          weather: 'con sol y olas pequeñas',
          seen: 'desde el aire',
          recipient: `saluda desde la tina a ${island.who.un}`,
          sender: 'rema con un cepillo de espalda',
          objects: [island.un, island.who.un, star.un, 'una tina blanca'],
          pose: 'wave',
        },
      }
    },
    ({ r, place, there, air, keep, recall, pick }, { wave }) => ({
      title: pick('Lo que se vio desde la tina', 'Muy, muy lejos', 'Más allá de la espuma'),
      text: [
        pick(
          `El agua se puso clarita, clarita. Y en el fondo se veía algo: ${there}.`,
          `Miraron para abajo. ¿Peces? No. ¿Piedras? No. Era ${there}.`,
          `Una ola grande levantó la tina. Y desde arriba se veía ${there}.`,
        ),
        air[0],
        pick(
          `Una burbuja subió, subió, y pop. Adentro venía ${keep.un}. ¡A ${r.n('la mano', 'las manos')} de ${r.name}!`,
          `Vino una ola, dejó algo en la tina y se fue. Era ${keep.un}.`,
          `Flotando, flotando, llegó ${keep.un}. ${r.name} ${keep.lo} ${r.v('pescó')} con los dedos.`,
        ),
        recall(),
        pick(
          `Y a navegar. ${wave}.`,
          `El mar esperó. Luego siguió. ${wave}.`,
          `Un ratito más. Y otra vez a remar. ${wave}.`,
        ),
      ],
      view: {
        place: place ?? 'el fondo de un mar transparente con luz dorada',
        time: 'por la tarde',
        weather: 'con luz dorada en el agua',
        seen: 'desde debajo del agua',
        recipient: `pesca con los dedos ${keep.un}`,
        sender: 'señala lo que brilla en el fondo',
        objects: [keep.un, 'burbujas', 'una tina blanca'],
        pose: 'look',
      },
    }),
    ({ s, star, keep, holder, act, pick, soft }, { whirled }) => ({
      title: pick('El remolino', 'Vueltas y vueltas', 'Glu, glu, glu'),
      text: [
        pick(
          `¡El tapón! El agua daba vueltas. En medio giraba ${whirled.un}.`,
          `¿Y el tapón? ¡Un remolino! Y adentro, ${whirled.un}.`,
          `El agua se iba por el agujero. Vueltas y vueltas daba ${whirled.un}.`,
        ),
        soft(pick(`—¡Me voy por el agujero! —decía.`, `—¡Doy vueltas! —decía.`, `—¡No me quiero ir! —gritaba.`)),
        act(whirled.o, 'fear'),
        pick(
          `${holder.name} ${holder.v('levantó')} ${keep.el}. ¡Oh! ${upperFirst(whirled.o)} dejó de mirar el agujero.`,
          `Y ${holder.name} ${holder.v('levantó')} ${keep.el}. A ${whirled.o} se le olvidó el agujero.`,
          `¡Mira! ${holder.name} ${holder.v('levantó')} ${keep.el}. ${upperFirst(whirled.o)} miró, y se le pasó el susto.`,
        ),
        pick(
          `${upperFirst(pick(...star.helps))}. ¡Ah!, hizo ${whirled.o}.`,
          `Y ${pick(...star.helps)}. ${upperFirst(whirled.o)} ya sonreía.`,
        ),
        pick(
          `${upperFirst(s.name)} ${s.v('puso')} el tapón. Plop. Una vuelta. Media. Ninguna.`,
          `Y ${s.name} ${s.v('pescó')} el tapón y lo ${s.v('puso')}. ¡Plop! Ya.`,
          `Plop: ${s.name} ${s.v('tapó')} el agujero. Ya, ya, ya.`,
        ),
      ],
      view: {
        place: 'un remolino de agua y espuma',
        time: 'al atardecer',
        weather: 'con olas redondas',
        seen: 'desde la orilla del remolino',
        recipient: `tiende ${keep.un} hacia ${whirled.un}`,
        sender: 'sostiene la tina con fuerza',
        objects: [whirled.un, keep.un, star.un, 'espuma'],
        pose: 'give',
      },
    }),
    ({ star, keep, praise, pick }, { island, whirled, wave }) => ({
      title: pick('La toalla', 'Puerto', 'Fuera del agua'),
      text: [
        pick(
          `Se fueron las olas. Volvió el jabón. ${upperFirst(whirled.o)} se acostó en la jabonera.`,
          `¿Y el mar? Se quedó quieto, y otra vez era agua de baño. ¿Y ${island.who.el}? Ya en su casa, durmiendo.`,
          `El mar se hizo chiquito, chiquito, y cupo otra vez en la tina. Adiós, olas.`,
          `¡Puerto! ¡Puerto! El puerto era una toalla, grande y calientita.`,
        ),
        pick(
          `¿Y mañana? Mañana toca ${star.together}. ¡Otra vez!`,
          `—¿Y mañana? —Mañana, ${star.together}. Y otro baño.`,
        ),
        ...praise({
          asks: whirled.o,
        }),
        pick(
          `Un dedo arrugado, otro dedo arrugado. Y ${star.el}, en la toalla.`,
          `Un pie seco. Otro pie seco. Ya salió también ${star.el}.`,
          `Adiós, mar. Ya está seco también ${star.el}. Muy lejos, todavía: ${small(wave)}.`,
        ),
        pick(
          `En la tina vacía ya no había mar. Había una gota. Y junto a la gota, ${keep.el}.`,
          `¿Y en el borde de la tina? ¿Qué se quedó a secar? ${upperFirst(keep.el)}.`,
          `Y cerca de la cama, con olor a mar, ${keep.el}.`,
        ),
      ],
      view: {
        place: 'un baño con la tina vacía y una toalla enorme',
        time: 'de noche',
        weather: 'con luna en la ventana empañada',
        seen: 'desde la orilla de la tina',
        recipient: `asoma la cara por una toalla y mira ${keep.un}`,
        sender: 'abraza y seca con la toalla',
        objects: ['una toalla', keep.un, star.un, whirled.un],
        pose: 'hug',
      },
    }),
  ],
})
