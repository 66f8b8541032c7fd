import { upperFirst } from '../language/grammar/text.ts'
import { plot } from './plot.ts'
/** What it is cooked in. */
const POTS = [
  { un: 'una olla tan grande que había que subir a ella con escalera', o: 'la olla' },
  { un: 'una olla en la que cabía una bicicleta', o: 'la olla' },
  { un: 'una olla de hierro que llevaba cien años en un sótano', o: 'la olla' },
]

/** Who brings what. */
const NEIGHBOURS = [
  { who: 'la panadera', brings: 'una montaña de pan duro, del que espesa la sopa' },
  { who: 'el relojero', brings: 'doce zanahorias, todas iguales' },
  { who: 'la vecina de la esquina', brings: 'un solo garbanzo, muy bien envuelto' },
  { who: 'el bombero', brings: 'el casco lleno de arroz' },
  { who: 'la profesora de música', brings: 'siete papas, una por cada nota' },
]

/** Who comes last, and brings nothing. */
const GUESTS = [
  {
    un: 'un viejo marinero con el plato vacío',
    o: 'el marinero',
    alone: 'Hace años que no me siento a la mesa con nadie, y ya no me sabe a nada la comida',
  },
  {
    un: 'una viajera con una mochila muy vieja',
    o: 'la viajera',
    alone: 'En cien países me dieron de comer, y no sé preparar ni un plato para devolverlo',
  },
  {
    un: 'un cocinero que ya no cocinaba',
    o: 'el cocinero',
    alone: 'Se me quemó la sopa delante de todo un pueblo, y desde entonces no cocino',
  },
]

/** A soup for a whole street, of what everybody brings; it tastes of nothing until what was remembered is in it. */
export const bigSoup = plot({
  id: 'big-soup',
  shape: 'recipe',
  has: /^(?:el|la) (?:olla|plato|cuchara|cucharon)$/,
  suits: ({ r }) =>
    r.role === 'pet' || r.baby || r.band === '2-4'
      ? 0
      : r.role === 'grandparent' || r.role === 'parent' || r.role === 'uncle' || r.role === 'inlaw'
        ? 5
        : r.role === 'friend' || r.several
          ? 5
          : 4,
  set: ({ pick }) => {
    const first = pick(...NEIGHBOURS)
    return {
      pot: pick(...POTS),
      first,
      second: pick(...NEIGHBOURS.filter((one) => one !== first)),
      guest: pick(...GUESTS),
    }
  },
  hears: ({ first }) => first.who,
  wonders: ({ first: { who } }) => [
    `${upperFirst(who)} preguntó qué era eso que le faltaba a la sopa.`,
    `${upperFirst(who)} preguntó si de verdad aquello se le podía echar a una sopa.`,
    `A la sopa había que contárselo bien, y ${who} quiso oírlo antes.`,
    `Con la cuchara de probar en la mano, ${who} esperaba a que le dijeran qué era aquello.`,
  ],
  title: ({ r, pick }) =>
    pick(
      `La sopa de ${r.name}`,
      `${r.name} y la olla más grande del mundo`,
      `${r.name} y la sopa sin sabor`,
      `La olla, la calle y ${r.name}`,
    ),
  cover: ({ star, keep }, { pot }) => ({
    place: 'una calle con una mesa larguísima y una olla enorme',
    time: 'al mediodía',
    weather: 'con sol y vapor que sube',
    seen: 'desde un balcón',
    recipient: `remueve una olla enorme, junto a ${star.un}`,
    sender: 'reparte platos hondos',
    objects: [star.un, keep.un, pot.un, 'platos hondos'],
    pose: 'stand',
  }),
  chapters: [
    ({ r, s, fav, star, pick }, { pot }) => ({
      title: pick('La olla', 'Una invitación para todos', 'Faltaba una sopa'),
      text: [
        pick(
          `Había una calle donde los vecinos se saludaban de lejos y cada quien cenaba en su casa. —¿Y si hacemos una sopa para todos? —${s.v('preguntó')} un día ${s.full}. Y sacaron ${pot.un}.`,
          `—¿Y si hacemos una sopa para toda la calle? —${s.v('preguntó')} un día ${s.full}. A ${r.name} ${r.le} pareció muy buena idea, porque los vecinos casi no se hablaban. Y encontraron ${pot.un}.`,
          `Todo empezó por ${pot.un}. —Con esto podemos hacer sopa para toda la calle, a ver si los vecinos se hablan —${s.v('dijo')}, muy en serio, ${s.full}.`,
        ),
        pick(
          `Pusieron la olla al fuego, llena de agua hasta la mitad. La espera iba a ser larga, así que hablaron de lo que más ${r.le} gusta a ${r.name}: ${fav.all}.`,
          `Mientras se calentaba el agua, hablaron de lo que más ${r.le} gusta a ${r.name}: ${fav.all}. Dicen que, si se habla de cosas buenas, la sopa sale mejor.`,
          `Antes de hacer el fuego hubo que decir en voz alta lo que más ${r.le} gusta a ${r.name}: ${fav.all}. Así se empiezan las buenas sopas.`,
        ),
        pick(
          `Al poco rato, ${star.alive ? 'por la banqueta llegó' : `junto a ${pot.o} apareció`} ${star.un}. ${star.el} ${star.does[0]}.`,
          `No llegaba todavía ningún vecino, y ${star.alive ? 'a la sombra de un árbol' : 'junto a la olla'} ya ${star.present}. ${star.el} ${star.does[0]}.`,
          `Y a un paso de ${pot.o} ${star.present}. ${star.el} ${star.does[0]}.`,
        ),
        pick(
          `—Cada quien que traiga lo que tenga —${s.v('anunció')} ${s.name}. Y se sentaron a esperar.`,
          'Para la sopa solo hacía falta una cosa: que cada vecino trajera algo, lo que fuera.',
          `${upperFirst(s.name)} ${s.v('colgó')} un letrero: «Se recibe lo que haya en casa». Y a esperar.`,
          `—Nosotros ponemos el agua —${s.v('dijo')} ${s.name}—. Lo demás, que lo ponga quien quiera.`,
        ),
      ],
      view: {
        place: 'una calle con una olla enorme sobre el fuego',
        time: 'por la mañana',
        weather: 'con sol',
        seen: 'desde una ventana alta',
        recipient: `mira dentro de una olla enorme, junto a ${star.un}`,
        sender: 'cuelga un letrero en la pared',
        objects: [star.un, pot.un, 'una cuchara larga'],
        pose: 'look',
      },
    }),
    ({ r, s, star, needed, pick }, { pot, first, second, guest }) => ({
      title: pick('Lo que trajo cada quien', 'Una sopa sin sabor', 'Algo le falta'),
      text: [
        pick(
          `A las once llegó ${first.who}, con ${first.brings}.`,
          `Empezaron a llegar los vecinos. Primero vino ${first.who}, con ${first.brings}.`,
          `Abría la fila ${first.who}, con ${first.brings}.`,
        ),
        pick(
          `—¿Esto sirve? —preguntó ${second.who}, con ${second.brings}. Servía, y a ${pot.o} fue.`,
          `Después llegó ${second.who}, con ${second.brings}. Todo fue a dar a ${pot.o}.`,
          `Detrás venía ${second.who}, que traía ${second.brings}. Y todo cupo en ${pot.o}.`,
        ),
        pick(
          `Mientras la sopa se cocinaba, ${star.el} ${star.does[1]}. Los vecinos empezaron a reírse y a decirse sus nombres.`,
          `Entre todos pelaban y cortaban. ${star.el} ${star.does[2]}, y eso animaba mucho el trabajo.`,
          `Hubo que remover por turnos. Mientras tanto, ${star.el} ${star.does[2]}, y a nadie se le hizo larga la espera.`,
        ),
        pick(
          `Junto a la pared, sin moverse, había ${guest.un}. No traía nada, y por eso no se atrevía a llegar hasta la olla. ${upperFirst(s.name)} ${s.v('fue')} a saludar.`,
          `Al final de todos venía ${guest.un}. No se atrevía a acercarse, porque no traía nada. ${s.v('fue')} a su encuentro ${s.name}.`,
          `Desde la pared de enfrente miraba ${guest.un}. No traía nada para la olla, y le daba vergüenza. ${upperFirst(s.name)} ${s.v('fue')} a saludar.`,
        ),
        needed(
          guest.o,
          pick(
            `Las presentaciones empezaron por ${r.name}.`,
            `Para que ${guest.o} entrara en confianza, hablaron de ${r.name}.`,
          ),
        ),
        pick(
          `Olía a poco. ${r.name} ${r.v('sopló')}, ${r.v('probó')} y ${r.v('miró')} al cielo, pensando. La sopa no tenía sabor.`,
          `Al mediodía, ${r.name} ${r.v('probó')} una cucharada. La sopa estaba caliente, pero no tenía sabor.`,
          `Por fin ${r.name} ${r.v('probó')} la sopa. Todos esperaban en silencio. —Algo le falta —${r.v('dijo')} ${r.name}. Era verdad: no tenía sabor.`,
        ),
        pick(
          `—Le falta una historia —${s.v('dijo')} ${s.name}—. A las sopas hay que contarles un día de los buenos. Y ${s.spoken('sé', 'sabemos')} cuál.`,
          `—Falta contarle un buen día mientras hierve —${s.v('dijo')} ${s.name}—. Y ${s.spoken('sé', 'sabemos')} dónde hay uno.`,
          `—Verdura no le falta —${s.v('dijo')} ${s.name}—. Le falta que alguien le cuente algo bueno, y ${s.spoken('sé', 'sabemos')} qué.`,
          `—Una sopa para tantos pide una historia —${s.v('dijo')} ${s.name}—, y ${s.spoken('conozco', 'conocemos')} una.`,
        ),
      ],
      view: {
        place: 'una calle con vecinos que traen verduras',
        time: 'a media mañana',
        weather: 'con sol y vapor',
        seen: 'desde dentro de la olla',
        recipient: `prueba la sopa con una cuchara larga, junto a ${star.un}`,
        sender: 'recibe a los vecinos',
        objects: [star.un, pot.un, 'verduras', 'una cuchara larga'],
        pose: 'search',
      },
    }),
    ({ r, s, star, keep, air, place, there, recall, pick }) => ({
      title: pick('El sabor que faltaba', 'Detrás del vapor', 'Un ingrediente'),
      text: [
        pick(
          `De la olla salía un vapor muy espeso. ${s.name} lo ${s.v('apartó')} con la mano, y detrás ya no estaba la calle. Estaba ${there}.`,
          `Siguieron el vapor de la sopa, que se metía por una puerta. Al otro lado estaba ${there}.`,
          `El vapor lo tapó todo. Cuando se fue, ya no estaba la calle. Estaba ${there}.`,
        ),
        air[0],
        pick(
          'Los vecinos entraron detrás, sin hacer ruido.',
          'Hasta el vapor se quedó quieto, y los vecinos, que venían detrás, también.',
          'Se oían pasos detrás: en la calle nadie quería perdérselo.',
          'Los vecinos se quedaron en la entrada, con la cuchara en la mano.',
        ),
        pick(
          `Ahí mismo había ${keep.un}. ${r.name} ${keep.lo} ${r.v('levantó')} con cuidado.`,
          `En medio de todo había ${keep.un}. ${r.name} ${keep.lo} ${r.v('levantó')} con las dos manos.`,
          `Entre el vapor se distinguía ${keep.un}. ${r.name} ${keep.lo} ${r.v('acercó')} a la luz.`,
        ),
        recall(),
        { spare: ['El vapor esperó, quieto, a que acabaran de contarlo.'] },
        pick(
          `Y ${r.name} ${r.v('llevó')} ${keep.el} a la calle, para contar aquel día junto a la olla.`,
          `Cuando volvieron junto a la olla, ${r.name} ${r.v('traía')} ${keep.el}. Ya tenían qué contar.`,
          `La olla seguía hirviendo cuando volvieron. ${r.name} no ${r.v('soltó')} ${keep.el} en todo el camino.`,
        ),
      ],
      view: {
        place: place ?? 'un lugar con luz dorada al otro lado del vapor',
        time: 'al mediodía',
        weather: 'con luz dorada',
        seen: 'desde entre el vapor',
        recipient: `encuentra ${keep.un}`,
        sender: 'aparta el vapor con la mano',
        objects: [keep.un, star.un, 'vapor dorado'],
        pose: 'look',
      },
    }),
    ({ r, star, keep, act, pick, soft }, { first, pot, second, guest }) => ({
      title: pick('El plato vacío', 'Alguien que no traía nada', 'El último invitado'),
      text: [
        pick(
          `Había un lugar vacío en la mesa, y a veinte pasos, quien no se atrevía a ocuparlo: ${guest.o}. —${guest.alone} —dijo.`,
          `Antes de servir, ${r.name} ${r.v('vio')} que alguien se iba. Era ${guest.o}. —${guest.alone} —dijo—. Y además no traje nada.`,
          `Ya estaban puestas las mesas, y ${guest.o} seguía lejos, sin dar un paso. —${guest.alone} —dijo.`,
        ),
        act(guest.o),
        soft(
          pick(
            `Con eso, ${guest.o} se sentó a la mesa.`,
            `Después de eso, ${guest.o} se acercó por fin a la olla.`,
            `Y ${guest.o} buscó un lugar en la mesa.`,
          ),
        ),
        pick(
          `Entonces ${r.name} ${r.v('puso')} ${keep.el} junto a la olla y ${r.v('contó')} de dónde venía. Por una historia así, ${first.who} trajo laurel, y ${second.who}, sal. Por fin tenía sabor.`,
          `Contaron aquel día junto a la olla, con ${keep.el} a la vista. De oírlo, ${guest.o} se acordó de otra cocina. —En aquella, a la sopa se le echaba hierbabuena —dijo. La había en una maceta de la calle, y con tres hojas bastó.`,
          `${r.name} ${r.v('puso')} ${keep.el} junto a la olla y ${r.v('contó')} aquel día. ${upperFirst(first.who)} contó algo suyo, y contándolo se acordó de que faltaba la sal. ${upperFirst(second.who)} trajo perejil. Con cada cuento, la sopa sabía mejor.`,
        ),
        pick(
          `Y ${pick(...star.helps)}. De la otra calle vinieron a ver, con su plato y su silla. —Aquí hay lugar —dijo ${guest.o}, y se hizo a un lado.`,
          `Luego ${pick(...star.helps)}. —Con gente, todo sabe mejor —dijo ${guest.o}, y se sirvió tres platos.`,
          `Entre plato y plato, ${pick(...star.helps)}. ${upperFirst(guest.o)} sonrió con la boca llena. Hacía años que no sonreía en una mesa.`,
        ),
      ],
      view: {
        place: 'una calle con una mesa larga y una olla humeante',
        time: 'por la tarde',
        weather: 'con luz naranja',
        seen: 'desde la mesa',
        recipient: `acerca ${keep.un} a la olla, junto a ${guest.un}`,
        sender: 'pone otro plato en la mesa',
        objects: [keep.un, star.un, pot.un, 'un plato'],
        pose: 'give',
      },
    }),
    ({ r, s, star, keep, praise, pick }, { guest }) => ({
      title: pick('Sobremesa', 'La receta', 'Un plato más'),
      text: [
        pick(
          'Rasparon hasta el fondo de la olla. Ya solo quedaban migas y voces, y se hizo de noche.',
          'Comieron hasta que se encendieron las luces de la calle. Para entonces todos los vecinos se sabían los nombres de los demás.',
          'La sopa se acabó, y nadie quería levantarse de la mesa. Hubo sobremesa hasta que salieron las estrellas.',
          'Cuando ya no quedaba ni una gota, alguien prendió una lámpara, y la mesa siguió llena.',
        ),
        pick(
          `Con la última cucharada dejaron apartado el día siguiente para ${star.together}.`,
          `Con los platos todavía en la mesa quedaron en ${star.together}.`,
          `Antes de recoger, ${r.name} y ${s.name} ya habían quedado en ${star.together}.`,
          `Alguien preguntó qué se podía hacer al otro día, y a ${r.name} se ${r.le} ocurrió ${star.together}.`,
        ),
        ...praise({
          lead: pick(
            `Entonces ${s.name} ${s.v('dio')} unos golpecitos en un vaso. ${upperFirst(s.v('quería'))} decir algo, y era para ${r.name}.`,
            `Al final, cuando ya casi no quedaba nadie, ${s.name} ${s.v('se sentó')} junto a ${r.name} para decir una cosa.`,
            `Faltaba dar las gracias, y ${s.name} ${s.v('se acercó')} a ${r.name}.`,
          ),
          asks: guest.o,
          when: 'Antes de levantarse de la mesa',
        }),
        pick(
          `A la semana siguiente, ${guest.o} fue de puerta en puerta, para invitar. Ya no miraba desde lejos.`,
          `Desde entonces hay sopa en esa calle una vez al mes. Quien llega primero, con el plato listo y algo que contar, es ${guest.o}.`,
          `Al mes siguiente fue ${guest.o} quien sacó la olla y tocó puerta por puerta.`,
          `Los vecinos de esa calle se saludan ahora por su nombre. Y ${guest.o} ya nunca come sin compañía.`,
        ),
        pick(
          `La receta dice: agua, lo que haya y un buen cuento. Para no olvidar cuál fue el primero, ${r.name} ${r.v('guarda')} ${keep.el}.`,
          `${r.name} ${r.v('guarda')} desde entonces ${keep.el}. Y cuando a una sopa le falta sabor, ya se sabe: hay que sentarse cerca de la olla y contar.`,
          `En la repisa de la cocina, entre la sal y el laurel, está ${keep.el}. De todos los ingredientes, es el único que no se gasta.`,
          `Quien pide la receta recibe una lista de verduras. Lo que le daba sabor lo ${r.v('guarda')} ${r.name}: ${keep.el}.`,
        ),
      ],
      view: {
        place: 'una mesa larga bajo focos de colores',
        time: 'al anochecer',
        weather: 'con las primeras estrellas',
        seen: 'desde la otra punta de la mesa',
        recipient: `pone ${keep.un} al lado de la olla`,
        sender: 'se acerca a hablar en voz baja',
        objects: [keep.un, star.un, 'platos vacíos', 'focos de colores'],
        pose: 'sit',
      },
    }),
  ],
})
