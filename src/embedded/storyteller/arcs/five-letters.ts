import { firstSentence } from '../kit/confession.ts'
import type { Arc, Kit } from '../kit/kit.ts'
import { inThePresent } from '../language/tense.ts'
import { upperFirst } from '../language/text.ts'

/** A story in five letters: a mailbox that swallowed everything, and somebody who is asked for help by post. */
export const fiveLetters: Arc = {
  id: 'five-letters',
  suits: ({ r }) => {
    if (r.role === 'pet' || r.age === 'small') return 0
    return ['grandparent', 'uncle', 'teacher', 'friend', 'parent', 'godchild'].includes(r.role) ? 3 : 1
  },
  title: ({ r, w, pick }) =>
    pick(
      `Cinco cartas para ${r.name}`,
      `${r.name} y el buzón que se comía las cartas`,
      `Correo urgente desde ${w.land}`,
    ),
  cover: ({ w, s }) => ({
    place: `una calle con un buzón enorme, camino de ${w.land}`,
    time: 'al atardecer',
    action: `lee una carta junto a ${s.name}`,
    objects: ['un buzón', 'cartas', ...w.objects],
  }),
  chapters: [
    (kit) => {
      const { r, fav, w, trait, plant, pick, opt } = kit
      const y = formal(kit)
      return {
        title: pick('Primera carta: urgente', 'Carta número uno'),
        text: [
          pick(
            `Desde ${w.land}, un jueves con viento.`,
            `Fechada en ${w.land}. Sin hora: aquí se han parado los relojes del susto.`,
            `De ${w.land}, a pocos días de que sea tarde.`,
          ),
          pick(`Para ${r.name}, en mano:`, `A la atención de ${r.name}:`, `Para ${r.name}. Urgente de verdad:`),
          pick(
            `${y('No me conoces', 'Usted no me conoce', 'Ustedes no me conocen')}. Soy ${inThePresent(w.guide.un)}, y escribo con las prisas de quien tiene un solo sello.`,
            `Perdón por la letra: escribo de noche y con frío. Soy ${inThePresent(w.guide.un)}, y esto es una emergencia.`,
          ),
          `Aquí ha pasado algo terrible: ${w.now}. Hemos pedido ayuda por carta, pero el Buzón Mayor se las traga todas y no suelta ni una. ${plant('el Buzón Mayor')}.`,
          pick(
            `Preguntamos quién sabía de verdad ${fav.of}, y todo el mundo dio el mismo nombre. Es el que viene en el sobre.`,
            `Hicimos una lista de quienes saben de verdad ${fav.of}. La lista salió corta: tiene un nombre, y está en el sobre.`,
          ),
          trait ? `Por si hubiera dudas, va también una seña: «${trait.card}».` : null,
          opt(`No podemos pagar gran cosa. Pero huele a ${w.scent}, y por las tardes se oye ${inThePresent(w.sound)}.`),
          opt(
            pick(
              `P. D. Si esta carta llega, es que he encontrado la manera. Mejor no preguntar cuál. Hay plumas por todas partes.`,
              `P. D. Vuelvo a leer lo escrito y suena a exageración. No lo es.`,
            ),
          ),
        ],
        scene: {
          place: 'la puerta de una casa de pueblo, con un buzón',
          time: 'por la mañana',
          action: 'lee con sorpresa una carta muy arrugada',
          objects: ['una carta', 'un buzón', w.guide.un],
        },
      }
    },
    ({ r, w, w2, turn, pick, opt }) => ({
      title: pick('Segunda carta: del servicio de correos', 'Carta número dos'),
      text: [
        pick(
          `Informe de entrega. Firma: el Viento del Sur, cartero suplente.`,
          `Hoja de ruta del Viento del Sur, suplente del cartero, que está en cama.`,
        ),
        pick(
          `Carta entregada a las ocho y cuarto. ${r.name} ${r.v('leyó')} de pie, luego ${r.v('leyó')} en una silla y al final ${r.v('buscó')} los zapatos de los viajes largos.`,
          `La carta entró por debajo de la puerta a las ocho y cuarto. A las ocho y veinte, ${r.name} ya ${r.v('tenía')} puesto el abrigo. A las ocho y veintiuno ${r.v('volvió')} por una torta.`,
        ),
        pick(
          `Acompañé todo el trayecto, soplando lo justo. En la frontera de ${w.land} surgió un contratiempo: una barrera bajada y un guardia de mal dormir.`,
          `No dio tiempo ni de peinarse. En la frontera de ${w.land} surgió un contratiempo: una barrera bajada y un guardia de mal dormir.`,
        ),
        turn(
          { intro: 'Se entregó la solicitud de paso, que nadie leyó.', o: 'el guardia' },
          `El guardia cabeceaba. ${r.name} ${r.v('puso')} una manta sobre sus hombros y ${r.v('pasó')} por debajo de la barrera, pidiendo perdón en voz baja.`,
        ),
        opt(
          w2
            ? `En el suelo de la garita apareció ${w2.token.un}. Queda anotado, por si alguien lo reclama. Viajó en el bolsillo.`
            : `Observación: en mis doscientos años de reparto no había visto a nadie darle las gracias a la barrera.`,
        ),
        opt(`El suelo estaba lleno de ${w.trail}. No hizo falta preguntar por dónde.`),
        opt(`Estado del Buzón Mayor a nuestra llegada: hinchado, de mal humor y mirando a la pared.`),
        opt(`Incidencias: una. Me despeiné.`),
      ],
      scene: {
        place: `la frontera de ${w.land}`,
        time: 'a media mañana, con viento',
        action: 'llega a una garita con la barrera bajada, entre un remolino de cartas',
        objects: ['una garita', 'cartas que vuelan', ...w.objects],
      },
    }),
    ({ r, s, memory, you, pick, opt }) => ({
      title: pick('Tercera carta: con letra conocida', 'Carta número tres'),
      text: [
        `Para ${r.name}, ${r.n('dondequiera que esté', 'dondequiera que estén')}:`,
        pick(
          `${s.spoken('Me', 'Nos')} han contado lo del viaje. No ${you('te', 'le', 'les', 'te', 'os')} ${s.spoken('voy', 'vamos')} a pedir que ${you('tengas', 'tenga', 'tengan', 'tengas', 'tengáis')} cuidado, porque eso se pide siempre y no sirve de nada. Mejor ${s.spoken('mando', 'mandamos')} algo que abriga.`,
          `El Viento pasó por aquí y lo contó todo. ${s.spoken('Iba', 'Íbamos')} a mandar una bufanda, pero en el sobre no cabía. Va algo que abriga igual.`,
        ),
        memory.voice === 'notebook'
          ? `Va copiado de ${s.spoken('mi', 'nuestro')} cuaderno, donde ${s.spoken('apunto', 'apuntamos')} lo que no ${s.spoken('quiero', 'queremos')} olvidar:`
          : pick(
              `Es un recuerdo. Va tal cual, sin planchar:`,
              `Va un recuerdo. No lo ${s.spoken('he', 'hemos')} corregido, para que no se le quite lo verdadero:`,
            ),
        `«${memory.note}»`,
        pick(
          `Doblado ocupa poco. Desdoblado, ya ${you('ves', 've', 'ven', 'ves', 'veis')}, ocupa la habitación entera.`,
          `No pesa nada, y sin embargo hubo que pegarle tres sellos.`,
        ),
        pick(
          `${you('Llévalo', 'Llévelo', 'Llévenlo', 'Llevalo', 'Llevadlo')} del lado izquierdo, que es donde mejor se conserva.`,
          `Instrucciones de uso: ábrase cuando haga frío. Las veces que haga falta. No se gasta.`,
        ),
        `Con todo el cariño que cabe en un sobre,`,
        s.signature,
        opt(`(Nota del Viento: al abrirse esta carta, dejó de hacer frío en cuarenta metros a la redonda).`),
        opt(`(Nota del Viento, al margen: ${r.name} la ${r.v('leyó')} dos veces. La segunda, moviendo los labios).`),
      ],
      scene: {
        place: 'un camino de campo con viento',
        time: 'al mediodía',
        action: `lee una carta escrita por ${s.name}, que se ${s.v('imagina')} al otro lado del papel`,
        objects: ['una carta', 'sobres', ...memory.objects],
      },
    }),
    ({ r, s, quality, deed, w, pick, soft, opt }) => ({
      title: pick('Cuarta carta: lo que pasó', 'Carta número cuatro'),
      text: [
        `Para ${s.name}, que ya lo ${s.v('sabía')}:`,
        pick(
          `Soy ${w.guide.el}. Escribo yo porque ${r.name} no ${r.v('va')} a contarlo: hay quien hace las cosas y luego habla de otra cosa.`,
          `Firma esta carta ${w.guide.el}, porque si hay que esperar a que lo cuente ${r.name}, no se sabrá nunca.`,
        ),
        soft(
          pick(
            `El Buzón Mayor estaba de cara a la pared, con la tapa apretada. Le habíamos gritado, le habíamos hecho cosquillas, le habíamos leído el reglamento. Nada.`,
            `El Buzón Mayor llevaba semanas sin abrir la boca. Habíamos probado con aceite, con un cerrajero y con un discurso del alcalde. Con el discurso la cerró más.`,
          ),
        ),
        pick(
          `Entonces ${r.v('llegó')} ${r.name}. Y entendimos por qué ${s.name} ${s.n('admira lo que admira', 'admiran lo que admiran')}: ${quality.what}.`,
          `Y en eso ${r.v('llegó')} ${r.name}. Ya nos lo ${s.v('había')} advertido ${s.name} en una carta que empezaba por lo mejor: ${quality.what}. Lo que no decía la carta era cuánto.`,
        ),
        ...deed('el Buzón Mayor'),
        pick(
          `Abrió la tapa. Primero salió un suspiro. Luego, todas las cartas del mundo.`,
          `Sonó un chirrido, una tos, un «con permiso». Y por la ranura empezó a llover correo.`,
        ),
        opt(
          pick(
            `Nos pasamos la tarde repartiendo cartas a mano. Nadie protestó.`,
            `A las siete no quedaba una sola carta sin dueño, ni un solo dueño sin sentarse a leer.`,
          ),
        ),
        opt(
          pick(
            `Había una de 1912. Era de amor. Llegó a tiempo.`,
            `Hasta había una factura. La devolvimos por donde vino.`,
          ),
        ),
      ],
      scene: {
        place: `la plaza de ${w.land}`,
        time: 'por la tarde',
        action: 'mira con asombro a un buzón gigante del que salen cientos de cartas',
        objects: ['un buzón gigante', 'cartas que vuelan', w.guide.un],
      },
    }),
    ({ r, s, fav, w, trait, quality, you, yours, pick, opt }) => ({
      title: pick('Quinta carta: sin sello', 'Carta número cinco'),
      text: [
        `Telegrama. ${w.back}. Gracias. Mandamos ${inThePresent(w.token.un)}.`,
        trait
          ? `Hemos preguntado por ${r.name} en todas las ventanillas. Respuesta unánime: «${upperFirst(r.name)} ${trait.still}». Que no cambie.`
          : null,
        pick(
          `Y la última carta, la que no necesitó sello, porque se entregó en la puerta:`,
          `Quedaba una. Sin sello, sin prisa y sin cartero: alguien la traía en la mano.`,
        ),
        `Para ${r.name}:`,
        pick(
          `${s.spoken('Ya me enteré', 'Ya nos enteramos')} de todo. El Viento es muy chismoso.`,
          `${s.spoken('Lo sé', 'Lo sabemos')} todo, hasta lo de la barrera. El Viento no sabe callar.`,
        ),
        quality.toYou
          ? `Hay algo que por carta se dice mejor, porque no se ${s.spoken('me', 'nos')} quiebra la voz. Lo que más ${s.spoken('admiro', 'admiramos')} de ${you('ti', 'usted', 'ustedes', 'vos', 'vosotros')} es esto: ${quality.toYou}.`
          : `Y hay algo que ${s.spoken('voy', 'vamos')} a contarle a quien pregunte por ${r.name}, con todas sus letras: «${firstSentence(quality.own)}».`,
        `${s.spoken('Traigo', 'Traemos')} ${pick(
          `pan para la cena. Hay que hablar ${yours(fav.about)} hasta que se acabe la noche`,
          `sopa en un termo. Hay que hablar ${yours(fav.about)} hasta que se enfríe dos veces`,
        )}.`,
        s.signature,
        `P. D. ${you('Abre', 'Abra', 'Abran', 'Abrí', 'Abrid')} la puerta. ${s.spoken('Llevo', 'Llevamos')} un rato aquí.`,
        opt(pick(`(Y era verdad.)`, `(El Viento no se quedó a mirar. Bueno, un poco.)`)),
      ],
      scene: {
        place: 'la puerta de casa, en una calle de pueblo',
        time: 'al anochecer',
        action: `abre la puerta y encuentra a ${s.name} con una carta en la mano`,
        objects: ['una carta', w.token.un, 'una cesta con pan'],
      },
    }),
  ],
}

/** How somebody from another world writes to them: tú to the young, usted to the rest. */
function formal({ r, byAge }: Kit) {
  return (tu: string, usted: string, ustedes: string) => (r.several ? ustedes : byAge({ older: tu, adult: usted }))
}
