import { contract } from '../../language/grammar/text.ts'
import { type Named, type Parts, short } from '../named.ts'
import { nounClassOf } from '../nouns.ts'
import { thing } from '../prop.ts'

const HOT =
  /^(?:café|caf(?:ec|el)ito|tinto|cortad|capuchino|latte|té$|infusi|manzanilla|chocolate|canel|emoliente|atole|colacao)/u

const OF_SOMEBODY = / del? (?:(?:sus?|la|l[oa]s|mis?)(?!\p{L})|\p{Lu})/u

/** What no basket is filled with. */
const SWEETS = /^(?:chicl|caramel|gomit|dulces|golosin|confit|pastill)/u

/** What is eaten and drunk when its hour comes. */
const MEAL = /^(?:meriend|once$|lonche|medianoche|comida|cena|almuerz|desayun|sobremes|banquet)/u

/** What is held by its stick, and stands in no cup. */
const STICK = /^(?:palet|polo|chup|boli)/u

/** What is drunk as it comes. */
const BOTTLED = /^(?:tetero|chupete|copita)/u

/** What is cut or poured of a whole, and is no piece by itself. */
const MASS =
  /^(?:pan|fruta|cereal|chicharr[oó]n|turr[oó]n|mazap[aá]n|chocolate|golosina|elote|choclo|mora|uva|papa|patata|palomita|botana|snack|aperitivo|merienda|once|lonche|medianoche)(?: (?:dulce|blanco|negro|integral|amargo|frit[oa])s?)?(?= |$)/u

const FRUIT =
  /^(?:mango|fresa|frutilla|manzana|naranja|mandarina|chontaduro|cereza|durazno|melocot|pl[aá]tano|banan|pera|ciruela|kiwi|higo|guayaba|granadilla|lulo|chirimoya|maracuy|papaya|piña|sand[ií]a|mel[oó]n|tuna|tejocote|lim[oó]n|aguacate|palta|toronja|pomelo|coco|huevo|aceituna|lúcuma)/u

/** What is served cold, and no steam rises from. */
const CHILLED =
  /^(?:[cs]ebich|cevich|escabeche|conserva|kimchi|sushi|gazpacho|salmorejo|ensalad|guacamole|jam[oó]n|queso|natilla|flan|pastel|tarta|torta|ponqu|queque|mazamorra|gelatina|tiramis|causa|mermelada|miel|yogur|mantequilla|crema|dulce|cajeta|arequipe|manjar|at[uú]n|anchoa|ostra|salm[oó]n|verdura|br[oó]coli|r[uú]cula|zanahoria|tomate|pimiento|cecina|totopo|nacho|nopal|aj[ií]|chile|picante)/u

const isPlural = ({ all }: Named) => /^(?:los|las) /u.test(all)
/** 'michelada' of 'las micheladas': one glass holds one. */
const bareOne = ({ one }: Named) => one.replace(/^(?:una?|el|la) /u, '')

/** One piece by itself, several in a basket. */
const isPiece = (named: Named) => !isPlural(named) && !MASS.test(named.own) && !SWEETS.test(named.own)

const eaten = (named: Named) => {
  const { own, head, all, one } = named
  if (MEAL.test(head)) return `sentarse a la mesa para ${all}`
  return `comer ${OF_SOMEBODY.test(own) ? all : isPiece(named) && nounClassOf(head) === 'bite' ? one : own}`
}

/** 'café' of 'café con arepa': what is eaten with it is in no cup. */
const poured = (named: Named) => {
  const said = bareOne(named)
  const [drink = '', beside = ''] = said.split(/ con (?=\p{Ll})/u)
  return /^(?:bite|dish)$/u.test(nounClassOf(beside) ?? '') && !/^(?:crema|miel)/u.test(beside) ? drink : said
}

/** What is eaten and drunk. */
export const FOOD = {
  bite: (named) => {
    const { own, head, one, the } = named
    if (isPiece(named)) {
      const isFruit = FRUIT.test(own)
      return thing(
        [`${one} ${isFruit ? 'en su punto' : 'en su servilleta'}`, the, 'ñam', head, eaten(named)],
        [
          'olía tan bien que daba hambre',
          'se dejaba oler de cerca',
          isFruit ? 'rodaba un poquito y se detenía' : 'soltaba una migaja, y luego otra',
        ],
        ['soltó de golpe todo su olor', isFruit ? 'rodó más rápido que nunca' : 'dio una vuelta entera en el aire'],
      )
    }
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
    const { head, all } = named
    // 'los asados' are each on a plate of its own
    const own = named.own.replace(/^asados(?!\p{L})/u, 'asado')
    const isCold = CHILLED.test(own) || / congelad/u.test(own)
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
        isCold ? 'refrescaba el aire de alrededor' : 'soltaba un olor riquísimo',
        isCold ? 'brillaba por las orillas' : 'humeaba como una olla chiquita',
        'hacía tin, como quien llama a comer',
      ],
      [
        isCold ? 'olió más rico que nunca' : 'soltó todo su olor de una vez',
        isCold ? 'giró tan rápido que brillaba' : 'echó más humo que nunca',
      ],
    )
  },
  drink: (named) => {
    const { own, one, the, head } = named
    const isHot = HOT.test(head) && !/ (?:helad|fr[ií])\p{L}+/u.test(own)
    const said = poured(named)
    const cup = isHot ? 'taza' : 'vaso'
    return thing(
      [
        ...(BOTTLED.test(own)
          ? ([one, the] as const)
          : ([
              isHot ? `una taza de ${said}, muy caliente` : `un vaso de ${said}, lleno hasta el borde`,
              `${isHot ? 'la' : 'el'} ${cup} de ${short(said)}`,
            ] as const)),
        'glu',
        head,
        `tomar ${own}`,
      ],
      [
        'hacía glu, glu, como si contara algo',
        'temblaba en el borde sin derramar ni una gota',
        'iba dejando un redondel mojado',
        ...(isHot ? ['echaba un humito en espiral'] : []),
      ],
      [
        'hizo glu, glu, glu, con todas sus fuerzas',
        isHot ? 'soltó un humo altísimo, derecho hacia arriba' : 'se meció de lado a lado sin derramar ni una gota',
      ],
    )
  },
} satisfies Parts
