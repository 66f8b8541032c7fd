import { upperFirst } from '../language/grammar/text.ts'
import type { Habit } from './habit.ts'

/** Habits of speech: what is said to everybody, asked, greeted with, and what somebody is called. */

/** 'el Pasajero' → 'Pasajero' */
const called = (name: string) => name.replace(/^(?:el|la|los|las) /iu, '')

export const SAID: readonly Habit[] = [
  {
    // 'dice “ma qué” antes de todo', 'contesta todo con un “equis”'
    test: /(?<!(?<!\p{L})(?:l[aeo]s?|nos|me|se) )(?<!\p{L})(?:dice|repite|suelta|contesta|responde|grita|saluda)n?:? (?:siempre |(?:a )?todo |a todos )?(?:con )?(?:un |una )?“([^”]{1,40}?)[.,]?”(?! (?:mal(?!\p{L})|en (?:vez|lugar) de|al? (?:el|la|l[oa]s|sus?) ))/iu,
    speaks: true,
    seen: [
      ({ r, words: [said] }) => `Todavía no pasaba nada, y ${r.name} ya ${r.v('había')} dicho dos veces «${said!}».`,
      ({ r, words: [said] }) => `Y «${said!}», ${r.v('dijo')} ${r.name} antes que nadie.`,
    ],
    met: [
      ({ r, words: [said] }, o) =>
        `${upperFirst(r.name)} ${r.v('dijo')} «${said!}», y ${o} preguntó si eso era un refrán.`,
      ({ r, words: [said] }, o) =>
        `${upperFirst(o)} miró a ${r.name}, y lo que ${r.v('dijo')} ${r.name} fue «${said!}». ${upperFirst(o)} lo repitió en voz baja, para no olvidarlo.`,
    ],
    back: [
      ({ words: [said] }) => `Y todavía se oyó una vez más, muy bajito: «${said!}».`,
      ({ r, words: [said] }) =>
        `Y «${said!}», ${r.v('dijo')} ${r.name} una vez más. Lo mismo decía ya todo el mundo, con cariño.`,
    ],
  },
  {
    // 'a todo el mundo le pregunta “¿ya almorzaste?”'
    test: /(?<!\p{L})(?:les? )?preguntan? (?:siempre )?“¿?([^”?]{3,40})\??”/iu,
    speaks: true,
    seen: [
      ({ r, words: [said] }) =>
        `—¿${upperFirst(said!)}? —le ${r.v('preguntó')} ${r.name} a la primera cara que apareció por ahí.`,
      ({ r, words: [said] }) => `Antes de dar los buenos días, ${r.name} ${r.v('preguntó')}: «¿${said!}?».`,
    ],
    met: [
      ({ r, words: [said] }, o) =>
        `—¿${upperFirst(said!)}? —le ${r.v('preguntó')} ${r.name} a ${o}, antes que nada. Y eso, a ${o}, le sonó a casa.`,
      ({ r, words: [said] }, o) =>
        `${upperFirst(o)} iba a presentarse. —¿${upperFirst(said!)}? —le ${r.v('preguntó')} ${r.name}, sin esperar su nombre.`,
    ],
    back: [
      ({ words: [said] }) => `A la hora de despedirse ya se lo preguntaban unos a otros: «¿${said!}?».`,
      ({ r, words: [said] }) =>
        `—¿${upperFirst(said!)}? —le preguntaron por fin a ${r.name}. Ya era hora de que alguien se lo preguntara.`,
    ],
  },
  {
    // 'a todos les dice “mijo”'
    test: /(?<!\p{L})a tod[oa]s?(?: (?:l[oa]s|el) \p{L}+)? (?:les?|nos) dicen? “?(\p{L}+)”?(?=$|[.,;]| (?:y|hasta|aunque|menos)(?!\p{L}))/iu,
    speaks: true,
    seen: [
      ({ r, words: [said] }) =>
        `—${upperFirst(said!)} —le ${r.v('dijo')} ${r.name} a la primera cara que apareció por ahí.`,
      ({ r, words: [said] }) => `—${upperFirst(said!)} —${r.v('saludó')} ${r.name}. Pasaba alguien, y bastaba con eso.`,
    ],
    met: [
      ({ r, words: [said] }, o) =>
        `—${upperFirst(said!)} —le ${r.v('dijo')} ${r.name} a ${o}. Nadie le había puesto nunca ese nombre, y se lo quedó.`,
      ({ r, words: [said] }, o) =>
        `—${upperFirst(said!)} —le ${r.v('dijo')} ${r.name} a ${o}, como a todo el mundo. Y eso, a ${o}, le sonó a casa.`,
    ],
    back: [
      ({ words: [said] }) => `A la hora de despedirse, ya todos se decían «${said}» unos a otros.`,
      ({ r, words: [said] }) =>
        `Se oyó «${said}» a lo lejos, y volvieron todas las cabezas. Así se juntaron los que faltaban alrededor de ${r.name}.`,
    ],
  },
  {
    // 'es de Bilbao y lo dice cada once minutos'
    test: /^(?:es|son) de (\p{Lu}[\p{L} ]{2,24}?),? y (?:siempre )?l[oe] (?:dice|repite|cuenta|presume|recuerda)n?(?!\p{L})/u,
    speaks: true,
    seen: [
      ({ r, words: [from] }) =>
        `—${r.n('Soy', 'Somos')} de ${from} —${r.v('dijo')} ${r.name}, sin que nadie preguntara.`,
      ({ r, words: [from] }) => `—En ${from} esto sería de otra manera —${r.v('dijo')} ${r.name}.`,
    ],
    met: [
      ({ r, words: [from] }, o) =>
        `${upperFirst(o)} iba a preguntar algo. —De ${from} —${r.v('contestó')} ${r.name}, por si era eso.`,
      ({ r, words: [from] }, o) =>
        `—De ${from} —le ${r.v('dijo')} ${r.name} a ${o}. Era la segunda vez, y ${o} todavía no había abierto la boca.`,
    ],
    back: [
      ({ r, words: [from] }) =>
        `—¡De ${from}! —dijeron todos a la vez, antes de que ${r.name} ${r.n('abriera', 'abrieran')} la boca.`,
      ({ r, s, words: [from] }) =>
        `Alguien preguntó quién había hecho todo aquello. —Alguien de ${from} —${s.v('contestó')} ${s.name}, antes que ${r.name}.`,
    ],
  },
  {
    // 'le dicen el Pasajero'
    test: /^(?:(?:todos|en casa|en la familia|sus? \p{L}+) )*(?:les?|l[ao]s?) (?:dicen|llaman|apodan) “?((?:el|la|los|las) \p{Lu}\p{L}+|\p{Lu}\p{L}+)”?(?=$|[.,;]| (?:porque|desde|por|y)(?!\p{L}))/u,
    seen: [
      ({ r, words: [name] }) => `—¡Ahí ${r.n('viene', 'vienen')} ${name}! —se oyó.`,
      ({ r, words: [name] }) => `—¡Paso a ${name}! —dijo alguien, y ${r.v('pasó')} ${r.name}.`,
    ],
    met: [
      ({ r, words: [name] }, o) =>
        `—¿Y quién es ${name}? —preguntó ${o}. Nadie contestó: miraron a ${r.name}, y con eso bastó.`,
      ({ words: [name] }, o) => `—Mucho gusto, ${called(name!)} —dijo ${o}, como si fuera un título.`,
    ],
    back: [
      ({ r, words: [name] }) => `—¡Adiós, ${called(name!)}! —se oyó al final. Ahí también ${r.le} dicen ya así.`,
      ({ words: [name] }) =>
        `—¿Y quién lo hizo? —preguntó alguien. —${upperFirst(name!)} —dijeron todos, y no hizo falta más.`,
    ],
  },
  {
    // 'sus alumnos le dicen “mamá” por error'
    test: /^(?:(?:sus? \p{L}+|tod[oa]s|la gente|en \p{L}+(?: \p{L}+)?) )?les? dicen? “([^”]{2,20})” (?:por|sin) (?:error|equivocación|accidente|querer)/iu,
    seen: [
      ({ r, words: [said] }) => `—¡${upperFirst(said!)}! —llamó alguien, y se tapó la boca. Miraba a ${r.name}.`,
      ({ r, words: [said] }) =>
        `—Oye, ${said} —se le escapó a alguien. ${upperFirst(r.name)} no ${r.v('dijo')} nada: otra vez.`,
    ],
    met: [
      ({ words: [said] }, o) => `—${upperFirst(said!)} —dijo ${o} sin darse cuenta, y miró al suelo.`,
      ({ r, words: [said] }, o) => `A ${o} también se le escapó: le dijo «${said}» a ${r.name}.`,
    ],
    back: [
      ({ words: [said] }) => `—Gracias, ${said} —dijo alguien al final. Esa vez no fue por error.`,
      ({ r, words: [said] }) =>
        `—¡${upperFirst(said!)}! —se oyó entre tanta gente, y ${r.name} ${r.v('supo')} hacia dónde ir.`,
    ],
  },
  {
    test: /(?<!\p{L})(?:les? )?ponen? (?:un )?nombres? a(?:l| )/iu,
    seen: [
      ({ r }) => `A lo primero que apareció por ahí, ${r.name} le ${r.v('puso')} nombre.`,
      ({ r }) => `Antes de empezar, ${r.name} le ${r.v('puso')} nombre a una piedra. Ahora ya eran más.`,
    ],
    met: [
      ({ r }, o) =>
        `${upperFirst(o)} preguntó si también había nombre nuevo para quien llega. ${upperFirst(r.name)} lo ${r.v('pensó')} un rato.`,
      ({ r }, o) => `${upperFirst(o)} llevaba una bolsa sin nombre. Con ${r.name} eso duró poco.`,
    ],
    back: [
      ({ r }) => `Al despedirse, hasta la puerta tenía nombre. Se lo había puesto ${r.name}.`,
      ({ r }) => `Costó menos decir adiós: gracias a ${r.name}, todo lo que había ahí tenía ya su nombre.`,
    ],
  },
  {
    test: /(?<!\p{L})hacen? trampas?(?!\p{L})/iu,
    seen: [
      ({ r }) =>
        `Para ver quién iba primero jugaron a piedra, papel o tijera. ${upperFirst(r.name)} ${r.v('sacaba')} siempre un poquito después, y nadie dijo que era trampa.`,
      ({ r }) => `Echaron a suertes quién empezaba. Ganó ${r.name}. Nadie preguntó cómo.`,
    ],
    met: [
      ({ r }, o) =>
        `${upperFirst(o)} jugó con ${r.name} a adivinar en qué mano estaba la moneda. No estaba en ninguna: había trampa.`,
      ({ r }, o) =>
        `${upperFirst(o)} le propuso a ${r.name} un juego para pasar el rato, y perdió tres veces seguidas.`,
    ],
    back: [
      ({ r }) => `Echaron a suertes quién se quedaba con el último dulce. Ganó ${r.name}, y todos miraron al techo.`,
      ({ r }) =>
        `Al final hubo revancha, y ${r.name} ${r.v('volvió')} a ganar. La trampa se veía desde lejos, y todos miraron hacia otro lado.`,
    ],
  },
  {
    test: /(?<!\p{L})(?:hablan (?:al mismo tiempo|a la vez|encima)|se (?:quitan|arrebatan|roban) la palabra)/iu,
    speaks: true,
    together: true,
    seen: [
      ({ r }) => `—Empiezo yo —dijeron ${r.name} al mismo tiempo.`,
      ({ r }) => `—Déjame contarlo a mí —se dijeron ${r.name}, a la vez.`,
    ],
    met: [
      (_, o) => `—De una voz en una voz —pidió ${o}. No hubo manera.`,
      ({ r }, o) =>
        `${upperFirst(o)} preguntó una sola cosa. ${upperFirst(r.name)} contestaron a la vez, y cada cual lo suyo.`,
    ],
    back: [
      ({ r }) => `—Gracias —dijeron al final ${r.name}. A la vez, por supuesto.`,
      ({ r }) =>
        `Había que gritar muy fuerte para que se oyera. Y nadie como ${r.name} para hablar al mismo tiempo: se oyó.`,
    ],
  },
  {
    test: /(?<!\p{L})(?:pregunta(?:n)? (?:siempre |de |por )?(?:todo|mucho|por qué|qué es)|pregunt[oó]n)/iu,
    speaks: true,
    seen: [
      ({ r }) => `—¿Y por qué? —${r.v('preguntó')} ${r.name}, antes de que empezara nada.`,
      ({ r }) => `—¿Y eso qué es? —${r.v('preguntó')} ${r.name}. Era la tercera pregunta del día.`,
    ],
    met: [
      ({ r }, o) => `—¿Y por qué? —le ${r.v('preguntó')} ${r.name} a ${o}, que nunca se lo había preguntado.`,
      ({ r }, o) => `—¿Y por qué? —le ${r.v('dijo')} ${r.name} a ${o}. Hubo que sentarse a contestar.`,
    ],
    back: [
      ({ r }) => `—¿Y por qué no? —${r.v('dijo')} ${r.name} al final. Nadie encontró una razón.`,
      ({ r }) => `Lo que faltaba salió de una pregunta. —¿Y por qué no? —${r.v('dijo')} ${r.name}.`,
    ],
  },
  {
    test: /(?<!\p{L})saludan? (?:a|hasta)(?!\p{L})/iu,
    speaks: true,
    seen: [
      ({ r }) => `—¡Buenas! —${r.v('dijo')} ${r.name} al pasar, a lo que fuera que pasaba.`,
      ({ r }) => `—¡Buenas, buenas! —${r.v('dijo')} ${r.name}. Contestó hasta un portón.`,
    ],
    met: [
      ({ r }, o) => `—¡Buenas! —le ${r.v('dijo')} ${r.name} a ${o}, que contestó antes de darse cuenta.`,
      ({ r }, o) => `${upperFirst(o)} no pensaba saludar. —¡Buenas! —${r.v('dijo')} ${r.name}, y ya no hubo remedio.`,
    ],
    back: [
      () => `A la vuelta, quienes saludaron primero fueron los demás.`,
      ({ r }) => `—¡Buenas! —se oyó al final desde muchas partes. Eran todos a los que había saludado ${r.name}.`,
    ],
  },
  {
    test: /(?<!\p{L})(?:cuentan?|hacen?) chistes|chistes? (?:mal|tont|pésim|viej)\p{L}+/iu,
    speaks: true,
    seen: [
      ({ r }) => `${upperFirst(r.name)} ${r.v('contó')} un chiste. Hubo un silencio.`,
      ({ r }) => `Primero, por supuesto, ${r.name} ${r.v('contó')} uno de sus chistes. Alguien tosió.`,
    ],
    met: [
      ({ r }, o) => `${upperFirst(o)} tardó en entender el chiste de ${r.name}. Luego ya no había quien parara a ${o}.`,
      ({ r }, o) => `${upperFirst(r.name)} le ${r.v('contó')} un chiste a ${o}, que pidió que se lo explicaran.`,
    ],
    back: [
      ({ r }) => `Al final, alguien repitió el chiste de ${r.name}. Esa vez sí se rieron todos.`,
      ({ r }) => `Para esperar lo que faltaba había un remedio: otro chiste de ${r.name}. Nadie protestó.`,
    ],
  },
  {
    test: /(?<!\p{L})regate(?:a|an|o)(?!\p{L})/iu,
    speaks: true,
    seen: [
      ({ r }) => `—¿Y si lo dejamos en la mitad? —${r.v('dijo')} ${r.name}. Nadie había dicho un precio.`,
      ({ r }) => `—¿Cuánto es lo menos? —${r.v('preguntó')} ${r.name}, por costumbre.`,
    ],
    met: [
      ({ r }, o) => `—Lo dejamos en la mitad —le ${r.v('dijo')} ${r.name} a ${o}, que no vendía nada y aceptó.`,
      ({ r }, o) => `${upperFirst(o)} dijo una hora. ${upperFirst(r.name)} ${r.v('dijo')} otra. Se quedaron en medio.`,
    ],
    back: [
      ({ r }) =>
        `—Cinco minutos más —pidió alguien, a la hora de irse. —Quince —${r.v('dijo')} ${r.name}. Quedaron en diez.`,
      ({ r }) => `Tocaba irse, y ${r.name} ${r.v('regateó')} la hora. Por eso alcanzó el tiempo.`,
    ],
  },
  {
    test: /(?<!\p{L})(?:terc|neci|testarud|cabezot|cabezón|cabezona|no cede|nunca da su brazo)/iu,
    speaks: true,
    seen: [
      ({ r }) => `—Pues no —${r.v('dijo')} ${r.name}. Todavía nadie había preguntado nada.`,
      ({ r }) => `—Que no —${r.v('dijo')} ${r.name}, para ir empezando.`,
    ],
    met: [
      ({ r }, o) => `${upperFirst(o)} dijo que no. —Que sí —${r.v('dijo')} ${r.name}. Ganó quien gana siempre.`,
      ({ r }, o) => `—¿Y no se cansan de insistir? —preguntó ${o}. —Nunca —${r.v('contestó')} ${r.name}.`,
    ],
    back: [
      ({ r }) =>
        `Alguien dijo que ya no había nada que hacer. —¿Cómo que no? —${r.v('dijo')} ${r.name}. Y hubo qué hacer.`,
      ({ r }) => `Hasta quienes habían dicho que no acabaron diciendo que sí. Con ${r.name} no había otra salida.`,
    ],
  },
]
