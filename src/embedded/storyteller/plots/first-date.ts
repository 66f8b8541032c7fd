import { upperFirst } from '../language/text.ts'
import { plot } from './plot.ts'
import { DATES, SMALL_TALK, WATCHERS } from './props/first-date.ts'

/** A couple plays at meeting for the first time; the game holds until they come past where it happened. */
export const firstDate = plot({
  id: 'first-date',
  shape: 'make-believe',
  suits: ({ r, s }) => (r.role === 'partner' && !r.several && !s.several && r.age !== 'small' ? 6 : 0),
  set: ({ r, s, pick }) => ({
    watcher: pick(...WATCHERS),
    date: pick(...DATES),
    talk: pick(...SMALL_TALK),
    los: r.gender === 'f' && s.gender === 'f' ? 'las' : 'los',
  }),
  title: ({ r, s, pick }, { date }) =>
    pick(
      `La segunda primera cita`,
      `${r.name} y ${s.name} se acaban de conocer`,
      `A las cinco, ${date.at}`,
      `Mucho gusto, ${r.name}`,
    ),
  cover: ({ star, keep }, { date, watcher }) => ({
    place: date.place,
    time: 'al atardecer',
    weather: 'con luz dorada',
    seen: 'desde la mesa de enfrente',
    recipient: `saluda con la mano desde una mesa donde está ${star.un}`,
    sender: 'llega con una flor y se ríe',
    objects: [star.un, keep.un, watcher.thing, 'dos sillas'],
    pose: 'wave',
  }),
  chapters: [
    ({ r, s, fav, star, joke, pick, when, opt, soft }, { watcher, date, talk, los }) => ({
      title: pick('Mucho gusto', 'A las cinco en punto', 'Dos personas que no se conocen'),
      text: [
        pick(
          `La idea fue de ${s.full}. —Hoy no nos conocemos. Nos vemos a las cinco ${date.at}, por primera vez en la vida.`,
          `En el espejo del baño apareció un recado: «A las cinco, ${date.at}. No me conoces». Lo firmaba ${s.full}.`,
          `Todo empezó con una propuesta rara de ${s.full}: salir de casa por separado y conocerse otra vez, a las cinco, ${date.at}.`,
        ),
        pick(
          `A las cinco menos diez ya estaba ahí ${r.name}, haciendo como que ${date.pretends}.`,
          `${r.name} ${r.v('llegó')} primero, con el corazón dando de codazos, como si no supiera quién iba a venir.`,
          `Al ver quién venía, ${r.name} casi ${r.v('saludó')} con un beso. ${r.v('se acordó')} a tiempo: era gente desconocida.`,
        ),
        soft(
          pick(
            `—${talk.ask} —${s.v('preguntó')} ${s.name}, muy formal. ${talk.went}.`,
            `—Disculpe la pregunta —${s.v('dijo')} ${s.name}—. ${talk.ask} ${talk.went}.`,
          ),
        ),
        pick(
          `—A ver si adivino lo que más le gusta —${s.v('dijo')} ${s.name}, y ${s.v('cerró')} los ojos—. Me llega algo. Ya lo veo. Es esto: ${fav.all}. Era. Qué casualidad.`,
          `Había que contar algo de uno, como en todas las primeras citas. Y ${r.name} ${r.v('contó')} lo que más ${r.le} gusta: ${fav.all}. ${upperFirst(s.name)} ${s.v('puso')} cara de enterarse apenas.`,
          `Según las reglas, no se sabía nada de nadie. Ni siquiera esto: ${fav.all}. Y eso que es lo que más ${r.le} gusta a ${r.name}.`,
        ),
        pick(
          `Sobre la mesa, como si alguien lo hubiera reservado, estaba ${star.un}. ${upperFirst(star.el)} ${star.does[0]}.`,
          `De testigo, en la silla de junto, tenían ${star.un}.`,
          `Y entonces, para colmo de casualidades, por ahí se apareció ${star.un}, que ${star.does[0]}.`,
        ),
        when(
          joke,
          soft(
            pick(
              `A los cinco minutos ya se notaba: ${joke}. ${upperFirst(s.name)} ${s.v('fingió')} sorpresa, bastante mal.`,
              `(Hubo una cosa que ni jugando se pudo ocultar: ${joke}).`,
            ),
          ),
        ),
        pick(
          `${upperFirst(los)} miraba ${watcher.un}, que ${watcher.craft}.`,
          `En la mesa del rincón había alguien más: ${watcher.un}. Se sabía que ${watcher.craft}.`,
        ),
        opt(
          pick(
            `Pidieron ${date.order} al mismo tiempo. Eso tampoco estaba ensayado.`,
            `—${upperFirst(date.order)} —se oyó por duplicado. Hubo que ponerse muy serios.`,
          ),
        ),
      ],
      view: {
        place: date.place,
        time: 'a las cinco de la tarde',
        weather: 'con sol en los vidrios',
        seen: 'desde el rincón',
        recipient: `sonríe desde una mesa, junto a ${star.un}`,
        sender: 'extiende la mano para presentarse',
        objects: [star.un, watcher.un, 'una mesa pequeña', 'dos sillas'],
        pose: 'sit',
      },
    }),
    ({ r, s, star, needed, pick, opt }, { watcher, date, los }) => ({
      title: pick('Un palmo y medio', 'Sin darse la mano', 'Lo que no se puede fingir'),
      text: [
        pick(
          `Salieron a caminar por ${date.walk}, a la distancia que manda una primera cita: un palmo y medio.`,
          `Después fueron a dar la vuelta por ${date.walk}. Las manos, cada una en su bolsillo. Los pasos, sin querer, iguales.`,
          `Por ${date.walk} caminaron sin rozarse. En la primera esquina doblaron hacia el mismo lado, sin hablarse.`,
        ),
        pick(
          `—Eso no es de gente que se acaba de conocer —dijo ${watcher.o}, y ${los} siguió a tres pasos.`,
          `${upperFirst(watcher.o)} iba detrás, con ${watcher.thing}, tratando de entender el truco.`,
          `—Apuesto a que no llegan ni a la esquina —dijo ${watcher.o}. Llegaron a la esquina, y a la otra.`,
        ),
        pick(
          `${upperFirst(star.el)} ${star.does[1]}. Se rieron en el mismo segundo, y luego tosieron, para disimular.`,
          `Fue difícil fingir cuando ${star.el} ${star.does[1]}: se les salió la misma mirada.`,
          `Por el camino, ${star.el} ${star.does[2]}. Les salió la misma frase a la vez. Eso pasa, dijeron. A cualquiera.`,
        ),
        needed(watcher.o),
        pick(
          `Antes de que ${r.name} dijera que tenía frío, ${s.name} ya se ${s.v('había')} quitado el suéter. —Mera intuición —${s.v('dijo')}.`,
          `${upperFirst(s.name)} ${s.v('apartó')} las pasas del pan sin que nadie se lo pidiera. —Pura suerte —${s.v('dijo')}.`,
          `En la bajada, sin mirar, ${s.name} ${s.v('ofreció')} el brazo. Y sin mirar, ${r.name} lo ${r.v('tomó')}.`,
        ),
        pick(
          `Y así, jugando, llegaron a una esquina que conocían de sobra. Nadie lo dijo. Nadie dio un paso más.`,
          `Dieron una vuelta de más, o de menos, y de pronto estaban ante una puerta que se sabían de memoria.`,
        ),
        opt('Empezaron a prenderse los faroles, con discreción.'),
      ],
      view: {
        place: `una calle con faroles junto a ${date.walk}`,
        time: 'al atardecer',
        weather: 'con cielo rosa',
        seen: 'desde la acera de enfrente',
        recipient: `camina muy cerca, con ${star.un} al lado`,
        sender: 'ofrece el brazo sin mirar',
        objects: [star.un, watcher.un, watcher.thing, 'faroles'],
        pose: 'walk',
      },
    }),
    ({ r, s, place, there, air, keep, recall, star, pick }) => ({
      title: pick('Donde se acabó el juego', 'Perdón, sí te conozco', 'La puerta de siempre'),
      text: [
        pick(
          `Del otro lado de la puerta no había una casa. Había algo muy bien guardado: ${there}.`,
          `La calle se abrió como se abre un cajón. Y adentro, sin polvo, estaba ${there}.`,
          `No era una esquina cualquiera. Desde ahí se veía, enterito, lo suyo: ${there}.`,
        ),
        air[0],
        pick(
          `${upperFirst(s.name)} ya no ${s.v('pudo')} seguir jugando.`,
          `Ahí se acabaron las reglas.`,
          `Hay cosas que no se pueden conocer por primera vez.`,
        ),
        pick(
          `En el suelo, como si alguien ${keep.lo} hubiera dejado para después, estaba ${keep.un}. ${r.name} ${keep.lo} ${r.v('levantó')} con cuidado.`,
          `${r.name} ${r.v('metió')} la mano en el bolsillo, y el bolsillo era el de entonces. Salió ${keep.un}.`,
          `Algo les tocó el zapato. Era ${keep.un}, que también se acordaba.`,
        ),
        recall(),
        pick(
          `Se miraron como se mira una foto cuando uno descubre que sale atrás, chiquito, feliz y sin saberlo.`,
          `Nadie hizo las presentaciones. Ahí ya se querían, o estaban a punto.`,
          `Y por un minuto hubo cuatro personas ahí: las dos de entonces y las dos de ahora, sin celos.`,
        ),
      ],
      view: {
        place: place ?? 'una tarde guardada detrás de una puerta',
        time: 'al atardecer',
        weather: 'con luz dorada',
        seen: 'desde el marco de una puerta',
        recipient: `levanta ${keep.un} con cuidado`,
        sender: 'se lleva una mano al pecho y sonríe',
        objects: [keep.un, star.un, 'una puerta abierta'],
      },
    }),
    ({ r, star, keep, act, pick, soft }, { watcher }) => ({
      title: pick('La otra cita', 'Quien espera en la banca', 'Faltaba una silla'),
      text: [
        pick(
          `Al volver a la plaza, ${watcher.o} estaba guardando sus cosas. —Ya entendí el truco —dijo—. Esto es trampa: aquí se quieren desde antes.`,
          `En una banca de la plaza esperaba ${watcher.o}. —Eso no se aprende en una tarde —dijo—. Qué envidia. Qué bonito, pero qué envidia.`,
        ),
        pick(
          `Se le quebró la voz en la frase siguiente: —${watcher.alone}.`,
          `Luego miró sus zapatos. —${watcher.alone}.`,
        ),
        act(watcher.o),
        soft(
          pick(
            `—Así que eso era —dijo ${watcher.o}—. Yo creía que lo difícil era la flor.`,
            `${upperFirst(watcher.o)} volvió a abrir lo que había guardado. Las manos ya no le temblaban.`,
          ),
        ),
        pick(
          `Entonces ${keep.el} ${pick(...keep.wakes)}. Y desde el otro lado de la plaza, alguien se volvió a mirar.`,
          `${r.name} ${r.v('puso')} ${keep.el} en la banca, en medio de todos. Y ${keep.el} ${pick(...keep.wakes)}. En eso, una persona que llevaba años pasando de largo se detuvo.`,
        ),
        pick(
          `No se atrevía a cruzar. Hasta que ${star.el} ${pick(...star.helps)}.`,
          `${upperFirst(star.el)} ${pick(...star.helps)}. Y esa persona cruzó, con una pregunta en la cara.`,
        ),
        soft(
          pick(
            `—Mucho gusto —dijo ${watcher.o}. Y esta vez era verdad.`,
            `—¿Viene mucho por aquí? —se oyó decir a ${watcher.o}.`,
          ),
        ),
      ],
      view: {
        place: 'una plaza con bancas y faroles',
        time: 'de noche',
        weather: 'con luna y faroles encendidos',
        seen: 'desde una banca',
        recipient: `pone ${keep.un} en la banca, junto a ${watcher.un}`,
        sender: 'acerca una silla vacía',
        objects: [keep.un, star.un, watcher.thing, 'una banca'],
        pose: 'give',
      },
    }),
    ({ r, s, star, keep, praise, pick }, { watcher }) => ({
      title: pick('¿Nos volvemos a ver?', 'Cómo terminan las primeras citas', 'En la puerta'),
      text: [
        pick(
          `Una primera cita se acaba en la puerta, con dos llaves. Esta se acabó con dos llaves iguales.`,
          `Volvieron a casa por el camino largo. —Qué casualidad, yo también vivo aquí —dijo alguien frente a la puerta.`,
          `Frente a la puerta tocaba despedirse. Se despidieron. Luego entraron.`,
        ),
        pick(
          `—¿Y la próxima vez? —${r.v('preguntó')} ${r.name}. Para la próxima había un plan: ${star.together}.`,
          `Quedaron en volver a salir, por supuesto. El plan ya estaba: ${star.together}. Y que no faltara ${star.el}.`,
          `Con ${star.el} en la mesa de la cocina hicieron una lista de segundas citas. La primera decía: ${star.together}.`,
        ),
        pick(
          `Y ya con la luz apagada, ${s.name} ${s.v('dejó')} de jugar.`,
          `Faltaba decir lo único que en una primera cita no se dice.`,
          `Entonces, sin juego y sin reglas, en voz baja:`,
        ),
        praise(`${s.v('dijo')} ${s.name}`),
        pick(
          `De ${watcher.o} llegó después una tarjeta. Decía: «Segunda cita: bien».`,
          `Un domingo volvieron a ver a ${watcher.o}. Iba del brazo de alguien, a menos de un palmo.`,
        ),
        pick(
          `En la mesita de noche, entre los dos lados de la cama, duerme ${keep.el}. Algunas noches, sin que nadie ${keep.lo} toque, se acuerda.`,
          `Y ${keep.el} está donde se dejan las cosas al llegar a casa, junto a las dos llaves iguales.`,
          `A la mañana siguiente, junto a la segunda taza, amaneció ${keep.el}. Como quien dice: mucho gusto, otra vez.`,
        ),
      ],
      view: {
        place: 'la entrada de una casa con una lámpara',
        time: 'de noche',
        weather: 'con estrellas',
        seen: 'desde el pasillo',
        recipient: `deja ${keep.un} junto a dos llaves iguales`,
        sender: 'abraza y apaga la lámpara',
        objects: [keep.un, star.un, 'dos llaves', 'una lámpara'],
        pose: 'hug',
      },
    }),
  ],
})
