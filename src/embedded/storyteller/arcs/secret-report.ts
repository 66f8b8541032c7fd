import type { Arc } from '../kit/kit.ts'

/** A pet's confidential reports to its superiors, about the human it has been assigned to. */
export const secretReport: Arc = {
  id: 'secret-report',
  suits: ({ r }) => (r.role === 'pet' ? 4 : 0),
  title: ({ r, s, pick }) =>
    pick(
      `Informe secreto de ${r.name} sobre ${s.name}`,
      `${r.name}, ${r.n('agente doble', 'agentes dobles')}`,
      `Expediente ${r.name}: el caso del sofá`,
    ),
  cover: ({ s, w }) => ({
    place: 'la sala de casa, con un sofá junto a una lámpara',
    time: 'de noche',
    action: `vigila con gran atención a ${s.name}, que ${s.v('duerme')} en el sofá`,
    objects: ['un sofá', 'una lámpara', 'papeles con huellas', w.guide.un],
  }),
  chapters: [
    ({ r, s, fav, trait, pick, opt }) => ({
      title: pick('Informe primero: el humano', 'Asunto: toma de contacto', 'Confidencial'),
      text: [
        pick(
          `Al Ministerio de Animales de Compañía. De ${r.name}. Asunto: ${s.name}.`,
          `De: ${r.name}. Para: el Ministerio de Animales de Compañía. Sobre: ${s.name}.`,
        ),
        pick(
          `Estimada Superioridad: la misión avanza. El ser humano sigue sin sospechar.`,
          `Estimada Superioridad: se envía el presente informe desde el sofá, lugar al que el reglamento no dejaba subir. Ya deja.`,
        ),
        pick(
          `Costumbres observadas: madrugar sin que nadie lo mande. Salir por la puerta y, esto es lo raro, volver. Hablar con un aparato. Abrir latas.`,
          `Costumbres observadas: mojarse a propósito todas las mañanas. Buscar las llaves. Mirar una ventana pequeña y no ver los pájaros de la grande. Abrir latas.`,
          `Costumbres observadas: guardar la comida en un armario frío, donde no la ve nadie. Pedir perdón a los muebles. Abrir latas.`,
        ),
        `Sobornos aceptados hasta la fecha: ${fav.all}. Conste que solo por no levantar sospechas.`,
        trait
          ? `Sobre la conducta de este servicio, corre por la casa un rumor que no se va a desmentir: «${trait.card}».`
          : `Sobre la conducta de este servicio no hay quejas. La maceta ya estaba así.`,
        pick(
          `Conclusión provisional: ${s.spoken('buena persona', 'buenas personas')}. De olfato, regular.`,
          `Valoración: ${s.spoken('muy buena persona', 'muy buenas personas')}. El olfato, eso sí, para tirarlo.`,
        ),
        opt(
          pick(
            `Nota: a las siete y media suena un ruido horrible en su mesita. Se apaga a golpes. Conviene estudiarlo.`,
            `Nota: cuando llaman a la puerta, ${s.spoken('se levanta y abre', 'se levantan y abren')}. Sin ladrar, sin bufar, sin nada. Así no se guarda una casa.`,
          ),
        ),
        opt(`Se adjunta muestra de la alfombra.`),
        opt(`P. D. ¿Cuándo se cobra?`),
      ],
      scene: {
        place: 'un sofá en la sala de casa',
        time: 'por la tarde',
        action: `observa muy de cerca a ${s.name}, que ${s.v('habla')} por teléfono`,
        objects: ['un sofá', 'una lata', 'una maceta rota'],
      },
    }),
    ({ r, w, w2, plant, turn, pick, soft, opt }) => ({
      title: pick('Informe segundo: una orden', 'Asunto: traslado', 'Urgente'),
      text: [
        `Del Ministerio a ${r.name}: «Misión terminada. Nuevo destino: ${w.land}, donde ${w.now}. El sofá será reasignado».`,
        soft(
          pick(
            `Respuesta de este servicio: se han leído las órdenes tres veces. Se han arrugado un poco.`,
            `Respuesta de este servicio: recibido. (La mancha del papel ya venía).`,
          ),
        ),
        `Anoche salimos por la ventana, con escolta: ${w.guide.un}. Olía a ${w.scent}. En otras circunstancias habría sido un buen paseo.`,
        `La escolta informa: quien firma los traslados es el Ministro, que vive detrás de una mesa muy larga. ${plant('el Ministro')}.`,
        turn(
          { intro: 'En la garita pedía la placa un ganso.', o: 'el ganso' },
          pick(
            `En la garita pidieron la placa. Este servicio la enseñó con la barbilla alta, que es como se enseñan las placas.`,
            `En la garita había otra mascota, muy mayor, que miró, olió y dijo solamente: «Ah. Ya veo». Y abrió.`,
          ),
        ),
        opt(
          w2
            ? `Por el camino apareció ${w2.token.un}. Se guardó como prueba de algo.`
            : `Por el camino había ${w.trail}. Se siguieron hasta el final, por deformación profesional.`,
        ),
        opt(
          `Observación personal, que se ruega no archivar: la casa, desde fuera, se ve muy pequeña. Y hay una luz encendida.`,
        ),
      ],
      scene: {
        place: w.land,
        time: 'de noche, con luna',
        action: `camina con mucha dignidad junto a ${w.guide.el} hacia un edificio con garita`,
        objects: ['una luna', 'una garita', ...w.objects],
      },
    }),
    ({ r, s, memory, w, pick, opt }) => ({
      title: pick('Informe tercero: la prueba', 'Asunto: documento encontrado', 'Material sensible'),
      text: [
        pick(
          `En la sala de espera del Ministerio se procedió a revisar el equipaje: un corcho, un calcetín y un papel con olor a ${s.name}, que alguien metió ahí sin avisar.`,
          `Por orden del Ministerio se abrió el equipaje. Contenido: un corcho, una goma del pelo y un papel. El papel olía a ${s.name}, y nadie lo había declarado.`,
        ),
        `Como este servicio no lee, leyó ${w.guide.el}:`,
        `«${memory.note}»`,
        pick(
          `Se hizo un silencio. Este servicio tuvo que rascarse, sin que picara nada.`,
          `Se ruega no hacer constar el ruido que se oyó entonces. Fue la tubería.`,
        ),
        pick(
          `Se solicita que el documento figure en el expediente, en primer lugar, antes de la foto.`,
          `El documento se adjunta. Se ruega que vuelva. Es el único que hay.`,
        ),
        `Y se retira lo del olfato. ${s.spoken('Esa persona lo encontró', 'Esas personas lo encontraron')} todo sin oler nada.`,
        opt(
          `En la sala esperaban un canario, dos gatos y una tortuga que llegó a su cita con cuatro años de retraso. Pidieron oírlo otra vez. Se les leyó.`,
        ),
        opt(`La tortuga dijo que ella también tenía uno. Que todos, si se mira bien, tienen uno en alguna parte.`),
        opt(`${r.name}, firmado y con huella.`),
      ],
      scene: {
        place: 'la sala de espera de un ministerio de animales',
        time: 'de noche, bajo una lámpara',
        pose: 'look',
        action: `escucha a ${w.guide.un}, que lee un papel muy doblado`,
        objects: ['un papel', 'un calcetín', 'una tortuga', 'un canario', ...memory.objects],
      },
    }),
    ({ r, s, quality, deed, pick, opt }) => ({
      title: pick('Informe cuarto: el Ministro', 'Asunto: reclamación', 'Mesa muy larga'),
      text: [
        pick(
          `El Ministro tenía un sello, tres papadas y ninguna mascota. A lo mejor era por eso.`,
          `Detrás de la mesa, muy lejos, estaba el Ministro. Tenía tres plumas, dos teléfonos y nadie en las rodillas.`,
        ),
        pick(
          `—Las órdenes son las órdenes —dijo—. ¿Algo que alegar?`,
          `—Aquí se firma y se traslada —dijo—. ¿Alguna objeción? No suelen quedar por escrito.`,
        ),
        `En el expediente venía una hoja escrita por ${s.name}. En la casilla «Qué es lo mejor de ${r.name}» se leía: ${quality.what}. El Ministro levantó una ceja.`,
        ...deed('el Ministro'),
        pick(
          `Estampó el sello. Se equivocó de casilla adrede, y todos hicimos como que no lo veíamos.`,
          `Rompió la orden en trocitos. Este servicio se ofreció a comérselos. Fue aceptado.`,
        ),
        opt(`—${r.name} —dijo el Ministro—: destino definitivo. El de siempre.`),
        opt(`Al salir se le dejó el corcho sobre la mesa. Para que tuviera algo.`),
      ],
      scene: {
        place: 'una sala de ministro con una mesa larguísima',
        time: 'de madrugada',
        action: 'mira con asombro a un ministro gordo con un sello en la mano',
        objects: ['una mesa larguísima', 'un sello', 'papeles'],
      },
    }),
    ({ r, s, fav, w, trait, confession, pick, soft, opt }) => ({
      title: pick('Informe último: en casa', 'Asunto: renuncia', 'Sin más novedad'),
      text: [
        `Estimada Superioridad: se informa de que el otro asunto se arregló de paso. ${w.back}.`,
        `A las seis y diez este servicio entró por la ventana con ${w.token.un}. ${s.spoken('La luz seguía encendida', 'Las luces seguían encendidas')}. ${upper(s.name)} no ${s.v('había')} dormido.`,
        soft(
          pick(
            `Hubo un abrazo de los que lo dejan a uno del revés.`,
            `Lo que pasó después no cabe en un informe. Cabía en una manta.`,
          ),
        ),
        confession(`${s.v('dijo')} ${s.name}, sin soltar a ${r.name}`),
        pick(
          `Después se repartió lo convenido: ${fav.all}.`,
          `Para celebrarlo, lo de siempre, que es lo mejor: ${fav.all}.`,
        ),
        trait ? `Por lo demás, ${r.name} ${trait.still}. No se prevén cambios.` : `Por lo demás, no se prevén cambios.`,
        pick(
          `Este será el último informe. Un agente no debe encariñarse con su misión, y aquí hace mucho que no hay ninguna misión.`,
          `Se presenta la renuncia como agente. Se acepta otro cargo, más alto: el del sofá.`,
        ),
        `Firmado: ${r.name}.`,
        opt(`P. D. Lo del sueldo ya está arreglado.`),
      ],
      scene: {
        place: 'la sala de casa, junto a la ventana',
        time: 'al amanecer',
        action: `recibe un abrazo enorme de ${s.name}`,
        objects: ['un sofá', w.token.un, 'una ventana con la luz encendida'],
      },
    }),
  ],
}

const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
