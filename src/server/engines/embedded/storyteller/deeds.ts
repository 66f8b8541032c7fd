import type { Person } from './language/person.ts'
import type { QualityClass } from './language/quality-classes.ts'

/**
 * How an admired quality mends things: by acts, never by its name. `o` is somebody or something that
 * resists ('la puerta', 'el Gigante'): its wording needs no gender. `plant` is one whole sentence that
 * somebody says chapters before, so that the deed works for a reason the story gave.
 */
export type Deed = { plant: (o: string) => string; act: (r: Person, o: string) => string[] }

export const DEEDS: Record<QualityClass, Deed[]> = {
  patience: [
    {
      plant: (o) => `A ${o} todo el mundo le mete prisa`,
      act: (r, o) => [
        `${r.name} no ${r.v('empujó')}. No ${r.v('gritó')}. ${r.n('Se sentó', 'Se sentaron')} enfrente y ${r.v('dejó')} pasar el tiempo como se deja pasar a una fila de hormigas: sin pisar ninguna.`,
        `Pasó un minuto. Pasaron diez. En el once, ${o} suspiró.`,
      ],
    },
    {
      plant: (o) => `Nadie se ha quedado a esperar a ${o} más de un minuto`,
      act: (r, o) => [
        `${r.name} ${r.v('hizo')} lo que casi nadie sabe hacer: esperar. ${r.n('Esperó', 'Esperaron')} como espera la tierra a la semilla, sin preguntarle la hora.`,
        `Y tanta espera, tan tranquila, le fue quitando el enojo a ${o}.`,
      ],
    },
  ],
  persistence: [
    {
      plant: (o) => `Con ${o} todos prueban una vez, y se van`,
      act: (r, o) => [
        `${r.name} lo ${r.v('intentó')} una vez, y nada. Lo ${r.v('intentó')} otra, y casi. A la sexta ${r.n('se cayó', 'se cayeron')}; a la séptima ya ${r.v('sabía')} cómo caerse.`,
        `A la octava, ${o} dejó escapar una risa de puro asombro.`,
      ],
    },
    {
      plant: (o) => `La primera respuesta de ${o} siempre es no, y hasta ahora nadie ha pedido la segunda`,
      act: (r) => [
        `—No —fue la respuesta.`,
        `${r.name} ${r.v('volvió')} a empezar. Otro no, y vuelta a empezar. Hubo noes grandes, noes chicos y un no muy cansado. El último, de tan gastado, ya casi era un sí.`,
      ],
    },
  ],
  courage: [
    {
      plant: (o) => `Nadie se ha atrevido nunca a acercarse a ${o}`,
      act: (r, o) => [
        `A ${r.name} ${r.le} temblaba todo, hasta la sombra. Pero un paso es un paso aunque tiemble, y ${r.v('dio')} uno. Después, otro.`,
        `Cuando ${r.v('llegó')} frente a ${o}, el miedo seguía ahí, solo que mucho más chiquito.`,
      ],
    },
    {
      plant: (o) => `En cuanto alguien ve a ${o}, el miedo se le sube a los zapatos y echa a correr con ellos`,
      act: (r, o) => [
        `${r.name} ${r.v('sintió')} miedo, claro. El miedo llegó, se sentó a su lado y preguntó qué hacían.`,
        `—Vamos a ir de todos modos —le ${r.v('contestó')} ${r.name}, y ${r.v('fue')} derecho hasta ${o}, con el miedo trotando detrás.`,
      ],
    },
  ],
  kindness: [
    {
      plant: (o) => `Nadie le ha preguntado nunca a ${o} qué le hace falta`,
      act: (r, o) => [
        `Otros habían empujado. Otros habían exigido. ${r.name}, en cambio, ${r.v('se acercó')} despacio y ${r.v('preguntó')}:`,
        `—¿Qué te hace falta?`,
        `Nunca, en cien años, nadie había dicho eso allí. Y a veces basta una pregunta para que algo se ablande. Hasta ${o}.`,
      ],
    },
    {
      plant: (o) => `Todos le piden cosas a ${o}, y nadie se queda a acompañar`,
      act: (r, o) => [
        `${r.name} ${r.v('vio')} lo que nadie había visto: que detrás de tanto enojo había cansancio. Así que ${r.v('se quedó')} un rato haciendo compañía, sin pedir nada a cambio.`,
        `Y ${o}, que esperaba una pelea, no supo qué hacer con tanto cuidado.`,
      ],
    },
  ],
  joy: [
    {
      plant: (o) => `Desde que se tiene memoria, nadie ha oído reír a ${o}`,
      act: (r, o) => [
        `A ${r.name} ${r.le} dio risa. No una risa de burla: una de esas que empiezan en la panza, hacen cosquillas en la nariz y se contagian por debajo de las puertas.`,
        `Se rio el aire. Se rio el suelo. Y ${o}, que no quería, se rio también.`,
      ],
    },
    {
      plant: (o) => `A ${o} todos le hablan muy en serio, y ese es el problema`,
      act: (r, o) => [
        `${r.name} ${r.v('hizo')} la mueca más ridícula de su repertorio, la que se guarda para las emergencias.`,
        `Hubo un silencio. Luego ${o} hizo «pff». Luego «ja». Y con el tercer «ja» se acabó la seriedad para siempre.`,
      ],
    },
  ],
  strength: [
    {
      plant: (o) => `Quien se planta ante ${o} aguanta un minuto, y se va`,
      act: (r, o) => [
        `${r.name} ${r.v('respiró')} hondo y ${r.v('arrimó')} el cuerpo entero. Hay fuerzas que hacen ruido; la suya, no. La suya era de las que aguantan.`,
        `${r.n('Aguantó', 'Aguantaron')} un minuto. ${r.n('Aguantó', 'Aguantaron')} diez. Y ${o} comprendió que no había nada más que discutir.`,
      ],
    },
    {
      plant: (o) => `Delante de ${o}, a todo el mundo se le doblan las rodillas`,
      act: (r, o) => [
        `Hubo un grito, un portazo, un temblor. ${r.name} ${r.v('plantó')} los pies en el suelo, igual que un árbol, y ahí ${r.v('se quedó')}.`,
        `Cuando se acabó el ruido, a ${o} no le quedó más que sentir muchísimo respeto.`,
      ],
    },
  ],
  honesty: [
    {
      plant: (o) => `A ${o} todo el mundo le cuenta mentiras, y ya no cree en nadie`,
      act: (r, o) => [
        `Cualquiera habría inventado algo. ${r.name} ${r.v('dijo')} la verdad:`,
        `—${r.n('No sé', 'No sabemos')} cómo se hace esto. Pero si ${r.n('me enseñas, lo intento', 'nos enseñas, lo intentamos')}.`,
        `Era una verdad pequeña y limpia, como un vaso de agua. Y ${o} tenía sed de verdades.`,
      ],
    },
    {
      plant: (o) => `Cien pasaron ya ante ${o}, y los cien dijeron lo que no era`,
      act: (r, o) => [
        `Había una respuesta cómoda, y otra que era verdad. ${r.name} ni lo ${r.v('dudó')}: ${r.v('dijo')} la segunda, con la frente alta, aunque no convenía nada.`,
        `Y ${o}, que llevaba cien mentiras contadas, perdió la cuenta de puro gusto.`,
      ],
    },
  ],
  mind: [
    {
      plant: (o) => `Con ${o} todos prueban siempre las mismas tres ideas`,
      act: (r, o) => [
        `${r.name} ${r.v('miró')} el problema de frente. Luego de lado. Luego de cabeza, que es como se miran los problemas tercos.`,
        `Y ahí estaba, a la vista de todos: nadie había probado a preguntarle a ${o} qué opinaba.`,
      ],
    },
    {
      plant: (o) => `Delante de ${o} todos gritan o empujan, y nadie se para a pensar`,
      act: (r, o) => [
        `${r.name}, en vez de gritar o empujar, ${r.v('pensó')}. Casi se oían girar las ruedecitas.`,
        `—¿Y si esto no es mal genio? —${r.v('dijo')} al fin—. ¿Y si es que no sabe cómo pedir las cosas?`,
        `Hubo un silencio de puro asombro. Era exactamente eso, y ${o} llevaba años esperando que alguien lo adivinara.`,
      ],
    },
  ],
  tenderness: [
    {
      plant: (o) => `Hace muchísimo que nadie se arrima a ${o}`,
      act: (r, o) => [
        `${r.name} ${r.v('se acercó')} y ${r.v('hizo')} lo que mejor ${r.v('sabía')} hacer: un cariño. Así, sin discurso. De los que pesan poco y duran mucho.`,
        `Y ${o}, que llevaba años sin que nadie se arrimara, sintió que algo por dentro se ponía tibio.`,
      ],
    },
    {
      plant: (o) => `Nadie le ha dado nunca un abrazo a ${o}`,
      act: (r, o) => [
        `No hizo falta ningún conjuro. ${r.name} ${r.v('se quedó')} cerquita de ${o}, y de tan cerquita ya era un abrazo.`,
        `—¿Esto qué es? —preguntó alguien, con la voz hecha un hilo—. Que no se acabe todavía.`,
      ],
    },
  ],
  work: [
    {
      plant: (o) => `Todos buscan un atajo para llegar hasta ${o}, y no hay atajo`,
      act: (r, o) => [
        `${r.name} ${r.v('se puso')} a trabajar. Primero una piedrita. Luego otra. No es un secreto muy emocionante, pero así se han hecho todas las catedrales.`,
        `Al terminar, a ${o} no le quedaba ni una sola excusa.`,
      ],
    },
    {
      plant: (o) => `Nadie ha llegado hasta ${o} sin hacer trampa`,
      act: (r, o) => [
        `Donde otros buscaban un atajo, ${r.name} ${r.v('empezó')} por el principio. Y después del principio, lo siguiente. Y después, lo siguiente.`,
        `Sin trampa, sin prisa y sin quejarse, ${r.v('llegó')}. Ni ${o} se lo podía creer.`,
      ],
    },
  ],
  calm: [
    {
      plant: (o) => `Todos le gritan a ${o}, y así no hay manera de entenderse`,
      act: (r, o) => [
        `Todo alrededor gritaba. ${r.name} ${r.v('respiró')}. Una vez, como quien dobla una sábana; otra vez, como quien la guarda.`,
        `La calma se fue extendiendo en ondas, igual que en un estanque, y alcanzó por fin a ${o}.`,
      ],
    },
    {
      plant: (o) => `Quien llega hasta ${o} llega siempre sin aliento y de mal humor`,
      act: (r, o) => [
        `${r.name} no ${r.v('se alteró')}. ${r.n('Habló', 'Hablaron')} bajito, con pausas, como se le habla a un caballo o a una tormenta.`,
        `Y ${o}, por oír mejor, tuvo que guardar silencio. Y en silencio, ya se sabe, se piensa de otra manera.`,
      ],
    },
  ],
  other: [
    {
      plant: (o) => `Ante ${o} ya lo han probado todo, menos lo más sencillo`,
      act: (r, o) => [
        `${r.name} no ${r.v('tenía')} espada, ni capa, ni conjuro. ${r.n('Tenía', 'Tenían')} eso, lo suyo, lo que nadie más tiene igual. ${r.n('Respiró', 'Respiraron')} hondo y lo ${r.v('usó')}.`,
        `No hubo truenos. Hubo un silencio, y después, muy bajito, ${o} dijo: «Ah. Era eso».`,
      ],
    },
    {
      plant: (o) => `Por delante de ${o} han pasado magos, generales y un domador de truenos, y nada`,
      act: (r, o) => [
        `¿Y qué ${r.v('hizo')} ${r.name}? Lo de siempre. Lo que ${r.le} sale solo, sin darse importancia.`,
        `Y lo que no habían logrado los magos ni los generales ocurrió sin ruido: ${o} se rindió de buena gana.`,
      ],
    },
  ],
}
