import { bare } from '../../language/grammar/text.ts'

/** What is heard of what stands in a house or is worn, by how its name begins, without accents: the first that fits. */
const TABLE = `
cuchar\\w* de (?:palo|madera) / toc, toc
escob|trapeador|recogedor|plumero / ras, ras
telar / tac, tac
costurero / clic
tijera / clic
camara / clic
ventilador|extractor|campana extractora|secador(?:a de pelo)?(?= |$)|aire / fuuu
maquinas? (?:de (?:coser|tejer|bordar)|singer)|singer / tac, tac
maquinas? de escribir|teclado / tac, tac
refri|nevera|heladera / zum
lavadora|licuadora|batidora|secadora|tornos?|aspiradora|taladro|compresor|motor|maquina|motosierra / rrrum
reloj|despertador|metronomo / tic, tac
telefono|celular|movil / rin
silbato / pii
bicicleta / rin
espada|florete / zas
mazo|martillo|cincel|gubia|marro / toc, toc
regadera|manguera / shhh
cojin|almohad|colchon / puf
lapiz|pluma|boligraf|boli|pincel|crayol|plumon|marcador|gis|tiza|tinta|brocha / ras
cuaderno|libreta|agenda / fras
taza|vaso|jarra|olla|cazo|cacerola|sarten|cuchar|balde|cubeta|tupper|topper|tapa|molcajete|mortero|plato|campan|llave|candado|tuerca|desarmador|destornillador|cuchillo|navaja|bandeja / clin
mochila|maleta / clac
silla|sillon|mecedor|banc|banquito|butaca|taburete|hamaca|cama|cuna|mesa|pupitre|escalera|librero|estanteria|repisa / cric
columpio / ñic, ñac
cuerda|soga|reata / fiu
toalla|cortina|red|cinta|bandera|capote|telon|cobija|disfraz / fuf
puerta|ventana / ñic
tenis / tap
patin|roller|skate|longboard / rrrac
guante|manopla / paf
sombrero|gorr|boina|cachucha|chupalla / fru, fru`
  .trim()
  .split('\n')
  .map((row) => row.split(' / '))
  .map(([called = '', sound = '']) => ({ test: new RegExp(`^(?:${called})`, 'u'), sound }))

export const soundOf = (own: string): string => TABLE.find(({ test }) => test.test(bare(own)))?.sound ?? 'toc'

/** 'un cepillo de carpintero' → 'el cepillo' */
export const shortThe = (un: string) =>
  un.startsWith('un par ')
    ? un.replace(/^un /u, 'el ').replace(/ de (?:arquer|porter)[oa]$/u, '')
    : un.replace(/^un(a?) (\p{L}+).*$/u, (_, a: string, noun: string) => `${a ? 'la' : 'el'} ${noun}`)
