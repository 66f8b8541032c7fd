import { contract } from '../../language/text.ts'
import { type Parts, short } from '../named.ts'
import { thing } from '../prop.ts'

const HOT =
  /^(?:café|cafecito|tinto|cortad|capuchino|latte|té$|infusi|manzanilla|chocolate|canel|emoliente|atole|colacao)/u

const OF_SOMEBODY = / del? (?:sus?|la|l[oa]s|mis?|\p{Lu})/u

/** What no basket is filled with. */
const SWEETS = /^(?:chicl|caramel|gomit|dulces|golosin|confit|pastill)/u

/** What is eaten and drunk. */
export const FOOD = {
  bite: ({ own, head }) =>
    thing(
      SWEETS.test(own)
        ? [`una bolsa de ${own}`, `la bolsa de ${short(own)}`, 'ñam', head, `repartir ${own}`]
        : [`una canasta de ${own}`, `la canasta de ${short(own)}`, 'ñam', head, `merendar ${own}`],
      [
        'llegaba con menos de lo que había salido',
        'tenía una servilleta encima que no engañaba a nadie',
        'se iba acercando sola a donde había hambre',
        'olía desde tres casas antes',
        'guardaba siempre una pieza en el fondo, por si llegaba alguien',
      ],
      [
        'alcanzó para todos, hasta para quien no había pedido',
        'soltó su olor por la rendija, y acudieron todos',
        'se destapó, y hasta los más serios metieron la mano',
      ],
    ),
  cold: ({ own }) =>
    thing(
      [`una copa grande de ${own}`, `la copa de ${short(own)}`, 'mmm', 'algo dulce', `tomar ${own} sin prisa`],
      [
        'goteaba siempre del lado de quien más la miraba',
        'traía tantas cucharas como gente hubiera cerca',
        'no esperaba a nadie, y por eso nadie llegaba tarde',
      ],
      ['pasó de cuchara en cuchara, y ya nadie tuvo prisa', 'refrescó hasta los ánimos'],
    ),
  dish: ({ own, head, all }) =>
    thing(
      [
        // 'el mole de su esposa' is that one
        OF_SOMEBODY.test(own) ? `un plato ${contract(`de ${all}`)}` : `un plato de ${own}`,
        `el plato de ${short(own)}`,
        'tin',
        head,
        own.startsWith('comida') ? `disfrutar de ${all}` : `sentarse a comer ${OF_SOMEBODY.test(own) ? all : own}`,
      ],
      [
        'no llegaba nunca completo a la mesa',
        'hacía que todos preguntaran a qué hora',
        'iba de mano en mano sin que se cayera nada, o casi nada',
        'echaba un hilo de humo que se podía seguir',
        'dejaba a todo el mundo preguntando si había más',
      ],
      [
        'llamó a comer sin decir palabra, y nadie tardó',
        'pasó de mano en mano, y lo último fue para quien más falta le hacía',
        'olió tan bien que hasta los más serios se acercaron',
      ],
    ),
  drink: ({ own, head }) =>
    thing(
      [
        HOT.test(head) ? `una taza de ${own}, muy caliente` : `un vaso de ${own}, lleno hasta el borde`,
        `${HOT.test(head) ? 'la taza' : 'el vaso'} de ${short(own)}`,
        'glu',
        head,
        `tomar ${own} con calma`,
      ],
      [
        'no se derramaba por más que corrieran',
        'iba bajando de sorbo en sorbo, según la conversación',
        'siempre encontraba compañía',
        'llegaba justo cuando la plática se ponía buena',
        'se dejaba para después, y nadie podía',
      ],
      [
        'alcanzó para todos, de sorbo en sorbo, y a todos les volvieron las ganas',
        'fue pasando de uno a otro, y con cada sorbo se destrababa algo',
        'hizo que todos se sentaran un momento, que era lo que faltaba',
      ],
    ),
} satisfies Parts
