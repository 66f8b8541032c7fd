import { bare } from '../../language/text.ts'
import { type Named, of, type Parts, short } from '../named.ts'
import { IN_THE_LIGHT, type Prop, thing } from '../prop.ts'

/** What one does with what stands in a house; with what has no use of its own, nothing. */
const USES: readonly (readonly [RegExp, (named: Named) => string])[] = [
  [/^maquina de [a-z]+[aei]r(?: |$)/, ({ own }) => own.split(' ')[2]!],
  [/^(?:maquina )?singer(?: |$)/, () => 'coser'],
  [/^(?:telescop|microscop|binocul|catalej|lupa)/, ({ all }) => `mirar por ${all}`],
  [/^(?:horno|estufa)/, () => 'hornear algo'],
  [/^(?:elevador|ascensor)/, ({ all }) => `subir y bajar en ${all}`],
  [/^(?:tocadisc|rocola)/, () => 'oír discos'],
  [/^(?:camara)/, () => 'tomar fotos'],
  [/^(?:televis|tele$|tele |pantalla)/, ({ all }) => `ver ${all}`],
  [/^(?:silla|sillon|mecedor|banc|banquito|butaca|taburete)/, ({ all }) => `sentarse en ${all}`],
  [/^(?:cama|hamaca|almohada|cojin|alfombra)/, ({ all }) => `acostarse en ${all}`],
  [/^(?:lapiz|pluma$|pluma |boligraf|boli$|pincel|crayol|plumon|marcador|gis|tiza)/, ({ all }) => `dibujar con ${all}`],
  [/^(?:cuaderno|libreta|agenda)/, ({ all }) => `escribir en ${all}`],
  [/^ventana/, ({ all }) => `mirar por ${all}`],
  [/^espejo/, ({ all }) => `mirarse en ${all}`],
  [/^(?:cuchara|cucharon|sarten|olla|cazo|cacerola|molcajete|mortero|rodillo)/, ({ all }) => `cocinar con ${all}`],
  [/^(?:regadera|manguera)/, () => 'regar'],
  [/^(?:cana de pescar|anzuelo|red$)/, () => 'pescar'],
]
const used = (named: Named) => USES.find(([test]) => test.test(bare(named.own)))?.[1](named) ?? ''

type Ways = readonly [test: RegExp, sound: string, does: Prop['does'], helps: Prop['helps']]

/** What stands in a house, by what is seen and heard of it; the last is of what only is there. */
const WAYS: readonly Ways[] = [
  [
    /^cuchar\p{L}* de (?:palo|madera)/u,
    'toc, toc',
    ['daba golpecitos, toc, toc', 'daba vueltas como en una olla', 'marcaba el compás en el aire'],
    ['golpeó como un tambor, toc, toc, toc', 'dio vueltas tan rápido como un remolino'],
  ],
  [
    /^(?:telescop|microscop|binocul|catalej|lupa|espejo)/u,
    'clic',
    ['brillaba por el cristal', 'se empañaba y se volvía a aclarar', 'mandaba un reflejo redondo'],
    ['soltó un destello por el cristal', 'mandó un rayo de luz de un lado al otro'],
  ],
  [
    /^(?:ventilador|extractor|campana extractora|secador(?:a de pelo)?(?: |$)|aire)/u,
    'fuuu',
    ['hacía fuuu, fuuu, bajito', 'movía el aire de un lado a otro', 'se callaba un momento y volvía a empezar'],
    ['hizo fuuu con todas sus fuerzas', 'levantó un viento enorme'],
  ],
  [
    /^(?:maquina (?:de (?:coser|tejer|bordar)|singer)|singer)/u,
    'tac, tac',
    ['subía y bajaba la aguja, tac, tac, tac', 'daba una puntada, y luego otra', 'hacía girar su rueda'],
    ['dio cien puntadas seguidas, tac, tac, tac', 'hizo girar su rueda más rápido que nunca'],
  ],
  [
    /^(?:maquina de escribir|piano de juguete|teclado)/u,
    'tac, tac',
    ['hacía tac, tac con sus teclas', 'escribía una letra, y luego otra', 'movía una tecla, y luego la de al lado'],
    ['tecleó a toda velocidad, tac, tac, tac', 'bajó todas sus teclas a la vez'],
  ],
  [
    /^(?:horno|estufa|asador|ahumador|smoker|comal|calefactor|radiador|plancha|cafetera|tostador)/u,
    'crac',
    ['guardaba un calorcito', 'crujía bajito al calentarse', 'echaba un aire tibio'],
    ['soltó todo su calor', 'calentó como el sol del mediodía'],
  ],
  [
    /^(?:refri|nevera|heladera)/u,
    'zum',
    ['zumbaba bajito', 'soltaba un airecito frío', 'encendía su luz de adentro'],
    ['encendió toda su luz', 'zumbó más fuerte que nunca'],
  ],
  [
    /^(?:lavadora|licuadora|batidora|secadora|tornos?|aspiradora|taladro|compresor|motor|maquina|motosierra)/u,
    'rrrum',
    ['ronroneaba bajito, rrrum', 'temblaba un poquito, de tanta fuerza', 'se callaba y volvía a arrancar'],
    ['arrancó con todas sus fuerzas', 'hizo más ruido que nunca, rrrum'],
  ],
  [
    /^(?:reloj|despertador)/u,
    'tic, tac',
    ['hacía tic, tac', 'movía una manecilla, y luego la otra', 'se adelantaba un minuto y volvía atrás'],
    ['sonó con todas sus fuerzas', 'dio la vuelta entera con sus manecillas'],
  ],
  [
    /^(?:comput|ordenador|laptop|portatil|tablet|ipad|televis|tele$|tele |pantalla)/u,
    'bip',
    ['encendía y apagaba una lucecita', 'brillaba con una luz azul', 'hacía bip, bip'],
    ['encendió toda su pantalla', 'hizo bip, bip, bip a todo volumen'],
  ],
  [
    /^(?:tocadisc|rocola|bocina|parlante|altavoz|microfono)/u,
    'tum',
    ['sonaba bajito, como quien tararea', 'vibraba con cada nota, tum, tum', 'repetía la parte más bonita'],
    ['sonó más fuerte que nunca', 'hizo temblar el aire, tum, tum, tum'],
  ],
  [
    /^(?:telefono|celular|movil)/u,
    'rin',
    ['hacía rin, rin, muy bajito', 'encendía y apagaba una lucecita', 'vibraba y daba media vuelta'],
    ['sonó con todas sus fuerzas, rin, rin, rin', 'encendió todas sus luces'],
  ],
  [
    /^(?:router|modem|impresora|control|interruptor|satelite|elevador|ascensor|audifono|auricular)/u,
    'clic',
    ['encendía y apagaba una lucecita', 'hacía clic, y otra vez clic', 'brillaba un poquito por un lado'],
    ['encendió todas sus luces', 'brilló con toda la luz que había'],
  ],
  [
    /^(?:lapiz|pluma|boligraf|boli|pincel|crayol|plumon|marcador|gis|tiza|tinta|brocha)/u,
    'ras',
    ['hacía una raya, y luego otra', 'dejaba un puntito por donde pasaba', 'rodaba un poquito y se detenía'],
    ['hizo una raya larguísima, de un solo tirón', 'dibujó un círculo enorme'],
  ],
  [
    /^(?:cuaderno|libreta|agenda)/u,
    'fras',
    ['pasaba una hoja, y luego otra', 'asomaba una esquina doblada', 'se abría siempre por el mismo lugar'],
    ['pasó todas sus hojas de golpe, fras, fras, fras', 'se abrió de par en par'],
  ],
  [
    /^(?:taza|vaso|jarra|olla|cazo|cacerola|sarten|cuchar|balde|cubeta|tupper|topper|tapa|molcajete|mortero|plato|campan|llave|candado|tuerca|desarmador|destornillador|martillo|cuchillo|navaja)/u,
    'clin',
    ['tintineaba, clin, clin', 'brillaba por la orilla', 'sonaba a cada paso, clin'],
    ['sonó con todas sus fuerzas, clin, clin, clin', 'brilló con toda la luz que había'],
  ],
  [
    /^(?:costurero|lonchera|caja|cesta|canasto|canasta|bolsa|maleta|mochila|ropero|armario|closet|estuche)/u,
    'toc',
    ['se abría un poquito y se volvía a cerrar', 'sonaba a hueco, toc, toc', 'guardaba un poquito de sombra'],
    ['se abrió de par en par', 'sonó como un tambor, toc, toc, toc'],
  ],
  [
    /^(?:silla|sillon|mecedor|banc|banquito|butaca|taburete|hamaca|cama|cuna|mesa|pupitre|escalera|librero|estanteria|repisa)/u,
    'cric',
    ['crujía bajito, cric', 'se mecía un poquito', 'se quedaba esperando, con mucha paciencia'],
    ['crujió con todas sus fuerzas', 'se plantó con todas sus patas en el suelo'],
  ],
  [
    /^(?:toalla|almohada|cojin|alfombra|cortina|red|cinta|soga|cuerda)/u,
    'fuf',
    ['se mecía con el aire', 'se enrollaba y se desenrollaba', 'se doblaba por una punta'],
    ['ondeó como una bandera', 'se estiró de punta a punta'],
  ],
  [
    /^(?:parrilla|asador|comal|brasero)/u,
    'crrr',
    ['soltaba un hilito de humo', 'chisporroteaba un poquito', 'chirriaba, como quien pide carbón'],
    ['echó humo como una locomotora', 'chisporroteó con todas sus fuerzas'],
  ],
  [
    /^cana(?: de pescar)?$/u,
    'plop',
    ['se doblaba como si algo picara', 'soltaba el hilo y lo volvía a recoger', 'hacía bailar su anzuelo'],
    ['lanzó el hilo más lejos que nunca', 'tiró con todas sus fuerzas, doblada como un arco'],
  ],
  [
    /^(?:puerta|ventana)/u,
    'ñic',
    ['se abría un poquito y se volvía a cerrar', 'hacía ñic, ñac', 'dejaba pasar una rayita de luz'],
    ['se abrió de par en par', 'dejó pasar toda la luz'],
  ],
]

/** The sound of what is called so, what it does, and how it helps. */
export function waysOf(own: string): readonly [sound: string, does: Prop['does'], helps: Prop['helps']] {
  const [, ...ways] = WAYS.find(([test]) => test.test(bare(own))) ?? [null, 'toc', ...IN_THE_LIGHT]
  return ways
}

const madeWith = (named: Named, ready: string): Prop => {
  const [sound, ...ways] = waysOf(named.own)
  return thing([`${named.one}${ready}`, named.the, sound, 'casa', used(named)], ...ways)
}

const MACHINE = (named: Named): Prop =>
  madeWith(named, / (?:viej|antigu|rot)[oa]/u.test(named.one) ? ' que todavía andaba' : '')

type Worn = readonly [test: RegExp, sound: string, ...typeof IN_THE_LIGHT]

/** What is worn: what is hard shines, shoes walk, and cloth has folds. */
const WEARING: readonly Worn[] = [
  [
    /^(?:casco|lente|anteojo|gafa|arete|pendiente|aro|collar|pulsera|anillo|brazalete|broche|prendedor|perfume|labial|pintalabios|esmalte|corona|peineta|chup)/u,
    'clic',
    ...IN_THE_LIGHT,
  ],
  [
    /^(?:zapat|bota|sandalia|huarache|pantufla|tenis)/u,
    'tap',
    ['caminaba con pasitos, tap, tap', 'marcaba el compás, tap, tap', 'se paraba de puntitas'],
    ['zapateó con todas sus fuerzas, tap, tap, tap', 'dio el salto más largo de su vida'],
  ],
  [
    /^/u,
    'fru, fru',
    [
      'se lucía con una vueltecita',
      'se balanceaba, fru, fru',
      'se sacudía el polvo, fru, fru',
      'se doblaba un poquito, como quien saluda',
    ],
    ['se agitó en lo alto como una bandera', 'dio tres vueltas en el aire'],
  ],
]

/** How what is made by hand is spoken of as a deed. */
function craftDone({ own, all }: Named): string {
  const key = bare(own)
  if (key.startsWith('costura')) return 'coser'
  if (/^(?:bordado|punto)/.test(key)) return 'bordar'
  if (/^(?:tejido|croch|ganch|poncho)/.test(key)) return 'tejer'
  if (key.startsWith('cocina')) return 'cocinar'
  if (/^(?:pintura|acuarela)/.test(key)) return 'pintar'
  if (key.startsWith('dibujo')) return 'dibujar'
  if (key.startsWith('fotograf')) return 'tomar fotos'
  if (/^(?:lego|bloque|modelismo|maqueta)/.test(key)) return `armar ${all}`
  if (key.startsWith('plastilina')) return `jugar con ${own}`
  if (/^(?:madera|barro)/.test(key)) return `trabajar ${all}`
  return `hacer ${own}`
}

/** What stands in a house or is worn. */
export const HOUSEHOLD_THINGS = {
  machine: MACHINE,
  tech: MACHINE,
  light: ({ one, the, all }) =>
    thing(
      [`${one} con luz propia`, the, 'tin', 'cera y a noche tibia', `encender ${all}`],
      [
        'subía y bajaba la luz, como si respirara',
        'parpadeaba como quien dice que sí',
        'dibujaba sombras redondas',
        'temblaba un poquito, de la risa',
      ],
      ['se encendió con toda su luz', 'brilló el doble, y luego el doble del doble'],
    ),
  tool: (named) => madeWith(named, ''),
  craft: (named) =>
    thing(
      [`una caja de ${named.own}`, `la caja de ${short(named.own)}`, 'ras, ras', 'taller', craftDone(named)],
      [
        'se abría un poquito y se volvía a cerrar',
        'sonaba a muchas cosas chiquitas',
        'hacía ras, ras, como quien ya está trabajando',
      ],
      ['se abrió de par en par', 'se sacudió hasta que sonaron todas sus cosas'],
    ),
  wear: ({ own, one, the, all }) => {
    const [, sound, does, helps] = WEARING.find(([test]) => test.test(bare(own)))!
    const together = own.startsWith('chup')
      ? 'dormirse con'
      : /^(?:casco|bota|zapatilla|sandalia|guante|pantufla)/u.test(own)
        ? 'ponerse'
        : 'lucir'
    return thing(
      [`${one} que se reconocía de lejos`, the, sound, 'armario y a jabón', `${together} ${all}`],
      does,
      helps,
    )
  },
  cloth: ({ own, all, one, the }) =>
    thing(
      [
        ...(own.startsWith('ropa')
          ? ([`un montón de ${own}`, 'el montón'] as const)
          : ([`${one} que olía a casa`, the] as const)),
        'puf',
        'jabón y a sol',
        own.startsWith('ropa') ? `descansar sobre ${all}` : `taparse con ${all}`,
      ],
      ['guardaba un calorcito', 'se inflaba un poquito, puf', 'se arrugaba de la risa'],
      ['se infló como una vela', 'se extendió de orilla a orilla, puf'],
    ),
  collection: ({ own, all }) =>
    thing(
      [`una lata llena de ${own}`, `la lata de ${short(own)}`, 'cras', 'lata y a tesoro', `ordenar ${all}`],
      ['sonaba a lluvia al moverse', 'se destapaba un poquito, y algo brillaba adentro', 'se bamboleaba, de tan llena'],
      ['se sacudió hasta sonar como un aguacero', 'se destapó de golpe, con todo su brillo'],
    ),
  scent: ({ all, own }) =>
    thing(
      [
        `un frasquito que guardaba ${all}`,
        'el frasquito',
        'plop',
        own.replace(/^\p{L}+ (?:a|de|del) (?:(?:el|la|los|las) )?/u, ''),
        own.startsWith('sabor') ? `probar ${all}` : `respirar hondo ${all}`,
      ],
      ['se destapaba un poquito, plop', 'soltaba una gota, una sola', 'temblaba como si tuviera cosquillas'],
      ['se destapó de golpe, plop', 'soltó todo lo que guardaba de una vez'],
    ),
  hue: ({ all, own }) =>
    thing(
      [`un bote de pintura con ${all} dentro`, 'el bote', 'plas', 'pintura fresca', `pintarlo todo de ${own}`],
      ['dejaba una gotita de color, y luego otra', 'salpicaba un poquito, plas', 'hacía burbujas de color'],
      ['pintó de una vez una raya larguísima', 'saltó y salpicó color por todas partes'],
    ),
  body: (named) =>
    thing(
      [`un espejo chiquito hecho a la medida ${of(named)}`, 'el espejo', 'tin', 'jabón', `jugar con ${named.all}`],
      ['se empañaba de risa', 'mandaba un reflejo redondo', 'brillaba, se apagaba y volvía a brillar'],
      ['mandó un rayo de luz de un lado al otro', 'brilló como un sol chiquito'],
    ),
} satisfies Parts
