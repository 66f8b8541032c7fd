import { nounGender } from '../language/gender.ts'
import { bare, words } from '../language/text.ts'

/** A thing of a memory: small enough for a hand, and kept since. */
export type Keepsake = {
  /** 'una concha' */
  un: string
  /** 'la concha' */
  el: string
  lo: 'lo' | 'la'
  /** What it does when it is needed: two predicates in the preterite, for its `el`; each brings that day back. */
  wakes: readonly [string, string]
}

export function keepsake(un: string, el: string, first: string, second: string): Keepsake {
  return { un, el, lo: un.startsWith('una ') ? 'la' : 'lo', wakes: [first, second] }
}

/** What stands for a thing that is eaten, ridden or flown, where the memory names that. */
export const NAMED: readonly (readonly [RegExp, Keepsake])[] = [
  [
    /^bicis?$|^bicicletas?$|^rueditas$/,
    keepsake('un timbre de bicicleta', 'el timbre', 'hizo rin, igual que entonces', 'sonó sin que nadie lo tocara'),
  ],
  [
    /^guitarras?$/,
    keepsake(
      'una púa de guitarra',
      'la púa',
      'sonó sola, una nota nada más, la de entonces',
      'vibró como vibraba entonces',
    ),
  ],
  [
    /^helados?$|^paletas?$/,
    keepsake('un palito de paleta', 'el palito', 'se puso frío, igual que entonces', 'olió a dulce, como entonces'),
  ],
  [
    /^globos?$/,
    keepsake(
      'un hilo de globo',
      'el hilo',
      'se levantó en el aire, como si arriba siguiera el globo',
      'jaló hacia arriba, igual que entonces',
    ),
  ],
  [
    /^tacos?$|^tortas?$|^pizzas?$|^churros?$|^bocadillos?$|^bocatas?$/,
    keepsake(
      'una servilleta doblada',
      'la servilleta',
      'se desdobló, y tenía la mancha de entonces',
      'soltó un olor que dio hambre a todos',
    ),
  ],
  [
    /^medallas?$/,
    keepsake(
      'una medalla',
      'la medalla',
      'sonó contra un botón, tin, como entonces',
      'brilló como si acabaran de colgarla',
    ),
  ],
  [
    /^paraguas$/,
    keepsake('un paraguas', 'el paraguas', 'se abrió solo, con un flap', 'soltó una gota de aquella lluvia'),
  ],
]

/** Things that fit a hand or a shelf, without accents. */
const SMALL = new Set(
  `sombrilla carta nota papelito papel servilleta foto fotografia dibujo lapiz pluma cuaderno libro libreta mochila gorra sombrero corona
  anillo pulsera collar arete reloj llave moneda billete vela velita lampara linterna radio taza vaso termo plato cuchara tenedor olla
  sopera jarra tetera cafetera botella pelota balon bufanda guante chamarra chaqueta abrigo sueter vestido falda zapato tenis bota sandalia
  pantufla calcetin delantal panuelo cobija manta almohada muneca muneco peluche osito carrito cochecito flor rosa hoja piedra piedrita concha
  caracola boleto mapa maleta caja bandera silbato campana cascabel tambor flauta armonica microfono trompo canica triciclo casco patin
  tijera hilo boton aguja cuerda lazo cinta escoba cubeta balde canasta brujula barco barquito avioncito cometa papalote pinata disfraz
  mascara antifaz espejo peine cepillo gis tiza trofeo copa baraja ficha domino despertador patuco ruana bolsa suela cartulina sobre
  postal disco casete tuerca martillo ancla remo cana anzuelo red frasco vestido velo bastón abanico camara rosario libreton acordeon`
    .split(/\s+/)
    .filter(Boolean),
)

/** How a thing that the memory itself names brings it back; right for any. */
const WAKES = [
  'se movió apenas, como si también se acordara',
  'brilló un momento, con la luz de entonces',
  'sonó bajito, como entonces',
  'pesó de pronto lo que pesan las cosas que importan',
  'soltó un calor chiquito, como de mano',
  'olió, no se sabe cómo, a aquello mismo',
]

/** What people carry so as not to forget, where the memory names no thing. */
const TOKENS = [
  keepsake(
    'un pañuelo con un nudo',
    'el pañuelo',
    'apretó su nudo, que es para no olvidar',
    'soltó su nudo, y dentro estaba todo',
  ),
  keepsake(
    'una hoja de calendario',
    'la hoja',
    'se volteó hacia atrás, hasta ese día',
    'se puso tibia, como recién arrancada',
  ),
  keepsake(
    'un hilo rojo',
    'el hilo',
    'jaló, poquito, hacia donde había que ir',
    'se tensó, como si del otro lado siguiera todo aquello',
  ),
]

type Pick = <T>(options: readonly T[]) => T

/** The first thing that `memory` names as being there; else a token. */
export function keepsakeOf(memory: string, pick: Pick): Keepsake {
  const tokens = words(memory)
  for (const [i, word] of tokens.entries()) {
    const before = tokens.slice(Math.max(0, i - 4), i).map(bare)
    if (/^(?:dientes|dentadura)$/.test(bare(tokens[i + 2] ?? ''))) continue
    if (before.some((token) => /^(?:no|ni|sin|nunca|ningun\w*)$/.test(token)) || /^\p{Lu}/u.test(word)) continue
    const kept = NAMED.find(([test]) => test.test(bare(word)))?.[1] ?? own(word, tokens[i - 1] ?? '', pick)
    if (kept) return kept
  }
  return pick(TOKENS)
}

function own(word: string, before: string, pick: Pick): Keepsake | null {
  const one = [word, word.replace(/s$/u, ''), word.replace(/(?<=[rlndj])es$/u, ''), word.replace(/ces$/u, 'z')].find(
    (form) => SMALL.has(bare(form)),
  )
  if (one === undefined) return null
  const accented = one.replace(/(?<=l)apiz$/u, 'ápiz')
  const f = /^(?:un|el)$/i.test(before) ? false : /^(?:una|la)$/i.test(before) || nounGender(accented) === 'f'
  const first = pick(WAKES)
  return keepsake(
    `${f ? 'una' : 'un'} ${accented}`,
    `${f ? 'la' : 'el'} ${accented}`,
    first,
    pick(WAKES.filter((wake) => wake !== first)),
  )
}
