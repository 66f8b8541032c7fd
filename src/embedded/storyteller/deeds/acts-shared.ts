import type { Family } from './family.ts'

/** Acts of whoever makes a life easier for those around, known by a phrase more than by a word. */
export const SHARED: readonly Family[] = [
  {
    id: 'two languages',
    test: /idioma|traduc|bilingue|habla(?:r|s|rme|rnos)?(?: \w+)? en (?:espanol|ingles|su lengua)|(?:me|nos|le|les) habla en/,
    acts: [
      (r, o) =>
        `${o} hablaba y nadie entendía. ${r.name} ${r.v('se puso')} en medio y ${r.v('fue')} pasando cada frase de un lado al otro, hasta que los dos lados se rieron de lo mismo.`,
      (r, o) =>
        `Había un letrero, y ${o} no podía leerlo. ${r.name} lo ${r.v('dijo')} primero como venía escrito y luego con las palabras de la casa. Con esas se entendió todo.`,
      (r, o) =>
        `A ${o} no le salía la palabra. ${r.name} la ${r.v('buscó')} en un idioma, la ${r.v('encontró')} en el otro y se la ${r.v('prestó')}.`,
    ],
  },
  {
    id: 'speaking well',
    test: /habl\w* mal de|mal gesto|mala cara|mala palabra|palabra fea|(?:no|nunca) critica|en chismes/,
    acts: [
      (r, o) =>
        `Todos tenían algo malo que contar de ${o}. Le llegó el turno a ${r.name}. «${r.spoken('A mí siempre me', 'A nosotros siempre nos')} ha tratado bien», ${r.v('dijo')}, y ya nadie quiso seguir con lo otro.`,
      (r, o) =>
        `Le preguntaron a ${r.name} qué pensaba de ${o}, con ganas de chisme. ${r.v('dijo')} tres cosas, las tres buenas y las tres ciertas. Se quedaron sin tema.`,
      (r, o) =>
        `${o} llegó de malas y contestó peor. ${r.name} ${r.v('dejó')} pasar el mal modo, como se deja pasar un coche, y ${r.v('contestó')} con los buenos días.`,
    ],
  },
  {
    id: 'deeds not words',
    test: /habla poco|pocas palabras|hace mucho|mas hechos|sin tanto (?:rollo|cuento)/,
    acts: [
      (r, o) =>
        `Se habló muchísimo de lo que necesitaba ${o}. Cuando terminaron de hablar, ${r.name} ya lo ${r.v('había')} hecho.`,
      (r, o) =>
        `—Veré —${r.v('dijo')} ${r.name}, y fue todo su discurso. Al rato, lo de ${o} estaba hecho, y bien hecho.`,
      (r, o) =>
        `Otros prometían. ${r.name} ${r.v('se quitó')} el reloj, ${r.v('se arremangó')} y ${r.v('empezó')}. ${o} nunca oyó de su boca cuánto había costado.`,
    ],
  },
  {
    id: 'providing',
    test: /(?:nunca|no) nos hicieron sentir que faltaba|nunca nos falto|(?:falt\w+|careci\w+ de) nada|para que (?:no nos|nada nos|a nadie|no les)|se las vio para que|con poco dinero|(?:estira|rinde) el dinero|de donde no hab/,
    acts: [
      (r, o) =>
        `No alcanzaba, y a ${o} le alcanzó. ${r.name} ${r.v('hizo')} las cuentas al revés: ${r.v('empezó')} por lo de los demás y ${r.v('dejó')} lo suyo para el final.`,
      (r, o) =>
        `${o} abrió el cajón pensando que ya no quedaba nada, y quedaba. ${r.name} lo ${r.v('había')} llenado de noche, sin hacer ruido.`,
      (r, o) =>
        `Cuando ${o} fue a pedirlo, ya estaba puesto en su lugar: abrigo, cena y pasaje. ${r.name} ${r.v('llevaba')} semanas juntándolo, moneda por moneda.`,
    ],
  },
  {
    id: 'starting over',
    test: /dej(?:o|aste|ar) de (?:tomar|beber|fumar)|sin (?:tomar|beber|fumar)|empez\w+ de (?:nuevo|cero)|salio adelante|cumpl\w+ (?:un|\d+) anos?(?: sin|\b.* loco)/,
    acts: [
      (r, o) =>
        `Lo de antes estaba ahí, a la mano, y era lo fácil. ${r.name} ${r.v('miró')} hacia el otro lado, ${r.v('dio')} un paso, luego otro, y ${r.v('llegó')} hasta donde esperaba ${o}.`,
      (r, o) =>
        `«Hoy», ${r.v('dijo')} ${r.name}. No ${r.v('dijo')} siempre, que es una palabra muy pesada: ${r.v('dijo')} hoy, y lo ${r.v('cumplió')}. Al día siguiente ${r.v('volvió')} a decirlo, delante de ${o}.`,
      (r, o) =>
        `Había que borrarlo todo y empezar en una hoja limpia. ${r.name} ${r.v('arrancó')} la hoja vieja, ${r.v('escribió')} la fecha y le ${r.v('enseñó')} el primer renglón a ${o}.`,
    ],
  },
  {
    id: 'leaving nobody out',
    test: /ningun\w* (?:se queda|esta) sol|(?:esta|estan|anda|andan) solit[oa]s?|(?:esta|estan|anda|andan) sol[oa]s?(?= |$)|nadie (?:se queda|coma|este) (?:sol|fuera)|eat alone|no deja a nadie|a nadie sol|incluy/,
    acts: [
      (r, o) =>
        `Se habían hecho los equipos y sobraba ${o}. ${r.name} ${r.v('cambió')} las reglas: «Ahora se juega con uno más». Y se jugó con uno más.`,
      (r, o) =>
        `${o} estaba comiendo lejos, de cara a la pared. ${r.name} ${r.v('levantó')} su plato, ${r.v('cruzó')} todo el patio y ${r.v('se sentó')} ahí. Detrás fueron llegando los demás.`,
      (r, o) =>
        `Antes de empezar, ${r.name} ${r.v('contó')} cabezas. Faltaba una. No se empezó hasta que fueron por ${o}.`,
    ],
  },
  {
    id: 'noticing',
    test: /la atencion que|atencion a (?:los|cada)|concentra|minucios|meticulos|ve(?:r|s)? (?:cosas|detalles|lo que)|detalles que nadie|nadie (?:mas )?(?:ve|nota)|se fija|observador/,
    acts: [
      (r, o) =>
        `Todos habían pasado por ahí y nadie lo había visto. ${r.name} ${r.v('se agachó')}, ${r.v('apartó')} una hoja y le ${r.v('enseñó')} a ${o} lo que estaba debajo, pequeñito, desde siempre.`,
      (r, o) =>
        `«Falta una», ${r.v('dijo')} ${r.name}. Contaron otra vez. Faltaba una. ${o} no entendía cómo se podía ver algo así de una sola mirada.`,
      (r, o) =>
        `${r.name} ${r.v('se quedó')} mirando la pared un buen rato. «Ahí», ${r.v('dijo')}, y ${r.v('puso')} el dedo en una rayita. Era la puerta que buscaba ${o}.`,
    ],
  },
  {
    id: 'good memory',
    test: /\bse (?:lo )?sabe (?:tod[oa]s? (?:las|los|de)|de memoria)|\bmemoria\b|nunca se le olvida/,
    acts: [
      (r, o) =>
        `El papel se había mojado y no se leía nada. ${r.name} lo ${r.v('dijo')} completo, de memoria, del primero al último y luego al revés. ${o} fue apuntando.`,
      (r, o) =>
        `Nadie se acordaba de lo que seguía. ${r.name} sí: ${r.v('cerró')} los ojos, ${r.v('contó')} con los dedos y ${r.v('dijo')} justo lo que ${o} necesitaba oír.`,
      (r, o) =>
        `${o} preguntó por algo de hace muchísimo, sin esperanza. ${r.name} ${r.v('dio')} el día, la hora y hasta el color. Fueron a ver, y era.`,
    ],
  },
  {
    id: 'charm',
    test: /\blind[oa]s?\b|hermos|precios[oa]|(?<!letra,? (?:tan |muy )?)bonit[oa]s?\b|\bguap|princesa|\bestilo|cabello|huele (?:rico|bien)|\breina\b|encantador|\bbell[oa]s?\b/,
    acts: [
      (r, o) =>
        `${o} tenía preparada la cara más seria. ${r.name} ${r.v('entró')}, ${r.v('dijo')} «hola» y la cara seria no duró ni hasta la tercera letra.`,
      (r, o) =>
        `${r.name} ${r.v('pasó')} por ahí como si nada, y fue como cuando abren una cortina. ${o} se enderezó, se peinó con la mano y pidió que se quedaran otro rato.`,
      (r, o) => `Con ver a ${r.name}, a ${o} se le olvidó de qué se estaba quejando. Y ya no se acordó.`,
    ],
    cradle: [
      (r, o) =>
        `${r.name} ${r.v('bostezó')}, con toda la boca y las dos manos. A ${o} se le escapó un suspiro, y luego otro.`,
      (r, o) => `${o} se asomó nada más un poquito. Vio a ${r.name}. Y ya no hubo modo de que se fuera.`,
    ],
  },
]
