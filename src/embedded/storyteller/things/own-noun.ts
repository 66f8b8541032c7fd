import type { FavouriteItem } from '../language/favourite-item.ts'
import { nounGender } from '../language/gender.ts'
import { bare, countWords } from '../language/text.ts'
import { type Prop, thing } from './prop.ts'

const WHEELS =
  /^(?:carr(?:it)?os?|coches?|autos?|camion(?:es|cit[oa]s?)?|trocas?|camionetas?|motos?|motocicletas?|tractor(?:es)?|excavadoras?|trailers?)(?= |$)/u

/** Favourites of a kind that stands on a table, in a pot or on wheels, each by the giver's own noun. */
const KINDS: readonly (readonly [RegExp, (own: string) => Prop])[] = [
  [
    /^(?:pan(?:es|ecitos?)?|conchas?|galletas?|galletitas?|donas?|rosquillas?|facturas?|medialunas?|croissants?|churros?|bunuelos?|magdalenas?|alfajor(?:es)?|mangos?|fresas?|frutillas?|uvas?|manzanas?|naranjas?|mandarinas?|cerezas?|duraznos?|platanos?|tamal(?:es)?|empanadas?|almojabanas?|pandebonos?|pan de \p{L}+)(?= |$)/u,
    (own) =>
      thing(
        [`una canasta de ${own}`, 'la canasta', 'ñam', 'merienda', `merendar ${own}`],
        [
          'llegaba con uno menos de los que habían salido',
          'tenía una servilleta encima que no engañaba a nadie',
          'se iba acercando sola a donde había hambre',
        ],
        ['alcanzó para todos, hasta para quien no había pedido', 'soltó su olor por la rendija, y acudieron todos'],
      ),
  ],
  [
    /^(?:croquetas?|arepas?|tortillas?|paella|asado|parrillada|carnitas|carnes? asadas?|pizzas?|pasta|espaguetis?|fideos|noquis|lasana|hamburguesas?|sushi|sopas?|caldo|pozole|mole|enchiladas?|chilaquiles|quesadillas?|milanesas?|lentejas|cocido|sancocho|ajiaco|frijoles|arroz|calamares|gambas|mariscos|pescaditos?|jamon|queso|natillas|flan|pastel(?:es)?|tarta|torta|helados?|gelatina|arroz con leche)(?= |$)/u,
    (own) =>
      thing(
        [`un plato de ${own}`, 'el plato', 'tin', 'hora de comer', `sentarse a comer ${own}`],
        [
          'no llegaba nunca completo a la mesa',
          'hacía que todos preguntaran a qué hora',
          'iba de mano en mano sin que se cayera nada, o casi nada',
        ],
        [
          'llamó a la mesa a los que estaban peleados',
          'pasó de mano en mano, y el último pedazo fue para quien más falta le hacía',
        ],
      ),
  ],
  [
    /^(?:flores|rosas|orquideas|girasoles|tulipanes|geranios|suculentas|cactus|claveles|violetas|azucenas|alcatraces|bugambilias|buganvillas|margaritas|lavanda|helechos|albahaca|plantas|plantitas|matas)(?= |$)/u,
    (own) =>
      thing(
        [`una maceta con ${own}`, 'la maceta', 'shhh', 'tierra mojada', `cuidar ${own}`],
        [
          'se volteaba hacia la ventana sin que la movieran',
          'se enderezaba cuando le hablaban bonito',
          'pedía agua poniéndose triste',
        ],
        ['se puso más verde que nunca, y todos se callaron a mirarla', 'creció un palmo de golpe y señaló hacia dónde'],
      ),
  ],
  [
    WHEELS,
    (own) => {
      const one = singular(own)
      const f = nounGender(one.split(' ')[0]!) === 'f'
      return thing(
        [
          `${f ? 'una' : 'un'} ${one} de llantas muy gastadas`,
          `${f ? 'la' : 'el'} ${one}`,
          'brum',
          'calle',
          `dar una vuelta`,
        ],
        ['arrancaba a la segunda', 'rechinaba en las curvas para presumir', 'tocaba el claxon para decir que sí'],
        ['encendió los faros y alumbró el camino', 'arrancó a la primera, justo cuando hacía falta'],
      )
    },
  ],
]

/** 'camiones de la basura' → 'camión de la basura' */
function singular(own: string): string {
  const [head = '', ...rest] = own.split(' ')
  const one = head.endsWith('ones')
    ? head.replace(/ones$/u, 'ón')
    : head.replace(/(?<=[rl])es$/u, '').replace(/(?<=\p{L}{3})s$/u, '')
  return [one, ...rest.filter((word, i) => i > 0 || !/^(?:viejos|viejas|antiguos|antiguas)$/u.test(word))].join(' ')
}

/** Null where the thing is of no such kind, or is somebody's with a name of its own. */
export function ownNounOf({ text, kind }: FavouriteItem): Prop | null {
  if (kind === 'clause' || countWords(text) > 6) return null
  const own = text
    .replace(/^(?:comer|comerse|hacer|hornear|preparar|tomar|cuidar|regar|ver|jugar con|manejar) /u, '')
    .replace(/^(?:el|la|los|las|sus?|un|una|unos|unas) /u, '')
  if (/\p{Lu}| y |,/u.test(own)) return null
  const [, of] = KINDS.find(([test]) => test.test(bare(own))) ?? []
  // 'los geranios de la entrada', 'las carnitas de los domingos': where and when are said elsewhere
  return of?.(WHEELS.test(bare(own)) ? own : own.replace(/ (?:de (?:la|los|las)|del|en) .*$/u, '')) ?? null
}
