import { upperFirst } from '../language/text.ts'
import { lowerFirst } from '../language/tidy.ts'
import { plot } from './plot.ts'
import { CULPRITS, houseOf, SUSPECTS } from './props/night-repairs.ts'

/** A mystery without a crime: every night somebody mends one thing, and leaves the favourite at one door. */
export const nightRepairs = plot({
  id: 'night-repairs',
  shape: 'mystery',
  suits: ({ r }) =>
    r.role === 'pet' || r.baby || r.band === '2-4' ? 0 : r.role === 'teacher' || r.role === 'colleague' ? 6 : 4,
  set: ({ r, pick }) => ({
    house: houseOf(r.role),
    suspect: pick(...SUSPECTS),
    culprit: pick(...CULPRITS),
    clue: pick('un hilo azul', 'una miga de pan dulce', 'una huella de talco', 'un olor a aceite de coser'),
  }),
  title: ({ r, pick }, { house, culprit }) =>
    pick(
      `El caso de las cosas arregladas`,
      `${r.name} y el misterio de ${house.in}`,
      `Alguien, de noche, en ${house.in}`,
      `${r.name} tras la pista de ${culprit.o}`,
    ),
  cover: ({ star, keep }, { house, clue }) => ({
    place: house.place,
    time: 'de noche',
    weather: 'con luna en las ventanas',
    seen: 'desde el fondo del pasillo',
    recipient: `alumbra el suelo con una linterna, junto a ${star.un}`,
    sender: 'sostiene una lupa y una libreta',
    objects: [star.un, keep.un, clue, 'una linterna'],
    pose: 'search',
  }),
  chapters: [
    ({ r, s, fav, star, joke, pick, when, soft }, { house, clue }) => ({
      title: pick('No faltaba nada', 'El primer indicio', 'Amaneció arreglado'),
      text: [
        pick(
          `El lunes, en ${house.in}, ${house.repairs[0]}. Nadie había pedido nada. Nadie había visto a nadie.`,
          `No faltaba nada en ${house.in}. Al contrario: el lunes, ${house.repairs[0]}. Y eso, si se piensa bien, es muy sospechoso.`,
          `Los ladrones se llevan cosas. Lo de ${house.in} era al revés. Una mañana, sin aviso, ${house.repairs[0]}.`,
        ),
        pick(
          `Para investigar hacen falta dos cabezas: la de ${r.name} y, con libreta nueva, la de ${s.full}.`,
          `La agencia se fundó en el acto. De las preguntas se encargó ${r.name}. De la libreta, ${s.full}.`,
          `El caso fue para ${r.name}. De la lupa se ${s.v('encargó')} ${s.full}.`,
        ),
        pick(
          `Lo más raro no era eso. En ${house.desk}, en el lugar de ${r.name}, alguien había dejado además algo escogido con cuidado: ${star.un}.`,
          `Y había otra cosa. Junto al lugar de ${r.name}, en ${house.desk}, esperaba ${star.un}. Sin nota. Sin moño.`,
          `Además, en ${house.desk}, donde ${r.v('deja')} sus cosas ${r.name}, amaneció ${star.un}.`,
        ),
        pick(
          `Quien lo hizo sabía, pues, lo que más ${r.le} gusta: ${fav.all}. Primera pista: alguien presta atención.`,
          `«Conoce los gustos de ${r.name}», apuntaron. Y entre paréntesis, para el expediente, cuáles son: ${fav.all}.`,
          `Eso reducía la lista a quienes saben qué es lo que más ${r.le} gusta, o sea, a casi todo el mundo: ${fav.all}.`,
        ),
        when(
          joke,
          soft(
            pick(
              `(Apuntaron también, por no dejar, que ${joke}. Nunca se sabe qué va a ser una pista).`,
              `En la página de «otros datos» pusieron lo consabido: ${joke}.`,
              `Como antecedente, y solo por rigor, se anotó que ${joke}.`,
            ),
          ),
        ),
        pick(
          `En el suelo había quedado ${clue}. ${upperFirst(s.name)} ${s.v('dibujó')} el hallazgo en la libreta, con su escala.`,
          `Solo encontraron ${clue}. Los grandes casos empiezan con menos.`,
          `Barrieron con la mirada el piso entero. Nada, fuera de ${clue}, debajo de una silla.`,
          `Ahí, a medio metro, estaba la prueba: ${clue}. Quedó anotado.`,
        ),
      ],
      view: {
        place: house.place,
        time: 'por la mañana',
        weather: 'con sol en las ventanas',
        seen: 'desde el suelo',
        recipient: `descubre con asombro ${star.un}`,
        sender: 'apunta en una libreta',
        objects: [star.un, clue, 'una libreta', 'una lupa'],
        pose: 'look',
      },
    }),
    ({ star, needed, pick, opt, soft }, { house, suspect }) => ({
      title: pick('Sospechosos', 'La vigilia', 'Una coartada muy buena'),
      text: [
        pick(
          `El martes hubo otra. ${house.repairs[1]}. El miércoles, peor: ${lowerFirst(house.repairs[2])}.`,
          `${house.repairs[1]}. ${house.repairs[2]}. La cosa se estaba componiendo a una velocidad alarmante.`,
          `Siguieron los prodigios. ${house.repairs[1]}. ${house.repairs[2]}.`,
        ),
        pick(
          `La primera sospecha cayó sobre ${suspect.un}. En su contra, que ${suspect.proof}.`,
          `Todas las miradas cayeron en ${suspect.un}: ${suspect.proof}.`,
          `En la libreta escribieron un nombre y lo subrayaron: ${suspect.un}. Motivo: ${suspect.proof}.`,
        ),
        soft(
          pick(
            `Pero ${suspect.alibi}.`,
            `Duró poco. Resultó que ${suspect.alibi}.`,
            `Hubo que pedir disculpas: ${suspect.alibi}.`,
          ),
        ),
        needed(suspect.o),
        pick(
          `Quedaba una sola manera: la vigilia. Esa noche se escondieron detrás de un perchero, con ${star.el} y dos cafés.`,
          `Así que esa noche no se fueron a casa. Apagaron la luz y se pusieron a esperar en silencio, con ${star.el} en medio.`,
          `Había que pasar la noche en vela. Llevaron una cobija, dos tortas y ${star.el}, por si hacían falta refuerzos.`,
        ),
        pick(
          `Dieron las doce. ${upperFirst(star.el)} ${star.does[1]}. Y entonces, del otro lado, se oyó un destornillador.`,
          `A la una, alguien pasó sin hacer ruido y fue a meterse por ${house.door}.`,
          `Pasó una hora, y pasó otra. Justo cuando empezaba el sueño, se movió ${house.door}.`,
        ),
        opt(
          pick(
            'Un ratón cruzó, vio la lupa y se puso de perfil.',
            'El reloj hacía tic con cuidado, para no estorbar.',
            'A media vigilia se acabaron las tortas.',
          ),
        ),
      ],
      view: {
        place: house.place,
        time: 'de noche',
        weather: 'con luna',
        seen: 'desde detrás de un perchero',
        recipient: `se esconde detrás de un perchero, con ${star.un}`,
        sender: 'sirve café sin hacer ruido',
        objects: [star.un, 'un perchero con abrigos', 'dos tazas', 'una linterna'],
        pose: 'sit',
      },
    }),
    ({ r, place, there, air, keep, recall, star, pick }, { house, clue }) => ({
      title: pick('Del otro lado de la puerta', 'La pista que faltaba', upperFirst(house.door)),
      text: [
        pick(
          `Empujaron ${house.door}. No daba a un cuarto. Daba a otra parte, y no a cualquiera: ${there}.`,
          `Detrás de ${house.door} había lo que menos se esperaban: ${there}.`,
          `${upperFirst(house.door)} no tenía llave. Nunca la había tenido. Y adentro estaba ${there}.`,
        ),
        air[0],
        pick(
          `Guardaron la libreta. Hay pruebas que no se apuntan.`,
          `Apagaron la linterna. Ahí no hacía falta.`,
          `Ya nadie pensaba en sospechosos.`,
        ),
        pick(
          `Y en el centro, donde en otros casos está el arma, había ${keep.un}. ${r.name} no ${r.v('necesitó')} lupa.`,
          `La última pista estaba en el suelo, y no era ${clue}: era ${keep.un}. ${r.name} ${keep.lo} ${r.v('reconoció')} al tacto.`,
          `${r.name} ${r.v('levantó')} la prueba principal con dos dedos. Era ${keep.un}.`,
        ),
        recall(),
        pick(
          `Así que eso también estaba arreglado. Sin una grieta. Sin un día de más.`,
          `Alguien había cuidado aquello como se cuida lo que es de otros: sin usarlo.`,
          `Con el tiempo casi todo se descompone. Aquello, no.`,
        ),
      ],
      view: {
        place: place ?? 'un cuarto escondido lleno de luz dorada',
        time: 'de noche',
        weather: 'con luz dorada que sale por la puerta',
        seen: 'desde el umbral',
        recipient: `levanta ${keep.un} con dos dedos`,
        sender: 'guarda la libreta y se asoma',
        objects: [keep.un, star.un, 'una puerta entreabierta'],
      },
    }),
    ({ r, star, keep, act, pick, opt, soft }, { culprit, house }) => ({
      title: pick('Con las manos en la masa', 'La confesión', 'Lo único descompuesto'),
      text: [
        pick(
          `Al fondo, de rodillas, trabajaba ${culprit.un}. —Está bien —dijo—. Fui yo.`,
          `—No es lo que parece —dijo una voz. Era ${culprit.un}, con las mejillas manchadas de aceite.`,
          `Había una luz chiquita, y debajo de la luz estaba ${culprit.un}. Tardó en darse cuenta de que tenía visita.`,
        ),
        pick(
          `Lo hacía de noche, para que nadie le diera las gracias. Luego sacó ${culprit.own}. —Esto es mío, y no tiene reparación.`,
          `Con lo ajeno no había tornillo que se le resistiera. Pero de un trapo salió ${culprit.own}. —Con lo mío —dijo ${culprit.o}— nunca he podido.`,
          `—Lo de los demás se arregla con paciencia —dijo ${culprit.o}—. Para lo mío no me alcanza. —Y enseñó ${culprit.own}.`,
        ),
        act(culprit.o),
        soft(
          pick(
            `—Nadie se había quedado hasta esta hora —dijo ${culprit.o}, y dejó el destornillador.`,
            `${upperFirst(culprit.o)} se sentó en el suelo. Llevaba años sin sentarse.`,
            `${upperFirst(culprit.o)} dejó de mirar la puerta. Ya no tenía prisa por irse.`,
          ),
        ),
        pick(
          `Faltaba una pieza, y no era de metal. ${r.name} ${r.v('acercó')} ${keep.el}, y ${keep.el} ${pick(...keep.wakes)}. Luego se oyó un clic.`,
          `Entonces ${keep.el} ${pick(...keep.wakes)}. Y lo que nadie había podido arreglar, sin que lo tocaran, arrancó.`,
          `—A ver con esto —${r.v('dijo')} ${r.name}, y ${r.v('sacó')} ${keep.el}. ${upperFirst(keep.el)} ${pick(...keep.wakes)}, y algo adentro, muy adentro, volvió a girar.`,
        ),
        pick(
          `${upperFirst(star.el)} ${pick(...star.helps)}. En ${house.in} se fueron prendiendo las luces, una por una.`,
          `Para celebrarlo, ${star.el} ${pick(...star.helps)}.`,
          `Y como ya no había por qué esconderse, ${star.el} ${pick(...star.helps)}.`,
        ),
        opt(pick('La lupa, por fin, se empañó.', 'Guardaron la libreta. Ya no había nada que sospechar.')),
      ],
      view: {
        place: 'un taller escondido con herramientas colgadas',
        time: 'de madrugada',
        weather: 'con luna en un tragaluz',
        seen: 'desde un banco de trabajo',
        recipient: `acerca ${keep.un} a ${culprit.own}`,
        sender: 'alumbra con la linterna',
        objects: [keep.un, star.un, culprit.un, 'herramientas'],
        pose: 'give',
      },
    }),
    ({ r, s, star, keep, praise, pick }, { culprit, house }) => ({
      title: pick('Caso cerrado', 'El expediente', 'Lo que se dijo a las seis'),
      text: [
        pick(
          `No hubo detención. Hubo desayuno. En ${house.in} nadie supo quién había sido, y todo el mundo empezó a dejar pan dulce por las noches.`,
          `El informe final dice: «No fue nadie». A ${culprit.o} le pareció bien redactado, y pidió copia.`,
          `Acordaron guardar el secreto. A cambio, ${culprit.o} aceptó café, compañía y que le dieran las gracias, una sola vez y bajito.`,
        ),
        pick(
          `Como recompensa tomaron la tarde libre, que buena falta hacía: ${star.together}. Con ${star.el}, por supuesto.`,
          `A ${star.el} le dieron de alta en la agencia. Su horario es corto y consiste en esto: ${star.together}.`,
          `La agencia cerró temprano. Había un asunto pendiente con ${star.el}: ${star.together}.`,
        ),
        pick(
          `Quedaba una página en blanco. En vez de escribirla, ${s.name} ${s.v('prefirió')} decirla.`,
          `Pero faltaba el último interrogatorio, y esta vez ${s.v('contestaba')} ${s.name}.`,
          `Y al salir, con el sol en los ojos, hubo otra confesión.`,
        ),
        praise(`${s.v('dijo')} ${s.name}`),
        pick(
          `En ${house.in} ya no hay nada descompuesto. De vez en cuando alguien afloja un tornillo, a propósito, para que ${culprit.o} tenga pretexto.`,
          `Desde entonces, si algo se rompe en ${house.in}, se deja en el pasillo, con una galleta encima.`,
          `Nadie ha dicho nada. Eso sí: en ${house.in} hay ahora un banquito junto a la herramienta, y casi nunca está vacío.`,
        ),
        pick(
          `La prueba principal no se archivó. Está en ${house.desk}, del lado de ${r.name}, donde da la luz: ${keep.el}.`,
          `En el expediente, en vez de foto, hay un hueco con la forma de ${keep.el}. Es que ${keep.el} está en casa, al alcance de la mano, y brilla un poco.`,
          `Y de todo el caso, lo único que ${r.name} ${r.v('se llevó')} a casa fue ${keep.el}. Funciona perfectamente.`,
        ),
      ],
      view: {
        place: house.place,
        time: 'al amanecer',
        weather: 'con sol en las ventanas',
        seen: 'desde la puerta de entrada',
        recipient: `sostiene ${keep.un} a la luz`,
        sender: 'cierra la libreta y sonríe',
        objects: [keep.un, star.un, 'una bolsa de pan dulce', 'una libreta'],
        pose: 'look',
      },
    }),
  ],
})
