import type { Person } from '../language/person.ts'
import type { QualityClass } from '../language/quality-classes.ts'
import { upperFirst } from '../language/text.ts'

/**
 * How an admired quality mends things: by acts, never by its name. `o` is somebody or something that
 * resists ('la puerta', 'el Gigante'): its wording needs no gender. `plant` is one whole sentence that
 * somebody says chapters before, so that the deed works for a reason the story gave. `grown` is not for the small, `handy` (pockets, sleeves, a hand) not for pets, `afraid` not for who is said to fear nothing.
 */
export type Deed = {
  plant: (o: string) => string
  act: (r: Person, o: string) => string[]
  grown?: true
  handy?: true
  afraid?: true
}

export const DEEDS: Record<Exclude<QualityClass, 'other'>, Deed[]> = {
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
    {
      handy: true,
      plant: (o) => `Con ${o} nadie ha llegado nunca al final de la espera`,
      act: (r, o) => [
        `${r.name} ${r.v('sacó')} la merienda, ${r.v('partió')} el pan en trocitos y ${r.v('se puso')} a esperar como se espera a que hierva la leche: sin prisa y sin quitar el ojo.`,
        `Cuando ya no quedaban migas, ${o} se cansó antes. Quien no quiere esperar siempre se cansa antes.`,
      ],
    },
  ],
  persistence: [
    {
      plant: (o) => `Con ${o} todos prueban una vez, y se van`,
      act: (r, o) => [
        `${r.name} ${r.v('probó')} una vez, y nada. ${r.n('Probó', 'Probaron')} otra, y casi. A la sexta ${r.n('se cayó', 'se cayeron')}; a la séptima ya ${r.v('sabía')} cómo caerse.`,
        `A la octava, ${o} dejó escapar una risa de puro asombro.`,
      ],
    },
    {
      plant: (o) => `La primera respuesta de ${o} siempre es no, y hasta ahora nadie ha pedido la segunda`,
      act: (r, o) => [
        `${r.name} ${r.v('pidió')} las cosas por favor, y la respuesta fue no. Las ${r.v('volvió')} a pedir. Otro no, y vuelta a empezar. Hubo noes grandes, noes chicos y un no muy cansado.`,
        `El último no de ${o}, de tan gastado, ya casi era un sí.`,
      ],
    },
    {
      handy: true,
      plant: (o) => `Para ${o} todos tienen un rato, y nadie ha tenido dos`,
      act: (r, o) => [
        `${r.name} ${r.v('se fue')}. Eso pensaron todos. Pero al poco rato ${r.v('volvió')}, con las mangas remangadas. Y como no dio resultado, ${r.v('volvió')} otra vez. Y otra.`,
        `A fuerza de volver se hizo un caminito en el suelo. Y por ese caminito, sin hacer ruido, se le fue toda la terquedad a ${o}.`,
      ],
    },
  ],
  courage: [
    {
      plant: (o) => `Delante de ${o} todo el mundo da un paso atrás`,
      act: (r, o) => [
        `Donde los demás daban un paso atrás, ${r.name} ${r.v('dio')} uno adelante, con la tranquilidad de quien entra en su cocina. Y luego otro. Y otro más.`,
        `${upperFirst(o)} esperaba gritos, carreras, alguna rodilla temblando. No esperaba que alguien llegara tan cerca y dijera «buenas tardes».`,
      ],
    },
    {
      plant: (o) => `Nadie le ha dicho nunca a ${o} lo que hay que decirle, y menos de frente`,
      act: (r, o) => [
        `${r.name} no ${r.v('bajó')} la vista ni ${r.v('levantó')} la voz. De frente, y con todas sus letras, ${r.v('dijo')} que así no, que ya estaba bien.`,
        `Nadie respiraba. Después, en alguna parte, alguien aplaudió. ${upperFirst(o)} miró a un lado y al otro, y se apartó.`,
      ],
    },
    {
      afraid: true,
      plant: (o) => `Nadie se ha atrevido nunca a acercarse a ${o}`,
      act: (r, o) => [
        `A ${r.name} ${r.le} temblaba todo, hasta la sombra. Pero un paso es un paso aunque tiemble, y ${r.v('dio')} uno. Después, otro.`,
        `Cuando ${r.v('llegó')} frente a ${o}, el miedo seguía ahí, solo que mucho más chiquito.`,
      ],
    },
    {
      afraid: true,
      plant: (o) => `En cuanto alguien ve a ${o}, el miedo se le sube a los zapatos y echa a correr con ellos`,
      act: (r, o) => [
        `${r.name} ${r.v('sintió')} miedo, claro. El miedo llegó, se sentó a su lado y preguntó qué hacían.`,
        `—Vamos a ir de todos modos —le ${r.v('contestó')} ${r.name}, y ${r.v('fue')} derecho hasta ${o}, con el miedo trotando detrás.`,
      ],
    },
    {
      afraid: true,
      plant: (o) => `Hasta ahora, delante de ${o} todo el mundo ha cerrado los ojos`,
      act: (r, o) => [
        `${r.name} también ${r.v('cerró')} los ojos. ${r.n('Contó', 'Contaron')} hasta tres y ${r.v('abrió')} uno. Luego, el otro. Y con los ojos abiertos, ya se sabe, el miedo mide la mitad.`,
        `Nunca nadie había mirado a ${o} tan de cerca. Resultó que de cerca no era para tanto.`,
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
        `${upperFirst(o)} esperaba una pelea, y no supo qué hacer con tanto cuidado.`,
      ],
    },
    {
      handy: true,
      plant: (o) => `Con ${o} nadie ha compartido nunca la merienda`,
      act: (r, o) => [
        `${r.name} ${r.v('buscó')} en los bolsillos, ${r.v('encontró')} media galleta y la ${r.v('partió')} en dos. Una mitad para cada parte, y las migas para quien llegara después.`,
        `A ${o} nadie le había guardado nunca la mitad de nada. Y con media galleta delante es muy difícil seguir de mal humor.`,
      ],
    },
    {
      plant: (o) => `Lo de ${o} nadie lo ha tomado nunca como cosa suya`,
      act: (r, o) => [
        `${r.name} no ${r.v('preguntó')} de quién era la culpa. ${r.n('Se puso', 'Se pusieron')} a ayudar, que es más rápido: un poco por aquí, un poco por allá, como si aquello fuera también cosa suya.`,
        `Con tantos años de cargar con todo a solas, ${o} notó que de pronto pesaba la mitad.`,
      ],
    },
    {
      plant: (o) => `A ${o} nadie le ha guardado nunca un sitio`,
      act: (r, o) => [
        `${r.name} ${r.v('hizo')} algo muy pequeño: ${r.v('guardó')} un sitio a su lado, para que nadie más lo ocupara, y ${r.v('dijo')}: «Es para ti».`,
        `Hay quien pasa la vida esperando a que le guarden un sitio. Por lo visto, ${o} también.`,
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
    {
      plant: (o) => `Delante de ${o} está prohibido hacer el tonto, y nadie ha probado a desobedecer`,
      act: (r, o) => [
        `Muy en serio, como quien cumple una misión, ${r.name} ${r.v('se puso')} a bailar. Un paso a la izquierda, dos a la derecha y un tropezón, que también contaba.`,
        `Al principio no pasó nada. Luego, por debajo, muy despacito, hubo quien empezó a llevar el compás. ${upperFirst(o)}, naturalmente.`,
      ],
    },
  ],
  strength: [
    {
      plant: (o) => `Quien se planta ante ${o} aguanta un minuto, y se va`,
      act: (r, o) => [
        `${r.name} ${r.v('respiró')} hondo y no ${r.v('se movió')} de su sitio. Hay fuerzas que hacen ruido; la suya, no. La suya era de las que aguantan.`,
        `${r.n('Aguantó', 'Aguantaron')} un minuto. ${r.n('Aguantó', 'Aguantaron')} diez. Y ${o} comprendió que no había nada más que discutir.`,
      ],
    },
    {
      plant: (o) => `Delante de ${o}, a todo el mundo se le doblan las rodillas`,
      act: (r, o) => [
        `Hubo un estruendo, un temblor, un apagón. ${r.name} ${r.v('plantó')} los pies en el suelo, igual que un árbol, y ahí ${r.v('se quedó')}.`,
        `Cuando se acabó el ruido, a ${o} no le quedó más que sentir muchísimo respeto.`,
      ],
    },
  ],
  honesty: [
    {
      plant: (o) => `A ${o} todo el mundo le cuenta mentiras, y ya no cree en nadie`,
      act: (r, o) => [
        `Cualquiera habría inventado algo. ${r.name} ${r.v('dijo')} la verdad:`,
        `—${r.spoken('No sé', 'No sabemos')} cómo se hace esto. Pero si ${r.spoken('me enseñas, lo intento', 'nos enseñas, lo intentamos')}.`,
        `Era una verdad pequeña y limpia, como un vaso de agua. Y ${o} tenía sed de verdades.`,
      ],
    },
    {
      plant: (o) => `A ${o} le han mentido ya cien personas, una por una`,
      act: (r, o) => [
        `Para quedar bien, se podía decir cualquier cosa. ${r.name} ${r.v('dijo')} la verdad, con la frente alta, aunque no era lo que más convenía.`,
        `${upperFirst(o)} llevaba cien mentiras contadas, y perdió la cuenta de puro gusto.`,
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
    {
      plant: (o) => `A ${o} le han llevado mil respuestas, y nadie le ha llevado una pregunta`,
      act: (r, o) => [
        `${r.name} no ${r.v('dijo')} nada durante un buen rato. Luego ${r.v('hizo')} una pregunta, una sola, de las que parecen pequeñas:`,
        `—¿Y desde cuándo?`,
        `Ahí estaba el nudo. Bastó con tirar de ese hilo para que a ${o} se le deshiciera el enojo entero.`,
      ],
    },
  ],
  tenderness: [
    {
      plant: (o) => `Hace muchísimo que nadie se arrima a ${o}`,
      act: (r, o) => [
        `${r.name} ${r.v('se acercó')} y ${r.v('hizo')} lo que mejor ${r.v('sabía')} hacer: un cariño. Así, sin discurso. De los que pesan poco y duran mucho.`,
        `Hacía tantos años de la última vez que ${o} sintió cómo algo, por dentro, se ponía tibio.`,
      ],
    },
    {
      plant: (o) => `Nadie le ha dado nunca un abrazo a ${o}`,
      act: (r, o) => [
        `No hizo falta ningún conjuro. ${r.name} ${r.v('se quedó')} cerquita de ${o}, y de tan cerquita ya era un abrazo.`,
        `—¿Esto qué es? —preguntó alguien, con la voz hecha un hilo—. Que no se acabe todavía.`,
      ],
    },
    {
      handy: true,
      plant: (o) => `A ${o} nadie le habla nunca bajito`,
      act: (r, o) => [
        `${r.name} ${r.v('acercó')} la mano, sin tocar todavía, y ${r.v('esperó')} a tener permiso. Tardó. Las cosas que importan tardan.`,
        `Después fue una caricia pequeña, del tamaño de una moneda. Y debajo de la caricia, por fin, ${o} soltó un suspiro que llevaba años ahí dentro.`,
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
        `Por oír mejor, ${o} tuvo que guardar silencio. Y en silencio, ya se sabe, se piensa de otra manera.`,
      ],
    },
  ],
}
