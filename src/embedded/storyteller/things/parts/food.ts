import { contract } from '../../language/text.ts'
import { type Named, type Parts, short } from '../named.ts'
import { thing } from '../prop.ts'

const HOT =
  /^(?:café|cafecito|tinto|cortad|capuchino|latte|té$|infusi|manzanilla|chocolate|canel|emoliente|atole|colacao)/u

const OF_SOMEBODY = / del? (?:sus?|la|l[oa]s|mis?|\p{Lu})/u

/** What no basket is filled with. */
const SWEETS = /^(?:chicl|caramel|gomit|dulces|golosin|confit|pastill)/u

/** What is eaten and drunk when its hour comes. */
const MEAL = /^(?:meriend|once$|lonche|medianoche|comida|cena|almuerz|desayun|sobremes|banquet)/u

/** What is held by its stick, and stands in no cup. */
const STICK = /^(?:palet|polo|chup|boli)/u

/** What is drunk as it comes. */
const BOTTLED = /^(?:tetero|teta|chupete|copita)/u

const eaten = ({ own, head, all }: Named) =>
  MEAL.test(head) ? `sentarse a la mesa para ${all}` : `comer ${OF_SOMEBODY.test(own) ? all : own}`

/** What is eaten and drunk. */
export const FOOD = {
  bite: (named) => {
    const { own, head } = named
    const holder = SWEETS.test(own) ? 'bolsa' : 'canasta'
    return thing(
      [`una ${holder} de ${own}`, `la ${holder} de ${short(own)}`, 'ñam', head, eaten(named)],
      [
        'olía tan bien que daba hambre',
        'crujía un poquito, como quien se ríe',
        'se bamboleaba, de tan llena',
        'se destapaba un poquito y se volvía a tapar',
      ],
      ['se abrió de par en par y soltó todo su olor', 'dio tres saltos sin que se le cayera nada'],
    )
  },
  cold: (named) =>
    thing(
      [
        STICK.test(named.own) ? `${named.one} con toda su escarcha` : `una copa grande de ${named.own}`,
        STICK.test(named.own) ? named.the : `la copa de ${short(named.own)}`,
        'mmm',
        'algo dulce',
        eaten(named),
      ],
      [
        'goteaba un poquito por un lado y un poquito por el otro',
        'echaba un humito frío',
        'brillaba de escarcha',
        'se derretía despacito por la punta',
      ],
      ['soltó una nubecita fría, de las que hacen cosquillas', 'brilló como si tuviera luz adentro'],
    ),
  dish: (named) => {
    const { own, head, all } = named
    return thing(
      [
        // 'el mole de su esposa' is that one
        OF_SOMEBODY.test(own) ? `un plato ${contract(`de ${all}`)}` : `un plato de ${own}`,
        `el plato de ${short(own)}`,
        'tin',
        head,
        eaten(named),
      ],
      [
        'soltaba un olor riquísimo',
        'humeaba como una olla chiquita',
        'giraba despacito y se lucía por todos lados',
        'se volvía a llenar hasta la orilla',
      ],
      ['soltó todo su olor de una vez', 'humeó como una locomotora'],
    )
  },
  drink: ({ own, one, the, head }) =>
    thing(
      [
        ...(BOTTLED.test(own)
          ? ([one, the] as const)
          : HOT.test(head) && !/ (?:helad|fr[ií])\p{L}+/u.test(own)
            ? ([`una taza de ${own}, muy caliente`, `la taza de ${short(own)}`] as const)
            : ([`un vaso de ${own}, lleno hasta el borde`, `el vaso de ${short(own)}`] as const)),
        'glu',
        head,
        `tomar ${own}`,
      ],
      [
        'hacía glu, glu, como si contara algo',
        'temblaba en el borde sin derramar ni una gota',
        'se volvía a llenar de sorbo en sorbo',
        ...(HOT.test(head) ? ['echaba un humito en espiral'] : []),
      ],
      [
        'hizo glu, glu, glu, con todas sus fuerzas',
        HOT.test(head) ? 'soltó un humo altísimo, derecho hacia arriba' : 'se llenó de burbujas hasta el borde',
      ],
    ),
} satisfies Parts
