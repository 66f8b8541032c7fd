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

/** What is left of a day in which something too big, eaten or alive is named, by its words. */
const LEFT: readonly (readonly [RegExp, string])[] =
  `nac(?:io|iste|ieron)|recien nacid\\w+|parto=una pulserita de hospital
apagon|(?:se|nos) (?:fue|corto) la luz|se corto todo=una vela
casa(?:mos|ron|miento)|boda|vals|matrimonio=una flor seca
naranjas?|mandarinas?=una cáscara de naranja
patin(?:es|aje)?|ruedas?|skate=una rueda de patín
ajedrez=un peón
parques|ludo|domino|loteria=una ficha
tartas?|tortas?|pastel(?:es)?|ponque|merengue|cumpleanos|cumple=una velita
sopas?|caldo|receta|guiso|pipian|arroz|pure=una cuchara
pan(?:es)?|sandwich(?:es)?|camote|empanadas?|trucha|pizza|comiendo=una servilleta
planetario|museo|cine|concierto|arena|circo|zoologico|estadio|teatro|roller|montana rusa|parque de diversiones=una entrada con la orilla rota
metro|tren|camion|autobus|bus|colectivo|bondi|micro|tranvia|mototaxi=un pasaje usado
avion|aeropuerto|viajamos|viaje=una etiqueta de maleta
manejar|conducir|carros?|coches?|auto|troca|camioneta|grua=un llavero
perdimos|perdernos|perdidos|gps|encontramos el camino=un mapa doblado
camaleon|perr\\w+|cachorr\\w+=una correa
gat[oa]s?|gatit\\w+=un cascabel
llov\\w+|tormenta|temporal|inundo|aguacero=un paraguas
nieve|nevad\\w+|frio|granizo=un guante
cantamos|cantando|cantar|canto|karaoke|cancion=una letra de canción escrita a mano
bail\\w+=una flor de papel
peina\\w+|peluqueria|trenzas?=un peine
chiste|chistes|carcajada=un papelito con un chiste
barro|presas?|arena=una palita
pintar|pintamos|dibuj\\w+=un lápiz de color
semillas?|huerto|sembr\\w+|cosech\\w+|jardin=una semilla
arbol|bosque|parque|campo|chacra|vereda|camino|plaza=una hoja seca
cerro|montana|rio|piedra|isla|lago=una piedrita lisa
elevador|ascensor=un botón redondo
dentista|medico|sala de espera|hospital=un papelito con el número del turno
escuela|escuelita|clase|cole|colegio|kinder|recreo|maestra|fracciones|tarea=un lápiz mordido
oficina|trabajo|turno|factura|laboratorio=un clip doblado
costura|cosia|vestidos?=un botón
telefono|llamada|videollamada|video=un cable enredado
fiesta|navidad|halloween=una serpentina
casa|puerta|balcon|sala|departamento|piso=una llave
paquetes?|encomienda|mudanza=una etiqueta de paquete`
    .split('\n')
    .map((row) => row.split('=') as [string, string])
    .map(([test, un]) => [new RegExp(`(?<!\\w)(?:${test})(?!\\w)`, 'u'), un])

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

const NOT_ITSELF =
  /^(?:cepillo de dientes|cepillo de dentadura|camara (?:fria|de frio|lenta)|red social|redes sociales|caja de cambios|carta de motivacion|bolsa de valores|flor de \w+|taza de bano|tapa de)/

/** The first thing that `memory` names as being there, and that is not the star; else what is left of such a day, or a token. */
export function keepsakeOf(memory: string, pick: Pick, star = ''): Keepsake {
  const tokens = words(memory)
  for (const [i, word] of tokens.entries()) {
    const before = tokens.slice(Math.max(0, i - 4), i).map(bare)
    // 'cepillo de dientes', 'cámara de frío', 'paso a desnivel': another thing than its noun
    if (
      NOT_ITSELF.test(
        tokens
          .slice(i, i + 3)
          .map(bare)
          .join(' '),
      )
    )
      continue
    if (before.some((token) => /^(?:no|ni|sin|nunca|ningun\w*)$/.test(token)) || /^\p{Lu}/u.test(word)) continue
    const kept = NAMED.find(([test]) => test.test(bare(word)))?.[1] ?? own(word, tokens[i - 1] ?? '', pick)
    if (kept && kept.el !== star) return kept
  }
  const left = leftOf(bare(memory), star)
  return left === null ? pick(TOKENS) : broughtBack(left, pick)
}

/** Of what a memory names, the first of which something is left. */
function leftOf(key: string, star: string): string | null {
  const found = LEFT.map(([test, un]) => ({ un, at: key.search(test) })).filter(
    ({ at, un }) => at >= 0 && elOf(un) !== star,
  )
  return found.sort((a, b) => a.at - b.at)[0]?.un ?? null
}

/** 'una rueda de patín' → 'la rueda' */
const elOf = (un: string) =>
  un.replace(/^una? (\p{L}+).*$/u, (whole, noun: string) => `${whole.startsWith('una') ? 'la' : 'el'} ${noun}`)

function broughtBack(un: string, pick: Pick): Keepsake {
  const first = pick(WAKES)
  const el = elOf(un)
  return keepsake(un, el, first, pick(WAKES.filter((wake) => wake !== first)))
}

function own(word: string, before: string, pick: Pick): Keepsake | null {
  const one = [word, word.replace(/s$/u, ''), word.replace(/(?<=[rlndj])es$/u, ''), word.replace(/ces$/u, 'z')].find(
    (form) => SMALL.has(bare(form)),
  )
  if (one === undefined) return null
  const accented = one.replace(/(?<=l)apiz$/u, 'ápiz')
  const f = /^(?:un|el)$/i.test(before) ? false : /^(?:una|la)$/i.test(before) || nounGender(accented) === 'f'
  return broughtBack(`${f ? 'una' : 'un'} ${accented}`, pick)
}
