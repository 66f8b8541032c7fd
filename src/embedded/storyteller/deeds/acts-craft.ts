import type { Family } from './family.ts'

/** Acts of head and hands: work, knowledge, teaching, skill. */
export const CRAFT: readonly Family[] = [
  {
    id: 'hard work',
    test: /hard ?work|la entrega\b|se entrega|no descans|podria\w* (?:estar )?descans|estudi\w+ de noche|(?:nos|les) exige|(?<!sabe |el )trabaj(?!\w* (?:(?:\d+ anos )?(?:de|como) (?:profes|maestr)|en equipo))|se levanta a las|desvel|llega temprano|se va al ultimo|hizo de papa y mama|hizo de mama y papa|(?<!me |nos )\bcri(?:o|aste|aron) a (?!.*quejar)|chamb|labur|esfuer|echa(?:s|n)? (?:much\w+ )?ganas|sol a sol|dedic|madrug|luchon|sac(?:o|aste|ar|aron|amos) (?:a \w+ (?:\w+ ){0,3})?adelante/,
    acts: [
      (r, o) =>
        `Eran las cinco de la mañana y ${r.name} ya ${r.v('había')} empezado. Cuando ${o} llegó a preguntar qué se hacía, ya estaba hecho todo.`,
      (r, o) =>
        `${r.name} no ${r.v('se sentó')} en todo el día. Lo que estaba a medias lo ${r.v('terminó')}, lo que estaba mal lo ${r.v('hizo')} otra vez, y todavía le ${r.v('preguntó')} a ${o} qué más faltaba.`,
      (r, o) =>
        `Era muchísimo lo que faltaba. ${r.name} ${r.v('tomó')} lo primero, lo ${r.v('hizo')}, y ${r.v('tomó')} lo siguiente. Y lo siguiente. Al final, a ${o} no le quedaba ni un pendiente.`,
      (r, o) =>
        `Los demás ya se habían ido a descansar. ${r.name} ${r.v('prendió')} otra luz, ${r.v('se sobó')} las manos y ${r.v('siguió')}, para que ${o} lo encontrara listo en la mañana.`,
      (r, o) =>
        `${o} preguntó cuánto faltaba. ${r.name} no ${r.v('contestó')}, porque ${r.v('estaba')} en eso: ${r.v('terminó')} una parte, ${r.v('empezó')} la siguiente, y ya entrada la noche la ${r.v('dejó')} lista.`,
    ],
  },
  {
    id: 'responsibility',
    test: /de una sola palabra|si (?:decia|dice) que iba|asume|hac\w+ cargo|da la cara|reconoce sus errores|responsab|profesional|nunca llega tarde|nunca h?a fallado|si decia algo|juicios|formal\b|cumpl(?!ean)|palabra\b(?! de)|puntual|disciplin|compromet|compromiso/,
    acts: [
      (r, o) =>
        `${r.name} ${r.v('había')} dicho que a las seis, y a las seis ${r.v('tocó')} a la puerta, con lo prometido debajo del brazo. ${o} no se lo podía creer.`,
      (r, o) =>
        `Nadie se habría enterado si no lo hacía. ${r.name} ${r.v('había')} dado su palabra a ${o}, así que ${r.v('regresó')}, de noche y con lluvia, y lo ${r.v('hizo')}.`,
      (r, o) =>
        `«${r.spoken('Dije que aquí estaría', 'Dijimos que aquí estaríamos')}», ${r.v('contestó')} ${r.name} cuando ${o} llegó, tarde y con pena. Y ahí ${r.v('estaba')}, en el lugar exacto y a la hora exacta.`,
    ],
  },
  {
    id: 'order',
    test: /\borden(?!\w* y al rev)|organiz|tiene un plan|detalle|perfeccion|exigent(?!es? pero just)/,
    acts: [
      (r, o) =>
        `Aquello era un revoltijo. ${r.name} ${r.v('hizo')} tres montones: lo que sirve, lo que casi y lo que no. Entonces ${o} vio lo que llevaba años buscando.`,
      (r, o) =>
        `${r.name} ${r.v('sacó')} una libreta, ${r.v('apuntó')} qué, quién y a qué hora, y la ${r.v('pegó')} en la puerta. A ${o} se le pasó el susto nada más de leerla.`,
      (r, o) =>
        `${r.name} ${r.v('revisó')} otra vez. Y otra. En la tercera vuelta ${r.v('encontró')} el tornillo que a ${o} le faltaba.`,
    ],
  },
  {
    id: 'teaching',
    test: /ensen|(?:de|como|es|gran|buen) profes|gracias a (?:el|ella|usted) mi \w+ (?:ingres|entr|aprob|aprend|lee)|sentir (?:tont|brut|burr|torp|menos)|(?<!no (?:me )?se )explic|me educ|nos educ|pacienc\w+ para ensen|maestr[oa] de vida|guia\b/,
    acts: [
      (r, o) =>
        `${r.name} no se lo ${r.v('hizo')}: le ${r.v('puso')} el lápiz en la mano a ${o}, ${r.v('puso')} la suya encima y así salió. La segunda vez, ${o} lo hizo sin ayuda.`,
      (r, o) =>
        `${o} no entendía. ${r.name} lo ${r.v('explicó')} con manzanas, luego con piedritas, luego con un cuento, hasta que se oyó: «¡Ah!».`,
      (r, o) =>
        `«Mira mis manos», ${r.v('dijo')} ${r.name}, y lo ${r.v('hizo')} despacio. Después ${r.v('deshizo')} todo y le ${r.v('dijo')} a ${o}: «Ahora tú».`,
      (r, o) =>
        `${o} se equivocó y quiso esconderlo. «A ver», ${r.v('dijo')} ${r.name}, «este error es de los buenos», y con el puro error le ${r.v('enseñó')} cómo se hacía.`,
      (r, o) =>
        `${r.name} ${r.v('dibujó')} un círculo en el suelo, luego otro, y le ${r.v('pasó')} la vara a ${o}. El tercero salió chueco. El décimo ya no.`,
    ],
  },
  {
    id: 'wisdom',
    test: /(?:es|eres|muy|tan|bien|mas) sabi[oa]|\bmadur|sabidur|consej|experien|sabe cuando va a/,
    acts: [
      (r, o) =>
        `${o} preguntó qué hacer. ${r.name} ${r.v('contó')} una historia de hace muchos años, y al terminarla ya no hizo falta contestar.`,
      (r, o) =>
        `Todos daban su opinión. ${r.name} ${r.v('se quedó')} pensando y ${r.v('dijo')} una sola frase. ${o} la apuntó en la mano, para que no se le olvidara.`,
      (r, o) =>
        `${r.name} ${r.v('sabía')} esa clase de problema desde antes. «Primero se duerme», le ${r.v('dijo')} a ${o}, «y mañana se ve más chico». Y así fue.`,
    ],
  },
  {
    id: 'cleverness',
    test: /inteligen|\blist[oa]s?\b|ingeni|brillante|astut|sabe (?:mucho|de todo)|\bcult[oa]|resuelv|soluci|se las arregla|encuentra la vuelta|arregla(?! con un chiste)|\bmanit|\bmente\b/,
    acts: [
      (r, o) =>
        `${r.name} ${r.v('miró')} el problema por arriba, por abajo y de lado. «Está al revés», ${r.v('dijo')}. Le ${r.v('dio')} la vuelta, y ${o} se tapó la boca.`,
      (r, o) =>
        `Habían probado con martillo. ${r.name} ${r.v('pidió')} un clip. ${r.v('hizo')} un gancho, ${r.v('jaló')}, y salió lo que ${o} había dado por perdido.`,
      (r, o) =>
        `${r.name} ${r.v('hizo')} una cuenta en el aire, ${r.v('cambió')} de lugar dos cosas y ${r.v('esperó')}. Funcionó. ${o} pidió que se lo explicaran otra vez.`,
    ],
    pet: [
      (r, o) =>
        `Todos empujaban la puerta. ${r.name} ${r.v('puso')} una pata en la manija y ${r.v('se colgó')}. La puerta se abrió, y ${o} no supo qué decir.`,
    ],
  },
  {
    id: 'learning',
    test: /aprend|averigu|estudi|aplicad|\blee much|superar|se supera/,
    acts: [
      (r, o) =>
        `${r.name} no ${r.v('sabía')} hacerlo. ${r.v('pidió')} que ${o} lo hiciera otra vez, despacio, y ${r.v('practicó')} en un rincón. Al volver, ya ${r.v('sabía')}.`,
      (r, o) =>
        `${r.name} ${r.v('llenó')} media libreta con lo que no entendía. Le ${r.v('preguntó')} a ${o}, ${r.v('tachó')}, ${r.v('preguntó')} más. Al final no quedaba ningún renglón sin tachar.`,
      (r, o) =>
        `«Eso no lo ${r.spoken('sé', 'sabemos')}», ${r.v('dijo')} ${r.name}, «pero mañana sí». Y al día siguiente le ${r.v('enseñó')} a ${o} cómo se hacía.`,
    ],
    pet: [(r, o) => `${r.name} ${r.v('vio')} una sola vez cómo lo hacía ${o}. La segunda, lo ${r.v('hizo')}.`],
  },
  {
    id: 'skilled hands',
    test: /\bmanos\b|\bcose\b|lo bien que (?:escribe|cose|teje|dibuja|pinta|toca)|\bteje\b|(?<!lo )buen[oa] (?:pal|para el|para la|para los|en el|en la|con el|con la)\b|talent|dibuja|\bpinta\b|artist|\btoca (?:el|la) (?!claxon|timbre|pito|bocina)|habil/,
    acts: [
      (r, o) =>
        `${r.name} ${r.v('tomó')} los pedazos y ${r.v('movió')} los dedos un rato, sin ver casi. Cuando ${r.v('abrió')} las manos, estaba entero otra vez. ${o} lo tocó para creerlo.`,
      (r, o) =>
        `Con un lápiz y cuatro rayas, ${r.name} ${r.v('hizo')} que apareciera en el papel lo que ${o} llevaba una hora tratando de explicar.`,
      (r, o) =>
        `Nadie podía con aquella pieza tan chica. ${r.name} la ${r.v('acomodó')} con dos dedos, al primer intento, y se la ${r.v('devolvió')} a ${o}.`,
    ],
  },
  {
    id: 'leading',
    test: /lider|inspir|ejemplo|motiva|nos anima|me anima|impulsa|lo mejor de (?:la gente|cada|tod)/,
    acts: [
      (r, o) =>
        `${r.name} no ${r.v('mandó')} a nadie. ${r.v('tomó')} la primera piedra y ${r.v('empezó')}. ${o} tomó la segunda. Cuando alguien contó, había veinte personas en la fila.`,
      (r, o) =>
        `«Esto te va a salir mejor que a nadie», le ${r.v('dijo')} ${r.name} a ${o}, y a cada quien le ${r.v('encontró')} su parte. Y todos la hicieron.`,
      (r, o) =>
        `Cuando todos dudaban, miraron a ${r.name}. ${r.name} ${r.v('dio')} el primer paso, y detrás, sin que nadie lo dijera, fue ${o}, y fueron todos.`,
    ],
  },
  {
    id: 'gratitude',
    test: /agradec|reconoce el|da las gracias|valora|disfruta (?:de )?(?:lo|las|cada)|cosas simples|cosas pequen/,
    acts: [
      (r, o) =>
        `${r.name} ${r.v('se detuvo')} antes de salir, ${r.v('buscó')} a ${o} entre la gente y ${r.v('dio')} las gracias, por su nombre y con el motivo.`,
      (r, o) =>
        `Era un regalo muy pequeño. ${r.name} lo ${r.v('tomó')} con las dos manos y lo ${r.v('enseñó')} a todos, como si fuera lo más grande que había dado ${o}.`,
      (r, o) =>
        `«Qué rico está el sol», ${r.v('dijo')} ${r.name}, y ${r.v('cerró')} los ojos. ${o}, que iba de prisa, también los cerró tantito.`,
    ],
  },
]
