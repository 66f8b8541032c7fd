import { upperFirst } from '../language/grammar/text.ts'
import { slipsOut } from '../language/people/animals.ts'
import { plot } from './plot.ts'
import { ERRANDS, HELPERS, STRAYS } from './props/lost-human.ts'

/** An animal has lost its human, who is out for four minutes, and sets a whole street in motion to find them. */
export const lostHuman = plot({
  id: 'lost-human',
  shape: 'search',
  // whoever is looked for is not there to tell it
  suits: ({ r }) => (r.role === 'pet' && slipsOut(r.species) ? 6 : 0),
  isAway: true,
  set: ({ pick }) => {
    const first = pick(...HELPERS)
    return {
      first,
      second: pick(...HELPERS.filter((helper) => helper !== first)),
      stray: pick(...STRAYS),
      errand: pick(...ERRANDS),
    }
  },
  title: ({ r, s, pick }) =>
    pick(
      `${r.name} busca a ${s.name}`,
      `${r.name} y los cuatro minutos`,
      `El día que ${r.name} ${r.v('perdió')} a ${s.name}`,
      `${r.name} sobre la pista`,
    ),
  cover: ({ s, star, keep }, { first }) => ({
    place: 'una calle con un poste lleno de carteles',
    time: 'por la mañana',
    weather: 'con sol y viento',
    seen: 'desde la banqueta',
    recipient: `mira un cartel, junto a ${star.un}`,
    sender: `se ve en un cartel que dice SE BUSCA`,
    objects: [star.un, keep.un, first.un, `un cartel con la cara de ${s.name}`],
    pose: 'look',
  }),
  chapters: [
    ({ r, s, fav, star, pick }) => ({
      title: pick('Las nueve y dos', 'La puerta', 'Una desgracia'),
      text: [
        pick(
          `A las nueve y dos se cerró la puerta. Del otro lado se fueron unos pasos que ${r.name} ${r.v('conocía')} muy bien. Eran de ${s.full}.`,
          `Pasó lo peor que puede pasar. Se abrió la puerta, se cerró la puerta, y de este lado ya no había nadie. Faltaba alguien muy importante: ${s.full}.`,
          `«Ya ${s.spoken('vuelvo', 'volvemos')}», se oyó. Y luego nada. ${r.name} ${r.v('esperó')} muchísimo: casi cinco segundos. Sin duda, alguien se había perdido: ${s.full}.`,
        ),
        pick(
          `Lo primero es no perder la cabeza. ${r.name} ${r.v('revisó')} lo que más ${r.le} gusta en el mundo, por si faltaba también: ${fav.all}. Eso estaba. ${upperFirst(s.name)}, no.`,
          `Ante una desgracia así, ni lo más querido consuela. Y eso que lo más querido de ${r.name} es esto: ${fav.all}.`,
          `Otro día se habría quedado con lo suyo. Porque lo que a ${r.name} más ${r.le} gusta es esto: ${fav.all}. Pero hay cosas que van antes.`,
        ),
        pick(
          `Había que salir a buscar, y no era cosa de ir sin compañía. Por suerte, ahí mismo ${star.present}. ${upperFirst(star.el)} ${star.does[0]}.`,
          `Para una búsqueda hace falta equipo. Y ahí mismo ${star.present}. ${upperFirst(star.el)} ${star.does[0]}.`,
          `Para darse valor, ${r.name} ${r.v('miró')} alrededor. Muy cerca ${star.present}. ${upperFirst(star.el)} ${star.does[0]}.`,
        ),
        pick(
          `Hay en la cocina una ventana que nunca cerró bien. A las nueve y tres, ${r.name} ya ${r.v('estaba')} en la calle.`,
          `Hay una tabla floja en la reja, que es un secreto. A las nueve y tres ya no había nadie en casa.`,
        ),
      ],
      view: {
        place: 'la entrada de una casa con una ventana entreabierta',
        time: 'a las nueve de la mañana',
        weather: 'con sol y viento',
        seen: 'desde el pasillo',
        recipient: `mira fijamente la puerta cerrada, junto a ${star.un}`,
        sender: 'se aleja por la calle, detrás del vidrio',
        objects: [star.un, 'una puerta cerrada', 'un tapete', 'una ventana'],
        pose: 'sit',
      },
    }),
    ({ r, s, star, pick }, { first, second }) => ({
      title: pick('Señas particulares', 'Los carteles', 'Se busca'),
      text: [
        pick(
          `Lo primero fueron los carteles. ${r.name} los ${r.v('dejó')} en cada poste, como se dejan: olían a «Se busca a ${s.name}».`,
          `${r.name} ${r.v('puso')} un aviso en el primer árbol, y otro en el segundo. No llevaban letras, y los entendió la calle entera: se buscaba a ${s.name}.`,
        ),
        pick(
          `Señas de ${s.name}: dos patas, nada de cola, y en las manos un olor que no tiene nadie más.`,
          `La descripción era exacta: ${s.name} ${s.v('camina')} en dos patas, no ${s.v('sabe')} mover las orejas y ${s.v('huele')} a casa.`,
          `«Especie: gente. Carácter: del bueno. ${s.v('Responde')} al nombre de ${s.name}, casi siempre».`,
        ),
        { spare: ['Media calle se asomó a preguntar en qué se podía ayudar.'] },
        pick(
          `La primera pista vino de ${first.un}: ${first.knows}.`,
          `Se presentó ${first.un}. Resultó que ${first.knows}.`,
        ),
        pick(
          `Después habló ${second.un}. Sabía algo también: ${second.knows}.`,
          `Luego quiso ayudar ${second.un}. Tenía otra pista: ${second.knows}.`,
        ),
        pick(
          `${upperFirst(star.el)} ${star.does[1]}, y detrás iba ya media docena de voluntarios.`,
          `A la altura de la panadería, ${star.el} ${star.does[2]}. El equipo lo tomó por una señal.`,
          `Se perdió un minuto entero porque ${star.el} ${star.does[1]}. Nadie dijo nada. Cada quien busca a su modo.`,
        ),
      ],
      view: {
        place: 'una calle con árboles y postes llenos de carteles',
        time: 'por la mañana',
        weather: 'con viento y hojas que vuelan',
        seen: 'desde el suelo',
        recipient: `escucha con atención a ${first.o}`,
        sender: 'se ve en un cartel pegado a un poste',
        objects: [star.un, first.un, second.un, 'un cartel'],
        pose: 'look',
      },
    }),
    ({ r, s, place, there, air, keep, recall, star, pick, opt }, { second }) => ({
      title: pick('La pista caliente', 'Donde más olía', 'Aquí estuvo'),
      text: [
        pick(
          `El rastro doblaba, cruzaba y se ponía de pronto fortísimo. No era un rastro de hoy. Era de antes, y llevaba lejos: ${there}.`,
          `La nariz no se equivoca de camino, pero a veces se equivoca de día. ${r.name} la ${r.v('siguió')} hasta el final, y al final estaba ${there}.`,
          `De pronto olió a ${s.name} por todas partes. Era natural: habían llegado hasta ${there}.`,
          `Al doblar una esquina, la calle ya no era la de hoy. Era de antes, y llevaba lejos: ${there}.`,
        ),
        air[0],
        pick(
          `El equipo esperó atrás, con respeto.`,
          `${r.name} ${r.v('olió')} despacio, de un lado al otro, como quien lee.`,
        ),
        pick(
          `Y ahí, donde más olía, había ${keep.un}. ${r.name} ${keep.lo} ${r.v('tocó')} con la nariz.`,
          `En un rincón apareció ${keep.un}. ${r.name} ya no ${r.v('quiso')} mirar otra cosa.`,
        ),
        recall(),
        pick(
          `El olor de aquel día estaba entero. ${r.name} ${r.v('tomó')} ${keep.el}, y a seguir buscando.`,
          `Quien tiene buena nariz no necesita fotografías. Pero ${r.name} se ${r.v('llevó')} ${keep.el}, como prueba.`,
          `${r.name} ${r.v('tomó')} ${keep.el}, que era una pista de las buenas, y a seguir buscando.`,
        ),
        opt(`${upperFirst(second.o)} se quitó algo de un ojo. Polvo, dijo.`),
      ],
      view: {
        place: place ?? 'un rincón de la calle lleno de luz dorada',
        time: 'por la mañana',
        weather: 'con luz dorada',
        seen: 'desde entre las hojas',
        recipient: `encuentra ${keep.un}`,
        sender: 'se ve muy cerca, como en un recuerdo',
        objects: [keep.un, star.un, 'hojas'],
        pose: 'sit',
      },
    }),
    ({ r, star, keep, act, pick, soft }, { stray, first }) => ({
      title: pick('Otro extravío', 'El humano equivocado', 'Alguien en la banca'),
      text: [
        pick(
          `En la plaza encontraron a una persona perdida. No era la que buscaban: era ${stray.un}.`,
          `—¡Ahí! —avisó ${first.o}. Y sí, había alguien con toda la cara de haberse perdido, pero era otra persona: ${stray.un}.`,
        ),
        pick(`${upperFirst(stray.o)} ${stray.why}.`, `No hizo falta preguntarle nada para saberlo: ${stray.why}.`),
        pick(
          `Cualquiera habría seguido de largo, con la prisa que había. ${r.name} ${r.v('se detuvo')}.`,
          `Eran las nueve y seis y no había tiempo que perder. ${r.name} lo ${r.v('perdió')}.`,
        ),
        act(stray.o),
        soft(
          pick(`Hacía mucho que nadie se detenía por ${stray.o}.`, `Y ${stray.o} ya no tenía cara de haberse perdido.`),
        ),
        pick(
          `Luego ${r.name} le ${r.v('puso')} delante ${keep.el}. —¡Miren eso! —dijo ${stray.o}, en voz alta. Hacía semanas que no decía nada en voz alta, y una vecina abrió la ventana.`,
          `${r.name} ${r.v('dejó')} ${keep.el} en la banca. ${upperFirst(stray.o)} soltó un «¡ah!» que se oyó en toda la plaza. A oírlo salió una vecina, a medio peinar.`,
        ),
        pick(
          `Y ${pick(...star.helps)}. La vecina preguntó qué era aquello, ${stray.o} le contestó, y ya estaban platicando.`,
          `${pick(...star.helps)}. La vecina vino a ver de cerca y se quedó a platicar.`,
        ),
      ],
      view: {
        place: 'una plaza con una banca y palomas',
        time: 'por la mañana',
        weather: 'con sol',
        seen: 'desde detrás de la banca',
        recipient: `se acerca a ${stray.o}, con ${keep.un} al lado`,
        sender: 'se ve muy lejos, con una bolsa en la mano',
        objects: [keep.un, star.un, 'una banca', 'palomas'],
        pose: 'comfort',
      },
    }),
    ({ r, s, star, keep, needed, praise, pick, soft }, { errand, stray, first }) => ({
      title: pick('Las nueve y ocho', 'Hallazgo', 'Buenas noticias'),
      text: [
        pick(
          `Por la banqueta, como si no hubiera pasado nada, con ${errand}, ${s.v('venía')} ${s.name}. ${r.name} ${r.v('corrió')} tanto que ${r.v('llegó')} antes que sus patas.`,
          `Dobló la esquina un olor. Detrás del olor ${s.v('venía')} ${s.name}, con ${errand}. ${r.name} ya no ${r.v('pudo')} pensar en nada.`,
          `Y entonces, al otro lado de la calle, con ${errand}, ${s.v('apareció')} ${s.name}. Lo que siguió fue alegría pura, de la que no deja hablar.`,
        ),
        pick(
          `—Si solo ${s.spoken('fui', 'fuimos')} aquí a la esquina —${s.v('dijo')} ${s.name}, desde abajo de tanto cariño—. No ${s.spoken('tardé', 'tardamos')} ni cinco minutos.`,
          `—¿Qué es todo esto? —${s.v('preguntó')} ${s.name}. Todo esto era el equipo de rescate, que se fue presentando.`,
        ),
        needed(first.o, `Al equipo le faltaba saber algo más de ${r.name}.`),
        pick(
          `Después de un susto así solo quedaba ${star.together}. Era una orden médica.`,
          `Hubo que reponerse, y para eso no hay como ${star.together}, sin prisa y sin perder a nadie de vista.`,
        ),
        ...praise({
          lead: pick(
            `Por la noche, ya con la puerta cerrada, estaban todos de este lado.`,
            `Y después, con una caricia donde más gusta, llegó lo que hacía falta decir.`,
          ),
          asks: first.o,
          when: 'Antes de irse',
        }),
        soft(
          pick(
            `${upperFirst(stray.o)} ya no se pierde: a las nueve en punto, en la banca de la plaza, la vecina le guarda lugar.`,
            `Los carteles siguen en su lugar. ${upperFirst(first.o)} los repasa al pasar, por si hay otra emergencia.`,
          ),
        ),
        pick(
          `Junto a la puerta, donde se espera, está ahora ${keep.el}, y ahí se ${r.v('echa')} ${r.name} cuando toca esperar. Huele a que siempre se vuelve.`,
          `Y en el tapete de la entrada, para la próxima, ${r.name} ${r.v('tiene')} guardado lo que más sirve: ${keep.el}.`,
        ),
      ],
      view: {
        place: 'una sala con un sillón junto a la puerta de entrada',
        time: 'de noche',
        weather: 'con luna en la ventana',
        seen: 'desde el tapete',
        recipient: `descansa en el sillón, cerca de ${keep.un}`,
        sender: 'acaricia y habla bajito',
        objects: [keep.un, star.un, 'un sillón', 'un tapete'],
        pose: 'hug',
      },
    }),
  ],
})
