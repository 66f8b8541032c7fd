import type { Arc } from '../kit/kit.ts'
import type { Person } from '../language/person.ts'
import { upperFirst } from '../language/text.ts'

/** The hero is a pet; the sender is its person, who has lost the left shoe. */
export const nose: Arc = {
  id: 'nose',
  suits: ({ r }) => (r.species === 'dog' || r.species === 'cat' ? 4 : 0),
  title: ({ r, s, pick }) =>
    pick(
      `${r.name} y el zapato que se fue de casa`,
      `La noche en que ${r.name} ${r.v('salvó')} la mañana`,
      s.plural ? `${r.name} y el caso del zapato izquierdo` : `${r.name}, ${s.name} y el zapato izquierdo`,
    ),
  cover: ({ s }) => ({
    place: 'el jardín de una casa',
    time: 'a primera hora de la mañana',
    action: `trae un zapato en la boca hasta los pies de ${s.name}`,
    objects: ['un zapato', 'una maceta', 'un par de zapatos'],
  }),
  chapters: [
    ({ r, s, fav, w, trait, pick, opt }) => ({
      title: pick('El zapato izquierdo', 'Falta algo', 'Un caso serio'),
      text: [
        pick(
          `Para ${r.name}, el mundo se divide en dos: ${s.name} y lo demás.`,
          `Lo primero que hay que saber de ${r.name} es que ${s.name} ${r.le} ${s.v('pertenece')}.`,
          `En casa de ${r.name} ${s.v('vive')} también ${s.name}, que ${s.v('paga')} las cuentas y ${s.v('abre')} las latas.`,
        ),
        pick(
          `En el mundo hay cosas estupendas. Sobre todo, ${fav.all}. Pero ${s.name} ${s.v('va')} primero.`,
          `Después de ${s.name}, lo mejor de la vida está claro: ${fav.all}.`,
          `Hay otras cosas que merecen la pena: ${fav.all}, sin ir más lejos. Pero por orden.`,
        ),
        trait
          ? `Y un dato para los historiadores: «${trait.card}».`
          : `Y un dato para los historiadores: en esa casa nunca se había perdido nada.`,
        `Por eso, la noche en que desapareció ${s.spoken('el', 'un')} zapato izquierdo de ${s.name}, hubo que tomar el asunto con seriedad. ${dogOr(r, 'Sin zapato no hay paseo de mañana. Y sin paseo de mañana, ¿para qué sirve la mañana?', 'Sin zapato nadie va a trabajar. Y si nadie va a trabajar, ¿quién compra las latas?')}`,
        `${r.name} ${r.v('olfateó')} la alfombra. Olía a ${w.scent}. En el suelo había ${w.trail}.`,
        pick(
          `—Ajá —${r.v('dijo')} ${r.name}. (En su idioma, claro. Aquí va traducido).`,
          `—Caso abierto —${r.v('dijo')} ${r.name}. (Lo dijo con las orejas, que es más rápido).`,
          `—Interesante —${r.v('dijo')} ${r.name}. (Sonó más bien a «mmm», pero quería decir eso).`,
        ),
        opt(
          pick(
            `La casa dormía. El refrigerador roncaba. Una sombra salió por la ventana de la cocina sin hacer ruido. Casi sin hacer ruido: había una maceta.`,
            `Dieron las tres. Hasta el reloj bostezó. Y por la ventana de la cocina salieron dos orejas, un lomo y, al final, el resto.`,
          ),
        ),
      ],
      scene: {
        place: 'la sala de casa, a oscuras',
        time: 'de noche',
        action: 'olfatea la alfombra en busca de pistas',
        objects: ['un zapato sin pareja', 'una maceta', w.objects[0]],
      },
    }),
    ({ r, s, w, w2, plant, turn, pick, opt, soft }) => ({
      title: pick('Siguiendo la nariz', 'Más allá del jardín', 'Una pista fresca'),
      text: [
        pick(
          `La nariz de ${r.name} sabe más que muchas bibliotecas. Dobló a la izquierda, saltó un muro y llegó a ${w.land}.`,
          `Nadie le enseñó a ${r.name} a leer el aire. Tampoco hizo falta. Aquel rastro doblaba a la izquierda, saltaba un muro y acababa en ${w.land}.`,
        ),
        `—Por fin alguien con buen olfato —suspiró ${w.guide.un}—. Aquí ${w.now}.`,
        soft(`—¿Y el zapato? —${r.v('preguntó')} ${r.name}.`),
        `—Lo tiene la Sombra Grande. Se lleva lo que huele a cariño, por si se le quita el frío. ${plant('la Sombra')}.`,
        turn(
          { intro: 'A la entrada de todo pedía papeles un mapache.', o: 'el mapache' },
          `${r.name} ${r.v('pensó')} en el pie izquierdo de ${s.name}, tan desamparado. Y ${r.v('echó')} a correr.`,
        ),
        opt(
          w2
            ? `En el camino había ${w2.token.un}. No era un zapato, pero ${w2.token.g === 'f' ? 'la' : 'lo'} ${r.v('llevó')} en la boca de todos modos, por si era importante.`
            : `Corría el aire, corrían los arbustos, corría hasta la luna, que no quería perderse nada.`,
        ),
        opt(`Lejos, muy lejos, se oía ${w.sound}.`),
      ],
      scene: {
        place: w.land,
        time: 'de noche, a la luz de la luna',
        action: `corre con la nariz en alto junto a ${w.guide.el}`,
        objects: ['una luna llena', ...w.objects],
      },
    }),
    ({ r, s, memory, w, pick, opt }) => ({
      title: pick('La cueva de las cosas queridas', 'Un olor conocido', 'Lo que huele a casa'),
      text: [
        pick(
          `La Sombra Grande vivía en una cueva. Había allí guantes sin pareja, cartas, una manta de bebé, tres gorros. Todo olía a alguien.`,
          `El rastro terminaba en una cueva. Dentro había paraguas, guantes, un osito sin ojo, once calcetines. Nada brillaba. Todo olía a alguien.`,
        ),
        `Y de pronto, entre tantos olores, el mejor: ${s.name}. Era un papel doblado. Las letras no se leen con la nariz, pero ${w.guide.el}, que sabía leer, leyó:`,
        `«${memory.note}»`,
        pick(
          `${r.name} no ${r.v('entendió')} las palabras una por una. Las ${r.v('entendió')} todas juntas, que es como se entiende una voz querida.`,
          `${r.name} ${r.v('cerró')} los ojos. Aquello estaba guardado en el sitio más seguro del mundo: detrás de las orejas, justo donde se rasca.`,
        ),
        pick(
          `Y el corazón, tun, tun, tun, ${r.le} marcó el camino en la oscuridad.`,
          `Después de eso, la oscuridad ya no parecía tan oscura.`,
          `Hay olores que son como una mano en el lomo. Aquel era el primero de la lista.`,
        ),
        opt(`—A alguien le importas mucho —dijo ${w.guide.el}. ${r.name} ya lo ${r.v('sabía')}.`),
        opt(`Ahora el zapato estaba cerca. Se olía.`),
        opt(
          `Entre guante y guante, la cueva entera parecía contener la respiración. Hasta las goteras caían de puntitas.`,
        ),
      ],
      scene: {
        place: 'una cueva llena de objetos perdidos',
        time: 'en plena noche',
        pose: 'look',
        action: `escucha un papel que lee en voz alta ${w.guide.el}`,
        objects: ['un papel doblado', 'guantes sin pareja', ...memory.objects],
      },
    }),
    ({ r, s, quality, deed, pick, opt }) => ({
      title: pick('La Sombra Grande', 'Frente a frente', 'El fondo de la cueva'),
      text: [
        pick(
          `Al fondo, abrazada al zapato, estaba la Sombra Grande. Era tan grande que no se le veía el final.`,
          `Y allí, donde la cueva se acababa, estaba la Sombra Grande, con el zapato apretado contra el pecho.`,
        ),
        pick(`—¡Fuera! —dijo—. Es mío.`, `—Ni un paso más —dijo—. Lo encontré yo.`),
        pick(
          `${r.name} ${r.v('levantó')} la cabeza. En casa, ${s.name} ${s.v('presume')} de ${r.name} con todas las visitas, y siempre por lo mismo: ${quality.what}. Y había llegado la hora.`,
          `Pero ${r.name} no ${r.v('había')} venido hasta allí para nada. Lo mejor que ${r.v('tiene')}, y ${s.name} lo ${s.v('sabe')} desde el primer día, es esto: ${quality.what}.`,
        ),
        ...deed('la Sombra'),
        pick(
          `La Sombra se encogió. Se hizo del tamaño de un oso, de una silla, de un cojín. Al final cabía debajo de una mesa.`,
          `La Sombra fue soltando: un guante, un gorro, una carta. Y al final, despacito, el zapato izquierdo.`,
        ),
        pick(`—Tenía frío —dijo, ya muy chiquita.`, `—Es que aquí no viene nadie —dijo, con un hilito de voz.`),
        opt(`${r.name} ${r.v('se echó')} a su lado. Así estuvieron un rato. El frío, cuando se reparte, toca a menos.`),
        opt(`Afuera empezaba a clarear, y en algún lugar un despertador estaba a punto de sonar.`),
      ],
      scene: {
        place: 'el fondo de una cueva',
        time: 'poco antes del amanecer',
        action: 'mira con asombro a una sombra enorme que se aferra a un zapato',
        objects: ['un zapato', 'una sombra enorme', 'guantes y gorros'],
      },
    }),
    ({ r, s, fav, w, trait, confession, pick, soft, opt }) => ({
      title: pick(dogOr(r, 'El paseo de la mañana', 'El caso de la lata'), 'Misión cumplida', 'Un par completo'),
      text: [
        `${w.back}. ${upperFirst(w.guide.el)} se despidió con mucha ceremonia.`,
        pick(
          `${r.name} ${r.v('volvió')} por el muro, por la maceta, por la ventana. Cuando amaneció, el zapato izquierdo estaba junto al derecho. Un poquito babeado, pero entero.`,
          `Ventana, maceta, pasillo: el camino de vuelta siempre es más corto. Al salir el sol, el zapato izquierdo dormía al lado del derecho. Con alguna marca de dientes, pero entero.`,
        ),
        `—Pero bueno… —${s.v('dijo')} ${s.name}, y ${s.v('encontró')} dentro ${w.token.un}—. ¿De dónde salió esto?`,
        soft(
          `${r.name} ${r.species === 'dog' ? `${r.v('movió')} la cola` : `${r.v('miró')} a otro lado`}. Hay secretos profesionales.`,
        ),
        confession(`${s.v('dijo')} ${s.name}, y ${r.le} ${s.v('rascó')} justo detrás de las orejas`),
        `${dogOr(r, 'Luego hubo paseo', 'Luego hubo desayuno doble')}. Y después, para celebrar, lo mejor del mundo: ${fav.all}.`,
        trait
          ? `Desde entonces han amanecido muchas mañanas. ${r.name} ${trait.still}.`
          : `Desde entonces, por las noches, la casa duerme tranquila.`,
        opt(`Y debajo de la mesa vive una sombra pequeñita, que ya no tiene frío.`),
        opt(`Duerme bien, casa. Hay quien vigila.`),
      ],
      scene: {
        place: 'la puerta de casa, en el jardín',
        time: 'a primera hora de la mañana',
        action: `celebra con ${s.name} junto a un par de zapatos`,
        objects: ['un par de zapatos', w.token.un, dogOr(r, 'una correa', 'un plato de comida')],
      },
    }),
  ],
}

/** A dog is taken for a walk; a cat has other reasons to care about a shoe. */
const dogOr = (r: Person, dog: string, cat: string) => (r.species === 'dog' ? dog : cat)
