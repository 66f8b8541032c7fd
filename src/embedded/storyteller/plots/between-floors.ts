import { upperFirst } from '../language/text.ts'
import { plot } from './plot.ts'
import { FLOORS, PASSENGERS, STOPS } from './props/between-floors.ts'

/** Stuck in a lift between four and five, where there are more floors than one thinks. */
export const betweenFloors = plot({
  id: 'between-floors',
  shape: 'closed-room',
  suits: ({ r }) =>
    r.role === 'pet' || r.baby || r.band === '2-4'
      ? 0
      : r.several
        ? 6
        : r.role === 'friend' || r.role === 'colleague' || r.band === '12-17'
          ? 5
          : 3,
  set: ({ pick }) => {
    const one = pick(...FLOORS)
    const other = pick(...FLOORS.filter((floor) => floor !== one))
    const [first, second] = FLOORS.indexOf(one) < FLOORS.indexOf(other) ? [one, other] : [other, one]
    return {
      first,
      second,
      passenger: pick(...PASSENGERS),
      stop: pick(...STOPS),
    }
  },
  title: ({ r, pick }, { first }) =>
    pick(
      `Entre el cuatro y el cinco`,
      `El elevador de ${r.name}`,
      `${r.name} en el piso ${first.number}`,
      `Capacidad máxima: ${r.name}`,
    ),
  cover: ({ star, keep }, { passenger, first }) => ({
    place: 'un elevador antiguo con puertas abiertas y botones dorados',
    time: 'por la tarde',
    weather: 'con luz de muchos colores que entra por la puerta',
    seen: 'desde el pasillo de un piso imposible',
    recipient: `asoma la cabeza por la puerta, junto a ${star.un}`,
    sender: 'aprieta un botón con cara de duda',
    objects: [star.un, keep.un, passenger.has, first.thing],
    pose: 'look',
  }),
  chapters: [
    ({ r, s, fav, star, joke, pick, when, soft }, { passenger, stop }) => ({
      title: pick('Clonc', 'Nueve personas o seiscientos kilos', 'Sube'),
      text: [
        pick(
          `Subieron con prisa, las bolsas del súper y ninguna gana de escaleras. Primero, ${r.name}. Deteniendo la puerta con el pie, ${s.full}.`,
          `El elevador era de los de antes, con espejo y reja. ${r.v('cupo')} ${r.name}, cupieron las bolsas y, de lado, ${s.full}.`,
          `«Capacidad máxima», decía la placa, y lo demás estaba borrado. ${r.v('entró')} ${r.name}. Detrás, con las llaves en la mano, ${s.full}.`,
          `Con la escalera recién lavada no hubo más remedio. ${r.v('apretó')} el botón ${r.name}. Y a su lado, contando las bolsas, ${s.full}.`,
          `Era un elevador con mal genio y buena madera. Esa tarde lo tomaron ${r.name} y, con el pan bajo el brazo, ${s.full}.`,
        ),
        pick(
          `Dentro iba ya ${passenger.un}. Buenas tardes. Buenas tardes.`,
          `En el rincón, sin mirar a nadie, iba ${passenger.un}.`,
          `No iban a solas. Apoyando la espalda en el espejo estaba ${passenger.un}.`,
          `Ya lo ocupaba, a medias, ${passenger.un}.`,
        ),
        pick(`${stop}.`, `Todo fue bien hasta que dejó de ir. ${stop}.`),
        pick(
          `Apretaron la alarma. Sonó a despertador de juguete. Se sentaron en el suelo, y para pasar el rato hablaron de lo que más ${r.le} gusta a ${r.name}: ${fav.all}.`,
          `¿Qué se hace en esos casos? Hablar de algo bueno. Eligieron lo mejor que ${r.v('conoce')} ${r.name}: ${fav.all}.`,
          `—Que nadie se asuste —${s.v('dijo')} ${s.name}—. Pensemos en algo bonito. Y para ${r.name} lo bonito es esto: ${fav.all}.`,
          `El tiempo, entre dos pisos, se pasa conversando. El tema lo puso ${r.name}, que ${r.v('tiene')} uno preferido: ${fav.all}.`,
          `Gritaron «¡hola!» hacia arriba y «¡hola!» hacia abajo. Luego hablaron de lo que a ${r.name} más ${r.le} gusta: ${fav.all}.`,
        ),
        pick(
          `Fue decirlo y encenderse un botón que no estaba. Tenía un dibujo. Lo apretaron, se abrió la puerta y subió ${star.un}.`,
          `Entonces sonó una campanita, ding, las puertas se abrieron a la nada, y de la nada subió ${star.un}, con toda naturalidad.`,
          `Tocaron por fuera, con educación. Era ${star.un}. Subía.`,
          `Por la trampilla del techo, sin despeinarse, bajó ${star.un}.`,
          `Y al encenderse otra vez la luz ya había alguien más: ${star.un}.`,
        ),
        when(
          joke,
          soft(
            pick(
              `(En un espacio tan chico se nota todo. Por ejemplo, que ${joke}).`,
              `A los diez minutos ya no había secretos: ${joke}. Lo supo hasta el espejo.`,
            ),
          ),
        ),
      ],
      view: {
        place: 'el interior de un elevador antiguo con espejo',
        time: 'por la tarde',
        weather: 'con una luz amarilla que parpadea',
        seen: 'desde el techo',
        recipient: `se sienta en el suelo, junto a ${star.un}`,
        sender: 'aprieta todos los botones',
        objects: [star.un, passenger.un, 'bolsas del súper', 'botones dorados'],
        pose: 'sit',
      },
    }),
    ({ r, s, star, needed, pick, opt }, { passenger, first, second }) => ({
      title: pick(`Piso ${first.number}`, 'Números que no vienen en el tablero', 'Ding'),
      text: [
        pick(
          `El elevador subió un palmo. Ding. «Piso ${first.number}», dijo una voz de anuncio. ${first.sees}.`,
          `Hubo un tirón hacia arriba, chiquito. Ding. La puerta se abrió en el piso ${first.number}. ${first.sees}.`,
          `Algo hizo ding muy lejos. En el tablero se prendió un ${first.number} escrito a mano. ${first.sees}.`,
          `Cuando por fin se movió, fue para pararse en el ${first.number}. ${first.sees}.`,
        ),
        pick(
          `${r.name} ${r.v('quiso')} bajar a ver. ${upperFirst(s.name)} ${s.v('detuvo')} la puerta, por si acaso.`,
          `Se miraron. Nadie les había dicho que entre dos pisos cupiera tanto.`,
          `—Con razón tarda —${s.v('dijo')} ${s.name}—. Hace todas estas paradas.`,
          `${r.name} ${r.v('saludó')} con la mano. Del otro lado ${r.le} devolvieron el saludo.`,
          `—¿Usted sabía de esto? —${s.v('preguntó')} ${s.name} al espejo. El espejo se empañó.`,
        ),
        pick(
          `Otro palmo. Ding. Piso ${second.number}. ${second.sees}.`,
          `El siguiente fue el ${second.number}. ${second.sees}.`,
          `Un poco más, ding, y ya estaban en el ${second.number}. ${second.sees}.`,
          `Luego vino el ${second.number}, sin avisar. ${second.sees}.`,
        ),
        pick(
          `${upperFirst(star.el)} ${star.does[1]}, y a los de ahí les pareció lo más normal del mundo.`,
          `Quien más se divertía era ${star.el}, que ${star.does[2]}.`,
          `Mientras tanto ${star.el} ${star.does[1]}. También en eso hay quien no cambia de un piso a otro.`,
        ),
        pick(
          `${upperFirst(passenger.o)}, en cambio, no se asomaba. Solo miraba el número cinco.`,
          `Solo ${passenger.o} seguía en su rincón, sin soltar lo que llevaba y con los ojos en el cinco.`,
          `Nada de eso le hacía gracia a ${passenger.o}. Contaba los botones hasta el cinco y volvía a empezar.`,
          `En cada parada, ${passenger.o} se apretaba un poco más en el rincón.`,
        ),
        needed(passenger.o),
        opt('En alguna bolsa, algo que iba helado ya era sopa.'),
      ],
      view: {
        place: 'un elevador con la puerta abierta a un piso imposible',
        time: 'a una hora cualquiera',
        weather: 'con luces de colores',
        seen: 'desde afuera del elevador',
        recipient: `se asoma con asombro, junto a ${star.un}`,
        sender: 'detiene la puerta con la mano',
        objects: [first.thing, second.thing, star.un, passenger.un],
        pose: 'look',
      },
    }),
    ({ r, place, there, air, keep, recall, star, pick, opt }, { passenger }) => ({
      title: pick('Cuatro y medio', 'La parada larga', 'El piso que conocían'),
      text: [
        pick(
          `Justo a la mitad, el elevador se detuvo sin ding. La puerta se abrió sola. Era ${there}.`,
          `«Cuatro y medio», dijo la voz, y por primera vez sonó a persona. Del otro lado estaba ${there}.`,
          `El siguiente no traía número. No lo necesitaba, porque ya habían estado ahí: ${there}.`,
          `La luz cambió antes que la puerta. Y cuando la puerta se abrió, ahí mismo, sin escalón, estaba ${there}.`,
          `A la mitad de la mitad el elevador contuvo el aliento y abrió despacio. Daba a ${there}.`,
        ),
        air[0],
        pick(
          `En el suelo, del lado de allá, estaba ${keep.un}. ${r.name} ${r.v('dio')} un paso, ${keep.lo} ${r.v('levantó')} y ${r.v('volvió')}.`,
          `Algo se atascó en la rendija de la puerta y no la dejó cerrarse. Era ${keep.un}. ${r.name} ${keep.lo} ${r.v('guardó')}.`,
          `${r.name} ${r.v('volvió')} a entrar con algo en la mano: ${keep.un}. La báscula del elevador ni se enteró.`,
        ),
        recall(),
        pick(
          `Así que seguía ahí, a medio piso de distancia. Uno sube y baja, y pasa de largo sin saberlo.`,
          `Las bolsas del súper se quedaron solas en el elevador.`,
          `La puerta esperó. Las puertas, cuando entienden, esperan.`,
          `Hay pisos que no están en ningún edificio. Ese era suyo.`,
          `El tablero no lo tenía. Quién iba a ponerle número a eso.`,
        ),
        opt(
          pick(
            `${upperFirst(passenger.o)} miró por encima de los hombros, y algo se le movió en la cara.`,
            `—Qué suerte —dijo ${passenger.o}. Era lo primero que decía.`,
          ),
        ),
      ],
      view: {
        place: place ?? 'un piso lleno de luz dorada, visto desde un elevador',
        time: 'por la tarde',
        weather: 'con luz dorada',
        seen: 'desde dentro del elevador',
        recipient: `levanta del suelo ${keep.un}`,
        sender: 'detiene la puerta y recuerda en voz alta',
        objects: [keep.un, star.un, 'una puerta de elevador'],
      },
    }),
    ({ r, star, keep, act, pick, soft }, { passenger }) => ({
      title: pick('Cuatro y nueve décimos', 'Casi el cinco', 'Lo que pesaba'),
      text: [
        pick(
          `A un dedo del cinco, otra vez: clonc. —Soy yo —dijo ${passenger.o}—. Cada vez que vengo pasa lo mismo.`,
          `Faltaba un dedo para el cinco. Ahí se quedó. ${upperFirst(passenger.o)} se tapó la cara. —Siempre me pasa aquí.`,
          `Casi llegaban. Se oyó clonc, y luego la voz de ${passenger.o}: —Perdón. Es por mi causa.`,
          `El cinco ya se veía por la rendija. ${upperFirst(passenger.o)} le dio la espalda. —Mejor bajo —dijo.`,
        ),
        pick(
          `En el cinco vivía alguien a quien no veía ${passenger.since}. Subía, se arrepentía y volvía a bajar.`,
          `Según la placa cabían nueve personas. Pero aquello pesaba más: ${passenger.since} no hablaba con quien vivía ahí.`,
          `Detrás de la puerta del cinco había una voz que ${passenger.o} no oía ${passenger.since}.`,
          `—Son seis pasos desde aquí —dijo ${passenger.o}—. No los doy ${passenger.since}.`,
        ),
        act(passenger.o),
        soft(
          pick(
            `—¿Y si ya no me abren? —preguntó ${passenger.o}. Pero ya lo preguntó de pie.`,
            `Se oyó crujir algo. No era el elevador.`,
          ),
        ),
        pick(
          `Las luces se apagaron. En la mano de ${r.name}, ${keep.el} ${pick(...keep.wakes)}. Y el tablero entero se prendió.`,
          `Faltaba apretar el cinco, y el cinco no servía. ${r.name} ${r.v('acercó')} ${keep.el}, que ${pick(...keep.wakes)}. Y el botón se puso verde.`,
          `${r.name} ${r.v('puso')} ${keep.el} sobre la placa de la capacidad máxima. Y ${keep.el} ${pick(...keep.wakes)}. Algo, en los cables, se destrabó.`,
          `Fue entonces cuando ${keep.el} ${pick(...keep.wakes)}, y el motor, allá arriba, carraspeó como quien se decide.`,
        ),
        pick(
          `${upperFirst(star.el)} ${pick(...star.helps)}. Y el elevador subió lo que faltaba, sin ruido, como si lo llevaran en brazos.`,
          `Con eso no bastaba todavía. Entonces ${star.el} ${pick(...star.helps)}, y hubo dedo, y hubo cinco.`,
          `Y ${star.el} ${pick(...star.helps)}. El elevador terminó de subir de puntitas.`,
          `Lo que faltaba por subir lo arregló ${star.el}, que ${pick(...star.helps)}.`,
        ),
      ],
      view: {
        place: 'un elevador a oscuras con botones encendidos',
        time: 'al anochecer',
        weather: 'con una luz que sale de la mano',
        seen: 'desde el tablero de los botones',
        recipient: `acerca ${keep.un} a los botones`,
        sender: `ayuda a levantarse a ${passenger.o}`,
        objects: [keep.un, star.un, passenger.has, 'botones dorados'],
        pose: 'give',
      },
    }),
    ({ r, s, star, keep, praise, pick }, { passenger }) => ({
      title: pick('Por la escalera', 'Nueve minutos', 'Planta baja'),
      text: [
        pick(
          `Habían pasado nueve minutos. Lo decía el reloj del pasillo, que no sabía nada.`,
          `El técnico llegó cuando ya no hacía falta. Según su libreta, el elevador no se había movido.`,
          `Bajaron por la escalera, contando. Entre el cinco y el cuatro había veinte escalones. Ni uno más.`,
          `Al llegar abajo era la misma hora de cuando subieron. El helado, en cambio, sabía la verdad.`,
          `Salieron con las bolsas, el pan y cara de venir de muy lejos.`,
        ),
        pick(
          `Para celebrar el suelo firme escogieron lo mejor que se puede hacer en él: ${star.together}. Con ${star.el}, que no se quiso ir.`,
          `${upperFirst(star.el)} se bajó con ellos, claro. Había quedado pendiente algo que no cabe en un elevador: ${star.together}.`,
          `Esa tarde, con ${star.el} en la mesa, se dedicaron a lo importante: ${star.together}.`,
          `De lo que quedaba del día hicieron buen uso: ${star.together}. ${upperFirst(star.el)} pidió repetir.`,
          `—¿Y ahora? —Ahora, ${star.together}. ${upperFirst(star.el)} ya iba por delante.`,
        ),
        pick(
          `En un descanso de la escalera, con las bolsas en el suelo, alguien tenía algo que decir.`,
          `Y a mitad de la escalera, donde ya no hay botones, se detuvieron.`,
          `Hay cosas que es mejor decir en un lugar chiquito. El descanso de la escalera servía.`,
          `Antes de abrir la puerta de casa, con la llave ya puesta, hubo una pausa.`,
          `En el primer escalón se sentaron a descansar. Y ya que estaban ahí:`,
        ),
        praise(`${s.v('dijo')} ${s.name}`),
        pick(
          `Los jueves, en el cinco, hay merienda. Invita ${passenger.o}, y suben todos, a pie o como se pueda.`,
          `De ${passenger.o} se sabe que ya no baja tan pronto. A veces se queda a cenar.`,
          `Ahora, cuando el elevador se atora, se oye reír. Suele ser ${passenger.o}.`,
          `${upperFirst(passenger.o)} sube todos los días al cinco. A veces a pie, por gusto.`,
        ),
        pick(
          `Junto al botón del cinco, colgando de un clavito, quedó ${keep.el}. Quien ${keep.lo} toca al pasar siente, a medio piso, que algo se abre.`,
          `En la entrada de casa, donde se dejan las llaves, está ${keep.el}. Con eso, el elevador sabe dónde pararse.`,
          `De aquel piso no hay más prueba que ${keep.el}. Está en la repisa, a una altura rara: cuatro y medio.`,
          `En el bolsillo de los días difíciles va siempre ${keep.el}. Pesa poco y sube mucho.`,
          `Cuando alguien pregunta en qué piso viven, ${r.name} ${r.v('señala')} el estante donde está ${keep.el}. No es ahí, pero se entiende.`,
        ),
      ],
      view: {
        place: 'el descanso de una escalera con pasamanos y ventana',
        time: 'al anochecer',
        weather: 'con luz de luna en la ventana',
        seen: 'desde el piso de arriba',
        recipient: `mira ${keep.un} en la palma de la mano`,
        sender: 'deja las bolsas en el suelo y da un abrazo',
        objects: [keep.un, star.un, 'bolsas del súper', 'un pasamanos'],
        pose: 'hug',
      },
    }),
  ],
})
